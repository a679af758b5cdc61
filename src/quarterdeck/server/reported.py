"""What people report to whoever runs the server: kept with the last lines of chat as they were, listed, and closed."""

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.answers import Trouble, answer, read
from quarterdeck.server.blocks import met
from quarterdeck.server.facts import FORMER
from quarterdeck.server.identity import clean_name
from quarterdeck.server.keeping import opened
from quarterdeck.server.limits import Gate, address_of
from quarterdeck.server.messages import Report, ReportExported, ReportKept, Whom
from quarterdeck.server.storage import Storage

if TYPE_CHECKING:
    from quarterdeck.server.app import Server
    from quarterdeck.server.tables import Table

#: lines of chat that are kept with a report
LINES = 20


class Named(msgspec.Struct, array_like=True):
    """Somebody whom a line of the table itself is about."""

    who: str
    name: str


class Quoted(msgspec.Struct, array_like=True):
    """A line of chat as it was when somebody reported it."""

    who: str
    name: str
    text: str
    #: those whom the text has gaps for
    about: tuple[Named, ...] = ()

    def in_words(self) -> str:
        text = self.text.format(*[one.name for one in self.about]) if self.about else self.text
        return f"{self.name}: {text}" if self.name else text

    def people(self) -> list[str]:
        return [self.who, *[one.who for one in self.about]]

    def forget(self, who: str) -> None:
        if self.who == who:
            self.who, self.name = "", FORMER
        for one in self.about:
            if one.who == who:
                one.who, one.name = "", FORMER


quotes = msgspec.json.Decoder(list[Quoted])


class Reporting:
    """The request: counted by person and by address, so that nobody floods the list."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        limits = server.limits
        self.gate = Gate(limits.reports, limits.report_burst)

    async def report(self, request: Request) -> Response:
        wish = await read(request, Report, self.server.limits)
        table, who = await self.server.table(request), await self.server.blocking.somebody(request)
        whom, name = met(table, who, Whom(wish.seat, wish.line))
        words = self.proper_words(wish.words)
        if not (self.gate.passes(address_of(request)) and self.gate.passes(who.id)):
            raise Trouble(429, "too_many", "that was too often: what you have reported is being read")
        id, storage = secrets.token_hex(4), self.server.storage
        lines = quoted(table, wish.line)
        await storage.keep(
            [who.id, whom, *[one for line in lines for one in line.people()]],
            "insert into reports (id, made, table_id, who, name, whom, whom_name, words, lines)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            id, storage.clock(), table.facts.id, who.id, who.name, whom, name, words,
            msgspec.json.encode(lines).decode(),
        )  # fmt: skip
        return answer(ReportKept(id), 201)

    def proper_words(self, words: str) -> str:
        most = self.server.limits.report_letters
        if len(words) > most:
            raise Trouble(422, "too_long", f"a report has at most {most} letters")
        proper = clean_name(words, most)
        if not proper:
            raise Trouble(422, "illegal", "please say in a few words what happened")
        return proper


def quoted(table: "Table", line: int | None) -> list[Quoted]:
    """The last lines of chat, up to the one that is reported if one is."""
    end = len(table.talk.lines) if line is None else line + 1
    lines = table.talk.lines[max(0, end - LINES) : end]
    seats = table.facts.seats
    return [
        Quoted(one.who, one.name, one.words, tuple([Named(seats[n].owner(), seats[n].person()) for n in one.about]))
        for one in lines
    ]


async def made_by(storage: Storage, who: str) -> tuple[ReportExported, ...]:
    rows = await storage.rows(
        "select made, table_id, whom_name, words from reports where who = ? order by made", who
    )
    return tuple([ReportExported(*row) for row in rows])


def forget(cursor: Any, storage: Storage, who: str) -> None:
    """Somebody is no more: what they reported goes, and what others reported names a former player."""
    cursor.execute(storage.sql("delete from reports where who = ?"), (who,))
    cursor.execute(storage.sql("update reports set whom = '', whom_name = ? where whom = ?"), (FORMER, who))
    cursor.execute("select id, lines from reports")
    for id, text in cursor.fetchall():
        lines = quotes.decode(text)
        for line in lines:
            line.forget(who)
        changed = msgspec.json.encode(lines).decode()
        if changed != text:
            cursor.execute(storage.sql("update reports set lines = ? where id = ?"), (changed, id))


# For whoever runs the server


async def listed(database: str, closed: bool) -> list[str]:
    """The reports that are open, or all of them, each in a line."""
    async with opened(database) as storage:
        rows = await storage.rows(
            "select id, made, table_id, name, whom_name, words, lines, closed from reports order by made"
        )
    return [line_of(*row) for row in rows if closed or row[-1] is None]


def line_of(
    id: str, made: float, table: str, name: str, whom: str, words: str, lines: str, closed: float | None
) -> str:
    said = " | ".join([line.in_words() for line in quotes.decode(lines)])
    state = "" if closed is None else f" (closed {when(closed)})"
    return f"{id}  {when(made)}  table {table}  {name} about {whom}: {words}{state}  [{said or 'nothing was said'}]"


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


async def close(database: str, ids: list[str]) -> None:
    """These reports are dealt with: all of them, or none if one does not exist."""
    async with opened(database) as storage:
        there = {str(row[0]) for row in await storage.rows("select id from reports")}
        if wrong := [id for id in ids if id not in there]:
            raise BadDefinition(f"there is no report {wrong[0]}: `quarterdeck reports --all` lists them")
        for id in ids:
            await storage.write(
                "update reports set closed = ? where id = ? and closed is null", storage.clock(), id
            )
