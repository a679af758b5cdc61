"""Rulings on costs, abilities, windows, challenges and duels (FS-RULE-35 to -52, -62 to -91, -94 to -117)."""

import random
from typing import Any

import pytest

from duels import challenge, decline, fight, forums, perform, play, who
from ledger import rule
from quarterdeck.games.five_sails.duel_state import D_POOL, duel
from quarterdeck.games.five_sails.effects.language import action, bearer, cost, draw, engage, wound
from quarterdeck.games.five_sails.flow.challenge import issue_challenge
from quarterdeck.games.five_sails.flow.duel import take_control
from quarterdeck.games.five_sails.state import DIRTY_WOUNDS
from quarterdeck.games.five_sails.terms import (
    APPROACH, CHANGE_STAT, CHANGE_VALUE, COMBAT, CREW, FINESSE, FORBID, GAIN_KEYWORD, HAND, HOME, LOSE_KEYWORD,
    LOSE_TRAIT, ON_SIDE, THE_DAY, THE_DUEL, THE_ROUND, THRUST, TO_BE_CHALLENGED, WEALTH,
)  # fmt: skip
from quarterdeck.games.five_sails.traits import bit
from quarterdeck.games.five_sails.values import has_trait, keywords_of
from quarterdeck.kernel.flow import RESULT
from quarterdeck.kernel.lasting import add
from scene import Scene

MONTAIGNE = {"leader": "Odette Dubois d'Arrent", "their_leader": "Kaspar Dietrich"}


def duel_of(scene: Scene) -> dict[str, Any]:
    view: dict[str, Any] = scene.game.view(None)["duel"]
    return view


def healer(name: str) -> dict[str, Any]:
    """A character with the Sorte Deck, which answers wounds."""
    return who(name, equipped=["Sorte Deck"])


# Costs and abilities


@rule("FS-RULE-35")
def test_overpaying_needs_every_card() -> None:
    one = forums([who("Otto Streit", "Home")], [], ["Breastplate", "Opulence"])
    one.choose("Equip", "Otto Streit")  # a cost of 1, and nothing but a card worth 2
    assert one.host("Breastplate") == "Otto Streit" and one.zone("Opulence") == "locker"
    city = '[city.Forums]\ncards = ["Captain\'s Coat"]\n'
    three = forums([who("Otto Streit")], [], ["Opulence", "Opulence"], city=city)
    three.choose("Equip")  # 2 + 2 for a cost of 3: neither could be left out
    assert three.hand(1) == [] and three.host("Captain's Coat") == "Otto Streit"
    choice = forums([who("Otto Streit", "Home")], [], ["Breastplate", "Opulence", "Precision"])
    choice.choose("Equip", "Otto Streit")
    assert sorted(choice.options) == ["Opulence", "Precision"]
    choice.choose("Precision")
    assert choice.hand(1) == ["Opulence"] and choice.settled  # one card: a second would be superfluous


@rule("FS-RULE-36")
def test_a_card_does_not_pay_for_itself() -> None:
    assert not forums([who("Otto Streit")], [], ["Regroup"]).offers("Regroup: Action")
    assert forums([who("Otto Streit")], [], ["Regroup", "Precision"]).offers("Regroup: Action")
    assert not forums([who("Otto Streit")], [], ["Breastplate"]).offers("Equip")


@rule("FS-RULE-39")
def test_a_new_instance_has_fresh_uses_but_a_moved_one_has_not() -> None:
    scene = forums(["Otto Streit"], [], deck=["Langschwert x8"])
    scene.choose("Otto Streit: Action").pass_until("take_action").choose("Move", "the Docks")
    assert not scene.offers("Otto Streit: Action")
    otto = scene.card("Otto Streit")
    scene.state.put(otto, APPROACH, 0)
    scene.state.put(otto, CREW, 0)
    scene.state.place[otto] = 1
    scene.choose("Move", "Otto Streit", "the Forums", "Pass")
    assert scene.offers("Otto Streit: Action")


@rule("FS-RULE-39")
def test_a_card_that_is_passed_on_stays_used() -> None:
    scene = forums([who("Otto Streit", equipped=["Captain's Coat"]), "Kalla Forsberg", "Philip Hase"], [])
    scene.choose("Captain's Coat: Action", "Pass", "Kalla Forsberg: Action", "Philip Hase", "Pass")
    assert scene.host("Captain's Coat") == "Philip Hase"
    scene.state.engaged[scene.card("Captain's Coat")] = 0
    scene.choose("Claim", "Philip Hase", "Pass")
    assert not scene.offers("Captain's Coat: Action")


@rule("FS-RULE-40")
def test_a_cancelled_ability_is_used() -> None:
    scene = forums(
        ["Jean Urbain"], [who("Terrell Brandt")], ["Disarm", "Gallant Deeds", "Valiant Spirit"],
        ["Precision", "Last Word", "Iron Reply"], schemes=["Let the Sword Decide"], **MONTAIGNE,
    )  # fmt: skip
    fight(scene).choose("Last Word", "Terrell Brandt: Technique", "Let the Sword Decide: Reaction")
    decline(scene)
    play(scene, "Disarm").choose("Precision")
    assert not scene.offers("Terrell Brandt: Technique")


@rule("FS-RULE-41")
def test_what_a_lost_performer_should_do_is_skipped() -> None:
    scene = forums([who("Otto Streit", wounds=3, equipped=["Dark Gift"])], [])
    scene.choose("Dark Gift: Action 1")  # the wound destroys him; he does not move
    assert scene.zone("Otto Streit") == "locker"
    assert scene.settled


@rule("FS-CORE-11", "FS-RULE-41")
def test_a_performer_who_died_of_the_cost_opposes_nobody() -> None:
    """Only characters in play oppose each other: Sibella's magic and the Don's wrath find nobody any more."""
    scene = forums([who("Sibella Scarpa", wounds=3)], ["Jean Urbain"]).choose("Sibella Scarpa: Action")
    assert scene.zone("Sibella Scarpa") == "locker" and scene.wounds("Jean Urbain") == 0
    assert scene.settled
    scene = forums([who("Otto Streit", wounds=3)], ["Jean Urbain"], ["Wrath of the Don"])
    scene.choose("Wrath of the Don: Action")
    assert scene.zone("Otto Streit") == "locker" and not scene.engaged("Jean Urbain")
    assert scene.settled


