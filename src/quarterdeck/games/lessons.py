"""Lessons: a written position, the rival's choices, and steps that say, point and ask. `docs/writing-lessons.md`.

A lesson is data in a TOML file. Whoever goes through one is a `Pupil`: a right answer goes on, a wrong one gets its
reply and changes nothing. A lesson is checked when it is loaded: it is gone through along its right answers, and
whatever it names has to be there at that moment.
"""

import tomllib
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, Final

from quarterdeck.cardgame.naming import plain
from quarterdeck.kernel.decision import Decision, Option
from quarterdeck.kernel.errors import BadDefinition, QuarterdeckError
from quarterdeck.kernel.game import Game

#: the seat of whoever learns
LEARNER: Final = 0
#: in the place of right answers: whichever one likes
ANY: Final = "any"
#: what every page has, whatever the game
PARTS: Final = ("question", "hand", "log", "phases")
#: the entries of a lesson, and of a step, each with its type
LESSON_ENTRIES: Final[dict[str, type]] = {"title": str, "about": str, "position": str, "step": list}
STEP_ENTRIES: Final[dict[str, type]] = {
    "say": str, "point": list, "right": list, "all": bool, "wrong": list, "otherwise": str, "rival": list,
    "now": dict,
}  # fmt: skip

#: a game from a written position; the handle of what a name means to somebody who sees a view, "" if nothing
Begin = Callable[[str], Game]
Finder = Callable[[dict[str, Any], str], str]


class Step:
    """One thing that is said, and what is to be done about it; nothing, if it is only to be read."""

    def __init__(self, entry: dict[str, Any]) -> None:
        check_entries(entry, STEP_ENTRIES)
        self.say: str = paragraphs(entry.get("say", ""))
        self.point = words_in(entry, "point")
        self.right = words_in(entry, "right")
        #: whether each right answer is to be given, in whatever order
        self.all: bool = entry.get("all", False)
        self.wrong = [reply_in(reply) for reply in entry.get("wrong", ())]
        self.otherwise: str = paragraphs(entry.get("otherwise", ""))
        self.rival = words_in(entry, "rival")
        self.now: dict[str, Any] = entry.get("now", {})
        if not self.say:
            raise BadDefinition("it says nothing: a step has a text (say)")
        if self.right and self.right != [ANY] and not self.otherwise:
            raise BadDefinition("it has right answers, but nothing to say about others (otherwise)")
        if self.all and (len(self.right) < 2 or self.right == [ANY]):
            raise BadDefinition("all of its right answers are to be given, but it names only one (right)")
        if not self.right and (self.wrong or self.otherwise):
            raise BadDefinition("it replies to answers, but asks for none (right)")
        if not self.right and "question" in self.point:
            raise BadDefinition("it points at the question, but is only read: there is none")

    @property
    def asks(self) -> bool:
        return bool(self.right)

    def right_among(self, decision: Decision, given: Collection[str] = ()) -> dict[str, Option]:
        """The right answers of an open question, by how the lesson names them; those that were given are done with."""
        if self.right == [ANY]:
            return {option.words: option for option in decision.options}
        return {words: the_one(decision, words) for words in self.right if words not in given}

    def reply(self, decision: Decision, key: int) -> str:
        """What is said to a wrong answer."""
        for words, say in self.wrong:
            if the_one(decision, words).key == key:
                return say
        return self.otherwise

    def is_done_with(self, given: Collection[str]) -> bool:
        """Whether these right answers are enough."""
        return len(given) == len(self.right) if self.all else bool(given)


class Lesson:
    """A lesson, checked: its name, what it is called and about, and how it is gone through."""

    def __init__(self, name: str, text: str, begin: Begin, finder: Finder, spots: tuple[str, ...]) -> None:
        self.name = name
        self.begin = begin
        self.finder = finder
        self.spots = (*PARTS, *spots)
        entry = read_entry(text)
        self.title: str = entry["title"]
        self.about: str = entry["about"]
        self.position: str = entry["position"]
        self.steps = [read_step(number, step) for number, step in enumerate(entry["step"], 1)]
        if not self.steps or self.steps[-1].asks or not self.steps[-1].now:
            raise BadDefinition("the last step has to say what was learnt, and what is true then (now)")
        for _ in self.walk():
            pass

    def __repr__(self) -> str:
        return f"Lesson({self.name!r}, {len(self.steps)} steps)"

    def walk(self) -> Iterator["Pupil"]:
        """Somebody who goes through it along the first right answers, at each step; whatever is wrong is refused."""
        pupil = Pupil(self)
        while True:
            with_step(pupil.at + 1, pupil.check)
            yield pupil
            if pupil.done:
                return
            with_step(pupil.at + 1, pupil.go_on)


