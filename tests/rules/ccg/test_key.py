"""Keywords: Loyal, Unique, factions, Knacks, ranks and limits per Crew (CG-KEY), and Experienced Crew (CG-EXP)."""

import pytest

from ccg_scene import Scene, captain, crew, hand, sail, ship, who
from ledger import rule
from quarterdeck.games.ccg.terms import (
    CAPTIVE, FEAR_RANK, FIRST_MATE, GUNNER, HEROIC, HOLY, LEGENDARY_CAPTAIN, PET, ROWER, SORCERER, SWORDSMAN_RANK,
    TOPMAN, TRAITS, VILLAINOUS,
)  # fmt: skip
from quarterdeck.games.ccg.values import aligned, extra_hits, factions_of, rank, traits_of
from quarterdeck.kernel.ability import U_IT

#: Crew that pay for almost everything
RICH = ("Jack Trades", "Julius Caligari", "Ian O'Toole", "Ulfgar Jor Brønsen")


def hosts(scene: Scene, card: str) -> list[str]:
    """What a card could be attached to."""
    if not scene.offers(f"Attach {card}"):
        return []
    scene.choose(f"Attach {card}")
    if scene.kind == "choose_host":
        return scene.options
    if scene.kind == "choose_producer":
        s = scene.state
        return [s.match.drawn[s.stack[-2][U_IT]].name]
    return [scene.host(card)]


# Loyal and Unique


@rule("CG-KEY-01", "CG-KEY-03")
def test_a_loyal_crew_with_two_symbols_serves_captains_of_both() -> None:
    for name, hired in (("Berek", True), ("Guy McCormick", True), ("Reis", False)):
        scene = sail(captain(1, name), crew(1, *RICH), hand(1, "Sean Garloise"))
        assert scene.offers("Hire Sean Garloise") == hired


@rule("CG-KEY-02")
def test_a_unique_card_cannot_enter_play_beside_an_own_copy() -> None:
    assert not sail(crew(1, *RICH, "Dorf Klinderhoff"), hand(1, "Dorf Klinderhoff")).offers("Hire")
    assert sail(crew(1, *RICH), crew(2, "Cathwulf Vogt"), hand(1, "Cathwulf Vogt")).offers("Hire"), "an opponent's"
    scene = sail(captain(1, "Berek", attached=("Captain's Quarters",)), crew(1, *RICH), hand(1, "Captain's Quarters"))
    assert not scene.offers("Attach Captain's Quarters")


@rule("CG-KEY-02")
def test_losing_the_copy_frees_it() -> None:
    scene = sail(crew(1, *RICH, "Cathwulf Vogt"), hand(1, "Cathwulf Vogt"))
    scene.choose("Discard Cathwulf Vogt", "Pass")
    assert scene.offers("Hire Cathwulf Vogt")


@rule("CG-KEY-04", "CG-KEY-23", "CG-CARDS-10", "CG-RULE-02")
def test_no_symbol_is_no_faction() -> None:
    s = sail(crew(1, "Jack Trades", "Annie Rush", "Carlos Altenar")).state
    who_is = {s.match.drawn[c].name: c for c in s.crew(0)}
    assert aligned(s, who_is["Annie Rush"], 0) and not aligned(s, who_is["Carlos Altenar"], 0)
    assert not aligned(s, who_is["Jack Trades"], 0) and factions_of(s, who_is["Jack Trades"]) == 0
    s = sail(captain(1, "Aaron Blackstone"), crew(1, "Jack Trades", "Annie Rush")).state
    assert not any(aligned(s, c, 0) for c in s.crew(0)), "a Captain without faction has none of his own"


# Knacks


@rule("CG-KEY-05", "CG-KEY-12", "CG-KEY-11")
def test_a_sorcery_knack_needs_the_tradition_and_the_rank() -> None:
    crews = crew(1, *RICH, "Gris Hallisdottir", "Jacob Faust")
    assert hosts(sail(crews, hand(1, "Styrke (Strength)")), "Styrke (Strength)") == ["Gris Hallisdottir"]
    assert not sail(crew(1, "Ulfgar Jor Brønsen"), hand(1, "Styrke (Strength)")).offers("Attach"), "Lærdom 0"
    scene = sail(crew(1, "Hector Beauchamp du Charouse", "Timothy le Beau"), hand(1, "Special Gift"))
    assert hosts(scene, "Special Gift") == ["Timothy le Beau"], "Porté 0 is too little"
    s = scene.state
    assert traits_of(s, scene.card("Hector Beauchamp du Charouse")) & SORCERER, "but it counts as having the trait"


