"""The Sea Coven (SL-COV)."""

from collections import Counter

import pytest

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import enemy_groups, group_strength, groups, reward_notoriety, strength
from quarterdeck.games.sea_of_legends.catalogue import catalogue
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.games.sea_of_legends.facts import Character, Crew, Event, Relic
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import COVEN, EVENT_DECK, FACTION_FLAG, MUKUL, SUPPLY
from sol_scene import (
    Given, Scene, alone, at, deck, flag, gold, has, level, npc, rolled, tired, token, voyage,
)  # fmt: skip

ELEMENTAL, ALURA, GALLEON = "Sea Elemental", "Alura", "Spanish Galleon"
SOLDIER, COLOSSUS = "Undead Soldier", "Skeletal Colossus"
BRAID = "Braid of Sea Hair"
FACTIONS = ("Sea Coven", "Dread Tide")
AWAY = at(1, "Skull Point"), at(2, "Bridgetown")
FRIENDS = has(1, BRAID), has(2, BRAID)
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def coven(*given: Given, first: int = 1) -> Scene:
    """The Faction Turn."""
    return voyage(*AWAY, *given, factions=FACTIONS, start="factions", first=first)


def turn(*given: Given) -> Scene:
    return voyage(*AWAY, *given, factions=FACTIONS)


def shards(n: int) -> Given:
    """Soul Shards on Alura's card."""
    def change(s: Voyage) -> None:
        s.store[COVEN] = n

    return change


def held(scene: Scene) -> int:
    return scene.state.store[COVEN]


@rule("SL-COV-01", "SL-COV-21")
def test_what_the_coven_has() -> None:
    pieces = [p for p in catalogue().cards if p.faction == COVEN]
    kinds = Counter({type(p): 0 for p in pieces})
    for p in pieces:
        kinds[type(p)] += p.copies
    assert (kinds[Crew], kinds[Relic], kinds[Event], kinds[Character]) == (3, 18, 6, 3)
    s = turn().state
    names = [p.name for p in s.match.drawn]
    assert names.count(ALURA) == 1 and names.count(ELEMENTAL) == 6
    for region in (1, 2):
        happenings.give_flag(s, s.match.board.ports[region], FACTION_FLAG + COVEN)
        happenings.place_fort(s, s.match.board.ports[region], COVEN)
    assert s.flag.count(FACTION_FLAG + COVEN) == s.fort.count(COVEN) == 1


@rule("SL-COV-02", "SL-COV-21", "SL-FTURN-06", "SL-WIN-02")
def test_the_fourth_soul_shard_wins_with_her_allies() -> None:
    scene = coven(npc(ALURA, "Sea 3"), shards(3), at(1, "Sea 3"), has(2, BRAID, BRAID))
    assert scene.state.over and scene.log()[-1] == "The Sea Coven has won." and scene.state.winners == 2
    assert held(scene) == 4
    both = coven(npc(ALURA, "Sea 3"), shards(3), at(1, "Sea 3"), at(2, "Sea 3"))
    assert both.state.over and held(both) == 4, "there is no fifth"
    three = coven(npc(ALURA, "Sea 3"), shards(2), at(1, "Sea 3"))
    assert not three.state.over and held(three) == 3


@rule("SL-COV-03", "SL-FTURN-02")
def test_all_elementals_act_before_alura() -> None:
    scene = coven(npc(ALURA, "Sea 16"), npc(ELEMENTAL, "Sea 4"), npc(ELEMENTAL, "Sea 5"), *FRIENDS,
                  level("Sea Coven", 4))  # fmt: skip
    assert scene.kind == "next_npc" and scene.options == [f"{ELEMENTAL} (in Sea 4)", f"{ELEMENTAL} (in Sea 5)"]
    scene.choose(scene.options[0], "Campeche", "Sea 4", "Sea 1", "Sea 5")
    assert scene.kind == "drift" and scene.decision.source == ALURA


# Sea Elementals