class Pupil:
    """Somebody who goes through a lesson: the game, and which step they are at."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = lesson.begin(lesson.position)
        self.at = 0
        #: right answers to this step so far
        self.given: list[str] = []

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        """Whether this is the last step."""
        return self.at == len(self.lesson.steps) - 1

    def view(self) -> dict[str, Any]:
        return self.game.view(LEARNER)

    def decision(self) -> Decision | None:
        """What is to be answered at this step; nothing if it is only to be read."""
        return self.game.decision(LEARNER) if self.step.asks else None

    def asked(self) -> Decision:
        decision = self.decision()
        if decision is None:
            raise BadDefinition("there is nothing to be answered")
        return decision

    def answer(self, key: int) -> str:
        """Answer with the key of an option: nothing is said to a right one, and the next step comes."""
        decision = self.asked()
        if key not in [option.key for option in decision.options]:
            raise BadDefinition(f"{key} is no answer here")
        for words, option in self.right().items():
            if option.key == key:
                self.game.choose(key, LEARNER)
                self.given.append(words)
                if self.step.is_done_with(self.given):
                    self.next_step()
                return ""
        return self.step.reply(decision, key)

    def right(self) -> dict[str, Option]:
        """The right answers to what is asked now, by how the lesson names them."""
        return self.step.right_among(self.asked(), self.given)

    def go_on(self) -> None:
        """To the next step: what is to be read has been, or the first right answer is given."""
        if self.step.asks:
            at = self.at
            while self.at == at:
                self.answer(next(iter(self.right().values())).key)
        else:
            self.next_step()

    def next_step(self) -> None:
        """The rivals choose what they choose, and the next step comes."""
        if self.done:
            raise BadDefinition("the lesson is over")
        for words in self.step.rival:
            decision = self.rivals_decision()
            if decision is None:
                raise BadDefinition(f"the rival is not asked anything, and cannot choose {words!r}")
            self.game.choose(the_one(decision, words), decision.seat)
        self.at += 1
        self.given.clear()

    def rivals_decision(self) -> Decision | None:
        for q in self.game.open_questions():
            if q.seat != LEARNER:
                return self.game.decision(q.seat)
        return None

    def handles(self) -> list[str]:
        """What the step points at, as handles of things on the table and names of parts of the page."""
        view = self.view()
        return [name if name in self.lesson.spots else self.handle(view, name) for name in self.step.point]

    def handle(self, view: dict[str, Any], name: str) -> str:
        found = self.lesson.finder(view, name)
        if not found:
            parts = ", ".join(self.lesson.spots)
            raise BadDefinition(f"there is no {name!r} to point at (a card or place, or one of: {parts})")
        return found

    def check(self) -> None:
        """Refuse a step that names what is not there, or says what is not so."""
        self.handles()
        view = self.view()
        for path, wanted in self.step.now.items():
            found = look_up(view, path)
            if found != wanted:
                raise BadDefinition(f"{path} is {found!r} there, not {wanted!r}")
        if not self.step.asks:
            return
        if self.game.question_of(LEARNER) is None:
            rival = self.rivals_decision()
            asked = "nobody is asked" if rival is None else f"the rival is asked {rival.reason!r}: {options_of(rival)}"
            raise BadDefinition(f"the learner is not asked anything; {asked}")
        decision = self.asked()
        right = {option.key for option in self.right().values()}
        for words, _ in self.step.wrong:
            if the_one(decision, words).key in right:
                raise BadDefinition(f"{words!r} is both right and wrong")


# reading


def read_lessons(folder: Path, begin: Begin, finder: Finder, spots: tuple[str, ...] = ()) -> tuple[Lesson, ...]:
    """The lessons of a folder, in the order of their files: 01-goal.toml is the lesson "goal"."""
    return tuple([read_lesson(file, begin, finder, spots) for file in sorted(folder.glob("*.toml"))])


def read_lesson(file: Path, begin: Begin, finder: Finder, spots: tuple[str, ...] = ()) -> Lesson:
    try:
        return Lesson(file.stem.lstrip("0123456789-"), file.read_text(encoding="utf-8"), begin, finder, spots)
    except (QuarterdeckError, tomllib.TOMLDecodeError) as error:
        raise BadDefinition(f"{file.name}: {error}") from None


def read_entry(text: str) -> dict[str, Any]:
    entry = tomllib.loads(text)
    check_entries(entry, LESSON_ENTRIES)
    missing = [name for name in LESSON_ENTRIES if name not in entry]
    if missing:
        raise BadDefinition(f"it has no {missing[0]}")
    return entry


def read_step(number: int, entry: Any) -> Step:
    try:
        return Step(entry)
    except BadDefinition as error:
        raise BadDefinition(f"step {number}: {error}") from None


def with_step(number: int, work: Callable[[], None]) -> None:
    try:
        work()
    except QuarterdeckError as error:
        raise BadDefinition(f"step {number}: {error}") from None


def check_entries(entry: Any, known: dict[str, type]) -> None:
    if not isinstance(entry, dict):
        raise BadDefinition("it has to be a table")
    for name, value in entry.items():
        if name not in known:
            raise BadDefinition(f"there is no entry {name!r} (there are: {', '.join(known)})")
        if not isinstance(value, known[name]):
            raise BadDefinition(f"{name} is a {known[name].__name__}")


def words_in(entry: dict[str, Any], name: str) -> list[str]:
    found = entry.get(name, [])
    if not all(isinstance(words, str) for words in found):
        raise BadDefinition(f"{name} is a list of words")
    return list(found)


def reply_in(reply: Any) -> tuple[str, str]:
    """A wrong answer, and what is said to it."""
    check_entries(reply, {"choice": str, "say": str})
    if len(reply) != 2:
        raise BadDefinition("what is said to a wrong answer is {choice = …, say = …}")
    return reply["choice"], paragraphs(reply["say"])


def paragraphs(text: str) -> str:
    """A text without the line breaks of its file: an empty line ends a paragraph."""
    return "\n".join([" ".join(part.split()) for part in text.strip().split("\n\n")])


# finding what is named


def the_one(decision: Decision, words: str) -> Option:
    """The one option that has exactly these words, or begins with them, or contains them, or each of them."""
    wanted = words.casefold()
    ways: tuple[Callable[[str], bool], ...] = (
        lambda said: said == wanted, lambda said: said.startswith(wanted), lambda said: wanted in said,
        lambda said: all(word in said for word in wanted.split()),
    )  # fmt: skip
    for way in ways:
        found = [option for option in decision.options if way(option.words.casefold())]
        if len(found) == 1:
            return found[0]
        if found:
            raise BadDefinition(f"{words!r} could be {options_of(decision, found)}")
    raise BadDefinition(f"there is no answer {words!r} to {decision.reason!r} (there are: {options_of(decision)})")


def options_of(decision: Decision, options: list[Option] | None = None) -> str:
    return "; ".join([option.words for option in options or decision.options])


def find_handle(view: dict[str, Any], name: str) -> str:
    """The handle of a card in one's hand, in play, or of a place, by name: for views that say slots and places."""
    return next((handle for handle, called in named_in(view) if called == bare(name)), "")


