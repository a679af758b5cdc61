"""Cards of Castille: each ability used, and not offered where it must not be."""

from typing import Any

import pytest

from duels import challenge, decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails.happenings import destroy, move
from quarterdeck.games.five_sails.position_text import writable, write
from quarterdeck.games.five_sails.terms import DOCKS, FINESSE, INFLUENCE
from scene import Scene

SOLINE = "Soline el Gato"
ODETTE = "Odette Dubois d'Arrent"


def table(mine: str = "", theirs: str = "", city: str = "", more: str = "", leader: str = "", foe: str = "") -> Scene:
    """Player 1 with Soline, player 2 with Odette, both at Home unless it is said otherwise."""
    return Scene(f"""
        {more}
        [[player]]
        leader = {leader or f'"{SOLINE}"'}
        {mine}
        [[player]]
        leader = {foe or f'"{ODETTE}"'}
        {theirs}
        [city]
        {city}
    """)


def at(name: str, place: str = "Docks", more: str = "") -> str:
    """A character of a position, quotes in its name and all."""
    return f"{{name = '''{name}''', at = \"{place}\"{', ' + more if more else ''}}}"


def people(*entries: str) -> str:
    """The line of a player's crew: whole entries, or names of characters at Home."""
    return f"crew = [{', '.join(e if e.startswith('{') else repr(e) for e in entries)}]\n"


class TestSoline:
    def test_her_adversaries_have_less_finesse_where_she_is(self) -> None:
        scene = forums([], ["Jean Urbain"], leader=who(SOLINE), their_deck=["Regroup x4"])
        assert scene.stat("Jean Urbain", FINESSE) == 2
        fight(scene)
        assert scene.stat("Jean Urbain", FINESSE) == 1

    def test_also_those_of_her_crew_and_only_there(self) -> None:
        scene = forums(["Lorenzo de Zepeda"], ["Jean Urbain", "Henri Michelet"], leader=who(SOLINE))
        fight(scene, "Lorenzo de Zepeda challenges Jean Urbain")
        assert (scene.stat("Jean Urbain", FINESSE), scene.stat("Henri Michelet", FINESSE)) == (1, 3)
        scene = forums(["Lorenzo de Zepeda"], ["Jean Urbain"], leader=who(SOLINE, "Docks"))
        assert fight(scene).stat("Jean Urbain", FINESSE) == 2

    def test_one_gamble_less(self) -> None:
        otto = who("Otto Streit", equipped=["Unfortunate"])
        scene = forums([], [otto], leader=who(SOLINE), their_deck=["Regroup x4"])
        fight(scene)
        # Finesse 2, less 1 for what he wears and 1 for her.
        assert not scene.offers("Gamble")

    @rule("FS-CORE-28")
    def test_the_adversary_of_somebody_else_is_not_hers(self) -> None:
        third = '[[player]]\nleader = {name = "Soline el Gato", at = "Forums"}'
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], third=third)
        fight(scene, "Terrell Brandt challenges Jean Urbain")
        assert scene.stat("Jean Urbain", FINESSE) == 2

    def test_she_moves_after_an_action_of_anybody(self) -> None:
        scene = table(people(at("Sanjay")), leader=at(SOLINE), foe=at(ODETTE, "Forums"))
        scene.choose("Claim", "Sanjay")
        assert (scene.asked, scene.options) == (1, ["Soline el Gato: Reaction", "Pass"])
        scene.choose("Pass", "Claim")
        scene.choose("Soline el Gato: Reaction")
        assert scene.place(SOLINE) == "Forums"
        assert (scene.settled, scene.asked) == (True, 1)
        # Once per Day.
        scene.choose("Move", "the Docks")
        assert scene.settled

    def test_after_the_action_of_a_card_too(self) -> None:
        scene = table('hand = ["Improvising"]', leader=at(SOLINE, "Forums")).choose("Improvising: Action")
        scene.choose("Soline el Gato: Reaction", "the Grand Bazaar")
        assert scene.place(SOLINE) == "Bazaar"
        assert scene.settled

    def test_not_from_home_nor_after_a_pass_nor_after_what_is_no_action(self) -> None:
        scene = table(people(at("Sanjay"))).choose("Claim")
        assert scene.settled
        scene = table(leader=at(SOLINE)).choose("Pass")
        assert scene.settled and scene.asked == 2
        scene = forums(["Maya de La Rioja"], ["Jean Urbain"], leader=who(SOLINE, "Bazaar"))
        fight(scene)
        scene.choose("Disarm")
        assert not scene.offers("Soline")


class TestMadreDolores:
    CREW = people(at('"Madre" Dolores'), at("Sanjay", more="wounds = 2"), at("Ratón", "Forums", "wounds = 1"))

    def test_one_character_here_is_healed(self) -> None:
        scene = table(self.CREW + 'hand = ["Regroup"]', foe=at(ODETTE, more="wounds = 1"))
        scene.choose("Dolores: Action")
        assert scene.options == ['"Madre" Dolores', "Sanjay", ODETTE]
        scene.choose("Sanjay", "Done")
        assert (scene.wounds("Sanjay"), scene.wounds(ODETTE)) == (1, 1)
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled
        assert not scene.choose("Pass").offers("Dolores")

    def test_or_two_for_a_card(self) -> None:
        scene = table(self.CREW + 'hand = ["Regroup", "Precision"]', foe=at(ODETTE, more="wounds = 1"))
        scene.choose("Dolores: Action", "Sanjay", ODETTE)
        assert (scene.kind, sorted(scene.options)) == ("pay_extra_cost", ["Precision", "Regroup"])
        scene.choose("Precision")
        assert (scene.wounds("Sanjay"), scene.wounds(ODETTE)) == (1, 0)
        assert scene.discard(1) == ["Precision"]
        assert scene.settled

    @rule("FS-CORE-45")
    def test_without_a_card_only_one_and_not_from_home(self) -> None:
        scene = table(self.CREW, foe=at(ODETTE, more="wounds = 1")).choose("Dolores: Action", "Sanjay")
        assert scene.wounds("Sanjay") == 1
        assert scene.settled
        assert not table("""crew = ['"Madre" Dolores']""").offers("Dolores")


