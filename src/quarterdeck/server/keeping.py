"""What whoever runs a server does with its tables at the command line: look, end, export, clean, back up.

All of it works beside a running server, except ending a table in an SQLite file: there the server may have the table in
memory, and has to be stopped first. In Postgres a table is ended under its lock.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server import engine
from quarterdeck.server.clocks import Asked
from quarterdeck.server.dealing import revealed
from quarterdeck.server.facts import Facts, read_facts, written
from quarterdeck.server.files import as_stored
from quarterdeck.server.messages import Result
from quarterdeck.server.resuming import resume
from quarterdeck.server.sqlite import Sqlite
from quarterdeck.server.storage import Storage, open_storage

DAY: Final = 24 * 3600.0
#: how a game ended that whoever runs the server has ended
ENDED: Final = "Ended by whoever runs the server: nobody wins."
#: choices that are deleted in one transaction, unless one game alone has more; and seconds for others after each
PIECE: Final = 1000
BREATH: Final = 0.02


class Listed(msgspec.Struct):
    """A table as it is listed."""

    id: str
    game: str
    seats: list[str]
    stage: str
    engine: str
    touched: float
    #: where and why this engine deviates, for a table that is held
    why: str = ""


def as_json(found: list[Listed]) -> str:
    return msgspec.json.encode(found).decode()


def in_lines(found: list[Listed]) -> str:
    """A line for each table, and one more for why it is held."""
    lines = []
    for one in found:
        touched = datetime.fromtimestamp(one.touched, UTC).strftime("%Y-%m-%d %H:%M")
        lines.append(f"{one.id}  {touched}  {one.stage:7}  {one.game}  {one.engine or '-'}  {', '.join(one.seats)}")
        if one.why:
            lines.append(f"    this engine deviates {one.why}")
    return "\n".join(lines) or "there are no such tables"


@contextlib.asynccontextmanager
async def opened(database: str, beside: bool = True) -> AsyncIterator[Storage]:
    """A database that is used for a moment; one that cannot be, or not to the end, is refused in a word."""
    storage = open_storage(database)
    storage.beside = beside
    try:
        await storage.open()
    except (BadDefinition, OSError):
        raise
    except Exception as error:
        raise unusable(database, error) from None
    try:
        yield storage
    except storage.Fault as error:
        raise unusable(database, error) from None
    finally:
        await storage.close()


def unusable(database: str, error: Exception) -> BadDefinition:
    why = str(error).strip().partition("\n")[0]
    return BadDefinition(f"the database {database.rpartition('@')[2]} cannot be used: {why}")


async def tables(database: str, stage: str) -> tuple[list[Listed], list[str]]:
    """The tables of a stage, or all that are not over, and why others cannot be read.

    Each game is played to its last choice: whether this engine leads it there, no name of an engine tells.
    """
    found, unread = [], []
    async with opened(database) as storage:
        stored = {"": ("waiting", "playing"), "held": ("playing", "over")}.get(stage, (stage,))
        marks = ", ".join("?" * len(stored))
        rows = await storage.rows(
            f"select id, facts, touched from tables where stage in ({marks}) order by touched desc", *stored
        )
        for id, text, touched in rows:
            try:
                found.append(await listed(storage, read(id, text), touched))
            except BadDefinition as error:
                unread.append(str(error))
    return [one for one in found if stage in ("", one.stage)], unread


async def listed(storage: Storage, facts: Facts, touched: float) -> Listed:
    one = Listed(
        facts.id, facts.game, [seat.called() or "open" for seat in facts.seats], facts.stage,
        engine.last_of(facts) if facts.header else "", touched,
    )  # fmt: skip
    if facts.header:
        try:
            resume(facts, await storage.log(facts.id), Asked())
        except engine.Deviates as why:
            one.stage, one.why = "held", str(why)
    return one


async def end(database: str, id: str) -> str:
    """End the game of a table for good, by decision of a person; says what was done."""
    async with opened(database, beside="://" in database) as storage:
        facts = await table(storage, id)
        if facts.stage in ("over", "closed"):
            raise BadDefinition(f"the table {id} is {facts.stage} already, and that is final")
        if not await storage.claim(id):
            raise BadDefinition(f"a worker has the table {id}: stop it, or wait until nobody looks at the table")
        facts = await table(storage, id)  # once more: a worker may have gone on with it until now
        if facts.stage == "waiting":
            facts.stage, facts.reason = "closed", "closed by whoever runs the server"
            await storage.save_table(id, written(facts))
            return f"the table {id} is closed: its game had not begun"
        rows = await storage.log(id)
        facts.stage = "over"
        result = Result((), ENDED, storage.clock(), len(rows))
        await storage.append(id, len(rows), [], facts=written(facts), result=result)
        return f"the game of table {id} is over after {len(rows)} choices: nobody wins, and that is final"


async def export(database: str, id: str, with_secret: bool) -> tuple[str, bool]:
    """The file of a table's game, and whether the game is over. Before that it tells all that is hidden."""
    async with opened(database) as storage:
        facts = await table(storage, id)
        if not facts.header:
            raise BadDefinition(f"the game of table {id} has not begun: there is nothing to export")
        over = facts.stage == "over"
        if not over and not with_secret:
            raise BadDefinition(
                f"the game of table {id} is not over, and its file tells everything that is hidden:"
                " say --with-secret if nobody who plays will see it"
            )
        header = {**facts.header, "names": [seat.called() for seat in facts.seats], **revealed(facts)}
        return as_stored(header, await storage.log(id)), over


