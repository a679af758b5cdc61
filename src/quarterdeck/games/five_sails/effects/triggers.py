"""When a text of this game answers an event: the tests that only its texts make."""

from typing import Final

from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.triggers import (
    AS_ACTOR, AS_NOUN, BEHIND, BEHIND_NOUN, MAKER, PLACE, SOURCE, AbilityKind, ByPlayer, OfAbility, SomeOf,
    Test, Told, Trigger,
)  # fmt: skip
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import (
    D_CARD, D_CARDS, D_SEAT, duel, dueling, participant_of, side_of,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.kinds import DUEL, KINDS, LOCATION
from quarterdeck.games.five_sails.effects.marks import is_here
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.happenings import FROM_MOVING, started_at
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ACTION, ANNOUNCE, BASIC, COMBAT_CARD, CREW, DUEL_END, ENGAGE, GAMBLE, HOME, ISSUE, KIND_NAMES, LINE,
    MANEUVER, MOVE, PLAYED, REACTION, REFUSE, RISK, ROUND_BEGIN, ROUND_END, WOUNDS_RESOLVED,
)  # fmt: skip
from quarterdeck.games.five_sails.whereabouts import here_of, place_of
from quarterdeck.kernel.ability import U_IT, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import (
    AFTER, BEFORE, E_ABILITY, E_AMOUNT, E_KIND, E_OTHER, E_PLACE, E_SET, E_SOURCE, WHEN, members,
)  # fmt: skip
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import POSSESSIVE, Words, article


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


# What happened, where, and by whose doing


def happens_here(s: FiveSails, x: Frame, e: Frame) -> bool:
    """At the location that the event is about, else where the card is, or last was, to which it happens."""
    spot = here_of(s, x)
    if spot >= HOME:
        return False
    if KINDS[e[E_KIND]].tells & LOCATION:
        return e[E_PLACE] == spot
    return any(place_of(s, c) == spot for c in ([x[U_IT]] if x[U_IT] != NONE else members(e[E_SET])))


def began_here(s: FiveSails, x: Frame, e: Frame) -> bool:
    return started_at(e, x[U_IT]) == here_of(s, x)


def comes_from_moving(s: FiveSails, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] == FROM_MOVING


def comes_from_risk(s: FiveSails, x: Frame, e: Frame) -> bool:
    return e[E_SOURCE] != NONE and s.match.type[e[E_SOURCE]] == RISK


def made_by_adversary(s: FiveSails, x: Frame, e: Frame) -> bool:
    """The adversary's player made it happen, in a duel of yours."""
    if not dueling(s):
        return False
    side = side_of(s, x[SEAT])
    return side != NONE and e[SEAT] == duel(s)[D_SEAT + 1 - side]


def used_for_its_text(s: FiveSails, x: Frame, e: Frame) -> bool:
    """Played for an Action or Reaction, or for its Maneuver in a duel."""
    if s.match.abilities[e[E_ABILITY]].kind not in (ACTION, REACTION, MANEUVER):
        return False
    return s.zone[e[E_SOURCE]] == PLAYED or s.zone[e[E_SOURCE]] == LINE


# In a duel


def in_your_round(s: FiveSails, x: Frame, e: Frame) -> bool:
    return dueling(s) and duel(s)[D_SEAT + e[E_AMOUNT]] == x[SEAT]


def in_their_round(s: FiveSails, x: Frame, e: Frame) -> bool:
    return dueling(s) and duel(s)[D_SEAT + 1 - e[E_AMOUNT]] == x[SEAT]


def in_first_round(s: FiveSails, x: Frame, e: Frame) -> bool:
    return e[E_PLACE] == 1


def played_in_it(s: FiveSails, x: Frame, e: Frame) -> bool:
    """This card was played in the round that ends. (FS-RULE-115)"""
    return dueling(s) and bool(duel(s)[D_CARDS] >> x[U_ORIGIN] & 1)


def fought_here(s: FiveSails, x: Frame, e: Frame) -> bool:
    return dueling(s) and any(s.zone[c] == CREW and is_here(s, x, c) for c in duel(s)[D_CARD : D_CARD + 2])


