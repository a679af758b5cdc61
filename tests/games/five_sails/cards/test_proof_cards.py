"""Cards that ask the most of the engine: copies, changed targets, gear on enemies, others' piles, a closed location."""

import pytest

from duels import decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails.catalogue import catalogue
from quarterdeck.games.five_sails.effects.conditions import first_player
from quarterdeck.games.five_sails.happenings import shuffle
from quarterdeck.games.five_sails.terms import (
    ACTION, CHANGE_COST, DECK, EQUIPPED, FINESSE, LOCKER, RISK, SCHEME, THE_DAY,
)  # fmt: skip
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.sound import flaw
from scene import Scene

VODACCE = "Kaspar Dietrich"
MONTAIGNE = "Odette Dubois d'Arrent"


def table(mine: str, theirs: str = "", city: str = "", more: str = "", at: str = "Home") -> Scene:
    """Player 1 on turn, both Leaders at Home unless it is said where player 2's is."""
    return Scene(f"""
        {more}
        [[player]]
        leader = "{VODACCE}"
        {mine}
        [[player]]
        leader = {{name = "{MONTAIGNE}", at = "{at}"}}
        {theirs}
        [city]
        {city}
    """)


class TestCesca:
    CREW = 'crew = [{name = "Cesca del Rosso", at = "Docks"}]\n'
    SORCERY = """
        crew = [{name = "Cesca del Rosso", at = "Docks"}]
        deck = ["Regroup", "Fate's Burden", "Last Word"]
    """

    def test_a_sorcery_on_top_goes_to_hand(self) -> None:
        scene = table(self.CREW + 'deck = ["Fate\'s Burden", "Regroup"]')
        scene.choose("Cesca del Rosso: Action", "Pass")
        assert scene.hand(1) == ["Fate's Burden"]
        assert scene.settled

    def test_any_other_card_may_be_sunk_or_stays(self) -> None:
        scene = table(self.SORCERY).choose("Cesca del Rosso: Action", "Yes", "Pass")
        assert scene.deck(1) == ["Fate's Burden", "Last Word", "Regroup"]
        assert scene.settled
        scene = table(self.SORCERY).choose("Cesca del Rosso: Action", "No", "Pass")
        assert scene.deck(1) == ["Regroup", "Fate's Burden", "Last Word"]
        assert scene.game.view(1)["players"][0]["deck"]["known"][0] == {"cards": 1, "known": ["Regroup"]}

    def test_only_in_the_city(self) -> None:
        assert not table('crew = ["Cesca del Rosso"]\ndeck = ["Regroup"]').offers("Cesca")

    @rule("FS-RULE-52")
    def test_she_copies_what_she_performed_for_a_wound(self) -> None:
        scene = table(self.SORCERY).choose("Cesca del Rosso: Action", "Yes")
        assert scene.options == ["Cesca del Rosso: Reaction", "Pass"]
        scene.choose("Cesca del Rosso: Reaction")
        assert scene.wounds("Cesca del Rosso") == 1
        assert scene.hand(1) == ["Fate's Burden"]
        assert scene.settled
        # The copy is no use of the Action, and answers nothing a second time that Day.
        scene.choose("Pass")
        assert not scene.offers("Cesca")

    @rule("FS-RULE-107")
    def test_one_that_targets_a_character_here_is_copied_with_its_costs_and_a_new_target(self) -> None:
        scene = Scene("""
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{name = "Léontine Giroux", at = "Docks"}, {name = "Jean Urbain", at = "Docks"}]
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{name = "Cesca del Rosso", at = "Docks"}, {name = "Otto Streit", at = "Docks"}]
        """)
        scene.choose("Léontine Giroux: Action", "Jean Urbain")
        assert (scene.asked, scene.options) == (2, ["Cesca del Rosso: Reaction", "Pass"])
        scene.choose("Cesca del Rosso: Reaction")
        assert scene.wounds("Cesca del Rosso") == 2
        assert scene.options == ["Cesca del Rosso", "Otto Streit"]
        scene.choose("Otto Streit", "the Grand Bazaar")
        assert scene.place("Otto Streit") == "Bazaar"
        scene.choose("the Forums")
        assert scene.place("Jean Urbain") == "Forums"
        assert scene.wounds("Léontine Giroux") == 1
        assert scene.settled

    def test_elsewhere_and_without_a_target_she_is_not_concerned(self) -> None:
        text = """
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{name = "Léontine Giroux", at = "Forums"}, {name = "Ravenna Destine", at = "Docks"}]
            deck = ["Disarm"]
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{name = "Cesca del Rosso", at = "Docks"}]
        """
        scene = Scene(text).choose("Léontine Giroux: Action", "the Grand Bazaar")
        assert scene.settled
        scene = Scene(text).choose("Ravenna Destine: Action")
        assert scene.settled

    def test_an_ability_that_is_no_sorcerers_is_not_copied(self) -> None:
        scene = table(self.CREW + 'hand = ["Triage"]\ndeck = ["Regroup"]', 'hand = ["Disarm"]')
        scene.choose("Triage: Action", VODACCE)
        assert scene.settled

    @rule("FS-RULE-107")
    def test_the_wealth_cost_of_a_copied_card_is_paid_again(self) -> None:
        scene = self.dear_blood_mark('["Blood Mark", "Regroup", "Last Word"]')
        scene.choose("Blood Mark: Action", "Last Word", "the Forums", "No", "Cesca del Rosso: Reaction")
        assert scene.hand(1) == []
        scene.choose("the Grand Bazaar", "No")
        assert scene.place("Cesca del Rosso") == "Bazaar"
        assert scene.settled

    @rule("FS-CORE-45")
    def test_what_she_cannot_pay_for_she_cannot_copy(self) -> None:
        scene = self.dear_blood_mark('["Blood Mark", "Regroup"]')
        scene.choose("Blood Mark: Action", "the Forums", "No")
        assert scene.wounds("Cesca del Rosso") == 0
        assert scene.settled

    def dear_blood_mark(self, hand: str) -> Scene:
        """Something has made Blood Mark cost 1 for the Day."""
        scene = table(self.CREW + f"hand = {hand}")
        mark = scene.card("Blood Mark")
        add(scene.state, (CHANGE_COST, -1, mark, 0, mark, 1, THE_DAY))
        return scene

    def test_a_repeatable_copy_may_be_repeated(self) -> None:
        scene = table(
            'crew = [{name = "Cesca del Rosso", at = "Docks"}, "Otto Streit", "Terrell Brandt"]\n'
            'hand = ["Porté Travel"]'
        )
        scene.choose("Porté Travel: Action", "Otto Streit", "Done", "Cesca del Rosso: Reaction")
        assert scene.options == [VODACCE, "Terrell Brandt"]
        scene.choose("Terrell Brandt", "Repeat")
        assert scene.place(VODACCE) == "Docks"
        assert scene.wounds("Cesca del Rosso") == 4
        assert scene.zone("Porté Travel") == "discard"

    def test_the_wound_may_be_too_much_for_her(self) -> None:
        scene = table(
            'crew = [{name = "Cesca del Rosso", at = "Docks", wounds = 4}]\ndeck = ["Regroup", "Last Word"]'
        )
        scene.choose("Cesca del Rosso: Action", "Yes", "Cesca del Rosso: Reaction")
        assert scene.zone("Cesca del Rosso") == "locker"
        assert scene.deck(1) == ["Last Word", "Regroup"]
        assert scene.settled

    def test_what_cannot_be_copied_is_not(self) -> None:
        scene = table(self.CREW + 'hand = ["Fate\'s Burden"]\ndeck = ["Regroup"]', at="Docks")
        scene.choose("Fate's Burden: Action")
        assert scene.host("Fate's Burden") == MONTAIGNE
        assert scene.settled


