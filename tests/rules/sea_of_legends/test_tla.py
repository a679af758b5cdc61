"""The Children of Tlaloc (SL-TLA)."""

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import reward_notoriety, strength
from quarterdeck.games.sea_of_legends.factions.tlaloc import CORNERS
from quarterdeck.games.sea_of_legends.setup import begin_with
from quarterdeck.games.sea_of_legends.terms import BOARD, SUPPLY, TLALOC
from sol_scene import (
    Given, Scene, alone, at, gold, has, holds, npc, rolled, tired, token, voyage,
)  # fmt: skip

GUARDIAN, HER, RELIC = "Merfolk Guardian", "Tetzahuitl", "Summoning Relic"
AWAY = at(1, "St. Augustine"), at(2, "Hamilton")


def tide(*given: Given, first: int = 1) -> Scene:
    return voyage(*AWAY, *given, start="factions", first=first)


@rule("SL-TLA-01", "SL-TLA-03", "SL-TLA-04", "SL-TLA-05", "SL-SETUP-27")
def test_a_summoning_relic_lies_in_each_corner_and_she_is_not_there_yet() -> None:
    s = begin_with(1, (0, 3, 4), 1)
    while not s.round:
        from quarterdeck.kernel.flow import answer, answer_in_secret

        assert s.question is not None
        q = s.question
        answer_in_secret(s, q.seat, q.options[0]) if s.answers else answer(s, q.options[0])
    assert [s.match.board.names[s.region[c]] for c in s.match.tokens[TLALOC]] == list(CORNERS)
    names = [s.match.drawn[c].name for c in range(s.match.size) if s.zone[c] == BOARD]
    assert HER not in names and [p.name for p in s.match.drawn].count(GUARDIAN) == 6


@rule("SL-TLA-06")
def test_a_guardian_is_worth_8_gold_and_what_it_holds() -> None:
    scene = voyage(at(1, "Sea 7"), npc(GUARDIAN, "Sea 7"), token(RELIC, GUARDIAN), alone(1), rolled("2 2 2 2", "1"),
                   tired(1, "Gunner", "Quartermaster"))  # fmt: skip
    scene.choose("Challenge Merfolk Guardian")
    assert scene.gold(1) == 16 and RELIC in scene.cards(1) and scene.notoriety(1) == 1


@rule("SL-TLA-09", "SL-TLA-11", "SL-TLA-17", "SL-TLA-18", "SL-TLA-19", "SL-RULE-43", "SL-FTURN-19")
def test_a_guardian_fetches_the_nearest_summoning_relic_wherever_it_is() -> None:
    scene = tide(npc(GUARDIAN, "Sea 7"), token(RELIC, "Smuggler's Cove"), token(RELIC, "Smuggler's Cove"),
                 token(RELIC, "Claw Bay"))  # fmt: skip
    assert scene.npcs("Smuggler's Cove") == [GUARDIAN] and scene.held(GUARDIAN) == [RELIC, RELIC]
    assert scene.log().count("Merfolk Guardian takes the Summoning Relic.") == 2
    strong = npc("Skeletal Colossus", "Smuggler's Cove")
    scene = tide(npc(GUARDIAN, "Sea 7"), token(RELIC, "Smuggler's Cove"), strong).choose("Children of Tlaloc")
    assert scene.npcs("Smuggler's Cove") == ["Skeletal Colossus"], "reckless: it went there and lost"
    held_by_npc = tide(npc(GUARDIAN, "Sea 7"), npc("Spanish Galleon", "Sea 14"), token(RELIC, "Spanish Galleon"))
    held_by_npc.choose("Children of Tlaloc")
    assert "Merfolk Guardian heads for Sea 14." in held_by_npc.log()
    held_by_player = tide(npc(GUARDIAN, "Sea 10"), token(RELIC, 2))
    assert "Merfolk Guardian heads for Hamilton." in held_by_player.log()


@rule("SL-TLA-10")
def test_with_nothing_to_fetch_it_drifts() -> None:
    assert tide(npc(GUARDIAN, "Sea 7")).kind == "drift"


