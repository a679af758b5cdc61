"""Pieces in print: their texts, made from what they do."""

from quarterdeck.games.sea_of_legends.facts import Piece, Relic
from quarterdeck.games.sea_of_legends.terms import FACTIONS


def printed(card: Piece) -> list[str]:
    """The texts of a card, a line each, in the order of its sides and lines."""
    parts = sorted([*card.abilities, *card.passives], key=in_order)
    if isinstance(card, Relic) and card.ally:
        return [f"With one of these you are neutral to the {FACTIONS[card.faction]}, with two you are their ally."]
    return [f"{part.title}. {part.say()}" if part.title else part.say() for part in parts]


def in_order(part: object) -> tuple[int, int]:
    return getattr(part, "side", 0), getattr(part, "line", 0)
