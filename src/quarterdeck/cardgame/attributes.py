"""Attributes: a number that every card has, and comparing it, in one place for all phrases that do."""

from collections.abc import Callable
from typing import Any

from quarterdeck.cardgame.amounts import HOW, HOW_MANY, Amount, Fixed, amount, holds
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.sets import Who
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.words import POSSESSIVE, Words, count


class Attribute:
    """A row of the vocabulary: the name of a number that cards have, and how it is read.

    What is `counted` on a card is spoken of in the plural: 'the number of wounds on it', 'no more attachments than'.
    """

    def __init__(self, name: str, read: Callable[[Any, int], int], counted: bool = False) -> None:
        self.name = name
        self.read = read
        self.counted = counted


class Of(Amount):
    """An attribute of a card, or of several together."""

    def __init__(self, attribute: Attribute, who: Who) -> None:
        self.attribute = attribute
        self.who = who

    def of(self, s: Any, x: Frame) -> int:
        total = 0
        for c in self.who.cards(s, x):
            total += self.attribute.read(s, c)
        return total

    def say(self, w: Words) -> str:
        if self.attribute.counted:
            return f"the number of {self.attribute.name}s on {self.who.say(w)}"
        return self.who.owns(w, self.attribute.name)

    def compared(self, w: Words, how: str, n: int) -> str:
        if not self.attribute.counted:
            return super().compared(w, how, n)
        many = {"lower": "fewer than", "higher": "more than"}.get(how, how)
        noun = self.attribute.name
        return f"{self.who.say(w)} has {many} {count(n, noun).replace(f'a {noun}', f'one {noun}')}"


class Compared(Filter):
    """An attribute against the same attribute of another: "lower", "higher", "at most" or "at least" (equal counts)."""

    def __init__(self, attribute: Attribute, how: str, than: Who) -> None:
        self.attribute = attribute
        self.how = how
        self.than = than

    def speaks_of(self) -> Who:
        return self.than

    def fits(self, s: Any, x: Frame, c: int) -> bool:
        others = self.than.cards(s, x)
        if not others:
            return False
        return holds(self.attribute.read(s, c), self.how, self.attribute.read(s, others[0]))

    def phrase(self, w: Words) -> str:
        if self.attribute.counted:
            return f"with {HOW_MANY[self.how]} {self.attribute.name}s than {self.than.say(w)}"
        return f"whose {self.attribute.name} is {HOW[self.how]} {self.than.whose(w)}"


def shortly(whose: str) -> str:
    """'the adversary's'; 'that of target Ship in this Sea'."""
    return whose if whose.count(" ") < 3 else "that of " + whose.removesuffix(POSSESSIVE)


class AmountIs(Condition):
    """An amount against a number, or against another amount; of a card that is not there nothing is said."""

    def __init__(self, left: Amount, how: str, right: int | Amount) -> None:
        self.left = left
        self.how = how
        self.right = amount(right)

    def holds(self, s: Any, x: Frame) -> bool:
        for side in (self.left, self.right):
            if isinstance(side, Of) and not side.who.cards(s, x):
                return False
        return holds(self.left.of(s, x), self.how, self.right.of(s, x))

    def say(self, w: Words) -> str:
        if isinstance(self.right, Fixed):
            return self.left.compared(w, self.how, self.right.n)
        left, right = self.left, self.right
        said = left.say(w)
        if isinstance(left, Of) and isinstance(right, Of) and left.attribute is right.attribute:
            other = f"that on {right.who.say(w)}" if left.attribute.counted else shortly(right.who.whose(w))
            return f"{said} is {HOW[self.how]} {other}"
        return f"{said} is {HOW[self.how]} {right.say(w)}"


# The words that cards are written with

amount_is = AmountIs

__all__ = ["amount_is"]
