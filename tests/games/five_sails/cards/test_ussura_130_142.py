"""Cards of Ussura, 130 to 142: each ability used, and not offered where it must not be."""

from typing import Any

from duels import decline, fight, forums, play, who, written
from ledger import rule
from quarterdeck.games.five_sails.happenings import destroy, free_location, move
from quarterdeck.games.five_sails.terms import ASIDE, BAZAAR, DOCKS, FORUMS, HOME, OLES_INN
from quarterdeck.kernel.knowledge import knows
from scene import Scene

ODETTE = "Odette Dubois d'Arrent"
KASPAR = "Kaspar Dietrich"
ELINA = "Elina Georginova"
CITY = "[city]\n"


def card(scene: Scene, *names: str) -> int:
    """A set of cards by name."""
    return sum(1 << scene.card(name) for name in names)


class TestIndomitableWill:
    WILL = ("Indomitable Will", "Precision")

    def willed(self, **more: Any) -> Scene:
        """Terrell holds the Forums; Jean is there to contest it."""
        return forums(["Terrell Brandt"], ["Jean Urbain"], self.WILL, **more).choose("Indomitable Will: Action")

    def test_a_free_location_is_claimed_without_a_pressure(self) -> None:
        scene = self.willed()
        assert scene.control("Forums") == 1
        assert not scene.engaged("Terrell Brandt")
        assert scene.discard(1) == ["Indomitable Will"]
        assert scene.settled

    @rule("FS-RULES-21")
    def test_control_cannot_be_lost_while_the_performer_is_there(self) -> None:
        odette = who(ODETTE)
        scene = self.willed(their_leader=odette, their_hand=["Status Matters"])
        scene.choose("Claim", ODETTE)
        assert scene.engaged(ODETTE)
        assert scene.control("Forums") == 1
        free_location(scene.state, 1, FORUMS)
        assert scene.control("Forums") == 1
        assert scene.settled

    def test_it_is_free_again_when_the_performer_leaves(self) -> None:
        scene = self.willed().choose("Pass", "Move", "Terrell Brandt", "the Docks")
        assert scene.control("Forums") == 0
        assert not scene.state.lasting
        assert scene.settled
        # Coming back changes nothing.
        scene = self.willed().cause(move, 2, card(scene, "Terrell Brandt"), DOCKS)
        scene.cause(move, 1, card(scene, "Terrell Brandt"), FORUMS)
        assert scene.control("Forums") == 0

    def test_also_when_the_performer_is_destroyed(self) -> None:
        scene = self.willed()
        scene.cause(destroy, 2, card(scene, "Terrell Brandt"))
        assert scene.control("Forums") == 0
        assert not scene.state.lasting
        assert scene.settled

    def test_another_who_leaves_does_not_matter(self) -> None:
        scene = self.willed()
        scene.cause(move, 1, card(scene, KASPAR), FORUMS).cause(move, 1, card(scene, KASPAR, "Jean Urbain"), DOCKS)
        assert scene.control("Forums") == 1
        assert scene.settled

    @rule("FS-DUSK-02")
    def test_at_dusk_it_ends_when_the_performer_goes_home(self) -> None:
        scene = self.willed()
        while scene.state.day == 1:
            scene.choose("Pass")
        assert scene.control("Forums") == 0
        assert not scene.state.lasting

    @rule("FS-RULES-08", "FS-DUSK-02")
    def test_who_stays_at_dusk_holds_the_location_for_another_day(self) -> None:
        hand = ("Indomitable Will", "Stubborn", "Precision")
        scene = forums(["Terrell Brandt"], [], hand)
        scene.choose("Indomitable Will: Action").pass_until("react")
        scene.choose("Stubborn: Reaction").pass_until("take_action")
        assert scene.state.day == 2
        assert scene.place("Terrell Brandt") == "Forums"
        assert scene.control("Forums") == 1

    def test_not_where_somebody_controls_the_location(self) -> None:
        for player in (1, 2):
            scene = forums(["Terrell Brandt"], [], self.WILL, city=f"{CITY}Forums = {{control = {player}}}")
            assert not scene.offers("Indomitable Will")

    def test_not_with_another_character_there_nor_from_home(self) -> None:
        assert not forums(["Terrell Brandt", "Otto Streit"], [], self.WILL).offers("Indomitable Will")
        assert not forums([], [], self.WILL).offers("Indomitable Will")
        scene = forums(["Terrell Brandt", who("Otto Streit", "Docks")], [], self.WILL)
        scene.choose("Indomitable Will: Action")
        assert scene.options == ["Terrell Brandt", "Otto Streit"]

    def test_where_nobody_can_have_control_there_is_nothing_to_hold(self) -> None:
        scene = forums([who("Terrell Brandt", "Docks")], [], self.WILL, their_schemes=["Leshiye of the Wood"])
        scene.state.place[scene.card("Leshiye of the Wood")] = DOCKS
        scene.choose("Indomitable Will: Action")
        assert scene.control("Docks") == 0
        assert not scene.state.lasting
        assert scene.settled


