"""Performers, qualified abilities, costs and use limits (FS-CORE-28 to -52)."""

from duels import challenge, decline, fight, play
from ledger import rule
from quarterdeck.cardgame.values import BLANK
from quarterdeck.games.five_sails.effects.qualifiers import HOME
from quarterdeck.games.five_sails.effects.filters import Trait
from quarterdeck.games.five_sails.effects.language import action, heal, performer
from scene import Scene

# Performer


@rule("FS-CORE-28", "FS-CORE-36")
def test_a_character_performs_its_own_ability_and_a_city_action_needs_it_in_the_city() -> None:
    at_home = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = ["Otto Streit"]
        deck = ["Langschwert", "Regroup", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    assert not at_home.offers("Otto Streit: Action")
    out = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
        deck = ["Langschwert", "Regroup", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    out.choose("Otto Streit: Action")
    assert out.hand(1) == ["Langschwert"]
    assert out.settled


@rule("FS-CORE-28")
def test_a_granted_ability_is_performed_by_its_bearer() -> None:
    scene = Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}, {name = "Henri Michelet", at = "Docks"}]
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
    """)
    scene.choose("Challenge", "Henri Michelet challenges Otto Streit")
    assert scene.options == ["Henri Michelet: Technique from Jean Urbain", "Done"]
    other = Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}, {name = "Henri Michelet", at = "Docks"}]
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
    """)
    other.choose("Challenge", "Jean Urbain challenges Otto Streit")
    assert other.options == ["Jean Urbain: Technique 1", "Done"]


@rule("FS-CORE-29")
def test_the_wearer_performs_what_is_printed_on_an_equipped_card() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Forums", equipped = ["Captain's Coat"]}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Captain's Coat: Action")
    assert scene.control("Forums") == 1
    assert scene.control("Docks") == 0
    assert scene.settled


@rule("FS-CORE-30", "FS-CORE-33")
def test_an_event_is_performed_by_one_of_your_characters_there() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Docks"}, {name = "Terrell Brandt", at = "Forums"}]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = ["Point of Opportunity"]
        renown = 1
    """)
    scene.choose("Point of Opportunity: Action")
    assert (scene.kind, scene.asked) == ("choose_performer", 1)
    assert sorted(scene.options) == ["Kaspar Dietrich", "Otto Streit"]
    scene.choose("Otto Streit")
    assert scene.engaged("Otto Streit") and not scene.engaged("Kaspar Dietrich")


@rule("FS-CORE-31", "FS-CORE-37")
def test_a_city_action_on_a_risk_needs_a_performer_in_the_city() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = ["Otto Streit", {name = "Terrell Brandt", at = "Bazaar"}]
        hand = ["Regroup", "Precision"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
    """)
    scene.choose("Regroup: Action")
    assert (scene.kind, scene.asked) == ("choose_performer", 1)
    assert sorted(scene.options) == ["Kaspar Dietrich", "Terrell Brandt"]
    scene.choose("Terrell Brandt")
    assert scene.place("Terrell Brandt") == "Forums"
    assert scene.settled


