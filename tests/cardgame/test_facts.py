"""A table of facts: every cell checked when it is loaded, texts attached by name."""

from pathlib import Path

import pytest

from quarterdeck.cardgame.facts import (
    Amounts, Kind, Number, OneOf, Row, Text, Texts, Words, YesNo, read_facts,
)  # fmt: skip
from quarterdeck.kernel.errors import BadDefinition

COLUMNS = {
    "number": Text(), "name": Text(), "type": OneOf("Crew", "Cargo"), "cost": Number(0, 9),
    "traits": Words("Loyal", "Unique", "Wet"), "skills": Amounts("Cannon", "Sailing"), "text": YesNo(),
}  # fmt: skip
TABLE = """\
# number, then the rest
number	name	type	cost	traits	skills	text
01	Old Salt	Crew	2	Loyal, Unique	1 Cannon, 3 Sailing	yes
02	"Jack"	Crew	0		1 Sailing	no

03	Rum	Cargo	1	Wet		yes
"""


def table(old: str = "", new: str = "") -> list[Row]:
    assert old in TABLE
    return read_facts(TABLE.replace(old, new, 1), COLUMNS, ("number", "name"), "cards.tsv")


def refusal(old: str, new: str) -> str:
    with pytest.raises(BadDefinition) as error:
        table(old, new)
    return str(error.value)


def test_every_fact_is_read_as_its_column_says() -> None:
    assert [row.facts for row in table()] == [
        {"number": "01", "name": "Old Salt", "type": "Crew", "cost": 2, "traits": ("Loyal", "Unique"),
         "skills": {"Cannon": 1, "Sailing": 3}, "text": True},
        {"number": "02", "name": '"Jack"', "type": "Crew", "cost": 0, "traits": (), "skills": {"Sailing": 1},
         "text": False},
        {"number": "03", "name": "Rum", "type": "Cargo", "cost": 1, "traits": ("Wet",), "skills": {}, "text": True},
    ]  # fmt: skip
    assert [row.where for row in table()] == ["cards.tsv, line 3", "cards.tsv, line 4", "cards.tsv, line 6"]


def test_columns_stand_in_any_order_and_empty_cells_at_the_end_may_be_missing() -> None:
    rows = read_facts("cost\tname\n4\tFlag\n5\n", {"name": Text(empty=True), "cost": Number()})
    assert [(row["name"], row["cost"]) for row in rows] == [("Flag", 4), ("", 5)]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("\t2\t", "\tfast\t", "line 3, column cost: it must be a number from 0 to 9, not 'fast'"),
        ("\t2\t", "\t-2\t", "line 3, column cost: it must be a number from 0 to 9, not '-2'"),
        ("\t2\t", "\t10\t", "line 3, column cost: it must be a number from 0 to 9, not '10'"),
        ("\t2\t", "\t²\t", "line 3, column cost: it must be a number from 0 to 9, not '²'"),
        ("\t2\t", "\t\t", "line 3, column cost: it must be a number from 0 to 9, not ''"),
        ("Cargo", "Cargoo", "line 6, column type: it must be one of Crew, Cargo, not 'Cargoo'"),
        ("Loyal, ", "Loial, ", "line 3, column traits: there is no 'Loial'; did you mean Loyal?"),
        ("Loyal, ", "Loyal,, ", "column traits: it must be a list with commas, each word once, not 'Loyal,, Unique'"),
        ("Loyal, ", "Unique, ", "column traits: it must be a list with commas, each word once, not 'Unique, Unique'"),
        ("3 Sailing", "3 Rowing", "column skills: it must be a list like '2 Cannon', of Cannon, Sailing, not '1 Can"),
        ("3 Sailing", "Sailing", "column skills: it must be a list like '2 Cannon'"),
        ("3 Sailing", "3 Cannon", "column skills: it must be a list like '2 Cannon'"),
        ("\tyes", "\tmaybe", "line 3, column text: it must be yes or no, not 'maybe'"),
        ("02\t", "\t", "line 4, column number: it must be a text, not ''"),
        ("yes\n", "yes\t9\n", "line 3: there are 8 cells; right would be 7: number, name, type"),
        ("02\t", "01\t", "line 4, column number: '01' stands already in cards.tsv, line 3"),
        ("Rum", "Old Salt", "line 6, column name: 'Old Salt' stands already in cards.tsv, line 3"),
        ("\tskills", "\tskils", "line 2: there is no column 'skils'; did you mean skills? (there are: number, name"),
        ("\tskills", "\ttext", "line 2: the column 'skills' is missing; cards.tsv, line 2: the column 'text' stands"),
    ],
)
def test_what_means_nothing_is_refused_with_line_column_and_what_would_be_right(old: str, new: str, words: str) -> None:
    found = refusal(old, new)
    assert found.startswith("cards.tsv, line ") and words in found


