"""Sea of Legends: a position being played, and short words for what lies where.

    scene = VoyageScene('''
        [[player]]
        captain = {name = "Kahina", at = "Nassau"}
        cards = ["Brine Sparrow", "Gunner"]
        [[faction]]
        name = "Dread Tide"
        [[faction]]
        name = "Children of Tlaloc"
    ''')
    scene.choose("Set sail", "Sea 3")
    assert scene.where(1) == "Sea 3" and scene.gold(1) == 8

It reads the whole table, hidden cards too: a bot that plays has only the view of its seat. Lovers and Nemeses are found
by their short names, too: 'Magpie' is Magpie the Bird Brained.
"""


from quarterdeck.games.scene import TableScene, known, nth
from quarterdeck.games.sea_of_legends import GAME
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, CHARACTER, FACTION_FLAG, FACTIONS, KINDS, NO_FLAG, NPC, OFF_BOARD, TABLEAU, TALE_NAMES, TALES,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import total_notoriety
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Decision, Option


class VoyageScene(TableScene):
    """A position being played."""

    package = GAME

    @property
    def state(self) -> Voyage:
        s = self.game.state
        assert isinstance(s, Voyage)
        return s

    def meant(self, d: Decision, words: str) -> Option:
        """The option that words mean; the name of several pieces means the first of them."""
        pieces = [option for option in d.options if option.words.startswith(f"{words} (")]
        return pieces[0] if pieces else super().meant(d, words)

    # looking

    def piece(self, name: str, which: int = 0) -> int:
        """The number of one of the pieces of a name; those on the board or in play first."""
        s = self.state
        names = [p.name for p in s.match.drawn]
        found = [c for c, there in enumerate(names) if name in (there, short(there))]
        return nth(name, sorted(found, key=lambda c: s.zone[c] not in (BOARD, TABLEAU)), which, names)

    def region(self, name: str) -> int:
        """The number of a region."""
        return known({there: r for r, there in enumerate(self.state.match.board.names)}, name, "region")

    def where(self, player: int) -> str:
        """The region of a player's Captain."""
        s, seat = self.state, self.seat(player)
        if s.captain[seat] == NONE or s.where(seat) == OFF_BOARD:
            raise LookupError(f"player {player} has no Captain on the board")
        return s.match.board.names[s.where(seat)]

    def gold(self, player: int) -> int:
        """The gold of a player."""
        return self.state.gold[self.seat(player)]

    def notoriety(self, player: int) -> int:
        """The notoriety of a player, that of cards included."""
        return total_notoriety(self.state, self.seat(player))

    def cards(self, player: int) -> list[str]:
        """What lies before a player, without the byname of characters."""
        return [short(self.state.match.drawn[c].name) for c in self.state.tableau(self.seat(player))]

    def exhausted(self, player: int) -> list[str]:
        """What of it is Exhausted."""
        s = self.state
        return [s.match.drawn[c].name for c in s.tableau(self.seat(player)) if s.exhausted[c]]

    def npcs(self, region: str) -> list[str]:
        """The NPCs in a region."""
        s, at = self.state, self.region(region)
        there = [c for faction in s.match.factions for c in s.pile(BOARD, s.match.party[faction]) if s.region[c] == at]
        return sorted(s.match.drawn[c].name for c in there)

    def token(self, player: int, kind: str) -> str:
        """The Port of an Adventure token; empty if it is off the board."""
        tales = {name: i for i, name in enumerate(TALE_NAMES)}
        region = self.state.tale[self.seat(player) * TALES + known(tales, kind, "tale")]
        return "" if region == OFF_BOARD else self.state.match.board.names[region]

    def lines(self, name: str) -> int:
        """How many lines of a Lover or Nemesis are unlocked."""
        return self.state.marker[self.of_kind(name, CHARACTER)]

    def held(self, name: str) -> list[str]:
        """What an NPC holds."""
        return [self.state.match.drawn[c].name for c in self.state.gear(self.of_kind(name, NPC))]

    def of_kind(self, name: str, kind: int) -> int:
        """A piece that is of a kind."""
        c = self.piece(name)
        found = self.state.match.drawn[c].kind
        if found != kind:
            raise LookupError(f"{name} is not of the kind {KINDS[kind]} but {KINDS[found]}")
        return c

    def flag(self, region: str) -> int | str | None:
        """The player or Faction whose Flag is in a Port."""
        owner = self.state.flag[self.region(region)]
        return None if owner == NO_FLAG else owner + 1 if owner < FACTION_FLAG else FACTIONS[owner - FACTION_FLAG]


def short(name: str) -> str:
    """The name of a character without its byname."""
    return name.partition(" the ")[0]
