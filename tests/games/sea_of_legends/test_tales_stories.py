"""What is proved of every tale there is, and that the proof finds what is wrong."""

import pytest

from quarterdeck.games.sea_of_legends.checking import flaws, ways
from quarterdeck.games.sea_of_legends.deeds import VERBS
from quarterdeck.games.sea_of_legends.tales import STORIES, Arc, arcs, read_arc
from sea_arcs import arcs_for

CESARE = (STORIES / "captain_cesare.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("arc", arcs(), ids=[arc.name for arc in arcs()])
def test_an_arc_has_no_flaws(arc: Arc) -> None:
    assert flaws(arc) == []


@pytest.mark.parametrize("arc", arcs(), ids=[arc.name for arc in arcs()])
def test_an_arc_offers_an_ally_relic(arc: Arc) -> None:
    """SL-ALIGN-03: whoever wants to be an ally must find such Relics on the way."""
    outcomes = [o for chapter in arc.chapters for choice in chapter.choices for o in choice.outcomes()]
    assert [deed for o in outcomes for deed in o.deeds if deed.verb == "relic"]


def test_every_deed_is_done_somewhere() -> None:
    """SL-ADV-13: what results can do, the tales do."""
    choices = [choice for arc in arcs() for chapter in arc.chapters for choice in chapter.choices]
    done = {deed.verb for choice in choices for o in choice.outcomes() for deed in o.deeds}
    assert done | {deed.verb for choice in choices for deed in choice.cost} == set(VERBS)


def test_there_are_tales_enough() -> None:
    """Three parts for each captain, and at least eighty chapters for everybody else."""
    assert sum([len(arc.chapters) for arc in arcs() if arc.role == "captain"]) >= 24
    assert sum([len(arc.chapters) for arc in arcs() if arc.role != "captain"]) >= 80
    for role in ("lover", "nemesis"):
        assert len(arcs_for(role, "Nobody Known")) >= 3


def test_no_sentence_stands_in_two_tales() -> None:
    texts = [text for arc in arcs() for chapter in arc.chapters for text in chapter.text.split(". ")]
    assert sorted([text for text in texts if texts.count(text) > 1]) == []


@pytest.mark.parametrize("captain", ["Cesare", "Kahina", "Spell", "Ton", "Grimwald", "Jack", "Liu", "Matchlock"])
def test_a_captain_has_an_arc_of_their_own(captain: str) -> None:
    assert [arc.name for arc in arcs_for("captain", captain)] == [f"captain_{captain.lower()}"]


@pytest.mark.parametrize("role", ["lover", "nemesis"])
@pytest.mark.parametrize("name", ["Clara the Ill-Tempered", "Axe Fist the Punisher", "Josephine the Duchess"])
def test_a_character_has_an_arc_in_either_role(name: str, role: str) -> None:
    assert [arc.who for arc in arcs_for(role, name)] == [(name.partition(" the ")[0],)]


@pytest.mark.parametrize(
    ("old", "new", "flaw"),
    [
        ("The governor of {port}", "The governor of {prot}", "nothing stands in {prot}"),
        ("The governor of {port}", "The governor of {next_port}", "stands in outcomes only"),
        ("Somebody starts a bet.", "somebody starts a bet.", "without a capital"),
        ("Somebody starts a bet.", "Somebody starts a bet", "no full stop"),
        ("an impressive spine", "a impressive spine", "article"),
        ("You have tasted the biscuit.", "You has tasted the biscuit.", "verb for one"),
        ("challenge = 8", "challenge = 10", "Strength 10, not 7 to 9"),
        ('"gold -4"', '"gold -6"', "failure costs too much"),
        ('won_deeds = ["notoriety 1", "remember freed"]', 'won_deeds = ["gold 2", "remember freed"]', "worth 2"),
        ('"notoriety 2", "crew 3 1", "unfort here"', '"notoriety 2", "ship 2"', "worth 30"),
        (', "remember rope"', "", "nothing ever remembers 'rope'"),
        ('"relic foe", "remember spoke"', '"relic foe", "remember sang"', "'sang' is remembered, and nobody asks"),
        ('if = "freed"', 'if = "freed sold"', "nobody is offered"),
        ("[sold? Men push", "[sold rope? Men push", "nobody ever reads '[sold rope? Men push"),
        ('place = "Havana"', 'place = "Havana"\nif = "freed"', "part 3 is a dead end"),
        ('text = "Buy the rope before it reaches the gallows"', 'text = "Buy rope"', "2 words, not 3 to 12"),
    ],
)
def test_flaws_are_found(old: str, new: str, flaw: str) -> None:
    assert old in CESARE
    assert any(flaw in found for found in flaws(read_arc(CESARE.replace(old, new), "cesare")))


@pytest.mark.parametrize(
    ("text", "flaw"),
    [("{Who} bows, and she sings.", "'she' is written out"), ("{Who} {+bow}.", "the verb is written out here"),
     ("{They asked} you.", "the verb is written out here")],
)  # fmt: skip
def test_what_is_right_for_one_character_may_be_wrong_for_another(text: str, flaw: str) -> None:
    anybody = CESARE.replace('role = "captain"', 'role = "lover"').replace('who = ["Cesare"]\n', "")
    arc = read_arc(anybody.replace("Somebody starts a bet.", text), "anybody")
    assert any(flaw in found for found in flaws(arc))


def test_a_nemesis_who_is_defeated_has_no_use_for_malice() -> None:
    text = (STORIES / "nemesis_john.toml").read_text(encoding="utf-8")
    arc = read_arc(text.replace('lost_deeds = ["gold -5"]', 'lost_deeds = ["malice 1"]'), "nemesis_john")
    assert any("malice means nothing" in found for found in flaws(arc))


def test_every_way_through_an_arc_is_gone() -> None:
    arc = read_arc(CESARE, "cesare")
    begun = {part: {words - {"lover", "nemesis", "rival"} for p, words in ways(arc) if p == part} for part in (1, 2, 3)}
    assert begun[1] == {frozenset()}
    assert begun[2] == {frozenset(), frozenset(["freed"]), frozenset(["rope"]), frozenset(["sold"])}
    assert len(begun[3]) == 16
