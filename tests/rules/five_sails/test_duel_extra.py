"""Ends of duels, gambling, Restricted Hostilities, Lethal, and moving during a duel (FS-DUELX)."""

import pytest

from duels import decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import D_POOL, duel
from quarterdeck.games.five_sails.terms import FINESSE
from scene import Scene

MONTAIGNE = {"leader": "Odette Dubois d'Arrent", "their_leader": "Kaspar Dietrich"}


# Ends


@rule("FS-DUELX-01", "FS-DUELX-05", "FS-RULE-76")
def test_destruction_does_not_end_a_duel_while_the_survivor_is_threatened() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)])
    play(fight(scene), "Disarm")
    assert scene.zone("Jean Urbain") == "locker"
    assert (scene.kind, scene.asked) == ("combat_card", 1)
    assert scene.threat() == [2, 0]
    play(scene, "Regroup")  # Parry 2
    assert scene.wounds("Terrell Brandt") == 0
    assert scene.settled


@rule("FS-DUELX-01")
def test_without_threat_in_any_pool_the_duel_ends_whoever_is_left() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)], their_hand=["Regroup", "Well-Equipped"])
    play(fight(scene), "Regroup")
    assert scene.zone("Jean Urbain") == "locker"
    assert scene.settled


@rule("FS-DUEL-42", "FS-DUELX-01")
def test_without_threat_in_either_pool_nobody_is_asked_for_a_further_round() -> None:
    """Both live and hold cards, but nothing is left to meet; had Jean sent threat, Terrell would be asked."""
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Regroup", "Disarm"])
    play(fight(scene), "Regroup")  # no Thrust
    assert scene.wounds("Jean Urbain") == 1
    assert (scene.kind, scene.asked) == ("take_action", 2)
    other = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Regroup", "Disarm"])
    play(fight(other), "Disarm")  # Thrust 2
    assert (other.kind, other.asked) == ("combat_card", 1)


@rule("FS-DUEL-42", "FS-RULE-76")
@pytest.mark.parametrize("fallen", ["Jean Urbain", "Terrell Brandt"])
def test_of_a_duellist_who_is_destroyed_before_the_card_no_round_is_asked_for(fallen: str) -> None:
    """What threatened Jean goes with him, and nobody threatens Terrell; without Terrell, Jean still has his round."""
    scene = fight(forums(["Terrell Brandt"], ["Jean Urbain"]))
    assert (scene.kind, scene.asked) == ("combat_card", 2) and scene.threat() == [0, 3]
    scene.cause(happenings.destroy, 1, 1 << scene.card(fallen))
    assert scene.zone(fallen) == "locker"
    if fallen == "Terrell Brandt":
        assert (scene.kind, scene.asked) == ("combat_card", 2), "three threat is still to be met"
        play(scene, "Disarm")  # its Thrust is for nobody
    assert (scene.kind, scene.asked) == ("take_action", 2)


@rule("FS-DUELX-01", "FS-DUELX-20", "FS-RULE-91")
def test_movement_does_not_end_a_duel() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Not Today", "Disarm"])
    fight(scene)
    duel(scene.state)[D_POOL] = 2
    play(scene, "Not Today")
    assert scene.place("Jean Urbain") == "Home"
    assert (scene.kind, scene.asked) == ("combat_card", 1)
    play(scene, "Precision")  # Parry 1; its Thrust of 4 cannot reach Jean at Home
    assert scene.wounds("Terrell Brandt") == 1
    assert scene.settled


@rule("FS-DUELX-02", "FS-DUELX-05")
def test_threat_sent_in_the_round_of_ones_destruction_stays() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)])
    play(fight(scene), "Gallant Deeds")  # Riposte 1 and Parry 2 meet all three: Jean lives
    assert scene.zone("Jean Urbain") == "crew"
    other = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)], their_hand=["Langschwert", "Cavalier Hat"])
    play(fight(other), "Cavalier Hat")
    assert other.zone("Jean Urbain") == "locker"
    assert other.threat() == [4, 0]
    play(other, "Done")
    assert other.wounds("Terrell Brandt") == 3  # Jean's Combat as last known caps it
    assert other.settled


@rule("FS-DUELX-03", "FS-DUELX-04", "FS-RULE-84", "FS-RULE-83")
def test_a_final_strike_strikes_at_the_destruction_of_its_player() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)], their_hand=["A Heroic End", "Disarm"])
    play(fight(scene), "A Heroic End", "A Heroic End: Maneuver")
    assert scene.zone("Jean Urbain") == "locker"
    assert scene.threat() == [5, 0]  # Thrust 3 and two more
    play(scene, "Done")
    assert scene.zone("Terrell Brandt") == "locker"  # Lethal: all five
    assert scene.settled


