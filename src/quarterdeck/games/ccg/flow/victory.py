"""Winning and losing (CG-VICTORY): the last Captain afloat, or Control of all five Seas."""

from quarterdeck.games.ccg.kinds import CONTROL_OF_THE_SEAS, DRAWN, LAST_CAPTAIN, T_VICTORY
from quarterdeck.games.ccg.seats import playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CONTROL
from quarterdeck.games.ccg.values import seas_needed, traits_of
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.record import note

#: a game without end is a draw after so many turns, or so many in a row in which everybody only passed (CG-RULE-52)
MOST_TURNS = 200
MOST_QUIET = 20


def win(s: SeventhSea, seat: int, how: int) -> None:
    s.winner = seat
    s.victory = how
    s.over = True
    note(s, T_VICTORY, seat, amount=how)


def last_captain(s: SeventhSea, how: int = LAST_CAPTAIN) -> None:
    """Everybody else is out; nobody is left: a draw. (CG-VICTORY-02, CG-RULE-63)"""
    if s.volleys:
        return
    left = playing(s)
    if len(left) == 1:
        win(s, left[0], how)
    elif not left:
        win(s, NONE, DRAWN)


def controlled(s: SeventhSea, seat: int) -> list[int]:
    """The Seas in which a player has a Control card. (CG-VICTORY-05)"""
    found = []
    for sea, card in enumerate(s.match.seas):
        if any(s.holder[a] == seat and traits_of(s, a) & CONTROL for a in s.gear(card)):
            found.append(sea)
    return found


def control_of_the_seas(s: SeventhSea) -> None:
    """At the end of a turn the only player with Control in all five Seas wins. (CG-VICTORY-03, -04)"""
    rulers = [seat for seat in playing(s) if len(controlled(s, seat)) >= seas_needed(s, seat)]
    if len(rulers) == 1:
        win(s, rulers[0], CONTROL_OF_THE_SEAS)


def endless(s: SeventhSea) -> None:
    """(CG-RULE-52)"""
    if s.turn >= MOST_TURNS or s.quiet >= MOST_QUIET:
        win(s, NONE, DRAWN)
