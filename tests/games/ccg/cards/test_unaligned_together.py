"""How cards of no faction meet the rules and one another: what produces absorbs, draws before a card, cancels."""

import pytest
from ccg_scene import Scene, captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, declined, left, produce, sea, struck, table
from ledger import rule

REIS = captain(2, "Reis", tacked=True)


# To absorb is to produce Swashbuckling


@rule("CG-HITS-05", "CG-RULE-05")
@pytest.mark.parametrize("name", ["Panache", "Carousing"])
def test_what_produces_swashbuckling_absorbs_hits(name: str) -> None:
    scene = table(crew(1, "Jack Trades"), hand(1, name, "Cutlass"), more=struck(1, 4))
    scene.choose(name)
    assert left(scene) == "3 left" and name in scene.discard(1)


@rule("CG-HITS-05", "CG-COST-14")
@pytest.mark.parametrize("name", ["Courtly Manner", "Grappling Hooks", "One with the Sails"])
def test_what_produces_something_else_absorbs_nothing(name: str) -> None:
    scene = table(crew(1, "Jack Trades", "Li'l Jim"), hand(1, name), more=struck(1, 4))
    assert scene.kind == "absorb_step" and not scene.offers(name)


@rule("CG-HITS-03", "CG-RULE-05")
def test_courage_and_prayers_help_who_tacks_to_absorb() -> None:
    scene = table(crew(1, "Jack Trades"), hand(1, "Courage and Honor"), more=struck(1, 6))
    scene.choose("Tack Jack Trades", "Courage and Honor")
    assert left(scene) == "1 left", "2 and 3 more"
    scene = table(crew(1, "Padre Esteban"), hand(1, "Prayer"), more=struck(1, 5))
    scene.choose("Tack Padre Esteban", "Prayer")
    assert left(scene) == "1 left", "2 and 2 more"
    scene = table(crew(1, "Padre Esteban"), hand(1, "Prayer"), more=struck(1, 4))
    scene.choose("Sink Padre Esteban")
    assert scene.kind == "absorb_step", "nobody tacks"


@rule("CG-HITS-14")
def test_tagging_stops_what_a_crew_absorbs_but_not_what_it_absorbs_besides() -> None:
    entries = captain(1, "Guy McCormick"), crew(1, "Jack Trades"), hand(1, "Tagging")
    scene = table(*entries, crew(2, "Bully Boys"), more=struck(2, 5))
    declined(scene.choose("Tack Bully Boys", "Tagging", "Tack Jack Trades"))
    assert left(scene) == "3 left", "2 extra, and none of its own"
    scene = table(*entries, crew(2, "Bully Boys"), more=struck(2, 5))
    scene.choose("Sink Bully Boys")
    assert left(scene) == "3 left" and scene.kind == "absorb_step", "to sink is not to tack"


def test_the_trail_of_the_dead_takes_one_of_what_is_produced_extra() -> None:
    dead = {"name": "The Trail of the Dead", "by": 2}
    galley = ship(1, sea="La Boca", attached=("Fine Galley",))
    scene = table(galley, crew(1, "Powder Monkeys"), more=struck(1, 5), chantey=dead)
    scene.choose("Tack Powder Monkeys", "Pass")
    assert left(scene) == "4 left", "1, which is the least"
    scene = table(galley, crew(1, "Powder Monkeys"), more=struck(1, 5), chantey=dead)
    scene.choose("Tack Powder Monkeys", "Fine Galley")
    assert left(scene) == "4 left", "2 less 1"


# Draws before a card is played


def dolphin(*cards: str) -> Scene:
    swords = crew(1, "Miguel Cortez", "Mr. Smythe")
    entries = ship(1, "The Dolphin", sea="La Boca"), swords, hand(1, *cards), crew(2, "Jack Trades")
    return table(captain(1, "Berek", tacked=True), *entries, more=BOARDING)


@rule("CG-RULE-17")
def test_the_dolphin_draws_for_a_swordsman_who_begins() -> None:
    scene = dolphin("Panache").choose("Push forward Miguel Cortez", "Yes")
    assert scene.kind == "choose_opening_card" and scene.hand(1) == ["Panache", "Brutes"]
    scene = dolphin("Panache", "Cutlass").choose("Push forward Mr. Smythe")
    assert scene.kind == "choose_opening_card", "no Swordsman"


