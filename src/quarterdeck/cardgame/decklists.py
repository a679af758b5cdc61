"""Decks as plain text: a card on each line, "Throwing Knife x2", under the headings of the game.

Reading is tolerant of case, accents, punctuation, counts in front or behind, bullets, comments and empty lines.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.cardgame.naming import plain
from quarterdeck.kernel.errors import BadDefinition

C = TypeVar("C")

COUNT_BEHIND = re.compile(r"^(.*?)\s*[x×*]\s*(\d{1,6})$", re.I)
COUNT_BEFORE = re.compile(r"^(\d{1,6})\s*[x×*]?\s+(.*)$", re.I)
MOST_COPIES = 99
#: after so many lines that cannot be read the rest is not tried: to look for the nearest names takes its time
MOST_WRONG = 20


class Entry(Generic[C]):
    """A line of a list: a card, how often, and the section it stands in ("" before the first heading)."""

    def __init__(self, line: int, section: str, card: C, count: int) -> None:
        self.line = line
        self.section = section
        self.card = card
        self.count = count


class DeckList(Generic[C]):
    """What a list says: the name of the deck, if it has one, and its cards line by line."""

    def __init__(self, name: str, entries: list[Entry[C]]) -> None:
        self.name = name
        self.entries = entries


def read(text: str, sections: Mapping[str, Sequence[str]], cards: Catalogue[C]) -> DeckList[C]:
    """The cards of a list; all lines that cannot be read are refused together.

    `sections` are the headings and other words for each. A heading stands on a line of its own, or before a card:
    "Leader: Kaspar Dietrich"; what is written exactly as a card is called is that card. What the sections mean is for
    the game to say.
    """
    headings = {plain(word): section for section, words in sections.items() for word in (section, *words)}
    found: DeckList[C] = DeckList("", [])
    wrong: list[str] = []
    section = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip().strip("-•*").strip()
        label, colon, rest = line.partition(":")
        if colon and plain(label) == "name":
            found.name = rest.strip() or found.name
        elif plain(line) in headings and line not in cards.by_name:
            section = headings[plain(line)]
        elif line:
            one = colon and headings.get(plain(label))
            try:
                card, count = counted_card(rest.strip() if one else line, cards)
                found.entries.append(Entry(number, one or section, card, count))
            except BadDefinition as error:
                wrong.append(f"line {number}: {error}")
                refuse(wrong, MOST_WRONG)
    refuse(wrong)
    return found


def refuse(wrong: Sequence[str], least: int = 1) -> None:
    """Refuse a list with the lines that are wrong, if there are so many of them."""
    if len(wrong) >= least:
        more = ["and what follows was not read"] if least > 1 else []
        raise BadDefinition("; ".join([*wrong, *more]))


def counted_card(words: str, cards: Catalogue[C]) -> tuple[C, int]:
    """The card of a line and its count; a card whose name looks like a count is still that card."""
    card = cards.get(words)
    if card is not None:
        return card, 1
    name, count = counted(words)
    if not 1 <= count <= MOST_COPIES:
        raise BadDefinition(f"{name} cannot be in a deck {count} times: write a number from 1 to {MOST_COPIES}")
    return cards.find(name), count


def counted(line: str) -> tuple[str, int]:
    """A name and its count, from 'Throwing Knife x2', '2x Throwing Knife' or '2 Throwing Knife'."""
    if found := COUNT_BEHIND.match(line):
        return found.group(1), int(found.group(2))
    if found := COUNT_BEFORE.match(line):
        return found.group(2), int(found.group(1))
    return line, 1


def write(name: str, alone: Mapping[str, str], sections: Mapping[str, Iterable[tuple[str, int]]]) -> str:
    """A list that reads back: cards that are alone under their heading, then the sections with names and counts."""
    lines = [f"Name: {name}", *(f"{heading}: {card}" for heading, card in alone.items())]
    for heading, cards in sections.items():
        lines += ["", heading, *(card + (f" x{count}" if count > 1 else "") for card, count in cards)]
    return "\n".join(lines) + "\n"
