"""When a Reaction or Forced ability answers: an event, its timing, whom it happens to, and further tests."""

from quarterdeck.games.five_sails.duel_state import D_CARD, D_CARDS, D_SEAT, dueling
from quarterdeck.games.five_sails.effects.expressions import (
    Condition, Filter, Who, fits_all, here_of, is_here, noun_phrase, place_of,
)  # fmt: skip
from quarterdeck.games.five_sails.happenings import members
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ANNOUNCE, CLAIM, COMBAT_CARD, CREW, DESTROY, DISCARD_CARDS, DUEL_END, EN_GARDE, ENGAGE, ENTER_DISCARD, EQUIP,
    EVENT_NAMES, HOME, ISSUE, KIND_NAMES, MOVE, PRESSURE, RISK, ROUND_BEGIN, ROUND_END, TARGET, TO_LOCKER, USED, WOUND,
    ACCEPT, CITY_CARD, GAMBLE, REFUSE, REVEAL,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import AFTER, BEFORE, E_ABILITY, E_AMOUNT, E_FROM, E_KIND, E_OTHER, E_PLACE, E_SET, E_SOURCE
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article

#: what befalls the subject of an event
BEFALLS = {
    WOUND: "is wounded", ENGAGE: "engages", EN_GARDE: "turns en garde", MOVE: "moves", DESTROY: "is destroyed",
    TO_LOCKER: "goes to the Locker", EQUIP: "is equipped", TARGET: "is targeted", ANNOUNCE: "is announced",
    DISCARD_CARDS: "is discarded", ENTER_DISCARD: "enters a discard pile", ISSUE: "is challenged",
    ACCEPT: "accepts a challenge", REFUSE: "refuses a challenge", COMBAT_CARD: "is played as a combat card",
    USED: "resolves", DUEL_END: "has fought a duel", CITY_CARD: "comes to a location", ROUND_END: "ends its round",
    ROUND_BEGIN: "begins its round", REVEAL: "is played from an Approach Deck",
}  # fmt: skip
HAPPENS = {
    CLAIM: "a location is claimed", PRESSURE: "there is a pressure", GAMBLE: "a player gambles",
    ISSUE: "a challenge is issued", ACCEPT: "a challenge is accepted", DUEL_END: "a duel ends",
    ANNOUNCE: "an ability is announced", USED: "an ability resolves", ROUND_END: "a round ends",
    ROUND_BEGIN: "a round begins", COMBAT_CARD: "a combat card is played",
}  # fmt: skip


class Test:
    """Something else that must be true of the event."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError


class Trigger:
    """`subject` filters the members of the event (None: nobody in particular)."""

    def __init__(
        self, event: int, timing: int, subject: tuple[Filter, ...] | None = None, tests: tuple[Test, ...] = ()
    ) -> None:
        self.event = event
        self.timing = timing
        self.subject = subject
        self.tests = tests

    def moments(self) -> tuple[tuple[int, int], ...]:
        """The events and their timings at which this has to be looked at."""
        return ((self.event, self.timing),)

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return self.subject is None or fits_all(s, x, c, self.subject)

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        for test in self.tests:
            if not test.passes(s, x, e):
                return False
        return True

    def say(self, w: Words) -> str:
        word = {BEFORE: "before", AFTER: "after"}.get(self.timing, "when")
        if self.subject is not None:
            what = f"{article(noun_phrase(w, self.subject, 'character'))} {BEFALLS[self.event]}"
            what = what.replace("a this", "this").replace("a your", "your").replace("an your", "your")
        else:
            what = HAPPENS.get(self.event, EVENT_NAMES[self.event])
            if what == EVENT_NAMES[self.event] and word == "when":
                word = "at"
        return " ".join([word, what, *(t.say(w) for t in self.tests)])


class SomeOf(Trigger):
    """It happens to one or more cards that pass the filters; they are answered together."""

    def __init__(self, event: int, timing: int, *filters: Filter) -> None:
        super().__init__(event, timing)
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in members(e[E_SET]))

    def say(self, w: Words) -> str:
        word = {BEFORE: "before", AFTER: "after"}.get(self.timing, "when")
        cards = noun_phrase(w, self.filters, "card", plural=True)
        return f"{word} one or more {cards} {BEFALLS[self.event].replace('is ', 'are ', 1)}"


class EitherTrigger(Trigger):
    """One of two things happened; it is answered as a whole, not for one card of it."""

    def __init__(self, first: Trigger, second: Trigger) -> None:
        super().__init__(first.event, first.timing)
        self.first = first
        self.second = second

    def moments(self) -> tuple[tuple[int, int], ...]:
        return (*self.first.moments(), *self.second.moments())

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        t = self.first if self.first.event == e[E_KIND] else self.second
        return (t.subject is None or any(t.fits(s, x, c) for c in members(e[E_SET]))) and t.passes(s, x, e)

    def say(self, w: Words) -> str:
        return f"{self.first.say(w)}, or {self.second.say(w)}"


class ByYou(Test):
    """You made it happen."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[SEAT] == x[SEAT]

    def say(self, w: Words) -> str:
        return "by you"


