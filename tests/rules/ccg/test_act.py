"""The thirteen actions (CG-ACT), but for Acts of cards."""

import pytest

from ccg_scene import Scene, captain, crew, hand, pile, sail, ship, who
from ledger import rule
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, SAILING, SWASHBUCKLING


# 1. Hire Crew


@rule("CG-ACT-01a", "CG-CARDS-06", "CG-CARDS-08")
def test_a_crew_is_hired_for_its_influence_cost() -> None:
    scene = sail(hand(1, "Otiro", "Mr. Smythe"))
    scene.choose("Hire Otiro", "Tack Berek")
    assert scene.crew(1) == ["Berek", "Otiro"] and not scene.tacked("Otiro")
    assert scene.to_act == 2, "one Crew per action"


@rule("CG-ACT-01b", "CG-CARDS-13", "CG-RULE-39")
def test_nobody_is_hired_beyond_the_crew_maximum() -> None:
    seven = ("Brutes",) * 7
    assert sail(ship(1, "The Hanged Man", sea="La Boca"), crew(1, *seven[:6]), hand(1, "Fancy Dans")).offers("Hire")
    assert not sail(ship(1, "The Hanged Man", sea="La Boca"), crew(1, *seven), hand(1, "Fancy Dans")).offers("Hire")


@rule("CG-CARDS-13")
def test_being_over_the_maximum_forces_nothing() -> None:
    scene = sail(ship(1, "The Hanged Man", sea="La Boca"), crew(1, *("Brutes",) * 9))
    assert scene.to_act == 1 and len(scene.crew(1)) == 10


@rule("CG-ACT-01c", "CG-ACT-01b", "CG-KEY-01")
def test_crew_of_another_faction_may_be_hired_unless_it_is_loyal() -> None:
    scene = sail(hand(1, "Carlos Altenar", "Sandoval's Guard"))
    assert scene.offers("Hire Carlos Altenar") and not scene.offers("Hire Sandoval's Guard")


# 2. Experience a Crew


@rule("CG-ACT-02a", "CG-EXP-02", "CG-EXP-03", "CG-EXP-04", "CG-EXP-05")
def test_an_experienced_crew_takes_the_place_of_the_other() -> None:
    scene = sail(captain(1, "Reis"), crew(1, who("Julius Caligari", tacked=True, attached=("Cutlass",))),
                 hand(1, "Julius Caligari (Experienced)"))  # fmt: skip
    scene.choose("Experience Julius Caligari (Experienced)")
    assert scene.crew(1) == ["Reis", "Julius Caligari (Experienced)"]
    assert scene.tacked("Julius Caligari (Experienced)") and scene.host("Cutlass") == "Julius Caligari (Experienced)"
    assert scene.discard(1) == ["Julius Caligari"]
    assert scene.skill("Julius Caligari (Experienced)", ADVENTURING) == 2


@rule("CG-EXP-06")
def test_experiencing_is_no_hiring_and_is_possible_at_the_maximum() -> None:
    scene = sail(captain(1, "Allende"), ship(1, "The Hanged Man", sea="La Boca"),
                 crew(1, "Sean McCorley", *("Brutes",) * 6), hand(1, "Sean McCorley (Experienced)"))  # fmt: skip
    assert not scene.offers("Hire") and scene.offers("Experience Sean McCorley")
    scene.choose("Experience")
    assert not any("hires" in line for line in scene.log())


@rule("CG-EXP-07")
def test_nobody_gains_experience_who_is_loyal_to_another_faction() -> None:
    scene = sail(crew(1, "Sean McCorley"), hand(1, "Sean McCorley (Experienced)"))
    assert not scene.offers("Experience")


@rule("CG-EXP-02")
def test_one_chooses_who_gains_experience() -> None:
    scene = sail(captain(1, "Allende"), crew(1, "Sean McCorley", who("Sean McCorley", tacked=True)),
                 hand(1, "Sean McCorley (Experienced)"))  # fmt: skip
    scene.choose("Experience")
    assert scene.kind == "choose_experience" and len(scene.options) == 2


# 4. Put an Adventure into play


