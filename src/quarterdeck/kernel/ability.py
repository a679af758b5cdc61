"""Abilities as data, and what using one means.

An ability is a row of nodes in three parts: what is chosen when it is announced, what is paid besides wealth, and what
it does. What is used is an instance: the origin (whose text it is), the bearer (who has it) and the ability's number.
A use is a frame that walks along the row, so that "where am I" is one integer.
"""

from typing import Any, Final

from quarterdeck.kernel.columns import NONE, Frame, State
from quarterdeck.kernel.decision import NO_ANSWER, key, verb_of
from quarterdeck.kernel.event import CANCEL, PASS, Q_CANCEL, forget_above, release, release_after
from quarterdeck.kernel.flow import PC, PROC, RESULT, SEAT, USE, Procedure, Step, again, ask, could_answer, finish, go
from quarterdeck.kernel.payment import MET, TO_CANCEL, amount_of, charge, outcome_of

U_ABILITY: Final = 4
U_ORIGIN: Final = 5
U_BEARER: Final = 6
U_PERFORMER: Final = 7
U_FLAGS: Final = 8
U_NODE: Final = 9
U_EVENT: Final = 10
U_TO: Final = 11
U_N: Final = 12  # a number: what was paid where the end of the payment was open, or what a game keeps here
U_T0: Final = 13
U_T1: Final = 14
U_T2: Final = 15
U_T3: Final = 16
U_IT: Final = 17
U_PLACE: Final = 18
U_TOUCHED: Final = 19  # cards to which this use has done what its game takes note of
U_FROM: Final = 20
U_SET: Final = 21  # cards that a node is choosing one by one
U_SURE: Final = 22  # positive while it is known beforehand that the use can be paid for
U_BILLS: Final = 23  # how many of its payments are met, while there are more to come
U_ASKED: Final = 24  # who has been asked whether to cancel it
U_SIZE: Final = 25

#: flags of a use: its effects do not happen; it could not be paid; it is a copy; its costs are waived; its effects wait
#: until they are called for; only part of them happens; it is the later part of an earlier use; its first part is over
CANCELLED: Final = 1
FAILED: Final = 2
COPY: Final = 4
FREE: Final = 8
HELD: Final = 16
PARTIAL: Final = 32
DELAYED: Final = 64
EFFECTS_ONLY: Final = 128
#: what keeps the next node from following at once
STOPPED: Final = CANCELLED | FAILED | PARTIAL
#: uses that are not announced: their first part is behind them
UNDERWAY: Final = DELAYED | EFFECTS_ONLY
#: a game's own flags begin here
GAME_FLAGS: Final = 256


