"""Cards of other decks that the tests of the rules need: 019, 021, 033, 093, 105, 118, 139, 151, 170."""

from duels import decline, fight, forums, play, who
from quarterdeck.games.five_sails.terms import COMBAT
from scene import Scene

MONTAIGNE = {"leader": "Odette Dubois d'Arrent", "their_leader": "Kaspar Dietrich"}


def test_019_buratino_gives_his_life_to_wound_somebody_there() -> None:
    scene = forums(["Buratino", who("Otto Streit", "Docks")], ["Jean Urbain"])
    scene.choose("Buratino: Action")
    assert scene.wounds("Jean Urbain") == 1
    assert scene.discard(1) == ["Buratino"]
    assert scene.settled


def test_019_buratino_may_wound_a_friend_and_does_nothing_at_home() -> None:
    scene = forums(["Buratino", "Otto Streit"], ["Jean Urbain"])
    scene.choose("Buratino: Action")
    assert sorted(scene.options) == ["Jean Urbain", "Otto Streit"]
    scene.choose("Otto Streit")
    assert scene.wounds("Otto Streit") == 1
    assert not forums([who("Buratino", "Home")], ["Jean Urbain"]).offers("Buratino: Action")


def test_021_legions_caress_goes_to_anyone_in_the_city_but_leaders() -> None:
    scene = forums(
        ["Otto Streit", who("Uwe Zimmerman", "Home")], ["Jean Urbain", who("Henri Michelet", "Home")],
        ["Legion's Caress", "Precision"], their_leader=who("Odette Dubois d'Arrent"),
    )  # fmt: skip
    scene.choose("Equip", "Uwe Zimmerman")
    assert scene.kind == "choose_cards"
    assert sorted(scene.options) == ["Jean Urbain", "Otto Streit"]
    scene.choose("Jean Urbain")
    assert scene.host("Legion's Caress") == "Jean Urbain"
    assert scene.state.holder[scene.card("Legion's Caress")] == 0
    assert scene.discard(1) == ["Precision"]
    assert scene.settled


def test_021_legions_caress_is_not_equipped_where_nobody_may_wear_it() -> None:
    scene = forums([who("Otto Streit", "Home")], [], ["Legion's Caress", "Precision"], leader=who("Kaspar Dietrich"))
    assert not scene.offers("Equip")


def test_021_legions_caress_wounds_its_wearer_after_each_turn_en_garde() -> None:
    wearer = who("Jean Urbain", engaged=True, equipped=[{"name": "Legion's Caress", "by": 1}])
    scene = forums([], [wearer], their_hand=["Valiant Spirit", "Disarm", "Gallant Deeds"])
    scene.choose("Pass", "Valiant Spirit: Action", "Jean Urbain")
    assert not scene.engaged("Jean Urbain") and scene.wounds("Jean Urbain") == 1
    assert scene.settled
    still = forums([], [who("Jean Urbain", equipped=[{"name": "Legion's Caress", "by": 1}])])
    still.choose("Pass", "Move", "Jean Urbain", "the Docks")
    assert still.wounds("Jean Urbain") == 0  # engaging is not turning en garde


def test_033_veronicas_guile_issues_an_influence_challenge() -> None:
    scene = forums(["Otto Streit", "Uwe Zimmerman"], ["Jean Urbain"], ["Veronica's Guile", "Precision"])
    scene.choose("Veronica's Guile: Action", "Otto Streit")
    decline(scene)
    assert scene.game.view(None)["duel"]["stat"] == "Influence"
    assert not scene.engaged("Otto Streit")
    decline(scene.choose("Accept"))
    assert scene.threat() == [0, 2]
    away = forums([who("Otto Streit", "Home")], ["Jean Urbain"], ["Veronica's Guile", "Precision"])
    assert not away.offers("Veronica's Guile: Action")


def test_033_veronicas_guile_sends_a_lesser_adversary_home() -> None:
    def accepted(fighter: str) -> bool:
        scene = forums(["Terrell Brandt"], [fighter], their_hand=["Veronica's Guile", "Disarm"])
        fight(scene).choose("Veronica's Guile")
        if not scene.offers("Veronica's Guile: Maneuver"):
            return False
        scene.choose("Veronica's Guile: Maneuver")
        assert scene.place("Terrell Brandt") == "Home"
        return True

    assert accepted("Léontine Giroux")  # Influence 2 against 1
    assert not accepted("Jean Urbain")  # 1 against 1


