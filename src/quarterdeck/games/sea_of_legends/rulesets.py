"""Which Factions are in play, whether beginners get a set each, what Adventures show (SL-SETUP-17, -31, SL-RULE-04,
-11).

    name = "a wet evening"                          house rules: the two Factions beside the Armada
    factions = ["Dread Tide", "British Empire"]
    results = "open"                                what each choice of an Adventure brings is shown before it is made
"""

import json
import random
import tomllib
from itertools import combinations
from typing import Final

from quarterdeck.cardgame.naming import find_in
from quarterdeck.games.sea_of_legends.factions.guides import GUIDES, Guide
from quarterdeck.games.sea_of_legends.terms import ARMADA, DREAD_TIDE, FACTIONS, IN_PLAY, TLALOC
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.measure import LONGEST_TOML, measure


class Ruleset:
    """A name; the Factions beside the Armada, none if chance draws them; sets for Captains; open results."""

    def __init__(
        self, name: str, factions: tuple[int, ...] = (), sets: bool = False, open_results: bool = False
    ) -> None:
        self.name = name
        self.factions = factions
        self.sets = sets
        self.open_results = open_results

    def in_play(self, seed: int | str) -> tuple[int, ...]:
        """The three Factions of a game, the Armada first."""
        drawn = random.Random(f"factions {seed}").sample(self.possible(), IN_PLAY - 1)
        return (ARMADA, *sorted(drawn))

    def possible(self) -> list[int]:
        """The Factions that can be in play beside the Armada."""
        return list(self.factions) or written()

    def text(self) -> str:
        """What `find_ruleset` reads as this ruleset: the name of a published one, or its TOML."""
        if self.name in RULESETS:
            return self.name
        base = FIRST_VOYAGE if self.sets else STANDARD
        lines = [f"name = {json.dumps(self.name)}", f"base = {json.dumps(base)}"]
        if self.factions:
            lines.append(f"factions = {json.dumps([FACTIONS[faction] for faction in self.factions])}")
        if self.open_results:
            lines.append(f"results = {json.dumps(OPEN)}")
        return "\n".join(lines) + "\n"


STANDARD: Final = "standard"
FIRST_VOYAGE: Final = "first-voyage"
OPEN_BOOK: Final = "open-book"
#: what a choice of an Adventure brings: told when it is made, or shown before (SL-RULE-11)
HIDDEN: Final = "hidden"
OPEN: Final = "open"
RULESETS: Final = {
    STANDARD: Ruleset(STANDARD), FIRST_VOYAGE: Ruleset(FIRST_VOYAGE, (TLALOC, DREAD_TIDE), True),
    OPEN_BOOK: Ruleset(OPEN_BOOK, open_results=True),
}  # fmt: skip
#: what whoever chooses one of them should know
ABOUT: Final = {
    STANDARD: "Chance draws two Factions to sail beside the Armada; a Lover and a Nemesis are chosen of three.",
    FIRST_VOYAGE: "For the first time: two Factions easy to read; some Captains bring a Lover and a Nemesis with them.",
    OPEN_BOOK: "As standard, and Adventures show what each choice brings before it is made.",
}  # fmt: skip
FIELDS: Final = ("name", "base", "factions", "results")
#: by Captain the Lover and the Nemesis of the set for beginners (SL-SETUP-31)
SETS: Final = {
    "Cesare": ("Clara", "Axe Fist"), "Kahina": ("Magpie", "Josephine"), "Spell": ("Mireya", "Nasir"),
    "Ton": ("John", "Olivia"),
}  # fmt: skip


def written() -> list[int]:
    """The Factions beside the Armada that have a guide of their own."""
    return [faction for faction, guide in enumerate(GUIDES) if faction != ARMADA and type(guide) is not Guide]


def find_ruleset(text: str) -> Ruleset:
    """A published ruleset by name, or house rules in TOML."""
    return read_ruleset(text) if "\n" in text or "=" in text else find_in(RULESETS, text, "ruleset")


def read_ruleset(text: str) -> Ruleset:
    measure(text, LONGEST_TOML, "the ruleset", BadDefinition)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDefinition(f"the ruleset is not readable: {error}") from None
    for field in data:
        if field not in FIELDS:
            raise BadDefinition(f"a ruleset has no field {field!r} (there are: {', '.join(FIELDS)})")
    base = find_in(RULESETS, str(data.get("base", STANDARD)), "ruleset")
    factions = read_factions(data["factions"]) if "factions" in data else base.factions
    name = str(data.get("name", f"{base.name}, changed"))
    if name in RULESETS:
        raise BadDefinition(f"there is a published ruleset named {name!r}: give yours a name of its own")
    return Ruleset(name, factions, base.sets, read_results(data["results"]) if "results" in data else base.open_results)


def read_results(word: object) -> bool:
    """Whether the results of Adventures are open. (SL-RULE-11)"""
    if word not in (HIDDEN, OPEN):
        raise BadDefinition(f'results are "{HIDDEN}" or "{OPEN}", not {word!r}')
    return word == OPEN


def read_factions(names: object) -> tuple[int, ...]:
    """Two Factions by name, in any order; the Armada is always there and is not named. (SL-SETUP-17)"""
    if not isinstance(names, list) or len(names) != IN_PLAY - 1:
        raise BadDefinition(f'two Factions are chosen: factions = ["{FACTIONS[DREAD_TIDE]}", "{FACTIONS[TLALOC]}"]')
    known = {FACTIONS[faction]: faction for faction in written()}
    found = tuple(sorted([find_in(known, str(name), "Faction") for name in names]))
    if len(set(found)) < len(found):
        raise BadDefinition(f"two different Factions are chosen, not {names[0]} twice")
    return found


def house_rules(number: int, base: str = STANDARD) -> str:
    """House rules for trying things out: for each number other Factions."""
    pairs = list(combinations(written(), IN_PLAY - 1))
    factions = json.dumps([FACTIONS[faction] for faction in pairs[number % len(pairs)]])
    return f'name = "house rules {number}"\nbase = "{base or STANDARD}"\nfactions = {factions}\n'
