"""`make cluster`: Postgres, three workers and nginx on this machine. Workers are killed, and nobody loses a choice."""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import msgspec
import pytest
from server.conftest import new_database
from server.serving import GENEROUS, nobody, run
from server.storm import Player, acknowledged, total

from quarterdeck.server.client import Client, ServerProblem
from quarterdeck.server.messages import Credentials, TableShown

SCRIPT = Path(__file__).resolve().parents[2] / "scripts/cluster.py"
WORKERS = 3
TABLES = 6
KILLS = 3
LIMITS = msgspec.structs.replace(GENEROUS, wrong_logins=0.0001, wrong_login_burst=5)


class Cluster:
    """The command in a process of its own, and what it says."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        limits = folder / "limits.json"
        limits.write_text(json.dumps(msgspec.to_builtins(LIMITS)))
        self.process = subprocess.Popen(
            [sys.executable, SCRIPT, "--workers", str(WORKERS), "--port", "0", "--pause", "0", "--database", database,
             "--limits", str(limits)],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "TMPDIR": str(folder)},
        )  # fmt: skip
        self.lines: Queue[str] = Queue()
        #: by number: process and port
        self.workers: dict[int, tuple[int, int]] = {}
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        self.url = self.until("Quarterdeck").split()[-1].rstrip("/")

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.match(r"worker (\d+) is process (\d+) at 127.0.0.1:(\d+)", line):
                self.workers[int(found[1])] = int(found[2]), int(found[3])
            self.lines.put(line)
        self.lines.put("")

    def until(self, words: str) -> str:
        """The next line that begins so."""
        while not (line := self.lines.get(timeout=120)).startswith(words):
            assert line, "the cluster has ended"
        return line

    def kill(self, number: int) -> None:
        os.kill(self.workers[number][0], signal.SIGKILL)

    def urls(self) -> list[str]:
        """The workers themselves, past nginx."""
        return [f"http://127.0.0.1:{port}" for _, port in self.workers.values()]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(120)
        self.reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@pytest.fixture(scope="module")
def cluster(postgres_cluster: str) -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o711)
        running = Cluster(folder, new_database(postgres_cluster))
        yield running
        processes = [process for process, _ in running.workers.values()]
        assert running.stop() == 0
        assert [path.name for path in folder.iterdir()] == ["limits.json"], "it leaves nothing behind"
        assert not [process for process in processes if Path(f"/proc/{process}").exists()]


def test_nothing_is_lost_when_one_of_three_workers_is_killed(cluster: Cluster) -> None:
    """Every table goes on elsewhere each time; every seat compares what is kept with what it was acknowledged."""
    chance = random.Random(11)
    players = [Player(number, cluster.database) for number in range(TABLES)]

    async def everybody_goes_on(playing: "asyncio.Future[Any]") -> None:
        before = [player.made() for player in players]
        while not all(player.over or player.made() > made for player, made in zip(players, before)):
            if playing.done():
                playing.result()
            await asyncio.sleep(0.01)

    async def test() -> None:
        for player in players:
            await player.sit_down(cluster.url)
        playing = asyncio.gather(*[player.play_on() for player in players])
        for kill in range(KILLS):
            await acknowledged(players, chance.randrange(5, 30), playing)
            number = kill % WORKERS + 1
            cluster.kill(number)
            await everybody_goes_on(playing)
            await lobbies_show_all(playing)
            await asyncio.to_thread(cluster.until, f"worker {number} is process")
        for player in players:  # whoever has come back is brought its tables again
            shown = await nobody(cluster.url).ask("GET", f"/api/tables/{player.table}", None, TableShown)
            assert shown.id == player.table
        await everybody_goes_on(playing)
        for player in players:
            player.over = True
        playing.cancel()
        await asyncio.wait([playing])

    async def lobbies_show_all(playing: "asyncio.Future[Any]") -> None:
        """Each worker that runs shows every table where a game goes on, with both its people there, wherever it is."""
        for url in cluster.urls():
            with contextlib.suppress(OSError):  # it was killed, and is not back yet
                while not all_shown(await nobody(url).ask("GET", "/api/tables", None, list[TableShown])):
                    if playing.done():
                        playing.result()
                    await asyncio.sleep(0.05)

    def all_shown(found: list[TableShown]) -> bool:
        full = {shown.id for shown in found if all(person.here for person in shown.seats)}
        return all(player.over or player.table in full for player in players)

    run(test())
    for player in players:
        for seat in range(2):
            player.compare(seat)
        assert player.stage() in ("playing", "over")
    assert total(players) > 30
    assert any(lines.acknowledged for player in players for lines in player.lines)


def test_wrong_passwords_are_counted_by_all_workers_together(cluster: Cluster) -> None:
    async def test() -> None:
        tries = []
        for url in (*cluster.urls(), cluster.url, *cluster.urls()):
            with pytest.raises(ServerProblem) as problem:
                await Client(url).ask("POST", "/api/login", Credentials("Mary Read", "not the password"))
            tries.append(problem.value.status)
        assert tries == [403] * 5 + [429] * 2

    run(test())


def test_what_cannot_be_is_said_in_a_line(tmp_path: Path) -> None:
    for words, what in ((["--workers", "0"], "must be 1 or more"), (["--database", "q.sqlite"], "need Postgres")):
        found = subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True)
        assert found.returncode == 2 and what in found.stderr and found.stderr.count("\n") == 1
