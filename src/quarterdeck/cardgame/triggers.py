"""When a text answers: a kind of event, its timing, whom it happens to, and further tests."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from quarterdeck.cardgame.checks import check_kinds
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, fits_all, itself, noun_phrase
from quarterdeck.cardgame.joining import TIMINGS
from quarterdeck.cardgame.nodes import ChooseMember, Script
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.state import State
from quarterdeck.cardgame.using import CardAbility
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import AFTER, BEFORE, E_ABILITY, E_KIND, E_OTHER, E_SET, WHEN, members
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, listed

# Where the words of a test stand
BEHIND: Final = 0
AS_NOUN: Final = 1
BEHIND_NOUN: Final = 2
AS_ACTOR: Final = 3


#: what an event of a kind can tell: the cards it happens to; who makes it happen; where that is; the ability it comes
#: from; that it is about an ability; who performs that; who does it otherwise; to whom it goes. A game's own follow.
CARDS: Final = 1
MAKER: Final = 2
PLACE: Final = 4
SOURCE: Final = 8
ABILITY: Final = 16
PERFORMED: Final = 32
DOER: Final = 64
RECEIVER: Final = 128
OWN_FACTS: Final = 256
#: how they are spoken of when somebody asks in vain
FACTS: dict[int, str] = {
    CARDS: "cards it happens to", MAKER: "who makes it happen", PLACE: "where it happens",
    SOURCE: "what ability it comes from", ABILITY: "what kind of ability it is about",
    PERFORMED: "who performs it", DOER: "which card does it", RECEIVER: "to which card something goes",
}  # fmt: skip


class EventKind:
    """How texts speak of a kind of event, and what it can tell them.

    `befalls` is what it does to the cards it happens to ("is wounded"); `noun` and `verb` speak of it as a whole ("a
    duel", "ends"), and without a verb it is a moment ("the end of ", "a round"). `active` is what the one who does it
    does ("issues a challenge").
    """

    def __init__(
        self, befalls: str = "", noun: str = "", verb: str = "", moment: str = "", active: str = "",
        subject: str = "card", answered: str = "", answers: str = "", by_player: bool = False, tells: int = 0,
        windows: tuple[int, ...] = (BEFORE, WHEN, AFTER), closed: str = "", leaving: bool = False,
        coming: bool = False, sort: str = "",
    ) -> None:  # fmt: skip
        self.number = NONE
        self.name = ""
        self.befalls = befalls
        self.noun = noun
        self.verb = verb
        self.moment = moment
        self.active = active
        #: what kind of card it happens to, how that card is called again, and how the event itself is
        self.subject = subject
        self.answered = answered
        self.answers = answers
        #: whether its noun is the player who does it: nobody else by whom it is done is named
        self.by_player = by_player
        self.tells = tells
        #: how what it can tell is spoken of
        self.facts = FACTS
        #: the timings at which it can be answered; and why printed texts cannot answer it at all
        self.windows = windows
        self.closed = closed
        #: whether the cards it happens to leave play, or come into play
        self.leaving = leaving
        self.coming = coming
        #: the sort of card that it happens to, if it is one sort only
        self.sort = sort


def numbered(
    names: Sequence[str], spoken_of: dict[int, EventKind], facts: dict[int, str] | None = None
) -> tuple[EventKind, ...]:
    """The kinds of event of a game by their numbers; those that no more is said of are called by their names only.

    `facts` are what they can tell that only this game knows, with their words.
    """
    kinds = []
    for number, name in enumerate(names):
        kind = spoken_of.get(number, EventKind())
        kind.number, kind.name, kind.noun = number, name, kind.noun or name
        kind.facts = {**FACTS, **(facts or {})}
        kinds.append(kind)
    return tuple(kinds)


class Test:
    """Something else that must be true of the event."""

    #: what the event has to tell, and the kinds of event that it can be asked of (none: all that tell enough)
    needs: int = 0
    only: tuple[int, ...] = ()
    #: whether it is asked of each card that the event happens to
    each: bool = False

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError

    def stands(self, trigger: "Trigger") -> int:
        """Where its words stand: behind the verb, behind the noun, or in the place of the noun or of the passive."""
        return BEHIND

    def say_at(self, w: Words, place: int) -> str:
        """Its words as they are where they stand, if that matters."""
        return self.say(w)

    def misfit(self, trigger: "Trigger") -> str:
        """Why it can never hold of what a trigger answers; nothing if it can."""
        if self.only and trigger.event not in self.only:
            return "it can be asked of other events only"
        if self.each and trigger.subject is None:
            return "it is asked of each card: say of which with of=(…)"
        return untold(self.needs, trigger.kind)


def untold(facts: int, kind: EventKind) -> str:
    """'that does not tell where it happens'."""
    missing = facts & ~kind.tells
    asked = [words for fact, words in kind.facts.items() if missing & fact]
    return f"that does not tell {listed(asked, 'or') or 'it'}" if missing else ""


class Trigger(Part):
    """What an ability answers. `subject` filters the members of the event (None: nobody in particular)."""

    def __init__(
        self, kind: EventKind, timing: int, subject: tuple[Filter, ...] | None = None, tests: tuple[Test, ...] = ()
    ) -> None:
        self.kind = kind
        self.event = kind.number
        self.timing = timing
        self.subject = subject
        self.tests = tests
        if subject is not None:
            check_kinds("`of` of a trigger", subject, Filter, "filters such as yours or engaged")
        #: the filters as they are read then: what has left play by then is judged by what was last known of it
        self.reads = tuple([f.once_gone() if kind.leaving and timing == AFTER else f for f in subject or ()])
        check_kinds("a trigger", tests, Test, "tests such as by_you, and filters in of=(…)")

    def chooses(self, script: Script, a: CardAbility) -> None:
        if self.subject is not None:
            script.row.append(ChooseMember())

    def joins(self, a: CardAbility) -> None:
        a.trigger = self
        a.event, a.timing = self.event, self.timing
        a.secretive = any(f.secretive() for f in self.subject or ())
        a.moments = self.moments()

    def misfit(self) -> str:
        """Why it can never be answered as it is written; nothing if it can."""
        kind = self.kind
        if kind.closed:
            return f"nothing can answer {kind.name}: {kind.closed}"
        if self.timing not in kind.windows:
            can_be = " or ".join(f"{CALLED[timing]}(…)" for timing in kind.windows)
            return f"{kind.name} can be answered with {can_be} only"
        return self.unasked()

    def unasked(self) -> str:
        """Which of its filters and tests can never hold, and why."""
        kind, when = self.kind, f"{CALLED[self.timing]} {self.kind.name}"
        if self.subject is not None and not kind.tells & CARDS:
            return f"{when} there are no cards that it happens to: leave `of` out"
        for f in self.subject or ():
            if f.sort and kind.sort and f.sort != kind.sort:
                return f"'{f.states(Words())}' can never hold {when}: that happens to a {kind.sort} only"
            if f.in_play_only() and (kind.leaving if self.timing == AFTER else kind.coming):
                where = "no longer" if kind.leaving else "not yet"
                return f"'{f.states(Words())}' can never hold {when}: those cards are {where} in play then"
        for test in self.tests:
            why = test.misfit(self)
            if why:
                return f"'{test.say(Words())}' can never hold {when}: {why}"
        return ""

    def moments(self) -> tuple[tuple[int, int], ...]:
        """The events and their timings at which this has to be looked at."""
        return ((self.event, self.timing),)

    def hears_itself(self) -> bool:
        """Text about what happens to its own card hears nothing else, and its own arrival from anywhere."""
        return itself in (self.subject or ())

    def fits(self, s: Any, x: Frame, c: int) -> bool:
        return fits_all(s, x, c, self.reads)

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        for test in self.tests:
            if not test.passes(s, x, e):
                return False
        return True

    def say(self, w: Words) -> str:
        """'before an opposing character moves', 'at the end of your round in which this card was played'."""
        w.clause()
        word, kind = TIMINGS[self.timing], self.kind
        if self.subject is not None:
            noun, verb = article(noun_phrase(w, self.subject, kind.subject)), kind.befalls
            w.speak("it")
            w.answered = kind.answered or "that " + self.again(w)
            w.answers = kind.answers or w.answers
        else:
            noun, verb = kind.noun, kind.verb
            w.answers = "that " + noun.removeprefix("a ").removeprefix("an ")
            word = word if verb or self.timing != WHEN else "at"
        said = [[t.say_at(w, place) for t in self.tests if t.stands(self) == place] for place in range(4)]
        noun = " that is ".join(said[AS_NOUN]) or noun
        if kind.by_player:
            noun = noun.removeprefix("by ")
            first, space, rest = verb.partition(" ")
            verb = first.removesuffix("s") + space + rest if noun == "you" else verb
        what = kind.moment if self.subject is None else ""
        if said[AS_ACTOR]:
            noun, verb = listed(said[AS_ACTOR]), kind.active
        if self.timing == AFTER:
            verb = perfect(verb)
            verb = verb.replace("has ", "have ", 1) if noun == "you" else verb
        return f"{word} {what}" + " ".join(x for x in (noun, *said[BEHIND_NOUN], verb, *said[BEHIND]) if x)

    def again(self, w: Words) -> str:
        """The noun by which what is answered is spoken of again."""
        named = next((f.noun(w) for f in self.subject or () if f.noun(w)), self.kind.subject)
        return named.removeprefix("this ").removeprefix("the ")


#: what the timings are called on cards
CALLED = {BEFORE: "before", WHEN: "during", AFTER: "after"}


def perfect(verb: str) -> str:
    """'is wounded': 'has been wounded'; 'moves': 'has moved'; 'tacks': 'has tacked'."""
    first, space, rest = verb.partition(" ")
    regular = f"has {first.removesuffix('s').removesuffix('e')}ed" if first.endswith("s") else first
    return PERFECT.get(first, regular) + space + rest


#: verbs that do not follow the rule
PERFECT = {
    "is": "has been", "are": "have been", "has": "has", "goes": "has gone", "comes": "has come", "begins": "has begun",
    "gamble": "has gambled", "draws": "has drawn", "draw": "has drawn", "gain": "has gained",
}  # fmt: skip


class SomeOf(Trigger):
    """It happens to one or more cards that pass the filters; they are answered together."""

    def __init__(self, kind: EventKind, timing: int, *filters: Filter) -> None:
        super().__init__(kind, timing)
        self.filters = filters

    def misfit(self) -> str:
        return Trigger(self.kind, self.timing, self.filters).misfit()

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in members(e[E_SET]))

    def say(self, w: Words) -> str:
        word = TIMINGS[self.timing]
        cards = noun_phrase(w, self.filters, "card", plural=True)
        return f"{word} one or more {cards} {self.kind.befalls.replace('is ', 'are ', 1)}"


class EitherTrigger(Trigger):
    """One of two things happened; it is answered as a whole, not for one card of it."""

    def __init__(self, first: Trigger, second: Trigger) -> None:
        super().__init__(first.kind, first.timing)
        self.first = first
        self.second = second

    def misfit(self) -> str:
        return self.first.misfit() or self.second.misfit()

    def moments(self) -> tuple[tuple[int, int], ...]:
        return (*self.first.moments(), *self.second.moments())

    def hears_itself(self) -> bool:
        return self.first.hears_itself() and self.second.hears_itself()

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        t = self.first if self.first.event == e[E_KIND] else self.second
        return (t.subject is None or any(t.fits(s, x, c) for c in members(e[E_SET]))) and t.passes(s, x, e)

    def say(self, w: Words) -> str:
        return f"{self.first.say(w)}, or {self.second.say(w)}"


class Told(Test):
    """A row of the vocabulary: a plain fact about the event, with its test, its words and where they stand.

    What stands behind the verb stands behind the noun where the event is spoken of as a whole, if `early`.
    """

    def __init__(
        self, test: Callable[[Any, Frame, Frame], bool], words: str, place: int = BEHIND, early: bool = False,
        needs: int = 0, only: tuple[int, ...] = (), each: bool = False,
    ) -> None:  # fmt: skip
        self.test = test
        self.words = words
        self.place = place
        self.early = early
        self.needs = needs
        self.only = only
        self.each = each

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        return self.test(s, x, e)

    def say(self, w: Words) -> str:
        return self.words.replace("{this}", w.this)

    def stands(self, trigger: Trigger) -> int:
        return BEHIND_NOUN if self.early and trigger.subject is None else self.place


class ByPlayer(Told):
    """Who made it happen; where that is what the event's noun says, it stands in its place."""

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN if trigger.kind.by_player and trigger.subject is None else super().stands(trigger)


# Tests that every card game has


def made_by_you(s: State, x: Frame, e: Frame) -> bool:
    return e[SEAT] == x[SEAT]


def made_by_opponent(s: State, x: Frame, e: Frame) -> bool:
    return e[SEAT] != x[SEAT] and e[SEAT] != NONE and e[SEAT] < s.match.seats


by_you = ByPlayer(made_by_you, "by you", needs=MAKER)  #: You made it happen.
by_opponent = ByPlayer(made_by_opponent, "by an opponent", needs=MAKER)  #: An opponent made it happen.


class While(Test):
    """Any condition, read for the card that reacts."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        return self.condition.holds(s, x)

    def say(self, w: Words) -> str:
        return f"while {self.condition.say(w)}"


class OfAbility(Test):
    """About the ability in question: the event is its use, or comes from it."""

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN if trigger.subject is None else BEHIND

    def say_at(self, w: Words, place: int) -> str:
        return ("by " if place == BEHIND else "") + self.say(w)

    def misfit(self, trigger: Trigger) -> str:
        return untold(ABILITY if trigger.subject is None else SOURCE, trigger.kind)


class AbilityKind(OfAbility):
    """It is, or comes from, an ability of one of these kinds."""

    #: what the kinds of ability are called: a game's own
    names: tuple[str, ...] = ()

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def passes(self, s: State, x: Frame, e: Frame) -> bool:
        return e[E_ABILITY] != NONE and s.match.abilities[e[E_ABILITY]].kind in self.kinds

    def say(self, w: Words) -> str:
        return article(" or ".join(self.names[k] for k in self.kinds))


class Onto(Test):
    """The other card of the event, to which something goes, passes the filters."""

    needs = RECEIVER

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        return fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        return "to " + article(noun_phrase(w, self.filters, "character"))


class Through(Test):
    """The other card of the event is among these: who plays it, say."""

    word = "by"
    needs = DOER

    def __init__(self, who: Who) -> None:
        self.who = who

    def passes(self, s: Any, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] in self.who.cards(s, x)

    def say(self, w: Words) -> str:
        return f"{self.word} {self.who.say(w)}"


class Performed(Through):
    """The performer of the ability in question is among these."""

    word = "performed by"
    needs = PERFORMED

    def stands(self, trigger: Trigger) -> int:
        return BEHIND_NOUN if trigger.subject is None else BEHIND


# The words that cards are written with

either_of = EitherTrigger
provided = While
performed_by = Performed
through = Through
onto = Onto

__all__ = [
    "by_opponent", "by_you", "either_of", "onto", "performed_by", "provided", "through",
]  # fmt: skip
