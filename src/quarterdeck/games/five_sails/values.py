"""Numbers and marks of cards, computed when read: stats, combat values, prices, traits, keywords, what may be done.

Order of a value: printed, additions, below zero reads as zero, then what is set; a dash is never touched
(FS-RULES-01, FS-RULE-50). The same functions, given a list to fill, explain their result.
"""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.five_sails.duel_state import AS_HAVING, AS_LACKING, side_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    CHANGE_COST, CHANGE_STAT, CHANGE_VALUE, CREW, DASH, EQUIPPED, FORBID, GAIN_KEYWORD, GAIN_TRAIT, LOSE_KEYWORD,
    LOSE_TRAIT, NEGOTIABLE, ON_PLACE, ON_SIDE, STATS, VALUES,
)  # fmt: skip
from quarterdeck.kernel.ability import U_BEARER, U_FLAGS, U_IT, U_ORIGIN, U_PERFORMER, U_SIZE
from quarterdeck.kernel.columns import EMPTY, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import AMOUNT, BY, EXTRA, FOR, ON, ORIGIN, WHAT

# Questions that printed continuous text answers: the index of `Setting.passives`.
ON_STAT: Final = 0
ON_VALUE: Final = 4
ON_COST: Final = 7
ON_TRAIT: Final = 8
ON_KEYWORD: Final = 9
ON_SET_STAT: Final = 10
ON_PRESSURE: Final = 11
ON_GRANT: Final = 12
ON_REVEALS: Final = 13
ON_EQUIP: Final = 14
ON_SPECIAL: Final = 15
ON_MAY: Final = 16
ON_PARLEY: Final = 32
ON_IGNORE: Final = 33
ON_TOTAL: Final = 34
QUESTIONS: Final = 35

#: the parts of a number: how much, and which card it comes from; or one of these
Why = list[tuple[int, int]]
PRINTED: Final = -1
FLOOR: Final = -2  # what is below zero counts as zero
SET_BY: Final = 4096  # and the card: what the number is set to, or held at

BLANK: Final[list[int]] = [-1] * U_SIZE


def context(s: FiveSails, origin: int, it: int) -> Frame:
    """What a passive text needs to be read: whose it is, who bears it, and the card it is read for."""
    x = BLANK[:]
    x[SEAT] = s.holder[origin]
    x[U_ORIGIN] = origin
    bearer = s.host[origin] if s.zone[origin] == EQUIPPED else origin
    x[U_BEARER] = bearer
    x[U_PERFORMER] = bearer
    x[U_IT] = it
    return x


def stat(s: FiveSails, c: int, k: int, why: Why | None = None, more: Why | None = None) -> int:
    """A character's current stat; a dash counts as 0, one that left play as it last was. (FS-RULES-20, -28)

    `more` are the parts that it has besides, in a pressure or a parley: they are added before the floor, too.
    """
    m = s.match
    total = m.printed[k][c]
    if total == DASH:
        return 0
    if s.zone[c] != CREW:
        if c in s.ghosts:
            return s.ghosts[c][k]
        return total
    if why is not None:
        why.append((total, PRINTED))
    if not more and c not in s.worn and not m.stat_texts[k] and not s.changed >> (CHANGE_STAT + k) & 1:
        return total
    raised = 0
    for extra, source in more or ():
        total += extra
        if extra > 0:
            raised += extra
        if why is not None and extra:
            why.append((extra, source))
    for a in s.worn.get(c, EMPTY):
        extra = m.modifier[k][a]
        if extra:
            total += extra
            if extra > 0:
                raised += extra
            if why is not None:
                why.append((extra, a))
    for o, zones, p in m.passives[ON_STAT + k]:
        if zones >> s.zone[o] & 1:
            x = context(s, o, c)
            if p.scope.fits(s, x, c) and p.applies(s, x):
                extra = p.amount.of(s, x)
                if extra > 0:
                    if p.never_up:
                        continue
                    raised += extra
                elif m.either_way >> c & 1 and avoids(s, x, c, p):
                    continue
                total += extra
                if why is not None and extra:
                    why.append((extra, o))
    if s.changed >> (CHANGE_STAT + k) & 1:
        for row in s.lasting:
            if row[WHAT] == CHANGE_STAT + k and row[ON] == c:
                total += row[AMOUNT]
                if row[AMOUNT] > 0:
                    raised += row[AMOUNT]
                if why is not None:
                    why.append((row[AMOUNT], row[ORIGIN]))
    unraised = total - raised
    if total < 0:
        total = 0
        if why is not None:
            why.append((0, FLOOR))
    for o, zones, p in m.passives[ON_SET_STAT]:
        if zones >> s.zone[o] & 1 and p.what == k:
            x = context(s, o, c)
            if p.scope.fits(s, x, c) and p.applies(s, x):
                total = p.set_to(s, x, total, unraised)
                if why is not None:
                    why.append((total, SET_BY + o))
    return total


