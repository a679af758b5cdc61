"""The same games under several rulesets: the statistics by hand, and small comparisons."""

import pytest

from quarterdeck.games.five_sails import GAME
from quarterdeck.games.five_sails.decks import SAMPLES
from quarterdeck.lab.compare import (
    Comparison, Length, Plan, Played, Share, compare, fisher, holm, measure, paired, sign_test, wilson, welch,
)  # fmt: skip
from quarterdeck.lab.simulate import Outcome

EDITIONS = ["rulebook-2023", "playtest-5.9.4e"]


def test_wilsons_interval() -> None:
    """5 of 10: (1/2 + z²/20 ± z √(1/40 + z²/400)) / (1 + z²/10) with z = 1.96; 0 of 10: up to z² / (10 + z²)."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 3.841459 / 13.841459), abs=1e-6)
    assert wilson(10, 10) == pytest.approx((10 / 13.841459, 1.0), abs=1e-6)
    assert wilson(0, 0) == (0.0, 1.0)


def test_fishers_exact_test() -> None:
    """Of the 70 ways to place 4 hits among 8 games, 16 + 16 + 1 + 1 are no likelier than 3 of 4 against 1 of 4."""
    assert fisher(3, 4, 1, 4) == pytest.approx(34 / 70)
    assert fisher(4, 4, 0, 4) == pytest.approx(2 / 70)
    assert fisher(2, 4, 2, 4) == pytest.approx(1.0)
    assert fisher(0, 5, 0, 9) == pytest.approx(1.0)
    assert fisher(1, 3, 0, 2) == pytest.approx(1.0)


def test_welchs_test() -> None:
    """Means 3 and 6, variances 2.5 and 10: apart by 3 / √(2.5/5 + 10/5) = 1.897 errors."""
    assert welch([1, 2, 3, 4, 5], [2, 4, 6, 8, 10]) == pytest.approx(0.0578, abs=1e-4)
    assert welch([1, 2, 3], [3, 2, 1]) == pytest.approx(1.0)
    assert welch([2, 2], [2, 2]) == 1.0
    assert welch([2, 2], [3, 3]) == 0.0
    assert welch([2], [3]) == 1.0, "from one game nothing is known"


def test_the_sign_test() -> None:
    """Of ten pairs one or none goes the other way in 2 (1 + 10) of 1024 ways; four against four is no news."""
    assert sign_test(1, 9) == sign_test(9, 1) == pytest.approx(22 / 1024)
    assert sign_test(0, 3) == pytest.approx(2 / 8)
    assert sign_test(4, 4) == sign_test(0, 0) == 1.0


def test_games_are_compared_as_pairs() -> None:
    """What a game is not about is no pair; what came out alike decides nothing."""
    found = paired("x", "y", [True, True, False, None, True], [True, False, True, None, False])
    assert (found.fewer, found.more, found.alike) == (2, 1, 1)
    assert found.chance == sign_test(2, 1)
    games = [played(0, 0), played(0, 0), played(1, 0), played(None, 1, "draw", 5)]
    others = [played(1, 0), played(1, 0), played(1, 0), played(None, 1, "draw", 4)]
    both = Comparison(4, 0, ["greedy", "random"], {"x": measure(GAME, games), "y": measure(GAME, others)})
    told = {pair.what: (pair.fewer, pair.more, pair.alike) for pair in both.pairs()}
    assert told == {
        "eisen wins": (2, 0, 2), "ussura wins": (0, 2, 2), "greedy wins": (2, 0, 2), "random wins": (0, 2, 2),
        "first player wins": (2, 0, 2), "days": (1, 0, 3),
    }  # fmt: skip
    assert [pair["p_holm"] for pair in both.as_dict()["pairs"]] == [1.0] * 6
    assert Comparison(9, 0, [], {"x": {"a": Share(5, 9)}, "y": {"a": Share(4, 9)}}).pairs() == []


def test_holms_correction_keeps_the_order() -> None:
    """0.01 times 3; 0.03 times 2; 0.04 times 1, but not less than the one before."""
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.6, 0.5]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_mean_has_the_interval_of_its_error() -> None:
    """Of 1 to 5 the variance is 2.5, the error √(2.5/5) = 0.7071, and 1.96 of them are 1.386."""
    low, high = Length([1, 2, 3, 4, 5]).interval()
    assert (low, high) == pytest.approx((3 - 1.3859, 3 + 1.3859), abs=1e-4)
    assert str(Length([1, 2, 3, 4, 5])) == "3.00 (1.61 to 4.39)"
    assert str(Share(5, 10)) == "50.0% (23.7% to 76.3%)"
    assert Length([4]).interval() == (4, 4)


def played(winner: int | None, first: int, victory: str = "economic", days: int = 3) -> Played:
    outcome = Outcome(() if winner is None else (winner,), victory, {"days": days}, 100, first)
    return Played(("eisen", "ussura"), ("greedy", "random"), outcome)


def test_what_is_counted() -> None:
    found = measure(GAME, [played(0, 0), played(1, 0, "dominance", 5), played(None, 1, "draw"), played(0, 1)])
    shares = {name: (m.hits, m.n) for name, m in found.items() if isinstance(m, Share)}
    assert shares == {
        "eisen wins": (2, 4), "ussura wins": (1, 4), "greedy wins": (2, 4), "random wins": (1, 4),
        "first player wins": (1, 4), "by assassination": (0, 4), "by dominance": (1, 4), "by economic": (2, 4),
        "by fifth day": (0, 4), "by last player left": (0, 4), "a draw": (1, 4),
    }  # fmt: skip
    assert (found["days"].value, found["decisions"].value) == (3.5, 100)


def test_only_what_differs_beyond_chance_is_significant() -> None:
    """Everything is corrected for: 100 of 100 against 50 of 100 stays, and what never happened is not compared."""
    one: dict[str, Share | Length] = {
        "a": Share(50, 100), "b": Share(50, 100), "never": Share(0, 100), "days": Length([3.0, 4.0] * 50),
    }  # fmt: skip
    other: dict[str, Share | Length] = {
        "a": Share(100, 100), "b": Share(58, 100), "never": Share(0, 100), "days": Length([3.0, 4.0] * 50),
    }  # fmt: skip
    found = Comparison(100, 0, ["greedy", "greedy"], {"x": one, "y": other})
    assert [(d.what, d.ruleset, d.by_words, d.significant) for d in found.differences()] == [
        ("a", "y", "+50.0 points", True), ("b", "y", "+8.0 points", False), ("days", "y", "+0.00", False),
    ]  # fmt: skip
    assert [d["significant"] for d in found.as_dict()["differences"]] == [True, False, False]


def test_every_ruleset_plays_with_the_same_decks_and_seats_change() -> None:
    for i in range(3):
        here, there = (Plan(GAME.name, rules, ("random", "greedy"), (), 5).play(i) for rules in EDITIONS)
        assert here.decks == there.decks and here.bots == there.bots
        assert len(set(here.decks)) == 2 and set(here.decks) <= set(SAMPLES)
        assert here.outcome.first in (0, 1)
    given = [Plan(GAME.name, EDITIONS[0], ("random", "random"), ("eisen", "ussura"), 5).play(i) for i in (0, 1)]
    assert [game.decks for game in given] == [("eisen", "ussura"), ("ussura", "eisen")]


def test_however_many_workers_the_result_is_the_same() -> None:
    told: list[int] = []
    alone = compare(GAME, 12, EDITIONS, ["random", "random"], seed=2, progress=told.append)
    assert compare(GAME, 12, EDITIONS, ["random", "random"], seed=2, workers=2).as_dict() == alone.as_dict()
    assert told == [10, 12, 22, 24]
    assert compare(GAME, 12, EDITIONS, ["random", "random"], seed=3).as_dict() != alone.as_dict()
