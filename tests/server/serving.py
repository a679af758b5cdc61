"""Servers for tests: one in a thread, whose tables can be looked into, and one in a process, which can be killed."""

import asyncio
import json
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from time import time as wall_clock
from typing import Any

import uvicorn
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from quarterdeck.games import find_game
from quarterdeck.server.app import Server, make_app
from quarterdeck.server.client import Client, Seat, ServerProblem
from quarterdeck.server.door import Config, Door
from quarterdeck.server.facts import Facts, new_id, new_invitation, write_facts
from quarterdeck.server.facts import Seat as FactsSeat
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import Settings
from quarterdeck.server.messages import Clock, DeckWish, NewTable, Ping, Pong, SeatWish, TableShown
from quarterdeck.server.storage import open_storage
from quarterdeck.server.tables import Table

EISEN = DeckWish("sample", "eisen")
MONTAIGNE = DeckWish("sample", "montaigne")
#: tests all come from one address, and some of them very quickly
GENEROUS = Limits(
    requests=10_000, request_burst=10_000, makings=10_000, making_burst=10_000, logins=10_000, login_burst=10_000,
    wrong_logins=10_000, wrong_login_burst=10_000, seeks=10_000, seek_burst=10_000, messages=100_000,
    message_burst=100_000, reports=10_000, report_burst=10_000, connects=10_000, connect_burst=10_000,
    header_seconds=600, body_seconds=600, request_seconds=600, greeting_seconds=600, refused_seconds=0,
)  # fmt: skip
#: hashes of passwords that cost next to nothing
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
#: every game begins alike, so that a test that passes passes always
SEED = "20231"
WAIT = 600
#: nobody is asked what becomes of whom
NO_CLOCK = Clock(away=0)
CLIENTS: list[Client] = []
#: what makes a database one of before its schema had a version
BEFORE_VERSIONS = (
    "drop table results", "drop table sessions", "drop table ended", "alter table chat drop column seat",
    "drop index chat_by_who", "alter table chat drop column who", "alter table chat drop column about",
    "drop index replays_by_owner", "alter table replays drop column owner", "drop table former", "drop table blocks",
    "drop table reports",
    "drop table outages", "drop table redeemed", "alter table choices drop column used",
    "alter table choices drop column charged", "alter table choices drop column made",
    "delete from settings where name = 'schema'",
)  # fmt: skip


class InThread:
    """A real server on a real port, in a thread of this process."""

    def __init__(
        self, database: str, settings: Settings | None = None, page: Path | None = None,
        clock: Callable[[], float] = wall_clock,
    ) -> None:  # fmt: skip
        settings = settings or Settings(pause=0, limits=GENEROUS)
        storage = open_storage(database)
        storage.clock = clock
        self.app = make_app(storage, settings, page)
        self.server.house.seed_of = lambda facts: SEED  # type: ignore[method-assign]
        self.config = Config(
            self.app, "127.0.0.1", 0, settings.limits, log_level="error", timeout_graceful_shutdown=1
        )
        self.uvicorn = uvicorn.Server(self.config)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)

    def __enter__(self) -> "InThread":
        self.thread.start()
        while not self.uvicorn.started:
            self.thread.join(0.02)
            assert self.thread.is_alive(), "the server did not start"
        self.server.people.keeper.hasher = QUICK
        return self

    def __exit__(self, *error: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(WAIT)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.uvicorn.servers[0].sockets[0].getsockname()[1]}"

    @property
    def server(self) -> Server:
        server: Server = self.app.state.server
        return server

    @property
    def door(self) -> Door:
        return self.config.door

    def table(self, id: str) -> Table:
        return self.server.house.tables[id]


