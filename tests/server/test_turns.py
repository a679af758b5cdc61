"""Places are shared fairly between tables."""

import asyncio

from quarterdeck.server.turns import Turns


class Sitting:
    """Somebody who has a place until told to leave it, or waits for one."""

    def __init__(self, turns: Turns, table: str) -> None:
        self.has_place = False
        self.leave = asyncio.Event()
        self.task = asyncio.create_task(self.sit(turns, table))

    async def sit(self, turns: Turns, table: str) -> None:
        async with turns.place(table):
            self.has_place = True
            await self.leave.wait()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_no_table_takes_all_places() -> None:
    async def test() -> None:
        turns = Turns(3)
        greedy = [Sitting(turns, "greedy") for _ in range(4)]
        await settled()
        assert [sitting.has_place for sitting in greedy] == [True, True, False, False]
        other = Sitting(turns, "other")
        await settled()
        assert other.has_place and turns.free == 0

    asyncio.run(test())


def test_who_has_fewest_comes_first_and_then_who_came_first() -> None:
    async def test() -> None:
        turns = Turns(2)
        a, b = Sitting(turns, "a"), Sitting(turns, "b")
        await settled()
        more_of_a, c, d = [Sitting(turns, table) for table in "acd"]
        b.leave.set()
        await settled()
        assert (more_of_a.has_place, c.has_place, d.has_place) == (False, True, False)
        a.leave.set()
        await settled()
        assert (more_of_a.has_place, d.has_place) == (True, False), "a has none now, and came before d"

    asyncio.run(test())


def test_who_does_not_want_a_place_any_more_holds_up_nobody() -> None:
    async def test() -> None:
        turns = Turns(1)
        a, b, c = [Sitting(turns, table) for table in "abc"]
        await settled()
        b.task.cancel()
        a.task.cancel()
        await settled()
        assert c.has_place and not b.has_place
        c.leave.set()
        await settled()
        assert turns.free == 1 and not turns.held and not turns.waiting

    asyncio.run(test())
