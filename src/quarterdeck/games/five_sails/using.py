"""Who may use which ability now, with which performer and targets, and whether it can be paid in full.

An ability is offered only if everything from the performer to the last cost can be completed (FS-CORE-45, -46).
"""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.effects.conditions import Condition
from quarterdeck.games.five_sails.effects.filters import Filter, Test, Trait, tests_of
from quarterdeck.games.five_sails.effects.sets import Target
from quarterdeck.games.five_sails.happenings import members
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACTION, AT_CITY, AT_HOME, BASIC, CHARACTER, CITY, CREW, DISCARD, EQUIPPED, FORCED, HAND, HOME, INFLUENCE, LINE,
    LOCATION, LOSE_TRAIT, MANEUVER, PASSIVE, PAY, PLAYED, REACTION, RISK, SETUP, TECHNIQUE, TO_BE_SPENT, TO_MANEUVER,
    TO_USE_TECHNIQUE, WEALTH,
)  # fmt: skip
from quarterdeck.games.five_sails.values import (
    BLANK, ON_PARLEY, Why, context, has_stat, has_trait, keywords_of, may, negotiable, price, stat,
)  # fmt: skip
from quarterdeck.kernel.ability import (
    COPY, FREE, U_ABILITY, U_BEARER, U_EVENT, U_FLAGS, U_FROM, U_IT, U_ORIGIN, U_PERFORMER, U_SURE, U_T0, Ability,
    Node,
)  # fmt: skip
from quarterdeck.kernel.columns import NO_SLOT, NONE, PUBLIC, Frame
from quarterdeck.kernel.event import E_SET, WHEN
from quarterdeck.kernel.flow import SEAT

# How the performer of an ability is found (FS-CORE-28 to -32)
NOBODY_PERFORMS: Final = 0
BEARER_PERFORMS: Final = 1
CHOSEN_PERFORMS: Final = 2
PARTICIPANT_PERFORMS: Final = 3

# What limits the use of an ability
NO_LIMIT: Final = 0
BY_DAY: Final = 1
BY_DUEL: Final = 2

#: zones of a card that may have to be paid for when one of its abilities is used
PAID_FOR: Final = 1 << HAND | 1 << PLAYED | 1 << DISCARD | 1 << LINE

# Limits and marks of an ability
UNLIMITED: Final = 1
REPEATABLE: Final = 2
NOT_COPIED: Final = 4
ONCE_PER_DAY: Final = 8
GRANTED: Final = 16
ONCE_PER_DUEL: Final = 32


class CardAbility(Ability):
    """An ability of Five Sails: the kernel's row of nodes, and what has to be true before it is announced."""

    __slots__ = (
        "aimed_costs", "aims", "aims_place", "at", "buys", "by", "challenges", "choosy", "conditions", "costs",
        "discards", "effects", "fixed_costs", "limit", "marks", "moments", "name", "parts", "performer",
        "price_depends_on_targets", "promises", "qualified", "simple", "tests", "trait_bits", "traits", "trigger",
        "waiver",
    )  # fmt: skip

    def __init__(self, kind: int, row: tuple[Node, ...], costs_at: int, effects_at: int) -> None:
        super().__init__(kind, row, costs_at, effects_at)
        #: of a basic action; the others are called by their card
        self.name = ""
        #: whether its price is that of the card it is about
        self.buys = False
        self.at = 0
        self.traits: tuple[Trait, ...] = ()
        self.trait_bits = 0
        self.by = NOBODY_PERFORMS
        self.performer: tuple[Filter, ...] = ()
        self.conditions: tuple[Condition, ...] = ()
        self.aims: tuple[Target, ...] = ()
        #: whether a location is targeted when it is announced
        self.aims_place = False
        #: all costs; those that can be looked at before targets are chosen; those that are about the targets
        self.costs: tuple[Any, ...] = ()
        self.fixed_costs: tuple[Any, ...] = ()
        self.aimed_costs: tuple[Any, ...] = ()
        self.effects: tuple[Any, ...] = ()
        #: what may be paid in place of all costs
        self.waiver: Any = None
        self.trigger: Any = None
        self.marks = 0
        self.discards = 0
        self.price_depends_on_targets = False
        #: whether the performer has to meet anything at all; a character that left play cannot perform in any case
        self.qualified = True
        #: the same as `performer`, as plain functions
        self.tests: tuple[Test, ...] = ()
        #: whether a character in the right place has to meet something more
        self.choosy = False
        #: whether nothing has to be completed but the payment, and the targets that are cards of the hand
        self.simple = False
        self.promises: tuple[Target, ...] = ()
        #: what limits its use: nothing, the Day or the duel
        self.limit = BY_DAY
        #: the events, and their timings, that it answers
        self.moments: tuple[tuple[int, int], ...] = ()
        self.parts: tuple[Any, ...] = ()
        #: whether a challenge is among its effects
        self.challenges = False

    def prepare(self) -> None:
        """Work out, once all is known about it, what is asked again and again."""
        self.limit = limit_of(self)
        self.qualified = bool(self.at or self.traits or self.performer) or self.by != CHOSEN_PERFORMS
        self.tests = tests_of(self.performer)
        self.choosy = bool(self.traits or self.performer or self.at & AT_HOME)
        self.simple = not (self.trigger or self.conditions or self.fixed_costs or self.aims)
        self.challenges = any(e.challenges for e in self.effects)
        self.promises = tuple([aim for aim in self.aims if "hand" in aim.pool])

    def with_row(self, row: tuple[Node, ...], costs_at: int, effects_at: int) -> "CardAbility":
        """The same ability with its nodes in another order, as another edition plays it."""
        a = CardAbility(self.kind, row, costs_at, effects_at)
        for name in KEPT:
            setattr(a, name, getattr(self, name))
        return a


