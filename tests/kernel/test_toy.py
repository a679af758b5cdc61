"""The kernel without any of our games: what the Tavern of toy.py shows."""

from kernel import toy
from kernel.toy import BRAWL, GOLD, LAST_ORDERS, PILE, SILVER, TABLE, V_BID, V_COIN, V_PLAY, evening
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import ability_of, key, thing_of, verb_of
from quarterdeck.kernel.event import PASS, Q_PAY, Q_REACT, REACT
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.game import Game

PASSES = key(PASS)


def opened(*hands: str) -> State:
    """An evening at the first turn of seat 0, who bid highest."""
    s = evening(*hands)
    for seat in range(len(hands)):
        answer_in_secret(s, seat, key(V_BID, 2 if seat == 0 else 0))
    return s


def asked(s: State) -> tuple[int, int]:
    """Who is asked, and what kind of question."""
    assert s.question is not None
    return s.question.seat, s.question.kind


def react(s: State, definition: int) -> None:
    """The seat that is asked answers an event with a card of this kind."""
    assert s.question is not None
    number = toy.ABILITIES[definition].number
    answer(s, next(k for k in s.question.options if verb_of(k) == REACT and ability_of(k) == number))


def bruises(s: State) -> list[int]:
    return [sum(s.memo[c] for c in s.pile(TABLE, seat)) for seat in range(s.match.seats)]


def spent(s: State, seat: int) -> list[int]:
    return sorted(s.match.definition[c] for c in s.pile(PILE, seat))


# paying


def test_a_payment_is_met_with_the_coins_one_chooses() -> None:
    s = opened("SSGB", "")
    answer(s, key(V_PLAY, BRAWL))
    assert asked(s) == (0, Q_PAY)
    answer(s, key(V_COIN, SILVER))
    assert asked(s) == (0, Q_PAY), "one silver is not enough"
    answer(s, key(V_COIN, SILVER))
    assert spent(s, 0) == [SILVER, SILVER, BRAWL]
    assert bruises(s) == [0, 2]


def test_a_payment_is_interrupted_and_reopened_and_met() -> None:
    s = opened("SSGB", "T")
    answer(s, key(V_PLAY, BRAWL))
    answer(s, key(V_COIN, GOLD))
    assert asked(s) == (1, Q_REACT), "the toll interrupts the payment that is about to be complete"
    react(s, toy.TOLL)
    assert spent(s, 0) == [SILVER, GOLD, BRAWL], "reopened: the only coin left is taken without asking"
    assert bruises(s) == [0, 2]


def test_a_payment_that_is_reopened_may_fail() -> None:
    s = opened("GB", "T")
    answer(s, key(V_PLAY, BRAWL))
    react(s, toy.TOLL)
    assert spent(s, 0) == [GOLD, BRAWL], "what was paid stays paid"
    assert bruises(s) == [0, 0], "and nothing happens"
    assert s.over, "and play has gone on: nobody has anything left to play"


# cancelling


def test_a_cancelled_card_is_paid_for_all_the_same() -> None:
    s = opened("GB", "H")
    answer(s, key(V_PLAY, BRAWL))
    react(s, toy.HUSH)
    assert bruises(s) == [0, 0]
    assert spent(s, 0) == [GOLD, BRAWL]


def test_a_cancel_is_cancelled() -> None:
    s = opened("GBH", "H")
    answer(s, key(V_PLAY, BRAWL))
    react(s, toy.HUSH)
    assert asked(s) == (0, Q_REACT), "the first seat may hush the hush"
    react(s, toy.HUSH)
    assert bruises(s) == [0, 2]


def test_a_cancel_of_a_cancel_is_cancelled() -> None:
    s = opened("GBH", "HH")
    answer(s, key(V_PLAY, BRAWL))
    for _ in range(3):
        react(s, toy.HUSH)
    assert bruises(s) == [0, 0]


# ending from inside


def test_an_outer_procedure_is_ended_from_inside_when_what_is_open_has_run_out() -> None:
    s = opened("L", "GB", "")
    answer(s, key(V_PLAY, LAST_ORDERS))
    assert bruises(s) == [0, 2, 2], "the rest of the card still happens"
    assert spent(s, 0) == [LAST_ORDERS]
    assert s.over and not s.stack[1:]


