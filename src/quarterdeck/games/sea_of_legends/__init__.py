"""Sea of Legends: pirates on a chart of the Caribbean, one to five Captains and Factions with aims of their own.

    terms, chronicle                        words as small integers
    board, facts, data/                     the chart, and what is printed on pieces besides their texts
    dice                                    what the dice can show
    rolling, moving, turning, adventuring   the frames that other modules look into
    state                                   the columns
    whereabouts, alignment, values, paths   what lies where, who is hostile, numbers, the ways of NPCs
    happenings                              every change to the table
    effects/, cards/, catalogue             the words that texts are written with, the texts, every piece
    flow/                                   the chapters of the rulebook as procedures
    factions/                               the guides of the Factions
    tales, deeds, stories/                  the adventures as data; telling, grammar, checking, alone: their text
    told, saying                            what is told of an adventure in a game, and its deeds in words
    story, printing, table, viewing,        the game in words and letters, for screens
    proposing, drawing
    judgement, counting, accounts           what a position is worth, what came of a game, and what came of what
    rules                                   what the kernel asks
    rulesets, setup, position, beginning,   which Factions are in play; beginning a game, at its first moment or any
    position_text, offer, usage,            other; writing one down, what there is to read of it, what was used of it,
    occasions, scene                        and positions around what was not; one being played in short words
"""

import json
import random
from itertools import permutations
from pathlib import Path
from typing import Any, Final

from quarterdeck import ENGINE_VERSION
from quarterdeck.cardgame.naming import find_in
from quarterdeck.games.contract import Counted, GamePackage, Listener
from quarterdeck.games.feats import Roll
from quarterdeck.games.lessons import bare, find_handle
from quarterdeck.games.sea_of_legends import course, offer
from quarterdeck.games.sea_of_legends.alone import tell_alone
from quarterdeck.games.sea_of_legends.cards.captains import CAPTAINS
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.checking import flaws
from quarterdeck.games.sea_of_legends.counting import ending, figures, progress, victory
from quarterdeck.games.sea_of_legends.drawing import sketch
from quarterdeck.games.sea_of_legends.position import load
from quarterdeck.games.sea_of_legends.position_text import write_game
from quarterdeck.games.sea_of_legends.printing import FORMATS, face
from quarterdeck.games.sea_of_legends.rulesets import ABOUT, RULESETS, Ruleset, find_ruleset, house_rules
from quarterdeck.games.sea_of_legends.setup import MOST_SEATS, begin_with
from quarterdeck.games.sea_of_legends.state import Setting, Voyage
from quarterdeck.games.sea_of_legends.tales import read_file
from quarterdeck.games.sea_of_legends.terms import DRAWN, ENDINGS, FACTION_ENDING
from quarterdeck.games.sea_of_legends.usage import VoyageUses
from quarterdeck.games.sketch import Sketch
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.game import Game

#: the wish of who picks a Captain at the table
ANY_CAPTAIN: Final = "any-captain"
#: the wishes there are, and the Captain of each
WISHES: Final = {ANY_CAPTAIN: "", **{name.lower(): name for name in sorted([card.name for card in CAPTAINS])}}


