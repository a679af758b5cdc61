"""An answer that loses the game is known as such, if another does not."""

from quarterdeck.games import find_game

DUEL = """
choices = ["3: Challenge", "1: Accept", "1: Valiant Spirit", "2: Done"]
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks", wounds = %d}
hand = ["Precision", "Regroup"]
deck = ["Throwing Knife", "Answering the Call"]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
crew = [{name = "Jean Urbain", at = "Docks"}]
hand = ["Valiant Spirit"]
deck = ["Defending Honor", "Valiant Spirit"]
"""


def losing(wounds: int) -> list[str]:
    decision = find_game("five-sails").from_position(DUEL % wounds).decision(0, foreseeing=True)
    assert decision is not None
    return [option.words for option in decision.options if option.loses]


def test_whoever_lets_the_leader_be_destroyed_loses() -> None:
    assert losing(6) == ["Done"]
    assert losing(0) == []
