"""What a position is worth to whoever looks only a little ahead, and what a game is worth when it is over."""

from itertools import pairwise

from duels import fight, forums
from quarterdeck.games.five_sails.duel_state import D_POOL
from quarterdeck.games.five_sails.judgement import WIN, danger, returns, worth
from scene import Scene


def in_a_duel(threat: int) -> Scene:
    """Player 2 has been challenged at the Forums, and this much threat waits in player 2's pool."""
    scene = fight(forums(["Terrell Brandt"], ["Jean Urbain"]))
    d = scene.state.stack[scene.state.duel_at]
    d[D_POOL], d[D_POOL + 1] = 0, threat
    return scene


def test_threat_that_waits_is_a_danger_to_who_would_bleed() -> None:
    """Every point counts against the seat, those beyond Restricted Hostilities only a little."""
    told = [danger(in_a_duel(threat).state, 1) for threat in range(9)]
    assert told[0] == 0.0
    assert all(more < less for less, more in pairwise(told))
    assert told[0] - told[1] > 5 * (told[7] - told[8])
    assert danger(in_a_duel(3).state, 0) == 0.0


def test_a_position_is_worth_less_with_threat_in_ones_own_pool_and_more_with_it_in_theirs() -> None:
    safe, threatened = in_a_duel(0).state, in_a_duel(2).state
    assert worth(threatened, 1) < worth(safe, 1)
    assert worth(threatened, 0) > worth(safe, 0)


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    scene = forums(["Terrell Brandt"], ["Jean Urbain"])
    assert returns(scene.state) == (0.0, 0.0), "nobody has won yet"
    scene.game.concede(0)
    assert returns(scene.state) == (-1.0, 1.0)
    assert [worth(scene.state, seat) for seat in (0, 1)] == [-WIN, WIN]
