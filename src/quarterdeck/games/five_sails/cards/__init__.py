"""The cards, a module for each faction and the City."""

from quarterdeck.games.five_sails.cards import castille, city, eisen, montaigne, neutral, ussura, vodacce
from quarterdeck.games.five_sails.effects.build import CityCard

ALL: list[CityCard] = [
    *castille.CARDS, *city.CARDS, *eisen.CARDS, *montaigne.CARDS, *neutral.CARDS, *ussura.CARDS, *vodacce.CARDS,
]  # fmt: skip
