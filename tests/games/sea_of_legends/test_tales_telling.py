"""The slots of a text are filled, and what is told agrees with who it is told of."""

import pytest

from quarterdeck.games.sea_of_legends.grammar import faults
from quarterdeck.games.sea_of_legends.telling import FACTION_WORDS, HE, SHE, THEY, Filling, Person, tell, verb
from quarterdeck.kernel.errors import BadDefinition

CLARA = Person("Clara", SHE, "Clara the Ill-Tempered")


def filling(who: Person = CLARA, foe: str = "Dread Tide", rival: Person | None = None, *words: str) -> Filling:
    factions = (foe, "Skystalkers", "Spanish Armada")
    return Filling(Person("Ton", HE), who, who, None, rival, factions, "Nassau", "Port Royal", "the Peggy", words)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{captain} sails {ship} to {next_port}.", "Ton sails the Peggy to Port Royal."),
        ("{who.full} is in {port}.", "Clara the Ill-Tempered is in Nassau."),
        ("{They want} a hammer. {Their} own.", "She wants a hammer. Her own."),
        ("{captain.they} and {lover.them}.", "he and her."),
        ("{Foe want} {foe.want}.", "The Dread Tide wants the ports one by one, and nobody in them."),
        ("{A foe.follower}, {a armada.follower}.", "An Undead Soldier, a Galleon."),
        ("{foe.followers} and {foe.leader}.", "Undead Soldiers and the Skeletal Colossus."),
        ("\"Don't,\" {they say}.", "“Don’t,” she says."),
    ],
)
def test_slots_are_filled(text: str, said: str) -> None:
    assert tell(text, filling()) == said


@pytest.mark.parametrize(
    ("pronoun", "said"),
    [
        (SHE, "She is here and has her hat. She tries it, and it suits her."),
        (HE, "He is here and has his hat. He tries it, and it suits him."),
        (THEY, "They are here and have their hat. They try it, and it suits them."),
    ],
)
def test_verbs_agree_with_the_pronoun(pronoun: str, said: str) -> None:
    who = Person("Robin", pronoun)
    assert tell("{They are} here and {+have} {their} hat. {They try} it, and it suits {them}.", filling(who)) == said


def test_a_faction_is_one_or_many() -> None:
    assert tell("{Foe are} late, as {foe.its} clocks are.", filling()) == "The Dread Tide is late, as its clocks are."
    assert tell("{Foe are} late.", filling(foe="Aztecs")) == "The Aztecs are late."


@pytest.mark.parametrize(
    ("base", "one"),
    [("want", "wants"), ("try", "tries"), ("say", "says"), ("catch", "catches"), ("do", "does"), ("go", "goes"),
     ("are", "is"), ("have", "has"), ("don't want", "doesn't want"), ("look up", "looks up")],
)  # fmt: skip
def test_verbs_in_the_present_tense(base: str, one: str) -> None:
    assert verb(base, plural=False) == one and verb(base, plural=True) == base


def test_what_was_chosen_before_is_told() -> None:
    text = "You sail. [bell? The bell rings. | It is quiet.] [!bell? You miss it.][rival? {rival} laughs.]"
    assert tell(text, filling()) == "You sail. It is quiet. You miss it."
    assert tell(text, filling(CLARA, "Aztecs", Person("Liu", SHE), "bell")) == "You sail. The bell rings. Liu laughs."


def test_lines_become_paragraphs() -> None:
    assert tell("One\nline.\n\n[bell? Gone.]\n\nTwo.", filling()) == "One line.\n\nTwo."


@pytest.mark.parametrize("text", ["{rival}", "{nemesis.they}", "{other_foe.follower}", "{nobody}", "{port are}", "{}"])
def test_a_slot_that_stays_empty_is_refused(text: str) -> None:
    with pytest.raises(BadDefinition, match="nothing stands in"):
        tell(text, filling())


def test_every_faction_but_the_skystalkers_has_followers_to_tell_of() -> None:
    assert [name for name, words in FACTION_WORDS.items() if not words.follower] == ["Skystalkers"]
    assert len(FACTION_WORDS) == 10
    assert not [words for words in FACTION_WORDS.values() if "," in words.sign + words.envoy]  # they stand anywhere


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("She  waits.", "two spaces"), ("She waits .", "space before a stop"), ("She waits", "no full stop"),
        ("she waits.", "no capital"), ("A hour passes.", "article"), ("An unit passes.", "article"),
        ("An owl, a eel.", "article"), ("She want it.", "verb for many"), ("He waits. They is late.", "verb for one"),
        ("The the end.", "twice"), ("The Aztecs the Aztecs come.", "twice"),
        ("She waits.He goes.", "after a stop"), ("“She waits.", "quotes"),
        ("{They} wait.", "left of a slot"), ("She waits. he goes.", "without a capital"),
        ("A the end.", "two articles"),
    ],
)  # fmt: skip
def test_faults_of_a_sentence_are_found(text: str, fault: str) -> None:
    assert any(fault in found for found in faults(text)), faults(text)


def test_whole_sentences_have_no_faults() -> None:
    text = "“You have an hour,” she says, “and a useful uncle.” Let it go. Behind you is the sea!\n\nAs if he were one."
    assert faults(text) == []