#: what an ability keeps when its nodes are put into another order: all but those and its kind
KEPT: Final = (
    "aimed_costs", "aims", "aims_place", "at", "buys", "by", "challenges", "choosy", "compulsory", "conditions",
    "costs", "definition", "discards", "effects", "event", "fixed_costs", "index", "limit", "marks", "moments", "name",
    "number", "parts", "performer", "plain", "price_depends_on_targets", "promises", "qualified", "repeatable",
    "simple", "tests", "timing", "trait_bits", "traits", "trigger", "waiver", "zones",
)  # fmt: skip


# What a key calls a card


def thing(s: FiveSails, c: int) -> int:
    """A card's public slot, or its definition (and whether all have seen this very copy) where it has none."""
    if s.slot[c] != NO_SLOT:
        return s.slot[c]
    return s.match.definition[c] * 2 + (1 if s.known[c] & PUBLIC else 0)


# Performers and targets


def shared(s: FiveSails, c: int) -> bool:
    """Events and locations belong to nobody: each player uses them apart. (FS-CORE-52)"""
    return s.zone[c] == CITY or s.zone[c] == LOCATION


def used_bit(s: FiveSails, ability: Any, origin: int, seat: int) -> int:
    zone = s.zone[origin]
    at: int = ability.index * 4 + seat if zone in (CITY, LOCATION) else ability.index
    return 1 << at


def limit_of(ability: Any) -> int:
    """Forced abilities have no limit, unless they say "the first time" each Day or in a duel. (FS-CORE-48 to -51)"""
    marks: int = ability.marks
    if marks & UNLIMITED or ability.kind in (BASIC, SETUP):
        return NO_LIMIT
    if ability.kind in (FORCED, PASSIVE) and not marks & (ONCE_PER_DAY | ONCE_PER_DUEL):
        return NO_LIMIT
    return BY_DUEL if ability.kind in (TECHNIQUE, MANEUVER) or marks & ONCE_PER_DUEL else BY_DAY


def is_used(s: FiveSails, ability: Any, origin: int, bearer: int, seat: int) -> bool:
    """Whether the once-per-Day or once-per-duel use of this instance is spent. (FS-CORE-48, -49)"""
    limit = ability.limit
    if limit == NO_LIMIT:
        return False
    if ability.marks & GRANTED:
        row = (origin, bearer, ability.number)
        return row in s.granted_duel or row in s.granted_day
    used = s.used_day[origin]
    if limit == BY_DUEL:
        used |= s.used_duel[origin]
    return used != 0 and used & used_bit(s, ability, origin, seat) != 0


def mark_used(s: FiveSails, ability: Any, origin: int, bearer: int, seat: int) -> None:
    """Used from the announcement on, whatever becomes of it. (FS-RULE-40)"""
    if ability.limit == NO_LIMIT:
        return
    dueling = ability.limit == BY_DUEL
    if ability.marks & GRANTED:
        row = (origin, bearer, ability.number)
        if dueling:
            s.granted_duel = (*s.granted_duel, row)
        else:
            s.granted_day = (*s.granted_day, row)
        return
    bit = used_bit(s, ability, origin, seat)
    if dueling:
        s.used_duel[origin] |= bit
        if ability.marks & ONCE_PER_DAY:
            s.used_day[origin] |= bit
    else:
        s.used_day[origin] |= bit


