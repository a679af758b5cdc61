"""Deck construction: chapter DECK of the ledger, and who may start together."""

import pytest
from ledger import rule

from quarterdeck.games.ccg.catalogue import catalogue, find_card
from quarterdeck.games.ccg.construction import UNWRITTEN, check, check_starting, require
from quarterdeck.games.ccg.decklists import read, sample, write
from quarterdeck.games.ccg.terms import ADVENTURE, ATTACHMENT, CREW, LOYAL, TYPES, UNIQUE
from quarterdeck.kernel.errors import BadDefinition


def broken(old: str, new: str, starter: str = "brotherhood") -> list[str]:
    """What the rules have against a starter deck in whose list something was replaced."""
    text = write(sample(starter))
    assert old in text
    found = check(read(text.replace(old, new, 1)))
    return [str(violation) for violation in found if violation.rule != UNWRITTEN]


@rule("CG-DECK-01")
def test_a_deck_has_at_least_sixty_cards_with_captain_ship_and_starting_crew() -> None:
    assert broken("", "") == []
    assert broken("Velik\n", "") == ["CG-DECK-01: the deck has 59 cards; it needs 60 or more"]


@rule("CG-DECK-01")
def test_a_deck_has_no_upper_limit() -> None:
    ours = sample("brotherhood").drawn()
    others = [card.name for card in catalogue() if card.kind == CREW and card not in ours]
    assert broken("Velik\n", "\n".join(others) + "\n") == []


@rule("CG-DECK-02")
def test_a_card_is_in_a_deck_three_times_at_most() -> None:
    assert broken("Carousing x2", "Carousing x3") == []
    assert broken("Carousing x2", "Carousing x4") == ["CG-DECK-02: Carousing is in the deck 4 times; 3 are allowed"]
    # the one that starts counts too
    assert broken("Denny La Bree x2", "Denny La Bree x3") == [
        "CG-DECK-02: Denny La Bree is in the deck 4 times; 3 are allowed"
    ]


@rule("CG-DECK-02")
def test_a_crew_and_its_experienced_version_are_two_cards() -> None:
    both = "Sean McCorley x3\nSean McCorley (Experienced) x3\n"
    assert broken("Sean McCorley\nSean McCorley (Experienced)\n", both) == []


@rule("CG-DECK-03")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Captain: Allende\n", "Carousing\n", "a deck has one Captain, and this one has none"),
        ("Velik\n", "Berek\n", "a deck has one Captain, and this one has 2: Allende, Berek"),
        ("Captain: Allende\n", "Allende x2\n", "a deck has one Captain, and this one has 2: Allende, Allende"),
        ("Ship: The Hanged Man\n", "Carousing\n", "a deck has one Ship, and this one has none"),
        ("Velik\n", "The Dolphin\n", "a deck has one Ship, and this one has 2: The Hanged Man, The Dolphin"),
    ],
)
def test_a_deck_has_one_captain_and_one_ship(old: str, new: str, words: str) -> None:
    assert broken(old, new) == [f"CG-DECK-03: {words}"]


@rule("CG-DECK-04", "CG-CARDS-12")
def test_a_ship_with_a_faction_needs_a_captain_of_it() -> None:
    ship = "Ship: The Hanged Man"
    assert broken(ship, "Ship: The Black Freighter") == [
        "CG-DECK-04: The Black Freighter is a Ship of Black Freighter, and Allende is not of it"
    ]
    assert find_card("The Dolphin").factions == 0 and broken(ship, "Ship: The Dolphin") == []


@rule("CG-DECK-04")
def test_a_captain_without_a_faction_sails_no_ship_of_one() -> None:
    assert find_card("Aaron Blackstone").factions == 0
    assert broken("Captain: Allende", "Captain: Aaron Blackstone") == [
        "CG-DECK-04: The Hanged Man is a Ship of Brotherhood, and Aaron Blackstone is not of it"
    ]


@rule("CG-DECK-05", "CG-SETUP-02")
def test_seas_belong_to_no_deck() -> None:
    assert broken("Velik\n", "La Boca\n") == ["CG-DECK-05: La Boca is a Sea, and those belong to no deck"]


@rule("CG-DECK-06")
def test_a_unique_card_may_be_in_a_deck_three_times() -> None:
    assert find_card("Constitution").traits & UNIQUE
    assert broken("Constitution\n", "Constitution x3\n") == []


