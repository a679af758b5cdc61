"""Given a table, when these choices, then this: short words for tests of City of Five Sails.

    scene = Scene('''
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Last Word"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
    ''')
    scene.choose("Claim")
    assert scene.control("Docks") == 1
"""

import textwrap
from collections.abc import Callable

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.position import SPOTS
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    CITY, CREW, DECK, DISCARD, EQUIPPED, HAND, LINE, LOCKER, SCHEME, UNCONTROLLED, ZONE_NAMES,
)  # fmt: skip
from quarterdeck.games.five_sails.values import stat as stat_of
from quarterdeck.kernel.decision import Decision
from quarterdeck.kernel.flow import run

__all__ = ["CITY", "CREW", "DECK", "DISCARD", "EQUIPPED", "HAND", "LINE", "LOCKER", "SCHEME", "Scene"]


class Scene:
    """A position being played. Players are counted from 1, as in position files."""

    def __init__(self, text: str) -> None:
        self.game = five_sails.from_position(textwrap.dedent(text))

    @classmethod
    def new(cls, *decks: str, seed: int = 0) -> "Scene":
        """A whole game from its first question, with these sample decks."""
        scene = cls.__new__(cls)
        scene.game = five_sails.new(seed, decks)
        return scene

    @property
    def state(self) -> FiveSails:
        s = self.game.state
        assert isinstance(s, FiveSails)
        return s

    # asking

    @property
    def decision(self) -> Decision:
        """The open question; fails if the game is over."""
        d = self.game.decision()
        assert d is not None, "no question is open"
        return d

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def asked(self) -> int:
        """The player who is asked."""
        return self.decision.seat + 1

    @property
    def options(self) -> list[str]:
        return [o.words for o in self.decision.options]

    def offers(self, words: str) -> bool:
        """Whether an option with these words is offered."""
        return any(words in o for o in self.options)

    # choosing

    def choose(self, *answers: str) -> "Scene":
        """Answer the open questions one after another; an answer is an option's words or a part of them."""
        for words in answers:
            d = self.decision
            try:
                option = d.find(words)
            except LookupError as error:
                raise AssertionError(f"{d.kind} of player {d.seat + 1} ({d.reason}): {error}") from None
            self.game.choose(option)
        return self

    def pass_until(self, kind: str, limit: int = 50) -> "Scene":
        """Decline everything until a question of this kind is open."""
        for _ in range(limit):
            if self.game.over or self.kind == kind:
                return self
            self.game.choose(self.decision.options[-1])
        raise AssertionError(f"no {kind} within {limit} questions; the open one is {self.kind}: {self.options}")

    def cause(self, verb: Callable[..., None], player: int, *what: int) -> "Scene":
        """Let something happen at the open question that no card of the position does: a verb of `happenings`."""
        s = self.state
        s.question, s.also = None, ()
        verb(s, None, player - 1, *what)
        run(s)
        return self

    # looking

    def card(self, name: str, which: int = 0) -> int:
        """The number of a card by name."""
        s = self.state
        found = [c for c in range(s.match.size) if s.match.cards[s.match.definition[c]].name == name]
        assert len(found) > which, f"{name} is not in this game"
        return found[which]

    def zone(self, name: str, which: int = 0) -> str:
        return ZONE_NAMES[self.state.zone[self.card(name, which)]]

    def place(self, name: str) -> str:
        at = self.state.place[self.card(name)]
        return next((spot for spot, place in SPOTS.items() if place == at), "nowhere")

    def wounds(self, name: str) -> int:
        return self.state.wounds[self.card(name)]

    def engaged(self, name: str, which: int = 0) -> bool:
        return bool(self.state.engaged[self.card(name, which)])

    def host(self, name: str, which: int = 0) -> str:
        """Who wears a card."""
        s = self.state
        return str(s.match.cards[s.match.definition[s.host[self.card(name, which)]]].name)

    def stat(self, name: str, stat: int) -> int:
        return stat_of(self.state, self.card(name), stat)

    def hand(self, player: int) -> list[str]:
        return self.names(self.state.hand(player - 1))

    def deck(self, player: int) -> list[str]:
        """From the top."""
        return self.names(self.state.deck(player - 1))[::-1]

    def discard(self, player: int) -> list[str]:
        return self.names(self.state.discard(player - 1))

    def locker(self, player: int) -> list[str]:
        return self.names(self.state.pile(LOCKER, player - 1))

    def city_discard(self) -> list[str]:
        return self.names(self.state.discard(self.state.match.nobody))

    def crew(self, player: int) -> list[str]:
        return self.names(self.state.crew(player - 1))

    def log(self, seen_by: int | None = None) -> list[str]:
        """The story so far as an onlooker, or a player, may read it."""
        return self.game.log(None if seen_by is None else seen_by - 1)

    def names(self, cards: tuple[int, ...]) -> list[str]:
        s = self.state
        return [s.match.cards[s.match.definition[c]].name for c in cards]

    def renown(self, where: str | int) -> int:
        """Renown at a location, or in a player's pool."""
        s = self.state
        return s.purse[where - 1] if isinstance(where, int) else s.renown[SPOTS[where]]

    def control(self, place: str) -> int:
        """The player who controls a location; 0 if nobody does."""
        at = self.state.control[SPOTS[place]]
        return 0 if at == UNCONTROLLED else at + 1

    def threat(self) -> list[int]:
        """The pools of the challenger's and of the accepting side."""
        view = self.game.view(None)["duel"]
        assert view is not None, "no duel is being fought"
        return list(view["threat"])

    @property
    def settled(self) -> bool:
        """No procedure is open inside the phase: it is some player's turn, or the game is over."""
        return self.game.over or len(self.state.stack) == 2


