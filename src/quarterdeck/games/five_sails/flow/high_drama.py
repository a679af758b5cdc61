"""High Drama (FS-DRAMA): players take turns with one action each until all pass in a row."""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.cardgame.keys import HAND_KEY, keyed_card
from quarterdeck.cardgame.terms import V_HAND
from quarterdeck.cardgame.values import BLANK
from quarterdeck.games.five_sails.flow.actions import (
    BRUTE_ACTION, CHALLENGE_ACTION, CLAIM_ACTION, EQUIP_ACTION, MOVE_ACTION, RECRUIT_ACTION, could_call_brutes,
    could_challenge, could_claim, could_equip, could_move, could_recruit,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.dawn import moment
from quarterdeck.games.five_sails.flow.other_actions import could_give
from quarterdeck.games.five_sails.seats import arbiter
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    BEGIN_DRAMA, END_DRAMA, EVENT, HIGH_DRAMA, HOME, Q_ACTION, SCHEME, T_PASS, V_ACT,
)  # fmt: skip
from quarterdeck.games.five_sails.using import can_act, is_used, usable, user_of
from quarterdeck.kernel.ability import U_FLAGS, U_SURE, begin, use
from quarterdeck.kernel.columns import NONE, PUBLIC_BIT, Frame
from quarterdeck.kernel.decision import ABILITY_BITS, ABILITY_MASK, NO_ANSWER, VERB_SHIFT, thing_of, verb_of
from quarterdeck.kernel.event import PASS
from quarterdeck.kernel.flow import PC, SEAT, Procedure, again, ask, nearest
from quarterdeck.kernel.record import note

H_TURN: Final = 4
H_PASSES: Final = 5
H_EXTRA: Final = 6
H_SIZE: Final = 7
ACT_KEY: Final = V_ACT << VERB_SHIFT
PASS_KEY: Final = PASS << VERB_SHIFT
MOVE_KEY: Final = ACT_KEY | MOVE_ACTION.number
CLAIM_KEY: Final = ACT_KEY | CLAIM_ACTION.number
CHALLENGE_KEY: Final = ACT_KEY | CHALLENGE_ACTION.number
EQUIP_KEY: Final = ACT_KEY | EQUIP_ACTION.number
RECRUIT_KEY: Final = ACT_KEY | RECRUIT_ACTION.number
BRUTE_KEY: Final = ACT_KEY | BRUTE_ACTION.number


def begin_high_drama(s: FiveSails, f: Frame, answer: int) -> None:
    s.phase = HIGH_DRAMA
    f[H_TURN] = arbiter(s)
    moment(s, BEGIN_DRAMA)


def take_action(s: FiveSails, f: Frame, answer: int) -> None:
    """One action or a pass, clockwise. (FS-DRAMA-02, -05, -06, FS-RULE-24, FS-REACT-07)"""
    seat = f[H_TURN]
    if answer == NO_ANSWER:
        if f[H_PASSES] and f[H_PASSES] >= s.match.seats - s.out.bit_count():
            return
        if s.out and s.out >> seat & 1:
            next_turn(s, f)
            again(f)
            return
        if s.ghosts:
            s.ghosts = {}
        options = action_keys(s, seat)
        options.append(PASS_KEY)
        answer = ask(s, f, seat, Q_ACTION, options)
        if answer == NO_ANSWER:
            return
    f[PC] -= 1  # it is called again for the next turn
    if answer == PASS_KEY:
        f[H_PASSES] += 1
        f[H_EXTRA] = 0
        next_turn(s, f)
        note(s, T_PASS, seat)
        return
    f[H_PASSES] = 0
    if f[H_EXTRA]:
        f[H_EXTRA] -= 1
    else:
        next_turn(s, f)
    start(s, seat, answer)


def next_turn(s: FiveSails, f: Frame) -> None:
    f[H_TURN] = (f[H_TURN] + 1) % s.match.seats


def more_actions(s: FiveSails, seat: int, n: int) -> None:
    """The player who is taking an action has n more of them before the next turn."""
    at = nearest(s, HighDrama)
    if at == NONE:
        return
    f = s.stack[at]
    if f[H_TURN] == seat:
        f[H_EXTRA] += n
    else:
        f[H_TURN] = seat
        f[H_EXTRA] = n - 1


def action_keys(s: FiveSails, seat: int) -> list[int]:
    """Everything a player could do with a turn: the list of the rulebook, and Actions of cards. (FS-DRAMA-03, -07)"""
    crew, place = s.crew(seat), s.place
    away = []
    present = 0
    for c in crew:
        here = place[c]
        if here < HOME:
            away.append(c)
            present |= 1 << here
    lying = []
    if away:
        for c in s.city_cards():
            if present >> place[c] & 1:
                lying.append(c)
    x = BLANK[:]
    x[SEAT] = seat
    x[U_FLAGS] = 0
    hand = s.hand(seat)
    options: list[int] = []
    add_basic_actions(s, seat, crew, away, lying, hand, options)
    add_table_actions(s, x, crew, away, options)
    add_city_actions(s, seat, lying, options)
    add_hand_actions(s, x, crew, away, hand, options)
    return options


