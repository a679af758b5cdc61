"""Two tables whose games differ only in what one seat cannot know, side by side in simulated time.

Whoever sits there answers alike at both. All that the seat is sent is kept with the moment at which it came.
"""

import asyncio
import selectors
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from quarterdeck.kernel.chance import begin
from quarterdeck.kernel.columns import NONE, State
from quarterdeck.kernel.event import Q_PAY
from quarterdeck.kernel.flow import photograph
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import eyes, redeal
from quarterdeck.server.clocks import Asked
from quarterdeck.server.facts import Facts, Seat
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import House, Settings
from quarterdeck.server.messages import Answer, Clock, DecisionShown, FromPage, OptionShown, Stops
from quarterdeck.server.sqlite import Sqlite
from quarterdeck.server.streams import Listener, Stream
from quarterdeck.server.tables import Table
from quarterdeck.server.views import Views

PAUSE = 1.0
NOON = 43_200.0


class AtOnce(ThreadPoolExecutor):
    """What would be done in a thread is done here and now: no time passes."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Skipping(selectors.SelectSelector):
    """Where a loop would wait, its clock moves on instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:  # something else than time: a thread that ends with the loop
            return super().select(None)
        self.now += timeout
        return super().select(0)


class Simulated(asyncio.SelectorEventLoop):
    """A loop that never waits: its time is that of its clock."""

    def __init__(self) -> None:
        self.clock = Skipping()
        super().__init__(self.clock)
        self.set_default_executor(AtOnce(1))

    def time(self) -> float:
        return self.clock.now


def simulate(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=Simulated) as runner:
        runner.run(work)


class InMemory(Sqlite):
    """The tables of a database that is forgotten, without a thread of its own."""

    def __init__(self) -> None:
        super().__init__("")
        self.clock = self.time_of_day
        self.began: float | None = None
        self.connection = sqlite3.connect(":memory:")
        self.create(self.connection.cursor())

    def time_of_day(self) -> float:
        """It is noon when its loop first asks, and before."""
        try:
            now = asyncio.get_running_loop().time()
        except RuntimeError:
            return NOON
        self.began = now if self.began is None else self.began
        return NOON + now - self.began

    async def do(self, work: Callable[[Any], Any], again: bool = False, apart: bool = False) -> Any:
        found = work(self.connection.cursor())
        self.connection.commit()
        return found


class Ear(Listener):
    """A client that keeps everything it is sent, and when."""

    __slots__ = ("got",)

    def __init__(self, who: str) -> None:
        super().__init__(who, who, 1)
        self.got: list[tuple[float, bytes]] = []

    def send_bytes(self, data: bytes) -> None:
        self.got.append((round(asyncio.get_running_loop().time(), 6), data))


class Lean(Table):
    """A table that writes messages for one seat alone: what the others are asked is enough."""

    meant: int | None = None

    def render(self, stream: Stream, old: Any, views: Views) -> None:
        if stream.seat == self.meant:
            super().render(stream, old, views)
        else:
            stream.decision = self.decision(stream)

    def decision(self, stream: Stream) -> DecisionShown | None:
        game, seat = self.playing(), stream.seat
        if seat == self.meant or seat is None or self.show.scene is not None:
            return super().decision(stream)
        q = game.question_of(seat)
        if q is None:
            return self.show.hold(stream)
        if q.kind == Q_PAY:  # in what words it is taken back
            return super().decision(stream)
        kind = f"{q.kind}"
        return DecisionShown(stream.decision_id(q), seat, kind, "", "", tuple([OptionShown(k, "") for k in q.options]))


class Twin:
    """A table with a person in every seat, whose game begins at a given state, and one who watches."""

    def __init__(self, game: Game, s: State, stops: list[Stops], meant: int | None) -> None:
        def start(header: dict[str, Any], record: bool) -> State:
            return photograph(s)

        s.made = s.sealed = 0
        s.sealed_by = NONE
        seats = [Seat("person", "", "", f"P{i}", f"P{i}", stops=wish) for i, wish in enumerate(stops)]
        facts = Facts(
            "twin", game.header["game"], "", seats, True, "come", "playing", game.header, secret="ab" * 16,
            clock=Clock("minutes", minutes=5, increment=0),
        )  # fmt: skip
        self.house = House(InMemory(), Settings(pause=PAUSE, limits=Limits()))
        self.table = Lean(self.house, facts, Game(game.header, start), [], [], None, Asked(), [], [])
        self.table.meant = meant
        for stream in self.table.streams.values():
            stream.number = stream.decisions = 1
        self.ears: dict[int | None, Ear] = {seat: Ear(f"P{seat}") for seat in range(len(stops))}
        self.ears[None] = Ear("nobody")

    async def sit_down(self) -> None:
        for seat, ear in self.ears.items():
            if seat != self.table.meant:
                ear.seat = seat
                self.table.streams[seat].listeners.add(ear)
        await self.table.greet(self.ears[self.table.meant], 0)

    @property
    def game(self) -> Game:
        return self.table.playing()

    def decisions(self) -> dict[int, DecisionShown]:
        """What is on the screens of those who are asked."""
        found = {seat: stream.decision for seat, stream in self.table.streams.items() if seat is not None}
        return {seat: decision for seat, decision in found.items() if decision is not None}

    async def send(self, seat: int, message: FromPage) -> None:
        await self.table.take(self.ears[seat], message)

    async def answer(self, seat: int, key: int) -> None:
        await self.send(seat, Answer(self.decisions()[seat].id, key))

    def learned(self, seat: int | None) -> tuple[Counter[tuple[int, ...]], list[int]]:
        """Every card that a seat knows, where it lies, and every card that was told to it, in the order of telling."""
        s = self.game.state
        mine, definition = eyes(seat), s.match.definition
        lie = [(*place_of(s, c), definition[c]) for c in range(s.match.size) if s.known[c] & mine]
        told = [definition[row[2]] for row in s.record or () if row[2] != NONE and row[6] & mine]
        return Counter(lie), told


def place_of(s: State, c: int) -> tuple[int, int, int]:
    """Where a card lies: in what is hidden at which place, but for a block, which has no order."""
    zone, holder = s.zone[c], s.holder[c]
    ordered = not s.match.open >> zone & 1 and not s.block[c]
    return zone, holder, s.pile(zone, holder).index(c) if ordered else -1


class Pair:
    """Both tables, and the seat (None: one who watches) that cannot tell them apart."""

    def __init__(self, game: Game, seat: int | None, seed: int, stops: list[Stops]) -> None:
        self.seat = seat
        one, other = photograph(game.state), redeal(game.state, seat, seed)
        other.record = list(game.state.record or ())
        for s in (one, other):
            begin(s, seed)
            s.fated = ()
        self.twins = (Twin(game, one, stops, seat), Twin(game, other, stops, seat))

    async def sit_down(self) -> None:
        for twin in self.twins:
            await twin.sit_down()

    def parted(self) -> bool:
        """Whether the seat has learned at one table what it has not at the other: from then on they may differ. When a
        game is over everybody may know everything."""
        one, other = self.twins
        return one.game.over or other.game.over or one.learned(self.seat) != other.learned(self.seat)

    def same(self) -> bool:
        """Whether the seat was sent the same, at the same moments, since this was last asked."""
        one, other = [twin.ears[self.seat] for twin in self.twins]
        alike = one.got == other.got
        one.got, other.got = [], []
        return alike

    async def both(self, seat: int, message: FromPage) -> None:
        for twin in self.twins:
            await twin.send(seat, message)
