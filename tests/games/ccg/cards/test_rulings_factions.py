"""Rulings on cards of the factions (docs/rules/card_rulings.md), and where a text of theirs must not work."""

import pytest
from ccg_scene import Entry, Scene, captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, DEFENDING, hits, pay, sea, sinks, spend, struck, table, tacks
from ledger import rule
from quarterdeck.games.ccg.flow.hits import may_tack
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, INFLUENCE, SAILING, SWASHBUCKLING

GUY = captain(1, "Guy McCormick")
VISION = {"name": "The Vision Spreads", "by": 2}


# Signature Items pay for Control cards


@pytest.mark.parametrize(("who_", "item", "place", "control", "k"), [
    ("Allende", "Berek's Pistols", "The Mirror", "Secret of the Winds", ADVENTURING),
    ("Guy McCormick", "McCormick's Compass", "The Mirror", "Secret of the Winds", ADVENTURING),
    ("Philip Gosse", "Gosse's Rapier", "Forbidden Sea", "Crescent Treasures", INFLUENCE),
    ("Berek", "Bonnie's Knives", "Frothing Sea", "Coastal Patrols", SWASHBUCKLING),
])  # fmt: skip
def test_a_signature_item_helps_to_discard_a_control_card(
    who_: str, item: str, place: str, control: str, k: int
) -> None:
    armed = captain(1, who_, attached=(item,)), crew(1, *["Jack Trades"] * 6)
    scene = table(*armed, ship(1, "The Hanged Man", sea=place), more=sea(place, control, 2))
    before = scene.skill(who_, k)
    scene.choose(f"Act: {control}", item)
    assert scene.skill(who_, k) == before + 4 and scene.tacked(item)
    pay(scene)
    assert scene.discard(2) == [control] and scene.skill(who_, k) == before, "until after the action"


@pytest.mark.parametrize(("who_", "item", "doing"), [
    ("Guy McCormick", "McCormick's Compass", "Complete Save the Princess"),
    ("Philip Gosse", "Gosse's Rapier", "Hire Fancy Dans"), ("Berek", "Bonnie's Knives", "Act: Armed Brig"),
])  # fmt: skip
def test_a_signature_item_helps_with_nothing_else(who_: str, item: str, doing: str) -> None:
    princess = pile(1, "adventures", who("Save the Princess", sea="La Boca"))
    armed = captain(1, who_, attached=(item,)), crew(1, "Jack Trades", "Jack Trades"), hand(1, "Fancy Dans"), princess
    scene = table(*armed, ship(1, "Strange Skies", sea="La Boca"), more=sea("La Boca", "Armed Brig", 2))
    scene.choose(doing)
    assert scene.kind == "choose_producer" and item not in scene.options


# In a Boarding


@rule("CG-BOARD-25")
@pytest.mark.parametrize(
    ("name", "apart", "within"), [("Undead Boarders", False, True), ("Needle Nose Nye", True, False)]
)
def test_a_boarding_of_others_is_no_boarding_of_yours(name: str, apart: bool, within: bool) -> None:
    for attacker, able in ((1, within), (3, apart)):
        scene = table(crew(1, name), players=3, more=f"[boarding]\nattacker = {attacker}\ndefender = 2\n")
        assert may_tack(scene.state, scene.card(name)) == able


def test_don_deanna_draws_only_when_she_starts() -> None:
    scene = table(crew(1, "Don Deanna", "Jack Trades"), hand(1, "Panache"), more=BOARDING)
    scene.choose("Push forward Jack Trades")
    assert scene.kind != "may_effect" and scene.hand(1) != ["Panache", "Brutes"]
    scene = table(crew(1, "Don Deanna"), hand(1, "Near Miss", "Prayer"), hand(2, "Oar Team"), more=DEFENDING)
    scene.choose("Push forward Reis", "Push forward Don Deanna")
    assert scene.kind != "may_effect" and "Brutes" not in scene.hand(1), "in answer"


@rule("CG-BOARD-25", "CG-RULE-24")
def test_in_a_duel_nobody_is_pushed_forward_but_a_boarding_attack_is_begun() -> None:
    rich = who("Jack Trades", attached=("Cutlass", "Cutlass"))
    held = hand(1, "Challenge to a Duel", "Oar Team", "Li'l Jim")
    scene = table(crew(1, "Don Deanna", "Stench"), held, crew(2, rich), hand(2))
    assert scene.choose("Play Challenge to a Duel", "Don Deanna").kind == "may_effect"
    scene = table(crew(1, "Don Deanna", "Stench"), held, crew(2, rich), hand(2))
    scene.choose("Play Challenge to a Duel", "Stench")
    assert scene.kind == "choose_opening_card" and scene.skill("Jack Trades", SWASHBUCKLING) == 2


