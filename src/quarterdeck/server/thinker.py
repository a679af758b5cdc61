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
from quarterdeck.games import unpack
from quarterdeck.server.bots import think, think_of_hints

#: bots think when nobody else has to
NICE: Final = 5
#: what is done here
WORK: Final[dict[str, Callable[..., Any]]] = {"decide": think, "hint": think_of_hints}


def main(line: "Connection[Any, Any]") -> None:
    os.nice(NICE)
    sent: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(line, sent), daemon=True).start()
    brought, bots = sent.get()
    unpack(brought)
    add_bots(bots)
    while True:
        what, *given = sent.get()
        try:
            line.send((True, WORK[what](*given)))
        except Exception as error:
            line.send((False, repr(error)))


def listen(line: "Connection[Any, Any]", sent: "queue.SimpleQueue[Any]") -> None:
    """Take in what the server sends. When the server is gone this process ends, whatever its bot thinks about."""
    try:
        while True:
            sent.put(line.recv())
    except (EOFError, OSError):
        os._exit(0)


if __name__ == "__main__":
    main(Connection(int(sys.argv[1])))
