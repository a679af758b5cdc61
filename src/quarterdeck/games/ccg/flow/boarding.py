"""Boardings (CG-BOARD-01 to -22, CG-RULE-58, -62): rounds of two opportunities until both pass, or it is ended."""

from typing import Any, Final

from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.fights import (
    B_FLAGS, B_LIMIT, B_PASSED, B_ROUND, B_SEAT, B_SIZE, F_FLAGS, F_SEAT, OVER, PERFORMED, STOPPED, side_of,
)  # fmt: skip
from quarterdeck.games.ccg.flow.fight import boarding_attack, could_draw, opening_cards, push_keys, pushable
from quarterdeck.games.ccg.kinds import (
    BEGUN, BOARDING_ENDS, DEED_BOARDED, ENTER, INSTEAD, Q_OPPORTUNITY, ROUND_ENDS, THE_BOARDING, THE_ROUND, T_PASS,
    V_PUSH,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.using import offered, offered_keys, thing
from quarterdeck.kernel.ability import U_EVENT, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import PASS, REACT, event, happen
from quarterdeck.kernel.flow import RESULT, Procedure, ask, done, go, height_of, push
from quarterdeck.kernel.lasting import sweep
from quarterdeck.kernel.record import note

#: a Boarding ends after so many rounds (CG-RULE-65)
MOST_ROUNDS: Final = 50
DRAWN_BETWEEN_ROUNDS: Final = 3


def begin_boarding(s: SeventhSea, attacker: int, defender: int, performed: bool, limit: int = 0) -> None:
    """Two Ships in the same Sea enter a Boarding; a Boarding cannot begin within another. (CG-BOARD-21, CG-MULTI-04)"""
    if s.boarding_at != NONE or s.sea(attacker) != s.sea(defender):
        return
    f = push(s, Boarding)
    f[B_SEAT], f[B_SEAT + 1], f[B_LIMIT] = attacker, defender, limit
    f[B_FLAGS] = PERFORMED if performed else 0
    s.boarding_at = len(s.stack) - 1


def ships(s: SeventhSea, f: Frame) -> int:
    return 1 << s.match.ship[f[B_SEAT]] | 1 << s.match.ship[f[B_SEAT + 1]]


def enter(s: SeventhSea, f: Frame, answer: int) -> None:
    """Both Ships enter: Reacts to that may still cancel the Boarding. (CG-RULE-58)"""
    happen(s, event(ENTER, f[B_SEAT], ships(s, f), f[B_FLAGS] & PERFORMED, 0, s.match.ship[f[B_SEAT + 1]]))


def begun(s: SeventhSea, f: Frame, answer: int) -> None:
    """A Boarding that is canceled at entering was not begun. (CG-CANCEL-08, CG-RULE-16)"""
    if not f[RESULT]:
        s.boarding_at = NONE
        sweep(s, THE_BOARDING)
        done(s, f, 0)
        return
    if f[B_FLAGS] & PERFORMED:
        remember(s, f[B_SEAT], f[B_SEAT + 1])
    note(s, BEGUN, f[B_SEAT], s.match.ship[f[B_SEAT]], other=s.match.ship[f[B_SEAT + 1]])
    happen(s, event(BEGUN, f[B_SEAT], ships(s, f), f[B_FLAGS] & PERFORMED, 0, s.match.ship[f[B_SEAT + 1]]))


def remember(s: SeventhSea, attacker: int, defender: int) -> None:
    """Once a turn each player performs a Boarding with each other. (CG-RULE-16)"""
    s.boarded[attacker] |= 1 << defender
    s.deeds[attacker] |= DEED_BOARDED


def round_begins(s: SeventhSea, f: Frame, answer: int) -> None:
    f[B_ROUND] += 1
    f[B_PASSED] = 0


def attacker_opportunity(s: SeventhSea, f: Frame, answer: int) -> None:
    opportunity(s, f, 0, answer)


def defender_opportunity(s: SeventhSea, f: Frame, answer: int) -> None:
    """After the attacker's comes the defender's, in the same way. (CG-BOARD-11)"""
    opportunity(s, f, 1, answer)


def opportunity(s: SeventhSea, f: Frame, side: int, answer: int) -> None:
    """Start a Boarding Attack, use something instead, or pass. (CG-BOARD-02, -13, -16, -19)"""
    if is_over(s, f):
        go(s, f, boarding_ends)
        return
    seat = f[B_SEAT + side]
    if answer == NO_ANSWER:
        crew = pushable(s, seat)
        if not opening_cards(s, seat):
            crew = could_draw(s, seat, crew)
        options = [*push_keys(s, crew), *offered_keys(s, offered(s, INSTEAD, f, seat)), key(PASS)]
        answer = ask(s, f, seat, Q_OPPORTUNITY, options)
        if answer == NO_ANSWER:
            return
    if verb_of(answer) == V_PUSH:
        boarding_attack(s, seat, f[B_SEAT + 1 - side], s.slots[thing_of(answer)])
    elif verb_of(answer) == REACT:
        use_instead(s, f, seat, answer)
    else:
        note(s, T_PASS, seat)
        if side == 0:
            f[B_PASSED] = 1
        elif f[B_PASSED]:
            f[B_FLAGS] |= OVER


def use_instead(s: SeventhSea, f: Frame, seat: int, answer: int) -> None:
    """It uses the opportunity and is no pass, also when it is canceled. (CG-RULE-21)"""
    for c, ability in offered(s, INSTEAD, f, seat):
        if key(REACT, thing(s, c), ability.number) == answer:
            use(s, ability, c, s.bearer(c), seat)[U_EVENT] = height_of(s, f)
            return


def is_over(s: SeventhSea, f: Frame) -> bool:
    """Ended by an effect, by both passing, or because the Ships are apart. (CG-BOARD-22, CG-RULE-62)"""
    return bool(f[B_FLAGS] & OVER) or s.sea(f[B_SEAT]) != s.sea(f[B_SEAT + 1])


def round_ends(s: SeventhSea, f: Frame, answer: int) -> None:
    """A round is over; one of a limited number may be the last. (CG-RULE-22, -65)"""
    if is_over(s, f) or f[B_ROUND] >= (f[B_LIMIT] or MOST_ROUNDS):
        go(s, f, boarding_ends)
        return
    sweep(s, THE_ROUND)
    happen(s, event(ROUND_ENDS, f[B_SEAT], ships(s, f), f[B_ROUND]))


def attacker_draws(s: SeventhSea, f: Frame, answer: int) -> None:
    """Between rounds the two players draw three cards each, the attacker first. (CG-BOARD-12)"""
    if is_over(s, f):
        go(s, f, boarding_ends)
        return
    happenings.draw(s, None, f[B_SEAT], DRAWN_BETWEEN_ROUNDS)


def defender_draws(s: SeventhSea, f: Frame, answer: int) -> None:
    happenings.draw(s, None, f[B_SEAT + 1], DRAWN_BETWEEN_ROUNDS)


def next_round(s: SeventhSea, f: Frame, answer: int) -> None:
    go(s, f, round_begins)


def boarding_ends(s: SeventhSea, f: Frame, answer: int) -> None:
    """After its end come Reacts to it; what lasted for the Boarding stops. (CG-RULE-62)"""
    s.boarding_at = NONE
    sweep(s, THE_ROUND)
    sweep(s, THE_BOARDING)
    note(s, BOARDING_ENDS, f[B_SEAT])
    happen(s, event(BOARDING_ENDS, f[B_SEAT], ships(s, f), f[B_ROUND]))


def end_boarding(s: SeventhSea) -> None:
    """An effect ends the Boarding: Hits being suffered still are, a fight before them stops. (CG-RULE-20, -62)"""
    if s.boarding_at == NONE:
        return
    f = s.stack[s.boarding_at]
    f[B_FLAGS] |= OVER
    if s.fight_at != NONE and side_of(s.stack[s.fight_at], f[F_SEAT]) != NONE:
        s.stack[s.fight_at][F_FLAGS] |= STOPPED


def drop_boarding(s: SeventhSea, f: Frame) -> None:
    if s.boarding_at >= len(s.stack):
        s.boarding_at = NONE
        sweep(s, THE_ROUND)
        sweep(s, THE_BOARDING)


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        enter, begun, round_begins, attacker_opportunity, defender_opportunity, round_ends, attacker_draws,
        defender_draws, next_round, boarding_ends,
    )  # fmt: skip


Boarding: Final = Procedure("boarding", steps, B_SIZE, drop_boarding)
