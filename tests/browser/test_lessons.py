"""Lessons in a real browser: a wrong turn, a whole lesson on a phone and by keyboard, and everything pointed at."""

import json
import re

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from server.serving import InThread

from browser.axe import complaints
from browser.playing import Shoot, Sit, new_game_at
from browser.test_table import TURN
from quarterdeck.games import find_game, names
from quarterdeck.games.lessons import Lesson, Pupil

LESSONS = [(game, lesson.name) for game in names() for lesson in find_game(game).lessons()]


def answers_to(lesson: Lesson) -> list[list[int | None]]:
    """For each step, the right answers that lead there."""
    pupil, answers, all_answers = Pupil(lesson), list[int | None](), list[list[int | None]]()
    while True:
        all_answers.append(answers)
        if pupil.done:
            return all_answers
        at = pupil.at
        while pupil.at == at:
            answer = next(iter(pupil.right().values())).key if pupil.step.asks else None
            answers = [*answers, answer]
            pupil.go_on() if answer is None else pupil.answer(answer)


def open_lesson(page: Page, game: str, name: str, answers: list[int | None]) -> None:
    """A lesson at the step to which answers lead, as if one had left it there."""
    kept = json.dumps({f"{game}/{name}": {"answers": answers, "done": False}})
    page.goto("/about")
    page.evaluate("kept => localStorage.setItem('quarterdeck-lessons', kept)", kept)
    page.goto(f"/learn/{game}/{name}")
    expect(page.locator(".lesson .where")).to_be_visible()


def test_a_lesson_with_a_wrong_turn(visitor: Sit, shoot: Shoot) -> None:
    """From the landing page: read, answer wrongly, be told why, go back, answer rightly, and find it done."""
    page = visitor()
    page.goto("/")
    page.get_by_role("link", name="Learn", exact=True).nth(1).click()
    page.get_by_role("link", name="How a game is won").click()
    shoot(page, "lesson-first")
    for step in range(2, 6):
        page.get_by_role("button", name="Next").click()
        expect(page.locator(".where")).to_contain_text(f"{step} of 6")
    expect(page.locator(".rings span")).to_have_count(1)
    page.locator(".answer").first.click()
    expect(page.locator(".reply")).to_contain_text("You could, but you need not")
    shoot(page, "lesson-wrong-turn")
    expect(page.locator(".where")).to_contain_text("5 of 6")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".reply")).to_have_count(0)
    expect(page.locator(".where")).to_contain_text("4 of 6")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".where")).to_contain_text("5 of 6")
    page.reload()
    expect(page.locator(".where")).to_contain_text("5 of 6")
    page.locator(".answer", has_text="Pass").click()
    expect(page.locator(".lesson .say")).to_contain_text("you win")
    shoot(page, "lesson-end")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("a.done")).to_have_count(1)
    shoot(page, "lessons")


def test_a_whole_lesson_on_a_phone(visitor: Sit, shoot: Shoot) -> None:
    page = visitor(size=(390, 844), touch=True)
    lesson = find_game("five-sails").find_lesson("ready")
    page.goto("/learn/five-sails/ready")
    for number, answers in enumerate(answers_to(lesson)[1:], 1):
        expect(page.locator(".where")).to_contain_text(f"{number} of")
        if answers[-1] is None:
            page.get_by_role("button", name="Next").tap()
        else:
            page.locator(f"[data-option='{answers[-1]}']").tap()
        if number == 3:
            shoot(page, "lesson-phone")
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()


