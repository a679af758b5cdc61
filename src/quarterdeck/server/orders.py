"""Standing orders: when a seat wants to be asked in reaction windows, and what the table answers for it."""

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question, key
from quarterdeck.kernel.event import PASS, Q_REACT
from quarterdeck.server.facts import Seat

PASSES = key(PASS)


def concealed(q: Question) -> bool:
    """Whether nobody else may know that this seat is asked: it would tell that it holds an answer."""
    return q.kind == Q_REACT


def passes(seat: Seat, s: State, q: Question) -> bool:
    """Whether the table passes for a seat in a reaction window."""
    if q.kind != Q_REACT or PASSES not in q.options or seat.kind != "person":
        return False
    rules, stops = s.match.rules, seat.stops
    if stops.react == "never" or (stops.concerns_me and not rules.concerns(s, q.seat)):
        return True
    unwanted = stops.not_today if seat.stops_day == rules.today(s) else ()
    return bool(unwanted) and all(rules.card_of(s, k) in unwanted for k in q.options if k != PASSES)
