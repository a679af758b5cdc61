"""The story of a game, from the record of what happened, as a seat may read it: in words, and as events."""

from typing import Any, Final

from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ADD_RENOWN, BEGIN_DAY, CITY_CARD, CLAIM, COMBAT_CARD, DESTROY, DISCARD_CARDS, DRAW_CARDS, ENGAGE,
    ENTER_PLAY, EN_GARDE, EQUIP, EVENT_NAMES, GAIN_RENOWN, HEAL, HOME, ISSUE, MOVE, MOVE_RENOWN, PLACE_NAMES,
    PRESSURE, REVEAL, STATS, TO_LOCKER, VALUES, VICTORIES, V_ACCEPT, V_REFUSE, WOUND,
)  # fmt: skip
from quarterdeck.games.five_sails.values import Why, equals, reasons
from quarterdeck.kernel.columns import NO_SLOT, NONE, PUBLIC, Row
from quarterdeck.kernel.knowledge import eyes


#: what a screen calls the rows of the record
KINDS: Final = {
    WOUND: "wound", HEAL: "heal", ENGAGE: "engage", EN_GARDE: "en_garde", MOVE: "move", DRAW_CARDS: "draw",
    DISCARD_CARDS: "discard", DESTROY: "destroy", TO_LOCKER: "to_locker", EQUIP: "equip", ENTER_PLAY: "enter_play",
    ADD_RENOWN: "add_renown", MOVE_RENOWN: "move_renown", GAIN_RENOWN: "gain_renown", CLAIM: "claim",
    PRESSURE: "pressure", ISSUE: "challenge", ACCEPT: "answer_challenge", COMBAT_CARD: "combat_card",
    CITY_CARD: "city_card", REVEAL: "reveal", 60: "victory", 61: "moment", 62: "initiative", 63: "scheme",
    64: "duel_over", 65: "value", 66: "pass", 67: "leave", 68: "use", 69: "return", 70: "price",
    71: "parley",
}  # fmt: skip
#: rows whose second card lies open on the table
NAMES_ANOTHER: Final = (EQUIP, ISSUE)


def story(s: FiveSails, seat: int | None) -> list[str]:
    lines = [line(s, row, seat) for row in s.record or ()]
    return [text for text in lines if text]


