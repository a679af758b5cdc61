"""The table drawn in a terminal, from what one seat may see."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quarterdeck.games.sketch import Box, Line, Sketch
from quarterdeck.kernel.decision import Bill, Decision, Foreseen, Option

#: an answer: its words, its key, and what it means
Answer = tuple[str, int, str]

COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "bright_red")
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


def draw_question(console: Console, decision: Decision, parts: bool = True) -> None:
    """The reason and the numbered options; of a payment (by parts) what each source gives, and what is proposed."""
    console.print(Text(decision.reason, style="bold"))
    if decision.foreseen:
        console.print(Text(f"Whatever you choose: {' · '.join(ahead(decision.foreseen))}", style="dim"))
    if not parts:
        decision = Decision(decision.id, decision.seat, decision.kind, decision.source, "", decision.options)
    told = any(option.meaning or option.foreseen for option in decision.options)
    options = [option_text(i, answer) for i, answer in enumerate(answers(decision), 1)]
    console.print(Columns(options, padding=(0, 2)) if len(options) > 12 and not told else Group(*options))
    if decision.bill is not None:
        console.print(Text(hint(decision.bill), style="dim"))


def draw_dangers(console: Console, dangers: Sequence[str]) -> None:
    """What threatens to cost the seat the game."""
    for danger in dangers:
        console.print(Text(f"Danger: {danger}.", style="bold red"))


def option_text(number: int, answer: Answer) -> Text:
    """A line with a number, words, and what they mean as far as it goes on the line."""
    words, _, meaning = answer
    text = Text(f"{number:>3}  {words}", no_wrap=True, overflow="ellipsis")
    return text.append(f"  {meaning}", style="dim") if meaning else text


def answers(decision: Decision) -> list[Answer]:
    """What can be answered: the options; of a payment all its sources, and what else there is."""
    sources = () if decision.bill is None else decision.bill.sources
    named = {source.key for source in sources}
    rest = [(option.words, option.key, said_of(option)) for option in decision.options if option.key not in named]
    return [*[(f"{source.words} ({source.gives})", source.key, "") for source in sources], *rest]


def said_of(option: Option) -> str:
    """What comes of an option now, what of it is only likely, and what it means."""
    parts = ["only harm"] if option.harms else []
    parts += ahead(option.foreseen)
    return " · ".join([*parts, *([option.meaning] if option.meaning else [])])


def ahead(foreseen: tuple[Foreseen, ...]) -> list[str]:
    """What is certain, and what is only likely."""
    certain = [one.words for one in foreseen if one.certain]
    likely = [one.words for one in foreseen if not one.certain]
    return [*(["; ".join(certain)] if certain else []), *(["likely: " + "; ".join(likely)] if likely else [])]


def hint(bill: Bill) -> str:
    """How a payment can be answered at once."""
    words = {source.key: source.words for source in bill.sources}
    proposed = ", ".join([words[k] for k in bill.proposal if k in words])
    said = f"Enter: {proposed}." if proposed else ""
    return f"{said} Several at once: 1 2".strip() if len(bill.sources) > 1 else said


def draw_log(console: Console, lines: list[str], since: int) -> int:
    """What happened since the last look; gives how far it has been read."""
    for line in lines[since:]:
        console.print(Text("  " + line, style="dim"))
    return len(lines)
