"""Pausing alike: the table stops for every seat that could have answered from a hidden place.

The engine asks only a seat that holds an answer, so that asking would tell the others that it does. The table shows
the moment to everybody for the same time, whether the seat was asked or not; where several could have answered, it
stops for one after the other, as they would be asked, so that who comes later cannot tell either. A seat that always
wants to be asked is held there with a decision of the table's own, so that its thinking says nothing.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.flow import photograph
from quarterdeck.kernel.game import Game
from quarterdeck.server.messages import DecisionShown, OptionShown
from quarterdeck.server.refusal import Refusal
from quarterdeck.server.streams import Stream

if TYPE_CHECKING:
    from quarterdeck.server.tables import Table

#: the table's own kind of decision, and the key of its one option
HOLD: Final = "hold"
GO_ON: Final = 0
#: seconds that are no pause any more: clocks do not tell the same time to the last figure
MOMENT: Final = 0.001


class Scene:
    """A moment that is shown for a while: the state then, who could have answered, and whether they are still held."""

    def __init__(self, state: State, seat: int, lasts: float | None = None) -> None:
        self.state = state
        self.seat = seat
        #: for how long; None for a whole pause, of which nothing has gone by yet
        self.lasts = lasts
        self.held = False
        #: the time of day when it was first shown
        self.since = 0.0

    def at(self) -> tuple[int, int]:
        """The moment: how much had happened, and who could have answered."""
        return len(self.state.record or ()), self.seat

    def holds(self, seat: int) -> bool:
        return self.held and self.seat == seat


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
        #: when those who wanted to leave meanwhile leave, and their leaving
        self.timer: asyncio.TimerHandle | None = None
        self.seeing_off: asyncio.Task[None] | None = None
        #: the question that has been shown: since when its moment is, and whether the next one is asked at the same
        self.shown = None if table.game is None else table.game.state.question
        self.since = 0.0
        self.same_moment = False
        #: a question that has been open for longer than anybody is held
        self.overdue: Question | None = None

    # while the game is played

    def wanted(self) -> bool:
        """Whether anybody would see a pause."""
        return self.table.pause() > 0 or bool(self.always())

    def always(self) -> set[int]:
        """Who is held wherever they could answer: not who has left the game, or is about to."""
        table = self.table
        if table.game is None or table.facts.stage == "over":
            return set()
        out, seats = table.game.state.out, table.facts.seats
        here = [seat for seat in table.here() if not out >> seat & 1 and seats[seat].leaving is None]
        return {seat for seat in here if seats[seat].stops.react == "always"}

    def left(self) -> float:
        """Seconds that are left of the pause that a secret question is for all others; none if there is none, or who is
        asked has let them see by now that they are."""
        if self.asked_at() is None:
            return 0.0
        return max(0.0, self.since + self.table.pause() - asyncio.get_running_loop().time())

    def asked_always(self) -> bool:
        """Whether somebody is asked in secret who would be held if they were not, so that nobody can tell."""
        asked = self.asked_at()
        return asked is not None and asked[1] in self.always() and self.shown is not self.overdue

    def pauses(self) -> bool:
        """Whether others see a pause, and cannot know whether somebody is asked."""
        return self.scene is not None or self.left() > MOMENT or self.asked_always()

    def watch(self, game: Game) -> None:
        """Have the engine keep the moments of what comes next, and its pieces if anybody sees them."""
        game.state.moments = [] if self.wanted() else None
        game.state.beats = [] if self.table.watched() else None

    def secret_moment(self, game: Game) -> State | None:
        """The state while somebody is being asked in secret; None if nobody is, or nobody would see a pause."""
        return photograph(game.state) if self.asked_at() and self.wanted() else None

    def collect(self, game: Game) -> None:
        """Take over what the engine kept."""
        self.coming += [Scene(state, seat) for seat, state in game.state.moments or ()]
        self.table.beats += game.state.beats or ()
        game.state.moments = game.state.beats = None

    def answered(self, before: State, left: float) -> None:
        """Somebody who was asked in secret has answered, so many seconds before the end of the pause for it; if they
        were not shown the question because their orders say the answer, the pause is yet to come."""
        assert before.question is not None
        self.coming.append(Scene(before, before.question.seat, left if before.question is self.shown else None))

    # showing

    def begin(self, told: dict[int | None, Any] | None = None) -> None:
        """Show what is to be shown and then the game as it is."""
        scenes = self.take_scenes()
        if self.table.facts.stage == "over" and self.scene is not None:  # nobody can go on any more
            self.release(self.scene.seat)
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
        """The scenes to be shown. Several at one moment are one; where a seat is being asked, the question is it."""
        coming, self.coming = self.coming, []
        if not self.wanted():
            return []
        scenes: list[Scene] = []
        for scene in coming:
            if scenes and scenes[-1].at() == scene.at():
                scenes[-1].state = scene.state
            else:
                scenes.append(scene)
        if scenes and scenes[-1].at() == self.asked_at():
            self.same_moment = scenes.pop().lasts is not None
        return [scene for scene in scenes if scene.lasts is None or scene.lasts > 0]

    def asked_at(self) -> tuple[int, int] | None:
        """The moment of an open question that nobody else may know of."""
        game = self.table.game
        q = None if game is None else game.state.question
        if game is None or q is None or not game.state.match.rules.concealed(q):
            return None
        return len(game.state.record or ()), q.seat

    async def run(self) -> None:
        while True:
            while self.row:
                self.scene = scene = self.row.pop(0)
                scene.since = self.table.clocks.now()
                scene.held = scene.lasts is None and scene.seat in self.always()
                self.released.clear()
                async with self.table.lock:
                    self.table.publish()
                await self.wait(scene)
            async with self.table.lock:
                if not self.row:  # else somebody has answered while the table was busy
                    self.task = None
                    self.finish(None)
                    return

    async def wait(self, scene: Scene) -> None:
        """As long as every pause lasts, and longer if somebody is held."""
        await asyncio.sleep(self.table.pause() if scene.lasts is None else scene.lasts)
        while scene.held:
            await self.released.wait()
            self.released.clear()

    def finish(self, told: dict[int | None, Any] | None) -> None:
        self.scene = None
        self.shown = None if self.table.game is None else self.table.game.state.question
        if not self.same_moment:
            self.since = asyncio.get_running_loop().time()
        self.same_moment = False
        self.table.publish(told)
        self.table.wake_bots()
        self.see_off_soon()

    def see_off_soon(self) -> None:
        """Those who wanted to leave in a pause leave when it is over; where nobody knows when that will be, this is
        called again then."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.scene is None and not self.asked_always() and self.table.departing():
            self.timer = asyncio.get_running_loop().call_later(self.left(), self.see_off)

    def see_off(self) -> None:
        self.seeing_off = asyncio.create_task(self.let_leave())

    async def let_leave(self) -> None:
        try:
            await self.table.see_off()
        except Refusal:  # the table was given up meanwhile
            return
        except Exception:
            self.table.fail()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        self.task = self.scene = None
        self.coming, self.row = [], []

    # holding

    def hold(self, stream: Stream) -> DecisionShown | None:
        """The table's own decision for a seat that is held."""
        scene, seat = self.scene, stream.seat
        if scene is None or seat is None or not scene.holds(seat):
            return None
        options = (OptionShown(GO_ON, "Go on"),)
        return DecisionShown(stream.decision_id(scene), seat, HOLD, "", "You could answer here", options)

    def release(self, seat: int) -> None:
        if self.scene is not None and self.scene.holds(seat):
            self.scene.held = False
            self.released.set()

    def release_overdue(self) -> None:
        """Where there is a clock nobody is held for longer than a secret question has for nothing."""
        clocks, scene, asked = self.table.clocks, self.scene, self.asked_at()
        if clocks.clock.kind == "none":
            return
        if scene is not None:
            if clocks.now() - scene.since >= clocks.secret_time():
                self.release(scene.seat)
        elif asked is not None and self.asked_always() and clocks.elapsed(asked[1]) >= clocks.secret_time():
            self.overdue = self.shown
            self.see_off_soon()

    def release_absent(self) -> None:
        """Nobody is held who is not there."""
        if self.scene is None:
            self.see_off_soon()
        elif self.scene.seat not in self.table.here():
            self.release(self.scene.seat)
