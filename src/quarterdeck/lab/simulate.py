"""Many games of bots against each other, and what came of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from quarterdeck.bots import make_bot
from quarterdeck.bots.base import Bot
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.flow import answer


@dataclass
class Outcome:
    """How one game ended: who won (nobody in a draw), how, the game's own figures, and who had the first turn."""

    winners: tuple[int, ...]
    victory: str
    figures: dict[str, int]
    decisions: int
    first: int | None = None


@dataclass
class Summary:
    """What many games came to. Seats are counted from the first bot named, wherever it sat."""

    game: GamePackage
    bots: list[str]
    decks: list[str]
    seed: int
    ruleset: str
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    victories: Counter[str] = field(default_factory=Counter)
    figures: dict[str, Counter[int]] = field(default_factory=dict)
    decisions: int = 0

    def add(self, outcome: Outcome, shift: int) -> None:
        self.games += 1
        self.draws += not outcome.winners
        for winner in outcome.winners:
            self.wins[(winner - shift) % len(self.bots)] += 1
        self.victories[outcome.victory] += 1
        for name, number in outcome.figures.items():
            self.figures.setdefault(name, Counter())[number] += 1
        self.decisions += outcome.decisions

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "bots": self.bots,
            "decks": self.decks,
            "seed": self.seed,
            "ruleset": self.game.ruleset_name(self.ruleset),
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "victories": dict(sorted(self.victories.items())),
            **{name: {str(k): n for k, n in sorted(counted.items())} for name, counted in self.figures.items()},
            "decisions_per_game": round(self.decisions / max(1, self.games), 1),
        }


def play_out(s: State, bots: Sequence[Bot]) -> int:
    """Let the bots answer every question until the game is over; gives how many there were."""
    made = 0
    while (q := s.question) is not None:
        answer(s, bots[q.seat].decide(s, q))
        made += 1
    return made


def play_game(
    package: GamePackage, decks: Sequence[str], bots: Sequence[Bot], seed: int, ruleset: str = ""
) -> Outcome:
    s = package.new(seed, tuple(decks), ruleset, record=False).state
    made = 0
    while (first := package.beginner(s)) is None and (q := s.question) is not None:
        answer(s, bots[q.seat].decide(s, q))
        made += 1
    made += play_out(s, bots)
    return Outcome(package.winners(s), package.victory(s), package.figures(s), made, first)


def simulate(
    game: GamePackage,
    games: int,
    bots: Sequence[str],
    decks: Sequence[str],
    seed: int = 0,
    ruleset: str = "",
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play games with changing seats: in each game the bots, with their decks, move one seat on."""
    n = len(bots)
    summary = Summary(game, list(bots), list(decks), seed, ruleset or game.rulesets[0], wins=[0] * n)
    for i in range(games):
        shift = i % n
        seated = [make_bot(bots[(seat - shift) % n], seed * 1_000_003 + i * 101 + seat) for seat in range(n)]
        turned = [decks[(seat - shift) % n] for seat in range(n)]
        summary.add(play_game(game, turned, seated, seed * 1_000_003 + i, ruleset), shift)
        if progress is not None:
            progress(i + 1)
    return summary
