"""The cheapest way to go on with a payment, for a table to propose: accepted with one click, or changed at will.

Cheap is what leaves most on board: cards that tack to help come first, then Crew with the least skills; no card is
spent and nobody sinks who need not, the Captain never.
"""

from typing import Final

from quarterdeck.games.ccg.flow import hits, paying
from quarterdeck.games.ccg.flow.paying import by_slot
from quarterdeck.games.ccg.kinds import (
    ABOARD, PAY, Q_ABSORB, TO_ABSORB, TO_FIRE, TO_INFLICT, TO_SINK_TO_ABSORB, TO_TACK, V_SINK, V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SKILLS, SWASHBUCKLING
from quarterdeck.games.ccg.using import offered, reading, thing
from quarterdeck.games.ccg.values import absorbed, extra_absorbed, may, points, skill
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import ability_of, key, thing_of, verb_of
from quarterdeck.kernel.event import Q_PAY, REACT
from quarterdeck.kernel.flow import PROC, SEAT, height_of
from quarterdeck.kernel.payment import OPEN_END, P_COUNTS, P_DUE, P_LAST, P_PAID, P_PURPOSE, P_TERMS, Payment

#: what it costs to sink somebody, besides what each skill is worth
SINKING: Final = 20
WORTH_SUNK: Final = 5

#: one way to produce: what it gives, what it costs, its option
Item = tuple[int, int, int]


def proposal(s: SeventhSea) -> list[int]:
    """Answers to the open question and those that would follow it, until the payment is met; none if there is none."""
    q = s.question
    if q is None or not asked_piecemeal(s):
        return []
    p = s.stack[-1]
    if p[P_TERMS] & OPEN_END:
        return []
    if p[P_PURPOSE] == TO_ABSORB and hits.still_fighting(s, p):
        return [q.options[0]]
    chosen = cheapest(items(s, p), p[P_DUE] - p[P_PAID])
    return [option for _, _, option in (sorted(chosen, key=in_order) if ordered(s, p) else chosen)]


def in_order(item: Item) -> int:
    """Cards that help come first: they change what is due, and the order of Crew begins anew after them."""
    return 0 if verb_of(item[2]) == REACT else paying.option_order(item[0], item[2])


def items(s: SeventhSea, p: Frame) -> list[Item]:
    """Everything that could still be taken; of what uses up the same only the best."""
    if p[P_PURPOSE] == TO_ABSORB:
        return every_source(s, p)
    best: dict[int, Item] = {}
    for item in every_source(s, p):
        used = uses(s, item[2])
        if used not in best or item[0] > best[used][0]:
            best[used] = item
    return list(best.values())


def every_source(s: SeventhSea, p: Frame) -> list[Item]:
    """Every way to go on: cards that help, then Crew in their order."""
    found = absorbing(s, p[SEAT]) if p[P_PURPOSE] == TO_ABSORB else producing(s, p[SEAT], p[P_COUNTS])
    if ordered(s, p):
        found = [item for item in found if in_order(item) >= p[P_LAST]]
    return found if p[P_PURPOSE] == TO_ABSORB else [*helping(s, p), *found]


def helping(s: SeventhSea, p: Frame) -> list[Item]:
    """Cards of the payer that surely add to what is paid: Attachments, Ships, Actions in hand. (CG-COST-04)"""
    found: dict[int, Item] = {}
    for c, a in offered(s, PAY, p, p[SEAT]):
        x = reading(s, p[SEAT], c, a, height_of(s, p))
        if a.gives and not any([a.billed(s, x, at)[1] for at in range(a.bills)]):
            cost = SINKING if not a.tacks_itself else all_skills(s, c) if s.zone[c] == ABOARD else a.gives
            found[key(REACT, thing(s, c), a.number)] = (a.gives, cost, key(REACT, thing(s, c), a.number))
    return list(found.values())


def uses(s: SeventhSea, option: int) -> int:
    """What a source uses up: a Crew tacks once, and sinks once, also where it tacks for its text."""
    verb, thing = verb_of(option), thing_of(option)
    tacks = verb == REACT and s.match.abilities[ability_of(option)].tacks_itself
    return key(V_TACK if tacks else verb, thing)


def ordered(s: SeventhSea, p: Frame) -> bool:
    """Whether sources are asked for in ascending order, as `paying` and `hits` do."""
    if paying.order_matters(s):
        return False
    extra = [extra_absorbed(s, c, sinking) for c in s.crew(p[SEAT]) for sinking in (False, True)]
    return p[P_PURPOSE] != TO_ABSORB or not any(extra)


def producing(s: SeventhSea, seat: int, counts: int) -> list[Item]:
    found: list[Item] = []
    for c in by_slot(s, seat):
        if s.tacked[c] or not may(s, TO_TACK, c):
            continue
        for k in range(len(SKILLS)):
            n = points(s, c, k) if counts >> k & 1 else 0
            if n > 0:
                found.append((n, all_skills(s, c), key(V_TACK, s.slot[c], k)))
    return found


def absorbing(s: SeventhSea, seat: int) -> list[Item]:
    """A Crew may tack, and sink; the Captain's sinking is no way to pay."""
    found: list[Item] = []
    for c in by_slot(s, seat):
        if hits.may_tack(s, c):
            found.append((absorbed(s, c, False), all_skills(s, c), key(V_TACK, s.slot[c], SWASHBUCKLING)))
        if absorbed(s, c, True) and c != s.match.captain[seat] and may(s, TO_SINK_TO_ABSORB, c):
            lost = SINKING + WORTH_SUNK * (all_skills(s, c) + len(s.gear(c)))
            found.append((absorbed(s, c, True), lost, key(V_SINK, s.slot[c], SWASHBUCKLING)))
    return found


def all_skills(s: SeventhSea, c: int) -> int:
    return sum([skill(s, c, k) for k in range(len(SKILLS))])


def sources(s: SeventhSea) -> list[tuple[int, int, int]]:
    """The open payment as a whole: (option, what it gives, the option of the first that is just like it), in the order
    in which they can be taken. None if it is not asked for source by source."""
    p = s.stack[-1]
    if not asked_piecemeal(s) or (p[P_PURPOSE] == TO_ABSORB and hits.still_fighting(s, p)):
        return []
    found = every_source(s, p)
    if ordered(s, p):
        found.sort(key=in_order)
    first: dict[tuple[int, ...], int] = {}
    return [(option, n, first.setdefault(sameness(s, n, option), option)) for n, _, option in found]


def sameness(s: SeventhSea, n: int, option: int) -> tuple[int, ...]:
    """What two sources have in common of which it does not matter which is taken."""
    verb, third = verb_of(option), ability_of(option)
    if verb == REACT:
        return (option,)
    c = s.slots[thing_of(option)]
    return (s.match.definition[c], verb, third, n, s.tacked[c]) if paying.plain(s, c) else (option,)


def asked_piecemeal(s: SeventhSea) -> bool:
    """Whether the open question asks for a source of a payment that may take several."""
    q, p = s.question, s.stack[-1] if s.stack else None
    if q is None or p is None or q.kind not in (Q_PAY, Q_ABSORB) or p[PROC] != Payment.number:
        return False
    return p[P_PURPOSE] not in (TO_FIRE, TO_INFLICT)


def cheapest(found: list[Item], need: int) -> list[Item]:
    """Of all sets that give enough the one that costs least, and of those the one with the fewest Crew."""
    best: dict[int, tuple[int, int, list[Item]]] = {0: (0, 0, [])}
    for item in found:
        for given, (cost, count, chosen) in list(best.items()):
            total = min(need, given + item[0])
            offer = (cost + item[1], count + 1, [*chosen, item])
            if given < need and (total not in best or offer[:2] < best[total][:2]):
                best[total] = offer
    return best[need][2] if need in best and need > 0 else []
