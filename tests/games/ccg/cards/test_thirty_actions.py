"""The Actions among the thirty cards from outside the starter decks: each used, and not usable."""

from ccg_scene import Entry, Scene, captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, declined, left, pays, spend, struck, table

from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.terms import CANNON, LOYAL
from quarterdeck.games.ccg.values import factions_of, traits_of
from quarterdeck.kernel.flow import reconsider, run


def test_the_northern_trade_route_leads_two_seas_north() -> None:
    scene = table(ship(1, sea="The Mirror"), crew(1, "Oar Team"), hand(1, "Northern Trade Route"))
    pays(scene.choose("Play Northern Trade Route"))
    assert scene.sea(1) == "La Boca" and scene.to_act == 2
    assert any("Forbidden Sea" in line for line in scene.log()), "one Sea at a time"
    scene = table(ship(1, sea="Frothing Sea"), crew(1, "Oar Team"), hand(1, "Northern Trade Route"))
    pays(scene.choose("Play Northern Trade Route"))
    assert scene.sea(1) == "Trade Sea", "one Sea was enough"
    poor = table(captain(1, "Berek", tacked=True), hand(1, "Northern Trade Route"))
    assert not poor.offers("Northern Trade Route"), "the Move Cost"


GUNS = ("Barcino Fortress", "Crossfire")
VOLLEY = "20-Pound Cannon Volley"


def test_a_twenty_pound_volley_is_a_cannon_attack_of_fifteen() -> None:
    gunners = crew(1, *["Mark Scars"] * 3)
    scene = table(gunners, hand(1, VOLLEY), crew(2, *["Jack Trades"] * 4))
    pays(scene.choose(f"Play {VOLLEY}", "The Crimson Roger"))
    assert scene.asked == 2 and left(scene) == "15 left"
    assert not table(crew(1, "Mark Scars"), hand(1, VOLLEY)).offers(f"Play {VOLLEY}"), "12 Cannon"


def test_a_twenty_pound_volley_makes_tacking_worth_less_in_ones_own_cannon_attack() -> None:
    armed = crew(1, who("Mr. Smythe", attached=GUNS)), hand(1, VOLLEY)
    scene = table(*armed, crew(2, "Botas Rojas", "Oar Team", "Jack Trades"))
    scene.choose("Fire at The Crimson Roger", "Tack Berek", VOLLEY)
    scene.choose(*GUNS)
    while scene.kind in ("may_effect", "choose_producer"):
        scene.choose("Yes" if scene.kind == "may_effect" else "Stop")
    assert scene.tacked(GUNS[0]) and scene.tacked(GUNS[1]) and scene.asked == 2 and left(scene) == "3 left"
    assert not scene.offers("Tack Jack Trades") and not scene.offers("Tack Oar Team"), "they would produce nothing"
    scene.choose("Tack Botas Rojas")
    assert left(scene) == "1 left", "2 less 2, and 2 extra"
    scene.choose("Sink Oar Team")
    assert scene.sunk(1) == [VOLLEY] and not scene.state.lasting


def test_a_twenty_pound_volley_takes_two_guns_and_ones_own_attack() -> None:
    one = crew(1, who("Mr. Smythe", attached=GUNS[:1])), hand(1, VOLLEY)
    scene = table(*one, crew(2, "Brutes"))
    scene.choose("Fire at The Crimson Roger", "Tack Berek")
    assert scene.kind == "absorb_step", "one is not enough, and 12 Cannon cannot be paid"
    entries = crew(1, who("Mr. Smythe", attached=GUNS)), hand(1, VOLLEY), ship(2, tacked=True, sea="La Boca")
    theirs = table(*entries, crew(2, "Mr. Smythe"), to_act=2)
    theirs.choose("Fire at The Hurricane", "Tack Mr. Smythe")
    assert theirs.kind == "absorb_step", "another player fires"


FREIGHTER = captain(1, "Captain Necros"), ship(1, "The Black Freighter", sea="La Boca")


