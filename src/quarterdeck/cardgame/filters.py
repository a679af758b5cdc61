"""Filters: what a card has to be for a text to mean it.

Each is read in a context `x`: the frame of the use, or the context of a continuous text.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from quarterdeck.cardgame.checks import check_kinds
from quarterdeck.cardgame.state import State, rules_of
from quarterdeck.kernel.ability import U_BEARER, U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, listed

#: a test on one card, in a context
Test = Callable[[Any, Frame, int], bool]
OF_YOURS = "of yours"
IN_PLAY = "in play"
#: adjectives without a rank of their own, such as traits, come last
LAST = 99
# which card alone can pass, if there is but one
ANYBODY: Final = 0
THIS: Final = 1
BEARER: Final = 2


class Filter:
    """A test on one card. Its words stand before the noun, or after it."""

    #: where its adjective stands among others: the lowest first
    rank: int = LAST
    #: whether its adjective needs no plain noun behind it: "a Sorcerer"
    names: bool = False
    #: the name of a plain mark
    mark: str = ""
    #: the sort of card that alone can pass
    sort: str = ""
    #: the card that alone can pass: nothing has to be read for others
    one: int = ANYBODY

    def fits(self, s: Any, x: Frame, c: int) -> bool:
        raise NotImplementedError

    def fails(self, s: Any, x: Frame, c: int) -> bool:
        """Whether a text that wants the contrary means this card."""
        return not self.fits(s, x, c)

    def plainly(self) -> Test:
        """The function behind it, for what is read often."""
        return self.fits

    def in_play_only(self) -> bool:
        """Whether it can only be said of a card that is in play."""
        return False

    def once_gone(self) -> "Filter":
        """How it is read of a card that has left play: what was last known of it counts."""
        return self

    def doubtful(self) -> bool:
        """Whether it asks for something that some cards have or not, as their players like."""
        return False

    def secretive(self) -> bool:
        """Whether only the player of the ability can tell which cards pass."""
        return False

    def speaks_of(self) -> Any:
        """The set of cards that it compares with, if any: its targets have to be chosen first."""
        return None

    def adjective(self, w: Words) -> str:
        return ""

    def phrase(self, w: Words) -> str:
        return ""

    def noun(self, w: Words) -> str:
        """A filter may say what kind of card it picks."""
        return ""

    def whole(self) -> str:
        """A filter that picks one thing only may name it altogether."""
        return ""

    def states(self, w: Words) -> str:
        """What is said of a card that passes: 'is engaged', 'is a Sorcerer', 'is at this location'."""
        said = self.adjective(w)
        if said:
            return "is " + (said if said[0].islower() else article(said))
        return "is " + (self.phrase(w) or article(self.noun(w)))


class Is(Filter):
    """A plain mark of a card: its name, its test, and its words before, behind or in place of the noun."""

    def __init__(
        self, mark: str, test: Test, adjective: str = "", phrase: str = "", noun: str = "", rank: int = LAST,
        says: str = "", in_play: bool = False, gone: Test | None = None, sort: str = "", one: int = ANYBODY,
    ) -> None:  # fmt: skip
        self.mark = mark
        self.test = test
        self.words = (adjective, phrase, noun)
        #: what is said of a card that passes, where the other words do not say it well
        self.says = says
        self.rank = rank
        self.needs_play = in_play
        self.sort = sort
        self.one = one
        #: the test of a card that has left play, where it is another one
        self.gone = gone

    def fits(self, s: Any, x: Frame, c: int) -> bool:
        return self.test(s, x, c)

    def plainly(self) -> Test:
        return self.test

    def in_play_only(self) -> bool:
        return self.needs_play

    def secretive(self) -> bool:
        return self.test is is_remembered

    def once_gone(self) -> Filter:
        return Is(self.mark, self.gone) if self.gone is not None else self

    def adjective(self, w: Words) -> str:
        return self.words[0]

    def phrase(self, w: Words) -> str:
        if " that card" in self.words[1]:
            w.speak(self)
        return self.words[1]

    def noun(self, w: Words) -> str:
        return w.this if self.mark == "this" else self.words[2]

    def states(self, w: Words) -> str:
        return self.says or super().states(w)


class Non(Filter):
    """Does not pass another filter."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def fits(self, s: Any, x: Frame, c: int) -> bool:
        return self.filter.fails(s, x, c)

    def plainly(self) -> Test:
        return self.filter.fails

    def once_gone(self) -> Filter:
        return Non(self.filter.once_gone())

    def doubtful(self) -> bool:
        return self.filter.doubtful()

    def adjective(self, w: Words) -> str:
        said = self.filter.adjective(w) or ("" if self.filter.phrase(w) else self.filter.noun(w))
        return "non-" + said if said else ""

    def phrase(self, w: Words) -> str:
        said = self.filter.phrase(w)
        if said.startswith("with "):
            return "without " + said.removeprefix("with ")
        if said.startswith("that you "):
            return "that you do not " + said.removeprefix("that you ")
        return "not " + said if said else ""

    def states(self, w: Words) -> str:
        verb, _, rest = self.filter.states(w).partition(" ")
        return f"{NEGATED.get(verb) or 'does not ' + verb.removesuffix('s')} {rest}"


#: verbs whose contrary is not made with "does not" alone
NEGATED = {"is": "is not", "was": "was not", "has": "does not have"}


