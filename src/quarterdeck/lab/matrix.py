"""Every deck against every other: how often it won, how, and how long the games were.

Games that are kept in a file need not be played again: what was broken off goes on where it was.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from quarterdeck.bots import make_bot
from quarterdeck.games import find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.own import read_text
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.lab.compare import CHUNK, Share
from quarterdeck.lab.simulate import Outcome, play_game
from quarterdeck.lab.workers import carried_out


@dataclass
class Matrix:
    """How often the deck of a row beat that of a column; a draw is won by neither."""

    game: GamePackage
    decks: list[str]
    bots: list[str]
    games: int
    seed: int
    ruleset: str
    wins: dict[tuple[str, str], int] = field(default_factory=dict)
    #: how the games of each pair ended; the winners are decks, 0 or 1
    outcomes: dict[tuple[str, str], list[Outcome]] = field(default_factory=dict)

    def add(self, pair: tuple[str, str], outcome: Outcome) -> None:
        self.outcomes.setdefault(pair, []).append(outcome)
        for won in outcome.winners:
            self.wins[pair[won], pair[1 - won]] += 1

    def share(self, deck: str, other: str) -> Share:
        return Share(self.wins[deck, other], self.games)

    def against_all(self, deck: str) -> Share:
        others = [other for other in self.decks if other != deck]
        return Share(sum([self.wins[deck, other] for other in others]), self.games * len(others))

    def as_dict(self) -> dict[str, Any]:
        names = {deck: self.game.deck_name(deck) for deck in self.decks}
        return {
            "game": self.game.name,
            "ruleset": self.game.ruleset_name(self.ruleset),
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "decks": {
                names[deck]: {
                    "all": told(self.against_all(deck)),
                    **{names[other]: told(self.share(deck, other)) for other in self.decks if other != deck},
                }
                for deck in self.decks
            },
            "pairings": [
                {"decks": [names[a], names[b]], "wins": [self.wins[a, b], self.wins[b, a]], **course(found)}
                for (a, b), found in self.outcomes.items()
            ],
        }


def course(games: list[Outcome]) -> dict[str, Any]:
    """How games ended and how long they were, on average."""
    return {
        "victories": dict(Counter([game.victory for game in games]).most_common()),
        **{name: round(fmean([game.figures[name] for game in games]), 1) for name in games[0].figures},
        "decisions": round(fmean([game.decisions for game in games]), 1),
    }


def told(share: Share) -> dict[str, Any]:
    return {"wins": share.hits, "games": share.n, "value": share.value, "interval": share.interval()}


@dataclass(frozen=True)
class Pairing:
    """Two decks and two bots. Decks change seats from game to game, bots from every second to the next."""

    game: str
    ruleset: str
    bots: tuple[str, ...]
    decks: tuple[str, str]
    seed: int

    def play(self, i: int) -> tuple[int, ...]:
        """Which of the decks won game i."""
        return self.outcome(i).winners

    def outcome(self, i: int) -> Outcome:
        """How game i ended: its winners, and who had the first turn, by deck."""
        turned = [(seat + i) % 2 for seat in range(2)]
        seed = self.seed * 1_000_003 + i
        seated = [make_bot(self.bots[(seat + i // 2) % 2], seed * 101 + seat) for seat in range(2)]
        package = find_game(self.game)
        outcome = play_game(package, [self.decks[k] for k in turned], seated, seed, self.ruleset)
        first = None if outcome.first is None else turned[outcome.first]
        winners = tuple([turned[seat] for seat in outcome.winners])
        return Outcome(winners, outcome.victory, outcome.figures, outcome.decisions, first)


#: a pairing and its games from one number up to another
Job = tuple[Pairing, int, int]


def play_some(pairing: Pairing, begin: int, end: int) -> list[Outcome]:
    return [pairing.outcome(i) for i in range(begin, end)]


@dataclass
class Kept:
    """A line of a file that keeps games."""

    game: str
    outcome: Outcome


class Keeper:
    """The games that a file keeps, a line for each; without a file, none."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.kept: dict[str, Outcome] = {}
        if file is None or not file.exists():
            return
        for number, line in enumerate(read_text(file).splitlines(), 1):
            try:
                row = msgspec.json.decode(line, type=Kept)
            except msgspec.DecodeError as error:
                why = f"{file}, line {number}, is no game that --keep has written ({error})"
                raise BadDefinition(f"{why}: take the line out, or give another file") from None
            self.kept[row.game] = row.outcome

    def find(self, job: Job) -> list[Outcome]:
        """The games of a job, if all of them are kept; else none."""
        found = [self.kept.get(name) for name in names_of(job)]
        return [outcome for outcome in found if outcome is not None] if None not in found else []

    def keep(self, job: Job, games: list[Outcome]) -> None:
        if self.file is not None:
            rows = [Kept(name, game) for name, game in zip(names_of(job), games)]
            with self.file.open("a", encoding="utf-8") as out:
                out.writelines([json.dumps(asdict(row)) + "\n" for row in rows])


def names_of(job: Job) -> list[str]:
    """What a file calls the games of a job: by all that makes them what they are."""
    pairing, begin, end = job
    return [json.dumps([*asdict(pairing).values(), i]) for i in range(begin, end)]


def matrix(
    game: GamePackage,
    games: int,
    bots: Sequence[str],
    decks: Sequence[str],
    seed: int = 0,
    ruleset: str = "",
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    file: Path | None = None,
) -> Matrix:
    """So many games of each pair of decks; every pair plays with the same seeds. A file keeps what was played."""
    found = Matrix(game, list(decks), list(bots), games, seed, ruleset or game.rulesets[0])
    pairs = list(combinations(decks, 2))
    found.wins = {pair: 0 for a, b in pairs for pair in ((a, b), (b, a))}
    keeper = Keeper(file)
    jobs = [
        (Pairing(game.name, found.ruleset, tuple(bots), pair, seed), i, min(i + CHUNK, games))
        for pair in pairs
        for i in range(0, games, CHUNK)
    ]
    done = 0
    for job, some in all_played(jobs, keeper, workers):
        for outcome in some:
            found.add(job[0].decks, outcome)
        done += len(some)
        if progress is not None:
            progress(done)
    return found


def all_played(jobs: list[Job], keeper: Keeper, workers: int) -> Iterator[tuple[Job, list[Outcome]]]:
    """The games of all jobs: first those that are kept, then those that are played now."""
    left = []
    for job in jobs:
        if kept := keeper.find(job):
            yield job, kept
        else:
            left.append(job)
    for job, some in zip(left, carried_out(play_some, left, workers) if left else ()):
        keeper.keep(job, some)
        yield job, some
