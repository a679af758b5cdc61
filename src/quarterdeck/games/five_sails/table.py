"""What a seat sees: the zones of the table, its question in words, and the story so far.

Everything here is built from what may be shown (`known`), never by removing what may not.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from quarterdeck.cardgame.asking import mode_words, node_asking
from quarterdeck.cardgame.joining import clauses
from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_HAND, V_MODE, V_NO, V_PLACE, V_SEAT, V_YES
from quarterdeck.cardgame.using import GRANTED
from quarterdeck.cardgame.values import BLANK, Why, reasons
from quarterdeck.games.five_sails import asking
from quarterdeck.games.five_sails.duel_state import (
    D_ACTIVE, D_BOUND, D_CARD, D_CARDS, D_GAMBLES, D_POOL, D_ROUND, D_SEAT, D_STAGE, D_STAT, duel,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.actions import (
    BRUTE_ACTION, CHALLENGE_ACTION, CLAIM_ACTION, EQUIP_ACTION, MOVE_ACTION, RECRUIT_ACTION, brutes, challengeable,
    challengers, claimants, equippable, movers, recruits,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.duel import cards_of_round
from quarterdeck.games.five_sails.flow.high_drama import H_PASSES
from quarterdeck.games.five_sails.flow.other_actions import attachments, recipients
from quarterdeck.games.five_sails.flow.victory import tiebreak
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ADD_RENOWN, APPROACH, ASIDE, CHARACTER, CHOSEN, CITY, CLAIM, COMBAT, CREW, DASH, EQUIPPED, FACEDOWN, FIFTH_DAY,
    HAND, HOME, INFLUENCE, KIND_NAMES, LEADER_CARD, LINE, LOCKER, MARK, MOVE_RENOWN, PHASES, PLACE_NAMES, PRESSURE,
    QUESTIONS, Q_ACTION, Q_ATTACHMENT, Q_COMBAT, Q_GAMBLE, SCHEME, STATS, UNCONTROLLED, VALUES, VICTORIES, V_ACCEPT,
    V_ACT, V_GAMBLE, V_INTERVENE, V_MANEUVER, V_PAIR, V_PARLEY, V_REFUSE, V_REPEAT, V_TECHNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.using import CityAbility
from quarterdeck.games.five_sails.values import explain, explain_price, explain_round, round_value, stat, value_rows
from quarterdeck.kernel.ability import U_PERFORMER, U_T0
from quarterdeck.kernel.columns import NONE, NO_CARD, NO_SLOT, definition_of, seen_by_all
from quarterdeck.kernel.decision import Decision, Option, Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.event import (
    E_KIND, E_OTHER, E_PLACE, E_SET, ORDER, PASS, Q_ORDER, Q_REACT, REACT, Happening, members,
)  # fmt: skip
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.knowledge import eyes, knows
from quarterdeck.kernel.lasting import ON, ORIGIN, WHAT
from quarterdeck.kernel.words import CUT, Words, brief, signed, told_apart


def card_name(s: FiveSails, c: int) -> str:
    return str(s.match.cards[s.match.definition[c]].name)


def place_name(place: int) -> str:
    return "Home" if place >= HOME else PLACE_NAMES[place]


# Questions in words


def describe(s: FiveSails, q: Question) -> Decision:
    said = [option_words(s, q, k) for k in q.options]
    if len(set(said)) < len(said):
        said = told_apart(said, [details(s, q, k) for k in q.options])
    options = tuple(
        [
            Option(
                k, w, points_at(s, q, k), begun_with(s, q, k), meaning(s, q, k), declines=verb_of(k) in DECLINING
            )
            for k, w in zip(q.options, said)
        ]
    )
    source = card_name(s, q.source) if q.source != NONE else ""
    return Decision(s.asked[q.seat], q.seat, QUESTIONS[q.kind], source, reason(s, q), options)


REASONS = {
    "react": "You may react", "order_effects": "Choose what happens next", "pay_wealth": "Pay with a card",
    "choose_approach": "Choose a scheme and a character for the Day",
    "choose_crew_excess": "Your crew is over its Crew Cap: choose who goes to the Locker",
    "choose_slot_excess": "Too many cards of one kind: choose one to destroy", "take_action": "Take an action, or pass",
    "choose_performer": "Choose who performs", "choose_target": "Choose a target",
    "choose_location": "Choose a location", "choose_attachment": "Choose what to equip",
    "choose_mercenary": "Choose whom to recruit", "pay_extra_cost": "Choose what to pay with",
    "parley": "Parley to lower the cost, or stop", "choose_mode": "Choose one",
    "may_effect": "Do it?", "repeat": "Use it again?",
    "choose_challenge": "Choose who challenges whom", "issue_technique": "Activate a Technique with the challenge?",
    "answer_challenge": "Answer the challenge", "combat_card": "Play a combat card",
    "gamble_pick": "Choose the card to play", "round_abilities": "Use a Technique or the Maneuver?",
    "choose_cards": "Choose a card", "choose_player": "Choose a player", "order_cards": "Choose the next card",
    "discard_from_hand": "Discard a card",
    "decide_uncontrolled": "Decide for a card that nobody controls",
}  # fmt: skip


def reason(s: FiveSails, q: Question) -> str:
    text = asking.question_words(s, q, REASONS[QUESTIONS[q.kind]])
    if q.kind in (Q_REACT, Q_ORDER):
        return f"{text} {asking.answered_words(s, q.seat)}".strip()
    if q.ability > 0 or node_asking(s, q) is not None:
        text += f" ({ability_name(s, q.ability)})"
    elif q.source != NONE:
        text += f" ({card_name(s, q.source)})"
    return text


def ability_name(s: FiveSails, number: int) -> str:
    """'Last Word: Maneuver', or the name of a basic action."""
    a = s.match.abilities[number]
    if a.definition < 0:
        return str(a.name)
    card = s.match.cards[a.definition]
    same = [b for b in card.abilities if b.kind == a.kind]
    which = f" {same.index(a) + 1}" if len(same) > 1 else ""
    return f"{card.name}: {KIND_NAMES[a.kind]}{which}"


def ability_words(s: FiveSails, q: Question, k: int) -> str:
    """'Langschwert: Technique (+1 Thrust)'; what a card gives to another is called by whoever uses it.

    Half a text is worse than none: a long one is told as the meaning of the answer alone.
    """
    ability = s.match.abilities[ability_of(k)]
    name = ability_name(s, ability.number)
    if ability.definition < 0:
        return name
    user = granted_to(s, q, k) if ability.marks & GRANTED else NONE
    if user != NONE and s.match.definition[user] != ability.definition:
        name = f"{card_name(s, user)}: {KIND_NAMES[ability.kind]} from {s.match.cards[ability.definition].name}"
    gist = brief(clauses(Words(this_of(s, ability)), ability.effects))
    return name if gist.endswith(CUT) else f"{name} ({gist})"


def combat_values(s: FiveSails, seat: int, face: int) -> str:
    """'Parry 1 (2 Disarm - 1 Syrneth Hand), Thrust 3': a number that is not the printed one says why, and so does a
    dash that something would change."""
    found = [c for c in (*s.hand(seat), *s.pile(ASIDE, seat)) if s.face(c) == face]
    if not found or s.duel_at == NONE:
        return ""
    d, said = duel(s), []
    for k, called in enumerate(VALUES):
        if s.match.value[k][found[0]] != DASH:
            why: Why = []
            n = round_value(s, [*cards_of_round(s, d), found[0]], k, d[D_ACTIVE], why)
            said.append(f"{called} {n}" + (f" ({reasons(s, why)})" if len(why) > 1 else ""))
        elif value_rows(s, k, d[D_ACTIVE]) and not any([s.match.value[k][c] != DASH for c in cards_of_round(s, d)]):
            said.append(f"{called} – (a dash, which nothing changes)")
    return ", ".join(said)


def this_of(s: FiveSails, ability: CityAbility) -> str:
    """What a text calls the card that it stands on."""
    return "this character" if s.match.cards[ability.definition].kind in (LEADER_CARD, CHARACTER) else "this card"


def granted_to(s: FiveSails, q: Question, k: int) -> int:
    """Who would use an ability that a card gives to others: a participant of the duel, or the card's bearer."""
    if verb_of(k) == V_TECHNIQUE:
        return q.source
    slot = thing_of(k)
    return s.bearer(s.slots[slot]) if slot < len(s.slots) and s.slots[slot] != NO_CARD else NONE