class TestMakepeace:
    CREW = people(at("Makepeace Botwighte"))
    SHOPPER = 'crew = [{{name = "Otto Streit", at = "{0}"}}]\nhand = ["Throwing Knife", "Regroup"]'

    def test_who_opposes_him_equips_for_one_more(self) -> None:
        scene = table(self.CREW, self.SHOPPER.format("Docks"), more="turn = 2").choose("Equip", "Otto Streit")
        assert scene.discard(2) == ["Regroup"]
        assert scene.host("Throwing Knife") == "Otto Streit"
        assert scene.settled

    def test_what_cannot_be_paid_so_is_not_offered(self) -> None:
        theirs = self.SHOPPER.format("Docks").replace(', "Regroup"', "")
        scene = table(self.CREW, theirs, more="turn = 2", foe=at(ODETTE))
        assert not scene.offers("Equip")

    def test_elsewhere_and_for_his_own_side_the_price_stands(self) -> None:
        scene = table(self.CREW, self.SHOPPER.format("Forums"), more="turn = 2").choose("Equip", "Otto Streit")
        assert (scene.discard(2), scene.host("Throwing Knife")) == ([], "Otto Streit")
        mine = people(at("Makepeace Botwighte"), at("Sanjay")) + 'hand = ["Throwing Knife", "Regroup"]'
        scene = table(mine, foe=at(ODETTE)).choose("Equip", "Sanjay")
        assert (scene.discard(1), scene.host("Throwing Knife")) == ([], "Sanjay")

    def test_a_combat_card_is_not_equipped(self) -> None:
        scene = forums(["Makepeace Botwighte"], ["Jean Urbain"], their_hand=["Improvised Weapon"])
        challenge(scene).choose("Accept")
        assert scene.offers("Improvised Weapon: Maneuver")

    def test_a_risk_that_equips_itself_costs_no_more(self) -> None:
        theirs = 'crew = [{name = "Daniella Dietrich", at = "Docks"}]\nhand = ["Boon"]'
        scene = table(self.CREW, theirs, more="turn = 2").choose("Boon: Action", "Daniella Dietrich")
        assert scene.host("Boon") == "Daniella Dietrich" and scene.settled

    def test_an_available_attachment_costs_more_as_well(self) -> None:
        theirs = 'crew = [{name = "Otto Streit", at = "Docks"}]\nhand = ["Disarm", "Regroup", "Precision"]'
        scene = table(self.CREW, theirs, 'Docks = {cards = ["Burnished Cuirass"]}', more="turn = 2")
        scene.choose("Equip", "Precision", "Regroup")
        assert scene.host("Burnished Cuirass") == "Otto Streit"
        assert scene.hand(2) == ["Disarm"]

    def test_an_engaged_opponent_of_no_more_influence_goes_home(self) -> None:
        crew = [at("Otto Streit", more="engaged = true"), at("Jean Urbain"), at("Sanjay", "Forums", "engaged = true")]
        scene = table(self.CREW, people(*crew), foe=at(ODETTE, more="engaged = true"))
        scene.choose("Makepeace Botwighte: Action")
        assert (scene.place("Otto Streit"), scene.engaged("Otto Streit")) == ("Home", True)
        assert scene.settled

    def test_nobody_fitting_no_action(self) -> None:
        assert not table(self.CREW, foe=at(ODETTE, more="engaged = true")).offers("Makepeace")
        assert not table(self.CREW, people(at("Jean Urbain"))).offers("Makepeace")


class TestPadreAnibal:
    @pytest.mark.parametrize(("renown", "control"), [(0, 1), (1, 1), (2, 0)])
    def test_he_presses_harder_where_little_renown_is(self, renown: int, control: int) -> None:
        city = f"Docks = {{renown = {renown}}}"
        scene = table(people(at('"Padre" Aníbal')), city=city, foe=at(ODETTE))
        assert scene.stat('"Padre" Aníbal', INFLUENCE) == 2
        scene.choose("Claim")
        assert scene.control("Docks") == control
        assert scene.settled

    def test_he_withstands_the_pressure_of_others(self) -> None:
        scene = table(people(at('"Padre" Aníbal')), more="turn = 2", foe=at(ODETTE)).choose("Claim")
        assert scene.control("Docks") == 0

    def test_only_with_influence(self) -> None:
        crew = people(at('"Padre" Aníbal')) + 'hand = ["Drinking Games", "Regroup"]'
        theirs = people(at("Otto Streit"))
        # Resolve 5 against Otto's 4 and Odette's 5: 9 in all.
        scene = table(crew, theirs, foe=at(ODETTE)).choose("Drinking Games: Action")
        assert not any(scene.engaged(name) for name in (ODETTE, "Otto Streit"))
        assert scene.settled

    def test_where_no_renown_is_he_turns_en_garde(self) -> None:
        crew = people(at('"Padre" Aníbal', more="engaged = true"))
        scene = table(crew).choose("Aníbal: Action")
        assert not scene.engaged('"Padre" Aníbal')
        assert scene.settled

    def test_not_where_there_is_some_nor_at_home(self) -> None:
        crew = people(at('"Padre" Aníbal', more="engaged = true"))
        assert not table(crew, city="Docks = {renown = 1}").offers("Aníbal")
        assert not table("""crew = [{name = '"Padre" Aníbal', engaged = true}]""").offers("Aníbal")


class TestPatricia:
    CREW = people(at("Patricia Moustakas"))

    def test_en_garde_at_the_docks_she_is_not_challenged(self) -> None:
        assert not table(self.CREW, more="turn = 2", foe=at(ODETTE)).offers("Challenge")
        crew = people(at("Patricia Moustakas"), at("Sanjay"))
        scene = table(crew, more="turn = 2", foe=at(ODETTE)).choose("Challenge")
        assert scene.game.view(None)["duel"]["characters"] == [ODETTE, "Sanjay"]

    def test_nor_by_the_ability_of_a_card(self) -> None:
        theirs = 'hand = ["Move Along", "Regroup"]'
        scene = table(self.CREW, theirs, more="turn = 2", foe=at(ODETTE)).choose("Move Along: Action")
        assert scene.settled

    @rule("FS-RULE-66")
    def test_nor_can_she_intervene(self) -> None:
        crew = people(at("Patricia Moustakas"), at("Sanjay"))
        scene = decline(table(crew, more="turn = 2", foe=at(ODETTE)).choose("Challenge"))
        assert scene.options == ["Accept", "Refuse"]

    def test_engaged_or_elsewhere_she_is(self) -> None:
        engaged = people(at("Patricia Moustakas", more="engaged = true"))
        assert table(engaged, more="turn = 2", foe=at(ODETTE)).offers("Challenge")
        away = people(at("Patricia Moustakas", "Forums"))
        assert table(away, more="turn = 2", foe=at(ODETTE, "Forums")).offers("Challenge")

    def test_she_claims_the_docks_whoever_is_there(self) -> None:
        scene = table(self.CREW, city="Docks = {control = 2}", foe=at(ODETTE))
        scene.choose("Patricia Moustakas: Action 1")
        assert scene.control("Docks") == 1
        assert not scene.engaged("Patricia Moustakas")
        assert scene.settled

    def test_the_first_player_draws(self) -> None:
        scene = table(self.CREW + 'deck = ["Regroup"]', 'hand = ["Disarm"]')
        scene.choose("Patricia Moustakas: Action 2")
        assert scene.engaged("Patricia Moustakas")
        assert (scene.hand(1), scene.hand(2)) == (["Regroup"], ["Disarm"])
        assert scene.settled

    @rule("FS-RULE-92")
    def test_for_another_each_opponent_discards(self) -> None:
        third = '[[player]]\nleader = "Kaspar Dietrich"\nhand = ["Regroup", "Precision"]'
        scene = table(
            self.CREW + 'deck = ["Regroup"]', f'hand = ["Disarm", "Gallant Deeds"]\n{third}',
            more="first_player = 3\nturn = 1",
        )  # fmt: skip
        scene.choose("Patricia Moustakas: Action 2")
        assert (scene.asked, scene.kind) == (3, "discard_from_hand")
        scene.choose("Precision")
        assert scene.discard(3) == []
        assert scene.asked == 2
        scene.choose("Disarm")
        assert (scene.discard(2), scene.discard(3)) == (["Disarm"], ["Precision"])
        assert scene.hand(1) == []
        assert scene.settled

    def test_who_has_no_cards_discards_none(self) -> None:
        scene = table(self.CREW, more="first_player = 2\nturn = 1").choose("Patricia Moustakas: Action 2")
        assert scene.settled

    def test_lorenzo_makes_the_first_player_like_another(self) -> None:
        crew = people(at("Patricia Moustakas"), "Lorenzo de Zepeda")
        scene = table(crew + 'deck = ["Regroup"]', 'hand = ["Disarm"]')
        scene.choose("Patricia Moustakas: Action 2", "Lorenzo de Zepeda: Reaction")
        assert (scene.hand(1), scene.discard(2)) == ([], ["Disarm"])
        assert scene.settled

    def test_elsewhere_she_has_no_action_and_engaged_only_the_first(self) -> None:
        assert not table(people(at("Patricia Moustakas", "Forums"))).offers("Patricia")
        scene = table(people(at("Patricia Moustakas", more="engaged = true")))
        assert scene.offers("Patricia Moustakas: Action 1")
        assert not scene.offers("Patricia Moustakas: Action 2")


