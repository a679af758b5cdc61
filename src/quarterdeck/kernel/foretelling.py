"""From the record of a look ahead to a few phrases: what games share of saying what an option leads to."""

from collections.abc import Callable
from typing import Any, Final

from quarterdeck.kernel.columns import Row
from quarterdeck.kernel.flow import HAPPENING, PROC, USE
from quarterdeck.kernel.record import R_CARD, R_KIND, R_OTHER, R_SEAT
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
        does = verb.rstrip(",")
        return f"you {YOURS.get(does) or plain(does)}{verb[len(does):]} {rest}".rstrip()

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


def only_costs(s: Any, t: Any, seat: int, use: int, aim: int, costs: tuple[int, ...]) -> bool:
    """Whether a text that was used, and is done with, has changed nothing but what `costs`, kinds of rows, tell of the
    seat's own cards; `aim` tells of a target, which may be anybody's.

    Nothing lasts, no card is anywhere else but those that the seat spent, and no deck has another order.
    """
    rows: list[Row] = t.record or []
    used = [row for row in rows if row[R_KIND] == use]
    if len(used) != 1 or used[0][R_SEAT] != seat or s.match.abilities[used[0][R_OTHER]].definition < 0:
        return False
    under_way = s.stack[-1][PROC] == USE  # who performs it is being chosen
    around = s.stack[:-1] if under_way else s.stack
    if len(t.stack) > len(around) or any([f[PROC] in (USE, HAPPENING) for f in around]):
        return False  # something of it, or of what it belongs to, is still to come
    for row in rows:
        if row[R_KIND] not in (use, aim) and (row[R_KIND] not in costs or s.holder[row[R_CARD]] != seat):
            return False
    if t.lasting != s.lasting or t.memo != s.memo:
        return False
    moved = [c for c in range(s.match.size) if t.zone[c] != s.zone[c]]
    return all([s.holder[c] == seat and t.holder[c] == seat for c in moved]) and alike_decks(s, t)


def alike_decks(s: Any, t: Any) -> bool:
    return all([s.deck(party) == t.deck(party) for party in range(s.match.nobody + 1)])


def brief(told: list[Told]) -> list[Told]:
    """Nothing twice, and not too much; what has no words stands once, at the end."""
    shown = [part for part in dict.fromkeys(told) if part[0]]
    rest: list[Told] = [("…", NEITHER)] if len(shown) > FEW else []
    return [*shown[:FEW], *rest, *[part for part in told if not part[0]][:1]]
