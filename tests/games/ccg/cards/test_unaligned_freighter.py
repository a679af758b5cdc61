"""The texts of further cards of no faction: each used, and not usable where it must not be."""

import pytest
from ccg_scene import Scene, captain, crew, hand, pile, sail, ship, who
from ccg_written import BOARDING, declined, hits, left, produce, sinks, struck, table, tacks, written_on
from quarterdeck.games.ccg.effects.language import (
    TO_BE_REMOVED, TO_LEAVE_PLAY, act, cannot, discard, here, itself, on_sea, on_ship, sink, target,
)
from quarterdeck.games.ccg.flow.victory import controlled
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, INFLUENCE, SAILING, SEAS, SKILLS, SWASHBUCKLING
from quarterdeck.games.ccg.values import crew_count, move_cost

ALLENDE = captain(1, "Allende")
HANGED = ship(1, "The Hanged Man", sea="La Boca")
MECHANT = captain(1, "Comte Robert Méchant")
KHEIRED = captain(1, "Kheired-Din")
SKIES = ship(1, "Strange Skies", sea="La Boca")
PRINCESS = pile(1, "adventures", who("Save the Princess", sea="La Boca"))
CONTROL = {
    "Fear and Fire": ("Trade Sea", "Cannon"), "Master of Wind and Tide": ("Frothing Sea", "Swashbuckling"),
    "Speak Softly...": ("La Boca", "Sailing"), "Swift Vengeance": ("The Mirror", "Adventuring"),
    "Vodacce Pirates": ("Forbidden Sea", "Influence"),
}  # fmt: skip


# Adventures


@pytest.mark.parametrize(("name", "extra"), [
    ("Cursed Cutlass", 1), ("Lady Katerina", 1), ("Mordekei's Casket", 2), ("Cutlass", 2), ("Hidden Knife", 2),
])  # fmt: skip
def test_what_makes_its_crew_hit_harder(name: str, extra: int) -> None:
    scene = table(crew(1, who("Mr. Smythe", attached=(name,)), "Jack Trades"))
    assert hits(scene, "Mr. Smythe") == extra and hits(scene, "Jack Trades") == 0


def test_a_cursed_cutlass_is_for_villains() -> None:
    cutlass = pile(1, "adventures", who("Cursed Cutlass", sea="La Boca"))
    scene = table(KHEIRED, crew(1, "Jack Trades"), cutlass)
    scene.choose("Complete Cursed Cutlass")
    assert scene.decision.reason.endswith("0 of 2")
    scene = table(ALLENDE, crew(1, "Jack Trades"), cutlass)
    scene.choose("Complete Cursed Cutlass")
    assert scene.decision.reason.endswith("0 of 3")


def test_the_scarlet_gem_of_death_strengthens_skeletons() -> None:
    gem = captain(1, "Comte Robert Méchant", attached=("Scarlet Gem of Death",))
    scene = table(gem, crew(1, "Skeletal Thugs", "Stench"), crew(2, "Skeletal Brutes"))
    assert scene.skill("Skeletal Thugs", SWASHBUCKLING) == 3 and scene.skill("Stench", SWASHBUCKLING) == 2
    assert scene.skill("Skeletal Brutes", SWASHBUCKLING) == 1, "another player's"


# Attachments


def test_captives_are_packed_in_whether_they_like_it_or_not() -> None:
    scene = table(KHEIRED, SKIES, crew(1, "Galley Captives", "Petro Angelina", "Hamish"), hand(1, "\"Pack 'em In!\""))
    before = crew_count(scene.state, 0)
    scene.choose("Attach \"Pack 'em In!\"")
    assert scene.options == ["Galley Captives", "Petro Angelina"]
    scene.choose("Galley Captives")
    assert crew_count(scene.state, 0) == before - 1
    twice = who("Galley Captives", attached=("\"Pack 'em In!\"", "\"Pack 'em In!\""))
    assert crew_count(table(KHEIRED, crew(1, twice)).state, 0) == 1, "never less than none"


def whip(*extra: str) -> Scene:
    armed = captain(1, "Kheired-Din", attached=("Cat O' Nine Tails", *extra))
    return table(armed, SKIES, crew(1, "Oar Team", "Galley Captives"))