class TestSanjay:
    CREW = people(at("Sanjay"))

    @pytest.mark.parametrize(("mine", "engaged"), [('["Regroup", "Precision"]', True), ('["Regroup"]', False)])
    def test_he_engages_who_has_fewer_cards(self, mine: str, engaged: bool) -> None:
        scene = table(self.CREW + f"hand = {mine}", 'hand = ["Disarm"]', foe=at(ODETTE)).choose("Sanjay: Action")
        assert scene.engaged(ODETTE) == engaged
        assert scene.settled

    def test_without_an_opponent_there_is_no_action(self) -> None:
        assert not table(self.CREW, foe=at(ODETTE, "Forums")).offers("Sanjay")
        assert not table('crew = ["Sanjay"]').offers("Sanjay")

    PATRICIA = people(at("Patricia Moustakas"), "Sanjay") + 'deck = ["Regroup", "Precision"]\n'

    def test_he_draws_when_an_opponent_discards_for_you(self) -> None:
        scene = table(self.PATRICIA, 'hand = ["Disarm"]', more="first_player = 2\nturn = 1")
        scene.choose("Patricia Moustakas: Action 2")
        assert scene.options == ["Sanjay: Reaction", "Pass"]
        scene.choose("Sanjay: Reaction")
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled

    def test_not_when_nobody_discards(self) -> None:
        scene = table(self.PATRICIA, more="first_player = 2\nturn = 1").choose("Patricia Moustakas: Action 2")
        assert scene.settled

    def test_once_for_several_and_once_per_day(self) -> None:
        third = '[[player]]\nleader = "Kaspar Dietrich"\nhand = ["Precision"]'
        scene = table(self.PATRICIA, f'hand = ["Disarm"]\n{third}', more="first_player = 2\nturn = 1")
        scene.choose("Patricia Moustakas: Action 2", "Sanjay: Reaction")
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled

    @rule("FS-ABIL-15")
    def test_not_for_what_opponents_pay_nor_for_your_own_discards(self) -> None:
        scene = table(
            'crew = ["Sanjay"]\nhand = ["Triage", "Precision"]\ndeck = ["Regroup"]', 'hand = ["Triage", "Disarm"]'
        )
        for player in (1, 2):
            scene.choose("Triage: Action", "Sanjay")
            assert len(scene.discard(player)) == 2
        assert scene.settled

    def test_an_opponents_effect_is_not_yours(self) -> None:
        scene = table(
            people(at("Patricia Moustakas")), 'crew = ["Sanjay"]\nhand = ["Disarm"]\ndeck = ["Regroup"]',
            more="first_player = 2\nturn = 1",
        )  # fmt: skip
        scene.choose("Patricia Moustakas: Action 2")
        assert scene.discard(2) == ["Disarm"]
        assert scene.settled

    def test_in_a_duel_as_well(self) -> None:
        scene = forums(
            ["Maya de La Rioja", who("Sanjay", "Home")], ["Jean Urbain"], hand=["Iron Reply", "Regroup"],
            their_hand=["Precision", "Disarm", "Gallant Deeds"], deck=["Last Word"],
        )  # fmt: skip
        play(fight(scene), "Precision")
        scene.choose("Iron Reply", "Maya de La Rioja: Technique", "Disarm", "Sanjay: Reaction")
        assert scene.hand(1) == ["Regroup", "Last Word"]


class TestTheCatsEmbargo:
    PLANNING = """
        phase = "Planning"
        {more}
        [[player]]
        leader = "Soline el Gato"
        deck = ["Improvising x7"]
        approach = ["The Cat's Embargo", "Sanjay"]
        [[player]]
        leader = "Odette Dubois d'Arrent"
        deck = [{theirs}]
        approach = ["Let the Sword Decide", "Jean Urbain"]
        {third}
    """
    HAND = '"Regroup", "Disarm", "Throwing Knife", "Precision", "Triage", "Not Today", "Angelo"'

    def test_renown_at_two_locations_and_a_random_card_revealed(self) -> None:
        scene = Scene(self.PLANNING.format(more="picks = [2]", theirs=self.HAND, third=""))
        assert (scene.kind, scene.options) == ("choose_location", ["the Docks", "the Forums"])
        scene.choose("the Docks", "the Grand Bazaar")
        assert (scene.renown("Docks"), scene.renown("Forums"), scene.renown("Bazaar")) == (2, 1, 1)
        named = scene.game.view(None)["players"][0]["schemes"][0]["named"]
        assert named == "Throwing Knife"
        assert scene.game.view(0)["players"][1]["hand"]["known"] == ["Throwing Knife"]
        assert "The Cat's Embargo reveals Throwing Knife of Player 2." in scene.log()
        assert scene.settled

    def test_you_choose_the_opponent(self) -> None:
        third = """
        [[player]]
        leader = "Kaspar Dietrich"
        deck = ["Regroup x6"]
        approach = ["The Song of Eisen", "Otto Streit"]
        """
        scene = Scene(self.PLANNING.format(more="", theirs=self.HAND, third=third))
        scene.pass_until("choose_player")
        assert (scene.asked, scene.options) == (1, ["Player 2", "Player 3"])
        scene.choose("Player 3")
        assert scene.game.view(None)["players"][0]["schemes"][0]["named"] == "Regroup"

    def test_an_empty_hand_has_nothing_to_reveal(self) -> None:
        scene = Scene(self.PLANNING.format(more="", theirs="", third="")).choose("the Docks", "the Forums")
        assert scene.game.view(None)["players"][0]["schemes"][0]["named"] is None
        assert scene.settled

    def embargo(self, name: str, theirs: str, foe: str = "", mine: str = "", city: str = "") -> Scene:
        """Player 2 on turn; the revealed card had this name."""
        mine = f'schemes = [{{name = "The Cat\'s Embargo", names = "{name}"}}]\n{mine}'
        return table(mine, theirs, city, more="first_player = 1\nturn = 2", foe=foe)

    def gained(self, scene: Scene) -> bool:
        """Whether the Reaction is offered, and gives a Renown."""
        if scene.kind != "react" or not scene.offers("Embargo"):
            assert scene.renown(1) == 0
            return False
        assert scene.asked == 1
        scene.choose("The Cat's Embargo: Reaction")
        assert scene.renown(1) == 1
        return True

    def test_a_risk_played(self) -> None:
        scene = self.embargo("Triage", 'hand = ["Triage", "Disarm"]', f'{{name = "{ODETTE}", wounds = 1}}')
        scene.choose("Triage: Action", ODETTE)
        assert self.gained(scene)
        assert scene.wounds(ODETTE) == 0
        assert scene.settled

    def test_a_card_that_pays(self) -> None:
        scene = self.embargo("Disarm", 'crew = ["Otto Streit"]\nhand = ["Triage", "Disarm"]')
        scene.choose("Triage: Action", "Otto Streit")
        assert self.gained(scene)
        assert sorted(scene.discard(2)) == ["Disarm", "Triage"]
        assert scene.settled

    @rule("FS-RULES-09")
    def test_a_card_of_wealth_that_pays_is_discarded_too(self) -> None:
        theirs = people(at("Otto Streit", more="engaged = true")) + 'hand = ["Appealing to the People", "Opulence"]'
        scene = self.embargo("Opulence", theirs, city="Docks = {control = 2}")
        scene.choose("Appealing to the People: Action")
        assert scene.locker(2) == ["Opulence"]
        assert self.gained(scene)
        assert scene.settled

    def test_an_attachment_equipped_from_hand(self) -> None:
        scene = self.embargo("Throwing Knife", 'hand = ["Throwing Knife"]').choose("Equip")
        assert self.gained(scene)
        assert scene.settled

    def test_a_brute_played(self) -> None:
        scene = self.embargo("Angelo", 'hand = ["Angelo", "Regroup", "Disarm"]').choose("Play a Brute")
        scene.pass_until("react")
        assert self.gained(scene)

    def dueling(self, name: str) -> Scene:
        """Jean, challenged by Maya, is to play his first combat card; the revealed card had this name."""
        return fight(forums(
            ["Maya de La Rioja"], ["Jean Urbain"], hand=["Iron Reply", "Regroup"], leader=SOLINE,
            their_hand=["Precision", "Disarm"], their_deck=["Last Word", "Triage"],
            schemes=[{"name": "The Cat's Embargo", "names": name}],
        ))  # fmt: skip

    def test_a_combat_card(self) -> None:
        assert self.gained(self.dueling("Precision").choose("Precision"))
        assert self.gained(self.dueling("Triage").choose("Gamble", "Triage"))
        assert not self.gained(self.dueling("Triage").choose("Precision"))

    def test_a_card_discarded_by_an_effect(self) -> None:
        scene = play(self.dueling("Disarm"), "Precision")
        assert self.gained(scene.choose("Iron Reply", "Maya de La Rioja: Technique"))
        assert scene.discard(2) == ["Disarm"]

    def test_other_names_other_players_and_what_is_in_play_do_not_count(self) -> None:
        scene = self.embargo("Regroup", 'hand = ["Throwing Knife"]').choose("Equip")
        assert not self.gained(scene)
        mine = 'hand = ["Throwing Knife"]'
        scene = self.embargo("Throwing Knife", "", mine=mine).choose("Pass", "Equip")
        assert not self.gained(scene)
        # An attachment's ability is not the card being played.
        worn = people(at("Otto Streit", more='equipped = ["Matchlock Musket"]')) + 'hand = ["Regroup"]'
        scene = self.embargo("Matchlock Musket", worn, mine=people(at("Sanjay", "Forums")))
        scene.choose("Matchlock Musket: Action", "Yes")
        assert not self.gained(scene)
        assert scene.settled

    def test_once_per_day(self) -> None:
        scene = self.embargo("Throwing Knife", 'hand = ["Throwing Knife", "Throwing Knife"]').choose("Equip")
        assert self.gained(scene)
        scene.choose("Pass", "Equip")
        assert scene.renown(1) == 1
        assert scene.kind != "react"

    def test_the_name_can_be_written_down(self) -> None:
        scene = self.embargo("Regroup", "")
        assert writable(scene.state)
        assert "names = \"Regroup\"" in write(scene.state)
        again = Scene(write(scene.state))
        assert again.game.view(None)["players"][0]["schemes"][0]["named"] == "Regroup"


