"""What a seat sees: the Seas, Ships and Crews, its question in words, where numbers come from.

Everything here is built from what may be shown (`known`), never by removing what may not.
"""

from typing import Any, Final

from quarterdeck.cardgame.asking import mode_words, node_asking, node_words, telling, with_rest
from quarterdeck.cardgame.joining import clauses
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_HAND, V_MODE, V_NO, V_PLACE, V_SEAT, V_YES
from quarterdeck.cardgame.values import BLANK, Why, equals, name_of
from quarterdeck.games.ccg.asking import answered_words, backfires, cancel_words, meaning, paid_deed, skill_names
from quarterdeck.games.ccg.effects.decks import Search
from quarterdeck.games.ccg.effects.naming import NameSea
from quarterdeck.games.ccg.fights import (
    B_LIMIT, B_ROUND, B_SEAT, DUEL, F_ATTACK, F_FLAGS, F_LAST, F_SEAT, boarding, fight, fighter, in_boarding,
)  # fmt: skip
from quarterdeck.games.ccg.flow.acting import MOST_ACTIONS, N_ACTIONS, Actions
from quarterdeck.games.ccg.flow.actions import completion_bill
from quarterdeck.games.ccg.flow.boarding import MOST_ROUNDS
from quarterdeck.games.ccg.flow.hits import still_fighting
from quarterdeck.games.ccg.flow.settle import to_discard
from quarterdeck.games.ccg.flow.starting import wealth_left
from quarterdeck.games.ccg.flow.victory import MOST_QUIET, MOST_TURNS, controlled
from quarterdeck.games.ccg.kinds import (
    ASIDE, ATTACHED, CHOSEN, LAID, LASTING, PHASES, PLAYED, QUESTIONS, Q_ABSORB, Q_ACTION, Q_ANSWER, Q_HAND_LIMIT,
    Q_SEA, Q_STARTING_CREW, Q_VALUE, TO_ABSORB, TO_FIRE, VICTORIES, V_ACT, V_ADVENTURE, V_ATTACH, V_BOARD, V_CANNON,
    V_CHANTEY, V_COMPLETE, V_DISCARD_ADVENTURE, V_DISCARD_CREW, V_EXPERIENCE, V_FIGHT, V_HIRE, V_LAY, V_MOVE,
    V_PLAY, V_PUSH, V_SINK, V_TACK, V_TAKE_HITS,
)  # fmt: skip
from quarterdeck.games.ccg.proposing import proposal, sources, uses
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import (
    AFFILIATIONS, ATTACKS, DEFENDS, FACTIONS, NAMED_AFFILIATION, NAMED_FACTION, NO_BOXES, SEAS, SKILLS, SWASHBUCKLING,
)  # fmt: skip
from quarterdeck.games.ccg.values import (
    crew_count, crew_maximum, extra_hits, hand_maximum, initiative, move_cost, points, skill,
)  # fmt: skip
from quarterdeck.games.ccg.whereabouts import sea_of, ship_of
from quarterdeck.kernel.ability import U_ORIGIN, Node
from quarterdeck.kernel.columns import NONE, NO_CARD, Frame, definition_of, seen_by_all
from quarterdeck.kernel.decision import (
    NO_ANSWER, Bill, Decision, Option, Question, Source, ability_of, thing_of, verb_of,
)  # fmt: skip
from quarterdeck.kernel.errors import IllegalAnswer, UnknownAnswer
from quarterdeck.kernel.event import (
    CANCEL, E_OTHER, E_SET, ORDER, PASS, Q_CANCEL, Q_ORDER, Q_PAY, Q_REACT, REACT, STOP, Happening, members,
)  # fmt: skip
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.knowledge import knows
from quarterdeck.kernel.payment import (
    OPEN_END, P_COUNTS, P_DUE, P_FOR, P_PAID, P_PURPOSE, P_TERMS, STOPS, Payment,
)  # fmt: skip
from quarterdeck.kernel.words import CUT, brief, listed, told_apart

