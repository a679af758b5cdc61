"""The texts of cards of no faction: each used, and not usable where it must not be."""

import pytest
from ccg_scene import captain, crew, hand, pile, ship, who
from ccg_written import BOARDING, DEFENDING, hits, pay, struck, table, tacks
from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.terms import SEAS, SWASHBUCKLING
from quarterdeck.games.ccg.values import hand_maximum, initiative

CONTROL = {
    "Castillian Navy": ("La Boca", "Sailing"), "Coastal Patrols": ("Frothing Sea", "Swashbuckling"),
    "Crescent Treasures": ("Forbidden Sea", "Influence"), "Northern Allies": ("Trade Sea", "Cannon"),
    "Secret of the Winds": ("The Mirror", "Adventuring"),
}  # fmt: skip


@pytest.mark.parametrize(("name", "extra"), [
    ("Ancient Training Techniques", 3), ("Duel with a Castillian", 3), ("Passionate Duel", 1),
])  # fmt: skip
def test_an_adventure_makes_its_crew_hit_harder(name: str, extra: int) -> None:
    scene = table(crew(1, who("Mr. Smythe", attached=(name,)), "Jack Trades"))
    assert hits(scene, "Mr. Smythe") == extra and hits(scene, "Jack Trades") == 0


def test_the_aldana_school_finds_a_card_before_an_attack() -> None:
    pupil = who("Miguel Cortez", attached=("Aldana School",))
    scene = table(crew(1, pupil), hand(1, "Panache"), pile(1, "deck", "Brutes", "Oar Team", "Prayer"), more=BOARDING)
    scene.choose("Push forward Miguel Cortez", "Aldana School", "Prayer")
    assert scene.hand(1) == ["Panache", "Prayer"] and sorted(scene.deck(1) + scene.discard(1)) == ["Brutes", "Oar Team"]


def test_the_aldana_school_is_for_its_own_crew() -> None:
    pupil = who("Miguel Cortez", attached=("Aldana School",))
    scene = table(crew(1, pupil), hand(1, "Panache", "Prayer"), more=BOARDING)
    scene.choose("Push forward Berek")
    assert scene.kind == "choose_opening_card"


@pytest.mark.parametrize("name", CONTROL)
def test_a_control_card_is_played_in_its_sea(name: str) -> None:
    sea, _ = CONTROL[name]
    rich = crew(1, *["Jack Trades"] * 6)
    assert table(rich, hand(1, name), ship(1, sea=sea)).offers(f"Attach {name}")
    elsewhere = next(other for other in SEAS if other != sea)
    assert not table(rich, hand(1, name), ship(1, sea=elsewhere)).offers(f"Attach {name}")


@pytest.mark.parametrize("name", CONTROL)
def test_anybody_in_its_sea_discards_a_control_card_for_fourteen(name: str) -> None:
    sea, k = CONTROL[name]
    seas = f'[seas]\n"{sea}" = [{{name = "{name}", by = 1}}]\n'
    rich = crew(2, *["Jack Trades"] * 7)
    scene = table(rich, ship(2, sea=sea), to_act=2, more=seas)
    assert controlled(scene.state, 0) == [SEAS.index(sea)]
    scene.choose(f"Act: {name}")
    assert scene.decision.reason == f"Tack Crew for {k} to use {name}: 0 of 14"
    pay(scene)
    assert scene.discard(1) == [name] and controlled(scene.state, 0) == []
    away = next(other for other in SEAS if other != sea)
    assert not table(rich, ship(2, sea=away), to_act=2, more=seas).offers(f"Act: {name}")


def test_a_control_card_finds_the_next_one() -> None:
    seas = '[seas]\n"La Boca" = [{name = "Castillian Navy", by = 1}]\n'
    scene = table(pile(1, "deck", "Brutes", "Coastal Patrols", "Northern Allies"), more=seas)
    scene.choose("Act: Castillian Navy")
    assert scene.kind == "choose_cards" and scene.options == ["Coastal Patrols", "Northern Allies", "Done"]
    scene.choose("Northern Allies")
    assert scene.hand(1) == ["Save the Princess", "Northern Allies"] and scene.tacked("Castillian Navy")
    assert not table(more=seas.replace("by = 1", "by = 1, tacked = true")).offers("Act: Castillian Navy")


def test_the_castillian_navy_sails_first() -> None:
    seas = '[seas]\n"La Boca" = [{name = "Castillian Navy", by = 1}]\n'
    assert initiative(table(more=seas).state, 0) == initiative(table().state, 0) + 10
    assert initiative(table(more=seas).state, 1) == initiative(table().state, 1)


def test_coastal_patrols_take_four_hits() -> None:
    seas = '[seas]\n"Frothing Sea" = [{name = "Coastal Patrols", by = 1}]\n'
    scene = table(crew(1, "Bully Boys"), more=seas + struck(1, 6))
    scene.choose("Coastal Patrols")
    assert scene.decision.reason == "Absorb Hits: 2 left" and not scene.offers("Coastal Patrols")


