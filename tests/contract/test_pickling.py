"""States and games in pickles: what is in one, what is not, and who may read it."""

import pickle
import pickletools
import subprocess
import sys

import pytest

from quarterdeck import ENGINE_VERSION
from quarterdeck.games import five_sails
from quarterdeck.kernel.columns import Columns, Match
from quarterdeck.kernel.errors import BadDefinition, DamagedRecord
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import redeal

SEED = "a seed that nobody can guess"
#: reads a game and its state, and plays the game to its end
ELSEWHERE = """
import pickle, sys
game, state = pickle.load(sys.stdin.buffer)
print(state.digest())
while not game.over:
    question = game.open_questions()[0]
    game.choose(question.options[-1], question.seat)
print(game.digest(), len(game.choices), *game.log(0), sep="\\n")
"""


def some_game() -> Game:
    """In the middle of a game."""
    return go_on(five_sails.new(SEED), 60)


def go_on(game: Game, choices: int = 100_000) -> Game:
    """The last option is taken each time."""
    while not game.over and choices:
        question = game.open_questions()[0]
        game.choose(question.options[-1], question.seat)
        choices -= 1
    return game


def named_in(data: bytes) -> set[str]:
    """What a pickle has the reader look up in modules."""
    texts = [""]
    found = set()
    for opcode, argument, _ in pickletools.genops(data):
        if isinstance(argument, str):
            texts.append(argument)
        if opcode.name == "STACK_GLOBAL":
            found.add(".".join(texts[-2:]))
    return found


def test_a_game_goes_on_to_the_same_end_in_another_process() -> None:
    game = some_game()
    before = game.digest()
    read = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps((game, game.state)), capture_output=True, check=True
    )
    go_on(game)
    wanted = [before, game.digest(), str(len(game.choices)), *game.log(0)]
    assert read.stdout.decode().splitlines() == wanted


def test_a_pickle_names_the_game_and_carries_no_code() -> None:
    game = some_game()
    begin = {"builtins.getattr", "quarterdeck.games.five_sails.GAME"}
    assert named_in(pickle.dumps(game)) == {"quarterdeck.kernel.game.unpickled", *begin}
    assert named_in(pickle.dumps(game.state)) == {"quarterdeck.kernel.pickling.unpickled_state", *begin}


def test_states_of_one_match_share_it_again() -> None:
    game = some_game()
    one, other = pickle.loads(pickle.dumps([game.state, redeal(game.state, 0, 7)]))
    assert one.match is other.match and one.digest() == game.digest() != other.digest()


def test_a_state_dealt_anew_does_not_tell_with_which_seed_the_game_began() -> None:
    game = some_game()
    assert SEED.encode() in pickle.dumps(game)
    assert SEED.encode() not in pickle.dumps(redeal(game.state, 0, 7))


def test_the_record_goes_along_and_moments_stay_behind() -> None:
    game = some_game()
    game.state.moments = []
    read = pickle.loads(pickle.dumps(game.state))
    assert read.record == game.state.record and read.moments is None
    assert pickle.loads(pickle.dumps(five_sails.new(SEED, record=False))).state.record is None


def test_questions_and_decisions_are_values() -> None:
    game = some_game()
    question, decision = game.open_questions()[0], game.decision()
    assert decision is not None
    asked, shown = pickle.loads(pickle.dumps((question, decision)))
    assert repr((asked, shown, shown.options)) == repr((question, decision, decision.options))


def test_another_engine_does_not_read_it() -> None:
    other = "9" * len(ENGINE_VERSION)
    game = some_game()
    for what in (game, game.state):
        with pytest.raises(DamagedRecord, match=f"pickled by engine {other}; this is {ENGINE_VERSION}"):
            pickle.loads(pickle.dumps(what).replace(ENGINE_VERSION.encode(), other.encode()))


def test_a_state_that_no_package_began_is_refused() -> None:
    with pytest.raises(BadDefinition, match="what its game began with"):
        pickle.dumps(Columns(Match(2, (), b"", b""), zones=1))
