"""Names as people type them: compared without case, accents and punctuation; wrong ones refused with the nearest."""

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from quarterdeck.kernel.errors import BadDefinition

T = TypeVar("T")
#: letters of what can be somebody's spelling of a name
LONGEST_NAME: Final = 200

#: letters that are not a plain one with a mark, as they are typed without them
TYPED = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss"})


def plain(name: str) -> str:
    """Without case, accents and punctuation, for comparing."""
    flat = unicodedata.normalize("NFKD", name).lower().translate(TYPED)
    return "".join([ch for ch in flat if ch.isalnum()])


def nearest(name: str, names: Iterable[str], likeness: float = 0.7, alike: int = 3) -> list[str]:
    """Up to four names that may have been meant: those spelled alike, and those that contain what was typed."""
    wanted = plain(name)
    table = {known: plain(known) for known in names}
    near = difflib.get_close_matches(wanted, list(table.values()), alike, likeness)
    return [known for known, flat in table.items() if flat in near or (len(wanted) > 3 and wanted in flat)][:4]


def did_you_mean(name: str, names: Iterable[str], likeness: float = 0.7, alike: int = 3) -> str:
    """'; did you mean …?', or nothing if no name is near. What is no name at all is not compared."""
    if len(name) > LONGEST_NAME:
        return ""
    near = nearest(name, names, likeness, alike)
    return f"; did you mean {' or '.join(near)}?" if near else ""


def find_in(table: Mapping[str, T], name: str, what: str) -> T:
    """What stands under a name; an unknown one is refused with the nearest and with all there are."""
    for known, found in table.items():
        if plain(known) == plain(name):
            return found
    hint = did_you_mean(name, table, 0.3, 1)
    raise BadDefinition(f"there is no {what} named {name[:LONGEST_NAME]!r}{hint} (there are: {', '.join(table)})")