@rule("CG-ACT-04a", "CG-CARDS-25", "CG-CARDS-26", "CG-ACT-04b")
def test_an_adventure_goes_to_a_sea_at_exactly_its_distance() -> None:
    scene = sail(hand(1, "Avalon Noble"))
    scene.choose("Put into play Avalon Noble")
    assert scene.kind == "choose_sea" and scene.options == ["Frothing Sea", "Forbidden Sea"]
    scene.choose("Forbidden Sea")
    assert scene.zone("Avalon Noble") == "afloat" and scene.to_act == 2
    assert scene.game.view(None)["seas"][3]["adventures"][0]["name"] == "Avalon Noble"
    scene = sail(hand(1, "Duel with a Castillian"), ship(1, sea="Frothing Sea"))
    scene.choose("Put into play Duel with a Castillian")
    assert scene.game.view(None)["seas"][3]["adventures"], "two Seas away there is only one"


@rule("CG-ACT-04a")
def test_if_no_sea_is_so_far_away_it_cannot_be_put_into_play() -> None:
    assert sail(hand(1, "The Undiscovered Port"), ship(1, sea="Frothing Sea")).offers("Put into play")
    assert not sail(hand(1, "The Undiscovered Port"), ship(1, sea="La Boca")).offers("Put into play"), "3 Seas Away"


# 5. Put a Chantey into play


@rule("CG-ACT-05a", "CG-CARDS-28", "CG-CARDS-29", "CG-RULE-38")
def test_a_new_chantey_sinks_the_old_one() -> None:
    scene = sail(hand(1, "First Tide"), chantey={"name": "Hidden Talents", "by": 2})
    scene.choose("Strike up First Tide")
    assert scene.game.view(None)["chantey"]["name"] == "First Tide"
    assert scene.sunk(2) == ["Hidden Talents"] and scene.sunk(1) == []


@rule("CG-ACT-05a", "CG-CANCEL-02", "CG-CANCEL-04", "CG-RULE-38")
def test_any_player_may_pay_to_cancel_a_chantey() -> None:
    scene = sail(hand(1, "The Trail of the Dead"), players=3, chantey={"name": "Hidden Talents", "by": 2})
    scene.choose("Strike up The Trail of the Dead")
    assert scene.kind == "pay_cancel" and scene.asked == 2
    scene.choose("Pass")
    assert scene.kind == "pay_cancel" and scene.asked == 3
    scene.choose("Cancel it", "Tack Allende")
    assert scene.discard(1) == ["The Trail of the Dead"]
    assert scene.game.view(None)["chantey"]["name"] == "Hidden Talents"


@rule("CG-ACT-05a")
def test_a_chantey_with_a_cost_is_paid_for() -> None:
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Bully Boys"), hand(1, "The Rage of the Vesten"))
    scene.choose("Strike up The Rage of the Vesten", "Tack Bully Boys")
    assert scene.game.view(None)["chantey"]["name"] == "The Rage of the Vesten"


# 6. Complete an Adventure


def adventure(player: int, name: str, sea: str) -> tuple[int, str, str]:
    return player, "adventures", f"[{who(name, sea=sea)}]"


@rule("CG-ACT-06a", "CG-CARDS-20", "CG-CARDS-24", "CG-CARDS-27")
def test_an_adventure_is_completed_where_it_lies_and_becomes_an_attachment() -> None:
    scene = sail(crew(1, "Otiro", who("Li'l Jim", tacked=True)), adventure(1, "Fine Rigging", "La Boca"))
    scene.choose("Complete Fine Rigging")
    assert scene.decision.reason == "Tack Crew for Adventuring to complete Fine Rigging: 0 of 3"
    scene.choose("Tack Berek", "Tack Otiro")
    assert scene.kind == "choose_host" and scene.options == ["Berek", "Otiro", "Li'l Jim"], "chosen when it is paid"
    scene.choose("Li'l Jim")
    assert scene.host("Fine Rigging") == "Li'l Jim" and scene.skill("Li'l Jim", SAILING) == 3 + 3
    assert not scene.tacked("Fine Rigging"), "though its host is tacked"


@rule("CG-ACT-06b")
def test_it_is_cheaper_in_the_sea_that_it_names() -> None:
    scene = sail(ship(1, sea="Frothing Sea"), crew(1, "Otiro", "Jack Trades"),
                 adventure(1, "Fine Rigging", "Frothing Sea"))  # fmt: skip
    scene.choose("Complete Fine Rigging")
    assert scene.decision.reason.endswith("0 of 2")