class TestIronAndVelvet:
    HAND = ("Iron and Velvet", "Precision", "Regroup")

    @rule("FS-DUEL-05")
    def test_the_unequipped_performer_challenges(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"], self.HAND)
        scene.choose("Iron and Velvet: Action", "Precision")
        assert scene.kind == "choose_target"
        decline(scene.choose("Jean Urbain")).choose("Refuse")
        assert scene.wounds("Jean Urbain") == 3
        assert not scene.engaged("Terrell Brandt")
        assert scene.settled

    def test_not_with_anything_equipped_nor_where_it_cannot_be_paid(self) -> None:
        for worn in ("Langschwert", "Unfortunate"):
            armed = who("Terrell Brandt", equipped=[worn])
            assert not forums([armed], ["Jean Urbain"], self.HAND).offers("Iron and Velvet")
        assert not forums(["Terrell Brandt"], ["Jean Urbain"], ["Iron and Velvet"]).offers("Iron and Velvet")
        assert not forums([], ["Jean Urbain"], self.HAND).offers("Iron and Velvet")

    def test_every_participant_with_an_attachment_is_wounded(self) -> None:
        mine, theirs = (who(name, equipped=["Langschwert"]) for name in ("Terrell Brandt", "Jean Urbain"))
        onlooker = who("Henri Michelet", equipped=["Langschwert"])
        scene = forums([mine], [theirs, onlooker], their_hand=["Iron and Velvet", "Disarm"])
        play(fight(scene, "Terrell Brandt challenges Jean Urbain"), "Iron and Velvet", "Iron and Velvet: Maneuver")
        assert (scene.wounds("Terrell Brandt"), scene.wounds("Henri Michelet")) == (1, 0)
        # Jean's own wound, and what his Parry of 1 left of three threat.
        assert scene.wounds("Jean Urbain") == 3
        assert scene.discard(2) == ["Disarm"]

    def test_whoever_has_none_is_spared(self) -> None:
        cursed = who("Terrell Brandt", equipped=["Unfortunate"])
        scene = forums([cursed], ["Jean Urbain"], their_hand=["Iron and Velvet", "Disarm"])
        fight(scene).choose("Iron and Velvet", "Iron and Velvet: Maneuver")
        assert (scene.wounds("Terrell Brandt"), scene.wounds("Jean Urbain")) == (0, 0)


class TestMatushkasCommand:
    HAND = ("Matushka's Command", "Precision")
    MINE = (who(ELINA), who("Terrell Brandt", engaged=True))
    THEIRS = ("Jean Urbain", who("Henri Michelet", engaged=True), who("Maxime de Lafayette", "Docks", engaged=True))

    def test_the_engaged_go_home_and_the_rest_engages(self) -> None:
        scene = forums(self.MINE, self.THEIRS, self.HAND).choose("Matushka's Command: Action")
        places = [scene.place(name) for name in ("Terrell Brandt", "Henri Michelet", "Maxime de Lafayette")]
        assert places == ["Home", "Home", "Docks"]
        assert [scene.place(name) for name in (ELINA, "Jean Urbain")] == ["Forums", "Forums"]
        assert scene.engaged(ELINA) and scene.engaged("Jean Urbain")
        # Who went Home stays engaged, and nobody else is touched.
        assert scene.engaged("Terrell Brandt") and not scene.engaged(KASPAR)
        assert scene.discard(1) == ["Precision", "Matushka's Command"]
        assert decline(scene).settled

    @rule("FS-RULE-94")
    def test_an_engaged_performer_goes_home_and_the_others_still_engage_where_it_was(self) -> None:
        scene = forums([who(ELINA, engaged=True), "Otto Streit"], ["Jean Urbain"], self.HAND)
        scene.choose("Matushka's Command: Action")
        assert scene.place(ELINA) == "Home"
        assert scene.engaged("Jean Urbain") and scene.engaged("Otto Streit")
        assert not scene.engaged(KASPAR)
        assert scene.settled

    def test_at_home_only_ones_own_engage(self) -> None:
        scene = forums([who(ELINA, "Home")], [], self.HAND).choose("Matushka's Command: Action")
        assert scene.engaged(ELINA) and scene.engaged(KASPAR)
        assert not scene.engaged(ODETTE)
        assert scene.settled

    def test_not_without_a_sorcerer_nor_without_the_price(self) -> None:
        assert not forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND).offers("Matushka")
        assert not forums([ELINA], ["Jean Urbain"], self.HAND[:1]).offers("Matushka")


