"""The British Empire: Officers that take Ports and hold them, the Admiral, taxes and bribes (SL-BRI)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import ally, npcs, strength
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, Guide
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BRITISH, FACTION_FLAG, NO_FLAG, Q_ADMIRALTY, SEA
from quarterdeck.games.sea_of_legends.whereabouts import flags_of
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import SEAT, Procedure, ask, push

FLAG: Final = FACTION_FLAG + BRITISH
ADMIRAL: Final = "Admiral"
BRITISH_FLAGS: Final = 7
FULL_TREASURY: Final = 40
SENDS_ADMIRAL: Final = 10
TAX: Final = 2
#: for how many rounds taxes are foreseen
SOON: Final = 3


class British(Guide):
    """They win with 40 gold in the Royal Treasury. (SL-BRI-02)"""

    WANTS: str = "gold in the Royal Treasury"
    AIMS: tuple[str, ...] = ("the nearest Port it can capture", "to hold its Port")

    def gathered(self, s: Voyage) -> tuple[int, int]:
        return s.store[BRITISH], FULL_TREASURY

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """A lone Officer in a British Port stays; the others seek a Port to capture. (SL-BRI-04 to -06, -13)"""
        here = s.region[npc]
        officers = [c for c in npcs(s, BRITISH) if not is_admiral(s, c) and s.region[c] == here]
        if not is_admiral(s, npc) and s.flag[here] == FLAG and len(officers) == 1:
            return [here]
        return [r for r in s.match.board.ports if captures(s, npc, r)]

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        return 0 if captures(s, npc, goal) else 1

    def preferred(self, s: Voyage, npc: int, nearest: tuple[int, ...]) -> tuple[int, ...]:
        """Of equally near Ports the strongest. (SL-BRI-05, -13)"""
        most = max([s.match.board.strength[r] for r in nearest])
        return tuple([r for r in nearest if s.match.board.strength[r] == most])

    def defence(self, s: Voyage, npc: int, strength: int) -> int:
        """An Officer in a British Port is as strong as the Port. (SL-BRI-11)"""
        here = s.region[npc]
        if is_admiral(s, npc) or s.flag[here] != FLAG:
            return strength
        return max(strength, s.match.board.strength[here])

    def aid(self, s: Voyage, region: int) -> int:
        """Barrage: the Admiral's ALY reaches the regions beside his. (SL-BRI-17)"""
        him = admiral(s)
        return ally(s, him) if him != NONE and s.match.board.distance[s.region[him]][region] == 1 else 0

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """Capture the Port; if no Flag is left, one comes from the weakest Port. (SL-BRI-10, -16, -24 to -26)"""
        here = s.region[npc]
        if not captures(s, npc, here):
            return
        if len(flags_of(s, FLAG)) >= BRITISH_FLAGS:
            if answer == NO_ANSWER:
                answer = ask(s, f, f[SEAT], Q_ADMIRALTY, [key(V_PLACE, r) for r in weakest_ports(s)], npc)
                if answer == NO_ANSWER:
                    return
            happenings.unflag(s, thing_of(answer))
        happenings.set_flag(s, here, FLAG)

    def acts_alone(self, s: Voyage) -> bool:
        """Taxes are due as long as there are British Ports. (SL-BRI-20, SL-RULE-40)"""
        return bool(flags_of(s, FLAG))

    def turn_ends(self, s: Voyage) -> None:
        """(SL-BRI-19)"""
        fill_treasury(s, TAX * len(flags_of(s, FLAG)))

    def promise(self, s: Voyage, npc: int) -> float:
        """A Port in a while."""
        return TAX * (2 * SOON if is_admiral(s, npc) else 1)

    def in_sight(self, s: Voyage) -> float:
        return TAX * SOON * len(flags_of(s, FLAG))

    def rests_on(self, s: Voyage, region: int) -> float:
        """The taxes of some rounds."""
        return TAX * SOON if s.flag[region] == FLAG else 0.0

    def settle(self, s: Voyage) -> bool:
        """The first time that the Treasury holds 10 the Admiral comes, as soon as there is a Port for him.
        (SL-BRI-21, -22, SL-RULE-40)"""
        if s.store[BRITISH] < SENDS_ADMIRAL or s.summoned[BRITISH]:
            return False
        if admiral(s) == NONE:
            if not flags_of(s, FLAG):
                return False
            push(s, Admiralty, s.match.party[BRITISH])
        s.summoned[BRITISH] = 1
        return admiral(s) == NONE

    def spare(self, s: Voyage, npc: int, seat: int) -> bool:
        """Those in a Port where the player has bribed them. (SL-BRI-28)"""
        return bool(s.bribed[seat] >> s.region[npc] & 1)

    def ransom(self, s: Voyage, group: tuple[int, ...]) -> bool:
        """Whether defeating this group may be rewarded with the Port. (SL-BRI-03, SL-RULE-39)"""
        here = s.region[group[0]]
        return any(not is_admiral(s, c) for c in group) and s.flag[here] == FLAG and s.fort[here] == NO_FLAG


def is_admiral(s: Voyage, npc: int) -> bool:
    return s.match.drawn[npc].name == ADMIRAL


def admiral(s: Voyage) -> int:
    """His mini, if he is on the board."""
    for c in npcs(s, BRITISH):
        if is_admiral(s, c):
            return c
    return NONE


def captures(s: Voyage, npc: int, region: int) -> bool:
    """Whether an NPC could capture a Port: an Officer only what its own Strength beats. (SL-BRI-05, -10, -13, -16)"""
    board = s.match.board
    if board.type[region] == SEA or s.flag[region] == FLAG or s.fort[region] not in (NO_FLAG, BRITISH):
        return False
    return is_admiral(s, npc) or board.strength[region] <= strength(s, npc)


def weakest_ports(s: Voyage) -> list[int]:
    """The British Ports of the lowest Strength without a British NPC; if all have one, of all. (SL-RULE-41)"""
    held = flags_of(s, FLAG)
    manned = {s.region[c] for c in npcs(s, BRITISH)}
    among = [r for r in held if r not in manned] or held
    least = min([s.match.board.strength[r] for r in among])
    return [r for r in among if s.match.board.strength[r] == least]


def fill_treasury(s: Voyage, n: int) -> None:
    s.store[BRITISH] += n
    s.dirty |= happenings.DIRTY_BOARD


# The Admiral comes


def send_admiral(s: Voyage, f: Frame, answer: int) -> None:
    """To the strongest British Port. (SL-BRI-21)"""
    held = flags_of(s, FLAG)
    if not held or admiral(s) != NONE:
        return
    if answer == NO_ANSWER:
        most = max([s.match.board.strength[r] for r in held])
        options = [key(V_PLACE, r) for r in held if s.match.board.strength[r] == most]
        answer = ask(s, f, f[SEAT], Q_ADMIRALTY, options)
        if answer == NO_ANSWER:
            return
    definition = next(p.definition for p in s.match.drawn if p.name == ADMIRAL)
    happenings.place(s, definition, thing_of(answer))


def steps(rules: Any) -> tuple[Any, ...]:
    return (send_admiral,)


Admiralty: Final = Procedure("admiralty", steps)
GUIDES[BRITISH] = British(BRITISH)