class Node:
    """One small thing that a card does or asks: it knows how to do it on the stack, and its words.

    `run` is called with NO_ANSWER first and, if it asked, again with the answer.
    """

    def run(self, s: Any, f: Frame, answer: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def shift(self, by: int) -> None:
        """The row became longer or shorter at its head: what points into it follows."""

    #: whether this still counts when a use is cut down to part of its effects
    partial: bool = False


class Ability:
    """One printed ability. Its number is its place in the catalogue of the game."""

    __slots__ = (
        "bills", "cancellable", "compulsory", "costs_at", "definition", "effects_at", "event", "index", "kind",
        "number", "plain", "repeatable", "row", "secretive", "timing", "zones",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        row: tuple[Node, ...],
        costs_at: int,
        effects_at: int,
        event: int = -1,
        timing: int = -1,
        zones: int = 0,
        compulsory: bool = False,
    ) -> None:
        self.kind = kind
        self.row = row
        self.costs_at = costs_at
        self.effects_at = effects_at
        self.event = event
        self.timing = timing
        self.zones = zones
        self.compulsory = compulsory
        #: whether only its player can tell what it answers: something that its card remembers in secret
        self.secretive = False
        self.repeatable = False
        #: whether others may cancel its use by paying, once it is paid for
        self.cancellable = False
        #: in how many payments it is paid for, one after the other: a price in two skills is two
        self.bills = 1
        #: whether nobody can answer its announcement, it costs no wealth and no card is played for it
        self.plain = False
        self.number = -1
        self.index = -1
        self.definition = -1


#: a use of which nothing is known yet
BLANK_USE: Final[Frame] = [0] * U_SIZE
for _register in (U_PERFORMER, U_EVENT, U_TO, U_IT, U_PLACE):
    BLANK_USE[_register] = -1


def use(s: State, ability: Ability, origin: int, bearer: int, seat: int, flags: int = 0) -> Frame:
    """Open the use of an ability; the caller may fill in more before it runs."""
    f = BLANK_USE[:]
    f[PROC] = USE
    f[SEAT] = seat
    f[U_ABILITY] = ability.number
    f[U_ORIGIN] = origin
    f[U_BEARER] = bearer
    f[U_FLAGS] = flags
    s.stack.append(f)
    return f


def walk(s: State, f: Frame, answer: int, row: tuple[Node, ...], limit: int) -> None:
    """Run the next node of the row below the limit, and come back for the one after it.

    While a node runs, U_NODE is the number of the one after it; while its question is open, its own, so that the
    question can be put again.
    """
    i = f[U_NODE]
    if answer == NO_ANSWER and i >= limit:
        return
    f[U_NODE] = i + 1
    row[i].run(s, f, answer)
    # Nodes that neither asked nor opened anything follow one another without a turn of the run loop.
    while s.question is None:
        if f[U_FLAGS] & STOPPED:
            if f[U_FLAGS] & FAILED:
                go(s, f, complete)
            else:
                again(f)
            return
        if s.dirty or s.stack[-1] is not f or s.over:
            f[PC] -= 1
            return
        i = f[U_NODE]
        if i >= limit:
            return
        f[U_NODE] = i + 1
        row[i].run(s, f, NO_ANSWER)
    f[U_NODE] -= 1


# Most often nothing comes between two steps of a use. Then one calls the next: a turn of the run loop would find that
# nothing has to be settled, asked or done first. `walk` has left the step counter alone if it has come to its limit.


def announce(s: State, f: Frame, answer: int) -> None:
    if f[U_FLAGS] & UNDERWAY:
        go(s, f, effects)
        return
    if not s.match.abilities[f[U_ABILITY]].plain:
        s.match.rules.announce(s, f)
    if not s.dirty:
        f[PC] = AT_ANNOUNCED
        choose(s, f, NO_ANSWER)


def begin(s: State, f: Frame) -> None:
    """Go straight on with a use that was just opened, as the last thing that a step does."""
    f[PC] = AT_CHOOSE
    announce(s, f, NO_ANSWER)


def choose(s: State, f: Frame, answer: int) -> None:
    ability = s.match.abilities[f[U_ABILITY]]
    if f[U_NODE] < ability.costs_at or answer != NO_ANSWER:
        walk(s, f, answer, ability.row, ability.costs_at)
    if f[PC] == AT_ANNOUNCED:
        f[PC] = AT_PAY
        announced(s, f, NO_ANSWER)


def announced(s: State, f: Frame, answer: int) -> None:
    """Others may answer the announcement. If nobody does, steps that have nothing to do are not even visited."""
    ability = s.match.abilities[f[U_ABILITY]]
    if not ability.plain:
        height = len(s.stack)
        rules = s.match.rules
        rules.announced(s, f)
        if len(s.stack) != height:
            return
        price = rules.price(s, f)
        if price or ability.bills > 1:
            f[PC] = AT_PAID
            open_payment(s, f, price)
            return
    f[PC] = AT_COMPLETE
    if ability.costs_at < ability.effects_at:
        costs(s, f, NO_ANSWER)
    elif not f[U_FLAGS] & HELD and not s.deferred and not ability.cancellable:
        f[PC] = AT_REPEAT
        effects(s, f, NO_ANSWER)


def pay(s: State, f: Frame, answer: int) -> None:
    open_payment(s, f, s.match.rules.price(s, f))


def open_payment(s: State, f: Frame, price: int) -> None:
    if price > 0:
        s.match.rules.bill(s, f, charge(s, f[SEAT], price))
    else:
        f[RESULT] = MET


def paid(s: State, f: Frame, answer: int) -> None:
    if outcome_of(f[RESULT]) != MET or not s.match.rules.costs_possible(s, f):
        f[U_FLAGS] |= FAILED
        go(s, f, complete)
        return
    if f[RESULT] > MET:
        f[U_N] = amount_of(f[RESULT])
    bills = s.match.abilities[f[U_ABILITY]].bills
    if bills > 1:
        f[U_BILLS] = (f[U_BILLS] + 1) % bills
        if f[U_BILLS]:
            go(s, f, pay)


def costs(s: State, f: Frame, answer: int) -> None:
    ability = s.match.abilities[f[U_ABILITY]]
    walk(s, f, answer, ability.row, ability.effects_at)
    if f[PC] == AT_COMPLETE and not f[U_FLAGS] & HELD and not s.deferred and not ability.cancellable:
        f[PC] = AT_REPEAT
        effects(s, f, NO_ANSWER)


def complete(s: State, f: Frame, answer: int) -> None:
    """The payment is over: what it set off is answered now, and a held use waits to be called for."""
    if release(s) or (f[U_FLAGS] & HELD and ended(s, f)):
        again(f)
    elif f[U_FLAGS] & HELD:
        s.match.rules.hold(s, f)


def ended(s: State, f: Frame) -> bool:
    """Open what waited for the end of this use, as it ends or is held; true if anything did."""
    return bool(s.deferred) and release_after(s, len(s.stack) - 1)


def cancel(s: State, f: Frame, answer: int) -> None:
    """Others may cancel what is paid for by paying themselves: each gives one answer. (off unless `cancellable`)"""
    seat = next_canceller(s, f)
    if answer == NO_ANSWER and open_to_cancel(s, f):
        could_cancel_before(s, f, seat)
    if seat == NONE:
        f[U_ASKED] = 0
        go(s, f, effects)
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_CANCEL, [key(CANCEL), key(PASS)], f[U_ORIGIN], f[U_ABILITY])
        if answer == NO_ANSWER:
            return
    f[U_ASKED] |= 1 << seat
    if verb_of(answer) == PASS:
        again(f)
    else:
        rules = s.match.rules
        price = rules.cancel_price(s, f, seat)
        rules.bill(s, f, charge(s, seat, price, f[U_ORIGIN], purpose=TO_CANCEL))


