"""The command `serve` from outside."""

import signal
import subprocess
import sys
from pathlib import Path


def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--database", str(tmp_path / "q.sqlite")]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and "open at" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.communicate() == ("", "")
    assert server.returncode == 0
