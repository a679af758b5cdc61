"""The table in a real browser, against a real server."""

import json
import re
from random import Random

import msgspec
import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Locator, Page, expect

from server.serving import InThread

from browser.playing import (
    Shoot, Sit, answers, asked_now, click_answer, invite, new_game, new_game_at, play, ready,
)  # fmt: skip

TURN = """
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
crew = ["Otto Streit"]
hand = ["Last Word", "Precision", "Regroup"]
deck = ["Throwing Knife", "Answering the Call", "Precision", "Regroup"]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
crew = [{name = "Jean Urbain", at = "Docks"}]
hand = ["Valiant Spirit"]
deck = ["Defending Honor", "Valiant Spirit", "Defending Honor", "Valiant Spirit"]
"""
#: Jean has played his first card, and Kaspar is to answer it
DUEL = 'choices = ["3: Challenge", "1: Accept", "1: Valiant Spirit", "2: Done"]' + TURN


def test_a_game_from_the_landing_page(visitor: Sit, shoot: Shoot) -> None:
    page = visitor(primer=True)
    page.goto("/")
    shoot(page, "landing")
    page.get_by_role("button", name="Play against a bot").click()
    page.get_by_role("button", name="To the table").click()
    plan(page)
    expect(page.locator(".figure").nth(3)).to_be_visible()  # two Leaders, and whom each of them has chosen
    shoot(page, "table-light")
    play(page, Random(4), 30)  # whatever comes of it, the page has nothing to complain of


def choose_for_the_day(page: Page) -> None:
    """A scheme and a character, in the hidden part of Planning."""
    ready(page)
    click_answer(page, 0)
    click_answer(page, 0)


def plan(page: Page) -> None:
    """Choose for the Day, until all have done so."""
    choose_for_the_day(page)
    expect(page.locator(".log")).to_contain_text("reveals")
    ready(page)


def test_the_end_of_a_game_and_its_replay(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, LAST.replace("leader", "renown = 6\nleader", 1))
    ready(page)
    click_answer(page, answers(page).index("Pass"))
    expect(page.locator(".prompt .after")).to_be_visible()
    expect(page.locator(".prompt h2")).to_contain_text("win")
    page.get_by_role("link", name="Watch the replay").click()
    bar = page.get_by_role("slider", name="Choice")
    expect(bar).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One choice back").click()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One choice on").click()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".said h2")).not_to_be_empty()
    shoot(page, "replay")


def test_a_rematch(visitor: Sit) -> None:
    page = visitor()
    first = new_game(page)
    ready(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Concede …").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{first})"))  # at once: no bot has to agree
    assert ready(page) == "asked"


