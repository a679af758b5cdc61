"""Challenges and the rounds of a duel (FS-DUEL)."""

import pytest

from duels import challenge, decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails.duel_state import D_POOL, adversary_of, duel, participant_of
from quarterdeck.games.five_sails.terms import COMBAT, FINESSE
from scene import Scene


def characters(scene: Scene) -> list[str]:
    """The challenger and the challenged or accepting character."""
    return list(scene.game.view(None)["duel"]["characters"])


# Issue


@rule("FS-DUEL-01", "FS-DUEL-14")
def test_a_duel_starts_from_a_challenge_and_has_two_characters() -> None:
    scene = forums(["Terrell Brandt", "Uwe Zimmerman"], ["Jean Urbain", "Henri Michelet"])
    assert scene.game.view(None)["duel"] is None
    challenge(scene, "Terrell Brandt challenges Jean Urbain")
    assert not scene.game.view(None)["duel"]["accepted"]
    assert participant_of(scene.state, 0) == adversary_of(scene.state, 0) == -1
    scene.choose("Accept")
    assert scene.game.view(None)["duel"]["accepted"]
    assert characters(scene) == ["Terrell Brandt", "Jean Urbain"]
    terrell, jean = scene.card("Terrell Brandt"), scene.card("Jean Urbain")
    assert [participant_of(scene.state, seat) for seat in (0, 1)] == [terrell, jean]
    assert [adversary_of(scene.state, seat) for seat in (0, 1)] == [jean, terrell]


@rule("FS-DUEL-02")
def test_the_dueling_stat_makes_the_threat_and_the_cap_of_both_sides() -> None:
    hat = who("Jean Urbain", equipped=["Cavalier Hat"])
    assert forums([hat], []).stat("Jean Urbain", FINESSE) == 3
    scene = forums(
        [hat], ["Terrell Brandt"], ["Disarm", "Gallant Deeds"],
        ["Fight Through the Pain", "Precision"], leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich",
    )  # fmt: skip
    scene.choose("Cavalier Hat: Action")
    decline(scene)
    assert scene.game.view(None)["duel"]["stat"] == "Finesse"
    decline(scene.choose("Accept"))
    assert scene.threat() == [0, 3]
    play(scene, "Fight Through the Pain")  # Thrust 5, no Riposte, no Parry
    assert scene.wounds("Terrell Brandt") == 3
    play(scene, "Done")
    assert scene.wounds("Jean Urbain") == 1  # Terrell has Finesse 1; his Combat of 3 does not matter
    assert scene.settled


@rule("FS-DUEL-03", "FS-DUEL-04")
def test_performer_and_challenged_character_are_one_decision_about_opposing_characters() -> None:
    scene = forums(
        ["Terrell Brandt", who("Uwe Zimmerman", "Docks"), who("Otto Streit", engaged=True)],
        [who("Jean Urbain", engaged=True), "Henri Michelet", who("Bastien Girard", "Docks")],
        city='[city.Forums]\ncards = ["Eko Sorridi"]\n',
    )  # fmt: skip
    scene.choose("Challenge")
    assert scene.kind == "choose_challenge"
    assert sorted(scene.options) == [
        "Terrell Brandt challenges Henri Michelet",
        "Terrell Brandt challenges Jean Urbain",  # engaged characters may be challenged
        "Uwe Zimmerman challenges Bastien Girard",
    ]
    scene.choose("Terrell Brandt challenges Jean Urbain")
    assert characters(scene) == ["Terrell Brandt", "Jean Urbain"]


@rule("FS-DUEL-05")
def test_an_ability_that_issues_a_challenge_has_a_performer_but_engages_nobody() -> None:
    scene = forums(["Terrell Brandt", "Uwe Zimmerman"], ["Jean Urbain"], ["Move Along", "Precision"])
    scene.choose("Move Along: Action")
    assert scene.kind == "choose_performer"
    scene.choose("Terrell Brandt")
    assert characters(scene) == ["Terrell Brandt", "Jean Urbain"]
    assert not scene.engaged("Terrell Brandt")


