"""The frame of a roll (steps 2 to 5 of a Challenge): where its dice and numbers stand."""

from typing import Final

from quarterdeck.games.sea_of_legends.dice import POOL, counted, showing
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import MOST_BONUS, NEMESIS_FACE
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import PROC, REGISTERS

R_BONUS: Final = REGISTERS  # Bonus dice in the pool, before the roll
R_POOL: Final = REGISTERS + 1
R_EXTRA: Final = R_POOL + POOL  # Strength besides the numerals, below zero too
R_USED: Final = R_EXTRA + 1  # cards whose text was used and may be used once
R_X: Final = R_EXTRA + 2  # how many X were left when step 5 began
R_NEMESES: Final = R_EXTRA + 3  # Nemeses that are done
R_NEMESIS: Final = R_EXTRA + 4  # the one that acts now
R_LINE: Final = R_EXTRA + 5
R_USING: Final = R_EXTRA + 6  # while the dice for a text are picked: its card and its ability, and how many dice
R_ABILITY: Final = R_EXTRA + 7
R_DICE: Final = R_EXTRA + 8
R_AGAINST: Final = R_EXTRA + 9  # with whom the Challenge is
R_FOE: Final = R_EXTRA + 10  # the Faction it is with, and one
R_SIZE: Final = R_EXTRA + 11
#: the number of the procedure, which every match gives it: it stands first in the list
ROLL: Final = 3


def the_roll(s: Voyage) -> Frame:
    """The roll that is being made: the topmost one."""
    for f in reversed(s.stack):
        if f[PROC] == ROLL:
            return f
    raise LookupError("no dice are being rolled")


def strength_of(f: Frame) -> int:
    return max(0, counted(f, R_POOL) + f[R_EXTRA])


def add_strength(f: Frame, n: int) -> None:
    """More Strength, or less: never below zero. (SL-RULE-17)"""
    f[R_EXTRA] = max(f[R_EXTRA] + n, -counted(f, R_POOL)) if n < 0 else f[R_EXTRA] + n


def add_dice(f: Frame, n: int) -> None:
    """More Bonus dice: what exceeds the 14 there are is lost. (SL-CHAL-10)"""
    f[R_BONUS] = min(f[R_BONUS] + n, MOST_BONUS)


def nemesis_dice(f: Frame) -> int:
    return showing(f, R_POOL, NEMESIS_FACE)
