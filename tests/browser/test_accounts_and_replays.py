"""Accounts, kept decks, and replays, tried as a new user would in a real browser."""

import random
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from browser.playing import Shoot, Sit, be_called, click_answer, new_game, ready
from quarterdeck.games import five_sails
from quarterdeck.kernel import replay
from quarterdeck.kernel.game import Game


def register(page: Page, name: str, password: str = "correct horse battery") -> None:
    page.goto("/")
    page.get_by_role("button", name="Log in …").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Make a new account").click()
    expect(page.get_by_text(f"You sail as {name} (account)")).to_be_visible()


def test_an_account_is_made_left_and_found_again(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Log in …").click()
    page.get_by_label("Name", exact=True).fill("Grace O'Malley")
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Make a new account").click()
    assert page.get_by_label("Password").evaluate("field => field.validity.tooShort"), "the page says so by itself"
    page.get_by_label("Password").fill("a wrong password")
    page.get_by_role("button", name="Log in", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    shoot(page, "sign-in")
    register(page, "Grace O'Malley")

    table = new_game(page)
    other = visitor()
    other.goto("/")
    other.get_by_role("button", name="Log in …").click()
    other.get_by_label("Name", exact=True).fill("grace o'malley")
    other.get_by_label("Password").fill("correct horse battery")
    other.keyboard.press("Enter")
    expect(other.get_by_text("You sail as Grace O'Malley (account)")).to_be_visible()
    other.get_by_role("link", name="go on").click()
    expect(other).to_have_url(re.compile(f"/table/{table}$"))
    assert ready(other) == "asked", "the seat is mine in this browser, too"
    other.goto("/")
    other.get_by_role("button", name="Log out").click()
    expect(other.get_by_role("button", name="Choose a name")).to_be_visible()
    expect(other.get_by_role("link", name="go on")).to_have_count(0)


def test_a_deck_is_kept_and_played(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    page.goto("/decks")
    page.get_by_label("Name", exact=True).fill("Deck Hand")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Make a new account").click()
    expect(page.get_by_text("No deck is kept yet.")).to_be_visible()
    page.get_by_label("Begin with").select_option("eisen")
    expect(page.get_by_role("textbox", name="List")).to_have_value(re.compile("Leader: Kaspar Dietrich"))
    expect(page.get_by_label("Name", exact=True)).to_have_value("My Eisen")
    whole = page.get_by_role("textbox", name="List").input_value()
    page.get_by_role("textbox", name="List").fill(whole.replace("Kaspar Dietrich", "Kaspar Dietrisch the Other"))
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("alert")).to_contain_text("Line")
    page.get_by_role("textbox", name="List").fill(whole)
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("status")).to_contain_text("My Eisen is kept")
    page.get_by_text("My Eisen", exact=True).click()
    shoot(page, "decks")

    page.get_by_role("link", name="Quarterdeck").click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Deck, seat 1").select_option("kept:My Eisen")
    page.get_by_label("Who sits in seat 2").select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    assert ready(page) == "asked"
    expect(page.locator(".board > .mine")).to_contain_text("Kaspar Dietrich")

    page.goto("/decks")
    page.get_by_role("button", name="Remove My Eisen").click()
    expect(page.get_by_text("No deck is kept yet.")).to_be_visible()


def test_the_replay_of_a_table_names_who_sat_there(visitor: Sit) -> None:
    page = visitor()
    be_called(page, "Anne Bonny")
    table = new_game(page)
    ready(page)
    click_answer(page, 0)
    click_answer(page, 0)
    ready(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("link", name="Watch the replay").click()
    seats = page.get_by_label("Seen by").locator("option")
    expect(seats).to_have_text(["nobody: all cards open", "Anne Bonny", "random bot"])
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".said h2")).to_have_text("Anne Bonny leaves the game.")
    page.goto("/")
    page.get_by_role("link", name="watch the replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}$"))
    page.goto("/")
    page.get_by_role("link", name="all of them, and how they ended").click()
    played = page.get_by_role("row").nth(1)
    expect(played).to_contain_text("City of Five Sails")
    expect(played).to_contain_text("random bot")
    expect(played).to_contain_text("Eisen – Montaigne")
    expect(played.get_by_role("cell", name="lost")).to_be_visible()
    played.get_by_role("link", name="how it went").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")