@rule("CG-RULE-17", "CG-BOARD-16")
def test_who_would_draw_before_the_card_may_be_pushed_forward_with_an_empty_hand() -> None:
    scene = dolphin()
    assert scene.options == ["Push forward Miguel Cortez", "Pass"], "nobody draws for the other"
    scene.choose("Push forward Miguel Cortez", "Yes")
    assert scene.kind == "absorb_step" and scene.asked == 2, "the card that was drawn is played"
    scene = dolphin().choose("Push forward Miguel Cortez", "No")
    assert scene.tacked("Miguel Cortez") and not scene.hand(1), "and without one he is tacked"


def test_mountainous_mike_draws_when_he_begins_and_not_in_answer() -> None:
    fists = hand(1, "Cutlass", "Fancy Dans"), hand(2, "Panache", "Fancy Dans")
    scene = table(crew(1, "Mountainous Mike"), crew(2, "Jack Trades"), *fists, more=BOARDING)
    scene.choose("Push forward Mountainous Mike", "No")
    assert len(scene.hand(1)) == 2, "he may"
    scene = table(crew(2, "Mountainous Mike"), crew(1, "Jack Trades"), *fists, more=BOARDING)
    scene.choose("Push forward Jack Trades", "Fancy Dans", "Push forward Mountainous Mike")
    assert len(scene.hand(2)) == 1 and scene.kind == "continue_attack"


@rule("CG-RULE-60", "CG-RULE-17")
@pytest.mark.parametrize(("fighter", "attached", "held"), [
    ("Miguel Cortez", (), ("Fancy Swordplay",)), ("Miguel Cortez", ("Aldana School",), ("Cutlass",)),
])  # fmt: skip
def test_a_draw_before_the_card_may_give_one_that_defends(
    fighter: str, attached: tuple[str, ...], held: tuple[str, ...]
) -> None:
    entries = crew(1, "Jack Trades"), hand(1, "Cutlass"), REIS, crew(2, who(fighter, attached=attached), "Mr. Smythe")
    deck = pile(2, "deck", "Panache", "Panache", "Panache", "Brutes x9")
    scene = table(*entries, deck, hand(2, *held), more=BOARDING)
    scene.choose("Push forward Jack Trades")
    assert scene.options == [f"Push forward {fighter}", "Take the Hits"], "nobody else would draw"
    scene.choose(f"Push forward {fighter}")
    assert scene.kind == "react" and scene.asked == 2


@rule("CG-RULE-60")
def test_nobody_draws_from_an_empty_deck_to_defend() -> None:
    entries = crew(1, "Jack Trades"), hand(1, "Cutlass"), REIS, crew(2, "Miguel Cortez")
    scene = table(*entries, hand(2, "Fancy Swordplay"), pile(2, "deck"), more=BOARDING)
    scene.choose("Push forward Jack Trades")
    assert scene.kind == "absorb_step"


# Canceling


@rule("CG-TARGET-03", "CG-CANCEL-06")
def test_what_cancels_a_card_targets_it() -> None:
    sailor = crew(1, "Li'l Jim", "Juliet Jones", "Jack Trades")
    stern = crew(2, *["Jack Trades"] * 4)
    held = hand(1, "Near Miss", "The Better Part of Valor"), hand(2, "\"Will Do You No Good!\"")
    scene = table(sailor, stern, *held, more=struck(1, 3, boarding=True))
    scene.choose("Near Miss", "\"Will Do You No Good!\"")
    produce(scene)
    assert scene.kind == "react" and scene.asked == 1 and scene.offers("The Better Part of Valor")
    scene.choose("The Better Part of Valor")
    produce(scene)
    assert left(scene) == "1 left" and scene.sunk(1) == ["The Better Part of Valor"], "the Near Miss goes on"


