"""Decks as files of OCTGN: written, read again, and read from strangers."""

import pytest

from quarterdeck.cardgame.decklists import MOST_WRONG
from quarterdeck.games.ccg.catalogue import find_card, published
from quarterdeck.games.ccg.decklists import FORMATS, import_deck, read as read_list, sample
from quarterdeck.games.ccg.decks import STARTERS, Deck
from quarterdeck.games.ccg.octgn import DEEPEST, FIRST, GAME, LONGEST, MOST_LINES, Reader, looks_so, read, write
from quarterdeck.games.ccg.terms import LOYAL
from quarterdeck.games.contract import check_text
from quarterdeck.kernel.errors import BadDefinition

# As OCTGN writes it: with a byte order mark, ids of its own, sections that are empty or shared, and notes.
FILE = """\ufeff<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="844ED56C-2048-41a6-97b0-3515185e1634">
  <section name="Ship, Captain &amp; Starting Crew" shared="False">
    <card qty="1" id="00000000-0000-4000-8000-000000000001">Allende</card>
    <card qty="1" id="00000000-0000-4000-8000-000000000002">The Hanged Man</card>
    <card qty="1" id="00000000-0000-4000-8000-000000000003">Denny La Bree</card>
  </section>
  <section name="Deck" shared="False">
    <card qty="2" id="00000000-0000-4000-8000-000000000003">Denny La Bree</card>
    <card qty="3" id="00000000-0000-4000-8000-000000000004">Franzini&#39;s Lost Notebooks</card>
    <card qty="1" id="00000000-0000-4000-8000-000000000005">Senor Ladron</card>
  </section>
  <section name="Empty" shared="False" />
  <section name="Common" shared="True">
    <card qty="1" id="00000000-0000-4000-8000-000000000006">La Boca</card>
    <card qty="1" id="00000000-0000-4000-8000-000000000007">A Token of Somebody's Own</card>
  </section>
  <notes><![CDATA[<card qty="9">Carousing</card>]]></notes>
</deck>
"""


def named(deck: Deck) -> dict[str, int]:
    return {find_card(number).name: count for number, count in deck.cards}


def refusal(text: str) -> str:
    with pytest.raises(BadDefinition) as error:
        read(text, "imported", published())
    return str(error.value)


# Round trips


@pytest.mark.parametrize("name", STARTERS)
def test_what_is_written_reads_back_as_the_same_deck(name: str) -> None:
    deck = sample(name)
    again, remarks = read(write(deck), name, published())
    assert sorted(again.cards) == sorted(deck.cards) and sorted(again.starting) == sorted(deck.starting)
    assert remarks == () and write(again) == write(deck)


def test_a_deck_is_written_in_every_format_and_imported_again() -> None:
    deck = sample("corsairs")
    assert set(FORMATS) == {"text", "o8d"}
    for how in FORMATS.values():
        again = read_list(import_deck(how(deck), deck.name))
        assert (again.name, sorted(again.cards)) == (deck.name, sorted(deck.cards))


def test_captain_ship_and_starting_crew_stand_in_a_section_of_their_own() -> None:
    lines = Reader().read(write(sample("brotherhood")))
    assert [line.name for line in lines if line.section == FIRST] == [
        "Allende", "The Hanged Man", "Denny La Bree", "Buccaneers", "Jillison Brown",
    ]  # fmt: skip
    assert sum(int(line.count) for line in lines) == 60


def test_names_that_xml_would_misread_survive() -> None:
    deck = read_list('Dupre & Hans\n"Captain" x2\n"Reis"\nReis\n')
    assert named(read(write(deck), "x", published())[0]) == {"Dupre & Hans": 1, '"Captain"': 2, '"Reis"': 1, "Reis": 1}


# Files from elsewhere


def test_a_file_of_octgn_is_read_by_names() -> None:
    deck, remarks = read(FILE, "mine", published())
    assert named(deck) == {
        "Allende": 1, "The Hanged Man": 1, "Denny La Bree": 3, "Franzini's Lost Notebooks": 3, "Señor Ladrón": 1,
    }  # fmt: skip
    assert [(find_card(number).name, count) for number, count in deck.starting] == [("Denny La Bree", 1)]
    assert (deck.name, remarks) == ("mine", ())


def test_an_import_of_either_kind_becomes_a_plain_list() -> None:
    assert looks_so(FILE) and not looks_so("Name: mine\n")
    begins = "Name: mine\nCaptain: Allende\nShip: The Hanged Man\n\nStarting Crew\nDenny La Bree\n\nCrew\n"
    assert import_deck(FILE, "mine").startswith(begins + "Denny La Bree x2\n")
    check_text(FILE)


def test_a_crew_that_octgn_calls_like_its_experienced_version_is_the_plain_one_with_a_remark() -> None:
    file = FILE.replace("Senor Ladron", "Pepin")
    deck, remarks = read(file, "mine", published())
    assert named(deck)["Pepin"] == 1
    assert remarks == ("OCTGN calls Pepin and Pepin (Experienced) alike: taken for the first",)
    text = import_deck(file)
    assert text.startswith(f"# {remarks[0]}\nName: imported\n") and read_list(text).cards
    assert named(read(file.replace("Pepin", "Pepin (Experienced)"), "mine", published())[0])["Pepin (Experienced)"] == 1


