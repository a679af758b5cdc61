"""The table of Sea of Legends in a real browser, from written positions."""

import re

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Locator, Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, new_game_for

GAME = "sea-of-legends"
TABLE = """
round = 2
seed = 7
tokens = [{name = "Summoning Relic", at = "Skull Point"}]
[[player]]
captain = {name = "Kahina", at = "Nassau"}
cards = [
    "Brine Sparrow", {name = "Gunner", exhausted = true}, "Navigator", "Quartermaster",
    {name = "Axe Fist the Punisher", lover = 2}, {name = "Josephine the Duchess of Orléans", nemesis = 1},
    {name = "Coral Crown", claimed = true},
]
gold = 13
flags = ["Smuggler's Cove"]
[[player]]
captain = {name = "Ton", at = "Port Royal"}
cards = [
    "Guttersnipe", "Gunner", {name = "Clara the Ill-Tempered", lover = 1},
    {name = "Nasir the Prince of Thieves", nemesis = 1},
]
[[faction]]
name = "Spanish Armada"
npcs = [{name = "Spanish Galleon", at = "Sea 2"}]
[[faction]]
name = "Dread Tide"
npcs = [{name = "Undead Soldier", at = "Sea 8"}, {name = "Undead Soldier", at = "Sea 9"}]
[[faction]]
name = "Children of Tlaloc"
npcs = [{name = "Merfolk Guardian", at = "Claw Bay"}]
fort = "Claw Bay"
[decks]
crew = ["Bosun", "Cook", "Dicer"]
events = ["Treasure Fleet"]
"""
FACTIONS = TABLE.replace("round = 2", 'round = 2\nphase = "Faction Turn"')
#: a Captain and nobody else but the Factions
ALONE = """
seed = 3
[[player]]
captain = {name = "Kahina", at = "Tortuga"}
cards = [
    "Brine Sparrow", "Gunner", "Navigator", "Quartermaster",
    {name = "Axe Fist the Punisher", lover = 1}, {name = "Josephine the Duchess of Orléans", nemesis = 1},
]
tales = {captain = {at = "Tortuga", arc = "captain_kahina", foe = "Dread Tide"}}
[[faction]]
name = "Spanish Armada"
npcs = [{name = "Spanish Galleon", at = "Sea 3"}]
[[faction]]
name = "Dread Tide"
[[faction]]
name = "Children of Tlaloc"
[decks]
events = ["Treasure Fleet"]
tavern = ["Saint's Knucklebone"]
"""
#: more cards than one row holds
LONG_NAMES = """"Quartermaster", "Demolitionist", "Harbormaster's Ledger", "Thunderstone", "Strongbox",
    "Inquisitor's Pincers", "Guardian's Spear", "Grapeshot","""
PHONE = (390, 844)


def click(page: Page, *words: str) -> None:
    """Give these answers one after the other, in the prompt."""
    for text in words:
        page.locator(".answer", has_text=text).first.click()


def place(name: str) -> str:
    """The plaque of a Port on the chart."""
    return f".chart .plaque:has(b:text-is(\"{name}\"))"


def test_a_captain_sails_by_clicking_the_chart(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, TABLE, page)
    shoot(page, "sea-table")
    page.locator(".ship[data-name=Kahina] .vessel").click()
    expect(page.locator(".prompt h2")).to_have_text("Where to? 2 steps are left.")
    there = page.locator(".answer", has_text="Sea 2").locator("small")
    expect(there).to_contain_text("hostile: Spanish Galleon, Strength 4")
    shoot(page, "sea-sailing")
    page.locator(place("Tortuga")).click()
    expect(page.locator(".prompt h2")).to_have_text("Where to? 1 step is left.")
    click(page, "Drop anchor")
    expect(page.locator(".place:has(.ship[data-name=Kahina]) .plaque b")).to_have_text("Tortuga")


def test_the_chart_is_also_a_list_and_is_read_by_keys(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, TABLE, page)
    page.locator(place("Nassau")).focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(place("Tortuga"))).to_be_focused()
    page.keyboard.press("+")
    expect(page.locator(".chart.near")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(".chart.near")).to_have_count(0)
    said = page.locator(place("Nassau")).locator(".sr")
    expect(said).to_contain_text("Strength 4, gives 7 gold; Captain Kahina (you)")
    page.get_by_role("button", name="List", exact=True).click()
    entry = page.locator(".entry:has(b:text-is('Claw Bay'))")
    expect(entry).to_contain_text("Fort of the Children of Tlaloc")
    expect(entry).to_contain_text("Merfolk Guardian, Strength 5, hostile to you")
    shoot(page, "sea-list")
    click(page, "Set sail")
    expect(page.locator(".prompt h2")).to_contain_text("2 steps are left")
    page.locator(".entry:has(b:text-is('Tortuga'))").click()
    expect(page.locator(".prompt h2")).to_contain_text("1 step is left")