@rule("FS-RULE-41", "FS-RULES-20")
def test_the_location_of_a_performer_who_died_of_the_cost_is_remembered() -> None:
    hurt = who("Otto Streit", wounds=3)
    scene = forums([hurt], ["Jean Urbain"], schemes=["Until Morale Improves"])
    scene.choose("Until Morale Improves: Action 2")  # a character at this location engages
    assert scene.zone("Otto Streit") == "locker" and scene.engaged("Jean Urbain")
    assert scene.settled
    scene = forums([who("Léontine Giroux", wounds=4), "Uwe Zimmerman"], ["Jean Urbain"])
    scene.choose("Léontine Giroux: Action", "the Docks")  # one of yours at her location moves
    assert (scene.zone("Léontine Giroux"), scene.place("Uwe Zimmerman")) == ("locker", "Docks")
    scene = forums([who("Léontine Giroux", wounds=4)], [who("Jean Urbain", "Docks")], ["Pull", "Precision"])
    scene.choose("Pull: Action", "Jean Urbain")  # to where the performer stood
    assert (scene.zone("Léontine Giroux"), scene.place("Jean Urbain")) == ("locker", "Forums")


@rule("FS-RULE-42")
def test_a_target_that_has_gone_is_skipped_and_not_replaced() -> None:
    scene = forums(
        ["Terrell Brandt", "Eko Sorridi"], [who("Bastien Girard", wounds=2), "Léontine Giroux"],
        ["Press the Advantage", "Precision", "Regroup"],
    )  # fmt: skip
    scene.choose("Press the Advantage: Action", "Terrell Brandt", "Bastien Girard", "Eko Sorridi: Reaction")
    assert scene.zone("Bastien Girard") == "locker"
    assert scene.place("Léontine Giroux") == "Forums" and not scene.engaged("Léontine Giroux")
    assert scene.settled


@rule("FS-RULE-44")
def test_forced_abilities_come_before_reactions_to_the_same_trigger() -> None:
    scene = forums(
        ["Philip Hase"], [], ["Precision"], city='[city.Forums]\ncards = ["Crystal Eye"]\n',
        their_approach=["Jean Urbain", "Henri Michelet"],
    )  # fmt: skip
    scene.choose("Equip")
    assert scene.kind == "choose_cards"  # Crystal Eye: look at the Approach Deck and choose
    scene.choose(scene.options[0])
    assert scene.options == ["Philip Hase: Reaction", "Pass"]


@rule("FS-RULE-45")
def test_an_instance_answers_one_occurrence_once() -> None:
    scene = forums(["Eko Sorridi"], ["Jean Urbain"])
    scene.choose("Pass", "Move", "Jean Urbain", "the Docks", "Eko Sorridi: Reaction")
    assert scene.kind == "take_action"  # not asked again for the same move
    assert scene.wounds("Jean Urbain") == 1


@rule("FS-RULE-46")
def test_before_then_when_then_the_event_then_after() -> None:
    scene = forums(
        ["Terrell Brandt"], [who("Jean Urbain", equipped=["Breastplate", "Sorte Deck"])],
        their_hand=["Langschwert", "Cavalier Hat"],
    )  # fmt: skip
    fight(scene).choose("Cavalier Hat")  # Riposte 2 of 3: one wound is left
    while scene.kind == "round_abilities":
        scene.choose("Done")
    # before: reduced to nothing, so that nothing follows
    assert scene.kind == "combat_card" and scene.wounds("Jean Urbain") == 0
    assert scene.zone("Breastplate") == "equipped"
    hard = forums(
        ["Terrell Brandt"], [who("Jean Urbain", equipped=["Breastplate", "Sorte Deck"])],
        their_hand=["Langschwert", "A Heroic End"],
    )  # fmt: skip
    fight(hard).choose("A Heroic End")
    while hard.kind == "round_abilities":
        hard.choose("Done")
    assert hard.options == ["Sorte Deck: Reaction", "Pass"]  # after: all three other things have happened
    assert hard.wounds("Jean Urbain") == 2 and hard.zone("Breastplate") == "discard"


@rule("FS-RULE-46")
def test_the_later_windows_of_a_cancelled_event_do_not_open() -> None:
    scene = forums(
        ["Eko Sorridi"], ["Jean Urbain"], their_hand=["You're Embarrassing Yourself", "Disarm"],
        their_leader=who("Odette Dubois d'Arrent"), city="[city.Docks]\nrenown = 1\n",
    )  # fmt: skip
    scene.choose("Challenge", "Eko Sorridi challenges Jean Urbain", "You're Embarrassing Yourself: Reaction")
    assert scene.settled  # no Technique, no answer, nothing accepted
    assert scene.engaged("Eko Sorridi")


@rule("FS-RULE-47")
def test_the_first_player_acts_for_cards_that_nobody_controls() -> None:
    scene = Scene("""
        phase = "Dawn"
        first_player = 2
        [[player]]
        leader = "Kaspar Dietrich"
        renown = 1
        [[player]]
        leader = "Odette Dubois d'Arrent"
        renown = 1
        [city]
        deck = ["Siren's Scream"]
    """)
    events = scene.state.match.rules.happened(scene.state, None, 0)
    assert [(event["words"], event["seat"]) for event in events if event["kind"] == "use"] == [
        ("Siren's Scream takes effect.", 1)
    ]
    assert scene.renown(1) == scene.renown(2) == 0


@rule("FS-RULE-48")
def test_wounds_of_one_effect_are_dealt_together_and_so_are_destructions() -> None:
    scene = forums(
        [who("Otto Streit", equipped=["Duckfoot Pistol"])],
        [who("Jean Urbain", wounds=3), who("Bastien Girard", wounds=2), healer("Léontine Giroux")],
    )  # fmt: skip
    scene.choose("Duckfoot Pistol: Action")
    assert (scene.kind, scene.asked) == ("react", 2)
    assert [scene.zone(n) for n in ("Jean Urbain", "Bastien Girard")] == ["locker", "locker"]
    assert scene.wounds("Léontine Giroux") == scene.wounds("Otto Streit") == 1


