"""Many games, counted."""

from quarterdeck.games import sea_of_legends
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


def test_what_is_used_is_counted_on_request() -> None:
    plain = simulate(GAME, 2, ["random", "random"], ["eisen", "montaigne"], seed=9)
    assert not plain.uses and "uses" not in plain.as_dict()
    found = simulate(GAME, 2, ["random", "random"], ["eisen", "montaigne"], seed=9, uses=True)
    assert found.wins == plain.wins, "counting changes nothing"
    assert sum([use.times for _, use in found.used("card")]) > 10
    assert set(found.as_dict()["uses"]) == set(found.uses) <= set(GAME.uses().kinds)


def test_a_game_that_says_whose_a_use_was_and_what_it_brought_is_told_so() -> None:
    game = sea_of_legends.GAME
    found = simulate(game, 4, ["random", "random"], seed=3, uses=True)
    events = [use for name, use in found.used("piece") if name == "Treasure Fleet"]
    assert events[0].times > 0 == events[0].players, "an Event is nobody's"
    told = [use for _, use in found.used("chapter") if use.times]
    assert told and all(0 < use.players <= use.times and use.wins <= use.players for use in told)
    assert any(use.worth != 0 for use in told) and len(found.used("chapter")) == len(game.uses().items("chapter"))
    earned = [sum([n * games for n, games in found.figures[name].items()]) for name in found.figures
              if name.startswith("notoriety earned")]  # fmt: skip
    assert earned[0] == sum(earned[1:]), "all of it has a source"
