"""What a position is worth to a seat, and what may be answered for it."""

from typing import Final

from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.kinds import ABOARD, Q_ABSORB, Q_ACTION, Q_ANSWER, Q_CONTINUE, TO_ABSORB
from quarterdeck.games.ccg.seats import playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ADVENTURE, CANNON, SKILLS, SWASHBUCKLING
from quarterdeck.games.ccg.values import skill
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import NO_ANSWER, Question, key
from quarterdeck.kernel.event import PASS, Q_CANCEL, Q_REACT
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.payment import P_DUE, P_PAID, P_PURPOSE, Payment

WIN: Final = 1000.0
CARD: Final = 0.3
#: of a Crew that can still do something this turn
READY: Final = 0.25
CONTROLLED: Final = 6.0
#: a question whose being asked would tell that one holds an answer
CONCEALED: Final = frozenset((Q_REACT, Q_CANCEL, Q_ANSWER, Q_CONTINUE))


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


def standing(s: SeventhSea, seat: int) -> float:
    """Crew and what they can do, cards, Adventures, Seas under Control; Hits that wait count against it."""
    total = CARD * len(s.hand(seat))
    for c in s.crew(seat):
        skills = sum(skill(s, c, k) for k in range(len(SKILLS)))
        total += 0.5 + 0.5 * skills + 0.3 * skill(s, c, SWASHBUCKLING) + 0.1 * skill(s, c, CANNON)
        if not s.tacked[c]:
            total += READY * skills
    for c in s.attachments(seat):
        total += 1.0 if s.match.kind[c] == ADVENTURE else 0.5
    total += 0.4 * len(s.adventures(seat))
    seas = len(controlled(s, seat))
    total += CONTROLLED * seas + (20.0 if seas == len(s.match.seas) else 0.0)
    if s.zone[s.match.captain[seat]] != ABOARD:
        total -= WIN / 4
    return total - waiting_hits(s, seat)


def waiting_hits(s: SeventhSea, seat: int) -> float:
    for f in s.stack:
        if f[PROC] == Payment.number and f[SEAT] == seat and f[P_PURPOSE] == TO_ABSORB:
            return 1.2 * (f[P_DUE] - f[P_PAID])
    return 0.0


def same_choice(s: SeventhSea, q: Question) -> bool:
    """Whether the open question is a further part of the choice that began with q: all until the next opportunity."""
    now = s.question
    return now is not None and now.seat == q.seat and now.kind not in (Q_ACTION, Q_ABSORB) and not s.answers


def answer_for(s: SeventhSea, q: Question) -> int:
    """What a table may answer for a seat that is away: to pass, or to decline canceling."""
    if q.kind in (Q_REACT, Q_CANCEL) and key(PASS) in q.options:
        return key(PASS)
    return NO_ANSWER


def concealed(q: Question) -> bool:
    return q.kind in CONCEALED
