"""What happened earlier, in the turn or in the game, as far as texts look back at it."""

from quarterdeck.cardgame.conditions import Fact
from quarterdeck.games.ccg.kinds import DEED_BOARDED, DEED_CREW_SUNK
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import SEAT


def began_one(s: SeventhSea, x: Frame) -> bool:
    return bool(s.deeds[x[SEAT]] & DEED_BOARDED)


def lost_nobody(s: SeventhSea, x: Frame) -> bool:
    return not s.deeds[x[SEAT]] & DEED_CREW_SUNK


#: You have performed a Boarding in this game that was not canceled (CG-RULE-16).
has_boarded = Fact(began_one, "you have performed a Boarding in this game")
no_crew_sunk = Fact(lost_nobody, "no Crew of yours was sunk this turn")  #: No Crew of yours was sunk this turn.

__all__ = ["has_boarded", "no_crew_sunk"]
