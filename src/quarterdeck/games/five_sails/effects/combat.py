"""What cards do with combat cards, pools and interveners in the middle of a duel."""

from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import OF_YOURS, Filter
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Who, this
from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.cardgame.verbs import OnCards
from quarterdeck.games.five_sails.duel_state import (
    D_ACTIVE, D_BOUND, D_CARD, D_DONE, D_POOL, D_SEAT, D_SLAIN, D_WOUNDED, PLAYED_CARD, adversary_of, duel, dueling,
    gone, side_of, side_of_card,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.duel import maneuvers, play_card
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    EQUIPPED, FORBID, Q_ROUND, THE_DUEL, TO_BE_UNEQUIPPED, TO_INTERVENE, V_MANEUVER,
)  # fmt: skip
from quarterdeck.games.five_sails.values import may
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.words import POSSESSIVE, Words


class BarIntervening(OnCards):
    """Characters cannot intervene in the challenge that is being issued."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            add(s, (FORBID, f[U_ABILITY], f[U_ORIGIN], f[SEAT], c, TO_INTERVENE, THE_DUEL))

    def does(self, w: Words) -> str:
        return "cannot intervene in that challenge"


class EmptyPool(Effect):
    """All threat in your pool is discarded."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side != NONE and dueling(s):
            s.stack[s.duel_at][D_POOL + side] = 0

    def say(self, w: Words) -> str:
        return "all threat in your pool is discarded"


class SwapThreat(Effect):
    """Your pool and the adversary's change places with all threat in them; a side that is gone keeps none."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if not dueling(s) or side_of(s, f[SEAT]) == NONE:
            f[RESULT] = 0
            return
        d = s.stack[s.duel_at]
        for pool in (D_POOL, D_BOUND):
            d[pool], d[pool + 1] = d[pool + 1], d[pool]
        for side in (0, 1):
            if gone(s, d, side):
                d[D_POOL + side] = 0

    imperative = True

    def say(self, w: Words) -> str:
        return f"swap the threat in your pool with that in the adversary{POSSESSIVE} pool"


class PlayAlso(OnCards):
    """A card is played as a further combat card of this round: its values are added. (FS-RULE-105)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = self.who.cards(s, f)
        if cards and dueling(s):
            play_card(s, cards[0], f[SEAT])
        else:
            f[RESULT] = 0

    def does(self, w: Words) -> str:
        return "is played as an additional combat card of this round"


class PlayThis(Effect):
    """This card, which is equipped, becomes the combat card of your round. (FS-RULE-105)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        c = f[U_ORIGIN]
        if NO_CARD_YET.holds(s, f) and s.zone[c] == EQUIPPED and may(s, TO_BE_UNEQUIPPED, c, f[SEAT]):
            play_card(s, c, f[SEAT])
        else:
            f[RESULT] = 0

    def subject(self) -> Who | None:
        return this

    def say(self, w: Words) -> str:
        said = this.say(w)
        return f"{said} {self.does(w)}"

    def does(self, w: Words) -> str:
        return "is no longer equipped and is played as your combat card of this round"


class NoCardYet(Condition):
    """It is your round, and you have played no combat card in it."""

    def holds(self, s: FiveSails, x: Frame) -> bool:
        if not dueling(s):
            return False
        d = duel(s)
        return d[D_SEAT + d[D_ACTIVE]] == x[SEAT] and not d[D_DONE] & PLAYED_CARD

    def say(self, w: Words) -> str:
        return "you have not played a combat card in it yet"


NO_CARD_YET: NoCardYet = NoCardYet()


class UseManeuver(OnCards):
    """You may use a Maneuver of a card in your dueling line, besides the one of the round, for all its costs."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        side = side_of(s, f[SEAT])
        if side == NONE or not dueling(s) or gone(s, s.stack[s.duel_at], side):
            return
        d = s.stack[s.duel_at]
        mask = self.who.mask(s, f)
        usable = [(o, a) for o, a in maneuvers(s, d, f[SEAT], d[D_CARD + side]) if mask >> o & 1]
        keys = [key(V_MANEUVER, s.slot[o], a.number) for o, a in usable]
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_ROUND, [*keys, key(V_DONE)], d[D_CARD + side], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if answer in keys:
            o, a = usable[keys.index(answer)]
            use(s, a, o, d[D_CARD + side], f[SEAT])

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        return f"you may use a Maneuver of {self.who.say(w)} as well, paying all its costs"


class IsAdversary(Filter):
    """Is your adversary in the duel."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return s.duel_at != NONE and c == adversary_of(s, x[SEAT])

    def noun(self, w: Words) -> str:
        return "adversary"

    def phrase(self, w: Words) -> str:
        return OF_YOURS


class WoundedInDuel(Condition):
    """A character has been wounded since the duel began."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return dueling(s) and self.who.mask(s, x) & duel(s)[D_WOUNDED] != 0

    def say(self, w: Words) -> str:
        return f"{self.who.say(w)} was wounded in this duel"


class SlainByThat(Condition):
    """The wounds just dealt have destroyed a participant."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, s: FiveSails, x: Frame) -> bool:
        if x[RESULT] <= 0:
            return False
        for c in self.who.cards(s, x):
            if x[RESULT] >> c & 1 and duel(s)[D_SLAIN] >> side_of_card(s, c) & 1:
                return True
        return False

    def say(self, w: Words) -> str:
        return f"that destroys {self.who.say(w)}"


class RestOfLine(Who):
    """The cards of your dueling line besides this one."""

    def cards(self, s: FiveSails, x: Frame) -> list[int]:
        return [c for c in s.line(x[SEAT]) if c != x[U_ORIGIN]]

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        return "other cards in your dueling line"


# The words that cards are written with

is_adversary = IsAdversary()
rest_of_line = RestOfLine()
bar_intervening = BarIntervening
empty_pool = EmptyPool
swap_threat = SwapThreat
play_also = PlayAlso
play_this = PlayThis
use_maneuver = UseManeuver
wounded_in_duel = WoundedInDuel
slain_by_that = SlainByThat
no_card_yet = NO_CARD_YET

__all__ = [
    "bar_intervening", "empty_pool", "is_adversary", "no_card_yet", "play_also", "play_this", "rest_of_line",
    "slain_by_that", "swap_threat", "use_maneuver", "wounded_in_duel",
]  # fmt: skip