class SeaOfLegends(GamePackage):
    """The game as those who use games know it. A seat's deck is a wish for a Captain."""

    name = "sea-of-legends"
    title = "Sea of Legends"
    seats = tuple(range(1, MOST_SEATS + 1))
    day = "Round"
    rulesets = tuple(RULESETS)
    samples = tuple(WISHES)
    victories = ENDINGS
    lesson_folder = Path(__file__).parent / "lessons"
    coach_file = Path(__file__).parent / "coach.toml"
    glossary_file = Path(__file__).parent / "glossary.toml"
    nobodys = (FACTION_ENDING, DRAWN)
    tells = True
    formats = tuple(FORMATS)

    def start(self, header: dict[str, Any], record: bool) -> Voyage:
        rules = find_ruleset(header["ruleset"])
        wishes = [WISHES[self.find_deck(deck)] for deck in header["decks"]]
        seed, factions = header["seed"], rules.in_play(header["seed"])
        s = begin_with(len(wishes), factions, seed, record, wishes, rules.sets, rules.open_results)
        self.remember(s.match)
        return s

    def remember(self, m: Setting) -> None:
        """How such a match begins, whichever Factions chance would draw."""
        if not m.origin:
            rules = Ruleset("as drawn", m.factions[1:], m.sets, m.open_results).text()
            header = {"game": self.name, "engine": ENGINE_VERSION, "seed": 0, "ruleset": rules}
            m.origin = self.begin, json.dumps({**header, "decks": [ANY_CAPTAIN] * m.seats})

    def load(self, text: str, record: bool) -> Voyage:
        s = load(text, record)
        self.remember(s.match)
        return s

    def written(self, game: Game) -> str | None:
        return write_game(game)

    # rules and cards

    def ruleset_name(self, ruleset: str) -> str:
        return find_ruleset(ruleset).name

    def about_ruleset(self, name: str) -> str:
        return ABOUT.get(name, "")

    def house_rules(self, number: int, base: str = "") -> str:
        return house_rules(number, base)

    def rules(self) -> tuple[dict[str, str], ...]:
        return offer.rules()

    def cards(self) -> tuple[dict[str, Any], ...]:
        return offer.cards()

    def face(self, card: dict[str, Any]) -> str:
        return face(catalogue().find(card["name"]))

    def progress(self) -> Counted:
        return progress()

    def print_cards(self, how: str, name: str = "") -> str:
        return FORMATS[how]((catalogue().find(name),) if name else catalogue().cards)

    # Captains

    def find_deck(self, text: str, name: str = "imported") -> str:
        return find_in({wish: wish for wish in WISHES}, text, "Captain")

    def deck_name(self, deck: str) -> str:
        return WISHES[self.find_deck(deck)] or "any Captain"

    def only_once(self, deck: str) -> bool:
        """A Captain can be picked once. (SL-SETUP-04)"""
        return bool(WISHES[self.find_deck(deck)])

    def deck_face(self, deck: str) -> str:
        return WISHES[self.find_deck(deck)]

    def pairings(self, seats: int) -> tuple[tuple[str, ...], ...]:
        """Each Captain sails once; in an order in which a few rows have them all. (SL-SETUP-04)"""
        rows = list(permutations(self.samples[1:], seats))
        random.Random(seats).shuffle(rows)
        return tuple(rows)

    # looking and counting

    def handle_of(self, view: dict[str, Any], name: str) -> str:
        regions = [bare(region["name"]) for region in view["regions"]]
        return f"region:{regions.index(bare(name))}" if bare(name) in regions else find_handle(view, name)

    def sketch(self, view: dict[str, Any], me: int | None) -> Sketch:
        return sketch(view, me)

    def victory(self, s: Voyage) -> str:
        return victory(s)

    def ending(self, s: Voyage) -> str:
        return ending(s)

    def figures(self, s: Voyage) -> dict[str, int]:
        return figures(s)

    def uses(self, ruleset: str = "") -> VoyageUses:
        return VoyageUses(ruleset or self.rulesets[0])

    def standing(self, s: Voyage) -> dict[str, tuple[int, ...]]:
        return course.standing(s)

    def feats(self, s: Voyage) -> Roll:
        return course.feats(s)

    def beginner(self, s: Voyage) -> int | None:
        """The first player of this round."""
        return None if s.first == NONE else s.first

    # tales

    def tell(self, file: Path, listen: Listener, seed: int = 0) -> None:
        tell_alone(read_file(file), listen, seed)

    def flaws_of_tale(self, file: Path) -> list[str]:
        return flaws(read_file(file))


GAME = SeaOfLegends()
