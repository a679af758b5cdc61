"""Bots think in processes of their own, so that a slow one delays nobody.

A bot is sent a position that was dealt anew from what its seat may know: neither the real hidden cards nor the real
seed ever reach it.
"""

import asyncio
import json
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import Any, ParamSpec, TypeVar

from quarterdeck.bots import make_bot
from quarterdeck.games import Luggage, luggage, start_of, unpack
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.knowledge import redeal

P = ParamSpec("P")
R = TypeVar("R")


class Thinkers:
    """A pool of processes, made when the first bot has to think."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=begin_process, initargs=(luggage(),)
            )
        return self.pool

    async def decide(self, bot: str, header: dict[str, Any], state: State, question: Question) -> int:
        """The key that a bot answers a question with."""
        dealt = redeal(state, question.seat, self.draw_seed())
        known = json.dumps({**header, "seed": 0})
        return await self.run(think, bot, known, dealt.to_bytes(), question.seat, self.draw_seed())

    def draw_seed(self) -> int:
        """Where a bot's chance begins: nobody can foresee it."""
        return secrets.randbits(48)

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have work done in a process of the pool; if that process dies, once more in a new one."""
        loop, call = asyncio.get_running_loop(), partial(work, *args, **kwargs)
        try:
            return await loop.run_in_executor(self.start(), call)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.start(), call)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def think(bot: str, header: str, data: bytes, seat: int, seed: int) -> int:
    """In a process of the pool: build the position and ask the bot."""
    state = blank(header).copy()
    state.read_bytes(data)
    for question in (state.question, *state.also):
        if question is not None and question.seat == seat:
            return make_bot(bot, seed).decide(state, question)
    raise LookupError(f"seat {seat} is not asked anything")


@lru_cache(maxsize=32)
def blank(header: str) -> Any:
    """A state of the match that a header describes, to be filled."""
    begun = json.loads(header)
    return start_of(begun["game"])(begun, False)


def begin_process(brought: Luggage) -> None:
    """A process of the pool knows the games and cards that the server knows."""
    end_with_parent()
    unpack(brought)


def end_with_parent() -> None:
    """A process of the pool thinks when nobody else has to, and does not outlive the server."""
    os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=wait_and_end, args=(parent,), daemon=True).start()


def wait_and_end(parent: Any) -> None:
    parent.join()
    os._exit(0)
