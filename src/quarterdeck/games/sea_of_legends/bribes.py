"""Bribes in British Ports: a payment, no free action (SL-BRI-28 to -30, SL-FREE-12)."""

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BRIBE, BRITISH, FACTION_FLAG


def can_bribe(s: Voyage, seat: int, region: int) -> bool:
    """In a British Port, once in a round, by whoever has the gold."""
    british = s.flag[region] == FACTION_FLAG + BRITISH
    return british and s.gold[seat] >= BRIBE and not s.bribed[seat] >> region & 1


def bribe(s: Voyage, seat: int, region: int) -> None:
    """The gold goes to the Royal Treasury."""
    s.store[BRITISH] += happenings.lose_gold(s, seat, BRIBE)
    s.bribed[seat] |= 1 << region
    s.dirty |= happenings.DIRTY_BOARD
