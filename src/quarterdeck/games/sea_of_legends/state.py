"""The state of Sea of Legends: the kernel's columns, the card layer's hosts and the game's own.

Captains, NPCs and loose tokens lie on the board, each in a region; what an NPC holds is attached to it. Before a player
lie Captain, ship, Crew, Lovers, Nemeses, Relics, Items and Rumors. Gold and Notoriety are counted.
"""

from typing import TYPE_CHECKING, Final

from quarterdeck.cardgame.state import CardMatch, CardState
from quarterdeck.games.sea_of_legends.board import Board
from quarterdeck.games.sea_of_legends.facts import Piece
from quarterdeck.games.sea_of_legends.terms import (
    BEFORE, BOARD, FACTIONS, FIRST_GOLD, NO_FLAG, NO_VICTORY, OFF_BOARD, OPEN, SLOTTED, TABLEAU, TALES, ZONES, DEALT,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE

if TYPE_CHECKING:  # compiled code reads a typed attribute many times faster than an unknown one
    from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility


class Setting(CardMatch):
    """What never changes in one game: the chart, the pieces, which Factions are in play."""

    def __init__(
        self, seats: int, definition: tuple[int, ...], owner: bytes, family: bytes, factions: tuple[int, ...]
    ) -> None:
        super().__init__(seats, definition, owner, family, 1 + len(factions))
        self.slotted = SLOTTED
        self.open = OPEN
        self.held = 1 << DEALT
        self.abilities: tuple[SeaAbility, ...] = ()
        self.board: Board
        #: the catalogue, and by piece what it is and of which kind
        self.cards: tuple[Piece, ...] = ()
        self.drawn: tuple[Piece, ...] = ()
        self.kind: tuple[int, ...] = ()
        self.faction: tuple[int, ...] = ()
        #: by Faction: its tokens
        self.tokens: dict[int, tuple[int, ...]] = {}
        #: the Factions in play, the Armada first; by Faction the party it is, or NONE
        self.factions = factions
        self.party = tuple(
            [seats + 1 + factions.index(f) if f in factions else NONE for f in range(len(FACTIONS))]
        )
        #: whether some Captains come with a Lover and a Nemesis of their own (SL-SETUP-31)
        self.sets = False
        #: whether Adventures show what each choice brings (SL-RULE-11)
        self.open_results = False
        #: the party that owns decks and tokens
        self.sea = seats


#: the game's own columns, in the order in which they are written; each also stands in `__init__` and `copy`
OWN: Final = (
    "region", "exhausted", "side", "marker", "gold_on", "notoriety_on", "gold", "notoriety", "captain", "tale",
    "chapter", "whom", "arc", "foe", "remembers", "ended", "told", "flag", "fort", "level", "store", "summoned",
    "bribed", "infested", "tracker", "round",
    "first", "active", "phase", "victory", "winners",
)  # fmt: skip


class Voyage(CardState[Setting]):
    """A game of Sea of Legends."""

    __slots__ = OWN

    def __init__(self, match: Setting, zones: int = ZONES) -> None:
        super().__init__(match, zones)
        n, seats = match.size, match.seats
        #: by piece: where it is on the board; Crew: whether it is Exhausted; which side is up; how many lines are
        #: unlocked; NPCs: what gold and Notoriety it holds
        self.region = [OFF_BOARD] * n
        self.exhausted = [0] * n
        self.side = [0] * n
        self.marker = [0] * n
        self.gold_on = [0] * n
        self.notoriety_on = [0] * n
        #: by seat: gold, Notoriety on the Captain card, the Captain
        self.gold = [FIRST_GOLD] * seats
        self.notoriety = [0] * seats
        self.captain = [NONE] * seats
        #: by seat and kind of tale: where its token is, and how many chapters are told
        self.tale = [OFF_BOARD] * (seats * TALES)
        self.chapter = [0] * (seats * TALES)
        #: and whom it is about, which arc it is (NONE until it begins), who is the foe in it, and what is remembered of
        #: it, as a set of the arc's words
        self.whom = [NONE] * (seats * TALES)
        self.arc = [NONE] * (seats * TALES)
        self.foe = [NONE] * (seats * TALES)
        self.remembers = [0] * (seats * TALES)
        #: by seat: the characters whose tale is told to its end, as a set
        self.ended = [0] * seats
        #: the chapter that is being told or was told last, as a row (see `told`)
        self.told: tuple[int, ...] = ()
        #: by region: whose Flag is there, and which Faction's Fort
        self.flag = [NO_FLAG] * match.board.size
        self.fort = [NO_FLAG] * match.board.size
        #: by Faction: the row of its Follower's Strength token, from 0
        self.level = [0] * len(FACTIONS)
        #: by Faction: what is counted on one of its cards: Wounds, the Royal Treasury
        self.store = [0] * len(FACTIONS)
        #: by Faction: whether its Leader has come by a rule that lets it come once
        self.summoned = [0] * len(FACTIONS)
        #: by seat: the Ports in which it has bribed the British this round, as a set
        self.bribed = [0] * seats
        #: the infested Ports, as a set
        self.infested = 0
        #: by seat: the turn at which the Egg Tracker stands, 0 if it is not placed
        self.tracker = [0] * seats
        self.round = 0
        self.first = NONE
        self.active = NONE
        self.phase = BEFORE
        self.victory = NO_VICTORY
        self.winners = 0

    def own_columns(self) -> tuple[str, ...]:
        return (*super().own_columns(), *OWN)

    def copy(self) -> "Voyage":
        t = Voyage(self.match, 0)
        self.copy_into(t)
        self.copy_hosts(t)
        t.region = self.region[:]
        t.exhausted = self.exhausted[:]
        t.side = self.side[:]
        t.marker = self.marker[:]
        t.gold_on = self.gold_on[:]
        t.notoriety_on = self.notoriety_on[:]
        t.gold = self.gold[:]
        t.notoriety = self.notoriety[:]
        t.captain = self.captain[:]
        t.tale = self.tale[:]
        t.chapter = self.chapter[:]
        t.whom = self.whom[:]
        t.arc = self.arc[:]
        t.foe = self.foe[:]
        t.remembers = self.remembers[:]
        t.ended = self.ended[:]
        t.told = self.told
        t.flag = self.flag[:]
        t.fort = self.fort[:]
        t.level = self.level[:]
        t.store = self.store[:]
        t.summoned = self.summoned[:]
        t.bribed = self.bribed[:]
        t.infested = self.infested
        t.tracker = self.tracker[:]
        t.round = self.round
        t.first = self.first
        t.active = self.active
        t.phase = self.phase
        t.victory = self.victory
        t.winners = self.winners
        return t

    def leaves(self, c: int, old: int, new: int) -> None:
        """What a piece does not keep when it goes elsewhere."""
        self.region[c] = OFF_BOARD
        self.exhausted[c] = self.side[c] = self.marker[c] = 0

    def place(self, c: int, region: int, party: int) -> None:
        """Put a mini or a token on the board."""
        self.put(c, BOARD, party)
        self.region[c] = region

    # looking

    def tableau(self, seat: int) -> tuple[int, ...]:
        return self.pile(TABLEAU, seat)

    def where(self, seat: int) -> int:
        """The region of a seat's Captain."""
        return self.region[self.captain[seat]]

    def order(self, first: int) -> list[int]:
        """The seats clockwise from one. (SL-SETUP-03)"""
        n = self.match.seats
        return [(first + i) % n for i in range(n)]

    def captains_in(self, region: int) -> list[int]:
        """The seats whose Captain is in a region, clockwise from the first player. (SL-RULE-80)"""
        return [seat for seat in self.order(max(self.first, 0)) if self.where(seat) == region]


