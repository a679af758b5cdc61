"""What is printed on a card of this game, checked when the card is built: nonsense is refused with card and line."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.cardgame.checks import bad, check_number, check_one_of, check_row, check_text
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, BRUTE, CHARACTER, DASH, FACTIONS, LEADER_CARD, LOCATION_CARD, PLACES, RISK, SCHEME_CARD, STATS, VALUES,
)  # fmt: skip


def stats_of(card: str, values: Sequence[int | str]) -> tuple[int, ...]:
    """Resolve, Combat, Finesse and Influence of a character: numbers or dashes, and a Resolve to live by."""
    check_row(card, "stats", STATS, values)
    check_number(card, STATS[0], values[0], 1)
    return dashed(values)


def values_of(card: str, values: Sequence[int | str]) -> tuple[int, ...]:
    """Riposte, Parry and Thrust: numbers or dashes."""
    check_row(card, "combat values", VALUES, values)
    return dashed(values)


def modifiers_of(card: str, values: Sequence[int]) -> tuple[int, ...]:
    """What an attachment adds to the four stats, which may be less than nothing."""
    check_row(card, "modifiers", STATS, values, dash=False)
    return tuple(values)


def dashed(values: Sequence[int | str]) -> tuple[int, ...]:
    return tuple([DASH if value == "-" else int(value) for value in values])


def check_facts(card: Any) -> None:
    """Names, faction and the numbers that each kind of card has."""
    check_text(repr(card.number), "the name", card.name)
    check_text(card.name, "the number", card.number)
    check_one_of(card.name, "faction", card.faction, FACTIONS)
    if card.kind == LEADER_CARD:
        check_number(card.name, "Crew Cap", card.crew_cap, 1)
        check_number(card.name, "Panache", card.panache, 1)
    elif card.kind == SCHEME_CARD:
        check_number(card.name, "Initiative", card.initiative)
        check_number(card.name, "the change of Panache", card.panache_modifier, None)
    elif card.kind == LOCATION_CARD:
        check_one_of(card.name, "place", card.place, range(PLACES))
    elif card.kind in (ATTACHMENT, RISK) or is_paid_for(card) or card.cost != DASH:
        check_number(card.name, "the cost", card.cost)


def is_paid_for(card: Any) -> bool:
    """Whether a character is recruited, or played from a hand: those of an Approach Deck cost nothing. (FS-CARDS-05)"""
    return card.kind == CHARACTER and (card.faction == "City" or bool(card.keywords & BRUTE))


def check_texts(card: str, texts: Sequence[Any], kinds: tuple[type, ...]) -> None:
    """Texts are abilities and continuous texts, and no bare parts of them."""
    for i, text in enumerate(texts, 1):
        if not isinstance(text, kinds):
            raise bad(card, f"text {i} is no whole text: {text!r}; write action(…), reaction(…) or the like around it")
