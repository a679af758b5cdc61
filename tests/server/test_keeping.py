"""The commands `tables` and `backup`, called as whoever runs a server calls them."""

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.serving import InThread, guest, nobody, play, run, two_people, two_seats
from server.test_versions import DEVIATIONS, OTHER, UPGRADE, change, played, stored, upgraded, whole

from quarterdeck.kernel import replay
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.facts import new_id
from quarterdeck.server.keeping import ENDED, PIECE, pieces
from quarterdeck.server.messages import Answer, Refused


def called(*words: str, code: int = 0) -> str:
    """What a command says; with another code than 0, the one line in which it refuses."""
    done = subprocess.run([sys.executable, "-m", "quarterdeck", *words], capture_output=True, text=True)
    assert done.returncode == code, done
    if code:
        assert done.stdout == "" and done.stderr.startswith("quarterdeck: ") and done.stderr.count("\n") == 1
    return done.stderr if code else done.stdout


def test_no_id_is_taken_for_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-f574Os9z2reb8Vt", "--74Os9z2reb8Vtf", "_574Os9z2reb8V-t"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id() == "_574Os9z2reb8V-t"


def test_a_game_that_waits_is_listed_exported_and_ended_for_good(tmp_path: Path) -> None:
    path, file = tmp_path / "q.sqlite", tmp_path / "game.qd"
    id = played(path, 12)
    of = ("--database", str(path))
    assert [one["stage"] for one in json.loads(called("tables", "list", "--json", *of))] == ["playing"]
    change(path, OTHER, DEVIATIONS["another state after the last choice"])
    before = stored(path)
    listed = called("tables", "list", "--stage", "held", *of)
    assert id in listed and "five-sails" in listed and "Anne, Bert" in listed and "deviates at choice" in listed

    assert "--with-secret" in called("tables", "export", id, str(file), *of, code=2)
    assert not file.exists() and stored(path) == before
    export = [sys.executable, "-m", "quarterdeck", "tables", "export", id, str(file), "--with-secret", *of]
    warned = subprocess.run(export, capture_output=True, text=True)
    assert warned.returncode == 0 and "tells everything" in warned.stderr
    record = replay.read(file.read_text())
    assert len(record.choices) == len(before["choices"]) and record.header["seed"] and record.header["deal"]["secret"]
    assert "there already" in called("tables", "export", id, str(file), "--with-secret", *of, code=2)
    assert stored(path) == before, "looking and exporting change nothing"

    with InThread(str(path)):
        assert "another server" in called("tables", "end", id, *of, code=2)
    assert "final" in called("tables", "end", id, *of)
    assert "final" in called("tables", "end", id, *of, code=2)
    result = stored(path)["results"][0]
    assert (result[0], result[2:]) == (id, (len(before["choices"]), "", ENDED))
    assert stored(path)["choices"] == before["choices"]
    called("tables", "export", id, str(tmp_path / "after.qd"), *of)


def test_a_game_that_an_upgrade_went_on_with_is_listed_when_that_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "q.sqlite"
    id = played(path, 12)
    upgraded(monkeypatch, path, id)
    change(path, DEVIATIONS["another state after the last choice"])
    for stage in ((), ("--stage", "held")):
        listed = called("tables", "list", *stage, "--database", str(path))
        assert f"{id}  " in listed and "  held " in listed and f"+{UPGRADE}  " in listed and "deviates at" in listed


