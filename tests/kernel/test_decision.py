"""Keys of options, and decisions as a seat reads them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.decision import ABILITY_MASK, THING_MASK, Decision, Option, ability_of, key, thing_of, verb_of


@given(st.integers(0, 200), st.integers(0, THING_MASK), st.integers(0, ABILITY_MASK))
def test_a_key_is_its_verb_its_thing_and_its_ability(verb: int, thing: int, ability: int) -> None:
    k = key(verb, thing, ability)
    assert (verb_of(k), thing_of(k), ability_of(k)) == (verb, thing, ability)
    assert Option(k, "").triple() == (verb, thing, ability)


@given(st.tuples(st.integers(0, 50), st.integers(0, 999), st.integers(0, 999)), st.integers(0, 2))
def test_keys_that_differ_in_one_part_differ(parts: tuple[int, int, int], which: int) -> None:
    other = [*parts]
    other[which] += 1
    assert key(*parts) != key(*other)


def test_an_option_is_found_by_its_words() -> None:
    options = (Option(1, "Move to the Docks"), Option(2, "Move"), Option(3, "Pass"))
    d = Decision(4, 0, "turn", "", "", options)
    assert d.find("Move").key == 2, "the whole words come before a part of them"
    assert d.find("Docks").key == 1
    with pytest.raises(LookupError, match="Move to the Docks; Move; Pass"):
        d.find("Fly")


def test_words_that_several_options_contain_are_refused() -> None:
    options = (Option(1, "Move to the Docks"), Option(2, "Move to the Forums"), Option(3, "Pass"))
    d = Decision(4, 0, "turn", "", "", options)
    with pytest.raises(LookupError, match=r"'Move' may mean each of: Move to the Docks; Move to the Forums$"):
        d.find("Move")
    twins = Decision(4, 0, "turn", "", "", (Option(1, "Deckhand"), Option(2, "Deckhand")))
    with pytest.raises(LookupError, match="may mean each of: Deckhand; Deckhand"):
        twins.find("Deckhand")
