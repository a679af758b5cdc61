"""What is printed on a card of this game, checked when the card is built: nonsense is refused with card and line."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.cardgame.checks import bad, check_number, check_one_of, check_row, check_text
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, BRUTE, CHARACTER, DASH, FACTIONS, FORCED, KIND_NAMES, LEADER_CARD, LOCATION_CARD, MANEUVER, PASSIVE,
    PLACES, RISK, SCHEME_CARD, SCHEME_TEXT, SETUP, STATS, TECHNIQUE, VALUES, WHEN_REVEALED,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.words import article


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


#: kinds of ability that only some kinds of card have: on any other they would never be used
ONLY_ON: dict[int, tuple[tuple[int, ...], str]] = {
    TECHNIQUE: ((LEADER_CARD, CHARACTER, ATTACHMENT), "a character or an attachment"),
    MANEUVER: ((CHARACTER, ATTACHMENT, RISK), "a card with combat values"),
    SCHEME_TEXT: ((SCHEME_CARD,), "a scheme"),
    WHEN_REVEALED: ((SCHEME_CARD,), "a scheme"),
    SETUP: ((LEADER_CARD,), "a Leader"),
}


#: kinds of ability whose label is no noun, or that have none in print
CALLED = {
    FORCED: "Forced ability", PASSIVE: "text without a label", SCHEME_TEXT: "text of a scheme",
    WHEN_REVEALED: "text for when it is revealed", SETUP: "text for setting up",
}  # fmt: skip


def kind_called(kind: int) -> str:
    """'a Reaction', 'a Forced ability'; what has no label in print is called by what it is."""
    return article(CALLED.get(kind, KIND_NAMES[kind]))


def check_texts(card: Any, texts: Sequence[Any], kinds: tuple[type, ...]) -> None:
    """Texts are abilities and continuous texts, and no bare parts of them."""
    for i, text in enumerate(texts, 1):
        if not isinstance(text, kinds):
            shown = f"text {i} is no whole text: {text!r}"
            raise bad(card.name, f"{shown}; write action(…), reaction(…) or the like around it")
        check_kind(card, i, getattr(text, "kind", NONE))


def check_kind(card: Any, i: int, kind: int) -> None:
    """An ability belongs on a card that can have it; a Maneuver on one that can be played as a combat card."""
    if kind in ONLY_ON:
        kinds, home = ONLY_ON[kind]
        if card.kind not in kinds or (kind == MANEUVER and all(value == DASH for value in card.values)):
            raise bad(card.name, f"text {i} is {kind_called(kind)}, which belongs on {home}")
