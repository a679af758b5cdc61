"""What the card layer knows of a game: its catalogue, its continuous texts, and which card wears which."""

from array import array
from typing import Any, Final, TypeVar

from quarterdeck.kernel.columns import EMPTY, NO_CARD, Columns, Match


class CardMatch(Match):
    """A match whose cards have texts."""

    def __init__(self, seats: int, definition: tuple[int, ...], owner: bytes, family: bytes) -> None:
        super().__init__(seats, definition, owner, family)
        #: the catalogue; a card's place in it is its definition number
        self.cards: tuple[Any, ...] = ()
        #: for each question, the continuous texts that answer it: (card, zones it works from, text)
        self.passives: list[tuple[tuple[int, int, Any], ...]] = []


M = TypeVar("M", bound=CardMatch, covariant=True)

#: the columns of the card layer in the order in which they are written; each also stands in `__init__` and `copy_hosts`
HOSTS: Final = ("host", "worn")


class CardState(Columns[M]):
    """The columns of a game in which cards are attached to others: `host[c]` wears c, `worn[h]` is all that h wears."""

    __slots__ = HOSTS

    def __init__(self, match: M, zones: int) -> None:
        super().__init__(match, zones)
        self.host = array("H", [NO_CARD] * match.size)
        self.worn: dict[int, tuple[int, ...]] = {}

    def own_columns(self) -> tuple[str, ...]:
        return HOSTS

    def copy(self) -> Any:
        """An independent state. A game with columns of its own copies those too."""
        t = type(self)(self.match, 0)
        self.copy_into(t)
        self.copy_hosts(t)
        return t

    def copy_hosts(self, t: "CardState[Any]") -> None:
        t.host = self.host[:]
        t.worn = self.worn.copy()

    def gear(self, c: int) -> tuple[int, ...]:
        """Cards that another wears."""
        return self.worn.get(c, EMPTY)

    def bearer(self, c: int) -> int:
        """Who has the text of a card: the one that wears it, else the card itself."""
        host = self.host[c]
        return c if host == NO_CARD else host

    def attach(self, c: int, host: int) -> None:
        self.host[c] = host
        self.worn[host] = (*self.worn.get(host, EMPTY), c)

    def detach(self, c: int) -> bool:
        """Take a card off its host; false if it had none."""
        host = self.host[c]
        if host == NO_CARD:
            return False
        rest = tuple([a for a in self.worn.get(host, EMPTY) if a != c])
        if rest:
            self.worn[host] = rest
        else:
            self.worn.pop(host, None)
        self.host[c] = NO_CARD
        return True


State = CardState[CardMatch]
