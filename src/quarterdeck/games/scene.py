"""Given a table, when these choices, then this: short words for whoever writes tests, lessons or bots.

A `Scene` is a game being played, asked and answered in words; `five_sails.scene` also reads the table of that game.
Players are counted from 1, as in positions. What is not there is a `LookupError` that says what is.
"""

from typing import Self

from quarterdeck.kernel.decision import Decision
from quarterdeck.kernel.game import Game


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
                option = d.find(words)
            except LookupError as error:
                raise LookupError(f"{d.kind} of player {d.seat + 1} ({d.reason}): {error}") from None
            self.game.choose(option)
        return self
