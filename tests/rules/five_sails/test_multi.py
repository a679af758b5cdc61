"""Three and four players (FS-MULTI)."""

import pytest

from ledger import rule
from quarterdeck.games.five_sails import happenings
from scene import Scene

KASPAR = '[[player]]\nleader = "Kaspar Dietrich"\n'


@rule("FS-MULTI-01")
@pytest.mark.parametrize(("players", "locations"), [(2, 3), (3, 4), (4, 5)])
def test_so_many_locations_and_so_many_cards_each_dawn(players: int, locations: int) -> None:
    scene = Scene.new(*["eisen"] * players)
    assert len(scene.game.view(None)["city"]) == locations
    assert len(scene.state.city_cards()) == locations


@rule("FS-MULTI-02")
def test_turns_go_clockwise_from_the_first_player() -> None:
    scene = Scene("first_player = 2\n" + KASPAR * 3)
    asked = []
    for _ in range(3):
        asked.append(scene.asked)
        scene.choose("Move", "the Docks")
    assert asked == [2, 3, 1]


@rule("FS-MULTI-02")
def test_mustering_and_schemes_go_clockwise_from_the_first_player() -> None:
    schemes = ("Armed and Marshaled", "Let the Sword Decide", "Armed and Marshaled")
    players = "".join(f'{KASPAR}approach = ["Otto Streit", "{scheme}"]\n' for scheme in schemes)
    scene = Scene('phase = "Planning"\n' + players)
    assert [text.split()[-3] for text in scene.log() if " joins " in text] == ["2", "3", "1"]
    assert [text.split()[1] for text in scene.log() if " resolves " in text] == ["2", "3", "1"]


@rule("FS-MULTI-02")
def test_reactions_go_clockwise_from_the_first_player() -> None:
    """At the end of High Drama each player has the same Reaction of The Song of Eisen."""
    scene = Scene("first_player = 3\n" + (KASPAR + 'schemes = ["The Song of Eisen"]\n') * 3)
    scene.choose("Pass", "Pass", "Pass")
    asked = []
    while scene.kind == "react":
        asked.append(scene.asked)
        scene.choose("Pass")
    assert asked == [3, 1, 2]


@rule("FS-MULTI-03")
def test_the_destruction_of_one_leader_does_not_end_the_game() -> None:
    scene = Scene(KASPAR * 4)
    for which in (0, 1):
        scene.cause(happenings.destroy, 4, 1 << scene.card("Kaspar Dietrich", which))
        assert not scene.game.over
    scene.cause(happenings.destroy, 4, 1 << scene.card("Kaspar Dietrich", 3))
    assert scene.game.view(None)["winner"] == 2


@rule("FS-MULTI-04")
def test_the_player_of_a_destroyed_leader_pays_half_and_plays_on() -> None:
    scene = Scene(KASPAR + 'renown = 5\ncrew = ["Otto Streit"]\n' + KASPAR * 2)
    scene.cause(happenings.destroy, 2, 1 << scene.card("Kaspar Dietrich"))
    assert scene.renown(1) == 2
    assert (scene.asked, scene.kind) == (1, "take_action")
    scene.choose("Move", "the Docks")
    assert scene.place("Otto Streit") == "Docks"


@rule("FS-MULTI-05")
def test_a_pressure_has_to_beat_each_other_player_separately() -> None:
    """3 against 2 and 2: more than either, less than both together. A tie with one of them is enough to fail."""
    there = '[[player]]\nleader = {name = "Kaspar Dietrich", at = "Docks"}\n'
    friend = 'crew = [{name = "Uwe Zimmerman", at = "Docks"}]\n'
    scene = Scene(there + friend + there * 2).choose("Claim", "Kaspar Dietrich")
    assert scene.control("Docks") == 1
    scene = Scene(there + friend + there + there + friend).choose("Claim", "Kaspar Dietrich")
    assert scene.control("Docks") == 0


@rule("FS-MULTI-06")
def test_everybody_elses_characters_are_opposing() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Otto Streit", at = "Docks"}]
        [[player]]
        leader = "Kaspar Dietrich"
        crew = [{name = "Terrell Brandt", at = "Docks"}]
        """)
    scene.choose("Challenge")
    assert scene.options == [
        "Kaspar Dietrich challenges Otto Streit",
        "Kaspar Dietrich challenges Terrell Brandt",
    ]


DUEL = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks"}
    hand = ["Precision", "Regroup"]
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{name = "Otto Streit", at = "Docks"}, {name = "Uwe Zimmerman", at = "Docks"}]
    hand = ["Last Word", "Iron Reply"]
    [[player]]
    leader = "Kaspar Dietrich"
    crew = [{name = "Leja Juska", at = "Docks"}]
    hand = ["Precision x3"]
    """


@rule("FS-MULTI-07")
def test_a_third_player_neither_intervenes_nor_fights_but_may_react() -> None:
    scene = Scene(DUEL).choose("Challenge", "Kaspar Dietrich challenges Otto Streit")
    assert (scene.kind, scene.asked) == ("answer_challenge", 2)
    assert scene.options == ["Accept", "Intervene with Uwe Zimmerman", "Refuse"]
    scene.choose("Accept")
    assert (scene.kind, scene.asked) == ("react", 3)
    assert scene.offers("Leja Juska: Reaction")
    scene.choose("Pass")
    while scene.kind != "take_action":
        assert scene.asked != 3
        scene.game.choose(scene.decision.options[0])


@rule("FS-MULTI-08")
def test_ancillary_locations_give_renown_and_count_in_the_tiebreak() -> None:
    city = '[city."Ole\'s Inn"]\ncontrol = 2\nrenown = 3\n[city.Gardens]\ncontrol = 4\nrenown = 1\n'
    scene = Scene('phase = "Plunder"\n' + KASPAR * 4 + city)
    assert [scene.renown(player) for player in (1, 2, 3, 4)] == [0, 3, 0, 1]
    tied = Scene('phase = "Plunder"\nday = 5\n' + KASPAR * 4 + "[city.Gardens]\ncontrol = 3\n")
    assert tied.game.view(None)["winner"] == 2