def meaning(s: FiveSails, q: Question, k: int) -> str:
    """The text that an answer would use, as the card prints it; of a combat card, what it is worth now."""
    verb, number = verb_of(k), ability_of(k)
    if verb == PASS and q.kind == Q_ACTION:
        return passing(s)
    if verb == V_DONE and q.kind == Q_COMBAT:
        return without_a_card(s)
    if verb == V_PLACE and not number:
        return standing(s, q.seat, thing_of(k))
    if q.kind == Q_ATTACHMENT:
        return gives(s, q, k)
    if verb == V_CARD and s.match.seats > 2 and thing_of(k) < len(s.slots):
        holder = s.holder[s.slots[thing_of(k)]]
        return f"of Player {holder + 1}" if holder != q.seat and holder < s.match.seats else ""
    if verb == V_HAND and q.kind in (Q_COMBAT, Q_GAMBLE):
        return combat_values(s, q.seat, thing_of(k))
    if not (verb in ABOUT_ABILITIES or verb == V_HAND) or not number or s.match.abilities[number].definition < 0:
        return ""
    ability = s.match.abilities[number]
    return str(ability.words(Words(this_of(s, ability))))


def passing(s: FiveSails) -> str:
    """What a pass comes to, where it is not one of many."""
    f = s.stack[-1]
    others = s.match.seats - s.out.bit_count() - 1
    return "everybody else has passed: High Drama ends, and Plunder comes" if f[H_PASSES] >= others else ""


