"""The Actions phase (CG-TURN-05 to -08): one action each in turn order, until all have passed one after another."""

from typing import Any, Final

from quarterdeck.games.ccg.flow.actions import (
    ATTACHING, BOARDING, COMPLETING, DISCARDING_ADVENTURE, DISCARDING_CREW, EXPERIENCING, FIRING, HIRING, MOVING,
    PUTTING_ADVENTURE, PUTTING_CHANTEY, SPOILING, replaceable,
)  # fmt: skip
from quarterdeck.games.ccg.flow.paying import by_slot, plain, sources
from quarterdeck.games.ccg.happenings import moment
from quarterdeck.games.ccg.kinds import (
    ACTIONS_BEGIN, ACTIONS_END, A_ACT, A_ATTACH, A_BOARD, A_CANNON, A_COMPLETE, A_DISCARD_ADVENTURE, A_DISCARD_CREW,
    A_EXPERIENCE, A_HIRE, A_MOVE, A_PUT_ADVENTURE, A_PUT_CHANTEY, IN_PLAY, OPPORTUNITY, Q_ACTION, THE_ACTION,
    TO_BEGIN_BOARDING, TO_BE_BOARDED, TO_BE_FIRED_AT, TO_BE_PLAYED, TO_DO, TO_FIRE_CANNON, TO_SAIL, T_PASS, V_ACT,
    V_ADVENTURE, V_ATTACH, V_BOARD, V_CANNON, V_CHANTEY, V_COMPLETE, V_DISCARD_ADVENTURE, V_DISCARD_CREW,
    V_EXPERIENCE, V_HIRE, V_MOVE, V_PLAY,
)  # fmt: skip
from quarterdeck.games.ccg.legality import hosts, may_enter, may_hire
from quarterdeck.games.ccg.seats import next_after, others, player_order, playing
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, ATTACHMENT, CANNON, CHANTEY, CREW, NO_SEA, PRIZE
from quarterdeck.games.ccg.using import acts, offered, offered_keys, reading, thing, usable
from quarterdeck.games.ccg.values import may, traits_of
from quarterdeck.games.ccg.whereabouts import near, seas_at, ships_here
from quarterdeck.kernel.ability import U_EVENT, U_IT, U_PLACE, U_T0, use
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.event import PASS, REACT
from quarterdeck.kernel.flow import SEAT, Procedure, again, ask, height_of, push
from quarterdeck.kernel.lasting import sweep
from quarterdeck.kernel.record import note

N_TURN: Final = 4
N_PASSES: Final = 5
N_ACTIONS: Final = 6  # how many were taken that are no passes
N_SIZE: Final = 7
#: after so many the phase ends as if all had passed (CG-RULE-65)
MOST_ACTIONS: Final = 500
PASS_KEY: Final = key(PASS)


def begin_actions(s: SeventhSea, f: Frame, answer: int) -> None:
    f[N_TURN] = player_order(s)[0]
    moment(s, ACTIONS_BEGIN)


def take_action(s: SeventhSea, f: Frame, answer: int) -> None:
    """An action, a React that comes before one, or a pass. (CG-TURN-05 to -08, CG-REACT-10)"""
    seat = f[N_TURN]
    if answer == NO_ANSWER:
        if f[N_PASSES] >= len(playing(s)) or f[N_ACTIONS] >= MOST_ACTIONS:
            return
        if s.out >> seat & 1:
            f[N_TURN] = next_after(s, seat)
            again(f)
            return
        if s.lasting:
            sweep(s, THE_ACTION)
        answer = ask(s, f, seat, Q_ACTION, [*action_keys(s, f, seat), PASS_KEY])
        if answer == NO_ANSWER:
            return
    again(f)
    if verb_of(answer) == REACT:
        before_action(s, f, seat, answer)
        return
    if answer == PASS_KEY:
        f[N_PASSES] += 1
        f[N_TURN] = next_after(s, seat)
        note(s, T_PASS, seat)
        return
    f[N_PASSES] = 0
    f[N_ACTIONS] += 1
    f[N_TURN] = next_after(s, seat)
    start(s, seat, answer)


def before_action(s: SeventhSea, f: Frame, seat: int, answer: int) -> None:
    """A React before performing an action, such as a free move: the action is still owed. (CG-CARDS-14, CG-REACT-10)"""
    for c, ability in offered(s, OPPORTUNITY, f, seat):
        if key(REACT, thing(s, c), ability.number) == answer:
            use(s, ability, c, s.bearer(c), seat)[U_EVENT] = height_of(s, f)
            return


# What can be done


def action_keys(s: SeventhSea, f: Frame, seat: int) -> list[int]:
    """Everything a player could do with an opportunity, but for passing."""
    options: list[int] = []
    add_hand(s, seat, options)
    add_adventures(s, seat, options)
    add_ship(s, seat, options)
    add_discards(s, seat, options)
    add_acts(s, seat, options)
    options += offered_keys(s, offered(s, OPPORTUNITY, f, seat))
    return options


