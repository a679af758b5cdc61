"""Challenges (SL-CHAL), with the rulebook's worked example."""

from typing import Any

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import hostile
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.effects import words
from quarterdeck.games.sea_of_legends.rolling import R_EXTRA, R_POOL, R_SIZE, add_dice, add_strength, strength_of
from quarterdeck.games.sea_of_legends.terms import BEFORE_ROLL
from sol_scene import (
    Scene, alone, at, captain, character, flag, fort, gold, has, level, npc, rolled, tired, top, unlocked, voyage,
)  # fmt: skip
from sol_using import is_tally

EXAMPLE = (
    at(1, "Bridgetown"), npc("Merfolk Guardian", "Bridgetown"), level("Children of Tlaloc", 4),
    has(1, "Peggy", "Ancient Scythe"), unlocked(1, "Axe Fist", 2), unlocked(1, "Josephine", 2), gold(1, 6),
    top("Mutinous Pistol"), rolled("1 C L X", "1 1 1 1 C L X"),
)  # fmt: skip
NOBODY = tired(1, "Gunner", "Navigator", "Quartermaster")
#: nothing that could be used, for either of two players
BARE = (alone(1), alone(2), NOBODY, tired(2, "Gunner", "Navigator", "Quartermaster"))


def roll(scene: Scene) -> dict[str, Any]:
    """The dice as the players see them."""
    found: dict[str, Any] = scene.state.match.rules.view(scene.state, 0)["roll"]
    return found


@rule(
    "SL-CHAL-10", "SL-CHAL-11", "SL-CHAL-14", "SL-CHAL-16", "SL-CHAL-18", "SL-CHAL-21", "SL-CHAL-22", "SL-CHAL-23",
    "SL-CHAL-26", "SL-CHAL-28", "SL-CHAL-30", "SL-CHAL-31", "SL-CHAL-33", "SL-CHAL-34", "SL-CHAL-39", "SL-CHAL-45",
    "SL-CREW-01", "SL-CREW-02", "SL-RULE-53", "SL-CAP-07", "SL-LOVE-12", "SL-NEM-08", "SL-PORT-13",
)  # fmt: skip
def test_the_worked_example_eleven_dice_strength_five_to_eight_the_nemesis_costs_six_gold_and_a_tie_wins() -> None:
    scene = voyage(*EXAMPLE).choose("Challenge Merfolk Guardian", "Gunner")
    assert "Player 1 rolls 11 dice: Strength 5." in scene.log()
    scene.choose("Quartermaster", "Captain die showing C to 1")
    assert roll(scene)["strength"] == 6
    scene.choose("Kahina: Pilfer")
    assert scene.cards(1)[-1] == "Mutinous Pistol" and not scene.offers("Mutinous Pistol"), "a Rumor cannot help yet"
    scene.choose("Smash-tastic")
    assert roll(scene)["strength"] == 7
    scene.choose("Smash-tastic")
    assert scene.exhausted(1) == ["Gunner", "Navigator", "Quartermaster"], "Josephine exhausts the last one ready"
    assert "Player 1 loses 6 gold." in scene.log() and "Player 1 wins, 8 to 8." in scene.log()
    assert len([c for c in scene.cards(1) if c in ("Gunner", "Navigator", "Quartermaster")]) == 3, "line 3 is locked"
    assert scene.gold(1) == 8 and scene.npcs("Bridgetown") == []


@rule("SL-CHAL-01", "SL-CHAL-07")
def test_players_npcs_and_ports_of_the_own_region_can_be_challenged() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), at(3, "Nassau"), at(4, "Havana"), players=4)
    assert [words for words in scene.options if words.startswith("Challenge")] == [
        "Challenge Nassau", "Challenge Player 2", "Challenge Player 3"
    ]  # fmt: skip
    assert not voyage(at(1, "Sea 7")).offers("Challenge")


@rule("SL-CHAL-03", "SL-RULE-15")
def test_neutral_and_allied_npcs_cannot_be_challenged() -> None:
    for letters in (1, 2):
        scene = voyage(at(1, "Sea 7"), npc("Spanish Galleon", "Sea 7"), has(1, *["Letter of Marque"] * letters))
        assert not scene.offers("Challenge")


