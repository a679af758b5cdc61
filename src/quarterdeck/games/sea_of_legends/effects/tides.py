"""The words of Event cards: levels, placements, what holds until the next card (SL-EVENT)."""

from typing import Any, Final

from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.terms import V_CARD, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.effects.words import RaiseNemesis
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, CAPTAIN, MORE_REWARD, NEXT_EVENT, NPC, Q_PLACEMENT, Q_RAISE, SUPPLY,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ORIGIN, U_PLACE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import SEAT, ask
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.words import Words, listed


class RaiseLevel(Effect):
    """The Followers of the card's Faction become stronger. (SL-EVENT-03)"""

    imperative = True

    def __init__(self, follower: str) -> None:
        self.follower = follower

    def run(self, s: Any, f: Frame, answer: int) -> None:
        happenings.raise_level(s, s.match.faction[f[U_ORIGIN]])

    def say(self, w: Words) -> str:
        return f"raise the level of the {self.follower}"


class PlaceAtSea(Effect):
    """The first player places NPCs in unoccupied Sea regions, more of them for a Captain alone. (SL-EVENT-07, -09)"""

    imperative = True

    def __init__(self, name: str, n: int = 1, alone: int = 0) -> None:
        self.name = name
        self.n = n
        self.alone = alone

    def so_many(self, s: Voyage) -> int:
        return self.n + (self.alone if s.match.seats == 1 else 0)

    def run(self, s: Any, f: Frame, answer: int) -> None:
        """U_PLACE counts those that are placed."""
        done = max(f[U_PLACE], 0)
        while done < self.so_many(s):
            definition = definition_of(s, self.name)
            c = happenings.in_supply(s, definition) if definition != NONE else NONE
            if c == NONE:
                break
            if answer == NO_ANSWER:
                options = [key(V_PLACE, r) for r in open_seas(s)]
                answer = ask(s, f, f[SEAT], Q_PLACEMENT, options, c)
                if answer == NO_ANSWER:
                    return
            happenings.place(s, definition, thing_of(answer))
            done += 1
            f[U_PLACE] = done
            answer = NO_ANSWER
        f[U_PLACE] = NONE

    def say(self, w: Words) -> str:
        where = "a Sea region" if self.n == 1 else "Sea regions"
        more = f", and {self.alone} more if there is only one Captain" if self.alone else ""
        return f"place {so_many(self.n, self.name)} in {where}{more}"


class PlaceAt(Effect):
    """NPCs come to a named Port, whoever is there. (SL-EVENT-08)"""

    imperative = True

    def __init__(self, name: str, port: str) -> None:
        self.name = name
        self.port = port

    def run(self, s: Any, f: Frame, answer: int) -> None:
        definition = definition_of(s, self.name)
        if definition != NONE:
            happenings.place(s, definition, s.match.board.find(self.port))

    def say(self, w: Words) -> str:
        return f"place 1 {self.name} in {self.port}"


class PlaceToken(Effect):
    """Tokens come to named Ports, or to unoccupied Sea regions as the first player chooses. (SL-EVENT-07 to -09)"""

    imperative = True

    def __init__(self, name: str, *ports: str, at_sea: int = 0) -> None:
        self.name = name
        self.ports = ports
        self.at_sea = at_sea

    def run(self, s: Any, f: Frame, answer: int) -> None:
        """U_PLACE counts those that are placed."""
        done = max(f[U_PLACE], 0)
        while done < len(self.ports) + self.at_sea:
            c = next((c for c in s.pile(SUPPLY, s.match.sea) if s.match.drawn[c].name == self.name), NONE)
            if c == NONE:
                break
            if done < len(self.ports):
                s.place(c, s.match.board.find(self.ports[done]), s.match.sea)
            else:
                if answer == NO_ANSWER:
                    options = [key(V_PLACE, r) for r in open_seas(s)]
                    answer = ask(s, f, f[SEAT], Q_PLACEMENT, options, c)
                    if answer == NO_ANSWER:
                        return
                s.place(c, thing_of(answer), s.match.sea)
                answer = NO_ANSWER
            done += 1
            f[U_PLACE] = done
        f[U_PLACE] = NONE

    def say(self, w: Words) -> str:
        where = [(1, port) for port in self.ports]
        if self.at_sea:
            where.append((self.at_sea, "a Sea region" if self.at_sea == 1 else "Sea regions"))
        first, *others = where
        found = [f"{so_many(first[0], self.name)} in {first[1]}", *[f"{n} in {place}" for n, place in others]]
        return f"place {listed(found)}"


