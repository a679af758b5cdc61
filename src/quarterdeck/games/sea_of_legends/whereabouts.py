"""What lies before a player, and what of it is which."""

from quarterdeck.games.sea_of_legends.facts import Crew, Relic, Ship
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    CHARACTER, CLAIMED, CREW, EXHAUSTED_CREW, ITEM, ITEM_HELD, OWN_FLAG, READY_CREW, RELIC, RUMOR, SHIP, TAVERN_CARD,
    TLALOC, TOKEN,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE


def of_kind(s: Voyage, seat: int, kind: int, side: int = 0) -> list[int]:
    """A seat's cards of a kind; if a side is named, only those that show it."""
    kinds = s.match.kind
    return [c for c in s.tableau(seat) if kinds[c] == kind and (not side or s.side[c] == side)]


def crew(s: Voyage, seat: int) -> list[int]:
    return of_kind(s, seat, CREW)


def crew_card(s: Voyage, c: int) -> Crew:
    card = s.match.drawn[c]
    assert isinstance(card, Crew)
    return card


def ship(s: Voyage, seat: int) -> int:
    """A seat's ship: it always has one. (SL-RULE-73)"""
    for c in s.tableau(seat):
        if s.match.kind[c] == SHIP:
            return c
    return NONE


def ship_card(s: Voyage, c: int) -> Ship:
    card = s.match.drawn[c]
    assert isinstance(card, Ship)
    return card


def characters(s: Voyage, seat: int, side: int) -> list[int]:
    """A seat's Lovers, or Nemeses. (SL-ADV-27)"""
    return of_kind(s, seat, CHARACTER, side)


def relics(s: Voyage, seat: int) -> list[int]:
    """Relics that a seat holds: claimed ones of the Tavern, those of Factions, Summoning Relics. (SL-RULE-21)"""
    return [c for c in s.tableau(seat) if is_relic(s, c)]


def is_relic(s: Voyage, c: int) -> bool:
    kind = s.match.kind[c]
    if kind == TAVERN_CARD:
        return s.side[c] == CLAIMED
    return kind == RELIC or (kind == TOKEN and s.match.faction[c] == TLALOC)


def losable(s: Voyage, seat: int) -> list[int]:
    """Those of them that a player may give up: a Summoning Relic only as its card says. (SL-TLA-24)"""
    return [c for c in relics(s, seat) if s.match.kind[c] != TOKEN]


def items(s: Voyage, seat: int) -> list[int]:
    return of_kind(s, seat, TAVERN_CARD, ITEM)


def rumors(s: Voyage, seat: int) -> list[int]:
    return of_kind(s, seat, TAVERN_CARD, RUMOR)


def ally_relics(s: Voyage, seat: int, faction: int) -> int:
    """How many Ally Relics of a Faction a seat holds. (SL-ALIGN-03)"""
    n = 0
    for c in s.tableau(seat):
        card = s.match.drawn[c]
        if isinstance(card, Relic) and card.ally and card.faction == faction:
            n += 1
    return n


def flags_of(s: Voyage, owner: int) -> list[int]:
    """The Ports with a Flag of a seat or a Faction."""
    return [r for r in s.match.board.ports if s.flag[r] == owner]


def aboard(s: Voyage, seat: int) -> list[int]:
    """The Crew that take space: Legendary ones do not. (SL-PORT-27)"""
    return [c for c in crew(s, seat) if not crew_card(s, c).legendary]


def ready(s: Voyage, seat: int) -> list[int]:
    return [c for c in crew(s, seat) if not s.exhausted[c]]


def is_exhausted(s: Voyage, seat: int) -> list[int]:
    return [c for c in crew(s, seat) if s.exhausted[c]]


def number_of(s: Voyage, seat: int, what: int) -> int:
    """How many a seat has of what texts may count."""
    if what == OWN_FLAG:
        return len(flags_of(s, seat))
    if what == EXHAUSTED_CREW:
        return len(is_exhausted(s, seat))
    if what == READY_CREW:
        return len(ready(s, seat))
    return len(items(s, seat) if what == ITEM_HELD else relics(s, seat))
