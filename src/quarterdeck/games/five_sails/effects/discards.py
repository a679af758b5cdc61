"""What cards do with hands and discards: making others discard, revealing from a hand, answering what is discarded."""

from quarterdeck.cardgame.conditions import Fact
from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.triggers import Told, Trigger
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.effects.sets import CityTarget, POOLS
from quarterdeck.games.five_sails.happenings import FROM_HAND, FROM_TABLE, discarder
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    COMBAT_CARD, DISCARD_CARDS, ENTER_PLAY, EQUIP, HAND, REVEAL, USED,
)  # fmt: skip
from quarterdeck.games.five_sails.whereabouts import CHARACTERS
from quarterdeck.kernel.ability import U_N, U_ORIGIN, U_T0
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import AFTER, E_ABILITY, E_AMOUNT, E_KIND, E_SET, members
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import POSSESSIVE, Words

# Discarding for a second target


class OneOrTwo(CityTarget):
    """One target, or two of them while there is a card in hand to pay for the second."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(CHARACTERS, filters, 1, 2)

    def limit(self, s: FiveSails, x: Frame) -> int:
        return 2 if any(c != x[U_ORIGIN] for c in s.hand(x[SEAT])) else 1

    def how_many(self) -> str:
        return "one or two"


def is_one(s: FiveSails, x: Frame) -> bool:
    return x[U_T0].bit_count() == 1


one_target = Fact(is_one, "there is only one of them")  #: One card was picked first in this use, and no more.


# Cards of different names


class DifferentNames(CityTarget):
    """Cards of your discard pile with names that all differ; one of each name stands for its copies."""

    def __init__(self, n: int, *filters: Filter) -> None:
        super().__init__(POOLS["your discard"], filters, n, n, False)

    def candidates(self, s: FiveSails, x: Frame) -> list[int]:
        first: dict[int, int] = {}
        for c in super().candidates(s, x):
            first.setdefault(s.match.definition[c], c)
        return list(first.values())

    def full(self, w: Words, choice: str = "") -> str:
        return super().full(w, choice).replace("cards", "cards with different names", 1)


# Revealing from a hand


def reveal_one(s: FiveSails, f: Frame) -> None:
    hand = s.hand(f[U_N])
    f[RESULT] = 0
    if hand:
        c = hand[pick(s, len(hand), "reveal")]
        s.reveal(c)
        note(s, REVEAL, f[U_N], c, other=f[U_ORIGIN])
        s.own()
        s.memo[f[U_ORIGIN]] = s.match.definition[c] + 1
        f[RESULT] = 1 << c


#: A card of the named player's hand, picked at random, is revealed; this card keeps its name.
reveal_from_hand = Deed(
    reveal_one, f"a card of that opponent{POSSESSIVE} hand, picked at random, is revealed", order=False, names=True,
)  # fmt: skip


# Answering discards


def caused_by_you(s: FiveSails, x: Frame, e: Frame) -> bool:
    """Costs are no effects."""
    return e[SEAT] == x[SEAT] and e[E_ABILITY] != NONE and e[E_AMOUNT] in (FROM_TABLE, FROM_HAND)


def opponent_discards(s: FiveSails, x: Frame, e: Frame) -> bool:
    """Who discards is the holder of a card in hand, else whoever's effect it is."""
    return any(discarder(s, e, c) != x[SEAT] for c in members(e[E_SET]))


#: As an effect of yours; costs are no effects.
because_of_you = Told(caused_by_you, "because of an effect of yours", only=(DISCARD_CARDS,))
#: It is an opponent who discards the card.
discarded_by_opponent = Told(opponent_discards, "by an opponent", only=(DISCARD_CARDS,))


class NamedCard(Trigger):
    """An opponent has played or discarded a card of the name that this card keeps.

    Played are risks used from hand, combat cards, attachments equipped from hand and Brutes.
    """

    def __init__(self) -> None:
        super().__init__(KINDS[USED], AFTER)

    def moments(self) -> tuple[tuple[int, int], ...]:
        return tuple((kind, AFTER) for kind in (USED, COMBAT_CARD, EQUIP, ENTER_PLAY, DISCARD_CARDS))

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        named = s.memo[x[U_ORIGIN]] - 1
        if named < 0:
            return False
        for c in members(e[E_SET]):
            if s.match.definition[c] == named:
                seat = self.player(s, e, c)
                if seat != x[SEAT] and 0 <= seat < s.match.seats:
                    return True
        return False

    def player(self, s: FiveSails, e: Frame, c: int) -> int:
        """Who has played or discarded the card, or NONE."""
        kind = e[E_KIND]
        if kind == DISCARD_CARDS:
            return discarder(s, e, c)
        if kind == USED:
            return e[SEAT] if s.match.abilities[e[E_ABILITY]].zones >> HAND & 1 else NONE
        return e[SEAT] if kind == COMBAT_CARD or e[E_AMOUNT] else NONE

    def say(self, w: Words) -> str:
        return "after an opponent plays or discards a card with the name of the revealed one"


# The words that cards are written with

one_or_two = OneOrTwo
different_names = DifferentNames
named_card = NamedCard

__all__ = [
    "because_of_you", "different_names", "discarded_by_opponent", "named_card", "one_or_two", "one_target",
    "reveal_from_hand",
]  # fmt: skip
