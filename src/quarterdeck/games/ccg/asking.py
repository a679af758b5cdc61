"""What a question of this game is about, and what an answer means: what it costs, what the text of its card does."""

from typing import Any, Final

from quarterdeck.cardgame import asking
from quarterdeck.cardgame.joining import TIMINGS
from quarterdeck.cardgame.nodes import Choose
from quarterdeck.cardgame.terms import V_HAND
from quarterdeck.cardgame.values import name_of
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.flow import cancel
from quarterdeck.games.ccg.flow.acting import FROM_HAND, way_of
from quarterdeck.games.ccg.flow.actions import BOARDING, COMPLETING, MOVING
from quarterdeck.games.ccg.happenings import only
from quarterdeck.games.ccg.kinds import (
    ACTION_NAMES, A_ATTACH, A_BOARD, A_COMPLETE, A_EXPERIENCE, A_HIRE, A_MOVE, A_PUT_ADVENTURE, A_PUT_CHANTEY,
    CANCELED, CANNON_ATTACK, HITS, PERFORM, PRODUCE, Q_SEA, Q_STARTING_CREW, RESOLVED, SAIL, TO_ABSORB, TO_TACK, V_ACT,
    V_BOARD, V_CANNON, V_COMPLETE, V_DISCARD_ADVENTURE, V_DISCARD_CREW, V_MOVE, V_PLAY, V_PUSH, V_SINK, V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, CANNON, CHANTEY, IN_SEA, SEAS, SKILLS
from quarterdeck.games.ccg.using import reading
from quarterdeck.games.ccg.values import absorbed, extra_hits, fighting_skill, may, points
from quarterdeck.games.ccg.windows import EVENT_KINDS
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN, U_T0, Use
from quarterdeck.kernel.columns import NONE, NO_CARD, Frame, definition_of
from quarterdeck.kernel.decision import Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.event import (
    CANCEL, E_ABILITY, E_AMOUNT, E_KIND, E_PLACE, E_SET, ORDER, PASS, Q_CANCEL, REACT, STOP, WHEN, WINDOWS, Happening,
    members,
)  # fmt: skip
from quarterdeck.kernel.flow import PC, PROC, SEAT
from quarterdeck.kernel.payment import OPEN_END, P_PURPOSE, TO_CANCEL, Payment

# What is answered


def answered_words(s: SeventhSea, seat: int) -> str:
    """'when The Hurricane suffers Hits (3)', 'after Jack Trades is sunk': the window that is open."""
    e = s.stack[-1]
    if e[PROC] != Happening.number:
        return ""
    if e[E_KIND] in ACTED:
        return action_words(s, e, seat)
    return asking.event_words(s, e, seat, EVENT_KINDS, detail(e))


#: what becomes of an action
ACTED: Final = {PERFORM: "is performed", CANCELED: "is canceled", RESOLVED: "resolves"}


def action_words(s: SeventhSea, e: Frame, seat: int) -> str:
    """'when Player 2's Move of The Hurricane is performed', 'after your Act of Otiro resolves'."""
    ability, whose = s.match.abilities[e[E_ABILITY]], asking.whose(s, e[SEAT], seat)
    of = f" of {asking.said_cards(s, seat, members(e[E_SET]))}" if e[E_SET] else ""
    return f"{TIMINGS[WINDOWS.get(e[PC], WHEN)]} {whose} {ACTION_NAMES[ability.kind]}{of} {ACTED[e[E_KIND]]}"


def cancel_words(s: SeventhSea, f: Frame) -> str:
    """What could be canceled, and whose it is: 'Player 1 uses Rough Voyage: pay to cancel it?'"""
    ability = s.match.abilities[f[U_ABILITY]]
    if ability.definition < 0:
        return f"Pay to cancel the action of Player {f[SEAT] + 1}: {ACTION_NAMES[ability.kind]}?"
    return f"Player {f[SEAT] + 1} uses {name_of(s, f[U_ORIGIN])}: pay to cancel it?"


def uncanceled(s: SeventhSea, f: Frame) -> str:
    """The text that does what it does if nobody pays to cancel it."""
    ability = s.match.abilities[f[U_ABILITY]]
    return str(s.match.cards[ability.definition].text_words(ability)) if ability.definition >= 0 else ""


#: what is paid for, by its action
DEEDS: Final = {
    A_HIRE: "hire {}", A_EXPERIENCE: "experience {}", A_PUT_ADVENTURE: "put {} into play",
    A_PUT_CHANTEY: "strike up {}", A_COMPLETE: "complete {}", A_ATTACH: "attach {}", A_MOVE: "move {}",
    A_BOARD: "board {}",
}  # fmt: skip


def paid_deed(s: SeventhSea, p: Frame) -> str:
    """What a payment is for: 'hire Jack Trades', 'move The Hurricane', 'cancel the Boarding of The Hurricane'."""
    f = next(f for f in reversed(s.stack) if f[PROC] == Use.number)
    kind = s.match.abilities[f[U_ABILITY]].kind
    said = name_of(s, f[U_ORIGIN])
    if p[P_PURPOSE] == TO_CANCEL:
        return f"cancel {'the Boarding of ' if kind == A_BOARD else ''}{said}"
    if kind == A_BOARD:
        said = name_of(s, only(f[U_T0]))
    return DEEDS.get(kind, "play {}" if s.match.kind[f[U_ORIGIN]] == ACTION else "use {}").format(said)


def detail(e: Frame) -> str:
    """What else a player wants to know of an event."""
    if e[E_KIND] in (HITS, CANNON_ATTACK):
        return f" ({e[E_AMOUNT]})"
    if e[E_KIND] == PRODUCE:
        return f" ({e[E_AMOUNT]} {SKILLS[e[E_PLACE]]})"
    return f" to {SEAS[e[E_PLACE]]}" if e[E_KIND] == SAIL and 0 <= e[E_PLACE] < len(SEAS) else ""


# What an answer means

OF_SHIP: Final = {V_MOVE: MOVING, V_BOARD: BOARDING}
AND_TACKED: Final = ", and who has tacked stays tacked"
LEAVING: Final = {
    V_DISCARD_CREW: "this Crew leaves your Ship for your discard pile",
    V_DISCARD_ADVENTURE: "this Adventure leaves play",
}  # fmt: skip


def meaning(s: SeventhSea, q: Question, k: int) -> str:
    """What an answer costs, or what the text of its card does."""
    verb, thing, number = verb_of(k), thing_of(k), ability_of(k)
    if verb in (V_ACT, V_PLAY, REACT, ORDER):
        return text_meaning(s, q.seat, verb, thing, number)
    if verb in (V_TACK, V_SINK) and s.stack[-1][PROC] == Payment.number:
        return source_meaning(s, q.seat, verb, s.slots[thing], number)
    if verb in FROM_HAND:
        return hand_meaning(s, q.seat, verb, thing)
    if verb == V_COMPLETE:
        c = s.slots[thing]
        return own_price(s, q.seat, c, way_of(s, c, COMPLETING))
    if verb in OF_SHIP:
        return own_price(s, q.seat, s.match.ship[q.seat], OF_SHIP[verb])
    if verb == V_PUSH:
        return push_meaning(s, s.slots[thing])
    if verb == V_CANNON:
        return f"one Crew tacks for Cannon: your best gives {best(s, q.seat, CANNON)}"
    if q.kind == Q_STARTING_CREW and verb == V_HAND:
        return starting_meaning(s.match.cards[definition_of(thing)])
    if verb == CANCEL and s.stack[-1][PROC] == Use.number:
        return price_words(s, q.seat, *cancel.price(s, s.stack[-1], q.seat))
    if verb == PASS and q.kind == Q_CANCEL:
        return uncanceled(s, s.stack[-1])
    if verb == STOP and s.stack[-1][PROC] == Payment.number:
        return f"you do not pay: it is{' not' if s.stack[-1][P_PURPOSE] == TO_CANCEL else ''} canceled{AND_TACKED}"
    if q.kind == Q_SEA and q.source != NONE and s.match.kind[q.source] == ADVENTURE:
        return sea_meaning(s.match.drawn[q.source], thing)
    return LEAVING.get(verb, "")


def text_meaning(s: SeventhSea, seat: int, verb: int, thing: int, number: int) -> str:
    """The text that is used, and what it costs besides."""
    ability = s.match.abilities[number]
    if ability.definition < 0:
        return ""
    said: str = s.match.cards[ability.definition].text_words(ability)
    c = card_meant(s, seat, thing, ability.definition)
    if c == NONE or verb == ORDER:
        return said
    price = own_price(s, seat, c, ability) if ability.flag else ""
    said = f"{said} It {price}." if price else said
    return said + (only_target(s, seat, c, ability) if verb in (V_ACT, V_PLAY) else "")


def only_target(s: SeventhSea, seat: int, c: int, ability: Any) -> str:
    """Which one could be targeted, where there is no choice: it may be one's own."""
    for node in ability.row:
        if isinstance(node, Choose) and node.target.aimed:
            found = node.candidates(s, reading(s, seat, c, ability))
            return f" Its only target is {name_of(s, found[0])}." if len(found) == 1 else ""
    return ""


def card_meant(s: SeventhSea, seat: int, thing: int, definition: int) -> int:
    """The card of an option: in a slot, or one of those in hand that look alike."""
    if thing < len(s.slots) and s.slots[thing] != NO_CARD and s.match.definition[s.slots[thing]] == definition:
        return s.slots[thing]
    return next((c for c in s.hand(seat) if s.match.definition[c] == definition), NONE)


def source_meaning(s: SeventhSea, seat: int, verb: int, c: int, k: int) -> str:
    """What a Crew gives to a payment, or how many Hits it takes."""
    if s.stack[-1][P_PURPOSE] != TO_ABSORB:
        return f"gives {points(s, c, k)} {SKILLS[k]}"
    if verb == V_TACK:
        return f"absorbs {absorbed(s, c, False)}"
    return "you are out of the game" if c == s.match.captain[seat] else f"absorbs {absorbed(s, c, True)}, and is lost"


def push_meaning(s: SeventhSea, c: int) -> str:
    n = points(s, c, fighting_skill(s, c)) + extra_hits(s, c)
    return f"inflicts {n} Hit{'s' if n != 1 else ''} if it plays the last card"


def hand_meaning(s: SeventhSea, seat: int, verb: int, face: int) -> str:
    c = next(c for c in s.hand(seat) if s.face(c) == face)
    action = way_of(s, c, FROM_HAND[verb])
    said = own_price(s, seat, c, action)
    if action is not FROM_HAND[verb]:
        asked = str(s.match.cards[s.match.definition[c]].text_words(action))
        said = f"{asked} It {said}." if said else asked
    card = s.match.drawn[c]
    if card.kind == CHANTEY:
        return " ".join([*card.words(), *([f"It {said}."] if said else [])])
    if card.kind == ADVENTURE:
        away = f"goes {card.distance} Sea{'s' if card.distance != 1 else ''} away, to be completed there"
        said = f"{said}; {away}" if said else away
    return said


def sea_meaning(card: CcgCard, sea: int) -> str:
    """What it will cost to complete an Adventure in a Sea, where that differs by Seas."""
    if card.cheaper.when != IN_SEA:
        return ""
    amount = card.cheaper.amount if card.cheaper.sea == sea else card.completion.amount
    return f"to be completed there for {amount} {SKILLS[card.completion.skill]}"


def starting_meaning(card: CcgCard) -> str:
    """What a Crew to start with costs and can do: 'costs 2 of your Wealth, and brings Sailing 2, Swashbuckling 1'."""
    skills = ", ".join([f"{name} {n}" for name, n in zip(SKILLS, card.skills) if n])
    return f"costs {card.cost.amount} of your Wealth" + (f", and brings {skills}" if skills else "")


def own_price(s: SeventhSea, seat: int, c: int, action: Any) -> str:
    """What an action with a card costs its player now: 'costs 3 Sailing'."""
    skills, amount, _, terms = action.billed(s, reading(s, seat, c, action), 0)
    return price_words(s, seat, skills, amount, bool(terms & OPEN_END))


def price_words(s: SeventhSea, seat: int, skills: int, amount: int, open_end: bool = False) -> str:
    """'costs 3 Sailing (your Crew can tack for 5)'; where that is not enough, another card has to help."""
    if amount <= 0 or not skills:
        return ""
    given = sum([best_of(s, c, skills) for c in s.crew(seat)])
    costs = f"costs {amount}{' or more' if open_end else ''} {skill_names(skills)}"
    short = "; the rest only if another card helps" if given < amount else ""
    return f"{costs} (your Crew can tack for {given or 'none'}{short})"


def best(s: SeventhSea, seat: int, k: int) -> int:
    return max([best_of(s, c, 1 << k) for c in s.crew(seat)], default=0)


def best_of(s: SeventhSea, c: int, skills: int) -> int:
    """The most that a Crew could produce with one of these skills."""
    if s.tacked[c] or not may(s, TO_TACK, c):
        return 0
    return max([points(s, c, k) for k in range(len(SKILLS)) if skills >> k & 1], default=0)


def skill_names(mask: int) -> str:
    return " or ".join([SKILLS[k] for k in range(len(SKILLS)) if mask >> k & 1])