# Questions in words

REASONS: Final = {
    "choose_starting_crew": "Choose a Crew to start with, or be done", "take_action": "Take an action, or pass",
    "choose_host": "Choose what to attach it to", "choose_sea": "Choose a Sea",
    "choose_experience": "Choose who gains experience", "choose_gunner": "Choose who fires",
    "boarding_opportunity": "Perform a Boarding Attack, or pass", "choose_opening_card": "Play a Boarding Attack",
    "answer_attack": "Push a Crew forward, or take the Hits", "choose_answer_card": "Answer with a card",
    "continue_attack": "Answer with a card, or take the Hits", "discard_to_maximum": "Discard to your hand maximum",
    "pay_cancel": "Pay to cancel it?", "react": "You may react", "order_effects": "Choose what happens next",
    "choose_performer": "Choose who does it", "choose_target": "Choose a target", "choose_cards": "Choose a card",
    "choose_location": "Choose a Sea", "choose_player": "Choose a player", "pay_extra_cost": "Choose what to pay with",
    "choose_mode": "Choose one", "may_effect": "Do it?", "discard_from_hand": "Discard a card",
    "order_cards": "Choose the next card", "choose_value": "Choose a number",
}  # fmt: skip
#: of a deck that is searched: there is one card to take, and none has to be
FINDING: Final = "Choose a card, or take nothing"
FINDING_NOTHING: Final = "There is nothing to take"


def describe(s: SeventhSea, q: Question) -> Decision:
    said = [option_words(s, q, k) for k in q.options]
    if len(set(said)) < len(said):
        said = told_apart(said, [details(s, q, k) for k in q.options])
    options = [
        Option(
            k, w, points_at(s, q, k), begun_with(s, q, k), meaning(s, q, k), harms=backfires(s, q, k),
            declines=verb_of(k) in DECLINING,
        )
        for k, w in zip(q.options, said)
    ]
    if q.kind == Q_ACTION:
        options.sort(key=urgency)
    source = name_of(s, q.source) if q.source != NONE and q.kind != Q_ANSWER else ""
    return Decision(s.asked[q.seat], q.seat, QUESTIONS[q.kind], source, reason(s, q), tuple(options), bill(s, q))


#: actions of the Ship come first; then what comes into play; then texts; what throws own cards away is last
FIRST: Final = (V_CANNON, V_BOARD, V_COMPLETE, V_MOVE)
LAST: Final = (V_DISCARD_ADVENTURE, V_DISCARD_CREW, PASS)
LONG: Final = (V_PLAY, V_ACT, REACT)


def urgency(option: Option) -> int:
    """Where an action stands in the list that people are shown."""
    verb = verb_of(option.key)
    if verb in FIRST:
        return FIRST.index(verb) - len(FIRST)
    return LAST.index(verb) + 2 if verb in LAST else int(verb in LONG)


def details(s: SeventhSea, q: Question, k: int) -> list[str]:
    """By what answers that read the same may differ: where the card is, whose it is, or whether all have seen it."""
    handle = next((at for at in points_at(s, q, k) if at.startswith("slot:")), "")
    if not handle:
        return ["seen by all" if verb_of(k) in (REACT, ORDER) and seen_by_all(thing_of(k)) else "", "", "", ""]
    c = s.slots[int(handle.removeprefix("slot:"))]
    sea = sea_of(s, c)
    return [
        f"on {name_of(s, s.host[c])}" if s.zone[c] == ATTACHED else "",
        f"in {SEAS[sea]}" if 0 <= sea < len(SEAS) else "",
        f"of Player {s.holder[c] + 1}" if s.holder[c] < s.match.seats else "",
        "tacked" if s.tacked[c] else "",
    ]


