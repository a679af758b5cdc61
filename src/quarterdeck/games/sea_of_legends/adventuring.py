"""The frame of an Adventure: which token, which chapter, what was chosen, and how far its deeds are done."""

from typing import Final

from quarterdeck.games.sea_of_legends.deeds import Deed
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import Arc, Chapter, Choice, arcs
from quarterdeck.games.sea_of_legends.terms import TALES
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.flow import PROC, REGISTERS, SEAT

A_TALE: Final = REGISTERS  # which of the player's tokens
A_ARC: Final = REGISTERS + 1  # the arc, and the place of the chapter in it
A_CHAPTER: Final = REGISTERS + 2
A_CHOICE: Final = REGISTERS + 3
A_WON: Final = REGISTERS + 4  # whether it succeeded, or needed no Challenge
A_RESULT: Final = REGISTERS + 5  # whether deeds of the outcome are done, and no more of the cost
A_DEED: Final = REGISTERS + 6  # the deed that is being done
A_COUNT: Final = REGISTERS + 7  # how often it is done
A_RIVAL: Final = REGISTERS + 8  # how many of the others have had their part of it
A_HERE: Final = REGISTERS + 9  # the Port it happens in, and the one where it goes on
A_NEXT: Final = REGISTERS + 10
A_WHOM: Final = REGISTERS + 11  # whom the tale is about
A_STEP: Final = REGISTERS + 12  # how many lines of theirs are unlocked at the end, or locked if it is below zero
A_SIZE: Final = REGISTERS + 13
#: the number of the procedure, which every match gives it: it stands fourth in the list
ADVENTURING: Final = 6


def the_adventure(s: Voyage) -> Frame | None:
    """The Adventure that a player is on."""
    for f in reversed(s.stack):
        if f[PROC] == ADVENTURING:
            return f
    return None


def place_of(f: Frame) -> int:
    """Where the columns of tales have this one."""
    return f[SEAT] * TALES + f[A_TALE]


def arc_of(f: Frame) -> Arc:
    return arcs()[f[A_ARC]]


def chapter_of(f: Frame) -> Chapter:
    return arc_of(f).chapters[f[A_CHAPTER]]


def choice_of(f: Frame) -> Choice:
    return chapter_of(f).choices[f[A_CHOICE]]


def deeds_of(f: Frame) -> tuple[Deed, ...]:
    """What is being done: the cost of what was chosen, or what came of it."""
    choice = choice_of(f)
    if not f[A_RESULT]:
        return choice.cost
    return choice.outcome.deeds if f[A_WON] or choice.failure is None else choice.failure.deeds