def test_a_row_that_cannot_be_read_takes_no_other_with_it(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    of = ("--database", str(path))
    id = played(path, 3)
    change(path, "insert into tables select 'broken', stage, listed, touched + 1, '{' from tables")
    listing = [sys.executable, "-m", "quarterdeck", "tables", "list", "--json", *of]
    done = subprocess.run(listing, capture_output=True, text=True)
    assert done.returncode == 0 and [one["id"] for one in json.loads(done.stdout)] == [id]
    assert done.stderr.startswith("quarterdeck: the table broken cannot be read: ") and done.stderr.count("\n") == 1
    for words in (("end", "broken"), ("export", "broken", str(tmp_path / "x.qd"))):
        assert "the table broken cannot be read: " in called("tables", *words, *of, code=2)
    assert "final" in called("tables", "end", id, *of)


def test_nobody_goes_on_with_a_game_that_was_ended(tmp_path: Path) -> None:
    """Also where this engine could: it is over, its file is there for everybody, and nothing is asked any more."""
    path = tmp_path / "q.sqlite"
    id = played(path, 6)
    called("tables", "end", id, "--database", str(path))
    with InThread(str(path)) as running:
        shown = whole(running, id)
        assert shown.table.stage == "over" and shown.table.result is not None and shown.table.result.how == ENDED
        assert shown.table.result.winners == ()
        record = replay.read(nobody(running.url).ask_now("GET", f"/api/tables/{id}/replay").decode())
        assert "deal" in record.header

        async def test() -> None:
            from server.test_versions import cookie_of

            client = nobody(running.url)
            client.cookie = cookie_of(running, path)
            seat = await client.sit(id)
            await seat.receive()
            assert seat.decision is None
            await seat.send(Answer(1, 1))
            assert "final" in (await seat.until(Refused)).words

        run(test())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("end", "nobody"), "no table nobody"), (("export", "nobody", "x.qd"), "no table nobody"),
        (("end",), "which table"), (("clean", "--older", "0"), "1 or more"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    path = tmp_path / "q.sqlite"
    with InThread(str(path)):
        pass
    assert why in called("tables", *words, "--database", str(path), code=2)
    assert "there is no database" in called("tables", "list", "--database", str(tmp_path / "other"), code=2)


def test_a_table_that_a_worker_has_is_not_ended_under_it(postgres_cluster: str) -> None:
    from server.conftest import new_database

    database = new_database(postgres_cluster)
    with InThread(database) as running:

        async def test() -> None:
            table, anne, bert = await two_people(running.url)
            await play((anne, bert), random.Random(6), 3)
            end = ("tables", "end", table.id, "--database", database)
            assert "a worker has" in await asyncio.to_thread(called, *end, code=2)
            loop = running.server.storage.loop
            assert loop is not None
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(running.server.house.drain(), loop))
            assert "final" in await asyncio.to_thread(called, *end)

        run(test())


def test_old_tables_are_deleted_whole_and_others_are_not(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    of = ("--database", str(path))
    old = played(path, 6)
    called("tables", "end", old, *of)
    change(path, "update tables set touched = touched - 100 * 86400")
    with InThread(str(path)) as running:

        async def open_one() -> str:
            return (await (await guest(running.url, "Carla")).open_table(two_seats())).id

        young = run(open_one())
        before = stored(path)
        assert "1 tables" in called("tables", "clean", "--dry-run", *of) and stored(path) == before
        assert "0 tables" in called("tables", "clean", "--older", "101", *of) and stored(path) == before
        assert "1 tables" in called("tables", "clean", *of), "beside a running server"
        after = stored(path)
        assert [row[0] for row in after["tables"]] == [young]
        assert not after["choices"] and not after["results"] and {row[1] for row in after["sitting"]} == {young}
        with pytest.raises(ServerProblem, match="no such table"):
            nobody(running.url).ask_now("GET", f"/api/tables/{old}")


def test_what_is_deleted_at_once_is_little() -> None:
    found = [(str(n), n % 400) for n in range(500)] + [("long", 5 * PIECE)]
    cut = list(pieces(found))
    assert [entry for piece in cut for entry in piece] == found
    assert all(len(piece) == 1 or sum(n for _, n in piece) <= PIECE for piece in cut)


def test_a_backup_of_a_running_server_is_whole(tmp_path: Path) -> None:
    path, copy = tmp_path / "q.sqlite", tmp_path / "copy.sqlite"
    with InThread(str(path)) as running:

        async def test() -> dict[str, list[Any]]:
            _, anne, bert = await two_people(running.url)
            await play((anne, bert), random.Random(6), 5)
            assert "1 tables" in await asyncio.to_thread(called, "backup", str(copy), "--database", str(path))
            return stored(path)

        now = run(test())
    assert stored(copy) == now and not copy.with_name("copy.sqlite-wal").exists()
    assert "there already" in called("backup", str(copy), "--database", str(path), code=2)
    with InThread(str(copy)) as again:
        assert whole(again, now["tables"][0][0]).table.stage == "playing"


def test_a_damaged_file_makes_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    path.write_bytes(b"no database at all" * 1000)
    assert "cannot be copied" in called("backup", str(tmp_path / "copy"), "--database", str(path), code=2)
    assert list(tmp_path.iterdir()) == [path]
    assert "pg_dump" in called("backup", str(tmp_path / "copy"), "--database", "postgresql://nowhere/x", code=2)
    with closing(sqlite3.connect(tmp_path / "empty")) as empty:
        empty.execute("create table other (x)")
    assert "cannot be copied" in called("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "empty"), code=2)