class Every(Filter):
    """All of several filters at once."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters
        self.tests = tests_of(filters)
        self.names = any(f.names for f in filters)
        self.one = max([f.one for f in filters], default=ANYBODY)

    def in_play_only(self) -> bool:
        return any(f.in_play_only() for f in self.filters)

    def once_gone(self) -> Filter:
        return Every(*[f.once_gone() for f in self.filters])

    def fits(self, s: Any, x: Frame, c: int) -> bool:
        for test in self.tests:
            if not test(s, x, c):
                return False
        return True

    def doubtful(self) -> bool:
        return any(f.doubtful() for f in self.filters)

    def adjective(self, w: Words) -> str:
        return " ".join(a for a in (f.adjective(w) for f in self.filters) if a)

    def phrase(self, w: Words) -> str:
        said = [a for a in (f.phrase(w) for f in self.filters) if a]
        return " ".join(sorted(said, key=nearness))

    def noun(self, w: Words) -> str:
        return next((f.noun(w) for f in self.filters if f.noun(w)), "")

    def states(self, w: Words) -> str:
        said = [f.states(w) for f in self.filters]
        if all(one.startswith("is ") for one in said):
            said[1:] = [one.removeprefix("is ") for one in said[1:]]
        return listed(said)


class AnyOf(Filter):
    """At least one of several."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: Any, x: Frame, c: int) -> bool:
        return any(f.fits(s, x, c) for f in self.filters)

    def in_play_only(self) -> bool:
        return all(f.in_play_only() for f in self.filters)

    def once_gone(self) -> Filter:
        return AnyOf(*[f.once_gone() for f in self.filters])

    def doubtful(self) -> bool:
        return any(f.doubtful() for f in self.filters)

    def adjective(self, w: Words) -> str:
        return listed([a for a in [f.adjective(w) for f in self.filters] if a], "or")

    def phrase(self, w: Words) -> str:
        return " or ".join(a for a in (f.phrase(w) for f in self.filters) if a)

    def noun(self, w: Words) -> str:
        return " or ".join(a for a in (f.noun(w) for f in self.filters) if a)


# Marks that every card game has


def is_yours(s: State, x: Frame, c: int) -> bool:
    return s.holder[c] == x[SEAT]


def is_enemy(s: State, x: Frame, c: int) -> bool:
    return s.holder[c] != x[SEAT] and s.holder[c] < s.match.seats


def was_yours(s: State, x: Frame, c: int) -> bool:
    return rules_of(s).player_of(s, c) == x[SEAT]


def was_enemy(s: State, x: Frame, c: int) -> bool:
    return rules_of(s).player_of(s, c) not in (x[SEAT], s.match.nobody)


def is_this(s: State, x: Frame, c: int) -> bool:
    return c == x[U_ORIGIN]


def is_bearer(s: State, x: Frame, c: int) -> bool:
    return c == x[U_BEARER]


def is_remembered(s: State, x: Frame, c: int) -> bool:
    return s.memo[x[U_ORIGIN]] == c + 1


yours = Is("yours", is_yours, phrase=OF_YOURS, says="is yours", gone=was_yours)  #: Controlled by you.
enemy = Is("enemy", is_enemy, "enemy", rank=9, gone=was_enemy)  #: Controlled by an opponent.
itself = Is("this", is_this, noun="this card", one=THIS)  #: This card.


# Looking, and putting into words


def fits_all(s: Any, x: Frame, c: int, filters: tuple[Filter, ...]) -> bool:
    for f in filters:
        if not f.fits(s, x, c):
            return False
    return True


def tests_of(filters: tuple[Filter, ...]) -> tuple[Test, ...]:
    """The plain functions behind filters, made once for what is read often."""
    check_filters(filters)
    return tuple([f.plainly() for f in filters])


def check_filters(filters: Any) -> None:
    check_kinds("a choice of cards", filters, Filter, "filters such as yours or engaged")


def passing(s: Any, x: Frame, cards: Sequence[int], tests: tuple[Test, ...]) -> list[int]:
    """Those of the cards that pass all tests."""
    found = []
    for c in cards:
        for test in tests:
            if not test(s, x, c):
                break
        else:
            found.append(c)
    return found


def noun_phrase(w: Words, filters: tuple[Filter, ...], noun: str, plural: bool = False, after: str = "") -> str:
    """Adjectives, noun, phrases: 'opposing engaged Musketeer of yours at this location'; `after` follows the noun."""
    ranked = sorted([(f.rank, i, f.adjective(w)) for i, f in enumerate(filters)])
    before = [a for _, _, a in ranked if a]
    behind = sorted([p for p in (f.phrase(w) for f in filters) if p], key=nearness)
    given = next((f.noun(w) for f in filters if f.noun(w)), "")
    if before and not given and noun in PLAIN_NOUNS and any(f.names for f in filters):
        words = before
    else:
        words = [*before, given or noun]
    if plural and words[-1] not in INVARIANT:
        words[-1] += "s"
    return " ".join([*words, *([after] if after else []), *behind])


#: nouns that say nothing beside a trait: a Musketeer is a Musketeer character
PLAIN_NOUNS = {"card"}
#: nouns that are their own plural; a game adds its own
INVARIANT: set[str] = set()


def nearness(phrase: str) -> int:
    """Whose it is follows the noun, then that it is in play, then the rest."""
    return 0 if phrase.startswith(OF_YOURS) else 1 if phrase == IN_PLAY else 2


# The words that cards are written with


__all__ = [
    "AnyOf", "Non", "enemy", "itself", "yours",
]  # fmt: skip
