"""The builders: a card is a few lines of these. The same parts that execute are put into words."""

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.effects.conditions import Condition, Has
from quarterdeck.games.five_sails.effects.filters import Filter, Trait, noun_phrase
from quarterdeck.games.five_sails.effects.sets import Target, Them, Who
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.effects.nodes import (
    ChooseMember, ChoosePerformer, Effect, Script, clauses, orders, sentences,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.passives import Passive, Price
from quarterdeck.games.five_sails.effects.triggers import Trigger
from quarterdeck.games.five_sails.effects.verbs import ChoosePlace, PlaceFound
from quarterdeck.games.five_sails.effects.waiving import AskWaiver, InsteadOfCosts
from quarterdeck.games.five_sails.terms import (
    ACTION, ASIDE, ATTACHMENT, AT_CITY, AT_HOME, BRUTE, CHARACTER, CHOSEN, CITY, CREW, DASH, DISCARD, EQUIPPED,
    EVENT, FACEDOWN, FORCED, HAND, KIND_NAMES, LEADER_CARD, LINE, LOCATION, LOCATION_CARD, LOCKER, MANEUVER,
    NEGOTIABLE, PASSIVE, PLAYED, REACTION, RISK, SCHEME, SCHEME_CARD, SCHEME_TEXT, SETUP, TECHNIQUE, UNIQUE,
    WEALTH, WHEN_REVEALED,
)  # fmt: skip
from quarterdeck.games.five_sails.using import (
    BEARER_PERFORMS, CHOSEN_PERFORMS, GRANTED, NOBODY_PERFORMS, NOT_COPIED, ONCE_PER_DAY, ONCE_PER_DUEL,
    PARTICIPANT_PERFORMS, REPEATABLE, UNLIMITED, CardAbility,
)  # fmt: skip
from quarterdeck.kernel.words import Words, article, listed, sentence

# Parts of an ability that stand before its effects


class Qualifier:
    """CITY or HOME before the ability's kind."""

    def __init__(self, at: int, word: str) -> None:
        self.at = at
        self.word = word


class Mark:
    """Unlimited, Repeatable and the like."""

    def __init__(self, mark: int, word: str) -> None:
        self.mark = mark
        self.word = word


class When:
    """A condition for announcing."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition


class Cost:
    """Effects that are paid before anything else happens: text before the arrow."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects


class Aim:
    """A target that is chosen when the ability is announced."""

    def __init__(self, *targets: Target) -> None:
        self.targets = targets


class AimPlace:
    """A location that is targeted when the ability is announced; it is noted."""

    def __init__(self, where: Where) -> None:
        self.where = where


class By:
    """The ability has a performer that passes these filters."""

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters


class From:
    """The zone an ability works from, where it is not the usual one."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


CITY_ = Qualifier(AT_CITY, "City")
HOME_ = Qualifier(AT_HOME, "Home")
UNLIMITED_ = Mark(UNLIMITED, "Unlimited.")
REPEATABLE_ = Mark(REPEATABLE, "Repeatable.")
NOT_COPIED_ = Mark(NOT_COPIED, "Cannot be copied.")
ONCE_PER_DAY_ = Mark(ONCE_PER_DAY, "Once per Day.")
ONCE_PER_DUEL_ = Mark(ONCE_PER_DUEL, "Once per duel.")

Part = Qualifier | Mark | When | Cost | Aim | AimPlace | By | From | Trait | Trigger | Effect


def ability(kind: int, parts: Sequence[Part]) -> CardAbility:
    """Lay the parts out as a row of nodes: choices, costs, effects."""
    triggers = [p for p in parts if isinstance(p, Trigger)]
    script = Script()
    script.announcing = True
    chooses = any(isinstance(p, By | Qualifier | Trait) for p in parts)
    member = bool(triggers) and triggers[0].subject is not None
    if member:
        script.row.append(ChooseMember())
    aims: list[Target] = []
    for p in parts:
        if isinstance(p, Aim):
            for t in p.targets:
                script.choose_in(t)
                aims.append(t)
        elif isinstance(p, AimPlace):
            script.row.append(ChoosePlace(p.where))
        elif isinstance(p, Cost):
            for e in p.effects:
                for who in e.sets():
                    if isinstance(who, Target) and who.register < 0:
                        script.choose_in(who)
                        aims.append(who)
    costs = [e for p in parts if isinstance(p, Cost) for e in p.effects]
    waivers = [e for e in costs if isinstance(e, InsteadOfCosts)]
    script.row += [AskWaiver(e) for e in waivers]
    choosing = script.row
    script.row = []
    script.lay_all(costs)
    cost_row = script.row
    a = CardAbility(kind, (), 0, 0)
    a.parts = tuple(parts)
    a.costs = tuple(costs)
    a.waiver = waivers[0].effect if waivers else None
    a.aimed_costs = tuple(e for e in costs if any(speaks_of_target(who) for who in e.sets()))
    a.fixed_costs = tuple(e for e in costs if e not in a.aimed_costs)
    a.aims = tuple(aims)
    a.aims_place = any(isinstance(p, AimPlace) for p in parts)
    a.conditions = (
        *(p.condition for p in parts if isinstance(p, When)),
        *(PlaceFound(p.where) for p in parts if isinstance(p, AimPlace)),
    )  # fmt: skip
    a.traits = tuple(p for p in parts if isinstance(p, Trait))
    for trait in a.traits:
        a.trait_bits |= trait.bit
    for p in parts:
        if isinstance(p, Qualifier):
            a.at |= p.at
        elif isinstance(p, Mark):
            a.marks |= p.mark
            a.repeatable = bool(a.marks & REPEATABLE)
        elif isinstance(p, By):
            a.performer = (*a.performer, *p.filters)
        elif isinstance(p, From):
            a.zones |= 1 << p.zone
    a.by = CHOSEN_PERFORMS if chooses else NOBODY_PERFORMS
    a.discards = sum(e.hand_cards() for e in costs)
    if triggers:
        a.trigger = triggers[0]
        a.event, a.timing = a.trigger.event, a.trigger.timing
        a.moments = a.trigger.moments()
        a.compulsory = kind in (FORCED, PASSIVE)
    a.effects = tuple(p for p in parts if isinstance(p, Effect))
    a.performer = (*a.performer, *(f for e in a.effects for f in e.demands()))
    lay_out(a, choosing, cost_row, script)
    return a


def speaks_of_target(who: Who) -> bool:
    return isinstance(who, Target | Them) or any(speaks_of_target(inner) for inner in who.inner())


def lay_out(a: CardAbility, choosing: list[Any], cost_row: list[Any], script: Script) -> None:
    """The final row. A chosen performer comes first: what is answered and the targets may depend on it."""
    chooser = [ChoosePerformer()] if a.by == CHOSEN_PERFORMS and a.kind not in (TECHNIQUE, MANEUVER) else []
    head = [*chooser, *choosing]
    script.announcing = False
    script.row = [*head, *cost_row]
    a.costs_at = len(head)
    a.effects_at = len(script.row)
    script.lay_all(a.effects)
    a.row = tuple(script.row)


def action(*parts: Part) -> CardAbility:
    """What a player may do as a turn of High Drama."""
    return ability(ACTION, parts)


def reaction(*parts: Part) -> CardAbility:
    """What a player may do in answer to an event; it needs a trigger."""
    return ability(REACTION, parts)


def forced(*parts: Part) -> CardAbility:
    """What must be done in answer to an event; it needs a trigger."""
    return ability(FORCED, parts)


def passive(*parts: Part) -> CardAbility:
    """Text without a label that answers an event: compulsory, not announced; its "may" is a question. (FS-ABIL-02)"""
    return ability(PASSIVE, parts)


def technique(*parts: Part) -> CardAbility:
    """What a participant may use in a round of a duel, once per duel."""
    return ability(TECHNIQUE, parts)


def maneuver(*parts: Part) -> CardAbility:
    """What a combat card does in the round in which it is played, if its player wants it."""
    return ability(MANEUVER, parts)


def resolve(*parts: Part) -> CardAbility:
    """The text of a scheme that is carried out in Planning."""
    return ability(SCHEME_TEXT, parts)


def when_revealed(*parts: Part) -> CardAbility:
    """The text of a scheme that is carried out as soon as schemes are revealed, before any is resolved."""
    return ability(WHEN_REVEALED, parts)


def at_setup(*parts: Part) -> CardAbility:
    """The text of a Leader that is carried out before the first Day."""
    return ability(SETUP, parts)


def ability_words(a: CardAbility, w: Words) -> str:
    """The ability as the card prints it: kind, what must be true and be paid, an arrow, effects."""
    before: list[str] = []
    done = [p for p in a.parts if isinstance(p, Aim | AimPlace | Cost)]
    for p in a.parts:
        if isinstance(p, Trigger | When | By | Aim | AimPlace | Cost):
            w.clause()
        said = part_words(p, w)
        if said and isinstance(p, When) and before and before[-1].startswith("if "):
            before[-1] += " and " + said.removeprefix("if ")
        elif said:
            before.append("and " + said if p in done[1:] else said)
    effects = [p for p in a.parts if isinstance(p, Effect)]
    if a.kind == PASSIVE:
        return sentence(", ".join([*before, clauses(w, effects)]))
    text = sentences(w, effects)
    if before:
        text = sentence(", ".join(before))[:-1] + " \N{RIGHTWARDS ARROW} " + text
    marks = [p.word for p in a.parts if isinstance(p, Mark) and p.word]
    return " ".join(x for x in (ability_head(a), text, *marks) if x)


def ability_head(a: CardAbility) -> str:
    """'Sorcerer City Action:', 'Reaction (in your dueling line):'."""
    words = [p.name for p in a.parts if isinstance(p, Trait)] + [p.word for p in a.parts if isinstance(p, Qualifier)]
    if a.kind != SCHEME_TEXT:
        words.append(KIND_NAMES[a.kind])
    zones = listed([FROM_WORDS[p.zone] for p in a.parts if isinstance(p, From)], "or")
    if zones:
        words.append(f"({zones})")
    return " ".join(words) + ":" if words else ""


def part_words(p: Part, w: Words) -> str:
    """A part before the arrow."""
    if isinstance(p, Trigger):
        return p.say(w)
    if isinstance(p, When):
        return "if " + p.condition.say(w)
    if isinstance(p, By):
        said = "by " + article(noun_phrase(w, p.filters, "performer"))
        w.speak("performer")
        return said
    if isinstance(p, Aim):
        return "choose " + listed([aim_words(t, w) for t in p.targets])
    if isinstance(p, AimPlace):
        return f"choose as target {p.where.say(w)}"
    return orders(w, p.effects) if isinstance(p, Cost) else ""


def aim_words(t: Target, w: Words) -> str:
    said = t.say(w)
    if said.startswith("target "):
        return "as target " + article(said.removeprefix("target "))
    return said.replace(" of your choice", "", 1)


#: the zones in which an ability works, where they are not the usual ones
FROM_WORDS = {
    LINE: "in your dueling line", DISCARD: "in a discard pile", CITY: "in the City", EQUIPPED: "while equipped",
    HAND: "in your hand", CREW: "in your crew", ASIDE: "while revealed", FACEDOWN: "while facedown",
    LOCKER: "in a Locker",
}  # fmt: skip


# Cards


class Card:
    """A printed card: facts, and what it does. Its number in the catalogue is its definition number."""

    def __init__(self, kind: int, name: str, number: str, faction: str) -> None:
        self.kind = kind
        self.name = name
        self.number = number
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
        self.texts: tuple[Any, ...] = ()
        self.abilities: tuple[CardAbility, ...] = ()
        self.passives: tuple[Passive, ...] = ()
        self.remembers = False
        self.names = False
        self.definition = -1

    def words(self) -> list[str]:
        """What the card does, a paragraph for each text."""
        return [self.text_words(text) for text in self.texts]

    def text_words(self, text: Any) -> str:
        w = Words("this character" if self.kind in (LEADER_CARD, CHARACTER) else "this card")
        return ability_words(text, w) if isinstance(text, CardAbility) else sentence(text.say(w))

    def __repr__(self) -> str:
        return f"<{self.number} {self.name}>"


#: where the abilities of a kind of card work from, unless they say otherwise
ACTIVE_IN = {
    LEADER_CARD: 1 << CREW, CHARACTER: 1 << CREW, ATTACHMENT: 1 << EQUIPPED, SCHEME_CARD: 1 << SCHEME,
    EVENT: 1 << CITY, LOCATION_CARD: 1 << LOCATION, RISK: 1 << HAND,
}  # fmt: skip


#: keywords that a card itself has, as they are printed
KEYWORDS = (("Brute", BRUTE), ("Negotiable", NEGOTIABLE), ("Unique", UNIQUE), ("Wealth", WEALTH))


def finish(card: Card, trait_names: str, keywords: str, texts: Sequence[Any]) -> Card:
    card.trait_names = tuple(name.strip() for name in trait_names.split(",") if name.strip())
    for name in card.trait_names:
        card.traits |= traits.bit(name)
    for word, bit in KEYWORDS:
        if word in keywords or (bit == UNIQUE and word in trait_names):
            card.keywords |= bit
    if card.kind in (LEADER_CARD, CHARACTER, SCHEME_CARD):
        card.keywords |= UNIQUE  # (FS-RULES-26)
    card.texts = tuple(texts)
    card.abilities = tuple(t for t in texts if isinstance(t, CardAbility))
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
            choose_performer(a)
        a.price_depends_on_targets = any(asks_for_targets(p) for p in card.passives)
    for p in card.passives:
        if not p.zones:
            p.zones = passive_zones(card, p)
    card.abilities = (*card.abilities, *granted)
    card.remembers = any(e.remembers for a in card.abilities for e in a.effects)
    card.names = any(e.names for a in card.abilities for e in a.effects)
    return card


def ability_zones(card: Card, a: CardAbility) -> int:
    if a.marks & GRANTED:
        return 1 << EQUIPPED
    if card.kind == RISK and a.kind == FORCED:
        return 1 << LINE
    if card.kind == SCHEME_CARD and a.kind in (SCHEME_TEXT, WHEN_REVEALED):
        return 1 << CHOSEN
    return ACTIVE_IN[card.kind]


def asks_for_targets(p: Passive) -> bool:
    """Whether a price hangs on what the card it is paid for targets."""
    return isinstance(p, Price) and isinstance(p.when, Has) and speaks_of_target(p.when.who)


def passive_zones(card: Card, p: Passive) -> int:
    """A card's own price is read wherever it may be paid for; other text of a risk when it is equipped."""
    from quarterdeck.games.five_sails.effects.marks import Is
    from quarterdeck.games.five_sails.values import ON_COST, ON_EQUIP

    if p.question == ON_EQUIP:
        return 0xFFFF
    if p.question == ON_COST and isinstance(p.scope, Is) and p.scope.mark == "this":
        return 1 << HAND | 1 << PLAYED | 1 << LINE | 1 << CITY | 1 << DISCARD | 1 << EQUIPPED
    if card.kind == RISK:
        return 1 << EQUIPPED
    return ACTIVE_IN[card.kind]


def use_bearer(a: CardAbility) -> None:
    """On a character or what it wears, the character performs: nobody has to be chosen. (FS-CORE-28, -29)"""
    a.by = BEARER_PERFORMS
    rows = [n for n in a.row if not isinstance(n, ChoosePerformer)]
    if len(rows) != len(a.row):
        retarget_jumps(a, a.row, len(a.row) - len(rows))
        a.row = tuple(rows)
        a.costs_at -= 1
        a.effects_at -= 1


def choose_performer(a: CardAbility) -> None:
    if a.by != CHOSEN_PERFORMS:
        a.by = CHOSEN_PERFORMS
        retarget_jumps(a, a.row, -1)
        a.row = (ChoosePerformer(), *a.row)
        a.costs_at += 1
        a.effects_at += 1


def retarget_jumps(a: CardAbility, row: Sequence[Any], less: int) -> None:
    """The row has become shorter or longer at its head."""
    for n in row:
        if hasattr(n, "to") and isinstance(n.to, int):
            n.to -= less
        if hasattr(n, "starts"):
            n.starts = [start - less for start in n.starts]


def dashed(values: Sequence[int | str]) -> tuple[int, ...]:
    return tuple(DASH if v == "-" else int(v) for v in values)


def leader(
    name: str, number: str, faction: str, stats: tuple[int, int, int, int], crew_cap: int, panache: int, traits: str,
    *texts: Any,
) -> Card:  # fmt: skip
    """A Leader: Resolve, Combat, Finesse and Influence, Crew Cap, Panache, traits, texts."""
    c = Card(LEADER_CARD, name, number, faction)
    c.stats, c.crew_cap, c.panache = dashed(stats), crew_cap, panache
    return finish(c, traits, "", texts)


def character(
    name: str, number: str, faction: str, stats: Sequence[int | str], traits: str, *texts: Any, cost: int = DASH,
    values: Sequence[int | str] = ("-", "-", "-"), keywords: str = "",
) -> Card:  # fmt: skip
    """A character: its four stats, traits and texts; those of a Faction Deck also have a cost and combat values."""
    c = Card(CHARACTER, name, number, faction)
    c.stats, c.cost, c.values = dashed(stats), cost, dashed(values)
    return finish(c, traits, keywords, texts)


def mercenary(
    name: str, number: str, cost: int, stats: Sequence[int | str], traits: str, *texts: Any
) -> Card:
    """A character of the City Deck. (FS-CARDS-05)"""
    return character(name, number, "City", stats, "Mercenary, " + traits, *texts, cost=cost, keywords="Negotiable")


def scheme(
    name: str, number: str, faction: str, initiative: int, panache: int, traits: str, *texts: Any
) -> Card:
    """A scheme: Initiative, what it does to Panache, traits, texts."""
    c = Card(SCHEME_CARD, name, number, faction)
    c.initiative, c.panache_modifier = initiative, panache
    return finish(c, traits, "", texts)


def attachment(
    name: str, number: str, faction: str, cost: int, modifiers: tuple[int, int, int, int],
    values: Sequence[int | str], traits: str, *texts: Any,
) -> Card:  # fmt: skip
    """An attachment: cost, what it adds to the four stats, combat values, traits, texts."""
    c = Card(ATTACHMENT, name, number, faction)
    c.cost, c.modifiers, c.values = cost, modifiers, dashed(values)
    return finish(c, traits, "", texts)


def risk(
    name: str, number: str, faction: str, cost: int, values: Sequence[int | str], traits: str, *texts: Any,
    keywords: str = "",
) -> Card:  # fmt: skip
    """A risk: cost, combat values (Riposte, Parry, Thrust; "-" for a dash), traits, texts."""
    c = Card(RISK, name, number, faction)
    c.cost, c.values = cost, dashed(values)
    return finish(c, traits, keywords, texts)


def city_event(name: str, number: str, traits: str, *texts: Any) -> Card:
    """An event of the City Deck: traits and texts."""
    return finish(Card(EVENT, name, number, "City"), traits, "", texts)


def location(name: str, number: str, place: int, *texts: Any) -> Card:
    """A City location and the place it stands at, with its texts."""
    c = Card(LOCATION_CARD, name, number, "City")
    c.place = place
    return finish(c, "City", "", texts)
