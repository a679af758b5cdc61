"""Every deck against every other, and how often it won."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from quarterdeck.bots import make_bot
from quarterdeck.games import find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.lab.compare import CHUNK, Share
from quarterdeck.lab.simulate import play_game
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
        turned = [(seat + i) % 2 for seat in range(2)]
        seed = self.seed * 1_000_003 + i
        seated = [make_bot(self.bots[(seat + i // 2) % 2], seed * 101 + seat) for seat in range(2)]
        package = find_game(self.game)
        outcome = play_game(package, [self.decks[k] for k in turned], seated, seed, self.ruleset)
        return tuple([turned[seat] for seat in outcome.winners])


def play_some(pairing: Pairing, begin: int, end: int) -> list[tuple[int, ...]]:
    return [pairing.play(i) for i in range(begin, end)]


def matrix(
    game: GamePackage,
    games: int,
    bots: Sequence[str],
    decks: Sequence[str],
    seed: int = 0,
    ruleset: str = "",
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Matrix:
    """So many games of each pair of decks; every pair plays with the same seeds."""
    found = Matrix(game, list(decks), list(bots), games, seed, ruleset or game.rulesets[0])
    pairs = list(combinations(decks, 2))
    found.wins = {pair: 0 for a, b in pairs for pair in ((a, b), (b, a))}
    jobs = [
        (Pairing(game.name, found.ruleset, tuple(bots), pair, seed), i, min(i + CHUNK, games))
        for pair in pairs
        for i in range(0, games, CHUNK)
    ]
    done = 0
    for (pairing, _, _), some in zip(jobs, carried_out(play_some, jobs, workers)):
        for won in [k for winners in some for k in winners]:
            found.wins[pairing.decks[won], pairing.decks[1 - won]] += 1
        done += len(some)
        if progress is not None:
            progress(done)
    return found
