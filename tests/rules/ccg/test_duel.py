"""Duels (CG-BOARD-23 to -26), and what is used instead of a Boarding Attack (CG-BOARD-19)."""

from typing import Any

from ccg_scene import Scene, captain, crew, hand, sail, who
from ccg_texts import (
    Duel, a_crew_of_theirs, act, anothers, bearer, do, draws, own, paying, produces, react, trait, written,
)  # fmt: skip
from ccg_written import written_on
from ledger import rule
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.effects.language import (
    THE_BOARDING, duel, during, enemy, gain, instead_of_attack, target, this, your_captain,
)  # fmt: skip
from quarterdeck.games.ccg.effects.language import react as react_
from quarterdeck.games.ccg.flow.boarding import begin_boarding, end_boarding
from quarterdeck.games.ccg.kinds import (
    AFTER_HITS, BEFORE_CARD, BEFORE_PUSH, BEGUN, BOARDING_ENDS, DUEL_BEGINS, ENTER, FIGHT_ENDS, INSTEAD, PAY, PUSH,
    SUFFER,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import CANNON, SAILING, SWASHBUCKLING
from quarterdeck.kernel.ability import U_EVENT
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.event import CANCELLED, E_FLAGS, E_SET
from quarterdeck.kernel.flow import SEAT

#: cards by their attack
PUNCHES, CLUBS, DAGGERS = "Fancy Dans", "Cutlass", "Near Miss"

DUELLIST = {"Cathwulf Vogt": act(Duel(bearer, a_crew_of_theirs()))}


def challenge(*entries: Any, **texts: Any) -> Scene:
    """A Duel of Cathwulf Vogt with a Crew of player 2, the first of them unless told otherwise."""
    target = texts.pop("target", "Jack Trades")
    scene = sail(crew(1, "Cathwulf Vogt", "Bully Boys"), *entries, cards=written({**DUELLIST, **texts}))
    return scene.choose("Act: Cathwulf Vogt", target)


@rule("CG-BOARD-23", "CG-BOARD-24", "CG-BOARD-26")
def test_a_duel_is_fought_by_two_crew_and_what_is_left_of_the_hits_is_gone() -> None:
    scene = challenge(crew(2, "Brutes", "Bully Boys"), hand(1, PUNCHES), hand(2, CLUBS), target="Brutes")
    assert scene.sunk(2) == ["Brutes"], "3 Hits, of which it takes 2"
    assert scene.tacked("Cathwulf Vogt") and not scene.tacked("Bully Boys", 1) and scene.to_act == 2
    assert scene.game.view(None)["boarding"] is None and len(scene.hand(1)) == 0, "nobody draws"


@rule("CG-BOARD-23")
def test_the_challenged_side_answers_card_by_card() -> None:
    scene = challenge(crew(2, "Jack Trades"), hand(1, PUNCHES, CLUBS), hand(2, DAGGERS))
    assert scene.kind == "choose_opening_card" and scene.asked == 1
    scene.choose("Fancy Dans")
    assert scene.kind == "continue_attack" and scene.asked == 2
    scene.choose("Near Miss", "Take the Hits")
    assert scene.asked == 1 and scene.decision.reason.startswith("Absorb Hits: 2 left")
    assert scene.options == ["Tack Cathwulf Vogt", "Sink Cathwulf Vogt"]


@rule("CG-RULE-23")
def test_without_an_opening_card_there_is_no_duel() -> None:
    scene = challenge(crew(2, "Jack Trades"), hand(1), hand(2, CLUBS))
    assert not scene.tacked("Cathwulf Vogt") and not scene.tacked("Jack Trades") and scene.to_act == 2


@rule("CG-RULE-24")
def test_tacked_crew_may_fight_a_duel() -> None:
    scene = sail(crew(1, who("Cathwulf Vogt", tacked=True)), crew(2, who("Jack Trades", tacked=True)), hand(1, PUNCHES),
                 hand(2), cards=written(DUELLIST))  # fmt: skip
    scene.choose("Act: Cathwulf Vogt", "Jack Trades")
    assert scene.sunk(2) == ["Jack Trades"], "it cannot tack"


@rule("CG-BOARD-25", "CG-RULE-24", "CG-BOARD-08")
def test_what_works_in_a_boarding_works_in_a_duel_but_for_entering_and_instead() -> None:
    scene = challenge(crew(2, "Jack Trades"), hand(1, PUNCHES, "Panache"), hand(2), **{
        "Panache": react(PAY, produces(1), when=paying(SWASHBUCKLING)),
    })  # fmt: skip
    scene.choose("Fancy Dans")
    assert scene.kind == "choose_producer" and scene.options == ["Panache", "Stop"], "Swashbuckling is being produced"
    scene.choose("Panache")
    assert scene.sunk(2) == ["Jack Trades"], "4 Hits"


@rule("CG-BOARD-25")
def test_what_is_played_in_a_duel_within_a_boarding_ends_with_the_duel() -> None:
    cards = written_on(
        Cathwulf_Vogt=react_(instead_of_attack, duel(this, target(enemy))),
        Call_to_Arms=react_(instead_of_attack, gain(your_captain, 1, CANNON, until=THE_BOARDING)),
        Panache=react_(during(DUEL_BEGINS), gain(your_captain, 2, SAILING, until=THE_BOARDING)),
    )
    scene = sail(crew(1, "Cathwulf Vogt", "Jack Trades"), hand(1, "Call to Arms", "Panache", PUNCHES), hand(2),
                 cards=cards, more="[boarding]\nattacker = 1\ndefender = 2\n")  # fmt: skip
    scene.choose("Call to Arms", "Tack Jack Trades", "Cathwulf Vogt", "Panache")
    assert scene.kind == "choose_opening_card" and scene.skill("Berek", CANNON) == 4, "the Boarding's goes on in it"
    assert scene.skill("Berek", SAILING) == 4
    scene.choose(PUNCHES)
    while scene.kind != "boarding_opportunity":
        scene.choose("Tack Reis")
    assert scene.skill("Berek", SAILING) == 2 and scene.skill("Berek", CANNON) == 4, "and after it"


def test_the_beginning_of_a_duel_may_be_answered() -> None:
    scene = challenge(crew(2, "Jack Trades"), hand(1, PUNCHES, "Courage and Honor"), hand(2), **{
        "Courage and Honor": react(DUEL_BEGINS, draws(1), when=own),
    })  # fmt: skip
    assert scene.kind == "react"


# Instead of a Boarding Attack, and windows of a Boarding


def boarding(*entries: Any, **texts: Any) -> Scene:
    return sail(*entries, cards=written(texts), more="[boarding]\nattacker = 1\ndefender = 2\n")


@rule("CG-BOARD-02", "CG-BOARD-19", "CG-RULE-21")
def test_a_react_instead_of_a_boarding_attack_uses_the_opportunity_and_is_no_pass() -> None:
    scene = boarding(crew(1, "Jack Trades"), crew(2, "Otiro"), hand(1, "Call to Arms", PUNCHES), hand(2, PUNCHES), **{
        "Call to Arms": react(INSTEAD, draws(1)),
    })  # fmt: skip
    assert scene.options[-2:] == ["Call to Arms", "Pass"]
    scene.choose("Call to Arms", "Tack Jack Trades")
    assert scene.asked == 2 and scene.kind == "boarding_opportunity"
    scene.choose("Pass")
    assert scene.game.view(None)["boarding"]["round"] == 2, "one of the two did not pass"


def cancels_boarding(s: SeventhSea, f: Frame) -> None:
    s.stack[f[U_EVENT]][E_FLAGS] |= CANCELLED


@rule("CG-RULE-58", "CG-CANCEL-08", "CG-ACT-10d", "CG-RULE-16")
def test_a_boarding_canceled_at_entering_was_never_begun() -> None:
    cards = written({"Hiding in the Reefs": react(ENTER, do(cancels_boarding)), "Call to Arms": react(BEGUN, draws(1))})
    scene = sail(crew(1, "Li'l Jim", "Bully Boys"), crew(2, "Oar Team", "Oar Team"), hand(1, "Call to Arms"),
                 hand(2, "Hiding in the Reefs", PUNCHES), cards=cards)  # fmt: skip
    scene.choose("Board The Crimson Roger", "Tack Li'l Jim")
    assert scene.kind == "pay_cancel", "before all Reacts"
    scene.choose("Pass")
    assert scene.kind == "react" and scene.options == ["Hiding in the Reefs", "Pass"]
    scene.choose("Hiding in the Reefs", "Tack Oar Team", "Tack Oar Team")
    assert scene.game.view(None)["boarding"] is None and scene.to_act == 2
    assert list(scene.state.boarded) == [0, 0]


@rule("CG-RULE-16", "CG-ACT-10c", "CG-RULE-14")
def test_history_counts_boardings_performed_by_the_attacker() -> None:
    scene = sail(crew(1, "Li'l Jim"), hand(2), captain(2, "Reis", tacked=True))
    scene.choose("Board The Crimson Roger", "Tack Li'l Jim")
    assert list(scene.state.boarded) == [1 << 1, 0]
    cards = written({"Ambush Boarding": act(do(lambda s, f: begin_boarding(s, f[SEAT], 1 - f[SEAT], False)))})
    scene = sail(crew(1, "Li'l Jim", "Juliet Jones"), crew(2, "Juliet Jones"), hand(1, "Ambush Boarding"), cards=cards)
    scene.choose("Play Ambush Boarding", "Tack Li'l Jim", "Tack Juliet Jones")
    assert scene.kind == "boarding_opportunity", "a Boarding that a card begins is not canceled by the Move Cost"
    assert list(scene.state.boarded) == [0, 0]


@rule("CG-RULE-17", "CG-BOARD-18")
def test_push_then_draw_then_play() -> None:
    scene = boarding(crew(1, "Bardo Murillo"), hand(1, PUNCHES), hand(2), crew(2, "Bully Boys"), **{
        "Bardo Murillo": (trait(BEFORE_CARD, draws(1), when=own), react(PUSH, draws(1), when=own)),
    })  # fmt: skip
    scene.choose("Push forward Bardo Murillo")
    assert scene.kind == "react" and len(scene.hand(1)) == 1
    scene.choose("Pass")
    assert scene.kind == "choose_opening_card" and len(scene.hand(1)) == 2


@rule("CG-RULE-18", "CG-RULE-17")
def test_a_react_before_a_boarding_attack_obliges_to_perform_it() -> None:
    scene = boarding(crew(1, "Bully Boys"), hand(1, PUNCHES, "Call to Arms"), hand(2), crew(2, "Brutes"), **{
        "Call to Arms": react(BEFORE_PUSH, draws(1), when=own), "Brutes": react(INSTEAD, draws(1)),
    })  # fmt: skip
    scene.choose("Push forward Bully Boys", "Call to Arms")
    assert scene.kind == "choose_producer"
    scene.choose(scene.options[0])
    assert not scene.offers("Pass") and scene.kind != "boarding_opportunity"


def ends_it(s: SeventhSea, f: Frame) -> None:
    end_boarding(s)


@rule("CG-RULE-19", "CG-BOARD-22", "CG-RULE-62")
def test_between_the_hits_and_the_tacking_the_boarding_may_be_ended() -> None:
    scene = boarding(crew(1, "Jack Trades", "Otiro"), hand(1, PUNCHES, "\"Cut the Ropes!\""), crew(2, "Bully Boys"),
                     hand(2, PUNCHES), **{"\"Cut the Ropes!\"": react(AFTER_HITS, do(ends_it))})  # fmt: skip
    scene.choose("Push forward Jack Trades", "Fancy Dans", "Tack Bully Boys")
    assert scene.kind == "react" and not scene.tacked("Jack Trades")
    scene.choose("\"Cut the Ropes!\"", "Tack Jack Trades")
    assert scene.tacked("Jack Trades") and scene.discard(1) == ["\"Cut the Ropes!\"", "Fancy Dans"]
    assert scene.game.view(None)["boarding"] is None and len(scene.hand(1)) == 0, "no draw"


@rule("CG-RULE-20")
def test_hits_that_are_being_suffered_when_it_ends_still_are() -> None:
    scene = boarding(crew(1, "William Toss"), hand(1, PUNCHES), crew(2, "Bully Boys", "Otiro"),
                     hand(2, "Steering Clear"), **{"Steering Clear": react(SUFFER, do(ends_it))})  # fmt: skip
    scene.choose("Push forward William Toss", "Take the Hits", "Steering Clear")
    assert scene.decision.reason == "Absorb Hits: 3 left"
    scene.choose("Tack Bully Boys", "Tack Otiro")
    assert scene.game.view(None)["boarding"] is None and scene.tacked("William Toss")


def discards_it(s: SeventhSea, f: Frame) -> None:
    happenings.discard(s, f, f[SEAT], s.stack[f[U_EVENT]][E_SET])


@rule("CG-RULE-61")
def test_if_the_answering_crew_is_gone_the_hits_come_as_if_nobody_had_been_pushed() -> None:
    scene = boarding(crew(1, "Jack Trades", "Otiro"), hand(1, PUNCHES, "Wounded"), crew(2, "Natalia Ivanova", "Brutes"),
                     hand(2, DAGGERS), **{"Wounded": react(PUSH, do(discards_it), when=anothers)})  # fmt: skip
    scene.choose("Push forward Jack Trades", "Fancy Dans", "Push forward Natalia Ivanova", "Wounded")
    assert scene.discard(2) == ["Natalia Ivanova"] and scene.hand(2) == [DAGGERS]
    assert scene.decision.reason == "Absorb Hits: 2 left" and scene.offers("Tack Brutes")


@rule("CG-RULE-22")
def test_a_boarding_of_one_round_ends_after_it_without_a_draw() -> None:
    cards = written({"High Seas Boarding": act(do(lambda s, f: begin_boarding(s, f[SEAT], 1 - f[SEAT], False, 1)))})
    strong = crew(1, "Juliet Jones", "Li'l Jim", "Jack Trades", "Otiro")
    scene = sail(strong, hand(1, "High Seas Boarding", PUNCHES), crew(2, "Bully Boys", "Otiro"), hand(2, PUNCHES),
                 cards=cards)  # fmt: skip
    scene.choose("Play High Seas Boarding", "Tack Li'l Jim", "Tack Juliet Jones")
    scene.choose("Push forward Otiro", "Tack Bully Boys", "Pass")
    assert scene.game.view(None)["boarding"] is None and len(scene.hand(1)) == 0


@rule("CG-RULE-36", "CG-BOARD-12")
def test_the_end_of_a_fight_and_of_a_boarding_may_be_answered() -> None:
    scene = boarding(crew(1, "Jack Trades"), crew(2, "Otiro", "Bully Boys"), hand(1, PUNCHES, "Panache"),
                     hand(2, "Courtly Manner"), **{
                         "Panache": react(FIGHT_ENDS, draws(1), when=own),
                         "Courtly Manner": react(BOARDING_ENDS, draws(1)),
                     })  # fmt: skip
    scene.choose("Push forward Jack Trades", "Fancy Dans", "Take the Hits", "Tack Bully Boys")
    assert scene.kind == "react" and scene.options == ["Panache", "Pass"] and scene.tacked("Jack Trades")
    scene.choose("Panache")
    assert scene.kind == "boarding_opportunity"
