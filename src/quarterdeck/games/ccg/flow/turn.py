"""The turn (CG-TURN): determine order, actions, draw, untack; then what ends with it, and the next one."""

from typing import Any, Final

from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.alphabet import alphabetical
from quarterdeck.games.ccg.flow.acting import Actions
from quarterdeck.games.ccg.flow.victory import control_of_the_seas, endless
from quarterdeck.games.ccg.happenings import moment
from quarterdeck.games.ccg.kinds import (
    ACTING, DEEDS_OF_TURN, DRAWING, DRAW_PHASE, ORDERING, ORDER_DETERMINED, THE_TURN, TO_UNTACK, TURN_BEGINS, TURN_ENDS,
    T_CUT, UNTACKING, UNTACK_CARDS, UNTACK_ENDS, UNTACK_PHASE,
)  # fmt: skip
from quarterdeck.games.ccg.reckoning import books_of_the_turn
from quarterdeck.games.ccg.seats import next_in_order, playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.values import initiative, may
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import event, happen
from quarterdeck.kernel.flow import Procedure, again, go, push
from quarterdeck.kernel.lasting import sweep
from quarterdeck.kernel.record import note

T_SERVED: Final = 4
T_SIZE: Final = 5
#: cards that each player draws in the Draw phase (CG-TURN-09)
DRAWN: Final = 3


def begin_turn(s: SeventhSea, f: Frame, answer: int) -> None:
    s.turn += 1
    s.phase = ORDERING
    moment(s, TURN_BEGINS)


# I. Determine order


def determine_order(s: SeventhSea, f: Frame, answer: int) -> None:
    """The most Sailing goes first; a tie is cut for. (CG-TURN-02, -03)"""
    totals = {seat: initiative(s, seat) for seat in playing(s)}
    best = max(totals.values())
    tied = [seat for seat, total in totals.items() if total == best]
    s.first = tied[0] if len(tied) == 1 else cut_for_first(s, tied)
    moment(s, ORDER_DETERMINED, s.first, ([(best, len(tied))],))


def cut_for_first(s: SeventhSea, tied: list[int]) -> int:
    """Tied players cut their decks until one has the first title; then they shuffle. (CG-TURN-03, CG-RULE-45)"""
    cutting = [seat for seat in tied if happenings.replenish(s, seat)]
    left = cutting
    while len(left) > 1:
        cuts = {seat: cut(s, seat) for seat in left}
        least = min(cuts.values())
        left = [seat for seat in left if cuts[seat] == least]
        if len(left) > 1 and all(len({title(s, c) for c in s.deck(seat)}) == 1 for seat in left):
            break
    for seat in cutting:
        happenings.shuffle(s, seat)
    return left[0] if len(left) == 1 else (left or tied)[pick(s, len(left or tied), "first")]


def cut(s: SeventhSea, seat: int) -> tuple[tuple[int, int], ...]:
    deck = s.deck(seat)
    c = deck[pick(s, len(deck), "cut")]
    if s.record is not None:
        s.reveal(c)
        note(s, T_CUT, seat, c)
    return title(s, c)


def title(s: SeventhSea, c: int) -> tuple[tuple[int, int], ...]:
    return alphabetical(s.match.drawn[c].title)


# II. Actions


def actions(s: SeventhSea, f: Frame, answer: int) -> None:
    s.phase = ACTING
    push(s, Actions)


# III. Draw


def begin_draw(s: SeventhSea, f: Frame, answer: int) -> None:
    s.phase = DRAWING
    moment(s, DRAW_PHASE)


def draw_cards(s: SeventhSea, f: Frame, answer: int) -> None:
    """Each player draws three and discards to the maximum, in turn order. (CG-TURN-09, CG-RULE-67)"""
    seat = next_in_order(s, f[T_SERVED])
    if seat != NONE:
        f[T_SERVED] |= 1 << seat
        again(f)
        happenings.draw(s, None, seat, DRAWN)


# IV. Untack


def begin_untack(s: SeventhSea, f: Frame, answer: int) -> None:
    s.phase = UNTACKING
    f[T_SERVED] = 0
    moment(s, UNTACK_PHASE)


def untack(s: SeventhSea, f: Frame, answer: int) -> None:
    """All tacked cards of all players, wherever they lie. (CG-TURN-10)"""
    turned = 0
    for c in range(len(s.tacked)):
        if s.tacked[c] and may(s, TO_UNTACK, c):
            turned |= 1 << c
    if turned:
        happen(s, event(UNTACK_CARDS, NONE, turned, 1))


def untack_ends(s: SeventhSea, f: Frame, answer: int) -> None:
    """(CG-RULE-64)"""
    moment(s, UNTACK_ENDS)


def turn_ends(s: SeventhSea, f: Frame, answer: int) -> None:
    moment(s, TURN_ENDS, whys=() if s.record is None else books_of_the_turn(s))


def expire(s: SeventhSea, f: Frame, answer: int) -> None:
    """What lasts until the end of the turn stops; what may be used once per turn may be used again."""
    sweep(s, THE_TURN)
    for c, used in enumerate(s.used):
        if used:
            s.used[c] = 0
    s.boarded = [0] * s.match.seats
    s.deeds = [deeds & ~DEEDS_OF_TURN for deeds in s.deeds]


def control_check(s: SeventhSea, f: Frame, answer: int) -> None:
    control_of_the_seas(s)
    if not s.over:
        endless(s)


def next_turn(s: SeventhSea, f: Frame, answer: int) -> None:
    go(s, f, begin_turn)


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        begin_turn, determine_order, actions, begin_draw, draw_cards, begin_untack, untack, untack_ends, turn_ends,
        expire, control_check, next_turn,
    )  # fmt: skip


Turns: Final = Procedure("turns", steps, T_SIZE)