@rule("FS-RULE-48")
def test_resolved_threat_is_one_event_of_so_many_wounds() -> None:
    scene = forums(["Terrell Brandt"], [healer("Jean Urbain")], their_hand=["A Heroic End", "Disarm"])
    fight(scene).choose("A Heroic End")
    while scene.kind == "round_abilities":
        scene.choose("Done")
    assert scene.kind == "react" and scene.wounds("Jean Urbain") == 3
    scene.choose("Sorte Deck: Reaction")
    assert (scene.kind, scene.asked) == ("combat_card", 1)
    assert scene.wounds("Jean Urbain") == 2


@rule("FS-RULE-49")
def test_losing_resolve_can_destroy() -> None:
    worn = ["Burnished Cuirass"]
    scene = forums([who("Otto Streit", "Home", wounds=4, equipped=worn)], [], ["Breastplate", "Precision"])
    scene.choose("Equip", "Otto Streit", "Burnished Cuirass")
    assert scene.zone("Otto Streit") == "locker"
    assert scene.zone("Breastplate") == "discard"
    assert scene.settled


@rule("FS-RULE-49")
def test_destruction_comes_before_slots_and_the_crew_cap() -> None:
    others = ["Terrell Brandt", "Uwe Zimmerman", "Philip Hase", "Daniella Dietrich"]
    otto = who("Otto Streit", wounds=3, equipped=["Duckfoot Pistol"])
    scene = forums([otto, *others], [], city='[city]\nForums = {cards = ["Eko Sorridi"]}')
    scene.crowd(1, "Eko Sorridi")
    assert len(scene.state.crew(0)) == 7
    scene.state.wounds[scene.card("Otto Streit")] += 1
    scene.state.dirty |= DIRTY_WOUNDS
    scene.settle()
    assert scene.kind == "take_action"
    assert scene.zone("Otto Streit") == "locker"
    assert len(scene.state.crew(0)) == 6  # with Otto destroyed nobody had to go for the Crew Cap
    assert scene.zone("Eko Sorridi") == "crew"


@rule("FS-RULE-50")
def test_modifiers_are_added_before_a_stat_is_cut_off_at_nothing() -> None:
    unlucky = [{"name": "Unfortunate", "by": 2}] * 3
    scene = forums([who("Otto Streit", equipped=[*unlucky, "Guild Triskelion"])], [])
    assert scene.stat("Otto Streit", FINESSE) == 0  # 2 - 3 + 1, and not 0 + 1
    worse = forums([who("Otto Streit", equipped=unlucky)], [])
    assert worse.stat("Otto Streit", FINESSE) == 0


@rule("FS-RULE-50")
def test_what_fixes_a_stat_comes_last() -> None:
    scene = forums([who("Sigurd Ulfsen", equipped=["Syrneth Hand"])], [])
    assert scene.stat("Sigurd Ulfsen", COMBAT) == 2


@rule("FS-RULE-51")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_chooses_among_replacements_and_one_is_enough(first: int) -> None:
    burdens = [{"name": "Fate's Burden", "by": 1}, {"name": "Fate's Burden", "by": 1}, "Langschwert"]
    scene = forums(
        [], [who("Jean Urbain", engaged=True, equipped=burdens)], their_hand=["Well-Equipped", "Disarm"], first=first,
    )  # fmt: skip
    scene.choose("Pass", "Well-Equipped: Action")
    assert scene.asked == first and len(scene.options) == 2
    scene.choose(scene.options[0])
    decline(scene)
    zones = sorted(scene.zone("Fate's Burden", i) for i in (0, 1))
    assert zones == ["discard", "equipped"]
    assert scene.engaged("Jean Urbain")
    assert scene.settled


@rule("FS-RULE-52", "FS-RULE-107")
def test_copied_effects_spend_nothing_of_the_copied_card() -> None:
    scene = forums(
        ["Jean Urbain"], [who("Terrell Brandt", equipped=["Throwing Knife"])],
        ["I Know that Trick!", "Disarm", "Gallant Deeds"], ["Precision", "Last Word", "Iron Reply"], **MONTAIGNE,
    )  # fmt: skip
    play(fight(scene), "Last Word")
    scene.choose("I Know that Trick!", "I Know that Trick!: Maneuver", "Throwing Knife: Technique")
    decline(scene)
    assert scene.threat() == [0, 3]  # Riposte 1, Thrust 1 and the copied Thrust
    assert scene.zone("Throwing Knife") == "equipped"  # its cost is not copied
    scene.choose("Precision")
    assert scene.offers("Throwing Knife: Technique") and scene.offers("Terrell Brandt: Technique")


# Challenges


@rule("FS-RULE-62")
def test_the_window_of_the_issue_comes_before_the_technique_and_the_answer() -> None:
    armed = who("Eko Sorridi", equipped=["Langschwert"])
    scene = forums([armed], ["Jean Urbain"], their_hand=["You're Embarrassing Yourself", "Disarm"])
    scene.choose("Challenge")
    kinds = [(scene.kind, scene.asked)]
    for answer in ("Pass", "Langschwert: Technique 1"):
        scene.choose(answer)
        kinds.append((scene.kind, scene.asked))
    assert kinds == [("react", 2), ("issue_technique", 1), ("answer_challenge", 2)]


@rule("FS-RULE-63")
def test_on_refusal_other_effects_of_the_technique_do_not_happen() -> None:
    scene = forums(["Bastien Girard", "Jean Urbain"], ["Terrell Brandt"], **MONTAIGNE)
    scene.choose("Challenge", "Bastien Girard challenges Terrell Brandt")
    swap = next(o for o in scene.options if o.startswith("Bastien Girard: Technique 2"))
    scene.choose(swap)
    decline(scene).choose("Refuse")
    assert scene.wounds("Terrell Brandt") == 2  # Bastien's Combat: nobody took his place
    assert scene.settled
    hidden = forums(["Lorenzo de Zepeda"], ["Jean Urbain"], their_deck=["Valiant Spirit"])
    challenge(hidden, technique="Lorenzo de Zepeda: Technique").choose("Refuse")
    assert hidden.game.view(0)["players"][1]["deck"]["known"] == []  # no card was revealed
    paid = forums([who("Otto Streit", equipped=["Throwing Knife"])], ["Jean Urbain"])
    challenge(paid, technique="Throwing Knife: Technique").choose("Refuse")
    assert paid.zone("Throwing Knife") == "discard"  # costs stay paid


