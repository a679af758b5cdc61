"""An Adventure: one chapter of a tale, a choice, what comes of it, and where the tale goes on (SL-ADV)."""

from typing import Any, Final

from quarterdeck.cardgame.terms import V_MODE
from quarterdeck.games.sea_of_legends import happenings
from quarterdeck.games.sea_of_legends.adventuring import (
    A_ARC, A_CHAPTER, A_CHOICE, A_COUNT, A_DEED, A_HERE, A_NEXT, A_RESULT, A_SIZE, A_STEP, A_TALE, A_WHOM, A_WON,
    arc_of, chapter_of, choice_of, deeds_of, place_of,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.chronicle import T_CHAPTER, T_LEGENDARY, T_LOST, T_ONWARD, T_OUTCOME, T_WON
from quarterdeck.games.sea_of_legends.effects.costs import missing
from quarterdeck.games.sea_of_legends.effects.deeds_done import do, mini, regions, shift
from quarterdeck.games.sea_of_legends.flow.roll import Roll
from quarterdeck.games.sea_of_legends.flow.triumph import Triumph
from quarterdeck.games.sea_of_legends.rolling import R_AGAINST
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import LOVER as LOVER_ROLE
from quarterdeck.games.sea_of_legends.tales import NEMESIS as NEMESIS_ROLE
from quarterdeck.games.sea_of_legends.tales import CAPTAIN, PARTS, holds, numbers_for
from quarterdeck.games.sea_of_legends.terms import (
    ADVENTURE, ARMADA, CAPTAIN_TALE, LEGENDARY, LOVER, NEMESIS, OFF_BOARD, Q_ADVENTURE, TALES, V_ADVENTURE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.told import TOLD_CHAPTER, TOLD_CHOICE, TOLD_NEXT, TOLD_WON, row_of, words_of
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import RESULT, SEAT, Procedure, again, ask, go, push
from quarterdeck.kernel.record import note


def adventures(s: Voyage, seat: int, here: int) -> list[int]:
    """The own tokens in a region; who has several chooses. (SL-ADV-02, -03, -07)"""
    return [key(V_ADVENTURE, tale) for tale in range(TALES) if s.tale[seat * TALES + tale] == here]


# The chapter


def open_chapter(s: Voyage, f: Frame, answer: int) -> None:
    """The next part of the tale that the token tells. (SL-ADV-05, -06)"""
    at = place_of(f)
    f[A_HERE] = s.tale[at]
    f[A_WHOM] = s.whom[at]
    if s.arc[at] == NONE:
        settle_arc(s, at)
    f[A_ARC] = s.arc[at]
    f[A_STEP] = {LOVER_ROLE: 1, NEMESIS_ROLE: -1}.get(arc_of(f).role, 0)
    s.told = row_of(s, f)
    f[A_CHAPTER] = arc_of(f).place(s.chapter[at] + 1, words_of(s.told))
    rewrite(s, TOLD_CHAPTER, f[A_CHAPTER])
    note(s, T_CHAPTER, f[SEAT], f[A_WHOM], place=f[A_HERE], whys=[in_pairs(s.told)])


def settle_arc(s: Voyage, at: int) -> None:
    """Which tale it is, and against whom: by chance, and none that is told at this table if there is another."""
    c = s.whom[at]
    role = CAPTAIN if at % TALES == CAPTAIN_TALE else LOVER_ROLE if s.side[c] == LOVER else NEMESIS_ROLE
    known = numbers_for(role, s.match.drawn[c].name)
    new = [n for n in known if n not in s.arc] or known
    s.arc[at] = new[pick(s, len(new), "tale")] if len(new) > 1 else new[0]
    foes = [faction for faction in s.match.factions if faction != ARMADA and mini(s, faction, False) != NONE]
    s.foe[at] = foes[pick(s, len(foes), "tale")] if len(foes) > 1 else foes[0]


def in_pairs(row: tuple[int, ...]) -> list[tuple[int, int]]:
    """A row as the record keeps numbers."""
    return list(zip(row[::2], row[1::2]))


def choose(s: Voyage, f: Frame, answer: int) -> None:
    """Of the choices that are told, those that can be paid in full; one never costs anything. (SL-ADV-08 to -10)"""
    if answer == NO_ANSWER:
        words = words_of(s.told)
        choices = chapter_of(f).choices
        told = [n for n in range(len(choices)) if holds(choices[n].when, words)]
        options = [key(V_MODE, n) for n in told if not missing(s, f[SEAT], choices[n])]
        answer = ask(s, f, f[SEAT], Q_ADVENTURE, options, f[A_WHOM])
        if answer == NO_ANSWER:
            return
    f[A_CHOICE] = thing_of(answer)
    f[A_WON] = 1
    rewrite(s, TOLD_CHOICE, f[A_CHOICE])


def rewrite(s: Voyage, place: int, n: int) -> None:
    """Fill in what was not known when the chapter began."""
    s.told = (*s.told[:place], n, *s.told[place + 1 :])


def next_deed(s: Voyage, f: Frame, answer: int) -> None:
    """Of the cost, and later of the outcome, one after the other; each may ask, and what it changes is settled before
    the next. (SL-ADV-10, -13, -14)"""
    deeds = deeds_of(f)
    if f[A_DEED] == len(deeds):
        f[A_DEED] = 0
        return
    deed = deeds[f[A_DEED]]
    if deed.verb == "gold" and not f[A_RESULT]:
        happenings.lose_gold(s, f[SEAT], deed.number())
    else:
        do(s, f, deed, answer)
        if s.question is not None:
            return
    f[A_DEED] += 1
    f[A_COUNT] = 0
    again(f)


# The Challenge


def risk(s: Voyage, f: Frame, answer: int) -> None:
    """Steps 2 to 5 of a Challenge. (SL-ADV-11)"""
    if choice_of(f).challenge:
        push(s, Roll, f[SEAT])[R_AGAINST] = ADVENTURE
    else:
        go(s, f, tell_outcome)


def compare(s: Voyage, f: Frame, answer: int) -> None:
    """No ally helps here. (SL-ADV-11, SL-ALIGN-17)"""
    seat, least = f[SEAT], choice_of(f).challenge
    f[A_WON] = int(f[RESULT] >= least)
    note(s, T_WON if f[A_WON] else T_LOST, seat, amount=f[RESULT], other=least)
    if f[A_WON]:
        push(s, Triumph, seat)
    else:
        happenings.wrong(s, seat)


# What comes of it


def tell_outcome(s: Voyage, f: Frame, answer: int) -> None:
    """(SL-ADV-12)"""
    f[A_RESULT] = 1
    f[A_NEXT] = next_port(s, f)
    rewrite(s, TOLD_WON, f[A_WON])
    rewrite(s, TOLD_NEXT, f[A_NEXT])
    note(s, T_OUTCOME, f[SEAT], f[A_WHOM], place=f[A_HERE], whys=[in_pairs(s.told)])


def next_port(s: Voyage, f: Frame) -> int:
    """Where the next chapter is: as this outcome says, or else as that chapter says; by chance if there are several
    such Ports. (SL-ADV-24, SL-RULE-09)"""
    at = place_of(f)
    if s.chapter[at] + 1 == PARTS:
        return NONE
    deeds = deeds_of(f)
    words = [*words_of(s.told), *[deed.name() for deed in deeds if deed.verb == "remember"]]
    said = [deed.name() for deed in deeds if deed.verb == "token"]
    there = regions(s, f[A_HERE], said[0] if said else arc_of(f).chapter(s.chapter[at] + 2, words).place)
    return there[pick(s, len(there), "tale")] if len(there) > 1 else there[0]


def close_chapter(s: Voyage, f: Frame, answer: int) -> None:
    """It counts whether or not it succeeded: the marker moves, the token goes on. (SL-ADV-21, -22, -24, SL-RULE-77)"""
    at = place_of(f)
    if s.whom[at] != f[A_WHOM]:
        return  # whom it was about has left
    s.chapter[at] += 1
    if f[A_TALE] != CAPTAIN_TALE:
        shift(s, f[A_WHOM], f[A_STEP])
    s.tale[at] = OFF_BOARD if f[A_NEXT] == NONE else f[A_NEXT]
    if s.tale[at] != OFF_BOARD:
        note(s, T_ONWARD, f[SEAT], f[A_WHOM], place=s.tale[at])
    if s.chapter[at] == PARTS:
        end_arc(s, f)


def end_arc(s: Voyage, f: Frame) -> None:
    """The Captain is a legend, the Nemesis is defeated, the token is free. (SL-ADV-20, -23, SL-RULE-10)"""
    seat, c = f[SEAT], f[A_WHOM]
    if f[A_TALE] == CAPTAIN_TALE:
        s.side[c] = LEGENDARY
        note(s, T_LEGENDARY, seat, c)
    elif s.side[c] == NEMESIS:
        happenings.part(s, c, defeated=True)
    else:
        s.ended[seat] |= 1 << c
        happenings.give_token(s, seat)


def steps(rules: Any) -> tuple[Any, ...]:
    return open_chapter, choose, next_deed, risk, compare, tell_outcome, next_deed, close_chapter


Adventure: Final = Procedure("adventure", steps, A_SIZE)
