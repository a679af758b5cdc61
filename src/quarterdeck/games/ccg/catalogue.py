"""The cards under their numbers with what is written of their texts, and finding them by name.

A card is `complete` if it has no text, or its text is written in `cards/`. Others are in the catalogue too, so that
decks can be read and checked, and cannot enter a game.
"""

import re
from functools import cache
from typing import Any, Final

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.cardgame.facts import Texts
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.using import CardAbility
from quarterdeck.games.ccg.cards import TEXTS
from quarterdeck.games.ccg.facts import ADDED, CcgCard, load, tables
from quarterdeck.games.ccg.flow.actions import BASIC_ACTIONS
from quarterdeck.games.ccg.laying import fit_to_card

LISTING: Final = "'quarterdeck cards ccg' lists them all"
#: what lists write instead of " (Experienced)", and what they add to a card that shines
OTHER_WORDS: Final = re.compile(r"\s*[-–(,]?\s*\bexp(?:erienced)?\b\.?\)?$", re.I)
SHINING: Final = re.compile(r"\s*[-–(]\s*foil\)?$", re.I)


class CcgCatalogue(Catalogue[CcgCard]):
    """A catalogue that knows an Experienced Crew by all that people call it."""

    def get(self, name: str) -> CcgCard | None:
        """The card of this name or number, if it can only be one: also 'Pepin - Exp.' and 'Pepin (exp)'."""
        card = super().get(name)
        if card is not None:
            return card
        name = SHINING.sub("", name)
        return super().get(name) or super().get(OTHER_WORDS.sub("", name) + ADDED)


def catalogue_with(texts: Texts) -> CcgCatalogue:
    """All cards, with these texts; a text without a card, or for a card that has none, is refused."""
    cards = load()
    rows = [row for table in tables().values() for row in table]
    for card, parts in zip(cards, texts.attach(rows, "text", ("name", "number"), partly=True)):
        if parts:
            write(card, parts)
    return CcgCatalogue(cards, BASIC_ACTIONS, LISTING)


def write(card: CcgCard, parts: tuple[Any, ...]) -> None:
    """The card does what these parts say, and is complete."""
    card.texts = parts
    card.abilities = tuple([part for part in parts if isinstance(part, CardAbility)])
    card.passives = tuple([p for part in parts if isinstance(part, Passive) for p in part.apart()])
    card.complete = True
    fit_to_card(card)


@cache
def published() -> CcgCatalogue:
    """The set as it was published."""
    return catalogue_with(TEXTS)


def catalogue() -> tuple[CcgCard, ...]:
    """The cards in the order of their numbers; a card's place here is its definition number."""
    return published().cards


def abilities() -> tuple[Any, ...]:
    """Every ability; the place here is the ability's number."""
    return published().abilities


def find_card(name: str) -> CcgCard:
    """The card of this name or number; an unknown one is refused with the nearest names."""
    return published().find(name)


def unwritten(card: CcgCard) -> str:
    """Why an incomplete card cannot be played."""
    return f"what {card.name} does is not written yet: it cannot be played"
