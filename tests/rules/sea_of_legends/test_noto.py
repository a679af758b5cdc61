"""Notoriety (SL-NOTO), Flags (SL-FLAG), alignment (SL-ALIGN), Lovers, Nemeses and Captains."""

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import alignment, enemies, hostile
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ALLIED, ARMADA, DREAD_TIDE, FACTION_FLAG, HOSTILE, NEUTRAL, NO_FLAG
from quarterdeck.games.sea_of_legends.values import crew_value, held_notoriety
from sol_scene import (
    Given, alone, at, captain, character, flag, fort, gold, has, notoriety, npc, rolled, tired, top, unlocked, voyage,
)  # fmt: skip

QUIET = tired(1, "Gunner", "Quartermaster")


def vengeance(player: int, n: int) -> Given:
    """Vengeance tokens on a Captain card."""
    def change(s: Voyage) -> None:
        s.marker[s.captain[player - 1]] = n

    return change


@rule("SL-NOTO-01", "SL-NOTO-02", "SL-NOTO-04", "SL-NOTO-05", "SL-RULE-21", "SL-LOVE-06")
def test_the_total_is_what_is_on_the_captain_card_and_what_is_held() -> None:
    scene = voyage(
        notoriety(1, 3), has(1, "Boarding Master", "Harpooner"), has(1, "Coral Crown", "Letter of Marque"),
        unlocked(1, "Axe Fist", 4), at(1, "Sea 7"),
    )  # fmt: skip
    assert scene.notoriety(1) == 3 + 1 + 2 + 1


@rule("SL-NOTO-03", "SL-RULE-20")
def test_ten_gold_of_crew_are_worth_one_and_starters_nothing() -> None:
    scene = voyage(has(1, "Queen of Knaves", "Bosun", "Master Gunner"), at(1, "Sea 7"))
    assert crew_value(scene.state, 0) == 9 and scene.notoriety(1) == 0
    scene = voyage(has(1, "Queen of Knaves", "Bosun", "Master Gunner", "Dicer"), at(1, "Sea 7"))
    assert crew_value(scene.state, 0) == 11 and scene.notoriety(1) == 1


@rule("SL-NOTO-07", "SL-NOTO-08", "SL-NOTO-09", "SL-ADV-15")
def test_losing_notoriety_takes_from_the_captain_card_only() -> None:
    scene = voyage(notoriety(1, 2), has(1, "Coral Crown"), unlocked(1, "Axe Fist", 4), at(1, "Sea 7"))
    s = scene.state
    happenings.lose_notoriety(s, 0, 5)
    assert s.notoriety[0] == 0 and held_notoriety(s, 0) == 2
    happenings.lock(s, scene.piece("Axe Fist"))
    assert held_notoriety(s, 0) == 1
    happenings.discard(s, scene.piece("Coral Crown"))
    assert scene.notoriety(1) == 0


@rule("SL-NOTO-11")
def test_everybody_sees_everybodys_notoriety() -> None:
    scene = voyage(notoriety(2, 4))
    for seat in (None, 0, 1):
        assert scene.state.match.rules.view(scene.state, seat)["players"][1]["notoriety"] == 4


# Flags


@rule("SL-FLAG-01", "SL-FLAG-02", "SL-FLAG-08", "SL-FLAG-09", "SL-RULE-23")
def test_a_factions_port_is_won_like_another_by_its_allies_too() -> None:
    for letters in (0, 2):
        scene = voyage(at(1, "Nassau"), flag("Spanish Armada", "Nassau"), has(1, *["Letter of Marque"] * letters),
                       alone(1), QUIET, rolled("1 1 1 1", "X"))  # fmt: skip
        scene.choose("Challenge Nassau")
        assert "Player 1 wins, 4 to 4." in scene.log() and scene.flag("Nassau") == 1
        assert alignment(scene.state, ARMADA, 0) == (ALLIED if letters else HOSTILE)


@rule("SL-FLAG-03", "SL-RULE-22", "SL-SETUP-32", "SL-RULE-06")
def test_the_sixth_port_pays_and_may_take_a_flag_from_another() -> None:
    five = flag(1, "Havana", "Hamilton", "Tortuga", "San Juan", "Maracaibo")
    given = at(1, "Nassau"), five, alone(1), QUIET, rolled("1 1 1 1", "X")
    scene = voyage(*given).choose("Challenge Nassau")
    assert scene.kind == "move_flag" and scene.gold(1) == 15
    assert set(scene.options) == {"Havana", "Hamilton", "Tortuga", "San Juan", "Maracaibo", "None"}
    scene.choose("Hamilton")
    assert scene.flag("Nassau") == 1 and scene.flag("Hamilton") is None
    scene = voyage(*given).choose("Challenge Nassau", "None")
    assert scene.flag("Nassau") is None and scene.flag("Hamilton") == 1


