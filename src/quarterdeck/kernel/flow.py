"""Procedures made of named steps, on an explicit stack of frames, and the loop that runs them.

A frame is a list of integers: which procedure, which step, the result left by the procedure above, whose it is, and
the procedure's own registers. A step may ask, push another procedure, go to a named step, or simply return: then the
next step follows. A step that asked is called again with the answer.
"""

from collections.abc import Callable
from typing import Any, Final

from quarterdeck.kernel.columns import NONE, Frame, State
from quarterdeck.kernel.decision import NO_ANSWER, Question
from quarterdeck.kernel.lasting import FRAMED, end_with_frames

Step = Callable[[Any, Frame, int], None]

PROC: Final = 0
PC: Final = 1
RESULT: Final = 2
SEAT: Final = 3
REGISTERS: Final = 4

#: the numbers of the kernel's own procedures; a game's own come after them, in the order in which it lists them
HAPPENING: Final = 0
USE: Final = 1
PAYMENT: Final = 2

#: for where a step may ask anew: a plain None would let the type checker, and the compiler, take it that none does
NO_QUESTION: Final[Question | None] = None


class Procedure:
    """A named sequence of steps. `steps` may depend on the ruleset: it is asked once per game.

    `leave` is called when the frame is dropped before its time; it may change the state but not ask. `cards` are the
    registers that hold sets of cards which may be hidden ones, for `redeal`.
    """

    def __init__(
        self,
        name: str,
        steps: Callable[[Any], tuple[Step, ...]],
        size: int = REGISTERS,
        leave: Callable[[Any, Frame], None] | None = None,
        cards: tuple[int, ...] = (),
        number: int = NONE,
    ) -> None:
        self.name = name
        self.steps = steps
        self.size = size
        self.leave = leave
        self.cards = cards
        #: what frames call it: `build` gives it
        self.number = number

    def __repr__(self) -> str:
        return f"Procedure({self.name!r})"


def push(s: State, procedure: Procedure, seat: int = NONE) -> Frame:
    """Open a procedure above the current one and return its frame for the caller to fill in."""
    f = [0] * procedure.size
    f[PROC] = procedure.number
    f[SEAT] = seat
    s.stack.append(f)
    return f


def finish(s: State, f: Frame, answer: int) -> None:
    """The last step of every procedure: its result goes to the frame below."""
    stack = s.stack
    stack.pop()
    if stack:
        stack[-1][RESULT] = f[RESULT]
    if s.changed & FRAMED:
        end_with_frames(s, len(stack))


def go(s: State, f: Frame, step: Step) -> None:
    """Continue this frame at a named step of its own procedure."""
    f[PC] = s.match.steps[f[PROC]].index(step)


def again(f: Frame) -> None:
    """Come back to the step that is running now."""
    f[PC] -= 1


def done(s: State, f: Frame, result: int) -> None:
    """Skip the remaining steps and leave a result."""
    f[RESULT] = result
    f[PC] = len(s.match.steps[f[PROC]]) - 1


def height_of(s: State, f: Frame) -> int:
    """Where on the stack this very frame is: another may hold the same integers."""
    for at in range(len(s.stack) - 1, -1, -1):
        if s.stack[at] is f:
            return at
    raise LookupError("this frame is not on the stack")


def below(s: State, f: Frame) -> Frame:
    """The frame on which this one stands."""
    stack = s.stack
    return stack[-2] if stack[-1] is f else stack[height_of(s, f) - 1]


def nearest(s: State, procedure: Procedure) -> int:
    """Where on the stack the topmost frame of a procedure is, or NONE."""
    number = procedure.number
    for at in range(len(s.stack) - 1, -1, -1):
        if s.stack[at][PROC] == number:
            return at
    return NONE


def end(s: State, procedure: Procedure) -> None:
    """Let what is open above the nearest such procedure run out, then go to its last step."""
    at = nearest(s, procedure)
    if at != NONE:
        f = s.stack[at]
        f[PC] = len(s.match.steps[f[PROC]]) - 2


