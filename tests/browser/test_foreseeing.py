"""What the page shows of what may come: consequences of answers, dangers, and hints."""

import re

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Locator, Page, expect

from server.serving import InThread
from server.test_stops import HOLDS

from browser.playing import Shoot, Sit, click_answer, answers, new_game_at, new_game_for, ready
from browser.test_newcomer import ARMED

#: Jean has less Influence at the Docks than Odette
WEAKER = """
[[player]]
leader = "Kaspar Dietrich"
crew = [{name = "Jean Urbain", at = "Docks"}]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
"""
#: a search takes its time on a busy machine
THOUGHT = 600_000


def answer(page: Page, words: str) -> Locator:
    return page.locator(".answer", has=page.locator(".says", has_text=re.compile(f"^{words}$")))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_claim_that_would_fail_says_so_and_is_marked(
    visitor: Sit, shoot: Shoot, server: InThread, theme: str
) -> None:
    page = visitor(theme=theme)
    new_game_at(page, server, WEAKER)
    ready(page)
    claim = answer(page, "Claim").locator(".foreseen")
    expect(claim.locator("b")).to_have_text("only harm")
    expect(claim.locator(".one").first).to_have_text("Jean Urbain engages")
    expect(claim.locator(".one").nth(1)).to_have_text(re.compile(r"^\d against \d: fails$"))
    expect(answer(page, "Pass")).not_to_contain_text("only harm")
    answer(page, "Claim").hover()
    shoot(page, f"claim-that-fails-{theme}")


@pytest.mark.parametrize("held", [2, 3], ids=["two locations", "all three"])
def test_dominance_is_announced_and_no_standing_order_passes(
    visitor: Sit, shoot: Shoot, server: InThread, held: int
) -> None:
    city = "".join(f"[city.{place}]\ncontrol = 1\n" for place in ("Docks", "Forums", "Bazaar")[:held])
    anne, bert = visitor(), visitor()
    new_game_for(server, "five-sails", HOLDS + city, anne, bert)
    never = bert.get_by_role("radio", name=re.compile("^Never"))
    bert.get_by_role("button", name="Settings").click()
    never.check()
    bert.reload()  # what the server has taken in is what it tells
    bert.get_by_role("button", name="Settings").click()
    expect(never).to_be_checked()
    bert.get_by_role("button", name="Close").click()
    ready(anne)
    click_answer(anne, answers(anne).index("Challenge"))
    dangers = bert.get_by_role("list", name="Danger").get_by_role("listitem")
    if held == 3:
        all_three = "the Docks, the Forums and the Grand Bazaar"
        expect(dangers).to_have_text(f"Anne holds {all_three}, and wins at Plunder if that is still so")
        expect(bert.locator(".answers")).to_contain_text("You're Embarrassing Yourself")
        shoot(bert, "dominance-announced")
    else:
        expect(answer(bert, "Accept")).to_be_visible()
        expect(dangers).to_have_count(0)
    expect(anne.get_by_role("list", name="Danger")).to_have_count(0)


def test_a_menu_says_what_comes_whatever_is_chosen(visitor: Sit, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_at(page, server, ARMED.replace('"2: Done"]', '"2: Done", "3: Last Word"]'))
    ready(page)
    shared = "Rena Klingenhalter takes 2 wounds, 3 Resolve left"
    expect(page.locator(".whatever")).to_contain_text(shared)
    page.locator(".duel .thing.lit").click()
    expect(page.get_by_role("menuitem")).to_have_count(2)
    expect(page.get_by_role("menu", name="Answers here")).to_have_accessible_description(re.compile(shared))


def test_a_hint_is_given_against_a_bot(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, WEAKER)
    ready(page)
    hints = page.get_by_role("list", name="What a bot would do").get_by_role("listitem")
    expect(hints).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(hints.first).to_have_text(re.compile(r"^(About equal, some )?\d+ % to win the game:"), timeout=THOUGHT)
    expect(page.get_by_role("list", name="What a bot would do")).to_be_focused()
    shoot(page, "hint")
    click_answer(page, answers(page).index("Pass"))
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("agreed", [True, False], ids=["agreed", "not agreed"])
def test_people_have_hints_where_the_table_was_opened_with_them(visitor: Sit, agreed: bool) -> None:
    anne, mary = visitor(), visitor()
    anne.goto("/")
    anne.get_by_role("button", name="Open a table").click()
    anne.get_by_label("Hints for everybody").set_checked(agreed)
    anne.get_by_role("button", name="Open the table").click()
    mary.goto(anne.get_by_label("Invitation link").input_value())
    mary.get_by_role("button", name="Take the open seat").click()
    for page in (anne, mary):
        ready(page)
        expect(page.get_by_role("button", name="Hint")).to_have_count(1 if agreed else 0)
