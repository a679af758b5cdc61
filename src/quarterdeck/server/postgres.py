"""Postgres, for servers with several workers. A table belongs to the worker that holds its advisory lock."""

import asyncio
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import psycopg

from quarterdeck.server.storage import CLOSING, Storage
from quarterdeck.server.together import TABLES, Together


class Postgres(Storage):
    """A database by URL. When its connection is lost, the worker's locks are, and it lets go of its tables."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        #: the locks of this connection. They are counted, and stay when a transaction fails: each is taken once
        self.held: set[int] = set()

    def connect(self) -> Any:
        self.held.clear()
        return psycopg.connect(self.url, autocommit=False)

    def create(self, cursor: Any) -> None:
        cursor.execute("select pg_advisory_xact_lock(%s)", (lock_number("schema"),))
        super().create(cursor)
        for statement in TABLES:
            cursor.execute(statement)

    def workers(self) -> Together:
        return Together(self.url)

    def sql(self, text: str) -> str:
        return text.replace("?", "%s")

    def broken(self, error: Exception) -> bool:
        return self.connection is None or self.connection.closed

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
        number = lock_number(table)

        def work(cursor: Any) -> None:
            if number in self.held:
                cursor.execute("select pg_advisory_unlock(%s)", (number,))
                self.held.discard(number)

        await self.do(work, again=True)

    async def close(self) -> None:
        """Give all tables back first: that a connection was closed the database may notice only after a while."""
        with suppress(Exception):  # a connection that is lost has no locks
            await asyncio.wait_for(self.rows("select pg_advisory_unlock_all()"), CLOSING)
        await super().close()


def lock_number(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