@rule("SL-FLAG-10", "SL-FLAG-07", "SL-RULE-70")
def test_a_flag_that_is_given_brings_no_reward_and_a_factions_only_one_is_not_moved() -> None:
    scene = voyage(flag(2, "Nassau"), at(1, "Sea 7"))
    s = scene.state
    happenings.give_flag(s, scene.region("Nassau"), 0)
    assert scene.flag("Nassau") == 1 and scene.gold(1) == 8
    for port in ("Havana", "Tortuga"):
        happenings.give_flag(s, scene.region(port), FACTION_FLAG + ARMADA)
    assert scene.flag("Havana") == "Spanish Armada" and scene.flag("Tortuga") is None


@rule("SL-FORT-01", "SL-FORT-05", "SL-FORT-06", "SL-FORT-09", "SL-RULE-24", "SL-DRE-21", "SL-ADV-18")
def test_a_fort_clears_a_port_and_keeps_the_flags_of_others_out() -> None:
    scene = voyage(flag(2, "Nassau"), at(1, "Sea 7"))
    s, nassau = scene.state, scene.region("Nassau")
    s.infested = 1 << nassau
    happenings.place_fort(s, nassau, ARMADA)
    assert scene.flag("Nassau") is None and not s.infested
    happenings.give_flag(s, nassau, 0)
    assert scene.flag("Nassau") is None
    happenings.give_flag(s, nassau, FACTION_FLAG + ARMADA)
    assert scene.flag("Nassau") == "Spanish Armada"
    happenings.place_fort(s, scene.region("Havana"), ARMADA)
    assert s.fort[scene.region("Havana")] == NO_FLAG, "there is but one"
    happenings.remove_fort(s, nassau)
    happenings.give_flag(s, nassau, 0)
    assert scene.flag("Nassau") == 1


@rule("SL-FORT-03", "SL-FORT-08", "SL-PORT-05")
def test_a_fort_protects_the_port_and_nobody_in_it() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), fort("Dread Tide", "Nassau"))
    assert scene.offers("Challenge Player 2") and not scene.offers("Challenge Nassau")
    chased = at(1, "Nassau"), at(2, "Skull Point"), npc("Spanish Galleon", "Sea 7")
    hunted = voyage(*chased, fort("Dread Tide", "Nassau"), start="factions")
    assert "Spanish Galleon heads for Nassau." in hunted.log() and hunted.kind == "lose_crew"


# Alignment


@rule("SL-ALIGN-01", "SL-ALIGN-02", "SL-ALIGN-03", "SL-ALIGN-04")
def test_ally_relics_make_a_faction_neutral_and_then_allied() -> None:
    for held, expected in ((0, HOSTILE), (1, NEUTRAL), (2, ALLIED), (3, ALLIED)):
        scene = voyage(has(1, *["Letter of Marque"] * held))
        assert alignment(scene.state, ARMADA, 0) == expected
        assert alignment(scene.state, ARMADA, 1) == alignment(scene.state, DREAD_TIDE, 0) == HOSTILE
    scene = voyage(has(1, "Letter of Marque"))
    happenings.discard(scene.state, scene.piece("Letter of Marque"))
    assert alignment(scene.state, ARMADA, 0) == HOSTILE, "read anew"


@rule("SL-ALIGN-02", "SL-ALIGN-15")
def test_factions_are_hostile_to_each_other() -> None:
    scene = voyage(npc("Spanish Galleon", "Sea 3"), npc("Spanish Galleon", "Sea 3"), npc("Undead Soldier", "Sea 3"))
    s = scene.state
    galleon, other, soldier = (scene.piece("Spanish Galleon"), scene.piece("Spanish Galleon", 1),
                               scene.piece("Undead Soldier"))  # fmt: skip
    assert enemies(s, galleon, soldier) and not enemies(s, galleon, other) and hostile(s, soldier, 0)


@rule("SL-ALIGN-14")
def test_an_allied_player_adds_nothing_to_npcs() -> None:
    scene = voyage(at(1, "Sea 3"), has(1, *["Letter of Marque"] * 2), npc("Spanish Galleon", "Sea 3"))
    view = scene.state.match.rules.view(scene.state, 0)["regions"][scene.region("Sea 3")]
    assert view["groups"][0]["strength"] == 4


