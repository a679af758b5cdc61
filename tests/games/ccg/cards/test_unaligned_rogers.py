"""The texts of cards of no faction in the decks of three more factions: each used, and not usable where it must not."""

import pytest
from ccg_scene import Entry, Scene, captain, crew, hand, sail, ship, who
from ccg_written import hits, pay, sea, spend, struck, table, written_on
from ledger import rule
from quarterdeck.games.ccg.effects.build import pay as ask_for
from quarterdeck.games.ccg.effects.language import a_ship, act, change, draw, enemy, here
from quarterdeck.games.ccg.terms import CANNON, SAILING
from quarterdeck.games.ccg.values import cannon_hits, move_cost

MINE = captain(1, "Kheired-Din", tacked=True), ship(1, "Strange Skies", sea="La Boca")
ENEMY = captain(2, "Berek"), ship(2, "The Hurricane", sea="La Boca")
AWAY = captain(2, "Berek"), ship(2, "The Hurricane", sea="The Mirror")
HOME = *MINE, *ENEMY
BOYS = crew(2, *["Bully Boys"] * 5)


def left(scene: Scene) -> int:
    """The Hits that player 2 has to absorb now."""
    assert scene.asked == 2 and scene.kind == "absorb_step", scene.decision
    return int(scene.decision.reason.removeprefix("Absorb Hits: ").removesuffix(" left"))


# Adventures and Attachments


def test_syrneth_powder_makes_cannon_attacks_worse() -> None:
    scene = table(MINE[0], ship(1, "Strange Skies", sea="La Boca", attached=("Syrneth Powder",)), *ENEMY,
                  crew(1, "Mark Scars"), BOYS)  # fmt: skip
    assert cannon_hits(scene.state, 1) == 0
    scene.choose("Fire at The Hurricane")
    assert left(scene) == 6


@pytest.mark.parametrize(("name", "price", "removed"), [
    ("Armed Brig", 5, "discard"), ("Speedy Courier", 4, "discard"), ("Warship", 6, "sunk"),
])  # fmt: skip
def test_who_is_in_its_sea_drives_an_ally_away(name: str, price: int, removed: str) -> None:
    rich = crew(2, *["Mark Scars"] * 3)
    scene = table(*HOME, rich, to_act=2, more=sea("La Boca", name))
    scene.choose(f"Act: {name}")
    assert scene.decision.reason.endswith(f"0 of {price}")
    pay(scene)
    assert (scene.discard(1) if removed == "discard" else scene.sunk(1)) == [name]
    assert not table(*HOME, rich, to_act=2, more=sea("The Mirror", name)).offers(f"Act: {name}"), "not in its Sea"


@pytest.mark.parametrize("name", ["Armed Brig", "Speedy Courier", "Warship", "Merchant Ship"])
def test_an_ally_goes_to_an_adjacent_sea(name: str) -> None:
    scene = table(*HOME, more=sea("The Mirror", name))
    scene.choose(next(o for o in scene.options if o.startswith(f"Act: {name}")))
    assert scene.host(name) == "Forbidden Sea" and scene.tacked(name), "The Mirror is the last of the line"
    assert not table(*HOME, more=sea("The Mirror", name, tacked=True)).offers(f"Act: {name}")


@pytest.mark.parametrize("name", ["Armed Brig", "Warship"])
def test_an_armed_ally_fires_in_its_own_sea(name: str) -> None:
    scene = table(*MINE, *AWAY, BOYS, more=sea("The Mirror", name))
    scene.choose(f"Act: {name} (make a Cannon Attack")
    assert left(scene) == 4 and scene.tacked(name)
    assert not table(*HOME, more=sea("The Mirror", name)).offers(f"{name} (make a Cannon Attack"), "no Ship is there"


def test_cheap_cannons_are_used_up() -> None:
    gunner = crew(1, who("Mark Scars", attached=("Cheap Cannons",)), "Thom Brunner")
    scene = table(*HOME, gunner, BOYS)
    scene.choose("Fire at The Hurricane", "Tack Mark Scars", "Cheap Cannons")
    assert left(scene) == 7 and scene.discard(1) == ["Cheap Cannons"]
    scene = table(*HOME, gunner, BOYS)
    scene.choose("Fire at The Hurricane", "Tack Thom Brunner")
    assert left(scene) == 3


