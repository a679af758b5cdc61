"""The same games under several rulesets, and which differences between them are more than chance.

Every ruleset plays with the same seeds, bots and decks. A share has a Wilson interval and is compared by Fisher's exact
test; a length has the interval of its mean and is compared by Welch's test with the normal distribution, which wants
thirty games or more. Since many things are compared, the chances are corrected by Holm's method: what is called
significant may be wrong anywhere in the whole report with a chance of 5 %.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import exp, lgamma, sqrt
from statistics import NormalDist, fmean, variance
from typing import Any, Final

from quarterdeck.bots import make_bot
from quarterdeck.games import find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.lab.simulate import Outcome, play_game

LEVEL: Final = 0.05
Z: Final = NormalDist().inv_cdf(1 - LEVEL / 2)
#: games that a worker plays before it reports
CHUNK: Final = 10


# Statistics


def wilson(hits: int, n: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share by Wilson's score; everything if nothing was counted."""
    if n == 0:
        return 0.0, 1.0
    p = hits / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def log_choose(n: int, k: int) -> float:
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)


def fisher(a: int, n: int, b: int, m: int) -> float:
    """The chance that a of n and b of m, or something no likelier, come from one and the same share."""
    hits = a + b

    def chance(x: int) -> float:
        return exp(log_choose(n, x) + log_choose(m, hits - x) - log_choose(n + m, hits))

    seen = chance(a) * (1 + 1e-9)  # equally likely tables differ by rounding only
    return min(1.0, sum([p for x in range(max(0, hits - m), min(n, hits) + 1) if (p := chance(x)) <= seen]))


def mean_error(values: Sequence[float]) -> float:
    """The standard error of the mean; nothing is known from a single value."""
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def welch(a: Sequence[float], b: Sequence[float]) -> float:
    """The chance of means as different as these, or more, if both rows came from one mean."""
    error = sqrt(mean_error(a) ** 2 + mean_error(b) ** 2)
    apart = abs(fmean(a) - fmean(b))
    if error == 0:
        return 1.0 if apart == 0 or min(len(a), len(b)) < 2 else 0.0
    return 2 * NormalDist().cdf(-apart / error)


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for having made so many comparisons, in the same order."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    out = [1.0] * len(chances)
    least = 0.0
    for rank, i in enumerate(order):
        least = max(least, min(1.0, chances[i] * (len(chances) - rank)))
        out[i] = least
    return out


# What is measured


class Share:
    """So many of so many games."""

    def __init__(self, hits: int, n: int) -> None:
        self.hits = hits
        self.n = n

    @property
    def value(self) -> float:
        return self.hits / self.n if self.n else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.hits, self.n)

    def chance(self, other: "Share") -> float:
        return fisher(self.hits, self.n, other.hits, other.n)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.value:.1%} ({low:.1%} to {high:.1%})"


class Length:
    """The mean of a number that each game has."""

    def __init__(self, values: list[float]) -> None:
        self.values = values
        self.n = len(values)

    @property
    def value(self) -> float:
        return fmean(self.values)

    def interval(self) -> tuple[float, float]:
        half = Z * mean_error(self.values)
        return self.value - half, self.value + half

    def chance(self, other: "Length") -> float:
        return welch(self.values, other.values)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.value:.2f} ({low:.2f} to {high:.2f})"


@dataclass
class Played:
    """One game of a comparison: which deck and which bot sat where, and what came of it."""

    decks: tuple[str, ...]
    bots: tuple[str, ...]
    outcome: Outcome

    def wins_of(self, names: tuple[str, ...], name: str) -> int:
        return int(name in [names[winner] for winner in self.outcome.winners])


def measure(package: GamePackage, games: list[Played]) -> dict[str, Share | Length]:
    """Everything that is told about the games of one ruleset, by name."""
    found: dict[str, Share | Length] = {}
    for deck in sorted({deck for game in games for deck in game.decks}):
        wins = [game.wins_of(game.decks, deck) for game in games if deck in game.decks]
        found[f"{package.deck_name(deck)} wins"] = Share(sum(wins), len(wins))
    for bot in sorted({bot for game in games for bot in game.bots}):
        if len(set(games[0].bots)) > 1:
            found[f"{bot} wins"] = Share(sum([game.wins_of(game.bots, bot) for game in games]), len(games))
    if any(game.outcome.first is not None for game in games):
        first = [game.outcome.first in game.outcome.winners for game in games]
        found["first player wins"] = Share(sum(first), len(games))
    for kind in package.victories:
        found[f"by {kind}" if kind != "draw" else "a draw"] = Share(
            sum([game.outcome.victory == kind for game in games]), len(games)
        )
    for figure in games[0].outcome.figures:
        found[figure] = Length([game.outcome.figures[figure] for game in games])
    found["decisions"] = Length([game.outcome.decisions for game in games])
    return found


