"""What questions, answers and the log of Sea of Legends say is what comes of them."""

from typing import Any

from quarterdeck.games.sea_of_legends.terms import EVENT_DECK, HIRING_HALL, SHIPYARD
from quarterdeck.kernel.decision import Decision
from quarterdeck.kernel.foresight import foretell
from sol_scene import (
    Scene, alone, at, character, deck, flag, gold, has, notoriety, npc, rolled, tired, token, top, voyage,
)  # fmt: skip


def view(scene: Scene, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = scene.state.match.rules.view(scene.state, seat)
    return found


def foretold(scene: Scene) -> Decision:
    decision, question = scene.decision, scene.state.question
    assert question is not None
    foretell(scene.state, question, decision)
    return decision


def comes(scene: Scene, words: str) -> list[str]:
    """What an answer leads to, with what all answers of the question do."""
    decision = foretold(scene)
    return [one.words for one in (*decision.foreseen, *decision.find(words).foreseen)]


# Ports


def test_a_port_that_one_has_promises_nothing() -> None:
    scene = voyage(at(1, "Nassau"), flag(1, "Nassau"))
    assert scene.decision.find("Challenge Nassau").meaning == "Strength 4; gives nothing: it is yours already"
    scene.choose("Challenge Nassau")
    assert view(scene)["challenge"]["reward"] == "nothing: it is yours already"
    theirs = voyage(at(1, "Nassau"), flag(2, "Nassau")).choose("Challenge Nassau")
    assert view(theirs)["challenge"]["reward"] == "your Flag, and 7 gold"


def test_a_port_that_one_has_says_what_will_be_gone() -> None:
    scene = voyage(at(1, "Nassau"), flag(1, "Nassau"))
    scene.state.infested |= 1 << scene.region("Nassau")
    gives = "gives only that the Infestation will be gone: it is yours already"
    assert scene.decision.find("Challenge Nassau").meaning == f"Strength 4; {gives}"


# Dice


def test_a_reroll_says_what_is_picked_what_ends_it_and_what_came_of_it() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Cracked Hourglass"), alone(1), rolled("C X 1 1", "1"))
    scene.choose("Challenge Nassau", "Roll", "Cracked Hourglass")
    assert scene.decision.reason == "Cracked Hourglass: which dice do you reroll? Chosen so far: none."
    assert scene.options[-1] == "Reroll none"
    scene.choose("Reroll a Captain die showing C")
    assert scene.decision.reason.endswith("Chosen so far: Captain die C.") and scene.options[-1] == "Reroll this one"
    scene.choose("Reroll a Captain die showing X")
    if scene.options[-1].startswith("Reroll"):
        assert scene.options[-1] == "Reroll these 2"
        rolled("2 L", "")(scene.state)
        scene.choose("Reroll these 2")
    assert "Player 1 rerolls C X by Cracked Hourglass: L 2." in scene.log()


def test_what_a_nemesis_is_about_to_take_is_counted_and_told() -> None:
    """Kahina needs 4 against Nassau, and an X lies there."""
    scene = voyage(at(1, "Nassau"), alone(1), character(1, "Xochi", nemesis=True), rolled("X 2 1 1", "C"))
    scene.choose("Challenge Nassau", "Roll")
    assert scene.decision.reason.endswith("Strength as they lie: 4, less 1 by Wrong Heading: 3.")
    for seat in (0, 1, None):
        roll = view(scene, seat)["roll"]
        assert (roll["strength"], roll["taken"]) == (3, [{"n": 1, "why": "Wrong Heading"}])
    assert "you lose, 3 to 4" in comes(scene, "Leave the dice")
    scene.choose("Leave the dice")
    assert "Player 1 loses, 3 to 4." in scene.log()


def test_dice_that_no_nemesis_minds_count_as_they_lie() -> None:
    scene = voyage(at(1, "Nassau"), alone(1), rolled("X 2 1 1", "C")).choose("Challenge Nassau", "Roll")
    assert scene.decision.reason == "What do you do with the dice?"
    assert (view(scene)["roll"]["strength"], view(scene)["roll"]["taken"]) == (4, [])


# People


def test_who_refreshes_is_asked_whom() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Drillmaster"), tired(1, "Gunner", "Navigator", "Quartermaster"))
    scene.choose("Drillmaster")
    assert scene.kind == "refresh_crew" and scene.decision.reason == "Drillmaster: whom do you refresh?"
    assert scene.options == ["Gunner", "Navigator", "Quartermaster"]
    scene.choose("Gunner", "Navigator")
    assert [line for line in scene.log() if "refreshes" in line] == [
        "Player 1 refreshes Gunner.", "Player 1 refreshes Navigator.",
    ]  # fmt: skip


def test_a_port_action_names_whom_it_refreshes() -> None:
    scene = voyage(at(1, "Havana"), tired(1, "Gunner", "Navigator")).choose("Take the Port action")
    assert "Player 1 refreshes Gunner and Navigator." in scene.log()


# Harbours


def test_who_is_hired_joins_when_the_hiring_is_over_and_that_is_no_harm() -> None:
    scene = voyage(at(1, "Campeche"), top("First Mate"), gold(1, 9))
    assert scene.state.match.board.type[scene.region("Campeche")] == HIRING_HALL
    scene.choose("Take the Port action")
    hire = foretold(scene).find("First Mate")
    said = [one.words for one in hire.foreseen]
    assert "you hire First Mate, who joins when the hiring is over" in said and not hire.harms


def test_a_shipyard_without_a_ship_that_can_be_paid_says_so_and_is_told() -> None:
    yard = "Havana"
    scene = voyage(at(1, yard), gold(1, 0))
    assert scene.state.match.board.type[scene.region(yard)] == SHIPYARD
    port = "nothing comes of it: your Crew is rested, and you can afford no other ship"
    assert scene.decision.find("Take the Port action").meaning == port
    weary = voyage(at(1, yard), gold(1, 0), tired(1, "Gunner"))
    port = "refresh your Crew, and you can afford no other ship"
    assert weary.decision.find("Take the Port action").meaning == port
    scene.choose("Take the Port action")
    assert f"Player 1 takes the Port action of {yard}, a Shipyard, and can afford no other ship." in scene.log()
    rich = voyage(at(1, yard), gold(1, 90))
    assert rich.decision.find("Take the Port action").meaning == "refresh your Crew and buy a ship"


def test_income_says_what_it_is_for() -> None:
    scene = voyage(at(1, "Sea 3"), flag(1, "Nassau", "Havana"), gold(1, 10))
    told = "income: you gain 2 for your Flag in Havana and 2 for your Flag in Nassau (14 gold)"
    assert told in comes(scene, "End the turn")
    scene.choose("End the turn")
    assert "Player 1 gains 4 gold: 2 for the Flag in Havana and 2 for the Flag in Nassau." in scene.log()


# Factions


def test_a_way_around_ones_own_people_is_not_told_as_fear() -> None:
    """A Guardian never enters a region with another; nobody it could fear is on the board. (SL-TLA-12)"""
    scene = voyage(
        at(1, "Cartagena"), at(2, "Cartagena"), npc("Merfolk Guardian", "St. Augustine"),
        npc("Merfolk Guardian", "Sea 2"), npc("Merfolk Guardian", "Sea 6"), token("Summoning Relic", "Nassau"),
        start="factions",
    )  # fmt: skip
    scene.choose("Merfolk Guardian (in St. Augustine)")
    told = [line for line in scene.log() if line.startswith("It seeks")]
    assert told[0].endswith(" away, around regions that it may not enter.")


def test_who_is_there_already_heads_nowhere_and_a_leader_who_is_not_in_play_is_explained() -> None:
    scene = voyage(npc("Merfolk Guardian", "Nassau"), token("Summoning Relic", "Nassau"), start="factions")
    assert "Merfolk Guardian is where its Objective is: Nassau." in scene.log()
    wants = {faction["name"]: faction["wants"] for faction in view(scene)["factions"]}
    assert wants["Children of Tlaloc"] == "Relics held by Tetzahuitl (its Leader, not in play)"
    there = {faction["name"]: faction["wants"] for faction in view(voyage(npc("Tetzahuitl", "Nassau")))["factions"]}
    assert there["Children of Tlaloc"] == "Relics held by Tetzahuitl"


def test_where_a_piece_is_is_said_once() -> None:
    scene = voyage(npc("Spanish Galleon", "Sea 2"), npc("Spanish Galleon", "Sea 9"), start="factions")
    assert [(option.words, option.meaning) for option in scene.decision.options] == [
        ("Spanish Galleon (in Sea 2)", ""), ("Spanish Galleon (in Sea 9)", ""),
    ]  # fmt: skip


def test_a_line_of_a_nemesis_says_what_it_does() -> None:
    scene = voyage(at(1, "Nassau"), rolled("X 2 1 1", "C")).choose("Challenge Nassau", "Roll", "Leave the dice")
    assert scene.kind == "suffer_nemesis" and scene.decision.reason.endswith(": exhaust one of your Crew: which?")


def test_claiming_a_relic_says_that_it_is_notoriety() -> None:
    scene = voyage(at(1, "San Juan"), has(1, "Cracked Hourglass", claimed=False))
    claim = "Claim the Cracked Hourglass"
    assert scene.decision.find(claim).meaning == "a Relic: 1 Notoriety while you hold it"
    assert "what you hold is worth 1 Notoriety more (1 of 10)" in comes(scene, claim)
    scene.choose(claim)
    assert "Player 1 claims the Cracked Hourglass, a Relic: 1 Notoriety." in scene.log()


def test_the_end_names_who_has_won() -> None:
    scene = voyage(notoriety(2, 10))
    while not scene.state.over:
        scene.choose(scene.options[-1])
    assert scene.log()[-1] == "Player 2 has won as the most notorious Captain."


def test_of_several_that_appear_each_is_counted() -> None:
    scene = voyage(deck(EVENT_DECK, "Salute of the Guns"), players=4, start="event")
    assert scene.decision.reason == "Spanish Galleon appears: in which region? (1 of 2)"
    scene.choose("Sea 3")
    assert scene.decision.reason == "Spanish Galleon appears: in which region? (2 of 2)"
