"""From seats and Factions to the first question (SL-SETUP)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.facts import Character, Crew, Event, Npc, Piece, Relic, Ship
from quarterdeck.games.sea_of_legends.factions import (  # noqa: F401  (their guides come to stand in the table)
    armada, atlanteans, aztecs, coven, mukul, ordo, skystalkers, tlaloc,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.factions.british import Admiralty
from quarterdeck.games.sea_of_legends.factions.dread_tide import Rising
from quarterdeck.games.sea_of_legends.flow.activation import Activation
from quarterdeck.games.sea_of_legends.flow.adventure import Adventure
from quarterdeck.games.sea_of_legends.flow.capacity import Capacity
from quarterdeck.games.sea_of_legends.flow.challenge import Challenge
from quarterdeck.games.sea_of_legends.flow.event import EventStep
from quarterdeck.games.sea_of_legends.flow.faction_turn import FactionTurn
from quarterdeck.games.sea_of_legends.flow.move import Move
from quarterdeck.games.sea_of_legends.flow.opening import Opening, take_captain
from quarterdeck.games.sea_of_legends.flow.port import Port
from quarterdeck.games.sea_of_legends.flow.roll import Roll
from quarterdeck.games.sea_of_legends.flow.round import Rounds
from quarterdeck.games.sea_of_legends.flow.strike import Strike
from quarterdeck.games.sea_of_legends.flow.triumph import Triumph
from quarterdeck.games.sea_of_legends.flow.turn import Turn
from quarterdeck.games.sea_of_legends.rules import SeaRules
from quarterdeck.games.sea_of_legends.state import Setting, Voyage
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, CAPTAIN, CHARACTERS, CREW_DECK, EVENT_DECK, FACTIONS, IN_PLAY, NO_FACTION, SHIPS, SUPPLY, TAVERN_CARD,
    TAVERN_DECK, TOKEN,
)  # fmt: skip
from quarterdeck.kernel.chance import begin
from quarterdeck.kernel.columns import most_used_first
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.flow import push, run
from quarterdeck.kernel.setup import build

#: the first have numbers that other modules know: rolling.ROLL, moving.MOVE, turning.TURN, adventuring.ADVENTURING
PROCEDURES: Final = (
    Roll, Move, Turn, Adventure, Triumph, Opening, Rounds, Port, Challenge, Capacity, FactionTurn, Activation, Strike,
    EventStep, Admiralty, Rising,
)  # fmt: skip
MOST_SEATS: Final = 5
#: from how many players on the other edition of the Events is used (SL-SETUP-19)
MANY: Final = 3


def copies(piece: Piece, seats: int, factions: tuple[int, ...]) -> int:
    """How many of a piece are in a game. (SL-SETUP-17 to -20, -30)"""
    if piece.faction != NO_FACTION and piece.faction not in factions:
        return 0
    if isinstance(piece, Event):
        return int(piece.many == (seats >= MANY))
    if isinstance(piece, Npc) and piece.faction == ARMADA:
        return piece.copies - max(2, seats)
    return piece.copies


@lru_cache(maxsize=128)
def setting(seats: int, factions: tuple[int, ...], sets: bool = False, open_results: bool = False) -> Setting:
    """Everything about a game that its course does not change."""
    if not 1 <= seats <= MOST_SEATS:
        raise BadDefinition(f"Sea of Legends is for 1 to {MOST_SEATS} players, not {seats}")
    if len(set(factions)) != IN_PLAY or factions[0] != ARMADA:
        raise BadDefinition(f"three Factions are in play, the {FACTIONS[ARMADA]} and two others")
    cards = catalogue()
    pieces = [piece for piece in cards.cards for _ in range(copies(piece, seats, factions))]
    pieces = most_used_first(pieces, [piece.kind for piece in pieces])
    party = {f: seats + 1 + i for i, f in enumerate(factions)}
    owner = bytes([party[p.faction] if isinstance(p, Npc) else seats for p in pieces])
    m = Setting(seats, tuple([p.definition for p in pieces]), owner, bytes([p.kind for p in pieces]), factions)
    m.rules = SeaRules()
    m.board = chart()
    m.cards = cards.cards
    m.drawn = tuple(pieces)
    m.kind = tuple([p.kind for p in pieces])
    m.faction = tuple([p.faction for p in pieces])
    m.tokens = {
        f: tuple([c for c, p in enumerate(pieces) if p.kind == TOKEN and p.faction == f]) for f in factions
    }  # fmt: skip
    m.abilities = cards.abilities
    m.sets = sets
    m.open_results = open_results
    build(m, PROCEDURES, None)
    return m


@lru_cache(maxsize=128)
def laid_out(seats: int, factions: tuple[int, ...], sets: bool = False, open_results: bool = False) -> Voyage:
    """Everything where it lies before anything is shuffled or dealt."""
    m = setting(seats, factions, sets, open_results)
    s = Voyage(m)
    for c, piece in enumerate(m.drawn):
        s.piles[first_zone(piece) * m.width + m.owner[c]] += (c,)
        s.zone[c] = first_zone(piece)
        s.known[c] = m.public if m.open >> s.zone[c] & 1 else 0
    return s


def first_zone(piece: Piece) -> int:
    """(SL-SETUP-08, -10, -19 to -24)"""
    if isinstance(piece, Character):
        return CHARACTERS if piece.faction == NO_FACTION else SUPPLY
    if isinstance(piece, Crew):
        return SUPPLY if piece.starter or piece.legendary else CREW_DECK
    if isinstance(piece, Ship):
        return SUPPLY if piece.rank == 1 else SHIPS
    if isinstance(piece, Relic):
        return SUPPLY
    if isinstance(piece, Event):
        return EVENT_DECK
    return TAVERN_DECK if piece.kind == TAVERN_CARD else SUPPLY


def begin_with(
    seats: int, factions: tuple[int, ...], seed: int | str, record: bool = True, captains: Sequence[str] = (),
    sets: bool = False,
    open_results: bool = False,
) -> Voyage:  # fmt: skip
    """The first moment of a game for so many players, with three Factions.

    Who wishes for a Captain by name has it before anybody picks; of several who wish for one, the first seat.
    """
    s = laid_out(seats, factions, sets, open_results).copy()
    begin(s, seed)
    if record:
        s.record = []
    for seat, name in enumerate(captains):
        free = [c for c in s.pile(SUPPLY, s.match.sea) if s.match.kind[c] == CAPTAIN and s.match.drawn[c].name == name]
        if free:
            take_captain(s, seat, free[0])
    push(s, Opening)
    run(s)
    return s
