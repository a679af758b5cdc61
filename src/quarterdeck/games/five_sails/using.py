"""Who may use which ability now, with which performer and targets, and whether it can be paid in full.

An ability is offered only if everything from the performer to the last cost can be completed (FS-CORE-45, -46).
"""

from collections.abc import Sequence
from typing import Any, Final

from quarterdeck.cardgame.build import From, ability_words
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.parts import Part
from quarterdeck.cardgame.using import (
    BEARER_PERFORMS, CHOSEN_PERFORMS, GRANTED, OWN_MARKS, OWN_WAYS, TAKEN_OVER, UNLIMITED, CardAbility,
)  # fmt: skip
from quarterdeck.cardgame.values import BLANK, Why, context, in_force
from quarterdeck.games.five_sails import traits
from quarterdeck.games.five_sails.seats import arbiter
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACTION, ASIDE, AT_CITY, AT_HOME, BASIC, CHARACTER, CITY, CREW, DISCARD, EQUIPPED, FACEDOWN, FORCED, HAND, HOME,
    INFLUENCE, KIND_NAMES, LINE, LOCATION, LOCKER, LOSE_TRAIT, MANEUVER, PASSIVE, PAY, PLAYED, REACTION, RISK,
    SCHEME_TEXT, SETUP, TECHNIQUE, TO_BE_SPENT, TO_MANEUVER, TO_USE_TECHNIQUE, WEALTH,
)  # fmt: skip
from quarterdeck.games.five_sails.values import (
    ON_PARLEY, has_stat, has_trait, keywords_of, may, negotiable, price, stat,
)  # fmt: skip
from quarterdeck.kernel.ability import (
    COPY, FREE, U_ABILITY, U_BEARER, U_EVENT, U_FLAGS, U_FROM, U_ORIGIN, U_PERFORMER, U_SURE, U_T0, Node, Use,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, NO_SLOT, Frame
from quarterdeck.kernel.event import WHEN
from quarterdeck.kernel.flow import PROC, SEAT
from quarterdeck.kernel.words import Words, listed

#: the performer of a Technique or Maneuver is the participant of the duel (FS-CORE-28 to -32)
PARTICIPANT_PERFORMS: Final = OWN_WAYS

# What limits the use of an ability
NO_LIMIT: Final = 0
BY_DAY: Final = 1
BY_DUEL: Final = 2
#: how often a text without a limit may set itself off, one use within another, before that has to end
ENOUGH: Final = 8

#: zones of a card that may have to be paid for when one of its abilities is used
PAID_FOR: Final = 1 << HAND | 1 << PLAYED | 1 << DISCARD | 1 << LINE

# Marks of an ability that only this game has
ONCE_PER_DAY: Final[int] = OWN_MARKS
ONCE_PER_DUEL: Final[int] = OWN_MARKS * 2


class Qualifier(Part):
    """CITY or HOME before the ability's kind."""

    performed = True

    def __init__(self, at: int, word: str) -> None:
        self.at = at
        self.word = word

    def joins(self, a: CardAbility) -> None:
        assert isinstance(a, CityAbility)
        a.at |= self.at


class TraitBefore(Part):
    """A trait before the ability's kind, given as the filter with its name and bit: its performer has it."""

    performed = True

    def __init__(self, trait: Any) -> None:
        self.trait = trait

    def joins(self, a: CardAbility) -> None:
        assert isinstance(a, CityAbility)
        a.traits = (*a.traits, self.trait)
        a.trait_bits |= self.trait.bit


#: the zones in which an ability works, where they are not the usual ones
FROM_WORDS = {
    LINE: "in your dueling line", DISCARD: "in a discard pile", CITY: "in the City", EQUIPPED: "while equipped",
    HAND: "in your hand", CREW: "in your crew", ASIDE: "while revealed", FACEDOWN: "while facedown",
    LOCKER: "in a Locker",
}  # fmt: skip


class CityAbility(CardAbility):
    """An ability of Five Sails: where its performer must be, which traits it must have, what limits its use."""

    __slots__ = ("aims_place", "at", "buys", "challenges", "choosy", "limit", "trait_bits", "traits")

    def __init__(self, kind: int, row: tuple[Node, ...] = (), costs_at: int = 0, effects_at: int = 0) -> None:
        super().__init__(kind, row, costs_at, effects_at)
        #: whether its price is that of the card it is about
        self.buys = False
        self.at = 0
        self.traits: tuple[Filter, ...] = ()
        self.trait_bits = 0
        #: whether a location is targeted when it is announced
        self.aims_place = False
        #: whether a character in the right place has to meet something more
        self.choosy = False
        #: what limits its use: nothing, the Day or the duel
        self.limit = BY_DAY
        #: whether a challenge is among its effects
        self.challenges = False

    def prepare(self) -> None:
        super().prepare()
        self.limit = limit_of(self)
        # a character that left play cannot perform in any case
        self.qualified = bool(self.at or self.traits or self.performer) or self.by != CHOSEN_PERFORMS
        self.choosy = bool(self.traits or self.performer or self.at & AT_HOME)
        self.challenges = any(e.begins == "challenge" for e in self.effects)

    def with_row(self, row: tuple[Node, ...], costs_at: int, effects_at: int) -> "CityAbility":
        """The same ability with its nodes in another order, as another edition plays it."""
        a = CityAbility(self.kind, row, costs_at, effects_at)
        for name in KEPT:
            setattr(a, name, getattr(self, name))
        return a

    def performer_candidates(self, s: FiveSails, x: Frame) -> list[int]:
        """Characters that could perform, before their qualification is looked at."""
        by = self.by
        if x[U_FLAGS] > 0 and x[U_FLAGS] & COPY:
            return [x[U_BEARER]]
        if by == BEARER_PERFORMS:
            bearer = x[U_BEARER]
            return [NONE] if self.compulsory and s.zone[bearer] != CREW else [bearer]
        if by == CHOSEN_PERFORMS:
            origin = x[U_ORIGIN]
            if origin != NONE and s.zone[origin] == EQUIPPED:
                return [s.host[origin]]  # also of a risk that is worn, whose Action needs a performer (FS-CORE-29)
            if origin != NONE and s.zone[origin] == CITY:
                return [c for c in s.crew(x[SEAT]) if s.place[c] == s.place[origin]]
            return list(s.crew(x[SEAT]))
        if by == PARTICIPANT_PERFORMS:
            return [x[U_BEARER]] if x[U_BEARER] != NONE and s.zone[x[U_BEARER]] == CREW else []
        return [NONE]

    def qualifies(self, s: FiveSails, x: Frame, p: int) -> bool:
        """The performer meets every qualifier printed before the ability. (FS-CORE-34 to -39, FS-REACT-14)"""
        if p == NONE:
            return True
        if s.zone[p] != CREW:
            return False
        if self.at & AT_CITY and s.place[p] >= HOME:
            return False
        return self.meets(s, x, p)

    def meets(self, s: FiveSails, x: Frame, p: int) -> bool:
        """The same for a character in the right place: Home if that is asked, the traits, whatever else is printed."""
        place = s.place[p]
        if self.at & AT_HOME and place != HOME:
            return False
        if self.traits and (self.trait_bits & ~s.match.low_traits[p] or s.changed >> LOSE_TRAIT & 1):
            for t in self.traits:
                if not t.fits(s, x, p) and not (place < HOME and has_location_trait(s, place, t)):
                    return False
        for test in self.tests:
            if not test(s, x, p):
                return False
        return True

    def affordable(self, s: FiveSails, x: Frame) -> bool:
        """The first look most often tells: nothing is due, or the hand is surely large enough."""
        if x[U_SURE] > 0:
            return True
        if x[U_FLAGS] <= 0:
            origin = x[U_ORIGIN]
            if not self.discards and (origin == NONE or not PAID_FOR >> s.zone[origin] & 1):
                return True
            if not self.promises and s.match.dearest[origin] + self.discards < len(s.hand(x[SEAT])):
                return True
        return self.paid_in_full(s, x) or (self.waiver is not None and self.waiver.payable(s, x))

    def paid_in_full(self, s: FiveSails, x: Frame) -> bool:
        """Whether the hand covers the wealth cost and the discards, exactly counted."""
        need = due(s, x, self)
        if need == 0 and not self.discards:
            return True
        return can_pay(s, x[SEAT], need, x[U_ORIGIN], self.discards, self.promised(x))

    def words(self, w: Words) -> str:
        """As the card prints it: 'Sorcerer City Action: …'."""
        return ability_words(self, w, self.head(), self.kind == PASSIVE)

    def head(self) -> str:
        """'Sorcerer City Action:', 'Reaction (in your dueling line):'."""
        words = [p.trait.name for p in self.parts if isinstance(p, TraitBefore)]
        words += [p.word for p in self.parts if isinstance(p, Qualifier)]
        if self.kind != SCHEME_TEXT:
            words.append(KIND_NAMES[self.kind])
        zones = listed([FROM_WORDS[zone] for p in self.parts if isinstance(p, From) for zone in p.zones], "or")
        if zones:
            words.append(f"({zones})")
        return " ".join(words) + ":" if words else ""


#: what an ability keeps when its nodes are put into another order: all but those and its kind
KEPT: Final = (*TAKEN_OVER, "aims_place", "at", "buys", "challenges", "choosy", "limit", "trait_bits", "traits")


# What a key calls a card


def thing(s: FiveSails, c: int) -> int:
    """A card's public slot, or its definition (and whether all have seen this very copy) where it has none."""
    if s.slot[c] != NO_SLOT:
        return s.slot[c]
    return s.face(c)


# Performers and targets


def shared(s: FiveSails, c: int) -> bool:
    """Events and locations belong to nobody: each player uses them apart. (FS-CORE-52, FS-CARDS-07)"""
    return s.zone[c] == CITY or s.zone[c] == LOCATION


def used_bit(s: FiveSails, ability: CityAbility, origin: int, seat: int) -> int:
    zone = s.zone[origin]
    at: int = ability.index * 4 + seat if zone in (CITY, LOCATION) else ability.index
    return 1 << at


def limit_of(ability: CityAbility) -> int:
    """Forced abilities have no limit, unless they say "the first time" each Day or in a duel. (FS-CORE-48 to -51)"""
    marks: int = ability.marks
    if marks & UNLIMITED or ability.kind in (BASIC, SETUP):
        return NO_LIMIT
    if ability.kind in (FORCED, PASSIVE) and not marks & (ONCE_PER_DAY | ONCE_PER_DUEL):
        return NO_LIMIT
    return BY_DUEL if ability.kind in (TECHNIQUE, MANEUVER) or marks & ONCE_PER_DUEL else BY_DAY


def is_used(s: FiveSails, ability: CityAbility, origin: int, bearer: int, seat: int) -> bool:
    """Whether the once-per-Day or once-per-duel use of this instance is spent. (FS-CORE-48, -49)"""
    limit = ability.limit
    if limit == NO_LIMIT:
        return ability.event != -1 and open_uses(s, ability, origin) >= ENOUGH
    if ability.marks & GRANTED:
        row = (origin, bearer, ability.number)
        return row in s.granted_duel or row in s.granted_day
    used = s.used_day[origin]
    if limit == BY_DUEL:
        used |= s.used_duel[origin]
    return used != 0 and used & used_bit(s, ability, origin, seat) != 0


def open_uses(s: FiveSails, ability: CityAbility, origin: int) -> int:
    """How many uses of a text that answers events are under way, one within another."""
    number, found = ability.number, 0
    for f in s.stack:
        if f[PROC] == Use.number and f[U_ABILITY] == number and f[U_ORIGIN] == origin:
            found += 1
    return found


def mark_used(s: FiveSails, ability: CityAbility, origin: int, bearer: int, seat: int) -> None:
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


def user_of(s: FiveSails, ability: CityAbility, c: int) -> int:
    """The seat that may use an ability of this card, or NONE (events and locations: see `accessible`). (FS-REACT-09)

    An ability on an attachment needs control of the attachment and of its bearer; one that its text grants to the
    bearer is the bearer's. (FS-RULE-53)
    """
    if s.zone[c] == EQUIPPED:
        wearer = s.holder[s.host[c]]
        if ability.marks & GRANTED or ability.compulsory:
            return wearer if ability.marks & GRANTED else s.holder[c]
        return wearer if s.holder[c] == wearer else NONE
    return s.holder[c] if s.holder[c] < s.match.seats else NONE


def accessible(s: FiveSails, ability: CityAbility, c: int, seat: int) -> bool:
    """An event needs a character of yours there; a City location only what it prints. (FS-CARDS-08, FS-RULE-33)"""
    if s.zone[c] == LOCATION:
        return True
    here = s.place[c]
    for p in s.crew(seat):
        if s.place[p] == here:
            return True
    return False


def has_location_trait(s: FiveSails, place: int, t: Any) -> bool:
    return bool(s.match.traits[s.match.location[place]] & t.bit)


# Paying


def is_played(s: FiveSails, ability: CityAbility, origin: int) -> bool:
    """Whether the card itself is played for an ability: from hand, or by another's leave from a pile. (FS-REACT-11)"""
    return origin != NONE and s.zone[origin] in (HAND, PLAYED, DISCARD) and ability.kind in (ACTION, REACTION)


def due(s: FiveSails, x: Frame, ability: CityAbility, why: Why | None = None) -> int:
    """The wealth cost of using an ability: that of the card, if it is played for it. (FS-CARDS-25, FS-CORE-47)"""
    if x[U_FLAGS] > 0 and x[U_FLAGS] & (FREE | COPY):
        if x[U_FLAGS] & FREE or s.match.type[x[U_FROM]] != RISK:
            return 0
        return price(s, x[U_FROM], x, why)  # a copy costs what the card that is copied does (FS-RULE-107)
    origin = x[U_ORIGIN]
    if is_played(s, ability, origin) or (ability.kind == MANEUVER and s.zone[origin] == LINE):
        return price(s, origin, x, why)
    return 0


def can_pay(s: FiveSails, seat: int, need: int, without: int, also: int = 0, promised: int = 0) -> bool:
    """Whether a player can meet a cost and that many discards besides, with Reactions that lower it."""
    if need > 0 and s.match.ears[PAY][WHEN] and not covers(s, seat, need, without, also, promised):
        need = max(0, need - sum(rebate(a) for _, a in rebates(s, seat, without)))
    return covers(s, seat, need, without, also, promised)


def rebates(s: FiveSails, seat: int, bought: int) -> list[tuple[int, "CityAbility"]]:
    """Reactions that a player could use while paying for this card: (whose text, ability). (FS-REACT-13)"""
    found = []
    for c, zones, a in s.match.ears[PAY][WHEN]:
        assert isinstance(a, CityAbility) and a.trigger is not None
        if bought != NONE and zones >> s.zone[c] & 1 and user_of(s, a, c) == seat:
            if a.trigger.fits(s, context(s, c, bought), bought) and usable(s, a, c, seat):
                found.append((c, a))
    return found


def rebate(ability: CityAbility) -> int:
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
    if s.speaking >> ON_PARLEY & 1:
        for o, p, x in in_force(s, s.match.passives[ON_PARLEY], c, None, U_T0, 1 << bought):
            more.append((p.amount.of(s, x), o))
    return stat(s, c, INFLUENCE, why, more)


def parleyers(s: FiveSails, seat: int, bought: int, place: int, even_engaged: int = NONE) -> list[int]:
    """Characters that could parley for a negotiable card. (FS-DRAMA-18 to -20, FS-RULE-27)"""
    if place >= HOME or not negotiable(s, bought):
        return []
    if s.match.parleys_for_recruits and s.match.type[bought] != CHARACTER:
        return []
    found = []
    for c in s.crew(seat):
        if s.place[c] == place and (not s.engaged[c] or c == even_engaged) and has_stat(s, c, INFLUENCE):
            if s.match.anyone_parleys or not has_trait(s, c, traits.MERCENARY):
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


def usable(s: FiveSails, ability: CityAbility, origin: int, seat: int, event: int = NONE, bearer: int = NONE) -> bool:
    """Whether a seat may announce this instance now."""
    if bearer == NONE:
        bearer = s.bearer(origin)
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


def announceable(s: FiveSails, x: Frame, ability: CityAbility, origin: int, bearer: int) -> bool:
    """Whether some performer completes the ability; `x` is a context of the seat, used again for each ability."""
    x[U_ABILITY] = ability.number
    x[U_ORIGIN] = origin
    x[U_BEARER] = bearer
    by = ability.by
    if by == BEARER_PERFORMS and not ability.compulsory:
        return ability.performs(s, x, bearer)
    for p in ability.performer_candidates(s, x):
        if ability.performs(s, x, p):
            return True
    return False


def can_act(
    s: FiveSails, x: Frame, ability: CityAbility, origin: int, bearer: int, crew: Sequence[int], away: Sequence[int]
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
        return (not ability.choosy or ability.meets(s, x, bearer)) and ability.completes(s, x)
    if by != CHOSEN_PERFORMS or s.zone[origin] == EQUIPPED:
        return announceable(s, x, ability, origin, bearer)
    choosy = ability.choosy
    for p in away if ability.at & AT_CITY else crew:
        x[U_PERFORMER] = p
        if (not choosy or ability.meets(s, x, p)) and ability.completes(s, x):
            return True
    return False


def reacting(s: FiveSails, e: Frame, c: int, ability: CityAbility) -> int:
    """The seats that can, or must, answer this event with this ability now, as a mask. (FS-REACT-09, -12)"""
    at = len(s.stack) - 1
    if s.zone[c] == CREW and ability.by == BEARER_PERFORMS and s.holder[c] < s.match.seats:
        return 1 << s.holder[c] if character_reacts(s, c, ability, at) else 0
    if shared(s, c):
        if ability.compulsory:
            return 1 << arbiter(s) if usable(s, ability, c, arbiter(s), at) else 0
        mask = 0
        for seat in range(s.match.seats):
            if accessible(s, ability, c, seat) and usable(s, ability, c, seat, at):
                mask |= 1 << seat
        return mask
    seat = user_of(s, ability, c)
    if seat == NONE:
        if not ability.compulsory or s.holder[c] != s.match.nobody:
            return 0
        seat = arbiter(s)  # text of a card that is nobody's (FS-RULE-47)
    return 1 << seat if usable(s, ability, c, seat, at) else 0


def character_reacts(s: FiveSails, c: int, ability: CityAbility, at: int) -> bool:
    """The same for a character and its own text; the event is looked at first, being most often not the right one."""
    x = BLANK[:]
    seat = s.holder[c]
    x[SEAT] = seat
    x[U_FLAGS] = 0
    x[U_EVENT] = at
    x[U_ABILITY] = ability.number
    x[U_ORIGIN] = x[U_BEARER] = x[U_PERFORMER] = c
    if not ability.answers_event(s, x) or is_used(s, ability, c, c, seat):
        return False
    return ability.performs(s, x, c)
