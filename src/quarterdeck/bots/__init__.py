"""Players that are programs. They see only what their seat may see."""

from typing import Any

from quarterdeck.bots.base import Bot
from quarterdeck.bots.greedy import Greedy
from quarterdeck.bots.random_bot import RandomBot
from quarterdeck.kernel.errors import BadDefinition

BOTS: dict[str, Any] = {"random": RandomBot, "greedy": Greedy}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name; an unknown one is refused with the list of what exists."""
    if name not in BOTS:
        raise BadDefinition(f"there is no bot named {name!r} (there are: {', '.join(BOTS)})")
    bot: Bot = BOTS[name](seed)
    return bot


__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "make_bot"]
