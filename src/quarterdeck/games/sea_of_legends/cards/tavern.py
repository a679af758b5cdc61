"""The Tavern deck: a game, and an Item or the Rumor of a Relic (SL-PORT-08 to -12)."""

from quarterdeck.games.sea_of_legends.cards.common import item, rumor
from quarterdeck.games.sea_of_legends.effects.texts import Standing, after_roll, before_roll, game
from quarterdeck.games.sea_of_legends.effects.words import (
    PutAside, Reroll, Turn, add_dice, gold, raise_nemesis, refresh_all, strength,
)  # fmt: skip

TAVERN = (
    rumor("Mutinous Pistol", "Maracaibo", (game(gold(3)),), before_roll("", add_dice(1))),
    rumor("Drowned Bell", "Skull Point", (game(gold(4)),), before_roll("", add_dice(2))),
    rumor("Saint's Knucklebone", "St. Augustine", (game(gold(2)), game(refresh_all)), after_roll("", Reroll(1))),
    rumor("Corsair's Compass", "Smuggler's Cove", (game(gold(3)),), Standing(Standing.MOVE, 1)),
    rumor("Governor's Signet", "Havana", (game(gold(2)),), Standing(Standing.INCOME, 2)),
    rumor("Harbormaster's Ledger", "Nassau", (game(gold(3)), game(refresh_all)), Standing(Standing.INCOME, 1)),
    rumor("Shipwright's Adze", "Hamilton", (game(gold(4)),), Standing(Standing.DISCOUNT, 4)),
    rumor("Jade Toothpick", "Campeche", (game(gold(2)),), after_roll("", Turn(to="1"))),
    rumor("Bottled Squall", "Tortuga", (game(gold(6), raise_nemesis), game(gold(2))), Standing(Standing.MOVE, 1)),
    rumor("Blind Man's Spyglass", "Thieves' Landing", (game(gold(3)),), after_roll("", Reroll(2))),
    rumor("Admiral's Wig", "Port Royal", (game(gold(3)),), after_roll("", strength(1))),
    rumor("Cracked Hourglass", "San Juan", (game(gold(2)), game(refresh_all)), after_roll("", Reroll(3))),
    rumor("Coral Crown", "Basse-Terre", (game(gold(5)),), after_roll("", strength(1))),
    rumor("Claw of the Bay", "Claw Bay", (game(gold(2)),), before_roll("", add_dice(2))),
    rumor("Emerald Parrot", "Cartagena", (game(gold(4)),), after_roll("", strength(2))),
    rumor(
        "Hangman's Garter", "Bridgetown", (game(gold(7), raise_nemesis), game(gold(3))), after_roll("", PutAside("X")),
    ),
    item("Keg of Powder", (game(gold(3)),), before_roll("", add_dice(3))),
    item("Grapeshot", (game(gold(2)),), before_roll("", add_dice(2))),
    item("Flask of Courage", (game(gold(3)),), after_roll("", strength(3))),
    item("Loaded Dice", (game(gold(2)), game(refresh_all)), after_roll("", Reroll(18))),
    item("Holy Water", (game(gold(2)),), after_roll("", PutAside("X"), PutAside("X"))),
    item("Borrowed Cutlass", (game(gold(4)),), after_roll("", strength(2))),
    item("Purse of Another", (game(gold(6), raise_nemesis), game(gold(2))), after_roll("", gold(6))),
    item("False Colors", (game(gold(3)),), after_roll("", Turn(to="1"), Turn(to="1"))),
)  # fmt: skip
