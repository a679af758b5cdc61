"""The Event step: a card is revealed and its instructions are carried out (SL-EVENT, SL-RULE-71)."""

from typing import Any, Final

from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.facts import Npc
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_EVENT
from quarterdeck.games.sea_of_legends.terms import EVENT_DECK, EVENT_DISCARD, NEXT_EVENT, SHOWN
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import REGISTERS, Procedure, again, done
from quarterdeck.kernel.lasting import sweep
from quarterdeck.kernel.record import note

E_CARD: Final = REGISTERS
E_SET: Final = REGISTERS + 1  # the next set of instructions
E_SIZE: Final = REGISTERS + 2


def reveal(s: Voyage, f: Frame, answer: int) -> None:
    """What lasted until the next card ends. (SL-EVENT-01, -11)"""
    c = happenings.draw(s, EVENT_DECK)
    if c == NONE:
        done(s, f, 0)
        return
    sweep(s, NEXT_EVENT)
    s.put(c, SHOWN, s.match.sea)
    f[E_CARD] = c
    note(s, T_EVENT, s.first, c)


def place_leader(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-EVENT-14)"""
    GUIDES[s.match.faction[f[E_CARD]]].revealed(s, f, answer)


def carry_out(s: Voyage, f: Frame, answer: int) -> None:
    """The first set always, the others if the Follower is strong enough after it. (SL-EVENT-03, -04)"""
    c = f[E_CARD]
    sets = s.match.drawn[c].abilities
    while f[E_SET] < len(sets):
        a = sets[f[E_SET]]
        f[E_SET] += 1
        faction = s.match.faction[c]
        if GUIDES[faction].heeds(s, a.least, follower_strength(s, faction)):
            again(f)
            use(s, a, c, c, s.first)
            return


def follower_strength(s: Voyage, faction: int) -> int:
    """What the Follower of a Faction has at its level, on the board or not."""
    for piece in s.match.cards:
        if isinstance(piece, Npc) and piece.faction == faction and not piece.leader:
            return piece.strength[s.level[faction]]
    return 0


def put_away(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-EVENT-13)"""
    s.put(f[E_CARD], EVENT_DISCARD, s.match.sea)


def steps(rules: Any) -> tuple[Any, ...]:
    return reveal, place_leader, carry_out, put_away


EventStep: Final = Procedure("event", steps, E_SIZE)