async def table(storage: Storage, id: str) -> Facts:
    text = await storage.table(id)
    if text is None:
        raise BadDefinition(f"there is no table {id}: `quarterdeck tables list` has those there are")
    return read(id, text)


def read(id: str, text: str) -> Facts:
    try:
        return read_facts(text)
    except msgspec.DecodeError as error:
        raise BadDefinition(f"the table {id} cannot be read: {error}") from None


async def clean(database: str, days: float, dry: bool) -> tuple[int, int]:
    """Delete tables that are over or closed and old, a few in each transaction; how many, and of how many choices."""
    async with opened(database) as storage:
        rows = await storage.rows(
            "select id, (select count(*) from choices where table_id = id) from tables"
            " where stage in ('over', 'closed') and touched < ? order by touched",
            storage.clock() - days * DAY,
        )
        gone = choices = 0
        for piece in pieces([(str(id), int(count)) for id, count in rows]):
            deleted = piece if dry else await delete(storage, piece)
            gone += len(deleted)
            choices += sum(count for _, count in deleted)
            if not dry:
                await asyncio.sleep(BREATH)
        return gone, choices


def pieces(found: list[tuple[str, int]]) -> Iterator[list[tuple[str, int]]]:
    """Tables by the piece: none has more choices than one transaction may delete, unless a game alone has."""
    piece: list[tuple[str, int]] = []
    for id, count in found:
        if piece and (sum(n for _, n in piece) + count > PIECE or len(piece) >= PIECE // 20):
            yield piece
            piece = []
        piece.append((id, count))
    if piece:
        yield piece


async def delete(storage: Storage, piece: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Delete the tables of a piece in one transaction, each whole; not those that a worker has."""
    mine = [(id, count) for id, count in piece if await storage.claim(id)]

    def work(cursor: Any) -> None:
        for id, _ in mine:
            for name in ("choices", "chat", "sitting", "results"):
                cursor.execute(storage.sql(f"delete from {name} where table_id = ?"), (id,))
            cursor.execute(storage.sql("delete from tables where id = ?"), (id,))

    await storage.do(work)
    for id, _ in mine:
        await storage.release(id)
    return mine


def backup(database: str, file: Path) -> int:
    """Copy an SQLite database while the server runs, and open the copy to see that it is whole; how many tables."""
    storage = open_storage(database)
    if not isinstance(storage, Sqlite):
        raise BadDefinition("Postgres has a tool of its own for that: pg_dump --format=custom --file=FILE URL")
    if not storage.path.is_file():
        raise BadDefinition(f"there is no database {storage.path}: give --database")
    if file.exists():
        raise BadDefinition(f"{file} is there already: give another name")
    fresh = file.with_name(file.name + ".new")
    fresh.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(storage.path)) as source, contextlib.closing(
            sqlite3.connect(fresh)
        ) as copy:
            source.backup(copy)  # in one step: a reader of its moment, who keeps nobody from writing
            copy.execute("pragma journal_mode = delete")
            (verdict,) = copy.execute("pragma integrity_check").fetchone()
            if verdict != "ok":
                raise BadDefinition(f"the copy is damaged, and so may be {storage.path}: {verdict}")
            (count,) = copy.execute("select count(*) from tables").fetchone()
    except sqlite3.DatabaseError as error:
        fresh.unlink(missing_ok=True)
        raise BadDefinition(f"{storage.path} cannot be copied: {error}") from None
    with fresh.open("rb") as written:
        os.fsync(written.fileno())
    fresh.rename(file)
    return int(count)
