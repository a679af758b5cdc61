"""Whole games of the starter decks: they end, nothing is wrong in them, copies go on alike."""

import random

import pytest

from quarterdeck.games.ccg import GAME
from quarterdeck.games.ccg.decks import STARTERS
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.sound import flaw
from quarterdeck.lab.soak import soak


def begin(seed: int, seats: int) -> SeventhSea:
    decks = random.Random(seed).sample(list(STARTERS), seats)
    s = GAME.new(seed, tuple(decks), record=False).state
    assert isinstance(s, SeventhSea)
    return s


def choose(s: SeventhSea, chance: random.Random) -> None:
    q = s.question
    assert q is not None
    k = chance.choice(q.options)
    if s.answers:
        answer_in_secret(s, q.seat, k)
    else:
        answer(s, k)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(4))
def test_a_game_played_by_chance_ends_and_is_sound_at_every_question(seed: int, seats: int) -> None:
    s, chance = begin(seed, seats), random.Random(seed)
    for _ in range(5000):
        if s.over:
            break
        assert flaw(s) == ""
        choose(s, chance)
    assert s.over and s.victory


def test_games_of_all_numbers_of_seats_in_which_players_leave_are_sound() -> None:
    found = soak(GAME, 30, seats=range(2, 7))
    assert found.sound, str(found)


@pytest.mark.parametrize("seed", range(3))
def test_copies_and_bytes_go_on_alike(seed: int) -> None:
    s, chance = begin(seed, 2), random.Random(seed)
    for _ in range(200):
        if s.over:
            break
        t = s.copy()
        assert t.digest() == s.digest()
        picked = chance.getstate()
        choose(s, chance)
        chance.setstate(picked)
        choose(t, chance)
        assert t.digest() == s.digest()


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_sees_does_not_depend_on_what_it_does_not_know(seed: int) -> None:
    s, chance = begin(seed, 3), random.Random(seed)
    for i in range(150):
        if s.over:
            break
        for seat in range(3):
            t = redeal(s, seat, i)
            assert s.match.rules.view(t, seat) == s.match.rules.view(s, seat)
            assert flaw(t) == ""
        choose(s, chance)
