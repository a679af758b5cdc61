"""Kinds of ability, and playing a card or using an ability step by step (FS-ABIL)."""

from duels import challenge, decline, fight, play
from ledger import rule
from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.terms import (
    ACTION, DISCARD, FORCED, MANEUVER, PASSIVE, REACTION, SCHEME_TEXT, SETUP, TECHNIQUE, WHEN_REVEALED,
)  # fmt: skip
from scene import Scene

# Types


@rule("FS-ABIL-01")
def test_every_printed_ability_is_of_a_known_type() -> None:
    for card in catalogue():
        told = {SETUP, SCHEME_TEXT, WHEN_REVEALED}  # instructions with a time of their own, which nobody announces
        kinds = {a.kind for a in card.abilities} - told
        assert kinds <= {PASSIVE, ACTION, REACTION, FORCED, MANEUVER, TECHNIQUE}, card


@rule("FS-ABIL-02")
def test_passive_text_applies_to_all_without_being_announced() -> None:
    def wounds(cards: str) -> int:
        scene = Scene(f"""
            [[player]]
            leader = {{name = "Kaspar Dietrich", at = "Docks"}}
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{{name = "Jean Urbain", at = "Docks"}}]
            hand = ["Not Today", "Gallant Deeds"]
            [city.Docks]
            cards = [{cards}]
        """)
        play(fight(scene), "Gallant Deeds")
        return scene.wounds("Jean Urbain")

    assert wounds("") == 0  # Riposte 1 and Parry 2 against 3 threat
    assert wounds('"So It Begins"') == 1  # Parry 1, though nobody controls the event


@rule("FS-ABIL-02")
def test_the_controller_decides_where_passive_text_says_may() -> None:
    scene = Scene("""
        turn = 2
        [[player]]
        leader = "Kaspar Dietrich"
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Angeline Dèmone", at = "Docks"}]
        hand = ["Disarm"]
    """)
    scene.choose("Move", "Angeline Dèmone", "the Forums")
    assert scene.asked == 2 and scene.kind in ("may_effect", "react", "pay_extra_cost")
    scene.choose(scene.options[0])
    assert not scene.engaged("Angeline Dèmone")
    assert scene.hand(2) == []


@rule("FS-ABIL-03")
def test_actions_are_for_high_drama_and_the_player_on_turn_and_not_for_duels() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Forums"}, {name = "Terrell Brandt", at = "Docks"}]
        hand = ["Regroup", "Precision", "Last Word"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Valiant Spirit", "Gallant Deeds"]
    """)
    assert scene.offers("Otto Streit: Action") and scene.offers("Regroup: Action")
    scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain")
    asked = []
    while scene.kind != "take_action":
        asked.append(scene.kind)
        assert not scene.offers(": Action")
        scene.game.choose(scene.decision.options[0])
    assert {"answer_challenge", "combat_card"} <= set(asked)
    assert scene.asked == 2
    assert not scene.offers("Otto Streit: Action") and not scene.offers("Regroup: Action")


@rule("FS-ABIL-03")
def test_no_action_outside_high_drama() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
        hand = ["Precision x5", "Regroup x4"]
        approach = ["Armed and Marshaled", "Uwe Zimmerman", "Terrell Brandt"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        approach = ["Épée Sanglante", "Jean Urbain"]
    """)
    scene.choose("Pass", "Pass")
    kinds = []
    while scene.kind != "take_action":
        kinds.append(scene.kind)
        assert not scene.offers("Otto Streit: Action")
        scene.game.choose(scene.decision.options[0])
    assert {"discard_from_hand", "choose_approach"} <= set(kinds)


@rule("FS-ABIL-04", "FS-ABIL-06", "FS-DUEL-33")
def test_a_maneuver_is_on_the_combat_card_of_this_round_and_optional() -> None:
    scene = Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Disarm", "Gallant Deeds"]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Throwing Knife"]}
        hand = ["Last Word", "Precision", "Iron Reply"]
    """)
    fight(scene).choose("Precision")
    assert [o for o in scene.options if "Maneuver" in o] == ["Precision: Maneuver"]
    assert scene.asked == 2 and scene.offers("Done")
    scene.choose("Done")
    assert scene.threat() == [4, 0]  # its Thrust, for nothing
    assert len(scene.hand(2)) == 2
    scene.choose("Gallant Deeds")
    assert not scene.offers("Precision: Maneuver")
    decline(scene).choose("Iron Reply")
    assert [o for o in scene.options if "Maneuver" in o] == ["Iron Reply: Maneuver"]


@rule("FS-ABIL-05", "FS-DUEL-25")
def test_a_maneuver_costs_the_wealth_of_its_card_but_the_values_are_free() -> None:
    def precision(hand: str) -> Scene:
        scene = Scene(f"""
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{{name = "Jean Urbain", at = "Docks"}}]
            hand = ["Disarm", "Gallant Deeds"]
            [[player]]
            leader = {{name = "Kaspar Dietrich", at = "Docks"}}
            hand = ["Precision"{hand}]
        """)
        return fight(scene)

    poor = precision("")
    assert poor.asked == 1 and poor.threat() == [4, 0]  # played without asking, its Maneuver out of reach
    rich = precision(', "Langschwert"').choose("Precision", "Precision: Maneuver")
    assert rich.hand(2) == [] and rich.discard(2) == ["Langschwert"]
    assert rich.zone("Precision") == "line"


@rule("FS-ABIL-07", "FS-DUEL-31")
def test_a_technique_belongs_to_the_duel_and_costs_no_wealth() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Docks", equipped = ["Polished Flintlock"]},
                {name = "Uwe Zimmerman", at = "Docks", equipped = ["Langschwert"]}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
    """)
    assert not scene.offers("Technique")
    scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain")
    assert scene.options == ["Terrell Brandt: Technique", "Polished Flintlock: Technique", "Done"]  # with an empty hand
    scene.choose("Polished Flintlock: Technique")
    assert scene.engaged("Polished Flintlock")


