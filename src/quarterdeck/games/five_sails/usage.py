"""What can be used in this game: cards, the abilities printed on them, and continuous texts.

A continuous text counts as used when it was in force at a moment when somebody was asked: its card lay where it works,
its condition held, and it spoke of a card that was there.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from quarterdeck.cardgame.terms import V_HAND
from quarterdeck.cardgame.values import context
from quarterdeck.games.five_sails.catalogue import abilities, catalogue
from quarterdeck.games.five_sails.construction import random_deck
from quarterdeck.games.five_sails.decklists import write
from quarterdeck.games.five_sails.effects.build import CityCard
from quarterdeck.games.five_sails.rulesets import Ruleset, find_ruleset
from quarterdeck.games.five_sails.terms import (
    CITY_CARD, COMBAT_CARD, ENTER_PLAY, EQUIP, HAND, KIND_NAMES, LEADER_CARD, LINE, ON_PLACE, REFUSE, REVEAL,
    TO_BE_CONTROLLED, TO_CHANGE_RENOWN, T_SCHEME, T_USE, V_ACT, V_MANEUVER, V_TECHNIQUE,
)  # fmt: skip
from quarterdeck.games.five_sails.values import ON_COST, ON_MAY, ON_PARLEY, ON_PRESSURE
from quarterdeck.games.uses import Item, Uses
from quarterdeck.kernel.ability import U_N, U_PERFORMER, U_T0, Use
from quarterdeck.kernel.columns import NO_CARD, NONE, Frame, definition_of
from quarterdeck.kernel.decision import Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.event import ORDER, REACT
from quarterdeck.kernel.flow import PROC, SEAT

#: what the record notes when a card comes to be used, besides the use of its abilities
CARD_NOTES: Final = frozenset((T_USE, CITY_CARD, COMBAT_CARD, ENTER_PLAY, EQUIP, REVEAL))
#: options whose key names an ability
NAMES_ABILITY: Final = frozenset((REACT, ORDER, V_ACT, V_HAND, V_TECHNIQUE, V_MANEUVER))
#: a continuous text: the definition it is printed on and its place among the card's
Text = tuple[int, int]


class CityUses(Uses):
    """Cards by definition, abilities by number, texts by card and place; of all cards, or of certain ones."""

    def __init__(self, ruleset: str, cards: Sequence[CityCard] | None = None) -> None:
        super().__init__(ruleset, {"card": "cards used", "ability": "abilities used", "text": "texts in force"})
        self.rules = find_ruleset(ruleset)
        self.cards = catalogue() if cards is None else cards

    def items(self, kind: str) -> list[Item]:
        if kind == "card":
            return sorted(card.definition for card in self.cards)
        if kind == "ability":
            return sorted(ability.number for card in self.cards for ability in card.abilities)
        return [(card.definition, i) for card in self.cards for i in range(len(card.passives))]

    def idle(self, kind: str) -> dict[Item, str]:
        if kind != "ability":
            return {}
        found = {number: no_occasion(abilities()[number], self.rules) for number in self.items(kind)}
        return {number: why for number, why in found.items() if why}

    def name_of(self, kind: str, item: Item) -> str:
        if kind == "card":
            return f"{catalogue()[item].number} {catalogue()[item].name}"
        return ability_name(item) if kind == "ability" else text_name(item)

    def decks(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> tuple[str, ...]:
        """A random legal deck for each seat, of different Leaders, with what is wanted in them."""
        cards = [catalogue()[d] for d in wanted_definitions(wanted)]
        numbers = {card.number for card in cards}
        factions = {card.faction for card in cards}
        leaders = [card for card in catalogue() if card.kind == LEADER_CARD]
        chance.shuffle(leaders)
        leaders.sort(key=lambda leader: (leader.number not in numbers, leader.faction not in factions))
        chosen = leaders[:seats]
        chance.shuffle(chosen)
        return tuple([write(random_deck(leader.number, chance.getrandbits(32), numbers)) for leader in chosen])

    def new_in(self, s: Any, q: Question, wanted: dict[str, set[Item]]) -> list[int]:
        new = [k for k in q.options if verb_of(k) in NAMES_ABILITY and ability_of(k) in wanted["ability"]]
        if not new and (wanted["text"] or wanted["card"]):
            cards = wanted["card"] | {definition for definition, _ in wanted["text"]}
            new = [k for k in q.options if verb_of(k) == V_HAND and definition_of(thing_of(k)) in cards]
        return new

    def seen(self, s: Any, wanted: dict[str, set[Item]]) -> list[tuple[str, Item]]:
        """Cards that lie open, and texts that are in force."""
        found: list[tuple[str, Item]] = []
        if s.made == 0:
            found += [("card", s.match.definition[c]) for c in s.slots]
        missing = {text: catalogue()[text[0]].passives[text[1]] for text in wanted["text"]}
        for o, definition in enumerate(s.match.definition):
            for text in [text for text, p in missing.items() if text[0] == definition and in_force(s, o, p)]:
                found.append(("text", text))
                del missing[text]
        return found

    def told(self, s: Any) -> list[tuple[str, Item]]:
        found: list[tuple[str, Item]] = []
        for kind, _, c, other, *_ in s.record:
            if c != NONE and kind in CARD_NOTES:
                found.append(("card", s.match.definition[c]))
            found += [("ability", number) for number in used_by(s, kind, c, other)]
        return found


def ability_name(number: int) -> str:
    ability = abilities()[number]
    card = catalogue()[ability.definition]
    return f"{card.number} {card.name}: {KIND_NAMES[ability.kind]} (its ability {card.abilities.index(ability) + 1})"


def text_name(text: Text) -> str:
    card = catalogue()[text[0]]
    return f"{card.number} {card.name}: {card.text_words(card.passives[text[1]])}"


def no_occasion(ability: Any, rules: Ruleset) -> str:
    """Why an edition never comes to what an ability answers; nothing if it does."""
    if rules.answer == "intervene_only" and ability.moments and all(event == REFUSE for event, _ in ability.moments):
        return "a challenge cannot be refused"
    return ""


def wanted_definitions(wanted: dict[str, set[Item]]) -> set[int]:
    """The cards on which there is still something to be used."""
    texts = {definition for definition, _ in wanted["text"]}
    return wanted["card"] | texts | {abilities()[number].definition for number in wanted["ability"]}


def used_by(s: Any, kind: int, c: int, other: int) -> list[int]:
    """The abilities whose use a row of the record notes: the text of a scheme is noted as resolving the scheme."""
    if kind == T_SCHEME:
        return [a.number for a in s.match.scheme_texts[s.match.definition[c]]]
    return [other] if kind == T_USE else []


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
