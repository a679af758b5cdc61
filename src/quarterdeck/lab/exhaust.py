"""Plays games with random decks until everything that can be used has been, and says what never was.

What is left to be used is steered towards: it goes into the decks first, and whoever can use it does. What there is to
be used, and when it has been, the game says (`uses`). Otherwise everybody answers at random; when little is left, in
every second game as a bot would: some things are only come to by those who play well. After a game in which nothing was
used for the first time the next one begins the other way: at a position written around something that is left, to be
broken off soon, or again with decks.
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
#: what a position is written around comes within so many choices, or not in that game
SOON: Final = 60


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
        #: whether the next game begins at a written position
        self.from_position = False

    @property
    def left(self) -> int:
        """How many things are still wanted."""
        return sum(map(len, self.wanted.values()))

    @property
    def complete(self) -> bool:
        return self.left == 0

    @property
    def nearly_complete(self) -> bool:
        return self.left * LITTLE < sum(map(len, self.counted.values()))

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
        left = found.left
        play_one(seed * 1_000_003 + found.games, game.seats[found.games % len(game.seats)], found)
        if found.left == left:
            found.from_position = not found.from_position
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
        s = begin(seed, seats, found, chance)
        nearly = found.nearly_complete
        close = nearly or found.from_position
        bot = Greedy(seed) if nearly and seats == found.game.seats[0] else None
        while (q := s.question) is not None and not (found.from_position and made == SOON):
            if close or made % EVERY == 0:
                found.note(found.uses.seen(s, found.wanted))
            if made % EVERY == 0 and (what := flaw(s) or ("it does not end" if made >= ENDLESS else "")):
                raise AssertionError(what)
            new = found.uses.new_in(s, q, found.wanted)
            if close and not new:
                new = leading_to(s, q, found)
            new = new or found.uses.towards(s, q)
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


def begin(seed: int, seats: int, found: Exhaustion, chance: random.Random) -> State:
    """A new game; or one at a position written for it, if its turn has come and there is one."""
    text = found.uses.position(seats, found.wanted, chance) if found.from_position else ""
    if text:
        return found.game.from_position(text).state
    decks = found.uses.decks(seats, found.wanted, chance) or found.game.decks_for(seats, seed)
    return found.game.new(seed, decks, found.ruleset).state


def leading_to(s: State, q: Question, found: Exhaustion) -> list[int]:
    """The options after which something that was never used is offered at once."""
    leading = []
    for option in q.options:
        t = s.match.rules.copy(s)
        answer(t, option)
        if t.question is not None and found.uses.new_in(t, t.question, found.wanted):
            leading.append(option)
    return leading
