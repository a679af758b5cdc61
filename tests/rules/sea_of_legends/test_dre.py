"""The Dread Tide (SL-DRE)."""

from ledger import rule
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.alignment import ally, movement, strength
from quarterdeck.games.sea_of_legends.terms import BOARD
from sol_scene import Given, Scene, alone, at, flag, fort, holds, npc, rolled, tired, voyage

SOLDIER, COLOSSUS = "Undead Soldier", "Skeletal Colossus"
AWAY = at(1, "Skull Point"), at(2, "Bridgetown")
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")


def tide(*given: Given, first: int = 1) -> Scene:
    return voyage(*AWAY, *given, start="factions", first=first)


def infested(*ports: str) -> Given:
    def change(s: object) -> None:
        for port in ports:
            s.infested |= 1 << s.match.board.find(port)  # type: ignore[attr-defined]

    return change


def is_infested(scene: Scene, port: str) -> bool:
    return bool(scene.state.infested >> scene.region(port) & 1)


@rule("SL-DRE-01", "SL-DRE-03")
def test_components_and_the_first_row() -> None:
    scene = voyage(npc(SOLDIER, "Sea 3"))
    names = [p.name for p in scene.state.match.drawn]
    s, c = scene.state, scene.piece(SOLDIER)
    assert (names.count(COLOSSUS), names.count(SOLDIER)) == (1, 6)
    assert (strength(s, c), ally(s, c), movement(s, c)) == (3, 2, 1)


@rule("SL-DRE-05", "SL-DRE-07", "SL-DRE-12", "SL-DRE-13", "SL-DRE-14")
def test_soldiers_seek_one_another_and_act_together_once() -> None:
    scene = tide(npc(SOLDIER, "Sea 7"), npc(SOLDIER, "Sea 2"))
    scene.choose(SOLDIER)
    while scene.kind == "path":
        scene.choose(scene.options[0])
    met = [name for name in scene.state.match.board.names if scene.npcs(name) == [SOLDIER, SOLDIER]]
    assert len(met) == 1 and scene.kind != "next_npc", "each acted once"
    pair = tide(npc(SOLDIER, "Sea 7"), npc(SOLDIER, "Sea 7"))
    assert pair.kind == "next_npc"
    pair.choose(SOLDIER)
    assert pair.kind == "drift"
    pair.choose("Sea 11")
    assert pair.npcs("Sea 11") == [SOLDIER, SOLDIER] and pair.kind != "drift"


@rule("SL-DRE-06")
def test_a_lone_soldier_drifts() -> None:
    assert tide(npc(SOLDIER, "Sea 7")).kind == "drift"


@rule("SL-DRE-15", "SL-DRE-17", "SL-DRE-18", "SL-DRE-20", "SL-RULE-82", "SL-NPC-04")
def test_a_pair_that_meets_a_third_becomes_the_colossus_which_infests_the_port() -> None:
    """EX-6."""
    scene = tide(npc(SOLDIER, "Sea 12"), npc(SOLDIER, "Sea 12"), npc(SOLDIER, "Campeche", gold=4))
    scene.choose(scene.options[0])
    assert scene.npcs("Campeche") == [COLOSSUS] and is_infested(scene, "Campeche")
    assert scene.kind != "next_npc", "it is not activated again"
    assert scene.state.gold_on[scene.piece(COLOSSUS)] == 0, "what Soldiers held is gone"


@rule("SL-DRE-04", "SL-DRE-10", "SL-DRE-16")
def test_with_the_colossus_on_the_board_a_horde_goes_for_the_nearest_port() -> None:
    given = npc(COLOSSUS, "Cartagena"), infested("Cartagena", "Port Royal")
    scene = tide(*given, *[npc(SOLDIER, "Sea 12")] * 3).choose(SOLDIER)
    assert scene.kind == "objective" and set(scene.options) == {"Campeche", "Claw Bay", "Thieves' Landing"}
    scene.choose("Claw Bay")
    assert is_infested(scene, "Claw Bay") and scene.npcs("Claw Bay") == [SOLDIER] * 3


