"""Canceling by paying (CG-CANCEL): who is offered it, and what it costs."""

from typing import Any, Final

from quarterdeck.cardgame.rules import holds_hidden
from quarterdeck.games.ccg.flow.nodes import targets_of
from quarterdeck.games.ccg.kinds import A_BOARD, A_PUT_CHANTEY
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import NO_COST, NO_SKILL, SAILING
from quarterdeck.games.ccg.using import could_hold_aid, may_cancel
from quarterdeck.games.ccg.values import (
    NOT_CANCELED, ON_CANCEL_COST, added, due, floored, move_cost, special, surcharged, texts,
)  # fmt: skip
from quarterdeck.games.ccg.whereabouts import player_of, ship_of
from quarterdeck.kernel.ability import U_ABILITY, U_IT, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.payment import TO_CANCEL

NO_CANCEL: Final = (0, NONE)


def cancellers(s: SeventhSea, f: Frame) -> tuple[int, ...]:
    """Who may cancel a use by paying: those it targets; of a Chantey everybody. (CG-CANCEL-02, CG-MULTI-02)"""
    return tuple([seat for seat, skills, amount in prices(s, f) if may_cancel(s, seat, skills, amount, TO_CANCEL)])


def hidden_cancellers(s: SeventhSea, f: Frame) -> int:
    """The players who cannot pay for canceling a use, but could with another hand, a bit each."""
    seats = 0
    for seat, skills, amount in prices(s, f):
        if holds_hidden(s, seat) and could_hold_aid(s, seat, skills, TO_CANCEL):
            if may_cancel(s, seat, skills, 0, TO_CANCEL) and not may_cancel(s, seat, skills, amount, TO_CANCEL):
                seats |= 1 << seat
    return seats


def prices(s: SeventhSea, f: Frame) -> list[tuple[int, int, int]]:
    """What it costs each player whom a use concerns to cancel it: (seat, skills, how much), in player order."""
    found: list[tuple[int, int, int]] = []
    if f[U_ORIGIN] != NONE and special(s, NOT_CANCELED, f[U_ORIGIN]):
        return found
    aimed = concerned(s, f, s.match.abilities[f[U_ABILITY]])
    for seat in player_order(s):
        if aimed >> seat & 1 and seat != f[SEAT]:
            skills, amount = price(s, f, seat)
            if amount != NONE:
                found.append((seat, skills, amount))
    return found


def concerned(s: SeventhSea, f: Frame, ability: Any) -> int:
    """The players whose cards, Ships or persons a use targets, or whom its text names, a bit each."""
    if ability.kind == A_PUT_CHANTEY:
        return int(s.match.everyone)
    seats = 0
    if ability.cancel is not None and ability.cancel.by is not None:
        for c in ability.cancel.by.cards(s, f):
            seats |= 1 << player_of(s, c)
        return seats & s.match.everyone
    aimed = targets_of(s, f) | (1 << f[U_IT] if f[U_IT] >= 0 else 0)
    for c in members(aimed):
        owner = s.match.nobody if ability.cancel is not None and ability.cancel.controller else ship_of(s, c)
        seats |= 1 << (owner if owner != s.match.nobody else s.holder[c])
    return seats & s.match.everyone


def price(s: SeventhSea, f: Frame, seat: int) -> tuple[int, int]:
    """What it costs a player to cancel a use: skills, and how much; NONE if it cannot be canceled so. (CG-CANCEL-01)"""
    ability = s.match.abilities[f[U_ABILITY]]
    if ability.kind == A_BOARD:
        skills, amount = 1 << SAILING, move_cost(s, seat)
    else:
        cost = s.match.drawn[f[U_ORIGIN]].cancel if ability.cancel is None else ability.cancel.cost
        if cost.kind == NO_COST or cost.skill == NO_SKILL:
            return NO_CANCEL
        skills, amount = 1 << cost.skill, due(s, cost, seat, f[U_ORIGIN], TO_CANCEL, f)
    found = texts(s, ON_CANCEL_COST, f[U_ORIGIN])
    if found:
        amount = floored(amount + added(s, found, f[U_ORIGIN], amount, None, f), None)
    if ability.cancel_more is not None and ability.cancel_more.condition.holds(s, f):
        amount += ability.cancel_more.n
    return skills, surcharged(s, seat, skills, amount)