@rule("SL-TLA-08", "SL-TLA-16", "SL-RULE-26", "SL-NPC-04", "SL-TLA-04")
def test_a_guardian_brings_its_relic_to_tortuga_and_she_comes_and_acts_in_the_same_turn() -> None:
    scene = tide(npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN), has(2, "Coral Crown"))
    told = scene.log()
    assert "Merfolk Guardian heads for Tortuga." in told and "Tetzahuitl appears in Tortuga." in told
    assert scene.held(HER) == [RELIC] and scene.held(GUARDIAN) == []
    assert "Tetzahuitl heads for Hamilton." in told, "she seeks the Relic of player 2"


@rule("SL-TLA-07", "SL-TLA-15")
def test_while_she_is_in_play_guardians_bring_their_relics_to_her() -> None:
    scene = tide(npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN), npc(HER, "Nassau")).choose(GUARDIAN)
    assert "Merfolk Guardian heads for Nassau." in scene.log() and scene.held(HER) == [RELIC]
    crowd = tide(npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN), npc(HER, "Nassau"), at(1, "Nassau")).choose(GUARDIAN)
    assert crowd.held(GUARDIAN) == [RELIC] or crowd.kind == "lose_crew", "first the hostile player is driven off"
    crowd.choose("Gunner", "Sea 2")
    assert crowd.held(HER) == [RELIC]


@rule("SL-TLA-12", "SL-RULE-78")
def test_guardians_keep_apart_unless_their_objective_is_here() -> None:
    scene = tide(npc(GUARDIAN, "Sea 7"), npc(GUARDIAN, "Sea 3"), token(RELIC, "Smuggler's Cove"))
    scene.choose(GUARDIAN)
    assert scene.npcs("Smuggler's Cove") == [GUARDIAN], "the other cannot enter, and has no other Objective"
    both = tide(npc(GUARDIAN, "Smuggler's Cove"), npc(GUARDIAN, "Smuggler's Cove"), token(RELIC, "Smuggler's Cove"))
    both.choose(GUARDIAN)
    assert both.kind in ("drift", "path") and both.npcs("Smuggler's Cove") == [GUARDIAN, GUARDIAN]
    both.choose(both.options[0])
    assert both.npcs("Smuggler's Cove") == [GUARDIAN], "the first stayed, the second had to leave"


@rule("SL-TLA-13", "SL-TLA-20", "SL-TLA-22")
def test_an_attacked_player_gives_the_relics_exhausts_and_flees() -> None:
    scene = tide(npc(GUARDIAN, "Sea 7"), token(RELIC, 2), token(RELIC, 2), has(2, "Coral Crown"))
    assert scene.npcs("Hamilton") == [GUARDIAN] and scene.kind == "lose_crew" and scene.asked == 2
    assert scene.held(GUARDIAN) == [RELIC, RELIC] and scene.notoriety(2) == 1, "the Coral Crown stays"
    scene.choose("Gunner", "Sea 11")
    assert scene.where(2) == "Sea 11"


@rule("SL-TLA-14", "SL-ALIGN-09", "SL-ALIGN-10")
def test_from_a_neutral_player_it_takes_them_without_an_attack() -> None:
    scene = tide(npc(GUARDIAN, "Sea 7"), token(RELIC, 2), has(2, "Rain-Blessed Jade"))
    assert scene.held(GUARDIAN) == [RELIC] and scene.where(2) == "Hamilton" and scene.exhausted(2) == []


@rule("SL-TLA-21", "SL-NPC-10")
def test_a_removed_holder_leaves_the_relic_in_the_region() -> None:
    scene = voyage(npc(GUARDIAN, "Sea 3"), token(RELIC, GUARDIAN))
    c = scene.state.gear(scene.piece(GUARDIAN))[0]
    happenings.remove(scene.state, scene.piece(GUARDIAN))
    assert scene.state.region[c] == scene.region("Sea 3") and scene.state.zone[c] == BOARD


