"""The page of an account, and blocking and reporting at the table, by hand, by keys and on a phone."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, Route, expect
from server.serving import InThread

from browser.playing import Shoot, Sit, be_called, invite
from browser.test_accounts_and_replays import register
from browser.axe import PHONE, complaints, everywhere
from server.test_final import stored

PASSWORD = "correct horse battery"


def log_in(page: Page, name: str, password: str) -> None:
    page.goto("/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in", exact=True).click()


def test_an_owner_changes_takes_along_and_deletes_an_account(visitor: Sit, shoot: Shoot) -> None:
    page, other = visitor(), visitor()
    register(page, "Jacquotte Delahaye")
    log_in(other, "Jacquotte Delahaye", PASSWORD)
    expect(other.get_by_text("You sail as Jacquotte Delahaye")).to_be_visible()

    page.get_by_role("link", name="My account").click()
    expect(page.get_by_role("listitem").filter(has_text="in this browser")).to_be_visible()
    page.get_by_label("The old one").fill("a wrong password")
    page.get_by_label("The new one").fill("a better password")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("The password is wrong.")
    page.get_by_label("The old one").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("status")).to_contain_text("The password is changed")
    shoot(page, "account")
    other.reload()
    expect(other.get_by_role("heading", name="Log in")).to_be_visible()
    log_in(other, "Jacquotte Delahaye", "a better password")
    expect(other.get_by_text("You sail as Jacquotte Delahaye")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    assert json.loads(Path(download.value.path()).read_text())["name"] == "Jacquotte Delahaye"

    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_role("status")).to_have_text("You are logged out everywhere.")
    other.reload()
    expect(other.get_by_role("heading", name="Log in")).to_be_visible()

    log_in(page, "Jacquotte Delahaye", "a better password")
    page.get_by_role("button", name="Delete my account …").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your password")).to_be_focused()
    page.keyboard.type("a better password")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Your account is deleted")
    log_in(page, "Jacquotte Delahaye", "a better password")
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))  # under a name made up anew: the old one is nobody's


def two_at_a_table(visitor: Sit, **look: Any) -> tuple[Page, Page]:
    """Two people at a table: the second sits down by the link."""
    one, two = visitor(**look), visitor()
    address = invite(one)
    be_called(two, "Rude Bert")
    two.goto(address)
    two.get_by_role("button", name="Take the open seat").click()
    for page in (one, two):
        expect(page.get_by_role("button", name="Settings")).to_be_visible()
    return one, two


def say(page: Page, words: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text(words)


def test_whoever_sits_down_keeps_the_line_and_what_they_write(visitor: Sit) -> None:
    one, two = visitor(), visitor()
    address = invite(one)
    be_called(two, "Quick Bert")
    lines: list[str] = []
    two.on("websocket", lambda line: lines.append(line.url))
    held: list[Route] = []
    two.route("**/api/tables/*/join", lambda route: held.append(route))
    two.goto(address)
    two.get_by_role("button", name="Take the open seat").click()
    while not held:
        two.wait_for_timeout(20)
    answer = held[0].fetch()  # the table tells it sooner than the answer comes
    two.get_by_role("tab", name="Chat").click()
    two.get_by_label("Say something").fill("Well met")
    held[0].fulfill(response=answer)
    two.wait_for_timeout(800)
    two.keyboard.press("Enter")
    expect(two.get_by_role("log", name="Chat")).to_contain_text("Well met")
    assert len(lines) == 1


@pytest.mark.parametrize("size", [(1280, 800), (390, 800)])
def test_somebody_rude_is_reported_and_blocked(
    visitor: Sit, server: InThread, shoot: Shoot, size: tuple[int, int]
) -> None:
    one, two = two_at_a_table(visitor, size=size)
    say(two, "You fool")
    phone = size[0] < 700
    if phone:
        one.get_by_role("button", name="Log and chat").click()
    one.get_by_role("tab", name="Chat").click()
    chat = one.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("You fool")
    chat.get_by_label("About Rude Bert").focus()
    one.keyboard.press("Enter")
    assert complaints(one, inside=".chat") == []
    shoot(one, f"chat-about-{size[0]}")
    one.get_by_role("button", name="report …").focus()
    one.keyboard.press("Enter")
    dialog = one.get_by_role("dialog", name="Report Rude Bert")
    dialog.get_by_label("What happened?").fill(f"He calls me names ({size[0]})")
    assert complaints(one, inside="dialog[open]") == []
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_contain_text("on the list")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    database = str(server.server.storage.path)  # type: ignore[attr-defined]
    kept = stored(database, "select words from reports where whom_name = 'Rude Bert'")
    assert (f"He calls me names ({size[0]})",) in kept

    chat.get_by_role("button", name="block").click()
    expect(one.locator(".chat").get_by_role("status")).to_contain_text("Rude Bert is blocked")
    expect(chat).not_to_contain_text("You fool")
    say(two, "Do you hear me?")
    one.get_by_label("Say something").fill("At last it is quiet")
    one.keyboard.press("Enter")
    expect(chat).to_contain_text("At last it is quiet")
    expect(chat).not_to_contain_text("Do you hear me?")

    one.goto("/account")
    expect(one.get_by_text("Rude Bert")).to_be_visible()
    one.get_by_role("button", name="Lift the block of Rude Bert").click()
    expect(one.get_by_text("Nobody.")).to_be_visible()


def test_the_settings_of_a_table_name_the_others(visitor: Sit) -> None:
    one, _ = two_at_a_table(visitor)
    one.get_by_role("button", name="Settings").click()
    settings = one.get_by_role("dialog", name="Settings")
    assert complaints(one, inside="dialog[open]") == []
    settings.get_by_role("button", name="Block Rude Bert").click()
    expect(settings.get_by_role("status")).to_contain_text("Rude Bert is blocked")
    settings.get_by_role("button", name="Report Rude Bert").click()
    report = one.get_by_role("dialog", name="Report Rude Bert")
    report.get_by_role("button", name="Cancel").click()
    expect(settings.get_by_role("button", name="Report Rude Bert")).to_be_focused()


def test_axe_finds_nothing_on_the_account_page(visitor: Sit) -> None:
    page = visitor(calm=True)
    page.goto("/account")
    expect(page.get_by_role("heading", name="Blocked people")).to_be_visible()
    assert everywhere(page, "guest") == []
    register(page, "Axel")
    page.goto("/account")
    page.get_by_role("button", name="Delete my account …").click()
    assert everywhere(page, "account") == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