@rule("FS-DUELX-03", "FS-DUELX-04")
def test_a_final_strike_of_an_earlier_round_is_lost() -> None:
    scene = forums(
        ["Terrell Brandt"], [who("Jean Urbain")], ["Precision", "Last Word", "Well-Equipped"],
        ["A Heroic End", "Disarm", "Gallant Deeds"],
    )  # fmt: skip
    play(fight(scene), "A Heroic End", "A Heroic End: Maneuver")
    assert scene.wounds("Jean Urbain") == 3
    play(scene, "Well-Equipped")  # Riposte 2 of the 3, Thrust 1
    assert scene.threat() == [0, 3]
    scene.choose("Disarm")
    decline(scene)
    assert scene.zone("Jean Urbain") == "locker"
    assert scene.threat() == [2, 0]  # what Disarm sent, and nothing of the earlier card


# Gambling


def gambler(deck: list[str], fighter: object = "Jean Urbain", hand: tuple[str, ...] = ("Disarm",)) -> Scene:
    return forums(["Terrell Brandt"], [fighter], their_hand=hand, their_deck=deck)


@rule("FS-DUELX-06", "FS-DUELX-07", "FS-DUELX-11", "FS-CORE-62", "FS-CORE-63")
def test_gambling_reveals_two_plays_one_and_sinks_the_other() -> None:
    scene = fight(gambler(["Gallant Deeds", "Valiant Spirit", "Not Today"]))
    scene.choose("Gamble")
    assert (scene.kind, scene.asked) == ("gamble_pick", 2)
    assert sorted(scene.options) == ["Gallant Deeds (seen by all)", "Valiant Spirit (seen by all)"]  # no hand card
    scene.choose("Gallant Deeds")
    decline(scene)
    assert scene.zone("Gallant Deeds") == "line" and scene.engaged("Gallant Deeds")
    assert scene.deck(2) == ["Not Today", "Valiant Spirit"]
    assert scene.hand(2) == ["Disarm"]
    assert scene.threat() == [3, 0]


@rule("FS-DUELX-11")
def test_a_card_from_hand_is_not_put_into_the_line_engaged() -> None:
    scene = fight(gambler(["Gallant Deeds", "Valiant Spirit"], hand=("Disarm", "Cavalier Hat")))
    play(scene, "Cavalier Hat")
    assert scene.zone("Cavalier Hat") == "line" and not scene.engaged("Cavalier Hat")


@rule("FS-DUELX-08", "FS-RULE-82")
def test_gambles_are_limited_by_finesse() -> None:
    deck = ["Gallant Deeds", "Disarm"] * 6
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain"], ["Last Word", "Iron Reply", "Precision", "Regroup"],
        ["Valiant Spirit"], their_deck=deck,
    )  # fmt: skip
    assert scene.stat("Jean Urbain", FINESSE) == 2
    fight(scene)
    for card in ("Last Word", "Iron Reply"):
        assert scene.offers("Gamble")
        scene.choose("Gamble", "Gallant Deeds")
        decline(scene)
        duel(scene.state)[D_POOL] = 1
        play(scene, card)
        duel(scene.state)[D_POOL + 1] = duel(scene.state)[D_POOL + 1] or 1
    assert (scene.kind, scene.asked) == ("combat_card", 2)
    assert not scene.offers("Gamble")
    assert scene.game.view(None)["duel"]["gambles"] == [0, 2]


@rule("FS-DUELX-09", "FS-RULE-78")
def test_the_count_of_gambles_stays_with_the_side_and_meets_the_current_finesse() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain", "Bastien Girard"], ["Last Word", "Iron Reply", "Precision", "Regroup"],
        ["Valiant Spirit", "Not Today"], their_deck=["Gallant Deeds", "Disarm"] * 6,
    )  # fmt: skip
    fight(scene, "Terrell Brandt challenges Jean Urbain")
    for card in ("Last Word", "Iron Reply"):
        scene.choose("Gamble", "Gallant Deeds")
        decline(scene)
        duel(scene.state)[D_POOL] = 1
        play(scene, card)
        duel(scene.state)[D_POOL + 1] = 2
    assert not scene.offers("Gamble")  # two gambles, Jean's Finesse is 2
    scene.choose("Valiant Spirit")
    swap = next(o for o in scene.options if "Bastien Girard" in o)
    scene.choose(swap)
    decline(scene)
    assert scene.game.view(None)["duel"]["characters"][1] == "Bastien Girard"
    assert scene.game.view(None)["duel"]["gambles"] == [0, 2]
    play(scene, "Precision")
    assert (scene.asked, scene.offers("Gamble")) == (2, True)  # Bastien's Finesse is 4