@rule("SL-TLA-23", "SL-FREE-11", "SL-TLA-25", "SL-RULE-21")
def test_a_summoning_relic_is_one_relic_and_can_be_won_from_a_player() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), token(RELIC, 2), gold(2, 0), alone(1), alone(2),
                   tired(1, "Gunner", "Quartermaster"), tired(2, "Gunner", "Quartermaster"),
                   rolled("2 2 2 2", "1"), rolled("X X X X", "1 1"))  # fmt: skip
    assert scene.notoriety(2) == 1
    scene.choose("Challenge Player 2")
    assert "Player 2 rolls 6 dice" in " ".join(scene.log()), "its card adds a die"
    assert (scene.notoriety(1), scene.notoriety(2)) == (1, 0)


@rule("SL-TLA-24", "SL-FREE-10")
def test_a_player_gets_rid_of_one_only_as_its_card_says() -> None:
    scene = voyage(at(1, "Maracaibo"), token(RELIC, 1))
    assert scene.offers("Drop a Summoning Relic")
    scene.choose("Drop a Summoning Relic")
    assert scene.gold(1) == 3 and scene.notoriety(1) == 0 and not scene.offers("Pick up")
    assert not voyage(at(1, "Nassau"), token(RELIC, 1)).offers("Drop")
    assert not voyage(at(1, "Maracaibo"), token(RELIC, 1), gold(1, 4)).offers("Drop")
    assert voyage(at(1, "Maracaibo"), token(RELIC, 1), gold(1, 5)).offers("Drop")
    arriving = voyage(at(1, "Sea 14"), token(RELIC, 1), tired(1, "Navigator"))
    arriving.choose("Set sail", "Maracaibo", "Drop anchor")
    assert arriving.kind == "take_turn" and not arriving.offers("Drop a Summoning Relic")
    assert arriving.choose("End the turn").offers("Drop a Summoning Relic"), "where the turn ends"


@rule("SL-TLA-26", "SL-TLA-33")
def test_she_grows_with_every_relic_and_so_does_her_reward() -> None:
    scene = voyage(npc(HER, "Sea 3"), token(RELIC, HER), holds(HER, "Coral Crown"))
    s, her = scene.state, scene.piece(HER)
    assert strength(s, her) == 6 + 2 and reward_notoriety(s, her) == 1 + 2
    faction = voyage(npc(HER, "Sea 3"), holds(HER, "Letter of Marque"))
    assert strength(faction.state, faction.piece(HER)) == 7, "a Relic of a Faction, too"


@rule("SL-TLA-26", "SL-RULE-62", "SL-NPC-07")
def test_who_defeats_her_has_her_relics() -> None:
    scene = voyage(at(1, "Sea 7"), npc(HER, "Sea 7"), holds(HER, "Coral Crown"), alone(1), rolled("2 2 2 2", "1"),
                   tired(1, "Gunner", "Quartermaster"))  # fmt: skip
    scene.choose("Challenge Tetzahuitl")
    assert "Player 1 wins, 9 to 7." in scene.log()
    assert scene.state.notoriety[0] == 2 and scene.notoriety(1) == 3 and "Coral Crown" in scene.cards(1)


@rule("SL-TLA-27", "SL-TLA-28", "SL-RULE-44")
def test_she_seeks_the_nearest_relic_and_among_equals_the_most() -> None:
    scene = tide(npc(HER, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 11"), has(1, "Coral Crown"),
                 has(2, "Emerald Parrot", "Drowned Bell"))  # fmt: skip
    assert "Tetzahuitl heads for Sea 11." in scene.log()
    guardian = tide(npc(HER, "Sea 7"), npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN)).choose(HER)
    assert "Tetzahuitl heads for Sea 10." in guardian.log(), "Guardians are holders, too"
    neutral = tide(npc(HER, "Sea 7"), has(2, "Rain-Blessed Jade"))
    assert neutral.kind == "drift", "a neutral player's own Relics do not draw her"


