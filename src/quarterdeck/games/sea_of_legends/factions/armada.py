"""The Spanish Armada: Galleons that take Flags down (SL-SPA)."""

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import (
    attacking_strength, enemy_groups, group_strength, hostile, npcs, strength,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, Guide
from quarterdeck.games.sea_of_legends.flow.activation import hostile_players
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ARMADA, FACTION_FLAG, NO_FLAG, SEA
from quarterdeck.kernel.columns import Frame


class Armada(Guide):
    """It cannot win. (SL-SPA-02)"""

    AIMS: tuple[str, ...] = (
        "the nearest captured Port it can beat", "the nearest enemy, for no captured Port is weak enough",
        "the nearest treasure", "the Port where it delivers its cargo",
    )  # fmt: skip

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """Captured Ports that it can beat; only if there is none, hostile players and NPCs. (SL-SPA-04 to -06)"""
        others = [GUIDES[faction] for faction in s.match.factions]
        errand = [r for guide in others for r in guide.errand(s, npc)]
        if errand:
            return errand
        lures = [r for guide in others for r in guide.lures(s, npc)]
        return sorted({*lures, *[r for r in s.match.board.ports if takes_flag(s, npc, r)]}) or prey(s, npc)

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        others = [GUIDES[faction] for faction in s.match.factions]
        if any(guide.errand(s, npc) for guide in others):
            return 3
        if takes_flag(s, npc, goal):
            return 0
        return 2 if any(goal in guide.lures(s, npc) for guide in others) else 1

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        for faction in s.match.factions:
            GUIDES[faction].levies(s, npc)

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """Also if the Port was not its Objective; no Flag is placed. (SL-SPA-10, -11)"""
        if not enemy_groups(s, s.region[npc], npc) and not hostile_players(s, npc):
            for faction in s.match.factions:
                GUIDES[faction].collects(s, npc)
        if takes_flag(s, npc, s.region[npc]):
            happenings.unflag(s, s.region[npc])


def takes_flag(s: Voyage, npc: int, region: int) -> bool:
    """Whether a Galleon would take down the Flag of a Port: by its own Strength alone. (SL-RULE-36)"""
    board = s.match.board
    if board.type[region] == SEA or s.flag[region] in (NO_FLAG, FACTION_FLAG + ARMADA):
        return False
    return s.fort[region] in (NO_FLAG, ARMADA) and board.strength[region] <= strength(s, npc)


def prey(s: Voyage, npc: int) -> list[int]:
    """The regions of hostile players, and of hostile NPCs none of which is too strong. (SL-SPA-05)"""
    found = {s.where(seat) for seat in range(s.match.seats) if hostile(s, npc, seat)}
    for faction in s.match.factions:
        for c in npcs(s, faction):
            if s.region[c] not in found and can_beat(s, npc, s.region[c]):
                found.add(s.region[c])
    return sorted(found)


def can_beat(s: Voyage, npc: int, region: int) -> bool:
    """Whether there are hostile NPCs in a region, none of them too strong. (SL-NPC-21)"""
    there = [group_strength(s, group) for group in enemy_groups(s, region, npc)]
    return bool(there) and max(there) <= attacking_strength(s, npc, region)


GUIDES[ARMADA] = Armada(ARMADA)
