"""What people add to a game without editing the project: files of Python with cards, or a bot, of their own."""

import hashlib
import re
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from quarterdeck.kernel.errors import BadDefinition

#: the name a file must give to the list of its cards
CARDS = "CARDS"


class OwnCards:
    """Cards that were added to a game: the files they stand in, what is written there, and the cards."""

    def __init__(self, files: tuple[Path, ...], texts: tuple[str, ...], cards: tuple[Any, ...]) -> None:
        self.files = files
        self.texts = texts
        self.cards = cards
        self.digest = hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]

    def header(self) -> dict[str, Any]:
        """What a game that was begun with them says of them."""
        return {"files": [file.name for file in self.files], "digest": self.digest}

    def refuse(self, why: str) -> BadDefinition:
        """The refusal of what a message says of one of the cards, with the place where that is written."""
        for card in self.cards[::-1]:
            if card.name in why:
                return BadDefinition(f"{self.where(card)}: {why}")
        return BadDefinition(f"{self.files[0]}: {why}")

    def where(self, card: Any) -> str:
        """The file and the line that has a card's name."""
        quoted = re.compile(rf"""["']{re.escape(card.name)}["']""")
        for file, text in zip(self.files, self.texts):
            for number, line in enumerate(text.splitlines(), 1):
                if quoted.search(line):
                    return f"{file}, line {number}"
        return str(self.files[0])


def read_cards(files: Sequence[Path], kind: type, example: str) -> OwnCards:
    """The cards of some files, each a list named CARDS; what is no card is refused, with an example of one."""
    texts: list[str] = []
    cards: list[Any] = []
    for file in files:
        texts.append(read_text(file))
        found = run_file(file, texts[-1]).get(CARDS)
        if not isinstance(found, list | tuple) or not found:
            raise BadDefinition(f"{file}: it needs a list {CARDS} = [{example}, …]")
        for place, card in enumerate(found, 1):
            if not isinstance(card, kind):
                told = f"entry {place} of {CARDS} is {card!r}, which is no card; right would be {example}"
                raise BadDefinition(f"{file}: {told}")
        cards += found
    return OwnCards(tuple(files), tuple(texts), tuple(cards))


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadDefinition(f"{file}: it is no text") from None


def run_file(file: Path, text: str) -> dict[str, Any]:
    """What a file of Python defines; a mistake in it is refused with its line."""
    module = ModuleType(f"own.{file.stem}")
    module.__file__ = str(file)
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, str(file), "exec"), module.__dict__)
    except SyntaxError as error:
        raise BadDefinition(f"{file}, line {error.lineno}: {error.msg}") from None
    except Exception as error:
        located = isinstance(error, BadDefinition) and str(error).startswith(f"{file}:")
        raise BadDefinition(said(error) if located else f"{place_of(file, error)}: {said(error)}") from None
    return module.__dict__


def place_of(file: Path, error: BaseException) -> str:
    """The file and its line in which something went wrong, as deep as the file itself was at work."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    return f"{file}, line {lines[-1]}" if lines else str(file)


def said(error: BaseException) -> str:
    """An error in one line; what the project refuses says itself what would be right."""
    words = " ".join(str(error).split())
    if isinstance(error, BadDefinition):
        return words
    if isinstance(error, NameError):
        return f"{words}: import it, or look it up in docs/vocabulary.md"
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
