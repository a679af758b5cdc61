"""The cards of Vodacce: the Red Hand and their Thugs, what they do to pressures, challenges and one another."""

from typing import Any

import pytest

from duels import challenge, decline, fight, forums, play, who
from ledger import rule
from quarterdeck.games.five_sails.decks import SAMPLES, Deck, listed
from quarterdeck.games.five_sails.flow.challenge import within_reach
from quarterdeck.games.five_sails.flow.pressure import PR_TURNED, explain_pressure, push_pressure, total
from quarterdeck.games.five_sails.happenings import destroy, move
from quarterdeck.games.five_sails.setup import start
from quarterdeck.games.five_sails.terms import (
    BRUTE, CHANGE_COST, FINESSE, FORBID, HOME, INFLUENCE, TARGET, THE_DAY, TO_MOVE,
)  # fmt: skip
from quarterdeck.games.five_sails.values import explain, keywords_of
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.columns import PUBLIC
from quarterdeck.kernel.event import E_SET
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.lasting import add
from scene import Scene

DON = "Don Constanzo Scarpa"
KASPAR = "Kaspar Dietrich"
THUGS = ["Alcee", "Angelo", "Buratino", "Dante"]


def table(
    mine: str, theirs: str = "", city: str = "", more: str = "", at: str = "Home", their_at: str = "Home"
) -> Scene:
    """Player 1 with Don Constanzo against Kaspar, player 1 on turn; the Leaders at Home unless it is said where."""
    return Scene(f"""
        {more}
        [[player]]
        leader = {{name = "{DON}", at = "{at}"}}
        {mine}
        [[player]]
        leader = {{name = "{KASPAR}", at = "{their_at}"}}
        {theirs}
        [city]
        {city}
    """)


def crew(*people: str) -> str:
    """'Alcee at Docks', 'Dante', 'Servo Scarpa at Docks engaged': the crew of a position."""
    said = []
    for person in people:
        engaged = person.endswith(" engaged")
        name, _, place = person.removesuffix(" engaged").partition(" at ")
        said.append(f'{{name = "{name}", at = "{place or "Home"}", engaged = {str(engaged).lower()}}}')
    return f"crew = [{', '.join(said)}]\n"


def dusk(mine: str, theirs: str = "") -> Scene:
    """The Day ends, and stops at the choices of the next; nothing is drawn or dealt from a pile anew before that."""
    plans = 'approach = ["Let the Sword Decide", "Cesca del Rosso", "Vittoria Anselmo"]\n'
    city = 'deck = ["Siren\'s Scream", "So It Begins", "Point of Opportunity", "Risky Undertaking"]'
    return table(mine + plans, theirs + 'approach = ["Let\'s Haggle", "Uwe Zimmerman"]', city, 'phase = "Dusk"')


