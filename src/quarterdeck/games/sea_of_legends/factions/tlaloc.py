"""The Children of Tlaloc: Guardians that fetch the Summoning Relics for Tetzahuitl (SL-TLA)."""

from typing import Final

from quarterdeck.cardgame.terms import V_CARD, V_SEAT
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import alignment
from quarterdeck.games.sea_of_legends.factions.fetching import Fetchers
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.activation import A_STEP, A_WHOM
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    HIDEOUT, HOSTILE, Q_GIVE_RELIC, Q_MOST_RELICS, RELIC, TAVERN_CARD, TLALOC,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import relics
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import SEAT, again, ask

CORNERS: Final = ("Skull Point", "Smuggler's Cove", "Bridgetown", "Claw Bay")
DROP_PRICE: Final = 5

# Steps of her plundering
TAKING: Final = 0
ASKING: Final = 1
DONE: Final = 2


class Tlaloc(Fetchers):
    """It wins when Tetzahuitl holds four Relics, Summoning Relics among them. (SL-TLA-02)"""

    WANTS: str = "Relics held by Tetzahuitl"
    AIMS: tuple[str, ...] = (
        "the nearest Summoning Relic", "Tetzahuitl, to give her its Relic", "Tortuga, where it summons Tetzahuitl",
        "whoever is nearest and has Relics",
    )  # fmt: skip

    def set_up(self, s: Voyage) -> None:
        """A Summoning Relic in each corner. (SL-TLA-05)"""
        for c, port in zip(s.match.tokens[TLALOC], CORNERS):
            s.place(c, s.match.board.find(port), s.match.sea)

    def hoard(self, s: Voyage, npc: int) -> int:
        """Relic cards count as Summoning Relics do. (SL-TLA-02, -26, -33, SL-RULE-62)"""
        cards = [c for c in s.gear(npc) if s.match.kind[c] == RELIC or s.match.kind[c] == TAVERN_CARD]
        return len(cards) + len(self.under(s, npc))

    def draws(self, s: Voyage, seat: int) -> int:
        """Of players who are not hostile only Summoning Relics. (SL-TLA-27, SL-RULE-44)"""
        if alignment(s, TLALOC, seat) == HOSTILE:
            return len(relics(s, seat))
        return len(self.tokens_of(s, seat))

    def takes_from(self, s: Voyage, npc: int, seat: int) -> int:
        """She also has one of the other Relics. (SL-TLA-29)"""
        tokens = len(self.tokens_of(s, seat))
        return tokens + int(self.is_leader(s, npc) and len(relics(s, seat)) > tokens)

    def stronger(self, s: Voyage, npc: int) -> int:
        """Ancient Power. (SL-TLA-33)"""
        return self.hoard(s, npc) if self.is_leader(s, npc) else 0

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """She also has one Relic of the player here with most. (SL-TLA-29, -30)"""
        if not self.is_leader(s, npc):
            super().plunder(s, f, npc, answer)
            return
        if f[A_STEP] == TAKING:
            super().plunder(s, f, npc, answer)
            f[A_WHOM] = NONE
            f[A_STEP] = ASKING
        if f[A_STEP] == ASKING:
            one_relic(s, f, npc, answer)

    def drops(self, s: Voyage, seat: int, resting: bool) -> list[int]:
        """What the card of a Summoning Relic says: where a turn begins or ends, in a Hideout, for gold. (SL-TLA-24)"""
        in_hideout = s.match.board.type[s.where(seat)] == HIDEOUT
        return self.tokens_of(s, seat) if resting and in_hideout and s.gold[seat] >= DROP_PRICE else []

    def drop(self, s: Voyage, seat: int, c: int) -> None:
        happenings.lose_gold(s, seat, DROP_PRICE)
        super().drop(s, seat, c)


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


GUIDES[TLALOC] = Tlaloc(TLALOC, "Tetzahuitl", "Tortuga")
