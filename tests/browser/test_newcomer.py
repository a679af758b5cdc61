"""Whoever plays for the first time, by keyboard or on a phone, sees every answer and is left nowhere."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, answers, click_answer, new_game_at, new_game_for, ready
from browser.test_at_hand import PHONE, uncovered
from browser.test_ccg import BOARDING, HIRE
from browser.test_crowd import FULL
from browser.test_sea import TABLE
from browser.test_table import DUEL, LAST, TURN

#: Otto, who has Combat 1, has challenged Jean: the Riposte of Valiant Spirit leaves its Parry no threat
TOO_MUCH = DUEL.replace('{name = "Kaspar Dietrich", at = "Docks"}', '"Kaspar Dietrich"').replace(
    '["Otto Streit"]', '[{name = "Otto Streit", at = "Docks"}]'
)


def focused(page: Page) -> str:
    """What has the focus, by its class or name."""
    return str(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText"))


def test_answers_are_all_seen_beside_the_coach_and_the_ledger(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=(1280, 700), calm=True, coach=True)
    new_game_at(page, server, LAST)
    ready(page)
    note = page.get_by_role("region", name="Coach").locator("p").first
    first = note.inner_text()
    page.keyboard.press("0")  # to pass has the same key however many answers there are
    expect(page.get_by_label("What Day 1 came to")).to_be_visible()
    ready(page)
    expect(note).not_to_have_text(first)  # what was said beside the first question went with it
    shoot(page, "answers-coach-ledger")
    assert len(answers(page)) == 3
    for answer in page.locator(".answer").all():
        expect(answer).to_be_in_viewport(ratio=1)
        assert uncovered(answer)
    expect(page.locator(".more")).to_have_count(0)
    for _ in range(3):  # as much as it has to say
        if page.get_by_role("button", name="I see").count():
            page.keyboard.press("c")
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)
    assert focused(page) == "The question on the table"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("pass, refuse or end it")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_answers_that_have_no_room_are_counted(visitor: Sit, server: InThread, size: tuple[int, int]) -> None:
    page = visitor(size=size, calm=True)
    new_game_for(server, "five-sails", FULL, page)
    ready(page)
    more = page.locator(".more")
    listed = page.locator(".list .answer")
    seen: set[str] = set()
    while True:
        seen |= {it.inner_text() for it in listed.all() if whole(it.evaluate(IN_LIST))}
        if more.count() == 0:
            break
        before = int(more.inner_text().split()[0])
        assert sum(not whole(it.evaluate(IN_LIST)) for it in listed.all()) >= before
        more.click()
        page.wait_for_function("n => (parseInt(document.querySelector('.more')?.innerText) || 0) < n", arg=before)
    assert seen == set(listed.all_inner_texts())


#: how much of an answer is cut off by the edges of the list, in pixels
IN_LIST = """it => {
  const [a, b] = [it.getBoundingClientRect(), it.closest('.list').getBoundingClientRect()];
  return Math.max(b.top - a.top, a.bottom - b.bottom);
}"""


def whole(cut: float) -> bool:
    return cut <= 4


def test_a_card_opened_by_keyboard_covers_itself_with_nothing(visitor: Sit, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_at(page, server, TURN)
    ready(page)
    hand = page.locator(".hand .held")
    names = [text.split(",")[0] for text in hand.locator("> .sr").all_inner_texts()]
    hand.first.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog").locator(".face h3")
    expect(card).to_have_text(names[0])
    assert focused(page) == "Close"
    assert page.evaluate("document.querySelector('#meaning:popover-open')") is None
    page.keyboard.press("ArrowRight")
    expect(card).to_have_text(names[1])
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")  # round the corner
    expect(card).to_have_text(names[2])
    page.keyboard.press("Escape")
    expect(hand.last).to_be_focused()


def test_a_value_that_meets_less_threat_is_shown(visitor: Sit, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_at(page, server, TOO_MUCH)
    ready(page)
    expect(page.locator(".log")).to_contain_text("Parry 1 against 0 threat.")
    values = page.locator(".side.right .works > .values li")
    expect(values).to_have_text(["Riposte1", "Parry1 against 0 threat", "Thrust2"])


def test_a_phone_begins_a_question_at_its_top_and_hides_no_hand(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True, calm=True)
    new_game_for(server, "five-sails", FULL, page)
    ready(page)
    room = page.locator(".prompt .list")
    room.evaluate("it => it.scrollTo(0, 60)")
    click_answer(page, answers(page).index("Move"))
    expect(page.locator(".prompt h2")).to_have_text("Choose who moves")
    page.wait_for_function("() => document.querySelector('.prompt .list').scrollTop === 0")

    new_game_for(server, "ccg", BOARDING, page)
    ready(page)
    page.get_by_role("button", name="Hand 3").tap()
    shoot(page, "phone-hand")
    table = page.get_by_role("main", name="The table")
    table.evaluate("it => it.style.maxHeight = it.clientHeight - 70 + 'px'")  # a longer question
    page.wait_for_function(
        """() => {
          const bar = document.querySelector('.jump').getBoundingClientRect();
          const cards = [...document.querySelectorAll('.hand .held')];
          return cards.every(it => it.getBoundingClientRect().bottom <= bar.top);
        }"""
    )


#: Rena has more Combat with a Weapon, and Jean has played his first card
ARMED = TOO_MUCH.replace('{name = "Otto Streit"', '{name = "Rena Klingenhalter", equipped = ["Langschwert"]').replace(
    '"1: Accept"', '"3: Done", "1: Accept"'
)


def test_a_number_has_one_colour_everywhere_and_says_why(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_at(page, server, ARMED)
    ready(page)
    changed = page.locator(".fighter .better")
    expect(changed).to_have_text("Combat3")
    expect(page.locator(".fighter .worse")).to_have_count(0)
    green = changed.evaluate("it => getComputedStyle(it).color")
    shoot(page, "duel-armed")
    changed.locator(".stat").hover()
    expect(page.locator("#meaning")).to_contain_text("Combat 3 = 2 printed + 1 Rena Klingenhalter")
    page.get_by_role("button", name="Look at the City").click()
    assert page.locator(".figure .better").evaluate_all("all => all.map(it => getComputedStyle(it).color)") == [green]


def test_what_pays_stands_in_the_order_of_the_table(visitor: Sit, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_for(server, "ccg", HIRE, page)
    ready(page)
    page.locator(".hand .held", has_text="Mr. Smythe").click()
    expect(page.locator(".source").first).to_contain_text("Berek")
    crew = [str(name) for name in page.locator(".mine .figure").evaluate_all("all => all.map(it => it.dataset.name)")]
    rows = [words.split("\n")[0].removeprefix("Tack ") for words in page.locator(".source").all_inner_texts()]
    assert [crew.index(name) for name in rows] == sorted([crew.index(name) for name in rows])


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_every_leader_is_found_and_the_last_one_remembered(visitor: Sit, size: tuple[int, int]) -> None:
    page = visitor(size=size, calm=True)
    page.goto("/")
    faces = page.locator(".faces label")
    expect(faces.locator(".shield")).to_have_count(5)
    more = page.locator(".turn.on")
    if size == PHONE:
        more.click()
        for _ in range(5):  # more than it takes; the button goes when the last one is there
            more.evaluate_all("them => them.forEach(it => it.click())")
    expect(faces.last).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="7th Sea CCG").click()
    expect(faces).to_have_count(11)
    expect(more).to_be_visible()
    faces.last.locator("input").check(force=True)
    chosen = page.locator(".faces .chosen b").inner_text()
    page.reload()
    expect(page.locator(".faces .chosen b")).to_have_text(chosen)
    expect(page.locator(".faces .chosen")).to_be_in_viewport(ratio=1)
    expect(more).to_have_count(0)
    face = "[...document.fonts].find(f => f.family.includes('Fell Figures') && f.unicodeRange.includes('U+22'))"
    assert page.evaluate(f"{face} !== undefined"), "the heading font has only closing quotation marks"


#: the names of Ports whose signs lie over one another, and how many signs there are
OVERLAPPING = """() => {
  const signs = [...document.querySelectorAll('.place .words')].map(it => it.closest('.plaque'));
  const over = (a, b) => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
  };
  const name = it => it.innerText;
  const pairs = signs.flatMap((a, i) => signs.slice(i + 1).filter(b => over(a, b)).map(b => [name(a), name(b)]));
  return [signs.filter(it => it.getBoundingClientRect().width > 40).length, pairs];
}"""


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_no_port_lies_over_another(visitor: Sit, shoot: Shoot, server: InThread, size: tuple[int, int]) -> None:
    page = visitor(size=size, calm=True)
    new_game_for(server, "sea-of-legends", TABLE, page)
    ready(page)
    shoot(page, f"ports-{size[0]}")
    signs, pairs = page.evaluate(OVERLAPPING)
    assert signs >= 14 and pairs == []
