"""What cards do with decks and piles: revealing, searching, sinking, looking, ordering."""

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.terms import Q_CARD_ORDER
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import ASIDE, DECK, REVEAL
from quarterdeck.kernel.ability import U_ABILITY, U_NODE, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words, article, count, top_cards


def set_aside(s: FiveSails, f: Frame, deck: int) -> int:
    """Reveal the top card of a deck to all and put it aside; gives the card, or NONE."""
    c = happenings.take_top(s, deck)
    if c != NONE:
        s.put(c, ASIDE, f[SEAT])
        s.reveal(c)
        note(s, REVEAL, f[SEAT], c)
    return c


class RevealTop(Effect):
    """Reveal cards from the top of your deck (or the City Deck); they lie aside, where `of="aside"` finds them."""

    def __init__(self, n: int | Amount, city: bool = False) -> None:
        self.n = amount(n)
        self.city = city

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        for _ in range(self.n.of(s, f)):
            c = set_aside(s, f, s.match.nobody if self.city else f[SEAT])
            if c == NONE:
                break
            f[RESULT] |= 1 << c

    imperative = True

    def say(self, w: Words) -> str:
        deck = "the City Deck" if self.city else "your deck"
        if isinstance(self.n, Fixed):
            return f"reveal {count(self.n.n, 'card')} from the top of {deck}"
        return f"reveal as many cards from the top of {deck} as {self.n.say(w)}"


class RevealUntil(Effect):
    """Reveal cards from a deck until one passes the filters; that one is the last put aside, and the result."""

    def __init__(self, *filters: Filter, city: bool = False) -> None:
        self.filters = filters
        self.city = city

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        deck = s.match.nobody if self.city else f[SEAT]
        f[RESULT] = 0
        for _ in range(len(s.deck(deck)) + len(s.discard(deck))):
            c = set_aside(s, f, deck)
            if c == NONE:
                return
            if fits_all(s, f, c, self.filters):
                f[RESULT] = 1 << c
                return

    imperative = True

    def say(self, w: Words) -> str:
        deck = "the City Deck" if self.city else "your deck"
        w.speak(("revealed", *map(id, self.filters)))
        return f"reveal cards from the top of {deck} until {article(noun_phrase(w, self.filters, 'card'))} appears"


class SinkRest(Effect):
    """What still lies aside goes to the bottom of its deck."""

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.sink(s, list(s.pile(ASIDE, f[SEAT])))

    imperative = True

    def say(self, w: Words) -> str:
        return "sink the rest"


class Sink(Effect):
    """Cards go to the bottom of the deck they belong to."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def sets(self) -> tuple[Who, ...]:
        return (self.who,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.sink(s, self.who.cards(s, f))

    def payable(self, s: FiveSails, x: Frame) -> bool:
        return bool(self.who.cards(s, x))

    imperative = True

    def say(self, w: Words) -> str:
        return f"sink {self.who.say(w)}"


class LookTop(Effect):
    """Look at the top cards of your deck (or the City Deck); only you see them. They lie aside."""

    def __init__(self, n: int, city: bool = False) -> None:
        self.n = n
        self.city = city

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        for _ in range(self.n):
            c = happenings.take_top(s, s.match.nobody if self.city else f[SEAT])
            if c == NONE:
                break
            s.put(c, ASIDE, f[SEAT])
            s.look(c, 1 << f[SEAT])
            f[RESULT] |= 1 << c
        if self.n > 1:  # others see cards being taken from among these, but not which
            s.mix(s.pile(ASIDE, f[SEAT]), 1 << f[SEAT])

    imperative = True

    def say(self, w: Words) -> str:
        deck = "the City Deck" if self.city else "your deck"
        w.rest = "them"
        return f"look at {top_cards(self.n)} of {deck}"


class PutBack(Effect):
    """What lies aside goes back on top of its deck in an order that its player chooses: the top card first.

    Others who knew some of these cards no longer know where they lie.
    """

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = s.pile(ASIDE, f[SEAT])
        left = [c for c in cards if not s.memo[c]]
        if left:
            if answer == NO_ANSWER:
                answer = ask(s, f, f[SEAT], Q_CARD_ORDER, card_keys(s, left), f[U_ORIGIN], f[U_ABILITY])
                if answer == NO_ANSWER:
                    return
            s.memo[keyed_card(s, left, answer)] = len(cards) - len(left) + 1
            f[U_NODE] -= 1
            return
        for c in sorted(cards, key=lambda c: -s.memo[c]):
            s.put(c, DECK, s.match.owner[c])
            s.block[c] = 0
            if len(cards) > 1:
                s.known[c] &= 1 << f[SEAT]

    imperative = True

    def say(self, w: Words) -> str:
        return f"put {w.rest} back on top in any order"


# Players drawing


# The words that cards are written with

reveal_top = RevealTop
reveal_until = RevealUntil
sink_rest = SinkRest
sink = Sink
look_top = LookTop
put_back = PutBack

__all__ = [
    "look_top", "put_back", "reveal_top", "reveal_until", "sink", "sink_rest",
]  # fmt: skip
