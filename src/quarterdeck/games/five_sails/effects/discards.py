"""What cards do with hands and discards: making others discard, revealing from a hand, answering what is discarded."""

from quarterdeck.cardgame.filters import Filter
from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Them, Who
from quarterdeck.cardgame.terms import Q_DISCARD
from quarterdeck.cardgame.triggers import Trigger
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.kinds import KINDS
from quarterdeck.games.five_sails.effects.sets import CityTarget, POOLS
from quarterdeck.games.five_sails.effects.verbs import DiscardFromHand
from quarterdeck.games.five_sails.happenings import FROM_HAND, FROM_TABLE, discarder
from quarterdeck.games.five_sails.seats import player_order
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    COMBAT_CARD, DISCARD, DISCARD_CARDS, ENTER_PLAY, EQUIP, HAND, REVEAL, USED,
)  # fmt: skip
from quarterdeck.games.five_sails.whereabouts import CHARACTERS
from quarterdeck.kernel.ability import U_ABILITY, U_N, U_NODE, U_ORIGIN, U_SET
from quarterdeck.kernel.chance import pick
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.event import AFTER, E_ABILITY, E_AMOUNT, E_KIND, E_SET, members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import POSSESSIVE, Words

# Making others discard


class OpponentsDiscard(Effect):
    """Each opponent discards a card from hand: chosen in player order, carried out together. (FS-RULE-92)

    U_N holds the seats that have chosen.
    """

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        served = f[U_N] | 1 << f[SEAT]
        for seat in player_order(s):
            if not served >> seat & 1 and s.hand(seat):
                if answer == NO_ANSWER:
                    options = card_keys(s, s.hand(seat))
                    answer = ask(s, f, seat, Q_DISCARD, options, f[U_ORIGIN], f[U_ABILITY])
                    if answer == NO_ANSWER:
                        return
                f[U_SET] |= 1 << keyed_card(s, s.hand(seat), answer)
                f[U_N] |= 1 << seat
                f[U_NODE] -= 1
                return
        mask = f[U_SET]
        f[U_SET] = f[U_N] = 0
        happenings.discard(s, f, f[SEAT], mask)

    def say(self, w: Words) -> str:
        return "each opponent discards a card"


# Discarding for a second target


class OneOrTwo(CityTarget):
    """One target, or two of them for a card from hand: `DiscardForTwo` is the cost that goes with it."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(CHARACTERS, filters, 1, 2)

    def limit(self, s: FiveSails, x: Frame) -> int:
        return 2 if any(c != x[U_ORIGIN] for c in s.hand(x[SEAT])) else 1

    def how_many(self) -> str:
        return "one or two"


class DiscardForTwo(DiscardFromHand):
    """A card from hand is discarded if two were targeted."""

    def __init__(self) -> None:
        super().__init__()
        self.targets = Them()

    def due(self, s: FiveSails, x: Frame) -> bool:
        return len(self.targets.cards(s, x)) > 1

    def sets(self) -> tuple[Who, ...]:
        return (self.targets,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        if self.due(s, f):
            super().run(s, f, answer)

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return not self.due(s, x) or super().payable(s, x)

    def hand_cards(self) -> int:
        return 0

    def say(self, w: Words) -> str:
        return self.order(w)

    def order(self, w: Words) -> str:
        return "discard a card if there are two"


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


class OneOfThese(CityTarget):
    """One of the cards picked first, as far as they still lie there, picked by the opponent who was named."""

    def __init__(self) -> None:
        super().__init__(POOLS["your discard"], (), 1, 1, False)
        self.those = Them()

    def candidates(self, s: FiveSails, x: Frame) -> list[int]:
        return [c for c in self.those.cards(s, x) if s.zone[c] == DISCARD]

    def picker(self, s: FiveSails, x: Frame) -> int:
        return x[U_N]

    def full(self, w: Words, choice: str = "") -> str:
        return "one of those cards, chosen by that opponent,"


# Revealing from a hand


class RevealFromHand(Effect):
    """A card of the named player's hand, picked at random, is revealed; this card keeps its name."""

    names = True

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        hand = s.hand(f[U_N])
        f[RESULT] = 0
        if hand:
            c = hand[pick(s, len(hand), "reveal")]
            s.reveal(c)
            note(s, REVEAL, f[U_N], c)
            s.memo[f[U_ORIGIN]] = s.match.definition[c] + 1
            f[RESULT] = 1 << c

    def say(self, w: Words) -> str:
        return f"a card of that opponent{POSSESSIVE} hand, picked at random, is revealed"


# Answering discards


class DiscardedForYou(Trigger):
    """A player, or (`opponents`) an opponent, has discarded a card as an effect of yours; costs are no effects.

    Who discards is the holder of a card in hand, else whoever's effect it is.
    """

    def __init__(self, opponents: bool = False) -> None:
        super().__init__(KINDS[DISCARD_CARDS], AFTER)
        self.opponents = opponents

    def passes(self, s: FiveSails, x: Frame, e: Frame) -> bool:
        if e[SEAT] != x[SEAT] or e[E_ABILITY] == NONE or e[E_AMOUNT] not in (FROM_TABLE, FROM_HAND):
            return False
        for c in members(e[E_SET]):
            if not self.opponents or discarder(s, e, c) != x[SEAT]:
                return True
        return False

    def say(self, w: Words) -> str:
        who = "an opponent" if self.opponents else "a player"
        return f"after {who} discards a card because of an effect of yours"


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
one_of_these = OneOfThese
opponents_discard = OpponentsDiscard
discard_for_two = DiscardForTwo
reveal_from_hand = RevealFromHand
discarded_for_you = DiscardedForYou
named_card = NamedCard

__all__ = [
    "different_names", "discard_for_two", "discarded_for_you", "named_card", "one_of_these",
    "one_or_two", "opponents_discard", "reveal_from_hand",
]  # fmt: skip
