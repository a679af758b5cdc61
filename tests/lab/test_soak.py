"""The endurance test, in small."""

import pytest

from quarterdeck.games.five_sails import GAME
from quarterdeck.games.five_sails.rules import CityRules
from quarterdeck.lab import soak as soaking
from quarterdeck.lab.soak import Soak, play_one, soak


def test_random_games_of_every_number_of_seats_go_well() -> None:
    found = soak(GAME, 45, seed=3)
    assert str(found).endswith("nothing went wrong"), str(found)
    assert found.sound and found.games == {2: 15, 3: 15, 4: 15}
    assert found.left > 0, "in some of them a player leaves"


def test_the_same_seed_plays_the_same_games() -> None:
    assert soak(GAME, 4, seed=9, seats=(2,)) == soak(GAME, 4, seed=9, seats=(2,))


def test_a_broken_state_a_crash_and_an_endless_game_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CityRules, "flaw", lambda rules, s: "a card is upside down" if s.made > 20 else "")
    found = soak(GAME, 2, seed=1, seats=(3,))
    assert [failure.seats for failure in found.failures] == [3, 3] and not found.sound
    assert "after 25 choices: AssertionError: a card is upside down" in str(found)
    monkeypatch.setattr(CityRules, "flaw", lambda rules, s: str(1 // (20 - s.made))[:0])
    assert "after 20 choices: ZeroDivisionError" in str(soak(GAME, 1))
    monkeypatch.setattr(CityRules, "flaw", lambda rules, s: "")
    monkeypatch.setattr(soaking, "ENDLESS", 10)
    assert "it does not end" in str(soak(GAME, 1))


def test_only_who_is_still_in_the_game_leaves_it() -> None:
    """In this game of the playtest rules a player was eliminated before the moment at which somebody leaves."""
    found = Soak()
    play_one(GAME, 1001312, 3, found, ruleset="playtest-5.9.4e")
    assert found.left == 1 and not found.failures
