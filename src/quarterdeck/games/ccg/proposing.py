"""The cheapest way to go on with a payment, for a table to propose: accepted with one click, or changed at will.

Cheap is what leaves most on board: Crew with the least skills tack first, nobody sinks who need not, the Captain never.
"""

from typing import Final

from quarterdeck.games.ccg.flow import hits, paying
from quarterdeck.games.ccg.flow.paying import by_slot
from quarterdeck.games.ccg.kinds import (
    Q_ABSORB, TO_ABSORB, TO_FIRE, TO_INFLICT, TO_SINK_TO_ABSORB, TO_TACK, V_SINK, V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SKILLS, SWASHBUCKLING
from quarterdeck.games.ccg.values import absorbed, may, points, skill
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.event import Q_PAY
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.payment import OPEN_END, P_COUNTS, P_DUE, P_LAST, P_PAID, P_PURPOSE, P_TERMS, Payment

#: what it costs to sink somebody, besides what each skill is worth
SINKING: Final = 20
WORTH_SUNK: Final = 5

#: one way to produce: what it gives, what it costs, its option
Item = tuple[int, int, int]


def proposal(s: SeventhSea) -> list[int]:
    """Answers to the open question and those that would follow it, until the payment is met; none if there is none."""
    q = s.question
    p = s.stack[-1]
    if q is None or q.kind not in (Q_PAY, Q_ABSORB) or p[PROC] != Payment.number or p[P_TERMS] & OPEN_END:
        return []
    if p[P_PURPOSE] in (TO_FIRE, TO_INFLICT):
        return []
    if p[P_PURPOSE] == TO_ABSORB and hits.still_fighting(s, p):
        return [q.options[0]]
    chosen = cheapest(items(s, p), p[P_DUE] - p[P_PAID])
    return [option for _, _, option in sorted(chosen, key=in_order)]


def in_order(item: Item) -> int:
    return paying.option_order(item[0], item[2])


def items(s: SeventhSea, p: Frame) -> list[Item]:
    """Everything that could still be taken, Crew by Crew."""
    seat = p[SEAT]
    found: list[Item] = []
    for c in by_slot(s, seat):
        skills = sum(skill(s, c, k) for k in range(len(SKILLS)))
        if p[P_PURPOSE] == TO_ABSORB:
            if hits.may_tack(s, c):
                found.append((absorbed(s, c, False), skills, key(V_TACK, s.slot[c], SWASHBUCKLING)))
            if absorbed(s, c, True) and c != s.match.captain[seat] and may(s, TO_SINK_TO_ABSORB, c):
                lost = SINKING + WORTH_SUNK * (skills + len(s.gear(c)))
                found.append((absorbed(s, c, True), lost, key(V_SINK, s.slot[c], SWASHBUCKLING)))
        elif not s.tacked[c] and may(s, TO_TACK, c):
            best = max([(points(s, c, k), k) for k in range(len(SKILLS)) if p[P_COUNTS] >> k & 1])
            if best[0] > 0:
                found.append((best[0], skills, key(V_TACK, s.slot[c], best[1])))
    return [item for item in found if in_order(item) >= p[P_LAST]]


def cheapest(found: list[Item], need: int) -> list[Item]:
    """Of all sets that give enough the one that costs least, and of those the one with the fewest Crew."""
    best: dict[int, tuple[int, int, list[Item]]] = {0: (0, 0, [])}
    for item in found:
        for given, (cost, count, chosen) in list(best.items()):
            total = min(need, given + item[0])
            offer = (cost + item[1], count + 1, [*chosen, item])
            if given < need and (total not in best or offer[:2] < best[total][:2]):
                best[total] = offer
    return best[need][2] if need in best and need > 0 else []