def test_a_duel_takes_the_stage(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(theme="dark")
    duel = page.locator(".duel")
    new_game_at(page, server, DUEL)
    ready(page)
    expect(duel.locator(".played")).not_to_have_count(0)
    expect(duel.locator(".fighter")).to_have_count(2)
    expect(duel.locator(".threat")).to_have_count(2)
    expect(duel).to_contain_text("Round")
    shoot(page, "duel")
    page.get_by_role("button", name="Look at the City").click()
    expect(duel).to_have_count(0)
    page.get_by_role("button", name="Back to the duel").click()
    expect(duel).to_be_visible()


def test_a_reload_in_the_middle_of_a_choice(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, TURN)
    ready(page)
    click_answer(page, answers(page).index("Move"))
    expect(page.locator(".prompt h2")).to_have_text("Choose who moves")
    ready(page)
    before = asked_now(page)
    page.reload()
    ready(page)
    assert asked_now(page) == before
    page.keyboard.press("u")
    expect(page.locator(".prompt h2")).not_to_have_text(before.split("\n")[0])
    click_answer(page, answers(page).index("Claim"))


def test_a_line_that_is_cut(visitor: Sit) -> None:
    page = visitor()
    page.add_init_script(
        "const W = WebSocket; window.lines = [];"
        "window.WebSocket = class extends W { constructor(...a) { super(...a); lines.push(this) } }"
    )
    new_game(page)
    ready(page)
    before = asked_now(page)
    # too early, before there is another line: nothing is lost, nothing is stuck
    page.evaluate("lines.at(-1).close(); document.querySelector('.answer').click()")
    page.wait_for_function("() => lines.length > 1 && lines.at(-1).readyState === 1")
    page.keyboard.press("Escape")
    assert asked_now(page) == before
    for _ in range(3):
        ready(page)
        click_answer(page, 0)
    expect(page.locator(".log")).to_contain_text("reveals")


def test_two_play_and_a_third_sees_neither_hand(visitor: Sit, shoot: Shoot) -> None:
    anne, mary, watcher = visitor(), visitor(), visitor()
    heard: list[str] = []
    watcher.on("websocket", lambda ws: ws.on("framereceived", lambda text: heard.append(str(text))))
    link = invite(anne)
    mary.goto(link)
    mary.get_by_role("button", name="Take the open seat").click()
    watcher.goto(link)
    expect(watcher.locator(".prompt")).to_contain_text("watching")
    anne.get_by_role("tab", name="Chat").click()
    anne.get_by_label("Say something").fill("<b>Well met</b> & good luck")
    anne.get_by_role("button", name="Say", exact=True).click()

    while not all(page.locator("[data-hand]").count() > 3 for page in (anne, mary)):  # until the Day is planned
        for page in (anne, mary):
            if page.locator(".answer:not([aria-disabled=true])").count() > 0:
                click_answer(page, 0)
            page.wait_for_timeout(60)
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_role("log", name="Chat")).to_contain_text("<b>Well met</b> & good luck")
    expect(watcher.locator("[data-hand]")).to_have_count(0)

    messages = [json.loads(text) for text in heard]
    shown = " ".join(e["words"] for m in messages for e in (*m.get("log", ()), *m.get("events", ())))
    for page in (anne, mary):
        names = page.locator("[data-hand]").evaluate_all("cards => cards.map(c => c.dataset.hand.split('#')[0])")
        assert len(names) > 3
        told = [name for name in set(names) if name not in shown and any(json.dumps(name) in text for text in heard)]
        assert told == []
    assert all(m.get("decision") is None for m in messages)
    shoot(watcher, "watching")


def test_taking_back_by_consent(visitor: Sit) -> None:
    anne, mary = visitor(), visitor()
    mary.goto(invite(anne))
    mary.get_by_role("button", name="Take the open seat").click()
    for page in (anne, mary):  # in secret
        choose_for_the_day(page)
    for page in (anne, mary):
        expect(page.locator(".log")).to_contain_text("reveals")
    anne.keyboard.press("u")
    asked = "You asked the others whether you may take back: 0 of 1 have agreed so far."
    expect(anne.get_by_text(asked)).to_be_visible()
    expect(mary.get_by_role("alertdialog")).to_contain_text("since then would be taken back, too.")
    mary.get_by_role("button", name="Allow").click()
    expect(anne.locator(".prompt h2")).to_contain_text("Choose a scheme")
    expect(mary.locator(".log")).not_to_contain_text("reveals")
    mary.get_by_role("tab", name="Chat").click()
    expect(mary.locator(".chat")).to_contain_text("takes back a choice: everybody has agreed.")


def test_a_table_for_friends_opens_in_sight_with_open_seats(visitor: Sit) -> None:
    page = visitor(size=(1280, 800))
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="A table of your own")).to_be_in_viewport()
    page.get_by_label("Players").select_option("4")
    expect(page.get_by_label("Who sits in seat 4")).to_have_value("open")
    page.get_by_label("Deck, seat 3").select_option("sample:castille")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seats li").first).to_contain_text("plays Eisen")
    friend = visitor()
    friend.goto(page.get_by_label("Invitation link").input_value())
    choice = friend.get_by_label("Deck, join")
    expect(choice).to_have_value("sample:montaigne")
    choice.select_option("sample:eisen")
    expect(friend.get_by_role("status").filter(has_text="plays Eisen, too.")).to_be_visible()
    friend.get_by_role("button", name="Take an open seat").click()
    expect(friend.get_by_role("heading", name="Invite someone")).to_be_visible()