class TestShiftingBlame:
    def test_a_renown_at_the_docks(self) -> None:
        scene = Scene("""
            phase = "Planning"
            [[player]]
            leader = "Soline el Gato"
            approach = ["Shifting Blame", "Sanjay"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            approach = ["Let the Sword Decide", "Jean Urbain"]
        """).pass_until("take_action")
        assert (scene.renown("Docks"), scene.renown("Forums")) == (2, 1)

    MINE = 'schemes = ["Shifting Blame"]\ndeck = ["Regroup", "Precision"]\n'

    def test_a_card_drawn_for_an_opponents_discard(self) -> None:
        crew = people(at("Patricia Moustakas"))
        scene = table(self.MINE + crew, 'hand = ["Disarm"]', more="first_player = 2\nturn = 1")
        scene.choose("Patricia Moustakas: Action 2", "Shifting Blame: Reaction 1")
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled

    def test_and_for_what_you_discard_by_an_effect_of_yours(self) -> None:
        scene = table(
            self.MINE + 'hand = ["Carnaval"]', city='Docks = {cards = ["Gustavo"]}', more="first_player = 2\nturn = 1"
        )
        scene.choose("Carnaval: Action 2", "Shifting Blame: Reaction 1")
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled

    @rule("FS-ABIL-15")
    def test_not_for_costs_nor_for_the_effects_of_others(self) -> None:
        scene = table(self.MINE + 'crew = ["Sanjay"]\nhand = ["Triage", "Precision"]')
        scene.choose("Triage: Action", "Sanjay")
        assert "Precision" in scene.discard(1)
        assert scene.settled
        worn = people(at("Sanjay", more='equipped = ["Matchlock Musket"]')) + 'hand = ["Precision"]\n'
        scene = table(self.MINE + worn, foe=at(ODETTE, "Forums")).choose("Matchlock Musket: Action", "Yes")
        assert scene.discard(1) == ["Precision"]
        assert scene.settled
        theirs = people(at("Patricia Moustakas"))
        scene = table(self.MINE + 'hand = ["Precision"]', theirs, more="first_player = 1\nturn = 2")
        scene.choose("Patricia Moustakas: Action 2")
        assert scene.discard(1) == ["Precision"]
        assert scene.settled

    def test_a_renown_elsewhere_when_an_opponent_claims(self) -> None:
        scene = table(self.MINE, more="turn = 2", foe=at(ODETTE)).choose("Claim")
        assert scene.options == ["Shifting Blame: Reaction 2", "Pass"]
        scene.choose("Shifting Blame: Reaction 2")
        assert scene.options == ["the Forums", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert scene.renown("Bazaar") == 1
        assert scene.settled

    def test_not_when_you_claim_or_a_pressure_fails(self) -> None:
        scene = table(self.MINE, leader=at(SOLINE, "Docks")).choose("Claim", "Pass")
        assert scene.control("Docks") == 1
        assert scene.settled
        scene = table(self.MINE + people(at("Sanjay"), at("Ratón")), more="turn = 2", foe=at(ODETTE))
        scene.choose("Claim")
        assert scene.settled


class TestTheCatsGlass:
    GLASS = who("Sanjay", engaged=True, equipped=["The Cat's Glass"])
    DECK = ("Langschwert", "Throwing Knife", "Triage", "Disarm", "Gallant Deeds")

    def accepted(self, *mine: object, third: str = "") -> Scene:
        """Jean has accepted Terrell's challenge; the Glass may answer."""
        scene = forums(["Terrell Brandt", *mine], ["Jean Urbain"], their_deck=self.DECK, deck=self.DECK, third=third)
        scene.choose("Challenge", *(["Terrell Brandt challenges Jean Urbain"] if third else []), "Done")
        return scene.choose("Accept")

    def test_it_gives_finesse(self) -> None:
        assert self.accepted(self.GLASS).stat("Sanjay", FINESSE) == 2

    def test_the_adversary_reveals_one_card_less(self) -> None:
        scene = self.accepted(self.GLASS)
        assert scene.options == ["The Cat's Glass: Reaction", "Pass"]
        scene.choose("The Cat's Glass: Reaction")
        assert scene.engaged("The Cat's Glass")
        scene.choose("Gamble")
        # With one card revealed there is nothing to choose.
        assert scene.names(scene.state.line(1)) == ["Langschwert"]
        assert scene.deck(2) == list(self.DECK[1:])
        # Its own side reveals two.
        decline(scene).choose("Gamble")
        assert scene.kind == "gamble_pick"

    def test_for_the_whole_duel_also_if_its_bearer_falls(self) -> None:
        scene = self.accepted(self.GLASS).choose("The Cat's Glass: Reaction")
        play(scene, "Gamble")
        scene.cause(destroy, 2, 1 << scene.card("Sanjay"))
        play(scene, "Precision")
        play(scene, "Gamble")
        assert scene.names(scene.state.line(1)) == ["Langschwert", "Throwing Knife"]

    def test_declined_nothing_changes(self) -> None:
        scene = self.accepted(self.GLASS).choose("Pass", "Gamble")
        assert scene.kind == "gamble_pick"

    def test_only_while_the_adversary_is_there(self) -> None:
        scene = self.accepted(self.GLASS).choose("The Cat's Glass: Reaction")
        scene.cause(move, 1, 1 << scene.card("Sanjay"), DOCKS)
        scene.choose("Gamble")
        assert scene.kind == "gamble_pick"

    def test_the_one_who_accepts_may_wear_it(self) -> None:
        scene = forums(["Terrell Brandt"], [who("Ratón", equipped=["The Cat's Glass"])], deck=self.DECK)
        scene.choose("Challenge", "Done", "Accept", "The Cat's Glass: Reaction")
        play(scene, "Disarm")
        play(scene, "Gamble")
        assert scene.names(scene.state.line(0)) == ["Langschwert"]

    def test_not_elsewhere_not_engaged_not_for_the_duels_of_others(self) -> None:
        away = who("Sanjay", "Docks", engaged=True, equipped=["The Cat's Glass"])
        assert self.accepted(away).kind == "combat_card"
        spent = who("Sanjay", engaged=True, equipped=[{"name": "The Cat's Glass", "engaged": True}])
        assert self.accepted(spent).kind == "combat_card"
        third = """
            [[player]]
            leader = "Soline el Gato"
            crew = [{name = "Sanjay", at = "Forums", equipped = ["The Cat's Glass"]}]
        """
        assert self.accepted(third=third).kind == "combat_card"


class TestGallegosBlade:
    def test_one_more_card_to_choose_from(self) -> None:
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", equipped=["Gallegos Blade"])],
            their_deck=["Regroup", "Precision", "Disarm", "Triage"],
        )  # fmt: skip
        fight(scene).choose("Gamble")
        assert len(scene.options) == 3
        scene.choose("Disarm")
        assert scene.zone("Disarm") == "line"
        assert scene.deck(2)[0] == "Triage"

    def test_not_for_others(self) -> None:
        scene = forums(
            ["Terrell Brandt", who("Otto Streit", equipped=["Gallegos Blade"])],
            ["Jean Urbain", who("Henri Michelet", equipped=["Gallegos Blade"])],
            their_deck=["Regroup", "Precision", "Disarm", "Triage"],
        )  # fmt: skip
        fight(scene, "Terrell Brandt challenges Jean Urbain").choose("Gamble")
        assert len(scene.options) == 2

    def parried(self, card: str, deck: tuple[str, ...] = ("Regroup", "Precision", "Triage")) -> Scene:
        """Jean's player plays this card and gives up a Parry of it, if that can be done."""
        scene = forums(
            ["Terrell Brandt"], [who("Jean Urbain", equipped=["Gallegos Blade"])], their_hand=[card, "Disarm"],
            deck=list(deck),
        )  # fmt: skip
        return fight(scene).choose(card)

    def test_for_a_parry_the_adversary_chooses_from_one(self) -> None:
        scene = decline(self.parried("Breastplate").choose("Gallegos Blade: Technique"))
        # Three threat, two of it parried.
        assert scene.wounds("Jean Urbain") == 1
        scene.choose("Gamble")
        assert scene.names(scene.state.line(0)) == ["Regroup"]

    def test_only_in_their_next_round(self) -> None:
        scene = forums(
            ["Ratón"], [who("Jean Urbain", equipped=["Gallegos Blade"])], hand=["Precision", "Stratege"],
            their_hand=["Breastplate", "Throwing Knife", "Iron Reply"], deck=["Triage", "Disarm", "Last Word"],
        )  # fmt: skip
        fight(scene).choose("Breastplate", "Gallegos Blade: Technique")
        play(decline(scene), "Precision")
        play(scene, "Throwing Knife")
        assert (scene.asked, scene.kind) == (1, "combat_card")
        scene.choose("Gamble")
        assert scene.kind == "gamble_pick"

    @rule("FS-RULE-38")
    def test_a_card_without_parry_cannot_pay_for_it(self) -> None:
        scene = self.parried("Triage")
        assert not scene.offers("Gallegos Blade")

    @rule("FS-DUEL-08")
    def test_nor_a_challenge(self) -> None:
        scene = forums([who("Otto Streit", equipped=["Gallegos Blade"])], ["Jean Urbain"]).choose("Challenge")
        assert not scene.offers("Gallegos Blade")


