"""Picks any option."""

import random

from quarterdeck.bots.base import Bot
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question


class RandomBot(Bot):
    """Every option is equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.chance = random.Random(seed)

    def decide(self, s: State, q: Question) -> int:
        return q.options[int(self.chance.random() * len(q.options))]
