"""What being asked, or not being asked, would tell the others about a hand."""

from typing import Final

from quarterdeck.cardgame.terms import Q_CARDS, V_DONE
from quarterdeck.games.ccg.flow.fight import pushable
from quarterdeck.games.ccg.kinds import (
    HAND, INSIDE, INSTEAD, Q_ACTION, Q_ANSWER, Q_CONTINUE, Q_OPPORTUNITY, TO_ANSWER,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.event import Q_CANCEL, Q_REACT

#: a question whose being asked would tell that one holds an answer
CONCEALED: Final = frozenset((Q_REACT, Q_CANCEL, Q_ANSWER, Q_CONTINUE))


def depends_on_hand(s: SeventhSea, seat: int, kind: int) -> bool:
    """Whether only a player's hand decides if there is another answer than to decline; else all can see it."""
    if kind == Q_OPPORTUNITY:
        return bool(pushable(s, seat)) or could_hold(s, seat, INSTEAD)
    if kind == Q_ANSWER:
        return bool(pushable(s, seat, TO_ANSWER))
    return kind in (Q_ACTION, Q_CONTINUE)


def could_hold(s: SeventhSea, seat: int, window: int) -> bool:
    """Whether a card that a player began with could be used from the hand in a window inside a question."""
    entries = s.match.inside[INSIDE.index(window)]
    return any(zones >> HAND & 1 and s.match.owner[c] == seat for c, zones, _ in entries)


def found_nothing(kind: int, option: int) -> bool:
    """Whether a deck was searched in which nothing is that was looked for: it may be in the hand."""
    return kind == Q_CARDS and option == key(V_DONE)
