"""Lovers and Nemeses of the Factions, three of each but the Armada; only Adventures bring them in (SL-SETUP-10)."""

from quarterdeck.games.sea_of_legends.cards.common import character
from quarterdeck.games.sea_of_legends.effects.texts import (
    Standing, after_roll, before_roll, on_victory, suffered,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.effects.words import (
    Per, PutAside, Reroll, Turn, TurnAll, add_dice, discard_crew, discard_exhausted, exhaust_crew, gold, lose_gold,
    lose_relic, lose_strength, refresh_crew, strength,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import EXHAUSTED_CREW, ITEM_HELD, OWN_FLAG, READY_CREW, RELIC_HELD

ATLANTEANS = "Atlantean Usurpers"
BRITISH = "British Empire"
TLALOC = "Children of Tlaloc"
DREAD_TIDE = "Dread Tide"
AZTECS = "Aztecs"
ORDO = "Ordo Nocturnus"
COVEN = "Sea Coven"
MUKUL = "Sentinels of Mukul"
SKYSTALKERS = "Skystalkers"

FACTION_CHARACTERS = (
    character(
        "Nerissa the Throneless", "she",
        ("Nassau", after_roll("Borrowed Majesty", strength(1), assign="L"), Standing(Standing.DICE, 2, "Palace Guard"),
         after_roll("Death to the Usurper", strength(3), assign="L", against=ATLANTEANS)),
        ("Cartagena", suffered("Bend the Knee", exhaust_crew), suffered("Royal Levy", lose_gold(5)),
         suffered("Mine by Birth", lose_relic)),
        ATLANTEANS,
    ),
    character(
        "Thalon the Vault Breaker", "he",
        ("Thieves' Landing", after_roll("Loose Pearl", gold(2), assign="L"), on_victory("Second Lock", gold(3)),
         Standing(Standing.INCOME, 1, "Inventory", each=RELIC_HELD)),
        ("Tortuga", suffered("Light Fingers", lose_gold(3)),
         suffered("Weighed Down", lose_strength(Per(1, RELIC_HELD))), suffered("Broken Seal", lose_relic)),
        ATLANTEANS,
    ),
    character(
        "Maris the Tide Clock", "they",
        ("Hamilton", after_roll("Turn Back", Reroll(2), assign="L"), Standing(Standing.MOVE, 1, "Slack Water"),
         after_roll("High Water", TurnAll(shows="C", to="1"), assign="L")),
        ("Basse-Terre", suffered("Out of Time", lose_strength(1)), suffered("Ebb", exhaust_crew),
         suffered("Washed Away", discard_crew)),
        ATLANTEANS,
    ),
    character(
        "Lady Augusta the Governor's Niece", "she",
        ("Port Royal", after_roll("Pin Money", gold(2), assign="L"), Standing(Standing.HARBOR, 2, "Invitations"),
         Standing(Standing.INCOME, 1, "Colonial Rents", each=OWN_FLAG)),
        ("Bridgetown", suffered("Scandal", exhaust_crew), suffered("Dowry Dispute", lose_gold(Per(2, OWN_FLAG))),
         suffered("Recalled to Court", discard_crew)),
        BRITISH,
    ),
    character(
        "Jasper the Turncoat Lieutenant", "he",
        ("Havana", after_roll("Signal Book", strength(1), assign="L"), Standing(Standing.DICE, 1, "Stolen Powder"),
         before_roll("Knows the Drill", add_dice(4), once=True, against=BRITISH)),
        ("Nassau", suffered("Informer", lose_gold(3)), suffered("Turned Again", lose_strength(2)),
         suffered("Court Martial", discard_crew)),
        BRITISH,
    ),
    character(
        "Peg the Impressment Sergeant", "she",
        ("San Juan", after_roll("On Your Feet", refresh_crew, assign="L"), Standing(Standing.WAGES, 2, "Shillings"),
         Standing(Standing.BERTHS, 1, "Hammocks Close")),
        ("St. Augustine", suffered("Roll Call", exhaust_crew), suffered("Fines", lose_gold(Per(2, EXHAUSTED_CREW))),
         suffered("Pressed", discard_exhausted)),
        BRITISH,
    ),
    character(
        "Nayeli the Rain's Daughter", "she",
        ("Claw Bay", after_roll("First Drops", gold(2), assign="L"), Standing(Standing.MOVE, 1, "Flooded Channels"),
         after_roll("Cloudburst", strength(2), assign="L")),
        ("Campeche", suffered("Damp Powder", lose_strength(1)), suffered("Downpour", lose_strength(2)),
         suffered("Swept Overboard", discard_crew)),
        TLALOC,
    ),
    character(
        "Tepin the Shell Trumpeter", "he",
        ("Skull Point", after_roll("Call Home", refresh_crew, assign="L"),
         before_roll("Old Comrades", add_dice(3), once=True, against=TLALOC), Standing(Standing.DICE, 2, "War Note")),
        ("Smuggler's Cove", suffered("Deaf Ears", exhaust_crew), suffered("Dirge", exhaust_crew),
         suffered("Called Below", discard_exhausted)),
        TLALOC,
    ),
    character(
        "Xolo the Altar Thief", "they",
        ("Maracaibo", after_roll("Chipped Jade", Turn(to="1"), assign="L"), Standing(Standing.INCOME, 1, "Fence"),
         after_roll("Nothing Sacred", strength(Per(1, RELIC_HELD)), assign="L")),
        ("Tortuga", suffered("Gone by Morning", lose_gold(3)), suffered("Shadow on the Rail", exhaust_crew),
         suffered("Back to the Altar", lose_relic)),
        TLALOC,
    ),
    character(
        "Captain Hollow the Twice Hanged", "he",
        ("Bridgetown", after_roll("Short Drop", strength(1), assign="L"),
         after_roll("No Fear of Rope", strength(2), assign="X", dice=2), Standing(Standing.DICE, 2, "Gallows Crew")),
        ("Port Royal", suffered("Cold Stare", exhaust_crew), suffered("Choking Fog", lose_strength(2)),
         suffered("Keelhaul", discard_crew)),
        DREAD_TIDE,
    ),
    character(
        "Evangeline the Grave Digger", "she",
        ("St. Augustine", after_roll("Coins from Eyes", gold(2), assign="L"), on_victory("Fresh Plots", gold(3)),
         after_roll("Back Underground", strength(3), assign="L", against=DREAD_TIDE)),
        ("Skull Point", suffered("Burial Fee", lose_gold(3)), suffered("Deep Hole", lose_strength(2)),
         suffered("Grave Goods", lose_relic)),
        DREAD_TIDE,
    ),
    character(
        "Little Tom the Drowned Cabin Boy", "he",
        ("Basse-Terre", after_roll("Bailing", PutAside("X"), assign="L"), Standing(Standing.BERTHS, 1, "Takes No Room"),
         after_roll("Ghost Watch", strength(Per(1, EXHAUSTED_CREW)), assign="L")),
        ("Hamilton", suffered("Wet Footprints", lose_strength(1)),
         suffered("Nobody Sleeps", lose_strength(Per(1, EXHAUSTED_CREW))), suffered("Playmates", discard_exhausted)),
        DREAD_TIDE,
    ),
    character(
        "Itzel the Featherworker", "she",
        ("Campeche", after_roll("Bright Thread", Turn(to="C"), assign="L"), Standing(Standing.INCOME, 1, "Commissions"),
         Standing(Standing.MOVE, 1, "Serpent Sail")),
        ("Claw Bay", suffered("Plucked", lose_gold(3)), suffered("Unraveling", lose_strength(2)),
         suffered("Owed to the Temple", lose_relic)),
        AZTECS,
    ),
    character(
        "Cuauhtli the Sun's Deserter", "he",
        ("Havana", after_roll("Eagle's Cut", strength(1), assign="L"), Standing(Standing.DICE, 1, "Cotton Armor"),
         before_roll("Hunted Long Enough", add_dice(4), once=True, against=AZTECS)),
        ("Maracaibo", suffered("Ambush", lose_strength(1)), suffered("Captives", exhaust_crew),
         suffered("To the Steps", discard_crew)),
        AZTECS,
    ),
    character(
        "Malinal the Two-Tongued", "she",
        ("Cartagena", after_roll("Fair Translation", gold(2), assign="L"), Standing(Standing.SEEKING, 2, "Open Ears"),
         after_roll("A Better Version", Turn(), assign="L")),
        ("San Juan", suffered("Misquoted", lose_gold(3)), suffered("Sold Out", lose_gold(5)),
         suffered("Changed Sides", discard_crew)),
        AZTECS,
    ),
    character(
        "Brother Cael the Doubting Novice", "he",
        ("San Juan", after_roll("Quiet Prayer", PutAside("X"), assign="L"),
         Standing(Standing.HARBOR, 1, "Begging Bowl"), after_roll("Lost Faith", strength(3), assign="L", against=ORDO)),
        ("Thieves' Landing", suffered("Confession", exhaust_crew), suffered("Penance", lose_gold(5)),
         suffered("Vow of Poverty", lose_relic)),
        ORDO,
    ),
    character(
        "Seraphine the Night Abbess", "she",
        ("Skull Point", after_roll("Vigil", Reroll(3), assign="L"), Standing(Standing.DICE, 2, "Silent Sisters"),
         after_roll("Lights Out", TurnAll(shows="X", to="1"), assign="L")),
        ("Havana", suffered("Curfew", exhaust_crew), suffered("Long Night", lose_strength(Per(1, EXHAUSTED_CREW))),
         suffered("Taken at Matins", discard_exhausted)),
        ORDO,
    ),
    character(
        "Rook the Temple Mason", "they",
        ("Hamilton", after_roll("Dressed Stone", strength(1), assign="L"), Standing(Standing.DISCOUNT, 5, "Old Favors"),
         after_roll("Undermine", strength(3), assign="L", against="Ports")),
        ("Bridgetown", suffered("Loose Stair", lose_strength(1)), suffered("Overruns", lose_gold(5)),
         suffered("Walled In", discard_crew)),
        ORDO,
    ),
    character(
        "Morwenna the Foam Bride", "she",
        ("Tortuga", after_roll("Whispered Name", Turn(to="1"), assign="L"), Standing(Standing.MOVE, 1, "Following Sea"),
         after_roll("Undertow Kiss", strength(2), assign="L")),
        ("Smuggler's Cove", suffered("Salt Tears", lose_strength(1)), suffered("Lullaby", exhaust_crew),
         suffered("Over the Side", discard_crew)),
        COVEN,
    ),
    character(
        "Gwill the Hex Broker", "he",
        ("Nassau", after_roll("Small Charm", gold(2), assign="L"),
         after_roll("Counter-Hex", Turn(shows="X", to="L"), gold=1), Standing(Standing.INCOME, 2, "Standing Orders")),
        ("Campeche", suffered("Fine Print in Blood", lose_gold(3)),
         suffered("Hexed Baggage", lose_strength(Per(1, ITEM_HELD))), suffered("Collateral", lose_relic)),
        COVEN,
    ),
    character(
        "Undine the Runaway Elemental", "they",
        ("Smuggler's Cove", after_roll("Splash", Reroll(2), assign="L"), Standing(Standing.MOVE, 1, "Carried Along"),
         before_roll("Never Going Back", add_dice(4), once=True, against=COVEN)),
        ("Basse-Terre", suffered("Leak", lose_strength(1)), suffered("Flooded Hold", lose_gold(5)),
         suffered("Dissolved Bonds", lose_relic)),
        COVEN,
    ),
    character(
        "Balam the Gate Jaguar", "he",
        ("Cartagena", after_roll("Low Growl", strength(1), assign="L"), Standing(Standing.DICE, 2, "Claws"),
         Standing(Standing.STRENGTH, 2, "At Your Side")),
        ("Maracaibo", suffered("Stalked", exhaust_crew), suffered("Pounce", lose_strength(2)),
         suffered("Dragged Off", discard_crew)),
        MUKUL,
    ),
    character(
        "Sacnite the Orchard Keeper", "she",
        ("Port Royal", after_roll("Windfall", gold(2), assign="L"), Standing(Standing.HARBOR, 2, "Fruit Stall"),
         after_roll("Shared Harvest", strength(Per(1, READY_CREW)), assign="L", dice=2)),
        ("Thieves' Landing", suffered("Bad Apple", exhaust_crew), suffered("Spoilage", lose_gold(Per(1, READY_CREW))),
         suffered("Pruned", discard_exhausted)),
        MUKUL,
    ),
    character(
        "Chac Mool the Reclining Spy", "he",
        ("Claw Bay", after_roll("Seen It All", Turn(to="C"), assign="L"), Standing(Standing.TAVERN, 3, "Good Ears"),
         after_roll("Secret Stair", strength(3), assign="L", against=MUKUL)),
        ("Nassau", suffered("Eavesdropper", lose_gold(3)), suffered("Leaked Plans", lose_strength(2)),
         suffered("Stone Bargain", lose_relic)),
        MUKUL,
    ),
    character(
        "Pell the Egg Thief", "they",
        ("Maracaibo", after_roll("Soft Hands", gold(2), assign="L"), Standing(Standing.MOVE, 1, "Rope Work"),
         on_victory("Finders Keepers", gold(4))),
        ("St. Augustine", suffered("Slipped Grip", lose_strength(1)), suffered("Egg on Your Face", lose_gold(5)),
         suffered("Cuckoo", lose_relic)),
        SKYSTALKERS,
    ),
    character(
        "Aquila the Cliff Huntress", "she",
        ("Basse-Terre", after_roll("Long Shot", strength(1), assign="L"), Standing(Standing.DICE, 1, "High Ground"),
         before_roll("Her Lifelong Prey", add_dice(5), once=True, against=SKYSTALKERS)),
        ("Cartagena", suffered("Pinned Down", exhaust_crew), suffered("Arrow Storm", lose_strength(2)),
         suffered("Clean Shot", discard_crew)),
        SKYSTALKERS,
    ),
    character(
        "Old Gannet the Bird Whisperer", "he",
        ("Campeche", after_roll("A Little Bird", Reroll(3), assign="L"), Standing(Standing.INCOME, 1, "Guano Trade"),
         after_roll("Flock", TurnAll(shows="C", to="1"), assign="L")),
        ("Havana", suffered("Droppings", lose_strength(1)), suffered("Pecked Clean", lose_gold(Per(2, EXHAUSTED_CREW))),
         suffered("Carried Off", discard_exhausted)),
        SKYSTALKERS,
    ),
)  # fmt: skip
