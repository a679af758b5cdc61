"""Columns of the tables of facts: costs, hosts, traits and the like, and how their cells are read.

    cost        3 Influence | MC | MC + 2 | any Adventuring from 1 | text (what the card's text asks for)
    host        Crew | Heroic Crew | Corsairs Ship | Sea | this Sea | start Sea | La Boca | opponent's Ship
    cheaper     4 in La Boca | 4 in La Boca or text | 2 in La Boca and text | 2 if text
    traits      Heroic, Swordsman +2 | Unique, Fate 1 Knack | Swordsman Knack
"""

import re
from typing import Final

from quarterdeck.cardgame.facts import Kind
from quarterdeck.cardgame.naming import did_you_mean
from quarterdeck.games.ccg.terms import (
    AFFILIATIONS, ANY_AMOUNT, ANY_SEA, BY_TEXT, FACTIONS, HOSTS, IF_TEXT, IN_SEA, IN_SEA_AND_TEXT, IN_SEA_OR_TEXT,
    KNACK, MOVE_COST, NEVER, NO_COST, NO_RANK, NO_SEA, NO_SKILL, ON_SEA, POINTS, RANKS, SAILING, SEAS, SETS, SKILLS,
    SORCERER, SORCERIES, START_SEA, THIS_SEA, TRAITS,
)  # fmt: skip

# What is printed in more than one word


class Cost:
    """What is paid: a kind of cost, a skill and an amount (what is added to the Move Cost, the least of any amount)."""

    def __init__(self, kind: int, skill: int = NO_SKILL, amount: int = 0) -> None:
        self.kind = kind
        self.skill = skill
        self.amount = amount

    def __str__(self) -> str:
        if self.kind == MOVE_COST:
            return f"MC + {self.amount}" if self.amount else "MC"
        if self.kind == ANY_AMOUNT:
            return f"any {SKILLS[self.skill]} from {self.amount}"
        if self.kind == POINTS:
            return f"{self.amount} {SKILLS[self.skill]}"
        return "text" if self.kind == BY_TEXT else ""


NOTHING: Final = Cost(NO_COST)


class Cheaper:
    """When an Adventure is completed for less, and for how much. (CG-ACT-06b)"""

    def __init__(self, when: int = NEVER, amount: int = 0, sea: int = NO_SEA) -> None:
        self.when = when
        self.amount = amount
        self.sea = sea


class Host:
    """What a card is attached to: the host line. (CG-CARDS-18)"""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        #: for the kind ON_SEA: one of the five by its number, or any, "this" or the start Sea
        self.sea = NO_SEA
        #: what the host must have; 0: anything will do
        self.factions = 0
        self.affiliations = 0
        self.traits = 0
        #: whether it is a card of another player (CG-CARDS-19)
        self.opponents = False


class Knack:
    """Whom a Knack goes with: so much in a skill, or so high a rank (0: who has the trait at all). (CG-KEY-05)"""

    def __init__(self, skill: int, rank: int, least: int) -> None:
        self.skill = skill
        self.rank = rank
        self.least = least


# Kinds of column

COST: Final = re.compile(rf"(?:(\d+)|any) ({'|'.join(SKILLS)})(?: from (\d+))?|MC(?: \+ (\d+))?|text")
CHEAPER: Final = re.compile(rf"(\d+) (?:in ({'|'.join(SEAS)})( or text| and text|)|if text)")
WHENS: Final = {"": IN_SEA, " or text": IN_SEA_OR_TEXT, " and text": IN_SEA_AND_TEXT}
SEA_HOSTS: Final = {
    "Sea": ANY_SEA, "this Sea": THIS_SEA, "start Sea": START_SEA, **{name: i for i, name in enumerate(SEAS)},
}  # fmt: skip
RANKED: Final = re.compile(rf"({'|'.join(RANKS)}) \+?(\d)")
KNACKS: Final = re.compile(rf"(?:({'|'.join(SKILLS)})|({'|'.join(RANKS)}))(?: (\d))? Knack")
#: what may stand alone in a trait line
LABELS: Final = {name: 1 << i for i, name in enumerate(TRAITS) if name not in ("Knack", "Damage", "Sorcerer")}
NO_RANKS: Final = (NO_RANK,) * len(RANKS)


class CostCell(Kind):
    """A cost flag, a cancel flag or a completion cost."""

    right: str = "a cost such as '3 Influence', 'MC + 2', 'any Sailing from 1' or 'text'"

    def read(self, cell: str) -> Cost | None:
        if not cell:
            return NOTHING
        found = COST.fullmatch(cell)
        if found is None:
            return None
        amount, skill, least, more = found.groups()
        if skill is None:
            return Cost(BY_TEXT) if cell == "text" else Cost(MOVE_COST, SAILING, int(more or 0))
        if (amount is None) == (least is None):
            return None
        return Cost(ANY_AMOUNT if amount is None else POINTS, SKILLS.index(skill), int(amount or least))


