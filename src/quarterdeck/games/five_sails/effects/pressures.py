"""What cards do with pressures: coming together for one, adding to a total, making one fail; and claims that follow."""

from quarterdeck.cardgame.filters import Every, Filter, noun_phrase
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.triggers import Test
from quarterdeck.cardgame.verbs import OnCards, conjugated
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import HOME
from quarterdeck.games.five_sails.values import ON_TOTAL
from quarterdeck.games.five_sails.whereabouts import near_city, place_of
from quarterdeck.kernel.ability import U_EVENT, U_N, U_PLACE, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_AMOUNT, E_OTHER, E_PLACE
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.words import Words, article, signed


class TotalBonus(Passive):
    """Your total in a pressure is higher, once, while one of your characters there passes the filters."""

    def __init__(self, n: int, *filters: Filter) -> None:
        super().__init__(ON_TOTAL, Every(*filters), n)
        self.n = n
        self.filters = filters

    def adds(self, s: FiveSails, x: Frame, place: int) -> int:
        return self.n if any(self.scope.fits(s, x, c) for c in s.characters_at(place, x[SEAT])) else 0

    def say(self, w: Words) -> str:
        who = article(noun_phrase(w, self.filters, "character"))
        return f"your total in pressures has {signed(self.n)} while you have {who} at that location"


# Coming together


class NextToThat(Filter):
    """At a place next to the location that was chosen, Home included."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        at = place_of(s, c)
        return x[U_PLACE] != NONE and (at == HOME or x[U_PLACE] in near_city(s, at))

    def phrase(self, w: Words) -> str:
        return "adjacent to the chosen location"


class Gather(OnCards):
    """Characters move to the location that was chosen; how many did is noted."""

    def lay(self, script: Script) -> None:
        super().lay(script)
        script.row.append(NoteMoved())

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.move(s, f, f[SEAT], self.who.mask(s, f), f[U_PLACE])

    def does(self, w: Words) -> str:
        return f"{conjugated(self.who, 'moves', 'move')} there"

    def order(self, w: Words) -> str:
        return f"move {self.who.say(w)} there"


class NoteMoved(Node):
    """How many have just moved is noted."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[U_N] = max(0, f[RESULT]).bit_count()


# Answering a pressure or a claim


class Narrowly(Test):
    """The pressure succeeds, by no more than this."""

    def __init__(self, most: int) -> None:
        self.most = most

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return bool(e[E_AMOUNT]) and e[E_OTHER] <= self.most

    def say(self, w: Words) -> str:
        return f"by {self.most} or less"


class FailPressure(Effect):
    """The pressure that is answered fails."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        s.stack[f[U_EVENT]][E_AMOUNT] = 0

    def say(self, w: Words) -> str:
        return f"{w.answers} fails"


class Contested(Test):
    """Characters of yours and of another player are at the location in question."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        seats = {s.holder[c] for c in s.characters_at(e[E_PLACE])}
        return x[SEAT] in seats and len(seats) > 1

    def say(self, w: Words) -> str:
        return "while an opposing character is there"


class AtEvent(Filter):
    """At the location where what is answered happened."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return place_of(s, c) == s.stack[x[U_EVENT]][E_PLACE]

    def phrase(self, w: Words) -> str:
        return "at that location"


# The words that cards are written with

at_that_location = AtEvent()
next_to_that = NextToThat()
gather = Gather
fail_pressure = FailPressure
total_bonus = TotalBonus
narrowly = Narrowly
contested = Contested()

__all__ = [
    "at_that_location", "contested", "fail_pressure", "gather", "narrowly", "next_to_that", "total_bonus",
]  # fmt: skip
