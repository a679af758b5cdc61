"""Replays: a finished or uploaded game, at any of its moments, as any seat saw it."""

import asyncio
import threading
from collections import OrderedDict
from typing import Any

from quarterdeck.games import find_game, start_of
from quarterdeck.kernel import replay
from quarterdeck.kernel.errors import BadDefinition, DamagedRecord
from quarterdeck.kernel.game import CHANCE, CONCEDE, Game
from quarterdeck.kernel.replay import Record
from quarterdeck.server.identity import clean_name
from quarterdeck.server.messages import EventShown, Mark, MomentShown, Moments

#: games kept open for those who step through them
OPEN = 16
MOST_CHOICES = 5_000
LONGEST_NAME = 40
EVERYTHING = "all"


class Viewer:
    """One game, gone through forwards and backwards."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = replay.begin(record, start_of(record.header["game"]))
        self.lock = threading.Lock()

    def seek(self, choice: int) -> Game:
        """The game after so many choices."""
        if choice < len(self.game.choices):
            self.game = Game(self.record.header, self.game.start)
        self.game.replay(self.record.choices[len(self.game.choices) : choice])
        return self.game

    def at(self, choice: int, seat: str) -> MomentShown:
        """A moment as a seat saw it, with what happened since the choice before."""
        with self.lock:
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
            view = rules.view(state, eyes)
            view["question"] = None if state.question is None else {"seat": state.question.seat}
            return MomentShown(view, shown(events), shown(log[began:]), words)

    def seen(self, game: Game, seat: str) -> tuple[Any, int | None]:
        """The state and the seat to look from; for everything, a copy in which all is known to all."""
        if seat != EVERYTHING:
            number = int(seat) if seat.isdigit() else -1
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
        """How long the game is, and where its days and duels begin."""
        with self.lock:
            game = self.seek(0)
            marks: list[Mark] = []
            told = 0
            for choice in range(len(self.record.choices) + 1):
                game = self.seek(choice)
                state = game.state
                for event in state.match.rules.happened(state, None, told):
                    words = state.match.rules.landmark(event)
                    if words:
                        marks.append(Mark(choice, words))
                told = len(state.record or ())
            names = self.names(game.state.match.seats)
            return Moments(self.record.header["game"], len(self.record.choices), names, tuple(marks))

    def names(self, seats: int) -> tuple[str, ...]:
        """Who sat there, as the file tells. It may come from anywhere: its names are cleaned like all others."""
        told = self.record.header.get("names")
        told = told if isinstance(told, list) and len(told) == seats else [""] * seats
        names = [clean_name(name, LONGEST_NAME) if isinstance(name, str) else "" for name in told]
        return tuple(name or f"Player {seat}" for seat, name in enumerate(names, 1))


def shown(events: list[dict[str, Any]]) -> tuple[EventShown, ...]:
    return tuple(EventShown(**event) for event in events)


def check_replay(file: str) -> None:
    """Refuse an uploaded replay that is not well formed, of no game there is, or not in agreement with itself."""
    record = replay.read(file)
    if len(record.choices) > MOST_CHOICES:
        raise DamagedRecord(f"a replay has at most {MOST_CHOICES} choices")
    find_game(record.header["game"]).check_header(record.header)
    replay.play(record, start_of(record.header["game"]))


class Library:
    """The replays that somebody looks at."""

    def __init__(self) -> None:
        self.viewers: OrderedDict[str, Viewer] = OrderedDict()

    async def viewer(self, file: str) -> Viewer:
        viewer = self.viewers.get(file)
        if viewer is None:
            viewer = await asyncio.to_thread(lambda: Viewer(replay.read(file)))
            self.viewers[file] = viewer
            while len(self.viewers) > OPEN:
                self.viewers.popitem(last=False)
        return viewer
