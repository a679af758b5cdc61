"""The facts of the cards: what every table says of a card, and how a wrong cell is refused."""

import re
from collections import Counter

import pytest
from ledger import rule

from quarterdeck.games.ccg.facts import DATA, TABLES, CcgCard, load, read_notes, read_table
from quarterdeck.games.ccg.terms import (
    ACTION, ADVENTURE, ADVENTURING, AFFILIATIONS, ANY_AMOUNT, ANY_SEA, ATTACHMENT, ATTACKS, BROTHERHOOD, BY_TEXT,
    CANNON, CAPTAIN, CHANTEY, CLUB, CONTROL, CREW, DAGGER, DAMAGE, DEFENDS, EXPERIENCED, EYE, FACTIONS, FATE,
    FATE_RANK, FORBIDDEN_SEA, FROTHING_SEA, HEROIC, IF_TEXT, INFLUENCE, IN_SEA, IN_SEA_AND_TEXT, IN_SEA_OR_TEXT,
    KNACK, LA_BOCA, LOYAL, MOVE_COST, NEVER, NO_BOXES, NO_COST, NO_RANK, NO_SEA, ON_CAPTAIN, ON_CREW, ON_SEA, ON_SHIP,
    POINTS, PUNCH, RANKS, SAILING, SEA, SEAS, SEA_DOGS, SETS, SHIP, SKILLS, SORCERER, SORCERIES, START_SEA,
    SWASHBUCKLING, SWORDSMAN, SWORDSMAN_RANK, THE_MIRROR, THIS_SEA, THRUST, TRADE_SEA, TRAITS, TYPES, UNALIGNED,
    UNIQUE, names_of,
)  # fmt: skip
from quarterdeck.kernel.errors import BadDefinition

CARDS = load()
BY_NAME = {card.name: card for card in CARDS}


def of(kind: int) -> list[CcgCard]:
    return [card for card in CARDS if card.kind == kind]


# The pool as a whole


def test_every_line_of_every_table_is_a_card() -> None:
    lines = {kind: (DATA / f"{file}.tsv").read_text("utf-8").splitlines()[1:] for kind, (file, _) in TABLES.items()}
    assert Counter(card.kind for card in CARDS) == {kind: len(rows) for kind, rows in lines.items()}
    assert set(lines) == set(range(len(TYPES))) and len(CARDS) == 1641


def test_the_cards_of_a_set_are_numbered_from_one_without_gaps() -> None:
    for letters in SETS:
        numbers = sorted(int(card.number[3:]) for card in CARDS if card.number.startswith(letters))
        assert numbers == list(range(1, len(numbers) + 1)) and numbers
    assert {card.set_name for card in CARDS} == set(SETS.values())


def test_no_fact_is_a_sentence() -> None:
    """Names, numbers, traits and types are facts; what a card says is not, and stands in no table but our own notes."""
    for file, _ in TABLES.values():
        for line in (DATA / f"{file}.tsv").read_text("utf-8").splitlines():
            for cell in line.split("\t"):
                assert len(cell) <= 80 and not re.search(r"\b(Act|React):|\b(target|tack|suffer)", cell), cell


def test_every_word_of_the_terms_is_on_some_card() -> None:
    def everywhere(masks: list[int]) -> int:
        mask = 0
        for one in masks:
            mask |= one
        return mask

    assert names_of(everywhere([card.factions for card in CARDS]), FACTIONS) == FACTIONS
    assert names_of(everywhere([card.affiliations for card in CARDS]), AFFILIATIONS) == AFFILIATIONS
    assert everywhere([card.traits for card in CARDS]) == (1 << len(TRAITS)) - 1 & ~DAMAGE
    assert all(any(card.ranks[rank] != NO_RANK for card in CARDS) for rank in range(len(RANKS)))


# What each type has, and what it has not


def test_crew_and_captains_have_skills_and_nobody_else() -> None:
    assert all(any(card.skills) == (card.kind in (CREW, CAPTAIN)) or card.kind == CREW for card in CARDS)
    assert all(0 <= skill <= 8 for card in CARDS for skill in card.skills)
    assert all(card.cost.kind == POINTS and card.cost.skill == INFLUENCE for card in of(CREW))


def test_captains_have_wealth_and_a_start_sea() -> None:
    assert all((card.wealth > 0) == (card.start_sea != NO_SEA) == (card.kind == CAPTAIN) for card in CARDS)


