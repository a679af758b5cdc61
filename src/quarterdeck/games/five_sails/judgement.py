"""What a position is worth to a seat, for bots that look only a little ahead."""

from typing import Final

from quarterdeck.games.five_sails.duel_state import D_CARD, D_POOL, D_SEAT, dueling, is_lethal
from quarterdeck.games.five_sails.flow.duel import cap
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    COMBAT, DUSK, FINESSE, HOME, INFLUENCE, PLUNDER, Q_ACTION, RESOLVE, UNCONTROLLED,
)  # fmt: skip
from quarterdeck.games.five_sails.values import stat
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.rules import chance_of

WIN: Final = 1000.0
RENOWN: Final = 4.0
CARD: Final = 0.45
#: the lead that wins 73 games of 100
YARDSTICK: Final = 15.0


def same_choice(s: FiveSails, q: Question) -> bool:
    """Whether the open question is a further part of the choice that began with q."""
    now = s.question
    return now is not None and now.seat == q.seat and now.kind != Q_ACTION and not s.answers


def returns(s: FiveSails) -> tuple[float, ...]:
    """+1 for the winner, -1 for the others; nothing for anybody in a draw. (FS-VICTORY-01)"""
    if not s.over or s.winner == NONE:
        return (0.0,) * s.match.seats
    return tuple([1.0 if seat == s.winner else -1.0 for seat in range(s.match.seats)])


def worth(s: FiveSails, seat: int) -> float:
    """How much better this seat stands than the best of the others."""
    if s.over:
        return WIN * returns(s)[seat]
    mine = standing(s, seat)
    return mine - max(standing(s, other) for other in range(s.match.seats) if other != seat)


def odds(s: FiveSails, seat: int) -> float:
    """How likely this seat is to win."""
    return (returns(s)[seat] + 1.0) / 2.0 if s.over else chance_of(worth(s, seat) / YARDSTICK)


def standing(s: FiveSails, seat: int) -> float:
    """Renown taken and in reach, the crew and its health, cards to play."""
    total = RENOWN * s.purse[seat] + CARD * len(s.hand(seat)) + city(s, seat) + danger(s, seat)
    for c in s.crew(seat):
        total += (
            0.8 * stat(s, c, INFLUENCE) + 0.5 * stat(s, c, COMBAT) + 0.2 * stat(s, c, FINESSE) + 0.3 * len(s.gear(c))
        )
        left = stat(s, c, RESOLVE) - s.wounds[c]
        total += 0.5 * left
        if c == s.match.leader[seat]:
            total += 1.0 * left - (6.0 if left <= 2 else 0.0)
    return total


def city(s: FiveSails, seat: int) -> float:
    """Control now, and where one could still take it."""
    if s.phase >= DUSK:
        return 0.0
    total = 0.0
    held = 0
    for place in s.match.places:
        prize = 1.5 + (RENOWN - 0.5) * s.renown[place]
        if s.control[place] == seat:
            total += prize
            held += place in (1, 2, 3)
        elif s.phase < PLUNDER:
            total += 0.45 * prize * chance_of_claim(s, seat, place)
            if s.control[place] == UNCONTROLLED:
                total += 0.05 * prize
    return total + (30.0 if held == 3 else 3.0 if held == 2 else 0.0)


def chance_of_claim(s: FiveSails, seat: int, place: int) -> float:
    """Whether an en garde character there could claim with the Influence now at the location."""
    mine = 0
    ready = False
    theirs = 0
    for who in range(s.match.seats):
        total = 0
        for c in s.crew(who):
            if s.place[c] == place and place != HOME:
                total += stat(s, c, INFLUENCE)
                ready = ready or (who == seat and not s.engaged[c])
        if who == seat:
            mine = total
        else:
            theirs = max(theirs, total)
    if not ready:
        return 0.0
    return 1.0 if mine > theirs else 0.15


def danger(s: FiveSails, seat: int) -> float:
    """Threat that waits to become wounds."""
    if not dueling(s):
        return 0.0
    d = s.stack[s.duel_at]
    for side in (0, 1):
        if d[D_SEAT + side] == seat:
            pool = d[D_POOL + side]
            wounds = pool if is_lethal(s, 1 - side) else min(pool, cap(s, d, side))
            dear = 1.2 if d[D_CARD + side] == s.match.leader[seat] else 0.6
            return -dear * wounds - 0.05 * pool
    return 0.0
