"""Reacts and traits (CG-REACT), and the course of an action with them (CG-TIMING, CG-RULE-55)."""

from ccg_scene import captain, crew, hand, sail, ship, who
from ccg_texts import (
    FreeMove, a_ship, absorbs, act, adds, anothers, cancels, draws, in_skill, inflict, own, paying, produces,
    produces_nothing, react, tack_this, trait, written,
)  # fmt: skip
from ledger import rule
from quarterdeck.cardgame.filters import itself
from quarterdeck.games.ccg.kinds import (
    A_ACT, HIRED, HITS, OPPORTUNITY, PAY, PERFORM, PRODUCE, RESOLVED, SUFFER, TO_ABSORB, TO_MOVE,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CANNON, SAILING, SWASHBUCKLING
from quarterdeck.games.ccg.using import ONCE_PER_TURN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.event import AFTER, E_AMOUNT



def foul_wind(s: SeventhSea, x: Frame, e: Frame) -> bool:
    """Another player's Sailing."""
    return anothers(s, x, e) and in_skill(SAILING)(s, x, e) and e[E_AMOUNT] > 0


FREE = written({"The Hurricane": react(OPPORTUNITY, tack_this, FreeMove())})


@rule("CG-CARDS-14", "CG-REACT-02", "CG-REACT-10", "CG-RULE-66")
def test_a_free_move_comes_before_an_action_which_is_still_owed() -> None:
    scene = sail(cards=FREE)
    scene.choose("The Hurricane", "Frothing Sea")
    assert scene.sea(1) == "Frothing Sea" and scene.tacked("The Hurricane")
    assert scene.to_act == 1 and not scene.offers("The Hurricane"), "the Ship is tacked, and an action is owed"
    scene.choose("Pass", "Pass")
    assert scene.state.turn == 2, "a free move followed by Pass is a pass"


@rule("CG-REACT-10")
def test_a_tacked_ship_has_no_free_move() -> None:
    assert not sail(ship(1, sea="La Boca", tacked=True), cards=FREE).offers("The Hurricane")


@rule("CG-COST-04", "CG-REACT-01", "CG-REACT-11")
def test_cards_that_produce_points_are_added_to_a_payment() -> None:
    cards = written({"One with the Sails": react(PAY, produces(3), when=paying(SAILING), aids=((SAILING, 3),))})
    entries = captain(1, "Berek", tacked=True), crew(1, "Mountainous Mike"), hand(1, "One with the Sails")
    scene = sail(*entries, ship(1, "Corazón del Castille", sea="La Boca"), cards=cards)
    scene.choose("Sail to Frothing Sea")
    assert scene.options == ["Tack Mountainous Mike", "One with the Sails", "Stop"]
    scene.choose("Tack Mountainous Mike")
    assert scene.decision.reason.endswith("1 of 4") and scene.offers("One with the Sails")


@rule("CG-COST-07", "CG-REACT-07", "CG-REACT-04")
def test_the_cost_of_a_react_is_paid_completely_before_the_outer_payment_goes_on() -> None:
    cards = written({"One with the Sails": react(PAY, produces(3), when=paying(SAILING), aids=((SAILING, 3),))})
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Li'l Jim", "Oar Team"), hand(1, "One with the Sails"),
                 cards=cards)  # fmt: skip
    scene.choose("Sail to Frothing Sea", "One with the Sails")
    assert scene.decision.reason == "Tack Crew for Sailing to play One with the Sails: 0 of 1", "its flag"
    scene.choose("Tack Oar Team")
    assert scene.sea(1) == "Frothing Sea" and not scene.tacked("Li'l Jim")
    assert scene.discard(1) == ["One with the Sails"]


@rule("CG-COST-14")
def test_points_for_a_purpose_are_of_no_use_for_another() -> None:
    cards = written({"Quick Tack": react(PAY, produces(3), when=paying(SAILING, TO_MOVE), aids=((SAILING, 3),))})
    scene = sail(crew(1, "Li'l Jim"), hand(1, "Quick Tack"), cards=cards)
    scene.choose("Board The Crimson Roger")
    assert not scene.offers("Quick Tack")


@rule("CG-TIMING-04", "CG-COST-05", "CG-RULE-56", "CG-REACT-03")
def test_a_producer_may_be_answered_and_payment_goes_on_with_others() -> None:
    """Worked example 5: the first player is asked first, and then the card no longer fits."""
    cards = written({"Misfire": react(PRODUCE, produces_nothing, when=foul_wind)})
    hands = hand(1, "Misfire"), hand(3, "Misfire")
    crews = crew(1, "Ulfgar Jor Brønsen"), crew(2, "Oar Team", "Juliet Jones"), crew(3, "Ulfgar Jor Brønsen")
    scene = sail(*crews, *hands, players=3, to_act=2, cards=cards)
    scene.choose("Sail to Frothing Sea", "Tack Juliet Jones")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Misfire", "Tack Ulfgar Jor Brønsen")
    assert scene.kind == "choose_producer" and scene.asked == 2, "nothing is left for player 3 to answer"
    assert scene.decision.reason.endswith("0 of 3") and scene.tacked("Juliet Jones")
    assert scene.offers("Tack Oar Team")


