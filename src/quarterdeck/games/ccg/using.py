"""Abilities of cards: who may use which one now, what it costs, and whether that could be paid.

An ability is offered unless an optimistic count falls short (CG-RULE-06): what passes may still fail.
"""

from typing import Any, Final

from quarterdeck.cardgame.build import ability_words
from quarterdeck.cardgame.sets import Target, Who
from quarterdeck.cardgame.using import OWN_MARKS, CardAbility
from quarterdeck.cardgame.values import BLANK
from quarterdeck.games.ccg.columns import Cost
from quarterdeck.games.ccg.kinds import (
    ACTION_NAMES, A_ACT, A_ATTACH, A_COMPLETE, A_HIRE, A_PUT_ADVENTURE, A_PUT_CHANTEY, A_REACT, A_TRAIT, HAND, INSIDE,
    PLAYED, PRODUCE, SUNG, TO_BE_PLAYED, TO_CANCEL_IT, TO_USE_TEXT,
)  # fmt: skip
from quarterdeck.games.ccg.seats import playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ANY_AMOUNT, CREW, NO_COST, NO_SKILL, SKILLS
from quarterdeck.games.ccg.values import due, may, move_cost, points, surcharged
from quarterdeck.kernel.ability import U_ABILITY, U_BEARER, U_BILLS, U_EVENT, U_FLAGS, U_ORIGIN, U_PERFORMER, Node
from quarterdeck.kernel.columns import NONE, NO_SLOT, Frame
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.event import REACT
from quarterdeck.kernel.flow import SEAT, height_of
from quarterdeck.kernel.payment import MAY_STOP, OPEN_END, TO_USE
from quarterdeck.kernel.words import Words

# Marks of an ability
ONCE_PER_TURN: Final = OWN_MARKS
ONCE_PER_EVENT: Final = OWN_MARKS * 2
ANYBODY: Final = OWN_MARKS * 4  # any player may use it (CG-ACT-03c)
ONE_COPY: Final = OWN_MARKS * 8  # once per event, counting all copies of the card

#: in the place of a skill: what takes away Hits, and produces no points
WITH_HITS: Final = len(SKILLS)
#: more points than any cost asks for
ANY_NUMBER: Final = 99


class Bill:
    """Points that an ability asks for in its text: of one of several skills, so many; or one's own Move Cost."""

    def __init__(self, skills: int, amount: int, move_cost: bool = False, open_end: bool = False) -> None:
        self.skills = skills
        self.amount = amount
        self.move_cost = move_cost
        self.open_end = open_end


class Cancel:
    """What it costs others to cancel an ability by its own text: those it targets, or only who controls that.

    `by` is a card whose player may, where nothing is targeted.
    """

    def __init__(self, cost: Cost, controller: bool = False, by: Who | None = None) -> None:
        self.cost = cost
        self.controller = controller
        self.by = by


class CancelMore:
    """One ability of a card costs more to cancel than its flag says, if something is true."""

    def __init__(self, n: int, condition: Any) -> None:
        self.n = n
        self.condition = condition


