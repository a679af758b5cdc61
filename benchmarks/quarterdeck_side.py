"""Our own figures: City of Five Sails, Eisen against Montaigne."""

import itertools
import random

from quarterdeck.games import five_sails
from quarterdeck.kernel.game import Game
from rates import Rates, Tally, play_for, repeat_for

DECKS = ("eisen", "montaigne")


def measure(seconds: float) -> Rates:
    decisions, all_decisions, games = play_for(seconds, play)
    game = mid_game()
    assert game.state.question is not None
    options = itertools.cycle(game.state.question.options)
    return Rates(
        decisions,
        all_decisions,
        games,
        copies=repeat_for(seconds, game.state.copy),
        copy_and_apply=repeat_for(seconds, lambda: game.copy().choose(next(options))),
    )


def play(seed: int, tally: Tally) -> None:
    chance = random.Random(seed)
    game = five_sails.new(seed=seed, decks=DECKS)
    while (question := game.state.question) is not None:
        if len(question.options) > 1:
            tally.decisions += 1
        else:
            tally.forced += 1
        game.choose(chance.choice(question.options))


def mid_game() -> Game:
    """Half-way through the game of seed 1, at the next decision that has a choice of several options."""
    tally = Tally()
    play(1, tally)
    half = (tally.decisions + tally.forced) // 2
    chance = random.Random(1)
    game = five_sails.new(seed=1, decks=DECKS)
    for made in itertools.count():
        question = game.state.question
        assert question is not None
        if made >= half and len(question.options) > 1:
            break
        game.choose(chance.choice(question.options))
    return game