def test_ships_have_a_move_cost_and_a_crew_maximum() -> None:
    assert all((card.move_cost > 0) == (card.crew_maximum > 0) == (card.kind == SHIP) for card in CARDS)


def test_adventures_have_a_distance_and_a_completion_cost() -> None:
    for card in CARDS:
        assert (card.distance > 0) == (card.completion.kind != NO_COST) == (card.kind == ADVENTURE)
        assert card.cheaper.when == NEVER or card.cheaper.amount < card.completion.amount
    assert {card.distance for card in of(ADVENTURE)} == {1, 2, 3}


def test_attachments_have_a_host_and_so_have_adventures_but_one() -> None:
    assert all(card.host is not None for card in of(ATTACHMENT))
    assert [card.name for card in of(ADVENTURE) if card.host is None] == ["The Third Switch"]
    assert all(card.host is None for card in CARDS if card.kind not in (ATTACHMENT, ADVENTURE))
    for card in CARDS:
        if card.host is not None:
            assert (card.host.kind == ON_SEA) == (card.host.sea != NO_SEA)


@rule("CG-CARDS-32")
def test_the_attack_of_a_card_says_what_it_defends_against() -> None:
    boxes = {ATTACKS[attack]: {ATTACKS[other] for other in DEFENDS[attack]} for attack in range(len(ATTACKS))}
    assert boxes == {
        "Punch": {"Club", "Thrust"}, "Club": {"Dagger", "Slash"}, "Dagger": {"Punch", "Thrust"},
        "Slash": {"Dagger", "Punch"}, "Thrust": {"Club", "Slash"},
    }  # fmt: skip


@rule("CG-CARDS-33")
def test_boarding_boxes_follow_the_type_except_for_actions_and_chanteys() -> None:
    assert {card.attack for card in of(CREW)} == {PUNCH}
    assert {card.attack for card in of(ATTACHMENT)} == {CLUB}
    assert {card.attack for card in of(ADVENTURE)} == {THRUST}
    assert all(card.attack in range(5) for kind in (ACTION, CHANTEY) for card in of(kind))
    assert all(card.attack == NO_BOXES for kind in (CAPTAIN, SHIP, SEA) for card in of(kind))


def test_loyal_crew_have_a_faction_and_knacks_somebody_they_go_with() -> None:
    assert all(card.kind == CREW and card.factions != UNALIGNED for card in CARDS if card.traits & LOYAL)
    assert all((card.knack is not None) == bool(card.traits & KNACK) for card in CARDS)
    assert all(bool(card.traits & SORCERER) <= bool(card.traits & SORCERIES) for card in CARDS)


def test_an_experienced_crew_replaces_one_that_there_is() -> None:
    titles = {card.title for card in of(CREW) if not card.traits & EXPERIENCED}
    for card in CARDS:
        assert bool(card.replaces) == bool(card.traits & EXPERIENCED)
        assert not card.replaces or card.replaces in titles
        assert card.title == card.name or (card.traits & EXPERIENCED and card.name == f"{card.title} (Experienced)")


def test_control_cards_are_there_for_each_of_the_five_seas() -> None:
    """One of them goes on a given Sea wherever the Ship is."""
    on = {card.host.sea for card in CARDS if card.traits & CONTROL and card.host is not None}
    assert on >= set(range(len(SEAS)))


def test_what_has_no_text_is_complete_by_its_facts() -> None:
    plain = [card for card in CARDS if not card.has_text]
    assert {card.kind for card in plain} == {CREW, SEA, ADVENTURE, ATTACHMENT}
    for card in plain:
        assert card.complete and (card.kind in (CREW, SEA) or any(card.bonus) or any(card.rank_bonus))
    assert all(not card.complete for card in CARDS if card.has_text)


# A dozen cards


def test_a_crew() -> None:
    card = BY_NAME["Aindriu McKenna"]
    assert card.skills == (2, 0, 0, 2, 3) and card.cost.amount == 5 and card.factions == SEA_DOGS
    assert names_of(card.affiliations, AFFILIATIONS) == ("Knights of the Rose & Cross",)
    assert names_of(card.traits, TRAITS) == ("Heroic", "Gunner") and (card.set_name, card.rarity) == (
        "Syrneth Secrets", "Common",
    )  # fmt: skip


def test_a_captain_with_a_rank() -> None:
    card = BY_NAME["Berek"]
    assert (card.kind, card.wealth, card.start_sea, card.factions) == (CAPTAIN, 10, TRADE_SEA, SEA_DOGS)
    assert card.skills == (3, 2, 2, 4, 4) and card.traits == HEROIC | SWORDSMAN
    assert card.ranks[SWORDSMAN_RANK] == 2 and card.ranks[FATE_RANK] == NO_RANK


