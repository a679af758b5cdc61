"""The texts of Gosse's Gentlemen: each used, and not usable where it must not be."""

from ccg_scene import captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, DEFENDING, cannonade, hits, left, pay, pays, struck, table, tacks
from quarterdeck.games.ccg.terms import INFLUENCE, SWASHBUCKLING
from quarterdeck.games.ccg.values import crew_count

PHILIP = captain(1, "Philip Gosse")
GENTLEMEN = ("Connor Lynch", "Daniel", "Max Discher", "Peter Silver")


def test_philip_gosse_fights_better_among_four_gentlemen() -> None:
    scene = table(PHILIP, crew(1, *GENTLEMEN, "Mr. Smythe"))
    fewer = table(PHILIP, crew(1, *GENTLEMEN[:3], "Mr. Smythe"))
    for name in ("Philip Gosse", "Daniel"):
        assert scene.skill(name, SWASHBUCKLING) == fewer.skill(name, SWASHBUCKLING) + 1
    assert scene.skill("Mr. Smythe", SWASHBUCKLING) == 2


def test_a_fine_galley_counts_as_crew_but_on_the_uncharted_course_three_do_not() -> None:
    galleys = ("Fine Galley",) * 4
    other = table(PHILIP, ship(1, "The Hanged Man", sea="La Boca", attached=galleys))
    assert crew_count(other.state, 0) == 5
    own = table(PHILIP, ship(1, "Uncharted Course", sea="La Boca", attached=galleys))
    assert crew_count(own.state, 0) == 2