@rule("CG-KEY-10")
def test_a_fear_knack_needs_fear_of_its_rank() -> None:
    scene = sail(captain(1, "Comte Robert Méchant"), crew(1, *RICH, "Reinheart the Ripper"), hand(1, "Get To It!"))
    assert not scene.offers("Attach Get To It!"), "a Fear 2 Knack, and both have Fear 1"
    scene = sail(captain(1, "Comte Robert Méchant"), crew(1, "Reinheart the Ripper", "Jack Trades"),
                 hand(1, "Spectral Aura"))  # fmt: skip
    assert hosts(scene, "Spectral Aura") == ["Comte Robert Méchant", "Reinheart the Ripper"]
    assert rank(scene.state, scene.card("Reinheart the Ripper"), FEAR_RANK) == 1


@rule("CG-KEY-05")
def test_a_knack_may_ask_for_so_much_in_a_skill() -> None:
    knacks = [card for card in sail().cards.cards if card.knack is not None and card.knack.skill >= 0]
    assert knacks, "there are such Knacks in the pool"


@rule("CG-KEY-09", "CG-KEY-08")
def test_a_swordsman_holds_as_many_swordsman_knacks_as_the_bonus() -> None:
    scene = sail(captain(1, "Berek", attached=("Aldana School",)), crew(1, *RICH, who(
        "Antonio Aldonez", attached=("Leegstra School",)), "Bully Boys"), hand(1, "Aldana School"))  # fmt: skip
    assert hosts(scene, "Aldana School") == ["Berek"], "Swordsman +2 and one Knack; Antonio Aldonez has his one"


@rule("CG-KEY-07", "CG-RULE-09", "CG-RULE-48")
def test_what_a_crew_loses_later_detaches_nothing() -> None:
    scene = sail(crew(1, who("Otiro", attached=("Cutlass",))))
    scene.change_skill("Otiro", 4, -5)
    assert scene.skill("Otiro", 4) == 0 and scene.host("Cutlass") == "Otiro"
    scene.change_skill("Otiro", 4, 4)
    assert scene.skill("Otiro", 4) == 1, "bonuses add to the true value, which was -3"


@rule("CG-KEY-08", "CG-CARDS-24")
def test_swordsman_is_counted_once_and_raised_by_what_adds_to_it() -> None:
    scene = sail(crew(1, "Annie Rush", who("Antonio Aldonez", attached=("Advanced Swordsmanship",))))
    s = scene.state
    assert extra_hits(s, scene.card("Annie Rush")) == 1
    assert rank(s, scene.card("Antonio Aldonez"), SWORDSMAN_RANK) == 3
    assert extra_hits(s, scene.card("Antonio Aldonez")) == 3


# Limits per Crew


@rule("CG-KEY-14")
def test_nothing_is_attached_to_a_crew_that_has_no_attachments() -> None:
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Fancy Dans"), hand(1, "Cheap Tools"))
    assert hosts(scene, "Cheap Tools") == ["Berek"]


@rule("CG-KEY-15")
def test_a_captain_has_one_membership() -> None:
    scene = sail(crew(1, *RICH), hand(1, "Los Vagos Membership"))
    assert scene.offers("Attach Los Vagos Membership")
    member = captain(1, "Berek", attached=("Rilasciare Membership",))
    assert not sail(member, crew(1, *RICH), hand(1, "Los Vagos Membership")).offers("Attach")


