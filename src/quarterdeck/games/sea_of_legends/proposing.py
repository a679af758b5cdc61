"""The best that can be made of the dice on the table, as far as it is certain: a proposal for whoever assigns them."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.games.sea_of_legends.adventuring import choice_of, the_adventure
from quarterdeck.games.sea_of_legends.alignment import allied_bonus, group_strength
from quarterdeck.games.sea_of_legends.flow.challenge import C_KIND, Challenge, group_of
from quarterdeck.games.sea_of_legends.chronicle import T_MORE_STRENGTH, T_STRENGTH, T_USE
from quarterdeck.games.sea_of_legends.flow.roll import count_nemesis_dice
from quarterdeck.games.sea_of_legends.rolling import R_X, ROLL, nemesis_dice, strength_of
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.terms import (
    AGAINST_NPCS, AGAINST_PORT, Q_ASSIGN, Q_HOW_MANY, Q_NEMESES, Q_RAISE, Q_REFRESH, Q_SUFFER, V_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.whereabouts import crew, items, ready
from quarterdeck.kernel.columns import NONE, Frame, Row
from quarterdeck.kernel.decision import Question, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.flow import NO_QUESTION, PROC, SEAT, answer, drop, go, step, take_answer
from quarterdeck.kernel.record import R_AMOUNT, R_KIND, R_OTHER

#: how many ways to go on are followed at once, and how many texts are used one after the other
WIDTH: Final = 10
DEPTH: Final = 8
#: so many steps at most the Nemeses are followed for
SOON: Final = 60
#: the questions that are parts of using a text, and those that Nemeses ask
PARTS: Final = (Q_ASSIGN, Q_HOW_MANY, Q_RAISE, Q_REFRESH)
SUFFERING: Final = (Q_NEMESES, Q_SUFFER)

# What things are worth beside a victory
VICTORY: Final = 1000
STRENGTH: Final = 40
CREW_READY: Final = 12
CREW: Final = 60
GOLD: Final = 4
ITEM: Final = 30
VENGEANCE: Final = 10


class Line:
    """Answers one after the other, where they lead to, and what that is worth in the end.

    `state` is at the next free choice; None if the last answer has left nothing to choose.
    """

    def __init__(self, keys: tuple[int, ...], state: Voyage | None, strength: int, worth: int) -> None:
        self.keys = keys
        self.state = state
        self.strength = strength
        self.worth = worth


def proposal(s: Voyage, seat: int | None) -> dict[str, Any] | None:
    """Answers one after the other that seem best to a seat which is asked what to do with its dice, and what they make.

    Nothing is proposed that depends on chance or on what nobody knows yet: rerolls, cards that are drawn.
    """
    q = s.question
    if seat is None or q is None or q.seat != seat or not is_free_choice(q):
        return None
    search = Search(s, seat)
    best = search.best()
    if not best.keys:
        return None
    return {
        "keys": list(best.keys), "strength": best.strength, "wins": 0 < search.needed <= best.strength,
        "texts": [name_of(s, k) for k in best.keys if verb_of(k) == V_USE],
    }  # fmt: skip


def name_of(s: Voyage, k: int) -> str:
    """Whose text an answer uses, and what the text is called."""
    title = s.match.abilities[ability_of(k)].title
    card = s.match.drawn[s.slots[thing_of(k)]].name
    return f"{card}: {title}" if title else card


def is_free_choice(q: Question) -> bool:
    """Whether a question asks for the next text, and not for a part of one that is used."""
    return q.kind == Q_ASSIGN and q.source == NONE


def wanted(s: Voyage) -> int:
    """The Strength that the dice have to make for a victory, 0 if nobody knows. (SL-CHAL-39)"""
    adventure = the_adventure(s)
    if adventure is not None:
        return choice_of(adventure).challenge
    for f in reversed(s.stack):
        if f[PROC] == Challenge.number:
            return max(0, theirs(s, f) - allied_bonus(s, f[SEAT], s.where(f[SEAT])))
    return 0


def theirs(s: Voyage, f: Frame) -> int:
    """The Strength of who is Challenged, as far as it is known before they roll."""
    if f[C_KIND] == AGAINST_NPCS:
        group = group_of(s, f)
        return group_strength(s, group) if group else 0
    return s.match.board.strength[s.where(f[SEAT])] if f[C_KIND] == AGAINST_PORT else 0


class Toll:
    """What the Nemeses take of a roll as it lies: the Strength that is left, and how much each line takes."""

    def __init__(self, strength: int, taken: list[tuple[int, str]]) -> None:
        self.strength = strength
        self.taken = taken

    def say(self, before: int) -> str:
        """'4, less 1 by Wrong Heading: 3'."""
        less = ", ".join([f"less {n} by {title}" for n, title in self.taken])
        return f"{before}, {less}: {self.strength}"


def toll(s: Voyage) -> Toll | None:
    """What the Nemeses are about to take, if their turn is still to come and they take Strength. (SL-CHAL-30 to -34)

    It is tried on a copy: step 5 of the roll is carried out now, with the first answer to whatever it asks.
    """
    at = next((at for at in range(len(s.stack) - 1, -1, -1) if s.stack[at][PROC] == ROLL), NONE)
    if at == NONE or s.stack[at][R_X] or not nemesis_dice(s.stack[at]):
        return None
    t = s.copy()
    t.record = []
    t.question = NO_QUESTION
    drop(t, at + 1)
    go(t, t.stack[at], count_nemesis_dice)
    for _ in range(SOON):
        if t.question is None:
            step(t)
        else:
            take_answer(t, t.question.seat, t.question.options[0])
        rows = t.record
        if rows and rows[-1][R_KIND] == T_STRENGTH:
            taken = taken_by(t, rows)
            return Toll(rows[-1][R_AMOUNT], taken) if taken else None
    return None


def taken_by(s: Voyage, rows: list[Row]) -> list[tuple[int, str]]:
    """The lines that take Strength, by the row that tells of their use."""
    found: list[tuple[int, str]] = []
    title = ""
    for row in rows:
        if row[R_KIND] == T_USE:
            title = s.match.abilities[row[R_OTHER]].title
        elif row[R_KIND] == T_MORE_STRENGTH and row[R_AMOUNT] < 0:
            found.append((-row[R_AMOUNT], title))
    return found


def the_dice(s: Voyage) -> Frame:
    return next(f for f in reversed(s.stack) if f[PROC] == ROLL)


class Search:
    """A look at what the texts of a player make of the dice; each line is judged by how the roll would end after it."""

    def __init__(self, s: Voyage, seat: int) -> None:
        self.seat = seat
        self.needed = wanted(s)
        self.made = s.made
        self.start = s.copy()
        self.start.record = None
        self.items = set(items(s, seat))

    def best(self) -> Line:
        first = self.line((), self.start, the_dice(self.start))
        best, lines = first, [first]
        for _ in range(DEPTH):
            lines = sorted(self.further(lines), key=by_worth)[:WIDTH]
            if not lines:
                break
            best = min(best, lines[0], key=by_worth)
        return best

    def further(self, lines: list[Line]) -> list[Line]:
        """Each line with one more text used, every way in which that can be done; those that come to the same once."""
        found: dict[tuple[Any, ...], Line] = {}
        for line in lines:
            for longer in self.used(line.keys, line.state) if line.state is not None else []:
                t = longer.state
                same = (longer.keys,) if t is None else (tuple(the_dice(t)), *[tuple(t.exhausted), *t.gold, *t.marker])
                found.setdefault(same, longer)
        return list(found.values())

    def used(self, keys: tuple[int, ...], s: Voyage) -> list[Line]:
        """One text used from here on, up to the next free choice or the end of the roll."""
        q = s.question
        assert q is not None
        found: list[Line] = []
        for k in q.options:
            if verb_of(k) == V_DONE:
                continue
            t = s.copy()
            dice = the_dice(t)
            answer(t, k)
            if t.sealed > self.made:
                continue  # chance, or a card that was hidden
            asked = t.question
            if asked is not None and asked.seat == self.seat and asked.kind in PARTS and not is_free_choice(asked):
                found += self.used((*keys, k), t)
            else:
                found.append(self.line((*keys, k), t, dice))
        return found

    def line(self, keys: tuple[int, ...], t: Voyage, dice: Frame) -> Line:
        """A line as it ends if nothing more is used."""
        asked = t.question
        state = t if asked is not None and is_free_choice(asked) and dice in t.stack else None
        if state is not None:
            t = t.copy()
            dice = the_dice(t)
            answer(t, key(V_DONE))
        while t.question is not None and t.question.kind in SUFFERING and t.question.seat == self.seat:
            answer(t, t.question.options[0])
        return Line(keys, state, strength_of(dice), self.worth(t, strength_of(dice)))

    def worth(self, s: Voyage, strength: int) -> int:
        """What a roll has made, and what it has cost; only what was held before is counted."""
        won = STRENGTH * strength if not self.needed else VICTORY if strength >= self.needed else 0
        seat = self.seat
        return (
            won + GOLD * s.gold[seat] + ITEM * len(self.items & set(items(s, seat))) + CREW * len(crew(s, seat))
            + CREW_READY * len(ready(s, seat)) + VENGEANCE * s.marker[s.captain[seat]]
        )  # fmt: skip


def by_worth(line: Line) -> tuple[int, int]:
    """The best first, of equal ones the shortest."""
    return -line.worth, len(line.keys)
