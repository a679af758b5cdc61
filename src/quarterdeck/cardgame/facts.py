"""Facts of cards in a table: a card on each line, its facts in columns between tabs, checked when it is loaded.

For pools too large to write each card as a call. The texts are code and are attached to the cards by name:

    # cards.tsv                                 # cards.py
    name      cost  traits       text           text("Old Salt", …)
    Old Salt  2     Crew, Loyal  yes
    Rum       0                  no

Lines that are empty or begin with # mean nothing. All that is wrong is told at once, with line, column and what would
be right.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from quarterdeck.cardgame.checks import call_site
from quarterdeck.cardgame.naming import did_you_mean
from quarterdeck.kernel.errors import BadDefinition

MOST_TOLD = 20

# Kinds of column


class Kind:
    """How the cells of a column are read: `read` gives the value, or None for a cell that is not `right`.

    A game may have kinds of its own. Nobody changes a value: all cells that are written alike have the same one.
    """

    right = ""

    def read(self, cell: str) -> Any:
        raise NotImplementedError

    def explain(self, cell: str) -> str:
        """Why a cell was not read."""
        return f"it must be {self.right}, not {cell!r}"


class Text(Kind):
    """Any words; none only where that is allowed."""

    right = "a text"

    def __init__(self, empty: bool = False) -> None:
        self.empty = empty

    def read(self, cell: str) -> Any:
        return cell if cell or self.empty else None


class Number(Kind):
    """A whole number in a range."""

    def __init__(self, least: int = 0, most: int = 99) -> None:
        self.least = least
        self.most = most
        self.right = f"a number from {least} to {most}"

    def read(self, cell: str) -> Any:
        n = whole(cell)
        return n if n is not None and self.least <= n <= self.most else None


class OneOf(Kind):
    """One of a few words."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices
        self.right = "one of " + ", ".join(choices)

    def read(self, cell: str) -> Any:
        return cell if cell in self.choices else None


class Words(Kind):
    """A list of words with commas between them, in their order, each once; any, or only those there are."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices
        self.right = "a list with commas, each word once"

    def read(self, cell: str) -> Any:
        words = tuple([word.strip() for word in cell.split(",")]) if cell else ()
        sound = all(words) and len(set(words)) == len(words)
        return words if sound and (not self.choices or set(words) <= set(self.choices)) else None

    def explain(self, cell: str) -> str:
        unknown = [word.strip() for word in cell.split(",") if self.choices and word.strip() not in self.choices]
        if unknown and unknown[0]:
            return f"there is no {unknown[0]!r}{did_you_mean(unknown[0], self.choices)}"
        return super().explain(cell)


class Amounts(Kind):
    """Words with numbers, as '2 Cannon, 1 Sailing': a number for each word."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices
        self.right = f"a list like '2 {choices[0]}', of " + ", ".join(choices)

    def read(self, cell: str) -> Any:
        found: dict[str, int] = {}
        for part in cell.split(",") if cell else ():
            amount, _, word = part.strip().partition(" ")
            n = whole(amount)
            if n is None or word not in self.choices or word in found:
                return None
            found[word] = n
        return found


class YesNo(Kind):
    """Yes or no."""

    right = "yes or no"

    def read(self, cell: str) -> Any:
        return {"yes": True, "no": False}.get(cell)


def whole(cell: str) -> int | None:
    """A whole number as one writes it, with a sign or without."""
    digits = cell[1:] if cell[:1] in ("+", "-") else cell
    return int(cell) if digits.isascii() and digits.isdigit() else None


# Reading


class Row:
    """The facts of one card, and where they are written."""

    def __init__(self, facts: dict[str, Any], where: str) -> None:
        self.facts = facts
        self.where = where

    def __getitem__(self, column: str) -> Any:
        return self.facts[column]


