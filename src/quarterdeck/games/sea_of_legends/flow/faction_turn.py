"""The Faction Turn: the Factions in the first player's order, each with all its NPCs (SL-FTURN-01 to -07)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD
from quarterdeck.games.sea_of_legends.alignment import npcs
from quarterdeck.games.sea_of_legends.chronicle import T_FACTION, T_FACTION_TURN
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.activation import ACTIVE, F_ACTED, Activation
from quarterdeck.games.sea_of_legends.flow.victory import faction_wins
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import Q_FACTION, Q_NPC, V_FACTION
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import REGISTERS, SEAT, Procedure, ask, done, go, push
from quarterdeck.kernel.record import note

F_FACTION: Final = REGISTERS
F_FINISHED: Final = REGISTERS + 1  # Factions that are done, as a set
F_SIZE: Final = REGISTERS + 3


def begin(s: Voyage, f: Frame, answer: int) -> None:
    """A condition that was met in somebody's turn counts now. (SL-FTURN-07, SL-RULE-29)"""
    note(s, T_FACTION_TURN, s.first, amount=s.round)
    faction_wins(s)


def next_faction(s: Voyage, f: Frame, answer: int) -> None:
    """One with neither NPCs nor a rule of its own is still to come. (SL-FTURN-01, SL-RULE-64)"""
    if answer == NO_ANSWER:
        waiting = [
            faction for faction in s.match.factions
            if not f[F_FINISHED] >> faction & 1 and (npcs(s, faction) or GUIDES[faction].acts_alone(s))
        ]  # fmt: skip
        if not waiting:
            done(s, f, 0)
            return
        answer = ask(s, f, f[SEAT], Q_FACTION, [key(V_FACTION, faction) for faction in waiting])
        if answer == NO_ANSWER:
            return
    f[F_FACTION] = thing_of(answer)
    note(s, T_FACTION, f[SEAT], other=f[F_FACTION])


def next_npc(s: Voyage, f: Frame, answer: int) -> None:
    """Each NPC once, in any order that the guide allows; one that left the board and is placed again has not acted.
    (SL-FTURN-02, -03, -05, SL-RULE-26)"""
    if answer == NO_ANSWER:
        there = npcs(s, f[F_FACTION])
        f[F_ACTED] &= sum([1 << c for c in there])
        waiting = GUIDES[f[F_FACTION]].order(s, [c for c in there if not f[F_ACTED] >> c & 1])
        if not waiting:
            return
        answer = ask(s, f, f[SEAT], Q_NPC, sorted([key(V_CARD, s.slot[c]) for c in waiting]))
        if answer == NO_ANSWER:
            return
    c = s.slots[thing_of(answer)]
    f[F_ACTED] |= 1 << c
    go(s, f, next_npc)
    push(s, Activation, f[SEAT])[ACTIVE] = c


def faction_ends(s: Voyage, f: Frame, answer: int) -> None:
    f[F_FINISHED] |= 1 << f[F_FACTION]
    GUIDES[f[F_FACTION]].turn_ends(s)
    go(s, f, next_faction)


def steps(rules: Any) -> tuple[Any, ...]:
    return begin, next_faction, next_npc, faction_ends


FactionTurn: Final = Procedure("faction turn", steps, F_SIZE)