def user_of(s: FiveSails, ability: Any, c: int) -> int:
    """The seat that may use an ability of this card, or NONE (events and locations: see `accessible`).

    An ability on an attachment needs control of the attachment and of its bearer; one that its text grants to the
    bearer is the bearer's. (FS-RULE-53)
    """
    if s.zone[c] == EQUIPPED:
        wearer = s.holder[s.host[c]]
        if ability.marks & GRANTED or ability.compulsory:
            return wearer if ability.marks & GRANTED else s.holder[c]
        return wearer if s.holder[c] == wearer else NONE
    return s.holder[c] if s.holder[c] < s.match.seats else NONE


def accessible(s: FiveSails, ability: Any, c: int, seat: int) -> bool:
    """An event needs a character of yours at its location; a City location only what it prints. (FS-RULE-33)"""
    if s.zone[c] == LOCATION:
        return True
    here = s.place[c]
    for p in s.crew(seat):
        if s.place[p] == here:
            return True
    return False


def bearer_of(s: FiveSails, c: int) -> int:
    return s.host[c] if s.zone[c] == EQUIPPED else c


def performer_candidates(s: FiveSails, x: Frame, ability: Any) -> list[int]:
    """Characters that could perform, before their qualification is looked at."""
    by = ability.by
    if x[U_FLAGS] > 0 and x[U_FLAGS] & COPY:
        return [x[U_BEARER]]
    if by == BEARER_PERFORMS:
        bearer = x[U_BEARER]
        return [NONE] if ability.compulsory and s.zone[bearer] != CREW else [bearer]
    if by == CHOSEN_PERFORMS:
        origin = x[U_ORIGIN]
        if origin != NONE and s.zone[origin] == CITY:
            return [c for c in s.crew(x[SEAT]) if s.place[c] == s.place[origin]]
        if origin != NONE and s.zone[origin] == EQUIPPED:
            return [s.host[origin]]  # also of a risk that is worn, whose Action needs a performer (FS-CORE-29)
        return list(s.crew(x[SEAT]))
    if by == PARTICIPANT_PERFORMS:
        return [x[U_BEARER]] if x[U_BEARER] != NONE and s.zone[x[U_BEARER]] == CREW else []
    return [NONE]


def qualifies(s: FiveSails, x: Frame, ability: Any, p: int) -> bool:
    """The performer meets every qualifier printed before the ability. (FS-CORE-34 to -39)"""
    if p == NONE:
        return True
    if s.zone[p] != CREW:
        return False
    if ability.at & AT_CITY and s.place[p] >= HOME:
        return False
    return meets(s, x, ability, p)


def meets(s: FiveSails, x: Frame, ability: Any, p: int) -> bool:
    """The same for a character in the right place: Home if that is asked, the traits, whatever else is printed."""
    place = s.place[p]
    if ability.at & AT_HOME and place != HOME:
        return False
    if ability.traits and (ability.trait_bits & ~s.match.traits[p] or s.changed >> LOSE_TRAIT & 1):
        for t in ability.traits:
            if not t.fits(s, x, p) and not (place < HOME and has_location_trait(s, place, t)):
                return False
    for test in ability.tests:
        if not test(s, x, p):
            return False
    return True


def has_location_trait(s: FiveSails, place: int, t: Any) -> bool:
    return bool(s.match.traits[s.match.location[place]] & t.bit)


def performers(s: FiveSails, x: Frame, ability: Any) -> list[int]:
    """Performers with whom the ability can be completed."""
    return [p for p in performer_candidates(s, x, ability) if performs(s, x, ability, p)]


def performs(s: FiveSails, x: Frame, ability: Any, p: int) -> bool:
    x[U_PERFORMER] = p
    if ability.qualified and not qualifies(s, x, ability, p):
        return False
    return completes(s, x, ability)


def completes(s: FiveSails, x: Frame, ability: Any) -> bool:
    """With this performer: the trigger, the conditions, the cost targets, the costs."""
    if ability.simple:
        return x[U_SURE] > 0 or affordable(s, x, ability)
    if ability.trigger is not None and x[U_EVENT] != NONE and not answers_event(s, x, ability):
        return False
    for condition in ability.conditions:
        if not condition.holds(s, x):
            return False
    for cost in ability.fixed_costs:
        if not cost.payable(s, x):
            return False
    if ability.aims:
        return aims_complete(s, x, ability, 0)
    return x[U_SURE] > 0 or affordable(s, x, ability)


