"""Decks as plain text, and as the files of OCTGN (`octgn`).

    Name: brotherhood
    Captain: Allende
    Ship: The Hanged Man

    Starting Crew
    Denny La Bree

    Crew
    Buccaneers x3

Which part of the deck a card is follows from the card; only the proposed starting Crew needs its heading.
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from quarterdeck.cardgame import decklists
from quarterdeck.cardgame.naming import find_in
from quarterdeck.games.ccg import octgn
from quarterdeck.games.ccg.catalogue import CcgCatalogue, find_card, published
from quarterdeck.games.ccg.decks import STARTERS, Deck, starter_list
from quarterdeck.games.ccg.terms import ACTION, ADVENTURE, ATTACHMENT, CAPTAIN, CHANTEY, CREW, SEA, SHIP

STARTING: Final = "Starting Crew"
#: the headings of a list with other words for them, and the type of card that is written below each
SECTIONS: Final = {
    "Captain": ("Captains",), "Ship": ("Ships",), STARTING: ("Starting",), "Crew": ("Crews",),
    "Adventures": ("Adventure",), "Attachments": ("Attachment",), "Actions": ("Action", "Deck"),
    "Chanteys": ("Chantey",), "Seas": ("Sea",),
}  # fmt: skip
TYPE_BELOW: Final = {
    "Crew": CREW, "Adventures": ADVENTURE, "Attachments": ATTACHMENT, "Actions": ACTION, "Chanteys": CHANTEY,
    "Seas": SEA,
}  # fmt: skip


def read(text: str, name: str = "imported", cards: CcgCatalogue | None = None) -> Deck:
    """The deck that a list describes; whether it is legal is another question. Unknown names are refused together."""
    found = decklists.read(text, SECTIONS, cards or published())
    counts: Counter[str] = Counter()
    starting: Counter[str] = Counter()
    for entry in found.entries:
        counts[entry.card.number] += entry.count
        if entry.section == STARTING and entry.card.kind == CREW:
            starting[entry.card.number] += entry.count
    return Deck(found.name or name, tuple(counts.items()), tuple(starting.items()))


def write(deck: Deck, remarks: tuple[str, ...] = ()) -> str:
    """The list of a deck, which reads back as the same deck. Remarks stand before it."""
    starting = dict(deck.starting)
    rest = [(find_card(number), count - starting.get(number, 0)) for number, count in deck.cards]
    one = {"Captain": CAPTAIN, "Ship": SHIP}
    alone = {heading: card.name for heading, kind in one.items() for card in deck.the(kind)[:1]}
    sections = {STARTING: [(find_card(number).name, count) for number, count in deck.starting]}
    for heading, kind in one.items():
        sections[heading] = [(card.name, 1) for card in deck.the(kind)[1:]]
    for heading, kind in TYPE_BELOW.items():
        sections[heading] = [(card.name, count) for card, count in rest if card.kind == kind and count > 0]
    listed = {heading: cards for heading, cards in sections.items() if cards}
    return "".join([f"# {remark}\n" for remark in remarks]) + decklists.write(deck.name, alone, listed)


@cache
def sample(name: str) -> Deck:
    """A starter deck by name; an unknown one is refused with the nearest names."""
    found = find_in({starter: starter for starter in STARTERS}, name, "deck")
    return read(starter_list(found), found)


def find_deck(entry: str) -> Deck:
    """A starter deck by name, or the deck of a list."""
    return read(entry) if "\n" in entry else sample(entry)


#: how a deck can be written
FORMATS: Final[dict[str, Callable[[Deck], str]]] = {"text": write, "o8d": octgn.write}


def import_deck(text: str, name: str = "imported") -> str:
    """A deck as headers write it, from a starter's name, a plain list or a file of OCTGN."""
    if octgn.looks_so(text):
        return write(*octgn.read(text, name, published()))
    return write(read(text, name)) if "\n" in text else sample(text).name
