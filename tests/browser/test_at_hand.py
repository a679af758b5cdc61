"""What is wanted often is in sight: the buttons below a question, the way into a game, one's games on a phone."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Locator, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, new_game, new_game_at, new_game_for, ready
from browser.test_crowd import FULL
from browser.test_table import TURN

DESKTOP, PHONE = (1280, 800), (390, 844)


def uncovered(part: Locator) -> bool:
    """Whether a click on the middle of something would meet it."""
    return bool(
        part.evaluate("""it => {
          const box = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
        }""")
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_hint_undo_and_pass_stay_below_a_long_list(
    visitor: Sit, shoot: Shoot, server: InThread, size: tuple[int, int]
) -> None:
    page = visitor(size=size, calm=True)
    new_game_for(server, "five-sails", FULL, page)
    ready(page)
    prompt = page.locator(".prompt .list")
    assert prompt.evaluate("it => it.scrollHeight > it.clientHeight + 40"), "the list is longer than its room"
    wanted = [page.get_by_role("button", name="Hint"), page.locator(".undo"), page.locator(".answer", has_text="Pass")]
    shoot(page, f"long-list-{size[0]}")
    for share in (0, 0.5, 1):
        prompt.evaluate("(it, share) => it.scrollTo(0, share * it.scrollHeight)", share)
        for part in wanted:
            expect(part).to_be_in_viewport(ratio=0.98)
            assert uncovered(part), part


def test_the_way_into_a_game_is_on_the_first_screen(visitor: Sit, shoot: Shoot) -> None:
    page = visitor(size=DESKTOP, calm=True)
    page.goto("/")
    for game in ("City of Five Sails", "7th Sea CCG", "Sea of Legends"):
        page.get_by_role("button", name=game).click()
        expect(page.locator(".faces label .shield").first).to_be_visible()
        shoot(page, f"landing-{game.split()[0]}")
        expect(page.get_by_role("button", name="Play against a bot")).to_be_in_viewport(ratio=1)


def test_my_games_fit_the_phone(visitor: Sit, shoot: Shoot) -> None:
    page = visitor(size=PHONE, touch=True, calm=True)
    new_game(page)
    ready(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.locator(".prompt .after").get_by_role("link", name="My games")).to_be_visible()
    new_game(page)
    page.goto("/games")
    for link in ("Go on", "how it went", "watch the replay"):
        expect(page.get_by_role("link", name=link)).to_be_in_viewport(ratio=1)
    for words in ("lost", "random bot", "Eisen – Montaigne", " made"):
        expect(page.locator("td", has_text=words)).to_be_in_viewport(ratio=1)
    shoot(page, "games-390")


def test_the_coach_leaves_room_for_the_table_on_a_phone(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True, calm=True, coach=True)
    new_game_at(page, server, TURN)
    ready(page)
    expect(page.get_by_role("region", name="Coach")).to_be_in_viewport(ratio=1)
    shoot(page, "coach-390")
    table = page.get_by_role("main", name="The table").bounding_box()
    assert table is not None and table["height"] > 0.38 * PHONE[1]
    expect(page.get_by_role("button", name="I see")).to_be_in_viewport(ratio=1)
    expect(page.locator(".answer").first).to_be_in_viewport(ratio=0.98)
