"""Lasting effects: one table of rows in the state, and the index that says which questions it may answer.

A row is (what, ability, origin, seat, on, amount, until, …): *what* it changes, forbids, permits or does later, whose
text it is, for whom, on which card (or side, or place), by how much, and the named moment that ends it.
"""

from typing import Final

from quarterdeck.kernel.columns import NONE, Row, State

WHAT: Final = 0
BY: Final = 1
ORIGIN: Final = 2
FOR: Final = 3
ON: Final = 4
AMOUNT: Final = 5
UNTIL: Final = 6
EXTRA: Final = 7

#: The *what* of a delayed effect: AMOUNT holds event kind * 4 + timing, EXTRA the node to go on at.
LATER: Final = 0
#: An UNTIL from here on is the height of a frame on the stack: the row ends with it.
WITH_FRAME: Final = 1 << 16
#: in the index: some row ends with a frame
FRAMED: Final = 1 << 60


def add(s: State, row: Row) -> None:
    s.lasting = (*s.lasting, row)
    index(s)


def remove(s: State, row: Row) -> None:
    rows = list(s.lasting)
    rows.remove(row)
    s.lasting = tuple(rows)
    index(s)


def keep(s: State, rows: list[Row]) -> None:
    """Replace the table, after a sweep that ended some rows."""
    if len(rows) != len(s.lasting):
        s.lasting = tuple(rows)
        index(s)


def index(s: State) -> None:
    """Which kinds of row there are, and which events someone waits for: a bit each."""
    changed = hearing = 0
    for row in s.lasting:
        changed |= 1 << row[WHAT]
        if row[WHAT] == LATER:
            hearing |= 1 << (row[AMOUNT] >> 2)
        if row[UNTIL] >= WITH_FRAME:
            changed |= FRAMED
    s.changed = changed
    s.hearing = hearing
    s.dirty |= 1


def sweep(s: State, moment: int, of: int = NONE) -> None:
    """End the rows that last until this moment (of this seat or card, where it matters)."""
    if s.lasting:
        keep(s, [r for r in s.lasting if r[UNTIL] != moment or (of != NONE and r[ON] != of)])


def end_with_frames(s: State, height: int) -> None:
    """The stack has come down to this height: what was to last as long as a frame above it ends."""
    keep(s, [r for r in s.lasting if r[UNTIL] < WITH_FRAME + height])


def forget(s: State, c: int) -> None:
    """A card left play: rows that lie on it end."""
    if s.lasting:
        keep(s, [r for r in s.lasting if r[ON] != c or r[WHAT] == LATER])
