"""The move of a turn: one block of steps (SL-MOVE)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_DONE, V_NO, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import hostile_groups
from quarterdeck.games.sea_of_legends.bribes import bribe, can_bribe
from quarterdeck.games.sea_of_legends.effects.texts import texts
from quarterdeck.games.sea_of_legends.moving import M_LEFT, M_SIZE, M_TAKEN
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import BRITISH, Q_BRIBE, Q_SAIL, SAILING, V_BRIBE, V_USE
from quarterdeck.games.sea_of_legends.turning import T_ACTED, T_FORCED, T_LEFT, the_turn
from quarterdeck.games.sea_of_legends.values import allowance
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.flow import SEAT, Procedure, again, ask, go


def weigh_anchor(s: Voyage, f: Frame, answer: int) -> None:
    """The allowance is fixed when the move begins. (SL-MOVE-01)"""
    f[M_LEFT] = allowance(s, f[SEAT])


def boosts(s: Voyage, f: Frame) -> list[int]:
    """Crew and Items that add steps, before the first one. (SL-RULE-66)"""
    if f[M_TAKEN]:
        return []
    return sorted(
        [key(V_USE, s.slot[c], a.number) for c, a in texts(s, f[SEAT], SAILING) if not (a.exhausts and s.exhausted[c])]
    )


def next_regions(s: Voyage, f: Frame) -> list[int]:
    """Where the next step may lead: to hostile NPCs only with an action left to Challenge them. (SL-MOVE-06)"""
    if not f[M_LEFT]:
        return []
    acted = the_turn(s)[T_ACTED]
    near = s.match.board.neighbours[s.where(f[SEAT])]
    return [r for r in near if not acted or not hostile_groups(s, r, f[SEAT])]


def sail(s: Voyage, f: Frame, answer: int) -> None:
    """Step by step, as long as there are steps. (SL-MOVE-02)"""
    if answer == NO_ANSWER:
        options = [*boosts(s, f), *[key(V_PLACE, r) for r in next_regions(s, f)], key(V_DONE)]
        answer = ask(s, f, f[SEAT], Q_SAIL, options)
        if answer == NO_ANSWER:
            return
    verb = verb_of(answer)
    if verb == V_USE:
        c, a = s.slots[thing_of(answer)], s.match.abilities[ability_of(answer)]
        happenings.spend(s, f[SEAT], c, a)
        again(f)
        use(s, a, c, c, f[SEAT])
    elif verb == V_PLACE:
        enter(s, f, thing_of(answer))


def enter(s: Voyage, f: Frame, region: int) -> None:
    """A region with a hostile NPC ends the move, and the NPC must be Challenged. (SL-MOVE-04, -05)"""
    happenings.move(s, s.captain[f[SEAT]], region)
    f[M_LEFT] -= 1
    f[M_TAKEN] += 1
    turn = the_turn(s)
    turn[T_LEFT] = 1
    if not hostile_groups(s, region, f[SEAT]):
        again(f)


def stop_or_bribe(s: Voyage, f: Frame, answer: int) -> None:
    """A bribe on entering lifts the Challenge by British NPCs, and the move may go on. (SL-BRI-29, SL-RULE-42)"""
    seat = f[SEAT]
    here = s.where(seat)
    if not f[M_TAKEN] or not hostile_groups(s, here, seat):
        return
    british = [c for group in hostile_groups(s, here, seat) for c in group if s.match.faction[c] == BRITISH]
    if british and can_bribe(s, seat, here):
        if answer == NO_ANSWER:
            answer = ask(s, f, seat, Q_BRIBE, [key(V_BRIBE), key(V_NO)])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_BRIBE:
            bribe(s, seat, here)
            if not hostile_groups(s, here, seat):
                go(s, f, sail)
                return
    the_turn(s)[T_FORCED] = 1


def steps(rules: Any) -> tuple[Any, ...]:
    return weigh_anchor, sail, stop_or_bribe


Move: Final = Procedure("move", steps, M_SIZE)
