"""Paying, stopping, failing, absorbing, cancelling: what the Skirmish of skirmish.py shows."""

from pytest import MonkeyPatch

from kernel.skirmish import (
    ABOARD, BOARDED, BOARDING, BOSUN, BROADSIDE, CHEER, DECKHAND, FOUL, GRAPPLING, GUNNER, ORDERS, Q_ORDER, RAMMING,
    REACTS, SAILING, SUNK, TAUNT, TOLL, V_AT, V_ORDER, V_SINK, V_TACK, Sea, skirmish,
)  # fmt: skip
from quarterdeck.kernel.ability import U_NODE, announce
from quarterdeck.kernel.columns import Frame, State
from quarterdeck.kernel.decision import ability_of, key, thing_of, verb_of
from quarterdeck.kernel.event import CANCEL, PASS, Q_CANCEL, Q_PAY, Q_REACT, REACT, STOP
from quarterdeck.kernel.flow import RESULT, answer, go, run
from quarterdeck.kernel.payment import (
    AS_FAR_AS_POSSIBLE, MAY_STOP, MET, NOT_MET, OPEN_END, STOPPED_EARLY, amount_of, charge, outcome_of,
)  # fmt: skip
from quarterdeck.kernel.rules import Rules

STOPS, PASSES, CANCELS = key(STOP), key(PASS), key(CANCEL)


def asked(s: State) -> tuple[int, int]:
    """Who is asked, and what kind of question."""
    assert s.question is not None
    return s.question.seat, s.question.kind


def orders(s: State, order: int) -> State:
    answer(s, key(V_ORDER, order))
    return s


def mate(s: State, verb: int, definition: int) -> None:
    """The seat that is asked tacks or sinks a mate of this kind."""
    assert s.question is not None
    slots = {s.slots[thing_of(k)]: k for k in s.question.options if verb_of(k) == verb}
    answer(s, next(k for c, k in slots.items() if s.match.definition[c] == definition))


def tacks(s: State, *definitions: int) -> None:
    for definition in definitions:
        mate(s, V_TACK, definition)


def reacts(s: State, definition: int) -> None:
    assert s.question is not None
    number = REACTS[definition].number
    answer(s, next(k for k in s.question.options if verb_of(k) == REACT and ability_of(k) == number))


def tacked(s: State, seat: int) -> list[int]:
    return sorted(s.match.definition[c] for c in s.pile(ABOARD, seat) if s.memo[c])


def sunk(s: State, seat: int) -> list[int]:
    return sorted(s.match.definition[c] for c in s.pile(SUNK, seat))


def boarded(s: State) -> bool:
    return bool(s.stack[0][BOARDED])


# an exact end


def test_a_payment_stops_as_soon_as_it_is_met_and_the_excess_is_lost() -> None:
    s = orders(skirmish("BBD", ""), BOARDING)
    tacks(s, BOSUN, BOSUN)
    answer(s, PASSES)
    assert boarded(s)
    assert tacked(s, 0) == [BOSUN, BOSUN], "3 were due, 4 are paid, and the deckhand was not asked for"


def test_a_payer_who_may_stop_gets_nothing_for_what_was_paid() -> None:
    s = orders(skirmish("BBD", ""), BOARDING)
    tacks(s, BOSUN)
    answer(s, STOPS)
    assert asked(s) == (0, Q_ORDER), "nobody was asked to cancel what was not paid for"
    assert not boarded(s) and tacked(s, 0) == [BOSUN]


def test_a_payment_for_which_nothing_is_left_fails() -> None:
    s = orders(skirmish("DDG", ""), BOARDING)
    tacks(s, DECKHAND)
    tacks(s, DECKHAND)
    assert asked(s) == (0, Q_ORDER)
    assert not boarded(s) and tacked(s, 0) == [DECKHAND, DECKHAND]


def test_without_leave_to_stop_the_only_means_is_taken_without_asking() -> None:
    s = orders(skirmish("DGG", ""), RAMMING)
    assert tacked(s, 0) == [DECKHAND], "the Sailing of the first bill; two gunners could pay the second"
    tacks(s, GUNNER)
    assert boarded(s)


