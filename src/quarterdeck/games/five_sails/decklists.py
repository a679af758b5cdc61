"""Decks as plain text, like the lists of the rulebook: a card on each line, "Throwing Knife x2".

    Leader: Kaspar Dietrich
    Approach: Armed and Marshaled, …
    Throwing Knife x2

Reading is tolerant of case, accents, punctuation, counts in front or behind, headings and empty lines; which card
belongs in which deck follows from the card.
"""

import re

from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails.decks import SAMPLES, Deck, sample
from quarterdeck.games.five_sails.terms import BRUTE, CHARACTER, LEADER_CARD, SCHEME_CARD
from quarterdeck.kernel.errors import BadDefinition

HEADING = re.compile(
    r"^(leader|approach( deck)?|schemes?|characters?|faction( deck)?|attachments?|risks?)\s*:?\s*$", re.I
)
LABEL = re.compile(r"^(leader|name|deck)\s*:\s*", re.I)
COUNT_BEHIND = re.compile(r"^(.*?)\s*[x×*]\s*(\d+)$", re.I)
COUNT_BEFORE = re.compile(r"^(\d+)\s*[x×*]?\s+(.*)$", re.I)


def read(text: str, name: str = "imported") -> Deck:
    """The deck that a list describes; whether it is legal is another question. Unknown names are refused together."""
    leader = ""
    approach: list[str] = []
    faction: dict[str, int] = {}
    unknown: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip().strip("-•*").strip()
        if not line or HEADING.match(line):
            continue
        if line.lower().startswith("name:"):
            name = line[5:].strip() or name
            continue
        words, count = counted(LABEL.sub("", line))
        try:
            card = find_card(words)
        except BadDefinition as error:
            unknown.append(f"line {number}: {error}")
            continue
        if card.kind == LEADER_CARD and not leader:
            leader = card.number
        elif card.kind in (SCHEME_CARD, LEADER_CARD) or (card.kind == CHARACTER and not card.keywords & BRUTE):
            approach += [card.number] * count
        else:
            faction[card.number] = faction.get(card.number, 0) + count
    if unknown:
        raise BadDefinition("; ".join(unknown))
    if not leader:
        raise BadDefinition("the list names no Leader: write a line like 'Leader: Kaspar Dietrich'")
    return Deck(name, leader, tuple(approach), tuple(faction.items()))


def counted(line: str) -> tuple[str, int]:
    """A name and its count, from 'Throwing Knife x2', '2x Throwing Knife' or '2 Throwing Knife'."""
    if found := COUNT_BEHIND.match(line):
        return found.group(1), int(found.group(2))
    if found := COUNT_BEFORE.match(line):
        return found.group(2), int(found.group(1))
    return line, 1


def write(deck: Deck) -> str:
    """The list of a deck, which reads back as the same deck."""
    schemes = [find_card(n) for n in deck.approach if find_card(n).kind == SCHEME_CARD]
    others = [find_card(n) for n in deck.approach if find_card(n).kind != SCHEME_CARD]
    lines = [f"Name: {deck.name}", f"Leader: {find_card(deck.leader).name}"]
    lines += ["", "Schemes", *(card.name for card in schemes), "", "Characters", *(card.name for card in others)]
    lines += ["", "Faction Deck"]
    lines += [find_card(n).name + (f" x{count}" if count > 1 else "") for n, count in deck.faction]
    return "\n".join(lines) + "\n"


def find_deck(entry: str) -> Deck:
    """A sample deck by name, or the deck of a list."""
    return read(entry) if "\n" in entry and entry not in SAMPLES else sample(entry)
