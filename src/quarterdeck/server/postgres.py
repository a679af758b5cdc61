"""Postgres, for servers with several workers. A table belongs to the worker that holds its advisory lock."""

import asyncio
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import psycopg

from quarterdeck.server.storage import CLOSING, Overtaken, Storage
from quarterdeck.server.together import TABLES, Together

#: seconds after which a worker that does not go on in the middle of a transaction loses its connection, and all locks
STANDSTILL = 10.0


class Postgres(Storage):
    """A database by URL. When its connection is lost, the worker's locks are, and it lets go of its tables."""

    HELD = " for share"
    Fault = psycopg.Error

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        #: the locks of this connection. They are counted, and stay when a transaction fails: each is taken once
        self.held: set[int] = set()

    def connect(self) -> Any:
        self.held.clear()
        connection = psycopg.connect(self.url, autocommit=False)
        connection.execute(f"set idle_in_transaction_session_timeout = {round(STANDSTILL * 1000)}")
        connection.commit()
        return connection

    def create(self, cursor: Any) -> None:
        super().create(cursor)
        for statement in TABLES:
            cursor.execute(statement)

    def workers(self) -> Together:
        return Together(self.url)

    def sql(self, text: str) -> str:
        return text.replace("?", "%s")

    def broken(self, error: Exception) -> bool:
        return self.connection is None or self.connection.closed

    def alone(self, cursor: Any, what: str) -> None:
        cursor.execute("select pg_advisory_xact_lock(%s)", (lock_number(what),))

    def own(self, cursor: Any, table: str) -> None:
        """A table is lent to a connection: what was begun on one that is lost is not written on the next."""
        if lock_number(table) not in self.held:
            raise Overtaken(f"table {table} is not lent to this worker any more")

    async def claim(self, table: str) -> bool:
        number = lock_number(table)

        def work(cursor: Any) -> bool:
            if number not in self.held:
                cursor.execute("select pg_try_advisory_lock(%s)", (number,))
                if cursor.fetchone()[0]:
                    self.held.add(number)
            return number in self.held

        return bool(await self.do(work, again=True))

    async def release(self, table: str) -> None:
        """A lock ends at once, and not with the transaction: whoever takes the table next has to find all of it."""
        number = lock_number(table)

        def work(cursor: Any) -> None:
            if number in self.held:
                cursor.execute("select pg_advisory_unlock(%s)", (number,))
                self.held.discard(number)

        await self.do(work, again=True, apart=True)

    async def close(self) -> None:
        """Give all tables back first: that a connection was closed the database may notice only after a while."""
        def work(cursor: Any) -> None:
            cursor.execute("select pg_advisory_unlock_all()")
            self.held.clear()

        with suppress(Exception):  # a connection that is lost has no locks
            await asyncio.wait_for(self.do(work, apart=True), CLOSING)
        await super().close()


def lock_number(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
