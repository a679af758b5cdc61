"""Triggers, windows, and who may answer when (FS-REACT)."""

from duels import challenge, decline, fight, forums, who
from ledger import rule
from scene import Scene

DECK = ["Sorte Deck"]


@rule("FS-REACT-01")
def test_a_cost_an_effect_and_a_step_of_the_game_can_all_be_answered() -> None:
    cost = forums([who("Ravenna Destine", equipped=DECK)], [], deck=["Langschwert"])
    cost.choose("Ravenna Destine: Action")
    assert cost.options == ["Sorte Deck: Reaction", "Pass"]
    effect = forums([who("Otto Streit", equipped=DECK)], ["Jean Urbain"], their_hand=["Triage"])
    challenge(effect).choose("Refuse")
    assert effect.options == ["Sorte Deck: Reaction", "Pass"]
    step = forums([], [], schemes=["The Song of Eisen"])
    step.choose("Pass", "Pass")
    assert step.options == ["The Song of Eisen: Reaction", "Pass"]


@rule("FS-REACT-02")
def test_before_comes_first_and_then_what_it_answers() -> None:
    scene = forums(["Eko Sorridi"], [who("Jean Urbain")])
    scene.choose("Pass", "Move", "Jean Urbain", "the Docks")
    assert (scene.kind, scene.asked) == ("react", 1)
    assert scene.place("Jean Urbain") == "Forums"
    scene.choose("Eko Sorridi: Reaction")
    assert scene.wounds("Jean Urbain") == 1
    assert scene.place("Jean Urbain") == "Docks"
    assert scene.settled


@rule("FS-REACT-02", "FS-RULE-42")
def test_what_can_no_longer_happen_does_not() -> None:
    scene = forums(["Eko Sorridi"], [who("Jean Urbain", wounds=3)])
    scene.choose("Pass", "Move", "Jean Urbain", "the Docks", "Eko Sorridi: Reaction")
    assert scene.zone("Jean Urbain") == "locker"
    assert scene.settled


@rule("FS-REACT-03", "FS-RULES-17", "FS-RULES-19")
def test_when_it_would_happen_is_answered_before_and_may_replace_it() -> None:
    burden = [{"name": "Fate's Burden", "by": 1}, "Langschwert"]
    scene = forums(
        [who("Cesca del Rosso")], [who("Jean Urbain", engaged=True, equipped=burden)],
        their_hand=["Well-Equipped", "Disarm"],
    )  # fmt: skip
    scene.choose("Pass", "Well-Equipped: Action")
    decline(scene)
    assert scene.zone("Fate's Burden") == "discard"
    assert scene.engaged("Jean Urbain")  # turning en garde was replaced
    assert scene.settled


@rule("FS-REACT-04", "FS-REACT-06")
def test_when_interrupts_an_ability_that_is_under_way() -> None:
    scene = forums(
        ["Jean Urbain"], [who("Terrell Brandt", equipped=["Langschwert"])], ["Disarm", "Gallant Deeds"],
        ["Precision", "Regroup"], leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich",
        schemes=["Let the Sword Decide"],
    )  # fmt: skip
    fight(scene).choose("Precision", "Langschwert: Technique 1")
    assert (scene.kind, scene.asked) == ("react", 1)
    scene.choose("Let the Sword Decide: Reaction")
    assert (scene.kind, scene.asked) == ("round_abilities", 2)  # the round goes on where it was
    scene.choose("Done")
    assert scene.threat() == [4, 0]  # Precision's Thrust without the Technique's


@rule("FS-REACT-05", "FS-REACT-06", "FS-RULES-07")
def test_after_comes_before_the_next_effect_of_the_same_ability() -> None:
    scene = forums([who("Otto Streit", equipped=["Dark Gift", "Sorte Deck"])], [])
    scene.choose("Dark Gift: Action 1")
    assert scene.kind == "react"
    assert scene.wounds("Otto Streit") == 1 and scene.place("Otto Streit") == "Forums"
    scene.choose("Sorte Deck: Reaction")
    assert scene.wounds("Otto Streit") == 0
    assert scene.kind == "choose_location"  # now the rest: he moves
    scene.choose("the Docks")
    assert scene.place("Otto Streit") == "Docks"
    assert scene.settled


@rule("FS-REACT-07")
def test_a_reaction_does_not_move_priority() -> None:
    scene = forums(["Eko Sorridi"], ["Jean Urbain"])
    scene.choose("Pass", "Move", "Jean Urbain", "the Docks", "Eko Sorridi: Reaction")
    assert (scene.kind, scene.asked) == ("take_action", 1)  # player 1 reacted and is on turn nevertheless


