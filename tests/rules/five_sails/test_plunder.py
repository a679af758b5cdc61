"""Plunder (FS-PLUNDER): Dominance, Renown, the Economic check, the fifth Day."""

import pytest

from ledger import rule
from quarterdeck.games.five_sails.effects.language import after, gain_renown, later, resolve
from quarterdeck.games.five_sails.terms import COLLECT
from quarterdeck.kernel.ability import BLANK_USE, U_ABILITY, U_BEARER, U_NODE, U_ORIGIN
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.flow import SEAT
from scene import Scene


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
        "Player 1 gains 2 Renown from the Docks.",
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
@pytest.mark.parametrize("first", [1, 2])
def test_conditional_gains_come_after_and_the_first_player_orders_them(first: int) -> None:
    """No published card collects in Plunder: a gain that is made for the test waits for that step, for both players."""
    scene = Scene(f"""
        first_player = {first}
        [[player]]
        leader = "Kaspar Dietrich"
        schemes = ["The Song of Eisen"]
        renown = 6
        [[player]]
        leader = "Kaspar Dietrich"
        schemes = ["The Song of Eisen"]
        [city.Docks]
        cards = ["Gustavo"]
        [city.Forums]
        control = 2
        renown = 2
        """)
    s = scene.state
    gain = resolve(later(after(COLLECT), gain_renown()))
    gain.number = len(s.match.abilities)
    s.match.abilities = (*s.match.abilities, gain)
    for seat in (0, 1):
        c = scene.card("The Song of Eisen", seat)
        f = BLANK_USE[:]
        f[SEAT], f[U_ABILITY], f[U_ORIGIN], f[U_BEARER], f[U_NODE] = seat, gain.number, c, c, 1
        gain.row[0].run(s, f, NO_ANSWER)  # it is put off
    scene.choose("Pass", "Pass")
    assert (scene.kind, scene.asked) == ("order_effects", first)
    assert [scene.renown(player) for player in (1, 2)] == [6, 2], "what lay on the Forums was taken before"
    scene.game.choose(scene.decision.options[0])
    assert scene.game.view(None)["victory"] == "economic", "and the seventh counts at step 2c"
    assert [scene.renown(player) for player in (1, 2)] == [7, 3]
