"""Work that would hold up everybody is done aside, in a process of its own."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, ParamSpec, TypeVar

from quarterdeck.games import Luggage, luggage, unpack

P = ParamSpec("P")
R = TypeVar("R")


class Aside:
    """One process, made when there is something to do for it."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_process, initargs=(luggage(),))
        return self.pool

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have work done in the process; if that dies, once more in a new one."""
        loop, call = asyncio.get_running_loop(), partial(work, *args, **kwargs)
        try:
            return await loop.run_in_executor(self.start(), call)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.start(), call)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def begin_process(brought: Luggage) -> None:
    """The process knows the games and cards that the server knows, yields to it, and does not outlive it."""
    os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=wait_and_end, args=(parent,), daemon=True).start()
    unpack(brought)


def wait_and_end(parent: Any) -> None:
    parent.join()
    os._exit(0)
