"""Lovers and Nemeses: three lines each and True Love (SL-LOVE, SL-NEM)."""

from quarterdeck.games.sea_of_legends.cards.common import character
from quarterdeck.games.sea_of_legends.effects.texts import Standing, after_roll, before_roll, on_victory, suffered
from quarterdeck.games.sea_of_legends.effects.words import (
    Per, PutAside, Reroll, Turn, add_dice, discard_crew, discard_exhausted, exhaust_crew, gold, lose_gold,
    lose_relic, lose_strength, refresh_crew, strength,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import EXHAUSTED_CREW

CHARACTERS = (
    character(
        "Clara the Ill-Tempered", "she",
        ("Basse-Terre", after_roll("Upgrade", strength(1), assign="L"),
         Standing(Standing.DISCOUNT, 5, "Helping Hammer"), Standing(Standing.DICE, 2, "New Planks")),
        ("Havana", suffered("Loose Rivet", lose_strength(1)), suffered("Billed Twice", lose_gold(4)),
         suffered("Scuttled Tools", discard_exhausted)),
    ),
    character(
        "Magpie the Bird Brained", "he",
        ("Skull Point", after_roll("Feathered Favor", gold(2), assign="L"),
         before_roll("Gold Squawks", add_dice(1), gold=3), Standing(Standing.INCOME, 2, "Nest Egg")),
        ("Campeche", suffered("Shiny Things", lose_gold(3)), suffered("Screeching", lose_strength(2)),
         suffered("Into the Nest", lose_relic)),
    ),
    character(
        "Mireya the Bounty Hunter", "she",
        ("Cartagena", after_roll("Paid in Advance", strength(2), assign="L", gold=2), on_victory("Bounty", gold(3)),
         Standing(Standing.DICE, 2, "Steady Aim")),
        ("Port Royal", suffered("Wanted Poster", lose_gold(3)), suffered("Warning Shot", lose_strength(2)),
         suffered("Dead or Alive", discard_crew)),
    ),
    character(
        "John the Ace of Escapades", "he",
        ("Nassau", after_roll("Drinking Buddies", refresh_crew, assign="L"),
         Standing(Standing.TAVERN, 3, "Sleight of Hand"), after_roll("Aces High", Turn(to="1"), assign="L")),
        ("Tortuga", suffered("Lost Bet", lose_gold(3)), suffered("Hangover", exhaust_crew),
         suffered("Left for Another Captain", discard_crew)),
    ),
    character(
        "Axe Fist the Punisher", "he",
        ("Bridgetown", after_roll("Smash-tastic", strength(1), assign="L"), Standing(Standing.DICE, 2, "Big and Mean"),
         after_roll("Happy Accident", strength(3), assign="X", dice=2)),
        ("Maracaibo", suffered("Intimidate", exhaust_crew), suffered("Bone Crusher", lose_strength(2)),
         suffered("Overboard", discard_exhausted)),
    ),
    character(
        "Josephine the Duchess of Orl\N{LATIN SMALL LETTER E WITH ACUTE}ans", "she",
        ("St. Augustine", after_roll("Allowance", gold(2), assign="L"), Standing(Standing.INCOME, 1, "Patronage"),
         on_victory("Trophies for the Salon", gold(4))),
        ("Hamilton", suffered("Sap Resources", exhaust_crew),
         suffered("Price of Loyalty", lose_gold(Per(2, EXHAUSTED_CREW))), suffered("To the Guillotine", discard_crew)),
    ),
    character(
        "Nasir the Prince of Thieves", "he",
        ("Claw Bay", after_roll("Sticky Fingers", gold(2), assign="L"), Standing(Standing.MOVE, 1, "Night Tides"),
         after_roll("Second Story", Reroll(3), assign="L")),
        ("Thieves' Landing", suffered("Pickpocket", lose_gold(3)), suffered("Whispers Below Deck", exhaust_crew),
         suffered("Heirloom", lose_relic)),
    ),
    character(
        "Olivia the Royal Assassin", "she",
        ("San Juan", after_roll("Hidden Blade", strength(1), assign="L"), Standing(Standing.DICE, 1, "Poisoned Edge"),
         after_roll("Last Breath", strength(3), assign="X", dice=2)),
        ("Bridgetown", suffered("Marked for Death", lose_strength(1)), suffered("Poisoned Love", lose_gold(5)),
         suffered("Slipped Away", discard_crew)),
    ),
    character(
        "Tamsin the Lamplighter", "she",
        ("Havana", after_roll("Bright Idea", Turn(shows="C", to="1"), assign="L"),
         Standing(Standing.DICE, 1, "Wick and Oil"), on_victory("Bonfire", gold(4))),
        ("Smuggler's Cove", suffered("False Light", lose_strength(1)), suffered("Run Aground", exhaust_crew),
         suffered("Fire in the Hold", discard_crew)),
    ),
    character(
        "Anselm the Unfrocked", "he",
        ("Thieves' Landing", after_roll("Absolution", PutAside("X"), assign="L"), Standing(Standing.INCOME, 1, "Alms"),
         Standing(Standing.DICE, 2, "Wrath of Heaven")),
        ("San Juan", suffered("Sermon", exhaust_crew), suffered("Tithe", lose_gold(5)),
         suffered("Holy Orders", discard_exhausted)),
    ),
    character(
        "Iku the Pearl Diver", "they",
        ("Campeche", after_roll("Held Breath", gold(2), assign="L"), Standing(Standing.MOVE, 1, "Undertow"),
         after_roll("Black Pearl", strength(2), assign="L")),
        ("Nassau", suffered("Cut Line", lose_strength(1)), suffered("Fouled Anchor", lose_strength(2)),
         suffered("Down with the Ship", lose_relic)),
    ),
    character(
        "Don Baltasar the Ruined", "he",
        ("Hamilton", after_roll("Last Doubloon", strength(2), assign="L", gold=2),
         Standing(Standing.DISCOUNT, 4, "Old Connections"), Standing(Standing.INCOME, 2, "Restored Estate")),
        ("Cartagena", suffered("Creditors", lose_gold(3)), suffered("Compound Interest", lose_gold(5)),
         suffered("Seizure", lose_relic)),
    ),
    character(
        "Wren the Rigger", "she",
        ("Smuggler's Cove", after_roll("Sure Feet", Reroll(2), assign="L"), Standing(Standing.MOVE, 1, "Full Canvas"),
         Standing(Standing.DICE, 2, "From Above")),
        ("Basse-Terre", suffered("Cut Halyard", exhaust_crew), suffered("Dropped Block", lose_strength(2)),
         suffered("Empty Hammocks", discard_crew)),
    ),
    character(
        "Corrigan the Drowned", "he",
        ("Claw Bay", after_roll("Cold Hands", strength(1), assign="L"),
         after_roll("Nothing to Lose", strength(2), assign="X", dice=2), Standing(Standing.DICE, 2, "Dead Reckoning")),
        ("Skull Point", suffered("Chill", exhaust_crew), suffered("Drag Under", lose_strength(2)),
         suffered("Join Him", discard_crew)),
    ),
    character(
        "Xochi the Mapmaker", "she",
        ("Maracaibo", after_roll("Marginal Note", Reroll(1), assign="L"), Standing(Standing.MOVE, 1, "Secret Channel"),
         Standing(Standing.INCOME, 2, "Sold Charts")),
        ("Campeche", suffered("Wrong Heading", lose_strength(1)), suffered("Torn Chart", lose_gold(4)),
         suffered("Stolen Waypoint", lose_relic)),
    ),
    character(
        "Henrike the Salt Widow", "she",
        ("Port Royal", after_roll("Hard Bargain", gold(2), assign="L"),
         Standing(Standing.DISCOUNT, 5, "Late Husband's Yard"), on_victory("Salvage Rights", gold(4))),
        ("St. Augustine", suffered("Harbor Dues", lose_gold(3)),
         suffered("Debt of Salt", lose_gold(Per(2, EXHAUSTED_CREW))), suffered("Pressed Men", discard_crew)),
    ),
    character(
        "Kofi the Drummer", "he",
        ("Tortuga", after_roll("Steady Beat", refresh_crew, assign="L"), Standing(Standing.DICE, 1, "Call to Arms"),
         after_roll("Crescendo", strength(2), assign="L")),
        ("Hamilton", suffered("Lost Step", exhaust_crew), suffered("Marching Away", exhaust_crew),
         suffered("Another Captain's Drum", discard_exhausted)),
    ),
    character(
        "Sabine the Fencing Master", "she",
        ("Nassau", after_roll("Riposte", strength(1), assign="L"),
         after_roll("Feint", Turn(shows="X", to="1"), assign="L"), Standing(Standing.DICE, 2, "Salon Graduates")),
        ("Tortuga", suffered("First Blood", lose_strength(1)), suffered("Second Blood", lose_strength(2)),
         suffered("Third Blood", discard_crew)),
    ),
    character(
        "Percy the Notary", "he",
        ("San Juan", after_roll("Fine Print", Turn(shows="L", to="1"), assign="L"),
         Standing(Standing.INCOME, 1, "Retainer"), Standing(Standing.TAVERN, 3, "Witnesses Wanted")),
        ("Port Royal", suffered("Summons", lose_gold(3)), suffered("Injunction", exhaust_crew),
         suffered("Writ of Possession", lose_relic)),
    ),
    character(
        "Yara the Storm Caller", "she",
        ("Bridgetown", after_roll("Gust", Reroll(3), assign="L"), Standing(Standing.MOVE, 1, "Fair Wind"),
         after_roll("Thunderclap", strength(3), assign="X", dice=2)),
        ("Claw Bay", suffered("Squall", lose_strength(1)), suffered("Becalmed", exhaust_crew),
         suffered("Man Overboard", discard_crew)),
    ),
)  # fmt: skip
