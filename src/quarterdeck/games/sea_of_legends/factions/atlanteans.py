"""The Atlantean Usurpers: Seekers that hunt King Alaran, Trophies and his vault (SL-ATL)."""

from typing import Final

from quarterdeck.cardgame.terms import V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import npcs
from quarterdeck.games.sea_of_legends.board import ways
from quarterdeck.games.sea_of_legends.effects.tides import enter_at_sea
from quarterdeck.games.sea_of_legends.facts import Relic
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, Guide
from quarterdeck.games.sea_of_legends.flow.activation import A_HOSTILE, A_TARGET
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ATLANTEANS, BOARD, Q_FOLLOW, SUPPLY, TOKEN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import SEAT, ask

KING: Final = "King Alaran"
MORTAL: Final = 3
KINGS_MOVE: Final = 1


class Atlanteans(Guide):
    """They win with the third Wound. (SL-ATL-03)"""

    WANTS: str = "Wounds of King Alaran"
    AIMS: tuple[str, ...] = ("King Alaran", "the safest waters, away from the Seekers")

    def gathered(self, s: Voyage) -> tuple[int, int]:
        return s.store[ATLANTEANS], MORTAL

    # King Alaran is neutral to everybody but the Seekers, and they to him (SL-ATL-05 to -08)

    def peaceful(self, s: Voyage, npc: int) -> bool:
        return is_king(s, npc)

    def feud(self, s: Voyage, npc: int, other: int) -> bool:
        return is_king(s, npc) != is_king(s, other)

    def groups(self, s: Voyage, there: tuple[int, ...]) -> list[tuple[int, ...]]:
        king = tuple([c for c in there if is_king(s, c)])
        seekers = tuple([c for c in there if not is_king(s, c)])
        return [group for group in (king, seekers) if group]

    def order(self, s: Voyage, waiting: list[int]) -> list[int]:
        """He is activated before all Seekers. (SL-FTURN-02)"""
        return [c for c in waiting if is_king(s, c)] or waiting

    def own_way(self, s: Voyage, npc: int) -> list[int]:
        """The King goes where the nearest Seeker is farthest, or to any neighbour if there is none.
        (SL-ATL-09, -10, SL-RULE-37)"""
        if not is_king(s, npc):
            return []
        board, here = s.match.board, s.region[npc]
        hunters = [s.region[c] for c in npcs(s, ATLANTEANS) if not is_king(s, c)]
        if not hunters:
            return list(board.neighbours[here])
        taken = sum([1 << r for r in set(hunters) if r != here])
        far = ways(board.neighbours, here, taken)
        reach = [r for r in range(board.size) if 0 < far[r] <= KINGS_MOVE and not taken >> r & 1]
        safety = {r: min([board.distance[r][hunter] for hunter in hunters]) for r in (*reach, here)}
        best = max([safety[r] for r in reach], default=NONE)
        return [r for r in reach if safety[r] == best] if best >= safety[here] else [here]

    # Seekers

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """(SL-ATL-13, -14)"""
        his = king(s)
        return [] if his == NONE else [s.region[his]]

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        return int(is_king(s, npc))

    def barred(self, s: Voyage, npc: int) -> int:
        """A Seeker never enters a region with another. (SL-ATL-15)"""
        mask = 0
        for c in npcs(s, ATLANTEANS):
            if c != npc and not is_king(s, c):
                mask |= 1 << s.region[c]
        return mask

    def promise(self, s: Voyage, npc: int) -> float:
        """The nearer a Seeker is to the King the more."""
        his = king(s)
        return 0.0 if his in (npc, NONE) else 1.0 / (1 + s.match.board.distance[s.region[npc]][s.region[his]])

    def instead(self, s: Voyage, npc: int, target: int) -> bool:
        """Whoever attacks the King wounds him, and is gone. (SL-ATL-18, -22)"""
        if not is_king(s, target):
            return False
        s.store[ATLANTEANS] += 1
        happenings.remove(s, npc)
        return True

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """After another attack it steps closer to him, without a further one. (SL-ATL-19 to -21)"""
        his = king(s)
        attacked = f[A_TARGET] != NONE or f[A_HOSTILE]
        if is_king(s, npc) or not attacked or his == NONE:
            return
        board, here, goal = s.match.board, s.region[npc], s.region[his]
        closer = [r for r in board.neighbours[here] if board.distance[r][goal] < board.distance[here][goal]]
        closer = [r for r in closer if not self.barred(s, npc) >> r & 1]
        if not closer:
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_FOLLOW, [key(V_PLACE, r) for r in closer], npc)
            if answer == NO_ANSWER:
                return
        happenings.move(s, npc, thing_of(answer))

    def defeated(self, s: Voyage, npc: int, by: int) -> None:
        """A Trophy for whoever defeats a Seeker, as long as there are any. (SL-ATL-12, -24)"""
        c = next((c for c in trophies(s) if s.zone[c] == SUPPLY), NONE)
        if c == NONE or is_king(s, npc):
            return
        if by < s.match.seats:
            happenings.gain(s, by, c)
        else:
            happenings.hold(s, by - s.match.seats, c)

    # Trophies and the vault

    def picks(self, s: Voyage, seat: int) -> list[int]:
        return [c for c in trophies(s) if s.zone[c] == BOARD and s.region[c] == s.where(seat)]

    def drops(self, s: Voyage, seat: int, resting: bool) -> list[int]:
        return [c for c in s.tableau(seat) if s.match.kind[c] == TOKEN and s.match.faction[c] == ATLANTEANS]

    def exchanges(self, s: Voyage, seat: int) -> list[int]:
        """One Trophy for one Vault Relic, in the King's region. (SL-ATL-28)"""
        his = king(s)
        if his == NONE or s.region[his] != s.where(seat) or not self.drops(s, seat, True):
            return []
        return [c for c in s.pile(SUPPLY, s.match.sea) if in_vault(s, c)]

    def is_for_players(self, s: Voyage, token: int) -> bool:
        return True

    def outlet(self, s: Voyage, seat: int) -> tuple[int, int]:
        """The King, while there is something in his vault."""
        his = king(s)
        return NONE if his == NONE else s.region[his], len(self.drops(s, seat, True))

    def exchange(self, s: Voyage, seat: int, c: int) -> None:
        """(SL-ATL-29)"""
        s.put(self.drops(s, seat, True)[0], SUPPLY, s.match.sea)
        happenings.gain(s, seat, c)

    def revealed(self, s: Voyage, f: Frame, answer: int) -> None:
        """The King enters with the first card, or with the next after he was removed. (SL-ATL-04, SL-RULE-33, -63)"""
        enter_at_sea(s, f, KING, answer)


def is_king(s: Voyage, npc: int) -> bool:
    return s.match.drawn[npc].name == KING


def king(s: Voyage) -> int:
    """His mini, if he is on the board."""
    for c in npcs(s, ATLANTEANS):
        if is_king(s, c):
            return c
    return NONE


def trophies(s: Voyage) -> list[int]:
    return [c for c in range(s.match.size) if s.match.kind[c] == TOKEN and s.match.faction[c] == ATLANTEANS]


def in_vault(s: Voyage, c: int) -> bool:
    """Vault Relics are a stock of their own. (SL-ATL-02)"""
    card = s.match.drawn[c]
    return isinstance(card, Relic) and card.vault


GUIDES[ATLANTEANS] = Atlanteans(ATLANTEANS)
