"""From seats and decks to the first decision (FS-SETUP)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from quarterdeck.cardgame.amounts import Fixed
from quarterdeck.cardgame.filters import Every, itself
from quarterdeck.cardgame.using import GRANTED
from quarterdeck.games.five_sails.catalogue import catalogue, find_card
from quarterdeck.games.five_sails.construction import require
from quarterdeck.games.five_sails.decklists import find_deck
from quarterdeck.games.five_sails.decks import CITY_DECK, LOCATIONS, city_deck
from quarterdeck.games.five_sails.effects.marks import is_attachment
from quarterdeck.games.five_sails.effects.triggers import OfKind
from quarterdeck.games.five_sails.flow.challenge import Challenge
from quarterdeck.games.five_sails.flow.dawn import Dawn
from quarterdeck.games.five_sails.flow.day import Days
from quarterdeck.games.five_sails.flow.duel import Gambling, Round
from quarterdeck.games.five_sails.flow.dusk import Dusk
from quarterdeck.games.five_sails.flow.high_drama import HighDrama
from quarterdeck.games.five_sails.flow.planning import Planning
from quarterdeck.games.five_sails.flow.plunder import Plunder
from quarterdeck.games.five_sails.flow.pressure import Pressuring
from quarterdeck.games.five_sails.flow.settle import Settling
from quarterdeck.games.five_sails.happenings import CHANGES
from quarterdeck.games.five_sails.ordering import abilities_under
from quarterdeck.games.five_sails.rules import CityRules
from quarterdeck.games.five_sails.rulesets import find_ruleset
from quarterdeck.games.five_sails.state import FiveSails, Setting
from quarterdeck.games.five_sails.traits import LOW
from quarterdeck.games.five_sails.terms import (
    ACTION, ANNOUNCE, APPROACH, ATTACHMENT, AT_CITY, BRUTE, CHARACTER, COMES_OVER, CREW, DESTROY, EITHER_WAY, ENGAGE,
    EVENT, EVENTS, HAND, HOME, KIND_NAMES, LEADER_CARD, LOCATION, LOCATION_CARD, MANEUVER, MOVE, NOWHERE,
    NO_SLOT_TAKEN, PAY, PLACES, RESOLVE, RISK, SCHEME_CARD, SCHEME_TEXT, SETUP, STATS, TECHNIQUE, TO_BE_SPENT,
    TO_LOCKER, VALUES, WEALTH, WHEN_REVEALED,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.passives import EquipOnly
from quarterdeck.games.five_sails.using import CityAbility, rebate
from quarterdeck.games.five_sails.values import (
    ON_COST, ON_EQUIP, ON_MAY, ON_SET_STAT, ON_SPECIAL, ON_STAT, ON_TRAIT, QUESTIONS,
)  # fmt: skip
from quarterdeck.kernel.ability import use
from quarterdeck.kernel.chance import begin, shuffled
from quarterdeck.kernel.columns import most_used_first
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.event import AFTER, BEFORE, WHEN, Happening
from quarterdeck.kernel.flow import push, run
from quarterdeck.kernel.payment import Payment
from quarterdeck.kernel.setup import awake_in, build

PROCEDURES = (
    Days, Dawn, Planning, HighDrama, Plunder, Dusk, Settling, Pressuring, Challenge, Round, Gambling,
)  # fmt: skip
#: frames that stay when the player they belong to leaves the game
PUBLIC_PROCEDURES = (Happening, Days, Dawn, Planning, HighDrama, Plunder, Dusk, Settling)
#: what is part of the ability that opened it
INNER_PROCEDURES = (Happening, Payment, Settling, Pressuring, Gambling)

#: more than any card costs
ANY_PRICE = 100
#: the kinds of card in the order in which they are numbered: what is most often in sets comes first
NUMBERED = (LEADER_CARD, CHARACTER, LOCATION_CARD, ATTACHMENT, EVENT, SCHEME_CARD, RISK)
PLACES_FOR = {2: (1, 2, 3), 3: (0, 1, 2, 3), 4: (0, 1, 2, 3, 4)}


@lru_cache(maxsize=64)
def setting(decks: tuple[str, ...], ruleset: str, own: str = "") -> Setting:
    """Everything about a game that its course does not change. Shared by all games with these decks and rules.

    With cards of somebody's own, which `own` is the digest of, their City cards are in the City Deck, too.
    """
    seats = len(decks)
    if seats not in PLACES_FOR:
        raise BadDefinition(f"City of Five Sails is for two to four players, not {seats}")
    cards = catalogue()
    exactly = find_ruleset(ruleset).deck_size == "exactly"
    rows: list[tuple[int, int, int]] = []
    for seat, name in enumerate(decks):
        leader, approach, faction = require(find_deck(name), exactly).definitions()
        for kind, group in ((0, [leader]), (1, approach), (2, faction)):
            rows += [(d, seat, seat * 3 + kind) for d in group]
    in_line = [n for i, n in enumerate(LOCATIONS) if i in PLACES_FOR[seats]]
    for numbers, kind in ((city_deck() if own else CITY_DECK, 0), (in_line, 1)):
        rows += [(find_card(n).definition, seats, seats * 3 + kind) for n in numbers]
    order = most_used_first(range(len(rows)), [NUMBERED.index(cards[d].kind) for d, _, _ in rows])
    definition = tuple(rows[i][0] for i in order)
    owner, family = (bytes(rows[i][fact] for i in order) for fact in (1, 2))
    leaders = tuple(c for c, d in enumerate(definition) if cards[d].kind == LEADER_CARD)
    m = make_setting(seats, definition, owner, family, leaders, ruleset, cards)
    m.listed = tuple(sorted(range(m.size), key=order.__getitem__))
    return m


def make_setting(
    seats: int, definition: tuple[int, ...], owner: bytes, family: bytes, leaders: tuple[int, ...], ruleset: str,
    cards: Any,
) -> Setting:  # fmt: skip
    """The tables of one game, from the list of its cards."""
    m = Setting(seats, definition, owner, family)
    m.rules = CityRules()
    m.cards = cards
    m.leader = leaders
    m.orders = tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats))
    m.changes = list(CHANGES)
    drawn = [cards[d] for d in definition]
    apply_ruleset(m, ruleset)
    lay_out_city(m, drawn)
    copy_print(m, drawn)
    sort_abilities(m, drawn)
    sort_passives(m, drawn)
    mark_peculiar(m, drawn)
    bound_prices(m, drawn)
    listen(m, drawn)
    m.answerable_kinds = kinds_answered(m)
    build(m, PROCEDURES, m.ruleset)
    m.public_procedures = frozenset(p.number for p in PUBLIC_PROCEDURES)
    m.inner_procedures = frozenset(p.number for p in INNER_PROCEDURES)
    return m


def apply_ruleset(m: Setting, name: str) -> None:
    m.ruleset = find_ruleset(name)
    m.abilities = abilities_under(m.ruleset)
    m.equips_targets = m.ruleset.equip_to != "performer"
    m.patient = m.ruleset.after == "ability"
    m.costs_unanswered = m.ruleset.triggers == "effects"
    m.bound_threat = m.ruleset.threat_follows == "location"
    m.anyone_parleys = m.ruleset.parleyers == "anyone"
    m.parleys_for_recruits = m.ruleset.parley_for == "recruits"
    m.dash_bars = m.ruleset.dash != "takes_part"
    m.beats_those_present = m.ruleset.pressure_against == "those_present"


def lay_out_city(m: Setting, drawn: list[Any]) -> None:
    """The line of locations, for as many as play. (FS-SETUP)"""
    m.places = PLACES_FOR[m.seats]
    m.near = tuple(
        tuple(p for p in (here - 1, here + 1) if p in m.places and here in m.places) for here in range(PLACES)
    )
    m.location = {card.place: c for c, card in enumerate(drawn) if card.place >= 0}


def copy_print(m: Setting, drawn: list[Any]) -> None:
    """What the cards print, by card."""
    m.crew_cap = tuple(max(1, drawn[c].crew_cap + m.ruleset.extra_crew) for c in m.leader)
    m.panache = tuple(drawn[c].panache for c in m.leader)
    m.printed = tuple(tuple(card.stats[k] for card in drawn) for k in range(len(STATS)))
    m.modifier = tuple(tuple(card.modifiers[k] for card in drawn) for k in range(len(STATS)))
    m.value = tuple(tuple(card.values[k] for card in drawn) for k in range(len(VALUES)))
    m.cost = tuple(card.cost for card in drawn)
    m.traits = tuple(card.traits for card in drawn)
    m.low_traits = tuple(card.traits & LOW for card in drawn)
    m.keywords = tuple(card.keywords for card in drawn)
    m.type = tuple(card.kind for card in drawn)
    m.rich = any(card.keywords & WEALTH for card in drawn)
    m.has_brutes = any(card.keywords & BRUTE for card in drawn)
    m.rememberers = tuple(c for c, card in enumerate(drawn) if card.remembers)


def sort_abilities(m: Setting, drawn: list[Any]) -> None:
    """The cards' abilities by what they are used for."""
    m.actions = tuple(of_kind(card, ACTION) for card in drawn)
    m.home_actions = tuple(tuple(a for a in actions if not a.at & AT_CITY) for actions in m.actions)
    m.hand_actions = tuple(tuple(a for a in actions if a.zones >> HAND & 1) for actions in m.actions)
    m.acting_locations = tuple(m.location[place] for place in m.places if m.actions[m.location[place]])
    m.techniques = tuple(
        tuple(a for a in of_kind(card, TECHNIQUE) if not a.marks & GRANTED) for card in drawn
    )
    m.maneuvers = tuple(of_kind(card, MANEUVER) for card in drawn)
    m.setups = tuple((c, a) for c in m.leader for a in of_kind(drawn[c], SETUP))
    m.scheme_texts = tuple(of_kind(card, SCHEME_TEXT) for card in m.cards)
    m.revealed = tuple(of_kind(card, WHEN_REVEALED) for card in m.cards)


