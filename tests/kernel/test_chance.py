"""Chance that lives in the state."""

from collections import Counter
from hashlib import shake_256

import pytest

from kernel.toy import DUCK, GOLD, SILVER, evening
from quarterdeck.kernel.chance import (
    FAST, LARGEST_SEED, MASK, advance, begin, draw, fast_mix, loosen, mix, pick, shuffled, stir,
)  # fmt: skip
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.knowledge import redeal


def state(seed: int) -> State:
    s = evening("SSSGGBBH", "H")
    begin(s, seed)
    return s


def fast(seed: int) -> State:
    s = state(0)
    loosen(s, seed)
    return s


# the chance of a real game


def test_a_draw_is_read_from_a_stream_keyed_by_seed_purpose_and_number() -> None:
    """Known answers: from now on the same seed gives the same game."""
    s = state(7)
    assert [pick(s, 1000, "die") for _ in range(4)] == [895, 96, 235, 606]
    assert shuffled(s, tuple(range(9)), "deck") == (1, 0, 4, 5, 2, 3, 7, 6, 8)
    assert pick(s, 1000, "die") == int.from_bytes(shake_256(b"\7" + bytes(31) + b"5 die").digest(16), "little") % 1000
    assert (s.seed, s.draws) == (7, 6), "what is drawn never becomes part of the seed"


def test_the_same_seed_gives_the_same_chance() -> None:
    for make in (state, fast):
        a, b = make(7), make(7)
        assert [pick(a, 6, "die") for _ in range(20)] == [pick(b, 6, "die") for _ in range(20)]
        b = b.copy()
        assert shuffled(a, tuple(range(9)), "deck") == shuffled(b, tuple(range(9)), "deck")
        assert a.digest() == b.digest()


def test_every_number_and_every_order_comes_up() -> None:
    for s in (state(1), fast(1)):
        assert Counter(pick(s, 3, "die") for _ in range(3000)).keys() == {0, 1, 2}
        orders = Counter(shuffled(s, (1, 2, 3), "deck") for _ in range(6000))
        assert len(orders) == 6 and min(orders.values()) > 800


def test_purposes_and_successive_draws_have_nothing_to_do_with_each_other() -> None:
    """Of each two draws from one seed all pairs of results come up equally often."""
    for purposes in (("deck", "deck"), ("deck", "bottom")):
        pairs: Counter[tuple[int, int]] = Counter()
        for seed in range(4500):
            s = state(seed)
            pairs[pick(s, 3, purposes[0]), pick(s, 3, purposes[1])] += 1
        assert len(pairs) == 9 and min(pairs.values()) > 400 and max(pairs.values()) < 600
    a, b = state(3), state(3)
    assert draw(a, 1 << 64, "deck") != draw(b, 1 << 64, "bottom"), "the purpose alone makes a difference"


def test_seeds_of_either_sign_and_many_bits_are_taken_and_differ() -> None:
    seeds = (0, 1, -1, 1 << 64, 1 << 127, LARGEST_SEED, -LARGEST_SEED)
    assert len({draw(state(seed), 1 << 64, "die") for seed in seeds}) == len(seeds)
    for seed in (LARGEST_SEED + 1, -LARGEST_SEED - 1):
        with pytest.raises(ValueError, match="255 bits"):
            begin(state(0), seed)


def test_a_seed_may_be_a_text() -> None:
    s, t = state(0), state(0)
    begin(s, "c0ffee")
    begin(t, "c0ffed")
    assert s.seed == int.from_bytes(shake_256(b"c0ffee").digest(16), "little") != t.seed


def foresee(first: int) -> set[int]:
    """What the fast generator could draw after a number of 53 bits: its steps can be undone."""
    found = set()
    for low in range(1 << 11):
        z = first << 11 | low
        z = z ^ (z >> 31) ^ (z >> 62)
        z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
        z = z ^ (z >> 27) ^ (z >> 54)
        z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
        z = z ^ (z >> 30) ^ (z >> 60)
        found.add(advance(z)[1] >> 11)
    return found


def test_draws_foretell_no_other_draw() -> None:
    """The fast generator gives its seed away to whoever undoes its steps; a real game's chance does not."""
    s = fast(1 << 40 | 5)
    assert foresee(draw(s, 1 << 53, "die")) & {draw(s, 1 << 53, "die")}
    t = state(1 << 40 | 5)
    assert not foresee(draw(t, 1 << 53, "die")) & {draw(t, 1 << 53, "die") for _ in range(100)}


def test_stirring_makes_chance_that_both_seeds_are_needed_for() -> None:
    mixed = {}
    for seed in (1, 2):
        for more in (1, 2):
            s = state(seed)
            stir(s, more)
            assert s.draws == 0 and s.seed.bit_length() > 64
            mixed[seed, more] = s.seed
    assert len(set(mixed.values())) == 4
    s = fast(1)
    stir(s, 2)
    assert (s.seed, s.draws) == (2, FAST)


# the fast generator


def test_the_fast_generator_is_splitmix64() -> None:
    """The first numbers of the reference implementation for seed 1234567."""
    seed, found = 1234567, []
    for _ in range(3):
        seed, bits = advance(seed)
        found.append(bits)
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_state_that_was_dealt_anew_draws_from_the_fast_generator() -> None:
    t = redeal(state(7), 0, 99)
    assert t.draws == FAST
    seed, row = t.seed, list(range(9))
    after = fast_mix(row, seed)
    assert shuffled(t, tuple(range(9)), "deck") == tuple(row)
    assert (t.seed, t.draws) == (after, FAST)
    assert pick(t, 6, "die") == (advance(after)[1] >> 11) % 6


def test_mixing_a_list_is_fair_and_leaves_no_card_out() -> None:
    for s in (state(5), fast(5)):
        orders = Counter[tuple[int, ...]]()
        for _ in range(6000):
            row = [1, 2, 3]
            mix(s, row, "deal")
            orders[tuple(row)] += 1
        assert len(orders) == 6 and min(orders.values()) > 800
        long = list(range(200))
        mix(s, long, "deal")
        assert sorted(long) == list(range(200)) and long != sorted(long)


# seals and fate


def test_chance_seals_the_choices_made_so_far() -> None:
    s = state(1)
    s.made = 4
    mix(s, [1, 2], "deal")
    draw(s, 2, "deal")
    assert s.sealed == 0
    pick(s, 2, "die")
    assert s.sealed == 4


@pytest.mark.parametrize("make", [state, fast])
def test_fated_results_come_first_and_in_order(make: type) -> None:
    """A fated shuffle names the cards on top, the first of them topmost; the others keep their order below."""
    s = make(1)
    s.fated = (2, (GOLD, SILVER, DUCK), 1)
    assert pick(s, 3, "die") == 2
    assert [s.match.definition[c] for c in (2, 3, 5, 6)] == [SILVER, SILVER, GOLD, GOLD]
    assert shuffled(s, (2, 3, 5, 6), "deck") == (3, 6, 2, 5)
    assert pick(s, 3, "die") == 1
    assert not s.fated
