"""Which rules a test shows.

    @rule("FS-DUEL-nn", "FS-DUEL-mm")
    def test_riposte_comes_before_parry() -> None: ...

The ids are those of the ledgers in docs/rules; one that is in none of them fails when the test is imported.
"""

import difflib
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

LEDGERS = Path(__file__).resolve().parent.parent / "docs" / "rules"
ITEM = re.compile(r"^\s*[-|*]\s*[*`]{0,3}([A-Z]{2}-[A-Z0-9]+(?:-\d+[a-z]?)+)\b", re.M)

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Marks a test, or a class of tests, with the rules that it shows."""
    if not ids:
        raise ValueError("rule() needs at least one id, such as 'FS-DUEL-35'")
    for id in ids:
        if id not in known_rules():
            near = difflib.get_close_matches(id, known_rules(), n=3)
            hint = f"; near it: {', '.join(near)}" if near else ""
            raise ValueError(f"no ledger in docs/rules has a rule {id!r}{hint}")

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark


@cache
def known_rules() -> frozenset[str]:
    """The ids of all ledgers: list items, and rows of the variants tables."""
    return frozenset(id for ledger in LEDGERS.glob("*.md") for id in ITEM.findall(ledger.read_text("utf-8")))
