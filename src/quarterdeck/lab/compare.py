"""The same games under several rulesets, and which differences between them are more than chance.

Every ruleset plays with the same seeds, bots and decks. A share has a Wilson interval and is compared by Fisher's exact
test; a length has the interval of its mean and is compared by Welch's test with the normal distribution, which wants
thirty games or more. Since many things are compared, the chances are corrected by Holm's method: what is called
significant may be wrong anywhere in the whole report with a chance of 5 %.

The same games are also compared as pairs, which tells more from fewer games: of the games that came out otherwise, how
many went one way and how many the other (the exact sign test, which for shares is McNemar's).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, lgamma, log, sqrt
from statistics import NormalDist, fmean, variance
from typing import Any, Final

from quarterdeck.bots import make_bot
from quarterdeck.games import find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.lab.simulate import Outcome, play_game
from quarterdeck.lab.workers import carried_out

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


def sign_test(fewer: int, more: int) -> float:
    """The chance of so many pairs going one way and so many the other, or fewer and more, if both ways were alike."""
    n = fewer + more
    return min(1.0, 2 * sum([exp(log_choose(n, k) - n * log(2)) for k in range(min(fewer, more) + 1)]))


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
    """So many of so many games; `row` has each game, and None for one that it is not about."""

    def __init__(self, hits: int, n: int, row: Sequence[float | None] = ()) -> None:
        self.hits = hits
        self.n = n
        self.row = row

    @classmethod
    def of(cls, row: Sequence[bool | None]) -> "Share":
        return cls(sum([hit is True for hit in row]), sum([hit is not None for hit in row]), row)

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
        self.row: Sequence[float | None] = values
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

    def won(self, names: Sequence[str], name: str) -> bool:
        return name in [names[winner] for winner in self.outcome.winners]


def measure(package: GamePackage, games: list[Played]) -> dict[str, Share | Length]:
    """Everything that is told about the games of one ruleset, by name."""
    found: dict[str, Share | Length] = {}
    called = {deck: package.deck_name(deck) for game in games for deck in game.decks}
    decks = [[called[deck] for deck in game.decks] for game in games]
    for name in sorted(set(called.values())):
        found[f"{name} wins"] = Share.of([
            game.won(names, name) if name in names else None for game, names in zip(games, decks)
        ])  # fmt: skip
    for bot in sorted({bot for game in games for bot in game.bots}):
        if len(set(games[0].bots)) > 1:
            found[f"{bot} wins"] = Share.of([game.won(game.bots, bot) for game in games])
    if any(game.outcome.first is not None for game in games):
        found["first player wins"] = Share.of([game.outcome.first in game.outcome.winners for game in games])
    for kind in package.victories:
        words = f"by {kind}" if kind != "draw" else "a draw"
        found[words] = Share.of([game.outcome.victory == kind for game in games])
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
class Pairs:
    """The same games under the first ruleset and under another: in how many a measure was less or more there."""

    what: str
    ruleset: str
    fewer: int
    more: int
    alike: int
    corrected: float = 1.0

    @property
    def chance(self) -> float:
        return sign_test(self.fewer, self.more)

    @property
    def significant(self) -> bool:
        return self.corrected < LEVEL


def paired(what: str, ruleset: str, a: Sequence[float | None], b: Sequence[float | None]) -> Pairs:
    both = [(x, y) for x, y in zip(a, b, strict=True) if x is not None and y is not None]
    fewer, more = sum([y < x for x, y in both]), sum([y > x for x, y in both])
    return Pairs(what, ruleset, fewer, more, len(both) - fewer - more)


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

    def pairs(self) -> list[Pairs]:
        """The same as pairs; what came out alike in every game is not compared."""
        base, *others = self.found
        out = [
            paired(what, name, now.row, self.found[name][what].row)
            for name in others
            for what, now in self.found[base].items()
            if what in self.found[name]
        ]
        out = [p for p in out if p.fewer or p.more]
        for p, corrected in zip(out, holm([p.chance for p in out])):
            p.corrected = corrected
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
            "pairs": [
                {"what": p.what, "ruleset": p.ruleset, "fewer": p.fewer, "more": p.more, "alike": p.alike,
                 "p": p.chance, "p_holm": p.corrected, "significant": p.significant}
                for p in self.pairs()
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
            decks = package.draw_decks(n, seed)
        seated = [make_bot(bot, seed * 101 + seat) for seat, bot in enumerate(bots)]
        return Played(decks, bots, play_game(package, decks, seated, seed, self.ruleset))


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
    for (plan, _, _), some in zip(jobs, carried_out(play_some, jobs, workers)):
        played[plan.ruleset] += some
        done += len(some)
        if progress is not None:
            progress(done)
    found = {game.ruleset_name(ruleset): measure(game, played[ruleset]) for ruleset in rulesets}
    return Comparison(games, seed, list(bots), found)
