"""Event cards of the Factions from far away: three for up to two players and three for more, for each (SL-EVENT)."""

from quarterdeck.games.sea_of_legends.cards.common import event
from quarterdeck.games.sea_of_legends.cards.events import GALLEON, tide
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, instructions
from quarterdeck.games.sea_of_legends.effects.tides import (
    MoreReward, PlaceAt, PlaceAtSea, PlaceToken, RaiseLevel, each_raises_nemesis,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.facts import Event

CHAMPION = "Champion"
GOLD = "Aztec Gold"
INITIATE = "Initiate"
EGG = "Harpy Egg"
HARPY = "Harpy"
FRUIT = "Golden Fruit"
ELEMENTAL = "Sea Elemental"
SENTINEL = "Sentinel"


def champions(name: str, many: bool, *sets: SeaAbility) -> Event:
    return tide("Aztecs", CHAMPION, (5, 6, 7), many, name, *sets)


def initiates(name: str, many: bool, *sets: SeaAbility) -> Event:
    return tide("Ordo Nocturnus", INITIATE, (3, 4, 5), many, name, *sets)


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


def coven(name: str, many: bool, *sets: SeaAbility) -> Event:
    """Whichever is revealed brings Alura. (SL-COV-18)"""
    return event(name, "Sea Coven", many, (4, 5, 6), instructions(RaiseLevel(ELEMENTAL)), *sets)


SKY = (
    sky(
        "A Shadow Over the Mast", False,
        instructions(PlaceToken(EGG, "Bridgetown")), instructions(each_raises_nemesis),
        instructions(MoreReward(HARPY, 5, leader=True)), instructions(each_raises_nemesis),
    ),
    sky(
        "Feathers on the Deck", False,
        instructions(PlaceToken(EGG, "Nassau")), instructions(each_raises_nemesis),
        instructions(PlaceToken(EGG, at_sea=1)), instructions(MoreReward(HARPY, 5, leader=True)),
    ),
    sky(
        "The Nest at Claw Bay", False,
        instructions(PlaceToken(EGG, "Claw Bay")), instructions(each_raises_nemesis),
        instructions(PlaceToken(EGG, at_sea=1)), instructions(MoreReward(HARPY, 5, leader=True)),
    ),
    sky(
        "Wings Before the Storm", True,
        instructions(PlaceToken(EGG, at_sea=1)), instructions(PlaceToken(EGG, "Thieves' Landing")),
        instructions(MoreReward(HARPY, 5, leader=True)), instructions(each_raises_nemesis),
    ),
    sky(
        "What the Lookout Heard", True,
        instructions(PlaceToken(EGG, "Basse-Terre")), instructions(PlaceToken(EGG, at_sea=1)),
        instructions(each_raises_nemesis), instructions(MoreReward(HARPY, 5, leader=True)),
    ),
    sky(
        "A Season of Hunger", True,
        instructions(PlaceToken(EGG, "Skull Point", "Bridgetown")), instructions(PlaceToken(EGG, at_sea=1)),
        instructions(PlaceToken(EGG, at_sea=1)), instructions(each_raises_nemesis),
    ),
)  # fmt: skip

MUKUL = (
    sentinels(
        "Blossom on the Water", False, PlaceToken(FRUIT, at_sea=2),
        instructions(PlaceAtSea(SENTINEL, alone=2)), instructions(MoreReward(SENTINEL, 4)),
        instructions(each_raises_nemesis),
    ),
    sentinels(
        "The Orchard Counts Its Own", False, PlaceToken(FRUIT, "Campeche"),
        instructions(PlaceAt(SENTINEL, "Cartagena")), instructions(PlaceAtSea(SENTINEL, alone=1)),
        instructions(each_raises_nemesis),
    ),
    sentinels(
        "A Taste of Gold", False, PlaceToken(FRUIT, "Tortuga"),
        instructions(PlaceAtSea(SENTINEL, alone=1)), instructions(MoreReward(SENTINEL, 4)),
        instructions(each_raises_nemesis),
    ),
    sentinels(
        "Harvest of Thieves", True, PlaceToken(FRUIT, "Havana", at_sea=1),
        instructions(PlaceAtSea(SENTINEL, 2)), instructions(MoreReward(SENTINEL, 4)),
        instructions(each_raises_nemesis),
    ),
    sentinels(
        "The Merchant Names a Price", True, PlaceToken(FRUIT, "Basse-Terre", "St. Augustine"),
        instructions(PlaceAtSea(SENTINEL)), instructions(PlaceAt(SENTINEL, "Cartagena")),
        instructions(each_raises_nemesis),
    ),
    sentinels(
        "Stone Eyes Open", True, PlaceToken(FRUIT, at_sea=2),
        instructions(PlaceAt(SENTINEL, "Maracaibo")), instructions(PlaceAtSea(SENTINEL)),
        instructions(each_raises_nemesis),
    ),
)  # fmt: skip

AZTECS = (
    champions(
        "Tribute Sails for Seville", False,
        instructions(PlaceAtSea(CHAMPION, alone=2)), instructions(MoreReward(GALLEON, 3)),
        instructions(each_raises_nemesis),
    ),
    champions(
        "The Fifth Sun Dims", False,
        instructions(PlaceAt(CHAMPION, "Campeche")), instructions(MoreReward(CHAMPION, 4)),
        instructions(PlaceToken(GOLD, "Thieves' Landing")),
    ),
    champions(
        "Conch and Drum", False,
        instructions(MoreReward(CHAMPION, 4)), instructions(PlaceAtSea(CHAMPION, alone=1)),
        instructions(each_raises_nemesis),
    ),
    champions(
        "An Empire Remembers", True,
        instructions(PlaceAtSea(CHAMPION)), instructions(each_raises_nemesis),
        instructions(PlaceToken(GOLD, "Havana")),
    ),
    champions(
        "Obsidian Dawn", True,
        instructions(PlaceAt(CHAMPION, "Maracaibo")), instructions(PlaceAtSea(CHAMPION)),
        instructions(MoreReward(GALLEON, 3)),
    ),
    champions(
        "What Was Melted Down", True,
        instructions(PlaceAtSea(CHAMPION)), instructions(PlaceAtSea(CHAMPION)),
        instructions(PlaceToken(GOLD, at_sea=1)),
    ),
)  # fmt: skip

ORDO = (
    initiates(
        "A Lodge Without Windows", False,
        instructions(PlaceAtSea(INITIATE, alone=1)), instructions(MoreReward(INITIATE, 3)),
        instructions(each_raises_nemesis),
    ),
    initiates(
        "Candles at Noon", False,
        instructions(PlaceAt(INITIATE, "Thieves' Landing")), instructions(each_raises_nemesis),
        instructions(MoreReward(INITIATE, 3)),
    ),
    initiates(
        "The Ninth Signature", False,
        instructions(PlaceAtSea(INITIATE, alone=1)), instructions(MoreReward(INITIATE, 3)),
        instructions(each_raises_nemesis),
    ),
    initiates(
        "Every Cellar in the Caribbean", True,
        instructions(PlaceAtSea(INITIATE, 2)), instructions(MoreReward(INITIATE, 3)), instructions(each_raises_nemesis),
    ),
    initiates(
        "Black Robes, Dry Weather", True,
        instructions(PlaceAt(INITIATE, "St. Augustine")), instructions(PlaceAtSea(INITIATE)),
        instructions(each_raises_nemesis),
    ),
    initiates(
        "The Notary Has Witnessed It", True,
        instructions(PlaceAt(INITIATE, "Basse-Terre")), instructions(PlaceAtSea(INITIATE)),
        instructions(each_raises_nemesis),
    ),
)  # fmt: skip

COVEN = (
    coven(
        "Foam Where There Is No Rock", False,
        instructions(PlaceAt(ELEMENTAL, "Skull Point")), instructions(MoreReward(ELEMENTAL, 4)),
        instructions(each_raises_nemesis),
    ),
    coven(
        "A Song Below the Waterline", False,
        instructions(PlaceAt(ELEMENTAL, "Basse-Terre")), instructions(PlaceAtSea(ELEMENTAL, alone=1)),
        instructions(each_raises_nemesis),
    ),
    coven(
        "The Helm Turns by Itself", False,
        instructions(PlaceAtSea(ELEMENTAL, alone=2)), instructions(each_raises_nemesis),
        instructions(PlaceAtSea(ELEMENTAL, alone=1)),
    ),
    coven(
        "Every Bell but One", True,
        instructions(PlaceAtSea(ELEMENTAL, 2)), instructions(PlaceAt(ELEMENTAL, "Hamilton")),
        instructions(each_raises_nemesis),
    ),
    coven(
        "Names Carved in Ice", True,
        instructions(PlaceAt(ELEMENTAL, "Claw Bay")), instructions(MoreReward(ELEMENTAL, 4)),
        instructions(PlaceAtSea(ELEMENTAL)),
    ),
    coven(
        "She Collects at Midnight", True,
        instructions(PlaceAtSea(ELEMENTAL, 2)), instructions(each_raises_nemesis),
        instructions(MoreReward(ELEMENTAL, 4)),
    ),
)  # fmt: skip

FAR_EVENTS = (*SKY, *MUKUL, *AZTECS, *ORDO, *COVEN)
