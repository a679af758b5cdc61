"""What the workers of one server have in common: limits, who is where, whose sockets are closed, whose table it is.

This is the server of one worker, which has nobody to share with; `together.py` is that of several, on one Postgres.
"""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from quarterdeck.server.limits import Gate

if TYPE_CHECKING:
    from quarterdeck.server.lobby import House


class Presence(NamedTuple):
    """Who is at a table: the seats, and how many watch."""

    here: frozenset[int]
    onlookers: int


class Workers:
    """One worker alone."""

    def __init__(self) -> None:
        #: how many sockets each person and each address has open here
        self.sockets: Counter[str] = Counter()

    async def open(self, house: "House") -> None:
        """Begin to hear from the others."""

    async def close(self) -> None:
        """Hear no more."""

    async def want(self, table: str) -> None:
        """Ask whoever has a table to hand it over."""

    async def dismiss(self, who: str, besides: str) -> None:
        """Have the others close the sockets of a person, besides those of one session."""

    async def take(self, gate: str, key: str, rate: float, burst: int) -> bool:
        """Take one out of a bucket that all have in common; false if it is empty."""
        return True

    async def give_back(self, gate: str, key: str, rate: float) -> None:
        """Put one back."""

    async def connect(self, key: str, most: int) -> bool:
        """Count one socket more; false, and nothing is counted, if those are too many."""
        if self.sockets[key] >= most:
            return False
        self.sockets[key] += 1
        return True

    def disconnect(self, key: str) -> None:
        self.sockets -= Counter([key])

    def note(self, table: str, presence: Presence | None) -> None:
        """Let the others know who is at a table of this worker; None: it is no longer one."""

    async def elsewhere(self, tables: list[str]) -> dict[str, Presence]:
        """Who is at those of these tables that others have."""
        return {}


class CommonGate:
    """A gate of all workers: what this one has let pass is counted here, and then what all of them have."""

    def __init__(self, workers: Workers, name: str, rate: float, burst: int) -> None:
        self.workers = workers
        self.name = name
        self.here = Gate(rate, burst)

    async def passes(self, key: str) -> bool:
        """Whoever is too many already for this worker troubles nobody else."""
        return self.here.passes(key) and await self.workers.take(self.name, key, self.here.rate, self.here.burst)

    async def give_back(self, key: str) -> None:
        """One that was taken is not to be counted."""
        self.here.give_back(key)
        await self.workers.give_back(self.name, key, self.here.rate)
