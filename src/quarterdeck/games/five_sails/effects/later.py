"""The moments that effects of this game wait for."""

from collections.abc import Sequence

from quarterdeck.cardgame.joining import TIMINGS, Later
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.games.five_sails.duel_state import side_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    DESTROY, END_DAY, NEXT_ROUND, ON_SIDE, ROUND_BEGIN, ROUND_END, THE_DAY, THE_DUEL, THE_ROUND, THE_USE,
    WHILE_IT_LASTS, WOUNDS_RESOLVED,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import AFTER, WHEN
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.words import POSSESSIVE, Words


class Await(Later):
    """Effects that wait for a moment of your side of the duel, of the adversary's, or of nobody in particular."""

    def __init__(self, kind: int, timing: int, until: int, whose: str, effects: Sequence[Effect]) -> None:
        super().__init__(kind, timing, until, effects)
        self.whose = whose

    def bound(self, s: FiveSails, f: Frame) -> int:
        if self.whose == "yours":
            return ON_SIDE + side_of(s, f[SEAT])
        if self.whose == "adversary":
            return ON_SIDE + 1 - side_of(s, f[SEAT])
        return NONE

    def moment_words(self, w: Words) -> str:
        lapse = "" if self.until == USUAL_LAPSE.get(self.kind, THE_DAY) else " " + LAPSES[self.until]
        what = MOMENTS[self.kind][self.whose]
        word = "at" if what.startswith("the end") and self.timing == WHEN else TIMINGS[self.timing]
        strike = "Final Strike: " if self.kind == DESTROY else ""
        return f"{strike}{word} {what}{lapse}"


#: what a delayed effect waits for, by whose moment it is
MOMENTS = {
    ROUND_END: {
        "yours": "your round ends", "adversary": f"the adversary{POSSESSIVE} next round ends", "": "a round ends",
    },
    ROUND_BEGIN: {
        "yours": "your next round begins", "adversary": f"the adversary{POSSESSIVE} next round begins",
        "": "a round begins",
    },
    DESTROY: {
        "yours": "your participant is destroyed", "adversary": "the adversary is destroyed",
        "": "a character is destroyed",
    },
    WOUNDS_RESOLVED: {
        "yours": "you have resolved your wounds", "adversary": "the adversary has resolved their wounds",
        "": "wounds have been resolved",
    },
    END_DAY: {"": "the end of the Day"},
}  # fmt: skip
USUAL_LAPSE = {ROUND_END: THE_DUEL, ROUND_BEGIN: THE_DUEL}
LAPSES = {
    WHILE_IT_LASTS: "at any time", THE_DAY: "this Day", THE_DUEL: "in this duel", THE_ROUND: "this round",
    NEXT_ROUND: "before your next round", THE_USE: "in the course of this",
}  # fmt: skip


def when_your_round_ends(*effects: Effect) -> Later:
    """Waits for the end of your (first) round; with no such round it lapses. (FS-RULE-117)"""
    return Await(ROUND_END, WHEN, THE_DUEL, "yours", effects)


def at_the_end_of_the_day(*effects: Effect) -> Later:
    """Waits for the end of the Day."""
    return Await(END_DAY, WHEN, THE_DAY, "", effects)


def when_their_next_round_begins(*effects: Effect) -> Later:
    """Waits for the adversary's next round; with no such round it lapses."""
    return Await(ROUND_BEGIN, WHEN, THE_DUEL, "adversary", effects)


def when_their_next_round_ends(*effects: Effect) -> Later:
    """Waits for the end of the adversary's next round; with no such round it lapses."""
    return Await(ROUND_END, WHEN, THE_DUEL, "adversary", effects)


def after_your_wounds(*effects: Effect) -> Later:
    """Waits until you have resolved the threat of this round, wounds or not."""
    return Await(WOUNDS_RESOLVED, AFTER, THE_ROUND, "yours", effects)


def final_strike(*effects: Effect) -> Later:
    """Declared now; happens when your participant is destroyed in this round, or not at all. (FS-RULE-84)"""
    return Await(DESTROY, AFTER, THE_ROUND, "yours", effects)


__all__ = [
    "after_your_wounds", "at_the_end_of_the_day", "final_strike", "when_their_next_round_begins",
    "when_their_next_round_ends", "when_your_round_ends",
]  # fmt: skip
