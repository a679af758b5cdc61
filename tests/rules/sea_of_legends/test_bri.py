"""The British Empire (SL-BRI)."""

from ledger import rule
from quarterdeck.games.sea_of_legends.alignment import attacking_strength, group_strength, groups
from quarterdeck.games.sea_of_legends.terms import BRITISH
from sol_scene import Given, Scene, alone, at, flag, fort, gold, has, level, npc, rolled, tired, voyage

OFFICER, ADMIRAL, EMPIRE = "Naval Officer", "Admiral", "British Empire"
FACTIONS = ("British Empire", "Dread Tide")
AWAY = at(1, "Skull Point"), at(2, "Bridgetown")
QUIET = alone(1), tired(1, "Gunner", "Quartermaster", "Navigator")
#: Officers with Strength 4
TRAINED = level(EMPIRE, 2)
SEVEN = flag(EMPIRE, "Campeche", "Thieves' Landing", "Port Royal", "Cartagena", "Claw Bay", "Tortuga", "San Juan")


def treasury(n: int) -> Given:
    def change(s: object) -> None:
        s.store[BRITISH] = n  # type: ignore[attr-defined]

    return change


def rule_britannia(*given: Given, first: int = 1) -> Scene:
    return voyage(*AWAY, *given, factions=FACTIONS, start="factions", first=first)


@rule("SL-BRI-01")
def test_components_of_the_empire() -> None:
    names = [p.name for p in voyage(factions=FACTIONS).state.match.drawn]
    assert (names.count(ADMIRAL), names.count(OFFICER)) == (1, 6)


@rule("SL-BRI-03", "SL-RULE-39", "SL-CHAL-47")
def test_an_officer_is_worth_7_gold_or_its_port() -> None:
    given = at(1, "Nassau"), flag(EMPIRE, "Nassau"), npc(OFFICER, "Nassau"), *QUIET, rolled("1 1 1 1", "1")
    scene = voyage(*given, factions=FACTIONS).choose("Challenge Naval Officer")
    assert scene.kind == "officers_reward" and scene.options == ["Take the gold", "Capture Nassau"]
    scene.choose("Take the gold")
    assert scene.gold(1) == 15 and scene.flag("Nassau") == EMPIRE
    scene = voyage(*given, factions=FACTIONS).choose("Challenge Naval Officer", "Capture Nassau")
    assert scene.flag("Nassau") == 1 and scene.gold(1) == 8 + 7, "the Port's reward, and none for the Officer"
    plain = voyage(at(1, "Sea 7"), npc(OFFICER, "Sea 7"), *QUIET, rolled("1 1 1 1", "1"), factions=FACTIONS)
    assert plain.choose("Challenge Naval Officer").gold(1) == 15


@rule("SL-BRI-04", "SL-BRI-18")
def test_a_lone_officer_in_a_british_port_stays_as_defender() -> None:
    scene = rule_britannia(npc(OFFICER, "Nassau"), flag(EMPIRE, "Nassau"), npc(ADMIRAL, "Nassau")).choose(OFFICER)
    assert OFFICER in scene.npcs("Nassau"), "the Admiral is no Naval Officer"
    two = rule_britannia(npc(OFFICER, "Nassau"), npc(OFFICER, "Nassau"), flag(EMPIRE, "Nassau")).choose(OFFICER)
    while two.kind in ("path", "objective"):
        two.choose(two.options[0])
    assert two.npcs("Nassau") == [OFFICER]


@rule("SL-BRI-05", "SL-BRI-07", "SL-FTURN-10")
def test_officers_go_to_the_nearest_port_they_can_beat_and_of_equals_to_the_strongest() -> None:
    scene = rule_britannia(npc(OFFICER, "Sea 12"), TRAINED)
    assert "Naval Officer heads for Campeche." in scene.log(), "4 before Thieves' Landing with 3; Claw Bay has 6"
    guarded = rule_britannia(npc(OFFICER, "Sea 12"), fort("Dread Tide", "Campeche"), TRAINED)
    assert "Naval Officer heads for Thieves' Landing." in guarded.log()
    recruit = rule_britannia(npc(OFFICER, "Sea 12"))
    assert "Naval Officer heads for Thieves' Landing." in recruit.log(), "with 3 it does not beat Campeche"


