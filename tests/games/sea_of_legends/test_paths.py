"""The ways of NPCs on random boards, against a computation that shares nothing with the engine's (SL-RULE-67)."""

import random
from itertools import product

from ledger import rule
from quarterdeck.games.sea_of_legends.board import Board
from quarterdeck.games.sea_of_legends.paths import find_way, next_steps

Borders = list[set[int]]


def random_borders(chance: random.Random) -> Borders:
    """A connected chart of 5 to 12 regions."""
    size = chance.randint(5, 12)
    borders: Borders = [set() for _ in range(size)]
    for r in range(1, size):
        n = chance.randrange(r)
        borders[r].add(n)
        borders[n].add(r)
    for _ in range(chance.randint(0, size)):
        a, b = chance.sample(range(size), 2)
        borders[a].add(b)
        borders[b].add(a)
    return borders


def matrix(borders: Borders, closed: set[int]) -> list[list[float]]:
    """All distances by Floyd and Warshall, where no closed region may be entered."""
    size = len(borders)
    far = [[float("inf")] * size for _ in range(size)]
    for a in range(size):
        far[a][a] = 0
        for b in borders[a] - closed:
            far[a][b] = 1
    for via, a, b in product(range(size), repeat=3):
        far[a][b] = min(far[a][b], far[a][via] + far[via][b])
    return far


def by_hand(
    borders: Borders, start: int, goals: list[int], steps: int, barred: set[int], feared: set[int]
) -> dict[int, set[int]]:
    """The nearest candidates, each with the regions that a first step may lead to."""
    open_map = matrix(borders, set())
    near = {r for r in range(len(borders)) if open_map[start][r] <= steps}
    for afraid in (feared & near, set()):
        found: dict[int, tuple[float, set[int]]] = {}
        for goal in goals:
            closed = (barred & near) | (afraid - {goal})
            far = matrix(borders, closed)
            ways = {n for n in borders[start] - closed if 1 + far[n][goal] == far[start][goal]}
            found[goal] = far[start][goal], ways
        least = min([length for length, _ in found.values()], default=float("inf"))
        if least < float("inf"):
            return {goal: ways for goal, (length, ways) in found.items() if length == least}
    return {}


@rule(
    "SL-RULE-67", "SL-RULE-30", "SL-FTURN-10", "SL-FTURN-15", "SL-FTURN-17", "SL-FTURN-18", "SL-FTURN-20",
    "SL-FTURN-21",
)  # fmt: skip
def test_exactly_the_shortest_steps_are_offered() -> None:
    chance = random.Random(67)
    detours = 0
    for _ in range(1500):
        borders = random_borders(chance)
        size = len(borders)
        board = Board([tuple(sorted(near)) for near in borders])
        start, *others = chance.sample(range(size), size)
        goals = sorted(chance.sample(range(size), chance.randint(1, 3)))
        steps = chance.randint(1, 3)
        barred = set(others[: chance.randint(0, 2)])
        feared = set(chance.sample(range(size), chance.randint(0, 4))) - {start}
        way = find_way(board, start, goals, steps, mask(barred), mask(feared))
        wanted = by_hand(borders, start, goals, steps, barred, feared)
        assert set(way.goals) == set(wanted)
        for goal in way.goals:
            assert set(next_steps(board, start, goal, way.avoided(goal))) == wanted[goal]
            detours += wanted != by_hand(borders, start, goals, steps, set(), set())
    assert detours > 150, "barred and feared regions made a difference"


def mask(regions: set[int]) -> int:
    return sum(1 << r for r in regions)


@rule("SL-FTURN-20", "SL-RULE-30")
def test_regions_out_of_reach_count_as_open() -> None:
    """A row of five: what is feared two steps away does not deter who moves one."""
    board = Board([(1,), (0, 2), (1, 3), (2, 4), (3,)])
    way = find_way(board, 0, [4], 1, 0, 1 << 2)
    assert way.goals == (4,) and next_steps(board, 0, 4, way.avoided(4)) == [1]


@rule("SL-RULE-68", "SL-FTURN-23")
def test_objectives_that_are_cut_off_are_none() -> None:
    board = Board([(1,), (0, 2), (1,)])
    assert find_way(board, 0, [2], 1, 1 << 1, 0).goals == ()
