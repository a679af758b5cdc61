"""What cards do to locations: choosing them, lying on them, emptying them, laying cards there facedown."""

from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.keys import place_keys
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.terms import Q_PLACE, Q_TARGET
from quarterdeck.cardgame.verbs import OnCards
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.effects.verbs import aim_at_place
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ADD_RENOWN, ASIDE, CREW, EVENT, FACEDOWN, HOME, ON_PLACE, PLACE_NAMES, TO_CHANGE_RENOWN,
)  # fmt: skip
from quarterdeck.games.five_sails.values import may
from quarterdeck.games.five_sails.whereabouts import here_of, place_of
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_N, U_NODE, U_ORIGIN, U_PLACE, U_T0
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, thing_of
from quarterdeck.kernel.event import E_PLACE
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words, count, number


class NotePlace(Effect):
    """A location is chosen, and spoken of later."""

    kind = Q_PLACE

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = self.where.places(s, f, NONE)
        if not places:
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], self.kind, place_keys(places), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PLACE] = thing_of(answer)

    imperative = True

    def say(self, w: Words) -> str:
        return f"choose {self.where.say(w)}"


class TargetPlace(NotePlace):
    """A location is targeted by an effect, and spoken of later. (FS-CORE-64)"""

    kind = Q_TARGET

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[U_PLACE] = NONE
        super().run(s, f, answer)
        if f[U_PLACE] != NONE:
            aim_at_place(s, f)

    def say(self, w: Words) -> str:
        return f"choose as target {self.where.say(w)}"


class AddRenownToSome(Effect):
    """A Renown to each of several different locations, which the player chooses in the order of the line.

    U_N holds those that have theirs.
    """

    def __init__(self, n: int, where: Where) -> None:
        self.n = n
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        done = f[U_N].bit_count()
        free = [p for p in self.where.places(s, f, NONE) if may(s, TO_CHANGE_RENOWN, ON_PLACE + p, f[SEAT])]
        left = [p for p in free if f[U_N] >> p == 0]
        if done >= self.n or not left:
            f[U_N] = 0
            return
        if answer == NO_ANSWER:
            options = left[: max(1, len(left) - (self.n - done) + 1)]
            answer = ask(s, f, f[SEAT], Q_PLACE, place_keys(options), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_N] |= 1 << thing_of(answer)
        f[U_NODE] -= 1
        happenings.add_renown(s, f, f[SEAT], thing_of(answer))

    def say(self, w: Words) -> str:
        if self.n == 1:
            return f"a Renown is added to {self.where.say(w)}"
        many = self.where.many(w).removeprefix("the ")
        return f"a Renown is added to each of {'the' if many.startswith('two ') else number(self.n)} {many}"


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


# A location as a whole


class LieThere(Effect):
    """This card is placed on the location that was chosen."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        s.place[f[U_ORIGIN]] = f[U_PLACE]

    def say(self, w: Words) -> str:
        return f"{w.this} is placed on the chosen location"


class CityCardsThere(Who):
    """The City cards at the location that was chosen."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return s.city_cards_at(x[U_PLACE]) if x[U_PLACE] != NONE else []

    def words(self, w: Words) -> str:
        return "every City card there"


class AllCityCards(Who):
    """Every City card in the City."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return list(s.city_cards())

    def words(self, w: Words) -> str:
        return "every City card at every location"


class There(Filter):
    """At the location that was chosen; of a Home, your own."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return place_of(s, c) == x[U_PLACE] and (x[U_PLACE] != HOME or s.holder[c] == x[SEAT])

    def phrase(self, w: Words) -> str:
        return "there"


class StillThere(There):
    """At the location that was chosen, after others have left it."""

    def phrase(self, w: Words) -> str:
        return "still there"


class NoteHere(Effect):
    """The location where your performer is now is meant by what follows, wherever the performer goes."""

    imperative = True

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[U_PLACE] = here_of(s, f)

    def say(self, w: Words) -> str:
        return "note this location"


class HoldWhile(OnCards):
    """You cannot lose control of this location while a character is there; once it is not, nobody controls it."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            place = place_of(s, c)
            if s.zone[c] == CREW and place < HOME and s.control[place] == f[SEAT]:
                happenings.hold_while(s, f, place, c)

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        who = self.who.say(w)
        return f"you cannot lose control of it while {who} is there, and it becomes uncontrolled when {who} leaves"


def empty(s: FiveSails, place: int) -> None:
    """A location loses all Renown to the supply, for all to read."""
    if s.renown[place]:
        note(s, ADD_RENOWN, NONE, amount=-s.renown[place], place=place)
        s.renown[place] = 0


class RemoveRenown(Effect):
    """All Renown at the location that was chosen goes back to the supply."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        empty(s, f[U_PLACE])

    def say(self, w: Words) -> str:
        return "all Renown there is discarded"


