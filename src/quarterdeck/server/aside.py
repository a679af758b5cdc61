"""What comes from outside is read aside: in processes of their own, with limits of time and memory, never where bots or
tables work. Whoever asks for much waits behind those who ask for little, and nobody has all the processes.
"""

import asyncio
import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

from quarterdeck.games import Luggage, luggage, unpack
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.turns import Turns

P = ParamSpec("P")
R = TypeVar("R")

#: seconds of processor time for one piece of work; reading and playing the longest game that is taken needs a fraction
PATIENCE: Final = 15.0
#: how many times as long it may take on a machine that is busy with something else
BUSY: Final = 8
#: the signal that ends a process whose time is up; none where the system knows no such limit
OUT_OF_TIME: Final = getattr(signal, "SIGXCPU", 0)
#: bytes of memory for one process
MEMORY: Final = 2 << 30
#: pieces of work that one person may have waiting
WAITING: Final = 4


class TookTooLong(Exception):
    """A piece of work was given up, and its process ended."""


class Aside:
    """A few processes, each made when there is something to do for it, and again if it dies."""

    def __init__(self, places: int = 2, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.turns = Turns(places)
        self.idle: list[Helper] = []
        self.busy: set[Helper] = set()
        self.threads = ThreadPoolExecutor(places, "aside")

    async def run(self, who: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have work done for somebody; if its process dies, once more in a new one."""
        if sum(entry.table == who for entry in self.turns.waiting) >= WAITING:
            raise Refusal("too_many", "you are asking for a lot at once: please wait a little")
        async with self.turns.place(who):
            try:
                found: R = await self.ask_twice((work, args, kwargs))
                return found
            except (EOFError, OSError):
                raise Refusal("illegal", "that could not be read: it took more memory than there is for it") from None
            except TookTooLong:
                raise Refusal("too_long", f"that could not be read within {self.patience:g} seconds") from None

    async def ask_twice(self, job: Any) -> Any:
        try:
            return await self.ask(job)
        except (EOFError, OSError):
            return await self.ask(job)

    async def ask(self, job: Any) -> Any:
        helper = self.idle.pop() if self.idle else Helper()
        self.busy.add(helper)
        asking = asyncio.get_running_loop().run_in_executor(self.threads, helper.ask, job, self.patience)
        try:
            done, found = await asking
        except BaseException:  # it died, took too long, or nobody waits for it any more
            helper.end()
            raise
        finally:
            self.busy.discard(helper)
        self.idle.append(helper)
        if not done:
            raise found
        return found

    def close(self) -> None:
        for helper in (*self.idle, *self.busy):
            helper.end()
        self.idle.clear()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Helper:
    """One process, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        with far:
            self.process = context.Process(target=work_on, args=(far, luggage()), daemon=True)
            self.process.start()

    def ask(self, job: Any, patience: float) -> tuple[bool, Any]:
        """Whether it could be done, and what came of it, or why not. For a thread: it waits."""
        self.line.send((patience, job))
        if not self.line.poll(BUSY * patience):
            raise TookTooLong
        try:
            answer: tuple[bool, Any] = self.line.recv()
        except EOFError:
            self.process.join()
            if self.process.exitcode == -OUT_OF_TIME:
                raise TookTooLong from None
            raise
        return answer

    def end(self) -> None:
        """Its memory is given back by the system in its own time, which nobody waits for."""
        self.process.kill()
        self.line.close()
        threading.Thread(target=self.process.join, daemon=True).start()


# In such a process


def work_on(line: Any, brought: Luggage) -> None:
    """Do what is asked for, until the server is gone. What is refused is told; what breaks off is told in a word."""
    begin_process(brought)
    while True:
        try:
            patience, (work, args, kwargs) = line.recv()
        except (EOFError, OSError):
            return
        give_time(patience)
        try:
            answer = True, work(*args, **kwargs)
        except (QuarterdeckError, Refusal) as refused:
            answer = False, refused
        except Exception as error:
            answer = False, Refusal("illegal", f"that could not be read: {type(error).__name__}")
        line.send(answer)


def begin_process(brought: Luggage) -> None:
    """The process knows the games and cards that the server knows, yields to it, and does not outlive it."""
    os.nice(5)
    with suppress(ImportError, ValueError, OSError):  # where the system knows no such limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=wait_and_end, args=(parent,), daemon=True).start()
    unpack(brought)


def give_time(seconds: float) -> None:
    """So much of the processor until the system ends this process."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used.ru_utime + used.ru_stime + seconds), most))


def wait_and_end(parent: Any) -> None:
    parent.join()
    os._exit(0)
