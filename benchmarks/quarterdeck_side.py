"""Our own figures: City of Five Sails, Eisen against Montaigne."""

import itertools
import random

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.duel_state import dueling
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.kernel.flow import answer
from rates import Rates, Tally, play_for, repeat_for

DECKS = ("eisen", "montaigne")


def measure(seconds: float) -> Rates:
    decisions, all_decisions, games = play_for(seconds, play)
    s = mid_duel()
    assert s.question is not None
    options = itertools.cycle(s.question.options)
    return Rates(
        decisions,
        all_decisions,
        games,
        copies=repeat_for(seconds, s.copy),
        copy_and_apply=repeat_for(seconds, lambda: answer(s.copy(), next(options))),
    )


def first_state(seed: int) -> FiveSails:
    s = five_sails.new(seed=seed, decks=DECKS, record=False).state
    assert isinstance(s, FiveSails)
    return s


def play(seed: int, tally: Tally) -> None:
    """One game of random play. A question with a single option is never asked, so every decision is a real one."""
    draw = random.Random(seed).random
    s = first_state(seed)
    made = 0
    while (question := s.question) is not None:
        options = question.options
        answer(s, options[int(draw() * len(options))])
        made += 1
    tally.decisions += made


def mid_duel() -> FiveSails:
    """A state in the middle of a game, in the middle of a duel: the first such one of day 3 or later."""
    for seed in itertools.count(1):
        draw = random.Random(seed).random
        s = first_state(seed)
        while (question := s.question) is not None:
            if s.day >= 3 and dueling(s) and len(question.options) > 1:
                return s
            answer(s, question.options[int(draw() * len(question.options))])
    raise AssertionError("no game has a duel")
