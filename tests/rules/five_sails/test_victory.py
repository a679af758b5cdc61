"""Victory (FS-VICTORY): Assassination at any moment, the others at their steps of Plunder."""

import pytest

from ledger import rule
from quarterdeck.games.five_sails import GAME
from quarterdeck.games.five_sails import happenings
from scene import Scene

KASPAR = 'leader = "Kaspar Dietrich"'
ODETTE = 'leader = "Odette Dubois d\'Arrent"'


def plunder(*players: str, city: str = "", day: int = 1, phase: str = "Plunder") -> Scene:
    """Plunder (or another phase) begins with these facts for each player and these tables of the City."""
    tables = "\n".join(f"[[player]]\n{text}" for text in players)
    return Scene(f'phase = "{phase}"\nday = {day}\n{tables}\n{city}')


def owns(player: int, *places: str) -> str:
    return "\n".join(f'[city."{place}"]\ncontrol = {player}' for place in places)


def outcome(scene: Scene) -> tuple[str, int | None]:
    """How the game ended, and the player who won it."""
    seen = scene.game.view(None)
    return seen["victory"], None if seen["winner"] is None else seen["winner"] + 1


def goes_on(scene: Scene) -> bool:
    """Nobody has won: another Day is being played."""
    return not scene.game.over and scene.state.day > 1


