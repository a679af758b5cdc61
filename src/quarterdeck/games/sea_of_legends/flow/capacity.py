"""More Crew than the ship holds: their owner discards (SL-PORT-21, -28)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import Q_CAPACITY
from quarterdeck.games.sea_of_legends.whereabouts import aboard
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import SEAT, Procedure, again, ask


def discard_one(s: Voyage, f: Frame, answer: int) -> None:
    seat = f[SEAT]
    if not happenings.over_capacity(s, seat):
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_CAPACITY, sorted([key(V_CARD, s.slot[c]) for c in aboard(s, seat)]))
        if answer == NO_ANSWER:
            return
    happenings.discard(s, s.slots[thing_of(answer)])
    again(f)


def steps(rules: Any) -> tuple[Any, ...]:
    return (discard_one,)


Capacity: Final = Procedure("capacity", steps)
