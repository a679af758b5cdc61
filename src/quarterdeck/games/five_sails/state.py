"""The state of City of Five Sails: the kernel's columns and the game's own."""

from typing import TYPE_CHECKING, Any, Final

from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.state import CardMatch, CardState, Texts
from quarterdeck.kernel.columns import NONE, Row
from quarterdeck.kernel.lasting import forget
from quarterdeck.games.five_sails.terms import (
    APPROACH, CHOSEN, CITY, CREW, DISCARD, ENTER_DISCARD, EQUIPPED, FACEDOWN, GONE, HAND, HOME, LINE, LOCATION,
    LOCKER, NOWHERE, PLACES, PLAYED, SCHEME, UNCONTROLLED, ZONES,
)  # fmt: skip

if TYPE_CHECKING:  # compiled code reads a typed attribute many times faster than an unknown one
    from quarterdeck.games.five_sails.using import CityAbility

Abilities = tuple["CityAbility", ...]

SLOTTED: Final = (
    1 << CREW | 1 << EQUIPPED | 1 << SCHEME | 1 << LINE | 1 << CITY | 1 << LOCATION | 1 << FACEDOWN | 1 << PLAYED
)
IN_PLAY: Final = 1 << CREW | 1 << EQUIPPED | 1 << SCHEME
#: zones, besides the discard pile, in which a card is at no place
PLACELESS: Final = frozenset((LOCKER, GONE, APPROACH))
#: what changed and has to be looked at when the state settles
DIRTY_ROWS: Final = 1
DIRTY_WOUNDS: Final = 2
DIRTY_GEAR: Final = 4
DIRTY_CREW: Final = 8
DIRTY_LEADER: Final = 16
DIRTY_DISCARD: Final = 32
#: what is remembered of a character that left play: its stats by their numbers, and then
G_PLACE: Final = 4
G_HOLDER: Final = 5
G_WOUNDS: Final = 6


class Setting(CardMatch):
    """What never changes in one game of Five Sails: ruleset, printed numbers by card, locations, listeners."""

    def __init__(self, seats: int, definition: tuple[int, ...], owner: bytes, family: bytes) -> None:
        super().__init__(seats, definition, owner, family)
        self.slotted = SLOTTED
        self.open = SLOTTED & ~(1 << FACEDOWN) | 1 << DISCARD | 1 << LOCKER
        self.held = 1 << HAND | 1 << APPROACH | 1 << CHOSEN
        self.left_behind = SLOTTED | 1 << CHOSEN
        self.cleared_in = 1 << DISCARD | 1 << CREW | 1 << LOCKER | 1 << GONE | 1 << APPROACH
        self.ruleset: Any = None
        self.abilities: tuple[CityAbility, ...] = ()
        self.places: tuple[int, ...] = ()
        self.near: tuple[tuple[int, ...], ...] = ()
        self.location: dict[int, int] = {}
        self.leader: tuple[int, ...] = ()
        #: all cards of a new game in the order in which the decks list them
        self.listed: tuple[int, ...] = ()
        #: by seat, as its Leader prints it
        self.crew_cap: tuple[int, ...] = ()
        self.panache: tuple[int, ...] = ()
        self.printed: tuple[tuple[int, ...], ...] = ()
        self.modifier: tuple[tuple[int, ...], ...] = ()
        self.value: tuple[tuple[int, ...], ...] = ()
        self.cost: tuple[int, ...] = ()
        self.traits: tuple[int, ...] = ()
        #: those of them that are in `traits.LOW`
        self.low_traits: tuple[int, ...] = ()
        self.keywords: tuple[int, ...] = ()
        self.type: tuple[int, ...] = ()
        self.actions: tuple[Abilities, ...] = ()
        self.techniques: tuple[Abilities, ...] = ()
        self.maneuvers: tuple[Abilities, ...] = ()
        self.orders: tuple[tuple[int, ...], ...] = ()
        self.rich = False
        #: by card: whom it may be equipped to, if it says so; and those that go to others than who equips, as a set
        self.equip_rule: tuple[Passive | None, ...] = ()
        self.worn_by_anyone = 0
        #: by card: Actions that do not need the City
        self.home_actions: tuple[Abilities, ...] = ()
        #: by card: Actions that it is played for from hand
        self.hand_actions: tuple[Abilities, ...] = ()
        #: cards that take up no slot of their bearer, as a set
        self.no_slot = 0
        #: locations that print an Action
        self.acting_locations: tuple[int, ...] = ()
        #: by card: texts about its own price, texts of others that could be about it, and the least it can cost
        self.own_price: tuple[tuple[Passive, ...], ...] = ()
        self.prices: tuple[Texts, ...] = ()
        self.cheapest: tuple[int, ...] = ()
        #: by card: how many cards of a hand are surely enough to pay for it
        self.dearest: tuple[int, ...] = ()
        #: traits that some text can give, cards that may count as having one or not, and both kinds of trait together
        self.gained_traits = 0
        self.either_way = 0
        self.doubtful_traits = 0
        self.has_brutes = False
        #: cards on which some others cannot be spent, and those that may challenge at adjacent locations, as sets
        self.choosy = 0
        self.far_challengers = 0
        #: what is carried out before the first Day: (card, ability)
        self.setups: tuple[tuple[int, CityAbility], ...] = ()
        #: special permissions by name
        self.specials: dict[str, Texts] = {}
        #: whether some text or attachment can lower a Resolve
        self.sapped = False
        #: kinds of ability whose announcement some text in the game may answer, as a set
        self.answerable_kinds = 0
        #: cards whose `memo` is another card, chosen in secret
        self.rememberers: tuple[int, ...] = ()
        self.scheme_texts: tuple[Abilities, ...] = ()
        self.revealed: tuple[Abilities, ...] = ()
        self.public_procedures: frozenset[int] = frozenset()
        #: procedures that are part of whatever ability opened them
        self.inner_procedures: frozenset[int] = frozenset()
        #: the basic Equip as the edition has it, and whether threat is bound to locations
        self.equips_targets = False
        self.bound_threat = False
        #: of the ruleset, what is asked too often to compare words: who may parley and for what, whether a dash bars a
        #: character from a challenge, whether a pressure has to beat those present only
        self.anyone_parleys = False
        self.parleys_for_recruits = False
        self.dash_bars = False
        self.beats_those_present = False