class TestVittoria:
    def test_a_thug_from_hand_is_challenged_in_her_place(self) -> None:
        scene = forums(
            ["Jean Urbain"], ["Vittoria Anselmo"], their_hand=["Angelo", "Buratino", "Regroup"],
            leader=MONTAIGNE, their_leader=VODACCE,
        )  # fmt: skip
        scene.choose("Challenge")
        assert (scene.asked, scene.options) == (2, ["Vittoria Anselmo: Reaction", "Pass"])
        scene.choose("Vittoria Anselmo: Reaction")
        assert (scene.kind, scene.options) == ("pay_extra_cost", ["Buratino", "Angelo", "Done"])
        scene.choose("Buratino")
        assert (scene.zone("Buratino"), scene.place("Buratino")) == ("crew", "Forums")
        assert scene.hand(2) == ["Regroup", "Angelo"]
        scene.choose("Yes")
        assert scene.place("Vittoria Anselmo") == "Home"
        decline(scene)
        assert scene.kind == "answer_challenge"
        scene.choose("Refuse")
        assert scene.zone("Buratino") == "discard"
        assert scene.wounds("Vittoria Anselmo") == 0
        assert scene.settled

    def test_a_thug_already_there_serves_and_she_may_stay(self) -> None:
        scene = forums(["Jean Urbain"], ["Vittoria Anselmo", "Angelo"], their_hand=["Regroup", "Last Word"])
        scene.choose("Challenge", "Jean Urbain challenges Vittoria Anselmo", "Vittoria Anselmo: Reaction", "No")
        assert scene.place("Vittoria Anselmo") == "Forums"
        fight_on = decline(scene).choose("Accept")
        assert fight_on.game.view(None)["duel"]["characters"] == ["Jean Urbain", "Angelo"]

    @rule("FS-RULE-111")
    def test_the_thug_need_not_meet_the_words_of_the_ability(self) -> None:
        scene = Scene("""
            [[player]]
            leader = {name = "Kaspar Dietrich", at = "Docks"}
            hand = ["Press the Advantage", "Regroup", "Last Word"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{name = "Vittoria Anselmo", at = "Docks"}]
            hand = ["Buratino"]
        """)
        scene.choose("Press the Advantage: Action", "Vittoria Anselmo: Reaction", "Buratino", "No")
        # Its words ask for lower Combat, which Buratino has not; the effects apply to him all the same.
        assert scene.engaged("Buratino")
        assert scene.place("Buratino") == "Home"
        assert scene.place("Vittoria Anselmo") == "Docks"
        assert scene.settled

    def test_a_target_chosen_in_the_middle_of_an_ability_changes_too(self) -> None:
        scene = Scene("""
            [[player]]
            leader = {name = "Kaspar Dietrich", at = "Docks", equipped = ["Throwing Knife"]}
            hand = ["Last Word"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{name = "Vittoria Anselmo", at = "Docks"}]
            hand = ["Angelo"]
        """)
        scene.choose("Last Word: Action", "Vittoria Anselmo: Reaction", "Angelo", "Yes")
        assert scene.place("Angelo") == "Forums"
        assert scene.place("Vittoria Anselmo") == "Home"
        assert scene.settled

    def test_the_new_target_may_be_answered_again(self) -> None:
        scene = forums(
            ["Jean Urbain"], ["Vittoria Anselmo", "Angelo"], their_hand=["Unyielding Loyalty", "Regroup"]
        )
        scene.choose("Challenge", "Jean Urbain challenges Vittoria Anselmo", "Vittoria Anselmo: Reaction", "No")
        assert scene.options == ["Unyielding Loyalty: Reaction", "Pass"]
        scene.choose("Unyielding Loyalty", "Angelo")
        assert scene.zone("Angelo") == "discard"
        assert scene.engaged("Jean Urbain")
        assert scene.settled

    def test_without_a_thug_it_is_not_offered_nor_for_your_own_abilities(self) -> None:
        scene = forums(["Jean Urbain"], ["Vittoria Anselmo"], their_hand=["Regroup", "Last Word"])
        scene.choose("Challenge")
        assert scene.kind == "issue_technique"
        scene = table('crew = ["Vittoria Anselmo"]\nhand = ["Triage", "Angelo", "Regroup"]')
        scene.choose("Triage: Action", "Vittoria Anselmo", "Regroup")
        assert scene.settled

    def test_a_thug_elsewhere_does_not_serve(self) -> None:
        scene = forums(["Jean Urbain"], ["Vittoria Anselmo", who("Angelo", "Docks")])
        scene.choose("Challenge")
        assert scene.kind == "issue_technique"


class TestThugs:
    def test_angelo_draws_a_card(self) -> None:
        scene = table('crew = [{name = "Angelo", at = "Docks"}]\ndeck = ["Regroup"]').choose("Angelo: Action")
        assert scene.hand(1) == ["Regroup"]
        assert scene.discard(1) == ["Angelo"]
        assert scene.settled
        assert not table('crew = ["Angelo"]\ndeck = ["Regroup"]').offers("Angelo")

    def test_buratino_wounds_somebody_there(self) -> None:
        crew = 'crew = [{name = "Buratino", at = "Docks"}, {name = "Otto Streit", at = "Forums"}]'
        scene = table(crew, at="Docks").choose("Buratino: Action")
        assert scene.wounds(MONTAIGNE) == 1
        assert scene.discard(1) == ["Buratino"]
        assert scene.settled
        assert not table('crew = ["Buratino"]').offers("Buratino")


