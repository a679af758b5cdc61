"""Reading continuous texts and lasting rows, and explaining the numbers they make.

The same function that makes a number, given a list to fill, tells where it came from.
"""

from typing import Any, Final

from quarterdeck.cardgame.filters import THIS
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.state import State, Texts
from quarterdeck.kernel.ability import U_BEARER, U_IT, U_ORIGIN, U_PERFORMER, U_SIZE
from quarterdeck.kernel.columns import NONE, NO_CARD, Frame
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.lasting import AMOUNT, ON, ORIGIN, WHAT

BLANK: Final[list[int]] = [-1] * U_SIZE

#: a continuous text that is in force: whose it is, the text, and the context in which it is read
Reading = tuple[int, Passive, Frame]
NO_READINGS: Final[tuple[Reading, ...]] = ()

#: the parts of a number: how much, and which card it comes from; or one of these
Why = list[tuple[int, int]]
PRINTED: Final = -1
FLOOR: Final = -2  # what is below zero counts as zero
SET_BY: Final = 4096  # and the card: what the number is set to, or held at


def context(s: State, origin: int, it: int) -> Frame:
    """What a continuous text needs to be read: whose it is, who bears it, and the card it is read for."""
    x = BLANK[:]
    x[SEAT] = s.holder[origin]
    x[U_ORIGIN] = origin
    host = s.host[origin]
    bearer = origin if host == NO_CARD else host  # as `s.bearer` has it
    x[U_BEARER] = bearer
    x[U_PERFORMER] = bearer
    x[U_IT] = it
    return x


def in_force(
    s: State, texts: Texts, c: int, use: Frame | None = None, register: int = NONE, told: int = 0
) -> tuple[Reading, ...]:
    """The one loop over continuous texts: those that speak of a card now.

    A text may be read for the use that is announced or considered: who performs it and what it targets may matter, and
    a card's text about itself is then read for the seat that uses it, wherever the card lies. Or it may be told one
    thing more in a register of its context, such as what is bought or compared.
    """
    found = NO_READINGS
    zone = s.zone
    for o, zones, p in texts:
        if zones >> zone[o] & 1:
            one = p.scope.one
            if one and c != o and (one == THIS or c != s.host[o]):
                continue
            x = context(s, o, c)
            if use is not None:
                x[U_PERFORMER] = use[U_PERFORMER]
                if o == c:
                    x[SEAT] = use[SEAT]
                p.read_targets(use, x)
            if register != NONE:
                x[register] = told
            if p.scope.fits(s, x, c) and p.applies(s, x):
                found = (*found, (o, p, x))
    return found


def added(
    s: State, texts: Texts, c: int, why: Why | None, use: Frame | None = None, register: int = NONE, told: int = 0
) -> int:
    """What continuous texts add to a number of a card, all together."""
    total = 0
    for o, p, x in in_force(s, texts, c, use, register, told):
        extra = p.amount.of(s, x)
        total += extra
        if why is not None and extra:
            why.append((extra, o))
    return total


def changed_by_rows(s: State, what: int, on: int, why: Why | None) -> int:
    """What lasting effects add to a number of a card, all together."""
    total = 0
    if s.changed >> what & 1:
        for row in s.lasting:
            if row[WHAT] == what and row[ON] == on:
                total += row[AMOUNT]
                if why is not None:
                    why.append((row[AMOUNT], row[ORIGIN]))
    return total


def marks_of(
    s: State, printed: int, texts: Texts, gain: int, c: int, register: int = NONE, told: int = 0
) -> int:
    """Traits or keywords that a card has now, as a set; `gain + 1` is the row that takes one away.

    What one text gives and another takes is lost.
    """
    for _, p, _ in in_force(s, texts, c, None, register, told):
        printed |= p.what
    if s.changed >> gain & 3:
        lost = 0
        for row in s.lasting:
            if row[ON] == c:
                if row[WHAT] == gain:
                    printed |= row[AMOUNT]
                elif row[WHAT] == gain + 1:
                    lost |= row[AMOUNT]
        printed &= ~lost
    return printed


# Explaining


def sum_of(parts: Why) -> int:
    return sum([n for n, _ in parts])


def kept(s: State) -> Why | None:
    """A list for the parts of a number, if there is a record that they go into."""
    return None if s.record is None else []


def reasons(s: State, why: Why) -> str:
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


def equals(s: State, why: Why) -> str:
    return f" = {reasons(s, why)}" if why else ""


def name_of(s: Any, c: int) -> str:
    return "printed" if c == PRINTED else str(s.match.cards[s.match.definition[c]].name)
