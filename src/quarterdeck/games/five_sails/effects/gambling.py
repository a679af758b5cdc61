"""What cards do with gambling: fewer cards to choose from, and gambles that only lend their values."""

from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import D_CARDS, D_DONE, PLAYED_CARD, duel, dueling, side_of
from quarterdeck.games.five_sails.flow.duel import G_COUNT, G_KEEP, Gambling
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ASIDE, CHANGE_VALUE, DASH, ON_SIDE, REVEAL_MORE, THE_DUEL, THE_ROUND, VALUES,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_NODE, U_ORIGIN, U_PERFORMER, Node
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_FLAGS, E_SET, REPLACED, members
from quarterdeck.kernel.flow import RESULT, SEAT, push
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.words import POSSESSIVE, Words, count


class RevealLess(Effect):
    """The adversary reveals one card fewer when gambling: in its next round or, `here`, in the whole duel as long as
    it is where the performer is."""

    def __init__(self, here: bool = False) -> None:
        self.here = here

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side != NONE and dueling(s):
            until, near = (THE_DUEL, f[U_PERFORMER]) if self.here else (THE_ROUND, NONE)
            on = ON_SIDE + 1 - side
            add(s, (REVEAL_MORE, f[U_ABILITY], f[U_ORIGIN], f[SEAT], on, -1, until, near))

    def say(self, w: Words) -> str:
        fewer = "reveals one card fewer when gambling"
        if self.here:
            return f"for the rest of the duel, the adversary {fewer} while it is at this location"
        return f"in its next round, the adversary {fewer}"


class GambleForValues(Effect):
    """A gamble that is not counted, and its chosen card not played: it only adds its combat values to this round.

    `more` cards are revealed besides the usual two if the condition holds.
    """

    def __init__(self, more: int, condition: Condition) -> None:
        self.more = more
        self.condition = condition

    def lay(self, script: Script) -> None:
        script.row += [self, AddGambled()]

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        if dueling(s):
            g = push(s, Gambling, f[SEAT])
            g[G_COUNT] = s.match.ruleset.gamble_reveals + (self.more if self.condition.holds(s, f) else 0)
            g[G_KEEP] = 1
        else:
            f[U_NODE] += 1

    imperative = True

    def say(self, w: Words) -> str:
        more = f"revealing {count(self.more, 'additional card')} if {self.condition.say(w)}"
        values = f"add the chosen card{POSSESSIVE} combat values to {w.this}{POSSESSIVE} instead of playing it"
        return f"gamble for free, {more}. Then {values}, and sink all gambled cards"


def gamble_for_another(s: FiveSails, f: Frame) -> None:
    e, d = s.stack[f[U_EVENT]], duel(s)
    e[E_FLAGS] |= REPLACED
    d[D_CARDS] &= ~e[E_SET]
    if not d[D_CARDS]:  # should no card be had, this is a round without one (FS-RULE-71)
        d[D_DONE] &= ~PLAYED_CARD
    push(s, Gambling, e[SEAT])[G_COUNT] = s.match.ruleset.gamble_reveals


class AddGambled(Node):
    """What the chosen card prints is added; a dash adds nothing. All that was revealed is sunk."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        for c in members(f[RESULT]):
            for k in range(len(VALUES)):
                n = s.match.value[k][c]
                if n != DASH and n and side != NONE:
                    add(s, (CHANGE_VALUE + k, f[U_ABILITY], f[U_ORIGIN], f[SEAT], ON_SIDE + side, n, THE_ROUND))
        happenings.sink(s, list(s.pile(ASIDE, f[SEAT])))


# The words that cards are written with

reveal_less = RevealLess
gamble_for_values = GambleForValues
#: The combat card that is answered is not played: its player gambles for another, and that is not counted.
gamble_instead = Deed(
    gamble_for_another, "its player gambles for another one instead, and this gamble is not counted", order=False
)

__all__ = [
    "gamble_for_values", "gamble_instead", "reveal_less",
]  # fmt: skip
