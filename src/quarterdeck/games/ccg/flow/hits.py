"""Suffering Hits (CG-HITS, CG-RULE-57): tack, sink and React until none is left; who fights absorbs first."""

from quarterdeck.games.ccg.flow.paying import by_slot, equals, order_matters, option_order, repeated
from quarterdeck.games.ccg.kinds import (
    ABOARD, FROM_DUEL, Q_ABSORB, SUFFER, TO_ABSORB, TO_SINK_TO_ABSORB, TO_TACK_TO_ABSORB, V_SINK, V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SKELETAL, SWASHBUCKLING
from quarterdeck.games.ccg.using import WITH_HITS, could_aid, offered, offered_keys
from quarterdeck.games.ccg.values import TACKS_AS_BONES, absorbed, extra_absorbed, may, special, traits_of
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.payment import P_DUE, P_LAST, P_MARKS, P_PAID, P_SET

#: a way to absorb: how much, its option, and its Crew
Step = tuple[int, int, int]


def means(s: SeventhSea, p: Frame) -> tuple[int, list[int]]:
    """What the suffering player can do next. (CG-HITS-02, -09, CG-BOARD-17)"""
    left = p[P_DUE] - p[P_PAID]
    fighter = still_fighting(s, p)
    if fighter:
        options = fighter_steps(s, fighter[0], left)
    elif p[P_MARKS] & FROM_DUEL:
        p[P_DUE] = p[P_PAID]  # what is left after the loser is sunk is gone (CG-BOARD-24)
        return Q_ABSORB, []
    else:
        options = steps(s, p, left)
    return Q_ABSORB, [*options, *offered_keys(s, offered(s, SUFFER, p, p[SEAT]))]


def still_fighting(s: SeventhSea, p: Frame) -> list[int]:
    """The Crew that has to absorb before all others, while it is there. (CG-HITS-11)"""
    return [c for c in members(p[P_SET]) if s.zone[c] == ABOARD and s.holder[c] == p[SEAT]]


def fighter_steps(s: SeventhSea, c: int, left: int) -> list[int]:
    """It tacks before it sinks, unless its sinking alone takes all that is left. (CG-BOARD-17, CG-RULE-25)"""
    options = [key(V_TACK, s.slot[c], SWASHBUCKLING)] if may_tack(s, c) else []
    if not options or absorbed(s, c, True) >= left:
        options.append(key(V_SINK, s.slot[c], SWASHBUCKLING))
    return options


def may_tack(s: SeventhSea, c: int) -> bool:
    """An untacked Crew that absorbs something; a Skeletal one only if a text lets it. (CG-HITS-03, CG-KEY-13)"""
    if s.tacked[c] or absorbed(s, c, False) < 1:
        return False
    if traits_of(s, c) & SKELETAL and not special(s, TACKS_AS_BONES, c):
        return False
    return may(s, TO_TACK_TO_ABSORB, c)


def steps(s: SeventhSea, p: Frame, left: int) -> list[int]:
    """Tacking and sinking: each only if what may come after it could take all that is left.

    To sink the Captain is always possible, and if nothing else is enough the only thing left. (CG-RULE-26)
    """
    seat = p[SEAT]
    found = all_steps(s, seat)
    hoped = could_aid(s, seat, SWASHBUCKLING, TO_ABSORB) + could_aid(s, seat, WITH_HITS, TO_ABSORB)
    the_end = key(V_SINK, s.slot[s.match.captain[seat]], SWASHBUCKLING)
    total = sum(n * equals(s, c) for n, _, c in found)
    if total + hoped < left:
        return [the_end]
    if order_matters(s) or any(extra_absorbed(s, c, False) or extra_absorbed(s, c, True) for _, _, c in found):
        return [*[option for _, option, _ in found], the_end]
    options: list[int] = []
    after = 0
    for n, option, c in reversed(found):
        if option_order(n, option) < p[P_LAST]:
            break
        after += n * equals(s, c)
        if after + hoped >= left:
            options.append(option)
    options.reverse()
    return [*options, the_end]


def all_steps(s: SeventhSea, seat: int) -> list[Step]:
    """Every Crew that could tack or sink and absorb something, but for sinking the Captain; in ascending order."""
    found: list[Step] = []
    seen: list[tuple[int, int, int]] = []
    captain = s.match.captain[seat]
    for c in by_slot(s, seat):
        n = absorbed(s, c, False)
        if may_tack(s, c) and not repeated(s, c, V_TACK, n, seen):
            found.append((n, key(V_TACK, s.slot[c], SWASHBUCKLING), c))
        n = absorbed(s, c, True)
        if n > 0 and c != captain and may(s, TO_SINK_TO_ABSORB, c):
            if not repeated(s, c, V_SINK << 1 | s.tacked[c], n, seen):
                found.append((n, key(V_SINK, s.slot[c], SWASHBUCKLING), c))
    found.sort()
    return found
