"""What on the table an action of the rulebook's list can be begun with: whoever performs it, or what it brings."""

import pytest
from scene import Scene

from quarterdeck.kernel.columns import NO_CARD

TABLE = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    crew = ["Otto Streit", {name = "Philip Hase", at = "Docks", engaged = true}]
    hand = ["Langschwert", "Langschwert", "Buratino", "Precision x5"]
    [[player]]
    leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
    [city.Docks]
    cards = ["Eko Sorridi"]
"""
THERE = {"Kaspar Dietrich", "Philip Hase"}


def begun_with(scene: Scene, words: str) -> set[str]:
    """The things an action can be begun with, cards on the table by name."""
    named = {f"slot:{slot}": scene.names((c,))[0] for slot, c in enumerate(scene.state.slots) if c != NO_CARD}
    return {named.get(handle, handle) for handle in scene.decision.find(words).begun_with}


@pytest.mark.parametrize("words, things", [
    ("Move", {"Kaspar Dietrich", "Otto Streit"}),
    ("Claim", {"Kaspar Dietrich"}),
    ("Challenge", {"Kaspar Dietrich"}),
    ("Equip", {*THERE, "Otto Streit", "card:Langschwert"}),
    ("Recruit", {*THERE, "Eko Sorridi"}),
    ("Play a Brute", {"card:Buratino"}),
    ("Pass", set()),
])  # fmt: skip
def test_an_action_begins_with_whoever_could_perform_it_or_what_it_would_bring(words: str, things: set[str]) -> None:
    assert begun_with(Scene(TABLE), words) == things


@pytest.mark.parametrize("words", ["Move", "Equip", "Recruit"])
def test_all_who_could_perform_it_are_offered_by_the_question_that_follows(words: str) -> None:
    scene = Scene(TABLE)
    begun = set(scene.decision.find(words).begun_with)
    scene.choose(words)
    offered = {handle for option in scene.decision.options for handle in option.points_at}
    assert scene.kind == "choose_performer" and offered <= begun


def test_where_a_target_is_equipped_it_begins_with_the_attachment() -> None:
    scene = Scene('ruleset = "playtest-5.9.4e"\n' + TABLE)
    assert begun_with(scene, "Equip") == {"card:Langschwert"}
