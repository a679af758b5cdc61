"""Whole games by chance: they stay sound, end, can be copied, and go on alike from their bytes."""

import random

import pytest

from quarterdeck.games.sea_of_legends.setup import begin_with
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.sound import flaw


def step(s: Voyage, chance: random.Random) -> None:
    q = s.question
    assert q is not None
    k = chance.choice(q.options)
    if s.answers:
        answer_in_secret(s, q.seat, k)
    else:
        answer(s, k)


@pytest.mark.parametrize("players", range(1, 6))
def test_a_game_by_chance_is_sound_at_every_question_and_ends(players: int) -> None:
    chance = random.Random(players)
    s = begin_with(players, (0, 3, 4), players)
    for _ in range(12000):
        assert not flaw(s), flaw(s)
        if s.over:
            break
        assert s.question is not None
        assert all(option.words for option in s.match.rules.describe(s, s.question).options)
        step(s, chance)
    assert s.over and s.victory
    assert s.match.rules.view(s, None)["over"] and s.match.rules.story(s, None)


def test_a_copy_is_independent_and_bytes_say_everything() -> None:
    chance = random.Random(5)
    s = begin_with(3, (0, 3, 4), 5)
    for turn in range(300):
        if turn % 10 == 0:
            before = s.digest()
            t = s.copy()
            again = begin_with(3, (0, 3, 4), 5)
            again.read_bytes(s.to_bytes())
            assert t.digest() == again.digest() == before
            seed = chance.random()
            step(t, random.Random(seed))
            assert s.digest() == before != t.digest()
            step(again, random.Random(seed))
            assert again.digest() == t.digest()
        step(s, chance)
        if s.over:
            break
    assert turn > 150


@pytest.mark.parametrize("seat", (0, 2, None))
def test_a_new_deal_looks_the_same_to_whoever_it_is_made_for(seat: int | None) -> None:
    chance = random.Random(11)
    s = begin_with(3, (0, 2, 4), 11)
    differs = 0
    for turn in range(200):
        if turn % 4 == 0:
            t = redeal(s, seat, turn)
            assert not flaw(t), flaw(t)
            assert t.match.rules.view(t, seat) == s.match.rules.view(s, seat)
            differs += t.piles != s.piles
        step(s, chance)
        if s.over:
            break
    assert differs > 10, "what is hidden was dealt anew"
