"""When a text of this game answers an event: the tests that only its texts make."""

from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.triggers import (
    AS_ACTOR, AS_NOUN, BEHIND, BEHIND_NOUN, AbilityKind, ByPlayer, SomeOf, Test, Trigger,
)  # fmt: skip
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import D_CARD, D_CARDS, D_SEAT, dueling
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.effects.marks import is_here
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.happenings import FROM_MOVING, started_at
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACTION, BASIC, CREW, HOME, KIND_NAMES, LINE, MANEUVER, PLAYED, REACTION, RISK, USED,
)  # fmt: skip
from quarterdeck.games.five_sails.whereabouts import here_of
from quarterdeck.kernel.ability import U_IT, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import AFTER, BEFORE, E_ABILITY, E_AMOUNT, E_OTHER, E_PLACE, E_SOURCE, WHEN
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article


def before(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """Before the event: it may still be prevented. `of` filters whom it happens to. (FS-REACT-02, -03)"""
    return Trigger(KINDS[event], BEFORE, of, tests)


def during(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """When the event happens: in the middle of it. (FS-REACT-04)"""
    return Trigger(KINDS[event], WHEN, of, tests)


def after(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """After the event, when all it did is settled. (FS-REACT-05, -06)"""
    return Trigger(KINDS[event], AFTER, of, tests)


def some_of(event: int, *filters: Filter) -> Trigger:
    """When the event happens to one or more cards that pass the filters; they are answered together."""
    return SomeOf(KINDS[event], WHEN, *filters)


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


class OfKind(AbilityKind):
    """It is, or comes from, an ability of one of these kinds."""

    names: tuple[str, ...] = KIND_NAMES


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


def made_by_adversary(s: FiveSails, x: Frame, e: Frame) -> bool:
    if not dueling(s):
        return False
    d = s.stack[s.duel_at]
    sides = (d[D_SEAT], d[D_SEAT + 1])
    return x[SEAT] in sides and e[SEAT] in sides and e[SEAT] != x[SEAT]


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


class EngagesBy(Test):
    """The event's own number: why something engages (see `REASONS`)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_AMOUNT] == self.n

    def say(self, w: Words) -> str:
        return REASONS[self.n]


#: why something engages, as the event says it
REASONS = {0: "without moving", FROM_MOVING: "from moving"}


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
        super().__init__(KINDS[USED], AFTER)

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


# The words that cards are written with

by_adversary = ByPlayer(made_by_adversary, "by the adversary")  #: The adversary's player did, in your duel.
by_risk = ByRisk()
at_here = Here()
of_this_location = ThisLocation()
from_here = FromHere()
moves_to = MovesTo
your_round = YourRound()
of_this_round = OfThisRound()
an_action_resolves = ActionResolves
for_its_text = ForItsText()
with_trait = WithTrait
ability_kind = OfKind
ability_trait = AbilityTrait
event_amount = EngagesBy
by_character = ByCharacter
issued_by = IssuedBy
first_round = FirstRound()
duel_here = DuelHere()

__all__ = [
    "ability_kind", "ability_trait", "after", "an_action_resolves", "at_here", "before", "by_adversary",
    "by_character", "by_risk", "duel_here", "during", "event_amount", "first_round", "for_its_text", "from_here",
    "issued_by", "moves_to", "of_this_location", "of_this_round", "some_of", "with_trait", "your_round",
]  # fmt: skip
