"""The endurance test and the exhaustive runner, in small."""

import pytest

from quarterdeck.games.five_sails.rules import CityRules
from quarterdeck.lab import exhaust as exhausting
from quarterdeck.lab import soak as soaking
from quarterdeck.lab.exhaust import exhaust
from quarterdeck.lab.soak import soak


def test_random_games_of_every_number_of_seats_go_well() -> None:
    found = soak(45, seed=3)
    assert str(found).endswith("nothing went wrong"), str(found)
    assert found.sound and found.games == {2: 15, 3: 15, 4: 15}
    assert found.left > 0, "in some of them a player leaves"


def test_the_same_seed_plays_the_same_games() -> None:
    assert soak(4, seed=9, seats=(2,)) == soak(4, seed=9, seats=(2,))


def test_a_broken_state_a_crash_and_an_endless_game_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CityRules, "flaw", lambda rules, s: "a card is upside down" if s.made > 20 else "")
    found = soak(2, seed=1, seats=(3,))
    assert [failure.seats for failure in found.failures] == [3, 3] and not found.sound
    assert "after 25 choices: AssertionError: a card is upside down" in str(found)
    monkeypatch.setattr(CityRules, "flaw", lambda rules, s: str(1 // (20 - s.made))[:0])
    assert "after 20 choices: ZeroDivisionError" in str(soak(1))
    monkeypatch.setattr(CityRules, "flaw", lambda rules, s: "")
    monkeypatch.setattr(soaking, "ENDLESS", 10)
    assert "it does not end" in str(soak(1))


def test_every_card_and_ability_is_used_sooner_or_later() -> None:
    found = exhaust(600)
    assert found.complete, str(found)
    assert "all of them" in str(found)


def test_what_was_never_used_is_named() -> None:
    found = exhaust(1)
    assert found.games == 1 and not found.complete
    assert found.never()
    assert all(name in str(found) for name in found.never())
    assert any(name.startswith("ability ") for name in found.never())


def test_an_ability_that_was_never_used_is_tried_when_it_is_offered() -> None:
    a, b = exhaust(12, seed=2), exhaust(12, seed=2)
    assert a == b, "by the same seed"
    assert sum(a.abilities.values()) > len(a.abilities) > 60
    assert exhausting.Exhaustion().complete
