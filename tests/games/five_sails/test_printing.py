"""The set in print: every card, everything on it, in every format."""

import json
import re
from html.parser import HTMLParser

import pytest

from quarterdeck.cli import main
from quarterdeck.games.five_sails import offer
from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.printing import FACTIONS, as_data, as_html, as_json, as_markdown, face

ALL = catalogue()


class Outline(HTMLParser):
    """What a page opens and never closes, what it fetches, and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        links = [value for name, value in attrs if name in ("src", "href") and value]
        self.fetched += [link for link in links if not link.startswith("#")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_command_prints_the_set_in_each_format(capsys: pytest.CaptureFixture[str]) -> None:
    for name, whole in (("html", as_html), ("md", as_markdown), ("json", as_json)):
        assert main(["cards", "five-sails", "--format", name]) == 0
        assert capsys.readouterr().out == whole(ALL)


def test_the_command_prints_one_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "five-sails", "langschwert", "--format", "md"]) == 0
    assert capsys.readouterr().out == (
        "### 048 Langschwert\n\n*Attachment: Weapon, Melee, Sword*\n\n"
        "Cost 0, Riposte \N{EN DASH}, Parry 2, Thrust 3\n\n"
        "**Technique:** Gain +1 Thrust.\n\n**Technique:** Gain +1 Thrust.\n"
    )


def test_the_data_is_what_the_table_in_the_browser_is_given() -> None:
    assert json.loads(as_json(ALL)) == json.loads(json.dumps(offer.cards()))


def test_markdown_has_every_card_once_under_its_faction_with_all_its_words() -> None:
    page = as_markdown(ALL)
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", page, re.M | re.S))
    assert tuple(sections) == FACTIONS
    for card in ALL:
        entry = sections[card.faction].partition(f"### {card.number} {card.name}\n")[2].partition("\n### ")[0]
        assert page.count(f"### {card.number} ") == 1
        for words in card.words():
            assert words in entry.replace("**", "")


def test_the_page_is_sound_needs_nothing_else_and_says_all_there_is() -> None:
    page = Outline()
    page.feed(as_html(ALL))
    assert page.open == [] and page.fetched == []
    for card in ALL:
        assert card.name in page.text
        for words in card.words():
            assert words in page.text


def test_every_number_on_a_card_is_printed() -> None:
    assert face(find_card("Kaspar Dietrich")) == (
        "Leader, Eisen, Resolve 9, Combat 3, Finesse 2, Influence 2, Crew Cap 6, Panache 6"
    )
    assert face(find_card("Armed and Marshaled")) == "Scheme, Eisen, Initiative 37, Panache \N{MINUS SIGN}1"
    assert face(find_card("Kaspar's Panzerhand")) == (
        "Attachment, Eisen, Cost 2, Resolve +1, Riposte 0, Parry 4, Thrust 1"
    )
    assert face(find_card("Kalla Forsberg")).endswith("Influence \N{EN DASH}, Negotiable")


def test_traits_keep_their_printed_order() -> None:
    assert as_data(find_card("Last Word"))["traits"] == ("Flourish", "Ranged")
