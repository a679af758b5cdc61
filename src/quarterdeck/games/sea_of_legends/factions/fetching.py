"""Followers that fetch tokens for a Leader, whom they summon with the first of them (SL-TLA, SL-AZT)."""

from typing import Final

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import enemy_groups, npcs, sees
from quarterdeck.games.sea_of_legends.effects.tides import definition_of
from quarterdeck.games.sea_of_legends.factions.guides import CARRIED, WORKER, Guide
from quarterdeck.games.sea_of_legends.flow.activation import A_NOTE, A_TARGET, hostile_players
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BOARD, HELD, TABLEAU
from quarterdeck.kernel.columns import NONE, Frame

ENOUGH_HELD: Final = 4

# What a Follower is about, as it was when its activation began
FETCHING: Final = 0
TO_LEADER: Final = 1
TO_SUMMON: Final = 2
#: among the AIMS: the Leader's
THE_RICH: Final = 3


class Fetchers(Guide):
    """Such a Faction wins when its Leader holds four of what it wants. (SL-TLA-02, SL-AZT-02)"""

    def __init__(self, faction: int, leader: str, summoned_in: str) -> None:
        super().__init__(faction)
        self.leader = leader
        self.summoned_in = summoned_in

    # What each wants

    def hoard(self, s: Voyage, npc: int) -> int:
        """How much an NPC holds of what the Leader collects."""
        return len(self.under(s, npc))

    def draws(self, s: Voyage, seat: int) -> int:
        """How much a player holds of what draws the Leader."""
        return len(self.tokens_of(s, seat))

    # What there is

    def is_leader(self, s: Voyage, npc: int) -> bool:
        return s.match.drawn[npc].name == self.leader

    def leader_of(self, s: Voyage) -> int:
        """The Leader's mini, if it is on the board."""
        return next((c for c in npcs(s, self.faction) if self.is_leader(s, c)), NONE)

    def under(self, s: Voyage, npc: int) -> list[int]:
        """The tokens of this Faction that an NPC holds."""
        return [c for c in s.match.tokens[self.faction] if s.host[c] == npc]

    def tokens_of(self, s: Voyage, seat: int) -> list[int]:
        return [c for c in s.match.tokens[self.faction] if s.zone[c] == TABLEAU and s.holder[c] == seat]

    def lying(self, s: Voyage, region: int) -> list[int]:
        return [c for c in s.match.tokens[self.faction] if s.region[c] == region]

    def where_is(self, s: Voyage, npc: int, c: int) -> int:
        """The region where a Follower would fetch a token; NONE if the Faction has it. (SL-TLA-09, SL-AZT-09)"""
        if s.zone[c] == BOARD:
            return s.region[c]
        if s.zone[c] == TABLEAU:
            return s.where(s.holder[c])
        if s.zone[c] == HELD and s.match.faction[s.host[c]] != self.faction and sees(s, npc, s.host[c]):
            return s.region[s.host[c]]
        return NONE

    def holders(self, s: Voyage, leader: int) -> dict[int, int]:
        """By region: the most that one player or NPC there has, whom the Leader would seek. (SL-TLA-27, SL-AZT-16)"""
        found: dict[int, int] = {}
        for seat in range(s.match.seats):
            n = self.draws(s, seat)
            if n:
                found[s.where(seat)] = max(n, found.get(s.where(seat), 0))
        for faction in s.match.factions:
            for c in npcs(s, faction):
                n = self.hoard(s, c)
                if n and c != leader and sees(s, leader, c):
                    found[s.region[c]] = max(n, found.get(s.region[c], 0))
        return found

    # The guide

    def gathered(self, s: Voyage) -> tuple[int, int]:
        leader = self.leader_of(s)
        return self.hoard(s, leader) if leader != NONE else 0, ENOUGH_HELD

    def more_notoriety(self, s: Voyage, npc: int) -> int:
        """(SL-TLA-26, SL-AZT-15)"""
        return self.hoard(s, npc) if self.is_leader(s, npc) else 0

    def promise(self, s: Voyage, npc: int) -> float:
        return WORKER if self.is_leader(s, npc) else WORKER + CARRIED * len(self.under(s, npc))

    def keeps(self, s: Voyage, npc: int) -> int:
        return self.more_notoriety(s, npc)

    def takes_from(self, s: Voyage, npc: int, seat: int) -> int:
        return len(self.tokens_of(s, seat))

    def note(self, s: Voyage, npc: int) -> int:
        if not self.under(s, npc):
            return FETCHING
        return TO_SUMMON if self.leader_of(s) == NONE else TO_LEADER

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        return THE_RICH if self.is_leader(s, npc) else self.note(s, npc)

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """(SL-TLA-07 to -10, -27, SL-AZT-08, -09, -16)"""
        if self.is_leader(s, npc):
            return sorted(self.holders(s, npc))
        about = self.note(s, npc)
        if about == TO_LEADER:
            return [s.region[self.leader_of(s)]]
        if about == TO_SUMMON:
            return [s.match.board.find(self.summoned_in)]
        return sorted({r for r in [self.where_is(s, npc, c) for c in s.match.tokens[self.faction]] if r != NONE})

    def seeks(self, s: Voyage, npc: int, seat: int) -> bool:
        """Whoever holds a token that it is to fetch."""
        return not self.under(s, npc) and bool(self.tokens_of(s, seat))

    def preferred(self, s: Voyage, npc: int, nearest: tuple[int, ...]) -> tuple[int, ...]:
        """The Leader prefers whoever has most. (SL-TLA-27, SL-AZT-16)"""
        if not self.is_leader(s, npc):
            return nearest
        most = self.holders(s, npc)
        return tuple([r for r in nearest if most[r] == max([most[n] for n in nearest])])

    def barred(self, s: Voyage, npc: int) -> int:
        """A Follower never enters a region with another. (SL-TLA-12, SL-AZT-10)"""
        mask = 0
        if not self.is_leader(s, npc):
            for c in npcs(s, self.faction):
                if c != npc and not self.is_leader(s, c):
                    mask |= 1 << s.region[c]
        return mask

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """From players here, whatever their alignment: a Follower if none is hostile, the Leader in any case.
        (SL-TLA-14, -29, -30, SL-AZT-12, -18)"""
        if self.is_leader(s, npc) or (f[A_TARGET] == NONE and not hostile_players(s, npc)):
            for seat in s.captains_in(s.region[npc]):
                for c in self.tokens_of(s, seat):
                    happenings.hold(s, npc, c)

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """(SL-TLA-15 to -17, -32, SL-AZT-13, -14, -19, SL-RULE-43)"""
        here = s.region[npc]
        if self.is_leader(s, npc):
            for c in npcs(s, self.faction):
                if c != npc and s.region[c] == here:
                    self.hand_over(s, c, npc)
        elif enemy_groups(s, here, npc) or hostile_players(s, npc):
            return
        elif f[A_NOTE] == FETCHING:
            for c in self.lying(s, here):
                happenings.hold(s, npc, c)
        else:
            self.bring(s, f[A_NOTE], npc)

    def bring(self, s: Voyage, about: int, npc: int) -> None:
        """To the Leader, or to where the Leader is summoned. (SL-TLA-15, -16, SL-AZT-13)"""
        leader = self.leader_of(s)
        if about == TO_SUMMON and s.region[npc] == s.match.board.find(self.summoned_in):
            leader = happenings.place(s, definition_of(s, self.leader), s.region[npc])
        if leader != NONE and s.region[leader] == s.region[npc]:
            self.hand_over(s, npc, leader)

    def hand_over(self, s: Voyage, npc: int, to: int) -> None:
        for c in self.under(s, npc):
            s.detach(c)
            happenings.hold(s, to, c)
