"""The contract of a game: one page with everything that those who use games may ask of one.

A game is a package with a `GAME`, which is an object of a class made from this one. What a game does not have it leaves
out: then it has one ruleset, one deck that everybody plays, no cards to read, nothing to look up. Callers ask the same
questions of every game. `docs/games.md` says what the test of all games enforces.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Collection
from itertools import product
from pathlib import Path
from typing import Any, Final

from quarterdeck import ENGINE_VERSION
from quarterdeck.cardgame.naming import LONGEST_NAME, did_you_mean, find_in, plain
from quarterdeck.games.feats import Roll
from quarterdeck.games.coach import read_coach
from quarterdeck.games.glossary import Term, read_glossary
from quarterdeck.games.lessons import Lesson, find_handle, read_lessons
from quarterdeck.games.own import OwnCards
from quarterdeck.games.sketch import Sketch, plain_sketch
from quarterdeck.games.uses import Uses
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.measure import measure

#: the ruleset, and the deck, of a game that has but one
STANDARD: Final = "standard"
#: what a card may leave out of its data
BLANK: Final[dict[str, Any]] = {
    "faction": "", "traits": (), "cost": "", "stats": (), "values": (), "facts": {}, "playable": True,
}  # fmt: skip
#: lines of a list or a position, letters of all and of one line
LONGEST_LIST: Final = 120
LONGEST_TEXT: Final = 20_000
LONGEST_LINE: Final = 2_000
#: by what cards are counted, and for each of those how many are complete and how many there are
Counted = dict[str, dict[str, tuple[int, int]]]


#: whoever is told a tale: hears it and gives the number of the way on that is taken, below 0 for enough
Listener = Callable[[str, tuple[str, ...]], int]


class GamePackage:
    """A game as a shelf holds it: what it is called, how it begins, its cards, decks and rules, what is counted."""

    #: what files and the command line call it
    name = ""
    #: what people call it
    title = ""
    #: how many can play
    seats: tuple[int, ...] = (2,)
    #: the published rulesets; the first one is played where none is named
    rulesets: tuple[str, ...] = (STANDARD,)
    #: decks that anybody may play; by turns they are given to seats that name none
    samples: tuple[str, ...] = (STANDARD,)
    #: the ways in which a game can end, as reports name them; "draw" among them if one can be drawn
    victories: tuple[str, ...] = ()
    #: those of them with which nobody has won
    nobodys: tuple[str, ...] = ("draw",)
    #: whether tales are part of it, which people may write
    tells = False
    #: the folder with its lessons, if it has any
    lesson_folder: Path | None = None
    #: the file with what a coach says, if there is one
    coach_file: Path | None = None
    #: the file with what its words, signs, piles and numbers mean, if there is one
    glossary_file: Path | None = None
    #: the parts of its board that lessons may point at, besides cards and places
    spots: tuple[str, ...] = ()
    #: what its days are called: a Day, a Turn, a Round (`Rules.today` counts them)
    day = "Turn"
    #: how `print_cards` can print
    formats: tuple[str, ...] = ("json",)
    #: how `export_deck` can write
    deck_formats: tuple[str, ...] = ("text",)

    def __init__(self) -> None:
        #: cards of somebody's own, if any were added
        self.own: OwnCards | None = None
        #: house rules that were added, as text, by name
        self.house: dict[str, str] = {}
        #: its lessons, once somebody asked for them
        self.read: tuple[Lesson, ...] | None = None

    def __reduce__(self) -> str:
        """For `pickle`: the name it has in the module of its class."""
        return "GAME"

    # beginning

    def new(self, seed: int | str = 0, decks: tuple[str, ...] = (), ruleset: str = "", record: bool = True) -> Game:
        """A new game: a deck for each seat (so many seats as decks), the same seed always giving the same game."""
        header: dict[str, Any] = {
            "game": self.name, "engine": ENGINE_VERSION, "seed": seed,
            "decks": list(decks or self.decks_for(self.seats[0])),
            "ruleset": self.ruleset_text(ruleset or self.rulesets[0]), **self.own_header(),
        }  # fmt: skip
        return Game(header, self.begin, record)

    def sample_game(self, seed: int, seats: int, ruleset: str = "", record: bool = True) -> Game:
        """A game for trying things out: sample decks for so many seats, other ones by turns."""
        return self.new(seed, self.decks_for(seats, seed), ruleset, record)

    def from_position(self, text: str, record: bool = True) -> Game:
        """A game that begins at a written position."""
        header = {"game": self.name, "engine": ENGINE_VERSION, "position": text, **self.own_header()}
        return Game(header, self.begin, record)

    def begin(self, header: dict[str, Any], record: bool) -> State:
        """The first moment of the game that a header describes: a new one, or a written position."""
        self.require_cards(header)
        s = self.load(header["position"], record) if "position" in header else self.start(header, record)
        if not s.match.origin:
            s.match.origin = self.begin, json.dumps({**header, "seed": 0})
        return s

    def start(self, header: dict[str, Any], record: bool) -> State:
        """The first moment of a new game, from the entries "seed", "decks" and "ruleset" of its header."""
        raise NotImplementedError

    def load(self, text: str, record: bool) -> State:
        """The moment that a written position describes; what cannot be is refused with its line."""
        raise BadDefinition(f"{self.title} has no written positions")

    def write_position(self, game: Game) -> str:
        """The moment of a game as text that `from_position` reads; refused where there is no word for it."""
        text = self.written(game)
        if text is None:
            raise BadDefinition("a position has no words for this moment: write the game down at the next turn")
        return text

    def written(self, game: Game) -> str | None:
        """The same, or None."""
        raise BadDefinition(f"{self.title} has no written positions")

    # rules

    def ruleset_name(self, ruleset: str) -> str:
        """The name of a published ruleset, or of the one that a text of house rules describes; else it is refused."""
        return find_in({name: name for name in self.rulesets}, ruleset, "ruleset")

    def about_ruleset(self, name: str) -> str:
        """What whoever chooses a published ruleset should know of it, in a sentence."""
        return ""

    def house_rules(self, number: int, base: str = "") -> str:
        """A ruleset for trying things out, made from a published one: others for each number, if there are any."""
        return base or self.rulesets[0]

    def add_ruleset(self, text: str) -> str:
        """Offer house rules beside the published ones, under the name that they have; gives the name."""
        name = self.ruleset_name(text)
        if name in self.rulesets:
            raise BadDefinition(f"there is a published ruleset named {name!r}: give yours a name of its own")
        self.house[name] = text
        return name

    def ruleset_text(self, name: str) -> str:
        """A ruleset as headers write it: house rules whole, everything else as it was named."""
        return self.house.get(name, name)

    def rules(self) -> tuple[dict[str, str], ...]:
        """The rules to look up, each with "id", "chapter" and "text"."""
        return ()

    # cards

    def cards(self) -> tuple[dict[str, Any], ...]:
        """Every card as data: "number", "name", "type" and "words" at least, and what of BLANK it has."""
        return ()

    def find_card(self, name: str) -> dict[str, Any]:
        """The card of a name or number; an unknown one is refused with the nearest names."""
        for card in self.cards():
            if plain(name) in (plain(card["number"]), plain(card["name"])):
                return card
        hint = did_you_mean(name, [card["name"] for card in self.cards()])
        raise BadDefinition(f"there is no card named {name!r}{hint}")

    def face(self, card: dict[str, Any]) -> str:
        """What a card is and its numbers, in one line."""
        return str(card["type"])

    def progress(self) -> Counted:
        """How many cards can be played, and how many there are: all, by type and faction, or as a game counts them."""
        cards = self.cards()
        counts: Counted = {"all": {"cards": (len(cards), len(cards))}, "type": {}, "faction": {}}
        for what in ("type", "faction"):
            for which, n in Counter([card.get(what) or "none" for card in cards]).items():
                counts[what][which] = (n, n)
        return counts

    def print_cards(self, how: str, name: str = "") -> str:
        """The whole set in one of `formats`, or one card of it."""
        cards = [self.find_card(name)] if name else list(self.cards())
        return json.dumps(cards, ensure_ascii=False, indent=1) + "\n"

    def add_cards(self, *files: Path) -> None:
        """Add the cards of somebody's own in these files to the set, in place of others that were added before."""
        raise BadDefinition(f"{self.title} takes no cards of one's own")

    def remove_cards(self) -> None:
        """The set is again as it was published."""

    def own_header(self) -> dict[str, Any]:
        """The entry of a header that names the cards of somebody's own; none without them."""
        return {} if self.own is None else {"cards": self.own.header()}

    def require_cards(self, header: dict[str, Any]) -> None:
        """Refuse a game that was begun with other cards of somebody's own than there are now."""
        wanted = header.get("cards")
        if wanted is None or (self.own is not None and wanted["digest"] == self.own.digest):
            return
        files = ", ".join(str(file)[:60] for file in wanted["files"][:4])
        why = "and these are others, or have changed" if self.own is not None else "and they are missing"
        raise BadDefinition(f"it was begun with cards of one's own, {why}: --cards {files} (digest {wanted['digest']})")

    # decks

    def decks_for(self, seats: int, first: int = 0) -> tuple[str, ...]:
        """Decks for seats that name none: samples by turns, or, with cards of one's own, decks that hold them."""
        return tuple([self.samples[(first + i) % len(self.samples)] for i in range(seats)])

    def draw_decks(self, seats: int, seed: int) -> tuple[str, ...]:
        """The same by chance: different decks, as long as there are any."""
        if self.own is not None:
            return self.decks_for(seats, seed)
        chance, decks = random.Random(seed), list[str]()
        while len(decks) < seats:
            decks += chance.sample(self.samples, min(seats - len(decks), len(self.samples)))
        return tuple(decks)

    def pairings(self, seats: int) -> tuple[tuple[str, ...], ...]:
        """The rows of decks that a series of games goes through: by default each sample against each."""
        return tuple(product(self.samples, repeat=seats))

    def find_deck(self, text: str, name: str = "imported") -> str:
        """A deck as headers write it, from a sample's name or from a list; what it does not know is refused."""
        return find_in({name: name for name in self.samples}, text, "deck")

    def deck_name(self, deck: str) -> str:
        """What a deck of a header is called."""
        return deck

    def deck_face(self, deck: str) -> str:
        """The name of the card that stands for a deck of a header: its Leader or Captain; nothing if it has none."""
        return ""

    def deck_list(self, deck: str) -> str:
        """A deck of a header as a list to read, which `find_deck` reads again."""
        return deck

    def export_deck(self, deck: str, how: str) -> str:
        """A deck of a header in one of `deck_formats`, which `find_deck` reads again; "text" is its list."""
        return self.deck_list(deck)

    def flaws_of_deck(self, deck: str, ruleset: str = "") -> list[str]:
        """Everything that keeps a deck of a header from being legal under a ruleset."""
        return []

    def only_once(self, deck: str) -> bool:
        """Whether a deck of a header can be that of one seat only."""
        return False

    def random_deck(self, seed: int, around: str = "", wanted: Collection[str] = ()) -> str:
        """A legal deck by chance, as headers write it: around a card that a deck is built on, with wanted cards."""
        return self.samples[seed % len(self.samples)]

    def legal_deck(self, deck: str, *rulesets: str) -> str:
        """The deck itself if it is legal under all these rulesets; else it is refused with all that is wrong."""
        for ruleset in rulesets or self.rulesets[:1]:
            if found := self.flaws_of_deck(deck, ruleset):
                raise BadDefinition(f"the deck {self.deck_name(deck)} is not legal: " + "; ".join(found))
        return deck

    def check_header(self, header: dict[str, Any]) -> None:
        """Refuse the header of a game that came from outside if to begin it could be too much."""
        decks = header.get("decks", [])
        if not isinstance(decks, list) or len(decks) > max(self.seats):
            raise BadDefinition(f"a game has {self.seats[0]} to {self.seats[-1]} decks")
        written = [(header.get(entry, ""), check_size) for entry in ("position", "ruleset")]
        for text, check in [*[(deck, check_text) for deck in decks], *written]:
            if isinstance(text, str) and "\n" in text:
                check(text)
            elif isinstance(text, str):
                measure(text, LONGEST_NAME, "the name of a deck or of a ruleset", BadDefinition)

    # looking and counting

    def sketch(self, view: dict[str, Any], me: int | None) -> Sketch:
        """What a seat (None: an onlooker) may see, as boxes of lines."""
        return plain_sketch(self.title, view, me)

    def victory(self, s: Any) -> str:
        """Which of `victories` ended the game; nothing if the game does not tell them apart."""
        return ""

    def figures(self, s: Any) -> dict[str, int]:
        """What else is counted of a game that is over: always the same names, a number each; more with a record."""
        return {}

    def standing(self, s: Any) -> dict[str, tuple[int, ...]]:
        """What is counted of each seat at any moment, for charts: always the same names, the most important first."""
        return {}

    def feats(self, s: Any) -> Roll:
        """What characters, crew or captains have done in a game, by its record."""
        return Roll()

    def beginner(self, s: Any) -> int | None:
        """Who has the first turn, as soon as that is known."""
        return None

    def winners(self, s: Any) -> tuple[int, ...]:
        """The seats that got most, if it is more than nothing; none in a draw."""
        returns = s.match.rules.returns(s)
        return tuple([seat for seat, got in enumerate(returns) if got == max(returns) and got > 0])

    def ending(self, s: Any) -> str:
        """How a game ended, in a sentence."""
        won = [f"Player {seat + 1}" for seat in self.winners(s)]
        how = f": {self.victory(s)}" if self.victory(s) else ""
        if not won:
            return "The game is a draw."
        return f"{' and '.join(won)} {'wins' if len(won) == 1 else 'win'}{how}."

    # lessons

    def lessons(self) -> tuple[Lesson, ...]:
        """Its lessons in the order in which to take them, read and checked at the first call; none by default."""
        if self.read is None:
            folder = self.lesson_folder
            self.read = () if folder is None else read_lessons(folder, self.from_position, self.handle_of, self.spots)
        return self.read

    def find_lesson(self, name: str) -> Lesson:
        """The lesson of a name or number; an unknown one is refused with those there are."""
        known = {lesson.name: lesson for lesson in self.lessons()}
        if name.isdigit() and 1 <= int(name) <= len(known):
            return self.lessons()[int(name) - 1]
        return find_in(known, name, "lesson")

    def coach(self) -> dict[str, str]:
        """What a coach says the first time something occurs, by kinds: "question:react", "event:hits"."""
        return {} if self.coach_file is None else read_coach(self.coach_file)

    def glossary(self) -> tuple[Term, ...]:
        """What its words, signs, piles and numbers mean, for whoever touches one; none by default."""
        return () if self.glossary_file is None else read_glossary(self.glossary_file)

    def handle_of(self, view: dict[str, Any], name: str) -> str:
        """The handle of what a name means to whoever sees a view: a card in hand or in play, a place; or nothing."""
        return find_handle(view, name)

    # tales

    def tell(self, file: Path, listen: Listener, seed: int = 0) -> None:
        """Tell the tale in a file, as somebody who writes one reads it, without a game."""
        raise BadDefinition(f"{self.title} tells no tales")

    def flaws_of_tale(self, file: Path) -> list[str]:
        """Everything that is wrong with the tale in a file."""
        raise BadDefinition(f"{self.title} tells no tales")

    def uses(self, ruleset: str = "") -> Uses:
        """Everything that can be used in a game, for the runner that plays until all of it has been."""
        return Uses(ruleset or self.rulesets[0])


def check_text(text: str) -> None:
    """Refuse what is too long, or has numbers too large, to be the list of a deck."""
    check_size(text)
    is_file = text.lstrip("\ufeff \t\r\n").startswith("<")  # of another program: ids are no numbers
    if not is_file and re.search(r"\d{4}", text):
        raise BadDefinition("a list has no numbers of four figures")


def check_size(text: str) -> None:
    """Refuse what is too long to be the list of a deck, a position or a ruleset."""
    measure(text, LONGEST_TEXT, "a list, a position or a ruleset", BadDefinition)
    lines = text.splitlines()
    if len(lines) > LONGEST_LIST + 1 or max(map(len, lines), default=0) > LONGEST_LINE:
        raise BadDefinition(f"a list, a position or a ruleset has up to {LONGEST_LIST} lines of {LONGEST_LINE} letters")
