"""Writing a moment down: the text that `position.load` reads."""

from quarterdeck.cardgame import position_text
from quarterdeck.cardgame.position_text import inline, listed, name_of, pile_text, quoted, seat_list, secrets_known
from quarterdeck.games.five_sails.flow.high_drama import H_EXTRA, H_PASSES, H_TURN, HighDrama
from quarterdeck.games.five_sails.position import PILES, SPOTS, labels, shared_index
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.table import named_card
from quarterdeck.games.five_sails.terms import (
    APPROACH, ASIDE, CHOSEN, CREW, DECK, EVENT, FACEDOWN, GONE, HAND, HOME, LINE, LOCATION_CARD, PHASES,
    PLAYED, SCHEME, UNCONTROLLED,
)  # fmt: skip
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
    if secrets_known(s, (DECK, HAND, APPROACH)):
        return False
    return not (s.lasting or s.granted_day or s.fated or s.stack[1][H_EXTRA] or odd_memo(s))


def odd_memo(s: FiveSails) -> bool:
    """A card remembers something that a position has no word for (tokens on an event are told)."""
    return any(s.memo[c] and s.match.type[c] != EVENT and not named_card(s, c) for c in range(s.match.size))


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
    return position_text.write_game(game, writable, write)


def used_labels(s: FiveSails, c: int) -> str:
    card = s.match.cards[s.match.definition[c]]
    if card.kind in (EVENT, LOCATION_CARD):
        marks = s.used_day[c] >> shared_index(card) * 4
        return seat_list(marks, s.match.seats)
    return listed([quoted(label) for label, index in labels(card).items() if s.used_day[c] >> index & 1])


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
            lines.append(f"{what} = {pile_text(s, cards)}")
    if s.purse[seat]:
        lines.append(f"renown = {s.purse[seat]}")
    return lines


def city_lines(s: FiveSails) -> list[str]:
    nobody = s.match.nobody
    lines = [f"deck = {pile_text(s, s.deck(nobody))}"]
    if s.discard(nobody):
        lines.append(f"discard = {pile_text(s, s.discard(nobody))}")
    for place in s.match.places:
        cards = [
            inline({"name": quoted(name_of(s, c)), "used": used_labels(s, c), "renown": s.memo[c]})
            for c in s.city_cards_at(place)
        ]
        control = s.control[place]
        facts = inline({
            "renown": s.renown[place], "control": 0 if control == UNCONTROLLED else control + 1, "cards": listed(cards),
            "used": used_labels(s, s.match.location[place]),
            "stirred": seat_list(s.stirred[place], s.match.seats),
        })  # fmt: skip
        if facts != "{}":
            lines.append(f"{quoted(SPOT_NAMES[place])} = {facts}")
    return lines
