"""Producing and paying (CG-COST, CG-RULE-56): one source after the other, with its own window, until the cost is met.

A payer is offered every source that could still lead to the amount. Sources that are equal are one option. Where
nobody could answer a tack, sources are asked for in ascending order of what they produce: every set of Crew that can
pay a cost can be tacked so, because only the last one, the largest, may make an excess (CG-COST-06).
"""

from typing import Final

from quarterdeck.games.ccg.kinds import (
    BY_FIGHTING, BY_SINKING, BY_TACKING, DECK, HAND, PAID, PAY, PRODUCE, SINK, SUFFER, TACK_CARDS, TO_ABSORB,
    TO_ABSORB_HITS, TO_FIRE, TO_INFLICT, TO_PRODUCE, TO_TACK, UNTACK_CARDS, V_FIGHT, V_SINK, V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CANNON, SWASHBUCKLING
from quarterdeck.games.ccg.using import could_aid, offered, offered_keys, thing
from quarterdeck.games.ccg.values import absorbing_points, extra_absorbed, fighting_skill, may, points, skill
from quarterdeck.kernel.ability import U_EVENT, U_PERFORMER, U_TOUCHED, Use, use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import ability_of, key, thing_of, verb_of
from quarterdeck.kernel.event import E_FROM, E_KIND, E_SET, Q_PAY, REACT, event, happen, heard, members
from quarterdeck.kernel.flow import PROC, SEAT, below, height_of
from quarterdeck.kernel.lasting import ON
from quarterdeck.kernel.payment import OPEN_END, P_COUNTS, P_DUE, P_LAST, P_PAID, P_PURPOSE, P_SET, P_TERMS

#: a way to go on with a payment: what it gives, its option, and its Crew
Source = tuple[int, int, int]

#: events in whose windows others could do something about a source
ANSWERED: Final = (PRODUCE, TACK_CARDS, UNTACK_CARDS, SINK)


def means(s: SeventhSea, p: Frame) -> tuple[int, list[int]]:
    """The sources of a payment in points; Hits are absorbed in `hits`."""
    purpose = p[P_PURPOSE]
    if purpose in (TO_FIRE, TO_INFLICT):
        return Q_PAY, open_means(s, p)
    aids = offered(s, PAY, p, p[SEAT])
    found = sources(s, p[SEAT], p[P_COUNTS])
    need = p[P_DUE] - p[P_PAID]
    if p[P_TERMS] & OPEN_END:
        options = [option for _, option, _ in found]
    else:
        hoped = hopes(s, p, not found)
        options = in_order(s, p, found, need, hoped) if not order_matters(s) else in_any_order(s, found, need, hoped)
    return Q_PAY, [*options, *offered_keys(s, aids)] if aids else options


def open_means(s: SeventhSea, p: Frame) -> list[int]:
    """One Crew fires, or the Crew that won fights; then cards may add to it, as many as one likes. (CG-RULE-70, -59)"""
    if p[P_TERMS] & OPEN_END:
        return offered_keys(s, offered(s, PAY, p, p[SEAT]))
    if p[P_PURPOSE] == TO_INFLICT:
        return [key(V_FIGHT, s.slot[c], SWASHBUCKLING) for c in members(p[P_SET])]
    gunner = below(s, p)[U_PERFORMER]
    if gunner == NONE:
        return [option for _, option, _ in sources(s, p[SEAT], 1 << CANNON)]
    ready = not s.tacked[gunner] and may(s, TO_TACK, gunner) and points(s, gunner, CANNON) > 0
    return [key(V_TACK, s.slot[gunner], CANNON)] if ready else []


def sources(s: SeventhSea, seat: int, skills: int) -> list[Source]:
    """Untacked Crew that could tack for one of the skills, equal ones once, in ascending order. (CG-COST-02)"""
    found: list[Source] = []
    seen: list[tuple[int, int, int]] = []
    for c in by_slot(s, seat):
        if s.tacked[c] or not may(s, TO_TACK, c):
            continue
        for k in range(5):
            if skills >> k & 1:
                n = points(s, c, k)
                if n > 0 and not repeated(s, c, k, n, seen):
                    found.append((n, key(V_TACK, s.slot[c], k), c))
    found.sort()
    return found


def repeated(s: SeventhSea, c: int, k: int, n: int, seen: list[tuple[int, int, int]]) -> bool:
    """Whether another Crew that is just the same is listed already."""
    if not plain(s, c):
        return False
    same = (s.match.definition[c], k, n)
    if same in seen:
        return True
    seen.append(same)
    return False


def plain(s: SeventhSea, c: int) -> bool:
    """Whether a Crew is just as it is printed: nothing attached, nothing that lasts on it, nothing remembered."""
    if s.worn.get(c) or s.memo[c] or s.used[c]:
        return False
    for row in s.lasting:
        if row[ON] == c:
            return False
    return True


def in_order(s: SeventhSea, p: Frame, found: list[Source], need: int, hoped: int) -> list[int]:
    """Sources that come after the last one and, with those after them, could still meet the need."""
    left = 0
    options: list[int] = []
    for n, option, c in reversed(found):
        if option_order(n, option) < p[P_LAST]:
            break
        left += n * equals(s, c)
        if left + hoped >= need:
            options.append(option)
    options.reverse()
    return options


def equals(s: SeventhSea, c: int) -> int:
    """How many Crew of the same player are just like this one, itself included."""
    if not plain(s, c):
        return 1
    m, tacked = s.match, s.tacked
    found = 0
    for d in s.crew(s.holder[c]):
        if m.definition[d] == m.definition[c] and tacked[d] == tacked[c] and plain(s, d):
            found += 1
    return found


def by_slot(s: SeventhSea, seat: int) -> list[int]:
    """A player's Crew in the order of their public numbers: of equal ones the first is the one that is offered."""
    return sorted(s.crew(seat), key=s.slot.__getitem__)


def option_order(n: int, option: int) -> int:
    """Where a source stands in ascending order: by what it gives, then by its option."""
    return n << 40 | option


def in_any_order(s: SeventhSea, found: list[Source], need: int, hoped: int) -> list[int]:
    """All sources, if together they could meet the need."""
    total = sum(n * equals(s, c) for n, _, c in found)
    return [option for _, option, _ in found] if total + hoped >= need else []


def hopes(s: SeventhSea, p: Frame, alone: bool) -> int:
    """What cards could add at most; alone, if there is no Crew left that could tack."""
    skills, purpose = p[P_COUNTS], p[P_PURPOSE]
    return sum(could_aid(s, p[SEAT], k, purpose, alone) for k in range(5) if skills >> k & 1)


def order_matters(s: SeventhSea) -> bool:
    """Whether some card in the game that is not known to be out of reach could answer a source.

    A card in a deck counts like one in a hand: what is offered must not tell which of them it is.
    """
    m, zone = s.match, s.zone
    for kind in ANSWERED:
        if not m.unheard[kind]:
            for ears in m.ears[kind]:
                for c, zones, _ in ears:
                    if zones >> zone[c] & 1 or (zones >> HAND & 1 and zone[c] == DECK):
                        return True
    return False


# Taking a source


def pay_with(s: SeventhSea, p: Frame, answer: int) -> None:
    verb = verb_of(answer)
    if verb == REACT:
        p[P_LAST] = 0  # what it changes may make an order that did not matter matter
        use_aid(s, p, answer)
        return
    c, k = s.slots[thing_of(answer)], ability_of(answer)
    if not p[P_SET] >> c & 1:  # whoever fights absorbs before all order
        p[P_LAST] = option_order(points(s, c, k), answer)
    if verb == V_TACK:
        f = below(s, p)
        if p[P_PURPOSE] == TO_FIRE:
            go_on_freely(p)
            f[U_PERFORMER] = c
        if f[PROC] == Use.number:
            f[U_TOUCHED] |= 1 << c  # those who tacked to pay for it
        tack_for(s, p, c, k)
    elif verb == V_SINK:
        sink_for(s, p, c)
    else:
        go_on_freely(p)
        happen(s, event(PRODUCE, p[SEAT], 1 << c, skill(s, c, fighting_skill(s, c)), k, BY_FIGHTING))


def go_on_freely(p: Frame) -> None:
    """The Crew that had to be named is: from here on the end is open. (CG-COST-17)"""
    p[P_TERMS] = OPEN_END
    p[P_DUE] = 0


def use_aid(s: SeventhSea, p: Frame, answer: int) -> None:
    """A React that produces points, lowers the cost or takes away Hits. (CG-COST-04, CG-HITS-05)"""
    kind = SUFFER if p[P_PURPOSE] == TO_ABSORB else PAY
    for c, ability in offered(s, kind, p, p[SEAT]):
        if key(REACT, thing(s, c), ability.number) == answer:
            at = height_of(s, p)
            use(s, ability, c, s.bearer(c), p[SEAT])[U_EVENT] = at
            return


def tack_for(s: SeventhSea, p: Frame, c: int, k: int) -> None:
    """The Crew tacks, then what it produces may be answered, then it counts. (CG-RULE-56 c, d)"""
    absorbing = p[P_PURPOSE] == TO_ABSORB
    n = absorbing_points(s, c, False) if absorbing else points(s, c, k)
    produced = event(PRODUCE, p[SEAT], 1 << c, n, k, BY_TACKING)
    produced[E_FROM] = extra_absorbed(s, c, False) if absorbing else 0
    one_after_the_other(s, event(TACK_CARDS, p[SEAT], 1 << c, TO_PRODUCE), produced)


def sink_for(s: SeventhSea, p: Frame, c: int) -> None:
    """The Crew sinks with what is attached to it, and absorbs what it was worth. (CG-HITS-04, CG-RULE-57 c)"""
    produced = event(PRODUCE, p[SEAT], 1 << c, points(s, c, SWASHBUCKLING), SWASHBUCKLING, BY_SINKING)
    produced[E_FROM] = extra_absorbed(s, c, True)
    one_after_the_other(s, event(SINK, p[SEAT], 1 << c, TO_ABSORB_HITS), produced)


def one_after_the_other(s: SeventhSea, first: Frame, then: Frame) -> None:
    """Two events; the second begins when all that came of the first is over."""
    if heard(s, first[E_KIND], first[E_SET]):
        s.stack.append(then)
        s.stack.append(first)
    else:
        s.match.changes[first[E_KIND]](s, first)
        happen(s, then)


def spent(s: SeventhSea, p: Frame) -> None:
    """The payment is met: it may be answered as a whole, which may reopen it. (CG-RULE-55)"""
    if p[P_PURPOSE] != TO_ABSORB and heard(s, PAID):
        e = event(PAID, p[SEAT], 0, p[P_PAID], p[P_COUNTS], p[P_PURPOSE])
        s.stack.append(e)