@rule("FS-CORE-32")
def test_an_ability_that_mentions_a_performer_has_one_without_any_qualifier() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", engaged = true, equipped = ["Langschwert"]}
        crew = [
            {name = "Otto Streit", engaged = true, equipped = ["Langschwert"]},
            {name = "Uwe Zimmerman", engaged = true},
        ]
        hand = ["Well-Equipped", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Well-Equipped: Action")
    assert scene.kind == "choose_performer"
    assert sorted(scene.options) == ["Kaspar Dietrich", "Otto Streit"]
    scene.choose("Otto Streit")
    assert not scene.engaged("Otto Streit")
    assert scene.engaged("Kaspar Dietrich")


@rule("FS-CORE-33")
def test_the_performer_is_chosen_first_and_without_one_there_is_no_ability() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"%s}
        crew = [{name = "Otto Streit", at = "Docks"%s}]
        hand = ["Last Word"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
    """
    knife = ', equipped = ["Throwing Knife"]'
    assert not Scene(text % ("", "")).offers("Last Word: Action")
    both = Scene(text % (knife, knife)).choose("Last Word: Action")
    assert both.kind == "choose_performer"
    assert both.zone("Last Word") == "played"


# Qualified abilities


@rule("FS-CORE-34")
def test_every_qualifier_must_be_met_by_the_same_performer() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        crew = ["Jean Urbain"]
        schemes = ["Épée Sanglante"]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
    """)
    assert not scene.offers("Épée Sanglante: Action")
    scene.choose("Move", "Jean Urbain", "the Docks", "Pass")
    assert scene.offers("Épée Sanglante: Action")


@rule("FS-CORE-35", "FS-RULE-99")
def test_a_location_with_the_trait_is_as_good_as_the_trait() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    x = BLANK[:]
    of_the_city = action(Trait("City"), heal(performer))
    assert of_the_city.qualifies(scene.state, x, scene.card("Otto Streit"))
    assert not of_the_city.qualifies(scene.state, x, scene.card("Kaspar Dietrich"))
    academic = action(Trait("Academic"), heal(performer))
    assert academic.qualifies(scene.state, x, scene.card("Otto Streit"))
    assert not academic.qualifies(scene.state, x, scene.card("Kaspar Dietrich"))


@rule("FS-CORE-37", "FS-CORE-38")
def test_a_city_ability_reaches_no_further_than_its_performers_location() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Terrell Brandt", at = "Forums"}]
        hand = ["Press the Advantage", "Precision", "Regroup"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Maxime de Lafayette", at = "Docks"}, {name = "Bastien Girard", at = "Forums"},
                {name = "Léontine Giroux", at = "Forums"}]
    """)
    scene.choose("Press the Advantage: Action", "Terrell Brandt")
    assert scene.kind == "choose_target"
    assert sorted(scene.options) == ["Bastien Girard", "Léontine Giroux"]


@rule("FS-CORE-38")
def test_a_city_ability_reaches_further_where_its_text_says_so() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Forums", equipped = ["Throwing Knife"]}]
        hand = ["Last Word"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Bastien Girard", at = "Forums"}, {name = "Léontine Giroux", at = "Docks"}]
    """)
    scene.choose("Last Word: Action")
    assert sorted(scene.options) == ["the Docks", "the Grand Bazaar"]
    scene.choose("the Docks")
    assert scene.place("Bastien Girard") == "Docks"


@rule("FS-CORE-39", "FS-REACT-14")
def test_a_home_ability_needs_a_performer_at_home() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    at_home = action(HOME, heal(performer))
    assert at_home.qualifies(scene.state, BLANK[:], scene.card("Kaspar Dietrich"))
    assert not at_home.qualifies(scene.state, BLANK[:], scene.card("Otto Streit"))


@rule("FS-CORE-40")
def test_an_ability_has_the_traits_it_asks_for_and_no_others_of_its_performer() -> None:
    text = """
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Cesca del Rosso", at = "Docks"}]
        hand = ["Regroup", "Precision"]
        deck = ["Langschwert x5"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """
    sorcerer = Scene(text).choose("Cesca del Rosso: Action", "No")
    assert sorcerer.options == ["Cesca del Rosso: Reaction", "Pass"]
    plain = Scene(text).choose("Regroup: Action")
    assert plain.kind == "take_action" and plain.place("Cesca del Rosso") == "Forums"


# Costs


@rule("FS-CORE-41", "FS-CORE-42")
def test_a_wealth_cost_is_met_with_cards_from_ones_own_hand_each_worth_one() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage", "Precision", "Regroup", "Iron Reply"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        crew = [{name = "Bastien Girard", at = "Docks"}]
        hand = ["Disarm x3"]
    """)
    scene.choose("Press the Advantage: Action")
    assert (scene.kind, scene.asked) == ("pay_wealth", 1)
    scene.choose("Iron Reply")
    assert scene.kind == "pay_wealth"
    scene.choose("Regroup")
    assert scene.hand(1) == ["Precision"]
    assert sorted(scene.discard(1)) == ["Iron Reply", "Press the Advantage", "Regroup"]
    assert len(scene.hand(2)) == 3
    assert scene.settled


@rule("FS-CORE-42")
def test_a_card_with_wealth_is_worth_two() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage", "Opulence"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Bastien Girard", at = "Docks"}]
    """)
    scene.choose("Press the Advantage: Action")
    assert scene.hand(1) == []
    assert scene.engaged("Bastien Girard") and scene.place("Bastien Girard") == "Home"
    assert scene.settled


@rule("FS-CORE-43")
def test_a_cost_of_nothing_printed_or_reduced_needs_no_card() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Kaspar's Panzerhand"]}
        hand = ["Iron Reply"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Disarm", "Valiant Spirit"]
    """)
    play(fight(scene), "Disarm")
    assert scene.asked == 1 and scene.hand(1) == ["Iron Reply"]
    play(scene, "Iron Reply", "Iron Reply: Maneuver")
    assert scene.wounds("Jean Urbain") == 2


@rule("FS-CORE-43")
def test_reductions_stop_at_nothing() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Kalla Forsberg", at = "Docks"}, {name = "Kaj Kousei", at = "Docks"}]
        hand = ["Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        cards = ["Crystal Eye"]
    """)
    scene.choose("Equip", "Kalla Forsberg").pass_until("take_action")
    assert scene.host("Crystal Eye") == "Kalla Forsberg"
    assert scene.hand(1) == ["Precision"]


