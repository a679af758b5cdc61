"""What may be paid in place of everything that an ability costs."""

from typing import Any, Final

from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.state import State
from quarterdeck.cardgame.terms import Q_MAY, V_NO, V_YES
from quarterdeck.kernel.ability import FREE, GAME_FLAGS, U_ABILITY, U_FLAGS, U_ORIGIN, Node
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, verb_of
from quarterdeck.kernel.flow import SEAT, ask
from quarterdeck.kernel.words import Words

#: a flag of a use: something else was paid in place of all its costs; a game's own flags begin behind it
COSTS_WAIVED: Final = GAME_FLAGS
OWN_FLAGS: Final = GAME_FLAGS * 2


class InsteadOfCosts(Effect):
    """As a cost: the player may do this one thing, and all other costs are ignored, the price included."""

    imperative = True

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def sets(self) -> tuple[Who, ...]:
        return self.effect.sets()

    def run(self, s: Any, f: Frame, answer: int) -> None:
        if chosen(f):
            self.effect.run(s, f, answer)

    def payable(self, s: Any, x: Frame) -> bool:
        return not chosen(x) or self.effect.payable(s, x)

    def say(self, w: Words) -> str:
        return f"you may {self.effect.order(w)} in place of all costs"


def chosen(x: Frame) -> bool:
    """Whether the player of this use has taken that offer."""
    return x[U_FLAGS] > 0 and x[U_FLAGS] & COSTS_WAIVED != 0


class AskWaiver(Node):
    """Whether the player takes the offer is asked before the payment, if both ways are open."""

    def __init__(self, waiver: InsteadOfCosts) -> None:
        self.waiver = waiver

    def run(self, s: State, f: Frame, answer: int) -> None:
        if f[U_FLAGS] & FREE:
            return
        if answer == NO_ANSWER:
            options = [key(V_YES)] if self.waiver.effect.payable(s, f) else []
            if not options or s.match.abilities[f[U_ABILITY]].paid_in_full(s, f):
                options.append(key(V_NO))
            answer = ask(s, f, f[SEAT], Q_MAY, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_YES:
            f[U_FLAGS] |= FREE | COSTS_WAIVED

    def asks(self, w: Words) -> str:
        return f"{self.waiver.effect.order(w)} and ignore all costs?"


# The words that cards are written with

in_place_of_costs = InsteadOfCosts

__all__ = [
    "in_place_of_costs",
]  # fmt: skip
