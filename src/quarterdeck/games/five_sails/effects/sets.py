"""Sets of cards that the texts of this game speak of: its roles, the places cards are picked from, what is marked."""

from collections.abc import Sequence

from quarterdeck.cardgame.amounts import Amount
from quarterdeck.cardgame.checks import nonsense
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase, passing, tests_of
from quarterdeck.cardgame.naming import did_you_mean
from quarterdeck.cardgame.players import Players, you
from quarterdeck.cardgame.sets import Everything, Group, Pool, Role, Target, Who, the_bearer
from quarterdeck.cardgame.terms import Q_PERFORMER
from quarterdeck.games.five_sails.duel_state import (
    D_SEAT, adversary_of, duel, participant_of, side_of,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.marks import is_here, opposing
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import APPROACH, ASIDE, MARK, TO_BE_DISCARDED
from quarterdeck.games.five_sails.values import may
from quarterdeck.games.five_sails.whereabouts import CHARACTERS
from quarterdeck.kernel.ability import U_ORIGIN, U_PERFORMER
from quarterdeck.kernel.columns import NONE, NO_CARD, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import ON, ORIGIN, WHAT
from quarterdeck.kernel.words import Words

# Roles


def the_host(s: FiveSails, x: Frame) -> int:
    host = s.host[x[U_ORIGIN]]
    return NONE if host == NO_CARD else host


def the_participant(s: FiveSails, x: Frame) -> int:
    return participant_of(s, x[SEAT])


def the_adversary(s: FiveSails, x: Frame) -> int:
    return adversary_of(s, x[SEAT])


def the_leader(s: FiveSails, x: Frame) -> int:
    return s.leader_in_play(x[SEAT]) if x[SEAT] < s.match.seats else NONE


#: The character that has the ability; on a character card, the character itself.
bearer = Role("bearer", "this character", the_bearer)
host = Role("host", "the equipped character", the_host)  #: The character that this card is equipped to.
participant = Role("participant", "your participant", the_participant)  #: Your character in the duel.
adversary = Role("adversary", "the adversary", the_adversary)  #: The character your participant fights.
your_leader = Role("leader", "your Leader", the_leader)  #: Your Leader, while in play.

# What may be picked from


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

ADVERSARYS = " that the adversary wears or that lies in their discard pile"
OPPONENTS_DISCARD = " in an opponent\N{RIGHT SINGLE QUOTATION MARK}s discard pile"
WORN_HERE = " from {your} hand or from a character of yours at this location"
EQUIPPED_CARDS = Pool(all_equipped, adjective="equipped")
LOOKED_AT = Pool(set_aside, "one", behind=" of them", own=True, looked_at=True)
CREW_OR_HAND = Pool(crew_or_hand, "card of yours", own=True, promised=True)
YOUR_DECK = Pool(your_deck, behind=" in {your} deck", own=True)
#: what cards call them
POOLS: dict[str, Pool] = {
    "characters": CHARACTERS,
    "performers": Pool(your_crew, "performer", own=True, question=Q_PERFORMER),
    "equipped": EQUIPPED_CARDS,
    "your discard": Pool(your_discard, behind=" in {your} discard pile", own=True),
    "opponents discard": Pool(opponents_discards, behind=OPPONENTS_DISCARD),
    "the adversary's": Pool(the_adversarys, behind=ADVERSARYS),
    "city discard": Pool(city_discard, behind=" in the City discard pile"),
    "available": Pool(available, "City card", "available"),
    "hand": Pool(your_hand, behind=" from {your} hand", own=True, promised=True),
    "aside": Pool(set_aside, adjective="revealed"),
    "looked at": LOOKED_AT,
    "crew or hand": CREW_OR_HAND,
    "hand or worn here": Pool(hand_or_worn_here, behind=WORN_HERE, own=True, promised=True),
    "hand or available": Pool(hand_or_available, behind=" that is available or in {your} hand", promised=True),
    "approach": Pool(your_approach, behind=" from {your} Approach Deck", own=True),
    "deck": YOUR_DECK,
}


def pool_called(name: str) -> Pool:
    if name not in POOLS:
        raise nonsense(f"there is no pool {name!r}{did_you_mean(name, POOLS)} (there are: {', '.join(POOLS)})")
    return POOLS[name]


class CityTarget(Target):
    """A card that is picked. Where only those that oppose the performer come into question, no other is looked at."""

    def __init__(
        self, pool: Pool, filters: tuple[Filter, ...], least: int = 1, most: int = 1, aimed: bool = True
    ) -> None:
        super().__init__(pool, filters, least, most, aimed)
        self.opposing = pool is CHARACTERS and opposing in filters
        self.other_tests = tests_of(tuple(f for f in filters if f is not opposing))

    def require(self, rule: Filter) -> None:
        super().require(rule)
        self.other_tests = (*self.other_tests, rule.fits)

    def candidates(self, s: FiveSails, x: Frame) -> list[int]:
        if self.opposing and x[U_PERFORMER] != NONE:
            return passing(s, x, s.opponents_of(x[U_PERFORMER]), self.other_tests)
        return passing(s, x, self.pool.cards(s, x), self.tests)


class UpTo(CityTarget):
    """Cards that are picked, no more than a number that is counted then."""

    def __init__(self, pool: Pool, filters: tuple[Filter, ...], least: int, n: Amount) -> None:
        super().__init__(pool, filters, least, 99, False)
        self.n = n

    def limit(self, s: FiveSails, x: Frame) -> int:
        return max(0, self.n.of(s, x))

    def full(self, w: Words, choice: str = "") -> str:
        said = super().full(w, choice)
        return f"{said} up to {self.n.say(w)}"


class TheirChoice(CityTarget):
    """A card that another player picks, without targeting it."""

    def __init__(self, pool: Pool, filters: tuple[Filter, ...], by: Players) -> None:
        super().__init__(pool, filters, aimed=False)
        self.by = by

    def picker(self, s: FiveSails, x: Frame) -> int:
        seats = self.by.seats(s, x)
        return seats[0] if seats else x[SEAT]

    def inner(self) -> tuple[Who, ...]:
        return self.by.sets()

    def full(self, w: Words, choice: str = "chosen by") -> str:
        said = super().full(w, "")
        return f"{said} ({choice} {self.by.say(w)})" if choice else said


def target(*filters: Filter, of: str = "characters", least: int = 1, most: int = 1) -> CityTarget:
    """A card of a pool that the player aims at (the word *target*)."""
    return CityTarget(pool_called(of), filters, least, most, True)


def chosen(
    *filters: Filter, of: str = "characters", least: int = 1, most: int | Amount = 1, by: Players = you
) -> CityTarget:
    """A card of a pool that the player, or somebody else, chooses without targeting it. (FS-CORE-64)"""
    if isinstance(most, Amount):
        return UpTo(pool_called(of), filters, least, most)
    if by is not you:
        return TheirChoice(pool_called(of), filters, by)
    return CityTarget(pool_called(of), filters, least, most, False)


class All(Everything):
    """All cards of a pool that pass the filters: all characters in play, say."""

    def __init__(self, *filters: Filter, of: str = "characters") -> None:
        super().__init__(pool_called(of), *filters)


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


def marked_here(s: FiveSails, x: Frame) -> list[int]:
    if not s.changed >> MARK & 1:
        return []
    return [row[ON] for row in s.lasting if row[WHAT] == MARK and row[ORIGIN] == x[U_ORIGIN]]


#: The character that this card has marked, while it is in play.
the_marked = Group(marked_here, "the marked character")

# The words that cards are written with

revealed = Revealed

__all__ = [
    "All", "adversary", "bearer", "chosen", "host", "participant", "revealed", "target", "the_marked",
    "your_leader",
]  # fmt: skip
