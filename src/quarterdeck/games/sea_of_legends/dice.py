"""The dice of a Challenge: 4 Captain dice and up to 14 Bonus dice, counted by kind and face (SL-CHAL-10, -15).

Dice of one kind that show the same face are alike, so that a pool is nine numbers.
"""

from typing import Final

from quarterdeck.games.sea_of_legends.terms import (
    BONUS_DIE, CAPTAIN_DIE, CAPTAIN_FACE, FACES, LOVER_FACE, NEMESIS_FACE, ONE, TWO,
)  # fmt: skip
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import Frame, State

SIDES: Final = (
    (LOVER_FACE, CAPTAIN_FACE, NEMESIS_FACE, TWO, ONE, ONE),
    (LOVER_FACE, CAPTAIN_FACE, NEMESIS_FACE, ONE, ONE, ONE),
)
#: what a face counts (SL-CHAL-16)
NUMERAL: Final = (0, 0, 0, 1, 2)
#: the places of a pool: those of Captain dice, then those of Bonus dice
POOL: Final = 2 * len(FACES)


def place(kind: int, face: int) -> int:
    """Where a pool counts the dice of a kind that show a face."""
    return kind * len(FACES) + face


def has_face(kind: int, face: int) -> bool:
    return face in SIDES[kind]


def roll(s: State, f: Frame, at: int, kind: int, n: int) -> None:
    """Roll n dice of a kind into the pool that stands in a frame from a place on."""
    for _ in range(n):
        f[at + place(kind, SIDES[kind][pick(s, 6, "die")])] += 1


def showing(f: Frame, at: int, face: int) -> int:
    """How many dice of a pool show a face."""
    return f[at + place(CAPTAIN_DIE, face)] + f[at + place(BONUS_DIE, face)]


def counted(f: Frame, at: int) -> int:
    """The sum of the numerals of a pool."""
    return showing(f, at, ONE) + 2 * showing(f, at, TWO)
