"""Whom somebody wants nothing to do with: kept for the person, on every device. Who is blocked is not told."""

import secrets
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.server.answers import Trouble, answer, read
from quarterdeck.server.identity import Who
from quarterdeck.server.messages import BlockLifted, BlockShown, Whom
from quarterdeck.server.storage import Storage

if TYPE_CHECKING:
    from quarterdeck.server.app import Server
    from quarterdeck.server.tables import Table


class Blocks:
    """Who has blocked whom."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def by(self, who: str) -> frozenset[str]:
        """Those whom somebody has blocked."""
        rows = await self.storage.rows("select whom from blocks where who = ?", who) if who else []
        return frozenset(str(row[0]) for row in rows)

    async def against(self, whom: str) -> frozenset[str]:
        """Those who have blocked somebody."""
        rows = await self.storage.rows("select who from blocks where whom = ?", whom) if whom else []
        return frozenset(str(row[0]) for row in rows)

    async def among(self, people: list[str]) -> bool:
        """Whether one of these has blocked another."""
        for who in people:
            if not (await self.by(who)).isdisjoint(people):
                return True
        return False

    async def listed(self, who: str) -> list[BlockShown]:
        rows = await self.storage.rows("select id, name, made from blocks where who = ? order by made", who)
        return [BlockShown(*row) for row in rows]

    async def add(self, who: str, whom: str, name: str) -> None:
        await self.storage.keep(
            [who, whom],
            "insert into blocks (id, who, whom, name, made) values (?, ?, ?, ?, ?) on conflict do nothing",
            secrets.token_urlsafe(8), who, whom, name, self.storage.clock(),
        )  # fmt: skip

    async def lift(self, who: str, id: str) -> bool:
        return await self.storage.write("delete from blocks where who = ? and id = ?", who, id) == 1


class Blocking:
    """The requests about it."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.people = server.people
        self.house = server.house
        self.blocks = server.house.blocks

    async def listed(self, request: Request) -> Response:
        who = await self.people.who(request)
        return answer([] if who is None else await self.blocks.listed(who.id))

    async def block(self, request: Request) -> Response:
        wish = await read(request, Whom, self.server.limits)
        table, who = await self.server.table(request), await self.somebody(request)
        whom, name = met(table, who, wish)
        kept = await self.blocks.listed(who.id)
        if len(kept) >= self.server.limits.blocks_kept:
            raise Trouble(409, "too_many", f"at most {self.server.limits.blocks_kept} people can be blocked: lift one")
        await self.blocks.add(who.id, whom, name)
        await self.house.heed_blocks(who.id)
        return answer(await self.blocks.listed(who.id), 201)

    async def lift(self, request: Request) -> Response:
        wish, who = await read(request, BlockLifted, self.server.limits), await self.somebody(request)
        if "\0" in wish.id or not await self.blocks.lift(who.id, wish.id):
            raise Trouble(404, "unknown", "you have blocked nobody by that id")
        await self.house.heed_blocks(who.id)
        return answer(await self.blocks.listed(who.id))

    async def somebody(self, request: Request) -> Who:
        who = await self.people.who(request)
        if who is None:
            raise Trouble(403, "not_yours", "tell us your name first")
        return who


def met(table: "Table", who: Who, wish: Whom) -> tuple[str, str]:
    """The id and name of somebody else at a table, by the seat or by something that they said."""
    if (wish.seat is None) == (wish.line is None):
        raise Trouble(400, "malformed", "name a seat or a line of chat, one of them")
    whom = name = ""
    if wish.seat is not None and 0 <= wish.seat < len(table.facts.seats):
        seat = table.facts.seats[wish.seat]
        whom, name = (seat.who, seat.name) if seat.kind == "person" and not seat.gone else ("", "")
    if wish.line is not None and 0 <= wish.line < len(table.talk.lines):
        line = table.talk.lines[wish.line]
        whom, name = line.who, line.name
    if not whom:
        raise Trouble(404, "unknown", "there is nobody: name the seat of a person, or a line of chat")
    if whom == who.id:
        raise Trouble(422, "illegal", "that is yourself")
    return whom, name
