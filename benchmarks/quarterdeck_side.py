"""Our own figures, for each of the tables below: a game, how many play it and with what.

What is made from the decks of a game (which cards hear what, and so on) is shared by all games with these decks; it is
made beforehand and not counted.
"""

import itertools
import random
import time
from collections.abc import Callable
from typing import Any

from quarterdeck.games import find_game
from quarterdeck.kernel.columns import NO_CARD, NONE
from quarterdeck.kernel.flow import answer
from rates import Growth, Rates, Tally, play_for, repeat_for

Decks = tuple[str, ...]
#: as many as the engine keeps the tables of, or fewer
RANDOM_DECKS = 48
#: so many positions are copied: one would be luck
POSITIONS = 16


class Table:
    """Games of one kind, by seed."""

    def __init__(self, game: str, decks: Callable[[], list[Decks]]) -> None:
        self.game = game
        self.decks = decks

    def lay(self) -> None:
        """Make what all games with these decks share."""
        self.package = find_game(self.game)
        self.pairs = self.decks()
        for seed in range(len(self.pairs)):
            self.begin(seed)

    def begin(self, seed: int, record: bool = False) -> Any:
        return self.package.new(seed, self.pairs[seed % len(self.pairs)], record=record).state


def random_decks() -> list[Decks]:
    """Pairs of random legal decks of different Leaders, by seed."""
    game = find_game("five-sails")
    leaders = [card["number"] for card in game.cards() if card["type"] == "Leader"]
    pairs = [random.Random(seed).sample(leaders, 2) for seed in range(RANDOM_DECKS)]
    return [tuple([game.random_deck(seed, leader) for leader in pair]) for seed, pair in enumerate(pairs)]


TABLES = {
    "": Table("five-sails", lambda: [("eisen", "montaigne")]),
    ", random decks": Table("five-sails", random_decks),
    ", four seats": Table("five-sails", lambda: [("eisen", "montaigne", "castille", "vodacce")]),
    ", 7th Sea CCG": Table("ccg", lambda: [("castille", "montaigne")]),
    ", Sea of Legends": Table("sea-of-legends", lambda: [("kahina", "ton", "cesare")]),
}


def in_a_duel(s: Any) -> bool:
    """In the middle of a duel, of day 3 or later."""
    return s.day >= 3 and bool(s.match.rules.view(s, None)["duel"])


def in_a_boarding(s: Any) -> bool:
    """In the middle of a Boarding, of turn 2 or later."""
    return bool(s.turn >= 2 and s.boarding_at != NONE)


def in_a_faction_turn(s: Any) -> bool:
    """In the Faction Turn, of round 3 or later."""
    return bool(s.round >= 3 and s.active == NONE)


#: what the middle of a game is
MIDDLE: dict[str, Callable[[Any], bool]] = {
    "five-sails": in_a_duel, "ccg": in_a_boarding, "sea-of-legends": in_a_faction_turn,
}  # fmt: skip


def measure(seconds: float, name: str = "") -> Rates:
    table = TABLES[name]
    table.lay()
    decisions, all_decisions, games = play_for(seconds, lambda seed, tally: play(table, seed, tally))
    states = [mid_game(table, 1000 * i) for i in range(POSITIONS)]
    copied = itertools.cycle(states)
    applied = itertools.cycle([(s, k) for s in states for k in (s.question.options if s.question else ())])

    def copy_and_apply() -> None:
        s, option = next(applied)
        answer(s.copy(), option)

    return Rates(
        decisions,
        all_decisions,
        games,
        copies=repeat_for(seconds, lambda: next(copied).copy()),
        copy_and_apply=repeat_for(seconds, copy_and_apply),
    )


def play(table: Table, seed: int, tally: Tally) -> None:
    """One game of random play.

    A question with a single option is never asked, so every decision is a real one.
    """
    draw = random.Random(seed).random
    s = table.begin(seed)
    made = 0
    while (question := s.question) is not None:
        options = question.options
        answer(s, options[int(draw() * len(options))])
        made += 1
    tally.decisions += made


def mid_game(table: Table, after: int) -> Any:
    """A state in the middle of a game, in the middle of a fight: the first such one, by seed."""
    is_middle = MIDDLE[table.game]
    for seed in itertools.count(after + 1):
        draw = random.Random(seed).random
        s = table.begin(seed)
        while (question := s.question) is not None:
            if len(question.options) > 1 and is_middle(s):
                return s
            answer(s, question.options[int(draw() * len(question.options))])
    raise AssertionError("no game has a fight")


def growth(seconds: float, name: str = "") -> Growth:
    """How the time for a decision grows with the cards in play and the decisions before it, a record being kept."""
    table = TABLES[name]
    table.lay()
    grown = Growth()
    clock = time.perf_counter
    until = clock() + seconds
    for seed in itertools.count(1):
        draw = random.Random(seed).random
        s = table.begin(seed, record=True)
        made = 0
        while (question := s.question) is not None:
            k = question.options[int(draw() * len(question.options))]
            cards = sum(1 for c in s.slots if c != NO_CARD)
            began = clock()
            answer(s, k)
            grown.count(cards, made, clock() - began)
            made += 1
        if clock() > until:
            return grown
    raise AssertionError("time does not end")