def bill(s: SeventhSea, q: Question) -> Bill | None:
    """The open payment as a whole, where several sources can be taken for it."""
    if q is not s.question or not (found := sources(s)):
        return None
    p = s.stack[-1]
    shown = [Source(k, source_words(s, q, k), points_at(s, q, k), n, like, uses(s, k)) for k, n, like in found]
    ends = STOPS if p[P_TERMS] & OPEN_END else NO_ANSWER
    return Bill(p[P_DUE], p[P_PAID], tuple(shown), tuple(proposal(s)), ends)


def source_words(s: SeventhSea, q: Question, k: int) -> str:
    """'Tack Berek', 'Use Constitution'."""
    return f"{'Use ' if verb_of(k) == REACT else ''}{option_words(s, q, k)}"


def reason(s: SeventhSea, q: Question) -> str:
    if q.kind in (Q_PAY, Q_ABSORB):
        return payment_words(s)
    text = REASONS[QUESTIONS[q.kind]]
    if q.kind == Q_STARTING_CREW:
        chosen = listed(starting_view(s, q.seat, q.seat))
        return f"{text}: {wealth_left(s, q.seat)} Wealth left{f'. Starting Crew so far: {chosen}' if chosen else ''}"
    node = node_asking(s, q)
    if node is not None:
        if isinstance(node, Search):
            text = FINDING if len(q.options) > 1 else FINDING_NOTHING
        text = sea_words(s, q, node) if q.kind == Q_SEA else node_words(s, q, node, text)
    if q.kind in (Q_REACT, Q_ORDER):
        return f"{text} {answered_words(s, q.seat)}".strip()
    if q.kind == Q_CANCEL:
        text = cancel_words(s, s.stack[-1])
    if q.kind == Q_HAND_LIMIT:
        return f"{text} of {hand_maximum(s, q.seat)}: {to_discard(s, q.seat)} to go"
    if q.kind == Q_ANSWER and q.source != NONE:
        return text.replace("forward", f"forward against {name_of(s, q.source)}")
    if q.source != NONE and (q.kind == Q_CANCEL or q.ability > 0):
        text += f" ({name_of(s, q.source)})"
    return text


def sea_words(s: SeventhSea, q: Question, node: Node) -> str:
    """What happens in the Sea that is chosen: an Adventure goes there, a Ship sails there, it is only named."""
    if isinstance(node, NameSea):
        return with_rest(s, q, node)
    return f"Choose a Sea: {node.say(telling(s, q))}" if isinstance(node, Effect) else "Choose the Sea it goes to"


def payment_words(s: SeventhSea) -> str:
    """'Tack Crew for Sailing to move Revensj: 2 of 4', 'Absorb Hits: 3 left. Berek fights, and absorbs first'."""
    p = s.stack[-1]
    if p[P_PURPOSE] == TO_ABSORB:
        fighting = "".join([f". {name_of(s, c)} fights, and absorbs first" for c in still_fighting(s, p)])
        return f"Absorb Hits: {p[P_DUE] - p[P_PAID]} left{fighting}"
    if p[P_PURPOSE] == TO_FIRE and not p[P_TERMS] & OPEN_END:
        return "Choose who fires: one Crew tacks for Cannon"
    skills = skill_names(p[P_COUNTS])
    much = f"{p[P_PAID]} so far" if p[P_TERMS] & OPEN_END else f"{p[P_PAID]} of {p[P_DUE]}"
    return f"Tack Crew for {skills} to {paid_deed(s, p)}: {much}"


