"""The door of the server: how many may come in, from where, and how long one may stand in it without a word.

Whoever opens connections and says nothing, or says it one letter at a time, is sent away after a few seconds. An
address (a /64 for IPv6) has so many connections and no more, opens so many in a second, and all together have fewer
than the process has descriptors, so that there is always one left for the database and for whoever comes next. One that
came to nothing counts as many. Whoever is refused is held for a moment, so that nobody tries again at once.

Who is in takes what it is sent within a while. Of what is said at a socket, the table counts the messages; frames that
are none, of which it hears nothing, are counted here.
"""

import asyncio
import logging
import re
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.limits import Bucket, Gate, Limits, neighbourhood

log = logging.getLogger("quarterdeck")

#: descriptors beside those of connections: files, the database, bots, what reads aside
BESIDE = 200
#: seconds for which somebody who was refused is held, and how many at a time
HELD = 1.0
HELD_AT_ONCE = 500
#: where the headers of a request end
BLANK_LINE = re.compile(rb"\n\r?\n")


class Door:
    """Counts who is in."""

    def __init__(self, limits: Limits, proxies: frozenset[str], refused: Callable[[str], None]) -> None:
        self.limits = limits
        #: counts those who are not let in
        self.refused = refused
        #: addresses that speak for many
        self.proxies = proxies
        #: how many are in, by address and in all, and how many who were refused are held
        self.inside: dict[str, int] = {}
        self.total = 0
        self.held = 0
        self.gate = Gate(limits.connects, limits.connect_burst)

    def opened(self, host: str) -> bool:
        """Whether one more may come in from there."""
        address = neighbourhood(host)
        if why := self.objection(host, address):
            self.refused("too_many")
            log.warning("connection from %s refused: %s", address, why)
            return False
        self.inside[address] = self.inside.get(address, 0) + 1
        self.total += 1
        return True

    def objection(self, host: str, address: str) -> str:
        if self.total >= self.limits.connections:
            return "too many in all"
        if host in self.proxies:
            return ""
        if self.inside.get(address, 0) >= self.limits.connections_per_address:
            return "too many of its own"
        return "" if self.gate.passes(address) else "too often"

    def in_vain(self, address: str) -> None:
        """A connection from there came to nothing, and cost more than one that is refused."""
        self.gate.charge(address, self.limits.vain_connects)

    def closed(self, host: str) -> None:
        address = neighbourhood(host)
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]

    def may_hold(self) -> bool:
        """Whether there is room for one more who was refused."""
        return self.held < HELD_AT_ONCE and self.total + self.held < self.limits.connections


class Config(uvicorn.Config):
    """How the server listens; it has the door."""

    def __init__(self, app: Any, host: str, port: int, limits: Limits, proxies: str = "", **more: Any) -> None:
        trusted = frozenset(proxies.split(",")) if proxies else frozenset()
        self.door: Door = app.state.server.door
        self.door.proxies = trusted
        super().__init__(
            app, host, port, http=Before, ws=Socket, ws_max_size=4 * limits.message_bytes,
            ws_per_message_deflate=False, ws_ping_interval=25, proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None, server_header=False, backlog=1024, **more,
        )  # fmt: skip


class Before(asyncio.Protocol):
    """A connection for which nothing was made yet: refusing one must cost next to nothing."""

    transport: asyncio.Transport
    patience: asyncio.TimerHandle | None = None

    def __init__(self, config: Config, server_state: Any, **more: Any) -> None:
        self.door = config.door
        #: whom the server sends away when it stops
        self.connections = server_state.connections
        self.inside = partial(AtTheDoor, config=config, server_state=server_state, **more)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else "?"
        if self.door.opened(host):
            protocol = self.inside()
            protocol.host = host
            transport.set_protocol(protocol)
            protocol.connection_made(transport)
        elif self.door.may_hold():
            self.transport = transport
            self.hold()
        else:
            transport.abort()

    def hold(self) -> None:
        self.door.held += 1
        self.connections.add(self)
        self.transport.pause_reading()
        self.patience = asyncio.get_running_loop().call_later(HELD, self.shutdown)

    def shutdown(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.connections.discard(self)
            self.door.held -= 1


class Requests(h11.Connection):
    """Reads requests, of which each line and each piece costs time, however short it is.

    So there are only so many headers, and a body comes whole, by its length: in chunks it could be thousands of pieces.
    """

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER, limits.header_bytes)
        self.most = limits.headers
        #: what was wrong, and what would be right
        self.why = ""

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE and headers_in(self.trailing_data[0]) > self.most:
            raise self.refusal(f"more than {self.most} headers: send fewer")
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise self.refusal("a body in chunks: send it whole, with its Content-Length")
        return event

    def refusal(self, why: str) -> h11.RemoteProtocolError:
        self.why = why
        return h11.RemoteProtocolError(why)


