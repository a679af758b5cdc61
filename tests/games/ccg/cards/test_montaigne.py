"""The texts of Montaigne: each used, and not usable where it must not be."""

from ccg_scene import captain, crew, hand, ship, who
from ccg_written import BOARDING, DEFENDING, hits, sea, table, tacks
from quarterdeck.games.ccg.terms import INFLUENCE, SWASHBUCKLING
from quarterdeck.games.ccg.values import crew_maximum

GENERAL = captain(1, "The General")
PREDATEUR = ship(1, "Le Prédateur des Mers", sea="La Boca")
ENEMY = captain(2, "Berek"), ship(2, "The Hurricane", sea="La Boca")
HOME = GENERAL, PREDATEUR, *ENEMY
AWAY = ship(2, "The Hurricane", sea="The Mirror")


def test_the_general_has_room_for_two_more_with_three_others() -> None:
    three = ["Cathwulf Vogt", "Marcel Entour", "Louis Sices du Sices"]
    assert crew_maximum(table(*HOME, crew(1, *three)).state, 0) == 10
    assert crew_maximum(table(*HOME, crew(1, *three[1:], "Jack Trades")).state, 0) == 8


def test_le_predateur_calls_allies_together() -> None:
    seas = '[seas]\n"The Mirror" = [{name = "Warship", by = 1}, {name = "Armed Brig", by = 2}]\n'
    scene = table(*HOME, more=seas + '"Trade Sea" = [{name = "Speedy Courier", by = 1}]\n')
    scene.choose("Act: Le Prédateur des Mers", "Speedy Courier", "Warship")
    assert scene.tacked("Le Prédateur des Mers") and scene.host("Speedy Courier") == "La Boca"
    assert scene.host("Warship") == "La Boca" and scene.host("Armed Brig") == "The Mirror", "it is another player's"


def test_le_predateur_needs_allies_elsewhere() -> None:
    assert not table(*HOME).offers("Act: Le Prédateur des Mers")
    assert not table(*HOME, more=sea("La Boca", "Warship")).offers("Act: Le Prédateur des Mers")