def affordable(s: SeventhSea, seat: int, c: int, action: Any) -> bool:
    """Whether an optimistic count reaches what an action costs, with all that the card asks for. (CG-RULE-06)"""
    own = s.match.own_ways[c].get(action.kind)
    if own is not None:
        return usable(s, seat, c, own)
    return bool(action.affordable(s, reading(s, seat, c, action)))


def way_of(s: SeventhSea, c: int, action: Any) -> Any:
    """An action as a card has it: its own way, or the common one."""
    return s.match.own_ways[c].get(action.kind, action)


def add_hand(s: SeventhSea, seat: int, options: list[int]) -> None:
    """What the cards of the hand can be used for, equal ones once."""
    seen: list[int] = []
    kinds = s.match.kind
    for c in s.hand(seat):
        face = s.face(c)
        if face in seen:
            continue
        seen.append(face)
        kind = kinds[c]
        if kind == CREW:
            add_crew(s, seat, c, face, options)
        elif not may(s, TO_BE_PLAYED, c, seat):
            continue
        elif kind == ACTION:
            options += [key(V_PLAY, face, a.number) for a in acts(s, seat, c)]
        elif kind == ATTACHMENT:
            if may_enter(s, seat, c) and hosts(s, seat, c) and affordable(s, seat, c, ATTACHING):
                options.append(key(V_ATTACH, face))
        elif kind == ADVENTURE:
            there = seas_at(s.sea(seat), s.match.drawn[c].distance)
            if there and may_enter(s, seat, c) and affordable(s, seat, c, PUTTING_ADVENTURE):
                options.append(key(V_ADVENTURE, face))
        elif kind == CHANTEY and may_enter(s, seat, c) and affordable(s, seat, c, PUTTING_CHANTEY):
            options.append(key(V_CHANTEY, face))


def add_crew(s: SeventhSea, seat: int, c: int, face: int, options: list[int]) -> None:
    if may_hire(s, seat, c) and affordable(s, seat, c, HIRING):
        options.append(key(V_HIRE, face))
    if s.match.drawn[c].replaces and replaceable(s, seat, c):
        options.append(key(V_EXPERIENCE, face))


def add_adventures(s: SeventhSea, seat: int, options: list[int]) -> None:
    """Own Adventures in the Sea one is in may be completed. (CG-ACT-06a, -06d, -06e)"""
    options += [key(V_COMPLETE, s.slot[c]) for c in s.adventures(seat) if may_complete(s, seat, c)]


def may_complete(s: SeventhSea, seat: int, c: int) -> bool:
    here, card = s.sea(seat), s.match.drawn[c]
    if s.place[c] != here or card.only_in not in (NO_SEA, here):
        return False
    return (card.host is None or bool(hosts(s, seat, c))) and affordable(s, seat, c, COMPLETING)


def complete(s: SeventhSea, seat: int, c: int) -> None:
    """Open the use of the action that completes an Adventure."""
    use(s, way_of(s, c, COMPLETING), c, c, seat)


def add_ship(s: SeventhSea, seat: int, options: list[int]) -> None:
    """Moving, firing and boarding. (CG-ACT-08 to -10)"""
    ship = s.match.ship[seat]
    if may_do(s, ship, A_MOVE) and may(s, TO_SAIL, ship) and affordable(s, seat, ship, MOVING):
        options += [key(V_MOVE, sea) for sea in near(s.sea(seat))]
    here = ships_here(s, seat)
    if not here:
        return
    ships = [s.match.ship[other] for other in here]
    if may_do(s, ship, A_CANNON) and may(s, TO_FIRE_CANNON, ship) and sources(s, seat, 1 << CANNON):
        options += [key(V_CANNON, s.slot[c]) for c in ships if may(s, TO_BE_FIRED_AT, c, seat)]
    if may_do(s, ship, A_BOARD) and may(s, TO_BEGIN_BOARDING, ship) and affordable(s, seat, ship, BOARDING):
        options += [key(V_BOARD, s.slot[c]) for c in ships if may(s, TO_BE_BOARDED, c, seat)]


def may_do(s: SeventhSea, ship: int, action: int) -> bool:
    """Whether no text forbids a player one of the thirteen actions."""
    return may(s, TO_DO, ship, action)


def add_discards(s: SeventhSea, seat: int, options: list[int]) -> None:
    """A Crew, but never the Captain, or an uncompleted Adventure; others' Prizes for a cost. (CG-ACT-11, CG-KEY-21)"""
    seen: list[int] = []
    for c in by_slot(s, seat):
        if c == s.match.captain[seat]:
            continue
        if plain(s, c):
            same = s.match.definition[c] << 1 | s.tacked[c]
            if same in seen:
                continue
            seen.append(same)
        options.append(key(V_DISCARD_CREW, s.slot[c]))
    options += [key(V_DISCARD_ADVENTURE, s.slot[c]) for c in s.adventures(seat)]
    here = s.sea(seat)
    for other in others(s, seat):
        for c in s.adventures(other):
            if s.place[c] == here and traits_of(s, c) & PRIZE and affordable(s, seat, c, SPOILING):
                options.append(key(V_DISCARD_ADVENTURE, s.slot[c]))


