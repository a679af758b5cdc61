"""The engines we are measured beside: Catanatron and python-chess, each in the way its own users play it."""

import itertools
import random

import chess
from catanatron import Color, Game, RandomPlayer

from rates import Rates, Tally, play_for, repeat_for

CATANATRON_TURNS = 1000  # Catanatron's own limit for random play
CATANATRON_POSITIONS = 40  # its games differ from run to run, seed or no seed: one position would be luck
HALF_A_CHESS_GAME = 80  # plies


def catanatron(seconds: float) -> Rates:
    decisions, all_decisions, games = play_for(seconds, play_catanatron)
    positions = [catanatron_mid_game(seed) for seed in range(1, CATANATRON_POSITIONS + 1)]
    copied = itertools.cycle(positions)
    applied = itertools.cycle([(game, random.choice(game.state.playable_actions)) for game in positions])

    def copy_and_apply() -> None:
        game, action = next(applied)
        game.copy().execute(action)

    return Rates(
        decisions,
        all_decisions,
        games,
        copies=repeat_for(seconds, lambda: next(copied).copy()),
        copy_and_apply=repeat_for(seconds, copy_and_apply),
    )


def python_chess(seconds: float) -> Rates:
    decisions, all_decisions, games = play_for(seconds, play_chess)
    board = chess_mid_game()
    moves = itertools.cycle(board.legal_moves)
    return Rates(
        decisions,
        all_decisions,
        games,
        copies=repeat_for(seconds, lambda: board.copy(stack=False)),
        copy_and_apply=repeat_for(seconds, lambda: board.copy(stack=False).push(next(moves))),
    )


def new_catanatron(seed: int) -> Game:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def catanatron_is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= CATANATRON_TURNS


def play_catanatron(seed: int, tally: Tally) -> None:
    game = new_catanatron(seed)
    while not catanatron_is_over(game):
        if len(game.state.playable_actions) > 1:
            tally.decisions += 1
        else:
            tally.forced += 1
        game.play_tick()


def catanatron_mid_game(seed: int) -> Game:
    """About half-way through a game, at a decision that has a choice of several actions."""
    tally = Tally()
    play_catanatron(seed, tally)
    game = new_catanatron(seed)
    for _ in range((tally.decisions + tally.forced) // 2):
        if catanatron_is_over(game):
            return catanatron_mid_game(seed)
        game.play_tick()
    while len(game.state.playable_actions) < 2:
        game.play_tick()
    return game


def play_chess(seed: int, tally: Tally) -> None:
    chance = random.Random(seed)
    board = chess.Board()
    while moves := list(board.legal_moves):
        if board.is_insufficient_material() or board.halfmove_clock >= 150:
            break
        if len(moves) > 1:
            tally.decisions += 1
        else:
            tally.forced += 1
        board.push(chance.choice(moves))


def chess_mid_game() -> chess.Board:
    chance = random.Random(1)
    board = chess.Board()
    for _ in range(HALF_A_CHESS_GAME):
        board.push(chance.choice(list(board.legal_moves)))
    return board
