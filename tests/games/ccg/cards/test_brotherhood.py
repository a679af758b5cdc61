"""The texts of the Brotherhood: each used, and not usable where it must not be."""

import pytest
from ccg_scene import captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, hits, produce, struck, table, tacks
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, SWASHBUCKLING

ALLENDE = captain(1, "Allende")
HANGED = ship(1, "The Hanged Man", sea="La Boca")
THREE = ("Buccaneers", "Buccaneers", "Denny La Bree")
PRINCESS = pile(1, "adventures", who("Save the Princess", sea="La Boca"))


def test_allende_completes_adventures_as_if_in_their_sea() -> None:
    scene = table(ALLENDE, HANGED, crew(1, *THREE), PRINCESS)
    scene.choose("Complete Save the Princess")
    assert scene.decision.reason.endswith("0 of 2")
    scene = table(ALLENDE, HANGED, crew(1, *THREE[:2]), PRINCESS)
    scene.choose("Complete Save the Princess")
    assert scene.decision.reason.endswith("0 of 3"), "only two others"


def test_the_hanged_man_produces_adventuring() -> None:
    scene = table(ALLENDE, HANGED, PRINCESS)
    scene.choose("Complete Save the Princess", "The Hanged Man")
    assert scene.tacked("The Hanged Man") and scene.host("Save the Princess") == "Allende"
    scene = table(ALLENDE, HANGED, crew(1, "Li'l Jim"))
    scene.choose("Sail to Frothing Sea")
    assert "The Hanged Man" not in scene.options, "it is no Sailing"


def test_the_hanged_man_moves_before_an_action() -> None:
    scene = table(ALLENDE, HANGED)
    scene.choose("The Hanged Man", "Forbidden Sea")
    assert scene.sea(1) == "Forbidden Sea" and scene.to_act == 1 and "The Hanged Man" not in scene.options


@pytest.mark.parametrize("name", ["To the Death!", "Cutlass", "Hidden Talents", "Save the Princess"])
def test_delaina_darling_lets_nobody_else_repeat_the_top_of_the_discard_pile(name: str) -> None:
    held = hand(2, "To the Death!", "Cutlass", "Hidden Talents", "Save the Princess")
    theirs = captain(2, "Comte Robert Méchant"), crew(2, "Jack Trades", "Jack Trades"), held
    scene = table(ALLENDE, crew(1, "Delaina Darling"), *theirs, pile(2, "discard", name, "Oar Team"), to_act=2)
    playing = [o for o in scene.options if o.startswith(("Play ", "Attach ", "Put ", "Strike "))]
    assert len(playing) == 3 and not scene.offers(name)


def test_delaina_darling_does_not_forbid_hiring() -> None:
    theirs = captain(2, "Allende"), crew(2, "Jack Trades"), hand(2, "Oar Team"), pile(2, "discard", "Oar Team")
    assert table(ALLENDE, crew(1, "Delaina Darling"), *theirs, to_act=2).offers("Hire Oar Team")


def test_delaina_darling_forbids_reacts_and_boarding_attacks_too() -> None:
    top = captain(2, "Allende"), pile(2, "discard", "Eyepatch"), hand(2, "Eyepatch", "Peg Leg")
    scene = table(ALLENDE, crew(1, "Delaina Darling"), *top, crew(2, "Jack Trades"), more=struck(2, 3))
    assert "Eyepatch" not in scene.options and "Peg Leg" in scene.options
    scene = table(ALLENDE, crew(1, "Delaina Darling"), *top, more=BOARDING)
    scene.choose("Pass", "Push forward Allende")
    assert not scene.offers("Eyepatch")


def test_delaina_darling_does_not_bind_her_own_captain() -> None:
    scene = table(ALLENDE, crew(1, "Delaina Darling"), pile(1, "discard", "Eyepatch"), hand(1, "Eyepatch"),
                  more=struck(1, 3))  # fmt: skip
    assert "Eyepatch" in scene.options


def test_delaina_darling_experienced_makes_actions_cheaper() -> None:
    entries = crew(1, "Delaina Darling (Experienced)", "Mr. Smythe"), hand(1, "Peg Leg")
    scene = table(ALLENDE, *entries, more=struck(1, 5))
    scene.choose("Peg Leg", "Mr. Smythe")
    assert scene.decision.reason.endswith("Adventuring to play Peg Leg: 0 of 1"), "2 less, but 1 at least"
    scene = table(ALLENDE, crew(1, "Mr. Smythe", "Jack Trades"), hand(1, "Peg Leg"), more=struck(1, 5))
    scene.choose("Peg Leg", "Mr. Smythe")
    assert scene.decision.reason.endswith("0 of 2")


def test_delaina_darling_experienced_makes_nothing_else_cheaper() -> None:
    scene = table(ALLENDE, crew(1, "Delaina Darling (Experienced)"), hand(1, "Cutlass"))
    scene.choose("Attach Cutlass")
    if scene.kind == "choose_host":
        scene.choose("Allende")
    assert scene.decision.reason.endswith("0 of 4"), "an Attachment is no Action"


