"""What reactions do to the thing they answer: cancelling, replacing, aiming it at another."""

from quarterdeck.cardgame.filters import Is
from quarterdeck.cardgame.verbs import Deed, Verb
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
from quarterdeck.kernel.words import POSSESSIVE


def answered_use(s: FiveSails, f: Frame) -> Frame | None:
    """The use that is answered: the one below the event of its announcing, targeting or resolving."""
    at = f[U_EVENT]
    while at > 0 and s.stack[at][PROC] == Happening.number:
        at -= 1
    return s.stack[at] if at > 0 and s.stack[at][PROC] == Use.number else None


def take_out(s: FiveSails, f: Frame, flag: int) -> None:
    """What is answered does not happen to the card in question; the rest of a batch goes its way."""
    if f[U_EVENT] == NONE:
        return
    e = s.stack[f[U_EVENT]]
    if f[U_IT] != NONE:
        e[E_SET] &= ~(1 << f[U_IT])
    if f[U_IT] == NONE or not e[E_SET]:
        e[E_FLAGS] |= flag


def cancel_the_use(s: FiveSails, f: Frame) -> None:
    u = answered_use(s, f)
    if u is not None:
        u[U_FLAGS] |= USE_CANCELLED


def cancel_the_event(s: FiveSails, f: Frame) -> None:
    take_out(s, f, CANCELLED)


def replace_the_event(s: FiveSails, f: Frame) -> None:
    take_out(s, f, REPLACED)


def count_ready_only(s: FiveSails, f: Frame) -> None:
    at = f[U_EVENT] - 1
    if at >= 0 and s.stack[at][PROC] == Pressuring.number:
        s.stack[at][PR_ONLY_READY] = 1


def take_as_not_first(s: FiveSails, f: Frame) -> None:
    u = answered_use(s, f)
    if u is not None:
        u[U_FLAGS] |= AS_NOT_FIRST


def send_to_leader(s: FiveSails, f: Frame) -> None:
    e = s.stack[f[U_EVENT]]
    leader = s.leader_in_play(e[SEAT])
    if leader != NONE:
        e[E_OTHER] = leader
        e[E_PLACE] = s.place[leader]


def spare(s: FiveSails, f: Frame, mask: int, n: int) -> None:
    """Fewer wounds for cards of the event; none at all is not being wounded, and the others suffer the whole number."""
    e = s.stack[f[U_EVENT]]
    left = max(0, e[E_AMOUNT] - n)
    if e[E_SET] == mask:
        e[E_AMOUNT] = left
        if not left:
            e[E_FLAGS] |= CANCELLED
        return
    e[E_SET] &= ~mask
    if left:
        apart = e[:]
        apart[PC], apart[E_SET], apart[E_AMOUNT] = 0, mask, left
        happen(s, apart)


def aim_at(s: FiveSails, f: Frame, mask: int, n: int) -> None:
    """Another is targeted; the words of the ability on its targets do not matter. (FS-RULE-111)"""
    e, u = s.stack[f[U_EVENT]], answered_use(s, f)
    f[RESULT] = 0
    if u is None or not mask or not e[E_SET] >> f[U_IT] & 1:
        return
    old = 1 << f[U_IT]
    aims = s.match.abilities[u[U_ABILITY]].aims
    for register in [e[E_AMOUNT]] if e[E_AMOUNT] else [aim.register for aim in aims if aim.aimed]:
        if u[register] > 0 and u[register] & old:
            u[register] = u[register] & ~old | mask
    e[E_SET] = e[E_SET] & ~old | mask
    start_over(e)
    f[RESULT] = mask


def is_at_target(s: FiveSails, x: Frame, c: int) -> bool:
    if x[U_EVENT] == NONE:
        return False
    for t in members(s.stack[x[U_EVENT]][E_SET]):
        if same_place(s, c, carrier(s, t)):
            return True
    return False


def carrier(s: FiveSails, c: int) -> int:
    """Who wears an equipped card; any other card itself."""
    return s.host[c] if s.zone[c] == EQUIPPED else c


# The words that cards are written with

#: The ability that is answered does nothing; it is paid for all the same.
cancel_effects = Deed(cancel_the_use, "cancel the effects of that ability")
cancel_it = Deed(cancel_the_event, "cancel {answers}")  #: What is answered does not happen.
#: What is answered does not happen; the rest of this text does.
instead = Deed(replace_the_event, "that does not happen", order=False, adverb="instead")
#: In the pressure that is answered, engaged characters do not count, its performer excepted.
count_only_ready = Deed(
    count_ready_only, "in that pressure only its performer and en garde characters count", order=False
)
#: The ability that is answered resolves as if its player were not the First Player.
as_not_first = Deed(
    take_as_not_first, "that ability resolves as if you did not hold the First Player token", order=False
)
#: The card that is being equipped goes to the Leader of whoever equips it, if that Leader is in play.
equip_to_leader = Deed(send_to_leader, "it is equipped to the Leader of the player who equips it", order=False)
#: Of the wounds that are answered, the character in question suffers fewer.
reduce_wounds = Verb(spare, "takes {n} fewer", "take {n} fewer each", "spare {who} {n}", counts="wound")
#: The ability that is answered targets another instead.
aim_elsewhere = Verb(aim_at, "is targeted instead", "are targeted instead", "target {who} instead")
#: At the location of a card that is targeted by what is answered.
at_target = Is("at target", is_at_target, phrase=f"at that card{POSSESSIVE} location")

__all__ = [
    "aim_elsewhere", "as_not_first", "at_target", "cancel_effects", "cancel_it", "count_only_ready",
    "equip_to_leader", "instead", "reduce_wounds",
]  # fmt: skip