@rule("SL-DRE-11")
def test_a_pair_never_infests() -> None:
    scene = tide(npc(SOLDIER, "Campeche"), npc(SOLDIER, "Campeche"), npc(COLOSSUS, "Cartagena"), infested("Cartagena"))
    assert not is_infested(scene, "Campeche")


@rule("SL-DRE-07", "SL-RULE-45", "SL-DRE-19")
def test_a_soldier_neither_seeks_nor_joins_a_horde() -> None:
    scene = tide(npc(COLOSSUS, "Bridgetown"), *[npc(SOLDIER, "Campeche")] * 3, npc(SOLDIER, "Sea 12"))
    s = scene.state
    lone = next(c for c in s.pile(BOARD, s.match.party[4]) if s.region[c] == scene.region("Sea 12"))
    from quarterdeck.games.sea_of_legends.factions.guides import GUIDES

    assert GUIDES[4].objectives(s, lone) == [] and GUIDES[4].barred(s, lone) == 1 << scene.region("Campeche")


@rule("SL-DRE-08", "SL-FTURN-26")
def test_an_attacked_player_loses_5_gold_and_flees() -> None:
    scene = tide(npc(SOLDIER, "Sea 7"), at(2, "Sea 3")).choose("Sea 3")
    assert scene.gold(2) == 3 and scene.kind == "flee" and scene.asked == 2


@rule("SL-DRE-09", "SL-DRE-25", "SL-DRE-26")
def test_the_colossus_strikes_and_infests_when_nobody_hostile_is_left() -> None:
    scene = tide(npc(COLOSSUS, "Sea 12"), at(2, "Campeche"))
    scene.choose("Campeche")
    assert scene.kind == "lose_crew"
    scene.choose("Gunner", "Sea 5")
    assert is_infested(scene, "Campeche") and "Gunner" not in scene.cards(2)
    beaten = voyage(at(1, "Sea 7"), npc(COLOSSUS, "Sea 7"), *QUIET, rolled("2 2 2 2", "1"))
    assert beaten.choose("Challenge Skeletal Colossus").notoriety(1) == 2


@rule("SL-DRE-21", "SL-FORT-07")
def test_no_infestation_where_a_foreign_fort_stands() -> None:
    scene = tide(npc(COLOSSUS, "Sea 12"), fort("Spanish Armada", "Campeche"), fort("Dread Tide", "Claw Bay"))
    assert scene.kind == "objective" and set(scene.options) == {"Claw Bay", "Thieves' Landing"}


@rule("SL-DRE-22", "SL-PORT-03", "SL-DRE-23")
def test_in_an_infested_port_nobody_acts_but_challenges_go_on() -> None:
    scene = voyage(at(1, "Nassau"), infested("Nassau"), flag(1, "Nassau"))
    assert scene.options == ["Set sail", "Challenge Nassau", "End the turn"] and scene.flag("Nassau") == 1


@rule("SL-DRE-24", "SL-CHAL-08", "SL-CHAL-47", "SL-CHAL-48")
def test_whoever_captures_the_port_clears_it_also_under_the_own_flag() -> None:
    for given in ((), (flag(1, "Nassau"),)):
        scene = voyage(at(1, "Nassau"), infested("Nassau"), *given, *QUIET, rolled("1 1 1 1", "X"))
        scene.choose("Challenge Nassau")
        assert not is_infested(scene, "Nassau") and scene.flag("Nassau") == 1
        assert scene.gold(1) == (8 if given else 15)


