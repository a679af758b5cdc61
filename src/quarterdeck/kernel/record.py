"""What is told of what happened: the rows of `s.record`, how they are written, and what of them a seat may read.

A row is plain integers: what kind of thing is told, whose it is, a card, something else, how much and where; then who
knew the card and in which slot it lay at that moment. Behind them stand the parts of each number that is explained: how
many they are, and then each of them. A game numbers its kinds in one place and has a `Telling` for each.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from quarterdeck.kernel.columns import NO_SLOT, NONE, PUBLIC, Row, State
from quarterdeck.kernel.knowledge import eyes

#: the places of a row
R_KIND: Final = 0
R_SEAT: Final = 1
R_CARD: Final = 2
R_OTHER: Final = 3
R_AMOUNT: Final = 4
R_PLACE: Final = 5
R_KNOWN: Final = 6
R_SLOT: Final = 7
R_PARTS: Final = 8
#: where something is told that happens at no place
NO_PLACE: Final = 255

#: moments of their own, which a screen holds for a while: something is shown that was hidden, something falls,
#: something changes hands, a part of the game begins or ends, somebody wins, a tale is told, a contest is decided
MOMENTS: Final = ("reveal", "fall", "control", "begin", "end", "victory", "tale", "contest")

#: the parts of a number: how much, and where it comes from
Parts = list[tuple[int, int]]


def note(
    s: State, kind: int, seat: int, card: int = NONE, *, other: int = NONE, amount: int = 0, place: int = NO_PLACE,
    whys: Sequence[Parts | None] = (),
) -> None:  # fmt: skip
    """Write a row into the record, if one is kept."""
    if s.record is not None:
        known, slot = (s.known[card], s.slot[card]) if card != NONE else (s.match.public, NO_SLOT)
        parts: list[int] = []
        for why in whys:
            parts.append(len(why or ()))
            for part in why or ():
                parts += part
        s.record.append((kind, seat, card, other, amount, place, known, slot, *parts))


def whys_of(row: Row) -> list[Parts]:
    """The explained numbers of a row, each as its parts."""
    found: list[Parts] = []
    at = R_PARTS
    while at < len(row):
        end = at + 1 + 2 * row[at]
        found.append(list(zip(row[at + 1 : end : 2], row[at + 2 : end : 2])))
        at = end
    return found


def unveiled(row: Row) -> Row:
    """A row as if everybody had seen its card."""
    return (*row[:R_KNOWN], row[R_KNOWN] | PUBLIC, *row[R_SLOT:])


class Told:
    """A row as a seat (None: an onlooker) may read it. A game adds the names that its sentences use."""

    __slots__ = ("amount", "card", "kind", "other", "place", "row", "seat", "seen", "slot")

    def __init__(self, row: Row, reader: int | None) -> None:
        self.row = row
        self.kind = row[R_KIND]
        self.seat = row[R_SEAT]
        self.card = row[R_CARD]
        self.other = row[R_OTHER]
        self.amount = row[R_AMOUNT]
        self.place = row[R_PLACE]
        self.slot = row[R_SLOT]
        self.seen = self.card != NONE and bool(row[R_KNOWN] & eyes(reader))

    def __getitem__(self, name: str) -> Any:
        """What a name in the pattern of a sentence stands for."""
        return getattr(self, name)


class Telling:
    """How one kind of row is told: what a screen calls it, and its sentence, a pattern or a function of what is told.

    `another` says that the other thing of the row is a card that lies open. `landmark` is a pattern for what a replay
    calls such a moment, if one would want to jump there; its names are those of the event that a screen is sent.
    `moment` says which kind of moment it is (see `MOMENTS`), if it is one of its own, or finds out. `several` is a
    pattern for a few of them at once, with their `count`.
    """

    __slots__ = ("another", "landmark", "moment", "name", "sentence", "several")

    def __init__(
        self, name: str, sentence: str | Callable[[Any], str], another: bool = False, landmark: str = "",
        moment: str | Callable[[Any], str] = "", several: str = "",
    ) -> None:  # fmt: skip
        self.name = name
        self.sentence = sentence
        self.another = another
        self.landmark = landmark
        self.moment = moment
        self.several = several

    def moment_of(self, told: Told) -> str:
        return self.moment if isinstance(self.moment, str) else self.moment(told)

    def words(self, told: Told) -> str:
        if isinstance(self.sentence, str):
            return self.sentence.format_map(told)
        return self.sentence(told)


def in_short(lines: Sequence[tuple[Telling, Told]]) -> str:
    """Several rows as one short text: those of one kind and seat that follow each other are told together."""
    said: list[str] = []
    at = 0
    while at < len(lines):
        telling, told = lines[at]
        end = at + 1
        while end < len(lines) and lines[end][0] is telling and lines[end][1].seat == told.seat:
            end += 1
        if telling.several and end > at + 1:
            said.append(telling.several.format_map(Several(told, end - at)))
        else:
            said += dict.fromkeys([telling.words(line) for telling, line in lines[at:end]])
        at = end
    return " ".join(said)


class Several:
    """The first of some rows of a kind, with how many there are, for a pattern."""

    __slots__ = ("count", "first")

    def __init__(self, first: Told, count: int) -> None:
        self.first = first
        self.count = count

    def __getitem__(self, name: str) -> Any:
        return self.count if name == "count" else self.first[name]
