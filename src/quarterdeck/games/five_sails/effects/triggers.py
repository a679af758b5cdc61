"""When a Reaction or Forced ability answers: an event, its timing, whom it happens to, and further tests."""

from typing import Final

from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import D_CARD, D_CARDS, D_SEAT, dueling
from quarterdeck.games.five_sails.effects.conditions import Condition
from quarterdeck.games.five_sails.effects.filters import Filter, fits_all, noun_phrase
from quarterdeck.games.five_sails.effects.marks import is_here
from quarterdeck.games.five_sails.effects.sets import Who
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.effects.whereabouts import here_of
from quarterdeck.games.five_sails.effects.nodes import TIMINGS
from quarterdeck.games.five_sails.happenings import FROM_MOVING, members, started_at
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ACTION, ADD_RENOWN, ANNOUNCE, BASIC, CITY_CARD, CLAIM, COMBAT_CARD, CREW, DESTROY, DISCARD_CARDS,
    DUEL_END, ENGAGE, ENTER_DISCARD, EN_GARDE, EQUIP, EVENT_NAMES, GAMBLE, HOME, ISSUE, KIND_NAMES, LINE, MANEUVER,
    MOVE, PLAYED, PRESSURE, PRESSURE_RESULT, REACTION, REFUSE, REVEAL, RISK, ROUND_BEGIN, ROUND_END, TARGET,
    TO_LOCKER, USED, WOUND,
)  # fmt: skip
from quarterdeck.kernel.ability import U_IT, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import AFTER, E_ABILITY, E_AMOUNT, E_KIND, E_OTHER, E_PLACE, E_SET, E_SOURCE, WHEN
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, listed

#: what befalls the subject of an event
BEFALLS = {
    WOUND: "is wounded", ENGAGE: "engages", EN_GARDE: "turns en garde", MOVE: "moves", DESTROY: "is destroyed",
    TO_LOCKER: "goes to the Locker", EQUIP: "is equipped", TARGET: "is targeted", ANNOUNCE: "is announced",
    DISCARD_CARDS: "is discarded", ENTER_DISCARD: "enters a discard pile", ISSUE: "is challenged",
    ACCEPT: "accepts a challenge", REFUSE: "refuses a challenge", COMBAT_CARD: "is played as a combat card",
    USED: "resolves", DUEL_END: "has fought a duel", CITY_CARD: "comes to a location", ROUND_END: "ends its round",
    ROUND_BEGIN: "begins its round", REVEAL: "is played from an Approach Deck",
}  # fmt: skip
#: the noun and the verb of an event that is answered as a whole; without a verb it is a moment
HAPPENS = {
    CLAIM: ("a location", "is claimed"), PRESSURE: ("a pressure", "is counted"), GAMBLE: ("a player", "gambles"),
    ISSUE: ("a challenge", "is issued"), ACCEPT: ("a challenge", "is accepted"), DUEL_END: ("a duel", "ends"),
    REFUSE: ("a challenge", "is refused"), ANNOUNCE: ("an ability", "is announced"), USED: ("an ability", "resolves"),
    COMBAT_CARD: ("a combat card", "is played"), ROUND_END: ("a round", ""), ROUND_BEGIN: ("a round", ""),
    PRESSURE_RESULT: ("a pressure", "succeeds"), TARGET: ("an ability", "targets a card"),
    ADD_RENOWN: ("a Renown", "is added to a location"),
}  # fmt: skip
#: what a round's moments are moments of
MOMENT_OF = {ROUND_END: "the end of ", ROUND_BEGIN: "the beginning of "}
#: what the character that does it does
ACTIVE = {ISSUE: "issues a challenge", ACCEPT: "accepts a challenge", REFUSE: "refuses a challenge"}
#: events that happen to characters only
OF_CHARACTERS = (WOUND, EN_GARDE, MOVE, ISSUE, ACCEPT, REFUSE, DUEL_END, ROUND_BEGIN, ROUND_END)

# Where the words of a test stand
BEHIND: Final = 0
AS_NOUN: Final = 1
BEHIND_NOUN: Final = 2
AS_ACTOR: Final = 3


