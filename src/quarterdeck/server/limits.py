"""How much and how often anybody may send, so that nobody can disturb other tables."""

import ipaddress
import time
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection

from quarterdeck.kernel.errors import BadDefinition

#: with none of it nobody could come in or say a word
Some = Annotated[int, Meta(ge=1)]
#: none of it means that nobody may do that
Count = Annotated[int, Meta(ge=0)]
Rate = Annotated[float, Meta(ge=0)]
Seconds = Annotated[float, Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All limits in one place. Rates are per second; a burst is what may come at once."""

    message_bytes: Some = 4096
    body_bytes: Some = 65536
    replay_bytes: Some = 1 << 20
    chat_letters: Count = 500
    #: lines of chat at one table
    chat_lines: Count = 5000
    name_letters: Some = 40
    messages: Rate = 10.0
    message_burst: Some = 40
    #: refused messages, less those that were taken, after which the socket is closed
    strikes: Count = 100
    requests: Rate = 30.0
    request_burst: Some = 150
    #: seconds for which whoever asks too often waits for the answer that says so
    refused_seconds: Rate = 1.0
    #: moments and files of replays that are looked at, and steps of lessons
    seeks: Rate = 10.0
    seek_burst: Count = 100
    #: opening tables, joining, uploading
    makings: Rate = 0.5
    making_burst: Count = 30
    #: registering and logging in, from one address
    logins: Rate = 0.1
    login_burst: Count = 10
    #: wrong passwords for one name, from everywhere: one address alone cannot use them up
    wrong_logins: Rate = 0.2
    wrong_login_burst: Count = 50
    #: connections of all kinds: of all together, and of one address
    connections: Some = 4000
    connections_per_address: Some = 250
    #: connections that one address opens
    connects: Rate = 50.0
    connect_burst: Some = 500
    #: as how many of those one counts that came to nothing: half a request, no greeting, a socket too many,
    #: a socket that floods
    vain_connects: Count = 20
    #: headers of a request, their bytes, and seconds for them, for its body, and for the whole of it:
    #: also for whatever else a connection is sent, to be taken
    headers: Some = 100
    header_bytes: Some = 32768
    header_seconds: Seconds = 10.0
    body_seconds: Seconds = 30.0
    request_seconds: Seconds = 60.0
    #: seconds for the first message of a socket
    greeting_seconds: Seconds = 10.0
    sockets_per_person: Some = 12
    sockets_per_address: Some = 100
    #: those who watch one table: all together, and from one address
    onlookers: Count = 200
    onlookers_per_address: Count = 10
    #: messages that may wait for a slow client before it is let go
    backlog: Some = 256
    decks_kept: Count = 100
    #: people whom one person has blocked
    blocks_kept: Count = 500
    #: reports to whoever runs the server, by one person and from one address
    reports: Rate = 0.002
    report_burst: Count = 5
    report_letters: Count = 500


def read_limits(text: str) -> Limits:
    """Limits from JSON: those that are not named stay as they are."""
    try:
        return msgspec.json.decode(text, type=Limits)
    except msgspec.DecodeError as error:
        raise BadDefinition(f"these limits mean nothing: {error}") from None


class Bucket:
    """Refills steadily; each message takes one out."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.filled = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed."""
        self.refill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, now: float, count: int) -> None:
        """Take out so many at once, down to as many below nothing as it holds: it takes a while until one passes."""
        self.refill(now)
        self.left = max(-self.burst, self.left - count)

    def refill(self, now: float) -> None:
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now

    def give_back(self) -> None:
        self.left = min(self.burst, self.left + 1)

    def full(self, now: float) -> bool:
        return self.left + (now - self.filled) * self.rate >= self.burst


class Gate:
    """One bucket for each address (or person); those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def passes(self, key: str) -> bool:
        now = self.clock()
        return self.bucket(key, now).take(now)

    def charge(self, key: str, count: int) -> None:
        """Somebody did what counts as much as passing so often."""
        now = self.clock()
        self.bucket(key, now).charge(now, count)

    def bucket(self, key: str, now: float) -> Bucket:
        if len(self.buckets) > 10_000:
            self.buckets = {k: b for k, b in self.buckets.items() if not b.full(now)}
        if key not in self.buckets:
            self.buckets[key] = Bucket(self.rate, self.burst, now)
        return self.buckets[key]

    def give_back(self, key: str) -> None:
        """One that was taken is not to be counted."""
        if key in self.buckets:
            self.buckets[key].give_back()


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as limits count it."""
    return neighbourhood(connection.client.host) if connection.client else "?"


def neighbourhood(host: str) -> str:
    """An IPv4 address, or the /64 of an IPv6 address: whoever has one has all of that."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
