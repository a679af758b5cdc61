"""The nouns of the card language: filters, sets of cards, places, conditions and amounts.

Each is read in a context `x`: the frame of the use, or the context of a passive text. A selector that finds nothing
gives an empty list, and every verb accepts it.
"""

from collections.abc import Callable, Sequence

from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.duel_state import (
    AS_NOT_FIRST, D_BLED, D_SEAT, D_SLAIN, adversary_of, challenged, challenger, duel, dueling, participant_of,
    side_of, side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.happenings import members
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    APPROACH, ASIDE, ATTACHMENT, BRUTE, CHARACTER, CITY, CREW, EQUIPPED, EVENT, HAND, HOME, LEADER_CARD,
    PLACE_NAMES, RISK, STATS, TO_BE_DISCARDED, UNCONTROLLED, UNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import GAIN_TRAIT
from quarterdeck.games.five_sails.values import ON_SPECIAL, has_stat, has_trait, keywords_of, may, stat
from quarterdeck.kernel.ability import U_BEARER, U_FLAGS, U_IT, U_N, U_ORIGIN, U_PERFORMER, U_PLACE, U_T0
from quarterdeck.kernel.columns import NO_CARD, NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import POSSESSIVE, Words, article, listed, number

#: a test on one card, in a context
Test = Callable[[FiveSails, Frame, int], bool]

EITHER_WAY = "either way"
OF_YOURS = "of yours"
IN_PLAY = "in play"


def place_of(s: FiveSails, c: int) -> int:
    """Where a card is; an equipped one where its bearer is; one that left play where it last was."""
    if s.zone[c] == EQUIPPED:
        return s.place[s.host[c]]
    if c in s.ghosts and s.zone[c] != CREW:
        return s.ghosts[c][4]
    return s.place[c]


def here_of(s: FiveSails, x: Frame) -> int:
    """"This location": of the performer, else of the card whose text it is."""
    if x[U_PERFORMER] != NONE:
        return place_of(s, x[U_PERFORMER])
    return place_of(s, x[U_ORIGIN])


def same_place(s: FiveSails, a: int, b: int) -> bool:
    """At one location; Homes of different players are different places."""
    pa = place_of(s, a)
    return pa == place_of(s, b) and (pa != HOME or s.holder[a] == s.holder[b])


# Filters


class Filter:
    """A test on one card. Its words stand before the noun, or after it."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        raise NotImplementedError

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
        return has_trait(s, c, self.bit) or considered(s, x, c, self.bit)

    def adjective(self, w: Words) -> str:
        return self.name


MERCENARY = Trait("Mercenary")


def considered(s: FiveSails, x: Frame, c: int, bit: int) -> bool:
    """A character that its controller may take to have a trait or not, for abilities of their own. (FS-RULE-112)"""
    if not s.match.either_way >> c & 1:
        return False
    for o, zones, p in s.match.passives[ON_SPECIAL]:
        if o == c and p.what == bit and p.name == EITHER_WAY and zones >> s.zone[o] & 1:
            return s.holder[c] == x[SEAT]
    return False


class Non(Filter):
    """Does not pass another filter."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        if isinstance(self.filter, Trait) and considered(s, x, c, self.filter.bit):
            return True
        return not self.filter.fits(s, x, c)

    def adjective(self, w: Words) -> str:
        said = self.filter.adjective(w)
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

    def adjective(self, w: Words) -> str:
        return " ".join(a for a in (f.adjective(w) for f in self.filters) if a)

    def phrase(self, w: Words) -> str:
        said = [a for a in (f.phrase(w) for f in self.filters) if a]
        return " ".join(sorted(said, key=nearness))

    def noun(self, w: Words) -> str:
        return next((f.noun(w) for f in self.filters if f.noun(w)), "")

    def states(self, w: Words) -> str:
        return " and ".join(f.states(w) for f in self.filters)


class AnyOf(Filter):
    """At least one of several."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return any(f.fits(s, x, c) for f in self.filters)

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


class Is(Filter):
    """A plain mark of a card: see `MARKS` for the ones there are."""

    def __init__(self, mark: str) -> None:
        self.mark = mark
        self.test = MARKS[mark][3]

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return self.test(s, x, c)

    def adjective(self, w: Words) -> str:
        return MARKS[self.mark][0]

    def phrase(self, w: Words) -> str:
        return MARKS[self.mark][1]

    def noun(self, w: Words) -> str:
        return w.this if self.mark == "this" else MARKS[self.mark][2]

    def states(self, w: Words) -> str:
        return "is yours" if self.mark == "yours" else super().states(w)


def opposing_the_performer(s: FiveSails, x: Frame, c: int) -> bool:
    """Against the performer; text that has none means against any of your characters. (FS-CORE-11)"""
    p = x[U_PERFORMER] if x[U_PERFORMER] != NONE else x[U_BEARER]
    if p != NONE and s.match.type[p] not in (CHARACTER, LEADER_CARD):
        return x[SEAT] < s.match.seats and any(s.opposes(mine, c) for mine in s.crew(x[SEAT]))
    return p != NONE and s.opposes(p, c)


def is_yours(s: FiveSails, x: Frame, c: int) -> bool:
    return s.holder[c] == x[SEAT]


def is_enemy(s: FiveSails, x: Frame, c: int) -> bool:
    return s.holder[c] != x[SEAT] and s.holder[c] < s.match.seats


def is_engaged(s: FiveSails, x: Frame, c: int) -> bool:
    return s.engaged[c] == 1


def is_en_garde(s: FiveSails, x: Frame, c: int) -> bool:
    return s.engaged[c] == 0


def is_here(s: FiveSails, x: Frame, c: int) -> bool:
    here = here_of(s, x)
    return place_of(s, c) == here and (here != HOME or s.holder[c] == x[SEAT])


def is_other(s: FiveSails, x: Frame, c: int) -> bool:
    return c != x[U_PERFORMER] and c != x[U_BEARER]


def is_adjacent(s: FiveSails, x: Frame, c: int) -> bool:
    """At a place next to this one; a Home is next to every City location, but only for its own player's cards."""
    here, there = here_of(s, x), place_of(s, c)
    if here == HOME:
        return there < HOME
    if there == HOME:
        return here < HOME
    return there in s.match.near[here]


def is_in_city(s: FiveSails, x: Frame, c: int) -> bool:
    return place_of(s, c) < HOME


def is_next_door(s: FiveSails, x: Frame, c: int) -> bool:
    there = place_of(s, c)
    return there < HOME and there in near_city(s, here_of(s, x))


def is_wounded(s: FiveSails, x: Frame, c: int) -> bool:
    return s.wounds[c] > 0


def is_opposed(s: FiveSails, x: Frame, c: int) -> bool:
    return s.place[c] < HOME and any(s.opposes(c, o) for o in s.characters_at(s.place[c]))


def is_equipped(s: FiveSails, x: Frame, c: int) -> bool:
    return bool(s.gear(c))


def is_unequipped(s: FiveSails, x: Frame, c: int) -> bool:
    return not s.gear(c)


def is_attachment(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] == ATTACHMENT


def is_risk(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] == RISK


def is_character(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] in (CHARACTER, LEADER_CARD)


def is_event(s: FiveSails, x: Frame, c: int) -> bool:
    return s.match.type[c] == EVENT


def is_city_card(s: FiveSails, x: Frame, c: int) -> bool:
    return s.zone[c] == CITY


def is_available(s: FiveSails, x: Frame, c: int) -> bool:
    """Events never are. (FS-CORE-16)"""
    return s.zone[c] == CITY and s.match.type[c] != EVENT


def is_unique(s: FiveSails, x: Frame, c: int) -> bool:
    return keywords_of(s, c) & UNIQUE != 0


def is_brute(s: FiveSails, x: Frame, c: int) -> bool:
    return keywords_of(s, c) & BRUTE != 0


def is_this(s: FiveSails, x: Frame, c: int) -> bool:
    return c == x[U_ORIGIN]


def is_bearer(s: FiveSails, x: Frame, c: int) -> bool:
    return c == x[U_BEARER]


def is_your_leader(s: FiveSails, x: Frame, c: int) -> bool:
    return x[SEAT] < s.match.seats and c == s.match.leader[x[SEAT]]


def is_in_play(s: FiveSails, x: Frame, c: int) -> bool:
    return s.zone[c] == CREW


def is_participating(s: FiveSails, x: Frame, c: int) -> bool:
    return side_of_card(s, c) != NONE


def is_challenging(s: FiveSails, x: Frame, c: int) -> bool:
    return c == challenger(s) or c == challenged(s)


def is_remembered(s: FiveSails, x: Frame, c: int) -> bool:
    return s.memo[x[U_ORIGIN]] == c + 1


#: mark: adjective, phrase after the noun, noun, test
MARKS = {
    "engaged": ("engaged", "", "", is_engaged),
    "en garde": ("en garde", "", "", is_en_garde),
    "wounded": ("wounded", "", "", is_wounded),
    "yours": ("", OF_YOURS, "", is_yours),
    "enemy": ("enemy", "", "", is_enemy),
    "opposing": ("opposing", "", "", opposing_the_performer),
    "opposed": ("opposed", "", "", is_opposed),
    "other": ("other", "", "", is_other),
    "here": ("", "at this location", "", is_here),
    "adjacent": ("adjacent", "", "", is_adjacent),
    "in the city": ("", "at a City location", "", is_in_city),
    "next door": ("", "at an adjacent City location", "", is_next_door),
    "equipped": ("equipped", "", "", is_equipped),
    "unequipped": ("unequipped", "", "", is_unequipped),
    "attachment": ("", "", "attachment", is_attachment),
    "risk": ("", "", "risk", is_risk),
    "character": ("", "", "character", is_character),
    "event": ("", "", "event", is_event),
    "city card": ("", "", "City card", is_city_card),
    "available": ("available", "", "", is_available),
    "unique": ("Unique", "", "", is_unique),
    "brute": ("", "with Brute", "", is_brute),
    "this": ("", "", "this card", is_this),
    "bearer": ("", "", "this character", is_bearer),
    "wearer": ("", "", "the equipped character", is_bearer),
    "your leader": ("", "", "your Leader", is_your_leader),
    "in play": ("", IN_PLAY, "", is_in_play),
    "participating": ("", "in the duel", "", is_participating),
    "challenging": ("", "in that challenge", "", is_challenging),
    "remembered": ("", "chosen with this card", "card", is_remembered),
}


def near_city(s: FiveSails, place: int) -> tuple[int, ...]:
    """City locations adjacent to a place; a Home is adjacent to all of them. (FS-SETUP-07, -08)"""
    return s.match.places if place == HOME else s.match.near[place]


class Wears(Filter):
    """Has a card equipped that passes all of these filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return any(all(f.fits(s, x, a) for f in self.filters) for a in s.gear(c))

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
    return sum(1 for a in s.gear(c) if s.match.type[a] == ATTACHMENT)


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
    return tuple([f.test if isinstance(f, Is) else f.fits for f in filters])


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
    "other", "revealed", "available", "adjacent", "enemy", "opposing", "opposed", "engaged", "en garde", "wounded",
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


# Who


class Who:
    """A set of cards."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        raise NotImplementedError

    def words(self, w: Words) -> str:
        """How it is called."""
        raise NotImplementedError

    def key(self) -> object:
        """What makes two mentions the same thing."""
        return self

    def many(self) -> bool:
        """Whether its verb is in the plural."""
        return False

    def say(self, w: Words) -> str:
        """Its name, or "it" where nothing else could be meant."""
        if w.tell is not None:
            real = w.tell(self)
            if real:
                return real
        if not self.many() and w.only(self.key()):
            w.speak(self.key())
            return "it"
        said = self.words(w)
        w.speak(self.key())
        return said

    def whose(self, w: Words) -> str:
        """'its', 'the adversary's'."""
        said = self.say(w)
        return "its" if said == "it" else said + POSSESSIVE

    def owns(self, w: Words, what: str) -> str:
        """'its player', 'the adversary's player', 'the player of target character at an adjacent City location'."""
        said = self.say(w)
        if said == "it":
            return f"its {what}"
        return f"{said}{POSSESSIVE} {what}" if said.count(" ") < 3 or w.tell else f"the {what} of {said}"

    def mask(self, s: FiveSails, x: Frame) -> int:
        out = 0
        for c in self.cards(s, x):
            out |= 1 << c
        return out

    def inner(self) -> tuple["Who", ...]:
        """Sets this one is made from, whose targets have to be chosen first."""
        return ()


class Role(Who):
    """One card that the context knows, looked up when it is needed."""

    def __init__(self, role: str) -> None:
        self.role = role

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        c = role_card(s, x, self.role)
        return [c] if c != NONE else []

    def key(self) -> object:
        return self.role

    def words(self, w: Words) -> str:
        return w.this if self.role == "this" else w.answered if self.role == "it" else ROLES[self.role]


ROLES = {
    "performer": "your performer",
    "this": "this card",
    "bearer": "this character",
    "host": "the equipped character",
    "it": "that card",
    "participant": "your participant",
    "adversary": "the adversary",
    "leader": "your Leader",
    "challenger": "the challenger",
    "challenged": "the challenged character",
}


def role_card(s: FiveSails, x: Frame, role: str) -> int:
    if role == "performer":
        return x[U_PERFORMER]
    if role == "this":
        return x[U_ORIGIN]
    if role == "bearer":
        return x[U_BEARER]
    if role == "host":
        h = s.host[x[U_ORIGIN]]
        return NONE if h == NO_CARD else h
    if role == "it":
        return x[U_IT]
    if role == "participant":
        return participant_of(s, x[SEAT])
    if role == "adversary":
        return adversary_of(s, x[SEAT])
    if role == "leader":
        return s.leader_in_play(x[SEAT]) if x[SEAT] < s.match.seats else NONE
    return challenger(s) if role == "challenger" else challenged(s)


class All(Who):
    """All characters in play that pass the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters
        self.tests = tests_of(filters)

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return passing(s, x, s.everybody(), self.tests)

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        return "all " + noun_phrase(w, self.filters, "character", plural=True)


class GearOf(Who):
    """Cards equipped to a set of characters that pass the filters."""

    def __init__(self, who: Who, *filters: Filter) -> None:
        self.who = who
        self.filters = filters

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return [a for c in self.who.cards(s, x) for a in s.gear(c) if fits_all(s, x, a, self.filters)]

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        return f"all {noun_phrase(w, self.filters, 'card', plural=True)} on {self.who.say(w)}"

    def inner(self) -> tuple[Who, ...]:
        return (self.who,)


class Both(Who):
    """Several sets together."""

    def __init__(self, *whos: Who) -> None:
        self.whos = whos

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return [c for who in self.whos for c in who.cards(s, x)]

    def key(self) -> object:
        return tuple([who.key() for who in self.whos])

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        return listed([who.say(w) for who in self.whos])

    def inner(self) -> tuple[Who, ...]:
        return self.whos


class Target(Who):
    """Cards that a player picks, kept in a register of the use. One object in a card is one choice.

    `aimed` is the word *target*; without it the choice targets nobody (FS-CORE-64).
    """

    def __init__(
        self, pool: str, filters: tuple[Filter, ...], least: int = 1, most: int = 1, aimed: bool = True
    ) -> None:
        self.pool = pool
        self.filters = filters
        self.least = least
        self.most = most
        self.aimed = aimed
        self.register = NONE
        self.of_pool = POOL_CARDS[pool]
        self.tests = tests_of(filters)
        #: only characters that oppose the performer come into question: nobody else is looked at
        self.opposing = pool == "characters" and any(isinstance(f, Is) and f.mark == "opposing" for f in filters)
        self.other_tests = tests_of(tuple(f for f in filters if not (isinstance(f, Is) and f.mark == "opposing")))

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return members(x[self.register]) if self.register != NONE and x[self.register] > 0 else []

    def candidates(self, s: FiveSails, x: Frame) -> list[int]:
        if self.opposing and x[U_PERFORMER] != NONE:
            return passing(s, x, s.opponents_of(x[U_PERFORMER]), self.other_tests)
        return passing(s, x, self.of_pool(s, x), self.tests)

    def picker(self, s: FiveSails, x: Frame) -> int:
        """The seat that makes the choice."""
        return x[SEAT]

    def limit(self, s: FiveSails, x: Frame) -> int:
        """How many may be picked now."""
        return self.most

    def key(self) -> object:
        return self if self.register == NONE else self.register

    def many(self) -> bool:
        return self.most > 1

    def words(self, w: Words) -> str:
        return w.name(self, self.full(w), self.short(w))

    def full(self, w: Words, choice: str = "of your choice") -> str:
        """As it is first spoken of: 'target opposing character', 'a Mercenary of yours', 'up to one performer'."""
        noun, adjective, behind = POOLS[self.pool]
        own = self.pool in OWN_POOLS or any(isinstance(f, Is) and f.mark == "yours" for f in self.filters)
        after = "" if self.aimed or own else choice
        said = noun_phrase(w, self.filters, noun, self.most > 1, after)
        if adjective and (noun == "card" or not said.startswith((noun, adjective))):
            said = f"{adjective} {said}"
        if self.aimed:
            said = f"target {said}"
        if (self.least, self.most) == (1, 1):
            return (said if self.aimed or noun == "one" else article(said)) + behind
        return f"{self.how_many()} {said}{behind}"

    def short(self, w: Words) -> str:
        """How it is spoken of once it has been named."""
        noun = POOLS[self.pool][0]
        plain = tuple(f for f in self.filters if isinstance(f, Trait) or f.noun(w))
        said = noun_phrase(w, plain, noun, self.most > 1)
        return ("those " if self.most > 1 else "that ") + said

    def how_many(self) -> str:
        """How many may be picked, if it is not exactly one."""
        if self.least == self.most:
            return number(self.most)
        if self.most > 9:
            return "one or more" if self.least else "any number of"
        return f"{number(self.least)} to {number(self.most)}" if self.least else f"up to {number(self.most)}"


class Revealed(Who):
    """What was revealed and still lies aside, as far as it passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return [c for c in s.pile(ASIDE, x[SEAT]) if fits_all(s, x, c, self.filters)]

    def key(self) -> object:
        return ("revealed", *map(id, self.filters))

    def words(self, w: Words) -> str:
        return "the revealed " + noun_phrase(w, self.filters, "card")


class TheirChoice(Target):
    """A card that the player of another one picks, without targeting it."""

    def __init__(self, chooser: "Who", *filters: Filter) -> None:
        super().__init__("characters", filters, 1, 1, False)
        self.chooser = chooser

    def picker(self, s: FiveSails, x: Frame) -> int:
        cards = self.chooser.cards(s, x)
        return s.holder[cards[0]] if cards else x[SEAT]

    def inner(self) -> tuple[Who, ...]:
        return (self.chooser,)

    def full(self, w: Words, choice: str = "") -> str:
        said = article(noun_phrase(w, self.filters, "character"))
        return f"{said} (chosen by {self.chooser.owns(w, 'player')})"


class Them(Who):
    """The cards picked first (or second) in this use, spoken of again."""

    def __init__(self, which: int = 0) -> None:
        self.which = which

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        picked = x[U_T0 + self.which]
        return members(picked) if picked > 0 else []

    def key(self) -> object:
        return U_T0 + self.which

    def words(self, w: Words) -> str:
        """As a target that was named already, where no other could be meant."""
        named = [t for t in w.named if isinstance(t, Target)]
        short = [t.short(w) for t in named if t.register == U_T0 + self.which]
        if short and sum(1 for t in named if t.short(w) == short[0]) == 1:
            return short[0]
        return ("the target", "the second target", "the third target", "the fourth target")[self.which]


#: what a player may pick from: the noun, an adjective, and where it is
POOLS = {
    "characters": ("character", "", ""),
    "performers": ("performer", "", ""),
    "equipped": ("card", "equipped", ""),
    "your discard": ("card", "", " in your discard pile"),
    "opponents discard": ("card", "", " in an opponent\N{RIGHT SINGLE QUOTATION MARK}s discard pile"),
    "the adversary's": ("card", "", " that the adversary wears or that lies in their discard pile"),
    "city discard": ("card", "", " in the City discard pile"),
    "available": ("City card", "available", ""),
    "hand": ("card", "", " from your hand"),
    "aside": ("card", "revealed", ""),
    "looked at": ("one", "", " of them"),
    "crew or hand": ("card of yours", "", ""),
    "hand or worn here": ("card", "", " from your hand or from a character of yours at this location"),
    "hand or available": ("card", "", " that is available or in your hand"),
    "approach": ("card", "", " from your Approach Deck"),
    "deck": ("card", "", " in your deck"),
}
#: those in which everything is your own: that you choose goes without saying
OWN_POOLS = ("performers", "your discard", "hand", "looked at", "crew or hand", "hand or worn here", "approach", "deck")


def all_characters(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.everybody()


def your_crew(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.crew(x[SEAT])


def all_equipped(s: FiveSails, x: Frame) -> Sequence[int]:
    return [a for c in s.everybody() for a in s.gear(c)]


def your_discard(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.discard(x[SEAT])


def opponents_discards(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for seat in range(s.match.seats) if seat != x[SEAT] for c in s.discard(seat)]


def city_discard(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.discard(s.match.nobody)


def available(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.city_cards()


def your_hand(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for c in s.hand(x[SEAT]) if c != x[U_ORIGIN]]


def set_aside(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.pile(ASIDE, x[SEAT])


def your_approach(s: FiveSails, x: Frame) -> Sequence[int]:
    return s.pile(APPROACH, x[SEAT])


def crew_or_hand(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for c in (*s.crew(x[SEAT]), *s.hand(x[SEAT])) if c != x[U_ORIGIN]]


def hand_or_worn_here(s: FiveSails, x: Frame) -> Sequence[int]:
    seat = x[SEAT]
    worn = [a for c in s.crew(seat) if is_here(s, x, c) for a in s.gear(c) if s.holder[a] == seat]
    return [*your_hand(s, x), *[a for a in worn if may(s, TO_BE_DISCARDED, a, seat)]]


def hand_or_available(s: FiveSails, x: Frame) -> Sequence[int]:
    return [c for c in (*s.hand(x[SEAT]), *s.city_cards()) if c != x[U_ORIGIN]]


def the_adversarys(s: FiveSails, x: Frame) -> Sequence[int]:
    """What the adversary wears, and the discard pile of its player."""
    foe = adversary_of(s, x[SEAT])
    return [] if foe == NONE else [*s.gear(foe), *s.discard(duel(s)[D_SEAT + 1 - side_of(s, x[SEAT])])]


def your_deck(s: FiveSails, x: Frame) -> Sequence[int]:
    """Not in the order in which they lie."""
    return sorted(s.deck(x[SEAT]), key=s.match.definition.__getitem__)


#: where the cards of a pool are found
POOL_CARDS: dict[str, Callable[[FiveSails, Frame], Sequence[int]]] = {
    "characters": all_characters,
    "performers": your_crew,
    "equipped": all_equipped,
    "your discard": your_discard,
    "opponents discard": opponents_discards,
    "the adversary's": the_adversarys,
    "city discard": city_discard,
    "available": available,
    "hand": your_hand,
    "aside": set_aside,
    "looked at": set_aside,
    "crew or hand": crew_or_hand,
    "hand or worn here": hand_or_worn_here,
    "hand or available": hand_or_available,
    "approach": your_approach,
    "deck": your_deck,
}


# Conditions


class Condition:
    """Something that is true or not when it is asked."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError


class Has(Condition):
    """Some card of a set passes the filters."""

    def __init__(self, who: Who, *filters: Filter) -> None:
        self.who = who
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in self.who.cards(s, x))

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        return f"{said} " + (" and ".join(f.states(w) for f in self.filters) or "could be chosen")


class Controls(Condition):
    """You have a character in play that passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in s.crew(x[SEAT]))

    def say(self, w: Words) -> str:
        w.speak(self)
        return "you have " + article(noun_phrase(w, self.filters, "character"))


class Holds(Condition):
    """You have a card in hand that passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in s.hand(x[SEAT]))

    def say(self, w: Words) -> str:
        w.speak(self)
        return "you hold " + article(noun_phrase(w, self.filters, "card"))


class Not(Condition):
    """Another condition does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return not self.condition.holds(s, x)

    def say(self, w: Words) -> str:
        return "it is not so that " + self.condition.say(w)


class Either(Condition):
    """At least one of several conditions."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return any(c.holds(s, x) for c in self.conditions)

    def say(self, w: Words) -> str:
        return " or ".join(c.say(w) for c in self.conditions)


class All_(Condition):
    """All of several conditions."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return all(c.holds(s, x) for c in self.conditions)

    def say(self, w: Words) -> str:
        return " and ".join(c.say(w) for c in self.conditions)


class StatIs(Condition):
    """One card's stat against another's: 'your participant's Combat is at least the adversary's'."""

    def __init__(self, who: Who, stat: int, how: str, than: Who) -> None:
        self.who = who
        self.stat = stat
        self.how = how
        self.than = than

    def holds(self, s: FiveSails, x: Frame) -> bool:
        a, b = self.who.cards(s, x), self.than.cards(s, x)
        return bool(a) and bool(b) and holds(stat(s, a[0], self.stat), self.how, stat(s, b[0], self.stat))

    def say(self, w: Words) -> str:
        return f"{self.who.whose(w)} {STATS[self.stat]} is {HOW[self.how]} {self.than.whose(w)}"


class AmountIs(Condition):
    """An amount against a number."""

    def __init__(self, amount: "Amount", how: str, n: int) -> None:
        self.amount = amount
        self.how = how
        self.n = n

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return holds(self.amount.of(s, x), self.how, self.n)

    def say(self, w: Words) -> str:
        return f"{self.amount.say(w)} is {HOW[self.how]} {self.n}"


class IsFirstPlayer(Condition):
    """You hold the First Player token."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return s.first == x[SEAT] and not (x[U_FLAGS] > 0 and x[U_FLAGS] & AS_NOT_FIRST)

    def say(self, w: Words) -> str:
        return "you hold the First Player token"


class NotFirstPlayer(Condition):
    """You do not hold the First Player token, or are taken not to hold it."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return not FIRST_PLAYER.holds(s, x)

    def say(self, w: Words) -> str:
        return "you do not hold the First Player token"


FIRST_PLAYER = IsFirstPlayer()


class RenownAtMost(Condition):
    """This location has no Renown, or not more than so much."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: FiveSails, x: Frame) -> bool:
        spot = here_of(s, x)
        return spot < HOME and s.renown[spot] <= self.n

    def say(self, w: Words) -> str:
        return f"this location has {'at most ' if self.n else ''}{number(self.n)} Renown"


class YouControlHere(Condition):
    """You control this location."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        spot = here_of(s, x)
        return spot < HOME and s.control[spot] == x[SEAT]

    def say(self, w: Words) -> str:
        return "this location is under your control"


class Uncontrolled(Condition):
    """Nobody controls this location."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        spot = here_of(s, x)
        return spot < HOME and s.control[spot] == UNCONTROLLED

    def say(self, w: Words) -> str:
        return "this location is uncontrolled"


class NoneAvailable(Condition):
    """No available card at any location is of one of these kinds."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return not any(f.fits(s, x, c) for c in s.city_cards() for f in self.filters)

    def say(self, w: Words) -> str:
        kinds = [f"no {noun_phrase(w, (f,), 'card')}" for f in self.filters]
        return listed(kinds) + " is available anywhere"


class IsChallenged(Condition):
    """A challenge to this character is being issued or answered."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return challenged(s) in self.who.cards(s, x)

    def say(self, w: Words) -> str:
        return f"{self.who.say(w)} is challenged"


class UnhurtThisRound(Condition):
    """A character has not been wounded in the current round of the duel."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return dueling(s) and not self.who.mask(s, x) & duel(s)[D_BLED]

    def say(self, w: Words) -> str:
        return f"{self.who.say(w)} was not wounded in that round"


class InDuel(Condition):
    """During a duel."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return dueling(s)

    def say(self, w: Words) -> str:
        return "a duel is being fought"


# Amounts


class Amount:
    """A number that is counted when it is needed."""

    def of(self, s: FiveSails, x: Frame) -> int:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        raise NotImplementedError


class Provided(Amount):
    """A number while something is true, else another or nothing."""

    def __init__(self, n: int, condition: Condition, otherwise: int = 0) -> None:
        self.n = n
        self.condition = condition
        self.otherwise = otherwise

    def of(self, s: FiveSails, x: Frame) -> int:
        return self.n if self.condition.holds(s, x) else self.otherwise

    def say(self, w: Words) -> str:
        return f"{self.n} if {self.condition.say(w)}" + (f", else {self.otherwise}" if self.otherwise else "")


class Fixed(Amount):
    """A number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: FiveSails, x: Frame) -> int:
        return self.n

    def say(self, w: Words) -> str:
        return str(self.n)


class Count(Amount):
    """How many cards a set has, each worth n."""

    def __init__(self, who: Who, n: int = 1) -> None:
        self.who = who
        self.n = n

    def of(self, s: FiveSails, x: Frame) -> int:
        return self.n * len(self.who.cards(s, x))

    def say(self, w: Words) -> str:
        return (f"{self.n} times " if self.n != 1 else "") + "the number of " + self.who.say(w).removeprefix("all ")


class StatOf(Amount):
    """A stat of a card; `base` takes the printed one (FS-CORE-65)."""

    def __init__(self, who: Who, stat: int, base: bool = False) -> None:
        self.who = who
        self.stat = stat
        self.base = base

    def of(self, s: FiveSails, x: Frame) -> int:
        cards = self.who.cards(s, x)
        if not cards or not has_stat(s, cards[0], self.stat):
            return 0
        return s.match.printed[self.stat][cards[0]] if self.base else stat(s, cards[0], self.stat)

    def say(self, w: Words) -> str:
        return self.who.owns(w, f"{'printed ' if self.base else ''}{STATS[self.stat]}")


class RenownHere(Amount):
    """Renown lying at this location."""

    def of(self, s: FiveSails, x: Frame) -> int:
        spot = here_of(s, x)
        return s.renown[spot] if spot < HOME else 0

    def say(self, w: Words) -> str:
        return "the Renown at this location"


class WoundsOn(Amount):
    """Wounds on a set of characters together."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def of(self, s: FiveSails, x: Frame) -> int:
        return sum(s.wounds[c] for c in self.who.cards(s, x))

    def say(self, w: Words) -> str:
        return f"the number of wounds on {self.who.say(w)}"


class Noted(Amount):
    """The number that this use has noted: cards discarded, chosen, moved so far."""

    def of(self, s: FiveSails, x: Frame) -> int:
        return x[U_N]

    def say(self, w: Words) -> str:
        return "that number"


def amount(n: "int | Amount") -> Amount:
    return Fixed(n) if isinstance(n, int) else n


# Places


class Where:
    """Places a thing may go to or be taken from, for the card that moves."""

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        """One of the places."""
        raise NotImplementedError

    def each(self, w: Words) -> str:
        """All of the places."""
        return self.say(w)


class Spot(Where):
    """See `SPOTS` for the ones there are."""

    def __init__(self, spot: str) -> None:
        assert spot in SPOTS, spot
        self.spot = spot

    def places(self, s: FiveSails, x: Frame, c: int) -> list[int]:
        return spot_places(s, x, c, self.spot)

    def say(self, w: Words) -> str:
        return SPOTS[self.spot]


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
    "every city": "the City locations",
    "outermost": "one of the two outermost locations",
    "without renown": "a location without Renown",
    "unguarded": "a City location with no characters other than Mercenaries",
    "any with renown": "any location with Renown",
    "adjacent with renown": "an adjacent location with Renown",
    "yours with renown": "a location you control with Renown",
}


def spot_places(s: FiveSails, x: Frame, c: int, spot: str) -> list[int]:
    m = s.match
    here = here_of(s, x)
    if spot == "here":
        return [here]
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
    if spot == "others":
        return [p for p in m.places if p != x[U_PLACE]]
    if spot == "outermost":
        return sorted({m.places[0], m.places[-1]})
    if spot == "unguarded":
        return [p for p in m.places if all(MERCENARY.fits(s, x, o) for o in s.characters_at(p))]
    if spot == "without renown":
        return [p for p in m.places if not s.renown[p]]
    if spot == "any with renown":
        return [p for p in m.places if s.renown[p]]
    if spot == "adjacent with renown":
        return [p for p in near_city(s, here) if s.renown[p]]
    if spot == "yours with renown":
        return [p for p in m.places if s.renown[p] and s.control[p] == x[SEAT]]
    raise KeyError(spot)


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
        return [p for p in self.spots if p in s.match.places]

    def say(self, w: Words) -> str:
        return listed([PLACE_NAMES[p] for p in self.spots], "or")

    def each(self, w: Words) -> str:
        return listed([PLACE_NAMES[p] for p in self.spots])



class OfParticipant(Filter):
    """A combat card whose player's participant passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        p = participant_of(s, s.holder[c])
        return p != NONE and fits_all(s, x, p, self.filters)

    def phrase(self, w: Words) -> str:
        return "of " + article(noun_phrase(w, self.filters, "participant"))


class PressureUses(Condition):
    """The pressure that is counted uses this stat, or (`other`) a different one. Only text about pressures can ask."""

    def __init__(self, stat: int, other: bool = False) -> None:
        self.stat = stat
        self.other = other

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return (x[U_N] == self.stat) != self.other

    def say(self, w: Words) -> str:
        return f"the pressure uses {self.which()}"

    def which(self) -> str:
        return f"{'a stat other than ' if self.other else ''}{STATS[self.stat]}"


class RenownOnThis(Amount):
    """Renown lying on this card."""

    def of(self, s: FiveSails, x: Frame) -> int:
        return s.memo[x[U_ORIGIN]]

    def say(self, w: Words) -> str:
        return f"the Renown on {Role('this').say(w)}"


class Exists(Condition):
    """Some character in play, whosever it is, passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in s.everybody())

    def say(self, w: Words) -> str:
        return "there is " + article(noun_phrase(w, self.filters, "character"))


class WoundsAre(Condition):
    """One character's wounds against another's; one that left play has those it had last. (FS-RULES-20)"""

    def __init__(self, who: Who, how: str, than: Who) -> None:
        self.who = who
        self.how = how
        self.than = than

    def holds(self, s: FiveSails, x: Frame) -> bool:
        a, b = self.who.cards(s, x), self.than.cards(s, x)
        return bool(a) and bool(b) and holds(wounds_on(s, a[0]), self.how, wounds_on(s, b[0]))

    def say(self, w: Words) -> str:
        who = self.who.say(w)
        return f"the number of wounds on {who} is {HOW[self.how]} that on {self.than.say(w)}"


def wounds_on(s: FiveSails, c: int) -> int:
    return s.ghosts[c][6] if s.zone[c] != CREW and c in s.ghosts else s.wounds[c]
