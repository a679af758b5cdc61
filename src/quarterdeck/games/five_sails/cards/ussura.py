"""Cards: Ussura."""

from quarterdeck.games.five_sails.effects.build import Card, scheme

CARDS: list[Card] = [
    scheme(
        "Leshiye of the Wood", "126", "Ussura", 34, 0, "Leshiye, Nature",
    ),
]
