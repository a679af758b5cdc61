"""Several workers on one Postgres: a table belongs to one of them, and to another when that one is gone."""

import asyncio
import random
from pathlib import Path

import pytest
from server.conftest import new_database
from server.serving import GENEROUS, InProcess, InThread, guest, play, quiet, run, two_seats
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.client import Client, Seat, ServerProblem
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import TableShown
from quarterdeck.server.sockets import TRY_AGAIN


def test_a_table_belongs_to_one_worker_and_to_another_when_that_one_dies(postgres_cluster: str, tmp_path: Path) -> None:
    database = new_database(postgres_cluster)
    workers = [InProcess(database, tmp_path), InProcess(database, tmp_path)]

    async def test() -> None:
        first, second = [await asyncio.to_thread(worker.start) for worker in workers]
        clients = [await guest(first, name) for name in ("Anne", "Bert")]
        table = await clients[0].open_table(two_seats())
        await clients[1].join(table.id)
        seats = [await client.sit(table.id) for client in clients]
        await quiet(*seats)
        await play(seats, random.Random(1), 10)
        decision = next(seat.decision for seat in seats if seat.decision is not None)

        for client in clients:
            client.url = second
        assert (await clients[0].ask("GET", "/api/me")) != b'{"name":"","account":false}', "one cookie for all workers"
        assert [shown.id for shown in await clients[0].ask("GET", "/api/tables", None, list[TableShown])] == [table.id]
        with pytest.raises(ServerProblem) as problem:
            await clients[0].ask("GET", f"/api/tables/{table.id}")
        assert problem.value.status == 503
        assert await closed_with(clients[0], table.id) == TRY_AGAIN

        workers[0].kill()
        moved = [await sit_when_free(client, table.id) for client in clients]
        again = next(seat.decision for seat in moved if seat.decision is not None)
        assert (again.seat, again.options) == (decision.seat, decision.options)
        await play(moved, random.Random(2), 10)

    try:
        run(test())
    finally:
        for worker in workers:
            worker.kill()


async def closed_with(client: Client, table: str) -> int:
    seat = await client.sit(table)
    with pytest.raises(ConnectionClosed) as closed:
        await seat.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def sit_when_free(client: Client, table: str) -> Seat:
    """As a page does: connect again until a worker has the table."""
    while True:
        seat = await client.sit(table)
        try:
            await quiet(seat)
            return seat
        except ConnectionClosed:
            await asyncio.sleep(0.05)


def test_a_table_that_nobody_looks_at_is_given_back(postgres_cluster: str, tmp_path: Path) -> None:
    database = new_database(postgres_cluster)
    with InThread(database, Settings(pause=0, idle=0.2, limits=GENEROUS)) as first, InThread(database) as second:

        async def test() -> None:
            client = await guest(first.url, "Anne")
            table = await client.open_table(two_seats())
            seat = await client.sit(table.id)
            await quiet(seat)
            client.url = second.url
            assert await closed_with(client, table.id) == TRY_AGAIN
            await seat.close()
            await sit_when_free(client, table.id)
            assert table.id not in first.server.house.tables and table.id in second.server.house.tables

        run(test())
