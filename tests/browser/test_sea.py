"""The table of Sea of Legends in a real browser, from written positions."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, new_game_for
from browser.test_table import AXE

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
    page.get_by_role("button", name="List").click()
    entry = page.locator(".entry:has(b:text-is('Claw Bay'))")
    expect(entry).to_contain_text("Fort of the Children of Tlaloc")
    expect(entry).to_contain_text("Merfolk Guardian, Strength 5, hostile to you")
    shoot(page, "sea-list")
    click(page, "Set sail")
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


def test_dice_are_assigned_by_clicks_and_dragged_onto_cards(visitor: Sit, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, DICE, page)
    lover = page.locator(".mine .bond .sheet", has_text="Axe Fist")
    page.locator(".dice .rolled", has_text="showing Lover").first.drag_to(lover)
    expect(page.locator(".dice .rolled", has_text="showing Lover")).to_have_count(1)
    expect(page.locator(".duel .total").first).to_have_text("4Strength")
    page.locator(".dice .rolled", has_text="showing Lover").click()
    if page.locator(".prompt .parts").count() > 0:  # the Quartermaster could turn it, too
        lover.click()
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


def test_a_chapter_is_read_and_chosen(visitor: Sit, shoot: Shoot, server: InThread) -> None:
    page = visitor()
    new_game_for(server, GAME, ALONE, page)
    click(page, "Go on an Adventure: Kahina")
    tale = page.locator(".story")
    expect(tale.locator("h2")).to_have_text("A Client with a Memory")
    expect(tale.locator(".text p").first).to_contain_text("Tortuga")
    expect(tale.locator(".choices button")).to_have_count(page.locator(".answer").count())
    shoot(page, "sea-tale")
    tale.get_by_role("button", name="Look at the table").click()
    expect(tale).to_have_count(0)
    page.get_by_role("button", name="Back to the story").click()
    tale.locator(".choices button", has_text="Take the purse").click()
    expect(tale.locator(".outcome .deeds li").first).to_have_text("gain 6 gold")
    shoot(page, "sea-outcome")
    tale.get_by_role("button", name="Close the book").click()
    expect(tale).to_have_count(0)
    expect(page.locator(".mine .numbers")).to_contain_text("14")


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
    if page.locator(".prompt h2", has_text="What do you do with the dice?").count() > 0:
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
    again = page.get_by_role("button", name="The last Faction Turn")
    expect(again.or_(page.locator(".turn[aria-label='Faction Turn']"))).to_be_visible()
    for part in ("My ship", "Factions", "Chart"):
        page.locator(".jump button", has_text=part).tap()
    shoot(page, "sea-phone-round-2")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing reaches beyond the screen"


def test_axe_finds_nothing_serious(visitor: Sit, server: InThread) -> None:
    source = AXE.read_text()
    found: list[str] = []
    scenes: dict[str, tuple[str, tuple[str, ...]]] = {
        "table": (TABLE, ()), "dice": (DICE, ()), "hiring": (TABLE, ("Take the Port action",)),
        "tale": (ALONE, ("Go on an Adventure: Kahina",)), "turn": (FACTIONS, ("Spanish Armada",)),
    }  # fmt: skip
    for theme in ("light", "dark"):
        page = visitor(theme=theme, calm=True)
        for where, (position, answers) in scenes.items():
            new_game_for(server, GAME, position, page)
            click(page, *answers)
            if where == "table":
                page.get_by_role("button", name="List").click()
                page.get_by_role("button", name="Chart").click()
            page.evaluate(source)
            result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            found.extend(
                f"{where}, {theme}: {v['id']}: {n['html'][:160]} {n['failureSummary'][:200]}"
                for v in result["violations"]
                if v["impact"] in ("serious", "critical")
                for n in v["nodes"][:3]
            )
    assert found == []
