"""Effects that wait: a use is put off into the table of lasting effects, and taken up again when its moment comes."""

from typing import Any, Final

from quarterdeck.cardgame.state import State
from quarterdeck.cardgame.values import BLANK
from quarterdeck.kernel.ability import (
    DELAYED, U_ABILITY, U_BEARER, U_EVENT, U_IT, U_N, U_NODE, U_ORIGIN, U_PERFORMER, U_PLACE, U_T0, U_T1, U_T2, U_T3,
    use,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame, Row
from quarterdeck.kernel.flow import SEAT, height_of
from quarterdeck.kernel.lasting import BY, EXTRA, FOR, LATER, ORIGIN, WHAT, add, remove

#: what a row keeps of the use that was put off, from EXTRA on: the node to go on at, and what the use knew
KEPT: Final = (U_NODE, U_BEARER, U_PERFORMER, U_T0, U_T1, U_T2, U_T3, U_IT, U_N, U_PLACE)
#: where in a row the cards are that it means, as sets, and the one that was answered
MEANT: Final = tuple([EXTRA + KEPT.index(register) for register in (U_T0, U_T1, U_T2, U_T3)])
WHOM: Final = EXTRA + KEPT.index(U_IT)


def put_off(s: State, f: Frame, on: int, moment: int, until: int) -> None:
    """The rest of a use waits for a moment, of one card or side or of anybody, until it lapses."""
    head = (LATER, f[U_ABILITY], f[U_ORIGIN], f[SEAT], on, moment, until)
    add(s, (*head, *[f[register] for register in KEPT]))


def let_go(s: State, c: int) -> None:
    """What waits knows no longer of a card that has left play: if it comes again, it is another."""
    bit = 1 << c
    rows = []
    for row in s.lasting:
        if row[WHAT] == LATER:
            kept = list(row)
            for at in MEANT:
                kept[at] &= ~bit if kept[at] > 0 else -1
            if kept[WHOM] == c:
                kept[WHOM] = NONE
            row = tuple(kept)
        rows.append(row)
    s.lasting = tuple(rows)


def is_due(s: State, e: Frame, row: Row) -> bool:
    """Whether a use waits for this very event, read with what the use knew."""
    x = BLANK[:]
    x[SEAT], x[U_ORIGIN] = row[FOR], row[ORIGIN]
    for i, register in enumerate(KEPT):
        x[register] = row[EXTRA + i]
    return bool(delay_of(s, row).due(s, e, x))


def delay_of(s: State, row: Row) -> Any:
    """The node that put a use off: it stands before the one to go on at."""
    return s.match.abilities[row[BY]].row[row[EXTRA] - 1]


def take_up(s: State, e: Frame, row: Row) -> None:
    """Its moment has come: the use goes on, in answer to this event."""
    remove(s, row)
    at = height_of(s, e)
    f = use(s, s.match.abilities[row[BY]], row[ORIGIN], row[EXTRA + KEPT.index(U_BEARER)], row[FOR], DELAYED)
    for i, register in enumerate(KEPT):
        f[register] = row[EXTRA + i]
    f[U_EVENT] = at
    answered = delay_of(s, row).answered(s, e, f)
    if answered != NONE:
        f[U_IT] = answered
