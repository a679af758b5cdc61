"""By what number a state is known again: cheap, for searches that meet the same state in several ways."""

from array import array
from typing import Any, Final

from quarterdeck.kernel.columns import FIELDS, State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.knowledge import redeal

#: what tells how one came here, and not where one is
HISTORY: Final = frozenset(("made", "asked", "sealed", "sealed_by"))
LOOKED_AT: Final = tuple([name for name in FIELDS if name not in HISTORY])


def mark(s: State) -> int:
    """A number that equal states share, in every process, by whatever order of play they were reached.

    It takes a fraction of what a digest does. Different states share one as rarely as 61 bits allow; to tell them apart
    for certain is what digests are for.
    """
    parts: list[Any] = [whole(getattr(s, name)) for name in LOOKED_AT]
    parts += [whole(getattr(s, name)) for name in s.own_columns()]
    parts += [asked(q) for q in (s.question, *s.also) if q is not None]
    return hash(tuple(parts))


def mark_for(s: State, seat: int) -> int:
    """The same for what a seat may know: all states that it cannot tell apart share it, while it is being asked."""
    return mark(redeal(s, seat, 0))


def whole(column: Any) -> Any:
    """A column as something with a hash that is the same in every process: numbers, and rows of them.

    Bytes have another hash in each process. Of numbers only -1 and -2 share theirs, so single ones are kept apart.
    """
    if isinstance(column, int):
        return column * 2 + 1
    if isinstance(column, bytearray):
        return int.from_bytes(column, "little")
    if isinstance(column, array):
        return int.from_bytes(column.tobytes(), "little") << 16 | len(column)
    if isinstance(column, dict):
        return frozenset(column.items())
    if isinstance(column, list) and column and isinstance(column[0], list):
        return tuple([tuple(row) for row in column])
    return tuple(column)


def asked(q: Question) -> tuple[Any, ...]:
    return (q.seat, q.kind, q.source, q.ability, q.options)
