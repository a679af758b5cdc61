"""Decks: lists in plain text, and random ones. The rules of construction are shown in tests/rules."""

import random

import pytest

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.construction import check, random_deck, require
from quarterdeck.games.five_sails.decklists import read, write
from quarterdeck.games.five_sails.decks import SAMPLES, Deck
from quarterdeck.games.five_sails.terms import LEADER_CARD
from quarterdeck.kernel.errors import BadDefinition

LEADERS = [card.name for card in catalogue() if card.kind == LEADER_CARD]


def contents(deck: Deck) -> tuple[str, list[str], list[tuple[str, int]]]:
    return deck.leader, sorted(deck.approach), sorted(deck.faction)


@pytest.mark.parametrize("name", list(SAMPLES))
def test_a_list_reads_back_as_the_same_deck(name: str) -> None:
    deck = SAMPLES[name]
    again = read(write(deck))
    assert contents(again) == contents(deck)
    assert write(again) == write(deck)


def test_reading_is_tolerant() -> None:
    deck = read("""
        LEADER: odette dubois d arrent    # no accents, no apostrophe
        Schemes
        - epee sanglante
        Faction Deck:
        2x blood mark
        1 PORTE TRAVEL
        master of valroux style ×2
    """)
    assert deck.leader == "062"
    assert deck.approach == ("071",)
    assert deck.faction == (("076", 2), ("085", 1), ("084", 2))


def test_unknown_names_are_refused_together_with_the_nearest() -> None:
    with pytest.raises(BadDefinition) as error:
        read("Leader: Kaspar Dietrich\nThrowin Knife x2\nLangschwrt\n")
    assert "line 2: there is no card named 'Throwin Knife'; did you mean Throwing Knife?" in str(error.value)
    assert "line 3: there is no card named 'Langschwrt'; did you mean Langschwert?" in str(error.value)


def test_a_list_without_a_leader_is_refused() -> None:
    with pytest.raises(BadDefinition, match="names no Leader"):
        read("Langschwert x2\n")


@pytest.mark.parametrize("leader", LEADERS)
def test_random_decks_are_legal_and_repeatable(leader: str) -> None:
    for seed in range(10):
        deck = random_deck(leader, seed)
        assert check(deck) == []
        assert contents(deck) == contents(random_deck(leader, seed))
    assert len({contents(random_deck(leader, seed))[2][0] for seed in range(10)}) > 1


def test_only_a_leader_leads_a_deck() -> None:
    with pytest.raises(BadDefinition, match="Otto Streit is no Leader"):
        random_deck("Otto Streit", 0)


def test_a_game_is_played_with_lists() -> None:
    lists = tuple(write(random_deck(leader, 4)) for leader in LEADERS[:2])
    game = five_sails.new(seed=4, decks=lists, record=False)
    chance = random.Random(4)
    while not game.over:
        question = game.open_questions()[0]
        game.choose(chance.choice(question.options), question.seat)


def test_an_illegal_deck_is_refused_with_all_that_is_wrong() -> None:
    deck = SAMPLES["eisen"]
    wrong = Deck("wrong", deck.leader, deck.approach[1:], (*deck.faction[2:], ("178", 1)))
    with pytest.raises(BadDefinition) as error:
        require(wrong)
    for rule in ("FS-DECK-04", "FS-DECK-08", "FS-DECK-11"):
        assert rule in str(error.value)