# several bills


def test_a_price_in_two_skills_is_two_payments_in_order_and_points_do_not_convert() -> None:
    s = orders(skirmish("BDG", ""), RAMMING)
    tacks(s, BOSUN)
    assert tacked(s, 0) == [GUNNER, BOSUN], "the Sailing above 1 was lost: the Cannon is the gunner's"
    assert boarded(s)


def test_a_bill_of_nothing_is_paid_and_the_next_one_follows() -> None:
    s = orders(skirmish("G", ""), GRAPPLING)
    assert boarded(s) and tacked(s, 0) == [GUNNER]
    s = orders(skirmish("D", ""), GRAPPLING)
    assert not boarded(s)


def test_if_the_second_bill_is_not_met_the_first_stays_paid() -> None:
    s = orders(skirmish("DB", ""), RAMMING)
    tacks(s, DECKHAND)
    assert not boarded(s) and tacked(s, 0) == [DECKHAND, BOSUN]
    s = orders(skirmish("G", ""), RAMMING)
    assert not boarded(s) and tacked(s, 0) == [], "if the first is not, the second is not asked for"


def test_the_bills_of_the_next_use_begin_with_the_first() -> None:
    s = orders(skirmish("DDGG", ""), RAMMING)
    tacks(s, DECKHAND, GUNNER)
    orders(s, RAMMING)
    assert tacked(s, 0) == [DECKHAND, DECKHAND, GUNNER, GUNNER]
    assert s.stack[0][BOARDED] == 2


# an open end


def test_an_open_payment_goes_on_as_long_as_the_payer_wants() -> None:
    s = orders(skirmish("GGB", "BB", ""), BROADSIDE)
    answer(s, key(V_AT, 1))
    tacks(s, GUNNER)
    assert s.question is not None and s.question.options[-1] == STOPS, "declining is last"
    tacks(s, BOSUN)
    answer(s, STOPS)
    assert asked(s) == (1, Q_PAY), "three Hits"
    mate(s, V_SINK, BOSUN)
    mate(s, V_TACK, BOSUN)
    assert asked(s) == (0, Q_ORDER)


def test_an_open_payment_has_a_minimum_before_which_the_payer_cannot_stop() -> None:
    s = skirmish("GB", "B", "")
    orders(s, BROADSIDE)
    answer(s, key(V_AT, 1))
    assert s.question is not None and STOPS not in s.question.options


def test_an_open_payment_ends_by_itself_when_nothing_is_left() -> None:
    s = orders(skirmish("G", "BB", ""), BROADSIDE)
    answer(s, key(V_AT, 1))
    assert asked(s) == (1, Q_PAY) and tacked(s, 0) == [GUNNER]
    s = orders(skirmish("D", "BB", ""), BROADSIDE)
    answer(s, key(V_AT, 1))
    assert asked(s) == (0, Q_ORDER), "less than the minimum: it failed"


def test_a_result_tells_how_it_ended_and_what_was_paid_if_the_end_was_open() -> None:
    assert result(owes("B", 3, MAY_STOP), STOPS) == (STOPPED_EARLY, 0)
    assert result(owes("B", 3, MAY_STOP), BOSUN) == (NOT_MET, 0)
    assert result(owes("BD", 3, MAY_STOP), BOSUN, DECKHAND) == (MET, 0)
    assert result(owes("BD", 1, OPEN_END), BOSUN, DECKHAND) == (MET, 3)
    assert result(owes("BD", 0, OPEN_END), STOPS) == (MET, 0)
    assert result(owes("BD", 4, AS_FAR_AS_POSSIBLE), BOSUN) == (MET, 0), "the rest is lost, and it has not failed"
    assert result(owes("", 4, 0)) == (NOT_MET, 0)


def owes(crew: str, due: int, terms: int) -> State:
    """The first seat owes Sailing to nobody in particular."""
    s = skirmish(crew, "")
    s.question = None
    charge(s, 0, due, counts=SAILING, terms=terms)
    run(s)
    return s


