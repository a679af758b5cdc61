"""Many games of bots against each other, and what came of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from quarterdeck.bots import make_bot
from quarterdeck.bots.base import Bot
from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.rulesets import find_ruleset
from quarterdeck.games.five_sails.terms import VICTORIES
from quarterdeck.kernel.columns import NONE, State
from quarterdeck.kernel.flow import answer


@dataclass
class Outcome:
    """How one game ended. The winner is a seat, or None for a draw; `first` is the First Player of Day 1."""

    winner: int | None
    victory: str
    days: int
    decisions: int
    first: int | None = None


@dataclass
class Summary:
    """What many games came to. Seats are counted from the first bot named, wherever it sat."""

    bots: list[str]
    decks: list[str]
    seed: int
    ruleset: str = "rulebook-2023"
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    victories: Counter[str] = field(default_factory=Counter)
    days: Counter[int] = field(default_factory=Counter)
    decisions: int = 0

    def add(self, outcome: Outcome, shift: int) -> None:
        self.games += 1
        if outcome.winner is None:
            self.draws += 1
        else:
            self.wins[(outcome.winner - shift) % len(self.bots)] += 1
        self.victories[outcome.victory] += 1
        self.days[outcome.days] += 1
        self.decisions += outcome.decisions

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": five_sails.NAME,
            "bots": self.bots,
            "decks": self.decks,
            "seed": self.seed,
            "ruleset": find_ruleset(self.ruleset).name,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "victories": dict(sorted(self.victories.items())),
            "days": {str(day): n for day, n in sorted(self.days.items())},
            "decisions_per_game": round(self.decisions / max(1, self.games), 1),
        }


def play_out(s: State, bots: Sequence[Bot]) -> int:
    """Let the bots answer every question until the game is over; gives how many there were."""
    made = 0
    while (q := s.question) is not None:
        answer(s, bots[q.seat].decide(s, q))
        made += 1
    return made


def play_game(decks: Sequence[str], bots: Sequence[Bot], seed: int, ruleset: str = "rulebook-2023") -> Outcome:
    game = five_sails.new(seed=seed, decks=tuple(decks), ruleset=ruleset, record=False)
    s: Any = game.state
    made = 0
    while s.first == NONE and (q := s.question) is not None:
        answer(s, bots[q.seat].decide(s, q))
        made += 1
    first = None if s.first == NONE else s.first
    made += play_out(s, bots)
    return Outcome(None if s.winner == NONE else s.winner, VICTORIES[s.victory], s.day, made, first)


def simulate(
    games: int,
    bots: Sequence[str],
    decks: Sequence[str],
    seed: int = 0,
    ruleset: str = "rulebook-2023",
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play games with changing seats: in each game the bots, with their decks, move one seat on."""
    n = len(bots)
    summary = Summary(list(bots), list(decks), seed, ruleset, wins=[0] * n)
    for i in range(games):
        shift = i % n
        seated = [make_bot(bots[(seat - shift) % n], seed * 1_000_003 + i * 101 + seat) for seat in range(n)]
        outcome = play_game([decks[(seat - shift) % n] for seat in range(n)], seated, seed * 1_000_003 + i, ruleset)
        summary.add(outcome, shift)
        if progress is not None:
            progress(i + 1)
    return summary
