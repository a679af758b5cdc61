"""Plunder (FS-PLUNDER): Dominance, Renown, the Economic check, the fifth Day."""

import pytest
from ledger import rule
from scene import Scene

from quarterdeck.games.five_sails import happenings


def plunder(city: str, day: int = 1, mine: str = "", theirs: str = "") -> Scene:
    return Scene(f"""
phase = "Plunder"
day = {day}
[[player]]
leader = "Kaspar Dietrich"
{mine}
[[player]]
leader = "Odette Dubois d'Arrent"
{theirs}
{city}
""")


@rule("FS-PLUNDER-01")
def test_the_steps_come_in_order() -> None:
    """Renown is taken after Plunder begins and before the conditional gains; then it ends."""
    log = plunder("[city.Docks]\ncontrol = 1\nrenown = 2").log()
    wanted = [
        "— Day 1: the beginning of Plunder —",
        "Player 1 gains 2 Renown.",
        "— Day 1: collecting Renown —",
        "— Day 1: the end of Plunder —",
    ]
    assert log[:4] == wanted


@rule("FS-PLUNDER-02", "FS-PLUNDER-04")
def test_everybody_takes_all_renown_from_what_they_control_now() -> None:
    city = """
[city.Docks]
control = 1
renown = 2
[city.Forums]
control = 2
renown = 3
[city.Bazaar]
renown = 4
"""
    scene = plunder(city)
    assert (scene.renown(1), scene.renown(2)) == (2, 3)
    assert [scene.renown(place) for place in ("Docks", "Forums", "Bazaar")] == [0, 0, 4]


@rule("FS-PLUNDER-05")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_the_fifth_day_check_does_nothing_before_the_fifth_day(day: int) -> None:
    scene = plunder("", day, mine="renown = 6")
    assert not scene.game.over
    assert scene.state.day == day + 1
    assert plunder("", 5, mine="renown = 6").game.view(None)["victory"] == "fifth day"


@rule("FS-PLUNDER-03")
def test_conditional_gains_come_after_and_the_first_player_orders_them() -> None:
    happenings.gain_renown
    raise NotImplementedError
