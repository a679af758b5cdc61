"""Nonsense that a designer may write on a card is refused when it is built, with card, line and what would be right."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.five_sails.catalogue import published
from quarterdeck.games.five_sails.effects.build import (
    action, attachment, character, city_event, leader, location, mercenary, risk, scheme,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.language import draw
from quarterdeck.kernel.errors import BadDefinition

FOUR: Any = (4, 2, 2, 1)
THREE = (1, "-", 2)
TWO: Any = (1, 2)
FAST: Any = "fast"

NONSENSE: list[tuple[Callable[[], Any], str]] = [
    (lambda: character("Ada", "301", "Avalon", FOUR, "Duelist"),
     "Ada: there is no faction 'Avalon' (there are: Castille, Eisen, Montaigne, Ussura, Vodacce, Neutral, City)"),
    (lambda: character("Ada", "301", "Eizen", FOUR, "Duelist"),
     "Ada: there is no faction 'Eizen'; did you mean Eisen?"),
    (lambda: scheme("Haste", "301", "Neutral", FAST, 0, "Plot"),
     "Haste: Initiative must be a whole number from 0, not 'fast'"),
    (lambda: scheme("Haste", "301", "Neutral", -5, 0, "Plot"),
     "Haste: Initiative must be a whole number from 0, not -5"),
    (lambda: scheme("Haste", "301", "Neutral", 5, FAST, "Plot"),
     "Haste: the change of Panache must be a whole number, not 'fast'"),
    (lambda: risk("Lunge", "301", "Neutral", 1, TWO, "Flourish"),
     "Lunge: combat values must be three values (Riposte, Parry, Thrust), not (1, 2)"),
    (lambda: risk("Lunge", "301", "Neutral", 1, (1, 2, -3), "Flourish"),
     'Lunge: Thrust must be a whole number from 0 or "-", not -3'),
    (lambda: risk("Lunge", "301", "Neutral", -1, THREE, "Flourish"),
     "Lunge: the cost must be a whole number from 0, not -1"),
    (lambda: risk("Lunge", "301", "Neutral", 1, THREE, "Flourish", keywords="Wealthy"),
     "Lunge: there is no keyword 'Wealthy'; did you mean Wealth? (there are: Brute, Negotiable, Unique, Wealth)"),
    (lambda: risk("Lunge", "301", "Neutral", 1, THREE, "Flourish", draw()),
     "Lunge: text 1 is no whole text: "),
    (lambda: risk("Lunge", "301", "Neutral", 1, THREE, action(draw())),  # type: ignore[arg-type]
     "Lunge: traits must be a text like 'One, Two', not "),
    (lambda: character("Ada", "301", "Eisen", TWO, "Duelist"),
     "Ada: stats must be four values (Resolve, Combat, Finesse, Influence), not (1, 2)"),
    (lambda: character("Ada", "301", "Eisen", ("-", 1, 1, 1), "Duelist"),
     "Ada: Resolve must be a whole number from 1, not '-'"),
    (lambda: character("Ada", "301", "Eisen", (4, 1.5, 1, 1), "Duelist"),  # type: ignore[arg-type]
     'Ada: Combat must be a whole number from 0 or "-", not 1.5'),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", cost=-3),
     "Ada: the cost must be a whole number from 0, not -3"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", keywords="Brute"),
     "Ada: the cost must be a whole number from 0, not -1"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist, Duelist"),
     "Ada: traits has 'Duelist' twice: write it once"),
    (lambda: character("Ada", 301, "Eisen", FOUR, "Duelist"),  # type: ignore[arg-type]
     "Ada: the number must be a text, not 301"),
    (lambda: character("", "301", "Eisen", FOUR, "Duelist"), "'301': the name must be a text, not ''"),
    (lambda: mercenary("Bo", "301", -1, FOUR, "Sailor"), "Bo: the cost must be a whole number from 0, not -1"),
    (lambda: leader("Cy", "301", "Eisen", FOUR, 0, 6, "Noble"), "Cy: Crew Cap must be a whole number from 1, not 0"),
    (lambda: leader("Cy", "301", "Eisen", FOUR, 6, -6, "Noble"), "Cy: Panache must be a whole number from 1, not -6"),
    (lambda: attachment("Hat", "301", "Neutral", 1, TWO, THREE, "Attire"),
     "Hat: modifiers must be four values (Resolve, Combat, Finesse, Influence), not (1, 2)"),
    (lambda: attachment("Hat", "301", "Neutral", FAST, FOUR, THREE, "Attire"),
     "Hat: the cost must be a whole number from 0, not 'fast'"),
    (lambda: location("The Moon", "301", 9), "The Moon: there is no place 9 (there are: 0, 1, 2, 3, 4)"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "words"), NONSENSE)
def test_nonsense_is_refused_with_card_line_and_what_would_be_right(build: Callable[[], Any], words: str) -> None:
    with pytest.raises(BadDefinition) as error:
        build()
    line = inspect.getsourcelines(build)[1]
    assert f"test_nonsense.py:{line}: {words}" in str(error.value)


def test_what_means_something_is_built() -> None:
    assert attachment("Hat", "301", "Neutral", 0, (-1, 0, 0, 1), THREE, "Attire").modifiers == (-1, 0, 0, 1)
    assert character("Ada", "301", "Eisen", (4, "-", 0, 1), "Duelist").stats == (4, -1, 0, 1)
    assert scheme("Haste", "301", "Neutral", 0, -2, "Plot").panache_modifier == -2
    assert city_event("Fog", "301", "Weather", action(draw())).trait_names == ("Weather",)


def test_a_number_that_another_card_has_is_refused_with_the_lines_of_both() -> None:
    with pytest.raises(BadDefinition) as error:
        published().extended([risk("Lunge", "048", "Neutral", 1, THREE, "Flourish")])
    assert "two cards share the number 048: 048 Langschwert (" in str(error.value)
    assert "eisen.py:" in str(error.value) and "test_nonsense.py:" in str(error.value)


def test_a_name_that_another_card_has_is_refused() -> None:
    with pytest.raises(BadDefinition, match=r"two cards share a name: 048 Langschwert .* and 301 Langschwert"):
        published().extended([risk("Langschwert", "301", "Neutral", 1, THREE, "Flourish")])


def test_cards_of_ones_own_are_found_and_leave_the_others_as_they_are() -> None:
    own = published().extended([risk("Lunge", "0481", "Neutral", 1, THREE, "Flourish", action(draw()))])
    lunge = own.find("lunge")
    assert own.cards[lunge.definition] is lunge and own.abilities[lunge.abilities[0].number] is lunge.abilities[0]
    assert [card.definition for card in published().cards] == list(range(len(published().cards)))
    assert published().get("Lunge") is None
