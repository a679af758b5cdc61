"""The neutral cards: each text used, and not usable."""

from duels import decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails.terms import FACEDOWN, FORUMS
from quarterdeck.kernel.knowledge import redeal
from scene import Scene

PLANNING = """
    phase = "Planning"
    first_player = {first}
    [[player]]
    leader = "Kaspar Dietrich"
    approach = ["{mine}", "Otto Streit"]
    {more}
    [[player]]
    leader = "Odette Dubois d'Arrent"
    approach = ["{theirs}", "Jean Urbain"]
    [city]
    {city}
"""


def planning(mine: str, theirs: str = "Épée Sanglante", city: str = "", more: str = "", first: int = 1) -> Scene:
    """Planning with these schemes: player 1 plays a neutral one."""
    return Scene(PLANNING.format(mine=mine, theirs=theirs, city=city, more=more, first=first))


def drama(
    mine: str = "",
    theirs: str = "",
    at: str = "Docks",
    their_at: str = "Docks",
    city: str = "",
    leader: str = "Kaspar Dietrich",
) -> Scene:
    """Player 1 on turn; the Leaders at the given locations."""
    return Scene(f"""
        [[player]]
        leader = {{name = "{leader}", at = "{at}"}}
        {mine}
        [[player]]
        leader = {{name = "Odette Dubois d'Arrent", at = "{their_at}"}}
        {theirs}
        [city]
        {city}
    """)


class TestLetTheSwordDecide:
    def test_it_adds_renown_to_the_docks_and_the_forums(self) -> None:
        scene = planning("Let the Sword Decide").pass_until("take_action")
        assert (scene.renown("Docks"), scene.renown("Forums")) >= (1, 1)
        assert scene.zone("Let the Sword Decide") == "scheme"

    def test_after_you_equip_a_weapon_you_may_draw(self) -> None:
        scene = drama('schemes = ["Let the Sword Decide"]\nhand = ["Langschwert"]\ndeck = ["Regroup"]')
        scene.choose("Equip")
        assert scene.options == ["Let the Sword Decide: Reaction 1", "Pass"]
        scene.choose("Let the Sword Decide")
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled

    def test_other_attachments_and_other_players_do_not_count(self) -> None:
        scene = drama('schemes = ["Let the Sword Decide"]\nhand = ["Breastplate", "Regroup"]\ndeck = ["Last Word"]')
        scene.choose("Equip")
        assert scene.kind == "take_action"
        scene = drama('schemes = ["Let the Sword Decide"]\ndeck = ["Last Word"]', 'hand = ["Langschwert"]')
        scene.choose("Pass", "Equip")
        assert scene.kind == "take_action"

    @rule("FS-RULE-40")
    def test_a_maneuver_of_the_adversary_is_cancelled_but_paid_for(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], hand=["Regroup"], their_hand=["Well-Equipped", "Disarm"],
            schemes=["Let the Sword Decide"],
        )  # fmt: skip
        fight(scene).choose("Well-Equipped", "Well-Equipped: Maneuver")
        assert scene.options == ["Let the Sword Decide: Reaction 2", "Pass"]
        decline(scene.choose("Let the Sword Decide"))
        assert scene.hand(2) == []
        # Without the +1 its Riposte is 2: of three threat two turn round, one wounds, and one Thrust follows.
        assert scene.threat() == [3, 0]
        assert scene.wounds("Jean Urbain") == 1

    def test_a_technique_of_the_adversary_is_cancelled(self) -> None:
        scene = forums(
            ["Henri Michelet"], ["Terrell Brandt"], hand=["Regroup"], their_hand=["Precision", "Stratege"],
            leader="Odette Dubois d'Arrent", their_leader="Kaspar Dietrich", schemes=["Let the Sword Decide"],
        )  # fmt: skip
        fight(scene).choose("Precision", "Terrell Brandt: Technique")
        scene.choose("Let the Sword Decide: Reaction 2")
        decline(scene)
        assert scene.threat() == [4, 0]

    @rule("FS-RULE-116")
    def test_your_own_techniques_and_one_of_a_challenger_are_not_answered(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], schemes=["Let the Sword Decide"])
        scene.choose("Challenge", "Terrell Brandt: Technique")
        assert scene.kind == "answer_challenge"
        scene = forums(["Jean Urbain"], ["Terrell Brandt"], their_schemes=["Let the Sword Decide"])
        scene.choose("Challenge", "Jean Urbain: Technique")
        assert scene.kind == "answer_challenge"


