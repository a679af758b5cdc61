"""The exhaustive runner, in small: `quarterdeck exhaust five-sails` plays until nothing is left."""

import random
from typing import Any

import pytest

from quarterdeck.games.ccg import GAME as CCG
from quarterdeck.games.ccg.catalogue import find_card as sea_card
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.five_sails import GAME
from quarterdeck.games.five_sails.catalogue import find_card
from quarterdeck.games.five_sails.construction import check
from quarterdeck.games.five_sails.decklists import read
from quarterdeck.games.five_sails.rules import CityRules
from quarterdeck.games.five_sails.rulesets import RULESETS
from quarterdeck.games.five_sails.usage import wanted_definitions
from quarterdeck.games.sea_of_legends import GAME as SEA_OF_LEGENDS
from quarterdeck.games.sea_of_legends import SeaOfLegends
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.usage import VoyageUses
from quarterdeck.games.uses import Item, Uses
from quarterdeck.kernel.columns import NO_CARD
from quarterdeck.lab.exhaust import SOON, Exhaustion, exhaust, play_one


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_most_of_everything_is_used_in_few_games(ruleset: str) -> None:
    found = exhaust(GAME, 45, ruleset=ruleset)
    assert found.failures == []
    used = {kind: len(items) for kind, items in found.used.items()}
    assert used["card"] > 200 and used["ability"] > 240 and used["text"] > 60, found.row()


def test_all_cards_and_texts_of_the_set_are_wanted() -> None:
    assert Exhaustion(GAME, "rulebook-2023").row() == ("rulebook-2023", "0", "0/206", "0/279", "0/79")
    assert wanted_definitions(Exhaustion(GAME, "learn-to-play").wanted) == set(range(206))
    assert Exhaustion(GamePackage()).complete


def test_what_was_never_used_is_named() -> None:
    found = exhaust(GAME, 1)
    assert found.games == 1 and not found.complete
    told = "\n".join(found.told())
    assert found.never() and all(name in told for name in found.never())
    for kind in ("card ", "ability ", "text "):
        assert any(name.startswith(kind) for name in found.never())


def test_where_nothing_can_be_refused_answers_to_refusals_have_no_occasion() -> None:
    idle = "\n".join(Exhaustion(GAME, "playtest-5.9.4e").told())
    for name in ("116 Yevgeni: Reaction", "119 Nazem ibn Umur: Passive"):
        assert f"no occasion for {name}" in idle
    assert Exhaustion(GAME, "rulebook-2023").idle["ability"] == {}


def test_the_same_seed_plays_the_same_games() -> None:
    a, b = exhaust(GAME, 6, seed=2), exhaust(GAME, 6, seed=2)
    assert (a.used, a.wanted, a.failures) == (b.used, b.wanted, b.failures)
    assert sum(a.used["ability"].values()) > len(a.used["ability"]) > 60


def test_decks_are_legal_and_have_what_is_wanted() -> None:
    wanted = {"card": {find_card(name).definition for name in ("Razrushitel", "Boon")}, "ability": set(), "text": set()}
    for seed in range(5):
        decks = [read(text) for text in GAME.uses().decks(3, wanted, random.Random(seed))]
        assert all(check(deck, exactly=True) == [] for deck in decks)
        assert len({deck.leader for deck in decks}) == 3
        yevgeni = next(deck for deck in decks if deck.leader == find_card("Yevgeni").number)
        assert dict(yevgeni.faction)[find_card("Razrushitel").number] == 2
        assert all(dict(deck.faction)[find_card("Boon").number] == 2 for deck in decks)


def test_what_goes_wrong_is_told_and_the_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CityRules, "flaw", lambda rules, s: "a card is upside down" if s.made > 30 else "")
    found = exhaust(GAME, 2)
    assert found.games == 2 and len(found.failures) == 2
    assert "game 1 (seed 0, 2 seats) after 40 choices: AssertionError: a card is upside down" in found.told()[0]


def test_most_cards_of_the_7th_sea_are_used_in_few_games() -> None:
    found = exhaust(CCG, 10)
    assert found.failures == []
    used = {kind: len(items) / len(found.counted[kind]) for kind, items in found.used.items()}
    assert min(used.values()) > 0.6, found.row()


def test_decks_of_the_7th_sea_have_what_is_wanted_and_what_that_replaces() -> None:
    card = sea_card("Andre Braudel (Experienced)")
    wanted = {"card": {card.definition}, "ability": set(), "text": set()}
    for seed in range(3):
        decks = CCG.uses().decks(2, wanted, random.Random(seed))
        assert all(CCG.flaws_of_deck(deck) == [] for deck in decks)
        assert any(card.name in deck and "\nAndre Braudel x3\n" in deck for deck in decks)


