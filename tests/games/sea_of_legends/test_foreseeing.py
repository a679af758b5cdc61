"""What options of Sea of Legends say that they lead to, and what is announced as a danger."""

import re

from quarterdeck.games import find_game
from quarterdeck.games.sea_of_legends.terms import TLALOC
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES
from quarterdeck.kernel.foresight import foretell
from sol_scene import Scene, at, notoriety, npc, token, voyage


def said(scene: Scene, words: str) -> list[tuple[str, bool]]:
    decision, question = scene.decision, scene.state.question
    assert question is not None
    foretell(scene.state, question, decision)
    return [(one.words, one.certain) for one in decision.find(words).foreseen]


def dangers(scene: Scene, player: int) -> tuple[str, ...]:
    found: tuple[str, ...] = scene.state.match.rules.dangers(scene.state, player - 1)
    return found


def test_a_challenge_says_how_likely_it_is_won_and_that_this_is_no_certainty() -> None:
    scene = voyage(at(1, "Nassau"), npc("Spanish Galleon", "Sea 3"))
    scene.choose("Set sail")
    told = said(scene, "Sea 3")
    chances = [(words, certain) for words, certain in told if "% to win against Strength" in words]
    assert len(chances) == 1 and chances[0][1] is False


def test_a_captain_one_step_from_winning_is_a_danger_to_the_others() -> None:
    scene = voyage(notoriety(2, 9))
    assert dangers(scene, 1) == ("Player 2 has 9 of 10 Notoriety",) and dangers(scene, 2) == ()
    assert dangers(voyage(notoriety(2, 8)), 1) == ()


def test_a_faction_one_token_from_winning_is_a_danger() -> None:
    """All but one of the Relics that Tetzahuitl needs."""
    scene = voyage(npc("Tetzahuitl", "Nassau"))
    there, enough = GUIDES[TLALOC].gathered(scene.state)
    relics = [token("Summoning Relic", "Tetzahuitl")] * (enough - 1)
    near = voyage(npc("Tetzahuitl", "Nassau"), *relics)
    assert there == 0 and dangers(scene, 1) == ()
    danger = f"Children of Tlaloc: {enough - 1} of {enough} Relics held by Tetzahuitl, and one more wins"
    assert dangers(near, 1) == (danger,)


GUNNER = """
round = 2
seed = 7
[[player]]
captain = {name = "Kahina", at = "Nassau"}
cards = ["Brine Sparrow", "Gunner", "Navigator", "Quartermaster"]
[[player]]
captain = {name = "Ton", at = "Port Royal"}
cards = ["Guttersnipe"]
[[faction]]
name = "Spanish Armada"
[[faction]]
name = "Dread Tide"
[[faction]]
name = "Children of Tlaloc"
[challenge]
port = true
[roll]
"""


def chances(position: str) -> dict[str, int]:
    """What each answer says of the chance to win, in percent."""
    game = find_game("sea-of-legends").from_position(position)
    question, decision = game.open_questions()[0], game.decision()
    assert decision is not None
    foretell(game.state, question, decision)
    told = {option.words: " ".join([one.words for one in option.foreseen]) for option in decision.options}
    found = {words: re.search(r"about (\d+) % to win", text) for words, text in told.items()}
    return {words: int(match[1]) for words, match in found.items() if match}


def test_a_die_more_makes_winning_likelier() -> None:
    told = chances(GUNNER + "bonus = 0\n")
    [with_gunner] = [percent for words, percent in told.items() if words.startswith("Gunner")]
    assert with_gunner > told["Roll the dice"]


def test_no_chance_is_told_of_dice_that_lie_there() -> None:
    assert chances(GUNNER + 'captain_dice = "1 2 L 2"\n') == {}
