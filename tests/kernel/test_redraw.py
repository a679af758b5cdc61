"""Going back by consent: chance is drawn anew, as an entry of the log that replays exactly."""

import random

import pytest

from quarterdeck.games import five_sails, start_of
from quarterdeck.games.five_sails.decks import SAMPLES
from quarterdeck.kernel import replay
from quarterdeck.kernel.errors import UnknownAnswer
from quarterdeck.kernel.game import CHANCE, Game
from quarterdeck.kernel.knowledge import knows


def some_game(seed: int, choices: int) -> Game:
    game = five_sails.sample_game(seed, 2)
    play_on(game, random.Random(seed), choices)
    return game


def play_on(game: Game, chance: random.Random, choices: int = 100_000) -> None:
    for _ in range(choices):
        if game.over:
            return
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)


def decks(game: Game) -> list[tuple[int, ...]]:
    return [game.state.pile(0, seat) for seat in range(2)]


def test_what_nobody_knows_is_drawn_anew_and_what_somebody_knows_stays() -> None:
    game = some_game(2, 40)
    before = game.copy()
    game.redraw(12345)
    assert decks(game) != decks(before)
    assert [sorted(deck) for deck in decks(game)] == [sorted(deck) for deck in decks(before)]
    for seat in (None, 0, 1):
        assert game.view(seat) == before.view(seat)
    s, t = before.state, game.state
    for c in range(s.match.size):
        if any(knows(s, seat, c) for seat in (None, 0, 1)):
            assert (s.zone[c], s.holder[c]) == (t.zone[c], t.holder[c])
    assert game.open_questions()[0].options == before.open_questions()[0].options


def test_other_seeds_give_other_futures_and_the_same_seed_the_same() -> None:
    games = [some_game(4, 40) for _ in range(3)]
    for game, seed in zip(games, (1, 1, 2), strict=True):
        game.redraw(seed)
    assert games[0].digest() == games[1].digest() != games[2].digest()


def test_what_is_drawn_anew_can_be_foreseen_as_little_as_the_first_deal() -> None:
    """The seed of a redraw is stirred into the game's own: alone it gives neither the decks nor chance to come."""
    games = [some_game(seed, 0) for seed in (6, 6 + 5 * len(SAMPLES))]
    assert games[0].header["decks"] == games[1].header["decks"]
    for game in games:
        game.redraw(1)
        assert game.state.draws > 0, "not the fast generator's"
    assert decks(games[0]) != decks(games[1]) and games[0].state.seed != games[1].state.seed


def test_a_redraw_seals_what_was_chosen_before() -> None:
    game = some_game(5, 30)
    game.redraw(9)
    assert game.state.made == game.state.sealed == len(game.choices)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_redraws_is_written_read_and_replayed_exactly(seed: int) -> None:
    chance = random.Random(seed)
    game = some_game(seed, 20 + seed * 7)
    game.rewind(len(game.choices) - 3)
    game.redraw(chance.getrandbits(62))
    play_on(game, chance, 25)
    if not game.over:
        game.redraw(chance.getrandbits(62))
    play_on(game, chance)
    text = replay.write(game)
    assert '["chance", ' in text
    again = replay.play(replay.read(text), start_of("five-sails"))
    assert again.choices == game.choices and again.digest() == game.digest()
    assert any(seat == CHANCE for seat, _ in again.choices)


def test_a_seed_that_is_none_is_refused() -> None:
    game = some_game(1, 5)
    before = game.digest()
    for seed in (-1, 1 << 63):
        with pytest.raises(UnknownAnswer):
            game.redraw(seed)
    assert game.digest() == before and len(game.choices) == 5


def test_a_record_whose_last_line_has_no_digest_is_read() -> None:
    """The file of a game that the engine could not go on with says what was chosen, and no more."""
    game = some_game(2, 30)
    lines = replay.write(game).splitlines()
    lines[-1] = '{"choices": 30, "end": true}'
    record = replay.read("\n".join(lines) + "\n")
    assert replay.play(record, start_of("five-sails")).digest() == game.digest()
