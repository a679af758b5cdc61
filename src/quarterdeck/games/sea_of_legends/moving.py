"""The frame of a player's move: how many steps are left of it."""

from typing import Final

from quarterdeck.kernel.flow import REGISTERS

M_LEFT: Final = REGISTERS
M_TAKEN: Final = REGISTERS + 1
M_SIZE: Final = REGISTERS + 2
#: the number of the procedure, which every match gives it: it stands second in the list
MOVE: Final = 4