class TakeRenownAway(Effect):
    """Renown at a location goes back to the supply, as much as there is."""

    def __init__(self, where: Where, n: int = 1) -> None:
        self.where = where
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        for place in self.where.places(s, f, NONE)[:1]:
            if place < HOME and s.renown[place]:
                f[RESULT] = min(self.n, s.renown[place])
                s.renown[place] -= f[RESULT]
                note(s, ADD_RENOWN, f[SEAT], amount=-f[RESULT], place=place)

    def say(self, w: Words) -> str:
        lost = f"{count(self.n, 'Renown', 'Renown')} at {self.where.say(w)}"
        return f"{lost} goes back to the supply" if self.n == 1 else f"{lost} go back to the supply"


class RemoveAllRenown(Effect):
    """The locations lose all Renown to the supply."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        for place in s.match.places:
            empty(s, place)

    def say(self, w: Words) -> str:
        return "all Renown at all locations is discarded"


class OpponentAddsRenown(Effect):
    """The player who was named adds a Renown to a location of their choice."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        seat = f[U_N]
        places = [p for p in self.where.places(s, f, NONE) if may(s, TO_CHANGE_RENOWN, ON_PLACE + p, seat)]
        if not places:
            f[RESULT] = 0
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, seat, Q_PLACE, place_keys(places), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        happenings.add_renown(s, f, seat, thing_of(answer))

    def say(self, w: Words) -> str:
        return f"that opponent adds a Renown to one of {self.where.say(w)}"


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


# Cards laid facedown


class LayFacedown(OnCards):
    """A card is added to a location facedown; the location is chosen and noted. What was hidden is not remembered."""

    def __init__(self, who: Who, where: Where) -> None:
        super().__init__(who)
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, places = self.who.cards(s, f), self.where.places(s, f, NONE)
        f[U_T0 : U_T0 + 4] = [0, 0, 0, 0]
        if not cards or not places:
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_PLACE, place_keys(places), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PLACE] = thing_of(answer)
        s.put(cards[0], FACEDOWN, f[SEAT])
        s.place[cards[0]] = f[U_PLACE]

    def does(self, w: Words) -> str:
        return f"is added to {self.where.say(w)} facedown"


class Facedown(Who):
    """Your facedown card at the location that was chosen."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return [c for c in s.pile(FACEDOWN, x[SEAT]) if s.place[c] == x[U_PLACE]]

    def key(self) -> object:
        return "facedown"

    def words(self, w: Words) -> str:
        return "your facedown card there"


class LastOne(Who):
    """What is left of the cards that were looked at."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return list(s.pile(ASIDE, x[SEAT]))

    def words(self, w: Words) -> str:
        return "the last one"


class ControlledAtDusk(Condition):
    """You controlled the location that was chosen when Dusk began. (FS-RULE-114)"""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return 0 <= x[U_PLACE] < HOME and s.dusk_control[x[U_PLACE]] == x[SEAT]

    def say(self, w: Words) -> str:
        return "you controlled that location when Dusk began"


class Elsewhere(Where):
    """A City location other than the one where the thing happened that is answered."""

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        return [p for p in s.match.places if p != s.stack[x[U_EVENT]][E_PLACE]]

    def say(self, w: Words) -> str:
        return "a different City location"


class EventPlace(Where):
    """The location where the thing happened that is answered."""

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        return [s.stack[x[U_EVENT]][E_PLACE]]

    def say(self, w: Words) -> str:
        return "that location"


# The words that cards are written with

unstirred = Unstirred
under_this = UnderThis()
there = There()
still_there = StillThere()
the_last_one = LastOne()
facedown_there = Facedown()
city_cards_there = CityCardsThere()
all_city_cards = AllCityCards()
different_location = Elsewhere()
event_location = EventPlace()
note_place = NotePlace
note_here = NoteHere
hold_while = HoldWhile
target_place = TargetPlace
add_renown_to_some = AddRenownToSome
deal_city = DealCity
lie_there = LieThere
remove_renown = RemoveRenown
take_renown_away = TakeRenownAway
remove_all_renown = RemoveAllRenown
opponent_adds_renown = OpponentAddsRenown
lay_facedown = LayFacedown
only_events = OnlyEvents
controlled_at_dusk = ControlledAtDusk()

__all__ = [
    "add_renown_to_some", "all_city_cards", "city_cards_there", "controlled_at_dusk", "deal_city",
    "different_location", "event_location", "facedown_there", "hold_while", "lay_facedown", "lie_there", "note_here",
    "note_place", "only_events", "opponent_adds_renown", "remove_all_renown", "remove_renown", "still_there",
    "take_renown_away", "target_place", "the_last_one", "there", "under_this", "unstirred",
]  # fmt: skip