def test_093_maya_goes_further_when_she_is_not_with_the_first_player() -> None:
    first = forums([who("Maya de La Rioja", "Docks")], [])
    first.choose("Maya de La Rioja: Action")
    assert first.place("Maya de La Rioja") == "Forums"  # the only adjacent City location
    assert first.settled
    second = forums([who("Maya de La Rioja", "Docks")], [], first=2)
    second.choose("Maya de La Rioja: Action")
    assert second.options == ["the Forums", "the Grand Bazaar", "Home"]
    second.choose("the Grand Bazaar")
    assert second.place("Maya de La Rioja") == "Bazaar"
    assert not second.offers("Maya de La Rioja: Action")


def test_093_maya_gives_up_riposte_for_a_card_of_the_adversary() -> None:
    scene = forums(["Jean Urbain"], ["Maya de La Rioja"], ["Disarm"], ["Iron Reply", "Precision"], **MONTAIGNE)
    fight(scene).choose("Iron Reply", "Maya de La Rioja: Technique")
    decline(scene)
    assert scene.discard(1)[0] == "Disarm"
    assert scene.wounds("Maya de La Rioja") == 2  # Riposte 1 of 2 against three threat
    without = forums(["Jean Urbain"], ["Maya de La Rioja"], ["Disarm"], ["Precision", "Regroup"], **MONTAIGNE)
    fight(without).choose("Precision")
    assert not without.offers("Maya de La Rioja: Technique")


def test_118_elina_turns_en_garde_where_she_is_opposed() -> None:
    scene = forums([who("Elina Georginova", engaged=True)], [who("Jean Urbain", "Docks")])
    scene.choose("Elina Georginova: Action", "the Docks")
    assert scene.place("Elina Georginova") == "Docks" and not scene.engaged("Elina Georginova")
    alone = forums([who("Elina Georginova", engaged=True)], [])
    alone.choose("Elina Georginova: Action", "the Docks")
    assert alone.engaged("Elina Georginova")
    assert alone.settled
    assert not forums([who("Elina Georginova", "Home")], []).offers("Elina Georginova: Action")


def test_118_elina_who_did_not_move_is_at_no_new_location() -> None:
    scene = forums([who("Elina Georginova", engaged=True)], ["Jean Urbain"], ["Stubborn"])
    scene.choose("Elina Georginova: Action", "the Docks", "Stubborn: Reaction")
    assert scene.place("Elina Georginova") == "Forums" and scene.engaged("Elina Georginova")
    assert scene.settled


def test_118_elina_draws_renown_after_her_sorcerer_abilities() -> None:
    city = "[city.Docks]\nrenown = 1\n[city.Bazaar]\nrenown = 1\n"
    scene = forums(["Elina Georginova", "Otto Streit"], [], ["Blood Mark", "Regroup", "Precision"], city=city)
    scene.choose("Blood Mark: Action", "the Docks", "No")
    assert scene.options == ["Elina Georginova: Reaction", "Pass"]
    scene.choose("Elina Georginova: Reaction")
    assert scene.renown("Docks") == 2 and scene.renown("Bazaar") == 0
    assert scene.settled
    plain = forums(["Elina Georginova"], [], ["Regroup", "Precision"], city=city)
    plain.choose("Regroup: Action", "the Docks")
    assert plain.settled  # no Sorcerer ability


def test_139_strength_of_ten_gives_two_more_actions() -> None:
    scene = forums([who("Otto Streit", "Home"), who("Uwe Zimmerman", "Home")], [], ["Strength of Ten"], renown=1)
    scene.choose("Strength of Ten: Action")
    assert scene.renown(1) == 0 and scene.zone("Strength of Ten") == "locker"
    for name in ("Otto Streit", "Uwe Zimmerman"):
        assert scene.asked == 1
        scene.choose("Move", name, "the Docks")
    assert scene.asked == 2
    assert scene.settled
    assert not forums([], [], ["Strength of Ten"]).offers("Strength of Ten: Action")


def test_139_passing_gives_the_further_actions_up() -> None:
    scene = forums([], [], ["Strength of Ten"], renown=1)
    scene.choose("Strength of Ten: Action", "Pass")
    assert scene.asked == 2
    scene.choose("Move", "the Docks")
    assert scene.asked == 1
    scene.choose("Move", "the Docks")
    assert scene.asked == 2


def test_139_strength_of_ten_in_a_duel() -> None:
    strong = who("Terrell Brandt", equipped=["Syrneth Hand"])
    scene = forums(["Jean Urbain"], [strong], ["Disarm"], ["Strength of Ten", "Precision"], **MONTAIGNE)
    assert scene.stat("Terrell Brandt", COMBAT) == 4
    play(fight(scene), "Strength of Ten", "Strength of Ten: Maneuver")
    assert scene.zone("Strength of Ten") == "locker"
    assert scene.threat() == [5, 0]  # Riposte 2, Thrust 0 + the printed Combat of 3
    plain = forums(["Jean Urbain"], ["Terrell Brandt"], ["Disarm"], ["Strength of Ten", "Precision"], **MONTAIGNE)
    play(fight(plain), "Strength of Ten")
    assert plain.threat() == [2, 0] and plain.zone("Strength of Ten") == "line"


