"""Whether a server is well, said by itself; databases that go away and come back; a clock that goes back."""

import asyncio
import os
import random
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.conftest import new_cluster, new_database
from server.serving import WAIT, Held, InThread, guest, nobody, play, quiet, run, two_people, two_seats
from server.serving import status as answered
from server.test_workers import sit_when_free

from quarterdeck.server.client import ServerProblem
from quarterdeck.server.dealing import AGE as PROMISE_AGE
from quarterdeck.server.identity import AGE
from quarterdeck.server.messages import Join, Me, Promised, TableShown, Undo
from quarterdeck.server.postgres import Postgres
from quarterdeck.server.resuming import played_to
from quarterdeck.server.storage import LogRow, Storage, open_storage
from quarterdeck.server.tables import Table


def status(running: InThread, path: str) -> tuple[int, str]:
    """What is answered to whoever watches over a server."""
    client = nobody(running.url)
    try:
        return 200, client.ask_now("GET", path).decode()
    except ServerProblem as problem:
        return problem.status, str(problem)


def becomes(running: InThread, path: str, wanted: int) -> str:
    """Ask until the answer is the wanted one; a server that never gives it fails the test by its time limit."""

    async def ask() -> str:
        while True:
            found, words = await asyncio.to_thread(status, running, path)
            if found == wanted:
                return words

    found: str = run(ask())
    return found


def names(database: str) -> set[str]:
    with closing(psycopg.connect(database) if "://" in database else sqlite3.connect(database)) as connection:
        return {row[0] for row in connection.execute("select name from settings").fetchall()}


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is slow and answers has answered."""
    monkeypatch.setattr("quarterdeck.server.health.PATIENCE", WAIT)


@pytest.mark.usefixtures("patient")
def test_a_server_that_is_well_says_so_and_leaves_nothing_behind(database: str) -> None:
    with InThread(database) as running:
        before = names(database)
        assert [status(running, path) for path in ("/healthz", "/readyz", "/readyz")] == [(200, "ok\n")] * 3
        assert names(database) == before


@contextmanager
def away(cluster: str, database: str) -> Iterator[None]:
    """Nobody reaches the database meanwhile."""
    name = name_of(database)
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"alter database {name} with allow_connections false")
        cut_off(cluster, name)
        yield
        connection.execute(f"alter database {name} with allow_connections true")


def cut_off(cluster: str, name: str) -> None:
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", (name,))


@pytest.fixture
def postgres(postgres_cluster: str) -> tuple[str, str]:
    return postgres_cluster, new_database(postgres_cluster)


def name_of(database: str) -> str:
    return database.partition("?")[0].rpartition("/")[2]


@pytest.mark.usefixtures("patient")
def test_a_database_that_is_away_makes_a_server_unready_but_not_dead(postgres: tuple[str, str]) -> None:
    with InThread(postgres[1]) as running:
        with away(*postgres):
            assert "cannot be written" in becomes(running, "/readyz", 503)
            assert status(running, "/healthz") == (200, "ok\n")
        becomes(running, "/readyz", 200)


@contextmanager
def hanging(cluster: str) -> Iterator[None]:
    """Every process of a Postgres stands still meanwhile: connections are there, and nothing is answered."""
    stopped: list[int] = []

    def stop(process: int) -> None:
        os.kill(process, signal.SIGSTOP)
        stopped.append(process)

    try:
        with psycopg.connect(cluster) as connection:
            (file,) = connection.execute("select pg_read_file('postmaster.pid')").fetchone() or ("",)
            stop(int(file.splitlines()[0]))  # the first, so that there are no new ones
            others = connection.execute("select pid from pg_stat_activity where pid <> pg_backend_pid()").fetchall()
            for (process,) in others:
                stop(process)
            yield
    finally:
        for process in stopped:
            os.kill(process, signal.SIGCONT)


def test_a_database_that_hangs_makes_a_server_unready_and_each_worker_counts_for_itself() -> None:
    with new_cluster() as cluster, InThread(new_database(cluster)) as running:
        with hanging(cluster):
            for _ in range(2):
                assert status(running, "/healthz") == (200, "ok\n")
                assert status(running, "/metrics")[0] == 200
                assert "not answered" in status(running, "/readyz")[1]
                assert "five-sails" in status(running, "/api/games")[1]
        becomes(running, "/readyz", 200)
        assert counts_together(running)


def counts_together(running: InThread) -> bool:
    """Wait until the worker's counts are those of all again: what only others have taken is gone here, too."""

    async def test() -> bool:
        workers, loop = running.server.house.workers, running.server.storage.loop
        assert loop is not None
        while await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(workers.take("trial", "", 1e-4, 1), loop)):
            await asyncio.sleep(0.02)
        return True

    return bool(run(test()))


