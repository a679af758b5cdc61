"""A Challenge: declared, rolled, compared, and what comes of it (SL-CHAL)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_NO, V_PLACE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import allied_bonus, group_strength, groups, hostile_groups, reward_gold
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.flow.roll import Roll
from quarterdeck.games.sea_of_legends.flow.triumph import Triumph
from quarterdeck.games.sea_of_legends.rolling import R_AGAINST, R_FOE
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_CHALLENGE, T_LOST, T_WON
from quarterdeck.games.sea_of_legends.terms import (
    AGAINST_NPCS, AGAINST_PLAYER, AGAINST_PORT, BOARD, NO_FLAG, NPCS, Q_OFFICER, Q_SIXTH_FLAG, Q_SPOILS, Q_STEP, SEA,
    TOKEN, V_CHALLENGE_PORT, V_GOLD,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.turning import T_LEFT, the_turn
from quarterdeck.games.sea_of_legends.whereabouts import flags_of, items, of_kind, relics
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.flow import REGISTERS, RESULT, SEAT, Procedure, again, ask, done, go, push
from quarterdeck.kernel.record import note

C_KIND: Final = REGISTERS
C_TARGET: Final = REGISTERS + 1  # an NPC of the group, a seat, or a Port
C_REGION: Final = REGISTERS + 2
C_MINE: Final = REGISTERS + 3
C_THEIRS: Final = REGISTERS + 4
C_WON: Final = REGISTERS + 5
C_STEPS: Final = REGISTERS + 6  # steps that the winner may still take
C_SIZE: Final = REGISTERS + 7


def may_challenge_port(s: Voyage, region: int) -> bool:
    """A Port without a Fort, also one with an own Flag if there is something to clear. (SL-CHAL-06, -08)"""
    return s.match.board.type[region] != SEA and s.fort[region] == NO_FLAG


# Steps 1 to 6


def declare(s: Voyage, f: Frame, answer: int) -> None:
    f[C_REGION] = s.where(f[SEAT])
    note(s, T_CHALLENGE, f[SEAT], other=f[C_TARGET], amount=f[C_KIND], place=f[C_REGION])


def own_roll(s: Voyage, f: Frame, answer: int) -> None:
    begin_roll(s, f, f[SEAT])


def begin_roll(s: Voyage, f: Frame, seat: int) -> None:
    """The dice know with whom the Challenge is."""
    roll = push(s, Roll, seat)
    roll[R_AGAINST] = NPCS + f[C_KIND]
    if f[C_KIND] == AGAINST_NPCS:
        roll[R_FOE] = s.match.faction[f[C_TARGET]] + 1


def their_roll(s: Voyage, f: Frame, answer: int) -> None:
    """A Challenged player does the same with their own tableau. (SL-CHAL-38)"""
    f[C_MINE] = f[RESULT]
    if f[C_KIND] == AGAINST_PLAYER:
        begin_roll(s, f, f[C_TARGET])


# Step 7


def compare(s: Voyage, f: Frame, answer: int) -> None:
    """Ties go to the Challenger. (SL-CHAL-39 to -41, SL-RULE-69)"""
    f[C_THEIRS] = f[RESULT]
    if not still_together(s, f):
        done(s, f, 0)
        return
    seat, region = f[SEAT], f[C_REGION]
    f[C_MINE] += allied_bonus(s, seat, region)
    if f[C_KIND] == AGAINST_NPCS:
        f[C_THEIRS] = group_strength(s, group_of(s, f))
    elif f[C_KIND] == AGAINST_PORT:
        f[C_THEIRS] = s.match.board.strength[region]
    else:
        f[C_THEIRS] += allied_bonus(s, f[C_TARGET], region)
    f[C_WON] = int(f[C_MINE] >= f[C_THEIRS])
    note(s, T_WON if f[C_WON] else T_LOST, seat, amount=f[C_MINE], other=f[C_THEIRS])
    if not f[C_WON] or f[C_KIND] == AGAINST_PLAYER:
        happenings.wrong(s, f[C_TARGET] if f[C_WON] else seat)
    if not f[C_WON] and f[C_KIND] != AGAINST_PLAYER:
        done(s, f, 0)  # (SL-CHAL-46, -49)


def still_together(s: Voyage, f: Frame) -> bool:
    """Whether Challenger and target are in one region. (SL-RULE-69)"""
    here = s.where(f[SEAT])
    if f[C_KIND] == AGAINST_NPCS:
        return s.zone[f[C_TARGET]] == BOARD and s.region[f[C_TARGET]] == here
    return s.where(f[C_TARGET]) == here if f[C_KIND] == AGAINST_PLAYER else f[C_TARGET] == here


def group_of(s: Voyage, f: Frame) -> tuple[int, ...]:
    for group in groups(s, f[C_REGION]):
        if f[C_TARGET] in group:
            return group
    return ()


# Step 8


def on_victory(s: Voyage, f: Frame, answer: int) -> None:
    """What the winner's texts say of winning comes first. (SL-RULE-69)"""
    push(s, Triumph, f[SEAT] if f[C_WON] else f[C_TARGET])


