"""Movement of players (SL-MOVE) and the board (SL-BOARD)."""

from ledger import rule
from quarterdeck.games.sea_of_legends.board import chart, ways
from quarterdeck.games.sea_of_legends.effects.tides import occupied
from quarterdeck.games.sea_of_legends.terms import SEA
from sol_scene import alone, at, flag, fort, gold, has, npc, rolled, tired, voyage

WEAK = (rolled("X X X X", "X"), alone(1))


@rule("SL-BOARD-01", "SL-BOARD-02")
def test_every_region_is_a_sea_or_a_port_of_one_type_with_strength_and_reward() -> None:
    board = chart()
    assert len(board.ports) == len(board.seas) == 16
    for r in board.ports:
        assert board.strength[r] and (board.gold[r] or board.notoriety[r])
    assert sorted([board.type[r] for r in board.ports]) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    assert all(board.type[r] == SEA and not board.strength[r] for r in board.seas)


@rule("SL-BOARD-04")
def test_borders_go_both_ways_and_distance_counts_crossings() -> None:
    board = chart()
    for r in range(board.size):
        for n in board.neighbours[r]:
            assert r in board.neighbours[n] and board.distance[r][n] == 1
    assert board.distance[board.find("Tortuga")][board.find("Skull Point")] == 4
    assert ways(board.neighbours, 0, 0)[0] == 0


@rule("SL-BOARD-03", "SL-BOARD-05")
def test_minis_occupy_a_region_and_any_number_may_share_it() -> None:
    scene = voyage(at(1, "Nassau"), at(2, "Nassau"), npc("Spanish Galleon", "Nassau"), flag(1, "Havana"))
    taken = occupied(scene.state)
    assert taken == 1 << scene.region("Nassau")


@rule("SL-MOVE-01", "SL-MOVE-02", "SL-ROUND-03")
def test_as_many_steps_as_the_ship_allows_or_fewer() -> None:
    scene = voyage(at(1, "Nassau"), tired(1, "Navigator")).choose("Set sail")
    assert scene.kind == "sail" and set(scene.options) == {
        "Sea 2", "Sea 3", "Sea 6", "Sea 7", "Sea 10", "Tortuga", "Drop anchor"
    }  # fmt: skip
    scene.choose("Sea 7", "Hamilton")
    assert scene.where(1) == "Hamilton" and scene.kind == "take_turn"
    scene = voyage(at(1, "Nassau"), tired(1, "Navigator")).choose("Set sail", "Sea 7", "Drop anchor")
    assert scene.where(1) == "Sea 7" and scene.asked == 2, "at sea there is nothing left to do"


@rule("SL-MOVE-01", "SL-RULE-66", "SL-CREW-03")
def test_relics_add_steps_and_crew_do_so_before_the_first_step() -> None:
    scene = voyage(at(1, "Nassau"), has(1, "Corsair's Compass")).choose("Set sail", "Navigator")
    assert scene.exhausted(1) == ["Navigator"]
    scene.choose("Sea 7", "Sea 11", "Basse-Terre", "Bridgetown")
    assert scene.where(1) == "Bridgetown", "2 for the ship, 1 for the Relic, 1 for the Navigator"
    scene = voyage(at(1, "Nassau")).choose("Set sail", "Sea 7")
    assert not scene.offers("Navigator"), "too late"


@rule("SL-MOVE-03", "SL-ROUND-02")
def test_the_move_is_one_block_before_or_after_the_action() -> None:
    scene = voyage(at(1, "Tortuga"), tired(1, "Navigator")).choose("Take the Port action")
    while scene.kind == "tavern_game":
        scene.choose(scene.options[0])
    assert scene.options == ["Set sail", "End the turn"]
    scene.choose("Set sail", "Sea 10", "Drop anchor")
    assert scene.asked == 2, "nothing is left to do"
    scene = voyage(at(1, "Sea 10"), tired(1, "Navigator")).choose("Set sail", "Tortuga", "Drop anchor")
    assert scene.offers("Take the Port action") and not scene.offers("Set sail")


@rule("SL-MOVE-04", "SL-MOVE-05", "SL-CHAL-46", "SL-MOVE-14", "SL-CHAL-02")
def test_a_hostile_npc_stops_the_move_and_must_be_challenged() -> None:
    scene = voyage(at(1, "Nassau"), npc("Spanish Galleon", "Sea 7"), tired(1, "Gunner", "Quartermaster"), *WEAK)
    scene.choose("Set sail", "Sea 7")
    assert "Player 1 declares a Challenge against Spanish Galleon in Sea 7." in scene.log(), "nothing else can be done"
    assert "Player 1 loses, 0 to 4." in scene.log()
    assert scene.where(1) == "Sea 7" and scene.gold(1) == 8 and scene.asked == 2


