"""What can be used in this game: cards, the abilities printed on them, and continuous texts.

A continuous text counts as used when it was in force at a moment when somebody was asked: its card lay where it works,
its condition held, and it spoke of a card that was there.
"""

import random
from collections.abc import Iterator
from typing import Any, Final

from quarterdeck.cardgame.terms import V_DONE
from quarterdeck.cardgame.values import context
from quarterdeck.games.ccg.catalogue import abilities, catalogue
from quarterdeck.games.ccg.construction import of_type, random_deck
from quarterdeck.games.ccg.decklists import write
from quarterdeck.games.ccg.effects.coming import HireForCost
from quarterdeck.games.ccg.effects.conditions import Aboard
from quarterdeck.games.ccg.effects.filters import Affiliation
from quarterdeck.games.ccg.facts import CcgCard
from quarterdeck.games.ccg.kinds import (
    ACTION_NAMES, ATTACHED_TO, CHANTEY_PLAYED, COMPLETED, HAND, HIRED, LAY, Q_ABSORB, Q_STARTING_CREW, REPLACED_CREW,
    TO_ABSORB, TO_BE_HIRED, TO_INFLICT, TO_UNTACK, T_START, T_USE, UNTACKING, V_ACT, V_ADVENTURE, V_ATTACH, V_CHANTEY,
    V_COMPLETE, V_EXPERIENCE, V_HIRE, V_PLAY, V_PUSH, V_TACK,
)  # fmt: skip
from quarterdeck.games.ccg.occasions import position_around, spoken_of
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, CAPTAIN, CREW, SEA
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
        return [text for card in self.cards for text in self.texts_of(card)]

    def texts_of(self, card: CcgCard) -> list[Item]:
        return [(card.definition, i) for i in range(len(card.passives))]

    def idle(self, kind: str) -> dict[Item, str]:
        """What asks for Crew that none of the cards is, and what comes only after a hiring that no Captain may do."""
        found: dict[Item, str] = {}
        for card in self.cards if kind != "card" else ():
            hiring = forbidden_hiring(card, of_type(self.cards, CAPTAIN))
            after = [a.number for a in card.abilities[1:]] if kind == "ability" else self.texts_of(card)
            found.update({item: hiring for item in after if hiring})
            for a in card.abilities if kind == "ability" else ():
                if lacking := lacking_crew(a, of_type(self.cards, CREW)):
                    found[a.number] = lacking
        return found

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
            welcome = {c.number for card in cards for c in (card, *spoken_of(card, self.cards, chance))}
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

    def position(self, seats: int, wanted: dict[str, set[Item]], chance: random.Random) -> str:
        """Around one of the cards on which something is left."""
        cards = [catalogue()[d] for d in sorted(wanted_definitions(wanted)) if catalogue()[d].kind != SEA]
        if not cards:
            return ""
        return position_around(chance.choice(cards), self.cards, wanted["card"], seats, chance)

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


def lacking_crew(ability: Any, crew: list[CcgCard]) -> str:
    """Why there are never the Crew aboard that an ability asks for; nothing if there can be."""
    for condition in ability.conditions:
        for symbol in condition.filters if isinstance(condition, Aboard) else ():
            if isinstance(symbol, Affiliation) and not any([card.affiliations & symbol.bit for card in crew]):
                return f"no Crew that can be played has the symbol of the {symbol.name}"
    return ""


def forbidden_hiring(card: CcgCard, captains: list[CcgCard]) -> str:
    """Why what a card does once it is attached never happens: it is attached to Crew of other factions whom it hires
    under a Captain of its own, and each of these Captains hires nobody else. Nothing if that is not so."""
    own = [captain for captain in captains if captain.factions & card.factions]
    hires = any([isinstance(effect, HireForCost) for a in card.abilities for effect in a.effects])
    if not own or not hires or card.kind != ACTION:
        return ""
    if not all([any([p.question == ON_MAY + TO_BE_HIRED for p in captain.passives]) for captain in own]):
        return ""
    return f"{' and '.join([captain.name for captain in own])} may not hire whom it would be attached to"


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
