"""The state: copies, bytes, digests, slots, and the one writer of zones and piles."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quarterdeck
from kernel.toy import HAND, PILE, SILVER, TABLE, evening
from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.kernel.columns import (
    FIELDS, NO_CARD, NO_SLOT, PUBLIC, Columns, Match, State, definition_of, most_used_first, seen_by_all,
)  # fmt: skip
from quarterdeck.kernel.decision import Question, key
from quarterdeck.kernel.errors import BadDefinition, DamagedRecord
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.knowledge import knows, redeal
from quarterdeck.kernel.rules import Rules
from quarterdeck.kernel.setup import build
from quarterdeck.kernel.sound import flaw_in_cards


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


def test_a_card_that_moves_in_a_state_moves_in_none_that_was_copied_from_it_or_that_it_was_copied_from() -> None:
    s = state()
    s.match.slotted = 1 << PILE
    t = s.copy()
    u = t.copy()
    states, written = (s, t, u), s.to_bytes()
    assert t.zone is s.zone is u.zone, "shared until a card moves"
    for moved in states:
        others = [each.to_bytes() for each in states if each is not moved]
        moved.put(3, PILE, 0)
        assert moved.to_bytes() != written and moved.slots[-1] == 3 and not moved.shared
        assert [each.to_bytes() for each in states if each is not moved] == others
    assert len({each.digest() for each in states}) == 1
    v = s.copy()
    v.draw(1, HAND, PILE, 1)
    assert v.zone != s.zone and v.zone is not s.zone


SHARED = {"zone", "holder", "slot", "slots", "known", "block", "memo", "host"}


def test_whoever_writes_into_a_shared_column_owns_it_first() -> None:
    """In the function that writes, or by what it calls before; `take_slot` is part of `put`, and games begin alone."""
    careless = set()
    package = Path(quarterdeck.__file__).parent
    for path in [path for room in ("kernel", "cardgame", "games") for path in (package / room).rglob("*.py")]:
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name not in ("take_slot", "laid_out", "read"):
                names = {ast.unparse(node) for node in ast.walk(function) if isinstance(node, ast.Attribute)}
                written = {
                    node.value.attr
                    for node in ast.walk(function)
                    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
                    if isinstance(node.value, ast.Attribute) and node.value.attr in SHARED
                }
                if written and not any(name.endswith((".own", ".put", ".reveal", ".deal")) for name in names):
                    careless.add(f"{path.name}: {function.name} writes {written}")
    assert careless == {"knowledge.py: move_columns writes {'slots'}"}, "which `deal` calls, having owned all"


def other(value: Any) -> Any:
    """Another value of a column; what can be changed in place is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ 1
    if isinstance(value, tuple):
        return (*value, (7,))
    if isinstance(value, dict):
        value[len(value)] = (7,)
    elif not value:
        value.append(7)
    elif isinstance(value[0], list):
        value[0][-1] += 1
    else:
        value[0] = other(value[0])
    return value


@pytest.mark.parametrize("make", [state, lambda: five_sails.new(1).state], ids=["toy", "five sails"])
def test_every_column_is_copied_and_written_and_told_by_the_digest(make: Callable[[], State]) -> None:
    s = make()
    names = (*FIELDS, *s.own_columns())
    assert len(set(names)) == len(names)
    before, digests = s.to_bytes(), {s.digest()}
    t = s.copy()
    t.own()  # as a card that moves would
    for name in names:
        setattr(t, name, other(getattr(t, name)))
        assert s.to_bytes() == before, f"{name} of a copy is the original's"
        digests.add(t.digest())
        assert getattr(t.copy(), name) == getattr(t, name) != getattr(s, name), f"{name} is not copied"
    assert len(digests) == 1 + len(names), "a column that the digest does not tell"
    again = make()
    again.read_bytes(t.to_bytes())
    for name in names:
        assert getattr(again, name) == getattr(t, name), f"{name} is read as something else"
        assert type(getattr(again, name)) is type(getattr(t, name))


def test_the_open_questions_are_copied_and_written_too() -> None:
    s = state()
    t, again = s.copy(), state()
    t.question, t.also = Question(1, 2, 3, 4, (5, 6)), ()
    assert len({s.digest(), t.digest(), t.copy().digest()}) == 2
    again.read_bytes(t.to_bytes())
    assert again.digest() == t.digest() and again.question is not None and again.question.options == (5, 6)


@pytest.mark.parametrize("kind", [Columns, FiveSails])
def test_every_attribute_of_a_state_is_a_column_or_known_not_to_be_one(kind: type[State]) -> None:
    """A record and moments are for whoever asked; the match is shared; questions are written by themselves; who
    may speak is found out from where the cards are."""
    names = {name for each in kind.__mro__ for name in getattr(each, "__slots__", ())}
    own = five_sails.new(1).state.own_columns() if kind is FiveSails else ()
    others = {"match", "question", "also", "record", "moments", "beats", "unasked", "shared"}
    assert names == {*others, *FIELDS, *own} | ({"speaking"} if own else set())


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


def test_there_are_slots_for_hundreds_of_cards_and_seats_for_nine() -> None:
    """300 cards on the table of nine seats, each with a hand of one card that only its seat knows."""
    seats, cards = 9, 309
    owner = bytes(c % seats for c in range(cards))
    m = Match(seats, tuple(range(cards)), owner, bytes(cards))
    m.slotted, m.open, m.held, m.rules = 1 << TABLE, 1 << TABLE, 1 << HAND, Rules()
    build(m, (), None)
    s: State = Columns(m, zones=4)
    for c in range(cards):
        s.put(c, TABLE if c < 300 else HAND, owner[c])
    assert [s.slots[s.slot[c]] for c in range(300)] == list(range(300)) and s.slot[300] == NO_SLOT
    assert [s.known[c] for c in range(300, 309)] == [1 << owner[c] for c in range(300, 309)]
    assert all(knows(s, seat, c) == (seat == owner[c]) for seat in range(seats) for c in range(300, 309))
    s.put(299, PILE, 8)
    s.put(308, TABLE, 8)
    assert (s.slot[308], s.slots[299]) == (299, 308) and knows(s, None, 308)
    t = redeal(s, 8, 1)
    assert flaw_in_cards(t) == ""
    assert all(t.pile(TABLE, seat) == s.pile(TABLE, seat) for seat in range(seats))
    assert {c for seat in range(seats) for c in t.pile(HAND, seat)} == set(range(300, 308))
    again: State = Columns(m, zones=4)
    again.read_bytes(s.to_bytes())
    assert again.digest() == s.digest()


def test_more_seats_than_knowledge_has_room_for_are_refused() -> None:
    assert Match(15, (), b"", b"").public == 0xFFFF
    with pytest.raises(BadDefinition, match="at most 15 seats, not 16"):
        Match(16, (), b"", b"")


# what a key calls a card


def test_a_face_is_a_definition_and_whether_everybody_has_seen_this_very_copy() -> None:
    s = state()
    assert s.match.definition[2] == s.match.definition[3] == SILVER
    assert s.face(2) == s.face(3)
    s.reveal(3)
    assert s.face(2) != s.face(3)
    assert [(definition_of(s.face(c)), seen_by_all(s.face(c))) for c in (2, 3)] == [(SILVER, False), (SILVER, True)]


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


# numbers


def test_cards_are_numbered_by_rank_and_as_they_came_within_a_rank() -> None:
    assert most_used_first("abcdef", [2, 0, 1, 0, 2, 1]) == ["b", "d", "c", "f", "a", "e"]


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
