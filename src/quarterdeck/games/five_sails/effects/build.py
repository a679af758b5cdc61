"""The builders: a card is a few lines of these. The same parts that execute are put into words."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.cardgame.build import Card, check_parts, lay_out, speaks_of_target, with_performer, without_performer
from quarterdeck.cardgame.checks import words_of
from quarterdeck.cardgame.conditions import Has
from quarterdeck.cardgame.filters import itself
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.passives import Passive
from quarterdeck.cardgame.using import BEARER_PERFORMS, GRANTED, CardAbility
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.effects.checks import (
    check_facts, check_texts, kind_called, modifiers_of, stats_of, values_of,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.considering import CityScript
from quarterdeck.games.five_sails.effects.filters import Trait
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.effects.places import ChoosePlace, PlaceFound
from quarterdeck.games.five_sails.terms import (
    ACTION, ATTACHMENT, CHARACTER, CHOSEN, CITY, CREW, DASH, DISCARD, EQUIPPED, EVENT, FORCED, HAND, KEYWORDS,
    LEADER_CARD, LINE, LOCATION, LOCATION_CARD, MANEUVER, PASSIVE, PLAYED, REACTION, RISK, SCHEME, SCHEME_CARD,
    SCHEME_TEXT, SETUP, TECHNIQUE, UNIQUE, WHEN_REVEALED,
)  # fmt: skip
from quarterdeck.games.five_sails.using import (
    PARTICIPANT_PERFORMS, CityAbility, TraitBefore,
)  # fmt: skip
from quarterdeck.games.five_sails.values import ON_COST, ON_EQUIP
from quarterdeck.kernel.words import Words, sentence


class AimPlace(Part):
    """A location that is targeted when the ability is announced; it is noted."""

    order = True

    def __init__(self, where: Where) -> None:
        self.where = where

    def chooses(self, script: Script, a: CardAbility) -> None:
        script.row.append(ChoosePlace(self.where))

    def joins(self, a: CardAbility) -> None:
        assert isinstance(a, CityAbility)
        a.aims_place = True
        a.conditions = (*a.conditions, PlaceFound(self.where))

    def say(self, w: Words) -> str:
        w.clause()
        return f"choose as target {self.where.say(w)}"


Piece = Part | Trait | Effect


#: kinds of ability that answer an event
ANSWERING = (REACTION, FORCED, PASSIVE)


def ability(kind: int, parts: Sequence[Piece]) -> CityAbility:
    """An ability from its parts. (FS-ABIL-12)"""
    laid = [TraitBefore(p) if isinstance(p, Trait) else p for p in parts]
    check_parts(kind_called(kind), laid, kind in ANSWERING)
    a = CityAbility(kind)
    lay_out(a, laid, CityScript(), kind not in (TECHNIQUE, MANEUVER))
    a.compulsory = a.trigger is not None and kind in (FORCED, PASSIVE)
    return a


def action(*parts: Piece) -> CityAbility:
    """What a player may do as a turn of High Drama."""
    return ability(ACTION, parts)


def reaction(*parts: Piece) -> CityAbility:
    """What a player may do in answer to an event; it needs a trigger."""
    return ability(REACTION, parts)


def forced(*parts: Piece) -> CityAbility:
    """What must be done in answer to an event; it needs a trigger."""
    return ability(FORCED, parts)


def passive(*parts: Piece) -> CityAbility:
    """Text without a label that answers an event: compulsory, not announced; its "may" is a question. (FS-ABIL-02)"""
    return ability(PASSIVE, parts)


def technique(*parts: Piece) -> CityAbility:
    """What a participant may use in a round of a duel, once per duel."""
    return ability(TECHNIQUE, parts)


def maneuver(*parts: Piece) -> CityAbility:
    """What a combat card does in the round in which it is played, if its player wants it."""
    return ability(MANEUVER, parts)


def resolve(*parts: Piece) -> CityAbility:
    """The text of a scheme that is carried out in Planning."""
    return ability(SCHEME_TEXT, parts)


def when_revealed(*parts: Piece) -> CityAbility:
    """The text of a scheme that is carried out as soon as schemes are revealed, before any is resolved."""
    return ability(WHEN_REVEALED, parts)


def at_setup(*parts: Piece) -> CityAbility:
    """The text of a Leader that is carried out before the first Day."""
    return ability(SETUP, parts)


# Cards


class CityCard(Card):
    """A card of City of Five Sails."""

    def __init__(self, kind: int, name: str, number: str, faction: str) -> None:
        super().__init__(kind, name, number)
        self.faction = faction
        self.traits = 0
        self.trait_names: tuple[str, ...] = ()
        self.keywords = 0
        self.cost = DASH
        self.stats: tuple[int, ...] = (DASH, DASH, DASH, DASH)
        self.modifiers: tuple[int, ...] = (0, 0, 0, 0)
        self.values: tuple[int, ...] = (DASH, DASH, DASH)
        self.crew_cap = 0
        self.panache = 0
        self.panache_modifier = 0
        self.initiative = 0
        self.place = DASH

    def text_words(self, text: Any) -> str:
        w = Words("this character" if self.kind in (LEADER_CARD, CHARACTER) else "this card")
        return text.words(w) if isinstance(text, CityAbility) else sentence(text.say(w))


#: where the abilities of a kind of card work from, unless they say otherwise (FS-CARDS-09, -27)
ACTIVE_IN = {
    LEADER_CARD: 1 << CREW, CHARACTER: 1 << CREW, ATTACHMENT: 1 << EQUIPPED, SCHEME_CARD: 1 << SCHEME,
    EVENT: 1 << CITY, LOCATION_CARD: 1 << LOCATION, RISK: 1 << HAND,
}  # fmt: skip


def finish(card: CityCard, trait_names: str, keywords: str, texts: Sequence[Any]) -> CityCard:
    card.trait_names = words_of(card.name, "traits", trait_names)
    for name in card.trait_names:
        card.traits |= traits.bit(name)
    printed = words_of(card.name, "keyword", keywords, tuple(KEYWORDS))
    for word, bit in KEYWORDS.items():
        if word in printed or (bit == UNIQUE and word in card.trait_names):
            card.keywords |= bit
    check_facts(card)
    check_texts(card, texts, (CityAbility, Passive))
    if card.kind in (LEADER_CARD, CHARACTER, SCHEME_CARD):
        card.keywords |= UNIQUE  # (FS-RULES-26)
    card.texts = tuple(texts)
    card.abilities = tuple(t for t in texts if isinstance(t, CityAbility))
    granted = tuple(t.ability for t in texts if isinstance(t, Passive) and t.ability is not None)
    card.passives = tuple(p for t in texts if isinstance(t, Passive) for p in t.apart())
    for a in granted:
        a.marks |= GRANTED
    for i, a in enumerate((*card.abilities, *granted)):
        a.index = i
        if a.event == -1 or not a.zones:
            a.zones = a.zones or ability_zones(card, a)
        if a.kind in (TECHNIQUE, MANEUVER):
            a.by = PARTICIPANT_PERFORMS
        elif (card.kind in (CHARACTER, LEADER_CARD, ATTACHMENT) or a.marks & GRANTED) and a.zones != 1 << LINE:
            use_bearer(a)
        elif card.kind == EVENT and a.kind in (ACTION, REACTION):
            with_performer(a)
        a.price_depends_on_targets = any(asks_for_targets(p) for p in card.passives)
    for p in card.passives:
        if not p.zones:
            p.zones = passive_zones(card, p)
    card.abilities = (*card.abilities, *granted)
    card.remembers = any(e.remembers for a in card.abilities for e in a.effects)
    card.names = any(e.names for a in card.abilities for e in a.effects)
    return card


def ability_zones(card: CityCard, a: CityAbility) -> int:
    if a.marks & GRANTED:
        return 1 << EQUIPPED
    if card.kind == RISK and a.kind == FORCED:
        return 1 << LINE
    if card.kind == SCHEME_CARD and a.kind in (SCHEME_TEXT, WHEN_REVEALED):
        return 1 << CHOSEN
    return ACTIVE_IN[card.kind]


def asks_for_targets(p: Passive) -> bool:
    """Whether a price hangs on what the card it is paid for targets."""
    return p.question == ON_COST and isinstance(p.when, Has) and speaks_of_target(p.when.who)


def passive_zones(card: CityCard, p: Passive) -> int:
    """A card's own price is read wherever it may be paid for; other text of a risk when it is equipped."""
    if p.question == ON_EQUIP:
        return 0xFFFF
    if p.question == ON_COST and p.scope is itself:
        return 1 << HAND | 1 << PLAYED | 1 << LINE | 1 << CITY | 1 << DISCARD | 1 << EQUIPPED
    if card.kind == RISK:
        return 1 << EQUIPPED
    return ACTIVE_IN[card.kind]


