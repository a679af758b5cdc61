"""From a log to the game that it leads to, and to how that ended."""

from quarterdeck import ENGINE_VERSION
from quarterdeck.games import find_game, start_of
from quarterdeck.kernel.errors import IllegalAnswer, QuarterdeckError
from quarterdeck.kernel.game import CHANCE, CONCEDE, Game
from quarterdeck.server.clocks import Asked
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


def resume(facts: Facts, rows: list[LogRow], asked: Asked) -> Game | None:
    """The game that a log leads to, and since when who is asked.

    A log that this engine plays another way closes the table, with the reason.
    """
    try:
        game = Game(facts.header, start_of(facts.game))
        asked.note(game, facts.began)
        for made, row in enumerate(rows, 1):
            game.replay([(row.seat, row.chosen)])
            asked.note(game, row.made, row.chosen == CONCEDE and row.seat != CHANCE)
            if row.digest and game.digest() != row.digest:
                raise IllegalAnswer(f"the game goes another way at choice {made} or shortly before")
    except (QuarterdeckError, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        began = facts.header.get("engine", "?")
        facts.stage = "closed"
        facts.reason = f"it began under engine {began} and cannot go on under {ENGINE_VERSION}: {error}"
        return None
    return game
