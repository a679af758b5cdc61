"""The frames of a Boarding and of a fight (a Boarding Attack or a Duel), and who fights in them.

They are read by flow, texts and views alike; `s.boarding_at` and `s.fight_at` say where on the stack they stand.
"""

from typing import Final

from quarterdeck.games.ccg.kinds import ABOARD
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import REGISTERS

# A Boarding
B_SEAT: Final = REGISTERS  # the attacker's, and then the defender's
B_ROUND: Final = 6
B_PASSED: Final = 7  # whether the attacker has passed in this round
B_FLAGS: Final = 8
B_LIMIT: Final = 9  # after how many rounds it ends; 0: no limit (CG-RULE-22)
B_SIZE: Final = 10

#: flags of a Boarding: Action 10, or an attempt by an effect (CG-RULE-16); it is over
PERFORMED: Final = 1
OVER: Final = 2

# A fight. Side 0 is the one that began it
F_SEAT: Final = REGISTERS
F_CREW: Final = 6  # the fighting Crew of each side plus one; 0: nobody is pushed forward
F_ATTACK: Final = 8
F_LAST: Final = 9  # the side that played the last card
F_FLAGS: Final = 10
F_CARDS: Final = 11  # how many cards are laid
F_OUTER: Final = 12  # the fight in whose course this one is fought, if any
F_HITS: Final = 13
F_SIZE: Final = 14

DUEL: Final = 1
STOPPED: Final = 2  # no Hits come of it any more (CG-RULE-62)


def boarding(s: SeventhSea) -> Frame | None:
    return None if s.boarding_at == NONE else s.stack[s.boarding_at]


def fight(s: SeventhSea) -> Frame | None:
    return None if s.fight_at == NONE else s.stack[s.fight_at]


def fighter(s: SeventhSea, f: Frame, side: int) -> int:
    """The fighting Crew of a side while it is in play, or NONE."""
    c = f[F_CREW + side] - 1
    return c if c >= 0 and s.zone[c] == ABOARD and s.holder[c] == f[F_SEAT + side] else NONE


def side_of(f: Frame, seat: int) -> int:
    """On which side of a fight or a Boarding a player is, or NONE."""
    return 0 if f[F_SEAT] == seat else 1 if f[F_SEAT + 1] == seat else NONE


def in_boarding(s: SeventhSea, seat: int) -> bool:
    """Whether a player takes part in a Boarding, or in a Duel, which is like one. (CG-BOARD-25)"""
    for at in (s.boarding_at, s.fight_at):
        if at != NONE and side_of(s.stack[at], seat) != NONE:
            return True
    return False
