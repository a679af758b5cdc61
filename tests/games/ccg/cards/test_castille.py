"""The texts of Castille: each used, and not usable where it must not be."""

from ccg_scene import captain, crew, hand, ship, who
from ccg_written import BOARDING, hits, struck, table, tacks
from quarterdeck.games.ccg.terms import INFLUENCE, SAILING, SWASHBUCKLING

ENRIQUE = captain(1, "Enrique Orduño")
CORAZON = ship(1, "Corazón del Castille", sea="La Boca")


def test_enrique_orduno_makes_everybody_hit_harder_with_three_others() -> None:
    three = crew(1, "Carlos Altenar", "Padre Esteban", "Padre Esteban", "Mr. Smythe")
    assert hits(table(ENRIQUE, three), "Mr. Smythe") == 1
    assert hits(table(ENRIQUE, crew(1, "Carlos Altenar", "Padre Esteban", "Mr. Smythe")), "Mr. Smythe") == 0


def test_the_corazon_produces_sailing_for_a_boarding_and_for_nothing_else() -> None:
    scene = table(ENRIQUE, CORAZON, crew(1, "Li'l Jim"))
    scene.choose("Board The Crimson Roger")
    assert scene.offers("Corazón del Castille")
    scene.choose("Corazón del Castille")
    assert scene.tacked("Corazón del Castille") and scene.kind != "choose_producer", "5 of 4"
    scene = table(ENRIQUE, CORAZON, crew(1, "Li'l Jim"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Corazón del Castille")


def test_the_corazon_produces_sailing_for_an_action_that_begins_a_boarding() -> None:
    scene = table(ENRIQUE, CORAZON, crew(1, "Li'l Jim"), hand(1, "Ambush Boarding"))
    scene.choose("Play Ambush Boarding")
    assert scene.offers("Corazón del Castille")


def test_the_corazon_moves_before_an_action() -> None:
    scene = table(ENRIQUE, CORAZON)
    scene.choose("Corazón del Castille", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1 and not scene.offers("Corazón del Castille")


def test_bardo_murillo_tacks_a_crew_of_the_other_ship_but_no_captain() -> None:
    scene = table(crew(1, "Bardo Murillo"), crew(2, "Oar Team", "Bully Boys"), more=BOARDING)
    scene.choose("Bardo Murillo")
    assert scene.options == ["Oar Team", "Bully Boys"]
    scene.choose("Oar Team")
    assert scene.tacked("Oar Team") and scene.tacked("Bardo Murillo")


def test_bardo_murillo_needs_a_crew_to_tack_and_is_untacked_himself() -> None:
    assert not table(crew(1, "Bardo Murillo"), more=BOARDING).offers("React: Bardo Murillo")
    tacked = table(crew(1, who("Bardo Murillo", tacked=True)), crew(2, "Oar Team"), more=BOARDING)
    assert not any("Bardo Murillo" in o for o in tacked.options)


def test_botas_rojas_absorbs_two_more() -> None:
    assert tacks(table(crew(1, "Botas Rojas")), "Botas Rojas") == 4


def test_don_deanna_may_draw_before_a_boarding_attack() -> None:
    scene = table(crew(1, "Don Deanna"), hand(1, "Panache"), more=BOARDING)
    scene.choose("Push forward Don Deanna")
    assert scene.kind == "may_effect"
    scene.choose("Yes")
    assert scene.hand(1) == ["Panache", "Brutes"]


def test_manuel_dejavez_absorbs_more_except_in_a_boarding() -> None:
    assert tacks(table(crew(1, "Manuel Dejavez")), "Manuel Dejavez") == 4
    assert tacks(table(crew(1, "Manuel Dejavez"), more=BOARDING), "Manuel Dejavez") == 2


def test_margaretta_orduno_fights_for_a_tacked_enrique() -> None:
    crew_ = crew(1, "Margaretta Orduño")
    assert table(captain(1, "Enrique Orduño", tacked=True), crew_).skill("Margaretta Orduño", SWASHBUCKLING) == 6
    assert table(ENRIQUE, crew_).skill("Margaretta Orduño", SWASHBUCKLING) == 4


def test_miguel_cortez_hits_villains_harder() -> None:
    assert hits(table(crew(1, "Miguel Cortez"), more=BOARDING), "Miguel Cortez") == 3, "Reis is Villainous"
    heroic = table(captain(2, "Allende"), crew(1, "Miguel Cortez"), more=BOARDING)
    assert hits(heroic, "Miguel Cortez") == 1


def test_padre_alfonso_lets_a_crew_absorb_nothing() -> None:
    scene = table(crew(1, "Padre Alfonso"), crew(2, "Bully Boys"), more=struck(2, 2))
    scene.choose("Tack Bully Boys", "Padre Alfonso")
    assert scene.tacked("Bully Boys") and scene.tacked("Padre Alfonso")
    assert scene.decision.reason == "Absorb Hits: 2 left"


def test_padre_alfonso_does_not_answer_what_is_sunk() -> None:
    scene = table(crew(1, "Padre Alfonso"), crew(2, "Bully Boys"), more=struck(2, 2))
    scene.choose("Sink Bully Boys")
    assert scene.to_act == 1, "nothing was asked"


def test_rosa_maria_is_at_home_in_la_boca() -> None:
    assert table(crew(1, "Rosa Maria de Barcino")).skill("Rosa Maria de Barcino", INFLUENCE) == 3
    away = table(crew(1, "Rosa Maria de Barcino"), ship(1, sea="Trade Sea"))
    assert away.skill("Rosa Maria de Barcino", INFLUENCE) == 2


def test_santino_medrano_inflicts_hits_instead_of_a_boarding_attack() -> None:
    scene = table(crew(1, "Santino Medrano"), crew(2, "Bully Boys"), more=BOARDING)
    scene.choose("Santino Medrano")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 2 left"
    assert not table(crew(1, "Santino Medrano"), hand(1)).offers("Santino Medrano: "), "there is no Boarding"


def test_good_king_sandoval_pays_for_castillians() -> None:
    sandoval = captain(1, "Enrique Orduño", attached=("Good King Sandoval",))
    scene = table(sandoval, hand(1, "Botas Rojas", "Oar Team"))
    scene.choose("Hire Botas Rojas")
    assert scene.offers("Good King Sandoval")
    scene = table(sandoval, hand(1, "Botas Rojas", "Oar Team"))
    scene.choose("Hire Oar Team")
    assert not scene.offers("Good King Sandoval") or scene.crew(1) == ["Enrique Orduño", "Oar Team"]


def cutlass(**more: bool) -> tuple[int, str, str]:
    return captain(1, "Enrique Orduño", attached=(who("Orduño's Cutlass"),), **more)


def test_ordunos_cutlass_untacks_the_captain() -> None:
    scene = table(cutlass(tacked=True))
    scene.choose("Act: Orduño's Cutlass (untack your Captain)")
    assert not scene.tacked("Enrique Orduño") and scene.sunk(1) == ["Orduño's Cutlass"]


def test_ordunos_cutlass_helps_another_castillian() -> None:
    scene = table(cutlass(), crew(1, "Rosa Maria de Barcino", "Mr. Smythe"))
    scene.choose("Act: Orduño's Cutlass (target other Castille Crew")
    assert scene.to_act == 2 and scene.skill("Rosa Maria de Barcino", SWASHBUCKLING) == 5
    assert scene.skill("Rosa Maria de Barcino", SAILING) == 0, "only what is higher than 1"


def test_ordunos_cutlass_pays_for_control() -> None:
    scene = table(cutlass(), hand(1, "Secret of the Winds"), ship(1, sea="The Mirror"), crew(1, "Manuel Dejavez"))
    scene.choose("Attach Secret of the Winds")
    assert scene.offers("Orduño's Cutlass")
    scene.choose("Orduño's Cutlass")
    assert scene.skill("Enrique Orduño", SAILING) == 8
    scene.choose("Tack Manuel Dejavez", "Tack Enrique Orduño")
    assert scene.host("Secret of the Winds") == "The Mirror"


def test_ordunos_cutlass_pays_for_nothing_else() -> None:
    scene = table(cutlass(), crew(1, "Li'l Jim"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Orduño's Cutlass")


def test_a_naval_sanction_takes_a_boarding_that_was_performed() -> None:
    entries = ENRIQUE, CORAZON, crew(1, "Li'l Jim"), hand(1, "Naval Sanction")
    assert not table(*entries).offers("Naval Sanction")
    scene = table(*entries)
    scene.choose("Board The Crimson Roger", "Corazón del Castille")
    if scene.kind == "pay_cancel":
        scene.choose("Pass")
    while scene.kind == "boarding_opportunity":
        scene.choose("Pass")
    scene.choose("Pass", "Attach Naval Sanction")
    assert scene.host("Naval Sanction") == "Enrique Orduño" and hits(scene, "Li'l Jim") == 1