class TestFatesBurden:
    MINE = 'crew = [{name = "Cesca del Rosso", at = "Docks"}]\nhand = ["Fate\'s Burden"]'
    THEIRS = """
        crew = [{name = "Jean Urbain", at = "Docks", engaged = true}, {name = "Henri Michelet", engaged = true}]
        hand = ["Well-Equipped", "Disarm"]
        approach = ["Épée Sanglante", "Réputation Méritée"]
    """

    def burdened(self) -> Scene:
        return table(self.MINE, self.THEIRS).choose("Fate's Burden: Action")

    @rule("FS-RULE-53", "FS-RULE-109")
    def test_it_is_destroyed_instead_of_turning_en_garde(self) -> None:
        scene = self.burdened()
        burden = scene.card("Fate's Burden")
        assert (scene.host("Fate's Burden"), scene.state.holder[burden]) == ("Jean Urbain", 0)
        assert scene.settled
        scene.choose("Well-Equipped: Action")
        assert scene.engaged("Jean Urbain")
        assert scene.discard(1) == ["Fate's Burden"]
        assert scene.settled

    def test_at_dusk_only_its_bearer_stays_engaged(self) -> None:
        scene = self.burdened().choose("Pass", "Pass")
        assert scene.state.day == 2
        assert scene.engaged("Jean Urbain")
        assert not scene.engaged("Henri Michelet")
        assert scene.zone("Fate's Burden") == "discard"

    def test_it_does_not_outlast_the_day(self) -> None:
        scene = table(self.MINE, self.THEIRS.replace(', engaged = true}, {name = "H', '}, {name = "H'))
        scene.choose("Fate's Burden: Action", "Pass", "Pass")
        assert scene.state.day == 2
        assert not scene.engaged("Jean Urbain")
        assert scene.discard(1) == ["Fate's Burden"]

    def test_others_turn_en_garde_as_ever(self) -> None:
        scene = table(
            self.MINE,
            'crew = [{name = "Jean Urbain", at = "Docks"}, '
            '{name = "Henri Michelet", engaged = true, equipped = ["Throwing Knife"]}]\n'
            'hand = ["Well-Equipped", "Disarm"]',
        )
        scene.choose("Fate's Burden: Action", "Well-Equipped: Action", "Henri Michelet")
        assert not scene.engaged("Henri Michelet")
        assert scene.zone("Fate's Burden") == "equipped"

    def test_it_asks_for_a_sorcerer_who_is_a_strega(self) -> None:
        crew = 'crew = [{name = "Léontine Giroux", at = "Docks"}]\nhand = ["Fate\'s Burden"]'
        assert not table(crew, self.THEIRS).offers("Fate's Burden")
        assert table(crew.replace("Léontine Giroux", "Daniella Dietrich"), self.THEIRS).offers("Fate's Burden")


class TestUnyieldingLoyalty:
    THEIRS = 'crew = [{name = "Vittoria Anselmo", at = "Docks"}, {name = "Otto Streit", at = "Docks"}]\n'

    def attack(self, theirs: str) -> Scene:
        """Player 1 aims at Otto Streit of player 2, who is told by his low Combat."""
        return Scene(f"""
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{{name = "Daniella Dietrich", at = "Docks"}}]
            hand = ["Press the Advantage", "Regroup", "Last Word"]
            [[player]]
            leader = "Kaspar Dietrich"
            {theirs}
        """).choose("Press the Advantage: Action")

    def test_a_red_hand_is_destroyed_and_the_effects_are_cancelled(self) -> None:
        scene = self.attack(self.THEIRS + 'hand = ["Unyielding Loyalty", "Disarm"]')
        assert (scene.asked, scene.options) == (2, ["Unyielding Loyalty: Reaction", "Pass"])
        scene.choose("Unyielding Loyalty: Reaction")
        assert scene.zone("Vittoria Anselmo") == "locker"
        assert (scene.place("Otto Streit"), scene.engaged("Otto Streit")) == ("Docks", False)
        assert sorted(scene.discard(1)) == ["Last Word", "Press the Advantage", "Regroup"]
        assert sorted(scene.discard(2)) == ["Disarm", "Unyielding Loyalty"]
        assert scene.settled

    def test_or_a_thug_is_discarded_which_cannot_also_pay(self) -> None:
        crew = 'crew = [{name = "Otto Streit", at = "Docks"}]\n'
        scene = self.attack(crew + 'hand = ["Unyielding Loyalty", "Angelo", "Disarm"]')
        scene.choose("Unyielding Loyalty: Reaction")
        assert scene.hand(2) == []
        assert scene.place("Otto Streit") == "Docks"
        assert scene.settled
        scene = self.attack(crew + 'hand = ["Unyielding Loyalty", "Angelo"]')
        assert scene.place("Otto Streit") == "Home"
        assert scene.settled

    def test_there_may_be_a_choice_what_to_give_up(self) -> None:
        scene = self.attack(self.THEIRS + 'hand = ["Unyielding Loyalty", "Angelo", "Buratino"]')
        scene.choose("Unyielding Loyalty: Reaction")
        assert (scene.kind, scene.options) == ("pay_extra_cost", ["Vittoria Anselmo", "Buratino", "Angelo"])
        scene.choose("Buratino")
        assert scene.hand(2) == []
        assert scene.zone("Vittoria Anselmo") == "crew"
        assert scene.settled

    def test_the_only_thug_has_to_pay_if_a_red_hand_can_die(self) -> None:
        scene = self.attack(self.THEIRS + 'hand = ["Unyielding Loyalty", "Angelo"]')
        scene.choose("Unyielding Loyalty: Reaction")
        assert scene.zone("Vittoria Anselmo") == "locker"
        assert sorted(scene.discard(2)) == ["Angelo", "Unyielding Loyalty"]
        assert scene.settled

    def test_with_nothing_to_give_up_it_is_not_offered(self) -> None:
        crew = 'crew = [{name = "Otto Streit", at = "Docks"}]\n'
        scene = self.attack(crew + 'hand = ["Unyielding Loyalty", "Disarm"]')
        assert scene.settled

    def test_what_is_aimed_at_others_is_not_answered(self) -> None:
        scene = table(
            'hand = ["Triage"]', 'crew = ["Vittoria Anselmo"]\nhand = ["Unyielding Loyalty", "Disarm"]'
        ).choose("Triage: Action", VODACCE)
        assert scene.settled

    def test_a_target_of_a_delayed_effect_is_answered_when_it_is_chosen(self) -> None:
        scene = forums(
            [who("Terrell Brandt", equipped=["Throwing Knife"]), who("Vittoria Anselmo", "Home")], ["Ratón"],
            hand=["Breastplate", "Unyielding Loyalty", "Disarm"], their_hand=["Answering the Call", "Precision"],
        )  # fmt: skip
        fight(scene).choose("Answering the Call", "Ratón: Technique")
        decline(scene).choose("Breastplate")
        while not scene.offers("Unyielding Loyalty"):
            scene.choose(scene.options[-1])
        scene.choose("Unyielding Loyalty: Reaction")
        assert scene.host("Throwing Knife") == "Terrell Brandt"
        assert scene.zone("Vittoria Anselmo") == "locker"

    def test_a_card_in_your_discard_pile_is_one_of_your_cards(self) -> None:
        scene = table(
            'hand = ["Improvising"]\nrenown = 1',
            'crew = ["Vittoria Anselmo"]\nhand = ["Unyielding Loyalty", "Disarm"]\ndiscard = ["A New Strategy"]',
        )
        scene.choose("Improvising: Action", "Unyielding Loyalty: Reaction")
        assert scene.renown(1) == 1
        assert "A New Strategy" in scene.discard(2)
        # What sends it to the Locker is an effect as well, and does not happen.
        assert scene.discard(1) == ["Improvising"]
        assert scene.settled


