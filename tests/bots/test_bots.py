"""Bots answer what they are asked, see no more than their seat, and greedy plays better than random."""

import random

import pytest

from quarterdeck.bots import BOTS, Bot, Search, make_bot
from quarterdeck.games import five_sails
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.lab.simulate import play_out, simulate


def quick_bot(name: str, seed: int) -> Bot:
    """The bot of a name, with a budget for tests."""
    bot = make_bot(name, seed)
    if isinstance(bot, Search):
        bot.playouts, bot.seconds = 3, float("inf")
    return bot


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_finishes_a_game(name: str) -> None:
    game = five_sails.new(seed=2, record=False)
    play_out(game.state, [quick_bot(name, 1), make_bot("random", 2)])
    assert game.over


@pytest.mark.parametrize("name", list(BOTS))
def test_the_same_seed_answers_alike(name: str) -> None:
    digests = set()
    for _ in range(2):
        game = five_sails.new(seed=3, record=False)
        play_out(game.state, [quick_bot(name, 7), make_bot("random", 8)])
        digests.add(game.state.digest())
    assert len(digests) == 1


def test_greedy_decides_alike_on_states_it_cannot_tell_apart() -> None:
    game = five_sails.new(seed=4)
    chance = random.Random(4)
    compared = 0
    for turn in range(60):
        if game.over:
            break
        question = game.open_questions()[0]
        if turn % 6 == 0:
            other = redeal(game.state.match.rules.copy(game.state), question.seat, turn)
            here = make_bot("greedy", turn).decide(game.state, question)
            assert here in question.options
            assert make_bot("greedy", turn).decide(other, question) in question.options
            compared += 1
        game.choose(chance.choice(question.options), question.seat)
    assert compared > 5


def test_greedy_beats_random() -> None:
    """The full measure (90 of 100) is `quarterdeck simulate five-sails --seats greedy,random --games 100`."""
    summary = simulate(five_sails.GAME, 12, ["greedy", "random"], ["eisen", "montaigne"], seed=1)
    assert summary.wins[0] >= 9


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadDefinition, match=r"no bot named 'clever' \(there are: random, greedy, search, cabin boy, "):
        make_bot("clever", 0)
