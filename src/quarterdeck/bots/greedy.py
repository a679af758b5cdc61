"""Looks one decision ahead: tries every option on a redealt state and takes the one that is worth most.

A choice in several parts is one decision: the parts that follow are tried a few times over, and the best is what the
option is worth.
"""

import random
from typing import Any, Final

from quarterdeck.bots.base import Bot
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.knowledge import redeal

TRIES: Final = 3
PARTS: Final = 12


class Greedy(Bot):
    """Takes what looks best at once, by the game's own judgement of a position."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.chance = random.Random(seed)

    def decide(self, s: State, q: Question) -> int:
        rules = s.match.rules
        options = rules.sensible(s, q)
        best = options[0]
        if len(options) == 1:
            return int(best)
        most = float("-inf")
        deal = redeal(s, q.seat, self.chance.getrandbits(48))
        for option in options:
            worth = self.worth(rules, deal, q, option) + self.chance.random() * 0.01
            if worth > most:
                best, most = option, worth
        return int(best)

    def worth(self, rules: Any, deal: State, q: Question, option: int) -> float:
        """The best that the parts of the choice after this option came to."""
        most = float("-inf")
        for _ in range(TRIES):
            t = rules.copy(deal)
            answer_as(t, q.seat, option)
            parts = 0
            while t.question is not None and parts < PARTS and rules.same_choice(t, q):
                options = rules.sensible(t, t.question)
                answer(t, options[int(self.chance.random() * len(options))])
                parts += 1
            most = max(most, rules.worth(t, q.seat))
            if parts == 0:
                break
        return most


def answer_as(s: State, seat: int, option: int) -> None:
    """Answer for a seat, also where several are asked at once."""
    from quarterdeck.kernel.flow import answer_in_secret

    if s.answers:
        answer_in_secret(s, seat, option)
    else:
        answer(s, option)
