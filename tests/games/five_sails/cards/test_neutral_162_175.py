"""Neutral risks from Come Hither to Tending the Wounded: each text used, and not usable."""

from duels import fight, forums, play, who
from ledger import rule
from scene import Scene

KASPAR = "Kaspar Dietrich"
ODETTE = "Odette Dubois d'Arrent"


def table(mine: str = "", theirs: str = "", top: str = "", city: str = "") -> Scene:
    """Player 1 on turn; both Leaders are at Home unless told otherwise."""
    if "leader" not in mine:
        mine = f'leader = "{KASPAR}"\n' + mine
    if "leader" not in theirs:
        theirs = f'leader = "{ODETTE}"\n' + theirs
    return Scene("\n".join([top, "[[player]]", mine, "[[player]]", theirs, city]))


class TestComeHither:
    PAYING = 'hand = ["Come Hither", "Regroup", "Precision"]\n'

    def test_an_enemy_is_moved_to_an_adjacent_city_location(self) -> None:
        scene = table(self.PAYING, 'crew = [{name = "Jean Urbain", at = "Forums"}]')
        scene.choose("Come Hither: Action", "Jean Urbain")
        assert (scene.asked, scene.options) == (1, ["the Docks", "the Grand Bazaar"])
        scene.choose("the Docks")
        assert (scene.place("Jean Urbain"), scene.engaged("Jean Urbain")) == ("Docks", False)
        assert sorted(scene.discard(1)) == ["Come Hither", "Precision", "Regroup"]
        assert scene.settled

    def test_from_any_home_all_city_locations_are_adjacent(self) -> None:
        scene = table(self.PAYING).choose("Come Hither: Action")
        assert scene.options == [KASPAR, ODETTE]
        scene.choose(ODETTE)
        assert scene.options == ["the Docks", "the Forums", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert scene.place(ODETTE) == "Bazaar"
        assert scene.settled

    def test_who_cannot_be_moved_stays(self) -> None:
        crew = 'crew = [{name = "Henri Michelet", at = "Docks"}, {name = "Jean Urbain", at = "Docks"}]'
        scene = table(self.PAYING, crew).choose("Come Hither: Action", "Jean Urbain")
        assert scene.place("Jean Urbain") == "Docks"
        assert scene.zone("Come Hither") == "discard"
        assert scene.settled

    def test_two_cards_are_due(self) -> None:
        assert not table('hand = ["Come Hither", "Regroup"]').offers("Come Hither")


class TestHiddenCorridors:
    HAND = 'hand = ["Hidden Corridors", "Precision"]\n'

    def test_the_performer_moves_past_its_neighbours(self) -> None:
        scene = table(self.HAND + 'crew = [{name = "Otto Streit", at = "Docks", engaged = true}]')
        scene.choose("Hidden Corridors: Action")
        assert (scene.place("Otto Streit"), scene.engaged("Otto Streit")) == ("Bazaar", True)
        assert scene.hand(1) == []
        assert scene.settled

    def test_at_a_larger_table_there_is_a_choice(self) -> None:
        third = f'[[player]]\nleader = "{ODETTE}"\n[[player]]\nleader = "{ODETTE}"\n'
        scene = table(self.HAND + 'crew = [{name = "Otto Streit", at = "Docks"}]', city=third)
        scene.choose("Hidden Corridors: Action")
        assert scene.options == ["the Grand Bazaar", "Governor's Gardens"]
        scene.choose("the Grand Bazaar")
        assert scene.place("Otto Streit") == "Bazaar"
        assert scene.settled

    @rule("FS-RULE-95")
    def test_from_the_middle_there_is_nowhere_to_go(self) -> None:
        scene = table(self.HAND + 'crew = [{name = "Otto Streit", at = "Forums"}]').choose("Hidden Corridors: Action")
        assert scene.place("Otto Streit") == "Forums"
        assert scene.zone("Hidden Corridors") == "discard"
        assert scene.settled

    def test_it_needs_a_performer_in_the_city_and_a_card_to_pay(self) -> None:
        assert not table(self.HAND).offers("Hidden Corridors")
        broke = 'hand = ["Hidden Corridors"]\ncrew = [{name = "Otto Streit", at = "Docks"}]'
        assert not table(broke).offers("Hidden Corridors")

    def test_the_participant_slips_away_when_the_round_ends(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["Hidden Corridors", "Gallant Deeds"])
        fight(scene).choose("Hidden Corridors", "Hidden Corridors: Maneuver")
        assert scene.place("Jean Urbain") == "Forums"
        scene.choose("Done")
        assert (scene.kind, scene.asked, scene.options) == ("choose_location", 2, ["the Docks", "the Grand Bazaar"])
        assert scene.wounds("Jean Urbain") == 2, "three threat, one of it parried"
        scene.choose("the Docks")
        assert scene.place("Jean Urbain") == "Docks"
        assert scene.settled, "no threat is left: the duel is over"

    def test_the_maneuver_has_to_be_paid_for(self) -> None:
        scene = forums(["Terrell Brandt"], [who("Henri Michelet")], their_hand=["Hidden Corridors"])
        fight(scene)
        assert scene.settled, "the only card is played, and nothing can be used with it"
        assert scene.place("Henri Michelet") == "Forums"


class TestImDoneWithYou:
    def test_each_other_card_of_the_line_gives_a_parry(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], hand=["Precision", "Precision", "Precision"],
            their_hand=["Gallant Deeds", "Disarm", "I'm Done with You"],
        )  # fmt: skip
        play(fight(scene), "Gallant Deeds")  # 3 threat: 1 turned, 2 parried; 2 thrust and 1 turned come back
        play(scene, "Precision")
        play(scene, "Disarm")
        play(scene, "Precision")
        before = scene.wounds("Jean Urbain")
        assert scene.threat()[1] == 4
        play(scene, "I'm Done with You", "I'm Done with You: Maneuver")
        assert scene.wounds("Jean Urbain") - before == 1, "of four threat, its own Parry and two more"

    def test_alone_in_the_line_it_gives_nothing(self) -> None:
        scene = forums(["Terrell Brandt"], ["Jean Urbain"], their_hand=["I'm Done with You", "Disarm"])
        play(fight(scene), "I'm Done with You", "I'm Done with You: Maneuver")
        assert scene.wounds("Jean Urbain") == 2
        assert scene.settled

    def test_the_line_of_the_adversary_does_not_count(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], hand=["I'm Done with You"], their_hand=["Gallant Deeds", "Disarm"],
        )  # fmt: skip
        play(fight(scene), "Gallant Deeds")
        assert scene.threat() == [3, 0]
        play(scene, "I'm Done with You", "I'm Done with You: Maneuver")
        assert scene.wounds("Terrell Brandt") == 2

    def test_without_the_maneuver_only_the_printed_parry_counts(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Jean Urbain"], hand=["Precision"], their_hand=["Gallant Deeds", "I'm Done with You"],
        )  # fmt: skip
        play(fight(scene), "Gallant Deeds")
        play(scene, "Precision")
        play(scene, "I'm Done with You")
        assert scene.wounds("Jean Urbain") == 3