def sort_passives(m: Setting, drawn: list[Any]) -> None:
    """The continuous texts by the question that they answer, but for what a card says of its own price."""
    m.passives = [
        tuple(
            (c, p.zones, p)
            for c, card in enumerate(drawn) for p in card.passives if p.question == question and not own_price(p)
        )
        for question in range(QUESTIONS)
    ]
    m.sort_voices()
    m.specials = {
        name: tuple((c, zones, p) for c, zones, p in m.passives[ON_SPECIAL] if name in (p.name, p.also))
        for name in {name for _, _, p in m.passives[ON_SPECIAL] for name in (p.name, p.also) if name}
    }
    m.sapped = bool(m.passives[ON_STAT + RESOLVE] or m.passives[ON_SET_STAT + RESOLVE])
    m.sapped |= any(n < 0 for n in m.modifier[RESOLVE])
    m.equip_rule = tuple(next((p for p in card.passives if p.question == ON_EQUIP), None) for card in drawn)
    for c, p in enumerate(m.equip_rule):
        m.worn_by_anyone |= 1 << c if isinstance(p, EquipOnly) and p.anyone else 0


def mark_peculiar(m: Setting, drawn: list[Any]) -> None:
    """Sets of the cards, and of the traits, that some text makes peculiar."""
    for c, card in enumerate(drawn):
        for p in card.passives:
            m.gained_traits |= p.what if p.question == ON_TRAIT else 0
            m.either_way |= 1 << c if p.name == EITHER_WAY else 0
            m.doubtful_traits |= p.what if p.question == ON_TRAIT or p.name == EITHER_WAY else 0
            m.no_slot |= 1 << c if p.name == NO_SLOT_TAKEN else 0
            m.far_challengers |= 1 << c if p.name == COMES_OVER else 0
            if p.question == ON_MAY + TO_BE_SPENT:
                m.choosy |= 1 << c if p.for_itself else -1


