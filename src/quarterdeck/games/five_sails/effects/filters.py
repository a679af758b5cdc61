"""Filters: what a card has to be for a text to mean it.

Each is read in a context `x`: the frame of the use, or the context of a passive text.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import (
    AS_HAVING, AS_LACKING, D_SEAT, D_SLAIN, duel, participant_of, side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.whereabouts import place_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ATTACHMENT, EQUIPPED, GAIN_TRAIT, HAND, HOME, PLACE_NAMES, STATS,
)  # fmt: skip
from quarterdeck.games.five_sails.values import ON_SPECIAL, has_trait, stat
from quarterdeck.kernel.ability import U_FLAGS, U_PLACE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, listed, number

if TYPE_CHECKING:
    from quarterdeck.games.five_sails.effects.sets import Who

#: a test on one card, in a context
Test = Callable[[FiveSails, Frame, int], bool]
EITHER_WAY = "either way"
OF_YOURS = "of yours"
IN_PLAY = "in play"


class Filter:
    """A test on one card. Its words stand before the noun, or after it."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        raise NotImplementedError

    def plainly(self) -> Test:
        """The function behind it, for what is read often."""
        return self.fits

    def adjective(self, w: Words) -> str:
        return ""

    def phrase(self, w: Words) -> str:
        return ""

    def noun(self, w: Words) -> str:
        """A filter may say what kind of card it picks."""
        return ""

    def whole(self) -> str:
        """A filter that picks one thing only may name it altogether."""
        return ""

    def asks_for_trait(self) -> bool:
        """Whether a trait decides, which some characters have or not as their players like."""
        return False

    def states(self, w: Words) -> str:
        """What is said of a card that passes: 'is engaged', 'is a Sorcerer', 'is at this location'."""
        said = self.adjective(w)
        if said:
            return "is " + (said if said[0].islower() else article(said))
        return "is " + (self.phrase(w) or article(self.noun(w)))


class Trait(Filter):
    """Has a trait."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bit = traits.bit(name)

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        m = s.match
        if not s.changed >> GAIN_TRAIT & 3:
            if m.traits[c] & self.bit:
                return True
            if not m.doubtful_traits & self.bit:
                return False
        return has_trait(s, c, self.bit) or considered(s, x, c, self.bit, AS_HAVING)

    def asks_for_trait(self) -> bool:
        return True

    def adjective(self, w: Words) -> str:
        return self.name


MERCENARY = Trait("Mercenary")


def considered(s: FiveSails, x: Frame, c: int, bit: int, way: int) -> bool:
    """Whether this is a character that its controller may take to have a trait or not, for abilities of their own, and
    it can now be read this way: both are open unless one of them has been chosen. (FS-RULE-112)"""
    if not s.match.either_way >> c & 1:
        return False
    for o, zones, p in s.match.passives[ON_SPECIAL]:
        if o == c and p.what == bit and p.name == EITHER_WAY and zones >> s.zone[o] & 1:
            chosen = x[U_FLAGS] & (AS_HAVING | AS_LACKING) if x[U_FLAGS] > 0 else 0
            return s.holder[c] == x[SEAT] and chosen in (0, way)
    return False


class Non(Filter):
    """Does not pass another filter."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        if isinstance(self.filter, Trait) and considered(s, x, c, self.filter.bit, AS_LACKING):
            return True
        return not self.filter.fits(s, x, c)

    def asks_for_trait(self) -> bool:
        return self.filter.asks_for_trait()

    def adjective(self, w: Words) -> str:
        said = self.filter.adjective(w) or ("" if self.filter.phrase(w) else self.filter.noun(w))
        return "non-" + said if said else ""

    def phrase(self, w: Words) -> str:
        said = self.filter.phrase(w)
        return "not " + said if said else ""

    def states(self, w: Words) -> str:
        return self.filter.states(w).replace("is ", "is not ", 1).replace("has ", "does not have ", 1)


