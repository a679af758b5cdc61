"""Where cards are: in which Sea, on whose Ship, under whose control."""

from quarterdeck.games.ccg.kinds import ABOARD, AFLOAT, ATTACHED, NOWHERE, VESSEL, WATERS
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SEAS
from quarterdeck.kernel.columns import NO_CARD


def sea_of(s: SeventhSea, c: int) -> int:
    """The Sea in which a card in play lies; NOWHERE for one that lies in none. (CG-CARDS-35)"""
    zone = s.zone[c]
    if zone == ATTACHED and s.host[c] != NO_CARD:
        return sea_of(s, s.host[c])
    if zone == ABOARD:
        return s.sea(s.holder[c])
    return s.place[c] if zone in (VESSEL, AFLOAT, WATERS) else NOWHERE


def distance(a: int, b: int) -> int:
    """How many Seas away one is from the other. (CG-SETUP-04)"""
    return abs(a - b)


def seas_at(sea: int, away: int) -> list[int]:
    """The Seas at exactly this distance. (CG-SETUP-03, CG-ACT-04a)"""
    return [there for there in range(len(SEAS)) if distance(sea, there) == away]


def near(sea: int) -> list[int]:
    """The adjacent Seas."""
    return seas_at(sea, 1)


def ships_here(s: SeventhSea, seat: int) -> list[int]:
    """The other players whose Ships are in the same Sea, in turn order."""
    here = s.sea(seat)
    return [other for other in player_order(s) if other != seat and s.sea(other) == here]


def ship_of(s: SeventhSea, c: int) -> int:
    """The seat whose Ship a card is on board of, or that a card on it is attached to; else nobody. (CG-CARDS-34)"""
    while s.zone[c] == ATTACHED and s.host[c] != NO_CARD:
        c = s.host[c]
    return s.holder[c] if s.zone[c] in (ABOARD, VESSEL) else s.match.nobody


def player_of(s: SeventhSea, c: int) -> int:
    """Whose Ship a card is on, else who controls it."""
    owner = ship_of(s, c)
    return owner if owner != s.match.nobody else s.holder[c]


def on_board(s: SeventhSea, seat: int) -> list[int]:
    """The Ship, its Crew and what is attached to them. (CG-CARDS-34)"""
    hosts = [s.match.ship[seat], *s.crew(seat)]
    return [c for host in hosts for c in (host, *s.gear(host))]
