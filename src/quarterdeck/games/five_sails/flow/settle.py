"""What is put right after every single change, until nothing is left: destruction, Assassination, slots, Crew Cap.

(FS-RULE-49) The run loop calls `settle` whenever something changed; the procedure opens only if there is work.
"""

from typing import Any, Final

from quarterdeck.games.five_sails import happenings, traits
from quarterdeck.games.five_sails.effects.nodes import card_keys, keyed_card
from quarterdeck.games.five_sails.flow.victory import assassination
from quarterdeck.games.five_sails.state import (
    DIRTY_CREW, DIRTY_DISCARD, DIRTY_GEAR, DIRTY_LEADER, DIRTY_ROWS, DIRTY_WOUNDS, FiveSails,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import (
    BRUTE, CREW, DESTROY, DISCARD, ENTER_DISCARD, Q_CREW_EXCESS, Q_SLOT_EXCESS, RESOLVE, TO_BE_DESTROYED, TO_LOCKER,
)  # fmt: skip
from quarterdeck.games.five_sails.values import has_trait, keywords_of, may, stat
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.event import CANCELLED, E_FLAGS, E_KIND, E_SET, Happening, event, happen, heard
from quarterdeck.kernel.flow import PC, PROC, RESULT, Procedure, again, ask, push

S_SAVED: Final = 4
S_CHOSEN: Final = 5
S_SIZE: Final = 6

NO_SLOT_TAKEN: Final = "takes up no slot for Armor, Attire or Weapons"


def settle(s: FiveSails) -> bool:
    """Whether the state has to be put right; if so the procedure that does it is opened."""
    dirty = s.dirty
    s.dirty = 0
    f = s.stack[-1] if s.stack else None
    if f is not None and f[PROC] == Settling.number:
        f[PC] = 0
        return False
    if dirty & DIRTY_DISCARD and not heard(s, ENTER_DISCARD, s.fresh):
        s.fresh = 0
        dirty &= ~DIRTY_DISCARD
    if not needed(s, dirty):
        return False
    new = push(s, Settling)
    new[S_SAVED] = f[RESULT] if f is not None else 0
    return True


def needed(s: FiveSails, dirty: int) -> bool:
    if dirty & (DIRTY_LEADER | DIRTY_DISCARD):
        return True
    if dirty & (DIRTY_ROWS | DIRTY_WOUNDS | DIRTY_GEAR | DIRTY_CREW) and dying(s):
        return True
    if dirty & DIRTY_GEAR and (crowded(s) is not None or stray(s)):
        return True
    return bool(dirty & (DIRTY_CREW | DIRTY_ROWS)) and overfull(s) != NONE


def dying(s: FiveSails) -> int:
    """Characters with wounds at or above their Resolve, as a set. (FS-CORE-56)"""
    out = 0
    wounds, rows = s.wounds, s.lasting
    for seat in range(s.match.seats):
        for c in s.crew(seat):
            if (wounds[c] or rows) and wounds[c] >= stat(s, c, RESOLVE) and may(s, TO_BE_DESTROYED, c):
                out |= 1 << c
    return out & ~leaving(s) if out else 0


def leaving(s: FiveSails) -> int:
    """Cards already on their way out of play, as a set: what happens meanwhile does not send them again."""
    out = 0
    for f in s.stack:
        if f[PROC] == Happening.number and f[E_KIND] in (DESTROY, TO_LOCKER) and not f[E_FLAGS] & CANCELLED:
            out |= f[E_SET]
    return out


def destruction(s: FiveSails, f: Frame, answer: int) -> None:
    doomed = dying(s)
    if doomed:
        again(f)
        happenings.destroy(s, None, NONE, doomed)


def check_assassination(s: FiveSails, f: Frame, answer: int) -> None:
    assassination(s)


def stray(s: FiveSails) -> int:
    """Equipped cards whose bearer has left play."""
    out = 0
    for host, gear in s.worn.items():
        if s.zone[host] != CREW:
            for a in gear:
                out |= 1 << a
    return out


def stray_gear(s: FiveSails, f: Frame, answer: int) -> None:
    for a in happenings.members(stray(s)):
        s.put(a, DISCARD, s.match.owner[a])


def crowded(s: FiveSails) -> tuple[int, list[int]] | None:
    """A character with more than one card of a slot, and those cards. (FS-RULES-33)"""
    for c, gear in s.worn.items():
        if len(gear) > 1:
            for slot in traits.SLOTS:
                cards = [a for a in gear if has_trait(s, a, slot) and not s.match.no_slot >> a & 1]
                if len(cards) > 1:
                    return c, cards
    return None


def slots(s: FiveSails, f: Frame, answer: int) -> None:
    """The character's controller destroys cards of the slot until one is left, old or new. (FS-RULE-54)"""
    found = crowded(s)
    if found is None:
        return
    host, cards = found
    cards = [a for a in cards if may(s, TO_BE_DESTROYED, a, s.holder[host])]
    if not cards:
        return
    if answer == NO_ANSWER:
        answer = ask(s, f, s.holder[host], Q_SLOT_EXCESS, card_keys(s, cards), host)
        if answer == NO_ANSWER:
            return
    again(f)
    happenings.destroy(s, None, s.holder[host], 1 << keyed_card(s, cards, answer))


def crew_cap(s: FiveSails, seat: int) -> int:
    return int(s.match.cards[s.match.definition[s.match.leader[seat]]].crew_cap)


def counted(s: FiveSails, seat: int) -> list[int]:
    """Characters that count against the Crew Cap: all but Brutes. (FS-CARDS-17)"""
    out = leaving(s)
    return [c for c in s.crew(seat) if not keywords_of(s, c) & BRUTE and not out >> c & 1]


def overfull(s: FiveSails) -> int:
    """The first player, in player order, who has too many characters."""
    for seat in s.match.rules.player_order(s):
        if len(s.crew(seat)) > crew_cap(s, seat) and len(counted(s, seat)) > crew_cap(s, seat):
            return int(seat)
    return NONE


def crew_excess(s: FiveSails, f: Frame, answer: int) -> None:
    """That player sends characters of their choice to the Locker, together. (FS-PLAN-10, FS-RULE-18, -19, -20)"""
    seat = overfull(s)
    if seat == NONE:
        return
    crew = counted(s, seat)
    excess = len(crew) - crew_cap(s, seat)
    offered = [c for c in crew if c != s.match.leader[seat] and not f[S_CHOSEN] >> c & 1]
    if answer == NO_ANSWER:
        answer = ask(s, f, seat, Q_CREW_EXCESS, card_keys(s, offered or [s.match.leader[seat]]))
        if answer == NO_ANSWER:
            return
    f[S_CHOSEN] |= 1 << keyed_card(s, offered or [s.match.leader[seat]], answer)
    again(f)
    if f[S_CHOSEN].bit_count() >= excess:
        leaving = f[S_CHOSEN]
        f[S_CHOSEN] = 0
        happenings.send_to_locker(s, None, seat, leaving)


def fresh_discards(s: FiveSails, f: Frame, answer: int) -> None:
    """Cards that have just come into a discard pile may have something to say about it."""
    fresh = s.fresh
    s.fresh = 0
    if fresh:
        happen(s, event(ENTER_DISCARD, NONE, fresh))


def settled(s: FiveSails, f: Frame, answer: int) -> None:
    """What is settled in between leaves no trace in the result that the frame below waits for."""
    f[RESULT] = f[S_SAVED]


def steps(rules: Any) -> tuple[Any, ...]:
    return (destruction, check_assassination, stray_gear, slots, crew_excess, fresh_discards, settled)


Settling: Final = Procedure("settle", steps, S_SIZE)