def test_who_watches_and_may_speak_is_asked_for_a_name(
    visitor: Sit, server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, watcher = visitor(), visitor()
    new_game(anne)
    anne.get_by_role("tab", name="Chat").click()
    anne.get_by_label("Those who watch may speak").check()
    asked = "async (path) => (await (await fetch(path)).json()).invitation"
    invited = anne.evaluate(asked, "/api/tables/" + anne.url.partition("/table/")[2].partition("?")[0])
    watcher.goto(f"{anne.url.partition('?')[0]}?invitation={invited}")
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_label("Your name").fill("Cora")
    watcher.get_by_role("button", name="Speak by this name").click()
    watcher.get_by_label("Say something").fill("Fair winds")
    watcher.get_by_role("button", name="Say", exact=True).click()
    expect(anne.locator(".chat")).to_contain_text("Cora Fair winds")
    house = server.server.house
    monkeypatch.setattr(house, "limits", msgspec.structs.replace(house.limits, onlookers=1))
    late = visitor()
    late.goto(watcher.url)
    expect(late.get_by_role("heading", level=1)).to_have_text("This table cannot be shown")
    expect(late.locator(".message p")).to_have_text("Too many people are watching this table.")
    late.goto("/table/nowhere")
    expect(late.get_by_role("heading", level=1)).to_have_text("No such table")


def test_a_phone(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=(390, 844), touch=True)
    page.goto("/")
    shoot(page, "phone-landing")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    new_game(page)
    shoot(page, "phone-planning")
    new_game_at(page, server, TURN)
    ready(page)
    expect(page.locator(".figure")).to_have_count(4)
    expect(page.locator("[data-hand]")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".answer").nth(answers(page).index("Move")).tap()
    expect(page.locator(".prompt h2")).to_have_text("Choose who moves")
    ready(page)
    page.locator(".answer").first.tap()
    ready(page)
    shoot(page, "phone")
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.get_by_label("What happened")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    page.locator(".figure .plate").first.dispatch_event("contextmenu")
    expect(page.locator("dialog[open] .face")).to_be_visible()
    shoot(page, "phone-card")


def test_keyboard_alone(visitor: Sit) -> None:
    page = visitor(primer=True)
    page.goto("/")
    page.get_by_role("button", name="Play against a bot").wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.includes('Play against a bot')"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("button", name="To the table").wait_for()
    page.keyboard.press("Enter")
    for turn in range(24):
        if ready(page) == "over":
            break
        page.wait_for_function("() => document.activeElement !== document.body")  # the focus is kept
        if page.locator(".source").count() > 0:  # several things: ticked, then confirmed
            while not page.locator(".accept").is_enabled():
                page.locator(".source:not(.on):not(:disabled)").first.focus()
                page.keyboard.press("Space")
            page.keyboard.press("1")
        elif turn % 3 == 2:
            page.keyboard.press("p")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(1 + turn % min(3, len(answers(page)))))
    page.locator(".mine .bill, .mine .plate, .hand .held").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open] .face")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".prompt .after")).to_have_count(0)  # also where the game was over
    assert ready(page) == "asked"


#: the rival has passed: as soon as I do, the Day ends
LAST = """
passes = 1
[city]
Docks = {renown = 2, control = 1}
""" + TURN


def test_what_happens_is_shown_piece_by_piece_and_can_be_skipped(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(speed="careful")
    last_pass_in_stopped_time(page, server)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("gains 2 Renown")
    let_time_pass(page, page.locator(".log", has_text="gains 2 Renown"))
    expect(page.locator(".log")).not_to_contain_text("Day 2")  # the Day is far from over
    let_time_pass(page, page.locator(".banner[data-moment=end]"))
    shoot(page, "end-of-day")
    page.keyboard.press("Space")
    expect(page.locator(".log")).to_contain_text("Day 2")
    page.clock.resume()
    assert ready(page) == "asked"
    expect(page.locator(".banner")).to_have_count(0)
    ledger = page.get_by_label("What Day 1 came to")
    expect(ledger).to_contain_text("+2 from the Docks")
    shoot(page, "ledger")
    ledger.get_by_role("button", name="Close the ledger").click()
    expect(ledger).to_have_count(0)


def test_a_click_on_the_table_skips_too_and_what_is_missed_is_shown_at_once(visitor: Sit, server: InThread) -> None:
    page = visitor(speed="brisk")
    last_pass_in_stopped_time(page, server)
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator(".log")).not_to_contain_text("Day 2")
    page.locator(".location").first.click()
    expect(page.locator(".log")).to_contain_text("Day 2")
    last_pass_in_stopped_time(page, server)
    expect(page.locator(".log")).not_to_contain_text("Day 2")
    page.reload()
    expect(page.locator(".log")).to_contain_text("Day 2")


