"""A game as a file: what it began with, every choice, and digests along the way. One JSON value on each line.

    {"quarterdeck": 1, "game": "five-sails", "engine": "0.1.0", "seed": "9c3f…", "decks": ["eisen", "montaigne"], …}
    [0, 73014444058]
    [1, "concede"]
    ["chance", 518302]
    {"choices": 3, "digest": "5d0c0a0f8f6e1b7a", "end": true}

A choice that was made at a table of a server has a third entry: the milliseconds that it took.

No state is ever stored: a game is played again from its header, and the digests say whether it went the same way.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from quarterdeck import ENGINE_VERSION
from quarterdeck.kernel import promise
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.errors import DamagedRecord, QuarterdeckError
from quarterdeck.kernel.game import CHANCE, CONCEDE, Choice, Game
from quarterdeck.kernel.measure import measure

#: makes the first state of a game from its header; says whether a record of what happens is to be kept
Start = Callable[[dict[str, Any], bool], State]

FORMAT: Final = 1
EVERY: Final = 25
#: letters of a record, of its first line and of every other
LONGEST: Final = 4 << 20
LONGEST_HEADER: Final = 256 << 10
LONGEST_LINE: Final = 256
#: milliseconds that one choice can have taken: ten years
LONGEST_TIME: Final = 10 * 366 * 24 * 3600 * 1000
LEAVES: Final = "concede"
ANEW: Final = "chance"


class Record:
    """A file that was read: well formed, but not yet played."""

    def __init__(
        self, header: dict[str, Any], choices: list[Choice], digests: dict[int, str], times: list[int]
    ) -> None:
        self.header = header
        self.choices = choices
        self.digests = digests
        #: milliseconds that each choice took; 0 where the file does not tell
        self.times = times

    def __repr__(self) -> str:
        return f"Record({self.header.get('game')!r}, {len(self.choices)} choices)"

    def used(self, seats: int, count: int) -> list[int]:
        """By seat: milliseconds that its decisions among the first `count` choices took."""
        used = [0] * seats
        for (seat, _), time in zip(self.choices[:count], self.times):
            if 0 <= seat < seats:
                used[seat] += time
        return used


# Writing


def write(game: Game, times: list[int] | None = None) -> str:
    """The whole game as text, with the milliseconds that each choice took, if they are known."""
    lines = [line({"quarterdeck": FORMAT, **game.header})]
    again = Game(game.header, game.start, False)
    for made, (seat, chosen) in enumerate(game.choices):
        if made and made % EVERY == 0:
            lines.append(line({"choices": made, "digest": again.digest()}))
        lines.append(written(seat, chosen, times[made] if times else 0))
        again.replay([(seat, chosen)])
    lines.append(line({"choices": len(game.choices), "digest": again.digest(), "end": True}))
    return "\n".join(lines) + "\n"


def written(seat: int, chosen: int, time: int = 0) -> str:
    """One choice as a line."""
    made = [ANEW if seat == CHANCE else seat, LEAVES if chosen == CONCEDE and seat != CHANCE else chosen]
    return line([*made, time] if time else made)


def line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def save(game: Game, path: str | Path) -> None:
    """Write a game to a file. An older file of that name is replaced only when the new one is complete."""
    path = Path(path)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(write(game), encoding="utf-8")
    fresh.replace(path)


# Reading


def read(text: str) -> Record:
    """The record that a text holds; refuses what is not one, naming the line."""
    if len(text) > LONGEST:
        raise DamagedRecord(f"the record is too long: it has {len(text)} letters, and at most {LONGEST} are read")
    rows = text.splitlines()
    header = read_header(rows)
    choices: list[Choice] = []
    times: list[int] = []
    digests: dict[int, str] = {}
    ended = False
    for number, row in enumerate(rows[1:], 2):
        value = read_line(row, number)
        if ended:
            raise DamagedRecord(f"line {number}: nothing may follow the line with \"end\"")
        if isinstance(value, dict):
            ended = read_digest(value, number, len(choices), digests)
        else:
            times.append(read_time(value, number))
            choices.append(read_choice(value, number))
    if not ended:
        raise DamagedRecord(f"the record is cut short after choice {len(choices)}: its last line should say \"end\"")
    return Record(header, choices, digests, times)


def read_line(row: str, number: int) -> Any:
    measure(row, LONGEST_LINE, f"line {number}", DamagedRecord)
    try:
        return json.loads(row)
    except (ValueError, RecursionError):
        raise DamagedRecord(f"line {number} is damaged: it should be one JSON value") from None


def read_header(rows: list[str]) -> dict[str, Any]:
    measure(rows[0] if rows else "", LONGEST_HEADER, "the header of the record", DamagedRecord)
    try:
        header = json.loads(rows[0]) if rows else None
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or "quarterdeck" not in header:
        raise DamagedRecord("this is no Quarterdeck record: its first line should begin with {\"quarterdeck\": 1, …")
    written = header.pop("quarterdeck")
    if written != FORMAT or isinstance(written, bool):
        raise DamagedRecord(f"the record has format {written!r}; this engine reads format {FORMAT}")
    if not isinstance(header.get("game"), str):
        raise DamagedRecord("the header does not say which game it is: it needs an entry \"game\"")
    return header


def read_time(value: Any, number: int) -> int:
    """How long a choice took."""
    if not isinstance(value, list) or len(value) != 3:
        return 0
    time = value[2]
    if type(time) is not int or not 0 <= time <= LONGEST_TIME:
        raise DamagedRecord(f"line {number} is damaged: the time of a choice is a number of milliseconds")
    return time


def read_choice(value: Any, number: int) -> Choice:
    if isinstance(value, list) and 2 <= len(value) <= 3:
        seat, chosen = value[0], value[1]
        if seat == ANEW:
            seat = CHANCE
        elif chosen == LEAVES:
            chosen = CONCEDE
        if type(seat) is int and type(chosen) is int:
            return seat, chosen
    raise DamagedRecord(f"line {number} is damaged: a choice is [seat, key], or [seat, key, milliseconds]")


def read_digest(value: dict[str, Any], number: int, made: int, digests: dict[int, str]) -> bool:
    """Note a digest; true if it is the last line, which may have none: then nobody could say how the game stood."""
    digest = value.get("digest")
    if digest is None and value.get("end") is True:
        digest = ""
    if not isinstance(digest, str):
        raise DamagedRecord(f"line {number} is damaged: it should give \"choices\" and \"digest\"")
    if value.get("choices") != made:
        raise DamagedRecord(f"line {number}: {made} choices stand above it, not {value.get('choices')!r}")
    if digest:
        digests[made] = digest
    return value.get("end") is True


# Playing it again


def play(record: Record, start: Start) -> Game:
    """The game that a record leads to. Refuses one that does not agree with its own digests."""
    game = begin(record, start)
    agreed = 0
    for made in range(len(record.choices) + 1):
        if made in record.digests:
            if game.digest() != record.digests[made]:
                raise DamagedRecord(f"the game goes another way {span(agreed, made)}{versions(record)}")
            agreed = made
        if made < len(record.choices):
            try:
                game.replay(record.choices[made : made + 1])
            except QuarterdeckError as error:
                told = f"choice {made + 1} of the record is not possible: {error}{versions(record)}"
                raise DamagedRecord(told) from None
    return game


def begin(record: Record, start: Start) -> Game:
    try:
        return Game(record.header, start)
    except QuarterdeckError as error:
        raise DamagedRecord(f"the header of the record means nothing: {error}") from None
    except KeyError as error:
        raise DamagedRecord(f"the header of the record lacks {error}") from None
    except (TypeError, ValueError, AttributeError) as error:
        raise DamagedRecord(f"the header of the record is damaged: {error}") from None


def span(agreed: int, made: int) -> str:
    """Where a deviation lies, as closely as the digests tell."""
    if made == 0:
        return "before the first choice"
    return f"at choice {made}" if made == agreed + 1 else f"between choice {agreed + 1} and choice {made}"


def versions(record: Record) -> str:
    made_by = record.header.get("engine")
    return "" if made_by == ENGINE_VERSION else f" (it was made by engine {made_by}; this is {ENGINE_VERSION})"


# Files


def read_file(path: str | Path) -> Record:
    try:
        return read(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise DamagedRecord(f"{path} is no Quarterdeck record: it is not even text") from None


def play_file(path: str | Path, find: Callable[[str], Start]) -> tuple[Record, Game]:
    record = read_file(path)
    try:
        start = find(record.header["game"])
    except QuarterdeckError as error:
        raise DamagedRecord(f"the record is of another game: {error}") from None
    return record, play(record, start)


def open_game(path: str | Path, find: Callable[[str], Start]) -> Game:
    """The game in a file, ready to go on; `find` gives the start of a game by its name."""
    return play_file(path, find)[1]


def verify(path: str | Path, find: Callable[[str], Start], promised: str = "") -> str:
    """Play the game in a file again and say what was compared; raises DamagedRecord where it deviates.

    A deal that was promised at a table is checked, too: against the record itself, or the promise that one was shown.
    """
    record, game = play_file(path, find)
    how = "over" if game.over else "not over yet"
    agrees = f"the record agrees: {len(record.choices)} choices, {len(record.digests)} digests, the game is {how}"
    deal = promise.check(record.header, record.choices, game.state.match.seats, promised)
    return f"{agrees}; {deal}" if deal else agrees
