"""`make load` and its attacks run, and no attack goes further than this machine."""

import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


def test_choices_are_measured_quietly_and_under_attack() -> None:
    call = [sys.executable, str(BENCHMARKS / "load.py"), "--tables", "2", "--every", "0.2", "--seconds", "3"]
    found = subprocess.run([*call, "--attacks", "headers", "standing"], capture_output=True, text=True, timeout=300)
    assert found.returncode == 0, found.stderr
    last = [line.split()[0] for line in found.stdout.splitlines()[-3:]]
    assert last == ["quiet", "headers", "standing"]
    assert "refused with 42" in found.stdout and "connections" in found.stdout, "the attacks were carried out"
    assert "Traceback" not in found.stderr


def test_no_attack_leaves_this_machine() -> None:
    for url in ("http://192.0.2.1:8000", "http://example.org", "http://127.0.0.1.example.org"):
        call = [sys.executable, str(BENCHMARKS / "attacks.py"), "headers", url, "1"]
        found = subprocess.run(call, capture_output=True, text=True, timeout=300)
        assert found.returncode == 2 and "another machine" in found.stderr and not found.stdout
