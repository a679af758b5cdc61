"""Plays games with random decks until everything that can be used has been, and says what never was.

What is left to be used is steered towards: it goes into the decks first, and whoever can use it does. What there is to
be used, and when it has been, the game says (`uses`). Otherwise everybody answers at random; when little is left, in
every second game as a bot would: some things are only come to by those who play well.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from quarterdeck.bots.greedy import Greedy
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.uses import Item
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.sound import flaw
from quarterdeck.lab.soak import ENDLESS

#: a state is looked at every so many choices, for flaws and for what is in use
EVERY: Final = 20
#: one of so many things is little: then every state is looked at
LITTLE: Final = 25


class Exhaustion:
    """How often everything was used, by kind, and what is still missing."""

    def __init__(self, game: GamePackage, ruleset: str = "") -> None:
        self.game = game
        self.ruleset = ruleset or game.rulesets[0]
        self.uses = game.uses(self.ruleset)
        self.games = 0
        self.used: dict[str, Counter[Item]] = {kind: Counter() for kind in self.uses.kinds}
        #: what the ruleset has no occasion for, and why
        self.idle = {kind: self.uses.idle(kind) for kind in self.uses.kinds}
        self.counted = {kind: set(self.uses.items(kind)) for kind in self.uses.kinds}
        self.wanted = {kind: items - set(self.idle[kind]) for kind, items in self.counted.items()}
        self.failures: list[str] = []

    @property
    def complete(self) -> bool:
        return not any(self.wanted.values())

    @property
    def nearly_complete(self) -> bool:
        return sum(map(len, self.wanted.values())) * LITTLE < sum(map(len, self.counted.values()))

    def note(self, used: Iterable[tuple[str, Item]]) -> None:
        for kind, item in used:
            if item in self.counted[kind]:
                self.used[kind][item] += 1
                self.wanted[kind].discard(item)

    def row(self) -> tuple[str, ...]:
        """The ruleset, its games, and what was used of how much."""
        counts = [f"{len(used)}/{len(self.counted[kind])}" for kind, used in self.used.items()]
        return (self.game.ruleset_name(self.ruleset), str(self.games), *counts)

    def never(self) -> list[str]:
        """What was never used, by name."""
        return [f"{kind} {self.uses.name_of(kind, item)}" for kind in self.wanted for item in sorted(self.wanted[kind])]

    def told(self) -> list[str]:
        """What has to be said besides the row: failures, what was never used, what has no occasion."""
        name = self.game.ruleset_name(self.ruleset)
        idle = [(self.uses.name_of(kind, item), why) for kind in self.idle for item, why in self.idle[kind].items()]
        return [
            *[f"{name}: went wrong: {what}" for what in self.failures],
            *[f"{name}: never used: {what}" for what in self.never()],
            *[f"{name}: no occasion for {what}: {why}" for what, why in idle],
        ]


def exhaust(
    game: GamePackage,
    limit: int = 2000,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    ruleset: str = "",
) -> Exhaustion:
    """Play games with each number of seats by turns, at most `limit`, until nothing is left to be used."""
    found = Exhaustion(game, ruleset)
    while found.games < limit and not found.complete:
        play_one(seed * 1_000_003 + found.games, game.seats[found.games % len(game.seats)], found)
        if progress is not None:
            progress(found.games)
    return found


def play_one(seed: int, seats: int, found: Exhaustion) -> None:
    """One game in which what was never used is used as soon as it is offered; what goes wrong is noted."""
    chance = random.Random(seed)
    found.games += 1
    s: State | None = None
    made = 0
    try:
        decks = found.uses.decks(seats, found.wanted, chance) or found.game.decks_for(seats, seed)
        s = found.game.new(seed, decks, found.ruleset).state
        nearly = found.nearly_complete
        bot = Greedy(seed) if nearly and seats == found.game.seats[0] else None
        while (q := s.question) is not None:
            if nearly or made % EVERY == 0:
                found.note(found.uses.seen(s, found.wanted))
            if made % EVERY == 0 and (what := flaw(s) or ("it does not end" if made >= ENDLESS else "")):
                raise AssertionError(what)
            new = found.uses.new_in(s, q, found.wanted)
            if nearly and not new:
                new = leading_to(s, q, found)
            if new or bot is None:
                answer(s, chance.choice(new or s.match.rules.sensible(s, q)))
            else:
                answer(s, bot.decide(s, q))
            made += 1
    except Exception as error:  # whatever it is, it goes into the report
        found.failures.append(
            f"game {found.games} (seed {seed}, {seats} seats) after {made} choices: {type(error).__name__}: {error}"
        )
    if s is not None:
        found.note(found.uses.told(s))


def leading_to(s: State, q: Question, found: Exhaustion) -> list[int]:
    """The options after which something that was never used is offered at once."""
    leading = []
    for option in q.options:
        t = s.match.rules.copy(s)
        answer(t, option)
        if t.question is not None and found.uses.new_in(t, t.question, found.wanted):
            leading.append(option)
    return leading
