"""Objective tokens of the Factions, in the numbers there are (SL-SETUP-32)."""

from quarterdeck.games.sea_of_legends.cards.common import token
from quarterdeck.games.sea_of_legends.effects.texts import Standing

TOKENS = (
    token("Summoning Relic", "Children of Tlaloc", 4, Standing(Standing.DICE, 1)),
    token("Trophy", "Atlantean Usurpers", 9),
    token("Aztec Gold", "Aztecs", 9, notoriety=1),
    token("Temple", "Ordo Nocturnus", 5),
    token("Golden Fruit", "Sentinels of Mukul", 9),
    token("Hidden City", "Sentinels of Mukul", 1),
    token("Merchant", "Sentinels of Mukul", 1),
    token("Harpy Egg", "Skystalkers", 9, notoriety=1),
)