class ByOpponent(Test):
    """An opponent made it happen."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[SEAT] != x[SEAT] and e[SEAT] != NONE and e[SEAT] < s.match.seats

    def say(self, w: Words) -> str:
        return "by an opponent"


class Here(Test):
    """It happens at this location."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        spot = here_of(s, x)
        return spot < HOME and e[E_PLACE] == spot

    def say(self, w: Words) -> str:
        return "at this location"


class FromHere(Test):
    """A move that began at this location."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_FROM] == here_of(s, x)

    def say(self, w: Words) -> str:
        return "from this location"


class Other(Test):
    """The other card of the event (the challenger, the bearer, the performer) passes the filters."""

    def __init__(self, name: str, *filters: Filter) -> None:
        self.name = name
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] != NONE and fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        return f"({self.name}: {article(noun_phrase(w, self.filters, 'character'))})"


class AbilityKind(Test):
    """It is, or comes from, an ability of one of these kinds."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_ABILITY] != NONE and s.match.abilities[e[E_ABILITY]].kind in self.kinds

    def say(self, w: Words) -> str:
        return "as " + " or ".join(article(KIND_NAMES[k]) for k in self.kinds)


class AbilityTrait(Test):
    """It comes from an ability that has a trait, or from a card with another. (FS-CORE-40)"""

    def __init__(self, ability: str, bit: int, card: str = "", card_bit: int = 0) -> None:
        self.ability = ability
        self.bit = bit
        self.card = card
        self.card_bit = card_bit

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        if e[E_ABILITY] == NONE:
            return False
        if s.match.abilities[e[E_ABILITY]].trait_bits & self.bit:
            return True
        return e[E_SOURCE] != NONE and bool(s.match.traits[e[E_SOURCE]] & self.card_bit)

    def say(self, w: Words) -> str:
        return f"by {article(self.ability)} ability" + (f" or {article(self.card)}" if self.card else "")


class WithTrait(AbilityTrait):
    """The ability in question has a trait."""

    def say(self, w: Words) -> str:
        return f"that is {article(self.ability)} ability"


class ByRisk(Test):
    """It comes from a risk."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_SOURCE] != NONE and s.match.type[e[E_SOURCE]] == RISK

    def say(self, w: Words) -> str:
        return "by a risk"


class ByAdversary(Test):
    """The adversary's player made it happen, in a duel of yours."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        if not dueling(s):
            return False
        d = s.stack[s.duel_at]
        sides = (d[D_SEAT], d[D_SEAT + 1])
        return x[SEAT] in sides and e[SEAT] in sides and e[SEAT] != x[SEAT]

    def say(self, w: Words) -> str:
        return "by the adversary"


class YourRound(Test):
    """It is a round of your side."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return dueling(s) and s.stack[s.duel_at][D_SEAT + e[E_AMOUNT]] == x[SEAT]

    def say(self, w: Words) -> str:
        return "(your round)"


class OfThisRound(Test):
    """This card was played in the round that ends. (FS-RULE-115)"""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return dueling(s) and bool(s.stack[s.duel_at][D_CARDS] >> x[U_ORIGIN] & 1)

    def say(self, w: Words) -> str:
        return "in which this card was played"


class If(Test):
    """Any condition, read for the card that reacts."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return self.condition.holds(s, x)

    def say(self, w: Words) -> str:
        return f"if {self.condition.say(w)}"


class AmountIs(Test):
    """The event's own number: what kind of ability, how many wounds, why something engages."""

    def __init__(self, n: int, words: str) -> None:
        self.n = n
        self.words = words

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_AMOUNT] == self.n

    def say(self, w: Words) -> str:
        return self.words


class NotItself(Test):
    """The event does not come from this very card."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_SOURCE] != x[U_ORIGIN]

    def say(self, w: Words) -> str:
        return "by another card"


class Onto(Test):
    """What is equipped goes to a character that passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        return "to " + article(noun_phrase(w, self.filters, "character"))


class Performed(Test):
    """The performer of the ability in question is among these."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] in self.who.cards(s, x)

    def say(self, w: Words) -> str:
        return f"performed by {self.who.say(w)}"


class Through(Test):
    """The other card of the event is among these: who plays the combat card."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] in self.who.cards(s, x)

    def say(self, w: Words) -> str:
        return f"by {self.who.say(w)}"


class FirstRound(Test):
    """The round is the first of its duel."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_PLACE] == 1

    def say(self, w: Words) -> str:
        return "as the first of a duel"


class DuelHere(Test):
    """A participant of the duel is at this location."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        if not dueling(s):
            return False
        d = s.stack[s.duel_at]
        return any(s.zone[d[D_CARD + side]] == CREW and is_here(s, x, d[D_CARD + side]) for side in (0, 1))

    def say(self, w: Words) -> str:
        return "at this location"


class ByCharacter(Test):
    """The character that does it (the challenger) passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] != NONE and fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        said = noun_phrase(w, self.filters, "character")
        return "by " + (said if said.startswith("this ") else article(said))
