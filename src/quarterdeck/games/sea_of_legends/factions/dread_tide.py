"""The Dread Tide: Undead Soldiers that unite to Hordes, the Skeletal Colossus, infested Ports (SL-DRE)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import enemy_groups, npcs
from quarterdeck.games.sea_of_legends.board import members
from quarterdeck.games.sea_of_legends.chronicle import T_INFEST
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, WORKER, Guide
from quarterdeck.games.sea_of_legends.flow.activation import ACTIVE, F_ACTED, Activation, evaluate, hostile_players
from quarterdeck.games.sea_of_legends.flow.faction_turn import FactionTurn
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import DREAD_TIDE, NO_FLAG, Q_COLOSSUS, SEA
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import REGISTERS, SEAT, Procedure, again, ask, go, nearest, push
from quarterdeck.kernel.record import note

COLOSSUS: Final = "Skeletal Colossus"
HORDE: Final = 3
INFESTATIONS: Final = 5


class DreadTide(Guide):
    """It wins with five infested Ports. (SL-DRE-02)"""

    WANTS: str = "infested Ports"
    AIMS: tuple[str, ...] = ("the nearest other Soldiers, to form a Horde", "the nearest Port it can infest")

    def gathered(self, s: Voyage) -> tuple[int, int]:
        return s.infested.bit_count(), INFESTATIONS

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """A Horde and the Colossus seek a Port, other Soldiers one another. (SL-DRE-04 to -06, -25)"""
        if is_colossus(s, npc) or in_horde(s, npc):
            return [r for r in s.match.board.ports if can_be_infested(s, r)]
        own = s.region[npc]
        return sorted({r for r in [s.region[c] for c in soldiers(s)] if r != own and count_in(s, r) < HORDE})

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        return int(is_colossus(s, npc) or in_horde(s, npc))

    def barred(self, s: Voyage, npc: int) -> int:
        """A Soldier or a pair never enters a region with a Horde. (SL-DRE-07, SL-RULE-45)"""
        if is_colossus(s, npc) or in_horde(s, npc):
            return 0
        mask = 0
        for r in hordes(s):
            mask |= 1 << r
        return mask

    def companions(self, s: Voyage, npc: int) -> list[int]:
        """United: Soldiers in one region do everything together. (SL-DRE-12)"""
        return [npc] if is_colossus(s, npc) else [c for c in soldiers(s) if s.region[c] == s.region[npc]]

    def changes_course(self, s: Voyage, npc: int, moved: int) -> bool:
        """Forming a Horde replaces the Objective. (SL-DRE-16)"""
        return not is_colossus(s, npc) and moved < HORDE <= count_in(s, s.region[npc])

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """A Horde or the Colossus infests the Port if nobody hostile is there. (SL-DRE-09 to -11, -20, -26)"""
        here = s.region[npc]
        if not (is_colossus(s, npc) or in_horde(s, npc)) or not can_be_infested(s, here):
            return
        if not enemy_groups(s, here, npc) and not hostile_players(s, npc):
            s.infested |= 1 << here
            note(s, T_INFEST, f[SEAT], npc, place=here)
            s.dirty |= happenings.DIRTY_BOARD

    def promise(self, s: Voyage, npc: int) -> float:
        """Soldiers that are one short of a Horde more than those that are alone."""
        return 1.0 if is_colossus(s, npc) else WORKER * count_in(s, s.region[npc])

    def rests_on(self, s: Voyage, region: int) -> float:
        return float(s.infested >> region & 1)

    def stands(self, s: Voyage, region: int) -> str:
        return "the Infestation" if s.infested >> region & 1 else ""

    def clears(self, s: Voyage, region: int) -> None:
        """(SL-DRE-21, -24)"""
        s.infested &= ~(1 << region)

    def settle(self, s: Voyage) -> bool:
        """A Horde is at once replaced by the Colossus, if it is not on the board. (SL-DRE-15, -17)"""
        if colossus(s) != NONE or not hordes(s):
            return False
        push(s, Rising, s.match.party[DREAD_TIDE])
        return True


# What there is


def is_colossus(s: Voyage, npc: int) -> bool:
    return s.match.drawn[npc].name == COLOSSUS


def colossus(s: Voyage) -> int:
    """Its mini, if it is on the board."""
    for c in npcs(s, DREAD_TIDE):
        if is_colossus(s, c):
            return c
    return NONE


def soldiers(s: Voyage) -> list[int]:
    return [c for c in npcs(s, DREAD_TIDE) if not is_colossus(s, c)]


def count_in(s: Voyage, region: int) -> int:
    return len([c for c in soldiers(s) if s.region[c] == region])


def in_horde(s: Voyage, npc: int) -> bool:
    return count_in(s, s.region[npc]) >= HORDE


def hordes(s: Voyage) -> list[int]:
    """The regions with three or more Soldiers."""
    mask = 0
    for c in soldiers(s):
        if in_horde(s, c):
            mask |= 1 << s.region[c]
    return list(members(mask))


def can_be_infested(s: Voyage, region: int) -> bool:
    """A Port that is not, and has no foreign Fort. (SL-DRE-21)"""
    if s.match.board.type[region] == SEA or s.infested >> region & 1:
        return False
    return s.fort[region] in (NO_FLAG, DREAD_TIDE)


# The Colossus rises

H_REGION: Final = REGISTERS
H_TAKEN: Final = REGISTERS + 1  # Soldiers that it replaces, as a set
H_SIZE: Final = REGISTERS + 2


def choose_horde(s: Voyage, f: Frame, answer: int) -> None:
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_COLOSSUS, [key(V_PLACE, r) for r in hordes(s)])
        if answer == NO_ANSWER:
            return
    f[H_REGION] = thing_of(answer)


def choose_soldiers(s: Voyage, f: Frame, answer: int) -> None:
    """Exactly three; of more the first player picks. (SL-DRE-17, SL-RULE-45)"""
    there = [c for c in soldiers(s) if s.region[c] == f[H_REGION] and not f[H_TAKEN] >> c & 1]
    if f[H_TAKEN].bit_count() == HORDE:
        return
    if f[H_TAKEN].bit_count() + len(there) == HORDE:
        f[H_TAKEN] |= sum([1 << c for c in there])
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_COLOSSUS, sorted([key(V_CARD, s.slot[c]) for c in there]))
        if answer == NO_ANSWER:
            return
    f[H_TAKEN] |= 1 << s.slots[thing_of(answer)]
    again(f)


def rise(s: Voyage, f: Frame, answer: int) -> None:
    """It completes what is left of the Horde's turn; otherwise it has acted if the Horde had.
    (SL-DRE-18, SL-RULE-82)"""
    for c in members(f[H_TAKEN]):
        happenings.remove(s, c)
    definition = next(p.definition for p in s.match.drawn if p.name == COLOSSUS)
    c = happenings.place(s, definition, f[H_REGION])
    at = nearest(s, Activation)
    if at != NONE and f[H_TAKEN] >> s.stack[at][ACTIVE] & 1:
        s.stack[at][ACTIVE] = c
        rest = [1 << d for d in soldiers(s) if s.region[d] == f[H_REGION]]
        s.stack[at - 1][F_ACTED] |= sum(rest)
        go(s, s.stack[at], evaluate)
        return
    at = nearest(s, FactionTurn)
    if at != NONE:
        turn = s.stack[at]
        turn[F_ACTED] &= ~(1 << c)
        if turn[F_ACTED] & f[H_TAKEN] == f[H_TAKEN]:
            turn[F_ACTED] |= 1 << c


def steps(rules: Any) -> tuple[Any, ...]:
    return choose_horde, choose_soldiers, rise


Rising: Final = Procedure("rising", steps, H_SIZE)
GUIDES[DREAD_TIDE] = DreadTide(DREAD_TIDE)
