"""Who is in the game, and in which order they come. (FS-CORE-09, -10)"""

from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.kernel.columns import NONE


def playing(s: FiveSails) -> tuple[int, ...]:
    """Seats that have not dropped out."""
    seats = s.match.orders[0]
    return tuple([seat for seat in seats if not s.out >> seat & 1]) if s.out else seats


def player_order(s: FiveSails) -> tuple[int, ...]:
    """First Player first, then clockwise; players who have left are passed over. (FS-REACT-08, FS-MULTI-02)"""
    order = s.match.orders[s.first if s.first != NONE else 0]
    if s.out:
        return tuple([seat for seat in order if not s.out >> seat & 1])
    return order


def arbiter(s: FiveSails) -> int:
    """Who orders what happens at the same moment. (FS-CORE-10, FS-REACT-10)"""
    return player_order(s)[0]


def next_in_order(s: FiveSails, served: int) -> int:
    """The first player in player order who is not yet in the set of those served, or NONE.

    The order is read anew each time: the token may pass, or a player leave, in the middle of a step.
    """
    for seat in player_order(s):
        if not served >> seat & 1:
            return seat
    return NONE
