"""The tales: arcs of three parts, each a chapter with a text and choices. Data, read from `stories/*.toml`.

How they are written is taught in docs/writing-adventures.md. Nothing here knows the state of a game: the rules ask for
the chapter of a part (`Arc.chapter`) and its open choices (`Chapter.open_choices`), and do the deeds of an outcome.
"""

import re
import tomllib
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from quarterdeck.games.sea_of_legends.deeds import COSTS, PLACES, Deed, read_deed
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.games.own import read_text
from quarterdeck.kernel.measure import LONGEST_TOML, measure

STORIES: Final = Path(__file__).parent / "stories"
CAPTAIN: Final = "captain"
LOVER: Final = "lover"
NEMESIS: Final = "nemesis"
ROLES: Final = (CAPTAIN, LOVER, NEMESIS)
PARTS: Final = 3
#: what may be asked for like a word that was remembered: whether there is such a person
PRESENT: Final = ("lover", "nemesis", "rival")
CONDITION: Final = re.compile(r"!?[a-z_]+( !?[a-z_]+)*")


class Outcome:
    """What comes of a choice: what is told, and what is done."""

    def __init__(self, text: str, deeds: tuple[Deed, ...]) -> None:
        self.text = text
        self.deeds = deeds


class Choice:
    """One way on. `outcome` is that of success if there is a challenge; only then there is a `failure`."""

    def __init__(
        self, text: str, when: str, cost: tuple[Deed, ...], challenge: int, outcome: Outcome, failure: Outcome | None
    ) -> None:
        self.text = text
        self.when = when
        self.cost = cost
        self.challenge = challenge
        self.outcome = outcome
        self.failure = failure

    def outcomes(self) -> tuple[Outcome, ...]:
        return (self.outcome,) if self.failure is None else (self.outcome, self.failure)


