"""The 7th Sea CCG: a position being played, and short words for what lies where.

    scene = CcgScene('''
        [[player]]
        captain = "Berek"
        ship = {name = "The Hurricane", sea = "La Boca"}
        crew = ["Jack Trades"]
        hand = ["Fancy Dans"]
        [[player]]
        captain = "Reis"
        ship = "The Crimson Roger"
    ''')
    scene.choose("Hire Fancy Dans", "Tack Jack Trades")
    assert scene.crew(1) == ["Berek", "Jack Trades", "Fancy Dans"]

It reads the whole table, hidden cards too: a bot that plays has only the view of its seat.
"""


from quarterdeck.games.ccg import GAME
from quarterdeck.games.ccg.kinds import NOWHERE, ZONE_NAMES
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SEAS, SKILLS
from quarterdeck.games.ccg.values import skill
from quarterdeck.games.scene import CardScene, nth
from quarterdeck.kernel.columns import NO_CARD


class CcgScene(CardScene):
    """A position being played."""

    package = GAME

    @property
    def state(self) -> SeventhSea:
        s = self.game.state
        assert isinstance(s, SeventhSea)
        return s

    @property
    def to_act(self) -> int:
        """The player whose opportunity for an action it is; 0 if something else is asked."""
        return self.asked if self.kind == "take_action" else 0

    # looking

    def card(self, name: str, which: int = 0) -> int:
        """The number of a card by name."""
        names = [card.name for card in self.state.match.drawn]
        return nth(name, [c for c, there in enumerate(names) if there == name], which, names)

    def zone(self, name: str, which: int = 0) -> str:
        """Which zone a card is in: 'hand', 'aboard', 'sunk'."""
        return ZONE_NAMES[self.state.zone[self.card(name, which)]]

    def tacked(self, name: str, which: int = 0) -> bool:
        """Whether a card is tacked."""
        return bool(self.state.tacked[self.card(name, which)])

    def host(self, name: str, which: int = 0) -> str:
        """What a card is attached to, if that is a card; a Sea is none."""
        host = self.state.host[self.card(name, which)]
        if host == NO_CARD:
            raise LookupError(f"{name} is attached to no card: its zone is {self.zone(name, which)}")
        return self.names((host,))[0]

    def sea(self, player: int) -> str:
        """Where a player's Ship is."""
        at = self.state.sea(self.seat(player))
        if at == NOWHERE:
            raise LookupError(f"the Ship of player {player} is in no Sea")
        return SEAS[at]

    def skill(self, name: str, k: int) -> int:
        """What a skill of a Crew comes to: `terms.CANNON` and the like."""
        if not 0 <= k < len(SKILLS):
            there_are = ", ".join([f"{i} {word}" for i, word in enumerate(SKILLS)])
            raise LookupError(f"there is no skill {k} (there are: {there_are})")
        return skill(self.state, self.card(name), k)

    def crew(self, player: int) -> list[str]:
        """The Crew of a player's Ship, the Captain too."""
        return self.names(self.state.crew(self.seat(player)))

    def sunk(self, player: int) -> list[str]:
        """The sunk cards of a player."""
        return self.names(self.state.sunk(self.seat(player)))

    def names(self, cards: tuple[int, ...]) -> list[str]:
        """The names of cards by their numbers."""
        return [self.state.match.drawn[c].name for c in cards]
