"""What cards do with Renown and with control of locations."""

from typing import Final

from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.terms import Q_PLACE, V_PLACE
from quarterdeck.cardgame.verbs import Tally, Deed, OnCards
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.places import Upon, picked
from quarterdeck.games.five_sails.effects.spots import Where
from quarterdeck.games.five_sails.seats import player_order
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import ADD_RENOWN, EACH, HOME, ON_PLACE, TO_CHANGE_RENOWN
from quarterdeck.games.five_sails.values import may
from quarterdeck.games.five_sails.whereabouts import player_of
from quarterdeck.kernel.ability import U_ABILITY, U_N, U_NODE, U_ORIGIN, U_PLACE
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, ability_of, key, thing_of
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words, count

#: what has been added is named once, and then is another
RENOWN: Final = "Renown"


class AddRenown(Effect):
    """A Renown from the supply to a location that its player chooses, to so many different ones, or to EACH of them.

    `opponent`: the player who was named adds it.
    """

    def __init__(self, where: Where, n: int = 1, opponent: bool = False) -> None:
        self.where = where
        self.n = n
        self.opponent = opponent

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        seat = f[U_N] if self.opponent else f[SEAT]
        places = []
        for p in self.where.places(s, f, NONE):
            if p < HOME and may(s, TO_CHANGE_RENOWN, ON_PLACE + p, seat):
                places.append(p)
        if self.n == EACH:
            self.to_each(s, f, places)
        elif self.n > 1:
            self.to_some(s, f, places, answer)
        else:
            self.to_one(s, f, places, seat, answer)

    def to_one(self, s: FiveSails, f: Frame, places: list[int], seat: int, answer: int) -> None:
        """Where it goes is noted."""
        if not places:
            f[RESULT] = 0
            return
        place = picked(s, f, places, answer, seat=seat)
        if place != NONE:
            f[U_PLACE] = place
            happenings.add_renown(s, f, seat, place)

    def to_some(self, s: FiveSails, f: Frame, places: list[int], answer: int) -> None:
        """They are chosen in the order of the line. U_N holds those that have theirs."""
        done = f[U_N].bit_count()
        left = [p for p in places if f[U_N] >> p == 0]
        if done >= self.n or not left:
            f[U_N] = 0
            return
        place = picked(s, f, left[: max(1, len(left) - (self.n - done) + 1)], answer)
        if place != NONE:
            f[U_N] |= 1 << place
            f[U_NODE] -= 1
            happenings.add_renown(s, f, f[SEAT], place)

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
        said = w.name(RENOWN, "a Renown", "another Renown")
        return f"{f'that opponent adds {said}' if self.opponent else f'{said} is added'} to {self.whither(w)}"

    def order(self, w: Words) -> str:
        if self.opponent or self.n == EACH:
            return ""
        said = w.name(RENOWN, "a Renown", "another Renown")
        return f"add {said} to {self.whither(w)}"

    def whither(self, w: Words) -> str:
        if self.n == EACH:
            return self.where.each(w)
        return self.where.say(w) if self.n == 1 else f"each of {self.where.several(w, self.n)}"


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
        return f"a Renown moves {self.way(w)}"

    def order(self, w: Words) -> str:
        return f"move a Renown {self.way(w)}"

    def way(self, w: Words) -> str:
        return f"from {self.start.say(w)} to {self.to.away(w)}"


class RemoveRenown(Effect):
    """Renown at each of these locations goes back to the supply: all of it, or so much as there is."""

    def __init__(self, where: Where, n: int | None = None) -> None:
        self.where = where
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        teller = NONE if self.n is None else f[SEAT]  # a location that is emptied is told of the City
        for p in self.where.places(s, f, NONE):
            lost = 0 if p >= HOME else s.renown[p] if self.n is None else min(self.n, s.renown[p])
            if lost:
                s.renown[p] -= lost
                f[RESULT] += lost
                note(s, ADD_RENOWN, teller, amount=-lost, place=p)

    def say(self, w: Words) -> str:
        lost = "all Renown" if self.n is None else count(self.n, "Renown", "Renown")
        return f"{lost} at {self.where.each(w)} {'is' if self.n in (None, 1) else 'are'} discarded"


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


def gain(s: FiveSails, f: Frame, n: int) -> None:
    happenings.gain_renown(s, f, f[SEAT], n)


def spend(s: FiveSails, f: Frame, n: int) -> None:
    happenings.gain_renown(s, f, f[SEAT], -n)


def has_enough(s: FiveSails, x: Frame, n: int) -> bool:
    return s.purse[x[SEAT]] >= n


gain_renown = Tally(gain, "gain {n}", RENOWN, RENOWN, doc="You gain Renown from the supply.")
spend_renown = Tally(
    spend, "spend {n}", RENOWN, RENOWN, has_enough, doc="Renown out of your own pool. (FS-CORE-44)"
)  # fmt: skip


# Control


def take_control(s: FiveSails, f: Frame, place: int) -> None:
    happenings.claim(s, f, f[SEAT], place)


def set_free(s: FiveSails, f: Frame, place: int) -> None:
    happenings.free_location(s, f[SEAT], place)


claim = Upon(take_control, "claim {where}", doc="Take control of a location.")
release = Upon(set_free, "{where} becomes uncontrolled", order=False, doc="A location becomes uncontrolled.")


# Renown on a card


def each_pays(s: FiveSails, f: Frame) -> None:
    """In player order; U_N counts those that have been asked for theirs."""
    order = player_order(s)
    while f[U_N] < len(order) and not s.purse[order[f[U_N]]]:
        f[U_N] += 1
    if f[U_N] < len(order):
        seat = order[f[U_N]]
        f[U_N] += 1
        f[U_NODE] -= 1
        s.own()
        s.memo[f[U_ORIGIN]] += 1
        happenings.gain_renown(s, f, seat, -1)


def take_one(s: FiveSails, f: Frame) -> None:
    if s.memo[f[U_ORIGIN]]:
        s.own()
        s.memo[f[U_ORIGIN]] -= 1
        happenings.gain_renown(s, f, f[SEAT], 1)
    else:
        f[RESULT] = 0


#: Each player who has Renown puts one of it on this card, in player order.
each_pays_this = Deed(each_pays, "each player who has Renown puts one of it on {this}", order=False)
#: You take a Renown that lies on this card, if there is one.
take_from_this = Deed(take_one, "gain a Renown from {this}")


# The words that cards are written with

add_renown = AddRenown
move_renown = MoveRenown
remove_renown = RemoveRenown
steal_renown = StealRenown

__all__ = [
    "add_renown", "claim", "each_pays_this", "gain_renown", "move_renown", "release", "remove_renown",
    "spend_renown", "steal_renown", "take_from_this",
]  # fmt: skip
