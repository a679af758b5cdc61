"""Relics of the Factions: the Ally Relic of each, and others (SL-ALIGN-03)."""

from typing import Any

from quarterdeck.games.sea_of_legends.cards.common import relic
from quarterdeck.games.sea_of_legends.effects.texts import Standing, after_roll, before_roll
from quarterdeck.games.sea_of_legends.effects.words import Reroll, Turn, add_dice, strength
from quarterdeck.games.sea_of_legends.facts import Relic
from quarterdeck.games.sea_of_legends.terms import FACTIONS, RELIC_HELD

#: what each Faction gives to its friends
TOKENS_OF_FRIENDSHIP = (
    "Letter of Marque", "Chip of the Throne", "King's Pardon", "Rain-Blessed Jade", "Ferryman's Coin", "Sun-Gold Ring",
    "Black Candle", "Braid of Sea Hair", "Golden Seed", "Hunter's Trophy",
)  # fmt: skip

def vault(name: str, part: Any) -> Relic:
    return relic(name, "Atlantean Usurpers", part, vault=True)


#: the stock of King Alaran's vault (SL-ATL-02)
VAULT = (
    vault("Kingsworn's Gift", Standing(Standing.MOVE, 1)),
    vault("Pearl Regalia", Standing(Standing.DICE, 2)),
    vault("Throne-Salt", Standing(Standing.INCOME, 2)),
    vault("Orichalcum Shears", after_roll("", Turn(shows="X", to="1"))),
    vault("Tide Ledger", Standing(Standing.DISCOUNT, 8)),
    vault("Lance of the Deep Guard", after_roll("", strength(2))),
    vault("Mirror of the Abyss", after_roll("", Reroll(4))),
    vault("Bell of the Drowned City", before_roll("", add_dice(2))),
)

RELICS = (
    *[relic(name, faction, copies=10, ally=True) for name, faction in zip(TOKENS_OF_FRIENDSHIP, FACTIONS)],
    *VAULT,
    relic("Ancient Scythe", "Dread Tide", Standing(Standing.DICE, 1, each=RELIC_HELD)),
)