@rule("SL-TLA-29", "SL-TLA-31", "SL-TLA-34", "SL-NOTO-07")
def test_she_takes_all_summoning_relics_and_one_relic_and_then_the_hostile_flee() -> None:
    scene = tide(npc(HER, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 3"), has(1, "Coral Crown", "Emerald Parrot"),
                 token(RELIC, 1), has(2, "Drowned Bell"))  # fmt: skip
    assert scene.kind == "give_relic" and scene.asked == 1 and set(scene.options) == {"Coral Crown", "Emerald Parrot"}
    assert scene.held(HER) == [RELIC]
    scene.choose("Coral Crown")
    assert scene.held(HER) == [RELIC, "Coral Crown"] and scene.notoriety(1) == 1
    assert scene.kind == "flee" and scene.asked == 1
    both = at(1, "Sea 3"), at(2, "Sea 3"), has(1, "Coral Crown"), has(2, "Drowned Bell")
    tie = tide(npc(HER, "Sea 7"), *both, first=2)
    assert tie.kind == "who_gives_a_relic" and tie.asked == 2
    tie.choose("Player 1")
    assert tie.held(HER) == ["Coral Crown"]


@rule("SL-TLA-29")
def test_who_has_no_relic_only_flees() -> None:
    scene = tide(npc(HER, "Sea 3"), at(1, "Sea 3"), at(2, "Sea 7"))
    while scene.kind == "drift":
        scene.choose("Sea 7" if scene.offers("Sea 7") else scene.options[0])
    assert scene.kind == "flee" and scene.asked == 2 and scene.held(HER) == []


@rule("SL-TLA-29")
def test_a_lost_attack_takes_nothing() -> None:
    scene = tide(npc(HER, "Sea 3"), at(2, "Sea 3"), has(2, "Drowned Bell"), npc("Skeletal Colossus", "Sea 3"))
    scene.choose("Children of Tlaloc")
    assert scene.npcs("Sea 3") == ["Skeletal Colossus"] and scene.notoriety(2) == 1


@rule("SL-TLA-30", "SL-RULE-44")
def test_a_neutral_player_in_her_region_gives_without_an_attack() -> None:
    scene = tide(npc(HER, "Sea 3"), at(2, "Sea 3"), has(2, "Rain-Blessed Jade", "Drowned Bell"), token(RELIC, 2))
    assert scene.kind == "give_relic" and scene.held(HER) == [RELIC]
    scene.choose("Drowned Bell")
    assert scene.where(2) == "Sea 3" and scene.exhausted(2) == []


@rule("SL-TLA-32")
def test_she_takes_what_guardians_in_her_region_hold() -> None:
    scene = tide(npc(HER, "Sea 7"), npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN)).choose(HER)
    assert scene.npcs("Sea 10") == [GUARDIAN, HER] and scene.held(HER) == [RELIC]
    early = tide(npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN), npc(GUARDIAN, "Sea 12"), npc(HER, "Sea 7"))
    early.choose(HER)
    assert early.kind == "next_npc" and early.held(HER) == [RELIC], "in her own activation"


@rule("SL-TLA-02", "SL-FTURN-06", "SL-WIN-01")
def test_with_four_relics_she_wins_at_once() -> None:
    scene = tide(npc(HER, "Sea 7"), npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN), holds(HER, "Coral Crown"),
                 holds(HER, "Drowned Bell", "Emerald Parrot")).choose(HER)  # fmt: skip
    assert scene.state.over and scene.log()[-1] == "The Children of Tlaloc have won."


@rule("SL-RULE-62", "SL-TLA-34")
def test_relic_cards_of_a_removed_npc_go_back_to_their_stock() -> None:
    scene = voyage(npc(HER, "Sea 3"), holds(HER, "Coral Crown", "Letter of Marque"), token(RELIC, HER))
    s = scene.state
    crown, letter, stone = s.gear(scene.piece(HER))
    happenings.remove(s, scene.piece(HER))
    assert s.zone[crown] == 10 and s.zone[letter] == SUPPLY and s.zone[stone] == BOARD


@rule("SL-RULE-26", "SL-FTURN-03", "SL-NPC-04")
def test_who_was_defeated_and_is_summoned_again_acts_again() -> None:
    scene = tide(npc(HER, "Sea 3"), npc("Skeletal Colossus", "Sea 3"), npc(GUARDIAN, "Sea 10"), token(RELIC, GUARDIAN),
                 holds("Skeletal Colossus", "Coral Crown")).choose("Children of Tlaloc", HER)  # fmt: skip
    told = scene.log()
    assert "Tetzahuitl is defeated." in told and "Tetzahuitl appears in Tortuga." in told
    assert told.index("Tetzahuitl is where its Objective is: Sea 3.") < told.index("Tetzahuitl heads for Sea 3.")
