"""A full table of City of Five Sails is readable on every screen: four players, and a crowd at one location."""

import pytest

pytest.importorskip("playwright", reason="scripts/browser.sh installs what the browser tests need")

from playwright.sync_api import Page, expect

from server.serving import InThread

from browser.playing import Shoot, Sit, new_game_for, ready

#: five rivals and three of one's own stand at the Docks
FULL = """
day = 3
seed = 5
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks", wounds = 2, equipped = ["Langschwert"]}
crew = [
    {name = "Otto Streit", at = "Docks", engaged = true}, {name = "Rena Klingenhalter", at = "Docks"},
    {name = "Daniella Dietrich", at = "Forums"}, "Edeline Trinken",
]
schemes = ["Armed and Marshaled"]
hand = ["Last Word", "Precision", "Regroup", "Throwing Knife", "Answering the Call"]
deck = ["Precision", "Regroup"]
renown = 3
[[player]]
leader = {name = "Odette Dubois d'Arrent", at = "Docks"}
crew = [
    {name = "Guillén de Murrieta", at = "Docks", engaged = true}, {name = "Jean Urbain", at = "Gardens"},
    "Maxime de Lafayette",
]
deck = ["Valiant Spirit"]
[[player]]
leader = {name = "Soline el Gato", at = "Docks", wounds = 1}
crew = [{name = "Makepeace Botwighte", at = "Docks"}, {name = "Maya de La Rioja", at = "Bazaar"}, "Patricia Moustakas"]
[[player]]
leader = {name = "Don Constanzo Scarpa", at = "Docks"}
crew = [{name = "Cirilo Naucriparos", at = "Ole's Inn"}, "Vissenta Scarpa"]
[city]
deck = ["Eko Sorridi"]
Docks = {renown = 2, control = 1, cards = ["Sigurd Ulfsen", "Captain's Coat"]}
Bazaar = {renown = 1, control = 3, cards = ["Siren's Scream"]}
"""
FEW = """approach = ["Terrell Brandt", "Philip Hase", "Uwe Zimmerman", "The Song of Eisen"]
"""
MANY = """approach = [
    "Terrell Brandt", "Philip Hase", "Uwe Zimmerman", "Rosine Friese", "The Song of Eisen", "Contempt and Hatred",
    "Filling The Ranks", "Inspire Generosity", "Let the Sword Decide", "Let's Haggle", "Marooned", "Midnight Shipment",
]
"""
SIZES = [(1024, 768), (1280, 800), (390, 844)]

#: Everything that is in another thing's way, cut off or too small to read, in words; one list for the whole table.
AMISS = """() => {
  const found = [];
  const name = it => (it.dataset.name ?? it.ariaLabel ?? it.className) + '';
  const apart = (a, b) => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const before = (end, start) => end <= start + 1;
    return before(p.right, q.left) || before(q.right, p.left) || before(p.bottom, q.top) || before(q.bottom, p.top);
  };
  const inside = (a, b) => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    return p.left >= q.left - 1 && p.right <= q.right + 1 && p.top >= q.top - 1 && p.bottom <= q.bottom + 1;
  };
  const pairs = things => things.forEach((a, i) => things.slice(i + 1).forEach(b => {
    if (!apart(a, b)) found.push(`${name(a)} and ${name(b)} overlap`);
  }));
  const all = (where, what) => [...where.querySelectorAll(what)].filter(it => it.offsetParent !== null);
  pairs(all(document, '.board .figure, .board .ware'));
  pairs(all(document, '.location, .board .seat'));
  for (const home of all(document, '.location, .board .seat'))
    for (const it of all(home, '.figure, .ware')) if (!inside(it, home)) found.push(`${name(it)} leaves ${name(home)}`);
  for (const plaque of all(document, '.location .plaque')) {
    const parts = [...plaque.children].filter(it => it.offsetParent !== null);
    pairs(parts);
    for (const it of parts) if (!inside(it, plaque)) found.push(`${name(it)} leaves the plaque ${name(plaque)}`);
  }
  for (const words of all(document, '.figure .name, .ware .title, .plaque .sign b')) {
    const [wide, high] = [words.scrollWidth - words.clientWidth, words.scrollHeight - words.clientHeight];
    if (wide > 1 || high > 2) found.push(`${words.innerText} is cut off by ${wide} and ${high} px`);
    const size = parseFloat(getComputedStyle(words).fontSize);
    if (size < 10) found.push(`${words.innerText} is written in ${size} px`);
  }
  return found;
}"""


def hides(page: Page, what: str) -> list[str]:
    """Which of these things the cards that are laid out cover."""
    found: list[str] = page.evaluate(
        """what => {
          const t = document.querySelector('.tray').getBoundingClientRect();
          const over = it => it.left < t.right && t.left < it.right && it.top < t.bottom && t.top < it.bottom;
          const things = [...document.querySelectorAll(what)];
          return things.filter(it => over(it.getBoundingClientRect())).map(it => it.ariaLabel ?? it.className);
        }""",
        what,
    )
    return found


@pytest.mark.parametrize("size", SIZES)
def test_nobody_stands_in_front_of_another(visitor: Sit, shoot: Shoot, server: InThread, size: tuple[int, int]) -> None:
    page = visitor(size=size, calm=True)
    new_game_for(server, "five-sails", FULL, page)
    ready(page)
    expect(page.locator(".location")).to_have_count(5)
    expect(page.locator(".location[aria-label=Docks] .figure")).to_have_count(8)
    shoot(page, f"crowd-{size[0]}")
    assert page.evaluate(AMISS) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "nothing reaches beyond the screen"
    if size[0] > 760:
        assert page.locator(".area").evaluate("it => it.scrollHeight <= it.clientHeight"), "and the hand is in sight"


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("approach", [FEW, MANY])
def test_cards_laid_out_hide_neither_the_city_nor_the_rivals(
    visitor: Sit, shoot: Shoot, server: InThread, size: tuple[int, int], approach: str
) -> None:
    page = visitor(size=size, calm=True)
    planning = FULL.replace("day = 3", 'day = 3\nphase = "Planning"').replace("hand = ", approach + "hand = ", 1)
    new_game_for(server, "five-sails", planning, page)
    ready(page)
    expect(page.locator(".tray .laid")).to_have_count(4 if approach is FEW else 12)
    shoot(page, f"planning-{size[0]}-{'few' if approach is FEW else 'many'}")
    assert hides(page, ".location, .rivals .seat") == []
    page.locator(".area").evaluate("it => it.scrollTo(0, it.scrollHeight)")  # what lies below them can be looked at
    assert hides(page, ".hand .thing") == []