@rule("SL-BRI-06", "SL-RULE-68")
def test_without_such_a_port_they_drift() -> None:
    weak = [name for name in ("St. Augustine", "Smuggler's Cove", "Nassau", "Campeche", "Tortuga", "Thieves' Landing",
                              "Basse-Terre")]  # fmt: skip
    scene = rule_britannia(npc(OFFICER, "Sea 12"), flag(EMPIRE, *weak), TRAINED)
    assert scene.kind == "drift"


@rule("SL-BRI-08", "SL-BRI-09", "SL-FTURN-38", "SL-RULE-32")
def test_an_attacked_player_loses_5_gold_and_flees() -> None:
    scene = rule_britannia(npc(OFFICER, "Sea 12"), at(2, "Campeche"), TRAINED)
    assert scene.gold(2) == 3 and scene.kind == "flee" and scene.asked == 2
    assert scene.state.gold_on[scene.piece(OFFICER)] == 5


@rule("SL-BRI-10", "SL-BRI-24", "SL-FLAG-02", "SL-FLAG-07")
def test_an_officer_captures_a_port_and_any_other_flag_goes() -> None:
    scene = rule_britannia(npc(OFFICER, "Sea 12"), flag(1, "Campeche"), TRAINED)
    assert scene.flag("Campeche") == EMPIRE


@rule("SL-BRI-11", "SL-NPC-21")
def test_in_a_british_port_an_officer_defends_with_the_ports_strength_but_attacks_with_its_own() -> None:
    pair = npc(OFFICER, "Port Royal"), npc(OFFICER, "Port Royal")
    scene = voyage(*pair, flag(EMPIRE, "Port Royal"), factions=FACTIONS)
    s, here = scene.state, scene.region("Port Royal")
    assert group_strength(s, groups(s, here)[0]) == 6 + 1
    assert attacking_strength(s, scene.piece(OFFICER), here) == 3 + 1


@rule("SL-BRI-12", "SL-BRI-15")
def test_the_admiral_is_worth_2_notoriety_and_makes_players_discard() -> None:
    scene = voyage(at(1, "Sea 7"), npc(ADMIRAL, "Sea 7"), *QUIET, rolled("2 2 2 2", "1"), factions=FACTIONS)
    scene.choose("Challenge Admiral")
    assert scene.notoriety(1) == 2
    struck = rule_britannia(npc(ADMIRAL, "Sea 12"), at(2, "Claw Bay"))
    assert struck.kind == "lose_crew" and struck.decision.reason.endswith("which of your Crew is discarded?")
    struck.choose("Gunner")
    assert "Gunner" not in struck.cards(2) and struck.kind == "flee"


@rule("SL-BRI-13", "SL-BRI-14", "SL-BRI-16")
def test_the_admiral_captures_whatever_is_nearest() -> None:
    scene = rule_britannia(npc(ADMIRAL, "Sea 12"))
    assert scene.flag("Claw Bay") == EMPIRE, "the strongest of the three"


@rule("SL-BRI-17", "SL-RULE-28")
def test_barrage_reaches_the_regions_beside_him() -> None:
    scene = voyage(npc(OFFICER, "Sea 7"), npc(ADMIRAL, "Nassau"), npc(OFFICER, "Sea 1"), factions=FACTIONS)
    s = scene.state
    strengths = {r: group_strength(s, groups(s, scene.region(r))[0]) for r in ("Sea 7", "Sea 1", "Nassau")}
    assert strengths == {"Sea 7": 3 + 2, "Sea 1": 3, "Nassau": 7}
    friend = voyage(at(1, "Nassau"), npc(ADMIRAL, "Sea 7"), has(1, *["King's Pardon"] * 2), *QUIET,
                    rolled("1 1 X X", "X"), factions=FACTIONS).choose("Challenge Nassau")  # fmt: skip
    assert "Player 1 wins, 4 to 4." in friend.log(), "2 for the dice, 2 for the Barrage"


@rule("SL-BRI-19", "SL-BRI-20", "SL-RULE-40", "SL-RULE-64", "SL-BRI-23")
def test_taxes_are_collected_even_without_an_npc() -> None:
    scene = rule_britannia(flag(EMPIRE, "Nassau", "Havana"))
    assert scene.state.store[BRITISH] == 4


