"""Cards: Vodacce."""

from quarterdeck.games.five_sails.effects.build import Card, character, risk

CARDS: list[Card] = [
    character(
        "Cesca del Rosso", "008", "Vodacce", (5, 1, 1, 2), "Sorcerer, Strega, Red Hand, Vodacce",
    ),
    character(
        "Vittoria Anselmo", "014", "Vodacce", (4, 2, 3, 2), "Duelist, Red Hand, Vodacce",
    ),
    risk(
        "Fate's Burden", "025", "Vodacce", 0, ("-", 2, 2), "Sorcery, Sorte",
    ),
    risk(
        "Unyielding Loyalty", "032", "Vodacce", 1, (2, "-", 1), "Camaraderie, Zeal",
    ),
]