class TestMatushkasEfficiency:
    HAND = ("Matushka's Efficiency", "Precision")

    def test_it_is_paid_for_as_usual(self) -> None:
        scene = forums([ELINA, "Terrell Brandt"], [], self.HAND).choose("Matushka's Efficiency: Action")
        assert (scene.kind, scene.options) == ("may_effect", ["Yes", "No"])
        assert scene.decision.reason == (
            "Engage Elina Georginova and ignore all costs? (Matushka's Efficiency: Action)"
        )
        scene.choose("No", "Terrell Brandt")
        assert scene.options == ["the Docks", "the Grand Bazaar", "Home"]
        scene.choose("Home")
        assert scene.place("Terrell Brandt") == "Home"
        assert not scene.engaged(ELINA)
        assert scene.discard(1) == ["Precision", "Matushka's Efficiency"]
        assert decline(scene).settled

    @rule("FS-CORE-46")
    def test_or_the_performer_engages_and_nothing_is_paid(self) -> None:
        scene = forums([ELINA, "Terrell Brandt"], [], self.HAND)
        scene.choose("Matushka's Efficiency: Action", "Yes", ELINA, "the Docks")
        assert scene.place(ELINA) == "Docks"
        assert scene.engaged(ELINA)
        assert scene.hand(1) == ["Precision"]
        assert decline(scene).settled

    def test_without_a_card_to_pay_with_engaging_is_the_only_way(self) -> None:
        scene = forums([ELINA], [], self.HAND[:1]).choose("Matushka's Efficiency: Action", "the Grand Bazaar")
        assert scene.place(ELINA) == "Bazaar"
        assert scene.engaged(ELINA)
        assert decline(scene).settled

    def test_an_engaged_performer_has_to_pay(self) -> None:
        engaged = who(ELINA, engaged=True)
        scene = forums([engaged], [], self.HAND).choose("Matushka's Efficiency: Action")
        assert scene.kind == "choose_location"
        assert scene.discard(1) == ["Precision"]
        scene.choose("the Docks")
        assert scene.place(ELINA) == "Docks"
        assert decline(scene).settled
        assert not forums([engaged], [], self.HAND[:1]).offers("Matushka")

    def test_who_cannot_pay_chooses_among_performers_that_are_en_garde(self) -> None:
        scene = forums([who(ELINA, engaged=True), "Daniella Dietrich"], [], self.HAND[:1])
        scene.choose("Matushka's Efficiency: Action")
        assert scene.engaged("Daniella Dietrich")
        assert scene.kind == "choose_target"

    @rule("FS-RULE-37")
    def test_a_performer_who_engages_in_between_cannot_do_it_again(self) -> None:
        """Somebody answers the announcement; the cost that was chosen cannot be met, and nothing happens."""
        scene = forums([ELINA, "Lorenzo de Zepeda"], [], self.HAND).choose("Matushka's Efficiency: Action", "Yes")
        assert scene.kind == "react"
        scene.state.engaged[scene.card(ELINA)] = 1
        scene.choose("Lorenzo de Zepeda: Reaction")
        assert decline(scene).settled
        assert (scene.hand(1), scene.discard(1)) == (["Precision"], ["Matushka's Efficiency"])

    def test_from_home_to_any_city_location(self) -> None:
        scene = forums([who(ELINA, "Home")], [], self.HAND).choose("Matushka's Efficiency: Action", "No")
        assert scene.options == [KASPAR, ELINA]
        scene.choose(KASPAR)
        assert scene.options == ["the Docks", "the Forums", "the Grand Bazaar"]

    def test_not_without_a_sorcerer(self) -> None:
        assert not forums(["Terrell Brandt"], [], self.HAND).offers("Matushka")

    def test_both_participants_move_and_the_duel_goes_on(self) -> None:
        scene = forums(["Terrell Brandt"], ["Léontine Giroux"], their_hand=["Matushka's Efficiency", "Disarm"])
        fight(scene).choose("Matushka's Efficiency", "Matushka's Efficiency: Maneuver")
        assert scene.options == ["the Docks", "the Grand Bazaar"]
        scene.choose("the Docks")
        assert (scene.place("Terrell Brandt"), scene.place("Léontine Giroux")) == ("Docks", "Docks")
        # Riposte 2 of three threat and Thrust 1 reach the adversary there.
        assert scene.threat() == [3, 0]

    def test_the_maneuver_is_for_sorcerers_and_for_its_price(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Matushka's Efficiency", "Disarm"])
        assert not fight(scene).choose("Matushka's Efficiency").offers("Maneuver")
        hand = ["Matushka's Efficiency"]
        scene = forums(["Terrell Brandt"], ["Léontine Giroux"], their_hand=hand, their_deck=["Triage x4"])
        assert not fight(scene).choose("Matushka's Efficiency").offers("Maneuver")


class TestMatushkasSight:
    FIVE = ("Disarm", "Regroup", "Triage", "Opulence", "Precision")

    def looking(self, deck: str = "Player 2", performer: Any = "Daniella Dietrich", **more: Any) -> Scene:
        piles = {"deck": [*self.FIVE, "Not Today"], "their_deck": [*self.FIVE, "Not Today"], **more}
        scene = forums([performer], [], ["Matushka's Sight"], **piles)
        return scene.choose("Matushka's Sight: Action", deck)

    def test_cards_of_another_deck_are_discarded_and_put_back(self) -> None:
        scene = self.looking()
        assert (scene.kind, scene.options) == ("choose_cards", [*self.FIVE, "Done"])
        scene.choose("Triage")
        # Daniella's Influence is 1.
        assert scene.discard(2) == ["Triage"]
        assert (scene.kind, scene.options) == ("order_cards", ["Disarm", "Regroup", "Opulence", "Precision"])
        scene.choose("Precision", "Regroup", "Disarm")
        assert scene.deck(2) == ["Precision", "Regroup", "Disarm", "Opulence", "Not Today"]
        assert scene.kind == "may_effect"
        scene.choose("Yes")
        assert scene.engaged("Daniella Dietrich")
        assert scene.hand(1) == ["Disarm"]
        assert scene.settled

    def test_all_of_that_is_optional(self) -> None:
        scene = self.looking("Player 1").choose("Done", *self.FIVE[:4], "No")
        assert scene.deck(1) == [*self.FIVE, "Not Today"]
        assert (scene.hand(1), scene.discard(1)) == ([], ["Matushka's Sight"])
        assert not scene.engaged("Daniella Dietrich")
        assert scene.settled

    def test_as_many_as_the_performers_influence(self) -> None:
        scene = self.looking(performer="Maxime de Lafayette").choose("Disarm", "Regroup", "Precision")
        assert sorted(scene.discard(2)) == ["Disarm", "Precision", "Regroup"]
        assert scene.options == ["Triage", "Opulence"]

    def test_the_city_deck_is_a_deck_too(self) -> None:
        city = f'{CITY}deck = ["Eko Sorridi", "Sigurd Ulfsen", "Angeline Dèmone"]'
        scene = self.looking("The City", city=city)
        assert scene.options == ["Eko Sorridi", "Sigurd Ulfsen", "Angeline Dèmone", "Done"]
        scene.choose("Sigurd Ulfsen", "Angeline Dèmone", "No")
        assert scene.city_discard() == ["Sigurd Ulfsen"]
        city_deck = scene.state.deck(scene.state.match.nobody)
        assert scene.names(city_deck)[::-1] == ["Angeline Dèmone", "Eko Sorridi"]
        assert scene.settled

    def test_only_decks_with_cards_are_offered(self) -> None:
        scene = forums([ELINA], [], ["Matushka's Sight"], deck=["Regroup"], their_discard=["Disarm"])
        scene.choose("Matushka's Sight: Action")
        assert scene.options == ["Player 1", "Player 2"]
        assert scene.decision.reason.startswith("Choose one: look at the top five cards of any player")

    @rule("FS-CARDS-23", "FS-RULE-95")
    def test_without_any_card_it_only_lets_the_performer_engage(self) -> None:
        scene = forums([ELINA], [], ["Matushka's Sight"]).choose("Matushka's Sight: Action")
        assert scene.kind == "may_effect"
        decline(scene.choose("No"))
        assert scene.settled

    def test_an_engaged_performer_draws_nothing(self) -> None:
        scene = self.looking(performer=who("Daniella Dietrich", engaged=True)).choose("Done", *self.FIVE[:4])
        assert scene.hand(1) == []
        assert scene.settled

    @rule("FS-CORE-27")
    def test_only_who_looked_knows_what_lies_there(self) -> None:
        """What all had seen of that deck is mixed with the rest."""
        scene = self.looking(their_deck=[{"name": "Disarm", "seen": True}, *self.FIVE[1:], "Not Today"])
        aside = scene.state.pile(ASIDE, 0)
        assert [scene.state.known[c] for c in aside] == [1] * 5
        scene.choose("Triage", "Precision", "Regroup", "Disarm", "No")
        top = scene.state.deck(1)[::-1]
        assert [[knows(scene.state, seat, c) for c in top] for seat in (0, 1, None)] == [
            [True, True, True, True, False], [False] * 5, [False] * 5,
        ]  # fmt: skip
        assert scene.settled

    def test_not_without_a_sorcerer(self) -> None:
        assert not forums(["Terrell Brandt"], [], ["Matushka's Sight"], deck=["Regroup"]).offers("Matushka")


class TestMirelisRevision:
    HAND = ("Mireli's Revision", "Precision")

    def answered(self, **more: Any) -> Scene:
        """Terrell challenges Jean, whose player plays Disarm; Terrell's player may answer."""
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND, ["Disarm", "Taunt"], **more)
        return fight(scene).choose("Disarm")

    def test_the_adversarys_card_is_discarded_and_they_gamble_for_another(self) -> None:
        scene = self.answered(their_deck=["Regroup", "Gallant Deeds", "Triage"])
        assert (scene.asked, scene.options) == (1, ["Mireli's Revision: Reaction", "Pass"])
        scene.choose("Mireli's Revision: Reaction")
        assert (scene.asked, scene.kind) == (2, "gamble_pick")
        assert scene.discard(2) == ["Disarm"]
        assert scene.discard(1) == ["Precision"]
        scene.choose("Regroup")
        assert (scene.zone("Regroup"), scene.zone("Disarm")) == ("line", "discard")
        assert scene.deck(2) == ["Triage", "Gallant Deeds"]
        decline(scene)
        # Parry 2 of three threat; nothing of Disarm counts.
        assert scene.wounds("Jean Urbain") == 1
        assert scene.settled
        assert sorted(scene.discard(1)) == ["Mireli's Revision", "Precision"]

    @rule("FS-DUELX-08")
    def test_that_gamble_is_not_counted(self) -> None:
        scene = self.answered(their_deck=["Regroup", "Gallant Deeds", "Triage"])
        scene.choose("Mireli's Revision: Reaction", "Regroup")
        assert scene.game.view(None)["duel"]["gambles"] == [0, 0]

    def test_also_where_no_gamble_would_be_left(self) -> None:
        otto = who("Otto Streit", equipped=["Unfortunate", "Unfortunate"])
        deck = ["Regroup", "Triage"]
        scene = fight(forums(["Terrell Brandt"], [otto], self.HAND, ["Disarm", "Taunt"], their_deck=deck))
        assert sorted(scene.options) == ["Disarm", "Taunt"]
        scene.choose("Disarm", "Mireli's Revision: Reaction")
        assert (scene.kind, scene.options) == ("gamble_pick", ["Regroup (seen by all)", "Triage (seen by all)"])

    def test_a_gambled_card_can_be_answered_too_and_stays_counted(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], self.HAND, [], their_deck=["Disarm", "Regroup", "Triage", "Opulence"]
        )
        fight(scene).choose("Disarm", "Mireli's Revision: Reaction", "Triage")
        assert scene.discard(2) == ["Disarm"]
        assert scene.zone("Triage") == "line"
        assert scene.game.view(None)["duel"]["gambles"] == [0, 1]

    @rule("FS-RULE-80")
    def test_the_discarded_card_may_come_back(self) -> None:
        """The only card in all is shuffled into the deck, and gambled for."""
        scene = self.answered().choose("Mireli's Revision: Reaction")
        assert scene.zone("Disarm") == "line"
        assert decline(scene).wounds("Jean Urbain") == 1
        assert scene.threat() == [2, 0]

    def test_the_new_card_can_be_answered_with_another_copy(self) -> None:
        hand = ("Mireli's Revision x2", "Precision x2")
        deck = ["Regroup", "Gallant Deeds", "Triage", "Opulence"]
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], hand, ["Disarm"], their_deck=deck)
        fight(scene).choose("Disarm", "Mireli's Revision: Reaction")
        while scene.kind == "pay_wealth":
            scene.choose("Precision")
        scene.choose("Regroup", "Mireli's Revision: Reaction")
        while scene.kind == "pay_wealth":
            scene.choose("Precision")
        assert scene.discard(2) == ["Disarm", "Regroup"]
        scene.choose("Triage")
        assert scene.zone("Triage") == "line"

    def test_the_maneuver_of_the_new_card_can_be_used(self) -> None:
        scene = self.answered(their_deck=["Regroup", "Triage"])
        scene.choose("Mireli's Revision: Reaction", "Regroup")
        assert scene.offers("Regroup: Maneuver")
        assert not scene.offers("Disarm")

    def test_an_additional_combat_card_is_replaced_alone(self) -> None:
        deck = ["Gallant Deeds", "Triage", "Regroup", "Opulence", "Devotion"]
        hand = ["Broken-time", "Taunt"]
        scene = fight(forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND, hand, their_deck=deck))
        scene.choose("Broken-time", "Pass", "Broken-time: Maneuver", "Gallant Deeds", "Mireli's Revision: Reaction")
        assert scene.kind == "gamble_pick"
        assert sorted(scene.options) == ["Opulence (seen by all)", "Regroup (seen by all)"]
        scene.choose("Regroup")
        assert scene.discard(2) == ["Gallant Deeds"]
        assert scene.names(scene.state.line(1)) == ["Broken-time", "Regroup"]
        assert sorted(scene.deck(2)[1:]) == ["Opulence", "Triage"]

    def test_not_for_ones_own_card_nor_by_others_nor_unpaid(self) -> None:
        theirs = ["Mireli's Revision", "Disarm", "Regroup"]
        scene = fight(forums(["Terrell Brandt"], ["Jean Urbain"], ["Precision"], theirs)).choose("Disarm")
        assert scene.kind != "react"
        scene = fight(forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND[:1], ["Disarm", "Taunt"])).choose("Disarm")
        assert scene.kind != "react"
        third = f'[[player]]\nleader = "Soline el Gato"\nhand = {written(self.HAND)}'
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], [], ["Disarm", "Taunt"], third=third)
        assert fight(scene).choose("Disarm").kind != "react"

    def test_parry_or_a_wound_and_less_thrust(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], ["Precision", "Regroup"], self.HAND)
        fight(scene).choose("Mireli's Revision", "Mireli's Revision: Maneuver")
        assert scene.kind == "choose_mode"
        assert scene.options == [
            "Gain +2 Parry", "Terrell Brandt takes a wound and has \N{MINUS SIGN}2 Thrust in its next round",
        ]  # fmt: skip
        scene.choose("Gain +2 Parry")
        decline(scene)
        assert (scene.wounds("Terrell Brandt"), scene.wounds("Jean Urbain")) == (0, 0)
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], ["Precision", "Regroup"], self.HAND)
        fight(scene).choose("Mireli's Revision", "Mireli's Revision: Maneuver", "takes a wound")
        decline(scene)
        assert (scene.wounds("Terrell Brandt"), scene.wounds("Jean Urbain")) == (1, 1)
        assert scene.threat() == [2, 0]
        # Precision's Thrust is 4, here 2.
        play(scene, "Precision")
        assert scene.threat() == [0, 2]

    def test_the_maneuver_has_a_price(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], ["Precision"], self.HAND[:1], their_deck=["Triage x4"])
        assert not fight(scene).choose("Mireli's Revision").offers("Maneuver")