def test_take_it_like_a_man_answers_what_helps_to_absorb_and_no_card_of_others() -> None:
    entries = crew(1, *["Jack Trades"] * 3), hand(1, "\"Take It Like a Man!\""), crew(2, "Bully Boys", "Otiro")
    scene = table(*entries, hand(2, "Too Close for Comfort"), more=struck(2, 9))
    scene.choose("Tack Bully Boys", "Too Close for Comfort")
    assert scene.kind == "react" and scene.asked == 1 and scene.offers("Take It Like a Man!")
    assert scene.decision.reason == "You may react when Player 2's React of Too Close for Comfort is performed"
    scene = table(*entries, hand(1, "\"Take It Like a Man!\"", "Tagging"), more=struck(2, 9))
    produce(scene.choose("Tack Bully Boys", "Tagging"))
    declined(scene)
    assert scene.kind == "absorb_step" and scene.asked == 2, "who plays Tagging suffers nothing"


CLEAR = hand(2, "Steering Clear")


@rule("CG-RULE-58", "CG-ACT-10d")
def test_steering_clear_cancels_a_boarding_attempt() -> None:
    scene = table(crew(1, "Li'l Jim"), REIS, CLEAR)
    scene.choose("Board The Crimson Roger", "Tack Li'l Jim")
    declined(scene)
    assert scene.kind == "react" and scene.asked == 2 and scene.options == ["Steering Clear", "Pass"]
    scene.choose("Steering Clear")
    assert scene.state.boarding_at == -1 and scene.discard(2) == ["Steering Clear"] and scene.to_act == 2
    assert list(scene.state.boarded) == [0, 0], "it was never begun"


def test_steering_clear_cancels_a_card_that_begins_a_boarding() -> None:
    scene = table(crew(1, *["Li'l Jim"] * 3), hand(1, "Ambush Boarding"), REIS, CLEAR)
    produce(scene.choose("Play Ambush Boarding"))
    assert scene.kind == "react" and scene.asked == 2
    scene.choose("Steering Clear")
    assert scene.state.boarding_at == -1 and scene.discard(1) == ["Ambush Boarding"]


def test_steering_clear_is_for_who_is_boarded_and_for_no_other_action() -> None:
    away = ship(3, sea="La Boca"), captain(3, "Allende", tacked=True)
    scene = table(crew(1, "Li'l Jim"), REIS, hand(2), *away, hand(3, "Steering Clear"), players=3)
    scene.choose("Board The Crimson Roger", "Tack Li'l Jim")
    assert scene.state.boarding_at != -1 and "Steering Clear" in scene.hand(3), "another is boarded"
    scene = table(crew(1, "Jack Trades"), captain(2, "Reis"), CLEAR)
    scene.choose("Fire at", "Tack Jack Trades")
    assert scene.kind == "absorb_step", "no Boarding"


@rule("CG-CANCEL-01", "CG-CANCEL-02", "CG-RULE-13")
def test_better_off_chum_is_bought_off_before_anything_answers_it() -> None:
    gunners = crew(1, "Mark Scars"), hand(1, "Better Off Chum")
    entries = *gunners, crew(2, "Bully Boys", *["Li'l Jim"] * 3), hand(2, "The Better Part of Valor")
    scene = produce(table(*entries).choose("Play Better Off Chum", "The Crimson Roger"))
    assert scene.kind == "may_effect" and scene.asked == 2
    scene.choose("No")
    assert scene.kind == "react" and scene.offers("The Better Part of Valor"), "Reacts come after that"
    scene = produce(table(*entries).choose("Play Better Off Chum", "The Crimson Roger"))
    scene.choose("Yes", "Bully Boys")
    assert scene.to_act == 2 and scene.sunk(2) == ["Bully Boys"] and "The Better Part of Valor" in scene.hand(2)


@rule("CG-CANCEL-07")
def test_again_boys_does_not_follow_a_cannon_attack_that_was_canceled() -> None:
    gunners = crew(1, "Mark Scars", "Mr. Smythe", "Mr. Smythe"), hand(1, "\"Again, Boys!\"")
    scene = table(*gunners, REIS, hand(2, "Last Second Escape!"))
    scene.choose("Fire at", "Tack Mark Scars", "Last Second Escape!", "Frothing Sea")
    assert scene.to_act == 2 and "\"Again, Boys!\"" in scene.hand(1)


# What is found, and what waits


