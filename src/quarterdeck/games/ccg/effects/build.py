"""The builders of texts: Acts, Reacts, traits that answer, and what anybody may do with a card."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.cardgame.build import Aim, Cost, From, Mark, check_parts
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Is
from quarterdeck.cardgame.amounts import Fixed
from quarterdeck.cardgame.nodes import Choose, Effect, Script
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.sets import Target, Who, this
from quarterdeck.cardgame.using import CardAbility
from quarterdeck.cardgame.verbs import Do
from quarterdeck.games.ccg.columns import Cost as Flag
from quarterdeck.games.ccg.effects.filters import is_untacked
from quarterdeck.games.ccg.effects.durations import Gain
from quarterdeck.games.ccg.effects.points import Cheaper, Counts, CrewProduces, Produces, most_of
from quarterdeck.games.ccg.effects.sets import ANSWERED, SeaTarget, your_ship
from quarterdeck.games.ccg.effects.triggers import Paying, Producing, Suffering, before_action, purposes_of
from quarterdeck.games.ccg.effects.verbs import Draw, Sail, attach_this, cancel, discard, sink, tack, to_hand
from quarterdeck.games.ccg.kinds import ABOARD, ATTACHED, A_ACT, A_REACT, A_TRAIT, TO_BEAR, TO_BE_REMOVED
from quarterdeck.games.ccg.laying import CancelableBy, lay_out
from quarterdeck.games.ccg.legality import crew_bears
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import MOVE_COST, NO_SKILL, POINTS, SAILING, SKILLS, SWASHBUCKLING
from quarterdeck.games.ccg.using import (
    ANYBODY, ONCE_PER_EVENT, ONCE_PER_TURN, ONE_COPY, WITH_HITS, Bill, Cancel, CancelMore, SeaAbility,
)  # fmt: skip
from quarterdeck.games.ccg.values import may
from quarterdeck.kernel.ability import U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, listed

# Parts


class Pay(Part):
    """Points of one of these skills are paid for it, besides the flag of the card."""

    order = True

    def __init__(self, amount: int, *skills: int, move_cost: bool = False, open_end: bool = False) -> None:
        self.amount = amount
        self.skills = skills
        self.move_cost = move_cost
        self.open_end = open_end

    def joins(self, a: CardAbility) -> None:
        assert isinstance(a, SeaAbility)
        mask = 0
        for k in self.skills:
            mask |= 1 << k
        a.asks = (*a.asks, Bill(mask, self.amount, self.move_cost, self.open_end))

    def say(self, w: Words) -> str:
        w.clause()
        if self.move_cost:
            return "pay your Move Cost" + (f" and {self.amount} more" if self.amount else "")
        skills = listed([SKILLS[k] for k in self.skills], "or")
        if self.open_end:
            return f"pay any amount of {skills}" + (f", {self.amount} or more" if self.amount else "")
        return f"pay {self.amount} {skills}"


def pay(amount: int, *skills: int) -> Pay:
    """Pay so many points of one of these skills."""
    return Pay(amount, *skills)


def pay_any(least: int, *skills: int) -> Pay:
    """Pay any amount of a skill, so much at least; how much it was is noted."""
    return Pay(least, *skills, open_end=True)


def pay_move_cost(plus: int = 0) -> Pay:
    """Pay your Move Cost in Sailing, and so much more."""
    return Pay(plus, SAILING, move_cost=True)


class Cancelable(Mark):
    """Others may cancel it by paying what its text says. (CG-CANCEL-01, -02)"""

    def __init__(self, cost: Flag, controller: bool = False, by: Who | None = None) -> None:
        price = str(cost).replace("MC", "their Move Cost").replace("+", "and") if cost.kind == MOVE_COST else str(cost)
        super().__init__(0, f"may cancel it by paying {price}.")
        self.terms = Cancel(cost, controller, by)

    def behind(self, w: Words) -> str:
        if self.terms.by is not None:
            who = self.terms.by.owns(w, "player")
            return f"{who[0].upper()}{who[1:]} {self.word}"
        return f"Whoever {'controls its target' if self.terms.controller else 'is targeted by it'} {self.word}"

    def joins(self, a: CardAbility) -> None:
        assert isinstance(a, SeaAbility)
        a.cancel = self.terms


def cancelable(n: int, k: int, controller: bool = False, by: Who | None = None) -> Cancelable:
    """Whom it targets may cancel it for so many points; or who controls the target; or the player of a card."""
    return Cancelable(Flag(POINTS, k, n), controller, by)


def cancelable_for_move_cost(plus: int = 0) -> Cancelable:
    """Players whose cards it targets may cancel it for their Move Cost, and so much more."""
    return Cancelable(Flag(MOVE_COST, SAILING, plus))


class CancelBonus(Mark):
    """Of several texts of a card this one costs more to cancel, if something is true."""

    def __init__(self, n: int, condition: Condition) -> None:
        super().__init__(0, f"If {condition.say(Words())}, its cancel cost is increased by {n}.")
        self.terms = CancelMore(n, condition)

    def joins(self, a: CardAbility) -> None:
        assert isinstance(a, SeaAbility)
        a.cancel_more = self.terms


class TargetsIt(Aim):
    """What is answered is targeted by that."""

    def __init__(self) -> None:
        super().__init__(SeaTarget(ANSWERED, ()))

    def say(self, w: Words) -> str:
        w.clause()
        return "target it"


def targets_it() -> TargetsIt:
    """The card that the answered event happens to is targeted."""
    return TargetsIt()


once_per_turn = Mark(ONCE_PER_TURN, "Once per turn.")  #: It can be used once per turn.
once_per_event = Mark(ONCE_PER_EVENT, "Once each time.")  #: It can be used once for what it answers.
#: It can be used once for what it answers, whatever the number of copies.
one_copy = Mark(ONCE_PER_EVENT | ONE_COPY, "Only one copy of this card can be used each time.")

#: It works when this card, an Action, is attached; and not from the hand.
once_attached = From(ATTACHED)

# Rules that are no text of the card


def removable(s: SeventhSea, x: Frame, c: int) -> bool:
    return may(s, TO_BE_REMOVED, c, x[SEAT])


def bears_this(s: SeventhSea, x: Frame, c: int) -> bool:
    """Whether a card may have the card of this text attached. (CG-KEY-14, -20)"""
    if s.zone[c] == ABOARD and not crew_bears(s, x[U_ORIGIN], c):
        return False
    return may(s, TO_BEAR, c, x[SEAT])


UNTACKED = Is("untacked", is_untacked)
REMOVABLE = Is("removable", removable)
may_bear_this = Is("bears it", bears_this)  #: May have this card attached, which is a rule and no text.


def ask_of_targets(effects: Sequence[Any], costs: bool) -> None:
    """What a cost tacks is untacked; what protects a card against being removed holds."""
    for e in effects:
        if isinstance(e, Do) and isinstance(e.who, Target):
            if costs and e.verb is tack:
                e.who.require(UNTACKED)
            if not costs and e.verb in (sink, discard):
                e.who.require(REMOVABLE)
            if e.verb is attach_this:
                e.who.require(may_bear_this)


def help_of(a: SeaAbility) -> tuple[tuple[int, int], ...]:
    """How much an ability could help at most to meet a payment, and in which skills. (CG-RULE-06)"""
    most = sum(e.most() for e in a.effects if isinstance(e, Counts) and e.helps)
    if isinstance(a.trigger, Paying):
        most += sum(most_of(e.n) for e in a.effects if isinstance(e, Gain))
    if most <= 0 or not isinstance(a.trigger, Paying | Producing | Suffering):
        return ()
    if any(isinstance(e, Counts) and e.with_hits for e in a.effects):
        return ((WITH_HITS, most),)
    trigger = a.trigger
    skills: Sequence[int] = ()
    if isinstance(trigger, Paying):
        skills = [k for k in range(len(SKILLS)) if trigger.skills >> k & 1]
    elif isinstance(trigger, Producing):
        skills = trigger.skills
    a.tacks_itself = any(isinstance(e, Do) and e.verb is tack and e.who is this for e in a.costs)
    for test in trigger.tests:
        for purpose in purposes_of(test):
            a.helps_with |= 1 << purpose
    spends = a.kind == A_TRAIT or any(isinstance(e, Do) for e in a.costs)
    a.helps_again = not spends and not a.marks & ONCE_PER_TURN
    return tuple([(k, most) for k in skills]) or ((NO_SKILL, most),)


def sure_help_of(a: SeaAbility) -> int:
    """What an ability adds to a payment, where its text leaves nothing to be chosen or counted."""
    if not isinstance(a.trigger, Paying) or any(isinstance(e, Choose) for e in a.row):
        return 0
    only = a.effects[0] if len(a.effects) == 1 else None
    if isinstance(only, Produces | Cheaper) and not isinstance(only, CrewProduces) and isinstance(only.n, Fixed):
        return only.n.n
    return 0


# Abilities


def ability(kind: int, parts: Sequence[Part | Effect]) -> SeaAbility:
    """An ability from its parts."""
    called = {A_ACT: "an Act", A_REACT: "a React", A_TRAIT: "a trait that answers"}[kind]
    check_parts(called, parts, kind != A_ACT)
    a = SeaAbility(kind)
    for p in parts:
        if isinstance(p, Cost):
            ask_of_targets(p.effects, True)
    ask_of_targets(parts, False)
    lay_out(a, parts, Script())
    a.compulsory = kind == A_TRAIT
    a.aids = help_of(a)
    a.gives = sure_help_of(a)
    a.produces = isinstance(a.trigger, Paying) and a.trigger.is_for(SWASHBUCKLING) and has(a, Produces)
    a.supplies = has(a, Draw) or any(isinstance(e, Do) and e.verb is to_hand for e in a.row)
    a.cancels = any(e is cancel for e in a.row)
    return a


def has(a: SeaAbility, effect: type[Effect]) -> bool:
    """Whether an effect of this class is in the row of an ability, under whatever condition."""
    return any(isinstance(e, effect) for e in a.row)


def act(*parts: Part | Effect) -> SeaAbility:
    """What a player may do as an action."""
    return ability(A_ACT, parts)


def react(*parts: Part | Effect) -> SeaAbility:
    """What a player may do in a window; it needs a trigger."""
    return ability(A_REACT, parts)


def trait(*parts: Part | Effect) -> SeaAbility:
    """Text without a label that answers an event: it happens by itself, once each time; its "may" is a question."""
    return ability(A_TRAIT, parts)


def instead(*parts: Part | Effect) -> SeaAbility:
    """Text without a label that its player may use in a window: no React, and nothing that happens by itself."""
    a = ability(A_TRAIT, parts)
    a.compulsory = False
    return a


def free_move() -> SeaAbility:
    """The usual React of a Ship: tack it before an action to move to an adjacent Sea. (CG-CARDS-14)"""
    return react(before_action, Cost(tack(this)), Sail(your_ship))


def anybody(*parts: Part | Effect) -> SeaAbility:
    """What any player may do with this card as an action, each with their own cards. (CG-ACT-03c)"""
    a = ability(A_ACT, parts)
    a.marks |= ANYBODY
    return a


# The words that cards are written with

cancel_bonus = CancelBonus
cancelable_by = CancelableBy

__all__ = [
    "act", "anybody", "cancel_bonus", "cancelable", "cancelable_by", "cancelable_for_move_cost", "free_move",
    "instead", "may_bear_this", "once_attached", "once_per_event", "once_per_turn", "one_copy", "pay", "pay_any",
    "pay_move_cost", "react", "targets_it", "trait",
]  # fmt: skip
