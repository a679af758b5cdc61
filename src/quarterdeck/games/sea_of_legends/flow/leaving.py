"""A player leaves the game. Nobody is ever out by the rules: who leaves is passed over (SL-WIN-08)."""

from quarterdeck.games.sea_of_legends.flow.opening import O_DONE, Opening
from quarterdeck.games.sea_of_legends.flow.round import R_DONE, Rounds
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.kernel.flow import PROC


def leave(s: Voyage, seat: int) -> None:
    """The last to leave ends it; the First Player token goes on to the next who is there."""
    s.out |= 1 << seat
    left = s.match.rules.player_order(s)
    if not left:
        s.over = True
    elif s.first == seat:
        hand_token_on(s, left[0])


def hand_token_on(s: Voyage, to: int) -> None:
    """In the middle of a round: whose turn comes next, or who picks a Captain next, stays as it was. (SL-ROUND-01)"""
    past = (to - s.first) % s.match.seats
    s.first = to
    for f in s.stack:
        for procedure, done in ((Opening, O_DONE), (Rounds, R_DONE)):
            if f[PROC] == procedure.number:
                f[done] = max(0, f[done] - past)