def answers_event(s: FiveSails, x: Frame, ability: Any) -> bool:
    e = s.stack[x[U_EVENT]]
    if ability.trigger.subject is None:
        return bool(ability.trigger.passes(s, x, e))
    return bool(answered_members(s, x, ability, e))


def answered_members(s: FiveSails, x: Frame, ability: Any, e: Frame) -> list[int]:
    """The members of a batch that this ability could answer; `U_IT` is left at the first."""
    fitting = []
    for c in members(e[E_SET]):
        x[U_IT] = c
        if ability.trigger.fits(s, x, c) and ability.trigger.passes(s, x, e):
            fitting.append(c)
    x[U_IT] = fitting[0] if fitting else NONE
    return fitting


def aims_complete(s: FiveSails, x: Frame, ability: Any, i: int) -> bool:
    """Whether the i-th and later targets of the cost part can be chosen so that all can be paid."""
    if i == len(ability.aims):
        for cost in ability.aimed_costs:
            if not cost.payable(s, x):
                return False
        return affordable(s, x, ability)
    aim = ability.aims[i]
    last = i == len(ability.aims) - 1 and not ability.aimed_costs
    if aim.most != 1 or (last and not ability.price_depends_on_targets):
        return (not aim.least or len(aim.candidates(s, x)) >= aim.least) and affordable(s, x, ability)
    found = aim.candidates(s, x)
    if len(found) < aim.least:
        return False
    for c in found:
        x[aim.register] = 1 << c
        if aims_complete(s, x, ability, i + 1):
            x[aim.register] = 0
            return True
    x[aim.register] = 0
    return bool(aim.least == 0) and aims_complete(s, x, ability, i + 1)


def aims_found(s: FiveSails, x: Frame, ability: Any, i: int) -> bool:
    """Whether the i-th and later targets of the cost part can be chosen, once all is paid."""
    if i == len(ability.aims):
        return True
    aim = ability.aims[i]
    found = aim.candidates(s, x)
    if aim.most != 1 or not aim.least:
        return bool(len(found) >= aim.least)
    for c in found:
        x[aim.register] = 1 << c
        fits = aims_found(s, x, ability, i + 1)
        x[aim.register] = 0
        if fits:
            return True
    return False


# Paying


def is_played(s: FiveSails, ability: Any, origin: int) -> bool:
    """Whether the card itself is played for an ability: from hand, or by another card's leave from a discard pile."""
    return origin != NONE and s.zone[origin] in (HAND, PLAYED, DISCARD) and ability.kind in (ACTION, REACTION)


def due(s: FiveSails, x: Frame, ability: Any, why: Why | None = None) -> int:
    """The wealth cost of using an ability: that of the card, if it is played for it. (FS-CARDS-25, FS-CORE-47)"""
    if x[U_FLAGS] > 0 and x[U_FLAGS] & (FREE | COPY):
        if x[U_FLAGS] & FREE or s.match.type[x[U_FROM]] != RISK:
            return 0
        return price(s, x[U_FROM], x, why)  # a copy costs what the card that is copied does (FS-RULE-107)
    origin = x[U_ORIGIN]
    if is_played(s, ability, origin) or (ability.kind == MANEUVER and s.zone[origin] == LINE):
        return price(s, origin, x, why)
    return 0


def affordable(s: FiveSails, x: Frame, ability: Any) -> bool:
    """The first look most often tells: nothing is due, or the hand is surely large enough."""
    if x[U_SURE] > 0:
        return True
    if x[U_FLAGS] <= 0:
        origin = x[U_ORIGIN]
        if not ability.discards and (origin == NONE or not PAID_FOR >> s.zone[origin] & 1):
            return True
        if not ability.promises and s.match.dearest[origin] + ability.discards < len(s.hand(x[SEAT])):
            return True
    return paid_in_full(s, x, ability) or (ability.waiver is not None and ability.waiver.payable(s, x))


def paid_in_full(s: FiveSails, x: Frame, ability: Any) -> bool:
    """Whether the hand covers the wealth cost and the discards, exactly counted."""
    need = due(s, x, ability)
    if need == 0 and not ability.discards:
        return True
    return can_pay(s, x[SEAT], need, x[U_ORIGIN], ability.discards, promised(s, x, ability))


