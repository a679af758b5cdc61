"""What there is to read of this game: its cards, and its rules from the ledger."""

import re
from functools import cache
from typing import Any

from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.printing import as_data
from quarterdeck.games.ledger import read_rules

LEDGER = "docs/rules/five_sails.md"
RULE = re.compile(r"^- `(FS-[A-Z]+-\d+)` (.*)$")
#: where a rule comes from
SOURCE = re.compile(r"\s*\((?:[ABC]: (?:[^()]|\([^()]*\))*|inferred)\)")
#: the chapters of the ledger that hold rules, as a player calls them
CHAPTERS = {
    "SETUP": "Setup", "VICTORY": "Victory", "CORE": "Basics", "DAWN": "Dawn", "PLAN": "Planning",
    "DRAMA": "High Drama", "PLUNDER": "Plunder", "DUSK": "Dusk", "CARDS": "Cards", "ABIL": "Abilities",
    "REACT": "Reactions", "DUEL": "Duels", "DUELX": "More about duels", "RULES": "Keywords and details",
    "DECK": "Decks", "MULTI": "Three and four players", "Ambiguities and rulings": "Rulings",
}  # fmt: skip


def cards() -> tuple[dict[str, Any], ...]:
    """Every card as a page draws it; all words are printed by the engine."""
    return printed(catalogue())


@cache
def printed(cards: tuple[CityCard, ...]) -> tuple[dict[str, Any], ...]:
    return tuple(as_data(card) for card in cards)


@cache
def rules() -> tuple[dict[str, str], ...]:
    """The ledger, a rule at a time; empty where it is not there."""
    return read_rules(LEDGER, RULE, SOURCE, CHAPTERS)
