"""What cards do with attachments: equipping one that is chosen, paying for it or not."""

from quarterdeck.cardgame.amounts import Amount, Provided
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, noun_phrase
from quarterdeck.cardgame.nodes import Choose, Effect, Script
from quarterdeck.cardgame.sets import Target, Who
from quarterdeck.cardgame.values import Why, kept
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.filters import WornBy
from quarterdeck.games.five_sails.effects.marks import is_attachment
from quarterdeck.games.five_sails.effects.sets import All, CityTarget, EQUIPPED_CARDS
from quarterdeck.games.five_sails.flow.actions import equip_price, may_wear
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import CREW, TO_BE_UNEQUIPPED
from quarterdeck.games.five_sails.using import can_buy
from quarterdeck.games.five_sails.values import may
from quarterdeck.games.five_sails.whereabouts import CHARACTERS
from quarterdeck.kernel.ability import U_FROM, U_IT, U_NODE, U_ORIGIN, U_PERFORMER, U_T0, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import release
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.payment import charge
from quarterdeck.kernel.words import Words, article


class Equip(Effect):
    """An attachment is equipped to a character at its price, or ignoring all costs; only what fits is offered.

    `less` is taken off the price.
    """

    def __init__(self, what: Who, to: Who, free: bool = False, less: Amount | None = None) -> None:
        self.what = what
        self.to = to
        self.free = free
        self.less = less

    def sets(self) -> tuple[Who, ...]:
        return (self.what, self.to)

    def lay(self, script: Script) -> None:
        for who in self.sets():
            new = isinstance(who, Target) and who.register == NONE
            script.choose_in(who)
            if new and isinstance(who, Target):
                script.row[-1] = ChooseGear(who, script.announcing, self)
        script.row += [PayForGear(self), GearPaid(), self]

    def hosts(self, s: FiveSails, x: Frame) -> list[int]:
        """Who could come to wear it: the one chosen, else all that might be."""
        if isinstance(self.to, Target) and not self.to.cards(s, x):
            return self.to.candidates(s, x)
        return self.to.cards(s, x)

    def fits(self, s: FiveSails, x: Frame, a: int, host: int) -> bool:
        """Whether this character may wear it, at a price that can be met."""
        seat = x[SEAT]
        if s.zone[host] != CREW or not may_wear(s, seat, a, host):
            return False
        return self.free or can_buy(s, seat, a, self.price(s, x, a, host), s.place[host])

    def price(self, s: FiveSails, x: Frame, a: int, host: int, why: Why | None = None) -> int:
        if self.free:
            return 0
        full = equip_price(s, x[SEAT], a, host, why)
        less = 0 if self.less is None else self.less.of(s, x)
        if why is not None and less:
            why.append((-less, x[U_ORIGIN]))
        return max(0, full - less)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, hosts = self.what.cards(s, f), self.to.cards(s, f)
        if cards and hosts and s.zone[cards[0]] == f[U_FROM]:
            happenings.equip(s, f, f[SEAT], cards[0], hosts[0])
        else:
            f[RESULT] = 0

    imperative = True

    def say(self, w: Words) -> str:
        what = self.what.say(w)
        return f"equip {what} to {self.to.say(w)}, {self.price_words(w)}"

    def price_words(self, w: Words) -> str:
        price = "ignoring all costs" if self.free else "paying for it"
        if isinstance(self.less, Provided):
            price += f"; it costs {self.less.n} less if {self.less.condition.say(w)}"
            price += f", else {self.less.otherwise} less" if self.less.otherwise else ""
        elif self.less is not None:
            price += f"; it costs {self.less.say(w)} less"
        return price


class ChooseGear(Choose):
    """Choosing what is equipped, or who wears it: only what can be completed."""

    def __init__(self, target: Target, announcing: bool, equip: Equip) -> None:
        super().__init__(target, announcing)
        self.equip = equip

    def candidates(self, s: FiveSails, f: Frame) -> list[int]:
        found = super().candidates(s, f)
        if self.target is self.equip.what:
            hosts = self.equip.hosts(s, f)
            return [a for a in found if any(self.equip.fits(s, f, a, c) for c in hosts)]
        cards = self.equip.what.cards(s, f)
        return [c for c in found if cards and self.equip.fits(s, f, cards[0], c)]


