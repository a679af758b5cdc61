"""After a game: how it went, on a page of its own that can be shared."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from played import played

from quarterdeck.kernel import replay

if TYPE_CHECKING:
    from browser.playing import Shoot, Sit

expect = pytest.importorskip("playwright.sync_api").expect


@pytest.fixture(scope="module")
def a_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four Days of two bots; Mary, who comes second, wins by Renown. Nothing in it depends on how fast they think."""
    game = played("five-sails").copy()
    game.header = {**game.header, "names": ["Anne", "<b>Mary</b>"]}
    file = tmp_path_factory.mktemp("replays") / "game.txt"
    replay.save(game, file)
    return file


def test_how_a_game_went(visitor: Sit, shoot: Shoot, a_game: Path) -> None:
    page = visitor(size=(1280, 1600))
    page.goto("/replay")
    page.get_by_label("Open a game's file").set_input_files(a_game)
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("(Anne|<b>Mary</b>) wins"))
    renown = page.get_by_role("table", name=re.compile("^Renown"))
    expect(renown.get_by_role("columnheader")).to_have_text(["when", "Anne", "<b>Mary</b>"])
    expect(renown.get_by_role("rowheader").first).to_have_text("Day 1")
    expect(page.get_by_role("heading", name="Most valuable")).to_be_visible()
    # bots look at it again in a process of their own, which takes its time on a busy machine
    chances = page.get_by_role("table", name=re.compile("^Chances"))
    expect(chances.get_by_role("row").last).to_contain_text("100 %", timeout=600_000)
    shoot(page, "course")
    below = "document.documentElement.scrollHeight - document.body.getBoundingClientRect().height"
    assert page.evaluate(below) <= 1, "nothing but the page can be scrolled"

    page.get_by_role("button", name="Day 2", exact=True).click()
    expect(page).to_have_url(re.compile(r"/replay/[^/?]+\?at=\d+&seat=all"))
    expect(page.locator(".where")).not_to_contain_text("0 /")
    page.go_back()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider", name="Choice")).to_be_visible()


def test_a_game_that_nobody_knows(visitor: Sit) -> None:
    page = visitor()
    page.goto("/course/0123456789abcdef")
    expect(page.get_by_role("alert")).to_contain_text("There is no such replay")


def test_the_course_on_a_phone_by_lantern(visitor: Sit, shoot: Shoot, a_game: Path) -> None:
    page = visitor(theme="dark", size=(390, 844), touch=True)
    page.goto("/replay")
    page.get_by_label("Open a game's file").set_input_files(a_game)
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", name="Chapter by chapter")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing has to be scrolled sideways"
    label = page.locator("svg text", has_text="Day 1").first.bounding_box()
    assert label is not None and label["height"] > 12, "what stands below a chart can be read"
    shoot(page, "course-phone")
