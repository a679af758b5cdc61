"""Whoever leaves a game, at any moment of it: the others go on."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.sound import flaw

CASES = [
    pytest.param((game, ruleset), id=f"{game.name}, {ruleset}")
    for game in map(find_game, MODULES)
    if max(game.seats) > 2
    for ruleset in game.rulesets
]
MOST = 800


@pytest.mark.parametrize("case", CASES)
@given(st.integers(0, 2**32 - 1))
def test_the_others_go_on(case: tuple[GamePackage, str], seed: int) -> None:
    package, ruleset = case
    chance = random.Random(seed)
    game = package.sample_game(seed, chance.choice([n for n in package.seats if n > 2]), ruleset)
    leaving = chance.choice((0.002, 0.01, 0.03))
    for _ in range(MOST):
        if game.over:
            return
        if chance.random() < leaving:
            there = [seat for seat in range(game.state.match.seats) if not game.state.out >> seat & 1]
            game.concede(chance.choice(there))
        else:
            question = chance.choice(game.open_questions())
            game.choose(chance.choice(question.options), question.seat)
        assert not flaw(game.state)
        assert game.over or all(q.options and not game.state.out >> q.seat & 1 for q in game.open_questions())
