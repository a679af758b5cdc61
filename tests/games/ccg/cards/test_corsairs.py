"""The texts of the Corsairs: each used, and not usable where it must not be."""

from ccg_scene import captain, crew, hand, ship, who
from ccg_written import BOARDING, DEFENDING, hits, produce, struck, table
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, INFLUENCE, SAILING
from quarterdeck.games.ccg.values import move_cost

KHEIRED = captain(1, "Kheired-Din")
SKIES = ship(1, "Strange Skies", sea="La Boca")
THREE = ("Galley Captives", "Galley Captives", "Inil")


def test_kheired_din_absorbs_once_per_turn() -> None:
    scene = table(KHEIRED, SKIES, crew(1, *THREE), more=struck(1, 9))
    scene.choose("Kheired-Din")
    assert scene.decision.reason == "Absorb Hits: 4 left" and "Kheired-Din" not in scene.options
    assert not scene.tacked("Kheired-Din") and scene.offers("Tack Kheired-Din")


def test_kheired_din_needs_three_other_corsairs() -> None:
    assert "Kheired-Din" not in table(KHEIRED, SKIES, crew(1, *THREE[:2]), more=struck(1, 9)).options


def test_kheired_din_absorbs_for_whoever_fights() -> None:
    scene = table(KHEIRED, SKIES, crew(1, *THREE), hand(1), crew(2, "Jack Trades"), hand(2, "Oar Team"), more=DEFENDING)
    scene.choose("Push forward Jack Trades")
    assert scene.kind == "absorb_step"
    scene.choose("Kheired-Din")
    assert scene.kind != "absorb_step", "2 Hits and no more"


def test_the_move_cost_of_the_strange_skies_is_never_increased() -> None:
    damaged = ship(1, "Strange Skies", sea="La Boca", attached=("Minor Hull Damage",))
    assert move_cost(table(KHEIRED, damaged).state, 0) == 4
    others = ship(1, "The Hanged Man", sea="La Boca", attached=("Minor Hull Damage",))
    assert move_cost(table(others).state, 0) == 4, "3 and 1"


