"""How much: skills, Move Costs, what was paid, what is counted."""

from quarterdeck.cardgame.amounts import Amount, Number, amount
from quarterdeck.cardgame.attributes import Attribute, Of
from quarterdeck.cardgame.sets import Who
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ADVENTURING, CANNON, INFLUENCE, RANKS, SAILING, SKILLS, SWASHBUCKLING
from quarterdeck.games.ccg.values import considered, move_cost, rank, skill
from quarterdeck.kernel.ability import U_EVENT, U_N
from quarterdeck.kernel.columns import Frame
from quarterdeck.kernel.event import E_AMOUNT
from quarterdeck.kernel.flow import SEAT
from quarterdeck.kernel.payment import P_DUE, P_PAID
from quarterdeck.kernel.words import Words


def of_cannon(s: SeventhSea, c: int) -> int:
    return skill(s, c, CANNON)


def of_sailing(s: SeventhSea, c: int) -> int:
    return skill(s, c, SAILING)


def of_adventuring(s: SeventhSea, c: int) -> int:
    return skill(s, c, ADVENTURING)


def of_influence(s: SeventhSea, c: int) -> int:
    return skill(s, c, INFLUENCE)


def of_swashbuckling(s: SeventhSea, c: int) -> int:
    return skill(s, c, SWASHBUCKLING)


def of_ship(s: SeventhSea, c: int) -> int:
    return move_cost(s, s.holder[c])


def of_cost(s: SeventhSea, c: int) -> int:
    return s.match.drawn[c].cost.amount


def of_gear(s: SeventhSea, c: int) -> int:
    return len(s.gear(c)) + considered(s, c)


def printed_of(k: int) -> Attribute:
    """A skill as it is printed."""

    def read(s: SeventhSea, c: int) -> int:
        return s.match.printed[k][c]

    return Attribute(f"printed {SKILLS[k]}", read)


def of_printed_maximum(s: SeventhSea, c: int) -> int:
    return s.match.drawn[c].crew_maximum


READS = (of_cannon, of_sailing, of_adventuring, of_influence, of_swashbuckling)
SKILL_OF = tuple([Attribute(name, read) for name, read in zip(SKILLS, READS)])
PRINTED_OF = tuple([printed_of(k) for k in range(len(SKILLS))])
PRINTED_MAXIMUM_OF = Attribute("printed Crew Maximum", of_printed_maximum)
MOVE_COST_OF = Attribute("Move Cost", of_ship)
COST_OF = Attribute("cost", of_cost)
GEAR_OF = Attribute("Attachment", of_gear, counted=True)


def skill_of(k: int, who: Who) -> Of:
    """A skill of a Crew, or of several together."""
    return Of(SKILL_OF[k], who)


def printed_skill_of(k: int, who: Who) -> Of:
    """A skill of a Crew as it is printed."""
    return Of(PRINTED_OF[k], who)


def printed_maximum_of(who: Who) -> Of:
    """The printed Crew Maximum of a Ship."""
    return Of(PRINTED_MAXIMUM_OF, who)


def move_cost_of(who: Who) -> Of:
    """The Move Cost of a Ship."""
    return Of(MOVE_COST_OF, who)


def cost_of(who: Who) -> Of:
    """The printed cost of a card."""
    return Of(COST_OF, who)


def attachments_of(who: Who) -> Of:
    """How many cards are attached to a card."""
    return Of(GEAR_OF, who)


class RankOf(Amount):
    """A rank of a Crew in Swordsman, Fear or a sorcery."""

    def __init__(self, r: int, who: Who) -> None:
        self.r = r
        self.who = who

    def of(self, s: SeventhSea, x: Frame) -> int:
        return sum(max(0, rank(s, c, self.r)) for c in self.who.cards(s, x))

    def say(self, w: Words) -> str:
        return self.who.owns(w, RANKS[self.r])


class Plus(Amount):
    """Several amounts together; `least` is a printed minimum."""

    def __init__(self, *parts: int | Amount, least: int = 0) -> None:
        self.parts = tuple([amount(part) for part in parts])
        self.least = least

    def of(self, s: SeventhSea, x: Frame) -> int:
        return max(self.least, sum(part.of(s, x) for part in self.parts))

    def say(self, w: Words) -> str:
        said = ""
        for part in self.parts:
            one = part.say(w)
            said += (" minus " + one[1:] if one.startswith("-") else " plus " + one) if said else one
        return said + (f" (at least {self.least})" if self.least else "")


class Times(Amount):
    """An amount so many times."""

    def __init__(self, n: int, of: Amount) -> None:
        self.n = n
        self.each = of

    def of(self, s: SeventhSea, x: Frame) -> int:
        return self.n * self.each.of(s, x)

    def say(self, w: Words) -> str:
        return f"{'twice' if self.n == 2 else 'three times' if self.n == 3 else f'{self.n} times'} {self.each.say(w)}"


class Half(Amount):
    """Half of an amount, rounded up or down."""

    def __init__(self, of: Amount, up: bool = False) -> None:
        self.whole = of
        self.up = up

    def of(self, s: SeventhSea, x: Frame) -> int:
        return (self.whole.of(s, x) + self.up) // 2

    def say(self, w: Words) -> str:
        return f"half of {self.whole.say(w)}, rounded {'up' if self.up else 'down'}"


class AtMost(Amount):
    """An amount, but no more than a number."""

    def __init__(self, of: Amount, most: int) -> None:
        self.whole = of
        self.most = most

    def of(self, s: SeventhSea, x: Frame) -> int:
        return min(self.most, self.whole.of(s, x))

    def say(self, w: Words) -> str:
        return f"{self.whole.say(w)}, {self.most} at most"


def what_was_paid(s: SeventhSea, x: Frame) -> int:
    return x[U_N]


def of_the_event(s: SeventhSea, x: Frame) -> int:
    return max(0, s.stack[x[U_EVENT]][E_AMOUNT]) if x[U_EVENT] >= 0 else 0


def hits_left(s: SeventhSea, x: Frame) -> int:
    p = s.stack[x[U_EVENT]]
    return p[P_DUE] - p[P_PAID]


def held_cards(s: SeventhSea, x: Frame) -> int:
    return len(s.hand(x[SEAT]))


noted = Number(what_was_paid, "the number paid")  #: How much was paid where that was open, or what was noted.
amount_answered = Number(of_the_event, "that number")  #: The points or Hits of what is answered.
hits_to_suffer = Number(hits_left, "the Hits that are left")  #: The Hits that you still suffer.
hand_size = Number(held_cards, "the number of cards in your hand")  #: How many cards you hold.

# The words that cards are written with

rank_of = RankOf
plus = Plus
times = Times
half = Half
at_most = AtMost

__all__ = [
    "amount_answered", "at_most", "attachments_of", "cost_of", "half", "hand_size", "hits_to_suffer", "move_cost_of",
    "noted", "plus", "printed_maximum_of", "printed_skill_of", "rank_of", "skill_of", "times",
]  # fmt: skip