PLAIN: Final = {
    PASS: "Pass", STOP: "Stop", CANCEL: "Cancel it", V_DONE: "Done", V_YES: "Yes", V_NO: "No",
    V_TAKE_HITS: "Take the Hits",
}  # fmt: skip
#: answers that let things be
DECLINING: Final = (PASS, STOP, V_DONE, V_NO, V_TAKE_HITS)
WITH_FACE: Final = {
    V_HIRE: "Hire ", V_EXPERIENCE: "Experience ", V_ADVENTURE: "Put into play ", V_CHANTEY: "Strike up ",
    V_ATTACH: "Attach ", V_PLAY: "Play ", V_LAY: "", V_HAND: "",
}  # fmt: skip
WITH_SLOT: Final = {
    V_COMPLETE: "Complete ", V_CANNON: "Fire at ", V_BOARD: "Board ", V_DISCARD_CREW: "Discard ",
    V_DISCARD_ADVENTURE: "Discard ", V_ACT: "Act: ", V_TACK: "Tack ", V_SINK: "Sink ", V_FIGHT: "Fight with ",
    V_PUSH: "Push forward ", V_CARD: "",
}  # fmt: skip


#: what can be named
VALUES: Final = {
    **dict(enumerate(SKILLS)), **dict(enumerate(FACTIONS, NAMED_FACTION)),
    **dict(enumerate(AFFILIATIONS, NAMED_AFFILIATION)),
}  # fmt: skip


def option_words(s: SeventhSea, q: Question, k: int) -> str:
    verb, thing, third = verb_of(k), thing_of(k), ability_of(k)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_FACE:
        card = s.match.cards[definition_of(thing)]
        which = f" ({boxes_words(card)})" if verb == V_LAY else ""
        seen = " (seen by all)" if seen_by_all(thing) else ""
        return f"{WITH_FACE[verb]}{card.name}{which}{seen}{act_words(s, verb, third)}"
    if verb in WITH_SLOT:
        return f"{WITH_SLOT[verb]}{slot_name(s, q.seat, thing)}{act_words(s, verb, third)}{for_skill(s, verb, third)}"
    if verb in (V_MOVE, V_PLACE):
        return ("Sail to " if verb == V_MOVE else "") + SEAS[thing]
    if verb in (REACT, ORDER):
        label = "" if q.kind in (Q_REACT, Q_ORDER, Q_PAY, Q_ABSORB) else "React: "
        return f"{label}{s.match.cards[s.match.abilities[third].definition].name}{text_words(s, third)}"
    if verb == V_SEAT:
        return f"Player {thing + 1}"
    if verb == V_MODE:
        return VALUES[thing] if q.kind == Q_VALUE else mode_words(s, q, thing)
    raise KeyError(verb)


def act_words(s: SeventhSea, verb: int, number: int) -> str:
    """What an Act does: "Act: Necros' Sword (untack your Captain)"."""
    return text_words(s, number) if verb in (V_ACT, V_PLAY) else ""


def for_skill(s: SeventhSea, verb: int, k: int) -> str:
    """Which skill is produced, where several would do. (CG-RULE-12)"""
    p = s.stack[-1]
    several = verb == V_TACK and p[PROC] == Payment.number and p[P_COUNTS] & p[P_COUNTS] - 1
    return f" for {SKILLS[k]}" if several else ""


def text_words(s: SeventhSea, number: int) -> str:
    """What a text does, in a few words. Half of it is said only where it tells one of several texts from another."""
    a = s.match.abilities[number]
    card = s.match.cards[a.definition]
    several = len([b for b in card.abilities if b.kind == a.kind]) > 1
    gist = brief(clauses(card.telling(), a.effects))
    return f" ({gist})" if gist and (several or not gist.endswith(CUT)) else ""


def boxes_words(card: Any) -> str:
    """What a card is worth in a Boarding: 'Punch; defends against Club and Thrust'."""
    stops = listed([ATTACKS[box] for box in DEFENDS[card.attack]])
    return f"{ATTACKS[card.attack]}; defends against {stops}"


def slot_name(s: SeventhSea, seat: int, slot: int) -> str:
    c = s.slots[slot]
    if c == NO_CARD:
        raise IndexError(f"slot {slot} is empty")
    return name_of(s, c) if knows(s, seat, c) else "a hidden card"


