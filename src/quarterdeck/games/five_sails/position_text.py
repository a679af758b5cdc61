"""Writing a moment down: the text that `position.load` reads."""

from quarterdeck.cardgame import position_text
from quarterdeck.cardgame.position_text import inline, listed, name_of, pile_text, quoted, seat_list, secrets_known
from quarterdeck.games.five_sails.duel_state import (
    D_ACTIVE, D_BLED, D_BOUND, D_CARD, D_CARDS, D_DONE, D_FOUGHT, D_FREE, D_GAMBLES, D_GONE, D_POOL, D_RIDERS, D_ROUND,
    D_SEAT, D_SENT, D_SLAIN, D_WOUNDED,
)  # fmt: skip
from quarterdeck.games.five_sails.flow.actions import CHALLENGE_ACTION
from quarterdeck.games.five_sails.flow.high_drama import H_EXTRA, H_PASSES, H_TURN, HighDrama
from quarterdeck.games.five_sails.opening import DONE, ROUND_STEPS, bounds, flaw_of_duel, step_of
from quarterdeck.games.five_sails.position import PILES, SPOTS, duel_labels, labels, shared_index
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.table import named_card
from quarterdeck.games.five_sails.terms import (
    APPROACH, ASIDE, CHOSEN, CREW, DECK, EQUIPPED, EVENT, FACEDOWN, GONE, HAND, HOME, LINE, LOCATION_CARD, PHASES,
    PLAYED, SCHEME, UNCONTROLLED,
)  # fmt: skip
from quarterdeck.kernel.ability import U_ABILITY, U_FLAGS, U_T0, Use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.game import Game

SPOT_NAMES = {place: name for name, place in SPOTS.items()}


def writable(s: FiveSails) -> bool:
    """Whether a position says all there is: a turn of High Drama, or a duel in it, with nothing lasting and nothing out
    of sight."""
    if s.over or s.out or s.question is None or len(s.stack) < 2 or s.stack[1][PROC] != HighDrama.number:
        return False
    if len(s.stack) > 2 and not duel_writable(s):
        return False
    hidden = (CHOSEN, PLAYED, ASIDE, FACEDOWN, GONE)
    width = s.match.width
    if any(s.piles[zone * width + seat] for zone in hidden for seat in range(width)):
        return False
    if secrets_known(s, (DECK, HAND, APPROACH)):
        return False
    return not (s.lasting or s.granted_day or s.fated or s.stack[1][H_EXTRA] or odd_memo(s) or anothers(s))


def anothers(s: FiveSails) -> bool:
    """Somebody has a card that is another player's: a position does not say to whose discard pile it goes."""
    owner, nobody = s.match.owner, s.match.nobody
    return any(owner[c] not in (s.holder[c], nobody) for c in range(s.match.size))


def duel_writable(s: FiveSails) -> bool:
    """Whether all that is open is the challenge of a basic action, or a round of its duel, of which nothing is odd."""
    if s.duel_at != 3 or len(s.stack) > 5 or s.stack[2][PROC] != Use.number or not step_of(s):
        return False
    f, d = s.stack[2], s.stack[3]
    if f[U_ABILITY] != CHALLENGE_ACTION.number or f[U_FLAGS] or f[U_T0] != 1 << d[D_CARD + 1]:
        return False
    if s.held or s.ghosts or s.granted_duel or s.stack[1][H_TURN] != (d[D_SEAT] + 1) % s.match.seats:
        return False
    if any(d[register] for register in (D_RIDERS, D_FREE, D_SENT, D_GONE, D_SLAIN, D_BLED)) or flaw_of_duel(s):
        return False
    return not (odd_fighters(s, d) or odd_line(s, d))


def odd_fighters(s: FiveSails, d: Frame) -> bool:
    """Names do not tell who fights, who has fought or who was wounded, or one of them has left."""
    pair = 1 << d[D_CARD] | 1 << d[D_CARD + 1]
    if d[D_FOUGHT] not in (0, pair) or (s.match.bound_threat and d[D_BOUND : D_BOUND + 2] != bounds(s, d)):
        return True
    crews = [s.crew(seat) for seat in range(s.match.seats)]
    if any(not alone(s, d[D_CARD + side], crews[d[D_SEAT + side]]) for side in (0, 1)):
        return True
    return any(not alone(s, c, sum(crews, ())) for c in members(d[D_WOUNDED]))