@rule("FS-RULE-64", "FS-RULE-63")
def test_refusing_a_lethal_challenge_means_all_the_threat() -> None:
    def refused(lethal: bool) -> int:
        weapon = "Polished Flintlock" if lethal else "Langschwert"
        scene = forums([who("Otto Streit", equipped=[weapon])], ["Jean Urbain"])
        challenge(scene, technique="Polished Flintlock: Technique" if lethal else "Langschwert: Technique 1")
        row = (CHANGE_VALUE + THRUST, 0, scene.card("Otto Streit"), 0, ON_SIDE, 2, THE_ROUND)
        add(scene.state, row)  # something else had added two Thrust
        scene.choose("Refuse")
        assert scene.settled
        return scene.wounds("Jean Urbain")

    assert refused(lethal=True) == 3
    assert refused(lethal=False) == 1


@rule("FS-RULE-65")
def test_a_refused_challenge_is_no_duel() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain", "Takama Siad"])
    challenge(scene, "Terrell Brandt challenges Jean Urbain", "Terrell Brandt: Technique").choose("Refuse")
    assert scene.settled  # Takama, who heals after a duel, was not asked
    assert scene.state.lasting == ()
    scene.state.engaged[scene.card("Terrell Brandt")] = 0
    scene.choose("Pass", "Challenge", "Terrell Brandt challenges Jean Urbain")
    assert scene.offers("Terrell Brandt: Technique")  # free again
    scene.choose("Done", "Accept")
    assert scene.threat() == [0, 3]  # and nothing is left of its first use
    accepted = forums(["Terrell Brandt"], ["Jean Urbain", "Takama Siad"], hand=["Regroup"])
    fight(accepted, "Terrell Brandt challenges Jean Urbain").choose("Disarm")
    accepted.pass_until("combat_card").choose("Done")
    assert accepted.offers("Takama Siad: Reaction")


@rule("FS-RULE-66")
def test_an_intervener_may_have_a_dash_but_must_be_challengeable() -> None:
    scene = forums(
        ["Jean Urbain"], ["Otto Streit", "Adelheide Schmidt", "Terrell Brandt"],
        ["Veronica's Guile", "Disarm"], **MONTAIGNE,
    )  # fmt: skip
    terrell = scene.card("Terrell Brandt")
    add(scene.state, (FORBID, 0, terrell, 1, terrell, TO_BE_CHALLENGED, THE_DAY))
    scene.choose("Veronica's Guile: Action", "Otto Streit")
    decline(scene)
    assert scene.options == ["Accept", "Intervene with Adelheide Schmidt", "Refuse"]
    scene.choose("Intervene with Adelheide Schmidt")
    assert duel_of(scene)["characters"] == ["Jean Urbain", "Adelheide Schmidt"]


@rule("FS-RULE-67")
def test_an_activated_technique_goes_against_the_intervener() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"])
    challenge(scene, "Terrell Brandt challenges Jean Urbain", "Terrell Brandt: Technique")
    decline(scene.choose("Intervene with Henri Michelet"))
    assert duel_of(scene)["characters"] == ["Terrell Brandt", "Henri Michelet"]
    assert scene.threat() == [0, 4]


@rule("FS-RULE-68")
def test_a_challenge_between_characters_that_no_longer_oppose_is_void() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    scene.choose("Challenge")
    assert scene.kind == "issue_technique"
    scene.state.place[scene.card("Jean Urbain")] = HOME
    scene.choose("Terrell Brandt: Technique")
    assert scene.settled
    assert scene.engaged("Terrell Brandt") and scene.wounds("Jean Urbain") == 0
    retreat = forums(["Terrell Brandt"], ["Jean Urbain"], ["Move Along", "Precision"])
    retreat.choose("Move Along: Action", "Yes")
    assert retreat.place("Jean Urbain") == "Home" and retreat.engaged("Jean Urbain")
    assert retreat.settled


# Duels


@rule("FS-RULE-69")
def test_a_challenge_without_threat_still_has_its_first_round() -> None:
    scene = forums(["Gustavo"], ["Jean Urbain"])
    fight(scene)
    assert (scene.kind, scene.asked) == ("combat_card", 2)
    assert scene.threat() == [0, 0] and not scene.offers("Done")
    play(scene, "Disarm")
    assert scene.threat() == [1, 0]
    refused = forums(["Gustavo"], ["Jean Urbain"])
    challenge(refused).choose("Refuse")
    assert refused.wounds("Jean Urbain") == 0 and refused.settled


@rule("FS-RULE-70")
def test_the_obligation_to_play_lapses_where_it_cannot_be_met() -> None:
    stuck = forums(["Terrell Brandt"], ["Vladislav Novikoff"], their_hand=[], their_deck=["Disarm x4"])
    fight(stuck)
    assert stuck.wounds("Vladislav Novikoff") == 3  # Finesse 0, no hand: straight to the wounds
    assert stuck.settled
    gambler = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=[], their_deck=["Disarm", "Gallant Deeds"])
    fight(gambler)
    assert gambler.kind == "gamble_pick"  # the only way to play a card
    empty = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=[])
    fight(empty)
    assert empty.settled and empty.wounds("Jean Urbain") == 3


@rule("FS-RULE-71")
def test_no_technique_without_a_combat_card() -> None:
    scene = forums([who("Terrell Brandt", equipped=["Langschwert"])], ["Jean Urbain"])
    play(fight(scene), "Disarm")
    scene.choose("Done")
    assert scene.settled


@rule("FS-RULE-72", "FS-RULE-73")
def test_the_cap_is_the_dueling_stat_also_without_a_card() -> None:
    scene = forums(
        [who("Jean Urbain", equipped=["Cavalier Hat"])], ["Terrell Brandt"], ["Disarm", "Gallant Deeds"],
        ["Fight Through the Pain", "Precision"], **MONTAIGNE,
    )  # fmt: skip
    scene.choose("Cavalier Hat: Action")
    decline(scene).choose("Accept")
    play(decline(scene), "Fight Through the Pain")
    play(scene, "Done")
    assert scene.wounds("Jean Urbain") == 1  # Terrell's Finesse, not his Combat of 3


