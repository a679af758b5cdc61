"""What cards do to locations: choosing them, lying on them, bringing cards to them, laying cards there facedown."""

from collections.abc import Callable, Sequence

from quarterdeck.cardgame.conditions import Condition, Fact
from quarterdeck.cardgame.filters import Filter, Is
from quarterdeck.cardgame.keys import place_keys
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.sets import Role, Who
from quarterdeck.cardgame.terms import Q_PLACE, Q_TARGET
from quarterdeck.cardgame.verbs import Called, Deed, OnCards, Verb, conjugated
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.spots import Where, this_location
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    APPROACH, CREW, DISCARD, EVENT, FACEDOWN, HAND, HOME, NOWHERE, ON_PLACE, PLACE_NAMES, REVEAL, TARGET,
)  # fmt: skip
from quarterdeck.games.five_sails.whereabouts import noted_place, place_of
from quarterdeck.kernel.ability import (
    U_ABILITY, U_N, U_NODE, U_ORIGIN, U_PERFORMER, U_PLACE, U_T0, Node, stop,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, thing_of
from quarterdeck.kernel.event import E_ABILITY, E_SOURCE, event, happen, members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.words import Words

# Choosing a location


def picked(s: FiveSails, f: Frame, places: Sequence[int], answer: int, kind: int = Q_PLACE, seat: int = NONE) -> int:
    """The location that a player picks, the one of the ability unless it is said; NONE as long as that is open."""
    if answer == NO_ANSWER:
        asked = f[SEAT] if seat == NONE else seat
        answer = ask(s, f, asked, kind, place_keys(places), f[U_ORIGIN], f[U_ABILITY])
    return NONE if answer == NO_ANSWER else thing_of(answer)


class PickPlace(Effect):
    """A location is chosen, and spoken of later; `aimed`, if it is targeted by an effect. (FS-CORE-64)"""

    imperative = True

    def __init__(self, where: Where, aimed: bool = False) -> None:
        self.where = where
        self.aimed = aimed

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = self.where.places(s, f, NONE)
        if not places:
            f[U_PLACE] = NONE
            return
        place = picked(s, f, places, answer, Q_TARGET if self.aimed else Q_PLACE)
        if place != NONE:
            f[U_PLACE] = place
            if self.aimed:
                aim_at_place(s, f)

    def say(self, w: Words) -> str:
        verb = "choose as target" if self.aimed else "note" if self.where is this_location else "choose"
        return f"{verb} {self.where.say(w)}"


class ChoosePlace(Node):
    """A location is targeted when the ability is announced; it is noted."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = self.where.places(s, f, NONE)
        if answer == NO_ANSWER and not places:
            stop(s, f)
            return
        place = picked(s, f, places, answer, Q_TARGET)
        if place != NONE:
            f[U_PLACE] = place
            if f[U_NODE] > s.match.abilities[f[U_ABILITY]].effects_at:  # where it is targeted after the costs
                aim_at_place(s, f)


def aim_at_place(s: FiveSails, f: Frame) -> None:
    """The location that was noted is targeted by an effect, which may be answered. (FS-CORE-64)"""
    e = event(TARGET, f[SEAT], 1 << s.match.location[f[U_PLACE]], 0, NOWHERE, f[U_PERFORMER])
    e[E_SOURCE], e[E_ABILITY] = f[U_ORIGIN], f[U_ABILITY]
    happen(s, e)


class PlaceFound(Condition):
    """There is a location to target."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return bool(self.where.places(s, x, NONE))

    def say(self, w: Words) -> str:
        return f"there is {self.where.say(w)}"


def is_there(s: FiveSails, x: Frame, c: int) -> bool:
    place = noted_place(s, x)
    return place_of(s, c) == place and (place != HOME or s.holder[c] == x[SEAT])


there = Is("there", is_there, phrase="at that location")  #: At `that_location`; of a Home, your own.


# Something done to a location


class Upon(Called):
    """A row of the vocabulary: a verb whose object is a City location; called with it, it is an effect.

    `order` says that the words tell you to do something; without it they are a clause.
    """

    def __init__(
        self, change: Callable[[FiveSails, Frame, int], None], words: str, order: bool = True, doc: str = ""
    ) -> None:
        self.change = change
        self.words = words
        self.order = order
        self.doc = doc

    def __call__(self, where: Where) -> "DoThere":
        return DoThere(self, where)


class DoThere(Effect):
    """Something is done to a location; where there is a choice, the player of the ability makes it."""

    def __init__(self, upon: Upon, where: Where) -> None:
        self.upon = upon
        self.where = where
        self.imperative = upon.order

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = [p for p in self.where.places(s, f, NONE) if p < HOME]
        if not places:
            f[RESULT] = 0
            return
        place = picked(s, f, places, answer)
        if place != NONE:
            self.upon.change(s, f, place)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return bool(self.where.places(s, x, NONE))

    def say(self, w: Words) -> str:
        return self.upon.words.replace("{where}", self.where.say(w))


# Bringing cards to a location


class Coming(Called):
    """A row of the vocabulary: a verb that brings a card to a place; called with both, it is an effect.

    `zones` are those it can come from, if not any; `shown`, if all see it before it comes; `hidden`, if nothing
    that was picked before is remembered.
    """

    def __init__(
        self, change: Callable[[FiveSails, Frame, int, int], None], one: str, many: str, order: str,
        zones: tuple[int, ...] = (), shown: bool = False, hidden: bool = False, doc: str = "",
    ) -> None:  # fmt: skip
        self.change = change
        self.one = one
        self.many = many
        self.order = order
        self.zones = zones
        self.shown = shown
        self.hidden = hidden
        self.doc = doc

    def __call__(self, who: Who, where: Where) -> "Come":
        return Come(self, who, where)


class Come(OnCards):
    """A card comes to a place; where there is a choice, the player of the ability makes it. The place is noted."""

    def __init__(self, coming: Coming, who: Who, where: Where) -> None:
        super().__init__(who)
        self.coming = coming
        self.where = where

    def lay(self, script: Script) -> None:
        script.choose_in(self.who)
        if self.coming.shown:
            script.row.append(TurnUp(self.who))
        script.append(self)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, places = self.who.cards(s, f), self.where.places(s, f, NONE)
        if self.coming.hidden:
            f[U_T0 : U_T0 + 4] = [0, 0, 0, 0]
        if not cards or not places or (self.coming.zones and s.zone[cards[0]] not in self.coming.zones):
            f[RESULT] = 0
            return
        place = picked(s, f, places, answer)
        if place != NONE:
            f[U_PLACE] = place
            self.coming.change(s, f, cards[0], place)

    def does(self, w: Words) -> str:
        return conjugated(self.who, self.coming.one, self.coming.many).replace("{where}", self.where.say(w))

    def order(self, w: Words) -> str:
        said = self.who.say(w)
        return self.coming.order.replace("{who}", said).replace("{where}", self.where.say(w))


class TurnUp(Node):
    """Cards of an Approach Deck are shown to all: this is playing them."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        played = 0
        for c in self.who.cards(s, f):
            if s.zone[c] == APPROACH:
                s.reveal(c)
                played |= 1 << c
        if played:
            happen(s, happenings.caused(s, f, event(REVEAL, f[SEAT], played)))


def join(s: FiveSails, f: Frame, c: int, place: int) -> None:
    happenings.enter_play(s, f, f[SEAT], c, place)


def lie_facedown(s: FiveSails, f: Frame, c: int, place: int) -> None:
    s.put(c, FACEDOWN, f[SEAT])
    s.place[c] = place


muster = Coming(
    join, "musters at {where}", "muster at {where}", "muster {who} at {where}", (APPROACH,), shown=True,
    doc="A character of your Approach Deck joins your crew at a place, without cost. (FS-PLAN-09)",
)  # fmt: skip
put_into_play = Coming(
    join, "comes into play under your control at {where}, ignoring all costs",
    "come into play under your control at {where}, ignoring all costs",
    "put {who} into play at {where}, ignoring all costs", (HAND, DISCARD),
    doc="A character from hand or a discard pile comes into play under your control at a place, ignoring all costs.",
)  # fmt: skip
add_to_city = Coming(
    happenings.place_city_card, "is added to {where}", "are added to {where}", "add {who} to {where}",
    doc="A card of the City Deck comes to a location, wherever it was.",
)  # fmt: skip
lay_facedown = Coming(
    lie_facedown, "is added to {where} facedown", "are added to {where} facedown", "add {who} to {where} facedown",
    hidden=True, doc="A card is added to a location facedown.",
)  # fmt: skip


class DealCity(Effect):
    """The top card of the City Deck comes to a location, or one to each of several, from the City Deck outward."""

    def __init__(self, where: Where, each: bool = False) -> None:
        self.where = where
        self.each = each

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = self.where.places(s, f, NONE)
        i = f[U_N] if self.each else 0
        if self.each and i + 1 < len(places):
            f[U_N] += 1
            f[U_NODE] -= 1
        elif self.each:
            f[U_N] = 0
        c = happenings.take_top(s, s.match.nobody) if places else NONE
        if c != NONE:
            happenings.place_city_card(s, f, c, places[i])

    def say(self, w: Words) -> str:
        if self.each:
            return f"a card from the top of the City Deck is added to {self.where.each(w)}"
        return f"the top card of the City Deck is added to {self.where.say(w)}"


# What lies there


def lie_on(s: FiveSails, f: Frame) -> None:
    s.place[f[U_ORIGIN]] = f[U_PLACE]


def hold(s: FiveSails, f: Frame, cards: int, n: int) -> None:
    for c in members(cards):
        place = place_of(s, c)
        if s.zone[c] == CREW and place < HOME and s.control[place] == f[SEAT]:
            happenings.hold_while(s, f, place, c)


def the_facedown(s: FiveSails, x: Frame) -> int:
    found = [c for c in s.pile(FACEDOWN, x[SEAT]) if s.place[c] == x[U_PLACE]]
    return found[0] if found else NONE


def controlled_then(s: FiveSails, x: Frame) -> bool:
    return 0 <= x[U_PLACE] < HOME and s.dusk_control[x[U_PLACE]] == x[SEAT]


#: This card is placed on `that_location`.
lie_there = Deed(lie_on, "{this} is placed on that location", order=False)
hold_while = Verb(
    hold, "keeps it: you cannot lose control of it until that character leaves, and then it becomes uncontrolled",
    "keep it: you cannot lose control of it until those characters leave, and then it becomes uncontrolled",
    "keep it with {who}: you cannot lose control of it until that character leaves, and then it becomes uncontrolled",
    doc="You cannot lose control of this location while a character is there; once it is not, nobody controls it.",
)  # fmt: skip
#: Your facedown card at the location that was chosen.
facedown_there = Role("facedown", "your facedown card there", the_facedown)
#: You controlled the location that was chosen when Dusk began.
controlled_at_dusk = Fact(controlled_then, "you controlled that location when Dusk began")


class UnderThis(Filter):
    """The location on which this card lies; a prohibition is about the place itself."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return c >= ON_PLACE and s.place[x[U_ORIGIN]] == c - ON_PLACE

    def whole(self) -> str:
        return "the location under this card"


class OnlyEvents(Condition):
    """A location has no City cards, or none but events."""

    def __init__(self, place: int) -> None:
        self.place = place

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return all(s.match.type[c] == EVENT for c in s.city_cards_at(self.place))

    def say(self, w: Words) -> str:
        return f"no City cards other than events are at {PLACE_NAMES[self.place]}"


class Unstirred(Filter):
    """Of a player who has neither added nor moved Renown to a location this Day."""

    def __init__(self, place: int) -> None:
        self.place = place

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return not s.stirred[self.place] >> s.holder[c] & 1

    def phrase(self, w: Words) -> str:
        return f"whose player has neither added nor moved Renown to {PLACE_NAMES[self.place]} this Day"


# The words that cards are written with

pick_place = PickPlace
deal_city = DealCity
under_this = UnderThis()
only_events = OnlyEvents
unstirred = Unstirred

__all__ = [
    "add_to_city", "controlled_at_dusk", "deal_city", "facedown_there", "hold_while", "lay_facedown", "lie_there",
    "muster", "only_events", "pick_place", "put_into_play", "there", "under_this", "unstirred",
]  # fmt: skip
