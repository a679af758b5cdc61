"""Effects of this game that wait: for an event of the duel or for the end of the Day."""

from quarterdeck.cardgame.checks import nonsense
from quarterdeck.cardgame.joining import Later
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.triggers import Trigger
from quarterdeck.games.five_sails.duel_state import side_of
from quarterdeck.games.five_sails.effects.triggers import after, your_participant
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    DESTROY, END_DAY, ON_SIDE, ROUND_BEGIN, ROUND_END, THE_DAY, THE_DUEL, THE_ROUND, WOUNDS_RESOLVED,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import Words

#: how long an event is waited for, if not for the rest of the Day
UNTIL = {
    END_DAY: THE_DAY, ROUND_BEGIN: THE_DUEL, ROUND_END: THE_DUEL, WOUNDS_RESOLVED: THE_ROUND, DESTROY: THE_ROUND,
}  # fmt: skip


class Await(Later):
    """Effects that wait for an event, once: in this round or duel, or this Day; else they lapse. (FS-RULE-117)"""

    def __init__(self, trigger: Trigger, *effects: Effect) -> None:
        super().__init__(trigger, *effects)
        why = trigger.unasked()
        if why:
            raise nonsense(why)

    def until(self, f: Frame) -> int:
        return UNTIL.get(self.trigger.event, THE_DAY)

    def moment(self, w: Words) -> str:
        return super().moment(w) + ("" if self.trigger.event in UNTIL else " this Day")

    def bound(self, s: FiveSails, f: Frame) -> int:
        return NONE if self.until(f) == THE_DAY else ON_SIDE + side_of(s, f[SEAT])


class FinalStrike(Await):
    """Declared now; happens when your participant is destroyed in this round, or not at all. (FS-RULE-84)"""

    def __init__(self, *effects: Effect) -> None:
        super().__init__(after(DESTROY, your_participant), *effects)

    def moment(self, w: Words) -> str:
        return f"Final Strike: {super().moment(w)} this round"


# The words that cards are written with

later = Await
final_strike = FinalStrike

__all__ = [
    "final_strike", "later",
]  # fmt: skip
