"""Tales are read as they are written, and a mistake in one is refused with its place."""

import pytest

from quarterdeck.games.sea_of_legends.deeds import VERBS, Deed, read_deed
from quarterdeck.games.sea_of_legends.tales import Arc, holds, read_arc
from quarterdeck.kernel.errors import BadDefinition

TALE = """
title = "The Loan"
role = "lover"

[[chapter]]
part = 1
title = "The Boat"
text = "{Who} wants to borrow your boat."
[[chapter.choice]]
text = "Lend it"
then = "It comes back dry."
deeds = ["gold 4", "remember lent"]
[[chapter.choice]]
text = "Race for it"
challenge = 4
won = "You win."
won_deeds = ["notoriety 1"]
lost = "You swim."

[[chapter]]
part = 2
title = "The Oar"
place = "near"
text = "One oar is missing."
[[chapter.choice]]
text = "Buy another"
cost = ["gold 2"]
then = "It fits."
[[chapter.choice]]
text = "Ask who has it"
if = "lent"
then = "It was {who}."

[[chapter]]
part = 3
title = "The Bill, Paid"
if = "lent"
place = "Port Royal"
text = "The bill is paid."
[[chapter.choice]]
text = "Frame it"
then = "It hangs straight."

[[chapter]]
part = 3
title = "The Bill"
place = "far"
text = "The bill is here."
[[chapter.choice]]
text = "Eat it"
then = "It is dry."
"""


@pytest.fixture
def loan() -> Arc:
    return read_arc(TALE, "loan")


def test_an_arc_has_chapters_with_choices_and_outcomes(loan: Arc) -> None:
    lend, race = loan.chapters[0].choices
    assert (loan.title, loan.role, loan.who) == ("The Loan", "lover", ())
    assert lend.outcome.deeds == (read_deed("gold 4"), read_deed("remember lent")) and lend.failure is None
    assert race.challenge == 4 and race.failure is not None and race.failure.text == "You swim."
    assert loan.chapters[1].choices[0].cost == (read_deed("gold 2"),)


def test_earlier_choices_decide_which_choices_are_shown(loan: Arc) -> None:
    oar = loan.chapter(2, ())
    assert [choice.text for choice in oar.open_choices(())] == ["Buy another"]
    assert [choice.text for choice in oar.open_choices(["lent"])] == ["Buy another", "Ask who has it"]


def test_earlier_choices_decide_which_chapter_is_played(loan: Arc) -> None:
    assert loan.chapter(3, ()).title == "The Bill"
    assert loan.chapter(3, ["lent"]).title == "The Bill, Paid"
    assert loan.chapter(3, ["lent"]).place == "Port Royal"
    assert loan.remembered() == {"lent"}


def test_a_condition_asks_for_words_and_for_missing_ones() -> None:
    assert holds("", ()) and holds("bell", ["bell"]) and holds("!bell", ()) and holds("bell !clerk", ["bell"])
    assert not holds("bell", ()) and not holds("!bell", ["bell"]) and not holds("bell !clerk", ["bell", "clerk"])


def test_a_deed_is_a_verb_with_its_arguments() -> None:
    assert read_deed("place follower foe 2 Port Royal").arguments == ("follower", "foe", 2, "Port Royal")
    assert read_deed("gold -5").number() == -5
    assert read_deed("each_rival gold -2").inner() == Deed("gold", (-2,))
    assert str(read_deed("crew 3 1")) == "crew 3 1"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("golds 3", "did you mean gold"), ("gold", "after 'gold' stands"), ("gold much", "not a number"),
        ("gold 0", "not a number"), ("lose_crew -1", "not a number above 0"), ("relic pirates", "not a faction"),
        ("flag mine at_sea", "not a Port"), ("move Atlantis", "not a Port"), ("item 2", "stands nothing"),
        ("place follower foe here", "after 'place'"), ("remember Two", "not a word"), ("each_rival jump", "no deed"),
    ],
)  # fmt: skip
def test_a_deed_that_means_nothing_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDefinition, match=why):
        read_deed(text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('title = "The Oar"', 'titel = "The Oar"', "loan, chapter 2: 'title' is missing"),
        ('place = "near"', 'place = "nearby"', "loan, chapter 2: there is no Port 'nearby'"),
        ('place = "near"\n', "", "loan, chapter 2: the first part is where the card says"),
        ('deeds = ["gold 4"', 'deeds = ["gold four"', "loan, chapter 1, choice 1: 'gold four'"),
        ('cost = ["gold 2"]', 'cost = ["item"]', "loan, chapter 2, choice 1: item is no cost"),
        ('lost = "You swim."', "", "loan, chapter 1, choice 2: 'lost' is missing"),
        ('role = "lover"', 'role = "uncle"', "a role is one of captain, lover, nemesis"),
        ("part = 2", "part = 4", "the parts 1, 2 and 3"),
        ('if = "lent"\nthen', 'if = "Lent?"\nthen', "loan, chapter 2, choice 2: a condition is words"),
        ('role = "lover"', 'role = "lover', "loan: "),
    ],
)
def test_a_mistake_is_refused_with_its_place(old: str, new: str, why: str) -> None:
    assert old in TALE
    with pytest.raises(BadDefinition) as refused:
        read_arc(TALE.replace(old, new), "loan")
    assert why in str(refused.value)


def test_every_verb_says_what_follows_it() -> None:
    assert "legendary_side" not in VERBS  # SL-ADV-20: the end of the arc does that, and nothing else
    assert {len(wanted) for wanted in VERBS.values()} <= {0, 1, 2, 4}
