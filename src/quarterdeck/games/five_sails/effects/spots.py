"""Places that a text speaks of: here, an adjacent location, the Docks."""

from quarterdeck.cardgame.sets import Who
from quarterdeck.games.five_sails.effects.filters import MERCENARY
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import HOME, PLACE_NAMES
from quarterdeck.games.five_sails.whereabouts import here_of, near_city, place_of
from quarterdeck.kernel.ability import U_PLACE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, listed


class Where:
    """Places a thing may go to or be taken from, for the card that moves."""

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        """One of the places."""
        raise NotImplementedError

    def each(self, w: Words) -> str:
        """All of the places, where each gets one of something."""
        return f"each of {self.many(w)}"

    def many(self, w: Words) -> str:
        """The places, where several of them are meant."""
        return self.say(w)

    def beyond(self, s: FiveSails, x: Frame, start: int) -> list[int]:
        """The same for something that is no card and comes from a place."""
        return self.places(s, x, NONE)


class NextToIt(Where):
    """City locations adjacent to the one from which something is taken."""

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        return list(s.match.places)

    def beyond(self, s: FiveSails, x: Frame, start: int) -> list[int]:
        return list(s.match.near[start])

    def say(self, w: Words) -> str:
        return "a City location adjacent to it"

    def many(self, w: Words) -> str:
        return "the City locations adjacent to it"


class Spot(Where):
    """See `SPOTS` for the ones there are."""

    def __init__(self, spot: str) -> None:
        assert spot in SPOTS, spot
        self.spot = spot

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        return spot_places(s, x, c, self.spot)

    def say(self, w: Words) -> str:
        return SPOTS[self.spot]

    def each(self, w: Words) -> str:
        return ALL_SPOTS.get(self.spot) or super().each(w)

    def many(self, w: Words) -> str:
        return MANY_SPOTS.get(self.spot) or self.say(w)


SPOTS = {
    "here": "this location",
    "home": "Home",
    "adjacent": "an adjacent location",
    "adjacent city": "an adjacent City location",
    "adjacent to here": "a City location next to this one",
    "any city": "any City location",
    "another": "any other location",
    "far": "a City location that is not adjacent",
    "noted": "the chosen location",
    "others": "the other City locations",
    "different": "a different City location",
    "third": "yet another City location",
    "every city": "the City locations",
    "outermost": "one of the two outermost locations",
    "without renown": "a location without Renown",
    "unguarded": "a City location with no characters other than Mercenaries",
    "any with renown": "any location with Renown",
    "adjacent with renown": "an adjacent location with Renown",
    "yours with renown": "a location with Renown that you control",
}
#: how several of them are called, where one of them is called otherwise
MANY_SPOTS = {
    "adjacent": "the adjacent locations",
    "adjacent city": "the adjacent City locations",
    "adjacent to here": "the City locations next to this one",
    "any city": "the City locations of your choice",
    "another": "the other locations",
    "far": "the City locations that are not adjacent",
    "different": "the different City locations",
    "third": "the remaining City locations",
    "outermost": "the two outermost locations",
    "without renown": "the locations without Renown",
    "unguarded": "the City locations with no characters other than Mercenaries",
    "any with renown": "the locations with Renown",
    "adjacent with renown": "the adjacent locations with Renown",
    "yours with renown": "the locations with Renown that you control",
}
#: how all of them are called, each for itself
ALL_SPOTS = {
    "here": "this location alone", "home": "Home alone", "noted": "the chosen location alone",
    "without renown": "each location without Renown", "every city": "each City location",
}


