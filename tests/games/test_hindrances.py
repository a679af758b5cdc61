"""A card in hand that cannot be played says why; one that can says nothing."""

import pytest

from quarterdeck.games import find_game

CITY = """
[[player]]
leader = {{name = "Kaspar Dietrich", at = "{at}"}}
hand = {hand}
[[player]]
leader = "Odette Dubois d'Arrent"
hand = ["Regroup"]
"""
SEA = """
turn = 2
[[player]]
captain = {{name = "Berek", tacked = true}}
ship = {{name = "The Hurricane", sea = "La Boca"}}
crew = ["Fancy Dans"]
hand = {hand}
deck = ["Brutes x20"]
[[player]]
captain = "Reis"
ship = {{name = "The Crimson Roger", sea = "The Mirror"}}
deck = ["Brutes x20"]
"""


@pytest.mark.parametrize(("at", "hand", "why"), [
    ("Docks", ["Polished Flintlock", "Regroup"], "It costs 2, and you can pay 1."),
    ("Docks", ["Polished Flintlock", "Opulence"], ""),
    ("Docks", ["Precision", "Regroup"], "It is for duels: play it there for its values."),
    ("Docks", ["Objection!"], "It is a Reaction: it waits for its moment, and you are asked then."),
    ("Docks", ["Blood Mark"], "It needs a Sorcerer of yours."),
    ("Home", ["Regroup", "Precision"], "It needs a character of yours in the City."),
    ("Docks", ["Regroup", "Precision"], ""),
    ("Docks", ["Last Word"], "Nobody of yours meets what its text asks for."),
    ("Docks", ["Mastercrafted Rapier"], "Nobody of yours can wear it now."),
])  # fmt: skip
def test_five_sails(at: str, hand: list[str], why: str) -> None:
    game = find_game("five-sails").from_position(CITY.format(at=at, hand=hand))
    assert game.state.match.rules.why_not(game.state, 0, hand[0]) == why
    assert game.state.match.rules.why_not(game.state, 0, "Valiant Spirit") == "", "it is not in the hand"
    assert game.state.match.rules.why_not(game.state, 1, "Regroup") == "", "the other one is asked"


@pytest.mark.parametrize(("card", "why"), [
    ("Mr. Smythe", "It costs 3 Influence, and you could produce 2."),
    ("Cutlass", "It costs 4 Adventuring, and you could produce 0."),
    ("Brutes", ""),
    ("Save the Princess", ""),
    ("Near Miss", "It cannot be used now: read what it waits for, or play it in a Boarding for its boxes."),
])  # fmt: skip
def test_ccg(card: str, why: str) -> None:
    game = find_game("ccg").from_position(SEA.format(hand=[card]))
    assert game.state.match.rules.why_not(game.state, 0, card) == why