class TestLorenzo:
    def test_an_ability_resolves_as_if_you_were_not_first(self) -> None:
        crew = 'crew = [{name = "Lorenzo de Zepeda", at = "Forums"}]\n'
        scene = table(crew + 'hand = ["Regroup", "Triage", "Last Word"]').choose("Regroup: Action")
        assert scene.options == ["Lorenzo de Zepeda: Reaction", "Pass"]
        scene.choose("Lorenzo de Zepeda: Reaction", "Last Word")
        assert scene.kind == "choose_location"
        assert scene.state.first == 0
        assert not first_player.holds(scene.state, scene.state.stack[-1])
        scene.choose("the Docks")
        assert scene.settled
        # Not a second time that Day.
        scene.choose("Pass", "Triage: Action", VODACCE)
        assert scene.settled

    def test_only_for_your_abilities_and_while_you_are_first(self) -> None:
        crew = 'crew = [{name = "Lorenzo de Zepeda", at = "Forums"}]\nhand = ["Regroup", "Triage"]'
        scene = table(crew, more="first_player = 2\nturn = 1").choose("Regroup: Action")
        assert scene.kind == "choose_location"
        scene = table(crew, 'hand = ["Triage"]', more="turn = 2").choose("Triage: Action", MONTAIGNE)
        assert scene.settled

    def duel(self, their_hand: list[str], deck: list[str], hand: tuple[str, ...] = ("Precision", "Stratege")) -> Scene:
        """Lorenzo challenges Jean with his Technique; the top card of their deck is shown."""
        scene = forums(["Lorenzo de Zepeda"], ["Jean Urbain"], hand=hand, their_hand=their_hand, their_deck=deck)
        scene.choose("Challenge", "Lorenzo de Zepeda: Technique")
        while scene.kind == "react":
            scene.choose("Pass")
        scene.choose("Accept")
        return scene

    def test_the_card_shown_may_be_played_for_a_discard(self) -> None:
        scene = self.duel(["Disarm", "Gallant Deeds"], ["Iron Reply", "Regroup"])
        assert (scene.kind, scene.asked) == ("may_effect", 2)
        assert scene.game.view(0)["players"][1]["deck"]["known"][0] == {"cards": 1, "known": ["Iron Reply"]}
        scene.choose("Yes", "Disarm")
        assert scene.discard(2) == ["Disarm"]
        assert (scene.zone("Iron Reply"), scene.wounds("Jean Urbain")) == ("line", 0)
        decline(scene)
        # It is the combat card of the round: two threat are turned round, one Thrust follows.
        assert scene.wounds("Jean Urbain") == 0
        assert scene.threat() == [3, 0]
        assert scene.deck(2) == ["Regroup"]

    def test_otherwise_they_are_wounded_and_play_on(self) -> None:
        scene = self.duel(["Disarm", "Gallant Deeds"], ["Iron Reply", "Regroup"]).choose("No")
        assert scene.wounds("Jean Urbain") == 1
        assert scene.kind == "combat_card"
        assert scene.deck(2) == ["Iron Reply", "Regroup"]

    def test_with_nothing_to_discard_there_is_no_choice(self) -> None:
        scene = self.duel([], ["Iron Reply", "Regroup"])
        assert scene.wounds("Jean Urbain") == 1

    def test_with_no_card_to_show_they_are_wounded(self) -> None:
        scene = self.duel(["Disarm", "Gallant Deeds"], [])
        assert scene.wounds("Jean Urbain") == 1

    def test_used_in_a_round_it_waits_for_the_next_one_of_the_adversary(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Lorenzo de Zepeda"], hand=["Stratege", "Disarm"], deck=["Iron Reply"],
            their_hand=["Precision", "Regroup"],
        )  # fmt: skip
        fight(scene).choose("Precision", "Lorenzo de Zepeda: Technique", "Done")
        assert (scene.kind, scene.asked) == ("may_effect", 1)
        scene.choose("No")
        assert scene.wounds("Terrell Brandt") == 1

    def test_with_no_further_round_it_lapses(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Lorenzo de Zepeda"], deck=["Iron Reply"], their_hand=["Not Today", "Regroup"]
        )
        fight(scene).choose("Not Today", "Lorenzo de Zepeda: Technique")
        assert scene.wounds("Terrell Brandt") == 0
        assert scene.state.lasting == ()
        assert scene.settled

    def test_a_shuffled_deck_hides_the_card_again(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Lorenzo de Zepeda"], deck=["Iron Reply", "Move Along"],
            their_hand=["Precision", "Regroup"],
        )  # fmt: skip
        fight(scene).choose("Precision", "Lorenzo de Zepeda: Technique")
        assert scene.kind == "round_abilities"
        shuffle(scene.state, 0)
        scene.choose("Done")
        assert scene.kind == "combat_card"
        assert scene.wounds("Terrell Brandt") == 1


