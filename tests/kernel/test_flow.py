"""Procedures on the stack: results, ending, unwinding, asking, asking all, asking anew."""

from typing import Any, Final

from quarterdeck.kernel.columns import Columns, Frame, Match, State
from quarterdeck.kernel.decision import NO_ANSWER, Question, key, thing_of
from quarterdeck.kernel.flow import (
    RESULT, SEAT, Procedure, again, answer, answer_in_secret, ask, ask_all, done, end, go, nearest, push, reconsider,
    run, secrets, unwind,
)  # fmt: skip
from quarterdeck.kernel.rules import Rules
from quarterdeck.kernel.setup import build

#: what happened, in order; a test reads it and begins with an empty one
told: list[str] = []
TOLD: Final = 4


def outer_begin(s: State, f: Frame, answer: int) -> None:
    told.append("begin")
    push(s, s.match.procedures[s.stack[0][TOLD]], 0)


def outer_middle(s: State, f: Frame, answer: int) -> None:
    told.append(f"middle {f[RESULT]}")


def outer_last(s: State, f: Frame, answer: int) -> None:
    told.append("last")
    s.over = True


def counts(s: State, f: Frame, answer: int) -> None:
    f[TOLD] += 1
    told.append(f"count {f[TOLD]}")
    if f[TOLD] < 3:
        again(f)


def jumps(s: State, f: Frame, answer: int) -> None:
    go(s, f, reached)


def skipped(s: State, f: Frame, answer: int) -> None:
    told.append("skipped")


def reached(s: State, f: Frame, answer: int) -> None:
    told.append("reached")
    f[RESULT] = 8


def breaks_off(s: State, f: Frame, answer: int) -> None:
    done(s, f, 5)


def ends_outer(s: State, f: Frame, answer: int) -> None:
    end(s, Outer)


def unwinds_outer(s: State, f: Frame, answer: int) -> None:
    push(s, Left, 0)
    unwind(s, Outer)


def asks(s: State, f: Frame, answer: int) -> None:
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], 8, [key(9, n) for n in range(f[TOLD] or 2)])
        if answer == NO_ANSWER:
            return
    told.append(f"answer {thing_of(answer)}")


def asks_all(s: State, f: Frame, answer: int) -> None:
    if not s.answers:
        counts = (2, 1, 3)
        ask_all(s, f, [Question(i, 8, -1, 0, tuple(key(9, n) for n in range(counts[i]))) for i in (2, 0, 1)])
        return
    told.append(" ".join(f"{seat}:{thing_of(k)}" for seat, k in secrets(s)))


def after(s: State, f: Frame, answer: int) -> None:
    told.append("after")


def left(s: Any, f: Frame) -> None:
    told.append("left")


Outer: Final = Procedure("outer", lambda rules: (outer_begin, outer_middle, outer_last), 5)
Counting: Final = Procedure("counting", lambda rules: (counts,), 5)
Jumping: Final = Procedure("jumping", lambda rules: (jumps, skipped, reached))
Breaking: Final = Procedure("breaking", lambda rules: (breaks_off, skipped))
Ending: Final = Procedure("ending", lambda rules: (ends_outer, after))
Unwinding: Final = Procedure("unwinding", lambda rules: (unwinds_outer, after), leave=left)
Left: Final = Procedure("left", lambda rules: (after,), leave=left)
Asking: Final = Procedure("asking", lambda rules: (asks, after), 5, left)
AskingAll: Final = Procedure("asking all", lambda rules: (asks_all, after))
PROCEDURES: Final = (Outer, Counting, Jumping, Breaking, Ending, Unwinding, Left, Asking, AskingAll)


def begin(inner: Procedure, seats: int = 3) -> State:
    """Run the outer procedure with this one inside it."""
    told.clear()
    m = Match(seats, (), b"", b"")
    m.rules = Rules()
    build(m, PROCEDURES, None)
    s: State = Columns(m, zones=1)
    push(s, Outer)[TOLD] = inner.number
    run(s)
    return s


