"""The neutral cards 143 to 161 that are not in `test_neutral`: each text used, and not usable."""

from duels import who, written
from ledger import rule
from quarterdeck.games.five_sails.terms import COMBAT, FINESSE, HAND, INFLUENCE, NEGOTIABLE, RESOLVE
from quarterdeck.games.five_sails.values import explain, keywords_of
from scene import Scene

KASPAR = "Kaspar Dietrich"
ODETTE = "Odette Dubois d'Arrent"
DON = "Don Constanzo Scarpa"


def drama(mine: str = "", theirs: str = "", city: str = "", leader: str = KASPAR, at: str = "Docks") -> Scene:
    """Player 1 on turn with a Leader at a location; player 2 with Odette at Home."""
    return Scene(f"""
        [[player]]
        leader = {{name = "{leader}", at = "{at}"}}
        {mine}
        [[player]]
        leader = "{ODETTE}"
        {theirs}
        [city]
        {city}
    """)


def planning(scheme: str, mine: str = "", theirs: str = "", city: str = "", more: str = "", at: str = "Home") -> Scene:
    """Planning in which only player 1 has a scheme; Kaspar's player draws six cards, if the deck has them."""
    return Scene(f"""
        phase = "Planning"
        [[player]]
        leader = {{name = "{KASPAR}", at = "{at}"}}
        approach = ["{scheme}"]
        {mine}
        [[player]]
        leader = "{ODETTE}"
        {theirs}
        {more}
        [city]
        {city}
    """)


def crew(*people: object) -> str:
    """Characters at the Docks, unless they say otherwise."""
    return f"crew = {written([who(c, 'Docks') if isinstance(c, str) else c for c in people])}\n"