def without_a_card(s: FiveSails) -> str:
    """Whether a duel goes on without a combat card. (FS-DUEL-42)"""
    d = duel(s)
    left = d[D_POOL + 1 - d[D_ACTIVE]]
    then = "and the duel goes on with the other side" if left else "and if nothing makes new threat the duel is over"
    return f"no card: threat that is left against you becomes wounds, {then}"


def standing(s: FiveSails, seat: int, place: int) -> str:
    """'2 Renown; Influence: yours 3, Player 2 1'."""
    if place >= HOME:
        return ""
    sides = [side_view(s, place, who) for who in range(s.match.seats) if s.characters_at(place, who)]
    whose = ["yours" if side["seat"] == seat else f"Player {side['seat'] + 1}" for side in sides]
    there = ", ".join([f"{who} {side['influence']}" for who, side in zip(whose, sides)])
    return f"{s.renown[place]} Renown; " + (f"Influence there: {there}" if there else "nobody is there")


def gives(s: FiveSails, q: Question, k: int) -> str:
    """What an attachment adds to its bearer, and what its text does."""
    verb, thing = verb_of(k), thing_of(k)
    if verb not in (V_HAND, V_CARD):
        return ""
    card = s.match.cards[definition_of(thing) if verb == V_HAND else s.match.definition[s.slots[thing]]]
    adds = [f"{signed(n)} {STATS[at]}" for at, n in enumerate(card.modifiers) if n]
    return " ".join(dict.fromkeys([*([f"{', '.join(adds)}."] if adds else []), *card.words()]))