def points_at(s: SeventhSea, q: Question, k: int) -> tuple[str, ...]:
    """What on the table an option is about: "slot:7", "sea:2", "seat:1", or "card:Near Miss" off the table."""
    verb, thing = verb_of(k), thing_of(k)
    if verb in (V_MOVE, V_PLACE):
        return (f"sea:{thing}",)
    if verb == V_SEAT:
        return (f"seat:{thing}",)
    if verb in WITH_FACE:
        return (f"card:{s.match.cards[definition_of(thing)].name}",)
    if verb in WITH_SLOT:
        return (f"slot:{thing}",)
    if verb in (REACT, ORDER):
        return answering_card(s, thing, ability_of(k))
    return ()


def begun_with(s: SeventhSea, q: Question, k: int) -> tuple[str, ...]:
    """To sail can be begun with one's own Ship."""
    return (f"slot:{s.slot[s.match.ship[q.seat]]}",) if verb_of(k) == V_MOVE else ()


def answering_card(s: SeventhSea, thing: int, number: int) -> tuple[str, ...]:
    definition = s.match.abilities[number].definition
    if thing < len(s.slots) and s.slots[thing] != NO_CARD and s.match.definition[s.slots[thing]] == definition:
        return (f"slot:{thing}",)
    return (f"card:{s.match.cards[definition].name}",)


def refuse(s: SeventhSea, q: Question, chosen: int) -> None:
    """Tell an answer that nobody could give from one that is not legal now."""
    try:
        words = option_words(s, q, chosen) if chosen >= 0 else ""
    except (IndexError, KeyError):
        words = ""
    if not words:
        raise UnknownAnswer(f"{chosen} is no option key of this game")
    offered = "; ".join(o.words for o in describe(s, q).options[:4]) + (" …" if len(q.options) > 4 else "")
    raise IllegalAnswer(f"'{words}' is not possible now; the options are: {offered}")


# The table

#: what is in the last part of so many is not far from its end
NOT_FAR: Final = 4


def open_view(s: SeventhSea) -> dict[str, Any]:
    """What of the table lies open to everybody."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "first_player": None if s.first == NONE else s.first,
        "order": list(player_order(s)),
        "players": [open_player_view(s, who) for who in range(s.match.seats)],
        "seas": [sea_view(s, sea) for sea in range(len(SEAS))],
        "chantey": None if s.chantey() == NONE else table_card(s, s.chantey()),
        "payment": payment_view(s),
        "boarding": boarding_view(s),
        "fight": fight_view(s),
        "ahead": ahead(s),
        "over": s.over,
        "winner": None if s.winner == NONE else s.winner,
        "victory": VICTORIES[s.victory],
    }


def view(s: SeventhSea, seat: int | None, openly: dict[str, Any] | None = None) -> dict[str, Any]:
    """The whole table as one seat (None: an onlooker) may see it."""
    if openly is None:
        openly = open_view(s)
    return {
        **openly,
        "players": [{**player, **hidden_player_view(s, who, seat)} for who, player in enumerate(openly["players"])],
        "question": question_view(s, seat),
    }


def question_view(s: SeventhSea, seat: int | None) -> dict[str, Any] | None:
    """Who is asked is open to all, except while several choose in secret; what is asked only to the seat itself."""
    if s.question is None:
        return None
    for q in (s.question, *s.also):
        if q.seat == seat:
            return {
                "seat": q.seat, "id": s.asked[q.seat], "kind": QUESTIONS[q.kind], "options": list(q.options),
                "proposal": proposal(s),
            }  # fmt: skip
    return {"seat": None if s.answers else s.question.seat}


def open_player_view(s: SeventhSea, who: int) -> dict[str, Any]:
    m = s.match
    out = bool(s.out >> who & 1)
    return {
        "seat": who,
        "out": out,
        "captain": name_of(s, m.captain[who]),
        "ship": table_card(s, m.ship[who]),
        "sea": None if out else SEAS[s.sea(who)],
        "move_cost": move_cost(s, who),
        "crew_maximum": crew_maximum(s, who),
        "crew_count": crew_count(s, who),
        "hand_maximum": hand_maximum(s, who),
        "initiative": initiative(s, who),
        "explained": explain_ship(s, who),
        "controls": [SEAS[sea] for sea in controlled(s, who)],
        "crew": [crew_view(s, c) for c in s.crew(who)],
        "discard": open_pile(s, s.discard(who)),
        "sunk": open_pile(s, s.sunk(who)),
        "lasting": [table_card(s, c) for c in s.pile(LASTING, who)],
        "played": [table_card(s, c) for c in s.pile(PLAYED, who)],
        "laid": [{**table_card(s, c), "attack": ATTACKS[m.attack[c]]} for c in s.pile(LAID, who)],
    }


def hidden_player_view(s: SeventhSea, who: int, seat: int | None) -> dict[str, Any]:
    """What not everybody sees of a player's cards, as far as a seat does."""
    return {
        "hand": pile_view(s, s.hand(who), seat),
        "deck": deck_view(s, who, seat),
        "aside": pile_view(s, s.pile(ASIDE, who), seat),
        "starting": starting_view(s, who, seat),
    }


