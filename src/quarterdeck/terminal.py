"""The table drawn in a terminal, from what one seat may see."""

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quarterdeck.kernel.decision import Decision

COLOURS = ("cyan", "magenta", "yellow", "green")
SHORT = {"Resolve": "R", "Combat": "C", "Finesse": "F", "Influence": "I"}


def colour(seat: int | None) -> str:
    return "white" if seat is None else COLOURS[seat % len(COLOURS)]


def player_name(seat: int | None, me: int | None) -> str:
    if seat is None:
        return "nobody"
    return "you" if seat == me else f"player {seat + 1}"


def draw_table(console: Console, view: dict[str, Any], me: int | None) -> None:
    """The whole table: the City, the players, the duel if there is one."""
    title = f"Day {view['day']} of 5 · {view['phase']}"
    if view["first_player"] is not None:
        title += f" · First Player: {player_name(view['first_player'], me)}"
    console.rule(Text(title, style="bold"))
    console.print(city(view, me))
    if view["duel"]:
        console.print(duel(view, me))
    for player in view["players"]:
        console.print(player_row(player, me))


def city(view: dict[str, Any], me: int | None) -> RenderableType:
    """A column for each location, in the order of the line."""
    crews = {c["slot"]: c for player in view["players"] for c in player["crew"]}
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in view["city"]:
        grid.add_column(ratio=1)
    grid.add_row(*[location(place, crews, me) for place in view["city"]])
    return grid


def location(place: dict[str, Any], crews: dict[int, dict[str, Any]], me: int | None) -> Panel:
    lines: list[Text] = [Text("★" * place["renown"] or "no Renown", style="bright_yellow")]
    for card in place["cards"]:
        tokens = f" ★{card['renown']}" if card["renown"] else ""
        lines.append(Text(f"· {card['name']}{tokens}", style="italic"))
    for hidden in place["facedown"]:
        lines.append(Text(f"· facedown: {hidden['name'] or '?'}", style="dim"))
    for slot in place["characters"]:
        lines += character(crews[slot], me)
    held = place["controller"]
    name = place["name"][0].upper() + place["name"][1:]
    title = f"[bold]{name}[/bold]" + ("" if held is None else f" ([{colour(held)}]{player_name(held, me)}[/])")
    return Panel(Group(*lines), title=title, border_style=colour(held))


def character(card: dict[str, Any], me: int | None) -> list[Text]:
    stats = " ".join(f"{SHORT[k]}{'–' if v is None else v}" for k, v in card["stats"].items())
    line = Text(("↷ " if card["engaged"] else "↑ ") + card["name"], style=colour(card["controller"]))
    line.append(f" {stats}", style="dim")
    if card["wounds"]:
        line.append(f" ♥-{card['wounds']}", style="bold red")
    worn = [Text(f"   + {a['name']}" + (" ↷" if a["engaged"] else ""), style="dim") for a in card["equipped"]]
    return [line, *worn]


def duel(view: dict[str, Any], me: int | None) -> Panel:
    d = view["duel"]
    a, b = d["characters"]
    state = f"round {d['round']}" if d["accepted"] else "a challenge, not yet answered"
    threat = [f"threat {n}" + (f" at {place}" if place else "") for n, place in zip(d["threat"], d["threat_at"])]
    text = Text.assemble(
        (f"{a}", "bold"), f" ({threat[0]}) — {d['stat']} — ",
        (f"{b}", "bold"), f" ({threat[1]})",
    )
    lines = [f"{player_name(p['seat'], me)}: " + ", ".join(c["name"] for c in p["line"])
             for p in view["players"] if p["line"]]
    return Panel(Group(text, *lines), title=f"Duel · {state}", border_style="red")


def player_row(player: dict[str, Any], me: int | None) -> Panel:
    seat = player["seat"]
    hand = player["hand"]
    shown = ", ".join(hand["known"])
    hidden = hand["count"] - len(hand["known"])
    if hidden:
        shown += (" and " if shown else "") + f"{hidden} card{'s' if hidden > 1 else ''} unseen"
    at_home = [c for c in player["crew"] if c["place"] == "Home"]
    lines: list[RenderableType] = [
        Text(f"Renown {player['renown']} · deck {player['deck']['count']} · discard {len(player['discard'])} · "
             f"Locker {len(player['locker'])} · approach {player['approach']['count']}"),
        Text(f"Hand: {shown or 'empty'}"),
    ]
    if player["schemes"]:
        lines.append(Text("Scheme: " + ", ".join(c["name"] for c in player["schemes"])))
    if at_home:
        lines.append(Text("At Home:", style="dim"))
        lines.append(Columns([Group(*character(c, me)) for c in at_home], padding=(0, 3)))
    name = player_name(seat, me)
    return Panel(Group(*lines), title=f"[{colour(seat)}]{name}[/]" + (" (left)" if player["out"] else ""),
                 title_align="left", border_style=colour(seat))  # fmt: skip


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