def test_jillison_brown_helps_to_cancel() -> None:
    entries = captain(2, "Kheired-Din"), crew(2, "Oar Team"), ship(2, "Strange Skies", sea="La Boca")
    scene = table(ALLENDE, HANGED, crew(1, "Jillison Brown"), *entries, to_act=2)
    scene.choose("Board The Hanged Man")
    produce(scene)
    assert scene.kind == "pay_cancel" and scene.asked == 1
    scene.choose("Cancel it", "Jillison Brown")
    assert scene.to_act == 1 and scene.tacked("Jillison Brown") and not scene.tacked("Allende"), "3 of 3"


def test_jillison_brown_pays_for_nothing_else() -> None:
    scene = table(ALLENDE, HANGED, crew(1, "Jillison Brown", "Li'l Jim"))
    scene.choose("Sail to Frothing Sea")
    assert "Jillison Brown" not in scene.options


def test_reggie_wilcox_lets_a_player_tack_a_crew() -> None:
    theirs = captain(2, "Allende", tacked=True), crew(2, "Oar Team", "Li'l Jim")
    scene = table(ALLENDE, crew(1, "Reggie Wilcox"), *theirs)
    scene.choose("Act: Reggie Wilcox", "The Crimson Roger")
    assert scene.asked == 2 and scene.options == ["Oar Team", "Li'l Jim"], "who is tacked cannot tack"
    assert scene.decision.reason == "Choose an untacked Crew of yours (Reggie Wilcox)", "theirs, as the card says it"
    scene.choose("Oar Team")
    assert scene.tacked("Oar Team") and scene.tacked("Reggie Wilcox")
    away = table(ALLENDE, crew(1, "Reggie Wilcox"), ship(2, sea="Trade Sea"))
    away.choose("Act: Reggie Wilcox")
    assert away.to_act == 2 and away.tacked("Allende"), "no other Ship is in this Sea"


def test_sean_mccorley_rouses_the_others() -> None:
    sean = crew(1, "Sean McCorley (Experienced)", "Oar Team")
    scene = table(ALLENDE, sean, hand(1, "Oar Team"), crew(2, "Mr. Smythe"), hand(2), more=BOARDING)
    scene.choose("Push forward Sean McCorley (Experienced)")
    assert scene.decision.reason == "Absorb Hits: 5 left" and hits(scene, "Oar Team") == 0
    scene.choose("Sink Mr. Smythe", "Tack Reis")
    assert hits(scene, "Oar Team") == 2 and hits(scene, "Sean McCorley (Experienced)") == 4
    while scene.kind == "boarding_opportunity":
        scene.choose("Pass")
    assert hits(scene, "Oar Team") == 0


def test_sean_mccorley_rouses_nobody_when_another_hits() -> None:
    scene = table(ALLENDE, crew(1, "Sean McCorley (Experienced)", "Mr. Smythe"), hand(1, "Oar Team"),
                  crew(2, "Jack Trades"), hand(2), more=BOARDING)  # fmt: skip
    scene.choose("Push forward Mr. Smythe", "Tack Jack Trades")
    assert hits(scene, "Mr. Smythe") == 0


def test_what_sean_mccorley_rouses_in_a_duel_ends_with_it() -> None:
    rich = who("Jack Trades", attached=("Cutlass", "Cutlass"))
    cards = hand(1, "Challenge to a Duel", "Oar Team", "Li'l Jim")
    scene = table(ALLENDE, crew(1, "Sean McCorley (Experienced)"), cards, crew(2, rich), hand(2))
    scene.choose("Play Challenge to a Duel", "Sean McCorley (Experienced)", "Oar Team")
    assert scene.zone("Jack Trades") == "sunk" and hits(scene, "Allende") == 2, "Swordsman, and nothing else"


def test_velik_cancels_weather() -> None:
    storm = pile(1, "adventures", who("Save the Princess", sea="Trade Sea"), who("Crashing Seas", sea="Trade Sea"))
    scene = table(ALLENDE, crew(1, "Velik"), storm, hand(2, "The Living Storm"), to_act=2)
    scene.choose("Play The Living Storm")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Velik")
    assert scene.to_act == 1 and scene.tacked("Velik") and scene.discard(2) == ["The Living Storm"]


def test_velik_does_not_mind_what_is_no_weather_or_not_aimed_at_you() -> None:
    ramming = captain(2, "Kheired-Din"), hand(2, "\"Ramming Speed!\"")
    rammed = table(ALLENDE, HANGED, crew(1, "Velik"), *ramming, to_act=2)
    rammed.choose("Play \"Ramming Speed!\"")
    while rammed.kind in ("choose_producer", "pay_cancel"):
        rammed.choose("Tack Kheired-Din" if rammed.kind == "choose_producer" else "Pass")
    assert rammed.kind == "absorb_step", "Velik was not asked"
    storm = pile(2, "adventures", who("Save the Princess", sea="Trade Sea"), who("Crashing Seas", sea="Trade Sea"))
    scene = table(ALLENDE, crew(1, "Velik"), storm, hand(2, "The Living Storm"), to_act=2)
    scene.choose("Play The Living Storm")
    assert scene.kind == "absorb_step" and scene.asked == 2


