"""What texts do with cards: tacking, sinking, discarding, drawing, moving, canceling."""

from collections.abc import Callable, Sequence

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.keys import place_keys
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.players import Players, you
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.verbs import Deed, OnCards, Verb
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.effects.filters import sea_name, this_sea
from quarterdeck.games.ccg.flow.nodes import cancel_use
from quarterdeck.games.ccg.kinds import (
    ATTACHED, AS_A_COST, CANNON_ATTACK, FOR_AN_EFFECT, FOR_COST, FOR_EFFECT, HITS, IN_PLAY, NOWHERE, PLAYED, Q_SEA,
    SUNK, TO_LEAVE_PLAY, TO_SAIL,
)  # fmt: skip
from quarterdeck.games.ccg.seats import player_order
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import SEAS
from quarterdeck.games.ccg.values import may
from quarterdeck.games.ccg.whereabouts import distance, near, player_of, sea_of
from quarterdeck.kernel.ability import U_ABILITY, U_EVENT, U_IT, U_NODE, U_ORIGIN, U_SET, U_TO
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.decision import NO_ANSWER, thing_of
from quarterdeck.kernel.event import CANCELLED, E_FLAGS, E_FROM, E_KIND, E_SET, members
from quarterdeck.kernel.flow import HAPPENING, PROC, RESULT, SEAT, ask, below
from quarterdeck.kernel.words import Words, count

# Tacking and leaving play


def is_cost(s: SeventhSea, f: Frame) -> bool:
    """Whether what is done now is part of what a use costs: it is not yet at its effects."""
    return bool(f[U_NODE] <= s.match.abilities[f[U_ABILITY]].effects_at)


def tack_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.tack(s, f, f[SEAT], who, AS_A_COST if is_cost(s, f) else FOR_AN_EFFECT)


def all_untacked(s: SeventhSea, x: Frame, cards: list[int]) -> bool:
    """Only untacked cards can be tacked as a cost. (CG-COST-11)"""
    for c in cards:
        if s.tacked[c] or not IN_PLAY >> s.zone[c] & 1:
            return False
    return bool(cards)


def untack_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.untack(s, f, f[SEAT], who)


def some_tacked(s: SeventhSea, x: Frame, cards: list[int]) -> bool:
    return any(s.tacked[c] for c in cards)


def sink_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    """A card that is being played goes there when it has resolved."""
    if who == 1 << f[U_ORIGIN] and s.zone[f[U_ORIGIN]] == PLAYED:
        f[U_TO] = SUNK
        return
    happenings.sink(s, f, f[SEAT], who, FOR_COST if is_cost(s, f) else FOR_EFFECT)


def discard_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.discard(s, f, f[SEAT], who)


def can_leave(s: SeventhSea, x: Frame, cards: list[int]) -> bool:
    for c in cards:
        if IN_PLAY >> s.zone[c] & 1 and c != x[U_ORIGIN] and not may(s, TO_LEAVE_PLAY, c, x[SEAT]):
            return False
    return bool(cards)