def test_a_merchant_ship_comes_into_play_in_the_forbidden_sea() -> None:
    scene = table(*HOME, crew(1, "Jack Trades"), hand(1, "Merchant Ship"))
    pay(scene.choose("Attach Merchant Ship"))
    assert scene.host("Merchant Ship") == "Forbidden Sea"


def test_a_merchant_ship_trades_in_the_frothing_sea() -> None:
    crew_ = crew(1, who("Li'l Jim", tacked=True), who("Jack Trades", tacked=True))
    scene = table(*HOME, crew_, more=sea("Frothing Sea", "Merchant Ship"))
    scene.choose("Act: Merchant Ship (untack a Crew of")
    assert not scene.tacked("Li'l Jim") and scene.tacked("Jack Trades"), "he costs 5, and the Captain nothing"
    assert scene.tacked("Merchant Ship") and scene.host("Merchant Ship") == "Forbidden Sea"
    assert not table(*HOME, crew_, more=sea("La Boca", "Merchant Ship")).offers("Act: Merchant Ship (untack a Crew of")


def test_a_special_gift_reaches_a_ship_in_this_sea() -> None:
    gifted = crew(1, who("Sidney", attached=("Special Gift",)))
    scene = table(*HOME, gifted, BOYS)
    scene.choose("Act: Special Gift")
    assert left(scene) == 1 and scene.tacked("Special Gift") and not scene.tacked("Sidney")
    assert not table(*MINE, *AWAY, gifted).offers("Act: Special Gift")


def test_a_speedy_courier_pays_from_another_sea() -> None:
    entries = *HOME, crew(1, "Fancy Dans"), hand(1, "Jack Trades", "Oar Team")
    scene = table(*entries, more=sea("The Mirror", "Speedy Courier"))
    scene.choose("Hire Oar Team", "Speedy Courier")
    assert "Oar Team" in scene.crew(1) and scene.tacked("Speedy Courier")
    scene = table(*entries, more=sea("La Boca", "Speedy Courier"))
    scene.choose("Hire Oar Team")
    assert scene.options == ["Tack Fancy Dans", "Stop"]


def test_styrke_makes_its_crew_hit_harder() -> None:
    scene = table(*HOME, crew(1, who("Gris Hallisdottir", attached=("Styrke (Strength)",)), "Mr. Smythe"))
    assert hits(scene, "Gris Hallisdottir") == 2 and hits(scene, "Mr. Smythe") == 0


def swivel(tacked: bool = False) -> Entry:
    return ship(1, "Strange Skies", sea="La Boca", attached=(who("Swivel Gun", tacked),))


def test_a_swivel_gun_fires_by_itself() -> None:
    scene = table(MINE[0], swivel(), *ENEMY, BOYS)
    scene.choose("Act: Swivel Gun")
    assert left(scene) == 1
    assert not table(MINE[0], swivel(tacked=True), *ENEMY).offers("Act: Swivel Gun")


def test_a_swivel_gun_adds_to_a_cannon_cost() -> None:
    scene = table(MINE[0], swivel(), *ENEMY, BOYS, crew(1, "Mark Scars"))
    scene.choose("Fire at The Hurricane", "Swivel Gun")
    assert left(scene) == 5
    scene = table(MINE[0], swivel(), *ENEMY, crew(1, "Li'l Jim", "Oar Team"))
    scene.choose("Sail to Frothing Sea")
    assert not scene.offers("Swivel Gun")


def test_villskap_rages_for_adventuring() -> None:
    furious = crew(1, who("Gris Hallisdottir", attached=("Villskap (Fury)",)), "Jack Trades")
    scene = table(*HOME, furious, BOYS)
    scene.choose("Act: Villskap (Fury)", "The Hurricane", "Tack Gris")
    assert left(scene) == 2 and scene.tacked("Villskap (Fury)")
    tired = crew(1, who("Gris Hallisdottir", tacked=True, attached=("Villskap (Fury)",)))
    assert not table(*HOME, tired).offers("Act: Villskap (Fury)"), "nobody can pay"


