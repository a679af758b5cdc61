"""Playing on from a moment of a game that is over: a new table that begins with its choices, against bots.

Chance is drawn anew there, so that nobody profits from having seen how it went on.
"""

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from quarterdeck.bots import title
from quarterdeck.games import find_game, start_of
from quarterdeck.kernel import replay
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import CHANCE, REDRAW_BITS, Choice, Game
from quarterdeck.server import engine, offers
from quarterdeck.server.facts import Facts, Seat, new_id, new_invitation
from quarterdeck.server.identity import Who, clean_name
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
    moment = await house.aside.run(asking, begun, file, wish.choice, wish.seat, seed)
    seats = [
        Seat("person", *deck, who.id, who.name) if number == wish.seat else Seat("bot", *deck, "", title(bot), bot)
        for number, deck in enumerate(moment.decks)
    ]
    header, game = moment.header, moment.header["game"]
    header[engine.ENTRY] = engine.sources_of(game)
    facts = Facts(
        new_id(), game, moment.edition, seats, False, new_invitation(), "playing", header, dealt=moment.first_digest
    )  # fmt: skip
    rows = [LogRow(seat, chosen, PERSON if seat == wish.seat else BOT) for seat, chosen in moment.choices]
    rows.append(LogRow(CHANCE, seed, PERSON, moment.digest))
    await house.store(facts, rows)
    return facts.shown(True)


class Begun(NamedTuple):
    """A game up to the moment from which it goes on."""

    header: dict[str, Any]
    #: the name of its ruleset; its decks, each with a name: they come from anywhere, and are cleaned
    edition: str
    decks: list[tuple[str, str]]
    choices: list[Choice]
    first_digest: str
    #: after chance was drawn anew
    digest: str


def begun(file: str, choice: int, seat: int, seed: int) -> Begun:
    """Aside: what a record holds of a game up to a moment, and how it stands there."""
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
    told = header.get("decks", [])
    decks = told if len(told) == seats else package.decks_for(seats)  # a position has decks of its own
    named = [(deck, clean_name(package.deck_name(deck), offers.LONGEST_NAME_SHOWN)) for deck in decks]
    ruleset = package.ruleset_name(header.get("ruleset", package.rulesets[0]))
    return Begun(header, clean_name(ruleset, offers.LONGEST_NAME_SHOWN), named, chosen, first, last)
