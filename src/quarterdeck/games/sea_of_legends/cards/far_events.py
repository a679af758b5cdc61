"""Event cards of the Factions from far away: three for up to two players and three for more, for each (SL-EVENT)."""

from quarterdeck.games.sea_of_legends.cards.common import event
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, instructions
from quarterdeck.games.sea_of_legends.effects.tides import (
    MoreReward, PlaceAt, PlaceAtSea, PlaceToken, RaiseLevel, each_raises_nemesis,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.facts import Event

EGG = "Harpy Egg"
HARPY = "Harpy"
FRUIT = "Golden Fruit"
SENTINEL = "Sentinel"


def sky(name: str, many: bool, first: SeaAbility, calm: SeaAbility, *enraged: SeaAbility) -> Event:
    """The mood of the Harpy stands for a Strength. (SL-EVENT-05)"""
    calm.heading = "While the Harpy is Calm: "
    for part in enraged:
        part.heading = "While the Harpy is Enraged: "
    return event(name, "Skystalkers", many, (1, *[2] * len(enraged)), first, calm, *enraged)


def sentinels(name: str, many: bool, fruit: PlaceToken, *sets: SeaAbility) -> Event:
    """Each brings Golden Fruit. (SL-MUK-05)"""
    first = instructions(RaiseLevel(SENTINEL), fruit)
    return event(name, "Sentinels of Mukul", many, (5, 6, 7), first, *sets)


SKY = (
    sky(
        "A Shadow Over the Mast", False,
        instructions(PlaceToken(EGG, at_sea=1)), instructions(PlaceToken(EGG, "Port Royal")),
        instructions(MoreReward(HARPY, 5)), instructions(each_raises_nemesis),
    ),
    sky(
        "Feathers on the Deck", False,
        instructions(PlaceToken(EGG, "Nassau")), instructions(PlaceToken(EGG, at_sea=1)),
        instructions(each_raises_nemesis), instructions(PlaceToken(EGG, "Campeche")),
    ),
    sky(
        "The Nest at Claw Bay", False,
        instructions(PlaceToken(EGG, "Claw Bay")), instructions(PlaceToken(EGG, "Tortuga")),
        instructions(PlaceToken(EGG, at_sea=1)), instructions(MoreReward(HARPY, 5)),
    ),
    sky(
        "Wings Before the Storm", True,
        instructions(PlaceToken(EGG, at_sea=1)), instructions(PlaceToken(EGG, "Havana")),
        instructions(PlaceToken(EGG, at_sea=1)), instructions(each_raises_nemesis),
    ),
    sky(
        "What the Lookout Heard", True,
        instructions(PlaceToken(EGG, "San Juan")), instructions(PlaceToken(EGG, at_sea=1)),
        instructions(each_raises_nemesis), instructions(PlaceToken(EGG, "Hamilton")),
    ),
    sky(
        "A Season of Hunger", True,
        instructions(PlaceToken(EGG, "Skull Point", "Bridgetown")), instructions(PlaceToken(EGG, at_sea=1)),
        instructions(PlaceToken(EGG, at_sea=1)), instructions(each_raises_nemesis),
    ),
)  # fmt: skip

MUKUL = (
    sentinels(
        "Blossom on the Water", False, PlaceToken(FRUIT, at_sea=1),
        instructions(PlaceAtSea(SENTINEL)), instructions(PlaceToken(FRUIT, "Port Royal")),
        instructions(each_raises_nemesis),
    ),
    sentinels(
        "The Orchard Counts Its Own", False, PlaceToken(FRUIT, "Campeche"),
        instructions(PlaceAt(SENTINEL, "Cartagena")), instructions(PlaceAtSea(SENTINEL)),
        instructions(PlaceToken(FRUIT, at_sea=1)),
    ),
    sentinels(
        "A Taste of Gold", False, PlaceToken(FRUIT, "Tortuga"),
        instructions(PlaceAtSea(SENTINEL)), instructions(MoreReward(SENTINEL, 4)), instructions(each_raises_nemesis),
    ),
    sentinels(
        "Harvest of Thieves", True, PlaceToken(FRUIT, "Havana", at_sea=1),
        instructions(PlaceAtSea(SENTINEL, 2)), instructions(PlaceToken(FRUIT, at_sea=1)),
        instructions(each_raises_nemesis),
    ),
    sentinels(
        "The Merchant Names a Price", True, PlaceToken(FRUIT, "Basse-Terre", "St. Augustine"),
        instructions(PlaceAtSea(SENTINEL)), instructions(PlaceAt(SENTINEL, "Cartagena")),
        instructions(PlaceAtSea(SENTINEL)),
    ),
    sentinels(
        "Stone Eyes Open", True, PlaceToken(FRUIT, at_sea=2),
        instructions(PlaceAt(SENTINEL, "Maracaibo")), instructions(PlaceAtSea(SENTINEL)),
        instructions(each_raises_nemesis),
    ),
)  # fmt: skip

FAR_EVENTS = (*SKY, *MUKUL)
