"""The state of the 7th Sea CCG: the kernel's columns, the card layer's hosts and the game's own."""

from typing import TYPE_CHECKING, Any, Final

from quarterdeck.cardgame.later import let_go
from quarterdeck.cardgame.state import CardMatch, CardState
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.kinds import (
    ABOARD, AFLOAT, ATTACHED, CHOSEN, DECK, DISCARD, GONE, HAND, IN_PLAY, LAID, NOWHERE, PLAYED, SETTING_UP, SUNG, SUNK,
    WATERS, ZONES,
)  # fmt: skip
from quarterdeck.kernel.columns import EMPTY, NONE
from quarterdeck.kernel.lasting import LATER, forget

if TYPE_CHECKING:  # compiled code reads a typed attribute many times faster than an unknown one
    from quarterdeck.games.ccg.using import Aid, SeaAbility

SLOTTED: Final = IN_PLAY | 1 << PLAYED | 1 << LAID | 1 << WATERS
#: what changed and has to be looked at when the state settles; the first is the kernel's, for lasting rows
DIRTY_ROWS: Final = 1
DIRTY_HAND: Final = 2
DIRTY_CAPTAIN: Final = 4
DIRTY_GEAR: Final = 8


class Setting(CardMatch):
    """What never changes in one game: what the cards print, by card, and tables made from it."""

    def __init__(self, seats: int, definition: tuple[int, ...], owner: bytes, family: bytes) -> None:
        super().__init__(seats, definition, owner, family)
        self.slotted = SLOTTED
        self.abilities: tuple[SeaAbility, ...] = ()
        self.open = SLOTTED | 1 << DISCARD | 1 << SUNK | 1 << GONE
        self.held = 1 << HAND | 1 << CHOSEN
        self.left_behind = IN_PLAY
        self.cleared_in = 1 << ABOARD
        self.clockwise = True  # CG-REACT-03
        self.answers_again = True  # CG-REACT-08
        #: by card, the printed card itself: what is not read often is read there
        self.drawn: tuple[CcgCard, ...] = ()
        #: by seat, the cards that decide a player's fate; the Seas in their line
        self.captain: tuple[int, ...] = ()
        self.ship: tuple[int, ...] = ()
        self.seas: tuple[int, ...] = ()
        self.orders: tuple[tuple[int, ...], ...] = ()
        #: all cards in the order in which the decks list them
        self.listed: tuple[int, ...] = ()
        # what is printed, by card
        self.kind: tuple[int, ...] = ()
        self.printed: tuple[tuple[int, ...], ...] = ()
        self.bonus: tuple[tuple[int, ...], ...] = ()
        self.traits: tuple[int, ...] = ()
        self.faction: tuple[int, ...] = ()
        self.attack: tuple[int, ...] = ()
        self.defends: tuple[int, ...] = ()
        #: the title of a card as a number: cards that share it are the same person for Unique and Experienced
        self.title: tuple[int, ...] = ()
        # abilities by what they are used for, by card
        self.acts: tuple[tuple[Any, ...], ...] = ()
        #: by card: the actions that it does in its own way
        self.own_ways: tuple[dict[int, Any], ...] = ()
        self.actors: tuple[int, ...] = ()  # cards that have an Act in play
        #: for the windows that are options of a question: (card, zones, ability)
        self.inside: tuple[tuple[tuple[int, int, Any], ...], ...] = ()
        #: by skill, and last for Hits, what cards of the game could add to a payment
        self.aids: tuple[tuple[Aid, ...], ...] = ()
        #: frames that stay when the player they belong to is out
        self.public_procedures: frozenset[int] = frozenset()


#: in the order in which they are written; each also stands in `__init__` and `copy`
OWN_COLUMNS: Final = (
    "place", "tacked", "used", "first", "turn", "phase", "quiet", "boarded", "boarding_at", "fight_at", "winner",
    "victory", "volleys", "deeds",
)  # fmt: skip


