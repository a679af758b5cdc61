"""The Faction Turn (SL-FTURN), NPCs (SL-NPC), Events (SL-EVENT) and the Spanish Armada (SL-SPA)."""

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import (
    attacking_strength, group_strength, groups, movement, reward_gold, strength,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import ARMADA, BOARD, EVENT_DECK, EVENT_DISCARD, NO_FLAG, SUPPLY
from sol_scene import (
    Given, Scene, alone, at, deck, flag, fort, gold, has, level, npc, rolled, tired, token, unlocked, voyage,
)  # fmt: skip

GALLEON = "Spanish Galleon"
#: both players far from everything, in corners of the chart
AWAY = at(1, "Skull Point"), at(2, "Bridgetown")


def factions(*given: Given, players: int = 2) -> Scene:
    return voyage(*AWAY, *given, players=players, start="factions")


# NPCs


@rule("SL-NPC-11", "SL-NPC-12", "SL-NPC-13", "SL-RULE-27", "SL-NPC-14")
def test_the_level_gives_the_row_of_every_mini_of_a_follower() -> None:
    scene = voyage(npc(GALLEON, "Sea 3"), npc("Tetzahuitl", "Sea 4"))
    s, c, leader = scene.state, scene.piece(GALLEON), scene.piece("Tetzahuitl")
    rows = []
    for _ in range(6):
        rows.append((strength(s, c), movement(s, c), strength(s, leader)))
        happenings.raise_level(s, ARMADA)
    assert rows == [(4, 1, 6), (5, 1, 6), (6, 2, 6), (7, 2, 6), (7, 2, 6), (7, 2, 6)]


@rule("SL-NPC-16", "SL-NPC-19", "SL-NPC-22", "SL-NPC-23", "SL-NPC-21")
def test_the_strength_of_a_group() -> None:
    """EX-2: the Undead with 7 are the strongest, although a Guardian has more than either of them."""
    scene = voyage(
        npc("Merfolk Guardian", "Sea 3"), npc("Undead Soldier", "Sea 3"), npc("Undead Soldier", "Sea 3"),
        level("Children of Tlaloc", 2), level("Dread Tide", 3), npc("Tetzahuitl", "Sea 3"),
    )  # fmt: skip
    s = scene.state
    there = {s.match.drawn[group[0]].name: group_strength(s, group) for group in groups(s, scene.region("Sea 3"))}
    assert there == {"Merfolk Guardian": 6 + 2, "Undead Soldier": 7}


@rule("SL-NPC-18", "SL-RULE-28")
def test_who_attacks_counts_its_own_strength_and_the_aly_of_friends() -> None:
    scene = voyage(npc("Undead Soldier", "Sea 3"), npc("Skeletal Colossus", "Sea 3"))
    s, soldier = scene.state, scene.piece("Undead Soldier")
    assert attacking_strength(s, soldier, scene.region("Sea 3")) == 3 + 2
    assert group_strength(s, (soldier, scene.piece("Skeletal Colossus"))) == 8 + 2


@rule("SL-NPC-02", "SL-NPC-06", "SL-EVENT-09", "SL-RULE-70")
def test_only_minis_in_the_supply_can_be_placed() -> None:
    scene = voyage()
    s = scene.state
    galleon = s.match.definition[scene.piece(GALLEON)]
    placed = [happenings.place(s, galleon, scene.region("Sea 3")) for _ in range(8)]
    assert [c == -1 for c in placed] == [False] * 6 + [True] * 2
    happenings.defeated_by_player(s, placed[0], 0)
    assert happenings.place(s, galleon, scene.region("Sea 4")) == placed[0]


@rule("SL-NPC-01", "SL-NPC-03", "SL-NPC-05")
def test_a_placed_npc_does_nothing_yet() -> None:
    scene = voyage(at(1, "Sea 7"), at(2, "Sea 7"))
    s = scene.state
    happenings.place(s, s.match.definition[scene.piece(GALLEON)], scene.region("Sea 7"))
    assert scene.kind == "take_turn" and scene.where(1) == "Sea 7"


@rule("SL-NPC-10", "SL-ADV-17")
def test_what_a_removed_npc_held_goes_to_the_supply() -> None:
    scene = voyage(npc(GALLEON, "Sea 3", gold=9, notoriety=2))
    s, c = scene.state, scene.piece(GALLEON)
    happenings.remove(s, c)
    assert s.zone[c] == SUPPLY and s.gold_on[c] == s.notoriety_on[c] == 0 and s.gold == [8, 8]


# The frame


@rule("SL-FTURN-01", "SL-FTURN-02", "SL-FTURN-03", "SL-RULE-64")
def test_the_first_player_orders_factions_and_npcs_and_each_acts_once() -> None:
    scene = factions(npc(GALLEON, "Sea 2"), npc(GALLEON, "Sea 9"), npc("Undead Soldier", "Sea 12"))
    assert scene.kind == "next_faction" and scene.asked == 1
    assert set(scene.options) == {"Spanish Armada", "Dread Tide"}, "those without NPCs are not taken"
    scene.choose("Spanish Armada")
    assert scene.kind == "next_npc" and scene.options == [f"{GALLEON} (in Sea 2)", f"{GALLEON} (in Sea 9)"]
    scene.choose(GALLEON)
    while scene.kind != "drift":
        scene.choose(scene.options[0])
    told = [line for line in scene.log() if "heads for" in line]
    assert len(told) == 2, "both Galleons, and then the Soldier drifts"


@rule("SL-FTURN-05")
def test_an_npc_that_is_defeated_before_its_turn_does_not_act() -> None:
    scene = factions(npc("Merfolk Guardian", "Sea 9"), npc("Undead Soldier", "Sea 13"), level("Children of Tlaloc", 2))
    scene.choose("Children of Tlaloc", "Sea 13")
    assert scene.npcs("Sea 13") == ["Merfolk Guardian"]
    assert scene.state.round == 2 or scene.kind == "place_npc", "nobody is left to act"


@rule("SL-FTURN-04")
def test_choices_inside_an_effect_are_the_players_own() -> None:
    scene = voyage(at(1, "Sea 3"), at(2, "Sea 7"), npc(GALLEON, "Sea 7"), start="factions")
    assert scene.kind == "lose_crew" and scene.asked == 2
    assert scene.decision.reason.endswith("NPCs always succeed: which of your Crew is exhausted?")
    scene.choose("Gunner")
    assert scene.kind == "flee" and scene.asked == 2


# A1, A2


@rule("SL-FTURN-08", "SL-FTURN-13", "SL-FTURN-22", "SL-RULE-59", "SL-SPA-06")
def test_without_an_objective_the_first_player_moves_it_with_all_its_steps() -> None:
    friends = has(1, "Letter of Marque"), has(2, "Letter of Marque")
    scene = factions(npc(GALLEON, "Sea 2"), *friends, level("Spanish Armada", 3))
    assert scene.kind == "drift" and scene.asked == 1
    assert set(scene.options) == {"Nassau", "Sea 3", "Sea 6", "St. Augustine"}, "it may not stay"
    scene.choose("Sea 3")
    assert scene.kind == "drift" and scene.offers("Sea 2"), "it may go back"
    scene.choose("Sea 2")
    assert scene.kind != "drift" and scene.npcs("Sea 2") == [GALLEON]


@rule("SL-FTURN-10", "SL-FTURN-14")
def test_of_equally_near_objectives_the_first_player_chooses() -> None:
    scene = voyage(at(1, "Sea 3"), at(2, "Hamilton"), npc(GALLEON, "Sea 7"), start="factions")
    assert scene.kind == "objective" and set(scene.options) == {"Sea 3", "Hamilton"} and scene.asked == 1
    scene.choose("Hamilton")
    assert scene.npcs("Hamilton") == [GALLEON]


@rule("SL-FTURN-11", "SL-SPA-07")
def test_whoever_is_at_its_objective_stays() -> None:
    scene = factions(npc(GALLEON, "Nassau"), flag(1, "Nassau"))
    assert scene.npcs("Nassau") == [GALLEON] and scene.flag("Nassau") is None


@rule("SL-FTURN-15", "SL-FTURN-21")
def test_it_goes_as_far_as_it_can_along_a_shortest_way_that_the_first_player_picks() -> None:
    scene = factions(npc(GALLEON, "Sea 5"), flag(1, "Tortuga"))
    assert scene.kind == "path" and set(scene.options) == {"Havana", "Sea 8"}
    scene.choose("Havana")
    assert scene.npcs("Havana") == [GALLEON], "one step with MOVE 1"
    scene = factions(npc(GALLEON, "Sea 5"), flag(1, "Tortuga"), level("Spanish Armada", 3))
    scene.choose("Havana")
    assert scene.kind == "path" and set(scene.options) == {"Sea 6", "Sea 9"}


@rule("SL-FTURN-16", "SL-FTURN-45")
def test_entering_a_region_with_somebody_hostile_ends_the_move_but_leaving_one_does_not() -> None:
    scene = voyage(at(1, "Sea 6"), at(2, "Sea 5"), npc(GALLEON, "Sea 5"), flag(2, "Tortuga"),
                   level("Spanish Armada", 3), start="factions")  # fmt: skip
    scene.choose("Havana", "Sea 6")
    assert scene.npcs("Sea 6") == [GALLEON] and scene.asked == 1 and scene.kind == "lose_crew"
    scene.choose("Gunner")
    assert scene.kind == "flee" and scene.exhausted(2) == []


@rule("SL-FTURN-17", "SL-FTURN-18", "SL-FTURN-24")
def test_cautious_npcs_go_around_stronger_groups_but_not_around_players() -> None:
    strong = npc("Merfolk Guardian", "Havana")
    scene = factions(npc(GALLEON, "Sea 5"), flag(1, "Tortuga"), strong).choose("Spanish Armada")
    assert "Spanish Galleon moves to Sea 8." in scene.log(), "Havana, just as near, is feared"
    scene = factions(npc(GALLEON, "Sea 5"), flag(1, "Tortuga"), npc("Undead Soldier", "Havana"))
    scene.choose("Spanish Armada")
    assert set(scene.options) == {"Havana", "Sea 8"}, "3 do not frighten 4"
    scene = voyage(at(1, "Havana"), at(2, "Bridgetown"), npc(GALLEON, "Sea 5"), flag(2, "Tortuga"), start="factions")
    assert set(scene.options) == {"Havana", "Sea 8"}


@rule("SL-FTURN-18")
def test_a_stronger_group_at_the_objective_does_not_deter() -> None:
    scene = factions(npc(GALLEON, "Sea 7"), flag(1, "Smuggler's Cove"), npc("Merfolk Guardian", "Smuggler's Cove"))
    scene.choose("Spanish Armada")
    assert scene.npcs("Smuggler's Cove") == ["Merfolk Guardian"], "it went there, and lost"
    assert scene.npcs("Sea 7") == []


@rule("SL-FTURN-19")
def test_reckless_npcs_do_not_look_at_strengths() -> None:
    scene = factions(npc("Merfolk Guardian", "Sea 5"), token("Summoning Relic", "Tortuga"),
                     npc("Skeletal Colossus", "Havana"))  # fmt: skip
    scene.choose("Children of Tlaloc")
    assert scene.kind == "path" and set(scene.options) == {"Havana", "Sea 8"}


# A3


@rule("SL-FTURN-25", "SL-FTURN-33", "SL-FTURN-36", "SL-FTURN-39", "SL-RULE-08", "SL-SPA-08", "SL-SPA-09", "SL-RULE-80")
def test_a_region_attack_strikes_every_hostile_player_from_the_first_clockwise() -> None:
    scene = voyage(at(1, "Sea 7"), at(2, "Sea 7"), npc(GALLEON, "Sea 7"), first=2, start="factions")
    assert scene.asked == 2 and scene.kind == "lose_crew"
    assert set(scene.options) == {"Gunner", "Navigator", "Quartermaster"}
    scene.choose("Navigator")
    assert scene.exhausted(2) == ["Navigator"]
    assert scene.kind == "flee" and set(scene.options) == {
        "Hamilton", "Nassau", "Sea 3", "Sea 10", "Sea 11", "Smuggler's Cove"
    }  # fmt: skip
    scene.choose("Sea 3")
    assert scene.where(2) == "Sea 3" and scene.asked == 1
    scene.choose("Gunner", "Nassau")
    assert scene.where(1) == "Nassau" and scene.npcs("Sea 7") == [GALLEON]


@rule("SL-FTURN-36", "SL-MOVE-13")
def test_without_ready_crew_one_only_flees_and_nothing_follows_from_that() -> None:
    scene = voyage(at(1, "Sea 7"), at(2, "Skull Point"), npc(GALLEON, "Sea 7"), npc(GALLEON, "Sea 3"),
                   tired(1, "Gunner", "Navigator", "Quartermaster"), start="factions")  # fmt: skip
    scene.choose(GALLEON)
    while scene.kind != "flee":
        scene.choose(scene.options[0])
    scene.choose("Nassau")
    assert scene.where(1) == "Nassau" and "declares" not in " ".join(scene.log())


@rule("SL-FTURN-26", "SL-FTURN-27", "SL-FTURN-29", "SL-FTURN-30", "SL-FTURN-31", "SL-RULE-31", "SL-NPC-08", "SL-SPA-12")
def test_a_won_region_attack_defeats_all_hostile_npcs_and_stacks_what_they_had() -> None:
    scene = voyage(
        at(1, "Skull Point"), at(2, "Sea 7"), npc(GALLEON, "Sea 7"), npc("Merfolk Guardian", "Sea 7", gold=2),
        npc("Undead Soldier", "Sea 7"), level("Spanish Armada", 2), flag(1, "Nassau"),
        start="factions",
    )  # fmt: skip
    scene.choose("Spanish Armada")
    s, c = scene.state, scene.piece(GALLEON)
    assert scene.npcs("Nassau") == [GALLEON] and scene.flag("Nassau") is None, "a captured Port comes first"
    scene = voyage(
        at(1, "Skull Point"), at(2, "Sea 7"), npc(GALLEON, "Sea 7"), npc("Merfolk Guardian", "Sea 7", gold=2),
        npc("Undead Soldier", "Sea 7"), level("Spanish Armada", 2), start="factions",
    ).choose("Spanish Armada")  # fmt: skip
    s, c = scene.state, scene.piece(GALLEON)
    assert scene.npcs("Sea 7") == [GALLEON] and s.gold_on[c] == 8 + 2 + 5, "5 equals the Guardian's 5"
    assert scene.asked == 2 and scene.kind == "lose_crew", "and the player is struck as well"


@rule("SL-FTURN-29", "SL-FTURN-32", "SL-FTURN-44", "SL-RULE-31")
def test_a_lost_attack_costs_the_attacker_and_spares_the_players() -> None:
    scene = voyage(
        at(1, "Skull Point"), at(2, "Sea 7"), npc(GALLEON, "Sea 7", gold=3), npc("Merfolk Guardian", "Sea 7"),
        npc("Tetzahuitl", "Sea 7"), flag(1, "Havana"), start="factions",
    ).choose("Spanish Armada")  # fmt: skip
    assert scene.kind == "take_stack" and set(scene.options) == {"Merfolk Guardian", "Tetzahuitl"} and scene.asked == 1
    scene.choose("Tetzahuitl")
    assert scene.state.gold_on[scene.piece("Tetzahuitl")] == 7 + 3 and GALLEON not in scene.npcs("Sea 7")
    assert scene.where(2) == "Sea 7" and scene.exhausted(2) == []


@rule("SL-FTURN-26", "SL-FTURN-34", "SL-FTURN-38", "SL-FTURN-35", "SL-RULE-32")
def test_a_single_attack_strikes_one_player_and_takes_the_gold() -> None:
    scene = voyage(at(1, "Sea 7"), at(2, "Sea 7"), gold(2, 3), npc("Undead Soldier", "Sea 3"), start="factions")
    scene.choose("Sea 7")
    assert scene.kind == "target_player" and scene.asked == 1
    scene.choose("Player 2")
    assert scene.gold(2) == 0 and scene.gold(1) == 8 and scene.state.gold_on[scene.piece("Undead Soldier")] == 3
    assert scene.kind == "flee" and scene.asked == 2


@rule("SL-FTURN-26")
def test_a_single_attack_on_an_npc_leaves_players_alone() -> None:
    scene = voyage(at(1, "Sea 7"), at(2, "Sea 7"), npc("Undead Soldier", "Sea 3"), npc("Undead Soldier", "Sea 7"),
                   npc(GALLEON, "Sea 7"), start="factions")  # fmt: skip
    scene.choose("Dread Tide", "Undead Soldier (in Sea 3)")
    while scene.kind == "drift":
        scene.choose("Sea 7" if scene.offers("Sea 7") else "Sea 3")
    assert "Spanish Galleon is defeated." in scene.log()
    assert scene.where(1) == scene.where(2) == "Sea 7"


@rule("SL-FTURN-28")
def test_of_equally_strong_groups_the_first_player_picks_the_target() -> None:
    scene = voyage(*AWAY, npc(GALLEON, "Sea 3"), npc("Undead Soldier", "Sea 3"), level("Spanish Armada", 2),
                   npc("Merfolk Guardian", "Sea 3"), level("Dread Tide", 3), start="factions")  # fmt: skip
    scene.choose("Spanish Armada")
    assert scene.kind == "target_group" and set(scene.options) == {"Undead Soldier", "Merfolk Guardian"}


@rule("SL-FTURN-37")
def test_a_colossus_makes_a_player_discard_crew() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Skull Point"), npc("Skeletal Colossus", "Sea 3"), start="factions")
    scene.choose("Nassau")
    assert scene.kind == "lose_crew"
    scene.choose("Navigator")
    assert "Navigator" not in scene.cards(1) and scene.kind == "flee"


@rule("SL-FTURN-34")
def test_a_single_attack_strikes_the_player_it_came_for() -> None:
    for hunter, faction, prize, port in (
        ("Merfolk Guardian", "Children of Tlaloc", "Summoning Relic", "Tortuga"),
        ("Champion", "Aztecs", "Aztec Gold", "Claw Bay"),
        ("Sentinel", "Sentinels of Mukul", "Golden Fruit", "Cartagena"),
    ):
        given = at(1, "Sea 7"), at(2, "Sea 7"), npc(hunter, "Sea 3"), token(prize, 2)
        scene = voyage(*given, factions=(faction, "Dread Tide"), start="factions")
        assert scene.held(hunter) == [prize] and scene.asked == 2, "nobody had to choose"
        both = voyage(*given, token(prize, 1), factions=(faction, "Dread Tide"), start="factions")
        assert both.kind == "target_player" and len(both.options) == 2
        here = [at(1, port), at(2, port), npc(hunter, port), token(prize, 2), token(prize, hunter)]
        carrier = voyage(*here, factions=(faction, "Dread Tide"), start="factions")
        assert carrier.kind == "target_player" and len(carrier.options) == 2, "who carries some does not come for more"


@rule("SL-FTURN-12", "SL-RULE-60", "SL-ALIGN-07")
def test_neutral_players_and_npcs_are_passed_by() -> None:
    friend = at(2, "Sea 6"), has(2, "Letter of Marque"), level("Spanish Armada", 3)
    scene = factions(npc(GALLEON, "Sea 5"), *friend, flag(1, "Tortuga")).choose("Havana", "Sea 6")
    assert scene.npcs("Sea 6") == [GALLEON] and scene.where(2) == "Sea 6" and scene.exhausted(2) == []
    past = factions(npc(GALLEON, "Havana"), *friend, flag(1, "Tortuga")).choose("Sea 6")
    assert past.npcs("Tortuga") == [GALLEON] and past.flag("Tortuga") is None, "it was not stopped"
    king = "Atlantean Usurpers", "Dread Tide"
    neutral = voyage(*AWAY, npc(GALLEON, "Sea 7"), npc("King Alaran", "Sea 3"), factions=king, start="factions")
    neutral.choose("Spanish Armada")
    assert "Spanish Galleon heads for Bridgetown." in neutral.log() and "King Alaran is defeated." not in neutral.log()


@rule("SL-FTURN-40")
def test_an_npc_without_a_special_action_leaves_ports_alone() -> None:
    scene = voyage(*AWAY, npc("Merfolk Guardian", "Sea 7"), flag(1, "Nassau"), start="factions").choose("Nassau")
    assert scene.flag("Nassau") == 1


@rule("SL-FTURN-40", "SL-FORT-02", "SL-FORT-07")
def test_no_npc_does_anything_to_a_port_with_a_foreign_fort() -> None:
    given = fort("Children of Tlaloc", "Nassau"), flag("Children of Tlaloc", "Nassau")
    for name, faction in (
        (GALLEON, "Dread Tide"), ("Skeletal Colossus", "Dread Tide"), ("Naval Officer", "British Empire"),
        ("Admiral", "British Empire"), ("Initiate", "Ordo Nocturnus"),
    ):  # fmt: skip
        both = "Children of Tlaloc", faction
        scene = voyage(*AWAY, *given, npc(name, "Nassau"), factions=both, start="factions")
        while scene.state.round == 1 and scene.kind != "place_npc" and "Event" not in " ".join(scene.log()):
            scene.choose(scene.options[0])
        s, nassau = scene.state, scene.region("Nassau")
        assert scene.flag("Nassau") == "Children of Tlaloc" and not s.infested >> nassau & 1, name
        assert not [c for c in s.pile(BOARD, s.match.sea) if s.region[c] == nassau], name
        assert scene.npcs("Nassau") == [], "it had to go elsewhere"


@rule("SL-FTURN-41", "SL-FTURN-26")
def test_an_activation_has_one_attack() -> None:
    """The stronger group is beaten; the weaker one and the player beside it are left for another time."""
    scene = voyage(*AWAY, at(2, "Sea 3"), npc("Champion", "Sea 3"), npc(GALLEON, "Sea 3"), npc("Seeker", "Sea 3"),
                   npc("Seeker", "Sea 9"), level("Aztecs", 2), level("Atlantean Usurpers", 2),
                   factions=("Aztecs", "Atlantean Usurpers"), start="factions").choose("Aztecs")  # fmt: skip
    assert scene.kind == "next_faction" and "Seeker is defeated." in scene.log()
    assert scene.npcs("Sea 3") == ["Champion", GALLEON] and scene.where(2) == "Sea 3" and scene.gold(2) == 8


@rule("SL-FTURN-42", "SL-FTURN-03")
def test_the_special_action_is_done_after_all_else_and_nobody_is_asked() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Bridgetown"), npc(GALLEON, "Sea 7"), flag(1, "Nassau"), start="factions")
    assert scene.flag("Nassau") == 1 and scene.kind == "lose_crew", "first the attack"
    scene.choose("Gunner")
    assert scene.flag("Nassau") == 1 and scene.kind == "flee"
    scene.choose("Sea 2")
    told = scene.log()
    assert scene.flag("Nassau") is None
    assert told.index("Kahina moves to Sea 2.") < told.index("The Flag of Nassau is taken down.")
    beaten = voyage(*AWAY, npc(GALLEON, "Sea 7"), flag(1, "Nassau"), npc("Tetzahuitl", "Nassau"), start="factions")
    beaten.choose("Spanish Armada")
    assert beaten.flag("Nassau") == 1, "who is gone does nothing more"


@rule("SL-FTURN-43")
def test_special_rules_hold_in_every_phase() -> None:
    scene = voyage(*AWAY, npc("Undead Soldier", "Claw Bay"), npc("Undead Soldier", "Claw Bay"),
                   deck(EVENT_DECK, "A Lantern Under the Keel"), start="event")  # fmt: skip
    assert scene.npcs("Claw Bay") == ["Skeletal Colossus"], "three Soldiers are a Horde in the Event step, too"
    turn = voyage(at(1, "Sea 7"), npc("Tetzahuitl", "Sea 7"), token("Summoning Relic", "Tetzahuitl"), alone(1),
                  tired(1, "Gunner", "Quartermaster"), rolled("2 1 1 1", "1"))  # fmt: skip
    turn.choose("Challenge Tetzahuitl")
    assert "Player 1 loses, 6 to 7." in turn.log(), "Ancient Power in a player's turn"


# The Armada


@rule("SL-SPA-03")
def test_a_galleon_is_worth_seven_gold() -> None:
    scene = voyage(npc(GALLEON, "Sea 3"))
    assert reward_gold(scene.state, scene.piece(GALLEON)) == 7


@rule("SL-SPA-04", "SL-RULE-36", "SL-FTURN-09")
def test_galleons_go_for_the_nearest_captured_port_they_can_beat() -> None:
    far = npc(GALLEON, "Sea 7"), npc(GALLEON, "Sea 7")
    scene = factions(*far, flag(1, "Hamilton", "Havana"), flag("Dread Tide", "Campeche")).choose(GALLEON)
    assert "Spanish Galleon heads for Campeche." in scene.log(), "Hamilton has 5; friends do not count against a Port"
    scene = factions(*far, flag("Spanish Armada", "Nassau"), flag(1, "Smuggler's Cove")).choose(GALLEON)
    assert "Spanish Galleon heads for Smuggler's Cove." in scene.log()


@rule("SL-SPA-04", "SL-FORT-07", "SL-FORT-04")
def test_a_port_with_a_foreign_fort_is_no_objective() -> None:
    given = npc(GALLEON, "Sea 7"), flag(1, "Smuggler's Cove", "Campeche")
    scene = factions(*given, fort("Dread Tide", "Smuggler's Cove"))
    assert "Spanish Galleon heads for Campeche." in scene.log()
    scene = factions(*given, fort("Spanish Armada", "Smuggler's Cove"))
    assert "Spanish Galleon heads for Smuggler's Cove." in scene.log()


@rule("SL-SPA-05", "SL-NPC-21")
def test_else_the_nearest_hostile_player_or_npc_that_is_not_too_strong() -> None:
    scene = factions(npc(GALLEON, "Sea 7"), npc("Undead Soldier", "Sea 11")).choose("Spanish Armada")
    assert "Spanish Galleon heads for Sea 11." in scene.log()
    scene = factions(npc(GALLEON, "Sea 7"), npc("Undead Soldier", "Sea 11"), npc("Merfolk Guardian", "Sea 11"))
    scene.choose("Spanish Armada")
    assert "Spanish Galleon heads for Bridgetown." in scene.log(), "a weak NPC beside a strong one is no target"


@rule("SL-SPA-10", "SL-SPA-11")
def test_a_galleon_takes_down_a_flag_also_on_the_way() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Bridgetown"), npc(GALLEON, "Sea 7"), flag(1, "Nassau"), start="factions")
    scene.choose("Gunner", "Sea 2")
    assert scene.flag("Nassau") is None
    s = scene.state
    assert s.flag[scene.region("Nassau")] == NO_FLAG, "no Spanish Flag is placed"
    scene = voyage(at(1, "Hamilton"), at(2, "Bridgetown"), npc(GALLEON, "Sea 7"), flag(1, "Hamilton"), start="factions")
    scene.choose("Gunner", "Sea 11")
    assert scene.flag("Hamilton") == 1, "its Strength is 5"


# Events


def event(name: str, *given: Given, players: int = 2) -> Scene:
    return voyage(*AWAY, *given, deck(EVENT_DECK, name), players=players, start="event")


@rule("SL-EVENT-01", "SL-EVENT-13")
def test_the_top_card_is_drawn_and_the_discard_becomes_the_deck_again() -> None:
    scene = event("Treasure Fleet")
    s = scene.state
    assert "Event: Treasure Fleet." in scene.log()
    scene.choose("Sea 3")
    assert s.pile(EVENT_DISCARD, s.match.sea) and not s.pile(EVENT_DECK, s.match.sea)
    assert happenings.draw(s, EVENT_DECK) != -1 and s.pile(EVENT_DECK, s.match.sea)


@rule("SL-EVENT-02", "SL-EVENT-03", "SL-EVENT-04", "SL-RULE-71")
def test_the_level_rises_first_and_then_the_sets_for_its_strength_follow() -> None:
    """EX-3."""
    scene = event("Treasure Fleet", npc(GALLEON, "Sea 12"))
    assert scene.state.level[ARMADA] == 1 and scene.kind == "place_npc"
    assert scene.decision.reason == "Spanish Galleon appears: in which region?"
    scene.choose("Sea 3")
    assert scene.npcs("Sea 3") == [GALLEON] and reward_gold(scene.state, scene.piece(GALLEON)) == 7
    scene = event("Treasure Fleet", npc(GALLEON, "Sea 12"), level("Spanish Armada", 3)).choose("Sea 3")
    s = scene.state
    assert s.level[ARMADA] == 3 and reward_gold(s, scene.piece(GALLEON)) == 12
    assert [s.marker[scene.piece(name)] for name in ("Josephine", "Olivia")] == [2, 2]


@rule("SL-EVENT-15")
def test_at_the_highest_level_the_other_sets_are_carried_out_all_the_same() -> None:
    scene = event("Treasure Fleet", npc(GALLEON, "Sea 12"), level("Spanish Armada", 4)).choose("Sea 3")
    assert scene.state.level[ARMADA] == 3 and reward_gold(scene.state, scene.piece(GALLEON)) == 12


@rule("SL-EVENT-06", "SL-EVENT-07")
def test_the_first_player_picks_an_unoccupied_sea_region_if_there_is_one() -> None:
    scene = event("Treasure Fleet", npc(GALLEON, "Sea 12"), npc("Undead Soldier", "Sea 3"), at(2, "Sea 1"))
    assert scene.asked == 1 and len(scene.options) == 13
    assert not {"Sea 12", "Sea 3", "Sea 1"} & set(scene.options)
    scene = event("Treasure Fleet")
    s = scene.state
    captains = {0: "Sea 1", 1: "Sea 2"}
    assert len(scene.options) == 16 and captains and s.pile(BOARD, s.match.sea) == ()


@rule("SL-EVENT-01", "SL-EVENT-13", "SL-RULE-71")
def test_with_an_empty_deck_the_discard_is_shuffled_and_drawn_from() -> None:
    def empty(s: Voyage) -> None:
        for c in s.pile(EVENT_DECK, s.match.sea):
            s.put(c, EVENT_DISCARD, s.match.sea)

    scene = voyage(*AWAY, deck(EVENT_DECK, "Treasure Fleet"), empty, start="event")
    assert "Event: Treasure Fleet." in scene.log() and scene.kind == "place_npc"


@rule("SL-EVENT-07")
def test_if_every_sea_region_is_occupied_any_of_them_will_do() -> None:
    minis = ["Undead Soldier"] * 6 + ["Merfolk Guardian"] * 6 + [GALLEON] * 4
    full = [npc(name, f"Sea {n}") for n, name in enumerate(minis, 1)]
    scene = event("Treasure Fleet", *full)
    assert len(scene.options) == 16
    scene.choose("Sea 1")
    assert scene.npcs("Sea 1") == [GALLEON, "Undead Soldier"]
    assert event("Treasure Fleet", *full[:-1]).npcs("Sea 16") == [GALLEON], "the last one is taken"


@rule("SL-EVENT-06", "SL-FTURN-04")
def test_the_first_player_decides_what_no_player_is_named_for() -> None:
    for first in (1, 2):
        scene = voyage(*AWAY, deck(EVENT_DECK, "Treasure Fleet"), start="event", first=first)
        assert scene.kind == "place_npc" and scene.asked == first


@rule("SL-EVENT-10", "SL-NPC-03", "SL-NPC-04")
def test_whoever_an_event_places_acts_in_the_next_round() -> None:
    scene = event("Orders from Seville", at(2, "Havana"))
    assert scene.state.round == 2 and scene.npcs("Havana") == [GALLEON]
    while scene.state.round == 2 and scene.kind in ("take_turn", "end_turn"):
        assert "Objective" not in " ".join(scene.log())
        scene.choose("End the turn")
    assert "Spanish Galleon is where its Objective is: Havana." in scene.log()


@rule("SL-EVENT-08", "SL-EVENT-10")
def test_a_named_port_is_used_even_if_it_is_occupied() -> None:
    scene = event("Orders from Seville", at(2, "Havana"))
    assert scene.npcs("Havana") == [GALLEON] and scene.where(2) == "Havana" and scene.exhausted(2) == []
    assert scene.state.round == 2, "it does not act any more"


@rule("SL-EVENT-11")
def test_what_lasts_until_the_next_event_ends_with_it() -> None:
    scene = event("Treasure Fleet", npc(GALLEON, "Sea 12"), level("Spanish Armada", 2)).choose("Sea 3")
    s, c = scene.state, scene.piece(GALLEON)
    assert reward_gold(s, c) == 12
    s.level[ARMADA] = 0
    while s.round == 2:
        words = scene.options
        scene.choose("End the turn" if "End the turn" in words else words[0])
    assert reward_gold(s, c) == 7


@rule("SL-EVENT-12", "SL-RULE-80", "SL-NEM-02", "SL-NEM-05")
def test_each_player_from_the_first_unlocks_a_line_of_one_nemesis() -> None:
    from sol_scene import character

    scene = voyage(*AWAY, character(2, "Nasir", nemesis=True), unlocked(1, "Josephine", 3), level("Spanish Armada", 4),
                   deck(EVENT_DECK, "Treasure Fleet"), start="event", first=2)  # fmt: skip
    scene.choose("Sea 3")
    assert scene.kind == "raise_nemesis" and scene.asked == 2 and len(scene.options) == 2
    scene.choose("Nasir")
    s = scene.state
    assert s.marker[scene.piece("Nasir")] == 2 and s.marker[scene.piece("Olivia")] == 1
    assert s.marker[scene.piece("Josephine")] == 3, "at the last line nothing happens"


@rule("SL-EVENT-09", "SL-NPC-02")
def test_without_minis_a_placement_does_not_happen() -> None:
    scene = event("Treasure Fleet", *[npc(GALLEON, "Sea 12")] * 6)
    assert scene.state.round == 2 and scene.state.level[ARMADA] == 1