def test_le_predateur_moves_before_an_action() -> None:
    scene = table(*HOME)
    scene.choose("Le Prédateur des Mers", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1 and not scene.offers("Le Prédateur des Mers")


def test_cathwulf_vogt_fires_instead_of_a_boarding_attack() -> None:
    scene = table(*HOME, crew(1, "Cathwulf Vogt"), crew(2, "Bully Boys"), more=BOARDING)
    scene.choose("Cathwulf Vogt")
    assert scene.tacked("Cathwulf Vogt") and scene.decision.reason == "Absorb Hits: 3 left"
    assert "Cathwulf Vogt" not in table(*HOME, crew(1, "Cathwulf Vogt"), crew(2, "Bully Boys"), more=DEFENDING).options


def test_gerard_rois_et_reines_hardens_montaigne() -> None:
    scene = table(*HOME, crew(1, "Gerard Rois et Reines", "Louis Sices du Sices", "Jack Trades"))
    assert tacks(scene, "Louis Sices du Sices") == 4 and tacks(scene, "The General") == 4
    assert tacks(scene, "Jack Trades") == 2


def test_isabeau_dubois_hits_another_ship_in_this_sea() -> None:
    scene = table(*HOME, crew(1, "Isabeau Dubois du Arrent"), crew(2, "Bully Boys"))
    scene.choose("Act: Isabeau Dubois du Arrent")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 1 left", "and no other was asked for"
    assert not table(GENERAL, PREDATEUR, AWAY, crew(1, "Isabeau Dubois du Arrent")).offers("Act: Isabeau")


def test_marcel_entour_absorbs_more_except_in_a_boarding() -> None:
    assert tacks(table(*HOME, crew(1, "Marcel Entour")), "Marcel Entour") == 4
    assert tacks(table(*HOME, crew(1, "Marcel Entour"), more=BOARDING), "Marcel Entour") == 1


def arriving(*more: tuple[int, str, str]) -> tuple[tuple[int, str, str], ...]:
    return GENERAL, PREDATEUR, captain(2, "Berek"), ship(2, "The Hurricane", sea="Frothing Sea"), *more


def test_maureen_leveque_fires_at_whoever_comes() -> None:
    there = crew(1, "Maureen Leveque", "Jack Trades"), crew(2, "Li'l Jim", "Bully Boys"), hand(1, "Good Shot!")
    scene = table(*arriving(*there), to_act=2)
    scene.choose("Sail to La Boca", "Tack Li'l Jim")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Maureen Leveque", "Good Shot!")
    assert scene.tacked("Maureen Leveque") and scene.decision.reason == "Absorb Hits: 3 left"


def test_maureen_leveque_is_untacked_and_sees_them_come_into_her_sea() -> None:
    tired = crew(1, who("Maureen Leveque", tacked=True))
    scene = table(*arriving(tired, crew(2, "Li'l Jim")), to_act=2)
    scene.choose("Sail to La Boca", "Tack Li'l Jim")
    assert scene.to_act == 1
    scene = table(*arriving(crew(1, "Maureen Leveque"), crew(2, "Li'l Jim")), to_act=2)
    scene.choose("Sail to Trade Sea", "Tack Li'l Jim")
    assert scene.to_act == 1


def test_montaigne_musketeers_go_to_school() -> None:
    scene = table(*HOME, crew(1, "Montaigne Musketeers"), hand(1, "Aldana School", "Pistol"))
    scene.choose("Attach Aldana School")
    assert scene.kind == "choose_host" and "Montaigne Musketeers" in scene.options
    scene = table(*HOME, crew(1, "Montaigne Musketeers"), hand(1, "Pistol"))
    scene.choose("Attach Pistol")
    assert scene.kind != "choose_host", "the Captain alone can have it"


def test_rosamonde_helps_another_to_produce_influence() -> None:
    general = captain(1, "The General", tacked=True)
    entries = general, PREDATEUR, *ENEMY, hand(1, "Louis Sices du Sices")
    scene = table(*entries, crew(1, "Rosamonde du Montaigne", "Gilles Allais du Crieux"))
    scene.choose("Hire Louis Sices du Sices", "Tack Gilles Allais du Crieux", "Rosamonde du Montaigne")
    assert scene.tacked("Rosamonde du Montaigne") and "Louis Sices du Sices" in scene.crew(1), "2 and 3"


def test_rosamonde_does_not_help_herself_nor_with_other_skills() -> None:
    general = captain(1, "The General", tacked=True)
    scene = table(general, PREDATEUR, *ENEMY, crew(1, "Rosamonde du Montaigne", "Jack Trades"), hand(1, "Oar Team"))
    scene.choose("Hire Oar Team", "Tack Rosamonde du Montaigne")
    assert scene.kind == "choose_producer"
    scene = table(*HOME, crew(1, "Rosamonde du Montaigne", "Li'l Jim"))
    scene.choose("Sail to Frothing Sea", "Tack Li'l Jim")
    assert scene.sea(1) == "Frothing Sea" and not scene.tacked("Rosamonde du Montaigne"), "nothing was asked"


def test_timothy_le_beau_reaches_every_ship() -> None:
    for name, n in (("Timothy le Beau", 1), ("Timothy le Beau (Experienced)", 2)):
        scene = table(GENERAL, PREDATEUR, captain(2, "Berek"), AWAY, crew(1, name), crew(2, "Bully Boys"))
        scene.choose(f"Act: {name}", "The Hurricane")
        assert scene.tacked(name) and scene.asked == 2 and scene.decision.reason.startswith(f"Absorb Hits: {n} ")
        assert not table(*HOME, crew(1, who(name, tacked=True))).offers(f"Act: {name}")


def test_vivianne_hits_the_holy_harder() -> None:
    fight = crew(1, "Vivianne Étalon du Toille"), hand(1, "Near Miss"), hand(2, "Near Miss", "Brutes", "Rough Voyage")
    for name, extra in (("Padre Esteban", 4), ("Mr. Smythe", 2)):
        scene = table(*HOME, *fight, crew(2, name, "Bully Boys"), more=BOARDING)
        scene.choose("Push forward Vivianne")
        scene.choose(f"Push forward {name}")
        assert hits(scene, "Vivianne Étalon du Toille") == extra


def test_the_seal_of_the_sun_king_is_for_the_most_influential() -> None:
    seal = hand(1, "Seal of the Sun King")
    assert table(*HOME, seal).offers("Attach Seal of the Sun King")
    assert not table(*HOME, seal, crew(2, *["Jack Trades"] * 3)).offers("Attach Seal of the Sun King")


def test_the_seal_of_the_sun_king_strikes_in_the_frothing_sea() -> None:
    king = captain(1, "The General", attached=("Seal of the Sun King",))
    there = ship(2, "The Hurricane", sea="Frothing Sea")
    scene = table(king, PREDATEUR, captain(2, "Berek"), there, crew(2, "Bully Boys"))
    scene.choose("Act: Seal of the Sun King")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 3 left"
    assert not table(king, PREDATEUR, *ENEMY).offers("Act: Seal of the Sun King")


def fist(**more: bool) -> tuple[int, str, str]:
    return captain(1, "The General", attached=(who("The General's Fist"),), **more)


def test_the_generals_fist_untacks_the_captain() -> None:
    scene = table(fist(tacked=True), PREDATEUR, *ENEMY)
    scene.choose("Act: The General's Fist (untack your Captain)")
    assert not scene.tacked("The General") and scene.sunk(1) == ["The General's Fist"]


def test_the_generals_fist_helps_another_montaigne() -> None:
    scene = table(fist(), PREDATEUR, *ENEMY, crew(1, "Louis Sices du Sices", "Jack Trades"))
    scene.choose("Act: The General's Fist (target other Montaigne Crew")
    assert [scene.skill("Louis Sices du Sices", k) for k in (SWASHBUCKLING, INFLUENCE)] == [5, 4]


def test_the_generals_fist_pays_for_control() -> None:
    there = ship(1, "Le Prédateur des Mers", sea="Forbidden Sea")
    rich = crew(1, *["Jack Trades"] * 3)
    scene = table(fist(), there, *ENEMY, rich, more=sea("Forbidden Sea", "Crescent Treasures", 2))
    scene.choose("Act: Crescent Treasures", "The General's Fist")
    assert scene.skill("The General", INFLUENCE) == 9
    scene = table(fist(), PREDATEUR, *ENEMY, rich, hand(1, "Oar Team"))
    scene.choose("Hire Oar Team")
    assert not scene.offers("The General's Fist")


def test_the_pride_of_montaigne() -> None:
    proud = GENERAL, PREDATEUR, crew(1, "Louis Sices du Sices"), hand(1, "Montaigne Pride")
    scene = table(*proud, *ENEMY)
    scene.choose("Play Montaigne Pride", "Louis Sices du Sices")
    assert scene.skill("Louis Sices du Sices", SWASHBUCKLING) == 5
    scene = table(*proud, captain(2, "Allende"), ship(2, "The Hanged Man", sea="La Boca"))
    scene.choose("Play Montaigne Pride", "Louis Sices du Sices")
    assert scene.skill("Louis Sices du Sices", SWASHBUCKLING) == 7, "The Hanged Man is a Ship of the Brotherhood"
