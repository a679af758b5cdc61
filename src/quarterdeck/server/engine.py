"""Which engine a game was begun with, which went on with it, and whether this one leads it where it went.

An engine is named by a digest of the rules' code and data, which nobody has to remember to raise. A game of another
engine is played again to its last choice before it is touched. Where it deviates it is left as it was: it waits for
the version that has led it to where it stands.
"""

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from quarterdeck import ENGINE_VERSION
from quarterdeck.games import modules
from quarterdeck.games.project import PACKAGE
from quarterdeck.kernel.game import Game
from quarterdeck.server.compiled import SOURCES
from quarterdeck.server.facts import Facts

#: the entry of a header that names the engine
ENTRY: Final = "sources"
FIGURES: Final = 16


class Deviates(Exception):
    """This engine does not lead a game where it went. The words may tell what is hidden: they are for the log."""

    def __init__(self, made: int, words: str) -> None:
        super().__init__(f"at choice {made}: {words}" if made else words)
        self.where = f"at choice {made}" if made else "before the first choice"


@cache
def sources_of(game: str) -> str:
    """The digest of the engine that plays a game here: the kernel, the card layer, what games share, and the game."""
    files = [*below(PACKAGE / "kernel"), *below(PACKAGE / "cardgame"), *(PACKAGE / "games").glob("*.py")]
    found = [(path.relative_to(PACKAGE).as_posix(), path) for path in files]
    own = Path(str(import_module(modules()[game]).__file__))
    found += [(f"game/{path.relative_to(own.parent).as_posix()}", path) for path in below(own.parent, own)]
    digest = hashlib.sha256()
    for name, path in sorted(found):
        content = path.read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:FIGURES]


def below(folder: Path, module: Path | None = None) -> list[Path]:
    """The sources in a folder; of a game that is one module and no package, that alone."""
    if module is not None and module.stem != "__init__":
        return [module]
    return [path for path in folder.rglob("*.*") if path.suffix in SOURCES]


def begin(facts: Facts, game: Game) -> None:
    """Note what a game begins with: its header, the engine, and the digest of its first moment."""
    facts.header = {**game.header, ENTRY: sources_of(facts.game)}
    facts.dealt = game.digest()


def engine_of(header: dict[str, Any]) -> str:
    """The engine that a header names, in words."""
    named = str(header.get(ENTRY, ""))
    return f"{header.get('engine', '?')}{'+' if named else ''}{named}"


def goes_on(facts: Facts) -> bool:
    """Note that this engine goes on with a game; true if it was another until now."""
    if is_ours(facts):
        return False
    facts.engine = engine_of({"engine": ENGINE_VERSION, ENTRY: sources_of(facts.game)})
    return True


def last_of(facts: Facts) -> str:
    """The engine that has led a game to where it stands, in words."""
    return facts.engine or engine_of(facts.header)


def why_held(facts: Facts, why: Deviates) -> str:
    """Why a game does not go on here, for those who sit at it: where it deviates, and nothing of what is hidden."""
    if is_ours(facts):
        return f"the log of this game does not lead where it led, {why.where}: whoever runs the server has to look"
    led = "that went on with it last" if facts.engine else "it was begun with"
    version = f"the version {led} ({last_of(facts)}; this one deviates {why.where})"
    if facts.stage == "over":
        return f"the game is over, and can be shown only by {version}"
    return f"the game waits for {version}, and stays as it is until then"


def is_ours(facts: Facts) -> bool:
    """Whether the very engine that runs here has led a game to where it stands."""
    return facts.game in modules() and last_of(facts).partition("+")[2] == sources_of(facts.game)
