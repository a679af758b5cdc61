"""Players that are programs. They see only what their seat may see."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from quarterdeck.bots.base import Bot
from quarterdeck.bots.greedy import Greedy
from quarterdeck.bots.own import Maker
from quarterdeck.bots.random_bot import RandomBot
from quarterdeck.kernel.errors import BadDefinition

BOTS: dict[str, Any] = {"random": RandomBot, "greedy": Greedy}
OURS = frozenset(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; an unknown one is refused with the list of what exists."""
    if name not in BOTS:
        raise BadDefinition(f"there is no bot named {name!r} (there are: {', '.join(BOTS)})")
    bot: Bot = BOTS[name](seed)
    return bot


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


__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "add_bots", "make_bot", "own_bots", "remove_bots"]
