"""The games. Each has the same rooms under the same names; here they are found by name, and loaded when needed."""

import difflib
from importlib import import_module
from pathlib import Path
from typing import Any

from quarterdeck.kernel import replay
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import Game

MODULES = {"five-sails": "quarterdeck.games.five_sails"}


def find_game(name: str) -> Any:
    """The module of a game; an unknown name is refused with those there are."""
    if name not in MODULES:
        near = difflib.get_close_matches(name, list(MODULES), 1, 0.5)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadDefinition(f"there is no game named {name!r}{hint} (there are: {', '.join(MODULES)})")
    return import_module(MODULES[name])


def find_offer(name: str) -> Any:
    """What the table in the browser offers of a game: the module `offer` of its package."""
    find_game(name)
    return import_module(MODULES[name] + ".offer")


def start_of(name: str) -> replay.Start:
    """How a game begins."""
    start: replay.Start = find_game(name).begin
    return start


def open_game(path: str | Path) -> Game:
    """The game in a file, whichever it is."""
    return replay.open_game(path, start_of)


def verify(path: str | Path) -> str:
    """Play the game in a file again and say what was compared; raises DamagedRecord where it deviates."""
    return replay.verify(path, start_of)