def test_a_ship() -> None:
    card = BY_NAME["El Fuego Negro"]
    assert (card.move_cost, card.crew_maximum, names_of(card.factions, FACTIONS)) == (2, 7, ("Castille",))
    assert card.errata


def test_an_action_that_is_canceled_by_the_move_cost() -> None:
    card = BY_NAME["7th Sea Eddy"]
    assert (card.cost.kind, card.cost.skill, card.cost.amount, card.attack) == (POINTS, ADVENTURING, 5, DAGGER)
    assert (card.cancel.kind, card.cancel.skill, card.cancel.amount) == (MOVE_COST, SAILING, 0) and card.doubt


def test_costs_of_every_kind() -> None:
    costs = [BY_NAME[name].cost for name in ("High Seas Boarding", "Fire Ships", "Eisen Alliance", "Savage Storm")]
    assert [cost.kind for cost in costs] == [MOVE_COST, ANY_AMOUNT, BY_TEXT, NO_COST]
    assert [str(cost) for cost in costs] == ["MC + 3", "any Adventuring from 1", "text", ""]


def test_an_adventure() -> None:
    card = BY_NAME["A Hearty Individual"]
    assert (card.distance, str(card.completion), card.only_in) == (1, "5 Adventuring", NO_SEA)
    assert (card.cheaper.when, card.cheaper.amount, card.cheaper.sea) == (IN_SEA, 4, FORBIDDEN_SEA)
    assert card.bonus == (0, 0, 0, 0, 1) and card.host is not None and card.host.kind == ON_CREW


def test_adventures_are_cheaper_in_a_sea_or_by_a_text_or_both() -> None:
    names = ("Cursed Cutlass", "Hidden Fate Heritage", "Barcino Fortress", "Gold Coins")
    found = [(card.cheaper.when, card.cheaper.sea) for card in map(BY_NAME.__getitem__, names)]
    assert found == [
        (IF_TEXT, NO_SEA), (IN_SEA_OR_TEXT, FORBIDDEN_SEA), (IN_SEA_AND_TEXT, FROTHING_SEA), (NEVER, NO_SEA),
    ]  # fmt: skip
    assert BY_NAME["Seizing La Boca"].only_in == LA_BOCA and BY_NAME["Seizing La Boca"].completion.skill == CANNON


def test_hosts_of_every_kind() -> None:
    host = {name: BY_NAME[name].host for name in ("Berek's Pistols", "Advanced Topmanship", "Hammocks", "Old Flame")}
    found = [(h.kind, h.factions, names_of(h.traits, TRAITS), h.sea) for h in host.values() if h is not None]
    assert found == [
        (ON_CAPTAIN, BROTHERHOOD, (), NO_SEA), (ON_CREW, 0, ("Topman",), NO_SEA), (ON_SHIP, 0, (), NO_SEA),
        (ON_SEA, 0, (), THIS_SEA),
    ]  # fmt: skip
    seas = Counter(card.host.sea for card in CARDS if card.host is not None and card.host.kind == ON_SEA)
    assert set(seas) == {*range(len(SEAS)), ANY_SEA, THIS_SEA, START_SEA}
    assert Counter(TYPES[c.kind] for c in CARDS if c.host is not None and c.host.opponents) == {"Attachment": 5}


def test_knacks_ask_for_a_rank_a_skill_or_the_trait_alone() -> None:
    knacks = {name: BY_NAME[name].knack for name in ("Owl", "Leegstra School", "Long Hand")}
    found = [(RANKS[k.rank], k.least) for k in knacks.values() if k is not None]
    assert found == [("Pyeryem", 1), ("Swordsman", 0), ("Porté", 1)]
    by_skill = {(SKILLS[card.knack.skill], card.knack.least) for card in CARDS if card.knack and card.knack.rank < 0}
    assert by_skill == {("Sailing", 7), ("Adventuring", 3), ("Adventuring", 1), ("Cannon", 4)}


def test_a_bonus_may_be_to_a_rank() -> None:
    card = BY_NAME["Advanced Swordsmanship"]
    assert card.rank_bonus[SWORDSMAN_RANK] == 2 and not any(card.bonus) and card.complete
    assert BY_NAME["Cutlass of Command"].bonus == (2, 2, 2, 2, 2)