class TestLetsHaggle:
    def test_an_attachment_of_the_city_deck_comes_to_the_bazaar(self) -> None:
        scene = planning("Let's Haggle", city='deck = ["Gustavo", "Kaj Kousei", "Sorte Deck", "Eager Blade"]')
        scene.pass_until("take_action")
        assert (scene.renown("Bazaar"), scene.renown("Forums")) >= (1, 1)
        assert (scene.zone("Sorte Deck"), scene.place("Sorte Deck")) == ("city", "Bazaar")
        deck = scene.names(scene.state.deck(2))[::-1]
        assert deck[0] == "Eager Blade"
        assert sorted(deck[1:]) == ["Gustavo", "Kaj Kousei"]

    def test_without_any_attachment_all_is_sunk(self) -> None:
        scene = planning("Let's Haggle", city='deck = ["Gustavo", "Kaj Kousei"]').pass_until("take_action")
        assert sorted(scene.names(scene.state.deck(2))) == ["Gustavo", "Kaj Kousei"]
        assert scene.state.city_cards() == ()

    def test_the_performer_equips_from_afar_at_the_full_price(self) -> None:
        scene = drama(
            'schemes = ["Let\'s Haggle"]\nhand = ["Regroup", "Last Word"]',
            city='Bazaar = {cards = ["Sorte Deck", "Gustavo"]}',
        )
        scene.choose("Let's Haggle: Action")
        assert scene.kind == "pay_wealth"
        scene.choose("Regroup")
        assert scene.host("Sorte Deck") == "Kaspar Dietrich"
        assert scene.hand(1) == ["Last Word"]
        assert scene.settled

    def test_at_the_bazaar_it_costs_one_less(self) -> None:
        scene = drama(
            'schemes = ["Let\'s Haggle"]\nhand = ["Regroup", "Last Word"]',
            at="Bazaar", city='Bazaar = {cards = ["Sorte Deck", "Captain\'s Coat"]}',
        )  # fmt: skip
        scene.choose("Let's Haggle: Action")
        assert (scene.kind, scene.options) == ("choose_target", ["Sorte Deck", "Captain's Coat"])
        scene.choose("Sorte Deck")
        assert scene.host("Sorte Deck") == "Kaspar Dietrich"
        assert scene.hand(1) == ["Last Word", "Regroup"]
        assert scene.settled

    def test_what_cannot_be_paid_for_is_not_offered(self) -> None:
        scene = drama(
            'schemes = ["Let\'s Haggle"]\nhand = ["Regroup"]',
            city='Bazaar = {cards = ["Sorte Deck", "Captain\'s Coat"]}',
        )
        scene.choose("Let's Haggle: Action")
        assert scene.host("Sorte Deck") == "Kaspar Dietrich"
        assert scene.settled

    @rule("FS-CORE-34", "FS-RULE-95")
    def test_it_needs_a_performer_in_the_city_but_no_attachment(self) -> None:
        scene = drama('schemes = ["Let\'s Haggle"]', at="Home", city='Bazaar = {cards = ["Sorte Deck"]}')
        assert not scene.offers("Let's Haggle")
        scene = drama('schemes = ["Let\'s Haggle"]', city='Docks = {cards = ["Sorte Deck"]}')
        scene.choose("Let's Haggle: Action")
        assert scene.zone("Sorte Deck") == "city"
        assert scene.settled


