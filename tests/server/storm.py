"""People who play while servers are killed, and remember what was acknowledged: it has to be there, in its order."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Sequence
from typing import Any

import psycopg
from server.serving import guest, two_seats
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from quarterdeck.server.client import Client, Seat, ServerProblem
from quarterdeck.server.facts import read_facts
from quarterdeck.server.messages import Chat
from quarterdeck.server.storage import PERSON

#: what a client meets when its server is killed, or the table is moved
AWAY = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, EOFError, ValueError, ServerProblem)
#: a line of chat after so many choices
TALKS = 4


class Told:
    """What one seat has sent, choices or lines of chat: what was acknowledged, and the one that is on its way."""

    def __init__(self) -> None:
        self.acknowledged: list[Any] = []
        self.sent: Any = None

    def begin(self, what: Any) -> None:
        assert self.sent is None
        self.sent = what

    def done(self) -> None:
        self.acknowledged.append(self.sent)
        self.sent = None

    def compare(self, kept: list[Any], where: str) -> None:
        """What is kept is what was acknowledged, in its order, and at most what was on its way besides."""
        assert kept[: len(self.acknowledged)] == self.acknowledged, f"{where}: something that was acknowledged is lost"
        more = kept[len(self.acknowledged) :]
        assert more in ([], [self.sent]), f"{where}: {more} was never sent"
        self.acknowledged, self.sent = kept, None


class Player:
    """Plays both seats of a table from one place."""

    def __init__(self, number: int, database: str) -> None:
        self.chance = random.Random(number)
        self.database = database
        self.clients: list[Client] = []
        self.table = ""
        self.choices = [Told(), Told()]
        self.lines = [Told(), Told()]
        self.over = False

    async def sit_down(self, url: str) -> None:
        self.clients = [await guest(url, name) for name in ("Anne", "Bert")]
        self.table = (await self.clients[0].open_table(two_seats())).id
        await self.clients[1].join(self.table)

    def made(self) -> int:
        return sum(len(told.acknowledged) for told in self.choices)

    async def play(self, url: str) -> None:
        """Until the game is over or the server is gone."""
        for client in self.clients:
            client.url = url
        await asyncio.gather(*[self.play_seat(number) for number in range(2)])

    async def play_on(self) -> None:
        """As a page does: whenever the server is gone, connect again, until the game is over."""
        await asyncio.gather(*[self.play_seat_on(number) for number in range(2)])

    async def play_seat_on(self, number: int) -> None:
        while not self.over:
            await self.play_seat(number)
            await asyncio.sleep(0.05)

    async def play_seat(self, number: int) -> None:
        client = self.clients[number]
        try:
            seat = await client.sit(self.table)
            while seat.table is None:
                await seat.receive()
            await asyncio.to_thread(self.compare, number)
            await self.answer_all(seat, number)
        except AWAY:
            pass
        finally:
            await leave(client)

    async def answer_all(self, seat: Seat, number: int) -> None:
        choices = self.choices[number]
        while (decision := await seat.next_decision()) is not None:
            assert decision.seat == number
            option = self.chance.choice(decision.options).key
            choices.begin(option)
            await seat.answer(decision, option)
            choices.done()
            if len(choices.acknowledged) % TALKS == 0:
                await self.talk(seat, number)
        self.over = True

    async def talk(self, seat: Seat, number: int) -> None:
        text = f"{number} has chosen {len(self.choices[number].acknowledged)} times"
        if text in self.lines[number].acknowledged:
            return
        self.lines[number].begin(text)
        await seat.send(Chat(text))
        while not any(line.text == text for line in seat.chat):
            await seat.receive()
        self.lines[number].done()

    def compare(self, number: int) -> None:
        """What the database has from a seat is what it was acknowledged."""
        where = f"table {self.table}, seat {number}"
        text = "select seat, chosen, by_whom from choices where table_id = {} order by n"
        log = rows(self.database, text, self.table)
        self.choices[number].compare([key for seat, key, by in log if (seat, by) == (number, PERSON)], where)
        chat = rows(self.database, "select seat, words from chat where table_id = {} order by n", self.table)
        self.lines[number].compare([words for seat, words in chat if seat == number], where)

    def log(self) -> list[tuple[int, int]]:
        found = rows(self.database, "select seat, chosen from choices where table_id = {} order by n", self.table)
        return [(seat, key) for seat, key in found]

    def stage(self) -> str:
        return str(rows(self.database, "select stage from tables where id = {}", self.table)[0][0])

    def header(self) -> dict[str, Any]:
        """What the game began with."""
        return read_facts(rows(self.database, "select facts from tables where id = {}", self.table)[0][0]).header


async def leave(client: Client) -> None:
    await client.__aexit__()
    client.seats.clear()


def rows(database: str, text: str, value: str) -> Sequence[Any]:
    """Read beside the running server, or where none runs."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            return connection.execute(text.format("%s").encode(), (value,)).fetchall()
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as file:
        return file.execute(text.format("?"), (value,)).fetchall()


def total(players: list[Player]) -> int:
    return sum(player.made() for player in players)


async def acknowledged(players: list[Player], more: int, playing: "asyncio.Future[Any]") -> None:
    """Wait until so many more choices were acknowledged, or playing has ended."""
    start = total(players)
    while total(players) < start + more and not playing.done():
        await asyncio.sleep(0.005)