@pytest.fixture(scope="module")
def a_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game with duels in it."""
    for seed in range(50):
        game = random_game(seed)
        marks = [e for e in game.state.match.rules.happened(game.state, None, 0) if e["kind"] == "challenge"]
        if len(marks) >= 2:
            break
    game.header = {**game.header, "names": ["Anne", "<b>Mary</b>"]}
    file = tmp_path_factory.mktemp("replays") / "game.txt"
    replay.save(game, file)
    return file


def random_game(seed: int) -> Game:
    game, chance = five_sails.new(seed), random.Random(seed)
    while not game.over:
        question = chance.choice(game.open_questions())
        game.choose(chance.choice(question.options), question.seat)
    return game


def open_file(page: Page, file: Path) -> None:
    page.goto("/replay")
    page.get_by_label("Open a game's file").set_input_files(file)
    expect(page.get_by_role("slider", name="Choice")).to_be_visible()


def heading(page: Page) -> str:
    return str(page.locator(".said h2").inner_text())


def where(page: Page) -> int:
    return int(page.locator(".where").inner_text().split("/")[0])


def test_a_file_is_opened_and_gone_through(visitor: Sit, shoot: Shoot, a_game: Path) -> None:
    page = visitor()
    open_file(page, a_game)
    assert heading(page) == "The beginning"
    page.get_by_role("button", name="One choice on").click()
    expect(page.locator(".where")).to_contain_text("1 /")
    expect(page.locator(".said h2")).to_contain_text("Anne")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".said h2")).to_contain_text("<b>Mary</b>")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".where")).to_contain_text("1 /")

    days = page.get_by_role("navigation", name="Days and duels")
    days.get_by_role("button", name="Day 2").click()
    expect(page.get_by_text("Day 2", exact=True).first).to_be_visible()
    expect(days.locator("[aria-current=step]")).to_have_text("Day 2")
    days.get_by_role("button", name="Duel:").first.click()
    expect(page.locator(".log")).to_contain_text(re.compile("challenges .* accepts", re.DOTALL))
    shoot(page, "replay-duel")

    bar = page.get_by_role("slider", name="Choice")
    last = int(bar.get_attribute("max") or 0)
    for value in range(0, last, 3):  # nobody waits while scrubbing
        bar.evaluate("(bar, at) => { bar.value = at; bar.dispatchEvent(new Event('input', {bubbles: true})) }", value)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".board .over")).to_contain_text("win")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".said h2")).to_have_text("The beginning")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => parseInt(document.querySelector('.where').innerText) > 3")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_timeout(600)
    stopped = where(page)
    page.wait_for_timeout(600)
    assert where(page) == stopped


def test_each_seat_sees_its_own_hand(visitor: Sit, a_game: Path) -> None:
    page = visitor()
    open_file(page, a_game)
    page.get_by_role("navigation", name="Days and duels").get_by_role("button", name="Day 2").click()
    for _ in range(12):
        page.get_by_role("button", name="One choice on").click()
    expect(page.locator(".hand [data-hand]").first).to_be_visible()
    hands = []
    for seat in ("0", "1"):
        page.get_by_label("Seen by").select_option(seat)
        expect(page.locator(".board > .mine")).to_contain_text("you")
        expect(page.locator(".board > .mine")).to_contain_text(["Anne", "<b>Mary</b>"][int(seat)])
        hands.append(page.locator("[data-hand]").evaluate_all("cards => cards.map(c => c.dataset.hand)"))
    assert hands[0] != hands[1]


def test_a_moment_is_shared_by_link_and_the_file_comes_back_as_it_was(visitor: Sit, a_game: Path) -> None:
    page = visitor()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_file(page, a_game)
    page.get_by_role("navigation", name="Days and duels").get_by_role("button", name="Duel:").first.click()
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert parse_qs(urlsplit(link).query) == {"at": [str(where(page))], "seat": ["1"]}
    friend = visitor()
    friend.goto(link)
    expect(friend.get_by_label("Seen by")).to_have_value("1")
    assert (heading(friend), where(friend)) == (heading(page), where(page))

    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert Path(download.value.path()).read_text() == a_game.read_text()


def test_what_is_no_game_is_refused_in_words(visitor: Sit, tmp_path: Path) -> None:
    page = visitor()
    page.goto("/replay")
    wrong = tmp_path / "letter.txt"
    wrong.write_text("Dear Anne,\n")
    page.get_by_label("Open a game's file").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("no Quarterdeck record")
    page.goto("/replay/no-such-replay")
    expect(page.get_by_role("alert")).to_contain_text("no such replay")
    expect(page.get_by_label("Open a game's file")).to_be_attached()
