"""Finding cards by name, and which of them are complete."""

import pytest

from quarterdeck.cardgame.facts import Texts
from quarterdeck.games.ccg.catalogue import catalogue, catalogue_with, find_card, published, unwritten
from quarterdeck.games.ccg.construction import check_complete
from quarterdeck.games.ccg.position import load
from quarterdeck.games.ccg.progress import NO_FACTION, progress
from quarterdeck.games.ccg.terms import CAPTAIN, FACTIONS, SEA, SETS, SHIP, TYPES, names_of
from quarterdeck.kernel.errors import BadDefinition


def test_every_card_is_found_by_its_name_and_its_number() -> None:
    for place, card in enumerate(catalogue()):
        assert find_card(card.name) is find_card(card.number) is card and card.definition == place


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("comte robert mechant", "Comte Robert Méchant"),
        ("senor ladron", "Señor Ladrón"),
        ("kjott flesh", "Kjøtt (Flesh)"),
        ("Hidden Laerdom Heritage", "Hidden Lærdom Heritage"),
        ("prepare for boarding", '"Prepare for Boarding!"'),
        ("Pepin", "Pepin"),
        ("pepin (experienced)", "Pepin (Experienced)"),
        ("Pepin - Exp.", "Pepin (Experienced)"),
        ("Pepin (exp)", "Pepin (Experienced)"),
        ("Pepin, Experienced", "Pepin (Experienced)"),
        ("Eyepatch - Foil", "Eyepatch"),
        ("Pepin - Exp. - Foil", "Pepin (Experienced)"),
    ],
)
def test_cards_are_found_as_people_call_them(typed: str, name: str) -> None:
    found = published().get(typed)
    assert (found.name if found else "") == name


def test_two_names_that_differ_by_their_quotes_alone_must_be_written_out() -> None:
    assert find_card('"Reis"') is not find_card("Reis")
    with pytest.raises(BadDefinition, match='names more than one card: write Reis or "Reis"'):
        find_card("reis")


def test_an_unknown_card_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(BadDefinition, match=r"there is no card named 'Eypatch'; did you mean Eyepatch\?"):
        find_card("Eypatch")
    with pytest.raises(BadDefinition, match="'quarterdeck cards ccg' lists them all"):
        find_card("zzz")


# What is complete


def test_a_card_is_complete_once_its_text_is_written() -> None:
    texts = Texts()
    texts.text("Near Miss", "suffer less")
    written = catalogue_with(texts)
    assert written.find("Near Miss").complete and written.find("Near Miss").texts == ("suffer less",)
    assert not written.find("Eyepatch").complete and written.find("Eyepatch").texts == ()
    before = {card.name for card in catalogue_with(Texts()).cards if card.complete}
    assert {card.name for card in written.cards if card.complete} == before | {"Near Miss"}


@pytest.mark.parametrize(
    ("card", "why"),
    [("Nearer Miss", "there is no card 'Nearer Miss'"), ("Owl", "Owl has no text by attachments.tsv, line ")],
)
def test_a_text_that_belongs_to_no_card_or_to_one_without_a_text_is_refused(card: str, why: str) -> None:
    texts = Texts()
    texts.text(card, "suffer less")
    with pytest.raises(BadDefinition, match=why):
        catalogue_with(texts)


#: a position in which somebody holds a card
HOLDING = """\
[[player]]
captain = "Berek"
ship = "The Hurricane"
hand = ["a card"]
[[player]]
captain = "Reis"
ship = "The Crimson Roger"
"""


def test_a_card_whose_text_is_not_written_cannot_be_played() -> None:
    for card in catalogue():
        assert [flaw.words for flaw in check_complete([card])] == ([] if card.complete else [unwritten(card)])
        if not card.complete and card.kind not in (CAPTAIN, SHIP, SEA):
            with pytest.raises(BadDefinition, match="is not written yet: it cannot be played"):
                load(HOLDING.replace("a card", card.number))


# Progress


def test_progress_counts_every_card_by_type_faction_and_set() -> None:
    counts, cards = progress(), catalogue()
    done = sum(card.complete for card in cards)
    assert counts["all"] == {"cards": (done, len(cards))}
    for what, names in (("type", TYPES), ("set", SETS.values())):
        assert set(counts[what]) == set(names)
        assert [sum(column) for column in zip(*counts[what].values())] == [done, len(cards)]
    assert tuple(counts["faction"]) == (*FACTIONS, NO_FACTION)
    of_two = sum(len(names_of(card.factions, FACTIONS)) == 2 for card in cards)
    assert sum(of for _, of in counts["faction"].values()) == len(cards) + of_two


def test_progress_grows_with_what_is_written() -> None:
    for by in progress().values():
        assert all(0 <= done <= of and of > 0 for done, of in by.values())
    assert progress()["type"]["Sea"] == (5, 5)
