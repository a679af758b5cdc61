"""Cannon Attacks (CG-ACT-09, CG-RULE-70): the Cannon that is produced becomes Hits on a Ship in the same Sea."""

from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.kinds import CANNON_ATTACK, FROM_CANNON
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.values import cannon_hits
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.event import E_ABILITY, E_AMOUNT, E_OTHER, E_SET, E_SOURCE, event, happen
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.record import note


def fire(
    s: SeventhSea, f: Frame | None, seat: int, target: int, n: int, performed: bool = False, gunner: int = -1
) -> None:
    """A Cannon Attack of so much Cannon: Action 9, or what a card results in. (CG-ACT-09c)"""
    ship = 1 << s.match.ship[target]
    happen(s, happenings.caused(f, event(CANNON_ATTACK, seat, ship, n, int(performed), gunner)))


def change_cannon(s: SeventhSea, e: Frame) -> None:
    """Produced Cannon and what is extra are one batch; a total of nothing inflicts nothing. (CG-ACT-09b)"""
    ship = happenings.only(e[E_SET])
    note(s, CANNON_ATTACK, e[SEAT], ship, other=e[E_OTHER], amount=max(0, e[E_AMOUNT]))
    n = max(0, e[E_AMOUNT] + cannon_hits(s, e[SEAT]))
    e[RESULT] = n
    if n > 0:
        hits = happenings.hits(s, e[SEAT], s.match.owner[ship], n, FROM_CANNON, e[E_OTHER])
        hits[E_SOURCE], hits[E_ABILITY] = e[E_SOURCE], e[E_ABILITY]
        happen(s, hits)