@rule("FS-CORE-44")
def test_renown_is_spent_from_ones_own_pool_only() -> None:
    text = """
        [[player]]
        leader = "Kaspar Dietrich"
        hand = ["A New Strategy"]
        deck = ["Precision x2"]
        renown = %d
        [[player]]
        leader = "Odette Dubois d'Arrent"
        renown = 3
        [city.Docks]
        control = 1
        renown = 2
    """
    assert not Scene(text % 0).offers("A New Strategy: Action")
    scene = Scene(text % 1).choose("A New Strategy: Action")
    assert scene.renown(1) == 0
    assert (scene.renown(2), scene.renown("Docks")) == (3, 2)
    assert scene.hand(1) == ["Precision", "Precision"]
    assert scene.settled


@rule("FS-CORE-44", "FS-RULE-38")
def test_a_combat_value_is_spent_from_the_card_of_this_round() -> None:
    def maya_plays(card: str) -> Scene:
        return Scene(f"""
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{{name = "Jean Urbain", at = "Docks"}}]
            hand = ["Valiant Spirit", "Disarm"]
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{{name = "Maya de La Rioja", at = "Docks"}}]
            hand = ["{card}"]
        """)

    without = challenge(maya_plays("Precision")).choose("Accept")
    assert without.kind == "combat_card" and without.asked == 1  # no Riposte to give up, so nothing was asked
    scene = challenge(maya_plays("Iron Reply")).choose("Accept")
    assert scene.options == ["Maya de La Rioja: Technique", "Done"]
    scene.choose("Maya de La Rioja: Technique", "Disarm")
    assert scene.threat() == [2, 0]  # Riposte 2 became 1, Thrust 1; the rest of three threat was suffered
    assert scene.wounds("Maya de La Rioja") == 2
    assert scene.discard(1) == ["Disarm"]


@rule("FS-CORE-45", "FS-CORE-46")
def test_what_cannot_be_paid_in_full_cannot_be_announced() -> None:
    text = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        hand = ["Press the Advantage"%s]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Bastien Girard", at = "Docks"}]
    """
    assert not Scene(text % ', "Precision"').offers("Press the Advantage: Action")
    assert Scene(text % ', "Precision", "Regroup"').offers("Press the Advantage: Action")


@rule("FS-CORE-45")
def test_what_can_be_paid_may_hang_on_the_target_or_on_parleys() -> None:
    triage = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", wounds = 2}
        crew = [{name = "Otto Streit", wounds = 2}]
        hand = ["Triage"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    triage.choose("Triage: Action")  # free for a Hero only, and there is nothing to pay with
    assert sorted(triage.options) == ["Kaspar Dietrich", "Odette Dubois d'Arrent"]
    for cards, offered in ((3, False), (4, True)):
        recruit = Scene(f"""
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{{name = "Otto Streit", at = "Docks"}}]
            hand = ["Precision x{cards}"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            [city.Docks]
            cards = ["Claude de la Roche"]
        """)
        assert recruit.offers("Recruit") is offered  # a cost of 6, and Otto's parley is worth 2


@rule("FS-CORE-46")
def test_wealth_and_additional_costs_are_all_due() -> None:
    def targeted(hand: str, other: str = "") -> Scene:
        return Scene(f"""
            [[player]]
            leader = {{name = "Kaspar Dietrich", at = "Docks"}}
            hand = ["Triage", "Precision"]
            [[player]]
            leader = {{name = "Odette Dubois d'Arrent", at = "Docks", wounds = 1}}
            crew = ["Cesca del Rosso"]
            hand = ["Unyielding Loyalty"{hand}]
        """).choose("Triage: Action", "Odette Dubois d'Arrent")

    assert targeted("").kind == "take_action"  # its wealth cost of 1 cannot be met
    scene = targeted(', "Disarm"')
    assert (scene.kind, scene.asked) == ("react", 2)
    scene.choose("Unyielding Loyalty: Reaction")
    assert scene.zone("Cesca del Rosso") == "locker"
    assert sorted(scene.discard(2)) == ["Disarm", "Unyielding Loyalty"]
    assert scene.wounds("Odette Dubois d'Arrent") == 1
    assert scene.settled


@rule("FS-CORE-47")
def test_a_card_in_play_is_not_paid_for_again() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Gustavo", at = "Docks"}]
        deck = ["Precision", "Langschwert"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Gustavo: Action")
    assert scene.hand(1) == ["Precision"]
    assert scene.settled


# Use limits


@rule("FS-CORE-48")
def test_an_action_is_used_once_per_day_and_copies_count_apart() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}, {name = "Otto Streit", at = "Forums"}]
        deck = ["Langschwert x9"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    looks = "Otto Streit: Action"
    assert scene.offers(f"{looks} (at the Docks)") and scene.offers(f"{looks} (at the Forums)")
    scene.choose("(at the Docks)").pass_until("take_action").choose("Pass")
    assert scene.options.count("Otto Streit: Action") == 1
    scene.choose("Otto Streit: Action").pass_until("take_action").choose("Pass")
    assert not scene.offers("Otto Streit: Action")


@rule("FS-CORE-48")
def test_two_actions_on_one_card_count_apart() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", wounds = 3, equipped = ["Dark Gift"]}
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Dark Gift: Action 2")
    assert scene.wounds("Kaspar Dietrich") == 2
    scene.state.engaged[scene.card("Dark Gift")] = 0  # something turns it en garde
    scene.choose("Pass")
    assert not scene.offers("Dark Gift: Action 2")
    assert scene.offers("Dark Gift: Action 1")


@rule("FS-CORE-49", "FS-DUEL-32")
def test_each_printed_technique_is_used_once_in_a_duel() -> None:
    scene = Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Disarm", "Disarm", "Disarm"]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Langschwert"]}
        hand = ["Last Word x3", "Well-Equipped"]
    """)
    fight(scene)
    for left in (2, 1, 0):
        scene.choose("Last Word")
        assert sum("Langschwert: Technique" in o for o in scene.options) == left
        if left:
            play(scene, f"Langschwert: Technique {left}")
            play(scene, "Disarm")


