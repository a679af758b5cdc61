"""The activation of an NPC: evaluate, move, attack, special action (SL-FTURN A1 to A4)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_PLACE, V_SEAT
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import (
    Group, attacking_strength, card_of, enemy_groups, friends_in, group_strength, hostile, movement, strongest,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.board import ways
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, Guide
from quarterdeck.games.sea_of_legends.flow.strike import S_NPC, Strike
from quarterdeck.games.sea_of_legends.paths import feared_regions, find_way, next_steps
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_ATTACK, T_DRIFT, T_OBJECTIVE, T_REASON, T_STRIKE
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, Q_ALARAN, Q_DRIFT, Q_OBJECTIVE, Q_PATH, Q_STACK, Q_TARGET_GROUP, Q_TARGET_PLAYER,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import REGISTERS, SEAT, Procedure, again, ask, below, done, go, push
from quarterdeck.kernel.record import note

#: of the frame of the Faction Turn, on which this one stands: NPCs that were activated, as a set
F_ACTED: Final = REGISTERS + 2
ACTIVE: Final = REGISTERS
A_GOAL: Final = REGISTERS + 1  # the region of its Objective, or NONE
A_AVOIDED: Final = REGISTERS + 2  # the regions that it does not enter on the way, as a set
A_LEFT: Final = REGISTERS + 3  # steps
A_TARGET: Final = REGISTERS + 4  # one of the group that it attacks, or NONE
A_STRUCK: Final = REGISTERS + 5  # players who are still to be struck, as a set
A_HOSTILE: Final = REGISTERS + 6  # players who were hostile when the attack began (SL-RULE-75)
A_NOTE: Final = REGISTERS + 7  # what the guide remembers of how the activation began
A_STEP: Final = REGISTERS + 8  # how far the plundering is, and of whom
A_WHOM: Final = REGISTERS + 9
A_UNDERWAY: Final = REGISTERS + 10  # whether it has begun to move: then its steps are those that are left
A_SIZE: Final = REGISTERS + 11


def guide_of(s: Voyage, f: Frame) -> Guide:
    return GUIDES[s.match.faction[f[ACTIVE]]]


# A1 Evaluate


def evaluate(s: Voyage, f: Frame, answer: int) -> None:
    """The nearest Objective; of equally near ones the first player chooses. (SL-FTURN-08 to -14)"""
    npc = f[ACTIVE]
    guide = guide_of(s, f)
    if not f[A_UNDERWAY]:
        f[A_LEFT] = movement(s, npc)
    f[A_NOTE] = guide.note(s, npc)
    if guide.own_way(s, npc):
        go(s, f, go_own_way)
        return
    feared = feared_regions(s, npc, f[A_LEFT]) if card_of(s, npc).cautious else 0
    goals = guide.objectives(s, npc)
    way = find_way(s.match.board, s.region[npc], goals, f[A_LEFT], guide.barred(s, npc), feared)
    f[A_GOAL], f[A_AVOIDED] = NONE, guide.barred(s, npc)
    if not way.goals:
        note(s, T_DRIFT, f[SEAT], npc, place=s.region[npc])
        f[A_LEFT] = guide.pace(s, npc, f[A_LEFT])
        go(s, f, drift)
        return
    if answer == NO_ANSWER:
        options = [key(V_PLACE, r) for r in guide.preferred(s, npc, way.goals)]
        answer = ask(s, f, f[SEAT], Q_OBJECTIVE, options, npc)
        if answer == NO_ANSWER:
            return
    f[A_GOAL] = thing_of(answer)
    f[A_AVOIDED] = way.avoided(f[A_GOAL])
    if s.region[npc] != f[A_GOAL]:
        f[A_LEFT] = guide.pace(s, npc, f[A_LEFT])
    note(s, T_OBJECTIVE, f[SEAT], npc, amount=int(s.region[npc] == f[A_GOAL]), place=f[A_GOAL])
    tell_reason(s, f)


def tell_reason(s: Voyage, f: Frame) -> None:
    """What it is after, where that is, how far its way is, and would be straight on, or if it feared nobody."""
    if s.record is not None:
        board, npc, goal = s.match.board, f[ACTIVE], f[A_GOAL]
        here = s.region[npc]
        far, straight = ways(board.neighbours, goal, f[A_AVOIDED])[here], board.distance[here][goal]
        fearless = ways(board.neighbours, goal, f[A_AVOIDED] & guide_of(s, f).barred(s, npc))[here]
        aim = guide_of(s, f).aim(s, npc, goal)
        note(s, T_REASON, f[SEAT], npc, other=aim, amount=far, place=goal, whys=[[(straight, here)], [(fearless, 0)]])


# A2 Move


def move(s: Voyage, f: Frame, answer: int) -> None:
    """Along a shortest way, as far as it can. (SL-FTURN-11, -15, -21)"""
    npc = f[ACTIVE]
    if s.region[npc] == f[A_GOAL] or not f[A_LEFT]:
        go(s, f, begin_attack)
        return
    if answer == NO_ANSWER:
        steps = next_steps(s.match.board, s.region[npc], f[A_GOAL], f[A_AVOIDED])
        answer = ask(s, f, f[SEAT], Q_PATH, [key(V_PLACE, r) for r in steps], npc)
        if answer == NO_ANSWER:
            return
    if enter(s, f, thing_of(answer)):
        go(s, f, evaluate)
    elif f[A_LEFT]:
        again(f)
    else:
        go(s, f, begin_attack)


def go_own_way(s: Voyage, f: Frame, answer: int) -> None:
    """By a rule of its own, such as a King who is hunted."""
    npc = f[ACTIVE]
    if answer == NO_ANSWER:
        options = [key(V_PLACE, r) for r in guide_of(s, f).own_way(s, npc)]
        answer = ask(s, f, f[SEAT], Q_ALARAN, options, npc)
        if answer == NO_ANSWER:
            return
    f[A_GOAL], f[A_AVOIDED] = thing_of(answer), 0
    tell_reason(s, f)
    if s.region[npc] != thing_of(answer):
        happenings.move(s, npc, thing_of(answer))
    go(s, f, begin_attack)


def drift(s: Voyage, f: Frame, answer: int) -> None:
    """Without an Objective the first player moves it, with all its steps. (SL-FTURN-22, -23, SL-RULE-59, -68)"""
    npc = f[ACTIVE]
    options = [key(V_PLACE, r) for r in s.match.board.neighbours[s.region[npc]] if not f[A_AVOIDED] >> r & 1]
    if not f[A_LEFT] or not options:
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_DRIFT, options, npc)
        if answer == NO_ANSWER:
            return
    if enter(s, f, thing_of(answer)):
        go(s, f, evaluate)
    else:
        again(f)


def enter(s: Voyage, f: Frame, region: int) -> bool:
    """A hostile NPC or player in the region ends the move; true if there is another Objective now. (SL-FTURN-16)"""
    npc = f[ACTIVE]
    guide = guide_of(s, f)
    together = guide.companions(s, npc)
    for c in together:
        happenings.move(s, c, region)
    f[A_UNDERWAY] = 1
    f[A_LEFT] -= 1
    if not card_of(s, npc).ignoring and (enemy_groups(s, region, npc) or hostile_players(s, npc)):
        f[A_LEFT] = 0
    return guide.changes_course(s, npc, len(together))


def hostile_players(s: Voyage, npc: int) -> list[int]:
    """The players in an NPC's region to whom it is hostile, from the first player clockwise."""
    return [seat for seat in s.captains_in(s.region[npc]) if hostile(s, npc, seat)]


