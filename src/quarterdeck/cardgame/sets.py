"""Sets of cards: roles, all that pass filters, targets that somebody chooses.

A set that finds nothing is empty, and every verb accepts it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.cardgame.checks import nonsense
from quarterdeck.cardgame.filters import Every, Filter, Is, fits_all, noun_phrase, passing, tests_of
from quarterdeck.kernel.ability import U_BEARER, U_IT, U_ORIGIN, U_PERFORMER, U_T0
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import POSSESSIVE, Words, article, listed, number


class Who:
    """A set of cards."""

    def cards(self, s: Any, x: Frame) -> list[int]:
        raise NotImplementedError

    def words(self, w: Words) -> str:
        """How it is called."""
        raise NotImplementedError

    def key(self) -> object:
        """What makes two mentions the same thing."""
        return self

    def many(self) -> bool:
        """Whether its verb is in the plural."""
        return False

    def say(self, w: Words) -> str:
        """Its name, or "it" where nothing else could be meant."""
        if w.tell is not None:
            real = w.tell(self)
            if real:
                return real
        if not self.many() and w.only(self.key()):
            w.speak(self.key())
            return "it"
        said = self.words(w)
        w.speak(self.key())
        return said

    def whose(self, w: Words) -> str:
        """'its', 'the adversary's'."""
        said = self.say(w)
        return "its" if said == "it" else said + POSSESSIVE

    def owns(self, w: Words, what: str) -> str:
        """'its player', 'the adversary's player', 'the player of target character at an adjacent City location'."""
        said = self.say(w)
        if said == "it":
            return f"its {what}"
        return f"{said}{POSSESSIVE} {what}" if said.count(" ") < 3 or w.tell else f"the {what} of {said}"

    def mask(self, s: Any, x: Frame) -> int:
        out = 0
        for c in self.cards(s, x):
            out |= 1 << c
        return out

    def inner(self) -> tuple["Who", ...]:
        """Sets this one is made from, whose targets have to be chosen first."""
        return ()

    def doubtful(self) -> bool:
        """Whether nobody picks them, and something decides who is meant that a player may take one way or the other."""
        return any(who.doubtful() for who in self.inner())


class Role(Who):
    """One card that the context knows, looked up when it is needed."""

    def __init__(self, role: str, words: str, card: Callable[[Any, Frame], int]) -> None:
        self.role = role
        self.called = words
        self.card = card

    def cards(self, s: Any, x: Frame) -> list[int]:
        c = self.card(s, x)
        return [c] if c != NONE else []

    def key(self) -> object:
        return self.role

    def words(self, w: Words) -> str:
        return w.this if self.role == "this" else w.answered if self.role == "it" else self.called


def the_performer(s: Any, x: Frame) -> int:
    return x[U_PERFORMER]


def the_origin(s: Any, x: Frame) -> int:
    return x[U_ORIGIN]


def the_bearer(s: Any, x: Frame) -> int:
    return x[U_BEARER]


def the_answered(s: Any, x: Frame) -> int:
    return x[U_IT]


performer = Role("performer", "your performer", the_performer)  #: The card that performs the ability.
this = Role("this", "this card", the_origin)  #: The card whose text it is.
it = Role("it", "that card", the_answered)  #: The card that the answered event happens to.


class Group(Who):
    """A row of the vocabulary: cards that are found by looking, with their words."""

    def __init__(self, found: Callable[[Any, Frame], Sequence[int]], words: str, many: bool = False) -> None:
        self.found = found
        self.called = words
        self.several = many

    def cards(self, s: Any, x: Frame) -> list[int]:
        return list(self.found(s, x))

    def many(self) -> bool:
        return self.several

    def words(self, w: Words) -> str:
        return self.called


