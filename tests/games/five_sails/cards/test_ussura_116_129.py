"""Cards of Ussura, first half: each ability used, and not offered where it must not be."""

import pytest

from duels import challenge, decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails.happenings import claim, destroy
from quarterdeck.games.five_sails.position_text import writable
from quarterdeck.games.five_sails.terms import DOCKS, FORUMS, INFLUENCE
from scene import Scene

YEVGENI = "Yevgeni"
ODETTE = "Odette Dubois d'Arrent"
JEAN = "Jean Urbain"
HAMMER = "Grandfather's Hammer"
EKATERINA = "Ekaterina Ilyanava"
NAZEM = "Nazem ibn Umur"
VALERI = "Valeri Mikhailov"
THIRD = '[[player]]\nleader = "Soline el Gato"\n'


def renown(**places: int) -> str:
    """The City with so much Renown at its locations."""
    return "[city]\n" + "\n".join(f"{place} = {{renown = {n}}}" for place, n in places.items())


class TestYevgeni:
    def test_his_combat_cards_have_more_thrust(self) -> None:
        scene = forums([], [JEAN], hand=["Precision"], leader=who(YEVGENI))
        play(fight(scene), "Gallant Deeds")
        assert scene.threat() == [3, 0]
        scene.choose("Precision", "Done")
        # Parry 1, two wounds; Thrust 4 and 1 more.
        assert (scene.wounds(YEVGENI), scene.threat()) == (2, [0, 5])

    @rule("FS-RULES-01")
    def test_a_dash_stays_a_dash(self) -> None:
        scene = forums([], [JEAN], hand=["Regroup"], leader=who(YEVGENI))
        play(fight(scene), "Gallant Deeds")
        play(scene, "Regroup")
        assert scene.settled
        assert scene.wounds(JEAN) == 1

    def test_not_the_cards_of_others(self) -> None:
        scene = forums(["Ren"], [JEAN], hand=["Precision"], leader=YEVGENI)
        play(fight(scene), "Gallant Deeds")
        scene.choose("Precision", "Done")
        assert scene.threat() == [0, 4]
        scene = forums([], [JEAN], leader=who(YEVGENI))
        # His own side has it, the adversary has not.
        assert play(fight(scene), "Gallant Deeds").threat() == [3, 0]

    @rule("FS-RULE-75")
    def test_a_card_that_he_has_played_keeps_it_when_he_falls(self) -> None:
        doomed = who(YEVGENI, wounds=11, equipped=["Syrneth Hand"])
        scene = forums([], [JEAN], hand=["Precision"], leader=doomed, third=THIRD)
        play(fight(scene), "Disarm")
        scene.choose("Precision", "Syrneth Hand: Technique")
        assert scene.zone(YEVGENI) == "locker"
        assert scene.threat() == [0, 5]

    def test_a_card_that_is_replaced_gives_nothing_to_the_next(self) -> None:
        theirs = ["Mireli's Revision", "Gallant Deeds", "Disarm"]
        scene = forums([], [JEAN], leader=who(YEVGENI), deck=["Triage x3"], their_hand=theirs)
        play(fight(scene), "Gallant Deeds")
        scene.choose("Precision", "Mireli's Revision: Reaction")
        assert decline(scene).threat() == [0, 5]

    def test_en_garde_after_a_refusal(self) -> None:
        scene = forums([], [JEAN, "Henri Michelet"], leader=who(YEVGENI))
        challenge(scene, "Yevgeni challenges Jean Urbain").choose("Refuse")
        assert scene.engaged(YEVGENI)
        assert (scene.asked, scene.options) == (1, ["Yevgeni: Reaction 1", "Pass"])
        scene.choose("Yevgeni: Reaction 1")
        assert not scene.engaged(YEVGENI)
        assert scene.settled
        # Once per Day.
        challenge(scene.choose("Pass")).choose("Refuse")
        assert (scene.engaged(YEVGENI), scene.settled) == (True, True)

    def test_not_after_the_refusal_of_a_challenge_to_him_or_of_another(self) -> None:
        scene = forums(["Ren"], [JEAN, "Henri Michelet"], leader=who(YEVGENI))
        challenge(scene, "Ren challenges Jean Urbain").choose("Refuse")
        assert scene.settled
        scene = forums([], [JEAN], leader=who(YEVGENI), their_leader=ODETTE).choose("Pass")
        challenge(scene).choose("Refuse")
        assert scene.settled

    def test_not_after_an_acceptance(self) -> None:
        scene = challenge(forums([], [JEAN], leader=who(YEVGENI))).choose("Accept")
        assert scene.kind == "combat_card"


