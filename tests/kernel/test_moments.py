"""Moments: whoever shows a game to people can stop wherever somebody could have answered from a hidden place."""

import random

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.terms import ISSUE
from quarterdeck.kernel.event import heard
from quarterdeck.kernel.game import Game


def play(game: Game, seed: int, watched: bool) -> int:
    chance = random.Random(seed)
    kept = 0
    while not game.over:
        game.state.moments = [] if watched else None
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)
        for seats, state in game.state.moments or ():
            kept += 1
            assert seats and seats & ~game.state.match.everyone == 0
            assert state.question is None and state.moments is None
    return kept


def test_keeping_moments_changes_nothing_in_the_game() -> None:
    kept = 0
    for seed in range(12):
        games = [five_sails.sample_game(seed, 2 + seed % 3) for _ in range(2)]
        kept += play(games[0], seed, True)
        play(games[1], seed, False)
        assert games[0].digest() == games[1].digest() and games[0].log() == games[1].log()
    assert kept > 20


def test_a_moment_is_kept_where_a_card_could_have_been_in_the_hand_whether_it_is_or_not() -> None:
    """You're Embarrassing Yourself answers a Mercenary's challenge from hand: so the other table stops there, too."""
    assert moments_of_a_challenge("You're Embarrassing Yourself", "Valiant Spirit") == (True, 0)
    assert moments_of_a_challenge("Valiant Spirit", "You're Embarrassing Yourself") == (False, 1)
    assert moments_of_a_challenge("Valiant Spirit", "Valiant Spirit") == (False, 0), "nobody has such a card"


def test_an_event_takes_its_course_whether_or_not_somebody_holds_an_answer() -> None:
    """What is told, and what is settled in between, comes in the same order."""
    assert heard(challenging("You're Embarrassing Yourself", "Valiant Spirit").state, ISSUE)
    assert heard(challenging("Valiant Spirit", "You're Embarrassing Yourself").state, ISSUE)
    assert not heard(challenging("Valiant Spirit", "Valiant Spirit").state, ISSUE), "nobody has such a card"


def challenging(hand: str, deck: str) -> Game:
    """A Mercenary may challenge; these are the cards of who would be challenged."""
    return five_sails.from_position(f"""
[[player]]
leader = "Kaspar Dietrich"
crew = [{{name = "Kalla Forsberg", at = "Docks"}}]
[[player]]
leader = "Odette Dubois d'Arrent"
crew = [{{name = "Jean Urbain", at = "Docks"}}]
hand = ["{hand}"]
deck = ["{deck}"]
""")


def moments_of_a_challenge(hand: str, deck: str) -> tuple[bool, int]:
    """Whether the challenged player is asked for a reaction, and how many moments were kept for them."""
    game = challenging(hand, deck)
    game.state.moments = []
    decision = game.decision()
    assert decision is not None
    game.choose(decision.find("Challenge"))
    kept = sum(1 for seats, _ in game.state.moments or () if seats == 2)
    decision = game.decision(1)
    return decision is not None and decision.kind == "react", kept
