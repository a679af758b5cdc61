"""The set in print: each card as data and as a line; pages and files are printed as for every card game."""

from typing import Any, Final

from quarterdeck.cardgame.printing import Face, PrintedSet
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.terms import (
    CHARACTER, DASH, FACTIONS as FACTIONS, KEYWORDS, KIND_NAMES, LEADER_CARD, SCHEME_CARD, STATS, TYPES, UNIQUE, VALUES,
)  # fmt: skip
from quarterdeck.kernel.words import signed

TITLE: Final = "City of Five Sails"
NOTE: Final = (
    "Every card of the set, printed from the definition that plays it, in words of our own. What stands before an "
    "arrow must be true, chosen or paid when the ability is announced; what stands behind it happens when it resolves."
)


def as_data(card: CityCard) -> dict[str, Any]:
    """A card as whoever draws it needs it: a page, a terminal, a file."""
    person = card.kind in (LEADER_CARD, CHARACTER)
    return {
        "number": card.number,
        "name": card.name,
        "faction": card.faction,
        "type": TYPES[card.kind],
        "traits": card.trait_names,
        "cost": "" if card.cost == DASH else str(card.cost),
        "stats": tuple(shown(value) for value in card.stats) if person else (),
        "values": tuple(shown(value) for value in card.values) if any(v != DASH for v in card.values) else (),
        "facts": facts(card),
        "words": tuple(card.words()),
    }


def facts(card: CityCard) -> dict[str, str]:
    """What else is printed: Crew Cap, Panache, Initiative, what an attachment adds, keywords.

    That characters and schemes are Unique is a rule and not worth saying; on other cards it stands among the traits.
    """
    found = {STATS[k]: signed(value) for k, value in enumerate(card.modifiers) if value}
    if card.kind == LEADER_CARD:
        found.update({"Crew Cap": str(card.crew_cap), "Panache": str(card.panache)})
    if card.kind == SCHEME_CARD:
        found.update({"Initiative": str(card.initiative), "Panache": signed(card.panache_modifier)})
    keywords = [word for word, bit in KEYWORDS.items() if card.keywords & bit and bit != UNIQUE]
    if keywords:
        found["Keywords"] = ", ".join(keywords)
    return found


def shown(value: int) -> str:
    return "\N{EN DASH}" if value == DASH else str(value)


def face_of(card: CityCard) -> Face:
    """What is printed on a card."""
    data = as_data(card)
    keywords = data["facts"].pop("Keywords", "")
    numbers = [("Cost", data["cost"])] if data["cost"] else []
    numbers += [*zip(STATS, data["stats"]), *data["facts"].items(), *zip(VALUES, data["values"])]
    notes = [keywords] if keywords else []
    return Face(card.number, card.name, card.faction, data["type"], data["traits"], numbers, notes, data["words"])


def face(card: CityCard) -> str:
    """What a card is and its numbers and keywords, in one line."""
    return face_of(card).line()


PRINTED: Final = PrintedSet(TITLE, NOTE, FACTIONS, [name for name in KIND_NAMES if name], as_data, face_of)
FORMATS: Final = PRINTED.formats
as_html, as_markdown, as_json = PRINTED.as_html, PRINTED.as_markdown, PRINTED.as_json