class TestYevgeniPays:
    """While paying for a card that is no character, it costs one less."""

    def test_an_attachment(self) -> None:
        scene = forums([], [], hand=[HAMMER, "Precision", "Regroup"], leader=YEVGENI).choose("Equip")
        assert (scene.kind, scene.options) == ("react", ["Yevgeni: Reaction 2", "Pass"])
        assert scene.decision.reason.endswith("while paying for Grandfather's Hammer")
        scene.choose("Yevgeni: Reaction 2")
        assert (scene.kind, sorted(scene.options)) == ("pay_wealth", ["Precision", "Regroup"])
        scene.choose("Regroup")
        assert (scene.host(HAMMER), scene.hand(1)) == (YEVGENI, ["Precision"])
        assert scene.settled

    def test_it_may_be_kept_for_later(self) -> None:
        scene = forums([], [], hand=[HAMMER, "Precision", "Regroup", "Triage"], leader=YEVGENI).choose("Equip", "Pass")
        scene.choose("Precision", "Regroup")
        assert (scene.host(HAMMER), scene.hand(1)) == (YEVGENI, ["Triage"])
        assert scene.settled
        # Triage costs nothing for a Hero: there is nothing to pay, and nothing to react to.
        scene.choose("Pass", "Triage: Action", YEVGENI)
        assert scene.settled

    @rule("FS-CORE-45", "FS-REACT-13")
    def test_a_card_that_could_not_be_paid_for_otherwise(self) -> None:
        scene = forums([], [], hand=[HAMMER, "Precision"], leader=YEVGENI)
        assert scene.offers("Equip")
        scene.choose("Equip")
        # There is no other way to pay, so it is not asked.
        assert (scene.host(HAMMER), scene.discard(1)) == (YEVGENI, ["Precision"])
        assert scene.settled
        assert not forums([], [], hand=[HAMMER], leader=YEVGENI).offers("Equip")

    def test_a_risk(self) -> None:
        scene = forums(["Ren", who(VALERI, wounds=1)], [], hand=["Triage"], leader=YEVGENI)
        scene.choose("Triage: Action", VALERI)
        assert (scene.wounds(VALERI), scene.hand(1)) == (0, [])
        assert scene.settled

    def test_once_per_day(self) -> None:
        used = {"name": YEVGENI, "used": ["Reaction 2"]}
        scene = forums([], [], hand=[HAMMER, "Precision"], leader=used)
        assert not scene.offers("Equip")
        scene = forums([], [], hand=[HAMMER, "Precision", "Regroup"], leader=used).choose("Equip")
        assert scene.hand(1) == []
        assert scene.settled

    def test_a_maneuver(self) -> None:
        scene = forums([], [JEAN], hand=["Precision"], leader=who(YEVGENI))
        play(fight(scene), "Gallant Deeds")
        scene.choose("Precision", "Precision: Maneuver")
        assert scene.kind == "combat_card"
        assert scene.threat() == [0, 5]

    def test_an_attachment_that_is_equipped_by_an_effect(self) -> None:
        city = '[city]\nBazaar = {cards = ["Guild Triskelion"]}'
        crew = [who(EKATERINA, "Bazaar")]
        scene = forums(crew, [], hand=[], leader=YEVGENI, schemes=["Let's Haggle"], city=city)
        # Cost 2, less 1 at the Grand Bazaar, less 1 for him.
        scene.choose("Let's Haggle: Action")
        assert scene.host("Guild Triskelion") == EKATERINA
        assert scene.settled

    def test_not_for_characters(self) -> None:
        city = '[city]\nForums = {cards = ["Takama Siad"]}'
        scene = forums([VALERI], [], hand=["Precision"], leader=YEVGENI, city=city)
        # 3, less 1 for the parley: one card is not enough.
        assert not scene.offers("Recruit")
        scene = forums([VALERI], [], hand=["Precision", "Regroup"], leader=YEVGENI, city=city).choose("Recruit")
        assert (scene.zone("Takama Siad"), scene.engaged(VALERI), scene.hand(1)) == ("crew", True, [])
        assert scene.settled
        assert not forums([], [], hand=["Alcee", "Regroup"], leader=YEVGENI).offers("Brute")

    def test_not_when_others_pay(self) -> None:
        theirs = ["Langschwert", "Breastplate"]
        scene = forums([], [JEAN], their_hand=theirs, leader=YEVGENI).choose("Pass", "Equip", JEAN, "Breastplate")
        assert scene.discard(2) == ["Langschwert"]
        assert scene.settled
        assert not forums([], [JEAN], their_hand=["Breastplate"], leader=YEVGENI).choose("Pass").offers("Equip")

    def test_not_once_he_has_left_play(self) -> None:
        fallen = {"name": YEVGENI, "gone": True}
        scene = forums([VALERI], [], hand=[HAMMER, "Precision"], leader=fallen, third=THIRD)
        assert not scene.offers("Equip")

    def test_with_wealth_in_hand(self) -> None:
        scene = forums([], [], hand=[HAMMER, "Opulence"], leader=YEVGENI).choose("Equip")
        assert scene.options == ["Yevgeni: Reaction 2", "Pass"]
        scene.choose("Pass")
        assert (scene.host(HAMMER), scene.locker(1)) == (YEVGENI, ["Opulence"])
        assert scene.settled