class Every(Filter):
    """All of several filters at once."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters
        self.tests = tests_of(filters)

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        for test in self.tests:
            if not test(s, x, c):
                return False
        return True

    def asks_for_trait(self) -> bool:
        return any(f.asks_for_trait() for f in self.filters)

    def adjective(self, w: Words) -> str:
        return " ".join(a for a in (f.adjective(w) for f in self.filters) if a)

    def phrase(self, w: Words) -> str:
        said = [a for a in (f.phrase(w) for f in self.filters) if a]
        return " ".join(sorted(said, key=nearness))

    def noun(self, w: Words) -> str:
        return next((f.noun(w) for f in self.filters if f.noun(w)), "")

    def states(self, w: Words) -> str:
        said = [f.states(w) for f in self.filters]
        if all(one.startswith("is ") for one in said):
            said[1:] = [one.removeprefix("is ") for one in said[1:]]
        return listed(said)


class AnyOf(Filter):
    """At least one of several."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return any(f.fits(s, x, c) for f in self.filters)

    def asks_for_trait(self) -> bool:
        return any(f.asks_for_trait() for f in self.filters)

    def adjective(self, w: Words) -> str:
        return " or ".join(a for a in (f.adjective(w) for f in self.filters) if a)

    def phrase(self, w: Words) -> str:
        return " or ".join(a for a in (f.phrase(w) for f in self.filters) if a)

    def noun(self, w: Words) -> str:
        return " or ".join(a for a in (f.noun(w) for f in self.filters) if a)


class PlayedOrHeld(Filter):
    """One thing of a card in play, another of a card in hand."""

    def __init__(self, played: Filter, held: Filter) -> None:
        self.played = played
        self.held = held

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return (self.held if s.zone[c] == HAND else self.played).fits(s, x, c)

    def phrase(self, w: Words) -> str:
        played, held = (article(noun_phrase(w, (f,), "card")) for f in (self.played, self.held))
        return f"that is {played} in play or {held} in your hand"


class Wears(Filter):
    """Has a card equipped that passes all of these filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        for a in s.gear(c):
            if fits_all(s, x, a, self.filters):
                return True
        return False

    def phrase(self, w: Words) -> str:
        w.speak(self)
        return f"with {article(noun_phrase(w, self.filters, 'card'))} equipped"

    def states(self, w: Words) -> str:
        w.speak(self)
        return f"has {article(noun_phrase(w, self.filters, 'card'))} equipped"


class Compared(Filter):
    """A stat against the same stat of another: "lower", "at most" or "at least" (equal counts)."""

    def __init__(self, stat: int, how: str, than: "Who") -> None:
        self.stat = stat
        self.how = how
        self.than = than

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        others = self.than.cards(s, x)
        if not others:
            return False
        return holds(stat(s, c, self.stat), self.how, stat(s, others[0], self.stat))

    def phrase(self, w: Words) -> str:
        return f"whose {STATS[self.stat]} is {HOW[self.how]} {self.than.whose(w)}"


#: how a number is compared, in the words before the other number
HOW = {"lower": "lower than", "higher": "higher than", "at most": "at most", "at least": "at least"}


def holds(a: int, how: str, b: int) -> bool:
    if how == "lower":
        return a < b
    if how == "higher":
        return a > b
    if how == "at most":
        return a <= b
    return a >= b


class GearCompared(Filter):
    """Wears no more attachments than another."""

    def __init__(self, than: "Who") -> None:
        self.than = than

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        others = self.than.cards(s, x)
        return bool(others) and attachments_on(s, c) <= attachments_on(s, others[0])

    def phrase(self, w: Words) -> str:
        return f"with no more attachments than {self.than.say(w)}"


def attachments_on(s: FiveSails, c: int) -> int:
    return len([a for a in s.gear(c) if s.match.type[a] == ATTACHMENT])


class OpposesOneOf(Filter):
    """Stands against one of a set of cards."""

    def __init__(self, who: "Who") -> None:
        self.who = who

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return any(s.opposes(c, o) for o in self.who.cards(s, x))

    def phrase(self, w: Words) -> str:
        return f"opposing {self.who.say(w)}"


class WornBy(Filter):
    """Is equipped to one of a set of characters."""

    def __init__(self, who: "Who") -> None:
        self.who = who

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return s.zone[c] == EQUIPPED and s.host[c] in self.who.cards(s, x)

    def phrase(self, w: Words) -> str:
        return f"on {self.who.say(w)}"


class At(Filter):
    """At a given City location."""

    def __init__(self, place: int) -> None:
        self.place = place

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return place_of(s, c) == self.place

    def phrase(self, w: Words) -> str:
        return f"at {PLACE_NAMES[self.place]}"


class AtRenown(Filter):
    """At a City location with at least so much Renown."""

    def __init__(self, n: int) -> None:
        self.n = n

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        spot = place_of(s, c)
        return spot < HOME and s.renown[spot] >= self.n

    def phrase(self, w: Words) -> str:
        return f"at a location with {number(self.n)} or more Renown"


class LeftBehind(Filter):
    """At the place from which this use has moved somebody."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return place_of(s, c) == x[U_PLACE] and (x[U_PLACE] != HOME or s.holder[c] == x[SEAT])

    def phrase(self, w: Words) -> str:
        return "at the location left behind"


