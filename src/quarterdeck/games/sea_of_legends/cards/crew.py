"""Starter Crew (SL-CREW) and the Crew deck."""

from quarterdeck.games.sea_of_legends.cards.common import crew
from quarterdeck.games.sea_of_legends.effects.texts import after_roll, as_you_sail, before_roll
from quarterdeck.games.sea_of_legends.effects.words import PutAside, Reroll, Turn, add_dice, gold, steps, strength

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
)