class TestRaton:
    def test_he_goes_where_an_attachment_is(self) -> None:
        scene = table(
            'crew = [{name = "Ratón", at = "Docks"}]',
            'crew = [{name = "Jean Urbain", at = "Forums", equipped = ["Throwing Knife"]}, '
            '{name = "Henri Michelet", at = "Forums"}, '
            '{name = "Bastien Girard", at = "Bazaar", equipped = ["Throwing Knife"]}]',
        )
        scene.choose("Ratón: Action")
        assert scene.place("Ratón") == "Forums"
        assert not scene.engaged("Ratón")
        assert scene.settled

    def test_nobody_adjacent_who_wears_anything_no_action(self) -> None:
        bare = '{name = "Jean Urbain", at = "Forums"}'
        far = '{name = "Bastien Girard", at = "Bazaar", equipped = ["Breastplate"]}'
        assert not table('crew = [{name = "Ratón", at = "Docks"}]', f"crew = [{bare}, {far}]").offers("Ratón")
        friend = '{name = "Otto Streit", at = "Forums", equipped = ["Breastplate"]}'
        assert not table('crew = [{name = "Ratón", at = "Docks"}, ' + friend + "]").offers("Ratón")

    @rule("FS-SETUP-09")
    def test_an_enemy_home_stays_closed(self) -> None:
        scene = table(
            'crew = [{name = "Ratón", at = "Docks"}]', 'crew = [{name = "Jean Urbain", equipped = ["Breastplate"]}]'
        )
        scene.choose("Ratón: Action")
        assert scene.place("Ratón") == "Docks"
        assert scene.settled

    def stealing(self, their_hand: list[str], their_card: str, gear: tuple[str, ...] = ("Throwing Knife",)) -> Scene:
        """Ratón accepts a challenge and uses his Technique; the adversary answers with this combat card."""
        scene = forums(
            [who("Terrell Brandt", equipped=list(gear))], ["Ratón"], hand=their_hand,
            their_hand=["Answering the Call", "Precision"],
        )  # fmt: skip
        fight(scene).choose("Answering the Call", "Ratón: Technique")
        while scene.kind in ("react", "round_abilities"):
            scene.choose(scene.options[-1])
        return play(scene, their_card)

    @rule("FS-CORE-10", "FS-REACT-10")
    def test_what_else_happens_at_the_end_of_the_round_may_come_first(self) -> None:
        for first, bearer in (("Not Today: Forced", "Terrell Brandt"), ("Ratón: Technique", "Ratón")):
            scene = self.stealing(["Disarm", "Not Today"], "Not Today")
            assert (scene.kind, scene.asked) == ("order_effects", 1)
            scene.choose(first)
            assert scene.host("Throwing Knife") == bearer
            assert scene.wounds("Terrell Brandt") == 1

    def test_it_takes_control_of_what_it_takes(self) -> None:
        scene = self.stealing(["Breastplate", "Disarm"], "Breastplate")
        assert scene.host("Throwing Knife") == "Ratón"
        assert scene.state.holder[scene.card("Throwing Knife")] == 1
        scene.choose("Precision")
        assert scene.offers("Throwing Knife: Technique")

    def test_a_wounded_adversary_keeps_everything(self) -> None:
        scene = self.stealing(["Precision", "Disarm"], "Precision")
        assert scene.wounds("Terrell Brandt") > 0
        assert scene.host("Throwing Knife") == "Terrell Brandt"

    def test_one_of_several_is_targeted(self) -> None:
        scene = self.stealing(["Breastplate", "Disarm"], "Breastplate", ("Throwing Knife", "Burnished Cuirass"))
        assert (scene.kind, scene.options) == ("choose_target", ["Throwing Knife", "Burnished Cuirass"])
        scene.choose("Burnished Cuirass")
        assert scene.host("Burnished Cuirass") == "Ratón"
        assert scene.host("Throwing Knife") == "Terrell Brandt"

    def test_what_cannot_be_taken_off_stays(self) -> None:
        scene = self.stealing(["Breastplate", "Disarm"], "Breastplate", ("Syrneth Hand",))
        assert scene.host("Syrneth Hand") == "Terrell Brandt"

    def test_with_nothing_to_take_nothing_happens(self) -> None:
        scene = self.stealing(["Breastplate", "Disarm"], "Breastplate", ())
        assert scene.kind == "combat_card"


class TestUnfortunate:
    def cursed(self, hand: list[str]) -> Scene:
        """Jean's player plays it against Terrell and takes the duel to its end."""
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], hand=hand, their_hand=["Unfortunate", "Disarm"])
        play(fight(scene), "Unfortunate")
        return scene

    @rule("FS-RULE-53", "FS-RULE-110", "FS-RULE-115")
    def test_at_the_end_of_its_round_it_sticks_to_the_adversary(self) -> None:
        scene = self.cursed(["Precision", "Stratege"])
        assert scene.host("Unfortunate") == "Terrell Brandt"
        assert scene.stat("Terrell Brandt", FINESSE) == 0
        assert scene.state.holder[scene.card("Unfortunate")] == 1

    def test_the_bearers_player_gets_rid_of_it_for_two_cards(self) -> None:
        scene = self.cursed(["Precision", "Stratege", "Regroup", "Iron Reply"])
        play(scene, "Stratege")
        play(scene, "Done")
        assert scene.kind == "take_action"
        scene.choose("Pass")
        assert scene.offers("Action from Unfortunate")
        scene.choose("Action from Unfortunate", "Precision", "Iron Reply")
        assert scene.discard(2).count("Unfortunate") == 1
        assert scene.stat("Terrell Brandt", FINESSE) == 1
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled

    def test_not_with_one_card_and_not_by_anybody_else(self) -> None:
        text = """
            turn = {turn}
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{{name = "Terrell Brandt", equipped = [{{name = "Unfortunate", by = 2}}]}}]
            hand = [{hand}]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            hand = ["Disarm", "Gallant Deeds", "Unfortunate"]
        """
        assert not Scene(text.format(turn=1, hand='"Regroup"')).offers("Unfortunate")
        assert not Scene(text.format(turn=2, hand='"Regroup", "Precision"')).offers("Unfortunate")
        assert Scene(text.format(turn=1, hand='"Regroup", "Precision"')).offers("Unfortunate")

    def test_an_adversary_who_is_gone_wears_nothing(self) -> None:
        scene = forums(
            [who("Terrell Brandt", wounds=4)], ["Philip Hase", "Gustavo"], their_hand=["Unfortunate", "Disarm"]
        )
        play(fight(scene, "Terrell Brandt challenges Philip Hase"), "Unfortunate", "Philip Hase: Technique")
        assert scene.zone("Terrell Brandt") == "locker"
        assert scene.zone("Unfortunate") == "discard"
        assert scene.settled