def kissed(*deck: str) -> Scene:
    entries = *FREIGHTER, crew(1, *["Skeletal Dans"] * 3), hand(1, "Kiss of Death"), pile(1, "deck", *deck)
    scene = table(*entries)
    return scene.choose("Play Kiss of Death")


def test_the_kiss_of_death_hires_who_was_none_of_the_freighters() -> None:
    scene = kissed("Panache", "Jack Trades", "Skeletal Dans", "Berek's Boys")
    assert scene.tacked("Captain Necros") and scene.tacked("The Black Freighter")
    assert sorted(scene.options) == ["Done", "Jack Trades"], "no Loyal Crew, and none of the Freighter"
    pays(scene.choose("Jack Trades"))
    jack = scene.card("Jack Trades")
    assert scene.host("Kiss of Death") == "Jack Trades" and scene.zone("Jack Trades") == "aboard"
    assert scene.state.match.faction[jack] != factions_of(scene.state, jack) and traits_of(scene.state, jack) & LOYAL


def test_who_is_not_paid_for_is_not_kissed() -> None:
    scene = kissed("Panache", "Jack Trades")
    scene.choose("Jack Trades", "Stop")
    assert sorted(scene.discard(1)) == ["Jack Trades", "Kiss of Death"] and scene.to_act == 2


def test_who_bears_no_attachments_dies_of_the_kiss() -> None:
    scene = kissed("Panache", "Bully Boys")
    pays(scene.choose("Bully Boys"))
    assert sorted(scene.discard(1)) == ["Bully Boys", "Kiss of Death"]


def test_who_was_kissed_does_not_survive_it() -> None:
    charmed = crew(1, who("Jack Trades", attached=("Kiss of Death",)))
    scene = table(*FREIGHTER, charmed, hand(1))
    kiss = scene.card("Kiss of Death")
    happenings.sink(scene.state, None, 1, 1 << kiss)
    scene.choose("Pass")
    assert scene.zone("Jack Trades") == "discard" and scene.sunk(1) == ["Kiss of Death"]


def test_the_kiss_of_death_takes_captain_and_ship() -> None:
    held = hand(1, "Kiss of Death")
    assert not table(captain(1, "Captain Necros"), held).offers("Kiss of Death"), "The Hurricane is no Freighter"
    tired = captain(1, "Captain Necros", tacked=True), FREIGHTER[1], held
    assert not table(*tired).offers("Kiss of Death")


LAST = "Last Ditch Cannon Attack"


def test_a_last_ditch_cannon_attack_is_worth_the_printed_cannon_of_a_gunner() -> None:
    scene = table(crew(1, "Mark Scars", "Ulfgar Jor Brønsen", "Mr. Smythe"), hand(1, LAST), crew(2, "Jack Trades"))
    scene.change_skill("Mark Scars", CANNON, 3)
    scene.choose(f"Play {LAST}", "The Crimson Roger")
    assert scene.zone("Mark Scars") == "sunk" and scene.kind == "choose_producer", "he was the only Gunner"
    pays(scene)
    assert scene.asked == 2 and left(scene) == "4 left", "printed"
    assert not table(crew(1, "Mr. Smythe", "Ulfgar Jor Brønsen"), hand(1, LAST)).offers(LAST), "no Gunner"


def test_a_last_ditch_cannon_attack_is_free_for_a_great_gunner_on_a_small_ship() -> None:
    great = captain(1, "Berek", tacked=True), crew(1, "Mark Scars"), hand(1, LAST)
    scene = table(*great, ship(2, "The Black Freighter", sea="La Boca"))
    assert not scene.offers(LAST), "3 Adventuring"
    scene.change_skill("Berek", CANNON, 3)
    assert table_again(scene).offers(LAST)
    small = table(*great)
    small.change_skill("Berek", CANNON, 3)
    assert not table_again(small).offers(LAST), "The Crimson Roger has room for as many"


def table_again(scene: Scene) -> Scene:
    """The same scene with its question put anew."""
    reconsider(scene.state)
    run(scene.state)
    return scene