def starting_view(s: SeventhSea, who: int, seat: int | None) -> list[str]:
    """Starting Crew chosen so far; of the others not even how many."""
    return sorted(name_of(s, c) for c in s.pile(CHOSEN, who) if knows(s, seat, c))


def pile_view(s: SeventhSea, cards: tuple[int, ...], seat: int | None) -> dict[str, Any]:
    """How many cards there are, and which of them this seat knows."""
    return {"count": len(cards), "known": sorted(name_of(s, c) for c in cards if knows(s, seat, c))}


def deck_view(s: SeventhSea, who: int, seat: int | None) -> dict[str, Any]:
    """The deck from the top, as far as something in it is known; cards of a block lie in an order nobody knows.

    Who does not know which Crew were chosen from it to start does not learn how many: they count as still in it.
    """
    cards = s.deck(who)[::-1]
    chosen = sum([not knows(s, seat, c) for c in s.pile(CHOSEN, who)])
    shown: list[Any] = []
    i = 0
    while i < len(cards) and any(knows(s, seat, c) for c in cards[i:]):
        block = s.block[cards[i]]
        j = i + 1
        while block and j < len(cards) and s.block[cards[j]] == block:
            j += 1
        shown.append({"cards": j - i, "known": sorted(name_of(s, c) for c in cards[i:j] if knows(s, seat, c))})
        i = j
    return {"count": len(cards) + chosen, "known": shown}


def open_pile(s: SeventhSea, cards: tuple[int, ...]) -> dict[str, Any]:
    """Nobody looks through a pile; its top is seen. (CG-PILES-05, CG-RULE-50)"""
    return {"count": len(cards), "top": name_of(s, cards[-1]) if cards else None}


def table_card(s: SeventhSea, c: int) -> dict[str, Any]:
    return {
        "slot": s.slot[c], "name": name_of(s, c), "tacked": bool(s.tacked[c]), "controller": s.holder[c],
        "attached": [table_card(s, a) for a in s.gear(c)],
    }  # fmt: skip


def crew_view(s: SeventhSea, c: int) -> dict[str, Any]:
    return {
        **table_card(s, c),
        "captain": c in s.match.captain,
        "skills": {name: skill(s, c, k) for k, name in enumerate(SKILLS)},
        "explained": explain_crew(s, c),
    }


def sea_view(s: SeventhSea, sea: int) -> dict[str, Any]:
    return {
        "sea": sea,
        "name": SEAS[sea],
        "slot": s.slot[s.match.seas[sea]],
        "controlled_by": [seat for seat in player_order(s) if sea in controlled(s, seat)],
        "ships": [seat for seat in player_order(s) if s.sea(seat) == sea],
        "adventures": [
            {**table_card(s, c), "seat": seat, "completion": completion(s, c)}
            for seat in player_order(s) for c in s.adventures(seat) if sea_of(s, c) == sea
        ],
        "attached": [table_card(s, a) for a in s.gear(s.match.seas[sea])],
    }  # fmt: skip


