"""How a voyage went: what is counted of each Captain along the way, and what the Captains have done."""

from typing import Final

from quarterdeck.games.feats import Deed, Roll
from quarterdeck.games.sea_of_legends.chronicle import T_CAPTURE, T_DEFEAT, T_OUTCOME, T_WON
from quarterdeck.games.sea_of_legends.reckoning import MEASURES
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.kernel import ledger
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.record import R_KIND, R_SEAT

#: what counts, by what is told
DEEDS: Final = {
    T_WON: Deed("Challenge won", "Challenges won", 3),
    T_DEFEAT: Deed("NPC defeated", "NPCs defeated", 2),
    T_CAPTURE: Deed("Port captured", "Ports captured", 2),
    T_OUTCOME: Deed("chapter told", "chapters told", 1),
}


def standing(s: Voyage) -> dict[str, tuple[int, ...]]:
    """Notoriety, gold, and Ports under one's Flag."""
    return ledger.standing(s, MEASURES)


def feats(s: Voyage) -> Roll:
    """What each Captain did."""
    found = Roll()
    for row in s.record or ():
        seat = row[R_SEAT]
        if row[R_KIND] in DEEDS and 0 <= seat < s.match.seats and s.captain[seat] != NONE:
            found.credit(seat, s.match.drawn[s.captain[seat]].name, DEEDS[row[R_KIND]])
    return found
