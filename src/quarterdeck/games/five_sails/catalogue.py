"""The cards of this game under their numbers, their abilities under theirs, and finding a card by name."""

from functools import cache
from typing import Any

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.games.five_sails.cards import ALL
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.flow.actions import BASIC_ACTIONS

LISTING = "'quarterdeck cards five-sails' lists them all"


@cache
def published() -> Catalogue[CityCard]:
    """The set as it was published; a set with cards of one's own is this one, `extended`."""
    return Catalogue(ALL, BASIC_ACTIONS, LISTING)


def catalogue() -> tuple[CityCard, ...]:
    """The cards in the order of their collector numbers; a card's place here is its definition number."""
    return published().cards


def abilities() -> tuple[Any, ...]:
    """Basic actions first, then every printed ability; the place here is the ability's number."""
    return published().abilities


def find_card(name: str) -> CityCard:
    """The card of this name or number; an unknown one is refused with the nearest names."""
    return published().find(name)
