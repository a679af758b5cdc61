"""The starter decks, lists of decks in plain text, and random decks."""

import pytest

from quarterdeck.games.ccg.catalogue import catalogue, find_card
from quarterdeck.games.ccg.construction import UNWRITTEN, check, check_starting, fits, random_deck
from quarterdeck.games.ccg.decklists import find_deck, import_deck, read, sample, write
from quarterdeck.games.ccg.decks import STARTERS, Deck, all_of, starter_list
from quarterdeck.games.ccg.terms import CAPTAIN, CONTROL, CREW, FACTIONS, SHIP
from quarterdeck.kernel.errors import BadDefinition

every_starter = pytest.mark.parametrize("name", STARTERS)


def violations(deck: Deck) -> list[str]:
    """What the rules have against a deck, whether or not all of its cards can be played yet."""
    return [str(found) for found in check(deck) if found.rule != UNWRITTEN]


# Starter decks


@every_starter
def test_a_starter_deck_is_legal_and_has_sixty_cards(name: str) -> None:
    deck = sample(name)
    assert violations(deck) == [] and len(deck.drawn()) == 60


@every_starter
def test_the_crew_that_a_starter_deck_proposes_may_start(name: str) -> None:
    deck = sample(name)
    starting = all_of(deck.starting)
    assert starting and check_starting(deck.the(CAPTAIN)[0], deck.the(SHIP)[0], starting) == []
    counts = dict(deck.cards)
    assert all(counts[number] >= count for number, count in deck.starting)


@every_starter
def test_every_card_of_a_starter_deck_is_of_use_to_its_captain(name: str) -> None:
    deck = sample(name)
    captain, ship = deck.the(CAPTAIN)[0], deck.the(SHIP)[0]
    assert [card.name for card in deck.drawn() if not fits(captain, ship, card)] == []
    control = {card.number for card in deck.drawn() if card.traits & CONTROL}
    assert len(control) >= 5, "a card for each of the five Seas"


def test_there_is_a_starter_deck_for_each_faction() -> None:
    factions = [sample(name).the(CAPTAIN)[0].factions for name in STARTERS]
    assert len(set(factions)) == len(factions) == len(FACTIONS)


def test_the_starter_decks_hold_337_different_cards() -> None:
    assert len({number for name in STARTERS for number, _ in sample(name).cards}) == 337


@every_starter
def test_a_deck_is_numbers_for_the_game(name: str) -> None:
    captain, ship, others, proposed = sample(name).definitions()
    cards = catalogue()
    assert cards[captain].kind == CAPTAIN and cards[ship].kind == SHIP and len(others) == 58
    assert all(cards[d].kind == CREW and d in others for d in proposed)


def test_an_unknown_deck_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadDefinition, match=r"'brotherhod'; did you mean brotherhood\? \(there are: black-"):
        sample("brotherhod")


# Lists


@every_starter
def test_a_list_reads_back_as_the_same_deck(name: str) -> None:
    text = starter_list(name)
    assert write(read(text)) == text and write(find_deck(name)) == text == import_deck(text)
    assert find_deck(text).name == import_deck(name) == name


def test_what_a_card_is_follows_from_the_card_and_only_who_starts_from_the_heading() -> None:
    deck = read("Allende\nThe Hanged Man\nStarting\n2 Buccaneers\nEyepatch\nDeck\nBuccaneers\n- Pepin - Exp. x2 # !\n")
    assert [(card.name, deck.drawn().count(card)) for card in dict.fromkeys(deck.drawn())] == [
        ("Allende", 1), ("The Hanged Man", 1), ("Buccaneers", 3), ("Eyepatch", 1), ("Pepin (Experienced)", 2),
    ]  # fmt: skip
    assert [(find_card(number).name, count) for number, count in deck.starting] == [("Buccaneers", 2)]


def test_a_card_that_is_called_like_a_heading_is_known_by_its_quotes() -> None:
    deck = read('Captain\nAllende\n"Captain"\n"Captain" x2')
    assert [card.name for card in deck.drawn()] == ["Allende", *['"Captain"'] * 3]


def test_a_deck_that_is_not_legal_is_written_and_read_too() -> None:
    deck = read("Allende\nBerek\nThe Discovery\nThe Hanged Man\nLa Boca\nCarousing x5\n")
    again = read(write(deck))
    assert sorted(again.cards) == sorted(deck.cards)
    assert sorted(violations(again)) == sorted(violations(deck)) != []
    assert write(read("Carousing\n")) == "Name: imported\n\nActions\nCarousing\n"


def test_all_that_is_unknown_is_told_at_once_with_its_lines() -> None:
    with pytest.raises(BadDefinition) as error:
        import_deck("Captain: Alende\nShip: The Hanged Man\nEypatch x2\nCarousing x0\n")
    assert [part.split(":")[0] for part in str(error.value).split("; line ")] == ["line 1", "3", "4"]
    assert "did you mean Allende?" in str(error.value)


# Random decks


def test_a_random_deck_is_legal_and_its_crew_may_start() -> None:
    """Of all cards, as if every text were written."""
    pool = catalogue()
    for seed in range(20):
        deck = random_deck(seed, pool=pool)
        captain, ship = deck.the(CAPTAIN)[0], deck.the(SHIP)[0]
        assert violations(deck) == [] and len(deck.drawn()) == 60
        assert check_starting(captain, ship, all_of(deck.starting)) == [] and deck.starting
        assert all(fits(captain, ship, card) for card in deck.drawn())
        assert deck.cards == random_deck(seed, pool=pool).cards


def test_a_random_deck_is_built_around_a_captain_with_wanted_cards() -> None:
    wanted = {find_card(name).number for name in ("Carousing", "The Trail of the Dead", "The Dolphin", "Deck Hands")}
    deck = random_deck(1, "Berek", wanted, catalogue())
    assert deck.the(CAPTAIN) == [find_card("Berek")] and wanted <= {number for number, _ in deck.cards}
    with pytest.raises(BadDefinition, match=r"The Hanged Man is no Captain \(there are: "):
        random_deck(1, "The Hanged Man", pool=catalogue())


def test_a_pool_that_lacks_a_type_is_made_up_for_by_others() -> None:
    pool = [card for card in catalogue() if card.kind in (CAPTAIN, SHIP, CREW)]
    deck = random_deck(3, pool=pool)
    assert violations(deck) == [] and len(deck.drawn()) == 60
    with pytest.raises(BadDefinition, match="no Captain can be played yet"):
        random_deck(3, pool=[card for card in pool if card.kind != CAPTAIN])
    with pytest.raises(BadDefinition, match="no Ship that Berek could sail can be played yet"):
        random_deck(3, "Berek", pool=[card for card in pool if card.kind != SHIP])
