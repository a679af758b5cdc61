"""Whose turn it is to have one of a few places: fair between tables, however many wait for one of them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Places that tables take and give back. No table has them all, and who has fewest comes first."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.most = max(1, places - 1)
        self.held: Counter[str] = Counter()
        #: in the order in which they came
        self.waiting: list[tuple[str, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def place(self, table: str) -> AsyncIterator[None]:
        """Wait for a place, and have it until the end."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((table, turn))
        self.hand_out()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self.free += 1
                self.held -= Counter([table])
            self.hand_out()

    def hand_out(self) -> None:
        """Give free places to those who wait, one after the other."""
        self.waiting = [(table, turn) for table, turn in self.waiting if not turn.done()]
        while self.free:
            asking = [entry for entry in self.waiting if self.held[entry[0]] < self.most]
            if not asking:
                return
            first = min(asking, key=lambda entry: self.held[entry[0]])
            self.waiting.remove(first)
            self.held[first[0]] += 1
            self.free -= 1
            first[1].set_result(None)
