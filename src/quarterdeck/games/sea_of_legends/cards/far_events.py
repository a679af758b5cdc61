"""Event cards of the Factions from far away: three for up to two players and three for more, for each (SL-EVENT)."""

from quarterdeck.games.sea_of_legends.cards.common import event
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility, instructions
from quarterdeck.games.sea_of_legends.effects.tides import MoreReward, PlaceToken, each_raises_nemesis
from quarterdeck.games.sea_of_legends.facts import Event

EGG = "Harpy Egg"
HARPY = "Harpy"


def sky(name: str, many: bool, first: SeaAbility, calm: SeaAbility, *enraged: SeaAbility) -> Event:
    """The mood of the Harpy stands for a Strength. (SL-EVENT-05)"""
    calm.heading = "While the Harpy is Calm: "
    for part in enraged:
        part.heading = "While the Harpy is Enraged: "
    return event(name, "Skystalkers", many, (1, *[2] * len(enraged)), first, calm, *enraged)


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

FAR_EVENTS = (*SKY,)
