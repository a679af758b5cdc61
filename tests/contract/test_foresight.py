"""What options announce, in random games of every game: what is certain happens, and nothing hidden shows in it."""

import random
from collections.abc import Iterator

import pytest

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.columns import NONE, Row, State
from quarterdeck.kernel.decision import Decision, Question
from quarterdeck.kernel.foresight import Lookout, foretell
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import eyes, redeal
from quarterdeck.kernel.record import R_CARD, R_KNOWN, R_OTHER

GAMES = [pytest.param(find_game(name), id=name) for name in MODULES]
every_game = pytest.mark.parametrize("package", GAMES)
#: random games of each game, and how many of their decisions are looked at
SEEDS = (*range(5), 11)
ONE_IN = 4


def decisions(package: GamePackage, seed: int) -> Iterator[tuple[Game, Question]]:
    """A random game at some of its questions."""
    chance = random.Random(seed)
    rulesets, seats = package.rulesets, package.seats
    game = package.sample_game(seed, seats[seed % len(seats)], rulesets[seed % len(rulesets)])
    while not game.over:
        question = chance.choice(game.open_questions())
        if len(game.choices) % ONE_IN == seed % ONE_IN and not game.state.answers:
            yield game, question
        options = game.state.match.rules.sensible(game.state, question)
        game.choose(chance.choice(options), question.seat)


def told(rows: list[Row] | None, seat: int) -> list[Row]:
    """What happened, as a seat may know it."""
    known = eyes(seat)
    return [(*row[:R_CARD], row[R_CARD] if row[R_KNOWN] & known else NONE, *row[R_OTHER:R_KNOWN]) for row in rows or ()]


def what_happens(game: Game, question: Question, option: int, rows: int) -> list[Row]:
    """What the real game tells after a choice, with the rest of the price paid as the lookout pays it."""
    played = game.copy()
    lookout = Lookout(played.state, question)
    since = len(played.state.record or ())
    played.choose(option, question.seat)
    while len(played.state.record or ()) < since + rows:
        asked = played.question_of(question.seat)
        if asked is None or asked is not played.state.question:
            break
        answer = lookout.goes_on(played.state, asked)
        if answer < 0:
            break
        played.choose(answer, question.seat)
    return told((played.state.record or [])[since : since + rows], question.seat)


@every_game
def test_what_is_certain_is_what_then_happens(package: GamePackage) -> None:
    announced = 0
    for seed in SEEDS:
        for game, question in decisions(package, seed):
            lookout = Lookout(game.state, question)
            for option in question.options:
                certain = told(lookout.foresee(option).certain.record, question.seat)
                words = f"seed {seed}, choice {len(game.choices)}, option {option}"
                assert what_happens(game, question, option, len(certain)) == certain, words
                announced += len(certain)
    assert announced > 500


@every_game
def test_nothing_hidden_shows_in_what_is_foretold(package: GamePackage) -> None:
    """A state that the seat could not tell from the real one foretells the same."""
    for seed in SEEDS:
        for game, question in decisions(package, seed):
            other = redeal(game.state, question.seat, seed + 1)
            assert foretold(game.state, question) == foretold(other, question), f"seed {seed}, {len(game.choices)}"


def foretold(s: State, q: Question) -> list[tuple[bool, list[tuple[str, bool]]]]:
    decision: Decision = s.match.rules.describe(s, q)
    foretell(s, q, decision)
    return [(o.harms, [(one.words, one.certain) for one in o.foreseen]) for o in decision.options]
