"""The exhaustive runner, in small: `quarterdeck exhaust five-sails` plays until nothing is left."""

import random

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
from quarterdeck.lab.exhaust import Exhaustion, exhaust


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