def read_facts(
    text: str, columns: Mapping[str, Kind], unique: Sequence[str] = ("name",), file: str = "the table"
) -> list[Row]:
    """The rows of a table. What stands in the columns named in `unique` may stand there once."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip() and not line.startswith("#")]
    if not lines:
        raise BadDefinition(f"{file} is empty; it begins with a line of columns: {', '.join(columns)}")
    header = cells_of(lines[0][1])
    wrong = check_header(header, columns, f"{file}, line {lines[0][0]}")
    refuse(wrong)
    table = [Column(name, columns[name]) for name in header]
    rows = [read_row(line, table, f"{file}, line {n}", wrong) for n, line in lines[1:]]
    for column in unique:
        wrong += doubles(rows, column)
    refuse(wrong)
    return rows


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("\t")]


def check_header(header: list[str], columns: Mapping[str, Kind], where: str) -> list[str]:
    there_are = ", ".join(columns)
    wrong = [
        f"{where}: there is no column {name!r}{did_you_mean(name, columns)} (there are: {there_are})"
        for name in header
        if name not in columns
    ]
    wrong += [f"{where}: the column {name!r} is missing" for name in columns if name not in header]
    wrong += [f"{where}: the column {name!r} stands there twice" for name in columns if header.count(name) > 1]
    return wrong


class Column:
    """A column while its table is read. Cells that are written alike are read once, and share what they mean."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name = name
        self.kind = kind
        self.known: dict[str, Any] = {}

    def read(self, cell: str) -> Any:
        value = self.known.get(cell)
        if value is None:
            value = self.known[cell] = self.kind.read(cell)
        return value


def read_row(line: str, table: Sequence[Column], where: str, wrong: list[str]) -> Row:
    """One line. Empty cells at its end may be left out, as editors do."""
    cells = cells_of(line)
    if len(cells) > len(table):
        names = ", ".join([column.name for column in table])
        wrong.append(f"{where}: there are {len(cells)} cells; right would be {len(table)}: {names}")
    cells += [""] * (len(table) - len(cells))
    facts: dict[str, Any] = {}
    for column, cell in zip(table, cells):
        facts[column.name] = value = column.read(cell)
        if value is None:
            wrong.append(f"{where}, column {column.name}: {column.kind.explain(cell)}")
    return Row(facts, where)


def doubles(rows: Sequence[Row], column: str) -> list[str]:
    first: dict[Any, Row] = {}
    wrong: list[str] = []
    for row in rows:
        value = row[column]
        if value is not None and value in first:
            wrong.append(f"{row.where}, column {column}: {value!r} stands already in {first[value].where}")
        first.setdefault(value, row)
    return wrong


def refuse(wrong: Sequence[str]) -> None:
    """Refuse with all that is wrong, if anything is; of very much, the beginning."""
    more = [f"and {len(wrong) - MOST_TOLD} more"] if len(wrong) > MOST_TOLD else []
    if wrong:
        raise BadDefinition("; ".join([*wrong[:MOST_TOLD], *more]))


# Texts


class Texts:
    """The texts of the cards of a table: what a card does, written in code under its name or number."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[Any, ...]] = {}
        self.where: dict[str, str] = {}

    def text(self, card: str, *parts: Any) -> None:
        """The texts of one card, all in one call."""
        where = call_site()
        if card in self.parts:
            raise BadDefinition(f"{where}: {card} has texts already, from {self.where[card]}: write them in one call")
        if not parts:
            raise BadDefinition(f"{where}: {card} has no text here: leave the call out, or write what the card does")
        self.parts[card] = parts
        self.where[card] = where

    def attach(
        self, rows: Sequence[Row], marked: str, keys: Sequence[str] = ("name",), partly: bool = False
    ) -> list[tuple[Any, ...]]:
        """The texts of each row, found by what stands in its columns `keys`; `marked` is the column that says whether
        there are any. A text without a card, a card without its text and a card with one too many are refused; where
        the texts are written `partly` so far, a card may wait for its own."""
        names = {row[key]: row for row in rows for key in keys}
        wrong = [
            f"{self.where[card]}: there is no card {card!r}{did_you_mean(card, names)}"
            for card in self.parts
            if card not in names
        ]
        found: list[tuple[Any, ...]] = []
        for row in rows:
            given = [row[key] for key in dict.fromkeys(keys) if row[key] in self.parts]
            if len(given) > 1:
                wrong.append(f"{self.where[given[1]]}: {given[1]} has texts already, from {self.where[given[0]]}")
            if row[marked] and not given and not partly:
                wrong.append(f"{row.where}: {row[keys[0]]} has a text by its column {marked}, and none in code")
            if given and not row[marked]:
                wrong.append(f"{self.where[given[0]]}: {given[0]} has no text by {row.where}, column {marked}")
            found.append(self.parts[given[0]] if given else ())
        refuse(wrong)
        return found