class MoreReward(Effect):
    """Until the next Event an NPC is worth more. (SL-EVENT-11)"""

    imperative = False

    def __init__(self, name: str, n: int, leader: bool = False) -> None:
        self.name = name
        self.n = n
        self.leader = leader

    def run(self, s: Any, f: Frame, answer: int) -> None:
        definition = definition_of(s, self.name)
        add(s, (MORE_REWARD, 0, f[U_ORIGIN], NONE, definition, self.n, NEXT_EVENT))

    def say(self, w: Words) -> str:
        which = "the" if self.leader else "each"
        return f"until the next Event {which} {self.name} is worth {self.n} gold more"


class EachRaisesNemesis(RaiseNemesis):
    """Every player, from the first clockwise, raises one Nemesis of their own. (SL-EVENT-12, SL-RULE-80)"""

    def run(self, s: Any, f: Frame, answer: int) -> None:
        """U_PLACE counts the players who are done."""
        order = s.order(s.first)
        done = max(f[U_PLACE], 0)
        while done < len(order):
            if answer == NO_ANSWER:
                options = sorted([key(V_CARD, s.slot[c]) for c in self.candidates(s, order[done])])
                if options:
                    answer = ask(s, f, order[done], Q_RAISE, options, f[U_ORIGIN])
                    if answer == NO_ANSWER:
                        return
            if answer != NO_ANSWER:
                self.change(s, s.slots[thing_of(answer)])
                answer = NO_ANSWER
            done += 1
            f[U_PLACE] = done
        f[U_PLACE] = NONE

    def say(self, w: Words) -> str:
        return "each player unlocks the next line of one of their Nemeses"


each_raises_nemesis: Final = EachRaisesNemesis()


def so_many(n: int, name: str) -> str:
    """'2 Harpy Eggs'; of Fruit there is no plural."""
    return f"{n} {name}" + ("s" if n > 1 and not name.endswith("Fruit") else "")


def definition_of(s: Voyage, name: str) -> int:
    """What a mini is called in this game; NONE if it is not in play."""
    for c, piece in enumerate(s.match.drawn):
        if s.match.kind[c] == NPC and piece.name == name:
            return s.match.definition[c]
    return NONE


def enter_at_sea(s: Voyage, f: Frame, leader: str, answer: int) -> None:
    """A Leader who is not in play comes to a Sea region that the first player chooses. (SL-EVENT-14, SL-RULE-33)"""
    definition = definition_of(s, leader)
    c = happenings.in_supply(s, definition)
    if c == NONE:
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_PLACEMENT, [key(V_PLACE, r) for r in open_seas(s)], c)
        if answer == NO_ANSWER:
            return
    happenings.place(s, definition, thing_of(answer))


def occupied(s: Voyage) -> int:
    """The regions with a mini in them, as a set; tokens do not count. (SL-BOARD-03)"""
    mask = 0
    for party in range(s.match.width):
        for c in s.pile(BOARD, party):
            if s.match.kind[c] in (NPC, CAPTAIN):
                mask |= 1 << s.region[c]
    return mask


def open_seas(s: Voyage) -> list[int]:
    """Unoccupied Sea regions; if there is none, all of them. (SL-EVENT-07)"""
    taken = occupied(s)
    free = [r for r in s.match.board.seas if not taken >> r & 1]
    return free or list(s.match.board.seas)
