"""Writing a moment down: the text that `position.load` reads, with the numbers that make it the very same game."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame import position_text
from quarterdeck.cardgame.position_text import (
    chance_lines, disordered, inline, listed, name_of, pile_text, quoted, seat_list,
)  # fmt: skip
from quarterdeck.games.ccg.flow.acting import N_ACTIONS, N_PASSES, N_TURN, Actions
from quarterdeck.games.ccg.flow.starting import V_DONE_KEY, Voyage
from quarterdeck.games.ccg.flow.turn import Turns
from quarterdeck.games.ccg.kinds import (
    ASIDE, CHOSEN, DECK, HAND, LAID, LASTING, PHASES, PLAYED, SETTING_UP,
)  # fmt: skip
from quarterdeck.games.ccg.position import DEEDS, PILES, ways_used
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SEAS
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.game import Game

#: zones in which cards lie only in the course of something
PASSING: Final = (PLAYED, LAID, ASIDE, LASTING)


def writable(s: SeventhSea) -> bool:
    """Whether a position says all there is: Crew being chosen, or an opportunity with nothing that lasts."""
    if s.over or s.question is None or s.lasting or any(s.memo):
        return False
    if [f[PROC] for f in s.stack] not in ([Voyage.number], [Voyage.number, Turns.number, Actions.number]):
        return False
    m = s.match
    if any(s.pile(zone, seat) for zone in PASSING for seat in range(m.width)):
        return False
    return not disordered(s, (DECK, HAND, CHOSEN))


def write(s: SeventhSea) -> str:
    """The position of a state that is `writable`, as TOML."""
    m = s.match
    lines = [*moment_lines(s), *chance_lines(s)]
    song = s.chantey()
    if song != NONE:
        lines.append(f"chantey = {card_text(s, song, by=s.holder[song] + 1)}")
    order = reading_order(s)
    lines.append(f"numbers = {order}")
    lines.append(f"slots = {[s.slot[c] for c in order if m.slotted >> s.zone[c] & 1]}")
    came = [c for seat in range(m.seats) for c in s.attachments(seat)]
    if came:
        lines.append(f"attached = {came}")
    for seat in range(m.seats):
        lines += ["", "[[player]]", *player_lines(s, seat)]
    gear = [(name, s.gear(c)) for name, c in zip(SEAS, m.seas) if s.gear(c)]
    if gear:
        lines += ["", "[seas]", *[f"{quoted(name)} = {gear_text(s, worn, 0)}" for name, worn in gear]]
    return "\n".join(lines) + "\n"


def write_game(game: Game) -> str | None:
    """The last position of a game that can be written down and the choices since; None if there is none yet."""
    return position_text.write_game(game, writable, write)


def moment_lines(s: SeventhSea) -> list[str]:
    """Where in the game it is."""
    if s.phase == SETTING_UP:
        return [f"phase = {quoted(PHASES[SETTING_UP])}"]
    f = s.stack[-1]
    lines = [f"turn = {s.turn}", f"first_player = {s.first + 1}", f"to_act = {f[N_TURN] + 1}"]
    counted = (("passes", f[N_PASSES]), ("actions", f[N_ACTIONS]), ("quiet", s.quiet))
    return [*lines, *[f"{name} = {n}" for name, n in counted if n]]


# Cards


def card_text(s: SeventhSea, c: int, **more: int | str) -> str:
    """A card in play, and all that is true of it."""
    used = [quoted(label) for label, bits in ways_used(s, c).items() if s.used[c] & bits]
    holder, owner = s.holder[c], s.match.owner[c]
    return inline({
        "name": quoted(name_of(s, c)), **more, "tacked": bool(s.tacked[c]), "used": listed(used),
        "owner": owner + 1 if owner != holder else 0,
        "attached": gear_text(s, s.gear(c), holder) if s.gear(c) else "",
    })  # fmt: skip


def gear_text(s: SeventhSea, cards: Sequence[int], seat: int) -> str:
    """What is attached to a card of a player; a Sea's is read as if it were the first player's."""
    return listed([card_text(s, c, by=s.holder[c] + 1 if s.holder[c] != seat else 0) for c in cards])


def player_lines(s: SeventhSea, seat: int) -> list[str]:
    m = s.match
    captain, ship = m.captain[seat], m.ship[seat]
    lines = [f"captain = {card_text(s, captain)}", f"ship = {card_text(s, ship, sea=quoted(SEAS[s.sea(seat)]))}"]
    crew = [card_text(s, c) for c in s.crew(seat) if c != captain]
    if crew:
        lines.append("crew = [\n    " + ",\n    ".join(crew) + ",\n]")
    adventures = [card_text(s, c, sea=quoted(SEAS[s.place[c]])) for c in s.adventures(seat)]
    if adventures:
        lines.append(f"adventures = {listed(adventures)}")
    for zone, what in PILES:
        cards = [c for c in s.pile(zone, seat) if c not in (captain, ship)]
        if cards:
            lines.append(f"{what} = {pile_text(s, cards)}")
    if (seat, V_DONE_KEY) in s.answers:
        lines.append("ready = true")
    if s.out >> seat & 1:
        lines.append("out = true")
    if s.boarded[seat]:
        lines.append(f"boarded = {seat_list(s.boarded[seat], m.seats)}")
    deeds = [quoted(name) for name, deed in DEEDS.items() if s.deeds[seat] & deed]
    return [*lines, *([f"deeds = {listed(deeds)}"] if deeds else [])]


# Numbers


def reading_order(s: SeventhSea) -> list[int]:
    """All cards in the order in which `position` reads them."""
    m = s.match
    order: list[int] = []
    for seat in range(m.seats):
        captain, ship = m.captain[seat], m.ship[seat]
        add_worn(s, order, [captain, ship, *[c for c in s.crew(seat) if c != captain], *s.adventures(seat)])
        order += [c for zone, _ in PILES for c in s.pile(zone, seat) if c not in (captain, ship)]
    add_worn(s, order, m.seas)
    song = s.chantey()
    if song != NONE:
        add_worn(s, order, [song])
    return order


def add_worn(s: SeventhSea, order: list[int], cards: Sequence[int]) -> None:
    """Cards, each followed by what is attached to it."""
    for c in cards:
        order.append(c)
        add_worn(s, order, s.gear(c))