@rule("SL-BRI-21", "SL-BRI-22", "SL-RULE-26")
def test_with_ten_gold_the_admiral_comes_to_the_strongest_port_and_does_not_act_any_more() -> None:
    scene = rule_britannia(flag(EMPIRE, "Nassau", "Havana"), treasury(6))
    assert scene.npcs("Havana") == [ADMIRAL] and scene.state.store[BRITISH] == 10
    tie = rule_britannia(flag(EMPIRE, "Nassau", "Tortuga"), treasury(6), first=2)
    assert tie.kind == "admiralty" and tie.asked == 2 and set(tie.options) == {"Nassau", "Tortuga"}
    assert tie.decision.reason == "To which of the strongest British Ports does the Admiral come?"
    tie.choose("Tortuga")
    assert tie.npcs("Tortuga") == [ADMIRAL] and tie.state.summoned[BRITISH]


@rule("SL-RULE-40")
def test_without_a_port_he_waits_for_one() -> None:
    scene = rule_britannia(npc(OFFICER, "Sea 12"), treasury(12), TRAINED)
    assert "Admiral appears in Campeche." in scene.log(), "as soon as the Officer has captured one"
    assert "Admiral heads for Thieves' Landing." in scene.log(), "his Faction is still active"
    assert "The British Empire captures Campeche." in scene.log()


@rule("SL-BRI-25", "SL-BRI-26", "SL-RULE-41")
def test_the_eighth_flag_comes_from_the_weakest_port_without_an_npc() -> None:
    scene = rule_britannia(npc(OFFICER, "Sea 7"), SEVEN, npc(OFFICER, "Thieves' Landing"), TRAINED)
    while scene.kind in ("next_npc", "path", "objective"):
        scene.choose(scene.options[0])
    assert scene.kind == "admiralty" and set(scene.options) == {"Campeche", "Tortuga"}, "Thieves' Landing is manned"
    assert scene.decision.reason.endswith("captures a Port, and no British Flag is left: from which Port does it come?")
    scene.choose("Tortuga")
    assert scene.flag("Tortuga") is None
    assert sum(scene.flag(name) == EMPIRE for name in scene.state.match.board.names) == 7


@rule("SL-BRI-27", "SL-BRI-28", "SL-BRI-30", "SL-FREE-12")
def test_a_bribe_of_2_gold_buys_the_port_action_and_peace_until_the_end_of_the_round() -> None:
    manned = flag(EMPIRE, "Tortuga"), npc(OFFICER, "Tortuga")
    scene = voyage(at(1, "Tortuga"), at(2, "Tortuga"), *manned, factions=FACTIONS)
    assert scene.offers("Challenge Naval Officer") and not scene.offers("Take the Port action")
    scene.choose("Bribe the British")
    assert scene.gold(1) == 6 and scene.state.store[BRITISH] == 2
    assert scene.offers("Take the Port action") and not scene.offers("Challenge Naval Officer")
    assert not scene.offers("Bribe"), "one suffices"
    scene.choose("End the turn", "End the turn")
    assert scene.asked == 2 and scene.kind == "flee" and scene.where(1) == "Tortuga", "it covers the Faction Turn"
    scene.choose("Sea 10")
    while scene.state.round == 1:
        scene.choose(scene.options[0])
    assert scene.state.bribed == [0, 0]
    assert not voyage(at(1, "Tortuga"), flag(EMPIRE, "Tortuga"), gold(1, 1), factions=FACTIONS).offers("Bribe")


@rule("SL-BRI-29", "SL-RULE-42")
def test_a_bribe_on_entering_lifts_the_forced_challenge_and_the_move_goes_on() -> None:
    given = at(1, "Sea 10"), flag(EMPIRE, "Tortuga"), npc(OFFICER, "Tortuga"), tired(1, "Navigator")
    scene = voyage(*given, factions=FACTIONS).choose("Set sail", "Tortuga")
    assert scene.kind == "bribe" and scene.options == ["Bribe the British", "Pay nothing"]
    scene.choose("Bribe the British")
    assert scene.kind == "sail" and scene.offers("Nassau") and scene.gold(1) == 6
    fight = voyage(*given, factions=FACTIONS).choose("Set sail", "Tortuga", "Pay nothing")
    assert f"Player 1 declares a Challenge against {OFFICER} in Tortuga." in fight.log()


@rule("SL-BRI-02", "SL-WIN-01")
def test_forty_gold_win() -> None:
    scene = rule_britannia(flag(EMPIRE, "Nassau", "Havana"), treasury(36))
    assert scene.state.over and scene.log()[-1] == "The British Empire has won."
