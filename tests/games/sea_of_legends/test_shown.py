"""What a screen is told: reasons of NPCs, dice and what to make of them, numbers that say where they come from."""

import json
from typing import Any

import pytest

from quarterdeck.games.sea_of_legends import happenings, offer
from quarterdeck.games.sea_of_legends.table import REASONS, RULES
from quarterdeck.games.sea_of_legends.terms import QUESTIONS, TAVERN_DECK
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.flow import answer
from sol_scene import (
    Scene, alone, at, fort, flag, has, level, npc, rolled, tired, unlocked, voyage,
)  # fmt: skip


def view(scene: Scene, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = scene.state.match.rules.view(scene.state, seat)
    return found


def events(scene: Scene, kind: str) -> list[dict[str, Any]]:
    return [e for e in scene.state.match.rules.happened(scene.state, 0, 0) if e["kind"] == kind]


# The Faction Turn tells why


def test_a_galleon_says_which_port_it_is_after() -> None:
    scene = voyage(at(1, "Campeche"), npc("Spanish Galleon", "Sea 3"), flag(1, "Nassau"), start="factions")
    assert "It seeks the nearest captured Port it can beat: Nassau, 1 away." in scene.log()
    told = events(scene, "reason")[0]
    assert (told["card"], told["place"], told["amount"]) == ("Spanish Galleon", scene.region("Nassau"), 1)


def test_a_way_around_who_is_stronger_is_told() -> None:
    scene = voyage(
        at(1, "Campeche"), at(2, "Campeche"), npc("Spanish Galleon", "St. Augustine"), flag(1, "Nassau"),
        npc("Tetzahuitl", "Sea 2"), level("Spanish Armada", 2), fort("Spanish Armada", "Claw Bay"), start="factions",
    )  # fmt: skip
    while scene.kind in ("next_faction", "next_npc"):
        scene.choose(scene.options[0])
    around = "Nassau, 3 away, around who is too strong for it."
    assert f"It seeks the nearest captured Port it can beat: {around}" in scene.log()


def test_a_soldier_seeks_others_and_a_lone_one_nothing() -> None:
    together = voyage(npc("Undead Soldier", "Sea 1"), npc("Undead Soldier", "Sea 5"), start="factions")
    assert any(line.startswith("It seeks the nearest other Soldiers, to form a Horde:") for line in log_after(together))
    lone = voyage(npc("Undead Soldier", "Sea 1"), start="factions")
    assert "Undead Soldier has no Objective." in lone.log()
    assert lone.decision.reason == "Undead Soldier has no Objective: where does it go?"


def log_after(scene: Scene) -> list[str]:
    """What is told after the first of the waiting NPCs was chosen."""
    if scene.kind == "next_npc":
        scene.choose(scene.options[0])
    return scene.log()


def test_an_attack_tells_both_strengths() -> None:
    scene = voyage(npc("Spanish Galleon", "Sea 1"), npc("Undead Soldier", "Sea 1"), start="factions")
    scene.choose("Spanish Armada")
    assert "Spanish Galleon attacks Undead Soldier and wins, 4 to 3." in scene.log()


# Dice


def test_the_best_use_of_the_dice_is_proposed() -> None:
    scene = voyage(at(1, "Nassau"), rolled("1 C L 2", "X"))
    scene.choose("Challenge Nassau", "Roll")
    found = view(scene)["roll"]["proposal"]
    assert found["texts"] == ["Axe Fist the Punisher: Smash-tastic"], "the Quartermaster need not be exhausted for it"
    assert (found["strength"], found["wins"]) == (4, True)
    assert view(scene, 1)["roll"]["proposal"] is None and view(scene, None)["roll"]["proposal"] is None


def test_a_proposal_may_have_several_parts_and_can_be_followed() -> None:
    scene = voyage(at(1, "Bridgetown"), rolled("1 C L 1", "1"))
    scene.choose("Challenge Bridgetown", "Roll")
    keys = view(scene)["roll"]["proposal"]["keys"]
    assert len(keys) == 2, "Smash-tastic, then the Quartermaster, who has only the C left to turn"
    for k in keys:
        assert scene.state.question is not None and k in scene.state.question.options
        answer(scene.state, k)
    if scene.kind == "assign_dice":
        scene.choose("Leave the dice")
    assert scene.flag("Bridgetown") == 1


def test_nothing_is_spent_on_a_challenge_that_is_lost() -> None:
    scene = voyage(at(1, "Cartagena"), rolled("1 C L 1", "1"), alone(1))
    scene.choose("Challenge Cartagena", "Roll")
    assert view(scene)["roll"]["proposal"] is None


def test_chance_is_not_proposed() -> None:
    scene = voyage(at(1, "Nassau"), rolled("C C C 2", "1"), alone(1), tired(1, "Quartermaster"))
    scene.choose("Challenge Nassau", "Roll")
    assert scene.offers("Pilfer") and view(scene)["roll"]["proposal"] is None


def test_who_has_seen_a_card_cannot_take_back_what_was_chosen_before() -> None:
    scene = voyage(at(1, "Havana"))
    scene.state.made += 1
    assert happenings.draw(scene.state, TAVERN_DECK) != NONE
    assert scene.state.sealed == scene.state.made


def test_a_challenge_says_whom_it_is_with_and_what_it_gives() -> None:
    scene = voyage(at(1, "Sea 3"), npc("Spanish Galleon", "Sea 3", gold=2))
    assert [o.meaning for o in scene.decision.options if o.words == "Challenge Spanish Galleon"] == [
        "Strength 4; gives 9 gold"
    ]
    scene.choose("Challenge Spanish Galleon")
    found = view(scene)["challenge"]
    assert (found["whom"], found["needed"], found["reward"]) == ("Spanish Galleon", 4, "9 gold")


def test_a_text_points_at_its_card_and_its_face() -> None:
    scene = voyage(at(2, "Nassau"), rolled("C C L 1", "1"), first=2)
    scene.choose("Challenge Nassau", "Roll")
    big_hit = scene.decision.find("Big Hit")
    assert big_hit.points_at == (f"slot:{scene.state.slot[scene.state.captain[1]]}", "face:C")
    dice = view(scene)["roll"]["dice"]
    assert [(d["kind"], d["face"]) for d in dice][:2] == [("Captain die", "L"), ("Captain die", "C")]
    scene.choose("Quartermaster")
    assert {at for option in scene.decision.options for at in option.points_at} == {"die:0C", "die:0L"}


# Numbers and cards


def test_notoriety_says_where_it_comes_from() -> None:
    scene = voyage(has(1, "Coral Crown", "Mission Bell"))
    assert view(scene)["players"][0]["explained"] == "Notoriety 2 = 2 for Relics"


def test_the_lines_of_lovers_say_which_are_unlocked() -> None:
    scene = voyage(unlocked(1, "Axe Fist", 2))
    lover = next(c for c in view(scene)["players"][0]["cards"] if c["kind"] == "Lover")
    assert [line["on"] for line in lover["lines"]] == [True, True, False, False]
    assert lover["lines"][1]["text"] == "Big and Mean. Add 2 Bonus dice to your pool."


def test_factions_say_how_near_they_are() -> None:
    scene = voyage(npc("Tetzahuitl", "Sea 1"))
    found = {f["name"]: (f["wants"], f["has"], f["needs"]) for f in view(scene)["factions"]}
    assert found["Children of Tlaloc"] == ("Relics held by Tetzahuitl", 0, 4)
    assert found["Dread Tide"] == ("infested Ports", 0, 5) and found["Spanish Armada"] == ("", 0, 0)


def test_an_event_says_which_of_its_sets_are_carried_out() -> None:
    scene = voyage(start="event")
    found = view(scene)["event"]
    assert found["sets"][0]["on"] and not found["sets"][3]["on"] and len(found["sets"]) == 4


# What a story says


def test_crew_that_is_used_is_told_once_and_a_text_by_its_title() -> None:
    scene = voyage(at(1, "Nassau"), rolled("L 1 1 1", "1 1")).choose("Challenge Nassau", "Gunner", "Smash-tastic")
    told = [line for line in scene.log() if "Gunner" in line or "Smash-tastic" in line]
    assert told == [
        "Player 1 uses Gunner.", "Player 1 adds 1 Bonus die by Gunner.",
        "Player 1 uses Axe Fist the Punisher: Smash-tastic.",
    ]  # fmt: skip


def test_steps_that_are_left_and_chapters_are_counted() -> None:
    scene = voyage(at(1, "Tortuga"))
    go = next(option for option in scene.decision.options if option.words.startswith("Go on an Adventure"))
    assert go.meaning == "chapter 1 of 3"
    scene.choose("Set sail")
    assert scene.decision.reason == "Where to? 2 steps are left."
    scene.choose("Sea 9")
    assert scene.decision.reason == "Where to? 1 step is left."


def test_every_question_has_words_and_rules_that_exist() -> None:
    ids = {rule["id"] for rule in offer.rules()}
    assert set(RULES.values()) <= ids
    assert set(REASONS) <= set(QUESTIONS)


@pytest.mark.parametrize("kind", ["Captain", "Follower", "Event", "Rumor", "Ship", "Token"])
def test_every_kind_of_piece_can_be_printed(kind: str) -> None:
    found = [card for card in offer.cards() if card["type"] == kind]
    assert found and all(all(card["words"]) for card in found)
    assert json.loads(json.dumps(found))[0]["name"] == found[0]["name"]
