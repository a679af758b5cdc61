"""Hints: what a search would do, from what the seat may know."""

import pytest

from quarterdeck.bots.hints import FEW, hints
from quarterdeck.games import five_sails
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.knowledge import redeal

#: Odette is at the point of death, and Kaspar stands before her
KILLING = """
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Docks", wounds = 4}
hand = ["Valiant Spirit", "Precision"]
"""


@pytest.fixture
def game() -> Game:
    return five_sails.from_position(KILLING)


def test_the_best_option_comes_first_with_its_chance_and_a_course(game: Game) -> None:
    found = hints(game.state, game.open_questions()[0], 1, 150)
    assert found[0].words == "Challenge" and found[0].course[0] == "you: Challenge"
    assert 1 <= len(found) <= FEW
    assert found[0].chance == max(hint.chance for hint in found) and 0.5 < found[0].chance <= 1.0
    assert {hint.option for hint in found} <= set(game.open_questions()[0].options)
    assert [step for step in found[0].course if step.startswith("Player 2: ")], "the rival has to answer"


def test_what_is_hidden_has_no_part_in_it(game: Game) -> None:
    """Another deal of what the seat does not know gives the same hints."""
    other = redeal(game.state, 0, 7)
    question = game.open_questions()[0]
    assert hints(game.state, question, 3, 60) == hints(other, question, 3, 60)


def test_no_card_that_a_rival_may_not_hold_is_named(game: Game) -> None:
    for hint in hints(game.state, game.open_questions()[0], 2, 150):
        for step in hint.course:
            assert step.startswith("you: ") or ("Valiant Spirit" not in step and "Precision" not in step)