def test_hard_hitters_and_hard_heads_are_alone_in_that() -> None:
    scene = table(crew(1, "Willie Wilcox", "Red Scarves", "Samuel Smitts", "Jack Trades"))
    assert hits(scene, "Jack Trades") == 0 and tacks(scene, "Jack Trades") == 2
    assert sinks(scene, "Red Scarves") == 1, "only when they tack"
    assert tacks(scene, "Samuel Smitts") == 2, "his Cannon is for hitting"


def test_red_thorfilds_hits_are_plain_and_come_at_once() -> None:
    scene = table(crew(1, "Red Thorfild"), crew(2, "Jack Trades", "Mr. Smythe"), more=struck(1, 5, boarding=True))
    scene.choose("Tack Red Thorfild")
    assert scene.asked == 2 and scene.offers("Tack Mr. Smythe") and scene.offers("Tack Jack Trades")
    while scene.asked == 2 and scene.kind == "absorb_step":
        scene.game.choose(scene.decision.options[0])
    assert scene.decision.reason == "Absorb Hits: 2 left", "and his own go on"


# Costs


def test_kirsten_blumfeld_costs_three_less_before_all_else() -> None:
    tiller = ship(1, "The Discovery", sea="La Boca", attached=("Syrneth Tiller",))
    scene = table(GUY, tiller, crew(1, "Jack Trades"), hand(1, "Kirsten Blumfeld"), chantey=VISION)
    scene.choose("Hire Kirsten Blumfeld")
    assert scene.decision.reason.endswith("0 of 4"), "2, and 2 for The Vision Spreads"


def test_the_vision_spreads_makes_nobody_abler() -> None:
    few = "Mr. Smythe", "Padre Esteban", "Li'l Jim", "Oar Team"
    scene = table(captain(1, "Captain Roberts"), crew(1, *few), chantey=VISION)
    assert scene.skill("Li'l Jim", SAILING) == 3, "the printed cost of the Oar Team is 2"


# Leaving play


def saved() -> Scene:
    """Korintine, with something attached to her, is saved from sinking."""
    kalem = captain(2, "Kheired-Din", attached=(who("Kalem the Believer", tacked=True),))
    lady = who("Korintine Nicolovich", tacked=True, attached=("Back Alley Rum",))
    scene = table(captain(1, "Berek"), crew(1, lady, "Jack Trades"), kalem, pile(1, "deck", "Prayer", "Brutes"),
                  more=struck(1, 3))  # fmt: skip
    return scene.choose("Sink Korintine Nicolovich", "Korintine Nicolovich")


def test_korintine_on_top_of_the_deck_was_not_sunk() -> None:
    scene = saved()
    assert scene.to_act and scene.deck(1)[0] == "Korintine Nicolovich", "nobody was asked whether to untack Kalem"
    assert scene.sunk(1) == [] and scene.discard(1) == ["Prayer", "Back Alley Rum"]


def test_velik_cancels_weather_of_ones_own() -> None:
    storm = pile(2, "adventures", who("Save the Princess", sea="Trade Sea"), who("Crashing Seas", sea="Trade Sea"))
    scene = table(captain(2, "Allende"), crew(2, "Velik"), storm, hand(2, "The Living Storm"), to_act=2)
    scene.choose("Play The Living Storm")
    assert scene.kind == "react" and scene.asked == 2 and scene.offers("Velik")


def test_ahmed_khalid_may_go_after_he_has_tacked_himself() -> None:
    skies = captain(1, "Kheired-Din", tacked=True), ship(1, "Strange Skies", sea="La Boca")
    scene = table(*skies, crew(1, "Ahmed Khalid"))
    scene.choose("Sail to Frothing Sea", "Tack Ahmed Khalid", "Ahmed Khalid")
    assert scene.sea(1) == "Frothing Sea" and scene.discard(1) == ["Ahmed Khalid"], "2 and 2 of 4"


def test_what_is_bound_to_the_holy_stays_with_lord_windamshire() -> None:
    lord = who("Lord Windamshire", attached=("Cross of Virtue",))
    scene = table(GUY, crew(1, lord, "Mabela"), hand(1, "Prayer", "Panache"))
    assert not scene.offers("Act: Lord Windamshire")


def test_korintine_finds_only_attachment_cards() -> None:
    lady = "Korintine Nicolovich (Experienced)"
    deck = pile(1, "deck", "Grandmother Ussura", "Owl")
    scene = table(GUY, crew(1, "Korintine Nicolovich"), hand(1, lady), deck)
    scene.choose(lady, "Yes")
    assert scene.options == ["Owl", "Done"], "an Adventure is no Attachment card"


def test_maria_forlani_leaves_one_to_pay() -> None:
    rum = pile(1, "adventures", who("Back Alley Rum", sea="La Boca"))
    scene = table(captain(1, "Philip Gosse"), crew(1, "Maria Forlani"), rum)
    scene.choose("Complete Back Alley Rum")
    assert scene.decision.reason.endswith("0 of 1")


