"""The games. All keep one contract (`contract.py`); here they are found by name, and loaded when needed.

A game from elsewhere is found by the entry point of its distribution (group "quarterdeck.games": the game's name, and
the module that has its `GAME`), or it is brought along by the name of its module.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from quarterdeck.cardgame.naming import LONGEST_NAME, did_you_mean
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel import replay
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import Game

MODULES = {
    "five-sails": "quarterdeck.games.five_sails", "ccg": "quarterdeck.games.ccg",
    "sea-of-legends": "quarterdeck.games.sea_of_legends",
}  # fmt: skip
GROUP = "quarterdeck.games"
#: the games that were brought along by module, by name
BROUGHT: dict[str, str] = {}


@cache
def installed() -> dict[str, str]:
    """The modules of games that other distributions offer, by name."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def modules() -> dict[str, str]:
    """Where each game is, by name; what the project has itself cannot be replaced."""
    return {**BROUGHT, **installed(), **MODULES}


def names() -> tuple[str, ...]:
    """Every game there is, those of the project first."""
    return tuple(dict.fromkeys((*MODULES, *modules())))


def find_game(name: str) -> GamePackage:
    """The game of a name; an unknown one is refused with those there are. Only what is known is loaded."""
    found = modules().get(name)
    if found is None:
        hint = did_you_mean(name, names(), 0.5, 1)
        raise BadDefinition(f"there is no game named {name[:LONGEST_NAME]!r}{hint} (there are: {', '.join(names())})")
    return load_game(found)


def bring(module: str) -> GamePackage:
    """The game in a module from elsewhere; from then on it is found by its name, too."""
    game = load_game(module)
    known = modules().get(game.name, module)
    if known != module:
        raise BadDefinition(f"{module} is called {game.name!r}, like the game in {known}: give it a name of its own")
    BROUGHT[game.name] = module
    return game


#: what a process was given besides what it has itself: modules of games; files of cards, and house rules, by game
Luggage = tuple[tuple[str, ...], tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]]


def luggage() -> Luggage:
    """What another process needs so as to know the same games, cards and house rules; plain data."""
    packages = [find_game(name) for name in (*MODULES, *BROUGHT)]
    added = [
        (game.name, tuple(map(str, game.own.files)) if game.own else (), tuple(game.house.values()))
        for game in packages
        if game.own or game.house
    ]
    return tuple(BROUGHT.values()), tuple(added)


def unpack(brought: Luggage) -> None:
    """In another process: know the same."""
    for module in brought[0]:
        bring(module)
    for name, files, rulesets in brought[1]:
        game = find_game(name)
        if files:
            game.add_cards(*map(Path, files))
        for text in rulesets:
            game.add_ruleset(text)


def load_game(module: str) -> GamePackage:
    try:
        game = getattr(import_module(module), "GAME", None)
    except ModuleNotFoundError as error:
        raise BadDefinition(f"there is no module {error.name}, which {module} would need") from None
    if not isinstance(game, GamePackage):
        raise BadDefinition(f"{module} is no game: it needs a GAME, made from quarterdeck.games.contract.GamePackage")
    return game


def start_of(name: str) -> replay.Start:
    """How a game begins."""
    return find_game(name).begin


def open_game(path: str | Path) -> Game:
    """The game in a file, whichever it is."""
    return replay.open_game(path, start_of)


def verify(path: str | Path, promised: str = "") -> str:
    """Play the game in a file again and say what was compared; raises DamagedRecord where it deviates."""
    return replay.verify(path, start_of, promised)