def result(s: State, *answers: int) -> tuple[int, int]:
    """What the payment leaves below it after these mates have tacked, or the payer has stopped."""
    for given in answers:
        if given == STOPS:
            answer(s, STOPS)
        else:
            tacks(s, given)
    assert asked(s) == (0, Q_ORDER)
    return outcome_of(s.stack[0][RESULT]), amount_of(s.stack[0][RESULT])


# windows inside


def test_what_answers_a_producer_is_counted_when_its_window_has_closed() -> None:
    s = orders(skirmish("BDDC", ""), BOARDING)
    tacks(s, BOSUN)
    reacts(s, CHEER)
    assert asked(s) == (1, Q_CANCEL), "2 and one cheer are 3"
    assert tacked(s, 0) == [BOSUN]


def test_a_producer_may_be_ruined_and_the_payment_goes_on_with_others() -> None:
    s = orders(skirmish("BBB", "FD"), BOARDING)
    tacks(s, BOSUN)
    assert asked(s) == (1, Q_REACT)
    reacts(s, FOUL)
    assert tacked(s, 1) == [DECKHAND, FOUL], "the answer has a price of its own, paid before the outer payment goes on"
    assert asked(s) == (0, Q_PAY)
    tacks(s, BOSUN, BOSUN)
    assert asked(s) == (1, Q_CANCEL) and tacked(s, 0) == [BOSUN] * 3


def test_what_is_due_may_rise_while_it_is_paid() -> None:
    s = orders(skirmish("BDD", "T"), BOARDING)
    tacks(s, BOSUN)
    reacts(s, TOLL)
    tacks(s, DECKHAND)
    assert asked(s) == (0, Q_PAY), "4 are due now"
    tacks(s, DECKHAND)
    assert asked(s) == (1, Q_CANCEL)


def test_what_a_payment_set_off_waits_for_its_own_end_and_not_for_that_of_an_answer_to_it() -> None:
    s = orders(skirmish("BDD", "T", "W"), BOARDING)
    tacks(s, BOSUN)
    answer(s, PASSES)
    tacks(s, DECKHAND)
    reacts(s, TOLL)
    assert asked(s) == (0, Q_PAY), "the toll is over, the payment is not"
    tacks(s, DECKHAND)
    assert asked(s) == (2, Q_REACT), "now the watch may answer what the mates produced"


# absorbing


def test_another_seat_absorbs_and_may_not_stop_while_anything_legal_absorbs() -> None:
    s = orders(skirmish("GG", "DB"), BROADSIDE)
    tacks(s, GUNNER, GUNNER)
    assert asked(s) == (1, Q_PAY), "four Hits"
    mate(s, V_TACK, DECKHAND)
    assert s.question is not None and STOPS not in s.question.options
    mate(s, V_SINK, DECKHAND)
    assert s.question is not None
    assert [verb_of(k) for k in s.question.options] == [V_TACK, V_SINK], "a mate may tack first and be sunk later"
    mate(s, V_SINK, BOSUN)
    assert asked(s) == (0, Q_ORDER) and sunk(s, 1) == [DECKHAND, BOSUN]


def test_hits_that_nothing_is_left_to_absorb_are_lost() -> None:
    s = orders(skirmish("GG", "D"), BROADSIDE)
    tacks(s, GUNNER, GUNNER)
    mate(s, V_TACK, DECKHAND)
    assert asked(s) == (0, Q_ORDER) and sunk(s, 1) == [DECKHAND], "sunk without asking: it was the only means"


def test_a_seat_that_leaves_while_it_absorbs_is_not_waited_for() -> None:
    s = orders(skirmish("GG", "BB", "D"), BROADSIDE)
    answer(s, key(V_AT, 1))
    tacks(s, GUNNER, GUNNER)
    s.match.rules.concede(s, 1)
    assert asked(s) == (0, Q_ORDER)


# cancelling by paying


def test_others_may_cancel_what_is_paid_for_by_paying() -> None:
    s = orders(skirmish("BD", "DDD"), BOARDING)
    tacks(s, BOSUN)
    tacks(s, DECKHAND)
    assert asked(s) == (1, Q_CANCEL) and not boarded(s)
    answer(s, CANCELS)
    assert asked(s) == (1, Q_PAY)
    tacks(s, DECKHAND, DECKHAND)
    assert not boarded(s) and tacked(s, 0) == [DECKHAND, BOSUN] and tacked(s, 1) == [DECKHAND, DECKHAND]


