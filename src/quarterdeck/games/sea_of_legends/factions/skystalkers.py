"""The Skystalkers: a Harpy, Calm or Enraged, and the Eggs that she wants back (SL-SKY)."""

from typing import Final

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import npcs, sees
from quarterdeck.games.sea_of_legends.chronicle import T_WIND
from quarterdeck.games.sea_of_legends.dice import SIDES
from quarterdeck.games.sea_of_legends.effects.tides import definition_of, enter_at_sea
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, WORKER, Guide
from quarterdeck.games.sea_of_legends.flow.activation import A_HOSTILE, A_TARGET
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, BONUS_DIE, HELD, NEMESIS_FACE, ONE, SKYSTALKERS, SUPPLY, TABLEAU,
)  # fmt: skip
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.record import note

HARPY: Final = "Harpy"
ENOUGH_EGGS: Final = 4
#: what a loose Egg promises
HATCHING: Final = 0.3
#: by position of the Egg Tracker: the Notoriety for dropping Eggs; the last stands for all later turns
TRACK: Final = (0, 0, 1, 1, 2, 3)

# What heads a set of an Event card (SL-EVENT-05)
CALM: Final = 1
ENRAGED: Final = 2


class Skystalkers(Guide):
    """They win when the Harpy holds four Eggs. (SL-SKY-02)"""

    WANTS: str = "Eggs under the Harpy"
    AIMS: tuple[str, ...] = ("the nearest loose Egg", "whoever has taken an Egg")

    def set_up(self, s: Voyage) -> None:
        """An Egg where each Captain begins. (SL-SKY-04)"""
        for seat, c in zip(s.order(s.first), s.match.tokens[SKYSTALKERS]):
            s.place(c, s.where(seat), s.match.sea)

    def gathered(self, s: Voyage) -> tuple[int, int]:
        her = harpy(s)
        return len(eggs_under(s, her)) if her != NONE else 0, ENOUGH_EGGS

    # Her mood is read whenever it matters, so that it flips at once (SL-SKY-15, -16)

    def peaceful(self, s: Voyage, npc: int) -> bool:
        return not is_enraged(s)

    def heeds(self, s: Voyage, heading: int, strength: int) -> bool:
        """(SL-EVENT-05)"""
        return not heading or heading == (ENRAGED if is_enraged(s) else CALM)

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """(SL-SKY-18)"""
        if is_enraged(s):
            found = [c for c in taken_eggs(s) if s.zone[c] == TABLEAU or sees(s, npc, s.host[c])]
            return sorted({s.region[holder(s, c)] for c in found})
        return sorted({s.region[c] for c in s.match.tokens[SKYSTALKERS] if s.zone[c] == BOARD})

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        return int(is_enraged(s))

    def pace(self, s: Voyage, npc: int, steps: int) -> int:
        """Wind Speed, by a Bonus die. (SL-SKY-17, SL-RULE-52, -83)"""
        face = SIDES[BONUS_DIE][pick(s, 6, "die")]
        wind = 1 if face == ONE else 3 if face == NEMESIS_FACE else 2
        note(s, T_WIND, s.holder[npc], npc, amount=wind)
        return wind

    def more_notoriety(self, s: Voyage, npc: int) -> int:
        """(SL-SKY-14)"""
        return len(eggs_under(s, npc))

    def promise(self, s: Voyage, npc: int) -> float:
        """While she is Calm she collects what lies about."""
        return WORKER if is_enraged(s) else HATCHING * len(self.objectives(s, npc))

    def keeps(self, s: Voyage, npc: int) -> int:
        return len(eggs_under(s, npc))

    def takes_from(self, s: Voyage, npc: int, seat: int) -> int:
        return len(eggs_of(s, seat))

    def is_for_players(self, s: Voyage, token: int) -> bool:
        return True

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """All players in the region give her all Eggs before the hostile ones flee. (SL-SKY-20)"""
        if f[A_TARGET] != NONE or f[A_HOSTILE]:
            take_eggs(s, npc)

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """Enraged she takes what players here hold, whom she does not attack; Calm what lies here. (SL-SKY-21)"""
        if is_enraged(s):
            take_eggs(s, npc)
        else:
            for c in loose_eggs(s, s.region[npc]):
                happenings.hold(s, npc, c)

    # Eggs are picked up and dropped all together (SL-SKY-07, SL-RULE-51)

    def picks(self, s: Voyage, seat: int) -> list[int]:
        return loose_eggs(s, s.where(seat))[:1]

    def pick(self, s: Voyage, seat: int, c: int) -> bool:
        """If the Harpy is not in play she comes at once. (SL-SKY-12)"""
        region = s.region[c]
        for egg in loose_eggs(s, region):
            happenings.gain(s, seat, egg)
        happenings.place(s, definition_of(s, HARPY), region)
        return True

    def drops(self, s: Voyage, seat: int, resting: bool) -> list[int]:
        return eggs_of(s, seat)[:1]

    def drop(self, s: Voyage, seat: int, c: int) -> None:
        """(SL-SKY-10, -11)"""
        for egg in eggs_of(s, seat):
            s.place(egg, s.where(seat), s.match.sea)
        happenings.gain_notoriety(s, seat, TRACK[min(s.tracker[seat], len(TRACK) - 1)])
        s.tracker[seat] = 0

    def player_turn_ends(self, s: Voyage, seat: int) -> None:
        """(SL-SKY-09)"""
        if eggs_of(s, seat):
            s.tracker[seat] += 1

    def settle(self, s: Voyage) -> bool:
        """Who has no Egg has no Egg card either: its Tracker is lost. (SL-SKY-08, -11)"""
        for seat in range(s.match.seats):
            if s.tracker[seat] and not eggs_of(s, seat):
                s.tracker[seat] = 0
        return False

    def revealed(self, s: Voyage, f: Frame, answer: int) -> None:
        """(SL-SKY-13, SL-RULE-33)"""
        enter_at_sea(s, f, HARPY, answer)


def harpy(s: Voyage) -> int:
    """Her mini, if she is on the board."""
    return next((c for c in npcs(s, SKYSTALKERS)), NONE)


def loose_eggs(s: Voyage, region: int) -> list[int]:
    return [c for c in s.match.tokens[SKYSTALKERS] if s.zone[c] == BOARD and s.region[c] == region]


def eggs_of(s: Voyage, seat: int) -> list[int]:
    return [c for c in s.match.tokens[SKYSTALKERS] if s.zone[c] == TABLEAU and s.holder[c] == seat]


def eggs_under(s: Voyage, npc: int) -> list[int]:
    return [c for c in s.match.tokens[SKYSTALKERS] if s.zone[c] == HELD and s.host[c] == npc]


def taken_eggs(s: Voyage) -> list[int]:
    """The Eggs that a player holds, or an NPC other than her. (SL-SKY-15)"""
    her = harpy(s)
    return [c for c in s.match.tokens[SKYSTALKERS] if s.zone[c] not in (BOARD, SUPPLY) and holder(s, c) != her]


def holder(s: Voyage, egg: int) -> int:
    """The Captain or the NPC who holds an Egg."""
    return s.host[egg] if s.zone[egg] == HELD else s.captain[s.holder[egg]]


def is_enraged(s: Voyage) -> bool:
    return bool(taken_eggs(s))


def take_eggs(s: Voyage, npc: int) -> None:
    for seat in s.captains_in(s.region[npc]):
        for c in eggs_of(s, seat):
            happenings.hold(s, npc, c)


GUIDES[SKYSTALKERS] = Skystalkers(SKYSTALKERS)