@dataclass
class Difference:
    """How one ruleset differs from the first in one measure; `corrected` takes all comparisons into account."""

    what: str
    ruleset: str
    by: float
    chance: float
    corrected: float = 1.0

    share: bool = True

    @property
    def by_words(self) -> str:
        return f"{self.by * 100:+.1f} points" if self.share else f"{self.by:+.2f}"

    @property
    def significant(self) -> bool:
        return self.corrected < LEVEL


@dataclass
class Comparison:
    """What the same games came to under each ruleset, the first of which is what the others are compared with."""

    games: int
    seed: int
    bots: list[str]
    found: dict[str, dict[str, Share | Length]] = field(default_factory=dict)

    @property
    def measures(self) -> list[str]:
        return list(next(iter(self.found.values())))

    def differences(self) -> list[Difference]:
        base, *others = self.found
        out = [
            difference(what, name, now, self.found[name][what])
            for name in others
            for what, now in self.found[base].items()
            if not (isinstance(now, Share) and now.value == self.found[name][what].value in (0.0, 1.0))
        ]
        for d, corrected in zip(out, holm([d.chance for d in out])):
            d.corrected = corrected
        return out

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "rulesets": {
                name: {what: {"value": m.value, "interval": m.interval(), "n": m.n} for what, m in found.items()}
                for name, found in self.found.items()
            },
            "differences": [
                {"what": d.what, "ruleset": d.ruleset, "by": d.by, "p": d.chance, "p_holm": d.corrected,
                 "significant": d.significant}
                for d in self.differences()
            ],
        }  # fmt: skip


def difference(what: str, ruleset: str, a: Share | Length, b: Share | Length) -> Difference:
    if isinstance(a, Share) and isinstance(b, Share):
        return Difference(what, ruleset, b.value - a.value, a.chance(b))
    assert isinstance(a, Length) and isinstance(b, Length)
    return Difference(what, ruleset, b.value - a.value, a.chance(b), share=False)


# Playing


@dataclass(frozen=True)
class Plan:
    """What is to be played: under which rules, by whom; without decks different samples are drawn for each game."""

    game: str
    ruleset: str
    bots: tuple[str, ...]
    decks: tuple[str, ...]
    seed: int

    def play(self, i: int) -> Played:
        """Game number i. Bots, and decks if they are given, move one seat on from game to game."""
        package = find_game(self.game)
        n = len(self.bots)
        seed = self.seed * 1_000_003 + i
        turned = [(seat - i) % n for seat in range(n)]
        bots = tuple([self.bots[k] for k in turned])
        if self.decks:
            decks = tuple([self.decks[k] for k in turned])
        else:
            decks = drawn(package.samples, n, random.Random(seed))
        seated = [make_bot(bot, seed * 101 + seat) for seat, bot in enumerate(bots)]
        return Played(decks, bots, play_game(package, decks, seated, seed, self.ruleset))


def drawn(samples: Sequence[str], n: int, chance: random.Random) -> tuple[str, ...]:
    """Different decks as long as there are any, then the same ones again."""
    decks: list[str] = []
    while len(decks) < n:
        decks += chance.sample(samples, min(n - len(decks), len(samples)))
    return tuple(decks)


def play_some(plan: Plan, begin: int, end: int) -> list[Played]:
    return [plan.play(i) for i in range(begin, end)]


def compare(
    game: GamePackage,
    games: int,
    rulesets: Sequence[str],
    bots: Sequence[str],
    decks: Sequence[str] = (),
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """Play the same games under each ruleset; however many workers share them, the result is the same."""
    plans = [Plan(game.name, ruleset, tuple(bots), tuple(decks), seed) for ruleset in rulesets]
    jobs = [(plan, i, min(i + CHUNK, games)) for plan in plans for i in range(0, games, CHUNK)]
    played: dict[str, list[Played]] = {ruleset: [] for ruleset in rulesets}
    done = 0
    for (plan, _, _), some in zip(jobs, carried_out(jobs, workers)):
        played[plan.ruleset] += some
        done += len(some)
        if progress is not None:
            progress(done)
    found = {game.ruleset_name(ruleset): measure(game, played[ruleset]) for ruleset in rulesets}
    return Comparison(games, seed, list(bots), found)


def carried_out(jobs: list[tuple[Plan, int, int]], workers: int) -> Iterator[list[Played]]:
    """The results of the jobs in their order."""
    if workers == 1:
        yield from (play_some(*job) for job in jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_some, *zip(*jobs))
