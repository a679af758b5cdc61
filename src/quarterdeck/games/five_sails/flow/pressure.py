"""Pressures (FS-CORE-58 to -61): one location, one stat, one player who must beat each other player there."""

from typing import Any, Final

from quarterdeck.cardgame.values import Why, context, equals, in_force, sum_of, kept
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import CREW, PRESSURE, PRESSURE_RESULT, STATS, T_TWO
from quarterdeck.games.five_sails.values import ON_PRESSURE, ON_TOTAL, stat
from quarterdeck.kernel.ability import U_ABILITY, U_N, U_ORIGIN, U_PERFORMER
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_ABILITY, E_SOURCE, event, happen
from quarterdeck.kernel.flow import RESULT, SEAT, Procedure, below, push
from quarterdeck.kernel.record import note

PR_PLACE: Final = 4
PR_STAT: Final = 5
PR_TIES: Final = 6
PR_NODE: Final = 7
PR_PERFORMER: Final = 9
PR_ONLY_READY: Final = 10
PR_EXTRA: Final = 11
PR_TURNED: Final = 12  # a character that adds to the other side's total than its player's, and 1
PR_SIZE: Final = 13


def push_pressure(s: FiveSails, f: Frame, place: int, k: int, ties: bool, node: int) -> Frame:
    """A player pressures a location; the result is 1 if it succeeds. `node` restricts who counts."""
    p = push(s, Pressuring, f[SEAT])
    p[PR_PLACE] = place
    p[PR_STAT] = k
    p[PR_TIES] = 1 if ties else 0
    p[PR_NODE] = node
    p[PR_PERFORMER] = f[U_PERFORMER]
    return p


def announce(s: FiveSails, f: Frame, answer: int) -> None:
    use = s.stack[-2]
    e = event(PRESSURE, f[SEAT], 0, f[PR_STAT], f[PR_PLACE], f[PR_PERFORMER])
    e[E_SOURCE], e[E_ABILITY] = use[U_ORIGIN], use[U_ABILITY]
    happen(s, e)


def compare(s: FiveSails, f: Frame, answer: int) -> None:
    """Success needs more than each other player, who counts even when absent. (FS-CORE-59, FS-RULE-29, FS-MULTI-05)"""
    why = kept(s)
    mine, best, against = total(s, f, f[SEAT], why), -1, kept(s)
    for seat in compared(s, f):
        parts = kept(s)
        theirs = total(s, f, seat, parts)
        if theirs > best:
            best, against = theirs, parts
    won = mine > best or (bool(f[PR_TIES]) and mine == best)
    both = mine * T_TWO + max(0, best)
    result = [(1, NONE)] if won else []
    note(s, PRESSURE, f[SEAT], other=f[PR_STAT], amount=both, place=f[PR_PLACE], whys=(why, against, result))
    if won:
        happen(s, event(PRESSURE_RESULT, f[SEAT], 0, 1, f[PR_PLACE], mine - max(0, best)))
    else:
        f[RESULT] = 0


def compared(s: FiveSails, f: Frame) -> list[int]:
    """Whom the initiating player has to beat: every other player, or those with characters there."""
    others = [seat for seat in range(s.match.seats) if seat != f[SEAT]]
    if s.match.beats_those_present:
        return [seat for seat in others if s.characters_at(f[PR_PLACE], seat)]
    return others


def total(s: FiveSails, f: Frame, seat: int, why: Why | None = None) -> int:
    """A player's sum at the location, engaged characters included; a dash adds nothing. (FS-CORE-58, -60)"""
    out = f[PR_EXTRA] if seat == f[SEAT] else 0
    use = below(s, f)
    if why is not None and out:
        why.append((out, use[U_ORIGIN]))
    if s.speaking >> ON_TOTAL & 1:
        out += granted(s, f, seat, why)
    node: Any = None if f[PR_NODE] == NONE else s.match.abilities[use[U_ABILITY]].row[f[PR_NODE]]
    for c in pressers(s, f, seat):
        if f[PR_ONLY_READY] and s.engaged[c] and c != f[PR_PERFORMER]:
            continue
        if node is not None and not node.counts(s, use, c):
            continue
        out += pressing(s, c, f[PR_STAT], why)
    return out


def pressers(s: FiveSails, f: Frame, seat: int) -> list[int]:
    """Whose stats a player adds up: their characters there, and one of another's that an ability has turned."""
    there = s.characters_at(f[PR_PLACE], seat)
    turned = f[PR_TURNED] - 1
    if turned < 0 or s.zone[turned] != CREW or s.place[turned] != f[PR_PLACE]:
        return there
    return [*there, turned] if seat == f[SEAT] else [c for c in there if c != turned]


def granted(s: FiveSails, f: Frame, seat: int, why: Why | None) -> int:
    """What a player's cards add to the total as a whole, once for each text."""
    out = 0
    for o, zones, p in s.match.passives[ON_TOTAL]:
        text: Any = p
        if zones >> s.zone[o] & 1 and s.holder[o] == seat:
            extra = text.adds(s, context(s, o, o), f[PR_PLACE])
            out += extra
            if why is not None and extra:
                why.append((extra, o))
    return out


def pressing(s: FiveSails, c: int, k: int, why: Why | None = None) -> int:
    """What one character adds to a pressure: the stat, with what texts give it there, and whole stats besides.

    What changes the stat is added before the floor; one that is held at zero is told as zero. (FS-RULE-50)
    """
    more: Why = []
    beside: Why = []
    if s.speaking >> ON_PRESSURE & 1:
        for o, p, x in in_force(s, s.match.passives[ON_PRESSURE], c, None, U_N, k):
            (beside if p.beside else more).append((p.amount.of(s, x), o))
    worth = stat(s, c, k, None, more)
    if why is not None:
        if worth or more:
            why.append((worth - sum_of(more) if worth else 0, c))
        why += [part for part in [*(more if worth else ()), *beside] if part[0]]
    return worth + sum_of(beside)


def explain_pressure(s: FiveSails, f: Frame, seat: int) -> str:
    why: Why = []
    sum_ = total(s, f, seat, why)
    return f"{STATS[f[PR_STAT]]} {sum_}{equals(s, why)}"


def settle_result(s: FiveSails, f: Frame, answer: int) -> None:
    """The result is what the last window left, and goes to whoever pressured."""


Pressuring: Final = Procedure("pressure", lambda rules: (announce, compare, settle_result), PR_SIZE)