class Test:
    """Something else that must be true of the event."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError

    def stands(self, trigger: "Trigger") -> int:
        """Where its words stand: behind the verb, behind the noun, or in the place of the noun or of the passive."""
        return BEHIND


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
        """'before an opposing character moves', 'at the end of your round in which this card was played'."""
        word = TIMINGS[self.timing]
        if self.subject is not None:
            kind = "character" if self.event in OF_CHARACTERS else "card"
            noun, verb = article(noun_phrase(w, self.subject, kind)), BEFALLS[self.event]
            w.speak("it")
            w.answered = "the wounded character" if self.event == WOUND else "that " + self.again(w, kind)
            w.answers = "that movement" if self.event == MOVE else w.answers
        else:
            noun, verb = HAPPENS.get(self.event, (EVENT_NAMES[self.event], ""))
            w.answers = "that " + noun.removeprefix("a ").removeprefix("an ")
            word = word if verb or self.timing != WHEN else "at"
        said = [[t.say(w) for t in self.tests if t.stands(self) == place] for place in range(4)]
        noun = " that is ".join(said[AS_NOUN]) or noun
        what = MOMENT_OF.get(self.event, "") if self.subject is None else ""
        if said[AS_ACTOR]:
            noun, verb = listed(said[AS_ACTOR]), ACTIVE[self.event]
        if self.timing == AFTER:
            verb = perfect(verb)
        return f"{word} {what}" + " ".join(x for x in (noun, *said[BEHIND_NOUN], verb, *said[BEHIND]) if x)

    def again(self, w: Words, kind: str) -> str:
        """The noun by which what is answered is spoken of again."""
        named = next((f.noun(w) for f in self.subject or () if f.noun(w)), kind)
        return named.removeprefix("this ").removeprefix("the ")


def perfect(verb: str) -> str:
    """'is wounded': 'has been wounded'; 'moves': 'has moved'."""
    first, space, rest = verb.partition(" ")
    return PERFECT.get(first, first) + space + rest


PERFECT = {
    "is": "has been", "are": "have been", "engages": "has engaged", "turns": "has turned", "moves": "has moved",
    "goes": "has gone", "enters": "has entered", "comes": "has come", "accepts": "has accepted",
    "refuses": "has refused", "issues": "has issued", "resolves": "has resolved", "ends": "has ended",
    "begins": "has begun", "gambles": "has gambled", "succeeds": "has succeeded", "targets": "has targeted",
}  # fmt: skip


class SomeOf(Trigger):
    """It happens to one or more cards that pass the filters; they are answered together."""

    def __init__(self, event: int, timing: int, *filters: Filter) -> None:
        super().__init__(event, timing)
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in members(e[E_SET]))

    def say(self, w: Words) -> str:
        word = TIMINGS[self.timing]
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

    def stands(self, trigger: Trigger) -> int:
        return BEHIND_NOUN if trigger.subject is None else BEHIND


class ThisLocation(Here):
    """It is this location to which it happens."""

    def say(self, w: Words) -> str:
        return "this location"

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN


class FromHere(Test):
    """A move that began at this location."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return started_at(e, x[U_IT]) == here_of(s, x)

    def say(self, w: Words) -> str:
        return "from this location"


class MovesTo(Test):
    """A move that ends at one of these places."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_PLACE] in self.where.places(s, x, NONE)

    def say(self, w: Words) -> str:
        return f"to {self.where.say(w)}"


class AbilityKind(Test):
    """It is, or comes from, an ability of one of these kinds."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_ABILITY] != NONE and s.match.abilities[e[E_ABILITY]].kind in self.kinds

    def say(self, w: Words) -> str:
        kinds = article(" or ".join(KIND_NAMES[k] for k in self.kinds))
        return kinds

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN


class AbilityTrait(Test):
    """It comes from an ability that has a trait, or from a card with another. (FS-CORE-40)"""

    def __init__(self, ability: str, card: str = "") -> None:
        self.ability = ability
        self.bit = traits.bit(ability)
        self.card = card
        self.card_bit = traits.bit(card) if card else 0

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
        return f"{article(self.ability)} ability" + (f" or one of {article(self.card)}" if self.card else "")

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN


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
        return "your round"

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN


class OfThisRound(Test):
    """This card was played in the round that ends. (FS-RULE-115)"""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return dueling(s) and bool(s.stack[s.duel_at][D_CARDS] >> x[U_ORIGIN] & 1)

    def say(self, w: Words) -> str:
        return f"in which {w.this} was played"

    def stands(self, trigger: Trigger) -> int:
        return BEHIND_NOUN


class If(Test):
    """Any condition, read for the card that reacts."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return self.condition.holds(s, x)

    def say(self, w: Words) -> str:
        return f"while {self.condition.say(w)}"


class AmountIs(Test):
    """The event's own number: why something engages (see `REASONS`)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_AMOUNT] == self.n

    def say(self, w: Words) -> str:
        return REASONS[self.n]


#: why something engages, as the event says it
REASONS = {0: "without moving", FROM_MOVING: "from moving"}


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

    def stands(self, trigger: Trigger) -> int:
        return BEHIND_NOUN if trigger.subject is None else BEHIND


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
        return "the first round"

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN


class DuelHere(Test):
    """A participant of the duel is at this location."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        if not dueling(s):
            return False
        d = s.stack[s.duel_at]
        return any(s.zone[d[D_CARD + side]] == CREW and is_here(s, x, d[D_CARD + side]) for side in (0, 1))

    def say(self, w: Words) -> str:
        return "of a duel with a participant at this location"

    def stands(self, trigger: Trigger) -> int:
        return BEHIND_NOUN


class ByCharacter(Test):
    """The character that does it (the challenger) passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] != NONE and fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        return article(noun_phrase(w, self.filters, "character"))

    def stands(self, trigger: Trigger) -> int:
        return AS_ACTOR


class IssuedBy(Test):
    """The challenge was issued by a character that passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] != NONE and fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        return "issued by " + article(noun_phrase(w, self.filters, "character"))

    def stands(self, trigger: Trigger) -> int:
        return BEHIND_NOUN if trigger.subject is None else BEHIND


class ActionResolves(Trigger):
    """An Action has resolved, of a card or of the list that every player has; a pass is none."""

    def __init__(self) -> None:
        super().__init__(USED, AFTER)

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return s.match.abilities[e[E_ABILITY]].kind in (ACTION, BASIC)

    def say(self, w: Words) -> str:
        return "after any Action resolves, basic or of a card"


class ForItsText(Test):
    """A card is announced for what it says: played for an Action or Reaction, or for its Maneuver in a duel."""

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        if s.match.abilities[e[E_ABILITY]].kind not in (ACTION, REACTION, MANEUVER):
            return False
        return s.zone[e[E_SOURCE]] == PLAYED or s.zone[e[E_SOURCE]] == LINE

    def say(self, w: Words) -> str:
        return "for an Action, Reaction or Maneuver of its own"
