"""Nothing is answered that was not meant: double clicks, answers that lose the game, lists that keep their place."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Locator, Page, expect

from server.serving import InThread

from browser.playing import Sit, new_game_at, ready
from browser.test_at_hand import PHONE
from browser.test_table import DUEL, TURN

#: three more wounds and Kaspar is destroyed, and three threaten him
DEADLY = DUEL.replace('"Kaspar Dietrich", at = "Docks"', '"Kaspar Dietrich", at = "Docks", wounds = 6')


def press(page: Page, part: Locator, times: int) -> None:
    """A click that is the first, or the second of two."""
    box = part.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down(click_count=times)
    page.mouse.up(click_count=times)


def test_the_second_half_of_a_double_click_answers_no_other_question(visitor: Sit, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_at(page, server, TURN)
    ready(page)
    heading = page.locator(".prompt h2")
    press(page, page.locator(".answer", has_text="Move").first, 1)
    expect(heading).to_have_text("Choose who moves")
    ready(page)
    kaspar = page.locator(".answer", has_text="Kaspar")
    press(page, kaspar, 2)
    page.wait_for_timeout(300)
    expect(heading).to_have_text("Choose who moves")
    press(page, kaspar, 1)
    expect(heading).not_to_have_text("Choose who moves")


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_whoever_would_lose_the_game_is_asked_once_more(visitor: Sit, server: InThread, size: tuple[int, int]) -> None:
    page = visitor(size=size, calm=True)
    new_game_at(page, server, DEADLY)
    ready(page)
    really = page.get_by_role("alertdialog", name="Really?")
    done = page.locator(".answer", has_text="Done")
    done.click()
    expect(really).to_be_in_viewport(ratio=1)
    expect(really).to_contain_text("you lose the game")
    expect(really.get_by_role("button", name="No")).to_be_focused()
    done.click()  # nor is it answered by pressing again
    really.get_by_role("button", name="No").press("Enter")
    expect(really).to_have_count(0)
    page.keyboard.press("0")
    expect(really).to_be_visible()
    page.keyboard.press("0")
    page.keyboard.press("Escape")
    expect(really).to_have_count(0)
    expect(page.locator(".prompt h2")).to_have_text("Play a combat card")
    done.click()
    really.get_by_role("button", name="Yes, I mean it").click()
    expect(page.locator(".prompt .after")).to_be_visible()


def test_answers_keep_their_place_when_the_coach_goes(visitor: Sit, server: InThread) -> None:
    page = visitor(calm=True, coach=True)
    new_game_at(page, server, TURN)
    ready(page)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_be_visible()
    assert page.locator(".log").evaluate("it => it.clientHeight >= 3 * parseFloat(getComputedStyle(it).fontSize)")
    answers = page.locator(".answer")
    before = [it.bounding_box() for it in answers.all()]
    coach.get_by_role("button", name="No coach").click()
    expect(coach).to_have_count(0)
    assert [it.bounding_box() for it in answers.all()] == before
    page.reload()  # and it stays away
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="A coach")).not_to_be_checked()
