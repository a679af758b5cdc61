"""Numbers and permissions: skills, ranks, traits, costs, limits; what is printed, and what texts make of it.

Every number is computed when it is read; given a list to fill, the same function explains it.
"""

from typing import Any, Final

from quarterdeck.cardgame.state import Texts
from quarterdeck.cardgame.values import FLOOR, PRINTED, Why, changed_by_rows, in_force, marks_of
from quarterdeck.games.ccg.columns import Cost
from quarterdeck.games.ccg.kinds import (
    CHANGE_COST, CHANGE_CREW_MAXIMUM, CHANGE_HAND_MAXIMUM, CHANGE_HITS, CHANGE_INITIATIVE, CHANGE_MOVE_COST,
    CHANGE_PAID, CHANGE_PRODUCED, CHANGE_SINK_ABSORB, CHANGE_SKILL, CHANGE_TACK_ABSORB, FORBID, GAIN_TRAIT,
    HAND_MAXIMUM, TEXTS, VERBS_FORBIDDEN,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import (
    ANY_AMOUNT, MOVE_COST, NO_RANK, POINTS, RANKS, SAILING, SKILLS, SWASHBUCKLING, SWORDSMAN_RANK,
)  # fmt: skip
from quarterdeck.kernel.ability import U_N
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.lasting import AMOUNT, BY, EXTRA, ON, ORIGIN, WHAT

# What continuous texts answer; skills, ranks and verbs have a question each
ON_SKILL: Final = 0
ON_PRODUCED: Final = ON_SKILL + len(SKILLS)
ON_RANK: Final = ON_PRODUCED + len(SKILLS)
ON_TRAIT: Final = ON_RANK + len(RANKS)
ON_FACTION: Final = ON_TRAIT + 1
ON_MOVE_COST: Final = ON_TRAIT + 2
ON_CREW_MAXIMUM: Final = ON_TRAIT + 3
ON_COUNT: Final = ON_TRAIT + 4
ON_HAND_MAXIMUM: Final = ON_TRAIT + 5
ON_COST: Final = ON_TRAIT + 6  # what it is for (TO_…) is in U_N
ON_CANCEL_COST: Final = ON_TRAIT + 7
ON_HITS: Final = ON_TRAIT + 8
ON_TACK_ABSORB: Final = ON_TRAIT + 9
ON_SINK_ABSORB: Final = ON_TRAIT + 10
ON_INITIATIVE: Final = ON_TRAIT + 11
ON_HOST: Final = ON_TRAIT + 12  # whether an Attachment may go on a card, besides its host line
ON_CHEAPER: Final = ON_TRAIT + 13  # the condition of an Adventure that is completed for less
ON_CANNON_HITS: Final = ON_TRAIT + 14
ON_SPECIAL: Final = ON_TRAIT + 15
ON_GEAR: Final = ON_TRAIT + 16  # Attachments that a Crew is considered to have
ON_CANNON_SUFFERED: Final = ON_TRAIT + 17
ON_ABSORBING: Final = ON_TRAIT + 18  # Swashbuckling that a Crew produces when it tacks to absorb
ON_AFFILIATION: Final = ON_TRAIT + 19
ON_SEAS: Final = ON_TRAIT + 20  # in how many Seas Control is enough to win
ON_MAY: Final = ON_TRAIT + 21
TEXT_QUESTIONS: Final = ON_MAY + VERBS_FORBIDDEN

# Rules that texts turn off or add: what `special` is asked for
NOT_CANCELED: Final = "cannot be canceled"
ANSWERS_ALL: Final = "answers every attack"
TACKS_AS_BONES: Final = "may tack to absorb Hits though Skeletal"
BEARS_SCHOOLS: Final = "bears Swordsman Knacks"
FIGHTS_WITH: Final = tuple([f"fights with {name}" for name in SKILLS])
STEADY: Final = "has a Move Cost that is not increased"
IN_CHEAPER_SEA: Final = "is in the Sea with the lower completion cost"
ON_ANYBODY: Final = "goes on Crew with No Attachments"
ABSORBS_AS_PRINTED: Final = "absorbs its printed Swashbuckling when it tacks"

#: in the place of a card on which a row lies: all Crew of a seat, those that come later included (CG-RULE-34)
ALL_CREW_OF: Final = 1 << 16


#: a text that lasts is read wherever the card lies that it is printed on
ANYWHERE: Final = 0xFFFF


def texts(s: SeventhSea, question: int, c: int) -> Texts:
    """The continuous texts that answer a question about a card.

    Those of cards, and those that an effect lets hold for a time, of all that they speak of or of this card.
    """
    found: Texts = s.match.passives[question]
    if s.changed >> TEXTS & 1:
        for row in s.lasting:
            if row[WHAT] == TEXTS and row[ON] in (NONE, c):
                node: Any = s.match.abilities[row[BY]].row[row[AMOUNT]]
                p = node.texts[row[EXTRA]]
                if p.question == question:
                    found = (*found, (row[ORIGIN], ANYWHERE, p))
    return found


def added(
    s: SeventhSea, found: Texts, c: int, total: int, why: Why | None = None, use: Frame | None = None,
    purpose: int | None = None,
) -> int:  # fmt: skip
    """What continuous texts add to a number that is so high already; none lowers it below its printed minimum."""
    told = (U_N, purpose) if purpose is not None else (-1, 0)
    readings = in_force(s, found, c, use, *told)
    if not readings:
        return 0
    sum_ = 0
    for raising in (True, False):
        for o, p, x in readings:
            n = p.amount.of(s, x)
            if (n > 0) != raising or not n:
                continue
            if p.least and not raising:
                n = max(n, min(0, p.least - total - sum_))
            sum_ += n
            if why is not None and n:
                why.append((n, o))
    return sum_


# Crew


def skill(s: SeventhSea, c: int, k: int, why: Why | None = None) -> int:
    """A Crew's skill; below 0 it reads as 0. (CG-CARDS-24, CG-RULE-09)"""
    m = s.match
    total = m.printed[k][c]
    if why is not None:
        why.append((total, PRINTED))
    gear = s.worn.get(c)
    if gear:
        bonus = m.bonus[k]
        for a in gear:
            total += bonus[a]
            if why is not None and bonus[a]:
                why.append((bonus[a], a))
    found = texts(s, ON_SKILL + k, c)
    if found:
        total += added(s, found, c, total, why)
    if s.changed >> CHANGE_SKILL + k & 1:
        total += of_rows(s, CHANGE_SKILL + k, c, total, why)
    return floored(total, why)


def of_rows(s: SeventhSea, what: int, c: int, total: int, why: Why | None = None) -> int:
    """What lasting rows add to a number that is so high already, on the card itself or on all Crew of its player.

    Those with a printed minimum come last, one after another, and none lowers the number below its own. (CG-RULE-10)
    """
    rows = [row for row in s.lasting if row[WHAT] == what and row[ON] in (c, ALL_CREW_OF + s.holder[c])]
    sum_ = 0
    for row in sorted(rows, key=len):
        n = row[AMOUNT]
        if len(row) > EXTRA:
            n = max(n, min(0, row[EXTRA] - total - sum_))
        sum_ += n
        if why is not None and n:
            why.append((n, row[ORIGIN]))
    return sum_


def floored(total: int, why: Why | None) -> int:
    if total >= 0:
        return total
    if why is not None:
        why.append((0, FLOOR))
    return 0


def points(s: SeventhSea, c: int, k: int, why: Why | None = None) -> int:
    """What a Crew produces when it tacks for a skill, traits included: 0 if it may not. (CG-COST-02, CG-RULE-08)"""
    total = skill(s, c, k, why)
    found = texts(s, ON_PRODUCED + k, c)
    if found:
        total += added(s, found, c, total, why)
    if s.changed >> CHANGE_PRODUCED + k & 1:
        total += of_rows(s, CHANGE_PRODUCED + k, c, total, why)
    return floored(total, why)


def absorbing_points(s: SeventhSea, c: int, sinking: bool) -> int:
    """The Swashbuckling that a Crew produces to absorb Hits: some texts speak of tacking for that alone."""
    total = points(s, c, SWASHBUCKLING)
    found = () if sinking else texts(s, ON_ABSORBING, c)
    return floored(total + added(s, found, c, total), None) if found else total


def extra_absorbed(s: SeventhSea, c: int, sinking: bool, made: int = -1, why: Why | None = None) -> int:
    """What a Crew absorbs besides its Swashbuckling, or what it has made, when it tacks or sinks. (CG-HITS-07, -14)"""
    question, row = (ON_SINK_ABSORB, CHANGE_SINK_ABSORB) if sinking else (ON_TACK_ABSORB, CHANGE_TACK_ABSORB)
    found = texts(s, question, c)
    made = absorbing_points(s, c, sinking) if found and made < 0 else made
    total = added(s, found, c, made, why) if found else 0
    return total + (of_rows(s, row, c, total, why) if s.changed >> row & 1 else 0)


def absorbed(s: SeventhSea, c: int, sinking: bool) -> int:
    """What a Crew absorbs when it tacks, or sinks: never less than nothing."""
    if not sinking and special(s, ABSORBS_AS_PRINTED, c):
        return s.match.printed[SWASHBUCKLING][c]
    return max(0, absorbing_points(s, c, sinking) + extra_absorbed(s, c, sinking))


def extra_hits(s: SeventhSea, c: int, why: Why | None = None) -> int:
    """What a Crew adds to the Hits of its Boarding Attacks and Duels; Swordsman is the rank. (CG-KEY-08)"""
    total = max(0, rank(s, c, SWORDSMAN_RANK))
    if why is not None and total:
        why.append((total, c))
    found = texts(s, ON_HITS, c)
    if found:
        total += added(s, found, c, total, why)
    if s.changed >> CHANGE_HITS & 1:
        total += of_rows(s, CHANGE_HITS, c, total, why)
    return total


def considered(s: SeventhSea, c: int, label: int = 0) -> int:
    """How many Attachments, of a label, a Crew counts as having without any card for them. (CG-KEY-20)"""
    found = texts(s, ON_GEAR, c)
    return sum([p.amount.of(s, x) for _, p, x in in_force(s, found, c) if p.what & label == label]) if found else 0


def rank(s: SeventhSea, c: int, r: int) -> int:
    """A rank, or NO_RANK for who has not the trait. (CG-KEY-08, -10, -11)"""
    m = s.match
    total = m.drawn[c].ranks[r]
    for a in s.worn.get(c, ()):
        more = m.drawn[a].rank_bonus[r]
        total = max(total, 0) + more if more else total
    found = texts(s, ON_RANK + r, c)
    for _, p, x in in_force(s, found, c) if found else ():
        total = max(total, 0) + p.amount.of(s, x)
    return max(total, NO_RANK)


def traits_of(s: SeventhSea, c: int) -> int:
    """The traits that a card has now, as a set."""
    m = s.match
    found = texts(s, ON_TRAIT, c)
    if not found and not s.changed >> GAIN_TRAIT & 3:
        return m.traits[c]
    return marks_of(s, m.traits[c], found, GAIN_TRAIT, c)


def factions_of(s: SeventhSea, c: int) -> int:
    """Printed symbols and those that texts add. (CG-KEY-03)"""
    factions = s.match.faction[c]
    found = texts(s, ON_FACTION, c)
    for _, p, _ in in_force(s, found, c) if found else ():
        factions |= p.what
    return factions


def affiliations_of(s: SeventhSea, c: int) -> int:
    """Nations and societies: printed symbols and those that texts add. (CG-KEY-03)"""
    affiliations: int = s.match.drawn[c].affiliations
    found = texts(s, ON_AFFILIATION, c)
    for _, p, _ in in_force(s, found, c) if found else ():
        affiliations |= p.what
    return affiliations


# Players


def move_cost(s: SeventhSea, seat: int, why: Why | None = None) -> int:
    """What a player's Ship costs to move; of some Ships it is not increased. (CG-COST-09)"""
    printed: int = s.match.drawn[s.match.ship[seat]].move_cost
    if not special(s, STEADY, s.match.ship[seat]):
        return of_ship(s, seat, ON_MOVE_COST, CHANGE_MOVE_COST, printed, why)
    parts: Why = []
    of_ship(s, seat, ON_MOVE_COST, CHANGE_MOVE_COST, printed, parts)
    lower = [part for part in parts[1:] if part[0] < 0]
    if why is not None:
        why += [parts[0], *lower]
    return floored(printed + sum(n for n, _ in lower), why)


def crew_maximum(s: SeventhSea, seat: int, why: Why | None = None) -> int:
    printed = s.match.drawn[s.match.ship[seat]].crew_maximum
    return of_ship(s, seat, ON_CREW_MAXIMUM, CHANGE_CREW_MAXIMUM, printed, why)


def hand_maximum(s: SeventhSea, seat: int, why: Why | None = None) -> int:
    """Seven, changed by effects, never below zero. (CG-HAND-01)"""
    return of_ship(s, seat, ON_HAND_MAXIMUM, CHANGE_HAND_MAXIMUM, HAND_MAXIMUM, why)


def of_ship(s: SeventhSea, seat: int, question: int, row: int, printed: int, why: Why | None) -> int:
    """A number of a player, which texts read on the Ship."""
    total, ship = printed, s.match.ship[seat]
    if why is not None:
        why.append((printed, PRINTED))
    found = texts(s, question, ship)
    if found:
        total += added(s, found, ship, total, why)
    if s.changed >> row & 1:
        total += of_rows(s, row, ship, total, why)
    return floored(total, why)


def seas_needed(s: SeventhSea, seat: int) -> int:
    """In how many Seas a player needs Control to win: all of them, unless a text says otherwise. (CG-VICTORY-03)"""
    found = texts(s, ON_SEAS, s.match.ship[seat])
    return len(s.match.seas) + (added(s, found, s.match.ship[seat], 0) if found else 0)


def cannon_hits(s: SeventhSea, seat: int, why: Why | None = None) -> int:
    """What a player's Cannon Attacks inflict besides the Cannon that is produced. (CG-ACT-09b)"""
    found = texts(s, ON_CANNON_HITS, s.match.ship[seat])
    return added(s, found, s.match.ship[seat], 0, why) if found else 0


def cannon_suffered(s: SeventhSea, seat: int, n: int) -> int:
    """How many of so many Hits of a Cannon Attack a player suffers."""
    found = texts(s, ON_CANNON_SUFFERED, s.match.ship[seat])
    return max(0, n + added(s, found, s.match.ship[seat], n)) if found else n


def crew_count(s: SeventhSea, seat: int) -> int:
    """How many Crew a player has for the Crew Maximum: some count as none or as two, some Attachments as Crew.

    (CG-CARDS-13, CG-RULE-39)
    """
    if not s.match.passives[ON_COUNT] and not s.changed >> TEXTS & 1:
        return len(s.crew(seat))
    ship = s.match.ship[seat]
    gear = [a for c in s.crew(seat) for a in s.gear(c)]
    on_ship = sorted([counted(s, a) for a in s.gear(ship)], reverse=True)
    free = -counted(s, ship)  # so many Attachments of the Ship do not count
    crew = sum(max(0, 1 + counted(s, c, 1)) for c in s.crew(seat))
    return crew + sum(counted(s, a) for a in gear) + sum(on_ship[free:])


def counted(s: SeventhSea, c: int, total: int = 0) -> int:
    """What texts add to how many Crew a card counts as."""
    return added(s, texts(s, ON_COUNT, c), c, total)


def initiative(s: SeventhSea, seat: int, why: Why | None = None) -> int:
    """The Sailing of all Crew, tacked or not, and what texts add. (CG-TURN-02)"""
    total = 0
    for c in s.crew(seat):
        n = skill(s, c, SAILING)
        total += n
        if why is not None and n:
            why.append((n, c))
    found = texts(s, ON_INITIATIVE, s.match.ship[seat])
    if found:
        total += added(s, found, s.match.ship[seat], total, why)
    if s.changed >> CHANGE_INITIATIVE & 1:
        total += changed_by_rows(s, CHANGE_INITIATIVE, s.match.ship[seat], why)
    return total


def aligned(s: SeventhSea, c: int, seat: int) -> bool:
    """Whether a card shares a faction symbol with a player's Captain. (CG-CARDS-10, CG-KEY-23)"""
    return bool(factions_of(s, c) & s.match.faction[s.match.captain[seat]])


# Costs


def due(
    s: SeventhSea, cost: Cost, seat: int, c: int, purpose: int, f: Frame | None = None, why: Why | None = None
) -> int:
    """How many points a flag asks of a player now. (CG-COST-09, -12, CG-RULE-10, -11)"""
    if cost.kind == ANY_AMOUNT:
        return cost.amount
    if cost.kind not in (POINTS, MOVE_COST):
        return 0
    total = cost.amount
    if why is not None:
        why.append((total, PRINTED))
    if cost.kind == MOVE_COST:
        total += move_cost(s, seat, why)
    return changed_cost(s, total, c, purpose, f, why)


def changed_cost(
    s: SeventhSea, total: int, c: int, purpose: int, f: Frame | None = None, why: Why | None = None
) -> int:
    """A cost as texts and rows have changed it; it never falls below 0."""
    found = texts(s, ON_COST, c)
    if found:
        total += added(s, found, c, total, why, f, purpose)
    if s.changed >> CHANGE_COST & 1:
        total += changed_by_rows(s, CHANGE_COST, c, why)
    return floored(total, why)


def surcharged(s: SeventhSea, seat: int, skills: int, amount: int, why: Why | None = None) -> int:
    """A cost that is paid in one skill, with what effects add to all that a player pays in it."""
    if not amount or s.changed < 1 << CHANGE_PAID:
        return amount
    for k in range(len(SKILLS)):
        if skills == 1 << k:
            amount += changed_by_rows(s, CHANGE_PAID + k, s.match.ship[seat], why)
    return max(0, amount)


# Permissions


def may(s: SeventhSea, verb: int, c: int, by: int = -1) -> bool:
    """Whether nothing forbids this of a card; a Ship stands for its player."""
    found = texts(s, ON_MAY + verb, c)
    if found:
        for _, p, x in in_force(s, found, c):
            if p.forbids(s, x, c, by):
                return False
    if s.changed >> FORBID & 1:
        for row in s.lasting:
            if row[WHAT] == FORBID and row[AMOUNT] == verb and (row[ON] == c or row[ON] == ALL_CREW_OF + s.holder[c]):
                return False
    return True


def fighting_skill(s: SeventhSea, c: int) -> int:
    """The skill with which a Crew inflicts Hits in a Boarding Attack: Swashbuckling, unless a text says otherwise."""
    for k, name in enumerate(FIGHTS_WITH):
        if special(s, name, c):
            return k
    return SWASHBUCKLING


def special(s: SeventhSea, name: str, c: int) -> bool:
    """Whether a text that is in force says this of a card."""
    found = texts(s, ON_SPECIAL, c)
    for _, p, _ in in_force(s, found, c) if found else ():
        if name in (p.name, p.also):
            return True
    return False
