"""Deck construction, whatever the rules of it are: violations, the refusal of a deck, and picking at random."""

import random
from collections.abc import Collection, Sequence

from quarterdeck.kernel.errors import BadDefinition


class Violation:
    """One thing that keeps a deck from being legal, and the rule that says so."""

    def __init__(self, rule: str, words: str) -> None:
        self.rule = rule
        self.words = words

    def __str__(self) -> str:
        return f"{self.rule}: {self.words}"

    def __repr__(self) -> str:
        return f"Violation({self.rule!r}, {self.words!r})"


def refuse(name: str, found: Sequence[Violation]) -> None:
    """Refuse a deck with all that is wrong with it, if anything is."""
    if found:
        raise BadDefinition(f"the deck {name} is not legal: " + "; ".join(map(str, found)))


def pick(chance: random.Random, cards: Sequence[str], n: int, wanted: Collection[str] = ()) -> list[str]:
    """So many of the cards at random, the wanted ones first; a card that may be taken twice is there twice."""
    first = [card for card in cards if card in wanted]
    picked = chance.sample(first, min(n, len(first)))
    return sorted([*picked, *chance.sample([card for card in cards if card not in wanted], n - len(picked))])
