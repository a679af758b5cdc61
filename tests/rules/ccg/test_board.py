"""Boardings and Boarding Attacks (CG-BOARD-01 to -22, -27)."""

from typing import Any

from ccg_scene import Scene, captain, crew, hand, pile, sail, ship, who
from ledger import rule
from quarterdeck.games.ccg.terms import CLUB, DAGGER, DEFENDS, PUNCH, SLASH, SWASHBUCKLING, THRUST

# cards by their attack: Crew Punch, Attachments Club, Adventures Thrust; Action cards Dagger or Slash
PUNCHES = "Fancy Dans"
CLUBS = "Cutlass"
THRUSTS = "Save the Princess"
DAGGERS = "Near Miss"
SLASHES = "Black Heart"


def board(*entries: Any, players: int = 2, more: str = "", **facts: Any) -> Scene:
    """A Boarding by player 1 of player 2, at the attacker's first opportunity unless told otherwise."""
    told = "\n".join(f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}"
                     for key, value in facts.items()).replace("'", '"')  # fmt: skip
    return sail(*entries, players=players, more=f"[boarding]\n{told}\n{more}")


@rule("CG-CARDS-32")
def test_each_attack_defends_against_two_others() -> None:
    assert DEFENDS == ((CLUB, THRUST), (DAGGER, SLASH), (PUNCH, THRUST), (DAGGER, PUNCH), (CLUB, SLASH))


@rule("CG-BOARD-01", "CG-BOARD-02", "CG-BOARD-03", "CG-BOARD-04")
def test_an_opportunity_is_a_boarding_attack_or_a_pass() -> None:
    scene = board(crew(1, "Jack Trades", who("Otiro", tacked=True)), hand(1, THRUSTS, DAGGERS))
    assert scene.kind == "boarding_opportunity" and scene.asked == 1
    assert scene.options == ["Push forward Berek", "Push forward Jack Trades", "Pass"], "untacked Crew only"
    scene.choose("Push forward Jack Trades")
    assert scene.kind == "choose_opening_card" and sorted(scene.options) == [
        "Near Miss (Dagger; defends against Punch and Thrust)",
        "Save the Princess (Thrust; defends against Club and Slash)",
    ]
    assert not scene.tacked("Jack Trades")


@rule("CG-BOARD-05", "CG-BOARD-06", "CG-BOARD-07", "CG-BOARD-10", "CG-BOARD-17", "CG-PILES-06", "CG-RULE-59")
def test_a_boarding_exchange() -> None:
    """Worked example 3: Swashbuckling 3 against 2; Punch, Dagger, Club."""
    scene = board(crew(1, "William Toss"), crew(2, "Jack Trades"), hand(1, PUNCHES, CLUBS), hand(2, DAGGERS))
    scene.choose("Push forward William Toss", "Fancy Dans")
    assert scene.kind == "answer_attack" and scene.asked == 2
    assert scene.options == ["Push forward Reis", "Push forward Jack Trades", "Take the Hits"]
    scene.choose("Push forward Jack Trades")
    assert scene.kind == "continue_attack" and scene.asked == 1, "the only card that answers was played"
    scene.choose("Cutlass (Club; defends against Dagger and Slash)")
    assert scene.sunk(2) == ["Jack Trades"], "it had to tack for 2 and then to sink for the last one"
    assert scene.tacked("William Toss") and scene.discard(1) == ["Fancy Dans", "Cutlass"]
    assert scene.discard(2) == ["Near Miss"]
    assert scene.asked == 1, "player 2, who holds no card, had to pass"


@rule("CG-BOARD-05")
def test_only_a_card_with_the_attack_among_its_defences_answers() -> None:
    scene = board(crew(1, "William Toss"), crew(2, "Jack Trades"), hand(1, SLASHES), hand(2, DAGGERS, CLUBS, THRUSTS))
    scene.choose("Push forward William Toss", "Push forward Jack Trades")
    assert scene.kind == "choose_answer_card" and sorted(scene.options) == [
        "Cutlass (Club; defends against Dagger and Slash)",
        "Save the Princess (Thrust; defends against Club and Slash)",
    ]


@rule("CG-BOARD-09")
def test_who_takes_the_hits_without_fighting_suffers_them_normally() -> None:
    scene = board(crew(1, "William Toss"), crew(2, "Jack Trades", "Bully Boys"), hand(1, PUNCHES), hand(2, DAGGERS))
    scene.choose("Push forward William Toss", "Take the Hits")
    assert scene.kind == "absorb_step" and scene.decision.reason == "Absorb Hits: 3 left"
    assert scene.offers("Tack Bully Boys") and scene.offers("Tack Jack Trades") and scene.offers("Tack Reis")