def alone(s: FiveSails, c: int, crew: tuple[int, ...]) -> bool:
    """Whether a character is the only one of its name among these."""
    return [other for other in crew if name_of(s, other) == name_of(s, c)] == [c]


def odd_line(s: FiveSails, d: Frame) -> bool:
    """The cards of this round are not the last ones of its line, or a mark has no place to be told."""
    line = s.line(d[D_SEAT + d[D_ACTIVE]])
    now = d[D_CARDS].bit_count()
    if d[D_CARDS] != sum([1 << c for c in line[len(line) - now :]]):
        return True
    told = 1 << CREW | 1 << EQUIPPED | 1 << LINE
    return any(
        s.used_duel[c] and (not told >> s.zone[c] & 1 or s.used_duel[c] & ~sum(
            [1 << index for index in duel_labels(s.match.cards[s.match.definition[c]]).values()]
        )) for c in range(s.match.size)
    )  # fmt: skip


def odd_memo(s: FiveSails) -> bool:
    """A card remembers something that a position has no word for (tokens on an event are told)."""
    return any(s.memo[c] and s.match.type[c] != EVENT and not named_card(s, c) for c in range(s.match.size))


def write(s: FiveSails) -> str:
    """The position of a state that is `writable`, as TOML."""
    f = s.stack[1]
    turn = f[H_TURN] if s.duel_at == NONE else s.stack[s.duel_at][D_SEAT]
    lines = [
        f"day = {s.day}", f"phase = {quoted(PHASES[s.phase])}", f"first_player = {s.first + 1}",
        f"turn = {turn + 1}", f"passes = {f[H_PASSES]}", f"seed = {s.seed}",
        *([f"draws = {s.draws}"] if s.draws else []),
    ]  # fmt: skip
    if s.match.ruleset.changes():
        lines.insert(0, f"ruleset = {quoted(s.match.ruleset.text())}")
    for seat in range(s.match.seats):
        lines += ["", "[[player]]", *player_lines(s, seat)]
    lines += ["", "[city]", *city_lines(s)]
    if s.duel_at != NONE:
        lines += ["", "[duel]", *duel_lines(s)]
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


def duel_used(s: FiveSails, c: int) -> str:
    known = duel_labels(s.match.cards[s.match.definition[c]])
    return listed([quoted(label) for label, index in known.items() if s.used_duel[c] >> index & 1])


def character_text(s: FiveSails, c: int, seat: int) -> str:
    gear = [
        inline({
            "name": quoted(name_of(s, a)), "engaged": bool(s.engaged[a]), "used": used_labels(s, a),
            "used_in_duel": duel_used(s, a), "by": s.holder[a] + 1 if s.holder[a] != seat else 0,
        })
        for a in s.gear(c)
    ]  # fmt: skip
    return inline({
        "name": quoted(name_of(s, c)), "at": quoted(SPOT_NAMES[s.place[c]]) if s.place[c] != HOME else "",
        "engaged": bool(s.engaged[c]), "wounds": s.wounds[c], "equipped": listed(gear), "used": used_labels(s, c),
        "used_in_duel": duel_used(s, c),
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
    line = [
        inline({"name": quoted(name_of(s, c)), "gambled": bool(s.engaged[c]), "used_in_duel": duel_used(s, c)})
        for c in s.line(seat)
    ]
    if line:
        lines.append(f"line = {listed(line)}")
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


def duel_lines(s: FiveSails) -> list[str]:
    """The entries of [duel]."""
    d = s.stack[s.duel_at]
    step = step_of(s)
    told = {
        "challenger": quoted(name_of(s, d[D_CARD])), "challenged": quoted(name_of(s, d[D_CARD + 1])),
        "against": str(d[D_SEAT + 1] + 1), "step": quoted(step),
    }  # fmt: skip
    if step in ROUND_STEPS:
        told |= {
            "round": str(d[D_ROUND]), "active": str(d[D_SEAT + d[D_ACTIVE]] + 1),
            "threat": str(d[D_POOL : D_POOL + 2]), "gambles": str(d[D_GAMBLES : D_GAMBLES + 2]),
            "played": str(d[D_CARDS].bit_count()),
            "done": listed([quoted(name) for name, bit in DONE.items() if d[D_DONE] & bit]),
            "wounded": listed(sorted([quoted(name_of(s, c)) for c in members(d[D_WOUNDED])])),
        }  # fmt: skip
    return [f"{name} = {value}" for name, value in told.items() if value]
