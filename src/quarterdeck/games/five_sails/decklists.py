"""Decks as plain text, like the lists of the rulebook.

    Leader: Kaspar Dietrich
    Armed and Marshaled
    Throwing Knife x2

Headings may stand between them; which card belongs in which deck follows from the card.
"""

from quarterdeck.cardgame import decklists
from quarterdeck.games.five_sails.catalogue import current, find_card
from quarterdeck.games.five_sails.decks import SAMPLES, Deck, sample
from quarterdeck.games.five_sails.terms import BRUTE, CHARACTER, LEADER_CARD, SCHEME_CARD
from quarterdeck.kernel.errors import BadDefinition

SECTIONS = {
    "Leader": (), "Schemes": ("Scheme", "Approach", "Approach Deck"), "Characters": ("Character",),
    "Faction Deck": ("Faction", "Deck", "Attachments", "Attachment", "Risks", "Risk"),
}  # fmt: skip


def read(text: str, name: str = "imported") -> Deck:
    """The deck that a list describes; whether it is legal is another question. Unknown names are refused together."""
    found = decklists.read(text, SECTIONS, current())
    leader = ""
    approach: list[str] = []
    faction: dict[str, int] = {}
    for entry in found.entries:
        card = entry.card
        if card.kind == LEADER_CARD and not leader:
            leader = card.number
        elif card.kind in (SCHEME_CARD, LEADER_CARD) or (card.kind == CHARACTER and not card.keywords & BRUTE):
            approach += [card.number] * entry.count
        else:
            faction[card.number] = faction.get(card.number, 0) + entry.count
    if not leader:
        raise BadDefinition("the list names no Leader: write a line like 'Leader: Kaspar Dietrich'")
    return Deck(found.name or name, leader, tuple(approach), tuple(faction.items()))


def write(deck: Deck) -> str:
    """The list of a deck, which reads back as the same deck."""
    approach = [find_card(number) for number in deck.approach]
    return decklists.write(
        deck.name,
        {"Leader": find_card(deck.leader).name},
        {
            "Schemes": [(card.name, 1) for card in approach if card.kind == SCHEME_CARD],
            "Characters": [(card.name, 1) for card in approach if card.kind != SCHEME_CARD],
            "Faction Deck": [(find_card(number).name, count) for number, count in deck.faction],
        },
    )


def find_deck(entry: str) -> Deck:
    """A sample deck by name, or the deck of a list."""
    return read(entry) if "\n" in entry and entry not in SAMPLES else sample(entry)
