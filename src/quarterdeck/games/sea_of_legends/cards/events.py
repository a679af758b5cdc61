"""Event cards: three for up to two players and three for more, for each Faction (SL-EVENT)."""

from quarterdeck.games.sea_of_legends.cards.common import event
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, instructions
from quarterdeck.games.sea_of_legends.effects.tides import (
    MoreReward, PlaceAt, PlaceAtSea, RaiseLevel, each_raises_nemesis,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.facts import Event

GALLEON = "Spanish Galleon"
GUARDIAN = "Merfolk Guardian"
SEEKER = "Seeker"
SOLDIER = "Undead Soldier"
OFFICER = "Naval Officer"


def armada(name: str, many: bool, *sets: SeaAbility) -> Event:
    """Every card of the Armada raises the Galleons first."""
    return event(name, "Spanish Armada", many, (5, 6, 7), instructions(RaiseLevel(GALLEON)), *sets)


def tide(faction: str, follower: str, rows: tuple[int, ...], many: bool, name: str, *sets: SeaAbility) -> Event:
    """A card of another Faction: its Follower is raised first, the sets are keyed to its rows 2 to 4."""
    return event(name, faction, many, rows, instructions(RaiseLevel(follower)), *sets)


def guardians(name: str, many: bool, *sets: SeaAbility) -> Event:
    return tide("Children of Tlaloc", GUARDIAN, (6, 7, 8), many, name, *sets)


def seekers(name: str, many: bool, *sets: SeaAbility) -> Event:
    return tide("Atlantean Usurpers", SEEKER, (5, 6, 7), many, name, *sets)


def officers(name: str, many: bool, *sets: SeaAbility) -> Event:
    return tide("British Empire", OFFICER, (4, 5, 6), many, name, *sets)


def undead(name: str, many: bool, *sets: SeaAbility) -> Event:
    return tide("Dread Tide", SOLDIER, (4, 5, 6), many, name, *sets)


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
        instructions(each_raises_nemesis),
    ),
    armada(
        "Convoy Season", True,
        instructions(PlaceAtSea(GALLEON)), instructions(PlaceAtSea(GALLEON)), instructions(each_raises_nemesis),
    ),
    armada(
        "Salute of the Guns", True,
        instructions(PlaceAtSea(GALLEON, 2)), instructions(MoreReward(GALLEON, 5)), instructions(each_raises_nemesis),
    ),
    armada(
        "The King's Fifth", True,
        instructions(PlaceAt(GALLEON, "San Juan")), instructions(PlaceAtSea(GALLEON)),
        instructions(each_raises_nemesis),
    ),
    guardians(
        "Rain Without Clouds", False,
        instructions(PlaceAtSea(GUARDIAN, alone=2)), instructions(PlaceAtSea(GUARDIAN, alone=1)),
        instructions(each_raises_nemesis),
    ),
    guardians(
        "Drums Under the Water", False,
        instructions(PlaceAt(GUARDIAN, "Campeche")), instructions(MoreReward(GUARDIAN, 4)),
        instructions(each_raises_nemesis),
    ),
    guardians(
        "The Third Flood", False,
        instructions(PlaceAtSea(GUARDIAN, alone=1)), instructions(MoreReward(GUARDIAN, 4)),
        instructions(each_raises_nemesis),
    ),
    guardians(
        "Tide of Scales", True,
        instructions(PlaceAtSea(GUARDIAN, 2)), instructions(PlaceAtSea(GUARDIAN)), instructions(each_raises_nemesis),
    ),
    guardians(
        "Jade Offering", True,
        instructions(PlaceAtSea(GUARDIAN)), instructions(PlaceAtSea(GUARDIAN)), instructions(MoreReward(GUARDIAN, 4)),
    ),
    guardians(
        "What the Wells Remember", True,
        instructions(PlaceAt(GUARDIAN, "Maracaibo")), instructions(PlaceAtSea(GUARDIAN)),
        instructions(each_raises_nemesis),
    ),
    seekers(
        "A Price on the King", False,
        instructions(PlaceAtSea(SEEKER, alone=2)), instructions(PlaceAtSea(SEEKER, alone=1)),
        instructions(each_raises_nemesis),
    ),
    seekers(
        "Sunken Oaths", False,
        instructions(PlaceAtSea(SEEKER, alone=1)), instructions(PlaceAt(SEEKER, "Hamilton")),
        instructions(PlaceAtSea(SEEKER, alone=1)),
    ),
    seekers(
        "The Usurper's Spyglass", False,
        instructions(PlaceAt(SEEKER, "Nassau")), instructions(PlaceAtSea(SEEKER, alone=1)),
        instructions(each_raises_nemesis),
    ),
    seekers(
        "Hunters from Below", True,
        instructions(PlaceAtSea(SEEKER, 2)), instructions(PlaceAtSea(SEEKER)), instructions(each_raises_nemesis),
    ),
    seekers(
        "No Harbor for Alaran", True,
        instructions(PlaceAtSea(SEEKER)), instructions(PlaceAtSea(SEEKER, 2)), instructions(PlaceAtSea(SEEKER)),
    ),
    seekers(
        "Crown and Trident", True,
        instructions(PlaceAt(SEEKER, "San Juan")), instructions(PlaceAtSea(SEEKER)),
        instructions(each_raises_nemesis),
    ),
    officers(
        "By Order of the Queen", False,
        instructions(PlaceAtSea(OFFICER, alone=2)), instructions(MoreReward(OFFICER, 4)),
        instructions(each_raises_nemesis),
    ),
    officers(
        "Press Gang", False,
        instructions(PlaceAt(OFFICER, "Port Royal")), instructions(MoreReward(OFFICER, 4)),
        instructions(each_raises_nemesis),
    ),
    officers(
        "Tea and Cannon", False,
        instructions(PlaceAt(OFFICER, "Hamilton")), instructions(each_raises_nemesis),
        instructions(MoreReward(OFFICER, 5)),
    ),
    officers(
        "Letters from Whitehall", True,
        instructions(PlaceAtSea(OFFICER, 2)), instructions(MoreReward(OFFICER, 4)), instructions(each_raises_nemesis),
    ),
    officers(
        "The Fleet Assembles", True,
        instructions(PlaceAtSea(OFFICER)), instructions(each_raises_nemesis), instructions(MoreReward(OFFICER, 5)),
    ),
    officers(
        "A Colony Is Declared", True,
        instructions(PlaceAt(OFFICER, "Nassau")), instructions(MoreReward(OFFICER, 4)),
        instructions(each_raises_nemesis),
    ),
    undead(
        "Bones at Low Water", False,
        instructions(PlaceAtSea(SOLDIER, alone=2)), instructions(PlaceAtSea(SOLDIER, alone=1)),
        instructions(each_raises_nemesis),
    ),
    undead(
        "The Drowned Muster", False,
        instructions(PlaceAtSea(SOLDIER, 2)), instructions(PlaceAtSea(SOLDIER, alone=1)),
        instructions(each_raises_nemesis),
    ),
    undead(
        "A Lantern Under the Keel", False,
        instructions(PlaceAt(SOLDIER, "Claw Bay")), instructions(MoreReward(SOLDIER, 3)),
        instructions(each_raises_nemesis),
    ),
    undead(
        "No Grave Holds", True,
        instructions(PlaceAtSea(SOLDIER, 2)), instructions(PlaceAtSea(SOLDIER)), instructions(each_raises_nemesis),
    ),
    undead(
        "Roll Call of the Lost", True,
        instructions(PlaceAtSea(SOLDIER, 2)), instructions(PlaceAtSea(SOLDIER)), instructions(each_raises_nemesis),
    ),
    undead(
        "The Tide Comes In", True,
        instructions(PlaceAt(SOLDIER, "Skull Point")), instructions(PlaceAtSea(SOLDIER)),
        instructions(each_raises_nemesis),
    ),
)  # fmt: skip
