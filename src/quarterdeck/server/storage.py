"""What is kept, behind one small interface: accounts, decks, tables with their logs, chat and replays.

A table is one row of facts and the row of its choices; no state is ever stored. All work is done by one thread with
one connection. Whatever waits for it is carried out in one transaction, so that many tables share the price of a
commit; nobody is answered before it is committed.
"""

import asyncio
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.facts import Written
from quarterdeck.server.identity import Who, plain_name
from quarterdeck.server.messages import Result
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.talk import Line
from quarterdeck.server.workers import Workers

#: who chose: a person, the table for it, a bot; or the others, because time had run out or the person was away
PERSON = 0
BY_ORDERS = 1
BOT = 2
OUT_OF_TIME = 3
AWAY = 4


#: an account: its id, its name and its hashed password
Account = tuple[str, str, str]


class LogRow(NamedTuple):
    """A choice as it is stored."""

    seat: int
    chosen: int
    by: int
    digest: str = ""
    #: milliseconds that it took, and how many of them went off the seat's clock
    used: int = 0
    charged: int = 0
    #: when it was made; 0 if that was not kept
    made: float = 0.0


#: gives the rows of a log
LOG = "select seat, chosen, by_whom, digest, used, charged, made from choices where table_id = ? order by n"

BATCH = 256
#: seconds that what waits has to be committed in when the server stops
CLOSING = 3.0

#: version 1; what came later is in MIGRATIONS
SCHEMA = (
    "create table if not exists settings (name text primary key, value text not null)",
    "create table if not exists accounts (id text primary key, plain text unique not null, name text not null,"
    " password text not null, made double precision not null)",
    "create table if not exists decks (owner text not null, game text not null, name text not null, list text not null,"
    " primary key (owner, game, name))",
    "create table if not exists tables (id text primary key, stage text not null, listed integer not null,"
    " touched double precision not null, facts text not null)",
    "create index if not exists tables_by_stage on tables (stage, listed, touched)",
    "create table if not exists sitting (who text not null, table_id text not null, primary key (who, table_id))",
    "create index if not exists sitting_by_table on sitting (table_id)",
    "create table if not exists choices (table_id text not null, n integer not null, seat integer not null,"
    " chosen bigint not null, by_whom integer not null, digest text not null, primary key (table_id, n))",
    "create table if not exists chat (table_id text not null, n integer not null, name text not null,"
    " words text not null, primary key (table_id, n))",
    "create table if not exists replays (id text primary key, made double precision not null, file text not null)",
)


def spell_accounts(sql: Callable[[str], str], cursor: Any) -> None:
    """Names are compared without the letters that nobody sees; of two that are alike now, the second stays apart."""
    cursor.execute("select id, name, plain from accounts order by made")
    rows = cursor.fetchall()
    taken = {plain for _, _, plain in rows}
    for id, name, _ in rows:
        plain = plain_name(name)
        if plain not in taken:
            taken.add(plain)
            cursor.execute(sql("update accounts set plain = ? where id = ?"), (plain, id))