@rule("CG-KEY-20")
@pytest.mark.parametrize(
    ("worn", "new"), [("Bite the Bullet", "Trickster's Grin"), ("Syrneth Navigator", "Tiger Claws")]
)
def test_a_crew_has_one_attachment_of_each_of_four_labels(worn: str, new: str) -> None:
    scene = sail(crew(1, *RICH, who("Arturo Rodriguez", attached=(worn,)), "Mr. Smythe"), hand(1, new))
    found = hosts(scene, new)
    assert "Mr. Smythe" in found and "Arturo Rodriguez" not in found


@rule("CG-CARDS-23")
def test_other_attachments_are_unlimited() -> None:
    scene = sail(crew(1, *RICH, who("Otiro", attached=("Cutlass", "Cutlass", "Pistol"))), hand(1, "Cutlass"))
    assert "Otiro" in hosts(scene, "Cutlass")


@rule("CG-KEY-16", "CG-KEY-18", "CG-KEY-19", "CG-KEY-22", "CG-CARDS-05")
def test_labels_do_nothing_by_themselves() -> None:
    labels = TOPMAN | GUNNER | FIRST_MATE | CAPTIVE | ROWER | HOLY | HEROIC | VILLAINOUS | PET | LEGENDARY_CAPTAIN
    assert labels.bit_count() == 10 and {"Ally", "Port", "Item", "Damage"} <= set(TRAITS)
    scene = sail(captain(1, "Berek", tacked=True), crew(1, "Reinheart the Ripper", "Victor of Luthon"))
    assert scene.to_act == 1 and len(scene.crew(1)) == 3, "two First Mates may serve together"


@rule("CG-KEY-21")
def test_a_prize_may_be_discarded_by_any_player_in_its_sea_for_its_completion_cost() -> None:
    prize = (2, "adventures", "[" + who("Dead Man's Cave", sea="La Boca") + "]")
    scene = sail(crew(1, "Otiro"), prize)
    scene.choose("Discard Dead Man's Cave")
    assert scene.decision.reason.startswith("Tack Crew for Adventuring to use Dead Man's Cave: 0 of 2")
    scene.choose("Tack Otiro")
    assert scene.discard(2) == ["Dead Man's Cave"] and scene.to_act == 2
    assert not sail(ship(1, sea="The Mirror"), crew(1, "Otiro"), prize).offers("Discard Dead Man's Cave")


# Experienced Crew


@rule("CG-EXP-01")
def test_an_experienced_crew_may_be_hired_unless_a_unique_one_of_the_title_is_there() -> None:
    rich = (*RICH, "William Toss")
    scene = sail(captain(1, "Allende"), crew(1, *rich, "Sean McCorley"), hand(1, "Sean McCorley (Experienced)"))
    assert scene.offers("Hire Sean McCorley (Experienced)"), "the plain one is not Unique"
    scene = sail(crew(1, *rich, "Celedoine"), hand(1, "Celedoine (Experienced)"))
    assert not scene.offers("Hire") and scene.offers("Experience")


@rule("CG-EXP-08", "CG-EXP-10")
def test_plain_copies_and_an_experienced_one_may_be_in_play_together() -> None:
    scene = sail(captain(1, "Allende"), crew(1, *RICH, "Sean McCorley", "Sean McCorley", "Sean McCorley (Experienced)"),
                 hand(1, "Sean McCorley"))  # fmt: skip
    assert scene.offers("Hire Sean McCorley")
    scene = sail(crew(1, *RICH, "Celedoine (Experienced)"), hand(1, "Celedoine"))
    assert not scene.offers("Hire Celedoine"), "both are Unique"


@rule("CG-EXP-09")
def test_a_card_may_name_another_title_that_it_replaces() -> None:
    scene = sail(captain(1, "Allende"), crew(1, "Buccaneers"), hand(1, "Benoit \"The Buccaneer\" Racine"))
    scene.choose("Experience Benoit")
    assert scene.crew(1) == ["Allende", "Benoit \"The Buccaneer\" Racine"]


@rule("CG-EXP-10")
def test_no_second_copy_of_a_unique_experienced_crew() -> None:
    scene = sail(captain(1, "Allende"), crew(1, "Sean McCorley", "Sean McCorley (Experienced)"),
                 hand(1, "Sean McCorley (Experienced)"))  # fmt: skip
    assert not scene.offers("Experience Sean")