def last_pass_in_stopped_time(page: Page, server: InThread) -> None:
    """I pass as the last one; from then on time passes only where a test says so."""
    page.clock.install(time=0)
    new_game_at(page, server, LAST)
    ready(page)
    page.clock.pause_at(3_600_000)
    click_answer(page, answers(page).index("Pass"))


def let_time_pass(page: Page, until: Locator) -> None:
    """Let it pass by steps where it was stopped, until something is seen; the table and its bots have real time."""
    for _ in range(1000):
        if until.count() > 0:
            break
        page.clock.run_for(400)
        page.wait_for_timeout(50)
    expect(until).to_be_visible()


PLANNING = """
phase = "Planning"
[[player]]
leader = "Kaspar Dietrich"
approach = ["Otto Streit", "Terrell Brandt", "Plans Within Plans"]
deck = ["Precision x5", "Regroup x5"]
[[player]]
leader = "Odette Dubois d'Arrent"
approach = ["Jean Urbain", "Let the Sword Decide"]
deck = ["Valiant Spirit x5", "Disarm x5"]
"""


def test_two_locations_are_picked_in_any_order(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, PLANNING)
    ready(page)
    click_answer(page, 0)
    rows = page.locator(".source")
    expect(rows).to_have_text(["the Docks", "the Forums", "the Grand Bazaar"])
    confirm = page.locator(".accept")
    expect(confirm).to_be_disabled()
    page.locator(".location").nth(2).click()
    expect(page.get_by_text("1 ticked, 1 to go")).to_be_visible()
    expect(rows.nth(2)).to_have_attribute("aria-pressed", "true")
    page.locator(".location").nth(0).click()
    expect(rows.nth(1)).to_be_disabled()
    page.locator(".location").nth(0).click()  # taken back
    rows.nth(1).click()
    shoot(page, "two-locations")
    confirm.click()
    expect(page.locator(".log")).to_contain_text("adds 1 Renown to the Grand Bazaar")
    expect(page.locator(".log")).to_contain_text("adds 1 Renown to the Forums")


#: six of twelve cards are beyond the hand limit
TOO_MANY = """
phase = "Dusk"
step = "hand limit"
[[player]]
leader = "Kaspar Dietrich"
hand = ["Precision x3", "Last Word", "Regroup", "Disarm", "Sunder", "Taunt", "Ambush", "Pull", "Boon", "Not Today"]
deck = ["Answering the Call x9"]
[[player]]
leader = "Odette Dubois d'Arrent"
deck = ["Valiant Spirit x9"]
"""


def test_cards_beyond_the_hand_limit_are_discarded_in_one_step(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, TOO_MANY)
    ready(page)
    rows, confirm = page.locator(".source"), page.locator(".accept")
    expect(rows).to_have_count(12)
    wanted = ["Precision", "Taunt", "Boon", "Pull", "Ambush", "Sunder"]
    for name in wanted:
        rows.filter(has_text=name).first.click()
    expect(confirm).to_contain_text("Discard")
    expect(rows.filter(has_text="Disarm")).to_be_disabled()
    confirm.click()
    for name in wanted:
        expect(page.locator(".log")).to_contain_text(f"{name} is discarded.")


#: Captain's Coat costs three, and there are four cards to pay with, two of them equal
WARES = """
[city]
Docks = {cards = ["Captain's Coat"]}
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
crew = ["Otto Streit", {name = "Terrell Brandt", at = "Docks"}]
hand = ["Langschwert", "Precision", "Regroup", "Regroup", "Last Word"]
deck = ["Throwing Knife", "Answering the Call"]
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Forums"}
crew = [{name = "Jean Urbain", at = "Docks"}]
hand = ["Valiant Spirit"]
deck = ["Defending Honor", "Valiant Spirit"]
"""