@rule("SL-ALIGN-06", "SL-ALIGN-08", "SL-ALIGN-09")
def test_neutral_players_are_neither_targets_nor_attacked() -> None:
    scene = voyage(at(1, "Sea 7"), at(2, "Skull Point"), has(1, "Letter of Marque"), npc("Spanish Galleon", "Sea 10"),
                   start="factions")  # fmt: skip
    assert "Spanish Galleon heads for Skull Point." in scene.log()
    scene = voyage(at(1, "Sea 7"), at(2, "Sea 7"), has(1, "Letter of Marque"), npc("Spanish Galleon", "Sea 7"),
                   start="factions")  # fmt: skip
    assert scene.asked == 2 and scene.kind == "lose_crew", "only the hostile player is struck"


# Lovers


@rule("SL-LOVE-03", "SL-RULE-54", "SL-NEM-03", "SL-NEM-04")
def test_lines_are_unlocked_and_locked_one_by_one() -> None:
    scene = voyage()
    s = scene.state
    for name, most in (("Axe Fist", 4), ("Josephine", 3)):
        c = scene.piece(name)
        for _ in range(6):
            happenings.unlock(s, c)
        assert s.marker[c] == most
        for _ in range(6):
            happenings.lock(s, c)
        assert s.marker[c] == 0, "no influence"
        happenings.unlock(s, c)
        assert s.marker[c] == 1


@rule("SL-LOVE-01", "SL-LOVE-07")
def test_a_character_has_one_owner_and_a_lost_lover_goes_back_to_the_stock() -> None:
    scene = voyage(players=5)
    s = scene.state
    owners = [c for seat in range(5) for c in s.tableau(seat) if s.match.kind[c] == 3]
    assert len(owners) == len(set(owners)) == 10
    c = scene.piece("Axe Fist")
    happenings.put_away(s, c)
    assert s.zone[c] == 5 and s.marker[c] == 0


@rule("SL-LOVE-08", "SL-LOVE-05")
def test_clara_adds_strength_for_each_lover_die() -> None:
    scene = voyage(at(1, "Nassau"), alone(1), character(1, "Clara"), QUIET, rolled("L L X X", "X"), players=1)
    scene.choose("Challenge Nassau", "Upgrade", "Upgrade")
    assert "Player 1 has Strength 2." in scene.log()


@rule("SL-LOVE-09")
def test_magpie_pays_for_lover_dice_and_sells_bonus_dice() -> None:
    scene = voyage(at(1, "Nassau"), alone(1), QUIET, character(1, "Magpie", lines=2), gold(1, 7),
                   rolled("L X X X", "1 1 1"))  # fmt: skip
    scene.choose("Challenge Nassau", "Gold Squawks", "Gold Squawks")
    assert scene.gold(1) == 1, "there is not enough for a third"
    assert "Player 1 rolls 7 dice: Strength 3." in scene.log()
    scene.choose("Feathered Favor")
    assert scene.gold(1) == 3


@rule("SL-LOVE-10")
def test_mireya_takes_gold_for_strength_and_brings_gold_for_winning() -> None:
    mireya = at(1, "Nassau"), alone(1), QUIET, character(1, "Mireya", lines=2), gold(1, 5)
    scene = voyage(*mireya, rolled("L 2 X X", "X")).choose("Challenge Nassau", "Paid in Advance")
    assert scene.gold(1) == 5 - 2 + 3 + 7, "Bounty and the Port"
    lost = voyage(*mireya, rolled("L 1 X X", "X")).choose("Challenge Nassau", "Paid in Advance")
    assert lost.gold(1) == 3


@rule("SL-LOVE-11")
def test_john_refreshes_crew_that_may_be_used_again() -> None:
    scene = voyage(at(1, "Nassau"), alone(1), tired(1, "Gunner"), character(1, "John"), rolled("L C C 1", "1"))
    scene.choose("Challenge Nassau", "Quartermaster", "showing C to 1", "Drinking Buddies", "Quartermaster")
    scene.choose("Quartermaster")
    assert scene.state.match.rules.view(scene.state, 0)["roll"] is None and "Player 1 has Strength 4." in scene.log()


# Captains