def test_crescent_treasures_harden_your_crew() -> None:
    seas = '[seas]\n"Forbidden Sea" = [{name = "Crescent Treasures", by = 1}]\n'
    scene = table(crew(1, "Mr. Smythe"), crew(2, "Jack Trades"), more=seas)
    assert tacks(scene, "Mr. Smythe") == 3 and tacks(scene, "Jack Trades") == 2


def test_northern_allies_give_a_larger_hand() -> None:
    scene = table(more='[seas]\n"Trade Sea" = [{name = "Northern Allies", by = 1}]\n')
    assert [hand_maximum(scene.state, seat) for seat in (0, 1)] == [8, 7]


def test_the_secret_of_the_winds_cancels_a_boarding_attempt_against_you() -> None:
    seas = '[seas]\n"The Mirror" = [{name = "Secret of the Winds", by = 1}]\n'
    scene = table(crew(2, "Jack Trades"), to_act=2, more=seas)
    scene.choose("Board The Hurricane", "Tack Jack Trades", "Tack Reis")
    if scene.kind == "pay_cancel":
        scene.choose("Pass")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Secret of the Winds")
    assert scene.to_act == 1 and scene.state.boarding_at < 0


def test_the_secret_of_the_winds_is_no_help_to_others() -> None:
    seas = '[seas]\n"The Mirror" = [{name = "Secret of the Winds", by = 3}]\n'
    scene = table(crew(2, "Jack Trades"), players=3, to_act=2, more=seas)
    scene.choose("Board The Hurricane", "Tack Jack Trades", "Tack Reis")
    if scene.kind == "pay_cancel":
        scene.choose("Pass")
    assert scene.kind == "boarding_opportunity"


def test_a_pistol_is_fired_instead_of_a_boarding_attack() -> None:
    armed = crew(1, who("Mr. Smythe", attached=("Pistol",)))
    scene = table(armed, crew(2, "Bully Boys"), more=BOARDING)
    scene.choose("Pistol")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 1 left" and not scene.tacked("Mr. Smythe")
    assert not table(armed, crew(2, "Bully Boys"), more=DEFENDING).offers("Pistol"), "it is the other's opportunity"


def test_prepare_for_boarding_makes_all_your_crew_hit_harder_until_the_boarding_ends() -> None:
    scene = table(crew(1, "Mr. Smythe"), crew(2, "Jack Trades"), hand(1, "\"Prepare for Boarding!\""), more=BOARDING)
    scene.choose("\"Prepare for Boarding!\"")
    assert hits(scene, "Mr. Smythe") == 1 and hits(scene, "Jack Trades") == 0
    scene.choose("Pass", "Pass", "Pass")
    assert hits(scene, "Mr. Smythe") == 0 and scene.to_act
    assert not table(hand(1, "\"Prepare for Boarding!\"")).offers("Prepare"), "there is no Boarding"


def test_repel_boarders_ends_a_boarding_after_hits() -> None:
    scene = table(crew(1, "Jack Trades", "Bully Boys"), crew(2, who("Mr. Smythe", attached=("Pistol",))),
                  hand(1, "\"Repel Boarders!\""), more=DEFENDING)  # fmt: skip
    scene.choose("Pistol", "Tack Bully Boys")
    assert scene.kind == "react" and scene.options == ["\"Repel Boarders!\"", "Pass"]
    scene.choose("\"Repel Boarders!\"", "Tack Jack Trades")
    if scene.kind == "pay_cancel":
        scene.choose("Pass")
    assert scene.state.boarding_at < 0


def test_repel_boarders_does_not_answer_hits_outside_a_boarding() -> None:
    scene = table(crew(1, "Bully Boys", "Jack Trades"), hand(1, "\"Repel Boarders!\""), more=struck(1, 1))
    scene.choose("Tack Bully Boys")
    assert scene.kind == "take_action"


def test_an_ambush_begins_a_boarding() -> None:
    rich = crew(1, "Jack Trades", "Li'l Jim", "Oar Team")
    scene = table(rich, hand(1, "Ambush Boarding"))
    scene.choose("Play Ambush Boarding")
    while scene.kind == "choose_producer":
        scene.game.choose(scene.decision.options[0])
    assert scene.state.boarding_at >= 0
    assert not table(rich, hand(1, "Ambush Boarding"), ship(2, sea="Trade Sea")).offers("Ambush Boarding")


def test_a_challenge_to_a_duel_is_for_crew_with_two_attachments() -> None:
    rich = who("Jack Trades", attached=("Pistol", "Pistol"))
    cards = hand(1, "Challenge to a Duel", "Panache", "Prayer")
    scene = table(crew(1, "Mr. Smythe"), crew(2, rich, "Bully Boys"), cards)
    scene.choose("Play Challenge to a Duel", "Mr. Smythe")
    assert scene.kind == "choose_opening_card"
    poor = table(crew(2, who("Jack Trades", attached=("Pistol",))), hand(1, "Challenge to a Duel", "Panache"))
    assert not poor.offers("Challenge to a Duel")


