"""What cards do with decks: revealing, looking, searching, sinking, putting back."""

from collections.abc import Callable, Sequence

from quarterdeck.cardgame.amounts import Amount, Fixed, Provided, amount
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.nodes import Effect, Script
from quarterdeck.cardgame.sets import Group, Who
from quarterdeck.cardgame.terms import Q_CARD_ORDER, Q_MODE, V_SEAT
from quarterdeck.cardgame.verbs import Deed, Verb
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.effects.conditions import the_foe
from quarterdeck.games.five_sails.effects.sets import YOUR_DECK, CityTarget, set_aside
from quarterdeck.games.five_sails.seats import playing
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import ASIDE, DECK, HAND, REVEAL
from quarterdeck.kernel.ability import U_ABILITY, U_IT, U_NODE, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.event import members
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import POSSESSIVE, Words, article, top_cards

# Whose deck


class Deck:
    """A row of the vocabulary: a deck, found by looking, with its words; where there are several, one is chosen."""

    def __init__(self, found: Callable[[FiveSails, Frame], Sequence[int]], words: str) -> None:
        self.found = found
        self.words = words

    def __repr__(self) -> str:
        return self.words


def your_own(s: FiveSails, x: Frame) -> Sequence[int]:
    return (x[SEAT],)


def the_citys(s: FiveSails, x: Frame) -> Sequence[int]:
    return (s.match.nobody,)


def anybodys(s: FiveSails, x: Frame) -> Sequence[int]:
    return [seat for seat in (*playing(s), s.match.nobody) if s.deck(seat) or s.discard(seat)]


own_deck = Deck(your_own, "your deck")
city_deck = Deck(the_citys, "the City Deck")  #: The City Deck.
adversarys_deck = Deck(the_foe, f"the adversary{POSSESSIVE} deck")  #: The deck of the player against whom you fight.
#: A deck that you choose, of any player or the City Deck.
any_deck = Deck(anybodys, f"any player{POSSESSIVE} deck or of the City Deck")

# Taking from the top


class Look(Effect):
    """Look at the top cards of a deck, of yours if no other is named; only you see them. They lie aside."""

    imperative = True
    verb = "look at"

    def __init__(self, n: int | Amount, deck: Deck = own_deck) -> None:
        self.n = amount(n)
        self.deck = deck
        #: whether their order may change, so that others cannot follow what they knew of them
        self.mixes = True

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        seats = self.deck.found(s, f)
        if not seats:
            return
        seat = seats[0]
        if len(seats) > 1:
            if answer == NO_ANSWER:
                options = [key(V_SEAT, one) for one in seats]
                answer = ask(s, f, f[SEAT], Q_MODE, options, f[U_ORIGIN], f[U_ABILITY])
                if answer == NO_ANSWER:
                    return
            seat = thing_of(answer)
        for _ in range(self.n.of(s, f)):
            c = happenings.take_top(s, seat)
            if c == NONE:
                break
            s.put(c, ASIDE, f[SEAT])
            self.see(s, f, c)
            f[RESULT] |= 1 << c
        self.seen(s, f)

    def see(self, s: FiveSails, f: Frame, c: int) -> None:
        s.look(c, 1 << f[SEAT])

    def seen(self, s: FiveSails, f: Frame) -> None:
        if self.mixes and self.n.of(s, f) > 1:
            s.mix(s.pile(ASIDE, f[SEAT]), 1 << f[SEAT])

    def say(self, w: Words) -> str:
        w.rest = "them"
        n, deck = self.n, self.deck.words
        if isinstance(n, Fixed):
            return f"{self.verb} {top_cards(n.n)} of {deck}"
        if isinstance(n, Provided) and n.otherwise:
            more = f"{top_cards(n.n)} if {n.condition.say(w)}"
            return f"{self.verb} {top_cards(n.otherwise)} of {deck}, or {self.verb.removeprefix('look ')} {more}"
        return f"{self.verb} as many cards from the top of {deck} as {n.say(w)}"


class Reveal(Look):
    """Reveal the top cards of a deck, of yours if no other is named; they lie aside, where `of="aside"` finds them."""

    verb = "reveal"

    def see(self, s: FiveSails, f: Frame, c: int) -> None:
        show(s, f, c)

    def seen(self, s: FiveSails, f: Frame) -> None:
        """By all."""


def show(s: FiveSails, f: Frame, c: int) -> None:
    s.reveal(c)
    note(s, REVEAL, f[SEAT], c)


