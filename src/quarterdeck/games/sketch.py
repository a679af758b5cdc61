"""A table as boxes of lines: what a game says about how it looks where there is nothing but letters."""

from typing import Any, Final

#: words and their tone: "", "bold", "dim", "italic", "gold", "red", or that of a seat ("seat 0")
Span = tuple[str, str]
Line = tuple[Span, ...]


class Box:
    """A frame with a title: lines below each other, and then columns of lines beside each other."""

    def __init__(
        self,
        title: Line,
        lines: list[Line],
        tone: str = "",
        beside: tuple[list[Line], ...] = (),
        left: bool = False,
    ) -> None:
        self.title = title
        self.lines = lines
        #: of the frame
        self.tone = tone
        self.beside = beside
        #: whether the title stands on the left instead of in the middle
        self.left = left


class Sketch:
    """A heading and rows of boxes; the boxes of a row share its width."""

    def __init__(self, title: str, rows: list[list[Box]]) -> None:
        self.title = title
        self.rows = rows


def seat_tone(seat: int | None) -> str:
    return "" if seat is None else f"seat {seat}"


def player_name(seat: int | None, me: int | None) -> str:
    if seat is None:
        return "nobody"
    return "you" if seat == me else f"player {seat + 1}"


#: a view has these for every game, and they are no things on the table
NOT_ON_THE_TABLE: Final = ("game", "over", "question")


def plain_sketch(title: str, view: dict[str, Any], me: int | None) -> Sketch:
    """Any view, entry by entry: for a game that has no picture of its own. Its "players" get a box each."""
    players = view.get("players", [])
    entries = {k: v for k, v in view.items() if k != "players" and k not in NOT_ON_THE_TABLE}
    rows = [[Box((("table", "bold"),), entry_lines(entries))]] if entries else []
    for seat, player in enumerate(players):
        name = ((player_name(seat, me), seat_tone(seat)),)
        rows.append([Box(name, entry_lines(player), seat_tone(seat), left=True)])
    return Sketch(title, rows)


def entry_lines(entries: dict[str, Any]) -> list[Line]:
    return [((f"{key.replace('_', ' ')}: ", "dim"), (said(value), "")) for key, value in entries.items()]


def said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{k} {said(v)}" for k, v in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(said(item) for item in value) or "none"
    return "none" if value is None else str(value)
