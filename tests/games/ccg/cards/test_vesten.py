"""The texts of the Vesten: each used, and not usable where it must not be."""

from ccg_scene import Entry, captain, crew, hand, ship, who
from ccg_written import hits, mark, pay, sea, sinks, struck, table, tacks
from quarterdeck.games.ccg.terms import DAMAGE, SWASHBUCKLING

YNGVILD = captain(1, "Yngvild Olafssdottir")
REVENSJ = ship(1, "The Revensj", sea="La Boca")
ENEMY = captain(2, "Berek"), ship(2, "The Hurricane", sea="La Boca")
HOME = YNGVILD, REVENSJ, *ENEMY
STRENGTH = crew(1, "Orm Greybeard", "Brawny Rowers", "Brawny Rowers")


def test_yngvild_makes_weather_cheap_with_three_others() -> None:
    scene = table(*HOME, STRENGTH, hand(1, "Rough Voyage"))
    scene.choose("Play Rough Voyage", "The Hurricane")
    assert scene.decision.reason == "Tack Crew for Adventuring to play Rough Voyage: 0 of 1"
    scene = table(*HOME, crew(1, "Orm Greybeard", "Brawny Rowers"), hand(1, "Rough Voyage"))
    scene.choose("Play Rough Voyage", "The Hurricane")
    assert scene.decision.reason == "Tack Crew for Adventuring to play Rough Voyage: 0 of 4"


def test_yngvild_makes_no_other_cards_cheap_and_none_of_others() -> None:
    scene = table(*HOME, STRENGTH, hand(1, "Hole in the Hull"))
    scene.choose("Play Hole in the Hull", "The Hurricane")
    assert scene.decision.reason == "Tack Crew for Adventuring to play Hole in the Hull: 0 of 2"
    scene = table(*HOME, STRENGTH, crew(2, "Jack Trades", "Jack Trades"), hand(2, "Rough Voyage"), to_act=2)
    scene.choose("Play Rough Voyage", "The Revensj")
    assert scene.decision.reason == "Tack Crew for Adventuring to play Rough Voyage: 0 of 4"


def test_the_revensj_may_draw_when_it_boards() -> None:
    scene = table(YNGVILD, REVENSJ, captain(2, "Berek", tacked=True), ENEMY[1], crew(1, "Li'l Jim"))
    scene.choose("Board The Hurricane", "Tack Li'l Jim")
    assert scene.kind == "may_effect"
    scene.choose("Yes")
    assert len(scene.hand(1)) == 3


def test_the_revensj_does_not_draw_for_a_canceled_boarding_nor_one_of_a_card_nor_when_boarded() -> None:
    scene = table(*HOME, crew(1, "Li'l Jim"), crew(2, "Li'l Jim", "Oar Team"))
    scene.choose("Board The Hurricane", "Tack Li'l Jim", "Cancel")
    pay(scene)
    assert scene.to_act == 2 and len(scene.hand(1)) == 1
    scene = table(*HOME, crew(1, *["Li'l Jim"] * 3), hand(1, "Ambush Boarding", "Panache"))
    pay(scene.choose("Play Ambush Boarding"))
    assert scene.kind == "boarding_opportunity" and scene.hand(1) == ["Panache"]
    scene = table(*HOME, crew(2, "Li'l Jim", "Oar Team"), to_act=2)
    pay(scene.choose("Board The Revensj"))
    assert scene.kind == "boarding_opportunity"


