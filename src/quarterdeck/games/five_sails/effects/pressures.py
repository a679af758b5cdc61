"""Pressures, what cards add to them, and claims that follow."""

from collections.abc import Sequence

from quarterdeck.cardgame.amounts import Amount, Number
from quarterdeck.cardgame.filters import Every, Filter, Is, fits_all, noun_phrase
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.triggers import Test, Told
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.five_sails.effects.kinds import LOCATION
from quarterdeck.games.five_sails.effects.spots import Where, this_location
from quarterdeck.games.five_sails.flow.pressure import PR_EXTRA, PR_TURNED, push_pressure
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import HOME, PRESSURE_RESULT, STATS
from quarterdeck.games.five_sails.values import ON_TOTAL, has_stat
from quarterdeck.games.five_sails.whereabouts import near_city, noted_place, place_of
from quarterdeck.kernel.ability import U_EVENT, U_NODE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_AMOUNT, E_OTHER, E_PLACE
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.words import POSSESSIVE, Words, article, signed


class HasStat(Filter):
    """A rule, not a text: a dash bars a character from performing what uses the stat. (FS-RULES-02)"""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return has_stat(s, c, self.stat)


class Pressure(Effect):
    """Compare a stat at a location. `ties` win; only characters that pass `counting` count.

    `more` is added to your total, and `turned` is an enemy that adds to it instead of to its player's.
    """

    def __init__(
        self, stat: int, where: Where | None = None, ties: bool = False, counting: Sequence[Filter] = (),
        more: Amount | None = None, turned: Who | None = None,
    ) -> None:  # fmt: skip
        self.stat = stat
        self.where = where or this_location
        self.ties = ties
        self.counting = tuple(counting)
        self.more = more
        self.turned = turned

    def sets(self) -> tuple[Who, ...]:
        return () if self.turned is None else (self.turned,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = self.where.places(s, f, NONE)
        if not places or places[0] >= HOME:
            f[RESULT] = 0
            return
        p = push_pressure(s, f, places[0], self.stat, self.ties, f[U_NODE] - 1 if self.counting else NONE)
        if self.more is not None:
            p[PR_EXTRA] = self.more.of(s, f)
        if self.turned is not None:
            for c in self.turned.cards(s, f):
                p[PR_TURNED] = c + 1

    def counts(self, s: FiveSails, x: Frame, c: int) -> bool:
        return fits_all(s, x, c, self.counting)

    def demands(self) -> tuple[Filter, ...]:
        return (HasStat(self.stat),)

    done = "the pressure succeeds"
    imperative = True

    def say(self, w: Words) -> str:
        text = f"pressure {self.where.say(w)} with {STATS[self.stat]}"
        if self.counting:
            text += f", counting only {noun_phrase(w, self.counting, 'character', plural=True)}"
        if self.more is not None:
            text += f"; {self.more.say(w)} is added to your total"
        if self.turned is not None:
            text += f"; {self.turned.say(w)} adds to your total and not to its player{POSSESSIVE}"
        return text + ("; a tie is enough" if self.ties else "")


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


def is_next_to_that(s: FiveSails, x: Frame, c: int) -> bool:
    at, place = place_of(s, c), noted_place(s, x)
    return place != NONE and (at == HOME or place in near_city(s, at))


def just_moved(s: FiveSails, x: Frame) -> int:
    return max(0, x[RESULT]).bit_count()


#: At a place next to `that_location`, Home included.
next_to_that = Is("next to that", is_next_to_that, phrase="adjacent to that location")
#: How many characters this use has moved just now.
characters_moved = Number(just_moved, "the number of characters moved")


# Answering a pressure or a claim


class Narrowly(Test):
    """The pressure succeeds, by no more than this."""

    only: tuple[int, ...] = (PRESSURE_RESULT,)

    def __init__(self, most: int) -> None:
        self.most = most

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return bool(e[E_AMOUNT]) and e[E_OTHER] <= self.most

    def say(self, w: Words) -> str:
        return f"by {self.most} or less"


def let_fail(s: FiveSails, f: Frame) -> None:
    s.stack[f[U_EVENT]][E_AMOUNT] = 0


def is_contested(s: FiveSails, x: Frame, e: Frame) -> bool:
    seats = {s.holder[c] for c in s.characters_at(e[E_PLACE])}
    return x[SEAT] in seats and len(seats) > 1


fail_pressure = Deed(let_fail, "{answers} fails", order=False)  #: The pressure that is answered fails.
#: Characters of yours and of another player are at the location in question.
contested = Told(is_contested, "while an opposing character is there", needs=LOCATION)


# The words that cards are written with

pressure = Pressure
total_bonus = TotalBonus
narrowly = Narrowly

__all__ = [
    "characters_moved", "contested", "fail_pressure", "narrowly", "next_to_that", "pressure", "total_bonus",
]  # fmt: skip
