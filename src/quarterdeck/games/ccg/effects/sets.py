"""Sets of cards that texts speak of: roles, the places that cards are picked from, who picks."""

from collections.abc import Sequence

from quarterdeck.cardgame.amounts import Amount
from quarterdeck.cardgame.checks import nonsense
from quarterdeck.cardgame.filters import Filter, Is, noun_phrase
from quarterdeck.cardgame.naming import did_you_mean
from quarterdeck.cardgame.sets import Everything, Group, Pool, Role, Target, Who, the_bearer
from quarterdeck.games.ccg.effects.filters import other_side, sea_name
from quarterdeck.games.ccg.fights import fight, fighter, side_of
from quarterdeck.games.ccg.kinds import AFLOAT, ASIDE, ATTACHED, LASTING, SUNG, TO_BE_TARGETED
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.values import may
from quarterdeck.games.ccg.whereabouts import player_of
from quarterdeck.kernel.ability import U_EVENT, U_IT, U_ORIGIN
from quarterdeck.kernel.columns import NONE, NO_CARD, Frame
from quarterdeck.kernel.event import E_OTHER, E_SOURCE
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words, article

# Roles


def the_captain(s: SeventhSea, x: Frame) -> int:
    return s.match.captain[x[SEAT]] if x[SEAT] < s.match.seats else NONE


def the_ship(s: SeventhSea, x: Frame) -> int:
    return s.match.ship[x[SEAT]] if x[SEAT] < s.match.seats else NONE


def the_host(s: SeventhSea, x: Frame) -> int:
    host = s.host[x[U_ORIGIN]]
    return NONE if host == NO_CARD else host


def the_other_ship(s: SeventhSea, x: Frame) -> int:
    other = other_side(s, x)
    return NONE if other == s.match.nobody else s.match.ship[other]


def the_other_captain(s: SeventhSea, x: Frame) -> int:
    other = other_side(s, x)
    return NONE if other == s.match.nobody else s.match.captain[other]


def the_chantey(s: SeventhSea, x: Frame) -> int:
    return s.chantey()


def a_fighter(s: SeventhSea, x: Frame, mine: bool) -> int:
    f = fight(s)
    side = NONE if f is None else side_of(f, x[SEAT])
    return NONE if f is None or side == NONE else fighter(s, f, side if mine else 1 - side)


def the_fighter(s: SeventhSea, x: Frame) -> int:
    return a_fighter(s, x, True)


def the_opponent(s: SeventhSea, x: Frame) -> int:
    return a_fighter(s, x, False)


def the_doer(s: SeventhSea, x: Frame) -> int:
    """The other card of the event that is answered: a gunner, a Crew that inflicts Hits or has a card played for it."""
    return s.stack[x[U_EVENT]][E_OTHER] if x[U_EVENT] >= 0 else NONE


def the_source(s: SeventhSea, x: Frame) -> int:
    return s.stack[x[U_EVENT]][E_SOURCE] if x[U_EVENT] >= 0 else NONE


def the_makers_ship(s: SeventhSea, x: Frame) -> int:
    """The Ship of the player who makes happen what is answered."""
    seat = s.stack[x[U_EVENT]][SEAT] if x[U_EVENT] >= 0 else NONE
    return s.match.ship[seat] if 0 <= seat < s.match.seats else NONE


#: The card that this one is attached to; on a Crew, the Crew itself.
bearer = Role("bearer", "this Crew", the_bearer)
host = Role("host", "the card it is attached to", the_host)  #: What this card is attached to.
your_captain = Role("captain", "your Captain", the_captain)  #: Your Captain.
your_ship = Role("ship", "your Ship", the_ship)  #: Your Ship.
other_ship = Role("other ship", "the other Ship in the Boarding", the_other_ship)  #: The other Ship in the Boarding.
#: The Captain of the other Ship in the Boarding.
other_captain = Role("other captain", "the opposing Captain", the_other_captain)
chantey = Role("chantey", "the Chantey in play", the_chantey)  #: The Chantey in play.
your_fighter = Role("fighter", "your fighting Crew", the_fighter)  #: Your Crew in the Boarding Attack or Duel.
opponent = Role("opponent", "the opposing Crew", the_opponent)  #: The Crew that your fighting Crew fights.
doer = Role("doer", "the Crew that does it", the_doer)  #: The Crew that does what is answered.
source = Role("source", "that card", the_source)  #: The card that what is answered comes from.
#: The Ship of the player who does what is answered: who fires, inflicts Hits, begins a Boarding.
attacking_ship = Role("attacker", "the attacking Ship", the_makers_ship)
#: The player who does what is answered, as a person.
whoever_does_it = Role("maker", "the player who does it", the_makers_ship)