@rule("FS-DUELX-10")
def test_a_gambled_card_that_leaves_the_line_still_counts() -> None:
    scene = forums(
        ["Terrell Brandt"], [who("Léontine Giroux")], their_hand=["Disarm"],
        their_deck=["Improvised Weapon", "Gallant Deeds"],
    )  # fmt: skip
    fight(scene).choose("Gamble", "Improvised Weapon")
    while scene.kind == "round_abilities":
        scene.choose("Done")
    assert (scene.kind, scene.asked) == ("react", 2)
    scene.choose("Improvised Weapon: Reaction")
    assert scene.host("Improvised Weapon") == "Léontine Giroux"
    assert scene.game.view(None)["duel"]["gambles"] == [0, 1]


@rule("FS-DUELX-12")
def test_the_maneuver_of_a_gambled_card_can_be_used() -> None:
    scene = fight(gambler(["Valiant Spirit", "Not Today"], who("Jean Urbain", engaged=True), ("Disarm", "Disarm")))
    scene.choose("Gamble", "Valiant Spirit", "Valiant Spirit: Maneuver")
    decline(scene)
    assert not scene.engaged("Jean Urbain")
    assert scene.hand(2) == []  # its wealth cost of 2


# Combat values


@rule("FS-DUELX-13")
def test_changed_values_below_nothing_are_nothing() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain"], their_hand=["You're Embarrassing Yourself", "Gallant Deeds"],
        city='[city.Forums]\ncards = ["So It Begins"]\n',
    )  # fmt: skip
    play(fight(scene), "You're Embarrassing Yourself")  # Riposte 2, Parry 0 - 1, Thrust 1
    assert scene.threat() == [3, 0]
    assert scene.wounds("Jean Urbain") == 1
    raised = forums(["Jean Urbain"], ["Terrell Brandt"], ["Disarm"], ["Well-Equipped", "Precision"], **MONTAIGNE)
    play(fight(raised), "Well-Equipped", "Well-Equipped: Maneuver")  # Riposte 2 + 1
    assert raised.wounds("Terrell Brandt") == 0


# Restricted Hostilities and Lethal


@rule("FS-DUELX-14", "FS-DUELX-15", "FS-RULE-74")
def test_the_cap_limits_wounds_at_each_resolution_and_not_the_threat() -> None:
    scene = forums(
        [who("Otto Streit")], ["Terrell Brandt"], ["Precision", "Fight Through the Pain", "Langschwert"],
        ["Last Word", "Not Today"],
    )  # fmt: skip
    play(fight(scene), "Last Word")
    play(scene, "Precision")  # Parry 1 of 2: the other is suffered; Thrust 4
    assert scene.threat() == [0, 4]  # more than Otto's Combat of 1, and it stays
    play(scene, "Done")
    assert scene.wounds("Terrell Brandt") == 1
    assert scene.settled


@rule("FS-DUELX-14")
def test_the_cap_is_anew_in_every_round() -> None:
    scene = forums(
        ["Jean Urbain"], ["Otto Streit"], ["Gallant Deeds", "Disarm", "Cavalier Hat"],
        ["Precision", "Fight Through the Pain", "Langschwert"], **MONTAIGNE,
    )  # fmt: skip
    play(fight(scene), "Precision")
    play(scene, "Disarm")
    assert scene.wounds("Jean Urbain") == 1
    play(scene, "Fight Through the Pain")
    play(scene, "Done")
    assert scene.wounds("Jean Urbain") == 2


@rule("FS-DUELX-16")
def test_lethal_lifts_the_cap_until_ones_next_round() -> None:
    scene = forums(
        ["Otto Streit"], ["Uwe Zimmerman"], ["Precision", "Fight Through the Pain", "Regroup", "Last Word"],
        ["Iron Reply", "Langschwert", "Not Today"],
    )  # fmt: skip
    play(fight(scene), "Iron Reply")
    play(scene, "Precision", "Precision: Maneuver", "Regroup")
    assert scene.threat()[1] == 4
    play(scene, "Langschwert")  # Parry 2 of 4: two wounds though Otto's Combat is 1
    assert scene.wounds("Uwe Zimmerman") == 2
    play(scene, "Fight Through the Pain")  # Otto's next round: Lethal is over
    play(scene, "Done")
    assert scene.wounds("Uwe Zimmerman") == 3