def befalls_your_participant(s: FiveSails, x: Frame, e: Frame) -> bool:
    c = participant_of(s, x[SEAT])
    return c != NONE and e[E_SET] >> c & 1 == 1


class AtPlace(Told):
    """Where it happens; where it is a location that it happens to, that stands in its place."""

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN if trigger.kind.noun == "a location" else super().stands(trigger)

    def say_at(self, w: Words, place: int) -> str:
        return self.words.removeprefix("at ") if place == AS_NOUN else self.words


#: events of a round, and those of which all happen in a duel
ROUNDS: Final = (ROUND_BEGIN, ROUND_END, WOUNDS_RESOLVED)
DUELS: Final = (*ROUNDS, COMBAT_CARD, GAMBLE, DUEL_END)

#: The adversary's player made it happen.
by_adversary = ByPlayer(made_by_adversary, "by the adversary", needs=MAKER | DUEL)
by_risk = Told(comes_from_risk, "by a risk", needs=SOURCE)  #: It comes from a risk.
#: It happens at this location, or to it.
at_here = AtPlace(happens_here, "at this location", early=True, needs=PLACE)
#: A move that began at this location.
from_here = Told(began_here, "from this location", only=(MOVE,), each=True)
from_moving = Told(comes_from_moving, "from moving", only=(ENGAGE,))  #: It engages because it moves.
#: A card is announced for what it says, not as a combat card.
for_its_text = Told(used_for_its_text, "for an Action, Reaction or Maneuver of its own", only=(ANNOUNCE,))
your_round = Told(in_your_round, "your round", AS_NOUN, only=ROUNDS)  #: It is a round of your side.
#: It is a round of the adversary's side.
their_next_round = Told(in_their_round, f"the adversary{POSSESSIVE} next round", AS_NOUN, only=ROUNDS)
first_round = Told(in_first_round, "the first round", AS_NOUN, only=ROUNDS)  #: The round is the first of its duel.
#: This card was played in that round.
of_this_round = Told(played_in_it, "in which {this} was played", BEHIND_NOUN, only=(ROUND_END,))
#: A participant of the duel is at this location.
duel_here = Told(fought_here, "of a duel with a participant at this location", BEHIND_NOUN, only=DUELS)
your_participant = Told(befalls_your_participant, "your participant", AS_NOUN)  #: It happens to your participant.


class MovesTo(Test):
    """A move that ends at one of these places."""

    only: tuple[int, ...] = (MOVE,)

    def __init__(self, where: Where) -> None:
        self.where = where

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_PLACE] in self.where.places(s, x, NONE)

    def say(self, w: Words) -> str:
        return f"to {self.where.say(w)}"


class OfKind(AbilityKind):
    """It is, or comes from, an ability of one of these kinds."""

    names: tuple[str, ...] = tuple("basic Action" if k == BASIC else name for k, name in enumerate(KIND_NAMES))


class WithTrait(OfAbility):
    """It is, or comes from, an ability that has a trait, or from a card with another. (FS-CORE-40)"""

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
        return f"{article(self.ability)} ability" + (f" or {article(self.card)}" if self.card else "")


class IssuedBy(Test):
    """The challenge is, or was, issued by a character that passes the filters."""

    only: tuple[int, ...] = (ISSUE, ACCEPT, REFUSE)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] != NONE and fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        return article(noun_phrase(w, self.filters, "character"))

    def stands(self, trigger: Trigger) -> int:
        if trigger.event == ISSUE:
            return AS_ACTOR
        return BEHIND_NOUN if trigger.subject is None else BEHIND

    def say_at(self, w: Words, place: int) -> str:
        return ("" if place == AS_ACTOR else "issued by ") + self.say(w)


# The words that cards are written with

moves_to = MovesTo
with_trait = WithTrait
ability_kind = OfKind
issued_by = IssuedBy

__all__ = [
    "ability_kind", "after", "at_here", "before", "by_adversary", "by_risk", "duel_here", "during", "first_round",
    "for_its_text", "from_here", "from_moving", "issued_by", "moves_to", "of_this_round",
    "some_of", "their_next_round", "with_trait", "your_round",
]  # fmt: skip