class SeaAbility(CardAbility):
    """An Act, a React, a trait that answers, or one of the thirteen actions."""

    __slots__ = (
        "aids", "asks", "cancel", "cancel_more", "cancels", "flag", "gives", "helps_again", "helps_with", "produces",
        "supplies", "tacks_itself",
    )  # fmt: skip

    def __init__(self, kind: int, row: tuple[Node, ...] = (), costs_at: int = 0, effects_at: int = 0) -> None:
        super().__init__(kind, row, costs_at, effects_at)
        #: points that its text asks for, besides the flag of its card: a bill for each skill
        self.asks: tuple[Bill, ...] = ()
        #: what others pay to cancel it, where its own text says so, and what makes that, or the flag, more
        self.cancel: Cancel | None = None
        self.cancel_more: CancelMore | None = None
        #: whether the flag of its card is paid for it: an Action card that is played
        self.flag = False
        #: the most points of a skill (NO_SKILL: of any) that its use could add to a payment, or take off a cost or Hits
        self.aids: tuple[tuple[int, int], ...] = ()
        #: what it surely adds to what is paid, or takes off it, without anything to be chosen; 0 if that is open
        self.gives = 0
        #: whether it produces points of Swashbuckling while a cost is paid: those absorb Hits, too (CG-HITS-05)
        self.produces = False
        #: whether its use could bring a card into the hand (CG-RULE-17, -60)
        self.supplies = False
        #: whether it cancels what it answers, whose card is its target (CG-TARGET-03)
        self.cancels = False
        #: what a payment must be for that it adds to (TO_…), a bit each; 0: anything
        self.helps_with = 0
        #: whether that can be as often as one likes, if its card is not spent
        self.helps_again = False
        #: whether its card is tacked for it
        self.tacks_itself = False

    def prepare(self) -> None:
        super().prepare()
        self.bills = int(self.flag) + len(self.asks) or 1

    def affordable(self, s: SeventhSea, x: Frame) -> bool:
        """Whether an optimistic count reaches every bill, or something else may be done instead. (CG-RULE-06)"""
        return self.paid_in_full(s, x) or (self.waiver is not None and could_waive(s, x, self.waiver))

    def paid_in_full(self, s: SeventhSea, x: Frame) -> bool:
        for at in range(self.bills):
            skills, amount, purpose, _ = self.billed(s, x, at)
            if amount and could_produce(s, x[SEAT], skills, purpose) < amount:
                return False
        return True

    def billed(self, s: SeventhSea, x: Frame, at: int) -> tuple[int, int, int, int]:
        """One of the payments for a use: skills as a set, how much, what it is for, on which terms."""
        c, seat = x[U_ORIGIN], x[SEAT]
        if self.flag and at == 0:
            if s.zone[c] not in (HAND, PLAYED):
                return NO_BILL
            return flag_bill(s, s.match.drawn[c].cost, seat, c, TO_USE, x)
        if not self.asks:
            return NO_BILL
        bill = self.asks[at - int(self.flag)]
        amount = bill.amount + (move_cost(s, seat) if bill.move_cost else 0)
        if bill.open_end:
            return bill.skills, amount, TO_USE, OPEN_END
        return bill.skills, surcharged(s, seat, bill.skills, amount), TO_USE, MAY_STOP

    def words(self, w: Words) -> str:
        """As the card prints it: 'Act: …', 'React: …'; a trait that answers is a plain sentence."""
        if self.kind == A_TRAIT:
            said = ability_words(self, w, "", continuous=self.compulsory)
            return said if self.compulsory else said.replace(", ", ", you may ", 1)
        if self.kind not in (A_ACT, A_REACT):
            said = ability_words(self, w, OWN_WAY[self.kind].replace("{this}", w.this))
            return said.removesuffix(" \N{RIGHTWARDS ARROW} ") + ("" if self.effects else ".")
        who = "Any player may act" if self.marks & ANYBODY else ACTION_NAMES[self.kind]
        return ability_words(self, w, who + ":")


#: what stands before what a card asks for to be played
OWN_WAY: Final = {
    A_HIRE: "To hire {this}:", A_ATTACH: "To attach {this}:", A_COMPLETE: "To complete {this}:",
    A_PUT_ADVENTURE: "To put {this} into play:", A_PUT_CHANTEY: "To put {this} into play:",
}  # fmt: skip


class Aid:
    """The most that an ability of a card could add to a payment in a skill, and what it needs for that."""

    __slots__ = ("card", "n", "once", "purposes", "tacks", "to_another", "zones")

    def __init__(self, card: int, a: SeaAbility, n: int) -> None:
        self.card = card
        self.zones = a.zones
        self.n = max(n, ANY_NUMBER) if a.helps_again and not a.zones >> HAND & 1 else n
        self.purposes = a.helps_with
        self.tacks = a.tacks_itself
        self.once = 1 << a.index if a.marks & ONCE_PER_TURN else 0
        #: whether it adds to what somebody produces, and is nothing alone
        self.to_another = a.event == PRODUCE


def could_waive(s: SeventhSea, x: Frame, effect: Any) -> bool:
    """Whether what may be done in place of paying could be: with what is chosen for it, or with some choice."""
    if effect.payable(s, x):
        return True
    for who in effect.sets():
        if isinstance(who, Target) and x[who.register] <= 0:
            found = who.candidates(s, x)
            for at in range(len(found) - who.most + 1):
                x[who.register] = sum([1 << c for c in found[at : at + who.most]])
                able = effect.payable(s, x)
                x[who.register] = 0
                if able:
                    return True
    return False


NO_BILL: Final = (0, 0, TO_USE, MAY_STOP)


def flag_bill(s: SeventhSea, cost: Cost, seat: int, c: int, purpose: int, x: Frame | None) -> tuple[int, int, int, int]:
    """The bill for a cost flag."""
    if cost.kind == NO_COST or cost.skill == NO_SKILL:
        return NO_BILL
    skills, amount = 1 << cost.skill, due(s, cost, seat, c, purpose, x)
    if cost.kind == ANY_AMOUNT:
        return skills, amount, purpose, OPEN_END
    return skills, surcharged(s, seat, skills, amount), purpose, MAY_STOP


# What a key calls a card


def thing(s: SeventhSea, c: int) -> int:
    """A card's public slot, or its face where it has none."""
    return s.slot[c] if s.slot[c] != NO_SLOT else s.face(c)


# The optimistic count


def could_produce(s: SeventhSea, seat: int, skills: int, purpose: int) -> int:
    """The most that a player could produce: all untacked Crew, and what cards could add. (CG-RULE-06)"""
    total = 0
    tacked = s.tacked
    for k in range(5):
        if skills >> k & 1:
            for c in s.crew(seat):
                if not tacked[c]:
                    total += points(s, c, k)
    for k in range(5):
        if skills >> k & 1:
            total += could_aid(s, seat, k, purpose, not total)
    return total