def renown(scene: Scene) -> list[int]:
    return [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")]


class TestContemptAndHatred:
    CITY = """
        [city.Docks]
        cards = ["Gustavo", "So It Begins", "Smuggled Item"]
        [city.Forums]
        cards = ["Kaj Kousei"]
    """

    def test_a_renown_to_the_forums_and_no_more_if_you_like(self) -> None:
        scene = planning("Contempt and Hatred", city=self.CITY)
        assert (scene.kind, scene.options) == ("may_effect", ["Yes", "No"])
        scene.choose("No")
        assert renown(scene) == [0, 1, 0]
        assert scene.city_discard() == []
        assert scene.settled

    def test_where_you_add_another_all_city_cards_are_discarded(self) -> None:
        scene = planning("Contempt and Hatred", city=self.CITY).choose("Yes")
        assert scene.options == ["the Docks", "the Forums", "the Grand Bazaar"]
        scene.choose("the Docks")
        assert renown(scene) == [1, 1, 0]
        assert sorted(scene.city_discard()) == ["Gustavo", "Smuggled Item", "So It Begins"]
        assert scene.zone("Kaj Kousei") == "city"
        assert scene.settled

    def test_the_second_may_go_to_the_forums_too(self) -> None:
        scene = planning("Contempt and Hatred", city=self.CITY).choose("Yes", "the Forums")
        assert renown(scene) == [0, 2, 0]
        assert scene.city_discard() == ["Kaj Kousei"]
        assert scene.settled

    def test_mercenaries_of_every_player_have_less_influence(self) -> None:
        mine, theirs = crew("Kaj Kousei", "Otto Streit", "Maryam Benu Pleroma"), crew("Eko Sorridi")
        scene = drama('schemes = ["Contempt and Hatred"]\n' + mine, theirs)
        names = ("Kaj Kousei", "Eko Sorridi", "Otto Streit", "Maryam Benu Pleroma")
        assert [scene.stat(name, INFLUENCE) for name in names] == [1, 0, 2, 0]
        assert scene.stat("Kaj Kousei", RESOLVE) == 4
        scene = drama(mine, theirs + 'discard = ["Regroup"]')
        assert scene.stat("Kaj Kousei", INFLUENCE) == 2

    def test_its_pressure_succeeds_even_if_tied(self) -> None:
        scene = drama('schemes = ["Contempt and Hatred"]', crew("Otto Streit"))
        scene.choose("Contempt and Hatred: Action")
        assert scene.engaged(KASPAR)
        told = "Influence: 2 (2 Kaspar Dietrich) against 2 (2 Otto Streit)."
        assert f"Player 1 pressures the Docks with {told}" in scene.log()
        assert scene.control("Docks") == 1
        assert scene.settled

    def test_but_not_against_more(self) -> None:
        scene = drama('schemes = ["Contempt and Hatred"]', crew("Otto Streit", "Jean Urbain"))
        scene.choose("Contempt and Hatred: Action")
        assert scene.control("Docks") == 0
        assert scene.engaged(KASPAR)
        assert scene.settled

    def test_it_needs_an_en_garde_performer_in_the_city_and_works_once_a_day(self) -> None:
        scheme = 'schemes = ["Contempt and Hatred"]\n'
        assert not drama(scheme, at="Home").offers("Contempt and Hatred")
        scene = drama(scheme + crew(who("Otto Streit", "Forums", engaged=True)), at="Home")
        assert not scene.offers("Contempt and Hatred")
        scene = drama(scheme + crew("Otto Streit"))
        scene.choose("Contempt and Hatred: Action", KASPAR, "Pass")
        assert scene.asked == 1 and not scene.offers("Contempt and Hatred")


class TestFillingTheRanks:
    DECK = 'deck = ["Regroup", "Last Word"]\n'
    TWO = 'crew = ["Otto Streit"]\n'
    CITY = """
        [city.Docks]
        cards = ["Kaj Kousei", "Eager Blade"]
        [city.Bazaar]
        cards = ["Maryam Benu Pleroma", "So It Begins"]
    """

    def begin(self, mine: str = DECK, theirs: str = TWO, city: str = CITY, at: str = "Home", more: str = "") -> Scene:
        """The scheme is resolved; High Drama begins."""
        return planning("Filling The Ranks", mine, theirs, city, more, at).choose("the Forums")

    def test_a_renown_to_a_location_of_your_choice(self) -> None:
        scene = planning("Filling The Ranks")
        assert (scene.kind, scene.options) == ("choose_location", ["the Docks", "the Forums", "the Grand Bazaar"])
        scene.choose("the Grand Bazaar")
        assert renown(scene) == [0, 0, 1], "with no Renown each, nobody has the least"
        assert scene.settled

    def test_another_elsewhere_with_the_least_renown(self) -> None:
        scene = planning("Filling The Ranks", "renown = 1", "renown = 2").choose("the Docks")
        assert scene.options == ["the Forums", "the Grand Bazaar"]
        scene.choose("the Forums")
        assert renown(scene) == [1, 1, 0]
        assert scene.settled

    def test_you_read_where_a_renown_goes_and_that_another_goes_elsewhere(self) -> None:
        scene = planning("Filling The Ranks", "renown = 1", "renown = 2")
        text = "Choose a location: a Renown is added to any City location"
        assert scene.decision.reason == f"{text} (Filling The Ranks: Scheme)"
        assert scene.foreseen["the Docks"] == ["you add 1 Renown to the Docks"]
        scene.choose("the Docks")
        assert scene.decision.reason == f"{text} other than that one (Filling The Ranks: Scheme)"

    def test_you_read_whom_you_recruit_and_what_each_stat_leaves_to_pay(self) -> None:
        scene = self.begin('deck = ["Regroup x3"]')
        assert scene.decision.reason == "You may react at the beginning of High Drama"
        scene.choose("Filling The Ranks")
        assert scene.decision.reason == "Choose an available Mercenary (Filling The Ranks: Reaction)"
        comes = ["costs all your 3 cards", "Maryam Benu Pleroma joins you at Home"]
        assert scene.foreseen == {"Kaj Kousei": [], "Maryam Benu Pleroma": comes}
        scene = self.begin().choose("Filling The Ranks")
        assert scene.decision.reason == "Choose what comes off the cost of Kaj Kousei (Filling The Ranks: Reaction)"
        whose = f"{KASPAR}\N{RIGHT SINGLE QUOTATION MARK}s"
        assert scene.foreseen == {
            "": ["Kaj Kousei joins you at Home"], f"{whose} Combat": ["costs 1 of your 2 cards"],
            f"{whose} Finesse": ["costs all your 2 cards"], f"{whose} Influence": ["costs all your 2 cards"],
        }  # fmt: skip
        assert scene.choose("Combat").decision.reason == "Pay 1 with a card from your hand (Kaj Kousei)"

    def test_not_with_more_than_another_or_as_little_as_a_third(self) -> None:
        assert planning("Filling The Ranks", "renown = 3", "renown = 2").choose("the Docks").settled
        third = f'[[player]]\nleader = "{DON}"\nrenown = 1'
        scene = planning("Filling The Ranks", "renown = 1", "renown = 2", more=third).choose("the Docks")
        assert scene.settled

    def test_a_mercenary_from_anywhere_comes_home_for_less(self) -> None:
        scene = self.begin()
        assert (scene.kind, scene.asked, scene.options) == ("react", 1, ["Filling The Ranks: Reaction", "Pass"])
        scene.choose("Filling The Ranks")
        assert scene.kind == "choose_mode", "Maryam could not be paid for"
        whose = f"{KASPAR}\N{RIGHT SINGLE QUOTATION MARK}s"
        assert scene.options == [f"{whose} Combat", f"{whose} Finesse", f"{whose} Influence"]
        scene.choose("Combat")
        assert scene.kind == "pay_wealth", "4 less 3, and nobody parleys"
        scene.choose("Regroup")
        assert scene.hand(1) == ["Last Word"]
        assert (scene.zone("Kaj Kousei"), scene.place("Kaj Kousei")) == ("crew", "Home")
        assert "Kaj Kousei" in scene.crew(1)
        assert not scene.engaged("Kaj Kousei") and not scene.engaged(KASPAR)
        assert scene.settled

    def test_with_a_lower_stat_it_costs_more(self) -> None:
        scene = self.begin().choose("Filling The Ranks", "Influence")
        assert scene.hand(1) == [], "4 less 2"
        assert "Kaj Kousei" in scene.crew(1)
        assert scene.settled

    def test_only_stats_with_which_it_can_be_paid_are_offered(self) -> None:
        scene = self.begin('deck = ["Regroup"]').choose("Filling The Ranks")
        assert "Kaj Kousei" in scene.crew(1), "with Combat, the only one that suffices"
        assert scene.hand(1) == []
        assert scene.settled

    def test_you_choose_among_those_you_can_pay_for(self) -> None:
        scene = self.begin('deck = ["Regroup x3"]').choose("Filling The Ranks")
        assert (scene.kind, scene.options) == ("choose_cards", ["Kaj Kousei", "Maryam Benu Pleroma"])
        scene.choose("Maryam")
        assert scene.crew(1) == [KASPAR, "Maryam Benu Pleroma"]
        assert scene.hand(1) == []
        assert scene.settled

    def test_it_loses_negotiable_so_that_nobody_parleys(self) -> None:
        scene = self.begin('deck = ["Regroup"]', at="Docks").choose("Filling The Ranks")
        assert not scene.engaged(KASPAR)
        assert not keywords_of(scene.state, scene.card("Kaj Kousei")) & NEGOTIABLE
        assert keywords_of(scene.state, scene.card("Maryam Benu Pleroma")) & NEGOTIABLE
        assert scene.settled

    def test_what_changes_the_leaders_stats_counts(self) -> None:
        leader = f'leader = {{name = "{KASPAR}", equipped = ["Syrneth Hand"]}}'
        scene = Scene(f"""
            phase = "Planning"
            [[player]]
            {leader}
            approach = ["Filling The Ranks"]
            [[player]]
            leader = "{ODETTE}"
            crew = ["Otto Streit"]
            [city.Docks]
            cards = ["Kaj Kousei"]
        """).choose("the Forums", "Filling The Ranks")
        assert "Kaj Kousei" in scene.crew(1), "Combat 4 takes off all of it"
        assert scene.settled

    def test_with_nobody_to_recruit_nothing_happens(self) -> None:
        scene = self.begin(city="").choose("Filling The Ranks")
        assert scene.crew(1) == [KASPAR]
        assert scene.settled

    def test_you_may_pass(self) -> None:
        scene = self.begin().choose("Pass")
        assert scene.crew(1) == [KASPAR] and scene.hand(1) == ["Last Word", "Regroup"][::-1]
        assert scene.settled

    def test_only_with_the_fewest_characters(self) -> None:
        assert self.begin(theirs="").settled
        assert self.begin(self.DECK + 'crew = ["Philip Hase", "Rosine Friese"]').settled
        third = f'[[player]]\nleader = "{DON}"'
        assert self.begin(more=third).settled, "the third player has as few"

    def test_not_without_a_leader(self) -> None:
        text = """
            phase = "Planning"
            [[player]]
            leader = {{name = "Kaspar Dietrich"{gone}}}
            crew = ["Philip Hase"]
            approach = ["Filling The Ranks"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = ["Otto Streit", "Jean Urbain"]
            [[player]]
            leader = "Don Constanzo Scarpa"
            crew = ["Servo Scarpa", "Sarafina"]
        """
        assert Scene(text.format(gone="")).choose("the Forums").offers("Filling The Ranks")
        assert Scene(text.format(gone=", gone = true")).choose("the Forums").settled

    def test_the_crew_cap_is_seen_to(self) -> None:
        full = ["Philip Hase", "Rosine Friese", "Terrell Brandt", "Uwe Zimmerman", "Edeline Trinken"]
        more = ["Jean Urbain", "Henri Michelet", "Bastien Girard", "Horatio Lockwood", "Urraca de Murrieta", "Angelo"]
        scene = self.begin(self.DECK + f"crew = {written(full)}", f"crew = {written(more)}")
        scene.choose("Filling The Ranks", "Influence")
        assert scene.kind == "choose_crew_excess"
        scene.choose("Edeline Trinken")
        assert "Kaj Kousei" in scene.crew(1) and scene.locker(1) == ["Edeline Trinken"]
        assert scene.settled


class TestInspireGenerosity:
    def test_a_renown_moves_and_empty_locations_get_one_each(self) -> None:
        scene = planning("Inspire Generosity", city="Docks = {renown = 1}\nForums = {renown = 2}")
        assert scene.options == [
            "from the Docks to the Forums", "from the Docks to the Grand Bazaar", "from the Forums to the Docks",
            "from the Forums to the Grand Bazaar",
        ]  # fmt: skip
        scene.choose("from the Docks to the Grand Bazaar")
        assert renown(scene) == [1, 2, 1]
        assert scene.settled

    def test_with_no_renown_anywhere_all_get_one(self) -> None:
        scene = planning("Inspire Generosity")
        assert renown(scene) == [1, 1, 1]
        assert scene.settled

    def test_where_there_is_some_none_is_added(self) -> None:
        city = "Docks = {renown = 2}\nForums = {renown = 2}\nBazaar = {renown = 2}"
        scene = planning("Inspire Generosity", city=city)
        scene.choose("from the Docks to the Forums")
        assert renown(scene) == [1, 3, 2]
        assert scene.settled

    def drawn(self, mine: str, theirs: str, third: str = "") -> list[int]:
        """How many cards the players draw by the scheme."""
        deck = 'deck = ["Regroup x20"]\n'
        more = f'[[player]]\nleader = "{DON}"\n{deck}{third}' if third else ""
        scene = planning("Inspire Generosity", deck + mine, deck + theirs, more=more)
        panache = (6, 7, 6)
        assert scene.settled
        return [len(scene.hand(p)) - panache[p - 1] for p in range(1, scene.state.match.seats + 1)]

    def test_each_player_draws_and_those_who_are_behind_draw_more(self) -> None:
        assert self.drawn("", "") == [1, 1], "nobody has less or fewer"
        assert self.drawn("renown = 1", "") == [1, 2]
        assert self.drawn("", "crew = ['Otto Streit']") == [2, 1]
        assert self.drawn("renown = 1", "renown = 2\ncrew = ['Otto Streit']") == [3, 1]
        assert self.drawn("crew = ['Otto Streit']", "renown = 2") == [2, 2]

    def test_several_who_share_the_least_draw_no_more(self) -> None:
        assert self.drawn("renown = 3", "", "renown = 0") == [1, 1, 1]
        assert self.drawn("renown = 3", "renown = 2", "renown = 1") == [1, 1, 2]
        assert self.drawn("crew = ['Otto Streit']", "", "renown = 0") == [1, 1, 1]

    def test_nothing_of_it_stays(self) -> None:
        scene = drama('schemes = ["Inspire Generosity"]\ndeck = ["Regroup"]')
        assert not scene.offers("Inspire Generosity")


class TestMarooned:
    SCHEME = 'schemes = ["Marooned"]\n'

    def test_renown_to_the_docks_and_the_bazaar(self) -> None:
        scene = planning("Marooned")
        assert renown(scene) == [1, 0, 1]
        assert scene.settled

    def test_each_discarded_card_engages_or_wounds(self) -> None:
        scene = drama(self.SCHEME + 'hand = ["Regroup x2", "Last Word", "Disarm"]', crew("Kaj Kousei"))
        scene.choose("Marooned: Action")
        assert (scene.kind, scene.options) == ("discard_from_hand", ["Disarm", "Last Word", "Regroup", "Done"])
        scene.choose("Regroup", "Disarm", "Last Word", "Done")
        assert (scene.kind, scene.options) == ("choose_mode", ["Kaj Kousei engages", "Kaj Kousei takes a wound"])
        assert scene.hand(1) == ["Regroup"]
        scene.choose("takes a wound")
        assert (scene.wounds("Kaj Kousei"), scene.engaged("Kaj Kousei")) == (1, False)
        scene.choose("engages")
        assert scene.engaged("Kaj Kousei")
        assert scene.wounds("Kaj Kousei") == 2, "the third card can only wound"
        assert not scene.engaged(KASPAR)
        assert scene.settled

    def test_nothing_need_be_discarded(self) -> None:
        scene = drama(self.SCHEME + 'hand = ["Regroup"]', crew("Kaj Kousei")).choose("Marooned: Action", "Done")
        assert scene.hand(1) == ["Regroup"]
        assert (scene.wounds("Kaj Kousei"), scene.engaged("Kaj Kousei")) == (0, False)
        assert scene.settled
        scene = drama(self.SCHEME, crew("Kaj Kousei")).choose("Marooned: Action")
        assert scene.wounds("Kaj Kousei") == 0
        assert scene.settled

    def test_what_is_left_when_the_mercenary_is_gone_does_nothing(self) -> None:
        scene = drama(self.SCHEME + 'hand = ["Regroup x3"]', crew(who("Kaj Kousei", "Docks", wounds=3, engaged=True)))
        scene.choose("Marooned: Action", "Regroup", "Regroup", "Regroup")
        assert scene.zone("Kaj Kousei") == "locker"
        assert scene.hand(1) == []
        assert scene.settled

    def test_the_mercenary_is_targeted_before_anything_is_discarded(self) -> None:
        scene = drama(self.SCHEME + 'hand = ["Regroup"]', crew("Kaj Kousei", "Eko Sorridi", "Otto Streit"))
        scene.choose("Marooned: Action")
        assert (scene.kind, scene.options) == ("choose_target", ["Kaj Kousei", "Eko Sorridi"])
        scene.choose("Eko Sorridi", "Regroup", "takes a wound")
        assert scene.wounds("Eko Sorridi") == 1
        assert scene.settled

    def test_only_against_a_mercenary_that_opposes_the_performer(self) -> None:
        hand = 'hand = ["Regroup"]\n'
        assert not drama(self.SCHEME + hand, crew("Otto Streit")).offers("Marooned")
        assert not drama(self.SCHEME + hand, crew(who("Kaj Kousei", "Forums"))).offers("Marooned")
        assert not drama(self.SCHEME + hand + crew("Kaj Kousei")).offers("Marooned")
        assert not drama(self.SCHEME + hand, city='[city.Docks]\ncards = ["Kaj Kousei"]').offers("Marooned")
        assert not drama(self.SCHEME + hand, crew("Kaj Kousei"), at="Home").offers("Marooned")
        assert not drama(hand, crew("Kaj Kousei")).offers("Marooned")


class TestUntilMoraleImproves:
    SCHEME = 'schemes = ["Until Morale Improves"]\n'

    def test_a_renown_is_added_anywhere(self) -> None:
        scene = planning("Until Morale Improves", city="Docks = {renown = 1}")
        assert scene.kind == "choose_mode"
        scene.choose("A Renown is added to any City location")
        assert scene.options == ["the Docks", "the Forums", "the Grand Bazaar"]
        scene.choose("the Grand Bazaar")
        assert renown(scene) == [1, 0, 1]
        assert scene.settled

    def test_or_one_moves_next_door(self) -> None:
        scene = planning("Until Morale Improves", city="Docks = {renown = 1}\nForums = {renown = 1}")
        scene.choose("A Renown moves")
        assert scene.options == [
            "from the Docks to the Forums", "from the Forums to the Docks", "from the Forums to the Grand Bazaar",
        ]  # fmt: skip
        scene.choose("from the Docks to the Forums")
        assert renown(scene) == [0, 2, 0]
        assert scene.settled

    def test_with_none_to_move_one_is_added(self) -> None:
        scene = planning("Until Morale Improves")
        assert scene.kind == "choose_location"
        scene.choose("the Docks")
        assert renown(scene) == [1, 0, 0]
        assert scene.settled

    def test_your_leader_draws_two_cards_less(self) -> None:
        scene = planning("Until Morale Improves", 'deck = ["Regroup x9"]').choose("the Docks")
        assert len(scene.hand(1)) == 4

    def test_a_wound_turns_somebody_here_en_garde(self) -> None:
        away = who("Philip Hase", "Forums", engaged=True)
        scene = drama(self.SCHEME + crew(who("Otto Streit", "Docks", engaged=True), away))
        scene.choose("Until Morale Improves: Action 1")
        assert (scene.kind, scene.options) == ("choose_performer", [KASPAR, "Otto Streit", "Philip Hase"])
        scene.choose(KASPAR)
        assert scene.wounds(KASPAR) == 1
        assert (scene.kind, scene.options) == ("choose_target", [KASPAR, "Otto Streit"])
        scene.choose("Otto Streit")
        assert not scene.engaged("Otto Streit") and scene.engaged("Philip Hase")
        assert scene.settled

    def test_a_wound_engages_somebody_here(self) -> None:
        scene = drama(self.SCHEME, crew("Jean Urbain", who("Henri Michelet", "Forums")))
        scene.choose("Until Morale Improves: Action 2")
        assert scene.options == [KASPAR, "Jean Urbain"]
        scene.choose("Jean Urbain")
        assert scene.engaged("Jean Urbain") and scene.wounds("Jean Urbain") == 0
        assert scene.wounds(KASPAR) == 1 and not scene.engaged(KASPAR)
        assert scene.settled

    def test_each_once_a_day(self) -> None:
        scene = drama(self.SCHEME).choose("Until Morale Improves: Action 2", "Pass")
        assert scene.engaged(KASPAR)
        assert not scene.offers("Until Morale Improves: Action 2")
        scene.choose("Until Morale Improves: Action 1")
        assert not scene.engaged(KASPAR)
        assert scene.wounds(KASPAR) == 2
        scene.choose("Pass")
        assert not scene.offers("Until Morale Improves")

    def test_a_performer_who_dies_of_it_has_still_paid(self) -> None:
        scene = drama(self.SCHEME + crew(who("Otto Streit", "Docks", wounds=3)), crew("Jean Urbain"))
        scene.choose("Until Morale Improves: Action 2", "Otto Streit")
        assert scene.zone("Otto Streit") == "locker"
        scene.choose("Jean Urbain")
        assert scene.engaged("Jean Urbain")
        assert scene.settled

    def test_not_from_home(self) -> None:
        assert not drama(self.SCHEME, at="Home").offers("Until Morale Improves")


class TestCorpseSpeak:
    HURT = crew(who("Otto Streit", "Docks", wounds=1))

    def table(self, discard: str, hand: str = "", theirs: str = "", more: str = "", at: str = "Docks") -> Scene:
        """Daniella, a Sorcerer, wears it; Kaspar is at the Docks."""
        daniella = written([who("Daniella Dietrich", at, equipped=["Corpse Speak"])])
        return drama(f"crew = {daniella}\ndiscard = [{discard}]\nhand = [{hand}]\n{more}", theirs)

    def test_only_your_sorcerers_can_wear_it(self) -> None:
        scene = drama('hand = ["Corpse Speak"]\n' + crew("Daniella Dietrich", "Otto Streit"), crew("Léontine Giroux"))
        scene.choose("Equip")
        assert scene.host("Corpse Speak") == "Daniella Dietrich"
        assert scene.settled
        assert not drama('hand = ["Corpse Speak"]\n' + crew("Otto Streit"), crew("Léontine Giroux")).offers("Equip")

    def test_influence_is_set_to_nothing(self) -> None:
        scene = self.table("")
        assert scene.stat("Daniella Dietrich", INFLUENCE) == 0
        assert scene.stat("Daniella Dietrich", FINESSE) == 3
        worn = written([who("Daniella Dietrich", "Docks", equipped=["Corpse Speak", "Smuggled Item"])])
        scene = drama(f"crew = {worn}")
        assert scene.stat("Daniella Dietrich", INFLUENCE) == 0, "whatever is added"
        assert scene.stat(KASPAR, INFLUENCE) == 2
        assert explain(scene.state, scene.card("Daniella Dietrich"), INFLUENCE).endswith("by Corpse Speak")

    @rule("FS-RULE-108")
    def test_a_risk_is_played_out_of_your_discard_pile_and_goes_back_there(self) -> None:
        scene = self.table('"Bleed Out", "Throwing Knife"', '"Regroup"', self.HURT)
        scene.choose("Corpse Speak: Action")
        assert scene.engaged("Daniella Dietrich")
        assert scene.hand(1) == [], "its cost is paid as from hand"
        assert scene.wounds("Otto Streit") == 2
        assert sorted(scene.discard(1)) == ["Bleed Out", "Regroup", "Throwing Knife"]
        assert scene.locker(1) == ["Corpse Speak"]
        assert scene.stat("Daniella Dietrich", INFLUENCE) == 1
        assert scene.settled

    def test_it_is_a_target_that_you_choose_among_what_could_be_played(self) -> None:
        pile = '"Bleed Out", "Regroup", "Ambush", "Valiant Spirit", "Corpse Speak"'
        scene = self.table(pile, '"Last Word"', self.HURT)
        scene.choose("Corpse Speak: Action")
        assert scene.kind == "choose_target"
        assert sorted(scene.options) == ["Bleed Out (seen by all)", "Regroup (seen by all)"], "Valiant Spirit costs 2"
        scene.choose("Regroup", KASPAR)
        assert scene.place(KASPAR) == "Forums"
        assert scene.hand(1) == []
        assert len(scene.discard(1)) == 6 and "Regroup" in scene.discard(1)
        assert scene.locker(1) == ["Corpse Speak"]
        assert scene.settled

    @rule("FS-RULE-108")
    def test_its_own_text_may_send_it_elsewhere(self) -> None:
        scene = self.table('"A New Strategy"', more='renown = 1\ndeck = ["Regroup x2"]').choose("Corpse Speak: Action")
        assert scene.hand(1) == ["Regroup", "Regroup"]
        assert sorted(scene.locker(1)) == ["A New Strategy", "Corpse Speak"]
        assert scene.discard(1) == []
        assert scene.settled

    def test_a_risk_that_equips_itself(self) -> None:
        other = written([
            who("Daniella Dietrich", "Docks", equipped=["Corpse Speak"]), who("Angeline Dèmone", "Docks"),
        ])  # fmt: skip
        scene = drama(f'crew = {other}\ndiscard = ["Boon"]').choose("Corpse Speak: Action")
        assert scene.engaged("Daniella Dietrich") and scene.engaged("Angeline Dèmone"), "an en garde Sorcerer performs"
        scene.choose(KASPAR)
        assert scene.host("Boon") == KASPAR
        assert scene.locker(1) == ["Corpse Speak"]
        assert scene.settled

    def test_with_nothing_to_play_it_is_lost(self) -> None:
        scene = self.table('"Ambush", "Throwing Knife"', theirs='discard = ["Last Word"]')
        scene.choose("Corpse Speak: Action")
        assert scene.locker(1) == ["Corpse Speak"]
        assert scene.engaged("Daniella Dietrich")
        assert scene.settled

    def test_it_works_at_home(self) -> None:
        scene = self.table('"Last Word"', at="Home")
        assert scene.offers("Corpse Speak: Action")

    def test_its_wearer_must_be_en_garde(self) -> None:
        worn = written([who("Daniella Dietrich", "Docks", engaged=True, equipped=["Corpse Speak"])])
        assert not drama(f'crew = {worn}\ndiscard = ["Bleed Out"]').offers("Corpse Speak")
        assert not drama('hand = ["Corpse Speak"]\ndiscard = ["Bleed Out"]').offers("Corpse Speak")


class TestUppmansJacket:
    def wearing(self, more: str, at: str = "Docks") -> Scene:
        otto = written([who("Otto Streit", at, equipped=["Uppman's Jacket"])])
        return drama(f"crew = {otto}\n{more}")

    def test_a_card_for_a_card(self) -> None:
        scene = self.wearing('hand = ["Regroup", "Disarm"]\ndeck = ["Last Word"]')
        scene.choose("Uppman's Jacket: Action")
        assert scene.kind == "pay_extra_cost"
        scene.choose("Disarm")
        assert scene.hand(1) == ["Regroup", "Last Word"]
        assert scene.discard(1) == ["Disarm"]
        assert scene.settled
        scene.choose("Pass")
        assert not scene.offers("Uppman's Jacket")

    def test_it_gives_influence_and_works_at_home(self) -> None:
        scene = self.wearing('hand = ["Regroup"]\ndeck = ["Last Word"]', "Home")
        assert scene.stat("Otto Streit", INFLUENCE) == 3
        scene.choose("Uppman's Jacket: Action")
        assert scene.hand(1) == ["Last Word"]
        assert scene.settled

    def test_not_with_an_empty_hand_nor_from_hand(self) -> None:
        assert not self.wearing('deck = ["Last Word"]').offers("Uppman's Jacket")
        assert not drama('hand = ["Uppman\'s Jacket", "Regroup"]').offers("Uppman's Jacket")


class TestBleedOut:
    HURT = who("Otto Streit", "Forums", wounds=1)

    def test_a_wounded_character_in_the_city_is_wounded_again(self) -> None:
        scene = drama('hand = ["Bleed Out", "Regroup"]', crew(self.HURT, "Rosine Friese"), at="Home")
        scene.choose("Bleed Out: Action")
        assert scene.wounds("Otto Streit") == 2
        assert sorted(scene.discard(1)) == ["Bleed Out", "Regroup"]
        assert scene.settled

    def test_you_choose_your_target_when_you_announce_it(self) -> None:
        mine = 'hand = ["Bleed Out", "Regroup"]\n' + crew(who("Philip Hase", "Docks", wounds=1))
        scene = drama(mine, crew(self.HURT)).choose("Bleed Out: Action")
        assert (scene.kind, scene.options) == ("choose_target", ["Philip Hase", "Otto Streit"])
        assert scene.hand(1) == ["Regroup"]
        scene.choose("Otto Streit")
        assert scene.wounds("Otto Streit") == 2 and scene.wounds("Philip Hase") == 1
        assert scene.settled

    def test_not_against_leaders_the_unhurt_and_those_at_home(self) -> None:
        def offered(theirs: str) -> bool:
            return drama('hand = ["Bleed Out", "Regroup"]', theirs).offers("Bleed Out")

        assert offered(crew(self.HURT))
        assert not offered(crew("Otto Streit"))
        assert not offered(crew(who("Otto Streit", "Home", wounds=1)))
        scene = Scene(f"""
            [[player]]
            leader = {{name = "{KASPAR}", at = "Docks", wounds = 2}}
            hand = ["Bleed Out", "Regroup"]
            [[player]]
            leader = {{name = "{ODETTE}", at = "Docks", wounds = 2}}
        """)
        assert not scene.offers("Bleed Out")

    def test_a_villain_as_leader_plays_it_for_nothing(self) -> None:
        scene = drama('hand = ["Bleed Out"]', crew(self.HURT), leader=DON).choose("Bleed Out: Action")
        assert scene.wounds("Otto Streit") == 2
        assert scene.settled
        assert not drama('hand = ["Bleed Out"]', crew(self.HURT)).offers("Bleed Out"), "Kaspar is a Hero"
        villain = crew("Maxime de Lafayette", self.HURT)
        assert not drama('hand = ["Bleed Out"]\n' + villain).offers("Bleed Out"), "a Villain who does not lead"


class TestBoon:
    def played(self, on: str = "Otto Streit", theirs: str = "") -> Scene:
        plans = 'approach = ["Marooned", "Midnight Shipment"]\n'
        scene = drama('hand = ["Boon"]\n' + plans + crew("Daniella Dietrich", "Otto Streit"), theirs)
        return scene.choose("Boon: Action", on)

    def test_a_sorcerer_engages_and_somebody_here_wears_it(self) -> None:
        theirs = crew("Jean Urbain", who("Henri Michelet", "Forums"))
        scene = drama('hand = ["Boon"]\n' + crew("Daniella Dietrich", "Otto Streit"), theirs).choose("Boon: Action")
        assert scene.engaged("Daniella Dietrich")
        assert scene.kind == "choose_cards"
        assert scene.options == [KASPAR, "Daniella Dietrich", "Otto Streit", "Jean Urbain"]
        scene.choose("Otto Streit")
        assert (scene.zone("Boon"), scene.host("Boon")) == ("equipped", "Otto Streit")
        assert [scene.stat("Otto Streit", k) for k in (RESOLVE, COMBAT, FINESSE, INFLUENCE)] == [4, 2, 3, 3]
        assert [scene.stat(KASPAR, k) for k in (COMBAT, FINESSE, INFLUENCE)] == [3, 2, 2]
        assert scene.settled

    def test_a_dash_stays_a_dash(self) -> None:
        scene = self.played("Maryam", crew("Maryam Benu Pleroma"))
        assert scene.host("Boon") == "Maryam Benu Pleroma"
        maryam = [scene.stat("Maryam Benu Pleroma", k) for k in (COMBAT, FINESSE, INFLUENCE)]
        assert maryam == [5, 4, 0]
        assert scene.settled

    @rule("FS-RULE-109")
    def test_at_the_end_of_the_day_it_is_discarded(self) -> None:
        scene = self.played().pass_until("choose_approach", 3)
        assert scene.state.day == 2
        assert scene.zone("Boon") == "discard" and scene.discard(1) == ["Boon"]
        assert scene.stat("Otto Streit", COMBAT) == 1

    @rule("FS-RULE-109")
    def test_an_enemy_who_wears_it_gives_it_back(self) -> None:
        scene = self.played("Jean Urbain", crew("Jean Urbain"))
        assert scene.stat("Jean Urbain", COMBAT) == 4
        scene.pass_until("choose_approach", 3)
        assert scene.discard(1) == ["Boon"] and scene.discard(2) == []

    def test_what_left_its_wearer_before_is_left_alone(self) -> None:
        scene = self.played()
        scene.state.put(scene.card("Boon"), HAND, 0)
        scene.pass_until("choose_approach", 3)
        assert scene.zone("Boon") == "hand"

    def test_only_an_en_garde_sorcerer_in_the_city(self) -> None:
        def offered(people: str) -> bool:
            return drama('hand = ["Boon"]\n' + people).offers("Boon")

        assert not offered(crew("Otto Streit"))
        assert not offered(crew(who("Daniella Dietrich", "Docks", engaged=True)))
        assert not offered(crew(who("Daniella Dietrich", "Home")))
        assert offered(crew(who("Daniella Dietrich", "Forums")))

    def test_it_cannot_be_copied(self) -> None:
        scene = drama('hand = ["Boon"]\n' + crew("Cesca del Rosso"), leader=DON).choose("Boon: Action", DON)
        assert scene.host("Boon") == DON
        assert scene.settled, "Cesca has nothing to copy"

    def test_in_hand_it_does_nothing(self) -> None:
        assert drama('hand = ["Boon"]').stat(KASPAR, COMBAT) == 3

    @rule("FS-CORE-29")
    def test_worn_it_is_performed_by_its_wearer_and_goes_to_another(self) -> None:
        worn = who("Daniella Dietrich", "Docks", equipped=["Boon"])
        scene = drama(crew(worn, "Otto Streit", "Cesca del Rosso")).choose("Boon: Action")
        assert scene.kind == "choose_cards" and scene.engaged("Daniella Dietrich")
        scene.choose("Otto Streit")
        assert scene.host("Boon") == "Otto Streit"
        assert (scene.stat("Otto Streit", COMBAT), scene.stat("Daniella Dietrich", INFLUENCE)) == (2, 1)
        assert not scene.engaged("Cesca del Rosso")
        assert scene.settled

    @rule("FS-CORE-29")
    def test_worn_nobody_else_performs_it(self) -> None:
        for wearer in (who("Otto Streit", "Docks", equipped=["Boon"]),
                       who("Daniella Dietrich", "Docks", equipped=["Boon"], engaged=True)):
            assert not drama(crew(wearer, "Cesca del Rosso")).offers("Boon")

    def test_worn_it_is_used_once_a_day_whoever_wears_it(self) -> None:
        worn = who("Daniella Dietrich", "Docks", equipped=["Boon"])
        scene = drama(crew(worn, "Cesca del Rosso")).choose("Boon: Action", "Cesca", "Pass")
        assert scene.host("Boon") == "Cesca del Rosso" and not scene.offers("Boon")
