"""What there is to read of this game: its pieces, and its rules from the ledger."""

import re
from functools import cache
from typing import Any, Final

from quarterdeck.games.ledger import read_rules
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.printing import as_data
from quarterdeck.games.sea_of_legends.terms import FACTIONS

LEDGER: Final = "docs/rules/sea_of_legends.md"
RULE: Final = re.compile(r"^- \*\*(SL-[A-Z]+-\d+[a-z]?)\*\* (.*)$")
#: where a rule points to a ruling
SOURCE: Final = re.compile(r"\s*`→RULE-[^`]*`")
RULING: Final = "SL-RULE-"
#: the chapters of the ledger that hold rules, as a player calls them
CHAPTERS: Final = {
    "SL-SETUP (setup)": "Setting up", "SL-ROUND (round structure)": "The round",
    "SL-BOARD (board and occupation)": "The chart", "SL-MOVE (player movement)": "Sailing",
    "SL-ADV (adventures)": "Adventures", "SL-PORT (port actions)": "In Port", "SL-CHAL (challenges)": "Challenges",
    "SL-NOTO (notoriety)": "Notoriety", "SL-FLAG (flags)": "Flags", "SL-FORT (forts)": "Forts",
    "SL-ALIGN (alignment)": "Alignment", "SL-NPC (NPCs)": "NPCs", "SL-FTURN (faction turn)": "The Faction Turn",
    "SL-EVENT (events)": "Events", "SL-WIN (end of game)": "The end of the game",
    "SL-FREE (free actions and objective tokens)": "Free actions and tokens",
    **{f"SL-{short} ({name})": name for short, name in zip(("SPA", "ATL", "BRI", "TLA", "DRE"), FACTIONS)},
    **{
        f"SL-{short} ({name}, expansion)": name
        for short, name in zip(("AZT", "ORD", "COV", "MUK", "SKY"), FACTIONS[5:])
    },
    "SL-CAP (captains)": "Captains", "SL-LOVE (lovers)": "Lovers", "SL-NEM (nemeses)": "Nemeses and starter Crew",
}  # fmt: skip


@cache
def cards() -> tuple[dict[str, Any], ...]:
    """Every piece as a page draws it; all words are printed by the engine."""
    return tuple([as_data(card) for card in catalogue().cards])


@cache
def rules() -> tuple[dict[str, str], ...]:
    """The ledger, a rule at a time; empty where it is not there."""
    found = read_rules(LEDGER, RULE, SOURCE, CHAPTERS)
    return tuple([{**rule, "chapter": "Rulings"} if rule["id"].startswith(RULING) else rule for rule in found])
