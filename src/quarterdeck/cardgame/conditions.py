"""Conditions: what has to be true for a text to apply."""

from collections.abc import Callable
from typing import Any

from quarterdeck.cardgame.amounts import Amount, holds
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.sets import Who, some_fit
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import Words


class Condition:
    """Something that is true or not when it is asked."""

    #: how it follows what holds: "while" it is true, or "when" it happens
    word: str = "while"

    def holds(self, s: Any, x: Frame) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError


class Fact(Condition):
    """A row of the vocabulary: a plain fact, with its test and its words."""

    def __init__(self, test: Callable[[Any, Frame], bool], words: str) -> None:
        self.test = test
        self.words = words

    def holds(self, s: Any, x: Frame) -> bool:
        return self.test(s, x)

    def say(self, w: Words) -> str:
        return self.words


class Has(Condition):
    """Some card of a set passes the filters."""

    def __init__(self, who: Who, *filters: Filter) -> None:
        self.who = who
        self.filters = filters

    def holds(self, s: Any, x: Frame) -> bool:
        return some_fit(s, x, self.who.cards(s, x), self.filters)

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        return f"{said} " + (" and ".join(f.states(w) for f in self.filters) or "could be chosen")


class Either(Condition):
    """At least one of several conditions."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: Any, x: Frame) -> bool:
        return any(c.holds(s, x) for c in self.conditions)

    def say(self, w: Words) -> str:
        return " or ".join(c.say(w) for c in self.conditions)


class AllOf(Condition):
    """All of several conditions."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: Any, x: Frame) -> bool:
        return all(c.holds(s, x) for c in self.conditions)

    def say(self, w: Words) -> str:
        return " and ".join(c.say(w) for c in self.conditions)


class AmountIs(Condition):
    """An amount against a number."""

    def __init__(self, amount: Amount, how: str, n: int) -> None:
        self.amount = amount
        self.how = how
        self.n = n

    def holds(self, s: Any, x: Frame) -> bool:
        return holds(self.amount.of(s, x), self.how, self.n)

    def say(self, w: Words) -> str:
        return self.amount.compared(w, self.how, self.n)


# The words that cards are written with

all_of = AllOf
either = Either
amount_is = AmountIs

__all__ = [
    "Has", "all_of", "amount_is", "either",
]  # fmt: skip
