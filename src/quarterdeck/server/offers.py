"""What there is to play: games, editions, decks, bots, cards and rules, from the games themselves."""

import asyncio
import secrets
from collections.abc import Sequence
from functools import cache

import msgspec

from quarterdeck.bots import BOTS, LEVELS, USUAL, Search, title
from quarterdeck.games import find_game, names
from quarterdeck.cardgame.naming import LONGEST_NAME
from quarterdeck.games.contract import BLANK, GamePackage, check_text
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.aside import Aside
from quarterdeck.server.identity import clean_name
from quarterdeck.server.messages import (
    CardPrinted, DeckWish, EditionOffered, GameOffered, LevelOffered, NewTable, RuleShown, TermShown,
)  # fmt: skip

#: letters of the name of a deck or a ruleset that others see
LONGEST_NAME_SHOWN = 60
#: bounds of what a clock says
LEAST = {"minutes": 1, "increment": 0, "days": 1, "away": 0}
MOST = {"minutes": 600, "increment": 600, "days": 30, "away": 1440}


@cache
def games() -> tuple[GameOffered, ...]:
    return tuple(offered(name) for name in names())


def offered(name: str) -> GameOffered:
    game = find_game(name)
    faces = {deck: game.deck_face(deck) for deck in game.samples}
    return GameOffered(name, game.title, game.seats, offered_editions(game), game.samples, levels(), bots(), faces)


def offered_editions(game: GamePackage) -> tuple[EditionOffered, ...]:
    return tuple([EditionOffered(name, game.about_ruleset(name)) for name in editions(game)])


def levels() -> tuple[LevelOffered, ...]:
    return tuple([LevelOffered(a.name, title(a.name), a.words, a.name == USUAL) for a in LEVELS])


def bots() -> tuple[str, ...]:
    """Those that anybody may let play here: what they may take is limited."""
    return tuple([name for name in BOTS if name != Search.name])


def find_bot(name: str) -> str:
    """The name of a bot, or of the usual one where none is named."""
    if name and name not in bots():
        raise BadDefinition(f"there is no bot named {name!r} (there are: {', '.join(bots())})")
    return name or USUAL


def editions(game: GamePackage) -> tuple[str, ...]:
    """The published rulesets and the house rules of this server, by name."""
    return (*game.rulesets, *game.house)


def cards(game: str) -> bytes:
    """All cards of a game, ready to be sent."""
    filled = [{**BLANK, **card} for card in find_game(game).cards()]
    return msgspec.json.encode(msgspec.convert(filled, tuple[CardPrinted, ...]))


def rules(game: str) -> bytes:
    return msgspec.json.encode(msgspec.convert(find_game(game).rules(), tuple[RuleShown, ...]))


@cache
def coach(game: str) -> bytes:
    """What a coach says at a table of this game, by kinds of questions and events."""
    return msgspec.json.encode(find_game(game).coach())


@cache
def glossary(game: str) -> bytes:
    """What the words, signs, piles and numbers of this game mean."""
    return msgspec.json.encode([TermShown(term.name, term.text, term.forms) for term in find_game(game).glossary()])


def deck_list(game: str, name: str) -> str:
    """A sample deck as a list."""
    package = find_game(game)
    if "\n" in name:
        raise BadDefinition(f"there is no such deck (there are: {', '.join(package.samples)})")
    return package.deck_list(package.find_deck(name))


def find_deck(game: str, edition: str, wish: DeckWish) -> tuple[str, str]:
    """A deck as the game's header writes it, and its name; a deck that the edition does not allow is refused."""
    package = find_game(game)
    if wish.kind == "random":
        deck = package.random_deck(secrets.randbits(32), wish.text)
    elif wish.kind == "list":
        check_text(wish.text)
        deck = package.find_deck(wish.text.rstrip("\n") + "\n")
    else:
        deck = package.find_deck(wish.text.partition("\n")[0])
    name = clean_name(package.deck_name(deck), LONGEST_NAME_SHOWN)
    return package.legal_deck(deck, package.ruleset_text(edition)), name


def check_taken(game: str, decks: Sequence[str], deck: str) -> None:
    """Refuse a deck that another seat has, where only one can have it."""
    package = find_game(game)
    if deck in decks and package.only_once(deck):
        raise BadDefinition(f"{package.deck_name(deck)} is taken by another seat: choose another")


async def read_deck(desk: Aside, asks: str, game: str, edition: str, wish: DeckWish) -> tuple[str, str]:
    """The same for somebody. A list may hold anything: it is measured here and read aside."""
    if wish.kind != "list":
        if len(wish.text) > LONGEST_NAME:
            raise BadDefinition(f"the name of a deck has at most {LONGEST_NAME} letters")
        return await asyncio.to_thread(find_deck, game, edition, wish)
    check_text(wish.text)
    return await desk.run(asks, find_deck, game, edition, wish)


def check_deck(game: str, text: str) -> None:
    """Refuse a list with which nobody could play in any edition."""
    refused: list[BadDefinition] = []
    known = editions(find_game(game))
    for edition in known:
        try:
            find_deck(game, edition, DeckWish("list", text))
        except BadDefinition as error:
            refused.append(error)
    if len(refused) == len(known):
        raise refused[0]


def check_wish(wish: NewTable) -> None:
    """Refuse a table that cannot be opened."""
    game = find_game(wish.game)
    if len(wish.seats) not in game.seats:
        raise BadDefinition(f"{wish.game} is for {', '.join(map(str, game.seats))} seats, not {len(wish.seats)}")
    if wish.edition not in editions(game):
        raise BadDefinition(f"there is no edition {wish.edition!r} (there are: {', '.join(editions(game))})")
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise BadDefinition("one person sits in one seat")
    if all(seat.who == "bot" for seat in wish.seats):
        raise BadDefinition("somebody has to play: one seat must be yours or open")
    for seat in wish.seats:
        if seat.who == "bot":
            find_bot(seat.bot)
    check_clock(wish)


def check_clock(wish: NewTable) -> None:
    """Refuse a clock that nobody could play by."""
    clock = wish.clock
    for name, least in LEAST.items():
        value, most = getattr(clock, name), MOST[name]
        if not least <= value <= most:
            raise BadDefinition(f"the clock's {name} must be {least} to {most}, not {value}")
    if clock.kind != "none" and sum(seat.who != "bot" for seat in wish.seats) < 2:
        raise BadDefinition("against bots there is no clock: leave another seat open, or choose no clock")
