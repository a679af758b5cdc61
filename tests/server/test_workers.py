"""Several workers on one Postgres: a table belongs to one of them and moves, and what is limited is limited for all."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import psycopg
import pytest
from server.conftest import new_database
from server.serving import (
    GENEROUS, WAIT, Held, InProcess, InThread, Time, closed_with, guest, nobody, play, quiet, run, status, two_people,
    two_seats,
)  # fmt: skip
from websockets.exceptions import ConnectionClosed

from quarterdeck.server import health, postgres, together
from quarterdeck.server.client import Client, Seat, ServerProblem
from quarterdeck.server.clocks import within
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import Credentials, TableShown
from quarterdeck.server.sockets import TOO_MUCH, TRY_AGAIN


async def sit_when_free(client: Client, table: str) -> Seat:
    """As a page does: connect again until a worker has the table."""
    while True:
        seat = await client.sit(table)
        try:
            await quiet(seat)
            return seat
        except ConnectionClosed:
            await asyncio.sleep(0.05)


async def until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.02)


async def until_not(failing: int, client: Client, path: str) -> None:
    """Ask until it is answered another way."""
    while await status(client, "GET", path) == failing:
        await asyncio.sleep(0.02)


def test_a_table_goes_to_the_worker_that_is_asked_and_from_a_dead_one_to_another(
    postgres_cluster: str, tmp_path: Path
) -> None:
    database = new_database(postgres_cluster)
    workers = [InProcess(database, tmp_path), InProcess(database, tmp_path)]

    async def move(clients: list[Client], table: str, url: str, before: list[Seat]) -> list[Seat]:
        """Everybody finds the same decision elsewhere."""
        decision = next(seat.decision for seat in before if seat.decision is not None)
        for client in clients:
            client.url = url
        seats = [await sit_when_free(client, table) for client in clients]
        again = next(seat.decision for seat in seats if seat.decision is not None)
        assert (again.seat, again.options) == (decision.seat, decision.options)
        assert await play(seats, random.Random(2), 10) == 10
        return seats

    async def test() -> None:
        first, second = [await asyncio.to_thread(worker.start) for worker in workers]
        clients = [await guest(first, name) for name in ("Anne", "Bert")]
        table = await clients[0].open_table(two_seats())
        await clients[1].join(table.id)
        seats = [await client.sit(table.id) for client in clients]
        await quiet(*seats)
        await play(seats, random.Random(1), 10)

        watcher = nobody(second)
        await until_not(503, watcher, f"/api/tables/{table.id}")
        assert (await watcher.ask("GET", f"/api/tables/{table.id}", None, TableShown)).id == table.id
        assert [await closed_with(seat) for seat in seats] == [TRY_AGAIN, TRY_AGAIN]
        seats = await move(clients, table.id, second, seats)
        workers[1].kill()
        await move(clients, table.id, first, seats)

    try:
        run(test())
    finally:
        for worker in workers:
            worker.kill()


def test_a_table_that_nobody_looks_at_is_given_back(postgres_cluster: str) -> None:
    database = new_database(postgres_cluster)
    with InThread(database, Settings(pause=0, idle=1, limits=GENEROUS)) as first:

        async def test() -> None:
            client = await guest(first.url, "Anne")
            table = await client.open_table(two_seats())
            seat = await sit_when_free(client, table.id)
            storage: Any = first.server.storage
            assert len(storage.held) == 1
            await seat.close()
            await until(lambda: not storage.held and not first.server.house.tables)

        run(test())


def test_every_lobby_shows_who_is_at_all_tables(postgres_cluster: str) -> None:
    database = new_database(postgres_cluster)
    with InThread(database) as first, InThread(database) as second:

        async def lobby(table: str) -> TableShown:
            found: list[TableShown] = await nobody(second.url).ask("GET", "/api/tables", None, list[TableShown])
            return next(shown for shown in found if shown.id == table)

        async def shown(table: str, here: list[bool], onlookers: int) -> None:
            while True:
                seen = await lobby(table)
                if ([person.here for person in seen.seats], seen.onlookers) == (here, onlookers):
                    return
                await asyncio.sleep(0.02)

        async def look_on(table: str) -> None:
            """As a page does: whoever is sent away, because nobody was heard for a while, comes back."""
            while True:
                with suppress(ConnectionClosed, ServerProblem):
                    watching = await nobody(first.url).sit(table)
                    while True:
                        await watching.receive()

        async def test() -> None:
            table, _, bert = await two_people(first.url)
            await quiet(await nobody(first.url).sit(table.id))
            await shown(table.id, [True, True], 1)
            await bert.close()
            await shown(table.id, [True, False], 1)
            assert table.id not in second.server.house.tables, "looking at the lobby moves no table"
            lost_connections(database)
            for running in (first, second):
                await until_not(500, nobody(running.url), "/api/tables")
            await shown(table.id, [False, False], 0)
            looking = asyncio.create_task(look_on(table.id))
            await shown(table.id, [False, False], 1)
            looking.cancel()

        run(test())


def lost_connections(database: str) -> None:
    """Every connection of every worker to the database is cut."""
    with psycopg.connect(database) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )


def test_what_is_limited_is_limited_for_all_workers_together(
    postgres_cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres_cluster)
    for limit in ("STATEMENT", "PATIENCE"):  # a worker that hears nothing for longer counts for itself
        monkeypatch.setattr(together, limit, WAIT)
    limits = msgspec.structs.replace(
        GENEROUS, makings=0.0001, making_burst=4, wrong_logins=0.0001, wrong_login_burst=4, sockets_per_person=3
    )
    settings = Settings(pause=0, limits=limits)
    with InThread(database, settings) as first, InThread(database, settings) as second:

        async def test() -> None:
            client = await guest(first.url, "Anne")
            tables = []
            for url in (first.url, second.url, first.url, second.url):
                client.url = url
                tables.append((await client.open_table(two_seats())).id)
            for url in (first.url, second.url):
                client.url = url
                with pytest.raises(ServerProblem) as problem:
                    await client.open_table(two_seats())
                assert problem.value.status == 429

            wrong = Credentials("Mary Read", "not the password")
            tries = [await status(nobody((first, second)[i % 2].url), "POST", "/api/login", wrong) for i in range(6)]
            assert tries == [403] * 4 + [429] * 2

            seats = []
            for running, table in zip((first, second, first), tables):
                client.url = running.url
                seats.append(await client.sit(table))
                await quiet(seats[-1])
            client.url = second.url
            assert await closed_with(await client.sit(tables[1])) == TOO_MUCH
            await seats[0].close()
            await until(lambda: client_sockets(database) == 2)
            await quiet(await client.sit(tables[1]))

        run(test())


def client_sockets(database: str) -> int:
    with psycopg.connect(database) as connection:
        row = connection.execute("select sum(count) from open_sockets where key not like 'at %'").fetchone()
    assert row is not None
    return int(row[0])


def test_logging_out_at_one_worker_closes_sockets_at_all(postgres_cluster: str) -> None:
    database = new_database(postgres_cluster)
    with InThread(database) as first, InThread(database) as second:

        async def test() -> None:
            client = await guest(first.url, "Anne")
            table = await client.open_table(two_seats())
            seat = await client.sit(table.id)
            await quiet(seat)
            client.url = second.url
            await client.ask("POST", "/api/logout", None)
            assert await closed_with(seat) == TRY_AGAIN

        run(test())


@pytest.mark.parametrize(
    "said",
    ["hello", "", "[]", '["another", "want"]', '["another", "want", "a", "b"]', '["another", "waltz", "a"]',
     '["another", "dismiss", 7, null]'],
)  # fmt: skip
def test_what_somebody_else_says_on_the_channel_makes_no_worker_deaf(postgres_cluster: str, said: str) -> None:
    database = new_database(postgres_cluster)
    with InThread(database) as first, InThread(database) as second:

        async def test() -> None:
            client = await guest(first.url, "Anne")
            table = await client.open_table(two_seats())
            await quiet(await client.sit(table.id))
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute("select pg_notify('quarterdeck', %s)", (said,))
            watcher = nobody(second.url)
            await until_not(503, watcher, f"/api/tables/{table.id}")
            assert (await watcher.ask("GET", f"/api/tables/{table.id}", None, TableShown)).id == table.id

        run(test())


def test_while_the_database_is_away_each_worker_counts_for_itself_and_then_together_again(
    postgres_cluster: str
) -> None:
    database = new_database(postgres_cluster)
    with InThread(database) as running:

        async def test() -> None:
            client = await guest(running.url, "Anne")
            workers = running.server.house.workers
            lost_connections(database)
            assert await on_loop(running, workers.take("trial", "here", 0.0001, 1)), "it cannot be asked: let them in"
            while await on_loop(running, workers.take("trial", "here", 0.0001, 1)):
                await asyncio.sleep(0.05)
            await until_not(500, client, "/api/tables")
            assert await client.open_table(two_seats())

        run(test())


def test_what_could_not_be_written_down_for_the_others_is_written_later(
    postgres_cluster: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = new_database(postgres_cluster)
    with InThread(database) as running, psycopg.connect(database) as other, psycopg.connect(database) as looking:
        looking.autocommit = True

        def counted() -> bool:
            return looking.execute("select 1 from open_sockets where count > 0").fetchone() is not None

        async def test() -> None:
            client = await guest(running.url, "Anne")
            seat = await client.sit((await client.open_table(two_seats())).id)
            await quiet(seat)
            assert counted()
            other.execute("lock table open_sockets in exclusive mode")
            await seat.close()
            await until(lambda: any("statement timeout" in record.getMessage() for record in caplog.records))
            other.rollback()
            await until(lambda: not counted())

        run(test())


async def on_loop(running: InThread, work: object) -> bool:
    """Have a coroutine run where the server's own do."""
    loop = running.server.storage.loop
    assert loop is not None
    return bool(await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop)))  # type: ignore[arg-type]