@pytest.mark.usefixtures("patient")
def test_a_database_that_can_only_be_read_makes_a_server_unready(postgres: tuple[str, str]) -> None:
    cluster, database = postgres
    with InThread(database) as running, psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"alter database {name_of(database)} set default_transaction_read_only = on")
        cut_off(cluster, name_of(database))
        assert "read-only" in becomes(running, "/readyz", 503)
        assert run(nobody(running.url).ask("GET", "/api/tables")) == b"[]", "it can be read"


def test_a_file_that_somebody_else_writes_makes_a_server_unready(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    with InThread(str(path)) as running, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        assert "not answered" in becomes(running, "/readyz", 503)
        assert status(running, "/healthz") == (200, "ok\n")
        other.execute("rollback")
        becomes(running, "/readyz", 200)


def test_the_first_request_after_a_lost_connection_is_answered(postgres: tuple[str, str]) -> None:
    cluster, database = postgres
    with InThread(database) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{table.id}", "/api/me"):
                cut_off(cluster, name_of(database))
                assert b"Anne" in await anne.ask("GET", path), path

        run(test())


def test_a_choice_is_not_made_twice_when_the_connection_is_lost_under_it(postgres: tuple[str, str]) -> None:
    """Whether it was committed nobody knows: it is not tried again, and whoever made it is asked by what is stored."""
    cluster, database = postgres
    with InThread(database) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            await play((anne, bert), random.Random(3), 5)
            made = len(await stored(running, table.id))
            cut_off(cluster, name_of(database))
            asked = anne if anne.decision is not None else bert
            assert asked.decision is not None
            with pytest.raises(Exception, match=r"connect again|4503"):
                await asked.answer(asked.decision, asked.decision.options[0].key)
                await asked.receive()
            assert len(await stored(running, table.id)) == made

        run(test())


async def stored(running: InThread, table: str) -> list[object]:
    storage = running.server.storage
    assert storage.loop is not None
    return list(await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(storage.log(table), storage.loop)))


async def given_up(running: InThread, table: str) -> Table:
    """The server has to let go of a table, in the middle of something, since it has lost its database for a moment."""
    old, storage = running.table(table), running.server.storage
    assert storage.loop is not None
    if isinstance(storage, Postgres):
        cut_off_one(storage)
        await nobody(running.url).ask("GET", "/api/tables")
    else:
        storage.loop.call_soon_threadsafe(storage.on_lost)
    while not old.gone:
        await asyncio.sleep(0.01)
    return old


def cut_off_one(storage: Postgres) -> None:
    with psycopg.connect(storage.url, autocommit=True) as connection:
        connection.execute("select pg_terminate_backend(%s)", (storage.connection.info.backend_pid,))


async def finished(old: Table) -> None:
    while old.lock.locked():
        await asyncio.sleep(0.01)