class TestAdaptable:
    HAND = 'hand = ["Adaptable", "Regroup"]'

    def test_a_pirate_of_the_first_player_claims(self) -> None:
        crew = people(at("Sanjay", more="engaged = true"), at("Patricia Moustakas", "Forums"))
        scene = table(crew + self.HAND, city="Docks = {control = 2}", foe=at(ODETTE)).choose("Adaptable: Action 1")
        assert scene.control("Docks") == 1
        assert sorted(scene.discard(1)) == ["Adaptable", "Regroup"]
        assert scene.settled

    def test_another_turns_en_garde(self) -> None:
        crew = people(at("Patricia Moustakas", more="engaged = true"), at("Sanjay"))
        scene = table(crew + self.HAND, more="first_player = 2\nturn = 1")
        assert not scene.offers("Adaptable: Action 1")
        scene.choose("Adaptable: Action 2", "Patricia Moustakas")
        assert not scene.engaged("Patricia Moustakas")
        assert scene.settled

    def test_each_in_the_city_by_the_right_player_with_the_right_performer(self) -> None:
        crew = people(at("Patricia Moustakas", more="engaged = true"))
        scene = table(crew + self.HAND)
        assert not scene.offers("Adaptable")
        home = 'crew = [{name = "Sanjay", engaged = true}]\n'
        assert not table(home + self.HAND).offers("Adaptable")
        assert not table(home + self.HAND, more="first_player = 2\nturn = 1").offers("Adaptable")
        assert not table(crew + 'hand = ["Adaptable"]', more="first_player = 2\nturn = 1").offers("Adaptable")

    @pytest.mark.parametrize(
        ("choice", "threat", "wounds"), [("Gain +2 Parry", [2, 0], 0), ("Gain +2 Thrust", [4, 0], 1)]
    )
    def test_its_maneuver_adds_riposte_and_what_you_choose(self, choice: str, threat: list[int], wounds: int) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Adaptable", "Disarm"])
        fight(scene).choose("Adaptable", "Adaptable: Maneuver")
        assert scene.options == ["Gain +2 Parry", "Gain +2 Thrust"]
        decline(scene.choose(choice))
        assert scene.threat() == threat
        assert scene.wounds("Jean Urbain") == wounds


