"""Seeded chance that lives in the state (splitmix64), so that a copied state goes on alike.

A position may fix coming results: they are served first, in order, by `fated`.
"""

from typing import Any, Final

MASK: Final = 0xFFFFFFFFFFFFFFFF


def advance(seed: int) -> tuple[int, int]:
    """The next seed and 64 random bits."""
    seed = (seed + 0x9E3779B97F4A7C15) & MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, z ^ (z >> 31)


def pick(s: Any, n: int) -> int:
    """A number from 0 to n - 1."""
    s.sealed = s.made
    if s.fated and isinstance(s.fated[0], int):
        chosen = s.fated[0]
        s.fated = s.fated[1:]
        return int(chosen) % n
    s.seed, bits = advance(s.seed)
    return (bits >> 11) % n


def shuffled(s: Any, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The same cards in a random order; the last is the top of a deck."""
    s.sealed = s.made
    if s.fated and isinstance(s.fated[0], tuple):
        wanted = s.fated[0]
        s.fated = s.fated[1:]
        return in_fated_order(s, cards, wanted)
    row = list(cards)
    s.seed = mix(row, s.seed)
    return tuple(row)


def mix(row: list[int], seed: int) -> int:
    """Shuffle a list in place by a seed that is nobody's state; gives the seed to go on with."""
    bits = spread = 0
    for i in range(len(row) - 1, 0, -1):
        if spread < 1 << 24:
            seed, bits = advance(seed)
            bits >>= 4  # what is left fits a machine word with a tag
            spread = 1 << 60
        n = i + 1
        j = bits % n
        bits //= n
        spread //= n
        row[i], row[j] = row[j], row[i]
    return seed


def in_fated_order(s: Any, cards: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of the wanted definitions on top, first of them topmost; the others below in their old order."""
    rest = list(cards)
    top: list[int] = []
    for definition in wanted:
        for c in rest:
            if s.match.definition[c] == definition:
                rest.remove(c)
                top.append(c)
                break
    return tuple(rest + top[::-1])
