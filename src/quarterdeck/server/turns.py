"""Whose turn it is to have one of a few places: fair between those who ask, however much they ask for at once.

A place is taken for a table in the name of one of its people, as their addresses name them; where nobody is named, in
the table's own.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

#: says who they are now: people come and go while a table waits
People = Callable[[], Collection[str]]


def nobody() -> Collection[str]:
    return ()


class Waiting:
    """A table that waits for a place, or has one."""

    def __init__(self, table: str, people: People, number: int) -> None:
        self.table = table
        self.people = people
        self.number = number
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        #: in whose name it has its place
        self.whose: str | None = None


class Turns:
    """Places that are taken and given back. Nobody has them all. Who has fewest comes first, and of those whoever has
    waited longest since they came or last had a place; between the tables of one address it is the same."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.most = max(1, places - 1)
        #: by address and by table
        self.held: Counter[str] = Counter()
        #: when each of them took or gave back a place last: the number of what happened then
        self.last: dict[str, int] = {}
        self.happened = 0
        #: in the order in which they came
        self.waiting: list[Waiting] = []

    @asynccontextmanager
    async def place(self, table: str, people: People = nobody) -> AsyncIterator[None]:
        """Wait for a place, and have it until the end."""
        entry = Waiting(table, people, self.now())
        self.waiting.append(entry)
        self.hand_out()
        try:
            await entry.turn
            yield
        finally:
            if entry.whose is not None:
                self.free += 1
                self.held -= Counter({entry.whose, entry.table})
                self.last[entry.whose] = self.last[entry.table] = self.now()
            self.hand_out()

    def now(self) -> int:
        self.happened += 1
        return self.happened

    def hand_out(self) -> None:
        """Give free places to those who wait, one after the other."""
        self.waiting = [entry for entry in self.waiting if not entry.turn.done()]
        while self.free and (first := self.first()) is not None:
            entry, whose = first
            self.waiting.remove(entry)
            entry.whose = whose
            self.held.update({whose, entry.table})
            self.last[whose] = self.last[entry.table] = self.now()
            self.free -= 1
            entry.turn.set_result(None)

    def first(self) -> tuple[Waiting, str] | None:
        """Who comes first, and in whose name: of several people at a table, whoever's turn it is first."""
        asking = [(entry, entry.people() or (entry.table,)) for entry in self.waiting]
        since: dict[str, int] = {}
        for entry, people in asking:
            for name in (*people, entry.table):
                since.setdefault(name, max(entry.number, self.last.get(name, 0)))
        self.last = {name: last for name, last in self.last.items() if name in since or name in self.held}

        def order(name: str) -> tuple[int, int, str]:
            return self.held[name], since[name], name

        turns = []
        for entry, people in asking:
            able = [name for name in people if self.held[name] < self.most]
            if able:
                whose = min(able, key=order)
                turns.append((order(whose), order(entry.table), entry.number, whose, entry))
        if not turns:
            return None
        *_, whose, entry = min(turns)
        return entry, whose
