"""Winning: Assassination at any moment, the other victories at their steps of Plunder."""

from collections.abc import Callable, Sequence
from typing import Final

from quarterdeck.games.five_sails.seats import playing
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ASSASSINATION, BAZAAR, DOCKS, DRAW, FIFTH_DAY, FORUMS, INFLUENCE, LAST_LEFT, T_VICTORY, UNCONTROLLED,
)  # fmt: skip
from quarterdeck.games.five_sails.values import stat
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.record import note

CORE: Final = (DOCKS, FORUMS, BAZAAR)


def win(s: FiveSails, seat: int, victory: int) -> None:
    """The game ends here and now; NONE is a draw."""
    s.over = True
    s.winner = seat
    s.victory = victory if seat != NONE else DRAW
    note(s, T_VICTORY, seat, other=s.purse[seat] if seat != NONE else NONE, amount=s.victory)


def assassination(s: FiveSails) -> None:
    """The only player with a Leader in play wins at once. (FS-VICTORY-01, FS-RULE-01 to -03, FS-MULTI-03)"""
    if s.over:
        return
    seats = playing(s)
    left = [seat for seat in seats if s.leader_in_play(seat) != NONE]
    if len(left) == 1:
        win(s, left[0], ASSASSINATION if len(seats) > 1 else LAST_LEFT)
    elif not left:
        win(s, ranked(s, seats, leaders=False), ASSASSINATION)


def dominance(s: FiveSails) -> int:
    """The player who controls all three core locations, or NONE. (FS-VICTORY-03)"""
    seat = s.control[DOCKS]
    return seat if seat != UNCONTROLLED and all(s.control[p] == seat for p in CORE) else NONE


def economic(s: FiveSails) -> int:
    """The player with the most Renown, enough of it; a shared lead wins nothing. (FS-VICTORY-05 to -09)"""
    most = max(s.purse[seat] for seat in playing(s))
    leaders = [seat for seat in playing(s) if s.purse[seat] == most]
    return leaders[0] if most >= s.match.ruleset.renown_to_win and len(leaders) == 1 else NONE


def last_day(s: FiveSails) -> None:
    """Most Renown, then the tiebreaks, else a draw. (FS-VICTORY-10, -11)"""
    win(s, ranked(s, playing(s), leaders=True), FIFTH_DAY)


def ranked(s: FiveSails, seats: Sequence[int], leaders: bool) -> int:
    """The best by Renown, locations, Influence and the Leader's wounds; NONE (or anyone) if they stay tied.

    (FS-RULE-10)
    """
    if not seats:
        return NONE
    for measure in (renown, locations, influence, *((health,) if leaders else ())):
        seats = best_by(s, seats, measure)
        if len(seats) == 1:
            return seats[0]
    return seats[pick(s, len(seats), "tie")] if s.match.ruleset.draw == "random" else NONE


def best_by(s: FiveSails, seats: Sequence[int], measure: Callable[[FiveSails, int], int]) -> list[int]:
    best = max(measure(s, seat) for seat in seats)
    return [seat for seat in seats if measure(s, seat) == best]


def tiebreak(s: FiveSails) -> str:
    """By what the last Day was won where the most Renown was shared, in words; nothing if it was not."""
    seats = best_by(s, playing(s), renown)
    for measure, words in TIEBREAKS if len(seats) > 1 else ():
        seats = best_by(s, seats, measure)
        if len(seats) == 1:
            return words
    return "chosen by chance" if len(seats) > 1 else ""


def renown(s: FiveSails, seat: int) -> int:
    return s.purse[seat]


def locations(s: FiveSails, seat: int) -> int:
    return sum(1 for p in s.match.places if s.control[p] == seat)


def influence(s: FiveSails, seat: int) -> int:
    return sum(stat(s, c, INFLUENCE) for c in s.crew(seat))


def health(s: FiveSails, seat: int) -> int:
    """Fewest wounds is best; a player without a Leader ranks last."""
    leader = s.leader_in_play(seat)
    return -1000 if leader == NONE else -s.wounds[leader]


#: what decides between players with the same Renown, in this order. (FS-VICTORY-11)
TIEBREAKS: Final[tuple[tuple[Callable[[FiveSails, int], int], str], ...]] = (
    (locations, "more locations"), (influence, "more Influence in the crew"), (health, "fewer wounds on the Leader"),
)  # fmt: skip
