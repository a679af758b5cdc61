"""The table drawn in a terminal, from what one seat may see."""

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quarterdeck.games.sketch import Box, Line, Sketch
from quarterdeck.kernel.decision import Decision

COLOURS = ("cyan", "magenta", "yellow", "green")
TONES = {"gold": "bright_yellow", "red": "bold red"}


def style(tone: str) -> str:
    """How a tone of a sketch looks here."""
    if tone.startswith("seat "):
        return COLOURS[int(tone[5:]) % len(COLOURS)]
    return TONES.get(tone, tone)


def draw_table(console: Console, sketch: Sketch) -> None:
    """The whole table: a heading, and its boxes row by row."""
    console.rule(Text(sketch.title, style="bold"))
    for row in sketch.rows:
        grid = Table.grid(expand=True, padding=(0, 1) if len(row) > 1 else 0)
        for _ in row:
            grid.add_column(ratio=1)
        grid.add_row(*[panel(box) for box in row])
        console.print(grid)


def panel(box: Box) -> Panel:
    lines: list[RenderableType] = [text(line) for line in box.lines]
    if box.beside:
        lines.append(Columns([Group(*map(text, column)) for column in box.beside], padding=(0, 3)))
    border = "red" if box.tone == "red" else style(box.tone) or "white"
    title = text(box.title)
    return Panel(Group(*lines), title=title, title_align="left" if box.left else "center", border_style=border)


def text(line: Line) -> Text:
    return Text.assemble(*[(words, style(tone)) for words, tone in line])


def draw_question(console: Console, decision: Decision) -> None:
    """The reason and the numbered options."""
    console.print(Text(decision.reason, style="bold"))
    options = [Text(f"{i:>3}  {option.words}") for i, option in enumerate(decision.options, 1)]
    console.print(Columns(options, padding=(0, 2)) if len(options) > 12 else Group(*options))


def draw_log(console: Console, lines: list[str], since: int) -> int:
    """What happened since the last look; gives how far it has been read."""
    for line in lines[since:]:
        console.print(Text("  " + line, style="dim"))
    return len(lines)
