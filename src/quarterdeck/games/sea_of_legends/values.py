"""Numbers that are counted when they are read: Notoriety (SL-NOTO), movement, prices, dice."""

from quarterdeck.games.sea_of_legends.effects.texts import Standing, lines_of
from quarterdeck.games.sea_of_legends.facts import Token
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import LOVER, TOKEN
from quarterdeck.games.sea_of_legends.whereabouts import (
    aboard, characters, crew_card, number_of, of_kind, relics, ship, ship_card,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE

#: what True Love is among the lines of a Lover
TRUE_LOVE = 4


def crew_value(s: Voyage, seat: int) -> int:
    """The printed cost of all Crew that are not Legendary. (SL-RULE-20)"""
    return sum([crew_card(s, c).cost for c in aboard(s, seat)])


def held_notoriety(s: Voyage, seat: int) -> int:
    """What goes when its source goes: Crew, Relics, True Love, tokens. (SL-NOTO-03 to -07)"""
    loves = [c for c in characters(s, seat, LOVER) if s.marker[c] >= TRUE_LOVE]
    return crew_value(s, seat) // 10 + len(relics(s, seat)) + len(loves) + token_notoriety(s, seat)


def token_notoriety(s: Voyage, seat: int) -> int:
    """(SL-NOTO-06)"""
    held = [s.match.drawn[c] for c in of_kind(s, seat, TOKEN)]
    return sum([token.notoriety for token in held if isinstance(token, Token)])


def total_notoriety(s: Voyage, seat: int) -> int:
    """(SL-NOTO-01)"""
    return s.notoriety[seat] + held_notoriety(s, seat)


def standing(s: Voyage, seat: int, what: int) -> int:
    """What the continuous texts before a player add up to."""
    total = 0
    for c in (s.captain[seat], *s.tableau(seat)):
        for text in s.match.drawn[c].passives:
            assert isinstance(text, Standing)
            if text.what == what and lines_of(s, c, text.side, text.line):
                total += text.n * (1 if text.each == NONE else number_of(s, seat, text.each))
    return total


def allowance(s: Voyage, seat: int) -> int:
    """How many steps a move may have, before Crew and Items add to it. (SL-MOVE-01)"""
    from_texts = standing(s, seat, Standing.MOVE)
    return ship_card(s, ship(s, seat)).move + from_texts


def passive_dice(s: Voyage, seat: int) -> int:
    """The Bonus dice that always count. (SL-CHAL-14)"""
    return ship_card(s, ship(s, seat)).cannons + standing(s, seat, Standing.DICE)


def price(s: Voyage, seat: int, c: int) -> int:
    """What a ship costs with the old one traded in. (SL-PORT-17)"""
    off = ship_card(s, ship(s, seat)).cost + standing(s, seat, Standing.DISCOUNT)
    return max(0, ship_card(s, c).cost - off)


def capacity(s: Voyage, seat: int) -> int:
    return ship_card(s, ship(s, seat)).crew + standing(s, seat, Standing.BERTHS)


def wages(s: Voyage, seat: int, c: int) -> int:
    """What a Crew costs to hire. (SL-PORT-23)"""
    return max(0, crew_card(s, c).cost - standing(s, seat, Standing.WAGES))
