"""What a seat is shown: questions in words, and the table as far as it may be known."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_HAND, V_MODE, V_NO, V_PLACE, V_SEAT
from quarterdeck.games.sea_of_legends.alignment import (
    ally, alignment, group_strength, groups, movement, npcs, npcs_in, sees, strength,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.dice import POOL
from quarterdeck.games.sea_of_legends.printing import printed
from quarterdeck.games.sea_of_legends.rolling import R_BONUS, R_POOL, ROLL, strength_of
from quarterdeck.games.sea_of_legends.saying import terms_of
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    BOARD, CREW_DECK, CREW_DISCARD, DEALT, DICE, EVENT_DECK, EVENT_DISCARD, FACES, FACTIONS, FACTION_FLAG, NO_FLAG,
    PHASES, PORT_TYPES, QUESTIONS, Q_ADVENTURE, Q_ASSIGN, Q_BRIBE, Q_BURY, Q_DICE, Q_END, Q_HIRE, Q_OFFICER, Q_RESULT,
    Q_SAIL, Q_SHIP, Q_SIXTH_FLAG, SHIPS, SHOWN, TALES, TAVERN_DECK, TAVERN_DISCARD, VICTORIES, V_ADVENTURE, V_BRIBE,
    V_CHALLENGE_NPCS, V_CHALLENGE_PLAYER, V_CHALLENGE_PORT, V_CLAIM, V_DROP, V_END, V_EXCHANGE, V_FACTION, V_GOLD,
    V_MOVE, V_NUMBER, V_PAIR, V_PICK, V_PORT, V_REROLL, V_TRADE, V_TURN, V_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.told import (
    adventures_view, asked_for, chapter_told, choice_words, tale_view, text_of,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.values import allowance, price, total_notoriety
from quarterdeck.games.sea_of_legends.whereabouts import ship
from quarterdeck.kernel.columns import NONE, NO_CARD, definition_of
from quarterdeck.kernel.decision import Decision, Option, Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.knowledge import eyes
from quarterdeck.kernel.words import article

#: what ends a row of choices, by question
DONE: Final = {
    Q_SAIL: "Drop anchor", Q_SHIP: "Buy no ship", Q_HIRE: "Hire nobody else", Q_DICE: "Roll the dice",
    Q_ASSIGN: "Leave the dice as they are", Q_END: "End the turn",
}  # fmt: skip
#: options about one piece on the table
ABOUT_A_PIECE: Final = {
    V_CARD: "{}", V_CLAIM: "Claim the {}", V_CHALLENGE_NPCS: "Challenge {}", V_PICK: "Pick up {a}",
    V_DROP: "Drop {a}", V_TRADE: "Trade {a}",
}  # fmt: skip
REASONS: Final = {
    Q_DICE: "What is added to the pool before the roll?", Q_ASSIGN: "What is done with the dice?",
    Q_BURY: "How much gold is buried?", Q_SIXTH_FLAG: "Which Flag is moved here?", Q_SAIL: "Where to?",
}  # fmt: skip


def player(seat: int) -> str:
    return f"player {seat + 1}"


def name(s: Voyage, c: int) -> str:
    return s.match.drawn[c].name


def at_slot(s: Voyage, slot: int) -> str:
    c = s.slots[slot]
    return name(s, c) if c != NO_CARD else "a card"


def region_name(s: Voyage, region: int) -> str:
    return s.match.board.names[region]


# Questions


def describe(s: Voyage, q: Question) -> Decision:
    """A question in words, as its seat may read it."""
    if q.kind == Q_ADVENTURE:
        return of_chapter(s, q)
    options = tuple([Option(k, words(s, q, k), points_at(s, k)) for k in q.options])
    source = name(s, q.source) if q.source != NONE else ""
    kind = QUESTIONS[q.kind]
    reason = asked_for(s) if q.kind == Q_RESULT else REASONS.get(q.kind, kind.replace("_", " ") + "?")
    return Decision(s.asked[q.seat], q.seat, kind, source, reason, options)


def of_chapter(s: Voyage, q: Question) -> Decision:
    """A chapter of a tale: its title, its text, and the choices with what they cost and risk. (SL-RULE-11)"""
    row = s.told
    chapter = chapter_told(row)
    options = [
        Option(k, choice_words(s, row, thing_of(k)), (), (), terms_of(chapter.choices[thing_of(k)])) for k in q.options
    ]
    return Decision(s.asked[q.seat], q.seat, QUESTIONS[q.kind], chapter.title, text_of(s, row), tuple(options))


def words(s: Voyage, q: Question, k: int) -> str:
    """One option in words."""
    verb, thing = verb_of(k), thing_of(k)
    if verb == V_PLACE:
        return region_name(s, thing)
    if verb == V_DONE:
        return DONE.get(q.kind, "Done")
    if verb in ABOUT_A_PIECE:
        what = at_slot(s, thing)
        return ABOUT_A_PIECE[verb].format(what, a=article(what))
    if verb == V_EXCHANGE:
        return f"Exchange tokens for the {s.match.cards[definition_of(thing)].name}"
    if verb == V_HAND:
        return of_stock(s, q, definition_of(thing))
    if verb == V_PAIR:
        return f"{s.match.cards[thing].name} as Lover, {s.match.cards[ability_of(k)].name} as Nemesis"
    if verb == V_USE:
        a = s.match.abilities[ability_of(k)]
        return f"{at_slot(s, thing)}: {a.title + '. ' if a.title else ''}{a.say()}"
    if verb in (V_TURN, V_REROLL):
        kind, shown = divmod(thing, 8)
        die = f"{DICE[kind]} showing {FACES[shown]}"
        return f"Turn a {die} to {FACES[ability_of(k)]}" if verb == V_TURN else f"Reroll a {die}"
    if verb == V_MODE:
        return s.match.abilities[ability_of(k)].say()
    return plain_words(s, q, verb, thing)


def plain_words(s: Voyage, q: Question, verb: int, thing: int) -> str:
    """Options about players, Ports, numbers and Factions."""
    if verb == V_NUMBER:
        if q.kind == Q_BURY:
            return f"Bury {10 * thing} gold" if thing else "Bury nothing"
        return f"{thing} Captain dice" if q.kind == Q_ASSIGN else f"{thing} dice"
    if verb == V_CHALLENGE_PLAYER:
        return f"Challenge {player(thing)}"
    if verb == V_CHALLENGE_PORT:
        return f"{'Capture' if q.kind == Q_OFFICER else 'Challenge'} {region_name(s, thing)}"
    if verb == V_BRIBE:
        return "Bribe the British"
    if q.kind in (Q_OFFICER, Q_BRIBE):
        return "Take the gold" if verb == V_GOLD else "Pay nothing"
    if verb == V_FACTION:
        return FACTIONS[thing]
    if verb == V_SEAT:
        return player(thing).capitalize()
    if verb == V_ADVENTURE:
        return f"Go on an Adventure: {name(s, s.whom[q.seat * TALES + thing])}"
    if verb == V_NO and q.kind == Q_RESULT:
        return "Keep your ship"
    return {
        V_MOVE: "Set sail", V_PORT: "Take the Port action", V_END: "End the turn", V_NO: "None",
        V_GOLD: "Half the gold",
    }[verb]  # fmt: skip


def of_stock(s: Voyage, q: Question, definition: int) -> str:
    """A card that is named by what it is; a ship with its price."""
    card = s.match.cards[definition]
    if q.kind == Q_SHIP:
        for c in s.pile(SHIPS, s.match.sea):
            if s.match.definition[c] == definition:
                return f"{card.name} for {price(s, q.seat, c)} gold"
    return card.name


def points_at(s: Voyage, k: int) -> tuple[str, ...]:
    """What on the table an option is about."""
    verb, thing = verb_of(k), thing_of(k)
    if verb in (V_PLACE, V_CHALLENGE_PORT):
        return (f"region {thing}",)
    if verb in ABOUT_A_PIECE or verb == V_USE:
        return (f"slot {thing}",)
    return (f"seat {thing}",) if verb in (V_SEAT, V_CHALLENGE_PLAYER) else ()


# The table


def view(s: Voyage, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: an onlooker) may know."""
    return {
        "game": "sea-of-legends", "round": s.round, "phase": PHASES[s.phase], "first": s.first, "active": s.active,
        "over": s.over, "victory": VICTORIES[s.victory],
        "winners": [who for who in range(s.match.seats) if s.winners >> who & 1],
        "regions": [region_view(s, r) for r in range(s.match.board.size)],
        "factions": [faction_view(s, faction) for faction in s.match.factions],
        "players": [player_view(s, who, seat) for who in range(s.match.seats)],
        "decks": {
            title: len(s.pile(zone, s.match.sea))
            for title, zone in (("tavern", TAVERN_DECK), ("crew", CREW_DECK), ("events", EVENT_DECK))
        },
        "discards": {
            title: [name(s, c) for c in s.pile(zone, s.match.sea)]
            for title, zone in (("tavern", TAVERN_DISCARD), ("crew", CREW_DISCARD), ("events", EVENT_DISCARD))
        },
        "ships": sorted([name(s, c) for c in s.pile(SHIPS, s.match.sea)]),
        "roll": roll_view(s), "tale": tale_view(s),
    }  # fmt: skip


