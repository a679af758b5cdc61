"""The set in print: each card as data, as a line, as Markdown and as a page. All words come from the definitions."""

import html
import json
import re
from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.five_sails.effects.build import KEYWORDS, Card
from quarterdeck.games.five_sails.terms import (
    CHARACTER, DASH, KIND_NAMES, LEADER_CARD, SCHEME_CARD, STATS, TYPES, UNIQUE, VALUES,
)  # fmt: skip
from quarterdeck.kernel.words import signed

TITLE: Final = "City of Five Sails"
FACTIONS: Final = ("Castille", "Eisen", "Montaigne", "Ussura", "Vodacce", "Neutral", "City")
NOTE: Final = (
    "Every card of the set, printed from the definition that plays it, in words of our own. What stands before an "
    "arrow must be true, chosen or paid when the ability is announced; what stands behind it happens when it resolves."
)
#: the label at the beginning of a text: 'Sorcerer City Action:', 'Reaction (in your dueling line):'
LABEL: Final = re.compile(rf"^((?:[A-Z][a-z]+ )*(?:{'|'.join(name for name in KIND_NAMES if name)})(?: \([^)]*\))?:) ")


# One card


def as_data(card: Card) -> dict[str, Any]:
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


def facts(card: Card) -> dict[str, str]:
    """What else is printed: Crew Cap, Panache, Initiative, what an attachment adds, keywords.

    That characters and schemes are Unique is a rule and not worth saying; on other cards it stands among the traits.
    """
    found = {STATS[k]: signed(value) for k, value in enumerate(card.modifiers) if value}
    if card.kind == LEADER_CARD:
        found.update({"Crew Cap": str(card.crew_cap), "Panache": str(card.panache)})
    if card.kind == SCHEME_CARD:
        found.update({"Initiative": str(card.initiative), "Panache": signed(card.panache_modifier)})
    keywords = [word for word, bit in KEYWORDS if card.keywords & bit and bit != UNIQUE]
    if keywords:
        found["Keywords"] = ", ".join(keywords)
    return found


def shown(value: int) -> str:
    return "\N{EN DASH}" if value == DASH else str(value)


def numbers(data: dict[str, Any]) -> list[tuple[str, str]]:
    """Everything on a card that has a name and a value, in the order in which it is read."""
    found = [("Cost", data["cost"])] if data["cost"] else []
    found += list(zip(STATS, data["stats"]))
    found += [fact for fact in data["facts"].items() if fact[0] != "Keywords"]
    found += list(zip(VALUES, data["values"]))
    return found


def face(card: Card) -> str:
    """What a card is and its numbers and keywords, in one line."""
    data = as_data(card)
    parts = [data["type"], data["faction"], *(f"{name} {value}" for name, value in numbers(data))]
    return ", ".join([*parts, *keywords(data)])


def keywords(data: dict[str, Any]) -> list[str]:
    return [data["facts"]["Keywords"]] if "Keywords" in data["facts"] else []


# The set


def by_faction(cards: Sequence[Card]) -> list[tuple[str, list[dict[str, Any]]]]:
    """The cards as data, under their factions; a faction of somebody's own comes last."""
    names = [*FACTIONS, *sorted({card.faction for card in cards} - set(FACTIONS))]
    rows = [(name, [as_data(card) for card in cards if card.faction == name]) for name in names]
    return [(name, row) for name, row in rows if row]


def as_json(cards: Sequence[Card]) -> str:
    return json.dumps([as_data(card) for card in cards], ensure_ascii=False, indent=1) + "\n"


def as_markdown(cards: Sequence[Card]) -> str:
    """The cards by faction; a single one is only its entry."""
    if len(cards) == 1:
        return entry(as_data(cards[0])) + "\n"
    parts = [f"# {TITLE}: the cards", NOTE]
    for name, row in by_faction(cards):
        parts += [f"## {name}", *(entry(data) for data in row)]
    return "\n\n".join(parts) + "\n"


def entry(data: dict[str, Any]) -> str:
    """One card: name, what it is, its numbers, a paragraph for each text."""
    line = ", ".join([*(f"{name} {value}" for name, value in numbers(data)), *keywords(data)])
    parts = [f"### {data['number']} {data['name']}", f"*{kind_line(data)}*", line]
    parts += [LABEL.sub(r"**\1** ", words) for words in data["words"]]
    return "\n\n".join(part for part in parts if part)


def kind_line(data: dict[str, Any]) -> str:
    """'Risk: Flourish, Ranged'."""
    return f"{data['type']}: {', '.join(data['traits'])}" if data["traits"] else str(data["type"])


# A page


def as_html(cards: Sequence[Card]) -> str:
    """One page that needs nothing else: sections by faction, cards side by side; it prints without its contents."""
    sections = by_faction(cards)
    links = " ".join(f'<a href="#{anchor(name)}">{name}</a>' for name, _ in sections)
    body = "\n".join(
        f'<section id="{anchor(name)}">\n<h2>{name}</h2>\n<div>\n' + "\n".join(map(box, row)) + "\n</div>\n</section>"
        for name, row in sections
    )
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{TITLE}: the cards</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{TITLE}: the cards</h1>\n<p>{html.escape(NOTE)}</p>\n"
        f"<nav>{links}</nav>\n{body}\n</body>\n</html>\n"
    )


def anchor(name: str) -> str:
    return name.lower().replace(" ", "-")


def box(data: dict[str, Any]) -> str:
    """A card as a box."""
    pairs = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in numbers(data))
    table = f"<dl>{pairs}</dl>" if pairs else ""
    texts = [LABEL.sub(r"<b>\1</b> ", html.escape(words, quote=False)) for words in data["words"]]
    said = "".join(f"<p>{text}</p>" for text in (*keywords(data), *texts))
    return (
        f'<article id="c{data["number"]}"><h3><small>{data["number"]}</small> {html.escape(data["name"])}</h3>'
        f"<p><i>{html.escape(kind_line(data))}</i></p>{table}{said}</article>"
    )


STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --ink: #8c2f1b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e08d6d; } }
body { font: 15px/1.45 Georgia, "Times New Roman", serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { border-bottom: 2px solid var(--ink); margin-top: 2.5rem; }
nav a { margin-right: 1rem; color: var(--ink); }
section > div { columns: 21rem; column-gap: 1rem; }
article { break-inside: avoid; border: 1px solid var(--line); border-radius: 6px; padding: .7rem .9rem; }
article { margin: 0 0 1rem; }
h3 { margin: 0; font-size: 1.1rem; } h3 small { font-weight: normal; opacity: .65; float: right; }
article p { margin: .45rem 0 0; } article i { opacity: .8; } article b { color: var(--ink); }
dl { display: flex; flex-wrap: wrap; gap: .15rem .9rem; margin: .5rem 0 0; }
dl div { display: flex; gap: .3rem; } dt { opacity: .75; } dd { margin: 0; font-weight: bold; }
@media print { body { margin: 0; font-size: 9.5pt; max-width: none; } nav { display: none; }
  section + section { break-before: page; } section > div { columns: 3; } }
"""


FORMATS: Final = {"html": as_html, "md": as_markdown, "json": as_json}
