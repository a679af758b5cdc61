"""The state: copies, bytes, digests, slots, and the one writer of zones and piles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.toy import HAND, PILE, TABLE, evening
from quarterdeck.kernel.columns import NO_CARD, NO_SLOT, PUBLIC, State
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.errors import DamagedRecord
from quarterdeck.kernel.flow import answer, answer_in_secret


def state() -> State:
    """Seat 0 has cards 0 to 5, of which 0 and 1 lie on the table; seat 1 has 6 to 9."""
    return evening("SSGB", "HS")


# copies


def test_a_copy_is_equal_and_independent() -> None:
    s = state()
    before = s.to_bytes()
    t = s.copy()
    assert t.to_bytes() == before
    t.put(2, PILE, 0)
    t.memo[0] = 7
    t.stack[0][4] = 1
    t.asked[0] = 9
    answer(t, key(8, 1))
    assert s.to_bytes() == before


def test_a_copy_goes_on_as_the_original_would() -> None:
    s = state()
    t = s.copy()
    for each in (s, t):
        answer_in_secret(each, 1, key(8, 2))
        answer_in_secret(each, 0, key(8, 0))
    assert s.digest() == t.digest()


# moving cards


def test_put_moves_a_card_from_one_pile_to_another() -> None:
    s = state()
    assert s.pile(HAND, 0) == (2, 3, 4, 5)
    s.put(3, PILE, 0)
    assert (s.pile(HAND, 0), s.pile(PILE, 0)) == ((2, 4, 5), (3,))
    assert (s.zone[3], s.holder[3]) == (PILE, 0)
    s.put(2, PILE, 0, bottom=True)
    assert s.pile(PILE, 0) == (2, 3), "the last card of a pile is its top"


def test_what_a_card_remembers_ends_when_it_changes_zone() -> None:
    s = state()
    s.memo[0] = 3
    s.put(0, TABLE, 1)
    assert s.memo[0] == 3, "another holder, the same zone"
    s.put(0, HAND, 1)
    assert s.memo[0] == 0


def test_a_card_on_the_table_has_the_smallest_free_slot_until_it_leaves() -> None:
    s = state()
    assert [s.slot[c] for c in (0, 1, 6, 7)] == [0, 1, 2, 3]
    assert s.slot[2] == NO_SLOT
    s.put(1, HAND, 0)
    assert (s.slot[1], s.slots[1]) == (NO_SLOT, NO_CARD)
    s.put(8, TABLE, 1)
    assert (s.slot[8], s.slots[1]) == (1, 8), "a slot says nothing about the card that had it before"
    s.put(1, TABLE, 0)
    assert s.slot[1] == 4


# who knows what


def test_a_card_in_hand_is_known_to_its_holder_and_one_on_the_table_to_all() -> None:
    s = state()
    assert s.known[2] == 0b01
    assert s.known[8] == 0b10
    s.put(2, TABLE, 0)
    assert s.known[2] == PUBLIC | 0b11
    s.put(2, HAND, 0)
    assert s.known[2] == PUBLIC | 0b11, "all saw it go to the hand"


def test_a_card_taken_from_a_hand_in_secret_blurs_what_the_others_knew_of_the_hand() -> None:
    s = state()
    s.reveal(2)
    s.put(3, 0, 0)
    assert s.known[2] == 0b01, "nobody else can tell any more whether it is still there"
    assert s.known[3] == 0b01


def test_looking_at_a_card_takes_it_out_of_its_block_unless_that_tells_the_others_something() -> None:
    s = state()
    for c in (2, 3, 4):
        s.put(c, 0, 0)
        s.known[c], s.block[c] = 0, 7
    s.look(4, 0b01)
    assert (s.known[4], s.block[4]) == (0b01, 0)
    s.known[2] = 0b10
    s.look(3, 0b01)
    assert (s.known[3], s.block[3]) == (0b01, 7), "seat 1 would learn that card 2 is the other one"
    s.reveal(3)
    assert s.block[3] == 0


def test_seeing_something_new_seals_the_choices_made_so_far() -> None:
    s = state()
    s.made = 5
    s.look(2, 0b01)
    assert s.sealed == 0, "it was known already"
    s.look(2, 0b10)
    assert s.sealed == 5


# bytes


def test_bytes_round_trip_in_the_middle_of_things() -> None:
    s = state()
    answer_in_secret(s, 1, key(8, 2))
    t = state()
    t.read_bytes(s.to_bytes())
    assert t.digest() == s.digest()
    for each in (s, t):
        answer_in_secret(each, 0, key(8, 0))
    assert t.digest() == s.digest()


def test_a_digest_tells_any_difference() -> None:
    s, t = state(), state()
    t.memo[9] = 1
    assert s.digest() != t.digest()
    assert len(s.digest()) == 16


@given(st.data())
def test_damaged_bytes_are_refused_or_read_and_never_half_read(data: st.DataObject) -> None:
    s = state()
    good = s.to_bytes()
    at = data.draw(st.integers(0, len(good) - 1))
    cut = data.draw(st.booleans())
    bad = good[:at] if cut else good[:at] + bytes([data.draw(st.integers(0, 255))]) + good[at + 1 :]
    try:
        s.read_bytes(bad)
    except DamagedRecord as error:
        assert "\n" not in str(error)
        assert s.to_bytes() == good, "an error changes nothing"
    else:
        assert not cut


@pytest.mark.parametrize("bad", [b"", b"QD", b"JPEG" * 9, b"QD1", b"QD1" + b"\x01\x01" * 9999, b"QD1\x01\xff\xff\x7f"])
def test_foreign_bytes_are_refused(bad: bytes) -> None:
    with pytest.raises(DamagedRecord):
        state().read_bytes(bad)


def test_the_bytes_of_a_game_with_other_cards_are_refused() -> None:
    with pytest.raises(DamagedRecord, match="other cards"):
        state().read_bytes(evening("SSGBB", "HS").to_bytes())