def promised(s: FiveSails, x: Frame, ability: Any) -> int:
    """Cards of the hand that another cost of the same use takes, as a set: they cannot pay as well."""
    out = 0
    for aim in ability.promises:
        if x[aim.register] > 0:
            out |= x[aim.register]
    return out


def can_pay(s: FiveSails, seat: int, need: int, without: int, also: int = 0, promised: int = 0) -> bool:
    """Whether a player can meet a cost and that many discards besides, with Reactions that lower it."""
    if need > 0 and s.match.ears[PAY][WHEN] and not covers(s, seat, need, without, also, promised):
        need = max(0, need - sum(rebate(a) for _, a in rebates(s, seat, without)))
    return covers(s, seat, need, without, also, promised)


def rebates(s: FiveSails, seat: int, bought: int) -> list[tuple[int, Any]]:
    """Reactions that a player could use while paying for this card: (whose text, ability). (FS-REACT-13)"""
    found = []
    for c, zones, a in s.match.ears[PAY][WHEN]:
        if bought != NONE and zones >> s.zone[c] & 1 and user_of(s, a, c) == seat:
            if a.trigger.fits(s, context(s, c, bought), bought) and usable(s, a, c, seat):
                found.append((c, a))
    return found


def rebate(ability: Any) -> int:
    """What such a Reaction takes off a price."""
    return sum(e.rebate for e in ability.effects)


