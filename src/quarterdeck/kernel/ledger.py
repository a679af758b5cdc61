"""The books of a Day, turn or round: what each seat had before and has after it, and where that came from.

They are written as the explained numbers of the row that tells of its end: for each seat one list of (before, after), a
pair for each measure, and one of (how much, where from) for the first measure.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from quarterdeck.kernel.columns import Row
from quarterdeck.kernel.record import R_AMOUNT, R_KIND, R_PARTS, R_SEAT, Parts, whys_of

#: what is not known: how much there was before a game that began in the middle
UNKNOWN: Final = -(1 << 30)


class Measure:
    """Something that is counted for every seat. What `passes` is counted for this time only, without a before."""

    def __init__(self, name: str, count: Callable[[Any, int], int], passes: bool = False) -> None:
        self.name = name
        self.count = count
        self.passes = passes


def standing(s: Any, measures: Sequence[Measure]) -> dict[str, tuple[int, ...]]:
    """What each seat has now, by what is counted."""
    return {each.name: tuple([each.count(s, seat) for seat in range(s.match.seats)]) for each in measures}


def since_last(s: Any, kind: int) -> tuple[Row | None, list[Row]]:
    """The row of a kind that was written last, if there is one, and all that was told after it."""
    rows: list[Row] = s.record or []
    for at in range(len(rows) - 1, -1, -1):
        if rows[at][R_KIND] == kind and len(rows[at]) > R_PARTS:
            return rows[at], rows[at + 1 :]
    return None, rows


def books(s: Any, kind: int, measures: Sequence[Measure], changes: Sequence[Parts] | None = None) -> list[Parts]:
    """What the row that ends it explains. `changes` are all those of the first measure since the last such row."""
    last = since_last(s, kind)[0]
    old = [] if last is None else whys_of(last)
    whys: list[Parts] = []
    for seat in range(s.match.seats):
        pairs: Parts = []
        mine: Parts = list(changes[seat]) if changes is not None else []
        for n, measure in enumerate(measures):
            after = measure.count(s, seat)
            if measure.passes:
                before = UNKNOWN
            elif old:
                before = old[2 * seat][n][1]
            else:
                before = after - sum([much for much, _ in mine]) if n == 0 and changes is not None else UNKNOWN
            pairs.append((before, after))
        whys += [pairs, mine]
    return whys


def changes_of(s: Any, end: int, kind: int, source: Callable[[Row], int]) -> list[Parts]:
    """By seat, the rows of a kind since the last end: how much, and where from."""
    found: list[dict[int, int]] = [{} for _ in range(s.match.seats)]
    for row in since_last(s, end)[1]:
        if row[R_KIND] == kind and 0 <= row[R_SEAT] < s.match.seats:
            by = found[row[R_SEAT]]
            by[source(row)] = by.get(source(row), 0) + row[R_AMOUNT]
    return [[(much, where) for where, much in by.items() if much] for by in found]


def shown(title: str, measures: Sequence[Measure], row: Row, name: Callable[[int], str]) -> dict[str, Any] | None:
    """The books of a row in words and numbers; none if it has none. `name` says where something came from."""
    whys = whys_of(row)
    if not whys:
        return None
    accounts = []
    for seat in range(len(whys) // 2):
        pairs, changes = whys[2 * seat], whys[2 * seat + 1]
        sources = [f"{much:+} {name(where)}".rstrip().replace("-", "−") for much, where in changes]
        lines = []
        for n, (measure, (before, after)) in enumerate(zip(measures, pairs)):
            known = None if before == UNKNOWN else before
            lines.append({"name": measure.name, "before": known, "after": after, "sources": sources if n == 0 else []})
        accounts.append({"seat": seat, "lines": lines})
    return {"title": title, "accounts": accounts}
