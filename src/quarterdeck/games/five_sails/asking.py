"""What a question of this game is about, where it is not a card's text alone that asks."""

from typing import Final

from quarterdeck.cardgame import asking
from quarterdeck.cardgame.asking import node_asking, node_words, telling
from quarterdeck.cardgame.joining import TIMINGS, AskMay, clauses
from quarterdeck.cardgame.nodes import Choose
from quarterdeck.cardgame.terms import Q_CARDS, Q_DISCARD, Q_EXTRA_COST, Q_MAY, Q_PERFORMER, Q_PLACE, Q_TARGET
from quarterdeck.cardgame.values import name_of
from quarterdeck.games.five_sails.duel_state import D_CARD, D_STAT
from quarterdeck.games.five_sails.effects.approach import MarkApproach
from quarterdeck.games.five_sails.effects.considering import Consider
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.effects.places import ChoosePlace, PickPlace
from quarterdeck.games.five_sails.effects.recruiting import ChooseStat, Recruit
from quarterdeck.games.five_sails.effects.renown import AddRenown
from quarterdeck.games.five_sails.flow.challenge import HELD_BACK, held_back
from quarterdeck.games.five_sails.flow.dusk import Dusk, hand_size, not_chosen
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ADD_RENOWN, ANNOUNCE, CLAIM, HOME, KIND_NAMES, MOVE, MOVE_RENOWN, PASSIVE, PLACE_NAMES, PRESSURE, PRESSURE_RESULT,
    Q_ANSWER, Q_ATTACHMENT, Q_MERCENARY,
    Q_ROUND, STATS, USED, V_MANEUVER, V_REFUSE, V_TECHNIQUE,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_N, U_PERFORMER
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import Question, key, verb_of
from quarterdeck.kernel.event import E_ABILITY, E_KIND, E_PLACE, E_SET, Q_PAY, WHEN, WINDOWS, Happening
from quarterdeck.kernel.flow import PC, PROC, SEAT
from quarterdeck.kernel.payment import P_DUE, P_FOR, P_PAID, Payment
from quarterdeck.kernel.words import CUT, Words, brief


#: what the parts of the rulebook's actions ask for
OF_ACTIONS: Final[dict[tuple[str, int], str]] = {
    ("Move", Q_PERFORMER): "Choose who moves", ("Claim", Q_PERFORMER): "Choose who claims the location",
    ("Equip", Q_PERFORMER): "Choose who equips", ("Recruit", Q_PERFORMER): "Choose who recruits",
    ("Move", Q_PLACE): "Choose where {} moves", ("Equip", Q_ATTACHMENT): "Choose what {} equips",
    ("Recruit", Q_MERCENARY): "Choose whom {} recruits", ("Equip", Q_CARDS): "Choose who is equipped with it",
    ("Equip", Q_TARGET): "Choose who is equipped with it", ("Play a Brute", Q_CARDS): "Choose the Brute that you play",
    ("Challenge", Q_PERFORMER): "Choose who challenges", ("Challenge", Q_TARGET): "Choose whom {} challenges",
}  # fmt: skip


