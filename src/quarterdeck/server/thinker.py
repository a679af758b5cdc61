"""A process in which bots think: `python -P -m quarterdeck.server.thinker 7`, 7 being its end of a pipe.

It is sent what the server knows besides the games themselves, and then question after question.
"""

import os
import queue
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from quarterdeck.bots import add_bots
from quarterdeck.bots.search import Search
from quarterdeck.games import unpack
from quarterdeck.server.bots import CALLED_OFF, think, think_of_hints

#: bots think when nobody else has to
NICE: Final = 5
#: what is done here
WORK: Final[dict[str, Callable[..., Any]]] = {"decide": think, "hint": think_of_hints}


class Desk:
    """Where one question after the other is thought about, as long as somebody waits for the answer."""

    def __init__(self, line: "Connection[Any, Any]") -> None:
        self.line = line
        self.sent: queue.SimpleQueue[Any] = queue.SimpleQueue()
        #: the numbers of the question that is thought about, and of the last that was called off
        self.number = self.unwanted = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Take in what the server sends. When the server is gone this process ends, whatever its bot thinks about."""
        try:
            while True:
                message = self.line.recv()
                if message[1] == CALLED_OFF:
                    self.unwanted = message[0]
                else:
                    self.sent.put(message)
        except (EOFError, OSError):
            os._exit(0)

    def wanted(self) -> bool:
        return self.number != self.unwanted


def main(line: "Connection[Any, Any]") -> None:
    os.nice(NICE)
    desk = Desk(line)
    Search.wanted = desk.wanted
    brought, bots = desk.sent.get()
    unpack(brought)
    add_bots(bots)
    while True:
        desk.number, what, *given = desk.sent.get()
        try:
            line.send((True, WORK[what](*given)))
        except Exception as error:
            line.send((False, repr(error)))


if __name__ == "__main__":
    main(Connection(int(sys.argv[1])))
