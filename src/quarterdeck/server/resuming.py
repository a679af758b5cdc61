"""From a log to the game that it leads to, and to how that ended."""

from quarterdeck.games import find_game, start_of
from quarterdeck.kernel.errors import IllegalAnswer, QuarterdeckError
from quarterdeck.kernel.game import CHANCE, CONCEDE, Game
from quarterdeck.server.clocks import Asked
from quarterdeck.server.engine import Deviates
from quarterdeck.server.facts import Facts
from quarterdeck.server.messages import Result
from quarterdeck.server.storage import AWAY, OUT_OF_TIME, LogRow

#: what is added to the words of an end that came because a seat was late
LATE = {OUT_OF_TIME: "the time of Player {} had run out", AWAY: "Player {} had been away for too long"}


def result_of(facts: Facts, game: Game, when: float, by: list[int]) -> Result:
    """How a game has ended, and whether that was because somebody was late."""
    package, state = find_game(facts.game), game.state
    how = package.ending(state)
    if by and by[-1] in LATE:
        how = f"{how.rstrip('.')}; {LATE[by[-1]].format(game.choices[-1][0] + 1)}."
    return Result(package.winners(state), how, when, len(game.choices))


def resume(facts: Facts, rows: list[LogRow], asked: Asked) -> Game:
    """The game that a log leads to, and since when who is asked.

    It is compared with all that was stored of how it stood, the last choice included.
    """
    made = -1
    try:
        game = Game(facts.header, start_of(facts.game))
        compare(game, facts.dealt)
        asked.note(game, facts.began)
        for made in range(len(rows)):
            row = rows[made]
            game.replay([(row.seat, row.chosen)])
            asked.note(game, row.made, row.chosen == CONCEDE and row.seat != CHANCE)
            compare(game, row.digest)
    except QuarterdeckError as error:
        raise Deviates(made + 1, str(error)) from None
    except Exception as error:  # another engine may break off in any way
        raise Deviates(made + 1, f"{type(error).__name__}: {error}") from None
    return game


def compare(game: Game, digest: str) -> None:
    if digest and game.digest() != digest:
        raise IllegalAnswer("it stands otherwise than it stood")
