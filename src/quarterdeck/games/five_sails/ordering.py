"""Abilities as an edition plays them: the same cards, the parts of a use in another order.

The 2023 rulebook's order is the one in which abilities are built; other editions get rows of their own, made once.
"""

from functools import cache
from typing import Any

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.cardgame.nodes import Choose
from quarterdeck.games.five_sails.catalogue import current
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.effects.places import ChoosePlace
from quarterdeck.games.five_sails.flow.actions import CHALLENGE_ACTION, EQUIP_ACTION
from quarterdeck.games.five_sails.flow.other_actions import challenge, equip_to_target
from quarterdeck.games.five_sails.using import CityAbility


def abilities_under(rules: Any) -> tuple[Any, ...]:
    """Every ability under its number, as a ruleset plays it."""
    late = rules.targets == "after_costs"
    return arranged(current(), rules.equip_to != "performer", late, rules.challenge == "targets")


@cache
def arranged(cards: Catalogue[CityCard], to_target: bool, late: bool, targets: bool) -> tuple[Any, ...]:
    """The same, by what makes a difference: FS-VAR-29, -52, -99."""
    found = list(cards.abilities)
    if late:
        found = [aimed_late(a) for a in found]
    if late or not targets:
        found[CHALLENGE_ACTION.number] = challenge(late, targets)
    if to_target:
        found[EQUIP_ACTION.number] = equip_to_target()
    return tuple(found)


def aimed_late(a: CityAbility) -> CityAbility:
    """The ability with its targets chosen after the costs are paid.

    Targets that a cost or the price speaks of are still chosen first: they are part of what is paid. What follows the
    costs keeps its place in the row, so that jumps in it stay right.
    """
    chosen = [node for node in a.row[: a.costs_at] if is_aim(a, node)]
    if not chosen or a.aimed_costs or a.price_depends_on_targets or a.promises:
        return a
    head = [node for node in a.row[: a.costs_at] if node not in chosen]
    costs, effects = a.row[a.costs_at : a.effects_at], a.row[a.effects_at :]
    return a.with_row((*head, *costs, *chosen, *effects), len(head), a.effects_at - len(chosen))


def is_aim(a: CityAbility, node: object) -> bool:
    """Whether a node of the announcement chooses a target, and not the performer or what is answered."""
    return isinstance(node, ChoosePlace) or (isinstance(node, Choose) and node.target in a.aims)