@rule("FS-REACT-08", "FS-RULE-43")
def test_the_first_player_is_asked_first_then_clockwise_and_again_after_each_use() -> None:
    third = '[[player]]\nleader = {name = "Kaspar Dietrich", at = "Forums", equipped = ["Sorte Deck"]}\n'
    scene = forums(
        [who("Otto Streit", equipped=[*DECK, "Dark Gift"])], [who("Jean Urbain", equipped=DECK)], third=third, first=2,
    )  # fmt: skip
    scene.choose("Dark Gift: Action 1")
    asked = [scene.asked]
    scene.choose("Pass")
    asked.append(scene.asked)
    scene.choose("Sorte Deck: Reaction")
    asked.append(scene.asked)  # player 3 has used one: the window begins again with the First Player
    scene.choose("Pass")
    asked.append(scene.asked)
    assert asked == [2, 3, 2, 1]
    scene.choose("Pass")
    assert scene.kind == "choose_location"  # all have passed in a row


@rule("FS-REACT-09")
def test_an_event_is_answered_by_those_with_access() -> None:
    def penya(control: int) -> Scene:
        city = f'[city.Forums]\ncards = ["Penya Shows The Way"]\ncontrol = {control}\n'
        return forums(["Otto Streit"], ["Jean Urbain"], city=city).choose("Pass", "Pass")

    for player in (1, 2):
        scene = penya(player)
        assert (scene.kind, scene.asked) == ("react", player)
        assert scene.options == ["Penya Shows The Way: Reaction", "Pass"]


@rule("FS-REACT-10", "FS-RULE-44")
def test_the_first_player_orders_what_must_happen_at_once() -> None:
    for first, order in ((1, "Not Today"), (2, "Daniella Dietrich")):
        scene = forums(
            ["Jean Urbain"], ["Daniella Dietrich"], ["Disarm", "Gallant Deeds"], ["Not Today", "Precision"],
            leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich", first=first,
        )  # fmt: skip
        fight(scene).choose("Not Today", "Daniella Dietrich: Technique")
        assert (scene.kind, scene.asked) == ("order_effects", first)
        assert sorted(scene.options) == ["Daniella Dietrich: Technique", "Not Today: Forced"]
        scene.choose(order).pass_until("take_action")
        assert scene.wounds("Daniella Dietrich") == 1  # nothing of it is optional
        where = {"Not Today": "Docks", "Daniella Dietrich": "Home"}
        assert scene.place("Daniella Dietrich") != "Forums", where
        assert scene.settled


@rule("FS-REACT-11")
def test_a_reaction_from_hand_is_paid_for_and_discarded() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Vittoria Anselmo", "Cesca del Rosso"], ["Press the Advantage", "Precision", "Regroup"],
        ["Unyielding Loyalty", "Disarm"],
    )  # fmt: skip
    scene.choose("Press the Advantage: Action", "Vittoria Anselmo", "Unyielding Loyalty: Reaction")
    scene.pass_until("take_action")
    assert scene.hand(2) == []
    assert "Unyielding Loyalty" in scene.discard(2) and "Disarm" in scene.discard(2)
    assert not scene.engaged("Vittoria Anselmo")
    assert scene.settled


@rule("FS-REACT-11")
def test_a_reaction_from_hand_that_cannot_be_paid_is_not_offered() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Vittoria Anselmo", "Cesca del Rosso"], ["Press the Advantage", "Precision", "Regroup"],
        ["Unyielding Loyalty"],
    )  # fmt: skip
    scene.choose("Press the Advantage: Action", "Vittoria Anselmo")
    assert not scene.offers("Unyielding Loyalty")


@rule("FS-REACT-12")
def test_reactions_are_used_in_any_phase_and_in_duels() -> None:
    dusk = forums(["Eko Sorridi"], ["Jean Urbain"])
    dusk.choose("Pass", "Pass")
    assert dusk.game.view(None)["phase"] == "Dusk"
    assert dusk.options == ["Eko Sorridi: Reaction", "Pass"]
    duel = forums([who("Terrell Brandt", equipped=DECK)], ["Jean Urbain"])
    fight(duel).choose("Disarm")
    while duel.kind == "round_abilities":
        duel.choose("Done")
    assert (duel.kind, duel.asked) == ("react", 1)
    assert duel.options == ["Sorte Deck: Reaction", "Pass"]


@rule("FS-REACT-14")
def test_a_city_reaction_needs_its_performer_in_the_city() -> None:
    for at, kind in (("Docks", "react"), ("Home", "take_action")):
        scene = forums([who("Philip Hase", at)], [], ["Langschwert"])
        scene.choose("Equip", "Philip Hase")
        assert scene.kind == kind


@rule("FS-REACT-12", "FS-RULE-45")
def test_a_reaction_can_be_answered_by_a_reaction() -> None:
    scene = forums([who("Eko Sorridi")], [who("Jean Urbain", equipped=DECK)])
    scene.choose("Pass", "Move", "Jean Urbain", "the Docks", "Eko Sorridi: Reaction")
    assert (scene.kind, scene.asked) == ("react", 2)  # to the wound that Eko gave
    scene.choose("Sorte Deck: Reaction")
    assert scene.wounds("Jean Urbain") == 0
    assert scene.place("Jean Urbain") == "Docks"
    assert scene.settled