class TestMidnightShipment:
    def test_it_adds_renown_and_a_city_card_to_the_docks(self) -> None:
        scene = planning("Midnight Shipment", city='deck = ["Gustavo", "Eager Blade"]').pass_until("take_action")
        assert (scene.renown("Docks"), scene.renown("Bazaar")) >= (1, 1)
        assert (scene.zone("Gustavo"), scene.place("Gustavo")) == ("city", "Docks")

    def test_a_performer_at_the_docks_moves_to_any_city_location(self) -> None:
        scene = drama('schemes = ["Midnight Shipment"]', city='Docks = {cards = ["Risky Undertaking"]}')
        scene.choose("Midnight Shipment: Action")
        assert scene.options == ["the Forums", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert scene.place("Kaspar Dietrich") == "Bazaar"
        assert not scene.engaged("Kaspar Dietrich")
        assert scene.settled

    def test_city_cards_other_than_events_bar_it_and_so_does_another_place(self) -> None:
        scene = drama('schemes = ["Midnight Shipment"]', city='Docks = {cards = ["Risky Undertaking", "Gustavo"]}')
        assert not scene.offers("Midnight Shipment")
        assert not drama('schemes = ["Midnight Shipment"]', at="Forums").offers("Midnight Shipment")


class TestParleyGoneWrong:
    def test_each_opponent_may_move_a_renown_to_the_forums(self) -> None:
        scene = planning("Parley Gone Wrong", city="Docks = {renown = 1}\nBazaar = {renown = 1}", first=2)
        scene.pass_until("may_effect")
        assert scene.asked == 2
        scene.choose("Yes")
        assert scene.options == ["from the Docks to the Forums", "from the Grand Bazaar to the Forums"]
        scene.choose("from the Docks")
        scene.pass_until("take_action")
        assert scene.renown("Forums") == 2
        assert scene.renown("Docks") == 0

    def test_an_opponent_may_decline_and_is_not_asked_without_renown(self) -> None:
        scene = planning("Parley Gone Wrong", theirs="Let the Sword Decide", city="Docks = {renown = 1}", first=1)
        scene.pass_until("may_effect").choose("No").pass_until("take_action")
        assert scene.renown("Docks") == 2
        scene = planning("Parley Gone Wrong", theirs="Midnight Shipment")
        # Player 2 has the higher Initiative; their Renown at the Docks and the Bazaar is what there is to move.
        scene.pass_until("may_effect")
        assert scene.renown("Forums") == 1

    def test_only_who_stirred_the_forums_today_intervenes_there(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"], schemes=["Parley Gone Wrong"],
            city="[city]\nForums = {stirred = [2]}",
        )  # fmt: skip
        scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain", "Done")
        assert scene.offers("Intervene with Henri Michelet")
        scene = forums(["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"], schemes=["Parley Gone Wrong"])
        scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain", "Done")
        assert scene.options == ["Accept", "Refuse"]

    def test_it_binds_both_players_and_no_other_location(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"], their_schemes=["Parley Gone Wrong"])
        scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain", "Done")
        assert scene.options == ["Accept", "Refuse"]
        scene = forums(
            [who("Terrell Brandt", "Docks")], [who("Jean Urbain", "Docks"), who("Henri Michelet", "Docks")],
            schemes=["Parley Gone Wrong"],
        )  # fmt: skip
        scene.choose("Challenge", "Terrell Brandt challenges Jean Urbain", "Done")
        assert scene.offers("Intervene with Henri Michelet")

    def test_each_opponent_at_a_table_of_three_decides_in_player_order(self) -> None:
        scene = Scene("""
            phase = "Planning"
            first_player = 2
            [[player]]
            leader = "Kaspar Dietrich"
            approach = ["Parley Gone Wrong", "Otto Streit"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            approach = ["Épée Sanglante", "Jean Urbain"]
            [[player]]
            leader = "Kaspar Dietrich"
            approach = ["Let the Sword Decide", "Otto Streit"]
            [city]
            Docks = {renown = 3}
        """)
        scene.pass_until("may_effect")
        assert scene.asked == 3
        scene.choose("Yes")
        assert (scene.kind, scene.asked) == ("may_effect", 2)
        scene.choose("Yes")
        assert (scene.renown("Docks"), scene.renown("Forums")) == (2, 4)
        assert scene.state.stirred[2] == 0b111


class TestBreastplate:
    def test_the_first_wounds_of_a_duel_are_one_fewer(self) -> None:
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", equipped=["Breastplate"])], hand=["Regroup"],
            their_hand=["Throwing Knife", "Stratege"],
        )  # fmt: skip
        play(fight(scene), "Throwing Knife")
        # Three threat, two parried: the one wound that is left is taken off, so that the armor is not destroyed.
        assert scene.wounds("Jean Urbain") == 0
        assert scene.host("Breastplate") == "Jean Urbain"

    def test_wounds_that_are_left_destroy_it(self) -> None:
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", equipped=["Breastplate"])], hand=["Regroup"],
            their_hand=["Precision", "Stratege"],
        )  # fmt: skip
        play(fight(scene), "Precision")
        assert scene.wounds("Jean Urbain") == 1
        assert scene.zone("Breastplate") == "discard"

    def test_only_the_first_time_in_each_duel(self) -> None:
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", equipped=["Breastplate"])], hand=["Triage", "Regroup"],
            their_hand=["Throwing Knife", "Precision"],
        )  # fmt: skip
        play(fight(scene), "Throwing Knife")
        play(scene, "Triage")
        play(scene, "Done")
        assert scene.wounds("Jean Urbain") == 3
        assert scene.zone("Breastplate") == "discard"
        assert scene.settled

    def test_outside_a_duel_it_reduces_nothing(self) -> None:
        scene = forums(["Terrell Brandt"], [who("Jean Urbain", equipped=["Breastplate"])])
        fight(scene, answer="Refuse")
        assert scene.wounds("Jean Urbain") == 3
        assert scene.zone("Breastplate") == "discard"
        assert scene.settled

    def test_others_are_wounded_as_ever(self) -> None:
        scene = forums(
            [who("Terrell Brandt", equipped=["Breastplate"])], ["Jean Urbain"], hand=["Regroup"],
            their_hand=["Precision", "Stratege"],
        )  # fmt: skip
        play(fight(scene), "Precision")
        assert scene.wounds("Jean Urbain") == 2
        assert scene.host("Breastplate") == "Terrell Brandt"


