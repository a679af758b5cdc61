"""What is wrong is said in a line, over HTTP and at the command line: nobody is shown the inside of the program."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tomllib
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from server.serving import WAIT, InThread, guest, nobody, run, two_seats

from quarterdeck import cli
from quarterdeck.server.client import ServerProblem
from quarterdeck.server.messages import Credentials, DeckKept, DeckWish, NewTable, SeatWish
from quarterdeck.server.storage import open_storage

NINES = "9" * 5000
NO_FILES = (
    b"\xff\xfe\x00\x01", b"\0", b"x = " + NINES.encode(), b"x = " + b"9_" * 5000 + b"9", b"x = " + b"[" * 3000,
    b"x = '\"'\ny = " + b"[" * 3000 + b"\nz = '\"'", b"# " + b"]" * 3000 + b"\nx = " + b"[" * 3000,
    b'x = "' + b'\\"' * 500_000,
)  # fmt: skip
PATHS = (
    "/%00", "/assets/%00", "/" + "x" * 5000, "/" + "x/" * 2000, "/api/tables/%00", "/api/tables/" + "x" * 3000,
    "/api/tables/%00/replay", "/api/replays/%00", "/api/replays/%00/moments", f"/api/replays/none/at/{NINES}",
    "/api/replays/none/at/%C2%B2", "/api/replays/none/at/1?seat=%C2%B2", "/api/games/%00/cards", "/%ff%fe",
    "/api/games/five-sails/decks/%00", "/api/tables/%ed%a0%80",
)  # fmt: skip


def get(url: str, path: str) -> tuple[int, bytes]:
    connection = HTTPConnection(urlsplit(url).netloc, timeout=WAIT)
    connection.request("GET", path)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response.status, body


def test_no_path_breaks_anything(database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    page = tmp_path / "dist"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Quarterdeck</title>")
    with InThread(database, page=page) as running:
        for path in PATHS:
            status, body = get(running.url, path)
            assert status in (200, 404, 422), (path[:60], status)
            assert b"Traceback" not in body and len(body) < 3000
    assert not [record for record in caplog.records if record.exc_info]


def test_a_moment_of_a_game_that_there_is_none_of(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        table = await anne.open_table(two_seats("me", "bot"))
        from quarterdeck.server.messages import Concede

        seat = await anne.sit(table.id)
        await seat.receive()
        await seat.send(Concede())
        while not seat.over:
            await seat.receive()
        for moment in (f"at/{NINES}", "at/²", "at/-1", "at/1?seat=²", f"at/1?seat={NINES}", "at/999999999"):
            with pytest.raises(ServerProblem) as problem:
                await anne.ask("GET", f"/api/replays/{table.id}/{quote(moment, safe='/?=')}")
            assert problem.value.status in (404, 422) and len(problem.value.problem.words) < 200

    run(test())


def test_nul_is_no_letter(database: str) -> None:
    with InThread(database) as running:

        async def test() -> None:
            client = nobody(running.url)
            await client.ask("POST", "/api/register", Credentials("Anne\0Bonny", "correct horse battery"))
            list_ = DeckWish("list", "Leader: Kaspar Dietrich\n\0\n")
            wish = NewTable("five-sails", "rulebook-2023", (SeatWish("me", list_), SeatWish("open", list_)))
            for method, path, body in (
                ("DELETE", "/api/decks", DeckKept("five-sails\0", "mine\0", "")),
                ("POST", "/api/decks", DeckKept("five-sails", "mine", "a\0b")),
                ("POST", "/api/replays", b'{"quarterdeck": 1}\0\n'),
                ("POST", "/api/tables", wish),
            ):
                with pytest.raises(ServerProblem) as problem:
                    await client.ask(method, path, body)
                assert problem.value.status in (400, 404, 422), path

        run(test())


def test_a_name_from_a_file_is_cleaned(server: InThread) -> None:
    async def test() -> None:
        anne = await guest(server.url, "Anne")
        sample: bytes = await anne.ask("GET", "/api/games/five-sails/decks/eisen")
        named = "\u202e\u0007" + "Long name " * 50
        for text in (f"# {named}\n{sample.decode()}", f"Name: {named}\n{sample.decode()}", sample.decode()):
            seats = (SeatWish("me", DeckWish("list", text)), SeatWish("open", DeckWish("sample", "eisen")))
            try:
                table = await anne.open_table(NewTable("five-sails", "rulebook-2023", seats))
            except ServerProblem:
                continue
            deck = table.seats[0].deck
            assert len(deck) <= 60 and deck.isprintable()

    run(test())


def quarterdeck(*args: object) -> tuple[int, list[str]]:
    call = [sys.executable, "-m", "quarterdeck", *map(str, args)]
    done = subprocess.run(call, capture_output=True, text=True, timeout=WAIT)
    return done.returncode, done.stderr.splitlines()


@pytest.mark.parametrize(
    "args", [("replay",), ("position",), ("deck", "check"), ("serve", "--limits"), ("play", "five-sails", "--position"),
             ("play", "five-sails", "--ruleset")],
    ids=lambda args: args[0] + args[-1],
)  # fmt: skip
def test_files_that_are_no_text_or_hold_too_much_are_refused_in_a_line(
    tmp_path: Path, args: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    for number, data in enumerate(NO_FILES):
        file = tmp_path / f"{number}.toml"
        file.write_bytes(data)
        code = cli.main([*args, str(file)])
        told = capsys.readouterr().err.splitlines()
        assert code == 2 and len(told) == 1 and told[0].startswith("quarterdeck: "), told
    assert quarterdeck(*args, file) == (code, told), "and so it is as a program of its own"


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [("connections", -1, ">= 1"), ("requests", -5, ">= 0"), ("header_bytes", 0, ">= 1"), ("header_seconds", -1, "> 0")],
)
def test_limits_that_mean_nothing_are_refused_in_a_line(tmp_path: Path, name: str, value: int, right: str) -> None:
    file = tmp_path / "limits.json"
    file.write_text(f'{{"{name}": {value}}}')
    code, told = quarterdeck("serve", "--port", 0, "--database", tmp_path / "q.sqlite", "--limits", file)
    assert code == 2 and len(told) == 1 and name in told[0] and right in told[0], told


def test_a_database_that_cannot_be_used_is_refused_in_a_line(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(b"this is no database, but long enough to be taken for one" * 100)
    for database, word in (
        (damaged, "SQLite"), ("mysql://root@localhost/x", "mysql"), (tmp_path, "cannot be opened"),
        ("postgresql://127.0.0.1:1/none?connect_timeout=2", "cannot be used"),
    ):  # fmt: skip
        code, told = quarterdeck("serve", "--port", 0, "--database", database)
        assert code == 2 and len(told) == 1 and word in told[0], told
    assert not (tmp_path / "mysql:").exists()


@pytest.mark.parametrize("command", [("tables", "list"), ("tables", "end", "x"), ("reports",)])
def test_a_database_that_is_away_is_refused_in_a_line(command: tuple[str, ...]) -> None:
    code, told = quarterdeck(*command, "--database", "postgresql://anne:secret@127.0.0.1:1/none?connect_timeout=2")
    assert code == 2 and len(told) == 1 and "127.0.0.1:1/none" in told[0] and "cannot be used" in told[0], told
    assert "secret" not in told[0]


@pytest.mark.parametrize("command", ["tables list", "tables export x {file}", "tables clean", "reports"])
def test_a_database_that_fails_in_the_middle_of_a_command_is_told_in_a_line(
    database: str, tmp_path: Path, command: str
) -> None:
    with InThread(database):
        pass
    storage = open_storage(database)
    with contextlib.closing(storage.connect()) as connection:
        connection.execute("drop table tables")
        connection.execute("drop table reports")
        connection.commit()
    file = tmp_path / "x.qd"
    code, told = quarterdeck(*command.format(file=file).split(" "), "--database", database)
    assert code == 2 and len(told) == 1 and "cannot be used" in told[0], told
    assert not file.exists()


@pytest.mark.parametrize("port", [65536, 99999999, -1])
def test_a_port_that_is_none_is_refused_in_a_line(tmp_path: Path, port: int) -> None:
    code, told = quarterdeck("serve", f"--port={port}", "--database", tmp_path / "q.sqlite")
    assert code == 2 and len(told) == 1 and "--port must be from 0 to 65535" in told[0]
    assert not list(tmp_path.iterdir())


def test_a_port_that_somebody_has_is_refused_in_a_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, told = quarterdeck("serve", "--port", port, "--database", tmp_path / "q.sqlite")
    assert code == 2 and len(told) == 1 and "--port" in told[0]


def hear_ctrl_c() -> None:
    """What a shell runs in the background does not hear Ctrl-C, and neither would what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_a_command_without_a_traceback() -> None:
    seats = ["--seats", "greedy,greedy", "--workers", "1"]  # slow enough not to be done before it is told to stop
    call = [sys.executable, "-m", "quarterdeck", "simulate", "five-sails", "--games", "100", *seats]

    async def test() -> tuple[int, bytes]:
        process = await asyncio.create_subprocess_exec(
            *call, stderr=asyncio.subprocess.PIPE, stdout=subprocess.DEVNULL, preexec_fn=hear_ctrl_c
        )
        assert process.stderr is not None
        assert b"10 of 100" in await process.stderr.readline(), "it is at work"
        process.send_signal(signal.SIGINT)
        _, told = await process.communicate()
        return process.returncode or 0, told

    code, told = run(test())
    assert code == 130 and b"Traceback" not in told


def script() -> str:
    """What the command `quarterdeck` does where it is installed."""
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    module, _, name = tomllib.loads(project.read_text())["project"]["scripts"]["quarterdeck"].partition(":")
    return f"import sys; from {module} import {name}; sys.exit({name}())"


@pytest.mark.parametrize("call", [("-m", "quarterdeck"), ("-c", script())], ids=["module", "script"])
def test_ctrl_c_ends_a_command_that_is_still_being_loaded(tmp_path: Path, call: tuple[str, str]) -> None:
    endless = tmp_path / "rich"  # a package that the command needs, and that takes for ever
    endless.mkdir()
    (endless / "__init__.py").write_text("import time\nprint('loading', flush=True)\nwhile True: time.sleep(1)\n")

    async def test() -> tuple[int, bytes]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *call, "serve", env={**os.environ, "PYTHONPATH": str(tmp_path)}, preexec_fn=hear_ctrl_c,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        assert await process.stdout.readline() == b"loading\n"
        process.send_signal(signal.SIGINT)
        _, told = await process.communicate()
        return process.returncode or 0, told

    assert run(test()) == (130, b"\n")
