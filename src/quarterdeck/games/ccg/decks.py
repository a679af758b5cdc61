"""Decks: sixty cards or more, a Captain and a Ship among them; and the lists of the starter decks in `data/decks`."""

from typing import Final

from quarterdeck.games.ccg.catalogue import find_card
from quarterdeck.games.ccg.facts import DATA, CcgCard
from quarterdeck.games.ccg.terms import CAPTAIN, SHIP

#: a starter deck for each faction
STARTERS: Final = (
    "black-freighter", "brotherhood", "castille", "corsairs", "crimson-rogers", "explorers", "gosse", "montaigne",
    "sea-dogs", "vesten", "roberts",
)  # fmt: skip
#: how often each card is in a deck, by its number
Counts = tuple[tuple[str, int], ...]


class Deck:
    """Card numbers with their counts, Captain and Ship included; and with which Crew its player likes to start.

    Who starts is chosen anew in every game (CG-SETUP-06): `starting` is a proposal, and part of `cards`.
    """

    def __init__(self, name: str, cards: Counts, starting: Counts = ()) -> None:
        self.name = name
        self.cards = cards
        self.starting = starting

    def drawn(self) -> list[CcgCard]:
        """Every card, as often as it is in the deck."""
        return all_of(self.cards)

    def the(self, kind: int) -> list[CcgCard]:
        """The cards of a type, each as often as it is there: in a legal deck one Captain and one Ship."""
        return [card for card in self.drawn() if card.kind == kind]

    def definitions(self) -> tuple[int, int, list[int], list[int]]:
        """The definition numbers of a legal deck: the Captain, the Ship, all other cards, and the proposed Crew."""
        others = [card.definition for card in self.drawn() if card.kind not in (CAPTAIN, SHIP)]
        proposed = [card.definition for card in all_of(self.starting)]
        return self.the(CAPTAIN)[0].definition, self.the(SHIP)[0].definition, others, proposed


def all_of(counts: Counts) -> list[CcgCard]:
    return [card for number, count in counts for card in [find_card(number)] * count]


def starter_list(name: str) -> str:
    """The list of a starter deck."""
    return (DATA / "decks" / f"{name}.txt").read_text("utf-8")
