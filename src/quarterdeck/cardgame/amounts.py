"""Amounts: a number on a card, printed or counted when it is needed; and how numbers are compared."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from quarterdeck.cardgame.sets import Who
from quarterdeck.kernel.ability import U_N
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import Words, count

if TYPE_CHECKING:
    from quarterdeck.cardgame.conditions import Condition

#: how a number is compared, in the words before the other number; and the same for things that are counted
HOW = {"lower": "lower than", "higher": "higher than", "at most": "at most", "at least": "at least"}
HOW_MANY = {"lower": "fewer", "higher": "more", "at most": "no more", "at least": "no fewer"}


def holds(a: int, how: str, b: int) -> bool:
    if how == "lower":
        return a < b
    if how == "higher":
        return a > b
    if how == "at most":
        return a <= b
    return a >= b


class Amount:
    """A number that is counted when it is needed."""

    def of(self, s: Any, x: Frame) -> int:
        raise NotImplementedError

    def counted(self) -> tuple[Who, ...]:
        """The sets whose cards it counts."""
        return ()

    def say(self, w: Words) -> str:
        raise NotImplementedError

    def compared(self, w: Words, how: str, n: int) -> str:
        """'the Renown at this location is at least 2'."""
        return f"{self.say(w)} is {HOW[how]} {n}"


class Fixed(Amount):
    """A number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Any, x: Frame) -> int:
        return self.n

    def say(self, w: Words) -> str:
        return str(self.n)


def amount(n: int | Amount) -> Amount:
    return Fixed(n) if isinstance(n, int) else n


class Number(Amount):
    """A row of the vocabulary: a number that is looked up, with its words."""

    def __init__(self, read: Callable[[Any, Frame], int], words: str) -> None:
        self.read = read
        self.words = words

    def of(self, s: Any, x: Frame) -> int:
        return self.read(s, x)

    def say(self, w: Words) -> str:
        return self.words


class Provided(Amount):
    """A number while something is true, else another or nothing."""

    def __init__(self, n: int, condition: "Condition", otherwise: int = 0) -> None:
        self.n = n
        self.condition = condition
        self.otherwise = otherwise

    def of(self, s: Any, x: Frame) -> int:
        return self.n if self.condition.holds(s, x) else self.otherwise

    def say(self, w: Words) -> str:
        return f"{self.n} if {self.condition.say(w)}" + (f", else {self.otherwise}" if self.otherwise else "")


class Count(Amount):
    """How many cards a set has, each worth n."""

    def __init__(self, who: Who, n: int = 1) -> None:
        self.who = who
        self.n = n

    def of(self, s: Any, x: Frame) -> int:
        return self.n * len(self.who.cards(s, x))

    def counted(self) -> tuple[Who, ...]:
        return (self.who,)

    def say(self, w: Words) -> str:
        return (f"{self.n} times " if self.n != 1 else "") + "the number of " + self.who.say(w).removeprefix("all ")


def the_noted(s: Any, x: Frame) -> int:
    return x[U_N]


#: How many cards this use has discarded just now, as it has noted.
cards_discarded = Number(the_noted, "the number of cards discarded")


def quantity(w: Words, n: Amount, noun: str, nouns: str = "") -> str:
    """'a wound', 'two wounds', 'as many wounds as cards discarded'."""
    if isinstance(n, Fixed):
        return count(n.n, noun, nouns)
    return f"as many {nouns or noun + 's'} as {n.say(w).removeprefix('the number of ')}"


# The words that cards are written with

only_if = Provided

__all__ = [
    "Count", "cards_discarded", "only_if",
]  # fmt: skip