@rule("FS-ABIL-08")
def test_a_technique_on_a_combat_card_cannot_be_used() -> None:
    scene = Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Disarm", "Gallant Deeds"]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Langschwert", "Precision"]
    """)
    fight(scene).choose("Langschwert")
    assert scene.zone("Langschwert") == "line"
    assert (scene.kind, scene.asked) == ("combat_card", 1)  # nothing to use, so nothing was asked


@rule("FS-ABIL-09")
def test_a_forced_ability_cannot_be_declined() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Docks"}]
        hand = ["Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Not Today", "Disarm"]
    """)
    play(fight(scene), "Not Today")
    assert scene.wounds("Jean Urbain") == 1
    assert scene.place("Jean Urbain") == "Home" and scene.engaged("Jean Urbain")


@rule("FS-ABIL-10", "FS-REACT-09")
def test_a_reaction_needs_its_trigger_and_may_be_declined() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Philip Hase", at = "Docks"}, {name = "Otto Streit", at = "Docks"}]
        hand = ["Langschwert x2"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    assert not scene.offers("Philip Hase: Reaction")
    scene.choose("Equip", "Otto Streit")
    assert scene.kind == "take_action"  # not Philip
    scene.choose("Pass", "Equip", "Philip Hase")
    assert (scene.kind, scene.asked) == ("react", 1)
    assert scene.options == ["Philip Hase: Reaction", "Pass"]
    scene.choose("Pass")
    assert scene.place("Philip Hase") == "Docks"
    assert scene.settled


@rule("FS-ABIL-11")
def test_cards_that_are_elsewhere_do_nothing() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Dark Gift", "Uwe Zimmerman"]
        discard = ["Regroup", "Last Word", "Well-Equipped"]
        deck = ["Regroup"]
        approach = ["Otto Streit", "Daniella Dietrich"]
        locker = ["Philip Hase"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = ["Captain's Coat", "Gustavo"]
    """)
    assert not scene.offers("Dark Gift") and not scene.offers("Regroup") and not scene.offers("Otto Streit")
    assert not scene.offers("Captain's Coat: Action") and not scene.offers("Gustavo: Action")


# Playing a card or using an ability


@rule("FS-ABIL-12")
def test_an_announced_card_is_shown_and_only_ones_own_cards_are_used() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Forums"}
        crew = [{name = "Otto Streit", at = "Docks"}]
        hand = ["Regroup", "Precision"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        hand = ["Regroup", "Precision"]
    """)
    scene.choose("Regroup: Action", "Kaspar Dietrich")
    regroup = next(c for c in range(scene.state.match.size) if scene.state.zone[c] == 11)
    assert scene.state.known[regroup] & 0b10  # player 2 sees it before it has done anything
    scene.choose("the Docks")
    assert scene.asked == 2
    assert scene.offers("Regroup: Action") and not scene.offers("Otto Streit: Action")


@rule("FS-ABIL-13", "FS-ABIL-14", "FS-ABIL-21")
def test_performer_then_targets_then_payment_then_effects() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Terrell Brandt", at = "Docks"}]
        hand = ["Press the Advantage", "Precision", "Regroup", "Langschwert"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Bastien Girard", at = "Docks"}, {name = "Léontine Giroux", at = "Docks"}]
    """)
    scene.choose("Press the Advantage: Action")
    kinds = []
    for answer in ("Terrell Brandt", "Bastien Girard", "Langschwert", "Precision"):
        kinds.append(scene.kind)
        assert not scene.engaged("Bastien Girard") and scene.place("Bastien Girard") == "Docks"
        scene.choose(answer)
    assert kinds == ["choose_performer", "choose_target", "pay_wealth", "pay_wealth"]
    assert scene.engaged("Bastien Girard") and scene.place("Bastien Girard") == "Home"
    assert scene.settled


@rule("FS-ABIL-13", "FS-ABIL-15")
def test_without_a_target_of_the_cost_part_an_ability_cannot_be_used() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage", "Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "%s", at = "Docks"}]
    """
    assert Scene(text % "Bastien Girard").offers("Press the Advantage: Action")
    assert not Scene(text % "Jean Urbain").offers("Press the Advantage: Action")  # Combat not lower than Kaspar's


@rule("FS-ABIL-15", "FS-ABIL-17", "FS-RULE-95")
def test_a_target_of_the_effect_part_is_chosen_when_that_effect_resolves() -> None:
    text = """
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Giacinto", at = "Docks"}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [%s]
    """
    scene = Scene(text % '{name = "Bastien Girard", at = "Docks"}, {name = "Jean Urbain", at = "Docks"}')
    scene.choose("Giacinto: Action")
    assert scene.kind == "choose_target"
    assert scene.engaged("Giacinto")  # the cost has been paid by now
    alone = Scene(text % "")
    alone.choose("Giacinto: Action")  # nobody to aim at: the effects do nothing, the cost is paid
    assert alone.engaged("Giacinto")
    assert alone.settled


@rule("FS-ABIL-16", "FS-RULES-07")
def test_an_effect_that_cannot_happen_is_skipped_and_the_rest_goes_on() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage", "Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Bastien Girard", at = "Docks", engaged = true}]
    """)
    scene.choose("Press the Advantage: Action")  # he is engaged already, and is moved all the same
    assert scene.place("Bastien Girard") == "Home"
    held = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage", "Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Bastien Girard", at = "Docks"}, {name = "Henri Michelet", at = "Docks"}]
    """)
    held.choose("Press the Advantage: Action")  # Henri keeps other Musketeers from being moved
    assert held.engaged("Bastien Girard") and held.place("Bastien Girard") == "Docks"
    assert held.settled


@rule("FS-ABIL-18", "FS-DUEL-29")
def test_a_combat_card_stays_in_the_line_after_its_maneuver() -> None:
    scene = Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Disarm", "Gallant Deeds"]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Well-Equipped", "Precision", "Regroup"]
        deck = ["Langschwert"]
    """)
    play(fight(scene), "Well-Equipped", "Well-Equipped: Maneuver", "Precision")
    assert scene.zone("Well-Equipped") == "line"
    assert scene.discard(2) == ["Precision"]
    assert scene.game.view(0)["players"][1]["line"][0]["name"] == "Well-Equipped"
    play(scene, "Done")
    assert scene.settled
    assert "Well-Equipped" in scene.discard(2)


@rule("FS-ABIL-19", "FS-RULE-37", "FS-RULE-40")
def test_a_cost_that_can_no_longer_be_met_leaves_no_effect_and_the_risk_is_discarded() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage", "Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Maryam Benu Pleroma", at = "Forums"}, {name = "Vittoria Anselmo", at = "Docks"}]
        hand = ["Unyielding Loyalty", "Disarm"]
    """)
    scene.choose("Press the Advantage: Action")
    assert (scene.kind, scene.asked) == ("react", 2)
    scene.state.put(scene.card("Precision"), DISCARD, 0)  # something takes a card out of the payer's hand
    scene.choose("Pass")
    assert not scene.engaged("Vittoria Anselmo") and scene.place("Vittoria Anselmo") == "Docks"
    assert "Press the Advantage" in scene.discard(1)
    assert scene.settled


