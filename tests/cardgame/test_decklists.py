"""Deck lists in plain text, whatever the sections of a deck are."""

import pytest
from cardgame.harbour import harbour

from quarterdeck.cardgame.decklists import MOST_WRONG, read, write
from quarterdeck.kernel.errors import BadDefinition

SECTIONS = {"Flagship": ("Ship",), "Hold": ("Cargo", "In the hold")}


def entries(text: str) -> list[tuple[int, str, str, int]]:
    return [(e.line, e.section, e.card.name, e.count) for e in read(text, SECTIONS, harbour()).entries]


def test_a_card_stands_in_the_section_whose_heading_came_before_it() -> None:
    text = "Name: Ours\nFlagship: la fleche\n\nHold\nRum x3\n- salt beef   # for later\n2 Old Rum\n2x Reis"
    assert read(text, SECTIONS, harbour()).name == "Ours"
    assert entries(text) == [
        (2, "Flagship", "La Flèche", 1), (5, "Hold", "Rum", 3), (6, "Hold", "Salt Beef", 1),
        (7, "Hold", "Old Rum", 2), (8, "Hold", "Reis", 2),
    ]  # fmt: skip


def test_headings_have_other_words_and_cards_may_come_before_any() -> None:
    assert entries("Rum\nIN THE HOLD:\nRum ×2\nship: 01") == [
        (1, "", "Rum", 1), (3, "Hold", "Rum", 2), (4, "Flagship", "La Flèche", 1),
    ]  # fmt: skip


def test_a_heading_before_a_card_counts_for_that_line_alone() -> None:
    assert [section for _, section, _, _ in entries("Hold\nRum\nShip: La Flèche\nSalt Beef")] == [
        "Hold", "Flagship", "Hold",
    ]  # fmt: skip


def test_a_name_that_looks_like_a_count_is_a_name() -> None:
    assert entries("12 pound cannon\n12-Pound Cannon x2") == [
        (1, "", "12-Pound Cannon", 1), (2, "", "12-Pound Cannon", 2),
    ]  # fmt: skip


def test_all_that_is_wrong_is_told_at_once_with_its_lines() -> None:
    with pytest.raises(BadDefinition) as error:
        read("Ram x2\nRum\nRum x0\nRum x100\nSail: Rum\n", SECTIONS, harbour())
    assert str(error.value).split("; line ") == [
        "line 1: there is no card named 'Ram'; the harbour master lists them all",
        "3: Rum cannot be in a deck 0 times: write a number from 1 to 99",
        "4: Rum cannot be in a deck 100 times: write a number from 1 to 99",
        "5: there is no card named 'Sail: Rum'; the harbour master lists them all",
    ]


def test_after_very_many_wrong_lines_the_rest_is_not_read() -> None:
    with pytest.raises(BadDefinition) as error:
        read("Ram\n" * 50, SECTIONS, harbour())
    assert str(error.value).count("there is no card named 'Ram'") == MOST_WRONG
    assert str(error.value).endswith("; and what follows was not read")


def test_a_number_too_long_to_be_a_count_is_none() -> None:
    with pytest.raises(BadDefinition, match=r"line 1: there is no card named 'Rum x9{5000}'"):
        read("Rum x" + "9" * 5000, SECTIONS, harbour())


def test_what_is_written_exactly_as_a_card_is_that_card_and_no_heading() -> None:
    sections = {**SECTIONS, "Salt Beef": ("Rice",)}
    found = [(e.section, e.card.name) for e in read("salt beef\nRum\nSalt Beef\nRum", sections, harbour()).entries]
    assert found == [("Salt Beef", "Rum"), ("Salt Beef", "Salt Beef"), ("Salt Beef", "Rum")]


def test_what_is_written_reads_back() -> None:
    text = write("Ours", {"Flagship": "La Flèche"}, {"Hold": [("Rum", 3), ("12-Pound Cannon", 1)]})
    assert text == "Name: Ours\nFlagship: La Flèche\n\nHold\nRum x3\n12-Pound Cannon\n"
    assert [entry[1:] for entry in entries(text)] == [
        ("Flagship", "La Flèche", 1), ("Hold", "Rum", 3), ("Hold", "12-Pound Cannon", 1),
    ]  # fmt: skip
