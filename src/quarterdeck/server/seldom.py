"""Logging that is limited: whoever makes the server complain a million times makes it write a few lines."""

import logging
import time
from collections.abc import Callable
from typing import Final

#: lines of one kind in one while, and its seconds
LINES: Final = 20
WHILE: Final = 60.0


class Seldom(logging.Filter):
    """Lets through the first lines of each kind in a while, and says how many others there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        #: by kind: since when, how many were written, how many not
        self.counts: dict[str, tuple[float, int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = f"{record.name} {record.msg}"[:200], self.clock()
        if len(self.counts) > 1000:
            self.counts.clear()
        since, written, left_out = self.counts.get(kind, (now, 0, 0))
        if now - since >= WHILE:
            if left_out:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it)", ()
            since, written, left_out = now, 0, 0
        if written >= LINES:
            self.counts[kind] = since, written, left_out + 1
            return False
        self.counts[kind] = since, written + 1, left_out
        return True
