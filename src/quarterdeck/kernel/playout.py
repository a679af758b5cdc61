"""Random answers, one after the other: how a game could go on, for whoever looks ahead or plays many games."""

from typing import Final

from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Question
from quarterdeck.kernel.flow import answer

#: the minimal standard generator (Park and Miller): its products fit a machine word, which is all it is chosen for
MULTIPLIER: Final = 48271
PRIME: Final = 2147483647
#: longer than any game
TO_THE_END: Final = 1 << 30


def begin_chance(seed: int) -> int:
    """Chance for `playout`, from any seed."""
    return seed % (PRIME - 1) + 1


def next_chance(chance: int) -> int:
    """The next of 2^31 - 2 numbers; `chance * n >> 31` is one from 0 to n - 1."""
    return chance * MULTIPLIER % PRIME


def next_choice(s: State) -> Question | None:
    """The open question, after those that have one answer are answered."""
    while s.question is not None and len(s.question.options) == 1:
        answer(s, s.question.options[0])
    return s.question


def playout(s: State, chance: int, limit: int = TO_THE_END, sensible: bool = False) -> int:
    """Answer open questions at random, so many or until the game is over; gives the chance to go on with.

    Every option is equally likely, or every sensible one; what has one answer does not count. Of questions that are put
    to several seats the first is answered first.
    """
    rules = s.match.rules
    while limit > 0:
        q = next_choice(s)
        if q is None:
            break
        chance = chance * MULTIPLIER % PRIME
        options = rules.sensible(s, q) if sensible else q.options
        answer(s, options[chance * len(options) >> 31])
        limit -= 1
    return chance