def question_words(s: FiveSails, q: Question, usual: str) -> str:
    """What is asked, from the text that asks, or from the rule."""
    if q.kind == Q_ROUND:
        return round_words(q)
    if q.kind == Q_PAY and s.stack[-1][PROC] == Payment.number:
        left = s.stack[-1][P_DUE] - s.stack[-1][P_PAID]
        return f"Pay {left} with {'a card' if left == 1 else 'cards'} from your hand"
    if q.kind == Q_DISCARD and s.stack[-1][PROC] == Dusk.number:
        limit = hand_size(s, q.seat)
        return f"Discard to your hand limit of {limit}: {len(not_chosen(s, s.stack[-1], q.seat)) - limit} to go"
    if q.kind == Q_ANSWER:
        return answer_words(s, q)
    node = node_asking(s, q)
    ability = s.match.abilities[q.ability]
    if node is not None and ability.definition < 0:
        if q.kind == Q_ATTACHMENT and q.source == NONE:
            return "Choose what is equipped"  # where nobody performs it
        return OF_ACTIONS.get((ability.name, q.kind), usual).format(name_of(s, q.source) if q.source != NONE else "")
    if node is not None and q.kind == Q_PERFORMER:
        along = s.stack[-1][U_PERFORMER] if isinstance(node, Choose) else NONE
        who = f"else performs, with {name_of(s, along)}," if along != NONE else "performs"
        return f"Choose who {who} the {KIND_NAMES[ability.kind]} of {s.match.cards[ability.definition].name}"
    if node is None and q.kind == Q_EXTRA_COST:
        return f"Choose what engages so that {name_of(s, q.source)} intervenes"
    if node is None:
        return retreat_words(s, q) if q.kind == Q_MAY else usual
    if isinstance(node, Consider):
        return node.asks(s, q.seat)
    if isinstance(node, ChooseStat):
        return f"Choose what comes off the cost of {name_of(s, q.source)}"
    if isinstance(node, MarkApproach):
        return f"Secretly choose a card in {asking.whose(s, s.stack[-1][U_N], q.seat)} Approach Deck"
    if isinstance(node, ChoosePlace):
        aimed = f"Choose as target {node.where.say(telling(s, q))}"
        return f"{aimed}: {clauses(telling(s, q), ability.effects)}"
    if isinstance(node, PickPlace) and node.aimed:
        return asking.with_rest(s, q, node)
    if isinstance(node, Recruit) and q.kind == Q_MAY:
        return f"Recruit {name_of(s, q.source)} with {node.by.say(telling(s, q))}?"
    f = s.stack[-1]
    if isinstance(node, AddRenown) and q.kind == Q_PLACE and node.n - f[U_N].bit_count() > 1:
        return f"Choose {node.where.several(telling(s, q), node.n - f[U_N].bit_count())}: a Renown is added to each"
    text = node_words(s, q, node, usual)
    if isinstance(node, AskMay) and f[U_EVENT] != NONE and s.match.abilities[f[U_ABILITY]].kind == PASSIVE:
        text += f" This is {event_words(s, s.stack[f[U_EVENT]], q.seat)}."
    return text


def answer_words(s: FiveSails, q: Question) -> str:
    """Who challenges whom, and which answers are not possible."""
    d = s.stack[s.duel_at]
    text = f"{name_of(s, d[D_CARD])} challenges {name_of(s, d[D_CARD + 1])} with {STATS[d[D_STAT]]}: your answer?"
    if key(V_REFUSE) not in q.options:
        text += " It cannot be refused."
    why = held_back(s, d)
    return f"{text} Nobody can intervene: {HELD_BACK[why].format(whose='yours')}." if why else text


def round_words(q: Question) -> str:
    """What can be used in a round, as far as there is any of it."""
    said = []
    for verb, kind in ((V_TECHNIQUE, "Technique"), (V_MANEUVER, "Maneuver")):
        found = len([k for k in q.options if verb_of(k) == verb])
        if found:
            said.append(f"{'the' if found == 1 else 'a'} {kind}")
    return f"Use {' or '.join(said)}?"


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
    """What happens, and whose doing it is: 'after Player 2's Technique of Pavel Ivanov resolves'."""
    if e[E_KIND] == CLAIM and 0 <= e[E_PLACE] < HOME and 0 <= e[SEAT] < s.match.seats:
        who = "you claim" if e[SEAT] == seat else f"Player {e[SEAT] + 1} claims"
        return f"{TIMINGS[WINDOWS.get(e[PC], WHEN)]} {who} {PLACE_NAMES[e[E_PLACE]]}"
    if e[E_KIND] not in (ANNOUNCE, USED):
        return asking.event_words(s, e, seat, KINDS, place_words(e))
    ability, whose = s.match.abilities[e[E_ABILITY]], asking.whose(s, e[SEAT], seat)
    if e[E_SET]:
        text = asking.event_words(s, e, seat, KINDS, "", f"{whose} {KIND_NAMES[ability.kind]} of ")
        gist = brief(clauses(Words(), ability.effects)) if e[E_KIND] == ANNOUNCE else CUT
        return text if gist.endswith(CUT) else f"{text}: {gist}"
    return f"{TIMINGS[WINDOWS.get(e[PC], WHEN)]} {whose} {ability.name} {KINDS[e[E_KIND]].befalls}"


def place_words(e: Frame) -> str:
    kind, place = e[E_KIND], e[E_PLACE]
    if kind == MOVE:
        return " Home" if place >= HOME else f" to {PLACE_NAMES[place]}"
    if kind in (CLAIM, PRESSURE, PRESSURE_RESULT, ADD_RENOWN, MOVE_RENOWN) and 0 <= place < HOME:
        return f" ({PLACE_NAMES[place]})"
    return ""
