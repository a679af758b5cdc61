"""The file of a table's game, for after the game."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from quarterdeck.kernel import replay
from quarterdeck.server.dealing import revealed
from quarterdeck.server.facts import Facts
from quarterdeck.server.lobby import at
from quarterdeck.server.storage import LogRow
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.tables import Table

P = ParamSpec("P")
R = TypeVar("R")


async def in_thread(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    return await asyncio.to_thread(work, *args, **kwargs)


async def of_table(table: Table) -> str:
    """The game as a file, and who sat where. A game that still goes on has none: it would tell what is hidden."""
    async with at(table):  # whatever ends the game is stored then
        if table.facts.stage != "over":
            raise Refusal("stale", "the game is not over yet")
        if not table.file:  # it never changes: nobody works it out twice
            rows = await table.house.storage.log(table.facts.id)
            table.file = await in_thread(as_stored, header_of(table.facts), rows)
        return table.file


def header_of(facts: Facts) -> dict[str, object]:
    """What the file of a game that is over begins with."""
    header = {**facts.header, "names": [seat.called() for seat in facts.seats]}
    if facts.clock.kind != "none":
        spent = [seat.spent for seat in facts.seats]
        header["clock"] = {**msgspec.to_builtins(facts.clock), "taken_back": spent}
    return {**header, **revealed(facts)}


def as_stored(header: dict[str, object], rows: list[LogRow]) -> str:
    """The file of a game: its log as it was stored, with how it stood after each commit. Nothing is played."""
    lines = [replay.line({"quarterdeck": replay.FORMAT, **header})]
    for made, row in enumerate(rows, 1):
        lines.append(replay.written(row.seat, row.chosen, row.used))
        if row.digest and made < len(rows):
            lines.append(replay.line({"choices": made, "digest": row.digest}))
    last = {"digest": rows[-1].digest} if rows and rows[-1].digest else {}
    lines.append(replay.line({"choices": len(rows), **last, "end": True}))
    return "\n".join(lines) + "\n"
