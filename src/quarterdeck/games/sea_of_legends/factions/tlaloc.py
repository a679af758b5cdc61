"""The Children of Tlaloc: Guardians that fetch the Summoning Relics for Tetzahuitl (SL-TLA)."""

from typing import Final

from quarterdeck.cardgame.terms import V_CARD, V_SEAT
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import enemy_groups, hostile, npcs
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, Guide
from quarterdeck.games.sea_of_legends.flow.activation import A_NOTE, A_STEP, A_TARGET, A_WHOM, hostile_players
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, HELD, HIDEOUT, Q_GIVE_RELIC, Q_MOST_RELICS, TABLEAU, TLALOC, TOKEN,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import relics
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import SEAT, again, ask

CORNERS: Final = ("Skull Point", "Smuggler's Cove", "Bridgetown", "Claw Bay")
SUMMONED_IN: Final = "Tortuga"
LEADER: Final = "Tetzahuitl"
ENOUGH_RELICS: Final = 4
DROP_PRICE: Final = 5

# What a Guardian is about, as it was when its activation began
FETCHING: Final = 0
TO_HER: Final = 1
TO_TORTUGA: Final = 2

# Steps of her plundering
TAKING: Final = 0
ASKING: Final = 1
DONE: Final = 2


class Tlaloc(Guide):
    """It wins when Tetzahuitl holds four Relics. (SL-TLA-02)"""

    def set_up(self, s: Voyage) -> None:
        """A Summoning Relic in each corner. (SL-TLA-05)"""
        for c, port in zip(summoning_relics(s), CORNERS):
            s.place(c, s.match.board.find(port), s.match.sea)

    def has_won(self, s: Voyage) -> bool:
        her = tetzahuitl(s)
        return her != NONE and len(s.gear(her)) >= ENOUGH_RELICS

    def note(self, s: Voyage, npc: int) -> int:
        if is_leader(s, npc) or not s.gear(npc):
            return FETCHING
        return TO_TORTUGA if tetzahuitl(s) == NONE else TO_HER

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        if is_leader(s, npc):
            return sorted(holders(s))
        about = self.note(s, npc)
        if about == TO_HER:
            return [s.region[tetzahuitl(s)]]  # (SL-TLA-07)
        if about == TO_TORTUGA:
            return [s.match.board.find(SUMMONED_IN)]  # (SL-TLA-08)
        return sorted({r for r in [where_is(s, c) for c in summoning_relics(s)] if r != NONE})  # (SL-TLA-09)

    def preferred(self, s: Voyage, npc: int, nearest: tuple[int, ...]) -> tuple[int, ...]:
        """She prefers whoever has most. (SL-TLA-27)"""
        if not is_leader(s, npc):
            return nearest
        most = holders(s)
        return tuple([r for r in nearest if most[r] == max([most[n] for n in nearest])])

    def barred(self, s: Voyage, npc: int) -> int:
        """A Guardian never enters a region with another. (SL-TLA-12)"""
        if is_leader(s, npc):
            return 0
        mask = 0
        for c in npcs(s, TLALOC):
            if c != npc and not is_leader(s, c) and s.region[c] != s.region[npc]:
                mask |= 1 << s.region[c]
        return mask

    def stronger(self, s: Voyage, npc: int) -> int:
        """Ancient Power. (SL-TLA-33)"""
        return len(s.gear(npc)) if is_leader(s, npc) else 0

    def more_notoriety(self, s: Voyage, npc: int) -> int:
        """(SL-TLA-26)"""
        return len(s.gear(npc)) if is_leader(s, npc) else 0

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """From players here, whatever their alignment: a Guardian if none is hostile, she in any case.
        (SL-TLA-14, -29, -30)"""
        if not is_leader(s, npc):
            if f[A_TARGET] == NONE and not hostile_players(s, npc):
                take_summoning_relics(s, npc)
            return
        if f[A_STEP] == TAKING:
            take_summoning_relics(s, npc)
            f[A_WHOM] = NONE
            f[A_STEP] = ASKING
        if f[A_STEP] == ASKING:
            one_relic(s, f, npc, answer)

    def drops(self, s: Voyage, seat: int, resting: bool) -> list[int]:
        """What the card of a Summoning Relic says: where a turn begins or ends, in a Hideout, for gold. (SL-TLA-24)"""
        in_hideout = s.match.board.type[s.where(seat)] == HIDEOUT
        return tokens_of(s, seat) if resting and in_hideout and s.gold[seat] >= DROP_PRICE else []

    def drop(self, s: Voyage, seat: int, c: int) -> None:
        happenings.lose_gold(s, seat, DROP_PRICE)
        s.place(c, s.where(seat), s.match.sea)

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """(SL-TLA-15 to -17, -32, SL-RULE-43)"""
        here = s.region[npc]
        if is_leader(s, npc):
            for c in npcs(s, TLALOC):
                if c != npc and s.region[c] == here:
                    hand_over(s, c, npc)
        elif enemy_groups(s, here, npc) or hostile_players(s, npc):
            return
        elif f[A_NOTE] == FETCHING:
            for c in summoning_relics(s):
                if s.zone[c] == BOARD and s.region[c] == here:
                    happenings.hold(s, npc, c)
        else:
            self.bring(s, f[A_NOTE], npc)

    def bring(self, s: Voyage, about: int, npc: int) -> None:
        """To her, or to Tortuga, where she is summoned. (SL-TLA-15, -16)"""
        her = tetzahuitl(s)
        if about == TO_TORTUGA and her == NONE and s.region[npc] == s.match.board.find(SUMMONED_IN):
            definition = next(p.definition for p in s.match.drawn if p.name == LEADER)
            her = happenings.place(s, definition, s.region[npc])
        if her != NONE and s.region[her] == s.region[npc]:
            hand_over(s, npc, her)


