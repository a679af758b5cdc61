"""A game of ships and cargo that nobody plays: just enough cards to show what card games share."""

from typing import Any

from quarterdeck.cardgame.catalogue import Catalogue

CARGO, SHIP = range(2)
TYPES = ("Cargo", "Ship")


class Text:
    """An ability with nothing in it but its number."""

    def __init__(self) -> None:
        self.number = -1
        self.definition = -1
        self.prepared = 0

    def prepare(self) -> None:
        self.prepared += 1


class Piece:
    """A card of the harbour."""

    def __init__(self, number: str, name: str, kind: int = CARGO, texts: int = 0) -> None:
        self.number = number
        self.name = name
        self.kind = kind
        self.definition = -1
        self.abilities: tuple[Any, ...] = tuple(Text() for _ in range(texts))

    def __repr__(self) -> str:
        return self.name


def pieces() -> list[Piece]:
    return [
        Piece("03", "Rum"), Piece("01", "La Flèche", SHIP, 2), Piece("02", "Salt Beef", CARGO, 1),
        Piece("04", "12-Pound Cannon"), Piece("05", "Reis"), Piece("06", "Reís"), Piece("07", "Old Rum"),
    ]  # fmt: skip


def harbour() -> Catalogue[Piece]:
    return Catalogue(pieces(), [Text()], "the harbour master lists them all")