def unwind(s: State, procedure: Procedure) -> None:
    """Drop all frames above the nearest such procedure now: nothing is asked and no window opens."""
    at = nearest(s, procedure)
    if at != NONE:
        drop(s, at + 1)


def drop(s: State, height: int) -> None:
    """Drop frames, topmost first, until the stack has this height. What was dropped leaves no result."""
    while len(s.stack) > height:
        f = s.stack.pop()
        leave = s.match.procedures[f[PROC]].leave
        if leave is not None:
            leave(s, f)
    if s.stack:
        s.stack[-1][RESULT] = 0
    if s.changed & FRAMED:
        end_with_frames(s, len(s.stack))


def ask(
    s: State, f: Frame, seat: int, kind: int, options: list[int], source: int = NONE, ability: int = 0
) -> int:
    """Put a question to a seat, or to the one that speaks for a party. Gives the answer at once if there is only one
    and not asking tells nobody anything, else NO_ANSWER.

    The step is called again with the answer, or with none if the question is put anew (see `reconsider`): up to here it
    must not have changed anything. A seat that is out takes the last option, which declines where it can. Nothing is
    left to choose from only if somebody has left in between.
    """
    if len(options) == 1 and not worth_asking(s, seat, kind, options[0]):
        if s.unasked is not None:
            s.unasked.append((seat, kind, options[0]))
        if s.record is not None:
            s.match.rules.only_choice(s, seat, kind, options[0], ability)
        return options[0]
    if seat >= s.match.seats:
        seat = s.match.rules.speaks_for(s, seat)
    if s.out:
        if not options:
            s.match.rules.stuck(s, f)
            return NO_ANSWER
        if s.out >> seat & 1:
            return options[-1]
    f[PC] -= 1
    q = s.question = Question(seat, kind, source, ability, tuple(options))
    s.asked[seat] += 1
    if s.match.rules.concealed(q):
        seal(s, seat)
    return NO_ANSWER


def worth_asking(s: State, seat: int, kind: int, option: int) -> bool:
    """Whether a question with one answer is put all the same, because silence would give something away.

    Where nobody else may know who is asked, it is not put: for all others it is as if it had been.
    """
    rules = s.match.rules
    if not rules.gives_away(s, seat, kind, option):
        return False
    if not rules.concealed(Question(seat, kind, NONE, 0, (option,))):
        return True
    could_answer(s, seat)
    return False


def seal(s: State, seat: int) -> None:
    """What others chose before a seat answers, is asked in secret, or could have been, they do not take back by
    themselves: in secret it would tell them whether it is asked."""
    if s.sealed_by != seat:
        s.sealed = s.made


def could_answer(s: State, seat: int) -> None:
    """A seat could have been asked at this moment: for all others it is as if it were.

    The moment is kept for whoever shows the game to people: a table pauses at it.
    """
    seal(s, seat)
    if s.moments is not None:
        s.moments.append((seat, photograph(s)))


def photograph(s: State) -> State:
    """A copy of a state with its record."""
    t: State = s.match.rules.copy(s)
    t.record = None if s.record is None else s.record[:]
    return t


def ask_all(s: State, f: Frame, questions: list[Question]) -> None:
    """Put questions to several seats at once, in secret. The step is called again when all have answered, and takes
    what they said from `secrets`. A question with one option is answered by itself. Parties have no secrets."""
    f[PC] -= 1
    s.answers = ((NONE, 0),)
    opened: list[Question] = []
    for q in sorted(questions, key=by_seat):
        if len(q.options) == 1 or s.out >> q.seat & 1:
            s.answers = (*s.answers, (q.seat, q.options[-1]))
        else:
            opened.append(q)
            s.asked[q.seat] += 1
    if opened:
        s.question = opened[0]
        s.also = tuple(opened[1:])


def by_seat(q: Question) -> int:
    return q.seat


