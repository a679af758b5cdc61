"""Places that a text speaks of: here, an adjacent location, any City location with Renown, the Docks."""

from collections.abc import Callable, Sequence

from quarterdeck.cardgame.filters import Filter, Is, noun_phrase, tests_of
from quarterdeck.cardgame.sets import Who
from quarterdeck.games.five_sails.effects.filters import MERCENARY
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import HOME, ON_PLACE, PLACE_NAMES
from quarterdeck.games.five_sails.whereabouts import here_of, near_city, noted_place, place_of
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, listed, number

#: the places a thing can go to from where it is (NONE, if nothing moves)
Reach = Callable[[FiveSails, Frame, int], Sequence[int]]


class Where:
    """Places a thing may go to or be taken from, for the card that moves."""

    def places(self, s: FiveSails, x: Frame, c: int) -> Sequence[int]:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        """One of the places."""
        raise NotImplementedError

    def each(self, w: Words) -> str:
        """All of the places, where each gets one of something."""
        return self.say(w)

    def several(self, w: Words, n: int) -> str:
        """So many of the places."""
        return f"{number(n)} of {self.say(w)}"

    def away(self, w: Words) -> str:
        """One of the places, for something that comes from a place."""
        return self.say(w)

    def beyond(self, s: FiveSails, x: Frame, start: int) -> Sequence[int]:
        """The same for something that is no card and comes from a place."""
        return self.places(s, x, NONE)


class Spot(Where):
    """A row of the vocabulary: what is in reach, and whether one of it is "any" or "a"; called with filters of places,
    it is those of them that pass."""

    def __init__(self, reach: Reach, one: str, noun: str) -> None:
        self.reach = reach
        self.one = one
        self.noun = noun

    def __call__(self, *filters: Filter) -> "Narrowed":
        return Narrowed(self, filters)

    def places(self, s: FiveSails, x: Frame, c: int) -> Sequence[int]:
        return self.reach(s, x, place_of(s, c) if c != NONE else NONE)

    def beyond(self, s: FiveSails, x: Frame, start: int) -> Sequence[int]:
        return self.reach(s, x, start)

    def say(self, w: Words) -> str:
        return self.called(self.noun)

    def each(self, w: Words) -> str:
        return f"each {self.noun}" if self.one else self.noun

    def several(self, w: Words, n: int) -> str:
        return f"{number(n)} {self.noun}s"

    def away(self, w: Words) -> str:
        return self.called(f"other {self.noun}" if self.one == "any" else self.noun)

    def called(self, said: str) -> str:
        return article(said) if self.one == "a" else f"{self.one} {said}".lstrip()


class Narrowed(Where):
    """Those places of a spot that pass filters. A place is there for a filter as ON_PLACE and its number."""

    def __init__(self, spot: Spot, filters: tuple[Filter, ...]) -> None:
        self.spot = spot
        self.filters = filters
        self.tests = tests_of(filters)

    def places(self, s: FiveSails, x: Frame, c: int) -> Sequence[int]:
        return self.passing(s, x, self.spot.places(s, x, c))

    def beyond(self, s: FiveSails, x: Frame, start: int) -> Sequence[int]:
        return self.passing(s, x, self.spot.beyond(s, x, start))

    def passing(self, s: FiveSails, x: Frame, places: Sequence[int]) -> list[int]:
        found = []
        for p in places:
            for test in self.tests:
                if not test(s, x, ON_PLACE + p):
                    break
            else:
                found.append(p)
        return found

    def say(self, w: Words) -> str:
        return self.spot.called(noun_phrase(w, self.filters, self.spot.noun))

    def each(self, w: Words) -> str:
        return f"each {noun_phrase(w, self.filters, self.spot.noun)}"

    def several(self, w: Words, n: int) -> str:
        return f"{number(n)} {noun_phrase(w, self.filters, self.spot.noun, plural=True)}"


# What is in reach


def the_home(s: FiveSails, x: Frame, at: int) -> Sequence[int]:
    return (HOME,)


def cities_next_to(s: FiveSails, x: Frame, at: int) -> Sequence[int]:
    return near_city(s, at if at != NONE else here_of(s, x))


def places_next_to(s: FiveSails, x: Frame, at: int) -> Sequence[int]:
    start = at if at != NONE else here_of(s, x)
    return s.match.places if start == HOME else (*s.match.near[start], HOME)


def cities(s: FiveSails, x: Frame, at: int) -> Sequence[int]:
    places = s.match.places
    return places if at in (NONE, HOME) else [p for p in places if p != at]