def use_bearer(a: CityAbility) -> None:
    """On a character or what it wears, the character performs: nobody has to be chosen. (FS-CORE-28, -29)"""
    a.by = BEARER_PERFORMS
    without_performer(a)


def leader(
    name: str, number: str, faction: str, stats: tuple[int, int, int, int], crew_cap: int, panache: int, traits: str,
    *texts: Any,
) -> CityCard:  # fmt: skip
    """A Leader: Resolve, Combat, Finesse and Influence, Crew Cap, Panache, traits, texts. (FS-CARDS-15)"""
    c = CityCard(LEADER_CARD, name, number, faction)
    c.stats, c.crew_cap, c.panache = stats_of(name, stats), crew_cap, panache
    return finish(c, traits, "", texts)


def character(
    name: str, number: str, faction: str, stats: Sequence[int | str], traits: str, *texts: Any, cost: int = DASH,
    values: Sequence[int | str] = ("-", "-", "-"), keywords: str = "",
) -> CityCard:  # fmt: skip
    """A character: its four stats, traits and texts; those of a Faction Deck also have a cost and combat values.

    (FS-CARDS-11, -12)
    """
    c = CityCard(CHARACTER, name, number, faction)
    c.stats, c.cost, c.values = stats_of(name, stats), cost, values_of(name, values)
    return finish(c, traits, keywords, texts)


