"""A small client: plays at a table over the wire as a page does, without drawing anything.

    async with Client("http://localhost:8000") as me:
        table = await me.open_table(NewTable("five-sails", "rulebook-2023", (…)))
        seat = await me.sit(table.id)
        while (decision := await seat.next_decision()) is not None:
            await seat.answer(decision, decision.options[0].key)
"""

import asyncio
import contextlib
import json
import secrets
from functools import partial
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPHandler, OpenerDirector, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from quarterdeck.server.identity import COOKIE
from quarterdeck.server.messages import (
    Answer, BotWish, DecisionShown, EventShown, FromPage, FromServer, Hello, Hinted, Join, Me, Named, NewTable, Pong,
    Problem, Promised, Refused, Said, TableShown, TimesShown, UndoWish, Update, Whole,
)  # fmt: skip
from quarterdeck.server.streams import merge

T = TypeVar("T")
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class ServerProblem(Exception):
    """The server refused a request."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status}: {problem.words}")
        self.status = status
        self.problem = problem


class Client:
    """A person at the server: a guest or an account, by the cookie it was given."""

    def __init__(self, url: str, address: str = "") -> None:
        self.url = url.rstrip("/")
        #: where it comes from, if this machine has several addresses
        self.address = address
        #: seconds that an answer may take
        self.patience = 30.0
        #: the page that asks; the server's own unless somebody pretends
        self.origin = ""
        self.cookie = ""
        #: what else the server has this browser remember
        self.others: dict[str, str] = {}
        self.seats: list[Seat] = []

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *error: object) -> None:
        for seat in self.seats:
            await seat.close()

    async def ask(self, method: str, path: str, body: Any = None, shape: type[T] | None = None) -> T:
        """One HTTP request; the answer in a given shape, or as bytes."""
        return await asyncio.to_thread(self.ask_now, method, path, body, shape)

    def ask_now(self, method: str, path: str, body: Any = None, shape: Any = None) -> Any:
        data = body if body is None or isinstance(body, bytes) else encoder.encode(body)
        headers = {"origin": self.origin or self.url, "content-type": "application/json"}
        if cookies := [*([self.cookie] if self.cookie else []), *[f"{name}={v}" for name, v in self.others.items()]]:
            headers["cookie"] = "; ".join(cookies)
        try:
            request = Request(self.url + path, data, headers, method=method)
            with self.opener().open(request, timeout=self.patience) as response:
                self.remember(response.headers.get_all("set-cookie") or [])
                found = response.read()
        except HTTPError as error:
            with error:
                raise ServerProblem(error.code, read_problem(error.read())) from None
        return found if shape is None else msgspec.json.decode(found, type=shape)

    def opener(self) -> OpenerDirector:
        return build_opener(From(self.address)) if self.address else build_opener()

    def remember(self, cookies: list[str]) -> None:
        for text in cookies:
            for name, value in SimpleCookie(text).items():
                if name == COOKIE:
                    self.cookie = f"{name}={value.value}" if value.value else ""
                else:
                    self.others[name] = value.value

    async def be_guest(self, name: str) -> Me:
        return await self.ask("POST", "/api/guest", Named(name), Me)

    async def open_table(self, wish: NewTable) -> TableShown:
        """Open a table, having seen its promise before adding to the chance of its deal."""
        if not wish.promised:
            seen = await self.ask("GET", "/api/promise", None, Promised)
            wish = msgspec.structs.replace(wish, promised=seen.table, contribution=secrets.token_hex(32))
        return await self.ask("POST", "/api/tables", wish, TableShown)

    async def join(self, table: str, wish: Join | None = None) -> TableShown:
        wish = wish or Join()
        if not wish.contribution:
            wish = msgspec.structs.replace(wish, contribution=secrets.token_hex(32))
        return await self.ask("POST", f"/api/tables/{table}/join", wish, TableShown)

    async def seat_bot(self, table: str, wish: BotWish | None = None) -> TableShown:
        return await self.ask("POST", f"/api/tables/{table}/bot", wish or BotWish(), TableShown)

    async def sit(self, table: str, invitation: str = "", seen: int = 0) -> "Seat":
        """Connect to a table, as whoever this is at it, and say hello."""
        seat = Seat(await self.socket(table, invitation))
        self.seats.append(seat)
        with contextlib.suppress(ConnectionClosed):  # why it was closed is still to be read
            await seat.send(Hello(seen))
        return seat

    def socket(self, table: str, invitation: str = "") -> connect:
        """A socket of a table, before anything is said."""
        host = urlsplit(self.url)
        query = "?" + urlencode({"invitation": invitation}) if invitation else ""
        headers = {"cookie": self.cookie} if self.cookie else {}
        more: dict[str, Any] = {"local_addr": (self.address, 0)} if self.address else {}
        return connect(
            f"ws://{host.netloc}/api/tables/{table}/socket{query}", origin=Origin(self.url), additional_headers=headers,
            max_size=None, compression=None, ping_interval=None, open_timeout=self.patience, **more,
        )  # fmt: skip


class From(HTTPHandler):
    """Requests that come from one address of this machine."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address

    def http_open(self, req: Request) -> Any:
        return self.do_open(partial(HTTPConnection, source_address=(self.address, 0)), req)


