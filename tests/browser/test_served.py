"""The page as `quarterdeck serve` finds and serves it."""

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import expect
from server.serving import InProcess, InThread

from browser.playing import Sit, ready
from quarterdeck.games.project import of_project


def test_a_game_begins_at_a_server_that_the_command_started(visitor: Sit, tmp_path: Path) -> None:
    server = InProcess(str(tmp_path / "tables.sqlite"), tmp_path)
    page = visitor()
    try:
        page.goto(server.start())
        page.get_by_role("button", name="Play against a bot").click()
        expect(page).to_have_url(re.compile("/table/[^/]+$"))
        assert ready(page) == "asked"
        assert page.url.startswith(server.url)
    finally:
        server.stop()


#: kilobytes from the first look at the landing page to the first question of a game, on the wire
MOST = 350


def test_a_first_game_is_a_light_load(visitor: Sit, tmp_path: Path) -> None:
    """On a server of its own: what others play stands in the lobby, and would be counted."""
    page = visitor()
    wire = page.context.new_cdp_session(page)
    loaded: list[float] = []
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda message: loaded.append(message["encodedDataLength"]))
    with InThread(str(tmp_path / "tables.sqlite"), page=of_project("web/dist")) as server:
        page.goto(server.url)
        page.get_by_role("button", name="Play against a bot").click()
        expect(page).to_have_url(re.compile("/table/[^/]+$"))
        assert ready(page) == "asked"
        page.wait_for_load_state("networkidle")
        page.close()
    assert len(loaded) > 10 and sum(loaded) < MOST * 1000, f"{sum(loaded) / 1000:.0f} kB in {len(loaded)} files"
