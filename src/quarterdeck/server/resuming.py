"""From a log to the game that it leads to, and to how that ended."""

from collections.abc import Iterator

from quarterdeck.games import find_game, start_of
from quarterdeck.kernel.errors import IllegalAnswer, QuarterdeckError
from quarterdeck.kernel.game import CONCEDE, Game
from quarterdeck.server.clocks import Asked
from quarterdeck.server.engine import Deviates
from quarterdeck.server.facts import Facts
from quarterdeck.server.messages import Result
from quarterdeck.server.storage import AWAY, OUT_OF_TIME, PERSON, LogRow

#: what is added to the words of an end that came because a seat was late
LATE = {OUT_OF_TIME: "the time of Player {} had run out", AWAY: "Player {} had been away for too long"}


def result_of(facts: Facts, game: Game, when: float, by: list[int]) -> Result:
    """How a game has ended, and whether that was because somebody was late."""
    package, state = find_game(facts.game), game.state
    how = package.ending(state)
    if by and by[-1] in LATE:
        how = f"{how.rstrip('.')}; {LATE[by[-1]].format(game.choices[-1][0] + 1)}."
    return Result(package.winners(state), how, when, len(game.choices))


def resume(facts: Facts, rows: list[LogRow], asked: Asked, said: list[str | None] | None = None) -> Game:
    """The game that a log leads to, since when who is asked, and the words of each person's last choice.

    It is compared with all that was stored of how it stood, the last choice included.
    """
    choice = 0
    try:
        game = Game(facts.header, start_of(facts.game))
        compare(game, facts.dealt)
        choice = 1
        for row in followed(game, facts, rows, asked, said):
            compare(game, row.digest)
            choice += 1
    except QuarterdeckError as error:
        raise Deviates(choice, str(error)) from None
    except Exception as error:  # another engine may break off in any way
        raise Deviates(choice, f"{type(error).__name__}: {error}") from None
    return game


def played_to(game: Game, facts: Facts, rows: list[LogRow], asked: Asked, said: list[str | None]) -> Game:
    """The game as it was when its log had no more than these choices."""
    past = Game(game.header, game.start, game.recording)
    for _ in followed(past, facts, rows, asked, said):
        pass
    return past


def followed(
    game: Game, facts: Facts, rows: list[LogRow], asked: Asked, said: list[str | None] | None
) -> Iterator[LogRow]:
    """Make the choices of a log, one after the other; gives each when it is made."""
    wanted = frozenset() if said is None else last_own(rows)
    asked.note(game, facts.began)
    for made, row in enumerate(rows):
        if said is not None and made in wanted and said[made] is None:
            said[made] = words_of(game, row)
        game.replay([(row.seat, row.chosen)])
        asked.follow(game, row)
        yield row


def last_own(rows: list[LogRow]) -> frozenset[int]:
    """Where the last choice of each person stands: what they could take back."""
    last = {row.seat: at for at, row in enumerate(rows) if row.by == PERSON and row.chosen != CONCEDE}
    return frozenset(last.values())


def words_of(game: Game, row: LogRow) -> str:
    """What somebody is about to choose, as they read it."""
    decision = game.decision(row.seat)
    return next((o.words for o in decision.options if o.key == row.chosen), "") if decision is not None else ""


def compare(game: Game, digest: str) -> None:
    if digest and game.digest() != digest:
        raise IllegalAnswer("it stands otherwise than it stood")
