"""Playing in a page as a person does: by clicking answers in the prompt and things on the table."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError as TooLate, expect
from server.serving import InThread, keep_table, person

from quarterdeck.bots import title
from quarterdeck.server.facts import Seat
from quarterdeck.server.identity import COOKIE

#: a busy machine takes its time
expect.set_options(timeout=90_000)

#: somebody with a browser, and a camera: see conftest.py
Sit = Callable[..., Page]
Shoot = Callable[[Page, str], None]

#: waits until there is an answer to give or the game is over; says which. What has been answered is asked no more
READY = """() => {
  if (document.querySelector('.prompt .after')) return 'over';
  const open = document.querySelector(':is(.answer, .source):not(:disabled, [aria-disabled=true])');
  return open ? 'asked' : null;
}"""

DULL = ("Pass", "Done", "Refuse", "No")
#: how often something on the table is clicked, and no answer beside it
ON_TABLE = 0.4


def new_game(page: Page, seats: list[dict[str, Any]] | None = None) -> str:
    """A table against a bot, made as the landing page makes it; leaves the page there."""
    seats = seats or [
        {"who": "me", "deck": {"kind": "sample", "text": "eisen"}},
        {"who": "bot", "bot": "random", "deck": {"kind": "sample", "text": "montaigne"}},
    ]
    table = open_table(page, {"game": "five-sails", "edition": "rulebook-2023", "listed": False, "seats": seats})
    expect(page.locator(".prompt")).to_be_visible()
    return table


def open_table(page: Page, wish: dict[str, Any]) -> str:
    """A table as somebody wishes it; leaves the page there."""
    page.goto("/")
    table = page.evaluate(
        """async wish => {
          const headers = {'content-type': 'application/json'};
          const made = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)});
          return await made.json();
        }""",
        wish,
    )
    page.goto(f"/table/{table['id']}")
    return str(table["id"])


def invite(page: Page) -> str:
    """Open a table for friends as a person does; gives the link that invites them."""
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Open the table").click()
    return str(page.get_by_label("Invitation link").input_value())


def be_called(page: Page, name: str) -> None:
    """Say a name in the harbour."""
    page.goto("/")
    page.get_by_role("button", name="Choose a name").click()
    page.get_by_label("Your name").fill(name)
    with page.expect_response("**/api/guest"):
        page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_have_count(0)


def new_game_at(page: Page, server: InThread, position: str, bot: str = "random") -> str:
    """A table against a bot whose game begins at a written position; leaves the page there."""
    rival = Seat("bot", "", "", name=title(bot), bot=bot)
    table = keep_table(server, position, guest(page, server, "Anne"), rival)
    sit_down(page, table)
    return table


def new_game_for(server: InThread, game: str, position: str, *pages: Page) -> None:
    """A table for Anne, Bert and more people whose game begins at a written position; leaves their pages there."""
    names = ("Anne", "Bert", "Cora", "Dirk", "Elsa", "Finn")
    people = [guest(page, server, name) for page, name in zip(pages, names)]
    others = [Seat("bot", "", "", name=f"{name}, a bot", bot="random") for name in names[len(people) :]]
    table = keep_table(server, position, *people, *others[: position.count("[[player]]") - len(people)], game=game)
    for page in pages:
        sit_down(page, table)


def guest(page: Page, server: InThread, name: str) -> Seat:
    """A seat for whoever looks at this page, who says a name."""
    page.context.request.post("/api/guest", data={"name": name}, headers={"origin": server.url})
    cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == COOKIE)
    return person(server, cookie)


def sit_down(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.locator(".prompt")).to_be_visible()


def ready(page: Page) -> str:
    return str(page.wait_for_function(READY, timeout=120_000).json_value())


def answers(page: Page) -> list[str]:
    return list(page.locator(".answer > .says").all_inner_texts())


def asked_now(page: Page) -> str:
    """The question with its answers, as one text."""
    return "\n".join([page.locator(".prompt h2").inner_text(), *answers(page)])


def liveliest(page: Page, chance: Random) -> int:
    """Which answer to give so that something happens: rather challenge or act than pass."""
    words = answers(page)
    for wanted in ("Challenge", "Accept"):
        if wanted in words and chance.random() < 0.8:
            return words.index(wanted)
    lively = [i for i, w in enumerate(words) if w not in DULL]
    if lively and chance.random() < 0.85:
        return chance.choice(lively)
    return chance.randrange(len(words))


def play(page: Page, chance: Random, questions: int) -> None:
    """Answer so many questions by chance, in the prompt and on the table, or fewer if the game ends before."""
    for _ in range(questions):
        if ready(page) == "over":
            return
        if page.locator(".source").count() > 0:
            tick(page, chance)
        elif not (chance.random() < ON_TABLE and click_on_table(page, chance)):
            click_answer(page, liveliest(page, chance))


def click_answer(page: Page, which: int) -> None:
    page.locator(".answer").nth(which).click()


def tick(page: Page, chance: Random) -> None:
    """Tick things until what is ticked can be confirmed; what is proposed is taken."""
    while not page.locator(".accept").is_enabled():
        left = page.locator(".source:not(.on):not(:disabled)")
        left.nth(chance.randrange(left.count())).click()
    page.locator(".accept").click()


def click_on_table(page: Page, chance: Random) -> bool:
    """Click one of the things that are lit; a menu that opens is answered too."""
    lit = page.locator(".thing.lit:visible")
    count = lit.count()
    if count == 0:
        return False
    try:
        lit.nth(chance.randrange(count)).click(timeout=1500)
    except TooLate:  # it lies under another one: a person would move the pointer, and look again
        return True
    menu = page.locator(".menu button")
    if menu.count() > 0:
        menu.nth(chance.randrange(menu.count())).click()
    return True
