"""The table as boxes of lines: the five Seas, a Boarding or a fight if there is one, the players with their Crew."""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.ccg.terms import SKILLS
from quarterdeck.games.sketch import Box, Line, Sketch, player_name, seat_tone

SHORT: Final = dict(zip(SKILLS, ("Ca", "Sa", "Ad", "In", "Sw")))
TACKED: Final = "↷ "
UNTACKED: Final = "↑ "
#: so many Crew below each other, then the next column
IN_A_COLUMN: Final = 6


def sketch(view: dict[str, Any], me: int | None) -> Sketch:
    title = f"Turn {view['turn']} · {view['phase']}" if view["turn"] else view["phase"]
    if view["first_player"] is not None:
        title += f" · first: {player_name(view['first_player'], me)}"
    if view["chantey"]:
        title += f" · Chantey: {view['chantey']['name']}"
    title = " · ".join([title, *view["ahead"]])
    rows = [[sea(place, view, me) for place in view["seas"]]]
    if view["fight"]:
        rows.append([fight(view, me)])
    elif view["boarding"]:
        rows.append([boarding(view["boarding"], me)])
    return Sketch(title, rows + [[player_box(player, me)] for player in view["players"]])


# The Seas


def sea(place: dict[str, Any], view: dict[str, Any], me: int | None) -> Box:
    lines: list[Line] = []
    for seat in place["ships"]:
        player = view["players"][seat]
        lines.append(((f"⛵ {player['ship']['name']}", seat_tone(seat)),))
    for card in place["adventures"]:
        cost = f" ({card['completion']})" if card["completion"] else ""
        lines += [((f"◇ {card['name']}{cost}", seat_tone(card["seat"])),), *gear(card)]
    for card in place["attached"]:
        lines += [((f"+ {named(card)}", seat_tone(card["controller"])),), *gear(card)]
    held: Line = ()
    for seat in place["controlled_by"]:
        held = (*held, (f" {player_name(seat, me)}", seat_tone(seat)))
    short = place["name"].removesuffix(" Sea")  # five boxes beside each other on 80 columns
    return Box(((short, "bold"), *held), lines or [((" ", ""),)])


def named(card: dict[str, Any]) -> str:
    """The name of a card, and whether it is tacked."""
    return str(card["name"]) + (" ↷" if card["tacked"] else "")


def gear(card: dict[str, Any]) -> list[Line]:
    """What is attached to a card, and to that, each a line in the colour of who controls it."""
    found: list[Line] = []
    for worn in card["attached"]:
        tone = "dim" if worn["controller"] == card["controller"] else seat_tone(worn["controller"])
        found += [((f"   + {named(worn)}", tone),), *gear(worn)]
    return found


# Boardings and fights


def boarding(found: dict[str, Any], me: int | None) -> Box:
    attacker, defender = found["attacker"], found["defender"]
    line: Line = (
        (player_name(attacker, me), seat_tone(attacker)), (" against ", ""),
        (player_name(defender, me), seat_tone(defender)),
    )  # fmt: skip
    return Box(((f"Boarding · round {found['round']}", ""),), [line], "red")


def fight(view: dict[str, Any], me: int | None) -> Box:
    """The two fighters with the Hits each would inflict, the row of attacks, and what answers the last of them."""
    f = view["fight"]
    crew = {c["slot"]: c for player in view["players"] for c in player["crew"]}
    text: Line = ()
    for side, seat in enumerate(f["seats"]):
        hits = f["hits"][side]
        slot = f["crew"][side]
        who = crew[slot]["name"] if slot in crew else f"nobody of {possessive(seat, me)}"
        told = f" ({hits['amount']} Hits)" if hits else ""
        text = (*text, (" against " if side else "", ""), (f"{who}{told}", seat_tone(seat)))
    lines: list[Line] = [text]
    for card in f["row"]:
        lines.append(((f"{card['attack']}: ", "bold"), (card["name"], seat_tone(f["seats"][card["side"]]))))
    if f["answered_by"]:
        lines.append(((f"answered by {' or '.join(f['answered_by'])}", "dim"),))
    name = "Duel" if f["duel"] else "Boarding Attack"
    rounds = f" · round {view['boarding']['round']} of the Boarding" if view["boarding"] else ""
    return Box(((f"{name}{rounds}", ""),), lines, "red")


def possessive(seat: int, me: int | None) -> str:
    return "yours" if seat == me else f"player {seat + 1}'s"


# Players


def player_box(player: dict[str, Any], me: int | None) -> Box:
    seat = player["seat"]
    title: Line = ((player_name(seat, me), seat_tone(seat)), (" (out)" if player["out"] else "", ""))
    if player["out"]:
        return Box(title, [], seat_tone(seat), left=True)
    lines = [ship_line(player), piles_line(player), *gear(player["ship"])]
    for what, cards in (("Played", player["played"]), ("Lasting", player["lasting"])):
        if cards:
            lines.append(((f"{what}: {', '.join(card['name'] for card in cards)}", ""),))
    if player["starting"]:
        lines.append(((f"Starting: {', '.join(counted(player['starting']))}", ""),))
    if player["aside"]["count"]:
        lines.append(((f"Aside: {', '.join(seen(player['aside']))}", ""),))
    lines.append(((f"Hand: {', '.join(seen(player['hand'])) or 'empty'}", ""),))
    return Box(title, lines, seat_tone(seat), columns(player["crew"]), left=True)


def ship_line(player: dict[str, Any]) -> Line:
    numbers = (
        f" · Move Cost {player['move_cost']} · Crew {player['crew_count']} of {player['crew_maximum']}"
        f" · Sailing {player['initiative']}"
    )
    held = f" · controls {', '.join(player['controls'])}" if player["controls"] else ""
    return ((f"⛵ {named(player['ship'])}", seat_tone(player["seat"])), (f" in {player['sea']}{numbers}{held}", ""))


def piles_line(player: dict[str, Any]) -> Line:
    shown = [f"deck {player['deck']['count']}"]
    for what in ("discard", "sunk"):
        pile = player[what]
        shown.append(f"{what} {pile['count']}" + (f" ({pile['top']})" if pile["count"] else ""))
    return ((" · ".join(shown), "dim"),)


def seen(pile: dict[str, Any]) -> list[str]:
    """The cards of a pile as far as they are known, and how many are not."""
    unseen = pile["count"] - len(pile["known"])
    return [*counted(pile["known"]), *([f"{unseen} unseen"] if unseen else [])]


def counted(names: Sequence[str]) -> list[str]:
    """'Near Miss x2': equal names once."""
    return [f"{name} x{n}" if (n := list(names).count(name)) > 1 else name for name in dict.fromkeys(names)]


def columns(crew: Sequence[dict[str, Any]]) -> tuple[list[Line], ...]:
    """Crew below each other with what is attached to them, in columns."""
    found: list[list[Line]] = []
    for i, card in enumerate(crew):
        if i % IN_A_COLUMN == 0:
            found.append([])
        found[-1] += [crew_line(card), *gear(card)]
    return tuple(found)


def crew_line(card: dict[str, Any]) -> Line:
    skills = " ".join(f"{SHORT[k]}{n}" for k, n in card["skills"].items() if n)
    mark = TACKED if card["tacked"] else UNTACKED
    tone = "dim" if card["tacked"] else seat_tone(card["controller"])
    star = " ★" if card["captain"] else ""
    return ((f"{mark}{card['name']}{star}", tone), (f" {skills}", "dim"))
