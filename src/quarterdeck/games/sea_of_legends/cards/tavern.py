"""The Tavern deck: a game, and an Item or the Rumor of a Relic (SL-PORT-08 to -12).

Two Rumors name each Port; what lies far off or well guarded is worth more.
"""

from quarterdeck.games.sea_of_legends.cards.common import item, rumor
from quarterdeck.games.sea_of_legends.effects.texts import (
    Standing, after_roll, as_you_sail, before_roll, game, on_turn, on_victory, when_attacked,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.effects.words import (
    Per, PutAside, Relocate, Reroll, Turn, TurnAll, add_dice, draw_crew, draw_tavern, gold, lock_nemesis,
    raise_nemesis, refresh_all, refresh_crew, spare, steps, strength, unlock_lover, ward_off,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import ITEM_HELD, OWN_FLAG

RUMORS = (
    # Ports of Strength 3 and 4
    rumor("Saint's Knucklebone", "St. Augustine", (game(gold(2)), game(refresh_all)), after_roll("", Reroll(1))),
    rumor("Mission Bell", "St. Augustine", (game(gold(4)),), after_roll("", Turn(shows="X", to="L"))),
    rumor("Blind Man's Spyglass", "Thieves' Landing", (game(gold(3)),), after_roll("", Reroll(2))),
    rumor("Honest Man's Purse", "Thieves' Landing", (game(gold(3)),), Standing(Standing.HARBOR, 1)),
    rumor("Bottled Squall", "Tortuga", (game(gold(6), raise_nemesis), game(gold(2))), Standing(Standing.MOVE, 1)),
    rumor("Turtle-Shell Buckler", "Tortuga", (game(gold(3)),), after_roll("", Turn(shows="C", to="1"))),
    rumor("Harbormaster's Ledger", "Nassau", (game(gold(3)), game(refresh_all)), Standing(Standing.INCOME, 1)),
    rumor("Crier's Handbell", "Nassau", (game(gold(2)),), Standing(Standing.SEEKING, 1)),
    rumor("Jade Toothpick", "Campeche", (game(gold(2)),), after_roll("", Turn(to="1"))),
    rumor("Logwood Idol", "Campeche", (game(gold(4)),), Standing(Standing.WAGES, 1)),
    rumor("Coral Crown", "Basse-Terre", (game(gold(5)),), after_roll("", strength(1))),
    rumor(
        "Privateer's Whistle", "Basse-Terre", (game(gold(3)), game(refresh_all)), after_roll("", refresh_crew),
    ),
    rumor("Corsair's Compass", "Smuggler's Cove", (game(gold(3)),), Standing(Standing.MOVE, 1)),
    rumor("False-Bottomed Chest", "Smuggler's Cove", (game(gold(2)),), on_victory("", gold(2))),
    # Ports of Strength 5
    rumor("Shipwright's Adze", "Hamilton", (game(gold(4)),), Standing(Standing.DISCOUNT, 4)),
    rumor("Wrecker's Lantern", "Hamilton", (game(gold(3)),), after_roll("", Turn(shows="CL", to="1"))),
    rumor("Cracked Hourglass", "San Juan", (game(gold(2)), game(refresh_all)), after_roll("", Reroll(3))),
    rumor(
        "Inquisitor's Pincers", "San Juan", (game(gold(6), raise_nemesis), game(gold(2))),
        before_roll("", add_dice(2), against="Ports"),
    ),
    rumor("Drowned Bell", "Skull Point", (game(gold(4)),), before_roll("", add_dice(2))),
    rumor("Crow's Skull Cup", "Skull Point", (game(gold(3)),), Standing(Standing.BERTHS, 1)),
    rumor(
        "Hangman's Garter", "Bridgetown", (game(gold(7), raise_nemesis), game(gold(3))), after_roll("", PutAside("X")),
    ),
    rumor("Planter's Signet", "Bridgetown", (game(gold(3)),), Standing(Standing.INCOME, 1, each=OWN_FLAG)),
    # Ports of Strength 6
    rumor("Admiral's Wig", "Port Royal", (game(gold(3)),), after_roll("", strength(1))),
    rumor(
        "Sunken Steeple Cross", "Port Royal", (game(gold(2)), game(refresh_all)),
        after_roll("", Turn(shows="X", to="1")),
    ),
    rumor("Mutinous Pistol", "Maracaibo", (game(gold(3)),), before_roll("", add_dice(2))),
    rumor("Eternal Lightning", "Maracaibo", (game(gold(6), raise_nemesis), game(gold(2))), after_roll("", Reroll(5))),
    rumor("Claw of the Bay", "Claw Bay", (game(gold(2)),), before_roll("", add_dice(2))),
    rumor("Maw of the Bay", "Claw Bay", (game(gold(4)),), after_roll("", strength(Per(1, ITEM_HELD)))),
    # Ports of Strength 7 and 8
    rumor("Governor's Signet", "Havana", (game(gold(2)),), Standing(Standing.INCOME, 2)),
    rumor("Key of the Gulf", "Havana", (game(gold(3)),), Standing(Standing.STRENGTH, 1)),
    rumor("Emerald Parrot", "Cartagena", (game(gold(4)),), after_roll("", strength(2))),
    rumor("Crown of El Dorado", "Cartagena", (game(gold(5)),), Standing(Standing.DICE, 2)),
)  # fmt: skip

ITEMS = (
    item("Keg of Powder", (game(gold(3)),), before_roll("", add_dice(3))),
    item("Grapeshot", (game(gold(2)),), before_roll("", add_dice(2))),
    item("Flask of Courage", (game(gold(3)),), after_roll("", strength(3))),
    item("Borrowed Cutlass", (game(gold(4)),), after_roll("", strength(2))),
    item("Loaded Dice", (game(gold(2)), game(refresh_all)), after_roll("", Reroll(18))),
    item("False Colors", (game(gold(3)),), after_roll("", Turn(to="1"), Turn(to="1"))),
    item("Holy Water", (game(gold(2)),), after_roll("", PutAside("X"), PutAside("X"))),
    item("Safe-Conduct", (game(gold(3)),), after_roll("", spare)),
    item("Purse of Another", (game(gold(6), raise_nemesis), game(gold(2))), on_turn("", gold(6))),
    item("Strongbox", (game(gold(2)),), on_turn("", gold(8))),
    item("Map of the Undercurrents", (game(gold(3)),), on_turn("", Relocate(3))),
    item("Borrowed Jollyboat", (game(gold(4)),), as_you_sail("", steps(2))),
    item("Smoke Pots", (game(gold(3)),), when_attacked("", ward_off)),
    item("Cask of Rum", (game(gold(2)),), on_turn("", refresh_all)),
    item("Round for the House", (game(gold(2)), game(draw_tavern(1, n=1))), on_turn("", draw_crew(1, n=3))),
    item("Letter of Apology", (game(gold(3)),), on_turn("", lock_nemesis)),
    item("Serenade", (game(gold(6), raise_nemesis), game(gold(2))), on_turn("", unlock_lover)),
    item("Antiquary's Paste", (game(gold(4)),), after_roll("", TurnAll(shows="L", to="1"))),
)  # fmt: skip

TAVERN = (*RUMORS, *ITEMS)
