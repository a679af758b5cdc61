"""The table of the 7th Sea CCG in a real browser, from written positions; both sides are people."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, answers, new_game_for, open_table, ready

HIRE = """
turn = 3
chantey = {name = "The Rage of the Vesten", by = 2}
[[player]]
captain = {name = "Berek", attached = ["Cutlass of Command"]}
ship = {name = "The Hurricane", sea = "La Boca"}
crew = [
  "Jack Trades", "Fancy Dans", "Fancy Dans", {name = "William Toss", tacked = true, attached = ["Barrels of Beer"]},
  "Julius Caligari", "Otiro",
]
hand = ["Mr. Smythe", "Sean McCorley", "Near Miss", "Eyepatch", "Save the Princess", "Crashing Seas"]
deck = ["Brutes x20"]
discard = ["Brutes"]
adventures = [{name = "Scraping the Bottom", sea = "Frothing Sea"}, {name = "Casks of Fine Wine", sea = "La Boca"}]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "La Boca"}
crew = ["Oar Team", "Brutes", {name = "Bully Boys", tacked = true}, "Iken of Venderheim"]
hand = ["Brutes", "Near Miss"]
deck = ["Brutes x20"]
sunk = ["Brutes x2"]
adventures = [{name = "Ussuran Pelts", sea = "Forbidden Sea"}]
[seas]
"The Mirror" = [{name = "Armed Brig", by = 2}]
"""
BOARDING = """
[[player]]
captain = "Berek"
ship = {name = "The Hurricane", sea = "La Boca"}
crew = ["Jack Trades", "Fancy Dans"]
hand = ["Mr. Smythe", "Save the Princess", "Cutlass"]
deck = ["Brutes x20"]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "La Boca"}
crew = ["William Toss", "Brutes", "Bully Boys"]
hand = ["Near Miss", "Save the Princess"]
deck = ["Brutes x20"]
[boarding]
attacker = 1
defender = 2
"""
FOUR = """
turn = 2
first_player = 2
to_act = 1
[[player]]
captain = "Berek"
ship = {name = "The Hurricane", sea = "La Boca"}
crew = ["Jack Trades", "Fancy Dans", {name = "William Toss", tacked = true}]
hand = ["Mr. Smythe", "Near Miss", "Save the Princess", "Crashing Seas"]
deck = ["Brutes x20"]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "La Boca"}
crew = ["Brutes", "Bully Boys", "Julius Caligari", "Otiro", {name = "Mr. Smythe", tacked = true}]
hand = ["Brutes"]
deck = ["Brutes x20"]
[[player]]
captain = "Allende"
ship = {name = "The Hanged Man", sea = "Trade Sea"}
crew = ["Buccaneers", "Buccaneers", {name = "Sean McCorley", tacked = true}, "Jean-Paul"]
hand = ["Brutes"]
deck = ["Brutes x20"]
adventures = [{name = "Casks of Fine Wine", sea = "Frothing Sea"}]
[[player]]
captain = {name = "Kheired-Din", tacked = true}
ship = {name = "Strange Skies", sea = "The Mirror"}
crew = ["Brutes", "Otiro", "Jack Trades", "Fancy Dans", "Fancy Dans"]
hand = ["Brutes"]
deck = ["Brutes x20"]
[seas]
"Trade Sea" = [{name = "Armed Brig", by = 3}]
"La Boca" = [{name = "Speak Softly...", by = 2}]
"""
SIX = FOUR.replace("[seas]", """[[player]]
captain = "Philip Gosse"
ship = {name = "Uncharted Course", sea = "La Boca"}
crew = ["Brutes", "Otiro"]
[[player]]
captain = "The General"
ship = {name = "Le Prédateur des Mers", sea = "Forbidden Sea"}
crew = ["Brutes", "Jack Trades", "Fancy Dans"]
[seas]""")  # fmt: skip
REACTING = """
[[player]]
captain = "Allende"
ship = {name = "The Hanged Man", sea = "La Boca"}
crew = ["Otiro", "Jean-Paul"]
deck = ["Brutes x9"]
adventures = [{name = "Casks of Fine Wine", sea = "La Boca"}]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "Trade Sea"}
"""
#: one more Hit than anybody on board could take
SINKING = """
[[player]]
captain = "Berek"
ship = {name = "The Hurricane", sea = "La Boca"}
crew = ["Jack Trades"]
[[player]]
captain = "Reis"
ship = {name = "The Crimson Roger", sea = "La Boca"}
[hits]
player = 2
amount = 4
"""


def click(page: Page, *words: str) -> None:
    """Give these answers one after the other, in the prompt."""
    for text in words:
        page.locator(".answer", has_text=text).first.click()


def crew(name: str) -> str:
    """Where a Crew of one's own stands."""
    return f".mine .figure[data-name='{name}']"


