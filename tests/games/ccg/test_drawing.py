"""The table in letters: the Seas in a line and what lies in them, Crew with what they wear, a fight, the piles."""

from typing import Any

from ccg_scene import Scene
from quarterdeck.games.ccg.drawing import sketch
from quarterdeck.games.sketch import Box, Line

TABLE = """\
turn = 3
chantey = {name = "Bad Weather", by = 2}
[[player]]
captain = {name = "Berek", tacked = true}
ship = {name = "The Hurricane", sea = "La Boca", tacked = true}
crew = ["Bully Boys", {name = "Jack Trades", attached = [{name = "Pistol", by = 2, tacked = true}]}]
adventures = [{name = "Save the Princess", sea = "The Mirror"}]
hand = ["Near Miss x2", "Panache"]
deck = ["Brutes x5"]
discard = ["Panache"]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "La Boca"}
crew = ["Oar Team"]
hand = ["Near Miss", {name = "Panache", seen = true}]
[[player]]
captain = "Allende"
ship = "The Hanged Man"
out = true
[seas]
"Trade Sea" = [{name = "Merchant Ship", by = 2, tacked = true}]
"""


def said(line: Line) -> str:
    return "".join(words for words, _ in line)


def lines(box: Box) -> list[str]:
    return [said(line) for line in (*box.lines, *[line for column in box.beside for line in column])]


def drawn(more: str = "", me: int | None = 0) -> tuple[str, dict[str, list[str]]]:
    """The heading, and the lines of each box by its title."""
    view: dict[str, Any] = Scene(TABLE + more).game.view(me)
    found = sketch(view, me)
    return found.title, {said(box.title): lines(box) for row in found.rows for box in row}


def test_the_seas_stand_in_a_line_with_what_lies_in_them() -> None:
    title, boxes = drawn()
    assert title == "Turn 3 · Actions · first: you · Chantey: Bad Weather"
    assert list(boxes)[:5] == ["Trade", "Frothing", "La Boca", "Forbidden", "The Mirror"]
    assert boxes["La Boca"] == ["⛵ The Hurricane", "⛵ The Crimson Roger"]
    assert boxes["Trade"] == ["+ Merchant Ship ↷"]
    assert boxes["The Mirror"][0].startswith("◇ Save the Princess (")


def test_what_will_end_by_itself_stands_in_the_heading() -> None:
    assert drawn(BOARDING + "limit = 3\n")[0].endswith(" · Chantey: Bad Weather · The Boarding ends after round 3")


def test_a_player_has_a_ship_piles_a_hand_and_crew_with_skills_and_attachments() -> None:
    mine = drawn()[1]["you"]
    assert mine[0].startswith("⛵ The Hurricane ↷ in La Boca · Move Cost ") and " · Crew 3 of 9" in mine[0]
    assert mine[1] == "deck 5 · discard 1 (Panache) · sunk 0"
    assert mine[2] == "Hand: Near Miss x2, Panache"
    assert mine[3:] == ["↷ Berek ★ Ca3 Sa2 Ad2 In4 Sw4", "↑ Bully Boys Sw2", "↑ Jack Trades Ca2 Sa2 Ad2 In2 Sw2",
                        "   + Pistol ↷"]  # fmt: skip


def test_of_others_only_what_is_known_is_drawn_and_who_is_out_has_nothing() -> None:
    boxes = drawn()[1]
    assert "Hand: Panache, 1 unseen" in boxes["player 2"]
    assert boxes["player 3 (out)"] == []
    assert "Hand: 3 unseen" in drawn(me=None)[1]["player 1"]


BOARDING = "[boarding]\nattacker = 1\ndefender = 2\nround = 2\n"


def test_a_boarding_tells_who_fights_whom() -> None:
    assert drawn(BOARDING)[1]["Boarding · round 2"] == ["you against player 2"]


def test_a_fight_shows_the_fighters_the_row_and_what_answers_the_last() -> None:
    fight = '[fight]\ncrew = ["Bully Boys", "Oar Team"]\nattacks = ["Brutes", "Near Miss"]\n'
    assert drawn(BOARDING + fight)[1]["Boarding Attack · round 2 of the Boarding"] == [
        "Bully Boys (2 Hits) against Oar Team (1 Hits)", "Punch: Brutes", "Dagger: Near Miss",
        "answered by Club or Slash",
    ]  # fmt: skip
    one = '[fight]\ncrew = ["Bully Boys"]\nattacks = ["Brutes"]\n'
    assert drawn(BOARDING + one)[1]["Boarding Attack · round 2 of the Boarding"][0].endswith("nobody of player 2's")


def test_starting_crew_is_seen_by_its_own_player_only() -> None:
    setup = """\
    phase = "Setup"
    [[player]]
    captain = "Berek"
    ship = "The Hurricane"
    starting = ["Bully Boys", "Bully Boys"]
    deck = ["Bully Boys", "Near Miss x9"]
    [[player]]
    captain = "Reis"
    ship = "The Crimson Roger"
    deck = ["Bully Boys", "Near Miss x9"]
    """
    game = Scene(setup).game
    mine, theirs = [sketch(game.view(seat), seat) for seat in (0, 1)]
    assert mine.title == "Setup"
    assert "Starting: Bully Boys x2" in lines(mine.rows[1][0])
    assert not any("Starting" in line for line in lines(theirs.rows[1][0]))