class RevealUntil(Effect):
    """Reveal cards from a deck until one passes the filters; that one is the last put aside, and the result."""

    imperative = True

    def __init__(self, *filters: Filter, deck: Deck = own_deck) -> None:
        self.filters = filters
        self.deck = deck

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        seat = self.deck.found(s, f)[0]
        f[RESULT] = 0
        for _ in range(len(s.deck(seat)) + len(s.discard(seat))):
            c = happenings.take_top(s, seat)
            if c == NONE:
                return
            s.put(c, ASIDE, f[SEAT])
            show(s, f, c)
            if fits_all(s, f, c, self.filters):
                f[RESULT] = 1 << c
                return

    def say(self, w: Words) -> str:
        w.speak(("revealed", *map(id, self.filters)))
        wanted = article(noun_phrase(w, self.filters, "card"))
        return f"reveal cards from the top of {self.deck.words} until {wanted} appears"


def show_adversarys(s: FiveSails, f: Frame) -> None:
    f[U_IT] = NONE
    for seat in the_foe(s, f):
        f[U_IT] = happenings.take_top(s, seat)
        if f[U_IT] != NONE:
            show(s, f, f[U_IT])


#: The top card of the adversary's deck is revealed, and stays where it is.
show_top = Deed(show_adversarys, f"reveal the top card of {adversarys_deck.words}, which stays there")

# What becomes of it


def sink_them(s: FiveSails, f: Frame, who: int, n: int) -> None:
    happenings.sink(s, members(who))


def some_there(s: FiveSails, x: Frame, cards: list[int]) -> bool:
    return bool(cards)


sink = Verb(
    sink_them, "is sunk", "are sunk", "sink {who}", payable=some_there, imperative=True,
    doc="Cards go to the bottom of the deck they belong to.",
)  # fmt: skip
the_rest = Group(set_aside, "the rest")  #: What still lies aside of the cards that were revealed or looked at.


class PutBack(Effect):
    """What lies aside goes back on top of its deck in an order that its player chooses, or in that in which it lay.

    The top card is chosen first. Others who knew some of these cards no longer know where they lie.
    """

    imperative = True

    def __init__(self, same_order: bool = False) -> None:
        self.same_order = same_order

    def lay(self, script: Script) -> None:
        super().lay(script)
        for node in script.row if self.same_order else ():
            if isinstance(node, Look):
                node.mixes = False

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        cards = s.pile(ASIDE, f[SEAT])
        if self.same_order:
            for c in reversed(cards):
                s.put(c, DECK, s.match.owner[c])
            return
        left = [c for c in cards if not s.memo[c]]
        if left:
            if answer == NO_ANSWER:
                answer = ask(s, f, f[SEAT], Q_CARD_ORDER, card_keys(s, left), f[U_ORIGIN], f[U_ABILITY])
                if answer == NO_ANSWER:
                    return
            s.own()
            s.memo[keyed_card(s, left, answer)] = len(cards) - len(left) + 1
            f[U_NODE] -= 1
            return
        for c in sorted(cards, key=lambda c: -s.memo[c]):
            s.put(c, DECK, s.match.owner[c])
            s.block[c] = 0
            if len(cards) > 1:
                s.known[c] &= 1 << f[SEAT]

    def say(self, w: Words) -> str:
        return f"put {w.rest} back on top in {'the same' if self.same_order else 'any'} order"


class Search(Effect):
    """You look through your deck for a card, show it and take it into your hand; then the deck is shuffled."""

    imperative = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters
        self.what = CityTarget(YOUR_DECK, filters, aimed=False)

    def sets(self) -> tuple[Who, ...]:
        return (self.what,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = self.what.mask(s, f)
        for c in self.what.cards(s, f):
            s.reveal(c)
            s.put(c, HAND, f[SEAT])
            note(s, REVEAL, f[SEAT], c)
        happenings.shuffle(s, f[SEAT])

    def say(self, w: Words) -> str:
        wanted = article(noun_phrase(w, self.filters, "card"))
        return f"search your deck for {wanted}, reveal it, put it into your hand and shuffle your deck"


# The words that cards are written with

look = Look
reveal = Reveal
reveal_until = RevealUntil
put_back = PutBack
search = Search

__all__ = [
    "adversarys_deck", "any_deck", "city_deck", "look", "put_back", "reveal", "reveal_until", "search", "show_top",
    "sink", "the_rest",
]  # fmt: skip