class CheaperCell(Kind):
    """When an Adventure is completed for less."""

    right: str = "nothing, or such as '4 in La Boca', '4 in La Boca or text', '2 if text'"

    def read(self, cell: str) -> Cheaper | None:
        found = CHEAPER.fullmatch(cell)
        if found is None:
            return None if cell else Cheaper()
        amount, sea, more = found.groups()
        return Cheaper(IF_TEXT, int(amount)) if sea is None else Cheaper(WHENS[more], int(amount), SEAS.index(sea))


class SeaCell(Kind):
    """One of the five Seas; none only where that is allowed."""

    def __init__(self, empty: bool = False) -> None:
        self.right = "one of " + ", ".join(SEAS)
        self.empty = empty

    def read(self, cell: str) -> int | None:
        if not cell and self.empty:
            return NO_SEA
        return SEAS.index(cell) if cell in SEAS else None


class HostCell(Kind):
    """A host line; none only where that is allowed."""

    right: str = "such as Crew, Heroic Crew, Corsairs Ship, Sea, this Sea, start Sea, La Boca or opponent's Ship"

    def __init__(self, empty: bool = False) -> None:
        self.empty = empty

    def read(self, cell: str) -> Host | tuple[()] | None:
        if cell in SEA_HOSTS:
            host = Host(ON_SEA)
            host.sea = SEA_HOSTS[cell]
            return host
        if not cell:
            return () if self.empty else None
        words = cell.removeprefix("opponent's ")
        needs, _, kind = words.rpartition(" ")
        if kind not in HOSTS:
            return None
        host = Host(HOSTS.index(kind))
        host.opponents = words != cell
        return host if not needs or self.needs(host, needs) else None

    def needs(self, host: Host, words: str) -> bool:
        """What the host must have; false if there is no such thing."""
        if words in FACTIONS:
            host.factions = 1 << FACTIONS.index(words)
        elif words in AFFILIATIONS:
            host.affiliations = 1 << AFFILIATIONS.index(words)
        elif words in TRAITS:
            host.traits = 1 << TRAITS.index(words)
        else:
            return False
        return True


class Masked(Kind):
    """A list of names with commas between them, as a mask."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.bits = {name: 1 << i for i, name in enumerate(names)}
        self.bits[""] = 0

    def read(self, cell: str) -> int | None:
        one = self.bits.get(cell)
        if one is not None:
            return one
        mask = 0
        for name in cell.split(", "):
            bit = self.bits.get(name, 0)
            if not bit or mask & bit:
                return None
            mask |= bit
        return mask

    def explain(self, cell: str) -> str:
        for name in cell.split(", "):
            if name not in self.bits:
                return f"there is no {name!r}{did_you_mean(name, self.names)} (there are: {', '.join(self.names)})"
        return f"each name stands there once, not {cell!r}"


class TraitWords:
    """The trait line of a card: its traits, their ranks, and whom it goes with if it is a Knack."""

    def __init__(self) -> None:
        self.mask = 0
        self.ranks: tuple[int, ...] = NO_RANKS
        self.knack: Knack | None = None


class TraitCell(Kind):
    """The trait line: labels, ranks as 'Swordsman +2' or 'Fate 1', Knacks as 'Fate 1 Knack' or 'Swordsman Knack'."""


    def read(self, cell: str) -> TraitWords | None:
        traits = TraitWords()
        for word in cell.split(", ") if cell else ():
            before = traits.mask
            if not self.add(traits, word) or traits.mask == before:
                return None
        return traits

    def add(self, traits: TraitWords, word: str) -> bool:
        """Add one word of the line; false if there is no such trait."""
        if word in LABELS:
            traits.mask |= LABELS[word]
        elif found := RANKED.fullmatch(word):
            rank = RANKS.index(found.group(1))
            traits.mask |= 1 << rank | (SORCERER if 1 << rank & SORCERIES else 0)
            traits.ranks = (*traits.ranks[:rank], int(found.group(2)), *traits.ranks[rank + 1 :])
        elif found := KNACKS.fullmatch(word):
            skill, ranked, least = found.groups()
            rank = RANKS.index(ranked) if ranked else NO_RANK
            traits.knack = Knack(SKILLS.index(skill) if skill else NO_SKILL, rank, int(least or 0))
            traits.mask |= KNACK | (1 << rank if ranked else 0)
        else:
            return False
        return True

    def explain(self, cell: str) -> str:
        for word in cell.split(", "):
            if not self.add(TraitWords(), word):
                return f"there is no trait {word!r}{did_you_mean(word, TRAITS)}"
        return f"each trait stands there once, not {cell!r}"


class NumberCell(Kind):
    """The number of a card: the letters of its set, and three digits."""

    right: str = "the letters of a set and three digits, such as IS-001"

    def read(self, cell: str) -> str | None:
        return cell if cell[:2] in SETS and cell[2:3] == "-" and len(cell) == 6 and cell[3:].isdigit() else None
