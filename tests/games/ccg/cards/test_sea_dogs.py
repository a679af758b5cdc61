"""The texts of the Sea Dogs: each used, and not usable where it must not be."""

from ccg_scene import Scene, captain, crew, hand, ship, who
from ccg_written import BOARDING, DEFENDING, hits, pays, struck, table, tacks
from quarterdeck.games.ccg.flow.hits import may_tack
from quarterdeck.games.ccg.terms import SWASHBUCKLING
from quarterdeck.games.ccg.values import crew_count

DOGS = ("Annie Rush", "Gwendolyn Buckminster", "William Toss")


def to_the_draw(scene: Scene) -> Scene:
    return scene.choose("Pass", "Pass")


def test_berek_draws_one_more_with_three_other_sea_dogs() -> None:
    scene = to_the_draw(table(crew(1, *DOGS), hand(1)))
    assert scene.kind == "react" and scene.options == ["Berek", "Pass"]
    scene.choose("Berek")
    assert len(scene.hand(1)) == 4 and len(scene.hand(2)) == 1 + 3 and scene.to_act
    scene = to_the_draw(table(crew(1, *DOGS[:2]), hand(1)))
    assert len(scene.hand(1)) == 3, "only two others"


def test_berek_draws_no_more_if_one_of_his_crew_was_sunk_this_turn() -> None:
    scene = table(crew(1, *DOGS, "Bully Boys"), hand(1), more=struck(1, 2))
    scene.choose("Sink Bully Boys")
    to_the_draw(scene)
    assert len(scene.hand(1)) == 3
    scene = table(crew(1, *DOGS), crew(2, "Bully Boys"), hand(1), more=struck(2, 2))
    to_the_draw(scene.choose("Sink Bully Boys"))
    assert scene.kind == "react", "whoever others lose"


