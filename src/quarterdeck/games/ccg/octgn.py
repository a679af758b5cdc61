"""Decks as files of OCTGN (`.o8d`), the table that players of this game use.

    <deck game="844ed56c-…">
      <section name="Ship, Captain &amp; Starting Crew" shared="False">
        <card qty="1" id="…">Allende</card>

OCTGN knows a card by its id and, if it has none of that id, by its name: we read names, and write ids of our own, by
which we know our own files again. It calls a Crew and its Experienced version alike: such a name in a file from
elsewhere is taken for the plain card, with a remark, unless one of them would not serve the Captain. The files come
from strangers: what no deck needs is refused.
"""

import re
import uuid
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from quarterdeck.cardgame.decklists import MOST_COPIES, MOST_WRONG, refuse
from quarterdeck.games.ccg.catalogue import CcgCatalogue, catalogue, find_card
from quarterdeck.games.ccg.decks import Deck
from quarterdeck.games.ccg.facts import ADDED, CcgCard
from quarterdeck.games.ccg.terms import CAPTAIN, CREW, LOYAL, SHIP
from quarterdeck.kernel.errors import BadDefinition

GAME: Final = uuid.UUID("844ed56c-2048-41a6-97b0-3515185e1634")
#: what a game begins with; and the rest
FIRST: Final = "Ship, Captain & Starting Crew"
REST: Final = "Deck"

LONGEST: Final = 100_000
DEEPEST: Final = 8
MOST_LINES: Final = 500
LONGEST_NAME: Final = 100


def looks_so(text: str) -> bool:
    """Whether a text is a file of OCTGN, and no plain list."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def id_of(card: CcgCard) -> str:
    """Our own id of a card."""
    return str(uuid.uuid5(GAME, card.number))


# Reading


class Line:
    """A card of a file, as it is written there."""

    def __init__(self, number: int, section: str, id: str, count: str) -> None:
        self.number = number
        self.section = section
        self.id = id
        self.count = count
        self.name = ""


class Reader:
    """Reads the XML of a deck, and nothing else."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.path: list[str] = []
        self.section = ""
        self.shared = False
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.words

    def read(self, text: str) -> list[Line]:
        if len(text) > LONGEST:
            raise BadDefinition(f"the file has {len(text)} characters; a deck has at most {LONGEST}")
        try:
            self.parser.Parse(text.lstrip("\ufeff \t\r\n").encode("utf-8", "surrogatepass"), True)
        except expat.ExpatError as error:
            raise BadDefinition(f"line {error.lineno}: this is no sound XML: {expat.ErrorString(error.code)}") from None
        return self.lines

    def refuse(self, words: str) -> BadDefinition:
        return BadDefinition(f"line {self.parser.CurrentLineNumber}: {words}")

    def doctype(self, *parts: object) -> None:
        raise self.refuse("a deck has no DOCTYPE and declares no entities")

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        if len(self.path) == DEEPEST:
            raise self.refuse("the elements of a deck are not nested so deeply")
        if not self.path and tag != "deck":
            raise self.refuse(f"a deck begins with <deck>, not with <{tag[:LONGEST_NAME]}>")
        if not self.path and attributes.get("game", "").lower() != str(GAME):
            raise self.refuse(f"this is a deck of another game: the 7th Sea CCG has the id {GAME}")
        if self.path == ["deck"]:
            self.section = attributes.get("name", "")[:LONGEST_NAME] if tag == "section" else ""
            self.shared = attributes.get("shared", "").lower() == "true"
        if tag == "card":
            if self.path != ["deck", "section"]:
                raise self.refuse("a <card> stands in a <section> of the <deck>")
            if len(self.lines) == MOST_LINES:
                raise self.refuse(f"a deck has at most {MOST_LINES} lines")
            id, count = attributes.get("id", "").lower(), attributes.get("qty", "1")
            self.lines.append(Line(self.parser.CurrentLineNumber, self.section, id, count))
        self.path.append(tag)

    def end(self, tag: str) -> None:
        self.path.pop()
        # what is shared lies on the table for everybody: the Seas
        if tag == "card" and self.shared:
            self.lines.pop()

    def words(self, words: str) -> None:
        if self.path == ["deck", "section", "card"]:
            self.lines[-1].name += words
            if len(self.lines[-1].name) > LONGEST_NAME:
                raise self.refuse(f"the name of a card has at most {LONGEST_NAME} letters")


@cache
def by_our_id() -> dict[str, str]:
    """The numbers of the cards by our own ids."""
    return {id_of(card): card.number for card in catalogue()}


def read(text: str, name: str, cards: CcgCatalogue) -> tuple[Deck, tuple[str, ...]]:
    """The deck of a file, with remarks on what the file leaves open. Cards that there are not are refused together."""
    found = find_all(Reader().read(text), cards)
    captains = [card for _, card in found if card.kind == CAPTAIN]
    counts: Counter[str] = Counter()
    starting: Counter[str] = Counter()
    remarks: dict[str, None] = {}
    for line, named in found:
        either = [] if line.id in by_our_id() else versions(named, captains, cards)
        card = either[0] if either else named
        counts[card.number] += int(line.count)
        if line.section == FIRST and card.kind == CREW:
            starting[card.number] += int(line.count)
        if len(either) == 2:
            remarks[f"OCTGN calls {either[0].name} and {either[1].name} alike: taken for the first"] = None
    return Deck(name, tuple(counts.items()), tuple(starting.items())), tuple(remarks)


def find_all(lines: Sequence[Line], cards: CcgCatalogue) -> list[tuple[Line, CcgCard]]:
    """The card of each line; what is wrong with them is told at once."""
    found: list[tuple[Line, CcgCard]] = []
    wrong: list[str] = []
    for line in lines:
        try:
            check_count(line.count)
            found.append((line, cards.find(by_our_id().get(line.id) or line.name.strip())))
        except BadDefinition as error:
            wrong.append(f"line {line.number}: {error}")
            refuse(wrong, MOST_WRONG)
    refuse(wrong)
    return found


def versions(card: CcgCard, captains: Sequence[CcgCard], cards: CcgCatalogue) -> list[CcgCard]:
    """Both cards of a title, if a Crew has two; without those that are Loyal to another faction than the Captain's."""
    if card.name != card.title or card.title + ADDED not in cards.by_name:
        return []
    both = [card, cards.by_name[card.title + ADDED]]
    return [one for one in both if not one.traits & LOYAL or any([one.factions & c.factions for c in captains])] or both


def check_count(count: str) -> None:
    if not re.fullmatch(r"[0-9]{1,3}", count) or not 1 <= int(count) <= MOST_COPIES:
        raise BadDefinition(f"qty must be a number from 1 to {MOST_COPIES}, not {count[:LONGEST_NAME]!r}")


# Writing


def write(deck: Deck) -> str:
    """A deck as a file of OCTGN, which reads back as the same deck."""
    starting = dict(deck.starting)
    first: list[tuple[CcgCard, int]] = []
    rest: list[tuple[CcgCard, int]] = []
    for number, count in deck.cards:
        card = find_card(number)
        begins = count if card.kind in (CAPTAIN, SHIP) else starting.get(number, 0)
        first += [(card, begins)] if begins else []
        rest += [(card, count - begins)] if count > begins else []
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    for name, cards in ((FIRST, first), (REST, rest)):
        lines.append(f'  <section name={quoteattr(name)} shared="False">')
        lines += [f'    <card qty="{count}" id="{id_of(card)}">{escape(card.title)}</card>' for card, count in cards]
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>"]) + "\n"
