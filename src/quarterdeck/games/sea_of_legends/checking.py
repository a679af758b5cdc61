"""Proves of tales what nobody can see by reading them once: every way through an arc is gone, every text is told.

For every set of words that can be remembered: there is a chapter, it offers two ways on, one of them needs nothing; for
everything that can stand in the slots: each sentence is whole. Numbers stay within those of a part (`LIMITS`).
"""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from quarterdeck.games.sea_of_legends.deeds import PORTS, Deed
from quarterdeck.games.sea_of_legends.grammar import around, faults
from quarterdeck.games.sea_of_legends.tales import (
    CAPTAIN, NEMESIS, PARTS, PRESENT, Arc, Chapter, Choice, Outcome, holds,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.telling import FACTION_WORDS, HE, IF, SHE, SLOT, THEY, Filling, Person, tell
from quarterdeck.kernel.errors import BadDefinition

TEXT_WORDS: Final = (70, 160)
CHOICE_WORDS: Final = (3, 12)
OUTCOME_WORDS: Final = (15, 50)
#: for each part: the Strengths of challenges, what success is worth, and what may be had without, less the cost
LIMITS: Final = {1: ((4, 5), (5, 12), 8), 2: ((6, 7), (7, 16), 10), 3: ((7, 9), (14, 26), 14)}
#: what a deed is worth in gold: for each one, or at all
WORTH: Final = {
    "gold": 1, "notoriety": 8, "item": 3, "rumor": 4, "relic": 8, "treasure": 9, "lose_relic": -8, "lose_crew": -4,
    "exhaust": -1, "refresh": 2, "legendary": 9, "flag": 6, "unflag": 1, "unfort": 1, "fort": -2, "favor": 4,
    "malice": -4, "new_lover": 6, "new_nemesis": -5, "token": 0, "move": 1, "remember": 0,
}  # fmt: skip
#: the most that one failure takes
WORST_LOSS: Final = -8
MOST_GOLD_LOST: Final = 5
BARE: Final = {"she": r"\b(she|her|hers|herself)\b", "he": r"\b(he|him|his|himself)\b"}
#: after a name the verb is always for one; after a pronoun it may be for many
NAME_AND_VERB: Final = re.compile(r"\{[Ww]ho(\.full)?\} \{\+")
#: what would be put into the present tense again
PAST: Final = re.compile(r"\{(they|foe|\+) ?(\w+[^e]ed|\w*ould|can|did|fell|had|made|said|took|went|will)\b", re.I)


def flaws(arc: Arc) -> list[str]:
    """Everything that is wrong with an arc, a line each."""
    return [f"{arc.name}: {flaw}" for flaw in [*flaws_of_ways(arc), *flaws_of_words(arc), *flaws_of_numbers(arc)]]


# the ways through an arc


def present(arc: Arc) -> list[frozenset[str]]:
    """Which of the people that need not be there are there."""
    always = {arc.role} & set(PRESENT)
    sets = [frozenset([n for n, there in zip(PRESENT, row) if there]) for row in product((False, True), repeat=3)]
    return [people for people in sets if always <= people]


def ways(arc: Arc) -> list[tuple[int, frozenset[str]]]:
    """Every part with every set of words that can be remembered when it begins."""
    found: list[tuple[int, frozenset[str]]] = []
    begun = set(present(arc))
    for part in range(1, PARTS + 1):
        found += [(part, words) for words in sorted(begun, key=sorted)]
        begun = {after for words in begun for after in afterwards(arc, part, words)}
    return found


def afterwards(arc: Arc, part: int, words: frozenset[str]) -> Iterator[frozenset[str]]:
    for chapter in [c for c in arc.chapters if c is chapter_of(arc, part, words)]:
        for choice in chapter.open_choices(words):
            for outcome in choice.outcomes():
                yield words | {deed.name() for deed in outcome.deeds if deed.verb == "remember"}


def chapter_of(arc: Arc, part: int, words: frozenset[str]) -> Chapter | None:
    try:
        return arc.chapter(part, words)
    except BadDefinition:
        return None


def flaws_of_ways(arc: Arc) -> Iterator[str]:
    reached: set[int] = set()
    shown: set[int] = set()
    for part, words in ways(arc):
        chapter = chapter_of(arc, part, words)
        if chapter is None:
            yield f"part {part} is a dead end for {sorted(words)}"
            continue
        choices = chapter.open_choices(words)
        reached.add(id(chapter))
        shown |= {id(choice) for choice in choices}
        if len(choices) < 2 or not [choice for choice in choices if not choice.cost]:
            yield f"{chapter.title}: fewer than two choices, or none without a cost, for {sorted(words)}"
    for chapter in arc.chapters:
        if id(chapter) not in reached:
            yield f"{chapter.title}: nobody gets there"
        for choice in chapter.choices:
            if id(choice) not in shown and id(chapter) in reached:
                yield f"{chapter.title}: nobody is offered {choice.text!r}"
    yield from flaws_of_branches(arc)
    yield from flaws_of_memory(arc)


def flaws_of_branches(arc: Arc) -> Iterator[str]:
    """What stands in a text under a condition is read by somebody."""
    met = [(chapter_of(arc, part, words), words) for part, words in ways(arc)]
    for chapter in arc.chapters:
        begun = [words for known, words in met if known is chapter]
        for found in [found for text in texts_of(chapter) for found in IF.finditer(text)]:
            if begun and not [words for words in begun if holds(found[1], words)]:
                yield f"{chapter.title}: nobody ever reads {found[0][:40]!r}…"


def flaws_of_memory(arc: Arc) -> Iterator[str]:
    """What is remembered is asked for later, and what is asked for can be remembered; parts 2 and 3 both ask."""
    asked = {part: {w for c in arc.chapters if c.part == part for w in asked_in(c)} for part in range(1, PARTS + 1)}
    remembered = arc.remembered()
    for word in sorted(set().union(*asked.values()) - remembered - set(PRESENT)):
        yield f"nothing ever remembers {word!r}"
    for word in sorted(remembered - set().union(*asked.values())):
        yield f"{word!r} is remembered, and nobody asks for it"
    for part in range(2, PARTS + 1):
        if not asked[part] & remembered:
            yield f"part {part} remembers no choice"


def asked_in(chapter: Chapter) -> set[str]:
    conditions = [chapter.when, *[choice.when for choice in chapter.choices]]
    conditions += [found[1] for text in texts_of(chapter) for found in IF.finditer(text)]
    return {term.removeprefix("!") for when in conditions for term in when.split()}


def texts_of(chapter: Chapter) -> list[str]:
    return [
        chapter.text, *[choice.text for choice in chapter.choices],
        *[outcome.text for choice in chapter.choices for outcome in choice.outcomes()],
    ]  # fmt: skip


# the words


def fillings(arc: Arc, part: int, words: frozenset[str]) -> list[Filling]:
    """Everything that can stand in a slot stands in it in one of these."""
    names = FACTION_WORDS.keys() - {"Spanish Armada"}
    with_followers = sorted([name for name in names if FACTION_WORDS[name].follower])
    found: list[Filling] = []
    for n, port in enumerate(PORTS):
        pronoun = (SHE, HE, THEY)[n % 3]
        who = Person(arc.who[0] if arc.who else "Ondine", pronoun, f"{arc.who[0] if arc.who else 'Ondine'} the Patient")
        lover = who if arc.role == "lover" else Person("Amaro", pronoun) if "lover" in words else None
        nemesis = who if arc.role == "nemesis" else Person("Isaura", pronoun) if "nemesis" in words else None
        captain = who if arc.role == CAPTAIN else Person("Ulric", (SHE, HE, THEY)[(n + 1) % 3])
        rival = Person("Eustace", pronoun) if "rival" in words else None
        next_port = PORTS[(n + 1) % len(PORTS)] if part < PARTS else ""
        foe = with_followers[n % len(with_followers)]
        factions = (foe, sorted(names - {foe})[n % 8], "Spanish Armada")
        found.append(Filling(captain, who, lover, nemesis, rival, factions, port, next_port, "the Ironwind", words))
    return found


def flaws_of_words(arc: Arc) -> Iterator[str]:
    told: set[tuple[str, frozenset[str]]] = set()
    for part, words in ways(arc):
        chapter = chapter_of(arc, part, words)
        if chapter is None:
            continue
        for choice in chapter.open_choices(words):
            for text, sizes in texts_with_sizes(chapter, choice):
                matters = words & named_in(text)
                if (text, matters) not in told:
                    told.add((text, matters))
                    yield from [f"{chapter.title}: {f}" for f in flaws_of_text(arc, part, words, text, sizes)]
    if not arc.who:
        yield from bare_pronouns(arc)


def named_in(text: str) -> set[str]:
    """The words, and the people who need not be there, on which it depends what is told."""
    return set(re.findall(r"[a-z_]+", " ".join([m[0] for m in re.finditer(r"\[[^?]*\?|\{[^}]*\}", text)])))


def texts_with_sizes(chapter: Chapter, choice: Choice) -> list[tuple[str, tuple[int, int]]]:
    outcomes = [(outcome.text, OUTCOME_WORDS) for outcome in choice.outcomes()]
    return [(chapter.text, TEXT_WORDS), (choice.text + ".", CHOICE_WORDS), *outcomes]


def flaws_of_text(arc: Arc, part: int, words: frozenset[str], text: str, sizes: tuple[int, int]) -> Iterator[str]:
    if "  " in text or "\t" in text:
        yield f"two spaces in {text[:40]!r}"
    slots = [found[1] for found in SLOT.finditer(text)]
    if "next_port" in slots and sizes != OUTCOME_WORDS:
        yield "where it goes on is known when it is known what comes of it: {next_port} stands in outcomes only"
    for filling in fillings(arc, part, words)[: None if slots else 1]:
        try:
            said = tell(text, filling)
        except BadDefinition as error:
            yield str(error)
            return
        yield from faults(said)
        length = len(said.split())
        if not sizes[0] <= length <= sizes[1]:
            yield f"{length} words, not {sizes[0]} to {sizes[1]}: {said[:40]}…"
            return


def bare_pronouns(arc: Arc) -> Iterator[str]:
    """Where an arc can be about anybody, a she or he that is written out would be wrong for somebody."""
    for chapter in arc.chapters:
        for text in texts_of(chapter):
            for pronoun in BARE.keys() - set(chapter.others):
                for found in re.finditer(BARE[pronoun], text, re.IGNORECASE):
                    yield f"{chapter.title}: {found[0]!r} is written out: …{around(text, found)}…"
            for found in [*NAME_AND_VERB.finditer(text), *PAST.finditer(text)]:
                yield f"{chapter.title}: the verb is written out here: …{around(text, found)}…"


# the numbers


def flaws_of_numbers(arc: Arc) -> Iterator[str]:
    for chapter in arc.chapters:
        strengths, won, without = LIMITS[chapter.part]
        best = 0
        for choice in chapter.choices:
            where = f"{chapter.title}, {choice.text!r}"
            if arc.role == NEMESIS and chapter.part == PARTS and "malice" in verbs_of(choice):
                yield f"{where}: malice means nothing to a Nemesis who is defeated with this chapter"
            gained = worth(choice.outcome) + sum([paid(deed) for deed in choice.cost])
            best = max(best, notoriety(choice.outcome))
            if choice.failure is None:
                if not -4 <= gained <= without:
                    yield f"{where}: worth {gained}, not -4 to {without}"
                continue
            if not strengths[0] <= choice.challenge <= strengths[1]:
                yield f"{where}: Strength {choice.challenge}, not {strengths[0]} to {strengths[1]}"
            if not won[0] <= gained <= won[1]:
                yield f"{where}: success is worth {gained}, not {won[0]} to {won[1]}"
            yield from flaws_of_failure(where, choice.failure)
        if chapter.part == PARTS and best < 2:
            yield f"{chapter.title}: the last part can give 2 Notoriety"


def verbs_of(choice: Choice) -> set[str]:
    return {deed.verb for outcome in choice.outcomes() for deed in outcome.deeds}


def flaws_of_failure(where: str, failure: Outcome) -> Iterator[str]:
    lost = [deed for deed in failure.deeds if value(deed) < 0]
    gold = -sum([deed.number() for deed in lost if deed.verb == "gold"])
    if gold > MOST_GOLD_LOST or sum([value(deed) for deed in lost]) < WORST_LOSS or len(lost) > 2:
        yield f"{where}: failure costs too much: {', '.join(map(str, lost))}"
    if worth(failure) > 4:
        yield f"{where}: failure is worth {worth(failure)}"


def worth(outcome: Outcome) -> int:
    return sum([value(deed) for deed in outcome.deeds])


def paid(deed: Deed) -> int:
    return -deed.number() if deed.verb == "gold" else value(deed)


def value(deed: Deed) -> int:
    """What a deed is worth to whoever does it, about, in gold."""
    if deed.verb == "each_rival":
        return max(-value(deed.inner()) // 2, -4)
    if deed.verb == "crew":
        return 4 * deed.number(1)
    if deed.verb == "ship":
        return {2: 14, 3: 26}[deed.number()]
    if deed.verb in ("place", "remove"):
        each = 4 if deed.name(0) == "follower" else 8
        return each * deed.number(2) // 2 * (1 if deed.verb == "remove" else -1)
    if deed.verb == "part":
        return 8 if deed.name() == "nemesis" else -8
    if deed.verb == "flag" and deed.name(0) != "mine":
        return -2
    known = WORTH[deed.verb]
    return known * deed.number() if deed.arguments and isinstance(deed.arguments[0], int) else known


def notoriety(outcome: Outcome) -> int:
    return sum([deed.number() for deed in outcome.deeds if deed.verb == "notoriety"])
