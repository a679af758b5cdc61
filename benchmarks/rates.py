"""What is measured of each engine, and how a second is filled."""

import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from statistics import median


@dataclass(frozen=True)
class Rates:
    """One engine's speed: everything per second, for two players, on one core."""

    decisions: float  # of random play, with at least two answers to choose from
    all_decisions: float  # of random play, forced ones included
    games: float  # of random play, from set-up to the end
    copies: float  # of a state in the middle of a game
    copy_and_apply: float  # the same copy, and one decision answered on it


@dataclass
class Tally:
    """What random play has come to so far."""

    games: int = 0
    decisions: int = 0
    forced: int = 0


class Growth:
    """Seconds and decisions, by how many cards were in play and by how many decisions had been made before."""

    def __init__(self) -> None:
        self.cards: dict[int, list[float]] = {}
        self.made: dict[int, list[float]] = {}

    def count(self, cards: int, made: int, seconds: float) -> None:
        for table, key in ((self.cards, cards // 10 * 10), (self.made, made // 100 * 100)):
            times = table.setdefault(key, [0.0, 0])
            times[0] += seconds
            times[1] += 1

    def lines(self, engine: str) -> list[str]:
        """Microseconds for a decision; what was seen fewer than a hundred times is left out."""
        out = [f"{engine}: microseconds for a decision, a record being kept"]
        for title, table, step in (("cards in play", self.cards, 10), ("decisions before", self.made, 100)):
            cells = [
                f"{key}-{key + step - 1}: {1e6 * spent / n:.1f}"
                for key, (spent, n) in sorted(table.items()) if n >= 100
            ]
            out.append(f"  {title:18}" + "   ".join(cells))
        return out


def play_for(seconds: float, play: Callable[[int, Tally], None]) -> tuple[float, float, float]:
    """Plays whole games with seeds 1, 2, 3 …; gives real decisions, all decisions and games per second."""
    tally = Tally()
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        tally.games += 1
        play(tally.games, tally)
    return tally.decisions / spent, (tally.decisions + tally.forced) / spent, tally.games / spent


def repeat_for(seconds: float, action: Callable[[], object]) -> float:
    """How often a second `action` can be done."""
    done = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(50):
            action()
        done += 50
    return done / spent


def middle(rounds: list[Rates]) -> Rates:
    """The median of each figure."""
    return Rates(*(median(getattr(rates, field.name) for rates in rounds) for field in fields(Rates)))
