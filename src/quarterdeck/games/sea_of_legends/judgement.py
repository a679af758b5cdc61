"""What a position is worth to a seat."""

from typing import Final

from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ENOUGH, Q_BRIBE, Q_DRIFT, Q_FACTION, Q_NPC, Q_OBJECTIVE, Q_PATH, Q_STACK, Q_TARGET_GROUP, Q_TARGET_PLAYER, Q_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import crew_value, total_notoriety
from quarterdeck.games.sea_of_legends.whereabouts import flags_of
from quarterdeck.kernel.decision import NO_ANSWER, Question

#: what the first player decides for NPCs (SL-FTURN-04)
FOR_NPCS: Final = frozenset(
    (Q_FACTION, Q_NPC, Q_OBJECTIVE, Q_PATH, Q_DRIFT, Q_TARGET_GROUP, Q_TARGET_PLAYER, Q_STACK)
)


def returns(s: Voyage) -> tuple[float, ...]:
    """+1 for whoever wins, alone or with a Faction, -1 for the others."""
    if not s.over or (not s.victory and s.out):
        return (0.0,) * s.match.seats
    return tuple([1.0 if s.winners >> seat & 1 else -1.0 for seat in range(s.match.seats)])


def worth(s: Voyage, seat: int) -> float:
    """How much nearer to 10 Notoriety this seat is than the best of the others."""
    if s.over:
        return 100.0 * returns(s)[seat]
    others = [progress(s, other) for other in range(s.match.seats) if other != seat]
    return progress(s, seat) - max(others, default=0.0)


def progress(s: Voyage, seat: int) -> float:
    """Notoriety counts most, then gold and what brings gold."""
    gold = s.gold[seat] + crew_value(s, seat) % 10
    return min(total_notoriety(s, seat), ENOUGH) + 0.07 * gold + 0.2 * len(flags_of(s, seat))


def answer_for(s: Voyage, q: Question) -> int:
    """What a table may answer for a seat that is away or does not want to be asked: it declines what it may use, and
    of what it decides for NPCs it takes the first that the rules allow."""
    if q.kind in FOR_NPCS:
        return q.options[0]
    return q.options[-1] if q.kind in (Q_USE, Q_BRIBE) else NO_ANSWER