@pytest.mark.parametrize("name", ["Julius Caligari (Experienced)", "Benny Gimble (Experienced)"])
def test_what_others_have_attached_can_be_discarded_too(name: str) -> None:
    laden = crew(1, who(name, attached=(who("Wounded", by=2),)))
    scene = table(laden) if name.startswith("Julius") else table(laden, more=struck(1, 3))
    scene.choose(*([f"Act: {name}", "The Crimson Roger"] if name.startswith("Julius") else [name]))
    assert scene.discard(2) == ["Wounded"]


# What is looked at, and when


def under_fire(*more: Entry) -> Scene:
    """Andre Braudel is on board, and another Ship has volleys of seven Hits."""
    guns = ship(2, "The Dolphin", sea="La Boca"), crew(2, *["Mark Scars"] * 4)
    return table(captain(1, "Philip Gosse"), crew(1, "Andre Braudel", *["Jack Trades"] * 4), *guns,
                 hand(2, *["12-Pound Cannon Volley"] * 2), *more, to_act=2)  # fmt: skip


def test_andre_braudel_answers_each_batch_before_it_is_suffered() -> None:
    scene = under_fire(hand(1))
    for _ in range(2):
        spend(scene.choose("Play 12-Pound Cannon Volley (make a Cannon Attack of seven", "The Hurricane"))
        assert scene.kind == "react" and scene.asked == 1
        scene.choose("Andre Braudel")
        assert scene.kind == "absorb_step" and scene.decision.reason == "Absorb Hits: 3 left"
        while scene.kind == "absorb_step":
            scene.game.choose(scene.decision.options[0])
        scene.choose("Pass")


def test_andre_braudel_looks_at_hits_as_many_as_there_are_when_he_answers() -> None:
    scene = under_fire(hand(1, "Misfire"))
    spend(scene.choose("Play 12-Pound Cannon Volley (make a Cannon Attack of seven", "The Hurricane"))
    spend(scene.choose("Misfire"))
    while scene.asked == 2:
        scene.game.choose(scene.decision.options[0])
    assert scene.kind == "absorb_step" and scene.decision.reason == "Absorb Hits: 6 left"


def test_maureen_leveque_performs_a_cannon_attack_and_uses_no_opportunity() -> None:
    there = crew(1, "Maureen Leveque"), crew(2, "Li'l Jim", "Bully Boys")
    general = captain(1, "The General"), ship(1, "Le Prédateur des Mers", sea="La Boca", attached=())
    away = captain(2, "Berek"), ship(2, "The Hurricane", sea="Frothing Sea")
    scene = table(*general, *away, *there, hand(1, "\"Again, Boys!\""), to_act=2)
    scene.choose("Sail to La Boca", "Tack Li'l Jim", "Maureen Leveque", "Tack Bully Boys")
    assert scene.kind == "react" and scene.offers("Again, Boys!")
    scene.choose("Pass")
    assert scene.to_act == 1 and scene.tacked("Maureen Leveque"), "it is still her player's turn"
    scene = table(*general, *away, *there, to_act=2)
    scene.change_skill("Maureen Leveque", CANNON, -2)
    scene.choose("Sail to La Boca", "Tack Li'l Jim")
    assert scene.to_act == 1, "without Cannon she does not fire"


def test_berek_draws_his_card_with_the_others() -> None:
    dogs = crew(1, "Annie Rush", "Gwendolyn Buckminster", "William Toss")
    scene = table(dogs, hand(1, *["Panache"] * 5))
    scene.choose("Pass", "Pass", "Berek")
    assert scene.kind == "discard_to_maximum" and len(scene.hand(1)) == 9, "four cards, and then the maximum"


def test_yngvild_makes_flags_cheaper_and_nothing_that_is_paid_in_play() -> None:
    crew_ = crew(1, who("Orm Greybeard", attached=("Villskap (Fury)",)), "Brawny Rowers", "Brawny Rowers")
    storm = captain(1, "Yngvild Olafssdottir"), ship(1, "The Revensj", sea="La Boca")
    scene = table(*storm, crew_)
    scene.choose("Act: Villskap (Fury)", "The Crimson Roger")
    assert scene.kind == "choose_producer" and scene.decision.reason.endswith("0 of 1")


@rule("CG-BOARD-26")
@pytest.mark.parametrize("name", ["Phelan Cole", "\"Cut the Ropes!\"", "\"Repel Boarders!\""])
def test_a_duel_alone_is_no_boarding_to_be_ended(name: str) -> None:
    fighters = 'crew = ["Jack Trades", "Bully Boys"]\nattacks = ["Brutes", "Near Miss"]'
    fight = f"[fight]\nduel = true\n{fighters}\n[hits]\namount = 1\n"
    mine = (crew(1, "Jack Trades", name), hand(1)) if name == "Phelan Cole" else (crew(1, "Jack Trades"), hand(1, name))
    for boarding, offered in (("", False), (BOARDING, True)):
        scene = table(*mine, crew(2, "Bully Boys"), more=boarding + fight)
        scene.choose("Tack Jack Trades")
        assert (scene.kind == "react" and scene.options[0] == name) == offered