class TestAmour:
    HAND = 'hand = ["Amour", "Regroup"]'

    def test_both_engage_and_go_home(self) -> None:
        crew = people(at("Sanjay"), at("Ratón", more="engaged = true"))
        scene = table(crew + self.HAND, people(at("Otto Streit")), foe=at(ODETTE))
        scene.choose("Amour: Action")
        assert (scene.kind, scene.options) == ("choose_target", [ODETTE, "Otto Streit"])
        scene.choose("Otto Streit")
        for name in ("Sanjay", "Otto Streit"):
            assert (scene.place(name), scene.engaged(name)) == ("Home", True)
        assert (scene.place(ODETTE), scene.engaged(ODETTE)) == ("Docks", False)
        assert scene.settled

    def test_an_engaged_target_goes_too(self) -> None:
        scene = table(people(at("Sanjay")) + self.HAND, foe=at(ODETTE, more="engaged = true"))
        scene.choose("Amour: Action")
        assert (scene.place(ODETTE), scene.place("Sanjay")) == ("Home", "Home")
        assert scene.settled

    def test_with_nobody_opposing_the_performer_goes_alone(self) -> None:
        scene = table(people(at("Sanjay")) + self.HAND).choose("Amour: Action")
        assert (scene.place("Sanjay"), scene.engaged("Sanjay")) == ("Home", True)
        assert scene.settled

    def test_it_takes_a_performer_en_garde_in_the_city(self) -> None:
        assert not table(people(at("Sanjay", more="engaged = true")) + self.HAND, foe=at(ODETTE)).offers("Amour")
        assert not table('crew = ["Sanjay"]\n' + self.HAND, foe=at(ODETTE)).offers("Amour")


class TestItsPersonal:
    def bloodied(self, wounds: int = 0) -> Scene:
        """Jean has been wounded in the first round; it is his second."""
        scene = forums(
            [who("Terrell Brandt", wounds=wounds)], ["Jean Urbain"], hand=["Triage", "Regroup", "Precision"],
            their_hand=["Triage", "It's Personal", "Disarm"],
        )  # fmt: skip
        play(fight(scene), "Triage")
        return play(scene, "Triage")

    def test_the_adversary_is_wounded(self) -> None:
        scene = self.bloodied()
        assert scene.wounds("Jean Urbain") == 3
        before = scene.wounds("Terrell Brandt")
        scene.choose("It's Personal", "It's Personal: Maneuver")
        assert scene.wounds("Terrell Brandt") == before + 1
        assert scene.control("Forums") == 0

    def test_and_if_that_kills_the_location_is_yours(self) -> None:
        scene = self.bloodied(wounds=1)
        assert scene.wounds("Terrell Brandt") == 4
        scene.choose("It's Personal", "It's Personal: Maneuver")
        decline(scene)
        assert scene.zone("Terrell Brandt") == "locker"
        assert scene.control("Forums") == 2

    def test_who_was_not_wounded_in_this_duel_cannot(self) -> None:
        scene = forums(["Terrell Brandt"], [who("Jean Urbain", wounds=1)], their_hand=["It's Personal", "Disarm"])
        fight(scene).choose("It's Personal")
        assert not scene.offers("It's Personal: Maneuver")

    def test_a_participant_who_took_anothers_place_was_not_wounded(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain", "Bastien Girard"], hand=["Triage", "Regroup", "Precision"],
            their_hand=["Triage", "Disarm", "It's Personal"],
        )  # fmt: skip
        play(fight(scene, "Terrell Brandt challenges Jean Urbain"), "Triage")
        play(scene, "Triage")
        scene.choose("It's Personal")
        assert scene.offers("It's Personal: Maneuver")
        scene.choose("from Bastien Girard")
        assert scene.game.view(None)["duel"]["characters"] == ["Terrell Brandt", "Bastien Girard"]
        assert not scene.offers("It's Personal: Maneuver")


class TestLifeInTheCanals:
    def dueling(self, name: str) -> Scene:
        scene = forums(
            ["Terrell Brandt"], [name], hand=["Precision", "Regroup"], their_hand=["Life in the Canals", "Disarm"],
            their_deck=["Triage"],
        )  # fmt: skip
        return fight(scene).choose("Life in the Canals")

    def test_with_a_scoundrel_the_adversary_discards(self) -> None:
        scene = self.dueling("Makepeace Botwighte")
        assert scene.offers("Life in the Canals: Maneuver 1")
        assert not scene.offers("Life in the Canals: Maneuver 2")
        scene.choose("Life in the Canals: Maneuver 1")
        assert (scene.asked, scene.options) == (1, ["Regroup", "Precision"])
        scene.choose("Regroup")
        assert scene.discard(1) == ["Regroup"]

    def test_with_a_pirate_you_draw(self) -> None:
        scene = self.dueling("Sanjay")
        assert not scene.offers("Life in the Canals: Maneuver 1")
        scene.choose("Life in the Canals: Maneuver 2")
        assert scene.hand(2) == ["Disarm", "Triage"]

    @rule("FS-DUEL-30")
    def test_with_one_who_is_both_there_is_one_maneuver_all_the_same(self) -> None:
        scene = self.dueling("Ratón")
        scene.choose("Life in the Canals: Maneuver 2")
        assert scene.hand(2) == ["Disarm", "Triage"]
        assert not scene.offers("Life in the Canals")

    def test_with_neither_there_is_none(self) -> None:
        assert not self.dueling("Jean Urbain").offers("Life in the Canals")

    @rule("FS-DUEL-14", "FS-RULES-20")
    def test_the_player_of_a_fallen_mercenary_is_still_the_adversary(self) -> None:
        """With Brute it has gone to the City discard pile, where it is nobody's."""
        scene = forums(
            ["Makepeace Botwighte"], [who("Eko Sorridi", wounds=2), who("Cirilo Naucriparos", "Home")],
            hand=["Life in the Canals", "Regroup"], their_hand=["Rough 'em Up", "Disarm", "Precision"],
            leader=SOLINE, their_leader="Don Constanzo Scarpa",
        )  # fmt: skip
        play(fight(scene), "Rough 'em Up")
        assert scene.city_discard() == ["Eko Sorridi"] and scene.threat() == [3, 0]
        scene.choose("Life in the Canals", "Life in the Canals: Maneuver 1")
        assert (scene.kind, scene.asked) == ("discard_from_hand", 2)
        decline(scene.choose("Disarm"))
        assert scene.hand(2) == ["Precision"]
        assert scene.settled


class TestNightOfDrinking:
    THEIRS = 'hand = ["Night of Drinking", "Disarm"]'

    def test_the_effects_of_a_risk_are_cancelled_and_paid_for(self) -> None:
        crew = people(at("Sanjay")) + 'hand = ["Taunt", "Regroup"]'
        scene = table(crew, self.THEIRS, foe=at(ODETTE, "Forums")).choose("Taunt: Action")
        assert (scene.asked, scene.options) == (2, ["Night of Drinking: Reaction", "Pass"])
        scene.choose("Night of Drinking: Reaction")
        assert scene.place(ODETTE) == "Forums"
        assert sorted(scene.discard(1)) == ["Regroup", "Taunt"]
        assert sorted(scene.discard(2)) == ["Disarm", "Night of Drinking"]
        assert scene.settled

    def test_a_reaction_from_hand_too_itself_included(self) -> None:
        crew = people(at("Sanjay")) + 'hand = ["Taunt", "Night of Drinking", "Regroup", "Precision"]'
        scene = table(crew, self.THEIRS, foe=at(ODETTE, "Forums"))
        scene.choose("Taunt: Action", "Pass", "Night of Drinking: Reaction", "Night of Drinking: Reaction")
        scene.pass_until("take_action")
        assert scene.place(ODETTE) == "Docks"
        assert scene.settled

    def test_a_maneuver_of_a_risk(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], hand=["Night of Drinking", "Regroup"],
            their_hand=["Adaptable", "Disarm"],
        )  # fmt: skip
        fight(scene).choose("Adaptable", "Adaptable: Maneuver", "Night of Drinking: Reaction")
        decline(scene)
        # Neither Riposte nor anything else was added.
        assert scene.wounds("Jean Urbain") == 3
        assert "Disarm" in scene.discard(2)

    def test_not_a_sorcery(self) -> None:
        crew = people(at("Léontine Giroux")) + 'hand = ["Blood Mark"]'
        scene = table(crew, self.THEIRS).choose("Blood Mark: Action", "the Forums", "No")
        assert scene.settled

    def test_not_a_technique_an_action_on_the_table_or_a_combat_card(self) -> None:
        scene = table(people(at("Sanjay")), self.THEIRS, foe=at(ODETTE)).choose("Sanjay: Action")
        assert scene.settled
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], hand=["Night of Drinking", "Regroup"])
        scene.choose("Challenge", "Terrell Brandt: Technique")
        assert scene.kind == "answer_challenge"
        scene.choose("Accept", "Disarm")
        assert scene.kind == "round_abilities"

    def test_not_what_an_equipped_risk_lets_its_bearer_do(self) -> None:
        crew = people(at("Sanjay", more='equipped = [{name = "Unfortunate", by = 2}]')) + 'hand = ["Regroup", "Triage"]'
        scene = table(crew, self.THEIRS).choose("Action from Unfortunate", "Regroup")
        assert scene.zone("Unfortunate") == "discard"
        assert scene.settled

    @rule("FS-CORE-45")
    def test_it_has_to_be_paid_for(self) -> None:
        crew = people(at("Sanjay")) + 'hand = ["Taunt", "Regroup"]'
        scene = table(crew, 'hand = ["Night of Drinking"]', foe=at(ODETTE, "Forums")).choose("Taunt: Action")
        assert scene.place(ODETTE) == "Docks"
        assert scene.settled