def test_all_that_is_wrong_is_told_at_once() -> None:
    assert refusal("Crew\t2\t", "Crow\tfast\t").count("line 3, column") == 2


def test_of_very_much_that_is_wrong_the_beginning_is_told() -> None:
    with pytest.raises(BadDefinition) as error:
        read_facts("n\n" + "x\n" * 50, {"n": Number()}, ())
    assert str(error.value).count("it must be") == 20 and str(error.value).endswith("; and 30 more")


def test_an_empty_table_is_refused() -> None:
    with pytest.raises(BadDefinition, match=r"cards\.tsv is empty; it begins with a line of columns: name"):
        read_facts("# nothing\n\n", {"name": Text()}, file="cards.tsv")


def test_a_game_may_have_kinds_of_its_own() -> None:
    class Compass(Kind):
        right = "N, E, S or W"

        def read(self, cell: str) -> int | None:
            return "NESW".index(cell) if cell and cell in "NESW" else None

    assert read_facts("to\nS\n", {"to": Compass()}, ())[0]["to"] == 2
    with pytest.raises(BadDefinition, match="column to: it must be N, E, S or W, not 'X'"):
        read_facts("to\nX\n", {"to": Compass()}, ())


# Texts


def test_texts_come_to_their_cards_by_name_or_number() -> None:
    texts = Texts()
    texts.text("Rum", "drink")
    texts.text("01", "sing", "sail")
    assert texts.attach(table(), "text", ("name", "number")) == [("sing", "sail"), (), ("drink",)]


def refused(*cards: str) -> str:
    texts = Texts()
    for card in cards:
        texts.text(card, "drink")
    with pytest.raises(BadDefinition) as error:
        texts.attach(table(), "text", ("name", "number"))
    return str(error.value)


def test_a_text_without_a_card_is_refused_with_its_line() -> None:
    found = refused("Rum", "Old Sallt", "Old Salt")
    file, _, rest = found.partition(".py:")
    assert Path(file + ".py").name == "test_facts.py"
    assert rest.partition(": ")[2] == "there is no card 'Old Sallt'; did you mean Old Salt?"


def test_a_card_that_should_have_a_text_and_has_none_is_refused() -> None:
    assert refused("Rum") == "cards.tsv, line 3: Old Salt has a text by its column text, and none in code"


def test_a_card_may_wait_for_its_text_where_they_are_written_partly() -> None:
    texts = Texts()
    texts.text("Rum", "drink")
    assert texts.attach(table(), "text", partly=True) == [(), (), ("drink",)]
    texts.text('"Jack"', "sing")
    with pytest.raises(BadDefinition, match=r'"Jack" has no text by cards\.tsv, line 4'):
        texts.attach(table(), "text", partly=True)


def test_a_text_for_a_card_that_has_none_is_refused() -> None:
    assert refused("Rum", "01", '"Jack"').endswith('"Jack" has no text by cards.tsv, line 4, column text')


def test_a_card_has_its_texts_in_one_call() -> None:
    assert "01 has texts already, from " in refused("Rum", "Old Salt", "01")
    texts = Texts()
    texts.text("Rum", "drink")
    with pytest.raises(BadDefinition, match=r"Rum has texts already, from .*test_facts.py:\d+: write them in one call"):
        texts.text("Rum", "sing")
    with pytest.raises(BadDefinition, match="Flag has no text here"):
        texts.text("Flag")
