"""The frame of a turn: what of it is done."""

from typing import Final

from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import PROC, REGISTERS

T_MOVED: Final = REGISTERS
T_ACTED: Final = REGISTERS + 1
T_START: Final = REGISTERS + 2  # the region in which it began
T_LEFT: Final = REGISTERS + 3  # whether the Captain has left it
T_FORCED: Final = REGISTERS + 4  # whether the NPCs here must be Challenged
T_DROPPED: Final = REGISTERS + 5  # tokens that were dropped in it, as a set
T_SIZE: Final = REGISTERS + 6
#: the number of the procedure, which every match gives it: it stands third in the list
TURN: Final = 5


def the_turn(s: Voyage) -> Frame:
    for f in reversed(s.stack):
        if f[PROC] == TURN:
            return f
    raise LookupError("it is nobody's turn")
