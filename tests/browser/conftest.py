"""A real server and a real Chromium for the browser tests; pages that complain in the console fail their test."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from server.serving import InThread

from browser.rivals import Rivals
from quarterdeck.games.project import of_project

if TYPE_CHECKING:  # not every checkout has Playwright; the tests themselves say so
    from browser.playing import Shoot, Sit
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
#: the games whose board the page has
GAMES = ("five-sails", "ccg", "sea-of-legends")
#: no sandbox inside containers, and no calls home
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


#: a page draws rivals' decks by chance: in tests the same ones every time
ALWAYS_ALIKE = "{ let n = 1; Math.random = () => (n = (n * 48271) % 2147483647) / 2147483647; }"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """A server of its own with the built page, on an empty database; its games and bots begin with one seed."""
    if not Path(CHROMIUM).exists():
        pytest.skip("there is no chromium: scripts/browser.sh installs it")
    page = of_project("web/dist")
    if page is None:
        pytest.skip("the page is not built: scripts/browser.sh builds it")
    running = InThread(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), page=page)
    running.server.house.thinkers = Rivals()
    with running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        yield p


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def visitor(chromium: Browser, server: InThread) -> Iterator[Sit]:
    """Somebody with a browser of their own: visitor(speed="off", theme="dark", size=(1280, 800), …) gives a page."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(kind: str, text: str) -> None:
        if "WebSocket connection" not in text and "Failed to load resource" not in text:
            complaints.append(f"{kind}: {text}")

    def come(
        speed: str = "off",
        theme: Any = "light",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        primer: bool = False,
        coach: bool = False,
        calm: bool = False,
    ) -> Page:
        context = chromium.new_context(
            base_url=server.url, viewport={"width": size[0], "height": size[1]}, color_scheme=theme, has_touch=touch,
            reduced_motion="reduce" if calm else "no-preference",
        )  # fmt: skip
        contexts.append(context)
        kept = json.dumps(json.dumps({"theme": "auto", "speed": speed, "name": "", "coach": coach}))
        context.add_init_script(ALWAYS_ALIKE)
        context.add_init_script(
            f"localStorage.getItem('quarterdeck') ?? localStorage.setItem('quarterdeck', {kept});"
            + ("" if primer else "".join([f"localStorage.setItem('quarterdeck-primer-{g}', 'seen');" for g in GAMES]))
        )
        page = context.new_page()
        page.set_default_timeout(90_000)
        page.on("console", lambda m: complain("console", m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: complain("page", str(e)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def shoot() -> Shoot:
    """Writes a picture of the page into build/screenshots."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    def write(page: Page, name: str) -> None:
        page.wait_for_timeout(300)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return write
