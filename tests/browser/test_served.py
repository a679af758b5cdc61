"""The page as `quarterdeck serve` finds and serves it."""

from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from server.serving import InProcess

from browser.playing import Sit, ready


def test_a_game_begins_at_a_server_that_the_command_started(visitor: Sit, tmp_path: Path) -> None:
    server = InProcess(str(tmp_path / "tables.sqlite"), tmp_path)
    page = visitor()
    try:
        page.goto(server.start())
        page.get_by_role("button", name="Play against a bot").click()
        page.wait_for_url("**/table/*")
        assert ready(page) == "asked"
        assert page.url.startswith(server.url)
    finally:
        server.stop()
