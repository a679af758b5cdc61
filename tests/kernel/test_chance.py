"""Chance that lives in the state."""

from collections import Counter

from kernel.toy import DUCK, GOLD, SILVER, evening
from quarterdeck.kernel.chance import advance, mix, pick, shuffled
from quarterdeck.kernel.columns import State


def state(seed: int) -> State:
    s = evening("SSSGGBBH", "H")
    s.seed = seed
    return s


def test_the_generator_is_splitmix64() -> None:
    """The first numbers of the reference implementation for seed 1234567."""
    seed, found = 1234567, []
    for _ in range(3):
        seed, bits = advance(seed)
        found.append(bits)
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_same_seed_gives_the_same_chance() -> None:
    a, b = state(7), state(7)
    assert [pick(a, 6) for _ in range(20)] == [pick(b, 6) for _ in range(20)]
    assert shuffled(a, tuple(range(9))) == shuffled(b, tuple(range(9)))
    assert a.seed == b.seed


def test_every_number_and_every_order_comes_up() -> None:
    s = state(1)
    assert Counter(pick(s, 3) for _ in range(3000)).keys() == {0, 1, 2}
    orders = Counter(shuffled(s, (1, 2, 3)) for _ in range(6000))
    assert len(orders) == 6 and min(orders.values()) > 800


def test_chance_seals_the_choices_made_so_far() -> None:
    s = state(1)
    s.made = 4
    pick(s, 2)
    assert s.sealed == 4


def test_fated_results_come_first_and_in_order() -> None:
    """A fated shuffle names the cards on top, the first of them topmost; the others keep their order below."""
    s = state(1)
    s.fated = (2, (GOLD, SILVER, DUCK), 1)
    assert pick(s, 3) == 2
    assert [s.match.definition[c] for c in (2, 3, 5, 6)] == [SILVER, SILVER, GOLD, GOLD]
    assert shuffled(s, (2, 3, 5, 6)) == (3, 6, 2, 5)
    assert pick(s, 3) == 1
    assert not s.fated


def test_mixing_a_list_is_fair_and_leaves_every_state_alone() -> None:
    seed, orders = 5, Counter[tuple[int, ...]]()
    for _ in range(6000):
        row = [1, 2, 3]
        seed = mix(row, seed)
        orders[tuple(row)] += 1
    assert len(orders) == 6 and min(orders.values()) > 800
    long = list(range(200))
    mix(long, 1)
    assert sorted(long) == list(range(200)) and long != sorted(long)
