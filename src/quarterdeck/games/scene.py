"""Given a table, when these choices, then this: short words for whoever writes tests, lessons or bots.

A `Scene` is a game being played, asked and answered in words; the `scene` of each game also reads its table.
Players are counted from 1, as in positions. What is not there is a `LookupError` that says what is.
"""

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self, TypeVar

from quarterdeck.cardgame.naming import did_you_mean, find_in
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.decision import Decision, Option
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import Game

T = TypeVar("T")


class Scene:
    """A game being played: what is asked, and answers by their words."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # asking

    @property
    def decision(self) -> Decision:
        """The open question."""
        d = self.game.decision()
        if d is None:
            raise LookupError("no question is open: the game is over")
        return d

    @property
    def kind(self) -> str:
        """What is asked: 'take_action'."""
        return self.decision.kind

    @property
    def asked(self) -> int:
        """The player who is asked."""
        return self.decision.seat + 1

    @property
    def options(self) -> list[str]:
        """The answers in words."""
        return [option.words for option in self.decision.options]

    def offers(self, words: str) -> bool:
        """Whether an option with these words is offered."""
        return any(words in option.words for option in self.decision.options)

    def log(self, seen_by: int | None = None) -> list[str]:
        """The story so far as an onlooker, or a player, may read it."""
        return self.game.log(None if seen_by is None else seen_by - 1)

    # choosing

    def choose(self, *answers: str) -> Self:
        """Answer the open questions one after another; an answer is an option's words, or a part that no other has."""
        for words in answers:
            d = self.decision
            try:
                option = self.meant(d, words)
            except LookupError as error:
                raise LookupError(f"{d.kind} of player {d.seat + 1} ({d.reason}): {error}") from None
            self.game.choose(option)
        return self

    def meant(self, d: Decision, words: str) -> Option:
        """The option of a question that words mean."""
        return d.find(words)

    # looking

    def seat(self, player: int) -> int:
        """The seat of a player."""
        seats = self.game.state.match.seats
        if not 1 <= player <= seats:
            raise LookupError(f"there is no player {player}: players are 1 to {seats}")
        return player - 1


class TableScene(Scene):
    """A written position being played; the scene of each game says which package it is of."""

    package: ClassVar[GamePackage]

    def __init__(self, text: str) -> None:
        super().__init__(self.package.from_position(textwrap.dedent(text)))

    @classmethod
    def new(cls, *decks: str, seed: int = 0) -> Self:
        """A whole game from its first question, with these decks, or wishes for a Captain: one of each player."""
        scene = cls.__new__(cls)
        scene.game = cls.package.new(seed, decks)
        return scene


class CardScene(TableScene):
    """One of a card game: each player has a hand, a deck and a discard pile."""

    @property
    def state(self) -> Any:
        """The table itself."""
        return self.game.state

    def names(self, cards: tuple[int, ...]) -> list[str]:
        """The names of cards by their numbers."""
        raise NotImplementedError

    def hand(self, player: int) -> list[str]:
        """The cards of a hand."""
        return self.names(self.state.hand(self.seat(player)))

    def deck(self, player: int) -> list[str]:
        """A deck from the top."""
        return self.names(self.state.deck(self.seat(player)))[::-1]

    def discard(self, player: int) -> list[str]:
        """A discard pile, the last card on top."""
        return self.names(self.state.discard(self.seat(player)))


def nth(name: str, found: list[int], which: int, names: Iterable[str]) -> int:
    """One of the things of a name; `names` are those of all there are."""
    if not found:
        raise LookupError(f"{name} is not in this game{did_you_mean(name, dict.fromkeys(names))}")
    if not 0 <= which < len(found):
        raise LookupError(f"there is {name} only {len(found)}x in this game")
    return found[which]


def known(table: Mapping[str, T], name: str, what: str) -> T:
    """What stands under a name."""
    try:
        return find_in(table, name, what)
    except BadDefinition as error:
        raise LookupError(str(error)) from None