@rule("SL-CAP-01", "SL-CAP-02", "SL-CAP-11", "SL-CAP-12")
def test_ton_hits_harder_on_the_legendary_side() -> None:
    for legendary, strength in ((False, 2), (True, 4)):
        ton = captain(1, "Ton", legendary), at(1, "Nassau")
        scene = voyage(*ton, alone(1), QUIET, rolled("C C X X", "X"), players=1)
        title = "Critical Hit" if legendary else "Big Hit"
        scene.choose("Challenge Nassau", title, title)
        assert f"Player 1 has Strength {strength}." in scene.log()


@rule("SL-CAP-05", "SL-CAP-06", "SL-CAP-03", "SL-RULE-20")
def test_cesare_converts_crew_for_free_also_if_the_challenge_is_lost() -> None:
    given = at(1, "Nassau"), alone(1), QUIET, top("Bosun", "Harpooner"), rolled("C C X X", "X")
    scene = voyage(captain(1, "Cesare"), *given).choose("Challenge Nassau", "Conversion", "2 dice", "Harpooner")
    scene.choose("Leave the dice")
    assert scene.cards(1)[-1] == "Harpooner" and scene.gold(1) == 8 and "Player 1 loses, 0 to 4." in scene.log()
    both = voyage(captain(1, "Cesare", True), *given).choose("Challenge Nassau", "Congregation", "2 dice", "Harpooner")
    assert both.kind == "discard_to_capacity" and len(both.options) == 5, "capacity applies"


@rule("SL-CAP-09", "SL-CAP-10", "SL-CAP-14")
def test_spell_turns_bonus_dice_and_later_any() -> None:
    given = at(1, "Nassau"), alone(1), QUIET, rolled("C C X X", "X")
    scene = voyage(captain(1, "Spell"), *given).choose("Challenge Nassau", "Bag of Tricks")
    assert {words.split(" showing")[0] for words in scene.options} == {"Turn a Bonus die"}
    scene.choose("to C")
    assert scene.options[0].startswith("Spell: Bag of Tricks"), "the die that was turned can be assigned"
    scene = voyage(captain(1, "Spell", True), *given).choose("Challenge Nassau", "Trunk of Marvels")
    assert scene.offers("Turn a Captain die showing X to 2") and not scene.offers("Bonus die showing X to 2")


@rule("SL-CAP-13", "SL-CAP-01", "SL-CAP-02")
def test_jack_takes_vengeance_for_what_is_done_to_him_and_spends_it_with_captain_dice() -> None:
    jack = captain(1, "Jack"), at(1, "Nassau"), alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")
    lost = voyage(*jack, rolled("C C 1 X", "1")).choose("Challenge Nassau")
    s = lost.state
    assert s.marker[s.captain[0]] == 1, "without Vengeance his Captain dice are worth nothing: he has lost"
    scene = voyage(*jack, vengeance(1, 2), rolled("C C C X", "1")).choose("Challenge Nassau", "Old Grudge")
    s = scene.state
    assert s.marker[s.captain[0]] == 1 and scene.offers("Old Grudge")
    scene.choose("Old Grudge")
    assert "Player 1 wins, 5 to 4." in scene.log(), "one C is left, but no Vengeance"
    assert s.marker[s.captain[0]] == 0


@rule("SL-CAP-13", "SL-FTURN-33", "SL-RULE-35")
def test_jack_is_wronged_by_npcs_and_players_too_and_more_so_on_the_legendary_side() -> None:
    jack = captain(1, "Jack", legendary=True), at(1, "Sea 3"), npc("Spanish Galleon", "Sea 3")
    scene = voyage(*jack, at(2, "Skull Point"), start="factions")
    assert scene.state.marker[scene.state.captain[0]] == 2
    warded = voyage(*jack, at(2, "Skull Point"), has(1, "Smoke Pots"), start="factions").choose("Smoke Pots")
    assert warded.state.marker[warded.state.captain[0]] == 0, "it had no effect on him"
    bare = alone(1), alone(2), tired(1, "Gunner", "Quartermaster"), tired(2, "Gunner", "Quartermaster")
    attacked = voyage(captain(1, "Jack"), at(1, "Nassau"), at(2, "Nassau"), *bare, rolled("2 2 2 2", "1"),
                      rolled("X X X X", "1"), first=2).choose("Challenge Player 1")  # fmt: skip
    assert attacked.state.marker[attacked.state.captain[0]] == 1
    full = voyage(captain(1, "Jack", legendary=True), at(1, "Nassau"), vengeance(1, 9), *bare, rolled("X X X X", "X"))
    full.choose("Challenge Nassau")
    assert full.state.marker[full.state.captain[0]] == 10, "there are ten tokens"
