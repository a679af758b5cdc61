"""Many games of bots against each other, and what came of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from quarterdeck.bots import make_bot
from quarterdeck.bots.base import Bot
from quarterdeck.bots.random_bot import RandomBot
from quarterdeck.games import find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.uses import Item
from quarterdeck.kernel.columns import NONE, State
from quarterdeck.kernel.flow import answer
from quarterdeck.kernel.playout import begin_chance, playout
from quarterdeck.lab.workers import carried_out


@dataclass
class Outcome:
    """How one game ended: who won (nobody in a draw), how, the game's own figures, and who had the first turn."""

    winners: tuple[int, ...]
    victory: str
    figures: dict[str, int]
    decisions: int
    first: int | None = None
    decks: tuple[str, ...] = ()
    #: what was used, if that is counted: kind, item, seat, what it brought
    used: tuple[tuple[str, Item, int, int], ...] = ()


@dataclass
class Use:
    """How often a thing was used, by how many players (in how many games, added up) of whom so many won, and what it
    brought in all."""

    times: int = 0
    players: int = 0
    wins: int = 0
    brought: int = 0

    @property
    def worth(self) -> float:
        """What it brought each time."""
        return self.brought / max(1, self.times)


@dataclass
class Summary:
    """What many games came to. Seats are counted from the first bot named, wherever it sat.

    Without decks each pairing of the samples was played.
    """

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
    #: by deck: how often it won, and was played
    by_deck: dict[str, list[int]] = field(default_factory=dict)
    #: by kind and item, if that is counted
    uses: dict[str, dict[Item, Use]] = field(default_factory=dict)

    def add(self, outcome: Outcome, shift: int) -> None:
        self.games += 1
        self.draws += not outcome.winners
        for winner in outcome.winners:
            self.wins[(winner - shift) % len(self.bots)] += 1
        self.victories[outcome.victory] += 1
        for name, number in outcome.figures.items():
            self.figures.setdefault(name, Counter())[number] += 1
        self.decisions += outcome.decisions
        for seat, deck in enumerate(outcome.decks):
            counted = self.by_deck.setdefault(self.game.deck_name(deck), [0, 0])
            counted[0] += seat in outcome.winners
            counted[1] += 1
        self.count_uses(outcome)

    def count_uses(self, outcome: Outcome) -> None:
        for kind, item, _, brought in outcome.used:
            use = self.uses.setdefault(kind, {}).setdefault(item, Use())
            use.times += 1
            use.brought += brought
        for kind, item, seat in {row[:3] for row in outcome.used if row[2] != NONE}:
            self.uses[kind][item].players += 1
            self.uses[kind][item].wins += seat in outcome.winners

    def used(self, kind: str) -> list[tuple[str, Use]]:
        """The things of a kind by name, those used most first; what was never used, too."""
        listed = self.game.uses(self.ruleset)
        found = [(listed.name_of(kind, item), self.uses[kind].get(item, Use())) for item in listed.items(kind)]
        return sorted(found, key=lambda row: (-row[1].times, row[0]))

    def uses_as_dict(self) -> dict[str, Any]:
        """By kind and name."""
        return {
            kind: {name: {**asdict(use), "worth": round(use.worth, 2)} for name, use in self.used(kind)}
            for kind in self.uses
        }

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
            "wins_by_deck": {name: list(counted) for name, counted in sorted(self.by_deck.items())},
            **{name: {str(k): n for k, n in sorted(counted.items())} for name, counted in self.figures.items()},
            "decisions_per_game": round(self.decisions / max(1, self.games), 1),
            **({"uses": self.uses_as_dict()} if self.uses else {}),
        }


def play_out(s: State, bots: Sequence[Bot]) -> int:
    """Let the bots answer every question until the game is over; gives how many there were."""
    made = 0
    if all([type(bot) is RandomBot for bot in bots]):
        begun = s.made
        playout(s, begin_chance(bots[0].seed))
        return s.made - begun
    while (q := s.question) is not None:
        answer(s, bots[q.seat].decide(s, q))
        made += 1
    return made


def play_game(
    package: GamePackage, decks: Sequence[str], bots: Sequence[Bot], seed: int, ruleset: str = "", uses: bool = False
) -> Outcome:
    """A game of bots; what is used in it is read from its record, which is kept only for that."""
    s = package.new(seed, tuple(decks), ruleset, record=uses).state
    made = 0
    while (first := package.beginner(s)) is None and (q := s.question) is not None:
        answer(s, bots[q.seat].decide(s, q))
        made += 1
    made += play_out(s, bots)
    used = tuple(package.uses(ruleset).used(s)) if uses else ()
    return Outcome(package.winners(s), package.victory(s), package.figures(s), made, first, tuple(decks), used)


@dataclass(frozen=True)
class Series:
    """Games with changing seats: in each the bots, with their decks, move one seat on."""

    game: str
    ruleset: str
    bots: tuple[str, ...]
    pairings: tuple[tuple[str, ...], ...]
    seed: int
    uses: bool = False

    def play(self, i: int) -> Outcome:
        """Game number i. When all have had every seat, the next of the pairings follows."""
        n = len(self.bots)
        shift = i % n
        decks = self.pairings[i // n % len(self.pairings)]
        seated = [make_bot(self.bots[(seat - shift) % n], self.seed * 1_000_003 + i * 101 + seat) for seat in range(n)]
        turned = [decks[(seat - shift) % n] for seat in range(n)]
        return play_game(find_game(self.game), turned, seated, self.seed * 1_000_003 + i, self.ruleset, self.uses)


def simulate(
    game: GamePackage,
    games: int,
    bots: Sequence[str],
    decks: Sequence[str] = (),
    seed: int = 0,
    ruleset: str = "",
    progress: Callable[[int], None] | None = None,
    workers: int = 1,
    uses: bool = False,
) -> Summary:
    """Play games with changing seats, without decks all pairings of the samples by turns.

    However many workers share them, the result is the same.
    """
    n = len(bots)
    summary = Summary(game, list(bots), list(decks), seed, ruleset or game.rulesets[0], wins=[0] * n)
    pairings = (tuple(decks),) if decks else game.pairings(n)
    series = Series(game.name, summary.ruleset, tuple(bots), pairings, seed, uses)
    for i, outcome in enumerate(carried_out(series.play, [(i,) for i in range(games)], workers)):
        summary.add(outcome, i % n)
        if progress is not None:
            progress(i + 1)
    return summary
