"""A tale is read alone, from the first part to the last, and at the command line."""

from pathlib import Path

import pytest

import sea_tales
from quarterdeck.cli import main
from quarterdeck.games import BROUGHT
from quarterdeck.games.sea_of_legends.alone import tell_alone
from quarterdeck.games.sea_of_legends.tales import STORIES
from sea_arcs import find_arc

CESARE = STORIES / "captain_cesare.toml"


def test_a_tale_is_told_with_its_choices() -> None:
    heard: list[tuple[str, tuple[str, ...]]] = []
    answers = iter([1, 1, 1])

    def listen(told: str, ways: tuple[str, ...]) -> int:
        heard.append((told, ways))
        return next(answers) if ways else -1

    tell_alone(find_arc("captain_cesare"), listen)
    assert heard[0][0].startswith("Fourteen Men and No Rope\n\nPart 1, in ")
    assert heard[0][1][0] == "Preach at the door until the sergeant opens it (Strength 5)"
    assert heard[0][1][1] == "Buy the rope before it reaches the gallows (pay gold 4)"
    assert "[crew 3 1, gold 3, remember rope]" in heard[1][0] and "bought out a gallows" in heard[1][0]
    assert heard[-1][1] == () and "[gold 6, relic armada, exhaust 1]" in heard[-1][0]


def test_a_challenge_is_won_or_lost_as_one_says() -> None:
    heard: list[str] = []
    answers = iter([0, 1, -1])

    def listen(told: str, ways: tuple[str, ...]) -> int:
        heard.append(told)
        return next(answers)

    tell_alone(find_arc("captain_cesare"), listen)
    assert heard[1] == "A challenge of Strength 5." and "[gold -4]" in heard[2] and len(heard) == 3


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BROUGHT, sea_tales.GAME.name, "sea_tales")


@pytest.mark.usefixtures("shelf")
def test_the_command_reads_a_tale(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["nonsense", "3", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["tell", str(CESARE), "--game", "sea-tales"]) == 0
    out = capsys.readouterr().out
    assert "My Son" in out and "The Other Table" in out and "[gold 6, remember sold]" in out


@pytest.mark.usefixtures("shelf")
def test_the_command_lists_flaws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tell", str(CESARE), "--check", "--game", "sea-tales"]) == 0
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(CESARE.read_text(encoding="utf-8").replace("challenge = 8", "challenge = 12"), encoding="utf-8")
    assert main(["tell", str(wrong), "--check", "--game", "sea-tales"]) == 1
    assert "Strength 12, not 7 to 9" in capsys.readouterr().out


def test_a_game_without_tales_refuses_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tell", str(CESARE), "--game", "five-sails"]) == 2
    assert "tells no tales" in capsys.readouterr().err