# Actions about Cannon


def test_again_boys_is_another_cannon_attack() -> None:
    scene = table(*HOME, BOYS, crew(1, "Mr. Smythe", "Thom Brunner", "Mark Scars"), hand(1, "\"Again, Boys!\""))
    scene.choose("Fire at The Hurricane", "Tack Thom Brunner", "Tack Bully Boys")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("\"Again, Boys!\"", "Tack Mr. Smythe", "Fire at The Hurricane")
    assert left(scene) == 4 and scene.tacked("Mark Scars")
    scene.choose("Tack Bully Boys")
    assert scene.to_act == 2


def test_again_boys_is_only_for_ones_own_cannon_attacks_and_for_no_other_action() -> None:
    boys = hand(1, "\"Again, Boys!\"")
    scene = table(*HOME, crew(2, "Mark Scars"), crew(1, "Jack Trades", "Bully Boys"), boys, to_act=2)
    scene.choose("Fire at Strange Skies", "Tack Mark Scars", "Tack Jack Trades", "Tack Bully Boys")
    assert scene.kind == "take_action"
    moored = ship(1, "Strange Skies", sea="La Boca", tacked=True)
    scene = table(*HOME, moored, BOYS, crew(1, "Mr. Smythe", "Thom Brunner", "Li'l Jim"), boys)
    scene.choose("Fire at The Hurricane", "Tack Thom Brunner", "Tack Bully Boys")
    scene.choose("\"Again, Boys!\"", "Tack Mr. Smythe")
    assert scene.to_act == 2, "nobody with Cannon is left, and a move is no Cannon Attack"


def test_a_12_pound_volley() -> None:
    scene = table(*HOME, BOYS, crew(1, *["Mark Scars"] * 2), hand(1, "12-Pound Cannon Volley"))
    scene.choose("Play 12-Pound Cannon Volley (make a Cannon Attack of seven", "The Hurricane")
    pay(scene)
    assert left(scene) == 7
    assert not table(*HOME, crew(1, "Mark Scars"), hand(1, "12-Pound Cannon Volley")).offers("12-Pound"), "4 of 6"


def test_a_12_pound_volley_for_an_adventure_instead_of_its_cost() -> None:
    famous = crew(1, who("Jack Trades", tacked=True, attached=("Crossfire",)))
    scene = table(*HOME, BOYS, famous, hand(1, "12-Pound Cannon Volley"))
    assert not scene.offers("Play 12-Pound Cannon Volley (make a Cannon Attack of seven")
    scene.choose("Play 12-Pound Cannon Volley (make a Cannon Attack of two", "Crossfire", "The Hurricane")
    assert left(scene) == 2 and scene.tacked("Crossfire")
    weak = crew(1, who("Jack Trades", tacked=True, attached=("Eisen Cannons",)))
    assert not table(*HOME, weak, hand(1, "12-Pound Cannon Volley")).offers("12-Pound Cannon Volley"), "3 of 4"


def test_a_12_pound_volley_of_two_hits_may_be_paid_for() -> None:
    rich = crew(1, *["Mark Scars"] * 2, who("Jack Trades", attached=("Crossfire",)))
    scene = table(*HOME, BOYS, rich, hand(1, "12-Pound Cannon Volley"))
    scene.choose("Play 12-Pound Cannon Volley (make a Cannon Attack of two", "Done", "The Hurricane")
    assert scene.decision.reason == "Tack Crew for Cannon to play 12-Pound Cannon Volley: 0 of 6"


