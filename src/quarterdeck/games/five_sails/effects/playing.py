"""What texts say of playing cards and of paying for them."""

from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Who, it
from quarterdeck.cardgame.triggers import Trigger
from quarterdeck.cardgame.verbs import Verb
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import DECK, HAND, MARK, PAY, THE_DAY, T_MARK, USED
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN, U_TO, U_TOUCHED, Use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import AFTER, E_ABILITY, E_SOURCE, WHEN, members
from quarterdeck.kernel.flow import PROC, SEAT, below
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.payment import P_DUE, P_PAID, Payment
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words, article

# Paying


class WhilePaying(Trigger):
    """You are paying for a card that passes the filters: the payment itself offers the Reaction. (FS-REACT-13)"""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(KINDS[PAY], WHEN)
        self.filters = filters

    def misfit(self) -> str:
        return ""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return fits_all(s, x, c, self.filters)

    def say(self, w: Words) -> str:
        card = article(noun_phrase(w, self.filters, "card"))
        w.speak("it")
        return f"while you pay for {card}"


class CostLess(Effect):
    """The card that is being paid for costs less; what has been paid already is not given back."""

    def __init__(self, n: int = 1) -> None:
        self.n = n
        self.rebate = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        p = below(s, f)
        if p[PROC] == Payment.number:
            p[P_DUE] = max(p[P_PAID], p[P_DUE] - self.n)

    def say(self, w: Words) -> str:
        return f"{it.say(w)} costs {self.n} less"


# Playing


class EngagedByPlay(Trigger):
    """You have played a card that passes the filters from your hand, and it has engaged somebody.

    What is played from a pile as if it were in hand counts; what is sunk afterwards is not played so.
    """

    def __init__(self, who: Who, *filters: Filter) -> None:
        super().__init__(KINDS[USED], AFTER)
        self.who = who
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        f = below(s, e)
        if e[SEAT] != x[SEAT] or e[E_SOURCE] == NONE or f[PROC] != Use.number or f[U_TO] == DECK:
            return False
        if not s.match.abilities[e[E_ABILITY]].zones >> HAND & 1 or not f[U_TOUCHED] & self.who.mask(s, x):
            return False
        return fits_all(s, x, e[E_SOURCE], self.filters)

    def say(self, w: Words) -> str:
        card = article(noun_phrase(w, self.filters, "card"))
        w.speak(self)
        return f"after {card} that you played from your hand has engaged {self.who.say(w)} and resolved"


# Choosing somebody for the Day


def mark_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    for c in members(who):
        add(s, (MARK, f[U_ABILITY], f[U_ORIGIN], f[SEAT], c, 1, THE_DAY))
        note(s, T_MARK, f[SEAT], c, other=f[U_ORIGIN])


mark = Verb(
    mark_them, "is marked by {this} for the Day", "are marked by {this} for the Day", "mark {who} for the Day",
    doc="Characters are marked by this card for the Day, for all to see; what leaves play is marked no longer.",
)  # fmt: skip

# The words that cards are written with

costs_less = CostLess
while_paying = WhilePaying
engaged_by_play = EngagedByPlay

__all__ = [
    "costs_less", "engaged_by_play", "mark", "while_paying",
]  # fmt: skip