def headers_in(data: bytes) -> int:
    """How many lines follow the first one of a request, as far as it is there."""
    blank = BLANK_LINE.search(data)
    return data.count(b"\n", 0, blank.start() if blank else len(data))


class AtTheDoor(H11Protocol):
    """A connection: counted from its first moment to its last, also after it has become a socket."""

    config: Config
    conn: Requests
    host = ""
    patience: asyncio.TimerHandle | None = None
    #: ends a connection that does not take what it is sent
    taking: asyncio.TimerHandle | None = None
    #: whether a part of a request came; browsers open connections of which they make no use
    begun = False

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.conn = Requests(self.config.door.limits)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # so that writing pauses while anything is left to be taken
        self.wait()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(self.conn.why or msg)

    def wait(self) -> None:
        """A whole request is expected within a few seconds."""
        if self.patience is None:
            self.patience = self.loop.call_later(self.config.door.limits.header_seconds, self.give_up)

    def give_up(self) -> None:
        if self.begun:
            self.end_in_vain()
        else:
            self.transport.abort()

    def end_in_vain(self) -> None:
        self.config.door.in_vain(neighbourhood(self.host))
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.wait()
            self.begun = True
        before = self.scope
        super().data_received(data)
        if self.scope is not before:
            self.wait_no_longer()

    def wait_no_longer(self) -> None:
        self.begun = False
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def pause_writing(self) -> None:
        """Closing waits for what is left, and so for ever if nobody takes it."""
        super().pause_writing()
        if self.taking is None:
            self.taking = self.loop.call_later(self.config.door.limits.request_seconds, self.reset)

    def reset(self) -> None:
        """End it with all that nobody takes: also what the system would go on offering for minutes."""
        raw: socket.socket = self.transport.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def resume_writing(self) -> None:
        self.all_taken()
        super().resume_writing()

    def all_taken(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self.wait_no_longer()
        self.all_taken()
        if self.host:
            self.config.door.closed(self.host)
            self.host = ""

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection goes on as a socket, and is still counted; what is no greeting of a socket ends it."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Socket)
        protocol.connection = self
        if not protocol.handshake_initiated:
            self.end_in_vain()


class Socket(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """A connection that has become a socket. It reads little at a time, so that others come between two frames."""

    config: Config
    #: what it was before, which is what is counted
    connection: AtTheDoor

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        limits = self.config.door.limits
        #: pings, pongs and parts of messages: honest clients send one in many seconds
        self.bucket = Bucket(limits.messages, limits.message_burst, self.loop.time())
        self.room = bytearray()

    def get_buffer(self, sizehint: int) -> bytearray:
        self.room = bytearray(self.config.door.limits.message_bytes)
        return self.room

    def buffer_updated(self, nbytes: int) -> None:
        data, self.room = bytes(self.room[:nbytes]), bytearray()
        self.data_received(data)

    def handle_ping(self) -> None:
        self.count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.count()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self.count()  # nobody else reads it any more
        if self.curr_msg_data_type == "bytes" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        elif not self.close_sent:
            log.warning("socket from %s closed: a message that is no text", neighbourhood(self.connection.host))
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def count(self) -> None:
        """One more frame that is no message; too many of them end the socket."""
        if self.bucket.take(self.loop.time()) or self.transport.is_closing():
            return
        log.warning("socket from %s ended: too many frames that are no messages", neighbourhood(self.connection.host))
        self.config.door.refused("too_many")
        self.connection.end_in_vain()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.connection.pause_writing()

    def resume_writing(self) -> None:
        self.connection.resume_writing()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.connection.leave()
        super().connection_lost(exc)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def raise_descriptors(limits: Limits) -> None:
    """Have as many descriptors as the connections need; where the system does not allow it, refuse with a word."""
    with suppress(ImportError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        needed = limits.connections + BESIDE
        if soft >= needed:
            return
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise BadDefinition(
                f"{limits.connections} connections need {needed} descriptors, and this process may have {hard}:"
                " raise that (ulimit -n, LimitNOFILE=), or give fewer \"connections\" with --limits"
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
