"""Windows: who is asked after an answer, who may answer again, and what the order of the options must not tell."""

from kernel.skirmish import BOARDING, BOSUN, BROADSIDE, CHEER, FOUL, GUNNER, REACTS, TOLL, V_AT, skirmish
from kernel.test_payment import asked, orders, reacts, tacks
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import ability_of, key
from quarterdeck.kernel.event import PASS, Q_CANCEL, Q_ORDER, Q_PAY, Q_REACT, STOP
from quarterdeck.kernel.flow import answer

PASSES = key(PASS)


def fight(*crews: str, clockwise: bool = False, again: bool = False) -> State:
    """A mate of the first seat is producing, and others may answer that."""
    s = skirmish(*crews)
    s.match.clockwise, s.match.answers_again = clockwise, again
    tacks(orders(s, BOARDING), BOSUN)
    return s


def offered(s: State) -> list[int]:
    """The abilities with which the open question can be answered, passing excepted."""
    assert s.question is not None and s.question.options[-1] == PASSES
    return [ability_of(k) for k in s.question.options[:-1]]


# order


def test_after_an_answer_the_first_seat_is_asked_again() -> None:
    s = fight("BC", "T", "T", "TT")
    assert asked(s) == (0, Q_REACT)
    answer(s, PASSES)
    assert asked(s) == (1, Q_REACT)
    reacts(s, TOLL)
    assert asked(s) == (0, Q_REACT)


def test_clockwise_the_next_seat_is_asked_and_all_must_decline_in_a_row() -> None:
    s = fight("BDDC", "T", "T", "TT", clockwise=True)
    assert asked(s) == (0, Q_REACT)
    answer(s, PASSES)
    reacts(s, TOLL)
    assert asked(s) == (2, Q_REACT), "on from the one that answered"
    answer(s, PASSES)
    reacts(s, TOLL)
    assert asked(s) == (0, Q_REACT), "round and round"
    answer(s, PASSES)
    assert asked(s) == (2, Q_REACT), "the second seat has nothing left; the third has passed once, but not in a row"
    answer(s, PASSES)
    assert asked(s) == (3, Q_REACT), "the one that answered last is the last to decline"
    answer(s, PASSES)
    assert asked(s) == (0, Q_PAY)


def test_the_next_window_begins_with_the_first_seat_again() -> None:
    s = skirmish("GG", "BWT", "BW")
    s.match.clockwise = True
    orders(s, BROADSIDE)
    answer(s, key(V_AT, 2))
    tacks(s, GUNNER)
    reacts(s, TOLL)
    answer(s, key(STOP))
    assert asked(s) == (1, Q_REACT), "the Watches answer in turn, although the Toll came last before them"


def test_clockwise_from_a_seat_that_has_left_is_from_the_first() -> None:
    s = fight("BC", "TT", "T", clockwise=True)
    answer(s, PASSES)
    reacts(s, TOLL)
    assert asked(s) == (2, Q_REACT)
    s.match.rules.concede(s, 1)
    assert asked(s) == (0, Q_REACT)


# the same ability again


def test_an_ability_answers_an_event_once() -> None:
    s = fight("BDC", "")
    reacts(s, CHEER)
    assert asked(s) == (1, Q_CANCEL), "2 and 1 are enough, and nobody was asked again"


def test_where_the_game_says_so_the_same_ability_answers_the_same_event_again() -> None:
    s = fight("BDC", "TTT", again=True)
    for _ in range(3):
        assert asked(s) == (0, Q_REACT)
        reacts(s, CHEER)
    answer(s, PASSES)
    for _ in range(2):
        reacts(s, TOLL)
        answer(s, PASSES)
    answer(s, PASSES)
    assert asked(s) == (1, Q_CANCEL), "2 and 3 meet 3 and 2"


def test_what_is_compulsory_answers_an_event_once_all_the_same() -> None:
    s = fight("BC", "O", again=True)
    assert asked(s) == (0, Q_REACT), "the omen came first, and once"
    answer(s, PASSES)
    assert asked(s) == (1, Q_CANCEL), "2 and the omen's 1"


def test_several_compulsory_answers_are_ordered_by_one_seat() -> None:
    s = fight("BD", "O", "O")
    assert asked(s) == (0, Q_ORDER)


# what the order of options must not tell


def test_options_do_not_tell_which_copy_of_a_card_is_held() -> None:
    """Fouls and Tolls below deck, first the one and first the other: the same two options in the same order."""
    rows = []
    for crew in ("ft", "tf", "fft", "tff", "tft", "ftt"):
        s = fight("BB", crew)
        assert s.question is not None
        rows.append(s.question.options)
        assert offered(s) == [REACTS[FOUL].number, REACTS[TOLL].number]
    assert len(set(rows)) == 1


def test_options_aboard_come_by_what_everybody_sees() -> None:
    for crew in ("FT", "TF", "FTF", "TFT", "TTFF", "FFTT"):
        s = fight("BB", crew)
        assert s.question is not None
        options = s.question.options[:-1]
        assert list(options) == sorted(options) and len(offered(s)) == len(crew)


def test_the_same_holds_for_what_one_seat_puts_in_order() -> None:
    for crew in ("oO", "Oo", "OOo"):
        s = fight("BB", crew)
        assert s.question is not None and s.question.kind == Q_ORDER
        assert list(s.question.options) == sorted(s.question.options)
