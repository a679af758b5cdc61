"""Postgres, for servers with several workers. A table belongs to the worker that holds its advisory lock."""

from contextlib import suppress
from hashlib import blake2b
from typing import Any

import psycopg

from quarterdeck.server.storage import Storage


class Postgres(Storage):
    """A database by URL. When its connection is lost, the worker's locks are, and it lets go of its tables."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def connect(self) -> Any:
        return psycopg.connect(self.url, autocommit=False)

    def create(self, cursor: Any) -> None:
        cursor.execute("select pg_advisory_xact_lock(%s)", (lock_number("schema"),))
        super().create(cursor)

    def sql(self, text: str) -> str:
        return text.replace("?", "%s")

    def broken(self, error: Exception) -> bool:
        return self.connection is None or self.connection.closed

    async def claim(self, table: str) -> bool:
        row = await self.row("select pg_try_advisory_lock(?)", lock_number(table))
        return row is not None and bool(row[0])

    async def release(self, table: str) -> None:
        await self.rows("select pg_advisory_unlock(?)", lock_number(table))

    async def close(self) -> None:
        """Give all tables back first: that a connection was closed the database may notice only after a while."""
        with suppress(Exception):  # a connection that is lost has no locks
            await self.rows("select pg_advisory_unlock_all()")
        await super().close()


def lock_number(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