#: a statement, or what a statement cannot say
Step = str | Callable[[Callable[[str], str], Any], None]
#: what leads from each version of the schema to the next: never changed, only added to
MIGRATIONS: tuple[tuple[Step, ...], ...] = (
    (
        "create table results (table_id text primary key, ended double precision not null, choices integer not null,"
        " winners text not null, how text not null)",
    ),
    (
        "create table sessions (id text primary key, who text not null, made double precision not null)",
        "create index sessions_by_who on sessions (who)",
        "create table ended (who text primary key, made double precision not null)",
        "insert into ended (who, made) select id, made from accounts",
    ),
    ("alter table chat add column seat integer",),
    (
        "alter table chat add column who text not null default ''",
        "create index chat_by_who on chat (who)",
        "alter table replays add column owner text not null default ''",
        "create index replays_by_owner on replays (owner)",
        "create table former (who text primary key, name text not null, made double precision not null)",
        "create index former_by_name on former (name)",
    ),
    (
        "alter table choices add column used bigint not null default 0",
        "alter table choices add column charged bigint not null default 0",
        "alter table choices add column made double precision not null default 0",
        "create table outages (began double precision not null, ended double precision not null)",
    ),
    (
        "create table blocks (id text primary key, who text not null, whom text not null, name text not null,"
        " made double precision not null, unique (who, whom))",
        "create index blocks_by_whom on blocks (whom)",
        "create table reports (id text primary key, made double precision not null, table_id text not null,"
        " who text not null, name text not null, whom text not null, whom_name text not null, words text not null,"
        " lines text not null, closed double precision)",
    ),
    # a game that another engine could not play was closed for good: it waits for the version that played it last
    tuple(
        f"update tables set stage = '{stage}', facts = replace(facts, '\"stage\":\"closed\"', '\"stage\":\"{stage}\"')"
        " where stage = 'closed' and facts like '%\"reason\":\"it began under engine %'"
        f" and {'' if stage == 'over' else 'not '}exists (select 1 from results where table_id = tables.id)"
        for stage in ("over", "playing")
    ),
    (
        "create table redeemed (table_id text primary key, made double precision not null)",
        "insert into redeemed (table_id, made) select id, touched from tables",
    ),
    (
        spell_accounts,
        "alter table chat add column about text not null default ''",
        # what the table itself has told names nobody any more
        *[
            f"update chat set words = '{words}' where name = '' and words like '{like}'"
            for like, words in (
                ("% would rather play on: % takes nothing back.", "Nothing is taken back: the others play on."),
                ("% takes back a choice: everybody has agreed.", "A choice is taken back: everybody has agreed."),
                ("% has no time left: % plays on.", "A seat has no time left: a bot plays on."),
                ("% is away: % plays on.", "Somebody is away: a bot plays on."),
            )
        ],
    ),
)


class Final(Exception):
    """The game of a table is over: its log and its result do not change any more."""


class Overtaken(Exception):
    """Whoever writes about a table does not have it any more, or its log is not what they believe it to be."""


