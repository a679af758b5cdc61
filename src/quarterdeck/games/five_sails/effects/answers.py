"""What reactions do to the thing they answer: cancelling, replacing, aiming it at another."""

from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import it
from quarterdeck.cardgame.verbs import OnCards, be
from quarterdeck.games.five_sails.duel_state import AS_NOT_FIRST
from quarterdeck.games.five_sails.flow.pressure import PR_ONLY_READY, Pressuring
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import EQUIPPED
from quarterdeck.games.five_sails.whereabouts import same_place
from quarterdeck.kernel.ability import CANCELLED as USE_CANCELLED, U_ABILITY, U_EVENT, U_FLAGS, U_IT, Use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import (
    CANCELLED, E_AMOUNT, E_FLAGS, E_OTHER, E_PLACE, E_SET, REPLACED, Happening, happen, members, start_over,
)  # fmt: skip
from quarterdeck.kernel.flow import PC, PROC, RESULT, SEAT
from quarterdeck.kernel.words import POSSESSIVE, Words, number


def answered_use(s: FiveSails, f: Frame) -> Frame | None:
    """The use that is answered: the one below the event of its announcing, targeting or resolving."""
    at = f[U_EVENT]
    while at > 0 and s.stack[at][PROC] == Happening.number:
        at -= 1
    return s.stack[at] if at > 0 and s.stack[at][PROC] == Use.number else None


def take_out(s: FiveSails, f: Frame, flag: int) -> None:
    """What is answered does not happen to the card in question; the rest of a batch goes its way."""
    e = s.stack[f[U_EVENT]]
    if f[U_IT] != NONE:
        e[E_SET] &= ~(1 << f[U_IT])
    if f[U_IT] == NONE or not e[E_SET]:
        e[E_FLAGS] |= flag


class CancelEffects(Effect):
    """The ability that is answered does nothing; it is paid for all the same."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        u = answered_use(s, f)
        if u is not None:
            u[U_FLAGS] |= USE_CANCELLED

    imperative = True

    def say(self, w: Words) -> str:
        return "cancel the effects of that ability"


class CancelEvent(Effect):
    """What is answered does not happen."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if f[U_EVENT] != NONE:
            take_out(s, f, CANCELLED)

    imperative = True

    def say(self, w: Words) -> str:
        return f"cancel {w.answers}"


class Instead(Effect):
    """What is answered does not happen; the rest of this text does. (FS-RULES-17, -19)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if f[U_EVENT] != NONE:
            take_out(s, f, REPLACED)

    adverb = "instead"

    def say(self, w: Words) -> str:
        return "that does not happen"


class CountOnlyReady(Effect):
    """In the pressure that is answered, engaged characters do not count, its performer excepted."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        at = f[U_EVENT] - 1
        if at >= 0 and s.stack[at][PROC] == Pressuring.number:
            s.stack[at][PR_ONLY_READY] = 1

    def say(self, w: Words) -> str:
        return "in that pressure only its performer and en garde characters count"


class AtTarget(Filter):
    """At the location of a card that is targeted by what is answered."""

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return x[U_EVENT] != NONE and any(same_place(s, c, carrier(s, t)) for t in members(s.stack[x[U_EVENT]][E_SET]))

    def phrase(self, w: Words) -> str:
        w.speak(self)
        return f"at that card{POSSESSIVE} location"


def carrier(s: FiveSails, c: int) -> int:
    """Who wears an equipped card; any other card itself."""
    return s.host[c] if s.zone[c] == EQUIPPED else c


class ReduceWounds(Effect):
    """The character in question suffers fewer wounds; none at all is not being wounded."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        e = s.stack[f[U_EVENT]]
        left = max(0, e[E_AMOUNT] - self.n)
        it = 1 << f[U_IT]
        if e[E_SET] == it:
            e[E_AMOUNT] = left
            if not left:
                e[E_FLAGS] |= CANCELLED
            return
        e[E_SET] &= ~it  # the others of a batch suffer the whole number
        if left:
            apart = e[:]
            apart[PC], apart[E_SET], apart[E_AMOUNT] = 0, it, left
            happen(s, apart)

    def say(self, w: Words) -> str:
        return f"{it.say(w)} takes {number(self.n)} wound{'s' if self.n > 1 else ''} fewer"


class AimElsewhere(OnCards):
    """The ability that is answered targets another instead; its own words on targets do not matter. (FS-RULE-111)"""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        e, u, cards = s.stack[f[U_EVENT]], answered_use(s, f), self.who.cards(s, f)
        f[RESULT] = 0
        if u is None or not cards or not e[E_SET] >> f[U_IT] & 1:
            return
        old, new = 1 << f[U_IT], 1 << cards[0]
        aims = s.match.abilities[u[U_ABILITY]].aims
        for register in [e[E_AMOUNT]] if e[E_AMOUNT] else [aim.register for aim in aims if aim.aimed]:
            if u[register] > 0 and u[register] & old:
                u[register] = u[register] & ~old | new
        e[E_SET] = e[E_SET] & ~old | new
        start_over(e)
        f[RESULT] = new

    def does(self, w: Words) -> str:
        return f"{be(self.who)} targeted instead"


class AsNotFirst(Effect):
    """The ability that is answered resolves as if its player were not the First Player."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        u = answered_use(s, f)
        if u is not None:
            u[U_FLAGS] |= AS_NOT_FIRST

    def say(self, w: Words) -> str:
        return "that ability resolves as if you did not hold the First Player token"


class EquipToLeader(Effect):
    """The card that is being equipped goes to the Leader of whoever equips it, if that Leader is in play."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        e = s.stack[f[U_EVENT]]
        leader = s.leader_in_play(e[SEAT])
        if leader != NONE:
            e[E_OTHER] = leader
            e[E_PLACE] = s.place[leader]

    def say(self, w: Words) -> str:
        return "it is equipped to the Leader of the player who equips it"


# The words that cards are written with

at_target = AtTarget()
cancel_effects = CancelEffects
reduce_wounds = ReduceWounds
aim_elsewhere = AimElsewhere
as_not_first = AsNotFirst
cancel_it = CancelEvent
instead = Instead
equip_to_leader = EquipToLeader
count_only_ready = CountOnlyReady

__all__ = [
    "aim_elsewhere", "as_not_first", "at_target", "cancel_effects", "cancel_it", "count_only_ready",
    "equip_to_leader", "instead", "reduce_wounds",
]  # fmt: skip