@rule("CG-ACT-06a", "CG-ACT-06d")
def test_only_own_adventures_in_the_own_sea_are_completed() -> None:
    scene = sail(crew(1, "Ulfgar Jor Brønsen"), adventure(1, "Fine Rigging", "Frothing Sea"),
                 adventure(2, "Winds of Fate", "La Boca"))  # fmt: skip
    assert not scene.offers("Complete")


@rule("CG-ACT-06e")
def test_without_a_legal_host_it_cannot_be_completed() -> None:
    villains = crew(1, "Carlos Altenar", "Shellbacks", "Shellbacks")
    scene = sail(captain(1, "Reis"), villains, adventure(1, "Damsel in Distress", "La Boca"))
    assert not scene.offers("Complete"), "nobody is Heroic"
    heroes = crew(1, "Otiro", "Mr. Smythe")
    scene = sail(captain(1, "Reis"), heroes, adventure(1, "Damsel in Distress", "La Boca"))
    scene.choose("Complete Damsel in Distress", "Tack Otiro")
    assert scene.host("Damsel in Distress") == "Mr. Smythe"


@rule("CG-RULE-07")
def test_a_completion_that_is_not_paid_leaves_it_in_its_sea() -> None:
    scene = sail(crew(1, "Otiro", "Jack Trades"), adventure(1, "Fine Rigging", "La Boca"))
    scene.choose("Complete Fine Rigging", "Tack Otiro", "Stop")
    assert scene.zone("Fine Rigging") == "afloat" and scene.to_act == 2


# 7. Play an Attachment


@rule("CG-ACT-07a", "CG-CARDS-18", "CG-CARDS-19", "CG-CARDS-20", "CG-KEY-14")
def test_an_attachment_goes_on_an_own_card_of_its_host_line() -> None:
    scene = sail(crew(1, "Jack Trades", "Fancy Dans"), crew(2, "Otiro"), hand(1, "Cheap Tools"))
    scene.choose("Attach Cheap Tools")
    assert scene.kind == "choose_host" and scene.options == ["Berek", "Jack Trades"], "Fancy Dans: No Attachments"
    scene.choose("Jack Trades", "Tack Jack Trades")
    assert scene.host("Cheap Tools") == "Jack Trades", "a tacked host is fine"
    scene = sail(hand(1, "Fine Galley"))
    scene.choose("Attach Fine Galley", "Tack Berek")
    assert scene.host("Fine Galley") == "The Hurricane"


@rule("CG-CARDS-18")
def test_a_host_line_may_ask_for_a_trait_or_a_faction() -> None:
    scene = sail(captain(1, "Reis"), crew(1, "Carlos Altenar", "Jack Trades"), hand(1, "Cat O' Nine Tails"))
    scene.choose("Attach Cat O' Nine Tails")
    assert scene.options == ["Reis", "Carlos Altenar"], "Villainous"
    assert not sail(hand(1, "Seal of the Sun King")).offers("Attach"), "a Montaigne Captain's"


@rule("CG-ACT-07b")
@pytest.mark.parametrize(
    ("card", "seas"), [("Speedy Courier", ["La Boca"]), ("Merchant Ship", list(range(5))), ("Coastal Patrols", [1])]
)
def test_a_sea_attachment_goes_to_this_sea_to_any_or_to_a_named_one(card: str, seas: list[object]) -> None:
    rich = ("Mark Scars", "Julius Caligari", "Connor Lynch", "William Toss", "Ian O'Toole", "Gilles Allais du Crieux")
    scene = sail(crew(1, *rich), hand(1, card))
    scene.choose(f"Attach {card}")
    if len(seas) == 5:
        assert scene.kind == "choose_host" and len(scene.options) == 5
        scene.choose("The Mirror")
    while scene.kind == "choose_producer":
        scene.choose(scene.options[0])
    where = {"Speedy Courier": "La Boca", "Merchant Ship": "The Mirror", "Coastal Patrols": "Frothing Sea"}
    assert scene.host(card) == where[card]


# 8. Move your Ship