def bound_prices(m: Setting, drawn: list[Any]) -> None:
    """The texts that could change what a card costs, and the least and the most that it can cost with them."""
    m.own_price = tuple(tuple(p for p in card.passives if own_price(p)) for card in drawn)
    m.prices = tuple(
        (
            *[(c, p.zones, p) for p in m.own_price[c]],
            *[(o, zones, p) for o, zones, p in m.passives[ON_COST] if could_price(p, card)],
        )
        for c, card in enumerate(drawn)
    )
    rebates = sum(rebate(a) for card in drawn for a in card.abilities if a.event == PAY)
    m.cheapest = tuple(
        0
        if m.rich or any(a.waiver is not None for a in card.abilities)
        else max(0, card.cost - rebates - reductions(priced_by(m, c)))
        for c, card in enumerate(drawn)
    )
    m.dearest = tuple(
        ANY_PRICE if m.choosy >> c & 1 else max(0, card.cost) + increases(priced_by(m, c))
        for c, card in enumerate(drawn)
    )


def own_price(p: Any) -> bool:
    """A text about what its own card costs."""
    return p.question == ON_COST and p.scope is itself


def could_price(p: Any, card: Any) -> bool:
    """A text about what attachments cost is never about another kind of card."""
    filters = p.scope.filters if isinstance(p.scope, Every) else (p.scope,)
    return card.kind == ATTACHMENT or is_attachment not in filters


