"""Conditions: what has to be true for a text to apply."""

from collections.abc import Callable
from typing import Any

from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.sets import Pool, Who, some_fit
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import Words, article


class Condition:
    """Something that is true or not when it is asked."""

    #: how it follows what holds: "while" it is true, or "when" it happens
    word: str = "while"

    def limits(self, w: Words) -> str:
        """What is said behind a continuous text that holds under it."""
        return f" {self.word} {self.say(w)}"

    def holds(self, s: Any, x: Frame) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError


class Fact(Condition):
    """A row of the vocabulary: a plain fact, with its test and its words."""

    def __init__(self, test: Callable[[Any, Frame], bool], words: str, word: str = "while") -> None:
        self.test = test
        self.words = words
        self.word = word

    def holds(self, s: Any, x: Frame) -> bool:
        return self.test(s, x)

    def say(self, w: Words) -> str:
        return self.words.replace("{this}", w.this)


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


class Finding:
    """A row of the vocabulary: that a card which passes filters is found in a pool, with words around it."""

    def __init__(self, pool: Pool, words: str) -> None:
        self.pool = pool
        self.words = words

    def __call__(self, *filters: Filter) -> "Found":
        return Found(self, *filters)


class Found(Condition):
    """'you have a Mercenary at this location', 'there is an opposing Sorcerer'."""

    def __init__(self, finding: Finding, *filters: Filter) -> None:
        self.finding = finding
        self.filters = filters

    def holds(self, s: Any, x: Frame) -> bool:
        return some_fit(s, x, self.finding.pool.cards(s, x), self.filters)

    def say(self, w: Words) -> str:
        w.speak(self)
        return self.finding.words.replace("{a}", article(noun_phrase(w, self.filters, self.finding.pool.noun)))


class OnlyOne(Condition):
    """One card, and no other of a pool, passes the filters."""

    def __init__(self, pool: Pool, who: Who, *filters: Filter) -> None:
        self.pool = pool
        self.who = who
        self.filters = filters

    def holds(self, s: Any, x: Frame) -> bool:
        cards = self.who.cards(s, x)
        return bool(cards) and [c for c in self.pool.cards(s, x) if fits_all(s, x, c, self.filters)] == cards

    def say(self, w: Words) -> str:
        return f"{self.who.say(w)} is the only {noun_phrase(w, self.filters, self.pool.noun)}"


# The words that cards are written with

all_of = AllOf
either = Either

__all__ = [
    "Has", "all_of", "either",
]  # fmt: skip