@rule("SL-COV-04", "SL-RULE-48", "SL-MOVE-13")
def test_who_defeats_an_elemental_has_six_gold_and_may_take_a_step() -> None:
    scene = turn(at(1, "Sea 7"), npc(ELEMENTAL, "Sea 7"), npc(SOLDIER, "Sea 3"), *QUIET, rolled("2 2 1 1", "1"))
    scene.choose("Challenge Sea Elemental")
    assert scene.gold(1) == 14 and scene.kind == "step_after_victory"
    assert scene.options == ["Smuggler's Cove", "Nassau", "Hamilton", "Sea 10", "Sea 11", "Stay here"], "not to a foe"
    scene.choose("Hamilton")
    assert scene.where(1) == "Hamilton" and scene.offers("Set sail") and not scene.offers("Challenge")
    stay = turn(at(1, "Sea 7"), npc(ELEMENTAL, "Sea 7"), *QUIET, rolled("2 2 1 1", "1"))
    stay.choose("Challenge Sea Elemental", "Stay here")
    assert stay.where(1) == "Sea 7" and stay.kind == "take_turn"
    lost = turn(at(1, "Sea 7"), npc(ELEMENTAL, "Sea 7"), *QUIET, rolled("1 X X X", "1"))
    assert lost.choose("Challenge Sea Elemental").kind == "take_turn"


@rule("SL-COV-04", "SL-RULE-48", "SL-RULE-69")
def test_one_step_for_each_elemental_and_none_for_alura() -> None:
    scene = turn(at(1, "Sea 7"), npc(ELEMENTAL, "Sea 7"), npc(ELEMENTAL, "Sea 7"), *QUIET, rolled("2 2 1 1", "1"))
    scene.choose("Challenge Sea Elemental", "Sea 3", "Sea 2")
    assert scene.gold(1) == 20 and scene.where(1) == "Sea 2" and scene.kind == "take_turn"
    once = turn(at(1, "Sea 7"), npc(ELEMENTAL, "Sea 7"), npc(ELEMENTAL, "Sea 7"), *QUIET, rolled("2 2 1 1", "1"))
    once.choose("Challenge Sea Elemental", "Sea 3", "Stay here")
    assert once.where(1) == "Sea 3"
    her = turn(at(1, "Sea 7"), npc(ALURA, "Sea 7"), *QUIET, rolled("2 2 2 2", "1"))
    assert her.choose("Challenge Alura").kind == "take_turn"


@rule("SL-RULE-57", "SL-FTURN-31", "SL-RULE-48")
def test_an_npc_that_defeats_an_elemental_has_the_gold_and_takes_no_step() -> None:
    scene = coven(npc(SOLDIER, "Sea 4"), npc(ELEMENTAL, "Sea 4"), at(1, "Sea 4"), level("Dread Tide", 3))
    scene.choose("Sea Coven")
    assert scene.npcs("Sea 4") == [SOLDIER] and scene.state.gold_on[scene.piece(SOLDIER)] >= 6
    assert scene.state.region[scene.piece(SOLDIER)] == scene.region("Sea 4")