def test_the_cat_o_nine_tails_drives_a_crew_and_costs_it() -> None:
    scene = whip().choose("Sail to Frothing Sea", "Tack Oar Team", "Cat O' Nine Tails")
    assert scene.sea(1) == "Frothing Sea" and scene.discard(1) == ["Oar Team"] and scene.tacked("Cat O' Nine Tails")


def test_one_cat_o_nine_tails_is_used_for_a_crew() -> None:
    scene = whip("Cat O' Nine Tails").choose("Sail to Frothing Sea", "Tack Oar Team", "Cat O' Nine Tails (first)")
    assert scene.sea(1) == "Frothing Sea" and [scene.tacked("Cat O' Nine Tails", i) for i in (0, 1)].count(True) == 1


def test_the_cat_o_nine_tails_does_not_whip_captains_or_its_bearer() -> None:
    scene = whip().choose("Sail to Frothing Sea", "Tack Kheired-Din")
    assert scene.sea(1) == "Frothing Sea" and not scene.tacked("Cat O' Nine Tails")
    armed = crew(1, who("Dunti", attached=("Cat O' Nine Tails",)), "Jack Trades")
    scene = table(KHEIRED, SKIES, armed, more=struck(1, 4))
    scene.choose("Tack Dunti")
    assert scene.kind == "absorb_step" and "Cat O' Nine Tails" not in scene.options


def test_the_cat_o_nine_tails_drives_a_crew_that_absorbs() -> None:
    armed = crew(1, who("Dunti", attached=("Cat O' Nine Tails",)), "Jack Trades")
    scene = table(KHEIRED, SKIES, armed, more=struck(1, 9))
    scene.choose("Tack Jack Trades", "Cat O' Nine Tails")
    assert left(scene) == "4 left" and scene.discard(1) == ["Jack Trades"], "2 and 3 more"


def test_cheap_tools_break() -> None:
    handy = who("Jack Trades", attached=("Cheap Tools",))
    scene = table(captain(1, "Allende", tacked=True), HANGED, crew(1, handy, "Buccaneers"), PRINCESS)
    scene.choose("Complete Save the Princess", "Tack Jack Trades", "Cheap Tools")
    assert scene.kind == "choose_host" and scene.discard(1) == ["Cheap Tools"]
    scene = table(captain(1, "Allende", tacked=True), HANGED, crew(1, handy, "Buccaneers"), PRINCESS)
    scene.choose("Complete Save the Princess", "Tack Buccaneers")
    assert scene.kind == "choose_host", "another Crew has no use for them"


@pytest.mark.parametrize("name", CONTROL)
def test_a_control_card_is_played_in_its_sea_and_discarded_there_for_twelve(name: str) -> None:
    sea, k = CONTROL[name]
    rich = crew(1, *["Jack Trades"] * 6), hand(1, name)
    away = next(other for other in SEAS if other != sea)
    assert table(ALLENDE, *rich, ship(1, "The Hanged Man", sea=sea)).offers(f"Attach {name}")
    assert not table(ALLENDE, *rich, ship(1, "The Hanged Man", sea=away)).offers(f"Attach {name}")
    seas = f'[seas]\n"{sea}" = [{{name = "{name}", by = 2}}]\n'
    scene = table(ALLENDE, crew(1, *["Jack Trades"] * 7), ship(1, "The Hanged Man", sea=sea), more=seas)
    assert controlled(scene.state, 1) == [SEAS.index(sea)]
    scene.choose(f"Act: {name}")
    assert scene.decision.reason == f"Tack Crew for {k} to use {name}: 0 of 12"
    produce(scene)
    assert scene.discard(2) == [name]


def test_a_control_card_finds_the_next_one() -> None:
    seas = '[seas]\n"La Boca" = [{name = "Speak Softly...", by = 1}]\n'
    scene = table(pile(1, "deck", "Oar Team", "Fear and Fire"), more=seas)
    scene.choose("Act: Speak Softly...", "Fear and Fire")
    assert "Fear and Fire" in scene.hand(1) and scene.tacked("Speak Softly...")