# A3 Attack


def begin_attack(s: Voyage, f: Frame, answer: int) -> None:
    """Whether or not it moved, if somebody hostile is there: the strongest group first. (SL-FTURN-25 to -28)"""
    npc = f[ACTIVE]
    if not card_of(s, npc).attacks:
        f[A_TARGET], f[A_HOSTILE] = NONE, 0
        go(s, f, special)
        return
    there = strongest(s, enemy_groups(s, s.region[npc], npc))
    f[A_TARGET] = NONE
    f[A_HOSTILE] = sum([1 << seat for seat in hostile_players(s, npc)])
    if not there:
        return
    if answer == NO_ANSWER:
        options = sorted([key(V_CARD, s.slot[group[0]]) for group in there])
        answer = ask(s, f, f[SEAT], Q_TARGET_GROUP, options, npc)
        if answer == NO_ANSWER:
            return
    f[A_TARGET] = s.slots[thing_of(answer)]


def compare(s: Voyage, f: Frame, answer: int) -> None:
    """Equal Strength wins; whoever loses is defeated with its friends. (SL-FTURN-29 to -32)"""
    npc, target = f[ACTIVE], f[A_TARGET]
    if target == NONE:
        return
    if answer == NO_ANSWER and guide_of(s, f).instead(s, npc, target):
        done(s, f, 0)
        return
    if guide_of(s, f).sways(s, npc, target):
        note(s, T_ATTACK, f[SEAT], npc, other=target, place=s.region[npc])
        return
    region = s.region[npc]
    groups = enemy_groups(s, region, npc)
    group = next(group for group in groups if target in group)
    mine, theirs = attacking_strength(s, npc, region), group_strength(s, group)
    if mine >= theirs:
        note(s, T_ATTACK, f[SEAT], npc, other=target, place=region, whys=[[(mine, theirs)]])
        for defeated in groups if card_of(s, npc).region_attack else [group]:
            guide_of(s, f).prevails(s, npc, defeated)
            defeat(s, defeated, npc)
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_STACK, sorted([key(V_CARD, s.slot[c]) for c in group]), npc)
        if answer == NO_ANSWER:
            return
    note(s, T_ATTACK, f[SEAT], npc, other=target, place=region, whys=[[(mine, theirs)]])
    defeat(s, tuple(friends_in(s, npc, region)), s.slots[thing_of(answer)])
    done(s, f, 0)  # (SL-FTURN-44)