def read_problem(data: bytes) -> Problem:
    try:
        return msgspec.json.decode(data, type=Problem)
    except msgspec.DecodeError:
        return Problem("unknown", data.decode(errors="replace")[:200])


class Seat:
    """A socket at a table, and what it makes of the messages: the view, the log and the open decision."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.me: int | None = None
        self.number = 0
        self.view: dict[str, Any] | None = None
        self.table: TableShown | None = None
        self.decision: DecisionShown | None = None
        self.log: list[EventShown] = []
        self.chat: list[Said] = []
        self.undo_asked: UndoWish | None = None
        self.was: int | None = None
        self.refused: list[Refused] = []
        self.times: TimesShown | None = None

    async def send(self, message: FromPage) -> None:
        await self.socket.send(encoder.encode(message).decode())

    async def say(self, text: str) -> None:
        """Send something that may be no message at all."""
        await self.socket.send(text)

    async def receive(self) -> FromServer:
        """The next message, taken in."""
        message = decoder.decode(await self.socket.recv())
        self.take(message)
        return message

    def take(self, message: FromServer) -> None:
        if isinstance(message, Whole):
            self.me, self.number, self.view, self.table = message.me, message.number, message.view, message.table
            self.log, self.chat, self.was = list(message.log), list(message.chat), message.was
            self.decision, self.undo_asked, self.times = message.decision, message.undo_asked, message.times
        elif isinstance(message, Update):
            self.update(message)
        elif isinstance(message, Said):
            self.count(message.number)
            self.chat.append(message)
        elif isinstance(message, Refused):
            self.refused.append(message)
        else:
            assert isinstance(message, Pong | Hinted)

    def update(self, message: Update) -> None:
        self.count(message.number)
        if message.view is not None:
            self.view = merge(self.view or {}, message.view)
        if message.log_cut is not None:
            del self.log[message.log_cut :]
        self.log += message.events
        self.decision, self.undo_asked, self.times = message.decision, message.undo_asked, message.times
        self.table = message.table or self.table

    def count(self, number: int) -> None:
        if number != self.number + 1:
            raise ValueError(f"message {number} follows {self.number}")
        self.number = number

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.stage in ("over", "closed")

    async def next_decision(self) -> DecisionShown | None:
        """Wait until this seat is asked; None when the game is over."""
        while self.decision is None and not self.over:
            await self.receive()
        return None if self.over else self.decision

    async def answer(self, decision: DecisionShown, option: int) -> None:
        """Answer, and wait until the server has said what became of it."""
        await self.send(Answer(decision.id, option))
        while True:
            message = await self.receive()
            if isinstance(message, Refused):
                raise ValueError(message.words)
            if isinstance(message, Update | Whole) and (self.decision is None or self.decision.id != decision.id):
                return

    async def until(self, kind: type[T]) -> T:
        """Receive until a message of a kind comes."""
        while True:
            message = await self.receive()
            if isinstance(message, kind):
                return message

    async def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.socket.close()


def plain(value: Any) -> Any:
    """A value as JSON has it, without nulls in objects: two views are the same if these are."""
    return without_nulls(json.loads(msgspec.json.encode(value)))


def without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_nulls(entry) for key, entry in value.items() if entry is not None}
    return [without_nulls(entry) for entry in value] if isinstance(value, list) else value