def test_a_spectral_aura_tacks_whoever_comes_against_it() -> None:
    dread = crew(1, who("Victor of Luthon", attached=("Spectral Aura",)), "Mr. Smythe")
    entries = MECHANT, dread, hand(1, "Oar Team", "Cutlass"), crew(2, "Jack Trades"), hand(2, "Panache")
    scene = table(*entries, more=BOARDING)
    scene.choose("Push forward Victor of Luthon", "Oar Team", "Push forward Jack Trades")
    assert scene.kind == "continue_attack" and scene.tacked("Jack Trades")
    scene = table(*entries, more=BOARDING)
    scene.choose("Push forward Mr. Smythe", "Oar Team", "Push forward Jack Trades")
    assert scene.kind == "continue_attack" and not scene.tacked("Jack Trades")


def test_a_treasure_hold_takes_room_pays_and_absorbs() -> None:
    hold = ship(1, "Strange Skies", sea="La Boca", attached=("Treasure Hold",))
    scene = table(KHEIRED, hold, hand(1, "Inil"))
    assert crew_count(scene.state, 0) == 2
    scene.choose("Hire Inil", "Treasure Hold")
    assert scene.tacked("Treasure Hold") and scene.decision.reason.endswith("2 of 3")
    scene = table(KHEIRED, hold, more=struck(1, 3))
    scene.choose("Treasure Hold")
    assert scene.decision.reason == "Absorb Hits: 2 left" and scene.sunk(1) == ["Treasure Hold"]
    scene = table(KHEIRED, hold, crew(1, "Galley Captives"))
    scene.choose("Sail to Frothing Sea")
    assert "Treasure Hold" not in scene.options, "it is Influence"


# Actions


def test_ramming_speed_hits_both_ships() -> None:
    entries = KHEIRED, SKIES, crew(1, "Galley Captives", "Dunti", "Dunti"), hand(1, "\"Ramming Speed!\"")
    other = captain(2, "Allende"), ship(2, "The Hanged Man", sea="La Boca")
    scene = table(*entries, *other, crew(2, *["Jack Trades"] * 3))
    scene.choose("Play \"Ramming Speed!\"", "Tack Galley Captives")
    declined(scene)
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 8 left", "4 and 4"
    while scene.asked == 2:
        scene.game.choose(scene.decision.options[0])
    assert scene.asked == 1 and scene.decision.reason == "Absorb Hits: 4 left", "3 and 1"
    assert not table(*entries, ship(2, sea="Trade Sea")).offers("Ramming Speed")


def test_bad_maps_spoil_an_adventurer() -> None:
    entries = ALLENDE, HANGED, crew(1, "Buccaneers"), PRINCESS, captain(2, "Allende"), hand(2, "Bad Maps")
    scene = table(*entries)
    scene.choose("Complete Save the Princess", "Tack Buccaneers")
    assert scene.kind == "react" and scene.asked == 2
    scene.choose("Bad Maps")
    produce(scene)
    declined(scene)
    assert scene.kind == "choose_producer" and scene.asked == 1 and scene.decision.reason.endswith("0 of 3")


def test_bad_maps_may_be_canceled_and_are_no_charts() -> None:
    entries = ALLENDE, HANGED, captain(2, "Allende"), hand(2, "Bad Maps"), PRINCESS
    scene = table(*entries, crew(1, "Buccaneers", "Oar Team"))
    scene.choose("Complete Save the Princess", "Tack Buccaneers", "Bad Maps")
    produce(scene)
    scene.choose("Cancel it")
    produce(scene)
    assert scene.host("Save the Princess") == "Allende", "it was completed all the same"
    scene = table(*entries, crew(1, "Li'l Jim"))
    produce(scene.choose("Sail to Frothing Sea"))
    assert scene.sea(1) == "Frothing Sea", "nobody was asked"


def test_a_black_heart_sinks_a_crew_for_four_cards() -> None:
    scene = table(MECHANT, crew(1, "Stench", "Oar Team"), hand(1, "Black Heart"))
    scene.choose("Play Black Heart")
    assert scene.options == ["Stench", "Oar Team"]
    scene.choose("Stench")
    assert scene.sunk(1) == ["Stench"] and len(scene.hand(1)) == 4
    assert not table(ALLENDE, crew(1, "Oar Team"), hand(1, "Black Heart")).offers("Black Heart")
    assert not table(MECHANT, hand(1, "Black Heart")).offers("Black Heart"), "never the Captain"


