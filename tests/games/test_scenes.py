"""Scenes: games asked and answered in words, and the table of City of Five Sails read by names."""

import re
from pathlib import Path

import pytest

from quarterdeck.games import MODULES, find_game
from quarterdeck.games.five_sails.terms import RESOLVE
from quarterdeck.games.scene import Scene
from quarterdeck.games.five_sails.scene import CityScene

DOCKS = """
    [[player]]
    leader = {name = "Kaspar Dietrich", at = "Docks", wounds = 2, equipped = ["Langschwert"]}
    hand = ["Last Word", "Regroup x2"]
    deck = ["Precision", "Iron Reply"]
    [[player]]
    leader = "Odette Dubois d'Arrent"
"""


def test_the_example_of_the_docs_is_true() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", docs, re.DOTALL)
    assert "CityScene" in example
    exec(example, {})


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
    with pytest.raises(LookupError, match="no duel is being fought"):
        scene.threat()
    with pytest.raises(LookupError, match=r"take_action of player 1 .*no option 'Recruit' among: .*Claim"):
        scene.choose("Recruit")


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