def tacked(page: Page, name: str) -> int:
    return len(page.locator(f"{crew(name)}.turned").all())


# Beginning


def test_starting_crews_are_chosen_from_cards_laid_out(visitor: Sit, shoot: Shoot) -> None:
    anne, bert = visitor(), visitor()
    wished = (("me", "gosse"), ("open", "explorers"))
    seats = [{"who": who, "deck": {"kind": "sample", "text": deck}} for who, deck in wished]
    table = open_table(anne, {"game": "ccg", "edition": "standard", "listed": True, "seats": seats})
    bert.goto(f"/table/{table}")
    bert.get_by_role("button", name="Take the open seat").click()
    expect(anne.locator(".prompt h2")).to_contain_text("Wealth left")
    shoot(anne, "ccg-starting")
    anne.locator(".laid .thing", has_text="Henderson").click()
    expect(anne.locator(".starting")).to_have_text("Starting Crew so far: Henderson")
    anne.locator(".laid .thing", has_text="Entertainers").click()  # at one's own pace: Bert has not chosen yet
    expect(anne.locator(".starting")).to_contain_text("Entertainers")
    click(anne, "Done")
    expect(anne.locator(".prompt h2")).to_have_text("Everybody chooses in secret")
    bert.locator(".laid .thing").last.click()
    expect(bert.locator(".starting")).not_to_contain_text("Henderson")
    click(bert, "Done")
    for page in (anne, bert):
        expect(page.locator(".hand .held")).to_have_count(7)


# Paying


def test_a_hire_is_paid_by_ticking(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "ccg", HIRE, page)
    shoot(page, "ccg-table")
    page.locator(f"{crew('Berek')} .plate").focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open] .explained")).to_contain_text("Sailing 4 = 2 printed + 2 Cutlass of Command")
    shoot(page, "ccg-card")
    page.keyboard.press("Escape")
    expect(page.locator(".answer", has_text="Hire Mr. Smythe").locator("small")).to_contain_text("costs 3 Influence (")
    page.locator(".hand .held", has_text="Mr. Smythe").click()
    bill = page.locator(".bill")
    expect(bill.locator(".accept")).to_contain_text("Tack")
    page.locator(f"{crew('Fancy Dans')} .plate").last.click()
    expect(bill.locator(".total")).to_have_text("2 of 3 ticked")
    expect(bill.locator(".accept")).to_be_disabled()
    page.locator(f"{crew('Jack Trades')} .plate").click()
    expect(bill.locator(".total")).to_have_text("4 of 3 ticked, 1 more than needed")
    shoot(page, "ccg-payment")
    expect(bill.locator(".source", has_text="Julius Caligari")).to_be_disabled()
    page.locator(f"{crew('Jack Trades')} .plate").click()  # taken back
    page.locator(".source", has_text="Otiro").wait_for(state="detached")  # he has no Influence
    bill.locator(".source", has_text="Fancy Dans").first.click()
    expect(bill.locator(".total")).to_have_text("4 of 3 ticked, 1 more than needed")
    bill.locator(".accept").click()
    expect(page.locator(crew("Mr. Smythe"))).to_be_visible()
    assert (tacked(page, "Fancy Dans"), tacked(page, "Jack Trades"), tacked(page, "Berek")) == (2, 0, 0)


def test_one_click_takes_the_payment_that_is_proposed(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "ccg", HIRE, page)
    click(page, "Hire Mr. Smythe")
    expect(page.locator(".accept")).to_contain_text("Tack")
    page.keyboard.press("1")
    expect(page.locator(crew("Mr. Smythe"))).to_be_visible()
    expect(page.locator(".log")).to_contain_text("hires Mr. Smythe")