MIND = "Mind Your P's and Q's"
BACK, DUEL = "that card goes", "an untacked Crew"
MINDFUL = crew(2, "Ulfgar Jor Brønsen", "Jack Trades"), hand(2, MIND, "Panache", "Prayer")


def hired(*entries: Entry, name: str = "Otiro") -> Scene:
    scene = table(crew(1, "Fancy Dans", "Fancy Dans"), hand(1, name), *entries)
    return spend(scene.choose(f"Hire {name}"))


def test_mind_your_ps_and_qs_sends_a_new_crew_back() -> None:
    scene = hired(*MINDFUL)
    assert scene.kind == "react" and scene.asked == 2
    spend(scene.choose(f"{MIND} ({BACK}"))
    assert scene.kind == "pay_cancel" and scene.asked == 1
    scene.choose("Pass")
    assert scene.hand(1) == ["Otiro"] and scene.discard(2) == [MIND]


def test_mind_your_ps_and_qs_challenges_a_new_crew() -> None:
    scene = hired(*MINDFUL)
    spend(scene.choose(f"{MIND} ({DUEL}", "Jack Trades"))
    declined(scene)
    assert scene.kind == "choose_opening_card" and scene.asked == 2
    tired = captain(2, "Reis", tacked=True), crew(2, "Jack Trades"), hand(2, MIND)
    assert not hired(*tired).offers(MIND), "4 Adventuring"


def test_only_the_challenge_of_a_heroic_captain_is_dearer_to_cancel() -> None:
    for captain_, choice, price in (("Allende", BACK, 2), ("Allende", DUEL, 7), ("Reis", DUEL, 2)):
        scene = hired(*MINDFUL, captain(2, captain_), crew(1, *["Gilles Allais du Crieux"] * 4))
        spend(scene.choose(f"{MIND} ({choice}", *(["Jack Trades"] if choice == DUEL else [])))
        scene.choose("Cancel")
        assert scene.decision.reason.endswith(f"of {price}"), (captain_, choice)


def test_mind_your_ps_and_qs_is_for_crew_of_others() -> None:
    scene = table(crew(1, "Ulfgar Jor Brønsen", "Fancy Dans", "Fancy Dans"), hand(1, MIND, "Otiro"))
    spend(scene.choose("Hire Otiro"))
    assert scene.to_act == 2


def test_stand_together_absorbs_as_many_hits_as_there_are_loyal_crew() -> None:
    scene = table(crew(1, "Berek's Boys", "Berek's Boys", "Jack Trades"), hand(1, "Stand Together"), more=struck(1, 4))
    scene.choose("Stand Together")
    assert left(scene) == "2 left" and scene.sunk(1) == ["Stand Together"]
    villain = table(crew(2, "Jack Trades"), hand(2, "Stand Together"), more=struck(2, 4))
    assert not villain.offers("Stand Together"), "Reis is Villainous"


def sailed_by(*entries: Entry, **more: int) -> Scene:
    scene = table(crew(1, "Oar Team", "Jack Trades"), *entries, **more)
    return pays(scene.choose("Sail to Frothing Sea"))


def test_the_new_world_hits_a_ship_that_sails_to_the_next_sea() -> None:
    scene = sailed_by(hand(2, "The New World", "The New World"))
    assert scene.kind == "react" and scene.asked == 2
    scene.choose("The New World")
    assert scene.asked == 1 and left(scene) == "1 left"
    scene.choose("Sink Oar Team")
    assert scene.kind == "take_action" and scene.hand(2) == ["The New World"], "one copy for a Sea"


def test_each_player_may_play_a_copy_of_the_new_world() -> None:
    scene = sailed_by(hand(2, "The New World"), hand(3, "The New World"), players=3)
    scene.choose("The New World", "Sink Oar Team")
    assert scene.kind == "react" and scene.asked == 3


