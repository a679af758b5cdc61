"""The texts of the Explorer's Society: each used, and not usable where it must not be."""

from ccg_scene import Scene, captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, pays, struck, table, tacks
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, INFLUENCE, SAILING, SEAS, SWASHBUCKLING

GUY = captain(1, "Guy McCormick")
SCHOLARS = ("Archæologists", "Ulfgar Jor Brønsen", "Samuel Sanderson")
DISCOVERY = ship(1, "The Discovery", sea="La Boca")
TILLER = '{name = "Syrneth Tiller", sea = "Frothing Sea"}'


def test_guy_mccormick_finds_an_item_or_artifact_once_per_turn() -> None:
    deck = pile(1, "deck", "Syrneth Tiller", "Brutes", "Save the Princess")
    scene = table(GUY, crew(1, *SCHOLARS), deck)
    scene.choose("Act: Guy McCormick")
    assert scene.options == ["Syrneth Tiller", "Done"]
    scene.choose("Syrneth Tiller")
    assert "Syrneth Tiller" in scene.hand(1)
    scene.choose("Pass")
    assert not scene.offers("Act: Guy McCormick")
    assert not table(GUY, crew(1, *SCHOLARS[:2]), deck).offers("Act: Guy McCormick"), "only two others"


def test_the_discovery_pays_sailing_and_moves() -> None:
    scene = table(GUY, DISCOVERY, crew(1, "Li'l Jim"))
    scene.choose("Sail to Frothing Sea", "The Discovery")
    assert scene.tacked("The Discovery") and scene.sea(1) == "Frothing Sea"
    scene = table(GUY, DISCOVERY, hand(1, "Fancy Dans"))
    scene.choose("Hire Fancy Dans")
    assert not scene.offers("The Discovery")
    scene = table(GUY, DISCOVERY)
    scene.choose("The Discovery", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1


def test_maggie_malone_and_samuel_sanderson_absorb_more() -> None:
    assert tacks(table(crew(1, "Maggie Malone")), "Maggie Malone") == 2
    assert tacks(table(crew(1, "Maggie Malone"), more=BOARDING), "Maggie Malone") == 1
    assert tacks(table(crew(1, "Samuel Sanderson"), more=BOARDING), "Samuel Sanderson") == 4


def test_felix_fires_better_with_adventures_that_make_him_fight_better() -> None:
    felix = "Felix \"Des Yeux\""
    scene = table(crew(1, who(felix, attached=("A Hearty Individual", "Cursed Cutlass", "Barrels of Beer"))))
    assert scene.skill(felix, CANNON) == 4
    assert table(crew(1, who(felix, attached=("Barrels of Beer",)))).skill(felix, CANNON) == 2


def test_franco_vesefe_helps_his_captain_and_nobody_else() -> None:
    scene = table(GUY, crew(1, "Franco Vesefe", "Jack Trades"))
    assert (scene.skill("Guy McCormick", ADVENTURING), scene.skill("Guy McCormick", INFLUENCE)) == (6, 5)
    assert scene.skill("Jack Trades", INFLUENCE) == 2 and scene.skill("Reis", INFLUENCE) == 2


def test_jacob_faust_completes_an_artifact_where_the_ship_arrives() -> None:
    scene = table(GUY, DISCOVERY, crew(1, "Jacob Faust"), (1, "adventures", f"[{TILLER}]"))
    scene.choose("The Discovery", "Frothing Sea")
    assert scene.kind == "react" and scene.offers("Jacob Faust")
    pays(scene.choose("Jacob Faust"))
    assert scene.host("Syrneth Tiller") == "The Discovery" and scene.to_act == 1, "the action is still owed"


def test_jacob_faust_is_for_artifacts_that_are_there() -> None:
    princess = TILLER.replace("Syrneth Tiller", "Save the Princess")
    for other in (princess, TILLER.replace("Frothing", "Trade")):
        scene = table(GUY, DISCOVERY, crew(1, "Jacob Faust"), (1, "adventures", f"[{other}]"))
        scene.choose("The Discovery", "Frothing Sea")
        assert scene.to_act == 1


def test_jelena_makes_more_of_her_adventures() -> None:
    scene = table(crew(1, who("Jelena", attached=("Across the Mirror", "Barrels of Beer", "Pistol")), "Jack Trades"))
    assert scene.skill("Jelena", ADVENTURING) == 1 + 3 + 1 and scene.skill("Jelena", INFLUENCE) == 0 + 2 + 1
    assert scene.skill("Jelena", SAILING) == 4
    scene = table(crew(1, "Jelena", who("Jack Trades", attached=("Across the Mirror",))))
    assert scene.skill("Jack Trades", ADVENTURING) == 5


def test_kirsten_blumfeld_is_hired_for_two_with_an_artifact() -> None:
    tiller = ship(1, "The Discovery", sea="La Boca", attached=("Syrneth Tiller",))
    scene = table(GUY, tiller, crew(1, "Jack Trades"), hand(1, "Kirsten Blumfeld"))
    scene.choose("Hire Kirsten Blumfeld")
    assert scene.decision.reason.endswith("0 of 2")
    scene = table(GUY, DISCOVERY, crew(1, "Jack Trades"), hand(1, "Kirsten Blumfeld"))
    scene.choose("Hire Kirsten Blumfeld")
    assert scene.decision.reason.endswith("0 of 5")


def korintine(top: str) -> Scene:
    scene = table(crew(1, "Korintine Nicolovich"), pile(1, "deck", top, "Brutes x9"), more=struck(1, 3))
    return scene.choose("Sink Korintine Nicolovich", "Korintine Nicolovich")


def test_korintine_goes_on_top_of_the_deck_if_fate_shows_a_dagger() -> None:
    scene = korintine("Prayer")
    assert scene.deck(1)[0] == "Korintine Nicolovich" and scene.discard(1) == ["Prayer"]
    assert scene.to_act, "she has absorbed three Hits all the same"
    scene = korintine("Oar Team")
    assert scene.sunk(1) == ["Korintine Nicolovich"] and scene.discard(1) == ["Oar Team"]


def test_korintine_is_asked_for_nobody_else() -> None:
    scene = table(crew(1, "Korintine Nicolovich", "Jack Trades"), more=struck(1, 2))
    scene.choose("Sink Jack Trades")
    assert scene.to_act


EXPERIENCED = "Korintine Nicolovich (Experienced)"


def test_korintine_finds_a_knack_when_she_is_experienced() -> None:
    scene = table(GUY, crew(1, "Korintine Nicolovich"), hand(1, EXPERIENCED), pile(1, "deck", "Brutes", "Kodiak Bear"))
    scene.choose(f"{EXPERIENCED}", "Yes")
    assert scene.options == ["Kodiak Bear", "Done"]
    scene.choose("Kodiak Bear")
    assert scene.host("Kodiak Bear") == EXPERIENCED and scene.to_act == 2


def test_korintine_finds_a_knack_in_the_discard_pile_when_she_is_hired() -> None:
    scene = table(GUY, crew(1, "Jack Trades", "Jack Trades"), hand(1, EXPERIENCED), pile(1, "discard", "Kodiak Bear"))
    pays(scene.choose(f"Hire {EXPERIENCED}")).choose("Yes", "Kodiak Bear")
    assert scene.host("Kodiak Bear") == EXPERIENCED
    scene = table(GUY, crew(1, "Jack Trades", "Jack Trades"), hand(1, EXPERIENCED), pile(1, "discard", "Kodiak Bear"))
    pays(scene.choose(f"Hire {EXPERIENCED}")).choose("No")
    assert scene.discard(1) == ["Kodiak Bear"]


BEER = '[{name = "Barrels of Beer", sea = "La Boca"}]'


def test_lord_windamshire_takes_what_gives_influence() -> None:
    scene = table(GUY, DISCOVERY, crew(1, "Lord Windamshire", "Jack Trades"), (1, "adventures", BEER))
    pays(scene.choose("Complete Barrels of Beer"))
    assert scene.host("Barrels of Beer") == "Lord Windamshire"
    mirror = BEER.replace("Barrels of Beer", "Across the Mirror")
    scene = table(GUY, DISCOVERY, crew(1, "Lord Windamshire", "Jack Trades"), (1, "adventures", mirror))
    pays(scene.choose("Complete Across the Mirror"))
    assert scene.kind == "choose_host", "it gives no Influence"


def test_lord_windamshire_passes_it_on_for_two_cards() -> None:
    lord = who("Lord Windamshire", attached=("Barrels of Beer",))
    scene = table(GUY, DISCOVERY, crew(1, lord, "Jack Trades"), hand(1, "Prayer", "Panache"))
    scene.choose("Act: Lord Windamshire", "Jack Trades")
    assert scene.host("Barrels of Beer") == "Jack Trades" and sorted(scene.discard(1)) == ["Panache", "Prayer"]
    assert not table(GUY, DISCOVERY, crew(1, lord), hand(1, "Prayer")).offers("Act: Lord Windamshire")
    scene = table(GUY, DISCOVERY, crew(1, lord, "Archæologists", "Jack Trades"), hand(1, "Prayer", "Panache"))
    scene.choose("Act: Lord Windamshire")
    assert scene.options == ["Guy McCormick", "Jack Trades"], "the others bear no Attachments"
    pistol = who("Lord Windamshire", attached=("Pistol",))
    assert not table(GUY, DISCOVERY, crew(1, pistol), hand(1, "Prayer", "Panache")).offers("Act: Lord Windamshire")


def test_the_calloways_sail_towards_an_artifact() -> None:
    scene = table(GUY, DISCOVERY, crew(1, "The Calloways"), hand(1, "Syrneth Tiller"))
    scene.choose("Put into play Syrneth Tiller")
    if scene.kind == "choose_sea":
        scene.game.choose(scene.decision.options[0])
    there = SEAS[scene.state.place[scene.card("Syrneth Tiller")]]
    scene.choose("The Calloways")
    assert scene.sea(1) == there and scene.tacked("The Calloways")


def test_the_calloways_do_not_care_for_other_adventures() -> None:
    scene = table(GUY, DISCOVERY, crew(1, "The Calloways"), hand(1, "Save the Princess"))
    scene.choose("Put into play Save the Princess")
    if scene.kind == "choose_sea":
        scene.game.choose(scene.decision.options[0])
    assert scene.to_act == 2


def test_the_charter_takes_three_completed_adventures() -> None:
    three = ("Across the Mirror", "Barrels of Beer", "Save the Princess")
    scene = table(GUY, crew(1, who("Jack Trades", attached=three)), hand(1, "Charter"))
    scene.choose("Attach Charter")
    assert scene.skill("Jack Trades", ADVENTURING) == 2 + 3 + 3 + 2 and scene.skill("Jack Trades", INFLUENCE) == 5
    assert not table(GUY, crew(1, who("Jack Trades", attached=three[:2])), hand(1, "Charter")).offers("Charter")


def test_mccormicks_compass_is_his_signature_item() -> None:
    compass = captain(1, "Guy McCormick", tacked=True, attached=("McCormick's Compass",))
    scene = table(compass, crew(1, "Archæologists", "Mr. Smythe"))
    scene.choose("Act: McCormick's Compass (target other Explorer's Society")
    assert scene.tacked("McCormick's Compass") and scene.to_act == 2
    scene = table(compass)
    assert not scene.offers("McCormick's Compass (target other Explorer's Society"), "no other Explorer"
    scene.choose("Act: McCormick's Compass")
    assert not scene.tacked("Guy McCormick")


def test_only_two_came_out_takes_a_completed_artifact_and_pays_influence() -> None:
    tiller = ship(1, "The Discovery", sea="La Boca", attached=("Syrneth Tiller",))
    scene = table(GUY, tiller, hand(1, "Only Two Came Out", "Fancy Dans"))
    scene.choose("Attach Only Two Came Out", "Pass", "Hire Fancy Dans", "Only Two Came Out")
    assert scene.crew(1) == ["Guy McCormick", "Fancy Dans"] and not scene.tacked("Guy McCormick")
    assert not table(GUY, DISCOVERY, hand(1, "Only Two Came Out")).offers("Only Two Came Out")
    out = captain(1, "Guy McCormick", attached=("Only Two Came Out",))
    scene = table(out, ship(1, "The Crimson Roger", sea="La Boca"), crew(1, "Li'l Jim"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Only Two Came Out")


def test_the_pride_of_the_explorers_is_greater_with_castille_at_sea() -> None:
    scene = table(GUY, crew(1, "Samuel Sanderson"), hand(1, "Explorer Pride"))
    scene.choose("Play Explorer Pride", "Samuel Sanderson")
    assert (scene.skill("Samuel Sanderson", CANNON), scene.skill("Samuel Sanderson", SWASHBUCKLING)) == (1, 3)
    rival = ship(2, "Corazón del Castille", sea="La Boca")
    scene = table(GUY, rival, crew(1, "Samuel Sanderson"), hand(1, "Explorer Pride"))
    scene.choose("Play Explorer Pride", "Samuel Sanderson")
    assert (scene.skill("Samuel Sanderson", CANNON), scene.skill("Samuel Sanderson", SWASHBUCKLING)) == (2, 4)
    scene = table(GUY, crew(1, "Samuel Sanderson", "Jack Trades"), hand(1, "Explorer Pride"))
    scene.choose("Play Explorer Pride")
    assert scene.options == ["Guy McCormick", "Samuel Sanderson"], "Explorers only"