class TestImprovisedWeapon:
    @rule("FS-RULE-110", "FS-RULE-115")
    def test_it_is_equipped_from_the_dueling_line_when_your_round_ends(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Improvised Weapon", "Disarm"])
        fight(scene).choose("Improvised Weapon", "Improvised Weapon: Maneuver", "Done")
        assert scene.options == ["Improvised Weapon: Reaction", "Pass"]
        scene.choose("Improvised Weapon: Reaction")
        assert scene.host("Improvised Weapon") == "Jean Urbain"
        assert scene.wounds("Jean Urbain") == 1
        assert scene.threat() == [1, 0]

    def test_declined_it_lies_in_the_line_and_is_not_offered_again(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], hand=["Precision"], their_hand=["Improvised Weapon", "Disarm"]
        )
        fight(scene).choose("Improvised Weapon", "Done", "Pass")
        play(scene, "Precision")
        assert scene.zone("Improvised Weapon") == "line"
        scene.choose("Disarm", "Done")
        assert not scene.offers("Improvised Weapon")

    def test_a_participant_that_is_gone_wears_nothing(self) -> None:
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", wounds=3)], hand=["Precision"],
            their_hand=["Improvised Weapon", "Disarm"],
        )  # fmt: skip
        play(fight(scene), "Improvised Weapon")
        assert scene.zone("Jean Urbain") == "locker"
        assert scene.zone("Improvised Weapon") in ("line", "discard")

    def test_its_technique_costs_the_weapon(self) -> None:
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", equipped=["Improvised Weapon"])],
            their_hand=["Precision", "Disarm"],
        )  # fmt: skip
        fight(scene).choose("Precision", "Improvised Weapon: Technique")
        decline(scene)
        assert scene.zone("Improvised Weapon") == "discard"
        assert scene.threat() == [5, 0]

    @rule("FS-ABIL-08")
    def test_its_technique_is_not_usable_from_the_line(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Improvised Weapon", "Disarm"])
        fight(scene).choose("Improvised Weapon")
        assert "Improvised Weapon: Technique" not in scene.options


class TestMatchlockMusket:
    SCENE = """
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Matchlock Musket"]}
        hand = ["Regroup"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Bazaar"}
        crew = [{name = "Jean Urbain", at = "Forums"}, {name = "Henri Michelet", at = "Forums", engaged = true}]
    """

    def test_the_target_may_engage(self) -> None:
        scene = Scene(self.SCENE).choose("Matchlock Musket: Action")
        assert scene.hand(1) == []
        assert scene.options == ["Jean Urbain", "Henri Michelet"]
        scene.choose("Jean Urbain")
        assert (scene.kind, scene.asked) == ("may_effect", 2)
        scene.choose("Yes")
        assert scene.engaged("Jean Urbain")
        assert scene.wounds("Jean Urbain") == 0
        assert scene.settled

    def test_who_does_not_is_wounded(self) -> None:
        scene = Scene(self.SCENE).choose("Matchlock Musket: Action", "Jean Urbain", "No")
        assert scene.wounds("Jean Urbain") == 1
        assert not scene.engaged("Jean Urbain")
        assert scene.settled

    def test_who_is_engaged_has_no_choice(self) -> None:
        scene = Scene(self.SCENE).choose("Matchlock Musket: Action", "Henri Michelet")
        assert scene.wounds("Henri Michelet") == 1
        assert scene.settled

    def test_it_needs_a_card_to_discard_and_a_bearer_in_the_city(self) -> None:
        assert not Scene(self.SCENE.replace('hand = ["Regroup"]', "")).offers("Matchlock Musket")
        home = self.SCENE.replace('at = "Docks", equipped', 'at = "Home", equipped')
        assert not Scene(home).offers("Matchlock Musket")


class TestThrowingKnife:
    def test_thrown_it_adds_a_thrust(self) -> None:
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", equipped=["Throwing Knife"])], their_hand=["Precision", "Disarm"]
        )
        fight(scene).choose("Precision", "Throwing Knife: Technique")
        decline(scene)
        assert scene.zone("Throwing Knife") == "discard"
        assert scene.threat() == [5, 0]

    def test_only_the_participant_throws_it(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain", who("Henri Michelet", equipped=["Throwing Knife"])],
            their_hand=["Precision", "Disarm"],
        )  # fmt: skip
        fight(scene, "Terrell Brandt challenges Jean Urbain").choose("Precision")
        assert not scene.offers("Throwing Knife")


