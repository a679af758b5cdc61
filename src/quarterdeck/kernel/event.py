"""What happens: an event is a frame, and windows open around its change.

Order: before and instead, when, the change to all members together, settling (the run loop sees to it), after.
In each window what is compulsory comes first, in an order the game's rules give to one seat; then the seats are asked
in order, each only if it holds a legal answer, until all pass in a row: after every use again from the first or, in a
`clockwise` match, on from the next.
An event that nobody hears, or could hear from a hidden place, is changed at once, without a frame of its own.
"""

from typing import Final

from quarterdeck.kernel.columns import NONE, Ears, Frame, Row, State
from quarterdeck.kernel.decision import NO_ANSWER, key, verb_of
from quarterdeck.kernel.flow import HAPPENING, PC, RESULT, Procedure, Step, again, ask, could_answer, done, finish
from quarterdeck.kernel.lasting import AMOUNT, BY, LATER, ORIGIN, WHAT

E_KIND: Final = 4
E_SET: Final = 5
E_AMOUNT: Final = 6
E_PLACE: Final = 7
E_OTHER: Final = 8
E_SOURCE: Final = 9
E_ABILITY: Final = 10
E_FLAGS: Final = 11
E_SEEN: Final = 12
E_PASSED: Final = 13
E_FROM: Final = 14
E_DONE: Final = 15
E_LAST: Final = 16  # who answered last in the window that is open, plus one; only in a clockwise match
E_SIZE: Final = 17

#: flags of an event: it will not happen; something else happens instead; it is part of a payment; only what is
#: compulsory answers it; what is compulsory has answered it, and the rest has waited for the end of a use
CANCELLED: Final = 1
REPLACED: Final = 2
COST: Final = 4
UNANSWERED: Final = 8
WAITED: Final = 16
#: what keeps it from happening
PREVENTED: Final = CANCELLED | REPLACED

BEFORE: Final = 0
WHEN: Final = 1
AFTER: Final = 2

#: verbs of option keys that the kernel itself uses; a game's own verbs begin at 8
PASS: Final = 0
REACT: Final = 1
ORDER: Final = 2
STOP: Final = 3
CANCEL: Final = 4

#: kinds of question that the kernel asks; a game's own kinds begin at 8
Q_REACT: Final = 0
Q_ORDER: Final = 1
Q_PAY: Final = 2
Q_CANCEL: Final = 3


def event(kind: int, seat: int, members: int = 0, amount: int = 0, place: int = 0, other: int = -1) -> Frame:
    """A new event of this seat's making, not yet happening."""
    # the registers in their order, from PROC to E_LAST: written out, because nothing is made more often
    return [HAPPENING, 0, 0, seat, kind, members, amount, place, other, -1, -1, 0, 0, 0, 0, 0, 0]


def heard(s: State, kind: int, members: int = 0) -> bool:
    """Whether any card awake now, or any lasting effect, listens for this kind of event to these members.

    If a seat could answer from a hidden place, windows open whether it can or not, so that what happens comes in the
    same order.
    """
    m = s.match
    if m.unheard[kind] and not s.hearing:
        return False
    if m.whispers[kind]:
        return True
    if s.hearing >> kind & 1 or m.own_ears[kind] & members:
        return True
    zone = s.zone
    for c, z in m.attentive[kind]:
        if zone[c] == z:
            return True
    return False


def happen(s: State, e: Frame) -> None:
    """Let an event happen: the last thing that a step does."""
    kind = e[E_KIND]
    m = s.match
    if (s.hearing or not m.unheard[kind]) and heard(s, kind, e[E_SET]):
        ears = m.ears[kind]
        if not ears[BEFORE] and not s.hearing >> kind & 1:
            e[PC] = AT_WHEN if ears[WHEN] else AT_CHANGE
        if m.costs_unanswered and e[E_FLAGS] & COST:
            e[E_FLAGS] |= UNANSWERED
        s.stack.append(e)
        return
    m.changes[kind](s, e)
    s.stack[-1][RESULT] = e[RESULT]


# Where nobody has anything to say the next step follows at once: a window that opens nothing and asks nobody leaves the
# step counter alone.


def before(s: State, f: Frame, answer: int) -> None:
    window(s, f, BEFORE, answer)
    if f[PC] == AT_WHEN:
        f[PC] = AT_CHANGE
        when(s, f, NO_ANSWER)


def when(s: State, f: Frame, answer: int) -> None:
    window(s, f, WHEN, answer)
    if f[PC] == AT_CHANGE:
        f[PC] = AT_AFTER
        change(s, f, NO_ANSWER)


def change(s: State, f: Frame, answer: int) -> None:
    if f[E_FLAGS] & PREVENTED:
        done(s, f, 0)
        return
    f[E_SEEN] = f[E_PASSED] = f[RESULT] = 0
    s.match.changes[f[E_KIND]](s, f)
    f[E_DONE] = f[RESULT]
    if not s.dirty and s.stack[-1] is f and not s.over:
        f[PC] = AT_OUTCOME
        after(s, f, NO_ANSWER)


