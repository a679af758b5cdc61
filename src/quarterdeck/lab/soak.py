"""Many random games, with everything checked that must hold: the engine's own endurance test."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.sound import flaw

#: a game with more choices than this does not end
ENDLESS: Final = 20_000
#: checking costs about as much as playing, so not every moment is checked
EVERY: Final = 5


@dataclass
class Failure:
    """What went wrong, and which game to play again to see it."""

    seed: int
    seats: int
    made: int
    what: str

    def __str__(self) -> str:
        return f"seed {self.seed} with {self.seats} seats, after {self.made} choices: {self.what}"


@dataclass
class Soak:
    """What came of the games."""

    games: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    left: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.failures

    def __str__(self) -> str:
        by_seats = ", ".join(f"{n} with {seats} seats" for seats, n in sorted(self.games.items()))
        total = sum(self.games.values())
        told = f"{total} games ({by_seats}), {self.decisions} choices, {self.left} players left early"
        if self.sound:
            return f"{told}: nothing went wrong"
        return "\n".join([f"{told}: {len(self.failures)} went wrong", *map(str, self.failures)])


def soak(
    game: GamePackage,
    games: int,
    seed: int = 0,
    seats: Sequence[int] = (),
    progress: Callable[[int], None] | None = None,
    ruleset: str = "",
) -> Soak:
    """Play random games, by turns with each number of seats, and note every one that breaks."""
    found = Soak()
    seats = seats or game.seats
    for i in range(games):
        play_one(game, seed * 1_000_003 + i, seats[i % len(seats)], found, ruleset)
        if progress is not None:
            progress(i + 1)
    return found


def play_one(package: GamePackage, seed: int, seats: int, found: Soak, ruleset: str = "") -> None:
    """One game of random choices, in every second one of those that do not ruin the chooser's game.

    In one of eight games of more than two seats somebody leaves on the way.
    """
    found.games[seats] += 1
    chance = random.Random(seed)
    leaves_at = chance.randrange(300) if seats > 2 and chance.random() < 0.125 else -1
    made = 0
    try:
        game = package.sample_game(seed, seats, ruleset, record=False)
        s = game.state
        while (q := s.question) is not None and made < ENDLESS:
            if made % EVERY == 0 and (what := flaw(s)):
                raise AssertionError(what)
            if made == leaves_at:
                game.concede(chance.choice([seat for seat in range(seats) if not s.out >> seat & 1]))
                found.left += 1
            else:
                options = q.options if seed % 2 else s.match.rules.sensible(s, q)
                answer(s, options[int(chance.random() * len(options))])
            made += 1
        if what := flaw(s) or ("" if s.over else "it does not end"):
            raise AssertionError(what)
    except Exception as error:  # whatever it is, it goes into the report
        found.failures.append(Failure(seed, seats, made, f"{type(error).__name__}: {error}"))
    found.decisions += made
