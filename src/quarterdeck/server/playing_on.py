"""Playing on from a moment of a game that is over: a new table that begins with its choices, against bots.

Chance is drawn anew there, so that nobody profits from having seen how it went on.
"""

import secrets
from typing import TYPE_CHECKING, Any

from quarterdeck.bots import title
from quarterdeck.games import find_game, start_of
from quarterdeck.kernel import replay
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import CHANCE, REDRAW_BITS, Choice, Game
from quarterdeck.server import engine, offers
from quarterdeck.server.facts import Facts, Seat, new_id, new_invitation
from quarterdeck.server.identity import Who
from quarterdeck.server.messages import PlayOn, TableShown
from quarterdeck.server.storage import BOT, PERSON, LogRow

if TYPE_CHECKING:
    from quarterdeck.server.lobby import House

#: what a header has besides what the game begins with
AFTERWARDS = ("names", "deal", "clock")


async def play_on(house: "House", who: Who, asking: str, file: str, wish: PlayOn) -> TableShown:
    """A table for one person in a seat of a game that was played, and bots in the others."""
    bot = offers.find_bot(wish.bot)
    seed = secrets.randbits(REDRAW_BITS)
    header, choices, decks, digests = await house.aside.run(asking, begun, file, wish.choice, wish.seat, seed)
    package = find_game(header["game"])
    named = [(deck, package.deck_name(deck)) for deck in decks]
    seats = [
        Seat("person", *deck, who.id, who.name) if number == wish.seat else Seat("bot", *deck, "", title(bot), bot)
        for number, deck in enumerate(named)
    ]
    edition = package.ruleset_name(header.get("ruleset", package.rulesets[0]))
    header[engine.ENTRY] = engine.sources_of(package.name)
    facts = Facts(new_id(), package.name, edition, seats, False, new_invitation(), "playing", header, dealt=digests[0])
    rows: list[LogRow] = [LogRow(seat, chosen, PERSON if seat == wish.seat else BOT) for seat, chosen in choices]
    rows.append(LogRow(CHANCE, seed, PERSON, digests[1]))
    await house.store(facts, rows)
    return facts.shown(True)


def begun(
    file: str, choice: int, seat: int, seed: int
) -> tuple[dict[str, Any], list[Choice], tuple[str, ...], tuple[str, str]]:
    """Aside: what a game began with, its choices up to a moment, the decks of its seats, and the digests of its first
    moment and of the one from which it goes on, after chance was drawn anew."""
    record = replay.read(file)
    package = find_game(record.header["game"])
    package.check_header(record.header)
    header = {name: value for name, value in record.header.items() if name not in AFTERWARDS}
    if not 0 <= choice <= len(record.choices):
        raise BadDefinition(f"this game has {len(record.choices)} choices")
    game = Game(header, start_of(package.name), False)
    first = game.digest()
    game.replay(record.choices[:choice])
    if game.over:
        raise BadDefinition("the game is over there: choose an earlier moment")
    seats = game.state.match.seats
    if not 0 <= seat < seats or game.state.out >> seat & 1:
        raise BadDefinition(f"nobody plays seat {seat} at that moment; the seats are 0 to {seats - 1}")
    chosen = list(game.choices)
    last = game.redraw(seed).digest()
    return header, chosen, tuple(header.get("decks") or package.decks_for(seats)), (first, last)