def defeat(s: Voyage, group: Group, winner: int) -> None:
    for c in group:
        happenings.defeated_by_npc(s, c, winner)


def choose_players(s: Voyage, f: Frame, answer: int) -> None:
    """A Region Attack strikes all hostile players, a single one a player only if no NPC was there: the one whom it is
    after, or whom the first player picks. (SL-FTURN-26, -27, -33, -34)"""
    npc = f[ACTIVE]
    f[A_STRUCK] = f[A_HOSTILE]
    if card_of(s, npc).region_attack or not f[A_HOSTILE]:
        return
    if f[A_TARGET] != NONE:
        f[A_STRUCK] = 0
        return
    if answer == NO_ANSWER:
        there = [seat for seat in range(s.match.seats) if f[A_HOSTILE] >> seat & 1]
        sought = [seat for seat in there if guide_of(s, f).seeks(s, npc, seat)]
        answer = ask(s, f, f[SEAT], Q_TARGET_PLAYER, [key(V_SEAT, seat) for seat in sought or there], npc)
        if answer == NO_ANSWER:
            return
    f[A_STRUCK] = 1 << thing_of(answer)


def plunder(s: Voyage, f: Frame, answer: int) -> None:
    """What the guide lets it take from players before they flee."""
    guide_of(s, f).plunder(s, f, f[ACTIVE], answer)


def strike_players(s: Voyage, f: Frame, answer: int) -> None:
    """One after the other, from the first player clockwise. (SL-RULE-80)"""
    for seat in s.order(s.first):
        if f[A_STRUCK] >> seat & 1:
            f[A_STRUCK] &= ~(1 << seat)
            again(f)
            note(s, T_STRIKE, seat, f[ACTIVE], place=s.where(seat))
            push(s, Strike, seat)[S_NPC] = f[ACTIVE]
            return


# A4 Special


def special(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-FTURN-42)"""
    if s.zone[f[ACTIVE]] == BOARD:
        guide_of(s, f).special(s, f, f[ACTIVE], answer)


def count_as_activated(s: Voyage, f: Frame, answer: int) -> None:
    """Whoever acted together with it is not activated again. (SL-DRE-13, -14, SL-RULE-82)"""
    if s.zone[f[ACTIVE]] == BOARD:
        for c in guide_of(s, f).companions(s, f[ACTIVE]):
            below(s, f)[F_ACTED] |= 1 << c


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        evaluate, move, go_own_way, drift, begin_attack, compare, choose_players, plunder, strike_players, special,
        count_as_activated,
    )  # fmt: skip


Activation: Final = Procedure("activation", steps, A_SIZE)
