"""Starter Crew (SL-CREW) and the Crew deck: what a Crew costs is what it is worth."""

from quarterdeck.games.sea_of_legends.cards.common import crew
from quarterdeck.games.sea_of_legends.effects.texts import Standing, after_roll, as_you_sail, before_roll, on_victory
from quarterdeck.games.sea_of_legends.effects.texts import on_turn, when_attacked
from quarterdeck.games.sea_of_legends.effects.words import (
    Per, PutAside, Reroll, Turn, TurnAll, add_dice, draw_tavern, gold, refresh_other, steps, strength, ward_off,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import OWN_FLAG, RELIC_HELD

STARTERS = (
    crew("Gunner", 0, before_roll("", add_dice(1), exhaust=True), copies=5, starter=True),
    crew("Navigator", 0, as_you_sail("", steps(1), exhaust=True), copies=5, starter=True),
    crew("Quartermaster", 0, after_roll("", Turn(shows="CL", to="1"), exhaust=True), copies=5, starter=True),
)

CREW = (
    # Bonus dice
    crew("Powder Monkey", 2, before_roll("", add_dice(1), exhaust=True)),
    crew("Deck Gunner", 3, before_roll("", add_dice(1), exhaust=True)),
    crew("Swivel Crew", 5, before_roll("", add_dice(2), exhaust=True)),
    crew("Master Gunner", 5, before_roll("", add_dice(2), exhaust=True)),
    crew("Siege Engineer", 4, before_roll("", add_dice(3), exhaust=True, against="Ports")),
    crew("Whale Hunter", 6, before_roll("", add_dice(3), exhaust=True, against="NPCs")),
    crew("Duelist", 3, before_roll("", add_dice(3), exhaust=True, against="players")),
    crew("Demolitionist", 8, before_roll("", add_dice(3), exhaust=True)),
    # movement
    crew("Topman", 2, as_you_sail("", steps(1), exhaust=True)),
    crew("Chart Maker", 3, as_you_sail("", steps(1), exhaust=True)),
    crew("Reef Pilot", 5, as_you_sail("", steps(2), exhaust=True)),
    crew("Storm Rider", 6, as_you_sail("", steps(2), exhaust=True)),
    # Strength
    crew("Cutlass Hand", 3, after_roll("", strength(1), exhaust=True)),
    crew("Bosun", 4, after_roll("", strength(1), exhaust=True)),
    crew("Boarding Master", 6, after_roll("", strength(2), exhaust=True)),
    crew("Harpooner", 6, after_roll("", strength(2), exhaust=True)),
    crew("Ship's Antiquary", 7, after_roll("", strength(Per(1, RELIC_HELD)), exhaust=True)),
    crew("Standard Bearer", 7, after_roll("", strength(Per(1, OWN_FLAG)), exhaust=True)),
    crew("Cutthroat", 8, after_roll("", strength(3), exhaust=True)),
    # dice that are rerolled or turned
    crew("Dicer", 2, after_roll("", Reroll(1), exhaust=True)),
    crew("Card Sharp", 3, after_roll("", Reroll(2), exhaust=True)),
    crew("Lucky Lookout", 4, after_roll("", Reroll(3), exhaust=True)),
    crew("Cook", 3, after_roll("", Turn(shows="L", to="1"), exhaust=True)),
    crew("Carpenter", 4, after_roll("", Turn(shows="CLX", to="1"), exhaust=True)),
    crew("Matchmaker", 4, after_roll("", Turn(to="L"), exhaust=True)),
    crew("First Mate", 5, after_roll("", Turn(to="C"), exhaust=True)),
    crew("Sailing Master", 7, after_roll("", TurnAll(shows="C", to="1"), exhaust=True)),
    # Nemeses
    crew("Chaplain", 4, after_roll("", PutAside("X"), exhaust=True)),
    crew("Surgeon", 5, after_roll("", PutAside("X"), strength(1), exhaust=True)),
    crew("Exorcist", 7, after_roll("", PutAside("X"), PutAside("X"), exhaust=True)),
    # gold
    crew("Purser", 3, after_roll("", gold(2), exhaust=True)),
    crew("Smuggler", 4, after_roll("", gold(3), exhaust=True)),
    crew("Looter", 3, on_victory("", gold(3), exhaust=True)),
    crew("Prize Agent", 5, on_victory("", gold(5), exhaust=True)),
    # ports, taverns, the others aboard
    crew("Ship's Fiddler", 4, after_roll("", refresh_other, exhaust=True)),
    crew("Drillmaster", 6, on_turn("", refresh_other, refresh_other, exhaust=True)),
    crew("Barfly", 5, on_turn("", draw_tavern(1, n=1), exhaust=True)),
    crew("Press-Gang Leader", 4, Standing(Standing.WAGES, 1)),
    crew("Harbor Rat", 4, Standing(Standing.HARBOR, 2)),
    crew("Smoke Boy", 5, when_attacked("", ward_off, exhaust=True)),
)
