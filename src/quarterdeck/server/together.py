"""Several workers on one Postgres: they count together, and tell one another what only one of them can do.

What is counted lies in unlogged tables, beside what is kept: each statement is a transaction of its own on a connection
of its own, so that nothing here waits for a commit of choices, nor they for it. A row belongs to a worker, and counts
while that worker's connection is there: the rows of a killed one are gone with it. While Postgres cannot be asked, each
worker counts for itself: nobody waits for a connection to be made, nor for long on one that does not answer.
"""

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg

from quarterdeck.server.workers import Presence, Workers

if TYPE_CHECKING:
    from quarterdeck.server.lobby import House

log = logging.getLogger("quarterdeck")

Rows = list[tuple[Any, ...]]

CHANNEL = "quarterdeck"
#: seconds between attempts to reach the database
AGAIN = 1.0
#: seconds between looking for rows that count no more
SWEEP = 30.0
#: seconds that the database has for one statement; one that does not even say so a little later hangs
STATEMENT = 1.5
PATIENCE = 2.0
#: seconds in which a connection is made
CONNECTING = 5.0

TABLES = (
    "create unlogged table if not exists gates (gate text not null, key text not null,"
    " full_at double precision not null, primary key (gate, key))",
    "create unlogged table if not exists open_sockets (worker text not null, key text not null,"
    " count integer not null, primary key (key, worker))",
    "create unlogged table if not exists present (table_id text not null, worker text not null,"
    " here text not null, onlookers integer not null, primary key (table_id, worker))",
)

NOW = "extract(epoch from clock_timestamp())::double precision"
ALIVE = "worker in (select application_name from pg_stat_activity where datname = current_database())"

#: a bucket is the moment at which it is full again: whoever takes one moves that on by a step, up to so far from now
TAKE = (
    f"insert into gates as g (gate, key, full_at) values (%(gate)s, %(key)s, {NOW} + %(step)s) on conflict (gate, key)"
    f" do update set full_at = greatest(g.full_at, {NOW}) + %(step)s"
    f" where greatest(g.full_at, {NOW}) + %(step)s <= {NOW} + %(room)s returning 1"
)
GIVE_BACK = "update gates set full_at = full_at - %s where gate = %s and key = %s"
COUNT = (
    "insert into open_sockets (worker, key, count) values (%s, %s, %s)"
    " on conflict (key, worker) do update set count = excluded.count"
)
COUNTED = f"select coalesce(sum(count), 0) from open_sockets where key = %s and {ALIVE}"
NOTE = (
    "insert into present (table_id, worker, here, onlookers) values (%s, %s, %s, %s) on conflict (table_id, worker)"
    " do update set here = excluded.here, onlookers = excluded.onlookers"
)
ELSEWHERE = (
    f"select table_id, here, onlookers from present where table_id = any(%s) and worker <> %s and {ALIVE}"
)
GONE = (
    f"delete from gates where full_at < {NOW}",
    f"delete from open_sockets where count = 0 or not {ALIVE}",
    f"delete from present where not {ALIVE}",
)