def test_carousing_makes_a_point_of_a_card() -> None:
    scene = table(ALLENDE, HANGED, crew(1, "Li'l Jim"), hand(1, "Carousing", "Oar Team"))
    scene.choose("Sail to Frothing Sea", "Carousing")
    assert scene.decision.reason.endswith("1 of 3") and scene.discard(1) == ["Oar Team", "Carousing"]
    scene = table(ALLENDE, HANGED, crew(1, "Li'l Jim"), hand(1, "Carousing"))
    scene.choose("Sail to Frothing Sea")
    assert "Carousing" not in scene.options, "no other card is in hand"


@pytest.mark.parametrize(("name", "n"), [("Courtly Manner", 1), ("Pulled From the Sea", 3), ("One with the Sails", 3)])
def test_cards_that_produce(name: str, n: int) -> None:
    start = {"Courtly Manner": "Hire Jack Trades", "Pulled From the Sea": "Complete Sidhe Sails",
             "One with the Sails": "Sail to Frothing Sea"}  # fmt: skip
    sails = pile(1, "adventures", who("Sidhe Sails", sea="La Boca"))
    entries = KHEIRED, SKIES, crew(1, *["Jack Trades"] * 4), hand(1, name, "Jack Trades"), sails
    for what, doing in start.items():
        scene = table(*entries).choose(doing)
        assert (name in scene.options) == (name == what)
    scene = table(*entries).choose(start[name], name)
    if scene.decision.reason.endswith("0 of 1"):
        scene.choose("Tack Jack Trades")
    assert f": {n} of" in scene.decision.reason


def test_an_eyepatch_covers_one_eye() -> None:
    blind = who("Jack Trades", attached=("Eyepatch",))
    scene = table(ALLENDE, crew(1, blind, "Dunti", "Hamish"), hand(1, "Eyepatch"), more=struck(1, 3))
    scene.choose("Eyepatch")
    assert scene.options == ["Allende", "Dunti"], "neither a second Eye nor on who has No Attachments"
    scene.choose("Dunti")
    assert scene.decision.reason == "Absorb Hits: 2 left"
    none = table(captain(1, "Allende", attached=("Eyepatch",)), hand(1, "Eyepatch"), more=struck(1, 3))
    assert "Eyepatch" not in none.options
    assert not table(ALLENDE, hand(1, "Eyepatch")).offers("Eyepatch"), "there are no Hits"


def test_a_peg_leg_costs_adventuring_and_is_the_only_one() -> None:
    scene = table(ALLENDE, crew(1, "Jack Trades", "Hamish"), hand(1, "Peg Leg"), more=struck(1, 5))
    scene.choose("Peg Leg")
    assert scene.options == ["Allende", "Jack Trades"], "Hamish has No Attachments"
    scene.choose("Jack Trades")
    assert scene.decision.reason.endswith("Adventuring to play Peg Leg: 0 of 2")
    scene.choose("Tack Jack Trades")
    assert scene.decision.reason == "Absorb Hits: 2 left" and scene.host("Peg Leg") == "Jack Trades"
    legged = captain(1, "Allende", attached=("Peg Leg",))
    assert "Peg Leg" not in table(legged, hand(1, "Peg Leg"), more=struck(1, 5)).options


def test_flogging_is_for_villains() -> None:
    scene = table(KHEIRED, crew(1, "Inil", who("Dunti", tacked=True)), hand(1, "Flogging"))
    scene.choose("Play Flogging")
    assert scene.options == ["Kheired-Din", "Inil"]
    scene.choose("Inil")
    assert scene.tacked("Inil") and len(scene.hand(1)) == 2
    assert not table(ALLENDE, crew(1, "Oar Team"), hand(1, "Flogging")).offers("Flogging")