class InProcess:
    """A server in a process of its own, which can be killed and started again on the same database."""

    def __init__(
        self, database: str, folder: Path, limits: Limits = GENEROUS, pause: float = 0,
        command: Sequence[str] = (sys.executable, "-m", "quarterdeck"), env: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        self.command = command
        self.env = env
        self.database = database
        self.pause = pause
        self.limits = folder / "limits.json"
        self.limits.write_text(json.dumps({f: getattr(limits, f) for f in limits.__struct_fields__}))
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> str:
        call = [
            *self.command, "serve", "--port", "0", "--database", self.database, "--pause", str(self.pause),
            "--limits", str(self.limits),
        ]  # fmt: skip
        self.process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=self.env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "open at" in line, line
        self.url = line.split()[-1].rstrip("/")
        return self.url

    def kill(self) -> None:
        """Kill -9: nothing is cleaned up."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """As whoever runs it stops it, by Ctrl-C."""
        self.end(signal.SIGINT)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a test's coroutine; one that waits for ever fails."""

    async def limited() -> Any:
        try:
            return await asyncio.wait_for(work, WAIT)
        finally:
            while CLIENTS:
                await CLIENTS.pop().__aexit__()

    return asyncio.run(limited())


def two_seats(first: str = "me", second: str = "open", listed: bool = True, bot: str = "random") -> NewTable:
    seats = (SeatWish(first, EISEN, bot), SeatWish(second, MONTAIGNE, bot))  # type: ignore[arg-type]
    return NewTable("five-sails", "rulebook-2023", seats, listed)


async def guest(url: str, name: str, address: str = "") -> Client:
    client = nobody(url, address)
    await client.be_guest(name)
    return client


def nobody(url: str, address: str = "") -> Client:
    """A client without a cookie, from the usual or another address; it is closed when the test is over."""
    client = Client(url, address)
    client.patience = WAIT
    CLIENTS.append(client)
    return client


async def two_people(url: str) -> tuple[TableShown, Seat, Seat]:
    """A table at which Anne and Bert have sat down, and have been sent the whole."""
    anne, bert = await guest(url, "Anne"), await guest(url, "Bert")
    table = await anne.open_table(two_seats())
    table = await bert.join(table.id)
    seats = [await client.sit(table.id) for client in (anne, bert)]
    for seat in seats:
        await seat.receive()
    await quiet(*seats)
    return table, seats[0], seats[1]


class Time:
    """The time of day of a server, which stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


class Held:
    """Work in a thread that is begun and not finished before somebody says so; only the first is held."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.begun, self.go_on = threading.Event(), threading.Event()

    def __call__(self, *args: Any) -> Any:
        first = not self.begun.is_set()
        self.begun.set()
        if first:
            assert self.go_on.wait(WAIT)
        return self.work(*args)


async def status(client: Client, method: str, path: str, body: object = None) -> int:
    """How a request is answered, in a number."""
    try:
        await client.ask(method, path, body)
    except ServerProblem as problem:
        return problem.status
    return 200


async def closed_with(seat: Seat) -> int:
    """Take in what still comes; why the socket was closed then."""
    try:
        while True:
            await seat.receive()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


async def quiet(*seats: Seat) -> None:
    """Take in everything that was sent so far."""
    for seat in seats:
        await seat.send(Ping())
        await seat.until(Pong)


async def play(seats: Sequence[Seat], chance: random.Random, most: int = 100_000) -> int:
    """Let people at one table answer by chance, one after another; gives how many choices were made."""
    made = 0
    while made < most:
        await quiet(*seats)
        asked = [seat for seat in seats if seat.decision is not None]
        if not asked:
            break
        seat = chance.choice(asked)
        assert seat.decision is not None
        await seat.answer(seat.decision, chance.choice(seat.decision.options).key)
        made += 1
    await quiet(*seats)
    return made


def person(running: InThread, cookie: str) -> FactsSeat:
    """A seat for whoever has this cookie."""
    who = running.server.people.keeper.read(cookie)
    assert who
    return FactsSeat("person", "", "", who.id, who.name)


def keep_table(
    running: InThread, position: str, *seats: FactsSeat, game: str = "five-sails", clock: Clock = NO_CLOCK
) -> str:
    """The id of a new table whose game begins at a written position."""
    storage = running.server.storage
    assert storage.loop is not None
    package = find_game(game)
    header = package.from_position(position).header
    facts = Facts(new_id(), game, package.rulesets[0], list(seats), True, new_invitation(), "playing", header)
    facts.clock, facts.began = clock, storage.clock()
    adding = storage.add_table(facts.id, facts.stage, True, write_facts(facts), facts.people_ids())
    asyncio.run_coroutine_threadsafe(adding, storage.loop).result(WAIT)
    return facts.id


async def open_at(
    running: InThread, position: str, *names: str, clock: Clock = NO_CLOCK
) -> tuple[str, list[Seat]]:
    """A table whose game begins at a written position, with these people already sitting."""
    clients = [await guest(running.url, name) for name in names]
    people = [person(running, client.cookie.partition("=")[2]) for client in clients]
    id = keep_table(running, position, *people, clock=clock)
    connected = [await client.sit(id) for client in clients]
    for seat in connected:
        await seat.receive()
    await quiet(*connected)
    return id, connected