class Together(Workers):
    """One of several workers."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.name = f"quarterdeck {secrets.token_hex(8)}"
        self.connection: psycopg.AsyncConnection[Any] | None = None
        #: one statement after another, each with what is so when its turn comes
        self.turn = asyncio.Lock()
        #: who is at the tables of this worker
        self.present: dict[str, Presence] = {}
        #: tables and sockets of which something is to be written down
        self.noted: set[str] = set()
        self.left: set[str] = set()
        self.news = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, house: "House") -> None:
        with suppress(psycopg.Error, OSError):
            await self.connect_anew()
        heard = asyncio.Event()
        self.start(self.keep_on("other workers cannot be heard", lambda: self.hear(house, heard)))
        self.start(self.keep_on("other workers cannot be told", self.tell))
        self.start(self.keep_on("what counts no more cannot be deleted", self.sweep))
        await heard.wait()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def keep_on(self, failure: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for as long as this worker runs: whatever goes wrong is said, and a little later it goes on."""
        while True:
            try:
                await work()
            except Exception as error:
                log.error("%s: %s", failure, first_line(error))
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        if self.connection is not None and self.turn.locked():
            hang_up(self.connection)
            async with self.turn:  # whoever waits for an answer knows now that there is none
                pass
        for task in list(self.tasks):
            task.cancel()
        if self.connection is not None:
            await self.connection.close()

    # asking the database

    async def run(self, text: str, *values: Any, **named: Any) -> Rows | None:
        """The rows of a statement; None if the database cannot be asked now."""
        return await self.in_turn(lambda: self.run_now(text, named or values))

    async def in_turn(self, work: Callable[[], Awaitable[Rows | None]]) -> Rows | None:
        """Statements with nothing of this worker between them; None if their turn does not come."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.turn.acquire()
        except TimeoutError:
            return None
        try:
            return await work()
        finally:
            self.turn.release()

    async def run_now(self, text: Any, values: Any) -> Rows | None:
        connection = self.connection
        if connection is None:
            return None
        try:
            with answering(connection):
                cursor = await connection.execute(text, values)
                return await cursor.fetchall() if cursor.description is not None else []
        except psycopg.Error as error:
            log.error("this worker counts for itself: %s", first_line(error))
            if connection.closed:
                self.connection = None
                self.news.set()
            return None

    async def connect_anew(self) -> None:
        """Have a connection that stands for this worker; what is so here now is to be written down anew."""
        connection = await new_connection(self.url, application_name=self.name)
        try:
            with answering(connection):
                await connection.execute(f"set statement_timeout = {STATEMENT * 1000:.0f}")
                for table in ("present", "open_sockets"):
                    await connection.execute(f"delete from {table} where worker = %s", (self.name,))
        except psycopg.Error:
            await connection.close()
            raise
        self.connection = connection
        self.noted.update(self.present)
        self.left.update(self.sockets)
        self.news.set()

    # what others say

    async def hear(self, house: "House", heard: asyncio.Event) -> None:
        """Listen for as long as the connection is there."""
        try:
            async with await new_connection(self.url) as connection:
                with answering(connection):
                    await connection.execute(f"listen {CHANNEL}")
                if heard.is_set():
                    house.forget_all()  # who was to be sent away meanwhile, nobody knows: all come back if they may
                heard.set()
                async for said in connection.notifies():
                    self.heard(house, said.payload)
        finally:
            heard.set()

    def heard(self, house: "House", said: str) -> None:
        """Do what another worker asks for; words of another version, or of nobody here, are only logged."""
        try:
            by, what, *words = msgspec.json.decode(said, type=list[str])
            if by == self.name:
                return
            if what == "want":
                (table,) = words
                self.start(house.hand_over(table))
            elif what == "dismiss":
                who, besides = words
                house.dismiss_here(who, besides)
            else:
                raise ValueError(f"what is {what!r}?")
        except ValueError as error:
            log.warning("not understood on the channel of the workers: %.100r (%s)", said, first_line(error))

    async def say(self, *words: str) -> None:
        await self.run("select pg_notify(%s, %s)", CHANNEL, msgspec.json.encode([self.name, *words]).decode())

    async def want(self, table: str) -> None:
        await self.say("want", table)

    async def dismiss(self, who: str, besides: str) -> None:
        await self.say("dismiss", who, besides)

    # limits

    async def take(self, gate: str, key: str, rate: float, burst: int) -> bool:
        step = 1 / max(rate, 1e-9)
        rows = await self.run(TAKE, gate=gate, key=key, step=step, room=(burst + 1e-3) * step)
        return rows is None or bool(rows)

    async def give_back(self, gate: str, key: str, rate: float) -> None:
        await self.run(GIVE_BACK, 1 / max(rate, 1e-9), gate, key)

    async def connect(self, key: str, most: int) -> bool:
        """It is counted before all are added up, so that two workers at once let in too few rather than too many."""
        if not await super().connect(key, most):
            return False

        async def count() -> Rows | None:
            counted = await self.write_count(key)
            return None if counted is None else await self.run_now(COUNTED, (key,))

        rows = await self.in_turn(count)
        if rows is None:
            self.count_later(key)
        if rows is None or rows[0][0] <= most:
            return True
        self.disconnect(key)
        return False

    def disconnect(self, key: str) -> None:
        super().disconnect(key)
        self.count_later(key)

    def count_later(self, key: str) -> None:
        self.left.add(key)
        self.news.set()

    # who is where

    def note(self, table: str, presence: Presence | None) -> None:
        self.present.pop(table, None)
        if presence is not None:
            self.present[table] = presence
        self.noted.add(table)
        self.news.set()

    async def tell(self) -> None:
        """Write down what has changed here; what changes often meanwhile is written once.

        A connection that was lost is news, too: without one nobody is told anything.
        """
        while True:
            await self.news.wait()
            if self.connection is None:
                await self.connect_anew()
            self.news.clear()
            await self.write_down(self.left, self.write_count)
            await self.write_down(self.noted, self.write_presence)

    async def write_down(self, changed: set[str], write: Callable[[str], Awaitable[Rows | None]]) -> None:
        """What cannot be written down now stays to be written."""
        while changed:
            one = changed.pop()
            async with self.turn:
                if await write(one) is None:
                    changed.add(one)
                    self.news.set()
                    raise OSError("the database has not taken it")

    async def write_count(self, key: str) -> Rows | None:
        return await self.run_now(COUNT, (self.name, key, self.sockets[key]))

    async def write_presence(self, table: str) -> Rows | None:
        presence = self.present.get(table)
        if presence is None:
            return await self.run_now("delete from present where table_id = %s and worker = %s", (table, self.name))
        here = " ".join(map(str, sorted(presence.here)))
        return await self.run_now(NOTE, (table, self.name, here, presence.onlookers))

    async def elsewhere(self, tables: list[str]) -> dict[str, Presence]:
        rows = await self.run(ELSEWHERE, tables, self.name)
        return {table: Presence(frozenset(map(int, here.split())), watch) for table, here, watch in rows or ()}

    async def sweep(self) -> None:
        for statement in GONE:
            await self.run(statement)
        await asyncio.sleep(SWEEP)


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__


async def new_connection(url: str, **options: Any) -> psycopg.AsyncConnection[Any]:
    async with asyncio.timeout(CONNECTING):
        return await psycopg.AsyncConnection.connect(url, autocommit=True, **options)


@contextmanager
def answering(connection: psycopg.AsyncConnection[Any]) -> Iterator[None]:
    """What is done meanwhile has so many seconds. Then the connection is lost, and whoever waits on it is told so.

    To cancel the task would not do: psycopg then asks the database to cancel the statement, and waits for that.
    """
    timer = asyncio.get_running_loop().call_later(PATIENCE, hang_up, connection)
    try:
        yield
    finally:
        timer.cancel()


def hang_up(connection: psycopg.AsyncConnection[Any]) -> None:
    """As if the database had ended the connection."""
    with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
