"""What cards do with attachments: equipping one that is chosen, paying for it or not."""

from quarterdeck.cardgame.amounts import Amount, Provided
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.nodes import Choose, Effect, Script
from quarterdeck.cardgame.sets import Target, Who
from quarterdeck.cardgame.values import Why, kept
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.filters import WornBy
from quarterdeck.games.five_sails.effects.marks import is_attachment
from quarterdeck.games.five_sails.effects.sets import All, CityTarget, EQUIPPED_CARDS
from quarterdeck.games.five_sails.flow.actions import equip_price, may_wear
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import CREW, EQUIPPED, TO_BE_UNEQUIPPED
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

    `less` is taken off the price. What is another's comes under your `control`; what cannot be taken off stays.
    """

    def __init__(
        self, what: Who, to: Who, free: bool = False, less: Amount | None = None, control: bool = False
    ) -> None:
        self.what = what
        self.to = to
        self.free = free
        self.less = less
        self.control = control

    def sets(self) -> tuple[Who, ...]:
        return (self.what, self.to)

    def lay(self, script: Script) -> None:
        for who in self.sets():
            new = isinstance(who, Target) and who.register == NONE
            script.choose_in(who)
            if new and isinstance(who, Target):
                script.row[-1] = ChooseGear(who, script.announcing, self)
        script.row += [*self.payment(), self]

    def payment(self) -> list[Node]:
        return [PayForGear(self), GearPaid()]

    def hosts(self, s: FiveSails, x: Frame) -> list[int]:
        """Who could come to wear it: the one chosen, else all that might be."""
        if isinstance(self.to, Target) and not self.to.cards(s, x):
            return self.to.candidates(s, x)
        return self.to.cards(s, x)

    def fits(self, s: FiveSails, x: Frame, a: int, host: int) -> bool:
        """Whether this character may wear it, at a price that can be met."""
        seat = x[SEAT]
        if s.zone[host] != CREW or not may_wear(s, seat, a, host) or not removable(s, a, seat):
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
        what = f"take control of {what} and equip it" if self.control else f"equip {what}"
        return f"{what} to {self.to.say(w)}, {self.price_words(w)}"

    def price_words(self, w: Words) -> str:
        price = "ignoring all costs" if self.free else "paying for it"
        if isinstance(self.less, Provided):
            price += f"; it costs {self.less.n} less if {self.less.condition.say(w)}"
            price += f", else {self.less.otherwise} less" if self.less.otherwise else ""
        elif self.less is not None:
            price += f"; it costs {self.less.say(w)} less"
        return price


def removable(s: FiveSails, a: int, seat: int) -> bool:
    return s.zone[a] != EQUIPPED or may(s, TO_BE_UNEQUIPPED, a, seat)


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


class PassOn(Equip):
    """An equipped attachment moves from one to another of the characters that pass the filters."""

    imperative = False

    def __init__(self, *filters: Filter) -> None:
        on = CityTarget(EQUIPPED_CARDS, (is_attachment, WornBy(All(*filters))), aimed=False)
        super().__init__(on, CityTarget(CHARACTERS, filters, aimed=False), free=True)
        self.filters = filters

    def payment(self) -> list[Node]:
        return []

    def fits(self, s: FiveSails, x: Frame, a: int, host: int) -> bool:
        """It can be taken off, and another may wear it."""
        return host != s.host[a] and removable(s, a, x[SEAT]) and may_wear(s, s.holder[a], a, host)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, hosts = self.what.cards(s, f), self.to.cards(s, f)
        if cards and hosts:
            happenings.pass_on(s, f, cards[0], hosts[0])
        else:
            f[RESULT] = 0

    def say(self, w: Words) -> str:
        who = article(noun_phrase(w, self.filters, "character"))
        return f"an attachment of your choice on {who} moves to another such character"


# Who equips what a price is read for


def buying(x: Frame) -> bool:
    """Whether the price that is read is for the card itself, and not for an ability on it."""
    return x[U_T0] == 1 << x[U_IT]


class EquippedBy(Condition):
    """The card in question is being equipped to a character that passes the filters."""

    word = "when"

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return buying(x) and x[U_PERFORMER] != NONE and fits_all(s, x, x[U_PERFORMER], self.filters)

    def say(self, w: Words) -> str:
        return f"{article(noun_phrase(w, self.filters, 'character'))} equips it"


# The words that cards are written with

pass_on = PassOn
equip = Equip
equipped_by = EquippedBy

__all__ = ["equip", "equipped_by", "pass_on"]
