"""The story of a game in words, from the record of what happened, as a seat may read it."""

from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ADD_RENOWN, CITY_CARD, CLAIM, COMBAT_CARD, DESTROY, DISCARD_CARDS, DRAW_CARDS, ENGAGE, ENTER_PLAY,
    EN_GARDE, EQUIP, EVENT_NAMES, GAIN_RENOWN, HEAL, HOME, ISSUE, MOVE, MOVE_RENOWN, PLACE_NAMES, PRESSURE, REVEAL,
    STATS, TO_LOCKER, VALUES, VICTORIES, V_ACCEPT, V_REFUSE, WOUND,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, PUBLIC, Row


def story(s: FiveSails, seat: int | None) -> list[str]:
    lines = [line(s, row, seat) for row in s.record or ()]
    return [text for text in lines if text]


def line(s: FiveSails, row: Row, seat: int | None) -> str:
    kind, who, c, other, n, place, known = row
    seen = bool(known & (PUBLIC if seat is None else 1 << seat | PUBLIC))
    name = "a card" if c != NONE and not seen else "" if c == NONE else s.match.cards[s.match.definition[c]].name
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
        return f"{player}: {VALUES[other]} {n}."
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
        return f"{name} is equipped to {s.match.cards[s.match.definition[other]].name}."
    if kind == ADD_RENOWN:
        return f"{player} adds {n} Renown to {where}."
    if kind == MOVE_RENOWN:
        return f"{player} moves a Renown from {PLACE_NAMES[other]} to {where}."
    if kind == GAIN_RENOWN:
        return f"{player} gains {n} Renown." if n >= 0 else f"{player} gives up {-n} Renown."
    if kind == CLAIM:
        return f"{player} claims {where}." if who != NONE else f"{where} becomes uncontrolled."
    if kind == PRESSURE:
        return f"{player} pressures {where} with {STATS[other]}: {n // 64} against {n % 64}."
    if kind == ISSUE:
        return f"{name} challenges {s.match.cards[s.match.definition[other]].name} with {STATS[n]}."
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
