"""The table as boxes of lines: the regions where something is, the Factions, the dice, the players."""

from collections import Counter
from typing import Any

from quarterdeck.games.sketch import Box, Line, Sketch, player_name, seat_tone


def sketch(view: dict[str, Any], me: int | None) -> Sketch:
    title = f"Round {view['round']} · {view['phase']}" if view["round"] else view["phase"]
    if view["first"] >= 0:
        title += f" · first: {player_name(view['first'], me)}"
    ports = [region_line(region, me) for region in view["regions"] if region["type"] != "-"]
    seas = [region_line(region, me) for region in view["regions"] if region["type"] == "-" and lively(region)]
    half = (len(ports) + 1) // 2
    rows = [[Box((("Ports", "bold"),), [], beside=(ports[:half], ports[half:]))]]
    beside = [Box((("Sea", "bold"),), seas)] if seas else []
    rows.append([*beside, Box((("Factions", "bold"),), [faction_line(faction) for faction in view["factions"]])])
    if view["roll"]:
        rows.append([dice(view["roll"])])
    return Sketch(title, rows + [[player_box(player, seat, me)] for seat, player in enumerate(view["players"])])


# The chart


def lively(region: dict[str, Any]) -> bool:
    return bool(region["captains"] or region["groups"] or region["tokens"])


def region_line(region: dict[str, Any], me: int | None) -> Line:
    """'Nassau (Tavern 5) ⚑ player 2, you, 2 Undead Soldier [9]'."""
    said: Line = ((region["name"], "bold"),)
    if region["type"] != "-":
        said = (*said, (f" ({region['type']} {region['strength']})", "dim"))
    if region["flag"]:
        said = (*said, (f" ⚑ {region['flag']}", flag_tone(region["flag"])))
    if region["fort"]:
        said = (*said, (f" ♜ {region['fort']}", "red"))
    for seat in region["captains"]:
        said = (*said, (f" ⛵ {player_name(seat, me)}", seat_tone(seat)))
    for group in region["groups"]:
        said = (*said, (f" {counted(group['npcs'])} [{group['strength']}]", "red"))
    return (*said, (f" ◇ {', '.join(region['tokens'])}", "gold")) if region["tokens"] else said


def flag_tone(flag: str) -> str:
    number = flag.removeprefix("player ")
    return seat_tone(int(number) - 1) if number.isdecimal() else "red"


def counted(npcs: list[dict[str, Any]]) -> str:
    """'2 Undead Soldier, Skeletal Colossus'."""
    names = Counter([npc["name"] for npc in npcs])
    return ", ".join([name if n == 1 else f"{n} {name}" for name, n in names.items()])


def faction_line(faction: dict[str, Any]) -> Line:
    """'Dread Tide level 2, 3 on the board; 1 of 5 infested Ports'."""
    there = f" level {faction['level'] + 1}, {faction['npcs']} on the board"
    wants = f"; {faction['has']} of {faction['needs']}: {faction['wants']}" if faction["needs"] else ""
    return ((faction["name"], "bold"), (there, ""), (wants, "dim"))


def dice(roll: dict[str, Any]) -> Box:
    """The faces that lie in the pool: four Captain dice, then the Bonus dice."""
    faces = [f"{n} × {face}" for face, n in zip(("L", "C", "X", "1", "2") * 2, roll["pool"]) if n]
    told = ", ".join(faces) or f"not rolled yet, {roll['bonus']} Bonus dice"
    return Box((("Dice", ""),), [((f"Strength {roll['strength']}: ", "bold"), (told, ""))], "red")


# Players


def player_box(player: dict[str, Any], seat: int, me: int | None) -> Box:
    name = player_name(seat, me) + (f": {player['captain']}" if player["captain"] else "")
    lines: list[Line] = [((f"{player['gold']} gold, {player['notoriety']} Notoriety", "gold"),)]
    cards = [card_words(card) for card in player["cards"] if card["name"] != player["captain"]]
    if cards:
        lines.append(((", ".join(cards), ""),))
    dealt = [card for card in player["dealt"] if card]
    if dealt:
        lines.append((("dealt: ", "dim"), (", ".join(dealt), "")))
    tales = [f"{tale['kind']} in {tale['port']}" for tale in player["adventures"]]
    if tales:
        lines.append((("tales: ", "dim"), (", ".join(tales), "")))
    return Box(((name, seat_tone(seat)),), lines, seat_tone(seat), left=True)


def card_words(card: dict[str, Any]) -> str:
    tired = " ↷" if card["exhausted"] else ""
    return f"{card['name']}{tired}{'·' * card['unlocked']}"
