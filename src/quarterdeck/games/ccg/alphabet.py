"""Comparing titles alphabetically (CG-ALPHA)."""

import re
import unicodedata
from functools import cache

#: what tells an Experienced Crew from the other of its title, and is no part of it
ADDED = "(experienced)"
#: letters that are no plain letter with a mark (CG-ALPHA-04)
SPELT: dict[str, str] = {"æ": "ae", "ø": "o", "œ": "oe", "ß": "ss", "đ": "d", "ł": "l"}


@cache
def alphabetical(title: str) -> tuple[tuple[int, int], ...]:
    """What a title is compared by: a run of digits is one character before all letters. (CG-ALPHA-01 to -04)"""
    text = title.lower().removesuffix(ADDED)
    text = "".join(SPELT.get(letter, letter) for letter in text)
    text = unicodedata.normalize("NFKD", text)
    found: list[tuple[int, int]] = []
    for run in re.findall(r"[0-9]+|[a-z]", text):
        found.append((0, int(run)) if run.isdigit() else (1, ord(run)))
    return tuple(found)
