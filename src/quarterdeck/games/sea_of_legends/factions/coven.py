"""The Sea Coven: Sea Elementals that drag ships to Alura, who takes the souls aboard (SL-COV)."""

from typing import Final

from quarterdeck.cardgame.terms import V_CARD, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import enemy_groups, hostile, npcs
from quarterdeck.games.sea_of_legends.board import FAR
from quarterdeck.games.sea_of_legends.effects.tides import enter_at_sea
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, WORKER, Guide
from quarterdeck.games.sea_of_legends.flow.activation import A_STEP, A_STRUCK, A_TARGET
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ARMADA, COVEN, Q_DRAGGED, Q_FOLLOW
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import SEAT, again, ask

LEADER: Final = "Alura"
ENOUGH_SHARDS: Final = 4

# Steps of a drag: which Galleon, and where to
PICKING: Final = 0
DRAGGING: Final = 1


class Coven(Guide):
    """It wins when Alura holds four Soul Shards, which are counted on her card. (SL-COV-02)"""

    WANTS: str = "Soul Shards held by Alura"
    AIMS: tuple[str, ...] = ("the nearest hostile player or Galleon",)

    def gathered(self, s: Voyage) -> tuple[int, int]:
        return s.store[COVEN], ENOUGH_SHARDS

    def order(self, s: Voyage, waiting: list[int]) -> list[int]:
        """All Elementals before her. (SL-COV-03)"""
        return [c for c in waiting if not is_alura(s, c)] or waiting

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """Hostile players and Galleons, however strong. (SL-COV-05, -19)"""
        players = [s.where(seat) for seat in range(s.match.seats) if hostile(s, npc, seat)]
        return sorted({*players, *[s.region[c] for c in npcs(s, ARMADA)]})

    # Sea Elementals

    def unseen(self, s: Voyage, npc: int, by: int) -> bool:
        """Mesmerize: to Galleons Elementals are as if absent. (SL-COV-16, -17, SL-RULE-79)"""
        return by != NONE and s.match.faction[by] == ARMADA and not is_alura(s, npc)

    def sways(self, s: Voyage, npc: int, target: int) -> bool:
        """(SL-COV-09)"""
        return not is_alura(s, npc) and s.match.faction[target] == ARMADA

    def drags(self, s: Voyage, npc: int) -> list[int]:
        """One region closer to her; anywhere if she is not in play. (SL-COV-10, -11)"""
        here, her, board = s.region[npc], alura(s), s.match.board
        if her == NONE:
            return list(board.neighbours[here])
        far = board.distance[s.region[her]]
        return [r for r in board.neighbours[here] if far[r] < far[here]]

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """The Galleon that an Elemental has swayed goes with it; of several the first player picks one.
        (SL-COV-10, -13, -14)"""
        if f[A_TARGET] == NONE or not self.sways(s, npc, f[A_TARGET]) or not self.drags(s, npc):
            return
        if f[A_STEP] == PICKING:
            if answer == NO_ANSWER:
                galleons = next(group for group in enemy_groups(s, s.region[npc], npc) if f[A_TARGET] in group)
                options = sorted([key(V_CARD, s.slot[c]) for c in galleons])
                answer = ask(s, f, f[SEAT], Q_DRAGGED, options, npc)
                if answer == NO_ANSWER:
                    return
            f[A_TARGET] = s.slots[thing_of(answer)]
            f[A_STEP] = DRAGGING
            again(f)
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_FOLLOW, [key(V_PLACE, r) for r in self.drags(s, npc)], npc)
            if answer == NO_ANSWER:
                return
        happenings.move(s, npc, thing_of(answer))
        happenings.move(s, f[A_TARGET], thing_of(answer))

    def steps_for(self, s: Voyage, group: tuple[int, ...]) -> int:
        """(SL-COV-04)"""
        return sum([not is_alura(s, c) for c in group])

    # Alura

    def prevails(self, s: Voyage, npc: int, group: tuple[int, ...]) -> None:
        """(SL-COV-20)"""
        if is_alura(s, npc):
            take_shards(s, sum([s.match.faction[c] == ARMADA for c in group]))

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """(SL-COV-20)"""
        if is_alura(s, npc):
            take_shards(s, f[A_STRUCK].bit_count())

    def promise(self, s: Voyage, npc: int) -> float:
        """The nearer somebody is to her the more."""
        if not is_alura(s, npc):
            return WORKER
        far = s.match.board.distance[s.region[npc]]
        return 1.0 / (1 + min([far[r] for r in self.objectives(s, npc)], default=FAR))

    def keeps(self, s: Voyage, npc: int) -> int:
        return self.stronger(s, npc)

    def takes_from(self, s: Voyage, npc: int, seat: int) -> int:
        return int(is_alura(s, npc))

    def stronger(self, s: Voyage, npc: int) -> int:
        """(SL-COV-21)"""
        return s.store[COVEN] if is_alura(s, npc) else 0

    def more_notoriety(self, s: Voyage, npc: int) -> int:
        """(SL-COV-18)"""
        return self.stronger(s, npc)

    def sheds(self, s: Voyage, npc: int) -> None:
        """(SL-COV-22, SL-RULE-63)"""
        if is_alura(s, npc):
            s.store[COVEN] = 0

    def revealed(self, s: Voyage, f: Frame, answer: int) -> None:
        """(SL-COV-18)"""
        enter_at_sea(s, f, LEADER, answer)


def is_alura(s: Voyage, npc: int) -> bool:
    return s.match.drawn[npc].name == LEADER


def alura(s: Voyage) -> int:
    """Her mini, if she is on the board."""
    for c in npcs(s, COVEN):
        if is_alura(s, c):
            return c
    return NONE


def take_shards(s: Voyage, n: int) -> None:
    """As many as there are. (SL-COV-21)"""
    s.store[COVEN] = min(s.store[COVEN] + n, ENOUGH_SHARDS)
    s.dirty |= happenings.DIRTY_BOARD


GUIDES[COVEN] = Coven(COVEN)
