"""Bots think in processes of their own, so that a slow one delays nobody.

A bot is sent a position that was dealt anew from what its seat may know: neither the real hidden cards nor the real
seed ever reach it. The processes run on the compiled engine where there is one; see docs/operating.md.
"""

import asyncio
import contextlib
import hashlib
import json
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from multiprocessing import Pipe
from typing import Any, Final

from quarterdeck.bots import make_bot, own_bots
from quarterdeck.bots.hints import Hint, hints
from quarterdeck.server.compiled import compiled_tree, environment
from quarterdeck.games import luggage, start_of
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.server.turns import People, Turns, nobody

#: with one place alone, one bot would hold up all others
FEWEST: Final = 2
#: seconds after which a bot that has not answered is given up; the levels have shorter limits of their own
PATIENCE: Final = 60.0
#: seconds within which a bot breaks off what nobody waits for (see `Search.wanted`); else its process is ended
GRACE: Final = 1.0
#: sent with the number of a question that nobody wants to be answered any more
CALLED_OFF: Final = "called off"
#: bits of a seed
SEED: Final = 48


class BotFailed(Exception):
    """A bot broke off, took for ever, or brought its process down twice."""


#: what is to be done (`thinker.WORK`), and what it is to be done with
Asked = tuple[Any, ...]


class Thinkers:
    """The processes in which bots think. Each is made when it is first needed, and again if it dies."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE) -> None:
        self.processes = processes or max(FEWEST, os.cpu_count() or FEWEST)
        self.patience = patience
        self.turns = Turns(self.processes)
        self.idle: list[Thinker] = []
        self.busy: set[Thinker] = set()
        self.threads = ThreadPoolExecutor(self.processes, "thinker")

    async def decide(self, table: str, bot: str, game: Game, question: Question, people: People = nobody) -> int:
        """The key that a bot answers a question with. The same game gives the same answer, if time does not run out."""
        answer: int = await self.work(table, people, "decide", bot, *as_known(game, question.seat))
        return answer

    async def hint(self, table: str, game: Game, question: Question, people: People = nobody) -> list[Hint]:
        """What a searching bot thinks of a question's options."""
        found: list[Hint] = await self.work(table, people, "hint", *as_known(game, question.seat))
        return found

    async def work(self, table: str, people: People, what: str, *given: Any) -> Any:
        """Have something done in one of the processes, when it is the turn of a table and of its people."""
        async with self.turns.place(table, people):
            return await self.ask((what, *given))

    async def ask(self, asked: Asked) -> Any:
        """Ask in a process that has nothing to do; if that dies, once more in a new one."""
        try:
            return await self.ask_one(asked)
        except (EOFError, OSError):
            pass
        try:
            return await self.ask_one(asked)
        except (EOFError, OSError):
            raise BotFailed("it brought its process down twice") from None

    async def ask_one(self, asked: Asked) -> Any:
        thinker = self.idle.pop() if self.idle else Thinker()
        self.busy.add(thinker)
        thinker.asked += 1
        asking = asyncio.get_running_loop().run_in_executor(self.threads, thinker.ask, asked, self.patience)
        try:
            done, answer = await asyncio.shield(asking)
        except asyncio.CancelledError:
            await self.call_off(thinker, asking)
            raise
        except BaseException:  # it died or took for ever
            thinker.end()
            raise
        finally:
            self.busy.discard(thinker)
        self.idle.append(thinker)
        if not done:
            raise BotFailed(answer)
        return answer

    async def call_off(self, thinker: "Thinker", asking: "asyncio.Future[tuple[bool, Any]]") -> None:
        """Nobody waits for an answer any more. The place is held until the process is free: to start another takes as
        long as to think, and whoever leaves one table after the other would have that done without end."""
        try:
            thinker.call_off()
            await asyncio.wait({asking}, timeout=GRACE)
        finally:
            if asking.done() and not asking.cancelled() and asking.exception() is None:
                self.idle.append(thinker)
            else:
                asking.cancel()
                thinker.end()

    def close(self) -> None:
        for thinker in (*self.idle, *self.busy):
            thinker.end()
        self.idle.clear()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Thinker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        self.line, far = Pipe()
        with far:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "quarterdeck.server.thinker", str(far.fileno())],
                stdin=subprocess.DEVNULL, pass_fds=(far.fileno(),), env=environment(compiled_tree()),
                process_group=0,  # Ctrl-C is for the server, which ends its processes itself
            )  # fmt: skip
        self.line.send((luggage(), own_bots()))
        #: the number of the last question
        self.asked = 0
        #: questions are sent by threads, and called off by the server's own
        self.sending = threading.Lock()

    def ask(self, asked: Asked, patience: float) -> tuple[bool, Any]:
        """Whether it could be done, and the answer, or what went wrong with it. For a thread: it waits."""
        self.send(asked)
        if not self.line.poll(patience):
            raise BotFailed(f"it did not answer within {patience:g} seconds")
        answer: tuple[bool, Any] = self.line.recv()
        return answer

    def call_off(self) -> None:
        """Nobody wants to know it any more: the answer may be anything."""
        with contextlib.suppress(OSError):  # it has died
            self.send((CALLED_OFF,))

    def send(self, words: Asked) -> None:
        with self.sending:
            self.line.send((self.asked, *words))

    def end(self) -> None:
        """Its memory is given back by the system in its own time, which nobody waits for."""
        self.process.kill()
        threading.Thread(target=self.process.wait, daemon=True).start()


def seeds(game: Game, seat: int) -> tuple[int, int]:
    """Where the chance of a redeal and of a bot begin: given by the game so far, and telling nothing about it."""
    told = json.dumps([game.header.get("seed"), game.choices, seat])
    bits = int.from_bytes(hashlib.sha256(told.encode()).digest())
    return bits % (1 << SEED), (bits >> SEED) % (1 << SEED)


def as_known(game: Game, seat: int) -> tuple[str, bytes, int, int]:
    """A position as a seat may know it: what its match begins with, but for the seed, the bytes of a new deal, the
    seat, and where the chance of whoever thinks about it begins."""
    deal, chance = seeds(game, seat)
    header: str = game.state.match.origin[1]  # and not the game's own: without its seed it may be another match
    return header, redeal(game.state, seat, deal).to_bytes(), seat, chance


def think(bot: str, header: str, data: bytes, seat: int, seed: int) -> int:
    """In such a process: ask a bot about a position as its seat may know it."""
    state, question = position(header, data, seat)
    return make_bot(bot, seed).decide(state, question)


def think_of_hints(header: str, data: bytes, seat: int, seed: int) -> list[Hint]:
    """In such a process: what is worth considering."""
    state, question = position(header, data, seat)
    return hints(state, question, seed)


def position(header: str, data: bytes, seat: int) -> tuple[Any, Question]:
    """The position that was sent, and what the seat is asked there."""
    state = blank(header).copy()
    state.read_bytes(data)
    for question in (state.question, *state.also):
        if question is not None and question.seat == seat:
            return state, question
    raise LookupError(f"seat {seat} is not asked anything")


@lru_cache(maxsize=32)
def blank(header: str) -> Any:
    """A state of the match that a header describes, to be filled."""
    begun = json.loads(header)
    return start_of(begun["game"])(begun, False)