@rule("SL-CHAL-04", "SL-CHAL-05")
def test_beside_a_hostile_npc_neither_player_nor_port_can_be_challenged() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), npc("Undead Soldier", "Nassau"))
    assert scene.options == ["Set sail", "Challenge Undead Soldier", "End the turn"]


@rule("SL-CHAL-06", "SL-FORT-02")
def test_a_port_with_a_fort_cannot_be_challenged() -> None:
    assert not voyage(at(1, "Nassau"), fort("Dread Tide", "Nassau")).offers("Challenge Nassau")


@rule("SL-CHAL-08", "SL-CHAL-48")
def test_the_own_port_can_be_challenged_but_gives_nothing() -> None:
    scene = voyage(at(1, "Nassau"), flag(1, "Nassau"), *BARE, rolled("2 2 2 2", "1"))
    scene.choose("Challenge Nassau")
    assert "Player 1 wins, 9 to 4." in scene.log() and scene.gold(1) == 8


@rule("SL-CHAL-10")
def test_no_more_than_fourteen_bonus_dice() -> None:
    f = [0] * R_SIZE
    add_dice(f, 12)
    add_dice(f, 5)
    assert f[4] == 14
    items = has(1, "Leviathan's Daughter", "Drowned Bell", "Claw of the Bay", "Keg of Powder", "Grapeshot")
    scene = voyage(at(1, "Nassau"), items, alone(1)).choose("Challenge Nassau")
    scene.choose("Drowned Bell", "Claw of the Bay", "Keg of Powder", "Grapeshot", "Gunner")
    assert "Player 1 rolls 18 dice" in " ".join(scene.log())


@rule("SL-CHAL-13", "SL-CHAL-10")
def test_the_four_captain_dice_are_always_rolled() -> None:
    worst = character(1, "Sabine", nemesis=True, lines=3), unlocked(1, "Josephine", 3), NOBODY, gold(1, 0)
    scene = voyage(at(1, "Nassau"), *worst, rolled("C C C C", "1")).choose("Challenge Nassau")
    assert "Player 1 rolls 5 dice: Strength 1." in scene.log() and roll(scene)["pool"][1] == 4
    for card in catalogue().cards:
        for a in card.abilities:
            assert a.kind != BEFORE_ROLL or all(is_tally(effect, words.add_dice) for effect in a.effects), card.name


@rule("SL-CHAL-12", "SL-CHAL-09")
def test_dice_are_added_before_the_roll_only() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Keg of Powder"), alone(1), rolled("C C C C", "L"))
    scene.choose("Challenge Nassau", "Roll the dice")
    assert not scene.offers("Gunner") and not scene.offers("Keg of Powder") and scene.offers("Quartermaster")


@rule("SL-CHAL-17", "SL-CHAL-29")
def test_texts_are_used_in_any_order_until_the_roller_has_finished() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Bosun", "Admiral's Wig"), alone(1), rolled("1 1 1 X", "C"))
    scene.choose("Challenge Nassau", "Roll the dice", "Quartermaster")
    assert roll(scene)["strength"] == 4
    scene.choose("Admiral's Wig", "Leave the dice as they are")
    assert "Player 1 wins, 5 to 4." in scene.log() and "Bosun" not in scene.exhausted(1)


@rule("SL-CHAL-19", "SL-PORT-14")
def test_an_item_is_used_once_and_discarded() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Flask of Courage"), *BARE, rolled("1 C X X", "X"))
    scene.choose("Challenge Nassau", "Flask of Courage", "Leave the dice")
    assert "Player 1 wins, 4 to 4." in scene.log() and "Flask of Courage" not in scene.cards(1)
    assert scene.state.match.rules.view(scene.state, 0)["discards"]["tavern"] == ["Flask of Courage"]


@rule("SL-CHAL-20")
def test_a_relic_is_used_at_most_once_per_challenge_and_never_exhausted() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Admiral's Wig"), *BARE, rolled("1 1 1 C", "X"))
    scene.choose("Challenge Nassau", "Admiral's Wig")
    assert not scene.offers("Admiral's Wig")
    scene.choose("Leave the dice")
    assert scene.exhausted(1) == ["Gunner", "Navigator", "Quartermaster"]


