"""How a finished or uploaded game went, worked out where replays are looked at: it takes long."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from quarterdeck.games import find_game, start_of
from quarterdeck.kernel import replay
from quarterdeck.kernel.game import Game
from quarterdeck.lab.course import Estimate, course, estimates, moments, turns
from quarterdeck.server.messages import (
    ChancesShown, CourseShown, EstimateShown, HeroShown, Mark, PointShown, TurnShown,
)  # fmt: skip
from quarterdeck.server.replays import names_of

if TYPE_CHECKING:
    from quarterdeck.server.lobby import House

T = TypeVar("T")
#: courses that are kept for those who look at them
KEPT: Final = 64
#: moments that are estimated at a time, so that others need not wait long for their turn
AT_A_TIME: Final = 2
#: of the time that a request has, the part (1 in so many) after which what is found so far is told
SHARE: Final = 6


class Courses:
    """The courses that somebody has asked for. Each is worked out once, however many ask."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.tasks: OrderedDict[tuple[str, str], asyncio.Task[Any]] = OrderedDict()
        #: the chances that are being found
        self.found: dict[str, list[Estimate]] = {}

    async def course(self, who: str, file: str) -> CourseShown:
        return await asyncio.shield(
            self.begun("course", file, lambda: self.house.looking.run(who, course_of, file))
        )

    async def chances(self, who: str, file: str) -> ChancesShown:
        """All of them, or after a while those that are found by then: no request waits for a whole long game."""
        task = self.begun("chances", file, lambda: self.along(who, file))
        await asyncio.wait({task}, timeout=self.house.limits.request_seconds / SHARE)
        return task.result() if task.done() else ChancesShown(shown(self.found.get(file, ())), (), True)

    async def along(self, who: str, file: str) -> ChancesShown:
        """A few moments after the other, and then where the game turned."""
        found = self.found[file] = []
        try:
            more: list[Estimate] | None = None
            while more is None or more:
                more = await self.house.looking.run(who, chances_of, file, len(found), AT_A_TIME)
                found += more
            return await self.house.looking.run(who, turns_of, file, found)
        finally:
            del self.found[file]

    def begun(self, what: str, file: str, begin: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """What works it out, for all who ask; if it failed, once more."""
        task = self.tasks.get((what, file))
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self.tasks[what, file] = asyncio.create_task(begin())
            while len(self.tasks) > KEPT:
                self.tasks.popitem(last=False)[1].cancel()
        return task


# In a process where replays are looked at


def played(file: str) -> Game:
    record = replay.read(file)
    return replay.play(record, start_of(record.header["game"]))


def course_of(file: str) -> CourseShown:
    game = played(file)
    package = find_game(game.header["game"])
    found = course(package, game)
    return CourseShown(
        package.name, names_of(game.header, game.state.match.seats), found.ending, package.day, found.choices,
        tuple([PointShown(at.choice, at.day, at.numbers) for at in found.points]),
        tuple([Mark(at.choice, at.words) for at in found.episodes]),
        tuple([HeroShown(feats.seat, feats.name, feats.words) for feats in found.heroes]),
    )  # fmt: skip


def chances_of(file: str, first: int, count: int) -> list[Estimate]:
    """What a searching bot thinks at some of the moments of a game; nothing if there are no more."""
    return estimates(moments(played(file))[first : first + count])


def shown(along: Iterable[Estimate]) -> tuple[EstimateShown, ...]:
    return tuple([EstimateShown(at.choice, at.day, at.chances) for at in along])


def turns_of(file: str, along: list[Estimate]) -> ChancesShown:
    return ChancesShown(
        shown(along),
        tuple([
            TurnShown(turn.since, turn.until, turn.day, turn.seat, turn.before, turn.after, tuple(turn.words))
            for turn in turns(played(file), along)
        ]),
    )  # fmt: skip