class TestImprovising:
    @rule("FS-RULE-108")
    def test_an_opponents_risk_is_played_paid_for_and_sunk(self) -> None:
        scene = table(
            'crew = [{name = "Otto Streit", at = "Docks", engaged = true, equipped = ["Breastplate"]}]\n'
            'hand = ["Improvising", "Regroup"]',
            'discard = ["Well-Equipped", "Precision", "Breastplate"]\ndeck = ["Disarm"]',
        )
        scene.choose("Improvising: Action")
        assert not scene.engaged("Otto Streit")
        assert scene.discard(1) == ["Regroup"]
        assert scene.locker(1) == ["Improvising"]
        assert scene.deck(2) == ["Disarm", "Well-Equipped"]
        assert scene.settled

    def test_the_price_is_yours_to_pay_with_what_your_leader_is_worth(self) -> None:
        scene = table(
            'crew = [{name = "Otto Streit", at = "Docks", engaged = true}]\nhand = ["Improvising", "Regroup"]',
            'discard = ["Appealing to the People"]', "Docks = {control = 1}",
        )  # fmt: skip
        scene.choose("Improvising: Action")
        assert not scene.engaged("Otto Streit")
        assert scene.discard(1) == ["Regroup"]
        assert scene.deck(2) == ["Appealing to the People"]
        assert scene.settled

    @rule("FS-RULE-108")
    def test_a_card_that_sends_itself_away_goes_there(self) -> None:
        scene = table('hand = ["Improvising"]\nrenown = 1\ndeck = ["Regroup x3"]', 'discard = ["A New Strategy"]')
        scene.choose("Improvising: Action")
        assert scene.hand(1) == ["Regroup", "Regroup"]
        assert scene.locker(2) == ["A New Strategy"]
        assert scene.locker(1) == ["Improvising"]
        assert scene.settled

    @rule("FS-RULE-108")
    def test_one_that_equips_itself_stays(self) -> None:
        scene = table(
            'crew = [{name = "Cesca del Rosso", at = "Docks"}]\nhand = ["Improvising"]',
            'discard = ["Fate\'s Burden"]', at="Docks",
        )  # fmt: skip
        scene.choose("Improvising: Action")
        burden = scene.card("Fate's Burden")
        assert (scene.state.zone[burden], scene.state.holder[burden]) == (EQUIPPED, 0)
        assert scene.host("Fate's Burden") == MONTAIGNE
        assert scene.settled

    def test_there_may_be_several(self) -> None:
        scene = table(
            'hand = ["Improvising"]\nrenown = 1\ndeck = ["Regroup x3"]', 'discard = ["Triage", "A New Strategy"]'
        )
        scene.choose("Improvising: Action")
        assert scene.kind == "choose_target"
        assert scene.options == ["A New Strategy (seen by all)", "Triage (seen by all)"]
        scene.choose("Triage", VODACCE)
        assert scene.deck(2) == ["Triage"]
        assert scene.settled

    @rule("FS-RULE-95")
    def test_what_cannot_be_played_or_paid_for_is_no_target(self) -> None:
        scene = table('hand = ["Improvising"]', 'discard = ["A New Strategy", "Not Today", "Precision"]')
        scene.choose("Improvising: Action")
        assert len(scene.discard(2)) == 3
        assert scene.locker(1) == ["Improvising"]
        assert scene.settled

    def test_your_own_pile_does_not_serve(self) -> None:
        scene = table('hand = ["Improvising"]\nrenown = 1\ndiscard = ["A New Strategy"]').choose("Improvising: Action")
        assert scene.renown(1) == 1
        assert scene.settled


