"""The end of a game is the end: its result is recorded with it, and nothing that anybody sends changes it."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.serving import BEFORE_VERSIONS, InProcess, InThread, guest, play, quiet, run, two_people, two_seats

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.client import Client, Seat
from quarterdeck.server.messages import Answer, Concede, Consent, Refused, TableShown, Undo
from quarterdeck.server.storage import open_storage


def stored(database: str, sql: str) -> list[tuple[Any, ...]]:
    """Rows read beside the server."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            return connection.execute(sql.encode()).fetchall()
    with closing(sqlite3.connect(database)) as file:
        return file.execute(sql).fetchall()


async def refused(seat: Seat, *messages: Any) -> list[str]:
    errors: list[str] = []
    for message in messages:
        await seat.send(message)
        errors.append((await seat.until(Refused)).error)
    return errors


async def shown(client: Client, id: str) -> TableShown:
    return await client.ask("GET", f"/api/tables/{id}", None, TableShown)


def test_neither_winner_nor_loser_reopens_a_game_that_is_over(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            await play((anne, bert), random.Random(5), 7)
            await bert.send(Concede())
            await quiet(bert, anne)
            reader = await guest(running.url, "Carla")
            first = await shown(reader, table.id)
            assert first.result is not None and first.result.winners == (0,) and "Player 1 wins" in first.result.how
            assert first.result.choices == 8
            file: bytes = await reader.ask("GET", f"/api/tables/{table.id}/replay")
            assert "seed" in json.loads(file.splitlines()[0]), "the secret is out: nothing may be taken back now"
            rows = stored(database, "select * from results") + stored(database, "select * from choices order by n")
            for seat in (anne, bert):
                stale = await refused(seat, Undo(), Consent(True), Concede(), Answer(1, 1), Undo())
                assert stale == ["stale"] * 5
            await quiet(anne, bert)
            assert anne.over and bert.over and anne.undo_asked is None and bert.undo_asked is None
            assert await shown(reader, table.id) == first
            assert stored(database, "select * from results") + stored(
                database, "select * from choices order by n"
            ) == rows
            assert await reader.ask("GET", f"/api/tables/{table.id}/replay") == file

        run(test())


def test_alone_against_a_bot_the_end_is_the_end_too(server: InThread) -> None:
    async def test() -> None:
        client = await guest(server.url, "Anne")
        table = await client.open_table(two_seats("me", "bot"))
        anne = await client.sit(table.id)
        decision = await anne.next_decision()
        assert decision is not None
        await anne.answer(decision, decision.options[0].key)
        await anne.send(Concede())
        while not anne.over:
            await anne.receive()
        assert await refused(anne, Undo(), Undo()) == ["stale", "stale"]
        assert (await shown(client, table.id)).stage == "over"

    run(test())


def test_a_restart_forgets_no_result_and_reopens_nothing(database: str, tmp_path: Path) -> None:
    server = InProcess(database, tmp_path)
    results: list[TableShown] = []

    async def end(url: str) -> Client:
        table, anne, bert = await two_people(url)
        await bert.send(Concede())
        await quiet(bert, anne)
        client = await guest(url, "Carla")
        results.append(await shown(client, table.id))
        server.kill()
        return client

    async def again(url: str, client: Client) -> None:
        client.url = url
        results.append(await shown(client, results[0].id))

    try:
        client = run(end(server.start()))
        run(again(server.start(), client))
    finally:
        server.kill()
    assert results[0].result is not None and results[0].result == results[1].result


async def make_older(database: str) -> None:
    storage = open_storage(database)
    await storage.open()
    for statement in BEFORE_VERSIONS:
        await storage.write(statement)
    await storage.close()


def test_an_older_database_is_brought_up_to_date_and_its_finished_games_get_their_results(database: str) -> None:
    with InThread(database) as running:

        async def end() -> str:
            table, anne, bert = await two_people(running.url)
            await anne.send(Concede())
            await quiet(anne, bert)
            return table.id

        id = run(end())

    run(make_older(database))
    with InThread(database) as running:

        async def look() -> None:
            client = await guest(running.url, "Carla")
            found = await shown(client, id)
            assert found.result is not None and found.result.winners == (1,) and found.result.choices == 1
            (touched,) = stored(database, "select touched from tables")
            assert found.result.ended == touched[0], "it ended when it was last touched"

        run(look())


class Interrupted(Exception):
    """The server ends here."""


class EndsAfter:
    """A cursor that carries out so many statements and no more."""

    def __init__(self, cursor: Any, statements: int) -> None:
        self.cursor = cursor
        self.left = statements

    def execute(self, *statement: Any) -> None:
        if self.left == 0:
            raise Interrupted
        self.left -= 1
        self.cursor.execute(*statement)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.cursor, name)


def test_bringing_a_database_up_to_date_is_done_wholly_or_not_at_all(database: str) -> None:
    with InThread(database) as running:
        run(guest(running.url, "Anne"))
    secret = stored(database, "select value from settings where name = 'secret'")
    run(make_older(database))

    async def ends_after(statements: int) -> bool:
        """Whether so many statements were too few; if so, the database is as it was."""
        storage = open_storage(database)
        create = storage.create
        storage.create = lambda cursor: create(EndsAfter(cursor, statements))  # type: ignore[method-assign]
        try:
            await storage.open()
        except Interrupted:
            return True
        finally:
            await storage.close()
        return False

    tried = 0
    while run(ends_after(tried)):
        assert stored(database, "select 1 from settings where name = 'schema'") == []
        tried += 1
    assert tried > len(BEFORE_VERSIONS)
    assert stored(database, "select value from settings where name = 'secret'") == secret
    with InThread(database) as running:
        run(guest(running.url, "Anne"))


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def test() -> None:
        storage = open_storage(database)
        await storage.open()
        await storage.write("update settings set value = '999' where name = 'schema'")
        await storage.close()
        newer = open_storage(database)
        with pytest.raises(BadDefinition, match="install a newer one"):
            await newer.open()
        await newer.close()

    run(test())