@rule("FS-CORE-49", "FS-DUEL-32")
def test_a_maneuver_is_used_once_for_each_copy() -> None:
    scene = Scene("""
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}]
        hand = ["Disarm", "Disarm"]
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Throwing Knife"]}
        hand = ["Last Word x2"]
    """)
    challenge(scene).choose("Accept")
    assert scene.offers("Last Word: Maneuver")  # either copy: the card was played without asking
    play(scene, "Last Word: Maneuver")
    assert scene.asked == 1
    play(scene, "Disarm").choose("Last Word")
    assert scene.offers("Last Word: Maneuver")


@rule("FS-CORE-49")
def test_a_granted_technique_is_used_once_by_each_bearer() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Docks"}]
        hand = ["Last Word", "Precision"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{name = "Jean Urbain", at = "Docks"}, {name = "Henri Michelet", at = "Docks"}]
        hand = ["Disarm", "Gallant Deeds", "Valiant Spirit"]
    """)
    fight(scene, "Terrell Brandt challenges Henri Michelet").choose("Disarm", "from Jean Urbain")
    decline(scene)
    play(scene, "Last Word").choose("Gallant Deeds")
    assert not scene.offers("Jean Urbain: Technique")


@rule("FS-CORE-50", "FS-ABIL-09")
def test_a_forced_ability_happens_every_time() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [
            {name = "Terrell Brandt", at = "Docks", engaged = true, equipped = [{name = "Legion's Caress", by = 2}]},
        ]
        hand = ["Well-Equipped x2", "Precision x2"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    scene.choose("Well-Equipped: Action", "Precision")
    assert scene.wounds("Terrell Brandt") == 1
    scene.state.engaged[scene.card("Terrell Brandt")] = 1
    scene.choose("Pass", "Well-Equipped: Action")
    assert scene.wounds("Terrell Brandt") == 2
    assert scene.settled


@rule("FS-CORE-51", "FS-DRAMA-03")
def test_the_basic_actions_are_unlimited() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        crew = ["Otto Streit", "Terrell Brandt"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
    """)
    for who in ("Otto Streit", "Terrell Brandt", "Kaspar Dietrich"):
        scene.choose("Move", who, "the Docks") if who != "Kaspar Dietrich" else scene.choose("Move", who, "the Forums")
        scene.choose("Pass")
    assert scene.place("Kaspar Dietrich") == "Forums"
    scene.choose("Claim", "Kaspar Dietrich", "Pass", "Claim", "Otto Streit", "Pass", "Claim")
    assert scene.control("Docks") == scene.control("Forums") == 1


@rule("FS-CORE-52")
def test_each_player_uses_the_action_of_an_event_once_per_day() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        crew = [{name = "Otto Streit", at = "Docks"}]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        [city.Docks]
        cards = ["Siren's Scream"]
    """)
    scene.state.memo[scene.card("Siren's Scream")] = 3
    scene.choose("Siren's Scream: Action", "Otto Streit")
    assert scene.renown(1) == 1
    assert scene.asked == 2 and scene.offers("Siren's Scream: Action")
    scene.choose("Siren's Scream: Action")
    assert scene.renown(2) == 1
    assert scene.asked == 1 and not scene.offers("Siren's Scream: Action")
    assert scene.settled
