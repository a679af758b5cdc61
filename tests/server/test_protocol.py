"""The documented protocol and the page's types are made from the message types, and are current."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from quarterdeck.server import messages

ROOT = Path(__file__).resolve().parents[2]


def test_schema_and_typescript_types_are_current() -> None:
    call = [sys.executable, "scripts/write_protocol.py", "--check"]
    found = subprocess.run(call, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize(
    "message",
    [
        messages.Hello(3), messages.Answer(1, 2), messages.Undo(), messages.Consent(True),
        messages.Stops("never", True, ("Ambush",)), messages.Chat("hello"), messages.Concede(), messages.Rematch(),
        messages.Ping(),
    ],
    ids=lambda message: type(message).__name__,
)  # fmt: skip
def test_every_message_of_a_page_comes_back_the_same(message: messages.FromPage) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=messages.FromPage) == message