def test_workers_that_start_together_note_once_that_nobody_was_there(
    postgres_cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, time = new_database(postgres_cluster), Time()
    monkeypatch.setattr(postgres, "STANDSTILL", WAIT)
    with InThread(database, clock=time):
        began = time.now
    time.passes(100)
    workers = [InThread(database, clock=time) for _ in range(2)]
    first: Any = workers[0].server.storage
    first.note_alive = noting = Held(first.note_alive)
    looking = psycopg.connect(database, autocommit=True)
    with ExitStack() as running, ThreadPoolExecutor(2) as together, looking:
        starting = [together.submit(workers[0].__enter__)]
        assert noting.begun.wait(WAIT), "the first has seen that nobody was there, and has not committed it"
        starting.append(together.submit(workers[1].__enter__))
        here = "database = (select oid from pg_database where datname = current_database())"
        while not starting[1].done() and not looking.execute(
            f"select 1 from pg_locks where not granted and {here}"
        ).fetchall():
            sleep(0.01)
        noting.go_on.set()
        for worker in starting:
            running.push(worker.result())
    with psycopg.connect(database) as connection:
        assert connection.execute("select began, ended from outages").fetchall() == [(began, time.now)]
        noted = connection.execute("select value from settings where name like 'alive%'").fetchall()
    assert noted == [(repr(time.now),)] * 2, "that of before is forgotten"


def test_an_outage_that_several_have_noted_counts_once() -> None:
    noted = [(0.0, 100.0), (0.0, 100.5), (50.0, 90.0), (200.0, 300.0), (400.0, 500.0)]
    assert within(noted, 0.0, 250.0) == 100.5 + 50.0
    assert within(noted, 60.0, 1000.0) == 40.5 + 200.0


def stopped(running: InThread, work: Callable[[Any], object]) -> tuple[Held, Future[None]]:
    """A worker does not go on in the middle of a transaction, until it is told to."""
    storage, rest = running.server.storage, Held(lambda: None)
    assert storage.loop is not None

    def begin(cursor: Any) -> None:
        work(cursor)
        rest()

    job = asyncio.run_coroutine_threadsafe(storage.do(begin), storage.loop)
    assert rest.begun.wait(WAIT)
    return rest, job


def test_a_worker_that_stops_while_it_notes_that_it_is_there_stops_no_other(
    postgres_cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres_cluster)
    monkeypatch.setattr(postgres, "STANDSTILL", WAIT)
    monkeypatch.setattr(health, "PATIENCE", WAIT)
    with InThread(database) as first, InThread(database) as second:
        rest, job = stopped(first, first.server.storage.note_alive)

        async def test() -> None:
            await on_loop(second, second.server.storage.be_there())
            assert await status(nobody(second.url), "GET", "/readyz") == 200

        run(test())
        rest.go_on.set()
        job.result(WAIT)


def test_a_worker_that_stops_for_good_in_a_transaction_lets_go_of_what_others_wait_for(
    postgres_cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres_cluster)
    monkeypatch.setattr(postgres, "STANDSTILL", 10.0)
    monkeypatch.setattr(health, "PATIENCE", WAIT)
    with InThread(database) as first:
        storage = first.server.storage
        rest, job = stopped(first, lambda cursor: storage.alone(cursor, "alive"))
        with InThread(database) as second:
            assert run(status(nobody(second.url), "GET", "/readyz")) == 200
        rest.go_on.set()
        with pytest.raises(psycopg.Error, match="idle-in-transaction"):
            job.result(WAIT)
