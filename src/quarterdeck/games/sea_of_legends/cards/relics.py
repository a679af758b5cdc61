"""Relics of the Factions: the Ally Relic of each, and others (SL-ALIGN-03)."""

from quarterdeck.games.sea_of_legends.cards.common import relic
from quarterdeck.games.sea_of_legends.effects.texts import Standing
from quarterdeck.games.sea_of_legends.terms import FACTIONS

#: what each Faction gives to its friends
TOKENS_OF_FRIENDSHIP = (
    "Letter of Marque", "Chip of the Throne", "King's Pardon", "Rain-Blessed Jade", "Ferryman's Coin", "Sun-Gold Ring",
    "Black Candle", "Braid of Sea Hair", "Golden Seed", "Hunter's Trophy",
)  # fmt: skip

RELICS = (
    *[relic(name, faction, copies=10, ally=True) for name, faction in zip(TOKENS_OF_FRIENDSHIP, FACTIONS)],
    relic("Ancient Scythe", "Dread Tide", Standing(Standing.DICE, 1, per_relic=True)),
)