def mercenary(
    name: str, number: str, cost: int, stats: Sequence[int | str], traits: str, *texts: Any
) -> CityCard:
    """A character of the City Deck. (FS-CARDS-05, -06)"""
    return character(name, number, "City", stats, "Mercenary, " + traits, *texts, cost=cost, keywords="Negotiable")


def scheme(
    name: str, number: str, faction: str, initiative: int, panache: int, traits: str, *texts: Any
) -> CityCard:
    """A scheme: Initiative, what it does to Panache, traits, texts. (FS-CARDS-19)"""
    c = CityCard(SCHEME_CARD, name, number, faction)
    c.initiative, c.panache_modifier = initiative, panache
    return finish(c, traits, "", texts)


def attachment(
    name: str, number: str, faction: str, cost: int, modifiers: tuple[int, int, int, int],
    values: Sequence[int | str], traits: str, *texts: Any,
) -> CityCard:  # fmt: skip
    """An attachment: cost, what it adds to the four stats, combat values, traits, texts. (FS-CARDS-28)"""
    c = CityCard(ATTACHMENT, name, number, faction)
    c.cost, c.modifiers, c.values = cost, modifiers_of(name, modifiers), values_of(name, values)
    return finish(c, traits, "", texts)


def risk(
    name: str, number: str, faction: str, cost: int, values: Sequence[int | str], traits: str, *texts: Any,
    keywords: str = "",
) -> CityCard:  # fmt: skip
    """A risk: cost, combat values (Riposte, Parry, Thrust; "-" for a dash), traits, texts. (FS-CARDS-21, -25)"""
    c = CityCard(RISK, name, number, faction)
    c.cost, c.values = cost, values_of(name, values)
    return finish(c, traits, keywords, texts)


def city_event(name: str, number: str, traits: str, *texts: Any) -> CityCard:
    """An event of the City Deck: traits and texts. (FS-CARDS-07, -09)"""
    return finish(CityCard(EVENT, name, number, "City"), traits, "", texts)


def location(name: str, number: str, place: int, *texts: Any) -> CityCard:
    """A City location and the place it stands at, with its texts. (FS-CARDS-01, -02)"""
    c = CityCard(LOCATION_CARD, name, number, "City")
    c.place = place
    return finish(c, "City", "", texts)


# The words that cards are written with

aim_place = AimPlace

__all__ = [
    "CityCard", "action", "aim_place", "at_setup",
    "attachment", "character", "city_event", "forced", "leader", "location", "maneuver", "mercenary", "passive",
    "reaction", "resolve", "risk", "scheme", "technique", "when_revealed",
]  # fmt: skip