class TestAppealingToThePeople:
    def test_a_heroic_leader_pays_one_less(self) -> None:
        scene = drama(
            'crew = [{name = "Otto Streit", at = "Docks", engaged = true}]\n'
            'hand = ["Appealing to the People", "Regroup", "Last Word"]',
            city="Docks = {control = 1}",
        )
        scene.choose("Appealing to the People: Action", "Otto Streit", "Regroup")
        assert not scene.engaged("Otto Streit")
        assert scene.hand(1) == ["Last Word"]
        assert sorted(scene.discard(1)) == ["Appealing to the People", "Regroup"]
        assert scene.settled

    def test_others_pay_two(self) -> None:
        text = """
            [[player]]
            leader = {name = "Kaspar Dietrich", gone = true}
            crew = [{name = "Otto Streit", at = "Docks", engaged = true}]
            hand = ["Appealing to the People", "Regroup", "Last Word"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            [[player]]
            leader = "Kaspar Dietrich"
            [city]
            Docks = {control = 1}
        """
        scene = Scene(text).choose("Appealing to the People: Action")
        assert scene.hand(1) == []
        assert not scene.engaged("Otto Streit")
        assert not Scene(text.replace(', "Last Word"', "")).offers("Appealing")

    def test_it_needs_a_performer_where_you_are_in_control(self) -> None:
        hand = 'hand = ["Appealing to the People", "Regroup", "Last Word"]'
        assert not drama(hand, city="Docks = {control = 2}").offers("Appealing")
        assert not drama(hand, at="Home", city="Docks = {control = 1}").offers("Appealing")


