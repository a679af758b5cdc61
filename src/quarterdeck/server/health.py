"""Whether the server is well: the process by itself, and whether it can do its work, the database included."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

if TYPE_CHECKING:
    from quarterdeck.server.app import Server

#: seconds that the database has for one small write
PATIENCE = 2.0
FRESH = {"cache-control": "no-store"}


class Health:
    """Answers those who watch over the server."""

    def __init__(self, server: "Server") -> None:
        self.storage = server.storage
        self.house = server.house
        #: this worker's own row, so that no worker waits for another's
        self.row = f"ready {secrets.token_hex(8)}"
        #: one write is under way at a time: whoever asks meanwhile is told what comes of it
        self.trial: asyncio.Task[None] | None = None

    async def alive(self, request: Request) -> Response:
        """The process answers; that says nothing about the database."""
        return PlainTextResponse("ok\n", headers=FRESH)

    async def ready(self, request: Request) -> Response:
        """200 if a write was committed just now, 503 with the reason if not, or if the server is about to stop."""
        if self.house.draining:
            return PlainTextResponse("draining: ask another worker\n", 503, FRESH)
        if self.trial is None or self.trial.done():
            self.trial = asyncio.create_task(self.try_writing())
        try:
            await asyncio.wait_for(asyncio.shield(self.trial), PATIENCE)
        except TimeoutError:
            return PlainTextResponse(f"the database has not answered within {PATIENCE:g} seconds\n", 503, FRESH)
        except Exception as error:
            why = str(error).strip().partition("\n")[0]
            return PlainTextResponse(f"the database cannot be written: {why}\n", 503, FRESH)
        return PlainTextResponse("ok\n", headers=FRESH)

    async def try_writing(self) -> None:
        """Put a row in and take it out again, in one transaction: it is written and leaves nothing behind."""

        def work(cursor: Any) -> None:
            sql = self.storage.sql
            cursor.execute(sql("insert into settings (name, value) values (?, '')"), (self.row,))
            cursor.execute(sql("delete from settings where name = ?"), (self.row,))

        await self.storage.do(work, again=True)
