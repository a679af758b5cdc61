"""Hits on several Ships at once (CG-RULE-63, CG-MULTI-06): a batch for each in turn order; then, who has won."""

from typing import Any, Final

from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.victory import last_captain
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import REGISTERS, SEAT, Procedure, again, push

V_TARGETS: Final = REGISTERS  # the players whose Ships are still to be hit, a bit each
V_AMOUNT: Final = 5
V_NATURE: Final = 6
V_BY: Final = 7
V_SIZE: Final = 8


def volley(s: SeventhSea, seat: int, targets: int, n: int, nature: int = 0, by: int = NONE) -> None:
    """So many Hits on each of these players' Ships at the same time."""
    f = push(s, Volley, seat)
    f[V_TARGETS], f[V_AMOUNT], f[V_NATURE], f[V_BY] = targets, n, nature, by
    s.volleys += 1


def next_batch(s: SeventhSea, f: Frame, answer: int) -> None:
    """No winner is declared before the last of them is at zero."""
    for seat in player_order(s):
        if f[V_TARGETS] >> seat & 1:
            f[V_TARGETS] &= ~(1 << seat)
            again(f)
            happenings.inflict(s, None, f[SEAT], seat, f[V_AMOUNT], f[V_NATURE], f[V_BY])
            return
    drop_volley(s, f)
    if not s.volleys:
        last_captain(s)


def drop_volley(s: SeventhSea, f: Frame) -> None:
    s.volleys -= 1


def steps(rules: Any) -> tuple[Any, ...]:
    return (next_batch,)


Volley: Final = Procedure("volley", steps, V_SIZE, drop_volley)