def add_acts(s: SeventhSea, seat: int, options: list[int]) -> None:
    """Acts of cards in play. (CG-ACT-03)"""
    for c in s.match.actors:
        if IN_PLAY >> s.zone[c] & 1:
            options += [key(V_ACT, s.slot[c], a.number) for a in acts(s, seat, c)]


# Doing it

#: the actions whose card is named by the option: in hand by its face
FROM_HAND: Final = {
    V_HIRE: HIRING, V_EXPERIENCE: EXPERIENCING, V_ADVENTURE: PUTTING_ADVENTURE, V_CHANTEY: PUTTING_CHANTEY,
    V_ATTACH: ATTACHING,
}  # fmt: skip
#: those whose Ship is one's own, and whose target is named by the option
WITH_SHIP: Final = {V_CANNON: FIRING, V_BOARD: BOARDING}
DISCARDING: Final = {V_DISCARD_CREW: DISCARDING_CREW, V_DISCARD_ADVENTURE: DISCARDING_ADVENTURE}


def start(s: SeventhSea, seat: int, answer: int) -> None:
    """Open the use of the action that an answer names."""
    verb, named = verb_of(answer), thing_of(answer)
    ship = s.match.ship[seat]
    if verb in FROM_HAND or verb == V_PLAY:
        c = next(c for c in s.hand(seat) if s.face(c) == named)
        action = way_of(s, c, FROM_HAND[verb]) if verb in FROM_HAND else s.match.abilities[ability_of(answer)]
        use(s, action, c, c, seat)
    elif verb == V_ACT:
        c = s.slots[named]
        use(s, s.match.abilities[ability_of(answer)], c, s.bearer(c), seat)
    elif verb == V_COMPLETE:
        complete(s, seat, s.slots[named])
    elif verb == V_MOVE:
        use(s, MOVING, ship, ship, seat)[U_PLACE] = named
    elif verb in WITH_SHIP:
        use(s, WITH_SHIP[verb], ship, ship, seat)[U_T0] = 1 << s.slots[named]
    elif verb == V_DISCARD_ADVENTURE and s.holder[s.slots[named]] != seat:
        use(s, SPOILING, s.slots[named], s.slots[named], seat)[U_IT] = s.slots[named]
    else:
        use(s, DISCARDING[verb], ship, ship, seat)[U_IT] = s.slots[named]


def end_actions(s: SeventhSea, f: Frame, answer: int) -> None:
    s.quiet = s.quiet + 1 if not f[N_ACTIONS] else 0
    moment(s, ACTIONS_END)


def steps(rules: Any) -> tuple[Any, ...]:
    return (begin_actions, take_action, end_actions)


Actions: Final = Procedure("actions", steps, N_SIZE)


# An action that an effect gives


X_ACTIONS: Final = 4  # which of the thirteen it may be, a bit each; 0: any
X_SIZE: Final = 5


def extra_action(s: SeventhSea, seat: int, actions: int = 0) -> None:
    """A complete action at once, between what allowed it and what follows; one may pass. (CG-RULE-68)"""
    push(s, ExtraAction, seat)[X_ACTIONS] = actions


def take_extra(s: SeventhSea, f: Frame, answer: int) -> None:
    seat = f[SEAT]
    if answer == NO_ANSWER:
        options = [k for k in action_keys(s, f, seat) if is_among(k, f[X_ACTIONS])]
        answer = ask(s, f, seat, Q_ACTION, [*options, PASS_KEY])
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == REACT:
        again(f)
        before_action(s, f, seat, answer)
    elif answer != PASS_KEY:
        start(s, seat, answer)


def is_among(k: int, actions: int) -> bool:
    """Whether an option is one of these actions, or a React before one."""
    return not actions or verb_of(k) == REACT or bool(actions >> ACTION_OF[verb_of(k)] & 1)


#: the action that an option stands for
ACTION_OF: Final = {
    V_HIRE: A_HIRE, V_EXPERIENCE: A_EXPERIENCE, V_PLAY: A_ACT, V_ACT: A_ACT, V_ADVENTURE: A_PUT_ADVENTURE,
    V_CHANTEY: A_PUT_CHANTEY, V_COMPLETE: A_COMPLETE, V_ATTACH: A_ATTACH, V_MOVE: A_MOVE, V_CANNON: A_CANNON,
    V_BOARD: A_BOARD, V_DISCARD_CREW: A_DISCARD_CREW, V_DISCARD_ADVENTURE: A_DISCARD_ADVENTURE,
}  # fmt: skip


def extra_steps(rules: Any) -> tuple[Any, ...]:
    return (take_extra,)


ExtraAction: Final = Procedure("extra action", extra_steps, X_SIZE)