@rule("CG-REACT-05", "CG-REACT-06", "CG-COST-16")
def test_traits_come_before_reacts_and_apply_once() -> None:
    boost = trait(PRODUCE, adds(2), of=(itself,))
    ends = react(PRODUCE, produces_nothing, when=foul_wind)
    cards = written({"Delaina Darling": boost, "Misfire": ends})
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Delaina Darling"), crew(2, "Ulfgar Jor Brønsen"),
                 hand(2, "Misfire"), ship(1, "Corazón del Castille", sea="La Boca"), cards=cards)  # fmt: skip
    assert not scene.offers("Sail"), "what a trait adds is no part of the optimistic count yet"
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Delaina Darling", "Oar Team"), hand(2),
                 ship(1, "Corazón del Castille", sea="La Boca"), cards=cards)  # fmt: skip
    scene.choose("Sail to Frothing Sea", "Tack Delaina Darling")
    assert scene.sea(1) == "Frothing Sea" and not scene.tacked("Oar Team"), "3 and 2 more"


@rule("CG-REACT-08", "CG-RULE-35")
def test_a_react_may_be_used_again_unless_it_is_once_per_turn() -> None:
    cards = written({
        "Reggie Wilcox": react(PAY, produces(1), when=paying(SAILING), aids=((SAILING, 1),), marks=ONCE_PER_TURN),
    })  # fmt: skip
    scene = sail(captain(1, "Berek", tacked=True), crew(1, who("Reggie Wilcox", tacked=True), "Oar Team"), cards=cards)
    scene.choose("Sail to Frothing Sea", "Reggie Wilcox")
    assert scene.decision.reason.endswith("1 of 3") and not scene.offers("Reggie Wilcox")


@rule("CG-REACT-09", "CG-RULE-29", "CG-HITS-05")
def test_a_react_that_absorbs_is_used_while_hits_are_left() -> None:
    cards = written({"Near Miss": react(SUFFER, absorbs(2), aids=((SWASHBUCKLING, 2),))})
    scene = sail(crew(1, "Bully Boys"), hand(1, "Near Miss", "Near Miss"), cards=cards,
                 more="[hits]\nplayer = 1\namount = 3")  # fmt: skip
    assert scene.offers("Near Miss") and scene.kind == "absorb_step"
    scene.choose("Near Miss")
    assert scene.decision.reason == "Absorb Hits: 1 left"
    scene.choose("Near Miss")
    assert scene.to_act == 1 and not scene.tacked("Bully Boys"), "at zero the window is closed"


@rule("CG-HITS-13", "CG-RULE-57")
def test_the_size_of_a_batch_is_changed_when_it_is_inflicted() -> None:
    cards = written({"Wounded": react(HITS, adds(2), when=own), "Near Miss": react(HITS, adds(-1), when=anothers)})
    scene = sail(crew(1, "Mr. Smythe"), crew(2, "Bully Boys", "Jack Trades"), hand(1, "Wounded"), hand(2, "Near Miss"),
                 cards=cards)  # fmt: skip
    scene.choose("Fire at", "Tack Mr. Smythe")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("Wounded")
    assert scene.kind == "react" and scene.asked == 2
    scene.choose("Near Miss")
    assert scene.decision.reason == "Absorb Hits: 3 left"


@rule("CG-RULE-70", "CG-ACT-09b", "CG-COST-17", "CG-RULE-05")
def test_cannon_reacts_are_added_after_the_gunner_and_the_end_is_open() -> None:
    cards = written({"Son of a Gun": react(PAY, produces(2), when=paying(CANNON), aids=((CANNON, 2),))})
    scene = sail(crew(1, "Mr. Smythe", "Bully Boys"), crew(2, "Bully Boys"), hand(1, "Son of a Gun"), cards=cards)
    scene.choose("Fire at", "Tack Mr. Smythe")
    assert scene.kind == "choose_producer" and scene.options == ["Son of a Gun", "Stop"]
    scene.choose("Son of a Gun", "Tack Bully Boys")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 4 left"


@rule("CG-ACT-09b", "CG-RULE-05")
def test_a_gunner_who_produces_nothing_leaves_an_attack_without_hits() -> None:
    cards = written({"Misfire": react(PRODUCE, produces_nothing, when=lambda s, x, e: in_skill(CANNON)(s, x, e)
                                      and anothers(s, x, e) and e[E_AMOUNT] > 0)})  # fmt: skip
    scene = sail(crew(1, "Mr. Smythe"), crew(2, "Otiro"), hand(2, "Misfire"), cards=cards)
    scene.choose("Fire at", "Tack Mr. Smythe", "Misfire", "Tack Otiro")
    assert scene.to_act == 2 and "Player 1 fires at The Crimson Roger with 0 Cannon." in scene.log()


