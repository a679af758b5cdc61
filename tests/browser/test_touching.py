"""What is touched explains itself: words of cards, signs, piles and numbers, by pointer, keys and fingers."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Locator, Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, new_game_at, new_game_for, ready
from browser.test_ccg import HIRE
from browser.test_sea import TABLE
from browser.test_table import DUEL, TURN


def told(page: Page, what: Locator, name: str, words: str) -> None:
    """Whatever the pointer rests on says what it is; and is silent when the pointer has gone."""
    tip = page.locator("#meaning")
    what.hover()
    expect(tip).to_be_visible()
    expect(tip.locator("b")).to_have_text(name)
    expect(tip).to_contain_text(words)
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()


def opened(page: Page, what: Locator, word: str, words: str) -> None:
    """A word of an opened card says what it means, above the card."""
    what.focus()
    page.keyboard.press("i")
    page.locator(f"dialog[open] [data-term={word!r}]").first.click()
    expect(page.locator("#meaning")).to_contain_text(words)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#meaning")).to_be_hidden()


def test_in_the_city(visitor: Sit, server: InThread, shoot: Shoot) -> None:
    page = visitor()
    new_game_at(page, server, TURN)
    ready(page)
    told(page, page.locator(".mine .renown"), "Renown", "win")
    told(page, page.locator("[data-pile='deck:0']"), "Deck", "nobody may look")
    told(page, page.locator("[data-pile='citydeck']"), "City Deck", "Mercenaries")
    told(page, page.locator("[data-name='Kaspar Dietrich'] .stat").nth(2), "Finesse", "gamble")
    told(page, page.locator(".strip li", has_text="Plunder"), "Plunder", "Renown is collected")
    page.locator(".mine .renown .meaning").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#meaning")).to_contain_text("Renown")
    shoot(page, "touching")
    opened(page, page.locator("[data-name='Jean Urbain'] .plate"), "Duelist", "by itself it does nothing")
    page.locator("[data-pile='locker:0']").click()
    expect(page.locator("dialog[open]")).to_contain_text("do not come back")
    new_game_at(page, server, DUEL)
    ready(page)
    told(page, page.locator(".values .meaning", has_text="Riposte").first, "Riposte", "sends it to the adversary")
    told(page, page.locator(".threat .meaning").first, "Threat", "wounds")


def test_at_sea(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "ccg", HIRE, page)
    ready(page)
    told(page, page.locator(".mine .numbers .meaning").first, "Move Cost", "next Sea")
    told(page, page.locator("[data-pile='sunk:0']"), "Sunk pile", "never shuffled")
    told(page, page.locator("[data-name='Jack Trades'] .flag").first, "Cannon", "Hits")
    opened(page, page.locator("[data-name='Berek'] .plate"), "Swordsman +2", "extra Hits")


def test_among_legends(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "sea-of-legends", TABLE, page)
    ready(page)
    told(page, page.locator("[data-term='Notoriety']").first, "Notoriety", "at the end of a round")
    told(page, page.locator("[data-pile='tavern:-1']"), "Tavern deck", "nobody may look")
    told(page, page.locator("[data-term='Followers']").first, "Followers", "level")
    opened(page, page.locator(".bond[data-name='Axe Fist the Punisher'] .sheet"), "Lover", "die")


def test_a_finger_that_rests_explains_and_opens_nothing(visitor: Sit, server: InThread) -> None:
    page = visitor(size=(390, 844), touch=True)
    new_game_at(page, server, TURN)
    ready(page)
    pile = page.locator("[data-pile='deck:0']")
    pile.scroll_into_view_if_needed()
    box = pile.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator("#meaning")).to_contain_text("nobody may look")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#meaning")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".mine .renown .meaning").tap()
    expect(page.locator("#meaning")).to_contain_text("What you play for")
    pile.tap()
    expect(page.locator("dialog[open]")).to_contain_text("nobody may look")
