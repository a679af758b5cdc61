"""What a position is worth to a seat, and what may be answered for it."""

from math import log
from typing import Final

from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.kinds import (
    ABOARD, Q_ABSORB, Q_ACTION, Q_STARTING_CREW, TO_ABSORB, V_DISCARD_ADVENTURE, V_DISCARD_CREW, V_SINK,
)  # fmt: skip
from quarterdeck.games.ccg.seats import playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ADVENTURE, ADVENTURING, CANNON, INFLUENCE, SAILING, SWASHBUCKLING
from quarterdeck.games.ccg.values import skill
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import NO_ANSWER, Question, key, verb_of
from quarterdeck.kernel.event import PASS, Q_CANCEL, Q_PAY, Q_REACT
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.payment import P_DUE, P_PAID, P_PURPOSE, STOPS, Payment
from quarterdeck.kernel.rules import chance_of

WIN: Final = 1000.0
#: the lead that wins 73 games of 100
YARDSTICK: Final = 8.0
CARD: Final = 0.4

# Crew: to be there, what they can do, and what they can still do this turn.
CREW_ABOARD: Final = 0.5
SKILL: Final = 0.4
FIGHTING: Final = 0.6
READY: Final = 0.08
#: for the logarithm of the Hits that could be absorbed before the Captain sinks: the last ones are the dearest
HEALTH: Final = 6.0
#: for each Hit that is more than can be absorbed
SINKING: Final = 5.0

# What lies on cards and Seas; Control is worth more with every Sea.
ATTACHED: Final = 0.5
COMPLETED: Final = 1.5
AFLOAT_SOMEWHERE: Final = 0.3
IN_REACH: Final = 0.9
CONTROLLED: Final = 2.0
ALL_SEAS: Final = 60.0


def returns(s: SeventhSea) -> tuple[float, ...]:
    """+1 for the winner, -1 for the others; nothing for anybody in a draw."""
    if not s.over or s.winner == NONE:
        return (0.0,) * s.match.seats
    return tuple([1.0 if seat == s.winner else -1.0 for seat in range(s.match.seats)])


def worth(s: SeventhSea, seat: int) -> float:
    """How much better this seat stands than the best of the others."""
    if s.over:
        return WIN * returns(s)[seat]
    if s.out >> seat & 1:
        return -WIN / 2
    mine = standing(s, seat)
    return mine - max([standing(s, other) for other in playing(s) if other != seat], default=0.0)


def odds(s: SeventhSea, seat: int) -> float:
    """How likely this seat is to win."""
    return (returns(s)[seat] + 1.0) / 2.0 if s.over else chance_of(worth(s, seat) / YARDSTICK)


def standing(s: SeventhSea, seat: int) -> float:
    """Crew and what they can do, how many Hits they could absorb, cards, Adventures, Seas under Control."""
    captain = s.match.captain[seat]
    if s.zone[captain] != ABOARD:
        return -WIN / 4
    total = CARD * len(s.hand(seat))
    health = -waiting_hits(s, seat)
    for c in s.crew(seat):
        swash = skill(s, c, SWASHBUCKLING)
        skills = skill(s, c, CANNON) + skill(s, c, SAILING) + skill(s, c, ADVENTURING) + skill(s, c, INFLUENCE)
        total += CREW_ABOARD + SKILL * skills + FIGHTING * swash
        if not s.tacked[c]:
            total += READY * (skills + swash)
            health += swash
        if c != captain:
            health += swash
    total += HEALTH * log(1.0 + health) if health > 0 else SINKING * (health - 1)
    return total + belongings(s, seat)


def belongings(s: SeventhSea, seat: int) -> float:
    """Attachments and completed Adventures, Adventures that could be completed, Seas under Control."""
    total = 0.0
    sea = s.sea(seat)
    for c in s.adventures(seat):
        total += IN_REACH if s.place[c] == sea else AFLOAT_SOMEWHERE
    attached = s.attachments(seat)
    if attached:
        for c in attached:
            total += COMPLETED if s.match.kind[c] == ADVENTURE else ATTACHED
        seas = len(controlled(s, seat))
        total += CONTROLLED * seas * seas + (ALL_SEAS if seas == len(s.match.seas) else 0.0)
    return total


def waiting_hits(s: SeventhSea, seat: int) -> int:
    """Hits that are inflicted and not yet absorbed."""
    for f in s.stack:
        if f[PROC] == Payment.number and f[SEAT] == seat and f[P_PURPOSE] == TO_ABSORB:
            return f[P_DUE] - f[P_PAID]
    return 0


def same_choice(s: SeventhSea, q: Question) -> bool:
    """Whether the open question is a further part of the choice that began with q: all until the next opportunity."""
    now = s.question
    return now is not None and now.seat == q.seat and now.kind not in (Q_ACTION, Q_ABSORB) and not s.answers


def sensible(s: SeventhSea, q: Question) -> tuple[int, ...]:
    """Nobody sinks the Captain while something else can be done, gives up what is half paid, or discards own cards.

    Wealth that is not spent is lost: who can start with another Crew does. (CG-SETUP-07)
    """
    left: tuple[int, ...] = q.options
    if q.kind == Q_ABSORB:
        end = key(V_SINK, s.slot[s.match.captain[q.seat]], SWASHBUCKLING)
        left = tuple([k for k in q.options if k != end])
    elif q.kind == Q_ACTION:
        left = tuple([k for k in q.options if verb_of(k) not in (V_DISCARD_CREW, V_DISCARD_ADVENTURE)])
    elif q.kind == Q_PAY and s.stack[-1][P_PAID] < s.stack[-1][P_DUE]:
        left = tuple([k for k in q.options if k != STOPS])
    elif q.kind == Q_STARTING_CREW:
        left = tuple([k for k in q.options if verb_of(k) != V_DONE])
    return left or q.options


def answer_for(s: SeventhSea, q: Question) -> int:
    """What a table may answer for a seat that is away: to pass, or to decline canceling."""
    if q.kind in (Q_REACT, Q_CANCEL) and key(PASS) in q.options:
        return key(PASS)
    return NO_ANSWER
