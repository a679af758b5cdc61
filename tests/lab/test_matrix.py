"""Every deck against every other."""

import json
from pathlib import Path

import pytest

from quarterdeck.bots import Bot
from quarterdeck.cli import main
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.five_sails import GAME
from quarterdeck.lab.compare import wilson
from quarterdeck.lab.matrix import Matrix, Pairing, matrix
from quarterdeck.lab.simulate import Outcome

DECKS = ("eisen", "ussura", "vodacce")


def test_each_pair_plays_and_seats_change() -> None:
    told: list[int] = []
    found = matrix(GAME, 12, ["random", "random"], DECKS, seed=1, progress=told.append)
    assert told == [10, 12, 22, 24, 34, 36]
    assert set(found.wins) == {(a, b) for a in DECKS for b in DECKS if a != b}
    for a, b in found.wins:
        assert found.wins[a, b] + found.wins[b, a] <= 12, "the rest are draws"
    assert sum(found.wins.values()) > 30
    assert found.wins == matrix(GAME, 12, ["random", "random"], DECKS, seed=1).wins
    assert found.wins != matrix(GAME, 12, ["random", "random"], DECKS, seed=2).wins


def test_who_wins_is_the_deck_and_not_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first seat always wins: that is each deck in two games of four, once with each bot."""
    seated: list[tuple[str, str]] = []

    def first_seat_wins(game: GamePackage, decks: list[str], bots: list[Bot], *rest: object) -> Outcome:
        seated.append((decks[0], bots[0].name))
        return Outcome((0,), "dominance", {"days": 3}, 100, 0)

    monkeypatch.setattr("quarterdeck.lab.matrix.play_game", first_seat_wins)
    pairing = Pairing(GAME.name, GAME.rulesets[0], ("greedy", "random"), ("eisen", "montaigne"), 3)
    assert [pairing.play(i) for i in range(4)] == [(0,), (1,), (0,), (1,)]
    assert seated == [("eisen", "greedy"), ("montaigne", "greedy"), ("eisen", "random"), ("montaigne", "random")]


def test_shares_have_wilsons_interval() -> None:
    wins = {("eisen", "ussura"): 6, ("ussura", "eisen"): 3, ("eisen", "vodacce"): 8, ("vodacce", "eisen"): 2,
            ("ussura", "vodacce"): 5, ("vodacce", "ussura"): 5}  # fmt: skip
    found = Matrix(GAME, list(DECKS), ["greedy", "greedy"], 10, 0, "rulebook-2023", wins)
    told = found.as_dict()["decks"]
    assert told["eisen"]["ussura"] == {"wins": 6, "games": 10, "value": 0.6, "interval": wilson(6, 10)}
    assert told["ussura"]["eisen"]["value"] == 0.3
    assert told["eisen"]["all"] == {"wins": 14, "games": 20, "value": 0.7, "interval": wilson(14, 20)}


def test_how_games_of_a_pair_ended_is_told() -> None:
    pair = ("eisen", "ussura")
    found = Matrix(GAME, list(pair), ["greedy", "greedy"], 3, 0, "rulebook-2023", {pair: 0, pair[::-1]: 0})
    for winners, victory, days in (((0,), "dominance", 4), ((1,), "assassination", 3), ((), "draw", 5)):
        found.add(pair, Outcome(winners, victory, {"days": days}, 100, 0))
    (told,) = found.as_dict()["pairings"]
    assert told["wins"] == [1, 1] and told["days"] == 4.0 and told["decisions"] == 100.0
    assert told["victories"] == {"dominance": 1, "assassination": 1, "draw": 1}


def test_what_a_file_keeps_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    bots, few = ["random", "random"], DECKS[:2]
    whole = matrix(GAME, 12, bots, few, seed=1)
    assert matrix(GAME, 10, bots, few, seed=1, file=file).games == 10 and file.read_text().count("\n") == 10
    assert matrix(GAME, 12, bots, few, seed=1, file=file).as_dict() == whole.as_dict()
    monkeypatch.setattr("quarterdeck.lab.matrix.play_game", None)
    assert matrix(GAME, 12, bots, few, seed=1, file=file).as_dict() == whole.as_dict()


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        (b"\xff\xfe\x00\x01", "it is no text"),
        (b'{"a":1}', "line 1, is no game that --keep has written"),
        (b'{"game": "1", "outcome": {"winners": ["0"], "victory": "", "figures": {}, "decisions": 1}}', "winners[0]"),
        (b'{"game": "1", "outc', "line 1, is no game that --keep has written"),
    ],
)
def test_a_file_that_keeps_no_games_is_refused_in_a_line(
    tmp_path: Path, kept: bytes, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(kept)
    assert main(["simulate", "five-sails", "--matrix", "--games", "2", "--workers", "1", "--keep", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"quarterdeck: {file}") and words in told and told.count("\n") == 1
    assert file.read_bytes() == kept


def test_the_command_draws_it(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "five-sails", "--matrix", "--games", "2", "--seats", "random,random"]
    assert main([*argv, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["decks"]) == set(GAME.samples)
    assert main([*argv, "--decks", "eisen,castille"]) == 0
    out = capsys.readouterr().out
    assert "wins of the row against the column" in out.replace("\n", " ") and "castille" in out and "all" in out
    assert any(interval in out for interval in ("(0–66)", "(9–91)", "(34–100)")), "none, one or both of two games"
    for wrong in (["--decks", "eisen"], ["--decks", "eisen,eisen"], ["--seats", "random,random,random"],
                  ["--compare", "rulebook-2023,learn-to-play"]):  # fmt: skip
        assert main([*argv, *wrong]) == 2
        assert capsys.readouterr().err.count("\n") == 1
