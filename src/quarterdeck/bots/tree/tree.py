"""A tree over what could be answered, grown by looking at deals that a seat cannot tell from the real one.

This is information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012). Every look is made on a fresh
deal of what the seat does not know. What was answered, and by whom, is where one is in the tree: the same for all
deals. Options that a deal does not have are not counted against the others: each choice knows how often it could have
been made.

A place where its own seat is asked has a mark, by which it is known again: when the game has come there, and when the
parts of one choice, the cards of a set or a payment, lead there in another order.
"""

from math import log, sqrt
from typing import Any, Final

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.flow import answer, answer_in_secret
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.playout import begin_chance, next_chance, next_choice, playout
from quarterdeck.kernel.sameness import mark_for

#: how much is risked on what was seldom tried
EAGERNESS: Final = 0.25
#: for how many visits the first judgement of a choice counts
FIRST: Final = 2
#: how often the parts of a choice that follow are tried before it is judged, and how many of them
TRIES: Final = 3
PARTS: Final = 12
#: what makes one number of several
SPREAD: Final = 1_000_003
PRIME: Final = 2147483647


class Choice:
    """One answer at one place in the tree; `total` is what the looks through it came to for the seat that gave it.

    Its first judgement counts as some visits.
    """

    __slots__ = ("after", "available", "total", "visits")

    def __init__(self, first: float) -> None:
        self.visits = FIRST
        self.available = FIRST
        self.total = first * FIRST
        self.after: Node | None = None


class Node:
    """A place in the tree: the choices that were possible there in some deal, by question and option.

    Where several seats are asked in secret, all of them choose at one place, and none knows what the others chose;
    `together` is where it goes on, by what they chose.
    """

    __slots__ = ("choices", "together")

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.together: dict[int, Node] = {}


def name_of(q: Question, option: int) -> int:
    """What a node calls a choice: in another deal another seat may be asked something else there."""
    return (option << 8 | q.kind & 255) << 4 | q.seat


def answer_as(s: State, seat: int, option: int) -> None:
    """Answer for a seat, also where several are asked at once and it is not the first."""
    if s.answers:
        answer_in_secret(s, seat, option)
    else:
        answer(s, option)