class TestLiberatingGoods:
    def test_an_attachment_of_an_opponents_discard_pile_is_equipped_at_its_price(self) -> None:
        scene = table(
            'hand = ["Liberating Goods", "Regroup", "Precision"]\ncrew = [{name = "Otto Streit", at = "Docks"}]',
            'discard = ["Breastplate", "Tabard of the Fallen Musketeer", "Gallant Deeds"]',
        )
        scene.choose("Liberating Goods: Action")
        assert scene.kind == "pay_wealth", "the Unique one is no target"
        scene.choose("Regroup")
        assert scene.host("Breastplate") == "Otto Streit"
        assert scene.state.holder[scene.card("Breastplate")] == 0
        assert scene.hand(1) == ["Precision"]
        assert scene.settled

    def test_only_what_can_be_worn_and_paid_for_is_a_target(self) -> None:
        scene = table(
            'hand = ["Liberating Goods"]\ncrew = [{name = "Otto Streit", at = "Docks"}]',
            'discard = ["Breastplate", "Mastercrafted Rapier", "Throwing Knife", "Langschwert"]',
        )
        scene.choose("Liberating Goods: Action")
        assert sorted(scene.options) == ["Langschwert (seen by all)", "Throwing Knife (seen by all)"]
        scene.choose("Langschwert")
        assert scene.host("Langschwert") == "Otto Streit"
        assert scene.settled

    def test_it_returns_to_its_owner_when_it_leaves_play(self) -> None:
        scene = table(
            'hand = ["Liberating Goods"]\ncrew = [{name = "Otto Streit", at = "Docks"}]',
            'hand = ["Shoddy Craftsmanship", "Disarm"]\ndiscard = ["Langschwert"]',
        )
        scene.choose("Liberating Goods: Action", "Shoddy Craftsmanship: Action")
        assert "Langschwert" in scene.discard(2)
        assert scene.settled

    def test_not_your_own_discard_pile_and_not_from_home(self) -> None:
        scene = table(
            'hand = ["Liberating Goods"]\ndiscard = ["Langschwert"]\ncrew = [{name = "Otto Streit", at = "Docks"}]'
        )
        scene.choose("Liberating Goods: Action")
        assert scene.zone("Langschwert") == "discard"
        assert scene.settled
        at_home = table('hand = ["Liberating Goods"]', 'discard = ["Langschwert"]')
        assert not at_home.offers("Liberating Goods")