def test_a_whole_lesson_by_keyboard(visitor: Sit) -> None:
    """Read with Enter, answered with digits; a payment is gone to with the arrows, ticked and paid."""
    page = visitor()
    lesson = find_game("five-sails").find_lesson("paying")
    page.goto("/learn/five-sails/paying")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    for number, answers in enumerate(answers_to(lesson)[1:], 1):
        expect(page.locator(".where")).to_contain_text(f"{number} of")
        answer = page.locator(f"[data-option='{answers[-1]}']")
        if answers[-1] is None:
            page.keyboard.press("Enter")
        elif answer.count():
            page.keyboard.press(answer.locator("kbd").inner_text())
        else:
            wanted = page.locator(f"[data-source='{answers[-1]}']")
            page.keyboard.press("p")
            while not wanted.evaluate("node => node === document.activeElement"):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Space")
            page.keyboard.press("1")
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile("paying$"))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_everything_pointed_at_is_on_the_page(visitor: Sit, shoot: Shoot, game: str, name: str) -> None:
    """From the last step back to the first, each ring is there."""
    page = visitor()
    lesson = find_game(game).find_lesson(name)
    open_lesson(page, game, name, answers_to(lesson)[-1])
    for number in reversed(range(len(lesson.steps))):
        expect(page.locator(".where")).to_contain_text(f"{number + 1} of")
        try:
            expect(page.locator(".rings span")).to_have_count(len(lesson.steps[number].point))
        except AssertionError:
            shoot(page, f"not-pointed-{game}-{name}-{number + 1}")
            raise AssertionError(f"step {number + 1} points at {lesson.steps[number].point}") from None
        if number:
            page.keyboard.press("ArrowLeft")


def test_a_coach_says_what_is_new_once(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    """At a table with a bot: a word about the first question, not a second time, and off by a click."""
    page = visitor(coach=True)
    new_game_at(page, server, TURN)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("It is your turn")
    shoot(page, "coach")
    assert complaints(page, "coach", ".coach") == []
    coach.get_by_role("button", name="I see").click()
    page.locator(".answer", has_text="Move").first.click()
    expect(coach).to_contain_text("One of your characters does it")
    page.reload()
    expect(page.locator(".answer").first).to_be_visible()
    expect(coach).to_have_count(0)
    page.locator(".answer").first.click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="A coach").uncheck()
    page.get_by_role("button", name="Close").click()
    expect(coach).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, TURN)
    page.locator(".hand .thing", has_text="Precision").click()
    expect(page.get_by_role("dialog", name="Precision")).to_contain_text("It is for duels")
    shoot(page, "why-not")


def test_on_a_phone_a_lesson_shows_the_answer_it_wants(visitor: Sit, shoot: Shoot) -> None:
    """Step by step: the answer, the way on and nothing but what is pointed at in a ring."""
    page = visitor(size=(390, 844), touch=True, calm=True)
    game, lesson = "sea-of-legends", find_game("sea-of-legends").lessons()[0]
    page.goto(f"/learn/{game}/{lesson.name}")
    for number, answers in enumerate(answers_to(lesson)[1:], 1):
        expect(page.locator(".where")).to_contain_text(f"{number} of")
        page.wait_for_function("""() => {
            const bar = document.querySelector('.jump').getBoundingClientRect().top;
            const rings = [...document.querySelectorAll('.rings span')].map((it) => it.getBoundingClientRect());
            return rings.every((ring) => ring.bottom <= bar + 2 || ring.top > bar);
        }""")  # rings come to rest where the table does
        shoot(page, f"sea-lesson-phone-{number}")
        if answers[-1] is None:
            expect(page.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)
            page.get_by_role("button", name="Next").tap()
        else:
            wanted = page.locator(f"[data-option='{answers[-1]}']")
            expect(wanted).to_be_in_viewport(ratio=0.98)
            wanted.tap()
    expect(page.get_by_role("link", name="Next lesson")).to_be_in_viewport(ratio=1)


def test_a_payment_of_several_is_one_step_however_it_is_made(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    lesson = find_game("ccg").find_lesson("paying")
    number = next(number for number, step in enumerate(lesson.steps) if step.all)
    open_lesson(page, "ccg", "paying", answers_to(lesson)[number])
    where, reply = page.locator(".lesson .where"), page.locator(".lesson .reply")
    for name in ("Berek", "Jack Trades", "Fancy Dans"):  # begun with the wrong one, and put right
        page.locator("[data-source]", has_text=name).click()
        if name == "Berek":
            page.get_by_role("button", name="Pay with").click()
            expect(reply).to_contain_text("leaves your Captain useless")
            shoot(page, "lesson-payment")
    page.get_by_role("button", name="Pay with").click()
    expect(where).to_contain_text(f"{number + 2} of")
    page.get_by_role("button", name="Back").click()
    expect(where).to_contain_text(f"{number + 1} of")
    expect(page.locator("[data-source]", has_text="Fancy Dans")).to_be_visible()
