"""Games as files: what is written is read again, and whatever is wrong with a file is said in one line."""

import json
from pathlib import Path
from typing import Any

import pytest

from kernel.toy import BRAWL, GOLD, SILVER, V_BID, V_COIN, V_PLAY, evening
from quarterdeck import ENGINE_VERSION
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import key
from quarterdeck.kernel.errors import BadDefinition, DamagedRecord
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.replay import EVERY, Start, open_game, play, read, save, verify, write

COINS = "S" * 40


def start(header: dict[str, Any], record: bool) -> State:
    return evening(*header["hands"])


def find(name: str) -> Start:
    if name != "tavern":
        raise BadDefinition(f"there is no game named {name!r} (there are: tavern)")
    return start


def game(choices: int = 60) -> Game:
    """A long evening of two seats who take turns brawling; seat 1 leaves at the end, if it comes to that."""
    header = {"game": "tavern", "engine": ENGINE_VERSION, "hands": [COINS + "G" + "B" * 20, COINS + "G" + "B" * 20]}
    g = Game(header, start)
    g.choose(key(V_BID, 1), 1).choose(key(V_BID, 2), 0)
    while len(g.choices) < choices:
        question = g.question_of(None)
        assert question is not None
        g.choose(key(V_PLAY, BRAWL) if key(V_PLAY, BRAWL) in question.options else key(V_COIN, SILVER))
    return g


def lines(g: Game) -> list[str]:
    return write(g).splitlines()


def test_a_game_is_read_as_it_was_written() -> None:
    g = game()
    again = play(read(write(g)), start)
    assert again.choices == g.choices
    assert again.digest() == g.digest()
    assert write(again) == write(g)
    again.choose(key(V_COIN, SILVER))


def test_a_game_that_has_not_begun_and_one_that_is_over_are_games_too() -> None:
    for g in (Game({"game": "tavern", "hands": ["B", "B"]}, start), game(2).concede(0)):
        assert play(read(write(g)), start).digest() == g.digest()


def test_the_text_is_one_value_a_line_with_digests_along_the_way() -> None:
    rows = [json.loads(row) for row in lines(game(60))]
    assert rows[0]["quarterdeck"] == 1 and rows[0]["game"] == "tavern"
    assert [row["choices"] for row in rows[1:] if isinstance(row, dict)] == [EVERY, 2 * EVERY, 60]
    assert rows[-1]["end"] is True
    assert rows[1] == [1, key(V_BID, 1)]


def test_leaving_is_a_choice_too() -> None:
    g = game(4)
    g.concede(1)
    assert json.loads(lines(g)[-2]) == [1, "concede"]
    assert play(read(write(g)), start).choices[-1] == (1, -2)


def test_files(tmp_path: Path) -> None:
    g = game(30)
    save(g, tmp_path / "evening.qd")
    assert open_game(tmp_path / "evening.qd", find).digest() == g.digest()
    told = verify(tmp_path / "evening.qd", find)
    assert "30 choices" in told and "2 digests" in told
    assert [p.name for p in tmp_path.iterdir()] == ["evening.qd"], "nothing else is left behind"


def broken(*, at: int, by: str | None) -> str:
    """The text of a game with one line (from the end, if negative) replaced, or left out."""
    rows = lines(game(60))
    rows[at : at + 1 or None] = [] if by is None else [by]
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no Quarterdeck record"),
        ("hello", "no Quarterdeck record"),
        ("[1, 2]", "no Quarterdeck record"),
        ('{"name": "other"}', "no Quarterdeck record"),
        (broken(at=0, by='{"quarterdeck": 2, "game": "tavern"}'), "format 2; this engine reads format 1"),
        (broken(at=0, by='{"quarterdeck": 1}'), "which game"),
        (broken(at=0, by='{"quarterdeck": 1, "game": "tavern"}'), "lacks 'hands'"),
        (broken(at=0, by='{"quarterdeck": 1, "game": "tavern", "hands": 7}'), "header of the record is damaged"),
        (broken(at=0, by='{"quarterdeck": 1, "game": "tavern", "hands": ["X"]}'), "header of the record is damaged"),
        (broken(at=5, by="[0, "), "line 6 is damaged"),
        (broken(at=5, by='["0", 3]'), "line 6 is damaged: a choice is"),
        (broken(at=5, by="[0, 1, 2, 3]"), "line 6 is damaged: a choice is"),
        (broken(at=5, by="[0, 1, -2]"), "line 6 is damaged: the time of a choice is"),
        (broken(at=5, by="[true, 3]"), "line 6 is damaged: a choice is"),
        (broken(at=5, by="{}"), "line 6 is damaged"),
        (broken(at=5, by=None), "line 26: 24 choices stand above it, not 25"),
        (broken(at=-1, by=None), "cut short after choice 60"),
        (broken(at=-1, by='{"choices": 60, "digest": 5}'), "is damaged"),
        (write(game(60)) + "[0, 1]\n", "nothing may follow"),
        (broken(at=5, by="[0, 12345]"), "choice 5 of the record is not possible"),
        (broken(at=5, by="[7, 12345]"), "choice 5 of the record is not possible"),
        (broken(at=26, by='{"choices": 25, "digest": "0123456789abcdef"}'), "between choice 1 and choice 25"),
        (broken(at=-1, by='{"choices": 60, "digest": "0123456789abcdef", "end": true}'), "choice 51 and choice 60"),
    ],
)
def test_damaged_and_foreign_files_are_refused_in_one_line(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.qd"
    path.write_text(text, encoding="utf-8")
    for call in (open_game, verify):
        with pytest.raises(DamagedRecord) as raised:
            call(path, find)
        assert message in str(raised.value)
        assert "\n" not in str(raised.value)


def test_a_file_that_is_not_text_and_one_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.qd"
    path.write_bytes(b"\x89PNG\xff\x00")
    with pytest.raises(DamagedRecord, match="not even text"):
        open_game(path, find)
    path.write_text(write(game(4)).replace('"tavern"', '"inn"'), encoding="utf-8")
    with pytest.raises(DamagedRecord, match="another game: there is no game named 'inn'"):
        open_game(path, find)


def test_the_order_in_which_secret_answers_were_given_means_nothing() -> None:
    rows = lines(game(60))
    rows[1], rows[2] = rows[2], rows[1]
    assert play(read("\n".join(rows)), start).digest() == game(60).digest()


def test_a_choice_that_was_changed_is_found_though_it_is_legal() -> None:
    rows = lines(game(60))
    assert json.loads(rows[25]) == [1, key(V_COIN, SILVER)]
    rows[25] = json.dumps([1, key(V_COIN, GOLD)])
    with pytest.raises(DamagedRecord, match="goes another way between choice 1 and choice 25"):
        play(read("\n".join(rows)), start)


def test_another_engine_that_agrees_goes_on_and_one_that_does_not_is_named() -> None:
    g = game(60)
    g.header["engine"] = "0.0.1"
    play(read(write(g)), start)
    rows = lines(g)
    rows[26] = '{"choices": 25, "digest": "0123456789abcdef"}'
    with pytest.raises(DamagedRecord, match=f"made by engine 0.0.1; this is {ENGINE_VERSION}"):
        play(read("\n".join(rows)), start)
