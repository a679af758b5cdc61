"""A card game of a dozen cards on the card layer: costs, cancelling, reacts that repeat, hits, a Sea that acts."""

import random

import pytest
from cardgame.broadside import ABOARD, CARDS, HAND, SUNK, Sailing, card_of, voyage
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.sound import flaw

FIRST = "Kestrel, Gunner, Deckhand, Bosun, Broadside, Fusillade, All Hands, Warning Shot"
#: nobody has an order left: the Sea acts, and the last captain is asked for it
THE_SEA = (1, "decide_uncontrolled")
SECOND = "Marigold, Gunner, Surgeon, Deckhand, Broadside"


def options(s: Sailing) -> list[str]:
    assert s.question is not None
    return [option.words for option in s.match.rules.describe(s, s.question).options]


def asked(s: Sailing) -> tuple[int, str]:
    assert s.question is not None
    d = s.match.rules.describe(s, s.question)
    return d.seat, d.kind


def choose(s: Sailing, *words: str) -> None:
    for word in words:
        assert s.question is not None
        answer(s, s.match.rules.describe(s, s.question).find(word).key)


def named(s: Sailing, zone: int, seat: int) -> list[str]:
    return sorted(card_of(s, c).name for c in s.pile(zone, seat))


def tacked(s: Sailing, seat: int) -> list[str]:
    return sorted(card_of(s, c).name for c in s.mates(seat) if s.memo[c])


def test_cards_print_what_they_do() -> None:
    assert [text for card in CARDS.cards for text in card.words()] == [
        "Act: All tacked mates of yours untack.",
        "React: After another mate of yours has tacked, tack this mate → That mate untacks.",
        "Act: Choose as target an enemy ship → It suffers three hits.",
        "Act: Target enemy ship suffers as many hits as ready mates of yours.",
        "Act: Target ship suffers a hit.",
        "React: When a ship of yours is hit at all, tack a ready mate of yours → It suffers one hit fewer.",
        "Act: You may fire a hit at target enemy ship.",
    ]


def test_a_cost_is_paid_by_tacking_one_mate_after_another_and_ends_when_it_is_met() -> None:
    s = voyage("Kestrel, Deckhand, Deckhand, Gunner, Broadside", "Marigold, Gunner")
    choose(s, "Play Broadside", "Deckhand (first)")
    assert asked(s) == (0, "pay")
    choose(s, "Deckhand")
    assert tacked(s, 0) == ["Deckhand", "Deckhand"]
    assert asked(s) == (1, "cancel")


def test_an_order_that_all_mates_together_could_not_pay_is_not_offered() -> None:
    assert options(voyage("Kestrel, Deckhand, Gunner, Broadside", "Marigold, Gunner")) == ["Play Broadside", "Pass"]
    s = voyage("Kestrel, Deckhand, Broadside, All Hands", "Marigold, Gunner")
    assert options(s) == ["Play All Hands", "Pass"]


def test_whoever_is_aimed_at_may_cancel_by_paying() -> None:
    s = voyage("Kestrel, Gunner, Broadside", "Marigold, Gunner")
    choose(s, "Play Broadside", "Cancel it")
    assert tacked(s, 1) == ["Gunner"]
    assert named(s, SUNK, 0) == ["Broadside"] and named(s, SUNK, 1) == []
    assert asked(s) == THE_SEA


def test_a_cancel_price_that_is_not_met_is_spent_without_effect() -> None:
    s = voyage("Kestrel, Gunner, Broadside", "Marigold, Deckhand, Gunner")
    choose(s, "Play Broadside", "Cancel it", "Deckhand")
    assert asked(s) == THE_SEA and tacked(s, 1) == ["Deckhand", "Gunner"]  # met by the Gunner, taken unasked
    s = voyage("Kestrel, Gunner, Broadside", "Marigold, Deckhand")
    choose(s, "Play Broadside", "Cancel it")
    assert s.over and s.out == 2  # the only mate is tacked and worth one: three hits are too many