@rule("SL-CHAL-24", "SL-RULE-16", "SL-CAP-07", "SL-CAP-08")
def test_all_dice_of_a_draw_make_one_draw_and_cards_are_kept_once() -> None:
    given = at(1, "Nassau"), *BARE, top("Keg of Powder", "Coral Crown", "Holy Water"), rolled("C C C X", "X")
    scene = voyage(*given).choose("Challenge Nassau", "Pilfer", "3 dice")
    assert scene.kind == "keep_cards" and set(scene.options) == {"Keg of Powder", "Coral Crown", "Holy Water"}
    scene.choose("Holy Water")
    assert scene.cards(1)[-1] == "Holy Water" and not scene.offers("Pilfer")
    scene = voyage(*given, captain(1, "Kahina", legendary=True), at(1, "Nassau"))
    scene.choose("Challenge Nassau", "Plunder", "2 dice", "Keg of Powder")
    assert scene.cards(1)[-2:] == ["Keg of Powder", "Coral Crown"] and not scene.offers("Plunder"), "one C is left"


@rule("SL-CHAL-25", "SL-LOVE-02", "SL-LOVE-04")
def test_only_unlocked_lines_of_a_lover_can_be_used_and_all_of_them_at_once() -> None:
    for lines, offered in ((0, []), (1, ["Smash-tastic"]), (3, ["Smash-tastic", "Happy Accident"])):
        scene = voyage(
            at(1, "Nassau"), NOBODY, unlocked(1, "Axe Fist", lines), unlocked(1, "Josephine", 0), captain(1, "Liu"),
            at(1, "Nassau"), rolled("L X X C", "1 1 1"),
        ).choose("Challenge Nassau")  # fmt: skip
        words = " ".join(scene.options)
        assert [title for title in ("Smash-tastic", "Happy Accident") if title in words] == offered


@rule("SL-CHAL-27", "SL-CHAL-30")
def test_nemesis_dice_that_are_turned_or_put_aside_do_not_count() -> None:
    given = at(1, "Nassau"), unlocked(1, "Axe Fist", 0), unlocked(1, "Josephine", 1), rolled("X 1 1 2", "1")
    scene = voyage(*given, has(1, "Chaplain"), tired(1, "Gunner", "Quartermaster"))
    scene.choose("Challenge Nassau", "Chaplain")
    assert scene.exhausted(1) == ["Gunner", "Quartermaster", "Chaplain"], "no X is left for Sap Resources"
    scene = voyage(*given, has(1, "Chaplain"), tired(1, "Gunner", "Quartermaster"))
    scene.choose("Challenge Nassau", "Leave the dice")
    assert scene.kind == "suffer_nemesis" and set(scene.options) == {"Navigator", "Chaplain"}


@rule("SL-CHAL-32", "SL-CHAL-37", "SL-RULE-18", "SL-ADV-27")
def test_two_nemeses_count_the_same_dice_and_their_owner_orders_them() -> None:
    """EX-5: of one two lines are unlocked, of the other three."""
    scene = voyage(
        at(1, "Nassau"), NOBODY, unlocked(1, "Axe Fist", 0), unlocked(1, "Josephine", 2), gold(1, 30),
        character(1, "Nasir", nemesis=True, lines=3), has(1, "Coral Crown"), rolled("X X X 1", "1"),
    )  # fmt: skip
    scene.choose("Challenge Nassau", "Leave the dice")
    assert scene.kind == "order_nemeses" and scene.asked == 1
    scene.choose("Nasir")
    told = [line for line in scene.log() if "strikes at Player 1" in line or "loses" in line]
    struck = [line for line in told if "Nasir" in line]
    assert len(struck) == len(set(struck)) == 3
    assert all("Nasir the Prince of Thieves strikes at Player 1: " in line for line in struck)
    assert "Coral Crown" not in scene.cards(1), "the third line"
    assert len([line for line in told if "Josephine" in line]) == 2
    assert "Player 1 loses 6 gold." in told and "Player 1 loses 3 gold." in told


