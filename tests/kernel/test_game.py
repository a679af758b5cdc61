"""The door: three errors that change nothing, going back, and games that can be reached again."""

from typing import Any

import pytest

from kernel.toy import BRAWL, GOLD, HAND, Q_TURN, SILVER, V_BID, V_COIN, V_PLAY, evening
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Option, key
from quarterdeck.kernel.errors import IllegalAnswer, StaleAnswer, UnknownAnswer
from quarterdeck.kernel.event import PASS
from quarterdeck.kernel.game import Game


def start(header: dict[str, Any], record: bool) -> State:
    s = evening(*header["hands"])
    s.record = [] if record else None
    return s


def game(*hands: str) -> Game:
    """At the first turn of seat 0."""
    g = Game({"game": "tavern", "hands": list(hands)}, start)
    for seat in range(len(hands)):
        g.choose(key(V_BID, 0 if seat else 2), seat)
    return g


# answers


def test_an_option_or_its_key_is_an_answer() -> None:
    a, b = game("GSB", "B"), game("GSB", "B")
    decision = a.decision()
    assert decision is not None and decision.seat == 0
    a.choose(decision.options[0])
    b.choose(key(V_PLAY, BRAWL))
    assert a.digest() == b.digest()
    assert a.choices == b.choices


@pytest.mark.parametrize(
    ("wrong", "seat", "id", "error"),
    [
        ("Brawl", None, None, UnknownAnswer),
        (None, None, None, UnknownAnswer),
        (True, None, None, UnknownAnswer),
        (2.0, None, None, UnknownAnswer),
        (key(V_COIN, GOLD), None, None, IllegalAnswer),
        (Option(key(V_BID, 2), "bid"), 0, None, IllegalAnswer),
        (key(V_PLAY, BRAWL), 1, None, StaleAnswer),
        (key(V_PLAY, BRAWL), 7, None, StaleAnswer),
        (key(V_PLAY, BRAWL), 0, 1, StaleAnswer),
        (key(V_PLAY, BRAWL), 0, 3, StaleAnswer),
    ],
)
def test_unknown_illegal_and_stale_answers_change_nothing(
    wrong: object, seat: int | None, id: int | None, error: type[Exception]
) -> None:
    g = game("GSB", "B")
    before, choices = g.digest(), g.choices[:]
    with pytest.raises(error) as raised:
        g.choose(wrong, seat, id)
    assert "\n" not in str(raised.value)
    assert (g.digest(), g.choices) == (before, choices)
    g.choose(key(V_PLAY, BRAWL), 0, 2)


def test_a_doubled_click_cannot_answer_the_next_question() -> None:
    g = game("SSGB", "")
    g.choose(key(V_PLAY, BRAWL))
    decision = g.decision()
    assert decision is not None and decision.options[0].key == key(V_COIN, SILVER)
    g.choose(decision.options[0], decision.seat, decision.id)
    question = g.question_of(0)
    assert question is not None and key(V_COIN, SILVER) in question.options, "it would be legal again"
    with pytest.raises(StaleAnswer):
        g.choose(decision.options[0], decision.seat, decision.id)


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    g = game("", "")
    assert g.over and g.decision() is None
    with pytest.raises(StaleAnswer, match="over"):
        g.choose(key(PASS))
    with pytest.raises(StaleAnswer):
        g.concede(0)


def test_only_a_seat_of_the_game_can_leave_it_and_only_once() -> None:
    g = game("GB", "B", "B")
    for seat in (-1, 3):
        with pytest.raises(UnknownAnswer, match="seats 0 to 2"):
            g.concede(seat)
    g.concede(1)
    before = g.digest()
    with pytest.raises(StaleAnswer):
        g.concede(1)
    assert g.digest() == before


# going back


def test_rewinding_reaches_any_earlier_moment_again() -> None:
    g = game("GSB", "SGB")
    digests = [g.digest()]
    for k in (key(V_PLAY, BRAWL), key(V_COIN, SILVER), key(V_PLAY, BRAWL)):
        g.choose(k)
        digests.append(g.digest())
    assert len(g.choices) == 5
    for count in (4, 3, 2):
        assert g.rewind(count).digest() == digests[count - 2]
    with pytest.raises(UnknownAnswer, match="has 2 choices"):
        g.rewind(3)


def test_undo_takes_back_the_last_choice_of_a_seat_and_all_after_it() -> None:
    g = game("SGB", "SGB")
    g.choose(key(V_PLAY, BRAWL)).choose(key(V_COIN, GOLD)).choose(key(V_PLAY, BRAWL))
    assert g.undo() == 1
    assert [seat for seat, _ in g.choices] == [0, 1, 0, 0]
    assert g.undo(1) == 3, "the bid of seat 1, and everything after it"


def test_not_freely_only_what_came_after_the_last_seal_can_be_taken_back() -> None:
    g = game("SSGB", "B")
    g.choose(key(V_PLAY, BRAWL)).choose(key(V_COIN, SILVER))
    assert g.undo(0, freely=False) == 1
    assert g.undo(0, freely=False) == 1
    with pytest.raises(IllegalAnswer, match="consent"):
        g.undo(0, freely=False)
    assert len(g.choices) == 2
    assert g.undo(0) == 2, "freely, even what was answered in secret"


def test_an_answer_of_another_seat_seals() -> None:
    g = game("GB", "GB")
    g.choose(key(V_PLAY, BRAWL)).choose(key(PASS))
    with pytest.raises(IllegalAnswer):
        g.undo(0, freely=False)


@pytest.mark.parametrize(("theirs", "sealed"), [("D", True), ("B", False)])
def test_what_another_seat_could_have_answered_seals_whether_it_could_or_not(theirs: str, sealed: bool) -> None:
    """A brawl could be ducked: that it may be taken back must not tell whether seat 1 still has the card for it."""
    g = game("GBBS", theirs)
    for c in g.state.pile(HAND, 1):
        g.state.put(c, 0, 1)
    g.choose(key(V_PLAY, BRAWL)).choose(key(V_COIN, GOLD))
    question = g.question_of(0)
    assert question is not None and question.kind == Q_TURN, "nobody else is asked anything"
    assert (g.state.sealed == len(g.choices)) == sealed


def test_leaving_seals_and_can_be_reached_again() -> None:
    g = game("GB", "GB", "GB")
    g.choose(key(V_PLAY, BRAWL)).concede(2)
    with pytest.raises(IllegalAnswer):
        g.undo(0, freely=False)
    at = g.digest()
    g.choose(key(PASS))
    assert g.undo(1, freely=False) == 1
    assert g.digest() == at


def test_there_may_be_nothing_to_take_back() -> None:
    g = Game({"hands": ["B", "B"]}, start)
    with pytest.raises(StaleAnswer, match="nothing"):
        g.undo()
    with pytest.raises(StaleAnswer, match="nothing"):
        g.undo(1)


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    g = game("GSB", "B")
    h = g.copy()
    h.choose(key(V_PLAY, BRAWL))
    assert len(g.choices) == 2 and len(h.choices) == 3
    assert g.choose(key(V_PLAY, BRAWL)).digest() == h.digest()
