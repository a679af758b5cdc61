"""What texts do to hands and decks of players: looking, discarding, flipping the top card."""

from quarterdeck.cardgame.amounts import Amount, Fixed, amount, quantity
from quarterdeck.cardgame.filters import Filter, noun_phrase
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.players import Players, you
from quarterdeck.cardgame.sets import Group, Pool, Who
from quarterdeck.cardgame.triggers import Told
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.effects.sets import SeaTarget
from quarterdeck.games.ccg.kinds import DRAWING, DRAW_CARDS
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.whereabouts import player_of
from quarterdeck.kernel.ability import U_EVENT, U_NODE, U_SET
from quarterdeck.kernel.chance import pick as pick_at_random
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import E_AMOUNT, E_SOURCE, members
from quarterdeck.kernel.flow import RESULT, SEAT
from quarterdeck.kernel.words import Words, article, count, top_cards


class EachInTurn(Effect):
    """Something that is done to each of some players, in turn order; U_SET holds those that are served."""

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
                self.serve(s, f, seat, self.n.of(s, f))
                return
        f[U_SET] = 0

    def serve(self, s: SeventhSea, f: Frame, seat: int, n: int) -> None:
        raise NotImplementedError(type(self).__name__)


class RandomDiscard(EachInTurn):
    """Players discard cards at random from their hands."""

    def serve(self, s: SeventhSea, f: Frame, seat: int, n: int) -> None:
        held = list(s.hand(seat))
        going = 0
        for _ in range(min(n, len(held))):
            going |= 1 << held.pop(pick_at_random(s, len(held), "discard"))
        happenings.discard(s, f, seat, going)

    def say(self, w: Words) -> str:
        who = "discard" if self.who is you else self.who.does(w, "discard")
        return f"{who} {quantity(w, self.n, 'card')} at random"


class Mill(EachInTurn):
    """Players discard, or sink, the top cards of their decks."""

    def __init__(self, n: int | Amount = 1, who: Players = you, sunk: bool = False) -> None:
        super().__init__(n, who)
        self.sunk = sunk

    def serve(self, s: SeventhSea, f: Frame, seat: int, n: int) -> None:
        happenings.replenish(s, seat)
        going = 0
        for c in s.deck(seat)[-n:] if n else ():
            going |= 1 << c
        if self.sunk:
            happenings.sink(s, f, seat, going)
        else:
            happenings.discard(s, f, seat, going)

    def say(self, w: Words) -> str:
        verb = "sink" if self.sunk else "discard"
        who = verb if self.who is you else self.who.does(w, verb)
        what = top_cards(self.n.n) if isinstance(self.n, Fixed) else f"the top X cards (X being {self.n.say(w)})"
        return f"{who} {what} of {'your' if self.who is you else 'their'} deck"


class DrawMore(Effect):
    """The draw that is answered is of so many cards more."""

    imperative = True

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        s.stack[f[U_EVENT]][E_AMOUNT] += self.n

    def say(self, w: Words) -> str:
        return f"draw {count(self.n, 'additional card')}"


def of_the_phase(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return s.phase == DRAWING and e[E_SOURCE] == NONE


class LookAtHand(Effect):
    """You look at the hand of the player of a card."""

    imperative = True

    def __init__(self, who: Who) -> None:
        self.who = who

    def sets(self) -> tuple[Who, ...]:
        return (self.who,)

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        for c in self.who.cards(s, f)[:1]:
            for held in s.hand(player_of(s, c)):
                s.look(held, 1 << f[SEAT])

    def say(self, w: Words) -> str:
        return f"look at the hand of {self.who.owns(w, 'player')}"


def nothing_yet(s: SeventhSea, x: Frame) -> list[int]:
    return []


class HandOf(SeaTarget):
    """A card that you choose from the hand of the player of another card."""

    def __init__(self, of: Who, *filters: Filter) -> None:
        super().__init__(Pool(nothing_yet), filters, aimed=False)
        self.whose_hand = of

    def candidates(self, s: SeventhSea, x: Frame) -> list[int]:
        found: list[int] = []
        for c in self.whose_hand.cards(s, x)[:1]:
            for held in s.hand(player_of(s, c)):
                if all(test(s, x, held) for test in self.tests):
                    found.append(held)
        return found

    def inner(self) -> tuple[Who, ...]:
        return (self.whose_hand,)

    def full(self, w: Words, choice: str = "of your choice") -> str:
        noun = article(noun_phrase(w, self.filters, "card"))
        return f"{noun} {choice} from the hand of {self.whose_hand.owns(w, 'player')}"


class WholeHand(Who):
    """All cards in the hand of the player of a card."""

    def __init__(self, of: Who) -> None:
        self.whose_hand = of

    def cards(self, s: SeventhSea, x: Frame) -> list[int]:
        return [held for c in self.whose_hand.cards(s, x)[:1] for held in s.hand(player_of(s, c))]

    def inner(self) -> tuple[Who, ...]:
        return (self.whose_hand,)

    def many(self) -> bool:
        return True

    def words(self, w: Words) -> str:
        return f"all cards in the hand of {self.whose_hand.owns(w, 'player')}"


def of_the_last(s: SeventhSea, x: Frame) -> list[int]:
    return members(x[RESULT]) if x[RESULT] > 0 else []


#: The cards to which the effect just before has done something: what was flipped, found, sunk.
just_done = Group(of_the_last, "that card")
in_draw_phase = Told(of_the_phase, "in the Draw phase", only=(DRAW_CARDS,))  #: The draw is that of the Draw phase.
flip_top = Mill()  #: Discard the top card of your deck; `just_done` is that card.

# The words that cards are written with

discard_random = RandomDiscard
discard_top = Mill
draw_more = DrawMore
look_at_hand = LookAtHand
from_hand_of = HandOf
whole_hand_of = WholeHand

__all__ = [
    "discard_random", "discard_top", "draw_more", "flip_top", "from_hand_of", "in_draw_phase", "just_done",
    "look_at_hand", "whole_hand_of",
]  # fmt: skip
