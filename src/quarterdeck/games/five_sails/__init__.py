"""City of Five Sails: two to four players, a City, intrigue and duels.

Its rooms, lowest first; each imports only from those before it (`tests/games/five_sails/test_rooms.py`):

    terms, traits, rulesets             words as small integers, and the rules as switches
    state                               the columns
    seats, duel_state, whereabouts      who is in it, who duels, where cards are
    values                              stats, values, prices, and what is allowed
    happenings                          every change to the table
    using                               who can use what, and pay for it
    flow/                               the chapters of the rulebook as procedures
    effects/                            the language that cards are written in
    cards/                              the cards
    catalogue, decks, printing, …       lists of cards
    asking, story, judgement, table     the game in words, for screens and bots
    rules                               what the kernel asks
    setup, position, offer              beginning a game
"""

from typing import Any

from quarterdeck import ENGINE_VERSION
from quarterdeck.games.five_sails.decks import SAMPLES
from quarterdeck.games.five_sails.position import load
from quarterdeck.games.five_sails.rulesets import RULESETS, house_rules
from quarterdeck.games.five_sails.setup import start
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.kernel.game import Game

NAME = "five-sails"
SEATS = (2, 3, 4)


def new(
    seed: int | str = 0,
    decks: tuple[str, ...] = ("eisen", "montaigne"),
    ruleset: str = "rulebook-2023",
    record: bool = True,
) -> Game:
    """A new game: one deck for each seat, the same seed always giving the same game."""
    header: dict[str, Any] = {
        "game": NAME, "engine": ENGINE_VERSION, "seed": seed, "decks": list(decks), "ruleset": ruleset,
    }  # fmt: skip
    return Game(header, begin, record)


def sample_game(seed: int, seats: int, ruleset: str = "rulebook-2023", record: bool = True) -> Game:
    """A game for trying things out: sample decks for so many seats, other ones by turns."""
    names = list(SAMPLES)
    return new(seed, tuple([names[(seed + i) % len(names)] for i in range(seats)]), ruleset, record)


def from_position(text: str, record: bool = True) -> Game:
    """A game that begins at a written position."""
    header: dict[str, Any] = {"game": NAME, "engine": ENGINE_VERSION, "position": text}
    return Game(header, begin, record)


def begin(header: dict[str, Any], record: bool) -> FiveSails:
    """The first moment of the game that a header describes: a new one, or a written position."""
    return load(header["position"], record) if "position" in header else start(header, record)


__all__ = ["NAME", "RULESETS", "SEATS", "begin", "from_position", "house_rules", "new", "sample_game"]
