"""Violations of a deck, and picking cards at random."""

import random

import pytest

from quarterdeck.cardgame.construction import Violation, pick, refuse
from quarterdeck.kernel.errors import BadDefinition


def test_a_deck_is_refused_with_all_that_is_wrong() -> None:
    refuse("Ours", [])
    with pytest.raises(BadDefinition) as error:
        refuse("Ours", [Violation("HB-1", "no ship"), Violation("HB-2", "too much rum")])
    assert str(error.value) == "the deck Ours is not legal: HB-1: no ship; HB-2: too much rum"


def test_wanted_cards_are_picked_first_and_none_more_often_than_it_is_there() -> None:
    cards = ["rum", "rum", "salt", "flag", "flag"]
    for seed in range(20):
        picked = pick(random.Random(seed), cards, 3, ("flag",))
        assert picked.count("flag") == 2 and len(picked) == 3
        assert picked == pick(random.Random(seed), cards, 3, ("flag",))
    assert pick(random.Random(0), cards, 5) == sorted(cards)
    assert len({tuple(pick(random.Random(seed), cards, 2)) for seed in range(20)}) > 1
