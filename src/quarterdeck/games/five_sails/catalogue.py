"""All cards of the game under their numbers, all abilities under theirs, and finding either by name."""

import difflib
import unicodedata
from functools import cache
from typing import Any

from quarterdeck.games.five_sails.cards import ALL
from quarterdeck.games.five_sails.effects.build import Card
from quarterdeck.games.five_sails.flow.actions import BASIC_ACTIONS
from quarterdeck.kernel.errors import BadDefinition


@cache
def catalogue() -> tuple[Card, ...]:
    """The cards in the order of their collector numbers; a card's place here is its definition number."""
    cards = sorted(ALL, key=lambda card: card.number)
    for i, card in enumerate(cards):
        card.definition = i
    names = [c.name for c in cards]
    doubled = {n for n in names if names.count(n) > 1}
    if doubled:
        raise BadDefinition(f"two cards share a name: {sorted(doubled)}")
    return tuple(cards)


@cache
def abilities() -> tuple[Any, ...]:
    """Basic actions first, then every printed ability; the place here is the ability's number."""
    out: list[Any] = list(BASIC_ACTIONS)
    for card in catalogue():
        for a in card.abilities:
            a.definition = card.definition
            a.prepare()
            out.append(a)
    for i, a in enumerate(out):
        a.number = i
    return tuple(out)


def plain(name: str) -> str:
    """Without case, accents and punctuation, for comparing."""
    flat = unicodedata.normalize("NFKD", name)
    return "".join(ch for ch in flat.lower() if ch.isalnum())


@cache
def by_name() -> dict[str, Card]:
    """Every card under its number and its plain name."""
    cards = catalogue()
    return {card.number: card for card in cards} | {plain(card.name): card for card in cards}


def find_card(name: str) -> Card:
    """The card of this name or number; an unknown one is refused with the nearest names."""
    wanted = plain(name)
    if wanted in by_name():
        return by_name()[wanted]
    near = difflib.get_close_matches(wanted, [plain(c.name) for c in catalogue()], 3, 0.7)
    names = [c.name for c in catalogue() if plain(c.name) in near or (len(wanted) > 3 and wanted in plain(c.name))][:4]
    hint = f"; did you mean {' or '.join(names)}?" if names else "; 'quarterdeck cards five-sails' lists them all"
    raise BadDefinition(f"there is no card named {name!r}{hint}")
