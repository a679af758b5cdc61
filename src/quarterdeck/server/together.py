"""Several workers on one Postgres: they count together, and tell one another what only one of them can do.

What is counted lies in unlogged tables, beside what is kept: each statement is a transaction of its own on a connection
of its own, so that nothing here waits for a commit of choices, nor they for it. A row belongs to a worker, and counts
while that worker's connection is there: the rows of a killed one are gone with it. While Postgres cannot be asked, each
worker counts for itself.
"""

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import psycopg

from quarterdeck.server.workers import Presence, Workers

if TYPE_CHECKING:
    from quarterdeck.server.lobby import House

log = logging.getLogger("quarterdeck")

CHANNEL = "quarterdeck"
#: seconds between attempts to reach the database
AGAIN = 1.0
#: seconds between looking for rows that count no more
SWEEP = 30.0

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
        self.tried = float("-inf")
        #: who is at the tables of this worker
        self.present: dict[str, Presence] = {}
        #: tables and sockets of which something is to be written down
        self.noted: set[str] = set()
        self.left: set[str] = set()
        self.news = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, house: "House") -> None:
        heard = asyncio.Event()
        for work in (self.hear(house, heard), self.tell(), self.sweep()):
            self.start(work)
        await heard.wait()

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        if self.connection is not None:
            with suppress(Exception):
                await self.connection.close()

    # asking the database

    async def run(self, text: str, *values: Any, **named: Any) -> list[tuple[Any, ...]] | None:
        """The rows of a statement; None if the database cannot be asked now."""
        async with self.turn:
            return await self.run_now(text, named or values)

    async def run_now(self, text: Any, values: Any) -> list[tuple[Any, ...]] | None:
        if not await self.connected():
            return None
        assert self.connection is not None
        try:
            cursor = await self.connection.execute(text, values)
            return await cursor.fetchall() if cursor.description is not None else []
        except psycopg.Error as error:
            log.error("this worker counts for itself: %s", str(error).partition("\n")[0])
            if self.connection.broken:
                self.connection = None
            return None

    async def connected(self) -> bool:
        """Whether there is a connection; one that was lost is made anew, not too often."""
        now = asyncio.get_running_loop().time()
        if self.connection is None and now - self.tried >= AGAIN:
            self.tried = now
            with suppress(psycopg.Error, OSError):
                self.connection = await self.new_connection()
        return self.connection is not None

    async def new_connection(self) -> psycopg.AsyncConnection[Any]:
        """A connection that stands for this worker; what is so here now is written down anew."""
        connection = await psycopg.AsyncConnection.connect(
            self.url, autocommit=True, application_name=self.name, connect_timeout=5
        )
        await connection.execute("set statement_timeout = 5000")
        for table in ("present", "open_sockets"):
            await connection.execute(f"delete from {table} where worker = %s", (self.name,))
        self.noted.update(self.present)
        self.left.update(self.sockets)
        self.news.set()
        return connection

    # what others say

    async def hear(self, house: "House", heard: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"listen {CHANNEL}")
                    if heard.is_set():
                        house.forget_all()  # who was to be sent away meanwhile, nobody knows: all come back if they may
                    heard.set()
                    async for said in connection.notifies():
                        self.heard(house, said.payload)
            except (psycopg.Error, OSError) as error:
                log.error("other workers cannot be heard: %s", str(error).partition("\n")[0])
            heard.set()
            await asyncio.sleep(AGAIN)

    def heard(self, house: "House", said: str) -> None:
        by, what, *words = json.loads(said)
        if by == self.name:
            return
        if what == "want":
            self.start(house.hand_over(*words))
        elif what == "dismiss":
            house.dismiss_here(*words)

    async def say(self, *words: str) -> None:
        await self.run("select pg_notify(%s, %s)", CHANNEL, json.dumps([self.name, *words]))

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
        async with self.turn:
            await self.run_now(COUNT, (self.name, key, self.sockets[key]))
            rows = await self.run_now(COUNTED, (key,))
        if rows is None or rows[0][0] <= most:
            return True
        self.disconnect(key)
        return False

    def disconnect(self, key: str) -> None:
        super().disconnect(key)
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
        """Write down what has changed here; what changes often meanwhile is written once."""
        while True:
            await self.news.wait()
            self.news.clear()
            async with self.turn:
                while self.left:
                    key = self.left.pop()
                    await self.run_now(COUNT, (self.name, key, self.sockets[key]))
                while self.noted:
                    await self.write_presence(self.noted.pop())

    async def write_presence(self, table: str) -> None:
        presence = self.present.get(table)
        if presence is None:
            await self.run_now("delete from present where table_id = %s and worker = %s", (table, self.name))
        else:
            here = " ".join(map(str, sorted(presence.here)))
            await self.run_now(NOTE, (table, self.name, here, presence.onlookers))

    async def elsewhere(self, tables: list[str]) -> dict[str, Presence]:
        rows = await self.run(ELSEWHERE, tables, self.name)
        return {table: Presence(frozenset(map(int, here.split())), watch) for table, here, watch in rows or ()}

    async def sweep(self) -> None:
        while True:
            for statement in GONE:
                await self.run(statement)
            await asyncio.sleep(SWEEP)
