"""Writing a moment down: the text that `position.load` reads."""

import json
from collections.abc import Sequence
from typing import Any

from quarterdeck.games.five_sails.flow.high_drama import H_EXTRA, H_PASSES, H_TURN, HighDrama
from quarterdeck.games.five_sails.position import PILES, SPOTS, labels, shared_index
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.table import describe, named_card
from quarterdeck.games.five_sails.terms import (
    APPROACH, ASIDE, CHOSEN, CREW, DECK, DISCARD, EVENT, FACEDOWN, GONE, HAND, HOME, LINE, LOCATION_CARD, PHASES,
    PLAYED, SCHEME, UNCONTROLLED,
)  # fmt: skip
from quarterdeck.kernel.columns import PUBLIC
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.game import Game

SPOT_NAMES = {place: name for name, place in SPOTS.items()}


def writable(s: FiveSails) -> bool:
    """Whether a position says all there is: a turn of High Drama, with nothing lasting and nothing out of sight."""
    if s.over or s.out or s.question is None or len(s.stack) != 2 or s.stack[1][PROC] != HighDrama.number:
        return False
    hidden = (CHOSEN, PLAYED, ASIDE, LINE, FACEDOWN, GONE)
    width = s.match.width
    if any(s.piles[zone * width + seat] for zone in hidden for seat in range(width)):
        return False
    return not (s.lasting or s.granted_day or s.fated or s.stack[1][H_EXTRA] or odd_memo(s) or secrets_known(s))


def odd_memo(s: FiveSails) -> bool:
    """A card remembers something that a position has no word for (tokens on an event are told)."""
    return any(s.memo[c] and s.match.type[c] != EVENT and not named_card(s, c) for c in range(s.match.size))


def secrets_known(s: FiveSails) -> bool:
    """A hidden card is known in a way that a position has no word for: by some, but not by all."""
    for seat in range(s.match.seats + 1):
        for zone, natural in ((DECK, 0), (HAND, 1 << seat), (APPROACH, 1 << seat)):
            for c in s.pile(zone, seat):
                seen = s.known[c] == PUBLIC | s.match.everyone
                if s.known[c] != natural and not seen:
                    return True
    return False


def write(s: FiveSails) -> str:
    """The position of a state that is `writable`, as TOML."""
    f = s.stack[1]
    lines = [
        f"day = {s.day}", f"phase = {quoted(PHASES[s.phase])}", f"first_player = {s.first + 1}",
        f"turn = {f[H_TURN] + 1}", f"passes = {f[H_PASSES]}", f"seed = {s.seed}",
        *([f"draws = {s.draws}"] if s.draws else []),
    ]  # fmt: skip
    if s.match.ruleset.changes():
        lines.insert(0, f"ruleset = {quoted(s.match.ruleset.text())}")
    for seat in range(s.match.seats):
        lines += ["", "[[player]]", *player_lines(s, seat)]
    lines += ["", "[city]", *city_lines(s)]
    return "\n".join(lines) + "\n"


def write_game(game: Game) -> str | None:
    """The last position of a game that can be written down and the choices since; None if there is none yet."""
    replayed = game.copy()
    choices = list(game.choices)
    for made in range(len(choices), -1, -1):
        replayed.rewind(made)
        s = replayed.state
        assert isinstance(s, FiveSails)
        if writable(s):
            text = write(s)
            since = [spoken(replayed, seat, key) for seat, key in choices[made:]]
            return f"choices = [{', '.join(quoted(c) for c in since)}]\n" + text
    return None


def spoken(game: Game, seat: int, key: int) -> str:
    """One choice as its number and words, and the game one choice further."""
    question = game.question_of(seat)
    assert question is not None
    s = game.state
    assert isinstance(s, FiveSails)
    options = describe(s, question).options
    number = question.options.index(key)
    game.choose(key, seat)
    return f"{number + 1}: {options[number].words}"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def name_of(s: FiveSails, c: int) -> str:
    return str(s.match.cards[s.match.definition[c]].name)


def inline(facts: dict[str, Any]) -> str:
    """An inline table without what is as usual."""
    parts = []
    for k, v in facts.items():
        if v:
            shown = str(v).lower() if isinstance(v, bool) else v
            parts.append(f"{k} = {shown}")
    return "{" + ", ".join(parts) + "}"


