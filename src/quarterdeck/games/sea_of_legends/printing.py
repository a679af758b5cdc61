"""Pieces in print: their texts, made from what they do."""

from quarterdeck.games.sea_of_legends.facts import Piece


def printed(card: Piece) -> list[str]:
    """The texts of a card, a line each, in the order of its sides and lines."""
    parts = sorted([*card.abilities, *card.passives], key=in_order)
    return [f"{part.title}. {part.say()}" if part.title else part.say() for part in parts]


def in_order(part: object) -> tuple[int, int]:
    return getattr(part, "side", 0), getattr(part, "line", 0)
