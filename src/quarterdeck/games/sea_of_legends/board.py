"""The chart: regions, borders and distances (SL-BOARD), and shortest ways that avoid regions (SL-RULE-67)."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from quarterdeck.cardgame.facts import Number, OneOf, Text, Words, read_facts, refuse
from quarterdeck.cardgame.naming import find_in
from quarterdeck.games.sea_of_legends.terms import PORT_TYPES, SEA

DATA: Final = Path(__file__).parent / "data"
COLUMNS: Final = {
    "region": Text(), "kind": OneOf("port", "sea"), "type": OneOf(*PORT_TYPES), "strength": Number(0, 9),
    "gold": Number(), "notoriety": Number(), "x": Number(0, 1000), "y": Number(0, 700), "borders": Words(),
}  # fmt: skip
#: farther than any way
FAR: Final = 99


class Board:
    """A chart. Regions are numbered as they are listed; a set of regions is a mask."""

    def __init__(self, neighbours: Sequence[tuple[int, ...]]) -> None:
        self.size = len(neighbours)
        self.neighbours = tuple(neighbours)
        self.names: tuple[str, ...] = tuple([f"region {r}" for r in range(self.size)])
        #: by region: the type of Port or SEA, its Strength, and what capturing it gives
        self.type = [SEA] * self.size
        self.strength = [0] * self.size
        self.gold = [0] * self.size
        self.notoriety = [0] * self.size
        self.x = [0] * self.size
        self.y = [0] * self.size
        self.ports: tuple[int, ...] = ()
        self.seas: tuple[int, ...] = tuple(range(self.size))
        self.distance = tuple([tuple(ways(self.neighbours, r, 0)) for r in range(self.size)])

    def find(self, name: str) -> int:
        """The region of a name; an unknown one is refused with the nearest."""
        return find_in({known: r for r, known in enumerate(self.names)}, name, "region")

    def within(self, region: int, steps: int) -> int:
        """The regions no farther off than so many steps, as a set."""
        mask = 0
        for r, far in enumerate(self.distance[region]):
            if far <= steps:
                mask |= 1 << r
        return mask


def ways(neighbours: Sequence[tuple[int, ...]], to: int, barred: int) -> list[int]:
    """By region: how many steps it is to one, on a shortest way that enters no barred region; FAR if there is none.

    Where one stands may be barred: it is not entered.
    """
    steps = [FAR] * len(neighbours)
    if barred >> to & 1:
        steps[to] = 0
        return steps
    steps[to] = 0
    row = [to]
    for r in row:
        for n in neighbours[r]:
            if steps[n] == FAR:
                steps[n] = steps[r] + 1
                if not barred >> n & 1:
                    row.append(n)
    return steps


def members(mask: int) -> Iterator[int]:
    """The regions of a set, in their order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@cache
def chart() -> Board:
    """The chart of the game, read and checked once."""
    rows = read_facts((DATA / "map.tsv").read_text("utf-8"), COLUMNS, ("region",), "map.tsv")
    number = {row["region"]: i for i, row in enumerate(rows)}
    wrong: list[str] = []
    for row in rows:
        for name in row["borders"]:
            if name not in number:
                wrong.append(f"{row.where}: there is no region {name!r}")
            elif row["region"] not in rows[number[name]]["borders"]:
                wrong.append(f"{row.where}: {name} does not border on {row['region']} in its own line")
        if (row["kind"] == "sea") != (row["type"] == PORT_TYPES[SEA]):
            wrong.append(f"{row.where}: a Port has a type, a Sea region has none")
    refuse(wrong)
    board = Board([tuple(sorted([number[name] for name in row["borders"]])) for row in rows])
    board.names = tuple([row["region"] for row in rows])
    board.type = [PORT_TYPES.index(row["type"]) for row in rows]
    board.strength = [row["strength"] for row in rows]
    board.gold = [row["gold"] for row in rows]
    board.notoriety = [row["notoriety"] for row in rows]
    board.x = [row["x"] for row in rows]
    board.y = [row["y"] for row in rows]
    board.ports = tuple([r for r in range(board.size) if board.type[r] != SEA])
    board.seas = tuple([r for r in range(board.size) if board.type[r] == SEA])
    return board
