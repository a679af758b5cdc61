"""What a question of this game is about, and what an answer means: what it costs, what the text of its card does."""

from typing import Any, Final

from quarterdeck.cardgame import asking
from quarterdeck.cardgame.joining import TIMINGS
from quarterdeck.cardgame.nodes import Choose
from quarterdeck.cardgame.terms import V_DONE, V_HAND
from quarterdeck.cardgame.values import name_of
from quarterdeck.cardgame.verbs import Do
from quarterdeck.games.ccg.effects.decks import Search
from quarterdeck.games.ccg.effects.points import cannon_attack, inflict
from quarterdeck.games.ccg.effects.verbs import discard, sink, tack
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.flow import cancel
from quarterdeck.games.ccg.flow.acting import FROM_HAND, way_of
from quarterdeck.games.ccg.flow.actions import BOARDING, COMPLETING, MOVING
from quarterdeck.games.ccg.flow.hits import may_tack
from quarterdeck.games.ccg.happenings import only
from quarterdeck.games.ccg.kinds import (
    ACTION_NAMES, A_ATTACH, A_BOARD, A_COMPLETE, A_EXPERIENCE, A_HIRE, A_MOVE, A_PUT_ADVENTURE, A_PUT_CHANTEY,
    CANCELED, CANNON_ATTACK, CHOSEN, HITS, PERFORM, PRODUCE, Q_HOST, Q_SEA, Q_STARTING_CREW, RESOLVED, SAIL, TO_ABSORB,
    TO_TACK, V_ACT, V_BOARD, V_CANNON, V_COMPLETE, V_DISCARD_ADVENTURE, V_DISCARD_CREW, V_MOVE, V_PLAY, V_PUSH, V_SINK,
    V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.lending import gain_words
from quarterdeck.games.ccg.printing import cheaper
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, CANNON, CHANTEY, IN_SEA, NEVER, POINTS, SEAS, SKILLS
from quarterdeck.games.ccg.using import could_waive, reading
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
from quarterdeck.kernel.words import Words

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
    V_DISCARD_CREW: "it leaves your Ship for your discard pile, and makes room for another",
    V_DISCARD_ADVENTURE: "it leaves its Sea for its owner's discard pile",
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
        return push_meaning(s, q.seat, s.slots[thing])
    if verb == V_CANNON:
        return f"one Crew tacks, and its Cannon is the number of Hits: your best inflicts {best(s, q.seat, CANNON)}"
    if q.kind == Q_STARTING_CREW and verb == V_HAND:
        return starting_meaning(s, q.seat, s.match.cards[definition_of(thing)])
    if verb == V_DONE and isinstance(asking.node_asking(s, q), Search):
        return "take nothing"
    if q.kind == Q_HOST:
        return gain_words(s, q.seat, q.source, s.slots[thing])
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
    if verb not in (V_ACT, V_PLAY):
        return said
    return " ".join([*only_target(s, seat, c, ability), *lacking(s, seat, c, ability), said])


def only_target(s: SeventhSea, seat: int, c: int, ability: Any) -> list[str]:
    """Which one could be targeted, where there is no choice; and that all are one's own, where no word says it."""
    node = aiming(ability)
    if node is None:
        return []
    found = node.candidates(s, reading(s, seat, c, ability))
    own = bool(found) and all([s.holder[d] == seat for d in found])
    if len(found) == 1:
        return [f"Its only target is {'your own ' if own else ''}{name_of(s, found[0])}."]
    return ["Its only targets are your own."] if own and "your" not in node.target.full(Words(), "") else []


def aiming(ability: Any) -> Choose | None:
    """The first part of a text that chooses whom it is aimed at."""
    return next((node for node in ability.row if isinstance(node, Choose) and node.target.aimed), None)


#: what nobody wants done to own cards
HARM: Final = (inflict, cannon_attack, sink, discard, tack)


def backfires(s: SeventhSea, q: Question, k: int) -> bool:
    """Whether all that a text would do is harm, and all that it could be aimed at are the player's own cards."""
    if verb_of(k) not in (V_ACT, V_PLAY):
        return False
    ability = s.match.abilities[ability_of(k)]
    node, c = aiming(ability), card_meant(s, q.seat, thing_of(k), ability.definition)
    if node is None or c == NONE or not ability.effects:
        return False
    found = node.candidates(s, reading(s, q.seat, c, ability))
    harm = [isinstance(e, Do) and e.verb in HARM and e.who is node.target for e in ability.effects]
    return all(harm) and bool(found) and all([s.holder[d] == q.seat for d in found])


def lacking(s: SeventhSea, seat: int, c: int, ability: Any) -> list[str]:
    """What may be done in place of paying, if it cannot be done now."""
    if ability.waiver is None or could_waive(s, reading(s, seat, c, ability), ability.waiver):
        return []
    return ["You have nothing to do in place of paying."]


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


def push_meaning(s: SeventhSea, seat: int, c: int) -> str:
    """What a Crew would inflict, and what it risks: who fights absorbs before all others. (CG-HITS-11, CG-BOARD-17)"""
    said = f"inflicts {hits_words(inflicted(s, c))} if it plays the last card"
    if c == s.match.captain[seat]:
        return f"{said}; else your Captain absorbs the Hits first, and you are out if they sink {name_of(s, c)}"
    return f"{said}; else it absorbs the Hits first, until it is sunk"


def inflicted(s: SeventhSea, c: int) -> int:
    """The Hits that a fighting Crew would inflict now. (CG-BOARD-09)"""
    return points(s, c, fighting_skill(s, c)) + extra_hits(s, c)


def hits_words(n: int) -> str:
    return f"{n} Hit{'s' if n != 1 else ''}"


def absorbs_first(s: SeventhSea, c: int) -> str:
    """'Berek fights, and absorbs first: 4 by tacking, 4 by sinking'."""
    ways = [*([f"{absorbed(s, c, False)} by tacking"] if may_tack(s, c) else []), f"{absorbed(s, c, True)} by sinking"]
    return f"{name_of(s, c)} fights, and absorbs first: {', '.join(ways)}"


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
        said = f"{said}; {away}{completion_words(card)}" if said else f"{away}{completion_words(card)}"
    return said


def completion_words(card: CcgCard) -> str:
    """What an Adventure will cost when the Ship is there: ' for 3 Adventuring, or 2 in Trade Sea'."""
    if card.completion.kind != POINTS:
        return ""
    less = f", or {cheaper(card.cheaper)}" if card.cheaper.when != NEVER else ""
    return f" for {card.completion}{less}"


def sea_meaning(card: CcgCard, sea: int) -> str:
    """What it will cost to complete an Adventure in a Sea, where that differs by Seas."""
    if card.cheaper.when != IN_SEA:
        return ""
    amount = card.cheaper.amount if card.cheaper.sea == sea else card.completion.amount
    return f"to be completed there for {amount} {SKILLS[card.completion.skill]}"


def starting_meaning(s: SeventhSea, seat: int, card: CcgCard) -> str:
    """What a Crew to start with costs and can do: 'costs 2 of your Wealth, and brings Sailing 2, Swashbuckling 1'.

    How many of it there are is told where there are several, or some were chosen.
    """
    skills = ", ".join([f"{name} {n}" for name, n in zip(SKILLS, card.skills) if n])
    said = f"costs {card.cost.amount} of your Wealth" + (f", and brings {skills}" if skills else "")
    left, chosen = [
        sum([s.match.definition[c] == card.definition for c in cards]) for cards in (s.deck(seat), s.pile(CHOSEN, seat))
    ]
    return f"{said}; {left}{' more' if chosen else ''} in your deck" if left > 1 or chosen else said


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