# What there is


def is_leader(s: Voyage, npc: int) -> bool:
    return s.match.drawn[npc].name == LEADER


def tetzahuitl(s: Voyage) -> int:
    """Her mini, if she is on the board."""
    for c in npcs(s, TLALOC):
        if is_leader(s, c):
            return c
    return NONE


def summoning_relics(s: Voyage) -> list[int]:
    return [c for c in range(s.match.size) if s.match.kind[c] == TOKEN and s.match.faction[c] == TLALOC]


def where_is(s: Voyage, c: int) -> int:
    """The region of a Summoning Relic that no NPC of the Faction holds; NONE if there is none. (SL-TLA-09)"""
    if s.zone[c] == BOARD:
        return s.region[c]
    if s.zone[c] == TABLEAU:
        return s.where(s.holder[c])
    if s.zone[c] == HELD and s.match.faction[s.host[c]] != TLALOC:
        return s.region[s.host[c]]
    return NONE


def holders(s: Voyage) -> dict[int, int]:
    """By region: the most Relics that one player or NPC there has, whom she would seek. (SL-TLA-27, SL-RULE-44)"""
    found: dict[int, int] = {}
    her = tetzahuitl(s)
    for seat in range(s.match.seats):
        n = len(relics(s, seat)) if hostile(s, her, seat) else len(tokens_of(s, seat))
        if n:
            found[s.where(seat)] = max(n, found.get(s.where(seat), 0))
    for faction in s.match.factions:
        for c in npcs(s, faction):
            if c != her and s.gear(c):
                found[s.region[c]] = max(len(s.gear(c)), found.get(s.region[c], 0))
    return found


def tokens_of(s: Voyage, seat: int) -> list[int]:
    """A player's Summoning Relics: the token stands for its card, too. (SL-TLA-22, -25)"""
    return [c for c in s.tableau(seat) if s.match.kind[c] == TOKEN and s.match.faction[c] == TLALOC]


# What changes hands


def take_summoning_relics(s: Voyage, npc: int) -> None:
    for seat in s.captains_in(s.region[npc]):
        for c in tokens_of(s, seat):
            happenings.hold(s, npc, c)


def hand_over(s: Voyage, npc: int, to: int) -> None:
    for c in s.gear(npc):
        s.detach(c)
        happenings.hold(s, to, c)


def one_relic(s: Voyage, f: Frame, npc: int, answer: int) -> None:
    """The player here with most Relics gives her one: of equals the first player picks who, the giver picks which.
    (SL-TLA-29 to -31)"""
    if f[A_WHOM] == NONE:
        here = [seat for seat in s.captains_in(s.region[npc]) if relics(s, seat)]
        most = [seat for seat in here if len(relics(s, seat)) == max([len(relics(s, other)) for other in here])]
        if not most:
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_MOST_RELICS, [key(V_SEAT, seat) for seat in sorted(most)], npc)
            if answer == NO_ANSWER:
                return
        f[A_WHOM] = thing_of(answer)
        again(f)
        return
    if answer == NO_ANSWER:
        options = sorted([key(V_CARD, s.slot[c]) for c in relics(s, f[A_WHOM])])
        answer = ask(s, f, f[A_WHOM], Q_GIVE_RELIC, options, npc)
        if answer == NO_ANSWER:
            return
    happenings.hold(s, npc, s.slots[thing_of(answer)])
    f[A_STEP] = DONE


GUIDES[TLALOC] = Tlaloc(TLALOC)
