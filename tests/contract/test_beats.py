"""Beats: whoever shows a game to people can show it piece by piece, in every game."""

import random
from typing import Any

import pytest

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.record import MOMENTS
import itertools

GAMES = [find_game(name) for name in MODULES]
every_game = pytest.mark.parametrize("package", GAMES, ids=[game.name for game in GAMES])
#: enough choices to see a turn or a round of each game end
CHOICES = 500


def walked(package: GamePackage, watched: bool) -> tuple[Game, list[dict[str, Any]]]:
    """A random game, and all that it told; its seats and an onlooker look at each piece of it."""
    game, chance = package.sample_game(5, package.seats[0]), random.Random(5)
    rules, told = game.state.match.rules, len(game.state.record or ())
    while not game.over and len(game.choices) < CHOICES:
        game.state.beats = [] if watched else None
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
        for rows, state in game.state.beats or ():
            for seat in (None, *range(game.state.match.seats)):
                assert rules.view(state, seat)
                assert rows <= told or rules.in_short(game.state, seat, told, rows)
            told = max(told, rows)
        assert told <= len(game.state.record or ())
    return game, rules.happened(game.state, None, 0)


@every_game
def test_keeping_beats_changes_nothing_and_each_can_be_looked_at(package: GamePackage) -> None:
    (watched, events), (plain, others) = walked(package, True), walked(package, False)
    assert watched.digest() == plain.digest() and events == others
    assert {event["moment"] for event in events} <= {"", *MOMENTS}
    assert {"end", "fall", "control"} & {event["moment"] for event in events}


@every_game
def test_the_books_go_on_from_where_they_ended(package: GamePackage) -> None:
    ledgers = [event["ledger"] for event in walked(package, False)[1] if event["ledger"]]
    assert len(ledgers) > 1
    for earlier, later in itertools.pairwise(ledgers):
        assert earlier["title"] != later["title"]
        for before, after in zip(earlier["accounts"], later["accounts"]):
            for was, now in zip(before["lines"], after["lines"]):
                assert now["name"] == was["name"] and now["before"] in (None, was["after"])
