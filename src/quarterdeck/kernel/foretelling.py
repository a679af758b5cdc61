"""From the record of a look ahead to a few phrases: what games share of saying what an option leads to."""

from collections.abc import Callable
from typing import Any, Final

from quarterdeck.kernel.rules import GAIN, LOSS, NEITHER, Told

#: phrases that are said of one option
FEW: Final = 6


class Outlook:
    """Two moments, who reads, and the rows of the record between them, each as a game's `Line`."""

    __slots__ = ("rows", "s", "seat", "t")

    def __init__(self, s: Any, t: Any, seat: int, rows: list[Any]) -> None:
        self.s = s
        self.t = t
        self.seat = seat
        self.rows = rows

    def mine(self, c: int) -> bool:
        """Whether a card was the seat's at the first of the moments."""
        return bool(self.s.holder[c] == self.seat)

    def who(self, seat: int) -> str:
        return "you" if seat == self.seat else f"Player {seat + 1}"

    def verb(self, seat: int, verb: str) -> str:
        """'you claim', 'Player 2 claims'."""
        return f"you {verb}" if seat == self.seat else f"Player {seat + 1} {verb}s"

    def to_reader(self, words: str) -> str:
        """A sentence about the reader, as it is said to the reader: 'Player 1 moves on' is 'you move on'."""
        subject = f"Player {self.seat + 1} "
        if not words.startswith(subject):
            return words
        verb, _, rest = words.removeprefix(subject).partition(" ")
        return f"you {YOURS.get(verb) or plain(verb)} {rest}".rstrip()

    def good_if(self, good: bool) -> int:
        return GAIN if good else LOSS


#: verbs whose second person is a word of its own
YOURS: Final = {"has": "have", "is": "are", "does": "do"}


def plain(verb: str) -> str:
    """'moves' is 'move', 'passes' is 'pass', 'carries' is 'carry'."""
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes")) else verb.removesuffix("s")


#: what makes phrases of one row
Phrase = Callable[[Outlook, Any], list[Told]]


def not_at_all(look: Outlook, row: Any) -> list[Told]:
    """Other rows, or numbers that are told besides, say what comes of it."""
    return []


def silently(look: Outlook, row: Any) -> list[Told]:
    """The option itself says it."""
    return [("", NEITHER)]


def told_by(look: Outlook, phrases: dict[int, Phrase], otherwise: Phrase) -> list[Told]:
    """Phrases for all rows, by their kinds."""
    return [part for row in look.rows for part in phrases.get(row.kind, otherwise)(look, row)]


def brief(told: list[Told]) -> list[Told]:
    """Nothing twice, and not too much; what has no words stands once, at the end."""
    shown = [part for part in dict.fromkeys(told) if part[0]]
    rest: list[Told] = [("…", NEITHER)] if len(shown) > FEW else []
    return [*shown[:FEW], *rest, *[part for part in told if not part[0]][:1]]
