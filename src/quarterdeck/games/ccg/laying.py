"""Laying the parts of an ability out as a row of nodes, in the order of this game (CG-RULE-55).

What is declared comes first: what is answered, targets, and every target in the effects that is not under a condition.
Then text costs, in printed order; points are paid after them. Then others may answer, and then come the effects.
"""

from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.build import check_numbers
from quarterdeck.cardgame.joining import May
from quarterdeck.cardgame.nodes import ChoosePerformer, Effect, Script
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.sets import Target, Who
from quarterdeck.cardgame.triggers import Trigger
from quarterdeck.cardgame.using import CHOSEN_PERFORMS
from quarterdeck.cardgame.waiving import AskWaiver, InsteadOfCosts
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.flow.actions import OWN_WAYS, BasicAction
from quarterdeck.games.ccg.flow.nodes import DECLARED, cancel_use
from quarterdeck.games.ccg.kinds import (
    ABOARD, AFLOAT, ATTACHED, A_ACT, A_COMPLETE, A_REACT, A_TRAIT, HAND, LASTING, SUNG, VESSEL, WATERS,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, ATTACHMENT, CAPTAIN, CHANTEY, CREW, NO_COST, SEA, SHIP
from quarterdeck.games.ccg.using import SeaAbility
from quarterdeck.games.ccg.values import NOT_CANCELED, ON_COST, special
from quarterdeck.kernel.ability import U_ORIGIN, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import height_of
from quarterdeck.kernel.words import Words, sentence

#: where the texts of a card work, unless they say otherwise (CG-CARDS-04, -26)
HOME: Final = {
    CREW: ABOARD, CAPTAIN: ABOARD, SHIP: VESSEL, ACTION: HAND, ATTACHMENT: ATTACHED, ADVENTURE: ATTACHED, CHANTEY: SUNG,
    SEA: WATERS,
}  # fmt: skip


class CancelThis(Effect):
    """The use that is being made is canceled: its effects do not happen. (CG-CANCEL-03)"""

    imperative = True

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        cancel_use(s, height_of(s, f))

    def payable(self, s: SeventhSea, x: Frame) -> bool:
        return not special(s, NOT_CANCELED, x[U_ORIGIN])

    def say(self, w: Words) -> str:
        return "cancel this action"


class CancelableBy(Part):
    """The player of a card may do something to cancel the action: a cancel cost that is no points. (CG-CANCEL-01)

    It is offered in the same step as one in points, before all Reacts to the action. (CG-RULE-13)
    """

    def __init__(self, who: Who, *effects: Effect) -> None:
        self.paid = May(effects, (), who)
        self.ransom = May((*effects, CancelThis()), (), who)

    def behind(self, w: Words) -> str:
        w.clause()
        return sentence(f"{self.paid.say(w)} to cancel this action")


def lay_out(
    a: SeaAbility, parts: Sequence[Part | Effect], script: Script | None = None, first: tuple[Node, ...] = ()
) -> SeaAbility:
    """The row of an ability, from its parts; `first` is done before its effects."""
    script = script or Script()
    before = [p for p in parts if isinstance(p, Part)]
    a.parts = tuple(parts)
    a.effects = tuple([p for p in parts if isinstance(p, Effect)])
    declare(a, before, script)
    if any(p.performed for p in before):
        a.by = CHOSEN_PERFORMS
        script.row.insert(0, ChoosePerformer())
    script.row += [AskWaiver(e) for e in a.costs if isinstance(e, InsteadOfCosts)]
    script.lay_all(a.costs)
    a.costs_at = a.effects_at = len(script.row)
    script.announcing = False
    script.lay_all([p.ransom for p in before if isinstance(p, CancelableBy)])
    if a.kind != A_TRAIT:
        script.row += DECLARED
    script.row += first
    script.lay_all(a.effects)
    check_numbers(script.row)
    a.row = tuple(script.row)
    return a


def own_way(kind: int, *parts: Part | Effect) -> SeaAbility:
    """One of the thirteen actions as a card has it: with text costs and conditions, and effects after those it has.

    It takes the place of the action for this card: what has to be tacked or discarded to play an Attachment or to
    complete an Adventure, and what comes of that besides.
    """
    basic = OWN_WAYS[kind]
    choices, does = basic.row[: basic.effects_at], basic.row[basic.effects_at + len(DECLARED) :]
    script = Script()
    script.row += choices
    return lay_out(BasicAction(kind, choices, does, basic.billing, basic.cancellable), parts, script, does)


def declare(a: SeaAbility, before: Sequence[Part], script: Script) -> None:
    """What is chosen when it is declared; targets of the effects, too. (CG-TARGET-06)"""
    script.announcing = True
    for p in before:
        if isinstance(p, Trigger):
            p.chooses(script, a)
    for p in before:
        if not isinstance(p, Trigger):
            p.chooses(script, a)
    for effect in a.effects:
        for who in effect.sets():
            if isinstance(who, Target) and who.aimed and who.register == NONE:
                script.choose_in(who)
                a.aims = (*a.aims, who)
    for p in before:
        p.joins(a)


def fit_to_card(card: CcgCard) -> None:
    """What an ability takes from the card it is printed on: its place, where it works, cost and cancel flags."""
    home = 1 << HOME[card.kind]
    for index, a in enumerate(card.abilities):
        a.index = index
        if a.kind in OWN_WAYS:
            a.zones = 1 << AFLOAT if a.kind == A_COMPLETE else 1 << HAND
            continue
        a.zones = a.zones or home
        a.flag = card.kind == ACTION and a.kind in (A_ACT, A_REACT)
        a.cancellable = a.cancel is not None or (card.cancel.kind != NO_COST and a.flag)
        a.price_depends_on_targets = any(p.question == ON_COST and p.when is not None for p in card.passives)
    for p in card.passives:
        p.zones = p.zones or (1 << ATTACHED | 1 << LASTING if card.kind == ACTION else home)