def test_each_is_asked_once_and_in_order_whether_to_cancel() -> None:
    s = orders(skirmish("BD", "B", "B"), BOARDING)
    tacks(s, BOSUN, DECKHAND)
    assert asked(s) == (1, Q_CANCEL)
    answer(s, PASSES)
    assert asked(s) == (2, Q_CANCEL)
    answer(s, PASSES)
    assert boarded(s)


def test_after_one_has_cancelled_nobody_else_is_asked() -> None:
    s = orders(skirmish("BD", "BD", "B"), BOARDING)
    tacks(s, BOSUN, DECKHAND)
    answer(s, CANCELS)
    tacks(s, BOSUN)
    assert asked(s) == (0, Q_ORDER) and not boarded(s)


def test_not_enough_to_cancel_has_no_effect_and_is_spent_and_the_next_may_try() -> None:
    s = orders(skirmish("BD", "DD", "B"), BOARDING)
    tacks(s, BOSUN, DECKHAND)
    answer(s, CANCELS)
    tacks(s, DECKHAND)
    answer(s, STOPS)
    assert asked(s) == (2, Q_CANCEL) and tacked(s, 1) == [DECKHAND]
    answer(s, PASSES)
    assert boarded(s)


def test_a_cancelling_payment_can_be_answered_like_any_other() -> None:
    s = orders(skirmish("BDDF", "BD"), BOARDING)
    tacks(s, BOSUN, DECKHAND)
    answer(s, CANCELS)
    tacks(s, BOSUN)
    assert asked(s) == (0, Q_REACT)
    reacts(s, FOUL)
    assert tacked(s, 0) == [DECKHAND, DECKHAND, BOSUN, FOUL]
    tacks(s, DECKHAND)
    assert boarded(s), "one Sailing is not enough"


def test_what_costs_nothing_can_be_cancelled_too() -> None:
    s = orders(skirmish("", "DDD"), TAUNT)
    assert asked(s) == (1, Q_CANCEL)
    answer(s, CANCELS)
    tacks(s, DECKHAND, DECKHAND)
    assert not boarded(s)


def test_what_a_cancelling_payment_set_off_is_answered_before_anything_else() -> None:
    s = orders(skirmish("W", "DDD", "B"), TAUNT)
    answer(s, CANCELS)
    tacks(s, DECKHAND)
    answer(s, STOPS)
    assert asked(s) == (0, Q_REACT), "after the payment, and before the next seat may cancel"
    answer(s, PASSES)
    assert asked(s) == (2, Q_CANCEL)


def test_whoever_was_asked_whether_to_cancel_is_asked_again_when_it_is_used_again(monkeypatch: MonkeyPatch) -> None:
    def once_more(self: Rules, s: State, f: Frame, answer: int) -> None:
        if s.stack[0][BOARDED] == 1:
            f[U_NODE] = 0
            go(s, f, announce)

    monkeypatch.setattr(Sea, "repeat", once_more)
    monkeypatch.setattr(ORDERS[TAUNT], "repeatable", True)
    s = orders(skirmish("", "DDD"), TAUNT)
    answer(s, PASSES)
    assert boarded(s) and asked(s) == (1, Q_CANCEL)


def test_what_cannot_be_cancelled_is_not_asked_about() -> None:
    assert not ORDERS[RAMMING].cancellable
    s = orders(skirmish("DGG", "BBB"), RAMMING)
    tacks(s, GUNNER)
    assert asked(s) == (0, Q_ORDER) and boarded(s)


def test_a_seat_that_leaves_while_it_pays_to_cancel_has_not_cancelled() -> None:
    s = orders(skirmish("BD", "DD", "B"), BOARDING)
    tacks(s, BOSUN, DECKHAND)
    answer(s, CANCELS)
    s.match.rules.concede(s, 1)
    assert asked(s) == (2, Q_CANCEL)
