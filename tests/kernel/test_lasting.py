"""The table of lasting effects: rows, the moments that end them, and the index of what they touch."""

from kernel.toy import evening

from quarterdeck.kernel.columns import Row
from quarterdeck.kernel.flow import drop, finish
from quarterdeck.kernel.lasting import FRAMED, LATER, WITH_FRAME, add, forget, remove, sweep

THE_DAY, THE_DUEL, THE_ROUND = 1, 2, 3


def row(what: int, on: int, amount: int = 1, until: int = THE_DAY) -> Row:
    return what, 0, 0, 0, on, amount, until


def test_rows_are_added_and_removed_and_the_index_says_what_they_touch() -> None:
    s = evening("B", "B")
    add(s, row(4, on=1))
    add(s, row(6, on=1))
    assert s.changed == 1 << 4 | 1 << 6 and s.hearing == 0
    remove(s, row(4, on=1))
    assert s.changed == 1 << 6 and s.lasting == (row(6, on=1),)
    assert s.dirty, "what they touch has to be looked at again"


def test_a_delayed_effect_is_heard_for_by_its_kind_of_event() -> None:
    s = evening("B", "B")
    add(s, row(LATER, on=-1, amount=5 << 2 | 2))
    assert s.hearing == 1 << 5


def test_a_sweep_ends_the_rows_of_a_moment_and_of_one_side_where_it_matters() -> None:
    s = evening("B", "B")
    rows = [row(4, 1, until=THE_DAY), row(4, 1, until=THE_ROUND), row(4, 2, until=THE_ROUND), row(5, 1, until=THE_DUEL)]
    for each in rows:
        add(s, each)
    sweep(s, THE_ROUND, 2)
    assert list(s.lasting) == [rows[0], rows[1], rows[3]]
    sweep(s, THE_DUEL)
    assert list(s.lasting) == rows[:2]
    sweep(s, THE_ROUND)
    assert list(s.lasting) == rows[:1]


def test_rows_on_a_card_end_when_it_leaves_but_not_what_it_set_off_for_later() -> None:
    s = evening("B", "B")
    for each in (row(4, 1), row(4, 2), row(LATER, 1)):
        add(s, each)
    forget(s, 1)
    assert s.lasting == (row(4, 2), row(LATER, 1))


def test_copies_share_the_table_and_change_it_apart() -> None:
    s = evening("B", "B")
    add(s, row(4, 1))
    t = s.copy()
    add(t, row(5, 1))
    assert s.lasting == (row(4, 1),) and len(t.lasting) == 2


def test_what_lasts_as_long_as_a_frame_ends_when_that_is_over_or_dropped() -> None:
    s = evening("B", "B")
    height = len(s.stack)
    for _ in range(3):
        s.stack.append([0] * 4)
    for each in (row(4, 1), row(4, 2, until=WITH_FRAME + height), row(4, 3, until=WITH_FRAME + height + 2)):
        add(s, each)
    assert s.changed & FRAMED
    finish(s, s.stack[-1], 0)
    assert [r[4] for r in s.lasting] == [1, 2], "the topmost frame is over"
    drop(s, height)
    assert [r[4] for r in s.lasting] == [1] and not s.changed & FRAMED
