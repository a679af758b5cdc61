"""Before turn 1 (CG-SETUP)."""

import pytest

from ccg_scene import CAPTAINS, SHIPS, Beginning, bare
from ledger import rule
from quarterdeck.games.ccg.terms import LA_BOCA, SEAS, THE_MIRROR, TRADE_SEA
from quarterdeck.games.ccg.whereabouts import distance, near
from quarterdeck.kernel.errors import BadDefinition

DOGS = ("Berek", "The Hurricane")
ROGERS = ("Reis", "The Crimson Roger")
REST = ("Cutlass",) * 3 + ("Near Miss",) * 3 + ("Riposte",) * 3


def names(beginning: Beginning, seat: int) -> list[str]:
    """What a player could start with now."""
    d = beginning.game.decision(seat)
    return [] if d is None else [o.words for o in d.options]


def choose(beginning: Beginning, player: int, *answers: str) -> None:
    for words in answers:
        d = beginning.game.decision(player - 1)
        assert d is not None
        beginning.game.choose(d.find(words), player - 1)


@rule("CG-SETUP-01")
def test_two_to_six_can_play() -> None:
    decks = tuple((captain, ship, *REST) for captain, ship in zip(CAPTAINS, SHIPS))
    for seats in range(2, 7):
        assert Beginning(*decks[:seats]).state.match.seats == seats
    with pytest.raises(BadDefinition, match="2 to 6"):
        Beginning(decks[0])


@rule("CG-SETUP-02", "CG-CARDS-31")
def test_the_seas_belong_to_nobody() -> None:
    s = Beginning((*DOGS, *REST), (*ROGERS, *REST)).state
    assert [s.match.drawn[c].name for c in s.match.seas] == list(SEAS)
    assert {s.match.owner[c] for c in s.match.seas} == {s.match.nobody}


@rule("CG-SETUP-03", "CG-SETUP-04")
def test_the_seas_form_a_line_whose_ends_are_not_adjacent() -> None:
    assert SEAS == ("Trade Sea", "Frothing Sea", "La Boca", "Forbidden Sea", "The Mirror")
    assert near(TRADE_SEA) == [1] and near(LA_BOCA) == [1, 3] and near(THE_MIRROR) == [3]
    assert distance(TRADE_SEA, THE_MIRROR) == 4 and distance(LA_BOCA, LA_BOCA) == 0


@rule("CG-SETUP-05", "CG-SETUP-11")
def test_captains_and_ships_are_revealed_before_anybody_chooses_crew() -> None:
    scene = Beginning((*DOGS, "Bully Boys", *REST), (*ROGERS, "Bully Boys", *REST))
    view = scene.game.view(1)
    assert [p["captain"] for p in view["players"]] == ["Berek", "Reis"]
    assert [p["ship"]["name"] for p in view["players"]] == ["The Hurricane", "The Crimson Roger"]
    assert [p["sea"] for p in view["players"]] == ["Trade Sea", "Forbidden Sea"], "as printed on the Captains"


@rule("CG-SETUP-06", "CG-SETUP-13")
def test_starting_crew_is_chosen_in_secret_and_revealed_together() -> None:
    scene = Beginning((*DOGS, "Bully Boys", "Fancy Dans", *REST), (*ROGERS, "Oar Team", *REST))
    choose(scene, 1, "Bully Boys")
    choose(scene, 2, "Oar Team")
    assert scene.game.view(0)["players"][0]["starting"] == ["Bully Boys"]
    assert scene.game.view(1)["players"][0]["starting"] == []
    decks = [scene.game.view(seat)["players"][0]["deck"] for seat in (0, 1, None)]
    assert [deck["count"] for deck in decks] == [10, 11, 11], "nor how many"
    assert scene.game.view(1)["question"] == {"seat": None}
    choose(scene, 1, "Done")
    assert scene.crew(1) == ["Berek", "Bully Boys"] and scene.crew(2) == ["Reis", "Oar Team"]
    assert not any(scene.state.tacked)


@rule("CG-SETUP-06")
def test_everybody_chooses_at_their_own_pace() -> None:
    scene = Beginning((*DOGS, "Bully Boys", "Fancy Dans", *REST), (*ROGERS, "Oar Team", *REST))
    choose(scene, 1, "Bully Boys", "Fancy Dans")
    assert scene.game.view(0)["players"][0]["starting"] == ["Bully Boys", "Fancy Dans"]
    assert [q.seat for q in scene.game.open_questions()] == [1], "there is nothing left to choose from"
    choose(scene, 2, "Done")
    assert scene.crew(1) == ["Berek", "Bully Boys", "Fancy Dans"] and scene.crew(2) == ["Reis"]


@rule("CG-SETUP-07")
def test_the_wealth_of_the_captain_pays_for_them() -> None:
    scene = Beginning((*DOGS, "Angus McCloud", "Annie Rush", "Fancy Dans", *REST), (*ROGERS, *REST))
    assert sorted(names(scene, 0)) == ["Angus McCloud", "Annie Rush", "Done", "Fancy Dans"]
    choose(scene, 1, "Angus McCloud", "Annie Rush")
    assert scene.to_act, "six and four are ten: nothing is left for others"
    assert scene.crew(1) == ["Berek", "Angus McCloud", "Annie Rush"]


@rule("CG-SETUP-08", "CG-RULE-01", "CG-CARDS-13")
def test_with_the_captain_they_do_not_exceed_the_crew_maximum() -> None:
    scene = Beginning(("Berek", "The Hanged Man", *("Brutes",) * 9, *REST), (*ROGERS, *REST))
    choose(scene, 1, *("Brutes",) * 7)
    assert len(scene.crew(1)) == 8, "a Crew Maximum of eight"


@rule("CG-SETUP-09", "CG-RULE-02")
def test_they_are_unaligned_or_of_the_captains_faction() -> None:
    scene = Beginning((*DOGS, "Al-Katim", "Annie Rush", "Bully Boys", *REST), (*ROGERS, *REST))
    assert sorted(names(scene, 0)) == ["Annie Rush", "Bully Boys", "Done"]
    scene = Beginning(("Aaron Blackstone", "The Dolphin", "Annie Rush", "Bully Boys", *REST), (*ROGERS, *REST))
    assert names(scene, 0) == ["Bully Boys", "Done"], "a Captain without faction"


@rule("CG-SETUP-10")
def test_what_could_not_be_hired_cannot_start() -> None:
    scene = Beginning((*DOGS, "Dorf Klinderhoff", "Dorf Klinderhoff", "Bully Boys", *REST), (*ROGERS, *REST))
    choose(scene, 1, "Dorf Klinderhoff")
    assert names(scene, 0) == ["Bully Boys", "Done"], "he is Unique"


@rule("CG-SETUP-12", "CG-HAND-01")
def test_each_draws_seven_cards_of_the_shuffled_rest() -> None:
    scene = Beginning((*DOGS, *REST), (*ROGERS, *REST))
    assert [len(scene.hand(1)), len(scene.deck(1))] == [7, 2]
    assert len({tuple(Beginning((*DOGS, *REST), (*ROGERS, *REST), seed=seed).hand(1)) for seed in range(8)}) > 1


@rule("CG-SETUP-02")
def test_the_rest_of_a_deck_is_unknown_to_all() -> None:
    s = Beginning((*DOGS, *REST), (*ROGERS, *REST)).state
    assert all(not s.known[c] for c in s.deck(0)) and all(s.known[c] == 1 for c in s.hand(0))


def test_all_cards_are_there_without_texts() -> None:
    assert not any(card.abilities for card in bare().cards)