class TestPaidOff:
    PAYING = 'hand = ["Paid Off", "Regroup", "Precision"]\n'
    KAJ = 'crew = [{name = "Kaj Kousei", at = "Docks"}, {name = "Jean Urbain", at = "Docks"}]'

    def test_an_opposing_mercenary_engages(self) -> None:
        scene = table(self.PAYING + 'crew = [{name = "Otto Streit", at = "Docks"}]', self.KAJ)
        scene.choose("Paid Off: Action")
        assert scene.engaged("Kaj Kousei")
        assert (scene.place("Kaj Kousei"), scene.place("Jean Urbain")) == ("Docks", "Docks")
        assert scene.hand(1) == []
        assert scene.settled

    def test_an_engaged_one_goes_home_instead(self) -> None:
        scene = table(
            self.PAYING + 'crew = [{name = "Otto Streit", at = "Docks"}]',
            'crew = [{name = "Kaj Kousei", at = "Docks", engaged = true}]',
        )
        scene.choose("Paid Off: Action")
        assert (scene.place("Kaj Kousei"), scene.engaged("Kaj Kousei")) == ("Home", True)
        assert scene.settled

    def test_the_player_chooses_among_several_that_oppose_the_performer(self) -> None:
        scene = table(
            self.PAYING + 'crew = [{name = "Otto Streit", at = "Docks"}]',
            'crew = [{name = "Kaj Kousei", at = "Docks"}, {name = "Gustavo", at = "Docks"}, '
            '{name = "Eko Sorridi", at = "Forums"}]',
        )
        scene.choose("Paid Off: Action")
        assert (scene.kind, scene.options) == ("choose_target", ["Kaj Kousei", "Gustavo"])
        scene.choose("Gustavo")
        assert (scene.engaged("Gustavo"), scene.engaged("Kaj Kousei")) == (True, False)
        assert scene.settled

    def test_a_villain_or_a_scoundrel_pays_one_less(self) -> None:
        for name in ("Horatio Lockwood", "Maxime de Lafayette"):
            scene = table(
                f'leader = "{ODETTE}"\nhand = ["Paid Off", "Regroup"]\ncrew = [{{name = "{name}", at = "Docks"}}]',
                self.KAJ,
            )
            scene.choose("Paid Off: Action")
            assert scene.engaged("Kaj Kousei")
            assert scene.hand(1) == []
            assert scene.settled

    def test_only_performers_who_can_pay_are_offered(self) -> None:
        crew = 'crew = [{name = "Horatio Lockwood", at = "Docks"}, {name = "Jean Urbain", at = "Docks"}]'
        scene = table(f'leader = "{ODETTE}"\nhand = ["Paid Off", "Regroup"]\n{crew}', 'crew = ["Otto Streit"]')
        scene.choose("Paid Off: Action")
        assert scene.settled, "Horatio alone could perform it, and nobody was there to be paid off"
        crew = 'crew = [{name = "Jean Urbain", at = "Docks"}]'
        assert not table(f'leader = "{ODETTE}"\nhand = ["Paid Off", "Regroup"]\n{crew}').offers("Paid Off")

    def test_it_needs_a_performer_in_the_city(self) -> None:
        assert not table(self.PAYING, self.KAJ).offers("Paid Off")


