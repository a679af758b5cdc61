"""Axe finds nothing on any page and in any scene of a table: on a desktop and on a phone, by day and by lantern."""

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from server.serving import InThread

from browser import test_ccg as ccg, test_sea as sea, test_table as city
from browser.axe import everywhere
from browser.playing import Sit, new_game_at, new_game_for, ready
from browser.test_accounts_and_replays import open_file, random_game, register
from quarterdeck.kernel import replay


def game_over(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.locator(".prompt .after")).to_be_visible()


def test_every_page(visitor: Sit) -> None:
    page, found = visitor(calm=True), list[str]()
    for path in ("/", "/learn", "/learn/five-sails/winning", "/cards", "/rules", "/about", "/replay", "/nowhere"):
        page.goto(path)
        if path == "/rules":
            page.get_by_label("Search the rules").fill("first player token")
        if path == "/cards":
            page.get_by_label("Search all cards").fill("sorte")
        found += everywhere(page, path)
    assert found == []


def test_pages_of_somebody_who_plays(visitor: Sit, tmp_path: Path) -> None:
    page, found = visitor(calm=True), list[str]()
    register(page, "Mary Read")
    page.goto("/decks")
    found += everywhere(page, "decks")
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    found += everywhere(page, "new table")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Let a bot sit down")).to_be_visible()
    found += everywhere(page, "waiting table")
    page.goto("/games")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found += everywhere(page, "my games")
    file = tmp_path / "game.txt"
    replay.save(random_game(4), file)
    page.route(re.compile("/chances"), lambda route: route.abort())  # bots would think for long
    open_file(page, file)
    found += everywhere(page, "replay")
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_role("table").first).to_be_attached()
    found += everywhere(page, "course")
    assert found == []


def test_the_table_in_the_city(visitor: Sit, server: InThread) -> None:
    page, found = visitor(calm=True), list[str]()
    new_game_at(page, server, city.PLANNING)
    ready(page)
    found += everywhere(page, "planning")
    new_game_at(page, server, city.DUEL)
    ready(page)
    found += everywhere(page, "duel")
    new_game_at(page, server, city.WARES)
    ready(page)
    found += everywhere(page, "turn")
    page.locator(".handbill").filter(has_text="Captain's Coat").click()
    expect(page.locator(".prompt h2")).to_have_text("Choose who equips")
    page.locator(".plate").filter(has_text="Kaspar Dietrich").click()
    expect(page.locator(".source").first).to_be_visible()
    found += everywhere(page, "payment")
    page.locator("[data-pile='discard:0']").click()
    found += everywhere(page, "pile")
    page.get_by_role("button", name="Close").click()
    page.locator("[data-name='Kaspar Dietrich'] .plate").focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open] .face")).to_be_visible()
    found += everywhere(page, "card")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    found += everywhere(page, "settings")
    page.get_by_role("button", name="Close").click()
    game_over(page)
    found += everywhere(page, "end")
    assert found == []


def test_the_table_at_sea(visitor: Sit, server: InThread) -> None:
    page, bert, found = visitor(calm=True), visitor(calm=True), list[str]()
    new_game_for(server, "ccg", ccg.HIRE, page)
    ready(page)
    found += everywhere(page, "table")
    ccg.click(page, "Hire Mr. Smythe")
    page.locator(".source").first.click()
    found += everywhere(page, "payment")
    new_game_for(server, "ccg", ccg.BOARDING, page, bert)
    page.locator(f"{ccg.crew('Jack Trades')} .plate").click()
    ccg.click(page, "Mr. Smythe")
    ready(bert)
    found += everywhere(bert, "boarding")
    game_over(bert)
    found += everywhere(bert, "end")
    assert found == []


def test_the_table_of_legends(visitor: Sit, server: InThread) -> None:
    page, found = visitor(calm=True), list[str]()
    scenes: dict[str, tuple[str, tuple[str, ...]]] = {
        "dice": (sea.DICE, ()), "hiring": (sea.TABLE, ("Take the Port action",)),
        "Faction Turn": (sea.FACTIONS, ("Spanish Armada",)), "chart": (sea.TABLE, ()),
    }  # fmt: skip
    for where, (position, answers) in scenes.items():
        new_game_for(server, sea.GAME, position, page)
        sea.click(page, *answers)
        ready(page)
        found += everywhere(page, where)
    page.get_by_role("button", name="List", exact=True).click()
    found += everywhere(page, "list")
    new_game_for(server, sea.GAME, sea.ALONE, page)
    sea.click(page, "Go on an Adventure: Kahina")
    tale = page.locator(".story")
    expect(tale.locator("h2")).to_be_visible()
    found += everywhere(page, "tale")
    tale.locator(".choices button", has_text="Take the purse").click()
    expect(tale.locator(".outcome")).to_be_visible()
    found += everywhere(page, "outcome")
    tale.get_by_role("button", name="Close the book").click()
    game_over(page)
    found += everywhere(page, "end")
    assert found == []