@rule("CG-ACT-08a", "CG-ACT-08b")
def test_a_ship_moves_to_an_adjacent_sea_tacked_or_not() -> None:
    scene = sail(ship(1, sea="Trade Sea", tacked=True), crew(1, "Juliet Jones", "Li'l Jim"))
    assert [o for o in scene.options if "Sail" in o] == ["Sail to Frothing Sea"]
    scene.choose("Sail to Frothing Sea", "Tack Juliet Jones")
    assert scene.sea(1) == "Frothing Sea", "four Sailing move no further than three"


# 9. Perform a Cannon Attack


@rule("CG-ACT-09a", "CG-RULE-70", "CG-TARGET-02")
def test_one_crew_tacks_and_its_cannon_become_hits() -> None:
    scene = sail(crew(1, "Mr. Smythe", "Mark Scars"), crew(2, "Bully Boys", "Brutes"))
    scene.choose("Fire at The Crimson Roger")
    assert scene.options == ["Tack Mr. Smythe", "Tack Berek", "Tack Mark Scars"]
    scene.choose("Tack Mr. Smythe")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 2 left"
    assert not scene.tacked("Mark Scars"), "no second Crew"
    scene.choose("Tack Bully Boys")
    assert scene.to_act == 2


@rule("CG-ACT-09a")
def test_ships_in_other_seas_are_out_of_range() -> None:
    assert not sail(crew(1, "Mr. Smythe"), ship(2, sea="The Mirror")).offers("Fire")
    assert not sail(captain(1, "Yngvild Olafssdottir")).offers("Fire"), "nobody on board has Cannon"


# 10. Attempt a Boarding


@rule("CG-ACT-10a", "CG-ACT-10b", "CG-CANCEL-02", "CG-CANCEL-03", "CG-CANCEL-08")
def test_a_boarding_attempt_is_canceled_for_the_targets_own_move_cost() -> None:
    """Worked example 4: the attacker's Move Cost is 3, the defender's 4."""
    scene = attempt()
    scene.choose("Cancel it", "Tack Juliet Jones")
    assert scene.game.view(None)["boarding"] is None and scene.to_act == 2
    assert scene.tacked("Li'l Jim") and scene.tacked("Juliet Jones")
    scene = attempt()
    scene.choose("Pass")
    assert scene.kind == "boarding_opportunity" and scene.asked == 1


def attempt() -> Scene:
    scene = sail(crew(1, "Li'l Jim"), crew(2, "Juliet Jones"), ship(2, "Corazón del Castille", sea="La Boca"))
    scene.choose("Board Corazón del Castille", "Tack Li'l Jim")
    assert scene.kind == "pay_cancel" and scene.asked == 2
    return scene


# 11 to 13


@rule("CG-ACT-11a", "CG-VICTORY-06")
def test_a_crew_but_never_the_captain_may_be_discarded() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=("Cutlass",))))
    assert not scene.offers("Discard Berek")
    scene.choose("Discard Jack Trades")
    assert sorted(scene.discard(1)) == ["Cutlass", "Jack Trades"] and scene.to_act == 2


@rule("CG-RULE-42")
def test_what_is_attached_to_a_discarded_crew_is_discarded() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=(who("Cutlass", by=2), "Pistol"))))
    scene.choose("Discard Jack Trades")
    assert sorted(scene.discard(1)) == ["Jack Trades", "Pistol"] and scene.discard(2) == ["Cutlass"]


@rule("CG-ACT-12a")
def test_an_own_uncompleted_adventure_may_be_discarded() -> None:
    scene = sail(adventure(1, "Fine Rigging", "The Mirror"), adventure(2, "Winds of Fate", "La Boca"))
    assert not scene.offers("Discard Winds of Fate")
    scene.choose("Discard Fine Rigging")
    assert scene.discard(1) == ["Fine Rigging"] and scene.to_act == 2


@rule("CG-ACT-13a", "CG-RULE-66")
def test_passing_does_nothing() -> None:
    scene = sail(pile(1, "deck", "Brutes"))
    scene.choose("Pass")
    assert scene.to_act == 2 and scene.skill("Berek", CANNON) == 3 and scene.skill("Berek", SWASHBUCKLING) == 4
