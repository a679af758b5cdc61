"""Abilities that mean nothing are refused when they are built, with card, line and what would be right."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import cli
from quarterdeck.games.five_sails.effects.language import (
    CITY, CityCard, MOVE, THRUST, WOUND, action, after, aim, at_setup, by, character, cost, draw, enemy, engage,
    engaged, forced, gain_renown, maneuver, may, opposing, passive, performer, pick, plus, reaction, resolve, risk,
    scheme, target, technique, them, when, when_revealed, wound,
)  # fmt: skip
from quarterdeck.kernel.errors import BadDefinition

FOUR: Any = (4, 2, 2, 1)
THREE = (1, "-", 2)


def act(*parts: Any) -> CityCard:
    """A risk with one Action."""
    return risk("Lunge", "301", "Neutral", 1, THREE, "Flourish", action(*parts))


NONSENSE: list[tuple[Callable[[], Any], str]] = [
    # what an ability needs
    (lambda: risk("Lunge", "301", "Neutral", 1, THREE, "Flourish", reaction(draw())),
     "Lunge: a Reaction needs a trigger: say what it answers with before(…), during(…) or after(…)"),
    (lambda: risk("Lunge", "301", "Neutral", 1, THREE, "Flourish", forced(draw())),
     "Lunge: a Forced ability needs a trigger"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", passive(draw())),
     "Ada: a text without a label needs a trigger"),
    (lambda: risk("Lunge", "301", "Neutral", 1, THREE, "Flourish", action(after(WOUND), draw())),
     "Lunge: an Action answers nothing: take the trigger out, or make a Reaction of it"),
    (lambda: scheme("Haste", "301", "Neutral", 5, 0, "Plot", resolve(after(WOUND), draw())),
     "Haste: a text of a scheme answers nothing"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", reaction(after(WOUND), after(MOVE), draw())),
     "Ada: a Reaction has one trigger, not 2: join two with either_of(…), or make two abilities"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(CITY, cost(engage(performer)))),
     "Ada: an Action has no effects: say what it does"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action()), "Ada: an Action has no effects"),
    # numbers
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(draw(-3))),
     "Ada: 'draw -3 cards' means nothing: the number must be 1 or more"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(draw(0))), "Ada: 'draw "),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(target(opposing), -1))), "Ada: 'target"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(may([gain_renown(0)]))), "Ada: '"),
    # targets
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(target(least=2, most=1)))),
     "Ada: nobody can pick at least 2 and at most 1: `most` is 1 or more, `least` no more"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(target(least=0, most=0)))),
     "Ada: nobody can pick at least 0 and at most 0"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(target(of="charakters")))),
     "Ada: there is no pool 'charakters'; did you mean characters? (there are: characters, performers, equipped, "),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(*[wound(target(opposing)) for _ in range(5)])),
     "Ada: more than 4 targets or choices in one ability: make two of it"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(them))),
     "Ada: `them` is what was picked before, and nothing has been: begin with target(…) or chosen(…)"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(one := target())), action(wound(one))),
     "Ada: a target is one choice of one ability: write it anew in each of them"),
    # words of the wrong kind
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(opposing))),  # type: ignore[arg-type]
     "Ada: Is 'opposing' is no set of cards: write target(…), chosen(…) or All(…) around filters"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(3))),  # type: ignore[arg-type]
     "Ada: a set of cards is wanted, such as performer, target(…) or All(…), not 3"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(wound(target(performer)))),  # type: ignore[arg-type]
     "Ada: a choice of cards takes filters such as yours or engaged, not Role 'performer'"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(opposing, draw())),  # type: ignore[arg-type]
     "Ada: Is 'opposing' is no part of an Action: it takes when(…), cost(…) and the like, and effects"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action("draw")),  # type: ignore[arg-type]
     "Ada: 'draw' is no part of an Action"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(when(engaged), draw())),  # type: ignore[arg-type]
     "Ada: when(…) takes a condition such as Has(…), not Is 'engaged'"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(cost(engaged), draw())),  # type: ignore[arg-type]
     "Ada: cost(…) takes effects such as engage(…), not Is 'engaged'"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(aim(engaged), draw())),  # type: ignore[arg-type]
     "Ada: aim(…) takes what target(…) or chosen(…) gives, not Is 'engaged'"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(by(performer), draw())),  # type: ignore[arg-type]
     "Ada: a choice of cards takes filters such as yours or engaged, not Role 'performer'"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", forced(after(WOUND, of=enemy), draw())),  # type: ignore[arg-type]
     "Ada: `of` of a trigger takes several of them in brackets: write (Is 'enemy',)"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", forced(after(WOUND, enemy), draw())),  # type: ignore[arg-type]
     "Ada: a trigger takes tests such as by_you, and filters in of=(…), not Is 'enemy'"),
    # on the wrong card
    (lambda: scheme("Haste", "301", "Neutral", 5, 0, "Plot", technique(draw())),
     "Haste: text 1 is a Technique, which belongs on a character or an attachment"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", maneuver(draw())),
     "Ada: text 1 is a Maneuver, which belongs on a card with combat values"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", action(draw()), resolve(draw())),
     "Ada: text 2 is a text of a scheme, which belongs on a scheme"),
    (lambda: risk("Lunge", "301", "Neutral", 1, THREE, "Flourish", when_revealed(draw())),
     "Lunge: text 1 is a text for when it is revealed, which belongs on a scheme"),
    (lambda: character("Ada", "301", "Eisen", FOUR, "Duelist", at_setup(draw())),
     "Ada: text 1 is a text for setting up, which belongs on a Leader"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "words"), NONSENSE)
def test_an_ability_that_means_nothing_is_refused(build: Callable[[], Any], words: str) -> None:
    with pytest.raises(BadDefinition) as error:
        build()
    line = inspect.getsourcelines(build)[1]
    assert f"test_nonsense_abilities.py:{line}: {words}" in str(error.value)


def test_what_means_something_is_built() -> None:
    assert act(*[wound(target(opposing)) for _ in range(4)]).abilities[0].aims == ()
    assert act(pick(target(opposing, most=2)), wound(them)).words()
    assert character("Ada", "301", "Eisen", FOUR, "Duelist", maneuver(plus(THRUST)), cost=2, values=THREE).words()


def test_a_file_of_ones_own_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = tmp_path / "own.py"
    written.write_text(
        "from quarterdeck.games.five_sails.effects.language import *\n"
        "CARDS = [\n    risk(\n        'Lunge', '301', 'Neutral', 1, (1, 1, 1), 'Flourish',\n"
        "        action(\n            draw(-3),\n        ),\n    ),\n]\n"
    )
    assert cli.main(["cards", "five-sails", "--cards", str(written)]) == 2
    told = capsys.readouterr().err
    assert told == f"quarterdeck: {written}:5: Lunge: 'draw -3 cards' means nothing: the number must be 1 or more\n"