def test_the_hurricane_and_a_crew_tack_to_draw() -> None:
    scene = table(crew(1, "Jack Trades"), hand(1))
    scene.choose("Act: The Hurricane", "Jack Trades")
    assert scene.hand(1) == ["Brutes"] and scene.tacked("The Hurricane") and scene.tacked("Jack Trades")
    assert not table(captain(1, "Berek", tacked=True)).offers("Act: The Hurricane"), "nobody to tack"
    scene = table()
    scene.choose("The Hurricane", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and not scene.offers("The Hurricane")


def test_andrew_littlejohn_absorbs_more_except_in_a_boarding() -> None:
    assert tacks(table(crew(1, "Andrew Littlejohn")), "Andrew Littlejohn") == 3
    assert tacks(table(crew(1, "Andrew Littlejohn"), more=BOARDING), "Andrew Littlejohn") == 1


def test_needle_nose_nye_hides_in_a_boarding() -> None:
    scene = table(crew(1, "Needle Nose Nye"))
    assert may_tack(scene.state, scene.card("Needle Nose Nye"))
    scene = table(crew(1, "Needle Nose Nye"), more=BOARDING)
    assert not may_tack(scene.state, scene.card("Needle Nose Nye"))


def adventure(name: str) -> tuple[int, str, str]:
    return 1, "adventures", f'[{{name = "{name}", sea = "La Boca"}}]'


BROTHER = "\"Brother\" Mattias Brewer"


def test_brother_mattias_is_good_with_artifacts() -> None:
    scene = table(crew(1, BROTHER, "Jack Trades", "Jack Trades"), adventure("Eye of the Storm"))
    scene.choose("Complete Eye of the Storm", f"Tack {BROTHER}")
    assert scene.decision.reason.endswith("5 of 8")
    scene = table(crew(1, BROTHER, "Jack Trades"), adventure("Ancient Training Techniques"))
    scene.choose("Complete Ancient Training Techniques", f"Tack {BROTHER}")
    assert scene.decision.reason.endswith("3 of 4"), "no Artifact"


def test_angus_mccloud_hits_villains_harder() -> None:
    assert hits(table(crew(1, "Angus McCloud"), more=BOARDING), "Angus McCloud") == 3
    assert hits(table(crew(1, "Angus McCloud"), captain(2, "Allende"), more=BOARDING), "Angus McCloud") == 0


def test_bereks_boys_fight_for_berek_in_a_boarding() -> None:
    boys = crew(1, "Berek's Boys")
    assert table(boys, more=BOARDING).skill("Berek's Boys", SWASHBUCKLING) == 4
    assert table(boys).skill("Berek's Boys", SWASHBUCKLING) == 3
    assert table(boys, captain(1, "Allende"), more=BOARDING).skill("Berek's Boys", SWASHBUCKLING) == 3


def test_celedoine_gives_a_card_for_influence() -> None:
    scene = table(captain(1, "Guy McCormick", tacked=True), crew(1, "Celedoine"), hand(1, "Maggie Malone", "Prayer"))
    scene.choose("Hire Maggie Malone", "Tack Celedoine", "Celedoine")
    assert "Maggie Malone" in scene.crew(1) and scene.discard(1) == ["Prayer"], "2 and 2 of 3"
    scene = table(captain(1, "Guy McCormick", tacked=True), crew(1, "Celedoine"), hand(1, "Fancy Dans"))
    scene.choose("Hire Fancy Dans", "Tack Celedoine")
    assert scene.kind == "take_action" and scene.tacked("Celedoine"), "no card is left to discard"


def test_an_experienced_celedoine_takes_all_hits_away() -> None:
    name = "Celedoine (Experienced)"
    scene = table(crew(1, name), more=struck(1, 30))
    scene.choose(f"React: {name}" if scene.offers(f"React: {name}") else name)
    assert scene.to_act and scene.tacked(name) and scene.crew(1) == ["Berek", name]
    tacked = table(crew(1, who(name, tacked=True), "Jack Trades"), more=struck(1, 3))
    assert tacked.options.count(name) == 0


def test_dorf_klinderhoff_does_not_count() -> None:
    assert crew_count(table(crew(1, "Dorf Klinderhoff", "Jack Trades")).state, 0) == 2


def test_phelan_cole_ends_a_boarding_after_hits_unless_it_is_canceled_for_four() -> None:
    entries = crew(1, "Phelan Cole", "Bully Boys"), crew(2, who("Mr. Smythe", attached=("Pistol",)))
    scene = table(*entries, more=DEFENDING)
    scene.choose("Pistol", "Tack Bully Boys", "Phelan Cole")
    assert scene.kind == "pay_cancel" and scene.asked == 2
    scene.choose("Pass")
    assert scene.state.boarding_at < 0 and scene.tacked("Phelan Cole")
    scene = table(*entries, more=DEFENDING)
    pays(scene.choose("Pistol", "Tack Bully Boys", "Phelan Cole", "Cancel"))
    assert scene.state.boarding_at >= 0 and scene.tacked("Phelan Cole")
    scene = table(entries[0], crew(2, who("Mr. Smythe", attached=("Pistol",)), "Jillison Brown"), more=DEFENDING)
    scene.choose("Pistol", "Tack Bully Boys", "Phelan Cole", "Cancel")
    assert "Jillison Brown" in scene.options, "it is a cancel cost"
    scene = table(entries[0], more=struck(1, 1))
    scene.choose("Tack Bully Boys")
    assert scene.to_act, "no Boarding"


def test_roger_gaffrin_cheers_the_sea_dogs() -> None:
    scene = table(crew(1, "Roger Gaffrin", "Annie Rush", "Mr. Smythe"), more=BOARDING)
    before = hits(scene, "Annie Rush")
    scene.choose("React: Roger Gaffrin" if scene.offers("React: Roger Gaffrin") else "Roger Gaffrin")
    assert hits(scene, "Annie Rush") == before + 1 and hits(scene, "Mr. Smythe") == 0
    assert not any(o == "Roger Gaffrin" for o in table(crew(1, "Roger Gaffrin")).options)


def test_captain_the_parrot_pays_adventuring() -> None:
    parrot = captain(1, "Berek", tacked=True, attached=("\"Captain\"",))
    scene = table(parrot, crew(1, "Jack Trades"), adventure("Across the Mirror"))
    scene.choose("Complete Across the Mirror", "\"Captain\"")
    assert scene.tacked("\"Captain\"") and not scene.tacked("Jack Trades")
    scene = table(parrot, crew(1, "Li'l Jim", "Jack Trades"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("\"Captain\"")


def test_bonnies_knives_are_a_signature_item() -> None:
    knives = captain(1, "Berek", tacked=True, attached=("Bonnie's Knives",))
    scene = table(knives, crew(1, "Annie Rush"))
    scene.choose("Act: Bonnie's Knives (target other Sea Dogs")
    assert scene.tacked("Bonnie's Knives")
    scene = table(knives, crew(1, "Jack Trades"))
    assert not scene.offers("Bonnie's Knives (target other Sea Dogs"), "no Sea Dog"
    scene.choose("Act: Bonnie's Knives")
    assert not scene.tacked("Berek")


def test_a_letter_of_marque_takes_two_cards_and_draws() -> None:
    scene = table(hand(1, "Letter of Marque", "Panache", "Prayer"))
    scene.choose("Attach Letter of Marque")
    assert scene.host("Letter of Marque") == "Berek" and sorted(scene.discard(1)) == ["Panache", "Prayer"]
    scene.choose("Pass", "Act: Letter of Marque")
    assert scene.hand(1) == ["Brutes"] and scene.tacked("Letter of Marque")
    assert not table(hand(1, "Letter of Marque", "Panache")).offers("Letter of Marque"), "one card"


def test_the_pride_of_the_sea_dogs_is_greater_with_crimson_rogers_at_sea() -> None:
    for rival, gained in (("The Hanged Man", 2), ("The Crimson Roger", 4)):
        scene = table(ship(2, rival, sea="La Boca"), crew(1, "Annie Rush", "Jack Trades"), hand(1, "Sea Dog Pride"))
        before = scene.skill("Annie Rush", SWASHBUCKLING)
        scene.choose("Play Sea Dog Pride")
        assert scene.options == ["Berek", "Annie Rush"]
        assert scene.choose("Annie Rush").skill("Annie Rush", SWASHBUCKLING) == before + gained
