"""Scenes of City of Five Sails (`games.five_sails.scene`), in which tests also let happen what no card does."""

from collections.abc import Callable
from typing import Self

from quarterdeck.games.five_sails.state import DIRTY_CREW
from quarterdeck.games.five_sails.terms import CITY, CREW, DECK, DISCARD, EQUIPPED, HAND, LINE, LOCKER, SCHEME
from quarterdeck.kernel.flow import run
from quarterdeck.games.five_sails.scene import CityScene

__all__ = ["CITY", "CREW", "DECK", "DISCARD", "EQUIPPED", "HAND", "LINE", "LOCKER", "SCHEME", "Scene"]


class Scene(CityScene):
    """A position being played. Players are counted from 1, as in position files."""

    def cause(self, verb: Callable[..., None], player: int, *what: int) -> Self:
        """Let something happen at the open question that no card of the position does: a verb of `happenings`."""
        s = self.state
        s.question, s.also = None, ()
        verb(s, None, player - 1, *what)
        return self.settle()

    @property
    def foreseen(self) -> dict[str, list[str]]:
        """What each answer leads to, by its words; what all lead to stands without any."""
        decision = self.game.decision(foreseeing=True)
        assert decision is not None
        said = {option.words: [one.words for one in option.foreseen] for option in decision.options}
        return {"": [one.words for one in decision.foreseen]} | said if decision.foreseen else said

    def crowd(self, player: int, *characters: str) -> Self:
        """Put characters into a crew before anybody looks at its Crew Cap, as when several join together."""
        s = self.state
        s.own()
        for name in characters:
            s.put(self.card(name), CREW, player - 1)
        s.dirty |= DIRTY_CREW
        return self

    def settle(self) -> Self:
        """Let the rules put right what was changed."""
        s = self.state
        s.question, s.also = None, ()
        run(s)
        return self