DICE = TABLE + """
[challenge]
port = true
[roll]
captain_dice = "1 C L 1"
bonus_dice = "X 1 L"
"""


def test_a_challenge_is_won_with_what_is_proposed(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, DICE, page)
    scene = page.locator(".duel")
    expect(scene.locator(".total").first).to_have_text("3Strength")
    expect(scene.locator(".total").last).to_contain_text("4")
    expect(scene.locator(".offer")).to_contain_text("you win")
    shoot(page, "sea-dice")
    scene.locator(".offer .button").click()
    expect(scene.locator(".total").first).to_have_text("4Strength")
    expect(scene.locator(".sum")).to_have_text("3 on dice+1 Axe Fist=4")
    click(page, "Leave the dice as they are", "Navigator")  # whom Josephine exhausts for the X
    expect(page.locator(".place:has(.ship[data-name=Kahina]) .flag")).to_be_visible()


def test_faces_of_dice_are_drawn_in_words_too(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, DICE, page)
    turn = page.get_by_role("button", name="Quartermaster: Exhaust: turn a Captain or Lover die to 1.")
    expect(turn.locator(".sign svg")).to_have_count(2)
    expect(page.locator(".mine .bond", has_text="Axe Fist").locator(".lines .sign")).to_have_count(2)
    for words in page.locator(".prompt, .mine").all_inner_texts():
        assert not re.search(r"\b[CLX]\b", words), words


def test_dice_are_assigned_by_clicks_and_dragged_onto_cards(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, DICE, page)
    lover = page.locator(".mine .bond .sheet", has_text="Axe Fist")
    page.locator(".dice .rolled", has_text="showing Lover").first.drag_to(lover)
    expect(page.locator(".dice .rolled", has_text="showing Lover")).to_have_count(1)
    expect(page.locator(".duel .total").first).to_have_text("4Strength")
    page.locator(".dice .rolled", has_text="showing Lover").click()
    expect(page.locator(".duel .total").first).to_have_text("5Strength")
    page.locator(".mine .tile[data-name=Quartermaster] .bill").click()
    expect(page.locator(".duel .total").first).to_have_text("6Strength")


def test_crew_are_hired_from_cards_laid_out(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, TABLE, page)
    click(page, "Take the Port action")
    expect(page.locator(".drawn .laid")).to_have_count(3)
    shoot(page, "sea-hiring")
    page.locator(".drawn .laid", has_text="Cook").click()
    click(page, "Hire nobody else")
    expect(page.locator(".mine .tile[data-name=Cook]")).to_be_visible()
    expect(page.locator(".mine .tile.turned")).to_have_count(0)


def test_the_faction_turn_tells_why(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, FACTIONS, page)
    click(page, "Spanish Armada")
    turn = page.locator(".turn[aria-label='Faction Turn']")
    why = "It seeks the nearest captured Port it can beat: Smuggler's Cove, 2 away."
    expect(turn.locator(".reason").first).to_have_text(why)
    shoot(page, "sea-faction-turn")
    turn.get_by_role("button", name="Close").click()
    expect(turn).to_have_count(0)
    page.get_by_role("button", name="The last Faction Turn").click()
    expect(turn).to_be_visible()


def test_whoever_is_weary_of_it_lets_the_table_decide_for_the_factions(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, FACTIONS, page)
    expect(page.locator(".prompt h2")).to_have_text("Which Faction acts next?")
    expect(page.locator(".prompt .quieten")).to_contain_text("The Settings change it back.")
    page.get_by_role("button", name="Let the table decide for the Factions").click()
    expect(page.locator(".prompt h2")).to_have_text("Spanish Galleon appears: in which region?")
    page.locator(".answer").first.click()
    expect(page.locator(".day")).to_have_text("Round 3")


