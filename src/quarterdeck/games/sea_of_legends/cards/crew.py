"""Starter Crew (SL-CREW) and the Crew deck."""

from quarterdeck.games.sea_of_legends.cards.common import crew
from quarterdeck.games.sea_of_legends.effects.texts import Standing, after_roll, as_you_sail, before_roll, on_victory
from quarterdeck.games.sea_of_legends.effects.words import (
    PutAside, Reroll, Turn, add_dice, gold, refresh_crew, steps, strength,
)  # fmt: skip

STARTERS = (
    crew("Gunner", 0, before_roll("", add_dice(1), exhaust=True), copies=5, starter=True),
    crew("Navigator", 0, as_you_sail("", steps(1), exhaust=True), copies=5, starter=True),
    crew("Quartermaster", 0, after_roll("", Turn(shows="CL", to="1"), exhaust=True), copies=5, starter=True),
)

CREW = (
    crew("Powder Monkey", 2, before_roll("", add_dice(1), exhaust=True)),
    crew("Deck Gunner", 3, before_roll("", add_dice(1), exhaust=True)),
    crew("Master Gunner", 5, before_roll("", add_dice(2), exhaust=True)),
    crew("Swivel Crew", 5, before_roll("", add_dice(2), exhaust=True)),
    crew("Topman", 2, as_you_sail("", steps(1), exhaust=True)),
    crew("Chart Maker", 3, as_you_sail("", steps(1), exhaust=True)),
    crew("Reef Pilot", 5, as_you_sail("", steps(2), exhaust=True)),
    crew("Cutlass Hand", 3, after_roll("", strength(1), exhaust=True)),
    crew("Bosun", 4, after_roll("", strength(1), exhaust=True)),
    crew("Boarding Master", 6, after_roll("", strength(2), exhaust=True)),
    crew("Harpooner", 6, after_roll("", strength(2), exhaust=True)),
    crew("Card Sharp", 3, after_roll("", Reroll(2), exhaust=True)),
    crew("Dicer", 2, after_roll("", Reroll(1), exhaust=True)),
    crew("Lucky Lookout", 4, after_roll("", Reroll(3), exhaust=True)),
    crew("Carpenter", 4, after_roll("", Turn(shows="CLX", to="1"), exhaust=True)),
    crew("Cook", 3, after_roll("", Turn(shows="L", to="1"), exhaust=True)),
    crew("Chaplain", 4, after_roll("", PutAside("X"), exhaust=True)),
    crew("Surgeon", 5, after_roll("", PutAside("X"), strength(1), exhaust=True)),
    crew("Purser", 3, after_roll("", gold(2), exhaust=True)),
    crew("Smuggler", 4, after_roll("", gold(3), exhaust=True)),
    crew("Siege Gunner", 8, before_roll("", add_dice(3), exhaust=True)),
    crew("Grenadier", 5, before_roll("", add_dice(2), exhaust=True)),
    crew("Loader", 3, before_roll("", add_dice(1), exhaust=True), as_you_sail("", steps(1), exhaust=True)),
    crew("Sailing Master", 7, as_you_sail("", steps(2), exhaust=True), after_roll("", strength(1), exhaust=True)),
    crew("Storm Petrel", 4, as_you_sail("", steps(1), exhaust=True), after_roll("", Reroll(1), exhaust=True)),
    crew("Duelist", 7, after_roll("", strength(2), exhaust=True), on_victory("", gold(1))),
    crew("Old Berserker", 8, after_roll("", strength(3), exhaust=True)),
    crew("Marine", 5, after_roll("", strength(1), Reroll(1), exhaust=True)),
    crew("Fortune Teller", 6, after_roll("", Turn(to="1"), exhaust=True)),
    crew("Cooper", 4, after_roll("", Turn(shows="CX", to="1"), exhaust=True)),
    crew("Apothecary", 6, after_roll("", PutAside("X"), PutAside("X"), exhaust=True)),
    crew("Exorcist", 6, after_roll("", Turn(shows="X", to="1"), exhaust=True)),
    crew("Cabin Boy", 4, after_roll("", refresh_crew, exhaust=True)),
    crew("Rum Steward", 6, after_roll("", refresh_crew, strength(1), exhaust=True)),
    crew("Scavenger", 4, on_victory("", gold(2))),
    crew("Prize Master", 6, on_victory("", gold(3))),
    crew("Fiddler", 5, after_roll("", Reroll(2), gold(1), exhaust=True)),
    crew("Moneylender", 7, Standing(Standing.INCOME, 1)),
    crew("Shipwright", 5, Standing(Standing.DISCOUNT, 3)),
    crew("Lookout", 6, Standing(Standing.DICE, 1)),
)
