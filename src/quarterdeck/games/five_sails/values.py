"""Numbers and marks of cards, computed when read: stats, combat values, prices, traits, keywords, what may be done.

Order of a value: printed, additions, below zero reads as zero, then what is set; a dash is never touched
(FS-RULES-01, FS-RULE-50). The same functions, given a list to fill, explain their result.
"""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.values import (
    FLOOR, PRINTED, SET_BY, Why, added, changed_by_rows, context, equals, in_force, marks_of,
)  # fmt: skip
from quarterdeck.games.five_sails.duel_state import AS_HAVING, AS_LACKING, side_of
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.traits import LOW
from quarterdeck.games.five_sails.terms import (
    CHANGE_COST, CHANGE_STAT, CHANGE_VALUE, CREW, DASH, FORBID, GAIN_KEYWORD, GAIN_TRAIT, NEGOTIABLE, ON_PLACE,
    ON_SIDE, STATS, VALUES, VERBS_FORBIDDEN,
)  # fmt: skip
from quarterdeck.kernel.ability import U_FLAGS
from quarterdeck.kernel.columns import EMPTY, NONE, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import AMOUNT, BY, EXTRA, FOR, ON, ORIGIN, WHAT

# Questions that printed continuous text answers: the index of `Setting.passives`.
ON_STAT: Final = 0
ON_SET_STAT: Final = 4
ON_VALUE: Final = 8
ON_COST: Final = 11
ON_TRAIT: Final = 12
ON_KEYWORD: Final = 13
ON_PRESSURE: Final = 14
ON_GRANT: Final = 15
ON_REVEALS: Final = 16
ON_EQUIP: Final = 17
ON_SPECIAL: Final = 18
ON_PARLEY: Final = 19
ON_IGNORE: Final = 20
ON_TOTAL: Final = 21
ON_MAY: Final = 22
QUESTIONS: Final = ON_MAY + VERBS_FORBIDDEN
#: the questions that a text about the first stat answers, as a set; those about the others follow it
ON_A_STAT: Final = 1 << ON_STAT | 1 << ON_SET_STAT


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
    texts = ON_A_STAT << k & s.speaking
    if not more and c not in s.worn and not texts and not s.changed >> (CHANGE_STAT + k) & 1:
        return total
    raised = 0
    if more is not None:
        for extra, source in more:
            total += extra
            if extra > 0:
                raised += extra
            if why is not None and extra:
                why.append((extra, source))
    for a in s.worn.get(c, EMPTY):  # engaged or not (FS-CARDS-28)
        extra = m.modifier[k][a]
        if extra:
            total += extra
            if extra > 0:
                raised += extra
            if why is not None:
                why.append((extra, a))
    if s.speaking >> (ON_STAT + k) & 1:
        for o, p, x in in_force(s, m.passives[ON_STAT + k], c):
            extra = p.amount.of(s, x)
            if extra > 0:
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
                raised += max(0, row[AMOUNT])
                if why is not None:
                    why.append((row[AMOUNT], row[ORIGIN]))
    unraised = total - raised
    if total < 0:
        total = 0
        if why is not None:
            why.append((0, FLOOR))
    if s.speaking >> (ON_SET_STAT + k) & 1:
        for o, p, x in in_force(s, m.passives[ON_SET_STAT + k], c):
            total = p.set_to(s, x, total, unraised)
            if why is not None:
                why.append((total, SET_BY + o))
    return total


def avoids(s: FiveSails, x: Frame, c: int, p: Passive) -> bool:
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


def card_value(s: FiveSails, c: int, k: int, side: int, why: Why | None = None) -> int:
    """Riposte, Parry or Thrust of a combat card that prints a number, without what goes to the whole round."""
    m = s.match
    total = m.value[k][c]
    if why is not None:
        why.append((total, c))
    if s.speaking >> (ON_VALUE + k) & 1:
        total += added(s, m.passives[ON_VALUE + k], c, why)
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
    if m.prices[c]:
        total += added(s, m.prices[c], c, why, f)
    if s.changed:
        total += changed_by_rows(s, CHANGE_COST, c, why)
    if total < 0 and why is not None:
        why.append((0, FLOOR))
    return total if total > 0 else 0


def explain_price(s: FiveSails, c: int, f: Frame) -> str:
    why: Why = []
    total = price(s, c, f, why)
    return f"Cost {total}{equals(s, why)}"


def has_trait(s: FiveSails, c: int, trait: int) -> bool:
    """Whether a card has a trait now. What one text gives and another takes is lost. (FS-RULE-106)"""
    m = s.match
    if not s.changed >> GAIN_TRAIT & 3:
        if (m.low_traits[c] if trait <= LOW else m.traits[c]) & trait:
            return True
        if not s.speaking >> ON_TRAIT & 1 or not m.gained_traits & trait:
            return False
    return marks_of(s, m.traits[c], m.passives[ON_TRAIT], GAIN_TRAIT, c) & trait != 0


def keywords_of(s: FiveSails, c: int, way: int = 0) -> int:
    """The keywords a card has now; `way` reads what its player may choose as chosen (`AS_HAVING`, `AS_LACKING`)."""
    m = s.match
    if not s.speaking >> ON_KEYWORD & 1 and not s.changed >> GAIN_KEYWORD & 3:
        return m.keywords[c]
    return marks_of(s, m.keywords[c], m.passives[ON_KEYWORD], GAIN_KEYWORD, c, U_FLAGS if way else NONE, way)


def negotiable(s: FiveSails, c: int) -> bool:
    return keywords_of(s, c) & NEGOTIABLE != 0


def may(s: FiveSails, verb: int, c: int, by: int = -1) -> bool:
    """The only place that answers "allowed?": c is the card (or place) it is about, by the seat or card that acts.

    A prohibition beats whatever allows or demands. (FS-RULES-21)
    """
    if s.speaking >> (ON_MAY + verb) & 1:
        for _, p, x in in_force(s, s.match.passives[ON_MAY + verb], c):
            if p.forbids(s, x, c, by):
                return False
    if s.changed and s.changed >> FORBID & 1:
        for row in s.lasting:
            if row[WHAT] == FORBID and row[AMOUNT] == verb and forbidden_by(s, row, c, by):
                return False
    return True


def barred(s: FiveSails, verb: int) -> bool:
    """Whether anything in force could forbid this to somebody: if not, nobody has to be asked about one by one."""
    return bool(s.speaking >> (ON_MAY + verb) & 1 or s.changed >> FORBID & 1)


def forbidden_by(s: FiveSails, row: tuple[int, ...], c: int, by: int) -> bool:
    """A lasting prohibition names a card, a place, or a side of the duel (all cards of its player are meant); or it
    is read by the text that made it (ON = -1)."""
    on = row[ON]
    if ON_SIDE <= on < ON_PLACE:
        return c < ON_SIDE and side_of(s, s.holder[c]) == on - ON_SIDE
    if on != -1:
        return on == c
    node: Any = s.match.abilities[row[BY]].row[row[EXTRA]]
    x = context(s, row[ORIGIN], c)
    x[SEAT] = row[FOR]
    return bool(node.forbids(s, x, c, by))


def remember(s: FiveSails, c: int) -> None:
    """Keep a character's values as it leaves play, for whoever still asks. (FS-RULES-20)"""
    stats = [stat(s, c, k) for k in range(len(STATS))]
    s.ghosts[c] = (*stats, s.place[c], s.holder[c], s.wounds[c])  # in the order of G_PLACE and those after it
