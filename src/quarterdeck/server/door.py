"""The door of the server: how many may come in, from where, and how long one may stand in it without a word.

Whoever opens connections and says nothing, or says it one letter at a time, is sent away after a few seconds. An
address (a /64 for IPv6) has so many connections and no more, and all together have fewer than the process has
descriptors, so that there is always one left for the database and for whoever comes next.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.limits import Limits, neighbourhood

log = logging.getLogger("quarterdeck")

#: descriptors beside those of connections: files, the database, bots, what reads aside
BESIDE = 200


class Door:
    """Counts who is in."""

    def __init__(self, limits: Limits, proxies: frozenset[str], refused: Callable[[str], None]) -> None:
        self.limits = limits
        #: counts those who are not let in
        self.refused = refused
        #: addresses that speak for many
        self.proxies = proxies
        self.inside: Counter[str] = Counter()

    def opened(self, host: str) -> bool:
        """Whether one more may come in from there."""
        address = neighbourhood(host)
        alone = host not in self.proxies and self.inside[address] >= self.limits.connections_per_address
        if alone or self.inside.total() >= self.limits.connections:
            why = "too many of its own" if alone else "too many in all"
            self.refused("too_many")
            log.warning("connection from %s refused: %s", address, why)
            return False
        self.inside[address] += 1
        return True

    def closed(self, host: str) -> None:
        self.inside -= Counter([neighbourhood(host)])


class Config(uvicorn.Config):
    """How the server listens; it has the door."""

    def __init__(self, app: Any, host: str, port: int, limits: Limits, proxies: str = "", **more: Any) -> None:
        trusted = frozenset(proxies.split(",")) if proxies else frozenset()
        self.door = Door(limits, trusted, app.state.server.house.measures.refused)
        super().__init__(
            app, host, port, http=AtTheDoor, ws="websockets-sansio", ws_max_size=4 * limits.message_bytes,
            ws_per_message_deflate=False, ws_ping_interval=25, proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None, server_header=False, backlog=1024,
            h11_max_incomplete_event_size=limits.header_bytes, **more,
        )  # fmt: skip


class AtTheDoor(H11Protocol):
    """A connection: counted from its first moment to its last, also after it has become a socket."""

    config: Config
    host = ""
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else "?"
        if not self.config.door.opened(host):
            transport.abort()
            return
        self.host = host
        self.wait()

    def wait(self) -> None:
        """A whole request is expected within a few seconds."""
        if self.patience is None:
            self.patience = self.loop.call_later(self.config.door.limits.header_seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.wait()
        before = self.scope
        super().data_received(data)
        if self.scope is not before:
            self.wait_no_longer()

    def wait_no_longer(self) -> None:
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
