"""The glossaries of the games: every word of a card that can be touched has its sentence."""

import re
from pathlib import Path

import pytest

from quarterdeck.games import find_game, names
from quarterdeck.games.glossary import read_glossary
from quarterdeck.kernel.errors import BadDefinition

#: a kind of card that shares its name with how texts begin
CALLED = {("ccg", "Action"): "Action card"}
#: marks of cards that have rules, by the ledgers (FS-CORE-68, FS-CARDS-33, CG-KEY)
RULED = {
    "five-sails": (
        "Brute", "Final Strike", "Lethal", "Negotiable", "Parley", "Repeatable", "Wealth", "Mercenary", "Unique",
    ),
    "ccg": (
        "Loyal", "Unique", "Experienced", "Swordsman", "Fear", "Skeletal", "No Attachments", "Membership", "Control",
    ),
    "sea-of-legends": (
        "Notoriety", "Favor", "Malice", "True Love", "Exhaust", "Refresh", "Hostile", "Allied", "Ally Relic",
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", names())
def test_every_word_of_a_card_is_explained(game: str) -> None:
    package = find_game(game)
    known = {term.name for term in package.glossary()}
    for card in package.cards():
        assert CALLED.get((game, card["type"]), card["type"]) in known, card["type"]
        if card.get("traits"):
            assert "Trait" in known, "a word without rules is a trait like others"
    assert set(RULED[game]) <= known


@pytest.mark.parametrize("game", names())
def test_every_fact_of_a_card_is_explained(game: str) -> None:
    package = find_game(game)
    known = {term.name for term in package.glossary()}
    facts = {fact for card in package.cards() for fact in card.get("facts", {})}
    keywords = {card["facts"]["Keywords"] for card in package.cards() if "Keywords" in card.get("facts", {})}
    assert facts <= known
    assert {word for keyword in keywords for word in keyword.split(", ")} <= known


@pytest.mark.parametrize("game", names())
def test_an_entry_is_a_sentence_or_three(game: str) -> None:
    for term in find_game(game).glossary():
        assert 20 <= len(term.text) <= 240 and term.text.endswith("."), term.name
        assert not re.search(r"\b[A-Z]{2}-[A-Z]+-\d", term.text), "ids of rules are for those who keep the ledger"


@pytest.mark.parametrize("game", names())
def test_forms_occur_in_texts(game: str) -> None:
    """A form that no card and no entry has would explain nothing."""
    package = find_game(game)
    texts = "\n".join([line for card in package.cards() for line in (*card["words"], *card.get("traits", ()))])
    texts += "\n".join([term.text for term in package.glossary()])
    for term in package.glossary():
        for form in term.forms:
            assert re.search(rf"(?i)\b{re.escape(form)}\b", texts), form


def test_a_glossary_is_checked_when_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "glossary.toml"
    for text, wrong in (
        ('[weather]\nrain = "Wet."\n', "terms and forms, not 'weather'"),
        ('[terms]\n"Tack" = "Turn it."\n[forms]\n"Tuck" = ["tucks"]\n', "forms of 'Tuck', which is no term"),
        ('[terms]\n"Tack" = "Turn it."\n[forms]\n"Tack" = ["tacks", "tacks"]\n', "'tacks' stands there twice"),
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadDefinition, match=wrong):
            read_glossary(file)


def test_a_faction_is_not_explained_by_a_word_of_its_name() -> None:
    """Of two terms a text has the longer one: "Sea Dogs" is no Sea."""
    terms = {term.name: term.text for term in find_game("ccg").glossary()}
    assert "Sea" in terms and terms["Sea Dogs"].startswith("A faction.")