@rule("FS-DUELX-16")
def test_lethal_of_the_accepting_side_ends_with_its_next_round_too() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Otto Streit"], ["Disarm", "Iron Reply", "Regroup"],
        ["Precision", "Fight Through the Pain", "Langschwert"],
    )  # fmt: skip
    play(fight(scene), "Precision", "Precision: Maneuver", "Langschwert")
    play(scene, "Disarm")  # 4 - 1 - 1: two wounds though Otto's Combat is 1
    assert scene.wounds("Terrell Brandt") == 2
    play(scene, "Fight Through the Pain")
    play(scene, "Done")
    assert scene.wounds("Terrell Brandt") == 3


# Moving


@rule("FS-DUELX-17", "FS-DUELX-18", "FS-DUELX-19", "FS-DUELX-20", "FS-DUELX-21", "FS-RULE-77")
def test_an_absent_adversary_is_sent_nothing_but_still_caps() -> None:
    scene = forums(
        [who("Léontine Giroux")], ["Terrell Brandt"], ["Cavalier Hat", "Disarm", "Gallant Deeds"],
        ["Regroup", "Precision", "Last Word"], **MONTAIGNE,
    )  # fmt: skip
    fight(scene)
    duel(scene.state)[D_POOL] = 5
    play(scene, "Regroup", "Regroup: Maneuver", "Last Word").choose("the Docks")
    decline(scene)
    assert scene.place("Terrell Brandt") == "Docks"
    assert (scene.asked, scene.threat()) == (1, [5, 0])
    play(scene, "Cavalier Hat")  # Riposte 2 removes two, which reach nobody; Thrust 2 neither
    assert scene.wounds("Léontine Giroux") == 3  # Terrell's Combat, wherever he is
    assert scene.settled


@rule("FS-DUELX-20")
def test_threat_in_the_pool_goes_along_when_its_participant_moves() -> None:
    scene = forums(
        ["Jean Urbain"], ["Terrell Brandt"], ["Gallant Deeds", "Disarm", "Valiant Spirit"],
        ["Regroup", "Precision", "Last Word"], **MONTAIGNE,
    )  # fmt: skip
    play(fight(scene), "Regroup", "Regroup: Maneuver", "Last Word")
    duel(scene.state)[D_POOL + 1] = 3  # suppose something at the end of the round had added it
    duel(scene.state)[D_POOL] = 1
    scene.choose("the Docks")
    decline(scene)
    play(scene, "Done")
    assert (scene.asked, scene.threat()) == (2, [0, 3])
    play(scene, "Done")
    assert scene.wounds("Terrell Brandt") == 4  # one of the first round and three more
    assert scene.settled


@rule("FS-DUELX-18")
def test_the_place_is_tested_each_time_threat_is_added() -> None:
    scene = forums(
        ["Jean Urbain"], ["Terrell Brandt"], ["Gallant Deeds", "Disarm", "Valiant Spirit"],
        ["Regroup", "Precision", "Last Word"], **MONTAIGNE,
    )  # fmt: skip
    fight(scene)
    duel(scene.state)[D_POOL] = 2
    play(scene, "Regroup", "Regroup: Maneuver", "Last Word").choose("the Docks")
    decline(scene)
    scene.state.place[scene.card("Jean Urbain")] = scene.state.place[scene.card("Terrell Brandt")]
    play(scene, "Disarm")  # moved after him: Riposte and Thrust arrive
    assert scene.threat() == [0, 2]


@rule("FS-DUELX-22")
def test_both_pools_may_hold_threat_and_rounds_alternate() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    fight(scene)
    duel(scene.state)[D_POOL] = 1
    assert (scene.asked, scene.threat()) == (2, [1, 3])
    play(scene, "Disarm")
    assert (scene.asked, scene.threat()) == (1, [3, 0])
    duel(scene.state)[D_POOL + 1] = 1
    play(scene, "Done")
    assert (scene.asked, scene.threat()) == (2, [0, 1])


@rule("FS-DUELX-23", "FS-RULES-20")
def test_the_cap_of_a_participant_that_is_gone_is_its_last_known_stat() -> None:
    otto = who("Otto Streit", wounds=2, equipped=["Syrneth Hand"])  # Combat 1 + 1
    scene = forums(["Jean Urbain"], [otto], ["Gallant Deeds", "Disarm"], ["Langschwert", "Precision"], **MONTAIGNE)
    play(fight(scene), "Precision")
    assert scene.zone("Otto Streit") == "locker" and scene.zone("Syrneth Hand") == "discard"
    assert scene.threat() == [4, 0]
    play(scene, "Done")
    assert scene.wounds("Jean Urbain") == 2
    assert scene.settled
