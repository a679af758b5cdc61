"""Legendary Crew: three of each Faction but the Armada, four of the Skystalkers; they take no space (SL-PORT-27)."""

from quarterdeck.games.sea_of_legends.cards.common import legend
from quarterdeck.games.sea_of_legends.effects.texts import (
    after_roll, as_you_sail, before_roll, on_turn, on_victory, when_attacked,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.effects.words import (
    Per, PutAside, Relocate, Reroll, Turn, TurnAll, add_dice, draw_crew, draw_tavern, gold, lock_nemesis,
    refresh_others, spare, steps, strength, ward_off,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import EXHAUSTED_CREW, OWN_FLAG, RELIC_HELD

LEGENDS = (
    legend("Thessa, Keeper of the Sluice", "Atlantean Usurpers", as_you_sail("", steps(3), exhaust=True)),
    legend("Orrin the Unsworn", "Atlantean Usurpers", before_roll("", add_dice(4), exhaust=True)),
    legend("The Last Glassblower", "Atlantean Usurpers", after_roll("", strength(Per(2, RELIC_HELD)), exhaust=True)),
    legend("Lieutenant Halloway", "British Empire", before_roll("", add_dice(5), exhaust=True, against="Ports")),
    legend("Ned Quill, Paymaster", "British Empire", on_victory("", gold(8), exhaust=True)),
    legend("The Powder Widow", "British Empire", after_roll("", strength(4), exhaust=True)),
    legend("Citlali, Rain Reader", "Children of Tlaloc", after_roll("", Reroll(18), exhaust=True)),
    legend("Acatl of the Reeds", "Children of Tlaloc", on_turn("", Relocate(3), exhaust=True)),
    legend("Old Shellback", "Children of Tlaloc", when_attacked("", ward_off, exhaust=True)),
    legend("Bosun No-Heart", "Dread Tide", after_roll("", strength(2), strength(Per(1, EXHAUSTED_CREW)), exhaust=True)),
    legend("The Lamp in the Ribs", "Dread Tide", after_roll("", TurnAll(shows="X", to="1"), exhaust=True)),
    legend("Mother Gravel", "Dread Tide", before_roll("", add_dice(5), exhaust=True, against="NPCs")),
    legend("Runner of the Sun Road", "Aztecs", as_you_sail("", steps(3), exhaust=True)),
    legend("Izel, Obsidian Hand", "Aztecs", after_roll("", strength(4), exhaust=True)),
    legend("The Fifth Ballplayer", "Aztecs", after_roll("", Turn(), Turn(), exhaust=True)),
    legend("Brother Vesper", "Ordo Nocturnus", after_roll("", spare, exhaust=True)),
    legend("The Candle Counter", "Ordo Nocturnus", on_turn("", draw_tavern(1, n=4), exhaust=True)),
    legend("Sister Umbra", "Ordo Nocturnus", on_turn("", lock_nemesis, exhaust=True)),
    legend("Marrow of the Shoals", "Sea Coven", after_roll("", TurnAll(shows="L", to="1"), strength(1), exhaust=True)),
    legend("Brinda the Ninth Wave", "Sea Coven", on_turn("", Relocate(4), exhaust=True)),
    legend("Salt-Eyed Pim", "Sea Coven", after_roll("", PutAside("X"), PutAside("X"), PutAside("X"), exhaust=True)),
    legend("Ixchel's Grandson", "Sentinels of Mukul", on_turn("", refresh_others, exhaust=True)),
    legend("The Howling Scout", "Sentinels of Mukul", before_roll("", add_dice(4), exhaust=True)),
    legend("Warden of the Ninth Gate", "Sentinels of Mukul", after_roll("", strength(Per(2, OWN_FLAG)), exhaust=True)),
    legend("Featherless Joss", "Skystalkers", as_you_sail("", steps(4), exhaust=True)),
    legend("Egger Malone", "Skystalkers", on_turn("", gold(4), exhaust=True)),
    legend("Long Glass Lucille", "Skystalkers", after_roll("", Turn(to="1"), Turn(to="1"), Turn(to="1"), exhaust=True)),
    legend("The Falconer's Twin", "Skystalkers", on_turn("", draw_crew(1, n=4), exhaust=True)),
)  # fmt: skip
