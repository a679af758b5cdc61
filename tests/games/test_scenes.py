"""Scenes: games asked and answered in words, and the table of each game read by names."""

import re
import textwrap
from pathlib import Path
from types import ModuleType

import pytest

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.ccg import scene as ccg_scene
from quarterdeck.games.ccg.scene import CcgScene
from quarterdeck.games.ccg.terms import CANNON
from quarterdeck.games.five_sails import scene as city_scene
from quarterdeck.games.five_sails.scene import CityScene
from quarterdeck.games.five_sails.terms import RESOLVE
from quarterdeck.games.scene import Scene
from quarterdeck.games.sea_of_legends import scene as voyage_scene
from quarterdeck.games.sea_of_legends.scene import VoyageScene

DOCKS = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks", wounds = 2, equipped = ["Langschwert"]}
    hand = ["Last Word", "Regroup x2"]
    deck = ["Precision", "Iron Reply"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
"""
LA_BOCA = """
    [[player]]
    captain = "Berek"
    ship = {name = "The Hurricane", sea = "La Boca"}
    crew = ["Jack Trades", {name = "Bully Boys", tacked = true, attached = ["Pistol"]}]
    hand = ["Fancy Dans"]
    deck = ["Brutes", "Panache"]
    discard = ["Panache"]
    sunk = ["Near Miss"]
    [[player]]
    captain = "Reis"
    ship = "The Crimson Roger"
"""
NASSAU = """
    [[player]]
    captain = {name = "Kahina", at = "Nassau"}
    cards = ["Brine Sparrow", {name = "Gunner", exhausted = true}, {name = "Magpie the Bird Brained", lover = 2}]
    gold = 12
    notoriety = 4
    flags = ["Havana"]
    tales = {captain = {at = "Havana"}, lover = {}}
    [[faction]]
    name = "Dread Tide"
    npcs = [
        {name = "Undead Soldier", at = "Sea 3", holds = ["Summoning Relic"]},
        {name = "Undead Soldier", at = "Sea 3"},
    ]
    flags = ["Campeche"]
    [[faction]]
    name = "Children of Tlaloc"
"""


FIVE = '{name = "Undead Soldier", at = "Sea 5"}'


def test_the_examples_of_the_docs_are_true() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", docs, re.DOTALL)
    assert ["CityScene" in examples[0], "CcgScene" in examples[1], "VoyageScene" in examples[2]] == [True] * 3
    for example in examples:
        exec(example, {})


@pytest.mark.parametrize("module", [city_scene, ccg_scene, voyage_scene], ids=lambda module: str(module.__package__))
def test_the_example_of_each_module_is_true(module: ModuleType) -> None:
    (example,) = re.findall(r"^    scene = .*?^    assert .*?$", str(module.__doc__), re.DOTALL | re.MULTILINE)
    exec(textwrap.dedent(example), dict(vars(module)))


def test_the_table_is_read_by_names() -> None:
    scene = CityScene(DOCKS)
    assert (scene.wounds("Kaspar Dietrich"), scene.stat("Kaspar Dietrich", RESOLVE)) == (2, 9)
    assert (scene.zone("Langschwert"), scene.host("Langschwert")) == ("equipped", "Kaspar Dietrich")
    assert scene.deck(1) == ["Precision", "Iron Reply"], "from the top"
    assert (scene.place("Kaspar Dietrich"), scene.place("Odette Dubois d'Arrent")) == ("Docks", "Home")
    assert scene.control("Docks") == 0 and scene.choose("Claim").control("Docks") == 1


def test_what_is_not_there_is_told() -> None:
    scene = CityScene(DOCKS)
    with pytest.raises(LookupError, match="Otto Streit is not in this game"):
        scene.wounds("Otto Streit")
    with pytest.raises(LookupError, match="there is Regroup only 2x in this game"):
        scene.zone("Regroup", 2)
    with pytest.raises(LookupError, match="nobody wears Last Word: its zone is hand"):
        scene.host("Last Word")
    with pytest.raises(LookupError, match=r"there is no location named 'Dock'; did you mean Docks\?"):
        scene.control("Dock")
    with pytest.raises(LookupError, match=r"there is no location named 'Sewers'.* \(there are: Ole's Inn, Docks, "):
        scene.renown("Sewers")
    with pytest.raises(LookupError, match="no duel is being fought"):
        scene.threat()
    with pytest.raises(LookupError, match=r"take_action of player 1 .*no option 'Recruit' among: .*Claim"):
        scene.choose("Recruit")


def test_the_table_of_the_ccg_is_read_by_names() -> None:
    scene = CcgScene(LA_BOCA)
    assert (scene.crew(1), scene.crew(2)) == (["Berek", "Jack Trades", "Bully Boys"], ["Reis"])
    assert (scene.hand(1), scene.hand(2)) == (["Fancy Dans"], [])
    assert (scene.discard(1), scene.sunk(1)) == (["Panache"], ["Near Miss"])
    assert scene.deck(1) == ["Brutes", "Panache"], "from the top"
    assert (scene.zone("Panache"), scene.zone("Panache", 1)) == ("deck", "discard")
    assert (scene.zone("Pistol"), scene.host("Pistol")) == ("attached", "Bully Boys")
    assert scene.tacked("Bully Boys") and not scene.tacked("Berek")
    assert (scene.sea(1), scene.skill("Jack Trades", CANNON), scene.to_act) == ("La Boca", 2, 1)
    scene.choose("Hire Fancy Dans")
    assert scene.to_act == 0 and scene.kind == "choose_producer"
    assert scene.choose("Tack Jack Trades").to_act == 2 and scene.zone("Fancy Dans") == "aboard"


def test_what_is_not_at_a_table_of_the_ccg_is_told() -> None:
    scene = CcgScene(LA_BOCA)
    with pytest.raises(LookupError, match=r"Jack Trade is not in this game; did you mean Jack Trades\?"):
        scene.tacked("Jack Trade")
    with pytest.raises(LookupError, match="there is Panache only 2x in this game"):
        scene.zone("Panache", 2)
    with pytest.raises(LookupError, match="Fancy Dans is attached to no card: its zone is hand"):
        scene.host("Fancy Dans")
    with pytest.raises(LookupError, match=r"there is no skill 5 \(there are: 0 Cannon, 1 Sailing, .*Swashbuckling\)"):
        scene.skill("Berek", 5)
    with pytest.raises(LookupError, match=r"take_action of player 1 .*no option 'Hire Brutes' among: .*Hire Fancy"):
        scene.choose("Hire Brutes")


def test_the_table_of_sea_of_legends_is_read_by_names() -> None:
    scene = VoyageScene(NASSAU)
    assert (scene.where(1), scene.gold(1), scene.notoriety(1)) == ("Nassau", 12, 4)
    assert scene.cards(1) == ["Brine Sparrow", "Gunner", "Magpie"] and scene.exhausted(1) == ["Gunner"]
    assert (scene.lines("Magpie"), scene.lines("Magpie the Bird Brained"), scene.lines("Josephine")) == (2, 2, 0)
    assert scene.npcs("Sea 3") == ["Undead Soldier", "Undead Soldier"] and scene.npcs("Nassau") == []
    assert scene.held("Undead Soldier") == ["Summoning Relic"]
    assert [scene.flag(port) for port in ("Havana", "Campeche", "Nassau")] == [1, "Dread Tide", None]
    assert (scene.token(1, "captain"), scene.token(1, "lover")) == ("Havana", "")
    assert scene.state.region[scene.piece("Undead Soldier", 1)] == scene.region("Sea 3")
    assert scene.choose("Set sail", "Sea 3").where(1) == "Sea 3"


def test_a_name_of_several_pieces_means_the_first_of_them() -> None:
    position = textwrap.dedent(NASSAU).replace('{name = "Undead Soldier", at = "Sea 3"}', FIVE)
    scene = VoyageScene(f'phase = "Faction Turn"\n{position}[faction_turn]\nacting = "Dread Tide"\n')
    assert scene.options == ["Undead Soldier (in Sea 3)", "Undead Soldier (in Sea 5)"]
    assert scene.choose("Undead Soldier").npcs("Sea 5") == ["Undead Soldier"], "that one did not act"


def test_what_is_not_at_a_table_of_sea_of_legends_is_told() -> None:
    scene = VoyageScene(NASSAU)
    with pytest.raises(LookupError, match="Stede Bonnet is not in this game"):
        scene.piece("Stede Bonnet")
    with pytest.raises(LookupError, match=r"there is Kahina only 1x in this game"):
        scene.piece("Kahina", 1)
    with pytest.raises(LookupError, match=r"there is no region named 'Nasau'; did you mean Nassau\?"):
        scene.npcs("Nasau")
    with pytest.raises(LookupError, match=r"there is no region named 'Atlantis'"):
        scene.flag("Atlantis")
    with pytest.raises(LookupError, match=r"no tale named 'friend'.* \(there are: captain, lover, nemesis, "):
        scene.token(1, "friend")
    with pytest.raises(LookupError, match="Gunner is not of the kind NPC but Crew"):
        scene.held("Gunner")
    with pytest.raises(LookupError, match="Gunner is not of the kind Lover or Nemesis but Crew"):
        scene.lines("Gunner")
    with pytest.raises(LookupError, match=r"take_turn of player 1 .*no option 'Sink' among: Set sail; "):
        scene.choose("Sink")


@pytest.mark.parametrize("player", [0, 2, 3])
def test_a_player_who_does_not_sit_there_is_told(player: int) -> None:
    voyage = VoyageScene(NASSAU)
    for read in (voyage.where, voyage.gold, voyage.notoriety, voyage.cards, voyage.exhausted):
        with pytest.raises(LookupError, match=rf"there is no player {player}: players are 1 to 1"):
            read(player)
    with pytest.raises(LookupError, match=rf"there is no player {player}: players are 1 to 1"):
        voyage.token(player, "captain")
    if player != 2:
        ccg, city = CcgScene(LA_BOCA), CityScene(DOCKS)
        for ask in (ccg.crew, ccg.hand, ccg.deck, ccg.discard, ccg.sunk, ccg.sea, city.crew, city.hand, city.deck,
                    city.discard, city.locker, city.renown):  # fmt: skip
            with pytest.raises(LookupError, match=rf"there is no player {player}: players are 1 to 2"):
                ask(player)


def test_a_captain_who_is_not_chosen_yet_is_nowhere() -> None:
    scene = VoyageScene.new("any-captain", "any-captain", seed=3)
    with pytest.raises(LookupError, match="player 1 has no Captain on the board"):
        scene.where(1)


def test_a_whole_game_begins_at_its_first_question() -> None:
    ccg = CcgScene.new(*find_game("ccg").samples[:2], seed=3)
    assert ccg.game.header["seed"] == 3 and not ccg.game.choices and ccg.kind
    voyage = VoyageScene.new("kahina", "liu", seed=3)
    assert voyage.game.header["decks"] == ["kahina", "liu"] and voyage.kind


@pytest.mark.parametrize("name", MODULES)
def test_every_game_is_asked_and_answered_in_words(name: str) -> None:
    scene = Scene(find_game(name).sample_game(3, 2))
    for made in range(5):
        assert len(scene.game.choices) == made
        assert scene.asked in (1, 2) and scene.kind and scene.offers(scene.options[0])
        scene.choose(max(scene.options, key=len))


def test_a_game_that_is_over_asks_nothing() -> None:
    scene = CityScene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks", wounds = 4}
    """)
    scene.choose("Challenge", "Refuse")
    assert scene.game.over and scene.settled
    with pytest.raises(LookupError, match="no question is open: the game is over"):
        scene.choose("Pass")