@rule("CG-RULE-56", "CG-TARGET-07")
def test_who_is_whipped_is_discarded_when_the_points_count_and_not_before() -> None:
    armed = crew(1, who("Dunti", attached=("Cat O' Nine Tails",)), "Jack Trades", "Jack Trades")
    ours = captain(1, "Kheired-Din", tacked=True), armed, pile(1, "adventures", who("Save the Princess", sea="La Boca"))
    scene = table(*ours, REIS, crew(2, "Jack Trades"), hand(2, "Bad Maps"))
    scene.choose("Complete Save the Princess", "Tack Jack Trades", "Cat O' Nine Tails")
    declined(produce(scene.choose("Bad Maps")))
    assert scene.kind == "choose_producer" and scene.decision.reason.endswith("0 of 3"), "it was still there"
    assert scene.discard(1) == ["Jack Trades"]


@rule("CG-PILES-03")
def test_the_aldana_school_may_take_the_last_cards_of_a_deck() -> None:
    pupil = crew(1, who("Miguel Cortez", attached=("Aldana School",)))
    ours = captain(1, "Berek", tacked=True), pupil, hand(1, "Cutlass", "Panache")
    piles = pile(1, "deck", "Brutes", "Near Miss", "Riposte"), pile(1, "discard", "Carousing")
    scene = table(*ours, *piles, more=BOARDING)
    scene.choose("Push forward Miguel Cortez", "Aldana School", "Riposte")
    assert "Riposte" in scene.hand(1) and scene.deck(1) == ["Carousing"], "shuffled at once"
    assert sorted(scene.discard(1)) == ["Brutes", "Near Miss"]


def test_a_signature_item_pays_to_play_and_to_remove_control_cards_and_for_nothing_else_of_theirs() -> None:
    armed = captain(1, "Berek", attached=("Bonnie's Knives",))
    rich = crew(1, *["Jack Trades"] * 5)
    scene = table(armed, rich, ship(1, sea="Forbidden Sea"), hand(1, "Crescent Treasures"))
    scene.choose("Attach Crescent Treasures", "Bonnie's Knives", "Tack Berek")
    assert scene.decision.reason.endswith("8 of 11"), "4 and 4 more"
    seas = '[seas]\n"Frothing Sea" = [{name = "Coastal Patrols", by = 2}]\n'
    scene = table(armed, rich, ship(1, sea="Frothing Sea"), more=seas)
    scene.choose("Act: Coastal Patrols")
    assert scene.offers("Bonnie's Knives"), "to discard it"
    scene = table(armed, rich, ship(1, sea="La Boca", tacked=True), hand(1, "Extra Watch"))
    scene.choose("Play Extra Watch")
    assert scene.kind == "choose_producer" and not scene.offers("Bonnie's Knives"), "no Control card"


def test_a_merchant_ship_goes_home_even_if_nobody_is_untacked() -> None:
    scene = table(captain(1, "Berek", tacked=True), more=sea("Frothing Sea", "Merchant Ship"))
    scene.choose("Act: Merchant Ship (untack a Crew of")
    assert scene.host("Merchant Ship") == "Forbidden Sea" and scene.tacked("Berek"), "a Captain has no cost"


@rule("CG-COST-12", "CG-CARDS-11")
def test_a_lightning_flash_reads_the_printed_cost() -> None:
    dear = {"name": "The Vision Spreads", "by": 2}
    crews = crew(1, *["Jack Trades"] * 4), crew(2, "Bully Boys", "Brutes")
    scene = table(*crews, hand(1, "Lightning Flash"), chantey=dear)
    scene.choose("Play Lightning Flash")
    assert scene.options == ["Bully Boys", "Brutes"], "2 and 1, though both cost 2 more to hire"


def test_two_lords_windamshire_are_a_choice() -> None:
    beer = pile(1, "adventures", who("Barrels of Beer", sea="La Boca"))
    lords = crew(1, "Lord Windamshire", "Lord Windamshire", "Jack Trades")
    scene = produce(table(captain(1, "Guy McCormick"), lords, beer).choose("Complete Barrels of Beer"))
    assert scene.kind == "choose_host" and scene.options == ["Lord Windamshire (first)", "Lord Windamshire (second)"]
