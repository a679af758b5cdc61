"""Garbage that refers to itself in circles is collected when nobody waits for an answer.

With hundreds of tables in memory a whole collection takes a third of a second, in which no choice is answered. There is
little such garbage: what lives shortly is looked through as always, all of it only at rest, or when memory has grown.
"""

import gc
import sys
from typing import Final

#: how much memory may grow before everything is looked through although people play
GROWTH: Final = 1.5
#: the collector looks at what is young after so many things were made, at what has survived that after so many looks
YOUNG: Final = 20_000
SURVIVED: Final = 20
#: so many looks never come: everything is looked through by `Garbage.look` alone
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
        self.memory = most_memory()

    def look(self, choices: int) -> bool:
        """Whether everything was looked through: nothing was chosen since the last time, or memory has grown."""
        rests = choices == self.choices and choices != self.collected
        self.choices = choices
        if not rests and most_memory() <= GROWTH * self.memory:
            return False
        gc.collect()
        self.collected, self.memory = choices, most_memory()
        return True


def most_memory() -> int:
    """The most memory that this process has had; nothing where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
