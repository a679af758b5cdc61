"""Pieces in print: as data, as a line, and their texts, made from what they do."""

from functools import cache
from typing import Any, Final

from quarterdeck.cardgame.printing import Face, PrintedSet
from quarterdeck.games.sea_of_legends.board import chart
from quarterdeck.games.sea_of_legends.effects.texts import SeaAbility
from quarterdeck.games.sea_of_legends.facts import (
    Captain, Character, Crew, Event, Npc, Piece, Relic, Ship, TavernCard, Token,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.terms import (
    FACTIONS, ITEM, KINDS, LEGENDARY, LOVER, NEMESIS, NO_FACTION, TAVERN_GAME,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.words import listed

TITLE: Final = "Sea of Legends"
NOTE: Final = "Every piece of the game, with its numbers and with its text, printed from the definition that plays it."
#: those who belong to no Faction
NEUTRAL: Final = "Neutral"
#: what stands in bold at the beginning of a text
LABELS: Final = (
    "Legendary", "Game", "Item", "Relic", *[f"Lover {n}" for n in range(1, 5)], *[f"Nemesis {n}" for n in range(1, 4)],
)  # fmt: skip
#: what an attack does to a hostile player
STRIKES: Final = {
    "exhaust": "exhausts one of your Crew", "discard": "makes you discard one of your Crew",
    "gold": "takes {n} gold from you", "tokens": "takes its tokens from you", "flee": "makes you flee",
    "drag": "drags you along",
}  # fmt: skip
STYLES: Final = {True: "Cautious: it goes around who is stronger.", False: "Reckless: it goes straight on."}


def printed(card: Piece) -> list[str]:
    """The texts of a card, a line each, in the order of its sides and lines."""
    if isinstance(card, Relic) and card.ally:
        return [f"With one of these you are neutral to the {FACTIONS[card.faction]}, with two you are their ally."]
    return [text for _, text in in_print(card)]


@cache
def in_print(card: Piece) -> tuple[tuple[Any, str], ...]:
    """The texts, each with the first of its parts: those of one title and side are one text."""
    found: list[tuple[Any, str]] = []
    for part in sorted([*card.passives, *card.abilities], key=in_order):
        before = found[-1][0] if found else None
        if before is not None and part.title and (part.title, part.side) == (before.title, before.side):
            found[-1] = before, f"{found[-1][1]} {text_of(part)}"
        else:
            found.append((part, said(part)))
    return tuple(found)


def in_order(part: Any) -> tuple[int, int, bool]:
    """What holds all the time comes before what is used."""
    return part.side, part.line, isinstance(part, SeaAbility)


def said(part: Any) -> str:
    return f"{part.title}. {text_of(part)}" if part.title else text_of(part)


@cache
def text_of(part: Any) -> str:
    return str(part.say())


def label(card: Piece, part: Any) -> str:
    """Which side or line of a card a text stands on."""
    if isinstance(card, Captain):
        return "Legendary: " if part.side == LEGENDARY else ""
    if isinstance(card, Character):
        return f"{('', 'Lover', 'Nemesis')[part.side]} {part.line}: " if part.side in (LOVER, NEMESIS) else ""
    if isinstance(card, TavernCard):
        if isinstance(part, SeaAbility) and part.kind == TAVERN_GAME:
            return "Game: "
        return "Item: " if part.side == ITEM else "Relic: "
    return ""


def words(card: Piece) -> tuple[str, ...]:
    """All that is printed on a piece besides its numbers."""
    if isinstance(card, Npc):
        return of_npc(card)
    if isinstance(card, Ship):
        return (of_ship(card),)
    if isinstance(card, Relic) and card.ally:
        return tuple(printed(card))
    told = tuple([label(card, part) + text for part, text in in_print(card)])
    return told or (f"A token of the {FACTIONS[card.faction]}.",)


def of_npc(card: Npc) -> tuple[str, ...]:
    if not card.attacks:
        return ("It attacks nobody.",)
    whom = "everybody hostile in its region" if card.region_attack else "one group, or else one player, in its region"
    strikes = [STRIKES[what].replace("{n}", str(n)) for what, n in card.strike.items()]
    style = "It is stopped by nobody." if card.ignoring else STYLES[card.cautious]
    return style, f"It attacks {whom}.", f"Its attack {listed(strikes)}."


def of_ship(card: Ship) -> str:
    gives = f"; acquiring it gives {card.rank - 1} Notoriety" if card.rank > 1 else ""
    dice = "1 Bonus die" if card.cannons == 1 else f"{card.cannons} Bonus dice"
    return f"Move up to {card.move} regions, carry {card.crew} Crew, add {dice}{gives}."


def type_of(card: Piece) -> str:
    if isinstance(card, Npc):
        return "Leader" if card.leader else "Follower"
    if isinstance(card, Crew):
        return "Starter Crew" if card.starter else "Legendary Crew" if card.legendary else "Crew"
    if isinstance(card, Relic):
        return "Ally Relic" if card.ally else "Vault Relic" if card.vault else "Relic"
    if isinstance(card, TavernCard):
        return "Item" if card.port == NONE else "Rumor"
    return {Ship: "Ship", Token: "Token"}.get(type(card), KINDS[card.kind])


def cost(card: Piece) -> str:
    return f"{card.cost} gold" if isinstance(card, Ship | Crew) and card.cost else ""


def facts(card: Piece) -> dict[str, str]:
    """What is printed in numbers, and where a tale begins."""
    names = chart().names
    if isinstance(card, Npc):
        found = {"Strength": rows(card.strength), "Ally": rows(card.ally), "Movement": rows(card.move)}
        rewards = [f"{card.gold} gold"] * bool(card.gold) + [f"{card.notoriety} Notoriety"] * bool(card.notoriety)
        return {**found, "Reward": " and ".join(rewards) or "none"}
    if isinstance(card, Ship):
        return {
            "Class": str(card.rank), "Movement": str(card.move), "Crew": str(card.crew), "Cannons": str(card.cannons)
        }  # fmt: skip
    if isinstance(card, Captain):
        return {"Starts in": names[card.start]}
    if isinstance(card, Character):
        return {"As Lover in": names[card.lover_start], "As Nemesis in": names[card.nemesis_start]}
    if isinstance(card, TavernCard) and card.port != NONE:
        return {"Relic in": names[card.port]}
    return {"Players": "3 to 5" if card.many else "1 or 2"} if isinstance(card, Event) else {}


def rows(numbers: tuple[int, ...]) -> str:
    """A number that is the same at every level, or those of the levels."""
    return str(numbers[0]) if len(set(numbers)) == 1 else "/".join([str(n) for n in numbers])


def group(card: Piece) -> str:
    return NEUTRAL if card.faction == NO_FACTION else FACTIONS[card.faction]


def as_data(card: Piece) -> dict[str, Any]:
    """A piece as whoever draws it needs it: a page, a terminal, a file."""
    return {
        "number": f"SL{card.definition + 1:03}", "name": card.name, "faction": group(card), "type": type_of(card),
        "traits": (), "cost": cost(card), "stats": (), "values": (), "facts": facts(card), "words": words(card),
    }  # fmt: skip


def face_of(card: Piece) -> Face:
    """What is printed on a piece."""
    numbers = ([("Cost", cost(card))] if cost(card) else []) + list(facts(card).items())
    return Face(as_data(card)["number"], card.name, group(card), type_of(card), (), numbers, [], words(card))


def face(card: Piece) -> str:
    """What a piece is and its numbers, in one line."""
    return face_of(card).line()


PRINTED: Final = PrintedSet(TITLE, NOTE, (NEUTRAL, *FACTIONS), list(LABELS), as_data, face_of)
FORMATS: Final = PRINTED.formats
