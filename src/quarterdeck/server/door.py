"""The door of the server: how many may come in, from where, and how long one may stand in it without a word.

Whoever opens connections and says nothing, or says it one letter at a time, is sent away after a few seconds. An
address (a /64 for IPv6) has so many connections and no more, opens so many in a second, and all together have fewer
than the process has descriptors, so that there is always one left for the database and for whoever comes next. One that
came to nothing counts as many. Whoever is refused is held for a moment, so that nobody tries again at once.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.limits import Gate, Limits, neighbourhood

log = logging.getLogger("quarterdeck")

#: descriptors beside those of connections: files, the database, bots, what reads aside
BESIDE = 200
#: seconds for which somebody who was refused is held, and how many at a time
HELD = 1.0
HELD_AT_ONCE = 500


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
            app, host, port, http=Before, ws="websockets-sansio", ws_max_size=4 * limits.message_bytes,
            ws_per_message_deflate=False, ws_ping_interval=25, proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None, server_header=False, backlog=1024,
            h11_max_incomplete_event_size=limits.header_bytes, **more,
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


class AtTheDoor(H11Protocol):
    """A connection: counted from its first moment to its last, also after it has become a socket."""

    config: Config
    host = ""
    patience: asyncio.TimerHandle | None = None
    #: whether a part of a request came; browsers open connections of which they make no use
    begun = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def wait(self) -> None:
        """A whole request is expected within a few seconds."""
        if self.patience is None:
            self.patience = self.loop.call_later(self.config.door.limits.header_seconds, self.give_up)

    def give_up(self) -> None:
        if self.begun:
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

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self.wait_no_longer()
        if self.host:
            self.config.door.closed(self.host)
            self.host = ""

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection goes on as a socket, and is still counted."""
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        lost = socket.connection_lost

        def lost_and_left(exc: Exception | None) -> None:
            self.leave()
            lost(exc)

        socket.connection_lost = lost_and_left


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
