"""What can be seen of a sentence without understanding it: capitals, articles, stops, spaces, agreement."""

import re
from typing import Final

#: sounds that the first letter hides
SOUNDS_OPEN: Final = re.compile(r"(hour|honest|honou?r|heir)", re.IGNORECASE)
SOUNDS_CLOSED: Final = re.compile(r"(one\b|once|uni|use|usual|usur|eu|ewe)", re.IGNORECASE)
#: where a clause begins, so that the pronoun is its subject
BEGINS: Final = r"(?:^|(?<=[.!?;,] )|(?<=“)|(?<=\band ))"
FAULTS: Final = (
    (re.compile(r"  "), "two spaces"),
    (re.compile(r"\s[,.;:!?]"), "a space before a stop"),
    (re.compile(r"[,;:][A-Za-z]"), "no space after a stop"),
    (re.compile(r"[a-z][.!?][A-Z]"), "no space after a stop"),
    (re.compile(r"[{}\[\]|]"), "something left of a slot"),
    (re.compile(r"(?<![.…])\.\.(?!\.)|,,|,\.|!!|\?\?"), "two stops"),
    (re.compile(r"\b(\w+(?: \w+){0,4}) \1\b", re.IGNORECASE), "the same words twice"),
    (re.compile(BEGINS + r"([Ss]?[Hh]e|[Ii]t) (are|have|were|do|want|say|know|look|take|give|go|don’t|aren’t)\b"),
     "one person, and a verb for many"),
    (re.compile(BEGINS + r"([Tt]hey|[Yy]ou|[Ww]e) (is|has|was|does|wants|says|knows|looks|takes|gives|goes|doesn’t)\b"),
     "many, and a verb for one"),
    (re.compile(r"\bthe the\b|\b(a|an) (the|a|an)\b", re.IGNORECASE), "two articles"),
    (re.compile(r"(?<=[.!?] )[a-z]"), "a sentence without a capital"),
)  # fmt: skip


def faults(text: str) -> list[str]:
    """Everything that is wrong with the sentences of a text, with the place."""
    found = [f"{what}: …{around(text, m)}…" for pattern, what in FAULTS for m in pattern.finditer(text)]
    found += wrong_articles(text)
    for paragraph in text.split("\n\n"):
        found += wrong_ends(paragraph)
    return found


def wrong_articles(text: str) -> list[str]:
    found: list[str] = []
    for m in re.finditer(r"\b([Aa]n?) [“‘]?(\w+)", text):
        article, word = m[1].lower(), m[2]
        spoken_open = (word[0] in "aeiouAEIOU" and not SOUNDS_CLOSED.match(word)) or bool(SOUNDS_OPEN.match(word))
        if spoken_open != (article == "an"):
            found.append(f"the article: {m[0]}")
    return found


def wrong_ends(paragraph: str) -> list[str]:
    found: list[str] = []
    if not re.match(r"[“‘(]?[A-Z]", paragraph):
        found.append(f"no capital at the beginning: {paragraph[:30]}…")
    if not re.search(r"[.!?…][”’)]?$", paragraph):
        found.append(f"no full stop at the end: …{paragraph[-30:]}")
    if paragraph.count("“") != paragraph.count("”"):
        found.append(f"quotes that do not match: {paragraph[:40]}…")
    return found


def around(text: str, m: re.Match[str]) -> str:
    return text[max(m.start() - 20, 0) : m.end() + 20].replace("\n", " ")
