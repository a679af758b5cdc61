"""Who is in the game, and in which order they come. (CG-TURN-02, CG-MULTI-03)"""

from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import NONE


def playing(s: SeventhSea) -> tuple[int, ...]:
    """Seats that are still in the game."""
    seats = s.match.orders[0]
    return tuple([seat for seat in seats if not s.out >> seat & 1]) if s.out else seats


def player_order(s: SeventhSea) -> tuple[int, ...]:
    """The first player, then clockwise; players who are out are passed over. (CG-REACT-03)"""
    order = s.match.orders[s.first if s.first != NONE else 0]
    return tuple([seat for seat in order if not s.out >> seat & 1]) if s.out else order


def next_in_order(s: SeventhSea, served: int) -> int:
    """The first player in turn order who is not yet in the set of those served, or NONE."""
    for seat in player_order(s):
        if not served >> seat & 1:
            return seat
    return NONE


def next_after(s: SeventhSea, seat: int) -> int:
    """The next player clockwise who is still in the game."""
    n = s.match.seats
    seat = (seat + 1) % n
    while s.out >> seat & 1 and s.out != s.match.everyone:
        seat = (seat + 1) % n
    return seat


def others(s: SeventhSea, seat: int) -> tuple[int, ...]:
    """The other players, in turn order."""
    return tuple([other for other in player_order(s) if other != seat])
