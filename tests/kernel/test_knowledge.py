"""What a seat knows, and dealing anew what it does not."""

from collections import Counter
from collections.abc import Iterable

from kernel.toy import BRAWL, GOLD, HAND, HUSH, SILVER, TABLE, TURN, V_BID, V_COIN, V_PLAY, evening
from quarterdeck.kernel.chance import FAST
from quarterdeck.kernel.columns import PUBLIC, State
from quarterdeck.kernel.decision import key, thing_of
from quarterdeck.kernel.event import PASS, Q_REACT
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.knowledge import knows, redeal
from quarterdeck.kernel.payment import P_SET

STOCK = 0
SEEDS = range(200)


def names(s: State, cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(s.match.definition[c] for c in cards)


def stocked() -> State:
    """Seat 0 is asked; seat 1 has two cards in hand and five in its stock, in an order that nobody knows."""
    s = evening("GB", "SGBDHTL")
    for seat in (1, 0):
        answer_in_secret(s, seat, key(V_BID, 2 - 2 * seat))
    for c in s.pile(HAND, 1)[2:]:
        s.put(c, STOCK, 1)
        s.known[c], s.block[c] = 0, 1
    return s


def sound(s: State) -> bool:
    """Each card is in the one pile that its columns name, and slots agree."""
    width = s.match.width
    for at, pile in enumerate(s.piles):
        if any(s.zone[c] * width + s.holder[c] != at for c in pile):
            return False
    slots = [s.slots[s.slot[c]] == c for c in range(s.match.size) if s.match.slotted >> s.zone[c] & 1]
    return sorted(c for pile in s.piles for c in pile) == list(range(s.match.size)) and all(slots)


# knowing


def test_a_seat_knows_what_it_holds_and_all_know_what_lies_open() -> None:
    s = stocked()
    mine, theirs, patron = s.pile(HAND, 0)[0], s.pile(HAND, 1)[0], s.pile(TABLE, 1)[0]
    assert [knows(s, seat, mine) for seat in (0, 1, None)] == [True, False, False]
    assert [knows(s, seat, theirs) for seat in (0, 1, None)] == [False, True, False]
    assert [knows(s, seat, patron) for seat in (0, 1, None)] == [True, True, True]


# dealing anew


def test_hidden_cards_may_be_anywhere_the_seat_cannot_look() -> None:
    s = stocked()
    before = s.to_bytes()
    hands = Counter(names(s, redeal(s, 0, seed).pile(HAND, 1)) for seed in range(500))
    assert len(hands) == 42, "every pair of the seven cards, in either order"
    assert {card for hand in hands for card in hand} == set(range(1, 8))
    assert s.to_bytes() == before, "the state itself is left alone"


def test_what_the_seat_knows_stays_and_every_card_is_in_one_place() -> None:
    s = stocked()
    for seed in SEEDS:
        t = redeal(s, 0, seed)
        assert sound(t)
        assert t.pile(HAND, 0) == s.pile(HAND, 0) and t.pile(TABLE, 1) == s.pile(TABLE, 1)
        assert len(t.pile(HAND, 1)) == 2 and len(t.pile(STOCK, 1)) == 5
        assert all(knows(t, 1, c) for c in t.pile(HAND, 1)), "whoever holds a card knows it"
        assert not any(knows(t, 1, c) for c in t.pile(STOCK, 1))


def test_the_same_seed_deals_the_same_and_coming_chance_is_not_the_real_one() -> None:
    s = stocked()
    s.fated = (1,)
    assert redeal(s, 0, 5).digest() == redeal(s, 0, 5).digest()
    assert redeal(s, 0, 5).seed != s.seed and not redeal(s, 0, 5).fated
    assert len({redeal(s, 0, seed).seed for seed in SEEDS}) == len(SEEDS)


def test_a_card_that_was_seen_stays_where_it_is() -> None:
    s = stocked()
    seen = s.pile(HAND, 1)[1]
    s.look(seen, 0b01)
    top = s.pile(STOCK, 1)[-1]
    s.look(top, 0b01)
    for seed in SEEDS:
        t = redeal(s, 0, seed)
        assert t.pile(HAND, 1)[1] == seen and t.pile(STOCK, 1)[-1] == top


def test_cards_known_to_be_in_a_block_change_places_in_it() -> None:
    s = stocked()
    bottom = s.pile(STOCK, 1)[:2]
    for c in bottom:
        s.known[c], s.block[c] = PUBLIC | 0b11, 2
    orders = Counter(redeal(s, 0, seed).pile(STOCK, 1)[:2] for seed in SEEDS)
    assert set(orders) == {bottom, bottom[::-1]} and min(orders.values()) > 50
    assert {redeal(s, 1, seed).pile(STOCK, 1)[:2] for seed in SEEDS} == {bottom, bottom[::-1]}


def test_a_block_in_which_some_cards_are_known_is_mixed_as_a_whole() -> None:
    s = stocked()
    seen = s.pile(STOCK, 1)[2]
    s.known[seen] |= 0b01
    places = Counter(redeal(s, 0, seed).pile(STOCK, 1).index(seen) for seed in SEEDS)
    assert set(places) == set(range(5))


def test_an_onlooker_knows_no_hand() -> None:
    s = stocked()
    hands = {names(s, redeal(s, None, seed).pile(HAND, 0)) for seed in SEEDS}
    assert hands == {(GOLD, BRAWL), (BRAWL, GOLD)}, "all cards of seat 0, in any order"


def test_a_hidden_card_on_the_table_hands_its_slot_and_memory_on() -> None:
    s = stocked()
    s.match.open &= ~(1 << TABLE)
    facedown = s.pile(HAND, 1)[0]
    s.put(facedown, TABLE, 1)
    s.known[facedown] = 0b10
    s.memo[facedown] = 9
    slot = s.slot[facedown]
    for seed in SEEDS:
        t = redeal(s, 0, seed)
        assert sound(t)
        c = t.slots[slot]
        assert (t.zone[c], t.memo[c], t.known[c]) == (TABLE, 9, 0b10)
        assert sum(t.memo) == 9
    assert len({redeal(s, 0, seed).slots[slot] for seed in SEEDS}) == 7


# other seats' questions


def test_sealed_answers_of_other_seats_become_random_legal_ones() -> None:
    s = evening("GB", "SB", "SH")
    answer_in_secret(s, 1, key(V_BID, 2))
    answer_in_secret(s, 0, key(V_BID, 1))
    sealed = Counter(redeal(s, 0, seed).answers[2] for seed in SEEDS)
    assert {thing_of(k) for _, k in sealed} == {0, 1, 2}
    for seed in SEEDS:
        t = redeal(s, 0, seed)
        assert t.answers[1] == (0, key(V_BID, 1)), "one's own is one's own"
        assert t.question is not None and t.question.seat == 2 and t.asked == s.asked
        answer(t, key(V_BID, 0))
        assert not t.answers
    assert {redeal(s, 1, seed).answers[2] for seed in SEEDS} == {(1, key(V_BID, 2))}


def test_another_seat_is_asked_the_same_kind_of_thing_with_the_cards_it_has_now() -> None:
    s = stocked()
    s.put(next(c for c in s.pile(STOCK, 1) if names(s, [c]) == (HUSH,)), HAND, 1)
    answer(s, key(V_PLAY, BRAWL))
    assert s.question is not None and (s.question.seat, s.question.kind) == (1, Q_REACT)
    for seed in SEEDS:
        t = redeal(s, 0, seed)
        assert t.question is not None and (t.question.seat, t.question.kind) == (1, Q_REACT)
        assert HUSH in names(t, t.pile(HAND, 1)), "or it would not be asked"
        assert t.asked == s.asked and sound(t)
        answer(t, t.question.options[0])


def test_if_no_deal_leaves_a_question_standing_what_the_asked_seat_knows_stays_and_the_rest_is_dealt() -> None:
    """The step that asked seat 0 would now ask seat 1, so that the question cannot be put again."""
    s = stocked()
    assert s.question is not None and s.question.seat == 0
    s.stack[-1][TURN] = 1
    stocks = set()
    for seed in SEEDS:
        t = redeal(s, 1, seed)
        assert t.question == s.question and t.stack == s.stack and t.asked == s.asked
        assert t.pile(HAND, 0) == s.pile(HAND, 0), "or the question might be about cards that seat 0 no longer has"
        assert t.pile(HAND, 1) == s.pile(HAND, 1), "seat 1 knows its own hand"
        assert t.draws == FAST and sound(t)
        stocks.add(t.pile(STOCK, 1))
    assert len(stocks) > 60, "of 120 orders"


def test_a_set_of_hidden_cards_means_whatever_lies_there_now() -> None:
    s = evening("SSGGBH", "H")
    for seat in (0, 1):
        answer_in_secret(s, seat, key(V_BID, 2 - 2 * seat))
    for k in (key(V_PLAY, BRAWL), key(PASS), key(V_COIN, SILVER)):
        answer(s, k)
    assert s.question is not None and s.question.seat == 0
    assert s.stack[-1][P_SET].bit_count() == 1
    for seed in SEEDS:
        t = redeal(s, 1, seed)
        laid = t.stack[-1][P_SET]
        assert laid.bit_count() == 1 and laid.bit_length() - 1 in t.pile(HAND, 0)