def secrets(s: State) -> tuple[tuple[int, ...], ...]:
    """The (seat, key) of a question put to several seats, in seat order; empty before it was asked."""
    told = s.answers[1:]
    s.answers = ()
    return told


def answer(s: State, k: int) -> None:
    """Give the open question this answer, known to be legal, and run on."""
    q = s.question
    assert q is not None
    seat = q.seat
    if s.answers:
        answer_in_secret(s, seat, k)
        return
    take_answer(s, seat, k)
    if s.question is None:
        run(s)


def take_answer(s: State, seat: int, k: int) -> None:
    """Call the step that asked a seat once more, with the answer; what follows is for whoever calls this to run."""
    seal(s, seat)
    s.sealed_by = seat
    s.made += 1
    s.question = NO_QUESTION
    f = s.stack[-1]
    pc = f[PC]
    f[PC] = pc + 1
    s.match.steps[f[PROC]][pc](s, f, k)
    if s.beats is not None:
        beat(s)


def answer_in_secret(s: State, seat: int, k: int) -> None:
    """Keep one of several secret answers; which came first leaves no trace.

    An answer may have several parts (`Rules.goes_on`): the seat is asked for the next at once, whatever the others do.
    """
    s.made += 1
    s.sealed = s.made
    s.sealed_by = NONE
    rest = [q for q in (s.question, *s.also) if q is not None and q.seat != seat]
    further: Question | None = s.match.rules.goes_on(s, seat, k)
    if further is not None and len(further.options) > 1:
        s.asked[seat] += 1
        rest = sorted([*rest, further], key=by_seat)
    else:
        s.answers = tuple(sorted((*s.answers, (seat, k if further is None else further.options[0]))))
    s.question = rest[0] if rest else None
    s.also = tuple(rest[1:])
    if not rest:
        run(s)


def reconsider(s: State) -> None:
    """A seat has left: what was open is asked anew, of those who are still there, or goes on without an answer.

    Of several secret questions only those of seats that are out are touched.
    """
    if s.over:
        s.question = None
        s.also = ()
    elif s.answers:
        rest: list[Question] = []
        for q in (s.question, *s.also):
            if q is not None and s.out >> q.seat & 1:
                s.answers = tuple(sorted((*s.answers, (q.seat, q.options[-1]))))
            elif q is not None:
                rest.append(q)
        s.question = rest[0] if rest else None
        s.also = tuple(rest[1:])
    else:
        s.question = None
    run(s)


def run(s: State) -> None:
    """Run steps until a question is open or the game is over."""
    stack = s.stack
    steps = s.match.steps
    while s.question is None and not s.over:
        if s.dirty:
            if s.match.rules.settle(s):
                continue
        if s.out and abandoned(s):
            continue
        f = stack[-1]
        pc = f[PC]
        f[PC] = pc + 1
        steps[f[PROC]][pc](s, f, NO_ANSWER)
        if s.beats is not None:
            beat(s)


def beat(s: State) -> None:
    """After a step: keep how it stands now, if something was told, for whoever shows it piece by piece."""
    told = len(s.record or ())
    if s.beats is not None and told > (s.beats[-1][0] if s.beats else 0):
        s.beats.append((told, s.match.rules.copy(s)))


def step(s: State) -> None:
    """One turn of the loop in `run`, which is written out there because nothing is done more often."""
    if s.dirty and s.match.rules.settle(s):
        return
    if s.out and abandoned(s):
        return
    f = s.stack[-1]
    pc = f[PC]
    f[PC] = pc + 1
    s.match.steps[f[PROC]][pc](s, f, NO_ANSWER)


def abandoned(s: State) -> bool:
    """Drop the top frame if it belongs to a seat that has left the game and ends with it."""
    f = s.stack[-1]
    if f[SEAT] < 0 or not s.out >> f[SEAT] & 1 or not s.match.rules.abandons(s, f):
        return False
    drop(s, len(s.stack) - 1)
    return True