def test_the_uncharted_course_moves_before_an_action() -> None:
    scene = table(PHILIP, ship(1, "Uncharted Course", sea="La Boca"))
    scene.choose("Uncharted Course", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1


def test_henderson_helps_another_to_absorb_in_a_boarding() -> None:
    scene = table(PHILIP, crew(1, "Henderson", "Jack Trades"), more=struck(1, 8, boarding=True))
    scene.choose("Tack Jack Trades", "Henderson")
    assert scene.tacked("Henderson") and scene.kind == "boarding_opportunity", "2 and 6"
    scene = table(PHILIP, crew(1, "Henderson", "Jack Trades"), more=struck(1, 3))
    scene.choose("Tack Jack Trades")
    assert left(scene) == "1 left", "no Boarding"
    scene = table(PHILIP, crew(1, "Henderson"), more=struck(1, 3, boarding=True))
    scene.choose("Tack Henderson")
    assert left(scene) == "1 left", "not himself"


def test_martin_tytus_makes_more_of_goods() -> None:
    scene = table(crew(1, who("Martin Tytus", attached=("Barrels of Beer", "Back Alley Rum", "A Gallant Stand"))))
    assert scene.skill("Martin Tytus", INFLUENCE) == 1 + 3 + 4 + 2


def test_andre_braudel_takes_four_of_seven_hits_once() -> None:
    scene = table(PHILIP, crew(1, "Andre Braudel", "Jack Trades"), more=struck(1, 12))
    scene.choose("Andre Braudel")
    assert scene.kind == "absorb_step" and left(scene) == "8 left"
    scene = table(PHILIP, crew(1, "Andre Braudel", "Jack Trades"), more=struck(1, 6))
    assert scene.kind == "absorb_step" and left(scene) == "6 left"


def test_an_experienced_andre_braudel_guards_against_cannon_for_a_turn() -> None:
    name = "Andre Braudel (Experienced)"
    scene = table(PHILIP, crew(1, name, "Jack Trades"), captain(2, "Reis"))
    pay(scene.choose(f"Act: {name}", "Fire at The Hurricane"))
    assert left(scene) == "2 left", "4 of Reis"
    assert not table(PHILIP, crew(1, who(name, tacked=True))).offers(f"Act: {name}")


def test_entertainers_pay_to_cancel_and_for_nothing_else() -> None:
    scene = table(PHILIP, ship(1, "Uncharted Course", sea="La Boca"), crew(1, "Entertainers"), crew(2, "Jack Trades"),
                  to_act=2)  # fmt: skip
    scene.choose("Board Uncharted Course", "Tack Reis")
    assert scene.kind == "pay_cancel" and scene.asked == 1
    scene.choose(scene.options[0], "Entertainers")
    assert scene.tacked("Entertainers") and scene.state.boarding_at < 0
    scene = table(PHILIP, crew(1, "Entertainers"), hand(1, "Fancy Dans"))
    scene.choose("Hire Fancy Dans")
    assert scene.options.count("Entertainers") == 0


def test_mabela_absorbs_more_and_thrusts_well() -> None:
    scene = table(crew(1, "Mabela"), more=BOARDING)
    assert tacks(scene, "Mabela") == 4 and hits(scene, "Mabela") == 0
    scene = table(crew(1, "Mabela"), hand(1, "Across the Mirror", "Prayer"), more=BOARDING)
    scene.choose("Push forward Mabela", "Across the Mirror")
    assert left(scene) == "4 left", "2 Swashbuckling and 2"
    scene = table(crew(1, "Mabela"), hand(1, "Across the Mirror", "Prayer"), more=BOARDING)
    scene.choose("Push forward Mabela", "Prayer")
    assert left(scene) == "2 left", "a Dagger"


def test_maria_forlani_makes_adventures_cheaper() -> None:
    mirror = (1, "adventures", '[{name = "Across the Mirror", sea = "La Boca"}]')
    scene = table(PHILIP, crew(1, "Maria Forlani"), mirror)
    scene.choose("Complete Across the Mirror")
    assert scene.decision.reason.endswith("0 of 2")
    scene = table(PHILIP, crew(1, "Maria Forlani"), hand(1, "Fancy Dans"))
    scene.choose("Hire Fancy Dans")
    assert scene.decision.reason.endswith("0 of 2"), "hiring is none"


def test_thomas_gosse_untacks_a_crew_when_another_ship_arrives() -> None:
    entries = PHILIP, ship(1, "Uncharted Course", sea="Frothing Sea"), crew(2, "Li'l Jim")
    scene = table(*entries, crew(1, "Thomas Gosse", who("Jack Trades", tacked=True)), to_act=2)
    pays(scene.choose("Sail to Frothing Sea")).choose("Thomas Gosse")
    assert not scene.tacked("Jack Trades") and scene.tacked("Thomas Gosse")
    scene = table(*entries, crew(1, "Thomas Gosse", who("Jack Trades", tacked=True)), to_act=2)
    pays(scene.choose("Sail to Forbidden Sea"))
    assert scene.to_act == 1, "another Sea"
    scene = table(*entries, crew(1, "Thomas Gosse", "Jack Trades"), to_act=2)
    pays(scene.choose("Sail to Frothing Sea"))
    assert scene.to_act == 1, "nobody is tacked"


def test_belit_bites_instead_of_a_boarding_attack() -> None:
    belit = captain(1, "Philip Gosse", attached=("Belit",))
    scene = table(belit, crew(2, "Bully Boys"), more=BOARDING)
    scene.choose("Belit")
    assert scene.asked == 2 and left(scene) == "2 left"
    assert not table(belit, crew(2, "Bully Boys"), more=DEFENDING).offers("Belit")


def test_gosses_rapier_is_his_signature_item() -> None:
    rapier = captain(1, "Philip Gosse", tacked=True, attached=("Gosse's Rapier",))
    scene = table(rapier, crew(1, "Daniel"))
    scene.choose("Act: Gosse's Rapier (target other Gosse's Gentlemen")
    assert scene.tacked("Gosse's Rapier")
    scene = table(rapier, crew(1, "Jack Trades"))
    assert not scene.offers("Gosse's Rapier (target other Gosse's Gentlemen"), "nobody of his faction"
    scene.choose("Act: Gosse's Rapier")
    assert not scene.tacked("Philip Gosse")


def test_gosses_rapier_helps_to_pay_for_control_cards() -> None:
    armed = captain(1, "Philip Gosse", attached=("Gosse's Rapier",)), ship(1, "Uncharted Course", sea="Frothing Sea")
    friend = crew(1, who("Jack Trades", attached=("A Gallant Stand",)))
    scene = table(*armed, friend, hand(1, "Master of Wind and Tide")).choose("Attach Master of Wind and Tide")
    scene.choose("Gosse's Rapier", "Tack Jack Trades", "Tack Philip Gosse")
    assert scene.tacked("Gosse's Rapier") and scene.host("Master of Wind and Tide") == "Frothing Sea"
    hired = table(*armed, friend, hand(1, "Daniel")).choose("Hire Daniel")
    assert not hired.offers("Gosse's Rapier")


def test_the_unwritten_rules_ask_for_the_most_heroes_and_find_any_card() -> None:
    entries = PHILIP, ship(1, "Uncharted Course", sea="La Boca"), hand(1, "The Unwritten Rules")
    scene = table(*entries, crew(1, "Jack Trades"), crew(2, "Mr. Smythe"), pile(1, "deck", "Brutes", "Panache"))
    pays(scene.choose("Attach The Unwritten Rules")).choose("Pass", "Act: The Unwritten Rules", "Panache")
    assert scene.hand(1) == ["Panache"] and scene.sunk(1) == ["The Unwritten Rules"]
    more = table(*entries, crew(2, "Jack Trades", "Mr. Smythe"))
    assert not more.offers("The Unwritten Rules"), "two against one"


def test_the_pride_of_the_gentlemen_is_greater_with_corsairs_at_sea() -> None:
    for rival, gained in (("The Crimson Roger", 2), ("Strange Skies", 4)):
        entries = PHILIP, ship(2, rival, sea="La Boca"), crew(1, "Daniel", "Jack Trades"), hand(1, "Gosse Pride")
        before = table(*entries).skill("Daniel", INFLUENCE)
        scene = table(*entries).choose("Play Gosse Pride")
        assert scene.options == ["Philip Gosse", "Daniel"]
        assert scene.choose("Daniel").skill("Daniel", INFLUENCE) == before + gained


def test_dupre_and_hans_absorb_more_of_a_cannon_attack() -> None:
    for hits_, left_ in ((cannonade(1, 5), "2 left"), (struck(1, 5), "3 left")):
        scene = table(PHILIP, crew(1, "Dupre & Hans"), more=hits_)
        assert left(scene.choose("Tack Dupre & Hans")) == left_
    scene = table(PHILIP, crew(1, "Dupre & Hans", "Jack Trades"), more=cannonade(1, 5))
    assert left(scene.choose("Tack Jack Trades")) == "3 left", "another Crew"
