"""Places are shared fairly between addresses, and between the tables of each."""

import asyncio

from quarterdeck.server.turns import People, Turns, nobody


class Sitting:
    """Somebody who has a place until told to leave it, or waits for one."""

    def __init__(self, turns: Turns, table: str, people: People = nobody) -> None:
        self.has_place = False
        self.leave = asyncio.Event()
        self.task = asyncio.create_task(self.sit(turns, table, people))

    async def sit(self, turns: Turns, table: str, people: People) -> None:
        async with turns.place(table, people):
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


def test_who_has_fewest_comes_first_and_then_who_has_waited_longest() -> None:
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
        assert (more_of_a.has_place, d.has_place) == (False, True), "a has just had its turn, however early it asked"
        c.leave.set()
        await settled()
        assert more_of_a.has_place

    asyncio.run(test())


def test_an_address_has_one_turn_however_many_tables_it_has() -> None:
    async def test() -> None:
        turns = Turns(2)
        many = [Sitting(turns, f"table {n}", lambda: ["greedy"]) for n in range(9)]
        await settled()
        assert [sitting.has_place for sitting in many] == [True] + [False] * 8
        other, third = Sitting(turns, "a", lambda: ["other"]), Sitting(turns, "b", lambda: ["third"])
        await settled()
        assert other.has_place and not third.has_place
        many[0].leave.set()
        await settled()
        assert third.has_place and not many[1].has_place
        third.leave.set()
        await settled()
        assert many[1].has_place, "and nobody else waits"

    asyncio.run(test())


def test_the_tables_of_one_address_take_turns() -> None:
    async def test() -> None:
        turns = Turns(2)
        large = [Sitting(turns, "large", lambda: ["home"]) for _ in range(3)]
        small = Sitting(turns, "small", lambda: ["home"])
        await settled()
        large[0].leave.set()
        await settled()
        assert small.has_place and not large[1].has_place
        small.leave.set()
        await settled()
        assert large[1].has_place

    asyncio.run(test())


def test_a_table_waits_for_the_first_turn_of_any_of_its_people() -> None:
    async def test() -> None:
        turns, people = Turns(2), ["greedy"]
        first = Sitting(turns, "a", lambda: ["greedy"])
        shared = Sitting(turns, "b", lambda: people)
        await settled()
        assert first.has_place and not shared.has_place
        people.append("honest")
        turns.hand_out()
        await settled()
        assert shared.has_place and turns.held["honest"] == 1 and turns.held["greedy"] == 1
        people.remove("honest")
        shared.leave.set()
        await settled()
        assert not turns.held["honest"], "it is given back by whoever's turn it was"

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
        Sitting(turns, "d")
        await settled()
        assert list(turns.last) == ["d"], "nobody is remembered who neither waits nor has a place"

    asyncio.run(test())
