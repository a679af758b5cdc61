"""What is told of an Adventure, in words: the flow leaves a row of numbers, and the text is made when someone looks.

A row says whose chapter it is, what was chosen and what came of it, and what stood in the slots at that moment: people
who leave and ships that are sold do not change what was told before.
"""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.sea_of_legends.adventuring import (
    A_ARC, A_CHAPTER, A_DEED, A_HERE, A_TALE, A_WHOM, deeds_of, place_of, the_adventure,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.effects.costs import closed
from quarterdeck.games.sea_of_legends.facts import Captain, Character
from quarterdeck.games.sea_of_legends.saying import deed_words, is_told, results_of, terms_of
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import Chapter, Choice, Outcome, arcs, holds
from quarterdeck.games.sea_of_legends.telling import Filling, Person, tell
from quarterdeck.games.sea_of_legends.terms import (
    ARMADA, FACTIONS, LOVER, NEMESIS, OFF_BOARD, TALE_NAMES, TALES,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import characters, ship
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.flow import SEAT

#: the places of a row
TOLD_SEAT: Final = 0
TOLD_TALE: Final = 1
TOLD_ARC: Final = 2
TOLD_CHAPTER: Final = 3
TOLD_CHOICE: Final = 4  # NONE until one is chosen
TOLD_WON: Final = 5  # NONE until it is known what comes of it
TOLD_WORDS: Final = 6
TOLD_FOE: Final = 7
TOLD_OTHER_FOE: Final = 8
TOLD_WHOM: Final = 9
TOLD_LOVER: Final = 10
TOLD_NEMESIS: Final = 11
TOLD_RIVAL: Final = 12
TOLD_SHIP: Final = 13
TOLD_HERE: Final = 14
TOLD_NEXT: Final = 15


def row_of(s: Voyage, f: Frame) -> tuple[int, ...]:
    """The row of a chapter that begins."""
    seat, at = f[SEAT], place_of(f)
    foe = s.foe[at]
    others = [faction for faction in s.match.factions if faction not in (ARMADA, foe)]
    return (
        seat, f[A_TALE], f[A_ARC], f[A_CHAPTER], NONE, NONE, s.remembers[at], foe, others[0], f[A_WHOM],
        somebody(s, f, LOVER), somebody(s, f, NEMESIS), rival_of(s, seat), ship(s, seat), f[A_HERE], NONE,
    )  # fmt: skip


def somebody(s: Voyage, f: Frame, side: int) -> int:
    """The Lover or Nemesis a chapter may name: whom it is about, or else the first."""
    there = characters(s, f[SEAT], side)
    return f[A_WHOM] if f[A_WHOM] in there else there[0] if there else NONE


def rival_of(s: Voyage, seat: int) -> int:
    """The Captain a chapter may name: of the next player clockwise, so that it is the same one in the whole arc."""
    others = [other for other in s.order(seat)[1:] if not s.out >> other & 1]
    return s.captain[others[0]] if others else NONE


def words_of(row: Sequence[int]) -> list[str]:
    """What is remembered, and who is there: what conditions ask for."""
    people = (("lover", TOLD_LOVER), ("nemesis", TOLD_NEMESIS), ("rival", TOLD_RIVAL))
    return arcs()[row[TOLD_ARC]].recall(row[TOLD_WORDS]) + [name for name, at in people if row[at] != NONE]


# In words


def person(s: Voyage, c: int) -> Person | None:
    if c == NONE:
        return None
    card = s.match.drawn[c]
    assert isinstance(card, Captain | Character)
    return Person(card.name.partition(" the ")[0], card.pronoun, card.name)


def filling(s: Voyage, row: Sequence[int]) -> Filling:
    """What stands in the slots of a chapter."""
    captain, who = person(s, s.captain[row[TOLD_SEAT]]), person(s, row[TOLD_WHOM])
    assert captain is not None and who is not None
    names, regions = [piece.name for piece in s.match.drawn], s.match.board.names
    return Filling(
        captain, who, person(s, row[TOLD_LOVER]), person(s, row[TOLD_NEMESIS]), person(s, row[TOLD_RIVAL]),
        (FACTIONS[row[TOLD_FOE]], FACTIONS[row[TOLD_OTHER_FOE]], FACTIONS[ARMADA]),
        regions[row[TOLD_HERE]], "" if row[TOLD_NEXT] == NONE else regions[row[TOLD_NEXT]],
        "the " + names[row[TOLD_SHIP]], words_of(row),
    )  # fmt: skip


def chapter_told(row: Sequence[int]) -> Chapter:
    return arcs()[row[TOLD_ARC]].chapters[row[TOLD_CHAPTER]]


def outcome_told(row: Sequence[int]) -> Outcome | None:
    """What came of the choice, as soon as it is known. (SL-RULE-11)"""
    if row[TOLD_WON] == NONE:
        return None
    choice = chapter_told(row).choices[row[TOLD_CHOICE]]
    return choice.outcome if row[TOLD_WON] or choice.failure is None else choice.failure


def text_of(s: Voyage, row: Sequence[int]) -> str:
    return tell(chapter_told(row).text, filling(s, row))


def choice_words(s: Voyage, row: Sequence[int], n: int) -> str:
    return tell(chapter_told(row).choices[n].text, filling(s, row))


def outcome_words(s: Voyage, row: Sequence[int]) -> str:
    outcome = outcome_told(row)
    return "" if outcome is None else tell(outcome.text, filling(s, row))


# For screens


def tale_view(s: Voyage) -> dict[str, Any] | None:
    """The chapter that is being told or was told last, the same for everybody. (SL-ADV-28)"""
    row = s.told
    if not row:
        return None
    f = the_adventure(s)
    chapter, filled, outcome = chapter_told(row), filling(s, row), outcome_told(row)
    words = words_of(row)
    shown = [n for n, choice in enumerate(chapter.choices) if holds(choice.when, words)]
    undecided = f is not None and row[TOLD_CHOICE] == NONE
    challenged = outcome is not None and chapter.choices[row[TOLD_CHOICE]].challenge > 0
    return {
        "seat": row[TOLD_SEAT], "kind": TALE_NAMES[row[TOLD_TALE]], "arc": arcs()[row[TOLD_ARC]].title,
        "part": chapter.part, "title": chapter.title, "port": filled.places["port"],
        "who": s.match.drawn[row[TOLD_WHOM]].name, "text": tell(chapter.text, filled),
        "choices": [choice_view(s, row, chapter.choices[n], filled, undecided) for n in shown],
        "chosen": shown.index(row[TOLD_CHOICE]) if row[TOLD_CHOICE] != NONE else NONE,
        "won": bool(row[TOLD_WON]) if challenged else None,
        "outcome": "" if outcome is None else tell(outcome.text, filled),
        "deeds": [] if outcome is None else [deed_words(deed, filled) for deed in outcome.deeds if is_told(deed)],
        "open": f is not None,
    }  # fmt: skip


def choice_view(s: Voyage, row: Sequence[int], choice: Choice, filled: Filling, undecided: bool) -> dict[str, Any]:
    return {
        "words": tell(choice.text, filled), "terms": terms_of(choice), "results": results_view(s, choice, filled),
        "challenge": choice.challenge,
        "closed": closed(s, row[TOLD_SEAT], choice) if undecided else "",
    }  # fmt: skip


def results_view(s: Voyage, choice: Choice, filled: Filling) -> str:
    """What a choice brings, where results are open. (SL-RULE-11)"""
    return results_of(choice, filled) if s.match.open_results else ""


def meaning_of(s: Voyage, row: Sequence[int], n: int) -> str:
    """What a choice costs and risks, and what it brings where that is open. (SL-RULE-11)"""
    choice = chapter_told(row).choices[n]
    return ". ".join([part for part in (terms_of(choice), results_view(s, choice, filling(s, row))) if part])


def adventures_view(s: Voyage, seat: int) -> list[dict[str, Any]]:
    """The tokens of a player that are on the board."""
    found: list[dict[str, Any]] = []
    for tale in range(TALES):
        at = seat * TALES + tale
        if s.tale[at] != OFF_BOARD:
            port, arc = s.match.board.names[s.tale[at]], "" if s.arc[at] == NONE else arcs()[s.arc[at]].title
            who = s.match.drawn[s.whom[at]].name
            found.append({"kind": TALE_NAMES[tale], "who": who, "port": port, "part": s.chapter[at] + 1, "arc": arc})
    return found


def asked_for(s: Voyage) -> str:
    """For a question inside a cost or a result: what it belongs to."""
    f = the_adventure(s)
    assert f is not None
    words = deed_words(deeds_of(f)[f[A_DEED]], filling(s, s.told))
    return words[:1].upper() + words[1:] + "."
