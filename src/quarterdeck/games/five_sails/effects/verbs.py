"""What cards do on the table: wounds, engaging, moving, cards to and from hands, Renown, control, pressures."""

from collections.abc import Sequence
from typing import Final

from quarterdeck.cardgame.amounts import Amount, amount, quantity
from quarterdeck.cardgame.conditions import Condition
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.keys import card_keys, keyed_card, place_keys
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.players import Players, you
from quarterdeck.cardgame.sets import Both, Target, Who, this
from quarterdeck.cardgame.terms import Q_DISCARD, Q_EXTRA_COST, Q_PLACE, Q_TARGET, V_DONE, V_PLACE
from quarterdeck.cardgame.verbs import Deed, OnCards, Verb, be, conjugated
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import CHALLENGES_ENGAGED, D_SENT, duel, usual_end
from quarterdeck.games.five_sails.effects.filters import PlayedOrHeld
from quarterdeck.games.five_sails.effects.passives import FORBIDDEN
from quarterdeck.games.five_sails.effects.sets import CREW_OR_HAND
from quarterdeck.games.five_sails.effects.spots import Spot, Where
from quarterdeck.games.five_sails.flow import high_drama
from quarterdeck.games.five_sails.flow.challenge import ISSUES_ENGAGED, special
from quarterdeck.games.five_sails.flow.pressure import PR_EXTRA, PR_TURNED, push_pressure
from quarterdeck.games.five_sails.seats import player_order
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    APPROACH, BRUTE, CREW, DECK, DISCARD, FORBID, HAND, HOME, LOCKER, LOSE_KEYWORD, MANEUVER, NOWHERE, ON_PLACE,
    PLAYED, REVEAL, STATS, TARGET, TO_BE_DESTROYED, TO_CHANGE_RENOWN, TO_GO_HOME, TO_MOVE,
)  # fmt: skip
from quarterdeck.games.five_sails.values import has_stat, may
from quarterdeck.games.five_sails.whereabouts import player_of
from quarterdeck.kernel.ability import (
    U_ABILITY, U_FLAGS, U_N, U_NODE, U_ORIGIN, U_PERFORMER, U_PLACE, U_SET, U_TO, Node, stop,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of, verb_of
from quarterdeck.kernel.event import E_ABILITY, E_SOURCE, event, happen, members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.words import Words, article, count, number


# Rows: what is done to cards


def wound_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    happenings.wound(s, f, f[SEAT], who, n)


def some_in_play(s: FiveSails, x: Frame, cards: list[int]) -> bool:
    for c in cards:
        if s.zone[c] == CREW:
            return True
    return False


def heal_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    happenings.heal(s, f, f[SEAT], who, n)


def ready_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    happenings.en_garde(s, f, f[SEAT], who)


def destroy_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    happenings.destroy(s, f, f[SEAT], who)


def all_destructible(s: FiveSails, x: Frame, cards: list[int]) -> bool:
    return bool(cards) and all(happenings.destructible(s, c, x[SEAT]) for c in cards)


def discard_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    happenings.discard(s, f, f[SEAT], who)


def take_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    for c in members(who):
        s.put(c, HAND, f[SEAT])
    f[RESULT] = who


def put_on_top(s: FiveSails, f: Frame, who: int, n: int) -> None:
    for c in members(who):
        s.put(c, DECK, s.match.owner[c])


def send_away(s: FiveSails, f: Frame, who: int, n: int) -> None:
    """A card that is being played goes there when it has resolved."""
    origin = f[U_ORIGIN]
    if who == 1 << origin and s.zone[origin] == PLAYED:
        f[U_TO] = LOCKER
        return
    if s.match.abilities[f[U_ABILITY]].kind == MANEUVER and who >> origin & 1:
        duel(s)[D_SENT] |= 1 << origin
    happenings.send_to_locker(s, f, f[SEAT], who)


def lose_brute(s: FiveSails, f: Frame, who: int, n: int) -> None:
    for c in members(who):
        add(s, (LOSE_KEYWORD, f[U_ABILITY], f[U_ORIGIN], f[SEAT], c, BRUTE, usual_end(s, f)))


wound = Verb(
    wound_them, "takes {n}", "take {n} each", "give {who} {n}", "wound", some_in_play, "wound {who}",
    doc="Each suffers wounds: one, unless a number is given.",
)  # fmt: skip
heal = Verb(
    heal_them, "heals {n}", "heal {n} each", "heal {who} of {n}", "wound",
    doc="Remove wounds: one, unless a number is given.",
)  # fmt: skip
en_garde = Verb(
    ready_them, "turns en garde", "turn en garde", "turn {who} en garde", doc="Turn engaged cards upright.",
)  # fmt: skip
destroy = Verb(
    destroy_them, "is destroyed", "are destroyed", "destroy {who}", payable=all_destructible,
    doc="Destroy cards: characters go to the Locker, others to their discard piles. (FS-CORE-24)",
)  # fmt: skip
discard = Verb(
    discard_them, "is discarded", "are discarded", "discard {who}",
    doc="Cards on the table go to their discard piles, undestroyed.",
)  # fmt: skip
to_hand = Verb(
    take_them, "goes to your hand", "go to your hand", "take {who} into your hand",
    doc="Cards go to your hand; everybody has seen them.",
)  # fmt: skip
on_top = Verb(
    put_on_top, "goes on top of its deck", "go on top of their decks", "put {who} on top of its deck",
    doc="Cards go on top of the deck they belong to.",
)  # fmt: skip
to_locker = Verb(
    send_away, "goes to the Locker", "go to the Locker", "send {who} to the Locker",
    doc="Cards go to the Locker. A card that is being played goes there when it has resolved.",
)  # fmt: skip
lose_brute_now = Verb(
    lose_brute, "loses Brute for the rest of the Day or duel", "lose Brute for the rest of the Day or duel",
    "take Brute from {who} for the rest of the Day or duel",
    doc="Characters have Brute no longer, whatever gives it to them, for the Day or the duel. (FS-RULE-106)",
)  # fmt: skip

# Rows: what is done to nothing in particular


def discard_whole_hand(s: FiveSails, f: Frame) -> None:
    mask = 0
    for c in s.hand(f[SEAT]):
        mask |= 1 << c
    happenings.discard(s, f, f[SEAT], mask)


def each_pays(s: FiveSails, f: Frame) -> None:
    """In player order; U_N counts those who were asked."""
    order = player_order(s)
    while f[U_N] < len(order) and not s.purse[order[f[U_N]]]:
        f[U_N] += 1
    if f[U_N] < len(order):
        seat = order[f[U_N]]
        f[U_N] += 1
        f[U_NODE] -= 1
        s.memo[f[U_ORIGIN]] += 1
        happenings.gain_renown(s, f, seat, -1)


def take_from_card(s: FiveSails, f: Frame) -> None:
    if s.memo[f[U_ORIGIN]]:
        s.memo[f[U_ORIGIN]] -= 1
        happenings.gain_renown(s, f, f[SEAT], 1)
    else:
        f[RESULT] = 0


#: You discard all cards in your hand; an empty hand is discarded, too.
discard_hand = Deed(discard_whole_hand, "discard your whole hand")
#: Each player who has Renown puts one of it on this card, in player order.
each_pays_this = Deed(each_pays, "each player who has Renown puts one of it on {this}", order=False)
#: You take a Renown that lies on this card, if there is one.
take_from_this = Deed(take_from_card, "gain a Renown from {this}")


class Engage(OnCards):
    """Turn en garde cards sideways. As a cost it needs them en garde, unless one issues challenges even so."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f):
            if s.engaged[c] and self.excused(s, f, c):
                f[U_FLAGS] |= CHALLENGES_ENGAGED
        happenings.engage(s, f, f[SEAT], self.who.mask(s, f))

    def payable(self, s: FiveSails, x: Frame) -> bool:
        cards = self.who.cards(s, x)
        for c in cards:
            if not happenings.ON_TABLE >> s.zone[c] & 1 or (s.engaged[c] and not self.excused(s, x, c)):
                return False
        return bool(cards)

    def excused(self, s: FiveSails, x: Frame, c: int) -> bool:
        """Whether this is the cost of a challenge that the performer may issue while engaged (178)."""
        ability = s.match.abilities[x[U_ABILITY]]
        if c != x[U_PERFORMER] or not ability.challenges or self not in ability.costs:
            return False
        return special(s, ISSUES_ENGAGED, c) != NONE

    def does(self, w: Words) -> str:
        return conjugated(self.who, "engages", "engage")

    def order(self, w: Words) -> str:
        return f"engage {self.who.say(w)}"


class Move(OnCards):
    """Move characters together to a place; where there is a choice, the player of the ability makes it."""

    def __init__(self, who: Who, where: Where, engaged: bool = False) -> None:
        super().__init__(who)
        self.where = where
        self.engaged = engaged

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = []
        for c in self.who.cards(s, f):
            if s.zone[c] == CREW:
                cards.append(c)
        if not cards:
            f[RESULT] = 0
            return
        if answer == NO_ANSWER:
            places = []
            for p in self.where.places(s, f, cards[0]):
                for c in cards:
                    if s.place[c] != p:
                        places.append(p)
                        break
            if not places:
                f[RESULT] = 0
                return
            answer = ask(s, f, f[SEAT], Q_PLACE, place_keys(places), cards[0], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        place = thing_of(answer)
        going = 0
        for c in cards:
            if place in self.where.places(s, f, c):
                going |= 1 << c
        f[U_PLACE] = s.place[cards[0]]
        happenings.move(s, f, f[SEAT], going, place, self.engaged)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        cards = self.who.cards(s, x)
        if not cards or not all(s.zone[c] == CREW and may(s, TO_MOVE, c, x[SEAT]) for c in cards):
            return False
        return any(p != s.place[cards[0]] for p in self.where.places(s, x, cards[0]))

    def does(self, w: Words) -> str:
        there = self.there(w)
        if isinstance(self.who, Both):
            there = f"together {there}" if there.startswith("to ") else f"{there} together"
        return f"{conjugated(self.who, 'moves', 'move')} {there}"

    def order(self, w: Words) -> str:
        said = self.who.say(w)
        return f"move {said} {self.there(w)}"

    def there(self, w: Words) -> str:
        there = self.where.say(w)
        return (there if there == "Home" else "to " + there) + (" engaged" if self.engaged else "")


class Draw(Effect):
    """Players draw cards, in player order: you, unless somebody else is named. U_N holds the seats that have drawn."""

    def __init__(self, n: int | Amount = 1, who: Players = you) -> None:
        self.n = amount(n)
        self.who = who
        self.imperative = who is you

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if self.who is you:
            happenings.draw(s, f, f[SEAT], self.n.of(s, f))
            return
        f[RESULT] = 0
        for seat in self.who.seats(s, f):
            if not f[U_N] >> seat & 1:
                f[U_N] |= 1 << seat
                f[U_NODE] -= 1
                happenings.draw(s, f, seat, self.n.of(s, f))
                return
        f[U_N] = 0

    def say(self, w: Words) -> str:
        who = "draw" if self.who is you else self.who.does(w, "draw")
        return f"{who} {quantity(w, self.n, 'card')}"


class DiscardFromHand(Effect):
    """A player discards cards of their choice from hand; `most` above `least` makes the rest optional.

    As a cost the whole number is due. How many it were is noted.
    """

    def __init__(self, least: int = 1, most: int = 0, *filters: Filter, who: Who | None = None) -> None:
        self.least = least
        self.most = most or least
        self.filters = filters
        self.who = who

    def seat(self, s: FiveSails, f: Frame) -> int:
        if self.who is None:
            return f[SEAT]
        cards = self.who.cards(s, f)
        return player_of(s, cards[0]) if cards else NONE

    def fitting(self, s: FiveSails, f: Frame) -> list[int]:
        seat = self.seat(s, f)
        if seat == NONE or seat >= s.match.seats:
            return []
        found = []
        for c in s.hand(seat):
            if c != f[U_ORIGIN] and (not self.filters or fits_all(s, f, c, self.filters)):
                found.append(c)
        return found

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        """The cards are chosen one by one, and then discarded together."""
        seat = self.seat(s, f)
        chosen = f[U_SET].bit_count()
        found = [c for c in self.fitting(s, f) if not f[U_SET] >> c & 1]
        if answer == NO_ANSWER:
            if chosen >= self.most or not found:
                self.finish(s, f)
                return
            options = card_keys(s, found)
            if chosen >= self.least:
                options.append(key(V_DONE))
            kind = Q_EXTRA_COST if f[U_NODE] <= s.match.abilities[f[U_ABILITY]].effects_at else Q_DISCARD
            answer = ask(s, f, seat, kind, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        if verb_of(answer) == V_DONE:
            self.finish(s, f)
            return
        f[U_SET] |= 1 << keyed_card(s, found, answer)
        f[U_NODE] -= 1

    def finish(self, s: FiveSails, f: Frame) -> None:
        mask = f[U_SET]
        f[U_SET] = 0
        f[U_N] = mask.bit_count()
        happenings.discard(s, f, f[SEAT], mask)

    def sets(self) -> tuple[Who, ...]:
        return () if self.who is None else (self.who,)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return len(self.fitting(s, x)) >= self.least

    def hand_cards(self) -> int:
        return self.least if self.who is None else 0

    def say(self, w: Words) -> str:
        who = "you" if self.who is None else self.who.owns(w, "player")
        verb = "may discard" if not self.least else "discard" if self.who is None else "discards"
        return f"{who} {verb} {self.cards(w)}"

    def order(self, w: Words) -> str:
        discarding = None if self.who is None else self.who.key()
        return f"discard {self.cards(w)}" if discarding == w.decider else ""

    def cards(self, w: Words) -> str:
        hand = "" if self.least == self.most else " from hand"
        noun = noun_phrase(w, self.filters, "card")
        if self.most > 20:
            return f"any number of {noun}s{hand}" if not self.least else f"{number(self.least)} or more {noun}s{hand}"
        if self.most > self.least:
            least = f"{number(self.least)} to" if self.least else "up to"
            return f"{least} {number(self.most)} {noun}s{hand}"
        return count(self.least, noun)


# Renown and control


#: what has been added is named once, and then is another
RENOWN: Final = "Renown"


class AddRenown(Effect):
    """Renown from the supply to each of the given locations, or to one that the player chooses."""

    def __init__(self, where: Where, each: bool = False) -> None:
        self.where = where
        self.each = each

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = []
        for p in self.where.places(s, f, NONE):
            if p < HOME and may(s, TO_CHANGE_RENOWN, ON_PLACE + p, f[SEAT]):
                places.append(p)
        if self.each:
            self.to_each(s, f, places)
            return
        if not places:
            f[RESULT] = 0
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_PLACE, place_keys(places), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PLACE] = thing_of(answer)
        happenings.add_renown(s, f, f[SEAT], thing_of(answer))

    def to_each(self, s: FiveSails, f: Frame, places: list[int]) -> None:
        """One location after another. Which ones is settled before the first: U_N holds those that still wait."""
        if not f[U_N]:
            f[U_N] = sum(1 << p for p in places)
        waiting = [p for p in (*places, *s.match.places) if f[U_N] >> p & 1]
        if not waiting:
            f[RESULT] = 0
            return
        f[U_N] &= ~(1 << waiting[0])
        if f[U_N]:
            f[U_NODE] -= 1
        happenings.add_renown(s, f, f[SEAT], waiting[0])

    def say(self, w: Words) -> str:
        if self.each:
            return f"{w.name(RENOWN, 'a Renown', 'another Renown')} is added to {self.where.each(w)}"
        return f"{w.name(RENOWN, 'a Renown', 'another Renown')} is added to {self.where.say(w)}"

    def order(self, w: Words) -> str:
        return "" if self.each else f"add {w.name(RENOWN, 'a Renown', 'another Renown')} to {self.where.say(w)}"


class MoveRenown(Effect):
    """One Renown from a location to another, each chosen where there is a choice; where it goes is noted."""

    def __init__(self, start: Where, to: Where) -> None:
        self.start = start
        self.to = to

    def options(self, s: FiveSails, f: Frame) -> list[tuple[int, int]]:
        free = [p for p in s.match.places if may(s, TO_CHANGE_RENOWN, ON_PLACE + p, f[SEAT])]
        starts = [p for p in self.start.places(s, f, NONE) if p in free and s.renown[p]]
        return [(a, b) for a in starts for b in self.to.beyond(s, f, a) if b in free and b != a]

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        """One question: the pair of locations."""
        pairs = self.options(s, f)
        if not pairs:
            f[RESULT] = 0
            return
        if answer == NO_ANSWER:
            options = [key(V_PLACE, a, b + 1) for a, b in pairs]
            answer = ask(s, f, f[SEAT], Q_PLACE, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PLACE] = ability_of(answer) - 1
        happenings.move_renown(s, f, f[SEAT], thing_of(answer), f[U_PLACE])

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return bool(self.options(s, x))

    def say(self, w: Words) -> str:
        return f"a Renown moves from {self.start.say(w)} to {self.to.say(w)}"

    def order(self, w: Words) -> str:
        return f"move a Renown from {self.start.say(w)} to {self.to.say(w)}"


class GainRenown(Effect):
    """You gain Renown from the supply."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.gain_renown(s, f, f[SEAT], self.n)

    imperative = True

    def say(self, w: Words) -> str:
        return f"gain {count(self.n, 'Renown', 'Renown')}"


class StealRenown(OnCards):
    """Renown goes from the pool of a character's player to yours, as much as they have of it."""

    def __init__(self, who: Who, n: int = 1) -> None:
        super().__init__(who)
        self.n = n

    def victim(self, s: FiveSails, x: Frame) -> int:
        cards = self.who.cards(s, x)
        seat = player_of(s, cards[0]) if cards else NONE
        return seat if seat != x[SEAT] and 0 <= seat < s.match.seats else NONE

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        victim = self.victim(s, f)
        f[RESULT] = 0 if victim == NONE else happenings.steal_renown(s, f[SEAT], victim, self.n)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        victim = self.victim(s, x)
        return victim != NONE and s.purse[victim] >= self.n

    imperative = True

    def subject(self) -> Who | None:
        return None

    def say(self, w: Words) -> str:
        return f"steal {count(self.n, 'Renown', 'Renown')} from {self.who.owns(w, 'player')}"


class SpendRenown(Effect):
    """Renown out of your own pool. (FS-CORE-44)"""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.gain_renown(s, f, f[SEAT], -self.n)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return s.purse[x[SEAT]] >= self.n

    imperative = True

    def say(self, w: Words) -> str:
        return f"spend {number(self.n)} Renown"


class Claim(Effect):
    """Take control of a location."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = [p for p in self.where.places(s, f, NONE) if p < HOME]
        if places:
            happenings.claim(s, f, f[SEAT], places[0])
        else:
            f[RESULT] = 0

    imperative = True

    def say(self, w: Words) -> str:
        return f"claim {self.where.say(w)}"


class Release(Effect):
    """A location becomes uncontrolled: this one, or one chosen among those that fit."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = [p for p in self.where.places(s, f, NONE) if p < HOME]
        if not places:
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_PLACE, place_keys(places), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        happenings.free_location(s, f[SEAT], thing_of(answer))

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return bool(self.where.places(s, x, NONE))

    def say(self, w: Words) -> str:
        return f"{self.where.say(w)} becomes uncontrolled"


class HasStat(Filter):
    """A rule, not a text: a dash bars a character from performing what uses the stat. (FS-RULES-02)"""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def fits(self, s: FiveSails, x: Frame, c: int) -> bool:
        return has_stat(s, c, self.stat)


class Pressure(Effect):
    """Compare a stat at a location. `ties` win; only characters that pass `counting` count.

    `more` is added to your total, and `turned` is an enemy that adds to it instead of to its player's.
    """

    def __init__(
        self, stat: int, where: Where | None = None, ties: bool = False, counting: Sequence[Filter] = (),
        more: Amount | None = None, turned: Who | None = None,
    ) -> None:  # fmt: skip
        self.stat = stat
        self.where = where or Spot("here")
        self.ties = ties
        self.counting = tuple(counting)
        self.more = more
        self.turned = turned

    def sets(self) -> tuple[Who, ...]:
        return () if self.turned is None else (self.turned,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = self.where.places(s, f, NONE)
        if not places or places[0] >= HOME:
            f[RESULT] = 0
            return
        p = push_pressure(s, f, places[0], self.stat, self.ties, f[U_NODE] - 1 if self.counting else NONE)
        if self.more is not None:
            p[PR_EXTRA] = self.more.of(s, f)
        if self.turned is not None:
            for c in self.turned.cards(s, f):
                p[PR_TURNED] = c + 1

    def counts(self, s: FiveSails, x: Frame, c: int) -> bool:
        return fits_all(s, x, c, self.counting)

    def demands(self) -> tuple[Filter, ...]:
        return (HasStat(self.stat),)

    done = "the pressure succeeds"
    imperative = True

    def say(self, w: Words) -> str:
        text = f"pressure {self.where.say(w)} with {STATS[self.stat]}"
        if self.counting:
            text += f", counting only {noun_phrase(w, self.counting, 'character', plural=True)}"
        if self.more is not None:
            text += f"; {self.more.say(w)} is added to your total"
        if self.turned is not None:
            text += f"; {self.turned.say(w)} adds to your total and not to its player\N{RIGHT SINGLE QUOTATION MARK}s"
        return text + ("; a tie is enough" if self.ties else "")


# Cards between zones


class PlaceSelf(Effect):
    """This card becomes equipped to a character, without being an attachment. (FS-DRAMA-15)"""

    def __init__(self, to: Who) -> None:
        self.to = to

    def sets(self) -> tuple[Who, ...]:
        return (self.to,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        hosts = [c for c in self.to.cards(s, f) if s.zone[c] == CREW]
        if hosts:
            happenings.equip(s, f, f[SEAT], f[U_ORIGIN], hosts[0])
        else:
            f[RESULT] = 0

    def subject(self) -> Who | None:
        return this

    def say(self, w: Words) -> str:
        said = this.say(w)
        return f"{said} {self.does(w)}"

    def does(self, w: Words) -> str:
        return f"becomes equipped to {self.to.say(w)}"

    def order(self, w: Words) -> str:
        said = this.say(w)
        return f"equip {said} to {self.to.say(w)}"


class Forbid(OnCards):
    """Cards cannot do something, or have it done to them, for the rest of the Day or of the duel. (FS-RULES-08)"""

    def __init__(self, verb: int, who: Who) -> None:
        super().__init__(who)
        self.verb = verb

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        until = usual_end(s, f)
        for c in self.who.cards(s, f):
            add(s, (FORBID, f[U_ABILITY], f[U_ORIGIN], f[SEAT], c, self.verb, until))

    def does(self, w: Words) -> str:
        if self.verb == TO_GO_HOME:
            return "does not go Home this Dusk"
        return f"cannot {FORBIDDEN[self.verb]} for the rest of the Day or duel"

    def order(self, w: Words) -> str:
        if self.verb == TO_GO_HOME:
            return f"keep {self.who.say(w)} from going Home this Dusk"
        return f"forbid {self.who.say(w)} to {FORBIDDEN[self.verb]} for the rest of the Day or duel"


class AddToCity(OnCards):
    """A card of the City Deck comes to a location, wherever it was."""

    def __init__(self, who: Who, where: Where) -> None:
        super().__init__(who)
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, places = self.who.cards(s, f), self.where.places(s, f, NONE)
        if cards and places:
            happenings.place_city_card(s, f, cards[0], places[0])
        else:
            f[RESULT] = 0

    def does(self, w: Words) -> str:
        return f"{be(self.who)} added to {self.where.say(w)}"

    def order(self, w: Words) -> str:
        said = self.who.say(w)
        return f"add {said} to {self.where.say(w)}"


class Muster(OnCards):
    """A character of your Approach Deck joins your crew at a place, without cost. (FS-PLAN-09)"""

    def __init__(self, who: Who, where: Where) -> None:
        super().__init__(who)
        self.where = where

    def lay(self, script: Script) -> None:
        script.choose_in(self.who)
        script.row += [TurnUp(self.who), self]

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = self.who.cards(s, f)
        places = self.where.places(s, f, NONE)
        if cards and places and s.zone[cards[0]] == APPROACH:
            happenings.enter_play(s, f, f[SEAT], cards[0], places[0])
        else:
            f[RESULT] = 0

    def does(self, w: Words) -> str:
        return f"musters at {self.where.say(w)}"

    def order(self, w: Words) -> str:
        said = self.who.say(w)
        return f"muster {said} at {self.where.say(w)}"


class TurnUp(Node):
    """Cards of an Approach Deck are shown to all: this is playing them."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        played = 0
        for c in self.who.cards(s, f):
            if s.zone[c] == APPROACH:
                s.reveal(c)
                played |= 1 << c
        if played:
            happen(s, happenings.caused(s, f, event(REVEAL, f[SEAT], played)))


class PutIntoPlay(OnCards):
    """A character from hand or a discard pile comes into play under your control at a place, ignoring all costs."""

    def __init__(self, who: Who, where: Where) -> None:
        super().__init__(who)
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards, places = self.who.cards(s, f), self.where.places(s, f, NONE)
        if cards and places and s.zone[cards[0]] in (HAND, DISCARD):
            happenings.enter_play(s, f, f[SEAT], cards[0], places[0])
        else:
            f[RESULT] = 0

    def does(self, w: Words) -> str:
        return f"comes into play under your control at {self.where.say(w)}, ignoring all costs"

    def order(self, w: Words) -> str:
        said = self.who.say(w)
        return f"put {said} into play at {self.where.say(w)}, ignoring all costs"


class GiveUp(OnCards):
    """A card in play is destroyed, or a card in hand discarded."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = self.who.cards(s, f)
        if cards and s.zone[cards[0]] == HAND:
            happenings.discard(s, f, f[SEAT], 1 << cards[0])
        else:
            happenings.destroy(s, f, f[SEAT], self.who.mask(s, f))

    def payable(self, s: FiveSails, x: Frame) -> bool:
        cards = self.who.cards(s, x)
        held = [c for c in cards if s.zone[c] == HAND]
        return bool(held) or (bool(cards) and s.zone[cards[0]] == CREW and may(s, TO_BE_DESTROYED, cards[0], x[SEAT]))

    def does(self, w: Words) -> str:
        return "is destroyed if it is in play, discarded if it is in hand"

    def order(self, w: Words) -> str:
        """'destroy a Red Hand of yours or discard a Thug from your hand'."""
        who = self.who
        if isinstance(who, Target) and not w.tell and (who.pool, who.least, who.most) == (CREW_OR_HAND, 1, 1):
            f = who.filters[0] if len(who.filters) == 1 and not who.aimed else None
            if isinstance(f, PlayedOrHeld):
                played, held = (article(noun_phrase(w, (part,), "card")) for part in (f.played, f.held))
                return f"destroy {played} of yours or discard {held} from your hand"
        return f"destroy {who.say(w)}, or discard it from your hand"


class ChoosePlace(Node):
    """A location is targeted when the ability is announced; it is noted."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        places = self.where.places(s, f, NONE)
        if answer == NO_ANSWER:
            if not places:
                stop(s, f)
                return
            answer = ask(s, f, f[SEAT], Q_TARGET, place_keys(places), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[U_PLACE] = thing_of(answer)
        if f[U_NODE] > s.match.abilities[f[U_ABILITY]].effects_at:  # where it is targeted after the costs
            aim_at_place(s, f)


def aim_at_place(s: FiveSails, f: Frame) -> None:
    """The location that was noted is targeted by an effect, which may be answered. (FS-CORE-64)"""
    e = event(TARGET, f[SEAT], 1 << s.match.location[f[U_PLACE]], 0, NOWHERE, f[U_PERFORMER])
    e[E_SOURCE], e[E_ABILITY] = f[U_ORIGIN], f[U_ABILITY]
    happen(s, e)


class PlaceFound(Condition):
    """There is a location to target."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, s: FiveSails, x: Frame) -> bool:
        return bool(self.where.places(s, x, NONE))

    def say(self, w: Words) -> str:
        return f"there is {self.where.say(w)}"


class MoreActions(Effect):
    """The player on turn takes further actions before the next player does."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        high_drama.more_actions(s, f[SEAT], self.n)

    imperative = True

    def say(self, w: Words) -> str:
        return f"take {number(self.n)} more action{'s' if self.n > 1 else ''}"


# The words that cards are written with

engage = Engage
move = Move
draw = Draw
discard_from_hand = DiscardFromHand
more_actions = MoreActions
add_renown = AddRenown
move_renown = MoveRenown
gain_renown = GainRenown
spend_renown = SpendRenown
steal_renown = StealRenown
claim = Claim
release = Release
pressure = Pressure
equip_self = PlaceSelf
muster = Muster
add_to_city = AddToCity
put_into_play = PutIntoPlay
forbid = Forbid
give_up = GiveUp

__all__ = [
    "add_renown", "add_to_city", "claim", "destroy", "discard", "discard_from_hand", "discard_hand", "draw",
    "each_pays_this", "en_garde", "engage", "equip_self", "forbid", "gain_renown", "give_up", "heal", "lose_brute_now",
    "more_actions", "move", "move_renown", "muster", "on_top", "pressure", "put_into_play", "release",
    "spend_renown", "steal_renown", "take_from_this", "to_hand", "to_locker", "wound",
]  # fmt: skip
