"""Whole games as readable text, played as they are written and compared line by line.

Bots made the choices when they were written. `python tests/golden/test_golden.py` lets them play anew.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.bots import make_bot
from quarterdeck.games import five_sails
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.game import Game

Chooser = Callable[[Game, Question], int]

HERE = Path(__file__).parent
GAMES = {
    "two_players": (7, ("eisen", "montaigne"), ("greedy", "greedy")),
    "four_players": (11, ("castille", "ussura", "vodacce", "montaigne"), ("random", "greedy", "random", "random")),
}


def by_bots(name: str) -> Chooser:
    seed, _, bots = GAMES[name]
    players = [make_bot(bot, seed + i) for i, bot in enumerate(bots)]
    return lambda game, question: players[question.seat].decide(game.state, question)


def as_written(lines: list[str]) -> Chooser:
    """Choices by their words, in the order in which they stand there."""
    words = iter([line.split(": ", 1)[1] for line in lines if line.startswith("> ")])

    def choose(game: Game, question: Question) -> int:
        decision = game.decision(question.seat)
        wanted = next(words, "")
        return next((o.key for o in decision.options if o.words == wanted), question.options[0]) if decision else 0

    return choose


def playthrough(name: str, choose: Chooser) -> str:
    """The choices of a game between the lines of its story, and how it stood in the end."""
    seed, decks, bots = GAMES[name]
    game = five_sails.new(seed=seed, decks=decks)
    lines = [f"City of Five Sails, seed {seed}: " + ", ".join(f"{d} ({b})" for d, b in zip(decks, bots, strict=True))]
    told = 0
    while not game.over:
        question = game.open_questions()[0]
        chosen = choose(game, question)
        decision = game.decision(question.seat)
        assert decision is not None
        words = decision.options[question.options.index(chosen)].words
        lines.append(f"> player {question.seat + 1}, {decision.kind} of {len(question.options)}: {words}")
        game.choose(chosen, question.seat)
        story = full_story(game.state)
        lines += ["  " + line for line in story[told:]]
        told = len(story)
    view = game.view(None)
    lines.append(f"Renown: {[player['renown'] for player in view['players']]}; digest {game.state.digest()}")
    return "\n".join(lines) + "\n"


def full_story(s: State) -> list[str]:
    """The story with nothing hidden: as all the seats together could tell it."""
    stories = [s.match.rules.story(s, seat) for seat in range(s.match.seats)]
    return [min(lines, key=lambda line: "a card" in line) for lines in zip(*stories, strict=True)]


@pytest.mark.parametrize("name", list(GAMES))
def test_the_game_goes_as_it_is_written(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(name, as_written(written)).splitlines()
    for number, (now, then) in enumerate(zip(played, written, strict=False), 1):
        assert now == then, f"line {number} of {name}.txt"
    assert len(played) == len(written)


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        (HERE / f"{name}.txt").write_text(playthrough(name, by_bots(name)), encoding="utf-8")