def test_fancy_swordplay_draws_before_a_swordsman_attacks() -> None:
    scene = table(crew(1, "Miguel Cortez", "Mr. Smythe"), hand(1, "Fancy Swordplay", "Panache"), more=BOARDING)
    scene.choose("Push forward Miguel Cortez", "Fancy Swordplay")
    assert scene.hand(1) == ["Panache", "Brutes", "Brutes", "Brutes"]
    scene = table(crew(1, "Mr. Smythe"), hand(1, "Fancy Swordplay", "Panache"), more=BOARDING)
    scene.choose("Push forward Mr. Smythe")
    assert scene.kind == "choose_opening_card", "no Swordsman"


@pytest.mark.parametrize(("name", "n"), [("Grappling Hooks", 3), ("Line and Winch", 4)])
def test_what_helps_to_begin_a_boarding(name: str, n: int) -> None:
    entries = captain(1, "Berek", tacked=True), crew(1, "Mr. Smythe", "Oar Team"), hand(1, name)
    scene = table(*entries, ship(1, "Strange Skies", sea="La Boca"))
    scene.choose("Board The Crimson Roger", name)
    assert scene.decision.reason.startswith(f"Tack Crew for Swashbuckling to play {name}")
    scene.choose("Tack Mr. Smythe")
    assert scene.kind == "pay_cancel" if n == 4 else scene.decision.reason.endswith("3 of 4")
    scene = table(captain(1, "Berek"), *entries[1:], ship(1, "Strange Skies", sea="La Boca"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers(name), "it is not for moving"


def test_line_and_winch_helps_with_an_ambush_and_grappling_hooks_do_not() -> None:
    rich = crew(1, *["Jack Trades"] * 5)
    scene = table(rich, hand(1, "Ambush Boarding", "Line and Winch", "Grappling Hooks"))
    scene.choose("Play Ambush Boarding")
    assert scene.offers("Line and Winch") and not scene.offers("Grappling Hooks")


def test_one_fights_better_drunk() -> None:
    scene = table(crew(1, "Mr. Smythe"), crew(2, "Jack Trades"), hand(1, "I Fights Better Drunk"), more=BOARDING)
    scene.choose("I Fights Better Drunk")
    assert scene.options == ["Berek", "Mr. Smythe"]
    scene.choose("Mr. Smythe")
    assert scene.skill("Mr. Smythe", SWASHBUCKLING) == 4
    scene.choose("Pass", "Pass", "Pass")
    assert scene.skill("Mr. Smythe", SWASHBUCKLING) == 2


def test_a_near_miss_is_for_boardings() -> None:
    scene = table(crew(1, "Jack Trades"), hand(1, "Near Miss"), more=struck(1, 3, boarding=True))
    scene.choose("Near Miss")
    assert scene.decision.reason == "Absorb Hits: 1 left"
    assert not table(crew(1, "Jack Trades"), hand(1, "Near Miss"), more=struck(1, 3)).offers("Near Miss")


def test_panache_is_for_swashbuckling_costs() -> None:
    smythe = crew(1, "Mr. Smythe"), captain(1, "Berek", tacked=True)
    scene = table(*smythe, hand(1, "Line and Winch", "Panache"), ship(1, "Uncharted Course", sea="La Boca"))
    scene.choose("Board The Crimson Roger", "Line and Winch")
    assert scene.offers("Panache")
    scene.choose("Panache")
    assert scene.decision.reason.endswith("1 of 2")
    scene = table(crew(1, "Li'l Jim", "Oar Team"), hand(1, "Panache"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Panache")


def test_a_prayer_helps_the_holy() -> None:
    scene = table(captain(1, "Berek", tacked=True), crew(1, "Padre Esteban", "Li'l Jim"), hand(1, "Prayer"))
    scene.choose("Sail to Frothing Sea", "Tack Padre Esteban", "Prayer")
    assert scene.sea(1) == "Frothing Sea" and not scene.tacked("Li'l Jim"), "1 and 2 more"
    scene = table(captain(1, "Berek", tacked=True), crew(1, "Oar Team", "Li'l Jim"), hand(1, "Prayer"))
    scene.choose("Sail to Frothing Sea", "Tack Oar Team")
    assert scene.kind == "choose_producer", "not Holy"


def test_the_rage_of_the_vesten_hardens_everybody() -> None:
    song = {"name": "The Rage of the Vesten", "by": 2}
    scene = table(crew(1, "Mr. Smythe"), crew(2, "Jack Trades"), chantey=song)
    assert tacks(scene, "Mr. Smythe") == 4 and tacks(scene, "Jack Trades") == 4