def spot_places(s: FiveSails, x: Frame, c: int, spot: str) -> list[int]:
    m = s.match
    here = here_of(s, x)
    if spot == "here":
        return [here] if here != HOME or c == NONE or s.holder[c] == x[SEAT] else []  # (FS-SETUP-09)
    if spot == "home":
        return [HOME]
    at = place_of(s, c) if c != NONE else here
    if spot == "adjacent":
        return list(near_city(s, at)) if at == HOME else [*m.near[at], HOME]
    if spot == "adjacent city":
        return list(near_city(s, at))
    if spot == "adjacent to here":
        return list(near_city(s, here))
    if spot == "any city":
        return [p for p in m.places if p != at or c == NONE]
    if spot == "every city":
        return list(m.places)
    if spot == "another":
        return [p for p in (*m.places, HOME) if p != at]
    if spot == "far":
        return [p for p in m.places if p != at and p not in near_city(s, at)]
    if spot == "noted":
        return [x[U_PLACE]] if x[U_PLACE] >= 0 else []
    if spot == "others" or spot == "different":
        return [p for p in m.places if p != x[U_PLACE]]
    if spot == "third":
        return [p for p in m.places if p != x[U_PLACE] and p != at]
    if spot == "outermost":
        return sorted({m.places[0], m.places[-1]})
    if spot == "unguarded":
        return unguarded_places(s, x)
    if spot == "without renown":
        return [p for p in m.places if not s.renown[p]]
    if spot == "any with renown":
        return [p for p in m.places if s.renown[p]]
    if spot == "adjacent with renown":
        return [p for p in near_city(s, here) if s.renown[p]]
    if spot == "yours with renown":
        return [p for p in m.places if s.renown[p] and s.control[p] == x[SEAT]]
    raise KeyError(spot)


def unguarded_places(s: FiveSails, x: Frame) -> list[int]:
    """City locations where nobody but Mercenaries is."""
    guarded = 1 << HOME
    for c in s.everybody():
        if not guarded >> s.place[c] & 1 and not MERCENARY.fits(s, x, c):
            guarded |= 1 << s.place[c]
    free = []
    for p in s.match.places:
        if not guarded >> p & 1:
            free.append(p)
    return free


class PlaceOf(Where):
    """Where a card is, or last was; not the Home of somebody else. (FS-SETUP-09)"""

    def __init__(self, who: Who) -> None:
        self.who = who

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        cards = self.who.cards(s, x)[:1]
        if cards and c != NONE and place_of(s, cards[0]) == HOME and s.holder[cards[0]] != s.holder[c]:
            return []
        return [place_of(s, o) for o in cards]

    def say(self, w: Words) -> str:
        return self.who.owns(w, "location")


class Named(Where):
    """Certain locations of the City, those that are in the game."""

    def __init__(self, *spots: int) -> None:
        self.spots = spots

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        found = []
        for p in self.spots:
            if p in s.match.places:
                found.append(p)
        return found

    def say(self, w: Words) -> str:
        return listed([PLACE_NAMES[p] for p in self.spots], "or")

    def each(self, w: Words) -> str:
        if len(self.spots) == 1:
            return super().each(w)
        first, *others = [PLACE_NAMES[p] for p in self.spots]
        return listed([first, *("another to " + name for name in others)])


# The words that cards are written with

this_location = Spot("here")  #: Where the performer is; without one, where the card is.
home = Spot("home")  #: The Home of the player whose card moves.
adjacent_location = Spot("adjacent")  #: A place next to where the card is, Home included.
adjacent_city = Spot("adjacent city")  #: A City location next to where the card is.
adjacent_to_here = Spot("adjacent to here")  #: A City location next to this one, whatever moves.
any_city = Spot("any city")  #: Any City location; for a card that moves, any other one.
another_location = Spot("another")  #: Any other location, Home included.
distant_location = Spot("far")  #: A City location that is neither here nor adjacent.
that_location = Spot("noted")  #: The location noted earlier in this use.
outermost = Spot("outermost")  #: One of the two ends of the row of City locations.
yours_with_renown = Spot("yours with renown")  #: A location you control that has Renown.
without_renown = Spot("without renown")  #: A City location without Renown.
unguarded_location = Spot("unguarded")  #: A City location where there are no characters, or only Mercenaries.
location_of = PlaceOf
any_with_renown = Spot("any with renown")  #: Any City location that has Renown.
other_locations = Spot("others")  #: The City locations except the noted one, spoken of together.
other_location = Spot("different")  #: A City location except the noted one.
next_to_it = NextToIt()
yet_another = Spot("third")  #: A City location that is neither the noted one nor where the card is.
every_location = Spot("every city")  #: All City locations.
adjacent_with_renown = Spot("adjacent with renown")  #: An adjacent City location that has Renown.

__all__ = [
    "Named", "adjacent_city", "adjacent_location", "adjacent_to_here", "adjacent_with_renown", "another_location",
    "any_city", "any_with_renown", "distant_location", "every_location", "home", "next_to_it", "other_location",
    "other_locations", "outermost", "location_of", "that_location", "this_location", "unguarded_location",
    "without_renown", "yet_another", "yours_with_renown",
]  # fmt: skip