@rule("CG-DECK-07")
def test_cards_of_other_factions_may_be_in_a_deck_even_loyal_ones() -> None:
    allende = find_card("Allende").factions
    loyal = next(card for card in catalogue() if card.traits & LOYAL and not card.factions & allende)
    assert broken("Velik\n", f"{loyal.name} x3\n") == []


@rule("CG-CARDS-01")
def test_every_type_but_the_sea_goes_into_a_deck() -> None:
    kinds = {TYPES[card.kind] for card in sample("brotherhood").drawn()}
    assert kinds == {"Action", "Adventure", "Attachment", "Captain", "Chantey", "Crew", "Ship"}


def test_all_violations_are_told_at_once() -> None:
    rules = [found.partition(":")[0] for found in broken("Velik\n", "La Boca\nPepin x4\nBerek\n")]
    assert rules == ["CG-DECK-05", "CG-DECK-02", "CG-DECK-03"]


# What cannot be played yet


def test_a_card_whose_text_is_not_written_is_named_and_keeps_its_deck_from_being_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deck = sample("brotherhood")
    for card in deck.drawn():
        monkeypatch.setattr(card, "complete", card.name != "Carousing")
    assert [str(found) for found in check(deck)] == [
        "not yet: what Carousing does is not written yet: it cannot be played"
    ]
    with pytest.raises(BadDefinition, match="the deck brotherhood is not legal: not yet: what Carousing does"):
        require(deck)
    monkeypatch.setattr(find_card("Carousing"), "complete", True)
    assert require(deck) is deck


def test_a_deck_of_complete_cards_is_held_back_by_nothing_but_the_rules() -> None:
    complete = [card for card in catalogue() if card.complete and card.kind in (CREW, ADVENTURE, ATTACHMENT)]
    deck = read("".join(f"{card.name}\n" for card in complete))
    assert [found.rule for found in check(deck)] == ["CG-DECK-03", "CG-DECK-03"]


# Who may start together


def starting(*names: str) -> list[str]:
    crew = [find_card(name) for name in names]
    return [found.rule for found in check_starting(find_card("Allende"), find_card("The Hanged Man"), crew)]


@rule("CG-SETUP-07")
def test_starting_crew_cost_no_more_than_the_wealth_of_the_captain() -> None:
    wealth = find_card("Allende").wealth
    crew = ["Denny La Bree", "Buccaneers", "Jillison Brown"]
    assert sum(find_card(name).cost.amount for name in crew) == wealth and starting(*crew) == []
    assert starting(*crew, "Denny La Bree") == ["CG-SETUP-07"]


@rule("CG-SETUP-08", "CG-RULE-01")
def test_starting_crew_and_captain_are_not_more_than_the_crew_maximum() -> None:
    free = next(card for card in catalogue() if card.kind == CREW and card.cost.amount <= 1 and not card.factions
                and not card.traits & UNIQUE)  # fmt: skip
    most = find_card("The Hanged Man").crew_maximum
    assert "CG-SETUP-08" not in starting(*[free.name] * (most - 1))
    assert "CG-SETUP-08" in starting(*[free.name] * most)


@rule("CG-SETUP-09")
def test_starting_crew_are_unaligned_or_of_the_captains_faction() -> None:
    assert starting("Skeletal Dans") == ["CG-SETUP-09"]
    assert find_card("Ussuran Whalers").factions == 0 and starting("Ussuran Whalers") == []


@rule("CG-SETUP-09", "CG-RULE-02")
def test_with_a_captain_without_a_faction_only_unaligned_crew_start() -> None:
    captain, ship = find_card("Aaron Blackstone"), find_card("The Dolphin")
    assert check_starting(captain, ship, [find_card("Ussuran Whalers")]) == []
    assert [found.rule for found in check_starting(captain, ship, [find_card("Buccaneers")])] == ["CG-SETUP-09"]


@rule("CG-SETUP-10", "CG-EXP-10")
def test_of_a_unique_crew_one_starts_and_not_beside_its_unique_experienced_version() -> None:
    assert find_card("Sean McCorley (Experienced)").traits & UNIQUE
    assert "CG-SETUP-10" in starting("Sean McCorley (Experienced)", "Sean McCorley (Experienced)")
    assert ("CG-SETUP-10" in starting("Sean McCorley", "Sean McCorley (Experienced)")) == bool(
        find_card("Sean McCorley").traits & UNIQUE
    )