@rule("SL-CHAL-33", "SL-NEM-06", "SL-NEM-11")
def test_without_x_or_without_a_line_no_nemesis_acts() -> None:
    for lines, dice in ((3, "1 1 1 C"), (0, "X X X C")):
        scene = voyage(at(1, "Nassau"), unlocked(1, "Axe Fist", 0), unlocked(1, "Josephine", lines), NOBODY,
                       captain(1, "Jack"), at(1, "Nassau"), rolled(dice, "1"))  # fmt: skip
        scene.choose("Challenge Nassau")
        assert not any("Josephine" in line for line in scene.log()[5:])


@rule("SL-CHAL-35", "SL-FTURN-38")
def test_what_cannot_be_paid_to_a_nemesis_is_ignored() -> None:
    scene = voyage(at(1, "Nassau"), NOBODY, unlocked(1, "Axe Fist", 0), unlocked(1, "Josephine", 2), gold(1, 1),
                   rolled("X X 1 1", "1"))  # fmt: skip
    scene.choose("Challenge Nassau")
    assert "Player 1 loses 1 gold." in scene.log() and "Player 1 loses, 3 to 4." in scene.log()


@rule("SL-CHAL-36", "SL-RULE-17", "SL-NEM-10", "SL-NEM-07")
def test_strength_never_falls_below_zero() -> None:
    f = [0] * R_SIZE
    f[R_POOL + 3] = 2
    add_strength(f, -5)
    assert strength_of(f) == 0 and f[R_EXTRA] == -2
    add_strength(f, 1)
    assert strength_of(f) == 1, "each reduction stops at zero"
    olivia = character(1, "Olivia", nemesis=True)
    scene = voyage(at(1, "Nassau"), *BARE, olivia, rolled("X C C C", "1"), players=1).choose("Challenge Nassau")
    scene.choose("Leave the dice")
    assert "Player 1 loses, 0 to 4." in scene.log(), "1 for the die, 1 less for Olivia"


@rule("SL-CHAL-38", "SL-CHAL-40", "SL-CHAL-41", "SL-CHAL-42", "SL-CHAL-43")
def test_a_challenged_player_rolls_too_and_the_winner_takes_half_the_gold() -> None:
    given = at(1, "Nassau"), at(2, "Nassau"), *BARE, gold(1, 4), gold(2, 9)
    scene = voyage(*given, rolled("1 1 1 1", "1"), rolled("1 1 1 1", "1")).choose("Challenge Player 2")
    assert "Player 1 has Strength 5." in scene.log() and "Player 2 has Strength 5." in scene.log()
    assert (scene.gold(1), scene.gold(2)) == (8, 5), "a tie is the Challenger's; half of 9, rounded down"
    scene = voyage(*given, rolled("1 1 1 X", "1"), rolled("1 1 1 1", "1")).choose("Challenge Player 2")
    assert (scene.gold(1), scene.gold(2)) == (2, 11), "the defender may win, too"
    assert scene.where(1) == scene.where(2) == "Nassau"


@rule("SL-CHAL-42", "SL-CHAL-43", "SL-CHAL-44", "SL-RULE-19", "SL-NOTO-07")
def test_an_item_or_relic_can_be_taken_but_no_rumor_crew_or_ship() -> None:
    scene = voyage(
        at(1, "Nassau"), at(2, "Nassau"), *BARE, gold(2, 1), has(2, "Coral Crown", "Grapeshot", "Peggy"),
        has(2, "Emerald Parrot", claimed=False), rolled("2 2 2 2", "1"), rolled("X X X X", "1 1 1"),
    ).choose("Challenge Player 2", "Roll the dice", "Leave the dice")  # fmt: skip
    assert set(scene.options) == {"Coral Crown", "Grapeshot"}, "half of one gold is nothing"
    assert (scene.notoriety(1), scene.notoriety(2)) == (0, 1)
    scene.choose("Coral Crown")
    assert (scene.notoriety(1), scene.notoriety(2)) == (1, 0)
    assert scene.asked == 1, "a Challenge may be followed by the move"
    poor = voyage(at(1, "Nassau"), at(2, "Nassau"), *BARE, gold(2, 1), rolled("2 2 2 2", "1"), rolled("X X X X", "1"))
    poor.choose("Challenge Player 2")
    assert poor.kind == "take_turn" and poor.gold(2) == 1