class Chapter:
    """One visit to a Port: where the token lies (empty: where the card says), what is told, the choices.

    `others` are the pronouns of people without a slot: where an arc is for anybody, no other may be written out.
    """

    def __init__(
        self, part: int, title: str, when: str, place: str, text: str, choices: tuple[Choice, ...],
        others: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.part = part
        self.others = others
        self.title = title
        self.when = when
        self.place = place
        self.text = text
        self.choices = choices

    def open_choices(self, words: Collection[str]) -> list[Choice]:
        """The choices that are shown to somebody who remembers these words, whether or not they can be paid."""
        return [choice for choice in self.choices if holds(choice.when, words)]


class Arc:
    """A tale in three parts, for one captain, for named characters, or for anybody in a role."""

    def __init__(self, name: str, title: str, role: str, who: tuple[str, ...], chapters: tuple[Chapter, ...]) -> None:
        self.name = name
        self.title = title
        self.role = role
        self.who = who
        self.chapters = chapters
        #: what can be remembered, by name: a seat remembers a set of their places in this row
        self.words: Final = tuple(sorted(self.remembered()))

    def chapter(self, part: int, words: Collection[str]) -> Chapter:
        """The chapter that is played as this part by somebody who remembers these words."""
        return self.chapters[self.place(part, words)]

    def place(self, part: int, words: Collection[str]) -> int:
        """Where among the chapters that one stands."""
        for n, chapter in enumerate(self.chapters):
            if chapter.part == part and holds(chapter.when, words):
                return n
        raise BadDefinition(f"{self.name}: nobody has written part {part} for {sorted(words) or 'no words'}")

    def recall(self, mask: int) -> list[str]:
        """The words of a set."""
        return [word for n, word in enumerate(self.words) if mask >> n & 1]

    def remembered(self) -> frozenset[str]:
        """The words that choices of this arc leave behind; forgotten when the arc begins again."""
        outcomes = [o for chapter in self.chapters for choice in chapter.choices for o in choice.outcomes()]
        return frozenset([deed.name() for o in outcomes for deed in o.deeds if deed.verb == "remember"])


def holds(when: str, words: Collection[str]) -> bool:
    """Whether a condition holds: every word of it is remembered, and none that has a ! before it."""
    return all([(term[1:] not in words) if term[0] == "!" else (term in words) for term in when.split()])


@cache
def arcs() -> tuple[Arc, ...]:
    """Every arc there is, by name."""
    return tuple([read_file(path) for path in sorted(STORIES.glob("*.toml"))])


@cache
def numbers_for(role: str, name: str) -> list[int]:
    """Where those stand among all arcs."""
    of_role = [n for n, arc in enumerate(arcs()) if arc.role == role]
    short = name.partition(" the ")[0]
    own = [n for n in of_role if short in arcs()[n].who]
    return own or [n for n in of_role if not arcs()[n].who]


# reading


def read_file(path: Path) -> Arc:
    return read_arc(read_text(path), path.stem)


def read_arc(text: str, name: str) -> Arc:
    """The arc that a file describes; a mistake is refused with the chapter and the choice that has it."""
    measure(text, LONGEST_TOML, name, BadDefinition)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDefinition(f"{name}: {error}") from None
    entries(name, data, ("title", "role", "chapter"), ("who",))
    if data["role"] not in ROLES:
        raise BadDefinition(f"{name}: a role is one of {', '.join(ROLES)}, not {data['role']!r}")
    chapters = tuple([read_chapter(f"{name}, chapter {n}", row) for n, row in enumerate(data["chapter"], 1)])
    if sorted({chapter.part for chapter in chapters}) != list(range(1, PARTS + 1)):
        raise BadDefinition(f"{name}: an arc has the parts 1, 2 and 3")
    return Arc(name, data["title"], data["role"], tuple(data.get("who", ())), chapters)


def read_chapter(where: str, row: dict[str, Any]) -> Chapter:
    entries(where, row, ("part", "title", "text", "choice"), ("place", "if", "others"))
    part, place = row["part"], row.get("place", "")
    if (part == 1) != (not place):
        raise BadDefinition(f"{where}: the first part is where the card says; later ones need a place")
    if place and place not in PLACES:
        raise BadDefinition(f"{where}: there is no Port {place!r} (there are: {', '.join(PLACES)})")
    choices = tuple([read_choice(f"{where}, choice {n}", c) for n, c in enumerate(row["choice"], 1)])
    others = tuple(row.get("others", ()))
    return Chapter(part, row["title"], condition(where, row), place, row["text"].strip(), choices, others)


def read_choice(where: str, row: dict[str, Any]) -> Choice:
    if "challenge" in row:
        entries(where, row, ("text", "challenge", "won", "lost"), ("if", "cost", "won_deeds", "lost_deeds"))
        outcome = Outcome(row["won"].strip(), deeds(where, row.get("won_deeds", ())))
        failure: Outcome | None = Outcome(row["lost"].strip(), deeds(where, row.get("lost_deeds", ())))
    else:
        entries(where, row, ("text", "then"), ("if", "cost", "deeds"))
        outcome, failure = Outcome(row["then"].strip(), deeds(where, row.get("deeds", ()))), None
    cost = deeds(where, row.get("cost", ()))
    if wrong := [deed for deed in cost if deed.verb not in COSTS]:
        raise BadDefinition(f"{where}: {wrong[0]} is no cost (there are: {', '.join(COSTS)})")
    return Choice(row["text"].strip(), condition(where, row), cost, row.get("challenge", 0), outcome, failure)


def deeds(where: str, lines: Iterable[str]) -> tuple[Deed, ...]:
    try:
        return tuple([read_deed(line) for line in lines])
    except BadDefinition as error:
        raise BadDefinition(f"{where}: {error}") from None


def condition(where: str, row: dict[str, Any]) -> str:
    found: str = row.get("if", "")
    if found and not CONDITION.fullmatch(found):
        raise BadDefinition(f"{where}: a condition is words, with ! before those that must be missing, not {found!r}")
    return found


def entries(where: str, row: dict[str, Any], needed: tuple[str, ...], possible: tuple[str, ...]) -> None:
    """Refuse what lacks an entry or has an unknown one."""
    for key in needed:
        if key not in row:
            raise BadDefinition(f"{where}: {key!r} is missing")
    for key in row:
        if key not in needed and key not in possible:
            raise BadDefinition(f"{where}: there is no entry {key!r} (there are: {', '.join(needed + possible)})")
