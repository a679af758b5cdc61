"""Parties that are no seats: they own, hold and act, and a seat speaks for them."""

from kernel.skirmish import (
    ABOARD, BOARDING, BOSUN, DECKHAND, FOUL, GUNNER, Q_ORDER, Q_TARGET, SALVO, V_AT, skirmish,
)  # fmt: skip
from kernel.test_payment import asked, orders, reacts, sunk, tacked, tacks
from quarterdeck.kernel.columns import PUBLIC, Columns, Match, State
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.event import Q_CANCEL, Q_PAY, Q_REACT, STOP
from quarterdeck.kernel.flow import SEAT, answer
from quarterdeck.kernel.sound import flaw, flaw_in_cards

FLEET = 3


def test_a_party_has_piles_of_its_own_after_those_of_the_seats() -> None:
    s = skirmish("B", "D", fleet="GG")
    assert (s.match.seats, s.match.nobody, s.match.width) == (2, 2, 4)
    assert [s.match.definition[c] for c in s.pile(ABOARD, FLEET)] == [GUNNER, GUNNER]
    assert s.pile(ABOARD, s.match.nobody) == () and flaw(s) == ""


def test_what_a_party_has_to_decide_is_asked_of_the_seat_that_speaks_for_it() -> None:
    s = orders(skirmish("B", "D", fleet="GG"), SALVO)
    assert asked(s) == (1, Q_TARGET) and s.stack[-1][SEAT] == FLEET, "the last seat speaks for the Fleet"
    assert s.asked == [1, 1] and flaw(s) == ""
    answer(s, key(V_AT, 0))
    assert asked(s) == (1, Q_PAY), "the Fleet pays with its own mates"
    tacks(s, GUNNER)
    answer(s, key(STOP))
    assert tacked(s, FLEET) == [GUNNER]
    assert asked(s) == (0, Q_PAY), "two Hits for the seat that was chosen"


def test_a_party_that_cannot_pay_does_nothing() -> None:
    s = orders(skirmish("D", "D", fleet="DD"), SALVO)
    answer(s, key(V_AT, 0))
    assert asked(s) == (0, Q_ORDER) and sunk(s, 0) == []


def test_who_speaks_for_a_party_may_change_with_who_is_there() -> None:
    s = orders(skirmish("B", "D", "D", fleet="GG"), SALVO)
    assert asked(s) == (2, Q_TARGET)
    s.match.rules.concede(s, 2)
    assert asked(s) == (1, Q_TARGET), "the frame is the Fleet's, and is not dropped with the seat"


def test_an_answer_of_a_party_is_offered_to_its_speaker_and_belongs_to_the_party() -> None:
    s = orders(skirmish("BB", "", "D", fleet="FD"), BOARDING)
    tacks(s, BOSUN)
    assert asked(s) == (2, Q_REACT) and flaw(s) == ""
    reacts(s, FOUL)
    assert tacked(s, 4) == [DECKHAND, FOUL], "the Fleet pays for it"
    assert tacked(s, 2) == []


def test_a_seat_answers_for_itself_before_it_answers_for_a_party() -> None:
    s = orders(skirmish("BB", "FD", fleet="FD"), BOARDING)
    tacks(s, BOSUN)
    assert s.question is not None and len(s.question.options) == 3, "its own foul, the Fleet's, or neither"
    answer(s, s.question.options[0])
    assert (tacked(s, 1), tacked(s, FLEET)) == ([DECKHAND, FOUL], [])


def test_what_a_party_must_answer_happens_for_the_party() -> None:
    s = orders(skirmish("BD", "", fleet="O"), BOARDING)
    tacks(s, BOSUN)
    assert asked(s) == (1, Q_CANCEL), "2 and the 1 of the Fleet's omen"


def test_ten_parties_know_nothing_and_forget_nothing_of_what_all_have_seen() -> None:
    """Bits of knowledge are the seats' own; the one that party 7 would hit says that all have seen a card."""
    hold, deck = 1, 0
    owner = bytes([7, 7, 9, 9])
    m = Match(2, (0, 1, 0, 1), owner, owner, 10)
    m.held = 1 << hold
    s: State = Columns(m, zones=3)
    for c in range(4):
        s.piles[deck * m.width + owner[c]] = (*s.pile(deck, owner[c]), c)
    s.draw(1, deck, hold, 9)
    assert s.pile(hold, 9) == (3,) and s.known[3] == 0
    s.put(0, hold, 7)
    s.put(1, hold, 7)
    s.known[0] = PUBLIC
    s.put(1, 2, 7)
    assert s.known[0] == 0, "one of the two has left: which of them nobody can tell any more"
    assert flaw_in_cards(s) == ""