def test_fresh_fruit_makes_the_strong_adventurous() -> None:
    scene = table(ALLENDE, HANGED, crew(1, "Mr. Smythe", "Buccaneers"), hand(1, "Fresh Fruit"), PRINCESS)
    scene.choose("Complete Save the Princess", "Fresh Fruit", "Mr. Smythe")
    assert scene.decision.reason.endswith("2 of 3") and scene.tacked("Mr. Smythe")
    scene = table(ALLENDE, HANGED, crew(1, "Li'l Jim"), hand(1, "Fresh Fruit"))
    scene.choose("Sail to Frothing Sea")
    assert "Fresh Fruit" not in scene.options


ESCAPE = captain(1, "Allende"), ship(1, "The Hanged Man", sea="La Boca"), hand(1, "Last Second Escape!")
HUNTER = captain(2, "Kheired-Din"), ship(2, "Strange Skies", sea="La Boca")


def test_a_last_second_escape_from_cannon() -> None:
    scene = table(*ESCAPE, *HUNTER, crew(2, "Mr. Smythe"), to_act=2)
    scene.choose("Fire at The Hanged Man", "Tack Mr. Smythe")
    escape = "Last Second Escape!"
    assert scene.kind == "react" and scene.options == [escape, "Pass"]
    scene.choose("Last Second Escape!")
    declined(scene)
    scene.choose("Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.to_act == 1 and not scene.tacked("Allende"), "no Hits"


def test_a_last_second_escape_from_a_boarding() -> None:
    scene = table(*ESCAPE, *HUNTER, crew(2, "Galley Captives"), to_act=2)
    scene.choose("Board The Hanged Man", "Tack Galley Captives")
    declined(scene)
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Last Second Escape!")
    assert scene.kind == "pay_cancel" and scene.asked == 2, "who is targeted may cancel it for the Move Cost"
    scene.choose("Pass", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.state.boarding_at < 0


def test_there_is_no_escape_from_other_hits_or_for_others() -> None:
    scene = table(*ESCAPE, crew(1, "Jack Trades"), more=struck(1, 2))
    assert not scene.offers("Last Second Escape!")
    third = captain(3, "Comte Robert Méchant"), ship(3, "The Black Freighter", sea="La Boca")
    scene = table(*ESCAPE, *HUNTER, crew(2, "Mr. Smythe"), *third, players=3, to_act=2)
    scene.choose("Fire at The Black Freighter", "Tack Mr. Smythe")
    assert scene.kind == "absorb_step" and scene.asked == 3, "it is not your Ship"


def test_lemons_refresh_an_adventurer() -> None:
    entries = captain(1, "Allende", tacked=True), HANGED, hand(1, "Lemons"), PRINCESS
    scene = table(*entries, crew(1, "Buccaneers", who("Jack Trades", tacked=True)))
    scene.choose("Complete Save the Princess", "Tack Buccaneers", "Jack Trades")
    assert scene.kind == "react" and scene.options == ["Lemons", "Pass"]
    scene.choose("Lemons")
    assert not scene.tacked("Buccaneers") and scene.tacked("Jack Trades") and scene.tacked("Allende")
    scene = table(*entries, crew(1, who("Jack Trades", tacked=True)))
    scene.choose("Complete Save the Princess", "The Hanged Man")
    scene.choose("Jack Trades")
    assert scene.to_act == 2, "no Crew tacked for it"


def test_minor_hull_damage_absorbs_weighs_and_can_be_mended() -> None:
    scene = table(ALLENDE, HANGED, crew(1, "Mr. Smythe"), hand(1, "Minor Hull Damage"), more=struck(1, 5))
    scene.choose("Minor Hull Damage")
    assert scene.decision.reason == "Absorb Hits: 1 left" and scene.host("Minor Hull Damage") == "The Hanged Man"
    assert move_cost(scene.state, 0) == 4 and crew_count(scene.state, 0) == 3
    damaged = ship(1, "The Hanged Man", sea="La Boca", attached=("Minor Hull Damage",))
    scene = table(ALLENDE, damaged)
    scene.choose("Act: Minor Hull Damage", "Tack Allende")
    assert scene.sunk(1) == ["Minor Hull Damage"] and move_cost(scene.state, 0) == 3
    assert not table(captain(1, "Allende", tacked=True), damaged).offers("Act: Minor Hull Damage")
    assert not table(ALLENDE, HANGED, hand(1, "Minor Hull Damage")).offers("Minor Hull Damage"), "there are no Hits"


def test_it_is_no_fun_to_be_a_captive() -> None:
    captives = crew(1, "Galley Captives", "Petro Angelina", "Dunti")
    scene = table(KHEIRED, captives, hand(1, "No Fun to Be a Captive"))
    scene.choose("Play No Fun to Be a Captive", "Galley Captives")
    assert scene.sunk(1) == ["Galley Captives"] and scene.skill("Petro Angelina", SAILING) == 4
    assert scene.skill("Petro Angelina", CANNON) == 2 and scene.skill("Petro Angelina", INFLUENCE) == 1
    alone = table(KHEIRED, crew(1, "Galley Captives", "Dunti"), hand(1, "No Fun to Be a Captive"))
    assert not alone.offers("No Fun to Be a Captive"), "there is no other Captive"


def test_the_secrets_of_the_tops() -> None:
    entries = captain(1, "Allende", tacked=True), HANGED, hand(1, "Secrets of the Tops")
    scene = table(*entries, crew(1, "William Fodd", "Li'l Jim"), ship(1, "Strange Skies", sea="La Boca"))
    scene.choose("Sail to Frothing Sea", "Tack William Fodd", "Secrets of the Tops")
    assert scene.sea(1) == "Frothing Sea", "3 and 4"
    scene = table(*entries, crew(1, "Jack Trades", "Oar Team"), ship(1, "Strange Skies", sea="La Boca"))
    scene.choose("Sail to Frothing Sea", "Tack Jack Trades")
    assert scene.kind != "react", "no Topman"


def test_the_living_storm_finds_the_busy() -> None:
    two = pile(2, "adventures", who("Save the Princess", sea="Trade Sea"), who("Crashing Seas", sea="The Mirror"))
    scene = table(hand(1, "The Living Storm"), two, ship(2, sea="Trade Sea"))
    scene.choose("Play The Living Storm")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 3 left"
    deed = "inflict three Hits on target Ship with two or more …"
    assert f"The Crimson Roger is the target of The Living Storm ({deed})." in scene.log()
    assert "Nothing to choose: The Crimson Roger is the only one possible." in scene.log()
    one = pile(2, "adventures", who("Save the Princess", sea="Trade Sea"))
    assert not table(hand(1, "The Living Storm"), one).offers("The Living Storm")


def test_too_close_for_comfort() -> None:
    scene = table(ALLENDE, crew(1, "Jack Trades", "Mr. Smythe"), hand(1, "Too Close for Comfort"), more=struck(1, 5))
    scene.choose("Tack Jack Trades", "Too Close for Comfort")
    assert scene.decision.reason == "Absorb Hits: 1 left"
    sunk = table(ALLENDE, crew(1, "Jack Trades", "Mr. Smythe"), hand(1, "Too Close for Comfort"), more=struck(1, 5))
    sunk.choose("Sink Jack Trades")
    assert sunk.kind == "absorb_step", "who sinks is no nearer"


def test_the_wounded_absorb_more_and_stay_tacked() -> None:
    scene = table(ALLENDE, HANGED, crew(1, "Jack Trades"), hand(1, "Wounded"), more=struck(1, 5))
    scene.choose("Tack Jack Trades", "Wounded")
    assert scene.to_act and scene.host("Wounded") == "Jack Trades", "2 and 3"
    hard = table(KHEIRED, SKIES, crew(1, "Hamish", "Inil"), hand(1, "Wounded"), more=struck(1, 6))
    hard.choose("Tack Hamish")
    assert hard.kind == "absorb_step", "Hamish has No Attachments"


def test_the_wounded_may_recover_instead_of_untacking() -> None:
    hurt = crew(1, who("Jack Trades", tacked=True, attached=("Wounded",)), who("Oar Team", tacked=True))
    scene = table(ALLENDE, HANGED, hurt)
    scene.choose("Pass", "Pass")
    assert scene.kind == "may_effect" and scene.asked == 1
    scene.choose("Yes")
    assert scene.discard(1) == ["Wounded"] and scene.tacked("Jack Trades") and not scene.tacked("Oar Team")
    scene = table(ALLENDE, HANGED, hurt)
    scene.choose("Pass", "Pass", "No")
    assert scene.tacked("Jack Trades") and scene.host("Wounded") == "Jack Trades"


def test_an_effect_does_not_untack_the_wounded() -> None:
    hurt = crew(1, "Gustolph Hirsch", who("Petro Angelina", tacked=True, attached=("Wounded",)))
    scene = table(KHEIRED, SKIES, hurt)
    scene.choose("Act: Gustolph Hirsch", "Yes")
    assert scene.tacked("Petro Angelina") and scene.discard(1) == ["Wounded"]


# Chanteys


def test_the_first_tide_helps_topmen_until_it_is_sung_down() -> None:
    tide = {"name": "First Tide", "by": 1}
    scene = table(ALLENDE, crew(1, "William Fodd", "Oar Team"), hand(1, "Cutlass", "Prayer"), chantey=tide)
    assert scene.skill("William Fodd", SAILING) == 6 and scene.skill("Oar Team", SAILING) == 2
    assert not scene.offers("Act: First Tide"), "three cards are needed"
    scene = table(crew(2, "William Fodd"), hand(2, "Cutlass", "Prayer", "Oar Team"), to_act=2, chantey=tide)
    scene.choose("Act: First Tide")
    assert len(scene.sunk(2)) == 3 and scene.sunk(1) == ["First Tide"] and scene.skill("William Fodd", SAILING) == 3


def test_hidden_talents_are_the_captains() -> None:
    talents = {"name": "Hidden Talents", "by": 1}
    scene = table(ALLENDE, crew(1, "Jack Trades"), captain(2, "Kheired-Din"), chantey=talents)
    assert [scene.skill("Allende", k) for k in range(len(SKILLS))] == [3, 4, 6, 4, 5]
    assert scene.skill("Kheired-Din", CANNON) == 4 and scene.skill("Jack Trades", ADVENTURING) == 2


def test_the_trail_of_the_dead_weakens_everybody_but_leaves_one() -> None:
    trail = {"name": "The Trail of the Dead", "by": 1}
    scene = table(ALLENDE, crew(1, "Jack Trades", "Oar Team"), crew(2, "Skeletal Brutes"), chantey=trail)
    assert (tacks(scene, "Allende"), tacks(scene, "Jack Trades"), sinks(scene, "Jack Trades")) == (3, 1, 1)
    assert sinks(scene, "Oar Team") == 1 and sinks(scene, "Skeletal Brutes") == 2


# What keeps cards in play

HULL = ship(1, "The Hanged Man", sea="La Boca", attached=("Minor Hull Damage",))


def test_minor_hull_damage_is_not_removed_by_other_cards_of_ones_own() -> None:
    saw = act(sink(target(on_ship, of="attachments")))
    cards = written_on(Minor_Hull_Damage=cannot(TO_LEAVE_PLAY, itself, own=True), Stench=saw)
    mine = sail(HULL, crew(1, "Stench"), cards=cards)
    mine.choose("Act: Stench")
    assert mine.zone("Minor Hull Damage") == "attached"
    theirs = sail(HULL, crew(2, "Stench"), to_act=2, cards=cards)
    theirs.choose("Act: Stench")
    assert theirs.zone("Minor Hull Damage") == "sunk"


def test_control_cards_are_no_targets_of_what_removes_sea_attachments() -> None:
    storm = act(discard(target(on_sea, here, of="attachments")))
    cards = written_on(Swift_Vengeance=cannot(TO_BE_REMOVED, itself), Stench=storm)
    seas = '[seas]\n"The Mirror" = [{{name = "{}", by = 2}}]\n'
    entries = ship(1, sea="The Mirror"), crew(1, "Stench")
    assert not sail(*entries, more=seas.format("Swift Vengeance"), cards=cards).offers("Act: Stench")
    assert sail(*entries, more=seas.format("Secret of the Winds"), cards=cards).offers("Act: Stench")