@pytest.mark.parametrize(("name", "action"), [("Bad Powder", "Fire at"), ("Slip of the Tongue", "Hire Fancy Dans")])
def test_a_crew_produces_nothing(name: str, action: str) -> None:
    theirs = crew(2, "Jack Trades"), hand(2, "Fancy Dans"), captain(2, "Berek", tacked=True), ENEMY[1]
    scene = table(*MINE, *theirs, crew(1, "Sandoval's Guard"), hand(1, name), to_act=2)
    spend(scene.choose(action))
    assert scene.kind == "react" and scene.asked == 1
    pay(scene.choose(name))
    assert scene.to_act == 1 and scene.tacked("Jack Trades") and scene.tacked("Sandoval's Guard")
    assert scene.crew(2) == ["Berek", "Jack Trades"], "nobody was hired, and nobody was hit"


def test_bad_powder_is_for_cannon_only() -> None:
    theirs = crew(2, "Jack Trades"), hand(2, "Fancy Dans"), captain(2, "Berek", tacked=True), ENEMY[1]
    scene = table(*MINE, *theirs, crew(1, "Jack Trades"), hand(1, "Bad Powder"), to_act=2)
    spend(scene.choose("Hire Fancy Dans"))
    assert scene.to_act == 1 and "Fancy Dans" in scene.crew(2)


def test_bad_powder_may_be_canceled_by_whom_it_targets() -> None:
    theirs = crew(2, "Mark Scars", "Jack Trades"), captain(2, "Berek"), ENEMY[1]
    scene = table(*MINE, *theirs, crew(1, "Jack Trades", "Bully Boys", "Bully Boys"), hand(1, "Bad Powder"), to_act=2)
    spend(scene.choose("Fire at Strange Skies", "Tack Mark Scars", "Bad Powder"))
    assert scene.kind == "pay_cancel" and scene.asked == 2
    scene.choose("Cancel", "Tack Jack Trades")
    assert scene.asked == 1 and scene.decision.reason == "Absorb Hits: 4 left"


def test_what_a_crew_produces_extra_is_nothing_with_bad_powder() -> None:
    mine = crew(1, "Mark Scars", "Mr. Smythe"), hand(1, "Good Shot!", "Son of a Gun")
    scene = table(*HOME, *mine, crew(2, "Sandoval's Guard"), hand(2, "Bad Powder"))
    scene.choose("Fire at The Hurricane", "Tack Mark Scars", "Good Shot!")
    spend(scene.choose("Bad Powder")).choose("Son of a Gun")
    pay(scene)
    assert scene.to_act == 2 and scene.crew(2) == ["Berek", "Sandoval's Guard"], "no Hits"


def test_bad_powder_targets_a_card_and_can_be_answered_so() -> None:
    theirs = crew(2, "Mark Scars", "Li'l Jim", "Li'l Jim"), hand(2, "The Better Part of Valor"), hand(1, "Bad Powder")
    scene = table(*HOME, crew(1, "Jack Trades", "Bully Boys", "Bully Boys"), *theirs, to_act=2)
    spend(scene.choose("Fire at Strange Skies", "Tack Mark Scars", "Bad Powder")).choose("Pass")
    assert scene.kind == "react" and scene.asked == 2
    pay(scene.choose("The Better Part of Valor"))
    assert scene.asked == 1 and scene.decision.reason == "Absorb Hits: 4 left"


def test_a_ship_hit_below_the_waterline_is_slow() -> None:
    entries = *HOME, crew(1, "Mark Scars", "Thom Brunner"), BOYS, hand(1, "Below the Waterline")
    scene = table(*entries)
    scene.choose("Fire at The Hurricane", "Tack Mark Scars")
    assert scene.kind == "react" and scene.asked == 1
    before = move_cost(scene.state, 1)
    scene.choose("Below the Waterline")
    assert move_cost(scene.state, 1) == before + 1 and left(scene) == 4
    scene = table(*entries)
    scene.choose("Fire at The Hurricane", "Tack Thom Brunner")
    assert left(scene) == 3, "nothing was asked: it takes more than 3"
    theirs = crew(2, "Mark Scars", "Bully Boys"), hand(1, "Below the Waterline")
    scene = table(*HOME, crew(1, "Mark Scars"), *theirs, to_act=2)
    scene.choose("Fire at Strange Skies", "Tack Mark Scars")
    assert scene.kind == "absorb_step", "somebody else inflicts them"