def avoids(s: FiveSails, x: Frame, c: int, p: Any) -> bool:
    """Whether a text does not mean a character if it is taken to have a trait, or not to have it, as its player may
    choose. Where a number would be lowered nobody could want otherwise, so that nobody is asked. (FS-RULE-112)"""
    for way in (AS_HAVING, AS_LACKING):
        x[U_FLAGS] = way
        if not p.scope.fits(s, x, c):
            return True
    return False


def has_stat(s: FiveSails, c: int, k: int) -> bool:
    """Whether the stat is a number; a dash cannot be used to initiate anything. (FS-RULES-02)"""
    return s.match.printed[k][c] != DASH


def explain(s: FiveSails, c: int, k: int) -> str:
    """'Influence 4 = 2 printed + 1 Boon + 1 Captain's Coat'."""
    why: Why = []
    total = stat(s, c, k, why)
    return f"{STATS[k]} {total}{equals(s, why)}"


def reasons(s: FiveSails, why: Why) -> str:
    """'2 printed + 1 Boon - 1 Captain's Coat'; what sets a number is told after what it sets."""
    out = ""
    for n, source in why:
        if source >= SET_BY:
            out += f", but {n} by {name_of(s, source - SET_BY)}"
        elif source == FLOOR:
            out += ", but no less than 0"
        else:
            sign = " - " if n < 0 else " + "
            out += (sign if out else "-" if n < 0 else "") + f"{abs(n)} {name_of(s, source)}"
    return out


def equals(s: FiveSails, why: Why) -> str:
    return f" = {reasons(s, why)}" if why else ""


def name_of(s: FiveSails, c: int) -> str:
    return "printed" if c == PRINTED else str(s.match.cards[s.match.definition[c]].name)


def kept(s: FiveSails) -> Why | None:
    """A list for the parts of a number, if there is a record that they go into."""
    return None if s.record is None else []


def card_value(s: FiveSails, c: int, k: int, side: int, why: Why | None = None) -> int:
    """Riposte, Parry or Thrust of a combat card that prints a number, without what goes to the whole round."""
    m = s.match
    total = m.value[k][c]
    if why is not None:
        why.append((total, c))
    for o, zones, p in m.passives[ON_VALUE + k]:
        if zones >> s.zone[o] & 1:
            x = context(s, o, c)
            if p.scope.fits(s, x, c) and p.applies(s, x):
                extra = p.amount.of(s, x)
                total += extra
                if why is not None and extra:
                    why.append((extra, o))
    return total


def round_value(s: FiveSails, cards: list[int], k: int, side: int, why: Why | None = None) -> int:
    """One combat value of a round: the cards' values and what techniques and maneuvers gave. (FS-RULE-98, -105)

    Everything is added up before what is below zero counts as zero. (FS-RULE-50)
    """
    numbers = [card_value(s, c, k, side, why) for c in cards if s.match.value[k][c] != DASH]
    if not numbers:
        return 0
    total = sum(numbers) + value_rows(s, k, side, why, cards)
    if total < 0 and why is not None:
        why.append((0, FLOOR))
    return max(0, total)


def value_rows(s: FiveSails, k: int, side: int, why: Why | None = None, cards: Sequence[int] = ()) -> int:
    """What goes to the round; a row with one card more (EXTRA) goes to that card, if it counts in this round."""
    total = 0
    if s.changed >> (CHANGE_VALUE + k) & 1:
        for row in s.lasting:
            if row[WHAT] == CHANGE_VALUE + k and row[ON] == ON_SIDE + side:
                if len(row) > EXTRA and (row[EXTRA] not in cards or s.match.value[k][row[EXTRA]] == DASH):
                    continue
                total += row[AMOUNT]
                if why is not None:
                    why.append((row[AMOUNT], row[ORIGIN]))
    return total


def explain_round(s: FiveSails, cards: list[int], k: int, side: int) -> str:
    why: Why = []
    total = round_value(s, cards, k, side, why)
    return f"{VALUES[k]} {total}{equals(s, why)}"


def price(s: FiveSails, c: int, f: Frame, why: Why | None = None) -> int:
    """The wealth cost of a card for the use that is announced or considered. (FS-CORE-43)"""
    m = s.match
    total = m.cost[c]
    if total < 0:
        return 0
    if why is not None:
        why.append((total, PRINTED))
    for p in m.own_price[c]:
        if p.zones >> s.zone[c] & 1:
            x = context(s, c, c)
            x[U_PERFORMER] = f[U_PERFORMER]
            x[SEAT] = f[SEAT]  # the card may lie in a pile of somebody else
            p.read_targets(f, x)
            if p.applies(s, x):
                extra = p.amount.of(s, x)
                total += extra
                if why is not None and extra:
                    why.append((extra, c))
    for o, zones, p in m.prices[c]:
        if zones >> s.zone[o] & 1:
            x = context(s, o, c)
            x[U_PERFORMER] = f[U_PERFORMER]
            p.read_targets(f, x)
            if p.scope.fits(s, x, c) and p.applies(s, x):
                extra = p.amount.of(s, x)
                total += extra
                if why is not None and extra:
                    why.append((extra, o))
    if s.changed >> CHANGE_COST & 1:
        for row in s.lasting:
            if row[WHAT] == CHANGE_COST and row[ON] == c:
                total += row[AMOUNT]
                if why is not None:
                    why.append((row[AMOUNT], row[ORIGIN]))
    if total < 0 and why is not None:
        why.append((0, FLOOR))
    return total if total > 0 else 0


