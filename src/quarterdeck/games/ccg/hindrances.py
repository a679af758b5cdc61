"""Why a card in hand cannot be played as an action now, in a phrase: what it costs, and what else is in the way."""

from quarterdeck.cardgame.values import BLANK, name_of
from quarterdeck.games.ccg.flow.actions import attach_bill, hire_bill
from quarterdeck.games.ccg.kinds import Q_ACTION
from quarterdeck.games.ccg.legality import hosts, may_enter
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, ATTACHMENT, CREW, SKILLS
from quarterdeck.games.ccg.using import could_produce, thing
from quarterdeck.games.ccg.values import crew_count, crew_maximum
from quarterdeck.kernel.ability import U_ORIGIN
from quarterdeck.kernel.decision import thing_of
from quarterdeck.kernel.flow import SEAT


def why_not(s: SeventhSea, seat: int, name: str) -> str:
    """Why a card of that name in a seat's hand is no answer while it is asked for an action; nothing if it is one."""
    asked = s.question
    held = [c for c in s.hand(seat) if name_of(s, c) == name]
    if not held or asked is None or asked.seat != seat or asked.kind != Q_ACTION:
        return ""
    c = held[0]
    kind = s.match.kind[c]
    if thing(s, c) in [thing_of(k) for k in asked.options]:
        return ""
    if kind == CREW and crew_count(s, seat) >= crew_maximum(s, seat):
        return f"Your Ship is full: it holds {crew_maximum(s, seat)} Crew."
    if kind == CREW and not may_enter(s, seat, c):
        return "It may not come aboard with those who are there."
    if kind == ATTACHMENT and not hosts(s, seat, c):
        return "You have nothing that it could be attached to."
    if kind == ADVENTURE:
        return "No Sea lies as far away as it says."
    if kind == ACTION:
        return "It cannot be used now: read what it waits for, or play it in a Boarding for its boxes."
    return too_dear(s, seat, c) if kind in (CREW, ATTACHMENT) else ""


def too_dear(s: SeventhSea, seat: int, c: int) -> str:
    """'It costs 5 Influence, and your untacked Crew can produce 3.'"""
    x = BLANK[:]
    x[SEAT], x[U_ORIGIN] = seat, c
    skills, amount, purpose, _ = hire_bill(s, x) if s.match.kind[c] == CREW else attach_bill(s, x)
    could = could_produce(s, seat, skills, purpose)
    if could >= amount:
        return ""
    named = " or ".join([skill for k, skill in enumerate(SKILLS) if skills >> k & 1])
    return f"It costs {amount} {named}, and you could produce {could}."
