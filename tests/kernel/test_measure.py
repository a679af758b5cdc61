"""What comes from outside is measured before it is parsed, in one pass, whatever somebody writes."""

import pytest

from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.measure import DEEPEST, LONGEST_TOML, MOST_FIGURES, QUOTED, measure

DEEP = "[" * (DEEPEST + 1)
LONG = "9" * (MOST_FIGURES + 1)


def measured(text: str) -> None:
    measure(text, LONGEST_TOML, "it", BadDefinition)


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        (r'{"a": "b\"c", "d": ""}', "{_: _, _: _}"), ("a = '\\' # [", "a = _ _"), ('a = "\\\\" [', "a = _ ["),
        ('a = """x"y""z\n[\\"""]"""\nb', "a = _\nb"), ("a = '''x'y''z\n[\\''' b", "a = _ b"), ('""""x"""" b', "_ b"),
        ('a = "it goes on\n[', "a = _\n["), ("Kaspar's\n[", "Kaspar_\n["), ('"""\n[[', "_"), ("'''\n[[", "_"),
        ('a = "x\\\n[', "a = _\\\n["), ('"\\', "_\\"), ("# it's\n'['\n[", "_\n_\n["),
    ],
)  # fmt: skip
def test_strings_and_comments_are_told_from_the_rest(text: str, bare: str) -> None:
    assert QUOTED.sub("_", text) == bare


@pytest.mark.parametrize("before", ["", "a = '\"'\n", "# it's 5\" wide\n", "]" * 99, "Kaspar's\n", '"\\\n'])
def test_nothing_that_comes_before_hides_what_is_deep_or_large(before: str) -> None:
    measured(before + "x = " + DEEP[1:] + " " + LONG[1:])
    with pytest.raises(BadDefinition, match="nested too deeply"):
        measured(before + "x = " + DEEP)
    for number in (LONG, "1_0" * MOST_FIGURES, "0x" + "f" * MOST_FIGURES, "1." + LONG, "-" + LONG):
        with pytest.raises(BadDefinition, match="figures"):
            measured(before + "x = " + number)


def test_brackets_and_figures_in_strings_and_comments_are_only_letters() -> None:
    letters = DEEP + LONG
    for text in (f'"{letters}"', f"'{letters}'", f"# {letters}", f'"""\n{letters}"""', f"'''\n{letters}'''"):
        measured(text)


@pytest.mark.parametrize(
    "piece",
    ['\\"', '"', "'", "\\", "#", '"\n', "'\n", '"" ', "'' ", "9" * 80 + " ", "9_", "[]", "a9", "'\"#\n"],
)  # fmt: skip
@pytest.mark.parametrize("first", ["", '"', "'", '""" ', "''' "])
def test_a_million_letters_are_read_once(first: str, piece: str) -> None:
    """What tries again from each of them would not be done today."""
    text = first + piece * ((LONGEST_TOML - len(first)) // len(piece))
    if piece == "9_" and not first:
        with pytest.raises(BadDefinition, match="figures"):
            measured(text)
    else:
        measured(text)