def test_better_off_chum_may_be_bought_off_with_a_crew() -> None:
    entries = *HOME, crew(1, "Mark Scars"), BOYS, hand(1, "Better Off Chum")
    scene = table(*entries)
    spend(scene.choose("Play Better Off Chum", "The Hurricane"))
    assert scene.kind == "may_effect" and scene.asked == 2
    scene.choose("No")
    assert left(scene) == 7
    scene = table(*entries)
    spend(scene.choose("Play Better Off Chum", "The Hurricane")).choose("Yes", "Bully Boys (first)")
    assert scene.sunk(2) == ["Bully Boys"] and scene.to_act == 2
    poor = table(*HOME, crew(1, "Thom Brunner"), hand(1, "Better Off Chum"))
    assert not poor.offers("Better Off Chum"), "3 of 4"


@pytest.mark.parametrize(("name", "extra"), [("Good Shot!", 1), ("Son of a Gun", 2)])
def test_a_gunner_shoots_better(name: str, extra: int) -> None:
    scene = table(*HOME, crew(1, "Mark Scars", "Mr. Smythe"), BOYS, hand(1, name))
    scene.choose("Fire at The Hurricane", "Tack Mark Scars", name)
    pay(scene)
    assert left(scene) == 4 + extra
    scene = table(*HOME, crew(2, "Mark Scars"), crew(1, "Jack Trades", "Bully Boys"), hand(1, name), to_act=2)
    scene.choose("Fire at Strange Skies", "Tack Mark Scars")
    assert scene.kind == "absorb_step", "it is no Crew of yours"


def test_a_direct_hit_needs_a_great_gunner() -> None:
    great = crew(1, who("Mark Scars", attached=("Eisen Cannons",)), "Thom Brunner")
    scene = table(*HOME, great, BOYS, hand(1, "Direct Hit!"))
    scene.choose("Fire at The Hurricane", "Tack Mark Scars", "Direct Hit!")
    assert left(scene) == 10
    scene = table(*HOME, great, BOYS, hand(1, "Direct Hit!"))
    scene.choose("Fire at The Hurricane", "Tack Thom Brunner")
    assert left(scene) == 3


def test_an_evasive_course_is_for_cannon_attacks() -> None:
    entries = *HOME, crew(1, "Mark Scars"), crew(2, "Li'l Jim", "Bully Boys", "Bully Boys"), hand(2, "Evasive Course")
    scene = table(*entries)
    scene.choose("Fire at The Hurricane")
    assert scene.offers("Evasive Course") and left(scene) == 4
    scene.choose("Evasive Course", "Tack Li'l Jim")
    assert scene.to_act == 2, "4 less 5"
    assert not table(*entries, more=struck(2, 4)).offers("Evasive Course")


def test_a_misfire_strikes_both() -> None:
    theirs = crew(2, "Jack Trades", *["Bully Boys"] * 3), hand(2, "Misfire")
    entries = *HOME, crew(1, "Mark Scars", "Bully Boys"), *theirs
    scene = table(*entries)
    scene.choose("Fire at The Hurricane")
    assert scene.kind == "react" and scene.asked == 2
    scene.choose("Misfire", "Tack Jack Trades")
    assert scene.asked == 1 and scene.decision.reason == "Absorb Hits: 1 left"
    scene.choose("Tack Bully Boys")
    assert left(scene) == 3
    assert not table(*entries, more=struck(2, 4)).offers("Misfire")


def test_a_misfire_leaves_other_extra_hits() -> None:
    armed = ship(1, "Strange Skies", sea="La Boca", attached=("Syrneth Powder",))
    theirs = crew(2, "Jack Trades", "Jack Trades", "Bully Boys"), hand(2, "Misfire", "Bad Powder"), *ENEMY
    scene = table(MINE[0], armed, crew(1, "Mark Scars", "Bully Boys"), *theirs)
    scene.choose("Fire at The Hurricane", "Bad Powder", "Tack Jack Trades", "Misfire", "Tack Jack Trades")
    scene.choose("Tack Bully Boys")
    assert left(scene) == 1, "nothing produced, 1 less, 2 extra"


