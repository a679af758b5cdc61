"""Moments: whoever shows a game to people can stop wherever somebody could have answered from a hidden place."""

import random

import pytest
from challenges import SCORN, SPIRIT, challenge, challenging

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.terms import ISSUE
from quarterdeck.kernel.errors import IllegalAnswer
from quarterdeck.kernel.event import heard
from quarterdeck.kernel.game import Game

#: nobody has a card that cancels anything
CALM = (SPIRIT, SPIRIT)


def play(game: Game, seed: int, watched: bool) -> tuple[int, list[int]]:
    """How many moments were kept, and what was sealed after each choice."""
    chance = random.Random(seed)
    kept, sealed = 0, []
    while not game.over:
        game.state.moments = [] if watched else None
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
        sealed.append(game.state.sealed)
        for seat, state in game.state.moments or ():
            kept += 1
            assert 0 <= seat < game.state.match.seats
            assert state.question is None and state.moments is None
    return kept, sealed


def test_keeping_moments_changes_nothing_in_the_game() -> None:
    kept = 0
    for seed in range(12):
        games = [five_sails.sample_game(seed, 2 + seed % 3) for _ in range(2)]
        found, sealed = play(games[0], seed, True)
        kept += found
        assert play(games[1], seed, False) == (0, sealed)
        assert games[0].digest() == games[1].digest() and games[0].log() == games[1].log()
    assert kept > 20


def test_a_moment_is_kept_where_a_card_could_have_been_in_the_hand_whether_it_is_or_not() -> None:
    """You're Embarrassing Yourself answers a Mercenary's challenge from hand: so the other table stops there, too."""
    assert moments_of_a_challenge(SCORN, SPIRIT) == (True, 0)
    assert moments_of_a_challenge(SPIRIT, SCORN) == (False, 1)
    assert moments_of_a_challenge(SPIRIT, SPIRIT) == (False, 0), "nobody has such a card"


def test_an_event_takes_its_course_whether_or_not_somebody_holds_an_answer() -> None:
    """What is told, and what is settled in between, comes in the same order."""
    assert heard(challenging(CALM, (SCORN, SPIRIT)).state, ISSUE)
    assert heard(challenging(CALM, (SPIRIT, SCORN)).state, ISSUE)
    assert not heard(challenging(CALM, CALM).state, ISSUE), "nobody has such a card"


def moments_of_a_challenge(hand: str, deck: str) -> tuple[bool, int]:
    """Whether the challenged player is asked for a reaction, and how many moments were kept for them."""
    game = challenging(CALM, (hand, deck))
    game.state.moments = []
    game.choose(challenge(game))
    kept = sum(1 for seat, _ in game.state.moments or () if seat == 1)
    decision = game.decision(1)
    return decision is not None and decision.kind == "react", kept


@pytest.mark.parametrize("bert", [(SCORN, SPIRIT), (SPIRIT, SCORN)], ids=["is asked", "is not asked"])
def test_what_was_chosen_before_somebody_could_be_asked_is_sealed(bert: tuple[str, str]) -> None:
    """Else taking it back would tell whether they are; also where nobody shows the game to people."""
    game = challenging(CALM, bert)
    game.choose(challenge(game))
    with pytest.raises(IllegalAnswer, match="the others' consent"):
        game.undo(0, freely=False)


@pytest.mark.parametrize("cecil", [(SCORN, SPIRIT), (SPIRIT, SCORN)], ids=["is asked", "is not asked"])
def test_what_was_answered_before_another_could_be_asked_is_sealed(cecil: tuple[str, str]) -> None:
    game = challenging(CALM, (SCORN, SPIRIT), cecil)
    game.choose(challenge(game))
    game.choose(game.open_questions()[0].options[0])
    game.choose(game.open_questions()[0].options[-1], 1)
    with pytest.raises(IllegalAnswer, match="the others' consent"):
        game.undo(1, freely=False)
    free = challenging(CALM, (SCORN, SPIRIT), CALM)
    free.choose(challenge(free))
    free.choose(free.open_questions()[0].options[0])
    free.choose(free.open_questions()[0].options[-1], 1)
    assert free.undo(1, freely=False) == 1, "nobody else has such a card"