def test_a_payment_is_ticked_in_any_order(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(theme="dark")
    new_game_at(page, server, WARES)
    ready(page)
    page.locator(".handbill").filter(has_text="Captain's Coat").click()
    expect(page.locator(".prompt h2")).to_have_text("Choose who equips")
    page.locator(".plate").filter(has_text="Kaspar Dietrich").click()
    expect(page.locator(".accept")).to_be_disabled()
    page.locator('[data-hand="Regroup#1"]').click()
    page.locator('[data-hand="Last Word#0"]').click()
    page.locator('[data-hand="Regroup#0"]').click()
    shoot(page, "payment")
    expect(page.locator(".accept")).to_be_enabled()
    page.keyboard.press("1")
    expect(page.locator(".log")).to_contain_text("Captain's Coat is equipped to Kaspar Dietrich")
    expect(page.locator("[data-hand]")).to_have_count(2)
    expect(page.locator('[data-hand="Precision#0"]')).to_be_visible()


def test_a_clicked_card_stays_chosen_until_its_bearer_is(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, WARES)
    ready(page)
    page.locator('[data-hand="Langschwert#0"]').click()
    expect(page.locator(".prompt h2")).to_have_text("Choose who equips")
    expect(page.locator('[data-hand="Langschwert#0"] .thing')).to_have_class(re.compile("picked"))
    page.locator(".plate").filter(has_text="Terrell Brandt").click()
    expect(page.locator(".log")).to_contain_text("Langschwert is equipped to Terrell Brandt")


def test_a_card_is_dragged_onto_its_bearer(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, WARES)
    ready(page)
    card = page.locator('[data-hand="Langschwert#0"] .thing').bounding_box()
    bearer = page.locator(".plate").filter(has_text="Terrell Brandt").bounding_box()
    assert card is not None and bearer is not None
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 40, steps=3)
    page.mouse.move(bearer["x"] + 20, bearer["y"] + 20, steps=3)
    shoot(page, "dragged")
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text("Langschwert is equipped to Terrell Brandt")
    expect(page.locator(".dragged")).to_have_count(0)


def test_undo_says_what_it_takes_back(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_at(page, server, TURN)
    ready(page)
    expect(page.locator(".undo")).to_be_disabled()
    click_answer(page, answers(page).index("Move"))
    expect(page.locator(".prompt h2")).to_have_text("Choose who moves")
    expect(page.get_by_role("button", name="Undo: Move")).to_have_attribute("title", "Take back: Move")
    page.reload()
    page.get_by_role("button", name="Undo: Move").click()
    expect(page.locator(".undo")).to_be_disabled()


def test_things_move_and_calm_is_respected(visitor: Sit, server: InThread) -> None:
    lively, calm = visitor(speed="brisk"), visitor(speed="brisk", calm=True)
    assert movements(lively, server) > 10
    assert movements(calm, server) == 0


def movements(page: Page, server: InThread) -> int:
    """How many things moved while a Day ended."""
    page.add_init_script(
        "window.moves = 0; const a = Element.prototype.animate;"
        "Element.prototype.animate = function (...x) { window.moves++; return a.apply(this, x) }"
    )
    new_game_at(page, server, LAST)
    ready(page)
    click_answer(page, answers(page).index("Pass"))
    expect(page.locator(".log")).to_contain_text("Day 2")
    ready(page)
    return int(page.evaluate("window.moves"))


def test_a_new_table_of_four(visitor: Sit, shoot: Shoot) -> None:
    page = visitor(theme="dark", size=(1440, 900))
    decks = [{"kind": "sample", "text": name} for name in ("eisen", "montaigne", "eisen", "montaigne")]
    bots = [{"who": "bot", "bot": "random", "deck": deck} for deck in decks[1:]]
    new_game(page, [{"who": "me", "deck": decks[0]}, *bots])
    plan(page)
    expect(page.locator(".figure").nth(7)).to_be_visible()
    expect(page.locator(".location")).to_have_count(5)
    expect(page.locator(".seat")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    shoot(page, "four-players")


def test_rules_and_cards_at_hand(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    new_game(page)
    ready(page)
    page.get_by_role("button", name="rule FS-").click()
    expect(page.locator("dialog[open] .at")).to_be_visible()
    page.get_by_label("Search the rules").fill("first player token")
    expect(page.locator("dialog[open] dl div").first).to_contain_text("First Player")
    page.get_by_role("button", name="Close").click()
    page.locator(".log .named").first.hover()
    expect(page.locator(".beside .face")).to_be_visible()
    page.goto("/cards")
    page.get_by_role("button", name="Montaigne").click()
    expect(page.locator(".face").first).to_be_visible()
    shoot(page, "cards")
