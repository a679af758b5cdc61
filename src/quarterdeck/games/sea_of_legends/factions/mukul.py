"""The Sentinels of Mukul: Golden Fruit for the Hidden City, the Merchant who buys it, and Batz (SL-MUK)."""

from typing import Final

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import enemies, enemy_groups, npcs, sees
from quarterdeck.games.sea_of_legends.effects.tides import definition_of
from quarterdeck.games.sea_of_legends.factions.armada import can_beat
from quarterdeck.games.sea_of_legends.factions.guides import CARRIED, GUIDES, WORKER, Guide
from quarterdeck.games.sea_of_legends.flow.activation import A_NOTE, A_TARGET, hostile_players
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BOARD, HELD, MUKUL, TABLEAU
from quarterdeck.kernel.columns import NONE, Frame

FRUIT: Final = "Golden Fruit"
#: where the two tokens lie that nothing removes (SL-MUK-04)
CITY: Final = "Cartagena"
MERCHANT: Final = "Nassau"
LEADER: Final = "Batz"
ENOUGH_FRUIT: Final = 4
PRICE: Final = 5
#: from how many players on the Merchant has to have MANY_FRUIT before Batz comes (SL-MUK-15)
MANY_PLAYERS: Final = 3
MANY_FRUIT: Final = 3

# The side of a Fruit on the board: loose, under the Hidden City, under the Merchant
LOOSE: Final = 0
IN_CITY: Final = 1
SOLD: Final = 2

# What an NPC is about, as it was when its activation began
FETCHING: Final = 0
CARRYING: Final = 1
#: among the AIMS: those of Batz begin here
FETCHING_LEADER: Final = 2


