"""What the card layer asks a game besides what the kernel asks."""

from typing import Any, Final

from quarterdeck.cardgame.later import is_due, take_up
from quarterdeck.cardgame.terms import Q_CARDS, Q_DISCARD, Q_EXTRA_COST, Q_PLACE, Q_TARGET
from quarterdeck.kernel.columns import Frame, Row
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.event import Q_PAY
from quarterdeck.kernel.rules import Rules


#: questions that ask for one of several cards or places after the other
ONE_BY_ONE: Final = (Q_PAY, Q_TARGET, Q_CARDS, Q_PLACE, Q_EXTRA_COST, Q_DISCARD)


class CardRules(Rules):
    """The rules of a card game without any of its own."""

    def in_parts(self, q: Question) -> bool:
        return q.kind in ONE_BY_ONE

    def player_of(self, s: Any, c: int) -> int:
        """Whose a card is, or last was."""
        return int(s.holder[c])

    def targeted(self, s: Any, f: Frame, who: int, register: int) -> None:
        """Cards were targeted in the course of an effect, and are kept in this register; others may answer."""

    def due(self, s: Any, e: Frame, row: Row) -> bool:
        """Whether a use that was put off waits for this very event."""
        return is_due(s, e, row)

    def carry_out(self, s: Any, e: Frame, row: Row) -> None:
        """Go on with a use where it left off."""
        take_up(s, e, row)
