"""What one seat (or all onlookers) is sent, in one numbered row, and who receives it.

Numbers and decision ids begin somewhere by chance whenever a table is loaded, so that what a client remembers from
before a restart is never taken for something else.
"""

import asyncio
import secrets
from collections import deque
from typing import Any

import msgspec

from quarterdeck.server.messages import (
    Beat, DecisionShown, EventShown, FromServer, Said, TableShown, TimesShown, UndoWish, Update,
)  # fmt: skip

#: how much is kept for clients that come back
KEPT = 48
KEPT_BYTES = 96 * 1024

encoder = msgspec.json.Encoder()


class Listener:
    """A client's socket: what is to be sent waits here until the socket takes it."""

    __slots__ = ("address", "backlog", "blocked", "lagging", "name", "seat", "session", "waiting", "who", "woken")

    def __init__(self, who: str, name: str, backlog: int, address: str = "", session: str = "") -> None:
        self.who = who
        #: the session of an account that has opened it
        self.session = session
        #: whose lines are not sent here
        self.blocked: frozenset[str] = frozenset()
        self.address = address
        self.name = name
        self.seat: int | None = None
        self.backlog = backlog
        self.waiting: deque[bytes] = deque()
        self.woken = asyncio.Event()
        #: it took too little for too long, or the table is gone: the socket is to be closed
        self.lagging = False

    def send(self, message: FromServer) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if len(self.waiting) >= self.backlog:
            self.lagging = True
        else:
            self.waiting.append(data)
        self.woken.set()

    def let_go(self) -> None:
        self.lagging = True
        self.woken.set()


class Stream:
    """The row of messages for one seat, or for all onlookers."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.listeners: set[Listener] = set()
        self.number = secrets.randbelow(1 << 30) + 1
        self.decisions = secrets.randbelow(1 << 30) + 1
        #: number, message, and who has said it if somebody has
        self.kept: deque[tuple[int, bytes, str]] = deque()
        self.kept_bytes = 0
        #: what was sent last; the parts of the view as JSON: a thousand views as objects would be a thousand objects
        #: each for the collector of garbage to walk through
        self.view: dict[str, bytes] | None = None
        self.told = 0
        self.asked: object = None
        self.decision: DecisionShown | None = None
        self.table: TableShown | None = None
        self.undo_asked: UndoWish | None = None
        self.undo = ""
        self.undo_freely = False
        self.times: TimesShown | None = None

    def decision_id(self, asked: object) -> int:
        """The id of a decision: a new one whenever something else is asked."""
        if asked is not self.asked:
            self.asked = asked
            self.decisions += 1
        return self.decisions

    def update(
        self, view: dict[str, Any] | None, told: int, events: tuple[EventShown, ...], decision: DecisionShown | None,
        table: TableShown, undo_asked: UndoWish | None, log_cut: int | None, undo: str = "",
        beats: tuple[Beat, ...] = (), times: TimesShown | None = None, undo_freely: bool = False,
    ) -> None:  # fmt: skip
        """Send what has changed since the last time, if anything has."""
        parts = None if view is None else {key: encoder.encode(value) for key, value in view.items()}
        changes = None if view is None or parts is None else changed_parts(self.view or {}, parts, view)
        changed_table = table if table != self.table else None
        if decision is None:
            self.asked = None
        moved = (times and times.seats) != (self.times and self.times.seats)
        said = (undo_asked, undo, undo_freely) == (self.undo_asked, self.undo, self.undo_freely)
        same = decision == self.decision and said and not changed_table and not moved
        if same and not changes and not events and log_cut is None:
            self.told = told
            return
        self.view, self.told, self.decision, self.table = parts, told, decision, table
        self.undo_asked, self.undo, self.undo_freely, self.times = undo_asked, undo, undo_freely, times
        self.number += 1
        update = Update(self.number, changes or None, events, decision, log_cut, changed_table, undo_asked, undo)
        update.times, update.undo_freely = times and TimesShown(times.seats), undo_freely
        whole = encoder.encode(update)
        update.beats, update.times = beats, times
        self.keep(whole, encoder.encode(update) if beats or times else whole)

    def skip(self) -> None:
        """Nobody listens: whoever comes next is sent the whole."""
        self.number += 1
        self.kept.clear()
        self.kept_bytes = 0
        self.view = self.table = None

    def say(self, said: Said, who: str = "") -> None:
        """A line of chat. For whoever has blocked its speaker it is an update in which nothing changes: numbers have no
        gaps."""
        self.number += 1
        line = encoder.encode(msgspec.structs.replace(said, number=self.number))
        deaf = frozenset(listener for listener in self.listeners if who in listener.blocked)
        self.keep(line, line, who, deaf)
        for listener in deaf:
            update = Update(self.number, decision=self.decision, undo_asked=self.undo_asked, undo=self.undo)
            update.undo_freely = self.undo_freely
            listener.send(update)

    def keep(self, data: bytes, sent: bytes, who: str = "", besides: frozenset[Listener] = frozenset()) -> None:
        """Send to all who listen, and keep for who comes back what is enough for them."""
        self.kept.append((self.number, data, who))
        self.kept_bytes += len(data)
        while len(self.kept) > KEPT or (self.kept_bytes > KEPT_BYTES and len(self.kept) > 1):
            self.kept_bytes -= len(self.kept.popleft()[1])
        for listener in self.listeners - besides:
            listener.send_bytes(sent)

    def catch_up(self, listener: Listener, seen: int) -> bool:
        """Send what was missed since a number; false if that is not kept any more."""
        if seen == self.number:
            return True
        if not self.kept or not self.kept[0][0] - 1 <= seen < self.number:
            return False
        missed = [(data, who) for number, data, who in self.kept if number > seen]
        if any(who in listener.blocked for _, who in missed):
            return False
        for data, _ in missed:
            listener.send_bytes(data)
        return True


def changed_parts(old: dict[str, bytes], parts: dict[str, bytes], view: dict[str, Any]) -> dict[str, Any]:
    """The difference between a view that is kept in parts and a new one."""
    changes: dict[str, Any] = {}
    for key, part in parts.items():
        before = old.get(key)
        if before == part:
            continue
        if before is not None and before.startswith(b"{") and part.startswith(b"{"):
            changes[key] = difference(msgspec.json.decode(before), view[key])
        else:
            changes[key] = msgspec.Raw(part)
    for key in old:
        if key not in parts:
            changes[key] = None
    return changes


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What has to be merged into the old view to make the new one (JSON Merge Patch); empty if nothing."""
    changes: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if before == value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            changes[key] = difference(before, value)
        else:
            changes[key] = value
    for key in old:
        if key not in new:
            changes[key] = None
    return changes


def merge(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view with changes merged into it: what a client does."""
    merged = dict(view)
    for key, value in changes.items():
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, dict) and isinstance(merged.get(key), dict):
            merged[key] = merge(merged[key], value)
        elif isinstance(value, dict):
            merged[key] = merge({}, value)
        else:
            merged[key] = value
    return merged