# Other Actions


def test_take_it_like_a_man_cancels_what_is_played_against_hits() -> None:
    entries = *HOME, crew(1, "Jack Trades", "Jack Trades"), crew(2, "Mr. Smythe", "Bully Boys", "Jack Trades")
    scene = table(*entries, hand(1, "\"Take It Like a Man!\""), hand(2, "Near Miss"), more=struck(2, 3, boarding=True))
    scene.choose("Near Miss")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("\"Take It Like a Man!\"")
    pay(scene)
    assert left(scene) == 3 and scene.discard(2) == ["Near Miss"]
    scene = table(*entries, hand(1, "\"Take It Like a Man!\""), hand(2, "Hole in the Hull"), to_act=2)
    scene.choose("Play Hole in the Hull", "Strange Skies")
    pay(scene)
    assert scene.kind == "absorb_step", "it is no answer to Hits"


def test_frozen_sails_need_a_topman() -> None:
    entries = *MINE, *AWAY, crew(1, "Jack Trades", "Jack Trades"), hand(1, "Frozen Sails")
    scene = table(*entries, crew(2, "Li'l Jim", "Bully Boys"))
    pay(scene.choose("Play Frozen Sails", "The Hurricane"))
    assert scene.kind == "may_effect" and scene.asked == 2
    scene.choose("Yes")
    assert scene.tacked("Li'l Jim") and scene.to_act == 2
    scene = table(*entries, crew(2, who("Li'l Jim", tacked=True), "Bully Boys"))
    pay(scene.choose("Play Frozen Sails", "The Hurricane"))
    assert left(scene) == 4, "only an untacked one will do"


@pytest.mark.parametrize(("name", "n"), [("Hole in the Hull", 1), ("Rough Voyage", 2)])
def test_hits_on_any_ship(name: str, n: int) -> None:
    rich = crew(1, *["Jack Trades"] * 2)
    scene = table(*MINE, *AWAY, rich, BOYS, hand(1, name))
    pay(scene.choose(f"Play {name}", "The Hurricane"))
    assert left(scene) == n
    assert not table(*MINE, *AWAY, crew(1, "Mr. Smythe"), hand(1, name)).offers(name), "no Adventuring"


def test_one_vanishes_into_the_fog() -> None:
    entries = *HOME, crew(2, *["Li'l Jim"] * 3), hand(2, "Into the Fog")
    scene = table(*entries, more=struck(2, 9))
    scene.choose("Into the Fog")
    assert scene.decision.reason == f"Tack Crew for Sailing to play Into the Fog: 0 of {move_cost(scene.state, 1) + 2}"
    pay(scene)
    assert scene.kind == "take_action" and len(scene.crew(2)) == 4
    assert not table(*entries, more=struck(2, 2, boarding=True)).offers("Into the Fog")


def test_a_lightning_flash_sinks_somebody_cheap() -> None:
    rich = crew(1, *["Jack Trades"] * 3), hand(1, "Lightning Flash")
    scene = table(*HOME, *rich, crew(2, "Oar Team", "Li'l Jim"))
    scene.choose("Play Lightning Flash")
    assert scene.decision.reason.endswith("to play Lightning Flash: 0 of 6"), "one target: Li'l Jim costs 3"
    pay(scene)
    assert scene.sunk(2) == ["Oar Team"]
    assert not table(*HOME, *rich, crew(2, "Li'l Jim")).offers("Lightning Flash")


def test_a_lightning_flash_is_cheaper_where_it_storms() -> None:
    there = captain(2, "Berek"), ship(2, "The Hurricane", sea="Trade Sea")
    two = crew(1, *["Jack Trades"] * 2), hand(1, "Lightning Flash")
    scene = table(*MINE, *there, *two, crew(2, "Oar Team"))
    scene.choose("Play Lightning Flash")
    assert scene.decision.reason == "Tack Crew for Adventuring to play Lightning Flash: 0 of 4"
    assert not table(*HOME, *two, crew(2, "Oar Team")).offers("Lightning Flash"), "4 of 6"


