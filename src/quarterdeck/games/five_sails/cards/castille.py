"""Cards: Castille."""

from quarterdeck.games.five_sails.effects.build import Card, character, risk

CARDS: list[Card] = [
    character(
        "Lorenzo de Zepeda", "090", "Castille", (4, 2, 4, 1), "Duelist, Scoundrel, Castille",
    ),
    character(
        "Ratón", "096", "Castille", (4, 3, 3, 1), "Pirate, Scoundrel, Thief, Castille",
    ),
    risk(
        "Unfortunate", "102", "Castille", 0, (1, 0, 3), "Hubris",
    ),
    risk(
        "Improvising", "106", "Castille", 0, (2, 0, 1), "Ad Hoc, Savvy",
    ),
]
