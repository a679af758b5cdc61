"""Replays: a finished or uploaded game, at any of its moments, as any seat saw it."""

from collections import OrderedDict
from typing import Any

import msgspec

from quarterdeck.games import find_game, start_of
from quarterdeck.kernel import promise, replay
from quarterdeck.kernel.errors import BadDefinition, DamagedRecord
from quarterdeck.kernel.game import CHANCE, CONCEDE, Game
from quarterdeck.kernel.replay import Record
from quarterdeck.server.identity import clean_name
from quarterdeck.server.messages import DealShown, EventShown, Mark, MomentShown, Moments

#: games kept open for those who step through them, the states kept of each, and the fewest choices between them
OPEN = 16
KEPT = 100
LEAST_STEP = 10
#: lines of the log that are shown at least: what has just begun came of something, a duel of a challenge
LINES = 8
DIGITS = tuple("0123456789")
MOST_CHOICES = 5_000
LONGEST_NAME = 40
EVERYTHING = "all"


class Viewer:
    """One game, gone through forwards and backwards. States are kept along the way, so that no seeking costs much."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = replay.begin(record, start_of(record.header["game"]))
        self.step = max(LEAST_STEP, -(-len(record.choices) // KEPT))
        #: the game after each so many choices, as far as anybody has been
        self.kept = [self.game.copy()]
        self.told: Moments | None = None

    def seek(self, choice: int) -> Game:
        """The game after so many choices: from where it stands, or from the nearest state that is kept before."""
        nearest = min(choice // self.step, len(self.kept) - 1)
        if not nearest * self.step <= len(self.game.choices) <= choice:
            self.game = self.kept[nearest].copy()
        while len(self.game.choices) < choice:
            made = len(self.game.choices)
            self.game.replay(self.record.choices[made : made + 1])
            if made + 1 == len(self.kept) * self.step:
                self.kept.append(self.game.copy())
        return self.game

    def at(self, choice: int, seat: str) -> MomentShown:
        """A moment as a seat saw it, with what happened since the choice before."""
        if not 0 <= choice <= len(self.record.choices):
            raise BadDefinition(f"this game has {len(self.record.choices)} choices")
        words, rows = "", 0
        if choice:
            game = self.seek(choice - 1)
            words, rows = self.words(game, choice - 1, seat), len(game.state.record or ())
        game = self.seek(choice)
        state, eyes = self.seen(game, seat)
        rules = state.match.rules
        events, log = rules.happened(state, eyes, rows), rules.happened(state, eyes, 0)
        began = max((at for at, event in enumerate(log) if rules.landmark(event)), default=0)
        began = max(0, min(began, len(log) - LINES))
        view = rules.view(state, eyes)
        view["question"] = None if state.question is None else {"seat": state.question.seat}
        return MomentShown(view, shown(events), shown(log[began:]), words, self.times(choice))

    def times(self, choice: int) -> tuple[float, ...]:
        """Seconds that the decisions of each seat had taken by then; nothing if the file does not tell."""
        if not any(self.record.times):
            return ()
        return tuple([used / 1000 for used in self.record.used(self.game.state.match.seats, choice)])

    def seen(self, game: Game, seat: str) -> tuple[Any, int | None]:
        """The state and the seat to look from; for everything, a copy in which all is known to all."""
        if seat != EVERYTHING:
            number = int(seat) if seat in DIGITS else -1
            if not 0 <= number < game.state.match.seats:
                raise BadDefinition(f"the seats are 0 to {game.state.match.seats - 1}, or {EVERYTHING}")
            return game.state, number
        return game.state.match.rules.unveiled(game.state), None

    def words(self, game: Game, choice: int, seat: str) -> str:
        """What was chosen; what others chose in secret is not told to a seat."""
        who, chosen = self.record.choices[choice]
        if who == CHANCE:
            return "The table went back; chance was drawn anew."
        if chosen == CONCEDE:
            return f"Player {who + 1} leaves the game."
        if seat not in (EVERYTHING, str(who)):
            return f"Player {who + 1} chooses."
        decision = game.decision(who)
        found = [option.words for option in decision.options if option.key == chosen] if decision else []
        return f"Player {who + 1}: {found[0]}" if found else ""

    def moments(self) -> Moments:
        """How long the game is, and where its days and duels begin: worked out once."""
        if self.told is None:
            self.told = self.all_moments()
        return self.told

    def all_moments(self) -> Moments:
        marks: list[Mark] = []
        told = 0
        for choice in range(len(self.record.choices) + 1):
            state = self.seek(choice).state
            for event in state.match.rules.happened(state, None, told):
                words = state.match.rules.landmark(event)
                if words:
                    marks.append(Mark(choice, words))
            told = len(state.record or ())
        header = self.record.header
        seats = self.game.state.match.seats
        names = names_of(header, seats)
        return Moments(header["game"], len(self.record.choices), names, tuple(marks), deal_of(self.record, seats))


def names_of(header: dict[str, Any], seats: int) -> tuple[str, ...]:
    """Who sat there, as a file tells. It may come from anywhere: its names are cleaned like all others."""
    told = header.get("names")
    told = told if isinstance(told, list) and len(told) == seats else [""] * seats
    names = [clean_name(name, LONGEST_NAME) if isinstance(name, str) else "" for name in told]
    return tuple(name or f"Player {seat}" for seat, name in enumerate(names, 1))


def deal_of(record: Record, seats: int) -> DealShown | None:
    """Whether the deal was the promised one, as the file tells."""
    if "deal" not in record.header:
        return None
    seed = str(record.header.get("seed"))[: promise.FIGURES]
    try:
        secret, shown, added, redraws = promise.read_deal(record.header["deal"])
    except DamagedRecord as error:
        return DealShown("", "", (), 0, seed, False, str(error))
    try:
        kept, words = True, promise.check(record.header, record.choices, seats)
    except DamagedRecord as error:
        kept, words = False, str(error)
    return DealShown(shown, secret, tuple(added), redraws, seed, kept, words)


def shown(events: list[dict[str, Any]]) -> tuple[EventShown, ...]:
    return msgspec.convert(events, type=tuple[EventShown, ...])


def check_replay(file: str) -> None:
    """Refuse an uploaded replay that is not well formed, of no game there is, or not in agreement with itself."""
    record = replay.read(file)
    if len(record.choices) > MOST_CHOICES:
        raise DamagedRecord(f"a replay has at most {MOST_CHOICES} choices")
    find_game(record.header["game"]).check_header(record.header)
    replay.play(record, start_of(record.header["game"]))


# In a process aside, which keeps the games that somebody looks at

VIEWERS: OrderedDict[str, Viewer] = OrderedDict()


def viewer_of(file: str) -> Viewer:
    viewer = VIEWERS.pop(file, None) or Viewer(replay.read(file))
    VIEWERS[file] = viewer
    while len(VIEWERS) > OPEN:
        VIEWERS.popitem(last=False)
    return viewer


def moments_of(file: str) -> Moments:
    return viewer_of(file).moments()


def moment_of(file: str, choice: int, seat: str) -> MomentShown:
    return viewer_of(file).at(choice, seat)
