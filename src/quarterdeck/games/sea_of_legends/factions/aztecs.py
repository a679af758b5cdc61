"""The Aztecs: Champions that take back the Aztec Gold for Quetzalcoatl, and his Curse (SL-AZT)."""

from typing import Final

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.factions.fetching import Fetchers
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ARMADA, AZTECS, SEA, SUPPLY
from quarterdeck.kernel.columns import NONE

LEADER: Final = "Quetzalcoatl"
SUMMONED_IN: Final = "Claw Bay"


class Aztecs(Fetchers):
    """They win when Quetzalcoatl holds four Aztec Gold. (SL-AZT-02)"""

    WANTS: str = "Aztec Gold held by Quetzalcoatl"
    AIMS: tuple[str, ...] = (
        "the nearest Aztec Gold", "Quetzalcoatl, to give him its Aztec Gold", "Claw Bay, where it summons Quetzalcoatl",
        "whoever is nearest and has Aztec Gold",
    )  # fmt: skip

    def placed(self, s: Voyage, npc: int) -> None:
        """Every Galleon brings Aztec Gold, as long as there is some. (SL-AZT-05)"""
        gold = next((c for c in s.match.tokens[AZTECS] if s.zone[c] == SUPPLY), NONE)
        if s.match.faction[npc] == ARMADA and gold != NONE:
            happenings.hold(s, npc, gold)

    # Players (SL-AZT-04)

    def picks(self, s: Voyage, seat: int) -> list[int]:
        return self.lying(s, s.where(seat))[:1]

    def is_for_players(self, s: Voyage, token: int) -> bool:
        return True

    def drops(self, s: Voyage, seat: int, resting: bool) -> list[int]:
        return self.tokens_of(s, seat)[:1]

    # The Curse

    def haunts(self, s: Voyage, seat: int) -> list[int]:
        """He is a Nemesis for whoever is in a Port while he is in one, or at sea while he is. (SL-AZT-20, -22)"""
        him, kinds = self.leader_of(s), s.match.board.type
        if him == NONE or (kinds[s.region[him]] == SEA) != (kinds[s.where(seat)] == SEA):
            return []
        return [him]

    def curses(self, s: Voyage, npc: int) -> int:
        """One line for each Aztec Gold that he holds now. (SL-AZT-21, SL-RULE-46)"""
        return self.hoard(s, npc)


GUIDES[AZTECS] = Aztecs(AZTECS, LEADER, SUMMONED_IN)