def test_the_new_world_minds_neither_leaps_nor_ones_own_ship() -> None:
    leaping = crew(1, who("Jack Trades", attached=("The Right Place",)))
    scene = table(leaping, hand(2, "The New World")).choose("Act: The Right Place", "The Mirror")
    assert scene.to_act == 2, "The Mirror is two Seas away"
    own = table(crew(1, "Oar Team", "Jack Trades"), hand(1, "The New World"))
    assert pays(own.choose("Sail to Frothing Sea")).to_act == 2


SURVIVORS = "\"No Survivors!\""


def test_no_survivors_sinks_the_cheap_crew_of_both_ships() -> None:
    entries = hand(1, SURVIVORS), crew(1, "Bully Boys", "Otiro"), crew(2, "Fancy Dans", "Mr. Smythe")
    scene = table(*entries, more=BOARDING)
    scene.choose(SURVIVORS)
    assert scene.crew(1) == ["Berek", "Otiro"] and scene.crew(2) == ["Reis", "Mr. Smythe"] and scene.tacked("Berek")
    tired = table(*entries, captain(1, "Berek", tacked=True), more=BOARDING)
    assert not tired.offers(SURVIVORS), "the Captain tacks"
    assert not table(*entries).offers(SURVIVORS), "no Boarding"


def test_who_is_on_a_third_ship_survives() -> None:
    entries = hand(1, SURVIVORS), crew(1, "Bully Boys"), crew(3, "Fancy Dans")
    scene = table(*entries, players=3, more=BOARDING)
    scene.choose(SURVIVORS)
    assert scene.crew(3) == ["Allende", "Fancy Dans"]


def challenged(*entries: Entry) -> Scene:
    rich = who("Jack Trades", attached=("Cutlass", "Cutlass"))
    cards = hand(1, "Challenge to a Duel", "Panache")
    return table(crew(1, "Mr. Smythe"), cards, crew(2, rich), *entries).choose("Play Challenge to a Duel", "Mr. Smythe")


def test_an_underwater_cave_keeps_one_out_of_duels() -> None:
    scene = challenged(hand(2, "Underwater Cave"))
    assert scene.kind == "react" and scene.asked == 2
    scene.choose("Underwater Cave")
    assert scene.to_act == 2 and scene.discard(1) == ["Challenge to a Duel"] and scene.discard(2) == ["Underwater Cave"]


def test_an_underwater_cave_is_no_help_against_anything_else() -> None:
    holy = crew(2, "Padre Esteban"), hand(2, "Underwater Cave")
    scene = table(crew(1, "Ulrich the Unholy"), *holy)
    scene.choose("Act: Ulrich the Unholy", "Padre Esteban")
    assert scene.tacked("Padre Esteban") and scene.hand(2) == ["Underwater Cave"]


def test_a_parting_shot_is_paid_in_two_skills() -> None:
    scene = table(crew(1, "Mark Scars", "Oar Team", "Jack Trades"), hand(1, "Parting Shot"), crew(2, "Jack Trades"))
    scene.choose("Play Parting Shot")
    assert scene.decision.reason == "Tack Crew for Cannon to play Parting Shot: 0 of 3"
    scene.choose("Tack Mark Scars")
    assert scene.decision.reason == "Tack Crew for Sailing to play Parting Shot: 0 of 3"
    scene.choose("Tack Oar Team", "Tack Berek")
    assert scene.asked == 2 and left(scene) == "3 left"
    scene.choose("Tack Reis", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea", "after the Cannon Attack"


def test_a_parting_shot_fails_if_the_second_skill_is_not_paid() -> None:
    scene = table(crew(1, "Mark Scars", "Oar Team"), hand(1, "Parting Shot"))
    scene.choose("Play Parting Shot", "Tack Mark Scars", "Stop")
    assert scene.discard(1) == ["Parting Shot"] and scene.to_act == 2 and scene.sea(1) == "La Boca"
    poor = table(crew(1, "Mark Scars"), captain(1, "Berek", tacked=True), hand(1, "Parting Shot"))
    assert not poor.offers("Parting Shot"), "nobody sails"
    assert not table(crew(1, "Mark Scars"), ship(2, sea="Trade Sea"), hand(1, "Parting Shot")).offers("Parting Shot")