def test_the_revensj_moves_before_an_action() -> None:
    scene = table(*HOME)
    scene.choose("The Revensj", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1


def test_crew_that_absorb_more_when_they_tack() -> None:
    lucky = '"Lucky" Vandrad Hallvardson'
    scene = table(*HOME, crew(1, lucky, "Brawny Rowers", "Orm Greybeard", "Valkyries"))
    assert [tacks(scene, name) for name in (lucky, "Brawny Rowers", "Orm Greybeard", "Valkyries")] == [3, 3, 5, 4]
    assert [sinks(scene, name) for name in (lucky, "Brawny Rowers", "Orm Greybeard", "Valkyries")] == [1, 2, 5, 2]


def test_aleen_van_ostrand_has_items_for_less() -> None:
    scene = table(*HOME, crew(1, "Aleen Van Ostrand", "Jack Trades"), hand(1, "Cheap Cannons", "Swivel Gun"))
    scene.choose("Attach Cheap Cannons", "Aleen Van Ostrand")
    assert scene.host("Cheap Cannons") == "Aleen Van Ostrand" and scene.to_act == 2, "2 less 2"
    scene = table(*HOME, crew(1, "Aleen Van Ostrand", "Jack Trades"), hand(1, "Cheap Cannons"))
    scene.choose("Attach Cheap Cannons", "Jack Trades")
    assert scene.decision.reason == "Tack Crew for Influence to attach Cheap Cannons: 0 of 2"


def test_aleen_van_ostrand_makes_an_item_affordable() -> None:
    poor = captain(1, "Yngvild Olafssdottir", tacked=True), REVENSJ, *ENEMY, hand(1, "Cheap Cannons")
    assert table(*poor, crew(1, who("Aleen Van Ostrand", tacked=True))).offers("Attach Cheap Cannons")
    assert not table(*poor, crew(1, "Orm Greybeard")).offers("Attach Cheap Cannons")


def test_hildegunn_leads_valkyries() -> None:
    scene = table(*HOME, crew(1, "Hildegunn", "Valkyries"), crew(2, "Valkyries"))
    assert scene.skill("Valkyries", SWASHBUCKLING) == 3 and scene.skill("Hildegunn", SWASHBUCKLING) == 4
    assert table(*HOME, crew(1, "Hildegunn"), crew(2, "Valkyries")).skill("Valkyries", SWASHBUCKLING) == 2


def test_hoskuld_hardrada_draws_strength_from_weather() -> None:
    scene = table(*HOME, crew(1, "Hoskuld Hardrada"), hand(1, "Rough Voyage", "Panache"))
    scene.choose("Act: Hoskuld Hardrada")
    assert scene.discard(1) == ["Rough Voyage"] and scene.skill("Hoskuld Hardrada", SWASHBUCKLING) == 5
    assert not table(*HOME, crew(1, "Hoskuld Hardrada"), hand(1, "Panache")).offers("Act: Hoskuld Hardrada")


def test_ian_otoole_is_good_at_repairs() -> None:
    entries = YNGVILD, REVENSJ, *ENEMY, crew(1, "Ian O'Toole", "Jack Trades")
    scene = mark(table(*entries, more=sea("La Boca", "Armed Brig", 2)), "Armed Brig", DAMAGE)
    scene.choose("Act: Armed Brig", "Tack Ian O'Toole for Swashbuckling")
    assert scene.discard(2) == ["Armed Brig"], "3 and 3 more"
    scene = table(*entries, more=sea("La Boca", "Armed Brig", 2))
    scene.choose("Act: Armed Brig", "Tack Ian O'Toole for Swashbuckling")
    assert scene.decision.reason.endswith("3 of 5"), "it is no Damage Attachment"


def test_red_thorfild_strikes_back_in_a_boarding() -> None:
    entries = *HOME, crew(1, "Red Thorfild"), crew(2, "Bully Boys", "Jack Trades")
    scene = table(*entries, more=struck(1, 2, boarding=True))
    scene.choose("Tack Red Thorfild")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 3 left"
    scene = table(*entries, more=struck(1, 2))
    scene.choose("Tack Red Thorfild")
    assert scene.kind == "take_action", "no Boarding"
    scene = table(*entries, more=struck(1, 2, boarding=True))
    scene.choose("Sink Red Thorfild")
    assert scene.kind == "boarding_opportunity", "he must tack for it"


def test_valkyries_hit_harder() -> None:
    assert hits(table(*HOME, crew(1, "Valkyries")), "Valkyries") == 1


def test_the_archers_fire_for_the_move_cost() -> None:
    entries = *HOME, crew(1, "Vestenmannavnjar Archers", "Li'l Jim"), crew(2, "Bully Boys")
    scene = table(*entries)
    scene.choose("Act: Vestenmannavnjar Archers")
    assert scene.decision.reason == "Tack Crew for Sailing to use Vestenmannavnjar Archers: 0 of 3"
    scene.choose("Tack Li'l Jim")
    assert scene.decision.reason == "Absorb Hits: 3 left" and scene.tacked("Vestenmannavnjar Archers")
    poor = captain(1, "Yngvild Olafssdottir", tacked=True), REVENSJ, *ENEMY
    assert not table(*poor, crew(1, "Vestenmannavnjar Archers")).offers("Act: Vestenmannavnjar Archers")
    away = YNGVILD, REVENSJ, captain(2, "Berek"), ship(2, "The Hurricane", sea="Trade Sea")
    assert not table(*away, crew(1, "Vestenmannavnjar Archers", "Li'l Jim")).offers("Act: Vesten")


def test_kjott_needs_two_loyal_vesten() -> None:
    flesh = hand(1, "Kjøtt (Flesh)")
    assert table(*HOME, flesh, crew(1, "Valkyries", "Hoskuld Hardrada")).offers("Attach Kjøtt")
    assert not table(*HOME, flesh, crew(1, "Valkyries", "Orm Greybeard")).offers("Attach Kjøtt")


def test_kjott_hardens_the_vesten() -> None:
    flesh = captain(1, "Yngvild Olafssdottir", attached=("Kjøtt (Flesh)",)), REVENSJ, *ENEMY
    scene = table(*flesh, crew(1, "Hildegunn", "Jack Trades"))
    assert tacks(scene, "Hildegunn") == 5 and tacks(scene, "Jack Trades") == 2


def axe(**more: bool) -> Entry:
    return captain(1, "Yngvild Olafssdottir", attached=(who("Yngvild's Axe"),), **more)


def test_yngvilds_axe_untacks_the_captain() -> None:
    scene = table(axe(tacked=True), REVENSJ, *ENEMY)
    scene.choose("Act: Yngvild's Axe (untack your Captain)")
    assert not scene.tacked("Yngvild Olafssdottir") and scene.sunk(1) == ["Yngvild's Axe"]


def test_yngvilds_axe_helps_another_vesten() -> None:
    scene = table(axe(), REVENSJ, *ENEMY, crew(1, "Hildegunn", "Jack Trades"))
    scene.choose("Act: Yngvild's Axe (target other Vesten Crew")
    assert scene.skill("Hildegunn", SWASHBUCKLING) == 6


def test_yngvilds_axe_pays_for_control() -> None:
    there = ship(1, "The Revensj", sea="Frothing Sea")
    strong = crew(1, "Hildegunn", "Orm Greybeard", "Jack Trades")
    scene = table(axe(), there, *ENEMY, strong, more=sea("Frothing Sea", "Coastal Patrols", 2))
    scene.choose("Act: Coastal Patrols", "Yngvild's Axe")
    assert scene.skill("Yngvild Olafssdottir", SWASHBUCKLING) == 7
    scene = table(axe(), REVENSJ, *ENEMY, strong, more=sea("La Boca", "Armed Brig", 2))
    scene.choose("Act: Armed Brig")
    assert not scene.offers("Yngvild's Axe"), "no Control card"
