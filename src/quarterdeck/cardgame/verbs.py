"""Verbs. A verb is a row: what it changes, its English for one and for many and as an order, when it can be paid."""

from collections.abc import Callable
from typing import Any

from quarterdeck.cardgame.amounts import Amount, Fixed, amount, quantity
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Target, Who
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.words import Words, article

#: what a verb does to a set of cards, as a mask, with a number
Change = Callable[[Any, Frame, int, int], None]
#: whether it can be paid as a cost with these cards
Payable = Callable[[Any, Frame, list[int]], bool]


class OnCards(Effect):
    """A verb whose object is a set of cards."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def sets(self) -> tuple[Who, ...]:
        return (self.who,)

    def subject(self) -> Who | None:
        return self.who

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        return f"{said} {self.does(w)}"


def conjugated(who: Who, one: str, many: str) -> str:
    """A verb for one card or for many."""
    return many if who.many() else one


def be(who: Who) -> str:
    return conjugated(who, "is", "are")


class Called:
    """A row of the vocabulary that makes an effect when it is called."""

    doc: str = ""

    # Said here already: compiled, what can be called has a place for that before its attributes, in all its classes.
    def __call__(self, *given: Any, **named: Any) -> Effect:
        raise NotImplementedError


class Verb(Called):
    """A row of the vocabulary: called with a set of cards (and a number, if it takes one), it is an effect.

    `one` and `many` are what is said of one card and of several, `order` what somebody is told to do with {who}. In all
    of them {n} is the number with its noun, if the verb counts something, and {this} the card it stands on. What is
    `imperative` is always said as an order.
    """

    def __init__(
        self, change: Change, one: str, many: str, order: str, counts: str = "", payable: Payable | None = None,
        order_one: str = "", doc: str = "", imperative: bool = False, called_x: bool = False,
    ) -> None:  # fmt: skip
        self.change = change
        self.one = one
        self.many = many
        self.order = order
        #: how the order is given if what is counted is one
        self.order_one = order_one or order
        self.counts = counts
        self.payable = payable
        self.doc = doc
        self.imperative = imperative
        #: whether a number that is no plain one is called X, and said behind all the rest
        self.called_x = called_x

    def __call__(self, who: Who, n: int | Amount | None = None) -> "Do":
        if self.counts:
            return DoSome(self, who, amount(1 if n is None else n))
        if n is not None:
            raise BadDefinition(f"'{self.order}' counts nothing: it takes no number")
        return Do(self, who)


class Do(OnCards):
    """A verb with its object."""

    def __init__(self, verb: Verb, who: Who) -> None:
        super().__init__(who)
        self.verb = verb
        self.imperative = verb.imperative

    def run(self, s: Any, f: Frame, answer: int) -> None:
        self.verb.change(s, f, self.who.mask(s, f), 0)

    def payable(self, s: Any, x: Frame) -> bool:
        payable, who = self.verb.payable, self.who
        if payable is None:
            return True
        cards = who.cards(s, x)
        if isinstance(who, Target) and who.least and not cards:  # not chosen yet: it is enough that it could be
            return any(payable(s, x, [c]) for c in who.candidates(s, x))
        return payable(s, x, cards)

    def subject(self) -> Who | None:
        return None if self.imperative else self.who

    def say(self, w: Words) -> str:
        return self.order(w) if self.imperative else super().say(w)

    def does(self, w: Words) -> str:
        return conjugated(self.who, self.verb.one, self.verb.many).replace("{this}", w.this)

    def order(self, w: Words) -> str:
        return self.verb.order.replace("{who}", self.who.say(w)).replace("{this}", w.this)


class DoSome(Do):
    """A verb with its object and how often, or how much of it."""

    def __init__(self, verb: Verb, who: Who, n: Amount) -> None:
        super().__init__(verb, who)
        self.n = n

    def run(self, s: Any, f: Frame, answer: int) -> None:
        self.verb.change(s, f, self.who.mask(s, f), self.n.of(s, f))

    def does(self, w: Words) -> str:
        return self.counted(w, super().does(w))

    def order(self, w: Words) -> str:
        said = self.who.say(w)
        one = isinstance(self.n, Fixed) and self.n.n == 1
        return self.counted(w, self.verb.order_one if one else self.verb.order).replace("{who}", said)

    def counted(self, w: Words, text: str) -> str:
        if self.verb.called_x and not isinstance(self.n, Fixed):
            return text.replace("{n}", f"X {self.verb.counts}s") + f", X being {self.n.say(w)}"
        return text.replace("{n}", quantity(w, self.n, self.verb.counts))


class Deed(Effect):
    """A row of the vocabulary: something that is done to no card in particular, with its words.

    `order` says that the words tell you to do something; without it they are a clause. An `adverb` stands for them
    where something else is done. What is `partial` counts even where a use is cut down to part of its effects.
    """

    def __init__(
        self, change: Callable[[Any, Frame], None], words: str, order: bool = True, adverb: str = "",
        partial: bool = False, names: bool = False,
    ) -> None:  # fmt: skip
        self.change = change
        self.words = words
        self.imperative = order
        self.adverb = adverb
        self.partial = partial
        self.names = names

    def run(self, s: Any, f: Frame, answer: int) -> None:
        self.change(s, f)

    def say(self, w: Words) -> str:
        return self.words.replace("{this}", w.this).replace("{answers}", w.answers)


class Tally(Called):
    """A row of the vocabulary: something that is done to no card, so often or so much; called with a number.

    In the words {n} is the number with its noun.
    """

    def __init__(
        self, change: Callable[[Any, Frame, int], None], words: str, noun: str, nouns: str,
        payable: Callable[[Any, Frame, int], bool] | None = None, doc: str = "",
    ) -> None:  # fmt: skip
        self.change = change
        self.words = words
        self.noun = noun
        self.nouns = nouns
        self.payable = payable
        self.doc = doc

    def __call__(self, n: int | Amount = 1) -> "Tallied":
        return Tallied(self, amount(n))


class Tallied(Effect):
    """Something that is done so often, or so much."""

    imperative = True

    def __init__(self, tally: Tally, n: Amount) -> None:
        self.tally = tally
        self.n = n

    def run(self, s: Any, f: Frame, answer: int) -> None:
        self.tally.change(s, f, self.n.of(s, f))

    def payable(self, s: Any, x: Frame) -> bool:
        return self.tally.payable is None or self.tally.payable(s, x, self.n.of(s, x))

    def say(self, w: Words) -> str:
        return self.tally.words.replace("{n}", quantity(w, self.n, self.tally.noun, self.tally.nouns))


class Pick(OnCards):
    """A choice on its own; what is chosen is spoken of later."""

    imperative = True

    def subject(self) -> Who | None:
        return None

    def run(self, s: Any, f: Frame, answer: int) -> None:
        """The choice has been made before this node."""

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        if said.startswith("target "):
            return "choose as target " + article(said.removeprefix("target "))
        return "choose " + said.replace(" of your choice", "", 1)

    def order(self, w: Words) -> str:
        return self.say(w)


# The words that cards are written with

pick = Pick

__all__ = [
    "pick",
]  # fmt: skip