def details(s: FiveSails, q: Question, k: int) -> list[str]:
    """By what answers that read the same may differ: whose card it is and where, or whether all have seen it."""
    verb, thing = verb_of(k), thing_of(k)
    slots = [int(at.removeprefix("slot:")) for at in points_at(s, q, k) if at.startswith("slot:")]
    if not slots:
        return ["seen by all" if verb in (REACT, ORDER, V_HAND) and seen_by_all(thing) else ""]
    return [detail for slot in slots for detail in card_details(s, s.slots[slot])]


def card_details(s: FiveSails, c: int) -> list[str]:
    """Who wears a card on the table, where it is, whose it is, how it lies."""
    worn = s.zone[c] == EQUIPPED
    return [
        f"on {card_name(s, s.host[c])}" if worn else "",
        f"at {place_name(s.place[s.bearer(c)])}" if s.place[s.bearer(c)] <= HOME else "",
        f"of Player {s.holder[c] + 1}" if s.holder[c] < s.match.seats else "",
        "engaged" if s.engaged[c] else "en garde",
    ]


def named_by(s: FiveSails, seat: int, verb: int, thing: int) -> str:
    """The card that a key speaks of, as a seat may know it: by slot on the table, by definition elsewhere."""
    if verb == V_HAND:
        return str(s.match.cards[definition_of(thing)].name) + (" (seen by all)" if seen_by_all(thing) else "")
    c = s.slots[thing]
    if c == NO_CARD:
        raise IndexError(f"slot {thing} is empty")
    return card_name(s, c) if knows(s, seat, c) else "a facedown card"


def option_words(s: FiveSails, q: Question, k: int) -> str:
    verb, thing, third = verb_of(k), thing_of(k), ability_of(k)
    if verb == PASS:
        return "Pass"
    if verb in ABOUT_ABILITIES and (third or verb != ORDER):
        return ability_words(s, q, k)
    if verb == ORDER:
        return str(s.match.cards[definition_of(thing)].name)
    if verb == V_HAND:
        return ability_words(s, q, k) if third else named_by(s, q.seat, verb, thing)
    if verb == V_PLACE:
        there = place_name(thing)
        return there if not third else f"from {there} to {place_name(third - 1)}"
    if verb == V_PAIR:
        return pair_words(s, q, thing, third)
    return SIMPLE_WORDS.get(verb, "") or with_card(s, q, verb, thing, third)


#: answers that use an ability
ABOUT_ABILITIES: Final = (REACT, ORDER, V_ACT, V_TECHNIQUE, V_MANEUVER)
SIMPLE_WORDS = {
    V_DONE: "Done", V_YES: "Yes", V_NO: "No", V_ACCEPT: "Accept", V_REFUSE: "Refuse", V_GAMBLE: "Gamble",
    V_REPEAT: "Repeat",
}  # fmt: skip
#: answers that let things be
DECLINING: Final = (PASS, V_DONE, V_NO, V_REFUSE)


def with_card(s: FiveSails, q: Question, verb: int, thing: int, third: int) -> str:
    if verb == V_MODE:
        return mode_words(s, q, thing)
    if verb == V_SEAT:
        if thing == s.match.nobody:
            return "The City"
        return f"Player {thing + 1}" + (f": {s.match.cards[third - 1].name}" if third else "")
    name = named_by(s, q.seat, verb, thing)
    if verb == V_INTERVENE:
        return f"Intervene with {name}"
    if verb == V_PARLEY:
        return f"Parley with {name}"
    return name


def pair_words(s: FiveSails, q: Question, thing: int, third: int) -> str:
    if QUESTIONS[q.kind] == "choose_approach":
        names = [s.match.cards[d - 1].name for d in (thing, third) if d]
        return " and ".join(names) or "Nothing left"
    return f"{named_by(s, q.seat, V_CARD, thing)} challenges {named_by(s, q.seat, V_CARD, third)}"


