"""The server is killed with SIGKILL at random moments of many games: every acknowledged choice is there afterwards."""

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from server.serving import InProcess, guest, run, two_seats
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quarterdeck.games import five_sails
from quarterdeck.kernel.game import Choice, Game
from quarterdeck.server.client import Client, Seat
from quarterdeck.server.facts import read_facts
from quarterdeck.server.storage import open_storage

TABLES = 6
KILLS = 6


class Player:
    """Plays both seats of a table from one place and remembers what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)
        self.clients: list[Client] = []
        self.table = ""
        self.acknowledged: list[Choice] = []

    async def sit_down(self, url: str) -> None:
        self.clients = [await guest(url, name) for name in ("Anne", "Bert")]
        self.table = (await self.clients[0].open_table(two_seats())).id
        await self.clients[1].join(self.table)

    async def play(self, url: str) -> None:
        """Until the game is over or the server is gone."""
        try:
            seats = await self.connect(url)
            await asyncio.gather(*[self.play_seat(seat) for seat in seats], return_exceptions=True)
        except (ConnectionClosed, OSError, InvalidHandshake, EOFError):
            pass
        await self.disconnect()

    async def connect(self, url: str) -> list[Seat]:
        for client in self.clients:
            client.url = url
            await client.sit(self.table)
        return [client.seats[0] for client in self.clients]

    async def disconnect(self) -> None:
        for client in self.clients:
            await client.__aexit__()
            client.seats.clear()

    async def play_seat(self, seat: Seat) -> None:
        while (decision := await seat.next_decision()) is not None:
            option = self.chance.choice(decision.options).key
            await seat.answer(decision, option)
            self.acknowledged.append((decision.seat, option))


async def acknowledged(players: list[Player], more: int) -> None:
    """Wait until so many more choices were acknowledged, or everybody has finished."""
    start = total(players)
    for _ in range(1000):
        await asyncio.sleep(0.005)
        if total(players) >= start + more:
            return


def total(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def stored(database: str, players: list[Player]) -> list[list[Choice]]:
    storage = open_storage(database)
    await storage.open()
    logs = [[(row.seat, row.chosen) for row in await storage.log(player.table)] for player in players]
    await storage.close()
    return logs


def test_nothing_that_was_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    server = InProcess(database, tmp_path)
    chance = random.Random(7)
    players = [Player(number) for number in range(TABLES)]

    async def play_until_killed(first: bool) -> None:
        url = await asyncio.to_thread(server.start)
        if first:
            for player in players:
                await player.sit_down(url)
        playing = asyncio.gather(*[player.play(url) for player in players])
        await acknowledged(players, chance.randrange(5, 40))
        await asyncio.sleep(chance.random() * 0.02)
        server.kill()
        await playing

    try:
        for kill in range(KILLS):
            run(play_until_killed(kill == 0))
            for player, log in zip(players, run(stored(database, players)), strict=True):
                assert_kept(player, log)
        assert total(players) > 50
        run(resume(server, players))
    finally:
        server.kill()


def assert_kept(player: Player, log: list[Choice]) -> None:
    """All that was acknowledged is stored, and at most what was on its way besides: one answer of each seat."""
    missing = Counter(player.acknowledged) - Counter(log)
    assert not missing, f"lost: {missing}"
    assert len(log) - len(player.acknowledged) <= 2
    player.acknowledged = list(log)


async def resume(server: InProcess, players: list[Player]) -> None:
    """Every table is at the decision that its log leads to, and takes an answer to it."""
    url = await asyncio.to_thread(server.start)
    for player in players:
        seats = await player.connect(url)
        for seat in seats:
            await seat.receive()
        asked = [seat for seat in seats if seat.decision is not None]
        if not asked:
            assert all(seat.over for seat in seats)
            await player.disconnect()
            continue
        decision = asked[0].decision
        assert decision is not None
        game = Game(await header(server.database, player.table), five_sails.begin)
        game.replay(player.acknowledged)
        wanted = game.question_of(decision.seat)
        assert wanted is not None and wanted.options == tuple(option.key for option in decision.options)
        await asked[0].answer(decision, decision.options[0].key)
        await player.disconnect()


async def header(database: str, table: str) -> dict[str, Any]:
    """What a game began with, read beside the running server."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            row = connection.execute("select facts from tables where id = %s", (table,)).fetchone()
    else:
        with closing(sqlite3.connect(database)) as file:
            row = file.execute("select facts from tables where id = ?", (table,)).fetchone()
    assert row is not None
    return read_facts(row[0]).header