def used_labels(s: FiveSails, c: int) -> str:
    card = s.match.cards[s.match.definition[c]]
    if card.kind in (EVENT, LOCATION_CARD):
        marks = s.used_day[c] >> shared_index(card) * 4
        return listed([str(seat + 1) for seat in range(s.match.seats) if marks >> seat & 1])
    return listed([quoted(label) for label, index in labels(card).items() if s.used_day[c] >> index & 1])


def listed(parts: list[str]) -> str:
    return f"[{', '.join(parts)}]" if parts else ""


def pile_text(s: FiveSails, cards: Sequence[int], zone: int) -> str:
    """A pile from the top down; cards of one block that all have seen lie in no known order."""
    parts: list[str] = []
    row = list(reversed(cards))
    while row:
        c = row.pop(0)
        block = s.block[c] if zone == DECK and s.known[c] & PUBLIC else 0
        if not block:
            parts.append(hidden_text(s, c, zone))
            continue
        together = [name_of(s, c)]
        while row and s.block[row[0]] == block:
            together.append(name_of(s, row.pop(0)))
        parts.append(f"{{any_order = {listed([quoted(name) for name in sorted(together)])}}}")
    return listed(parts) or "[]"


def hidden_text(s: FiveSails, c: int, zone: int) -> str:
    """A card of a pile; one in a hidden place that all have seen says so."""
    seen = zone in (DECK, HAND, APPROACH) and s.known[c] & PUBLIC
    return inline({"name": quoted(name_of(s, c)), "seen": True}) if seen else quoted(name_of(s, c))


def character_text(s: FiveSails, c: int, seat: int) -> str:
    gear = [
        inline({
            "name": quoted(name_of(s, a)), "engaged": bool(s.engaged[a]), "used": used_labels(s, a),
            "by": s.holder[a] + 1 if s.holder[a] != seat else 0,
        })
        for a in s.gear(c)
    ]  # fmt: skip
    return inline({
        "name": quoted(name_of(s, c)), "at": quoted(SPOT_NAMES[s.place[c]]) if s.place[c] != HOME else "",
        "engaged": bool(s.engaged[c]), "wounds": s.wounds[c], "equipped": listed(gear), "used": used_labels(s, c),
    })  # fmt: skip


def player_lines(s: FiveSails, seat: int) -> list[str]:
    leader = s.match.leader[seat]
    gone = s.zone[leader] != CREW
    lines = [f"leader = {inline({'name': quoted(name_of(s, leader)), 'gone': True})}" if gone
             else f"leader = {character_text(s, leader, seat)}"]  # fmt: skip
    crew = [character_text(s, c, seat) for c in s.crew(seat) if c != leader]
    if crew:
        lines.append("crew = [\n    " + ",\n    ".join(crew) + ",\n]")
    schemes = [
        inline({"name": quoted(name_of(s, c)), "used": used_labels(s, c), "names": named and quoted(named)})
        for c in s.pile(SCHEME, seat)
        for named in (named_card(s, c),)
    ]
    if schemes:
        lines.append(f"schemes = {listed(schemes)}")
    for zone, what in PILES:
        cards = [c for c in s.pile(zone, seat) if c != leader]
        if cards:
            lines.append(f"{what} = {pile_text(s, cards, zone)}")
    if s.purse[seat]:
        lines.append(f"renown = {s.purse[seat]}")
    return lines


def city_lines(s: FiveSails) -> list[str]:
    nobody = s.match.nobody
    lines = [f"deck = {pile_text(s, s.deck(nobody), DECK)}"]
    if s.discard(nobody):
        lines.append(f"discard = {pile_text(s, s.discard(nobody), DISCARD)}")
    for place in s.match.places:
        cards = [
            inline({"name": quoted(name_of(s, c)), "used": used_labels(s, c), "renown": s.memo[c]})
            for c in s.city_cards_at(place)
        ]
        control = s.control[place]
        facts = inline({
            "renown": s.renown[place], "control": 0 if control == UNCONTROLLED else control + 1, "cards": listed(cards),
            "used": used_labels(s, s.match.location[place]),
            "stirred": listed([str(seat + 1) for seat in range(s.match.seats) if s.stirred[place] >> seat & 1]),
        })  # fmt: skip
        if facts != "{}":
            lines.append(f"{quoted(SPOT_NAMES[place])} = {facts}")
    return lines


