"""The 7th Sea Collectible Card Game: ships, crews, boardings and cannon, for two to six captains.

    terms, alphabet                     words as small integers, and how titles are compared
    columns, facts, data/               what is printed on the cards besides their texts, a table for each type
    kinds                               what the engine calls things: zones, events, questions, rows
    state                               the columns
    seats, whereabouts, fights          who is in it, where cards are, who fights
    values, legality                    skills, costs and what is allowed; what may come into play, and on what
    happenings                          every change to the table
    using, windows                      who can use what, and pay for it; the events that texts answer
    flow/                               the chapters of the rulebook as procedures
    laying                              abilities as rows of nodes, in the order of this game
    effects/                            the words that texts are written with; `language` gathers them
    cards/                              the texts of cards, as far as they are written
    catalogue                           every card, found by name; which of them are complete
    decks, octgn, decklists             decks, and lists of them
    construction, progress, printing    which decks are legal; how much of the set is written; the set in print
    story, judgement, proposing         the game in words, for screens and bots
    asking, table, drawing              what is asked, what answers mean, all that a seat sees, and in letters
    rules                               what the kernel asks
    setup, opening, position,           beginning a game, at its first moment or any other;
    position_text, offer, usage,        writing a moment down, what there is to read of the game, what was used of it,
    occasions, scene                    and positions around what was not; one being played in short words
"""

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Any

from quarterdeck.games.ccg import course, decklists, offer
from quarterdeck.games.ccg.catalogue import catalogue, find_card
from quarterdeck.games.ccg.construction import check, random_deck, require
from quarterdeck.games.ccg.decks import STARTERS
from quarterdeck.games.ccg.drawing import sketch
from quarterdeck.games.ccg.kinds import VICTORIES
from quarterdeck.games.ccg.position import load
from quarterdeck.games.ccg.position_text import write_game
from quarterdeck.games.ccg.printing import FORMATS, TITLE, as_data, face
from quarterdeck.games.ccg.progress import progress
from quarterdeck.games.ccg.setup import LEAST_SEATS, MOST_SEATS, begin_with
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.story import ending
from quarterdeck.games.ccg.terms import CAPTAIN
from quarterdeck.games.ccg.usage import SeaUses
from quarterdeck.games.contract import Counted, GamePackage
from quarterdeck.games.feats import Roll
from quarterdeck.games.sketch import Sketch
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.game import Game


@lru_cache(maxsize=256)
def definitions(deck: str) -> tuple[int, ...]:
    """The Captain, the Ship and the other cards of a legal deck; another one is refused."""
    captain, ship, others, _ = require(decklists.find_deck(deck)).definitions()
    return captain, ship, *others


class SeventhSeaCcg(GamePackage):
    """The game as those who use games know it."""

    name = "ccg"
    title = TITLE
    seats = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
    samples = STARTERS
    victories = VICTORIES[1:]
    lesson_folder = Path(__file__).parent / "lessons"
    coach_file = Path(__file__).parent / "coach.toml"
    glossary_file = Path(__file__).parent / "glossary.toml"
    formats = tuple(FORMATS)
    deck_formats = tuple(decklists.FORMATS)

    def start(self, header: dict[str, Any], record: bool) -> SeventhSea:
        self.ruleset_name(header["ruleset"])
        return begin_with(tuple([definitions(deck) for deck in header["decks"]]), header["seed"], record)

    def load(self, text: str, record: bool) -> SeventhSea:
        return load(text, record)

    def written(self, game: Game) -> str | None:
        return write_game(game)

    def rules(self) -> tuple[dict[str, str], ...]:
        return offer.rules()

    def cards(self) -> tuple[dict[str, Any], ...]:
        return offer.cards()

    def find_card(self, name: str) -> dict[str, Any]:
        return as_data(find_card(name))

    def face(self, card: dict[str, Any]) -> str:
        return face(find_card(card["number"]))

    def progress(self) -> Counted:
        return progress()

    def print_cards(self, how: str, name: str = "") -> str:
        return FORMATS[how]((find_card(name),) if name else catalogue())

    def find_deck(self, text: str, name: str = "imported") -> str:
        return decklists.import_deck(text, name)

    def deck_name(self, deck: str) -> str:
        return decklists.find_deck(deck).name

    def deck_face(self, deck: str) -> str:
        return decklists.find_deck(deck).the(CAPTAIN)[0].name

    def deck_list(self, deck: str) -> str:
        return decklists.write(decklists.find_deck(deck))

    def export_deck(self, deck: str, how: str) -> str:
        return decklists.FORMATS[how](decklists.find_deck(deck))

    def flaws_of_deck(self, deck: str, ruleset: str = "") -> list[str]:
        return [str(found) for found in check(decklists.find_deck(deck))]

    def random_deck(self, seed: int, around: str = "", wanted: Collection[str] = ()) -> str:
        """Around a Captain, any if none is named."""
        return decklists.write(random_deck(seed, around, wanted))

    def sketch(self, view: dict[str, Any], me: int | None) -> Sketch:
        return sketch(view, me)

    def victory(self, s: SeventhSea) -> str:
        return VICTORIES[s.victory]

    def ending(self, s: SeventhSea) -> str:
        return ending(s)

    def figures(self, s: SeventhSea) -> dict[str, int]:
        return {"turns": s.turn}

    def uses(self, ruleset: str = "") -> SeaUses:
        return SeaUses(ruleset or self.rulesets[0])

    def standing(self, s: SeventhSea) -> dict[str, tuple[int, ...]]:
        return course.standing(s)

    def feats(self, s: SeventhSea) -> Roll:
        return course.feats(s)

    def beginner(self, s: SeventhSea) -> int | None:
        """Who goes first in this turn."""
        return None if s.first == NONE else s.first


GAME = SeventhSeaCcg()