class TestLeshiye:
    PLANNING = """
        phase = "Planning"
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{{name = "Terrell Brandt", at = "Docks"}}]
        approach = ["Leshiye of the Wood", "Otto Streit"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        crew = [{{name = "Henri Michelet", at = "Docks"}}, {{name = "Bastien Girard", at = "Forums"}}]
        approach = ["{theirs}", "Jean Urbain", "Réputation Méritée"]
        {third}
        [city]
        Docks = {{renown = 2, cards = ["Gustavo", "Risky Undertaking"]}}
    """

    def resolved(self, theirs: str = "Let the Sword Decide", third: str = "") -> Scene:
        scene = Scene(self.PLANNING.format(theirs=theirs, third=third)).choose(theirs)
        scene.pass_until("choose_location")
        return scene

    def test_an_outermost_location_is_emptied(self) -> None:
        scene = self.resolved()
        assert scene.options == ["the Docks", "the Grand Bazaar"]
        scene.choose("the Docks").pass_until("take_action")
        assert scene.renown("Docks") == 0
        assert (scene.renown("Forums"), scene.renown("Bazaar")) == (2, 1)
        assert sorted(scene.city_discard()) == ["Gustavo", "Risky Undertaking"]
        assert [scene.place(n) for n in ("Terrell Brandt", "Henri Michelet", "Bastien Girard")] == [
            "Home", "Home", "Forums",
        ]  # fmt: skip
        assert (scene.zone("Leshiye of the Wood"), scene.place("Leshiye of the Wood")) == ("scheme", "Docks")
        assert [c["name"] for c in scene.game.view(None)["city"][0]["schemes"]] == ["Leshiye of the Wood"]

    def test_no_renown_comes_or_goes_while_it_lies_there(self) -> None:
        scene = self.resolved("Épée Sanglante").choose("the Docks")
        # The other scheme resolves later: any location, but not this one.
        assert (scene.asked, scene.options) == (2, ["the Forums", "the Grand Bazaar"])

    def test_it_cannot_be_claimed(self) -> None:
        scene = self.resolved().choose("the Docks").pass_until("take_action")
        scene.choose("Pass", "Move", "Terrell Brandt", "the Docks", "Pass", "Claim")
        assert scene.engaged("Terrell Brandt")
        assert scene.control("Docks") == 0
        assert scene.settled

    @rule("FS-RULE-58")
    def test_it_lies_there_until_the_end_of_the_day(self) -> None:
        scene = self.resolved().choose("the Docks").pass_until("take_action")
        scene.choose("Pass", "Pass")
        assert scene.state.day == 2
        assert scene.locker(1) == ["Leshiye of the Wood"]
        assert scene.locker(2) == ["Let the Sword Decide"]
        assert not scene.state.pile(SCHEME, 0)

    @rule("FS-SETUP-05")
    def test_with_three_players_two_of_three_others_get_renown(self) -> None:
        third = """
        [[player]]
        leader = "Kaspar Dietrich"
        approach = ["Midnight Shipment", "Philip Hase"]
        """
        scene = self.resolved(third=third)
        assert scene.options == ["Ole's Inn", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert scene.options == ["Ole's Inn", "the Docks"]
        scene.choose("Ole's Inn")
        assert scene.options == ["the Docks", "the Forums"]
        scene.choose("the Forums")
        # One of the two at the Forums comes from the scheme that is resolved after it.
        assert (scene.renown("Ole's Inn"), scene.renown("Forums"), scene.renown("Bazaar")) == (1, 2, 0)

    def test_even_a_duel_there_brings_no_renown(self) -> None:
        scene = self.resolved().choose("the Docks").pass_until("take_action")
        scene.choose("Move", MONTAIGNE, "the Docks", "Move", "Terrell Brandt", "the Docks")
        scene.choose("Pass", "Challenge").pass_until("answer_challenge")
        decline(scene.choose("Accept")).pass_until("take_action")
        assert (scene.renown("Docks"), scene.renown("Forums")) == (0, 2)
        assert scene.settled

    @rule("FS-RULES-21")
    def test_what_cannot_be_discarded_or_moved_stays(self) -> None:
        text = self.PLANNING.format(theirs="Let the Sword Decide", third="")
        text = text.replace('"Gustavo", "Risky Undertaking"', '{name = "Siren\'s Scream", renown = 1}')
        text = text.replace('"Henri Michelet", at', '"Jean Urbain", at = "Docks"}, {name = "Henri Michelet", at')
        scene = Scene(text.replace('"Jean Urbain", "Réputation', '"Léontine Giroux", "Réputation'))
        scene.choose("Let the Sword Decide").pass_until("choose_location").choose("the Docks")
        assert scene.zone("Siren's Scream") == "city" and scene.state.memo[scene.card("Siren's Scream")] == 1
        assert [scene.place(name) for name in ("Jean Urbain", "Henri Michelet")] == ["Docks", "Home"]

    def test_who_moves_home_may_be_hurt_by_eko(self) -> None:
        text = self.PLANNING.format(theirs="Let the Sword Decide", third="")
        scene = Scene(text.replace('"Terrell Brandt", at = "Docks"', '"Eko Sorridi", at = "Docks"'))
        scene.choose("Let the Sword Decide").pass_until("choose_location").choose("the Docks", "Eko Sorridi: Reaction")
        assert scene.wounds("Henri Michelet") == 1
        assert scene.place("Henri Michelet") == scene.place("Eko Sorridi") == "Home"

    @rule("FS-SETUP-06")
    def test_with_four_players_the_ends_are_further_out(self) -> None:
        third = '[[player]]\nleader = "Kaspar Dietrich"\n[[player]]\nleader = "Kaspar Dietrich"\n'
        assert self.resolved(third=third).options == ["Ole's Inn", "Governor's Gardens"]


class TestOddPositions:
    def test_cesca_copies_what_an_opponent_travels_with(self) -> None:
        scene = Scene("""
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{name = "Léontine Giroux", at = "Docks"}, {name = "Jean Urbain", at = "Forums"}]
            hand = ["Porté Travel"]
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{name = "Cesca del Rosso", at = "Forums"}, {name = "Otto Streit", at = "Bazaar"}]
        """)
        scene.choose("Porté Travel: Action", "Jean Urbain", "Cesca del Rosso: Reaction")
        assert (scene.asked, scene.options) == (2, [VODACCE, "Otto Streit"])
        scene.choose("Otto Streit", "Done")
        assert scene.place("Otto Streit") == "Forums"  # where Cesca is, not where Léontine is
        assert scene.wounds("Cesca del Rosso") == 2  # for the copy, and as its cost
        assert scene.place("Jean Urbain") == "Docks"
        scene.choose("Done")
        assert scene.zone("Porté Travel") == "discard"
        assert scene.settled

    def test_cesca_at_home_cannot_copy_what_is_done_in_the_city(self) -> None:
        scene = table('crew = ["Cesca del Rosso", {name = "Léontine Giroux", at = "Docks"}]', at="Docks")
        scene.choose("Léontine Giroux: Action", "Home")
        assert scene.settled

    def test_vittoria_at_home_is_covered_there(self) -> None:
        scene = table(
            'hand = ["Fight Through the Pain"]',
            'crew = [{name = "Vittoria Anselmo", wounds = 1, equipped = ["Throwing Knife"]}]\nhand = ["Angelo"]',
        )
        scene.choose("Fight Through the Pain: Action", "Vittoria Anselmo: Reaction", "Angelo")
        assert (scene.zone("Angelo"), scene.place("Angelo")) == ("crew", "Home")
        assert scene.wounds("Vittoria Anselmo") == 1
        assert scene.settled

    def test_vittorias_thug_decides_where_its_player_has_to(self) -> None:
        scene = table(
            'crew = [{name = "Otto Streit", at = "Forums", equipped = ["Matchlock Musket"]}]\nhand = ["Regroup"]',
            'crew = [{name = "Vittoria Anselmo", at = "Docks"}, {name = "Angelo", at = "Docks"}]',
        )
        scene.choose("Matchlock Musket: Action", "Vittoria Anselmo", "Vittoria Anselmo: Reaction", "Yes")
        assert scene.place("Vittoria Anselmo") == "Home"
        assert (scene.asked, scene.kind) == (2, "may_effect")
        scene.choose("No")
        assert scene.wounds("Angelo") == 1
        assert scene.settled

    def test_unyielding_loyalty_saves_a_weapon_in_a_duel(self) -> None:
        scene = forums(
            [who("Terrell Brandt", equipped=["Langschwert"]), who("Vittoria Anselmo", "Home")], ["Jean Urbain"],
            hand=["Unyielding Loyalty", "Precision"], their_hand=["Disarm", "Gallant Deeds"],
        )  # fmt: skip
        fight(scene).choose("Disarm", "Disarm: Maneuver")
        while not scene.offers("Unyielding Loyalty"):
            scene.choose(scene.options[0])
        scene.choose("Unyielding Loyalty: Reaction")
        assert scene.zone("Vittoria Anselmo") == "locker"
        assert scene.host("Langschwert") == "Terrell Brandt" and scene.wounds("Terrell Brandt") == 0

    @rule("FS-RULE-51")
    def test_of_two_fates_burdens_one_is_destroyed_at_a_time(self) -> None:
        burden = '{name = "Fate\'s Burden", by = 1}'
        gear = f'[{burden}, {burden}, {{name = "Legion\'s Caress", by = 1}}]'
        scene = table(
            "", f'crew = [{{name = "Jean Urbain", at = "Docks", engaged = true, equipped = {gear}}}]\n'
            'hand = ["Valiant Spirit", "Disarm x2"]',
        )  # fmt: skip
        scene.choose("Pass", "Valiant Spirit: Action", "Jean Urbain", "(first)").pass_until("take_action")
        assert scene.engaged("Jean Urbain") and scene.discard(1) == ["Fate's Burden"]
        assert scene.wounds("Jean Urbain") == 0  # being en garde was replaced
        assert scene.settled

    def test_two_unfortunates_count_twice(self) -> None:
        wearer = who("Otto Streit", equipped=[{"name": "Unfortunate", "by": 2}, {"name": "Unfortunate", "by": 2}])
        scene = forums([wearer], [], hand=["Precision", "Regroup", "Iron Reply"])
        assert scene.stat("Otto Streit", FINESSE) == 0
        scene.choose("Action from Unfortunate (this card is destroyed) (first)", "Precision", "Regroup")
        assert scene.stat("Otto Streit", FINESSE) == 1
        assert scene.settled

    @rule("FS-ABIL-09")
    def test_lorenzo_answers_no_forced_ability(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain", who("Lorenzo de Zepeda", "Home")], first=2,
            their_hand=["Unfortunate", "Disarm"],
        )  # fmt: skip
        fight(scene).choose("Unfortunate")
        while scene.kind != "combat_card":
            assert not scene.offers("Lorenzo de Zepeda: Reaction") or scene.zone("Unfortunate") == "line"
            scene.choose(scene.options[-1])
        assert scene.host("Unfortunate") == "Terrell Brandt"

    def test_lorenzo_lets_maya_go_anywhere(self) -> None:
        scene = forums([who("Maya de La Rioja", "Docks"), who("Lorenzo de Zepeda", "Home")], [])
        scene.choose("Maya de La Rioja: Action", "Lorenzo de Zepeda: Reaction")
        assert scene.options == ["the Forums", "the Grand Bazaar", "Home"]


    def madre(self, theirs: str) -> Scene:
        """Player 1 aims at two characters, the second of them Vittoria."""
        scene = table(
            'crew = [{name = "Otto Streit", at = "Forums", wounds = 1}, '
            "{name = '\"Madre\" Dolores', at = \"Forums\"}]\n"
            'hand = ["Regroup", "Precision"]',
            f'crew = [{{name = "Vittoria Anselmo", at = "Forums", wounds = 1}}, {theirs}]\n'
            'hand = ["Unyielding Loyalty", "Disarm"]',
        )  # fmt: skip
        return scene.choose("Dolores: Action", "Otto Streit", "Vittoria Anselmo")

    def test_vittoria_is_only_one_of_several_targets(self) -> None:
        scene = self.madre('{name = "Angelo", at = "Forums", wounds = 1}')
        scene.choose("Vittoria Anselmo: Reaction", "Yes", "Pass", "Regroup")
        assert [scene.wounds(name) for name in ("Otto Streit", "Angelo", "Vittoria Anselmo")] == [0, 0, 1]
        assert scene.place("Vittoria Anselmo") == "Home"
        assert scene.settled

    def test_unyielding_loyalty_cancels_for_all_targets(self) -> None:
        scene = self.madre('{name = "Jean Urbain", at = "Docks"}')
        scene.choose("Unyielding Loyalty: Reaction", "Regroup")
        assert scene.zone("Vittoria Anselmo") == "locker"
        assert scene.wounds("Otto Streit") == 1
        assert scene.discard(1) == ["Regroup"]  # paid all the same
        assert scene.settled

    def test_a_dusk_with_much_to_do(self) -> None:
        scene = Scene("""
            [[player]]
            leader = {name = "Kaspar Dietrich", at = "Docks"}
            crew = [{name = "Eko Sorridi", at = "Docks"}]
            hand = ["Devotion", "Regroup"]
            deck = ["Precision", "Last Word", "Stratege"]
            approach = ["Let's Haggle", "Midnight Shipment"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{name = "Jean Urbain", at = "Docks", engaged = true, equipped = [{name = "Fate's Burden", by = 1}]},
                    {name = "Henri Michelet", at = "Docks", engaged = true}]
            [city]
            deck = ["Gustavo", "Kalla Forsberg", "Giacinto"]
            Docks = {control = 1, cards = ["Penya Shows The Way", "Eager Blade"]}
            Forums = {cards = [{name = "Siren's Scream", renown = 1}, "Sorte Deck"]}
        """)
        scene.choose("Devotion: Action", "Precision", "Last Word", "the Docks", "Pass", "Pass")
        scene.choose("Penya Shows The Way: Reaction", VODACCE, "Yes", "Eko Sorridi", "Giacinto", "Gustavo")
        scene.choose("Eko Sorridi: Reaction", "Jean Urbain")
        assert scene.state.day == 2 and scene.kind == "choose_approach"
        assert [scene.place(name) for name in ("Eko Sorridi", VODACCE, "Jean Urbain")] == ["Docks", "Home", "Home"]
        assert scene.wounds("Jean Urbain") == 1
        assert scene.engaged("Jean Urbain") and not scene.engaged("Henri Michelet")
        assert (scene.place("Eager Blade"), scene.place("Siren's Scream")) == ("Bazaar", "Forums")
        assert sorted(scene.city_discard()) == ["Penya Shows The Way", "Sorte Deck"]
        assert sorted(scene.hand(1)) == ["Last Word", "Stratege"] and scene.place("Stratege") == "nowhere"
        assert sorted(scene.discard(1)) == ["Devotion", "Fate's Burden", "Regroup"]
        assert (scene.place("Giacinto"), scene.place("Gustavo")) == ("Docks", "Forums")


    @rule("FS-RULE-07")
    def test_gear_on_those_who_leave_the_game_is_discarded_at_once(self) -> None:
        scene = Scene("""
            phase = "Planning"
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{name = "Gustavo", equipped = [{name = "Legion's Caress", by = 2}]}]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            approach = ["Let's Haggle", "Midnight Shipment"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            approach = ["Let's Haggle", "Midnight Shipment"]
        """)
        scene.game.concede(0)
        assert scene.kind == "choose_approach"
        assert flaw(scene.state) == ""
        assert (scene.discard(2), scene.city_discard()) == (["Legion's Caress"], ["Gustavo"])


#: risks of three factions that are played for an Action
PLAYABLE = [
    c.name
    for c in catalogue()
    if c.kind == RISK and c.faction in ("Eisen", "Montaigne", "Neutral") and any(a.kind == ACTION for a in c.abilities)
]


@rule("FS-RULE-108")
@pytest.mark.parametrize("name", PLAYABLE)
def test_every_risk_can_be_improvised(name: str) -> None:
    scene = table(
        'renown = 2\nhand = ["Improvising", "Regroup x3"]\ndeck = ["Last Word x4"]\n'
        'crew = [{name = "Cesca del Rosso", at = "Docks", equipped = ["Throwing Knife"]}, '
        '{name = "Terrell Brandt", at = "Docks", engaged = true}, {name = "Otto Streit", at = "Docks", wounds = 1}]',
        'crew = [{name = "Jean Urbain", at = "Docks", engaged = true}, {name = "Léontine Giroux", at = "Docks"}]\n'
        f'deck = ["Disarm"]\ndiscard = ["{name}"]',
        "Docks = {control = 1}", at="Docks",
    )  # fmt: skip
    card = scene.state.discard(1)[0]
    scene.choose("Improvising: Action")
    for _ in range(40):
        if scene.settled:
            break
        scene.choose(scene.options[0])
    assert scene.settled
    assert "Improvising" in scene.locker(1)
    goes = {"A New Strategy": LOCKER, "Boon": EQUIPPED}.get(name, DECK)
    assert scene.state.zone[card] == goes
    assert goes != DECK or scene.deck(2)[-1] == name
