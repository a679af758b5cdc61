"""Traits: names on cards, a bit each. Rules of their own have only the few named here. (FS-CARDS-33)"""

from typing import Final

NAMES: list[str] = []
#: the traits that are named first, which rules and texts ask for most: sets of these alone fit a machine word
LOW: Final = (1 << 60) - 1


def bit(name: str) -> int:
    """The bit of a trait, given out in the order in which traits are first named."""
    if name not in NAMES:
        NAMES.append(name)
    return 1 << NAMES.index(name)


def names(mask: int) -> list[str]:
    return [name for i, name in enumerate(NAMES) if mask >> i & 1]


LEADER: Final = bit("Leader")
MERCENARY: Final = bit("Mercenary")
ARMOR: Final = bit("Armor")
ATTIRE: Final = bit("Attire")
WEAPON: Final = bit("Weapon")
SORCERER: Final = bit("Sorcerer")
SORCERY: Final = bit("Sorcery")
SLOTS: Final = (ARMOR, ATTIRE, WEAPON)
