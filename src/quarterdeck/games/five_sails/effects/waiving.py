"""What may be paid in place of everything that an ability costs."""

from quarterdeck.games.five_sails.duel_state import COSTS_WAIVED
from quarterdeck.games.five_sails.effects.sets import Who
from quarterdeck.games.five_sails.effects.nodes import Effect
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import Q_MAY, V_NO, V_YES
from quarterdeck.games.five_sails.using import paid_in_full
from quarterdeck.kernel.ability import FREE, U_ABILITY, U_FLAGS, U_ORIGIN, Node
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, verb_of
from quarterdeck.kernel.flow import SEAT, ask
from quarterdeck.kernel.words import Words


class InsteadOfCosts(Effect):
    """As a cost: the player may do this one thing, and all other costs are ignored, the wealth cost included."""

    imperative = True

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def sets(self) -> tuple[Who, ...]:
        return self.effect.sets()

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if chosen(f):
            self.effect.run(s, f, answer)

    def payable(self, s: FiveSails, x: Frame) -> bool:
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

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if f[U_FLAGS] & FREE:
            return
        if answer == NO_ANSWER:
            options = [key(V_YES)] if self.waiver.effect.payable(s, f) else []
            if not options or paid_in_full(s, f, s.match.abilities[f[U_ABILITY]]):
                options.append(key(V_NO))
            answer = ask(s, f, f[SEAT], Q_MAY, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_YES:
            f[U_FLAGS] |= FREE | COSTS_WAIVED

    def asks(self, w: Words) -> str:
        return f"{self.waiver.effect.order(w)} and ignore all costs?"
