"""Amounts: a number on a card, printed or counted when it is needed."""

from typing import TYPE_CHECKING

from quarterdeck.games.five_sails.effects.filters import HOW
from quarterdeck.games.five_sails.effects.sets import Role, Who
from quarterdeck.games.five_sails.effects.whereabouts import here_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import HOME, STATS
from quarterdeck.games.five_sails.values import has_stat, stat
from quarterdeck.kernel.ability import U_N, U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import Words, count

if TYPE_CHECKING:
    from quarterdeck.games.five_sails.effects.conditions import Condition


class Amount:
    """A number that is counted when it is needed."""

    def of(self, s: FiveSails, x: Frame) -> int:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError

    def counted(self) -> tuple[Who, ...]:
        """The sets whose cards it counts."""
        return ()

    def compared(self, w: Words, how: str, n: int) -> str:
        """'the Renown at this location is at least 2'."""
        return f"{self.say(w)} is {HOW[how]} {n}"


class Provided(Amount):
    """A number while something is true, else another or nothing."""

    def __init__(self, n: int, condition: "Condition", otherwise: int = 0) -> None:
        self.n = n
        self.condition = condition
        self.otherwise = otherwise

    def of(self, s: FiveSails, x: Frame) -> int:
        return self.n if self.condition.holds(s, x) else self.otherwise

    def say(self, w: Words) -> str:
        return f"{self.n} if {self.condition.say(w)}" + (f", else {self.otherwise}" if self.otherwise else "")


class Fixed(Amount):
    """A number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: FiveSails, x: Frame) -> int:
        return self.n

    def say(self, w: Words) -> str:
        return str(self.n)


class Count(Amount):
    """How many cards a set has, each worth n."""

    def __init__(self, who: Who, n: int = 1) -> None:
        self.who = who
        self.n = n

    def of(self, s: FiveSails, x: Frame) -> int:
        return self.n * len(self.who.cards(s, x))

    def counted(self) -> tuple[Who, ...]:
        return (self.who,)

    def say(self, w: Words) -> str:
        return (f"{self.n} times " if self.n != 1 else "") + "the number of " + self.who.say(w).removeprefix("all ")


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


class Noted(Amount):
    """The number that this use has noted: cards discarded, chosen, moved so far."""

    def of(self, s: FiveSails, x: Frame) -> int:
        return x[U_N]

    def say(self, w: Words) -> str:
        return "that number"


class CardsDiscarded(Noted):
    """How many cards this use has discarded just now, as it has noted."""

    def say(self, w: Words) -> str:
        return "the number of cards discarded"


def amount(n: "int | Amount") -> Amount:
    return Fixed(n) if isinstance(n, int) else n


class RenownOnThis(Amount):
    """Renown lying on this card."""

    def of(self, s: FiveSails, x: Frame) -> int:
        return s.memo[x[U_ORIGIN]]

    def say(self, w: Words) -> str:
        return f"the Renown on {Role('this').say(w)}"