def explain_price(s: FiveSails, c: int, f: Frame) -> str:
    why: Why = []
    total = price(s, c, f, why)
    return f"Cost {total}{equals(s, why)}"


def traits_of(s: FiveSails, c: int) -> int:
    """All traits a card has now. What one text gives and another takes is lost. (FS-RULE-106)"""
    m = s.match
    mask = m.traits[c]
    for o, zones, p in m.passives[ON_TRAIT]:
        if zones >> s.zone[o] & 1:
            x = context(s, o, c)
            if p.scope.fits(s, x, c) and p.applies(s, x):
                mask |= p.what
    if s.changed >> GAIN_TRAIT & 3:
        lost = 0
        for row in s.lasting:
            if row[ON] == c:
                if row[WHAT] == GAIN_TRAIT:
                    mask |= row[AMOUNT]
                elif row[WHAT] == LOSE_TRAIT:
                    lost |= row[AMOUNT]
        mask &= ~lost
    return mask


def has_trait(s: FiveSails, c: int, trait: int) -> bool:
    m = s.match
    if not s.changed >> GAIN_TRAIT & 3:
        if m.traits[c] & trait:
            return True
        if not m.gained_traits & trait:
            return False
    return traits_of(s, c) & trait != 0


def keywords_of(s: FiveSails, c: int, way: int = 0) -> int:
    """The keywords a card has now; `way` reads what its player may choose as chosen (`AS_HAVING`, `AS_LACKING`)."""
    m = s.match
    mask = m.keywords[c]
    texts = m.passives[ON_KEYWORD]
    if not texts and not s.changed:
        return mask
    for o, zones, p in texts:
        if zones >> s.zone[o] & 1:
            x = context(s, o, c)
            x[U_FLAGS] = way
            if p.scope.fits(s, x, c) and p.applies(s, x):
                mask |= p.what
    if s.changed >> GAIN_KEYWORD & 3:
        lost = 0
        for row in s.lasting:
            if row[ON] == c:
                if row[WHAT] == GAIN_KEYWORD:
                    mask |= row[AMOUNT]
                elif row[WHAT] == LOSE_KEYWORD:
                    lost |= row[AMOUNT]
        mask &= ~lost
    return mask


def negotiable(s: FiveSails, c: int) -> bool:
    return keywords_of(s, c) & NEGOTIABLE != 0


def may(s: FiveSails, verb: int, c: int, by: int = -1) -> bool:
    """The only place that answers "allowed?": c is the card (or place) it is about, by the seat or card that acts.

    A prohibition beats whatever allows or demands. (FS-RULES-21)
    """
    for o, zones, p in s.match.passives[ON_MAY + verb]:
        if zones >> s.zone[o] & 1 and not (p.opponents and (by < 0 or by == s.holder[o])):
            if p.forbids(s, context(s, o, c), c, by):
                return False
    if s.changed and s.changed >> FORBID & 1:
        for row in s.lasting:
            if row[WHAT] == FORBID and row[AMOUNT] == verb and forbidden_by(s, row, c, by):
                return False
    return True


def barred(s: FiveSails, verb: int) -> bool:
    """Whether anything in force could forbid this to somebody: if not, nobody has to be asked about one by one."""
    for o, zones, _ in s.match.passives[ON_MAY + verb]:
        if zones >> s.zone[o] & 1:
            return True
    return bool(s.changed >> FORBID & 1)


def forbidden_by(s: FiveSails, row: tuple[int, ...], c: int, by: int) -> bool:
    """A lasting prohibition names a card, a place, or a side of the duel (all cards of its player are meant); or it
    is read by the text that made it (ON = -1)."""
    on = row[ON]
    if ON_SIDE <= on < ON_PLACE:
        return c < ON_SIDE and side_of(s, s.holder[c]) == on - ON_SIDE
    if on != -1:
        return on == c
    ability = s.match.abilities[row[BY]]
    x = context(s, row[ORIGIN], c)
    x[SEAT] = row[FOR]
    return bool(ability.row[row[EXTRA]].forbids(s, x, c, by))


def remember(s: FiveSails, c: int) -> None:
    """Keep a character's values as it leaves play, for whoever still asks. (FS-RULES-20)"""
    stats = [stat(s, c, k) for k in range(len(STATS))]
    s.ghosts[c] = (*stats, s.place[c], s.holder[c], s.wounds[c])  # in the order of G_PLACE and those after it
