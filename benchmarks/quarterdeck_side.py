"""Our own figures: City of Five Sails, Eisen against Montaigne, and random legal decks against each other.

The tables that are made from two decks (which cards hear what, and so on) are shared by all games with these decks;
they are made beforehand and not counted.
"""

import itertools
import random

from typing import Any

from quarterdeck.games import find_game
from quarterdeck.kernel.flow import answer
from rates import Rates, Tally, play_for, repeat_for

GAME = find_game("five-sails")
Decks = tuple[str, ...]
FIRST_DECKS: list[Decks] = [("eisen", "montaigne")]
#: as many as the engine keeps the tables of, or fewer
RANDOM_PAIRS = 48
#: so many positions are copied: one would be luck
POSITIONS = 16


def random_decks() -> list[Decks]:
    """Pairs of random legal decks of different Leaders, by seed."""
    leaders = [card["number"] for card in GAME.cards() if card["type"] == "Leader"]
    pairs = [random.Random(seed).sample(leaders, 2) for seed in range(RANDOM_PAIRS)]
    return [tuple([GAME.random_deck(seed, leader) for leader in pair]) for seed, pair in enumerate(pairs)]


def measure(seconds: float, pairs: list[Decks] = FIRST_DECKS) -> Rates:
    for decks in pairs:
        first_state(0, decks)
    decisions, all_decisions, games = play_for(seconds, lambda seed, tally: play(seed, pairs, tally))
    states = [mid_duel(pairs[i % len(pairs)], 1000 * i) for i in range(POSITIONS)]
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


def first_state(seed: int, decks: Decks) -> Any:
    return GAME.new(seed, decks, record=False).state


def play(seed: int, pairs: list[Decks], tally: Tally) -> None:
    """One game of random play, the pairs of decks by turns.

    A question with a single option is never asked, so every decision is a real one.
    """
    draw = random.Random(seed).random
    s = first_state(seed, pairs[seed % len(pairs)])
    made = 0
    while (question := s.question) is not None:
        options = question.options
        answer(s, options[int(draw() * len(options))])
        made += 1
    tally.decisions += made


def mid_duel(decks: Decks, after: int) -> Any:
    """A state in the middle of a game, in the middle of a duel: the first such one of day 3 or later, by seed."""
    for seed in itertools.count(after + 1):
        draw = random.Random(seed).random
        s = first_state(seed, decks)
        while (question := s.question) is not None:
            if s.day >= 3 and len(question.options) > 1 and s.match.rules.view(s, None)["duel"]:
                return s
            answer(s, question.options[int(draw() * len(question.options))])
    raise AssertionError("no game has a duel")