def test_ten_notoriety_win(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    rich = ALONE.replace("Tortuga\"}\ncards", "Smuggler's Cove\"}\ngold = 13\nnotoriety = 9\ncards", 1)
    new_game_for(server, GAME, rich.replace("Sea 3", "Sea 15"), page)
    click(page, "Take the Port action", "Bury 10 gold", "End the turn")
    page.locator(".answer").first.click()  # where Galleons appear: the round is to end
    expect(page.locator(".prompt .after")).to_be_visible()
    expect(page.locator(".middle")).to_contain_text("Victory is yours")
    shoot(page, "sea-victory")
    page.locator(".after").get_by_role("link", name="Harbour").click()  # which goes on with what was played
    expect(page.get_by_role("button", name="Sea of Legends")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sea of Legends")
    expect(page.locator("dt").first).to_have_text(re.compile("^SL-"))


#: so many cards that they have to be drawn smaller
RICH = TABLE.replace('"Brine Sparrow", {name = "Gunner"', '"Gilded Lie", {name = "Gunner"').replace(
    '"Quartermaster",\n', '"Quartermaster", "Bosun", "Cook", "Dicer", "Saint\'s Knucklebone", "Cask of Rum",\n', 1
).replace('crew = ["Bosun", "Cook", "Dicer"]\n', "")


#: how many names of cards there are before me, and words of them that go over two lines or over the edge
#: names of cards that are cut off or too small to be read
UNREAD = """names => names.filter(it => {
    const [name, card] = [it, it.closest('.bill')].map(one => one.getBoundingClientRect());
    const beyond = it.scrollWidth > it.clientWidth || name.bottom > card.bottom;
    return beyond || parseFloat(getComputedStyle(it).fontSize) < 11;
}).map(it => it.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_every_card_is_seen_and_nothing_lies_on_the_chart(
    visitor: Sit, shoot: Shoot, server: InThread, size: tuple[int, int]
) -> None:
    page = visitor(size=size)
    new_game_for(server, GAME, RICH.replace("round = 2", 'round = 2\nphase = "Faction Turn"'), page)
    click(page, "Spanish Armada")
    turn = page.locator(".turn[aria-label='Faction Turn']")
    expect(turn.locator(".reason").first).to_be_visible()
    shoot(page, f"sea-{size[0]}")
    tiles = page.locator(".mine .tile")
    expect(tiles).to_have_count(10)
    assert box_of(turn.get_by_role("button", name="Close"))[2] <= box_of(turn)[2], "it can be closed"
    panel = box_of(page.locator(".board > .mine"))
    for tile in tiles.all():
        box = box_of(tile)
        assert box[0] >= panel[0] and box[2] <= panel[2] and box[3] <= min(panel[3], size[1]), "a card is cut off"
    assert tiles.locator(".name").evaluate_all(UNREAD) == []
    for plaque in page.locator(".chart .plaque").all():
        left, top, right, bottom = box_of(plaque)
        middle = [(left + right) / 2, (top + bottom) / 2]
        assert plaque.evaluate("(it, at) => it.contains(document.elementFromPoint(...at))", middle), plaque.inner_text()


def box_of(part: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn."""
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_an_event_is_carried_out(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, TABLE.replace("round = 2", 'round = 2\nphase = "Event"'), page)
    event = page.locator(".factions .event")
    expect(event).to_contain_text("Treasure Fleet")
    expect(event.locator("li.off")).to_have_count(2)  # the Galleons have Strength 5 now
    shoot(page, "sea-event")
    before = page.locator(".npc[data-name='Spanish Galleon']").count()
    page.locator(".chart .plaque.lit").first.click()
    expect(page.locator(".npc[data-name='Spanish Galleon']")).to_have_count(before + 1)
    expect(page.locator(".day")).to_have_text("Round 3")


def ask_about(page: Page, word: Locator) -> None:
    """Press a word that explains itself, after the page has come to rest: what moves explains nothing."""
    word.scroll_into_view_if_needed()
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    word.click()


def test_a_chapter_is_read_and_chosen(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, ALONE, page)
    click(page, "Go on an Adventure: Kahina")
    tale = page.locator(".story")
    expect(tale.locator("h2")).to_have_text("A Client with a Memory")
    expect(tale.locator(".text p").first).to_contain_text("Tortuga")
    expect(tale.locator(".open > button")).to_have_count(page.locator(".answer").count())
    ask_about(page, tale.locator(".open").get_by_role("button", name="Strength"))
    expect(page.locator("#meaning")).to_contain_text("What has to be reached to win against it")
    expect(tale.locator(".outcome")).to_have_count(0)  # a word that is asked about chooses nothing
    page.keyboard.press("Escape")
    shoot(page, "sea-tale")
    tale.get_by_role("button", name="Look at the table").click()
    expect(tale).to_have_count(0)
    page.get_by_role("button", name="Back to the story").click()
    tale.locator(".choices button", has_text="Take the purse").click()
    deed = tale.locator(".outcome .deeds li").first
    expect(deed).to_have_text("gain 6 gold")
    ask_about(page, deed.get_by_role("button", name="gold"))
    expect(page.locator("#meaning")).to_contain_text("It pays for ships and Crew")
    expect(tale.locator(".outcome .onward")).to_contain_text("The tale goes on in")
    shoot(page, "sea-outcome")
    tale.get_by_role("button", name="Close the book").click()
    expect(tale).to_have_count(0)
    expect(page.locator(".mine .numbers")).to_contain_text("14")


def test_names_of_cards_can_be_read_on_a_tablet(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=(820, 1180))
    new_game_for(server, GAME, ALONE.replace('"Quartermaster",', LONG_NAMES), page)
    names = page.locator(".tile .name")
    expect(names.filter(has_text="Quartermaster")).to_be_visible()
    shoot(page, "sea-tablet-names")
    assert names.evaluate_all(UNREAD) == []
    shelf = box_of(page.locator(".mine .cards"))
    assert all(box_of(tile)[3] <= shelf[3] for tile in page.locator(".mine .tile").all()), "all are in sight"


def test_a_risky_choice_is_rolled_for(visitor: Sit, server: InThread) -> None:
    page = visitor()
    chosen = """
[adventure]
tale = "captain"
choice = 1
[roll]
captain_dice = "1 C L 2"
bonus_dice = "1"
"""
    new_game_for(server, GAME, ALONE + chosen, page)
    expect(page.locator(".duel h2")).to_have_text("A Client with a Memory")
    expect(page.locator(".duel .total").last).to_contain_text("5")
    page.locator(".offer .button").click()
    expect(page.locator(".prompt h2")).to_have_text("What do you do with the dice?")
    click(page, "Leave the dice as they are")
    expect(page.locator(".story .outcome h3")).to_have_text("You succeed")


def test_a_tavern_game(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, ALONE, page)
    click(page, "Take the Port action")
    expect(page.locator(".prompt h2")).to_have_text("How does the Tavern Game end?")
    expect(page.locator(".drawn .laid")).to_contain_text("Saint's Knucklebone")
    shoot(page, "sea-tavern")
    click(page, "Gain 2 gold")
    expect(page.locator(".mine .tile", has_text="Saint's Knucklebone")).to_contain_text("Relic in St. Augustine")


def test_the_first_voyage_is_chosen_on_the_landing_page(visitor: Sit, shoot: Shoot) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Sea of Legends").click()
    page.get_by_label("against").select_option("0")
    page.locator("select[aria-describedby=edition-words]").select_option("first-voyage")
    expect(page.locator("#edition-words")).to_contain_text("For the first time")
    page.locator(".faces label", has_text="Kahina").click()
    shoot(page, "sea-landing")
    page.get_by_role("button", name="Play alone").click()
    for name in ("Spanish Armada", "Children of Tlaloc", "Dread Tide"):
        expect(page.locator(".factions .list")).to_contain_text(name)
    for name in ("Magpie", "Josephine"):  # who come with Kahina on the first voyage
        expect(page.locator(".mine .bond .name", has_text=name)).to_be_visible()
    page.goto("/")  # and all of it is remembered
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()
    expect(page.locator("select[aria-describedby=edition-words]")).to_have_value("first-voyage")
    expect(page.locator(".faces .chosen")).to_contain_text("Kahina")


def test_the_landing_page_fits_the_phone(visitor: Sit) -> None:
    page = visitor(size=PHONE, touch=True)
    page.goto("/")
    page.get_by_role("button", name="Sea of Legends").tap()
    expect(page.locator(".faces label")).to_have_count(9)
    assert box_of(page.locator(".hero .call"))[2] <= box_of(page.locator(".hero"))[2], "nothing is cut off"
    header = page.locator("header.top")
    for width in (320, 360, PHONE[0], 600, 661, 768, 861, 1024):
        page.set_viewport_size({"width": width, "height": 844})
        assert box_of(header)[3] < 64, f"{width} px: the line above is one line"
        assert header.evaluate("it => it.scrollWidth") <= width
        for name in ("Quarterdeck, to the harbour", "Learn", "Cards", "Decks", "Rules", "Replays"):
            expect(header.get_by_role("link", name=name, exact=True)).to_be_in_viewport(ratio=1)
        expect(header.get_by_label("Light or dark")).to_be_in_viewport(ratio=1)


def test_two_fingers_enlarge_the_chart_and_one_moves_it(visitor: Sit, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True)
    new_game_for(server, GAME, ALONE, page)
    page.get_by_role("button", name="The whole chart").tap()
    expect(page.locator(".chart.near")).to_have_count(0)
    left, top, right, bottom = box_of(page.locator(".chart"))
    x, y = (left + right) / 2, (top + bottom) / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *at: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in at]})

    def shown() -> str:
        return str(page.locator(".chart .world").evaluate("it => it.style.transform"))

    fingers("touchStart", (x - 30, y), (x + 30, y))
    fingers("touchMove", (x - 60, y), (x + 60, y))
    fingers("touchEnd")
    expect(page.locator(".chart.near")).to_be_visible()
    before = shown()
    fingers("touchStart", (x, y))
    fingers("touchMove", (x + 40, y + 20))
    fingers("touchEnd")
    assert shown() != before and shown().split("scale")[1] == before.split("scale")[1], "moved, and not enlarged"


