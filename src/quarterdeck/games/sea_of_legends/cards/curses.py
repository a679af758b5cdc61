"""Quetzalcoatl's curses: the lines of a Nemesis, one for each Aztec Gold that he holds (SL-AZT-21)."""

from quarterdeck.games.sea_of_legends.effects.texts import in_lines, suffered
from quarterdeck.games.sea_of_legends.effects.words import discard_crew, lose_gold, lose_strength
from quarterdeck.games.sea_of_legends.terms import PLAIN

#: by NPC: the card that lies beside its Stat card
CURSES = {
    "Quetzalcoatl": in_lines(
        (
            suffered("Shadow of Wings", lose_strength(1)),
            suffered("The Sun Is Owed", lose_gold(5)),
            suffered("Given to the Steps", discard_crew),
        ),
        PLAIN,
    ),
}