def reductions(prices: list[Any]) -> int:
    """The most that these texts can take off a price together."""
    return sum(max(0, -p.amount.n) if isinstance(p.amount, Fixed) else ANY_PRICE for p in prices)


def priced_by(m: Setting, c: int) -> list[Any]:
    """Texts about what a card costs, its own included."""
    return [p for _, _, p in m.prices[c]]


def increases(prices: Sequence[Any]) -> int:
    """The most that these texts can add to a price together."""
    return sum(max(0, p.amount.n) if isinstance(p.amount, Fixed) else ANY_PRICE for p in prices)


def of_kind(card: Any, kind: int) -> tuple[Any, ...]:
    return tuple(a for a in card.abilities if a.kind == kind)


def listen(m: Setting, drawn: list[Any]) -> None:
    """The index of who hears which event, by timing."""
    m.ears = []
    m.attentive = []
    m.own_ears = []
    for kind in range(EVENTS):
        rows = [
            (c, a.zones, a, timing)
            for c, card in enumerate(drawn) for a in card.abilities for event, timing in a.moments if event == kind
        ]
        m.ears.append([tuple((c, zones, a) for c, zones, a, at in rows if at == timing) for timing in range(3)])
        m.attentive.append(awake_in([(c, a.zones) for c, _, a, _ in rows if not a.trigger.hears_itself()]))
        m.own_ears.append(0)
        for c, _, a, _ in rows:
            m.own_ears[kind] |= 1 << c if a.trigger.hears_itself() else 0
    for first, then in ((DESTROY, TO_LOCKER), (MOVE, ENGAGE)):
        m.attentive[first] += m.attentive[then]
        m.own_ears[first] |= m.own_ears[then]


def kinds_answered(m: Setting) -> int:
    """The kinds of ability whose announcement some text may answer, as a set."""
    kinds = 0
    for _, _, a in (*m.ears[ANNOUNCE][BEFORE], *m.ears[ANNOUNCE][WHEN], *m.ears[ANNOUNCE][AFTER]):
        assert isinstance(a, CityAbility) and a.trigger is not None
        named = [test.kinds for test in a.trigger.tests if isinstance(test, OfKind)]
        for kind in named[0] if named else range(len(KIND_NAMES)):
            kinds |= 1 << kind
    return kinds


@lru_cache(maxsize=64)
def laid_out(decks: tuple[str, ...], ruleset: str, own: str = "") -> FiveSails:
    """Leaders at Home, decks not yet shuffled, no hands, nothing controlled. (FS-SETUP-02 to -16)"""
    m = setting(decks, ruleset, own)
    s = FiveSails(m)
    for c in m.listed:
        seat = m.owner[c]
        s.piles[seat] = (*s.piles[seat], c)
        if c in m.leader:
            s.put(c, CREW, seat)
            s.place[c] = HOME
        elif m.family[c] == seat * 3 + 1:
            s.put(c, LOCATION if seat == m.nobody else APPROACH, seat)
            s.place[c] = m.cards[m.definition[c]].place if seat == m.nobody else NOWHERE
    for seat in range(m.seats + 1):
        block = s.new_block()
        for c in s.deck(seat):
            s.block[c] = block
    s.dirty = 0
    s.fresh = 0
    return s


def start(header: dict[str, Any], record: bool = True) -> FiveSails:
    """The first moment of the game that a header describes; with a record, if one is to be kept."""
    own = header["cards"]["digest"] if "cards" in header else ""
    s = laid_out(tuple(header["decks"]), header["ruleset"], own).copy()
    begin(s, header["seed"])
    if record:
        s.record = []
    for seat in range(s.match.seats + 1):
        s.piles[seat] = shuffled(s, s.piles[seat], "deck")  # nobody knows a card of it, and it is one block already
    push(s, Days)
    for c, ability in list(s.match.setups)[::-1]:
        use(s, ability, c, c, s.holder[c])
    run(s)
    return s