def test_hits_are_absorbed_by_the_other_seat_tacking_and_sinking() -> None:
    s = voyage("Kestrel, Gunner, Broadside", "Marigold, Gunner, Deckhand")
    choose(s, "Play Broadside", "Pass")
    assert asked(s) == (1, "pay")
    assert options(s) == ["Gunner", "Deckhand", "Sink Gunner", "Sink Deckhand"]
    choose(s, "Gunner")
    assert options(s) == ["Deckhand", "Sink Gunner", "Sink Deckhand"]
    choose(s, "Sink Gunner")  # more than is left: the rest is lost
    assert named(s, ABOARD, 1) == ["Deckhand", "Marigold"] and not s.over


def test_a_ship_whose_hits_nobody_can_absorb_goes_down() -> None:
    s = voyage("Kestrel, Gunner, Broadside", "Marigold, Deckhand")
    choose(s, "Play Broadside", "Pass")
    while not s.over:
        choose(s, options(s)[0])
    assert s.out == 2


def test_the_same_react_answers_the_same_event_again_as_long_as_it_is_paid_for() -> None:
    s = voyage("Kestrel, Gunner, Broadside", SECOND)
    choose(s, "Play Broadside", "Pass")
    assert options(s) == ["React: Surgeon", "Pass"]
    choose(s, "React: Surgeon", "Gunner")
    assert options(s) == ["React: Surgeon", "Pass"]
    choose(s, "React: Surgeon", "Deckhand")
    choose(s, "React: Surgeon")  # tacks the Surgeon, the last one that is ready
    assert asked(s) == THE_SEA  # no hit is left: the window has closed, and nothing is absorbed
    assert tacked(s, 1) == ["Deckhand", "Gunner", "Surgeon"]


def test_each_mate_that_tacks_to_pay_may_be_answered_before_the_next_does() -> None:
    s = voyage("Kestrel, Deckhand, Deckhand, Bosun, Broadside", "Marigold, Gunner")
    choose(s, "Play Broadside", "Deckhand (first)")
    assert options(s) == ["React: Bosun", "Pass"]
    choose(s, "React: Bosun")
    assert asked(s) == (0, "pay") and tacked(s, 0) == ["Bosun"]


def test_the_sea_acts_and_the_last_captain_decides_for_it() -> None:
    s = voyage("Kestrel, Deckhand", "Marigold, Gunner")
    assert asked(s) == THE_SEA
    assert options(s) == ["Kestrel", "Marigold"]
    choose(s, "Kestrel")
    assert asked(s) == (0, "pay")
    choose(s, "Deckhand")
    assert s.over and not s.out and tacked(s, 0) == ["Deckhand"]


def test_what_may_be_done_is_asked() -> None:
    s = voyage("Kestrel, Deckhand, Warning Shot", "Marigold, Gunner, Deckhand")
    choose(s, "Play Warning Shot")
    assert asked(s) == (0, "may_effect") and options(s) == ["Yes", "No"]
    choose(s, "No")
    assert asked(s) == THE_SEA


@pytest.mark.parametrize("seed", range(20))
def test_random_voyages_end_and_copies_go_on_alike(seed: int) -> None:
    chance = random.Random(seed)
    s = voyage(FIRST, SECOND)
    for _ in range(200):
        if s.over:
            break
        assert s.question is not None and not flaw(s)
        chosen = chance.choice(s.question.options)
        t = s.copy()
        answer(s, chosen)
        answer(t, chosen)
        assert s.digest() == t.digest()
    assert s.over


def test_a_hand_is_known_to_its_captain_only() -> None:
    s = voyage(FIRST, SECOND)
    assert named(s, HAND, 0) == ["All Hands", "Broadside", "Fusillade", "Warning Shot"]
    assert all(s.known[c] == 1 for c in s.pile(HAND, 0))
