"""What cards do with a deck as a whole, and with the top of somebody else's: searching, looking, leaving the rest."""

from quarterdeck.cardgame.amounts import Amount, Fixed, Provided, amount
from quarterdeck.cardgame.filters import Filter, noun_phrase
from quarterdeck.cardgame.nodes import Effect
from quarterdeck.cardgame.sets import Who
from quarterdeck.cardgame.terms import Q_MODE, V_SEAT
from quarterdeck.games.five_sails import happenings
from quarterdeck.games.five_sails.duel_state import D_SEAT, duel, dueling, side_of
from quarterdeck.games.five_sails.effects.sets import LOOKED_AT, YOUR_DECK, CityTarget
from quarterdeck.games.five_sails.seats import playing
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import ASIDE, DECK, HAND, REVEAL
from quarterdeck.kernel.ability import U_ABILITY, U_ORIGIN
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.decision import NO_ANSWER, key, thing_of
from quarterdeck.kernel.flow import RESULT, SEAT, ask
from quarterdeck.kernel.record import note
from quarterdeck.kernel.words import POSSESSIVE, Words, article, top_cards

ANY_NUMBER = 99


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


class LookAtAdversary(Effect):
    """Look at the top cards of the adversary's deck; only you see them. They lie aside."""

    imperative = True

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        side = side_of(s, f[SEAT])
        if side == NONE or not dueling(s):
            return
        for _ in range(self.n.of(s, f)):
            c = happenings.take_top(s, duel(s)[D_SEAT + 1 - side])
            if c == NONE:
                break
            s.put(c, ASIDE, f[SEAT])
            s.look(c, 1 << f[SEAT])
            f[RESULT] |= 1 << c

    def say(self, w: Words) -> str:
        w.rest = "them"
        deck = f"the adversary{POSSESSIVE} deck"
        if isinstance(self.n, Fixed):
            return f"look at {top_cards(self.n.n)} of {deck}"
        if isinstance(self.n, Provided) and self.n.otherwise:
            more = f"at {top_cards(self.n.n)} if {self.n.condition.say(w)}"
            return f"look at {top_cards(self.n.otherwise)} of {deck}, or {more}"
        return f"look at the top X cards of {deck}, X being {self.n.say(w)}"


class LookAnywhere(Effect):
    """Choose a deck, of any player or the City Deck, and look at its top cards; only you see them. They lie aside."""

    imperative = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        f[RESULT] = 0
        if answer == NO_ANSWER:
            seats = [seat for seat in (*playing(s), s.match.nobody) if s.deck(seat) or s.discard(seat)]
            if not seats:
                return
            options = [key(V_SEAT, seat) for seat in seats]
            answer = ask(s, f, f[SEAT], Q_MODE, options, f[U_ORIGIN], f[U_ABILITY])
            if answer == NO_ANSWER:
                return
        f[RESULT] = look_aside(s, f[SEAT], thing_of(answer), self.n)

    def say(self, w: Words) -> str:
        w.rest = "them"
        return f"look at {top_cards(self.n)} of any player{POSSESSIVE} deck or of the City Deck"


def look_aside(s: FiveSails, seat: int, deck: int, n: int) -> int:
    """A player looks at the top cards of a deck, which lie aside; gives them as a set. What others knew of them they
    cannot follow any longer."""
    seen = 0
    for _ in range(n):
        c = happenings.take_top(s, deck)
        if c == NONE:
            break
        s.put(c, ASIDE, seat)
        s.look(c, 1 << seat)
        seen |= 1 << c
    if n > 1:
        s.mix(s.pile(ASIDE, seat), 1 << seat)
    return seen


class DiscardSome(Effect):
    """Of what lies aside you discard as much as you like, up to a number."""

    imperative = True

    def __init__(self, n: int | Amount) -> None:
        self.n = amount(n)
        self.what = UpTo(self)

    def sets(self) -> tuple[Who, ...]:
        return (self.what,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        happenings.discard(s, f, f[SEAT], self.what.mask(s, f))

    def say(self, w: Words) -> str:
        w.rest = "the rest"
        return f"discard any number of them, up to {self.n.say(w)}"


class UpTo(CityTarget):
    """Cards of those that lie aside, no more than `DiscardSome` says."""

    def __init__(self, of: DiscardSome) -> None:
        super().__init__(LOOKED_AT, (), 0, ANY_NUMBER, False)
        self.of = of

    def limit(self, s: FiveSails, x: Frame) -> int:
        return max(0, self.of.n.of(s, x))


class SinkSome(Effect):
    """Of what lies aside you sink as much as you like; the rest goes back on top of its deck as it lay there.

    If some went away and some stay, only who looked knows which.
    """

    imperative = True

    def __init__(self) -> None:
        self.what = CityTarget(LOOKED_AT, (), 0, ANY_NUMBER, False)

    def sets(self) -> tuple[Who, ...]:
        return (self.what,)

    def run(self, s: FiveSails, f: Frame, answer: int) -> None:
        sunk = self.what.cards(s, f)
        happenings.sink(s, sunk)
        rest = s.pile(ASIDE, f[SEAT])
        if rest and sunk:
            s.mix((*rest, *sunk), 1 << f[SEAT])
        for c in reversed(rest):
            s.put(c, DECK, s.match.owner[c])

    def say(self, w: Words) -> str:
        return "sink any number of them; the others stay on top in the same order"


# The words that cards are written with

search = Search
look_at_adversary = LookAtAdversary
sink_some = SinkSome
look_anywhere = LookAnywhere
discard_some = DiscardSome

__all__ = [
    "discard_some", "look_anywhere", "look_at_adversary", "search", "sink_some",
]  # fmt: skip
