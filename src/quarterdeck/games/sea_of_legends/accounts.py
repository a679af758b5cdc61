"""What was used in a game and what it brought, and what Notoriety was earned for: both are read from the record."""

from typing import Any, Final

from quarterdeck.games.sea_of_legends.chronicle import (
    T_BURY, T_CAPTURE, T_CHALLENGE, T_CHAPTER, T_DEFEAT, T_EVENT, T_GAIN, T_GOLD, T_LEGENDARY, T_LOCK, T_LOSE_GOLD,
    T_LOSE_NOTORIETY, T_LOST, T_MOVE, T_NOTORIETY, T_ONWARD, T_OUTCOME, T_PARTED, T_SHIP, T_TURN, T_UNLOCK, T_USE,
    T_WON,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import AGAINST_PORT, RELIC, TOKEN
from quarterdeck.games.sea_of_legends.told import TOLD_ARC, TOLD_CHAPTER
from quarterdeck.kernel.columns import NONE, Row
from quarterdeck.kernel.record import R_AMOUNT, R_CARD, R_KIND, R_OTHER, R_SEAT, whys_of

# What Notoriety is earned for, by the row of the record that comes before it

SOURCES: Final = {
    T_CHAPTER: "adventures", T_OUTCOME: "adventures", T_SHIP: "ships", T_BURY: "buried gold", T_DEFEAT: "NPCs",
}  # fmt: skip
PORTS: Final = "Ports"
#: trades, and Eggs that are dropped
OTHERWISE: Final = "tokens"
#: rows after which nothing is earned for what was before them
OVER: Final = frozenset((T_TURN, T_MOVE, T_ONWARD, T_UNLOCK, T_LOCK, T_LEGENDARY, T_PARTED, T_CAPTURE))

# What things bring

#: rows after which nothing more comes of what was used before them
ENDS: Final = frozenset((T_TURN, T_MOVE, T_ONWARD, T_CHALLENGE, T_WON, T_LOST, T_SHIP, T_BURY))
#: what gold brings when it is buried (SL-PORT-31)
NOTORIETY_IN_GOLD: Final = 10


def earned_by(s: Voyage) -> dict[str, int]:
    """The Notoriety that Captains have earned, by what it was for."""
    found = dict.fromkeys((*SOURCES.values(), PORTS, OTHERWISE), 0)
    source = OTHERWISE
    for row in s.record or ():
        kind = row[R_KIND]
        if kind == T_NOTORIETY:
            found[source] += row[R_AMOUNT]
        elif kind in SOURCES:
            source = SOURCES[kind]
        elif kind == T_CHALLENGE and row[R_AMOUNT] == AGAINST_PORT:
            source = PORTS
        elif kind in OVER:
            source = OTHERWISE
    return found


class Account:
    """One use of a thing: what it was, whose, and what it brought its player, in gold."""

    def __init__(self, kind: str, item: Any, seat: int) -> None:
        self.kind = kind
        self.item = item
        self.seat = seat
        self.brought = 0


def accounts(s: Voyage) -> list[Account]:
    """Chapters, abilities that were used, NPCs whom a player defeated, cards that came to a player, Events."""
    found: list[Account] = []
    chapter: Account | None = None
    now: Account | None = None
    for row in s.record or ():
        opened = account_of(s, row)
        kind = row[R_KIND]
        if opened is not None:
            found.append(opened)
        if kind in (T_CHAPTER, T_USE, T_DEFEAT):
            now = opened
            chapter = opened if kind == T_CHAPTER else chapter
        elif kind == T_OUTCOME:
            now = chapter
        elif kind in ENDS:
            now = None
        if now is not None and now.seat == row[R_SEAT]:
            now.brought += brought(s, row)
    return found


def account_of(s: Voyage, row: Row) -> Account | None:
    """What a row of the record says was used."""
    kind, seat, c = row[R_KIND], row[R_SEAT], row[R_CARD]
    if kind == T_CHAPTER:
        told = [n for pair in whys_of(row)[0] for n in pair]
        return Account("chapter", (told[TOLD_ARC], told[TOLD_CHAPTER]), seat)
    if kind == T_USE:
        return Account("ability", row[R_OTHER], seat)
    if kind == T_EVENT:
        return Account("piece", s.match.definition[c], NONE)
    if kind == T_SHIP or (kind == T_GAIN and s.match.kind[c] != TOKEN) or (kind == T_DEFEAT and seat < s.match.seats):
        return Account("piece", s.match.definition[c], seat)
    return None


def brought(s: Voyage, row: Row) -> int:
    """What a row of the record gave its player, in gold; a Relic is a Notoriety. (SL-NOTO-04)"""
    kind, amount = row[R_KIND], row[R_AMOUNT]
    if kind == T_GOLD:
        return amount
    if kind == T_LOSE_GOLD:
        return -amount
    if kind == T_NOTORIETY:
        return NOTORIETY_IN_GOLD * amount
    if kind == T_LOSE_NOTORIETY:
        return -NOTORIETY_IN_GOLD * amount
    return NOTORIETY_IN_GOLD if kind == T_GAIN and s.match.kind[row[R_CARD]] == RELIC else 0
