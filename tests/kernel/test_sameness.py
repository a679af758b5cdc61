"""The mark by which a state is known again."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from kernel.test_columns import other, state
from kernel.toy import evening
from quarterdeck.games import five_sails
from quarterdeck.kernel.columns import FIELDS, State
from quarterdeck.kernel.decision import Question, key
from quarterdeck.kernel.flow import answer_in_secret
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.playout import begin_chance, playout
from quarterdeck.kernel.sameness import HISTORY, mark, mark_for
from scene import Scene

#: player 1 has two cards more than Kaspar's Panache
DUSK = """
    phase = "Dusk"
    first_player = 2
    [[player]]
    leader = "Kaspar Dietrich"
    hand = ["Precision x4", "Regroup x4"]
    approach = ["Terrell Brandt", "Philip Hase", "Let's Haggle"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    hand = ["Triage"]
"""


@pytest.mark.parametrize("make", [state, lambda: five_sails.new(1).state], ids=["toy", "five sails"])
def test_every_column_is_told_except_how_one_came_here(make: Callable[[], State]) -> None:
    s = make()
    marks = {mark(s)}
    for name in HISTORY:
        setattr(s, name, other(getattr(s, name)))
    assert marks == {mark(s)}
    names = [name for name in (*FIELDS, *s.own_columns()) if name not in HISTORY]
    for name in names:
        setattr(s, name, other(getattr(s, name)))
        marks.add(mark(s))
    assert len(marks) == 1 + len(names), "a column that the mark does not tell"


def test_the_open_questions_are_told_too() -> None:
    s = state()
    before = mark(s)
    assert s.question is not None and s.also
    q = s.question
    s.question = Question(q.seat, q.kind, q.source, q.ability, q.options[1:])
    assert mark(s) != before
    s.question, s.also = q, ()
    assert mark(s) != before


def test_another_order_of_play_leads_to_the_same_mark() -> None:
    s, t = evening("GB", "SB", "SH"), evening("GB", "SB", "SH")
    for seat in (0, 1):
        answer_in_secret(s, seat, key(8, seat))
        answer_in_secret(t, 1 - seat, key(8, 1 - seat))
        assert (mark(s) == mark(t)) == (seat == 1)
    here, there = Scene(DUSK).choose("Precision", "Regroup"), Scene(DUSK).choose("Regroup", "Precision")
    assert here.state.day == 2 and mark(here.state) == mark(there.state)


def test_the_mark_is_the_same_in_every_process() -> None:
    program = (
        "from quarterdeck.games import five_sails; from quarterdeck.kernel.sameness import mark;"
        "from quarterdeck.kernel.playout import playout; s = five_sails.new(3).state; playout(s, 1, 60); print(mark(s))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1 and found != {b""}


def test_what_a_seat_cannot_tell_apart_has_one_mark_for_it_and_others_for_those_who_can() -> None:
    s = five_sails.new(3, record=False).state
    playout(s, begin_chance(3), 30)
    assert s.question is not None
    seat = s.question.seat
    deals = [redeal(s, seat, seed) for seed in range(10)]
    assert {mark_for(t, seat) for t in deals} == {mark_for(s, seat)}
    assert len({mark_for(t, 1 - seat) for t in deals}) == 10