def points_at(s: FiveSails, q: Question, k: int) -> tuple[str, ...]:
    """What on the table an option is about: "slot:7", "place:2", "seat:1", or "card:Last Word" off the table."""
    verb, thing, third = verb_of(k), thing_of(k), ability_of(k)
    if verb == V_PLACE:
        return (f"place:{thing}",) + ((f"place:{third - 1}",) if third else ())
    if verb == V_SEAT:
        return (f"seat:{thing}",)
    if verb == V_HAND:
        return (f"card:{s.match.cards[definition_of(thing)].name}",)
    if verb == V_PAIR:
        if QUESTIONS[q.kind] == "choose_approach":
            return tuple(f"card:{s.match.cards[d - 1].name}" for d in (thing, third) if d)
        return (f"slot:{thing}", f"slot:{third}")
    if verb in (REACT, ORDER):
        return answering_card(s, thing, third)
    of_a_card = verb == V_ACT and s.match.abilities[third].definition >= 0
    if of_a_card or verb in (V_CARD, V_INTERVENE, V_PARLEY, V_TECHNIQUE, V_MANEUVER):
        return (f"slot:{thing}",)
    return ()


def begun_with(s: FiveSails, q: Question, k: int) -> tuple[str, ...]:
    """For an action of the rulebook's list: those who could perform it, and the cards that it could bring.

    In the order of their names: that of a hand would tell copies apart.
    """
    action = ability_of(k)
    if verb_of(k) != V_ACT or s.match.abilities[action].definition >= 0:
        return ()
    cards = BEGUN_WITH[action](s, q.seat)
    return tuple(sorted({f"card:{card_name(s, c)}" if s.slot[c] == NO_SLOT else f"slot:{s.slot[c]}" for c in cards}))


def issuing(s: FiveSails, seat: int) -> list[int]:
    return [c for c in challengers(s, seat) if challengeable(s, c)]


def equipping(s: FiveSails, seat: int) -> list[int]:
    """Where a target is equipped, nobody performs: it begins with the attachment."""
    if s.match.equips_targets:
        return [a for a in attachments(s, seat) if recipients(s, seat, a)]
    return with_gains(s.crew(seat), lambda p: equippable(s, seat, p))


def recruiting(s: FiveSails, seat: int) -> list[int]:
    return with_gains(s.crew(seat), lambda p: recruits(s, seat, p))


def with_gains(crew: Sequence[int], gains: Callable[[int], list[int]]) -> list[int]:
    """Those of a crew who could get something, and whatever they could get."""
    found = {p: gains(p) for p in crew}
    return [p for p in crew if found[p]] + [c for got in found.values() for c in got]


BEGUN_WITH: Final[dict[int, Callable[[FiveSails, int], list[int]]]] = {
    MOVE_ACTION.number: movers, CLAIM_ACTION.number: claimants, CHALLENGE_ACTION.number: issuing,
    EQUIP_ACTION.number: equipping, RECRUIT_ACTION.number: recruiting, BRUTE_ACTION.number: brutes,
}  # fmt: skip


def answering_card(s: FiveSails, thing: int, number: int) -> tuple[str, ...]:
    """The card that answers an event: by its slot if it lies on the table."""
    definition = s.match.abilities[number].definition if number else definition_of(thing)
    if thing < len(s.slots) and s.slots[thing] != NO_CARD and s.match.definition[s.slots[thing]] == definition:
        return (f"slot:{thing}",)
    return (f"card:{s.match.cards[definition].name}",)


# The table


def open_view(s: FiveSails) -> dict[str, Any]:
    """What of the table lies open to everybody."""
    m = s.match
    return {
        "day": s.day,
        "days": m.ruleset.days,
        "renown_to_win": m.ruleset.renown_to_win,
        "phase": PHASES[s.phase],
        "first_player": None if s.first == NONE else s.first,
        "players": [open_player_view(s, who) for who in range(m.seats)],
        "city": [open_place_view(s, place) for place in m.places],
        "city_discard": [card_name(s, c) for c in s.discard(m.nobody)],
        "duel": duel_view(s),
        "over": s.over,
        "winner": None if s.winner == NONE else s.winner,
        "victory": VICTORIES[s.victory],
        "tiebreak": tiebreak(s) if s.victory == FIFTH_DAY else "",
    }


