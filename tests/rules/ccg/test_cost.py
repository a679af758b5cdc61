"""Paying by producing skill points (CG-COST)."""

from ccg_scene import captain, crew, hand, sail, who
from ccg_written import table
from ledger import rule


@rule("CG-COST-01", "CG-COST-02", "CG-COST-05", "CG-ACT-01a")
def test_the_payer_tacks_crew_one_after_another_until_the_cost_is_met() -> None:
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Jack Trades", "Fancy Dans", "William Toss"),
                 hand(1, "Otiro"))  # fmt: skip
    scene.choose("Hire Otiro")
    assert scene.kind == "choose_producer" and scene.decision.reason == "Tack Crew for Influence to hire Otiro: 0 of 3"
    scene.choose("Tack Jack Trades", "Tack Fancy Dans")
    assert scene.zone("Otiro") == "aboard" and not scene.tacked("Otiro")
    assert scene.tacked("Jack Trades") and scene.tacked("Fancy Dans") and not scene.tacked("William Toss")
    assert scene.to_act == 2


@rule("CG-COST-02")
def test_who_has_nothing_in_the_skill_cannot_be_tacked_for_it() -> None:
    scene = sail(crew(1, "Oar Team", "Fancy Dans"), hand(1, "Mr. Smythe"))
    scene.choose("Hire Mr. Smythe")
    assert scene.options == ["Tack Fancy Dans", "Tack Berek", "Stop"]


@rule("CG-COST-03")
def test_one_tack_gives_points_of_one_skill() -> None:
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Jack Trades"), hand(1, "Fancy Dans", "Oar Team"))
    scene.choose("Hire Fancy Dans", "Tack Jack Trades")
    scene.choose("Pass")
    assert not scene.offers("Sail to"), "the Sailing of Jack Trades went with the tack for Influence"


@rule("CG-COST-05", "CG-COST-06", "CG-RULE-04")
def test_a_small_producer_may_come_first_to_make_an_excess_with_the_last() -> None:
    """Worked example 1: a Move Cost of 4, Sailing 1 and 4."""
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Mountainous Mike", "Juliet Jones"),
                 (1, "ship", who("Corazón del Castille", sea="La Boca")))  # fmt: skip
    scene.choose("Sail to Forbidden Sea")
    assert scene.options == ["Tack Mountainous Mike", "Tack Juliet Jones", "Stop"]
    scene.choose("Tack Mountainous Mike", "Tack Juliet Jones")
    assert scene.sea(1) == "Forbidden Sea" and scene.tacked("Mountainous Mike") and scene.tacked("Juliet Jones")
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Mountainous Mike", "Juliet Jones"),
                 (1, "ship", who("Corazón del Castille", sea="La Boca")))  # fmt: skip
    scene.choose("Sail to Forbidden Sea", "Tack Juliet Jones")
    assert scene.sea(1) == "Forbidden Sea" and not scene.tacked("Mountainous Mike")


@rule("CG-COST-08", "CG-RULE-07", "CG-TIMING-02")
def test_a_payer_may_stop_and_loses_what_was_spent() -> None:
    scene = sail(crew(1, "Fancy Dans", "Jack Trades"), hand(1, "Otiro"))
    scene.choose("Hire Otiro", "Tack Fancy Dans", "Stop")
    assert scene.zone("Otiro") == "discard" and scene.tacked("Fancy Dans")
    assert scene.to_act == 2, "the action is spent"


@rule("CG-COST-11")
def test_only_untacked_crew_can_be_tacked() -> None:
    scene = sail(crew(1, who("Fancy Dans", tacked=True), "William Toss", "Jack Trades"), hand(1, "Otiro"))
    scene.choose("Hire Otiro")
    assert not scene.offers("Fancy Dans")


@rule("CG-COST-09")
def test_a_ships_wheel_is_the_own_move_cost_in_sailing() -> None:
    scene = sail(crew(1, "Jack Trades", "Oar Team"))
    scene.choose("Sail to Frothing Sea")
    assert scene.decision.reason == "Tack Crew for Sailing to move The Hurricane: 0 of 3"


@rule("CG-COST-13")
def test_a_cost_of_nothing_is_paid_without_tacking() -> None:
    scene = sail(hand(1, "Letter of Marque"))
    scene.choose("Attach Letter of Marque")
    assert scene.host("Letter of Marque") == "Berek" and not scene.tacked("Berek") and scene.to_act == 2


@rule("CG-RULE-06")
def test_what_all_crew_together_cannot_pay_is_not_offered() -> None:
    scene = sail(hand(1, "Otiro", "Jack Trades"))
    assert scene.offers("Hire Otiro") and not scene.offers("Hire Jack Trades")
    scene = sail(captain(1, "Berek", tacked=True), hand(1, "Otiro"))
    assert not scene.offers("Hire Otiro")


@rule("CG-RULE-06")
def test_equal_sources_are_one_option_and_are_all_counted() -> None:
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Fancy Dans", "Fancy Dans", "Fancy Dans"),
                 hand(1, "Jack Trades"))  # fmt: skip
    scene.choose("Hire Jack Trades")
    assert scene.options == ["Tack Fancy Dans", "Stop"]
    scene.choose("Tack Fancy Dans", "Tack Fancy Dans", "Tack Fancy Dans")
    assert scene.zone("Jack Trades") == "aboard"


@rule("CG-COST-06")
def test_orders_that_mean_nothing_are_not_asked() -> None:
    """Nobody could answer: after the larger one the smaller one would only be the same payment again."""
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Powder Monkeys", "William Toss", "Jack Trades", "Domingo"),
                 hand(1, "Andre Braudel (Experienced)"))  # fmt: skip
    assert not scene.offers("Hire")
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Domingo", "William Toss", "Jack Trades"), hand(1, "Otiro"))
    scene.choose("Hire Otiro")
    assert scene.options == ["Tack Domingo", "Tack William Toss", "Stop"]
    scene.choose("Tack William Toss")
    assert scene.options == ["Tack Jack Trades", "Stop"], "Domingo, who produces less, would have come before"


@rule("CG-COST-08", "CG-RULE-06")
def test_what_nothing_in_play_or_in_hand_could_pay_is_not_offered() -> None:
    """What adds to a Crew's points is nothing where no Crew could tack; a tacked Ship produces nothing more."""
    idle = captain(1, "Berek", tacked=True), crew(1, "Jack Trades")
    hired = hand(1, "Fancy Dans", "Prayer")
    assert table(*idle, hired).offers("Hire Fancy Dans")
    assert not table(idle[0], crew(1, who("Jack Trades", tacked=True)), hired).offers("Hire Fancy Dans")
    for tacked in (False, True):
        corazon = (1, "ship", who("Corazón del Castille", sea="La Boca", tacked=tacked))
        other = (2, "ship", who("The Crimson Roger", sea="La Boca"))
        assert table(idle[0], corazon, other).offers("Board The Crimson Roger") is not tacked
        assert not table(idle[0], corazon, other).offers("Sail to Frothing Sea"), "it pays for Boardings only"
