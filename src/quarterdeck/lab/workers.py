"""Games shared among processes, each of which knows the games, cards and bots that were brought along."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from quarterdeck.bots import add_bots, own_bots
from quarterdeck.games import Luggage, luggage, unpack

R = TypeVar("R")


def carried_out(work: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: int) -> Iterator[R]:
    """The results of the jobs in their order; with one worker, or one job, everything is done here."""
    workers = min(workers, len(jobs))
    if workers == 1:
        yield from (work(*job) for job in jobs)
        return
    with ProcessPoolExecutor(workers, initializer=begin_process, initargs=(luggage(), own_bots())) as pool:
        yield from pool.map(work, *zip(*jobs))


def begin_process(brought: Luggage, bots: Sequence[str]) -> None:
    unpack(brought)
    add_bots(bots)
