"""Many games, counted."""

from quarterdeck.games.five_sails import GAME
from quarterdeck.lab.simulate import simulate


def test_every_game_is_counted_once_and_seats_change() -> None:
    summary = simulate(GAME, 6, ["random", "random", "random"], ["eisen", "montaigne", "eisen"], seed=3)
    assert summary.games == 6
    assert sum(summary.wins) + summary.draws == 6
    assert sum(summary.victories.values()) == 6
    assert sum(summary.figures["days"].values()) == 6
    assert summary.decisions > 600


def test_the_same_seed_plays_the_same_games() -> None:
    first = simulate(GAME, 4, ["random", "random"], ["eisen", "montaigne"], seed=9).as_dict()
    assert simulate(GAME, 4, ["random", "random"], ["eisen", "montaigne"], seed=9).as_dict() == first
    assert simulate(GAME, 4, ["random", "random"], ["eisen", "montaigne"], seed=10).as_dict() != first


def test_wins_are_counted_by_deck() -> None:
    found = simulate(GAME, 4, ["random", "random"], ["eisen", "montaigne"], seed=9)
    assert {name: games for name, (_, games) in found.by_deck.items()} == {"eisen": 4, "montaigne": 4}
    assert sum([wins for wins, _ in found.by_deck.values()]) == sum(found.wins)
    assert found.as_dict()["wins_by_deck"] == found.by_deck