@rule("FS-RULE-74")
def test_the_cap_is_read_when_threat_is_resolved() -> None:
    scene = forums(["Otto Streit"], ["Jean Urbain"], their_hand=["A Heroic End", "Disarm"])
    fight(scene)
    duel(scene.state)[D_POOL + 1] = 3
    otto = scene.card("Otto Streit")
    add(scene.state, (CHANGE_STAT + COMBAT, 0, otto, 0, otto, 1, THE_DUEL))
    play(scene, "A Heroic End")  # neither Riposte nor Parry
    assert scene.wounds("Jean Urbain") == 2


@rule("FS-RULE-75")
def test_a_participant_destroyed_before_the_values_still_has_its_card_resolved() -> None:
    scene = forums(
        ["Terrell Brandt"], [who("Jean Urbain", wounds=3, equipped=["Syrneth Hand"])],
        their_hand=["Valiant Spirit", "Disarm", "Gallant Deeds"],
    )  # fmt: skip
    fight(scene).choose("Valiant Spirit", "Syrneth Hand: Technique")  # the wound is its cost
    assert scene.zone("Jean Urbain") == "locker"
    assert (scene.kind, scene.asked) == ("combat_card", 1)  # the Maneuver is no longer offered
    assert scene.threat() == [3, 0]  # Riposte 1 and Thrust 2; the rest of the pool is discarded


@rule("FS-RULE-76", "FS-RULE-77")
def test_a_destroyed_participant_has_no_pool_and_no_rounds() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)], ["Fight Through the Pain", "Precision"])
    play(fight(scene), "Disarm")
    play(scene, "Fight Through the Pain")  # Thrust 5 against nobody
    assert scene.settled
    assert scene.wounds("Terrell Brandt") == 2


@rule("FS-RULE-78")
def test_a_change_of_participant_leaves_the_pool_with_the_side() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain", "Bastien Girard"], their_hand=["A Heroic End", "Disarm"])
    fight(scene, "Terrell Brandt challenges Jean Urbain").choose("A Heroic End")
    swap = next(o for o in scene.options if o.endswith("from Bastien Girard"))
    scene.choose(swap)
    decline(scene)
    assert scene.wounds("Jean Urbain") == 0
    assert scene.zone("Bastien Girard") == "locker"  # he took over the three threat


@rule("FS-RULE-79")
def test_a_participant_that_changes_sides_ends_the_duel() -> None:
    scene = forums(["Terrell Brandt"], [who("Jean Urbain", equipped=["Mastercrafted Rapier"])])
    play(fight(scene), "Disarm")
    take_control(scene.state, scene.card("Jean Urbain"), 0)
    play(scene, "Precision")
    assert scene.settled
    assert scene.wounds("Terrell Brandt") == scene.wounds("Jean Urbain") - 1 == 0
    assert scene.state.holder[scene.card("Mastercrafted Rapier")] == 0


@rule("FS-RULE-79")
def test_with_three_players_the_new_controller_takes_over_the_side() -> None:
    third = '[[player]]\nleader = "Kaspar Dietrich"\nhand = ["Last Word", "Well-Equipped"]\n'
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], third=third)
    play(fight(scene), "Disarm")
    take_control(scene.state, scene.card("Jean Urbain"), 2)
    play(scene, "Precision")
    assert (scene.kind, scene.asked) == ("combat_card", 3)
    assert scene.threat() == [0, 4]


@rule("FS-RULE-80")
def test_gambling_with_few_cards() -> None:
    one = forums(["Terrell Brandt"], ["Jean Urbain"], their_deck=["Valiant Spirit"])
    fight(one).choose("Gamble")
    decline(one)
    assert one.zone("Valiant Spirit") == "line" and one.deck(2) == []  # the only card, and nothing is sunk
    refilled = forums(
        ["Terrell Brandt"], ["Jean Urbain"], their_deck=["Valiant Spirit"], their_discard=["Cavalier Hat"],
    )  # fmt: skip
    fight(refilled).choose("Gamble")
    assert sorted(refilled.options) == ["Cavalier Hat (seen by all)", "Valiant Spirit (seen by all)"]
    none = forums(["Terrell Brandt"], ["Jean Urbain"])
    fight(none)
    assert not none.offers("Gamble")


@rule("FS-RULE-81")
def test_the_hand_pays_and_reacts_while_gambling() -> None:
    scene = forums(
        ["Terrell Brandt"], [who("Jean Urbain", engaged=True)], their_hand=["Disarm", "Gallant Deeds"],
        their_deck=["Valiant Spirit", "Not Today"],
    )  # fmt: skip
    fight(scene).choose("Gamble", "Valiant Spirit", "Valiant Spirit: Maneuver")
    decline(scene)
    assert scene.hand(2) == []


@rule("FS-RULE-82")
def test_a_gamble_counts_when_it_is_declared() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_deck=["Valiant Spirit", "Not Today"])
    fight(scene).choose("Gamble")
    assert scene.kind == "gamble_pick"
    assert duel_of(scene)["gambles"] == [0, 1]


@rule("FS-RULE-83")
def test_lethal_of_the_challenge_ends_with_the_challengers_first_round() -> None:
    scene = forums(
        [who("Otto Streit", equipped=["Polished Flintlock"])], ["Jean Urbain"],
        ["Fight Through the Pain", "Precision", "Langschwert"], ["A Heroic End", "Disarm"],
    )  # fmt: skip
    fight(scene, technique="Polished Flintlock: Technique")
    duel(scene.state)[D_POOL + 1] = 2
    play(scene, "A Heroic End")
    assert scene.wounds("Jean Urbain") == 2  # over Otto's Combat of 1
    play(scene, "Fight Through the Pain")
    play(scene, "Done")
    assert scene.wounds("Jean Urbain") == 3  # five threat, one wound: Lethal is over


