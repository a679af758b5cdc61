"""Relics of the Factions: ten Ally Relics of each, eight of which there is one (SL-ALIGN-03), and the vault."""

from typing import Any

from quarterdeck.games.sea_of_legends.cards.common import relic
from quarterdeck.games.sea_of_legends.effects.texts import (
    SeaAbility, Standing, after_roll, before_roll, on_victory,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.effects.words import (
    Per, PutAside, Reroll, Turn, TurnAll, add_dice, gold, refresh_crew, strength,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.facts import Relic
from quarterdeck.games.sea_of_legends.terms import EXHAUSTED_CREW, FACTIONS, ITEM_HELD, OWN_FLAG, READY_CREW, RELIC_HELD

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


def treasures(faction: str, *named: tuple[str, SeaAbility | Standing]) -> tuple[Relic, ...]:
    """The Relics of a Faction of which there is one each."""
    return tuple([relic(name, faction, part) for name, part in named])


TREASURES = (
    *treasures(
        "Spanish Armada",
        ("Pilot's Rutter", Standing(Standing.MOVE, 1)),
        ("Silver Train Manifest", Standing(Standing.INCOME, 2)),
        ("Toledo Rapier", after_roll("", strength(2))),
        ("Duke's Gorget", before_roll("", add_dice(3), against="Spanish Armada")),
        ("Culverin of Lepanto", Standing(Standing.DICE, 1)),
        ("Royal Cedula", Standing(Standing.DISCOUNT, 5)),
        ("Captain-General's Baton", after_roll("", Turn(to="C"))),
        ("Galley Chain", Standing(Standing.BERTHS, 1)),
    ),
    *treasures(
        "Atlantean Usurpers",
        ("Coral Usurper's Mask", after_roll("", Turn(shows="CL", to="1"))),
        ("Trident Tine", before_roll("", add_dice(3), against="Atlantean Usurpers")),
        ("Breathing Shell", Standing(Standing.MOVE, 1)),
        ("Sealed Amphora", on_victory("", gold(3))),
        ("Edict in Bronze", after_roll("", PutAside("X"))),
        ("Seeker's Eye", after_roll("", Reroll(3))),
        ("Sunken Crown Jewel", Standing(Standing.INCOME, 1, each=RELIC_HELD)),
        ("Abyssal Mortar", before_roll("", add_dice(2))),
    ),
    *treasures(
        "British Empire",
        ("Carronade Pattern", Standing(Standing.DICE, 1)),
        ("Admiralty Chronometer", Standing(Standing.MOVE, 1)),
        ("Tax Rolls", Standing(Standing.INCOME, 1, each=OWN_FLAG)),
        ("Press Warrant", Standing(Standing.WAGES, 2)),
        ("Cat-o'-Nine-Tails", after_roll("", strength(Per(1, EXHAUSTED_CREW)))),
        ("Boarding Axe of the Nore", after_roll("", strength(3), against="British Empire")),
        ("Speaking Trumpet", after_roll("", refresh_crew)),
        ("Marines' Drum", before_roll("", add_dice(1))),
    ),
    *treasures(
        "Children of Tlaloc",
        ("Cup of the First Rain", after_roll("", Turn(to="L"))),
        ("Scale Mail of the Reef", after_roll("", PutAside("X"))),
        ("Thunderstone", after_roll("", strength(2))),
        ("Frog Drum", after_roll("", Reroll(2))),
        ("Guardian's Spear", before_roll("", add_dice(3), against="Children of Tlaloc")),
        ("Flood Tablet", Standing(Standing.MOVE, 1)),
        ("Goggle-Eyed Mask", Standing(Standing.STRENGTH, 1)),
        ("Offering Bowl", Standing(Standing.HARBOR, 2)),
    ),
    *treasures(
        "Dread Tide",
        ("Ancient Scythe", Standing(Standing.DICE, 1, each=RELIC_HELD)),
        ("Drowner's Rope", after_roll("", strength(3), against="Dread Tide")),
        ("Barnacled Hourglass", after_roll("", Reroll(3))),
        ("Skull of the Helmsman", Standing(Standing.MOVE, 1)),
        ("Grave Shroud Sail", after_roll("", Turn(shows="X", to="1"))),
        ("Rattling Purse", on_victory("", gold(2))),
        ("Bone Fife", after_roll("", refresh_crew)),
        ("Marrow Flute", after_roll("", strength(Per(1, EXHAUSTED_CREW)))),
    ),
    *treasures(
        "Aztecs",
        ("Obsidian Mirror", after_roll("", Reroll(4))),
        ("Serpent Banner", after_roll("", strength(Per(1, OWN_FLAG)))),
        ("Macuahuitl", after_roll("", strength(2))),
        ("Atlatl of Dawn", before_roll("", add_dice(1))),
        ("Eagle Warrior's Helm", before_roll("", add_dice(3), against="Aztecs")),
        ("Calendar Wheel", after_roll("", TurnAll(shows="C", to="1"))),
        ("Cacao Tribute", Standing(Standing.INCOME, 2)),
        ("Quetzal Plume", Standing(Standing.MOVE, 1)),
    ),
    *treasures(
        "Ordo Nocturnus",
        ("Book of Closed Eyes", after_roll("", Turn(shows="X", to="C"))),
        ("Censer of Midnight", after_roll("", PutAside("X"))),
        ("Unlit Lantern", before_roll("", add_dice(1))),
        ("Key to No Door", Standing(Standing.DISCOUNT, 5)),
        ("Confessor's Knife", after_roll("", strength(3), against="Ordo Nocturnus")),
        ("Widow's Tithe Box", Standing(Standing.HARBOR, 2)),
        ("Veil of the Novice", after_roll("", Turn(to="1"))),
        ("Hour Nine", after_roll("", Reroll(18))),
    ),
    *treasures(
        "Sea Coven",
        ("Knotted Wind", Standing(Standing.MOVE, 1)),
        ("Kettle of Foam", after_roll("", Turn(shows="CL", to="1"))),
        ("Siren's Comb", after_roll("", TurnAll(shows="L", to="1"))),
        ("Elemental in a Jar", before_roll("", add_dice(3), against="Sea Coven")),
        ("Moon-Drawn Needle", after_roll("", Reroll(3))),
        ("Poppet of the Rival", after_roll("", strength(3), against="players")),
        ("Hagstone", after_roll("", PutAside("X"))),
        ("Seven Drowned Rings", Standing(Standing.INCOME, 2)),
    ),
    *treasures(
        "Sentinels of Mukul",
        ("Stone Jaguar Tooth", after_roll("", strength(2))),
        ("Gate Warden's Staff", before_roll("", add_dice(3), against="Sentinels of Mukul")),
        ("Vine Rope", Standing(Standing.BERTHS, 1)),
        ("Howler's Throat", after_roll("", Turn(to="C"))),
        ("Fruit-Bearer's Sling", Standing(Standing.INCOME, 1, each=ITEM_HELD)),
        ("Hidden City Brick", Standing(Standing.STRENGTH, 1)),
        ("Monkey Scribe's Reed", after_roll("", Turn(to="1"))),
        ("Moss Cloak", after_roll("", Turn(shows="X", to="L"))),
    ),
    *treasures(
        "Skystalkers",
        ("Talon Grapnel", before_roll("", add_dice(2))),
        ("Downdraft Kite", Standing(Standing.MOVE, 1)),
        ("Nest of Coins", on_victory("", gold(3))),
        ("Shrieking Feather", before_roll("", add_dice(3), against="Skystalkers")),
        ("Hunter's Jesses", after_roll("", strength(Per(1, READY_CREW)))),
        ("Hollow Bone Spyglass", after_roll("", Reroll(2))),
        ("Gizzard Stone", after_roll("", Turn(shows="X", to="1"))),
        ("Cliffhanger's Gloves", Standing(Standing.DICE, 1)),
    ),
)  # fmt: skip

RELICS = (
    *[relic(name, faction, copies=10, ally=True) for name, faction in zip(TOKENS_OF_FRIENDSHIP, FACTIONS)],
    *VAULT, *TREASURES,
)  # fmt: skip
