"""A phone held upright: whatever is asked, real answers are in sight, and so is what they are about."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Locator, Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, new_game_at, new_game_for, ready
from browser.test_at_hand import PHONE, uncovered
from browser.test_crowd import FULL, MANY
from browser.test_newcomer import IN_LIST, whole
from browser.test_table import DUEL, TURN

#: Kaspar has challenged Jean, and Odette could step in
CHALLENGED = (
    'choices = ["3: Challenge", "2: Kaspar Dietrich challenges Jean Urbain"]'
    + TURN.replace('at = "Forums"', 'at = "Docks"')
)
HAND = 'hand = ["Last Word", "Precision", "Regroup"]'
#: Kaspar talks to a Mercenary who costs all that he has
PARLEY = 'choices = ["Recruit"]' + TURN.replace(
    HAND, 'hand = ["Last Word x2", "Precision x2", "Regroup x2"]'
) + '[city]\nDocks = {cards = ["Maryam Benu Pleroma"]}\n'  # fmt: skip
#: of the two cards that are revealed, a copy of the first is in hand
GAMBLE = 'choices = ["3: Challenge", "1: Accept", "1: Valiant Spirit", "2: Done", "Gamble"]' + TURN.replace(
    '["Throwing Knife", "Answering the Call", "Precision", "Regroup"]',
    '["Precision", "Throwing Knife", "Answering the Call", "Regroup"]',
)
PLANNING = FULL.replace("day = 3", 'day = 3\nphase = "Planning"').replace("[[player]]\n", f"[[player]]\n{MANY}", 1)


def real(page: Page) -> Locator:
    """The answers that do something, and what pays."""
    return page.locator(".list :is(.answer, .source)")


def in_sight(page: Page) -> int:
    """How many of them can be read and pressed as they stand."""
    return sum(whole(it.evaluate(IN_LIST)) and uncovered(it) for it in real(page).all())


def asks(page: Page, question: str) -> None:
    expect(page.locator(".prompt h2")).to_contain_text(question)
    ready(page)


@pytest.mark.parametrize("coach", [True, False], ids=["coach", "no coach"])
def test_two_answers_are_in_sight_whatever_is_asked(visitor: Sit, shoot: Shoot, server: InThread, coach: bool) -> None:
    page, rival = visitor(size=PHONE, touch=True, calm=True, coach=coach), visitor(size=PHONE, touch=True, calm=True)
    new_game_at(page, server, DUEL)
    asks(page, "Play a combat card")
    shoot(page, f"phone-duel-{coach}")
    assert in_sight(page) >= 2
    new_game_at(page, server, PARLEY)
    asks(page, "Parley")
    shoot(page, f"phone-parley-{coach}")
    assert in_sight(page) == real(page).count() == 1
    page.locator(".answer", has_text="Parley with Kaspar").click()
    asks(page, "Pay")
    shoot(page, f"phone-payment-{coach}")
    assert in_sight(page) >= 2
    new_game_for(server, "five-sails", CHALLENGED, rival, page)
    asks(page, "your answer?")
    shoot(page, f"phone-challenged-{coach}")
    assert in_sight(page) == real(page).count() == 2
    challenged = page.locator(".figure[data-name='Jean Urbain']")
    expect(challenged).to_be_in_viewport(ratio=0.9)


def test_the_coach_says_two_lines_until_it_is_touched(visitor: Sit, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True, calm=True, coach=True)
    new_game_at(page, server, DUEL)
    asks(page, "Play a combat card")
    coach = page.get_by_role("region", name="Coach")
    low = coach.bounding_box()
    assert low is not None and low["height"] < 70
    coach.locator(".says").tap()
    expect(coach.get_by_role("button", name="No coach")).to_be_in_viewport(ratio=1)
    assert coach.locator(".says").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    coach.get_by_role("button", name="I see").tap()
    expect(coach).to_have_count(0)  # and at this question it says nothing else


def test_the_table_goes_to_what_is_asked_about(visitor: Sit, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True, calm=True)
    new_game_at(page, server, TURN)
    ready(page)
    page.get_by_role("button", name="Hand 3").tap()
    page.locator(".answer", has_text="Move").first.click()
    asks(page, "Choose who moves")
    page.get_by_role("button", name="Hand 3").tap()
    page.locator(".answer", has_text="Kaspar").first.click()
    asks(page, "where")
    expect(page.locator(".location.lit .plaque").first).to_be_in_viewport(ratio=0.9)


def test_cards_that_are_laid_out_leave_the_ways_to_the_table_free(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True, calm=True)
    new_game_for(server, "five-sails", PLANNING, page)
    asks(page, "Choose a scheme")
    expect(page.locator(".answer .values").first).to_contain_text("Initiative")
    for name in ("Look at the table", "Show the cards"):
        for way in page.locator(".jump button").all():
            assert uncovered(way), name
        page.get_by_role("button", name=name).tap()
    shoot(page, "phone-planning")
    page.locator(".answer").first.click()  # the scheme: now the strip goes to the characters
    expect(page.locator(".tray .thing.lit:not(.picked)").first).to_be_in_viewport(ratio=0.9)


def test_a_card_that_is_revealed_is_laid_out_though_a_copy_is_in_hand(visitor: Sit, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_at(page, server, GAMBLE)
    asks(page, "Choose the card to play")
    laid = page.locator(".tray .thing.lit > .sr")
    expect(laid).to_have_count(2)
    assert {text.split(",")[0] for text in laid.all_inner_texts()} == {"Precision", "Throwing Knife"}
    expect(page.locator(".hand .thing.lit")).to_have_count(0)


#: boxes of a duel that lie over one another, or whose words have no room
CROWDED = """() => {
  const boxes = [...document.querySelectorAll('.works > .values li')];
  const rects = boxes.map(it => it.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom;
  const over = rects.flatMap((a, i) => rects.slice(i + 1).filter(b => meets(a, b)));
  const cut = boxes.filter(it => it.scrollWidth > it.clientWidth + 1);
  return [boxes.length, over.length, cut.map(it => it.innerText)];
}"""


@pytest.mark.parametrize("size", [PHONE, (1024, 768)])
def test_values_of_a_duel_have_their_room(visitor: Sit, shoot: Shoot, server: InThread, size: tuple[int, int]) -> None:
    page = visitor(size=size, calm=True)
    new_game_at(page, server, DUEL)
    asks(page, "Play a combat card")
    shoot(page, f"duel-values-{size[0]}")
    assert page.evaluate(CROWDED) == [6, 0, []]


def test_rings_of_a_lesson_are_around_what_is_seen(visitor: Sit, shoot: Shoot) -> None:
    page = visitor(size=PHONE, touch=True, calm=True)
    page.goto("/learn/five-sails")
    page.locator("a[href^='/learn/five-sails/']").first.click()
    following = page.get_by_role("button", name="Next", exact=True)
    for at, pointed in enumerate((2, 3, 1), 1):
        expect(page.locator(".where")).to_contain_text(f"{at} of")
        expect(page.locator(".rings > *")).to_have_count(pointed)
        expect(page.locator(".rings span").first).to_be_in_viewport(ratio=1)
        page.wait_for_timeout(200)
        shoot(page, f"phone-rings-{at}")
        bar = page.locator(".jump").bounding_box()
        assert bar is not None
        for ring in page.locator(".rings span").all():
            box = ring.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= bar["y"] + 1 or box["y"] >= bar["y"] + bar["height"] - 8
        following.click()
    page.go_back()
    page.set_viewport_size({"width": 390, "height": 700})
    page.locator("a[href^='/learn/five-sails/']").first.click()
    for at in (4, 3, 2):
        expect(page.locator(".where")).to_contain_text(f"{at} of")
        page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".where")).to_contain_text("1 of")
    far = page.locator(".figure[data-name^='Odette']")  # where both have no room, a way leads from one to the other
    expect(page.locator(".rings span")).to_have_count(1)
    page.locator(".rings button").tap()
    expect(far).to_be_in_viewport(ratio=0.98)
    assert uncovered(far)