def payment_view(s: SeventhSea) -> dict[str, Any] | None:
    """The payment that is open on top, with what is due and what is there; who absorbs pays with Swashbuckling."""
    for p in reversed(s.stack):
        if p[PROC] == Payment.number:
            return {
                "seat": p[SEAT], "due": p[P_DUE], "paid": p[P_PAID], "absorbing": p[P_PURPOSE] == TO_ABSORB,
                "skills": [SKILLS[k] for k in range(len(SKILLS)) if p[P_COUNTS] >> k & 1],
                "open": bool(p[P_TERMS] & OPEN_END),
                "card": name_of(s, p[P_FOR]) if p[P_FOR] != NONE else None,
            }  # fmt: skip
    return None


def completion(s: SeventhSea, c: int) -> str:
    """What it would cost its player now to complete an Adventure: '3 Adventuring'; nothing if only its text tells."""
    x = BLANK[:]
    x[SEAT], x[U_ORIGIN] = s.holder[c], c
    skills, amount, _, terms = completion_bill(s, x)
    if not skills:
        return ""
    return f"{amount}{' or more' if terms & OPEN_END else ''} {skill_names(skills)}"


def boarding_view(s: SeventhSea) -> dict[str, Any] | None:
    f = boarding(s)
    return None if f is None else {"attacker": f[B_SEAT], "defender": f[B_SEAT + 1], "round": f[B_ROUND]}


def ahead(s: SeventhSea) -> list[str]:
    """What will end by itself, as soon as it is not far. (CG-RULE-22, -52, -65)"""
    told = []
    if s.quiet:
        turns = "turn" if s.quiet == 1 else f"{s.quiet} turns"
        told.append(f"In the last {turns} everybody only passed: after {MOST_QUIET} such turns the game is a draw")
    if s.turn * NOT_FAR > MOST_TURNS * (NOT_FAR - 1):
        told.append(f"After turn {MOST_TURNS} the game is a draw")
    for f in s.stack:
        if f[PROC] == Actions.number and f[N_ACTIONS] * NOT_FAR > MOST_ACTIONS * (NOT_FAR - 1):
            told.append(f"{f[N_ACTIONS]} actions were taken in this phase: it ends after {MOST_ACTIONS}")
    b = boarding(s)
    if b is not None and (b[B_LIMIT] or b[B_ROUND] * NOT_FAR > MOST_ROUNDS * (NOT_FAR - 1)):
        told.append(f"The Boarding ends after round {b[B_LIMIT] or MOST_ROUNDS}")
    return told


def fight_view(s: SeventhSea) -> dict[str, Any] | None:
    """The two fighters, the row of attacks from the first on, what answers the last of them, and what it would do."""
    f = fight(s)
    if f is None:
        return None
    crew = [fighter(s, f, side) for side in (0, 1)]
    attack = None if f[F_ATTACK] == NO_BOXES else f[F_ATTACK]
    return {
        "seats": [f[F_SEAT], f[F_SEAT + 1]],
        "crew": [None if c == NONE else s.slot[c] for c in crew],
        "hits": [None if c == NONE else hits_of(s, c) for c in crew],
        "row": attack_row(s, f),
        "attack": None if attack is None else ATTACKS[attack],
        "answered_by": [] if attack is None else [ATTACKS[k] for k, boxes in enumerate(DEFENDS) if attack in boxes],
        "last": f[F_LAST],
        "duel": bool(f[F_FLAGS] & DUEL),
    }