# batches


def test_one_member_of_a_batch_is_replaced() -> None:
    s = opened("GB", "D", "")
    answer(s, key(V_PLAY, BRAWL))
    assert asked(s) == (1, Q_REACT)
    react(s, toy.DUCK)
    assert bruises(s) == [1, 1, 2], "the blow at one patron of seat 1 lands on the brawler's own"


def test_each_replacement_applies_once_and_the_event_comes_before_the_others_again() -> None:
    s = opened("GB", "D", "D")
    answer(s, key(V_PLAY, BRAWL))
    react(s, toy.DUCK)
    assert asked(s) == (2, Q_REACT)
    react(s, toy.DUCK)
    assert bruises(s) == [1, 1, 1], "both blows land on the same patron of seat 0, but a batch holds each card once"


# secret choices


def test_two_seats_choose_in_secret_at_once_in_any_order() -> None:
    first, second = evening("B", "B"), evening("B", "B")
    for s, order in ((first, (0, 1)), (second, (1, 0))):
        for seat in order:
            assert s.question is not None and {q.seat for q in (s.question, *s.also)} >= {seat}
            answer_in_secret(s, seat, key(V_BID, seat))
    assert asked(first) == asked(second) == (1, toy.Q_TURN)
    assert first.digest() == second.digest(), "who was faster leaves no trace"


def test_an_answer_in_secret_shows_nothing_before_all_have_answered() -> None:
    s = evening("B", "B")
    answer_in_secret(s, 0, key(V_BID, 2))
    assert asked(s) == (1, toy.Q_BID)
    assert s.question is not None and [thing_of(k) for k in s.question.options] == [0, 1, 2]
    assert s.asked == [1, 1], "each seat's ids count only what that seat was asked"


# leaving


def game(*hands: str) -> Game:
    g = Game({"hands": hands}, lambda header, record: evening(*header["hands"]))
    return g


def test_a_player_who_is_out_in_the_middle_of_a_secret_choice_is_not_waited_for() -> None:
    g = game("B", "B", "B")
    g.choose(key(V_BID, 1), 0).choose(key(V_BID, 2), 1)
    g.concede(2)
    assert asked(g.state) == (1, toy.Q_TURN)


def test_a_player_who_is_out_in_the_middle_of_a_payment_takes_the_card_along() -> None:
    g = game("GSB", "", "")
    for seat in range(3):
        g.choose(key(V_BID, 2 - seat), seat)
    g.choose(key(V_PLAY, BRAWL))
    assert asked(g.state) == (0, Q_PAY)
    g.concede(0)
    assert bruises(g.state) == [0, 0, 0]
    assert spent(g.state, 0) == [BRAWL], "the use was unwound and its card put away"
    assert g.over, "the others have nothing to play: all pass"


def test_a_player_who_is_out_is_passed_over_and_the_question_is_put_to_the_next() -> None:
    g = game("GB", "H", "H")
    for seat in range(3):
        g.choose(key(V_BID, 2 - seat), seat)
    g.choose(key(V_PLAY, BRAWL))
    assert asked(g.state) == (1, Q_REACT)
    g.concede(1)
    assert asked(g.state) == (2, Q_REACT)
    g.choose(PASSES)
    assert bruises(g.state) == [0, 2, 2]


def test_a_player_who_leaves_while_another_is_asked_changes_nothing_for_that_one() -> None:
    g = game("GB", "H", "H")
    for seat in range(3):
        g.choose(key(V_BID, 2 - seat), seat)
    g.choose(key(V_PLAY, BRAWL)).choose(PASSES)
    assert asked(g.state) == (2, Q_REACT)
    g.concede(1)
    assert asked(g.state) == (2, Q_REACT), "not skipped, although one of those before it is gone"
    assert g.rewind(len(g.choices)).digest() == g.digest()


def test_the_toy_is_as_short_as_promised() -> None:
    with open(toy.__file__, encoding="utf-8") as source:
        assert len(source.readlines()) < 150
