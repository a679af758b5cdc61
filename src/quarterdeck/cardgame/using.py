"""Abilities of cards: with which performer and targets one can be completed, and whether it can be paid in full.

An ability is offered only if everything from the performer to the last cost can be completed.
"""

from typing import TYPE_CHECKING, Any, Final

from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, Test, tests_of
from quarterdeck.cardgame.sets import Target
from quarterdeck.cardgame.state import State
from quarterdeck.kernel.ability import U_EVENT, U_IT, U_PERFORMER, U_SURE, Ability, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_SET, members

if TYPE_CHECKING:
    from quarterdeck.cardgame.nodes import Effect
    from quarterdeck.cardgame.triggers import Trigger

# How the performer of an ability is found; a game may have further ways
NOBODY_PERFORMS: Final = 0
BEARER_PERFORMS: Final = 1
CHOSEN_PERFORMS: Final = 2
OWN_WAYS: Final = 3

# Limits and marks of an ability; a game's own marks begin at OWN_MARKS
UNLIMITED: Final = 1
REPEATABLE: Final = 2
NOT_COPIED: Final = 4
GRANTED: Final = 8
OWN_MARKS: Final = 16


class CardAbility(Ability):
    """The kernel's row of nodes, and what has to be true before it is announced. A game's own abilities add to it."""

    __slots__ = (
        "aimed_costs", "aims", "by", "conditions", "costs", "discards", "effects", "fixed_costs", "marks", "moments",
        "name", "parts", "performer", "price_depends_on_targets", "promises", "qualified", "simple", "tests",
        "trigger", "waiver",
    )  # fmt: skip

    def __init__(self, kind: int, row: tuple[Node, ...], costs_at: int, effects_at: int) -> None:
        super().__init__(kind, row, costs_at, effects_at)
        #: of an ability that is not a card's; the others are called by their card
        self.name = ""
        self.by = NOBODY_PERFORMS
        #: what a performer has to be; `tests` are the same, as plain functions
        self.performer: tuple[Filter, ...] = ()
        self.tests: tuple[Test, ...] = ()
        #: whether the performer has to meet anything at all
        self.qualified = True
        self.conditions: tuple[Condition, ...] = ()
        #: targets that are chosen when it is announced; those of them that are cards of the hand
        self.aims: tuple[Target, ...] = ()
        self.promises: tuple[Target, ...] = ()
        #: all costs; those that can be looked at before targets are chosen; those that are about the targets
        self.costs: tuple[Effect, ...] = ()
        self.fixed_costs: tuple[Effect, ...] = ()
        self.aimed_costs: tuple[Effect, ...] = ()
        #: how many cards of the hand the costs take
        self.discards = 0
        #: what may be paid in place of all costs
        self.waiver: Effect | None = None
        self.price_depends_on_targets = False
        self.effects: tuple[Effect, ...] = ()
        self.trigger: Trigger | None = None
        #: the events, and their timings, that it answers
        self.moments: tuple[tuple[int, int], ...] = ()
        self.marks = 0
        #: whether nothing has to be completed but the payment
        self.simple = False
        self.parts: tuple[Any, ...] = ()

    def prepare(self) -> None:
        """Work out, once all is known about it, what is asked again and again."""
        self.tests = tests_of(self.performer)
        self.simple = not (self.trigger or self.conditions or self.fixed_costs or self.aims)
        self.promises = tuple([aim for aim in self.aims if aim.pool.promised])

    # what a game answers

    def performer_candidates(self, s: Any, x: Frame) -> list[int]:
        """Cards that could perform, before their qualification is looked at; NONE stands for nobody."""
        return [x[U_PERFORMER]] if self.by == BEARER_PERFORMS else [NONE]

    def qualifies(self, s: Any, x: Frame, p: int) -> bool:
        """Whether a performer meets what is printed before the ability."""
        for test in self.tests:
            if not test(s, x, p):
                return False
        return True

    def affordable(self, s: Any, x: Frame) -> bool:
        """Whether its price, and the cards that its other costs take, can be paid."""
        return True

    def paid_in_full(self, s: Any, x: Frame) -> bool:
        """The same without what may be paid in place of all costs."""
        return True

    # whether all of it can be completed

    def performers(self, s: Any, x: Frame) -> list[int]:
        """Performers with whom the ability can be completed."""
        return [p for p in self.performer_candidates(s, x) if self.performs(s, x, p)]

    def performs(self, s: Any, x: Frame, p: int) -> bool:
        x[U_PERFORMER] = p
        if self.qualified and not self.qualifies(s, x, p):
            return False
        return self.completes(s, x)

    def completes(self, s: Any, x: Frame) -> bool:
        """With this performer: the trigger, the conditions, the cost targets, the costs."""
        if self.simple:
            return x[U_SURE] > 0 or self.affordable(s, x)
        if self.trigger is not None and x[U_EVENT] != NONE and not self.answers_event(s, x):
            return False
        for condition in self.conditions:
            if not condition.holds(s, x):
                return False
        for cost in self.fixed_costs:
            if not cost.payable(s, x):
                return False
        if self.aims:
            return self.aims_complete(s, x, 0)
        return x[U_SURE] > 0 or self.affordable(s, x)

    def answers_event(self, s: State, x: Frame) -> bool:
        e = s.stack[x[U_EVENT]]
        trigger = self.trigger
        assert trigger is not None
        if trigger.subject is None:
            return trigger.passes(s, x, e)
        return bool(self.answered_members(s, x, e))

    def answered_members(self, s: Any, x: Frame, e: Frame) -> list[int]:
        """The members of a batch that this ability could answer; `U_IT` is left at the first."""
        trigger = self.trigger
        assert trigger is not None
        fitting = []
        for c in members(e[E_SET]):
            x[U_IT] = c
            if trigger.fits(s, x, c) and trigger.passes(s, x, e):
                fitting.append(c)
        x[U_IT] = fitting[0] if fitting else NONE
        return fitting

    def aims_complete(self, s: Any, x: Frame, i: int) -> bool:
        """Whether the i-th and later targets of the cost part can be chosen so that all can be paid."""
        if i == len(self.aims):
            for cost in self.aimed_costs:
                if not cost.payable(s, x):
                    return False
            return self.affordable(s, x)
        aim = self.aims[i]
        last = i == len(self.aims) - 1 and not self.aimed_costs
        if aim.most != 1 or (last and not self.price_depends_on_targets):
            return (not aim.least or len(aim.candidates(s, x)) >= aim.least) and self.affordable(s, x)
        found = aim.candidates(s, x)
        if len(found) < aim.least:
            return False
        for c in found:
            x[aim.register] = 1 << c
            if self.aims_complete(s, x, i + 1):
                x[aim.register] = 0
                return True
        x[aim.register] = 0
        return aim.least == 0 and self.aims_complete(s, x, i + 1)

    def aims_found(self, s: Any, x: Frame, i: int) -> bool:
        """Whether the i-th and later targets of the cost part can be chosen, once all is paid."""
        if i == len(self.aims):
            return True
        aim = self.aims[i]
        found = aim.candidates(s, x)
        if aim.most != 1 or not aim.least:
            return len(found) >= aim.least
        for c in found:
            x[aim.register] = 1 << c
            fits = self.aims_found(s, x, i + 1)
            x[aim.register] = 0
            if fits:
                return True
        return False

    def promised(self, x: Frame) -> int:
        """Cards of the hand that another cost of the same use takes, as a set: they cannot pay as well."""
        out = 0
        for aim in self.promises:
            if x[aim.register] > 0:
                out |= x[aim.register]
        return out


#: what an ability keeps when its nodes are put into another order, as far as every card game knows it
TAKEN_OVER: Final = (
    "aimed_costs", "aims", "bills", "by", "cancellable", "compulsory", "conditions", "costs", "definition",
    "discards", "effects", "event", "fixed_costs", "index", "marks", "moments", "name", "number", "parts",
    "performer", "plain", "price_depends_on_targets", "promises", "qualified", "repeatable", "secretive", "simple",
    "tests", "timing", "trigger", "waiver", "zones",
)  # fmt: skip