@rule("CG-BOARD-07", "CG-KEY-08")
def test_a_swordsman_inflicts_extra_hits_and_a_tacked_crew_still_produces() -> None:
    scene = board(crew(1, "Annie Rush"), hand(1, PUNCHES), hand(2))
    scene.choose("Push forward Annie Rush")
    assert scene.decision.reason == "Absorb Hits: 2 left", "Swashbuckling 1, Swordsman +1"


@rule("CG-BOARD-11", "CG-BOARD-12", "CG-BOARD-15")
def test_after_both_opportunities_the_two_players_draw_three_cards() -> None:
    decks = [pile(player, "deck", "Brutes", "Riposte", "Wounded", "Cutlass") for player in (1, 2, 3)]
    scene = board(crew(1, "Jack Trades", "Bully Boys"), crew(2, "Otiro", "Natalia Ivanova"), *decks, hand(1, PUNCHES),
                  hand(2, PUNCHES), hand(3, PUNCHES), players=3)  # fmt: skip
    scene.choose("Push forward Jack Trades", "Tack Otiro")
    assert scene.kind == "boarding_opportunity" and scene.asked == 2, "with the roles exchanged"
    scene.choose("Push forward Natalia Ivanova")
    assert scene.kind == "absorb_step" and scene.asked == 1
    scene.choose("Tack Berek")
    assert scene.game.view(None)["boarding"]["round"] == 2 and scene.asked == 1
    assert [len(scene.hand(player)) for player in (1, 2, 3)] == [3, 3, 1]


@rule("CG-BOARD-13", "CG-BOARD-27", "CG-BOARD-20")
def test_two_passes_one_after_the_other_end_it_without_a_draw() -> None:
    scene = board(crew(1, "Jack Trades"), crew(2, "Otiro"))
    scene.choose("Pass")
    assert scene.asked == 2
    scene.choose("Pass")
    assert scene.game.view(None)["boarding"] is None and scene.to_act == 1
    assert len(scene.hand(1)) == 1, "no cards are drawn"


@rule("CG-BOARD-14", "CG-BOARD-15")
def test_the_defenders_pass_before_the_attackers_does_not_end_it() -> None:
    scene = board(crew(1, "Jack Trades"), crew(2, "Otiro"), hand(1, PUNCHES, PUNCHES), hand(2, PUNCHES),
                  pile(1, "deck", "Brutes x9"), pile(2, "deck", "Brutes x9"))  # fmt: skip
    scene.choose("Push forward Jack Trades", "Tack Otiro", "Pass")
    assert scene.game.view(None)["boarding"]["round"] == 2
    scene.choose("Pass")
    assert scene.asked == 2 and scene.game.view(None)["boarding"] is not None


@rule("CG-BOARD-16")
def test_without_an_untacked_crew_or_without_cards_one_can_only_pass() -> None:
    scene = board(hand(1), hand(2, PUNCHES), captain(2, "Reis", tacked=True))
    assert scene.game.view(None)["boarding"] is None, "neither can do anything, and it is over"


@rule("CG-BOARD-17", "CG-HITS-11")
def test_the_fighting_crew_absorbs_first_and_tacks_before_it_sinks() -> None:
    scene = board(crew(1, "Antonio Aldonez"), crew(2, "William Toss", "Bully Boys"), hand(1, PUNCHES, CLUBS),
                  hand(2, DAGGERS))  # fmt: skip
    scene.choose("Push forward Antonio Aldonez", "Fancy Dans", "Push forward William Toss", "Cutlass")
    assert scene.sunk(2) == ["William Toss"] and not scene.tacked("Bully Boys"), "5 Hits: it tacks for 3, then it sinks"
    assert "William Toss produces 3 Swashbuckling." in scene.log()


@rule("CG-BOARD-17")
def test_it_need_not_tack_if_sinking_alone_takes_all_hits() -> None:
    scene = board(crew(1, "Jack Trades"), crew(2, "William Toss"), hand(1, PUNCHES, CLUBS), hand(2, DAGGERS))
    scene.choose("Push forward Jack Trades", "Fancy Dans", "Push forward William Toss", "Cutlass")
    assert scene.options == ["Tack William Toss", "Sink William Toss"]
    scene.choose("Sink William Toss")
    assert scene.sunk(2) == ["William Toss"] and not scene.tacked("Reis")


