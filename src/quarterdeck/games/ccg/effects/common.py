"""The words of the card layer that mean something in this game, where its module has others besides."""

from quarterdeck.cardgame.amounts import Count, only_if
from quarterdeck.cardgame.build import aim, cost, when
from quarterdeck.cardgame.filters import noun_phrase
from quarterdeck.cardgame.joining import each_player_must, if_, may, one_of, opponents_may, succeeded, unless
from quarterdeck.cardgame.sets import Both, it, them, this
from quarterdeck.cardgame.triggers import Onto, by_opponent, by_you, either_of, provided, through
from quarterdeck.kernel.words import Words, article


class OntoCard(Onto):
    """What is attached goes to a card that passes the filters."""

    def say(self, w: Words) -> str:
        return "to " + article(noun_phrase(w, self.filters, "card"))


onto = OntoCard

__all__ = [
    "Both", "Count", "aim", "by_opponent", "by_you", "cost", "each_player_must", "either_of", "if_", "it", "may",
    "one_of", "only_if", "onto", "opponents_may", "provided", "succeeded", "them", "this", "through", "unless",
    "when",
]  # fmt: skip
