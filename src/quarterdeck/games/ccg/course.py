"""How a game went: what is counted of each Captain along the way, and what the Crew have done."""

from typing import Final

from quarterdeck.cardgame.values import name_of
from quarterdeck.games.ccg.kinds import COMPLETED, HITS, PRODUCE
from quarterdeck.games.ccg.reckoning import crew, seas
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CAPTAIN, CREW, SWASHBUCKLING
from quarterdeck.games.ccg.values import skill
from quarterdeck.games.feats import Deed, Roll
from quarterdeck.kernel import ledger
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.ledger import Measure
from quarterdeck.kernel.record import R_AMOUNT, R_CARD, R_KIND, R_OTHER, R_SEAT

HIT: Final = Deed("Hit inflicted", "Hits inflicted", 3)
ADVENTURE: Final = Deed("Adventure completed", "Adventures completed", 5)
POINT: Final = Deed("point produced", "points produced", 1)


def swashbuckling(s: SeventhSea, seat: int) -> int:
    return sum([skill(s, c, SWASHBUCKLING) for c in s.crew(seat)])


COUNTED: Final = (Measure("Crew", crew), Measure("Swashbuckling", swashbuckling), Measure("Seas", seas))


def standing(s: SeventhSea) -> dict[str, tuple[int, ...]]:
    """Crew aboard, their Swashbuckling, which is what absorbs, and the Seas under Control."""
    return ledger.standing(s, COUNTED)


def feats(s: SeventhSea) -> Roll:
    """Hits inflicted on others, Adventures completed, points produced."""
    found = Roll()
    for row in s.record or ():
        if row[R_KIND] == HITS:
            if row[R_OTHER] != NONE and s.match.owner[row[R_OTHER]] != row[R_SEAT]:
                credit(s, found, row[R_OTHER], HIT, row[R_AMOUNT])
        elif row[R_KIND] == COMPLETED:
            credit(s, found, row[R_OTHER], ADVENTURE)
        elif row[R_KIND] == PRODUCE:
            credit(s, found, row[R_CARD], POINT, row[R_AMOUNT])
    return found


def credit(s: SeventhSea, found: Roll, who: int, deed: Deed, times: int = 1) -> None:
    """Only Crew and Captains are praised, not Ships and cards."""
    if who != NONE and s.match.kind[who] in (CREW, CAPTAIN):
        found.credit(s.match.owner[who], name_of(s, who), deed, times)