def test_a_round_alone_on_the_phone(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True)
    new_game_for(server, GAME, ALONE, page)
    shoot(page, "sea-phone")
    click(page, "Set sail")
    page.locator(".answer", has_text="Sea 13").tap()
    click(page, "Drop anchor")  # in a Sea region nothing is left to do: the turn ends, and the Factions act
    expect(page.locator(".prompt h2")).to_have_text("Spanish Galleon appears: in which region?")
    shoot(page, "sea-phone-event")
    page.locator(".answer").first.tap()
    expect(page.locator(".day")).to_have_text("Round 2")
    turn = page.locator(".turn[aria-label='Faction Turn']")
    expect(turn).to_have_count(0)  # it is over, and the screen is small
    page.get_by_role("button", name="The last Faction Turn").tap()
    expect(turn.locator("li.now")).to_contain_text("Spanish Galleon")
    turn.get_by_role("button", name="The next step").tap()
    expect(turn.locator("li.now")).to_contain_text("Event: Treasure Fleet")
    turn.get_by_role("button", name="Close").tap()
    for part in ("My ship", "Factions", "Chart"):
        page.locator(".jump button", has_text=part).tap()
    shoot(page, "sea-phone-round-2")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing reaches beyond the screen"


def whole(page: Page, part: Locator) -> bool:
    """Whether all of a part is on the screen, and nothing lies over its middle or its edges."""
    return bool(part.evaluate(
        """node => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
                const there = document.elementFromPoint((left + right) / 2, y);
                return there !== null && node.contains(there);
            });
        }"""
    ))  # fmt: skip


