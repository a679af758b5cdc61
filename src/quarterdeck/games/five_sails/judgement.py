"""What a position is worth to a seat, for bots that look only a little ahead.

The numbers are fitted to how games went on from some thousand positions: `docs/bots.md` tells what they taught.
"""

from typing import Final

from quarterdeck.games.five_sails.duel_state import D_CARD, D_POOL, D_SEAT, dueling, is_lethal
from quarterdeck.games.five_sails.flow.duel import cap
from quarterdeck.games.five_sails.flow.victory import CORE
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    BRUTE, COMBAT, CREW, DUSK, FINESSE, HOME, INFLUENCE, PLACES, PLUNDER, Q_ACTION, RESOLVE,
)  # fmt: skip
from quarterdeck.games.five_sails.values import keywords_of, stat
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.rules import chance_of

WIN: Final = 1000.0
RENOWN: Final = 4.0
#: the lead that wins 73 games of 100
YARDSTICK: Final = 10.0
#: Renown enough to win with what one's locations would give now
ENOUGH: Final = 4.0
CARD: Final = 0.6
EQUIPPED: Final = 0.5

# Characters: what they are, whether they can still act today; those who leave with the Day count for less.
INFLUENCES: Final = 2.6
COMBATS: Final = 0.3
FINESSES: Final = 0.5
RESOLVES: Final = 0.25
BRUTE_INFLUENCES: Final = 1.8
BRUTE_COMBATS: Final = 0.8
READY_AT_HOME: Final = 1.0
READY_IN_THE_CITY: Final = 0.5

# The Leader: near death, and where an enemy that could challenge stands.
NEARLY_DEAD: Final = 2
NEAR_DEATH: Final = -6.0
HURT: Final = 4
WEAKENED: Final = -1.0
FACED: Final = -0.5
OUTMATCHED: Final = -4.0

# Locations: held, or to be had by an en garde character with the most Influence there, or with too little of it.
CONTROL: Final = 1.0
HELD_RENOWN: Final = 2.5
CLAIM: Final = 1.3
CLAIM_RENOWN: Final = 0.9
HOPE: Final = 0.2
HOPE_RENOWN: Final = 0.2
TWO_OF_THREE: Final = 1.0
ALL_THREE: Final = 12.0


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
    seats = s.match.seats
    present = [influence_by_place(s, who) for who in range(seats)]
    mine = standing(s, seat, present)
    return mine - max([standing(s, other, present) for other in range(seats) if other != seat])


def odds(s: FiveSails, seat: int) -> float:
    """How likely this seat is to win."""
    return (returns(s)[seat] + 1.0) / 2.0 if s.over else chance_of(worth(s, seat) / YARDSTICK)


def standing(s: FiveSails, seat: int, present: list[list[int]]) -> float:
    """Renown taken and in reach, the crew, the Leader's health, cards to play."""
    total = RENOWN * s.purse[seat] + CARD * len(s.hand(seat)) + danger(s, seat) + leader(s, seat)
    if s.phase < DUSK:
        total += city(s, seat, present)
    for c in s.crew(seat):
        total += character(s, c)
    return total


def character(s: FiveSails, c: int) -> float:
    """Influence before all: it is what claims. Combat and Resolve win few games that it does not."""
    influence, combat = stat(s, c, INFLUENCE), stat(s, c, COMBAT)
    if s.match.has_brutes and keywords_of(s, c) & BRUTE:
        total = BRUTE_INFLUENCES * influence + BRUTE_COMBATS * combat
    else:
        total = INFLUENCES * influence + COMBATS * combat + FINESSES * stat(s, c, FINESSE)
        total += RESOLVES * (stat(s, c, RESOLVE) - s.wounds[c])
    if s.phase < PLUNDER and not s.engaged[c]:
        total += READY_AT_HOME if s.place[c] == HOME else READY_IN_THE_CITY
    return total + EQUIPPED * len(s.gear(c))


def leader(s: FiveSails, seat: int) -> float:
    """A Leader is in danger near death, and where an enemy can challenge: no enemy comes to a Home. (FS-SETUP-09)"""
    c = s.match.leader[seat]
    if s.zone[c] != CREW:
        return NEAR_DEATH
    left = stat(s, c, RESOLVE) - s.wounds[c]
    total = NEAR_DEATH if left <= NEARLY_DEAD else WEAKENED if left <= HURT else 0.0
    if s.phase < PLUNDER and s.place[c] != HOME:
        blow = 0
        for o in s.opponents_of(c):
            if not s.engaged[o]:
                blow = max(blow, stat(s, o, COMBAT))
        total += FACED * blow
        if blow >= left:
            total += OUTMATCHED * (blow - left + 1)
    return total


def influence_by_place(s: FiveSails, seat: int) -> list[int]:
    """The Influence that a seat has at each City location."""
    found = [0] * PLACES
    for c in s.crew(seat):
        place = s.place[c]
        if place < PLACES:
            found[place] += stat(s, c, INFLUENCE)
    return found


def city(s: FiveSails, seat: int, present: list[list[int]]) -> float:
    """Control now, and where one could still take it."""
    total = 0.0
    core = renown = 0
    for place in s.match.places:
        there = s.renown[place]
        if s.control[place] == seat:
            total += CONTROL + HELD_RENOWN * there
            renown += there
            core += place in CORE
        elif s.phase < PLUNDER and could_claim(s, seat, place):
            if leads(present, seat, place):
                total += CLAIM + CLAIM_RENOWN * there
            else:
                total += HOPE + HOPE_RENOWN * there
    if s.purse[seat] + renown >= s.match.ruleset.renown_to_win:
        total += ENOUGH
    return total + (ALL_THREE if core == 3 else TWO_OF_THREE if core == 2 else 0.0)


def could_claim(s: FiveSails, seat: int, place: int) -> bool:
    """Whether a seat has an en garde character at a location."""
    for c in s.crew(seat):
        if s.place[c] == place and not s.engaged[c]:
            return True
    return False


def leads(present: list[list[int]], seat: int, place: int) -> bool:
    """Whether nobody else has as much Influence at a location. (FS-CORE-59)"""
    mine = present[seat][place]
    for who, row in enumerate(present):
        if who != seat and row[place] >= mine:
            return False
    return True


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
