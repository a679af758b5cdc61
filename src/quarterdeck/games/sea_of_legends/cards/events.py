"""Event cards: three for up to two players and three for more, for each Faction (SL-EVENT)."""

from quarterdeck.games.sea_of_legends.cards.common import event
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, instructions
from quarterdeck.games.sea_of_legends.effects.tides import (
    MoreReward, PlaceAt, PlaceAtSea, RaiseLevel, each_raises_nemesis,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.facts import Event

GALLEON = "Spanish Galleon"


def armada(name: str, many: bool, *sets: SeaAbility) -> Event:
    """Every card of the Armada raises the Galleons first."""
    return event(name, "Spanish Armada", many, (5, 6, 7), instructions(RaiseLevel(GALLEON)), *sets)


EVENTS = (
    armada(
        "Treasure Fleet", False,
        instructions(PlaceAtSea(GALLEON)), instructions(MoreReward(GALLEON, 5)), instructions(each_raises_nemesis),
    ),
    armada(
        "Orders from Seville", False,
        instructions(PlaceAt(GALLEON, "Havana")), instructions(PlaceAtSea(GALLEON)), instructions(each_raises_nemesis),
    ),
    armada(
        "The Viceroy's Patience", False,
        instructions(PlaceAt(GALLEON, "Cartagena")), instructions(MoreReward(GALLEON, 3)),
        instructions(PlaceAtSea(GALLEON)),
    ),
    armada(
        "Convoy Season", True,
        instructions(PlaceAtSea(GALLEON)), instructions(PlaceAtSea(GALLEON)), instructions(each_raises_nemesis),
    ),
    armada(
        "Salute of the Guns", True,
        instructions(PlaceAtSea(GALLEON, 2)), instructions(MoreReward(GALLEON, 5)), instructions(PlaceAtSea(GALLEON)),
    ),
    armada(
        "The King's Fifth", True,
        instructions(PlaceAt(GALLEON, "San Juan")), instructions(PlaceAtSea(GALLEON)),
        instructions(each_raises_nemesis),
    ),
)  # fmt: skip
