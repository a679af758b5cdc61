"""What is put right after every change: Captains lost, Attachments without a host, hands over their maximum.

The run loop calls `settle` whenever something changed; the procedure opens only if there is work.
"""

from typing import Any, Final

from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.flow.leaving import captains_lost, eliminate
from quarterdeck.games.ccg.kinds import ATTACHED, DISCARD, IN_PLAY, LASTING, Q_HAND_LIMIT, WATERS
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import DIRTY_CAPTAIN, DIRTY_GEAR, DIRTY_HAND, DIRTY_ROWS, SeventhSea
from quarterdeck.games.ccg.values import hand_maximum
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.flow import PC, PROC, RESULT, Procedure, again, ask, push
from quarterdeck.kernel.lasting import ORIGIN

S_SAVED: Final = 4
S_CHOSEN: Final = 5
S_SIZE: Final = 6


def settle(s: SeventhSea) -> bool:
    """Whether the state has to be put right; if so the procedure that does it is opened."""
    dirty = s.dirty
    s.dirty = 0
    f = s.stack[-1] if s.stack else None
    if f is not None and f[PROC] == Settling.number:
        f[PC] = 0
        return False
    if not needed(s, dirty):
        return False
    new = push(s, Settling)
    new[S_SAVED] = f[RESULT] if f is not None else 0
    return True


def needed(s: SeventhSea, dirty: int) -> bool:
    if dirty & DIRTY_CAPTAIN and captains_lost(s):
        return True
    if dirty & DIRTY_GEAR and stray(s):
        return True
    if dirty & DIRTY_ROWS and ended(s):
        return True
    return bool(dirty & (DIRTY_HAND | DIRTY_ROWS | DIRTY_GEAR)) and overfull(s) != NONE


def lost_captains(s: SeventhSea, f: Frame, answer: int) -> None:
    eliminate(s)


def stray(s: SeventhSea) -> list[int]:
    """Attachments whose host has left play without them."""
    return [a for host, gear in s.worn.items() for a in gear if not (IN_PLAY | 1 << WATERS) >> s.zone[host] & 1]


def stray_attachments(s: SeventhSea, f: Frame, answer: int) -> None:
    for a in stray(s):
        if s.zone[a] == ATTACHED:
            happenings.to_pile(s, a, DISCARD)


def ended(s: SeventhSea) -> list[int]:
    """Action cards that stayed in play for an effect that has ended. (CG-CARDS-16)"""
    staying = [c for seat in range(s.match.seats) for c in s.pile(LASTING, seat)]
    if not staying:
        return staying
    lasting = {row[ORIGIN] for row in s.lasting}
    return [c for c in staying if c not in lasting]


def ended_actions(s: SeventhSea, f: Frame, answer: int) -> None:
    for c in ended(s):
        happenings.to_pile(s, c, DISCARD)


def overfull(s: SeventhSea) -> int:
    """The first player, in turn order, who holds more cards than the maximum. (CG-HAND-02, CG-RULE-67)"""
    for seat in player_order(s):
        if len(s.hand(seat)) > hand_maximum(s, seat):
            return seat
    return NONE


def to_discard(s: SeventhSea, seat: int) -> int:
    """How many cards a player has still to choose, while being asked for them."""
    return len(s.hand(seat)) - s.stack[-1][S_CHOSEN].bit_count() - hand_maximum(s, seat)


def not_chosen(s: SeventhSea, f: Frame, seat: int) -> list[int]:
    """What a player has in hand and has not chosen to discard."""
    return [c for c in s.hand(seat) if not f[S_CHOSEN] >> c & 1]


def hand_limit(s: SeventhSea, f: Frame, answer: int) -> None:
    """That player discards cards of choice, one by one, together. (CG-HAND-02)"""
    seat = overfull(s)
    if seat == NONE:
        return
    held = not_chosen(s, f, seat)
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_HAND_LIMIT, card_keys(s, held))
        if answer == NO_ANSWER:
            return
    f[S_CHOSEN] |= 1 << keyed_card(s, held, answer)
    again(f)
    if len(held) - 1 <= hand_maximum(s, seat):
        chosen = f[S_CHOSEN]
        f[S_CHOSEN] = 0
        happenings.discard(s, None, seat, chosen)


def settled(s: SeventhSea, f: Frame, answer: int) -> None:
    """What is settled in between leaves no trace in the result that the frame below waits for."""
    f[RESULT] = f[S_SAVED]


def steps(rules: Any) -> tuple[Any, ...]:
    return (lost_captains, stray_attachments, ended_actions, hand_limit, settled)


Settling: Final = Procedure("settle", steps, S_SIZE, cards=(S_CHOSEN,))