def test_red_skies_at_night_speed_a_ship() -> None:
    scene = table(*HOME, crew(1, "Jack Trades"), hand(1, "Red Skies at Night"))
    assert move_cost(scene.state, 0) == 4
    spend(scene.choose("Play Red Skies at Night", "Strange Skies"))
    assert move_cost(scene.state, 0) == 3


@rule("CG-RULE-10", "CG-COST-12")
def test_red_skies_at_night_keep_their_minimum_whatever_changes() -> None:
    mine = captain(1, "Berek", tacked=True), ship(1, "The Hurricane", sea="La Boca")
    skies = crew(1, *["Jack Trades"] * 3), hand(1, *["Red Skies at Night"] * 3)
    scene = table(*mine, *skies, crew(2, *["Li'l Jim"] * 3), chantey={"name": "Bad Weather", "by": 2})
    for cost in (4, 3, 2):
        pay(scene.choose("Play Red Skies at Night", "The Hurricane"))
        assert move_cost(scene.state, 0) == cost, "5 in Bad Weather"
        if cost > 2:
            scene.choose("Pass")
    pay(scene.choose("Act: Bad Weather"))
    assert move_cost(scene.state, 0) == 1, "3 and three times 1 less, but not less than 1"


def test_a_stolen_wind_makes_all_sailing_dear() -> None:
    scene = table(*HOME, crew(1, "Li'l Jim"), crew(2, *["Li'l Jim"] * 3), hand(1, "Steal Their Wind"))
    pay(scene.choose("Play Steal Their Wind"))
    cost = move_cost(scene.state, 1)
    scene.choose("Sail to Frothing Sea")
    assert scene.decision.reason.endswith(f"0 of {cost + 2}")
    assert not table(*MINE, *AWAY, crew(1, "Li'l Jim"), hand(1, "Steal Their Wind")).offers("Steal Their Wind")


def test_a_stolen_wind_blows_in_every_bill_that_is_paid_in_sailing_alone() -> None:
    bills = ask_for(2, SAILING), ask_for(3, SAILING), ask_for(1, SAILING, CANNON)
    cards = written_on(
        Steal_Their_Wind=act(change(a_ship(enemy, here), "paid Sailing", 2)), Bully_Boys=act(*bills, draw(1)),
    )  # fmt: skip
    scene = sail(*HOME, crew(1, "Li'l Jim"), crew(2, "Bully Boys", *["Jack Trades"] * 6), hand(1, "Steal Their Wind"),
                 cards=cards)  # fmt: skip
    pay(scene.choose("Play Steal Their Wind"))
    scene.choose("Act: Bully Boys")
    due = []
    while scene.kind == "choose_producer":
        due.append(int(scene.decision.reason.rpartition(" ")[2]))
        scene.game.choose(scene.decision.options[0])
    assert list(dict.fromkeys(due)) == [4, 5, 1]


def test_a_stolen_wind_makes_canceling_dear() -> None:
    thieves = crew(1, "Li'l Jim", "Li'l Jim", "Oar Team"), hand(1, "Steal Their Wind")
    scene = table(*HOME, *thieves, crew(2, "Li'l Jim"))
    scene.choose("Play Steal Their Wind", "Tack Oar Team", "Pass")
    scene.choose("Pass", "Board The Hurricane")
    pay(scene)
    assert scene.kind == "boarding_opportunity", "Li'l Jim and Berek cannot pay two more"


def test_the_better_part_of_valor_cancels_an_action_card() -> None:
    theirs = crew(2, *["Li'l Jim"] * 2), hand(2, "The Better Part of Valor")
    scene = table(*HOME, crew(1, "Jack Trades"), hand(1, "Hole in the Hull"), *theirs)
    spend(scene.choose("Play Hole in the Hull", "The Hurricane"))
    assert scene.kind == "react" and scene.asked == 2
    scene.choose("The Better Part of Valor")
    pay(scene)
    assert scene.to_act == 2 and scene.sunk(2) == ["The Better Part of Valor"]
    assert scene.discard(1) == ["Hole in the Hull"] and len(scene.crew(2)) == 3


