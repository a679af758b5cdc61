"""A player leaves the game (FS-RULE-07): of their own will, or because the rules say so."""

from quarterdeck.games.five_sails.duel_state import D_SEAT
from quarterdeck.games.five_sails.flow.challenge import Challenge
from quarterdeck.games.five_sails.flow.victory import win
from quarterdeck.games.five_sails.seats import playing
from quarterdeck.games.five_sails.state import DIRTY_LEADER, FiveSails
from quarterdeck.games.five_sails.terms import DISCARD, GONE, LAST_LEFT, LOCKER, PLACES, T_LEAVE, UNCONTROLLED
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.flow import drop, nearest
from quarterdeck.kernel.record import note


def eliminate(s: FiveSails) -> None:
    """Where the rules have it so, whoever has no Leader in play is out of the game. (FS-VAR-01 to -03)"""
    if s.match.ruleset.leader_destroyed == "eliminated" and not s.over:
        for seat in playing(s):
            if s.leader_in_play(seat) == NONE:
                remove_player(s, seat)


def remove_player(s: FiveSails, seat: int, gives_up: bool = False) -> None:
    """All cards of the player leave the game, and whatever they were in the middle of ends. (FS-RULE-07)"""
    s.out |= 1 << seat
    note(s, T_LEAVE, seat, amount=int(gives_up))
    if s.duel_at != NONE and seat in (s.stack[s.duel_at][D_SEAT], s.stack[s.duel_at][D_SEAT + 1]):
        drop(s, nearest(s, Challenge))
    cards_leave(s, seat)
    for place in range(PLACES):
        if s.control[place] == seat:
            s.control[place] = UNCONTROLLED
    s.purse[seat] = 0
    if s.first == seat:
        pass_token(s)
    left = playing(s)
    if len(left) == 1:
        win(s, left[0], LAST_LEFT)
    s.dirty |= DIRTY_LEADER


def cards_leave(s: FiveSails, seat: int) -> None:
    """One's own are out of the game; others go to their owners' discard piles, Lockers excepted."""
    for c in s.crew(seat):
        for a in s.gear(c):
            s.put(a, DISCARD, s.match.owner[a])
    for c in range(s.match.size):
        if s.match.owner[c] == seat:
            s.put(c, GONE, seat)
        elif s.holder[c] == seat and s.zone[c] != LOCKER:
            s.put(c, DISCARD, s.match.owner[c])


def pass_token(s: FiveSails) -> None:
    """The next player to the left who is still in the game is First Player."""
    s.first = (s.first + 1) % s.match.seats
    while s.out >> s.first & 1 and s.out != s.match.everyone:
        s.first = (s.first + 1) % s.match.seats
