"""Options that name cards and places, and the card that an answer means."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.state import State
from quarterdeck.cardgame.terms import V_CARD, V_HAND, V_PLACE
from quarterdeck.kernel.columns import NONE, NO_SLOT, PUBLIC_BIT
from quarterdeck.kernel.decision import ABILITY_BITS, THING_MASK, VERB_SHIFT

CARD_KEY: Final = V_CARD << VERB_SHIFT
HAND_KEY: Final = V_HAND << VERB_SHIFT
PLACE_KEY: Final = V_PLACE << VERB_SHIFT


def card_keys(s: State, cards: Sequence[int]) -> list[int]:
    """One option for each card, and one for copies that nobody could tell apart."""
    slot, definition, known = s.slot, s.match.definition, s.known
    keys: list[int] = []
    for c in cards:
        at = slot[c]
        if at != NO_SLOT:
            keys.append(CARD_KEY | at << ABILITY_BITS)
        else:
            k = HAND_KEY | (definition[c] << 1 | known[c] >> PUBLIC_BIT) << ABILITY_BITS  # its `face`
            if k not in keys:
                keys.append(k)
    return keys


def hand_keys(s: State, cards: Sequence[int]) -> list[int]:
    """The key of each of these cards in a hand: copies that nobody could tell apart have the same."""
    return [HAND_KEY | s.face(c) << ABILITY_BITS for c in cards]


def place_keys(places: Sequence[int]) -> list[int]:
    """One option for each place."""
    keys = []
    for place in places:
        keys.append(PLACE_KEY | place << ABILITY_BITS)
    return keys


def keyed_card(s: State, cards: Sequence[int], answer: int) -> int:
    """The card among the candidates that an answer names."""
    wanted = answer >> ABILITY_BITS & THING_MASK
    if answer >> VERB_SHIFT == V_CARD:
        c = s.slots[wanted]
        return c if c in cards else NONE
    definition, known = s.match.definition, s.known
    for c in cards:
        if (definition[c] << 1 | known[c] >> PUBLIC_BIT) == wanted and s.slot[c] == NO_SLOT:
            return c
    return NONE
