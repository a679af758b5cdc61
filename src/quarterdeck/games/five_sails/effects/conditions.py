"""What has to be true, as the texts of this game say it."""

from quarterdeck.cardgame.attributes import AmountIs, Compared, Of
from quarterdeck.cardgame.conditions import Condition, Fact, Finding, OnlyOne
from quarterdeck.cardgame.filters import Filter, noun_phrase
from quarterdeck.cardgame.players import Holding, Players
from quarterdeck.cardgame.sets import Pool, Who
from quarterdeck.games.five_sails.duel_state import AS_NOT_FIRST, D_SEAT, duel, dueling, side_of
from quarterdeck.games.five_sails.effects.amounts import STAT_OF, attachments
from quarterdeck.games.five_sails.effects.sets import your_crew, your_hand
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import HOME, STATS, UNCONTROLLED
from quarterdeck.games.five_sails.whereabouts import CHARACTERS, here_of
from quarterdeck.kernel.ability import U_FLAGS, U_N
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, listed

# Plain facts


def is_first(s: FiveSails, x: Frame) -> bool:
    return s.first == x[SEAT] and not (x[U_FLAGS] > 0 and x[U_FLAGS] & AS_NOT_FIRST)


def is_not_first(s: FiveSails, x: Frame) -> bool:
    return not is_first(s, x)


def is_your_location(s: FiveSails, x: Frame) -> bool:
    spot = here_of(s, x)
    return spot < HOME and s.control[spot] == x[SEAT]


def is_nobodys_location(s: FiveSails, x: Frame) -> bool:
    spot = here_of(s, x)
    return spot < HOME and s.control[spot] == UNCONTROLLED


def is_dueling(s: FiveSails, x: Frame) -> bool:
    return dueling(s)


first_player = Fact(is_first, "you hold the First Player token")  #: You hold the First Player token.
#: You do not hold the First Player token, or are taken not to hold it.
not_first_player = Fact(is_not_first, "you do not hold the First Player token")
you_control_here = Fact(is_your_location, "this location is under your control")  #: You control this location.
uncontrolled = Fact(is_nobodys_location, "this location is uncontrolled")  #: Nobody controls this location.
in_duel = Fact(is_dueling, "a duel is being fought")  #: During a duel.

# Cards that are there

#: You have a character in play that passes the filters.
controls = Finding(Pool(your_crew, "character"), "you have {a}")
held = Finding(Pool(your_hand), "you have {a} in hand")  #: You have a card in hand that passes the filters.
exists = Finding(CHARACTERS, "there is {a}")  #: Some character in play, whosever it is, passes the filters.


def only_one(who: Who, *filters: Filter) -> OnlyOne:
    """One card, and no other character in play, passes the filters."""
    return OnlyOne(CHARACTERS, who, *filters)


class NoneAvailable(Condition):
    """No available card at any location is of one of these kinds."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return not any(f.fits(s, x, c) for c in s.city_cards() for f in self.filters)

    def say(self, w: Words) -> str:
        kinds = [f"no {noun_phrase(w, (f,), 'card')}" for f in self.filters]
        return listed(kinds) + " is available anywhere"


# Numbers against numbers


def StatIs(who: Who, stat: int, how: str, than: Who) -> AmountIs:
    """One card's stat against another's: 'your participant's Combat is at least the adversary's'."""
    return AmountIs(Of(STAT_OF[stat], who), how, Of(STAT_OF[stat], than))


def stat_compared(stat: int, how: str, than: Who) -> Compared:
    """A stat against the same stat of another: "lower", "higher", "at most" or "at least" (equal counts)."""
    return Compared(STAT_OF[stat], how, than)


def gear_compared(how: str, than: Who) -> Compared:
    """The number of attachments against that of another."""
    return Compared(attachments, how, than)


def the_foe(s: FiveSails, x: Frame) -> tuple[int, ...]:
    side = side_of(s, x[SEAT])
    return () if side == NONE or not dueling(s) else (duel(s)[D_SEAT + 1 - side],)


def renown_of(s: FiveSails, seat: int) -> int:
    return s.purse[seat]


def crew_size(s: FiveSails, seat: int) -> int:
    return len(s.crew(seat))


def hand_size(s: FiveSails, seat: int) -> int:
    return len(s.hand(seat))


that_adversary = Players(the_foe, "that adversary")  #: The player against whom you fight.
RENOWN = Holding("Renown", renown_of, mass=True)  #: Renown in a player's pool.
CHARACTERS_IN_PLAY = Holding("characters", crew_size)  #: Characters that a player controls.
CARDS_IN_HAND = Holding("cards", hand_size, " in hand")  #: Cards in a player's hand.


class PressureUses(Condition):
    """The pressure that is counted uses this stat, or (`other`) a different one. Only text about pressures can ask."""

    def __init__(self, stat: int, other: bool = False) -> None:
        self.stat = stat
        self.other = other

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return (x[U_N] == self.stat) != self.other

    def say(self, w: Words) -> str:
        return f"the pressure uses {self.which()}"

    def limits(self, w: Words) -> str:
        return f" that use {self.which()}"

    def which(self) -> str:
        return f"{'a stat other than ' if self.other else ''}{STATS[self.stat]}"


# The words that cards are written with

none_available = NoneAvailable
pressure_uses = PressureUses

__all__ = [
    "CARDS_IN_HAND", "CHARACTERS_IN_PLAY", "RENOWN", "StatIs", "controls", "exists", "first_player", "gear_compared",
    "held", "in_duel", "none_available", "not_first_player", "only_one", "pressure_uses", "stat_compared",
    "that_adversary", "uncontrolled", "you_control_here",
]  # fmt: skip
