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