class PayForGear(Node):
    """Its price, as it is for the character that will wear it."""

    def __init__(self, equip: Equip) -> None:
        self.equip = equip

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, hosts = self.equip.what.cards(s, f), self.equip.to.cards(s, f)
        f[RESULT] = 0
        if not cards or not hosts or not self.equip.fits(s, f, cards[0], hosts[0]):
            return
        f[U_FROM] = s.zone[cards[0]]
        why = kept(s)
        due = self.equip.price(s, f, cards[0], hosts[0], why)
        happenings.note_price(s, f[SEAT], cards[0], due, why)
        f[RESULT] = 1
        if due > 0:
            charge(s, f[SEAT], due, cards[0])


class GearPaid(Node):
    """What could not be paid for is not equipped; what the payment set off is answered now."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if not f[RESULT]:
            f[U_NODE] += 1
        release(s)


def buying(x: Frame) -> bool:
    """Whether the price that is read is for the card itself, and not for an ability on it."""
    return x[U_T0] == 1 << x[U_IT]


class Equips(Condition):
    """Somebody equips the card in question."""

    word = "when"


class YouEquip(Equips):
    """The card in question is being equipped to a character of yours."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return buying(x) and x[U_PERFORMER] != NONE and s.holder[x[U_PERFORMER]] == x[SEAT]

    def say(self, w: Words) -> str:
        return "you equip it to a character of yours"


class PassOn(Effect):
    """An equipped attachment moves from one to another of the characters that pass the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters
        self.to = CityTarget(CHARACTERS, filters, aimed=False)
        self.what = CityTarget(EQUIPPED_CARDS, (is_attachment, WornBy(All(*filters))), aimed=False)

    def sets(self) -> tuple[Who, ...]:
        return (self.what, self.to)

    def lay(self, script: Script) -> None:
        for target in (self.what, self.to):
            script.choose_in(target)
            script.row[-1] = ChoosePassed(target, script.announcing, self)
        script.row.append(self)

    def fits(self, s: FiveSails, f: Frame, a: int, host: int) -> bool:
        """It can be taken off, and another may wear it."""
        if host == s.host[a] or not may(s, TO_BE_UNEQUIPPED, a, f[SEAT]):
            return False
        return may_wear(s, s.holder[a], a, host)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, hosts = self.what.cards(s, f), self.to.cards(s, f)
        if cards and hosts:
            happenings.pass_on(s, f, cards[0], hosts[0])
        else:
            f[RESULT] = 0

    def say(self, w: Words) -> str:
        who = article(noun_phrase(w, self.filters, "character"))
        return f"an attachment of your choice on {who} moves to another such character"


class ChoosePassed(Choose):
    """Choosing what moves, or to whom: only what can be completed."""

    def __init__(self, target: Target, announcing: bool, passing: PassOn) -> None:
        super().__init__(target, announcing)
        self.passing = passing

    def candidates(self, s: FiveSails, f: Frame) -> list[int]:
        found = super().candidates(s, f)
        if self.target is self.passing.what:
            hosts = self.passing.to.candidates(s, f)
            return [a for a in found if any(self.passing.fits(s, f, a, c) for c in hosts)]
        cards = self.passing.what.cards(s, f)
        return [c for c in found if cards and self.passing.fits(s, f, cards[0], c)]


class ThisEquips(Equips):
    """The card in question is being equipped by this character."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return buying(x) and x[U_PERFORMER] == x[U_ORIGIN]

    def say(self, w: Words) -> str:
        return "this character equips it"


class OpposingEquips(Equips):
    """The card in question is being equipped by a character that opposes this one."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return buying(x) and x[U_PERFORMER] != NONE and s.opposes(x[U_PERFORMER], x[U_ORIGIN])

    def say(self, w: Words) -> str:
        return f"a character opposing {w.this} equips it"


# The words that cards are written with

pass_on = PassOn
equip = Equip
you_equip_it = YouEquip()
this_equips_it = ThisEquips()
opposing_equips_it = OpposingEquips()

__all__ = [
    "equip", "opposing_equips_it", "pass_on", "this_equips_it", "you_equip_it",
]  # fmt: skip