# Beginning at positions


def only(game: GamePackage, kind: str, *items: Item) -> Exhaustion:
    """Nothing else is wanted any more, and games begin at positions."""
    found = Exhaustion(game)
    found.wanted = {each: set(items) if each == kind else set() for each in found.wanted}
    found.from_position = True
    return found


def play(found: Exhaustion, most: int, seats: int) -> Exhaustion:
    while found.games < most and not found.complete:
        play_one(found.games, seats, found)
    assert found.failures == []
    return found


class Wishes(Uses):
    """One thing is wanted, and nothing ever is it."""

    def __init__(self) -> None:
        super().__init__("standard", {"wish": "wishes"})
        self.asked: list[int] = []
        self.lengths: list[int] = []

    def items(self, kind: str) -> list[Item]:
        return ["rain"]

    def position(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> str:
        self.asked.append(seats)
        uses = VoyageUses("standard")
        return uses.position(seats, {"piece": set(), "ability": set(uses.items("ability")), "text": set()}, chance)

    def told(self, s: Any) -> list[tuple[str, Item]]:
        self.lengths.append(s.made)
        return []


def test_after_a_game_with_nothing_new_the_next_begins_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    uses = Wishes()
    monkeypatch.setattr(SeaOfLegends, "uses", lambda game, ruleset="": uses)
    found = exhaust(SEA_OF_LEGENDS, 5)
    assert found.failures == [] and found.never() == ["wish rain"]
    assert uses.asked == [2, 4], "the second and the fourth game"
    assert max(uses.lengths[1::2]) <= SOON < min(uses.lengths[::2]), "those from positions are broken off"


@pytest.mark.parametrize(
    "name",
    ["Toledo Rapier", "Egger Malone", "Pell the Egg Thief", "Bone Fife", "Tide Ledger"],
    ids=["of the Armada", "Legendary", "of a Faction without Followers", "a treasure", "of the vault"],
)
def test_a_piece_of_a_faction_is_come_to_by_a_tale_or_a_trophy(name: str) -> None:
    found = only(SEA_OF_LEGENDS, "piece", catalogue().find(name).definition)
    assert play(found, 12, seats=2).complete


@pytest.mark.parametrize(
    ("name", "n"),
    [
        ("Aquila the Cliff Huntress", 1), ("Confessor's Knife", 0), ("Poppet of the Rival", 0), ("Old Shellback", 0),
        ("Featherless Joss", 0), ("Sister Umbra", 0), ("Sealed Amphora", 0), ("Old Gannet the Bird Whisperer", 4),
    ],
    ids=["against the Harpy", "concealed", "players", "attacked", "sailing", "in a turn", "winning", "third line"],
)  # fmt: skip
def test_a_text_of_a_piece_that_is_rare_is_used_where_it_can_be(name: str, n: int) -> None:
    found = only(SEA_OF_LEGENDS, "ability", catalogue().find(name).abilities[n].number)
    assert play(found, 4, seats=1).complete


def test_a_position_has_nothing_ready_that_is_wanted_for_itself() -> None:
    uses = SEA_OF_LEGENDS.uses()
    for card in (catalogue().find(name) for name in ("Tide Ledger", "Sister Umbra", "Kahina", "Sealed Amphora")):
        wanted = {"piece": {card.definition}, "ability": set(uses.items("ability")), "text": set(uses.items("text"))}
        for seed in range(6):
            s = SEA_OF_LEGENDS.from_position(uses.position(3, wanted, random.Random(seed))).state
            assert all(s.match.definition[c] != card.definition for c in s.slots if c != NO_CARD)


@pytest.mark.parametrize("name", ["Ingeborg Davinsson", "Maria Aloise", "Jaimé Espejo"])
def test_a_rare_ability_of_the_7th_sea_is_used_around_which_a_position_is_written(name: str) -> None:
    found = only(CCG, "ability", sea_card(name).abilities[0].number)
    assert play(found, 20, seats=2).complete


def test_what_no_card_that_can_be_played_makes_possible_has_no_occasion() -> None:
    told = Exhaustion(CCG).told()
    assert [line.partition(": no occasion for ")[2] for line in told if "no occasion" in line] == [
        "IS-255 Kiss of Death: Trait (its ability 2): Comte Robert Méchant may not hire whom it would be attached to",
        "SY-150 Rose and Cross Membership: Act (its ability 1): "
        "no Crew that can be played has the symbol of the Knights of the Rose & Cross",
        "IS-255 Kiss of Death: its text 1: Comte Robert Méchant may not hire whom it would be attached to",
        "IS-255 Kiss of Death: its text 2: Comte Robert Méchant may not hire whom it would be attached to",
    ]