@rule("FS-RULE-84")
def test_a_final_strike_lapses_if_its_player_survives_the_round() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["A Heroic End", "Disarm"])
    play(fight(scene), "A Heroic End", "A Heroic End: Maneuver")
    assert scene.threat() == [3, 0]
    play(scene, "Done")
    assert scene.settled and scene.state.lasting == ()


@rule("FS-RULE-85")
def test_no_challenge_is_issued_during_a_duel() -> None:
    scene = forums(["Terrell Brandt", "Uwe Zimmerman"], ["Jean Urbain", "Henri Michelet"])
    fight(scene, "Terrell Brandt challenges Jean Urbain")
    height = len(scene.state.stack)
    f = scene.state.stack[-1]
    issue_challenge(scene.state, f, scene.card("Uwe Zimmerman"), scene.card("Henri Michelet"), COMBAT)
    assert f[RESULT] == 0 and len(scene.state.stack) == height


@rule("FS-RULE-86")
def test_players_outside_the_duel_may_react_in_it() -> None:
    third = '[[player]]\nleader = {name = "Kaspar Dietrich", at = "Forums", equipped = ["Sorte Deck"]}\n'
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], third=third)
    fight(scene, "Terrell Brandt challenges Jean Urbain").choose("Disarm")
    while scene.kind == "round_abilities":
        scene.choose("Done")
    assert (scene.kind, scene.asked) == ("react", 3)
    scene.choose("Sorte Deck: Reaction")
    assert scene.wounds("Jean Urbain") == 0


@rule("FS-RULE-87")
@pytest.mark.parametrize("seed", range(12))
def test_every_duel_comes_to_an_end(seed: int) -> None:
    cards = ["Disarm", "Gallant Deeds", "Valiant Spirit", "Precision", "Iron Reply", "Last Word", "Well-Equipped"]
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain"], cards, cards, deck=cards * 2, their_deck=cards * 2,
    )  # fmt: skip
    fight(scene)
    chance = random.Random(seed)
    rounds = 0
    while not scene.game.over and scene.kind != "take_action":
        rounds = max(rounds, scene.game.view(None)["duel"]["round"])
        scene.game.choose(chance.choice(scene.decision.options))
    assert scene.settled
    assert rounds <= 2 * (len(cards) * 2 + 2) + 2  # the hands, the gambles, and what the Maneuvers draw


@rule("FS-RULE-88")
def test_wounds_by_abilities_are_not_capped() -> None:
    armed = forums([who("Gustavo", equipped=["Throwing Knife"])], ["Jean Urbain"], ["Last Word", "Precision"])
    play(fight(armed), "Disarm")
    play(armed, "Last Word", "Last Word: Maneuver")
    assert armed.wounds("Jean Urbain") == 1  # by the Maneuver, though Gustavo's Combat is 0


@rule("FS-RULE-89")
def test_a_combat_card_that_is_taken_away_resolves_no_values() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Valiant Spirit", "Disarm", "Gallant Deeds"])
    fight(scene).choose("Valiant Spirit")
    assert scene.kind == "round_abilities"
    scene.state.put(scene.card("Valiant Spirit"), HAND, 1)
    decline(scene)
    assert scene.wounds("Jean Urbain") == 3  # nothing turned, parried or sent
    assert scene.settled


@rule("FS-RULE-89", "FS-CORE-65")
def test_a_card_sent_away_by_its_own_maneuver_resolves_its_values() -> None:
    strong = who("Jean Urbain", equipped=["Syrneth Hand"])  # Combat 3 + 1
    scene = forums(["Terrell Brandt"], [strong], their_hand=["Strength of Ten", "Disarm"])
    play(fight(scene), "Strength of Ten", "Strength of Ten: Maneuver")
    assert scene.zone("Strength of Ten") == "locker"
    assert scene.threat() == [5, 0]  # Riposte 2 and Thrust 0 + 3, the base Combat
    assert scene.wounds("Jean Urbain") == 0  # Parry 1


@rule("FS-RULE-90")
def test_round_end_effects_come_even_if_the_duel_is_about_to_end() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Not Today", "Disarm"])
    play(fight(scene), "Not Today")
    assert scene.settled
    assert scene.wounds("Jean Urbain") == 1 and scene.place("Jean Urbain") == "Home"


@rule("FS-RULE-91")
def test_a_participant_at_home_is_out_of_reach() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], ["Regroup", "Precision"], ["Not Today", "Disarm"])
    fight(scene)
    duel(scene.state)[D_POOL] = 1
    play(scene, "Not Today")
    duel(scene.state)[D_POOL + 1] = 2  # threat in the pool goes along
    play(scene, "Precision")
    assert (scene.asked, scene.threat()) == (2, [0, 2])
    play(scene, "Done")
    assert scene.wounds("Jean Urbain") == 3


# Cards and text


@rule("FS-RULE-94")
def test_later_effects_look_where_the_performer_is_by_then() -> None:
    scene = forums([who("Elina Georginova", engaged=True)], [who("Jean Urbain", "Docks")])
    scene.choose("Elina Georginova: Action", "the Docks")
    assert not scene.engaged("Elina Georginova")  # opposed at the new location
    other = forums([who("Elina Georginova", engaged=True)], [who("Jean Urbain", "Docks")])
    other.choose("Elina Georginova: Action", "the Grand Bazaar")
    assert other.engaged("Elina Georginova")
    assert other.settled


@rule("FS-RULE-94")
def test_text_that_brings_something_here_may_take_it_from_elsewhere() -> None:
    scene = forums(
        ["Elina Georginova", who("Otto Streit", "Docks")], [], ["Porté Travel"], city="[city.Bazaar]\nrenown = 1\n",
    )  # fmt: skip
    scene.choose("Porté Travel: Action", "Otto Streit", "Done")
    assert scene.place("Otto Streit") == "Forums"
    assert scene.options == ["Elina Georginova: Reaction", "Pass"]
    scene.choose("Elina Georginova: Reaction")
    assert scene.renown("Forums") == 1 and scene.renown("Bazaar") == 0
    assert scene.settled


@rule("FS-RULE-95")
def test_an_action_that_would_do_nothing_may_be_used() -> None:
    scene = forums([who("Otto Streit", equipped=["Langschwert"])], [], ["Well-Equipped", "Precision"])
    scene.choose("Well-Equipped: Action")
    assert scene.discard(1) == ["Precision", "Well-Equipped"]
    assert scene.settled


