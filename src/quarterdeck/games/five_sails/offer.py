"""What the table in the browser offers of this game: decks, cards to read, rules to look up."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

from quarterdeck.games.five_sails import decklists
from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.construction import random_deck, require
from quarterdeck.games.five_sails.decks import SAMPLES, Deck, sample
from quarterdeck.games.five_sails.printing import TITLE, as_data
from quarterdeck.games.five_sails.rulesets import find_ruleset
from quarterdeck.games.five_sails.terms import LEADER_CARD
from quarterdeck.kernel.errors import BadDefinition

__all__ = ["TITLE", "cards", "deck_list", "deck_names", "find_deck", "rules"]

LEDGER = "docs/rules/five_sails.md"
RULE = re.compile(r"^- `(FS-[A-Z]+-\d+)` (.*)$")
LONGEST_LIST = 120
#: where a rule comes from
SOURCE = re.compile(r"\s*\((?:[ABC]: (?:[^()]|\([^()]*\))*|inferred)\)")
#: the chapters of the ledger that hold rules, as a player calls them
CHAPTERS = {
    "SETUP": "Setup", "VICTORY": "Victory", "CORE": "Basics", "DAWN": "Dawn", "PLAN": "Planning",
    "DRAMA": "High Drama", "PLUNDER": "Plunder", "DUSK": "Dusk", "CARDS": "Cards", "ABIL": "Abilities",
    "REACT": "Reactions", "DUEL": "Duels", "DUELX": "More about duels", "RULES": "Keywords and details",
    "DECK": "Decks", "MULTI": "Three and four players", "Ambiguities and rulings": "Rulings",
}  # fmt: skip


def deck_names() -> tuple[str, ...]:
    return tuple(SAMPLES)


def deck_list(name: str) -> str:
    """A sample deck as a list to begin one's own from."""
    return decklists.write(sample(name))


def find_deck(kind: str, text: str, edition: str, seed: int) -> tuple[str, str]:
    """A deck as a game's header writes it, and its name; a deck that the edition does not allow is refused."""
    if kind == "sample":
        deck = sample(text)
        return deck.name, deck.name
    if kind == "random":
        leaders = [card.name for card in catalogue() if card.kind == LEADER_CARD]
        deck = random_deck(text or random.Random(seed).choice(leaders), seed)
        name = f"random {next(card.name for card in catalogue() if card.number == deck.leader)}"
        deck = Deck(name, deck.leader, deck.approach, deck.faction)
    else:
        check_text(text)
        deck = decklists.read(text)
    require(deck, find_ruleset(edition).deck_size == "exactly")
    return decklists.write(deck), deck.name


def check_text(text: str) -> None:
    """Refuse what is too long, or has numbers too large, to be the list of a deck or a written position."""
    if text.count("\n") > LONGEST_LIST or len(text) > 20_000 or re.search(r"\d{4}", text):
        raise BadDefinition(f"a list has at most {LONGEST_LIST} lines, and no such numbers")


def check_header(header: dict[str, Any]) -> None:
    """Refuse the header of a game that came from outside if to begin it could be too much."""
    decks = header.get("decks", [])
    if not isinstance(decks, list) or len(decks) > 4:
        raise BadDefinition("a game has two to four decks")
    for text in (*decks, header.get("position", ""), header.get("ruleset", "")):
        if isinstance(text, str) and "\n" in text:
            check_text(text)


@cache
def cards() -> tuple[dict[str, Any], ...]:
    """Every card as a page draws it; all words are printed by the engine."""
    return tuple(as_data(card) for card in catalogue())


@cache
def rules() -> tuple[dict[str, str], ...]:
    """The ledger, a rule at a time; empty where the documentation is not installed."""
    ledgers = [folder / LEDGER for folder in Path(__file__).resolve().parents if (folder / LEDGER).is_file()]
    if not ledgers:
        return ()
    found: list[dict[str, str]] = []
    chapter = ""
    for line in ledgers[0].read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif (rule := RULE.match(line)) and chapter in CHAPTERS:
            text = SOURCE.sub("", rule.group(2)).replace("**", "")
            found.append({"id": rule.group(1), "chapter": CHAPTERS[chapter], "text": text})
    return tuple(found)
