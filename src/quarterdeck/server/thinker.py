"""A process in which bots think: `python -P -m quarterdeck.server.thinker 7`, 7 being its end of a pipe.

It is sent what the server knows besides the games themselves, and then question after question.
"""

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from quarterdeck.bots import add_bots
from quarterdeck.games import unpack
from quarterdeck.server.bots import CALLED_OFF, think, think_of_hints

#: bots think when nobody else has to
NICE: Final = 5
#: what is done here
WORK: Final[dict[str, Callable[..., Any]]] = {"decide": think, "hint": think_of_hints}


class Unwanted(BaseException):
    """Nobody waits for the answer any more. No `Exception`: no bot catches it."""


class Desk:
    """Where one question after the other is thought about, and broken off if it is called off."""

    def __init__(self, line: "Connection[Any, Any]") -> None:
        self.line = line
        self.sent: queue.SimpleQueue[Any] = queue.SimpleQueue()
        #: the numbers of the question that is thought about, and of the last that was called off
        self.number = self.unwanted = 0
        signal.signal(signal.SIGUSR1, self.break_off)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Take in what the server sends. When the server is gone this process ends, whatever its bot thinks about."""
        try:
            while True:
                message = self.line.recv()
                if message[1] == CALLED_OFF:
                    self.unwanted = message[0]
                    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)
                else:
                    self.sent.put(message)
        except (EOFError, OSError):
            os._exit(0)

    def break_off(self, *_: object) -> None:
        """A signal is heard between two steps of Python, wherever in its thoughts a bot is."""
        if self.number and self.number == self.unwanted:
            raise Unwanted

    def answer(self, number: int, what: str, given: list[Any]) -> tuple[bool, Any]:
        """Whether it could be done, and the answer, or what went wrong with it."""
        try:
            self.number = number
            try:
                return True, WORK[what](*given)
            finally:
                self.number = 0
        except Unwanted:  # only once for each question
            self.number = 0
            return False, "it was called off"
        except Exception as error:
            return False, repr(error)


def main(line: "Connection[Any, Any]") -> None:
    os.nice(NICE)
    desk = Desk(line)
    brought, bots = desk.sent.get()
    unpack(brought)
    add_bots(bots)
    while True:
        number, what, *given = desk.sent.get()
        line.send(desk.answer(number, what, given))


if __name__ == "__main__":
    main(Connection(int(sys.argv[1])))
