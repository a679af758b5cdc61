"""What a searching bot would do in a seat's place: the best few options, how likely each wins, and how it could go on.

It looks ahead on deals that the seat cannot tell from the real one, as it does when it plays.
"""

from typing import Final, NamedTuple

from quarterdeck.bots.search import Search
from quarterdeck.bots.tree.tree import FIRST, Node, Tree, answer_as, name_of
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import NO_ANSWER, Option, Question
from quarterdeck.kernel.flow import photograph
from quarterdeck.kernel.foresight import DEAL, surprised
from quarterdeck.kernel.knowledge import redeal
from quarterdeck.kernel.playout import next_choice

#: how long is thought about a hint, and how many options are named
PLAYOUTS: Final = 400
SECONDS: Final = 2.5
FEW: Final = 3
#: how far a likely course is told, and how often a choice has to have been tried to be part of it
FAR: Final = 6
TRIED: Final = 8


class Hint(NamedTuple):
    """An option that is worth considering."""

    option: int
    words: str
    #: how likely the seat seems to win with it, from 0 to 1
    chance: float
    #: what could follow, choice by choice: 'you: Claim', 'Player 2: Pass'
    course: tuple[str, ...]


def hints(s: State, q: Question, seed: int, playouts: int = PLAYOUTS, seconds: float = SECONDS) -> list[Hint]:
    """The options of a question that a search likes best, the best first."""
    bot = Search(seed, playouts, seconds)
    tree = bot.tree
    tree.begin(s, q)
    bot.think(s, q, playouts)
    words = {option.key: option.words for option in s.match.rules.describe(s, q).options}
    tried = [(tree.root.choices[name_of(q, k)], k) for k in q.options if name_of(q, k) in tree.root.choices]
    tried.sort(key=lambda found: (-found[0].visits, -found[0].total / found[0].visits))
    return [
        Hint(k, words[k], round(choice.total / choice.visits, 3), course(tree, s, q, k))
        for choice, k in tried[:FEW]
        if choice.visits > FIRST
    ]


def course(tree: Tree, s: State, q: Question, option: int) -> tuple[str, ...]:
    """What seems likely to follow an option: until chance, a card that the seat does not know, or the tree's end."""
    t: State = redeal(s, q.seat, DEAL)
    node: Node | None = tree.root
    asked: Question | None = q
    told: list[str] = []
    while node is not None and asked is not None and option != NO_ANSWER and len(told) < FAR:
        found = said(t, asked, option)
        choice = node.choices.get(name_of(asked, option))
        if found is None or choice is None or (asked.seat != q.seat and from_hand(found)):
            break
        told.append(f"{'you' if asked.seat == q.seat else f'Player {asked.seat + 1}'}: {found.words}")
        before = photograph(t)
        answer_as(t, asked.seat, option)
        node, asked = choice.after, next_choice(t)
        if t.answers or surprised(before, t, q.seat):
            break
        option = NO_ANSWER if node is None or asked is None else most_tried(node, asked)
    return tuple(told)


def said(t: State, q: Question, option: int) -> Option | None:
    return next((found for found in t.match.rules.describe(t, q).options if found.key == option), None)


def from_hand(option: Option) -> bool:
    """Whether an option is about a card that lies nowhere open: another seat may not even hold it."""
    return any(handle.startswith("card:") for handle in option.points_at)


def most_tried(node: Node, q: Question) -> int:
    """The option that was tried most at a place, if it was tried often enough to mean something."""
    visits = {k: node.choices[name_of(q, k)].visits for k in q.options if name_of(q, k) in node.choices}
    best = max(visits, key=visits.__getitem__, default=NO_ANSWER)
    return best if best != NO_ANSWER and visits[best] >= FIRST + TRIED else NO_ANSWER
