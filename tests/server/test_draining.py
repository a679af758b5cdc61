"""A server that is asked to stop: nothing new is begun, what was chosen is kept, and everybody is sent to come back."""

import asyncio
import random
import signal
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.conftest import new_database
from server.serving import InProcess, InThread, closed_with, guest, play, quiet, run, status, two_people, two_seats
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.client import Client, Seat
from quarterdeck.server.messages import Answer, Hello, Me
from quarterdeck.server.sockets import TRY_AGAIN
from quarterdeck.server.storage import open_storage


def in_loop(running: InThread, work: Coroutine[Any, Any, Any]) -> "asyncio.Future[Any]":
    loop = running.server.storage.loop
    assert loop is not None
    return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))


def test_a_draining_server_begins_nothing_and_sends_everybody_to_come_back(tmp_path: Path) -> None:
    with InThread(str(tmp_path / "q.sqlite")) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            client = await guest(running.url, "Carla")
            await in_loop(running, running.server.drain())
            assert [await closed_with(seat) for seat in (anne, bert)] == [TRY_AGAIN, TRY_AGAIN]
            assert await status(client, "GET", "/readyz") == 503
            assert await status(client, "POST", "/api/tables", two_seats()) == 503
            assert await status(client, "GET", f"/api/tables/{table.id}") == 503
            assert await closed_with(await client.sit(table.id)) == TRY_AGAIN
            assert await status(client, "GET", "/healthz") == 200
            assert (await client.ask("GET", "/api/me", None, Me)).name == "Carla", "what is no table is still served"
            assert not running.server.house.tables

        run(test())


def test_who_says_hello_to_a_table_that_was_given_up_meanwhile_is_sent_to_come_back(tmp_path: Path) -> None:
    """Nobody else would tell them: the table has forgotten its listeners, and they are none yet."""
    with InThread(str(tmp_path / "q.sqlite")) as running:

        async def test() -> None:
            house = running.server.house
            client = await guest(running.url, "Anne")
            table = await client.open_table(two_seats())
            async with client.socket(table.id) as socket:
                while not house.workers.sockets:
                    await asyncio.sleep(0.01)
                await in_loop(running, house.hand_over(table.id))
                seat = Seat(socket)
                await seat.send(Hello())
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == TRY_AGAIN
            await quiet(await client.sit(table.id))

        run(test())


def test_another_worker_takes_a_table_while_the_first_still_drains(postgres_cluster: str) -> None:
    database = new_database(postgres_cluster)
    with InThread(database) as first, InThread(database) as second:

        async def test() -> None:
            table, anne, bert = await two_people(first.url)
            made = await play((anne, bert), random.Random(4), 7)
            await in_loop(first, first.server.drain())
            anne_again = Client(second.url)
            assert await status(anne_again, "GET", f"/api/tables/{table.id}") == 200
            game = second.table(table.id).game
            assert game is not None and len(game.choices) >= made

        run(test())


def test_a_choice_that_is_being_committed_is_kept_before_the_table_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    with InThread(str(path)) as running, closing(sqlite3.connect(path, isolation_level=None)) as other:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            asked = anne if anne.decision is not None else bert
            assert asked.decision is not None
            other.execute("begin immediate")
            await asked.send(Answer(asked.decision.id, asked.decision.options[0].key))
            while not running.table(table.id).lock.locked():
                await asyncio.sleep(0.01)
            draining = in_loop(running, running.server.drain())
            await asyncio.sleep(0.05)
            assert not draining.done() and table.id in running.server.house.tables
            other.execute("rollback")
            await draining
            assert await closed_with(asked) == TRY_AGAIN
            rows = other.execute("select count(*) from choices where table_id = ?", (table.id,)).fetchone()
            assert rows[0] >= 1

        run(test())


def test_sigterm_ends_a_server_that_loses_nothing(database: str, tmp_path: Path) -> None:
    server = InProcess(database, tmp_path)
    acknowledged: list[int] = []

    async def play_on(seat: Seat) -> int:
        """Until one is sent away; what is refused on the way was not chosen."""
        try:
            while (decision := await seat.next_decision()) is not None:
                await seat.answer(decision, decision.options[0].key)
                acknowledged.append(decision.options[0].key)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code
        except ValueError as refused:
            assert "connect again" in str(refused)
        return await closed_with(seat)

    async def test() -> str:
        table, anne, bert = await two_people(await asyncio.to_thread(server.start))
        playing = asyncio.gather(play_on(anne), play_on(bert))
        while len(acknowledged) < 10 and not playing.done():
            await asyncio.sleep(0.005)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert set(await playing) == {TRY_AGAIN}
        assert await asyncio.to_thread(server.process.wait) == 0
        return table.id

    try:
        assert len(run(kept(database, run(test())))) >= len(acknowledged)
    finally:
        server.kill()


async def kept(database: str, table: str) -> list[Any]:
    storage = open_storage(database)
    await storage.open()
    rows = await storage.log(table)
    await storage.close()
    return list(rows)


def test_sigterm_ends_a_server_whose_database_does_not_answer(postgres_cluster: str, tmp_path: Path) -> None:
    database = new_database(postgres_cluster)
    server = InProcess(database, tmp_path)

    async def test() -> None:
        _, anne, bert = await two_people(await asyncio.to_thread(server.start))
        asked = anne if anne.decision is not None else bert
        assert asked.decision is not None and server.process is not None
        with psycopg.connect(database) as other:
            other.execute("lock table choices")
            await asked.send(Answer(asked.decision.id, asked.decision.options[0].key))
            await quiet(bert if asked is anne else anne)
            server.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(server.process.wait) == 0

    try:
        run(test())
    finally:
        server.kill()