def named_in(part: Any) -> Iterator[tuple[str, str]]:
    """Everything in a view that has a name and a handle, each with its bare name."""
    if isinstance(part, dict):
        name = part.get("name")
        for kind in ("slot", "place"):
            if isinstance(name, str) and isinstance(part.get(kind), int):
                yield f"{kind}:{part[kind]}", bare(name)
        for key, value in part.items():
            if key == "known" and isinstance(value, list):
                for card in value:
                    yield f"card:{card}", bare(str(card))
            else:
                yield from named_in(value)
    elif isinstance(part, list):
        for entry in part:
            yield from named_in(entry)


def bare(name: str) -> str:
    """A name as it is compared: also without its article."""
    return plain(name.casefold().removeprefix("the "))


def look_up(view: Any, path: str) -> Any:
    """What stands in a view at a path: entries with dots between; in a list, a number or the name of a thing."""
    for name in path.split("."):
        if isinstance(view, dict) and name in view:
            view = view[name]
        elif isinstance(view, list):
            view = entry_in(view, name, path)
        else:
            raise BadDefinition(f"there is no {name!r} in {path}")
    return view


def entry_in(row: list[Any], name: str, path: str) -> Any:
    if name == "count":
        return len(row)
    if name.isdigit() and int(name) < len(row):
        return row[int(name)]
    for entry in row:
        if isinstance(entry, dict) and bare(str(entry.get("name", ""))) == bare(name):
            return entry
    raise BadDefinition(f"there is no {name!r} in {path}")