def test_crew_that_experience_another_title_or_belong_to_two_factions() -> None:
    assert BY_NAME["Fortunado"].replaces == "Daring Fools" and BY_NAME["Fortunado"].traits & EXPERIENCED
    assert BY_NAME["Pepin (Experienced)"].replaces == BY_NAME["Pepin"].title == "Pepin"
    assert sum(len(names_of(card.factions, FACTIONS)) == 2 for card in CARDS) == 3
    assert BY_NAME["Ill-Fated Journey"].traits == UNIQUE | FATE
    assert BY_NAME["Comte Robert Méchant"].start_sea == THE_MIRROR
    assert BY_NAME["Eyepatch"].kind == ACTION and not BY_NAME["Eyepatch"].traits & EYE
    assert BY_NAME["A Hearty Individual"].bonus[SWASHBUCKLING] == 1


# What is wrong is refused with its line and column


def refusal(kind: int, name: str, old: str, new: str) -> str:
    """What is said of a table of one card in which something was replaced."""
    lines = (DATA / f"{TABLES[kind][0]}.tsv").read_text("utf-8").splitlines()
    line = next(line for line in lines if line.split("\t")[1] == name)
    assert old in line
    with pytest.raises(BadDefinition) as error:
        read_table(kind, f"{lines[0]}\n{line.replace(old, new, 1)}\n")
    return str(error.value)


@pytest.mark.parametrize(
    ("kind", "name", "old", "new", "words"),
    [
        (CREW, "Aindriu McKenna", "SY-", "XX-", "column number: it must be the letters of a set and three digits"),
        (CREW, "Aindriu McKenna", "Common", "Comon", "column rarity: it must be one of Common, Uncommon"),
        (CREW, "Aindriu McKenna", "\tyes\t5", "\tyes\tfive", "column cost: it must be a number from 0 to 20"),
        (CREW, "Aindriu McKenna", "Dogs", "Dog", "column faction: there is no 'Sea Dog'; did you mean Sea Dogs"),
        (CREW, "Aindriu McKenna", "Gunner", "Heroic", "column traits: each trait stands there once"),
        (CREW, "Aindriu McKenna", "Gunner", "Guner", "column traits: there is no trait 'Guner'; did you mean Gunner?"),
        (CREW, "Aindriu McKenna", "Gunner", "Gunner\tPepin", "column replaces: only an Experienced Crew"),
        (CREW, "Pepin (Experienced)", "Experienced, ", "", "column traits: the name says Experienced, the traits"),
        (CAPTAIN, "Berek", "Trade Sea", "Trade", "column start: it must be one of Trade Sea, Frothing Sea"),
        (SHIP, "El Fuego Negro", "yes", "no", "column text: a card of the type Ship does nothing without a text"),
        (ACTION, "7th Sea Eddy", "MC", "MC +", "column cancel: it must be a cost such as '3 Influence'"),
        (ACTION, "Fire Ships", "any Adventuring from 1", "any Adventuring", "column cost: it must be a cost such as"),
        (ACTION, "7th Sea Eddy", "Dagger", "Knife", "column attack: it must be one of Punch, Club"),
        (ADVENTURE, "A Hearty Individual", "4 in Forb", "4 on Forb", "column cheaper: it must be nothing, or"),
        (ADVENTURE, "Cursed Cutlass", "yes", "no", "column text: its cheaper cost hangs on a text: it must be yes"),
        (ADVENTURE, "Gold Coins", "yes", "no", "column text: its completion is in a text: it must be yes"),
        (ADVENTURE, "A Hearty Individual", "1 Swash", "1 Wash", "column bonus: it must be a list like '2 Cannon'"),
        (ATTACHMENT, "Hammocks", "\tShip", "\tFast Ship", "column host: it must be such as Crew, Heroic Crew"),
    ],
)
def test_a_wrong_cell_is_refused_with_its_line_and_column(kind: int, name: str, old: str, new: str, words: str) -> None:
    found = refusal(kind, name, old, new)
    assert found.startswith(f"{TABLES[kind][0]}.tsv, line 2, {words}")


def test_notes_are_errata_or_doubts() -> None:
    with pytest.raises(BadDefinition, match=r"notes\.tsv, line 2, column kind: it must be one of errata, doubt"):
        read_notes("card\tkind\tnote\nPepin\trumour\tuntacks others\n")
    assert all(card.errata or card.doubt for row in read_notes((DATA / "notes.tsv").read_text("utf-8"))
               for card in [BY_NAME[row["card"]]])  # fmt: skip
