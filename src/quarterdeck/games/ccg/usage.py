"""What can be used in this game: cards, the abilities printed on them, and continuous texts.

A continuous text counts as used when it was in force at a moment when somebody was asked: its card lay where it works,
its condition held, and it spoke of a card that was there.
"""

import random
import re
from collections.abc import Iterator
from typing import Any, Final

from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.cardgame.values import context
from quarterdeck.games.ccg.catalogue import abilities, catalogue
from quarterdeck.games.ccg.construction import random_deck
from quarterdeck.games.ccg.decklists import write
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.kinds import (
    ACTION_NAMES, ATTACHED_TO, CHANTEY_PLAYED, COMPLETED, HAND, HIRED, LAY, Q_ABSORB, Q_STARTING_CREW, REPLACED_CREW,
    TO_ABSORB, TO_INFLICT, TO_UNTACK, T_START, T_USE, UNTACKING, V_ACT, V_ADVENTURE, V_ATTACH, V_CHANTEY, V_COMPLETE,
    V_EXPERIENCE, V_HIRE, V_PLAY, V_PUSH, V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, CAPTAIN, CREW, SKILLS, TRAITS
from quarterdeck.games.ccg.values import ON_CANCEL_COST, ON_COST, ON_MAY
from quarterdeck.games.uses import Item, Uses
from quarterdeck.kernel.ability import U_IT, U_N, U_PERFORMER, Use
from quarterdeck.kernel.columns import NO_CARD, NONE, Frame, definition_of
from quarterdeck.kernel.decision import Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.event import ORDER, REACT
from quarterdeck.kernel.flow import PROC
from quarterdeck.kernel.payment import TO_CANCEL, TO_USE

#: what the record notes when a card comes to be used, besides the use of its abilities
CARD_NOTES: Final = frozenset((T_START, HIRED, REPLACED_CREW, ATTACHED_TO, COMPLETED, CHANTEY_PLAYED))
#: options whose key names an ability; those that name a card in hand, by its face
NAMES_ABILITY: Final = frozenset((REACT, ORDER, V_PLAY, V_ACT))
NAMES_CARD: Final = frozenset((V_HIRE, V_EXPERIENCE, V_ADVENTURE, V_CHANTEY, V_ATTACH, V_PLAY))
#: all that is paid for
PURPOSES: Final = (TO_USE, TO_CANCEL, *range(TO_ABSORB, TO_INFLICT + 1))
#: of so many cards with something left to be used decks are made around one or two, with some cards that these speak of
FEW: Final = 30
FOCUS: Final = 2
SOME: Final = 3
MUCH: Final = 3
#: a continuous text: the definition it is printed on and its place among the card's
Text = tuple[int, int]


class SeaUses(Uses):
    """Cards by definition, abilities by number, texts by card and place; of all cards that can be played."""

    def __init__(self, ruleset: str) -> None:
        super().__init__(ruleset, {"card": "cards used", "ability": "abilities used", "text": "texts in force"})
        self.cards = [card for card in catalogue() if card.complete]

    def items(self, kind: str) -> list[Item]:
        if kind == "card":
            return [card.definition for card in self.cards]
        if kind == "ability":
            return sorted(ability.number for card in self.cards for ability in card.abilities)
        return [(card.definition, i) for card in self.cards for i in range(len(card.passives))]

    def name_of(self, kind: str, item: Item) -> str:
        if kind == "card":
            return f"{catalogue()[item].number} {catalogue()[item].name}"
        return ability_name(item) if kind == "ability" else text_name(item)

    def decks(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> tuple[str, ...]:
        """A random deck for each seat, of different Captains as far as there are any, with what is wanted in them.

        Of a few cards that are left one or two are drawn, and all decks are made around them.
        """
        cards = [catalogue()[d] for d in sorted(wanted_definitions(wanted))]
        numbers = {number for card in cards for number in needed_for(card)}
        welcome: set[str] = set()
        if len(cards) <= FEW:
            cards = chance.sample(cards, min(FOCUS, len(cards)))
            welcome = {number for card in cards for number in (card.number, *self.helpers(card, chance))}
            numbers = {number for card in cards for number in needed_for(card)}
        factions = 0
        for card in cards:
            factions |= card.factions
        captains = [card for card in self.cards if card.kind == CAPTAIN]
        chance.shuffle(captains)
        own = [c for c in captains if c in cards] + [c for c in captains if c.factions & factions and c not in cards]
        captains.sort(key=lambda c: (c not in own[:1], c.number not in welcome, c not in cards, c not in own))
        chosen = (captains * seats)[:seats]
        chance.shuffle(chosen)
        return tuple([write(random_deck(chance.getrandbits(32), c.name, numbers, also=welcome)) for c in chosen])

    def helpers(self, card: CcgCard, chance: random.Random) -> list[str]:
        """The numbers of some cards of each trait that a card speaks of, and of some that have much of each skill."""
        said = " ".join(card.words())
        found: list[str] = []
        for bit, name in enumerate(TRAITS):
            if re.search(rf"\b{re.escape(name)}\b", said):
                found += some([c for c in self.cards if c.traits >> bit & 1 and c is not card], chance)
        for k, name in enumerate(SKILLS):
            if name in said:
                found += some([c for c in self.cards if c.kind == CREW and c.skills[k] >= MUCH], chance)
                found += some([c for c in self.cards if c.bonus[k] >= MUCH], chance)
        return found

    def new_in(self, s: Any, q: Question, wanted: dict[str, set[Item]]) -> list[int]:
        new = [k for k in q.options if verb_of(k) in NAMES_ABILITY and ability_of(k) in wanted["ability"]]
        if new:
            return new
        cards = wanted_definitions(wanted)
        return [k for k in q.options if named_card(s, q, k) in cards]

    def seen(self, s: Any, wanted: dict[str, set[Item]]) -> list[tuple[str, Item]]:
        """Captains, Ships and Seas, which always lie open; and texts that are in force."""
        found: list[tuple[str, Item]] = []
        if s.made == 0:
            found += [("card", s.match.definition[c]) for c in (*s.match.captain, *s.match.ship, *s.match.seas)]
        missing = {text: catalogue()[text[0]].passives[text[1]] for text in wanted["text"]}
        later = untacking(s) if any(p.question == ON_MAY + TO_UNTACK for p in missing.values()) else s
        for o, definition in enumerate(s.match.definition):
            for text, p in list(missing.items()):
                at = later if p.question == ON_MAY + TO_UNTACK else s
                if text[0] == definition and in_force(at, o, p):
                    found.append(("text", text))
                    del missing[text]
        return found

    def told(self, s: Any) -> list[tuple[str, Item]]:
        found: list[tuple[str, Item]] = []
        printed = {number for number, ability in enumerate(abilities()) if ability.definition != NONE}
        for kind, _, c, other, *_ in s.record:
            if kind in CARD_NOTES or (kind == T_USE and other in printed) or (kind == LAY and only_lies(s, c)):
                found.append(("card", s.match.definition[c]))
            if kind == T_USE and other in printed:
                found.append(("ability", other))
        return found


def some(cards: list[CcgCard], chance: random.Random) -> list[str]:
    return [card.number for card in chance.sample(cards, min(SOME, len(cards)))]


def only_lies(s: SeventhSea, c: int) -> bool:
    """Whether all that a card does it does as a Boarding Attack."""
    return s.match.kind[c] == ACTION and not s.match.drawn[c].abilities


def needed_for(card: CcgCard) -> list[str]:
    """The numbers of a card and, if it is Experienced, of those that it can replace."""
    return [card.number, *[old.number for old in catalogue() if card.replaces and old.title == card.replaces]]


def named_card(s: SeventhSea, q: Question, k: int) -> int:
    """The definition of the card that an option brings into play, completes, or lets fight or absorb; else NONE."""
    verb = verb_of(k)
    if verb in NAMES_CARD or (q.kind == Q_STARTING_CREW and verb != V_DONE):
        return definition_of(thing_of(k))
    if verb in (V_COMPLETE, V_PUSH) or (verb == V_TACK and q.kind == Q_ABSORB):
        return s.match.definition[s.slots[thing_of(k)]]
    return NONE


def ability_name(number: int) -> str:
    ability = abilities()[number]
    card = catalogue()[ability.definition]
    return f"{card.number} {card.name}: {ACTION_NAMES[ability.kind]} (its ability {card.abilities.index(ability) + 1})"


def text_name(text: Text) -> str:
    card = catalogue()[text[0]]
    return f"{card.number} {card.name}: its text {text[1] + 1}"


def wanted_definitions(wanted: dict[str, set[Item]]) -> set[int]:
    """The cards on which there is still something to be used."""
    texts = {definition for definition, _ in wanted["text"]}
    return wanted["card"] | texts | {abilities()[number].definition for number in wanted["ability"]}


def untacking(s: SeventhSea) -> SeventhSea:
    """The same in the Untack phase, in which hardly anybody is asked."""
    t = s.copy()
    t.phase = UNTACKING
    return t


def in_force(s: SeventhSea, o: int, p: Any) -> bool:
    """Whether a continuous text of card o works now, on some card that it can speak of."""
    if not p.zones >> s.zone[o] & 1:
        return False
    hand = s.pile(HAND, s.holder[o])
    spoken_of = [o, *[c for c in s.slots if c != NO_CARD], *hand]
    return any(p.scope.fits(s, x, c) and p.applies(s, x) for c in spoken_of for x in readings(s, o, c, p))


def readings(s: SeventhSea, o: int, c: int, p: Any) -> Iterator[Frame]:
    """The ways in which a text is read for a card: costs for what is being used, and for each purpose."""
    x = context(s, o, c)
    if p.question not in (ON_COST, ON_CANCEL_COST):
        yield x
        return
    for f in s.stack:
        if f[PROC] == Use.number:
            x = context(s, o, c)
            x[U_PERFORMER] = f[U_PERFORMER]
            p.read_targets(f, x)
            x[U_IT] = c
            for purpose in PURPOSES:
                x[U_N] = purpose
                yield x
