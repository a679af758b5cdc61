"""A player's turn: one move and one action in either order, and free actions (SL-ROUND-02 to -06, SL-FREE)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import hostile_groups, strongest
from quarterdeck.games.sea_of_legends.bribes import bribe, can_bribe
from quarterdeck.games.sea_of_legends.effects.texts import Standing, texts, would_do
from quarterdeck.games.sea_of_legends.facts import TavernCard
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.adventuring import A_TALE
from quarterdeck.games.sea_of_legends.flow.adventure import Adventure, adventures
from quarterdeck.games.sea_of_legends.flow.challenge import C_KIND, C_TARGET, Challenge, may_challenge_port
from quarterdeck.games.sea_of_legends.flow.move import Move
from quarterdeck.games.sea_of_legends.flow.port import Port, may_act_in_port
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.chronicle import T_TURN
from quarterdeck.games.sea_of_legends.terms import (
    AGAINST_NPCS, AGAINST_PLAYER, AGAINST_PORT, INCOME, ON_TURN, Q_END, Q_TURN, TOKEN, V_ADVENTURE, V_BRIBE,
    V_CHALLENGE_NPCS, V_CHALLENGE_PLAYER, V_CHALLENGE_PORT, V_CLAIM, V_DROP, V_END, V_EXCHANGE, V_MOVE, V_PICK, V_PORT,
    V_TRADE, V_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.turning import T_ACTED, T_DROPPED, T_FORCED, T_LEFT, T_MOVED, T_SIZE, T_START
from quarterdeck.games.sea_of_legends.values import standing
from quarterdeck.games.sea_of_legends.whereabouts import flags_of, of_kind, rumors
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.flow import SEAT, Procedure, again, ask, push
from quarterdeck.kernel.record import NO_PLACE, note


def begin_turn(s: Voyage, f: Frame, answer: int) -> None:
    s.active = f[SEAT]
    f[T_START] = s.where(f[SEAT])
    note(s, T_TURN, f[SEAT])


# What a player may do next


def options_of(s: Voyage, f: Frame) -> list[int]:
    seat = f[SEAT]
    here = s.where(seat)
    threats = strongest(s, hostile_groups(s, here, seat))
    challenges = [key(V_CHALLENGE_NPCS, s.slot[group[0]]) for group in threats]
    if f[T_FORCED] and threats and not f[T_ACTED]:
        return challenges  # (SL-MOVE-05, SL-RULE-75)
    found = [] if f[T_MOVED] else [key(V_MOVE)]
    if can_bribe(s, seat, here):
        found.append(key(V_BRIBE))
    if not f[T_ACTED]:
        found += challenges or peaceful_actions(s, seat, here)
    if not threats:
        found += usable(s, f)
        found += tokens_to_move(s, f, not f[T_LEFT])
        if not f[T_LEFT]:
            found += claims(s, seat, here)
    return [*found, key(V_END)]


def peaceful_actions(s: Voyage, seat: int, here: int) -> list[int]:
    """What no hostile NPC in the region prevents. (SL-MOVE-08)"""
    found = adventures(s, seat, here)
    if may_act_in_port(s, seat, here):
        found.append(key(V_PORT))
    if may_challenge_port(s, here):
        found.append(key(V_CHALLENGE_PORT, here))
    return found + [key(V_CHALLENGE_PLAYER, other) for other in sorted(s.captains_in(here)) if other != seat]


def usable(s: Voyage, f: Frame) -> list[int]:
    """Texts that are a free action, as far as they would do something. (SL-FREE-02, SL-RULE-58)"""
    found: list[int] = []
    for c, a in texts(s, f[SEAT], ON_TURN):
        if would_do(s, a.effects, f) and not (a.exhausts and s.exhausted[c]):
            found.append(key(V_USE, s.slot[c], a.number))
    return sorted(found)


def tokens_to_move(s: Voyage, f: Frame, resting: bool) -> list[int]:
    """Objective tokens that may be picked up, dropped or exchanged; some only where a turn begins or ends.
    (SL-FREE-05, -06, -10, -12)"""
    seat = f[SEAT]
    found: list[int] = []
    for faction in s.match.factions:
        guide = GUIDES[faction]
        if resting:
            found += [key(V_EXCHANGE, s.face(c)) for c in guide.exchanges(s, seat)]
        found += [key(V_TRADE, s.slot[c]) for c in guide.trades(s, seat)]
        found += [key(V_PICK, s.slot[c]) for c in guide.picks(s, seat)]
        found += [key(V_DROP, s.slot[c]) for c in undropped(f, guide.drops(s, seat, resting))]
    return sorted(found)


def undropped(f: Frame, tokens: list[int]) -> list[int]:
    """Those that were not dropped in this turn: nobody drops and picks up without end. (SL-RULE-84)"""
    return [c for c in tokens if not f[T_DROPPED] >> c & 1]


def claims(s: Voyage, seat: int, here: int) -> list[int]:
    """Rumors whose Relic lies here. (SL-FREE-07, -08)"""
    found: list[int] = []
    for c in rumors(s, seat):
        card = s.match.drawn[c]
        if isinstance(card, TavernCard) and card.port == here:
            found.append(key(V_CLAIM, s.slot[c]))
    return sorted(found)


def take_turn(s: Voyage, f: Frame, answer: int) -> None:
    if answer == NO_ANSWER:
        answer = ask(s, f, f[SEAT], Q_TURN, options_of(s, f))
        if answer == NO_ANSWER:
            return
    verb = verb_of(answer)
    if verb == V_END:
        return
    again(f)
    if verb == V_MOVE:
        f[T_MOVED] = 1
        push(s, Move, f[SEAT])
    elif verb in (V_CLAIM, V_PICK, V_DROP, V_TRADE):
        free_action(s, f, verb, s.slots[thing_of(answer)])
    elif verb == V_EXCHANGE:
        exchange(s, f[SEAT], thing_of(answer))
    elif verb == V_USE:
        c, a = s.slots[thing_of(answer)], s.match.abilities[ability_of(answer)]
        happenings.spend(s, f[SEAT], c, a)
        use(s, a, c, c, f[SEAT])
    elif verb == V_BRIBE:
        bribe(s, f[SEAT], s.where(f[SEAT]))
    else:
        f[T_ACTED] = 1
        f[T_FORCED] = 0
        act(s, f, verb, thing_of(answer))


def free_action(s: Voyage, f: Frame, verb: int, c: int) -> None:
    seat = f[SEAT]
    if verb == V_CLAIM:
        happenings.claim(s, seat, c)
        return
    guide = GUIDES[s.match.faction[c]]
    if verb == V_DROP:
        held = of_kind(s, seat, TOKEN)
        guide.drop(s, seat, c)
        for token in held:
            f[T_DROPPED] |= int(s.holder[token] != seat) << token
    elif verb == V_TRADE:
        guide.trade(s, seat, c)
    elif not guide.pick(s, seat, c):
        happenings.gain(s, seat, c)


def exchange(s: Voyage, seat: int, face: int) -> None:
    """Tokens for a card of an open stock. (SL-FREE-12)"""
    for faction in s.match.factions:
        for c in GUIDES[faction].exchanges(s, seat):
            if s.face(c) == face:
                GUIDES[faction].exchange(s, seat, c)
                return


def act(s: Voyage, f: Frame, verb: int, thing: int) -> None:
    """The one player action of the turn. (SL-ROUND-04)"""
    if verb == V_PORT:
        push(s, Port, f[SEAT])
        return
    if verb == V_ADVENTURE:
        push(s, Adventure, f[SEAT])[A_TALE] = thing
        return
    c = push(s, Challenge, f[SEAT])
    c[C_KIND] = {V_CHALLENGE_NPCS: AGAINST_NPCS, V_CHALLENGE_PLAYER: AGAINST_PLAYER}.get(verb, AGAINST_PORT)
    c[C_TARGET] = s.slots[thing] if verb == V_CHALLENGE_NPCS else thing


# The end of the turn, in this order (SL-ROUND-06, SL-RULE-07)


def last_free_actions(s: Voyage, f: Frame, answer: int) -> None:
    """For ending the turn here: now that move and action are done or given up. (SL-FREE-09)"""
    seat = f[SEAT]
    here = s.where(seat)
    if answer == NO_ANSWER:
        found = [] if hostile_groups(s, here, seat) else [*tokens_to_move(s, f, True), *claims(s, seat, here)]
        answer = ask(s, f, seat, Q_END, [*found, key(V_DONE)])
        if answer == NO_ANSWER:
            return
    verb = verb_of(answer)
    if verb == V_EXCHANGE:
        exchange(s, seat, thing_of(answer))
        again(f)
    elif verb != V_DONE:
        free_action(s, f, verb, s.slots[thing_of(answer)])
        again(f)


def income(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-ROUND-05, SL-FLAG-05)"""
    seat = f[SEAT]
    parts = [(r, INCOME) for r in flags_of(s, seat)]
    by_cards = standing(s, seat, Standing.INCOME)
    if by_cards:
        parts.append((NO_PLACE, by_cards))
    happenings.gain_gold(s, seat, sum([n for _, n in parts]), parts)


def end_turn(s: Voyage, f: Frame, answer: int) -> None:
    for faction in s.match.factions:
        GUIDES[faction].player_turn_ends(s, f[SEAT])
    s.active = -1


def steps(rules: Any) -> tuple[Any, ...]:
    return begin_turn, take_turn, last_free_actions, income, end_turn


Turn: Final = Procedure("turn", steps, T_SIZE)
