"""The socket of a table: reads and checks what a client says, and sends what its stream holds for it."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quarterdeck.server.limits import Bucket, address_of
from quarterdeck.server.lobby import Elsewhere
from quarterdeck.server.messages import FromPage, Hello, Refused
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.streams import Listener
from quarterdeck.server.tables import Table

if TYPE_CHECKING:
    from quarterdeck.server.app import Server

log = logging.getLogger("quarterdeck")

#: why a socket is closed: reserved for applications from 4000 on
GONE = 4404
TRY_AGAIN = 4503
TOO_MUCH = 4429

#: seconds that a client whose message was refused waits for the next to be read, so that others come first
PENALTY = 0.005

#: seconds for the last messages to a client that is sent away
FAREWELL = 2.0

Wrong = Literal["malformed", "too_long", "too_many"]


async def serve(server: "Server", socket: WebSocket) -> None:
    """One client of one table; one that is gone before it was refused has nothing to be told."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await admit(server, socket)


async def admit(server: "Server", socket: WebSocket) -> None:
    """From the first message to the last, for those who may come in."""
    address = address_of(socket)
    if not server.own_origin(socket):
        log.warning("socket from %s refused: it comes from a page of %s", address, socket.headers.get("origin"))
        await socket.close(1008)
        return
    await socket.accept()
    try:
        who = await server.people.who(socket)
        table = await server.house.find(socket.path_params["table"])
    except Elsewhere:
        await socket.close(TRY_AGAIN)
        return
    except Exception as error:  # the database is away, or the table cannot be read
        log.error("socket from %s could not be served: %r", address, error)
        await socket.close(TRY_AGAIN)
        return
    id, name, session = (who.id, who.name, who.session) if who is not None else ("", "", "")
    if table is None or not table.facts.may_watch(id, socket.query_params.get("invitation", "")):
        words = "there is no such table, or it takes an invitation to see it"
        await socket.send_text(msgspec.json.encode(Refused("no_such_table", words)).decode())
        await socket.close(GONE)
        return
    listener = Listener(id, name, server.limits.backlog, address, session)
    listener.blocked = await server.house.blocks.by(id)
    await converse(server, socket, table, listener, address)


async def converse(server: "Server", socket: WebSocket, table: Table, listener: Listener, address: str) -> None:
    workers, limits = server.house.workers, server.limits
    places = {f"at {address}": limits.sockets_per_address}
    if listener.who:
        places[listener.who] = limits.sockets_per_person
    taken: list[str] = []
    try:
        for key, most in places.items():
            if not await workers.connect(key, most):
                server.house.measures.refused("too_many")
                server.door.in_vain(address)
                await socket.close(TOO_MUCH)
                return
            taken.append(key)
        await listen(server, socket, table, listener, address)
    finally:
        for key in taken:
            workers.disconnect(key)


async def listen(server: "Server", socket: WebSocket, table: Table, listener: Listener, address: str) -> None:
    """Take what a client says until it is gone."""
    sending = asyncio.create_task(send(socket, listener))
    try:
        await Reader(server, socket, table, listener, address).run()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if not table.gone:
            await table.part(listener)
        if listener.lagging:
            await asyncio.wait([sending], timeout=FAREWELL)
        sending.cancel()


async def send(socket: WebSocket, listener: Listener) -> None:
    """Send what waits; a client that takes too little is let go, and may come back."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await listener.woken.wait()
            listener.woken.clear()
            while listener.waiting:
                await socket.send_text(listener.waiting.popleft().decode())
            if listener.lagging:
                await socket.close(TRY_AGAIN)
                return


class Reader:
    """Reads messages one by one. What is wrong with one is said; too much of it closes the socket."""

    decoder = msgspec.json.Decoder(FromPage)

    def __init__(
        self, server: "Server", socket: WebSocket, table: Table, listener: Listener, address: str
    ) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.listener = listener
        self.address = address
        self.clock = asyncio.get_running_loop().time
        self.bucket = Bucket(server.limits.messages, server.limits.message_burst, self.clock())
        self.strikes = 0
        self.greeted = False
        self.greeting_until = self.clock() + server.limits.greeting_seconds

    async def run(self) -> None:
        while not self.listener.lagging:
            try:
                async with asyncio.timeout(None if self.greeted else max(0.0, self.greeting_until - self.clock())):
                    message = await self.receive()
            except TimeoutError:
                self.server.door.in_vain(self.address)
                await self.socket.close(TOO_MUCH)
                return
            if message is not None:
                await self.take(message)
            else:
                await asyncio.sleep(PENALTY)
            if self.strikes > self.server.limits.strikes:
                log.warning("socket from %s closed: too many messages that mean nothing", self.address)
                await self.socket.close(TOO_MUCH)
                return

    async def receive(self) -> FromPage | None:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        data = event.get("text")
        if not self.bucket.take(self.clock()):
            self.refuse("too_many", "too many messages: please wait a little")
            return None
        if data is None:
            self.refuse("malformed", "a message is text")
            return None
        if len(data) > self.server.limits.message_bytes:
            self.refuse("too_long", f"a message has at most {self.server.limits.message_bytes} bytes")
            return None
        try:
            message: FromPage = self.decoder.decode(data)
            return message
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse("malformed", str(error)[:200])
            return None

    def refuse(self, error: Wrong, words: str) -> None:
        self.strikes += 1
        self.server.house.measures.refused(error)
        if self.strikes in (1, 10, 100):
            log.warning("message from %s refused (%s times): %s", self.address, self.strikes, words)
        self.listener.send(Refused(error, words))

    async def take(self, message: FromPage) -> None:
        if isinstance(message, Hello) and not self.greeted:
            try:
                await self.table.greet(self.listener, message.seen)
                self.greeted = True
            except Refusal as refusal:
                self.server.house.measures.refused(refusal.error)
                self.listener.send(Refused(refusal.error, str(refusal)))
            except Exception as error:  # the database is away
                log.error("socket from %s could not be greeted: %r", self.address, error)
                self.listener.let_go()
        elif not self.greeted:
            self.refuse("malformed", "the first message says hello")
        else:
            self.strikes = max(0, self.strikes - 1)
            await self.table.take(self.listener, message)