class TestPull:
    HAND = 'hand = ["Pull", "Regroup"]\n'
    LEONTINE = 'crew = [{name = "Léontine Giroux", at = "Docks"}]\n'

    @rule("FS-RULE-94")
    def test_the_performer_is_wounded_and_somebody_comes_from_next_door(self) -> None:
        scene = table(
            f'leader = "{ODETTE}"\n' + self.HAND + self.LEONTINE,
            'leader = "Kaspar Dietrich"\ncrew = [{name = "Otto Streit", at = "Forums"}, '
            '{name = "Terrell Brandt", at = "Bazaar"}, {name = "Philip Hase", at = "Docks"}]',
        )
        scene.choose("Pull: Action")
        assert scene.wounds("Léontine Giroux") == 1
        assert sorted(scene.options) == sorted([ODETTE, "Kaspar Dietrich", "Otto Streit"])
        scene.choose("Otto Streit")
        assert (scene.place("Otto Streit"), scene.engaged("Otto Streit")) == ("Docks", False)
        assert scene.discard(1) == ["Regroup", "Pull"]
        assert scene.settled

    def test_a_strega_is_not_wounded(self) -> None:
        scene = table(self.HAND + 'crew = [{name = "Daniella Dietrich", at = "Docks"}]')
        scene.choose("Pull: Action", ODETTE)
        assert scene.wounds("Daniella Dietrich") == 0
        assert scene.place(ODETTE) == "Docks"
        assert scene.settled

    @rule("FS-RULES-20")
    def test_a_performer_who_dies_of_it_still_pulls(self) -> None:
        scene = table(
            f'leader = "{ODETTE}"\n' + self.HAND + 'crew = [{name = "Léontine Giroux", at = "Docks", wounds = 4}]',
            'leader = {name = "Kaspar Dietrich", at = "Forums"}',
        )
        scene.choose("Pull: Action")
        assert scene.zone("Léontine Giroux") == "locker"
        scene.choose("Kaspar Dietrich")
        assert scene.place("Kaspar Dietrich") == "Docks"
        assert scene.settled

    def test_it_needs_a_sorcerer_in_the_city(self) -> None:
        assert not table(self.HAND + 'crew = [{name = "Otto Streit", at = "Docks"}]').offers("Pull")
        assert not table(self.HAND + 'crew = ["Daniella Dietrich"]').offers("Pull")