class TestEkaterina:
    def test_a_renown_goes_one_way_and_she_another(self) -> None:
        scene = forums([EKATERINA], [], city=renown(Forums=2)).choose("Ekaterina Ilyanava: Action")
        assert scene.options == ["from the Forums to the Docks", "from the Forums to the Grand Bazaar"]
        scene.choose("from the Forums to the Docks")
        assert (scene.renown("Forums"), scene.renown("Docks")) == (1, 1)
        assert scene.place(EKATERINA) == "Bazaar"
        assert scene.settled

    def test_however_far(self) -> None:
        scene = forums([who(EKATERINA, "Docks")], [], city=renown(Docks=1), third=THIRD)
        scene.choose("Ekaterina Ilyanava: Action", "from the Docks to the Forums")
        assert scene.options == ["Ole's Inn", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert scene.place(EKATERINA) == "Bazaar"
        assert scene.settled

    def test_not_without_a_renown_here_nor_from_home(self) -> None:
        assert not forums([EKATERINA], [], city=renown(Docks=1)).offers("Ekaterina")
        assert not forums([who(EKATERINA, "Home")], [], city=renown(Docks=1)).offers("Ekaterina")

    def test_a_renown_is_lost_when_an_opponent_claims(self) -> None:
        scene = forums([EKATERINA], [], their_leader=who(ODETTE), city=renown(Forums=2, Docks=1))
        scene.choose("Pass").cause(claim, 2, FORUMS)
        assert (scene.asked, scene.options) == (1, ["Ekaterina Ilyanava: Reaction", "Pass"])
        scene.choose("Ekaterina Ilyanava: Reaction")
        assert (scene.renown("Forums"), scene.renown("Docks"), scene.control("Forums")) == (1, 1, 2)
        assert "Player 1 takes 1 Renown from the Forums." in scene.log()
        assert scene.settled

    def test_not_elsewhere_nor_when_you_claim(self) -> None:
        scene = forums([EKATERINA], [], city=renown(Forums=1, Docks=1)).choose("Pass").cause(claim, 2, DOCKS)
        assert scene.settled
        scene = forums([EKATERINA], [], city=renown(Forums=1)).choose("Claim")
        assert (scene.control("Forums"), scene.renown("Forums")) == (1, 1)
        assert scene.settled


class TestNazem:
    def test_influence_for_each_engaged_enemy_here(self) -> None:
        there = [who(JEAN, engaged=True), who("Henri Michelet", engaged=True), who("Otto Streit")]
        scene = forums([NAZEM, who("Ren", engaged=True)], [*there, who("Bastien Girard", "Docks", engaged=True)])
        assert scene.stat(NAZEM, INFLUENCE) == 2

    def test_not_at_home(self) -> None:
        scene = forums([who(NAZEM, "Home")], [who(JEAN, "Home", engaged=True)])
        assert scene.stat(NAZEM, INFLUENCE) == 0

    def test_who_refuses_engages(self) -> None:
        scene = challenge(forums([NAZEM], [JEAN])).choose("Refuse")
        assert (scene.wounds(JEAN), scene.engaged(JEAN)) == (2, True)
        assert scene.settled

    def test_not_who_accepts_nor_who_refuses_another(self) -> None:
        scene = challenge(forums([NAZEM], [JEAN])).choose("Accept")
        assert not scene.engaged(JEAN)
        scene = challenge(forums([NAZEM, "Ren"], [JEAN]), "Ren challenges Jean Urbain").choose("Refuse")
        assert not scene.engaged(JEAN)
        assert scene.settled
        scene = challenge(forums([NAZEM], [JEAN]).choose("Pass")).choose("Refuse")
        assert not scene.engaged(NAZEM)
        assert scene.settled

    def test_one_destroyed_by_the_refusal_is_left_alone(self) -> None:
        scene = challenge(forums([NAZEM], [who(JEAN, wounds=3)])).choose("Refuse")
        assert scene.zone(JEAN) == "locker"
        assert scene.settled


class TestPavel:
    def test_influence_at_a_location_you_control(self) -> None:
        control = '[city]\nForums = {control = 1}\nDocks = {control = 2}'
        assert forums(["Pavel Ivanov"], [], city=control).stat("Pavel Ivanov", INFLUENCE) == 4
        for place in ("Docks", "Bazaar", "Home"):
            assert forums([who("Pavel Ivanov", place)], [], city=control).stat("Pavel Ivanov", INFLUENCE) == 3

    def test_a_card_when_an_opponent_claims(self) -> None:
        scene = forums([who("Pavel Ivanov", "Home")], [], deck=["Triage"], their_leader=who(ODETTE))
        scene.choose("Pass", "Claim")
        assert scene.options == ["Pavel Ivanov: Reaction", "Pass"]
        scene.choose("Pavel Ivanov: Reaction")
        assert scene.hand(1)[-1] == "Triage"
        assert scene.settled

    def test_not_when_you_claim(self) -> None:
        scene = forums(["Pavel Ivanov"], [], deck=["Triage"]).choose("Claim")
        assert sorted(scene.hand(1)) == ["Precision", "Regroup"]
        assert scene.settled

    def test_technique(self) -> None:
        scene = fight(forums([JEAN], ["Pavel Ivanov"]))
        scene.choose("Gallant Deeds", "Pavel Ivanov: Technique")
        # Of three threat one is turned back, and Parry 2 and 1 more.
        assert (scene.wounds("Pavel Ivanov"), scene.threat()) == (0, [3, 0])

    def test_not_for_others(self) -> None:
        scene = forums([JEAN], ["Pavel Ivanov", "Otto Streit"])
        fight(scene, "Jean Urbain challenges Otto Streit").choose("Gallant Deeds")
        assert not scene.offers("Pavel Ivanov: Technique")


class TestRen:
    def test_her_adversary_parries_less(self) -> None:
        scene = play(fight(forums(["Ren"], [JEAN])), "Gallant Deeds")
        # Three threat: one turned back, Parry 2 less 1, one wound.
        assert (scene.wounds(JEAN), scene.threat()) == (1, [3, 0])

    @rule("FS-DUELX-13")
    def test_not_below_nothing(self) -> None:
        scene = fight(forums(["Ren"], [JEAN], their_hand=["Mastercrafted Rapier", "Regroup"]))
        play(scene, "Mastercrafted Rapier")
        assert (scene.wounds(JEAN), scene.threat()) == (1, [3, 0])

    def test_not_against_fewer_characters(self) -> None:
        crew = ["Ren", who(NAZEM, "Home")]
        scene = play(fight(forums(crew, [JEAN])), "Gallant Deeds")
        assert (scene.wounds(JEAN), scene.threat()) == (0, [3, 0])
        scene = play(fight(forums(crew, [JEAN, who("Henri Michelet", "Home")])), "Gallant Deeds")
        assert scene.wounds(JEAN) == 1

    def test_not_her_own_cards_nor_against_others(self) -> None:
        scene = forums(["Ren"], [JEAN], hand=["Precision"])
        play(fight(scene), "Disarm")
        # Two threat: Parry 1 of Precision holds one.
        play(scene, "Precision")
        assert scene.wounds("Ren") == 1
        scene = forums(["Ren", NAZEM], [JEAN, "Henri Michelet"])
        play(fight(scene, "Nazem ibn Umur challenges Jean Urbain"), "Gallant Deeds")
        assert scene.wounds(JEAN) == 0


class TestTorsten:
    @pytest.mark.parametrize(("wounds", "sent"), [(1, 4), (2, 5), (3, 5)])
    def test_thrust_with_two_wounds(self, wounds: int, sent: int) -> None:
        scene = forums([JEAN], [who("Torsten Vakt", wounds=wounds)], their_hand=["Precision", "Disarm"])
        play(fight(scene), "Precision")
        assert scene.threat() == [sent, 0]

    def test_not_for_other_participants(self) -> None:
        crew = [who("Torsten Vakt", wounds=4), "Otto Streit"]
        scene = fight(forums([JEAN], crew, their_hand=["Precision", "Disarm"]), "Jean Urbain challenges Otto Streit")
        play(scene, "Precision")
        assert scene.threat() == [4, 0]

    def test_a_sorcerers_ability_is_cancelled(self) -> None:
        scene = forums(["Torsten Vakt"], ["Sibella Scarpa"]).choose("Pass", "Sibella Scarpa: Action")
        assert (scene.asked, scene.options) == (1, ["Torsten Vakt: Reaction", "Pass"])
        scene.choose("Torsten Vakt: Reaction")
        assert (scene.wounds("Torsten Vakt"), scene.wounds("Sibella Scarpa")) == (0, 1)
        assert scene.settled

    def test_so_is_a_sorcery(self) -> None:
        scene = forums(["Torsten Vakt", "Ved'ma"], [], hand=["Matushka's Efficiency", "Regroup"])
        scene.choose("Matushka's Efficiency: Action")
        scene.pass_until("choose_target").choose("Torsten Vakt", "Torsten Vakt: Reaction")
        assert scene.place("Torsten Vakt") == "Forums"
        assert decline(scene).settled

    def test_not_what_is_no_sorcery_or_targets_another(self) -> None:
        scene = forums(["Torsten Vakt"], ["Buratino"]).choose("Pass", "Buratino: Action")
        assert scene.wounds("Torsten Vakt") == 1
        assert scene.settled
        scene = forums(["Torsten Vakt", "Ren"], ["Sibella Scarpa"]).choose("Pass", "Sibella Scarpa: Action", "Ren")
        assert scene.wounds("Ren") == 1
        assert scene.settled


class TestValeri:
    def test_he_goes_there_and_challenges(self) -> None:
        scene = forums([who(VALERI, "Docks")], [JEAN, "Henri Michelet", who("Otto Streit", "Bazaar")])
        scene.choose("Valeri Mikhailov: Action")
        assert scene.options == [JEAN, "Henri Michelet"]
        scene.choose(JEAN)
        assert (scene.place(VALERI), scene.engaged(VALERI)) == ("Forums", True)
        decline(scene)
        # Nobody may intervene.
        assert (scene.kind, scene.options) == ("answer_challenge", ["Accept", "Refuse"])
        scene.choose("Refuse")
        assert scene.wounds(JEAN) == 2
        assert scene.settled

    def test_from_home_to_any_location(self) -> None:
        scene = forums([who(VALERI, "Home")], [JEAN, who("Otto Streit", "Bazaar")]).choose("Valeri Mikhailov: Action")
        scene.choose("Otto Streit")
        assert scene.place(VALERI) == "Bazaar"
        decline(scene).choose("Refuse")
        assert scene.settled

    def test_not_engaged_nor_without_a_target_next_door(self) -> None:
        assert not forums([who(VALERI, "Docks", engaged=True)], [JEAN]).offers("Valeri")
        assert not forums([VALERI], [JEAN, who("Otto Streit", "Home")]).offers("Valeri")
        assert not forums([who(VALERI, "Docks")], [who(JEAN, "Bazaar")]).offers("Valeri")

    def test_not_one_who_cannot_be_challenged(self) -> None:
        scene = forums([VALERI], [who("Patricia Moustakas", "Docks")])
        assert not scene.offers("Valeri")
        scene = forums([VALERI], [who("Patricia Moustakas", "Docks"), who(JEAN, "Docks")])
        scene.choose("Valeri Mikhailov: Action")
        assert scene.place(VALERI) == "Docks"
        assert scene.game.view(None)["duel"]["characters"] == [VALERI, JEAN]

    def test_one_who_draws_challenges_must_be_the_target(self) -> None:
        scene = forums([VALERI], [who("Sigurd Ulfsen", "Docks"), who(JEAN, "Docks"), who("Otto Streit", "Bazaar")])
        scene.choose("Valeri Mikhailov: Action")
        assert scene.options == ["Sigurd Ulfsen", "Otto Streit"]

    def test_the_move_may_fail(self) -> None:
        scene = forums([who(VALERI, "Docks")], [JEAN], hand=["Stubborn"])
        scene.choose("Valeri Mikhailov: Action", "Stubborn: Reaction")
        assert (scene.place(VALERI), scene.engaged(VALERI)) == ("Docks", True)
        assert scene.settled

    def test_technique_with_fewer_wounds(self) -> None:
        scene = fight(forums([JEAN], [VALERI], their_hand=["Disarm", "Regroup"]))
        scene.choose("Disarm", "Valeri Mikhailov: Technique")
        # As many wounds as the adversary: Riposte 1, Parry 1, Thrust 1 and 1 more; one threat is left.
        assert (decline(scene).threat(), scene.wounds(VALERI)) == ([3, 0], 1)
        scene = fight(forums([who(JEAN, wounds=1)], [VALERI], their_hand=["Disarm", "Regroup"]))
        scene.choose("Disarm", "Valeri Mikhailov: Technique")
        # Riposte 1 and 1 more, Parry 1, Thrust 1.
        assert (decline(scene).threat(), scene.wounds(VALERI)) == ([3, 0], 0)

    @rule("FS-RULE-63")
    def test_technique_with_a_challenge(self) -> None:
        scene = challenge(forums([VALERI], [who(JEAN, wounds=1)]), technique="Valeri Mikhailov: Technique")
        # No adversary before acceptance: Thrust, which the cap keeps from wounding.
        scene.choose("Refuse")
        assert scene.wounds(JEAN) == 3
        assert scene.settled
        scene = challenge(forums([VALERI], [JEAN]), technique="Valeri Mikhailov: Technique").choose("Accept")
        assert scene.threat() == [0, 3]
        scene = challenge(forums([VALERI], [who(JEAN, wounds=1)]), technique="Valeri Mikhailov: Technique")
        assert scene.choose("Accept").threat() == [0, 2]


class TestVedma:
    SIGHT = "Matushka's Sight"

    def test_a_sorcery_from_the_discard_pile(self) -> None:
        discard = ["Matushka's Command", self.SIGHT, "Triage"]
        scene = forums(["Ved'ma", who("Elina Georginova", "Docks")], [who(JEAN, "Docks")], discard=discard)
        scene.choose("Ved'ma: Action")
        assert scene.engaged("Ved'ma")
        assert scene.kind == "choose_target"
        assert sorted(scene.options) == ["Matushka's Command (seen by all)", f"{self.SIGHT} (seen by all)"]
        scene.choose("Matushka's Command")
        assert scene.kind == "choose_performer"
        scene.choose("Elina Georginova")
        scene.choose("Regroup")
        decline(scene)
        assert (scene.engaged(JEAN), scene.engaged("Elina Georginova")) == (True, True)
        assert scene.locker(1) == ["Matushka's Command"]
        assert sorted(scene.discard(1)) == [self.SIGHT, "Regroup", "Triage"]
        assert scene.settled

    def test_only_what_can_be_played_and_paid_for(self) -> None:
        discard = ["Corpse Speak", "Matushka's Command", "Triage"]
        scene = forums(["Ved'ma"], [], hand=[], discard=discard).choose("Ved'ma: Action")
        assert scene.engaged("Ved'ma")
        assert sorted(scene.discard(1)) == sorted(discard)
        assert scene.settled

    def test_not_while_engaged(self) -> None:
        scene = forums([who("Ved'ma", engaged=True)], [], discard=[self.SIGHT])
        assert not scene.offers("Ved'ma")

    @rule("FS-RULE-108")
    def test_a_sorcery_that_is_cancelled_goes_to_the_locker_too(self) -> None:
        discard = ["Matushka's Efficiency"]
        scene = forums(["Ved'ma", "Torsten Vakt"], [], discard=discard).choose("Ved'ma: Action")
        scene.pass_until("choose_target").choose("Torsten Vakt", "Torsten Vakt: Reaction")
        assert scene.locker(1) == ["Matushka's Efficiency"]
        assert decline(scene).settled

    def test_en_garde_after_a_sorcery_engaged_her(self) -> None:
        scene = forums(["Ved'ma"], [], hand=[self.SIGHT], deck=["Triage x6"])
        scene.choose(f"{self.SIGHT}: Action")
        scene.pass_until("may_effect").choose("Yes")
        assert (scene.options, scene.engaged("Ved'ma")) == (["Ved'ma: Reaction", "Pass"], True)
        scene.choose("Ved'ma: Reaction")
        assert not scene.engaged("Ved'ma")
        assert scene.settled

    def test_be_it_engaged_by_the_effect_of_another_sorcerer(self) -> None:
        scene = forums(["Ved'ma", "Elina Georginova"], [], hand=["Matushka's Command", "Triage"])
        scene.choose("Matushka's Command: Action", "Elina Georginova")
        while not scene.offers("Ved'ma: Reaction"):
            scene.choose("Pass")
        scene.choose("Ved'ma: Reaction")
        assert (scene.engaged("Ved'ma"), scene.engaged("Elina Georginova")) == (False, True)
        assert decline(scene).settled

    def test_or_as_what_is_paid_in_place_of_the_costs(self) -> None:
        scene = forums(["Ved'ma"], [], hand=["Matushka's Efficiency"]).choose("Matushka's Efficiency: Action")
        scene.choose("the Docks")
        assert scene.options == ["Ved'ma: Reaction", "Pass"]
        scene.choose("Ved'ma: Reaction")
        assert (scene.place("Ved'ma"), scene.engaged("Ved'ma")) == ("Docks", False)
        assert scene.settled

    def test_as_if_it_were_in_hand(self) -> None:
        gear = who("Elina Georginova", "Docks", equipped=["Corpse Speak"])
        scene = forums(["Ved'ma", gear], [], hand=[], discard=[self.SIGHT], deck=["Triage x6"])
        scene.choose("Corpse Speak: Action", "Ved'ma")
        scene.pass_until("may_effect").choose("Yes", "Ved'ma: Reaction")
        assert not scene.engaged("Ved'ma")
        assert decline(scene).settled

    def test_not_if_it_engaged_another_or_nobody_or_is_no_sorcery(self) -> None:
        scene = forums(["Ved'ma", who("Elina Georginova", "Home")], [], hand=[self.SIGHT], deck=["Triage x6"])
        scene.choose(f"{self.SIGHT}: Action", "Elina Georginova")
        scene.pass_until("may_effect").choose("Yes")
        assert scene.settled
        scene = forums(["Ved'ma"], [], hand=[self.SIGHT], deck=["Triage x6"]).choose(f"{self.SIGHT}: Action")
        assert scene.pass_until("may_effect").choose("No").settled
        scene = forums(["Ved'ma", "Ren"], [JEAN], hand=["Drinking Games", "Triage"])
        scene.choose("Drinking Games: Action", "Ren", "Ved'ma")
        assert scene.engaged("Ved'ma")
        assert scene.settled

    def test_not_when_an_opponent_plays_it(self) -> None:
        theirs = ["Matushka's Command", "Triage"]
        scene = forums(["Ved'ma"], ["Elina Georginova"], their_hand=theirs).choose("Pass", "Matushka's Command: Action")
        assert scene.engaged("Ved'ma")
        assert not scene.offers("Ved'ma: Reaction")

    def test_not_for_her_own_action(self) -> None:
        scene = forums(["Ved'ma"], [], hand=[], discard=[self.SIGHT], deck=["Triage x6"]).choose("Ved'ma: Action")
        while not scene.settled:
            assert not scene.offers("Ved'ma: Reaction")
            scene.choose(scene.options[-1])
        assert scene.engaged("Ved'ma")


class TestTheBoarsGuile:
    PLANNING = """
        phase = "Planning"
        first_player = 1
        [[player]]
        leader = "Yevgeni"
        crew = [{name = "Ren", at = "Forums"}]
        deck = ["Precision x8"]
        approach = ["The Boar's Guile", "Nazem ibn Umur"]
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
        crew = [{name = "Henri Michelet", at = "Forums"}]
        deck = ["Gallant Deeds x8"]
        approach = ["Let the Sword Decide", "Jean Urbain"]
        [city]
        Docks = {renown = RENOWN}
    """

    def resolving(self, renown: int = 1) -> Scene:
        """The scheme of player 1 asks its first question; that of player 2 comes before it."""
        return Scene(self.PLANNING.replace("RENOWN", str(renown))).pass_until("may_effect")

    def scene(self, whom: str) -> Scene:
        """The first turn of player 1 in High Drama, with somebody marked."""
        scene = self.resolving().choose("Yes", "the Docks", whom).pass_until("take_action").choose("Pass")
        assert (scene.kind, scene.asked) == ("take_action", 1)
        return scene

    def offered_today(self, scene: Scene) -> bool:
        """Whether its Reaction is offered before the Day is over, if nobody does anything."""
        while scene.state.day == 1 and not scene.offers("The Boar's Guile"):
            scene.choose(scene.options[-1])
        return scene.state.day == 1

    def test_whom_it_marks_is_told_and_stands_on_the_card(self) -> None:
        scene = self.scene("Henri Michelet")
        assert "Henri Michelet is marked by The Boar's Guile of Player 1." in scene.log(2)
        crew = {who["name"]: who["explained"] for who in scene.game.view(1)["players"][1]["crew"]}
        assert "marked by The Boar's Guile" in crew["Henri Michelet"]
        assert "marked by The Boar's Guile" not in crew[ODETTE]

    def test_a_renown_anywhere(self) -> None:
        scene = self.resolving().choose("Yes")
        assert scene.options == ["the Docks", "the Forums", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")] == [2, 1, 1]

    def test_or_one_moves_to_an_adjacent_location(self) -> None:
        scene = self.resolving(0).choose("No")
        assert scene.options == [
            "from the Docks to the Forums", "from the Forums to the Docks", "from the Forums to the Grand Bazaar",
        ]  # fmt: skip
        scene.choose("from the Forums to the Grand Bazaar")
        assert [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")] == [1, 0, 1]
        assert scene.kind == "choose_cards"

    def test_an_enemy_is_marked_for_all_to_see(self) -> None:
        scene = self.resolving().choose("Yes", "the Docks")
        assert (scene.kind, scene.asked) == ("choose_cards", 1)
        assert sorted(scene.options) == ["Henri Michelet", JEAN, ODETTE]
        scene.choose("Henri Michelet")
        scene.pass_until("take_action")
        assert scene.game.view(1)["players"][0]["schemes"][0]["named"] == "Henri Michelet"
        assert not writable(scene.state)

    def test_more_thrust_against_the_marked_one(self) -> None:
        for marked, sent in (("Henri Michelet", 5), (JEAN, 4)):
            scene = self.scene(marked)
            play(fight(scene), "Gallant Deeds")
            play(scene, "Precision")
            assert scene.threat() == [0, sent]

    def test_not_for_the_marked_ones_own_cards(self) -> None:
        scene = self.scene("Henri Michelet")
        play(fight(scene), "Gallant Deeds")
        # Riposte 1 and Thrust 2.
        assert scene.threat() == [3, 0]

    def test_a_renown_at_dusk_if_it_is_at_home(self) -> None:
        scene = self.scene(JEAN)
        assert self.offered_today(scene)
        assert (scene.renown(1), scene.asked) == (0, 1)
        scene.choose("The Boar's Guile: Reaction")
        assert scene.renown(1) == 1

    @pytest.mark.parametrize("whom", ["Henri Michelet", ODETTE])
    def test_not_if_it_is_elsewhere(self, whom: str) -> None:
        assert not self.offered_today(self.scene(whom))

    @rule("FS-RULE-61")
    def test_who_leaves_play_is_marked_no_longer(self) -> None:
        scene = self.scene(JEAN)
        scene.cause(destroy, 1, 1 << scene.card(JEAN))
        assert scene.game.view(1)["players"][0]["schemes"][0]["named"] is None
        assert not self.offered_today(scene)


class TestGrandfathersHammer:
    ELINA = who("Elina Georginova", equipped=[HAMMER])

    @rule("FS-RULE-105")
    def test_it_is_the_combat_card_of_the_round(self) -> None:
        scene = forums([JEAN], [self.ELINA], hand=["Breastplate", "Regroup"], their_hand=["Precision"])
        scene.choose("Challenge", "Done", "Accept")
        assert (scene.asked, scene.options) == (2, ["Grandfather's Hammer: Reaction", "Pass"])
        scene.choose("Grandfather's Hammer: Reaction")
        # Parry 1 of three threat, two wounds; no other card is asked for, and its Technique stays behind.
        assert (scene.zone(HAMMER), scene.wounds("Elina Georginova"), scene.threat()) == ("line", 2, [5, 0])
        assert scene.hand(2) == ["Precision"]
        assert (scene.kind, scene.asked) == ("combat_card", 1)
        play(scene, "Breastplate")
        # Parry 3 of five threat, two wounds; one threat for Elina, who plays no card.
        assert scene.wounds(JEAN) == 2
        scene.choose("Done")
        assert (scene.wounds("Elina Georginova"), scene.zone(HAMMER), scene.hand(2)) == (3, "discard", ["Precision"])
        assert scene.settled

    @rule("FS-DUELX-16")
    def test_lethal(self) -> None:
        scene = forums([JEAN], [self.ELINA], hand=[], their_hand=[]).choose("Challenge", "Done", "Accept")
        scene.choose("Grandfather's Hammer: Reaction")
        decline(scene)
        # Five threat against Resolve 4, though Elina has Combat 2.
        assert scene.zone(JEAN) == "locker"

    def test_in_a_later_round_too(self) -> None:
        scene = forums([JEAN], [self.ELINA], hand=["Precision", "Triage"])
        scene.choose("Challenge", "Done", "Accept", "Pass", "Gallant Deeds", "Done")
        scene.choose("Precision", "Done")
        assert (scene.asked, scene.options) == (2, ["Grandfather's Hammer: Reaction", "Pass"])

    def test_not_in_the_adversarys_round_nor_by_those_outside(self) -> None:
        scene = forums([self.ELINA], [JEAN]).choose("Challenge", "Done", "Accept")
        assert (scene.asked, scene.kind) == (2, "combat_card")
        play(scene, "Gallant Deeds")
        assert scene.kind == "combat_card"
        third = '[[player]]\nleader = {name = "Soline el Gato", equipped = ["Grandfather\'s Hammer"]}\n'
        scene = forums([NAZEM], [JEAN], third=third).choose("Challenge", "Accept")
        assert (scene.asked, scene.kind) == (2, "combat_card")

    def test_whoever_of_yours_wears_it(self) -> None:
        scene = forums([JEAN], [NAZEM, who("Ren", "Home", equipped=[HAMMER])]).choose("Challenge", "Done", "Accept")
        scene.choose("Grandfather's Hammer: Reaction")
        assert scene.threat() == [5, 0]

    def test_not_if_a_card_was_played_already(self) -> None:
        lorenzo = "Lorenzo de Zepeda"
        scene = forums([lorenzo], [self.ELINA], their_deck=["Precision x3"], their_hand=["Regroup"])
        scene.choose("Challenge", "Lorenzo de Zepeda: Technique", "Pass", "Accept", "Yes")
        assert (scene.kind, scene.options) == ("round_abilities", ["Grandfather's Hammer: Technique", "Done"])
        assert decline(scene).zone(HAMMER) == "equipped"

    def test_technique(self) -> None:
        scene = forums([JEAN], [self.ELINA], their_hand=["Precision", "Disarm"])
        scene.choose("Challenge", "Done", "Accept", "Pass", "Precision", "Grandfather's Hammer: Technique")
        assert decline(scene).threat() == [6, 0]

    @rule("FS-ABIL-08")
    def test_not_from_the_dueling_line(self) -> None:
        scene = forums([JEAN], ["Ren"], their_hand=[HAMMER, "Disarm"])
        scene.choose("Challenge", "Done", "Accept", HAMMER)
        assert scene.kind == "combat_card"
        assert scene.threat() == [5, 0]


class TestMireliSabre:
    @pytest.mark.parametrize(
        ("name", "wounds", "threat"),
        [
            # Riposte 1, Parry 2, Thrust 2 against four threat, and what is gained.
            ("Ren", 0, [4, 0]),  # Finesse 3, Combat 3: both
            (NAZEM, 0, [3, 0]),  # Finesse 3, Combat 2: Parry
            ("Torsten Vakt", 1, [4, 0]),  # Finesse 1, Combat 3: Thrust
        ],
    )
    def test_technique(self, name: str, wounds: int, threat: list[int]) -> None:
        scene = forums([], [who(name, equipped=["Mireli Sabre"])], leader=who(YEVGENI))
        scene.choose("Challenge", "Accept", "Gallant Deeds", "Mireli Sabre: Technique")
        assert (scene.wounds(name), scene.threat()) == (wounds, threat)

    def test_neither(self) -> None:
        weak = who("Otto Streit", equipped=["Mireli Sabre", "Unfortunate"])
        scene = forums([], [weak], leader=who(YEVGENI))
        scene.choose("Challenge", "Accept", "Gallant Deeds", "Mireli Sabre: Technique")
        assert (scene.wounds("Otto Streit"), scene.threat()) == (1, [3, 0])

    @rule("FS-RULE-63")
    def test_with_a_challenge(self) -> None:
        scene = challenge(forums([who("Ren", equipped=["Mireli Sabre"])], [JEAN]), technique="Mireli Sabre: Technique")
        assert scene.choose("Accept").threat() == [0, 4]
        scene = challenge(forums([who("Ren", equipped=["Mireli Sabre"])], [JEAN]), technique="Mireli Sabre: Technique")
        # One more threat, which Combat 3 keeps from wounding.
        assert scene.choose("Refuse").wounds(JEAN) == 3
        assert scene.settled

    def test_only_of_who_wears_it(self) -> None:
        crew = [who("Ren", equipped=["Mireli Sabre"]), NAZEM]
        scene = fight(forums([JEAN], crew), "Jean Urbain challenges Nazem ibn Umur").choose("Gallant Deeds")
        assert not scene.offers("Mireli Sabre")


class TestBorets:
    def test_nobody_uses_techniques_and_maneuvers_any_more(self) -> None:
        scene = forums(
            [who("Terrell Brandt", equipped=["Langschwert"])], [who(VALERI, equipped=["Mireli Sabre"])],
            hand=["Precision", "Regroup"], their_hand=["Borets", "Valiant Spirit", "Gallant Deeds", "Triage"],
        )
        scene.choose("Challenge", "Done", "Accept", "Borets")
        assert scene.offers("Valeri Mikhailov: Technique")
        scene.choose("Borets: Maneuver")
        # His own Techniques are over as well.
        assert (scene.asked, scene.kind) == (1, "combat_card")
        scene.choose("Precision")
        assert (scene.asked, scene.kind) == (2, "combat_card")
        scene.choose("Valiant Spirit")
        assert scene.kind in ("combat_card", "take_action")

    def test_only_in_that_duel(self) -> None:
        crew = [JEAN, "Terrell Brandt"]
        scene = forums(crew, [VALERI], hand=["Regroup", "Disarm"], their_hand=["Borets", "Gallant Deeds"])
        scene.choose("Challenge", "Jean Urbain challenges Valeri Mikhailov", "Done", "Accept", "Borets")
        scene.choose("Borets: Maneuver")
        play(scene, "Regroup")
        while not scene.settled:
            scene.game.choose(scene.decision.options[-1])
        while scene.asked != 1:
            scene.choose("Pass")
        scene.choose("Challenge")
        assert scene.offers("Terrell Brandt: Technique")

    def test_nothing_changes_without_the_maneuver(self) -> None:
        scene = forums(["Terrell Brandt"], [VALERI], their_hand=["Borets", "Disarm"])
        scene.choose("Challenge", "Done", "Accept", "Borets", "Done", "Precision")
        assert scene.offers("Precision: Maneuver")
        assert scene.offers("Terrell Brandt: Technique")