def attack_row(s: SeventhSea, f: Frame) -> list[dict[str, Any]]:
    """The cards that were played, in their order: the sides take turns, and the one that began comes first."""
    laid = [s.pile(LAID, f[F_SEAT + side]) for side in (0, 1)]
    row: list[dict[str, Any]] = []
    for i in range(max(map(len, laid))):
        for side in (0, 1):
            for c in laid[side][i : i + 1]:
                row.append({**table_card(s, c), "side": side, "attack": ATTACKS[s.match.attack[c]]})
    return row


def hits_of(s: SeventhSea, c: int) -> dict[str, Any]:
    """The Hits that a Crew would inflict if its side had played the last card, and where they come from."""
    parts: Why = []
    n = points(s, c, SWASHBUCKLING, parts) + extra_hits(s, c, parts)
    return {"amount": n, "explained": f"{name_of(s, c)}: Hits {n}{equals(s, grouped(s, parts))}"}


# Where numbers come from


def grouped(s: SeventhSea, why: Why) -> Why:
    """The parts of a number, copies of one card that add to it one after the other taken together."""
    out: Why = []
    for n, source in why:
        if out and min(source, out[-1][1]) >= 0 and max(source, out[-1][1]) < s.match.size:
            if s.match.definition[source] == s.match.definition[out[-1][1]]:
                out[-1] = (out[-1][0] + n, source)
                continue
        out.append((n, source))
    return out


def explain_crew(s: SeventhSea, c: int) -> list[str]:
    """'Berek: Sailing 4 = 2 printed + 2 Ivory Spyglass', a line for each skill."""
    out = []
    for k, called in enumerate(SKILLS):
        parts: Why = []
        out.append(f"{called} {skill(s, c, k, parts)}{equals(s, grouped(s, parts))}")
    return out


def explain_ship(s: SeventhSea, who: int) -> list[str]:
    out = []
    for called, value in (("Move Cost", move_cost), ("Crew Maximum", crew_maximum), ("Hand maximum", hand_maximum)):
        parts: Why = []
        out.append(f"{called} {value(s, who, parts)}{equals(s, grouped(s, parts))}")
    return out


def why(s: SeventhSea, seat: int | None, name: str) -> list[str]:
    """Where the numbers of the cards of a name come from."""
    crew = [explain_crew(s, c) for c in s.everybody() if name_of(s, c) == name]
    ships = [explain_ship(s, who) for who in player_order(s) if name_of(s, s.match.ship[who]) == name]
    return [f"{name}: {line}" for lines in (*crew, *ships) for line in lines]


# What the table asks for a seat's standing orders


def concerns(s: SeventhSea, seat: int) -> bool:
    """Whether the event that could be answered is about a player's own cards, or done by or to them."""
    e = s.stack[-1] if s.stack else None
    if e is None or e[PROC] != Happening.number or e[SEAT] == seat:
        return True
    cards = [c for c in (*members(e[E_SET]), e[E_OTHER]) if 0 <= c < s.match.size]
    return in_boarding(s, seat) or any([seat in (s.holder[c], ship_of(s, c)) for c in cards])


#: the rule of the ledger that each kind of question comes from
RULE_OF: Final = {
    "choose_starting_crew": "CG-SETUP-06", "take_action": "CG-TURN-05", "choose_producer": "CG-COST-02",
    "absorb_step": "CG-HITS-02", "pay_cancel": "CG-CANCEL-01", "choose_host": "CG-CARDS-18", "choose_sea": "CG-ACT-04a",
    "choose_experience": "CG-ACT-02a", "choose_gunner": "CG-ACT-09a", "boarding_opportunity": "CG-BOARD-02",
    "choose_opening_card": "CG-BOARD-04", "answer_attack": "CG-BOARD-05", "choose_answer_card": "CG-BOARD-05",
    "continue_attack": "CG-BOARD-06", "discard_to_maximum": "CG-HAND-01", "react": "CG-REACT-01",
    "choose_target": "CG-TARGET-01",
}  # fmt: skip


def rule_of(q: Question) -> str:
    return RULE_OF.get(QUESTIONS[q.kind], "")
