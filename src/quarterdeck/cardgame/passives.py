"""Text that is always on: which question it answers, about which cards, while what is true."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.conditions import AllOf, Condition
from quarterdeck.cardgame.filters import Every, Filter, Is, noun_phrase
from quarterdeck.kernel.ability import U_T0
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.words import Words, signed

#: marks that mean one card, and the role that it has; a game adds its own
SELVES = {"this": "this", "bearer": "bearer", "wearer": "host"}


class Passive:
    """One continuous text."""

    #: what each of the cards is called that it speaks of
    noun: str = "character"

    def __init__(
        self, question: int, scope: Filter, n: int | Amount = 0, when: Condition | None = None, zones: int = 0
    ) -> None:
        self.question = question
        self.scope = scope
        self.amount = amount(n)
        self.when = when
        self.zones = zones
        self.what = 0
        self.name = ""
        self.also = ""
        self.daily = 0
        #: a printed minimum, below which it lowers no number
        self.least = 0
        #: whether a prohibition is about this very card only
        self.for_itself = False
        #: of a prohibition: whether it only bars what other players do
        self.opponents = False
        #: whether it is a number of its own that stands beside what it is read for, and does not change it
        self.beside = not isinstance(self.amount, Fixed)
        self.ability: Any = None

    def applies(self, s: Any, x: Frame) -> bool:
        return self.when is None or self.when.holds(s, x)

    def apart(self) -> "tuple[Passive, ...]":
        """The texts it is made of, each with one question; most often itself."""
        return (self,)

    def read_targets(self, f: Frame, x: Frame) -> None:
        """A price may depend on what the use it is read for has targeted."""
        x[U_T0] = f[U_T0]

    def set_to(self, s: Any, x: Frame, total: int, unraised: int) -> int:
        """What it makes of a number, after all that is added, and of the same without what raises it."""
        return total

    def forbids(self, s: Any, x: Frame, c: int, by: int) -> bool:
        """Of a prohibition that is in force for a card: whether it bars what this seat or card would do."""
        return True

    def say(self, w: Words) -> str:
        raise NotImplementedError

    def said_scope(self, w: Words) -> str:
        """Of whom it speaks; what follows may call it "it"."""
        if isinstance(self.scope, Is) and self.scope.mark in SELVES:
            w.speak(SELVES[self.scope.mark])
            return self.scope.noun(w)
        said = self.scope.whole() or "each " + noun_phrase(w, (self.scope,), self.noun)
        w.speak("it")
        return said

    def said_when(self, w: Words) -> str:
        if self.when is None:
            return ""
        w.clause()
        return self.when.limits(w)


#: whom a continuous text is about, and while what is true
About = Filter | Condition


def whom(about: Sequence[About], usual: Filter) -> Filter:
    """The cards that pass all filters; those usually meant if there are none."""
    for one in about:
        if not isinstance(one, Filter | Condition):
            raise BadDefinition(f"a continuous text is about filters and conditions, and {one!r} is neither")
    filters = [one for one in about if isinstance(one, Filter)]
    return usual if not filters else filters[0] if len(filters) == 1 else Every(*filters)


def while_(about: Sequence[About]) -> Condition | None:
    """All conditions together."""
    conditions = [one for one in about if isinstance(one, Condition)]
    return None if not conditions else conditions[0] if len(conditions) == 1 else AllOf(*conditions)


def said_amount(w: Words, n: Amount, of: str) -> str:
    """'+1 Influence', '+X Influence, X being the Renown at this location'."""
    return f"{signed(n.n)} {of}" if isinstance(n, Fixed) else f"+X {of}, X being {n.say(w)}"


class Figure:
    """A row of the vocabulary: a number that continuous texts raise or lower.

    Called with how much, and with filters and conditions that say whom it is about and while what is true, it is such
    a text. In its words {who} are the cards it is about and {n} is how much, as `said` says it of the number's name.
    """

    def __init__(
        self, question: int, words: str, of: str, usual: Filter, noun: str = "character",
        said: Callable[[Words, Amount, str], str] = said_amount,
    ) -> None:  # fmt: skip
        self.question = question
        self.words = words
        self.of = of
        self.usual = usual
        self.noun = noun
        self.said = said

    def __call__(self, n: int | Amount, *about: About) -> "Bonus":
        return Bonus(self, n, whom(about, self.usual), while_(about))


class Bonus(Passive):
    """A number is higher or lower."""

    def __init__(self, figure: Figure, n: int | Amount, scope: Filter, when: Condition | None) -> None:
        super().__init__(figure.question, scope, n, when)
        self.figure = figure
        self.noun = figure.noun

    def say(self, w: Words) -> str:
        said = self.said_scope(w)
        much = self.figure.said(w, self.amount, self.figure.of)
        return self.figure.words.replace("{who}", said).replace("{n}", much) + self.said_when(w)
