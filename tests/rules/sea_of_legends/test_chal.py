"""Challenges (SL-CHAL), with the rulebook's worked example."""

from ledger import rule
from sol_scene import (
    Scene, at, gold, has, level, npc, rolled, top, unlocked, voyage,
)

EXAMPLE = (
    at(1, "Bridgetown"), npc("Merfolk Guardian", "Bridgetown"), level("Children of Tlaloc", 4),
    has(1, "Peggy", "Ancient Scythe"), unlocked(1, "Axe Fist", 2), unlocked(1, "Josephine", 2), gold(1, 6),
    top("Mutinous Pistol"), rolled("1 C L X", "1 1 1 1 C L X"),
)  # fmt: skip


@rule(
    "SL-CHAL-10", "SL-CHAL-11", "SL-CHAL-12", "SL-CHAL-14", "SL-CHAL-16", "SL-CHAL-18", "SL-CHAL-21", "SL-CHAL-22",
    "SL-CHAL-23", "SL-CHAL-26", "SL-CHAL-30", "SL-CHAL-31", "SL-CHAL-33", "SL-CHAL-34", "SL-CHAL-39", "SL-CHAL-45",
    "SL-CREW-01", "SL-CREW-02", "SL-RULE-53", "SL-CAP-07", "SL-LOVE-12", "SL-NEM-08",
)  # fmt: skip
def test_the_worked_example_eleven_dice_strength_five_to_eight_the_nemesis_costs_six_gold_and_a_tie_wins() -> None:
    scene = voyage(*EXAMPLE).choose("Challenge Merfolk Guardian", "Gunner")
    assert "Player 1 rolls 11 dice: Strength 5." in scene.log()
    scene.choose("Quartermaster", "Captain die showing C to 1")
    assert roll(scene)["strength"] == 6
    scene.choose("Kahina: Pilfer")
    assert "Mutinous Pistol" in scene.cards(1)
    scene.choose("Axe Fist", "Axe Fist")
    assert roll(scene)["strength"] == 8 and not scene.log()[-1].startswith("Player 1 wins")
    assert scene.gold(1) == 8, "6 gold lost to Josephine, 8 gained for the Guardian" 
    assert scene.exhausted(1) == ["Gunner", "Navigator", "Quartermaster"]
    assert "Player 1 loses 6 gold." in scene.log() and "Player 1 wins, 8 to 8." in scene.log()
    assert scene.npcs("Bridgetown") == []


def roll(scene: Scene) -> dict[str, int]:
    """The dice as a player sees them; after the last decision of the example, as they were."""
    found: dict[str, int] = scene.state.match.rules.view(scene.state, 0)["roll"] or {"strength": 8}
    return found