def cities_and_home(s: FiveSails, x: Frame, at: int) -> Sequence[int]:
    return s.match.places if at == HOME else [*cities(s, x, at), HOME]


def the_noted(s: FiveSails, x: Frame, at: int) -> Sequence[int]:
    place = noted_place(s, x)
    return (place,) if 0 <= place <= HOME else ()


def unguarded_places(s: FiveSails, x: Frame, at: int) -> Sequence[int]:
    """City locations where nobody but Mercenaries is."""
    guarded = 1 << HOME
    for c in s.everybody():
        if not guarded >> s.place[c] & 1 and not MERCENARY.fits(s, x, c):
            guarded |= 1 << s.place[c]
    return [p for p in s.match.places if not guarded >> p & 1]


home = Spot(the_home, "", "Home")  #: The Home of the player whose card moves.
adjacent_location = Spot(places_next_to, "a", "adjacent location")  #: A place next to where it is, Home included.
adjacent_city = Spot(cities_next_to, "a", "adjacent City location")  #: A City location next to where it is.
any_city = Spot(cities, "any", "City location")  #: Any City location; for what moves, any other one.
another_location = Spot(cities_and_home, "any", "other location")  #: Any other location, Home included.
#: The location that this use has noted; else where the thing happened that is answered.
that_location = Spot(the_noted, "", "that location")
#: A City location where there are no characters, or only Mercenaries.
unguarded_location = Spot(unguarded_places, "a", "City location with no characters other than Mercenaries")


# Filters of places


def has_renown(s: FiveSails, x: Frame, p: int) -> bool:
    return s.renown[p - ON_PLACE] > 0


def is_controlled(s: FiveSails, x: Frame, p: int) -> bool:
    return s.control[p - ON_PLACE] == x[SEAT]


def is_outermost(s: FiveSails, x: Frame, p: int) -> bool:
    return p - ON_PLACE in (s.match.places[0], s.match.places[-1])


def is_elsewhere(s: FiveSails, x: Frame, p: int) -> bool:
    return p - ON_PLACE != noted_place(s, x)


def is_bordering(s: FiveSails, x: Frame, p: int) -> bool:
    return p - ON_PLACE in near_city(s, here_of(s, x))


with_renown = Is("with renown", has_renown, phrase="with Renown")  #: Of places: with Renown.
you_control = Is("controlled", is_controlled, phrase="that you control")  #: Of places: under your control.
outermost = Is("outermost", is_outermost, "outermost")  #: Of places: an end of the row of City locations.
elsewhere = Is("elsewhere", is_elsewhere, phrase="other than that one")  #: Of places: any but `that_location`.
bordering = Is("bordering", is_bordering, phrase="adjacent to this one")  #: Of places: next to this location.


# Places of cards, and places by name


class Here(Where):
    """Where the performer is; without one, where the card is. Not the Home of somebody else. (FS-SETUP-09)"""

    def places(self, s: FiveSails, x: Frame, c: int) -> Sequence[int]:
        here = here_of(s, x)
        return (here,) if here != HOME or c == NONE or s.holder[c] == x[SEAT] else ()

    def say(self, w: Words) -> str:
        return "this location"


class PlaceOf(Where):
    """Where a card is, or last was; not the Home of somebody else. (FS-SETUP-09)"""

    def __init__(self, who: Who) -> None:
        self.who = who

    def places(self, s: FiveSails, x: Frame, c: int) -> Sequence[int]:
        cards = self.who.cards(s, x)[:1]
        if cards and c != NONE and place_of(s, cards[0]) == HOME and s.holder[cards[0]] != s.holder[c]:
            return ()
        return [place_of(s, o) for o in cards]

    def say(self, w: Words) -> str:
        return self.who.owns(w, "location")


class Named(Where):
    """Certain locations of the City, those that are in the game."""

    def __init__(self, *spots: int) -> None:
        self.spots = spots

    def places(self, s: FiveSails, x: Frame, c: int) -> Sequence[int]:
        found = []
        for p in self.spots:
            if p in s.match.places:
                found.append(p)
        return found

    def say(self, w: Words) -> str:
        return listed([PLACE_NAMES[p] for p in self.spots], "or")

    def each(self, w: Words) -> str:
        first, *others = [PLACE_NAMES[p] for p in self.spots]
        return listed([first, *("another to " + name for name in others)])


# The words that cards are written with

this_location = Here()
location_of = PlaceOf

__all__ = [
    "Named", "adjacent_city", "adjacent_location", "another_location", "any_city", "bordering", "elsewhere", "home",
    "location_of", "outermost", "that_location", "this_location", "unguarded_location", "with_renown", "you_control",
]  # fmt: skip