class TestDevotion:
    #: the approach cards keep the next Day from going on before it is looked at
    HAND = """
        approach = ["Let's Haggle", "Midnight Shipment"]
        hand = ["Devotion", "Regroup"]
        deck = ["Precision", "Last Word", "Stratege", "Iron Reply"]
    """

    def test_one_is_sunk_one_taken_one_laid_facedown(self) -> None:
        scene = drama(self.HAND, city="Docks = {control = 1}")
        scene.choose("Devotion: Action")
        assert (scene.kind, sorted(scene.options)) == ("choose_cards", ["Last Word", "Precision", "Stratege"])
        scene.choose("Precision", "Last Word")
        assert scene.kind == "choose_location"
        scene.choose("the Docks")
        assert scene.hand(1) == ["Last Word"]
        assert scene.deck(1) == ["Iron Reply", "Precision"]
        assert (scene.zone("Stratege"), scene.place("Stratege")) == ("facedown", "Docks")
        assert scene.settled

    def test_only_its_player_knows_the_cards(self) -> None:
        scene = drama(self.HAND).choose("Devotion: Action", "Precision", "Last Word", "the Forums")
        stratege, precision, drawn = (scene.card(name) for name in ("Stratege", "Precision", "Last Word"))
        assert [scene.state.known[c] for c in (stratege, precision, drawn)] == [1, 1, 1]
        mine, theirs = (scene.game.view(seat)["city"][1]["facedown"][0]["name"] for seat in (0, 1))
        assert (mine, theirs) == ("Stratege", None)
        dealt = redeal(scene.state, 1, 5)
        (laid,) = dealt.pile(FACEDOWN, 0)
        assert dealt.place[laid] == FORUMS

    @rule("FS-RULE-114")
    def test_whoever_controls_the_location_as_dusk_begins_takes_the_card(self) -> None:
        scene = drama(self.HAND, city="Docks = {control = 1}")
        scene.choose("Devotion: Action", "Precision", "Last Word", "the Docks", "Pass", "Pass")
        assert sorted(scene.hand(1)) == ["Last Word", "Stratege"]
        assert scene.state.known[scene.card("Stratege")] == 1

    @rule("FS-RULE-114")
    def test_otherwise_it_is_discarded(self) -> None:
        scene = drama(self.HAND, city="Docks = {control = 2}")
        scene.choose("Devotion: Action", "Precision", "Last Word", "the Docks", "Pass", "Pass")
        assert scene.hand(1) == ["Last Word"]
        assert "Stratege" in scene.discard(1)
        assert not scene.state.pile(FACEDOWN, 0)

    def test_two_of_them_at_one_location_fare_alike(self) -> None:
        scene = drama(
            'approach = ["Let\'s Haggle", "Midnight Shipment"]\nhand = ["Devotion x2", "Regroup x2"]\n'
            'deck = ["Precision", "Last Word", "Stratege", "Iron Reply", "Move Along", "Well-Equipped"]',
            city="Docks = {control = 1}",
        )
        scene.choose("Devotion: Action", "Regroup", "Precision", "Last Word", "the Docks", "Pass")
        scene.choose("Devotion: Action", "Regroup", "Iron Reply", "Move Along", "the Docks", "Pass", "Pass")
        assert sorted(scene.hand(1)) == ["Last Word", "Move Along", "Stratege", "Well-Equipped"]

    def test_with_fewer_cards_as_much_as_possible(self) -> None:
        scene = drama('hand = ["Devotion", "Regroup"]\ndeck = ["Precision"]')
        scene.choose("Devotion: Action")
        # The discard pile, with what paid for it, makes a new deck as soon as cards are wanting.
        assert sorted(scene.options) == ["Precision", "Regroup"]
        scene.choose("Regroup")
        assert scene.hand(1) == ["Precision"]
        assert not scene.state.pile(FACEDOWN, 0)
        (waiting,) = scene.state.lasting
        assert not any(waiting[10:14]), "what waits for the end of the Day names no card that others do not know"
        assert scene.settled

    def test_it_has_its_price(self) -> None:
        assert not drama('hand = ["Devotion"]\ndeck = ["Precision"]').offers("Devotion")


