"""The Captains, both sides (SL-CAP)."""

from quarterdeck.games.sea_of_legends.cards.common import captain
from quarterdeck.games.sea_of_legends.effects.texts import ANY_NUMBER, Standing, after_roll
from quarterdeck.games.sea_of_legends.effects.words import (
    Turn, draw_crew, draw_tavern, gold, refresh_crew, strength,
)  # fmt: skip

CAPTAINS = (
    captain(
        "Cesare", "San Juan", "he",
        after_roll("Conversion", draw_crew(keep=1), assign="C", dice=ANY_NUMBER),
        after_roll("Congregation", draw_crew(keep=2), assign="C", dice=ANY_NUMBER),
    ),
    captain(
        "Kahina", "Tortuga", "she",
        after_roll("Pilfer", draw_tavern(keep=1), assign="C", dice=ANY_NUMBER),
        after_roll("Plunder", draw_tavern(keep=2), assign="C", dice=ANY_NUMBER),
    ),
    captain(
        "Spell", "Havana", "she",
        after_roll("Bag of Tricks", Turn(bonus_only=True), assign="C"),
        after_roll("Trunk of Marvels", Turn(), assign="C"),
    ),
    captain(
        "Ton", "Port Royal", "he",
        after_roll("Big Hit", strength(1), assign="C"),
        after_roll("Critical Hit", strength(2), assign="C"),
    ),
    captain(
        "Grimwald", "St. Augustine", "he",
        after_roll("Stubborn", refresh_crew, assign="C"),
        after_roll("Unmoved", refresh_crew, strength(1), assign="C"),
    ),
    captain(
        "Jack", "Hamilton", "he",
        after_roll("Old Grudge", strength(2), assign="C", vengeance=1),
        after_roll("Settled Score", strength(3), assign="C", vengeance=1),
        Standing(Standing.VENGEANCE, 1, "Old Grudge"),
        Standing(Standing.VENGEANCE, 2, "Settled Score"),
    ),
    captain(
        "Liu", "Campeche", "she",
        after_roll("Toll Keeper", gold(2), assign="C"),
        after_roll("Queen of the Straits", gold(3), assign="C"),
    ),
    captain(
        "Matchlock", "Cartagena", "they",
        after_roll("Trick Shot", Turn(shows="X", to="1"), assign="C"),
        after_roll("Never Misses", Turn(shows="X", to="1"), strength(1), assign="C"),
    ),
)  # fmt: skip
