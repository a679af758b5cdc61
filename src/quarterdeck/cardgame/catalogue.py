"""All cards of a game under their numbers, all abilities under theirs, and finding a card by name."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from quarterdeck.cardgame.naming import did_you_mean, plain
from quarterdeck.kernel.errors import BadDefinition

C = TypeVar("C")


class Catalogue(Generic[C]):
    """Cards and abilities, each at the place that is its number.

    A card has `name`, `number` (its collector number; "" where a game has none), `definition` and `abilities`; an
    ability `number`, `definition` and `prepare`. Basic abilities, which no card has, come first.
    """

    def __init__(self, cards: Iterable[C], basic: Sequence[Any] = (), listing: str = "") -> None:
        #: where all cards are listed, for whoever names one that there is not
        self.listing = listing
        self.cards: tuple[C, ...] = ()
        self.abilities: tuple[Any, ...] = tuple(basic)
        self.by_name: dict[str, C] = {}
        self.by_plain_name: dict[str, list[C]] = {}
        for i, a in enumerate(basic):
            a.number = i
        self.add(cards)

    def extended(self, cards: Iterable[C]) -> "Catalogue[C]":
        """A catalogue with more cards. Those that were there keep their numbers, so both can be used side by side."""
        more: Catalogue[C] = Catalogue((), (), self.listing)
        more.cards, more.abilities = self.cards, self.abilities
        more.add(cards)
        return more

    def add(self, cards: Iterable[C]) -> None:
        """Number cards and their abilities, in the order of the collector numbers, behind what is there."""
        row: list[Any] = sorted(cards, key=in_print)
        refuse_doubles([*self.cards, *row])
        abilities = list(self.abilities)
        for definition, card in enumerate(row, len(self.cards)):
            card.definition = definition
            for a in card.abilities:
                a.definition = definition
                a.number = len(abilities)
                a.prepare()
                abilities.append(a)
        self.cards = (*self.cards, *row)
        self.abilities = tuple(abilities)
        self.index()

    def index(self) -> None:
        """Every card under its name and number, and under its plain name the cards that share it."""
        for card in self.cards:
            name, number = called(card)
            self.by_name[name] = card
            self.by_plain_name.setdefault(plain(name), []).append(card)
            if number:
                self.by_name[number] = card

    def get(self, name: str) -> C | None:
        """The card of this name or number, if it can only be one."""
        if name in self.by_name:
            return self.by_name[name]
        same = self.by_plain_name.get(plain(name), [])
        return same[0] if len(same) == 1 else self.by_name.get(plain(name))

    def find(self, name: str) -> C:
        """The card of this name or number; an unknown one is refused with the nearest names."""
        card = self.get(name)
        if card is not None:
            return card
        same = [called(card)[0] for card in self.by_plain_name.get(plain(name), [])]
        if same:
            raise BadDefinition(f"{name!r} names more than one card: write {' or '.join(same)}")
        hint = did_you_mean(name, [called(card)[0] for card in self.cards])
        raise BadDefinition(f"there is no card named {name!r}{hint or (self.listing and f'; {self.listing}')}")


def called(card: Any) -> tuple[str, str]:
    """The name and the collector number of a card."""
    return card.name, card.number


def in_print(card: Any) -> tuple[str, str]:
    """The order of a set: by collector number; where there is none, by name."""
    return card.number, card.name


def refuse_doubles(cards: Sequence[Any]) -> None:
    """Two cards cannot share a name or a collector number: each is found by both."""
    names: dict[str, Any] = {}
    numbers: dict[str, Any] = {}
    for card in cards:
        if card.name in names:
            both = f"{shown(names[card.name])} and {shown(card)}"
            raise BadDefinition(f"two cards share a name: {both}; give one of them another")
        if card.number and card.number in numbers:
            both = f"{shown(numbers[card.number])} and {shown(card)}"
            raise BadDefinition(f"two cards share the number {card.number}: {both}; give one of them another")
        names[card.name] = numbers[card.number] = card


def shown(card: Any) -> str:
    """A card and where it is written, if it knows."""
    where = getattr(card, "where", "")
    return " ".join(part for part in (card.number, card.name, f"({where})" if where else "") if part)