def could_cancel_before(s: State, f: Frame, seat: int) -> None:
    """Those who come before this seat, since somebody was asked last, could be asked as far as others can know."""
    hidden = s.match.rules.hidden_cancellers(s, f)
    if not hidden:
        return
    order = s.match.rules.player_order(s)
    done = [i for i, who in enumerate(order) if f[U_ASKED] >> who & 1]
    for who in order[done[-1] + 1 if done else 0 : None if seat == NONE else order.index(seat)]:
        if hidden >> who & 1:
            could_answer(s, who)


def next_canceller(s: State, f: Frame) -> int:
    """Who is asked next whether to cancel this use, or NONE."""
    if open_to_cancel(s, f):
        for seat in s.match.rules.cancellers(s, f):
            if not f[U_ASKED] >> seat & 1:
                return int(seat)
    return NONE


def open_to_cancel(s: State, f: Frame) -> bool:
    return bool(s.match.abilities[f[U_ABILITY]].cancellable) and not f[U_FLAGS] & (CANCELLED | FAILED)


def cancel_paid(s: State, f: Frame, answer: int) -> None:
    """Not enough has no effect, and is spent all the same; then the next may try."""
    if outcome_of(f[RESULT]) == MET:
        f[U_FLAGS] |= CANCELLED
    go(s, f, cancel)
    release(s)


def effects(s: State, f: Frame, answer: int) -> None:
    ability = s.match.abilities[f[U_ABILITY]]
    if f[U_NODE] < ability.effects_at:
        f[U_NODE] = ability.effects_at
    if f[U_FLAGS] & STOPPED:
        if f[U_FLAGS] & (CANCELLED | FAILED):
            return
        if answer == NO_ANSWER:
            while f[U_NODE] < len(ability.row) and not ability.row[f[U_NODE]].partial:
                f[U_NODE] += 1
    walk(s, f, answer, ability.row, len(ability.row))
    if f[PC] == AT_REPEAT and not ability.repeatable:
        f[PC] = AT_RESOLVED
        if ability.plain:
            settle_up(s, f)
        else:
            put_away(s, f, NO_ANSWER)


def repeat(s: State, f: Frame, answer: int) -> None:
    """A game may offer to use the ability again at once."""
    s.match.rules.repeat(s, f, answer)


def put_away(s: State, f: Frame, answer: int) -> None:
    s.match.rules.put_away(s, f)
    settle_up(s, f)


def settle_up(s: State, f: Frame) -> None:
    """If nothing has to be settled first, the use is over now."""
    if not s.dirty and not s.deferred:
        height = len(s.stack)
        f[PC] = AT_END
        s.match.rules.resolved(s, f)
        if len(s.stack) == height:
            finish(s, f, NO_ANSWER)


def resolved(s: State, f: Frame, answer: int) -> None:
    """The use is over; others may answer what it did, where that waits for it, and then that it is over."""
    if ended(s, f):
        again(f)
    else:
        s.match.rules.resolved(s, f)


def drop_use(s: State, f: Frame) -> None:
    s.match.rules.put_away(s, f)
    if s.deferred:
        forget_above(s, len(s.stack))


STEPS: Final[tuple[Step, ...]] = (
    announce, choose, announced, pay, paid, costs, complete, cancel, cancel_paid, effects, repeat, put_away, resolved,
)  # fmt: skip
AT_CHOOSE: Final = STEPS.index(choose)
AT_ANNOUNCED: Final = STEPS.index(announced)
AT_PAY: Final = STEPS.index(pay)
AT_PAID: Final = STEPS.index(paid)
AT_COMPLETE: Final = STEPS.index(complete)
AT_REPEAT: Final = STEPS.index(repeat)
AT_RESOLVED: Final = STEPS.index(resolved)
AT_END: Final = len(STEPS)

Use: Final = Procedure(
    "use", lambda rules: STEPS, U_SIZE, drop_use, (U_T0, U_T1, U_T2, U_T3, U_TOUCHED, U_SET), USE
)


def stop(s: State, f: Frame) -> None:
    """A node ends the effects of its own use."""
    f[U_NODE] = len(s.match.abilities[f[U_ABILITY]].row)
