"""Looks ahead as far as its budget goes, on deals that its seat cannot tell from the real one, in any game.

The tree itself is in `bots/tree`, which is compiled where the games are.
"""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any, ClassVar, Final

from quarterdeck.bots.base import Bot
from quarterdeck.bots.tree.tree import Tree
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.errors import BadDefinition

#: playouts where none are named
USUAL: Final = 120
#: the part of the budget that is spent on a question however much is known of it already
AFRESH: Final = 4
#: answers of a playout, after which the game's judgement says how it stands
DEPTH: Final = 6
#: playouts between two looks at the clock
SOME: Final = 8
FOREVER: Final = float("inf")


class Search(Bot):
    """Answers what did best in playouts. With a budget in playouts alone the same seed gives the same answers.

    What it found out stays with it: where the game goes on as it looked ahead, only the rest of the budget is spent.
    """

    name = "search"
    #: asked now and then by whoever thinks: whether anybody still waits for the answer
    wanted: ClassVar[Callable[[], bool]] = staticmethod(lambda: True)

    def __init__(self, seed: int = 0, playouts: int = USUAL, seconds: float = FOREVER) -> None:
        super().__init__(seed)
        self.playouts = playouts
        self.seconds = seconds
        self.tree = Tree(seed, DEPTH)
        self.match: Any = None

    def decide(self, s: State, q: Question) -> int:
        options = s.match.rules.sensible(s, q)
        if len(options) == 1:
            return int(options[0])
        if s.match is not self.match:
            self.match = s.match
            self.tree.forget()
        self.tree.begin(s, q)
        self.think(s, q, max(self.playouts - sum(self.tree.visits(q)), self.playouts // AFRESH, 1))
        return self.tree.best(q)

    def think(self, s: State, q: Question, playouts: int) -> None:
        """Look ahead as often as it is allowed, or until nothing can change the answer, or nobody wants it any more."""
        end = FOREVER if self.seconds == FOREVER else monotonic() + self.seconds
        for left in range(playouts, 0, -1):
            if left % SOME == 0:
                late = end != FOREVER and monotonic() > end
                if late or self.tree.lead(q) > left or not Search.wanted():
                    break
            self.tree.look(s, q)


class Level:
    """An opponent for people: its name, its budget, and a sentence about it."""

    def __init__(self, name: str, playouts: int, seconds: float, words: str) -> None:
        self.name = name
        self.playouts = playouts
        self.seconds = seconds
        self.words = words

    def __call__(self, seed: int) -> Search:
        return Search(seed, self.playouts, self.seconds)


#: from the weakest to the strongest
LEVELS: Final = (
    Level("cabin boy", 30, 0.3, "Learns the ropes: thinks for a moment and overlooks a good deal."),
    Level("boatswain", 120, 1.0, "Knows the trade: thinks a little ahead and makes you work for it."),
    Level("captain", 480, 3.0, "Takes no prisoners: thinks as far ahead as three seconds go."),
)


def with_budget(budget: str) -> Callable[[int], Search]:
    """What makes searching bots with a budget as one writes it: 480 playouts, or 2.5s, which are seconds."""
    found = re.fullmatch(r"(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s", budget)
    if found is None or float(found[1] or found[2]) == 0:
        raise BadDefinition(f"{budget!r} is no budget: search:480 has so many playouts, search:2.5s so many seconds")
    if found[1]:
        return lambda seed: Search(seed, int(found[1]))
    return lambda seed: Search(seed, ENDLESS, float(found[2]))


#: more playouts than any number of seconds allows
ENDLESS: Final = 1 << 40