def test_william_fodd_absorbs_cannon() -> None:
    fodd = ALLENDE, crew(1, "William Fodd")
    assert tacks(table(*fodd, more=struck(1, 3, cannon=True)), "William Fodd") == 3
    assert tacks(table(*fodd, more=struck(1, 3)), "William Fodd") == 1


def test_willie_wilcox_hits_harder() -> None:
    assert hits(table(crew(1, "Willie Wilcox")), "Willie Wilcox") == 2


def test_bereks_pistols() -> None:
    scene = table(captain(1, "Allende", tacked=True, attached=("Berek's Pistols",)))
    scene.choose("Act: Berek's Pistols (untack your Captain)")
    assert not scene.tacked("Allende") and scene.sunk(1) == ["Berek's Pistols"]
    armed = captain(1, "Allende", attached=("Berek's Pistols",))
    scene = table(armed, crew(1, "Buccaneers", "Mr. Smythe"))
    scene.choose("Act: Berek's Pistols (target other Brotherhood Crew")
    assert scene.skill("Buccaneers", ADVENTURING) == 5 and scene.skill("Buccaneers", CANNON) == 1
    scene = table(armed, HANGED, PRINCESS)
    scene.choose("Complete Save the Princess")
    assert "Berek's Pistols" not in scene.options, "it is for Control"


def test_the_constitution_is_signed_by_two_of_the_brotherhood() -> None:
    letter = hand(1, "Constitution")
    scene = table(ALLENDE, HANGED, crew(1, "Buccaneers", "Denny La Bree", "Oar Team"), letter)
    scene.choose("Attach Constitution")
    assert scene.options == ["Allende", "Buccaneers"], "two of three, in their order"
    scene.choose("Buccaneers")
    assert scene.host("Constitution") == "Allende" and scene.tacked("Buccaneers") and scene.tacked("Denny La Bree")
    spent = captain(1, "Allende", tacked=True), crew(1, "Buccaneers", who("Denny La Bree", tacked=True), "Oar Team")
    assert not table(*spent, HANGED, letter).offers("Attach Constitution")


def test_the_constitution_pays_for_the_brotherhood() -> None:
    signed = captain(1, "Allende", attached=("Constitution",))
    scene = table(signed, HANGED, hand(1, "Denny La Bree"))
    scene.choose("Hire Denny La Bree", "Constitution")
    assert scene.decision.reason.endswith("2 of 3")
    scene = table(signed, HANGED, hand(1, "Jack Trades"), crew(1, "Jack Trades"))
    scene.choose("Hire Jack Trades")
    assert "Constitution" not in scene.options


def test_senor_ladron_gets_items_for_less() -> None:
    thief = captain(1, "Allende", attached=("Señor Ladrón",))
    scene = table(thief, HANGED, crew(1, "Jack Trades"), hand(1, "Cutlass"))
    scene.choose("Attach Cutlass", "Jack Trades", "Señor Ladrón")
    assert scene.decision.reason.endswith("0 of 1")
    chest = pile(1, "adventures", who("Mordekei's Casket", sea="La Boca"))
    scene = table(thief, HANGED, chest)
    scene.choose("Complete Mordekei's Casket", "Señor Ladrón")
    assert scene.decision.reason.endswith("0 of 1")


def test_senor_ladron_does_not_steal_princesses() -> None:
    thief = captain(1, "Allende", attached=("Señor Ladrón",))
    scene = table(thief, HANGED, PRINCESS)
    scene.choose("Complete Save the Princess")
    assert "Señor Ladrón" not in scene.options
    scene = table(thief, HANGED, hand(1, "Eyepatch"), more=struck(1, 2))
    assert "Señor Ladrón" not in scene.options


def test_brotherhood_pride() -> None:
    scene = table(ALLENDE, crew(1, "Buccaneers", "Oar Team"), hand(1, "Brotherhood Pride"))
    scene.choose("Play Brotherhood Pride")
    assert scene.options == ["Allende", "Buccaneers"]
    scene.choose("Buccaneers")
    assert scene.skill("Buccaneers", CANNON) == 3 and scene.skill("Buccaneers", SWASHBUCKLING) == 2
    rivals = table(ALLENDE, hand(1, "Brotherhood Pride"), ship(2, "Le Prédateur des Mers", sea="Trade Sea"))
    rivals.choose("Play Brotherhood Pride")
    assert rivals.skill("Allende", CANNON) == 6, "a Montaigne Ship is in play"
    assert not table(captain(1, "Kheired-Din"), hand(1, "Brotherhood Pride")).offers("Brotherhood Pride")
