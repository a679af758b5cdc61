"""Nodes that every action has: others may answer what it targets, and that it is performed (CG-RULE-55, step 4)."""

from quarterdeck.games.ccg.happenings import only
from quarterdeck.games.ccg.kinds import A_ACT, A_REACT, PERFORM, TARGETED
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.values import NOT_CANCELED, special
from quarterdeck.kernel.ability import CANCELLED, U_ABILITY, U_EVENT, U_FLAGS, U_ORIGIN, U_PLACE, Node, Use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_ABILITY, E_AMOUNT, E_FROM, E_SOURCE, event, heard
from quarterdeck.kernel.flow import PROC, SEAT, height_of


def targets_of(s: SeventhSea, f: Frame, persons: bool = True) -> int:
    """What a use targets, as a set: what its nodes aimed at. Players as persons are there by their Ships."""
    ability = s.match.abilities[f[U_ABILITY]]
    aimed = canceled_card(s, f) if ability.cancels else 0
    for aim in ability.aims:
        if aim.aimed and f[aim.register] > 0 and (persons or not aim.pool.persons):
            aimed |= f[aim.register]
    return aimed


def canceled_card(s: SeventhSea, f: Frame) -> int:
    """What cancels an Act or React targets the card whose effect it is. (CG-TARGET-03)"""
    e = s.stack[f[U_EVENT]] if 0 <= f[U_EVENT] < len(s.stack) else None
    if e is None or e[E_AMOUNT] not in (A_ACT, A_REACT) or e[E_SOURCE] < 0:
        return 0
    return 1 << e[E_SOURCE]


def first_target(s: SeventhSea, f: Frame) -> int:
    for aim in s.match.abilities[f[U_ABILITY]].aims:
        if aim.aimed and f[aim.register] > 0:
            return only(f[aim.register])
    return NONE


def told(s: SeventhSea, f: Frame, kind: int, cards: int, place: int, other: int) -> Frame:
    """An event about a use, which it can be canceled by: where that stands is in E_FROM."""
    e = event(kind, f[SEAT], cards, s.match.abilities[f[U_ABILITY]].kind, place, other)
    e[E_SOURCE], e[E_ABILITY], e[E_FROM] = f[U_ORIGIN], f[U_ABILITY], height_of(s, f)
    return e


class Aimed(Node):
    """Own cards being targeted may be answered. (CG-TARGET-01)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        aimed = targets_of(s, f, persons=False)
        if aimed and heard(s, TARGETED, aimed):
            s.stack.append(told(s, f, TARGETED, aimed, 0, f[U_ORIGIN]))


class Performed(Node):
    """An action being performed, a card being played, may be answered: also by canceling it. (CG-TIMING-05)"""

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        card = 1 << f[U_ORIGIN] if f[U_ORIGIN] >= 0 else 0
        if heard(s, PERFORM, card):
            s.stack.append(told(s, f, PERFORM, card, max(0, f[U_PLACE]), first_target(s, f)))


def cancel_use(s: SeventhSea, at: int) -> None:
    """The effects of a use do not happen; what was paid stays paid. (CG-CANCEL-03, -07)"""
    f = s.stack[at]
    if f[PROC] == Use.number and not (f[U_ORIGIN] >= 0 and special(s, NOT_CANCELED, f[U_ORIGIN])):
        f[U_FLAGS] |= CANCELLED


#: before the effects of everything that is declared
DECLARED: tuple[Node, ...] = (Aimed(), Performed())
