"""The cards of this game under their numbers, their abilities under theirs, and finding a card by name."""

from functools import cache
from typing import Any

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.games.five_sails.cards import ALL
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.flow.actions import BASIC_ACTIONS
from quarterdeck.games.five_sails.terms import LOCATION_CARD
from quarterdeck.games.own import OwnCards
from quarterdeck.kernel.errors import BadDefinition

LISTING = "'quarterdeck cards five-sails' lists them all"


@cache
def published() -> Catalogue[CityCard]:
    """The set as it was published; a set with cards of one's own is this one, `extended`."""
    return Catalogue(ALL, BASIC_ACTIONS, LISTING)


#: the published set with cards of somebody's own behind it, if there are any
EXTENDED: list[Catalogue[CityCard]] = []


def current() -> Catalogue[CityCard]:
    """The set that is played with."""
    return EXTENDED[0] if EXTENDED else published()


def extend(own: OwnCards) -> None:
    """From now on the set is the published one and these cards; what cannot be is refused where it is written."""
    for card in own.cards:
        if card.kind == LOCATION_CARD:
            raise own.refuse(f"{card.name} is a location, and the City has only its own five")
    try:
        EXTENDED[:] = [published().extended(own.cards)]
    except BadDefinition as error:
        raise own.refuse(str(error)) from None


def reset() -> None:
    """From now on the set is the published one."""
    EXTENDED.clear()


def catalogue() -> tuple[CityCard, ...]:
    """The cards in the order of their collector numbers; a card's place here is its definition number."""
    return current().cards


def abilities() -> tuple[Any, ...]:
    """Basic actions first, then every printed ability; the place here is the ability's number."""
    return current().abilities


def find_card(name: str) -> CityCard:
    """The card of this name or number; an unknown one is refused with the nearest names."""
    return current().find(name)