class TestDonConstanzo:
    DECK = Deck(
        "redhand", "006", ("015", "016", "146", "147", "150", "007", "010", "011", "012", "013"),
        listed("017 018 019 020 022x2 023x2 024x2 026x2 027x2 028x2 029x2 031x2 034x2 153x2 155x2 157x2 159x2 160x2 "
               "161x2 165x2 168x2 176x2"),
    )  # fmt: skip

    @pytest.fixture
    def dealt(self, monkeypatch: pytest.MonkeyPatch) -> Scene:
        monkeypatch.setitem(SAMPLES, "redhand", self.DECK)
        return Scene.new("redhand", "eisen", seed=3)

    @rule("FS-SETUP-13")
    def test_before_the_first_day_he_takes_a_thug_out_of_his_deck(self, dealt: Scene) -> None:
        assert (dealt.kind, dealt.asked, dealt.options) == ("choose_cards", 1, THUGS)
        assert dealt.state.day == 1 and not dealt.state.city_cards()
        before = dealt.deck(1)
        dealt.choose("Buratino")
        assert dealt.hand(1) == ["Buratino"]
        assert dealt.hand(2) == []
        assert dealt.kind == "choose_approach"
        after = dealt.deck(1)
        assert "Buratino" not in after and sorted([*after, "Buratino"]) == sorted(before)
        assert after != [card for card in before if card != "Buratino"], "the deck is shuffled"

    def test_everybody_sees_the_thug_and_nobody_the_deck(self, dealt: Scene) -> None:
        assert "Alcee" not in str(dealt.game.view(1)["question"])
        dealt.choose("Alcee")
        for seat in (0, 1, None):
            me = dealt.game.view(seat)["players"][0]
            assert me["hand"]["known"] == ["Alcee"]
            assert me["deck"]["known"] == []
        assert "Player 1 reveals Alcee." in dealt.log()

    def test_two_dons_choose_one_after_the_other(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(SAMPLES, "redhand", self.DECK)
        scene = Scene.new("redhand", "eisen", "redhand", seed=5).choose("Dante")
        assert (scene.kind, scene.asked, scene.options) == ("choose_cards", 3, THUGS)
        scene.choose("Alcee")
        assert (scene.hand(1), scene.hand(3)) == (["Dante"], ["Alcee"])
        assert scene.kind == "choose_approach"

    def test_a_game_without_him_has_nothing_to_set_up(self) -> None:
        assert Scene.new("eisen", "montaigne").kind == "choose_approach"

    def test_the_choice_can_be_taken_back_and_played_again(self, dealt: Scene) -> None:
        game: Game = dealt.game
        game.choose(dealt.decision.find("Angelo"))
        digest = game.digest()
        again = Game(game.header, start, True)
        again.choose(game.choices[0][1])
        assert again.digest() == digest

    @pytest.mark.parametrize(("thugs", "claimed"), [((), 0), (("Angelo",), 1), (("Angelo", "Buratino", "Dante"), 1)])
    def test_a_thug_gives_one_more_in_pressures_there_and_three_give_no_more(
        self, thugs: tuple[str, ...], claimed: int
    ) -> None:
        mine = crew("Servo Scarpa at Docks", *(f"{name} at Docks" for name in thugs))
        scene = table(mine, crew("Terrell Brandt at Docks")).choose("Claim")
        assert scene.control("Docks") == claimed
        scene = table(mine, crew("Otto Streit at Docks")).choose("Claim")
        assert scene.control("Docks") == 0, "1 and 1 against 2"
        assert scene.settled

    def test_a_thug_elsewhere_gives_nothing(self) -> None:
        mine = crew("Servo Scarpa at Docks", "Angelo at Forums", "Dante")
        scene = table(mine, crew("Terrell Brandt at Docks")).choose("Claim")
        assert scene.control("Docks") == 0

    def test_it_counts_against_the_pressures_of_others_too(self) -> None:
        theirs = crew("Terrell Brandt at Docks")
        scene = table(crew("Angelo at Docks"), theirs, more="turn = 2").choose("Claim")
        assert scene.control("Docks") == 0
        scene = table(crew("Sarafina"), theirs, more="turn = 2").choose("Claim")
        assert scene.control("Docks") == 2

    def test_without_him_in_play_the_thug_gives_nothing(self) -> None:
        text = """
            [[player]]
            leader = {name = "Don Constanzo Scarpa", gone = true}
            crew = [{name = "Servo Scarpa", at = "Docks"}, {name = "Angelo", at = "Docks"}]
            [[player]]
            leader = "Kaspar Dietrich"
            crew = [{name = "Terrell Brandt", at = "Docks"}]
            [[player]]
            leader = "Odette Dubois d'Arrent"
        """
        assert Scene(text).choose("Claim").control("Docks") == 0

    @rule("FS-RULE-59")
    def test_before_the_end_of_the_day_a_brute_at_his_location_stops_being_one(self) -> None:
        scene = dusk(crew("Alcee", "Dante"))
        assert scene.options == [f"{DON}: Reaction", "Pass"]
        scene.choose(f"{DON}: Reaction")
        assert scene.options == [DON, "Alcee", "Dante"]
        scene.choose("Alcee")
        assert scene.crew(1) == [DON, "Alcee"]
        assert scene.discard(1) == ["Dante"]
        assert scene.state.day == 2

    @rule("FS-DUSK-08")
    def test_it_is_for_the_day_only(self) -> None:
        scene = dusk(crew("Alcee") + 'deck = ["Ambush x20"]\n').choose(f"{DON}: Reaction", "Alcee")
        assert scene.kind == "choose_approach"
        assert keywords_of(scene.state, scene.card("Alcee")) & BRUTE
        while scene.kind != "react":
            scene.game.choose(scene.decision.options[-1], scene.decision.seat)
        assert scene.options == [f"{DON}: Reaction", "Pass"]
        scene.choose("Pass")
        assert scene.zone("Alcee") == "discard"

    @rule("FS-RULES-13")
    def test_who_is_no_brute_counts_against_the_crew_cap(self) -> None:
        others = ["Servo Scarpa", "Sarafina", "Aldo Bussotti", "Sibella Scarpa", "Vissenta Scarpa"]
        scene = dusk(crew("Alcee", *others)).choose(f"{DON}: Reaction", "Alcee")
        assert scene.kind == "choose_crew_excess"
        scene.choose("Sarafina")
        assert scene.zone("Sarafina") == "locker"
        assert scene.zone("Alcee") == "crew"

    def test_it_needs_a_brute_where_he_is(self) -> None:
        assert dusk(crew("Servo Scarpa")).kind == "choose_approach"
        scene = dusk("", crew("Alcee"))
        assert scene.kind == "choose_approach", "another Home is another location"
        assert scene.zone("Alcee") == "discard"

    def test_once_a_day(self) -> None:
        scene = dusk(crew("Alcee", "Dante")).choose(f"{DON}: Reaction", "Dante")
        assert (scene.kind, scene.state.day) == ("choose_approach", 2)
        assert scene.crew(1) == [DON, "Dante"]


class TestAldo:
    def test_renown_where_he_is_is_his_influence(self) -> None:
        city = "Docks = {renown = 3}\nForums = {renown = 1}"
        scene = table(crew("Aldo Bussotti at Docks"), city=city)
        assert scene.stat("Aldo Bussotti", INFLUENCE) == 4
        assert "3 Aldo Bussotti" in explain(scene.state, scene.card("Aldo Bussotti"), INFLUENCE)
        assert table(crew("Aldo Bussotti at Bazaar"), city=city).stat("Aldo Bussotti", INFLUENCE) == 1
        assert table(crew("Aldo Bussotti"), city=city).stat("Aldo Bussotti", INFLUENCE) == 1

    def test_he_brings_renown_from_a_location_you_control(self) -> None:
        city = """
            Docks = {renown = 2, control = 1}
            Forums = {renown = 2, control = 2}
            Bazaar = {renown = 1}
        """
        scene = table(crew("Aldo Bussotti at Bazaar"), city=city).choose("Aldo Bussotti: Action")
        assert (scene.renown("Docks"), scene.renown("Forums"), scene.renown("Bazaar")) == (1, 2, 2)
        assert scene.stat("Aldo Bussotti", INFLUENCE) == 3
        assert scene.settled

    def test_you_choose_between_several(self) -> None:
        city = "Docks = {renown = 1, control = 1}\nForums = {renown = 1, control = 1}"
        scene = table(crew("Aldo Bussotti at Bazaar"), city=city).choose("Aldo Bussotti: Action")
        assert scene.options == ["from the Docks to the Grand Bazaar", "from the Forums to the Grand Bazaar"]
        scene.choose("from the Forums")
        assert (scene.renown("Docks"), scene.renown("Forums"), scene.renown("Bazaar")) == (1, 0, 1)

    def test_none_comes_from_what_you_do_not_control_and_he_has_to_be_in_the_city(self) -> None:
        city = "Docks = {renown = 2}\nBazaar = {renown = 1, control = 1}"
        scene = table(crew("Aldo Bussotti at Bazaar"), city=city).choose("Aldo Bussotti: Action")
        assert (scene.renown("Docks"), scene.renown("Bazaar")) == (2, 1)
        assert scene.settled
        assert not table(crew("Aldo Bussotti"), city=city).offers("Aldo")


class TestCirilo:
    CITY = 'Docks = {cards = ["Eko Sorridi", "Maryam Benu Pleroma"]}'
    HAND = 'hand = ["Ambush", "Objection!"]\n'

    def test_he_recruits_for_one_card(self) -> None:
        scene = table(crew("Cirilo Naucriparos at Docks") + self.HAND, city=self.CITY)
        scene.choose("Cirilo Naucriparos: Action")
        assert scene.engaged("Cirilo Naucriparos")
        assert (scene.kind, scene.options) == ("choose_target", ["Eko Sorridi", "Maryam Benu Pleroma"])
        scene.choose("Maryam")
        assert scene.kind == "pay_wealth"
        scene.choose("Ambush")
        assert scene.crew(1) == [DON, "Cirilo Naucriparos", "Maryam Benu Pleroma"]
        assert (scene.place("Maryam Benu Pleroma"), scene.engaged("Maryam Benu Pleroma")) == ("Docks", False)
        assert (scene.hand(1), scene.discard(1)) == (["Objection!"], ["Ambush"])
        assert scene.settled

    def test_nobody_can_parley_for_it(self) -> None:
        scene = table(crew("Cirilo Naucriparos at Docks", "Sibella Scarpa at Docks") + self.HAND, city=self.CITY)
        scene.choose("Cirilo Naucriparos: Action", "Eko Sorridi")
        assert scene.kind == "pay_wealth"
        scene.choose("Objection!")
        assert not scene.engaged("Sibella Scarpa")
        assert scene.settled

    def test_what_makes_the_mercenary_cheaper_still_does(self) -> None:
        scene = table(crew("Cirilo Naucriparos at Docks") + self.HAND, city=self.CITY)
        eko = scene.card("Eko Sorridi")
        add(scene.state, (CHANGE_COST, -1, eko, 0, eko, -1, THE_DAY))
        scene.choose("Cirilo Naucriparos: Action", "Eko Sorridi")
        assert scene.zone("Eko Sorridi") == "crew"
        assert len(scene.hand(1)) == 2
        assert scene.settled

    def test_without_a_card_to_pay_nobody_comes(self) -> None:
        scene = table(crew("Cirilo Naucriparos at Docks"), city=self.CITY).choose("Cirilo Naucriparos: Action")
        assert scene.zone("Eko Sorridi") == "city"
        assert scene.settled

    def test_only_mercenaries_at_his_location(self) -> None:
        city = 'Docks = {cards = ["Eko Sorridi", "Sorte Deck"]}\nForums = {cards = ["Gustavo"]}'
        scene = table(crew("Cirilo Naucriparos at Docks") + self.HAND, city=city).choose("Cirilo Naucriparos: Action")
        assert scene.kind == "pay_wealth", "Eko is the only one"

    def test_he_has_to_be_en_garde_and_in_the_city(self) -> None:
        assert not table(crew("Cirilo Naucriparos at Docks engaged") + self.HAND, city=self.CITY).offers("Cirilo")
        assert not table(crew("Cirilo Naucriparos") + self.HAND, city=self.CITY).offers("Cirilo")

    @rule("FS-RULES-13")
    def test_mercenaries_do_not_count_against_the_crew_cap_while_he_is_there(self) -> None:
        people = ["Servo Scarpa", "Sarafina", "Aldo Bussotti", "Sibella Scarpa", "Cirilo Naucriparos at Docks"]
        scene = table(crew(*people) + self.HAND, city=self.CITY)
        scene.choose("Cirilo Naucriparos: Action", "Eko Sorridi", "Ambush")
        assert scene.settled
        assert len(scene.crew(1)) == 7
        scene.cause(destroy, 1, 1 << scene.card("Cirilo Naucriparos"))
        assert len(scene.crew(1)) == 6, "as many as the Crew Cap allows"
        scene = table(crew(*people, "Eko Sorridi at Docks"))
        scene.cause(move, 1, 1 << scene.card("Eko Sorridi"), HOME)
        assert scene.kind == "take_action"
        assert len(scene.crew(1)) == 7

    @rule("FS-RULES-13")
    def test_when_he_leaves_they_count_again(self) -> None:
        people = ["Servo Scarpa", "Sarafina", "Aldo Bussotti", "Sibella Scarpa", "Cirilo Naucriparos at Docks"]
        scene = table(crew(*people, "Eko Sorridi at Docks", "Gustavo at Docks"))
        scene.cause(destroy, 1, 1 << scene.card("Cirilo Naucriparos"))
        assert scene.kind == "choose_crew_excess"
        scene.choose("Gustavo")
        assert scene.locker(1) == ["Cirilo Naucriparos", "Gustavo"]

    @rule("FS-RULE-56")
    def test_a_mercenary_that_is_destroyed_goes_to_the_city_discard_pile(self) -> None:
        scene = table(crew("Cirilo Naucriparos", "Eko Sorridi at Docks"))
        scene.cause(destroy, 2, 1 << scene.card("Eko Sorridi"))
        assert scene.city_discard() == ["Eko Sorridi"]
        scene = table(crew("Sarafina", "Eko Sorridi at Docks"))
        scene.cause(destroy, 2, 1 << scene.card("Eko Sorridi"))
        assert scene.locker(1) == ["Eko Sorridi"]

    def test_they_are_discarded_at_the_end_of_the_day_and_those_of_others_are_not(self) -> None:
        scene = dusk(crew("Cirilo Naucriparos", "Eko Sorridi"), crew("Gustavo")).choose("Pass")
        assert scene.city_discard() == ["Eko Sorridi"]
        assert scene.zone("Gustavo") == "crew"

    @rule("FS-RULE-106")
    def test_one_that_loses_brute_stays(self) -> None:
        scene = dusk(crew("Cirilo Naucriparos", "Eko Sorridi")).choose(f"{DON}: Reaction", "Eko Sorridi")
        assert scene.zone("Eko Sorridi") == "crew"


class TestSarafina:
    DECK = ["Ambush", "Bravos", "Objection!", "Rough 'em Up"]

    def test_she_reveals_three_cards_when_she_gambles(self) -> None:
        scene = forums(["Terrell Brandt"], ["Sarafina"], their_deck=self.DECK, their_leader=DON)
        fight(scene).choose("Gamble")
        assert scene.options == [f"{name} (seen by all)" for name in self.DECK[:3]]
        scene.choose("Objection!")
        decline(scene)
        assert scene.names(scene.state.line(1)) == ["Objection!"]
        assert scene.deck(2)[0] == "Rough 'em Up" and sorted(scene.deck(2)[1:]) == ["Ambush", "Bravos"]

    def test_others_reveal_two(self) -> None:
        scene = forums(["Terrell Brandt"], ["Servo Scarpa", "Sarafina"], their_deck=self.DECK, their_leader=DON)
        fight(scene, "Servo").choose("Gamble")
        assert scene.options == [f"{name} (seen by all)" for name in self.DECK[:2]]

    def looking(self, *with_her: str, deck: list[Any] | None = None, answers: tuple[str, ...] = ()) -> Scene:
        """She has been challenged, plays Ambush and uses her Technique."""
        scene = forums(
            ["Terrell Brandt"], ["Sarafina", *with_her], their_hand=["Ambush", "Bravos"], their_leader=DON,
            deck=["Last Word", "Regroup", "Precision"] if deck is None else deck,
        )  # fmt: skip
        fight(scene, "Sarafina" if with_her else "").choose("Ambush", "Sarafina: Technique", *answers)
        return scene

    def test_she_looks_at_the_top_card_and_may_sink_it(self) -> None:
        scene = self.looking()
        assert (scene.asked, scene.kind, scene.options) == (2, "choose_cards", ["Last Word", "Done"])
        scene.choose("Last Word")
        assert scene.deck(1) == ["Regroup", "Precision", "Last Word"]
        scene = self.looking(answers=("Done",))
        assert scene.deck(1) == ["Last Word", "Regroup", "Precision"]
        assert play(decline(scene), "Done").settled

    def test_only_she_has_seen_it(self) -> None:
        scene = self.looking(answers=("Done",))
        tops = [scene.game.view(seat)["players"][0]["deck"]["known"] for seat in (0, 1, None)]
        assert tops[0] == tops[2] == []
        assert tops[1][0] == {"cards": 1, "known": ["Last Word"]}
        assert not any("Last Word" in line for line in scene.log(1))

    @pytest.mark.parametrize(
        ("answers", "deck"),
        [
            (("Done",), ["Last Word", "Regroup", "Precision"]),
            (("Last Word", "Done"), ["Regroup", "Precision", "Last Word"]),
            (("Regroup",), ["Last Word", "Precision", "Regroup"]),
        ],
    )
    def test_with_a_strega_there_she_looks_at_two(self, answers: tuple[str, ...], deck: list[str]) -> None:
        scene = self.looking("Sibella Scarpa")
        assert scene.options == ["Last Word", "Regroup", "Done"]
        scene.choose(*answers)
        assert scene.deck(1) == deck

    @pytest.mark.parametrize(("answers", "known"), [(("Done",), [True, True]), (("Regroup",), [False, False])])
    def test_who_sinks_one_of_two_hides_which(self, answers: tuple[str, ...], known: list[bool]) -> None:
        """What all had seen of that deck they follow only while nothing is taken from it."""
        seen = [{"name": name, "seen": True} for name in ("Last Word", "Regroup")]
        scene = self.looking("Sibella Scarpa", deck=[*seen, "Precision"], answers=answers)
        cards = [c for c in scene.state.deck(0) if scene.names((c,)) != ["Precision"]]
        assert [scene.state.known[c] & PUBLIC != 0 for c in cards] == known

    def test_both_may_be_sunk(self) -> None:
        scene = self.looking("Sibella Scarpa", answers=("Last Word", "Regroup"))
        assert scene.deck(1)[0] == "Precision"
        assert sorted(scene.deck(1)[1:]) == ["Last Word", "Regroup"]

    def test_of_two_only_she_knows_which_one_is_left(self) -> None:
        """Player 1 knew the top card; after one of two was sunk it could be either place."""
        scene = self.looking("Sibella Scarpa")
        scene.state.look(scene.card("Last Word"), 1)
        scene.choose("Regroup")
        assert scene.game.view(0)["players"][0]["deck"]["known"] == []
        assert scene.game.view(1)["players"][0]["deck"]["known"][0] == {"cards": 1, "known": ["Last Word"]}

    def test_who_knew_the_card_still_does_if_all_or_none_is_sunk(self) -> None:
        scene = self.looking("Sibella Scarpa")
        scene.state.look(scene.card("Last Word"), 1)
        scene.choose("Done")
        assert scene.game.view(0)["players"][0]["deck"]["known"][0] == {"cards": 1, "known": ["Last Word"]}
        scene = self.looking()
        scene.state.look(scene.card("Last Word"), 1)
        scene.choose("Last Word")
        assert scene.game.view(0)["players"][0]["deck"]["known"][-1] == {"cards": 1, "known": ["Last Word"]}

    def test_it_is_the_deck_of_whoever_fights_her(self) -> None:
        scene = forums(
            ["Sarafina"], ["Terrell Brandt"], hand=["Ambush", "Bravos"], leader=DON, their_leader=KASPAR,
            deck=["Objection!"], their_deck=["Last Word"],
        )  # fmt: skip
        fight(scene.choose("Pass")).choose("Ambush", "Sarafina: Technique")
        assert scene.options == ["Last Word", "Done"]

    def test_a_strega_elsewhere_does_not_help(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Sarafina", who("Sibella Scarpa", "Docks")], their_hand=["Ambush", "Bravos"],
            their_leader=DON, deck=["Last Word", "Regroup"],
        )  # fmt: skip
        fight(scene).choose("Ambush", "Sarafina: Technique")
        assert scene.options == ["Last Word", "Done"]

    @rule("FS-RULE-63")
    def test_activated_with_a_challenge_it_waits_for_the_answer(self) -> None:
        def challenged() -> Scene:
            scene = forums(["Sarafina"], ["Terrell Brandt"], leader=DON, their_leader=KASPAR, their_deck=["Last Word"])
            return challenge(scene, technique="Sarafina: Technique")

        scene = challenged().choose("Accept")
        assert scene.options == ["Last Word", "Done"]
        scene = challenged().choose("Refuse")
        assert scene.settled

    @rule("FS-CARDS-23")
    def test_an_empty_deck_is_shuffled_anew_before_she_looks(self) -> None:
        scene = forums(
            ["Terrell Brandt"], ["Sarafina"], their_hand=["Ambush", "Bravos"], their_leader=DON, deck=[],
            discard=["Last Word"],
        )  # fmt: skip
        fight(scene).choose("Ambush", "Sarafina: Technique")
        assert scene.options == ["Last Word", "Done"]
        assert scene.discard(1) == []

    def test_an_empty_deck_and_pile_have_nothing_to_show(self) -> None:
        scene = self.looking(deck=[])
        assert scene.kind == "combat_card"


class TestServo:
    def test_he_challenges_who_opposes_a_red_hand_next_door_and_goes_there(self) -> None:
        scene = table(
            crew("Servo Scarpa at Docks", "Angelo at Forums"),
            crew("Otto Streit at Forums", "Terrell Brandt at Bazaar") + 'hand = ["Regroup", "Precision"]',
        )
        scene.choose("Challenge", "Servo Scarpa challenges Otto Streit")
        assert scene.place("Servo Scarpa") == "Forums"
        assert scene.engaged("Servo Scarpa")
        scene.choose("Servo Scarpa: Technique", "Accept")
        assert scene.threat() == [0, 4], "Combat 3 and Angelo"
        play(scene, "Regroup")
        assert scene.settled, "4 less 2 parried, and nothing thrust"

    def test_he_may_challenge_where_he_is_as_everybody_does(self) -> None:
        scene = table(
            crew("Servo Scarpa at Forums", "Angelo at Docks", "Dante at Forums"),
            crew("Otto Streit at Forums", "Terrell Brandt at Docks"),
        )
        scene.choose("Challenge")
        assert scene.options == [
            "Servo Scarpa challenges Otto Streit", "Servo Scarpa challenges Terrell Brandt",
            "Angelo challenges Terrell Brandt", "Dante challenges Otto Streit",
        ]  # fmt: skip

    @pytest.mark.parametrize(
        ("mine", "why"),
        [
            (("Servo Scarpa at Docks", "Vissenta Scarpa at Forums engaged"), "Vissenta is no Red Hand"),
            (("Servo Scarpa at Docks", "Angelo at Docks"), "nobody is there"),
            (("Servo Scarpa at Bazaar engaged", "Sibella Scarpa at Forums engaged"), "he is engaged"),
            (("Servo Scarpa", "Sibella Scarpa at Forums engaged"), "he is not in the City"),
        ],
    )
    def test_it_needs_a_red_hand_there_and_him_ready_next_door(self, mine: tuple[str, ...], why: str) -> None:
        assert not table(crew(*mine), crew("Otto Streit at Forums")).offers("Challenge"), why

    def test_a_location_further_off_is_too_far(self) -> None:
        mine = crew("Servo Scarpa at Docks", "Sibella Scarpa at Bazaar engaged")
        assert not table(mine, crew("Otto Streit at Bazaar")).offers("Challenge")

    def test_he_does_so_with_challenges_of_other_cards_too(self) -> None:
        scene = table(
            crew("Servo Scarpa at Docks", "Angelo at Forums") + 'hand = ["Veronica\'s Guile", "Ambush"]',
            crew("Otto Streit at Forums"),
        )
        scene.choose("Veronica's Guile: Action", "Done")
        assert scene.place("Servo Scarpa") == "Forums"
        assert scene.kind == "answer_challenge"
        scene.choose("Refuse")
        assert scene.wounds("Otto Streit") == 1
        assert scene.settled

    def test_if_he_is_destroyed_on_his_way_there_is_no_challenge(self) -> None:
        scene = Scene(f"""
            [[player]]
            leader = "{DON}"
            crew = [{{name = "Servo Scarpa", at = "Docks", wounds = 4}}, {{name = "Angelo", at = "Forums"}}]
            [[player]]
            leader = "{KASPAR}"
            crew = [{{name = "Eko Sorridi", at = "Docks"}}, {{name = "Otto Streit", at = "Forums"}}]
        """)
        scene.choose("Challenge", "Servo Scarpa challenges Otto Streit", "Eko Sorridi: Reaction")
        assert scene.zone("Servo Scarpa") == "locker"
        assert not any("challenges" in line for line in scene.log())
        assert scene.settled

    def test_if_he_cannot_move_he_cannot_challenge_there(self) -> None:
        mine = crew("Servo Scarpa at Docks", "Sibella Scarpa at Forums engaged")
        scene = table(mine, crew("Otto Streit at Forums"), more="turn = 2")
        servo = scene.card("Servo Scarpa")
        assert within_reach(scene.state, servo) == [scene.card("Otto Streit")]
        add(scene.state, (FORBID, -1, servo, 1, servo, TO_MOVE, THE_DAY))
        scene.choose("Pass")
        assert scene.asked == 1 and not scene.offers("Challenge")

    def test_his_thrust_is_for_other_red_hands_of_yours_where_he_is(self) -> None:
        scene = forums(
            ["Servo Scarpa", "Angelo", "Vissenta Scarpa", who("Dante", "Docks"), "Sibella Scarpa"], ["Terrell Brandt"],
            leader=DON, their_leader=KASPAR,
        )  # fmt: skip
        fight(scene, "Servo Scarpa challenges", "Servo Scarpa: Technique")
        assert scene.threat() == [0, 5]

    def test_alone_he_has_no_more(self) -> None:
        scene = forums(["Servo Scarpa"], ["Terrell Brandt"], leader=DON, their_leader=KASPAR)
        assert fight(scene, technique="Servo Scarpa: Technique").threat() == [0, 3]


class TestSibella:
    def test_she_takes_a_wound_to_wound(self) -> None:
        scene = table(crew("Sibella Scarpa at Docks"), crew("Otto Streit at Docks", "Terrell Brandt at Forums"))
        scene.choose("Sibella Scarpa: Action")
        assert (scene.wounds("Sibella Scarpa"), scene.wounds("Otto Streit")) == (1, 1)
        assert not scene.engaged("Sibella Scarpa")
        assert scene.settled
        scene.choose("Pass")
        assert not scene.offers("Sibella")

    @rule("FS-RULE-41")
    def test_if_it_destroys_her_nobody_is_wounded(self) -> None:
        mine = 'crew = [{name = "Sibella Scarpa", at = "Docks", wounds = 3}]'
        scene = table(mine, crew("Otto Streit at Docks")).choose("Sibella Scarpa: Action")
        assert scene.zone("Sibella Scarpa") == "locker"
        assert scene.wounds("Otto Streit") == 0
        assert scene.settled

    def test_only_in_the_city(self) -> None:
        assert not table(crew("Sibella Scarpa")).offers("Sibella")


class TestVissenta:
    def test_a_red_hand_that_is_destroyed_where_she_is_gives_a_card(self) -> None:
        scene = table(crew("Vissenta Scarpa at Docks", "Angelo at Docks") + 'deck = ["Ambush", "Bravos"]')
        scene.choose("Angelo: Action")
        assert scene.options == ["Vissenta Scarpa: Reaction", "Pass"]
        scene.choose("Vissenta Scarpa: Reaction")
        assert scene.hand(1) == ["Ambush", "Bravos"]
        assert scene.settled

    def test_once_a_day_and_one_card_for_a_batch(self) -> None:
        scene = table(
            crew("Vissenta Scarpa at Docks", "Angelo at Docks", "Dante at Docks", "Alcee at Docks")
            + 'deck = ["Ambush", "Bravos", "Objection!"]'
        )
        both = 1 << scene.card("Angelo") | 1 << scene.card("Dante")
        scene.cause(destroy, 2, both).choose("Vissenta Scarpa: Reaction", "Dante")
        assert scene.hand(1) == ["Ambush"]
        scene.cause(destroy, 2, 1 << scene.card("Alcee"))
        assert scene.kind == "take_action"

    @pytest.mark.parametrize("doomed", ["Angelo", "Sarafina", "Otto Streit"])
    def test_not_elsewhere_nor_for_others(self, doomed: str) -> None:
        scene = table(
            crew("Vissenta Scarpa at Docks", "Angelo at Forums", "Sarafina at Docks") + 'deck = ["Ambush"]',
            crew("Otto Streit at Docks", "Buratino at Docks"),
        )
        scene.cause(destroy, 2, 1 << scene.card(doomed))
        assert scene.kind == "take_action"
        scene.cause(destroy, 2, 1 << scene.card("Buratino"))
        assert scene.kind == "take_action", "a Red Hand, but not yours"

    def duel(self, mine: int, theirs: int) -> Scene:
        scene = forums(
            [who("Terrell Brandt", wounds=theirs)], [who("Vissenta Scarpa", wounds=mine)], their_leader=DON,
            their_hand=["Bravos", "Ambush"],
        )  # fmt: skip
        return fight(scene).choose("Bravos")

    @pytest.mark.parametrize(("choice", "threat", "wounds"), [("Parry", 4, 0), ("Thrust", 5, 1)])
    def test_with_as_many_wounds_she_parries_or_thrusts_better(self, choice: str, threat: int, wounds: int) -> None:
        scene = self.duel(1, 1).choose("Vissenta Scarpa: Technique", choice)
        assert scene.threat() == [threat, 0]
        assert scene.wounds("Vissenta Scarpa") == 1 + wounds

    def test_with_more_she_may_and_with_fewer_not(self) -> None:
        assert self.duel(2, 1).offers("Vissenta Scarpa: Technique")
        assert not self.duel(0, 1).offers("Vissenta Scarpa: Technique")

    @rule("FS-RULE-116")
    def test_with_a_challenge_there_is_no_adversary_yet(self) -> None:
        scene = forums(["Vissenta Scarpa"], ["Terrell Brandt"], leader=DON, their_leader=KASPAR).choose("Challenge")
        assert scene.kind == "answer_challenge"

    @rule("FS-RULES-20")
    def test_an_adversary_who_is_gone_has_the_wounds_it_had_last(self) -> None:
        scene = forums(
            [who("Otto Streit", wounds=3)], [who("Vissenta Scarpa", wounds=2)], leader=KASPAR, their_leader=DON,
            hand=["Precision", "Regroup"], their_hand=["Bravos", "Ambush"],
        )  # fmt: skip
        play(fight(scene).choose("Bravos"), "Precision")
        assert scene.zone("Otto Streit") == "locker"
        assert scene.kind == "combat_card"
        scene.choose("Ambush")
        assert scene.settled, "4 wounds on Otto against her 2: no Technique"


class TestTheGreatGame:
    def test_it_adds_renown_to_the_docks_and_the_bazaar(self) -> None:
        scene = Scene(f"""
            phase = "Planning"
            [[player]]
            leader = "{DON}"
            approach = ["The Great Game", "Servo Scarpa"]
            [[player]]
            leader = "{KASPAR}"
            approach = ["The Song of Eisen", "Otto Streit"]
        """)
        scene.pass_until("take_action")
        assert (scene.renown("Docks"), scene.renown("Forums"), scene.renown("Bazaar")) == (1, 1, 1)

    SCHEME = 'schemes = ["The Great Game"]\ndeck = ["Ambush", "Bravos"]\n'

    @pytest.mark.parametrize("doomed", ["Angelo", "Otto Streit"])
    def test_any_character_that_is_destroyed_gives_a_card(self, doomed: str) -> None:
        scene = table(crew("Angelo at Docks") + self.SCHEME, crew("Otto Streit at Forums"))
        scene.cause(destroy, 2, 1 << scene.card(doomed))
        assert (scene.asked, scene.options) == (1, ["The Great Game: Reaction", "Pass"])
        scene.choose("The Great Game: Reaction")
        assert scene.hand(1) == ["Ambush"]

    def test_a_card_that_is_no_character_does_not_count_nor_one_that_is_discarded(self) -> None:
        mine = 'crew = [{name = "Servo Scarpa", equipped = ["Stiletto"]}]\n'
        scene = table(mine + self.SCHEME)
        scene.cause(destroy, 2, 1 << scene.card("Stiletto"))
        assert scene.discard(1) == ["Stiletto"]
        assert scene.kind == "take_action"
        scene = dusk(crew("Angelo") + self.SCHEME).choose("Pass")
        assert scene.discard(1) == ["Angelo"] and scene.kind == "choose_approach"

    def test_you_may_give_up_your_performer_to_wound(self) -> None:
        scene = table(crew("Sarafina at Docks", "Angelo at Docks", "Dante") + self.SCHEME, crew("Otto Streit at Docks"))
        scene.choose("The Great Game: Action")
        assert scene.options == ["Sarafina", "Angelo"]
        scene.choose("Angelo", "The Great Game: Reaction")
        assert (scene.kind, scene.options) == ("choose_target", ["Sarafina", "Otto Streit"])
        scene.choose("Otto Streit")
        assert scene.wounds("Otto Streit") == 1
        assert (scene.zone("Angelo"), scene.hand(1)) == ("discard", ["Ambush"])
        assert scene.settled

    def test_with_nobody_in_the_city_it_cannot_be_used(self) -> None:
        assert not table(crew("Angelo") + self.SCHEME).offers("The Great Game")


class TestPlansWithinPlans:
    PLANNING = f"""
        phase = "Planning"
        [[player]]
        leader = "{DON}"
        approach = ["Plans Within Plans", "Servo Scarpa"]
        deck = ["Ambush", "Dante", "Bravos", "Angelo", "Objection!", "Stiletto"]
        [[player]]
        leader = "{KASPAR}"
        approach = ["The Song of Eisen", "Otto Streit"]
    """

    def test_renown_for_two_locations_and_a_thug_for_your_hand(self) -> None:
        scene = Scene(self.PLANNING)
        assert (scene.kind, scene.options) == ("choose_location", ["the Docks", "the Forums"])
        assert scene.decision.reason.startswith("Choose two City locations: a Renown is added to each (")
        scene.choose("the Docks", "the Grand Bazaar")
        assert (scene.renown("Docks"), scene.renown("Bazaar")) == (1, 1)
        assert (scene.kind, scene.options) == ("choose_cards", ["Angelo", "Dante"])
        scene.choose("Dante")
        scene.pass_until("take_action")
        assert "Dante" in scene.hand(1) and "Player 1 reveals Dante." in scene.log(2)
        assert sorted([*scene.hand(1), *scene.deck(1)]) == sorted(
            ["Ambush", "Dante", "Bravos", "Angelo", "Objection!", "Stiletto"]
        )
        assert len(scene.hand(1)) == 1 + 5, "Panache 6 and this scheme"

    def test_without_a_thug_in_the_deck_none_is_found(self) -> None:
        scene = Scene(self.PLANNING.replace('"Dante", ', "").replace('"Angelo", ', ""))
        scene.choose("the Docks", "the Forums")
        scene.pass_until("take_action")
        assert len(scene.hand(1)) == 4

    SCHEME = 'schemes = ["Plans Within Plans"]\n'

    def test_after_a_claim_against_somebody_one_of_yours_turns_en_garde(self) -> None:
        scene = table(crew("Sibella Scarpa at Docks", "Sarafina at Docks") + self.SCHEME, crew("Otto Streit at Docks"))
        scene.choose("Claim", "Sibella Scarpa")
        assert scene.options == ["Plans Within Plans: Reaction", "Pass"]
        scene.choose("Plans Within Plans: Reaction")
        assert scene.options == ["Sibella Scarpa", "Sarafina"]
        scene.choose("Sibella Scarpa")
        assert not scene.engaged("Sibella Scarpa")
        assert scene.control("Docks") == 1
        assert scene.settled

    def test_not_without_an_opposing_character_nor_for_the_claims_of_others(self) -> None:
        mine = crew("Sibella Scarpa at Docks") + self.SCHEME
        assert table(mine, crew("Otto Streit at Forums")).choose("Claim").settled
        scene = table(crew("Sarafina at Docks engaged") + self.SCHEME, crew("Otto Streit at Docks"), more="turn = 2")
        scene.choose("Claim")
        assert scene.control("Docks") == 2
        assert scene.settled

    def test_not_if_the_claim_fails(self) -> None:
        scene = table(crew("Sarafina at Docks") + self.SCHEME, crew("Otto Streit at Docks")).choose("Claim")
        assert scene.control("Docks") == 0
        assert scene.settled


class TestThugs:
    def test_alcee_engages_somebody(self) -> None:
        scene = table(crew("Alcee at Docks", "Sarafina at Docks"), crew("Otto Streit at Docks", "Terrell Brandt"))
        scene.choose("Alcee: Action")
        assert scene.zone("Alcee") == "discard"
        assert scene.options == ["Sarafina", "Otto Streit"]
        scene.choose("Otto Streit")
        assert scene.engaged("Otto Streit")
        assert scene.settled

    def test_dante_brings_somebody_from_next_door_or_from_home(self) -> None:
        scene = table(
            crew("Dante at Docks", "Sarafina at Forums", "Servo Scarpa at Bazaar"),
            crew("Otto Streit at Forums", "Terrell Brandt"), their_at="Docks",
        )  # fmt: skip
        scene.choose("Dante: Action")
        assert scene.zone("Dante") == "discard"
        assert scene.options == [DON, "Sarafina", "Otto Streit", "Terrell Brandt"]
        scene.choose("Otto Streit")
        assert scene.place("Otto Streit") == "Docks"
        assert scene.settled

    @pytest.mark.parametrize("thug", ["Alcee", "Dante"])
    def test_at_home_they_can_do_nothing(self, thug: str) -> None:
        assert not table(crew(thug), crew("Otto Streit at Docks")).offers(f"{thug}: Action")

    @rule("FS-RULES-12")
    def test_they_cost_two(self) -> None:
        scene = table('hand = ["Alcee", "Ambush", "Bravos"]').choose("Play a Brute")
        assert scene.place("Alcee") == "Home" and scene.hand(1) == []
        assert not table('hand = ["Dante", "Ambush"]').offers("Brute")


class TestStiletto:
    MINE = 'crew = [{name = "Sarafina", at = "Docks", equipped = ["Stiletto"]}, {name = "Angelo", at = "Docks"}]\n'

    def test_its_bearer_has_more_finesse(self) -> None:
        assert table(self.MINE).stat("Sarafina", FINESSE) == 3

    @pytest.mark.parametrize("hurt", ["Angelo", "Otto Streit"])
    def test_it_wounds_the_challenger_or_the_challenged(self, hurt: str) -> None:
        scene = table(self.MINE, crew("Otto Streit at Docks")).choose("Challenge", "Angelo challenges Otto Streit")
        assert scene.options == ["Stiletto: Reaction", "Pass"]
        scene.choose("Stiletto: Reaction")
        assert scene.engaged("Stiletto")
        assert scene.options == ["Angelo", "Otto Streit"]
        scene.choose(hurt)
        assert scene.wounds(hurt) == 1
        assert scene.kind == "answer_challenge"

    @rule("FS-RULE-68")
    def test_a_challenge_whose_challenger_dies_is_void(self) -> None:
        theirs = 'crew = [{name = "Otto Streit", at = "Docks", wounds = 3}]'
        scene = table(self.MINE, theirs, more="turn = 2").choose("Challenge", "Otto Streit challenges Sarafina")
        scene.choose("Stiletto: Reaction", "Otto Streit")
        assert scene.zone("Otto Streit") == "locker"
        assert scene.settled

    def test_not_for_a_challenge_elsewhere_nor_engaged(self) -> None:
        scene = table(
            self.MINE.replace('"Angelo", at = "Docks"', '"Angelo", at = "Forums"'), crew("Otto Streit at Forums")
        )
        assert scene.choose("Challenge").kind == "answer_challenge"
        mine = self.MINE.replace('["Stiletto"]', '[{name = "Stiletto", engaged = true}]')
        scene = table(mine, crew("Otto Streit at Docks"))
        assert scene.choose("Challenge", "Angelo challenges").kind == "answer_challenge"


class TestAmbush:
    HAND = 'hand = ["Ambush", "Bravos"]\n'

    def test_nobody_else_can_intervene(self) -> None:
        scene = table(crew("Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks", "Terrell Brandt at Docks"))
        scene.choose("Challenge", "challenges Otto Streit", "Ambush: Reaction")
        assert (scene.hand(1), scene.discard(1)) == ([], ["Bravos", "Ambush"])
        scene.choose("Done")
        assert scene.options == ["Accept", "Refuse"]

    def test_unanswered_the_other_may(self) -> None:
        scene = table(crew("Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks", "Terrell Brandt at Docks"))
        scene.choose("Challenge", "challenges Otto Streit", "Pass", "Done")
        assert scene.options == ["Accept", "Intervene with Terrell Brandt", "Refuse"]

    def test_it_answers_any_challenge_and_is_over_with_it(self) -> None:
        mine = crew("Sarafina at Docks", "Servo Scarpa at Docks") + self.HAND
        scene = table(mine, crew("Otto Streit at Docks"), more="turn = 2")
        scene.choose("Challenge", "challenges Sarafina", "Ambush: Reaction")
        assert scene.options == ["Accept", "Refuse"]
        scene.choose("Refuse", "Challenge", "Sarafina challenges")
        decline(scene)
        assert scene.kind == "answer_challenge"

    @pytest.mark.parametrize(("thug", "offered"), [("Angelo at Docks", True), ("Angelo at Forums", False), ("", False)])
    def test_it_is_free_with_a_brute_there(self, thug: str, offered: bool) -> None:
        people = ["Sarafina at Docks", *([thug] if thug else [])]
        scene = table(crew(*people) + 'hand = ["Ambush"]\n', crew("Otto Streit at Docks")).choose("Challenge")
        if scene.kind == "choose_challenge":
            scene.choose("Sarafina challenges")
        assert scene.offers("Ambush: Reaction") is offered
        if offered:
            scene.choose("Ambush: Reaction", "Done", "Refuse")
            assert scene.discard(1) == ["Ambush"]
            assert scene.settled

    def test_the_brute_of_another_does_not_help(self) -> None:
        scene = table(crew("Sarafina at Docks") + 'hand = ["Ambush"]\n', crew("Buratino at Docks")).choose("Challenge")
        assert not scene.offers("Ambush")


class TestBravos:
    def test_a_thug_comes_back_to_where_the_leader_is(self) -> None:
        mine = 'hand = ["Bravos", "Ambush"]\ndiscard = ["Dante", "Stiletto", "Alcee"]'
        scene = table(mine, at="Docks").choose("Bravos: Action")
        assert (scene.kind, scene.options) == ("choose_target", ["Alcee (seen by all)", "Dante (seen by all)"])
        scene.choose("Dante")
        assert (scene.place("Dante"), scene.engaged("Dante")) == ("Docks", False)
        assert scene.discard(1) == ["Alcee", "Stiletto", "Ambush", "Bravos"]
        assert scene.settled

    def test_at_home_too(self) -> None:
        scene = table('hand = ["Bravos", "Ambush"]\ndiscard = ["Dante"]').choose("Bravos: Action")
        assert scene.place("Dante") == "Home"
        assert scene.settled

    def test_thugs_cannot_be_spent_on_it(self) -> None:
        scene = table('hand = ["Bravos", "Angelo", "Ambush", "Objection!"]').choose("Bravos: Action")
        assert (scene.kind, scene.options) == ("pay_wealth", ["Ambush", "Objection!"])
        assert not table('hand = ["Bravos", "Angelo", "Dante"]').offers("Bravos")

    def test_on_other_cards_they_can(self) -> None:
        scene = table(crew("Sarafina at Docks") + 'hand = ["Bravos", "The Pressure is On", "Angelo"]',
                      crew("Otto Streit at Docks"), "Docks = {control = 1}")  # fmt: skip
        scene.choose("The Pressure is On: Action")
        assert scene.options == ["Angelo", "Bravos"]

    def test_only_by_the_leader_and_only_thugs(self) -> None:
        text = """
            [[player]]
            leader = {name = "Don Constanzo Scarpa", gone = true}
            crew = ["Servo Scarpa"]
            hand = ["Bravos", "Ambush"]
            [[player]]
            leader = "Kaspar Dietrich"
            [[player]]
            leader = "Odette Dubois d'Arrent"
        """
        assert not Scene(text).offers("Bravos")
        scene = table('hand = ["Bravos", "Ambush"]\ndiscard = ["Stiletto"]').choose("Bravos: Action")
        assert scene.discard(1) == ["Stiletto", "Ambush", "Bravos"]
        assert scene.settled


class TestForTheFamily:
    HAND = 'hand = ["For the Family"]\n'

    def test_a_red_hand_gives_everything_to_engage_somebody(self) -> None:
        scene = table(crew("Angelo at Docks", "Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks"))
        scene.choose("For the Family: Action")
        assert scene.zone("Angelo") == "discard"
        assert (scene.kind, scene.options) == ("choose_target", ["Sarafina", "Otto Streit"])
        scene.choose("Otto Streit")
        assert (scene.engaged("Otto Streit"), scene.place("Otto Streit")) == (True, "Docks")
        assert scene.zone("For the Family") == "discard"
        assert scene.settled

    def test_who_is_engaged_already_goes_home(self) -> None:
        scene = table(crew("Angelo at Docks") + self.HAND, crew("Otto Streit at Docks engaged"))
        scene.choose("For the Family: Action")
        assert (scene.engaged("Otto Streit"), scene.place("Otto Streit")) == (True, "Home")
        assert scene.settled

    def test_it_needs_a_red_hand_in_the_city(self) -> None:
        for people in (("Sarafina at Docks", "Angelo"), ("Vissenta Scarpa at Docks",)):
            assert not table(crew(*people) + self.HAND, crew("Otto Streit at Docks")).offers("For the Family")


class TestObjection:
    HAND = 'hand = ["Objection!"]\n'

    def test_a_pressure_that_just_succeeds_fails(self) -> None:
        scene = table(crew("Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks"), more="turn = 2")
        scene.choose("Claim")
        assert (scene.asked, scene.options) == (1, ["Objection!: Reaction", "Pass"])
        scene.choose("Objection!: Reaction")
        assert scene.control("Docks") == 0
        assert scene.engaged("Otto Streit")
        assert scene.zone("Objection!") == "discard"
        assert scene.settled

    def test_unanswered_it_succeeds(self) -> None:
        scene = table(crew("Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks"), more="turn = 2")
        assert scene.choose("Claim", "Pass").control("Docks") == 2

    def test_a_difference_of_two_is_too_much(self) -> None:
        scene = table(self.HAND, crew("Otto Streit at Docks"), more="turn = 2").choose("Claim")
        assert scene.control("Docks") == 2
        assert scene.settled

    def test_a_pressure_that_fails_cannot_fail(self) -> None:
        scene = table(crew("Sibella Scarpa at Docks") + self.HAND, crew("Otto Streit at Docks"), more="turn = 2")
        assert scene.choose("Claim").settled

    def test_a_tie_that_is_enough_is_no_great_success(self) -> None:
        scene = Scene(f"""
            turn = 2
            [[player]]
            leader = "{DON}"
            crew = [{{name = "Sarafina", at = "Docks"}}]
            hand = ["Objection!"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            crew = [{{name = "Jean Urbain", at = "Docks", equipped = ["Tabard of the Fallen Musketeer"]}},
                    {{name = "Angelo", at = "Docks"}}]
        """)
        scene.choose("Tabard of the Fallen Musketeer: Action")
        assert scene.options == ["Objection!: Reaction", "Pass"]
        scene.choose("Objection!: Reaction")
        assert scene.control("Docks") == 0
        assert scene.settled

    @pytest.mark.parametrize("against", ["everyone", "those_present"])
    def test_one_against_nobody_is_a_difference_of_one(self, against: str) -> None:
        rules = f"ruleset = \"pressure_against = '{against}'\"\nturn = 2"
        scene = table(self.HAND, crew("Terrell Brandt at Docks"), more=rules).choose("Claim")
        assert scene.options == ["Objection!: Reaction", "Pass"]
        assert scene.choose("Objection!: Reaction").control("Docks") == 0
        assert scene.settled


class TestPackTactics:
    HAND = 'hand = ["Pack Tactics", "Ambush"]\n'

    def test_thugs_from_around_come_and_add_one_each(self) -> None:
        scene = table(
            crew("Angelo at Forums", "Dante", "Buratino at Docks", "Alcee at Bazaar") + self.HAND,
            crew("Otto Streit at Docks", "Terrell Brandt at Docks"),
        )
        scene.choose("Pack Tactics: Action")
        assert (scene.kind, scene.options) == ("choose_target", ["the Docks", "the Forums", "the Grand Bazaar"])
        scene.choose("the Docks")
        assert scene.options == ["Angelo", "Dante", "Done"]
        scene.choose("Angelo", "Dante")
        assert (scene.place("Angelo"), scene.place("Dante")) == ("Docks", "Docks")
        assert scene.control("Docks") == 0, "two who came and the Don's one against 3"
        assert scene.settled

    def test_with_enough_of_them_the_location_is_yours(self) -> None:
        scene = table(crew("Angelo at Forums", "Dante", "Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks"))
        scene.choose("Pack Tactics: Action", "the Docks", "Angelo", "Dante")
        assert scene.control("Docks") == 1
        told = "Influence: 4 (2 Pack Tactics + 1 Don Constanzo Scarpa + 1 Sarafina) against 2 (2 Otto Streit)."
        assert f"Player 1 pressures the Docks with {told}" in scene.log()
        assert not scene.engaged("Angelo")
        assert scene.settled

    def test_you_read_what_happens_where_you_choose_and_what_each_who_comes_adds(self) -> None:
        scene = table(crew("Angelo at Forums", "Dante", "Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks"))
        scene.choose("Pack Tactics: Action")
        assert scene.decision.reason == (
            "Choose as target any City location: any number of Thugs of yours adjacent to that location move to that "
            "location and you pressure that location with Influence; the number of characters moved is added to your "
            "total; if the pressure succeeds, claim that location (Pack Tactics: Action)"
        )
        assert scene.decision.find("the Docks").meaning == "0 Renown; Influence there: yours 1, Player 2 2"
        scene.choose("the Docks")
        asked = "Choose any number of Thugs of yours adjacent to that location (Pack Tactics: Action)"
        assert scene.decision.reason == asked
        assert scene.foreseen == {
            "Angelo": [], "Dante": ["3 against 2", "you claim the Docks"], "Done": ["1 against 2: fails"],
        }  # fmt: skip
        scene.choose("Angelo")
        assert scene.decision.reason == asked
        assert scene.foreseen == {"": ["you claim the Docks"], "Dante": ["4 against 2"], "Done": ["3 against 2"]}

    def test_you_may_leave_them_where_they_are(self) -> None:
        scene = table(crew("Angelo at Forums", "Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks"))
        scene.choose("Pack Tactics: Action", "the Docks", "Done")
        assert scene.place("Angelo") == "Forums"
        assert scene.control("Docks") == 0
        assert scene.settled

    @rule("FS-CORE-64")
    def test_the_location_is_targeted_and_the_thugs_are_not(self) -> None:
        scene = table(crew("Angelo at Forums") + self.HAND, crew("Vittoria Anselmo at Docks"))
        aimed: list[int] = []
        changes = scene.state.match.changes = [*scene.state.match.changes]
        changes[TARGET] = lambda s, e: aimed.append(e[E_SET])
        scene.choose("Pack Tactics: Action", "the Docks", "Angelo")
        assert aimed == [1 << scene.card("The Docks")]
        assert scene.place("Angelo") == "Docks"
        assert scene.settled

    def test_it_needs_nobody_at_all_but_then_does_nothing(self) -> None:
        scene = table(self.HAND).choose("Pack Tactics: Action", "the Docks")
        assert scene.control("Docks") == 0
        assert scene.settled

    def test_it_costs_a_card(self) -> None:
        assert not table(crew("Angelo at Forums") + 'hand = ["Pack Tactics"]').offers("Pack Tactics")


class TestThePressureIsOn:
    HAND = 'hand = ["The Pressure is On", "Ambush"]\n'

    def test_an_opponent_where_you_are_in_control_is_engaged(self) -> None:
        scene = table(
            crew("Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks", "Terrell Brandt at Forums"),
            "Docks = {control = 1}",
        )  # fmt: skip
        scene.choose("The Pressure is On: Action")
        assert scene.engaged("Otto Streit") and not scene.engaged("Terrell Brandt")
        assert scene.hand(1) == []
        assert scene.settled

    def test_not_where_you_are_not(self) -> None:
        mine, theirs = crew("Sarafina at Docks") + self.HAND, crew("Otto Streit at Docks")
        for city in ("", "Docks = {control = 2}", "Forums = {control = 1}"):
            assert not table(mine, theirs, city).offers("The Pressure is On")
        assert not table(crew("Sarafina") + self.HAND, theirs, "Docks = {control = 1}").offers("The Pressure is On")


class TestPullTheStrand:
    HAND = 'hand = ["Pull the Strand"]\n'

    def test_an_enemy_adds_to_your_total(self) -> None:
        theirs = crew("Otto Streit at Docks", "Philip Hase at Docks")
        scene = table(crew("Cesca del Rosso at Docks") + self.HAND, theirs)
        scene.choose("Pull the Strand: Action")
        assert scene.engaged("Cesca del Rosso")
        assert (scene.kind, scene.options) == ("choose_target", ["Otto Streit", "Philip Hase"])
        scene.choose("Otto Streit", "Pass")
        told = "Influence: 4 (2 Cesca del Rosso + 2 Otto Streit) against 2 (2 Philip Hase)."
        assert f"Player 1 pressures the Docks with {told}" in scene.log()
        assert scene.control("Docks") == 1
        assert scene.settled

    def test_it_may_not_be_enough(self) -> None:
        scene = table(
            crew("Cesca del Rosso at Docks") + self.HAND,
            crew("Terrell Brandt at Docks", "Philip Hase at Docks"), their_at="Docks",
        )  # fmt: skip
        scene.choose("Pull the Strand: Action", "Terrell Brandt", "Pass")
        assert scene.control("Docks") == 0, "3 against 4"
        assert scene.settled

    def test_it_needs_an_opposed_strega_en_garde(self) -> None:
        theirs = crew("Otto Streit at Docks")
        for people in ("Cesca del Rosso at Forums", "Cesca del Rosso at Docks engaged", "Sarafina at Docks"):
            assert not table(crew(people) + self.HAND, theirs).offers("Pull the Strand")

    def test_a_turned_character_that_leaves_adds_to_nobody(self) -> None:
        scene = table(crew("Cesca del Rosso at Docks", "Angelo"), crew("Otto Streit at Docks"))
        s = scene.state
        otto = scene.card("Otto Streit")
        f = use(s, s.match.actions[scene.card("Cesca del Rosso")][0], scene.card("Cesca del Rosso"), otto, 0)
        p = push_pressure(s, f, 1, INFLUENCE, False, -1)
        p[PR_TURNED] = otto + 1
        assert [total(s, p, seat) for seat in (0, 1)] == [4, 0]
        s.place[scene.card("Angelo")] = 1
        explained = f"Influence 5 = 1 {DON} + 2 Cesca del Rosso + 2 Otto Streit"
        assert explain_pressure(s, p, 0) == explained
        s.place[scene.card("Angelo")] = HOME
        s.place[otto] = 2
        assert [total(s, p, seat) for seat in (0, 1)] == [2, 0]


class TestRoughEmUp:
    def duel(self, *thugs: str, hand: tuple[str, ...] = ("Rough 'em Up", "Ambush"), wounds: int = 0) -> Scene:
        scene = forums(
            ["Terrell Brandt"], [who("Servo Scarpa", wounds=wounds), *thugs, who("Alcee", "Docks")],
            hand=["Regroup", "Precision"], their_hand=list(hand), leader=KASPAR, their_leader=DON,
        )  # fmt: skip
        return fight(scene, "challenges Servo" if thugs else "")

    def test_each_red_hand_thrusts_and_a_thug_dies_for_lethal(self) -> None:
        scene = self.duel("Dante", "Vissenta Scarpa", "Angelo")
        scene.choose("Rough 'em Up", "Rough 'em Up: Maneuver", "Done")
        assert (scene.asked, scene.options) == (2, ["Dante", "Angelo", "Done"])
        assert scene.wounds("Servo Scarpa") == 3, "the wounds are resolved"
        assert scene.threat() == [6, 0]
        scene.choose("Angelo")
        assert scene.zone("Angelo") == "discard"
        play(decline(scene), "Regroup")
        assert scene.wounds("Terrell Brandt") == 4, "6 less 2 parried, more than Combat 3"

    def test_without_it_restricted_hostilities_hold(self) -> None:
        scene = self.duel("Dante").choose("Rough 'em Up", "Rough 'em Up: Maneuver", "Done")
        scene.choose("Done")
        assert scene.zone("Dante") == "crew"
        assert scene.threat() == [5, 0]
        scene.choose("Done")
        assert scene.wounds("Terrell Brandt") == 3
        assert scene.settled

    def test_lethal_ends_with_your_next_round(self) -> None:
        scene = self.duel("Dante").choose("Rough 'em Up", "Rough 'em Up: Maneuver", "Done", "Dante")
        play(scene, "Precision")
        assert scene.wounds("Terrell Brandt") == 4
        play(scene, "Ambush")
        assert scene.threat() == [3, 0]

    def test_with_no_thug_there_nothing_is_asked(self) -> None:
        scene = self.duel()
        scene.choose("Rough 'em Up", "Rough 'em Up: Maneuver", "Done")
        assert scene.threat() == [4, 0]
        assert scene.kind == "combat_card" and scene.asked == 1

    @rule("FS-RULE-83")
    def test_a_participant_who_falls_may_still_be_avenged(self) -> None:
        scene = self.duel("Dante", wounds=4)
        scene.choose("Rough 'em Up", "Rough 'em Up: Maneuver", "Done")
        assert scene.zone("Servo Scarpa") == "locker"
        scene.choose("Dante")
        assert scene.threat() == [5, 0]
        scene.choose("Done")
        assert scene.zone("Terrell Brandt") == "locker"
        assert scene.settled

    def test_unused_it_is_only_a_card(self) -> None:
        scene = self.duel("Dante").choose("Rough 'em Up", "Done")
        assert scene.threat() == [3, 0]
        assert scene.kind == "combat_card"


class TestWrathOfTheDon:
    HAND = 'hand = ["Wrath of the Don"]\n'

    def scene(self) -> Scene:
        theirs = crew("Otto Streit at Docks", "Terrell Brandt at Docks engaged")
        scene = table(crew("Servo Scarpa at Docks engaged") + self.HAND, theirs)
        scene.choose("Wrath of the Don: Action")
        assert scene.wounds("Servo Scarpa") == 1
        assert (scene.asked, scene.kind, scene.options) == (2, "may_effect", ["Yes", "No"])
        return scene

    def test_the_target_may_engage(self) -> None:
        scene = self.scene().choose("Yes")
        assert scene.engaged("Otto Streit") and scene.engaged("Servo Scarpa")
        assert scene.zone("Wrath of the Don") == "discard"
        assert scene.settled

    def test_if_not_your_performer_turns_en_garde(self) -> None:
        scene = self.scene().choose("No")
        assert not scene.engaged("Otto Streit") and not scene.engaged("Servo Scarpa")
        assert scene.settled

    def test_with_nobody_to_frighten_the_wound_is_for_nothing(self) -> None:
        scene = table(crew("Servo Scarpa at Docks engaged") + self.HAND, crew("Otto Streit at Docks engaged"))
        scene.choose("Wrath of the Don: Action")
        assert (scene.wounds("Servo Scarpa"), scene.engaged("Servo Scarpa")) == (1, True)
        assert scene.settled

    def test_only_in_the_city(self) -> None:
        assert not table(crew("Servo Scarpa") + self.HAND, crew("Otto Streit at Docks")).offers("Wrath")
