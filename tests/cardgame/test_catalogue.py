"""A catalogue: numbers given once, names as people type them, doubles refused."""

import pytest
from cardgame.harbour import SHIP, Piece, Text, harbour, pieces

from quarterdeck.cardgame.catalogue import Catalogue
from quarterdeck.cardgame.naming import find_in
from quarterdeck.kernel.errors import BadDefinition


def test_cards_stand_in_the_order_of_their_numbers() -> None:
    cards = harbour().cards
    assert [card.number for card in cards] == ["01", "02", "03", "04", "05", "06", "07"]
    assert [card.definition for card in cards] == list(range(7))


def test_cards_without_numbers_stand_in_the_order_of_their_names() -> None:
    assert [card.name for card in Catalogue([Piece("", "Rum"), Piece("", "Flag")]).cards] == ["Flag", "Rum"]


def test_abilities_are_numbered_behind_the_basic_ones_and_know_their_card() -> None:
    abilities = harbour().abilities
    assert [a.number for a in abilities] == [0, 1, 2, 3]
    assert [a.definition for a in abilities] == [-1, 0, 0, 1]
    assert [a.prepared for a in abilities] == [0, 1, 1, 1]


def test_more_cards_leave_every_number_as_it_was() -> None:
    first = harbour()
    more = first.extended([Piece("00", "Ghost Ship", SHIP, 1)])
    assert [card.definition for card in more.cards] == list(range(8))
    assert more.cards[:7] == first.cards and more.abilities[:4] == first.abilities
    assert (more.cards[7].name, more.abilities[4].number) == ("Ghost Ship", 4)
    assert [a.prepared for a in more.abilities] == [0, 1, 1, 1, 1]
    assert first.get("Ghost Ship") is None and more.find("ghost ship") is more.cards[7]


@pytest.mark.parametrize("name", ["La Flèche", "la fleche", "LAFLECHE", "01", "#01"])
def test_a_card_is_found_without_accents_case_and_punctuation_and_by_its_number(name: str) -> None:
    assert harbour().find(name).name == "La Flèche"


def test_names_that_differ_in_an_accent_are_found_as_they_are_written() -> None:
    assert harbour().find("Reis").number == "05"
    assert harbour().find("Reís").number == "06"
    with pytest.raises(BadDefinition, match="'REIS' names more than one card: write Reis or Reís"):
        harbour().find("REIS")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Salt Beaf", "there is no card named 'Salt Beaf'; did you mean Salt Beef?"),
        ("cannon", "there is no card named 'cannon'; did you mean 12-Pound Cannon?"),
        ("Parrot", "there is no card named 'Parrot'; the harbour master lists them all"),
    ],
)
def test_an_unknown_name_is_refused_with_what_would_be_right(name: str, words: str) -> None:
    with pytest.raises(BadDefinition) as error:
        harbour().find(name)
    assert str(error.value) == words


def test_two_cards_of_one_name_are_refused() -> None:
    with pytest.raises(BadDefinition, match="two cards share a name: 03 Rum and 08 Rum; give one of them another"):
        Catalogue([*pieces(), Piece("08", "Rum")])


def test_two_cards_of_one_number_are_refused() -> None:
    with pytest.raises(BadDefinition, match="two cards share the number 03: 03 Rum and 03 Flag; give one"):
        harbour().extended([Piece("03", "Flag")])


def test_a_refused_card_leaves_the_catalogue_as_it_was() -> None:
    cards = harbour()
    with pytest.raises(BadDefinition):
        cards.add([Piece("08", "Flag"), Piece("09", "Rum")])
    assert len(cards.cards) == 7 and cards.get("Flag") is None


def test_a_basic_ability_needs_no_card() -> None:
    assert [a.number for a in Catalogue[Piece]([], [Text(), Text()]).abilities] == [0, 1]


def test_what_stands_under_a_name_is_found_or_all_names_are_told() -> None:
    table = {"La Boca": 1, "the Mirror": 2}
    assert find_in(table, "la boca", "sea") == 1
    with pytest.raises(BadDefinition) as error:
        find_in(table, "the Miror", "sea")
    expected = "there is no sea named 'the Miror'; did you mean the Mirror? (there are: La Boca, the Mirror)"
    assert str(error.value) == expected
