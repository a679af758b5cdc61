"""The command `serve` from outside."""

import signal
import subprocess
import sys
from pathlib import Path

from server.serving import nobody, run

from quarterdeck.server.messages import GameOffered

SLEEPY = """
class Sleepy:
    name = "sleepy"

    def __init__(self, seed):
        pass

    def decide(self, s, q):
        return q.options[-1]
"""


def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--log", "words"]
    call += ["--database", str(tmp_path / "q.sqlite")]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and "open at" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.communicate() == ("", "")
    assert server.returncode == 0


def test_a_bot_from_a_file_is_offered(tmp_path: Path) -> None:
    bot = tmp_path / "sleepy.py"
    bot.write_text(SLEEPY)
    call = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", str(tmp_path / "q.sqlite")]
    with subprocess.Popen([*call, "--bot", str(bot)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        games: list[GameOffered] = run(nobody(url).ask("GET", "/api/games", None, list[GameOffered]))
        server.send_signal(signal.SIGINT)
    assert all("sleepy" in game.bots for game in games)