class Job:
    """Something to do with the database, and who waits for it."""

    __slots__ = ("again", "apart", "done", "loop", "work")

    def __init__(self, work: Callable[[Any], Any], loop: asyncio.AbstractEventLoop, again: bool, apart: bool) -> None:
        self.work = work
        #: whether it may be done once more when nobody knows whether it was done: twice is the same as once
        self.again = again
        #: whether all that was to be done before it has to be committed first
        self.apart = apart
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()

    def tell(self, result: Any, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self.settle, result, error)

    def settle(self, result: Any, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Storage:
    """The interface. A database adds how to connect, how it marks parameters, and how it lends tables to a worker."""

    #: ends what reads a row that nobody else may change before this transaction is over; nothing where there is nobody
    HELD = ""
    #: what its own errors are
    Fault: type[Exception] = Exception

    def __init__(self) -> None:
        #: the time of day
        self.clock: Callable[[], float] = time.time
        #: this worker's own row, in which it notes that it is there: no worker waits for another's
        self.alive = f"alive {secrets.token_hex(8)}"
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        #: what begins the next batch
        self.next: Job | None = None
        self.thread = threading.Thread(target=self.work, name="storage", daemon=True)
        self.connection: Any = None
        #: whoever runs the server looks into the database, beside the server: nothing is made or brought up to date
        self.beside = False
        #: called in the event loop when the connection, and with it every lent table, was lost
        self.on_lost: Callable[[], None] = lambda: None
        self.loop: asyncio.AbstractEventLoop | None = None

    # what a database adds

    def connect(self) -> Any:
        """A connection that does not commit by itself."""
        raise NotImplementedError

    def sql(self, text: str) -> str:
        """A statement whose parameters are question marks, as this database writes it."""
        return text

    def broken(self, error: Exception) -> bool:
        """Whether an error means that the connection is gone."""
        return False

    def alone(self, cursor: Any, what: str) -> None:
        """From here until it is committed nobody else does the same."""

    def own(self, cursor: Any, table: str) -> None:
        """Whatever is written about a table begins with this: it is refused if the table is not this worker's."""
        self.alone(cursor, table)

    async def claim(self, table: str) -> bool:
        """Take a table for this worker; false if another one has it."""
        return True

    async def release(self, table: str) -> None:
        """Give a table back."""

    def workers(self) -> Workers:
        """What this worker has in common with others."""
        return Workers()

    # the thread

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()
        await self.do(self.look if self.beside else self.create)

    async def close(self) -> None:
        """What waits is committed first; a database that does not answer is waited for only so long."""
        if not self.thread.is_alive():
            return
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join, CLOSING)

    def look(self, cursor: Any) -> None:
        """Refuse a database that a server of this version has not brought up to date."""
        try:
            cursor.execute("select value from settings where name = 'schema'")
            row = cursor.fetchone()
        except Exception as error:
            raise BadDefinition(f"that is no database of Quarterdeck: {str(error).partition(chr(10))[0]}") from None
        version, newest = 1 if row is None else int(row[0]), 1 + len(MIGRATIONS)
        if version != newest:
            raise BadDefinition(f"the database has schema {version}, and this version works with {newest}: start the"
                                " server once to bring it up to date, or use the version that it belongs to")

    def create(self, cursor: Any) -> None:
        """Make what is missing; a database of an earlier version is brought up to this one, step by step."""
        self.alone(cursor, "schema")
        for statement in SCHEMA:
            cursor.execute(statement)
        cursor.execute("select value from settings where name = 'schema'")
        row = cursor.fetchone()
        version = 1 if row is None else int(row[0])
        newest = 1 + len(MIGRATIONS)
        if version > newest:
            raise BadDefinition(f"the database has schema {version}; this version reads {newest}: install a newer one")
        for steps in MIGRATIONS[version - 1 :]:
            for step in steps:
                self.migrate(cursor, step)
        note = "insert into settings (name, value) values ('schema', ?) on conflict (name) do update set value = ?"
        cursor.execute(self.sql(note), (str(newest), str(newest)))

    def migrate(self, cursor: Any, step: Step) -> None:
        if isinstance(step, str):
            cursor.execute(step)
        else:
            step(self.sql, cursor)

    async def do(self, work: Callable[[Any], Any], again: bool = False, apart: bool = False) -> Any:
        """Have work done in a transaction; returns when it is committed."""
        job = Job(work, asyncio.get_running_loop(), again, apart)
        self.jobs.put(job)
        return await job.done

    def work(self) -> None:
        while True:
            batch = self.wait()
            if batch is None:
                break
            if not self.attempt(batch) and len(batch) > 1:
                for job in batch:
                    self.attempt([job], last=True)
        if self.connection is not None:
            self.connection.close()

    def wait(self) -> list[Job] | None:
        first, self.next = self.next or self.jobs.get(), None
        if first is None:
            return None
        batch = [first]
        while len(batch) < BATCH and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            if job.apart:
                self.next = job
                break
            batch.append(job)
        return batch

    def attempt(self, batch: list[Job], last: bool = False) -> bool:
        """Carry out jobs in one transaction. If one fails none is done, and they have to be tried one by one.

        After a lost connection what reads is tried once more on a fresh one. What writes is not, because it may have
        been committed: whoever asked has to look what is there.
        """
        fresh = self.connection is None
        try:
            if self.connection is None:
                self.connection = self.connect()
            cursor = self.connection.cursor()
            results = [job.work(cursor) for job in batch]
            cursor.close()
            self.connection.commit()
        except Exception as error:
            lost = self.recover(error)
            reading = [job for job in batch if job.again and lost and not fresh]
            if last or lost or len(batch) == 1:
                for job in batch:
                    if job not in reading:
                        job.tell(None, error)
            if reading and not self.attempt(reading):
                for job in reading if len(reading) > 1 else ():
                    self.attempt([job], last=True)
            return lost
        for job, result in zip(batch, results):
            job.tell(result, None)
        return True

    def recover(self, error: Exception) -> bool:
        """Leave the transaction; true if the connection is lost."""
        if self.connection is None:
            return True
        try:
            self.connection.rollback()
            gone = self.broken(error)
        except Exception:
            gone = True
        if gone:
            logging.getLogger("quarterdeck").error("the connection to the database was lost: %s", error)
            self.connection = None
            if self.loop is not None:
                self.loop.call_soon_threadsafe(self.on_lost)
        return gone

    # settings

    async def secret(self, name: str = "secret") -> str:
        """The key that signs cookies, or another, made the first time."""
        fresh = secrets.token_hex(32)

        def work(cursor: Any) -> str:
            cursor.execute(
                self.sql("insert into settings (name, value) values (?, ?) on conflict do nothing"), (name, fresh)
            )
            cursor.execute(self.sql("select value from settings where name = ?"), (name,))
            return str(cursor.fetchone()[0])

        return str(await self.do(work))

    # being there

    async def wake_up(self, gap: float) -> None:
        """A worker begins. If none has been there for longer than a gap, the time until now is noted as an outage, by
        the first of those that begin together."""

        def work(cursor: Any) -> None:
            self.alone(cursor, "alive")
            now = self.clock()
            cursor.execute("select name, value from settings where name like 'alive%'")
            noted = {name: float(value) for name, value in cursor.fetchall()}
            last = max(noted.values(), default=now)
            if now - last > gap:
                cursor.execute(self.sql("insert into outages (began, ended) values (?, ?)"), (last, now))
            for name in [name for name, when in noted.items() if abs(now - when) > gap]:
                cursor.execute(self.sql("delete from settings where name = ?"), (name,))
            self.note_alive(cursor)

        await self.do(work)

    async def be_there(self) -> None:
        """Note that this worker is there now."""
        await self.do(self.note_alive)

    def note_alive(self, cursor: Any) -> None:
        now = repr(self.clock())
        note = "insert into settings (name, value) values (?, ?) on conflict (name) do update set value = ?"
        cursor.execute(self.sql(note), (self.alive, now, now))

    async def outages(self, since: float) -> list[tuple[float, float]]:
        """The times when no worker was there, from one that ended after then."""
        found = await self.rows("select began, ended from outages where ended > ? order by began", since)
        return [(row[0], row[1]) for row in found]

    # rows

    async def write(self, text: str, *values: Any) -> int:
        """Carry out a statement; gives how many rows it touched."""

        def work(cursor: Any) -> int:
            cursor.execute(self.sql(text), values)
            return int(cursor.rowcount)

        return int(await self.do(work))

    async def keep(self, people: Sequence[str], text: str, *values: Any) -> None:
        """Carry out a statement that keeps something of people, unless one of them is no more."""

        def work(cursor: Any) -> None:
            self.hold(cursor, people)
            cursor.execute(self.sql(text), values)

        await self.do(work)

    def hold(self, cursor: Any, people: Sequence[str]) -> None:
        """Refuse to keep anything of those whose accounts were deleted; the others' stay until this is committed."""
        for who in people:
            cursor.execute(self.sql("select 1 from accounts where id = ?" + self.HELD), (who,))
            if cursor.fetchone() is None:
                cursor.execute(self.sql("select 1 from former where who = ?"), (who,))
                if cursor.fetchone() is not None:
                    raise Refusal("not_yours", "the account has been deleted: nothing is kept of it any more")

    async def rows(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement finds, which changes nothing."""

        def work(cursor: Any) -> list[tuple[Any, ...]]:
            cursor.execute(self.sql(text), values)
            return [tuple(row) for row in cursor.fetchall()]

        found: list[tuple[Any, ...]] = await self.do(work, again=True)
        return found

    async def row(self, text: str, *values: Any) -> tuple[Any, ...] | None:
        found = await self.rows(text, *values)
        return found[0] if found else None

    # accounts and their decks

    async def add_account(self, id: str, plain: str, name: str, password: str) -> bool:
        """A new account; false if the name is taken, or this person has an account already. The guest is no more."""

        def work(cursor: Any) -> bool:
            cursor.execute(
                self.sql("insert into accounts (id, plain, name, password, made) values (?, ?, ?, ?, ?)"
                         " on conflict do nothing"),
                (id, plain, name, password, self.clock()),
            )  # fmt: skip
            if cursor.rowcount != 1:
                return False
            self.end_guest(cursor, id)
            return True

        return bool(await self.do(work))

    def end_guest(self, cursor: Any, id: str) -> None:
        cursor.execute(
            self.sql("insert into ended (who, made) values (?, ?) on conflict do nothing"), (id, self.clock())
        )

    async def begin_session(self, who: Who, password: str) -> Who | None:
        """An account as the cookie of a new session names it; None if its password is another by now."""
        session: Who | None = await self.do(lambda cursor: self.add_session(cursor, who, password))
        return session

    def add_session(self, cursor: Any, who: Who, password: str) -> Who | None:
        session = secrets.token_urlsafe(16)
        begin = "insert into sessions (id, who, made) select ?, id, ? from accounts where id = ? and password = ?"
        cursor.execute(self.sql(begin + self.HELD), (session, self.clock(), who.id, password))
        return Who(who.id, who.name, True, session) if cursor.rowcount == 1 else None

    async def end_session(self, who: Who) -> None:
        """A session of an account, or a guest, is not known any more."""
        if who.account:
            await self.write("delete from sessions where id = ?", who.session)
        else:
            await self.do(lambda cursor: self.end_guest(cursor, who.id))

    async def counts(self, who: Who) -> bool:
        """Whether a cookie is still good for something: an account's session goes on, or a guest has not ended."""
        if who.account:
            return await self.row("select 1 from sessions where id = ? and who = ?", who.session, who.id) is not None
        return await self.row("select 1 from ended where who = ?", who.id) is None

    async def account(self, plain: str, name: str = "") -> Account | None:
        """An account by its name; of two whose names look alike, that of this very name."""
        find = "select id, name, password from accounts where plain = ? or name = ? order by name <> ?"
        found = await self.row(find, plain, name, name)
        return None if found is None else (found[0], found[1], found[2])

    async def was_somebody_s(self, digest: str) -> bool:
        """Whether a name, by its digest, was that of an account that was deleted."""
        return await self.row("select 1 from former where name = ?", digest) is not None

    async def former_since(self, when: float) -> list[str]:
        """Whose accounts were deleted since then."""
        return [str(row[0]) for row in await self.rows("select who from former where made >= ?", when)]

    async def decks(self, owner: str) -> list[tuple[str, str, str]]:
        """The decks of a person: game, name, list."""
        found = await self.rows("select game, name, list from decks where owner = ? order by game, name", owner)
        return [(game, name, text) for game, name, text in found]

    async def keep_deck(self, owner: str, game: str, name: str, text: str) -> None:
        await self.keep(
            [owner],
            "insert into decks (owner, game, name, list) values (?, ?, ?, ?)"
            " on conflict (owner, game, name) do update set list = excluded.list",
            owner, game, name, text,
        )  # fmt: skip

    async def drop_deck(self, owner: str, game: str, name: str) -> bool:
        return await self.write("delete from decks where owner = ? and game = ? and name = ?", owner, game, name) == 1

    # tables

    async def redeem(self, table: str) -> bool:
        """Note that a promised table is being opened; false if it has been before, though it may be gone by now."""
        note = "insert into redeemed (table_id, made) values (?, ?) on conflict do nothing"
        return await self.write(note, table, self.clock()) == 1

    async def forget_redeemed(self, before: float) -> None:
        await self.write("delete from redeemed where made < ?", before)

    async def add_table(
        self, id: str, stage: str, listed: bool, facts: str, people: Sequence[str] = (), rows: Sequence[LogRow] = (),
        after: tuple[str, Written] | None = None,
    ) -> None:  # fmt: skip
        """A new table, with who sits at it, the choices its game has begun with, and how the table stands that it
        comes after: all of it or nothing."""
        add = self.sql("insert into tables (id, stage, listed, touched, facts) values (?, ?, ?, ?, ?)")

        def work(cursor: Any) -> None:
            if after is not None:
                self.write_table(cursor, *after)
            self.hold(cursor, people)
            cursor.execute(add, (id, stage, int(listed), self.clock(), facts))
            self.seat_people(cursor, id, people)
            self.add_choices(cursor, id, 0, rows)

        await self.do(work)

    async def save_table(self, id: str, table: Written) -> None:
        await self.do(lambda cursor: self.write_table(cursor, id, table))

    def write_table(self, cursor: Any, id: str, table: Written) -> None:
        self.own(cursor, id)
        self.hold(cursor, table.people)
        self.update_table(cursor, id, table)

    def update_table(self, cursor: Any, id: str, table: Written) -> None:
        save = self.sql("update tables set stage = ?, touched = ?, facts = ? where id = ?")
        cursor.execute(save, (table.stage, self.clock(), table.facts, id))

    async def table(self, id: str) -> str | None:
        """The facts of a table."""
        found = await self.row("select facts from tables where id = ?", id)
        return None if found is None else str(found[0])

    async def lobby(self, most: int, since: float = 0.0) -> list[str]:
        """The facts of listed tables that are playing, or waiting since then; those that were touched last first."""
        found = await self.rows(
            "select facts from tables where listed = 1 and (stage = 'playing' or stage = 'waiting' and touched >= ?)"
            " order by stage desc, touched desc limit ?",
            since, most,
        )  # fmt: skip
        return [str(row[0]) for row in found]

    async def waiting_since(self, before: float, most: int) -> list[str]:
        """The tables that wait for players and were last touched before then."""
        found = await self.rows(
            "select id from tables where stage = 'waiting' and touched < ? order by touched limit ?", before, most
        )
        return [str(row[0]) for row in found]

    async def sit(self, id: str, table: Written) -> None:
        """Save a table, and note who sits there, instead of who did."""

        def work(cursor: Any) -> None:
            self.write_table(cursor, id, table)
            cursor.execute(self.sql("delete from sitting where table_id = ?"), (id,))
            self.seat_people(cursor, id, table.people)

        await self.do(work)

    def seat_people(self, cursor: Any, table: str, people: Sequence[str]) -> None:
        for who in people:
            cursor.execute(self.sql("insert into sitting (who, table_id) values (?, ?)"), (who, table))

    async def tables_of(self, who: str, most: int) -> list[str]:
        """The facts of the tables at which somebody sits, and then of those whose game is over, the latest first."""
        found = await self.rows(
            "select facts from sitting join tables on id = table_id where who = ? and stage != 'closed'"
            " order by case stage when 'over' then 1 else 0 end, touched desc limit ?",
            who, most,
        )  # fmt: skip
        return [str(row[0]) for row in found]

    async def log(self, table: str) -> list[LogRow]:
        return [LogRow(*row) for row in await self.rows(LOG, table)]

    async def append(
        self, table: str, made: int, rows: list[LogRow], had: int | None = None, facts: Written | None = None,
        result: Result | None = None,
    ) -> None:  # fmt: skip
        """Add to a log that has `made` choices, or `had` more and is cut back to so many; with new facts, if any.

        All of it or nothing. A log that has more choices than that or fewer refuses it, and one that has a result.
        """
        def work(cursor: Any) -> None:
            self.own(cursor, table)
            self.hold(cursor, () if facts is None else facts.people)  # before any row that a deletion takes after it
            cursor.execute(self.sql("select 1 from results where table_id = ?"), (table,))
            if cursor.fetchone() is not None:
                raise Final(f"the game of table {table} is over")
            self.check_length(cursor, table, made if had is None else had)
            if had is not None:
                cursor.execute(self.sql("delete from choices where table_id = ? and n >= ?"), (table, made))
            self.add_choices(cursor, table, made, rows)
            if facts is not None:
                self.update_table(cursor, table, facts)
            if result is not None:
                ended = self.sql("insert into results (table_id, ended, choices, winners, how) values (?, ?, ?, ?, ?)")
                winners = ",".join(map(str, result.winners))
                cursor.execute(ended, (table, result.ended, result.choices, winners, result.how))

        await self.do(work)

    def check_length(self, cursor: Any, table: str, believed: int) -> None:
        """Refuse to go on from a log that is not as long as whoever writes believes: it would be cut, or have a gap."""
        cursor.execute(self.sql("select coalesce(max(n), -1) + 1 from choices where table_id = ?"), (table,))
        (length,) = cursor.fetchone()
        if length != believed:
            raise Overtaken(f"the log of table {table} has {length} choices, and not {believed}")

    def add_choices(self, cursor: Any, table: str, made: int, rows: Sequence[LogRow]) -> None:
        insert = self.sql(
            "insert into choices (table_id, n, seat, chosen, by_whom, digest, used, charged, made)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        for n, row in enumerate(rows, made):
            cursor.execute(insert, (table, n, *row))

    async def result(self, table: str) -> Result | None:
        """How the game of a table ended."""
        row = await self.row("select winners, how, ended, choices from results where table_id = ?", table)
        return None if row is None else read_result(row)

    async def touched(self, table: str) -> float:
        """When a table last changed."""
        row = await self.row("select touched from tables where id = ?", table)
        return self.clock() if row is None else float(row[0])

    # chat

    async def say(self, table: str, n: int, line: Line) -> None:
        add = self.sql("insert into chat (table_id, n, name, words, seat, who, about) values (?, ?, ?, ?, ?, ?, ?)")
        about = ",".join(map(str, line.about))

        def work(cursor: Any) -> None:
            self.own(cursor, table)
            self.hold(cursor, [line.who])
            cursor.execute(add, (table, n, line.name, line.words, line.seat, line.who, about))

        await self.do(work)

    async def said(self, table: str) -> list[Line]:
        found = await self.rows("select name, words, seat, who, about from chat where table_id = ? order by n", table)
        return [
            Line(name, words, seat, who, tuple([int(one) for one in about.split(",") if one]))
            for name, words, seat, who, about in found
        ]

    # replays

    async def add_replay(self, id: str, file: str, owner: str = "") -> None:
        await self.keep(
            [owner], "insert into replays (id, made, file, owner) values (?, ?, ?, ?)", id, self.clock(), file, owner
        )

    async def replay(self, id: str) -> str | None:
        found = await self.row("select file from replays where id = ?", id)
        return None if found is None else str(found[0])


def read_result(row: tuple[Any, ...]) -> Result:
    winners, how, ended, choices = row
    return Result(tuple([int(seat) for seat in winners.split(",") if seat]), how, ended, choices)


def open_storage(url: str) -> Storage:
    """The storage that a URL names: postgresql://…, or the path of an SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from quarterdeck.server.postgres import Postgres
        except ImportError:
            raise BadDefinition("Postgres needs one package more: pip install 'quarterdeck[postgres]'") from None
        return Postgres(url)
    if "://" in url and not url.startswith("sqlite://"):
        kind = url.partition("://")[0]
        raise BadDefinition(f"{kind} is no database that this knows: give postgresql://… or the path of an SQLite file")
    from quarterdeck.server.sqlite import Sqlite

    return Sqlite(url.removeprefix("sqlite:///").removeprefix("sqlite://"))