def test_of_two_that_octgn_calls_alike_the_one_that_is_loyal_to_another_faction_is_not_meant() -> None:
    """Denny La Bree of the Brotherhood died, and came back Loyal to the Black Freighter."""
    loyal = [find_card(f"Denny La Bree{words}").traits & LOYAL for words in ("", " (Experienced)")]
    assert not loyal[0] and loyal[1]
    assert read(FILE, "mine", published())[1] == ()
    assert len(read(FILE.replace("Allende", "Captain Necros"), "mine", published())[1]) == 1


def test_cards_that_there_are_not_are_refused_together_with_their_lines() -> None:
    found = refusal(FILE.replace("Senor Ladron", "Senor Ladrillo").replace("Allende", "Alende"))
    assert found.split("; line ")[0] == "line 4: there is no card named 'Alende'; did you mean Allende?"
    assert found.split("; line ")[1].startswith("11: there is no card named 'Senor Ladrillo'")


def test_of_very_many_cards_that_there_are_not_the_first_are_told() -> None:
    cards = "".join(f'<card qty="1">No Such Card {i}</card>' for i in range(MOST_LINES))
    found = refusal(f'<deck game="{GAME}"><section name="Deck">{cards}</section></deck>')
    assert found.count("there is no card") == MOST_WRONG and found.endswith("; and what follows was not read")


@pytest.mark.parametrize("count", ["0", "-1", "100", "1e3", "", "two", "9" * 5000, "٣"])
def test_a_count_that_is_none_is_refused(count: str) -> None:
    found = refusal(FILE.replace('qty="3"', f'qty="{count}"'))
    assert found.startswith("line 10: qty must be a number from 1 to 99, not ") and len(found) < 200


def test_a_deck_of_another_game_is_refused() -> None:
    assert refusal(FILE.replace("844ED56C", "00000000")).startswith("line 2: this is a deck of another game")
    assert refusal("<deck/>").startswith("line 1: this is a deck of another game")


# What strangers send


LAUGHS = (
    "<!DOCTYPE deck [" + "".join(f'<!ENTITY l{i + 1} "{f"&l{i};" * 10}">' for i in range(9)) + "]>"
    f'<deck game="{GAME}"><section name="&l9;"/></deck>'
)
OUTSIDE = f'<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck game="{GAME}">&x;</deck>'


@pytest.mark.parametrize("text", [LAUGHS, OUTSIDE, f'<!DOCTYPE deck SYSTEM "http://x/y.dtd"><deck game="{GAME}"/>'])
def test_doctypes_and_entities_are_refused(text: str) -> None:
    assert refusal(text) == "line 1: a deck has no DOCTYPE and declares no entities"


def test_an_entity_that_nobody_declared_is_no_sound_xml() -> None:
    assert refusal(FILE.replace("Allende", "&allende;")) == "line 4: this is no sound XML: undefined entity"


def test_nesting_is_refused_beyond_what_a_deck_needs() -> None:
    def nested(deep: int) -> str:
        return f'<deck game="{GAME}">' + "<notes>" * (deep - 1) + "</notes>" * (deep - 1) + "</deck>"

    assert read(nested(DEEPEST), "deep", published())[0].cards == ()
    assert refusal(nested(DEEPEST + 1)) == "line 1: the elements of a deck are not nested so deeply"


def test_what_is_too_long_is_refused() -> None:
    assert refusal(FILE + " " * LONGEST).startswith("the file has ")
    cards = '<card qty="1">Carousing</card>' * (MOST_LINES + 1)
    many = f'<deck game="{GAME}"><section name="Deck">{cards}</section></deck>'
    assert refusal(many) == f"line 1: a deck has at most {MOST_LINES} lines"
    assert refusal(FILE.replace("Allende", "A" * 101)) == "line 4: the name of a card has at most 100 letters"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("<", "this is no sound XML"),
        ("<deck", "this is no sound XML"),
        ("<html><body/></html>", "a deck begins with <deck>, not with <html>"),
        (f'<deck game="{GAME}">', "this is no sound XML: no element found"),
        (f'<deck game="{GAME}"><section></deck>', "this is no sound XML: mismatched tag"),
        (f'<deck game="{GAME}"><card qty="1">Carousing</card></deck>', "a <card> stands in a <section> of the <deck>"),
        (f'<deck game="{GAME}"><section><b><card qty="1"/></b></section></deck>', "a <card> stands in a <section>"),
        (f'<deck game="{GAME}"><section name="Deck"><card qty="1"/></section></deck>', "there is no card named ''"),
        (f'<deck game="{GAME}" game="x"/>', "this is no sound XML: duplicate attribute"),
        (f'<deck game="{GAME}">\x00</deck>', "this is no sound XML"),
        (f'<deck game="{GAME}">\ud800</deck>', "this is no sound XML"),
        ('<?xml version="1.0" encoding="utf-7"?><deck/>', "this is a deck of another game"),
    ],
)
def test_what_is_no_deck_is_refused_with_its_line(text: str, why: str) -> None:
    found = refusal(text)
    assert found.startswith("line 1: ") and why in found and len(found) < 300
