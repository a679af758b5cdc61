"""The set in print: each card as data and as a line; pages and files are printed as for every card game."""

from typing import Any, Final

from quarterdeck.cardgame.printing import Face, PrintedSet
from quarterdeck.games.ccg.columns import Cheaper, Host, Knack
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.terms import (
    ADVENTURE, AFFILIATIONS, ATTACKS, CAPTAIN, CREW, DEFENDS, FACTIONS, HOSTS, IF_TEXT, IN_SEA, IN_SEA_AND_TEXT,
    IN_SEA_OR_TEXT, KNACK, NEVER, NO_BOXES, NO_RANK, NO_SEA, NO_SKILL, ON_SEA, RANKS, SEAS, SHIP, SKILLS, SORCERER,
    SWORDSMAN_RANK, THIS_SEA, TRAITS, TYPES, names_of,
)  # fmt: skip
from quarterdeck.kernel.words import signed

TITLE: Final = "7th Sea CCG"
NOTE: Final = (
    "Every card, with its facts, and with its text in words of our own, printed from the definition that plays it. "
    "A card whose text is not written yet says so."
)
UNALIGNED: Final = "Unaligned"
UNWRITTEN: Final = "(What this card does is not written yet.)"
#: what stands in bold at the beginning of a text
LABELS: Final = (
    "Act", "React", "Any player may act", "To hire this Crew", "To attach this card", "To complete this card",
    "To put this card into play", "To put this Chantey into play",
)  # fmt: skip
SEA_HOSTS: Final = (*SEAS, "Sea", "this Sea", "start Sea")


def as_data(card: CcgCard) -> dict[str, Any]:
    """A card as whoever draws it needs it: a page, a terminal, a file. Its values are its Boarding Boxes."""
    return {
        "number": card.number,
        "name": card.name,
        "faction": " / ".join(names_of(card.factions, FACTIONS)) or UNALIGNED,
        "type": TYPES[card.kind],
        "traits": trait_line(card),
        "cost": str(card.completion if card.kind == ADVENTURE else card.cost),
        "stats": tuple(str(n) for n in card.skills) if card.kind in (CREW, CAPTAIN) else (),
        "values": boxes(card),
        "facts": facts(card),
        "words": words(card),
        "playable": card.complete,
    }


def words(card: CcgCard) -> tuple[str, ...]:
    return tuple(card.words()) if card.complete else (UNWRITTEN,)


def boxes(card: CcgCard) -> tuple[str, ...]:
    """The attack, and the two attacks that it answers. (CG-CARDS-32)"""
    return () if card.attack == NO_BOXES else (ATTACKS[card.attack], *[ATTACKS[k] for k in DEFENDS[card.attack]])


def trait_line(card: CcgCard) -> tuple[str, ...]:
    """'Heroic', 'Swordsman +2', 'Fate 1 Knack'."""
    found = []
    for i, name in enumerate(TRAITS):
        if not card.traits >> i & 1 or 1 << i in (KNACK, SORCERER):
            continue
        if i < len(RANKS) and card.ranks[i] != NO_RANK:
            found.append(f"{name} {'+' if i == SWORDSMAN_RANK else ''}{card.ranks[i]}")
        elif i >= len(RANKS) or card.knack is None:
            found.append(name)
    return (*found, *names_of(card.affiliations, AFFILIATIONS), *([knack(card.knack)] if card.knack else []))


def knack(k: Knack) -> str:
    what = RANKS[k.rank] if k.skill == NO_SKILL else SKILLS[k.skill]
    return f"{what} {k.least} Knack" if k.least else f"{what} Knack"


def facts(card: CcgCard) -> dict[str, str]:
    """What else is printed, by its name."""
    found: dict[str, str] = {}
    if card.kind == CAPTAIN:
        found.update({"Wealth": str(card.wealth), "Starts in": SEAS[card.start_sea]})
    if card.kind == SHIP:
        found.update({"Move Cost": str(card.move_cost), "Crew Maximum": str(card.crew_maximum)})
    if card.kind == ADVENTURE:
        found["Seas away"] = str(card.distance)
        if card.only_in != NO_SEA:
            found["Only in"] = SEAS[card.only_in]
        if card.cheaper.when != NEVER:
            found["For less"] = cheaper(card.cheaper)
    if str(card.cancel):
        found["Cancel"] = str(card.cancel)
    if card.host is not None:
        found["On"] = host_line(card.host)
    found.update({name: signed(n) for name, n in zip((*SKILLS, *RANKS), (*card.bonus, *card.rank_bonus)) if n})
    return found


def cheaper(c: Cheaper) -> str:
    """'4 in La Boca'."""
    where = "" if c.sea == NO_SEA else f"in {SEAS[c.sea]}"
    when = {
        IN_SEA: where, IF_TEXT: "if its text says so", IN_SEA_OR_TEXT: f"{where} or by its text",
        IN_SEA_AND_TEXT: f"{where} and by its text",
    }  # fmt: skip
    return f"{c.amount} {when[c.when]}"


def host_line(host: Host) -> str:
    """'Heroic Crew', 'opponent's Ship', 'La Boca'."""
    needs = (
        *names_of(host.factions, FACTIONS), *names_of(host.affiliations, AFFILIATIONS), *names_of(host.traits, TRAITS)
    )  # fmt: skip
    kind = SEA_HOSTS[host.sea] if host.kind == ON_SEA and host.sea <= THIS_SEA + 1 else HOSTS[host.kind]
    return " ".join([*(["opponent's"] if host.opponents else []), *needs, kind])


def face_of(card: CcgCard) -> Face:
    """What is printed on a card."""
    data = as_data(card)
    numbers = [("Cost", data["cost"])] if data["cost"] else []
    numbers += [*zip(SKILLS, data["stats"]), *data["facts"].items()]
    if data["values"]:
        numbers.append((data["values"][0], f"against {' and '.join(data['values'][1:])}"))
    return Face(card.number, card.name, data["faction"], data["type"], data["traits"], numbers, [], data["words"])


def face(card: CcgCard) -> str:
    """What a card is and its numbers, in one line."""
    return face_of(card).line()


PRINTED: Final = PrintedSet(TITLE, NOTE, (*FACTIONS, UNALIGNED), list(LABELS), as_data, face_of)
FORMATS: Final = PRINTED.formats