def after(s: State, f: Frame, answer: int) -> None:
    if f[E_FLAGS] & COST:
        f[E_PASSED] = len(s.stack) - 1
        defer(s, f)
        return
    if s.match.patient and not f[E_FLAGS] & WAITED and wait(s, f, answer):
        return
    window(s, f, AFTER, answer)
    if f[PC] == AT_OUTCOME:
        outcome(s, f, NO_ANSWER)
        finish(s, f, NO_ANSWER)


def outcome(s: State, f: Frame, answer: int) -> None:
    """What the change gave goes to whoever made it happen, whatever the windows left in between."""
    f[RESULT] = f[E_DONE]


STEPS: Final[tuple[Step, ...]] = (before, when, change, after, outcome)
AT_WHEN: Final = STEPS.index(when)
AT_CHANGE: Final = STEPS.index(change)
AT_AFTER: Final = STEPS.index(after)
AT_OUTCOME: Final = STEPS.index(outcome)
#: which window a step opens
WINDOWS: Final = {STEPS.index(before): BEFORE, AT_WHEN: WHEN, AT_AFTER: AFTER}

Happening: Final = Procedure("event", lambda rules: STEPS, E_SIZE, cards=(E_SET,), number=HAPPENING)


def defer(s: State, f: Frame) -> None:
    """What part of a payment set off waits until the payment is complete, or what a use set off until that is over.

    Where on the stack it belongs is kept in the event: it is forgotten if all from there on is dropped.
    """
    f[E_FLAGS] &= ~COST
    again(f)
    s.stack.pop()
    s.stack[-1][RESULT] = f[E_DONE]
    s.deferred = (*s.deferred, tuple(f))


def release(s: State) -> bool:
    """Open the windows that waited for a payment of the use on top of the stack; true if there were any."""
    if not s.deferred:
        return False
    top = len(s.stack)
    return open_again(s, [row for row in s.deferred if not row[E_FLAGS] & WAITED and row[E_PASSED] >= top])


def wait(s: State, f: Frame, answer: int) -> bool:
    """Do what is compulsory, then put the window off until the use that the event belongs to is over.

    False if it belongs to none: then there is nothing to wait for.
    """
    at = NONE if f[E_FLAGS] & UNANSWERED else s.match.rules.use_of(s, f)
    if at == NONE:
        return False
    entries = s.match.ears[f[E_KIND]][AFTER]
    if answer != NO_ANSWER:
        take(s, f, AFTER, entries, answer)
    elif not compulsory(s, f, AFTER, entries):
        f[E_FLAGS] |= WAITED
        f[E_PASSED] = at
        defer(s, f)
    return True


def release_after(s: State, at: int) -> bool:
    """Open the windows that waited for the end of the use that stands at this height; true if there were any."""
    return open_again(s, [row for row in s.deferred if row[E_FLAGS] & WAITED and row[E_PASSED] == at])


def forget_above(s: State, height: int) -> None:
    """All from this height on has been dropped: what waited there never opens."""
    s.deferred = tuple([row for row in s.deferred if row[E_PASSED] < height])


def open_again(s: State, rows: list[Row]) -> bool:
    """Put the windows of these deferred events on the stack, the first of them on top."""
    if not rows:
        return False
    s.deferred = tuple([row for row in s.deferred if row not in rows])
    for row in reversed(rows):
        f = list(row)
        f[E_PASSED] = 0
        s.stack.append(f)
    return True


def start_over(f: Frame) -> None:
    """A replacement changed the event: it goes through *before* again."""
    f[PC] = 0


def window(s: State, f: Frame, timing: int, answer: int) -> None:
    if f[E_FLAGS] & PREVENTED:
        done(s, f, 0)
        return
    entries = s.match.ears[f[E_KIND]][timing]
    if not entries and not s.hearing:
        f[E_PASSED] = 0
        return
    if answer != NO_ANSWER:
        if verb_of(answer) == PASS:
            f[E_PASSED] |= 1 << whose_turn(s, f)
        else:
            take(s, f, timing, entries, answer)
            return
    flags = f[E_FLAGS]
    must, may = s.match.attitudes[f[E_KIND]][timing]
    if (must or s.hearing) and not flags & WAITED and compulsory(s, f, timing, entries):
        return
    answerable = may and not flags & UNANSWERED
    able = answers(s, f, timing, entries) if answerable else []
    hidden = hidden_answers(s, f[E_KIND], timing) if answerable else 0
    for seat in asking_order(s, f) if able or hidden else ():
        if f[E_PASSED] >> seat & 1:
            continue
        options = {option for option, seats in able if seats >> seat & 1}
        if options:
            # sorted, because the order of the listeners would tell equal copies apart
            ask(s, f, seat, Q_REACT, [*sorted(options), key(PASS)])
            return
        f[E_PASSED] |= 1 << seat
        if hidden >> seat & 1:
            could_answer(s, seat)
    f[E_PASSED] = f[E_LAST] = 0


def hidden_answers(s: State, kind: int, timing: int) -> int:
    """The seats that could answer in such a window without the others knowing it, whether they can or not, a bit each:
    from a hidden place, or because of what a card remembers in secret."""
    hiding, remembering = s.match.hiding[kind][timing]
    for c, zones, _ in remembering:
        if s.memo[c] and zones >> s.zone[c] & 1:
            hiding |= 1 << s.holder[c]
    return hiding & ~s.out


