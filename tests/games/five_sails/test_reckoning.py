"""What a Day came to: Renown before and after and from where, locations, crew."""

from typing import Any

from quarterdeck.games import five_sails
from quarterdeck.kernel.game import Game

#: the Docks have Renown and a controller, and everybody is about to pass
LAST = """
[city]
Docks = {renown = 2, control = 1}
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
crew = ["Otto Streit"]
renown = 1
deck = ["Throwing Knife", "Answering the Call", "Precision", "Regroup", "Precision", "Regroup", "Precision"]
[[player]]
leader = "Odette Dubois d'Arrent"
deck = ["Defending Honor", "Valiant Spirit", "Defending Honor", "Valiant Spirit", "Defending Honor"]
"""


def test_the_ledger_of_a_day() -> None:
    game = five_sails.from_position(LAST)
    while not ledgers(game):
        decision = game.decision()
        assert decision is not None
        game.choose(decision.find("Pass"))
    (ledger,) = ledgers(game)
    assert ledger["title"] == "Day 1"
    mine, theirs = ledger["accounts"]
    assert mine["lines"] == [
        {"name": "Renown", "before": 1, "after": 3, "sources": ["+2 from the Docks"]},
        {"name": "Locations", "before": None, "after": 1, "sources": []},
        {"name": "Crew", "before": None, "after": 2, "sources": []},
    ]
    assert theirs["lines"][0] == {"name": "Renown", "before": 0, "after": 0, "sources": []}


def ledgers(game: Game) -> list[dict[str, Any]]:
    state = game.state
    return [event["ledger"] for event in state.match.rules.happened(state, None, 0) if event["ledger"]]