def flag_name(s: Voyage, flag: int) -> str:
    if flag == NO_FLAG:
        return ""
    return player(flag) if flag < FACTION_FLAG else FACTIONS[flag - FACTION_FLAG]


def region_view(s: Voyage, r: int) -> dict[str, Any]:
    board = s.match.board
    return {
        "name": board.names[r], "type": PORT_TYPES[board.type[r]], "strength": board.strength[r], "gold": board.gold[r],
        "notoriety": board.notoriety[r], "x": board.x[r], "y": board.y[r], "borders": list(board.neighbours[r]),
        "flag": flag_name(s, s.flag[r]), "fort": "" if s.fort[r] == NO_FLAG else FACTIONS[s.fort[r]],
        "tokens": [token_name(s, c) for c in s.pile(BOARD, s.match.sea) if s.region[c] == r],
        "captains": [seat for seat in range(s.match.seats) if s.captain[seat] != NONE and s.where(seat) == r],
        "groups": [
            {"npcs": [npc_view(s, c) for c in group], "strength": group_strength(s, group)} for group in groups(s, r)
        ],
        "concealed": [npc_view(s, c) for c in npcs_in(s, r) if not sees(s, NONE, c)],
    }  # fmt: skip


def token_name(s: Voyage, c: int) -> str:
    return name(s, c) + ("", " under the Hidden City", " under the Merchant")[s.side[c]]