def defeat(s: Voyage, f: Frame, answer: int) -> None:
    """The whole group is defeated, and no other. (SL-CHAL-45, -51)"""
    if f[C_KIND] == AGAINST_NPCS:
        defeat_group(s, f, answer)
    elif f[C_KIND] == AGAINST_PLAYER:
        go(s, f, take_spoils)


def defeat_group(s: Voyage, f: Frame, answer: int) -> None:
    """Instead of the gold for one Officer the winner may have the Port. (SL-BRI-03)"""
    group = group_of(s, f)
    if GUIDES[s.match.faction[group[0]]].ransom(s, group):
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_OFFICER, [key(V_GOLD), key(V_CHALLENGE_PORT, f[C_REGION])])
            if answer == NO_ANSWER:
                return
    captures = answer != NO_ANSWER and verb_of(answer) == V_CHALLENGE_PORT
    f[C_STEPS] = GUIDES[s.match.faction[group[0]]].steps_for(s, group)
    unpaid = next((c for c in group if reward_gold(s, c)), NONE) if captures else NONE
    for c in group:
        happenings.defeated_by_player(s, c, f[SEAT], c != unpaid)
    if not captures:
        go(s, f, step_on)


def capture(s: Voyage, f: Frame, answer: int) -> None:
    """The Port's reward, save for who had it; what Factions have there goes. (SL-CHAL-47, -48)"""
    seat, region = f[SEAT], f[C_REGION]
    for faction in s.match.factions:
        GUIDES[faction].captured(s, region)
    if s.flag[region] == seat:
        done(s, f, 1)
        return
    happenings.gain_gold(s, seat, s.match.board.gold[region])
    happenings.gain_notoriety(s, seat, s.match.board.notoriety[region])


def raise_flag(s: Voyage, f: Frame, answer: int) -> None:
    """Any other Flag goes; whoever has none left may move one. (SL-FLAG-02, -03, SL-RULE-22)"""
    seat, region = f[SEAT], f[C_REGION]
    if not happenings.has_flag_left(s, seat):
        if answer == NO_ANSWER:
            options = [key(V_PLACE, r) for r in flags_of(s, seat)]
            answer = ask(s, f, seat, Q_SIXTH_FLAG, [*options, key(V_NO)])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_NO:
            happenings.unflag(s, region)
            done(s, f, 1)
            return
        happenings.unflag(s, thing_of(answer))
    happenings.set_flag(s, region, seat)
    done(s, f, 1)


def take_spoils(s: Voyage, f: Frame, answer: int) -> None:
    """Half the loser's gold, or an Item, a Relic or a token. (SL-CHAL-42 to -44, SL-RULE-19)"""
    winner, loser = (f[SEAT], f[C_TARGET]) if f[C_WON] else (f[C_TARGET], f[SEAT])
    if answer == NO_ANSWER:
        options = spoils(s, loser)
        if not options:
            return
        answer = ask(s, f, winner, Q_SPOILS, options)
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_GOLD:
        happenings.gain_gold(s, winner, happenings.lose_gold(s, loser, s.gold[loser] // 2))
    else:
        c = s.slots[thing_of(answer)]
        happenings.gain(s, winner, c, s.side[c])


def spoils(s: Voyage, loser: int) -> list[int]:
    cards = {*items(s, loser), *relics(s, loser), *of_kind(s, loser, TOKEN)}
    gold = [key(V_GOLD)] if s.gold[loser] > 1 else []
    return [*gold, *sorted([key(V_CARD, s.slot[c]) for c in cards])]


def step_on(s: Voyage, f: Frame, answer: int) -> None:
    """A step for each of some defeated NPCs, not to hostile ones; that is not the move. (SL-COV-04, SL-RULE-48)"""
    if not f[C_STEPS]:
        return
    seat = f[SEAT]
    if answer == NO_ANSWER:
        near = [r for r in s.match.board.neighbours[s.where(seat)] if not hostile_groups(s, r, seat)]
        answer = ask(s, f, seat, Q_STEP, [*[key(V_PLACE, r) for r in near], key(V_DONE)])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_PLACE:
        happenings.move(s, s.captain[seat], thing_of(answer))
        the_turn(s)[T_LEFT] = 1
        f[C_STEPS] -= 1
        again(f)


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        declare, own_roll, their_roll, compare, on_victory, defeat, capture, raise_flag, take_spoils, step_on,
    )  # fmt: skip


Challenge: Final = Procedure("challenge", steps, C_SIZE)
