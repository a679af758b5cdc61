"""What a Faction's guide says: objectives, where its NPCs never go, what they do after an attack, when it wins.

A `Guide` without any of its own stands for a Faction whose guide is not written yet: its NPCs drift and attack.
"""

from typing import Final

from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import FACTIONS
from quarterdeck.kernel.columns import Frame


class Guide:
    """The guide of a Faction that has no rules of its own."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """The regions where an NPC could fulfil its Objective, if it has one. (SL-FTURN-08 to -13)"""
        return []

    def preferred(self, s: Voyage, npc: int, nearest: tuple[int, ...]) -> tuple[int, ...]:
        """Those of equally near Objectives that its own rule for ties leaves. (SL-FTURN-10)"""
        return nearest

    def order(self, s: Voyage, waiting: list[int]) -> list[int]:
        """Those of the NPCs that have not acted which may act next. (SL-FTURN-02)"""
        return waiting

    def barred(self, s: Voyage, npc: int) -> int:
        """The regions that an NPC never enters, as a set. (SL-FTURN-20)"""
        return 0

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """What an NPC does after all else, if its condition holds. (SL-FTURN-42)"""

    def captured(self, s: Voyage, region: int) -> None:
        """A player captures a Port: what tokens of the Faction are removed. (SL-CHAL-47)"""

    def acts_alone(self, s: Voyage) -> bool:
        """Whether the Faction has something to do at the end of its turn, even without NPCs. (SL-RULE-64)"""
        return False

    def turn_ends(self, s: Voyage) -> None:
        """All its NPCs have acted."""

    def set_up(self, s: Voyage) -> None:
        """Before the first Galleon is placed. (SL-SETUP-27)"""

    def revealed(self, s: Voyage) -> None:
        """One of its Event cards was revealed. (SL-EVENT-14)"""

    def has_won(self, s: Voyage) -> bool:
        """(SL-WIN-01)"""
        return False


#: by Faction; each module of a Faction puts its own guide there
GUIDES: Final[list[Guide]] = [Guide(faction) for faction in range(len(FACTIONS))]
