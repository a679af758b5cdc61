"""Plays games with random decks until every card and every text on it has been used, and says which never were.

What is left to be used is steered towards: it goes into the decks first, and whoever can use it does. A continuous
text counts as used when it was in force at a moment when somebody was asked: its card lay where it works, its
condition held, and it spoke of a card that was there.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from quarterdeck.cardgame.terms import V_HAND
from quarterdeck.cardgame.values import context
from quarterdeck.games import five_sails
from quarterdeck.games.five_sails.catalogue import abilities, catalogue
from quarterdeck.games.five_sails.construction import random_deck
from quarterdeck.games.five_sails.decklists import write
from quarterdeck.games.five_sails.rulesets import Ruleset, find_ruleset
from quarterdeck.games.five_sails.terms import (
    CITY_CARD, COMBAT_CARD, ENTER_PLAY, EQUIP, HAND, KIND_NAMES, LEADER_CARD, LINE, ON_PLACE, REFUSE, REVEAL,
    TO_BE_CONTROLLED, TO_CHANGE_RENOWN, T_SCHEME, T_USE, V_ACT, V_MANEUVER, V_TECHNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.values import ON_COST, ON_MAY, ON_PARLEY, ON_PRESSURE
from quarterdeck.kernel.ability import U_N, U_PERFORMER, U_T0, Use
from quarterdeck.kernel.columns import NONE, NO_CARD, Frame, definition_of
from quarterdeck.kernel.decision import Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.event import ORDER, REACT
from quarterdeck.kernel.flow import PROC, SEAT, answer
from quarterdeck.kernel.sound import flaw
from quarterdeck.lab.soak import ENDLESS

#: what the record notes when a card comes to be used, besides the use of its abilities
CARD_NOTES: Final = frozenset((T_USE, CITY_CARD, COMBAT_CARD, ENTER_PLAY, EQUIP, REVEAL))
#: options whose key names an ability
NAMES_ABILITY: Final = frozenset((REACT, ORDER, V_ACT, V_HAND, V_TECHNIQUE, V_MANEUVER))
#: a state is looked at every so many choices, for flaws and for the texts in force
EVERY: Final = 20
#: a continuous text: the definition it is printed on and its place among the card's
Text = tuple[int, int]


@dataclass
class Exhaustion:
    """How often each card (by definition) and ability (by number) was used, and what is still missing."""

    ruleset: str = "rulebook-2023"
    games: int = 0
    cards: Counter[int] = field(default_factory=Counter)
    abilities: Counter[int] = field(default_factory=Counter)
    texts: Counter[Text] = field(default_factory=Counter)
    wanted_cards: set[int] = field(default_factory=set)
    wanted_abilities: set[int] = field(default_factory=set)
    wanted_texts: set[Text] = field(default_factory=set)
    #: abilities for which the edition has no occasion, and why
    idle: dict[int, str] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        return not (self.wanted_cards or self.wanted_abilities or self.wanted_texts)

    def row(self) -> tuple[str, str, str, str, str]:
        """The edition, its games, and what was used of how much."""
        return (
            find_ruleset(self.ruleset).name,
            str(self.games),
            f"{len(self.cards)}/{len(self.cards) + len(self.wanted_cards)}",
            f"{len(self.abilities)}/{len(self.abilities) + len(self.wanted_abilities) + len(self.idle)}",
            f"{len(self.texts)}/{len(self.texts) + len(self.wanted_texts)}",
        )

    def never(self) -> list[str]:
        """What was never used, by name."""
        cards = [f"card {catalogue()[d].number} {catalogue()[d].name}" for d in sorted(self.wanted_cards)]
        texts = [f"text {text_name(text)}" for text in sorted(self.wanted_texts)]
        return [*cards, *[f"ability {name_of(number)}" for number in sorted(self.wanted_abilities)], *texts]

    def told(self) -> list[str]:
        """What has to be said besides the row: failures, what was never used, what has no occasion."""
        name = find_ruleset(self.ruleset).name
        return [
            *[f"{name}: went wrong: {what}" for what in self.failures],
            *[f"{name}: never used: {what}" for what in self.never()],
            *[f"{name}: no occasion for {name_of(number)}: {why}" for number, why in self.idle.items()],
        ]


def name_of(number: int) -> str:
    ability = abilities()[number]
    card = catalogue()[ability.definition]
    return f"{card.number} {card.name}: {KIND_NAMES[ability.kind]} (its ability {card.abilities.index(ability) + 1})"


def text_name(text: Text) -> str:
    card = catalogue()[text[0]]
    return f"{card.number} {card.name}: {card.text_words(card.passives[text[1]])}"


def everything(ruleset: str) -> Exhaustion:
    """All that there is to be used, and nothing used yet."""
    rules = find_ruleset(ruleset)
    found = Exhaustion(ruleset)
    found.wanted_cards = set(range(len(catalogue())))
    found.wanted_texts = {(card.definition, i) for card in catalogue() for i in range(len(card.passives))}
    for ability in abilities():
        if ability.definition < 0:
            continue
        if why := no_occasion(ability, rules):
            found.idle[ability.number] = why
        else:
            found.wanted_abilities.add(ability.number)
    return found


def no_occasion(ability: Any, rules: Ruleset) -> str:
    """Why an edition never comes to what an ability answers; nothing if it does."""
    if rules.answer == "intervene_only" and ability.moments and all(event == REFUSE for event, _ in ability.moments):
        return "a challenge cannot be refused"
    return ""


def exhaust(
    limit: int = 2000,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    ruleset: str = "rulebook-2023",
) -> Exhaustion:
    """Play games with two, three and four seats by turns, at most `limit`, until nothing is left to be used."""
    found = everything(ruleset)
    while found.games < limit and not found.complete:
        play_one(seed * 1_000_003 + found.games, five_sails.SEATS[found.games % 3], found)
        if progress is not None:
            progress(found.games)
    return found


def play_one(seed: int, seats: int, found: Exhaustion) -> None:
    """One game in which what was never used is used as soon as it is offered; what goes wrong is noted."""
    chance = random.Random(seed)
    found.games += 1
    s: Any = None
    made = 0
    try:
        s = five_sails.new(seed, deal(seats, found, chance), found.ruleset).state
        note_cards(found, [s.match.definition[c] for c in s.slots])
        while s.question is not None:
            if made % EVERY == 0:
                note_texts(found, s)
                if what := flaw(s) or ("it does not end" if made >= ENDLESS else ""):
                    raise AssertionError(what)
            answer(s, curious(s.question, found, chance))
            made += 1
    except Exception as error:  # whatever it is, it goes into the report
        found.failures.append(
            f"game {found.games} (seed {seed}, {seats} seats) after {made} choices: {type(error).__name__}: {error}"
        )
    if s is not None:
        note_record(found, s)


def deal(seats: int, found: Exhaustion, chance: random.Random) -> tuple[str, ...]:
    """A random legal deck for each seat, of different Leaders, with what is wanted in them."""
    wanted = wanted_definitions(found)
    numbers = {catalogue()[d].number for d in wanted}
    leaders = [card for card in catalogue() if card.kind == LEADER_CARD]
    factions = {catalogue()[d].faction for d in wanted}
    chance.shuffle(leaders)
    leaders.sort(key=lambda leader: leader.faction not in factions)
    chosen = leaders[:seats]
    chance.shuffle(chosen)
    return tuple([write(random_deck(leader.number, chance.getrandbits(32), numbers)) for leader in chosen])


def wanted_definitions(found: Exhaustion) -> set[int]:
    """The cards on which there is still something to be used."""
    wanted = found.wanted_cards | {definition for definition, _ in found.wanted_texts}
    return wanted | {abilities()[number].definition for number in found.wanted_abilities}


def curious(q: Question, found: Exhaustion, chance: random.Random) -> int:
    """An option that uses something new, if there is one; else any."""
    new = [k for k in q.options if verb_of(k) in NAMES_ABILITY and ability_of(k) in found.wanted_abilities]
    if not new and (found.wanted_texts or found.wanted_cards):
        cards = found.wanted_cards | {definition for definition, _ in found.wanted_texts}
        new = [k for k in q.options if verb_of(k) == V_HAND and definition_of(thing_of(k)) in cards]
    return chance.choice(new or q.options)


# What a game has used


def note_record(found: Exhaustion, s: Any) -> None:
    for kind, _, c, other, *_ in s.record:
        if c != NONE and kind in CARD_NOTES:
            note_cards(found, [s.match.definition[c]])
        for number in used_by(s, kind, c, other):
            found.abilities[number] += 1
            found.wanted_abilities.discard(number)


def used_by(s: Any, kind: int, c: int, other: int) -> list[int]:
    """The abilities whose use a row of the record notes: the text of a scheme is noted as resolving the scheme."""
    if kind == T_SCHEME:
        return [a.number for a in s.match.scheme_texts[s.match.definition[c]]]
    return [other] if kind == T_USE else []


def note_cards(found: Exhaustion, definitions: list[int]) -> None:
    found.cards.update(definitions)
    found.wanted_cards.difference_update(definitions)


def note_texts(found: Exhaustion, s: Any) -> None:
    """Only texts that are still wanted are looked for."""
    wanted = {definition for definition, _ in found.wanted_texts}
    for o, definition in enumerate(s.match.definition):
        if definition in wanted:
            for i, p in enumerate(catalogue()[definition].passives):
                if (definition, i) in found.wanted_texts and in_force(s, o, p):
                    found.texts[definition, i] += 1
                    found.wanted_texts.discard((definition, i))


def in_force(s: Any, o: int, p: Any) -> bool:
    """Whether a continuous text of card o works now, on some card or place that it can speak of."""
    if not p.zones >> s.zone[o] & 1:
        return False
    return any(p.scope.fits(s, x, c) and p.applies(s, x) for c in spoken_of(s, o, p) for x in readings(s, o, c, p))


def spoken_of(s: Any, o: int, p: Any) -> list[int]:
    """Places, or cards that lie open, in the hand of the text's holder or in a dueling line."""
    if p.question in (ON_MAY + TO_CHANGE_RENOWN, ON_MAY + TO_BE_CONTROLLED):
        return [ON_PLACE + place for place in s.match.places]
    lines = [c for seat in range(s.match.seats) for c in s.pile(LINE, seat)]
    return [o, *[c for c in s.slots if c != NO_CARD], *s.pile(HAND, s.holder[o]), *lines]


def readings(s: Any, o: int, c: int, p: Any) -> Iterator[Frame]:
    """The ways in which a text is read for a card: prices and parleys for a use, what goes to pressures by stat."""
    x = context(s, o, c)
    if p.question in (ON_COST, ON_PARLEY):
        for f in s.stack:
            if f[PROC] == Use.number and (f[U_T0] or p.question == ON_COST):
                x[SEAT], x[U_PERFORMER], x[U_T0] = f[SEAT], f[U_PERFORMER], f[U_T0]
                yield x
    elif p.question == ON_PRESSURE:
        for k in range(4):
            x[U_N] = k
            yield x
    else:
        yield x