class TestSeaLegs:
    HAND = 'hand = ["Sea Legs", "Regroup"]\n'

    def test_your_character_moves_on(self) -> None:
        scene = table(self.HAND + 'crew = [{name = "Otto Streit", at = "Docks"}]')
        scene.choose("Move", "Otto Streit", "the Forums")
        assert (scene.kind, scene.options) == ("react", ["Sea Legs: Reaction", "Pass"])
        scene.choose("Sea Legs")
        assert scene.options == ["the Docks", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert (scene.place("Otto Streit"), scene.engaged("Otto Streit")) == ("Bazaar", True)
        assert scene.hand(1) == []
        assert scene.settled

    def test_also_if_an_opponent_moved_it(self) -> None:
        scene = table(
            self.HAND + 'crew = [{name = "Otto Streit", at = "Docks"}]',
            'hand = ["Come Hither", "Disarm", "Gallant Deeds"]',
        )
        scene.choose("Pass", "Come Hither: Action", "Otto Streit", "Sea Legs", "the Docks")
        assert scene.place("Otto Streit") == "Docks"
        assert scene.settled

    @rule("FS-RULE-113")
    def test_of_two_who_moved_together_one_moves_on(self) -> None:
        scene = table(
            'hand = ["Sea Legs", "Stratege", "Regroup", "Precision"]\n'
            'crew = [{name = "Otto Streit", at = "Docks"}, {name = "Philip Hase", at = "Docks"}]',
        )
        scene.choose("Stratege: Action", "Otto Streit", "Philip Hase", "Precision")
        scene.choose("Sea Legs")
        assert sorted(scene.options) == ["Otto Streit", "Philip Hase"]
        scene.choose("Philip Hase", "the Grand Bazaar")
        assert (scene.place("Otto Streit"), scene.place("Philip Hase")) == ("Forums", "Bazaar")
        assert scene.settled

    def test_not_after_a_move_home_nor_of_an_enemy(self) -> None:
        scene = table(self.HAND + 'crew = [{name = "Otto Streit", at = "Docks"}]')
        scene.choose("Move", "Otto Streit", "Home")
        assert scene.kind == "take_action"
        scene.choose("Move", "the Docks")
        assert scene.kind == "take_action"

    def test_not_without_a_card_to_pay(self) -> None:
        scene = table('hand = ["Sea Legs"]\ncrew = [{name = "Otto Streit", at = "Docks"}]')
        scene.choose("Move", "Otto Streit", "the Forums")
        assert scene.kind == "take_action"

    def test_not_for_one_that_died_before_or_after_the_move(self) -> None:
        dying = self.HAND + 'crew = [{name = "Otto Streit", at = "Docks", wounds = 3}]'
        scene = table(dying, 'crew = [{name = "Eko Sorridi", at = "Docks"}]')
        scene.choose("Move", "Otto Streit", "the Forums", "Eko Sorridi: Reaction")
        assert scene.zone("Otto Streit") == "locker"
        assert scene.kind == "take_action", "who died has not moved"
        hunter = 'crew = [{name = "Jean Urbain", at = "Docks"}]\nhand = ["Predatory Pursuit", "Disarm"]'
        scene = table(dying, hunter, "first_player = 2\nturn = 1")
        scene.choose("Move", "Otto Streit", "the Forums", "Predatory Pursuit: Reaction")
        assert scene.zone("Otto Streit") == "locker"
        assert scene.kind == "take_action", "there is nobody left to move on"
        assert scene.settled


class TestShoddyCraftsmanship:
    HAND = 'hand = ["Shoddy Craftsmanship", "Regroup"]\n'

    def test_an_attachment_is_destroyed_wherever_it_is_worn(self) -> None:
        scene = table(
            self.HAND + 'crew = [{name = "Otto Streit", equipped = ["Langschwert"]}]',
            'crew = [{name = "Jean Urbain", at = "Bazaar", equipped = ["Breastplate", '
            '"Tabard of the Fallen Musketeer", {name = "Unfortunate", by = 1}]}]',
        )
        scene.choose("Shoddy Craftsmanship: Action")
        assert (scene.kind, scene.options) == ("choose_target", ["Langschwert", "Breastplate"])
        scene.choose("Breastplate")
        assert scene.discard(2) == ["Breastplate"]
        assert scene.hand(1) == []
        assert scene.settled

    def test_neither_unique_nor_available_ones(self) -> None:
        scene = table(
            self.HAND, 'crew = [{name = "Jean Urbain", equipped = ["Tabard of the Fallen Musketeer"]}]',
            city='[city.Docks]\ncards = ["Eager Blade"]',
        )  # fmt: skip
        scene.choose("Shoddy Craftsmanship: Action")
        assert scene.zone("Tabard of the Fallen Musketeer") == "equipped"
        assert scene.zone("Eager Blade") == "city"
        assert scene.settled

    def test_what_cannot_be_paid_for_is_not_offered(self) -> None:
        scene = table('hand = ["Shoddy Craftsmanship"]', 'crew = [{name = "Jean Urbain", equipped = ["Breastplate"]}]')
        assert not scene.offers("Shoddy Craftsmanship")


class TestTendingTheWounded:
    def test_a_wound_is_healed_for_each_card_discarded(self) -> None:
        scene = table(
            'hand = ["Tending the Wounded", "Regroup", "Precision", "Stratege"]\n'
            'crew = [{name = "Otto Streit", wounds = 3}, {name = "Philip Hase", wounds = 1}]'
        )
        scene.choose("Tending the Wounded: Action")
        assert (scene.kind, scene.options[-1]) == ("pay_extra_cost", "Done")
        scene.choose("Regroup", "Stratege", "Done")
        assert scene.hand(1) == ["Precision"]
        assert (scene.kind, scene.options) == ("choose_target", ["Otto Streit", "Philip Hase"])
        scene.choose("Otto Streit")
        assert (scene.wounds("Otto Streit"), scene.wounds("Philip Hase")) == (1, 1)
        assert sorted(scene.discard(1)) == ["Regroup", "Stratege", "Tending the Wounded"]
        assert scene.settled

    def test_more_than_it_has_heals_all(self) -> None:
        scene = table(
            'hand = ["Tending the Wounded", "Regroup", "Precision"]\ncrew = [{name = "Otto Streit", wounds = 1}]'
        )
        scene.choose("Tending the Wounded: Action", "Regroup", "Precision")
        assert scene.wounds("Otto Streit") == 0
        assert scene.settled

    def test_no_card_heals_nothing(self) -> None:
        scene = table('hand = ["Tending the Wounded", "Regroup"]\ncrew = [{name = "Otto Streit", wounds = 1}]')
        scene.choose("Tending the Wounded: Action", "Done")
        assert scene.wounds("Otto Streit") == 1
        assert scene.hand(1) == ["Regroup"]
        assert scene.settled

    def test_neither_leaders_nor_enemies_are_healed(self) -> None:
        scene = table(
            'leader = {name = "Kaspar Dietrich", wounds = 2}\nhand = ["Tending the Wounded", "Regroup"]',
            'crew = [{name = "Jean Urbain", wounds = 1}]',
        )
        scene.choose("Tending the Wounded: Action", "Regroup")
        assert (scene.wounds(KASPAR), scene.wounds("Jean Urbain")) == (2, 1)
        assert scene.hand(1) == []
        assert scene.settled