def test_the_better_part_of_valor_is_no_answer_to_other_cards() -> None:
    theirs = crew(2, *["Li'l Jim"] * 2), hand(2, "The Better Part of Valor")
    scene = table(*HOME, *theirs, more=sea("La Boca", "Warship"))
    scene.choose("Act: Warship (make a Cannon Attack", "The Hurricane")
    assert left(scene) == 4, "no Action card"
    scene = table(*HOME, crew(1, "Jack Trades"), hand(1, "Hole in the Hull"), *theirs)
    spend(scene.choose("Play Hole in the Hull", "Strange Skies"))
    assert scene.kind == "absorb_step", "not aimed at your cards"


def test_the_pride_of_the_vesten() -> None:
    proud = *MINE, crew(1, "Orm Greybeard", "Jack Trades"), hand(1, "Vesten Pride")
    scene = table(*proud, *ENEMY)
    scene.choose("Play Vesten Pride")
    assert hits(scene, "Orm Greybeard") == 2 and hits(scene, "Jack Trades") == 0, "he is a Swordsman, too"
    scene = table(*proud, captain(2, "Yngvild Olafssdottir"), ship(2, "The Revensj", sea="La Boca"))
    scene.choose("Play Vesten Pride")
    assert hits(scene, "Orm Greybeard") == 3 and hits(scene, "Yngvild Olafssdottir") == 2


def test_the_pride_of_the_vesten_reaches_crew_that_come_later_and_counts_ships_once() -> None:
    proud = *MINE, crew(1, "Jack Trades", "Jack Trades"), hand(1, "Vesten Pride", "Brawny Rowers")
    alone = captain(3, "Yngvild Olafssdottir", tacked=True), ship(3, "The Revensj", sea="La Boca"), hand(3)
    scene = table(*proud, *ENEMY, *alone, players=3)
    scene.choose("Play Vesten Pride", "Fire at The Revensj")
    assert scene.state.out == 4, "the Vesten Ship has gone down since"
    pay(scene.choose("Hire Brawny Rowers"))
    assert hits(scene, "Brawny Rowers") == 2


# Chanteys


def test_in_el_morro_gunners_learn_to_shoot() -> None:
    song = {"name": "Imprisonment in El Morro", "by": 2}
    scene = table(*HOME, crew(1, "Mark Scars", "Mr. Smythe"), BOYS, chantey=song)
    scene.choose("Fire at The Hurricane", "Tack Mark Scars")
    assert left(scene) == 6
    scene = table(*HOME, crew(1, "Mark Scars", "Mr. Smythe"), BOYS, chantey=song)
    scene.choose("Fire at The Hurricane", "Tack Mr. Smythe")
    assert left(scene) == 2, "no Gunner"


def test_anybody_ends_the_imprisonment_in_el_morro() -> None:
    song = {"name": "Imprisonment in El Morro", "by": 2}
    scene = table(*HOME, crew(1, *["Bully Boys"] * 3), chantey=song)
    pay(scene.choose("Act: Imprisonment in El Morro"))
    assert scene.sunk(2) == ["Imprisonment in El Morro"]
    assert not table(*HOME, crew(1, "Bully Boys"), chantey=song).offers("Act: Imprisonment"), "2 of 6"


def test_the_vision_spreads_makes_all_crew_dear() -> None:
    entries = *HOME, crew(1, *["Fancy Dans"] * 2), hand(1, "Oar Team")
    scene = table(*entries, chantey={"name": "The Vision Spreads", "by": 2})
    scene.choose("Hire Oar Team")
    assert scene.decision.reason == "Tack Crew for Influence to hire Oar Team: 0 of 4"
    scene = table(*entries)
    scene.choose("Hire Oar Team")
    assert scene.decision.reason == "Tack Crew for Influence to hire Oar Team: 0 of 2"
