"""The table as boxes of lines: the City, the duel if there is one, the players."""

from typing import Any, Final

from quarterdeck.games.sketch import Box, Line, Sketch, player_name, seat_tone

SHORT: Final = {"Resolve": "R", "Combat": "C", "Finesse": "F", "Influence": "I"}


def sketch(view: dict[str, Any], me: int | None) -> Sketch:
    title = f"Day {view['day']} of {view['days']} · {view['phase']}"
    if view["first_player"] is not None:
        title += f" · First Player: {player_name(view['first_player'], me)}"
    crews = {c["slot"]: c for player in view["players"] for c in player["crew"]}
    rows = [[location(place, crews, me) for place in view["city"]]]
    if view["duel"]:
        rows.append([duel(view, me)])
    return Sketch(title, rows + [[player_row(player, me)] for player in view["players"]])


def location(place: dict[str, Any], crews: dict[int, dict[str, Any]], me: int | None) -> Box:
    lines: list[Line] = [(("★" * place["renown"] or "no Renown", "gold"),)]
    for card in place["cards"]:
        tokens = f" ★{card['renown']}" if card["renown"] else ""
        lines.append(((f"· {card['name']}{tokens}", "italic"),))
    for hidden in place["facedown"]:
        lines.append(((f"· facedown: {hidden['name'] or '?'}", "dim"),))
    for slot in place["characters"]:
        lines += character(crews[slot])
    held = place["controller"]
    name = (place["name"][0].upper() + place["name"][1:], "bold")
    title = (name,) if held is None else (name, (" (", ""), (player_name(held, me), seat_tone(held)), (")", ""))
    return Box(title, lines, seat_tone(held))


def character(card: dict[str, Any]) -> list[Line]:
    stats = " ".join(f"{SHORT[k]}{'–' if v is None else v}" for k, v in card["stats"].items())
    tone = seat_tone(card["controller"])
    line: Line = ((("↷ " if card["engaged"] else "↑ ") + card["name"], tone), (f" {stats}", "dim"))
    if card["wounds"]:
        line = (*line, (f" ♥-{card['wounds']}", "red"))
    worn: list[Line] = [((f"   + {a['name']}" + (" ↷" if a["engaged"] else ""), "dim"),) for a in card["equipped"]]
    return [line, *worn]


def duel(view: dict[str, Any], me: int | None) -> Box:
    d = view["duel"]
    a, b = d["characters"]
    state = f"round {d['round']}" if d["accepted"] else "a challenge, not yet answered"
    threat = [f"threat {n}" + (f" at {place}" if place else "") for n, place in zip(d["threat"], d["threat_at"])]
    text: Line = ((a, "bold"), (f" ({threat[0]}) — {d['stat']} — ", ""), (b, "bold"), (f" ({threat[1]})", ""))
    played: list[Line] = [
        ((f"{player_name(p['seat'], me)}: " + ", ".join(c["name"] for c in p["line"]), ""),)
        for p in view["players"] if p["line"]
    ]
    return Box(((f"Duel · {state}", ""),), [text, *played], "red")


def player_row(player: dict[str, Any], me: int | None) -> Box:
    seat = player["seat"]
    hand = player["hand"]
    shown = ", ".join(hand["known"])
    hidden = hand["count"] - len(hand["known"])
    if hidden:
        shown += (" and " if shown else "") + f"{hidden} card{'s' if hidden > 1 else ''} unseen"
    at_home = [c for c in player["crew"] if c["place"] == "Home"]
    piles = (
        f"Renown {player['renown']} · deck {player['deck']['count']} · discard {len(player['discard'])} · "
        f"Locker {len(player['locker'])} · approach {player['approach']['count']}"
    )
    lines: list[Line] = [((piles, ""),), ((f"Hand: {shown or 'empty'}", ""),)]
    if player["schemes"]:
        lines.append((("Scheme: " + ", ".join(c["name"] for c in player["schemes"]), ""),))
    if at_home:
        lines.append((("At Home:", "dim"),))
    title: Line = ((player_name(seat, me), seat_tone(seat)), (" (left)" if player["out"] else "", ""))
    return Box(title, lines, seat_tone(seat), tuple(character(c) for c in at_home), left=True)
