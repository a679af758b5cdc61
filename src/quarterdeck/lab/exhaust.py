"""Plays random games until every card and ability of the sample decks has been used, and says which never were."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.catalogue import abilities, catalogue
from quarterdeck.games.five_sails.flow.planning import SCHEME_NOTE
from quarterdeck.games.five_sails.rules import USE_NOTE
from quarterdeck.games.five_sails.terms import (
    CITY_CARD, COMBAT_CARD, ENTER_PLAY, EQUIP, KIND_NAMES, REVEAL, V_ACT, V_HAND, V_MANEUVER, V_TECHNIQUE,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE
from quarterdeck.kernel.decision import Question, ability_of, verb_of
from quarterdeck.kernel.event import ORDER, REACT
from quarterdeck.kernel.flow import answer

#: what the record notes when a card comes to be used, besides the use of its abilities
CARD_NOTES: Final = frozenset((USE_NOTE, CITY_CARD, COMBAT_CARD, ENTER_PLAY, EQUIP, REVEAL))
#: options whose key names an ability
NAMES_ABILITY: Final = frozenset((REACT, ORDER, V_ACT, V_HAND, V_TECHNIQUE, V_MANEUVER))


@dataclass
class Exhaustion:
    """How often each card (by definition) and ability (by number) was used, and what is still missing."""

    games: int = 0
    cards: Counter[int] = field(default_factory=Counter)
    abilities: Counter[int] = field(default_factory=Counter)
    wanted_cards: set[int] = field(default_factory=set)
    wanted_abilities: set[int] = field(default_factory=set)

    @property
    def complete(self) -> bool:
        return not self.wanted_cards and not self.wanted_abilities

    def never(self) -> list[str]:
        """What was never used, by name."""
        cards = [f"card {catalogue()[d].number} {catalogue()[d].name}" for d in sorted(self.wanted_cards)]
        return cards + [f"ability {name_of(number)}" for number in sorted(self.wanted_abilities)]

    def __str__(self) -> str:
        told = f"{self.games} games used {len(self.cards)} cards and {len(self.abilities)} abilities"
        return told + (", which is all of them" if self.complete else "; never used:\n" + "\n".join(self.never()))


def name_of(number: int) -> str:
    ability = abilities()[number]
    card = catalogue()[ability.definition]
    return f"{card.number} {card.name}: {KIND_NAMES[ability.kind]} (its ability {card.abilities.index(ability) + 1})"


def exhaust(limit: int = 2000, seed: int = 0, progress: Callable[[int], None] | None = None) -> Exhaustion:
    """Play games with two, three and four seats by turns, at most `limit`, until nothing is left to be used."""
    found = Exhaustion()
    state: Any = five_sails.sample_game(0, 4).state
    found.wanted_cards = set(state.match.definition)
    found.wanted_abilities = {a.number for d in found.wanted_cards for a in catalogue()[d].abilities}
    while found.games < limit and not found.complete:
        play_one(seed * 1_000_003 + found.games, five_sails.SEATS[found.games % 3], found)
        if progress is not None:
            progress(found.games)
    return found


def play_one(seed: int, seats: int, found: Exhaustion) -> None:
    """One game in which an ability that was never used is tried whenever it is offered."""
    chance = random.Random(seed)
    s: Any = five_sails.sample_game(seed, seats).state
    note_cards(found, [s.match.definition[c] for c in s.slots])
    while s.question is not None:
        answer(s, curious(s.question, found, chance))
    for kind, _, c, other, *_ in s.record:
        if c != NONE and kind in CARD_NOTES:
            note_cards(found, [s.match.definition[c]])
        for number in used_by(s, kind, c, other):
            found.abilities[number] += 1
            found.wanted_abilities.discard(number)
    found.games += 1


def used_by(s: Any, kind: int, c: int, other: int) -> list[int]:
    """The abilities whose use a row of the record notes: the text of a scheme is noted as resolving the scheme."""
    if kind == SCHEME_NOTE:
        return [a.number for a in s.match.scheme_texts[s.match.definition[c]]]
    return [other] if kind == USE_NOTE else []


def note_cards(found: Exhaustion, definitions: list[int]) -> None:
    found.cards.update(definitions)
    found.wanted_cards.difference_update(definitions)


def curious(q: Question, found: Exhaustion, chance: random.Random) -> int:
    new = [k for k in q.options if verb_of(k) in NAMES_ABILITY and ability_of(k) in found.wanted_abilities]
    return chance.choice(new or q.options)