def could_aid(s: SeventhSea, seat: int, k: int, purpose: int, alone: bool = False) -> int:
    """The most that a player's cards, in play and in hand, could add to a payment in a skill, or take off it.

    `alone`: nobody is left who could produce anything to which they could add.
    """
    total = 0
    for aid in s.match.aids[k]:
        c = aid.card
        if not aid.zones >> s.zone[c] & 1 or s.holder[c] != seat or (alone and aid.to_another):
            continue
        if (aid.tacks and s.tacked[c]) or (aid.once and s.used[c] & aid.once):
            continue
        if not aid.purposes or aid.purposes >> purpose & 1:
            total += aid.n
    return total


def could_hold_aid(s: SeventhSea, seat: int, skills: int, purpose: int) -> bool:
    """Whether a player began with a card that could add to such a payment from the hand."""
    for k in range(5):
        if skills >> k & 1:
            for aid in s.match.aids[k]:
                if aid.zones >> HAND & 1 and s.match.owner[aid.card] == seat:
                    if not aid.purposes or aid.purposes >> purpose & 1:
                        return True
    return False


# Who may use what


def reading(s: SeventhSea, seat: int, c: int, ability: Any, at: int = NONE) -> Frame:
    """The frame in which it is read whether an ability can be used; `at` is where what it answers stands."""
    x = BLANK[:]
    x[SEAT], x[U_FLAGS], x[U_EVENT], x[U_ABILITY] = seat, 0, at, ability.number
    x[U_ORIGIN], x[U_BEARER], x[U_BILLS] = c, s.bearer(c), 0
    x[U_PERFORMER] = x[U_BEARER]
    return x


def users(s: SeventhSea, ability: Any, c: int) -> tuple[int, ...]:
    """Who may use an ability of a card: its controller; of a Chantey everybody. (CG-CARDS-22, -30)"""
    if ability.marks & ANYBODY or s.zone[c] == SUNG:
        return playing(s)
    holder = s.holder[c]
    return (holder,) if holder < s.match.seats and not s.out >> holder & 1 else ()


def used_bit(s: SeventhSea, ability: Any, c: int, seat: int) -> int:
    """What everybody may use, each uses apart; each ability has a bit for every seat."""
    shared = ability.marks & ANYBODY or s.zone[c] == SUNG
    index: int = ability.index
    return 1 << index * s.match.seats + (seat if shared else 0)


def usable(s: SeventhSea, seat: int, c: int, ability: Any, at: int = NONE) -> bool:
    """Whether a player could use an ability of this card now, from announcing it to paying for it."""
    if ability.marks & ONCE_PER_TURN and s.used[c] & used_bit(s, ability, c, seat):
        return False
    if not may(s, TO_USE_TEXT, c, seat):
        return False
    if s.zone[c] == HAND and s.match.kind[c] != CREW and not may(s, TO_BE_PLAYED, c, seat):
        return False
    return bool(ability.performers(s, reading(s, seat, c, ability, at)))


def reacting(s: SeventhSea, e: Frame, c: int, ability: Any) -> int:
    """The seats that can answer the event on top of the stack with this card's ability, a bit each."""
    at = height_of(s, e)
    seats = 0
    for seat in users(s, ability, c):
        if usable(s, seat, c, ability, at):
            seats |= 1 << seat
    return seats


def offered(s: SeventhSea, kind: int, f: Frame, seat: int) -> list[tuple[int, Any]]:
    """What a player could use in a window that is part of a question of their own: (card, ability)."""
    entries = s.match.inside[INSIDE.index(kind)]
    if not entries:
        return []
    at = height_of(s, f)
    found = []
    for c, zones, ability in entries:
        if zones >> s.zone[c] & 1 and seat in users(s, ability, c) and usable(s, seat, c, ability, at):
            found.append((c, ability))
    return found


def offered_keys(s: SeventhSea, found: list[tuple[int, Any]]) -> list[int]:
    """One option each, and one for copies that nobody could tell apart."""
    return list(dict.fromkeys([key(REACT, thing(s, c), ability.number) for c, ability in found]))


def acts(s: SeventhSea, seat: int, c: int) -> list[Any]:
    """The Acts of a card that a player could perform now. (CG-ACT-03)"""
    return [a for a in s.match.acts[c] if a.zones >> s.zone[c] & 1 and seat in users(s, a, c) and usable(s, seat, c, a)]


def may_cancel(s: SeventhSea, seat: int, skills: int, amount: int, purpose: int) -> bool:
    """Whether a player could pay a cancel cost, optimistically counted. (CG-CANCEL-05, CG-RULE-06)"""
    if not may(s, TO_CANCEL_IT, s.match.ship[seat], seat):
        return False
    return not amount or could_produce(s, seat, skills, purpose) >= amount