@rule("FS-DUEL-06", "FS-RULES-02")
def test_a_dash_in_the_stat_bars_issuing_but_not_being_challenged() -> None:
    scene = forums(
        ["Adelheide Schmidt"], ["Jean Urbain"], ["Veronica's Guile", "Precision"],
        ["Veronica's Guile", "Disarm"],
    )  # fmt: skip
    assert scene.offers("Challenge") and not scene.offers("Veronica's Guile: Action")  # Influence is a dash
    scene.choose("Pass", "Veronica's Guile: Action")
    decline(scene)
    assert (scene.kind, scene.asked) == ("answer_challenge", 1)
    assert characters(scene) == ["Jean Urbain", "Adelheide Schmidt"]


# Technique at issue


@rule("FS-DUEL-07", "FS-DUEL-08", "FS-DUEL-17", "FS-RULE-62")
def test_one_technique_of_the_challenger_is_activated_before_the_answer() -> None:
    scene = forums(
        [who("Terrell Brandt", equipped=["Throwing Knife"]), who("Uwe Zimmerman", equipped=["Langschwert"])],
        ["Jean Urbain"],
    )  # fmt: skip
    scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain")
    assert (scene.kind, scene.asked) == ("issue_technique", 1)
    assert scene.options == ["Terrell Brandt: Technique", "Throwing Knife: Technique", "Done"]
    scene.choose("Throwing Knife: Technique")
    assert scene.zone("Throwing Knife") == "discard"  # its cost is paid now
    assert (scene.kind, scene.asked) == ("answer_challenge", 2)  # one only
    assert scene.threat() == [0, 0]
    scene.choose("Accept")
    assert scene.threat() == [0, 4]  # its effect waited for the acceptance


@rule("FS-DUEL-09")
def test_an_activated_technique_is_used_for_the_whole_duel() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    play(fight(scene, technique="Terrell Brandt: Technique"), "Disarm")
    scene.choose("Precision")
    assert not scene.offers("Terrell Brandt: Technique")
    fresh = forums(["Terrell Brandt"], ["Jean Urbain"])
    play(fight(fresh), "Disarm").choose("Precision")
    assert fresh.offers("Terrell Brandt: Technique")


# Answer


@rule("FS-DUEL-10", "FS-DUEL-12", "FS-RULE-62", "FS-RULE-66")
def test_accept_refuse_or_intervene_is_one_decision_of_the_challenged_player() -> None:
    scene = forums(
        ["Terrell Brandt"],
        ["Jean Urbain", "Henri Michelet", who("Bastien Girard", engaged=True), who("Léontine Giroux", "Docks")],
    )  # fmt: skip
    challenge(scene, "Terrell Brandt challenges Jean Urbain")
    assert (scene.kind, scene.asked) == ("answer_challenge", 2)
    assert sorted(scene.options) == ["Accept", "Intervene with Henri Michelet", "Refuse"]


@rule("FS-DUEL-11", "FS-DUEL-15")
@pytest.mark.parametrize("engaged", [False, True])
def test_accepting_costs_nothing_and_binds_to_play_a_card(engaged: bool) -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", engaged=engaged)])
    fight(scene)
    assert scene.engaged("Jean Urbain") is engaged
    assert (scene.kind, scene.asked) == ("combat_card", 2)
    assert sorted(scene.options) == ["Disarm", "Gallant Deeds"]  # "Done" is not among them


@rule("FS-DUEL-12", "FS-DUEL-13", "FS-DUEL-14")
def test_an_intervener_engages_takes_the_place_and_has_accepted() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"])
    challenge(scene, "Terrell Brandt challenges Jean Urbain").choose("Intervene with Henri Michelet")
    decline(scene)
    assert scene.engaged("Henri Michelet") and not scene.engaged("Jean Urbain")
    assert characters(scene) == ["Terrell Brandt", "Henri Michelet"]
    assert (scene.kind, scene.asked) == ("combat_card", 2)  # no second answer was asked
    assert scene.threat() == [0, 3]


@rule("FS-DUEL-13", "FS-MULTI-07")
def test_only_the_challenged_player_can_intervene() -> None:
    scene = forums(
        ["Terrell Brandt", "Uwe Zimmerman"], ["Jean Urbain"],
        third='[[player]]\nleader = {name = "Kaspar Dietrich", at = "Forums"}\n',
    )  # fmt: skip
    challenge(scene, "Terrell Brandt challenges Jean Urbain")
    assert scene.asked == 2
    assert scene.options == ["Accept", "Refuse"]