@rule("SL-COV-05", "SL-COV-06", "SL-FTURN-19")
def test_an_elemental_goes_to_the_nearest_hostile_player_or_galleon_however_strong() -> None:
    ship = coven(npc(ELEMENTAL, "Sea 7"), npc(GALLEON, "Sea 14"), level("Spanish Armada", 4), at(1, "Sea 15"))
    ship.choose("Sea Coven")
    assert "Sea Elemental heads for Sea 14." in ship.log()
    near = coven(npc(ELEMENTAL, "Sea 7"), npc(GALLEON, "Bridgetown"), at(1, "Sea 10")).choose("Sea Coven")
    assert "Sea Elemental heads for Sea 10." in near.log()
    equal = coven(npc(ELEMENTAL, "Sea 7"), npc(GALLEON, "Sea 11"), at(1, "Sea 3")).choose("Sea Coven")
    assert equal.kind == "objective" and equal.options == ["Sea 3", "Sea 11"]
    friend = coven(npc(ELEMENTAL, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 2"), has(1, BRAID))
    assert "Sea Elemental heads for Sea 2." in friend.log()
    here = coven(npc(ELEMENTAL, "Sea 7"), npc(GALLEON, "Sea 7"), npc(ALURA, "Sea 7"), *FRIENDS).choose("Sea Coven")
    assert "Sea Elemental is where its Objective is: Sea 7." in here.log()


@rule("SL-COV-05", "SL-FTURN-22")
def test_without_players_and_galleons_an_elemental_drifts() -> None:
    scene = coven(npc(ELEMENTAL, "Sea 4"), npc(COLOSSUS, "Bridgetown"), *FRIENDS).choose("Sea Coven")
    assert scene.kind == "drift"


@rule("SL-COV-06", "SL-COV-07", "SL-COV-08", "SL-FTURN-16")
@pytest.mark.parametrize(("row", "left"), [(1, ELEMENTAL), (4, SOLDIER)])
def test_recklessly_it_runs_into_whoever_is_in_the_way_and_fights(row: int, left: str) -> None:
    scene = coven(npc(ELEMENTAL, "Sea 4"), npc(SOLDIER, "Campeche"), at(1, "Sea 12"), at(2, "Sea 12"), gold(1, 0),
                  level("Dread Tide", row)).choose("Sea Coven")  # fmt: skip
    assert scene.npcs("Campeche") == [left], "Strength 3 against 3, or against 6"
    assert "Sea Elemental attacks Undead Soldier and " in " ".join(scene.log())
    assert not any("Sea Elemental moves" in line for line in scene.log()[-2:]), "it drags nobody"


@rule("SL-COV-07", "SL-FTURN-26")
def test_npcs_come_before_players_and_the_strongest_first() -> None:
    scene = coven(npc(ELEMENTAL, "Sea 3"), npc(GALLEON, "Sea 3"), at(1, "Sea 3"), npc(ALURA, "Sea 11"))
    scene.choose("Sea Coven")
    assert "Spanish Galleon moves to Sea 7." in scene.log()
    assert scene.where(1) == "Sea 3" and scene.exhausted(1) == []
    strong = coven(npc(ELEMENTAL, "Sea 3"), npc(GALLEON, "Sea 3"), npc(COLOSSUS, "Sea 3"), npc(ALURA, "Sea 11"))
    strong.choose("Sea Coven")
    assert strong.npcs("Sea 3") == [COLOSSUS, GALLEON], "it has lost against the Colossus"


@rule("SL-COV-09", "SL-COV-10", "SL-COV-13", "SL-COV-15")
def test_a_galleon_is_always_overcome_and_dragged_one_region_closer_to_alura() -> None:
    scene = coven(npc(ELEMENTAL, "Sea 3"), npc(GALLEON, "Sea 3", gold=2), npc(ALURA, "Hamilton"), *FRIENDS,
                  level("Spanish Armada", 4)).choose("Sea Coven")  # fmt: skip
    assert scene.kind == "follow" and scene.options == ["Smuggler's Cove", "Sea 7"] and scene.asked == 1
    scene.choose("Sea 7")
    told = scene.log()
    assert "Sea Elemental moves to Sea 7." in told and "Spanish Galleon moves to Sea 7." in told
    assert told.index("Spanish Galleon moves to Sea 7.") < told.index("Alura heads for Sea 7.")
    assert not any("defeated" in line for line in told[: told.index("Alura heads for Sea 7.")])


@rule("SL-COV-10", "SL-COV-12", "SL-COV-13", "SL-FTURN-36")
def test_a_player_exhausts_one_crew_and_is_dragged_without_any_challenge() -> None:
    scene = coven(npc(ELEMENTAL, "Sea 3"), at(1, "Sea 3"), npc(ALURA, "Basse-Terre"), has(2, BRAID))
    assert scene.kind == "lose_crew" and scene.asked == 1
    scene.choose("Navigator")
    assert scene.kind == "place_npc" and "Sea Elemental moves to Sea 7." in scene.log(), "there was one way only"
    told = scene.log()
    assert told.count("Sea Elemental attacks.") == 0 and "Kahina moves to Sea 7." in told
    assert scene.exhausted(1) == ["Navigator"] and not any("flees" in line for line in told)


@rule("SL-COV-10", "SL-RULE-35")
def test_who_wards_the_attack_off_is_not_dragged() -> None:
    scene = coven(npc(ELEMENTAL, "Sea 3"), at(1, "Sea 3"), npc(ALURA, "Sea 16"), has(1, "Smoke Pots"), has(2, BRAID))
    scene.choose("Smoke Pots")
    assert scene.where(1) == "Sea 3" and ELEMENTAL in scene.npcs("Sea 3") and scene.exhausted(1) == []


@rule("SL-COV-11")
def test_without_alura_the_first_player_picks_where_and_in_her_region_nobody_is_dragged() -> None:
    scene = coven(npc(ELEMENTAL, "Sea 4"), at(1, "Sea 4"), has(2, BRAID), first=2).choose("Gunner")
    assert scene.kind == "follow" and scene.asked == 2 and scene.options == ["Skull Point", "Campeche"]
    scene.choose("Campeche")
    assert scene.where(1) == "Campeche" and scene.npcs("Campeche") == [ELEMENTAL]
    here = coven(npc(ELEMENTAL, "Sea 4"), npc(GALLEON, "Sea 4"), npc(ALURA, "Sea 4"), *FRIENDS).choose("Sea Coven")
    assert not any("moves" in line for line in here.log()), "she is there"
    player = coven(npc(ELEMENTAL, "Sea 4"), npc(ALURA, "Sea 4"), at(1, "Sea 4"), has(2, BRAID)).choose("Gunner")
    assert player.kind == "lose_crew" and player.where(1) == "Sea 4" and held(player) == 1, "now it is her turn"


@rule("SL-COV-14")
def test_of_several_galleons_the_first_player_picks_the_one_that_is_dragged() -> None:
    scene = coven(npc(ELEMENTAL, "Sea 3"), npc(GALLEON, "Sea 3"), npc(GALLEON, "Sea 3", gold=5), npc(ALURA, "Sea 11"),
                  *FRIENDS).choose("Sea Coven")  # fmt: skip
    assert (scene.kind, scene.asked) == ("dragged_galleon", 1)
    assert scene.options == [GALLEON, f"{GALLEON} (with 5 gold)"]
    scene.choose("with 5 gold")
    told = scene.log()
    assert told.count("Spanish Galleon moves to Sea 7.") == 1 and GALLEON in scene.npcs("Sea 3")
    assert scene.state.gold_on[scene.piece(ALURA)] == 7 + 5, "it came to her with its gold"


# Mesmerize


@rule("SL-COV-16", "SL-RULE-79", "SL-SPA-13")
def test_to_galleons_elementals_are_as_if_absent() -> None:
    no_target = coven(npc(GALLEON, "Sea 7"), npc(ELEMENTAL, "Sea 3"), has(1, "Letter of Marque"),
                      has(2, "Letter of Marque")).choose("Spanish Armada")  # fmt: skip
    assert no_target.kind == "drift", "there is nothing else to go for"
    no_target.choose("Sea 3")
    assert no_target.npcs("Sea 3") == [ELEMENTAL, GALLEON] and no_target.kind == "follow"
    assert [line for line in no_target.log() if "attacks" in line] == ["Sea Elemental attacks Spanish Galleon."]
    through = coven(npc(GALLEON, "Sea 4"), npc(ELEMENTAL, "Campeche"), level("Spanish Armada", 3),
                    level("Sea Coven", 4), at(1, "Sea 12"), at(2, "Sea 12")).choose("Spanish Armada")  # fmt: skip
    assert "Spanish Galleon moves to Sea 12." in through.log(), "they neither stop nor deter it"
    flagged = coven(npc(GALLEON, "Sea 7"), npc(ELEMENTAL, "Nassau"), flag(1, "Nassau")).choose("Spanish Armada")
    assert flagged.flag("Nassau") is None


@rule("SL-COV-17", "SL-RULE-79")
def test_a_galleons_region_attack_leaves_elementals_out() -> None:
    given = npc(GALLEON, "Sea 7"), npc(GALLEON, "Sea 7"), npc(GALLEON, "Sea 7"), npc(ALURA, "Sea 7"), *FRIENDS
    scene = turn(*given, npc(ELEMENTAL, "Sea 7"), npc(ELEMENTAL, "Sea 7"))
    s, ship = scene.state, scene.piece(GALLEON)
    assert [group_strength(s, group) for group in enemy_groups(s, scene.region("Sea 7"), ship)] == [5]
    assert 5 + 1 + 1 in [group_strength(s, group) for group in groups(s, scene.region("Sea 7"))], "for others they do"
    won = coven(*given, npc(ELEMENTAL, "Sea 7"), npc(ELEMENTAL, "Sea 7")).choose("Spanish Armada", GALLEON)
    assert ALURA not in won.npcs("Sea 7") and won.npcs("Sea 7").count(ELEMENTAL) == 2, "4 and 2 and 2 against her 5"


@rule("SL-RULE-79", "SL-COV-20", "SL-NPC-18")
def test_elementals_aid_alura_when_she_attacks_a_galleon() -> None:
    ships = [npc(GALLEON, "Sea 7") for _ in range(2)]
    given = *ships, npc(ALURA, "Sea 7"), npc(ELEMENTAL, "Sea 7"), level("Spanish Armada", 1), *FRIENDS
    alone_ = coven(*ships, npc(ALURA, "Sea 7"), level("Spanish Armada", 1), *FRIENDS).choose("Sea Coven", GALLEON)
    assert alone_.npcs("Sea 7") == [GALLEON, GALLEON], "5 against 6"
    scene = coven(*given).choose("Sea Coven")
    while scene.kind != "next_faction" and scene.decision.source != ALURA and GALLEON in scene.npcs("Sea 7"):
        scene.choose(scene.options[0])
    assert scene.npcs("Sea 7") == [ALURA, ELEMENTAL] and held(scene) == 2, "6 against 6"


@rule("SL-COV-16", "SL-MUK-09")
def test_what_an_elemental_holds_does_not_lure_galleons() -> None:
    scene = voyage(*AWAY, npc(GALLEON, "Sea 7"), npc(ELEMENTAL, "Sea 3"), npc(ALURA, "Sea 3"),
                   level("Spanish Armada", 4), npc(GALLEON, "Sea 3"), token("Golden Fruit", ELEMENTAL),
                   has(1, "Letter of Marque"), has(2, "Letter of Marque"),
                   factions=("Sea Coven", "Sentinels of Mukul"))  # fmt: skip
    s = scene.state
    assert GUIDES[MUKUL].lures(s, scene.piece(GALLEON)) == []
    happenings.hold(s, scene.piece(ALURA), next(c for c in s.gear(scene.piece(ELEMENTAL))))
    assert GUIDES[MUKUL].lures(s, scene.piece(GALLEON)) == [scene.region("Sea 3")]


# Alura


@rule("SL-COV-18", "SL-EVENT-14", "SL-RULE-33")
def test_an_event_of_the_coven_brings_her_if_she_is_not_there() -> None:
    scene = voyage(*AWAY, deck(EVENT_DECK, "The Helm Turns by Itself"), factions=FACTIONS, start="event")
    assert scene.kind == "place_npc" and len(scene.options) == 16
    scene.choose("Sea 9")
    assert scene.npcs("Sea 9") == [ALURA] and scene.state.level[COVEN] == 1
    scene.choose("Sea 3")
    assert scene.npcs("Sea 3") == [ELEMENTAL] and scene.kind == "take_turn"
    there = voyage(*AWAY, deck(EVENT_DECK, "The Helm Turns by Itself"), npc(ALURA, "Sea 9"), factions=FACTIONS,
                   start="event").choose("Sea 3")  # fmt: skip
    assert there.npcs("Sea 9") == [ALURA] and there.kind == "take_turn"


@rule("SL-COV-18", "SL-COV-21", "SL-COV-22", "SL-NPC-09", "SL-NPC-14")
def test_she_is_stronger_and_worth_more_for_each_shard_and_loses_them_when_defeated() -> None:
    scene = turn(at(1, "Sea 7"), npc(ALURA, "Sea 7"), shards(1), *QUIET, rolled("2 2 2 2", "1"))
    s, her = scene.state, scene.piece(ALURA)
    assert strength(s, her) == 6 and reward_notoriety(s, her) == 2
    scene.choose("Challenge Alura")
    assert scene.state.notoriety[0] == 2 and held(scene) == 0 and s.zone[her] == SUPPLY
    removed = turn(npc(ALURA, "Sea 7"), npc(ELEMENTAL, "Sea 3"), shards(3))
    happenings.remove(removed.state, removed.piece(ELEMENTAL))
    assert held(removed) == 3
    happenings.remove(removed.state, removed.piece(ALURA))
    assert held(removed) == 0


@rule("SL-COV-22", "SL-RULE-63", "SL-NPC-08")
def test_an_npc_that_defeats_her_has_the_notoriety_and_no_shards() -> None:
    scene = coven(npc(ALURA, "Sea 4"), npc(COLOSSUS, "Sea 4"), npc(SOLDIER, "Sea 4"), npc(GALLEON, "Sea 4"), shards(1),
                  *FRIENDS).choose("Sea Coven", COLOSSUS)  # fmt: skip
    assert ALURA not in scene.npcs("Sea 4") and held(scene) == 0, "6 against 10"
    assert scene.state.notoriety_on[scene.piece(COLOSSUS)] == 2


@rule("SL-COV-19", "SL-FTURN-22")
def test_she_too_seeks_the_nearest_hostile_player_or_galleon() -> None:
    scene = coven(npc(ALURA, "Sea 7"), npc(GALLEON, "Bridgetown"), at(1, "Sea 10"), has(2, BRAID)).choose("Sea Coven")
    assert "Alura heads for Sea 10." in scene.log() and scene.kind == "lose_crew"
    equal = coven(npc(ALURA, "Sea 7"), npc(GALLEON, "Sea 11"), at(1, "Sea 3")).choose("Sea Coven")
    assert equal.kind == "objective" and equal.options == ["Sea 3", "Sea 11"]
    here = coven(npc(ALURA, "Sea 7"), npc(GALLEON, "Sea 7"), *FRIENDS).choose("Sea Coven")
    assert here.npcs("Sea 7") == [ALURA]
    assert coven(npc(ALURA, "Sea 7"), npc(COLOSSUS, "Sea 12"), *FRIENDS).choose("Sea Coven").kind == "drift"


@rule("SL-COV-20", "SL-FTURN-27", "SL-FTURN-37")
def test_her_attack_takes_a_shard_for_each_player_and_galleon() -> None:
    scene = coven(npc(ALURA, "Sea 7"), npc(GALLEON, "Sea 3"), npc(SOLDIER, "Sea 3"), at(1, "Sea 3"),
                  at(2, "Sea 3")).choose("Sea Coven")  # fmt: skip
    assert scene.npcs("Sea 3") == [ALURA] and held(scene) == 3, "a Galleon and two players, none for the Soldier"
    assert scene.kind == "lose_crew" and scene.asked == 1
    scene.choose("Gunner", "Sea 2")
    assert "Gunner" not in scene.cards(1) and scene.where(1) == "Sea 2"
    assert strength(scene.state, scene.piece(ALURA)) == 8
    friend = coven(npc(ALURA, "Sea 3"), at(1, "Sea 3"), at(2, "Sea 3"), has(1, BRAID)).choose("Gunner", "Sea 2")
    assert held(friend) == 1 and friend.where(1) == "Sea 3"


@rule("SL-COV-20", "SL-COV-21", "SL-RULE-31")
def test_only_a_won_attack_yields_shards_which_count_from_after_the_comparison() -> None:
    scene = coven(npc(ALURA, "Sea 7"), npc(GALLEON, "Sea 3"), at(1, "Sea 3"), level("Spanish Armada", 4),
                  npc(GALLEON, "Sea 3")).choose("Sea Coven", GALLEON)  # fmt: skip
    assert scene.npcs("Sea 3") == [GALLEON, GALLEON] and held(scene) == 0, "8 against 9, whatever she would have won"
    assert scene.where(1) == "Sea 3" and scene.exhausted(1) == []


@rule("SL-RULE-48", "SL-FREE-09", "SL-RULE-65")
def test_who_steps_away_has_left_the_region_where_the_turn_began() -> None:
    scene = turn(at(1, "Nassau"), npc(ELEMENTAL, "Nassau"), npc(ELEMENTAL, "Nassau"), *QUIET, rolled("2 2 1 1", "1"),
                 has(1, "Harbormaster's Ledger", claimed=False)).choose("Challenge Sea Elemental")  # fmt: skip
    scene.choose("Sea 7", "Nassau")
    assert scene.kind == "take_turn" and not scene.offers("Claim")
    assert scene.choose("End the turn").offers("Claim"), "but the turn ends there"
