"""Draws thirty cards of the 7th Sea CCG from outside the starter decks, over all sets and types, and prints them.

    python scripts/draw_cards.py

They are the sample by which it is judged whether the vocabulary carries the whole set. Cards without a text need
nothing written and are not drawn. Thirty places are given to the sets, and thirty to the types, in proportion to how
many cards each has: one at least, the rest by largest remainders. The cards are shuffled by the seed, and each is taken
that has a place left for its set and for its type. If the places that are left at the end fit no card, the cards are
shuffled again.
"""

import random
from collections import Counter

from quarterdeck.games.ccg.catalogue import catalogue
from quarterdeck.games.ccg.decklists import sample
from quarterdeck.games.ccg.decks import STARTERS
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.terms import TYPES

SEED = 1
PLACES = 30


def outside() -> list[CcgCard]:
    """Cards with a text that no starter deck has, in the order of their numbers."""
    inside = {card.name for deck in STARTERS for card in sample(deck).drawn()}
    return [card for card in catalogue() if card.has_text and card.name not in inside]


def shares(sizes: Counter[str], places: int) -> Counter[str]:
    """How many places each gets: one at least, the rest by largest remainders."""
    total = sum(sizes.values())
    given = Counter({name: max(1, size * places // total) for name, size in sizes.items()})
    owed = sorted(sizes, key=lambda name: (given[name] - sizes[name] * places / total, name))
    for name in owed[: max(0, places - sum(given.values()))]:
        given[name] += 1
    while sum(given.values()) > places:
        most = max(given, key=lambda name: (given[name], name))
        given[most] -= 1
    return given


def draw(seed: int = SEED, places: int = PLACES) -> list[CcgCard]:
    """The cards, in the order of their numbers."""
    pool = outside()
    chance = random.Random(seed)
    while True:
        of_set = shares(Counter([card.set_name for card in pool]), places)
        of_type = shares(Counter([TYPES[card.kind] for card in pool]), places)
        taken: list[CcgCard] = []
        for card in chance.sample(pool, len(pool)):
            if of_set[card.set_name] and of_type[TYPES[card.kind]]:
                of_set[card.set_name] -= 1
                of_type[TYPES[card.kind]] -= 1
                taken.append(card)
        if len(taken) == places:
            return sorted(taken, key=lambda card: card.number)


def main() -> None:
    for card in draw():
        print(f"{card.number}  {TYPES[card.kind]:<11}{card.set_name:<17}{card.name}")


if __name__ == "__main__":
    main()