@rule("FS-DUEL-14")
def test_adversary_means_the_character_or_its_controller() -> None:
    scene = forums(
        ["Jean Urbain"], ["Maya de La Rioja"], ["Disarm", "Gallant Deeds"], ["Iron Reply", "Well-Equipped"],
        leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich",
    )  # fmt: skip
    fight(scene).choose("Iron Reply", "Maya de La Rioja: Technique")
    assert (scene.kind, scene.asked) == ("discard_from_hand", 1)  # the player discards
    scene.choose("Disarm", "Iron Reply: Maneuver")
    decline(scene)
    assert scene.wounds("Jean Urbain") == 1  # the character is wounded


@rule("FS-DUEL-16", "FS-RULE-65")
def test_refusing_means_wounds_up_to_the_cap_and_no_duel() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    challenge(scene).choose("Refuse")
    decline(scene)
    assert scene.wounds("Jean Urbain") == 3
    assert scene.settled and scene.asked == 2
    assert scene.game.view(None)["duel"] is None


@rule("FS-DUEL-16", "FS-RULE-63")
def test_thrust_of_the_technique_counts_on_refusal_but_not_over_the_cap() -> None:
    plain = forums(["Otto Streit"], ["Jean Urbain"])
    challenge(plain).choose("Refuse")
    assert plain.wounds("Jean Urbain") == 1
    armed = forums([who("Otto Streit", equipped=["Langschwert"])], ["Jean Urbain"])
    challenge(armed, technique="Langschwert: Technique 1").choose("Refuse")
    assert armed.wounds("Jean Urbain") == 1  # 2 threat, but Otto's Combat is 1
    assert armed.settled


# Threat


@rule("FS-DUEL-17", "FS-DUEL-18", "FS-DUEL-19", "FS-DUEL-20")
def test_the_challengers_stat_and_thrust_go_to_the_accepting_side() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    challenge(scene, technique="Terrell Brandt: Technique")
    assert scene.threat() == [0, 0]
    scene.choose("Accept")
    assert scene.threat() == [0, 4]


@rule("FS-DUEL-18")
def test_the_thrust_of_the_activated_technique_is_spent_on_the_threat() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], ["Regroup", "Precision"])
    play(fight(scene, technique="Terrell Brandt: Technique"), "Gallant Deeds")
    play(scene, "Precision")
    assert scene.threat() == [0, 4]  # Precision's own Thrust of 4


# Round


@rule("FS-DUEL-21")
def test_the_duel_begins_with_its_first_round() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain", "Leja Juska"])
    scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain", "Done")
    assert scene.kind == "answer_challenge"  # nothing of the duel can be answered yet
    scene.choose("Accept")
    assert (scene.kind, scene.asked) == ("react", 2)
    assert scene.options == ["Leja Juska: Reaction", "Pass"]  # at the beginning of the first round
    assert scene.game.view(None)["duel"]["round"] == 1


@rule("FS-DUEL-22")
def test_rounds_alternate_beginning_with_the_accepting_side() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain"], ["Last Word", "Iron Reply", "Press the Advantage"],
        ["Disarm", "Gallant Deeds", "Valiant Spirit"],
    )  # fmt: skip
    fight(scene)
    order = []
    for card in ("Gallant Deeds", "Iron Reply", "Disarm", "Last Word"):
        order.append(scene.asked)
        play(scene, card)
    assert order == [2, 1, 2, 1]


@rule("FS-DUEL-23", "FS-DUEL-30", "FS-DUEL-34")
def test_the_order_of_a_round() -> None:
    scene = forums(
        ["Jean Urbain"], ["Terrell Brandt"], ["Disarm", "Gallant Deeds"], ["Well-Equipped", "Precision", "Regroup"],
        leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich", their_deck=["Langschwert"],
    )  # fmt: skip
    fight(scene)
    before = len(scene.game.log())
    play(scene, "Well-Equipped", "Terrell Brandt: Technique", "Well-Equipped: Maneuver", "Precision")
    told = scene.game.log()[before:]
    steps = [line for line in told if "discarded" not in line]
    assert steps == [
        "Player 2 plays Well-Equipped.",
        "Player 2 uses Terrell Brandt.",
        "Player 2 uses Well-Equipped.",
        "Player 2 pays with Precision.",
        "Player 2: Riposte 3 = 2 Well-Equipped + 1 Well-Equipped.",
        "Player 2: Parry 0.",
        "Player 2: Thrust 2 = 1 Well-Equipped + 1 Terrell Brandt.",
    ]
    assert scene.threat() == [5, 0]