class Tree:
    """What one seat has found out about its open question, and about what may come after it."""

    def __init__(self, seed: int, depth: int) -> None:
        self.chance = begin_chance(seed)
        self.depth = depth
        self.root = Node()
        #: places where the seat itself is asked, by how many choices had been made and by their mark
        self.places: dict[tuple[int, int], Node] = {}

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.chance = next_chance(self.chance)
        return self.chance * n >> 31

    def forget(self) -> None:
        """Another game begins."""
        self.places = {}

    def begin(self, s: State, q: Question) -> None:
        """Look from here on at this question; what is known already of it and of what may follow is kept."""
        self.root = self.place(s, q.seat)
        self.places = {at: node for at, node in self.places.items() if at[0] >= s.made}

    def place(self, s: State, seat: int) -> Node:
        """Where in the tree a moment is at which the seat itself is asked."""
        at = (s.made, mark_for(s, seat))
        node = self.places.get(at)
        if node is None:
            node = Node()
            self.places[at] = node
        return node

    def look(self, s: State, q: Question) -> State:
        """Deal anew what the seat that is asked q does not know, go down the tree, and see what comes of it: that is
        given."""
        t: State = redeal(s, q.seat, self.draw(1 << 30))
        node = self.root
        path: list[Choice] = []
        seats: list[int] = []
        sealed = 0
        began = node
        parts: dict[int, int] = {}
        asked: Question | None = q
        while asked is not None:
            secret = len(t.answers) > 0
            option = self.select(t, node, asked)
            name = name_of(asked, option)
            choice = node.choices[name]
            path.append(choice)
            seats.append(asked.seat)
            seat = asked.seat
            answer_as(t, seat, option)
            asked = next_choice(t)
            if asked is None or choice.visits == FIRST:
                break
            if secret:
                sealed = (sealed * SPREAD + name) % PRIME
                if t.answers:
                    parts[seat] = (parts.get(seat, 0) * SPREAD + name) % PRIME
                    node = self.part_of(began, parts.get(asked.seat))
                    continue
            node = self.next_place(t, began if secret else node, choice, sealed, q.seat)
            began = node
            sealed = 0
            parts = {}
        self.chance = playout(t, self.chance, self.depth, sensible=True)
        learn(t, path, seats)
        return t

    def part_of(self, began: Node, parts: int | None) -> Node:
        """Where a seat is that is asked in secret: it knows what it has answered itself, and nothing of the others."""
        if parts is None:
            return began
        found = began.together.get(-1 - parts)
        if found is None:
            found = Node()
            began.together[-1 - parts] = found
        return found

    def next_place(self, t: State, node: Node, choice: Choice, sealed: int, me: int) -> Node:
        """Where one is in the tree after a choice, or after several that were made in secret."""
        found = node.together.get(sealed) if sealed else choice.after
        if found is None:
            assert t.question is not None
            found = self.place(t, me) if t.question.seat == me else Node()
            if sealed:
                node.together[sealed] = found
            else:
                choice.after = found
        return found

    def select(self, t: State, node: Node, q: Question) -> int:
        """The option with the best prospects (upper confidence bound); what is new here is judged first."""
        choices = node.choices
        options: tuple[int, ...] = t.match.rules.sensible(t, q)
        best = options[0]
        most = -1.0
        for option in options:
            name = name_of(q, option)
            choice = choices.get(name)
            if choice is None:
                choice = Choice(self.judge(t, q, option))
                choices[name] = choice
            choice.available += 1
            prospect = choice.total / choice.visits + EAGERNESS * sqrt(log(choice.available) / choice.visits)
            if prospect > most:
                best, most = option, prospect
        return best

    def judge(self, deal: State, q: Question, option: int) -> float:
        """What an option seems to be worth to its seat at once: the best that the parts after it came to."""
        rules: Any = deal.match.rules
        most = 0.0
        for _ in range(TRIES):
            t: State = rules.copy(deal)
            answer_as(t, q.seat, option)
            parts = 0
            while t.question is not None and (q.seat, option) in t.answers:
                self.answer_by_chance(t, t.question)
                parts = 1
            while t.question is not None and parts < PARTS and rules.same_choice(t, q):
                self.answer_by_chance(t, t.question)
                parts += 1
            worth: float = rules.odds(t, q.seat)
            most = max(most, worth)
            if parts == 0:
                break
        return most

    def answer_by_chance(self, t: State, q: Question) -> None:
        options: tuple[int, ...] = t.match.rules.sensible(t, q)
        answer_as(t, q.seat, options[self.draw(len(options))])

    def visits(self, q: Question) -> list[int]:
        """How often each option of the question was tried."""
        found = []
        for option in q.options:
            choice = self.root.choices.get(name_of(q, option))
            found.append(0 if choice is None else choice.visits - FIRST)
        return found

    def lead(self, q: Question) -> int:
        """By how many visits the option that was tried most is ahead of the next, or of none."""
        visits = sorted([0, *self.visits(q)])
        return visits[-1] - visits[-2]

    def best(self, q: Question) -> int:
        """The option that was tried most; of those tried alike, the one that did best."""
        best = q.options[0]
        most, value = -1, -1.0
        for option in q.options:
            choice = self.root.choices.get(name_of(q, option))
            if choice is not None:
                mean = choice.total / choice.visits
                if choice.visits > most or (choice.visits == most and mean > value):
                    best, most, value = option, choice.visits, mean
        return best


def learn(t: State, path: list[Choice], seats: list[int]) -> None:
    """Every choice on the way is told what came of it for the seat that made it."""
    rules: Any = t.match.rules
    values: dict[int, float] = {}
    for choice, seat in zip(path, seats):
        if seat not in values:
            values[seat] = rules.odds(t, seat)
        choice.visits += 1
        choice.total += values[seat]