def add_basic_actions(
    s: FiveSails, seat: int, crew: Sequence[int], away: Sequence[int], lying: Sequence[int], hand: Sequence[int],
    options: list[int],
) -> None:  # fmt: skip
    """Whoever is at Home can only move, equip and call for Brutes. (FS-DRAMA-09 to -22)"""
    if could_move(s, seat, crew):
        options.append(MOVE_KEY)
    if away:
        if could_claim(s, away):
            options.append(CLAIM_KEY)
        if could_challenge(s, seat, away):
            options.append(CHALLENGE_KEY)
    if could_give(s, seat) if s.match.equips_targets else could_equip(s, seat, crew, away, lying, hand):
        options.append(EQUIP_KEY)
    if lying and could_recruit(s, seat, away, lying, hand):
        options.append(RECRUIT_KEY)
    if s.match.has_brutes and could_call_brutes(s, seat):
        options.append(BRUTE_KEY)


def add_table_actions(
    s: FiveSails, x: Frame, crew: Sequence[int], away: Sequence[int], options: list[int]
) -> None:
    """Actions on cards in play that a player may use now."""
    m, seat = s.match, x[SEAT]
    worn, place, actions = s.worn, s.place, m.actions
    used = s.used_day  # a card without a mark here has no Action that is spent, unless its limit is an unusual one
    for c in crew:
        if actions[c]:
            for ability in actions[c] if place[c] < HOME else m.home_actions[c]:
                if (used[c] or ability.marks) and is_used(s, ability, c, c, seat):
                    continue
                x[U_SURE] = not ability.discards
                if can_act(s, x, ability, c, c, crew, away):
                    options.append(ACT_KEY | s.slot[c] << ABILITY_BITS | ability.number)
        if c in worn:
            for g in worn[c]:
                if actions[g]:
                    for ability in actions[g] if place[c] < HOME else m.home_actions[g]:
                        if (used[g] or ability.marks) and is_used(s, ability, g, c, seat):
                            continue
                        x[U_SURE] = not ability.discards
                        if user_of(s, ability, g) == seat and can_act(s, x, ability, g, c, crew, away):
                            options.append(ACT_KEY | s.slot[g] << ABILITY_BITS | ability.number)
    for c in s.pile(SCHEME, seat):
        for ability in actions[c]:
            if (used[c] or ability.marks) and is_used(s, ability, c, c, seat):
                continue
            x[U_SURE] = not ability.discards
            if can_act(s, x, ability, c, c, crew, away):
                options.append(ACT_KEY | s.slot[c] << ABILITY_BITS | ability.number)


def add_city_actions(s: FiveSails, seat: int, lying: Sequence[int], options: list[int]) -> None:
    """Actions on locations, and on events where the player has somebody. (FS-RULE-33)"""
    m = s.match
    for c in lying:
        if m.actions[c] and m.type[c] == EVENT:
            for ability in m.actions[c]:
                if usable(s, ability, c, seat):
                    options.append(ACT_KEY | s.slot[c] << ABILITY_BITS | ability.number)
    for c in m.acting_locations:
        for ability in m.actions[c]:
            if usable(s, ability, c, seat):
                options.append(ACT_KEY | s.slot[c] << ABILITY_BITS | ability.number)


def add_hand_actions(
    s: FiveSails, x: Frame, crew: Sequence[int], away: Sequence[int], hand: Sequence[int], options: list[int]
) -> None:
    """Actions that cards are played for from hand, copies that nobody could tell apart once."""
    m = s.match
    cards = len(hand)
    seen: list[int] = []
    definition, known = m.definition, s.known
    for c in hand:
        actions = m.hand_actions[c]
        if actions and m.cheapest[c] < cards:
            what = definition[c] << 1 | known[c] >> PUBLIC_BIT  # its `face`
            if what not in seen:
                seen.append(what)
                for ability in actions:
                    x[U_SURE] = not ability.promises and m.dearest[c] + ability.discards < cards
                    if can_act(s, x, ability, c, c, crew, away):
                        options.append(HAND_KEY | what << ABILITY_BITS | ability.number)


def start(s: FiveSails, seat: int, answer: int) -> None:
    """Open the use of the action that an answer names."""
    ability = s.match.abilities[answer & ABILITY_MASK]
    if ability.definition == NONE:
        begin(s, use(s, ability, NONE, NONE, seat))
        return
    c = keyed_card(s, s.hand(seat), answer) if verb_of(answer) == V_HAND else s.slots[thing_of(answer)]
    begin(s, use(s, ability, c, s.bearer(c), seat))


def end_high_drama(s: FiveSails, f: Frame, answer: int) -> None:
    moment(s, END_DRAMA)


def steps(rules: Any) -> tuple[Any, ...]:
    return (begin_high_drama, take_action, end_high_drama)


HighDrama: Final = Procedure("high drama", steps, H_SIZE)