class SlewAdversary(Filter):
    """A participant of the duel whose adversary was destroyed in it."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        side = side_of_card(s, c)
        return side != NONE and bool(duel(s)[D_SLAIN] >> (1 - side) & 1)

    def phrase(self, w: Words) -> str:
        return "whose adversary was destroyed in that duel"


class AtControlled(Filter):
    """At a location you control."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        spot = place_of(s, c)
        return spot < HOME and s.control[spot] == x[SEAT]

    def phrase(self, w: Words) -> str:
        return "at a location you control"


def fits_all(s: FiveSails, x: Frame, c: int, filters: tuple[Filter, ...]) -> bool:
    for f in filters:
        if not f.fits(s, x, c):
            return False
    return True


def tests_of(filters: tuple[Filter, ...]) -> tuple[Test, ...]:
    """The plain functions behind filters, made once for what is read often."""
    return tuple([f.plainly() for f in filters])


def passing(s: FiveSails, x: Frame, cards: Sequence[int], tests: tuple[Test, ...]) -> list[int]:
    """Those of the cards that pass all tests."""
    found = []
    for c in cards:
        for test in tests:
            if not test(s, x, c):
                break
        else:
            found.append(c)
    return found


def noun_phrase(w: Words, filters: tuple[Filter, ...], noun: str, plural: bool = False, after: str = "") -> str:
    """Adjectives, noun, phrases: 'opposing engaged Musketeer of yours at this location'; `after` follows the noun."""
    before = sorted([a for a in (f.adjective(w) for f in filters) if a], key=rank)
    behind = sorted([p for p in (f.phrase(w) for f in filters) if p], key=nearness)
    given = next((f.noun(w) for f in filters if f.noun(w)), "")
    if before and not given and noun in ("character", "card", "City card") and names_trait(filters):
        words = before
    else:
        words = [*before, given or noun]
    if plural:
        words[-1] += "s"
    return " ".join([*words, *([after] if after else []), *behind])


#: adjectives in the order in which they are said; traits come last
ADJECTIVES = (
    "other", "revealed", "available", "adjacent", "opposing", "opposed", "engaged", "en garde", "wounded", "enemy",
    "equipped", "unequipped",
)  # fmt: skip


def rank(adjective: str) -> int:
    return ADJECTIVES.index(adjective) if adjective in ADJECTIVES else len(ADJECTIVES)


def nearness(phrase: str) -> int:
    """Whose it is follows the noun, then that it is in play, then the rest."""
    return 0 if phrase.startswith(OF_YOURS) else 1 if phrase == IN_PLAY else 2


def names_trait(filters: tuple[Filter, ...]) -> bool:
    """Whether a trait stands among the filters, which then needs no further noun."""
    for f in filters:
        if isinstance(f, Trait) or (isinstance(f, Every) and names_trait(f.filters)):
            return True
    return False


class OfParticipant(Filter):
    """A combat card whose player's participant passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        p = participant_of(s, s.holder[c])
        return p != NONE and fits_all(s, x, p, self.filters)

    def phrase(self, w: Words) -> str:
        return "of " + article(noun_phrase(w, self.filters, "participant"))


class OfAdversary(Filter):
    """A combat card of the player against whom a character fights."""

    def __init__(self, who: "Who") -> None:
        self.who = who

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        sides = [side_of_card(s, fighter) for fighter in self.who.cards(s, x)]
        return any(side != NONE and duel(s)[D_SEAT + 1 - side] == s.holder[c] for side in sides)

    def phrase(self, w: Words) -> str:
        return f"of {self.who.whose(w)} adversary"
