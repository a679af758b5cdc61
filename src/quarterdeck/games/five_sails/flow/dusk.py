"""Dusk (FS-DUSK): the City is cleaned up, and the Day ends."""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.terms import Q_DISCARD
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import AS_LACKING
from quarterdeck.games.five_sails.flow.dawn import moment
from quarterdeck.games.five_sails.reckoning import books_of_the_day
from quarterdeck.games.five_sails.seats import next_in_order
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    BEGIN_DUSK, BRUTE, DUSK, END_DAY, END_DUSK, EN_GARDE, HOME, MOVE, ON_PLACE, PLACES, SCHEME, THE_DAY,
    TO_BE_DISCARDED, TO_GO_HOME, TO_LOSE_CONTROL, UNCONTROLLED,
)  # fmt: skip
from quarterdeck.games.five_sails.values import keywords_of, may
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.event import E_FROM, event, happen
from quarterdeck.kernel.flow import Procedure, ask
from quarterdeck.kernel.lasting import sweep

DK_SERVED: Final = 4
DK_EXCESS: Final = 5
DK_SIZE: Final = 6


def begin_dusk(s: FiveSails, f: Frame, answer: int) -> None:
    s.phase = DUSK
    s.dusk_control[:] = s.control
    moment(s, BEGIN_DUSK)


def locations_become_uncontrolled(s: FiveSails, f: Frame, answer: int) -> None:
    """2a: all but those that cannot lose their controller."""
    for place in range(PLACES):
        if may(s, TO_LOSE_CONTROL, ON_PLACE + place):
            s.control[place] = UNCONTROLLED


def become_en_garde(s: FiveSails, f: Frame, answer: int) -> None:
    """2b: all cards in play, equipped ones included. (FS-DUSK-03, FS-RULE-57)"""
    turned = 0
    for c in s.everybody():
        for card in (c, *s.gear(c)):
            if s.engaged[card]:
                turned |= 1 << card
    if turned:
        happen(s, event(EN_GARDE, NONE, turned))


def go_home(s: FiveSails, f: Frame, answer: int) -> None:
    """2b: whatever the distance."""
    going = starts = 0
    for c in s.everybody():
        if s.place[c] != HOME and may(s, TO_GO_HOME, c):
            going |= 1 << c
            starts |= s.place[c] << happenings.STARTED * c
    if going:
        e = event(MOVE, NONE, going, 0, HOME)
        e[E_FROM] = starts
        happen(s, e)


def discard_city_cards(s: FiveSails, f: Frame, answer: int) -> None:
    """2c: what lies in the City under no player's control. (FS-DUSK-04, -05)"""
    left = 0
    for c in s.city_cards():
        if may(s, TO_BE_DISCARDED, c):
            left |= 1 << c
    if left:
        happenings.discard(s, None, NONE, left)


def schemes_to_locker(s: FiveSails, f: Frame, answer: int) -> None:
    """2d: a scheme that lies on a location stays until its own text ends it. (FS-DUSK-06, FS-RULE-58)"""
    schemes = 0
    for seat in range(s.match.seats):
        for c in s.pile(SCHEME, seat):
            if s.place[c] >= HOME:
                schemes |= 1 << c
    if schemes:
        happenings.send_to_locker(s, None, NONE, schemes)


def hand_limit(s: FiveSails, f: Frame, answer: int) -> None:
    """2e: down to the Leader's printed Panache, chosen in player order, discarded together. (FS-DUSK-07, FS-RULE-92)"""
    seat = next_in_order(s, f[DK_SERVED])
    while seat != NONE:
        kept = not_chosen(s, f, seat)
        if len(kept) > hand_size(s, seat):
            if answer == NO_ANSWER:
                answer = ask(s, f, seat, Q_DISCARD, card_keys(s, kept))
                if answer == NO_ANSWER:
                    return
            f[DK_EXCESS] |= 1 << keyed_card(s, kept, answer)
            answer = NO_ANSWER
        else:
            f[DK_SERVED] |= 1 << seat
            seat = next_in_order(s, f[DK_SERVED])
    if f[DK_EXCESS]:
        happenings.discard(s, None, NONE, f[DK_EXCESS])
        f[DK_EXCESS] = 0


def not_chosen(s: FiveSails, f: Frame, seat: int) -> Sequence[int]:
    """What a player has in hand and has not chosen to discard."""
    held = s.hand(seat)
    return [c for c in held if not f[DK_EXCESS] >> c & 1] if f[DK_EXCESS] else held


def hand_size(s: FiveSails, seat: int) -> int:
    """The Leader's printed Panache, and what the rules add."""
    extra: int = s.match.ruleset.extra_hand
    return max(0, s.match.panache[seat] + extra)


def end_dusk(s: FiveSails, f: Frame, answer: int) -> None:
    moment(s, END_DUSK)


def end_day(s: FiveSails, f: Frame, answer: int) -> None:
    moment(s, END_DAY, () if s.record is None else books_of_the_day(s))


def discard_brutes(s: FiveSails, f: Frame, answer: int) -> None:
    """Before the effects of the Day expire. (FS-DUSK-08, FS-RULE-59)"""
    brutes = 0
    for c in s.everybody():
        if keywords_of(s, c, AS_LACKING) & BRUTE:
            brutes |= 1 << c
    if brutes:
        happenings.discard(s, None, NONE, brutes)


def expire(s: FiveSails, f: Frame, answer: int) -> None:
    """Lasting effects and once-per-Day limits end with the Day. (FS-DUSK-09, FS-DAWN-06)"""
    sweep(s, THE_DAY)
    s.used_day = bytearray(s.match.size)
    s.granted_day = ()
    s.stirred = [0] * PLACES
    s.ghosts = {}
    s.day += 1


def steps(rules: Any) -> tuple[Any, ...]:
    return (
        begin_dusk, locations_become_uncontrolled, become_en_garde, go_home, discard_city_cards, schemes_to_locker,
        hand_limit, end_dusk, end_day, discard_brutes, expire,
    )  # fmt: skip


Dusk: Final = Procedure("dusk", steps, DK_SIZE, cards=(DK_EXCESS,))
