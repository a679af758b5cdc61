"""Why a card in hand cannot be played as an action now, in a phrase: what it costs, whom it needs, where it belongs."""

from quarterdeck.cardgame.values import BLANK
from quarterdeck.games.five_sails.flow.actions import can_equip
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import ACTION, ATTACHMENT, AT_CITY, HOME, MANEUVER, Q_ACTION, REACTION
from quarterdeck.games.five_sails.using import CityAbility, TraitBefore, can_pay, due, purse_of, usable
from quarterdeck.games.five_sails.values import price
from quarterdeck.kernel.ability import U_ABILITY, U_BEARER, U_EVENT, U_FLAGS, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT


def why_not(s: FiveSails, seat: int, name: str) -> str:
    """Why a card of that name in a seat's hand is no answer while it is asked for an action; nothing if it is one."""
    asked = s.question
    held = [c for c in s.hand(seat) if s.match.cards[s.match.definition[c]].name == name]
    if not held or asked is None or asked.seat != seat or asked.kind != Q_ACTION:
        return ""
    c = held[0]
    return why_not_equipped(s, seat, c) if s.match.type[c] == ATTACHMENT else why_not_played(s, seat, c)


def why_not_equipped(s: FiveSails, seat: int, c: int) -> str:
    if any([can_equip(s, seat, p, c, len(s.hand(seat))) for p in s.crew(seat)]):
        return ""
    x = blank(seat)
    need = price(s, c, x)
    return too_dear(s, seat, c, need) or "Nobody of yours can wear it now."


def why_not_played(s: FiveSails, seat: int, c: int) -> str:
    """The first Action on the card is looked at; a card without one is for other moments."""
    actions = [a for a in s.match.hand_actions[c] if isinstance(a, CityAbility)]
    if not actions:
        return belongs(s, c)
    if any([usable(s, a, c, seat) for a in actions]):
        return ""
    a, x = actions[0], blank(seat)
    x[U_ABILITY], x[U_ORIGIN], x[U_BEARER] = a.number, c, s.bearer(c)
    if not any([a.qualifies(s, x, p) for p in a.performer_candidates(s, x)]):
        return needs(s, x, a)
    return too_dear(s, seat, c, due(s, x, a), a.discards) or "There is nothing it could be used on now."


def blank(seat: int) -> Frame:
    x = BLANK[:]
    x[SEAT], x[U_FLAGS], x[U_EVENT] = seat, 0, NONE
    return x


def too_dear(s: FiveSails, seat: int, c: int, need: int, also: int = 0) -> str:
    """'It costs 3, and you can pay 2.'"""
    if can_pay(s, seat, need, c, also):
        return ""
    ones, twos = purse_of(s, seat, c)
    besides = f" and {also} more to discard" if also else ""
    return f"It costs {need}{besides}, and you can pay {ones + 2 * twos}."


def needs(s: FiveSails, x: Frame, a: CityAbility) -> str:
    """'It needs a Duelist of yours in the City.'"""
    somewhere = [p for p in s.crew(x[SEAT]) if not a.at & AT_CITY or s.place[p] < HOME]
    if any([all([t.fits(s, x, p) for t in a.traits]) for p in somewhere]):
        return "Nobody of yours meets what its text asks for."
    who = " ".join([p.trait.name for p in a.parts if isinstance(p, TraitBefore)]) or "character"
    article = "an" if who[0] in "AEIOU" else "a"
    return f"It needs {article} {who} of yours{' in the City' if a.at & AT_CITY else ''}."


def belongs(s: FiveSails, c: int) -> str:
    """What a card without an Action is for."""
    kinds = {a.kind for a in s.match.cards[s.match.definition[c]].abilities}
    if REACTION in kinds:
        return "It is a Reaction: it waits for its moment, and you are asked then."
    if MANEUVER in kinds or ACTION not in kinds:
        return "It is for duels: play it there for its values."
    return ""
