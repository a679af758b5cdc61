"""Players that are programs. They see only what their seat may see."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from quarterdeck.bots.base import Bot
from quarterdeck.bots.greedy import Greedy
from quarterdeck.bots.own import Maker
from quarterdeck.bots.random_bot import RandomBot
from quarterdeck.bots.search import LEVELS, Level, Search, with_budget
from quarterdeck.kernel.errors import BadDefinition

BOTS: dict[str, Any] = {
    "random": RandomBot, "greedy": Greedy, "search": Search, **{level.name: level for level in LEVELS},
}  # fmt: skip
OURS = frozenset(BOTS)
#: the opponent where nobody chooses another
USUAL = "boatswain"


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes bots of a name from a seed; an unknown one is refused with the list of what exists."""
    called, _, budget = name.partition(":")
    if called == Search.name and budget:
        return with_budget(budget)
    if name not in BOTS:
        raise BadDefinition(f"there is no bot named {name!r} (there are: {', '.join(BOTS)})")
    maker: Callable[[int], Bot] = BOTS[name]
    return maker


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name: `greedy`, `captain`, `search`, or `search:480` with a budget of its own."""
    return find_bot(name)(seed)


def title(name: str) -> str:
    """What a bot is called at a table: levels by their rank, others by what they are."""
    return name.capitalize() if any(level.name == name for level in LEVELS) else f"{name} bot"


def add_bots(files: Iterable[str | Path]) -> None:
    """Know the bots of these files by the names they have, or by those of their files."""
    for file in files:
        maker = Maker(Path(file))
        if maker.name in OURS:
            raise BadDefinition(f"{file}: there is a bot named {maker.name!r}: give yours a name of its own")
        BOTS[maker.name] = maker


def remove_bots() -> None:
    """Forget all bots that were added."""
    for name in set(BOTS) - OURS:
        del BOTS[name]


def own_bots() -> tuple[str, ...]:
    """The files of the bots that were added, for another process."""
    return tuple([str(BOTS[name].file) for name in BOTS if name not in OURS])


__all__ = [
    "BOTS", "LEVELS", "USUAL", "Bot", "Greedy", "Level", "RandomBot", "Search", "add_bots", "find_bot", "make_bot",
    "own_bots", "remove_bots", "title",
]  # fmt: skip