@rule("FS-ABIL-20", "FS-CORE-04")
def test_engaging_as_a_cost() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", wounds = 1, equipped = [{name = "Dark Gift", engaged = %s}]}
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """
    assert not Scene(text % "true").offers("Dark Gift")
    scene = Scene(text % "false").choose("Dark Gift: Action 2")
    assert scene.engaged("Dark Gift") and scene.wounds("Kaspar Dietrich") == 0


@rule("FS-ABIL-20")
def test_a_wound_as_a_cost() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Ravenna Destine", at = "Docks"}]
        deck = ["Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Ravenna Destine: Action")
    assert scene.wounds("Ravenna Destine") == 1
    assert scene.hand(1) == ["Precision"]
    assert scene.settled


@rule("FS-ABIL-20")
def test_renown_as_a_cost() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        hand = ["A New Strategy"]
        deck = ["Precision x2"]
        renown = 2
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("A New Strategy: Action")
    assert scene.renown(1) == 1
    assert scene.settled


@rule("FS-ABIL-20", "FS-DUELX-04", "FS-RULE-84")
def test_final_strike_as_a_cost_is_declared_and_waits() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Docks"}]
        hand = ["Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["A Heroic End", "Disarm"]
    """)
    play(fight(scene), "A Heroic End", "A Heroic End: Maneuver")
    assert scene.wounds("Jean Urbain") == 3  # alive
    assert scene.threat() == [3, 0]  # Thrust 3 and no more


@rule("FS-ABIL-20")
def test_a_combat_value_as_a_cost() -> None:
    scene = challenge(Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Valiant Spirit", "Disarm"]
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Maya de La Rioja", at = "Docks"}]
        hand = ["Iron Reply", "Well-Equipped"]
    """)).choose("Accept", "Iron Reply", "Maya de La Rioja: Technique")
    assert (scene.kind, scene.asked) == ("discard_from_hand", 1)
