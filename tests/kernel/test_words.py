"""Words that are made of others: what a text does in brief, and equal words told apart."""

from quarterdeck.kernel.words import BRIEF, brief, ordinal, told_apart


def test_what_a_text_does_in_brief() -> None:
    assert brief("gain +1 Thrust") == "+1 Thrust"
    whole = "the target engages and moves Home"
    assert brief(whole) == whole
    long = "a Renown is added to each of two City locations and you search your deck for a card"
    assert brief(long) == "a Renown is added to each of two City locations …"
    condition = "if the number of wounds on this character is lower than that on another, gain +1 Riposte"
    assert brief(condition) == "if the number of wounds on this character is lower than …"
    assert all(len(brief(text)) <= BRIEF + 2 for text in (long, condition))


def test_equal_words_are_told_apart_by_what_differs() -> None:
    words = ["Otto", "Otto", "Pass"]
    assert told_apart(words, [["", "at Home"], ["", "at the Docks"], ["", ""]]) == [
        "Otto (at Home)", "Otto (at the Docks)", "Pass",
    ]  # fmt: skip
    three = told_apart(["Knife"] * 3, [["on Otto", "engaged"], ["on Otto", ""], ["on Uwe", "engaged"]])
    assert three == ["Knife (on Otto, engaged)", "Knife (on Otto)", "Knife (on Uwe, engaged)"]


def test_what_differs_by_nothing_is_counted() -> None:
    assert told_apart(["Knife", "Knife"], [["on Otto"], ["on Otto"]]) == ["Knife (first)", "Knife (second)"]
    assert told_apart(["A", "B"], [[], []]) == ["A", "B"]
    assert [ordinal(n) for n in (1, 10, 11)] == ["first", "tenth", "11th"]
