"""City of Five Sails: a position being played, and short words for what lies where.

    scene = CityScene('''
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Last Word"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    ''')
    scene.choose("Claim")
    assert scene.control("Docks") == 1

It reads the whole table, hidden cards too: a bot that plays has only the view of its seat.
"""

import re
from typing import Self

from quarterdeck.games.five_sails import GAME
from quarterdeck.games.five_sails.position import SPOTS
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import LOCKER, UNCONTROLLED, ZONE_NAMES
from quarterdeck.games.five_sails.values import stat as stat_of
from quarterdeck.games.scene import CardScene, known, nth
from quarterdeck.kernel.columns import NO_CARD

#: what an ability does, in brackets behind its name
EFFECT = re.compile(r"(?<=: )((?:Action|Reaction|Forced|Technique|Maneuver|Passive)(?: \d| from [^(]*\w)?) \([^()]*\)$")


class CityScene(CardScene):
    """A position being played."""

    package = GAME

    @property
    def state(self) -> FiveSails:
        s = self.game.state
        assert isinstance(s, FiveSails)
        return s

    @property
    def options(self) -> list[str]:
        """The answers, of abilities only their names: 'Langschwert: Technique' without '(+1 Thrust)'."""
        return [EFFECT.sub(r"\1", words) for words in super().options]

    # choosing

    def pass_until(self, kind: str, limit: int = 50) -> Self:
        """Decline everything until a question of this kind is open, or the game is over."""
        for _ in range(limit):
            if self.game.over or self.kind == kind:
                return self
            self.game.choose(self.decision.options[-1])
        raise LookupError(f"no {kind} within {limit} questions; the open one is {self.kind}: {self.options}")

    # looking

    def card(self, name: str, which: int = 0) -> int:
        """The number of a card by name."""
        names = self.names(tuple(range(self.state.match.size)))
        return nth(name, [c for c, there in enumerate(names) if there == name], which, names)

    def zone(self, name: str, which: int = 0) -> str:
        """Which zone a card is in: 'hand', 'crew', 'discard'."""
        return ZONE_NAMES[self.state.zone[self.card(name, which)]]

    def place(self, name: str) -> str:
        """The location at which a card is, as positions name it."""
        at = self.state.place[self.card(name)]
        return next((spot for spot, place in SPOTS.items() if place == at), "nowhere")

    def wounds(self, name: str) -> int:
        """The wounds that a character has."""
        return self.state.wounds[self.card(name)]

    def engaged(self, name: str, which: int = 0) -> bool:
        """Whether a card is engaged."""
        return bool(self.state.engaged[self.card(name, which)])

    def host(self, name: str, which: int = 0) -> str:
        """Who wears a card."""
        host = self.state.host[self.card(name, which)]
        if host == NO_CARD:
            raise LookupError(f"nobody wears {name}: its zone is {self.zone(name, which)}")
        return self.names((host,))[0]

    def stat(self, name: str, stat: int) -> int:
        """What a stat of a character comes to: `terms.RESOLVE` and the like."""
        return stat_of(self.state, self.card(name), stat)

    def locker(self, player: int) -> list[str]:
        """The cards of a Locker."""
        return self.names(self.state.pile(LOCKER, self.seat(player)))

    def city_deck(self) -> list[str]:
        """The City Deck from the top."""
        return self.names(self.state.deck(self.state.match.nobody))[::-1]

    def city_discard(self) -> list[str]:
        """The discard pile of the City Deck."""
        return self.names(self.state.discard(self.state.match.nobody))

    def crew(self, player: int) -> list[str]:
        """The characters that a player controls, the Leader too."""
        return self.names(self.state.crew(self.seat(player)))

    def names(self, cards: tuple[int, ...]) -> list[str]:
        """The names of cards by their numbers."""
        s = self.state
        return [s.match.cards[s.match.definition[c]].name for c in cards]

    def renown(self, where: str | int) -> int:
        """Renown at a location, or in a player's pool."""
        s = self.state
        return s.purse[self.seat(where)] if isinstance(where, int) else s.renown[known(SPOTS, where, "location")]

    def control(self, place: str) -> int:
        """The player who controls a location; 0 if nobody does."""
        at = self.state.control[known(SPOTS, place, "location")]
        return 0 if at == UNCONTROLLED else at + 1

    def threat(self) -> list[int]:
        """The pools of the challenger's and of the accepting side."""
        view = self.game.view(None)["duel"]
        if view is None:
            raise LookupError("no duel is being fought")
        return list(view["threat"])

    @property
    def settled(self) -> bool:
        """No procedure is open inside the phase: it is some player's turn, or the game is over."""
        return self.game.over or len(self.state.stack) == 2
