"""The texts of Captain Roberts' deck: each used, and not usable where it must not be."""

import pytest
from ccg_scene import captain, crew, hand, ship, who
from ccg_written import BOARDING, hits, left, sinks, table, tacks
from quarterdeck.games.ccg.terms import CANNON, SAILING

ROBERTS = captain(1, "Captain Roberts")
ABLE = ("Mr. Smythe", "Mr. Smythe", "Padre Esteban", "Li'l Jim")


def test_captain_roberts_makes_the_best_of_an_able_crew() -> None:
    able, fewer = table(ROBERTS, crew(1, *ABLE)), table(ROBERTS, crew(1, *ABLE[1:], "Oar Team"))
    assert (able.skill("Li'l Jim", SAILING), fewer.skill("Li'l Jim", SAILING)) == (4, 3), "a Topman"
    assert (able.skill("Padre Esteban", CANNON), fewer.skill("Padre Esteban", CANNON)) == (3, 2), "a Gunner"
    assert (hits(able, "Captain Roberts"), hits(fewer, "Captain Roberts")) == (3, 2), "a Swordsman"
    assert hits(able, "Mr. Smythe") == 0 and able.skill("Mr. Smythe", CANNON) == 2


@pytest.mark.parametrize(("who_", "drawn"), [("Captain Roberts", True), ("Mr. Smythe", False)])
def test_the_dolphin_draws_before_a_swordsman_attacks(who_: str, drawn: bool) -> None:
    scene = table(ROBERTS, ship(1, "The Dolphin", sea="La Boca"), crew(1, "Mr. Smythe"), hand(1, "Panache"),
                  more=BOARDING)  # fmt: skip
    scene.choose(f"Push forward {who_}")
    assert (scene.kind == "may_effect") == drawn
    if drawn:
        scene.choose("Yes")
        assert scene.hand(1) == ["Panache", "Brutes"]


def test_the_dolphin_moves_before_an_action() -> None:
    scene = table(ROBERTS, ship(1, "The Dolphin", sea="La Boca"))
    scene.choose("The Dolphin", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1


def test_mountainous_mike_draws_before_he_attacks() -> None:
    scene = table(crew(1, "Mountainous Mike", "Mr. Smythe"), hand(1, "Panache"), more=BOARDING)
    scene.choose("Push forward Mountainous Mike", "Yes")
    assert scene.hand(1) == ["Panache", "Brutes"]
    scene = table(crew(1, "Mountainous Mike", "Mr. Smythe"), hand(1, "Panache"), more=BOARDING)
    scene.choose("Push forward Mr. Smythe")
    assert scene.kind != "may_effect"


@pytest.mark.parametrize(("name", "tacking", "sinking"), [
    ("Brutes", 3, 1), ("Bully Boys", 4, 2), ("Cutthroats", 1, 6), ("Solomon Sails", 1, 5),
])  # fmt: skip
def test_crew_that_absorb_more(name: str, tacking: int, sinking: int) -> None:
    scene = table(crew(1, name))
    assert (tacks(scene, name), sinks(scene, name)) == (tacking, sinking)


def test_juliet_jones_helps_her_captain_to_sail() -> None:
    scene = table(ROBERTS, crew(1, "Juliet Jones", "Oar Team"))
    assert scene.skill("Captain Roberts", SAILING) == 4 and scene.skill("Oar Team", SAILING) == 2
    assert scene.skill("Reis", SAILING) == 3


def test_basic_swordsmanship_is_for_those_who_are_no_swordsmen() -> None:
    scene = table(crew(1, who("Mr. Smythe", attached=("Basic Swordsmanship",))))
    assert hits(scene, "Mr. Smythe") == 1
    scene = table(crew(1, "Mr. Smythe", "Berek's Boys", "Jack Trades"), hand(1, "Basic Swordsmanship"))
    scene.choose("Attach Basic Swordsmanship")
    assert scene.options == ["Mr. Smythe", "Jack Trades"], "Berek is a Swordsman"


def test_a_cheap_cutlass_adds_two_hits_and_is_gone() -> None:
    armed = who("Mr. Smythe", attached=("Cheap Cutlass",))
    scene = table(crew(1, armed, "Jack Trades"), hand(1, "Panache"), more=BOARDING)
    scene.choose("Push forward Mr. Smythe", "Take the Hits", "Cheap Cutlass")
    assert left(scene) == "4 left" and scene.discard(1)[:1] == ["Cheap Cutlass"]
    scene = table(crew(1, armed, "Jack Trades"), hand(1, "Panache"), more=BOARDING)
    scene.choose("Push forward Jack Trades", "Take the Hits")
    assert left(scene) == "2 left", "the Cutlass of another"


def test_pocket_money_pays_influence() -> None:
    rich = crew(1, who("Mr. Smythe", attached=("Pocket Money",)))
    scene = table(rich, hand(1, "Fancy Dans"))
    scene.choose("Hire Fancy Dans", "Pocket Money")
    assert scene.discard(1) == ["Pocket Money"] and not scene.tacked("Berek")
    scene = table(rich, ship(1, "The Hanged Man", sea="La Boca"), crew(1, "Li'l Jim", "Oar Team"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Pocket Money")