class TestMyFightAlone:
    HAND = ("My Fight, Alone",)

    def test_who_stands_alone_is_healed(self) -> None:
        scene = forums([who("Terrell Brandt", wounds=2)], ["Jean Urbain"], self.HAND)
        scene.choose("My Fight, Alone: Action")
        assert scene.wounds("Terrell Brandt") == 1
        assert scene.settled

    def test_not_with_a_friend_there_nor_at_home(self) -> None:
        hurt = who("Terrell Brandt", wounds=2)
        assert not forums([hurt, "Otto Streit"], [], self.HAND).offers("My Fight")
        assert not forums([who("Terrell Brandt", "Home", wounds=2)], [], self.HAND).offers("My Fight")

    def test_more_riposte_for_a_participant_who_stands_alone(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=[*self.HAND, "Disarm"])
        play(fight(scene), "My Fight, Alone", "My Fight, Alone: Maneuver")
        # Three threat: Riposte 2 turns two, Parry 1 the last; Thrust 1.
        assert scene.threat() == [3, 0]
        assert scene.wounds("Jean Urbain") == 0

    def test_not_for_one_with_a_friend_there(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain", "Henri Michelet"], their_hand=[*self.HAND, "Disarm"])
        fight(scene, "Terrell Brandt challenges Jean Urbain").choose("My Fight, Alone")
        assert not scene.offers("Maneuver")


class TestPredatoryPursuit:
    HAND = ("Predatory Pursuit", "Precision")

    def test_the_performer_follows_and_wounds(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND, first=2).choose("Pass")
        scene.choose("Move", "Jean Urbain", "the Docks")
        assert (scene.asked, scene.options) == (1, ["Predatory Pursuit: Reaction", "Pass"])
        scene.choose("Predatory Pursuit: Reaction")
        assert scene.place("Terrell Brandt") == "Docks"
        assert scene.wounds("Jean Urbain") == 1
        assert not scene.engaged("Terrell Brandt")
        assert scene.discard(1) == ["Precision", "Predatory Pursuit"]
        assert scene.settled

    def test_however_far(self) -> None:
        scene = forums([who("Terrell Brandt", "Docks")], [who("Jean Urbain", "Docks")], self.HAND)
        scene.cause(move, 2, card(scene, "Jean Urbain"), BAZAAR).choose("Predatory Pursuit: Reaction")
        assert scene.place("Terrell Brandt") == "Bazaar"
        assert scene.wounds("Jean Urbain") == 1

    @rule("FS-RULE-113")
    def test_of_several_who_moved_together_one_is_followed(self) -> None:
        mine = ["Terrell Brandt", who("Otto Streit", "Bazaar")]
        scene = forums(mine, ["Jean Urbain", who("Henri Michelet", "Bazaar"), "Bastien Girard"], self.HAND)
        scene.cause(move, 2, card(scene, "Jean Urbain", "Henri Michelet", "Bastien Girard"), DOCKS)
        scene.choose("Predatory Pursuit: Reaction")
        assert (scene.kind, scene.options) == ("choose_performer", ["Terrell Brandt", "Otto Streit"])
        scene.choose("Terrell Brandt")
        assert scene.options == ["Jean Urbain", "Bastien Girard"]
        scene.choose("Bastien Girard")
        assert scene.place("Terrell Brandt") == "Docks"
        wounds = [scene.wounds(name) for name in ("Jean Urbain", "Henri Michelet", "Bastien Girard")]
        assert wounds == [0, 0, 1]

    def test_each_is_followed_from_where_it_was(self) -> None:
        mine = [who("Otto Streit", "Bazaar")]
        scene = forums(mine, ["Jean Urbain", who("Henri Michelet", "Bazaar")], self.HAND)
        scene.cause(move, 2, card(scene, "Jean Urbain", "Henri Michelet"), DOCKS)
        scene.choose("Predatory Pursuit: Reaction")
        assert (scene.wounds("Jean Urbain"), scene.wounds("Henri Michelet")) == (0, 1)
        assert scene.place("Otto Streit") == "Docks"

    def test_not_after_one_went_home_came_or_left_another_place(self) -> None:
        for start, to in (("Forums", HOME), ("Docks", FORUMS), ("Docks", BAZAAR)):
            scene = forums(["Terrell Brandt"], [who("Jean Urbain", start)], self.HAND)
            scene.cause(move, 2, card(scene, "Jean Urbain"), to)
            assert not scene.offers("Predatory Pursuit")

    def test_not_after_a_friend_nor_unpaid_nor_at_dusk(self) -> None:
        scene = forums(["Terrell Brandt", "Otto Streit"], [], self.HAND)
        scene.cause(move, 1, card(scene, "Otto Streit"), DOCKS)
        assert not scene.offers("Predatory Pursuit")
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND[:1])
        scene.cause(move, 2, card(scene, "Jean Urbain"), DOCKS)
        assert not scene.offers("Predatory Pursuit")
        third = '[[player]]\nleader = "Soline el Gato"'
        scene = forums([who("Terrell Brandt", "Ole's Inn")], ["Jean Urbain"], self.HAND, third=third)
        assert scene.state.place[scene.card("Terrell Brandt")] == OLES_INN
        while scene.state.day == 1:
            assert not scene.offers("Predatory Pursuit")
            scene.choose("Pass")


