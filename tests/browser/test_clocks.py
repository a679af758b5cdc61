"""Clocks in the browser: they tick at the seats, the others decide what becomes of who is late, a replay shows times.

The time of day is the test's own, on the server and in the pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect
from server.serving import InThread, Time, keep_table
from server.test_stops import HOLDS_NOT

from browser.playing import guest, sit_down
from quarterdeck.games.project import of_project
from quarterdeck.server.messages import Clock

if TYPE_CHECKING:
    from browser.playing import Shoot, Sit
    from playwright.sync_api import Locator, Page

BLITZ = Clock("minutes", minutes=5, increment=10)
NOON = 1_700_000_000
PHONE = (390, 844)


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[InThread]:
    """A server of this module's own, whose time stands still until a test moves it."""
    page = of_project("web/dist")
    if page is None:
        pytest.skip("the page is not built: scripts/browser.sh builds it")
    with InThread(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), page=page, clock=time) as running:
        yield running


def two_at_a_table(server: InThread, clock: Clock, *pages: Page) -> str:
    """Anne, who is asked, and Bert; the time of their pages stands still too."""
    people = [guest(page, server, name) for page, name in zip(pages, ("Anne", "Bert"))]
    table = keep_table(server, HOLDS_NOT, *people, clock=clock)
    for page in pages:
        page.clock.install(time=NOON)
        page.clock.pause_at(NOON + 1)
        sit_down(page, table)
    return table


def clock_of(page: Page, whose: str) -> Locator:
    return page.get_by_role("timer", name=f"Time left to {whose}")


def test_clocks_tick_and_what_has_run_out_is_for_the_others(
    visitor: Sit, server: InThread, time: Time, shoot: Shoot
) -> None:
    anne, bert = visitor(), visitor(size=PHONE, touch=True)
    table = two_at_a_table(server, BLITZ, anne, bert)
    mine, hers = clock_of(anne, "you"), clock_of(bert, "Anne")
    for shown in (mine, hers, clock_of(anne, "Bert")):
        expect(shown).to_have_text("5:00")
    for page in (anne, bert):
        page.clock.run_for(70_000)
    expect(mine).to_have_text("4:00")
    expect(hers).to_have_text("4:00")
    for page in (anne, bert):
        page.clock.run_for(215_000)
    expect(mine).to_have_text("0:25")
    expect(mine).to_have_css("color", hers.evaluate("node => getComputedStyle(node).color"))
    expect(clock_of(anne, "Bert")).to_have_text("5:00")
    expect(anne.get_by_role("status", name="Your clock")).to_have_text("Less than a minute is left.")
    time.passes(310)
    expect(anne.get_by_text("Your time has run out: the others may")).to_be_visible()
    offer = bert.get_by_role("alertdialog", name="Anne is late")
    expect(offer).to_contain_text("Anne has no time left.")
    shoot(bert, "clock-run-out-phone")
    shoot(anne, "clock-run-out")
    offer.get_by_role("button", name="Wait").click()
    expect(offer).to_contain_text("You wait.")
    offer.get_by_role("button", name="Take the win").click()
    expect(bert.locator(".prompt h2")).to_contain_text("You win")
    expect(bert.locator(".prompt")).to_contain_text("The time of Anne had run out.")
    anne.clock.resume()
    anne.goto(f"/replay/{table}?at=1")
    expect(anne.get_by_text("Time used by Anne:").locator("xpath=..")).to_contain_text("5:10")


def test_a_table_is_opened_with_a_clock_and_says_so(visitor: Sit) -> None:
    anne, bert = visitor(), visitor()
    anne.goto("/")
    anne.get_by_role("button", name="Open a table").click()
    form = anne.locator("form", has=anne.get_by_role("heading", name="A table of your own"))
    form.get_by_label("Clock").select_option("days")
    expect(form.get_by_label("Away for at most")).to_have_count(0)
    form.get_by_label("Clock").select_option("minutes")
    form.get_by_label("Minutes each").select_option("30")
    form.get_by_label("Seconds for every decision").select_option("20")
    form.get_by_role("button", name="Open the table").click()
    words = "30 minutes each, 20 seconds for every decision"
    expect(anne.get_by_role("heading", name="Waiting for the crew")).to_be_visible()
    expect(anne.get_by_text(words)).to_be_visible()
    bert.goto("/")
    expect(bert.get_by_text(words)).to_be_visible()
