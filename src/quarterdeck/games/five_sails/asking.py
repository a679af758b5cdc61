"""What a question of this game is about, where it is not a card's text alone that asks."""

from quarterdeck.cardgame import asking
from quarterdeck.cardgame.asking import node_asking, node_words, telling
from quarterdeck.cardgame.joining import AskMay
from quarterdeck.cardgame.terms import Q_EXTRA_COST, Q_MAY
from quarterdeck.cardgame.values import name_of
from quarterdeck.games.five_sails.effects.considering import Consider
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.effects.recruiting import Recruit
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ANNOUNCE, CLAIM, HOME, KIND_NAMES, MOVE, PASSIVE, PLACE_NAMES, PRESSURE, USED,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.event import E_ABILITY, E_KIND, E_PLACE, Happening
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.payment import P_FOR, Payment


def question_words(s: FiveSails, q: Question, usual: str) -> str:
    """What is asked, from the text that asks, or from the rule."""
    node = node_asking(s, q)
    if node is None and q.kind == Q_EXTRA_COST:
        return f"Choose what engages so that {name_of(s, q.source)} intervenes"
    if node is None:
        return retreat_words(s, q) if q.kind == Q_MAY else usual
    if isinstance(node, Consider):
        return node.asks(s, q.seat)
    if isinstance(node, Recruit) and q.kind == Q_MAY:
        return f"Recruit {name_of(s, q.source)} with {node.by.say(telling(s, q))}?"
    text = node_words(s, q, node, usual)
    f = s.stack[-1]
    if isinstance(node, AskMay) and f[U_EVENT] != NONE and s.match.abilities[f[U_ABILITY]].kind == PASSIVE:
        text += f" This is {event_words(s, s.stack[f[U_EVENT]], q.seat)}."
    return text


def retreat_words(s: FiveSails, q: Question) -> str:
    """Some challenges let the challenged character go Home instead."""
    return f"Move {name_of(s, q.source)} Home engaged? That cancels the challenge."


def answered_words(s: FiveSails, seat: int) -> str:
    """What is answered in the window that is open."""
    e = s.stack[-1] if s.stack else None
    if e is not None and e[PROC] == Payment.number:
        return f"while paying for {name_of(s, e[P_FOR])}"
    return event_words(s, e, seat) if e is not None and e[PROC] == Happening.number else ""


def event_words(s: FiveSails, e: Frame, seat: int) -> str:
    ability = e[E_ABILITY] if e[E_KIND] in (ANNOUNCE, USED) else NONE
    of = "" if ability == NONE else f"the {KIND_NAMES[s.match.abilities[ability].kind]} of "
    return asking.event_words(s, e, seat, KINDS, place_words(e), of)


def place_words(e: Frame) -> str:
    kind, place = e[E_KIND], e[E_PLACE]
    if kind == MOVE:
        return " Home" if place >= HOME else f" to {PLACE_NAMES[place]}"
    if kind in (CLAIM, PRESSURE) and 0 <= place < HOME:
        return f" ({PLACE_NAMES[place]})"
    return ""
