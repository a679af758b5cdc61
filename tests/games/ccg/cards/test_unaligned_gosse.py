"""The texts of cards of no faction in four decks: each used, and not usable where it must not be."""

from ccg_scene import Entry, Scene, captain, crew, hand, ship, who
from ccg_written import DEFENDING, cannonade, left, pays, sinks, struck, table, tacks
from quarterdeck.games.ccg.values import move_cost

ARMED = who("Mr. Smythe", attached=("Pistol",))


def test_the_eye_of_the_storm_makes_moving_cheaper_but_not_free() -> None:
    eye = captain(1, "Berek", attached=("Eye of the Storm",))
    assert move_cost(table(eye).state, 0) == 2 and move_cost(table(eye).state, 1) == move_cost(table().state, 1)


def test_a_syrneth_tiller_is_sunk_to_move() -> None:
    scene = table(ship(1, sea="La Boca", attached=("Syrneth Tiller",)))
    scene.choose("Act: Syrneth Tiller", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.sunk(1) == ["Syrneth Tiller"] and scene.to_act == 2


def test_captains_quarters_are_discarded_for_two_cards() -> None:
    scene = table(captain(1, "Berek", attached=("Captain's Quarters",)), hand(1))
    scene.choose("Act: Captain's Quarters")
    assert scene.hand(1) == ["Brutes", "Brutes"] and scene.discard(1) == ["Captain's Quarters"]


def test_a_fine_galley_helps_whoever_tacks() -> None:
    galley = ship(1, sea="La Boca", attached=("Fine Galley",))
    scene = table(galley, crew(1, "Oar Team"))
    scene.choose("Sail to Frothing Sea", "Tack Oar Team", "Fine Galley")
    assert scene.sea(1) == "Frothing Sea" and scene.tacked("Fine Galley"), "2 and 1"
    scene = table(galley, crew(1, "Jack Trades"), more=struck(1, 4))
    scene.choose("Tack Jack Trades", "Fine Galley")
    assert left(scene) == "1 left", "to absorb is to produce Swashbuckling"
    scene = table(galley, crew(1, who("Jack Trades", tacked=True)), more=struck(1, 4))
    scene.choose("Sink Jack Trades")
    assert scene.kind == "absorb_step" and not scene.tacked("Fine Galley"), "nobody tacks"


def test_a_kodiak_bear_absorbs_two_more() -> None:
    scene = table(crew(1, who("Korintine Nicolovich", attached=("Kodiak Bear",))))
    assert tacks(scene, "Korintine Nicolovich") == sinks(scene, "Korintine Nicolovich") == 5


def test_persuasion_helps_with_influence_of_ones_own() -> None:
    celedoine = who("Celedoine", tacked=True, attached=("Persuasion",))
    entries = captain(1, "Guy McCormick"), crew(1, celedoine)
    scene = table(*entries, hand(1, "Jack Trades"))
    scene.choose("Hire Jack Trades", "Tack Guy McCormick", "Persuasion")
    assert "Jack Trades" in scene.crew(1), "4 and 1"
    scene = table(*entries, crew(2, "Jack Trades"), hand(2, "Fancy Dans"), to_act=2)
    pays(scene.choose("Hire Fancy Dans"))
    assert scene.to_act == 1, "others are not helped"


def shot(*entries: Entry) -> Scene:
    """Player 1 has just suffered a Hit of a Pistol as the defender of a Boarding."""
    scene = table(crew(1, "Jack Trades", "Bully Boys"), crew(2, ARMED, "Jack Trades"), *entries, more=DEFENDING)
    return scene.choose("Pistol", "Tack Bully Boys")


def test_cut_the_ropes_ends_a_boarding_after_hits() -> None:
    scene = shot(hand(1, "\"Cut the Ropes!\""))
    assert scene.offers("Cut the Ropes")
    pays(scene.choose("\"Cut the Ropes!\""))
    assert scene.state.boarding_at < 0
    scene = shot(hand(1, "\"Cut the Ropes!\""))
    scene.choose("\"Cut the Ropes!\"", "Tack Jack Trades")
    assert scene.kind == "pay_cancel" and scene.asked == 2
    scene = table(crew(1, "Jack Trades", "Bully Boys"), hand(1, "\"Cut the Ropes!\""), more=struck(1, 1))
    scene.choose("Tack Bully Boys")
    assert scene.to_act, "no Boarding"


GOOD = "\"Will Do You No Good!\""


def test_will_do_you_no_good_cancels_a_react() -> None:
    entries = crew(2, "Jack Trades", "Jack Trades"), hand(2, GOOD)
    scene = table(crew(1, "Jack Trades"), hand(1, "Near Miss"), *entries, more=struck(1, 3, boarding=True))
    scene.choose("Near Miss")
    assert scene.kind == "react" and scene.asked == 2
    pays(scene.choose(GOOD))
    assert left(scene) == "3 left" and scene.discard(1) == ["Near Miss"] and scene.discard(2) == [GOOD]
    scene = table(hand(1, "Captain's Quarters"), crew(1, "Jack Trades"), *entries)
    pays(scene.choose("Attach Captain's Quarters"))
    assert scene.to_act == 2, "an action is no React"


def boarded(*entries: Entry) -> Scene:
    """Player 2 has paid for a Boarding with player 1, who has not canceled it."""
    scene = table(crew(2, "Jack Trades"), *entries, to_act=2)
    scene.choose("Board The Hurricane", "Tack Jack Trades", "Tack Reis")
    return scene.choose("Pass") if scene.kind == "pay_cancel" else scene


def test_a_call_to_arms_untacks_a_swordsman_when_one_is_boarded() -> None:
    crew_ = crew(1, who("Berek's Boys", tacked=True), who("Jack Trades", tacked=True))
    scene = boarded(crew_, hand(1, "Call to Arms", "Panache"))
    assert scene.kind == "react" and scene.offers("Call to Arms")
    scene.choose("Call to Arms", "Tack Berek")
    assert not scene.tacked("Berek's Boys") and scene.tacked("Jack Trades") and scene.state.boarding_at >= 0
    scene = boarded(crew(1, who("Jack Trades", tacked=True)), hand(1, "Call to Arms"))
    assert scene.kind == "boarding_opportunity", "no Swordsman is tacked"
    scene = table(crew_, hand(1, "Call to Arms"), crew(2, "Jack Trades"))
    assert not scene.offers("Call to Arms"), "nobody is boarded"


def test_hiding_in_the_reefs_cancels_a_boarding_and_hits_the_attacker() -> None:
    scene = boarded(crew(1, "Li'l Jim"), hand(1, "Hiding in the Reefs"), crew(2, "Jack Trades", "Jack Trades"))
    assert scene.kind == "react" and scene.offers("Hiding in the Reefs")
    pays(scene.choose("Hiding in the Reefs"))
    assert scene.asked == 2 and left(scene) == "3 left"
    scene = boarded(captain(1, "Berek", tacked=True), hand(1, "Hiding in the Reefs"))
    assert scene.kind == "take_action" and scene.hand(1), "the Move Cost could not be paid"


def test_hiding_in_the_reefs_is_for_the_defender() -> None:
    scene = table(crew(1, "Li'l Jim", "Li'l Jim"), hand(1, "Hiding in the Reefs"), crew(2, "Oar Team"))
    scene.choose("Board The Crimson Roger")
    while scene.kind in ("choose_producer", "pay_cancel"):
        scene.choose("Pass" if scene.kind == "pay_cancel" else scene.options[0])
    assert scene.kind == "boarding_opportunity" and scene.asked == 1


def test_courage_and_honor_are_for_the_heroic() -> None:
    hurricane = captain(1, "Berek", tacked=True)
    scene = table(hurricane, crew(1, "Jack Trades", "Oar Team"), hand(1, "Courage and Honor"))
    scene.choose("Sail to Frothing Sea", "Tack Jack Trades", "Courage and Honor")
    assert scene.sea(1) == "Frothing Sea" and not scene.tacked("Oar Team")
    scene = table(hurricane, crew(1, "Oar Team", "Oar Team"), hand(1, "Courage and Honor"))
    scene.choose("Sail to Frothing Sea", "Tack Oar Team")
    assert not scene.offers("Courage and Honor")


def test_an_extra_watch_untacks_the_ship() -> None:
    scene = table(ship(1, sea="La Boca", tacked=True), crew(1, "Jack Trades"), hand(1, "Extra Watch"))
    pays(scene.choose("Play Extra Watch"))
    assert not scene.tacked("The Hurricane")
    poor = captain(1, "Berek", tacked=True)
    assert not table(poor, hand(1, "Extra Watch")).offers("Extra Watch"), "it costs 3 Swashbuckling"


def test_wenching_untacks_one_who_is_no_captain() -> None:
    tacked = who("Jack Trades", tacked=True)
    scene = table(crew(1, tacked), hand(1, "Wenching"))
    pays(scene.choose("Play Wenching"))
    assert not scene.tacked("Jack Trades") and scene.tacked("Berek")
    scene = table(captain(1, "Berek", tacked=True), crew(1, tacked), hand(1, "Wenching"))
    assert not scene.offers("Wenching"), "it costs 3 Influence"


def test_a_handsome_scar_stays_and_there_is_one_in_a_face() -> None:
    entries = crew(1, "Jack Trades", "Bully Boys"), hand(1, "Handsome Scar", "Handsome Scar")
    scene = table(*entries, more=struck(1, 8, boarding=True))
    scene.choose("Handsome Scar")
    assert scene.options == ["Berek", "Jack Trades"], "Bully Boys have No Attachments"
    scene.choose("Jack Trades")
    assert scene.host("Handsome Scar") == "Jack Trades" and left(scene) == "5 left"
    scene.choose("Handsome Scar")
    assert left(scene) == "2 left" and len(scene.state.gear(scene.card("Berek"))) == 1, "only Berek could have it"
    assert not table(*entries, more=struck(1, 8)).offers("Handsome Scar"), "no Boarding"


def test_a_quick_tack_is_against_cannon() -> None:
    scene = table(crew(1, "Jack Trades"), hand(1, "Quick Tack"), more=cannonade(1, 5))
    scene.choose("Quick Tack")
    assert left(scene) == "3 left"
    assert not table(crew(1, "Jack Trades"), hand(1, "Quick Tack"), more=struck(1, 5)).offers("Quick Tack")


def test_a_riposte_answers_every_attack() -> None:
    scene = table(crew(1, "Jack Trades"), crew(2, "Mr. Smythe"), hand(1, "Riposte"), hand(2, "Prayer"), to_act=1,
                  more=DEFENDING)  # fmt: skip
    scene.choose("Push forward Mr. Smythe")
    assert scene.kind == "answer_attack" and scene.offers("Push forward Jack Trades"), "it does not show a Dagger"
    scene = table(crew(1, "Jack Trades"), crew(2, "Mr. Smythe"), hand(1, "Prayer"), hand(2, "Prayer"), more=DEFENDING)
    scene.choose("Push forward Mr. Smythe")
    assert scene.kind != "answer_attack", "another Dagger does not"


def test_bad_weather_slows_everybody_until_somebody_pays_six() -> None:
    song = {"name": "Bad Weather", "by": 2}
    calm, storm = table(), table(crew(1, "Li'l Jim", "Li'l Jim"), chantey=song)
    for seat in (0, 1):
        assert move_cost(storm.state, seat) == move_cost(calm.state, seat) + 2
    pays(storm.choose("Act: Bad Weather"))
    assert storm.sunk(2) == ["Bad Weather"] and move_cost(storm.state, 0) == move_cost(calm.state, 0)
    assert not table(crew(1, "Li'l Jim"), chantey=song).offers("Bad Weather"), "5 of 6"


def test_sabotaged_sails_stop_a_crew_that_tacks_for_sailing() -> None:
    entries = captain(1, "Guy McCormick"), crew(1, "Jack Trades"), hand(1, "Sabotaged Sails"), crew(2, "Li'l Jim")
    scene = table(*entries, to_act=2)
    scene.choose("Sail to Frothing Sea", "Tack Li'l Jim", "Sabotaged Sails", "Tack Jack Trades", "Pass")
    assert scene.asked == 2 and scene.decision.reason.endswith("0 of 3") and scene.tacked("Li'l Jim")
    scene = table(*entries, hand(2, "Fancy Dans"), to_act=2)
    scene.choose("Hire Fancy Dans", "Tack Reis")
    assert scene.to_act == 1, "Influence is no Sailing"


def test_sabotaged_sails_are_canceled_for_two_swashbuckling() -> None:
    entries = captain(1, "Guy McCormick"), crew(1, "Jack Trades"), hand(1, "Sabotaged Sails")
    scene = table(*entries, crew(2, "Li'l Jim", "Bully Boys"), to_act=2)
    scene.choose("Sail to Frothing Sea", "Tack Li'l Jim", "Sabotaged Sails", "Tack Jack Trades")
    assert scene.kind == "pay_cancel" and scene.asked == 2
    scene.choose(scene.options[0], "Tack Bully Boys")
    assert scene.sea(2) == "Frothing Sea"


def test_tagging_stops_a_crew_that_tacks_for_swashbuckling() -> None:
    entries = captain(1, "Guy McCormick"), crew(1, "Jack Trades"), hand(1, "Tagging"), captain(2, "Reis", tacked=True)
    scene = table(*entries, crew(2, "Mr. Smythe", "Mr. Smythe", "Bully Boys"), hand(2, "Extra Watch"), to_act=2)
    scene.choose("Play Extra Watch", "Tack Bully Boys", "Tagging", "Tack Jack Trades")
    assert scene.asked == 2 and scene.tacked("Bully Boys") and scene.decision.reason.endswith("0 of 3")
    scene = table(*entries, crew(2, "Li'l Jim"), to_act=2)
    scene.choose("Sail to Frothing Sea", "Tack Li'l Jim")
    assert scene.sea(2) == "Frothing Sea", "Sailing is no Swashbuckling"
