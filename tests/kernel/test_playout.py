"""Random answers up to a limit or the end."""

from collections import Counter

from kernel.toy import evening
from quarterdeck.games import five_sails
from quarterdeck.kernel.playout import begin_chance, next_chance, playout


def test_it_gives_so_many_answers_and_no_more_and_goes_on_where_it_stopped() -> None:
    s, t = (five_sails.new(3, record=False).state for _ in range(2))
    chance = playout(s, begin_chance(5), 40)
    assert s.made == 40
    playout(s, chance, 20)
    playout(t, begin_chance(5), 60)
    assert s.digest() == t.digest()


def test_without_a_limit_it_plays_to_the_end() -> None:
    for seed in range(5):
        s = five_sails.new(seed, record=False).state
        playout(s, begin_chance(seed))
        assert s.over and s.question is None


def test_secret_questions_of_several_seats_are_answered_too() -> None:
    s = evening("GB", "SB", "SH")
    playout(s, begin_chance(1), 3)
    assert not s.answers and s.made == 3


def test_every_option_is_equally_likely() -> None:
    first = evening("GB", "SB")
    counted: Counter[int] = Counter()
    chance = begin_chance(7)
    for _ in range(900):
        s = first.copy()
        chance = playout(s, chance, 1)
        counted[s.answers[-1][1]] += 1
    assert len(counted) == 3 and min(counted.values()) > 250


def test_any_seed_begins_a_chance_that_never_dries_up() -> None:
    for seed in (0, -1, 2147483646, 2147483647, 1 << 80):
        chance = begin_chance(seed)
        for _ in range(3):
            assert 0 < chance < 2147483647
            chance = next_chance(chance)
