"""What has to be true, as the texts of this game say it."""

from collections.abc import Callable

from quarterdeck.cardgame.amounts import HOW, HOW_MANY, holds
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.sets import Who
from quarterdeck.games.five_sails.duel_state import (
    AS_NOT_FIRST, D_BLED, D_SEAT, challenged, duel, dueling, side_of,
)  # fmt: skip
from quarterdeck.games.five_sails.state import FiveSails, G_WOUNDS
from quarterdeck.games.five_sails.terms import CREW, HOME, STATS, UNCONTROLLED
from quarterdeck.games.five_sails.values import stat
from quarterdeck.games.five_sails.whereabouts import here_of
from quarterdeck.kernel.ability import U_FLAGS, U_N
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article, listed, number


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
        return f"you have {article(noun_phrase(w, self.filters, 'card'))} in hand"


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


def renown_of(s: FiveSails, seat: int) -> int:
    return s.purse[seat]


def crew_size(s: FiveSails, seat: int) -> int:
    return len(s.crew(seat))


#: what players may have the fewest of
HAVE: dict[str, Callable[[FiveSails, int], int]] = {"Renown": renown_of, "characters": crew_size}


def with_fewest(s: FiveSails, what: str) -> int:
    """The one player who has fewer of something than every other, or NONE if several share the least."""
    had = {seat: HAVE[what](s, seat) for seat in range(s.match.seats) if not s.out >> seat & 1}
    least = min(had.values(), default=0)
    found = [seat for seat, n in had.items() if n == least]
    return found[0] if len(found) == 1 else NONE


class Fewest(Condition):
    """You have fewer of something than each other player."""

    def __init__(self, what: str) -> None:
        self.what = what

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return with_fewest(s, self.what) == x[SEAT]

    def say(self, w: Words) -> str:
        return f"you have {fewer(self.what)} than every other player"


def fewer(what: str) -> str:
    return ("less " if what == "Renown" else "fewer ") + what


class OpponentRicher(Condition):
    """Some opponent has more Renown in their pool than you."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return x[SEAT] < s.match.seats and max(s.purse) > s.purse[x[SEAT]]

    def say(self, w: Words) -> str:
        return "an opponent has more Renown than you"


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


class AdversaryCrew(Condition):
    """How many characters the adversary controls, against how many you do."""

    def __init__(self, how: str) -> None:
        self.how = how

    def holds(self, s: FiveSails, x: Frame) -> bool:
        side = side_of(s, x[SEAT])
        if side == NONE or not dueling(s):
            return False
        return holds(crew_size(s, duel(s)[D_SEAT + 1 - side]), self.how, crew_size(s, x[SEAT]))

    def say(self, w: Words) -> str:
        w.speak(self)
        return f"that adversary has {HOW_MANY[self.how]} characters than you"


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


class Exists(Condition):
    """Some character in play, whosever it is, passes the filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return any(fits_all(s, x, c, self.filters) for c in s.everybody())

    def say(self, w: Words) -> str:
        return "there is " + article(noun_phrase(w, self.filters, "character"))


class OnlyOne(Condition):
    """One card, and no other character in play, passes the filters."""

    def __init__(self, who: Who, *filters: Filter) -> None:
        self.who = who
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        cards = self.who.cards(s, x)
        return bool(cards) and [c for c in s.everybody() if fits_all(s, x, c, self.filters)] == cards

    def say(self, w: Words) -> str:
        return f"{self.who.say(w)} is the only {noun_phrase(w, self.filters, 'character')}"


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
    return s.ghosts[c][G_WOUNDS] if s.zone[c] != CREW and c in s.ghosts else s.wounds[c]


# The words that cards are written with

controls = Controls
held = Holds
none_available = NoneAvailable
fewest = Fewest
first_player = FIRST_PLAYER
not_first_player = NotFirstPlayer()
renown_at_most = RenownAtMost
in_duel = InDuel()
adversary_crew = AdversaryCrew
exists = Exists
only_one = OnlyOne
opponent_richer = OpponentRicher()
wounds_are = WoundsAre
you_control_here = YouControlHere()
uncontrolled = Uncontrolled()
is_challenged = IsChallenged
unhurt_this_round = UnhurtThisRound
pressure_uses = PressureUses

__all__ = [
    "StatIs", "adversary_crew", "controls", "exists", "fewest", "first_player", "held", "in_duel", "is_challenged",
    "none_available", "not_first_player", "only_one", "opponent_richer", "pressure_uses", "renown_at_most",
    "uncontrolled", "unhurt_this_round", "wounds_are", "you_control_here",
]  # fmt: skip
