"""A player is out: the Captain is gone, or the player gives up (CG-VICTORY-01, CG-RULE-43, -44, -53, -69)."""

from quarterdeck.games.ccg.fights import side_of
from quarterdeck.games.ccg.flow.victory import last_captain
from quarterdeck.games.ccg.happenings import to_pile
from quarterdeck.games.ccg.kinds import ABOARD, DISCARD, GONE, PLAYER_OUT
from quarterdeck.games.ccg.seats import next_after, playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.flow import drop
from quarterdeck.kernel.record import note


def captains_lost(s: SeventhSea) -> list[int]:
    """Players whose Captain has left play."""
    return [seat for seat in playing(s) if s.zone[s.match.captain[seat]] != ABOARD]


def eliminate(s: SeventhSea) -> None:
    """Whoever has lost the Captain is out at once. (CG-VICTORY-01, -06)"""
    lost = captains_lost(s)
    for seat in lost:
        remove_player(s, seat)
    if lost:
        last_captain(s)


def remove_player(s: SeventhSea, seat: int, gives_up: bool = False) -> None:
    """The player's cards leave the game, a Boarding that the player is in ends. (CG-RULE-43, -53)"""
    s.out |= 1 << seat
    note(s, PLAYER_OUT, seat, amount=int(gives_up))
    break_off(s, seat)
    cards_leave(s, seat)
    if s.first == seat:
        s.first = next_after(s, seat)


def break_off(s: SeventhSea, seat: int) -> None:
    """The Boarding, or the Duel outside of one, in which the player fights is over; nobody draws for it."""
    for at in (s.boarding_at, s.fight_at):
        if at != NONE and at < len(s.stack) and side_of(s.stack[at], seat) != NONE:
            drop(s, at)


def cards_leave(s: SeventhSea, seat: int) -> None:
    """One's own are out of the game; what others attached to them goes to its owners' discard piles."""
    for c in range(s.match.size):
        if s.match.owner[c] == seat:
            for a in s.gear(c):
                if s.match.owner[a] != seat:
                    to_pile(s, a, DISCARD)
    for c in range(s.match.size):
        if s.match.owner[c] == seat and s.zone[c] != GONE:
            s.put(c, GONE, seat)
