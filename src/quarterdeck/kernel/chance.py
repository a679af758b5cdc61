"""Seeded chance that lives in the state as plain integers, so that a copied state goes on alike.

A real game draws from a keyed cryptographic stream (SHAKE-256 over the seed, the purpose and the number of the draw):
whoever sees some draws learns nothing about the others. A state that was dealt anew for somebody to look ahead on draws
from a fast generator (splitmix64) instead: its chance is nobody's secret. `s.draws` counts a real game's draws, and is
FAST in the other case.

A position may fix coming results: they are served first, in order, by `fated`.
"""

from hashlib import shake_256
from struct import unpack
from typing import Any, Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
#: in the place of the number of draws: chance comes from the fast generator
FAST: Final = -1
#: bytes of a key; the seed in a state is a whole number of either sign that they can hold
KEY: Final = 32
LARGEST_SEED: Final = (1 << 8 * KEY - 1) - 1
#: bytes of a seed that is made from a text or from other chance
SEED: Final = 16


def begin(s: Any, seed: int | str) -> None:
    """Begin a real game's chance with a seed: a whole number, or a text, which games that people play begin with.

    A text may say more than the numbers that JSON readers agree on: 32 figures drawn by `secrets.token_hex` do.
    """
    if isinstance(seed, str):
        seed = int.from_bytes(shake_256(seed.encode()).digest(SEED), "little")
    if not -LARGEST_SEED <= seed <= LARGEST_SEED:
        raise ValueError(f"a seed is a whole number of at most {8 * KEY - 1} bits")
    s.seed = seed
    s.draws = 0


def stir(s: Any, more: int) -> None:
    """Go on with other chance: the seed becomes one that nobody can foresee who lacks either of the two."""
    if s.draws == FAST:
        loosen(s, more)
    else:
        begin(s, int.from_bytes(stream(s, f"stir {more}", SEED), "little"))


def loosen(s: Any, seed: int) -> None:
    """From now on this state's chance is the fast generator's. For copies on which somebody looks ahead."""
    s.seed = seed & MASK
    s.draws = FAST


# Drawing


def pick(s: Any, n: int, purpose: str) -> int:
    """A number from 0 to n - 1."""
    s.sealed = s.made
    if s.fated and isinstance(s.fated[0], int):
        chosen = s.fated[0]
        s.fated = s.fated[1:]
        return int(chosen) % n
    return draw(s, n, purpose)


def shuffled(s: Any, cards: tuple[int, ...], purpose: str) -> tuple[int, ...]:
    """The same cards in a random order; the last is the top of a deck."""
    s.sealed = s.made
    if s.fated and isinstance(s.fated[0], tuple):
        wanted = s.fated[0]
        s.fated = s.fated[1:]
        return in_fated_order(s, cards, wanted)
    row = list(cards)
    mix(s, row, purpose)
    return tuple(row)


def draw(s: Any, n: int, purpose: str) -> int:
    """A number from 0 to n - 1, whatever is fated; seals nothing."""
    if s.draws == FAST:
        s.seed, bits = advance(s.seed)
        return (bits >> 11) % n
    return int.from_bytes(stream(s, purpose, 16), "little") % n


def mix(s: Any, row: list[int], purpose: str) -> None:
    """Shuffle a list in place, whatever is fated; seals nothing."""
    if s.draws == FAST:
        s.seed = fast_mix(row, s.seed)
    else:
        left = len(row)
        lot: int
        for lot in unpack(f"<{left}I", stream(s, purpose, 4 * left)):
            i = lot * left >> 32  # of 400 cards none is likelier than another by more than one part in ten millions
            left -= 1
            row[i], row[left] = row[left], row[i]


def stream(s: Any, purpose: str, size: int) -> bytes:
    """The next draw of a real game, as bytes; no two draws of a game share their chance."""
    key: bytes = s.seed.to_bytes(KEY, "little", signed=True)
    label = f"{s.draws} {purpose}"
    s.draws += 1
    return shake_256(key + label.encode()).digest(size)


# The fast generator


def advance(seed: int) -> tuple[int, int]:
    """The next seed and 64 random bits."""
    seed = (seed + 0x9E3779B97F4A7C15) & MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, z ^ (z >> 31)


def fast_mix(row: list[int], seed: int) -> int:
    """Shuffle a list in place by the fast generator; gives the seed to go on with."""
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


# What a position fixes


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