@rule("FS-RULE-96")
def test_reactions_to_a_cost_wait_until_everything_is_paid() -> None:
    scene = forums([who("Otto Streit", equipped=["Sorte Deck"])], [], deck=["Langschwert"])
    perform(scene, action(cost(wound(bearer), engage(bearer)), draw()), "Otto Streit")
    assert scene.options == ["Sorte Deck: Reaction", "Pass"]  # to the wound
    assert scene.engaged("Otto Streit")  # the other cost has been paid
    assert "Langschwert" not in scene.hand(1)  # no effect has happened
    scene.choose("Pass")
    assert "Langschwert" in scene.hand(1)
    assert scene.settled


@rule("FS-RULE-98")
def test_a_bonus_is_for_the_card_of_this_round_and_leaves_a_dash_alone() -> None:
    scene = forums(
        ["Jean Urbain"], ["Terrell Brandt"], ["Disarm", "Gallant Deeds", "Valiant Spirit"],
        ["Last Word", "Iron Reply", "Regroup"], **MONTAIGNE,
    )  # fmt: skip
    play(fight(scene), "Last Word", "Terrell Brandt: Technique")
    assert scene.threat() == [3, 0]  # Thrust 2 + 1
    play(scene, "Disarm")
    play(scene, "Iron Reply")
    assert scene.threat() == [3, 0]  # Riposte 2 and Thrust 1: nothing is left of the bonus
    dash = forums(["Jean Urbain"], ["Terrell Brandt"], ["Disarm"], ["Regroup", "Precision"], **MONTAIGNE)
    play(fight(dash), "Regroup", "Terrell Brandt: Technique")
    assert dash.settled


@rule("FS-RULE-105")
def test_several_combat_cards_of_a_round_are_added_up() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain"], their_hand=["Broken-time", "Disarm"],
        their_deck=["Cavalier Hat", "Legendary Reputation"],
    )  # fmt: skip
    fight(scene).choose("Broken-time", "Broken-time: Maneuver", "Cavalier Hat")
    before = len(scene.game.log())
    decline(scene)
    told = [line for line in scene.game.log()[before:] if "Riposte" in line or "Thrust" in line or "Parry" in line]
    assert told == [  # (1, 0, 0) and (2, -, 2)
        "Player 2: Riposte 3 = 2 Cavalier Hat + 1 Broken-time.",
        "Player 2: Parry 0.",
        "Player 2: Thrust 2.",
    ]
    assert scene.threat() == [5, 0]
    assert scene.deck(2) == ["Legendary Reputation"]


@rule("FS-RULE-105")
def test_a_bonus_goes_to_the_round_unless_every_card_has_a_dash() -> None:
    scene = forums(
        ["Terrell Brandt"], ["Jean Urbain"], their_hand=["Broken-time", "Disarm"],
        their_deck=["Not Today", "Gallant Deeds"],
    )  # fmt: skip
    fight(scene).choose("Broken-time", "Jean Urbain: Technique 1")
    scene.choose("Broken-time: Maneuver", "Not Today")  # (1, 0, 0) and (-, 5, -): the Thrust is a number
    decline(scene)
    assert scene.threat()[0] == 2  # Riposte 1, Thrust 0 + 1


@rule("FS-RULE-106")
def test_a_loss_beats_a_gain() -> None:
    scene = forums([who("Terrell Brandt", equipped=["Tabard of the Fallen Musketeer"])], [])
    s, terrell = scene.state, scene.card("Terrell Brandt")
    assert has_trait(s, terrell, bit("Musketeer"))
    add(s, (LOSE_TRAIT, 0, terrell, 0, terrell, bit("Musketeer"), THE_DAY))
    assert not has_trait(s, terrell, bit("Musketeer"))
    for rows in ((GAIN_KEYWORD, LOSE_KEYWORD), (LOSE_KEYWORD, GAIN_KEYWORD)):
        other = forums(["Terrell Brandt"], [])
        for what in rows:
            add(other.state, (what, 0, terrell, 0, other.card("Terrell Brandt"), WEALTH, THE_DAY))
        assert not keywords_of(other.state, other.card("Terrell Brandt")) & WEALTH


@rule("FS-RULE-108")
def test_a_borrowed_risk_goes_where_its_own_text_says_else_where_the_lender_says() -> None:
    own = forums([], [], ["Improvising"], their_discard=["A New Strategy"], renown=1, deck=["Precision x2"])
    own.choose("Improvising: Action")
    own.pass_until("take_action")
    assert own.zone("A New Strategy") == "locker" and own.zone("Improvising") == "locker"
    lent = forums(
        ["Otto Streit"], [], ["Improvising", "Precision"], their_discard=["Regroup"], their_deck=["Disarm"],
    )  # fmt: skip
    lent.choose("Improvising: Action").pass_until("take_action")
    assert lent.deck(2) == ["Disarm", "Regroup"]


@rule("FS-RULE-109")
def test_this_card_in_granted_text_is_the_granting_card() -> None:
    unlucky = who("Otto Streit", equipped=[{"name": "Unfortunate", "by": 2}])
    scene = forums([unlucky], [], ["Precision", "Regroup", "Last Word"])
    scene.choose("Action from Unfortunate", "Precision", "Regroup")
    assert scene.zone("Unfortunate") == "discard" and scene.discard(2) == ["Unfortunate"]
    assert scene.zone("Otto Streit") == "crew"
    assert scene.hand(1) == ["Last Word"]
    assert scene.settled


@rule("FS-RULE-110")
def test_cards_in_the_line_are_inactive_but_for_what_speaks_of_the_duel() -> None:
    scene = forums(
        ["Jean Urbain"], [who("Terrell Brandt", equipped=["Langschwert"])], ["Disarm", "Gallant Deeds"],
        ["Kaspar's Panzerhand", "Iron Reply", "Precision"], **MONTAIGNE,
    )  # fmt: skip
    play(fight(scene), "Kaspar's Panzerhand")
    assert scene.stat("Terrell Brandt", 0) == 5  # no +1 Resolve from the line
    scene.choose("Disarm")
    while scene.kind == "round_abilities" and any("Technique" in o for o in scene.options):
        scene.choose(next(o for o in scene.options if "Technique" in o))
        assert scene.kind != "react"  # its Reaction is not offered either
    discount = forums(
        ["Jean Urbain"], [who("Terrell Brandt", equipped=["Kaspar's Panzerhand"])], ["Disarm", "Gallant Deeds"],
        ["Iron Reply"], **MONTAIGNE,
    )  # fmt: skip
    challenge(discount).choose("Accept")
    assert discount.offers("Iron Reply: Maneuver")  # the discount of a card in the line counts


