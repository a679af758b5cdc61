"""What there is to be used in a game, and whether it has been: for the runner that plays until nothing is left."""

import random
from typing import Any

from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Question

#: one thing that can be used, in the game's own numbers
Item = Any


class Uses:
    """Everything that can be used under one ruleset, by kind. A game without such a list has nothing to be used."""

    def __init__(self, ruleset: str, kinds: dict[str, str] | None = None) -> None:
        self.ruleset = ruleset
        #: the kinds of things, each with the heading of its column in a report: "card", "cards used"
        self.kinds = kinds or {}

    def items(self, kind: str) -> list[Item]:
        """Everything of a kind, in the order in which a report names it."""
        return []

    def idle(self, kind: str) -> dict[Item, str]:
        """What the ruleset has no occasion for, and why; it counts, but is not waited for."""
        return {}

    def name_of(self, kind: str, item: Item) -> str:
        return str(item)

    def decks(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> tuple[str, ...]:
        """A legal deck for each seat, with what is wanted in them; none: sample decks."""
        return ()

    def position(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> str:
        """A written position from which something wanted is not far; nothing: there is no word for one."""
        return ""

    def new_in(self, s: Any, q: Question, wanted: dict[str, set[Item]]) -> list[int]:
        """The options that use something wanted."""
        return []

    def towards(self, s: Any, q: Question) -> list[int]:
        """The options that bring a player nearer to what is rare, where none uses anything wanted."""
        return []

    def seen(self, s: Any, wanted: dict[str, set[Item]]) -> list[tuple[str, Item]]:
        """What is in use at this moment; only what is wanted is looked for."""
        return []

    #: what `used` counts in what a thing brought; empty if it does not
    measure = ""

    def used(self, s: Any) -> list[tuple[str, Item, int, int]]:
        """What has been used in a game that is over, by its record: kind, item, the seat (NONE: nobody's), and what it
        brought at once."""
        return [(kind, item, NONE, 0) for kind, item in self.told(s)]

    def told(self, s: Any) -> list[tuple[str, Item]]:
        """What has been used in a game that is over, or was broken off, by its record; as often as it was."""
        return []
