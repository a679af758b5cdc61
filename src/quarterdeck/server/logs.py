"""What the server writes to its standard error: lines of JSON for programs, or of words for people."""

import logging
import sys
from typing import Final, TextIO

from pythonjsonlogger.json import JsonFormatter

from quarterdeck.server.seldom import Seldom

LOGGERS: Final = ("quarterdeck", "uvicorn.error", "asyncio")
WORDS: Final = "%(asctime)s %(levelname)s %(message)s"


def usual_form(stream: TextIO) -> str:
    """Whoever looks on reads words; a file or another program gets JSON."""
    return "words" if stream.isatty() else "json"


def write_logs(form: str = "", stream: TextIO | None = None) -> None:
    """Have everything that is logged written once, in this form, and each kind of line not too often."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    form = form or usual_form(stream)
    handler.setFormatter(formatter(form))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    if form == "json":  # people see for themselves that it begins and ends
        logging.getLogger("quarterdeck").setLevel(logging.INFO)
    seldom = Seldom()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(seldom)


def formatter(form: str) -> logging.Formatter:
    """Each line with time and level; a traceback is part of its line, where lines are for programs."""
    if form == "words":
        return logging.Formatter(WORDS)
    names = {"levelname": "level", "name": "logger"}
    return JsonFormatter("{levelname}{name}{message}", style="{", timestamp="time", rename_fields=names)
