"""Deck construction: chapter DECK of the ledger."""

import random

import pytest
from ledger import rule
from scene import Scene

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails.construction import check
from quarterdeck.games.five_sails.decklists import read
from quarterdeck.games.five_sails.decks import CITY_DECK, SAMPLES, VODACCE, Deck
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import APPROACH

EISEN = SAMPLES["eisen"]
#: as the rulebook lists them, with the names as the cards spell them
RULEBOOK_LISTS = {
    "castille": (
        "Soline el Gato; The Cat's Embargo; Shifting Blame; Marooned; Midnight Shipment; Parley Gone Wrong; "
        "Makepeace Botwighte; Maya de La Rioja; Sanjay; \"Madre\" Dolores; \"Padre\" Aníbal; Gallegos Blade x2; "
        "Unfortunate x2; Adaptable; Research; Robbery x2; Roll the Bones x2; Improvising x2; Carnaval x2; Night "
        "of Drinking x2; Amour x2; Life in the Canals x2; Nothing Personal; It's Personal; Taunt x2; Drinking "
        "Games x2; The Cat's Glass; Throwing Knife x2; Uppman's Jacket x2; Hidden Corridors; A New Strategy; Not "
        "Today x2; Triage; I know that Trick!; Liberating Goods; Matchlock Musket; Paid Off"
    ),
    "eisen": (
        "Kaspar Dietrich; The Song of Eisen; Armed and Marshaled; Let the Sword Decide; Let's Haggle; Parley Gone "
        "Wrong; Uwe Zimmerman; Daniella Dietrich; Otto Streit; Philip Hase; Terrell Brandt; Fight Through the "
        "Pain x2; Answering the Call x2; Langschwert x2; Last Word x2; Kaspar's Panzerhand; Iron Reply x2; "
        "Polished Flintlock x2; Precision x2; Move Along x2; Stratege x2; Regroup x2; Press the Advantage x2; "
        "Well Equipped x2; Throwing Knife x2; A New Strategy; Breastplate x2; Not Today x2; I Know that Trick!; "
        "Improvised Weapon x2; Triage x2; Matchlock Musket x2; Dark Gift"
    ),
    "montaigne": (
        "Odette Dubois d'Arrent; Réputation Méritée; Épée Sanglante; Let's Haggle; Let the Sword Decide; Midnight "
        "Shipment; Bastien Girard; Léontine Giroux; Jean Urbain; Henri Michelet; Maxime de Lafayette; Broken-time "
        "x2; Defending Honor x2; Disarm x2; A Heroic End x2; Friends at Court x2; Gallant Deeds x2; Cavalier Hat "
        "x2; Master of Valroux Style x2; Legendary Reputation x2; Status Matters x2; Tabard of the Fallen "
        "Musketeer; Mastercrafted Rapier x2; You're Embarrassing Yourself x2; Valiant Spirit x2; Porté Travel; "
        "Breastplate x2; Not Today x2; I Know that Trick! x2; Triage x2; Blood Mark x2; Appealing to the People "
        "x2"
    ),
    "ussura": (
        "Yevgeni; The Boar's Guile; Leshiye of the Wood; Filling the Ranks; Parley Gone Wrong; Inspire "
        "Generosity; Valeri Mikhailov; Ved'ma; Elina Georginova; Torsten Vakt; Pavel Ivanov; Grandfather's "
        "Hammer; Mireli Sabre x2; Stubborn x2; Strength of Ten; Iron and Velvet; Matushka's Command x2; "
        "Matushka's Sight x2; Matushka's Efficiency x2; Sunder; My Fight Alone x2; Indomitable Will x2; Mireli's "
        "Revision x2; Strong Hands x2; Predatory Pursuit x2; Razrushitel x2; Breastplate x2; Appealing to the "
        "People; Come Hither; A New Strategy; Boon x2; Pull x2; Triage; I Know that Trick! x2; Improvised Weapon "
        "x2"
    ),
    "vodacce": (
        "Don Constanzo Scarpa; Servo Scarpa; Sibella Scarpa; Vissenta Scarpa; Cesca del Rosso; Cirilo "
        "Naucriparos; The Great Game; Plans Within Plans; Marooned; Contempt and Hatred; Until Morale Improves; "
        "Angelo; Alcee; Buratino; Dante; Stiletto x2; Fate's Burden x2; Veronica's Guile x2; Pack Tactics x2; "
        "Pull the Strand; Wrath of the Don x2; For the Family x2; Ambush x2; Rough 'Em Up x2; Objection x2; The "
        "Pressure is On x2; Bravos x2; Bleed Out x2; Shoddy Craftsmanship; Paid Off x2; A New Strategy; Boon x2; "
        "Pull x2; Not Today x2; Liberating Goods"
    ),
}  # fmt: skip


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


@rule("FS-DECK-13")
@pytest.mark.parametrize("name", list(SAMPLES))
def test_the_sample_decks_are_those_of_the_rulebook(name: str) -> None:
    deck, listed = SAMPLES[name], read(RULEBOOK_LISTS[name].replace("; ", "\n"))
    assert (deck.leader, sorted(deck.approach)) == (listed.leader, sorted(listed.approach))
    assert sorted(deck.faction) == sorted(listed.faction)


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