def view(s: FiveSails, seat: int | None, openly: dict[str, Any] | None = None) -> dict[str, Any]:
    """The whole table as one seat (None: an onlooker) may see it."""
    m = s.match
    if openly is None:
        openly = open_view(s)
    return {
        **openly,
        "players": [{**player, **hidden_player_view(s, who, seat)} for who, player in enumerate(openly["players"])],
        "city": [{**there, "facedown": facedown_view(s, there["place"], seat)} for there in openly["city"]],
        "city_deck": deck_view(s, m.nobody, seat),
        "question": question_view(s, seat),
    }


def question_view(s: FiveSails, seat: int | None) -> dict[str, Any] | None:
    """Who is asked is open to all, except while several choose in secret; what is asked only to the seat itself."""
    if s.question is None:
        return None
    for q in (s.question, *s.also):
        if q.seat == seat:
            return {"seat": q.seat, "id": s.asked[q.seat], "kind": QUESTIONS[q.kind], "options": list(q.options)}
    return {"seat": None if s.answers else s.question.seat}


def open_player_view(s: FiveSails, who: int) -> dict[str, Any]:
    return {
        "seat": who,
        "renown": s.purse[who],
        "out": bool(s.out >> who & 1),
        "crew": [character_view(s, c) for c in s.crew(who)],
        "discard": [card_name(s, c) for c in s.discard(who)],
        "locker": [card_name(s, c) for c in s.pile(LOCKER, who)],
        "schemes": [table_card(s, c) for c in s.pile(SCHEME, who)],
        "line": [table_card(s, c) for c in s.line(who)],
    }


def hidden_player_view(s: FiveSails, who: int, seat: int | None) -> dict[str, Any]:
    """What not everybody sees of a player's cards, as far as a seat does."""
    return {
        "hand": pile_view(s, s.hand(who), seat),
        "deck": deck_view(s, who, seat),
        "approach": pile_view(s, s.pile(APPROACH, who), seat),
        "chosen": pile_view(s, s.pile(CHOSEN, who), seat),
        "aside": pile_view(s, s.pile(ASIDE, who), seat),
        "remembered": remembered_view(s, who) if who == seat else [],
    }


def remembered_view(s: FiveSails, who: int) -> list[dict[str, Any]]:
    """What a player's cards in play remember of cards chosen in secret."""
    return [
        {"slot": s.slot[c], "card": card_name(s, s.memo[c] - 1)}
        for c in s.match.rememberers
        if s.memo[c] and s.zone[c] == EQUIPPED and s.holder[c] == who
    ]


def pile_view(s: FiveSails, cards: tuple[int, ...], seat: int | None) -> dict[str, Any]:
    """How many cards there are, and which of them this seat knows."""
    mine, known = eyes(seat), s.known
    return {"count": len(cards), "known": sorted([card_name(s, c) for c in cards if known[c] & mine])}


def deck_view(s: FiveSails, who: int, seat: int | None) -> dict[str, Any]:
    """The deck from the top, as far as something in it is known; cards of a block lie in an order nobody knows."""
    cards = s.deck(who)[::-1]
    mine, known = eyes(seat), s.known
    if not [c for c in cards if known[c] & mine]:
        return {"count": len(cards), "known": []}
    shown: list[Any] = []
    i = 0
    while i < len(cards):
        block = s.block[cards[i]]
        j = i + 1
        while block and j < len(cards) and s.block[cards[j]] == block:
            j += 1
        names = sorted([card_name(s, c) for c in cards[i:j] if known[c] & mine])
        shown.append({"cards": j - i, "known": names})
        i = j
    return {"count": len(cards), "known": shown}


