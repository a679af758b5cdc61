"""What a question is about, in words: the card's own text, told of the cards that are on the table.

Only what the seat that is asked may know is named; all else is spoken of as the card prints it.
"""

from quarterdeck.games.five_sails.effects.sets import Role, Target, Them
from quarterdeck.games.five_sails.effects.nodes import TIMINGS, AskMay, Choose, Consider, Effect, Modes, clauses, orders
from quarterdeck.games.five_sails.effects.recruiting import Recruit
from quarterdeck.games.five_sails.effects.triggers import BEFALLS, HAPPENS, MOMENT_OF
from quarterdeck.games.five_sails.effects.waiving import AskWaiver
from quarterdeck.games.five_sails.happenings import members
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    CLAIM, EVENT_NAMES, HOME, MOVE, PASSIVE, PLACE_NAMES, PRESSURE, Q_CARD_ORDER, Q_EXTRA_COST, Q_LOCATION, Q_MAY,
    Q_MODE,
)  # fmt: skip
from quarterdeck.kernel.ability import P_FOR, U_ABILITY, U_EVENT, U_NODE, Node, Payment, Use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.event import AFTER, BEFORE, E_KIND, E_PLACE, E_SET, WHEN, Happening
from quarterdeck.kernel.flow import PC, PROC
from quarterdeck.kernel.knowledge import knows
from quarterdeck.kernel.words import Words, listed

#: which window the steps of an event open
WINDOWS = {0: BEFORE, 1: WHEN, 3: AFTER}
#: more cards than this are not named one by one
CROWD = 4


def name_of(s: FiveSails, c: int) -> str:
    return str(s.match.cards[s.match.definition[c]].name)


def node_asking(s: FiveSails, q: Question) -> Node | None:
    """The part of a card's text that asks, if one does."""
    if not s.stack or s.answers:
        return None
    f = s.stack[-1]
    if f[PROC] != Use.number or f[U_ABILITY] != q.ability:
        return None
    row = s.match.abilities[q.ability].row
    node: Node | None = row[f[U_NODE]] if 0 <= f[U_NODE] < len(row) else None
    return node


def telling(s: FiveSails, q: Question) -> Words:
    """Words that call the cards a text speaks of by their names, as far as the seat that is asked knows them."""
    f = s.stack[-1]

    def tell(who: object) -> str:
        if not isinstance(who, Role | Target | Them):
            return ""
        cards = who.cards(s, f)
        return listed([name_of(s, c) for c in cards]) if all(knows(s, q.seat, c) for c in cards) else ""

    w = Words()
    w.tell = tell
    return w


def question_words(s: FiveSails, q: Question, usual: str) -> str:
    """What is asked, from the text that asks: 'Engage Philip Hase? If not, Philip Hase takes a wound.'"""
    node = node_asking(s, q)
    if node is None and q.kind == Q_EXTRA_COST:
        return f"Choose what engages so that {name_of(s, q.source)} intervenes"
    if node is None:
        return retreat_words(s, q) if q.kind == Q_MAY else usual
    w = telling(s, q)
    if isinstance(node, AskMay):
        return may_words(s, q, w, node)
    if isinstance(node, Consider):
        return node.asks(s, q.seat)
    if isinstance(node, AskWaiver):
        return capital(node.asks(w))
    if isinstance(node, Choose):
        return "Choose " + node.target.full(w, "").strip()
    if isinstance(node, Recruit) and q.kind == Q_MAY:
        return f"Recruit {name_of(s, q.source)} with {node.by.say(w)}?"
    if isinstance(node, Effect) and q.kind in (Q_LOCATION, Q_CARD_ORDER, Q_MODE):
        return f"{usual}: {node.say(w)}"
    if isinstance(node, Effect) and q.kind == Q_EXTRA_COST:
        return capital(node.order(w)) or usual
    return usual


def may_words(s: FiveSails, q: Question, w: Words, node: AskMay) -> str:
    may, f = node.may, s.stack[-1]
    w.decider = None if may.who is None else may.who.key()
    text = capital(orders(w, may.then)) + "?"
    w.decider = None
    if may.otherwise:
        text += f" If not, {clauses(w, may.otherwise)}."
    answered = s.stack[f[U_EVENT]] if f[U_EVENT] != NONE else None
    if answered is not None and s.match.abilities[f[U_ABILITY]].kind == PASSIVE:
        text += f" This is {event_words(s, answered, q.seat)}."
    return text


def retreat_words(s: FiveSails, q: Question) -> str:
    """Some challenges let the challenged character go Home instead."""
    return f"Move {name_of(s, q.source)} Home engaged? That cancels the challenge."


def mode_words(s: FiveSails, q: Question, mode: int) -> str:
    """One of several things that a text lets a player choose from."""
    node = node_asking(s, q)
    return capital(node.mode_words(telling(s, q), mode)) if isinstance(node, Modes) else f"Choice {mode + 1}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# What is answered


def answered_words(s: FiveSails, seat: int) -> str:
    """What is answered in the window that is open."""
    e = s.stack[-1] if s.stack else None
    if e is not None and e[PROC] == Payment.number:
        return f"while paying for {name_of(s, e[P_FOR])}"
    return event_words(s, e, seat) if e is not None and e[PROC] == Happening.number else ""


def event_words(s: FiveSails, e: Frame, seat: int) -> str:
    """'before Philip Hase moves to the Docks', 'at the beginning of Dusk'."""
    timing, kind = WINDOWS.get(e[PC], WHEN), e[E_KIND]
    cards = members(e[E_SET])
    if cards and kind in BEFALLS:
        what = f"{said_cards(s, seat, cards)} {agreeing(BEFALLS[kind], len(cards))}{place_words(e)}"
        return f"{TIMINGS[timing]} {what}"
    noun, verb = HAPPENS.get(kind, (EVENT_NAMES[kind], ""))
    word = TIMINGS[timing] if verb or timing != WHEN else "at"
    return f"{word} {MOMENT_OF.get(kind, '')}{noun} {verb}".strip() + place_words(e)


def place_words(e: Frame) -> str:
    kind, place = e[E_KIND], e[E_PLACE]
    if kind == MOVE:
        return " Home" if place >= HOME else f" to {PLACE_NAMES[place]}"
    if kind in (CLAIM, PRESSURE) and 0 <= place < HOME:
        return f" ({PLACE_NAMES[place]})"
    return ""


def said_cards(s: FiveSails, seat: int, cards: list[int]) -> str:
    """Names that the seat knows, and how many cards there are besides; of a crowd only the number."""
    names = sorted(name_of(s, c) for c in cards if knows(s, seat, c))
    if len(cards) > CROWD:
        return f"{len(cards)} cards"
    hidden = len(cards) - len(names)
    if hidden:
        names.append("a card" if hidden == 1 else f"{hidden} cards")
    return listed(names)


def agreeing(verb: str, n: int) -> str:
    """'is wounded', 'are wounded'; 'moves', 'move'."""
    if n == 1:
        return verb
    first, _, rest = verb.partition(" ")
    plural = {"is": "are", "has": "have", "goes": "go", "refuses": "refuse"}.get(first, first.removesuffix("s"))
    return f"{plural} {rest}".strip()