def take_them(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.take_to_hand(s, f, f[SEAT], who)


def put_on_top(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.put_on_deck(s, f, f[SEAT], who)


def put_at_bottom(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    happenings.put_on_deck(s, f, f[SEAT], who, True)


tack = Verb(tack_them, "tacks", "tack", "tack {who}", payable=all_untacked, doc="Tack cards; as a cost, untacked ones.")
untack = Verb(untack_them, "untacks", "untack", "untack {who}", payable=some_tacked, imperative=True,
              doc="Untack cards.")  # fmt: skip
sink = Verb(
    sink_them, "is sunk", "are sunk", "sink {who}", payable=can_leave,
    doc="Cards go to their owners' sunk piles; a card that is being played, when it has resolved.",
)  # fmt: skip
discard = Verb(
    discard_them, "is discarded", "are discarded", "discard {who}", payable=can_leave,
    doc="Cards go to their owners' discard piles, from play or from a hand.",
)  # fmt: skip
to_hand = Verb(take_them, "goes to its owner\N{RIGHT SINGLE QUOTATION MARK}s hand",
               "go to their owners\N{RIGHT SINGLE QUOTATION MARK} hands",
               "take {who} into its owner\N{RIGHT SINGLE QUOTATION MARK}s hand",
               doc="Cards go to their owners' hands.")  # fmt: skip
on_top = Verb(put_on_top, "goes on top of its owner\N{RIGHT SINGLE QUOTATION MARK}s deck",
              "go on top of their owners\N{RIGHT SINGLE QUOTATION MARK} decks",
              "put {who} on top of its owner\N{RIGHT SINGLE QUOTATION MARK}s deck",
              doc="Cards go on top of their owners' decks.")  # fmt: skip
to_bottom = Verb(put_at_bottom, "goes to the bottom of its owner\N{RIGHT SINGLE QUOTATION MARK}s deck",
                 "go to the bottom of their owners\N{RIGHT SINGLE QUOTATION MARK} decks",
                 "put {who} at the bottom of its owner\N{RIGHT SINGLE QUOTATION MARK}s deck",
                 doc="Cards go to the bottom of their owners' decks.")  # fmt: skip


class Draw(Effect):
    """Players draw cards, in turn order: you, unless somebody else is named."""

    def __init__(self, n: int | Amount = 1, who: Players = you) -> None:
        self.n = amount(n)
        self.who = who
        self.imperative = who is you

    def sets(self) -> tuple[Who, ...]:
        return self.who.sets()

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for seat in self.who.seats(s, f):
            if not f[U_SET] >> seat & 1:
                f[U_SET] |= 1 << seat
                f[U_NODE] -= 1
                happenings.draw(s, f, seat, self.n.of(s, f))
                return
        f[U_SET] = 0

    def say(self, w: Words) -> str:
        who = "draw" if self.who is you else self.who.does(w, "draw")
        if isinstance(self.n, Fixed):
            return f"{who} {count(self.n.n, 'card')}"
        return f"{who} X cards, X being {self.n.say(w)}"


# Ships


class Where:
    """A row of the vocabulary: Seas that something may go to, found by looking, with its words."""

    def __init__(self, found: Callable[[SeventhSea, Frame, int], Sequence[int]], words: str) -> None:
        self.found = found
        self.words = words

    def say(self, w: Words) -> str:
        return self.words


def next_to(s: SeventhSea, x: Frame, c: int) -> Sequence[int]:
    return near(sea_of(s, c))


def anywhere(s: SeventhSea, x: Frame, c: int) -> Sequence[int]:
    return [sea for sea in range(len(SEAS)) if sea != sea_of(s, c)]


def where_ships_are(s: SeventhSea, x: Frame, c: int) -> Sequence[int]:
    there = {s.sea(seat) for seat in player_order(s) if s.match.ship[seat] != c}
    return [sea for sea in sorted(there) if sea != sea_of(s, c)]


def this_one(s: SeventhSea, x: Frame, c: int) -> Sequence[int]:
    return [this_sea(s, x)]


def at_home(s: SeventhSea, x: Frame, c: int) -> Sequence[int]:
    seat = player_of(s, c)
    return [s.match.drawn[s.match.captain[seat]].start_sea] if seat < s.match.seats else []


adjacent_sea = Where(next_to, "an adjacent Sea")  #: A Sea next to where it is.
any_sea = Where(anywhere, "any other Sea")  #: Any other Sea.
sea_with_a_ship = Where(where_ships_are, "a Sea with another Ship in it")  #: A Sea that contains another Ship.
your_sea = Where(this_one, "this Sea")  #: The Sea of the card whose text it is, or of your Ship.
start_sea = Where(at_home, "the start Sea")  #: The start Sea of its Captain.


def sea_called(sea: int) -> Where:
    """One Sea by its name."""

    def found(s: SeventhSea, x: Frame, c: int) -> Sequence[int]:
        return [sea]

    return Where(found, sea_name(sea))


class Closer(Where):
    """A Sea that is one nearer to a card than where it is."""

    def __init__(self, who: Who) -> None:
        super().__init__(self.nearer, "")
        self.who = who

    def nearer(self, s: SeventhSea, x: Frame, c: int) -> Sequence[int]:
        here, goals = sea_of(s, c), [sea_of(s, one) for one in self.who.cards(s, x)]
        goals = [goal for goal in goals if goal != NOWHERE]
        return [sea for sea in near(here) if any(distance(sea, goal) < distance(here, goal) for goal in goals)]

    def say(self, w: Words) -> str:
        return f"one Sea closer to {self.who.say(w)}"


class Sail(OnCards):
    """A Ship moves to a Sea; where there is a choice, the player of the text makes it, or the Ship's player."""

    imperative = True

    def __init__(self, who: Who, where: Where = adjacent_sea, owner_chooses: bool = False) -> None:
        super().__init__(who)
        self.where = where
        self.owner_chooses = owner_chooses

    def sets(self) -> tuple[Who, ...]:
        return (self.who, self.where.who) if isinstance(self.where, Closer) else (self.who,)

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        ships = self.who.cards(s, f)
        f[RESULT] = 0
        if not ships:
            return
        ship = ships[0]
        if answer == NO_ANSWER:
            seas = [sea for sea in self.where.found(s, f, ship) if sea != s.place[ship]]
            if not seas:
                return
            seat = s.holder[ship] if self.owner_chooses else f[SEAT]
            answer = ask(s, f, seat, Q_SEA, place_keys(seas), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        happenings.sail(s, f, f[SEAT], ship, thing_of(answer))

    def payable(self, s: SeventhSea, x: Frame) -> bool:
        ships = self.who.cards(s, x)
        return bool(ships) and may(s, TO_SAIL, ships[0], x[SEAT]) and bool(self.where.found(s, x, ships[0]))

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        where = self.where.say(w)
        by = ", as its player chooses" if self.owner_chooses else ""
        return f"move {said} {where if where.startswith('one ') else 'to ' + where}{by}"


# Attaching


def attach_here(s: SeventhSea, f: Frame, who: int, n: int) -> None:
    """The card of this text becomes an Attachment. (CG-CARDS-17)"""
    hosts = members(who)
    f[RESULT] = 0
    if hosts:
        happenings.attach(s, f, f[SEAT], f[U_ORIGIN], hosts[0])


attach_this = Verb(
    attach_here, "has {this} attached", "have {this} attached", "attach {this} to {who}", imperative=True,
    doc="The card of this text becomes an Attachment of another.",
)  # fmt: skip


class MoveToSea(OnCards):
    """Attachments go to a Sea; where there is a choice, you make it."""

    imperative = True

    def __init__(self, who: Who, where: Where = adjacent_sea) -> None:
        super().__init__(who)
        self.where = where

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        cards = self.who.cards(s, f)
        f[RESULT] = 0
        if not cards:
            return
        if answer == NO_ANSWER:
            seas = list(self.where.found(s, f, cards[0]))
            if not seas:
                return
            answer = ask(s, f, f[SEAT], Q_SEA, place_keys(seas), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        happenings.move_attachment(s, f, f[SEAT], self.who.mask(s, f), s.match.seas[thing_of(answer)])

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        return f"move {said} to {self.where.say(w)}"


class MoveTo(OnCards):
    """Attachments go from where they are to another host."""

    imperative = True

    def __init__(self, who: Who, to: Who) -> None:
        super().__init__(who)
        self.to = to

    def sets(self) -> tuple[Who, ...]:
        return (self.who, self.to)

    def subject(self) -> Who | None:
        return None

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        hosts = self.to.cards(s, f)
        f[RESULT] = 0
        moving = 0
        for c in self.who.cards(s, f):
            if s.zone[c] == ATTACHED:
                moving |= 1 << c
        if hosts and moving:
            happenings.move_attachment(s, f, f[SEAT], moving, hosts[0])

    def say(self, w: Words) -> str:
        said = self.who.say(w)
        return f"move {said} to {self.to.say(w)}"


# Canceling


def cancel_it(s: SeventhSea, f: Frame) -> None:
    cancel_use(s, s.stack[f[U_EVENT]][E_FROM])


def prevent_it(s: SeventhSea, f: Frame) -> None:
    s.stack[f[U_EVENT]][E_FLAGS] |= CANCELLED


def cancel_the_attack(s: SeventhSea, f: Frame) -> None:
    """The Hits that are answered, or the attack itself, which is then not resolved either. (CG-CANCEL-07)"""
    e = s.stack[f[U_EVENT]]
    e[E_FLAGS] |= CANCELLED
    under = below(s, e)
    if e[E_KIND] == HITS and under[PROC] == HAPPENING and under[E_KIND] == CANNON_ATTACK:
        under[E_FLAGS] |= CANCELLED


def leave_it_tacked(s: SeventhSea, f: Frame) -> None:
    e = s.stack[f[U_EVENT]]
    e[E_SET] &= ~(1 << f[U_IT])
    if not e[E_SET]:
        e[E_FLAGS] |= CANCELLED


stays_tacked = Deed(leave_it_tacked, "it stays tacked instead", order=False)  #: The card that would untack does not.
cancel = Deed(cancel_it, "cancel {answers}")  #: The action, card or React that is answered is canceled.
prevent = Deed(prevent_it, "that does not happen", order=False)  #: What is answered does not happen.
cancel_boarding = Deed(prevent_it, "cancel the Boarding")  #: The Boarding that is being entered is canceled.
#: The Cannon Attack or the Hits that are answered are canceled.
cancel_attack = Deed(cancel_the_attack, "cancel the attack")

# The words that cards are written with

draw = Draw
sail = Sail
closer_to = Closer
to_sea = MoveToSea
move_to = MoveTo

__all__ = [
    "adjacent_sea", "any_sea", "attach_this", "cancel", "cancel_attack", "cancel_boarding", "closer_to", "discard",
    "draw", "move_to", "on_top", "prevent", "sail", "sea_called", "sea_with_a_ship", "sink", "start_sea",
    "stays_tacked", "tack",
    "to_bottom", "to_hand", "to_sea", "untack", "your_sea",
]  # fmt: skip
