"""Measuring what comes from outside before it is parsed: how long it is, how deep, and how large its numbers are.

Parsers of JSON and TOML are quick with what people write, and take minutes, or the whole stack, with what somebody
writes to stop them.
"""

import re
from typing import Final

from quarterdeck.kernel.errors import QuarterdeckError

#: brackets inside brackets
DEEPEST: Final = 32
#: figures of one number: a seed has up to 77
MOST_FIGURES: Final = 80
#: letters of a position, a ruleset or a tale in a file
LONGEST_TOML: Final = 1 << 20
#: what no bracket and no number is read from: strings of JSON and TOML, and comments. One that is not ended goes to the
#: end of its line (with three quotes, of the text). Nothing is tried twice: the work is that of reading the text once
QUOTED: Final = re.compile(
    r'''
    """ (?: [^"\\]++ | \\. | "{1,2}+(?!") )*+ "{0,5}+
    | \'\'\' (?: [^']++ | '{1,2}+(?!') )*+ '{0,5}+
    | " (?: [^"\\\n]++ | \\[^\n] )*+ "?
    | ' [^'\n]*+ '?
    | \# [^\n]*+
    ''',
    re.VERBOSE | re.DOTALL,
)
#: also with what TOML allows between and beside figures: 1_000, 0xff
LONG_NUMBER: Final = re.compile(rf"(?<!\w)\d\w{{{MOST_FIGURES}}}")


def measure(text: str, letters: int, what: str, refuse: type[QuarterdeckError]) -> None:
    """Refuse a text that is too long, nested too deeply, or has numbers too large to be read."""
    if len(text) > letters:
        raise refuse(f"{what} is too long: it has {len(text)} letters, and at most {letters} are read")
    if "\0" in text:
        raise refuse(f"{what} is no text: it has a NUL")
    bare = QUOTED.sub('""', text)
    if LONG_NUMBER.search(bare):
        raise refuse(f"{what} has a number of more than {MOST_FIGURES} figures")
    depth = 0
    for ch in re.findall(r"[][{}]", bare):
        depth = depth + 1 if ch in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise refuse(f"{what} is nested too deeply: {DEEPEST} brackets inside each other are read")