@rule("FS-VICTORY-01")
def test_the_only_player_with_a_leader_wins_at_once() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks", wounds = 3}
        crew = ["Jean Urbain"]
        renown = 20
        """)
    scene.choose("Challenge", "Refuse")
    assert outcome(scene) == ("assassination", 1)


@rule("FS-VICTORY-01")
def test_assassination_is_possible_in_any_phase() -> None:
    for phase in ("Planning", "High Drama", "Dusk"):
        scene = Scene(f"""
            phase = "{phase}"
            [[player]]
            leader = "Kaspar Dietrich"
            approach = ["Otto Streit", "The Song of Eisen", "Let's Haggle"]
            hand = ["Precision x9"]
            [[player]]
            leader = "Odette Dubois d'Arrent"
            """)
        scene.cause(happenings.destroy, 2, 1 << scene.card("Kaspar Dietrich"))
        assert outcome(scene) == ("assassination", 2)


@rule("FS-VICTORY-02")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (4, 2), (1, 0), (0, 0)])
def test_a_destroyed_leader_costs_half_the_renown_with_three_players(before: int, after: int) -> None:
    scene = Scene(f"""
        [[player]]
        leader = {{name = "Kaspar Dietrich", at = "Docks"}}
        renown = 3
        [[player]]
        leader = {{name = "Odette Dubois d'Arrent", at = "Docks", wounds = 4}}
        renown = {before}
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        renown = 2
        """)
    scene.choose("Challenge", "Refuse")
    assert scene.zone("Odette Dubois d'Arrent") == "locker"
    assert [scene.renown(p) for p in (1, 2, 3)] == [3, after, 0]
    assert scene.renown("Docks") == 2


@rule("FS-VICTORY-02")
def test_with_two_players_no_renown_is_lost() -> None:
    scene = Scene("""
        [[player]]
        leader = {name = "Kaspar Dietrich", at = "Docks"}
        [[player]]
        leader = {name = "Odette Dubois d'Arrent", at = "Docks", wounds = 4}
        renown = 5
        """)
    scene.choose("Challenge", "Refuse")
    assert scene.renown(2) == 5


@rule("FS-VICTORY-03")
def test_dominance_needs_the_three_core_locations() -> None:
    assert outcome(plunder(KASPAR, ODETTE, city=owns(2, "Docks", "Forums", "Bazaar"))) == ("dominance", 2)
    assert goes_on(plunder(KASPAR, ODETTE, city=owns(2, "Docks", "Forums")))
    ancillary = owns(2, "Ole's Inn", "Docks", "Forums", "Gardens")
    assert goes_on(plunder(KASPAR, ODETTE, KASPAR, ODETTE, city=ancillary))


@rule("FS-VICTORY-04")
def test_dominance_comes_before_renown_is_collected() -> None:
    city = owns(1, "Docks", "Forums", "Bazaar") + '\n[city."Ole\'s Inn"]\ncontrol = 2\nrenown = 9'
    scene = plunder(KASPAR, ODETTE + "\nrenown = 8", KASPAR, city=city)
    assert outcome(scene) == ("dominance", 1)
    assert scene.renown("Ole's Inn") == 9


@rule("FS-VICTORY-05")
def test_seven_renown_after_collecting_win() -> None:
    city = owns(2, "Docks") + "\nrenown = 3"
    assert outcome(plunder(KASPAR, ODETTE + "\nrenown = 4", city=city)) == ("economic", 2)
    assert goes_on(plunder(KASPAR, ODETTE + "\nrenown = 3", city=city))


@rule("FS-VICTORY-06")
def test_seven_renown_win_nothing_at_another_moment() -> None:
    for phase in ("Planning", "High Drama", "Dusk"):
        scene = plunder(KASPAR + "\nrenown = 9", ODETTE, phase=phase)
        assert not scene.game.over
        scene.cause(happenings.gain_renown, 1, -3).choose("Pass", "Pass")
        assert not scene.game.over, "what counts is the total at step 2c, which was 6"


@rule("FS-VICTORY-07")
def test_renown_on_locations_does_not_count() -> None:
    scene = Scene("""
        [[player]]
        leader = "Kaspar Dietrich"
        renown = 3
        [[player]]
        leader = "Odette Dubois d'Arrent"
        [city.Docks]
        control = 1
        renown = 3
        [city.Forums]
        renown = 9
        """)
    scene.choose("Pass", "Pass")
    assert scene.renown(1) == 6
    assert not scene.game.over


@rule("FS-VICTORY-08")
def test_the_most_of_several_with_seven_wins() -> None:
    assert outcome(plunder(KASPAR + "\nrenown = 7", ODETTE + "\nrenown = 8")) == ("economic", 2)


@rule("FS-VICTORY-09")
def test_a_shared_lead_wins_nothing_before_the_fifth_day() -> None:
    for day in (1, 2, 3, 4):
        scene = plunder(KASPAR + "\nrenown = 8", ODETTE + "\nrenown = 8", day=day)
        assert not scene.game.over
        assert scene.state.day == day + 1


@rule("FS-VICTORY-10")
def test_on_the_fifth_day_the_most_renown_wins_whatever_the_amount() -> None:
    assert outcome(plunder(KASPAR, ODETTE + "\nrenown = 1", day=5)) == ("fifth day", 2)
    assert not plunder(KASPAR, ODETTE + "\nrenown = 1", day=4).game.over


@rule("FS-VICTORY-11")
def test_the_fifth_day_tiebreaks_come_in_order() -> None:
    """Each later measure favours the other player, and decides only where the earlier ones are level."""
    strong = 'leader = {name = "Odette Dubois d\'Arrent", wounds = 4}'
    hurt = 'leader = {name = "Kaspar Dietrich", wounds = 5}'
    locations = owns(1, "Docks")
    level = owns(1, "Docks") + "\n" + owns(2, "Forums")
    assert outcome(plunder(KASPAR, strong, city=locations, day=5)) == ("fifth day", 1)
    assert outcome(plunder(KASPAR, strong, city=level, day=5)) == ("fifth day", 2), "Influence 2 against 3"
    equal = 'leader = {name = "Kaspar Dietrich", wounds = 4}'
    assert outcome(plunder(hurt, equal, city=level, day=5)) == ("fifth day", 2), "fewer wounds on the Leader"
    assert outcome(plunder(equal, equal, city=level, day=5)) == ("draw", None)


@pytest.mark.parametrize(
    ("mine", "theirs", "renown", "city", "by"),
    [
        (KASPAR, ODETTE, 3, owns(1, "Docks"), "more locations"),
        (ODETTE, KASPAR, 3, "", "more Influence in the crew"),
        (KASPAR, 'leader = {name = "Kaspar Dietrich", wounds = 4}', 3, "", "fewer wounds on the Leader"),
        (KASPAR, ODETTE, 2, "", ""),
    ],
)
def test_a_tie_on_the_last_day_tells_what_decided_it(mine: str, theirs: str, renown: int, city: str, by: str) -> None:
    scene = plunder(mine + "\nrenown = 3", f"{theirs}\nrenown = {renown}", city=city, day=5)
    lead = f"as much Renown as another, 3, but {by}" if by else "the most Renown, 3"
    assert scene.log()[-1] == f"Player 1 wins on the fifth Day: {lead}."
    assert scene.game.view(None)["tiebreak"] == by


@rule("FS-VICTORY-11")
def test_only_those_still_tied_go_on_to_the_next_tiebreak() -> None:
    """The third player has by far the most Influence, but fewer locations than the other two."""
    third = ODETTE + '\ncrew = ["Maxime de Lafayette"]\nrenown = 2'
    city = owns(1, "Docks") + "\n" + owns(2, "Forums")
    scene = plunder(KASPAR + "\nrenown = 2", ODETTE + "\nrenown = 2", third, city=city, day=5)
    assert outcome(scene) == ("fifth day", 2)


@rule("FS-VICTORY-12")
def test_there_is_no_sixth_day() -> None:
    scene = plunder(KASPAR, KASPAR, day=5)
    assert outcome(scene) == ("draw", None)
    assert scene.state.day == 5


@rule("FS-VICTORY-13")
def test_the_checks_come_in_order_and_the_first_success_ends_the_game() -> None:
    """Player 1 dominates, player 2 is richest, it is the fifth Day: each check is worth something."""
    rich = ODETTE + "\nrenown = 8"
    everything = owns(1, "Docks", "Forums", "Bazaar")
    scene = plunder(KASPAR, rich, city=everything, day=5)
    assert outcome(scene) == ("dominance", 1)
    told = "Player 1 wins: the Docks, the Forums and the Grand Bazaar were all theirs at Plunder."
    assert scene.log()[-1] == told == GAME.ending(scene.state)
    scene = plunder(KASPAR, rich, city=owns(1, "Docks", "Forums"), day=5)
    assert outcome(scene) == ("economic", 2)
    scene = plunder(KASPAR, ODETTE + "\nrenown = 6", city=owns(1, "Docks", "Forums"), day=5)
    assert outcome(scene) == ("fifth day", 2)
    assert not any("the end of Plunder" in text for text in scene.log())


@rule("FS-VICTORY-13")
def test_controlling_the_core_locations_wins_nothing_before_plunder() -> None:
    scene = plunder(KASPAR, ODETTE, city=owns(1, "Docks", "Forums", "Bazaar"), phase="High Drama")
    scene.choose("Pass")
    assert not scene.game.over
    assert outcome(scene.choose("Pass")) == ("dominance", 1)
