"""City of Five Sails: two to four players, a City, intrigue and duels.

Its rooms, lowest first; each imports only from those before it (`tests/games/five_sails/test_rooms.py`):

    terms, traits, rulesets             words as small integers, and the rules as switches
    state                               the columns
    seats, duel_state, whereabouts      who is in it, who duels, where cards are
    reckoning                           what a Day came to
    values                              stats, values, prices, and what is allowed
    happenings                          every change to the table
    using                               who can use what, and pay for it
    flow/                               the chapters of the rulebook as procedures
    effects/                            the language that cards are written in
    cards/                              the cards
    catalogue, decks, printing, …       lists of cards
    asking, story, judgement, table     the game in words, for screens and bots; foreseeing: what options lead to
    rules                               what the kernel asks
    setup, opening, position, offer,    beginning a game, at its first moment or any other, and what can be used in it;
    usage, scene                        a position being played in short words
"""

import random
from collections.abc import Collection
from pathlib import Path
from typing import Any

from quarterdeck.games.contract import GamePackage
from quarterdeck.games.five_sails import course, decklists, drawing, offer
from quarterdeck.games.five_sails.catalogue import catalogue, extend, find_card, reset
from quarterdeck.games.five_sails.construction import check, random_deck
from quarterdeck.games.five_sails.decks import SAMPLES
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.position import load
from quarterdeck.games.five_sails.position_text import write_game
from quarterdeck.games.five_sails.printing import FORMATS, TITLE, as_data, face
from quarterdeck.games.five_sails.rulesets import ABOUT, RULESETS, find_ruleset, house_rules
from quarterdeck.games.five_sails.setup import start
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.story import ending
from quarterdeck.games.five_sails.terms import LEADER_CARD, VICTORIES
from quarterdeck.games.five_sails.usage import CityUses
from quarterdeck.games.feats import Roll
from quarterdeck.games.own import read_cards
from quarterdeck.games.sketch import Sketch
from quarterdeck.games.uses import Item
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.game import Game


#: what a card of one's own may look like
EXAMPLE = 'risk("Second Wind", "301", "Neutral", 1, ("-", 2, 1), "Flourish", action(CITY, heal(performer)))'


class CityOfFiveSails(GamePackage):
    """The game as those who use games know it."""

    name = "five-sails"
    title = TITLE
    seats = (2, 3, 4)
    day = "Day"
    rulesets = tuple(RULESETS)
    samples = tuple(SAMPLES)
    victories = VICTORIES[1:]
    lesson_folder = Path(__file__).parent / "lessons"
    coach_file = Path(__file__).parent / "coach.toml"
    glossary_file = Path(__file__).parent / "glossary.toml"
    spots = ("renown:0", "renown:1", "deck:0", "discard:0", "threat:0", "threat:1", "citydeck")
    formats = tuple(FORMATS)

    def start(self, header: dict[str, Any], record: bool) -> FiveSails:
        return start(header, record)

    def load(self, text: str, record: bool) -> FiveSails:
        return load(text, record)

    def written(self, game: Game) -> str | None:
        return write_game(game)

    def ruleset_name(self, ruleset: str) -> str:
        return find_ruleset(ruleset).name

    def about_ruleset(self, name: str) -> str:
        return ABOUT.get(name, "")

    def house_rules(self, number: int, base: str = "") -> str:
        return house_rules(number, base or self.rulesets[0])

    def rules(self) -> tuple[dict[str, str], ...]:
        return offer.rules()

    def cards(self) -> tuple[dict[str, Any], ...]:
        return offer.cards()

    def find_card(self, name: str) -> dict[str, Any]:
        return as_data(find_card(name))

    def face(self, card: dict[str, Any]) -> str:
        return face(find_card(card["number"]))

    def print_cards(self, how: str, name: str = "") -> str:
        return FORMATS[how]((find_card(name),) if name else catalogue())

    def add_cards(self, *files: Path) -> None:
        own = read_cards(files, CityCard, EXAMPLE)
        extend(own)
        self.own = own

    def remove_cards(self) -> None:
        reset()
        self.own = None

    def decks_for(self, seats: int, first: int = 0) -> tuple[str, ...]:
        """With cards of somebody's own: random decks that hold as many of them as they may, other ones by turns."""
        if self.own is None:
            return super().decks_for(seats, first)
        wanted = {"card": {card.definition for card in self.own.cards}, "ability": set[int](), "text": set[Item]()}
        return self.uses().decks(seats, wanted, random.Random(first))

    def find_deck(self, text: str, name: str = "imported") -> str:
        if "\n" in text:
            return decklists.write(decklists.read(text, name))
        return decklists.find_deck(text).name

    def deck_name(self, deck: str) -> str:
        return decklists.find_deck(deck).name

    def deck_face(self, deck: str) -> str:
        return find_card(decklists.find_deck(deck).leader).name

    def deck_list(self, deck: str) -> str:
        return decklists.write(decklists.find_deck(deck))

    def flaws_of_deck(self, deck: str, ruleset: str = "") -> list[str]:
        exactly = find_ruleset(ruleset or self.rulesets[0]).deck_size == "exactly"
        return [str(found) for found in check(decklists.find_deck(deck), exactly)]

    def random_deck(self, seed: int, around: str = "", wanted: Collection[str] = ()) -> str:
        """Around a Leader, any if none is named."""
        leaders = [card.number for card in catalogue() if card.kind == LEADER_CARD]
        return decklists.write(random_deck(around or random.Random(seed).choice(leaders), seed, wanted))

    def sketch(self, view: dict[str, Any], me: int | None) -> Sketch:
        return drawing.sketch(view, me)

    def victory(self, s: FiveSails) -> str:
        return VICTORIES[s.victory]

    def ending(self, s: FiveSails) -> str:
        return ending(s)

    def figures(self, s: FiveSails) -> dict[str, int]:
        return {"days": s.day}

    def standing(self, s: FiveSails) -> dict[str, tuple[int, ...]]:
        return course.standing(s)

    def feats(self, s: FiveSails) -> Roll:
        return course.feats(s)

    def beginner(self, s: FiveSails) -> int | None:
        """The First Player of Day 1."""
        return None if s.first == NONE else s.first

    def uses(self, ruleset: str = "") -> CityUses:
        return CityUses(ruleset or self.rulesets[0], None if self.own is None else self.own.cards)


GAME = CityOfFiveSails()
begin = GAME.begin
from_position = GAME.from_position
new = GAME.new
sample_game = GAME.sample_game

__all__ = ["GAME", "begin", "from_position", "new", "sample_game"]
