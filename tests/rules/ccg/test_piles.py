"""Decks, discard piles, sunk piles and hands (CG-PILES, CG-HAND)."""

from ccg_scene import crew, hand, pile, sail, who
from ccg_texts import act, do, draws, written
from ledger import rule
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.kernel.ability import U_ORIGIN
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import SEAT


@rule("CG-PILES-01", "CG-PILES-02")
def test_a_card_goes_to_its_owners_piles() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=(who("Pistol", by=2),))), more="[hits]\nplayer = 1\namount = 1")
    scene.choose("Sink Jack Trades")
    assert scene.sunk(1) == ["Jack Trades"] and scene.sunk(2) == ["Pistol"]


@rule("CG-PILES-07", "CG-HITS-04")
def test_a_sunk_crew_takes_its_attachments_along() -> None:
    scene = sail(crew(1, who("Jack Trades", attached=("Cutlass", "Fine Rigging"))),
                 more="[hits]\nplayer = 1\namount = 1")  # fmt: skip
    scene.choose("Sink Jack Trades")
    assert sorted(scene.sunk(1)) == ["Cutlass", "Fine Rigging", "Jack Trades"]


DRAWING = written({"Cathwulf Vogt": act(draws(3))})


@rule("CG-PILES-03", "CG-PILES-04")
def test_when_the_last_card_leaves_a_deck_the_discard_pile_becomes_the_deck() -> None:
    scene = sail(crew(1, "Cathwulf Vogt"), pile(1, "deck", "Pistol", "Riposte"),
                 pile(1, "discard", "Wounded", "Cutlass"), pile(1, "sunk", "Brutes"), hand(1),
                 cards=DRAWING)  # fmt: skip
    scene.choose("Act: Cathwulf Vogt")
    assert len(scene.hand(1)) == 3 and {"Pistol", "Riposte"} < set(scene.hand(1)), "in the middle of the draw"
    assert len(scene.deck(1)) == 1 and scene.discard(1) == [] and scene.sunk(1) == ["Brutes"]


@rule("CG-PILES-03")
def test_it_does_so_at_once_and_not_when_the_next_card_is_drawn() -> None:
    scene = sail(crew(1, "Cathwulf Vogt"), pile(1, "deck", "Pistol", "Riposte", "Panache"),
                 pile(1, "discard", "Wounded"), hand(1), cards=DRAWING)  # fmt: skip
    scene.choose("Act: Cathwulf Vogt")
    assert scene.deck(1) == ["Wounded"] and scene.discard(1) == []


@rule("CG-RULE-30", "CG-PILES-03")
def test_with_both_empty_one_draws_what_is_possible() -> None:
    scene = sail(crew(1, "Cathwulf Vogt"), pile(1, "deck", "Pistol"), hand(1), cards=DRAWING)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.hand(1) == ["Pistol"] and scene.deck(1) == [] and scene.to_act == 2


@rule("CG-PILES-03")
def test_cards_that_lie_in_a_fight_are_not_in_the_pile_yet() -> None:
    scene = sail(crew(1, "Jack Trades", "Otiro"), crew(2, "Brutes", "Bully Boys"), hand(1, "Fancy Dans", "Cutlass"),
                 hand(2, "Near Miss"), pile(1, "deck"), more="[boarding]\nattacker = 1\ndefender = 2")  # fmt: skip
    scene.choose("Push forward Jack Trades", "Fancy Dans")
    assert scene.deck(1) == [] and scene.game.view(None)["players"][0]["laid"][0]["name"] == "Fancy Dans"


@rule("CG-HAND-01", "CG-HAND-02")
def test_a_hand_that_exceeds_the_maximum_is_cut_down_at_once() -> None:
    scene = sail(crew(1, "Cathwulf Vogt"), hand(1, "Cutlass x6"), cards=DRAWING)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.kind == "discard_to_maximum" and len(scene.hand(1)) == 9, "after the draw is complete"
    scene.choose("Cutlass", "Cutlass")
    assert len(scene.hand(1)) == 7 and scene.to_act == 2


@rule("CG-HAND-03")
def test_nobody_discards_from_hand_without_need() -> None:
    assert not sail(hand(1, "Cutlass", "Pistol")).offers("Discard")


@rule("CG-RULE-32")
def test_a_card_that_leaves_play_forgets_everything() -> None:
    cards = written({"Cathwulf Vogt": act(do(back_to_hand))})
    scene = sail(crew(1, who("Cathwulf Vogt", tacked=True), "Jack Trades"), hand(1), cards=cards)
    scene.choose("Act: Cathwulf Vogt")
    assert scene.hand(1) == ["Cathwulf Vogt"] and not scene.tacked("Cathwulf Vogt")


def back_to_hand(s: SeventhSea, f: Frame) -> None:
    happenings.take_to_hand(s, f, f[SEAT], 1 << f[U_ORIGIN])