def test_170_opulence_trades_the_hand_for_a_card() -> None:
    scene = forums([], [], ["Opulence", "Precision", "Regroup"], deck=["Langschwert", "Last Word"])
    scene.choose("Opulence: Action")
    assert scene.hand(1) == ["Langschwert"]
    assert sorted(scene.discard(1)) == ["Opulence", "Precision", "Regroup"]
    assert scene.settled
    empty = forums([], [], ["Opulence"], deck=["Langschwert"])
    empty.choose("Opulence: Action")
    assert empty.hand(1) == ["Langschwert"]
    scene.choose("Pass")
    assert not scene.offers("Opulence: Action")  # it lies in the discard pile


def test_105_drinking_games_engages_somebody_if_the_pressure_with_resolve_succeeds() -> None:
    scene = forums(["Otto Streit", "Uwe Zimmerman"], ["Jean Urbain"], ["Drinking Games", "Precision"])
    scene.choose("Drinking Games: Action", "Otto Streit").pass_until("choose_target")
    told = "Resolve: 9 (4 Otto Streit + 5 Uwe Zimmerman) against 4 (4 Jean Urbain)."
    assert f"Player 1 pressures the Forums with {told}" in scene.log()
    assert sorted(scene.options) == ["Jean Urbain", "Otto Streit", "Uwe Zimmerman"]
    scene.choose("Jean Urbain")
    assert scene.engaged("Jean Urbain")
    assert sorted(scene.discard(1)) == ["Drinking Games", "Precision"]
    assert scene.settled


def test_105_drinking_games_engages_nobody_if_it_fails_and_needs_somebody_in_the_city() -> None:
    scene = forums(["Otto Streit"], ["Jean Urbain"], ["Drinking Games", "Precision"])
    scene.choose("Drinking Games: Action")
    assert not scene.engaged("Jean Urbain")
    assert scene.settled
    home = forums([who("Otto Streit", "Home")], ["Jean Urbain"], ["Drinking Games", "Precision"])
    assert not home.offers("Drinking Games: Action")


SHIFTING_TIDES = """
    phase = "Planning"
    [[player]]
    leader = "Kaspar Dietrich"
    approach = ["Shifting Tides"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [[player]]
    leader = "Odette Dubois d'Arrent"
    [city]
    deck = ["Takama Siad", "Eko Sorridi", "Giacinto", "Kalla Forsberg", "Leja Juska"]
    [city.Docks]
    cards = ["Gustavo", "So It Begins"]
    renown = 4
    [city.Bazaar]
    cards = ["Captain's Coat"]
    renown = 2
    """


def test_151_shifting_tides_empties_the_city_when_revealed_and_fills_it_anew() -> None:
    scene = Scene(SHIFTING_TIDES)
    assert (scene.kind, scene.asked) == ("choose_location", 1)
    assert sorted(scene.city_discard()) == ["Captain's Coat", "Gustavo", "So It Begins"]
    assert scene.names(scene.state.city_cards()) == ["Takama Siad", "Eko Sorridi", "Giacinto", "Kalla Forsberg"]
    scene.choose("the Forums")
    assert (scene.kind, scene.options) == ("choose_player", ["Player 2", "Player 3"])
    scene.choose("Player 3")
    assert (scene.kind, scene.asked) == ("choose_location", 3)
    assert scene.options == ["Ole's Inn", "the Docks", "the Grand Bazaar"]
    scene.choose("the Docks")
    assert [scene.renown(place) for place in ("Ole's Inn", "Docks", "Forums", "Bazaar")] == [0, 1, 1, 0]
    assert "Player 3 adds 1 Renown to the Docks." in scene.log()
    told = [line for line in scene.log() if " takes " in line and "Renown from" in line]
    assert told == ["The City takes 4 Renown from the Docks.", "The City takes 2 Renown from the Grand Bazaar."]
    assert scene.settled


def test_151_shifting_tides_does_nothing_unless_it_is_revealed() -> None:
    scene = Scene(SHIFTING_TIDES.replace('approach = ["Shifting Tides"]', 'schemes = ["Shifting Tides"]'))
    assert scene.kind == "take_action"
    assert scene.renown("Docks") == 4
    assert scene.zone("Gustavo") == "city"
