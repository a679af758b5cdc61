"""Garbage that refers to itself in circles is collected when nobody waits for an answer.

With hundreds of tables in memory a whole collection takes a third of a second, in which no choice is answered. There is
little such garbage: what lives shortly is looked through often and a little at a time, all of it only at rest. As
memory grows, what came since the last time is looked through and then left alone until nobody plays, or until there is
twice as much of everything: a server that never rests does not grow for ever.
"""

import gc
import sys
from typing import Final

#: by how much memory grows before what came since is looked through, which takes some milliseconds
GROWTH: Final = 1.02
#: by how much it grows before everything is looked through, although people play
TWICE: Final = 2.0
#: the collector looks at what is young whenever there are so many more things, and at what has survived that after so
#: many looks: each takes a few milliseconds
YOUNG: Final = 1_000
SURVIVED: Final = 4
#: so many looks never come: everything is looked through by `Garbage` alone
NEVER: Final = 1_000_000_000


def spare_the_collector() -> None:
    """What was imported stays, and the collector never looks through everything by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, SURVIVED, NEVER)


class Garbage:
    """Knows what was chosen at all tables when it last looked, and how much memory there was when it last collected."""

    def __init__(self) -> None:
        self.choices = 0
        self.collected = 0
        #: after something was looked through last, and after everything was
        self.memory = self.whole = memory()

    def keep_up(self) -> bool:
        """Look through what is new if memory has grown; tells whether it has."""
        now = memory()
        if now <= GROWTH * self.memory:
            return False
        self.collect(now > TWICE * self.whole)
        return True

    def look(self, choices: int) -> bool:
        """Look through everything if nothing was chosen since the last time; tells whether it was so."""
        rests = choices == self.choices and choices != self.collected
        self.choices = choices
        if rests:
            self.collect(True)
            self.collected = choices
        return rests

    def collect(self, everything: bool) -> None:
        if everything:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.memory = memory()
        if everything:
            self.whole = self.memory


def memory() -> int:
    """How much memory objects take, in pieces."""
    return sys.getallocatedblocks()