def test_the_strange_skies_move_before_an_action() -> None:
    scene = table(KHEIRED, SKIES)
    scene.choose("Strange Skies", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1 and "Strange Skies" not in scene.options


def test_ahmed_khalid_is_thrown_overboard_for_sailing() -> None:
    scene = table(KHEIRED, SKIES, crew(1, "Ahmed Khalid", "Oar Team"))
    scene.choose("Sail to Frothing Sea", "Tack Oar Team", "Ahmed Khalid")
    assert scene.sea(1) == "Frothing Sea" and scene.discard(1) == ["Ahmed Khalid"] and not scene.tacked("Kheired-Din")


def test_ahmed_khalid_helps_with_nothing_but_sailing() -> None:
    scene = table(KHEIRED, SKIES, crew(1, "Ahmed Khalid", "Jack Trades"), hand(1, "Cutlass"))
    scene.choose("Attach Cutlass", "Jack Trades", "Tack Jack Trades")
    assert "Ahmed Khalid" not in scene.options


def test_inil_cancels_what_is_done_instead_of_a_boarding_attack() -> None:
    armed = crew(2, who("Mr. Smythe", attached=("Pistol",)))
    scene = table(KHEIRED, crew(1, "Inil"), armed, more=DEFENDING)
    scene.choose("Pistol")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Inil")
    assert scene.tacked("Inil") and scene.tacked("Pistol") and scene.kind == "boarding_opportunity", "no Hits"


def test_inil_cancels_neither_traits_nor_other_reacts() -> None:
    scene = table(KHEIRED, crew(1, "Inil"), crew(2, "Santino Medrano"), more=DEFENDING)
    scene.choose("Santino Medrano")
    assert scene.kind == "absorb_step", "that is no React"
    scene = table(KHEIRED, crew(1, "Inil"), crew(2, "Li'l Jim"), captain(2, "Allende"), hand(2, "One with the Sails"),
                  to_act=2)  # fmt: skip
    scene.choose("Sail to Frothing Sea", "One with the Sails")
    produce(scene)
    assert scene.to_act == 1 and not scene.tacked("Inil")


def test_andres_donovich_loves_a_scarred_captain() -> None:
    scarred = captain(1, "Kheired-Din", attached=("Eyepatch", "Peg Leg", "Cutlass"))
    scene = table(scarred, crew(1, "Andres Donovich"))
    assert scene.skill("Andres Donovich", SAILING) == 4 and scene.skill("Andres Donovich", CANNON) == 2
    scene = table(KHEIRED, crew(1, who("Andres Donovich", attached=("Eyepatch",))))
    assert scene.skill("Andres Donovich", SAILING) == 2, "not for his own scars"


def test_dunti_may_discard_two_cards_for_three_hits_once() -> None:
    cards = hand(1, "Oar Team", "Bad Maps", "Prayer", "Cutlass", "Cheap Tools")
    scene = table(KHEIRED, crew(1, "Dunti"), cards, crew(2, "Jack Trades"), hand(2), more=BOARDING)
    scene.choose("Push forward Dunti", "Oar Team")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Dunti", "Cheap Tools", "Cutlass")
    assert scene.kind == "absorb_step" and scene.decision.reason == "Absorb Hits: 5 left"
    assert sorted(scene.hand(1)) == ["Bad Maps", "Prayer"]


def test_dunti_needs_two_cards_and_fights_himself() -> None:
    other = crew(2, *["Jack Trades"] * 3), hand(2)
    scene = table(KHEIRED, crew(1, "Dunti"), hand(1, "Oar Team", "Prayer"), *other, more=BOARDING)
    scene.choose("Push forward Dunti", "Oar Team")
    assert scene.kind == "absorb_step"
    scene = table(KHEIRED, crew(1, "Dunti"), hand(1, "Oar Team", "Bad Maps", "Prayer"), *other, more=BOARDING)
    scene.choose("Push forward Kheired-Din", "Oar Team")
    assert scene.kind == "absorb_step"


def test_edahgo_drives_captives() -> None:
    scene = table(KHEIRED, crew(1, "Edahgo", "Galley Captives", "Inil"), crew(2, "Galley Captives"))
    assert scene.skill("Galley Captives", SAILING) == 5 and scene.skill("Galley Captives", CANNON) == 1
    assert scene.skill("Inil", SAILING) == 0
    assert table(KHEIRED, crew(1, "Galley Captives")).skill("Galley Captives", SAILING) == 4


def test_galley_captives_row_corsairs_ships() -> None:
    rich = crew(1, "Jack Trades", "Jack Trades"), hand(1, "Galley Captives")
    assert table(KHEIRED, SKIES, *rich).offers("Hire Galley Captives")
    assert not table(KHEIRED, ship(1, "The Hanged Man", sea="La Boca"), *rich).offers("Hire Galley Captives")


def test_gustolph_hirsch_whips_captives_and_rowers() -> None:
    tired = who("Galley Captives", tacked=True), who("Andres Donovich", tacked=True), who("Dunti", tacked=True)
    scene = table(KHEIRED, crew(1, "Gustolph Hirsch", *tired))
    assert hits(scene, "Gustolph Hirsch") == 1
    scene.choose("Act: Gustolph Hirsch")
    assert scene.options == ["Galley Captives", "Andres Donovich"]
    scene.choose("Andres Donovich")
    assert not scene.tacked("Andres Donovich") and scene.tacked("Gustolph Hirsch")
    assert not table(KHEIRED, crew(1, "Gustolph Hirsch", who("Dunti", tacked=True))).offers("Act: Gustolph Hirsch")


def test_hamish_hits_both_ships() -> None:
    scene = table(KHEIRED, crew(1, "Hamish", "Dunti"), crew(2, *["Jack Trades"] * 3), more=BOARDING)
    scene.choose("Hamish")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 5 left"
    while scene.asked == 2 and scene.kind == "absorb_step":
        scene.game.choose(scene.decision.options[0])
    assert scene.asked == 1 and scene.decision.reason == "Absorb Hits: 3 left"
    assert not scene.offers("Sink Hamish") and scene.offers("Sink Dunti")
    scene.choose("Tack Kheired-Din")
    assert not any(row for row in scene.state.lasting), "it was for these Hits only"
    assert not table(KHEIRED, crew(1, who("Hamish", tacked=True)), more=BOARDING).offers("Hamish")


def test_petro_angelina_makes_rowers_row() -> None:
    scene = table(KHEIRED, SKIES, crew(1, "Petro Angelina", "Andres Donovich", "Dunti"))
    scene.choose("Act: Petro Angelina")
    assert scene.skill("Andres Donovich", SAILING) == 3 and scene.skill("Petro Angelina", SAILING) == 2
    assert scene.skill("Dunti", SAILING) == 0
    assert not table(KHEIRED, crew(1, who("Petro Angelina", tacked=True))).offers("Act: Petro Angelina")


def test_kalem_pays_and_stays_tacked() -> None:
    kalem = captain(1, "Kheired-Din", attached=("Kalem the Believer",))
    scene = table(kalem, SKIES, hand(1, "Inil"))
    scene.choose("Hire Inil", "Kalem the Believer")
    assert scene.crew(1) == ["Kheired-Din", "Inil"] and scene.tacked("Kalem the Believer")
    scene.choose("Pass", "Pass")
    assert scene.state.turn == 2 and scene.tacked("Kalem the Believer") and not scene.tacked("Kheired-Din")
    scene = table(kalem, SKIES, crew(1, "Galley Captives"))
    scene.choose("Sail to Frothing Sea")
    assert "Kalem the Believer" not in scene.options


def test_kalem_untacks_when_another_players_crew_is_sunk() -> None:
    kalem = captain(1, "Kheired-Din", attached=(who("Kalem the Believer", tacked=True),))
    scene = table(kalem, SKIES, crew(2, "Oar Team", "Li'l Jim"), more=struck(2, 6))
    scene.choose("Sink Oar Team")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Kalem the Believer")
    assert not scene.tacked("Kalem the Believer")
    own = table(kalem, SKIES, crew(1, "Oar Team", "Li'l Jim"), more=struck(1, 6))
    own.choose("Sink Oar Team")
    assert own.kind == "absorb_step" and own.tacked("Kalem the Believer")


def test_kalem_does_not_care_for_cards_sunk_from_a_hand() -> None:
    kalem = captain(1, "Kheired-Din", attached=(who("Kalem the Believer", tacked=True),))
    tide = {"name": "First Tide", "by": 1}
    scene = table(kalem, SKIES, hand(2, "Oar Team", "Li'l Jim", "Jack Trades"), to_act=2, chantey=tide)
    scene.choose("Act: First Tide")
    assert scene.to_act == 1 and sorted(scene.sunk(2)) == ["Jack Trades", "Li'l Jim", "Oar Team"]


def test_kheired_dins_scimitar() -> None:
    scene = table(captain(1, "Kheired-Din", tacked=True, attached=("Kheired-Din's Scimitar",)))
    scene.choose("Act: Kheired-Din's Scimitar (untack your Captain)")
    assert not scene.tacked("Kheired-Din") and scene.sunk(1) == ["Kheired-Din's Scimitar"]
    armed = captain(1, "Kheired-Din", attached=("Kheired-Din's Scimitar",))
    scene = table(armed, crew(1, "Dunti", "Oar Team"))
    scene.choose("Act: Kheired-Din's Scimitar (target other Corsairs Crew")
    assert scene.skill("Dunti", CANNON) == 4 and scene.skill("Dunti", SAILING) == 0
    rich = crew(1, *["Jack Trades"] * 3), hand(1, "Speak Softly...")
    scene = table(armed, SKIES, *rich)
    scene.choose("Attach Speak Softly...", "Kheired-Din's Scimitar")
    assert scene.skill("Kheired-Din", CANNON) == 7
    scene = table(armed, SKIES, crew(1, "Galley Captives"))
    scene.choose("Sail to Frothing Sea")
    assert "Kheired-Din's Scimitar" not in scene.options


def test_the_code_is_sworn_by_the_captain() -> None:
    scene = table(KHEIRED, SKIES, hand(1, "The Code"))
    scene.choose("Attach The Code")
    assert scene.host("The Code") == "Kheired-Din" and scene.tacked("Kheired-Din")
    assert not table(captain(1, "Kheired-Din", tacked=True), SKIES, hand(1, "The Code")).offers("Attach The Code")


def test_the_code_makes_anybody_sail() -> None:
    sworn = captain(1, "Kheired-Din", attached=("The Code",))
    scene = table(sworn, SKIES, crew(1, "Inil"))
    scene.choose("Sail to Frothing Sea", "The Code", "Inil")
    assert scene.sea(1) == "Frothing Sea" and scene.tacked("Inil") and scene.tacked("The Code")
    spent = captain(1, "Kheired-Din", attached=(who("The Code", tacked=True),))
    scene = table(spent, SKIES, crew(1, "Inil"))
    scene.choose("Sail to Frothing Sea")
    assert "The Code" not in scene.options


def test_corsair_pride() -> None:
    scene = table(KHEIRED, crew(1, "Inil", "Oar Team"), hand(1, "Corsair Pride"))
    scene.choose("Play Corsair Pride")
    assert scene.options == ["Kheired-Din", "Inil"]
    scene.choose("Inil")
    assert scene.skill("Inil", ADVENTURING) == 5 and scene.skill("Inil", INFLUENCE) == 0
    rivals = table(KHEIRED, hand(1, "Corsair Pride"), ship(2, "Uncharted Course", sea="Trade Sea"))
    rivals.choose("Play Corsair Pride")
    assert rivals.skill("Kheired-Din", ADVENTURING) == 6, "a Ship of Gosse's Gentlemen is in play"
    assert not table(captain(1, "Allende"), hand(1, "Corsair Pride")).offers("Corsair Pride")