def test_what_a_table_was_at_when_it_was_given_up_takes_nothing_from_what_was_chosen_since(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody takes back, and people have come back and played on before that is worked out."""
    with InThread(database) as running:
        undo = Held(played_to)
        monkeypatch.setattr("quarterdeck.server.taking_back.played_to", undo)

        async def test() -> None:
            clients = [await guest(running.url, name) for name in ("Anne", "Bert")]
            table = await clients[0].open_table(two_seats())
            await clients[1].join(table.id)
            seats = [await sit_when_free(client, table.id) for client in clients]
            chance = random.Random(6)
            while not (free := [seat for seat in seats if seat.decision is not None and seat.decision.can_undo]):
                await play(seats, chance, 1)
            await free[0].send(Undo())
            await asyncio.to_thread(undo.begun.wait, WAIT)
            old = await given_up(running, table.id)
            seats = [await sit_when_free(client, table.id) for client in clients]
            assert await play(seats, chance, 3) == 3
            acknowledged = await stored(running, table.id)
            undo.go_on.set()
            await finished(old)
            assert await stored(running, table.id) == acknowledged
            assert await play(seats, chance, 2) == 2, "nobody is sent away by it"
            await given_up(running, table.id)
            again = await sit_when_free(clients[0], table.id)
            assert again.table is not None and again.table.stage == "playing"
            assert (await stored(running, table.id))[: len(acknowledged)] == acknowledged

        run(test())


def test_who_was_sitting_down_when_a_table_was_given_up_takes_no_seat_from_who_came_since(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            anne, bert, carla = [await guest(running.url, name) for name in ("Anne", "Bert", "Carla")]
            table = await anne.open_table(two_seats())
            house: Any = running.server.house
            house.deal = deal = Held(house.deal)
            sitting_down = asyncio.create_task(answered(bert, "POST", f"/api/tables/{table.id}/join", Join()))
            await asyncio.to_thread(deal.begun.wait, WAIT)
            old = await given_up(running, table.id)
            joined = await carla.join(table.id)
            assert [seat.name for seat in joined.seats] == ["Anne", "Carla"]
            deal.go_on.set()
            assert await sitting_down == 503, "it can be tried again"
            await finished(old)
            await given_up(running, table.id)
            found = await carla.ask("GET", f"/api/tables/{table.id}", None, TableShown)
            assert [seat.name for seat in found.seats] == ["Anne", "Carla"] and found.stage == "playing"
            mine = await carla.ask("GET", "/api/tables/mine", None, list[TableShown])
            assert [shown.id for shown in mine] == [table.id]

        run(test())


def test_a_table_is_lent_once_though_what_was_done_with_it_failed(postgres: tuple[str, str]) -> None:
    """What fails is rolled back and tried one by one, but a lock is not: it must not be counted twice."""

    async def test() -> None:
        first, second = open_storage(postgres[1]), open_storage(postgres[1])
        await first.open()
        await second.open()
        await first.claim("t")
        await first.append("t", 0, [LogRow(0, 1, 0)])
        assert (await together(first, "u"))[0] is True
        assert not await second.claim("u")
        await first.release("u")
        assert await second.claim("u"), "one release gives back what was claimed once"
        await first.close()
        await second.close()

    run(test())


async def together(storage: Storage, table: str) -> list[object]:
    """A claim in one transaction with something that fails: the thread is busy until both are there."""
    gate = asyncio.Event()
    loop = asyncio.get_running_loop()

    def wait(cursor: object) -> None:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

    busy = asyncio.create_task(storage.do(wait))
    await asyncio.sleep(0)
    both = asyncio.gather(storage.claim(table), storage.append("t", 0, [LogRow(0, 2, 0)]), return_exceptions=True)
    await asyncio.sleep(0)
    gate.set()
    await busy
    found: list[object] = list(await both)
    assert isinstance(found[1], Exception)
    return found


def moved(running: InThread, seconds: float) -> None:
    now = running.server.storage.clock()
    running.server.storage.clock = lambda: now + seconds


@pytest.mark.parametrize("back", [1, 3600])
def test_a_clock_that_goes_back_costs_nobody_their_seat(tmp_path: Path, back: int) -> None:
    with InThread(str(tmp_path / "q.sqlite")) as running:

        async def test() -> None:
            anne = await guest(running.url, "Anne")
            table = await anne.open_table(two_seats())
            promised = await anne.ask("GET", "/api/promise", None, Promised)
            moved(running, -back)
            assert (await anne.ask("GET", "/api/me", None, Me)).name == "Anne"
            seat = await anne.sit(table.id)
            await quiet(seat)
            assert seat.me == 0
            wish = two_seats()
            wish.promised = promised.table
            assert (await anne.ask("POST", "/api/tables", wish, TableShown)).stage == "waiting"

        run(test())


@pytest.mark.parametrize(("later", "good"), [(PROMISE_AGE - 60, True), (PROMISE_AGE + 60, False)])
def test_a_promise_grows_old(tmp_path: Path, later: int, good: bool) -> None:
    def redeem(running: InThread) -> None:
        promised: Promised = nobody(running.url).ask_now("GET", "/api/promise", None, Promised)
        moved(running, later)
        wish = two_seats()
        wish.promised = promised.table
        nobody(running.url).ask_now("POST", "/api/tables", wish)

    with InThread(str(tmp_path / "q.sqlite")) as running:
        outcome(good, lambda: redeem(running))


@pytest.mark.parametrize(("later", "good"), [(AGE - 60, True), (AGE + 60, False)])
def test_a_cookie_grows_old(tmp_path: Path, later: int, good: bool) -> None:
    with InThread(str(tmp_path / "q.sqlite")) as running:
        anne = run(guest(running.url, "Anne"))
        moved(running, later)
        assert anne.ask_now("GET", "/api/me", None, Me).name == ("Anne" if good else "")


def outcome(good: bool, work: Callable[[], None]) -> None:
    if good:
        work()
        return
    with pytest.raises(ServerProblem, match="too old"):
        work()