class Pool:
    """Where cards may be picked from: the noun, an adjective, where that is, and whether all in it is your own.

    Where that is speaks of its user: ' in {your} discard pile'.
    """

    def __init__(
        self, cards: Callable[[Any, Frame], Sequence[int]], noun: str = "card", adjective: str = "", behind: str = "",
        own: bool = False, promised: bool = False, question: int = 0, looked_at: bool = False, persons: bool = False,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.noun = noun
        self.adjective = adjective
        self.behind = behind
        self.own = own
        #: whether it holds cards of the hand, which cannot pay as well once they are promised to another cost
        self.promised = promised
        #: the kind of question by which a card of it is asked for, where it is not the usual one
        self.question = question
        #: whether it is what was just looked at, which a text calls "them"
        self.looked_at = looked_at
        #: whether its cards stand for their players, who are what is picked
        self.persons = persons

    def where(self, w: Words) -> str:
        return self.behind.format(your=w.your)

    def marked(self, said: str) -> str:
        """With its adjective, where the words do not tell already what it holds."""
        told = not self.adjective or (self.noun != "card" and said.startswith((self.noun, self.adjective)))
        return said if told else f"{self.adjective} {said}"


class Target(Who):
    """Cards that a player picks, kept in a register of the use. One object in a card is one choice.

    `aimed` is the word *target*; without it the choice targets nobody.
    """

    def __init__(
        self, pool: Pool, filters: tuple[Filter, ...], least: int = 1, most: int = 1, aimed: bool = True
    ) -> None:
        self.pool = pool
        self.filters = filters
        self.least = least
        self.most = most
        self.aimed = aimed
        self.register = NONE
        self.tests = tests_of(filters)
        if least < 0 or most < max(1, least):
            raise nonsense(f"nobody can pick at least {least} and at most {most}: `most` is 1 or more, `least` no more")

    def require(self, rule: Filter) -> None:
        """Ask something more of what may be picked that is no text of the card, but a rule."""
        self.tests = (*self.tests, rule.fits)

    def cards(self, s: Any, x: Frame) -> list[int]:
        return members(x[self.register]) if self.register != NONE and x[self.register] > 0 else []

    def candidates(self, s: Any, x: Frame) -> list[int]:
        return passing(s, x, self.pool.cards(s, x), self.tests)

    def picker(self, s: Any, x: Frame) -> int:
        """The seat that makes the choice."""
        return x[SEAT]

    def limit(self, s: Any, x: Frame) -> int:
        """How many may be picked now."""
        return self.most

    def key(self) -> object:
        return self if self.register == NONE else self.register

    def many(self) -> bool:
        return self.most > 1

    def words(self, w: Words) -> str:
        return w.name(self, self.full(w), self.short(w))

    def full(self, w: Words, choice: str = "of your choice") -> str:
        """As it is first spoken of: 'target opposing character', 'a Mercenary of yours', 'up to one performer'."""
        pool = self.pool
        if pool.looked_at:
            w.rest = "the rest"
            if self.most > 1 and not self.aimed:
                return f"{self.how_many().removesuffix(' of')} of them"
        own = pool.own or any(isinstance(f, Is) and f.mark == "yours" for f in self.filters)
        after = "" if self.aimed or own else choice
        said = noun_phrase(w, self.filters, pool.noun, self.most > 1, after)
        said = pool.marked(said)
        if self.aimed:
            said = f"target {said}"
        if (self.least, self.most) == (1, 1):
            return (said if self.aimed or pool.noun == "one" else article(said)) + pool.where(w)
        return f"{self.how_many()} {said}{pool.where(w)}"

    def short(self, w: Words) -> str:
        """How it is spoken of once it has been named."""
        plain = tuple(f for f in self.filters if (f.names and not isinstance(f, Every)) or f.noun(w))
        said = noun_phrase(w, plain, self.pool.noun, self.most > 1)
        return ("those " if self.most > 1 else "that ") + said

    def how_many(self) -> str:
        """How many may be picked, if it is not exactly one."""
        if self.least == self.most:
            return number(self.most)
        if self.most > 9:
            return "one or more" if self.least else "any number of"
        return f"{number(self.least)} to {number(self.most)}" if self.least else f"up to {number(self.most)}"


class Them(Who):
    """The cards picked first (or second) in this use, spoken of again."""

    def __init__(self, which: int = 0) -> None:
        self.which = which

    def cards(self, s: Any, x: Frame) -> list[int]:
        picked = x[U_T0 + self.which]
        return members(picked) if picked > 0 else []

    def key(self) -> object:
        return U_T0 + self.which

    def words(self, w: Words) -> str:
        """As a target that was named already, where no other could be meant."""
        named = [t for t in w.named if isinstance(t, Target)]
        short = [t.short(w) for t in named if t.register == U_T0 + self.which]
        if short and sum(1 for t in named if t.short(w) == short[0]) == 1:
            return short[0]
        return ("the target", "the second target", "the third target", "the fourth target")[self.which]


class Both(Who):
    """Several sets together."""

    def __init__(self, *whos: Who) -> None:
        self.whos = whos

    def cards(self, s: Any, x: Frame) -> list[int]:
        return [c for who in self.whos for c in who.cards(s, x)]

    def key(self) -> object:
        return tuple([who.key() for who in self.whos])

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        return listed([who.say(w) for who in self.whos])

    def inner(self) -> tuple[Who, ...]:
        return self.whos


class Everything(Who):
    """All cards of a pool that pass the filters."""

    def __init__(self, pool: Pool, *filters: Filter) -> None:
        self.pool = pool
        self.filters = filters
        self.tests = tests_of(filters)

    def cards(self, s: Any, x: Frame) -> list[int]:
        return passing(s, x, self.pool.cards(s, x), self.tests)

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        said = self.pool.marked(noun_phrase(w, self.filters, self.pool.noun, plural=True))
        return f"all {said}{self.pool.where(w)}"

    def doubtful(self) -> bool:
        return any(f.doubtful() for f in self.filters)


def some_fit(s: Any, x: Frame, cards: Sequence[int], filters: tuple[Filter, ...]) -> bool:
    """Whether a card among them passes all filters."""
    for c in cards:
        if fits_all(s, x, c, filters):
            return True
    return False


# The words that cards are written with

them = Them()  #: What was picked first in this use.

__all__ = [
    "Both", "it", "performer", "them", "this",
]  # fmt: skip