def test_a_react_comes_inside_a_payment(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "ccg", REACTING, page)
    click(page, "Complete Casks of Fine Wine")
    helps = page.locator(".accept")
    expect(helps).to_contain_text("Use The Hanged Man (this Ship produces 3 Adventuring)")
    helps.click()
    click(page, "Otiro")  # the Ship has paid it all: what is left to say is who carries it
    expect(page.locator(f"{crew('Otiro')} .item[data-name='Casks of Fine Wine']")).to_be_visible()
    expect(page.locator(".vessel.tacked[data-name='The Hanged Man']")).to_be_visible()
    assert (tacked(page, "Otiro"), tacked(page, "Allende")) == (0, 0)
    expect(page.locator(".log")).to_contain_text("uses The Hanged Man")


def test_a_hire_with_the_keyboard_alone(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "ccg", HIRE, page)
    ready(page)
    page.keyboard.press(str(answers(page).index("Hire Mr. Smythe") + 1))
    expect(page.locator(".accept")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.textContent.includes('Julius Caligari')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".total")).to_have_text("3 of 3 ticked")
    page.keyboard.press("1")
    expect(page.locator(crew("Mr. Smythe"))).to_be_visible()
    assert (tacked(page, "Julius Caligari"), tacked(page, "Fancy Dans")) == (1, 0)


def test_what_is_seldom_wanted_glows_nowhere_and_stands_last(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "ccg", HIRE, page)
    ready(page)
    words = answers(page)
    assert words[-1] == "Pass" and words[-2].startswith("Discard ")
    assert all(text.startswith("Discard ") for text in words[words.index("Discard Jack Trades") : -1])
    expect(page.locator(".answer", has_text="Pass").last).to_be_in_viewport()
    expect(page.locator(f"{crew('Otiro')} .thing.lit")).to_have_count(0)
    page.locator(f"{crew('Otiro')} .plate").click()
    expect(page.locator(crew("Otiro"))).to_be_visible()


def test_an_adventure_is_completed(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, "ccg", HIRE, page)
    page.locator(".sea .handbill", has_text="Casks of Fine Wine").click()
    page.locator(".accept").click()
    click(page, "Otiro")
    expect(page.locator(f"{crew('Otiro')} .item[data-name='Casks of Fine Wine']")).to_be_visible()
    expect(page.locator(f"{crew('Otiro')} .flag").nth(3)).to_have_text("2")


def test_a_boarding_is_canceled(visitor: Sit, server: InThread) -> None:
    anne, bert = visitor(), visitor()
    new_game_for(server, "ccg", HIRE, anne, bert)
    click(anne, "Board The Crimson Roger")
    anne.locator(".accept").click()
    expect(bert.locator(".prompt h2")).to_have_text("Pay to cancel the action of Anne: Boarding?")
    expect(bert.locator(".answer", has_text="Cancel it").locator("small")).to_contain_text("costs 3 Sailing (")
    click(bert, "Cancel it")
    bert.locator(".accept").click()
    expect(anne.locator(".log")).to_contain_text("pays to cancel")
    expect(anne.locator(".duel")).to_have_count(0)
    assert ready(bert) == "asked"


# Boardings


