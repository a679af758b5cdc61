"""Numbering of procedures, steps that know where they stand, and two games in one process."""

import subprocess
import sys

import pytest

from kernel import skirmish, toy
from quarterdeck.kernel import ability, event, payment
from quarterdeck.kernel.columns import Columns, Match, State
from quarterdeck.kernel.flow import HAPPENING, PAYMENT, USE, Procedure, below, height_of, push
from quarterdeck.kernel.rules import Rules
from quarterdeck.kernel.setup import KERNEL_PROCEDURES, build


def test_the_kernels_procedures_have_the_same_low_numbers_in_every_game() -> None:
    assert [p.number for p in KERNEL_PROCEDURES] == [HAPPENING, USE, PAYMENT] == [0, 1, 2]
    toy.evening("B", "B")
    skirmish.skirmish("B", "B")
    assert toy.Evening.number == skirmish.Skirmish.number == 3, "each game numbers its own after them"


def test_a_procedure_that_two_games_share_stands_at_the_same_place_in_both() -> None:
    shared, own = Procedure("shared", lambda rules: ()), Procedure("own", lambda rules: ())
    build(Match(2, (), b"", b""), (shared, own), None)
    with pytest.raises(ValueError, match=r"'shared'.* stands at 4 here and at 3 elsewhere"):
        build(Match(2, (), b"", b""), (Procedure("another", lambda rules: ()), shared), None)


def test_steps_know_where_they_stand() -> None:
    assert event.STEPS[event.AT_WHEN] is event.when and event.STEPS[event.AT_OUTCOME] is event.outcome
    assert ability.STEPS[ability.AT_PAY] is ability.pay and ability.STEPS[ability.AT_RESOLVED] is ability.resolved
    assert payment.STEPS[payment.AT_REOPENED] is payment.reopened


def test_a_frame_is_found_by_identity() -> None:
    """Two frames may hold the same integers: an event within an event of its own kind, say."""
    m = Match(2, (), b"", b"")
    m.rules = Rules()
    plain = Procedure("plain", lambda rules: ())
    build(m, (plain,), None)
    s: State = Columns(m, zones=1)
    frames = [push(s, plain, 0) for _ in range(3)]
    assert frames[0] == frames[1] == frames[2]
    assert [height_of(s, f) for f in frames] == [0, 1, 2]
    assert below(s, frames[2]) is frames[1]
    with pytest.raises(LookupError):
        height_of(s, frames[0][:])


def test_an_answer_knows_which_of_two_equal_events_it_answers() -> None:
    s = toy.evening("GB", "D")
    events = [event.event(toy.HURT, 0, 0), event.event(toy.HURT, 0, 0)]
    s.stack += events
    s.match.rules.react(s, events[0], 1, 0, toy.ABILITIES[toy.DUCK])
    first = s.stack.pop()[ability.U_EVENT]
    s.match.rules.react(s, events[1], 1, 0, toy.ABILITIES[toy.DUCK])
    assert (s.stack[first], s.stack[s.stack[-1][ability.U_EVENT]]) == (events[0], events[1])
    assert s.stack[first] is events[0] and s.stack[s.stack[-1][ability.U_EVENT]] is events[1]


TWO_GAMES = """
import random
def play(s, seed, choices):
    from quarterdeck.kernel.flow import answer, answer_in_secret
    chance = random.Random(seed)
    for _ in range(choices):
        if s.over:
            return
        k = chance.choice(s.question.options)
        answer_in_secret(s, s.question.seat, k) if s.answers else answer(s, k)
def tavern():
    from kernel.toy import evening
    return evening("SSGBH", "GBDTL", "SGB")
def city():
    from quarterdeck.games import five_sails
    return five_sails.sample_game(7, 2).state
names = {order}
games = {{name: globals()[name]() for name in names}}
for turn in range(40):
    for name in names:
        play(games[name], turn, 5)
for name in sorted(names):
    print(name, games[name].digest())
"""


def test_two_games_are_played_alternately_in_one_process_whichever_was_there_first() -> None:
    told = []
    for order in (["tavern", "city"], ["city", "tavern"]):
        script = TWO_GAMES.format(order=order)
        path = [p for p in sys.path if p]
        run = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=False,
            env={"PYTHONPATH": ":".join(path)},
        )  # fmt: skip
        assert run.returncode == 0, run.stderr
        told.append(run.stdout)
    assert told[0] == told[1] and told[0].startswith("city ")