@rule("SL-DRE-17", "SL-DRE-19")
def test_of_four_soldiers_three_are_picked_and_one_remains() -> None:
    scene = tide(npc(SOLDIER, "Sea 12"), npc(SOLDIER, "Sea 12"), npc(SOLDIER, "Campeche"), npc(SOLDIER, "Campeche"))
    scene.choose(SOLDIER)
    assert scene.kind == "replaced_by_colossus" and scene.asked == 1
    while scene.kind == "replaced_by_colossus":
        scene.choose(SOLDIER)
    everybody = [name for region in scene.state.match.board.names for name in scene.npcs(region)]
    assert sorted(everybody) == [COLOSSUS, SOLDIER]


@rule("SL-DRE-02", "SL-WIN-01")
def test_five_infested_ports_win() -> None:
    scene = tide(npc(COLOSSUS, "Campeche"), infested("Nassau", "Havana", "Hamilton", "Tortuga"))
    assert scene.state.over and scene.log()[-1] == "The Dread Tide has won."


@rule("SL-DRE-15", "SL-DRE-17", "SL-RULE-82")
def test_soldiers_that_are_placed_form_a_horde_in_any_phase() -> None:
    scene = voyage(npc(SOLDIER, "Sea 7"), npc(SOLDIER, "Sea 7"), at(1, "Sea 3"), at(2, "Sea 1"))
    s = scene.state
    happenings.place(s, s.match.definition[scene.piece(SOLDIER)], scene.region("Sea 7"))
    scene.choose("End the turn")
    assert scene.npcs("Sea 7") == [COLOSSUS]


@rule("SL-RULE-82", "SL-DRE-17", "SL-RULE-26")
def test_a_colossus_that_falls_and_rises_again_has_acted_if_the_horde_had() -> None:
    """Tetzahuitl with three Relics and a Guardian beats it; three Soldiers far from there are a Horde beside it."""
    horde = [npc(SOLDIER, "Sea 4")] * 3
    relics = holds("Tetzahuitl", "Coral Crown", "Drowned Bell", "Emerald Parrot")
    given = npc(COLOSSUS, "Sea 3"), npc("Tetzahuitl", "Nassau"), npc("Merfolk Guardian", "Nassau"), relics, *horde
    fresh = tide(*given).choose("Dread Tide", COLOSSUS, "Nassau", "Tetzahuitl")
    assert "Skeletal Colossus is defeated." in fresh.log() and fresh.kind == "objective", "it acts for the Horde"
    fresh.choose("Campeche")
    assert is_infested(fresh, "Campeche")
    late = tide(*given).choose("Dread Tide", SOLDIER, "Campeche")
    assert is_infested(late, "Campeche") and late.kind == "objective", "the Horde has acted, now the Colossus"
    late.choose("Nassau", "Tetzahuitl")
    assert late.npcs("Campeche") == [COLOSSUS] and late.state.infested.bit_count() == 1
    assert late.kind != "objective" and "Skeletal Colossus heads for Campeche." not in late.log()


@rule("SL-DRE-16", "SL-DRE-13", "SL-DRE-20", "SL-FTURN-14")
def test_who_makes_a_horde_by_arriving_goes_on_as_one_with_the_steps_that_are_left() -> None:
    """The Colossus is elsewhere, so that they stay Soldiers; with MOVE 1 no step is left, but they infest the Port."""
    scene = tide(npc(SOLDIER, "Sea 3"), npc(SOLDIER, "Sea 3"), npc(SOLDIER, "Nassau"), npc(COLOSSUS, "Sea 12"))
    scene.choose(SOLDIER)
    assert scene.npcs("Nassau") == [SOLDIER] * 3 and is_infested(scene, "Nassau")
    assert "Undead Soldier heads for Tortuga." not in scene.log() and scene.kind == "objective", "now the Colossus"
    at_sea = tide(npc(SOLDIER, "Sea 3"), npc(SOLDIER, "Sea 3"), npc(SOLDIER, "Sea 7"), npc(COLOSSUS, "Sea 12"))
    at_sea.choose(SOLDIER)
    assert at_sea.npcs("Sea 7") == [SOLDIER] * 3, "they stay where they met"
    assert at_sea.kind == "objective" and at_sea.offers("Nassau"), "and have another Objective from now on"