def test_a_boarding_with_a_defence_and_absorbed_hits(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    anne, bert = visitor(theme="dark"), visitor()
    new_game_for(server, "ccg", BOARDING, anne, bert)
    scene = anne.locator(".duel")
    expect(scene).to_contain_text("Round 1")
    anne.locator(f"{crew('Fancy Dans')} .plate").click()
    click(anne, "Mr. Smythe")
    expect(bert.locator(".answers-it")).to_have_text("Punch is answered by Dagger or Slash")
    bert.locator(f"{crew('William Toss')} .plate").click()
    expect(scene.locator(".fighter")).to_have_count(2)
    expect(scene.locator(".blow .named b")).to_have_text(["Punch", "Dagger"])
    shoot(anne, "ccg-boarding")
    assert sorted(answers(anne)) == ["Cutlass (Club; defends against Dagger and Slash)", "Take the Hits"]
    click(anne, "Take the Hits")
    expect(anne.locator(".prompt h2")).to_have_text("Absorb Hits: 1 left")
    expect(anne.locator(crew("Fancy Dans"))).to_have_count(0)  # who fights absorbs first: tacked, and then sunk
    expect(anne.locator("[data-pile='sunk:0']")).to_have_text("1")
    assert answers(anne) == ["Sink Berek"]  # besides what the payment proposes
    anne.get_by_role("button", name="Look at the Seas").click()
    expect(scene).to_have_count(0)
    anne.get_by_role("button", name="Back to the Boarding").click()
    expect(scene).to_be_visible()
    anne.locator(".source", has_text="Tack Jack Trades").click()
    anne.locator(".accept").click()
    expect(anne.locator(f"{crew('Jack Trades')}.turned")).to_be_visible()
    assert ready(bert) == "asked"


#: two Captains in the fight, whose numbers have long sums, and many things in their hands
LADEN = BOARDING.replace(
    'captain = "Berek"', 'captain = {name = "Berek", attached = ["Cutlass of Command", "Barrels of Beer", "Eyepatch"]}'
).replace(
    '"Jack Trades", ',
    '{name = "Jack Trades", tacked = true, attached = ["Barrels of Beer", "Eyepatch", "Peg Leg"]}, ',
)  # fmt: skip
#: whether two kinds of things lie over each other somewhere
OVERLAP = """([some, others]) => {
  const boxes = (at) => [...document.querySelectorAll(at)].map((e) => e.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 1 && a.top < b.bottom - 1;
  return boxes(some).some((a) => boxes(others).some((b) => over(a, b) && over(b, a)));
}"""
#: what of a stage is not wholly in it
CUT = """() => {
  const stage = document.querySelector('.duel').getBoundingClientRect();
  return [...document.querySelectorAll('.duel :is(.of, .fighter, .hits, .sum)')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.top < stage.top || box.bottom > stage.bottom || box.left < stage.left || box.right > stage.right;
  }).map((e) => e.className);
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1024, 700)])
def test_nothing_of_a_boarding_lies_over_anything_else(
    size: tuple[int, int], visitor: Sit, shoot: Shoot, server: InThread
) -> None:
    anne, bert = visitor(), visitor()
    anne.set_viewport_size({"width": size[0], "height": size[1]})
    new_game_for(server, "ccg", LADEN, anne, bert)
    anne.locator(f"{crew('Berek')} .plate").click()
    click(anne, "Mr. Smythe")
    expect(bert.locator(".answers-it")).to_be_visible()
    bert.locator(f"{crew('Reis')} .plate").click()
    expect(anne.locator(".duel .fighter")).to_have_count(2)
    shoot(anne, "ccg-laden")
    assert not anne.evaluate(OVERLAP, [".aside", ".duel :is(.of, .fighter, .hits)"])
    assert not anne.evaluate(OVERLAP, [".duel h2", ".duel .of"])
    assert not anne.evaluate(OVERLAP, [".mine .figure:not(.turned) .medal", ".mine .figure:not(.turned) .flag"])
    assert anne.evaluate(CUT) == []


def test_an_attack_is_reversed_and_reversed_again(visitor: Sit, server: InThread) -> None:
    anne, bert = visitor(), visitor()
    new_game_for(server, "ccg", BOARDING, anne, bert)
    anne.locator(f"{crew('Jack Trades')} .plate").click()
    click(anne, "Mr. Smythe")
    expect(bert.locator(".answers-it")).to_be_visible()
    bert.locator(f"{crew('William Toss')} .plate").click()  # with Near Miss, the only card that answers a Punch
    click(anne, "Cutlass (Club; defends against Dagger and Slash)")
    expect(bert.locator(".duel .blow .named b")).to_have_text(["Punch", "Dagger", "Club"])
    expect(bert.locator(".duel .ahead .hits")).to_have_text("2Hits to come")
    click(bert, "Take the Hits")
    expect(bert.locator(".log")).to_contain_text("The Crimson Roger suffers 2 Hits from Jack Trades")
    click(bert, "Tack William Toss")
    expect(bert.locator(f"{crew('William Toss')}.turned")).to_be_visible()
    expect(anne.locator(f"{crew('Jack Trades')}.turned")).to_be_visible()


def test_the_last_captain_afloat_has_won(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    anne, bert = visitor(), visitor()
    new_game_for(server, "ccg", SINKING.replace("amount = 4", "amount = 3"), anne, bert)
    click(bert, "Sink Reis")
    bert.get_by_role("button", name="Yes, I mean it").click()
    expect(anne.locator(".prompt h2")).to_have_text("You win as the last Captain afloat")
    expect(bert.locator(".prompt h2")).to_have_text("Anne wins as the last Captain afloat")
    expect(anne.locator(".over")).to_have_text("Victory is yours")
    shoot(anne, "ccg-over")
    anne.get_by_role("link", name="Watch the replay").click()
    expect(anne.get_by_label("Seen by").locator("option")).to_have_text(["nobody: all cards open", "Anne", "Bert"])
    expect(anne.locator(".vessel")).to_have_count(2)
    anne.get_by_role("button", name="To the end").click()
    expect(anne.locator(".said h2")).to_contain_text("Sink Reis")
    expect(anne.locator(".over")).to_have_text("Anne wins")


# Everybody


def test_a_game_against_two_bots_begins_at_the_landing_page(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="7th Sea CCG").click()
    page.locator(".faces label", has_text="Sea Dogs").click()
    expect(page.get_by_role("radio", name="Sea Dogs")).to_be_checked()
    page.get_by_label("against").select_option("2 rivals")
    shoot(page, "ccg-landing")
    page.get_by_role("button", name="Play against a bot").click()
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(crew("Berek"))).to_be_visible()
    click(page, "William Toss")
    expect(page.locator(".starting")).to_contain_text("William Toss")
    click(page, "Done")
    expect(page.locator(".hand .held")).to_have_count(7)
    page.locator(".answer", has=page.get_by_text("Pass", exact=True)).click()
    expect(page.locator(".log")).to_contain_text("passes")


def test_two_to_six_captains_on_one_table(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    for captains, position in ((4, FOUR), (6, SIX)):
        page = visitor(theme="dark" if captains == 6 else "light")
        new_game_for(server, "ccg", position, page)
        ready(page)
        for size in ((1280, 800), (1024, 768), (1440, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.locator(".seat")).to_have_count(captains)
            expect(page.locator(".vessel")).to_have_count(captains)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            room = page.locator(".area").evaluate("area => area.clientHeight - area.scrollHeight")
            assert room >= 0, f"{captains} captains at {size[0]} x {size[1]}: {-room} pixels too much"
            shoot(page, f"ccg-{captains}-captains-{size[0]}")


def test_a_phone(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=(390, 844), touch=True)
    new_game_for(server, "ccg", HIRE, page)
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, "ccg-phone")
    page.get_by_role("button", name="My Ship").tap()
    shoot(page, "ccg-phone-ship")
    page.get_by_role("button", name="Hand 6").tap()
    page.locator(".hand .held", has_text="Mr. Smythe").tap()
    page.locator(".source", has_text="Julius Caligari").tap()
    expect(page.locator(".total")).to_have_text("3 of 3 ticked")
    shoot(page, "ccg-phone-payment")
    page.locator(".accept").tap()
    expect(page.locator(crew("Mr. Smythe"))).to_be_visible()
    page = visitor(size=(390, 844), touch=True)
    new_game_for(server, "ccg", BOARDING, page)
    ready(page)
    shoot(page, "ccg-phone-boarding")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# The set in print


def test_the_cards_page_can_show_only_what_is_playable(visitor: Sit) -> None:
    page = visitor()
    page.goto("/cards")
    page.get_by_role("combobox", name="Game", exact=True).select_option("ccg")
    page.get_by_role("button", name="Sea Dogs").click()
    expect(page.locator(".count")).to_have_text("57 cards")
    page.get_by_label("Only those that can be played").check()
    expect(page.locator(".count")).to_have_text("20 cards")
    expect(page.locator(".face", has_text="is not written yet")).to_have_count(0)
