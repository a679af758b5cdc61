"""What cards do on the table: wounds, engaging, moving, cards to and from hands."""


from quarterdeck.cardgame.amounts import Amount, amount, quantity
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.keys import card_keys, keyed_card, place_keys
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.players import Players, you
from quarterdeck.cardgame.sets import Both, Target, Who
from quarterdeck.cardgame.terms import Q_DISCARD, Q_EXTRA_COST, Q_PLACE, V_DONE
from quarterdeck.cardgame.verbs import Deed, OnCards, Tally, Verb, conjugated
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import CHALLENGES_ENGAGED, D_SENT, duel, usual_end
from quarterdeck.games.five_sails.effects.filters import PlayedOrHeld
from quarterdeck.games.five_sails.effects.sets import CREW_OR_HAND
from quarterdeck.games.five_sails.effects.spots import Where, that_location
from quarterdeck.games.five_sails.flow import high_drama
from quarterdeck.games.five_sails.flow.challenge import special
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    BRUTE, CREW, DECK, HAND, ISSUES_ENGAGED, LOCKER, LOSE_KEYWORD, MANEUVER, PLAYED, TO_BE_DESTROYED,
    TO_MOVE, T_TO_HAND,
)  # fmt: skip
from quarterdeck.games.five_sails.values import may
from quarterdeck.kernel.ability import (
    U_ABILITY, U_FLAGS, U_N, U_NODE, U_ORIGIN, U_PERFORMER, U_PLACE, U_SET, U_TO,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of, verb_of
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.lasting import add
from quarterdeck.kernel.record import note
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
        note(s, T_TO_HAND, f[SEAT], c)
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


def wear_this(s: FiveSails, f: Frame, who: int, n: int) -> None:
    hosts = [c for c in members(who) if s.zone[c] == CREW]
    if hosts:
        happenings.equip(s, f, f[SEAT], f[U_ORIGIN], hosts[0])
    else:
        f[RESULT] = 0


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

equip_self = Verb(
    wear_this, "comes to wear {this}", "come to wear {this}", "equip {this} to {who}", imperative=True,
    doc="This card becomes equipped to a character, without being an attachment. (FS-DRAMA-15)",
)  # fmt: skip

# Rows: what is done to nothing in particular


def discard_whole_hand(s: FiveSails, f: Frame) -> None:
    mask = 0
    for c in s.hand(f[SEAT]):
        mask |= 1 << c
    happenings.discard(s, f, f[SEAT], mask)


def act_again(s: FiveSails, f: Frame, n: int) -> None:
    high_drama.more_actions(s, f[SEAT], n)


#: You discard all cards in your hand; an empty hand is discarded, too.
discard_hand = Deed(discard_whole_hand, "discard your whole hand")
more_actions = Tally(
    act_again, "take {n}", "further action", "further actions",
    doc="The player on turn takes further actions before the next player does.",
)  # fmt: skip


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
        if self.where is not that_location:
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
    """Players discard cards of their choice from hand: you, unless somebody else is named. (FS-RULE-92)

    They choose in player order, and all is discarded together. `most` above `least` makes the rest optional, which is
    for one player. As a cost the whole number is due. How many it were is noted.
    """

    def __init__(self, least: int = 1, most: int = 0, *filters: Filter, who: Players = you) -> None:
        self.least = least
        self.most = most or least
        self.filters = filters
        self.who = who

    def fitting(self, s: FiveSails, f: Frame, seat: int) -> list[int]:
        if seat == NONE or seat >= s.match.seats:
            return []
        found = []
        for c in s.hand(seat):
            if c != f[U_ORIGIN] and (not self.filters or fits_all(s, f, c, self.filters)):
                found.append(c)
        return found

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        """The cards are chosen one by one."""
        if answer != NO_ANSWER and verb_of(answer) == V_DONE:
            self.finish(s, f)
            return
        for seat in self.who.seats(s, f):
            fitting = self.fitting(s, f, seat)
            found = [c for c in fitting if not f[U_SET] >> c & 1]
            chosen = len(fitting) - len(found)
            if chosen < self.most and found:
                if answer == NO_ANSWER:
                    answer = self.question(s, f, seat, found, chosen)
                    if answer == NO_ANSWER:
                        return
                f[U_SET] |= 1 << keyed_card(s, found, answer)
                f[U_NODE] -= 1
                return
        self.finish(s, f)

    def question(self, s: FiveSails, f: Frame, seat: int, found: list[int], chosen: int) -> int:
        options = card_keys(s, found)
        if chosen >= self.least:
            options.append(key(V_DONE))
        kind = Q_EXTRA_COST if f[U_NODE] <= s.match.abilities[f[U_ABILITY]].effects_at else Q_DISCARD
        return ask(s, f, seat, kind, options, f[U_ORIGIN], f[U_ABILITY])

    def finish(self, s: FiveSails, f: Frame) -> None:
        mask = f[U_SET]
        f[U_SET] = 0
        f[U_N] = mask.bit_count()
        happenings.discard(s, f, f[SEAT], mask)

    def sets(self) -> tuple[Who, ...]:
        return self.who.sets()

    def payable(self, s: FiveSails, x: Frame) -> bool:
        seats = self.who.seats(s, x)
        return bool(seats) and all(len(self.fitting(s, x, seat)) >= self.least for seat in seats)

    def hand_cards(self) -> int:
        return self.least if self.who is you else 0

    def say(self, w: Words) -> str:
        if not self.least:
            return f"{self.who.say(w)} may discard {self.cards(w)}"
        who = self.who.does(w, "discard")
        return f"{who} {self.cards(w)}"

    def order(self, w: Words) -> str:
        discarding = None if self.who is you else self.who.key()
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


# The words that cards are written with

engage = Engage
move = Move
draw = Draw
discard_from_hand = DiscardFromHand
give_up = GiveUp

__all__ = [
    "destroy", "discard", "discard_from_hand", "discard_hand", "draw", "en_garde", "engage", "equip_self",
    "give_up", "heal", "lose_brute_now", "more_actions", "move", "on_top", "to_hand", "to_locker", "wound",
]  # fmt: skip
