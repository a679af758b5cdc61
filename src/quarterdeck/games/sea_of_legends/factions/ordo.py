"""The Ordo Nocturnus: Initiates that hide in Ports and build Temples, and Nocturne who Consumes them (SL-ORD)."""

from typing import Final

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import npcs
from quarterdeck.games.sea_of_legends.chronicle import T_PLACE
from quarterdeck.games.sea_of_legends.effects.tides import definition_of
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, Guide
from quarterdeck.games.sea_of_legends.flow.activation import A_NOTE, F_ACTED
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BOARD, NO_FLAG, ORDO, SEA, SUPPLY
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import below
from quarterdeck.kernel.record import note

NOCTURNE: Final = "Nocturne"
INITIATE: Final = "Initiate"
SUMMONING: Final = 5
CONSUMED: Final = 4
POWER: Final = 2
#: what a Temple promises that is not Consumed yet
TEMPLE: Final = 0.4

# What an Initiate is about, as it was when its activation began
BUILDING: Final = 0
TENDING: Final = 1


class Ordo(Guide):
    """It wins when Nocturne has Consumed four Temples. (SL-ORD-02)"""

    WANTS: str = "Temples that Nocturne has Consumed"
    AIMS: tuple[str, ...] = ("the nearest Port for a Temple", "to tend its Temple", "the nearest Temple")

    def gathered(self, s: Voyage) -> tuple[int, int]:
        him = nocturne(s)
        return len(temples_of(s, him)) if him != NONE else 0, CONSUMED

    def note(self, s: Voyage, npc: int) -> int:
        here = s.region[npc]
        return TENDING if len(initiates_in(s, here)) == 1 and temple_in(s, here) != NONE else BUILDING

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """(SL-ORD-04, -05, -18, SL-RULE-47)"""
        ports = s.match.board.ports
        if is_leader(s, npc):
            return [r for r in ports if temple_in(s, r) != NONE]
        if self.note(s, npc) == TENDING:
            return [s.region[npc]]
        return [r for r in ports if wants_temple(s, r)]

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        return 2 if is_leader(s, npc) else int(self.note(s, npc) == TENDING)

    def preferred(self, s: Voyage, npc: int, nearest: tuple[int, ...]) -> tuple[int, ...]:
        """Of equally near Ports an Initiate takes the weakest. (SL-ORD-05)"""
        if is_leader(s, npc):
            return nearest
        least = min([s.match.board.strength[r] for r in nearest])
        return tuple([r for r in nearest if s.match.board.strength[r] == least])

    def barred(self, s: Voyage, npc: int) -> int:
        """An Initiate never enters a region with another. (SL-ORD-07)"""
        mask = 0
        if not is_leader(s, npc):
            for c in npcs(s, ORDO):
                if c != npc and not is_leader(s, c):
                    mask |= 1 << s.region[c]
        return mask

    def unseen(self, s: Voyage, npc: int, by: int) -> bool:
        """Concealed: to Nocturne, too, an Initiate in a Port is as if absent. (SL-ORD-11, -23, SL-RULE-61)"""
        return not is_leader(s, npc) and s.match.board.type[s.region[npc]] != SEA

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """(SL-ORD-09, -10, -21)"""
        here = s.region[npc]
        if is_leader(s, npc):
            consume(s, npc)
        elif f[A_NOTE] == TENDING:
            keep_still(s, f, happenings.place(s, definition_of(s, INITIATE), here))
        elif s.match.board.type[here] != SEA and wants_temple(s, here):
            self.build(s, f, here)

    def build(self, s: Voyage, f: Frame, region: int) -> None:
        """With the fifth Temple Nocturne comes, who Consumes it at once. (SL-ORD-10, -16)"""
        temple = next((c for c in s.match.tokens[ORDO] if s.zone[c] == SUPPLY), NONE)
        if temple == NONE:
            return
        s.place(temple, region, s.match.sea)
        note(s, T_PLACE, s.holder[temple], temple, place=region)
        built = [c for c in s.match.tokens[ORDO] if s.zone[c] == BOARD]
        if len(built) == SUMMONING and nocturne(s) == NONE:
            him = happenings.place(s, definition_of(s, NOCTURNE), region)
            keep_still(s, f, him)
            consume(s, him)

    def stronger(self, s: Voyage, npc: int) -> int:
        """(SL-ORD-22)"""
        return POWER * len(temples_of(s, npc))

    def more_notoriety(self, s: Voyage, npc: int) -> int:
        """(SL-ORD-17)"""
        return len(temples_of(s, npc))

    def keeps(self, s: Voyage, npc: int) -> int:
        return len(temples_of(s, npc))

    def in_sight(self, s: Voyage) -> float:
        return TEMPLE * sum([s.zone[c] == BOARD for c in s.match.tokens[ORDO]])

    def rests_on(self, s: Voyage, region: int) -> float:
        return TEMPLE if temple_in(s, region) != NONE else 0.0

    def sheds(self, s: Voyage, npc: int) -> None:
        """(SL-ORD-22, SL-RULE-63)"""
        for c in temples_of(s, npc):
            s.detach(c)
            s.put(c, SUPPLY, s.match.sea)

    def stands(self, s: Voyage, region: int) -> str:
        found = ["the Temple"] * (temple_in(s, region) != NONE) + ["the Initiates"] * bool(initiates_in(s, region))
        return " and ".join(found)

    def clears(self, s: Voyage, region: int) -> None:
        """(SL-ORD-14)"""
        temple = temple_in(s, region)
        if temple != NONE:
            s.put(temple, SUPPLY, s.match.sea)

    def captured(self, s: Voyage, region: int) -> None:
        """The Initiates go, too, and nobody is rewarded for them. (SL-ORD-13, SL-RULE-81)"""
        self.clears(s, region)
        for c in initiates_in(s, region):
            happenings.remove(s, c)


# What there is


def is_leader(s: Voyage, npc: int) -> bool:
    return s.match.drawn[npc].name == NOCTURNE


def nocturne(s: Voyage) -> int:
    """His mini, if he is on the board."""
    return next((c for c in npcs(s, ORDO) if is_leader(s, c)), NONE)


def initiates_in(s: Voyage, region: int) -> list[int]:
    return [c for c in npcs(s, ORDO) if s.region[c] == region and not is_leader(s, c)]


def temple_in(s: Voyage, region: int) -> int:
    """The Temple that stands in a region, or NONE."""
    return next((c for c in s.match.tokens[ORDO] if s.region[c] == region), NONE)


def temples_of(s: Voyage, npc: int) -> list[int]:
    """The Temples that Nocturne has Consumed."""
    return [c for c in s.match.tokens[ORDO] if s.host[c] == npc]


def wants_temple(s: Voyage, port: int) -> bool:
    """A Port without Temple and without a foreign Fort. (SL-ORD-05, -10, -14)"""
    return temple_in(s, port) == NONE and s.fort[port] in (NO_FLAG, ORDO)


# What is done


def keep_still(s: Voyage, f: Frame, npc: int) -> None:
    """Whoever is placed by this activation is not activated in this Faction Turn. (SL-ORD-09, -16)"""
    if npc != NONE:
        below(s, f)[F_ACTED] |= 1 << npc


def consume(s: Voyage, him: int) -> None:
    """The Temple onto his card, the Initiates to the supply. (SL-ORD-16, -21, SL-RULE-81)"""
    here = s.region[him]
    temple = temple_in(s, here)
    if temple == NONE:
        return
    happenings.hold(s, him, temple)
    for c in initiates_in(s, here):
        happenings.remove(s, c)


GUIDES[ORDO] = Ordo(ORDO)