@rule("SL-MOVE-05", "SL-CHAL-02")
def test_of_equally_strong_groups_the_player_chooses_and_weaker_ones_are_not_offered() -> None:
    two = npc("Spanish Galleon", "Sea 7"), npc("Undead Soldier", "Sea 7"), npc("Undead Soldier", "Sea 7")
    scene = voyage(at(1, "Nassau"), *two).choose("Set sail", "Sea 7")
    assert "Player 1 declares a Challenge against Undead Soldier in Sea 7." in scene.log(), "5 against 4"
    scene = voyage(at(1, "Nassau"), *two, npc("Merfolk Guardian", "Sea 7")).choose("Set sail", "Sea 7")
    assert set(scene.options) == {"Challenge Undead Soldier", "Challenge Merfolk Guardian"}


@rule("SL-MOVE-06")
def test_who_has_acted_cannot_enter_a_region_with_a_hostile_npc() -> None:
    scene = voyage(at(1, "Tortuga"), npc("Spanish Galleon", "Sea 10"), gold(1, 0)).choose("Take the Port action")
    while scene.kind == "tavern_game":
        scene.choose(scene.options[0])
    scene.choose("Set sail")
    assert not scene.offers("Sea 10") and scene.offers("Nassau")


@rule("SL-MOVE-07", "SL-MOVE-08", "SL-ALIGN-05", "SL-FREE-03", "SL-PORT-01")
def test_who_begins_beside_a_hostile_npc_may_leave_or_challenge_it_and_nothing_else() -> None:
    scene = voyage(
        at(1, "Tortuga"), at(2, "Tortuga"), npc("Spanish Galleon", "Tortuga"), has(1, "Bottled Squall", claimed=False)
    )  # fmt: skip
    assert scene.options == ["Set sail", "Challenge Spanish Galleon", "End the turn"]
    scene.choose("Set sail", "Sea 10", "Drop anchor")
    assert "declares a Challenge" not in " ".join(scene.log())
    scene = voyage(at(1, "Tortuga"), at(2, "Tortuga"), has(1, "Bottled Squall", claimed=False))
    assert scene.options == [
        "Set sail", "Go on an Adventure: Kahina", "Take the Port action", "Challenge Tortuga", "Challenge Player 2",
        "Claim the Bottled Squall", "End the turn",
    ]  # fmt: skip


@rule("SL-MOVE-09", "SL-ALIGN-07", "SL-ALIGN-03")
def test_neutral_npcs_do_not_stop_a_move() -> None:
    scene = voyage(at(1, "Nassau"), npc("Spanish Galleon", "Sea 7"), has(1, "Letter of Marque"), tired(1, "Navigator"))
    scene.choose("Set sail", "Sea 7")
    assert scene.kind == "sail" and scene.offers("Hamilton")
    scene = voyage(at(1, "Tortuga"), npc("Spanish Galleon", "Tortuga"), has(1, "Letter of Marque"))
    assert scene.offers("Take the Port action") and not scene.offers("Challenge Spanish Galleon")


@rule("SL-MOVE-10", "SL-MOVE-11")
def test_captains_flags_and_forts_stop_nobody() -> None:
    scene = voyage(at(1, "Sea 10"), at(2, "Nassau"), flag(2, "Nassau"), fort("Dread Tide", "Nassau"))
    scene.choose("Set sail", "Nassau")
    assert scene.kind == "sail" and scene.offers("Sea 3")


@rule("SL-MOVE-12")
def test_after_a_challenge_the_move_goes_on_from_where_one_is() -> None:
    scene = voyage(at(1, "Nassau"), *WEAK, tired(1, "Gunner", "Quartermaster", "Navigator"))
    scene.choose("Challenge Nassau")
    assert scene.options == ["Set sail", "End the turn"]
    scene.choose("Set sail", "Sea 7")
    assert scene.where(1) == "Sea 7"


@rule("SL-BOARD-06")
def test_adventure_tokens_lie_in_ports() -> None:
    scene = voyage(players=5)
    assert all(r == 255 or r in chart().ports for r in scene.state.tale)
