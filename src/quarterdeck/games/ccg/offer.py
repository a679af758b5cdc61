"""What there is to read of this game: its cards, and its rules from the ledger."""

import re
from functools import cache
from typing import Any, Final

from quarterdeck.games.ccg.catalogue import catalogue
from quarterdeck.games.ccg.printing import as_data
from quarterdeck.games.ledger import read_rules

LEDGER: Final = "docs/rules/ccg.md"
RULE: Final = re.compile(r"^- \*\*(CG-[A-Z]+-\d+[a-z]?)\*\* (.*)$")
#: where a rule comes from
SOURCE: Final = re.compile(r"\s*\((?:F|rec|D|X|J|inferred)\)")
#: the chapters of the ledger that hold rules, as a player calls them
CHAPTERS: Final = {
    "CG-SETUP": "Setting up", "CG-VICTORY": "Winning", "CG-CARDS": "Cards", "CG-COST": "Paying",
    "CG-HITS": "Suffering Hits", "CG-PILES": "Piles", "CG-TURN": "The turn", "CG-ACT": "The thirteen actions",
    "CG-TIMING": "The course of an action", "CG-BOARD": "Boardings and Duels", "CG-CANCEL": "Canceling",
    "CG-TARGET": "Targets", "CG-REACT": "Reacts and traits", "CG-HAND": "Hand", "CG-EXP": "Experienced Crew",
    "CG-KEY": "Keywords", "CG-ALPHA": "Alphabetical order", "CG-DECK": "Decks", "CG-MULTI": "More than two players",
    "Ambiguities and rulings": "Rulings",
}  # fmt: skip


@cache
def cards() -> tuple[dict[str, Any], ...]:
    """Every card as a page draws it; all words are printed by the engine."""
    return tuple([as_data(card) for card in catalogue()])


@cache
def rules() -> tuple[dict[str, str], ...]:
    """The ledger, a rule at a time; empty where it is not there."""
    return read_rules(LEDGER, RULE, SOURCE, CHAPTERS)