@rule("FS-DUEL-30")
def test_technique_and_maneuver_in_the_other_order_and_one_of_each() -> None:
    scene = forums(
        ["Jean Urbain"], [who("Terrell Brandt", equipped=["Langschwert"])], ["Disarm", "Gallant Deeds"],
        ["Well-Equipped", "Precision", "Regroup"], leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich",
        their_deck=["Last Word"],
    )  # fmt: skip
    fight(scene).choose("Well-Equipped", "Well-Equipped: Maneuver", "Precision")
    assert scene.hand(2) == ["Regroup", "Last Word"]  # fully resolved before anything else
    assert not scene.offers("Maneuver") and scene.offers("Terrell Brandt: Technique")
    scene.choose("Terrell Brandt: Technique")
    assert (scene.kind, scene.asked) == ("combat_card", 1)  # no second Technique from the Langschwert


@rule("FS-DUEL-24")
def test_a_combat_card_is_compulsory_in_the_first_round_only() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_deck=["Valiant Spirit x2"])
    fight(scene)
    assert sorted(scene.options) == ["Disarm", "Gallant Deeds", "Gamble"]
    play(scene, "Disarm")
    assert scene.asked == 1 and scene.offers("Done")


@rule("FS-DUEL-25")
def test_any_card_in_hand_can_be_the_combat_card() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain"],
        their_hand=["Buratino", "Cavalier Hat", "Valiant Spirit", "Legendary Reputation", "Mastercrafted Rapier"],
    )  # fmt: skip
    fight(scene)
    assert len(scene.options) == 5
    play(scene, "Cavalier Hat")  # Riposte 2, Thrust 2, whatever it costs to equip
    assert scene.threat() == [4, 0]
    assert len(scene.hand(2)) == 4


@rule("FS-DUEL-26")
def test_one_combat_card_in_a_round() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    play(fight(scene), "Disarm")
    assert (scene.kind, scene.asked) == ("combat_card", 1)
    assert scene.hand(2) == ["Gallant Deeds"]


@rule("FS-DUEL-27", "FS-DUEL-28", "FS-RULE-71", "FS-RULE-72")
def test_without_a_combat_card_the_threat_is_suffered_and_the_duel_is_over() -> None:
    scene = forums(
        [who("Terrell Brandt", equipped=["Langschwert"])], ["Léontine Giroux"],
        their_hand=["Valiant Spirit", "Cavalier Hat"],
    )  # fmt: skip
    play(fight(scene), "Cavalier Hat")
    assert scene.threat() == [4, 0]
    scene.choose("Done")  # and no Technique is offered
    assert scene.wounds("Terrell Brandt") == 2  # Léontine's Combat; the other 2 are discarded
    assert scene.kind == "take_action"
    assert scene.settled


@rule("FS-DUEL-28")
def test_the_duel_goes_on_if_the_other_pool_still_holds_threat() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    play(fight(scene), "Disarm")
    duel(scene.state)[D_POOL + 1] = 2
    play(scene, "Done")
    assert (scene.kind, scene.asked) == ("combat_card", 2)
    assert scene.threat() == [0, 2]


@rule("FS-DUEL-29")
def test_played_cards_lie_open_until_the_duel_ends() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], ["Iron Reply", "Precision"])
    play(fight(scene), "Gallant Deeds")
    play(scene, "Iron Reply")
    lines = [[c["name"] for c in p["line"]] for p in scene.game.view(None)["players"]]
    assert lines == [["Iron Reply"], ["Gallant Deeds"]]
    assert scene.discard(1) == scene.discard(2) == []
    play(scene, "Done")
    assert scene.discard(1) == ["Iron Reply"] and scene.discard(2) == ["Gallant Deeds"]
    assert scene.settled


@rule("FS-DUEL-31")
def test_only_techniques_of_the_participant_and_its_gear() -> None:
    scene = forums(
        ["Jean Urbain"],
        [who("Terrell Brandt", equipped=["Throwing Knife"]), who("Uwe Zimmerman", equipped=["Langschwert"])],
        leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich", their_hand=["Langschwert", "Not Today"],
    )  # fmt: skip
    fight(scene, "Jean Urbain challenges Terrell Brandt").choose("Langschwert")
    assert scene.options == ["Terrell Brandt: Technique", "Throwing Knife: Technique", "Done"]


