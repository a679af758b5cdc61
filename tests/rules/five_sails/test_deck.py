"""Deck construction: chapter DECK of the ledger."""

import random

import pytest
from ledger import rule
from scene import Scene

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails.construction import check
from quarterdeck.games.five_sails.decks import CITY_DECK, SAMPLES, VODACCE, Deck
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import APPROACH

EISEN = SAMPLES["eisen"]


def violations(deck: Deck) -> list[str]:
    return [violation.rule for violation in check(deck)]


def with_faction(*changes: tuple[str, int]) -> Deck:
    """The Eisen deck with other counts of some faction cards."""
    counts = {**dict(EISEN.faction), **dict(changes)}
    return Deck("changed", EISEN.leader, EISEN.approach, tuple((n, c) for n, c in counts.items() if c))


def with_approach(*cards: str) -> Deck:
    return Deck("changed", EISEN.leader, cards, EISEN.faction)


@rule("FS-DECK-13")
@pytest.mark.parametrize("name", list(SAMPLES))
def test_the_sample_decks_are_legal(name: str) -> None:
    deck = SAMPLES[name]
    assert check(deck) == []
    assert sum(count for _, count in deck.faction) == 40
    assert len(deck.approach) == 10


@rule("FS-DECK-01")
def test_a_leader_leads_and_is_in_neither_deck() -> None:
    assert violations(Deck("changed", "042", EISEN.approach, EISEN.faction))[0] == "FS-DECK-01"
    assert "FS-DECK-01" in violations(with_approach(*EISEN.approach[1:], "035"))
    assert "FS-DECK-01" in violations(with_faction(("035", 1)))


@rule("FS-DECK-02", "FS-DECK-03")
def test_every_card_is_neutral_or_of_the_leaders_faction() -> None:
    assert find_card(EISEN.leader).faction == "Eisen"
    assert violations(with_faction(("074", 1))) == ["FS-DECK-03"]
    assert violations(Deck("changed", "062", EISEN.approach, EISEN.faction)).count("FS-DECK-03") > 10
    assert violations(with_faction(("153", 1), ("052", 2), ("168", 1), ("165", 2))) == []


@rule("FS-CORE-66")
def test_loyal_is_what_bears_the_leaders_emblem_and_no_city_card_does() -> None:
    """A Mercenary of the Leader's own nation is not Loyal for that: the emblem counts, not the trait."""
    don, carmella, loyal = find_card("006"), find_card("Carmella Vanessa Salvaggi"), find_card("011")
    assert don.faction == loyal.faction == "Vodacce" and carmella.traits & don.traits & traits.bit("Vodacce")
    others = [n for n in VODACCE.approach if n != loyal.number]
    assert len(others) == 9
    for card, wrong in ((loyal, []), (carmella, ["FS-DECK-11"])):
        assert violations(Deck("changed", don.number, (*others, card.number), VODACCE.faction)) == wrong
    assert all(find_card(n).faction == "City" for n in CITY_DECK)


@rule("FS-DECK-04")
def test_ten_approach_cards_five_of_each_kind() -> None:
    assert violations(with_approach(*EISEN.approach[1:])) == ["FS-DECK-04"]
    assert violations(with_approach(*EISEN.approach, "149")) == ["FS-DECK-04"]
    assert violations(with_approach(*EISEN.approach[1:], "048"))[:1] == ["FS-DECK-04"]


@rule("FS-DECK-05")
def test_one_scheme_of_each_title() -> None:
    assert violations(with_approach("045", *EISEN.approach[1:])) == ["FS-DECK-05"]


@rule("FS-DECK-06")
def test_one_character_of_each_title() -> None:
    assert violations(with_approach(*EISEN.approach[:-1], "043")) == ["FS-DECK-06"]


@rule("FS-DECK-07")
def test_a_card_that_returns_to_the_approach_deck_may_be_chosen_again() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit"]
        approach = ["Armed and Marshaled", "Terrell Brandt"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        approach = ["Let's Haggle", "Jean Urbain", "Henri Michelet"]
    """)
    scene.state.put(scene.card("Otto Streit"), APPROACH, 0)
    scene.pass_until("choose_approach")
    offered = scene.game.decision(0)
    assert offered is not None
    assert [o.words for o in offered.options] == [
        "Armed and Marshaled and Terrell Brandt", "Armed and Marshaled and Otto Streit",
    ]  # fmt: skip


@rule("FS-DECK-08")
def test_at_least_forty_faction_cards() -> None:
    assert violations(with_faction(("048", 1))) == ["FS-DECK-08"]
    assert violations(with_faction(("165", 2))) == []
    assert [v.rule for v in check(with_faction(("165", 2)), exactly=True)] == ["FS-DECK-08"]


@rule("FS-DECK-09")
def test_two_copies_or_one_if_unique() -> None:
    assert violations(with_faction(("048", 3))) == ["FS-DECK-09"]
    assert violations(with_faction(("046", 2))) == ["FS-DECK-09"]


@rule("FS-DECK-10")
def test_brutes_in_the_faction_deck_other_characters_in_the_approach_deck() -> None:
    assert "FS-DECK-10" in violations(with_approach(*EISEN.approach[:-1], "018"))
    assert "FS-DECK-10" in violations(with_faction(("042", 1)))
    assert violations(with_faction(("018", 1))) == ["FS-DECK-03"]


@rule("FS-DECK-11")
def test_nothing_of_the_city_deck() -> None:
    assert violations(with_faction(("187", 1))) == ["FS-DECK-11"]
    assert "FS-DECK-11" in violations(with_approach(*EISEN.approach[:-1], "182"))


@rule("FS-DECK-12")
def test_the_city_deck_is_the_same_for_all() -> None:
    for seats in (2, 3, 4):
        s = five_sails.sample_game(random.Random(seats).getrandbits(16), seats).state
        assert isinstance(s, FiveSails)
        city = [c for c in range(s.match.size) if s.match.owner[c] == s.match.nobody]
        numbers = sorted(s.match.cards[s.match.definition[c]].number for c in city)
        assert [n for n in numbers if n >= "177"] == list(CITY_DECK)