@rule("SL-CHAL-40", "SL-ALIGN-16", "SL-ALIGN-17", "SL-RULE-25", "SL-ALIGN-11")
def test_allied_npcs_add_their_aly_to_both_sides_of_a_challenge_but_neutral_ones_nothing() -> None:
    given = at(1, "Nassau"), at(2, "Nassau"), *BARE, npc("Spanish Galleon", "Nassau"), npc("Spanish Galleon", "Nassau")
    dice = rolled("1 1 1 1", "1"), rolled("1 1 1 1", "1")
    scene = voyage(*given, *dice, has(1, *["Letter of Marque"] * 2), has(2, "Letter of Marque"))
    scene.choose("Challenge Player 2")
    assert "Player 1 wins, 9 to 5." in scene.log()
    scene = voyage(*given, *dice, has(2, *["Letter of Marque"] * 2), has(1, "Letter of Marque"))
    scene.choose("Challenge Player 2")
    assert "Player 1 loses, 5 to 9." in scene.log()


@rule("SL-CHAL-45", "SL-CHAL-50", "SL-NPC-06", "SL-NPC-07", "SL-NPC-17", "SL-NOTO-10")
def test_the_whole_group_is_defeated_with_a_reward_for_each_and_all_they_held() -> None:
    scene = voyage(
        at(1, "Sea 7"), *BARE, npc("Spanish Galleon", "Sea 7", gold=3), npc("Spanish Galleon", "Sea 7", notoriety=1),
        rolled("2 2 2 2", "1"),
    )  # fmt: skip
    scene.choose("Challenge Spanish Galleon")
    assert "Player 1 wins, 9 to 6." in scene.log()
    assert scene.npcs("Sea 7") == [] and scene.gold(1) == 8 + 7 + 7 + 3 and scene.notoriety(1) == 1


@rule("SL-CHAL-51", "SL-NPC-20")
def test_other_groups_are_untouched() -> None:
    scene = voyage(at(1, "Sea 7"), *BARE, npc("Spanish Galleon", "Sea 7"), npc("Undead Soldier", "Sea 7"),
                   rolled("2 2 2 2", "1"))  # fmt: skip
    scene.choose("Challenge Spanish Galleon")
    assert scene.npcs("Sea 7") == ["Undead Soldier"]


@rule("SL-CHAL-47", "SL-CHAL-50", "SL-FLAG-02", "SL-FLAG-04", "SL-NOTO-02")
def test_a_captured_port_gives_gold_and_notoriety_and_its_flag_changes() -> None:
    scene = voyage(at(1, "Havana"), *BARE, flag(2, "Havana"), rolled("2 2 2 1", "1")).choose("Challenge Havana")
    assert "Player 1 wins, 8 to 7." in scene.log()
    assert scene.flag("Havana") == 1 and scene.gold(1) == 18 and scene.state.notoriety[0] == 1


@rule("SL-CHAL-49")
def test_a_lost_challenge_of_a_port_changes_nothing() -> None:
    scene = voyage(at(1, "Havana"), *BARE, flag(2, "Havana"), rolled("2 2 1 1", "X")).choose("Challenge Havana")
    assert "Player 1 loses, 6 to 7." in scene.log()
    assert scene.flag("Havana") == 2 and scene.gold(1) == 8 and scene.where(1) == "Havana"


@rule("SL-CHAL-09", "SL-ROUND-04")
def test_one_action_is_one_challenge_against_one_target() -> None:
    scene = voyage(at(1, "Sea 7"), *BARE, npc("Spanish Galleon", "Sea 7"), npc("Undead Soldier", "Sea 7"),
                   rolled("2 2 2 2", "1"))  # fmt: skip
    scene.choose("Challenge Spanish Galleon")
    assert scene.npcs("Sea 7") == ["Undead Soldier"] and scene.options == ["Set sail", "End the turn"]


@rule("SL-CHAL-22", "SL-CHAL-23")
def test_an_assigned_die_is_out_of_reach_and_a_text_is_used_as_long_as_dice_last() -> None:
    scene = voyage(captain(1, "Spell"), at(1, "Nassau"), has(1, "Card Sharp"), alone(1),
                   tired(1, "Gunner", "Quartermaster"), rolled("C C X 1", "1"))  # fmt: skip
    scene.choose("Challenge Nassau", "Bag of Tricks", "Turn a Bonus die showing 1 to C")
    scene.choose("Bag of Tricks", "1 Captain die", "Turn a Bonus die showing C to 1")
    assert roll(scene)["pool"] == [0, 0, 1, 1, 0, 0, 0, 0, 1, 0], "both C are assigned, the Bonus die shows 1 again"
    scene.choose("Card Sharp")
    assert not scene.offers("showing C") and not scene.offers("Bag of Tricks")


