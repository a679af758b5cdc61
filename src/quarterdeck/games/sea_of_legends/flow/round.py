"""The round: a turn for each player, the Faction Turn, the winner check, an Event (SL-ROUND, SL-RULE-64)."""

from typing import Any, Final

from quarterdeck.games.sea_of_legends.flow.event import EventStep
from quarterdeck.games.sea_of_legends.flow.faction_turn import FactionTurn
from quarterdeck.games.sea_of_legends.flow.turn import Turn
from quarterdeck.games.sea_of_legends.flow.victory import winner_check
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_ROUND
from quarterdeck.games.sea_of_legends.reckoning import books_of_the_round
from quarterdeck.games.sea_of_legends.terms import FACTION_TURN, TURNS
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import REGISTERS, Procedure, again, go, push
from quarterdeck.kernel.record import note

#: how many players have had their turn
R_DONE: Final = REGISTERS
R_SIZE: Final = REGISTERS + 1


def begin_round(s: Voyage, f: Frame, answer: int) -> None:
    s.round += 1
    s.phase = TURNS
    f[R_DONE] = 0
    note(s, T_ROUND, s.first, amount=s.round, whys=() if s.record is None else books_of_the_round(s))


def turns(s: Voyage, f: Frame, answer: int) -> None:
    """Clockwise from the first player. (SL-ROUND-01)"""
    if f[R_DONE] == s.match.seats:
        return
    seat = (s.first + f[R_DONE]) % s.match.seats
    f[R_DONE] += 1
    again(f)
    if not s.out >> seat & 1:
        push(s, Turn, seat)


def faction_turn(s: Voyage, f: Frame, answer: int) -> None:
    """The first player conducts it. (SL-ROUND-07)"""
    s.phase = FACTION_TURN
    push(s, FactionTurn, s.match.sea)


def check_winner(s: Voyage, f: Frame, answer: int) -> None:
    """A: if the game ends here, B and C do not happen. (SL-ROUND-08, -10, -12)"""
    winner_check(s)


def event(s: Voyage, f: Frame, answer: int) -> None:
    """B: by the first player of the round that ends. (SL-ROUND-09)"""
    push(s, EventStep, s.match.sea)


def pass_token(s: Voyage, f: Frame, answer: int) -> None:
    """C: the First Player token passes clockwise. (SL-ROUND-08, -11)"""
    for seat in s.order(s.first)[1:]:
        if not s.out >> seat & 1:
            s.first = seat
            break
    s.bribed = [0] * s.match.seats  # (SL-BRI-30, SL-RULE-64)
    go(s, f, begin_round)


def steps(rules: Any) -> tuple[Any, ...]:
    return begin_round, turns, faction_turn, check_winner, event, pass_token


Rounds: Final = Procedure("rounds", steps, R_SIZE)