def answers(s: State, f: Frame, timing: int, entries: Ears) -> list[tuple[int, int]]:
    """What could be answered now: the option, and the seats that may take it."""
    rules = s.match.rules
    everyone = s.match.everyone
    zone = s.zone
    able: list[tuple[int, int]] = []
    for i, (c, zones, ability) in enumerate(entries):
        if zones >> zone[c] & 1 and not ability.compulsory and not f[E_SEEN] >> seen(i, timing) & 1:
            seats = rules.reacting(s, f, c, ability)
            if seats > everyone:
                seats = spoken_for(s, seats)
            if seats:
                able.append((key(REACT, rules.thing(s, c), ability.number), seats))
    return able


def spoken_for(s: State, parties: int) -> int:
    """The seats of a mask, and those that speak for its other parties."""
    seats: int = parties & s.match.everyone
    for party in range(s.match.seats, s.match.width):
        if parties >> party & 1:
            seats |= 1 << s.match.rules.speaks_for(s, party)
    return seats


def speaking_for(s: State, seat: int, parties: int) -> int:
    """Which of these parties answers when a seat does: the seat itself, the first that it speaks for, or NONE."""
    if parties >> seat & 1:
        return seat
    for party in range(s.match.seats, s.match.width):
        if parties >> party & 1 and s.match.rules.speaks_for(s, party) == seat:
            return party
    return NONE


def asking_order(s: State, f: Frame) -> tuple[int, ...]:
    """The seats in the order in which a window asks them: from the first or, where that is the rule, on from the next
    after the one that answered last."""
    order: tuple[int, ...] = s.match.rules.player_order(s)
    last = f[E_LAST] - 1
    if last in order:
        at = order.index(last) + 1
        return order[at:] + order[:at]
    return order


def whose_turn(s: State, f: Frame) -> int:
    """The seat that is asked in a window: the first that has not passed and could answer."""
    for seat in asking_order(s, f):
        if not f[E_PASSED] >> seat & 1:
            return seat
    return NONE


def seen(i: int, timing: int) -> int:
    """The bit that says that the i-th listener of a window has answered this event and cannot answer it again."""
    return 3 * i + timing


def compulsory(s: State, f: Frame, timing: int, entries: Ears) -> bool:
    """Start the next thing that must happen in this window, asking for the order if there are several."""
    rules = s.match.rules
    zone = s.zone
    options: list[int] = []
    for i, (c, zones, ability) in enumerate(entries):
        if ability.compulsory and zones >> zone[c] & 1 and not f[E_SEEN] >> seen(i, timing) & 1:
            if rules.reacting(s, f, c, ability):
                options.append(key(ORDER, rules.thing(s, c), ability.number))
    for row in later(s, f, timing):
        if rules.due(s, f, row):
            options.append(key(ORDER, rules.thing(s, row[ORIGIN]), row[BY]))
    if not options:
        return False
    chosen = ask(s, f, rules.arbiter(s), Q_ORDER, sorted(set(options)))
    if chosen != NO_ANSWER:
        take(s, f, timing, entries, chosen)
    return True


def later(s: State, f: Frame, timing: int) -> list[Row]:
    """Delayed effects that wait for this window of this kind of event."""
    if not s.hearing >> f[E_KIND] & 1:
        return []
    moment = f[E_KIND] << 2 | timing
    return [row for row in s.lasting if row[WHAT] == LATER and row[AMOUNT] == moment]


def take(s: State, f: Frame, timing: int, entries: Ears, answer: int) -> None:
    """Start the ability or delayed effect that an answer names, and come back to this window after it."""
    m = s.match
    rules = m.rules
    must = verb_of(answer) == ORDER
    seat = rules.arbiter(s) if must else whose_turn(s, f)
    again(f)
    f[E_PASSED] = 0
    if m.clockwise and not must:
        f[E_LAST] = seat + 1
    for i, (c, zones, ability) in enumerate(entries):
        if ability.compulsory == must and not f[E_SEEN] >> seen(i, timing) & 1 and zones >> s.zone[c] & 1:
            if key(verb_of(answer), rules.thing(s, c), ability.number) == answer:
                seats = rules.reacting(s, f, c, ability)
                who = lowest(seats) if must else speaking_for(s, seat, seats)
                if who != NONE:
                    if must or not m.answers_again:
                        f[E_SEEN] |= 1 << seen(i, timing)
                    rules.react(s, f, who, c, ability)
                    return
    for row in later(s, f, timing):
        if key(ORDER, rules.thing(s, row[ORIGIN]), row[BY]) == answer and rules.due(s, f, row):
            rules.carry_out(s, f, row)
            return


def lowest(mask: int) -> int:
    """The lowest member of a mask, or NONE."""
    return (mask & -mask).bit_length() - 1


def members(mask: int) -> list[int]:
    """The cards of a set, lowest first."""
    if not mask & (mask - 1):  # most sets are of one card
        return [mask.bit_length() - 1] if mask else []
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