class TestRazrushitel:
    HAND = ("Razrushitel", "Precision")

    def struck(self, **more: Any) -> Scene:
        scene = forums([who("Terrell Brandt", "Docks", **more)], ["Jean Urbain"], self.HAND)
        return scene.choose("Razrushitel: Action", "Jean Urbain")

    def test_the_performer_comes_and_engages_to_send_the_enemy_home(self) -> None:
        scene = self.struck()
        assert scene.place("Terrell Brandt") == "Forums"
        assert scene.kind == "may_effect"
        scene.choose("Yes")
        assert scene.engaged("Terrell Brandt")
        assert (scene.place("Jean Urbain"), scene.wounds("Jean Urbain")) == ("Home", 0)
        assert scene.discard(1) == ["Precision", "Razrushitel"]
        assert scene.settled

    def test_or_wounds_it(self) -> None:
        scene = self.struck().choose("No")
        assert not scene.engaged("Terrell Brandt")
        assert (scene.place("Jean Urbain"), scene.wounds("Jean Urbain")) == ("Forums", 1)
        assert scene.settled

    def test_an_engaged_performer_can_only_wound(self) -> None:
        scene = self.struck(engaged=True)
        assert scene.wounds("Jean Urbain") == 1
        assert scene.settled

    @rule("FS-SETUP-09")
    def test_an_enemy_at_home_is_adjacent_but_nobody_goes_there(self) -> None:
        scene = forums([who("Terrell Brandt", "Docks")], [], self.HAND).choose("Razrushitel: Action", "No")
        assert scene.place("Terrell Brandt") == "Docks"
        assert scene.wounds(ODETTE) == 1
        assert scene.settled

    def test_only_adjacent_enemies_are_targets(self) -> None:
        theirs = ["Jean Urbain", who("Henri Michelet", "Bazaar"), who("Bastien Girard", "Docks")]
        scene = forums([who("Terrell Brandt", "Docks"), "Otto Streit"], theirs, self.HAND)
        scene.choose("Razrushitel: Action", "Terrell Brandt")
        assert scene.options == [ODETTE, "Jean Urbain"]

    def test_not_from_home_nor_unpaid(self) -> None:
        assert not forums([who("Terrell Brandt", "Home")], ["Jean Urbain"], self.HAND).offers("Razrushitel")
        assert not forums([who("Terrell Brandt", "Docks")], ["Jean Urbain"], self.HAND[:1]).offers("Razrushitel")