@rule("CG-TIMING-01", "CG-TIMING-05", "CG-RULE-13", "CG-RULE-55", "CG-CANCEL-01", "CG-TARGET-06", "CG-ACT-03a")
def test_declare_pay_cancel_answer_resolve() -> None:
    cards = written({
        "\"Ramming Speed!\"": act(inflict(a_ship(), 2)),
        "Evasive Course": react(PERFORM, cancels, when=lambda s, x, e: anothers(s, x, e) and e[E_AMOUNT] == A_ACT),
        "Wounded": react(RESOLVED, draws(1), when=own),
    })  # fmt: skip
    entries = (crew(1, "Li'l Jim"), crew(2, "Juliet Jones", "Li'l Jim", "Oar Team"), crew(3, "Juliet Jones"),
               hand(1, "\"Ramming Speed!\"", "Wounded"), hand(2, "Evasive Course"))  # fmt: skip
    scene = sail(*entries, players=3, cards=cards)
    scene.choose("Play \"Ramming Speed!\"")
    assert scene.kind == "choose_target" and scene.options == ["The Crimson Roger", "The Hanged Man"]
    scene.choose("The Crimson Roger")
    assert scene.decision.reason == "Tack Crew for Sailing to play \"Ramming Speed!\": 0 of 3"
    scene.choose("Tack Li'l Jim")
    assert scene.kind == "pay_cancel" and scene.asked == 2, "nobody but the target"
    scene.choose("Pass")
    assert scene.kind == "react" and scene.options == ["Evasive Course", "Pass"]
    scene.choose("Pass", "Tack Juliet Jones", "Tack Li'l Jim")
    assert scene.kind == "react" and scene.asked == 1, "after it has resolved"
    scene.choose("Wounded")
    assert "Brutes" in scene.hand(1) and scene.discard(1) == ["\"Ramming Speed!\"", "Wounded"]


@rule("CG-CANCEL-03", "CG-CANCEL-07", "CG-RULE-13")
def test_a_react_cancels_what_was_paid_for() -> None:
    cards = written({
        "\"Ramming Speed!\"": act(inflict(a_ship(), 2)),
        "Evasive Course": react(PERFORM, cancels, when=anothers),
    })  # fmt: skip
    scene = sail(crew(1, "Li'l Jim"), crew(2, "Li'l Jim", "Oar Team"), hand(1, "\"Ramming Speed!\""),
                 hand(2, "Evasive Course"), cards=cards)  # fmt: skip
    scene.choose("Play \"Ramming Speed!\"", "Tack Li'l Jim", "Pass", "Evasive Course", "Tack Li'l Jim")
    assert scene.to_act == 2 and scene.discard(1) == ["\"Ramming Speed!\""]
    assert not any(line.endswith("suffers 2 Hits.") for line in scene.log())


@rule("CG-CANCEL-06")
def test_a_canceling_react_can_itself_be_canceled() -> None:
    cards = written({
        "\"Ramming Speed!\"": act(inflict(a_ship(), 2)),
        "Last Second Escape!": react(PERFORM, cancels, when=anothers),
        "\"Will Do You No Good!\"": react(PERFORM, cancels, when=anothers),
    })  # fmt: skip
    scene = sail(crew(1, "Li'l Jim", "Ulfgar Jor Brønsen"), crew(2, "Bully Boys"),
                 hand(1, "\"Ramming Speed!\"", "\"Will Do You No Good!\""), hand(2, "Last Second Escape!"), cards=cards)
    scene.choose("Play \"Ramming Speed!\"", "Tack Li'l Jim", "Last Second Escape!")
    assert scene.kind == "react" and scene.asked == 1
    scene.choose("\"Will Do You No Good!\"", "Tack Ulfgar Jor Brønsen")
    assert scene.asked == 2 and scene.decision.reason == "Absorb Hits: 2 left"


@rule("CG-REACT-04", "CG-TIMING-07")
def test_what_comes_after_is_answered_when_it_has_happened() -> None:
    cards = written({"Carousing": react(HIRED, draws(1), timing=AFTER, when=own)})
    scene = sail(hand(1, "Fancy Dans", "Carousing"), cards=cards)
    scene.choose("Hire Fancy Dans", "Tack Berek")
    assert scene.kind == "react" and scene.crew(1) == ["Berek", "Fancy Dans"]
    scene.choose("Carousing")
    assert scene.hand(1) == ["Brutes"] and scene.to_act == 2


@rule("CG-COST-10", "CG-COST-11")
def test_a_text_cost_is_paid_before_the_points() -> None:
    cards = written({"Cathwulf Vogt": act(tack_this, inflict(a_ship(), 1))})
    scene = sail(crew(1, "Cathwulf Vogt"), crew(2, "Bully Boys"), cards=cards)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.tacked("Cathwulf Vogt") and scene.asked == 2
    assert not sail(crew(1, who("Cathwulf Vogt", tacked=True)), cards=cards).offers("Act")


def test_absorbing_counts_as_paying() -> None:
    cards = written({"Panache": react(SUFFER, absorbs(1), when=paying(SWASHBUCKLING, TO_ABSORB))})
    scene = sail(crew(1, "Bully Boys"), hand(1, "Panache"), cards=cards, more="[hits]\nplayer = 1\namount = 1")
    assert scene.offers("Panache")