@rule("SL-CHAL-28", "SL-CHAL-12")
def test_an_item_that_is_drawn_can_be_used_at_once_if_its_moment_is_now() -> None:
    given = at(1, "Nassau"), *BARE, rolled("C 1 1 X", "X")
    scene = voyage(*given, top("Flask of Courage")).choose("Challenge Nassau", "Pilfer", "Flask of Courage")
    assert "Player 1 wins, 5 to 4." in scene.log()
    late = voyage(*given, top("Keg of Powder")).choose("Challenge Nassau", "Pilfer")
    assert "Keg of Powder" in late.cards(1) and "Player 1 loses, 2 to 4." in late.log(), "dice come before the roll"


@rule("SL-CHAL-35", "SL-CHAL-37", "SL-CHAL-38", "SL-CAP-02")
def test_the_defender_uses_the_own_crew_captain_and_suffers_the_own_nemesis() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), alone(1), NOBODY, gold(2, 9), unlocked(2, "Clara", 0),
                   unlocked(2, "Olivia", 3), rolled("1 1 1 X", "X"), rolled("C X X X", "1"))  # fmt: skip
    scene.choose("Challenge Player 2")
    assert scene.asked == 2 and scene.kind == "add_dice"
    scene.choose("Roll the dice", "Big Hit")
    assert scene.asked == 2 and scene.kind == "suffer_nemesis", "the third line takes one of the Crew"
    scene.choose("Navigator")
    told = scene.log()
    assert "Player 2 has Strength 1." in told and "Player 2 loses 5 gold." in told, "2, and 1 less for Olivia"
    assert "Player 1 wins, 3 to 1." in told and scene.gold(1) == 8 + 2


@rule("SL-CHAL-44", "SL-ALIGN-04", "SL-RULE-75")
def test_an_ally_relic_that_is_won_takes_its_friendship_along() -> None:
    """Who turns hostile in one's region forces no Challenge, and bars everything else there."""
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), npc("Spanish Galleon", "Nassau"), *BARE, gold(1, 0), gold(2, 0),
                   has(1, "Letter of Marque"), rolled("X X X X", "1"), rolled("2 2 2 2", "1"))  # fmt: skip
    scene.choose("Challenge Player 2")
    assert "Letter of Marque" in scene.cards(2) and scene.options == ["Set sail", "End the turn"]
    s, ship = scene.state, scene.piece("Spanish Galleon")
    assert hostile(s, ship, 0) and not hostile(s, ship, 1)


@rule("SL-RULE-69", "SL-CHAL-47", "SL-LOVE-10")
def test_winning_brings_first_what_texts_say_then_the_reward_then_the_flag() -> None:
    scene = voyage(at(1, "Nassau"), *BARE, character(1, "Mireya", lines=2), flag(2, "Nassau"), rolled("2 2 2 2", "1"))
    told = scene.choose("Challenge Nassau").log()
    order = ["Player 1 wins, 9 to 4.", "Player 1 gains 3 gold.", "Player 1 gains 7 gold.", "Player 1 captures Nassau."]
    assert [line for line in told if line in order] == order


@rule("SL-RULE-69")
def test_a_challenge_ends_without_outcome_if_the_two_are_no_longer_in_one_region() -> None:
    scene = voyage(at(1, "Sea 7"), alone(1), npc("Spanish Galleon", "Sea 7"), rolled("2 2 2 2", "1"))
    scene.choose("Challenge Spanish Galleon")
    happenings.move(scene.state, scene.piece("Spanish Galleon"), scene.region("Sea 3"))
    scene.choose("Roll the dice")
    assert scene.kind == "take_turn" and scene.npcs("Sea 3") == ["Spanish Galleon"] and scene.gold(1) == 8
    assert not any("wins" in line or "loses" in line for line in scene.log())
