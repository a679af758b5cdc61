"""Choosing a rival, and how the page tells that it thinks."""

import re

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, answers, click_answer, new_game_at, ready
from browser.rivals import Rivals

TURN = """
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
crew = ["Otto Streit"]
hand = ["Last Word", "Precision", "Regroup"]
deck = ["Throwing Knife", "Answering the Call", "Precision", "Regroup"]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
crew = [{name = "Jean Urbain", at = "Docks"}]
hand = ["Valiant Spirit"]
deck = ["Defending Honor", "Valiant Spirit", "Defending Honor", "Valiant Spirit"]
"""
#: long enough for every timer of the page
A_WHILE = 2000


@pytest.fixture
def rivals(server: InThread) -> Rivals:
    thinkers = server.server.house.thinkers
    assert isinstance(thinkers, Rivals)
    return thinkers


def stop_the_clock(page: Page) -> None:
    """From now on no time passes on the page unless the test says so."""
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)


@pytest.mark.parametrize("phone", [False, True])
def test_the_boatswain_thinks_and_answers(
    visitor: Sit, shoot: Shoot, server: InThread, rivals: Rivals, phone: bool
) -> None:
    page, other = visitor(size=(390, 844), touch=True) if phone else visitor(), visitor()
    page.clock.install()
    new_game_at(page, server, TURN, "boatswain")
    ready(page)
    rival, status, heading = page.locator(".rivals .seat"), page.locator("[role=status]"), page.locator(".prompt h2")
    expect(rival.locator("header .name")).to_have_text(re.compile(r"Boatswain\s*bot"))
    stop_the_clock(page)
    rivals.hold_next()
    click_answer(page, answers(page).index("Pass"))
    expect(heading).to_have_text("Boatswain decides")
    expect(rival.locator(".turn")).to_have_count(0)  # it may answer at once
    page.clock.run_for(A_WHILE)
    expect(heading).to_have_text("Boatswain thinks …")
    expect(rival.locator(".turn")).to_have_text("thinking")
    expect(status.filter(has_text="Boatswain thinks")).to_have_count(1)
    shoot(page, "phone-thinking" if phone else "thinking")

    page.get_by_role("button", name="Rules").click()  # the page works meanwhile
    expect(page.get_by_label("Search the rules")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    new_game_at(other, server, TURN, "boatswain")  # and so does another table
    ready(other)
    click_answer(other, answers(other).index("Pass"))
    assert ready(other) == "asked"
    expect(heading).to_have_text("Boatswain thinks …")

    rivals.release()
    page.clock.resume()
    assert ready(page) == "asked"
    expect(rival.locator(".turn")).to_have_count(0)
    expect(status.filter(has_text="thinks")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile("Boatswain|Jean Urbain"))


def test_a_thought_is_taken_back_with_its_question(visitor: Sit, server: InThread, rivals: Rivals) -> None:
    page = visitor()
    new_game_at(page, server, TURN, "boatswain")
    ready(page)
    rivals.hold_next()
    before = answers(page)
    click_answer(page, before.index("Pass"))
    expect(page.locator(".prompt h2")).to_have_text("Boatswain thinks …")
    page.get_by_role("button", name="Undo").click()
    assert ready(page) == "asked" and answers(page) == before
    rivals.release()


def test_a_level_is_chosen_on_the_first_page_and_remembered(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    page.goto("/")
    expect(page.get_by_role("radio", name="Boatswain")).to_be_checked()
    shoot(page, "levels")
    page.get_by_role("radio", name="Captain").check()
    expect(page.get_by_role("group", name="Your rival")).to_contain_text("Takes no prisoners")
    page.reload()
    expect(page.get_by_role("radio", name="Captain")).to_be_checked()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Who sits in seat 2").select_option("bot")
    expect(page.get_by_label("Which bot in seat 2")).to_have_value("captain")
    shoot(page, "levels-new-table")
    page.get_by_role("button", name="Play against a bot").click()
    expect(page.locator(".rivals header .name")).to_have_text(re.compile(r"Captain\s*bot"))

    page = visitor(size=(390, 844), touch=True, theme="dark")
    page.goto("/")
    expect(page.get_by_role("group", name="Your rival").get_by_role("radio")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, "phone-levels")


def test_a_bot_takes_the_seat_that_stays_empty(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Which bot").select_option("cabin boy")
    shoot(page, "levels-waiting")
    page.get_by_role("button", name="Let a bot sit down").click()
    assert ready(page) == "asked"
    expect(page.locator(".rivals header .name")).to_have_text(re.compile(r"Cabin boy\s*bot"))