class SeventhSea(CardState[Setting]):
    """One moment of a game. `s.tacked[c] = 1`, `for c in s.crew(seat)`."""

    __slots__ = OWN_COLUMNS

    def __init__(self, match: Setting, blank: bool = True) -> None:
        self.match = match
        if blank:
            super().__init__(match, ZONES)
            n = match.size
            #: the Sea of a Ship, of an uncompleted Adventure, and of a Sea its own
            self.place = [NOWHERE] * n
            self.tacked = [0] * n
            #: abilities of a card that are spent for the turn, a bit each
            self.used = [0] * n
            self.first = NONE
            self.turn = 0
            self.phase = SETTING_UP
            #: turns in a row in which nobody did anything but pass (CG-RULE-52)
            self.quiet = 0
            #: by seat, whose Ships it has performed a Boarding with this turn, a bit each (CG-RULE-16)
            self.boarded = [0] * match.seats
            #: where on the stack the Boarding, and the Boarding Attack or Duel, is
            self.boarding_at = NONE
            self.fight_at = NONE
            self.winner = NONE
            self.victory = 0
            #: how many effects are hitting several Ships at once: until they are over nobody has won (CG-RULE-63)
            self.volleys = 0
            #: by seat, what happened that texts look back at, a bit each (kinds: DEED_…)
            self.deeds = [0] * match.seats

    def own_columns(self) -> tuple[str, ...]:
        return (*super().own_columns(), *OWN_COLUMNS)

    def positional(self) -> tuple[str, ...]:
        return ("place",)

    def copy(self) -> "SeventhSea":
        t = SeventhSea(self.match, False)
        self.copy_into(t)
        self.copy_hosts(t)
        t.place = self.place[:]
        t.tacked = self.tacked[:]
        t.used = self.used[:]
        t.first = self.first
        t.turn = self.turn
        t.phase = self.phase
        t.quiet = self.quiet
        t.boarded = self.boarded[:]
        t.boarding_at = self.boarding_at
        t.fight_at = self.fight_at
        t.winner = self.winner
        t.victory = self.victory
        t.volleys = self.volleys
        t.deeds = self.deeds[:]
        return t

    # piles by the rulebook's names

    def crew(self, seat: int) -> tuple[int, ...]:
        """The Crew in play, Captain included."""
        return self.piles[ABOARD * self.match.width + seat]

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.piles[HAND * self.match.width + seat]

    def deck(self, seat: int) -> tuple[int, ...]:
        return self.piles[DECK * self.match.width + seat]

    def discard(self, seat: int) -> tuple[int, ...]:
        return self.piles[DISCARD * self.match.width + seat]

    def sunk(self, seat: int) -> tuple[int, ...]:
        return self.piles[SUNK * self.match.width + seat]

    def adventures(self, seat: int) -> tuple[int, ...]:
        """Uncompleted Adventures of a player."""
        return self.piles[AFLOAT * self.match.width + seat]

    def attachments(self, seat: int) -> tuple[int, ...]:
        """What a player has attached, wherever it lies."""
        return self.piles[ATTACHED * self.match.width + seat]

    def chantey(self) -> int:
        """The Chantey in play, or NONE. (CG-CARDS-28)"""
        first = SUNG * self.match.width
        for at in range(first, first + self.match.seats):
            if self.piles[at]:
                return self.piles[at][-1]
        return NONE

    def everybody(self) -> tuple[int, ...]:
        """All Crew in play."""
        first = ABOARD * self.match.width
        found = EMPTY
        for at in range(first, first + self.match.seats):
            found += self.piles[at]
        return found

    def sea(self, seat: int) -> int:
        """The Sea that a player's Ship is in."""
        return self.place[self.match.ship[seat]]

    # moving cards

    def leaves(self, c: int, old: int, new: int) -> None:
        """A card that leaves play forgets everything. (CG-RULE-32)"""
        if IN_PLAY >> new & 1 and IN_PLAY >> old & 1:
            return
        self.tacked[c] = 0
        self.used[c] = 0
        if old == ATTACHED:
            self.detach(c)
        if old in (ABOARD, ATTACHED):
            self.dirty |= DIRTY_GEAR
        if old == ABOARD and c in self.match.captain:
            self.dirty |= DIRTY_CAPTAIN
        if old == AFLOAT:
            self.place[c] = NOWHERE
        if IN_PLAY >> old & 1:
            forget(self, c)
            if self.changed >> LATER & 1:
                let_go(self, c)