def the_sea(sea: int) -> Role:
    """One of the five Seas, as a card."""

    def card(s: SeventhSea, x: Frame) -> int:
        return s.match.seas[sea]

    return Role(f"sea {sea}", sea_name(sea), card)


class ShipOf(Who):
    """The Ship that a card is on, or whose player it belongs to."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def cards(self, s: SeventhSea, x: Frame) -> list[int]:
        found: list[int] = []
        for c in self.who.cards(s, x)[:1]:
            seat = player_of(s, c)
            if seat < s.match.seats:
                found.append(s.match.ship[seat])
        return found

    def key(self) -> object:
        return ("ship of", self.who.key())

    def words(self, w: Words) -> str:
        return self.who.owns(w, "Ship")

    def inner(self) -> tuple[Who, ...]:
        return (self.who,)


# What may be picked from


def all_crew(s: SeventhSea, x: Frame) -> Sequence[int]:
    return s.everybody()


def all_ships(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [s.match.ship[seat] for seat in player_order(s)]


def all_seas(s: SeventhSea, x: Frame) -> Sequence[int]:
    return s.match.seas


def of_zone(s: SeventhSea, *zones: int) -> list[int]:
    return [c for zone in zones for seat in player_order(s) for c in s.pile(zone, seat)]


def all_attached(s: SeventhSea, x: Frame) -> Sequence[int]:
    return of_zone(s, ATTACHED)


def all_adventures(s: SeventhSea, x: Frame) -> Sequence[int]:
    return of_zone(s, AFLOAT)


def all_in_play(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [*s.everybody(), *all_ships(s, x), *of_zone(s, ATTACHED, AFLOAT, SUNG, LASTING)]


def your_hand(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [c for c in s.hand(x[SEAT]) if c != x[U_ORIGIN]]


def all_hands(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [c for seat in player_order(s) for c in s.hand(seat)]


def your_discard(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [c for c in s.discard(x[SEAT]) if c != x[U_ORIGIN]]


def your_sunk(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [c for c in s.sunk(x[SEAT]) if c != x[U_ORIGIN]]


def all_discards(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [c for seat in player_order(s) for c in s.discard(seat) if c != x[U_ORIGIN]]


def looked_at(s: SeventhSea, x: Frame) -> Sequence[int]:
    return s.pile(ASIDE, x[SEAT])


CREW_POOL = Pool(all_crew, "Crew")
SHIP_POOL = Pool(all_ships, "Ship")
PLAYER_POOL = Pool(all_ships, "player", persons=True)
LOOKED_AT = Pool(looked_at, "one", behind=" of them", own=True, looked_at=True)
#: what cards call them
POOLS: dict[str, Pool] = {
    "crew": CREW_POOL,
    "ships": SHIP_POOL,
    "attachments": Pool(all_attached, "Attachment"),
    "adventures": Pool(all_adventures, "uncompleted Adventure"),
    "seas": Pool(all_seas, "Sea"),
    "in play": Pool(all_in_play, "card", behind=" in play"),
    "hand": Pool(your_hand, behind=" from {your} hand", own=True, promised=True),
    "hands": Pool(all_hands, behind=" from their hand"),
    "discard": Pool(your_discard, behind=" in {your} discard pile", own=True),
    "sunk": Pool(your_sunk, behind=" in {your} sunk pile", own=True),
    "discards": Pool(all_discards, behind=" in a discard pile"),
    "looked at": LOOKED_AT,
}  # fmt: skip


def pool_called(name: str) -> Pool:
    if name not in POOLS:
        raise nonsense(f"there is no place called {name!r}{did_you_mean(name, POOLS)} (there are: {', '.join(POOLS)})")
    return POOLS[name]


def may_be_targeted(s: SeventhSea, x: Frame, c: int) -> bool:
    return may(s, TO_BE_TARGETED, c, x[SEAT])


TARGETABLE = Is("targetable", may_be_targeted)


class SeaTarget(Target):
    """What is picked in this game: a Sea is called by its name, a Crew by what it is."""

    def __init__(
        self, pool: Pool, filters: tuple[Filter, ...], least: int = 1, most: int = 1, aimed: bool = True,
        by: Who | None = None, upto: Amount | None = None,
    ) -> None:  # fmt: skip
        super().__init__(pool, filters, least, most, aimed)
        #: whose player picks, if it is not you
        self.by = by
        #: how many it takes where it is picked in full or not at all
        self.wanted = least
        #: how many at most, where that is counted when it is asked
        self.upto = upto
        if aimed and not pool.persons:
            self.require(TARGETABLE)

    def picker(self, s: SeventhSea, x: Frame) -> int:
        if self.by is None:
            return x[SEAT]
        cards = self.by.cards(s, x)
        return player_of(s, cards[0]) if cards else x[SEAT]

    def candidates(self, s: SeventhSea, x: Frame) -> list[int]:
        found = super().candidates(s, x)
        if self.by is not None:
            seat = self.picker(s, x)
            found = [c for c in found if player_of(s, c) == seat]
        return found

    def limit(self, s: SeventhSea, x: Frame) -> int:
        return self.most if self.upto is None else min(self.most, self.upto.of(s, x))

    def inner(self) -> tuple[Who, ...]:
        return () if self.by is None else (self.by,)

    def full(self, w: Words, choice: str = "of your choice") -> str:
        if self.by is None:
            said = super().full(w, choice)
            return said if self.upto is None else f"{said}, up to {self.upto.say(w)}"
        noun = noun_phrase(w, self.filters, self.pool.noun, self.most > 1, w.theirs)
        said = f"{self.how_many()} {noun}" if self.most > 1 else article(noun)
        return f"{said}{self.pool.where(w)}{' (they choose)' if choice and w.decider is None else ''}"


def target(*filters: Filter, of: str = "crew") -> SeaTarget:
    """A card that is targeted: chosen when the ability is declared, from a pool."""
    return SeaTarget(pool_called(of), filters)


def targets(most: int, *filters: Filter, of: str = "crew", least: int = 1) -> SeaTarget:
    """Up to so many targets, at least one, all different. (CG-TARGET-08)"""
    return SeaTarget(pool_called(of), filters, least, most)


def chosen(*filters: Filter, of: str = "crew", least: int = 1, most: int = 1) -> SeaTarget:
    """A card that is chosen and not targeted: what a cost takes, or what is chosen in the course of an effect."""
    return SeaTarget(pool_called(of), filters, least, most, aimed=False)


def a_ship(*filters: Filter) -> SeaTarget:
    """A Ship that is targeted."""
    return SeaTarget(SHIP_POOL, filters)


def a_player(*filters: Filter) -> SeaTarget:
    """A player who is targeted as a person; filters are about the Ship."""
    return SeaTarget(PLAYER_POOL, filters)


def their_choice(by: Who, *filters: Filter, of: str = "crew", n: int = 1) -> SeaTarget:
    """Cards of the player of another card, who chooses them."""
    return SeaTarget(pool_called(of), filters, n, n, aimed=False, by=by)


def All(*filters: Filter, of: str = "crew") -> Everything:
    """All cards of a pool that pass the filters."""
    return Everything(pool_called(of), *filters)


def your_crew_now(s: SeventhSea, x: Frame) -> Sequence[int]:
    return s.crew(x[SEAT])


def others_ships(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [s.match.ship[seat] for seat in player_order(s) if seat != x[SEAT]]


def attached_here(s: SeventhSea, x: Frame) -> Sequence[int]:
    return s.gear(x[U_ORIGIN])


your_crew = Group(your_crew_now, "all your Crew", many=True)  #: All your Crew.
other_ships = Group(others_ships, "all other Ships", many=True)  #: The Ships of all other players.
#: Some other player's Ship.
another_ship = Group(others_ships, "another player\N{RIGHT SINGLE QUOTATION MARK}s Ship")
its_gear = Group(attached_here, "all that is attached to it", many=True)  #: What is attached to this card.


def answered_one(s: SeventhSea, x: Frame) -> Sequence[int]:
    return [x[U_IT]] if x[U_IT] >= 0 else []


ANSWERED = Pool(answered_one, "card")

# The words that cards are written with

the_ship_of = ShipOf

__all__ = [
    "All", "a_player", "a_ship", "another_ship", "attacking_ship", "bearer", "chantey", "chosen", "doer", "host",
    "its_gear", "opponent", "other_captain", "other_ship", "other_ships", "source", "target", "targets", "the_sea",
    "the_ship_of", "their_choice", "whoever_does_it", "your_captain", "your_crew", "your_fighter", "your_ship",
]  # fmt: skip