@rule("FS-RULE-111")
def test_a_changed_target_need_not_meet_the_words_of_the_ability() -> None:
    scene = forums(
        ["Otto Streit"], ["Vittoria Anselmo"], ["Press the Advantage", "Precision", "Regroup"],
        ["Buratino", "Disarm"], leader=who("Kaspar Dietrich"),
    )  # fmt: skip
    scene.choose("Press the Advantage: Action", "Vittoria Anselmo: Reaction", "Buratino")
    scene.pass_until("take_action")
    assert scene.engaged("Buratino") and scene.place("Buratino") == "Home"  # his Combat is not lower than Kaspar's
    assert not scene.engaged("Vittoria Anselmo") and scene.place("Vittoria Anselmo") == "Forums"


@rule("FS-RULE-112")
def test_uwe_is_a_mercenary_or_not_for_his_players_abilities_only() -> None:
    daniella = forums(["Daniella Dietrich", "Uwe Zimmerman"], ["Jean Urbain"])
    daniella.choose("Daniella Dietrich: Action")
    assert duel_of(daniella)["characters"] == ["Uwe Zimmerman", "Jean Urbain"]
    spirit = forums([who("Uwe Zimmerman", engaged=True)], [], ["Valiant Spirit", "Precision x2"])
    spirit.choose("Valiant Spirit: Action", "Uwe Zimmerman")
    assert not spirit.engaged("Uwe Zimmerman")  # en garde your non-Mercenary performer
    enemy = forums(["Uwe Zimmerman"], ["Jean Urbain"], their_hand=["You're Embarrassing Yourself", "Disarm"])
    enemy.choose("Challenge")
    assert enemy.kind == "answer_challenge"  # for the opponent he is no Mercenary


@rule("FS-RULE-113")
def test_one_reaction_answers_a_batch_once_and_names_its_member() -> None:
    scene = forums(
        [who("Otto Streit", equipped=["Duckfoot Pistol"]), "Terrell Brandt"], [healer("Jean Urbain")],
    )  # fmt: skip
    scene.choose("Duckfoot Pistol: Action", "Sorte Deck: Reaction")
    assert (scene.kind, scene.asked) == ("choose_target", 2)
    assert sorted(scene.options) == ["Jean Urbain", "Otto Streit", "Terrell Brandt"]
    scene.choose("Jean Urbain")
    assert scene.kind == "take_action"
    assert [scene.wounds(n) for n in ("Jean Urbain", "Otto Streit", "Terrell Brandt")] == [0, 1, 1]


@rule("FS-RULE-114")
@pytest.mark.parametrize("control, zone", [(1, "hand"), (2, "discard")])
def test_the_control_that_stood_when_dusk_began_counts(control: int, zone: str) -> None:
    scene = forums(
        [], [], ["Devotion", "Precision"], deck=["Langschwert", "Regroup", "Last Word", *["Iron Reply"] * 20],
        city=f"[city.Docks]\ncontrol = {control}\n",
    )  # fmt: skip
    scene.choose("Devotion: Action", "Regroup", "Last Word", "the Docks")
    assert scene.zone("Langschwert") == "facedown"
    scene.choose("Pass", "Pass")
    assert scene.game.view(None)["day"] == 2
    assert scene.zone("Langschwert") == zone


@rule("FS-RULE-115")
def test_round_end_text_of_a_combat_card_works_once() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Not Today", "Disarm", "Gallant Deeds"])
    fight(scene)
    duel(scene.state)[D_POOL] = 1
    play(scene, "Not Today")
    assert scene.wounds("Jean Urbain") == 1
    duel(scene.state)[D_POOL + 1] = 1
    play(scene, "Regroup")
    play(scene, "Gallant Deeds")  # Jean's next round ends without another wound
    assert scene.wounds("Jean Urbain") == 1


@rule("FS-RULE-116")
def test_there_is_no_adversary_before_the_acceptance() -> None:
    guarded = who("Jean Urbain", equipped=["Kaspar's Panzerhand"])
    scene = forums(["Terrell Brandt"], [guarded])
    scene.choose("Challenge", "Terrell Brandt: Technique")
    assert scene.kind == "answer_challenge"  # the Panzerhand was not asked
    decline(scene.choose("Accept"))
    play(scene, "Disarm").choose("Precision")
    assert not scene.offers("Terrell Brandt: Technique")
    later = forums([who("Terrell Brandt", equipped=["Langschwert"])], [guarded])
    play(fight(later), "Disarm").choose("Precision", "Terrell Brandt: Technique")
    assert (later.kind, later.asked) == ("react", 2)
    assert later.options == ["Kaspar's Panzerhand: Reaction", "Pass"]


@rule("FS-RULE-117")
def test_when_your_round_ends_waits_for_the_first_round_of_that_side() -> None:
    scene = forums(["Daniella Dietrich"], ["Jean Urbain"], ["Precision", "Regroup"], ["Disarm", "Gallant Deeds"])
    play(fight(scene, technique="Daniella Dietrich: Technique"), "Disarm")
    assert scene.place("Daniella Dietrich") == "Forums"  # the end of the accepter's round is not hers
    scene.choose("Precision")
    decline(scene)
    assert scene.kind == "choose_location"
    scene.choose("the Docks")
    assert scene.place("Daniella Dietrich") == "Docks"
    lapsed = forums(["Daniella Dietrich"], ["Jean Urbain"], their_hand=["Regroup", "Not Today"])
    play(fight(lapsed, technique="Daniella Dietrich: Technique"), "Regroup")
    assert lapsed.settled and lapsed.place("Daniella Dietrich") == "Forums"
    assert lapsed.state.lasting == ()
