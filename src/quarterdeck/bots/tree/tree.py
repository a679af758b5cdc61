"""A tree over what could be answered, grown by looking at deals that a seat cannot tell from the real one.

This is information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012). Every look is made on a fresh
deal of what the seat does not know. What was answered, and by whom, is where one is in the tree: the same for all
deals. Options that a deal does not have are not counted against the others: each choice knows how often it could have
been made.
"""

from math import log, sqrt
from typing import Final

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.playout import begin_chance, next_chance, playout

#: how much is risked on what was seldom tried
EAGERNESS: Final = 0.4
NO_OPTION: Final = -1


class Choice:
    """One answer at one place in the tree; `total` is what the looks through it came to for the seat that gave it."""

    __slots__ = ("after", "available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.after: Node | None = None


class Node:
    """A place in the tree: the choices that were possible there in some deal, by question and option."""

    __slots__ = ("choices",)

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}


def name_of(q: Question, option: int) -> int:
    """What a node calls a choice: in another deal another seat may be asked something else there."""
    return (option << 8 | q.kind & 255) << 4 | q.seat


class Tree:
    """What one seat has found out about its open question."""

    def __init__(self, seed: int, depth: int) -> None:
        self.chance = begin_chance(seed)
        self.depth = depth
        self.root = Node()

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.chance = next_chance(self.chance)
        return self.chance * n >> 31

    def look(self, s: State, q: Question) -> None:
        """Deal anew what the seat that is asked q does not know, go down the tree, and see what comes of it."""
        t: State = redeal(s, q.seat, self.draw(1 << 30))
        node = self.root
        path: list[Choice] = []
        seats: list[int] = []
        asked: Question | None = q
        while asked is not None:
            option = self.select(node, asked)
            choice = node.choices[name_of(asked, option)]
            path.append(choice)
            seats.append(asked.seat)
            if t.answers:
                answer_in_secret(t, asked.seat, option)
            else:
                answer(t, option)
            if choice.visits == 0:
                break
            if choice.after is None:
                choice.after = Node()
            node = choice.after
            asked = t.question
        self.chance = playout(t, self.chance, self.depth)
        self.learn(t, path, seats)

    def select(self, node: Node, q: Question) -> int:
        """An option that was never tried, or the one with the best prospects (upper confidence bound)."""
        choices = node.choices
        best = NO_OPTION
        most = -1.0
        untried = 0
        for option in q.options:
            name = name_of(q, option)
            choice = choices.get(name)
            if choice is None:
                choice = Choice()
                choices[name] = choice
            choice.available += 1
            if choice.visits == 0:
                untried += 1
                if self.draw(untried) == 0:
                    best = option
            elif untried == 0:
                prospect = choice.total / choice.visits + EAGERNESS * sqrt(log(choice.available) / choice.visits)
                if prospect > most:
                    best, most = option, prospect
        return best

    def learn(self, t: State, path: list[Choice], seats: list[int]) -> None:
        """Every choice on the way is told what came of it for the seat that made it."""
        rules = t.match.rules
        values: dict[int, float] = {}
        for choice, seat in zip(path, seats):
            value = values.get(seat, -1.0)
            if value < 0.0:
                value = values[seat] = rules.odds(t, seat)
            choice.visits += 1
            choice.total += value

    def visits(self, q: Question) -> list[int]:
        """How often each option of the question was tried."""
        found = []
        for option in q.options:
            choice = self.root.choices.get(name_of(q, option))
            found.append(0 if choice is None else choice.visits)
        return found

    def best(self, q: Question) -> int:
        """The option that was tried most."""
        visits = self.visits(q)
        return q.options[visits.index(max(visits))]
