"""The payment that a table proposes: sufficient, cheap, and accepted answer by answer."""

import pytest

from ccg_scene import Scene, captain, crew, hand, sail, who
from ccg_written import DEFENDING, table


def hits(n: int) -> str:
    return f"[hits]\nplayer = 1\namount = {n}"


def accept(scene: Scene) -> list[str]:
    """Give the proposed answers one after the other; their words."""
    view = scene.game.view(scene.asked - 1)["question"]
    seat, words = scene.asked, []
    for k in view["proposal"]:
        option = next(o for o in scene.decision.options if o.key == k)
        assert scene.asked == seat
        words.append(option.words)
        scene.game.choose(option)
    return words


def test_exactly_enough_is_proposed_with_the_crew_that_can_do_least_else() -> None:
    scene = sail(crew(1, "Jack Trades", "Fancy Dans", "William Toss", "Julius Caligari"), hand(1, "Mr. Smythe"))
    scene.choose("Hire Mr. Smythe")
    assert accept(scene) == ["Tack Julius Caligari"], "he gives three, and the others have more skills together"
    assert scene.zone("Mr. Smythe") == "aboard" and scene.to_act == 2
    assert not scene.tacked("Berek")


def test_equal_crew_are_proposed_as_they_are_offered() -> None:
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Fancy Dans", "Fancy Dans", "Fancy Dans"), hand(1, "Otiro"))
    scene.choose("Hire Otiro")
    assert accept(scene) == ["Tack Fancy Dans", "Tack Fancy Dans"]
    assert scene.zone("Otiro") == "aboard"


def test_nobody_is_proposed_to_sink_who_need_not() -> None:
    scene = sail(crew(1, "Bully Boys", "Jack Trades", who("Otiro", tacked=True)), more=hits(5))
    words = accept(scene)
    assert scene.sunk(1) == [] and scene.to_act == 1 and all(word.startswith("Tack") for word in words)


def test_if_it_must_be_the_cheapest_one_sinks_and_never_the_captain() -> None:
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Brutes", "Jack Trades"), more=hits(4))
    accept(scene)
    assert scene.sunk(1) == ["Brutes"] and scene.to_act == 1


@pytest.mark.parametrize("amount", range(1, 9))
def test_what_is_proposed_is_always_enough(amount: int) -> None:
    scene = sail(crew(1, "Brutes", "Brutes", "Jack Trades", "Bully Boys"), more=hits(amount))
    accept(scene)
    assert scene.kind == "take_action" and not scene.game.over


def test_a_fighter_is_proposed_to_absorb_step_by_step() -> None:
    scene = sail(crew(1, "Jack Trades"), crew(2, "William Toss"), hand(1, "Fancy Dans", "Cutlass"),
                 hand(2, "Near Miss"), more="[boarding]\nattacker = 1\ndefender = 2")  # fmt: skip
    scene.choose("Push forward Jack Trades", "Fancy Dans", "Push forward William Toss", "Cutlass")
    assert accept(scene) == ["Tack William Toss"]


def test_a_card_that_helps_to_pay_is_a_source_and_proposed() -> None:
    """Allende and Velik give 4 of the 5 Influence, and Constitution, which tacks for it, 2. (CG-COST-04)"""
    scene = table(captain(1, "Allende", attached=("Constitution",)), crew(1, "Velik"), hand(1, "Willie Wilcox"))
    hire = scene.decision.find("Hire Willie Wilcox")
    assert hire.meaning == "costs 5 Influence (your Crew can tack for 4; the rest only if another card helps)"
    scene.choose("Hire Willie Wilcox")
    bill = scene.decision.bill
    assert bill is not None
    assert [(source.words, source.gives) for source in bill.sources] == [
        ("Use Constitution (this card produces 2 Influence)", 2), ("Tack Allende", 3), ("Tack Velik", 1),
    ]  # fmt: skip
    assert accept(scene) == ["Constitution (this card produces 2 Influence)", "Tack Allende"]
    assert scene.zone("Willie Wilcox") == "aboard" and scene.tacked("Constitution") and not scene.tacked("Velik")


def test_a_crew_that_tacks_for_its_text_is_no_two_sources() -> None:
    """Jillison Brown gives 3 points when a cancel cost is paid, and tacks for that as for anything else."""
    theirs = crew(2, who("Mr. Smythe", attached=("Pistol",)), "Jillison Brown")
    scene = table(crew(1, "Phelan Cole", "Bully Boys"), theirs, more=DEFENDING)
    scene.choose("Pistol", "Tack Bully Boys", "Phelan Cole", "Cancel")
    bill = scene.decision.bill
    assert bill is not None
    his = [source for source in bill.sources if "Jillison Brown" in source.words]
    assert [source.words.split()[0] for source in his] == ["Use", "Tack"] and his[0].uses == his[1].uses


def test_without_a_payment_nothing_is_proposed() -> None:
    assert sail().game.view(0)["question"]["proposal"] == []