@rule("FS-DUEL-35", "FS-DUEL-36", "FS-DUEL-37", "FS-DUEL-34")
def test_riposte_parry_and_thrust_each_take_what_there_is() -> None:
    scene = forums(["Bastien Girard"], ["Jean Urbain"], leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich",
                   hand=["Regroup", "Precision"])  # fmt: skip
    fight(scene)
    assert scene.threat() == [0, 2]
    play(scene, "Gallant Deeds")  # Riposte 1, Parry 2, Thrust 2: one turned back, one parried, one Parry idle
    assert scene.threat() == [3, 0]
    assert scene.wounds("Jean Urbain") == 0
    short = forums(["Otto Streit"], ["Jean Urbain"], their_hand=["Cavalier Hat", "Disarm"])
    play(fight(short), "Cavalier Hat")  # Riposte 2 finds only 1; Thrust 2
    assert short.threat() == [3, 0]


@rule("FS-DUEL-34")
def test_values_are_not_declined() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    fight(scene).choose("Disarm")
    decline(scene)
    assert scene.threat() == [2, 0]  # nobody was asked whether to riposte


@rule("FS-DUEL-38", "FS-DUEL-39", "FS-DUEL-41")
def test_only_the_active_pool_is_resolved_up_to_the_cap() -> None:
    scene = forums(["Otto Streit"], ["Jean Urbain"], their_hand=["Disarm", "Not Today", "Langschwert"])
    fight(scene)
    duel(scene.state)[D_POOL + 1] = 5
    play(scene, "Disarm")  # 5 - 1 - 1 = 3 unmitigated; Otto's Combat is 1, so 2 are excess
    assert scene.wounds("Jean Urbain") == 1
    assert scene.wounds("Otto Streit") == 0
    assert scene.threat() == [2, 0]  # Otto's pool waits for his own round


@rule("FS-DUEL-40")
def test_a_participant_with_wounds_up_to_its_resolve_is_destroyed() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=2)], their_hand=["Disarm", "Langschwert"])
    play(fight(scene), "Disarm")
    assert scene.wounds("Jean Urbain") == 3 and scene.zone("Jean Urbain") == "crew"
    dead = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)], their_hand=["Disarm", "Langschwert"])
    play(fight(dead), "Disarm")
    assert dead.zone("Jean Urbain") == "locker"


@rule("FS-DUEL-42", "FS-RULE-90")
def test_effects_of_the_round_end_come_before_the_test_for_threat() -> None:
    scene = forums(
        ["Jean Urbain"], ["Terrell Brandt"], ["Disarm", "Gallant Deeds"], ["Regroup", "Precision", "Langschwert"],
        leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich",
    )  # fmt: skip
    fight(scene).choose("Regroup", "Regroup: Maneuver")
    scene.choose("Langschwert", "Done")
    assert (scene.kind, scene.asked) == ("choose_location", 2)  # no pool holds threat, and he moves all the same
    assert scene.threat() == [0, 0]
    scene.choose("the Docks")
    assert scene.place("Terrell Brandt") == "Docks"
    assert scene.settled


@rule("FS-DUEL-43", "FS-RULES-08")
def test_after_the_duel_lines_and_its_effects_are_gone_but_not_wounds_and_places() -> None:
    scene = forums(
        ["Jean Urbain"], ["Terrell Brandt"], ["Disarm", "Gallant Deeds"], ["Precision", "Regroup", "Langschwert"],
        leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich",
    )  # fmt: skip
    play(fight(scene), "Precision", "Precision: Maneuver", "Regroup")
    assert scene.state.lasting != ()
    play(scene, "Done")
    assert scene.settled
    assert scene.state.lasting == ()
    assert scene.zone("Precision") == "discard"
    assert scene.wounds("Terrell Brandt") == 2
    assert scene.zone("Jean Urbain") == "locker"  # Lethal: 4 wounds
    assert scene.place("Terrell Brandt") == "Forums"
    assert scene.stat("Terrell Brandt", COMBAT) == 3
