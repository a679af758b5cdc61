"""Paying, producing, absorbing: one procedure.

A seat owes something: the price of what it uses, that of cancelling what another uses, hits that it must absorb. Means
are taken one by one until what is due is met. Each may open windows of its own, and what happens in them may raise,
lower or ruin what is due or what is paid: both are looked at again when the last of them has closed. What counts for
it (a skill, wealth, dice), its purpose and the card that it is for are numbers that the game gives and reads.
"""

from typing import Final

from quarterdeck.kernel.columns import NONE, Frame, State
from quarterdeck.kernel.decision import NO_ANSWER, key
from quarterdeck.kernel.event import STOP
from quarterdeck.kernel.flow import PAYMENT, PC, RESULT, SEAT, Procedure, Step, again, ask, done, finish, go

P_DUE: Final = 4  # with an open end, the least
P_PAID: Final = 5
P_FOR: Final = 6
P_SET: Final = 7  # cards that are set aside until it is met
P_LAST: Final = 8
P_MARKS: Final = 9  # a game's own
P_COUNTS: Final = 10
P_PURPOSE: Final = 11
P_TERMS: Final = 12
P_OUTCOME: Final = 13
P_SIZE: Final = 14

#: terms: it goes on until the payer stops; the payer may stop before it is met; what cannot be met is lost, and it has
#: not failed for that. Without any it ends as soon as it is met, and fails when there is nothing left to pay with
OPEN_END: Final = 1
MAY_STOP: Final = 2
AS_FAR_AS_POSSIBLE: Final = 4

#: purposes that the kernel knows, the price of a use and that of cancelling one; a game's own begin at 8
TO_USE: Final = 0
TO_CANCEL: Final = 1

#: how a payment ended
NOT_MET: Final = 0
MET: Final = 1
STOPPED_EARLY: Final = 2

STOPS: Final = key(STOP)


def charge(
    s: State, payer: int, due: int, bought: int = NONE, counts: int = 0, purpose: int = TO_USE, terms: int = 0
) -> Frame:
    """Open a payment, as the last thing that a step does; the frame below finds in RESULT how it ended."""
    # the registers in their order, from PROC to P_OUTCOME
    p = [PAYMENT, 0, 0, payer, due, 0, bought, 0, 0, 0, counts, purpose, terms, NOT_MET]
    s.stack.append(p)
    return p


def outcome_of(result: int) -> int:
    """How the payment that left this result ended."""
    return result & 3


def amount_of(result: int) -> int:
    """What was paid, if the end was open."""
    return result >> 2


def collect(s: State, f: Frame, answer: int) -> None:
    """Take one thing towards what is due, until it is met; what happens meanwhile may reopen or end it."""
    rules = s.match.rules
    if answer == NO_ANSWER:
        if f[P_PAID] >= f[P_DUE] and not f[P_TERMS] & OPEN_END:
            return
        kind, options = rules.means(s, f)
        if f[P_TERMS] and options and may_stop(f):
            options = [*options, STOPS]
        if not options:
            nothing_more(s, f, NOT_MET)
            return
        answer = ask(s, f, f[SEAT], kind, options, f[P_FOR])
        if answer == NO_ANSWER:
            return
    if answer == STOPS:
        nothing_more(s, f, STOPPED_EARLY)
        return
    again(f)
    height = len(s.stack)
    rules.pay_with(s, f, answer)
    if f[P_PAID] >= f[P_DUE] and len(s.stack) == height and not s.dirty and not f[P_TERMS] & OPEN_END:
        f[PC] = AT_REOPENED
        hand_over(s, f, NO_ANSWER)


def may_stop(f: Frame) -> bool:
    """Whether the payer need not go on: because the terms say so, or because the least is reached."""
    return bool(f[P_TERMS] & MAY_STOP) or f[P_PAID] >= f[P_DUE]


def nothing_more(s: State, f: Frame, outcome: int) -> None:
    """The payer has stopped, or has nothing left to pay with."""
    if f[P_TERMS] & AS_FAR_AS_POSSIBLE:
        f[P_DUE] = min(f[P_DUE], f[P_PAID])
    if f[P_PAID] >= f[P_DUE]:
        go(s, f, hand_over)
        return
    f[P_OUTCOME] = outcome
    go(s, f, short)
    s.match.rules.unpaid(s, f)


def hand_over(s: State, f: Frame, answer: int) -> None:
    """What was set aside for the payment is now spent."""
    height = len(s.stack)
    s.match.rules.spent(s, f)
    if len(s.stack) == height and not s.dirty:
        f[RESULT] = met(f) if f[P_TERMS] else MET
        finish(s, f, NO_ANSWER)


def reopened(s: State, f: Frame, answer: int) -> None:
    if f[P_PAID] < f[P_DUE]:
        go(s, f, collect)
    else:
        done(s, f, met(f))


def met(f: Frame) -> int:
    return f[P_PAID] << 2 | MET if f[P_TERMS] & OPEN_END else MET


def short(s: State, f: Frame, answer: int) -> None:
    """What was taken is spent, and it was not enough."""
    f[RESULT] = f[P_OUTCOME]


STEPS: Final[tuple[Step, ...]] = (collect, hand_over, reopened, short)
AT_REOPENED: Final = STEPS.index(reopened)

Payment: Final = Procedure("payment", lambda rules: STEPS, P_SIZE, cards=(P_SET,), number=PAYMENT)