def table_card(s: FiveSails, c: int) -> dict[str, Any]:
    return {
        "slot": s.slot[c], "name": card_name(s, c), "engaged": bool(s.engaged[c]), "controller": s.holder[c],
        "used_today": s.used_day[c], "used_in_duel": s.used_duel[c], "memo": 0, "named": named_card(s, c),
    }  # fmt: skip


def named_card(s: FiveSails, c: int) -> str | None:
    """The card whose name a card on the table keeps, or which it has marked, for all to see."""
    cards = s.match.cards
    if s.changed >> MARK & 1:
        for row in s.lasting:
            if row[WHAT] == MARK and row[ORIGIN] == c:
                return card_name(s, row[ON])
    return str(cards[s.memo[c] - 1].name) if s.memo[c] and cards[s.match.definition[c]].names else None


def marked_by(s: FiveSails, c: int) -> list[str]:
    """The cards that have marked a character, for all to see."""
    if not s.changed >> MARK & 1:
        return []
    return [f"marked by {card_name(s, row[ORIGIN])}" for row in s.lasting if row[WHAT] == MARK and row[ON] == c]


def character_view(s: FiveSails, c: int) -> dict[str, Any]:
    return {
        **table_card(s, c),
        "place": place_name(s.place[c]),
        "wounds": s.wounds[c],
        "stats": {STATS[k]: None if s.match.printed[k][c] == DASH else stat(s, c, k) for k in range(4)},
        "explained": [*[explain(s, c, k) for k in range(4) if s.match.printed[k][c] != DASH], *marked_by(s, c)],
        "equipped": [table_card(s, a) for a in s.gear(c)],
    }


def open_place_view(s: FiveSails, place: int) -> dict[str, Any]:
    controller = s.control[place]
    return {
        "place": place,
        "name": PLACE_NAMES[place],
        "controller": None if controller == UNCONTROLLED else controller,
        "renown": s.renown[place],
        "cards": [{**table_card(s, c), "renown": s.memo[c]} for c in s.city_cards_at(place)],
        "characters": [s.slot[c] for c in s.characters_at(place)],
        "sides": [side_view(s, place, who) for who in range(s.match.seats) if s.characters_at(place, who)],
        "schemes": [
            table_card(s, c) for who in range(s.match.seats) for c in s.pile(SCHEME, who) if s.place[c] == place
        ],
    }


def side_view(s: FiveSails, place: int, who: int) -> dict[str, int]:
    """What the characters of a player come to at a location."""
    there = s.characters_at(place, who)
    return {
        "seat": who, "influence": sum([stat(s, c, INFLUENCE) for c in there]),
        "combat": sum([stat(s, c, COMBAT) for c in there]),
    }  # fmt: skip


def facedown_view(s: FiveSails, place: int, seat: int | None) -> list[dict[str, Any]]:
    shown = []
    for who in range(s.match.seats):
        for c in s.pile(FACEDOWN, who):
            if s.place[c] == place:
                shown.append({"slot": s.slot[c], "owner": who, "name": card_name(s, c) if knows(s, seat, c) else None})
    return shown


def duel_view(s: FiveSails) -> dict[str, Any] | None:
    if s.duel_at == NONE:
        return None
    d = duel(s)
    return {
        "stat": STATS[d[D_STAT]],
        "accepted": bool(d[D_STAGE]),
        "characters": [card_name(s, d[D_CARD]), card_name(s, d[D_CARD + 1])],
        "slots": [s.slot[d[D_CARD]], s.slot[d[D_CARD + 1]]],
        "threat": [d[D_POOL], d[D_POOL + 1]],
        "threat_at": [PLACE_NAMES[d[D_BOUND + side] - 1] if d[D_BOUND + side] else None for side in (0, 1)],
        "gambles": [d[D_GAMBLES], d[D_GAMBLES + 1]],
        "round": d[D_ROUND],
    }


