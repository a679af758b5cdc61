"""What a question is about, in words: the card's own text, told of the cards that are on the table.

Only what the seat that is asked may know is named; all else is spoken of as the card prints it.
"""

from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.joining import TIMINGS, AskMay, Modes, clauses, orders
from quarterdeck.cardgame.nodes import Choose, ChooseMember, Effect
from quarterdeck.cardgame.sets import Role, Target, Them
from quarterdeck.cardgame.state import State
from quarterdeck.cardgame.terms import Q_CARDS, Q_CARD_ORDER, Q_DISCARD, Q_EXTRA_COST, Q_MODE, Q_PLACE, Q_PLAYER
from quarterdeck.cardgame.triggers import EventKind
from quarterdeck.cardgame.values import name_of
from quarterdeck.cardgame.waiving import AskWaiver
from quarterdeck.kernel.ability import U_ABILITY, U_NODE, Node, Use
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.event import E_KIND, E_SET, E_SOURCE, Q_PAY, WHEN, WINDOWS, members
from quarterdeck.kernel.flow import PC, PROC, SEAT
from quarterdeck.kernel.knowledge import knows
from quarterdeck.kernel.words import Words, listed

#: more cards than this are not named one by one
CROWD = 4


def node_asking(s: State, q: Question) -> Node | None:
    """The part of a card's text that asks, if one does."""
    if not s.stack or s.answers:
        return None
    f = s.stack[-1]
    if f[PROC] != Use.number or f[U_ABILITY] != q.ability:
        return None
    row = s.match.abilities[q.ability].row
    node: Node | None = row[f[U_NODE]] if 0 <= f[U_NODE] < len(row) else None
    return node


def telling(s: State, q: Question) -> Words:
    """Words that call the cards a text speaks of by their names, as far as the seat that is asked knows them.

    A text speaks to its user, a question to whoever is asked.
    """
    f = s.stack[-1]

    def tell(who: object) -> str:
        if not isinstance(who, Role | Target | Them):
            return ""
        cards = who.cards(s, f)
        return listed([name_of(s, c) for c in cards]) if all(knows(s, q.seat, c) for c in cards) else ""

    w = Words()
    w.tell = tell
    if f[SEAT] != q.seat:
        w.your, w.theirs = whose(s, f[SEAT], q.seat), "of yours"
    return w


def node_words(s: State, q: Question, node: Node, usual: str) -> str:
    """What is asked, from the text that asks: 'Engage Philip Hase? If not, Philip Hase takes a wound.'"""
    w = telling(s, q)
    if isinstance(node, AskMay):
        return text_of(s, q) + may_words(w, node)
    if isinstance(node, AskWaiver):
        return capital(node.asks(w))
    if isinstance(node, ChooseMember):
        return "Choose which of them this is about"
    if isinstance(node, Choose):
        return "Choose " + node.target.full(w, "").strip()
    if isinstance(node, Effect) and q.kind == Q_PLAYER:
        return with_rest(s, q, node)
    if isinstance(node, Effect) and q.kind in (Q_PLACE, Q_CARD_ORDER, Q_CARDS, Q_MODE):
        return f"{usual}: {node.say(w)}"
    if isinstance(node, Effect) and q.kind == Q_EXTRA_COST:
        return capital(node.order(w)) or usual
    return usual


def with_rest(s: State, q: Question, node: Effect) -> str:
    """A choice on which the rest of a text depends, with that: 'Choose an opponent: a card of theirs is revealed'."""
    effects = s.match.abilities[q.ability].effects
    at = next((i for i, effect in enumerate(effects) if effect is node), len(effects))
    w, rest = telling(s, q), effects[at + 1 :]
    text = capital(node.say(w))
    return f"{text}: {clauses(w, rest)}" if rest else text


#: what is done with what is picked, by what is asked
PICKED: Final = {Q_PAY: "Pay", Q_EXTRA_COST: "Pay", Q_DISCARD: "Discard"}


def pick_verb(s: State, q: Question) -> str:
    """What is done with what is picked: 'Engage', from a text that asks for a cost, or by the kind of question."""
    node = node_asking(s, q)
    if isinstance(node, Effect) and q.kind == Q_EXTRA_COST:
        return capital(node.order(telling(s, q)).partition(" ")[0]) or PICKED[q.kind]
    return PICKED.get(q.kind, "Choose")


def text_of(s: State, q: Question) -> str:
    """Whose text asks: 'Razrushitel: ', 'Player 2's Razrushitel: '."""
    definition = s.match.abilities[q.ability].definition
    if definition < 0:
        return ""
    doer = s.stack[-1][SEAT]
    return f"{'' if doer == q.seat else whose(s, doer, q.seat) + ' '}{s.match.cards[definition].name}: "


def may_words(w: Words, node: AskMay) -> str:
    may = node.may
    w.decider = None if may.who is None else may.who.key()
    text = capital(orders(w, may.then)) + "?"
    w.decider = None
    if may.otherwise:
        text += f" If not, {clauses(w, may.otherwise)}."
    return text


def mode_words(s: State, q: Question, mode: int) -> str:
    """One of several things that a text lets a player choose from."""
    node = node_asking(s, q)
    return capital(node.mode_words(telling(s, q), mode)) if isinstance(node, Modes) else f"Choice {mode + 1}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# What is answered


def event_words(s: State, e: Frame, seat: int, kinds: Sequence[EventKind], where: str, of: str = "") -> str:
    """'before Philip Hase moves to the Docks', 'at the beginning of Dusk'; `of` is what of the cards it happens to.

    Whose doing it is stands behind: the card whose text it comes of, or else the player, where the cards do not tell.
    """
    timing, kind = WINDOWS.get(e[PC], WHEN), kinds[e[E_KIND]]
    cards = members(e[E_SET])
    if cards and kind.befalls:
        text = f"{of}{said_cards(s, seat, cards)} {agreeing(kind.befalls, len(cards))}"
        return f"{TIMINGS[timing]} {text}{where}{'' if of else by_card(s, e, seat, cards)}"
    word = TIMINGS[timing] if kind.verb or timing != WHEN else "at"
    noun, verb = kind.noun, kind.verb
    if kind.by_player and noun == "a player":
        noun, verb = ("you", agreeing(verb, 2)) if e[SEAT] == seat else (f"Player {e[SEAT] + 1}", verb)
        return f"{word} {kind.moment}{noun} {verb}".strip() + where + by_card(s, e, seat, cards)
    doing = by_card(s, e, seat, cards) or by_player(s, e, seat) if kind.verb else ""
    return f"{word} {kind.moment}{noun} {verb}".strip() + where + doing


def by_card(s: State, e: Frame, seat: int, cards: list[int]) -> str:
    """The card whose text makes it happen, if that is another one."""
    source = e[E_SOURCE]
    told = 0 <= source < s.match.size and source not in cards and knows(s, seat, source)
    return f" by {name_of(s, source)}" if told else ""


def by_player(s: State, e: Frame, seat: int) -> str:
    if not 0 <= e[SEAT] < s.match.seats:
        return ""
    return " by you" if e[SEAT] == seat else f" by Player {e[SEAT] + 1}"


def whose(s: State, doer: int, seat: int) -> str:
    """'your', 'the' or 'Player 2's'."""
    return "your" if doer == seat else f"Player {doer + 1}'s" if 0 <= doer < s.match.seats else "the"


def said_cards(s: State, seat: int, cards: list[int]) -> str:
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
