"""What reactions do to the thing they answer: cancelling, replacing, aiming it at another."""

from quarterdeck.games.five_sails.effects.nodes import Effect
from quarterdeck.games.five_sails.flow.pressure import PR_ONLY_READY, Pressuring
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.kernel.ability import CANCELLED as USE_CANCELLED
from quarterdeck.kernel.ability import U_EVENT, U_FLAGS, Use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import CANCELLED, E_FLAGS, REPLACED, Happening
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.words import Words


class CancelEffects(Effect):
    """The ability that is answered does nothing; it is paid for all the same."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        at = f[U_EVENT]
        while at > 0 and s.stack[at][PROC] == Happening.number:
            at -= 1
        if at > 0 and s.stack[at][PROC] == Use.number:
            s.stack[at][U_FLAGS] |= USE_CANCELLED

    def say(self, w: Words) -> str:
        return "cancel its effects"


class CancelEvent(Effect):
    """What is answered does not happen."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if f[U_EVENT] != NONE:
            s.stack[f[U_EVENT]][E_FLAGS] |= CANCELLED

    def say(self, w: Words) -> str:
        return "cancel it"


class Instead(Effect):
    """What is answered does not happen; the rest of this text does. (FS-RULES-17, -19)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if f[U_EVENT] != NONE:
            s.stack[f[U_EVENT]][E_FLAGS] |= REPLACED

    def say(self, w: Words) -> str:
        return "this happens instead"


class CountOnlyReady(Effect):
    """In the pressure that is answered, engaged characters do not count, its performer excepted."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        at = f[U_EVENT] - 1
        if at >= 0 and s.stack[at][PROC] == Pressuring.number:
            s.stack[at][PR_ONLY_READY] = 1

    def say(self, w: Words) -> str:
        return "only its performer and en garde characters count in that pressure"