def covers(s: FiveSails, seat: int, need: int, without: int, also: int = 0, promised: int = 0) -> bool:
    """Whether a hand, the card itself left out (FS-RULE-36), covers a cost and that many discards besides."""
    hand = s.hand(seat)
    cards = len(hand) - (1 if without != NONE and s.zone[without] == HAND and s.holder[without] == seat else 0)
    if promised:
        cards -= sum(1 for c in hand if promised >> c & 1)
    if not choosy(s, without):
        if need + also <= cards:
            return True  # each is worth one at least
        if not s.match.rich or need + also > 2 * cards:
            return False
    ones, twos = purse_of(s, seat, without, promised)
    most_twos = min(twos, (need + 1) // 2)
    return ones + twos >= also + min(
        (t + max(0, need - 2 * t) for t in range(most_twos + 1) if ones >= need - 2 * t), default=1000
    )


def choosy(s: FiveSails, bought: int) -> bool:
    """Whether some cards of the hand may not be spent on this one."""
    return bought != NONE and s.match.choosy >> bought & 1 != 0


def purse_of(s: FiveSails, seat: int, without: int, promised: int = 0) -> tuple[int, int]:
    """How many cards of the hand are worth one and two."""
    ones = twos = 0
    for c in s.hand(seat):
        if c != without and not promised >> c & 1 and may(s, TO_BE_SPENT, c, without):
            if keywords_of(s, c) & WEALTH:
                twos += 1
            else:
                ones += 1
    return ones, twos


def parley_worth(s: FiveSails, c: int, bought: int, why: Why | None = None) -> int:
    """What a character's parley takes off a price. (FS-DRAMA-18, FS-RULES-16)"""
    more: Why = []
    for o, zones, p in s.match.passives[ON_PARLEY]:
        if zones >> s.zone[o] & 1:
            x = context(s, o, c)
            x[U_T0] = 1 << bought
            if p.scope.fits(s, x, c) and p.applies(s, x):
                more.append((p.amount.of(s, x), o))
    return stat(s, c, INFLUENCE, why, more)


def parleyers(s: FiveSails, seat: int, bought: int, place: int, even_engaged: int = NONE) -> list[int]:
    """Characters that could parley for a negotiable card. (FS-DRAMA-18 to -20, FS-RULE-27)"""
    rules = s.match.ruleset
    if place >= HOME or not negotiable(s, bought):
        return []
    if rules.parley_for == "recruits" and s.match.type[bought] != CHARACTER:
        return []
    found = []
    for c in s.crew(seat):
        if s.place[c] == place and (not s.engaged[c] or c == even_engaged) and has_stat(s, c, 3):
            if rules.parleyers == "anyone" or not has_trait(s, c, traits.MERCENARY):
                found.append(c)
    return found


def can_buy(s: FiveSails, seat: int, bought: int, need: int, place: int, even_engaged: int = NONE) -> bool:
    """Whether a card can be paid for, parleys included."""
    if can_pay(s, seat, need, bought):
        return True
    worths = [parley_worth(s, c, bought) for c in parleyers(s, seat, bought, place, even_engaged)]
    if not worths:
        return False
    off = max(worths) if s.match.ruleset.parleys == "one" else sum(worths)
    return off > 0 and can_pay(s, seat, max(0, need - off), bought)


# Whether an instance is usable at all


def usable(s: FiveSails, ability: Any, origin: int, seat: int, event: int = NONE, bearer: int = NONE) -> bool:
    """Whether a seat may announce this instance now."""
    if bearer == NONE:
        bearer = bearer_of(s, origin)
    kind = ability.kind
    if s.zone[origin] == HAND:
        if s.match.cheapest[origin] >= len(s.hand(seat)) and kind == ACTION:
            return False
    elif is_used(s, ability, origin, bearer, seat):
        return False
    if kind == TECHNIQUE and not may(s, TO_USE_TECHNIQUE, bearer, seat):
        return False
    if kind == MANEUVER and not may(s, TO_MANEUVER, origin, seat):
        return False
    x = BLANK[:]
    x[SEAT] = seat
    x[U_FLAGS] = 0
    x[U_EVENT] = event
    return announceable(s, x, ability, origin, bearer)


def announceable(s: FiveSails, x: Frame, ability: Any, origin: int, bearer: int) -> bool:
    """Whether some performer completes the ability; `x` is a context of the seat, used again for each ability."""
    x[U_ABILITY] = ability.number
    x[U_ORIGIN] = origin
    x[U_BEARER] = bearer
    by = ability.by
    if by == BEARER_PERFORMS and not ability.compulsory:
        return performs(s, x, ability, bearer)
    for p in performer_candidates(s, x, ability):
        if performs(s, x, ability, p):
            return True
    return False


def can_act(
    s: FiveSails, x: Frame, ability: Any, origin: int, bearer: int, crew: Sequence[int], away: Sequence[int]
) -> bool:
    """The same for an Action in hand or in play, if it is known who of the player's crew is away in the City.

    A bearer that performs is known to be where the ability wants it.
    """
    x[U_ABILITY] = ability.number
    x[U_ORIGIN] = origin
    x[U_BEARER] = bearer
    by = ability.by
    if by == BEARER_PERFORMS:
        x[U_PERFORMER] = bearer
        return (not ability.choosy or meets(s, x, ability, bearer)) and completes(s, x, ability)
    if by != CHOSEN_PERFORMS or s.zone[origin] == EQUIPPED:
        return announceable(s, x, ability, origin, bearer)
    choosy = ability.choosy
    for p in away if ability.at & AT_CITY else crew:
        x[U_PERFORMER] = p
        if (not choosy or meets(s, x, ability, p)) and completes(s, x, ability):
            return True
    return False


def reacting(s: FiveSails, e: Frame, c: int, ability: Any) -> int:
    """The seats that can, or must, answer this event with this ability now, as a mask."""
    at = len(s.stack) - 1
    if s.zone[c] == CREW and ability.by == BEARER_PERFORMS and s.holder[c] < s.match.seats:
        return 1 << s.holder[c] if character_reacts(s, c, ability, at) else 0
    if shared(s, c):
        if ability.compulsory:
            return 1 << s.match.rules.arbiter(s) if ready(s, ability, c, s.match.rules.arbiter(s), at) else 0
        mask = 0
        for seat in range(s.match.seats):
            if accessible(s, ability, c, seat) and usable(s, ability, c, seat, at):
                mask |= 1 << seat
        return mask
    seat = user_of(s, ability, c)
    if seat == NONE:
        if not ability.compulsory or s.holder[c] != s.match.nobody:
            return 0
        seat = s.match.rules.arbiter(s)  # text of a card that is nobody's (FS-RULE-47)
    return 1 << seat if usable(s, ability, c, seat, at) else 0


def character_reacts(s: FiveSails, c: int, ability: Any, at: int) -> bool:
    """The same for a character and its own text; the event is looked at first, being most often not the right one."""
    x = BLANK[:]
    seat = s.holder[c]
    x[SEAT] = seat
    x[U_FLAGS] = 0
    x[U_EVENT] = at
    x[U_ABILITY] = ability.number
    x[U_ORIGIN] = x[U_BEARER] = x[U_PERFORMER] = c
    if not answers_event(s, x, ability) or is_used(s, ability, c, c, seat):
        return False
    return performs(s, x, ability, c)


def ready(s: FiveSails, ability: Any, origin: int, seat: int, event: int) -> bool:
    return usable(s, ability, origin, seat, event)