class TestStubborn:
    HAND = ("Stubborn",)

    def test_a_move_by_an_opponent_is_cancelled(self) -> None:
        scene = forums(["Terrell Brandt"], [], self.HAND)
        scene.cause(move, 2, card(scene, "Terrell Brandt"), DOCKS)
        assert scene.decision.reason == "You may react before Terrell Brandt moves to the Docks"
        scene.choose("Stubborn: Reaction")
        assert scene.place("Terrell Brandt") == "Forums"
        assert scene.discard(1) == ["Stubborn"]
        assert scene.settled

    @rule("FS-CORE-61")
    def test_also_ones_own_whose_costs_stay_paid(self) -> None:
        scene = forums(["Terrell Brandt"], [], self.HAND).choose("Move", "Terrell Brandt", "the Docks")
        scene.choose("Stubborn: Reaction")
        assert scene.place("Terrell Brandt") == "Forums"
        assert scene.engaged("Terrell Brandt")
        assert scene.settled

    @rule("FS-RULE-113")
    def test_of_several_one_stays(self) -> None:
        scene = forums(["Terrell Brandt", "Otto Streit"], ["Jean Urbain"], self.HAND)
        scene.cause(move, 2, card(scene, "Terrell Brandt", "Otto Streit", "Jean Urbain"), DOCKS)
        scene.choose("Stubborn: Reaction")
        assert scene.options == ["Terrell Brandt", "Otto Streit"]
        scene.choose("Otto Streit")
        places = [scene.place(name) for name in ("Terrell Brandt", "Otto Streit", "Jean Urbain")]
        assert places == ["Docks", "Forums", "Docks"]

    @rule("FS-DUSK-03")
    def test_even_at_dusk(self) -> None:
        scene = forums(["Terrell Brandt", "Otto Streit"], ["Jean Urbain"], self.HAND)
        scene.pass_until("react")
        scene.choose("Stubborn: Reaction", "Terrell Brandt").pass_until("take_action")
        places = [scene.place(name) for name in ("Terrell Brandt", "Otto Streit", "Jean Urbain")]
        assert places == ["Forums", "Home", "Home"]
        assert scene.state.day == 2

    def test_a_retreat_that_is_cancelled_leaves_the_challenge(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], ["Move Along", "Precision"], ["Stubborn", "Disarm"])
        scene.choose("Move Along: Action").pass_until("may_effect").choose("Yes")
        scene.choose("Stubborn: Reaction").pass_until("answer_challenge")
        assert scene.place("Jean Urbain") == "Forums"
        assert not scene.engaged("Jean Urbain")

    def test_not_for_enemies_nor_where_nobody_moves(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND)
        scene.cause(move, 2, card(scene, "Jean Urbain"), DOCKS)
        assert not scene.offers("Stubborn")
        scene.cause(move, 1, card(scene, "Terrell Brandt"), FORUMS)
        assert not scene.offers("Stubborn")


