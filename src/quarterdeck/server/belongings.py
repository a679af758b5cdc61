"""Everything that the database keeps of somebody with an account: read for them, changed and removed as a whole."""

from typing import Any

import msgspec

from quarterdeck.server import reported
from quarterdeck.server.blocks import Blocks
from quarterdeck.server.dealing import revealed
from quarterdeck.server.facts import FORMER, Facts, write_facts
from quarterdeck.server.files import as_stored
from quarterdeck.server.identity import Who
from quarterdeck.server.lobby import readable
from quarterdeck.server.messages import (
    AccountExported, DeckKept, GameExported, LineExported, MyAccount, ReplayExported, Result, SessionShown,
)  # fmt: skip
from quarterdeck.server.storage import BOT, LOG, LogRow, Storage, read_result

#: the version of the form in which an account is exported
FORM = 1

#: a table of somebody: its facts, its log, and how its game ended
Played = tuple[Facts, list[LogRow], Result | None]


class Removed(msgspec.Struct):
    """What became of the tables of an account that is no more."""

    #: others play on there
    left: list[str]
    #: nobody else had a seat there
    dropped: list[str]


class Belongings:
    """What is kept of people. Each change is one transaction."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # the account

    async def account(self, who: Who) -> MyAccount:
        (made,) = await self.storage.row("select made from accounts where id = ?", who.id) or (0.0,)
        rows = await self.storage.rows("select id, made from sessions where who = ? order by made", who.id)
        return MyAccount(who.name, made, tuple([SessionShown(when, id == who.session) for id, when in rows]))

    async def change_password(self, who: Who, old: str, new: str) -> Who | None:
        """Another hash in the place of one. Every session ends, so that no copy of a cookie is good any more, and a new
        one begins. None if the password is another by now."""

        def work(cursor: Any) -> Who | None:
            sql = self.storage.sql
            cursor.execute(
                sql("update accounts set password = ? where id = ? and password = ?"), (new, who.id, old)
            )
            if cursor.rowcount != 1:
                return None
            cursor.execute(sql("delete from sessions where who = ?"), (who.id,))
            return self.storage.add_session(cursor, who, new)

        session: Who | None = await self.storage.do(work)
        return session

    async def end_sessions(self, who: Who) -> None:
        await self.storage.write("delete from sessions where who = ?", who.id)

    # removing

    async def remove(self, who: Who, password: str, digest: str) -> Removed | None:
        """Remove an account with all that is its own; of its name a digest stays. None if the password is another.

        Games with others stay theirs: they name a former player.
        """

        def work(cursor: Any) -> Removed | None:
            def run(text: str, *values: Any) -> None:
                cursor.execute(self.storage.sql(text), values)

            run("delete from accounts where id = ? and password = ?", who.id, password)
            if cursor.rowcount != 1:
                return None
            run("insert into former (who, name, made) values (?, ?, ?)", who.id, digest, self.storage.clock())
            run("select facts from sitting join tables on id = table_id where who = ?", who.id)
            removed = self.leave_tables(cursor, who, readable([row[0] for row in cursor.fetchall()]))
            run("delete from sessions where who = ?", who.id)
            run("delete from decks where owner = ?", who.id)
            run("delete from replays where owner = ?", who.id)
            run("delete from blocks where who = ? or whom = ?", who.id, who.id)
            reported.forget(cursor, self.storage, who.id)
            run("delete from sitting where who = ?", who.id)
            # the second: lines of before it was kept whose they are
            run("update chat set name = ?, who = '' where who = ? or (who = '' and name = ?)", FORMER, who.id, who.name)
            return removed

        removed: Removed | None = await self.storage.do(work)
        return removed

    def leave_tables(self, cursor: Any, who: Who, tables: list[Facts]) -> Removed:
        removed = Removed([], [])
        for facts in tables:
            facts.forget(who.id)
            if facts.everybody():
                save = self.storage.sql("update tables set stage = ?, facts = ? where id = ?")
                cursor.execute(save, (facts.stage, write_facts(facts), facts.id))
                removed.left.append(facts.id)
            else:
                self.drop_table(cursor, facts.id)
                removed.dropped.append(facts.id)
        return removed

    def drop_table(self, cursor: Any, id: str) -> None:
        for table in ("choices", "chat", "results", "sitting"):
            cursor.execute(self.storage.sql(f"delete from {table} where table_id = ?"), (id,))
        cursor.execute(self.storage.sql("delete from tables where id = ?"), (id,))

    async def drop_tables(self, ids: list[str]) -> None:
        """Once more, for what was on its way into them."""

        def work(cursor: Any) -> None:
            for id in ids:
                self.drop_table(cursor, id)

        await self.storage.do(work)

    # exporting

    async def export(self, who: Who) -> AccountExported:
        account, lines, replays = await self.account(who), await self.lines(who), await self.replays(who)
        return AccountExported(
            FORM, self.storage.clock(), who.name, account.made, tuple([session.made for session in account.sessions]),
            tuple([DeckKept(*row) for row in await self.storage.decks(who.id)]),
            tuple([exported(who.id, *one) for one in await self.games(who)]), lines, replays,
            tuple(await Blocks(self.storage).listed(who.id)), await reported.made_by(self.storage, who.id),
        )  # fmt: skip

    async def games(self, who: Who) -> list[Played]:
        def work(cursor: Any) -> list[Played]:
            def rows(text: str, value: str) -> list[Any]:
                cursor.execute(self.storage.sql(text), (value,))
                return [tuple(row) for row in cursor.fetchall()]

            found: list[Played] = []
            mine = "select facts from sitting join tables on id = table_id where who = ? order by touched"
            for facts in readable([row[0] for row in rows(mine, who.id)]):
                log = [LogRow(*row) for row in rows(LOG, facts.id)]
                ended = rows("select winners, how, ended, choices from results where table_id = ?", facts.id)
                found.append((facts, log, read_result(ended[0]) if ended else None))
            return [one for one in found if one[0].sat_at(who.id) is not None]

        games: list[Played] = await self.storage.do(work)
        return games

    async def lines(self, who: Who) -> tuple[LineExported, ...]:
        found = await self.storage.rows(
            "select table_id, n, words from chat where who = ? order by table_id, n", who.id
        )
        return tuple([LineExported(*row) for row in found])

    async def replays(self, who: Who) -> tuple[ReplayExported, ...]:
        found = await self.storage.rows("select id, made, file from replays where owner = ? order by made", who.id)
        return tuple([ReplayExported(*row) for row in found])


def exported(who: str, facts: Facts, log: list[LogRow], result: Result | None) -> GameExported:
    """A game as one of its people may have it: the whole record only when nothing is hidden any more."""
    seat = facts.sat_at(who)
    assert seat is not None
    names = [one.called() for one in facts.seats]
    over = bool(facts.header) and facts.stage in ("over", "closed")
    return GameExported(
        facts.id, facts.game, facts.edition, facts.stage, seat, tuple(names), facts.seats[seat].deck,
        tuple([row.chosen for row in log if row.seat == seat and row.by != BOT]), result,
        as_stored({**facts.header, "names": names, **revealed(facts)}, log) if over else "",
    )  # fmt: skip