def test_a_step_may_come_again() -> None:
    begin(Counting)
    assert told == ["begin", "count 1", "count 2", "count 3", "middle 0", "last"]


def test_a_step_may_go_to_a_named_step_and_a_procedure_leaves_its_result_below() -> None:
    begin(Jumping)
    assert told == ["begin", "reached", "middle 8", "last"]


def test_a_procedure_may_be_done_early() -> None:
    begin(Breaking)
    assert told == ["begin", "middle 5", "last"]


def test_end_lets_what_is_open_run_out_and_goes_to_the_last_step() -> None:
    begin(Ending)
    assert told == ["begin", "after", "last"]


def test_unwind_drops_what_is_open_now_and_each_frame_leaves() -> None:
    begin(Unwinding)
    assert told == ["begin", "left", "left", "middle 0", "last"]


def test_nearest_finds_the_topmost_frame_of_a_procedure() -> None:
    s = begin(Asking)
    assert nearest(s, Asking) == 1
    assert nearest(s, Counting) == -1


# asking


def test_a_step_that_asked_is_called_again_with_the_answer() -> None:
    s = begin(Asking)
    assert s.question is not None and s.question.seat == 0
    assert (s.asked, s.made) == ([1, 0, 0], 0)
    answer(s, key(9, 1))
    assert told == ["begin", "answer 1", "after", "middle 0", "last"]
    assert s.made == 1


def test_a_question_with_one_option_is_not_asked() -> None:
    s = begin(Asking)
    s.stack[-1][TOLD] = 1
    s.question = None
    s.asked = [0, 0, 0]
    run(s)
    assert told[:2] == ["begin", "answer 0"]
    assert s.asked == [0, 0, 0]


def test_a_question_can_be_put_anew() -> None:
    s = begin(Asking)
    s.stack[-1][TOLD] = 4
    reconsider(s)
    assert s.question is not None and len(s.question.options) == 4
    assert s.asked == [2, 0, 0], "it is another question: an answer to the first is stale"


def test_a_seat_that_is_out_loses_its_frames_when_they_come_to_the_top() -> None:
    s = begin(Asking)
    s.out = 0b001
    reconsider(s)
    assert told == ["begin", "left", "middle 0", "last"]


def test_a_seat_that_is_out_declines_in_the_frames_of_others() -> None:
    s = begin(Asking)
    s.stack[-1][SEAT] = 1
    reconsider(s)
    s.match.rules.abandons = lambda s, f: False  # type: ignore[method-assign]
    s.out = 0b010
    reconsider(s)
    assert told[:3] == ["begin", "answer 1", "after"]


def test_a_step_that_has_nothing_left_to_ask_because_somebody_left_is_over() -> None:
    s = begin(Asking)
    s.stack[-1][TOLD] = -1
    s.out = 0b100
    reconsider(s)
    assert told == ["begin", "after", "middle 0", "last"]


# asking all


def test_secret_answers_come_in_seat_order_and_a_single_option_by_itself() -> None:
    s = begin(AskingAll)
    assert s.question is not None and [q.seat for q in (s.question, *s.also)] == [0, 2]
    answer_in_secret(s, 2, key(9, 2))
    assert told == ["begin"]
    answer_in_secret(s, 0, key(9, 1))
    assert told[1:3] == ["0:1 1:0 2:2", "after"]


def test_a_seat_that_is_out_declines_its_secret_question_and_no_other_is_touched() -> None:
    s = begin(AskingAll)
    s.stack[-1][SEAT] = -1
    s.out = 0b001
    reconsider(s)
    assert s.question is not None and s.question.seat == 2 and s.asked == [1, 0, 1]
    answer_in_secret(s, 2, key(9, 0))
    assert told[1] == "0:1 1:0 2:0"


def test_the_game_may_end_under_a_question() -> None:
    s = begin(Asking)
    s.over = True
    reconsider(s)
    assert s.question is None
