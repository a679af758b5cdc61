"""Checks of what is printed on a card, made when it is built: what means nothing is refused with card, line and why."""

import ast
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from quarterdeck.cardgame.naming import did_you_mean
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.words import number

#: the package whose modules build cards; of a game only those in its room `cards` define them
MACHINERY = "quarterdeck."
ROOM = ".cards"


def call_site() -> str:
    """'file:line' of the call that defines a card: the nearest one on the stack that is not part of the machinery."""
    frame = sys._getframe(0)
    while frame.f_back is not None and is_machinery(frame.f_globals.get("__name__", "")):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def is_machinery(module: str) -> bool:
    return module.startswith(MACHINERY) and ROOM not in module


def bad(card: str, words: str) -> BadDefinition:
    """The refusal of a card that is being built."""
    return BadDefinition(f"{call_site()}: {card}: {words}")


def nonsense(words: str) -> BadDefinition:
    """The refusal of a part of a card, which is not built yet: its name is read from the file."""
    where = call_site()
    file, _, line = where.rpartition(":")
    card = card_at(file, int(line))
    return BadDefinition(": ".join([part for part in (where, card, words) if part]))


def card_at(file: str, line: int) -> str:
    """The name of the card that is defined at a line: of the innermost call there that gives a name and a number."""
    try:
        tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return ""
    found = ""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.lineno <= line <= (node.end_lineno or 0):
            texts = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            found = texts[0] if len(texts) == 2 else found
    return found


def check_kinds(what: str, values: Any, kind: type, such_as: str) -> None:
    """All of them are of one kind of word."""
    for value in values if isinstance(values, tuple) else (values,):
        if not isinstance(value, kind):
            raise nonsense(f"{what} takes {such_as}, not {shown(value)}")
    if not isinstance(values, tuple):
        raise nonsense(f"{what} takes several of them in brackets: write ({shown(values)},)")


def shown(value: Any) -> str:
    """A word as it is written on a card, as far as it can be told."""
    if isinstance(value, int | str | float | tuple | list | dict | None):
        return repr(value)
    named = getattr(value, "mark", "") or getattr(value, "role", "") or getattr(value, "name", "")
    return f"{type(value).__name__} {named!r}" if isinstance(named, str) and named else type(value).__name__


def check_text(card: str, what: str, value: Any) -> None:
    """A text with something in it."""
    if not isinstance(value, str) or not value.strip():
        raise bad(card, f"{what} must be a text, not {value!r}")


def check_number(card: str, what: str, value: Any, least: int | None = 0) -> None:
    """A whole number, from `least` on if there is a least one."""
    if not is_number(value, least):
        raise bad(card, f"{what} must be {a_number(least)}, not {value!r}")


def check_number_or_dash(card: str, what: str, value: Any) -> None:
    if value != "-" and not is_number(value, 0):
        raise bad(card, f'{what} must be {a_number(0)} or "-", not {value!r}')


def check_row(card: str, what: str, names: Sequence[str], values: Any, dash: bool = True) -> None:
    """A value for each of the names, in their order: numbers from 0 or dashes; without dashes, any numbers."""
    if not isinstance(values, Sequence) or isinstance(values, str) or len(values) != len(names):
        raise bad(card, f"{what} must be {number(len(names))} values ({', '.join(names)}), not {values!r}")
    for name, value in zip(names, values):
        if dash:
            check_number_or_dash(card, name, value)
        else:
            check_number(card, name, value, None)


def check_one_of(card: str, what: str, value: Any, choices: Collection[Any]) -> None:
    if value not in choices:
        there_are = [str(choice) for choice in choices]
        hint = did_you_mean(value, there_are) if isinstance(value, str) else ""
        raise bad(card, f"there is no {what} {value!r}{hint} (there are: {', '.join(there_are)})")


def words_of(card: str, what: str, value: Any, choices: Collection[str] = ()) -> tuple[str, ...]:
    """The words of a list like 'Melee, Sword'; where there are choices, only those."""
    if not isinstance(value, str):
        raise bad(card, f"{what} must be a text like 'One, Two', not {value!r}")
    words = tuple([word.strip() for word in value.split(",") if word.strip()])
    for i, word in enumerate(words):
        if choices:
            check_one_of(card, what, word, choices)
        if word in words[:i]:
            raise bad(card, f"{what} has {word!r} twice: write it once")
    return words


def is_number(value: Any, least: int | None) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and (least is None or value >= least)


def a_number(least: int | None) -> str:
    return "a whole number" if least is None else f"a whole number from {least}"
