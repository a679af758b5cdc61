"""Standing orders: when a seat wants to be asked in reaction windows, and what the table answers for it."""

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import NO_ANSWER, Question
from quarterdeck.server.facts import Seat


def ordered(seat: Seat, s: State, q: Question, alone: bool) -> int:
    """What the table answers for a seat by its standing orders, or NO_ANSWER: in danger everybody is asked.

    Who plays alone against bots is not asked either where there is only one answer: that tells nobody anything. Who is
    about to leave the game answers nothing any more in secret.
    """
    rules, stops = s.match.rules, seat.stops
    if seat.leaving is not None and rules.concealed(q):
        declines: int = rules.declining(s, q)
        return q.options[-1] if declines == NO_ANSWER else declines
    if alone and seat.kind == "person" and len(q.options) == 1:
        return q.options[0]
    answer: int = rules.answer_for(s, q)
    if answer == NO_ANSWER or seat.kind != "person" or rules.dangers(s, q.seat):
        return NO_ANSWER
    if stops.react == "never" or (stops.concerns_me and not rules.concerns(s, q.seat)):
        return answer
    unwanted = stops.not_today if seat.stops_day == rules.today(s) else ()
    others = [k for k in q.options if k != answer]
    return answer if unwanted and all(rules.card_of(s, k) in unwanted for k in others) else NO_ANSWER