@rule("CG-BOARD-17")
def test_what_is_left_after_the_fighter_is_sunk_is_suffered_normally() -> None:
    scene = board(captain(1, "Enrique Orduño"), crew(2, "Jack Trades", "Bully Boys"), hand(1, PUNCHES, CLUBS),
                  hand(2, DAGGERS))  # fmt: skip
    scene.choose("Push forward Enrique", "Fancy Dans", "Push forward Jack Trades", "Cutlass")
    assert scene.sunk(2) == ["Jack Trades"] and scene.decision.reason == "Absorb Hits: 4 left", "5 and +3, less 4"
    assert scene.offers("Tack Bully Boys")


@rule("CG-RULE-25")
def test_a_fighter_with_no_swashbuckling_may_be_sunk_to_release_the_others() -> None:
    scene = board(crew(1, "Annie Rush"), crew(2, "Cutthroats", "Bully Boys"), hand(1, PUNCHES, CLUBS), hand(2, DAGGERS))
    scene.change_skill("Cutthroats", SWASHBUCKLING, -1)
    scene.choose("Push forward Annie Rush", "Fancy Dans", "Push forward Cutthroats", "Cutlass")
    assert scene.sunk(2) == ["Cutthroats"] and scene.decision.reason == "Absorb Hits: 2 left"
    assert scene.offers("Tack Bully Boys")


@rule("CG-BOARD-21", "CG-MULTI-04")
def test_the_two_ships_are_in_the_same_sea_and_nobody_else_takes_part() -> None:
    scene = sail(crew(1, "Li'l Jim", "Jack Trades"), ship(3, sea="La Boca"), ship(2, sea="The Mirror"), players=3)
    assert not scene.offers("Board The Crimson Roger") and scene.offers("Board The Hanged Man")
    scene.choose("Board The Hanged Man", "Tack Li'l Jim", "Pass")
    assert scene.game.view(None)["boarding"] == {"attacker": 0, "defender": 2, "round": 1}


@rule("CG-BOARD-22", "CG-RULE-53", "CG-RULE-62", "CG-VICTORY-01", "CG-RULE-43")
def test_a_captain_who_sinks_ends_the_boarding_and_nobody_draws_for_it() -> None:
    scene = board(captain(1, "Enrique Orduño"), captain(2, "Reis"), hand(1, PUNCHES, PUNCHES), hand(2), players=3)
    scene.choose("Push forward Enrique")
    assert scene.state.out == 2 and not scene.game.over
    assert scene.game.view(None)["boarding"] is None and scene.game.view(None)["fight"] is None
    assert scene.tacked("Enrique Orduño") and scene.discard(1) == ["Fancy Dans"] and scene.to_act in (1, 3)


@rule("CG-RULE-60")
def test_nobody_is_pushed_forward_in_answer_without_a_card_that_defends() -> None:
    scene = board(crew(1, "Bully Boys"), crew(2, "Jack Trades"), hand(1, PUNCHES), hand(2, CLUBS, SLASHES))
    scene.choose("Push forward Bully Boys")
    assert scene.kind == "answer_attack", "Slash defends against Punch"
    scene = board(crew(1, "Bully Boys"), crew(2, "Jack Trades"), hand(1, PUNCHES), hand(2, CLUBS))
    scene.choose("Push forward Bully Boys")
    assert scene.kind == "absorb_step"


@rule("CG-RULE-65")
def test_a_boarding_ends_after_its_fiftieth_round() -> None:
    scene = board(crew(1, "Jack Trades"), crew(2, "Otiro", "Bully Boys"), hand(1, PUNCHES), hand(2, PUNCHES), round=50)
    scene.choose("Push forward Jack Trades", "Tack Bully Boys", "Pass")
    assert scene.game.view(None)["boarding"] is None and scene.to_act == 1


@rule("CG-BOARD-18", "CG-CARDS-33")
def test_any_card_with_boxes_begins_and_only_its_boxes_count() -> None:
    scene = board(crew(1, "Jack Trades"), hand(1, PUNCHES, CLUBS, THRUSTS, DAGGERS, SLASHES, "Bad Weather"))
    scene.choose("Push forward Jack Trades")
    assert len(scene.options) == 6
    scene.choose("Bad Weather (Punch; defends against Club and Thrust)")
    assert scene.game.view(None)["chantey"] is None
