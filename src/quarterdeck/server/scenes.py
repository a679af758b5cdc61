"""Pausing alike: the table stops at every window that could have been answered from a hidden place.

The engine asks only a seat that holds an answer, so that asking would tell the others that it does. The table shows the
moment of every such window to everybody for the same time, whether somebody was asked or not. A seat that always wants
to be asked is held there with a decision of the table's own, so that its thinking says nothing either; while somebody
else is really asked it is held alike.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.event import AFTER, BEFORE, E_KIND, Q_REACT, WHEN, WINDOWS, hidden_answers
from quarterdeck.kernel.flow import HAPPENING, PC, PROC, photograph
from quarterdeck.kernel.game import Game
from quarterdeck.server.messages import DecisionShown, OptionShown
from quarterdeck.server.storage import BY_ORDERS
from quarterdeck.server.streams import Stream

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table

#: the table's own kind of decision, and the key of its one option
HOLD: Final = "hold"
GO_ON: Final = 0


class Window:
    """Who is still held at one moment, and, once it is shown, who ever was."""

    def __init__(self) -> None:
        self.held: set[int] = set()
        self.met: set[int] = set()
        #: the time of day when somebody was first held
        self.since = 0.0

    def hold(self, seats: set[int], now: float) -> None:
        """Hold these seats, but for those that have gone on already."""
        self.since = self.since or now
        self.held |= seats - self.met
        self.met |= seats


class Scene:
    """A moment that is shown for a while: the state then, who could have answered, and who is still held."""

    def __init__(self, state: State, seats: int, lasts: float | None = None, window: Window | None = None) -> None:
        self.state = state
        self.seats = seats
        self.lasts = lasts
        self.window = window or Window()

    def rows(self) -> int:
        return len(self.state.record or ())


class Show:
    """What a table still has to show before its game goes on for those who watch."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.coming: list[Scene] = []
        #: what is shown after the scene that is on
        self.row: list[Scene] = []
        self.scene: Scene | None = None
        self.task: asyncio.Task[None] | None = None
        self.released = asyncio.Event()
        #: who is held while somebody is being asked in secret
        self.open = Window()
        #: when the window that is open now was first shown, whether the next question is asked in the same, and who
        #: could have answered in it before
        self.since = 0.0
        self.same_window = False
        self.before = 0

    # while the game is played

    def wanted(self) -> bool:
        """Whether anybody would see a pause."""
        return self.table.pause() > 0 or bool(self.always())

    def always(self) -> set[int]:
        seats = self.table.facts.seats
        return {seat for seat in self.table.here() if seats[seat].stops.react == "always"}

    def watch(self, game: Game) -> None:
        """Have the engine keep the moments of the next choice."""
        game.state.moments = [] if self.wanted() else None

    def secret_moment(self, game: Game) -> State | None:
        """The state while somebody is being asked in secret; None if nobody is, or nobody would see a pause."""
        return photograph(game.state) if self.asked_at() >= 0 and self.wanted() else None

    def collect(self, game: Game) -> None:
        """Take over the moments that the engine kept."""
        self.coming += [Scene(state, seats) for seats, state in game.state.moments or ()]
        game.state.moments = None

    def answered(self, before: State, by: int) -> None:
        """A window was answered: by orders, then it is yet to be shown; else it was, and lasts as long as all do."""
        if by == BY_ORDERS:
            self.coming.append(Scene(before, could_answer(before)))
        else:
            left = self.since + self.table.pause() - asyncio.get_running_loop().time()
            self.coming.append(Scene(before, could_answer(before), max(0.0, left), self.open))

    # showing

    def begin(self, told: dict[int | None, Any] | None = None) -> None:
        """Show what is to be shown and then the game as it is."""
        scenes = self.take_scenes()
        if self.task is not None and told is None:  # no pause ends because of what somebody does in it
            self.row += scenes
        elif told is not None or not scenes:
            self.stop()
            self.finish(told)
        else:
            self.row = scenes
            self.scene = scenes[0]
            self.task = asyncio.create_task(self.run())

    def take_scenes(self) -> list[Scene]:
        """The scenes to be shown. Several at one moment are one; where somebody is being asked, the question is it."""
        coming, self.coming = self.coming, []
        if not self.wanted():
            return []
        scenes: list[Scene] = []
        for scene in coming:
            if scenes and scenes[-1].rows() == scene.rows():
                scenes[-1].state = scene.state
                scenes[-1].seats |= scene.seats
            else:
                scenes.append(scene)
        asked = self.asked_at()
        if scenes and scenes[-1].rows() == asked:
            same = scenes.pop()
            self.same_window, self.before = same.lasts is not None, same.seats
        return [scene for scene in scenes if scene.lasts is None or scene.lasts > 0 or scene.window.held]

    def asked_at(self) -> int:
        """The moment of an open question that nobody else may know of, or -1."""
        game = self.table.game
        q = None if game is None else game.state.question
        if game is None or q is None or not game.state.match.rules.concealed(q):
            return -1
        return len(game.state.record or ())

    async def run(self) -> None:
        while self.row:
            self.scene = scene = self.row.pop(0)
            held = {seat for seat in self.always() if scene.seats >> seat & 1}
            scene.window.hold(held, self.table.clocks.now())
            self.released.clear()
            async with self.table.lock:
                self.table.publish()
            await self.wait(scene)
        async with self.table.lock:
            self.task = None
            self.finish(None)

    async def wait(self, scene: Scene) -> None:
        """As long as every window lasts, and longer if somebody is held."""
        await asyncio.sleep(self.table.pause() if scene.lasts is None else scene.lasts)
        while scene.window.held:
            await self.released.wait()
            self.released.clear()

    def finish(self, told: dict[int | None, Any] | None) -> None:
        self.scene = None
        if not self.same_window:
            self.since = asyncio.get_running_loop().time()
            self.open = Window()
        self.hold_beside()
        self.same_window, self.before = False, 0
        self.table.publish(told)
        self.table.wake_bots()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        self.task = self.scene = None
        self.coming, self.row = [], []

    # holding

    def window(self) -> Window:
        """The window that is on show."""
        return self.open if self.scene is None else self.scene.window

    def hold_beside(self) -> None:
        """While somebody is asked in secret, hold who would be held if nobody were."""
        game = self.table.game
        if game is not None and self.asked_at() >= 0 and self.wanted():
            asked = {q.seat for q in game.open_questions()}
            seats = could_answer(game.state) | self.before
            self.open.held -= asked
            held = {seat for seat in self.always() - asked if seats >> seat & 1}
            self.open.hold(held, self.table.clocks.now())

    def hold(self, stream: Stream) -> DecisionShown | None:
        """The table's own decision for a seat that is held."""
        window, seat = self.window(), stream.seat
        if seat is None or seat not in window.held:
            return None
        options = (OptionShown(GO_ON, "Go on"),)
        return DecisionShown(stream.decision_id(window), seat, HOLD, "", "You could answer here", options)

    def release(self, seat: int) -> None:
        if seat in self.window().held:
            self.window().held.discard(seat)
            self.released.set()

    def release_overdue(self) -> None:
        """Where there is a clock nobody is held for longer than a secret question has for nothing."""
        clocks, window = self.table.clocks, self.window()
        if clocks.clock.kind != "none" and clocks.now() - window.since >= clocks.secret_time():
            for seat in list(window.held):
                self.release(seat)

    def release_absent(self) -> None:
        """Nobody is held who is not there."""
        for seat in self.window().held - self.table.here():
            self.release(seat)


def could_answer(s: State) -> int:
    """The seats that could answer at a moment at which somebody is asked in secret, whether they can or not."""
    q, f = s.question, s.stack[-1]
    if q is None:
        return 0
    if q.kind != Q_REACT or f[PROC] != HAPPENING:
        return 1 << q.seat
    now = WINDOWS[f[PC]]
    if now == AFTER:
        return hidden_answers(s, f[E_KIND], AFTER)
    return hidden_answers(s, f[E_KIND], BEFORE) | hidden_answers(s, f[E_KIND], WHEN)  # nothing happens between them