#: in the order in which they are written; each also stands in `__init__` and `copy`
OWN_COLUMNS: Final = (
    "place", "engaged", "wounds", "used_day", "used_duel", "granted_day", "granted_duel", "control", "renown",
    "purse", "first", "day", "phase", "stirred", "duel_at", "held", "fresh", "ghosts", "winner", "victory",
    "dusk_control",
)  # fmt: skip


class FiveSails(CardState[Setting]):
    """One moment of a game. `s.wounds[c] += 1`, `for c in s.crew(seat)`."""

    __slots__ = OWN_COLUMNS

    def __init__(self, match: Setting, blank: bool = True) -> None:
        self.match = match
        if blank:
            super().__init__(match, ZONES)
            n = match.size
            # lists where much is read, bytes where that is seldom enough for a cheap copy to pay
            self.place = [NOWHERE] * n
            self.engaged = [0] * n
            self.wounds = bytearray(n)
            self.used_day = bytearray(n)
            self.used_duel = bytearray(n)
            self.granted_day: tuple[Row, ...] = ()
            self.granted_duel: tuple[Row, ...] = ()
            self.control = [UNCONTROLLED] * PLACES
            self.renown = [0] * PLACES
            self.purse = [0] * match.seats
            self.first = NONE
            self.day = 1
            self.phase = 0
            self.stirred = [0] * PLACES
            self.duel_at = NONE
            self.held: tuple[int, ...] = ()
            self.fresh = 0
            self.ghosts: dict[int, tuple[int, ...]] = {}
            self.winner = NONE
            self.victory = 0
            self.dusk_control = [UNCONTROLLED] * PLACES

    def own_columns(self) -> tuple[str, ...]:
        return (*super().own_columns(), *OWN_COLUMNS)

    def positional(self) -> tuple[str, ...]:
        return ("place",)

    def copy(self) -> "FiveSails":
        t = FiveSails(self.match, False)
        self.copy_into(t)
        self.copy_hosts(t)
        t.place = self.place[:]
        t.engaged = self.engaged[:]
        t.wounds = self.wounds[:]
        t.used_day = self.used_day[:]
        t.used_duel = self.used_duel[:]
        t.granted_day = self.granted_day
        t.granted_duel = self.granted_duel
        t.control = self.control[:]
        t.renown = self.renown[:]
        t.purse = self.purse[:]
        t.first = self.first
        t.day = self.day
        t.phase = self.phase
        t.stirred = self.stirred[:]
        t.duel_at = self.duel_at
        t.held = self.held
        t.fresh = self.fresh
        t.ghosts = self.ghosts.copy() if self.ghosts else {}
        t.winner = self.winner
        t.victory = self.victory
        t.dusk_control = self.dusk_control[:]
        return t

    # piles by the rulebook's names

    def crew(self, seat: int) -> tuple[int, ...]:
        return self.piles[CREW * self.match.width + seat]

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.piles[HAND * self.match.width + seat]

    def deck(self, seat: int) -> tuple[int, ...]:
        return self.piles[seat]

    def discard(self, seat: int) -> tuple[int, ...]:
        return self.piles[DISCARD * self.match.width + seat]

    def line(self, seat: int) -> tuple[int, ...]:
        return self.piles[LINE * self.match.width + seat]

    def city_cards(self) -> tuple[int, ...]:
        """Cards of the City Deck at locations: available characters and attachments, and events."""
        return self.piles[CITY * self.match.width + self.match.nobody]

    def city_cards_at(self, place: int) -> list[int]:
        return [c for c in self.city_cards() if self.place[c] == place]

    def characters_at(self, place: int, seat: int = NONE) -> list[int]:
        """Characters in play at a City location, or of one seat there (for a Home, of that seat)."""
        at = self.place
        found = []
        for c in self.everybody() if seat == NONE else self.crew(seat):
            if at[c] == place:
                found.append(c)
        return found

    def whereabouts(self, seat: int) -> int:
        """The places where a player has characters, as a set."""
        at = self.place
        places = 0
        for c in self.piles[CREW * self.match.width + seat]:
            places |= 1 << at[c]
        return places

    def everybody(self) -> tuple[int, ...]:
        """All characters in play."""
        first = CREW * self.match.width
        found = self.piles[first]
        for at in range(first + 1, first + self.match.seats):
            found += self.piles[at]
        return found

    def opponents_of(self, c: int) -> list[int]:
        """Characters that oppose one in play. (FS-CORE-11, FS-MULTI-06)"""
        at = self.place
        place = at[c]
        if place == HOME or self.zone[c] != CREW:
            return []
        m = self.match
        first = CREW * m.width
        mine = self.holder[c]
        others = self.piles[first + 1 - mine] if m.seats == 2 else self.everybody()
        found = []
        for o in others:
            if at[o] == place and self.holder[o] != mine:
                found.append(o)
        return found

    def opposes(self, a: int, b: int) -> bool:
        """At the same location under different control; a Home holds one player's characters only. (FS-CORE-11)"""
        return (
            self.holder[a] != self.holder[b]
            and self.place[a] == self.place[b]
            and self.place[a] != HOME
            and self.zone[a] == CREW
            and self.zone[b] == CREW
        )

    def leader_in_play(self, seat: int) -> int:
        c = self.match.leader[seat]
        return c if self.zone[c] == CREW else NONE

    # moving cards

    def leaves(self, c: int, old: int, new: int) -> None:
        self.used_day[c] = self.used_duel[c] = 0
        if new == DISCARD:
            m = self.match
            if m.own_ears[ENTER_DISCARD] >> c & 1 or m.attentive[ENTER_DISCARD]:
                self.fresh |= 1 << c
                self.dirty |= DIRTY_DISCARD
            self.place[c] = NOWHERE
        elif new == CREW:
            self.dirty |= DIRTY_CREW
        elif new in PLACELESS or old == FACEDOWN:
            self.place[c] = NOWHERE
        if IN_PLAY >> old & 1:
            self.leaves_play(c, old)

    def leaves_play(self, c: int, old: int) -> None:
        """A card that leaves play keeps nothing; equipped cards are seen to by the caller or when the state settles."""
        self.engaged[c] = 0
        if old == CREW:
            self.wounds[c] = 0
            self.dirty |= DIRTY_CREW | DIRTY_LEADER
            if self.worn.get(c):
                self.dirty |= DIRTY_GEAR
        elif old == EQUIPPED:
            self.unequip(c)
        if self.granted_day or self.granted_duel:
            self.granted_day = tuple(r for r in self.granted_day if c not in r[:2])
            self.granted_duel = tuple(r for r in self.granted_duel if c not in r[:2])
        forget(self, c)

    def unequip(self, c: int) -> None:
        if self.detach(c):
            self.dirty |= DIRTY_WOUNDS