class Mukul(Guide):
    """They win with four Golden Fruit under the Hidden City. (SL-MUK-02)"""

    WANTS: str = "Golden Fruit under the Hidden City"
    AIMS: tuple[str, ...] = (
        "the nearest Golden Fruit", "the Hidden City, for it carries Golden Fruit", "whoever has most Golden Fruit",
        "the Hidden City, for nobody has more Golden Fruit than he",
    )  # fmt: skip

    def set_up(self, s: Voyage) -> None:
        """(SL-MUK-04)"""
        where = {"Hidden City": CITY, "Merchant": MERCHANT}
        for c in s.match.tokens[MUKUL]:
            port = where.get(s.match.drawn[c].name)
            if port:
                s.place(c, s.match.board.find(port), s.match.sea)

    def gathered(self, s: Voyage) -> tuple[int, int]:
        return sum([is_at(s, c, IN_CITY) for c in fruit(s)]), ENOUGH_FRUIT

    def note(self, s: Voyage, npc: int) -> int:
        if is_leader(s, npc):
            return FETCHING if richer(s, npc) else CARRYING
        return CARRYING if fruit_under(s, npc) else FETCHING

    def objectives(self, s: Voyage, npc: int) -> list[int]:
        """(SL-MUK-18, -23, -24)"""
        if self.note(s, npc) == CARRYING:
            return [s.match.board.find(CITY)]
        if is_leader(s, npc):
            return richer(s, npc)
        return sorted({r for r in [where_is(s, npc, c) for c in fruit(s)] if r != NONE})

    def aim(self, s: Voyage, npc: int, goal: int) -> int:
        return self.note(s, npc) + (FETCHING_LEADER if is_leader(s, npc) else 0)

    def seeks(self, s: Voyage, npc: int, seat: int) -> bool:
        """Whoever holds Fruit that it is to fetch."""
        return not fruit_under(s, npc) and bool(fruit_of(s, seat))

    def promise(self, s: Voyage, npc: int) -> float:
        return WORKER + CARRIED * len(fruit_under(s, npc))

    def takes_from(self, s: Voyage, npc: int, seat: int) -> int:
        return len(fruit_of(s, seat))

    def is_for_players(self, s: Voyage, token: int) -> bool:
        """Fruit, if it is neither in the City nor sold. (SL-MUK-07)"""
        return s.match.drawn[token].name == FRUIT and is_at(s, token, LOOSE)

    def outlet(self, s: Voyage, seat: int) -> tuple[int, int]:
        held = len(fruit_of(s, seat))
        return s.match.board.find(MERCHANT) if held else NONE, held

    def plunder(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """From players here, whatever their alignment: a Sentinel if none is hostile, Batz in any case.
        (SL-MUK-20, -26)"""
        if is_leader(s, npc) or (f[A_TARGET] == NONE and not hostile_players(s, npc)):
            take_from_players(s, npc)

    def special(self, s: Voyage, f: Frame, npc: int, answer: int) -> None:
        """(SL-MUK-21, -27)"""
        if is_leader(s, npc):
            self.gather(s, f, npc)
        elif enemy_groups(s, s.region[npc], npc) or hostile_players(s, npc):
            return
        elif f[A_NOTE] == CARRYING:
            bring_home(s, npc)
        else:
            for c in lying(s, s.region[npc], LOOSE):
                happenings.hold(s, npc, c)

    def gather(self, s: Voyage, f: Frame, npc: int) -> None:
        """What Sentinels here hold, then what the region has, the Merchant's too; only if it had none he goes in.
        (SL-MUK-16, -27)"""
        here = s.region[npc]
        for other in npcs(s, MUKUL):
            if other != npc and s.region[other] == here:
                for c in fruit_under(s, other):
                    s.detach(c)
                    happenings.hold(s, npc, c)
        sold = lying(s, here, SOLD)
        if sold:
            s.summoned[MUKUL] = 0
        found = lying(s, here, LOOSE) + sold
        for c in found:
            happenings.hold(s, npc, c)
        if not found and f[A_NOTE] == CARRYING:
            bring_home(s, npc)

    # Players (SL-MUK-06, -12)

    def picks(self, s: Voyage, seat: int) -> list[int]:
        return lying(s, s.where(seat), LOOSE)[:1]

    def drops(self, s: Voyage, seat: int, resting: bool) -> list[int]:
        return fruit_of(s, seat)[:1]

    def trades(self, s: Voyage, seat: int) -> list[int]:
        """One after the other, so that any number is possible."""
        return fruit_of(s, seat)[:1] if s.where(seat) == s.match.board.find(MERCHANT) else []

    def trade(self, s: Voyage, seat: int, c: int) -> None:
        sell(s, c)
        happenings.gain_gold(s, seat, PRICE)
        happenings.gain_notoriety(s, seat, 1)
        call_batz(s)

    # Galleons (SL-MUK-08 to -11, -13, SL-RULE-49)

    def errand(self, s: Voyage, galleon: int) -> list[int]:
        return [s.match.board.find(MERCHANT)] if fruit_under(s, galleon) else []

    def lures(self, s: Voyage, galleon: int) -> list[int]:
        found: set[int] = set()
        for c in fruit(s):
            if is_at(s, c, LOOSE):
                found.add(s.region[c])
            elif s.zone[c] == TABLEAU:
                found.add(s.where(s.holder[c]))
            elif s.zone[c] == HELD and enemies(s, galleon, s.host[c]) and sees(s, galleon, s.host[c]):
                if can_beat(s, galleon, s.region[s.host[c]]):
                    found.add(s.region[s.host[c]])
        return sorted(found)

    def levies(self, s: Voyage, galleon: int) -> None:
        take_from_players(s, galleon)

    def collects(self, s: Voyage, galleon: int) -> None:
        here = s.region[galleon]
        for c in lying(s, here, LOOSE):
            happenings.hold(s, galleon, c)
        if here == s.match.board.find(MERCHANT) and fruit_under(s, galleon):
            for c in fruit_under(s, galleon):
                s.detach(c)
                sell(s, c)
                s.gold_on[galleon] += PRICE
            call_batz(s)


# Where the Fruit is


def is_leader(s: Voyage, npc: int) -> bool:
    return s.match.drawn[npc].name == LEADER


def fruit(s: Voyage) -> list[int]:
    return [c for c in s.match.tokens[MUKUL] if s.match.drawn[c].name == FRUIT]


def is_at(s: Voyage, c: int, side: int) -> bool:
    return s.zone[c] == BOARD and s.side[c] == side


def lying(s: Voyage, region: int, side: int) -> list[int]:
    return [c for c in fruit(s) if is_at(s, c, side) and s.region[c] == region]


def fruit_of(s: Voyage, seat: int) -> list[int]:
    return [c for c in fruit(s) if s.zone[c] == TABLEAU and s.holder[c] == seat]


def fruit_under(s: Voyage, npc: int) -> list[int]:
    return [c for c in fruit(s) if s.zone[c] == HELD and s.host[c] == npc]


def where_is(s: Voyage, npc: int, c: int) -> int:
    """The region of a Fruit that a Sentinel would fetch; NONE if there is none. (SL-MUK-07, -18)"""
    if is_at(s, c, LOOSE):
        return s.region[c]
    if s.zone[c] == TABLEAU:
        return s.where(s.holder[c])
    if s.zone[c] == HELD and s.match.faction[s.host[c]] != MUKUL and sees(s, npc, s.host[c]):
        return s.region[s.host[c]]
    return NONE


def richer(s: Voyage, batz: int) -> list[int]:
    """Where the player, NPC or region is that has most Fruit, if that is more than he has. (SL-MUK-23, SL-RULE-50)"""
    others = [c for faction in s.match.factions for c in npcs(s, faction) if c != batz and sees(s, batz, c)]
    most = {("npc", c): len(fruit_under(s, c)) for c in others}
    own = len(fruit_under(s, batz))
    where = {holder: s.region[holder[1]] for holder in most}
    for seat in range(s.match.seats):
        most["seat", seat] = len(fruit_of(s, seat))
        where["seat", seat] = s.where(seat)
    for r in range(s.match.board.size):
        most["region", r] = len(lying(s, r, LOOSE)) + len(lying(s, r, SOLD))
        where["region", r] = r
    best = max(most.values())
    return sorted({where[holder] for holder, n in most.items() if n == best}) if best > own else []


# What changes hands


def take_from_players(s: Voyage, npc: int) -> None:
    for seat in s.captains_in(s.region[npc]):
        for c in fruit_of(s, seat):
            happenings.hold(s, npc, c)


def bring_home(s: Voyage, npc: int) -> None:
    """(SL-MUK-21, -27)"""
    city = s.match.board.find(CITY)
    if s.region[npc] == city:
        for c in fruit_under(s, npc):
            s.detach(c)
            s.place(c, city, s.match.sea)
            s.side[c] = IN_CITY
        s.dirty |= happenings.DIRTY_BOARD


def sell(s: Voyage, c: int) -> None:
    """(SL-MUK-14)"""
    s.place(c, s.match.board.find(MERCHANT), s.match.sea)
    s.side[c] = SOLD


def call_batz(s: Voyage) -> None:
    """The first time that there is so much Fruit after a Trade, and again once he has it back. (SL-MUK-15, -16)"""
    nassau = s.match.board.find(MERCHANT)
    enough = MANY_FRUIT if s.match.seats >= MANY_PLAYERS else 1
    if not s.summoned[MUKUL] and len(lying(s, nassau, SOLD)) + len(lying(s, nassau, LOOSE)) >= enough:
        s.summoned[MUKUL] = 1
        happenings.place(s, definition_of(s, LEADER), s.match.board.find(CITY))


GUIDES[MUKUL] = Mukul(MUKUL)
