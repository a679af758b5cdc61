"""What is told of what happened: rows are written if somebody keeps them, and read as far as a seat may know."""

from kernel.toy import HAND, TABLE, evening
from quarterdeck.kernel.columns import NO_SLOT, NONE, PUBLIC, State
from quarterdeck.kernel.record import NO_PLACE, Parts, Telling, Told, note, unveiled, whys_of

DRINKS = 3


def tavern() -> State:
    s = evening("SB", "G")
    s.record = []
    return s


def test_nothing_is_written_where_nobody_keeps_a_record() -> None:
    s = evening("SB", "G")
    note(s, DRINKS, 0, s.pile(TABLE, 0)[0], amount=2, whys=([(2, 5)],))
    assert s.record is None


def test_a_row_keeps_who_knew_its_card_then() -> None:
    s = tavern()
    c = s.pile(HAND, 0)[0]
    note(s, DRINKS, 0, c)
    s.put(c, TABLE, 0)
    assert s.record is not None
    row = s.record[0]
    assert [Told(row, seat).seen for seat in (0, 1, None)] == [True, False, False], "it was in a hand"
    assert Told(row, 0).slot == NO_SLOT != s.slot[c]
    assert Told(unveiled(row), None).seen and row[:6] == unveiled(row)[:6]


def test_a_row_without_a_card_shows_none() -> None:
    s = tavern()
    note(s, DRINKS, 1, other=4, amount=2)
    assert s.record == [(DRINKS, 1, NONE, 4, 2, NO_PLACE, s.match.public, NO_SLOT)]
    assert s.match.public & PUBLIC and not Told(s.record[0], 1).seen


def test_explained_numbers_stand_behind_a_row() -> None:
    s = tavern()
    whys: tuple[Parts, ...] = ([(2, 5), (-1, 7)], [], [(4, 0)])
    note(s, DRINKS, 1, whys=whys)
    note(s, DRINKS, 1, whys=(None,))
    assert s.record is not None
    assert whys_of(s.record[0]) == list(whys)
    assert whys_of(s.record[1]) == [[]]


def test_a_sentence_is_a_pattern_or_a_function() -> None:
    told = Told((DRINKS, 1, NONE, 4, 2, NO_PLACE, PUBLIC, NO_SLOT), None)
    assert Telling("drinks", "Seat {seat} has {amount}.").words(told) == "Seat 1 has 2."
    assert Telling("drinks", lambda t: "ale" * t.amount).words(told) == "aleale"


def test_after_the_game_every_row_is_unveiled() -> None:
    s = tavern()
    note(s, DRINKS, 0, s.pile(HAND, 0)[0])
    t = s.match.rules.unveiled(s)
    assert Told(t.record[0], None).seen
    assert s.record is not None and not Told(s.record[0], None).seen
