"""What is printed on a card is checked when it is built, and refused with card, line and what would be right."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.cardgame.checks import (
    call_site, check_number, check_number_or_dash, check_one_of, check_row, check_text, words_of,
)  # fmt: skip
from quarterdeck.kernel.errors import BadDefinition

SKILLS = ("Cannon", "Sailing", "Rowing")


def test_the_line_is_that_of_the_call_which_defines_the_card() -> None:
    file, line = call_site().rsplit(":", 1)
    here = inspect.currentframe()
    assert here is not None
    assert Path(file).name == "test_checks.py" and int(line) == here.f_lineno - 3


@pytest.mark.parametrize(
    ("check", "words"),
    [
        (lambda: check_text("Rum", "the name", ""), "the name must be a text, not ''"),
        (lambda: check_text("Rum", "the number", 301), "the number must be a text, not 301"),
        (lambda: check_number("Rum", "Weight", "heavy"), "Weight must be a whole number from 0, not 'heavy'"),
        (lambda: check_number("Rum", "Weight", -3), "Weight must be a whole number from 0, not -3"),
        (lambda: check_number("Rum", "Weight", 1.5), "Weight must be a whole number from 0, not 1.5"),
        (lambda: check_number("Rum", "Weight", True), "Weight must be a whole number from 0, not True"),
        (lambda: check_number("Rum", "Bonus", "-", None), "Bonus must be a whole number, not '-'"),
        (lambda: check_number_or_dash("Rum", "Cost", -2), 'Cost must be a whole number from 0 or "-", not -2'),
        (lambda: check_row("Rum", "skills", SKILLS, (1, 2)),
         "skills must be three values (Cannon, Sailing, Rowing), not (1, 2)"),
        (lambda: check_row("Rum", "skills", SKILLS, 7), "skills must be three values (Cannon, Sailing, Rowing), not 7"),
        (lambda: check_row("Rum", "skills", SKILLS, "123"),
         "skills must be three values (Cannon, Sailing, Rowing), not '123'"),
        (lambda: check_row("Rum", "skills", SKILLS, (1, "x", 2)), 'Sailing must be a whole number from 0 or "-"'),
        (lambda: check_row("Rum", "skills", SKILLS, (1, -1, "-"), False), "Rowing must be a whole number, not '-'"),
        (lambda: check_one_of("Rum", "skill", "Sailling", SKILLS),
         "there is no skill 'Sailling'; did you mean Sailing? (there are: Cannon, Sailing, Rowing)"),
        (lambda: check_one_of("Rum", "skill", 3, SKILLS), "there is no skill 3 (there are: Cannon, Sailing, Rowing)"),
        (lambda: words_of("Rum", "traits", ("Wet",)), "traits must be a text like 'One, Two', not ('Wet',)"),
        (lambda: words_of("Rum", "traits", "Wet, Wet"), "traits has 'Wet' twice: write it once"),
        (lambda: words_of("Rum", "keyword", "Wet, Dri", ("Wet", "Dry")), "there is no keyword 'Dri'"),
    ],
)  # fmt: skip
def test_what_means_nothing_is_refused(check: Callable[[], Any], words: str) -> None:
    with pytest.raises(BadDefinition) as error:
        check()
    assert "test_checks.py:" in str(error.value)
    assert f": Rum: {words}" in str(error.value)


def test_what_means_something_passes() -> None:
    check_text("Rum", "the name", "Rum")
    check_number("Rum", "Weight", 0)
    check_number("Rum", "Bonus", -4, None)
    check_row("Rum", "skills", SKILLS, (0, "-", 12))
    check_row("Rum", "bonuses", SKILLS, [0, -1, 2], False)
    check_one_of("Rum", "skill", "Rowing", SKILLS)
    assert words_of("Rum", "traits", " Wet ,Dry,") == ("Wet", "Dry")
    assert words_of("Rum", "keyword", "") == ()