def happened(s: FiveSails, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What the record holds from a row on, as events for a screen: the same lines, with what they are about."""
    events = [shown(s, row, seat) for row in (s.record or ())[since:]]
    return [event for event in events if event["words"]]


def shown(s: FiveSails, row: Row, seat: int | None) -> dict[str, Any]:
    kind, who, c, other, n, place, known, slot, *_ = row
    seen = c != NONE and bool(known & eyes(seat))
    return {
        "kind": "day" if kind == 61 and other == BEGIN_DAY else KINDS.get(kind, ""),
        "words": line(s, row, seat),
        "seat": who if 0 <= who < s.match.seats else None,
        "card": card_name(s, c) if seen else None,
        "slot": slot if seen and slot != NO_SLOT else None,
        "other": card_name(s, other) if kind in NAMES_ANOTHER else None,
        "amount": n,
        "place": place if place <= HOME else None,
    }


def unveiled(row: Row) -> Row:
    """A row as if everybody had seen its card."""
    return (*row[:6], row[6] | PUBLIC, *row[7:])


def landmark(event: dict[str, Any]) -> str:
    """What a replay calls the moment of an event, if one would want to jump there."""
    if event["kind"] == "day":
        return f"Day {event['amount']}"
    return f"Duel: {event['card']} against {event['other']}" if event["kind"] == "challenge" else ""


def card_name(s: FiveSails, c: int) -> str:
    return str(s.match.cards[s.match.definition[c]].name)


def whys(parts: list[int]) -> list[Why]:
    """The explained numbers at the end of a row, each as its parts (see `happenings.note`)."""
    found: list[Why] = []
    at = 0
    while at < len(parts):
        end = at + 1 + 2 * parts[at]
        found.append(list(zip(parts[at + 1 : end : 2], parts[at + 2 : end : 2])))
        at = end
    return found


def sum_of(s: FiveSails, parts: list[int]) -> str:
    """' = 2 Valiant Spirit + 1 Boon'; a number with one part explains itself."""
    why = [(n, source) for n, source in whys(parts)[0] if n]
    return equals(s, why) if len(why) > 1 else ""


def line(s: FiveSails, row: Row, seat: int | None) -> str:
    kind, who, c, other, n, place, known, _, *parts = row
    name = "" if c == NONE else card_name(s, c) if known & eyes(seat) else "a card"
    player = f"Player {who + 1}" if 0 <= who < s.match.seats else "The City"
    where = "Home" if place == HOME else PLACE_NAMES[place] if place < 5 else "nowhere"
    if kind == 61:
        return f"— Day {n}: {EVENT_NAMES[other]} —"
    if kind == 60:
        return f"{player} wins: {VICTORIES[n]}." if who != NONE else "The game is a draw."
    if kind == 62:
        return f"{player} takes the First Player token with Initiative {n}."
    if kind == 63:
        return f"{player} resolves {name}."
    if kind == 64:
        return "The duel is over."
    if kind == 65:
        value, k = divmod(other, 3)
        what = f"{player}: {VALUES[k]} {value}{sum_of(s, parts)}"
        return f"{what}." if value == n else f"{what}, for {n} threat."
    if kind == 70:
        return f"{name} costs {n}{sum_of(s, parts)}."
    if kind == 71:
        return f"{name} parleys for {n}{sum_of(s, parts)}."
    if kind == 66:
        return f"{player} passes."
    if kind == 67:
        return f"{player} leaves the game."
    if kind == 69:
        return f"{name} returns to the Approach Deck of {player}."
    if kind == 68:
        return f"{player} uses {name}."
    if kind == WOUND:
        return f"{name} takes {n} wound{'s' if n > 1 else ''}."
    if kind == HEAL:
        return f"{name} is healed of {n}."
    if kind == ENGAGE:
        return f"{name} engages."
    if kind == EN_GARDE:
        return f"{name} turns en garde."
    if kind == MOVE:
        return f"{name} moves to {where}."
    if kind == ENTER_PLAY:
        return f"{name} joins {player} at {where}."
    if kind == DESTROY:
        return f"{name} is destroyed."
    if kind == TO_LOCKER:
        return f"{name} goes to the Locker."
    if kind == DISCARD_CARDS:
        return f"{name} is discarded."
    if kind == DRAW_CARDS:
        return f"{player} draws {name}."
    if kind == EQUIP:
        return f"{name} is equipped to {card_name(s, other)}."
    if kind == ADD_RENOWN:
        return f"{player} adds {n} Renown to {where}." if n >= 0 else f"{player} takes {-n} Renown from {where}."
    if kind == MOVE_RENOWN:
        return f"{player} moves a Renown from {PLACE_NAMES[other]} to {where}."
    if kind == GAIN_RENOWN:
        return f"{player} gains {n} Renown." if n >= 0 else f"{player} gives up {-n} Renown."
    if kind == CLAIM:
        return f"{player} claims {where}." if who != NONE else f"{where} becomes uncontrolled."
    if kind == PRESSURE:
        mine, theirs = [f" ({reasons(s, why)})" if why else "" for why in whys(parts)]
        return f"{player} pressures {where} with {STATS[other]}: {n // 64}{mine} against {n % 64}{theirs}."
    if kind == ISSUE:
        return f"{name} challenges {card_name(s, other)} with {STATS[n]}."
    if kind == ACCEPT:
        how = {V_ACCEPT: "accepts.", V_REFUSE: "refuses."}.get(other, "another steps in.")
        return f"{name}: {how}"
    if kind == COMBAT_CARD:
        return f"{player} {'gambles' if n else 'plays'} {name}."
    if kind == CITY_CARD:
        return f"{name} comes to {where}."
    if kind == REVEAL:
        return f"{player} reveals {name}."
    return ""
