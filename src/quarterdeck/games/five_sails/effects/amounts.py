"""Numbers that the texts of this game speak of: stats, Renown, wounds."""

from quarterdeck.cardgame.amounts import Amount
from quarterdeck.cardgame.sets import Who, this
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import HOME, STATS
from quarterdeck.games.five_sails.values import has_stat, stat
from quarterdeck.games.five_sails.whereabouts import here_of
from quarterdeck.kernel.ability import U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import Words, count


class StatOf(Amount):
    """A stat of a card; `base` takes the printed one (FS-CORE-65)."""

    def __init__(self, who: Who, stat: int, base: bool = False) -> None:
        self.who = who
        self.stat = stat
        self.base = base

    def of(self, s: FiveSails, x: Frame) -> int:
        cards = self.who.cards(s, x)
        if not cards or not has_stat(s, cards[0], self.stat):
            return 0
        return s.match.printed[self.stat][cards[0]] if self.base else stat(s, cards[0], self.stat)

    def say(self, w: Words) -> str:
        return self.who.owns(w, f"{'printed ' if self.base else ''}{STATS[self.stat]}")


class RenownHere(Amount):
    """Renown lying at this location."""

    def of(self, s: FiveSails, x: Frame) -> int:
        spot = here_of(s, x)
        return s.renown[spot] if spot < HOME else 0

    def say(self, w: Words) -> str:
        return "the Renown at this location"


class WoundsOn(Amount):
    """Wounds on a set of characters together."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def of(self, s: FiveSails, x: Frame) -> int:
        return sum(s.wounds[c] for c in self.who.cards(s, x))

    def say(self, w: Words) -> str:
        return f"the number of wounds on {self.who.say(w)}"

    def compared(self, w: Words, how: str, n: int) -> str:
        many = {"lower": "fewer than", "higher": "more than"}.get(how, how)
        return f"{self.who.say(w)} has {many} {count(n, 'wound').replace('a wound', 'one wound')}"


class RenownOnThis(Amount):
    """Renown lying on this card."""

    def of(self, s: FiveSails, x: Frame) -> int:
        return s.memo[x[U_ORIGIN]]

    def say(self, w: Words) -> str:
        return f"the Renown on {this.say(w)}"


# The words that cards are written with

renown_on_this = RenownOnThis()

__all__ = [
    "RenownHere", "StatOf", "WoundsOn", "renown_on_this",
]  # fmt: skip
