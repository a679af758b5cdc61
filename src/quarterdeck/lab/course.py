"""The course of a game: how it stood from day to day, what the search bot thought of it, and where it turned.

A game is gone through once. What is counted of each seat the game says (`GamePackage.standing`); who would win is
estimated by looking ahead from moments along the way, each as the seat that was asked then could know it.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from quarterdeck.bots.search import DEPTH
from quarterdeck.bots.tree.tree import Tree
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.feats import Feats
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.game import CHANCE, CONCEDE, Game

#: looks ahead for an estimate
LOOKS: Final = 40
#: moments of a game that are estimated, at most
MOMENTS: Final = 40
#: where a game turned: how many places are named, and the least by which somebody's chance changed there
TURNS: Final = 3
LEAST: Final = 0.15
#: how many are named who did most
HEROES: Final = 3


@dataclass
class Point:
    """How it stood after so many choices, at the end of a day: what is counted of each seat."""

    choice: int
    day: int
    numbers: dict[str, tuple[int, ...]]


@dataclass
class Estimate:
    """How likely each seat was to win after so many choices."""

    choice: int
    day: int
    chances: tuple[float, ...]


@dataclass
class Turn:
    """A stretch of the game in which the chance of a seat changed: between two choices, and what happened there."""

    since: int
    until: int
    day: int
    seat: int
    before: float
    after: float
    words: list[str]


@dataclass
class Episode:
    """A part of the game that one would want to see again: the choice it begins with, and what it is called."""

    choice: int
    words: str


@dataclass
class Course:
    """How a game went, but for what bots think of it."""

    game: GamePackage
    ending: str
    choices: int
    points: list[Point] = field(default_factory=list)
    episodes: list[Episode] = field(default_factory=list)
    heroes: list[Feats] = field(default_factory=list)


def course(game: GamePackage, played: Game) -> Course:
    """Go through a game that has been played, to where it stands."""
    again = Game(played.header, played.start)
    found = Course(game, "", len(played.choices))
    told = 0
    last = point(game, again)
    for choice in [None, *played.choices]:
        if choice is not None:
            again.state.beats = []
            again.replay([choice])
        s = again.state
        for event in s.match.rules.happened(s, None, told):
            if words := s.match.rules.landmark(event):
                found.episodes.append(Episode(len(again.choices), words))
        told = len(s.record or ())
        now = point(game, again)
        if now.day != last.day:
            found.points.append(Point(last.choice, last.day, at_the_end(game, s, last)))
        last = now
    found.points.append(last)
    s = again.state.match.rules.unveiled(again.state)
    found.ending = game.ending(s) if s.over else ""
    found.heroes = [feats for feats in game.feats(s).ranked() if feats.worth > 0][:HEROES]
    return found


def at_the_end(game: GamePackage, s: State, last: Point) -> dict[str, tuple[int, ...]]:
    """What is counted when a day ends: after its last choice much may still happen, Plunder above all."""
    of_the_day = [then for _, then in s.beats or () if then.match.rules.today(then) == last.day]
    return game.standing(of_the_day[-1]) if of_the_day else last.numbers


def point(game: GamePackage, played: Game) -> Point:
    s = played.state
    return Point(len(played.choices), s.match.rules.today(s), game.standing(s))


# What would come of it


def moments(played: Game, most: int = MOMENTS) -> list[tuple[int, State]]:
    """States along a game, spread evenly, of which each asks something; the last is where the game stands."""
    asked = [at for at, (seat, chosen) in enumerate(played.choices) if seat != CHANCE and chosen != CONCEDE]
    chosen = {asked[i * len(asked) // most] for i in range(most)} if len(asked) > most else set(asked)
    again = Game(played.header, played.start, False)
    found: list[tuple[int, State]] = []
    for at, choice in enumerate(played.choices):
        if at in chosen:
            found.append((at, again.state.match.rules.copy(again.state)))
        again.replay([choice])
    return [*found, (len(played.choices), again.state)]


def chances(s: State, looks: int = LOOKS, seed: int = 0) -> tuple[float, ...]:
    """How likely each seat is to win, as somebody finds who looks ahead from the seat that is asked."""
    rules: Any = s.match.rules
    q = s.question
    if q is None:
        return tuple([rules.odds(s, seat) for seat in range(s.match.seats)])
    tree = Tree(seed, DEPTH)
    tree.begin(s, q)
    totals = [0.0] * s.match.seats
    for _ in range(looks):
        t = tree.look(s, q)
        for seat in range(s.match.seats):
            totals[seat] += rules.odds(t, seat)
    return tuple([total / looks for total in totals])


def estimates(along: list[tuple[int, State]], looks: int = LOOKS) -> list[Estimate]:
    """The chances of all seats at moments of a game."""
    return [Estimate(at, s.match.rules.today(s), chances(s, looks, at)) for at, s in along]


def turns(played: Game, along: list[Estimate]) -> list[Turn]:
    """Where the chances changed most, in the order in which it happened, with what was told there."""
    swings: list[tuple[float, int, int]] = []
    for i in range(1, len(along)):
        by = [after - before for before, after in zip(along[i - 1].chances, along[i].chances)]
        seat = max(range(len(by)), key=lambda seat: abs(by[seat]))
        if abs(by[seat]) >= LEAST:
            swings.append((abs(by[seat]), i, seat))
    found = []
    for _, i, seat in sorted(sorted(swings, reverse=True)[:TURNS], key=lambda swing: swing[1]):
        before, after = along[i - 1], along[i]
        words = told_between(played, before.choice, after.choice)
        found.append(
            Turn(before.choice, after.choice, before.day, seat, before.chances[seat], after.chances[seat], words)
        )
    return found


def told_between(played: Game, since: int, until: int) -> list[str]:
    """What happened between two choices, as everybody may read it after the game: the moments of their own, if any."""
    again = Game(played.header, played.start)
    again.replay(played.choices[:since])
    rows = len(again.state.record or ())
    again.replay(played.choices[since:until])
    s = again.state.match.rules.unveiled(again.state)
    events = s.match.rules.happened(s, None, rows)
    weighty = [event["words"] for event in events if event.get("moment")]
    return weighty or [event["words"] for event in events]
