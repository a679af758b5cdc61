"""Points and Hits: producing, adding to what a Crew produces, lowering costs, inflicting, absorbing."""


from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.verbs import Deed, Verb
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.actions import FIRING
from quarterdeck.games.ccg.flow.cannon import fire
from quarterdeck.games.ccg.flow.volley import volley
from quarterdeck.games.ccg.kinds import (
    BY_CARD, BY_TACKING, FORBID, FROM_CANNON, NATURES, PRODUCE, THE_ACTION, TO_SINK_TO_ABSORB, TO_TACK_TO_ABSORB,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SKILLS
from quarterdeck.games.ccg.whereabouts import player_of
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_ORIGIN, U_PERFORMER, U_T0, Node, use
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.event import E_AMOUNT, E_FROM, E_KIND, E_SET, event, happen, members
from quarterdeck.kernel.flow import PROC, RESULT, SEAT, nearest
from quarterdeck.kernel.lasting import add, remove
from quarterdeck.kernel.payment import P_COUNTS, P_DUE, P_MARKS, P_PAID, Payment
from quarterdeck.kernel.words import Words, count

#: what a number that is counted in play could be at most, where it is asked whether a payment could be met
GREAT = 12


def most_of(n: Amount) -> int:
    return n.n if isinstance(n, Fixed) else GREAT


class Counts(Effect):
    """An effect with an amount, which may help to meet a payment."""

    #: whether it helps with a payment; and whether it helps with Hits only
    helps: bool = False
    with_hits: bool = False

    def __init__(self, n: int | Amount = 1) -> None:
        self.n = amount(n)

    def most(self) -> int:
        """As much as it could be at most."""
        return most_of(self.n)

    def many(self, w: Words, noun: str) -> str:
        """'3 Sailing', '1 extra Hit', 'X Hits, X being …'."""
        nouns = noun if noun in SKILLS or noun.split()[-1] in SKILLS else noun + "s"
        if isinstance(self.n, Fixed):
            return f"{self.n.n} {noun if self.n.n == 1 else nouns}"
        return f"X {nouns}, X being {self.n.say(w)}"


# Producing


class Produces(Counts):
    """This card produces points of the skill that you pay in: the card, and no Crew. (CG-COST-16)"""

    helps = True

    def __init__(self, n: int | Amount, k: int = -1) -> None:
        super().__init__(n)
        self.k = k

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        p = s.stack[f[U_EVENT]]
        k = self.k if self.k >= 0 else (p[P_COUNTS] & -p[P_COUNTS]).bit_length() - 1
        happen(s, event(PRODUCE, f[SEAT], 1 << f[U_ORIGIN], self.n.of(s, f), k, BY_CARD))

    def say(self, w: Words) -> str:
        w.speak("this")
        if self.k < 0 and isinstance(self.n, Fixed):
            return f"{w.this} produces {self.many(w, 'point')} of that skill"
        return f"{w.this} produces {self.many(w, SKILLS[self.k] if self.k >= 0 else 'point')}"


class CrewProduces(Produces):
    """A Crew that was tacked produces points: its own production. (CG-COST-16)"""

    def __init__(self, who: Who, n: int | Amount, k: int) -> None:
        super().__init__(n, k)
        self.who = who

    def sets(self) -> tuple[Who, ...]:
        return (self.who,)

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        producer = self.who.mask(s, f)
        if producer:
            happen(s, event(PRODUCE, f[SEAT], producer, self.n.of(s, f), self.k, BY_TACKING))

    def say(self, w: Words) -> str:
        w.speak("this")
        said = self.who.say(w)
        return f"{said} produces {self.many(w, SKILLS[self.k])}"


class ProducesExtra(Counts):
    """The Crew that is answered produces more points, or fewer."""

    helps = True

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        s.stack[f[U_EVENT]][E_AMOUNT] += self.n.of(s, f)

    def most(self) -> int:
        return max(0, super().most())

    def say(self, w: Words) -> str:
        if isinstance(self.n, Fixed) and self.n.n < 0:
            return f"{w.answered} produces {-self.n.n} fewer point{'' if self.n.n == -1 else 's'}"
        return f"{w.answered} produces {self.many(w, 'extra ' + w.produced)}"

    smallest = -99


#: so little that what a Crew produces extra, before or after, makes nothing of it (CG-COST-16)
NOTHING = -1000


def nothing_of_it(s: SeventhSea, f: Frame) -> None:
    """What it absorbs besides is no production, and stays. (CG-HITS-14)"""
    s.stack[f[U_EVENT]][E_AMOUNT] = NOTHING


def nothing_at_all(s: SeventhSea, f: Frame) -> None:
    e = s.stack[f[U_EVENT]]
    e[E_AMOUNT] = e[E_FROM] = NOTHING


class Answered(Deed):
    """Something that is done to the Crew that is answered."""

    def say(self, w: Words) -> str:
        return self.words.replace("{it}", w.answered)


#: The Crew that is answered produces no points.
produces_nothing = Answered(nothing_of_it, "{it} produces nothing", order=False)
#: The Crew that is answered absorbs no Hits.
absorbs_nothing = Answered(nothing_at_all, "{it} absorbs no Hits", order=False)


class AbsorbsExtra(Counts):
    """The Crew that is answered absorbs more Hits, or fewer, besides its Swashbuckling."""

    helps = True
    with_hits = True
    smallest = -99

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        s.stack[f[U_EVENT]][E_FROM] += self.n.of(s, f)

    def say(self, w: Words) -> str:
        if isinstance(self.n, Fixed) and self.n.n < 0:
            return f"{w.answered} absorbs {-self.n.n} fewer Hit{'' if self.n.n == -1 else 's'}"
        return f"{w.answered} absorbs {self.many(w, 'extra Hit')}"


class Cheaper(Counts):
    """What you pay costs less, with a printed minimum."""

    helps = True
    imperative = True

    def __init__(self, n: int | Amount, least: int = 0) -> None:
        super().__init__(n)
        self.least = least

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        p = s.stack[f[U_EVENT]]
        p[P_DUE] = max(min(self.least, p[P_DUE]), p[P_DUE] - self.n.of(s, f))

    def say(self, w: Words) -> str:
        much = self.n.say(w) if isinstance(self.n, Fixed) else f"X, X being {self.n.say(w)}"
        return f"reduce the cost by {much} (minimum {self.least})"


# Hits that are suffered or inflicted


class FewerHits(Counts):
    """The Hits that are being suffered, or inflicted, are so many fewer."""

    helps = True
    with_hits = True
    imperative = True
    verb = "suffer {n} fewer"

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        lessen(s, f, self.n.of(s, f))

    def say(self, w: Words) -> str:
        if isinstance(self.n, Fixed):
            return f"suffer {self.n.n} fewer Hit{'' if self.n.n == 1 else 's'}"
        return f"suffer X fewer Hits, X being {self.n.say(w)}"


class Absorb(FewerHits):
    """So many of the Hits that you suffer are absorbed."""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        p = s.stack[f[U_EVENT]]
        p[P_PAID] = min(p[P_DUE], p[P_PAID] + self.n.of(s, f))

    def say(self, w: Words) -> str:
        return f"absorb {self.many(w, 'Hit')}"


def lessen(s: SeventhSea, f: Frame, n: int) -> None:
    e = s.stack[f[U_EVENT]]
    if e[PROC] != Payment.number and e[E_KIND] == PRODUCE:  # a Crew absorbs some of them
        e = s.stack[nearest(s, Payment)]
    if e[PROC] == Payment.number:
        e[P_DUE] = max(e[P_PAID], e[P_DUE] - n)
    else:
        e[E_AMOUNT] = max(0, e[E_AMOUNT] - n)


class NoHits(Counts):
    """The Hits that are being suffered, or inflicted, are reduced to nothing."""

    helps = True
    with_hits = True
    imperative = True

    def __init__(self) -> None:
        super().__init__(GREAT * 8)

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        lessen(s, f, self.most())

    def say(self, w: Words) -> str:
        return "reduce the Hits to zero"


class MoreHits(Counts):
    """The batch of Hits, or the Cannon Attack, that is answered is larger, or smaller."""

    smallest = -99

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        s.stack[f[U_EVENT]][E_AMOUNT] += self.n.of(s, f)  # what else is extra comes on top: a total is none at least

    def say(self, w: Words) -> str:
        if isinstance(self.n, Fixed) and self.n.n < 0:
            return f"{-self.n.n} fewer Hit{' is' if self.n.n == -1 else 's are'} inflicted"
        return f"{self.many(w, 'extra Hit')} {'is' if isinstance(self.n, Fixed) and self.n.n == 1 else 'are'} inflicted"


# Inflicting


def hit_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    ships(s, f, who, n, False)


def fire_at_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    ships(s, f, who, n, True)


def ships(s: SeventhSea, f: Frame, who: int, n: int, cannon: bool) -> None:
    """Hits go to the Ship of the player whose card it is, on several at the same time. (CG-TARGET-02, CG-RULE-63)"""
    f[RESULT] = 0
    seats = 0
    for c in members(who):
        seats |= 1 << player_of(s, c)
    seats &= s.match.everyone & ~s.out
    if not seats or n <= 0:
        return
    if seats & seats - 1:
        volley(s, f[SEAT], seats, n, FROM_CANNON if cannon else 0)
    elif cannon:
        fire(s, f, f[SEAT], seats.bit_length() - 1, n)
    else:
        happenings.inflict(s, f, f[SEAT], seats.bit_length() - 1, n)


def suffer_them(s: SeventhSea, f: Frame, n: int) -> None:
    happenings.inflict(s, f, f[SEAT], f[SEAT], n)


inflict = Verb(
    hit_them, "suffers {n}", "suffer {n} each", "inflict {n} on {who}", "Hit", doc="A batch of Hits on a Ship.",
    imperative=True, called_x=True,
)  # fmt: skip
cannon_attack = Verb(
    fire_at_them, "suffers a Cannon Attack of {n}", "suffer a Cannon Attack of {n} each",
    "make a Cannon Attack of {n} on {who}", "Hit",
    order_one="make a Cannon Attack of 1 Hit on {who}", imperative=True, called_x=True,
    doc="A Cannon Attack of so many Hits on a Ship.",
)  # fmt: skip


class FireWith(Effect):
    """A Crew tacks to perform a Cannon Attack on a Ship, as its player's action would. (CG-ACT-09, CG-RULE-68)"""

    def __init__(self, gunner: Who, ship: Who) -> None:
        self.gunner = gunner
        self.ship = ship

    def sets(self) -> tuple[Who, ...]:
        return (self.gunner, self.ship)

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        gunner, there = self.gunner.cards(s, f), self.ship.cards(s, f)
        if gunner and there:
            mine = s.match.ship[f[SEAT]]
            firing = use(s, FIRING, mine, mine, f[SEAT])
            firing[U_T0], firing[U_PERFORMER] = 1 << there[0], gunner[0]

    def say(self, w: Words) -> str:
        said = self.gunner.say(w)
        return f"{said} tacks to perform a Cannon Attack on {self.ship.say(w)}"


class Bar(Node):
    """Crew cannot absorb Hits; or, these Hits being gone, they can again."""

    def __init__(self, who: Who, again: bool = False) -> None:
        self.who = who
        self.again = again

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            for verb in (TO_TACK_TO_ABSORB, TO_SINK_TO_ABSORB):
                row = (FORBID, f[U_ABILITY], f[U_ORIGIN], f[SEAT], c, verb, THE_ACTION)
                if not self.again:
                    add(s, row)
                elif row in s.lasting:
                    remove(s, row)


class Suffer(Counts):
    """You suffer Hits yourself; `without` are Crew that cannot tack or sink to absorb these."""

    imperative = True

    def __init__(self, n: int | Amount = 1, without: Who | None = None) -> None:
        super().__init__(n)
        self.without = without

    def lay(self, script: Script) -> None:
        if self.without is None:
            script.append(self)
        else:
            script.row += [Bar(self.without), self, Bar(self.without, again=True)]

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        suffer_them(s, f, self.n.of(s, f))

    def say(self, w: Words) -> str:
        said = f"suffer {count(self.n.n, 'Hit') if isinstance(self.n, Fixed) else self.many(w, 'Hit')}"
        return said if self.without is None else f"{said}, which {self.without.say(w)} cannot tack or sink to absorb"


def redirect(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    """The batch that is answered goes to another Ship. (CG-RULE-28)"""
    e = s.stack[f[U_EVENT]]
    seats = [player_of(s, c) for c in members(who)]
    if not seats or seats[0] >= s.match.seats:
        return
    if e[PROC] == Payment.number:
        n, e[P_DUE] = e[P_DUE] - e[P_PAID], e[P_PAID]
        happenings.inflict(s, f, f[SEAT], seats[0], n, e[P_MARKS] & NATURES)
    else:
        e[E_SET] = 1 << s.match.ship[seats[0]]


redirect_hits = Verb(
    redirect, "suffers them instead", "suffer them instead", "let {who} suffer them instead", imperative=True,
    doc="The Hits that are being inflicted go to another Ship.",
)  # fmt: skip

# The words that cards are written with

produces = Produces
crew_produces = CrewProduces
extra_points = ProducesExtra
absorbs_extra = AbsorbsExtra
cheaper = Cheaper
fewer_hits = FewerHits
absorb = Absorb
no_hits = NoHits()  #: The Hits that you suffer are reduced to zero.
extra_hits = MoreHits
fires_at = FireWith
suffer = Suffer

__all__ = [
    "absorb", "absorbs_extra", "absorbs_nothing", "cannon_attack", "cheaper", "crew_produces", "extra_hits",
    "extra_points", "fewer_hits", "fires_at", "inflict", "no_hits", "produces", "produces_nothing", "redirect_hits",
    "suffer",
]  # fmt: skip
