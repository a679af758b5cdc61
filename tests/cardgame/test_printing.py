"""A set in print from a description that knows no game."""

import json
import re
from typing import Any

from cardgame.harbour import CARGO, TYPES, Piece, pieces

from quarterdeck.cardgame.printing import Face, PrintedSet


def data_of(card: Piece) -> dict[str, Any]:
    return {"number": card.number, "name": card.name}


def face_of(card: Piece) -> Face:
    kind = TYPES[card.kind]
    numbers = [("Weight", "3")] if card.kind == CARGO else []
    words = ("Sail <fast>.", "Old Salt Action (in the hold): Drink.") if card.kind != CARGO else ()
    notes = ("Unique & old",) if card.kind != CARGO else ()
    return Face(card.number, card.name, kind, kind, ("Wet",), numbers, notes, words)


PRINTED = PrintedSet("Harbour", "All of it.", ("Ship",), ("Action", "Reaction"), data_of, face_of)
SHIP = pieces()[1]


def test_one_line_tells_what_a_card_is() -> None:
    assert face_of(pieces()[0]).line() == "Cargo, Cargo, Weight 3"
    assert face_of(SHIP).line() == "Ship, Ship, Unique & old"


def test_a_single_card_in_markdown_is_its_entry() -> None:
    assert PRINTED.as_markdown([SHIP]) == (
        "### 01 La Flèche\n\n*Ship: Wet*\n\nUnique & old\n\nSail <fast>.\n\n"
        "**Old Salt Action (in the hold):** Drink.\n"
    )
    assert PRINTED.as_markdown([Piece("", "Flag")]) == "### Flag\n\n*Cargo: Wet*\n\nWeight 3\n"


def test_a_set_in_markdown_has_its_chapters_and_those_of_somebodys_own_come_last() -> None:
    page = PRINTED.as_markdown(pieces())
    assert page.startswith("# Harbour: the cards\n\nAll of it.\n\n## Ship\n\n### 01 La Flèche")
    assert re.findall("^## (.*)$", page, re.M) == ["Ship", "Cargo"]
    assert len(re.findall("^### ", page, re.M)) == len(pieces())


def test_data_is_what_the_game_says() -> None:
    assert json.loads(PRINTED.formats["json"]([SHIP])) == [{"number": "01", "name": "La Flèche"}]


def test_a_page_escapes_what_is_printed_and_sets_labels_in_bold() -> None:
    page = PRINTED.as_html(pieces())
    assert "<p>Unique &amp; old</p><p>Sail &lt;fast&gt;.</p>" in page
    assert "<p><b>Old Salt Action (in the hold):</b> Drink.</p>" in page
    assert '<a href="#ship">Ship</a> <a href="#cargo">Cargo</a>' in page
    assert '<article id="c01"><h3><small>01</small> La Flèche</h3>' in page
    assert '<article id="cgreat-flag"><h3>Great Flag</h3>' in PRINTED.as_html([Piece("", "Great Flag")])