def test_on_the_phone_the_first_answers_and_what_is_asked_about_are_in_sight(
    visitor: Sit, shoot: Shoot, server: InThread
) -> None:
    page = visitor(size=PHONE, touch=True, calm=True, coach=True)
    new_game_for(server, GAME, ALONE, page)
    expect(page.get_by_role("region", name="Coach")).to_be_visible()
    for n in range(3):
        assert whole(page, page.locator(".answers .answer").nth(n)), f"answer {n + 1} beside the coach"
    shoot(page, "sea-phone-coach")
    page.locator(".jump button", has_text="Factions").tap()
    click(page, "Set sail")
    ship = page.locator(".ship[data-name=Kahina]")
    expect(page.locator(".chart")).to_be_in_viewport(ratio=0.5)
    expect(ship).to_be_in_viewport(ratio=1)
    for port in ("Sea 13", "San Juan"):
        page.locator(".answer", has_text=port).tap()
        expect(page.locator(".place", has=ship)).to_contain_text(port.removeprefix("Sea "))
        expect(ship).to_be_in_viewport(ratio=1)
    shoot(page, "sea-phone-follows")


def test_on_the_phone_dice_are_seen_when_they_are_asked_about(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(size=PHONE, touch=True, calm=True)
    new_game_for(server, GAME, ALONE, page)
    click(page, "Challenge Tortuga")
    expect(page.locator(".prompt h2")).to_contain_text("before the roll")
    page.locator(".jump button", has_text="Factions").tap()
    click(page, "Roll the dice")
    expect(page.locator(".prompt h2")).to_contain_text("with the dice")
    expect(page.locator(".duel h2")).to_be_in_viewport(ratio=1)
    shoot(page, "sea-phone-dice")


def test_a_book_that_is_read_closes_when_the_game_goes_on(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor(calm=True)
    new_game_for(server, GAME, ALONE, page)
    click(page, "Go on an Adventure: Kahina")
    tale = page.locator(".story")
    assert whole(page, tale.get_by_role("button", name="Look at the table"))
    tale.locator(".choices button", has_text="Take the purse").click()
    expect(tale.locator(".outcome")).to_be_visible()
    assert whole(page, tale.get_by_role("button", name="Close the book"))
    click(page, "End the turn")
    expect(tale).to_have_count(0)
    page.get_by_role("button", name="A Client with a Memory").click()
    expect(tale.locator(".outcome")).to_be_visible()


def test_the_rules_say_what_their_letters_mean(visitor: Sit) -> None:
    page = visitor()
    page.goto("/rules")
    page.get_by_label("Game").select_option(GAME)
    expect(page.locator(".rules .legend")).to_contain_text("FP: the first player")
    expect(page.get_by_role("heading", name="NPCs", exact=True)).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_attribute("placeholder", "Search: Port, Crew, Lover …")
    expect(page.locator("[id='SL-RULE-08'] .reference", has_text="SL-RULE-80")).to_be_visible()


MEETING = TABLE.replace('"Port Royal"', '"Nassau"') + """
[challenge]
player = 2
strength = 3
[roll]
player = 2
"""


def test_a_challenged_captain_sees_what_is_to_be_beaten(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    anne, bert = visitor(), visitor()
    new_game_for(server, GAME, MEETING, anne, bert)
    other = bert.locator(".duel .side.right")
    expect(other).to_contain_text("Anne")
    expect(other).to_contain_text("has rolled 3")
    expect(other.locator(".total")).to_have_text("4to win: equal is not enough")
    expect(bert.locator(".answer", has_text="Roll the dice")).to_contain_text("to win against Strength 4")
    shoot(bert, "sea-challenged")
    expect(anne.locator(".duel .side.right .of")).to_contain_text("You")


def test_a_rival_is_challenged_by_name(visitor: Sit, server: InThread) -> None:
    anne, bert = visitor(), visitor()
    new_game_for(server, GAME, TABLE.replace('"Port Royal"', '"Nassau"'), anne, bert)
    click(anne, "Challenge Bert")
    for page, words in ((anne, "rolls after you"), (bert, "roll next")):
        expect(page.locator(".duel .side.right i")).to_have_text(words)


def test_others_read_a_tale_if_they_like(visitor: Sit, server: InThread) -> None:
    anne, bert = visitor(calm=True), visitor(calm=True)
    tale = 'tales = {captain = {at = "Nassau", arc = "captain_kahina", foe = "Dread Tide"}}\nflags = ['
    new_game_for(server, GAME, TABLE.replace("flags = [", tale), anne, bert)
    click(anne, "Go on an Adventure: Kahina")
    story, book = bert.locator(".story"), bert.locator(".book")
    expect(anne.locator(".story")).to_be_visible()
    expect(story).to_have_count(0)
    book.click()
    expect(story.locator(".reader")).to_have_text("Anne reads")
    story.get_by_role("button", name="Look at the table").click()
    expect(story).to_have_count(0)
    anne.locator(".story .choices button", has_text="Take the purse").click()
    expect(anne.locator(".story .outcome")).to_be_visible()
    book.click()
    expect(story.locator(".outcome")).to_be_visible()


FOUR = TABLE.replace("[[faction]]", """[[player]]
captain = {name = "Jack", at = "Havana"}
cards = ["Last Farthing", {name = "Corrigan the Drowned", lover = 1}, {name = "Iku the Pearl Diver", nemesis = 1}]
[[player]]
captain = {name = "Cesare", at = "Tortuga"}
cards = ["Night Heron", {name = "Sabine the Fencing Master", lover = 1}, {name = "Percy the Notary", nemesis = 1}]
[[faction]]""", 1).replace('events = ["Treasure Fleet"]\n', "")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_factions_have_their_room_beside_three_rivals(
    visitor: Sit, shoot: Shoot, server: InThread, size: tuple[int, int]
) -> None:
    page = visitor(size=size)
    new_game_for(server, GAME, FOUR, page)
    expect(page.locator(".rivals .seat")).to_have_count(3)
    shoot(page, f"sea-four-{size[0]}")
    expect(page.locator(".factions .list li").nth(1)).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".rivals .seat").first).to_be_in_viewport(ratio=0.9)
