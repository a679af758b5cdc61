"""What is put right after every single change, until nothing is left: destruction, Assassination, slots, Crew Cap.

(FS-RULE-49) The run loop calls `settle` whenever something changed; the procedure opens only if there is work.
"""

from typing import Any, Final

from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.values import context
from quarterdeck.games.five_sails import happenings, traits
from quarterdeck.games.five_sails.flow.leaving import eliminate
from quarterdeck.games.five_sails.flow.victory import assassination
from quarterdeck.games.five_sails.seats import player_order
from quarterdeck.games.five_sails.state import (
    DIRTY_CREW, DIRTY_DISCARD, DIRTY_GEAR, DIRTY_LEADER, DIRTY_ROWS, DIRTY_WOUNDS, FiveSails, Setting,
)  # fmt: skip
from quarterdeck.games.five_sails.terms import (
    BRUTE, CHANGE_STAT, CREW, DESTROY, DISCARD, ENTER_DISCARD, FORBID, GAIN_TRAIT, LOST_UNLESS, Q_CREW_EXCESS,
    Q_SLOT_EXCESS, RESOLVE, TO_BE_DESTROYED, TO_LOCKER,
)  # fmt: skip
from quarterdeck.games.five_sails.values import has_trait, keywords_of, may, stat
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.event import CANCELLED, E_FLAGS, E_KIND, E_SET, Happening, event, happen, heard, members
from quarterdeck.kernel.flow import PC, PROC, RESULT, Procedure, again, ask, push

S_SAVED: Final = 4
S_CHOSEN: Final = 5
S_SIZE: Final = 6

#: the traits of which a character may wear one card each, together
SLOTS: Final = traits.ARMOR | traits.ATTIRE | traits.WEAPON


def settle(s: FiveSails) -> bool:
    """Whether the state has to be put right; if so the procedure that does it is opened."""
    dirty = s.dirty
    s.dirty = 0
    if dirty & DIRTY_LEADER and s.changed >> FORBID & 1:
        happenings.let_go(s)
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
    if (dirty & (DIRTY_ROWS | DIRTY_WOUNDS | DIRTY_GEAR) or s.match.sapped) and dying(s):
        return True
    if dirty & DIRTY_GEAR and (crowded(s) is not None or stray(s)):
        return True
    if LOST_UNLESS in s.match.specials and dirty & (DIRTY_GEAR | DIRTY_WOUNDS | DIRTY_ROWS) and unsupported(s):
        return True
    return bool(dirty & (DIRTY_CREW | DIRTY_ROWS)) and overfull(s) != NONE


def dying(s: FiveSails) -> int:
    """Characters with wounds at or above their Resolve, as a set. (FS-CORE-56)"""
    out = 0
    m, wounds = s.match, s.wounds
    sapped = m.sapped or s.changed >> (CHANGE_STAT + RESOLVE) & 1
    printed = m.printed[RESOLVE]
    for c in s.everybody():
        if (sapped or 0 < wounds[c] >= printed[c]) and wounds[c] >= stat(s, c, RESOLVE):
            if may(s, TO_BE_DESTROYED, c):
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
    eliminate(s)


def stray(s: FiveSails) -> int:
    """Equipped cards whose bearer has left play."""
    out = 0
    for host, gear in s.worn.items():
        if s.zone[host] != CREW:
            for a in gear:
                out |= 1 << a
    return out


def stray_gear(s: FiveSails, f: Frame, answer: int) -> None:
    for a in members(stray(s)):
        s.put(a, DISCARD, s.match.owner[a])


def crowded(s: FiveSails) -> tuple[int, list[int]] | None:
    """A character with more than one card of a slot, and those cards. (FS-RULES-33)"""
    m = s.match
    doubtful = s.changed >> GAIN_TRAIT & 3 or m.gained_traits & SLOTS
    for c, gear in s.worn.items():
        if len(gear) > 1:
            if not doubtful and not crammed(m, gear):
                continue
            for slot in traits.SLOTS:
                cards = [a for a in gear if has_trait(s, a, slot) and not s.match.no_slot >> a & 1]
                if len(cards) > 1:
                    return c, cards
    return None


def crammed(m: Setting, gear: tuple[int, ...]) -> bool:
    """Whether two of these cards print the same slot."""
    taken = 0
    for a in gear:
        slot = m.traits[a] & SLOTS
        if slot & taken:
            return True
        taken |= slot
    return False


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


def unsupported(s: FiveSails) -> int:
    """Equipped cards that need something of their bearer which it has no longer, as a set."""
    out = 0
    for a, zones, p in s.match.specials.get(LOST_UNLESS, ()):
        if zones >> s.zone[a] & 1:
            host = s.host[a]
            if not p.scope.fits(s, context(s, a, host), host) and may(s, TO_BE_DESTROYED, a):
                out |= 1 << a
    return out & ~leaving(s) if out else 0


def unsupported_gear(s: FiveSails, f: Frame, answer: int) -> None:
    lost = unsupported(s)
    if lost:
        again(f)
        happenings.destroy(s, None, NONE, lost)


def counted(s: FiveSails, seat: int) -> list[int]:
    """Characters that count against the Crew Cap: all but Brutes. (FS-CARDS-17)"""
    out = leaving(s)
    return [c for c in s.crew(seat) if not keywords_of(s, c) & BRUTE and not out >> c & 1]


def overfull(s: FiveSails) -> int:
    """The first player, in player order, who has too many characters."""
    caps = s.match.crew_cap
    for seat in player_order(s):
        if len(s.crew(seat)) > caps[seat] and len(counted(s, seat)) > caps[seat]:
            return seat
    return NONE


def crew_excess(s: FiveSails, f: Frame, answer: int) -> None:
    """That player sends characters of their choice to the Locker, together. (FS-PLAN-10, FS-RULE-18, -19, -20)"""
    seat = overfull(s)
    if seat == NONE:
        return
    crew = counted(s, seat)
    excess = len(crew) - s.match.crew_cap[seat]
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
    return (
        destruction, check_assassination, stray_gear, slots, unsupported_gear, crew_excess, fresh_discards, settled,
    )  # fmt: skip


Settling: Final = Procedure("settle", steps, S_SIZE)