class TestIKnowThatTrick:
    def test_it_copies_a_technique_of_what_the_adversary_wears(self) -> None:
        scene = forums(
            [who("Terrell Brandt", equipped=["Throwing Knife"])], ["Jean Urbain"],
            their_hand=["I Know that Trick!", "Disarm"],
        )  # fmt: skip
        fight(scene).choose("I Know that Trick!", "I Know that Trick!: Maneuver")
        assert (scene.kind, scene.options) == (
            "choose_mode", ["Terrell Brandt: Technique", "Throwing Knife: Technique"],
        )  # fmt: skip
        scene.choose("Throwing Knife")
        decline(scene)
        # +1 Thrust, and the knife is not the price: costs are not copied.
        assert scene.threat() == [3, 0]
        assert scene.host("Throwing Knife") == "Terrell Brandt"

    @rule("FS-RULE-52", "FS-RULE-107")
    def test_a_technique_already_used_is_copied_and_not_spent(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["I Know that Trick!", "Disarm"])
        fight(scene, technique="Terrell Brandt: Technique")
        play(scene, "I Know that Trick!", "I Know that Trick!: Maneuver")
        # Four threat: one turned, one parried, two suffered; 1 + 1 + 1 sent.
        assert scene.threat() == [3, 0]
        assert scene.wounds("Jean Urbain") == 2

    @rule("FS-RULES-06")
    def test_what_a_technique_says_of_itself_it_says_of_the_copy(self) -> None:
        scene = forums(
            [who("Ratón", equipped=["Throwing Knife"])], ["Jean Urbain"], hand=["Stratege"],
            their_hand=["I Know that Trick!", "Disarm"],
        )  # fmt: skip
        fight(scene).choose("I Know that Trick!", "I Know that Trick!: Maneuver", "Ratón: Technique", "Done")
        play(scene, "Stratege")
        # Ratón came through the round unhurt; but the thief would have to be the risk itself, which wears nothing.
        assert scene.wounds("Ratón") == 0
        assert scene.host("Throwing Knife") == "Ratón"

    @rule("FS-RULES-06")
    def test_this_character_is_the_risk_which_is_never_wounded(self) -> None:
        scene = forums(
            [who("Bastien Girard", equipped=["Eager Blade"])], ["Jean Urbain"], hand=["Stratege"],
            their_hand=["I Know that Trick!", "Disarm"],
        )  # fmt: skip
        fight(scene).choose("I Know that Trick!", "I Know that Trick!: Maneuver", "Bastien Girard: Technique 1")
        decline(scene)
        assert scene.wounds("Jean Urbain") == 1, "three threat, one turned back and one parried"
        assert scene.wounds("Bastien Girard") == 1, "Jean was hurt in his round, the risk was not"

    @rule("FS-RULES-06")
    def test_a_copied_swap_would_swap_the_card_itself(self) -> None:
        scene = forums(
            ["Jean Urbain", who("Bastien Girard", engaged=True)], ["Léontine Giroux", "Henri Michelet"],
            their_hand=["I Know that Trick!", "Disarm"],
        )  # fmt: skip
        fight(scene, "Jean Urbain challenges Léontine")
        scene.choose("I Know that Trick!", "I Know that Trick!: Maneuver", "from Bastien Girard")
        view = scene.game.view(None)["duel"]
        assert view is not None
        assert view["characters"] == ["Jean Urbain", "Léontine Giroux"]

    @rule("FS-RULE-95")
    def test_without_any_technique_to_copy_nothing_happens(self) -> None:
        scene = forums(["Otto Streit"], ["Jean Urbain"], their_hand=["I Know that Trick!", "Disarm"])
        play(fight(scene), "I Know that Trick!", "I Know that Trick!: Maneuver")
        assert scene.threat() == [2, 0]

    def test_it_is_no_action(self) -> None:
        assert not drama('hand = ["I Know that Trick!"]').offers("I Know that Trick!")


