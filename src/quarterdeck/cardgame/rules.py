"""What the card layer asks a game besides what the kernel asks."""

from typing import Any, Final

from quarterdeck.cardgame.asking import pick_verb
from quarterdeck.cardgame.later import is_due, take_up
from quarterdeck.cardgame.terms import Q_CARDS, Q_DISCARD, Q_EXTRA_COST, Q_PLACE, Q_TARGET
from quarterdeck.kernel.columns import PUBLIC, Frame, Row
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.event import Q_PAY
from quarterdeck.kernel.rules import Rules


#: questions that ask for one of several cards or places after the other
ONE_BY_ONE: Final = (Q_PAY, Q_TARGET, Q_CARDS, Q_PLACE, Q_EXTRA_COST, Q_DISCARD)


def holds_hidden(s: Any, seat: int) -> bool:
    """Whether a seat holds a card that not everybody has seen."""
    m = s.match
    for zone in range(m.held.bit_length()):
        if m.held >> zone & 1:
            for c in s.pile(zone, seat):
                if not s.known[c] & PUBLIC:
                    return True
    return False


class CardRules(Rules):
    """The rules of a card game without any of its own."""

    def in_parts(self, q: Question) -> bool:
        return q.kind in ONE_BY_ONE

    def pick_verb(self, s: Any, q: Question) -> str:
        return pick_verb(s, q)

    def depends_on_hand(self, s: Any, seat: int, kind: int) -> bool:
        """Whether a seat that could only decline would have another answer with another hand."""
        return False

    def gives_away(self, s: Any, seat: int, kind: int, option: int) -> bool:
        """That nothing of what it holds is an answer, unless everybody has seen all of that."""
        return self.depends_on_hand(s, seat, kind) and holds_hidden(s, seat)

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
