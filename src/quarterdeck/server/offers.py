"""What there is to play: games, editions, decks, bots, cards and rules, from the games' own modules."""

import secrets
from functools import cache

import msgspec

from quarterdeck.bots import BOTS
from quarterdeck.games import MODULES, find_game, find_offer
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.messages import CardPrinted, DeckWish, GameOffered, NewTable, RuleShown


@cache
def games() -> tuple[GameOffered, ...]:
    return tuple(offered(name) for name in MODULES)


def offered(name: str) -> GameOffered:
    game, offer = find_game(name), find_offer(name)
    return GameOffered(
        name, offer.TITLE, tuple(game.SEATS), tuple(game.RULESETS), tuple(offer.deck_names()), tuple(BOTS)
    )


@cache
def cards(game: str) -> bytes:
    """All cards of a game, ready to be sent."""
    return msgspec.json.encode(msgspec.convert(find_offer(game).cards(), tuple[CardPrinted, ...]))


@cache
def rules(game: str) -> bytes:
    return msgspec.json.encode(msgspec.convert(find_offer(game).rules(), tuple[RuleShown, ...]))


def deck_list(game: str, name: str) -> str:
    """A sample deck as a list."""
    return str(find_offer(game).deck_list(name))


def find_deck(game: str, edition: str, wish: DeckWish) -> tuple[str, str]:
    """A deck as the game's header writes it, and its name."""
    found: tuple[str, str] = find_offer(game).find_deck(wish.kind, wish.text, edition, secrets.randbits(32))
    return found


def check_deck(game: str, text: str) -> None:
    """Refuse a list with which nobody could play in any edition."""
    refused: list[BadDefinition] = []
    editions = find_game(game).RULESETS
    for edition in editions:
        try:
            find_deck(game, edition, DeckWish("list", text))
        except BadDefinition as error:
            refused.append(error)
    if len(refused) == len(editions):
        raise refused[0]


def check_wish(wish: NewTable) -> None:
    """Refuse a table that cannot be opened."""
    game = find_game(wish.game)
    if len(wish.seats) not in game.SEATS:
        raise BadDefinition(f"{wish.game} is for {', '.join(map(str, game.SEATS))} seats, not {len(wish.seats)}")
    if wish.edition not in game.RULESETS:
        raise BadDefinition(f"there is no edition {wish.edition!r} (there are: {', '.join(game.RULESETS)})")
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise BadDefinition("one person sits in one seat")
    if all(seat.who == "bot" for seat in wish.seats):
        raise BadDefinition("somebody has to play: one seat must be yours or open")
    for seat in wish.seats:
        if seat.who == "bot" and seat.bot not in BOTS:
            raise BadDefinition(f"there is no bot named {seat.bot!r} (there are: {', '.join(BOTS)})")