class TestANewStrategy:
    def test_a_renown_buys_two_cards(self) -> None:
        scene = drama('hand = ["A New Strategy"]\ndeck = ["Precision", "Last Word", "Stratege"]\nrenown = 2')
        scene.choose("A New Strategy: Action")
        assert scene.hand(1) == ["Precision", "Last Word"]
        assert scene.renown(1) == 1
        assert scene.locker(1) == ["A New Strategy"]
        assert scene.settled

    @rule("FS-CORE-44")
    def test_without_renown_it_cannot_be_played(self) -> None:
        assert not drama('hand = ["A New Strategy"]\ndeck = ["Precision"]').offers("A New Strategy")


class TestNotToday:
    @rule("FS-RULE-115", "FS-RULE-91")
    def test_the_participant_is_wounded_and_goes_home_engaged(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Not Today", "Disarm"])
        play(fight(scene), "Not Today")
        assert scene.wounds("Jean Urbain") == 1
        assert scene.place("Jean Urbain") == "Home"
        assert scene.engaged("Jean Urbain")
        assert scene.discard(2) == ["Not Today"]
        assert scene.settled

    @rule("FS-RULE-115")
    def test_only_at_the_end_of_its_own_round(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], hand=["Not Today"], their_hand=["Precision", "Stratege"]
        )
        play(fight(scene), "Precision")
        assert scene.wounds("Jean Urbain") == 2
        play(scene, "Not Today")
        assert scene.wounds("Terrell Brandt") == 1
        assert scene.place("Terrell Brandt") == "Home"
        assert scene.wounds("Jean Urbain") == 2
        assert scene.settled

    def test_the_wound_may_be_the_last(self) -> None:
        scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=3)], their_hand=["Not Today", "Disarm"])
        play(fight(scene), "Not Today")
        assert scene.zone("Jean Urbain") == "locker"
        assert scene.settled

    def test_in_hand_it_does_nothing(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Not Today", "Precision"])
        play(fight(scene), "Precision")
        assert scene.place("Jean Urbain") == "Forums"
        assert not drama('hand = ["Not Today"]').offers("Not Today")


class TestTriage:
    def test_a_hero_is_healed_for_nothing(self) -> None:
        scene = drama('crew = [{name = "Otto Streit", wounds = 1}]\nhand = ["Triage"]', leader="Kaspar Dietrich")
        scene.state.wounds[scene.card("Kaspar Dietrich")] = 2
        scene.choose("Triage: Action")
        # Otto is no Hero: with no card to pay, only the two Leaders can be targeted.
        assert scene.options == ["Kaspar Dietrich", "Odette Dubois d'Arrent"]
        scene.choose("Kaspar Dietrich")
        assert scene.wounds("Kaspar Dietrich") == 1
        assert scene.discard(1) == ["Triage"]
        assert scene.settled

    def test_a_scoundrel_too(self) -> None:
        scene = drama('crew = [{name = "Ratón", wounds = 1}]\nhand = ["Triage"]').choose("Triage: Action", "Ratón")
        assert scene.wounds("Ratón") == 0
        assert scene.settled

    def test_for_others_it_is_paid(self) -> None:
        scene = drama('crew = [{name = "Otto Streit", wounds = 1}]\nhand = ["Triage", "Regroup"]')
        scene.choose("Triage: Action", "Otto Streit")
        assert scene.wounds("Otto Streit") == 0
        assert sorted(scene.discard(1)) == ["Regroup", "Triage"]
        assert scene.settled

    def test_with_nobody_it_could_be_paid_for_it_is_not_offered(self) -> None:
        text = """
            [[player]]
            leader = "Don Constanzo Scarpa"
            crew = [{name = "Otto Streit", wounds = 1}]
            hand = ["Triage"]
            [[player]]
            leader = "Don Constanzo Scarpa"
        """
        assert not Scene(text).offers("Triage")
