"""What texts do with decks: searching, looking, shuffling."""

from quarterdeck.cardgame.amounts import Amount, Fixed, amount
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.keys import card_keys, keyed_card
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Group
from quarterdeck.cardgame.terms import Q_CARDS, Q_CARD_ORDER, V_DONE
from quarterdeck.cardgame.verbs import Deed
from quarterdeck.games.ccg import happenings
from quarterdeck.games.ccg.effects.sets import looked_at
from quarterdeck.games.ccg.kinds import ASIDE, DECK, HAND, T_SEARCH
from quarterdeck.games.ccg.state import DIRTY_HAND, SeventhSea
from quarterdeck.kernel.ability import U_ABILITY, U_NODE, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, verb_of
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import Words, article, top_cards

TO_HAND, ON_TOP, TO_USE = "hand", "top", "aside"
SHUFFLING = "then shuffle your deck"
GOES = {
    TO_HAND: f"show it and put it into your hand, {SHUFFLING}", ON_TOP: f"show it, {SHUFFLING} and put it on top",
    TO_USE: f"show it, {SHUFFLING}",
}  # fmt: skip


class Search(Effect):
    """Search your deck for a card that passes the filters, show it, and put it into your hand or on top.

    What is found for an effect that follows lies aside. The discard pile may be searched as well.
    """

    imperative = True

    def __init__(self, *filters: Filter, to: str = TO_HAND, and_discard: bool = False) -> None:
        self.filters = filters
        self.to = to
        self.and_discard = and_discard

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        seat = f[SEAT]
        happenings.replenish(s, seat)
        among = [*s.deck(seat), *(s.discard(seat) if self.and_discard else ())]
        found = sorted([c for c in among if fits_all(s, f, c, self.filters)], key=s.match.definition.__getitem__)
        if answer == NO_ANSWER:
            for c in s.deck(seat):
                s.look(c, 1 << seat)
            answer = ask(s, f, seat, Q_CARDS, [*card_keys(s, found), key(V_DONE)], f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        c = NONE if verb_of(answer) == V_DONE else keyed_card(s, found, answer)
        if c != NONE:
            s.put(c, ASIDE, seat)
        happenings.shuffle(s, seat)
        f[RESULT] = 0
        if c != NONE:
            if self.to != TO_USE:
                s.put(c, HAND if self.to == TO_HAND else DECK, seat)
            s.reveal(c)
            s.dirty |= DIRTY_HAND
            f[RESULT] = 1 << c
        note(s, T_SEARCH, seat, c, amount=s.zone[c] if c != NONE else 0)
        if c != NONE:
            happenings.replenish(s, seat)

    def say(self, w: Words) -> str:
        noun = article(noun_phrase(w, self.filters, "card"))
        where = "your deck and discard pile" if self.and_discard else "your deck"
        return f"search {where} for {noun}, {GOES[self.to]}"


class DigFor(Effect):
    """Turn up cards of your deck until one passes the filters, which you take; the others are discarded.

    The end of the deck ends it.
    """

    imperative = True

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        seat = f[SEAT]
        f[RESULT] = going = 0
        happenings.replenish(s, seat)
        for c in reversed(s.deck(seat)):
            s.reveal(c)
            if fits_all(s, f, c, self.filters):
                happenings.take_to_hand(s, f, seat, 1 << c)
                break
            going |= 1 << c
        if going:
            happenings.discard(s, f, seat, going)

    def say(self, w: Words) -> str:
        noun = article(noun_phrase(w, self.filters, "card"))
        return (
            f"reveal cards from the top of your deck until {noun} comes up or the deck ends; take that card into your "
            "hand and discard the others"
        )


class Look(Effect):
    """Look at the top cards of your deck; they lie aside until they are put somewhere."""

    imperative = True

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        for _ in range(self.n.of(s, f)):
            if not happenings.replenish(s, f[SEAT]):
                return
            c = s.deck(f[SEAT])[-1]
            s.put(c, ASIDE, f[SEAT])
            s.look(c, 1 << f[SEAT])
            f[RESULT] |= 1 << c
        happenings.replenish(s, f[SEAT])  # the last card may have left the deck (CG-PILES-03)

    def say(self, w: Words) -> str:
        w.rest = "them"
        if isinstance(self.n, Fixed):
            return f"look at {top_cards(self.n.n)} of your deck"
        return f"look at the top X cards of your deck, X being {self.n.say(w)}"


def drop_rest(s: SeventhSea, f: Frame) -> None:
    who = 0
    for c in s.pile(ASIDE, f[SEAT]):
        who |= 1 << c
    happenings.discard(s, f, f[SEAT], who)


class PutBack(Effect):
    """Put the cards that were looked at back on top of your deck in an order that you choose."""

    imperative = True

    def run(self, s: SeventhSea, f: Frame, answer: int) -> None:
        aside = s.pile(ASIDE, f[SEAT])
        if not aside:
            return
        if answer == NO_ANSWER:
            answer = ask(s, f, f[SEAT], Q_CARD_ORDER, card_keys(s, aside), f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        s.put(keyed_card(s, aside, answer), DECK, f[SEAT])
        f[U_NODE] -= 1

    def say(self, w: Words) -> str:
        return f"put {w.rest} back on top of your deck in any order"


def shuffle_yours(s: SeventhSea, f: Frame) -> None:
    happenings.shuffle(s, f[SEAT])


shuffle_deck = Deed(shuffle_yours, "shuffle your deck")  #: Shuffle your deck.
discard_rest = Deed(drop_rest, "discard the rest")  #: Discard what is left of what was looked at.
the_rest = Group(looked_at, "the rest", many=True)  #: What is left of what was looked at.

# The words that cards are written with

search_deck = Search
look_at_top = Look
dig_for = DigFor
put_back_in_order = PutBack()  #: Put what was looked at back on top, in any order.

__all__ = [
    "dig_for", "discard_rest", "look_at_top", "put_back_in_order", "search_deck", "shuffle_deck", "the_rest",
]  # fmt: skip