class TestNothingPersonal:
    def played(self, name: str, wounds: int = 0) -> Scene:
        """Terrell challenges somebody whose player plays it and uses its Maneuver; player 1 controls the Forums."""
        scene = forums(
            [who("Terrell Brandt", wounds=wounds)], [name], their_hand=["Nothing Personal", "Disarm"],
            city="[city]\nForums = {control = 1}",
        )  # fmt: skip
        return fight(scene).choose("Nothing Personal", "Nothing Personal: Maneuver")

    def test_the_adversary_may_take_another_wound_to_keep_the_location(self) -> None:
        scene = self.played("Jean Urbain")
        assert scene.wounds("Terrell Brandt") == 1
        assert (scene.asked, scene.kind, scene.options) == (1, "may_effect", ["Yes", "No"])
        scene.choose("Yes")
        assert (scene.wounds("Terrell Brandt"), scene.control("Forums")) == (2, 1)

    def test_or_lose_it(self) -> None:
        scene = self.played("Jean Urbain").choose("No")
        assert (scene.wounds("Terrell Brandt"), scene.control("Forums")) == (1, 0)

    def test_one_who_dies_of_it_keeps_nothing(self) -> None:
        scene = self.played("Jean Urbain", wounds=4)
        assert scene.zone("Terrell Brandt") == "locker"
        assert scene.control("Forums") == 0

    def test_with_little_combat_it_is_only_a_wound(self) -> None:
        scene = self.played("Otto Streit")
        assert (scene.wounds("Terrell Brandt"), scene.control("Forums")) == (1, 1)
        assert scene.kind != "may_effect"

    @rule("FS-ABIL-05")
    def test_not_without_its_cost(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Nothing Personal"])
        fight(scene)
        assert scene.wounds("Terrell Brandt") == 0
        assert scene.wounds("Jean Urbain") == 1


class TestResearch:
    PILE = 'hand = ["Research"]\ndiscard = ["Regroup", "Regroup", "Triage", "Disarm", "Precision"]'

    def test_an_opponent_gives_you_one_of_three(self) -> None:
        scene = table(self.PILE).choose("Research: Action")
        assert scene.asked == 1
        assert [o.removesuffix(" (seen by all)") for o in scene.options] == ["Precision", "Disarm"]
        scene.choose("Precision", "Disarm", "Regroup")
        assert (scene.asked, scene.kind) == (2, "choose_cards")
        assert sorted(o.removesuffix(" (seen by all)") for o in scene.options) == ["Disarm", "Precision", "Regroup"]
        scene.choose("Disarm")
        assert scene.hand(1) == ["Disarm"]
        assert scene.locker(1) == ["Research"]
        assert sorted(scene.discard(1)) == ["Precision", "Regroup", "Regroup", "Triage"]
        assert scene.settled

    def test_you_name_the_opponent(self) -> None:
        third = '[[player]]\nleader = "Kaspar Dietrich"'
        scene = table(self.PILE, third).choose("Research: Action", "Precision", "Disarm", "Triage")
        assert (scene.asked, scene.options) == (1, ["Player 2", "Player 3"])
        scene.choose("Player 3")
        assert scene.asked == 3
        scene.choose("Triage")
        assert scene.hand(1) == ["Triage"]

    def test_three_names_are_needed(self) -> None:
        assert not table('hand = ["Research"]\ndiscard = ["Regroup", "Regroup", "Triage"]').offers("Research")
        assert table('hand = ["Research"]\ndiscard = ["Regroup", "Disarm", "Triage"]').offers("Research")


class TestCarnaval:
    HAND = 'hand = ["Carnaval"]'

    def test_a_location_becomes_uncontrolled(self) -> None:
        crew = people(at("Sanjay"), at("Ratón", "Forums", "engaged = true"))
        scene = table(crew + self.HAND, city="Docks = {control = 2}\nForums = {control = 2}")
        scene.choose("Carnaval: Action 1")
        assert (scene.control("Docks"), scene.control("Forums")) == (0, 2)
        assert scene.engaged("Sanjay")
        assert scene.settled

    def test_an_available_card_anywhere_is_discarded(self) -> None:
        city = 'Docks = {cards = ["Gustavo", "Risky Undertaking"]}\nBazaar = {cards = ["Eager Blade"]}'
        scene = table(self.HAND, city=city, more="first_player = 2\nturn = 1").choose("Carnaval: Action 2")
        assert scene.options == ["Gustavo", "Eager Blade"]
        scene.choose("Gustavo")
        assert scene.city_discard() == ["Gustavo"]
        assert scene.settled

    def test_each_for_the_right_player_only(self) -> None:
        crew = people(at("Sanjay"))
        scene = table(crew + self.HAND, more="first_player = 2\nturn = 1")
        assert not scene.offers("Carnaval: Action 1")
        assert scene.offers("Carnaval: Action 2")
        assert not table(crew + self.HAND).offers("Carnaval: Action 2")

    def test_the_performer_has_to_be_en_garde_in_the_city(self) -> None:
        assert not table(people(at("Sanjay", more="engaged = true")) + self.HAND).offers("Carnaval")
        assert not table('crew = ["Sanjay"]\n' + self.HAND).offers("Carnaval")


class TestRobbery:
    CREW = people(at("Sanjay"))

    def test_an_attachment_out_of_an_opponents_pile_is_yours_for_its_price(self) -> None:
        scene = table(
            self.CREW + 'hand = ["Robbery", "Regroup", "Triage"]\ndiscard = ["Gallegos Blade"]',
            'discard = ["Disarm", "Breastplate"]',
        )  # fmt: skip
        scene.choose("Robbery: Action")
        assert scene.kind == "pay_wealth"
        scene.choose("Triage")
        assert scene.host("Breastplate") == "Sanjay"
        assert scene.state.holder[scene.card("Breastplate")] == 0
        assert sorted(scene.discard(1)) == ["Gallegos Blade", "Robbery", "Triage"]
        assert scene.discard(2) == ["Disarm"]
        assert scene.settled

    @rule("FS-CARDS-31")
    def test_it_goes_back_to_its_owners_pile(self) -> None:
        scene = table(self.CREW + 'hand = ["Robbery"]', 'discard = ["Throwing Knife"]').choose("Robbery: Action")
        assert scene.host("Throwing Knife") == "Sanjay"
        scene.cause(destroy, 2, 1 << scene.card("Sanjay"))
        assert scene.discard(2) == ["Throwing Knife"]

    def test_one_of_several_is_targeted_as_far_as_it_can_be_paid_for(self) -> None:
        pile = 'discard = ["Throwing Knife", "Langschwert", "Breastplate"]'
        scene = table(self.CREW + 'hand = ["Robbery"]', pile).choose("Robbery: Action")
        assert scene.kind == "choose_target"
        assert len(scene.options) == 2
        scene.choose("Langschwert")
        assert scene.host("Langschwert") == "Sanjay"
        assert scene.settled

    @rule("FS-RULE-95")
    def test_with_nothing_to_rob_it_does_nothing(self) -> None:
        scene = table(self.CREW + 'hand = ["Robbery"]', 'discard = ["Disarm"]').choose("Robbery: Action")
        assert scene.discard(1) == ["Robbery"]
        assert scene.settled

    def test_it_takes_a_pirate_in_the_city(self) -> None:
        pile = 'discard = ["Throwing Knife"]'
        crew = people(at("Patricia Moustakas"))
        assert not table(crew + 'hand = ["Robbery"]', pile).offers("Robbery")
        assert not table('crew = ["Sanjay"]\nhand = ["Robbery"]', pile).offers("Robbery")

    def robbing(self, name: str = "Ratón", gear: tuple[str, ...] = ("Throwing Knife",), hand: int = 1) -> Scene:
        """Terrell, with gear, challenges a Pirate whose player plays Robbery."""
        scene = forums(
            [who("Terrell Brandt", equipped=list(gear))], [name], discard=["Breastplate", "Disarm"],
            their_hand=["Robbery", *["Regroup"] * hand],
        )  # fmt: skip
        return challenge(scene).choose("Accept", *["Robbery"] * hand)

    def test_in_a_duel_from_the_adversary(self) -> None:
        scene = self.robbing().choose("Robbery: Maneuver")
        assert [o.removesuffix(" (seen by all)") for o in scene.options] == ["Throwing Knife", "Breastplate"]
        scene.choose("Throwing Knife")
        assert scene.host("Throwing Knife") == "Ratón"
        assert scene.hand(2) == ["Regroup"]
        assert scene.offers("Throwing Knife: Technique")

    def test_or_from_their_discard_pile(self) -> None:
        scene = self.robbing().choose("Robbery: Maneuver", "Breastplate")
        assert scene.host("Breastplate") == "Ratón"
        assert scene.hand(2) == []
        assert scene.state.holder[scene.card("Breastplate")] == 1

    def test_what_cannot_be_paid_for_or_taken_off_is_no_target(self) -> None:
        scene = self.robbing(gear=("Syrneth Hand",), hand=0).choose("Robbery: Maneuver")
        assert scene.kind != "choose_target"
        assert scene.host("Syrneth Hand") == "Terrell Brandt"
        assert scene.zone("Breastplate") == "discard"

    def test_only_a_pirate(self) -> None:
        assert not self.robbing("Jean Urbain").offers("Robbery")


class TestRollTheBones:
    DECK = ("Precision", "Langschwert", "Iron Reply", "Regroup", "Triage")

    def rolling(self, name: str, deck: tuple[str, ...] = DECK, **facts: Any) -> Scene:
        scene = forums(
            ["Terrell Brandt"], [who(name, **facts)], their_hand=["Roll the Bones", "Regroup"], their_deck=list(deck)
        )
        return fight(scene).choose("Roll the Bones", "Roll the Bones: Maneuver")

    def test_the_values_of_the_chosen_card_are_added(self) -> None:
        scene = self.rolling("Jean Urbain")
        assert scene.kind == "gamble_pick"
        assert sorted(scene.options) == ["Langschwert (seen by all)", "Precision (seen by all)"]
        scene.choose("Langschwert")
        decline(scene)
        # Riposte 1 of its own; Parry 2 and Thrust 3 from the Langschwert, whose dash adds nothing.
        assert scene.threat() == [4, 0]
        assert scene.wounds("Jean Urbain") == 0
        assert scene.state.line(1) == (scene.card("Roll the Bones"),)
        assert scene.deck(2)[:3] == ["Iron Reply", "Regroup", "Triage"]
        assert sorted(scene.deck(2)[3:]) == ["Langschwert", "Precision"]

    def test_a_scoundrel_sees_one_more(self) -> None:
        scene = self.rolling("Ratón")
        assert len(scene.options) == 3
        scene.choose("Iron Reply")
        decline(scene)
        assert scene.threat() == [4, 0]

    def test_with_a_gallegos_blade_another_one(self) -> None:
        assert len(self.rolling("Jean Urbain", equipped=["Gallegos Blade"]).options) == 3

    @rule("FS-DUELX-08")
    def test_it_does_not_count_as_a_gamble(self) -> None:
        scene = self.rolling("Jean Urbain")
        scene.choose("Precision")
        assert scene.game.view(None)["duel"]["gambles"] == [0, 0]

    def test_with_no_card_to_reveal_nothing_is_added(self) -> None:
        scene = decline(self.rolling("Jean Urbain", ()))
        assert scene.threat() == [1, 0]
        assert scene.wounds("Jean Urbain") == 2

    def test_it_is_only_a_maneuver(self) -> None:
        assert not table(people(at("Ratón")) + 'hand = ["Roll the Bones"]').offers("Roll the Bones")


class TestTaunt:
    HAND = 'hand = ["Taunt", "Regroup"]'

    def test_an_adjacent_enemy_comes(self) -> None:
        crew = people(at("Sanjay"))
        theirs = people(at("Otto Streit", "Forums"), at("Jean Urbain", "Bazaar"))
        scene = table(crew + self.HAND, theirs).choose("Taunt: Action")
        assert scene.options == [ODETTE, "Otto Streit"]
        scene.choose("Otto Streit")
        assert scene.place("Otto Streit") == "Docks"
        assert sorted(scene.discard(1)) == ["Regroup", "Taunt"]
        assert scene.settled

    @rule("FS-SETUP-08")
    def test_also_out_of_a_home(self) -> None:
        scene = table(people(at("Sanjay")) + self.HAND).choose("Taunt: Action")
        assert scene.place(ODETTE) == "Docks"
        assert scene.settled

    def test_nobody_adjacent_no_action(self) -> None:
        assert not table(people(at("Sanjay")) + self.HAND, foe=at(ODETTE, "Bazaar")).offers("Taunt")
        assert not table(people(at("Sanjay")) + self.HAND, foe=at(ODETTE)).offers("Taunt")
        assert not table('crew = ["Sanjay"]\n' + self.HAND, foe=at(ODETTE)).offers("Taunt: Action")

    def test_with_more_finesse_the_adversary_discards(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], hand=["Precision"], their_hand=["Taunt", "Disarm"])
        fight(scene).choose("Taunt", "Taunt: Maneuver")
        assert scene.discard(1) == ["Precision"]
        assert "Disarm" in scene.discard(2)

    def test_not_with_as_much_or_less(self) -> None:
        for name in ("Jean Urbain", "Henri Michelet"):
            scene = forums([name], ["Otto Streit"], their_hand=["Taunt", "Disarm"])
            assert not fight(scene).choose("Taunt").offers("Taunt: Maneuver")