class TestStrongHands:
    HAND = ("Strong Hands", "Precision")

    def test_a_pressure_with_combat_claims_the_location(self) -> None:
        # Combat 3 against 1, Influence 1 against 3.
        scene = forums(["Terrell Brandt"], ["Maxime de Lafayette"], self.HAND).choose("Strong Hands: Action")
        assert scene.control("Forums") == 1
        assert not scene.engaged("Terrell Brandt")
        assert scene.discard(1) == ["Precision", "Strong Hands"]
        assert scene.settled

    @rule("FS-CORE-59")
    def test_a_tie_is_not_enough(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], self.HAND).choose("Strong Hands: Action")
        assert scene.control("Forums") == 0
        assert scene.settled

    def test_not_from_home_nor_unpaid(self) -> None:
        assert not forums([], [], self.HAND).offers("Strong Hands")
        assert not forums(["Terrell Brandt"], [], self.HAND[:1]).offers("Strong Hands")


class TestSunder:
    HAND = ("Sunder", "Disarm")
    ARMED = who("Otto Streit", equipped=["Langschwert", "Breastplate", "Unfortunate"])

    def test_an_attachment_of_the_adversary_is_destroyed(self) -> None:
        scene = forums([self.ARMED], ["Jean Urbain"], their_hand=self.HAND)
        fight(scene).choose("Sunder", "Sunder: Maneuver")
        assert (scene.kind, scene.options) == ("choose_target", ["Langschwert", "Breastplate"])
        scene.choose("Langschwert")
        assert scene.discard(1) == ["Langschwert"]
        assert scene.discard(2) == ["Disarm"]
        assert scene.host("Breastplate") == "Otto Streit"

    def test_equal_combat_is_enough_and_less_is_not(self) -> None:
        armed = who("Terrell Brandt", equipped=["Langschwert"])
        scene = forums([armed], ["Jean Urbain"], their_hand=self.HAND)
        fight(scene).choose("Sunder", "Sunder: Maneuver")
        assert scene.discard(1) == ["Langschwert"]
        scene = forums([armed], ["Maxime de Lafayette"], their_hand=self.HAND)
        assert not fight(scene).choose("Sunder").offers("Maneuver")

    def test_not_unpaid(self) -> None:
        scene = forums([self.ARMED], ["Jean Urbain"], their_hand=self.HAND[:1], their_deck=["Triage x4"])
        assert not fight(scene).choose("Sunder").offers("Maneuver")
