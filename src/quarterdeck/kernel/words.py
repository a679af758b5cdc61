"""Putting the parts of a card into words: who was named already, lists, numbers, sentences."""

from collections.abc import Callable

SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Words:
    """Remembers what a text has already spoken of, so that it is named once and then pointed at.

    A text is made of clauses. Something may be called "it" while nothing else has been spoken of in its clause and the
    one before.
    """

    def __init__(self, this: str = "this card") -> None:
        #: what the text calls the card it stands on
        self.this = this
        self.named: list[object] = []
        #: what the clause before and the present one speak of
        self.before: list[object] = []
        self.now: list[object] = []
        #: how what a text answers is called again, and what it means that the last thing done had an effect
        self.answered = "that card"
        self.answers = "that"
        self.done = "that happens"
        #: what is produced where a text answers that: points, or those of one kind
        self.produced = "point"
        #: how cards that a text has looked at are called when they are spoken of again
        self.rest = "them"
        #: who decides about what is said: None is you
        self.decider: object = None
        #: whose a thing is that the user of a text has, or another of whom it speaks: that one may be who is asked
        self.your = "your"
        self.theirs = "of theirs"
        #: how many conditions the text stands in
        self.depth = 0
        #: gives a set of things its real name, where a text is told about a table
        self.tell: Callable[[object], str] | None = None

    def name(self, what: object, full: str, short: str) -> str:
        """The full name at the first mention, the short one after it."""
        for known in self.named:
            if known is what:
                return short
        self.named.append(what)
        return full

    def clause(self) -> None:
        """A new clause begins."""
        self.before, self.now = self.now, []

    def speak(self, what: object) -> None:
        """Something was mentioned."""
        self.now.append(what)

    def only(self, what: object) -> bool:
        """Whether "it" can only mean this."""
        spoken = [*self.before, *self.now]
        return bool(spoken) and all(known == what for known in spoken)


#: what may stand behind the stop that ends a sentence
CLOSING = "\N{RIGHT DOUBLE QUOTATION MARK})"
POSSESSIVE = "\N{RIGHT SINGLE QUOTATION MARK}s"


def number(n: int) -> str:
    return SMALL[n] if 0 <= n < len(SMALL) else str(n)


def ordinal(n: int) -> str:
    """'first', 'second'."""
    return ORDINALS[n - 1] if 0 < n <= len(ORDINALS) else f"{n}th"


def count(n: int, noun: str, plural: str = "") -> str:
    """'a card', 'two cards'."""
    if n == 1:
        return article(noun)
    return f"{number(n)} {plural or noun + 's'}"


def top_cards(n: int) -> str:
    """'the top card', 'the top three cards'."""
    return "the top card" if n == 1 else f"the top {number(n)} cards"


def article(noun: str) -> str:
    if noun.startswith(("this ", "that ", "your ", "the ")):
        return noun
    if noun.startswith("other "):
        return "an" + noun
    return ("an " if noun[:1].lower() in "aeiou" and not noun.startswith("Uni") else "a ") + noun


def listed(parts: list[str], word: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {word} {parts[-1]}"


#: so long may the words be that say in brief what a text does
BRIEF = 60
#: what stands at the end of a text that is not told to its end
CUT = "\N{HORIZONTAL ELLIPSIS}"


def brief(text: str) -> str:
    """What a text does in a few words: 'gain +1 Thrust' is '+1 Thrust', and a long one stops at the end of a clause."""
    text = text.removeprefix("gain ")
    if len(text) <= BRIEF:
        return text
    room = text[:BRIEF]
    end = max([room.rfind(stop) for stop in ("; ", ". ", ", ", " and ")])
    only_a_condition = text.startswith(("if ", "until ")) and ", " not in room[:end]
    return room[: room.rfind(" ") if end < 0 or only_a_condition else end] + f" {CUT}"


def told_apart(words: list[str], details: list[list[str]]) -> list[str]:
    """Rows of words of which no two are the same: equal ones get those of their details by which they differ, and
    what differs by none is counted."""
    out = words[:]
    for said in dict.fromkeys(words):
        twins = [i for i, other in enumerate(words) if other == said]
        if len(twins) == 1:
            continue
        marks: list[list[str]] = [[] for _ in twins]
        for column in zip(*[details[i] for i in twins]):
            if len(set(column)) > 1 and len({tuple(mark) for mark in marks}) < len(twins):
                marks = [[*mark, detail] if detail else mark for mark, detail in zip(marks, column)]
        for i, mark in zip(twins, marks):
            alike = [other for other, one in zip(twins, marks) if one == mark]
            behind = [*mark, ordinal(alike.index(i) + 1)] if len(alike) > 1 else mark
            if behind:
                out[i] = f"{said} ({', '.join(behind)})"
    return out


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text.strip()
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text.rstrip(CLOSING)[-1] in ".!?" else text + "."


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"