def npc_view(s: Voyage, c: int) -> dict[str, Any]:
    return {
        "slot": s.slot[c], "name": name(s, c), "strength": strength(s, c), "ally": ally(s, c), "move": movement(s, c),
        "gold": s.gold_on[c], "notoriety": s.notoriety_on[c], "holds": [name(s, held) for held in s.gear(c)],
    }  # fmt: skip


def faction_view(s: Voyage, faction: int) -> dict[str, Any]:
    return {
        "name": FACTIONS[faction], "level": s.level[faction], "npcs": len(npcs(s, faction)),
        "alignment": [alignment(s, faction, seat) for seat in range(s.match.seats)],
    }  # fmt: skip


def player_view(s: Voyage, who: int, seat: int | None) -> dict[str, Any]:
    captain = s.captain[who]
    dealt = s.pile(DEALT, who)
    return {
        "captain": "" if captain == NONE else name(s, captain), "gold": s.gold[who],
        "notoriety": total_notoriety(s, who) if captain != NONE else 0,
        "movement": allowance(s, who) if captain != NONE and ship(s, who) != NONE else 0,
        "cards": [card_view(s, c) for c in (captain, *s.tableau(who)) if c != NONE],
        "shown": [card_view(s, c) for c in s.pile(SHOWN, who)],
        "dealt": [name(s, c) if s.known[c] & eyes(seat) else "" for c in dealt],
        "adventures": adventures_view(s, who),
    }  # fmt: skip


def card_view(s: Voyage, c: int) -> dict[str, Any]:
    return {
        "slot": s.slot[c], "name": name(s, c), "side": s.side[c], "unlocked": s.marker[c],
        "exhausted": bool(s.exhausted[c]), "words": printed(s.match.drawn[c]),
    }  # fmt: skip


def roll_view(s: Voyage) -> dict[str, Any] | None:
    """The dice of the roll that is being made."""
    for f in reversed(s.stack):
        if f[PROC] == ROLL:
            return {"bonus": f[R_BONUS], "pool": f[R_POOL : R_POOL + POOL], "strength": strength_of(f)}
    return None