# Where numbers come from


def why(s: FiveSails, seat: int | None, name: str) -> list[str]:
    """Stats of characters in play, combat values of the round, prices in the City and in the seat's own hand."""
    lines: list[str] = []
    for c in range(s.match.size):
        if card_name(s, c) == name:
            if s.zone[c] == CREW:
                lines += [explain(s, c, k) for k in range(4) if s.match.printed[k][c] != DASH]
            elif s.zone[c] == LINE and s.duel_at != NONE and duel(s)[D_CARDS] >> c & 1:
                cards, side = cards_of_round(s, duel(s)), duel(s)[D_ACTIVE]
                lines += [explain_round(s, cards, k, side) for k in range(3)]
            elif s.zone[c] == CITY or (s.zone[c] == HAND and s.holder[c] == seat):
                lines += prices(s, s.match.seats if seat is None else seat, c)
    return list(dict.fromkeys(lines))


def prices(s: FiveSails, seat: int, c: int) -> list[str]:
    """What a card costs, and for whom of a player's characters it costs something else."""
    x = BLANK[:]
    x[SEAT], x[U_T0] = seat, 1 << c
    plain = explain_price(s, c, x)
    lines = [plain]
    for who in s.crew(seat) if seat < s.match.seats else ():
        x[U_PERFORMER] = who
        told = explain_price(s, c, x)
        if told != plain:
            lines.append(f"for {card_name(s, who)}: {told}")
    return lines if s.match.cost[c] >= 0 else []


# What the table asks for a seat's standing orders


def concerns(s: FiveSails, seat: int) -> bool:
    """Whether the event that could be answered is about a player's own cards, characters or locations."""
    e = s.stack[-1] if s.stack else None
    if e is None or e[PROC] != Happening.number or e[SEAT] == seat:
        return True
    cards = [c for c in (*members(e[E_SET]), e[E_OTHER]) if 0 <= c < s.match.size]
    if any(s.holder[c] == seat for c in cards):
        return True
    if s.duel_at != NONE and seat in duel(s)[D_SEAT : D_SEAT + 2]:
        return True
    return e[E_KIND] in ABOUT_PLACES and e[E_PLACE] < HOME and s.control[e[E_PLACE]] == seat


#: events that happen to a location
ABOUT_PLACES = (ADD_RENOWN, MOVE_RENOWN, CLAIM, PRESSURE)


#: the rule of the ledger that each kind of question comes from
RULE_OF = {
    "react": "FS-ABIL-10", "order_effects": "FS-CORE-10", "pay_wealth": "FS-CORE-41", "choose_approach": "FS-PLAN-02",
    "choose_crew_excess": "FS-PLAN-10", "choose_slot_excess": "FS-RULES-33", "take_action": "FS-DRAMA-03",
    "choose_performer": "FS-CORE-33", "choose_target": "FS-ABIL-13", "choose_location": "FS-ABIL-17",
    "choose_attachment": "FS-DRAMA-13", "choose_mercenary": "FS-DRAMA-16", "pay_extra_cost": "FS-ABIL-14",
    "parley": "FS-DRAMA-18", "choose_mode": "FS-ABIL-16", "may_effect": "FS-ABIL-02",
    "repeat": "FS-RULES-22", "choose_challenge": "FS-DUEL-03",
    "issue_technique": "FS-DUEL-07", "answer_challenge": "FS-DUEL-10", "combat_card": "FS-DUEL-24",
    "gamble_pick": "FS-DUELX-06", "round_abilities": "FS-DUEL-23", "choose_cards": "FS-ABIL-17",
    "choose_player": "FS-ABIL-17", "order_cards": "FS-ABIL-16", "discard_from_hand": "FS-DUSK-07",
    "decide_uncontrolled": "FS-RULE-47",
}  # fmt: skip


def rule_of(q: Question) -> str:
    return RULE_OF.get(QUESTIONS[q.kind], "")


